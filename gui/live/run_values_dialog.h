// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/services.h"
#include "storage/store/types.h"

#include <QDialog>

namespace trainyard {

class LayersPane;

/// The histograms of a run that has no checkpoints of ours to look inside, such as a program's or an imported one. Not
/// modal. After show() it deletes itself when closed.
class RunValuesDialog : public QDialog {
    Q_OBJECT
public:
    RunValuesDialog(const Services& services, const RunRow& run, QWidget* parent = nullptr);

private:
    LayersPane* m_pane;
};

} // namespace trainyard
