// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/augment_dialog.h"
#include "gui/new_run/field_rows.h"
#include "gui/new_run/form_group.h"
#include "gui/new_run/new_run_groups.h"
#include "gui/new_run/spec_form.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/chip_row.h"
#include "gui/widgets/feedback.h"

#include <QCoreApplication>

#include <algorithm>

namespace trainyard {
namespace {

struct AugmentFields {
    Q_DECLARE_TR_FUNCTIONS(trainyard::AugmentFields)
};

enum Chip { Flip, PaddedCrop, ResizedCrop, Turn, Colours, RandAugment, Cutout, Mixup, CutMix };

bool jitters(const AugmentSpec& augment)
{
    return augment.brightness > 0 || augment.contrast > 0 || augment.saturation > 0 || augment.hue > 0;
}

bool isOn(Chip chip, const DataSpec& data)
{
    const AugmentSpec& augment = data.augment;
    switch (chip) {
    case Flip: return data.flip;
    case PaddedCrop: return data.cropPadding > 0;
    case ResizedCrop: return augment.resizedCrop;
    case Turn: return augment.rotate;
    case Colours: return jitters(augment);
    case RandAugment: return augment.randAugment > 0;
    case Cutout: return augment.cutout > 0;
    case Mixup: return augment.mixup > 0;
    case CutMix: return augment.cutmix > 0;
    }
    return false;
}

/// Switching a kind on fills its fields with the usual strengths.
void switchTo(Chip chip, bool on, DataSpec& data)
{
    AugmentSpec& augment = data.augment;
    switch (chip) {
    case Flip: data.flip = on; break;
    case PaddedCrop: data.cropPadding = on ? std::clamp(data.image.height / 8, 2, 64) : 0; break;
    case ResizedCrop: augment.resizedCrop = on; break;
    case Turn: augment.rotate = on; break;
    case Colours:
        augment.brightness = augment.contrast = augment.saturation = on ? 0.4 : 0.0;
        augment.hue = on ? 0.1 : 0.0;
        break;
    case RandAugment: augment.randAugment = on ? 2 : 0; break;
    case Mixup: augment.mixup = on ? 0.2 : 0.0; break;
    case CutMix: augment.cutmix = on ? 1.0 : 0.0; break;
    case Cutout: augment.cutout = on ? std::clamp(data.image.height / 2, 1, 1024) : 0; break;
    }
}

ChipRow* makeChips(SpecForm& form)
{
    auto* chips = new ChipRow;
    chips->addChip(AugmentFields::tr("Flip"), AugmentFields::tr("Mirror half of the training images, left to right"));
    chips->addChip(AugmentFields::tr("Crop"),
                   AugmentFields::tr("Pad each training image and crop it at a random place"));
    chips->addChip(AugmentFields::tr("Resized crop"),
                   AugmentFields::tr("Take a random part of each image and resize it: the usual choice for "
                                     "photographs"));
    chips->addChip(AugmentFields::tr("Turn"), AugmentFields::tr("Turn by a random multiple of 90°"));
    chips->addChip(AugmentFields::tr("Colours"), AugmentFields::tr("Change brightness, contrast, saturation and hue"));
    chips->addChip(AugmentFields::tr("RandAugment"), AugmentFields::tr("Some random operations of a fixed strength"));
    chips->addChip(AugmentFields::tr("Cutout"), AugmentFields::tr("Cover a square at a random place"));
    chips->addChip(AugmentFields::tr("Mixup"), AugmentFields::tr("Blend images, and their labels, with one another"));
    chips->addChip(AugmentFields::tr("CutMix"),
                   AugmentFields::tr("Paste in a rectangle of another image, and mix the labels accordingly"));
    const auto show = [chips](const RunSpec& spec) {
        for (int chip = 0; chip < chips->count(); ++chip)
            chips->setChecked(chip, isOn(Chip(chip), spec.data));
    };
    form.add(QStringLiteral("/data/flip"), chips, show);
    form.onAnySpec(show);
    NewRunViewModel* model = form.model();
    QObject::connect(chips, &ChipRow::toggled, model, [model](int chip, bool on) {
        model->edit([&](RunSpec& spec) { switchTo(Chip(chip), on, spec.data); });
        emit model->specReplaced(); // shows the strengths that were filled in
    });
    return chips;
}

/// Opens a preview of the changes on real images; it follows the form while open.
QPushButton* makePreview(SpecForm& form)
{
    auto* button = makeButton(AugmentFields::tr("Preview…"));
    button->setFixedHeight(24);
    button->setToolTip(AugmentFields::tr("Shows the effect of these changes on real images"));
    NewRunViewModel* model = form.model();
    QObject::connect(button, &QPushButton::clicked, button, [button, model] {
        auto* dialog = new AugmentDialog(model->spec(), button->window());
        const auto follow = [dialog, model] { dialog->model().setSpec(model->spec()); };
        QObject::connect(model, &NewRunViewModel::specEdited, dialog, follow);
        QObject::connect(model, &NewRunViewModel::specReplaced, dialog, follow);
        dialog->show();
    });
    return button;
}

} // namespace

void addAugmentFields(FormGroup& group, FieldRows& rows, SpecForm& form)
{
    ChipRow* chips = makeChips(form);
    chips->layout()->addWidget(makePreview(form)); // comes after the last chip
    group.addField(AugmentFields::tr("Augment"), chips, form.error(QStringLiteral("/data/flip")), true,
                   AugmentFields::tr("Random changes of training images, different in every epoch"));
    for (const char* chipAlone : {"/data/augment/resized_crop", "/data/augment/rotate"})
        form.addPlace(QLatin1String(chipAlone), QStringLiteral("/data/flip"));
    rows.add({"/data/crop_padding", "/data/augment/crop_area", "/data/augment/crop_aspect", "/data/augment/brightness",
              "/data/augment/contrast", "/data/augment/saturation", "/data/augment/hue", "/data/augment/rand_augment",
              "/data/augment/magnitude", "/data/augment/cutout", "/data/augment/mixup", "/data/augment/cutmix"});
}

} // namespace trainyard
