// SPDX-License-Identifier: Apache-2.0
#include "backend/train/model/run_model.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/fnv1a.h"
#include "backend/protocol/reasons_run.h"

#include <nlohmann/json.hpp>

#include <cerrno>
#include <cstdio>
#include <fstream>

namespace trainyard {
namespace {

constexpr const char* kFingerprints = "fingerprints.json";

std::filesystem::path modelFolder(const RunDirectory& directory)
{
    return directory.root() / "model";
}

nlohmann::ordered_json readFingerprints(const std::filesystem::path& folder)
{
    std::error_code code;
    if (!std::filesystem::exists(folder / kFingerprints, code))
        return nlohmann::ordered_json::object();
    const std::string text = readFile(folder / kFingerprints, std::size_t{1} << 20);
    try {
        auto json = nlohmann::ordered_json::parse(text);
        if (json.is_object())
            return json;
    } catch (const nlohmann::json::exception&) {
        // told below
    }
    throw Failure(ErrorKind::BadInput, "read", (folder / kFingerprints).string(), runReason("run.copy-damaged"));
}

/// The run's copy of a file that the spec names: "net" or "weights" with the ending that it has.
std::filesystem::path copied(const RunDirectory& directory, const std::string& role,
                             const std::filesystem::path& original)
{
    const std::filesystem::path folder = modelFolder(directory);
    nlohmann::ordered_json known = readFingerprints(folder);
    const auto entry = known.find(role);
    if (entry != known.end() && entry->is_object()) {
        const std::filesystem::path copy = folder / entry->value("copy", "");
        std::error_code code;
        if (!std::filesystem::exists(copy, code) || fileFingerprint(copy) != entry->value("fingerprint", ""))
            throw Failure(ErrorKind::BadInput, "use", copy.string(), runReason("run.copy-changed"));
        return copy;
    }
    makeFolders(folder);
    const std::filesystem::path copy = folder / (role + "-" + original.filename().string());
    writeFileAtomically(copy, wholeModelFile(original));
    known[role] = {
        {"copy", copy.filename().string()}, {"original", original.string()}, {"fingerprint", fileFingerprint(copy)}};
    writeFileAtomically(folder / kFingerprints,
                        known.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
    return copy;
}

} // namespace

std::string fileFingerprint(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        throw systemFailure("read", file.string(), errno ? errno : ENOENT);
    std::uint64_t sum = fnv1a({});
    std::uint64_t length = 0;
    std::vector<char> block(std::size_t{1} << 16);
    while (stream.read(block.data(), static_cast<std::streamsize>(block.size())) || stream.gcount() > 0) {
        sum = fnv1a({block.data(), static_cast<std::size_t>(stream.gcount())}, sum);
        length += static_cast<std::uint64_t>(stream.gcount());
    }
    char text[48];
    std::snprintf(text, sizeof text, "%llu-%016llx", static_cast<unsigned long long>(length),
                  static_cast<unsigned long long>(sum));
    return text;
}

RunModel::RunModel(const RunDirectory& directory, const std::string& file, const std::string& weights)
{
    if (!file.empty())
        m_source.emplace(copied(directory, "net", file));
    if (!weights.empty())
        m_weights = copied(directory, "weights", weights);
}

RunModel RunModel::opened(const RunDirectory& directory, const std::string& file, const std::string& weights)
{
    if (readFingerprints(modelFolder(directory)).empty() && !(file.empty() && weights.empty()))
        throw Failure(ErrorKind::NotFound, "use the model of", directory.root().string(),
                      runReason("run.no-model-folder"));
    return RunModel(directory, file, weights);
}

std::shared_ptr<const Graph> RunModel::build(const ModelOptions& options) const
{
    return m_source ? std::make_shared<const Graph>(m_source->build(options)) : nullptr;
}

std::optional<InitialWeights> RunModel::weights(const Graph& graph) const
{
    if (m_weights.empty() && !(m_source && m_source->hasWeights()))
        return std::nullopt;
    return InitialWeights::read(m_weights, graph, m_source ? &*m_source : nullptr);
}

} // namespace trainyard
