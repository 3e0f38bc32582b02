// SPDX-License-Identifier: Apache-2.0
#include "backend/data/inspect/inspection_note.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/logging.h"
#include "backend/base/private_files.h"
#include "backend/data/base/content_hash.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/spec_data.h"

#include <nlohmann/json.hpp>

#include <sys/stat.h>

#include <filesystem>
#include <span>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestNote = std::size_t{16} << 20;

fs::path noteFile(const DataSpec& data)
{
    const auto bytesOf = [](std::string_view text) {
        return std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    };
    ContentHasher hasher;
    for (const std::string_view text : {std::string_view(name(data.format)), std::string_view(data.path),
                                        std::string_view(data.features), std::string_view(data.labels)})
        hasher.add(bytesOf(text));
    return dataHome() / "inspections" / (hasher.hash().text() + ".json");
}

/// Of the file that a sample's name names, else of the data set's own file or folder. Links are not followed, so that a
/// broken one has a state too.
std::string fileState(const DataSpec& data, const std::string& sample)
{
    struct stat status {};
    if (::lstat((fs::path(data.path) / sample).c_str(), &status) != 0 && ::lstat(data.path.c_str(), &status) != 0)
        return {};
    return std::to_string(status.st_size) + ' ' + std::to_string(status.st_mtim.tv_sec) + '.' +
           std::to_string(status.st_mtim.tv_nsec) + ' ' + std::to_string(status.st_mode);
}

} // namespace

void noteInspection(const DataInspection& inspection)
{
    if (inspection.data.path.empty())
        return;
    const fs::path file = noteFile(inspection.data);
    try {
        nlohmann::ordered_json samples = nlohmann::ordered_json::array();
        for (const UnreadableSample& sample : inspection.unreadable) {
            nlohmann::ordered_json json;
            putReason(json, "name", sample.name);
            json["validation"] = sample.validation;
            json["reason"] = sample.reason.words;
            json["why"] = reasonLine(sample.reason);
            json["state"] = fileState(inspection.data, sample.name.words);
            samples.push_back(std::move(json));
        }
        claimFolder(file.parent_path());
        const nlohmann::ordered_json note = {{"inspected", inspection.trainSamples + inspection.validationSamples},
                                             {"samples", inspection.unreadableSamples()},
                                             {"unreadable", samples}};
        writePrivateFile(file, note.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
    } catch (...) {
        log(LogLevel::Warning, currentError("note what was inspected").text());
    }
}

std::optional<InspectionNote> notedInspection(const DataSpec& data)
{
    if (data.path.empty())
        return std::nullopt;
    try {
        const fs::path file = noteFile(data);
        std::error_code code;
        if (!fs::is_regular_file(file, code))
            return std::nullopt;
        const auto json = nlohmann::json::parse(readFile(file, kLongestNote));
        InspectionNote note;
        note.samples = json.value("inspected", std::int64_t{-1});
        for (const nlohmann::json& sample : json.at("unreadable")) {
            Reason named = reasonIn(sample, "name");
            if (fileState(data, named.words) != sample.at("state"))
                continue;
            note.unreadable = json.at("samples").get<std::int64_t>();
            note.first = {sample.at("validation").get<bool>(), std::move(named),
                          reasonOf(sample.at("reason").get<std::string>(), sample.at("why").get<std::string>())};
            break;
        }
        return note;
    } catch (const std::exception&) { // incomplete, or of another version
    }
    return std::nullopt;
}

} // namespace trainyard
