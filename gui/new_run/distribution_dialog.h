// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/distribution_view_model.h"

#include <QDialog>

class QStackedWidget;

namespace trainyard {

class WholeBox;
class EmptyState;
class Label;
class RankShares;
class SegmentedControl;

/// The distribution check: how ranks would share the samples of an epoch, class by class, and the resulting warnings.
/// Not modal; after show() it deletes itself when closed.
class DistributionDialog : public QDialog {
    Q_OBJECT
public:
    /// `engine`: another engine, for tests.
    explicit DistributionDialog(const RunSpec& spec, QWidget* parent = nullptr, const QString& engine = {});
    DistributionViewModel& model() { return m_model; }

signals:
    /// The user chose this way of sharing samples for runs.
    void shardingChosen(trainyard::Sharding sharding);

private:
    QWidget* makeBar();
    void refresh();

    DistributionViewModel m_model;
    SegmentedControl* m_sharding;
    WholeBox* m_ranks;
    WholeBox* m_batch;
    QStackedWidget* m_stack;
    RankShares* m_shares;
    EmptyState* m_message;
    Label* m_totals;
    Label* m_warnings;
};

} // namespace trainyard
