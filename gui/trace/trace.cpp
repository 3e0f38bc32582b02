// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/trace/trace.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace trainyard::timeline {
namespace {

bool containsAny(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return text.find(word) != text.npos; });
}

std::string lowered(std::string_view text)
{
    std::string out(text.substr(0, 200));
    std::transform(out.begin(), out.end(), out.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return out;
}

/// Our own engine's traces: backend/train/monitor/step_trace.h.
Kind classifyOurs(std::string_view name, std::string_view category)
{
    if (category == "reduction")
        return Kind::Communication;
    if (category == "step")
        return Kind::Container;
    if (category == "layer")
        return Kind::Compute;
    if (name == "input wait")
        return Kind::InputWait;
    if (name.starts_with("wait for"))
        return Kind::Wait;
    if (name == "forward" || name == "backward" || name == "optimizer" || name == "add gradients")
        return Kind::Compute;
    return Kind::Work;
}

} // namespace

std::size_t Row::firstEndingAfter(std::int64_t time) const
{
    return static_cast<std::size_t>(std::upper_bound(end.begin(), end.end(), time) - end.begin());
}

std::uint64_t Trace::memory() const
{
    std::uint64_t bytes = 0;
    for (const Track& track : tracks)
        for (const Row& row : track.rows) {
            bytes +=
                row.begin.capacity() * 8 + row.end.capacity() * 8 + row.label.capacity() * 4 + row.place.capacity() * 8;
            for (const Level& level : row.levels)
                bytes += level.bins.capacity() * sizeof(Bin);
        }
    for (const Label& label : labels)
        bytes += sizeof(Label) + label.name.capacity() + label.category.capacity();
    return bytes;
}

Kind classify(std::string_view name, std::string_view category)
{
    if (category == "step" || category == "phase" || category == "layer" || category == "reduction")
        return classifyOurs(name, category);
    const std::string text = lowered(name), kind = lowered(category);
    // Collectives as PyTorch, NCCL, Gloo, MPI and Horovod call them.
    if (containsAny(text,
                    {"nccl", "allreduce", "all_reduce", "allgather", "all_gather", "reduce_scatter", "reducescatter",
                     "c10d::", "gloo:", "mpi_all", "mpi_bcast", "broadcast_coalesced", "alltoall", "all_to_all"}))
        return Kind::Communication;
    if (containsAny(text, {"dataloader", "getnext", "iterator::"}))
        return Kind::InputWait;
    if (containsAny(text, {"synchronize", "wait_for", "cudastreamwait", "cv_wait"}))
        return Kind::Wait;
    if (containsAny(kind, {"user_annotation", "python_function", "trace", "overhead", "cuda_runtime", "cuda_driver",
                           "cuda_sync"}) ||
        text.starts_with("profilerstep") || text.starts_with("pytorch profiler"))
        return Kind::Container;
    if (containsAny(kind, {"kernel", "cpu_op", "gpu_mem", "operator", "op"}))
        return Kind::Compute;
    return Kind::Other;
}

} // namespace trainyard::timeline
