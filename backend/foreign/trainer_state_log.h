// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/log_base.h"

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard::foreign {

/// trainer_state.json of Hugging Face's Trainer, a document that is replaced at every checkpoint. Its series get the
/// names that the Trainer gives them in TensorBoard: "eval_loss" → "eval/loss", "loss" → "train/loss". Where a later
/// document has another history, a session begins.
class TrainerStateLog : public LogBase {
public:
    explicit TrainerStateLog(std::filesystem::path file) : LogBase(std::move(file)) {}
    LogNews poll(std::size_t mostPoints) override;

protected:
    nlohmann::json save() const override;
    void load(const nlohmann::json& saved) override;

private:
    std::string m_state;                ///< fileState() of what was read last
    std::vector<std::uint32_t> m_known; ///< checksums of the history's entries that were read
};

} // namespace trainyard::foreign
