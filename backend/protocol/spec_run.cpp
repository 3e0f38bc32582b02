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
bool hasProgram(const R& spec)
{
    return spec.program.has_value();
}
/// The engine trains.
bool trains(const R& spec)
{
    return !spec.program;
}
bool prunes(const R& spec)
{
    return spec.pruning.on();
}

/// A member of the parent; `set` needs the parent, which reading its group has created.
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
        .about("Free text about the run."),
    field<&R::tags>("tags", "Tags").characters(1, 60).entries(50).leastIs("baseline, paper")
        .about("Keywords for finding the run, separated by commas."),
    field<&R::campaign>("campaign").characters(0, 64).writtenWhen(inCampaign)
        .about("Campaign the run belongs to."),
    field<&R::cell>("cell").characters(0, 64).writtenWhen(inCampaign)
        .about("Cell within the campaign."),

    group<R>("program").writtenWhen(hasProgram).setBy([](R& spec, const FieldValue&) { spec.program.emplace(); })
        .about("A program that trains in the engine's place, such as a Python script."),

    group<R>("parent").when(trains).writtenWhen(hasParent).setBy([](R& spec, const FieldValue&) { spec.parent.emplace(); })
        .about("Start from another run's checkpoint."),
    ofParent<&ParentSpec::run>("parent/run").as(FieldType::RunId)
        .about("Id of the other run."),
    ofParent<&ParentSpec::checkpoint>("parent/checkpoint").characters(1, 4096)
        .about("Path of its .safetensors file, or RUN@end, RUN@epoch-N, RUN@step-N."),
    ofParent<&ParentSpec::continueSchedule>("parent/continue_schedule").writtenWhen(continuesSchedule)
        .about("Continue the step count, learning rate schedule and data order from the checkpoint instead of starting "
               "at step 0."),

    group<R>("model").when(trains).about("The network."),
    group<R>("data").when(trains).about("The data."),
    group<R>("training").when(trains).about("How the network is trained."),
    group<R>("resources").about("The hardware that the run uses."),
    group<R>("distribution").when(trains).about("How the processes of resources.ranks train together; ignored with one rank."),
    group<R>("pruning").when(trains).writtenWhen(prunes)
        .about("Which weights the run sets to zero and keeps there. Leave out fields that do not apply to the chosen "
               "method."),
    group<R>("monitoring").when(trains).about("What the run records besides the metrics."),
    field<&R::seed>("seed", "Seed")
        .about("Determines every random choice, except those of the data if it has its own seeds. The same spec and "
               "seed give the same run."),
};
// clang-format on

} // namespace run_table

std::span<const SpecField<RunSpec>> runTable()
{
    return run_table::kTable;
}

} // namespace trainyard
