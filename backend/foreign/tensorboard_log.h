// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/growing_file.h"
#include "backend/foreign/log_base.h"
#include "backend/foreign/tensorboard_event.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace trainyard::foreign {

/// The event files of one folder (TensorBoard's logdir or a folder in it), in the order of their names; its subfolders
/// are runs of their own. A file is a TFRecord: records of length (8 bytes, little endian), masked CRC-32C of it,
/// content, masked CRC-32C of it. TensorBoard's rule for restarts: SessionLog START at a step replaces all points from
/// that step on. Without it points of the same series and step replace each other, in the order in which they are read.
class TensorBoardLog : public LogBase {
public:
    explicit TensorBoardLog(std::filesystem::path folder);
    LogNews poll(std::size_t mostPoints) override;
    std::vector<LogTail> tails() const override;

    static bool isEventFile(std::string_view fileName); ///< "events.out.tfevents.…"

protected:
    nlohmann::json save() const override;
    void load(const nlohmann::json& saved) override;

private:
    struct EventFile {
        explicit EventFile(std::filesystem::path path) : file(std::move(path)) {}
        GrowingFile file;
        bool searching = false; ///< for the next whole record after damage
    };

    void findFiles();
    void read(EventFile& from, LogNews& news, std::size_t mostPoints);
    /// Finds the next whole record after damage, as far as the file has been written.
    void search(EventFile& from, std::int64_t size);
    void take(std::string_view record, const EventFile& from, LogNews& news);
    void takeValue(const SummaryValue& value, const EventFile& from, LogNews& news);
    void takeDistribution(const SummaryValue& value, std::uint32_t series, LogNews& news);
    void takeImages(const SummaryValue& value, LogNews& news);
    void takeParameters(std::string_view content, LogNews& news);

    std::map<std::string, std::unique_ptr<EventFile>> m_files; ///< by name
    std::map<std::string, TagKind, std::less<>> m_kinds;       ///< of tags with tensors
    TensorBoardEvent m_event;
    LogFacts m_facts;
    std::int64_t m_images = 0;    ///< taken
    std::size_t m_imageBytes = 0; ///< of this poll
};

} // namespace trainyard::foreign
