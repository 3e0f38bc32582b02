// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/data_inspection.h"

#include <QAbstractTableModel>

#include <memory>

namespace trainyard {

using InspectionPointer = std::shared_ptr<const DataInspection>;

/// A table over a part of an inspection. Cells that are counts carry their share of the largest one, for bars.
class InspectionTable : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role { ShareRole = Qt::UserRole, SortRole }; ///< share: 0…1, invalid for a cell without a bar

    using QAbstractTableModel::QAbstractTableModel;
    void setInspection(InspectionPointer inspection);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    virtual qint64 rows() const = 0;
    virtual QString text(int row, int column) const = 0;
    virtual QVariant sortValue(int row, int column) const { return text(row, column); }
    virtual QString title(int column) const = 0;
    virtual bool isNumber(int /*column*/) const { return false; }
    virtual double share(int /*row*/, int /*column*/) const { return -1.0; } ///< negative = no bar
    virtual void prepare() {} ///< a new inspection is there

    InspectionPointer m_inspection;
};

/// Class, training images, validation images.
class ClassesModel : public InspectionTable {
    Q_OBJECT
public:
    using InspectionTable::InspectionTable;
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 3; }

protected:
    qint64 rows() const override;
    QString text(int row, int column) const override;
    QVariant sortValue(int row, int column) const override;
    QString title(int column) const override;
    bool isNumber(int column) const override { return column > 0; }
    double share(int row, int column) const override;
    void prepare() override;

private:
    std::int64_t count(int row, int column) const;
    std::int64_t m_most[2] = {};
};

/// Size, images.
class SizesModel : public InspectionTable {
    Q_OBJECT
public:
    using InspectionTable::InspectionTable;
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 2; }

protected:
    qint64 rows() const override;
    QString text(int row, int column) const override;
    QVariant sortValue(int row, int column) const override;
    QString title(int column) const override;
    bool isNumber(int column) const override { return column > 0; }
    double share(int row, int column) const override;
};

/// File, reason.
class UnreadableModel : public InspectionTable {
    Q_OBJECT
public:
    using InspectionTable::InspectionTable;
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 2; }

protected:
    qint64 rows() const override;
    QString text(int row, int column) const override;
    QString title(int column) const override;
};

/// Training image, validation image, whether their class is the same.
class DuplicatesModel : public InspectionTable {
    Q_OBJECT
public:
    using InspectionTable::InspectionTable;
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 3; }

protected:
    qint64 rows() const override;
    QString text(int row, int column) const override;
    QString title(int column) const override;
};

} // namespace trainyard
