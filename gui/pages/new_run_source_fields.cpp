// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of the data group that say where samples come from.
#include "gui/pages/form_group.h"
#include "gui/pages/new_run_groups.h"
#include "gui/pages/number_edit.h"
#include "gui/pages/path_field.h"
#include "gui/pages/spec_form.h"
#include "gui/viewmodels/problem_text.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>

namespace trainyard {
namespace {

struct SourceFields {
    Q_DECLARE_TR_FUNCTIONS(trainyard::SourceFields)
};

const QString kFormat = QStringLiteral("/data/format");
const QString kPath = QStringLiteral("/data/path");
const QString kFeatures = QStringLiteral("/data/features");
const QString kLabels = QStringLiteral("/data/labels");
const QString kClasses = QStringLiteral("/data/classes");
const QString kShare = QStringLiteral("/data/validation_share");
const QString kUnreadable = QStringLiteral("/data/unreadable");

ImageSpec usualSize(DataFormat format)
{
    switch (format) {
    case DataFormat::Glyphs: return {32, 32, 1};
    case DataFormat::Idx: return {28, 28, 1};
    case DataFormat::Synthetic: return {224, 224, 3};
    default: return {32, 32, 3};
    }
}

/// Another format usually comes with another image size: start from the common one.
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

SpecForm::Choices formatChoices()
{
    return {{SourceFields::tr("Glyphs, built in"),
             SourceFields::tr("Shapes that the engine draws itself from the seed: nothing to download")},
            {SourceFields::tr("IDX files"),
             SourceFields::tr("A folder with the four files of MNIST, Fashion-MNIST and the like, plain or .gz")},
            {SourceFields::tr("Image folder"),
             SourceFields::tr("train/CLASS/*.jpg, *.png or *.webp, and the same below val or test")},
            {SourceFields::tr("CIFAR-10 or CIFAR-100"),
             SourceFields::tr("The folder or .tar.gz of the binary or the Python version")},
            {SourceFields::tr("CSV list of images"),
             SourceFields::tr("A file with the lines path,label, or a folder with train.csv and val.csv")},
            {SourceFields::tr("TFRecord files"),
             SourceFields::tr("tf.train.Example records with an encoded image and a label")},
            {SourceFields::tr("HDF5 files"),
             SourceFields::tr("A file, a list of files, or a folder with train*.h5 and val*.h5")},
            {SourceFields::tr("Synthetic ImageNet"),
             SourceFields::tr("Random images in ImageNet's numbers: measures speed, nothing can be learned")}};
}

/// "" → all, "100" → so many, "cat, dog" → these.
ClassChoice classesFrom(const QString& text)
{
    ClassChoice choice;
    bool number = false;
    const int count = text.trimmed().toInt(&number);
    if (number) {
        choice.count = count;
        return choice;
    }
    static const QRegularExpression commas(QStringLiteral("\\s*,\\s*"));
    for (const QString& name : text.trimmed().split(commas, Qt::SkipEmptyParts))
        choice.names.push_back(name.toStdString());
    return choice;
}

QString classesText(const ClassChoice& choice)
{
    if (choice.names.empty())
        return choice.count == 0 ? QString() : QString::number(choice.count);
    QStringList names;
    for (const std::string& name : choice.names)
        names << QString::fromStdString(name);
    return names.join(QStringLiteral(", "));
}

QWidget* makeClasses(SpecForm& form)
{
    auto* edit = new QLineEdit;
    edit->setPlaceholderText(SourceFields::tr("All"));
    form.add(kClasses, edit, [edit](const RunSpec& spec) {
        if (classesFrom(edit->text()) != spec.data.classes)
            edit->setText(classesText(spec.data.classes));
    });
    NewRunViewModel* model = form.model();
    QObject::connect(edit, &QLineEdit::textEdited, model, [model](const QString& text) {
        model->edit([&](RunSpec& spec) { spec.data.classes = classesFrom(text); });
    });
    // Another format clears them.
    form.onAnySpec([edit](const RunSpec& spec) {
        if (classesFrom(edit->text()) != spec.data.classes)
            edit->setText(classesText(spec.data.classes));
    });
    return edit;
}

/// What an empty field stands for.
QString usualName(DataFormat format, const char* key)
{
    const bool features = QLatin1String(key) == QLatin1String("features");
    if (format == DataFormat::TfRecord)
        return features ? QStringLiteral("image/encoded") : QStringLiteral("image/class/label");
    return QLatin1String(key);
}

} // namespace

void addSourceFields(FormGroup& group, SpecForm& form)
{
    NewRunViewModel* model = form.model();
    auto* format = new QComboBox;
    for (const auto& [text, tooltip] : formatChoices()) {
        format->addItem(text);
        format->setItemData(format->count() - 1, tooltip, Qt::ToolTipRole);
    }
    ignoreWheel(format);
    const auto showFormat = [format](const RunSpec& spec) {
        const QSignalBlocker quiet(format);
        format->setCurrentIndex(int(spec.data.format));
        format->setToolTip(format->itemData(int(spec.data.format), Qt::ToolTipRole).toString());
    };
    form.add(kFormat, format, showFormat);
    form.onAnySpec(showFormat); // it may also change with other fields
    QObject::connect(format, &QComboBox::currentIndexChanged, model, [model](int index) {
        model->edit([&](RunSpec& edited) { switchFormat(edited, DataFormat(index)); });
    });
    group.addField(fieldTitle(kFormat), format, form.error(kFormat), true);

    QWidget* folder = makePathField(form, kPath, [](RunSpec& spec) -> std::string& { return spec.data.path; },
                                    {SourceFields::tr("Folder of the data set"),
                                     SourceFields::tr("Folder of the data set"),
                                     SourceFields::tr("Choose the folder of the data set"),
                                     {},
                                     SourceFields::tr("Choose one file: an archive, a list or the data itself")});
    const int folderPlace = group.addField(fieldTitle(kPath), folder, form.error(kPath), true);
    auto* file = folder->findChild<QWidget*>(QStringLiteral("browseFile"));

    QLineEdit* features = form.text(kFeatures, [](RunSpec& spec) -> std::string& { return spec.data.features; });
    const int featuresPlace = group.addField(
        fieldTitle(kFeatures), features, form.error(kFeatures), false,
        SourceFields::tr("Where the images or numbers stand; several HDF5 inputs with commas are joined: vectors "
                         "one after the other, others as channels"));
    QLineEdit* labels = form.text(kLabels, [](RunSpec& spec) -> std::string& { return spec.data.labels; });
    const int labelsPlace = group.addField(fieldTitle(kLabels), labels, form.error(kLabels), false,
                                           SourceFields::tr("Where the labels stand"));
    QWidget* classes = makeClasses(form);
    const int classesPlace = group.addField(
        fieldTitle(kClasses), classes, form.error(kClasses), false,
        SourceFields::tr("A number of classes, spread evenly over all, or names with commas. Results are marked "
                         "with it: a subset is another task"));
    NumberEdit* share = form.real(kShare, [](RunSpec& spec) -> double& { return spec.data.validationShare; });
    const int sharePlace = group.addField(
        fieldTitle(kShare), share, form.error(kShare), false,
        SourceFields::tr("Share of each class that is held out for validation, where the data set has no part "
                         "for it: 0.1 = one image in ten"));
    auto* unreadable = form.segments<UnreadablePolicy>(
        kUnreadable,
        {{SourceFields::tr("Stop"), SourceFields::tr("The run fails and names the first sample that cannot be read")},
         {SourceFields::tr("Skip"),
          SourceFields::tr("Training takes another sample in its place, validation leaves it out; the "
                           "run's messages list them")}},
        [](RunSpec& spec) -> UnreadablePolicy& { return spec.data.unreadable; });
    const int unreadablePlace =
        group.addField(fieldTitle(kUnreadable), unreadable, form.error(kUnreadable), false,
                       SourceFields::tr("What becomes of the run when a file, record or row cannot be read"));
    FormGroup* cards = &group;
    form.onAnySpec([=](const RunSpec& spec) {
        const auto problems = model->problems();
        const auto show = [&](int place, const char* key, const QString& path) {
            cards->setPlaceVisible(place, takes(spec.data.format, key) || problems.contains(path));
        };
        show(folderPlace, "path", kPath);
        show(featuresPlace, "features", kFeatures);
        show(labelsPlace, "labels", kLabels);
        show(classesPlace, "classes", kClasses);
        show(sharePlace, "validation_share", kShare);
        show(unreadablePlace, "unreadable", kUnreadable);
        file->setVisible(spec.data.format != DataFormat::Idx && spec.data.format != DataFormat::Folder);
        features->setPlaceholderText(usualName(spec.data.format, "features"));
        labels->setPlaceholderText(usualName(spec.data.format, "labels"));
    });
}

} // namespace trainyard
