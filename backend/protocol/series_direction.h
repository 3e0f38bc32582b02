// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace trainyard::series {

/// Whether more is better, by the words in the last part of the series' name that tells anything: of accuracies,
/// scores, rates per second and utilisation ("val/top1", "eval_acc", "valAccuracy", "Accuracy/train", "macro f1"). Of
/// all other series less is ("top1_error").
bool higherIsBetter(std::string_view series);

} // namespace trainyard::series
