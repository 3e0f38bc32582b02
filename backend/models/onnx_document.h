// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace trainyard {

/// An ONNX model as plain values: the content of the format's messages, without protobuf.
struct OnnxTensor {
    std::string name;
    std::vector<std::int64_t> shape;
    std::vector<float> floats;      ///< from float, double, float16 and bfloat16
    std::vector<std::int64_t> ints; ///< from integers and bool
    bool isFloat() const { return ints.empty(); }
};

struct OnnxAttribute {
    std::string name;
    std::variant<std::monostate, std::int64_t, float, std::string, std::vector<std::int64_t>, std::vector<float>,
                 OnnxTensor>
        value; ///< monostate: an unsupported type (graphs, sparse tensors)
};

struct OnnxNode {
    std::string name;
    std::string type;                ///< "Conv"
    std::string domain;              ///< "" is ONNX's own
    std::vector<std::string> inputs; ///< "" = omitted
    std::vector<std::string> outputs;
    std::vector<OnnxAttribute> attributes;
};

struct OnnxValue {
    std::string name;
    std::vector<std::int64_t> shape;    ///< -1 = dynamic
    std::vector<std::string> openNames; ///< parallel to shape; names of dynamic extents
};

struct OnnxDocument {
    std::int64_t irVersion = 8;
    std::int64_t opset = 17; ///< of ONNX's own domain
    std::string producer;
    std::string producerVersion;
    std::string name;
    std::string notes;
    std::vector<OnnxValue> inputs; ///< without initializers
    std::vector<OnnxValue> outputs;
    std::vector<OnnxTensor> initializers;
    std::vector<OnnxNode> nodes;
};

/// Where the values of a tensor lie that are not in the .onnx file.
struct OnnxPlace {
    std::string location;     ///< a path relative to the model's folder, as the model says it
    std::uint64_t offset = 0; ///< bytes
    std::uint64_t length = 0; ///< bytes; as many as the tensor's shape and type need
};

/// Returns the bytes of such a place, or throws std::runtime_error with the reason.
using OnnxPlaceReader = std::function<std::string(const OnnxPlace& place)>;

/// Increment when a structure above changes. Engine and module are built together.
inline constexpr int kOnnxModuleAbi = 2;

/// What trainyard-onnx.so exports as extern "C" const OnnxModule* trainyardOnnxModule();
struct OnnxModule {
    int abi = kOnnxModuleAbi;
    OnnxDocument (*parse)(const std::string& bytes) = nullptr; ///< throws std::runtime_error with the reason
    std::string (*print)(const OnnxDocument& document) =
        nullptr; ///< throws std::runtime_error with the reason if ONNX's checker rejects the model
    /// The same model with every tensor inside; empty if none lies elsewhere. Throws std::runtime_error with the
    /// reason.
    std::string (*gather)(const std::string& bytes, const OnnxPlaceReader& read) = nullptr;
};

inline constexpr const char* kOnnxModuleSymbol = "trainyardOnnxModule";
using OnnxModuleEntry = const OnnxModule* (*)();

/// Convert the bytes of a .onnx file to a document and back. Both load the module on first use and throw Failure:
/// Unsupported if the module is missing, BadInput if the bytes are not an ONNX model.
OnnxDocument parseOnnx(const std::string& bytes, const std::string& subject);
std::string onnxBytes(const OnnxDocument& document, const std::string& subject);

/// The bytes of a .onnx file for parseOnnx(), with the tensors inside that it keeps in files beside it, as
/// torch.onnx.export does by default (NAME.onnx.data). `limit`: bytes of the file and of all of these together. Only
/// regular files in or below the model's folder are read. Throws Failure.
std::string readOnnxFile(const std::filesystem::path& file, std::size_t limit);

} // namespace trainyard
