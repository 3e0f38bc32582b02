// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/new_run_view_model.h"
#include "gui/parts/number_edit.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace trainyard {

class FieldError;

/// Ties widgets to places of the spec: what the user does to a widget changes that place and no other, a replaced spec
/// is shown by every widget, and each place's problems stand below its widget.
class SpecForm : public QObject {
    Q_OBJECT
public:
    explicit SpecForm(NewRunViewModel* model, QObject* parent = nullptr);

    /// A widget that shows the field at `path`: `show` is called with a replaced spec.
    void add(const QString& path, QWidget* widget, std::function<void(const RunSpec&)> show);
    /// A further place that the same widget shows: its problems stand below it too, with its name.
    void addPlace(const QString& path, const QString& widgetPath);
    /// Called with every spec, replaced or edited: to show and hide fields.
    void onAnySpec(std::function<void(const RunSpec&)> call);

    FieldError* error(const QString& path) const; ///< belongs below its widget
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
    QHash<QString, QString> m_further; ///< path → that of its widget
    QList<std::function<void(const RunSpec&)>> m_calls;
};

} // namespace trainyard
