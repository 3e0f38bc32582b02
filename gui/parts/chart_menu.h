// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"
#include "gui/services/file_tasks.h"

#include <QObject>

namespace trainyard {

class ChartCard;
class ChartGroup;
struct SheetLayout;

/// The menu of a page's charts, by the right mouse button or the menu key: the view before, the whole range, copies to
/// the clipboard, export with a size.
class ChartMenu : public QObject {
    Q_OBJECT
public:
    ChartMenu(ChartGroup* group, QWidget* page);
    void add(ChartCard* card); ///< until the card is destroyed

signals:
    void noticed(const QString& text);
    void failed(const trainyard::Error& error);

private:
    void popup(ChartCard* card, const QPoint& place);
    void copyPicture(const ChartCard& card);
    void copyValues(const ChartCard& card);
    void exportChart(ChartCard* card);
    void save(const ChartCard& card, const QString& suffix, const SheetLayout& sheet);

    ChartGroup* m_group;
    QWidget* m_page;
    FileTasks m_files;
};

} // namespace trainyard
