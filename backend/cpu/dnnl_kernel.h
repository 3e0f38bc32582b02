// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/bfloat16.h"
#include "backend/ops/kernel.h"

#include <oneapi/dnnl/dnnl.hpp>

#include <functional>
#include <map>
#include <span>

namespace trainyard::cpu {

/// oneDNN's engine and stream, and the number of threads to use.
struct CpuContext {
    dnnl::engine engine{dnnl::engine::kind::cpu, 0};
    dnnl::stream stream{engine};
    int threads = 1;
};

/// A tensor's layout as a oneDNN memory descriptor. Logical dims are N, C, H, W (O, I, H, W for weights).
struct DnnlLayout : Layout {
    explicit DnnlLayout(dnnl::memory::desc description) : desc(std::move(description)) {}
    dnnl::memory::desc desc;
};

dnnl::memory::dims dimsOf(const Shape& shape);
dnnl::memory::desc plainDesc(const Shape& shape, DataType type = DataType::F32);
/// A descriptor with which the primitive chooses the layout.
dnnl::memory::desc anyDesc(const Shape& shape, DataType type = DataType::F32);
/// The same layout for another element type. `desc` must have a layout.
dnnl::memory::desc retyped(const dnnl::memory::desc& desc, DataType type);
DataType typeOf(const dnnl::memory::desc& desc);
/// The number of elements including padding.
std::int64_t elementsIn(const dnnl::memory::desc& desc);
/// Calls body with a float or a Bfloat16 value, depending on the memory's type.
template <typename Body>
decltype(auto) withElement(const dnnl::memory::desc& desc, Body&& body)
{
    return desc.data.data_type == dnnl_bf16 ? body(Bfloat16{}) : body(float{});
}
/// Plain fp32 memory of this shape in the logical dims of `desc`: five for the weights of grouped convolutions, else
/// four.
dnnl::memory::desc plainDescFor(const dnnl::memory::desc& desc, const Shape& shape);
dnnl::memory::desc descOf(const TensorSlot& slot);
/// Gives the slot this layout, in the slot's own type, unless it already has one.
void choose(TensorSlot& slot, const dnnl::memory::desc& desc);

enum class Role { Input, Output, Parameter, Saved, InputGradient, OutputGradient, ParameterGradient, Workspace };

/// Memory that a kernel uses: one of its arguments, or a part of its workspace.
struct Operand {
    Role role = Role::Workspace;
    std::size_t index = 0;  ///< among the role's tensors
    std::size_t offset = 0; ///< bytes into the workspace
    dnnl::memory::desc desc;
};

/// A kernel composed of oneDNN primitives, reorders between layouts, and our own loops. The constructor of a derived
/// class or a factory adds launches in order, then calls finish().
class DnnlKernel : public Kernel {
public:
    using Loop = std::function<void(std::span<void* const>, const StepContext&)>;

    DnnlKernel(CpuContext& context, const KernelRequest& request);

    Operand input(std::size_t i) const;
    Operand output() const;
    Operand parameter(std::size_t i) const;
    Operand saved(std::size_t i) const;
    Operand inputGradient(std::size_t i) const;
    Operand outputGradient() const;
    Operand parameterGradient(std::size_t i) const;
    Operand scratch(const dnnl::memory::desc& desc);
    /// Additional workspace of `count` floats.
    Operand scratchFloats(std::int64_t count);

    /// `from` in the layout and type `wanted`: `from` itself, or a copy, for which it adds a reorder.
    Operand converted(const Operand& from, const dnnl::memory::desc& wanted);
    /// The operand for a primitive that writes the layout `produced`: `target` itself, or scratch. Call deliver() after
    /// adding the primitive.
    Operand destination(const Operand& target, const dnnl::memory::desc& produced);
    void deliver(const Operand& written, const Operand& target);

    /// Adds a primitive; its scratchpad becomes part of the workspace.
    void add(const dnnl::primitive& primitive, const dnnl::memory::desc& scratchpad,
             const std::map<int, Operand>& arguments);
    /// Adds our own loop; it receives the operands' addresses in order (null for absent arguments).
    void addLoop(std::vector<Operand> operands, Loop loop);
    /// Writes the workspace's size into the request's slot.
    void finish();

    void bind(const KernelArguments<void*>& addresses) override;
    void run(const StepContext& context) override;

    CpuContext& context() { return m_context; }
    /// oneDNN's backward primitives are created with the forward's descriptor as a hint.
    std::shared_ptr<void> hint;

private:
    struct Launch {
        dnnl::primitive primitive;
        std::vector<dnnl::memory> memories;
        std::vector<dnnl_exec_arg_t> arguments;
        Loop loop;
        std::vector<Operand> operands;
        std::vector<void*> addresses;
    };

    void* resolve(const Operand& operand, const KernelArguments<void*>& addresses) const;

    CpuContext& m_context;
    KernelArguments<TensorSlot*> m_slots; ///< valid during creation only
    std::size_t m_workspaceBytes = 0;
    std::vector<Launch> m_launches;
};

/// Attributes with which scratchpads are part of our workspace.
dnnl::primitive_attr scratchpadAttributes();
/// The same, with an activation applied to the result.
dnnl::primitive_attr activationAttributes(Activation activation);

/// A loop over {seen, gradient, out}, all in the layout `desc`: out = gradient · the activation's slope.
DnnlKernel::Loop activationGradientLoop(Activation activation, const dnnl::memory::desc& desc, int threads);

/// The gradient of the activation's input: dy itself, or scratch in y's layout that an added loop fills.
Operand gradientBehind(DnnlKernel& kernel, Activation activation);

/// Whether an operator multiplies in bf16, which it does if any of its activations is stored in bf16.
bool computesReduced(const TensorSlot* a, const TensorSlot* b);

/// One specialisation per operator, in the operator's file.
template <typename OpType>
std::unique_ptr<Kernel> makeKernel(const OpType& op, CpuContext& context, const KernelRequest& request);

/// A kernel's buffer as fp32 values.
inline float* floats(void* address)
{
    return static_cast<float*>(address);
}

} // namespace trainyard::cpu
