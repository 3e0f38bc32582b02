// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/search_table.h"

#include "gui/new_run/choices_button.h"
#include "gui/new_run/row_handle.h"
#include "gui/new_run/search_rows.h"
#include "gui/new_run/search_scale.h"
#include "gui/new_run/search_text.h"
#include "gui/new_run/typed_list.h"
#include "gui/parts/number_edit.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"

#include <QApplication>
#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QResizeEvent>
#include <QSignalBlocker>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kSearchRowHeight = 32, kStackedRowHeight = 62; // two lines of a name; these and the kind below them
constexpr int kSearchWidths[] = {24, 140, 122, 72, 72, 64, 98, 162, 34};
constexpr int kTightWidths[] = {22, 100, 112, 61, 61, 66, 98, 158, 28}; ///< in the smallest window
constexpr int kWidthForScales = 678;                                    // a narrower table hides its sketches
constexpr int kWidthForTightColumns = 706;                              // a narrower one stacks field and kind
constexpr int kLeastTitleWidth = 150;
constexpr int kMostTableRows = 4; // rows that the table asks room for
constexpr const char* kCellProperty = "searchCell";

QString rangeTitle(SearchRange range)
{
    switch (range) {
    case SearchRange::Uniform: return SearchTable::tr("Uniform");
    case SearchRange::Log: return SearchTable::tr("Log-uniform");
    case SearchRange::Quantised: return SearchTable::tr("Quantised");
    case SearchRange::Integer: return SearchTable::tr("Integer");
    case SearchRange::Choice: return SearchTable::tr("Choice");
    }
    return {};
}

void showText(QLineEdit* edit, const QString& text, bool wrong)
{
    if (!edit)
        return;
    if (edit->text() != text) {
        edit->setText(text);
        if (!edit->hasFocus())
            edit->setCursorPosition(0); // a long number shows its first digits
    }
    if (edit->property("invalid").toBool() != wrong) {
        edit->setProperty("invalid", wrong);
        edit->update();
    }
}

} // namespace

SearchTable::SearchTable(CampaignForm& form, QWidget* parent) : QTableWidget(0, Columns, parent), m_form(form)
{
    setObjectName(QStringLiteral("searchTable"));
    setAccessibleName(tr("Parameters of the search"));
    setHorizontalHeaderLabels({QString(), tr("Field"), tr("Kind"), tr("From"), tr("To"), tr("Step"), tr("Scale"),
                               tr("Only where"), QString()});
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false); // Tab goes from control to control
    setFocusPolicy(Qt::NoFocus);
    setFont(Theme::instance().font(FontRole::Small));
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setMinimumHeight(26 + kMostTableRows * kSearchRowHeight);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(kSearchRowHeight);
    verticalHeader()->setDefaultSectionSize(kSearchRowHeight);
    QHeaderView* header = horizontalHeader();
    header->setFont(Theme::instance().font(FontRole::SmallStrong));
    header->viewport()->setFont(header->font());
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setMinimumSectionSize(kTightWidths[Move]);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionResizeMode(Field, QHeaderView::Stretch);
    for (int column = 0; column < Columns; ++column)
        setColumnWidth(column, kSearchWidths[column]);
    m_dropLine = new QFrame(viewport());
    m_dropLine->setAutoFillBackground(true);
    m_dropLine->hide();
    refresh();
}

void SearchTable::resizeEvent(QResizeEvent* event)
{
    const bool narrow = event->size().width() < kWidthForScales + kLeastTitleWidth;
    if (isColumnHidden(Scale) != narrow)
        setColumnHidden(Scale, narrow);
    const bool tight = event->size().width() < kWidthForTightColumns;
    const auto& widths = tight ? kTightWidths : kSearchWidths;
    // While a picture of the window is taken, Qt resizes its parts with their painting switched off. Cells made then
    // would keep it off.
    if (viewport()->updatesEnabled())
        setStacked(tight);
    else
        QMetaObject::invokeMethod(
            this, [this, tight] { setStacked(tight); }, Qt::QueuedConnection);
    for (int column = 0; column < Columns; ++column)
        if (column != Field && columnWidth(column) != widths[column])
            setColumnWidth(column, widths[column]);
    QTableWidget::resizeEvent(event);
}

void SearchTable::setStacked(bool stacked)
{
    if (m_stacked == stacked)
        return;
    m_stacked = stacked;
    setColumnHidden(Kind, stacked);
    horizontalHeaderItem(Field)->setText(stacked ? tr("Field and kind") : tr("Field"));
    verticalHeader()->setDefaultSectionSize(rowPixels());
    rebuild();
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        refreshRow(row);
}

int SearchTable::rowPixels() const
{
    return m_stacked ? kStackedRowHeight : kSearchRowHeight;
}

void SearchTable::refresh()
{
    const std::vector<SearchRow>& rows = m_form.search().rows();
    const bool same = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                                 [](const SearchRow& row, const Controls& controls) {
                                     return row.field == controls.field && row.range == controls.range;
                                 });
    if (!same)
        rebuild();
    for (std::size_t row = 0; row < rows.size(); ++row)
        refreshRow(row);
}

/// Makes all controls anew; the one with the focus keeps it.
void SearchTable::rebuild()
{
    const QWidget* focused = QApplication::focusWidget();
    const QPoint cell = focused && isAncestorOf(focused) ? focused->property(kCellProperty).toPoint() : QPoint(-1, -1);
    const std::vector<SearchRow>& rows = m_form.search().rows();
    const bool same = rows.size() == m_rows.size();
    m_rows.clear();
    setRowCount(0);
    clearSpans();
    setRowCount(static_cast<int>(rows.size()));
    for (std::size_t row = 0; row < rows.size(); ++row)
        m_rows.push_back(makeControls(static_cast<int>(row), rows[row]));
    if (same && cell == QPoint(Kind, cell.y()) && cell.y() < rowCount())
        m_rows[static_cast<std::size_t>(cell.y())].kind->setFocus();
}

QWidget* SearchTable::makeName(const QString& title, const std::string& field) const
{
    auto* name = new Label(title, FontRole::SmallStrong);
    name->setObjectName(QStringLiteral("fieldName"));
    name->setWordWrap(true);
    name->setTextFormat(Qt::PlainText);
    name->setToolTip(QString::fromStdString(field.substr(1)));
    return name;
}

void SearchTable::place(int row, int column, QWidget* control, QWidget* above)
{
    auto* cell = new QWidget;
    auto* layout = new QVBoxLayout(cell);
    layout->setSpacing(2);
    layout->setContentsMargins(column == Field || column == Move ? 2 : 4, 0, column == Move ? 0 : 4, 0);
    if (above) {
        layout->addStretch(1);
        layout->addWidget(above);
    }
    layout->addWidget(control);
    if (above)
        layout->addStretch(1);
    control->setProperty(kCellProperty, QPoint(column, row));
    setCellWidget(row, column, cell);
}

SearchTable::Controls SearchTable::makeControls(int row, const SearchRow& content)
{
    const QString title = searchFieldTitle(content.field);
    Controls controls{content.field,
                      content.range,
                      makeHandle(row, title),
                      makeKind(row, content),
                      nullptr,
                      nullptr,
                      nullptr,
                      nullptr,
                      nullptr,
                      nullptr,
                      new SearchScale,
                      makeWhere(row),
                      {}};
    place(row, Move, controls.handle);
    QWidget* name = makeName(title, content.field);
    if (m_stacked) {
        place(row, Field, controls.kind, name);
        controls.kind->setProperty(kCellProperty, QPoint(Kind, row));
    } else {
        place(row, Field, name);
        place(row, Kind, controls.kind);
    }
    if (content.range == SearchRange::Choice) {
        setSpan(row, From, 1, 2);
        if (searchedField(content.field, m_form.search().base()).names.empty()) { // numbers and texts are typed
            controls.values = makeText(row, tr("%1: values", "accessible name").arg(title), &SearchForm::setChoices);
            controls.values->setToolTip(tr("Values separated by commas"));
            place(row, From, controls.values);
        } else {
            controls.choices = makeChoices(row, content.field);
            controls.choices->setAccessibleName(tr("%1: values", "accessible name").arg(title));
            place(row, From, controls.choices);
        }
        controls.count = new Label({}, FontRole::Small, Token::T3);
        place(row, Step, controls.count);
    } else {
        controls.from = makeText(row, tr("%1: from", "accessible name").arg(title), &SearchForm::setFrom);
        controls.to = makeText(row, tr("%1: to", "accessible name").arg(title), &SearchForm::setTo);
        place(row, From, controls.from);
        place(row, To, controls.to);
        if (content.range != SearchRange::Uniform) {
            controls.step = makeText(row, tr("%1: step", "accessible name").arg(title), &SearchForm::setStep);
            const bool whole = m_form.search().rangesOf(content.field).front() == SearchRange::Integer;
            controls.step->setPlaceholderText(whole                               ? QStringLiteral("1")
                                              : content.range == SearchRange::Log ? tr("any")
                                                                                  : QString());
            place(row, Step, controls.step);
        }
    }
    place(row, Scale, controls.scale);
    place(row, Where, controls.where);
    auto* remove = makeIconButton(QStringLiteral("x"), tr("Do not vary %1").arg(title));
    connect(remove, &QToolButton::clicked, this,
            [this, row] { edit([row](SearchForm& search) { search.remove(static_cast<std::size_t>(row)); }); });
    place(row, Remove, remove);
    return controls;
}

RowHandle* SearchTable::makeHandle(int row, const QString& title)
{
    auto* handle = new RowHandle(tr("Move %1").arg(title));
    connect(handle, &RowHandle::draggedTo, this, [this, row](const QPoint& at) { showDropLine(row, at); });
    connect(handle, &RowHandle::dropped, m_dropLine, &QWidget::hide);
    // Queued, because moving makes all controls anew, this one included.
    connect(
        handle, &RowHandle::droppedAt, this, [this, row](const QPoint& at) { moveRow(row, placeAt(row, at)); },
        Qt::QueuedConnection);
    connect(
        handle, &RowHandle::stepped, this,
        [this, row](int rows) { moveRow(row, static_cast<std::size_t>(std::clamp(row + rows, 0, rowCount() - 1))); },
        Qt::QueuedConnection);
    return handle;
}

std::size_t SearchTable::placeAt(int row, const QPoint& global) const
{
    const int y = viewport()->mapFromGlobal(global).y() + verticalOffset();
    const int before = std::clamp((y + rowPixels() / 2) / rowPixels(), 0, rowCount()); // rows above the gap
    return static_cast<std::size_t>(std::clamp(before > row ? before - 1 : before, 0, rowCount() - 1));
}

void SearchTable::showDropLine(int row, const QPoint& global)
{
    const auto to = static_cast<int>(placeAt(row, global));
    const int y = (to > row ? to + 1 : to) * rowPixels() - verticalOffset();
    QPalette palette = m_dropLine->palette();
    palette.setColor(QPalette::Window, themed(Token::Acc));
    m_dropLine->setPalette(palette);
    m_dropLine->setGeometry(0, std::clamp(y - 1, 0, viewport()->height() - 2), viewport()->width(), 2);
    m_dropLine->setVisible(to != row);
    m_dropLine->raise();
}

void SearchTable::moveRow(int row, std::size_t to)
{
    m_dropLine->hide();
    edit([=](SearchForm& search) { search.move(static_cast<std::size_t>(row), to); });
    if (to < m_rows.size()) {
        m_rows[to].handle->setFocus();
        scrollTo(model()->index(static_cast<int>(to), Field));
    }
}

QComboBox* SearchTable::makeKind(int row, const SearchRow& content)
{
    auto* box = new QComboBox;
    for (const SearchRange range : m_form.search().rangesOf(content.field))
        box->addItem(rangeTitle(range), static_cast<int>(range));
    box->setCurrentIndex(box->findData(static_cast<int>(content.range)));
    box->setAccessibleName(tr("%1: kind", "accessible name").arg(searchFieldTitle(content.field)));
    box->setFont(Theme::instance().font(FontRole::Small));
    ignoreWheel(box);
    connect(box, &QComboBox::activated, this, [this, box, row](int index) {
        const auto range = static_cast<SearchRange>(box->itemData(index).toInt());
        edit([=](SearchForm& search) { search.setRange(static_cast<std::size_t>(row), range); });
    });
    return box;
}

QComboBox* SearchTable::makeWhere(int row)
{
    auto* box = new QComboBox;
    box->setFont(Theme::instance().font(FontRole::Small));
    ignoreWheel(box);
    box->setToolTip(tr("The parameter only exists while another has a certain value"));
    connect(box, &QComboBox::activated, this, [this, row](int index) {
        const std::vector<SearchCondition>& offered = m_rows[static_cast<std::size_t>(row)].conditions;
        const SearchCondition condition = index > 0 ? offered[static_cast<std::size_t>(index) - 1] : SearchCondition();
        edit([&](SearchForm& search) { search.setCondition(static_cast<std::size_t>(row), condition); });
    });
    return box;
}

QLineEdit* SearchTable::makeText(int row, const QString& name, void (SearchForm::*set)(std::size_t, const QString&))
{
    auto* edit = new QLineEdit;
    edit->setAccessibleName(name);
    edit->setFont(Theme::instance().font(FontRole::Small));
    connect(edit, &QLineEdit::textEdited, this, [this, row, set](const QString& text) {
        m_form.editSearch([&](SearchForm& search) { (search.*set)(static_cast<std::size_t>(row), text); });
    });
    return edit;
}

ChoicesButton* SearchTable::makeChoices(int row, const std::string& field)
{
    const SearchedField known = searchedField(field, m_form.search().base());
    std::vector<std::pair<QString, QString>> options;
    for (std::size_t i = 0; i < known.names.size(); ++i)
        options.emplace_back(QString::fromStdString(known.names[i]), searchValueText(field, known.json[i]));
    auto* button = new ChoicesButton(std::move(options));
    connect(button, &ChoicesButton::chosen, this, [this, row](const QStringList& names) {
        edit([&](SearchForm& search) {
            search.setChoices(static_cast<std::size_t>(row), names.join(QStringLiteral(", ")));
        });
    });
    return button;
}

void SearchTable::fillWhere(Controls& controls, std::size_t row)
{
    const SearchForm& search = m_form.search();
    const SearchCondition& current = search.rows()[row].condition;
    controls.conditions = search.conditionsFor(row);
    if (!current.field.empty() &&
        std::find(controls.conditions.begin(), controls.conditions.end(), current) == controls.conditions.end())
        controls.conditions.push_back(current);
    QStringList texts{search.conditionText({})};
    for (const SearchCondition& condition : controls.conditions)
        texts << search.conditionText(condition);
    QStringList shown;
    for (int i = 0; i < controls.where->count(); ++i)
        shown << controls.where->itemText(i);
    if (shown != texts) {
        controls.where->clear();
        controls.where->addItems(texts);
    }
    const auto at = std::find(controls.conditions.begin(), controls.conditions.end(), current);
    controls.where->setCurrentIndex(current.field.empty() ? 0 : static_cast<int>(at - controls.conditions.begin()) + 1);
    controls.where->setEnabled(texts.size() > 1);
    controls.where->setProperty("invalid", search.isWrong(row, "when"));
    controls.where->setAccessibleName(
        tr("%1: only where", "accessible name").arg(searchFieldTitle(search.rows()[row].field)));
}

void SearchTable::refreshRow(std::size_t row)
{
    const SearchForm& search = m_form.search();
    const SearchRow& content = search.rows()[row];
    Controls& controls = m_rows[row];
    showText(controls.from, content.from, search.isWrong(row, "low"));
    showText(controls.to, content.to, search.isWrong(row, "high"));
    showText(controls.step, content.step, search.isWrong(row, "step"));
    showText(controls.values, content.choices, search.isWrong(row, "choices"));
    if (controls.choices)
        controls.choices->setChosen(typedList(content.choices));
    if (controls.count)
        controls.count->setText(tr("%Ln value(s)", nullptr, static_cast<int>(typedList(content.choices).size())));
    const std::optional<std::size_t> place = parameterOf(search.plan(), content.field);
    const bool good = place && std::none_of(search.problems().begin(), search.problems().end(),
                                            [path = parameterPath(content.field)](const SpecProblem& problem) {
                                                return problem.path.starts_with(path);
                                            });
    controls.scale->setParameter(good ? std::optional(search.plan().parameters[*place]) : std::nullopt);
    fillWhere(controls, row);
}

} // namespace trainyard
