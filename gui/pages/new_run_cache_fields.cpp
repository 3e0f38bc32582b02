// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/form_group.h"
#include "gui/pages/new_run_groups.h"
#include "gui/pages/path_field.h"
#include "gui/pages/spec_form.h"
#include "gui/viewmodels/problem_text.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/segmented_control.h"

#include <QCoreApplication>
#include <QSpinBox>

namespace trainyard {
namespace {

struct CacheFields {
    Q_DECLARE_TR_FUNCTIONS(trainyard::CacheFields)
};

const QString kPlace = QStringLiteral("/data/cache/place");
const QString kSide = QStringLiteral("/data/cache/side");
const QString kStorage = QStringLiteral("/data/cache/storage");

enum Choice { Off, Auto, Folder };

Choice choiceOf(const CacheSpec& cache)
{
    if (cache.place == "off")
        return Off;
    return cache.place == "auto" ? Auto : Folder;
}

SegmentedControl* makeChoice(SpecForm& form)
{
    auto* control = new SegmentedControl;
    control->addSegment(CacheFields::tr("Off"), CacheFields::tr("Images are decoded anew in every epoch"));
    control->addSegment(CacheFields::tr("On"),
                        CacheFields::tr("Images are decoded and resized once; all runs share them"));
    control->addSegment(CacheFields::tr("Folder"), CacheFields::tr("The same, kept in a folder that you name"));
    const auto show = [control](const RunSpec& spec) { control->setCurrentIndex(choiceOf(spec.data.cache)); };
    form.onAnySpec(show);
    NewRunViewModel* model = form.model();
    QObject::connect(control, &SegmentedControl::currentChanged, model, [model](int index) {
        model->edit([index](RunSpec& spec) {
            spec.data.cache.place = index == Off ? "off" : index == Auto ? "auto" : "";
            if (index == Off)
                spec.data.cache = CacheSpec{};
        });
        emit model->specReplaced();
    });
    control->setObjectName(QStringLiteral("cacheChoice"));
    return control;
}

} // namespace

void addFitField(FormGroup& group, SpecForm& form)
{
    const QString fit = QStringLiteral("/data/fit");
    SegmentedControl* control = form.segments<FitKind>(
        fit,
        {{CacheFields::tr("Stretch"), CacheFields::tr("The whole image, its aspect changed")},
         {CacheFields::tr("Crop"), CacheFields::tr("The middle of the image, its aspect kept")},
         {CacheFields::tr("Pad"), CacheFields::tr("The whole image, its aspect kept, between black bars")}},
        [](RunSpec& spec) -> FitKind& { return spec.data.fit; });
    const int place = group.addField(fieldTitle(fit), control, form.error(fit), false,
                                     CacheFields::tr("How an image of another shape comes to the image size"));
    form.onAnySpec([=, &group, model = form.model()](const RunSpec& spec) {
        group.setPlaceVisible(place, !isGenerated(spec.data.format) || model->problems().contains(fit));
    });
}

void addCacheFields(FormGroup& group, SpecForm& form)
{
    SegmentedControl* choice = makeChoice(form);
    const int choicePlace = group.addField(
        CacheFields::tr("Cache"), choice, nullptr, false,
        CacheFields::tr("The prepared cache: images decoded and resized once, at a run's first use of them"));
    QWidget* folder = makePathField(form, kPlace, [](RunSpec& spec) -> std::string& { return spec.data.cache.place; },
                                    {.placeholder = CacheFields::tr("Folder on a fast disk"),
                                     .title = CacheFields::tr("Folder of the prepared cache"),
                                     .tooltip = CacheFields::tr("Choose the folder"),
                                     .filter = {}});
    const int folderPlace = group.addField(fieldTitle(kPlace), folder, form.error(kPlace), true);
    QSpinBox* side = form.whole(kSide, 0, 2048, [](RunSpec& spec) -> int& { return spec.data.cache.side; });
    side->setSpecialValueText(CacheFields::tr("auto"));
    const int sidePlace = group.addField(
        fieldTitle(kSide), fieldRow({side, new Label(CacheFields::tr("px"), FontRole::Small, Token::T3)}),
        form.error(kSide), false,
        CacheFields::tr("For resized crops: the shorter side of the kept images; auto = 8/7 of the image size"));
    SegmentedControl* storage = form.segments<CacheStorage>(
        kStorage,
        {{CacheFields::tr("Auto"), CacheFields::tr("Pixels while they need at most 16 GB, else JPEGs")},
         {CacheFields::tr("Pixels"), CacheFields::tr("Fastest, largest")},
         {CacheFields::tr("JPEG"), CacheFields::tr("JPEGs of quality 95: about a tenth of the space")}},
        [](RunSpec& spec) -> CacheStorage& { return spec.data.cache.storage; });
    const int storagePlace = group.addField(fieldTitle(kStorage), storage, form.error(kStorage));
    form.onAnySpec([=, &group, model = form.model()](const RunSpec& spec) {
        const auto problems = model->problems();
        const CacheSpec& cache = spec.data.cache;
        const bool files = !isGenerated(spec.data.format);
        group.setPlaceVisible(choicePlace, files);
        group.setPlaceVisible(folderPlace, choiceOf(cache) == Folder || problems.contains(kPlace));
        group.setPlaceVisible(sidePlace, (cache.on() && spec.data.augment.resizedCrop) || problems.contains(kSide));
        group.setPlaceVisible(storagePlace, cache.on() || problems.contains(kStorage));
    });
}

} // namespace trainyard
