// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/field_text.h"
#include "gui/new_run/field_rows.h"
#include "gui/new_run/form_group.h"
#include "gui/new_run/new_run_groups.h"
#include "gui/new_run/path_field.h"
#include "gui/new_run/problem_text.h"
#include "gui/new_run/spec_form.h"
#include "gui/widgets/segmented_control.h"

#include <QCoreApplication>

namespace trainyard {
namespace {

struct CacheFields {
    Q_DECLARE_TR_FUNCTIONS(trainyard::CacheFields)
};

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
    for (const FieldChoice& choice : formField("/data/cache/place").info->choices)
        control->addSegment(specFieldText(choice.title), specFieldText(choice.help));
    control->addSegment(CacheFields::tr("Folder"), CacheFields::tr("The same, in a folder that you choose"));
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

void addCacheFields(FormGroup& group, FieldRows& rows, SpecForm& form)
{
    const int choicePlace = group.addField(
        CacheFields::tr("Cache"), makeChoice(form), nullptr, false,
        CacheFields::tr("The prepared cache: images are decoded and resized once, when a run first uses them"));
    form.onAnySpec(
        [=, &group](const RunSpec& spec) { group.setPlaceVisible(choicePlace, !isGenerated(spec.data.format)); });
    rows.onlyWhile([model = form.model()] { return choiceOf(model->spec().data.cache) == Folder; });
    rows.addWith("/data/cache/place",
                 makePathField(form, "/data/cache/place",
                               {.title = CacheFields::tr("Folder of the prepared cache"),
                                .tooltip = CacheFields::tr("Choose the folder"),
                                .filter = {}}),
                 true);
    rows.onlyWhile({});
    rows.add({"/data/cache/side", "/data/cache/storage"});
}

} // namespace trainyard
