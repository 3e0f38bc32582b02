// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QCache>
#include <QPixmap>

namespace trainyard {

class ClassifyViewModel;

/// The inputs of ClassifyViewModel with what the net says of each.
class ClassifiedModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        ClassRole = Qt::UserRole, ///< the predicted class
        ShareRole,                ///< "96.1 %"
        NameRole,                 ///< of the file, without its folder
        UnsureRole,               ///< bool
        WrongRole,                ///< bool; only where the true class is known
        PictureRole               ///< QPixmap; null for features
    };

    explicit ClassifiedModel(ClassifyViewModel& model, QObject* parent = nullptr);
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    QPixmap picture(int row) const;

    ClassifyViewModel& m_model;
    int m_rows = 0; ///< as told to the views
    mutable QCache<int, QPixmap> m_pictures{400};
};

} // namespace trainyard
