// SPDX-License-Identifier: Apache-2.0
// The module trainyard-onnx.so: the only file that uses protobuf.
#include "backend/base/error.h"
#include "backend/models/onnx_document.h"
#include "backend/protocol/reasons_model.h"

#include <onnx/checker.h>
#include <onnx/onnx_pb.h>

#include <bit>
#include <charconv>
#include <cstring>
#include <limits>
#include <set>
#include <stdexcept>

namespace trainyard {
namespace {

constexpr double kMostOnnxValues = 0x1p31;

float halfToFloat(std::uint16_t half)
{
    const std::uint32_t sign = std::uint32_t(half & 0x8000u) << 16;
    const std::uint32_t exponent = (half >> 10) & 31u;
    const std::uint32_t fraction = half & 1023u;
    if (exponent == 0) // zero and subnormals: fraction · 2^-24
        return (sign ? -1.0f : 1.0f) * static_cast<float>(fraction) * 0x1p-24f;
    if (exponent == 31)
        return std::bit_cast<float>(sign | 0x7F800000u | (fraction << 13));
    return std::bit_cast<float>(sign | ((exponent + 112) << 23) | (fraction << 13));
}

std::size_t countOf(const onnx::TensorProto& proto)
{
    double count = 1.0;
    for (const std::int64_t extent : proto.dims()) {
        if (extent < 0)
            throw Refusal(modelReason("model.tensor-negative", proto.name()));
        count *= static_cast<double>(extent);
    }
    if (count > kMostOnnxValues)
        throw Refusal(modelReason("model.tensor-large", proto.name()));
    return static_cast<std::size_t>(count);
}

/// Reads the values from the raw bytes or from the field for the type.
template <typename Stored, typename Field, typename Out, typename Convert>
void takeValues(const onnx::TensorProto& proto, const Field& field, std::vector<Out>& out, Convert convert)
{
    const std::size_t count = countOf(proto);
    const bool raw = proto.has_raw_data();
    const std::size_t found = raw ? proto.raw_data().size() / sizeof(Stored) : static_cast<std::size_t>(field.size());
    if (found != count || (raw && proto.raw_data().size() % sizeof(Stored) != 0))
        throw Refusal(modelReason("model.tensor-values", proto.name(), found, count));
    out.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        Stored value;
        if (raw)
            std::memcpy(&value, proto.raw_data().data() + i * sizeof(Stored), sizeof value);
        else
            value = static_cast<Stored>(field[static_cast<int>(i)]);
        out[i] = convert(value);
    }
}

OnnxTensor tensorOf(const onnx::TensorProto& proto)
{
    using Proto = onnx::TensorProto;
    OnnxTensor tensor{proto.name(), {proto.dims().begin(), proto.dims().end()}, {}, {}};
    if (proto.data_location() == Proto::EXTERNAL || proto.external_data_size() > 0)
        throw Refusal(modelReason("model.tensor-elsewhere", proto.name()));
    const auto toFloat = [](auto value) { return static_cast<float>(value); };
    const auto toInt = [](auto value) { return static_cast<std::int64_t>(value); };
    switch (proto.data_type()) {
    case Proto::FLOAT: takeValues<float>(proto, proto.float_data(), tensor.floats, toFloat); break;
    case Proto::DOUBLE: takeValues<double>(proto, proto.double_data(), tensor.floats, toFloat); break;
    case Proto::FLOAT16: takeValues<std::uint16_t>(proto, proto.int32_data(), tensor.floats, halfToFloat); break;
    case Proto::BFLOAT16:
        takeValues<std::uint16_t>(proto, proto.int32_data(), tensor.floats,
                                  [](std::uint16_t value) { return std::bit_cast<float>(std::uint32_t(value) << 16); });
        break;
    case Proto::INT64: takeValues<std::int64_t>(proto, proto.int64_data(), tensor.ints, toInt); break;
    case Proto::INT32: takeValues<std::int32_t>(proto, proto.int32_data(), tensor.ints, toInt); break;
    case Proto::UINT8:
    case Proto::BOOL: takeValues<std::uint8_t>(proto, proto.int32_data(), tensor.ints, toInt); break;
    default: throw Refusal(modelReason("model.tensor-type", proto.name(), proto.data_type()));
    }
    return tensor;
}

/// Bytes of one value; 0 for types that are not read.
std::uint64_t sizeOfType(int type)
{
    using Proto = onnx::TensorProto;
    switch (type) {
    case Proto::DOUBLE:
    case Proto::INT64: return 8;
    case Proto::FLOAT:
    case Proto::INT32: return 4;
    case Proto::FLOAT16:
    case Proto::BFLOAT16: return 2;
    case Proto::UINT8:
    case Proto::BOOL: return 1;
    default: return 0;
    }
}

std::uint64_t numberIn(const onnx::TensorProto& proto, const std::string& text)
{
    std::uint64_t value = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    if (result.ec != std::errc() || result.ptr != text.data() + text.size() || value > (std::uint64_t{1} << 53))
        throw Refusal(modelReason("model.data-place", proto.name()));
    return value;
}

/// Moves the values of a tensor inside; false if they are there already.
bool bringInside(onnx::TensorProto& proto, const OnnxPlaceReader& read)
{
    using Proto = onnx::TensorProto;
    if (proto.data_location() != Proto::EXTERNAL)
        return false;
    OnnxPlace place;
    place.length = countOf(proto) * sizeOfType(proto.data_type());
    if (sizeOfType(proto.data_type()) == 0)
        throw Refusal(modelReason("model.tensor-type", proto.name(), proto.data_type()));
    for (const auto& entry : proto.external_data()) {
        if (entry.key() == "location")
            place.location = entry.value();
        else if (entry.key() == "offset")
            place.offset = numberIn(proto, entry.value());
        else if (entry.key() == "length" && numberIn(proto, entry.value()) != place.length)
            throw Refusal(modelReason("model.data-place", proto.name()));
    }
    proto.set_raw_data(read(place));
    proto.clear_external_data();
    proto.clear_data_location();
    return true;
}

std::string gather(const std::string& bytes, const OnnxPlaceReader& read)
{
    onnx::ModelProto model;
    if (bytes.size() > static_cast<std::size_t>(std::numeric_limits<int>::max()) ||
        !model.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())) || !model.has_graph())
        throw Refusal(modelReason("model.not-onnx"));
    bool any = false;
    for (onnx::TensorProto& tensor : *model.mutable_graph()->mutable_initializer())
        any = bringInside(tensor, read) || any;
    for (onnx::NodeProto& node : *model.mutable_graph()->mutable_node())
        for (onnx::AttributeProto& attribute : *node.mutable_attribute())
            if (attribute.has_t())
                any = bringInside(*attribute.mutable_t(), read) || any;
    if (model.ByteSizeLong() > static_cast<std::size_t>(std::numeric_limits<int>::max()))
        throw Refusal(modelReason("model.onnx-size"));
    return any ? model.SerializeAsString() : std::string();
}

OnnxAttribute attributeOf(const onnx::AttributeProto& proto)
{
    using Proto = onnx::AttributeProto;
    OnnxAttribute out{proto.name(), {}};
    switch (proto.type()) {
    case Proto::INT: out.value = static_cast<std::int64_t>(proto.i()); break;
    case Proto::FLOAT: out.value = proto.f(); break;
    case Proto::STRING: out.value = proto.s(); break;
    case Proto::INTS: out.value = std::vector<std::int64_t>(proto.ints().begin(), proto.ints().end()); break;
    case Proto::FLOATS: out.value = std::vector<float>(proto.floats().begin(), proto.floats().end()); break;
    case Proto::STRINGS: { // joined by commas; used for the names of a GRU's activations
        std::string joined;
        for (const std::string& text : proto.strings())
            joined += (joined.empty() ? "" : ",") + text;
        out.value = joined;
        break;
    }
    case Proto::TENSOR: out.value = tensorOf(proto.t()); break;
    default: break;
    }
    return out;
}

OnnxValue valueOf(const onnx::ValueInfoProto& proto)
{
    OnnxValue value{proto.name(), {}, {}};
    for (const auto& extent : proto.type().tensor_type().shape().dim()) {
        value.shape.push_back(extent.has_dim_value() ? extent.dim_value() : -1);
        value.openNames.push_back(extent.dim_param());
    }
    return value;
}

OnnxDocument parse(const std::string& bytes)
{
    onnx::ModelProto model;
    if (bytes.size() > static_cast<std::size_t>(std::numeric_limits<int>::max()) ||
        !model.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())) || !model.has_graph())
        throw Refusal(modelReason("model.not-onnx"));
    OnnxDocument document;
    document.irVersion = model.ir_version();
    document.opset = 0;
    for (const auto& set : model.opset_import())
        if (set.domain().empty() || set.domain() == "ai.onnx")
            document.opset = set.version();
    document.producer = model.producer_name();
    document.producerVersion = model.producer_version();
    const onnx::GraphProto& graph = model.graph();
    document.name = graph.name();
    document.notes = graph.doc_string();
    std::set<std::string> constants;
    for (const onnx::TensorProto& tensor : graph.initializer()) {
        document.initializers.push_back(tensorOf(tensor));
        constants.insert(tensor.name());
    }
    for (const onnx::ValueInfoProto& input : graph.input())
        if (!constants.contains(input.name()))
            document.inputs.push_back(valueOf(input));
    for (const onnx::ValueInfoProto& output : graph.output())
        document.outputs.push_back(valueOf(output));
    for (const onnx::NodeProto& proto : graph.node()) {
        OnnxNode node{proto.name(), proto.op_type(), proto.domain() == "ai.onnx" ? "" : proto.domain(), {}, {}, {}};
        node.inputs.assign(proto.input().begin(), proto.input().end());
        node.outputs.assign(proto.output().begin(), proto.output().end());
        for (const onnx::AttributeProto& attribute : proto.attribute())
            node.attributes.push_back(attributeOf(attribute));
        document.nodes.push_back(std::move(node));
    }
    return document;
}

void put(onnx::TensorProto& proto, const OnnxTensor& tensor)
{
    proto.set_name(tensor.name);
    for (const std::int64_t extent : tensor.shape)
        proto.add_dims(extent);
    proto.set_data_type(tensor.isFloat() ? onnx::TensorProto::FLOAT : onnx::TensorProto::INT64);
    if (tensor.isFloat())
        proto.set_raw_data(tensor.floats.data(), tensor.floats.size() * sizeof(float));
    else
        proto.set_raw_data(tensor.ints.data(), tensor.ints.size() * sizeof(std::int64_t));
}

void put(onnx::AttributeProto& proto, const OnnxAttribute& attribute)
{
    using Proto = onnx::AttributeProto;
    proto.set_name(attribute.name);
    if (const auto* number = std::get_if<std::int64_t>(&attribute.value)) {
        proto.set_type(Proto::INT);
        proto.set_i(*number);
    } else if (const auto* real = std::get_if<float>(&attribute.value)) {
        proto.set_type(Proto::FLOAT);
        proto.set_f(*real);
    } else if (const auto* text = std::get_if<std::string>(&attribute.value)) {
        proto.set_type(Proto::STRING);
        proto.set_s(*text);
    } else if (const auto* numbers = std::get_if<std::vector<std::int64_t>>(&attribute.value)) {
        proto.set_type(Proto::INTS);
        for (const std::int64_t value : *numbers)
            proto.add_ints(value);
    } else if (const auto* reals = std::get_if<std::vector<float>>(&attribute.value)) {
        proto.set_type(Proto::FLOATS);
        for (const float value : *reals)
            proto.add_floats(value);
    } else if (const auto* tensor = std::get_if<OnnxTensor>(&attribute.value)) {
        proto.set_type(Proto::TENSOR);
        put(*proto.mutable_t(), *tensor);
    }
}

void put(onnx::ValueInfoProto& proto, const OnnxValue& value)
{
    proto.set_name(value.name);
    auto* type = proto.mutable_type()->mutable_tensor_type();
    type->set_elem_type(onnx::TensorProto::FLOAT);
    for (std::size_t i = 0; i < value.shape.size(); ++i) {
        auto* extent = type->mutable_shape()->add_dim();
        if (value.shape[i] >= 0)
            extent->set_dim_value(value.shape[i]);
        else
            extent->set_dim_param(i < value.openNames.size() ? value.openNames[i] : "");
    }
}

std::string print(const OnnxDocument& document)
{
    onnx::ModelProto model;
    model.set_ir_version(document.irVersion);
    model.set_producer_name(document.producer);
    model.set_producer_version(document.producerVersion);
    auto* set = model.add_opset_import();
    set->set_domain("");
    set->set_version(document.opset);
    onnx::GraphProto& graph = *model.mutable_graph();
    graph.set_name(document.name);
    graph.set_doc_string(document.notes);
    for (const OnnxValue& value : document.inputs)
        put(*graph.add_input(), value);
    for (const OnnxValue& value : document.outputs)
        put(*graph.add_output(), value);
    for (const OnnxTensor& tensor : document.initializers)
        put(*graph.add_initializer(), tensor);
    for (const OnnxNode& node : document.nodes) {
        onnx::NodeProto& proto = *graph.add_node();
        proto.set_name(node.name);
        proto.set_op_type(node.type);
        for (const std::string& input : node.inputs)
            proto.add_input(input);
        for (const std::string& output : node.outputs)
            proto.add_output(output);
        for (const OnnxAttribute& attribute : node.attributes)
            put(*proto.add_attribute(), attribute);
    }
    if (model.ByteSizeLong() > static_cast<std::size_t>(std::numeric_limits<int>::max()))
        throw Refusal(modelReason("model.onnx-size"));
    onnx::checker::check_model(model);
    return model.SerializeAsString();
}

} // namespace
} // namespace trainyard

extern "C" __attribute__((visibility("default"))) const trainyard::OnnxModule* trainyardOnnxModule()
{
    static const trainyard::OnnxModule module{trainyard::kOnnxModuleAbi, trainyard::parse, trainyard::print,
                                              trainyard::gather};
    return &module;
}
