// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/series_expression.h"

#include <QFrame>
#include <QStringList>

class QLineEdit;
class QListView;
class QPushButton;
class QStringListModel;

namespace trainyard {

class Label;

/// What is wrong with an expression, in a sentence.
QString problemText(const ExpressionProblem& problem);

/// The names that a search finds, in their order: all of its words are in the name; a word with * or ? is a pattern
/// for a whole name. Upper and lower case are the same. Pure.
QStringList matchingSeries(const QStringList& names, const QString& search);

/// A popup that finds series among thousands by words or a pattern, and accepts arithmetic with them.
class SeriesPicker : public QFrame {
    Q_OBJECT
public:
    static constexpr int kMostAdded = 24; ///< at once

    explicit SeriesPicker(QWidget* parent);
    void setNames(const QStringList& names);
    /// Shows it below this widget. `several`: all that match can be chosen at once.
    void popup(const QWidget* below, const QString& text, bool several);

signals:
    void chosen(const QStringList& expressions);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void find();
    void choose(const QStringList& expressions);
    void chooseCurrent();

    QStringList m_names;
    bool m_several = true;
    QLineEdit* m_search;
    QListView* m_list;
    QStringListModel* m_model;
    Label* m_note;
    QPushButton* m_all;
};

} // namespace trainyard
