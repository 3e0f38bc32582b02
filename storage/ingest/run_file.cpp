// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/run_file.h"

#include <charconv>

namespace trainyard::ingest {
namespace {

bool take(std::string_view& text, std::string_view prefix)
{
    if (!text.starts_with(prefix))
        return false;
    text.remove_prefix(prefix.size());
    return true;
}

bool takeNumber(std::string_view& text, int& number)
{
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    if (result.ec != std::errc() || number < 0)
        return false;
    text.remove_prefix(static_cast<std::size_t>(result.ptr - text.data()));
    return true;
}

} // namespace

RunFile classify(std::string_view path)
{
    RunFile file;
    if (path == "spec.json")
        file.kind = RunFileKind::Spec;
    else if (path == "result.json")
        file.kind = RunFileKind::Result;
    if (!take(path, "attempts/") || !takeNumber(path, file.attempt) || file.attempt < 1 || !take(path, "/"))
        return file;
    if (path == "attempt.json")
        file.kind = RunFileKind::Attempt;
    else if (path == "result.json") // renamed when the next attempt started
        file.kind = RunFileKind::Result;
    else if (path == "engine.log")
        file.kind = RunFileKind::Log;
    else if (take(path, "events/rank-") && takeNumber(path, file.rank) && path == ".jsonl")
        file.kind = RunFileKind::Events;
    return file;
}

} // namespace trainyard::ingest
