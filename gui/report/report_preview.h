// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/report/rendered_report.h"

#include <QScrollArea>

#include <vector>

class QVBoxLayout;

namespace trainyard {

class ReportTextView;
struct Error;

/// The page as readers will see it: text, charts that can be zoomed, tables, and mistakes in the place of their blocks.
/// GUI thread.
class ReportPreview : public QScrollArea {
    Q_OBJECT
public:
    explicit ReportPreview(QWidget* parent = nullptr);
    /// Keeps the parts that are still the same, so that nothing flickers while somebody types.
    void show(const RenderedReport& report, const std::vector<bool>& pending);
    using QWidget::show;
    /// Scrolls to the n-th heading of the report.
    void showHeading(int heading);
    /// Frames the card of this block; −1: none.
    void markBlock(int block);
    QStringList texts() const; ///< of all parts, in order (tests)

signals:
    void noticed(const QString& text);
    void failed(const trainyard::Error& error);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// One part of the page: words, or what stands in place of a block.
    struct Part {
        enum class Kind { Text, Chart, Table, Problem, Pending };
        Kind kind = Kind::Text;
        int block = -1;
        QString content = {};   ///< HTML, or words
        SharedBlock drawn = {}; ///< of a chart or table
        QString chart = {};     ///< what tells a chart that has grown from another one
        QWidget* widget = nullptr;
        bool showsSame(const Part& other) const;
    };
    std::vector<Part> partsOf(const RenderedReport& report, const std::vector<bool>& pending) const;
    QWidget* makePart(const Part& part);
    std::vector<Part> m_parts;
    QWidget* m_page;
    QVBoxLayout* m_column;
    int m_marked = -1;
};

} // namespace trainyard
