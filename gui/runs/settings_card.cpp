// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/settings_card.h"

#include "gui/formats/subset_text.h"
#include "gui/parts/app_settings.h"
#include "gui/parts/number_edit.h"
#include "gui/runs/runs_delegate.h"
#include "gui/runs/runs_view_model.h"
#include "gui/runs/settings_pane.h"
#include "gui/widgets/label.h"
#include "gui/widgets/series_mark.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QPainter>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>
#include <vector>

namespace trainyard {
namespace {

const QString kSettingsViewKey = QStringLiteral("runs/settingsView");
constexpr int kColumnsThatFit = 4;
constexpr int kSettingWidth = 176, kLeastSettingWidth = 110; // pixels of the column of titles

QString warningOf(const QVector<ComparedRun>& runs)
{
    std::vector<ComparedData> data;
    for (const ComparedRun& run : runs)
        data.push_back(comparedData(run.data, [&](const char* key) {
            const auto found = std::find_if(run.params.begin(), run.params.end(),
                                            [&](const auto& param) { return param.first == QLatin1String(key); });
            return found == run.params.end() ? QString() : found->second;
        }));
    return comparisonWarning(data);
}

/// Paints the colour of a run next to its letter.
class ComparisonHeader : public QHeaderView {
public:
    explicit ComparisonHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
    {
        setHighlightSections(false);
        setSectionsClickable(false);
        setFont(Theme::instance().font(FontRole::SmallStrong));
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        painter->fillRect(rect, themed(Token::Head));
        painter->setPen(themed(Token::Border));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        const int colour = model()->headerData(section, Qt::Horizontal, ComparisonModel::ColourRole).toInt();
        const QString text = model()->headerData(section, Qt::Horizontal).toString();
        painter->setFont(font());
        painter->setPen(themed(Token::T1));
        const QRect room = rect.adjusted(8, 0, -8, -1);
        if (colour < 0) {
            painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, text);
            return;
        }
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, text);
        const int width = QFontMetrics(font()).horizontalAdvance(text);
        paintSeriesDot(*painter, QRectF(room.right() - width - 15, room.center().y() - 4, 9, 9), seriesMark(colour),
                       Token::Head);
    }
};

} // namespace

SettingsCard::SettingsCard(RunsViewModel* model, AppSettings* settings, QWidget* parent)
    : Card(tr("Settings"), {}, 28, parent), m_model(model), m_appSettings(settings),
      m_onlyDiffering(new QCheckBox(tr("Only differences"))), m_view(new QComboBox),
      m_warning(new Label({}, FontRole::Caption, Token::Que)), m_imported(new Label({}, FontRole::Caption, Token::T2)),
      m_stack(new QStackedWidget), m_table(new QTableView), m_figures(new SettingsPane(model)),
      m_note(new Label({}, FontRole::Caption, Token::T2))
{
    setMinimumWidth(260);
    makeHeader();
    makeTable();
    m_warning->setObjectName(QStringLiteral("comparisonWarning"));
    m_warning->setWordWrap(true);
    m_warning->setTextFormat(Qt::PlainText);
    m_warning->setContentsMargins(10, 4, 10, 4);
    m_imported->setObjectName(QStringLiteral("importedRuns"));
    m_imported->setWordWrap(true);
    m_imported->setContentsMargins(10, 4, 10, 4);
    m_note->setContentsMargins(10, 0, 10, 0);
    m_note->setFixedHeight(26);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_figures);
    body()->setContentsMargins(0, 0, 0, 0);
    body()->setSpacing(0);
    body()->addWidget(m_warning);
    body()->addWidget(m_imported);
    body()->addWidget(m_stack, 1);
    body()->addWidget(makeRule());
    body()->addWidget(m_note);
    showView();
    connect(model, &RunsViewModel::comparisonChanged, this, &SettingsCard::showComparison);
    showComparison();
}

void SettingsCard::makeHeader()
{
    m_onlyDiffering->setChecked(m_model->comparison()->onlyDiffering());
    connect(m_onlyDiffering, &QCheckBox::toggled, this, [this](bool only) {
        m_model->comparison()->setOnlyDiffering(only);
        showComparison();
    });
    addHeaderWidget(m_onlyDiffering);
    m_view->setFixedHeight(22);
    m_view->setAccessibleName(tr("How settings are shown"));
    m_view->addItems({tr("Table"), tr("Parallel"), tr("Scatter"), tr("Importance")}); // then SettingsPane::Figure
    ignoreWheel(m_view);
    addHeaderWidget(m_view);
    if (m_appSettings)
        m_view->setCurrentIndex(std::clamp(m_appSettings->state(kSettingsViewKey).toInt(), 0, m_view->count() - 1));
    connect(m_view, &QComboBox::activated, this, [this](int index) {
        if (m_appSettings)
            m_appSettings->setState(kSettingsViewKey, index);
        showView();
    });
}

void SettingsCard::makeTable()
{
    m_table->setHorizontalHeader(new ComparisonHeader(m_table));
    m_table->setModel(m_model->comparison());
    m_table->setItemDelegate(new ComparisonDelegate(m_table));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setAccessibleName(tr("Settings and results of the selected runs"));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setMinimumSectionSize(26);
    m_table->verticalHeader()->setDefaultSectionSize(26);
    m_table->horizontalHeader()->setFixedHeight(26);
}

void SettingsCard::showView()
{
    const int figure = m_view->currentIndex() - 1;
    m_stack->setCurrentIndex(figure >= 0 ? 1 : 0);
    m_onlyDiffering->setVisible(figure < 0);
    m_note->setVisible(figure < 0);
    m_model->setSettingsShown(figure >= 0);
    if (figure >= 0)
        m_figures->setFigure(static_cast<SettingsPane::Figure>(figure));
}

void SettingsCard::showComparison()
{
    const ComparisonModel& comparison = *m_model->comparison();
    const int runs = int(m_model->comparedRuns().size());
    fitColumns();
    m_onlyDiffering->setEnabled(comparison.runs().size() > 1);
    const QString note = runs < 2 ? tr("%1 settings").arg(comparison.settings())
                                  : tr("%Ln of %1 settings (differs|differ) · tinted = differs from A", nullptr,
                                       comparison.differingSettings())
                                        .arg(comparison.settings());
    m_note->setText(m_model->isGrouped() ? tr("%1 · groups: %2").arg(note).arg(m_model->groups().groups.size()) : note);
    m_warning->setText(warningOf(m_model->comparedRuns()));
    QStringList imported;
    for (int run = 0; run < comparison.runs().size(); ++run)
        if (comparison.runs()[run].imported)
            imported << ComparisonModel::letter(run);
    m_imported->setText(
        tr("Imported runs, compared only by the settings they have: %1").arg(imported.join(QStringLiteral(", "))));
    m_imported->setVisible(!imported.isEmpty() && comparison.runs().size() > 1);
    m_warning->setVisible(!m_warning->text().isEmpty());
    const qsizetype all = m_model->selection().size();
    setTitle(all > RunsViewModel::kMostCompared ? tr("Settings, %1 of %2 runs").arg(runs).arg(all) : tr("Settings"));
}

/// Few columns share the room; more are scrolled.
void SettingsCard::fitColumns()
{
    QHeaderView* header = m_table->horizontalHeader();
    const int columns = m_model->comparison()->columnCount();
    header->setMinimumSectionSize(64);
    const bool few = columns <= kColumnsThatFit + 1;
    for (int i = 0; i < columns; ++i) {
        header->setSectionResizeMode(i, i > 0 && few ? QHeaderView::Stretch : QHeaderView::Interactive);
        m_table->setColumnWidth(i, i == 0 ? kSettingWidth : 84);
    }
    if (few) {                                    // short titles leave their room to the values
        const QAbstractItemView* cells = m_table; // whose hints are public
        m_table->setColumnWidth(0, std::clamp(cells->sizeHintForColumn(0) + 8, kLeastSettingWidth, kSettingWidth));
    }
}

} // namespace trainyard
