// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/gpu_notice.h"

#include <charconv>

namespace trainyard {
namespace {

/// Every '#' stands for a figure, in the order of `figures`.
struct Pattern {
    GpuNotice::Kind kind;
    std::string_view text;
    int GpuNotice::*figures[4];
};

constexpr Pattern kPatterns[] = {
    {GpuNotice::Kind::Lost,
     "GPU # no longer answers. The checkpoints are kept. Reset the GPU (nvidia-smi --gpu-reset) or restart the "
     "machine.",
     {&GpuNotice::gpu}},
    {GpuNotice::Kind::Ecc,
     "GPU # has memory errors that ECC could not restore: # since the run began. If the run fails, resume it on "
     "another GPU.",
     {&GpuNotice::gpu, &GpuNotice::errors}},
    {GpuNotice::Kind::Heat,
     "GPU # runs slower because it is hot: # °C, # MHz. Look at its fans and at the air that reaches it.",
     {&GpuNotice::gpu, &GpuNotice::temperature, &GpuNotice::clock}},
    {GpuNotice::Kind::Hardware,
     "GPU # runs slower because its hardware asks for it: # MHz. Look at its power cables, the power supply and the "
     "cooling.",
     {&GpuNotice::gpu, &GpuNotice::clock}},
    {GpuNotice::Kind::Power,
     "GPU # has reached its power limit: # of # W at # MHz. This is usual under full load.",
     {&GpuNotice::gpu, &GpuNotice::power, &GpuNotice::limit, &GpuNotice::clock}}};

std::optional<GpuNotice> read(const Pattern& pattern, std::string_view rest)
{
    GpuNotice notice;
    notice.kind = pattern.kind;
    int GpuNotice::*const* figure = pattern.figures;
    for (const char letter : pattern.text) {
        if (rest.empty())
            return std::nullopt;
        if (letter != '#') {
            if (rest.front() != letter)
                return std::nullopt;
            rest.remove_prefix(1);
            continue;
        }
        const auto [end, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), notice.*(*figure++));
        if (problem != std::errc())
            return std::nullopt;
        rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
    }
    return rest.empty() ? std::optional(notice) : std::nullopt;
}

} // namespace

std::string text(const GpuNotice& notice)
{
    std::string out;
    for (const Pattern& pattern : kPatterns) {
        if (pattern.kind != notice.kind)
            continue;
        int GpuNotice::*const* figure = pattern.figures;
        for (const char letter : pattern.text)
            out += letter == '#' ? std::to_string(notice.*(*figure++)) : std::string(1, letter);
    }
    return out;
}

std::optional<GpuNotice> parseGpuNotice(std::string_view text)
{
    for (const Pattern& pattern : kPatterns)
        if (const auto notice = read(pattern, text))
            return notice;
    return std::nullopt;
}

} // namespace trainyard
