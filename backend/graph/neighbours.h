// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/schedule.h"

#include <string>
#include <vector>

namespace trainyard {

/// What a kernel's creation depends on besides the kernel itself, by kernel of the schedule.
struct Neighbours {
    std::vector<bool> feedsBatchNorm, feedsBiases, fedBiases; ///< see KernelRequest, as readBy
    std::vector<const Conv2d*> readBy;                        ///< of the schedule

    explicit Neighbours(const Schedule& schedule)
        : feedsBatchNorm(schedule.kernels.size(), false), feedsBiases(feedsBatchNorm), fedBiases(feedsBatchNorm),
          readBy(schedule.kernels.size(), nullptr)
    {
        std::vector<int> writer(schedule.tensors.size(), -1); ///< the last kernel so far that wrote a tensor
        std::vector<Reader> readers(schedule.tensors.size());
        for (const TensorId id : schedule.kept)
            readers[at(id)].others = true;
        for (std::size_t k = 0; k < schedule.kernels.size(); ++k) {
            const ScheduledKernel& kernel = schedule.kernels[k];
            const auto* convolution = std::get_if<Conv2d>(&kernel.op);
            for (std::size_t i = 0; i < kernel.tensors.inputs.size(); ++i) {
                const TensorId id = kernel.tensors.inputs[i];
                if (!id)
                    continue;
                readers[at(id)].add(i == 0 ? convolution : nullptr, kernel.name);
                if (kernel.direction == Direction::Forward && std::holds_alternative<BatchNorm>(kernel.op) &&
                    writer[at(id)] >= 0)
                    feedsBatchNorm[static_cast<std::size_t>(writer[at(id)])] = true;
            }
            if (convolution && kernel.direction == Direction::Backward && convolution->bias &&
                convolution->activation == Activation::None)
                lookAtBias(schedule, k, writer);
            forEachWritten(kernel, [&](TensorId id) { writer[at(id)] = static_cast<int>(k); });
        }
        for (std::size_t k = 0; k < schedule.kernels.size(); ++k) {
            const TensorId output = schedule.kernels[k].tensors.output;
            if (schedule.kernels[k].direction != Direction::Backward && output && !readers[at(output)].others)
                readBy[k] = readers[at(output)].convolution;
        }
    }

private:
    /// Who reads a tensor: the kernels of one convolution, or others too.
    struct Reader {
        const Conv2d* convolution = nullptr;
        std::string layer;
        bool others = false;

        void add(const Conv2d* reader, const std::string& itsLayer)
        {
            others = others || !reader || reader->groups != 1 || (convolution && layer != itsLayer);
            convolution = reader;
            layer = itsLayer;
        }
    };
    static std::size_t at(TensorId id) { return static_cast<std::size_t>(id.value); }
    template <typename Visit>
    static void forEachWritten(const ScheduledKernel& kernel, Visit&& visit)
    {
        if (kernel.direction != Direction::Backward && kernel.tensors.output)
            visit(kernel.tensors.output);
        for (const TensorId id : kernel.tensors.inputGradients)
            if (id)
                visit(id);
    }
    void lookAtBias(const Schedule& schedule, std::size_t k, const std::vector<int>& writer)
    {
        const int last = writer[at(schedule.kernels[k].tensors.outputGradient)];
        if (last < 0 || !std::holds_alternative<BatchNorm>(schedule.kernels[static_cast<std::size_t>(last)].op) ||
            schedule.kernels[static_cast<std::size_t>(last)].direction != Direction::Backward)
            return;
        feedsBiases[static_cast<std::size_t>(last)] = fedBiases[k] = true;
    }
};

} // namespace trainyard
