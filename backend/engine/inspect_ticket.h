// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/engine/inspect.h"

#include <filesystem>

namespace trainyard {

/// What `inspect ticket` is asked for.
struct TicketQuestion {
    std::filesystem::path what;   ///< a pruned run's directory, for its newest checkpoint, or one of its checkpoints
    std::filesystem::path output; ///< .safetensors; empty = none
};

/// The ticket of a pruned run: the mask of the checkpoint and the weights that the run's spec begins with, pruned. They
/// come from the checkpoint that it resets to (found beside the run; else the run's own first one with masks), from
/// what it judges, from its parent or its seed. Written as a checkpoint without the optimizer's state, whose metadata
/// also have ticket_model, ticket_sparsity, ticket_weights and ticket_mask: it serves as weights of a model, as a
/// parent and as `mask_from`. Throws Failure.
Inspection inspectTicket(const TicketQuestion& question);

} // namespace trainyard
