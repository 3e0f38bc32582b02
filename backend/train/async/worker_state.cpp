// SPDX-License-Identifier: Apache-2.0
#include "backend/train/async/worker_state.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_run.h"
#include "backend/train/checkpoint/safetensors.h"

#include <charconv>
#include <cstdio>
#include <map>

namespace trainyard {
namespace {

std::filesystem::path fileOf(const std::filesystem::path& runDirectory, int rank, WorkerState::Role role)
{
    char name[40];
    std::snprintf(name, sizeof name, "%s-%04d.safetensors", role == WorkerState::Role::Master ? "master" : "rank",
                  rank);
    return runDirectory / "workers" / name;
}

NamedTensor flat(const char* name, const std::vector<float>& values)
{
    return {name, {static_cast<std::int64_t>(values.size())}, values};
}

std::int64_t number(const std::map<std::string, std::string>& metadata, const char* key)
{
    const auto found = metadata.find(key);
    std::int64_t value = -1;
    if (found != metadata.end())
        std::from_chars(found->second.data(), found->second.data() + found->second.size(), value);
    return value;
}

} // namespace

WorkerState::WorkerState(std::filesystem::path runDirectory, std::string run, int rank, DistributionMode mode,
                         Role role)
    : m_file(fileOf(runDirectory, rank, role)), m_run(std::move(run)), m_mode(mode)
{
}

void WorkerState::save(std::int64_t step, std::int64_t updates, Network& network, const EnergyMatching& energy) const
{
    std::vector<NamedTensor> tensors;
    if (m_mode == DistributionMode::Easgd)
        tensors = network.state().tensors();
    else if (m_mode == DistributionMode::Gem && !energy.state().proxy.empty())
        tensors = {flat("gem/proxy", energy.state().proxy), flat("gem/centre", energy.state().before),
                   flat("gem/moved", energy.state().moved)};
    if (tensors.empty())
        return;
    makeFolders(m_file.parent_path());
    writeSafetensors(m_file, tensors,
                     {{"run", m_run},
                      {"mode", std::string(name(m_mode))},
                      {"step", std::to_string(step)},
                      {"updates", std::to_string(updates)},
                      {"layout", std::to_string(network.state().layoutFingerprint())}});
}

std::optional<std::int64_t> WorkerState::load(std::int64_t step, Network& network, EnergyMatching& energy,
                                              Reason& why) const
{
    std::error_code code;
    if (!std::filesystem::exists(m_file, code))
        return std::nullopt;
    try {
        SafetensorsHeader header = readSafetensorsHeader(m_file);
        const auto says = [&](const char* key, const std::string& value) {
            const auto found = header.metadata.find(key);
            return found != header.metadata.end() && found->second == value;
        };
        if (!says("run", m_run) || !says("mode", std::string(name(m_mode))) ||
            number(header.metadata, "step") != step) {
            why = runReason("run.state-step");
            return std::nullopt;
        }
        const std::vector<NamedTensor> tensors = readSafetensors(m_file, &header);
        if (m_mode == DistributionMode::Easgd) {
            network.state().set(tensors);
            return number(header.metadata, "updates");
        }
        const std::size_t length = network.ranks().values({}).weights.size();
        // Flat arrays lie as the device lays weights out.
        if (tensors.size() != 3 || !says("layout", std::to_string(network.state().layoutFingerprint())) ||
            tensors[0].values.size() != length || (tensors[1].values.size() != length && !tensors[1].values.empty()) ||
            tensors[2].values.size() != tensors[1].values.size()) {
            why = runReason("run.state-network");
            return std::nullopt;
        }
        energy.setState({tensors[0].values, tensors[1].values, tensors[2].values});
        return number(header.metadata, "updates");
    } catch (const Failure& failure) {
        why = failure.error().why();
        return std::nullopt;
    }
}

} // namespace trainyard
