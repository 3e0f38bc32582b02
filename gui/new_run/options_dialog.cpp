// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/options_dialog.h"

#include "backend/protocol/program_files.h"
#include "gui/formats/figures.h"
#include "gui/new_run/program_view_model.h"
#include "gui/new_run/typed_list.h"
#include "gui/parts/number_edit.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>

#include <algorithm>

namespace trainyard {
namespace {

constexpr QSize kOptionsSize(920, 520), kLeastOptionsSize(640, 360);
constexpr int kOptionRow = 30;
constexpr int kOptionWidths[] = {130, 130, 132, 64, 64, 150, 90};

std::optional<double> numberIn(const QString& text, bool& good)
{
    if (text.isEmpty())
        return std::nullopt;
    bool ok = false;
    const double number = typedReal(text, &ok);
    good = good && ok;
    return number;
}

} // namespace

OptionsDialog::OptionsDialog(const ProgramOptions& options, bool here, QWidget* parent)
    : QDialog(parent), m_before(options)
{
    setObjectName(QStringLiteral("optionsDialog"));
    setWindowTitle(tr("Fields of the parameters"));
    resize(kOptionsSize);
    setMinimumSize(kLeastOptionsSize);
    QVBoxLayout* column = makeDialogColumn(this, 10);
    auto* note = new Paragraph(FontRole::Small, Token::T2);
    note->setText(
        tr("What each parameter is: how it is passed, its type, and what the form allows. An empty flag stands "
           "for “--” and the name; choices are separated by commas."));
    column->addWidget(note);
    makeTable();
    for (const ProgramOption& option : options)
        addRow(option);
    connect(m_table, &QTableWidget::itemChanged, this, &OptionsDialog::check);
    column->addWidget(m_table, 1);
    m_problem = new Label({}, FontRole::Small, Token::Fail);
    m_problem->setObjectName(QStringLiteral("optionsProblem"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    column->addWidget(m_problem);
    column->addWidget(makeButtons(here));
    check();
}

void OptionsDialog::makeTable()
{
    m_table = new QTableWidget(0, Columns);
    m_table->setObjectName(QStringLiteral("optionsTable"));
    m_table->setHorizontalHeaderLabels(
        {tr("Name"), tr("Flag"), tr("Type"), tr("From"), tr("To"), tr("Choices"), tr("Default"), tr("Help")});
    m_table->setAccessibleName(tr("Parameters"));
    m_table->setFont(Theme::instance().font(FontRole::Small));
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setMinimumSectionSize(kOptionRow);
    m_table->verticalHeader()->setDefaultSectionSize(kOptionRow);
    QHeaderView* header = m_table->horizontalHeader();
    header->setFont(Theme::instance().font(FontRole::SmallStrong));
    header->viewport()->setFont(header->font());
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (int i = 0; i < Help; ++i)
        m_table->setColumnWidth(i, kOptionWidths[i]);
    header->setSectionResizeMode(Help, QHeaderView::Stretch);
}

QWidget* OptionsDialog::makeButtons(bool here)
{
    const auto [row, buttons] = makePlainWidget<QHBoxLayout>(8);
    auto* add = makeButton(tr("Add"), QStringLiteral("plus"));
    auto* remove = makeButton(tr("Remove"), QStringLiteral("x"));
    m_save = makeButton(tr("Save beside the script"), QStringLiteral("save"));
    m_save->setObjectName(QStringLiteral("saveBeside"));
    m_save->setVisible(here);
    m_save->setToolTip(
        tr("Also writes %1, which everyone who starts this script then has").arg(QLatin1String(kParametersFile)));
    auto* cancel = makeButton(tr("Cancel"));
    m_ok = makeButton(tr("Use"), {}, ButtonKind::Primary);
    m_ok->setObjectName(QStringLiteral("useOptions"));
    for (QPushButton* button : {add, remove, m_save, cancel})
        button->setAutoDefault(false);
    m_ok->setDefault(true);
    buttons->addWidget(add);
    buttons->addWidget(remove);
    buttons->addStretch(1);
    buttons->addWidget(m_save);
    buttons->addWidget(cancel);
    buttons->addWidget(m_ok);
    connect(add, &QPushButton::clicked, this, [this] {
        addRow({});
        m_table->setCurrentCell(m_table->rowCount() - 1, Name);
        m_table->editItem(m_table->item(m_table->rowCount() - 1, Name));
        check();
    });
    connect(remove, &QPushButton::clicked, this, [this] {
        if (m_table->currentRow() >= 0)
            m_table->removeRow(m_table->currentRow());
        check();
    });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_ok, &QPushButton::clicked, this, [this] { take(false); });
    connect(m_save, &QPushButton::clicked, this, [this] { take(true); });
    return row;
}

void OptionsDialog::addRow(const ProgramOption& option)
{
    const QSignalBlocker quiet(m_table);
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    QStringList choices;
    for (const ProgramValue& choice : option.choices)
        choices << parameterText(choice);
    const auto number = [](const std::optional<double>& value) { return value ? exactText(*value) : QString(); };
    const auto put = [this, row](Column column, const QString& text) {
        auto* item = new QTableWidgetItem(text);
        item->setToolTip(text);
        m_table->setItem(row, column, item);
    };
    put(Name, QString::fromStdString(option.name));
    put(Flag, option.positional ? tr("positional") : QString::fromStdString(option.flag));
    put(Low, number(option.low));
    put(High, number(option.high));
    put(Choices, choices.join(QStringLiteral(", ")));
    put(Default, option.standard ? parameterText(*option.standard) : QString());
    put(Help, QString::fromStdString(option.help));
    auto* type = new QComboBox;
    type->addItems({tr("Text"), tr("Switch"), tr("Whole number"), tr("Number")});
    type->setCurrentIndex(int(option.type));
    type->setFont(Theme::instance().font(FontRole::Small));
    type->setAccessibleName(tr("Type"));
    ignoreWheel(type);
    connect(type, &QComboBox::currentIndexChanged, this, &OptionsDialog::check);
    m_table->setCellWidget(row, Type, type);
}

QString OptionsDialog::text(int row, Column column) const
{
    const QTableWidgetItem* item = m_table->item(row, column);
    return item ? item->text().trimmed() : QString();
}

ProgramOptions OptionsDialog::options(QString* problem) const
{
    ProgramOptions options;
    QString wrong;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        ProgramOption option;
        option.name = text(row, Name).toStdString();
        const auto before = std::find_if(m_before.begin(), m_before.end(),
                                         [&](const ProgramOption& one) { return one.name == option.name; });
        if (before != m_before.end())
            option = *before;
        const QString flag = text(row, Flag);
        option.positional = flag == tr("positional");
        option.flag = option.positional ? std::string() : flag.toStdString();
        option.type = OptionType(qobject_cast<QComboBox*>(m_table->cellWidget(row, Type))->currentIndex());
        bool good = true;
        option.low = numberIn(text(row, Low), good);
        option.high = numberIn(text(row, High), good);
        option.choices.clear();
        ProgramOption plain;
        plain.type = option.type;
        for (const QString& choice : typedList(text(row, Choices)))
            option.choices.push_back(typedParameter(&plain, choice));
        option.standard.reset();
        if (const QString standard = text(row, Default); !standard.isEmpty())
            option.standard = typedParameter(&plain, standard);
        option.help = text(row, Help).toStdString();
        const bool twice = std::any_of(options.begin(), options.end(),
                                       [&](const ProgramOption& one) { return one.name == option.name; });
        const QString name = text(row, Name);
        if (!isParameterName(option.name))
            wrong = tr("Row %1 needs a name of letters, digits, '_', '.' and '-'.").arg(row + 1);
        else if (twice)
            wrong = tr("%1 stands there twice.").arg(name);
        else if (!good || (option.low && option.high && *option.low > *option.high))
            wrong = tr("%1: the range needs two numbers, the smaller one first.").arg(name);
        else if (!flag.isEmpty() && !option.positional && !flag.startsWith(QLatin1Char('-')))
            wrong = tr("%1: a flag begins with “-”.").arg(name);
        options.push_back(std::move(option));
    }
    if (problem)
        *problem = wrong;
    return options;
}

void OptionsDialog::check()
{
    QString problem;
    (void)options(&problem);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_ok->setEnabled(problem.isEmpty());
    m_save->setEnabled(problem.isEmpty());
}

void OptionsDialog::take(bool save)
{
    emit chosen(options());
    if (save)
        emit saveWanted();
    accept();
}

} // namespace trainyard
