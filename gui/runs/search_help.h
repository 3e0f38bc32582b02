// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace trainyard {

/// A popup that explains the query language of the runs table; clicking an example tries it.
class SearchHelp : public QFrame {
    Q_OBJECT
public:
    explicit SearchHelp(QWidget* parent);
    void popup(const QPoint& globalTopLeft);

signals:
    void exampleChosen(const QString& query);
};

} // namespace trainyard
