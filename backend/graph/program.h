// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/arena_plan.h"
#include "backend/graph/parameter_store.h"

#include <functional>
#include <memory>
#include <vector>

namespace trainyard {

/// The activations' memory, shared by all programs of a network since only one runs at a time. Grows; addresses are
/// valid for one generation.
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

/// A schedule compiled for a device: kernels created, memory planned, then a flat list of launches. The first program
/// of a store decides its parameters' layouts; make that the training program of the usual batch size.
class Program {
public:
    Program(Schedule schedule, Device& device, ParameterStore& store, Arena& arena, std::uint64_t seed);

    void run(const StepContext& context);
    /// The same; `final` is called with growing lengths as ParameterStore::gradients()[0 … length) reach their values.
    /// `ends`, if any: when each kernel was done, steadyTime(); parallel to schedule().kernels.
    void run(const StepContext& context, const std::function<void(std::int64_t length)>& final,
             std::vector<double>* ends = nullptr);
    /// What a rank without a part of the batch does where the others run(): takes part in what their kernels do
    /// together, and says in the same places that its gradients are final. No kernel runs.
    void sitOut(BatchRanks& ranks, const std::function<void(std::int64_t length)>& final);
    /// The parts of run(), for those who record more than a program's launches.
    void feed(const StepContext& context);
    void launch(const StepContext& context);
    void collect(const StepContext& context, std::uint64_t mark);
    /// Changes whenever launch() enqueues other addresses; after feed().
    int boundGeneration() const { return m_boundGeneration; }
    /// Of the last run: batch × classes.
    std::vector<float> logits() const;
    const Schedule& schedule() const { return m_schedule; }
    /// Copies a tensor of the last run out, plain NHWC. Only meaningful for one whose memory has not been reused:
    /// the checks read logits and gradients through it.
    std::vector<float> read(TensorId id) const;
    /// Runs once and returns each kernel's wall seconds, parallel to schedule().kernels.
    std::vector<double> profile(const StepContext& context);

private:
    void createKernels();
    void planMemory();
    void bind();
    void findFinalGradients();
    /// run() with `final` on a device that records: a recording between two of its calls.
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
    std::vector<std::int64_t> m_finalGradients; ///< by kernel: how many floats of gradients are final after it
    struct Segment {
        std::size_t end = 0; ///< behind its last kernel
        std::unique_ptr<Recording> recording;
    };
    std::vector<Segment> m_segments;
};

} // namespace trainyard
