// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/batch_ranks.h"
#include "backend/ops/op.h"
#include "backend/ops/sample_pick.h"

#include <memory>
#include <vector>

namespace trainyard {

/// A device's own description of how a tensor lies in memory; opaque to everybody else.
struct Layout {
    virtual ~Layout() = default;
};

/// A tensor while kernels are being created. The kernel that writes it decides layout and bytes; its readers, created
/// later, must take what it chose. A value's gradient always has the value's layout.
struct TensorSlot {
    Shape shape;
    DataType type = DataType::F32;
    std::shared_ptr<const Layout> layout; ///< null = plain NHWC (or not chosen yet)
    std::size_t bytes = 0;                ///< 0 = not chosen yet, or not needed

    /// Plain NHWC, unless a layout has been chosen already.
    void choosePlain()
    {
        if (bytes == 0)
            bytes = static_cast<std::size_t>(shape.elements()) * sizeOf(type);
    }
};

enum class Direction { Inference, Forward, Backward };

/// Everything a kernel touches, by role: as tensor ids in the schedule, as slots when it is created, as addresses when
/// it is bound. Absent ones are -1 or null.
template <typename T>
struct KernelArguments {
    std::vector<T> inputs;
    T output{};
    std::vector<T> parameters;     ///< in the operator's order
    std::vector<T> saved;          ///< written by Forward, read by Backward; kSaved of them
    std::vector<T> inputGradients; ///< Backward; one an input, absent when nobody wants it
    T outputGradient{};
    std::vector<T> parameterGradients; ///< parallel to parameters; absent for running statistics
    T workspace{};                     ///< alive during this kernel only; the kernel chooses its bytes
};

class Kernel;

struct KernelRequest {
    const Op* op = nullptr;
    Direction direction = Direction::Inference;
    KernelArguments<TensorSlot*> slots;
    /// Of all inputs, also of those whose slots are absent.
    std::vector<Shape> inputShapes;
    /// Backward of batch-norm: add to what the input's gradient already holds instead of overwriting it.
    bool accumulate = false;
    /// Backward: the kernel of the same layer's Forward.
    const Kernel* forward = nullptr;
    /// Forward: a batch-norm reads the output and wants its channels' sums, which a kernel that has them at hand may
    /// leave where the layout of the output's slot says.
    bool feedsBatchNorm = false;
};

/// What changes from step to step.
struct StepContext {
    const std::uint8_t* images = nullptr;
    const std::int32_t* labels = nullptr;
    std::uint64_t seed = 0;
    std::int64_t step = 0;
    LossSums* sums = nullptr;
    const float* features = nullptr;           ///< instead of images, where the input's op asks for fp32
    const std::int32_t* otherLabels = nullptr; ///< of samples mixed into these (LossRow::other); null = none
    const float* otherShares = nullptr;        ///< theirs; not null where otherLabels is not
    const SamplePick* picks = nullptr; ///< instead of images, on a device that picks: of those at `kept`, in its memory
    const std::uint8_t* kept = nullptr;
    BatchRanks* ranks = nullptr; ///< training: batch-norm has the statistics of all of them; null = of this batch alone

    std::int32_t otherLabel(std::int64_t n) const { return otherLabels ? otherLabels[n] : 0; }
    float otherShare(std::int64_t n) const { return otherLabels ? otherShares[n] : 0.0f; }
};

/// One launch. Created for fixed shapes, bound to fixed addresses, run many times by one thread.
class Kernel {
public:
    virtual ~Kernel() = default;
    virtual void bind(const KernelArguments<void*>& addresses) = 0;
    /// On a device that records launches, run() is called once and what it enqueued is run again for other contexts; so
    /// there it reads nothing of the context. What it needs of it, feed() has brought to the device before; once the
    /// work is done, collect() hands over what the context asks for. Elsewhere both do nothing.
    virtual void feed(const StepContext&) {}
    virtual void run(const StepContext& context) = 0;
    virtual void collect(const StepContext&) {}
};

} // namespace trainyard
