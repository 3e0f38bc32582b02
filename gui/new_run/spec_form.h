// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/new_run_view_model.h"
#include "gui/parts/number_edit.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace trainyard {

class FieldError;

/// Connects widgets to fields of the spec: editing a widget changes only its field, replacing the spec updates every
/// widget, and each field's problems are shown below its widget.
class SpecForm : public QObject {
    Q_OBJECT
public:
    explicit SpecForm(NewRunViewModel* model, QObject* parent = nullptr);

    /// A widget for the field at `path`; `show` is called with each replaced spec.
    void add(const QString& path, QWidget* widget, std::function<void(const RunSpec&)> show);
    /// A further field that the same widget shows: its problems also appear below it, with its name.
    void addPlace(const QString& path, const QString& widgetPath);
    /// Shows the problems of a field with a widget of its own below another widget in its row, with the field's name.
    void tellBelow(const QString& path, const QString& widgetPath);
    /// `call` runs for every new spec, replaced or edited, to show and hide fields.
    void onAnySpec(std::function<void(const RunSpec&)> call);

    /// Where the field's problems are shown. Place it below the widget: until then it has no parent.
    FieldError* error(const QString& path) const;
    QWidget* widget(const QString& path) const;
    QStringList paths() const { return m_fields.keys() + m_further.keys(); }
    NewRunViewModel* model() const { return m_model; }

private:
    struct Field {
        QWidget* widget = nullptr;
        FieldError* error = nullptr;
        std::function<void(const RunSpec&)> show;
    };
    void showSpec();
    void showProblems();
    Field field(const QString& path) const { return m_fields.value(m_further.value(path, path)); }

    NewRunViewModel* m_model;
    QHash<QString, Field> m_fields;
    QHash<QString, QString> m_further; ///< path → path of its widget
    QHash<QString, QString> m_told;    ///< path → path of the widget below which its problems are shown
    QList<std::function<void(const RunSpec&)>> m_calls;
};

} // namespace trainyard
