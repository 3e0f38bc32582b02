// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/mistakes_model.h"

#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/visible_text.h"
#include "gui/inspect/predictions_view_model.h"

#include <cmath>

namespace trainyard {
namespace {

QString mistakeShare(double value)
{
    return std::isfinite(value) ? format::percent(value) : QString();
}

} // namespace

MistakesModel::MistakesModel(PredictionsViewModel& model, QObject* parent) : QAbstractListModel(parent), m_model(model)
{
    connect(&m_model, &PredictionsViewModel::changed, this, [this] { m_pictures.clear(); });
    connect(&m_model, &PredictionsViewModel::shownChanged, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&m_model, &PredictionsViewModel::picturesCame, this, [this] {
        if (const int rows = rowCount(); rows > 0)
            emit dataChanged(index(0), index(rows - 1), {PictureRole});
    });
}

int MistakesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_model.shown().size());
}

QPixmap MistakesModel::picture(std::int64_t sample) const
{
    if (const QPixmap* known = m_pictures.object(sample))
        return *known;
    const std::string& file = m_model.picture(sample);
    if (file.empty())
        return {};
    QPixmap decoded;
    decoded.loadFromData(reinterpret_cast<const uchar*>(file.data()), uint(file.size()));
    m_pictures.insert(sample, new QPixmap(decoded));
    return decoded;
}

QVariant MistakesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || !m_model.report())
        return {};
    const Mistake& one = m_model.report()->mistakes[std::size_t(m_model.shown()[std::size_t(index.row())])];
    switch (role) {
    case Qt::DisplayRole:
    case PredictedRole: return m_model.className(one.predicted);
    case ActualRole: return m_model.className(one.actual);
    case PredictedShareRole: return mistakeShare(one.predictedProbability);
    case ActualShareRole: return mistakeShare(one.actualProbability);
    case SampleRole: return qlonglong(one.index);
    case PictureRole: return picture(one.index);
    case Qt::ToolTipRole:
        return tr("%1\n“%2” taken for “%3”, loss %4")
            .arg(reasonText(one.name), m_model.className(one.actual), m_model.className(one.predicted),
                 format::significant(one.loss, 3));
    case Qt::AccessibleTextRole:
        return tr("%1 taken for %2, %3 sure")
            .arg(m_model.className(one.actual), m_model.className(one.predicted),
                 mistakeShare(one.predictedProbability));
    default: return {};
    }
}

void MistakesModel::wantPictures(int first, int last)
{
    std::vector<std::int64_t> samples;
    for (int row = std::max(0, first); row <= last && row < rowCount(); ++row)
        samples.push_back(m_model.report()->mistakes[std::size_t(m_model.shown()[std::size_t(row)])].index);
    m_model.wantPictures(samples);
}

} // namespace trainyard
