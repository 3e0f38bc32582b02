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

    /// A chart that a page has without an expression: it is found by its title and chosen by its key.
    struct Offer {
        QString key, title;
        friend bool operator==(const Offer&, const Offer&) = default;
    };

    explicit SeriesPicker(QWidget* parent);
    /// `offers` stand above the names.
    void setNames(const QStringList& names, const QList<Offer>& offers = {});
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

    QString expressionOf(const QString& shown) const;

    QStringList m_names; ///< the titles of the offers first
    QList<Offer> m_offers;
    bool m_several = true;
    QString m_given; ///< what popup() has shown, until it is changed
    QLineEdit* m_search;
    QListView* m_list;
    QStringListModel* m_model;
    Label* m_note;
    QPushButton* m_all;
};

} // namespace trainyard
