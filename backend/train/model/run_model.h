// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_directory.h"
#include "backend/train/model/model_source.h"

#include <memory>
#include <optional>

namespace trainyard {

/// The model of a run as its directory keeps it. What a spec names by a path may change or vanish: the first attempt
/// copies it into model/ with a fingerprint of its bytes, and every later one reads the copy.
class RunModel {
public:
    /// `file` and `weights` as the spec names them; empty ones are none. Copies what is not there yet. Throws Failure:
    /// NotFound, or BadInput when a copy is no longer what it was.
    RunModel(const RunDirectory& directory, const std::string& file, const std::string& weights);

    /// A run's model as it lies there, for a run that has been started.
    static RunModel opened(const RunDirectory& directory, const std::string& file, const std::string& weights);

    /// The graph of the file, or null when the run has none.
    std::shared_ptr<const Graph> build(const ModelOptions& options) const;
    /// What the network begins with when no checkpoint says otherwise; nullopt = drawn from the seed.
    std::optional<InitialWeights> weights(const Graph& graph) const;

private:
    std::optional<ModelSource> m_source;
    std::filesystem::path m_weights;
};

/// A fingerprint of a file's bytes: its length and a 64-bit FNV-1a sum, "12345-a3f0…".
std::string fileFingerprint(const std::filesystem::path& file);

} // namespace trainyard
