// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace trainyard {

class ImportService;
class Label;

/// A quiet line that tells of run directories which the store does not know, such as those of scripts that were started
/// by hand, and offers to add them. Hidden as long as there are none, and once a person has closed it, until there are
/// more.
class UnknownRunsBar : public QWidget {
    Q_OBJECT
public:
    /// `service`: null for a window that cannot add runs; must outlive the bar.
    explicit UnknownRunsBar(ImportService* service, QWidget* parent = nullptr);
    void look(); ///< counts them again; call it whenever the page appears

signals:
    void addRequested();

private:
    void tell(int count);

    ImportService* m_service;
    Label* m_text;
    int m_count = 0, m_closedAt = 0;
};

} // namespace trainyard
