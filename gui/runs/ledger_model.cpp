// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/ledger_model.h"

#include "gui/formats/ledger_text.h"
#include "gui/formats/table_csv.h"
#include "gui/services/qt_text.h"

#include <utility>

namespace trainyard {
namespace {

constexpr int kLongestNote = 2000; // characters

QString lines(const QStringList& texts)
{
    return texts.join(QLatin1Char('\n'));
}

} // namespace

void LedgerModel::setChains(std::vector<LedgerChain> chains)
{
    beginResetModel();
    m_chains = std::move(chains);
    build();
    endResetModel();
}

void LedgerModel::build()
{
    std::erase_if(m_chains, [](const LedgerChain& chain) { return chain.steps.empty(); });
    m_ledgers.clear();
    m_rows.clear();
    const bool headings = m_chains.size() > 1 || (!m_chains.empty() && !m_chains.front().title.empty());
    for (int i = 0; i < int(m_chains.size()); ++i) {
        const LedgerChain& chain = m_chains[std::size_t(i)];
        m_ledgers.push_back(makeLedger(chain.steps));
        if (headings)
            m_rows.push_back({i, -1});
        for (int step = 0; step < int(chain.steps.size()); ++step)
            m_rows.push_back({i, step});
    }
}

LedgerModel::Place LedgerModel::place(int row) const
{
    return row >= 0 && row < int(m_rows.size()) ? m_rows[std::size_t(row)] : Place{};
}

int LedgerModel::rowOf(const Place& place) const
{
    for (int row = 0; row < int(m_rows.size()); ++row)
        if (m_rows[std::size_t(row)].chain == place.chain && m_rows[std::size_t(row)].step == place.step)
            return row;
    return -1;
}

bool LedgerModel::canMove(int row, int by) const
{
    const Place at = place(row);
    const int to = at.step + by;
    return at.step >= 0 && to >= 0 && to < int(m_chains[std::size_t(at.chain)].steps.size());
}

int LedgerModel::move(int row, int by)
{
    if (!canMove(row, by))
        return row;
    const Place at = place(row);
    beginResetModel();
    std::vector<LedgerStep>& steps = m_chains[std::size_t(at.chain)].steps;
    std::swap(steps[std::size_t(at.step)], steps[std::size_t(at.step + by)]);
    build();
    endResetModel();
    return rowOf({at.chain, at.step + by});
}

void LedgerModel::remove(int row)
{
    const Place at = place(row);
    if (at.chain < 0)
        return;
    beginResetModel();
    std::vector<LedgerStep>& steps = m_chains[std::size_t(at.chain)].steps;
    if (at.step < 0)
        steps.clear();
    else
        steps.erase(steps.begin() + at.step);
    build();
    endResetModel();
}

QString LedgerModel::wholeText(int chain) const
{
    return chain >= 0 && chain < int(m_ledgers.size()) ? trainyard::wholeText(m_ledgers[std::size_t(chain)])
                                                       : QString();
}

QByteArray LedgerModel::csv() const
{
    QList<QStringList> all;
    for (const SpeedLedger& ledger : m_ledgers) {
        const QList<QStringList> some = ledgerLines(ledger);
        all += all.isEmpty() ? some : some.mid(1);
    }
    return csvText(all);
}

QString LedgerModel::text() const
{
    QStringList all;
    QStringList header;
    for (int column = 0; column < ColumnCount; ++column)
        header << headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    all << header.join(QLatin1Char('\t'));
    for (int row = 0; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < ColumnCount; ++column)
            cells
                << data(index(row, column), Qt::DisplayRole).toString().replace(QLatin1Char('\n'), QLatin1String("; "));
        while (!cells.isEmpty() && cells.last().isEmpty())
            cells.removeLast();
        all << cells.join(QLatin1Char('\t'));
    }
    return all.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

int LedgerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int LedgerModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString LedgerModel::stepText(const LedgerChain& chain, const SpeedLedger& ledger, int step, int column) const
{
    const LedgerStep& at = chain.steps[std::size_t(step)];
    const LedgerLink* link = step > 0 ? &ledger.links[std::size_t(step - 1)] : nullptr;
    switch (column) {
    case Step: return at.isRun() ? qt(at.name) : tr("%1\npublished").arg(qt(at.name));
    case Changes: return link ? lines(changeTexts(*link, at)) : QString();
    case Time: return at.time.known() ? epochTimeText(at.time) : epochTimeOrigin(at);
    case Gain: return link ? gainText(link->gain) : QString();
    case Total: return gainText(ledger.totals[std::size_t(step)], false);
    case Cause: {
        QStringList texts = link ? causeTexts(*link) : QStringList();
        for (const QString& doubt : link ? doubtTexts(*link) : QStringList())
            texts << tr("But: %1").arg(doubt);
        return lines(texts);
    }
    default: return qt(at.note);
    }
}

QVariant LedgerModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Place at = place(index.row());
    const LedgerChain& chain = m_chains[std::size_t(at.chain)];
    const SpeedLedger& ledger = m_ledgers[std::size_t(at.chain)];
    if (role == HeadingRole)
        return at.step < 0;
    if (at.step < 0) {
        const QString title = chain.title.empty() ? tr("Selected runs") : qt(chain.title);
        if (role == Qt::DisplayRole && index.column() == 0)
            return tr("%1 — %2", "a chain's title, and what it gained").arg(title, wholeText(at.chain));
        return role == Qt::ToolTipRole ? QVariant(qt(chain.source)) : QVariant();
    }
    const LedgerStep& step = chain.steps[std::size_t(at.step)];
    switch (role) {
    case Qt::DisplayRole: return stepText(chain, ledger, at.step, index.column());
    case Qt::EditRole: return index.column() == Note ? qt(step.note) : QVariant();
    case Qt::ToolTipRole:
        switch (index.column()) {
        case Step: return step.isRun() ? qt(step.run) : qt(step.source);
        case Time: return epochTimeOrigin(step);
        case Note: return tr("Double-click or press F2 to write a note");
        default: return {};
        }
    case Qt::TextAlignmentRole: {
        const bool number = index.column() == Time || index.column() == Gain || index.column() == Total;
        return int((number && (index.column() != Time || step.time.known()) ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignTop);
    }
    case DoubtfulRole: return at.step > 0 && !ledger.links[std::size_t(at.step - 1)].doubts.empty();
    default: return {};
    }
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Time || section == Gain || section == Total ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        switch (section) {
        case Time: return tr("The training of an epoch, without validation and checkpoints");
        case Gain: return tr("As many times as fast as the step before, with the range that the epochs allow");
        case Total: return tr("As many times as fast as the first step");
        default: return {};
        }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Step: return tr("Step");
    case Changes: return tr("What changed");
    case Time: return tr("Time per epoch");
    case Gain: return tr("Gain");
    case Total: return tr("In total");
    case Cause: return tr("Cause");
    default: return tr("Note");
    }
}

Qt::ItemFlags LedgerModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const bool note = index.column() == Note && place(index.row()).step >= 0;
    return note ? flags | Qt::ItemIsEditable : flags;
}

bool LedgerModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const Place at = place(index.row());
    std::vector<LedgerStep>& steps = m_chains[std::size_t(at.chain)].steps;
    const QString note = value.toString().simplified().left(kLongestNote);
    steps[std::size_t(at.step)].note = note.toStdString();
    m_ledgers[std::size_t(at.chain)].steps[std::size_t(at.step)].note = note.toStdString();
    emit dataChanged(index, index);
    emit noteChanged(at.step > 0 ? qt(steps[std::size_t(at.step - 1)].run) : QString(),
                     qt(steps[std::size_t(at.step)].run), note);
    return true;
}

} // namespace trainyard
