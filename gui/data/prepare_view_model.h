// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/data_prepare_service.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

namespace trainyard {

/// Time and space needed to prepare a data set in the chosen form. Asks the engine, which tries a few images. GUI
/// thread; never blocks.
class PrepareViewModel : public QObject {
    Q_OBJECT
public:
    /// `unreadable`: samples that the last inspection could not read.
    PrepareViewModel(DataPrepareService* service, const std::string& machine, const DataSpec& data,
                     std::int64_t unreadable, QObject* parent = nullptr);
    ~PrepareViewModel() override;

    const DataSpec& data() const { return m_data; } ///< with the prepared cache on
    void setSize(int height, int width);
    /// Larger images, from which training takes random crops; otherwise the fit applies.
    void setForCrops(bool on);
    void setFit(FitKind fit);
    void setStorage(CacheStorage storage);
    /// What an unreadable image does to the preparation and to the runs that use its result: ends them, or is skipped.
    void setUnreadable(UnreadablePolicy policy);
    bool maySkip() const;

    bool waiting() const { return m_waiting; }
    QString error() const { return m_error; }                             ///< empty = none
    const std::optional<PreparationPlan>& plan() const { return m_plan; } ///< none while waiting()
    bool fits() const;                                                    ///< whether the disk has enough space
    /// Why the preparation would certainly fail: known unreadable samples that are not skipped. Empty = it would not.
    QString unreadableText() const;
    bool canStart() const { return m_plan && !m_plan->prepared && fits() && unreadableText().isEmpty(); }
    QString imagesText() const; ///< "60,000 of 32 × 32, kept as pixels"
    QString diskText() const;   ///< "176 MiB in 3 files; 12 GiB are free"
    QString timeText() const;   ///< "about 4 s, 14,000 images/s"

signals:
    void changed();

private:
    void change(const std::function<void(DataSpec&)>& what);

    DataPrepareService* m_service;
    std::string m_machine;
    DataSpec m_data;
    std::int64_t m_unreadable;
    QTimer m_soon;
    bool m_waiting = false;
    QString m_error;
    std::optional<PreparationPlan> m_plan;
};

} // namespace trainyard
