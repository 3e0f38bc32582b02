// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/run_checkpoints.h"
#include "gui/services/services.h"

#include <QObject>

#include <list>
#include <optional>
#include <set>

namespace trainyard {

/// Which mistakes the grid shows first.
enum class MistakeOrder { MostSure, HighestLoss, LeastSure };

/// Which mistakes it shows at all; an empty member lets every class pass.
struct MistakeFilter {
    std::optional<int> actual, predicted; ///< class indices
    bool any() const { return actual || predicted; }
    friend bool operator==(const MistakeFilter&, const MistakeFilter&) = default;
};

/// What a checkpoint predicts on a set: asks the engine through Services::looks and keeps the answers of this session,
/// so that a checkpoint that was seen before is shown at once. Without the service (in tests), take() supplies the
/// answer.
class PredictionsViewModel : public QObject {
    Q_OBJECT
public:
    enum class State { Idle, Working, Answered, Failed, Cancelled };

    explicit PredictionsViewModel(const Services& services, QObject* parent = nullptr);
    ~PredictionsViewModel() override;

    void showCheckpoint(const RunRow& run, const RunCheckpoint& checkpoint);
    void setValidation(bool validation); ///< the set: validation or training
    bool validation() const { return m_validation; }
    void cancel();
    void askAgain(); ///< after a failure, or when it was cancelled
    void take(std::shared_ptr<const PredictionReport> report);
    void takeFailure(const Error& error);

    State state() const { return m_state; }
    double progress() const { return m_progress; } ///< 0 to 1; negative: not known
    QString progressText() const;                  ///< "3,000 of 10,000 samples"
    QString error() const { return m_error; }
    const PredictionReport* report() const { return m_report.get(); } ///< null unless Answered
    std::shared_ptr<const PredictionReport> sharedReport() const { return m_report; }
    const NetLookService::Net& net() const { return m_net; }

    QString className(int index) const;
    QString shortHeadline() const; ///< without the mistakes
    QString headline() const; ///< rich text: "91.4 % top-1 · 99.6 % top-5 · 857 mistakes in 10,000 validation images"
    /// What the figures leave out: unreadable samples, a part of the classes. Empty: nothing.
    QString remark() const;

    MistakeOrder order() const { return m_order; }
    void setOrder(MistakeOrder order);
    const MistakeFilter& filter() const { return m_filter; }
    void setFilter(const MistakeFilter& filter);
    QString filterText() const; ///< "“cat” taken for “dog”"
    /// Positions in report()->mistakes, in the chosen order, of the mistakes that pass the filter.
    const std::vector<int>& shown() const { return m_shown; }
    qint64 passing() const;    ///< mistakes of the set that pass the filter, listed or not
    QString shownText() const; ///< "24 of 857; top line: predicted, below: true class"

    /// The picture file of a sample; empty: not here yet, or there is none. wantPictures() asks the engine for it.
    const std::string& picture(std::int64_t sample) const;
    bool hasPictures() const; ///< the samples are images
    void wantPictures(const std::vector<std::int64_t>& samples);

    QByteArray mistakesAsCsv() const; ///< those shown, in their order
    QByteArray classesAsCsv() const;
    QByteArray matrixAsCsv() const;

signals:
    void changed();         ///< another state or another answer
    void progressChanged(); ///< while Working
    void shownChanged();    ///< order or filter
    void picturesCame();

private:
    QStringList accuracies() const; ///< of the report, which there must be
    struct Key {
        NetLookService::Net net;
        std::int64_t step = 0; ///< "best" is written again under the same name
        bool validation = true;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Kept {
        Key key;
        std::shared_ptr<const PredictionReport> report;
        std::map<std::int64_t, std::string> pictures; ///< by sample
    };
    void ask();
    void forgetQuestions();
    void show(std::list<Kept>::iterator kept);
    void rebuild();

    Services m_services;
    NetLookService::Net m_net;
    std::int64_t m_step = -1;
    bool m_validation = true;
    State m_state = State::Idle;
    double m_progress = -1.0;
    qint64 m_done = 0, m_total = 0;
    QString m_error;
    qint64 m_asked = 0, m_askedPictures = 0; ///< numbers of the requests in progress
    std::set<std::int64_t> m_wanted;         ///< pictures asked for
    std::list<Kept> m_kept;                  ///< the newest first
    std::shared_ptr<const PredictionReport> m_report;
    MistakeOrder m_order = MistakeOrder::MostSure;
    MistakeFilter m_filter;
    std::vector<int> m_shown;
};

} // namespace trainyard
