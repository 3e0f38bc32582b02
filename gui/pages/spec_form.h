// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/pages/number_edit.h"
#include "gui/viewmodels/new_run_view_model.h"

#include <QHash>
#include <QObject>
#include <QPair>

#include <functional>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace trainyard {

class ChipRow;
class FieldError;
class SegmentedControl;

/// Ties widgets to places of the spec: what the user does to a widget changes that place and no other, a replaced spec
/// is shown by every widget, and each place's problems stand below its widget.
class SpecForm : public QObject {
    Q_OBJECT
public:
    template <typename Value>
    using Place = std::function<Value&(RunSpec&)>;
    using Choices = QList<QPair<QString, QString>>; ///< text, tooltip; in the order of the enum's values

    explicit SpecForm(NewRunViewModel* model, QObject* parent = nullptr);

    QSpinBox* whole(const QString& path, int low, int high, Place<int> place);
    NumberEdit* real(const QString& path, Place<double> place);
    NumberEdit* count(const QString& path, Place<std::int64_t> place);
    NumberEdit* seed(const QString& path, Place<std::uint64_t> place);
    QCheckBox* toggle(const QString& path, const QString& text, Place<bool> place);
    QLineEdit* text(const QString& path, Place<std::string> place);

    template <typename Enum>
    SegmentedControl* segments(const QString& path, const Choices& choices, Place<Enum> place)
    {
        return segmentsOf(
            path, choices, [place](RunSpec& spec) { return int(place(spec)); },
            [place](RunSpec& spec, int value) { place(spec) = Enum(value); });
    }
    template <typename Enum>
    QComboBox* combo(const QString& path, const Choices& choices, Place<Enum> place)
    {
        return comboOf(
            path, choices, [place](RunSpec& spec) { return int(place(spec)); },
            [place](RunSpec& spec, int value) { place(spec) = Enum(value); });
    }

    /// A widget with its own wiring: `show` is called with a replaced spec.
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
    using Get = std::function<int(RunSpec&)>;
    using Set = std::function<void(RunSpec&, int)>;
    SegmentedControl* segmentsOf(const QString& path, const Choices& choices, Get get, Set set);
    QComboBox* comboOf(const QString& path, const Choices& choices, Get get, Set set);
    void showSpec();
    void showProblems();
    Field field(const QString& path) const { return m_fields.value(m_further.value(path, path)); }

    NewRunViewModel* m_model;
    QHash<QString, Field> m_fields;
    QHash<QString, QString> m_further; ///< path → that of its widget
    QList<std::function<void(const RunSpec&)>> m_calls;
};

} // namespace trainyard
