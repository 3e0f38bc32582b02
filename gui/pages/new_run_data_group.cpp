// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/form_group.h"
#include "gui/pages/new_run_groups.h"
#include "gui/pages/path_field.h"
#include "gui/pages/spec_form.h"
#include "gui/viewmodels/problem_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/chip_row.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace trainyard {
namespace {

struct DataGroup {
    Q_DECLARE_TR_FUNCTIONS(trainyard::DataGroup)
};

const QString kPath = QStringLiteral("/data/path");
const QString kHeight = QStringLiteral("/data/image/height");
const QString kChannels = QStringLiteral("/data/image/channels");
const QString kTrain = QStringLiteral("/data/train_samples");
const QString kValidation = QStringLiteral("/data/validation_samples");
const QString kCrop = QStringLiteral("/data/crop_padding");

/// Another format usually comes with another image size: start from the common one.
void switchFormat(RunSpec& spec, DataFormat format)
{
    spec.data.format = format;
    if (format == DataFormat::Glyphs) {
        spec.data.path.clear();
        spec.data.image = {32, 32, 1};
    } else if (format == DataFormat::Idx) {
        spec.data.image = {28, 28, 1};
    } else {
        spec.data.image = {32, 32, 3};
    }
    spec.data.trainSamples = spec.data.validationSamples = 0;
}

QWidget* makeFormat(SpecForm& form)
{
    const QString path = QStringLiteral("/data/format");
    auto* control = new SegmentedControl;
    control->addSegment(DataGroup::tr("Glyphs, built in"),
                        DataGroup::tr("Shapes that the engine draws itself from the seed: nothing to download"));
    control->addSegment(DataGroup::tr("IDX files"),
                        DataGroup::tr("A folder with the four files of MNIST, Fashion-MNIST and the like, plain or .gz"));
    control->addSegment(DataGroup::tr("Image folder"),
                        DataGroup::tr("train/CLASS/*.jpg or *.png, and the same below val or test"));
    NewRunViewModel* model = form.model();
    form.add(path, control, [control](const RunSpec& spec) { control->setCurrentIndex(int(spec.data.format)); });
    QObject::connect(control, &SegmentedControl::currentChanged, model, [model](int index) {
        RunSpec spec = model->spec();
        switchFormat(spec, DataFormat(index));
        model->edit([&](RunSpec& edited) { edited = spec; });
    });
    return control;
}

QWidget* makeFolder(SpecForm& form)
{
    return makePathField(form, kPath, [](RunSpec& spec) -> std::string& { return spec.data.path; },
                         {DataGroup::tr("Folder of the data set"), DataGroup::tr("Folder of the data set"),
                          DataGroup::tr("Choose the folder of the data set"), {}});
}

QWidget* makeImageSize(SpecForm& form)
{
    NewRunViewModel* model = form.model();
    const auto makeSide = [] {
        auto* box = new QSpinBox;
        box->setRange(8, 1024);
        box->setFixedWidth(76);
        ignoreWheel(box);
        return box;
    };
    QSpinBox* height = makeSide();
    QSpinBox* width = makeSide();
    width->setAccessibleName(DataGroup::tr("Image width"));
    auto* times = new Label(QStringLiteral("×"), FontRole::Small, Token::T3);
    auto* unit = new Label(DataGroup::tr("pixels"), FontRole::Small, Token::T3);
    form.add(kHeight, height, [height, width](const RunSpec& spec) {
        const QSignalBlocker quietHeight(height), quietWidth(width);
        height->setValue(spec.data.image.height);
        width->setValue(spec.data.image.width);
    });
    QObject::connect(height, &QSpinBox::valueChanged, model, [model, width](int value) {
        const bool square = model->spec().data.format == DataFormat::Glyphs;
        if (square) {
            const QSignalBlocker quiet(width);
            width->setValue(value);
        }
        model->edit([&](RunSpec& spec) {
            spec.data.image.height = value;
            if (square)
                spec.data.image.width = value;
        });
    });
    QObject::connect(width, &QSpinBox::valueChanged, model,
                     [model](int value) { model->edit([&](RunSpec& spec) { spec.data.image.width = value; }); });
    QWidget* row = fieldRow({height, times, width, unit});
    form.onAnySpec([=](const RunSpec& spec) {
        const QSignalBlocker quietHeight(height), quietWidth(width);
        height->setValue(spec.data.image.height);
        width->setValue(spec.data.image.width);
        // Glyphs are square: one number says it, unless a loaded spec says otherwise.
        const bool one = spec.data.format == DataFormat::Glyphs && spec.data.image.height == spec.data.image.width;
        times->setVisible(!one);
        width->setVisible(!one);
    });
    return row;
}

QWidget* makeChannels(SpecForm& form)
{
    auto* control = new SegmentedControl;
    control->addSegment(DataGroup::tr("Grey"), DataGroup::tr("One channel"));
    control->addSegment(DataGroup::tr("RGB"), DataGroup::tr("Three channels"));
    NewRunViewModel* model = form.model();
    form.add(kChannels, control,
             [control](const RunSpec& spec) { control->setCurrentIndex(spec.data.image.channels == 3 ? 1 : 0); });
    form.onAnySpec([control](const RunSpec& spec) { control->setCurrentIndex(spec.data.image.channels == 3 ? 1 : 0); });
    QObject::connect(control, &SegmentedControl::currentChanged, model, [model](int index) {
        model->edit([&](RunSpec& spec) { spec.data.image.channels = index == 1 ? 3 : 1; });
    });
    return control;
}

QWidget* makeAugmentation(SpecForm& form)
{
    auto* chips = new ChipRow;
    chips->addChip(DataGroup::tr("Flip"), DataGroup::tr("Mirror half of the training images, left to right"));
    chips->addChip(DataGroup::tr("Crop"),
                   DataGroup::tr("Pad each training image and cut it out again at a random place"));
    auto* padding = new QSpinBox;
    padding->setRange(1, 64);
    padding->setSuffix(DataGroup::tr(" px"));
    padding->setFixedWidth(76);
    padding->setToolTip(DataGroup::tr("Padding on each side before the random crop"));
    padding->setAccessibleName(DataGroup::tr("Crop padding"));
    ignoreWheel(padding);
    NewRunViewModel* model = form.model();
    const auto show = [chips, padding](const RunSpec& spec) {
        const QSignalBlocker quiet(padding);
        chips->setChecked(0, spec.data.flip);
        chips->setChecked(1, spec.data.cropPadding > 0);
        if (spec.data.cropPadding > 0)
            padding->setValue(spec.data.cropPadding);
        padding->setVisible(spec.data.cropPadding > 0);
    };
    form.add(QStringLiteral("/data/flip"), chips, show);
    form.add(kCrop, padding, show);
    form.onAnySpec(show);
    QObject::connect(chips, &ChipRow::toggled, model, [model, padding](int chip, bool on) {
        model->edit([&](RunSpec& spec) {
            if (chip == 0)
                spec.data.flip = on;
            else
                spec.data.cropPadding = on ? std::max(padding->value(), 2) : 0;
        });
    });
    QObject::connect(padding, &QSpinBox::valueChanged, model,
                     [model](int value) { model->edit([&](RunSpec& spec) { spec.data.cropPadding = value; }); });
    chips->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    return fieldRow({chips, padding});
}

} // namespace

QWidget* makeDataGroup(SpecForm& form)
{
    auto* group = new FormGroup(QStringLiteral("data"), DataGroup::tr("Data"));
    const QString format = QStringLiteral("/data/format");
    QWidget* formatField = makeFormat(form);
    group->addField(fieldTitle(format), formatField, form.error(format), true);
    QWidget* folder = makeFolder(form);
    const int folderPlace = group->addField(fieldTitle(kPath), folder, form.error(kPath), true);
    QWidget* size = makeImageSize(form);
    group->addField(fieldTitle(kHeight), size, form.error(kHeight), false,
                    DataGroup::tr("Every image is brought to this size before it enters the network"));
    QWidget* channels = makeChannels(form);
    const int channelsPlace = group->addField(fieldTitle(kChannels), channels, form.error(kChannels));

    auto* trainNote = new Label({}, FontRole::Small, Token::T3);
    auto* validationNote = new Label({}, FontRole::Small, Token::T3);
    auto* train = form.count(kTrain, [](RunSpec& spec) -> std::int64_t& { return spec.data.trainSamples; });
    auto* validation = form.count(kValidation, [](RunSpec& spec) -> std::int64_t& { return spec.data.validationSamples; });
    group->addField(DataGroup::tr("Training"), fieldRow({train, trainNote}), form.error(kTrain), false,
                    DataGroup::tr("How many training samples are used: fewer make a quick trial"));
    group->addField(DataGroup::tr("Validation"), fieldRow({validation, validationNote}), form.error(kValidation), false,
                    DataGroup::tr("How many samples the validation after an epoch uses"));

    QWidget* augmentation = makeAugmentation(form);
    group->addField(DataGroup::tr("Augment"), augmentation, form.error(kCrop), false,
                    DataGroup::tr("Random changes of training images, other ones in every epoch"));
    const QString loader = QStringLiteral("/data/loader_threads");
    auto* threads = form.whole(loader, 0, 256, [](RunSpec& spec) -> int& { return spec.data.loaderThreads; });
    group->addField(DataGroup::tr("Loader"),
                    fieldRow({threads, new Label(DataGroup::tr("threads"), FontRole::Small, Token::T3)}),
                    form.error(loader), false,
                    DataGroup::tr("Threads that read and augment images beside the training; 0 = on the training thread"));

    NewRunViewModel* model = form.model();
    form.onAnySpec([=](const RunSpec& spec) {
        const bool glyphs = spec.data.format == DataFormat::Glyphs;
        const auto problems = model->problems();
        group->setPlaceVisible(folderPlace, !glyphs || problems.contains(kPath));
        group->setPlaceVisible(channelsPlace, spec.data.format != DataFormat::Idx || problems.contains(kChannels));
        trainNote->setText(glyphs ? DataGroup::tr("drawn; 0 = 10,000") : DataGroup::tr("0 = all"));
        validationNote->setText(glyphs ? DataGroup::tr("drawn; 0 = 2,000") : DataGroup::tr("0 = all"));
    });
    // The format may also change with other fields, so it follows every spec.
    form.onAnySpec([control = static_cast<SegmentedControl*>(formatField)](const RunSpec& spec) {
        control->setCurrentIndex(int(spec.data.format));
    });
    form.onAnySpec([train, validation](const RunSpec& spec) {
        if (!train->hasFocus())
            train->setWhole(spec.data.trainSamples);
        if (!validation->hasFocus())
            validation->setWhole(spec.data.validationSamples);
    });
    return group;
}

} // namespace trainyard
