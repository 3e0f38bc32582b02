// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/classified_model.h"

#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/inspect/classify_view_model.h"

#include <QFileInfo>

#include <cmath>

namespace trainyard {

ClassifiedModel::ClassifiedModel(ClassifyViewModel& model, QObject* parent) : QAbstractListModel(parent), m_model(model)
{
    m_rows = int(m_model.inputs().size());
    connect(&m_model, &ClassifyViewModel::listChanged, this, [this] {
        const int now = int(m_model.inputs().size());
        if (now == m_rows)
            return;
        if (now > m_rows && m_rows > 0) {
            beginInsertRows({}, m_rows, now - 1);
            m_rows = now;
            endInsertRows();
        } else {
            beginResetModel();
            m_rows = now;
            m_pictures.clear();
            endResetModel();
        }
    });
    connect(&m_model, &ClassifyViewModel::calibrationChanged, this, [this] {
        if (m_rows > 0)
            emit dataChanged(index(0), index(m_rows - 1), {UnsureRole});
    });
}

int ClassifiedModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QPixmap ClassifiedModel::picture(int row) const
{
    if (const QPixmap* known = m_pictures.object(row))
        return *known;
    const LookedAtInput& input = m_model.inputs()[std::size_t(row)].input;
    const std::string& file = input.thumbnail.empty() ? input.image : input.thumbnail;
    QPixmap decoded;
    if (!file.empty())
        decoded.loadFromData(reinterpret_cast<const uchar*>(file.data()), uint(file.size()));
    m_pictures.insert(row, new QPixmap(decoded));
    return decoded;
}

QVariant ClassifiedModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_model.inputs().size()))
        return {};
    const LookedAtInput& input = m_model.inputs()[std::size_t(index.row())].input;
    const bool any = !input.top.empty();
    switch (role) {
    case Qt::DisplayRole:
    case ClassRole: return any ? m_model.className(input.top.front().index) : QString();
    case ShareRole:
        return any && std::isfinite(input.top.front().probability) ? format::percent(input.top.front().probability)
                                                                   : QString();
    case NameRole: return QFileInfo(reasonText(input.name)).fileName();
    case UnsureRole: return m_model.isUnsure(input);
    case WrongRole: return any && input.actual && input.top.front().index != *input.actual;
    case PictureRole: return picture(index.row());
    case Qt::ToolTipRole: {
        QStringList lines{reasonText(input.name)};
        if (input.width > 0)
            lines << tr("%1 × %2 pixels").arg(format::count(input.width), format::count(input.height));
        if (input.actual)
            lines << tr("true class: %1").arg(m_model.className(*input.actual));
        return lines.join(QLatin1Char('\n'));
    }
    case Qt::AccessibleTextRole:
        return tr("%1: %2, %3")
            .arg(data(index, NameRole).toString(), data(index, ClassRole).toString(),
                 data(index, ShareRole).toString());
    default: return {};
    }
}

} // namespace trainyard
