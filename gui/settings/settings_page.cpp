// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/settings/settings_page.h"

#include "gui/parts/app_settings.h"
#include "gui/parts/languages.h"
#include "gui/parts/machine_check_card.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLineEdit>
#include <QScrollArea>
#include <QUrl>

namespace trainyard {

namespace {

constexpr int kControlWidth = 320;

/// A row of a settings card: the label in its own column, the control, and a hint below.
void addRow(QGridLayout& grid, const QString& text, QWidget* control, const QString& hint = {})
{
    const int row = grid.rowCount();
    auto* label = new Label(text, FontRole::Body, Token::T2);
    label->setBuddy(control);
    grid.addWidget(label, row, 0);
    grid.addWidget(control, row, 1, 1, control->maximumWidth() <= kControlWidth ? 1 : 2);
    if (!hint.isEmpty()) {
        auto* note = new Label(hint, FontRole::Small, Token::T3);
        note->setWordWrap(true);
        grid.addWidget(note, row + 1, 1, 1, 2);
    }
}

QGridLayout* makeGrid()
{
    auto* grid = new QGridLayout;
    grid->setColumnMinimumWidth(0, 128);
    grid->setColumnMinimumWidth(1,
                                kControlWidth); // a choice stays on the left; wider controls take both columns
    grid->setColumnStretch(2, 1);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    return grid;
}

} // namespace

SettingsPage::SettingsPage(AppSettings& settings, MachineCheckService& check, const QString& dataFolder,
                           QWidget* parent)
    : Page(parent), m_settings(settings)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(scroll);

    auto* content = new QWidget;
    // The widget with the maximum width is inside a row, because only then does the layout know its width when it
    // computes the height of the texts.
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(12, 0, 12, 12);
    auto* cards = new QWidget;
    cards->setMaximumWidth(720);
    row->addWidget(cards, 1);
    row->addStretch(0);
    auto* column = new QVBoxLayout(cards);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* title = new Label(this->title(), FontRole::PageTitle);
    title->setFixedHeight(44);
    column->addWidget(title);
    column->addWidget(makeAppearance());
    column->addWidget(makeConfirmations());
    column->addWidget(makeData(dataFolder));
    column->addWidget(new MachineCheckCard(check, settings));
    column->addStretch(1);
    scroll->setWidget(content);
}

QWidget* SettingsPage::makeAppearance()
{
    auto* card = new Card(tr("Appearance"));
    auto* grid = makeGrid();
    auto* theme = new SegmentedControl;
    theme->setAccessibleName(tr("Theme"));
    theme->addSegment(tr("System"), tr("Follows the desktop"));
    theme->addSegment(tr("Light"));
    theme->addSegment(tr("Dark"));
    theme->setCurrentIndex(static_cast<int>(m_settings.theme()));
    theme->setMaximumWidth(kControlWidth);
    connect(theme, &SegmentedControl::currentChanged, this,
            [this](int index) { m_settings.setTheme(static_cast<ThemeChoice>(index)); });
    connect(&m_settings, &AppSettings::themeChanged, theme,
            [this, theme] { theme->setCurrentIndex(static_cast<int>(m_settings.theme())); });
    addRow(*grid, tr("Theme"), theme);

    auto* language = new QComboBox;
    language->addItem(tr("System"), QString());
    for (const Language& one : languages())
        language->addItem(one.name, one.code);
    language->setCurrentIndex(std::max(0, language->findData(m_settings.language())));
    language->setMaximumWidth(kControlWidth);
    connect(language, &QComboBox::activated, this,
            [this, language] { m_settings.setLanguage(language->currentData().toString()); });
    addRow(*grid, tr("Language"), language, tr("A new language takes effect the next time Trainyard starts."));
    card->body()->addLayout(grid);
    return card;
}

QWidget* SettingsPage::makeConfirmations()
{
    auto* card = new Card(tr("Confirmations"));
    auto* stop = new QCheckBox(tr("Ask before stopping a run"));
    stop->setToolTip(
        tr("A stopped run first writes a checkpoint and can be resumed, so asking is only a convenience."));
    stop->setChecked(m_settings.confirmStop());
    connect(stop, &QCheckBox::toggled, this, [this](bool on) { m_settings.setConfirmStop(on); });
    card->body()->addWidget(stop);
    return card;
}

QWidget* SettingsPage::makeData(const QString& dataFolder)
{
    auto* card = new Card(tr("Data"));
    auto* grid = makeGrid();
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    auto* path = new QLineEdit(QDir::toNativeSeparators(dataFolder));
    path->setReadOnly(true);
    path->setAccessibleName(tr("Data folder"));
    auto* open = makeButton(tr("Open folder"), QStringLiteral("folder"));
    auto* copy = makeButton(tr("Copy path"), QStringLiteral("copy"));
    connect(open, &QPushButton::clicked, this,
            [dataFolder] { QDesktopServices::openUrl(QUrl::fromLocalFile(dataFolder)); });
    connect(copy, &QPushButton::clicked, this, [dataFolder] { QGuiApplication::clipboard()->setText(dataFolder); });
    line->addWidget(path, 1);
    line->addWidget(open);
    line->addWidget(copy);
    addRow(*grid, tr("Data folder"), row,
           tr("The store, run directories, queue and presets are here. To keep them elsewhere, start Trainyard with "
              "TRAINYARD_HOME set to another folder."));
    card->body()->addLayout(grid);
    return card;
}

} // namespace trainyard
