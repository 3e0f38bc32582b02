// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/batch.h"
#include "backend/ops/batch_ranks.h"
#include "backend/ops/op.h"

#include <memory>
#include <vector>

namespace trainyard {

/// A device's description of a tensor's memory layout; opaque to all other code.
struct Layout {
    virtual ~Layout() = default;
};

/// A tensor while kernels are being created. The kernel that writes it chooses layout and bytes; kernels that read it
/// are created later and must accept that choice. A value's gradient always has the value's layout.
struct TensorSlot {
    Shape shape;
    DataType type = DataType::F32;
    std::shared_ptr<const Layout> layout; ///< null = plain NHWC (or not chosen yet)
    std::size_t bytes = 0;                ///< 0 = not chosen yet, or not needed

    /// Chooses plain NHWC unless bytes are chosen already.
    void choosePlain()
    {
        if (bytes == 0)
            bytes = static_cast<std::size_t>(shape.elements()) * sizeOf(type);
    }
};

enum class Direction { Inference, Forward, Backward };

/// Everything that a kernel reads or writes, by role. T is a tensor id in the schedule, a slot at creation, an address
/// at binding. Absent tensors are -1 or null.
template <typename T>
struct KernelArguments {
    std::vector<T> inputs;
    T output{};
    std::vector<T> parameters;     ///< in the operator's order
    std::vector<T> saved;          ///< kSaved tensors, written by Forward, read by Backward
    std::vector<T> inputGradients; ///< Backward: one per input, absent if not needed
    T outputGradient{};
    std::vector<T> parameterGradients; ///< parallel to parameters; absent for running statistics
    T workspace{};                     ///< valid only while this kernel runs; the kernel chooses its bytes
};

class Kernel;

struct KernelRequest {
    const Op* op = nullptr;
    Direction direction = Direction::Inference;
    KernelArguments<TensorSlot*> slots;
    /// Of all inputs, including those whose slots are absent.
    std::vector<Shape> inputShapes;
    /// Backward of batch-norm: add to the input's gradient instead of overwriting it.
    bool accumulate = false;
    /// Backward: the same layer's Forward kernel.
    const Kernel* forward = nullptr;
    /// Forward: a batch-norm reads the output. A kernel that can produce the output's per-channel sums cheaply may
    /// store them where the layout of the output's slot specifies.
    bool feedsBatchNorm = false;
    /// Forward, Inference: the convolution of all channels that alone reads the output. The layout may then be one that
    /// suits it. Null if there is none.
    const Conv2d* readBy = nullptr;
    /// Backward of batch-norm: convolutions with a bias read the input's gradient, and nothing changes it in between. A
    /// kernel that can produce its per-channel sums cheaply may store them, as above.
    bool feedsBiases = false;
    /// Backward of a convolution: a kernel with feedsBiases has written the output's gradient.
    bool fedBiases = false;
};

/// The inputs and results of a step: everything that changes between two runs of the same kernels.
struct StepContext {
    Batch batch; ///< what the step, or the part of it that the kernels compute, reads
    std::uint64_t seed = 0;
    std::int64_t step = 0;
    LossSums* sums = nullptr;
    BatchRanks* ranks = nullptr; ///< training: batch-norm uses the statistics of all ranks; null = of this rank's batch
    std::int64_t turn = 0;       ///< numbers the runs, of which several may be under way before collect()
};

/// An operator's computation in one direction. Created for fixed shapes, bound to fixed addresses, run many times by
/// one thread.
class Kernel {
public:
    virtual ~Kernel() = default;
    virtual void bind(const KernelArguments<void*>& addresses) = 0;
    /// A device that records launches calls run() once and replays the enqueued work for other contexts, so run() must
    /// not read the context there. feed() first uploads what run() needs of the context; after the work has finished,
    /// collect() writes the results to the context. On other devices both do nothing.
    virtual void feed(const StepContext&) {}
    virtual void run(const StepContext& context) = 0;
    virtual void collect(const StepContext&) {}
};

} // namespace trainyard
