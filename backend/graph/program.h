// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/arena_plan.h"
#include "backend/graph/parameter_store.h"

#include <functional>
#include <memory>
#include <vector>

namespace trainyard {

/// Memory for activations, shared by all programs of a network, of which only one runs at a time. It grows on demand;
/// addresses are valid for one generation.
class Arena {
public:
    explicit Arena(Device& device) : m_device(device) {}
    void reserve(std::int64_t bytes);
    std::byte* address() const { return static_cast<std::byte*>(m_memory.get()); }
    std::int64_t bytes() const { return m_bytes; }
    int generation() const { return m_generation; }

private:
    Device& m_device;
    std::shared_ptr<void> m_memory;
    std::int64_t m_bytes = 0;
    int m_generation = 0;
};

/// Receives the number of a kernel, an index of Schedule::kernels.
using KernelWatch = std::function<void(std::size_t kernel)>;

/// A schedule compiled for a device: created kernels, planned memory and a flat list of launches. The first program of
/// a store chooses its parameters' layouts, so create the training program of the usual batch size first.
class Program {
public:
    /// `created`, if given, hears how many kernels have been created, and of how many: a device may take seconds for
    /// each.
    Program(Schedule schedule, Device& device, ParameterStore& store, Arena& arena, std::uint64_t seed,
            const std::function<void(int done, int total)>& created = {});

    void run(const StepContext& context);
    /// The same; calls `final` with increasing lengths as the kernels that complete ParameterStore::gradients()[0 …
    /// length) have been launched. `ends`, if given, receives the steadyTime() at which each kernel finished, parallel
    /// to schedule().kernels. `launched`, if given, is called after each kernel's launch; what the kernel writes can be
    /// read there.
    void run(const StepContext& context, const std::function<void(std::int64_t length)>& final,
             std::vector<double>* ends = nullptr, const KernelWatch& launched = {});
    /// Called instead of run() on a rank that has no samples of the batch: takes part in the collectives of the other
    /// ranks' kernels and calls `final` at the same places. Runs no kernel.
    void sitOut(BatchRanks& ranks, const std::function<void(std::int64_t length)>& final);
    /// The parts of run(), for callers that record more than this program's launches.
    void feed(const StepContext& context);
    /// The part of feed() that launches depend on: binds the kernels to the memory of now.
    void prepare();
    void launch(const StepContext& context);
    /// The same, with calls of `final` as in run().
    void launch(const StepContext& context, const std::function<void(std::int64_t length)>& final);
    /// launch() of the kernels [begin, end) alone.
    void launch(const StepContext& context, std::size_t begin, std::size_t end);
    void collect(const StepContext& context, std::uint64_t mark);
    /// feed() and launch(), which the device may replay; returns the mark for collect(). Only for devices that record,
    /// without other ranks: whether exchanges with them are recorded is for all ranks to agree.
    std::uint64_t enqueue(const StepContext& context);
    /// Changes whenever launch() would use other addresses than before. Read it after feed() or prepare().
    int boundGeneration() const { return m_boundGeneration; }
    /// The last run's logits, batch × classes.
    std::vector<float> logits() const;
    const Schedule& schedule() const { return m_schedule; }
    /// Where a tensor lies and how, on the device.
    struct Place {
        const TensorSlot& slot;
        const void* address;
    };
    Place placeOf(TensorId id) const { return {m_slots[static_cast<std::size_t>(id.value)], address(id)}; }
    /// A tensor of the last run in plain NHWC. Valid only if its memory has not been reused by a later kernel. Used for
    /// logits and by checks of gradients.
    std::vector<float> read(TensorId id) const;
    /// The reverse of read(), between launches of kernels.
    void write(TensorId id, std::span<const float> values);
    /// Runs once and returns each kernel's wall seconds, parallel to schedule().kernels.
    std::vector<double> profile(const StepContext& context);

private:
    void createKernels(const std::function<void(int, int)>& created);
    void planMemory();
    void bind();
    void findFinalGradients();
    /// run() with `final` on a device that records: one recording per stretch between two calls of `final`.
    void runSegments(const StepContext& context, const std::function<void(std::int64_t length)>& final);
    void* address(TensorId id) const;
    TensorSlot* slot(TensorId id);

    Schedule m_schedule;
    Device& m_device;
    ParameterStore& m_store;
    Arena& m_arena;
    std::vector<TensorSlot> m_slots; ///< by tensor; unused for parameters
    ArenaPlan m_plan;
    std::vector<std::unique_ptr<Kernel>> m_kernels;

    int m_boundGeneration = -1;
    std::unique_ptr<Recording> m_recording;
    std::vector<std::int64_t>
        m_finalGradients; ///< by kernel: length of the gradients that are final after it, in floats
    struct Segment {
        std::size_t end = 0; ///< index after its last kernel
        std::unique_ptr<Recording> recording;
    };
    std::vector<Segment> m_segments;
};

} // namespace trainyard
