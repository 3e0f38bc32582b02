// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/spec_tables.h"

namespace trainyard {
namespace run_table {

using namespace spec_fields;
using R = RunSpec;

bool inCampaign(const R& spec)
{
    return !spec.campaign.empty();
}
bool hasParent(const R& spec)
{
    return spec.parent.has_value();
}
bool prunes(const R& spec)
{
    return spec.pruning.on();
}

/// A member of the parent, which is there once its group was read.
template <auto Member>
constexpr SpecField<R> ofParent(std::string_view path)
{
    SpecField<R> made;
    made.path = path;
    made.type = field<Member>("").type;
    made.get = [](const R& spec) { return get<ParentSpec, Member>(spec.parent.value_or(ParentSpec{})); };
    made.set = [](R& spec, const FieldValue& value) {
        if (spec.parent)
            set<ParentSpec, Member>(*spec.parent, value);
    };
    return made;
}

bool continuesSchedule(const R& spec)
{
    return spec.parent && spec.parent->continueSchedule;
}

// clang-format off
constexpr SpecField<R> kTable[] = {
    field<&R::id>("id").as(FieldType::RunId).mustBeThere()
        .about("Unique name of the run, safe in file names. Assigned by Trainyard when a spec is started with "
               "`trainyard run`."),
    field<&R::name>("name", "Name").characters(1, 200).mustBeThere()
        .about("What people call the run."),
    field<&R::notes>("notes", "Notes").as(FieldType::Lines).characters(0, 20'000).leastIs("What is this run to find out?")
        .about("What people want to remember of the run."),
    field<&R::tags>("tags", "Tags").characters(1, 60).entries(50).leastIs("baseline, paper")
        .about("Words to find the run by, separated by commas."),
    field<&R::campaign>("campaign").characters(0, 64).writtenWhen(inCampaign)
        .about("Campaign the run belongs to."),
    field<&R::cell>("cell").characters(0, 64).writtenWhen(inCampaign)
        .about("Cell within the campaign."),

    group<R>("parent").writtenWhen(hasParent).setBy([](R& spec, const FieldValue&) { spec.parent.emplace(); })
        .about("Start from another run's checkpoint."),
    ofParent<&ParentSpec::run>("parent/run").as(FieldType::RunId)
        .about("Id of the other run."),
    ofParent<&ParentSpec::checkpoint>("parent/checkpoint").characters(1, 4096)
        .about("Path of its .safetensors file, or RUN@end, RUN@epoch-N, RUN@step-N."),
    ofParent<&ParentSpec::continueSchedule>("parent/continue_schedule").writtenWhen(continuesSchedule)
        .about("Count steps on from where the checkpoint stood, with the learning rate and the order of the data of "
               "there, instead of from 0."),

    group<R>("model").about("The network."),
    group<R>("data").about("The data."),
    group<R>("training").about("How it is trained."),
    group<R>("resources").about("What it runs on."),
    group<R>("distribution").about("How resources.ranks train together; without meaning for one rank."),
    group<R>("pruning").writtenWhen(prunes)
        .about("Which weights the run sets to zero and keeps there. Fields that do not apply to the others must be "
               "left out."),
    group<R>("monitoring").about("What is recorded beyond the series."),
    field<&R::seed>("seed", "Seed")
        .about("Every random choice follows from it, except those of the data if they have seeds of their own: the same spec "
               "and seed give the same run."),
};
// clang-format on

} // namespace run_table

std::span<const SpecField<RunSpec>> runTable()
{
    return run_table::kTable;
}

} // namespace trainyard
