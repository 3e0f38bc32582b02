// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/campaign_form.h"

#include <QTableWidget>

#include <functional>
#include <utility>
#include <vector>

class QComboBox;
class QLineEdit;

namespace trainyard {

class ChoicesButton;
class Label;
class RowHandle;
class SearchScale;

/// The parameters of a search: a row of controls for each.
class SearchTable : public QTableWidget {
    Q_OBJECT
public:
    explicit SearchTable(CampaignForm& form, QWidget* parent = nullptr);
    void refresh(); ///< the form has changed

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Column { Move, Field, Kind, From, To, Step, Scale, Where, Remove, Columns };
    /// The controls of a row; those that its kind of range lacks are null.
    struct Controls {
        std::string field;
        SearchRange range;
        RowHandle* handle;
        QComboBox* kind;
        QLineEdit *from, *to, *step, *values;
        ChoicesButton* choices;
        Label* count;
        SearchScale* scale;
        QComboBox* where;
        std::vector<SearchCondition> conditions; ///< in the order of `where`, after "always"
    };

    void rebuild();
    void setStacked(bool stacked);
    int rowPixels() const;
    Controls makeControls(int row, const SearchRow& content);
    RowHandle* makeHandle(int row, const QString& title);
    /// The place among the rows at which a row dropped there would lie.
    std::size_t placeAt(int row, const QPoint& global) const;
    void showDropLine(int row, const QPoint& global);
    void moveRow(int row, std::size_t to);
    QComboBox* makeKind(int row, const SearchRow& content);
    QComboBox* makeWhere(int row);
    QLineEdit* makeText(int row, const QString& name, void (SearchForm::*set)(std::size_t, const QString&));
    ChoicesButton* makeChoices(int row, const std::string& field);
    QWidget* makeName(const QString& title, const std::string& field) const;
    void place(int row, int column, QWidget* control, QWidget* above = nullptr);
    void refreshRow(std::size_t row);
    void fillWhere(Controls& controls, std::size_t row);
    void edit(const std::function<void(SearchForm&)>& change) { m_form.editSearch(change); }

    CampaignForm& m_form;
    std::vector<Controls> m_rows;
    QWidget* m_dropLine;
    bool m_stacked = false; ///< the kind stands below the field's name, where the table is narrow
};

} // namespace trainyard
