// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/report/rendered_report.h"
#include "gui/services/store_service.h"

#include <QObject>
#include <QSet>
#include <QTimer>

#include <functional>
#include <map>
#include <optional>

namespace trainyard {

/// The report that a person writes. Text is parsed at once, blocks are read from the store in the background, and what
/// was written is saved after a pause. Lives in the GUI thread.
class ReportViewModel : public QObject {
    Q_OBJECT
public:
    explicit ReportViewModel(StoreService* store, QObject* parent = nullptr);
    ~ReportViewModel() override; ///< saves what is not saved yet

    /// A new report about these runs; it is stored at once.
    void begin(const QStringList& runs, const QStringList& series, const QString& group = {});
    void open(qint64 key);
    /// The one that was changed last, if there is any and none is open.
    void openNewest();
    void remove(); ///< the open one, for good
    /// A page that is not shown reads nothing.
    void setActive(bool active);

    bool isOpen() const { return m_key != 0; }
    qint64 key() const { return m_key; }
    const QString& title() const { return m_title; }
    void setTitle(const QString& title);
    const QString& text() const { return m_text; }
    void setText(const QString& text);
    const ReportText& parsed() const { return m_parsed; }
    /// What the n-th block shows; null while it is read for the first time.
    SharedBlock drawn(std::size_t block) const;
    const std::vector<ReportRow>& reports() const { return m_reports; } ///< changed last first

    /// Frozen charts show what they showed then, for ever.
    bool isFrozen() const { return m_frozen.has_value(); }
    double frozenAt() const { return m_frozen ? m_frozen->time : 0.0; }
    void setFrozen(bool frozen);
    double savedAt() const { return m_savedAt; }
    bool isSaved() const { return !m_dirty && !m_saving; }

    /// As it is shown now. Blocks and pictures that have not been read are missing: isDrawn() and
    /// RenderedReport::unread tell; they are read in the background. Needs a QGuiApplication.
    RenderedReport rendered();
    bool isDrawn() const; ///< every block
    void save();          ///< now

signals:
    void opened();        ///< another report, or none
    void textChanged();   ///< by open() and begin(), or parsed anew
    void blocksChanged(); ///< some were drawn anew
    void reportsChanged();
    void savedChanged();
    void failed(const trainyard::Error& error);

private:
    struct Read {
        SharedBlock block;
        QByteArray fingerprint;
    };
    void readReports(std::function<void()> then = {});
    void take(const ReportRow& row);
    void close();
    void draw(bool all);
    void takeDrawn(std::map<QString, Read> drawn);
    void touch();
    void readMissing(const QStringList& pictures);

    StoreService* m_store;
    std::vector<ReportRow> m_reports;
    qint64 m_key = 0;
    double m_createdAt = 0.0;
    QString m_title, m_text;
    ReportText m_parsed;
    std::map<QString, Read> m_drawn; ///< by identity
    std::optional<FrozenReport> m_frozen;
    PicturesRead m_pictures;
    QSet<QString> m_picturesAsked;
    QTimer m_drawSoon, m_drawAgain, m_saveSoon;
    quint64 m_generation = 0; ///< of the open report
    bool m_active = false;
    bool m_dirty = false, m_saving = false;
    bool m_reading = false, m_stale = false;
    double m_savedAt = 0.0;
};

} // namespace trainyard
