// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the data group that describe the source of the samples.
#include "gui/new_run/field_rows.h"
#include "gui/new_run/form_group.h"
#include "gui/new_run/new_run_groups.h"
#include "gui/new_run/path_field.h"
#include "gui/new_run/problem_text.h"
#include "gui/new_run/spec_form.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QSignalBlocker>

namespace trainyard {
namespace {

struct SourceFields {
    Q_DECLARE_TR_FUNCTIONS(trainyard::SourceFields)
};

/// The engine names all files that a folder lacks. One letter decides whether a path leads to such a folder or to none.
constexpr int kLinesOfPathProblem = 3;

ImageSpec usualSize(DataFormat format)
{
    switch (format) {
    case DataFormat::Glyphs: return {32, 32, 1};
    case DataFormat::Idx: return {28, 28, 1};
    case DataFormat::Synthetic: return {224, 224, 3};
    default: return {32, 32, 3};
    }
}

/// Another format usually has another image size: start from its usual size.
void switchFormat(RunSpec& spec, DataFormat format)
{
    spec.data.format = format;
    spec.data.image = usualSize(format);
    spec.data.trainSamples = spec.data.validationSamples = 0;
    spec.data.classes = {};
    spec.data.features.clear();
    spec.data.labels.clear();
    if (!takes(format, "path"))
        spec.data.path.clear();
    if (!takes(format, "unreadable"))
        spec.data.unreadable = UnreadablePolicy::Fail;
    if (!takes(format, "validation_share"))
        spec.data.validationShare = DataSpec{}.validationShare;
}

/// The meaning of an empty field.
QString usualName(DataFormat format, const char* key)
{
    const bool features = QLatin1String(key) == QLatin1String("features");
    if (format == DataFormat::TfRecord)
        return features ? QStringLiteral("image/encoded") : QStringLiteral("image/class/label");
    return QLatin1String(key);
}

/// Changing the format changes other fields, and other fields can change the format.
QWidget* makeFormat(SpecForm& form)
{
    NewRunViewModel* model = form.model();
    const RunField& field = formField("/data/format");
    auto* format = qobject_cast<QComboBox*>(makeFieldEditor(form, field, [model](const FieldValue& value) {
        model->edit([&](RunSpec& spec) { switchFormat(spec, static_cast<DataFormat>(std::get<std::int64_t>(value))); });
        emit model->specReplaced();
    }));
    form.onAnySpec([format](const RunSpec& spec) {
        const QSignalBlocker quiet(format);
        format->setCurrentIndex(int(spec.data.format));
        format->setToolTip(format->itemData(int(spec.data.format), Qt::ToolTipRole).toString());
    });
    return format;
}

/// Where the data set has a validation part, nothing is held out. A value that is wrong can be mended all the same.
void followHeldOut(FormGroup& group, int place, SpecForm& form)
{
    const QString path = QStringLiteral("/data/validation_share");
    QWidget* field = form.widget(path);
    NewRunViewModel* model = form.model();
    const auto show = [=, label = group.label(place), help = field->toolTip()] {
        const bool without = model->holdsOut() == false && !model->problems().contains(path);
        field->setEnabled(!without);
        const QString reason =
            SourceFields::tr("It has no effect here: this data set has validation samples of its own.");
        for (QWidget* widget : {static_cast<QWidget*>(label), field})
            widget->setToolTip(without ? help + QLatin1Char('\n') + reason : help);
    };
    form.onAnySpec([show](const RunSpec&) { show(); });
    QObject::connect(model, &NewRunViewModel::planChanged, field, show);
    QObject::connect(model, &NewRunViewModel::problemsChanged, field, show);
}

} // namespace

void addSourceFields(FormGroup& group, FieldRows& rows, SpecForm& form)
{
    const auto widget = [&form](const char* path) { return form.widget(QLatin1String(path)); };
    rows.addWith("/data/format", makeFormat(form), true);
    QWidget* folder =
        makePathField(form, "/data/path",
                      {.title = SourceFields::tr("Folder of the data set"),
                       .tooltip = SourceFields::tr("Choose the folder of the data set"),
                       .filter = {},
                       .fileTooltip = SourceFields::tr("Choose a file: an archive, a list or the data itself")});
    rows.addWith("/data/path", folder, true);
    form.error(QStringLiteral("/data/path"))->keepRoom(kLinesOfPathProblem);
    rows.add({"/data/features", "/data/labels", "/data/classes"});
    followHeldOut(group, rows.add("/data/validation_share"), form);
    rows.add("/data/unreadable");
    auto* file = folder->findChild<QWidget*>(QStringLiteral("browseFile"));
    auto* features = qobject_cast<QLineEdit*>(widget("/data/features"));
    auto* labels = qobject_cast<QLineEdit*>(widget("/data/labels"));
    form.onAnySpec([=](const RunSpec& spec) {
        file->setVisible(spec.data.format != DataFormat::Idx && spec.data.format != DataFormat::Folder);
        features->setPlaceholderText(usualName(spec.data.format, "features"));
        labels->setPlaceholderText(usualName(spec.data.format, "labels"));
    });
}

} // namespace trainyard
