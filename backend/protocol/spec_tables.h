// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/spec_fields.h"

#include <span>
#include <vector>

namespace trainyard {

/// The tables: every field of the run spec, each defined in exactly one place. Their order is that of the JSON.
std::span<const SpecField<RunSpec>> runTable(); ///< the spec's own fields, with its sections as groups
std::span<const SpecField<ProgramSpec>> programTable();
std::span<const SpecField<ModelSpec>> modelTable();
std::span<const SpecField<DataSpec>> dataTable();
std::span<const SpecField<TrainingSpec>> trainingTable();
std::span<const SpecField<ResourceSpec>> resourcesTable(); ///< placement as a group
std::span<const SpecField<PlacementSpec>> placementTable();
std::span<const SpecField<DistributionSpec>> distributionTable();
std::span<const SpecField<PruningSpec>> pruningTable();
std::span<const SpecField<MonitoringSpec>> monitoringTable();

/// Rules that involve several fields, within one section or across sections.
void checkProgram(const RunSpec& spec, std::vector<SpecProblem>& problems);
void checkModel(const RunSpec& spec, std::vector<SpecProblem>& problems);
void checkData(const DataSpec& data, std::vector<SpecProblem>& problems);
void checkTraining(const TrainingSpec& training, std::vector<SpecProblem>& problems);
void checkPlacement(const RunSpec& spec, std::vector<SpecProblem>& problems);
void checkDistribution(const RunSpec& spec, std::vector<SpecProblem>& problems);
void checkPruning(const RunSpec& spec, std::vector<SpecProblem>& problems);

} // namespace trainyard
