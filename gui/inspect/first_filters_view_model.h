// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/run_checkpoints.h"
#include "gui/services/services.h"

#include <QObject>
#include <QString>

#include <map>
#include <memory>
#include <optional>

namespace trainyard {

/// The filters of a checkpoint's first convolution, asked of the engine of the run's machine. Keeps the answers of the
/// session.
class FirstFiltersViewModel : public QObject {
    Q_OBJECT
public:
    explicit FirstFiltersViewModel(const Services& services, QObject* parent = nullptr);
    ~FirstFiltersViewModel() override;

    void showCheckpoint(const RunRow& run, const RunCheckpoint& checkpoint);
    /// Null: not known yet, or the net has none.
    const FirstFilters* filters() const;
    void take(const std::optional<FirstFilters>& filters); ///< the answer
    void takeFailure(const Error& error);
    QString text() const; ///< "conv1 · 16 filters of 3 × 3, in colour", or why there are none

signals:
    void changed();

private:
    using Key = std::pair<NetLookService::Net, qint64>; ///< and the step, as files are overwritten
    const Services m_services;
    std::map<Key, std::optional<FirstFilters>> m_known;
    Key m_key;
    qint64 m_asked = 0;
    QString m_error;
};

} // namespace trainyard
