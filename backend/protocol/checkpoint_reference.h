// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// Whether a text is valid as a run's id: 1 to 64 letters, digits, '_', '-' or '.', not starting with '.'.
bool isRunId(std::string_view text);

/// A checkpoint as a spec names it:
///   "RUN@end"       the last one of the run with this id, whose directory is next to this run's
///   "RUN@epoch-5"   the one at the end of epoch 5; epoch 0 is the initialisation
///   "RUN@step-200"  the one after 200 steps
///   "/a/b.safetensors"  a file
struct CheckpointReference {
    enum class Point { End, Epoch, Step, File };
    Point point = Point::End;
    std::string run;        ///< id; empty for a file
    std::int64_t value = 0; ///< epoch or step
    std::string file;       ///< full path
    friend bool operator==(const CheckpointReference&, const CheckpointReference&) = default;
};

inline constexpr const char* kCheckpointReferenceForms =
    "RUN@end, RUN@epoch-N, RUN@step-N or the whole path of a .safetensors file";

/// Returns nullopt for any other text.
std::optional<CheckpointReference> parseCheckpointReference(std::string_view text);
std::string text(const CheckpointReference& reference);

} // namespace trainyard
