// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QCache>
#include <QPixmap>

namespace trainyard {

class PredictionsViewModel;

/// The mistakes that PredictionsViewModel shows, as a list with pictures.
class MistakesModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        PredictedRole = Qt::UserRole, ///< class names
        ActualRole,
        PredictedShareRole, ///< "99.8 %"; empty where the net gives no probabilities
        ActualShareRole,
        SampleRole, ///< qlonglong
        PictureRole ///< QPixmap; null: not here yet, or there is none
    };

    explicit MistakesModel(PredictionsViewModel& model, QObject* parent = nullptr);
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// Asks for the pictures of these rows that are not here.
    void wantPictures(int first, int last);

private:
    QPixmap picture(std::int64_t sample) const;

    PredictionsViewModel& m_model;
    mutable QCache<std::int64_t, QPixmap> m_pictures{600}; ///< decoded
};

} // namespace trainyard
