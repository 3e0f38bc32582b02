// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"
#include "gui/plots/chart_export.h"
#include "gui/services/file_tasks.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace trainyard {

class ChartCard;
class ChartGroup;
class StudyChart;

/// The menu of a page's charts, by the right mouse button or the menu key: the view before, everything, copies to the
/// clipboard, export with a size.
class ChartMenu : public QObject {
    Q_OBJECT
public:
    /// `group`: of the charts over time; null where a page has none.
    ChartMenu(ChartGroup* group, QWidget* page);
    void add(ChartCard* card); ///< until the card is destroyed
    void add(StudyChart* chart);
    /// A chart that draws itself and has no view to move: a map, a table of cells, lanes. Its picture is what it shows;
    /// it has no values to copy.
    void addDrawing(QWidget* drawing);

signals:
    void noticed(const QString& text);
    void failed(const trainyard::Error& error);

private:
    /// What the menu needs of a chart, whatever its kind.
    struct Source {
        QPointer<QWidget> chart;
        bool any = true; ///< there is something to copy
        bool canGoBack = false, moved = false;
        std::function<void()> back, reset; ///< empty: it has no view
        std::function<QImage(double scale)> image;
        std::function<Result<ChartFile>(const QString& file, const SheetLayout& sheet)> record;
        bool values = true; ///< it can be written as .csv
    };
    void popup(const Source& source, const QPoint& place);
    void copyPicture(const Source& source);
    void copyValues(const Source& source);
    void exportChart(const Source& source);
    void save(const Source& source, const QString& suffix, const SheetLayout& sheet);

    ChartGroup* m_group;
    QWidget* m_page;
    FileTasks m_files;
};

} // namespace trainyard
