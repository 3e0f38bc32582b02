// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace trainyard {

/// Version, what Trainyard is, its licences and the components it is built from.
class AboutDialog : public QDialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

} // namespace trainyard
