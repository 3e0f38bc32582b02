// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/live_log.h"

#include "gui/formats/field_text.h"
#include "gui/parts/app_settings.h"
#include "gui/widgets/icons.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStackedWidget>
#include <QSyntaxHighlighter>
#include <QTabBar>
#include <QTableWidget>
#include <QTextBlock>

namespace trainyard {

namespace {

constexpr int kCodeTab = 2;

/// Dims the time and colours warnings and errors.
class LogHighlighter : public QSyntaxHighlighter {
public:
    explicit LogHighlighter(QTextDocument* document) : QSyntaxHighlighter(document) {}

protected:
    void highlightBlock(const QString& text) override
    {
        if (text.size() > 12 && text[2] == QLatin1Char(':') && text[8] == QLatin1Char('.'))
            setFormat(0, 12, themed(Token::T3));
        const QRegularExpressionMatch ranks = m_ranks.match(text);
        if (ranks.hasMatch())
            setFormat(int(ranks.capturedStart(1)), int(ranks.capturedLength(1)), themed(Token::AccT));
        const QStringView rest = QStringView(text).mid(14);
        if (rest.startsWith(QLatin1String("warning")))
            setFormat(14, int(text.size()), themed(Token::Que));
        else if (rest.startsWith(QLatin1String("error")))
            setFormat(14, int(text.size()), themed(Token::Fail));
        else if (rest.startsWith(QLatin1String("info")) || rest.startsWith(QLatin1String("debug")))
            setFormat(14, 7, themed(Token::T3));
    }

private:
    /// "×4 ranks 0–3" or a single rank, behind time and level.
    const QRegularExpression m_ranks{QStringLiteral("^.{12}  \\w+ +(×\\d+(?: \\S+ [0-9–, ]+)?|%1\\d+)  ")
                                         .arg(QRegularExpression::escape(ranksText({{}, {0}, 1}).chopped(1)))};
};

} // namespace

LiveLogCard::LiveLogCard(AppSettings& settings, QWidget* parent)
    : Card({}, {}, 30, parent), m_settings(settings), m_model(new LiveLogModel(this)), m_tabs(new QTabBar),
      m_stack(new QStackedWidget), m_tools(new QWidget), m_level(new QComboBox), m_find(new QLineEdit),
      m_fold(new QCheckBox(tr("Fold ranks"))), m_follow(new QCheckBox(tr("Follow"))), m_text(new QPlainTextEdit),
      m_config(new QTableWidget), m_code(new QPlainTextEdit)
{
    body()->setContentsMargins(0, 0, 0, 1);
    body()->setSpacing(0);
    auto* bar = new QFrame;
    bar->setObjectName(QStringLiteral("tabStrip"));
    bar->setFixedHeight(31);
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(0, 0, 8, 0);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->addTab(tr("Log"));
    m_tabs->addTab(tr("Config"));
    line->addWidget(m_tabs, 0, Qt::AlignTop);
    line->addSpacing(8);
    auto* tools = new QHBoxLayout(m_tools);
    tools->setContentsMargins(0, 0, 0, 0);
    tools->addStretch(1);
    m_level->setFont(Theme::instance().font(FontRole::Small));
    m_level->addItems({tr("All levels"), tr("Warnings and errors"), tr("Errors")});
    m_level->setAccessibleName(tr("Levels shown"));
    m_find->setPlaceholderText(tr("Find in log"));
    m_find->setAccessibleName(tr("Find in log"));
    m_find->setClearButtonEnabled(true);
    m_find->setFont(Theme::instance().font(FontRole::Small));
    m_find->addAction(themedIcon(QStringLiteral("search"), Token::T3), QLineEdit::LeadingPosition);
    m_find->setMinimumWidth(90);
    m_find->setMaximumWidth(190);
    m_find->setToolTip(tr("Enter jumps to the next match, backwards from the newest line"));
    m_fold->setFont(Theme::instance().font(FontRole::Small));
    m_fold->setToolTip(tr("Equal lines that different ranks print within two seconds become one row"));
    m_fold->setChecked(m_settings.state(QStringLiteral("live/foldRanks"), true).toBool());
    m_fold->hide();
    m_follow->setFont(Theme::instance().font(FontRole::Small));
    m_follow->setChecked(true);
    m_follow->setToolTip(tr("Keep the newest line visible"));
    tools->addWidget(m_level);
    tools->addWidget(m_find, 100); // before the space at its left
    tools->addWidget(m_fold);
    tools->addWidget(m_follow);
    line->addWidget(m_tools, 1);
    body()->addWidget(bar);
    body()->addWidget(m_stack, 1);
    m_stack->addWidget(makeLog());
    m_stack->addWidget(makeConfig());
    m_stack->addWidget(makeCode());
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_stack->setCurrentIndex(tab);
        m_tools->setVisible(tab == 0);
    });
    connectModel();
    connect(m_level, &QComboBox::activated, this,
            [this](int level) { m_model->setFilter(static_cast<LogFilter>(level)); });
    connect(m_fold, &QCheckBox::toggled, this, [this](bool on) {
        m_settings.setState(QStringLiteral("live/foldRanks"), on);
        m_model->setFolded(on);
    });
    connect(m_find, &QLineEdit::textChanged, this, [this] { find(false); });
    connect(m_find, &QLineEdit::returnPressed, this, [this] { find(true); });
    connect(m_follow, &QCheckBox::toggled, this, [this](bool on) {
        if (on)
            m_text->verticalScrollBar()->setValue(m_text->verticalScrollBar()->maximum());
    });
}

QWidget* LiveLogCard::makeLog()
{
    m_text->setObjectName(QStringLiteral("runLog"));
    m_text->setReadOnly(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(Theme::instance().font(FontRole::Mono));
    m_text->setMaximumBlockCount(20000);
    m_text->document()->setDocumentMargin(8);
    m_text->setAccessibleName(tr("Log"));
    auto* highlighter = new LogHighlighter(m_text->document());
    connect(&Theme::instance(), &Theme::changed, highlighter, &QSyntaxHighlighter::rehighlight);
    return m_text;
}

QWidget* LiveLogCard::makeCode()
{
    m_code->setObjectName(QStringLiteral("runCode"));
    m_code->setReadOnly(true);
    m_code->setFrameShape(QFrame::NoFrame);
    m_code->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_code->setFont(Theme::instance().font(FontRole::Mono));
    m_code->document()->setDocumentMargin(8);
    m_code->setAccessibleName(tr("Code and environment"));
    return m_code;
}

void LiveLogCard::setNoLogText(const QString& text)
{
    if (m_text->placeholderText() != text)
        m_text->setPlaceholderText(text);
}

void LiveLogCard::setCodeShown(bool shown)
{
    if (shown && m_tabs->count() == kCodeTab) // a tab that is only made visible gets no room of the layout
        m_tabs->addTab(tr("Code"));
    else if (!shown && m_tabs->count() > kCodeTab)
        m_tabs->removeTab(kCodeTab);
}

void LiveLogCard::setCode(const QString& text)
{
    if (m_code->toPlainText() != text)
        m_code->setPlainText(text);
}

QWidget* LiveLogCard::makeConfig()
{
    m_config->setColumnCount(2);
    m_config->setHorizontalHeaderLabels({tr("Setting"), tr("Value")});
    m_config->verticalHeader()->hide();
    m_config->verticalHeader()->setDefaultSectionSize(22);
    m_config->horizontalHeader()->setStretchLastSection(true);
    m_config->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_config->setColumnWidth(0, 260);
    m_config->setShowGrid(false);
    m_config->setAlternatingRowColors(true);
    m_config->setFrameShape(QFrame::NoFrame);
    m_config->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_config->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_config->setAccessibleName(tr("Configuration"));
    m_config->setTabKeyNavigation(false);
    return m_config;
}

void LiveLogCard::clear()
{
    m_model->setLog({}, 1);
    m_params.clear();
    m_config->setRowCount(0);
}

void LiveLogCard::setLog(const std::string& log, int ranks)
{
    m_model->setLog(log, ranks);
    m_fold->setVisible(m_model->hasSeveralRanks());
}

void LiveLogCard::connectModel()
{
    m_model->setFolded(m_fold->isChecked());
    connect(m_model, &QAbstractItemModel::modelReset, this, &LiveLogCard::fill);
    connect(m_model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { append(first, last); });
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, [this](const QModelIndex&, int first) { cut(first); });
}

void LiveLogCard::setParams(const std::vector<std::pair<std::string, std::string>>& params)
{
    if (params == m_params)
        return;
    m_params = params;
    m_config->setRowCount(int(params.size()));
    for (int row = 0; row < int(params.size()); ++row) {
        const auto& [key, value] = params[std::size_t(row)];
        auto* title = new QTableWidgetItem(paramTitle(QString::fromStdString(key)));
        title->setToolTip(QString::fromStdString(key));
        m_config->setItem(row, 0, title);
        m_config->setItem(row, 1,
                          new QTableWidgetItem(paramValue(QString::fromStdString(key), QString::fromStdString(value))));
    }
}

void LiveLogCard::fill()
{
    m_text->clear();
    append(0, m_model->rowCount() - 1);
}

void LiveLogCard::append(int first, int last)
{
    QStringList lines;
    for (int row = first; row <= last; ++row)
        lines << m_model->text(row);
    const int place = m_text->verticalScrollBar()->value();
    if (!lines.isEmpty())
        m_text->appendPlainText(lines.join(QLatin1Char('\n')));
    m_text->verticalScrollBar()->setValue(m_follow->isChecked() ? m_text->verticalScrollBar()->maximum() : place);
    if (!m_find->text().isEmpty())
        find(false);
}

/// The model removes rows only at the end, before it adds others there.
void LiveLogCard::cut(int first)
{
    if (first == 0) {
        m_text->clear();
        return;
    }
    QTextCursor cursor(m_text->document()->findBlockByNumber(first - 1));
    cursor.movePosition(QTextCursor::EndOfBlock);
    cursor.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
}

void LiveLogCard::find(bool next)
{
    const QString wantedText = m_find->text();
    QList<QTextEdit::ExtraSelection> marks;
    QTextCharFormat format;
    format.setBackground(themed(Token::QueB));
    format.setForeground(themed(Token::T1));
    for (QTextCursor at = m_text->document()->find(wantedText);
         !wantedText.isEmpty() && !at.isNull() && marks.size() < 500; at = m_text->document()->find(wantedText, at))
        marks.append({at, format});
    m_text->setExtraSelections(marks);
    m_find->setProperty("invalid", !wantedText.isEmpty() && marks.isEmpty());
    m_find->update();
    if (!next || marks.isEmpty())
        return;
    m_follow->setChecked(false);
    if (!m_text->find(wantedText, QTextDocument::FindBackward)) {
        m_text->moveCursor(QTextCursor::End); // continues at the newest line
        m_text->find(wantedText, QTextDocument::FindBackward);
    }
    m_text->ensureCursorVisible();
}

void LiveLogCard::focusSearch()
{
    m_tabs->setCurrentIndex(0);
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

} // namespace trainyard
