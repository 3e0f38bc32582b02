// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"
#include "gui/timeline/timeline_view_model.h"

#include <array>

class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSplitter;
class QToolButton;

namespace trainyard {

class AppSettings;
class Card;
class ExportBar;
class Label;
class TimelinePane;
class TimelineTables;

/// Traces over time: one, or two below each other with the same zoom, aligned at their first steps. Below them are the
/// measures of the ranks or the totals by name, and the selected slice, of the trace used last.
class TimelinePage : public Page {
    Q_OBJECT
public:
    TimelinePage(const Services& services, AppSettings& settings, QWidget* parent = nullptr);
    ~TimelinePage() override;

    PageId id() const override { return PageId::Timeline; }
    QString title() const override { return tr("Timeline"); }
    QString icon() const override { return QStringLiteral("timeline"); }
    void focusSearch() override;
    void activated() override { m_model->findOwnTraces(); }
    void openRun(const QString& runId) override { m_model->openRun(runId); }

    TimelineViewModel* model() { return m_model; }
    TimelinePane& pane(int side) { return *m_panes[std::size_t(side)]; }
    TimelineTables& tables() { return *m_tables; }
    /// Writes the visible part as PNG.
    void exportTo(const QString& file);

private:
    QWidget* makeHeader();
    QWidget* makeDetails();
    QMenu* makeTracesMenu();
    void addOwnTraces(QMenu& menu);
    static QString traceTitle(const TraceFolder& trace);
    void choose(TimelineViewModel::Side side, bool folder);
    void touch(int side);
    void follow(int leader); ///< makes the other view show the same times as this one
    void find(bool backwards);
    void refresh();
    void refreshDetails();
    void showSlice(const QString& text);
    void clearSlice();
    void alignSelected();

    TimelineViewModel* m_model;
    AppSettings& m_settings;
    std::array<TimelinePane*, TimelineViewModel::kSides> m_panes{};
    /// The time in each trace that is aligned with the other's.
    std::array<qint64, TimelineViewModel::kSides> m_origin{};
    int m_active = 0;
    int m_shownSide = 0;
    bool m_following = false;
    QSplitter* m_split;
    QPushButton* m_traces;
    QPushButton* m_beside;
    QLineEdit* m_search;
    Label* m_matches;
    QList<QWidget*> m_tools;
    QToolButton* m_align;
    TimelineTables* m_tables;
    Card* m_sliceCard;
    QPlainTextEdit* m_slice;
    QWidget* m_details;
    ExportBar* m_export;
};

} // namespace trainyard
