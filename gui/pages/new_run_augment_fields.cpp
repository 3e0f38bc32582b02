// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/dialogs/augment_dialog.h"
#include "gui/pages/form_group.h"
#include "gui/pages/new_run_groups.h"
#include "gui/pages/spec_form.h"
#include "gui/viewmodels/problem_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/chip_row.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"

#include <QCoreApplication>
#include <QSpinBox>

#include <algorithm>

namespace trainyard {
namespace {

struct AugmentFields {
    Q_DECLARE_TR_FUNCTIONS(trainyard::AugmentFields)
};

QString augmentPath(const char* key)
{
    return QStringLiteral("/data/augment/") + QLatin1String(key);
}

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

/// Strengths that are usual for each kind stand in its fields when it is switched on.
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
                   AugmentFields::tr("Pad each training image and cut it out again at a random place"));
    chips->addChip(AugmentFields::tr("Resized crop"),
                   AugmentFields::tr("Take a random part of each image and resize it: the usual one for photographs"));
    chips->addChip(AugmentFields::tr("Turn"), AugmentFields::tr("Turn by a random multiple of 90°"));
    chips->addChip(AugmentFields::tr("Colours"), AugmentFields::tr("Change brightness, contrast, saturation and hue"));
    chips->addChip(AugmentFields::tr("RandAugment"), AugmentFields::tr("Some random operations of a fixed strength"));
    chips->addChip(AugmentFields::tr("Cutout"), AugmentFields::tr("Cover a square at a random place"));
    chips->addChip(AugmentFields::tr("Mixup"), AugmentFields::tr("Blend images, and their labels, with one another"));
    chips->addChip(AugmentFields::tr("CutMix"),
                   AugmentFields::tr("Put a rectangle of another image in, and its label by its share"));
    const auto show = [chips](const RunSpec& spec) {
        for (int chip = 0; chip < chips->count(); ++chip)
            chips->setChecked(chip, isOn(Chip(chip), spec.data));
    };
    form.add(QStringLiteral("/data/flip"), chips, show);
    form.onAnySpec(show);
    NewRunViewModel* model = form.model();
    QObject::connect(chips, &ChipRow::toggled, model, [model](int chip, bool on) {
        model->edit([&](RunSpec& spec) { switchTo(Chip(chip), on, spec.data); });
        emit model->specReplaced(); // the strengths that came with it are shown
    });
    return chips;
}

/// Shows what the changes make of real images, and goes on doing so while the form is edited.
QPushButton* makePreview(SpecForm& form)
{
    auto* button = makeButton(AugmentFields::tr("Preview…"));
    button->setFixedHeight(24);
    button->setToolTip(AugmentFields::tr("Shows what these changes make of real images"));
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

/// Fields that are shown while their kind of change is on.
class Strengths {
public:
    Strengths(FormGroup& group, SpecForm& form) : m_group(group), m_form(form) {}

    void addReal(Chip chip, const char* key, double AugmentSpec::*member, const QString& tooltip)
    {
        const QString path = augmentPath(key);
        QWidget* edit = m_form.real(path, [member](RunSpec& spec) -> double& { return spec.data.augment.*member; });
        add(chip, path, fieldRow({edit}), tooltip);
    }

    void addWhole(Chip chip, const QString& path, int low, int high, const QString& unit, SpecForm::Place<int> place,
                  const QString& tooltip)
    {
        QSpinBox* box = m_form.whole(path, low, high, std::move(place));
        add(chip, path, fieldRow({box, new Label(unit, FontRole::Small, Token::T3)}), tooltip);
    }

    /// Shows what belongs to the spec from now on.
    void follow()
    {
        m_form.onAnySpec([fields = m_fields, &group = m_group, model = m_form.model()](const RunSpec& spec) {
            const auto problems = model->problems();
            for (const Field& field : fields)
                group.setPlaceVisible(field.place, isOn(field.chip, spec.data) || problems.contains(field.path));
        });
    }

private:
    struct Field {
        Chip chip;
        QString path;
        int place;
    };

    void add(Chip chip, const QString& path, QWidget* row, const QString& tooltip)
    {
        m_fields.append({chip, path, m_group.addField(fieldTitle(path), row, m_form.error(path), false, tooltip)});
    }

    FormGroup& m_group;
    SpecForm& m_form;
    QList<Field> m_fields;
};

} // namespace

void addAugmentFields(FormGroup& group, SpecForm& form)
{
    ChipRow* chips = makeChips(form);
    chips->layout()->addWidget(makePreview(form)); // flows on behind the last chip
    group.addField(AugmentFields::tr("Augment"), chips, form.error(QStringLiteral("/data/flip")), true,
                   AugmentFields::tr("Random changes of training images, other ones in every epoch"));
    for (const char* chipAlone : {"resized_crop", "rotate"})
        form.addPlace(augmentPath(chipAlone), QStringLiteral("/data/flip"));
    Strengths strengths(group, form);
    strengths.addWhole(
        PaddedCrop, QStringLiteral("/data/crop_padding"), 0, 64, AugmentFields::tr("px"),
        [](RunSpec& spec) -> int& { return spec.data.cropPadding; },
        AugmentFields::tr("Padding on each side before the random crop"));
    strengths.addReal(ResizedCrop, "crop_area", &AugmentSpec::cropArea,
                      AugmentFields::tr("Smallest share of the image that the part takes; 0.08 is usual"));
    strengths.addReal(ResizedCrop, "crop_aspect", &AugmentSpec::cropAspect,
                      AugmentFields::tr("The part's width to height is drawn from 1/this to this"));
    const QString factor = AugmentFields::tr("Multiplied by a factor drawn from 1 − this to 1 + this; 0 = unchanged");
    strengths.addReal(Colours, "brightness", &AugmentSpec::brightness, factor);
    strengths.addReal(Colours, "contrast", &AugmentSpec::contrast, factor);
    strengths.addReal(Colours, "saturation", &AugmentSpec::saturation, factor);
    strengths.addReal(Colours, "hue", &AugmentSpec::hue,
                      AugmentFields::tr("Turned by up to this share of the colour circle, 0 to 0.5"));
    strengths.addWhole(
        RandAugment, augmentPath("rand_augment"), 0, 10, AugmentFields::tr("an image"),
        [](RunSpec& spec) -> int& { return spec.data.augment.randAugment; },
        AugmentFields::tr("RandAugment: so many random operations an image"));
    strengths.addWhole(
        RandAugment, augmentPath("magnitude"), 0, 30, AugmentFields::tr("of 30"),
        [](RunSpec& spec) -> int& { return spec.data.augment.magnitude; },
        AugmentFields::tr("RandAugment: how strong each operation is"));
    strengths.addWhole(
        Cutout, augmentPath("cutout"), 0, 1024, AugmentFields::tr("px"),
        [](RunSpec& spec) -> int& { return spec.data.augment.cutout; },
        AugmentFields::tr("Side of the covered square"));
    const QString alpha = AugmentFields::tr("The other image's share is drawn from Beta(this, this); 0 = off");
    strengths.addReal(Mixup, "mixup", &AugmentSpec::mixup, alpha);
    strengths.addReal(CutMix, "cutmix", &AugmentSpec::cutmix, alpha);
    strengths.follow();
}

} // namespace trainyard
