// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/import_model.h"

#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/services/qt_text.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kMostDamageListed = 8;

using Known = ImportCandidate::Known;

bool hasNews(const CandidateContent& content)
{
    return content.newPoints > 0;
}

QString fileName(const std::filesystem::path& path)
{
    return qt(path.filename().string());
}

} // namespace

ImportModel::ImportModel(QObject* parent) : QAbstractTableModel(parent) {}

void ImportModel::setCandidates(const std::vector<ImportCandidate>& candidates)
{
    beginResetModel();
    m_rows.clear();
    for (const ImportCandidate& candidate : candidates) {
        m_rows.push_back({candidate, std::nullopt, false, false});
        propose(m_rows.back());
    }
    endResetModel();
    emit choiceChanged();
}

void ImportModel::propose(Row& row) const
{
    if (row.content && row.content->error)
        row.chosen = false;
    else if (!row.decided)
        row.chosen = row.candidate.known == Known::New ? !row.content || row.content->points > 0
                                                       : row.content && hasNews(*row.content);
}

void ImportModel::setContent(int row, const CandidateContent& content)
{
    if (row < 0 || row >= rowCount())
        return;
    Row& one = m_rows[static_cast<std::size_t>(row)];
    one.content = content;
    propose(one);
    emit dataChanged(index(row, 0), index(row, kColumns - 1));
    emit choiceChanged();
}

void ImportModel::setColumns(int row, const foreign::LogColumns& columns)
{
    Row& one = m_rows[static_cast<std::size_t>(row)];
    one.candidate.log.source.columns = columns;
    one.content.reset();
    emit dataChanged(index(row, 0), index(row, kColumns - 1));
    emit choiceChanged();
}

bool ImportModel::canBeChosen(int row) const
{
    const Row& one = m_rows[static_cast<std::size_t>(row)];
    return !one.content || !one.content->error;
}

std::vector<ImportCandidate> ImportModel::chosen() const
{
    std::vector<ImportCandidate> out;
    for (const Row& row : m_rows)
        if (row.chosen)
            out.push_back(row.candidate);
    return out;
}

int ImportModel::chosenCount() const
{
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.chosen; }));
}

void ImportModel::chooseAll(bool chosen)
{
    for (int row = 0; row < rowCount(); ++row)
        if (Row& one = m_rows[static_cast<std::size_t>(row)]; canBeChosen(row)) {
            one.chosen = chosen;
            one.decided = true;
        }
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    emit choiceChanged();
}

QString ImportModel::kindText(const ImportCandidate& candidate)
{
    if (candidate.isDirectory())
        return tr("Run directory");
    switch (candidate.log.source.kind) {
    case foreign::LogKind::TensorBoard: return QStringLiteral("TensorBoard");
    case foreign::LogKind::Csv: return QStringLiteral("CSV");
    case foreign::LogKind::JsonLines: return tr("JSON lines");
    case foreign::LogKind::TrainerState: return QStringLiteral("HF Trainer");
    case foreign::LogKind::Mlflow: return QStringLiteral("MLflow");
    case foreign::LogKind::Wandb: return QStringLiteral("W&B");
    }
    return {};
}

QString ImportModel::stateText(int row) const
{
    const Row& one = m_rows[static_cast<std::size_t>(row)];
    if (!one.content)
        return tr("being read…");
    if (one.content->error)
        return errorReasonText(*one.content->error);
    QStringList parts;
    const QString news = format::count(one.content->newPoints);
    const int plural = pluralOf(one.content->newPoints);
    if (one.candidate.known == Known::New && one.content->points == 0)
        parts << tr("holds no values");
    else if (one.candidate.known == Known::New)
        parts << tr("new");
    else if (one.candidate.known == Known::Trashed)
        parts << (hasNews(*one.content) ? tr("in the trash, %1 new point(s)", nullptr, plural).arg(news)
                                        : tr("in the trash"));
    else if (one.candidate.known == Known::Archived)
        parts << (hasNews(*one.content) ? tr("archived, %1 new point(s)", nullptr, plural).arg(news) : tr("archived"));
    else
        parts << (hasNews(*one.content) ? tr("already here, %1 new point(s)", nullptr, plural).arg(news)
                                        : tr("already here"));
    if (const auto damaged = static_cast<int>(one.content->damage.size()))
        parts << tr("%Ln damaged place(s)", nullptr, damaged);
    if (!one.content->tails.empty())
        parts << tr("incomplete end");
    return parts.join(QStringLiteral(" · "));
}

ImportModel::Tone ImportModel::tone(int row) const
{
    const Row& one = m_rows[static_cast<std::size_t>(row)];
    if (!one.content)
        return Tone::Quiet;
    if (one.content->error)
        return Tone::Error;
    if (!one.content->damage.empty() || !one.content->tails.empty())
        return Tone::Warning;
    return one.candidate.known != Known::New && !hasNews(*one.content) ? Tone::Quiet : Tone::Plain;
}

QString ImportModel::summary() const
{
    qint64 points = 0, left = 0, histograms = 0;
    int unread = 0;
    for (const Row& row : m_rows) {
        if (!row.chosen)
            continue;
        unread += !row.content;
        if (row.content) {
            points += row.content->newPoints;
            left += row.content->others;
            histograms += row.content->histograms;
        }
    }
    QStringList sentences{unread > 0 ? tr("%1 points so far.").arg(format::count(points))
                                     : tr("%1 points.").arg(format::count(points))};
    if (histograms > 0)
        sentences
            << tr("Of %1 histograms the smallest, mean and largest values are kept.").arg(format::count(histograms));
    if (left > 0)
        sentences << tr("%Ln value(s) (is|are) not kept: audio, tables, texts and the like.", nullptr,
                        static_cast<int>(left));
    return sentences.join(QLatin1Char(' '));
}

QStringList ImportModel::details(int row) const
{
    const Row& one = m_rows[static_cast<std::size_t>(row)];
    QStringList lines{qt(one.candidate.path().string())};
    if (!one.content)
        return lines;
    const CandidateContent& content = *one.content;
    if (content.error) {
        lines << errorText(*content.error);
        return lines;
    }
    QStringList counts;
    if (content.parameters > 0)
        counts << tr("%Ln parameter(s)", nullptr, static_cast<int>(content.parameters));
    if (content.texts > 0)
        counts << tr("%Ln text(s)", nullptr, static_cast<int>(content.texts));
    if (content.histograms > 0)
        counts << tr("%Ln histogram(s) as smallest, mean and largest value", nullptr,
                     static_cast<int>(content.histograms));
    if (content.others > 0)
        counts << tr("%Ln value(s) not kept: audio, tables, texts and the like", nullptr,
                     static_cast<int>(content.others));
    if (!counts.isEmpty())
        lines << counts.join(QStringLiteral(" · "));
    for (std::size_t i = 0; i < std::min<std::size_t>(content.damage.size(), kMostDamageListed); ++i) {
        const foreign::LogDamage& damage = content.damage[i];
        lines
            << tr("%1, byte %2: %3").arg(fileName(damage.file), format::count(damage.offset), reasonText(damage.what));
    }
    if (content.damage.size() > kMostDamageListed)
        lines << tr("%Ln further damaged place(s)", nullptr, int(content.damage.size() - kMostDamageListed));
    for (const foreign::LogTail& tail : content.tails)
        lines << tr("%1 was read to byte %2 of %3: its end is not written yet, or cut off.")
                     .arg(fileName(tail.file), format::count(tail.read), format::count(tail.size));
    return lines;
}

int ImportModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ImportModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant ImportModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool read = row.content && !row.content->error;
    if (role == Qt::CheckStateRole && index.column() == Name)
        return row.chosen ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(
            (index.column() == Series || index.column() == Points ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == ToneRole && index.column() == State)
        return static_cast<int>(tone(index.row()));
    if (role == Qt::ToolTipRole)
        return index.column() == State ? stateText(index.row()) : details(index.row()).join(QLatin1Char('\n'));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Name: return row.content && !row.content->name.empty() ? qt(row.content->name) : qt(row.candidate.log.name);
    case Kind: return kindText(row.candidate);
    case Series: return read ? format::count(row.content->series) : QString();
    case Points: return read ? format::count(row.content->points) : QString();
    case Started: return read && row.content->startedAt > 0.0 ? format::dateTime(row.content->startedAt) : QString();
    case State: return stateText(index.row());
    default: return {};
    }
}

bool ImportModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || index.column() != Name || !canBeChosen(index.row()))
        return false;
    Row& row = m_rows[static_cast<std::size_t>(index.row())];
    row.chosen = value.toInt() == Qt::Checked;
    row.decided = true;
    emit dataChanged(index, index, {Qt::CheckStateRole});
    emit choiceChanged();
    return true;
}

Qt::ItemFlags ImportModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return index.column() == Name && canBeChosen(index.row()) ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant ImportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= kColumns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == Series || section == Points ? Qt::AlignRight : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Run");
    case Kind: return tr("Kind");
    case Series: return tr("Series");
    case Points: return tr("Points");
    case Started: return tr("Started");
    default: return tr("State");
    }
}

} // namespace trainyard
