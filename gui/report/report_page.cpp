// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_page.h"

#include "gui/formats/format.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/page_parts.h"
#include "gui/report/report_editor.h"
#include "gui/report/report_preview.h"
#include "gui/report/report_view_model.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/segmented_control.h"

#include <QAction>
#include <QBoxLayout>
#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>

namespace trainyard {
namespace {

const QString kViewKey = QStringLiteral("report/view");
const QString kSplitterKey = QStringLiteral("report/splitter");
constexpr int kOutlineWidth = 188;
constexpr int kOutlineRow = 26;
constexpr int kOutlineIndent = 3; // spaces for a level

} // namespace

ReportPage::ReportPage(const Services& services, AppSettings& settings, QWidget* parent)
    : Page(parent), m_services(services), m_settings(settings), m_model(new ReportViewModel(services.store, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    makeActions();
    layout->addWidget(makeHeader());
    m_none = new EmptyState(QStringLiteral("new"), tr("No reports yet"),
                            tr("A report is a page of text with charts and tables of runs. It is kept in the store and "
                               "exported as a web page, PDF or LaTeX. Select runs on the Runs page and choose Report…, "
                               "or begin with an empty one."),
                            tr("New report"));
    connect(m_none, &EmptyState::actionTriggered, this, [this] { m_model->begin({}, {}); });

    m_editor = new ReportEditor;
    m_place = new Label({}, FontRole::Caption, Token::T3);
    auto* text = new Card(tr("Text"), tr("Markdown"));
    text->addHeaderWidget(m_place);
    text->body()->setContentsMargins(1, 0, 1, 1);
    text->body()->addWidget(makeRule());
    text->body()->addWidget(m_editor, 1);
    m_writing = text;
    m_preview = new ReportPreview;
    m_reading = makeFrame(m_preview);
    m_splitter = new QSplitter;
    m_splitter->setHandleWidth(8);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_writing);
    m_splitter->addWidget(m_reading);
    m_splitter->setSizes({404, 640});
    m_splitter->restoreState(settings.state(kSplitterKey).toByteArray());
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { m_settings.setState(kSplitterKey, m_splitter->saveState()); });
    auto* parts = new QWidget;
    auto* row = new QHBoxLayout(parts);
    row->setContentsMargins(12, 0, 12, 12);
    row->setSpacing(8);
    row->addWidget(makeOutline());
    row->addWidget(m_splitter, 1);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_none);
    m_stack->addWidget(parts);
    layout->addWidget(m_stack, 1);

    connect(m_editor, &ReportEditor::reportEdited, m_model, &ReportViewModel::setText);
    connect(m_editor, &QPlainTextEdit::cursorPositionChanged, this, [this] { showWanted(m_editor->currentLine()); });
    connect(m_preview, &ReportPreview::noticed, this, [this](const QString& said) { emit noticed(said, {}); });
    connect(m_preview, &ReportPreview::failed, this, &Page::failed);
    connectModel();
    show(View(std::clamp(settings.state(kViewKey, int(View::Both)).toInt(), 0, 2)));
    showReport();
}

ReportPage::~ReportPage() = default;

QString ReportPage::windowTitleText() const
{
    return m_model->isOpen() ? tr("Report — %1").arg(m_model->title()) : title();
}

void ReportPage::makeActions()
{
    const auto add = [this](const QString& text, const QString& icon, const QKeySequence& key, auto act) {
        auto* action = new QAction(themedIcon(icon), text, this);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, act);
        addAction(action);
        m_actions << action;
    };
    add(tr("Web page, one file…"), QStringLiteral("export"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E),
        [this] { chooseFile(tr("Export as a web page"), QStringLiteral("html"), tr("Web page (*.html)")); });
    add(tr("PDF, A4…"), QStringLiteral("export"), {},
        [this] { chooseFile(tr("Export as PDF"), QStringLiteral("pdf"), tr("PDF (*.pdf)")); });
    add(tr("LaTeX and figures…"), QStringLiteral("export"), {},
        [this] { chooseFile(tr("Export as LaTeX"), QStringLiteral("tex"), tr("LaTeX (*.tex)")); });
    add(tr("Copy the command"), QStringLiteral("terminal"), {}, [this] { copyCommand(); });
}

QWidget* ReportPage::makeHeader()
{
    auto* header = new QFrame;
    header->setFixedHeight(44);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(8);
    m_back = makeButton({}, QStringLiteral("left"));
    m_back->setObjectName(QStringLiteral("back"));
    connect(m_back, &QPushButton::clicked, this, &Page::backRequested);
    m_reports = makeButton(tr("Reports"));
    m_reports->setObjectName(QStringLiteral("reports"));
    m_reports->setToolTip(tr("Open another report, begin one, or delete this one"));
    auto* menu = new QMenu(m_reports);
    menu->setToolTipsVisible(true);
    connect(menu, &QMenu::aboutToShow, this, &ReportPage::fillReports);
    m_reports->setMenu(menu);
    m_title = new QLineEdit;
    m_title->setObjectName(QStringLiteral("reportTitle"));
    m_title->setFixedHeight(28);
    m_title->setMinimumWidth(120);
    m_title->setMaximumWidth(300);
    m_title->setAccessibleName(tr("Title of the report"));
    connect(m_title, &QLineEdit::textEdited, m_model, &ReportViewModel::setTitle);
    m_saved = new Label({}, FontRole::Small, Token::T3);
    m_views = new SegmentedControl;
    m_views->addSegment(tr("Write"));
    m_views->addSegment(tr("Side by side"));
    m_views->addSegment(tr("Read"));
    m_views->setExpanding(false);
    m_views->setAccessibleName(tr("What is shown"));
    connect(m_views, &SegmentedControl::currentChanged, this, [this](int index) { show(View(index)); });
    m_insert = makeButton(tr("Insert"), QStringLiteral("plus"));
    auto* inserts = new QMenu(m_insert);
    inserts->addAction(themedIcon(QStringLiteral("live")), tr("Chart"), this,
                       [this] { insertBlock(QStringLiteral("chart")); });
    inserts->addAction(themedIcon(QStringLiteral("columns")), tr("Table"), this,
                       [this] { insertBlock(QStringLiteral("table")); });
    inserts->addAction(themedIcon(QStringLiteral("eye")), tr("Picture…"), this, &ReportPage::choosePicture);
    m_insert->setMenu(inserts);
    m_export = makeButton(tr("Export"), QStringLiteral("export"));
    auto* exports = new QMenu(m_export);
    exports->addActions(m_actions.mid(0, 3));
    exports->addSeparator();
    exports->addAction(m_actions.last());
    m_export->setMenu(exports);
    row->addWidget(m_back);
    row->addWidget(m_reports);
    row->addWidget(m_title, 1);
    row->addWidget(m_saved);
    row->addStretch(1);
    row->addWidget(m_views);
    row->addWidget(m_insert);
    row->addWidget(m_export);
    return header;
}

QWidget* ReportPage::makeOutline()
{
    auto* card = new Card(tr("Outline"));
    card->setFixedWidth(kOutlineWidth);
    m_outline = new QListWidget;
    m_outline->setObjectName(QStringLiteral("outline"));
    m_outline->setFrameShape(QFrame::NoFrame);
    m_outline->setAccessibleName(tr("Headings"));
    m_outline->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_outline->setTextElideMode(Qt::ElideRight);
    connect(m_outline, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) {
        m_editor->goToLine(item->data(Qt::UserRole).toInt());
        m_preview->showHeading(m_outline->row(item));
    });
    auto* follows = new Paragraph(FontRole::Caption, Token::T3);
    m_follows = follows;
    m_freeze = new QCheckBox(tr("Freeze charts"));
    m_freeze->setObjectName(QStringLiteral("freeze"));
    m_freeze->setToolTip(tr("Keeps what charts and tables show now with the report, whatever happens to the runs"));
    connect(m_freeze, &QCheckBox::clicked, m_model, &ReportViewModel::setFrozen);
    card->body()->setContentsMargins(1, 0, 1, 12);
    card->body()->addWidget(m_outline, 1);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(12, 0, 12, 0);
    foot->setSpacing(8);
    foot->addWidget(m_follows);
    foot->addWidget(m_freeze);
    card->body()->addLayout(foot);
    return card;
}

void ReportPage::connectModel()
{
    connect(m_model, &ReportViewModel::opened, this, &ReportPage::showReport);
    connect(m_model, &ReportViewModel::textChanged, this, &ReportPage::showText);
    connect(m_model, &ReportViewModel::blocksChanged, this, &ReportPage::showPreview);
    connect(m_model, &ReportViewModel::savedChanged, this, &ReportPage::showSaved);
    connect(m_model, &ReportViewModel::failed, this, &Page::failed);
}

void ReportPage::activated()
{
    m_model->setActive(true);
    m_model->openNewest();
}

void ReportPage::deactivated()
{
    m_model->setActive(false);
}

void ReportPage::openReport(const ReportRequest& request, const QString& from)
{
    m_back->setToolTip(tr("Back to %1").arg(from));
    m_back->setAccessibleName(tr("Back to %1").arg(from));
    if (!request.runs.isEmpty())
        m_model->begin(request.runs, request.series, request.group);
}

void ReportPage::show(View view)
{
    m_views->setCurrentIndex(int(view));
    m_writing->setVisible(view != View::Read);
    m_reading->setVisible(view != View::Write);
    m_insert->setEnabled(view != View::Read && m_model->isOpen());
    m_settings.setState(kViewKey, int(view));
}

void ReportPage::showReport()
{
    const bool open = m_model->isOpen();
    m_stack->setCurrentIndex(open ? 1 : 0);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_views), static_cast<QWidget*>(m_insert),
          static_cast<QWidget*>(m_export), static_cast<QWidget*>(m_saved)})
        widget->setVisible(open);
    for (QAction* action : m_actions)
        action->setEnabled(open);
    m_title->setText(m_model->title());
    m_title->setCursorPosition(0);
    m_editor->setReport(m_model->text());
    m_insert->setEnabled(m_views->currentIndex() != int(View::Read));
    if (open && isVisible()) // what is typed belongs to the report
        m_editor->isVisible() ? m_editor->setFocus() : m_preview->setFocus();
    emit windowTitleChanged();
}

void ReportPage::showText()
{
    m_outline->clear();
    for (const ReportHeading& heading : m_model->parsed().headings) {
        auto* item = new QListWidgetItem(QString(kOutlineIndent * std::max(0, heading.level - 1), u' ') + heading.text);
        item->setData(Qt::UserRole, heading.line);
        item->setToolTip(heading.text);
        item->setSizeHint({0, kOutlineRow});
        if (heading.level == 1) {
            QFont font = m_outline->font();
            font.setWeight(QFont::DemiBold);
            item->setFont(font);
        }
        m_outline->addItem(item);
    }
    showPreview();
}

void ReportPage::showPreview()
{
    if (!m_model->isOpen())
        return;
    const RenderedReport report = m_model->rendered();
    std::vector<bool> pending;
    QList<std::pair<int, int>> lines;
    QList<int> mistakes;
    for (std::size_t i = 0; i < m_model->parsed().blocks.size(); ++i) {
        pending.push_back(!m_model->drawn(i));
        lines << std::pair(m_model->parsed().blocks[i].first, m_model->parsed().blocks[i].last);
    }
    for (const ReportProblem& problem : report.problems)
        mistakes << problem.line;
    m_preview->show(report, pending);
    m_editor->setMarks(lines, mistakes);
    m_freeze->setChecked(m_model->isFrozen());
    m_follows->setText(m_model->isFrozen()
                           ? tr("Charts show the state of %1.").arg(format::dateTime(m_model->frozenAt()))
                           : tr("Charts follow the store. Freeze them to keep this state."));
    showWanted(m_editor->currentLine());
}

void ReportPage::showWanted(int line)
{
    m_place->setText(tr("line %1, column %2").arg(line).arg(m_editor->textCursor().positionInBlock() + 1));
    int marked = -1;
    for (std::size_t i = 0; i < m_model->parsed().blocks.size(); ++i)
        if (line >= m_model->parsed().blocks[i].first && line <= m_model->parsed().blocks[i].last)
            marked = int(i);
    m_preview->markBlock(m_writing->isVisible() ? marked : -1);
    int row = -1;
    for (std::size_t i = 0; i < m_model->parsed().headings.size(); ++i)
        if (m_model->parsed().headings[i].line <= line)
            row = int(i);
    m_outline->setCurrentRow(row);
}

void ReportPage::showSaved()
{
    m_saved->setText(m_model->isSaved() ? tr("saved %1").arg(format::clock(m_model->savedAt())) : tr("not saved yet"));
    emit windowTitleChanged();
}

} // namespace trainyard
