// SPDX-License-Identifier: Apache-2.0
#include "backend/base/crc32c.h"
#include "backend/foreign/flat_yaml.h"
#include "backend/foreign/open_log.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

#include <filesystem>

using namespace trainyard;
using namespace trainyard::foreign;

namespace {

constexpr int kMostPolls = 1000;

std::string littleBytes(std::uint64_t value, int bytes)
{
    std::string out;
    for (int i = 0; i < bytes; ++i, value >>= 8)
        out += static_cast<char>(value & 0xFF);
    return out;
}

std::string masked(std::string_view bytes)
{
    return littleBytes(maskedCrc32c({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()}), 4);
}

/// Reads a log in small polls, each by a new reader from the saved position; what it returns must keep the interface's
/// promises.
void readLog(LogKind kind, const std::string& path, const LogColumns& columns = {})
{
    fuzz::read([&] {
        std::string position;
        bool more = true;
        for (int polls = 0; more && polls < kMostPolls; ++polls) {
            const auto reader = openLog({kind, path, columns});
            if (!position.empty())
                reader->resume(position);
            LogNews news = reader->poll(50);
            more = news.more;
            if (!more) {
                const LogNews rest = reader->finish();
                news.points.insert(news.points.end(), rest.points.begin(), rest.points.end());
            }
            for (const Point& point : news.points) {
                fuzz::must(point.series < reader->series().size(), "a point without a series");
                fuzz::must(point.session < reader->sessions().size(), "a point without a session");
                fuzz::must(point.step >= 0 && point.step <= kLargestStep, "a step out of range");
                fuzz::must(point.value.count >= 1, "a value that stands for nothing");
            }
            if (news.facts)
                for (const double time : {news.facts->startedAt, news.facts->endedAt})
                    fuzz::must(time >= 0.0 && time < 1e12, "a run's time out of range");
            for (const std::string& one : reader->series()) {
                fuzz::must(!one.empty() && one.size() <= 200, "a series' name of a wrong length");
                for (const char letter : one)
                    fuzz::must(letter < 0 || letter >= 0x20, "a control character in a series' name");
            }
            fuzz::must(news.damage.size() <= kMostDamageTold, "too much damage told");
            position = reader->position();
        }
    });
}

} // namespace

/// An event file as it is, and one of two records with right checksums, which a fuzzer would hardly find.
void trainyard::fuzz::tensorboard_log(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes = fuzz::textOf(data, size);
    readLog(LogKind::TensorBoard, fuzz::writeFile("events.out.tfevents.raw", bytes));
    std::string records;
    for (const std::string_view part : {bytes.substr(0, size / 2), bytes.substr(size / 2)}) {
        const std::string length = littleBytes(part.size(), 8);
        records += length + masked(length) + std::string(part) + masked(part);
    }
    readLog(LogKind::TensorBoard, fuzz::writeFile("events.out.tfevents.good", records));
}

void trainyard::fuzz::csv_log(const std::uint8_t* data, std::size_t size)
{
    const std::string file = fuzz::writeFile("log.csv", fuzz::textOf(data, size));
    readLog(LogKind::Csv, file);
    readLog(LogKind::Csv, file, {"n", "when", {"a", "b"}});
}

/// JSON lines, and the same text as a trainer_state.json.
void trainyard::fuzz::json_log(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes = fuzz::textOf(data, size);
    readLog(LogKind::JsonLines, fuzz::writeFile("log.jsonl", bytes));
    readLog(LogKind::TrainerState, fuzz::writeFile("trainer_state.json", bytes));
}

/// A run's folder whose metric, parameter, tag and meta.yaml hold the text.
void trainyard::fuzz::mlflow_log(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes = fuzz::textOf(data, size);
    const std::string meta = fuzz::writeFile("mlrun/meta.yaml", bytes);
    fuzz::writeFile("mlrun/metrics/a", bytes);
    fuzz::writeFile("mlrun/params/a", bytes);
    fuzz::writeFile("mlrun/tags/a", bytes);
    readLog(LogKind::Mlflow, std::filesystem::path(meta).parent_path().string());
    (void)readFlatYaml(bytes);
}

/// A W&B file as it is, and one whose only record is the text, with a right checksum.
void trainyard::fuzz::wandb_log(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes = fuzz::textOf(data, size);
    readLog(LogKind::Wandb, fuzz::writeFile("raw.wandb", bytes));
    const std::string_view part = bytes.substr(0, 30'000);
    const std::string content = "\x01" + std::string(part);
    const std::uint32_t checksum = crc32({reinterpret_cast<const std::uint8_t*>(content.data()), content.size()});
    readLog(LogKind::Wandb, fuzz::writeFile("good.wandb", std::string(":W&B\xe1\xbe\0", 7) + littleBytes(checksum, 4) +
                                                              littleBytes(part.size(), 2) + content));
}
