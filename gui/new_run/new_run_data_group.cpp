// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/field_rows.h"
#include "gui/new_run/form_group.h"
#include "gui/new_run/new_run_groups.h"
#include "gui/new_run/spec_form.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/whole_box.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QSignalBlocker>
#include <QSpinBox>

namespace trainyard {
namespace {

struct DataGroup {
    Q_DECLARE_TR_FUNCTIONS(trainyard::DataGroup)
};

const char* const kImageHeightPath = "/data/image/height";
const char* const kChannels = "/data/image/channels";

/// The data sets of the Data page by name; the fields below show the settings of the chosen one.
QComboBox* makeDataSet(SpecForm& form)
{
    auto* box = new QComboBox;
    box->setAccessibleName(DataGroup::tr("Data set"));
    ignoreWheel(box);
    NewRunViewModel* model = form.model();
    const auto show = [box, model] {
        const QSignalBlocker quiet(box);
        box->clear();
        box->addItem(DataGroup::tr("As set below"));
        for (const DataSetRow& row : model->dataSets()->rows()) {
            const QString name = QString::fromStdString(row.name),
                          machine = model->machineName(QString::fromStdString(row.machine));
            box->addItem(machine.isEmpty() ? name : DataGroup::tr("%1 on %2").arg(name, machine));
        }
        box->setCurrentIndex(model->dataSets()->find(model->spec().data) + 1);
    };
    QObject::connect(model->dataSets(), &DataSetChoice::changed, box, show);
    QObject::connect(box, &QComboBox::activated, model, [model](int index) {
        const auto& rows = model->dataSets()->rows();
        if (index <= 0 || static_cast<std::size_t>(index) > rows.size())
            return;
        const DataSetRow& row = rows[static_cast<std::size_t>(index) - 1];
        model->useData(row.data, QString::fromStdString(row.machine));
    });
    form.onAnySpec([box, model](const RunSpec& spec) {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(model->dataSets()->find(spec.data) + 1);
    });
    show();
    return box;
}

void setSide(QSpinBox* box, int side)
{
    const QSignalBlocker quiet(box);
    box->setValue(side);
}

QWidget* makeImageSize(SpecForm& form)
{
    NewRunViewModel* model = form.model();
    const auto makeSide = [] {
        auto* box = new WholeBox(1, 1024);
        box->setFixedWidth(76);
        ignoreWheel(box);
        return box;
    };
    QSpinBox* height = makeSide();
    QSpinBox* width = makeSide();
    width->setAccessibleName(DataGroup::tr("Image width"));
    auto* times = new Label(QStringLiteral("×"), FontRole::Small, Token::T3);
    auto* unit = new Label(DataGroup::tr("px"), FontRole::Small, Token::T3);
    form.add(QLatin1String(kImageHeightPath), height, [height, width](const RunSpec& spec) {
        setSide(height, spec.data.image.height);
        setSide(width, spec.data.image.width);
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
        setSide(height, spec.data.image.height);
        setSide(width, spec.data.image.width);
        // Glyphs are square, so one number is enough unless a loaded spec has two different ones.
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
    auto* number = new WholeBox(1, 4096); // for features
    number->setFixedWidth(76);
    number->setAccessibleName(DataGroup::tr("Number of channels"));
    ignoreWheel(number);
    NewRunViewModel* model = form.model();
    const auto show = [control, number](const RunSpec& spec) {
        const int channels = spec.data.image.channels;
        const bool free = spec.data.format == DataFormat::Hdf5 || (channels != 1 && channels != 3);
        control->setCurrentIndex(channels == 3 ? 1 : 0);
        control->setVisible(!free);
        const QSignalBlocker quiet(number);
        number->setValue(channels);
        number->setVisible(free);
    };
    QWidget* row = fieldRow({control, number});
    form.add(QLatin1String(kChannels), row, show);
    form.onAnySpec(show);
    QObject::connect(number, &QSpinBox::valueChanged, model,
                     [model](int value) { model->edit([&](RunSpec& spec) { spec.data.image.channels = value; }); });
    QObject::connect(control, &SegmentedControl::currentChanged, model, [model](int index) {
        model->edit([&](RunSpec& spec) { spec.data.image.channels = index == 1 ? 3 : 1; });
    });
    return row;
}

} // namespace

QWidget* makeDataGroup(SpecForm& form)
{
    auto* group = new FormGroup(QStringLiteral("data"), DataGroup::tr("Data"));
    QWidget* dataSet = makeDataSet(form);
    const int dataSetPlace = group->addField(DataGroup::tr("Data set"), dataSet, nullptr, true,
                                             DataGroup::tr("A data set of the Data page, by its name"));
    FieldRows rows(*group, form);
    addSourceFields(*group, rows, form);
    rows.addWith(kImageHeightPath, makeImageSize(form));
    NewRunViewModel* model = form.model();
    rows.onlyWhile([model] { return model->spec().data.format != DataFormat::Idx; });
    rows.addWith(kChannels, makeChannels(form));
    rows.onlyWhile({});

    auto* trainNote = new Label({}, FontRole::Small, Token::T3);
    auto* validationNote = new Label({}, FontRole::Small, Token::T3);
    for (Label* note : {trainNote, validationNote}) {
        note->setWordWrap(true); // its half of the card is narrow
        note->setMinimumHeight(2 * note->fontMetrics().lineSpacing());
    }
    // Before rows.follow(), which lays the card out: another format may have longer notes.
    form.onAnySpec([=](const RunSpec& spec) {
        const bool glyphs = spec.data.format == DataFormat::Glyphs;
        const bool synthetic = spec.data.format == DataFormat::Synthetic;
        trainNote->setText(glyphs      ? DataGroup::tr("drawn; 0 = 10,000")
                           : synthetic ? DataGroup::tr("random; 0 = 1,281,167")
                                       : DataGroup::tr("0 = all"));
        validationNote->setText(glyphs      ? DataGroup::tr("drawn; 0 = 2,000")
                                : synthetic ? DataGroup::tr("random; 0 = 50,000")
                                            : DataGroup::tr("0 = all"));
    });
    rows.add("/data/train_samples", trainNote);
    rows.add("/data/validation_samples", validationNote);
    rows.add("/data/fit");
    addAugmentFields(*group, rows, form);
    rows.add("/data/loader_threads");
    addCacheFields(*group, rows, form);
    rows.add("/data/sharding", makeShardingCheck(form));
    rows.addRest("/data/", FieldUse::Often, {"/data/seed", "/data/order_seed"}); // shown next to the run's seed
    rows.follow();

    const auto showDataSets = [=] { group->setPlaceVisible(dataSetPlace, !model->dataSets()->rows().empty()); };
    QObject::connect(model->dataSets(), &DataSetChoice::changed, group, showDataSets);
    showDataSets();
    return group;
}

} // namespace trainyard
