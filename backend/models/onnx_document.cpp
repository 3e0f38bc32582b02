// SPDX-License-Identifier: Apache-2.0
#include "backend/models/onnx_document.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/module_file.h"
#include "backend/protocol/reasons_model.h"

#include <cerrno>
#include <fstream>
#include <utility>

namespace trainyard {
namespace {

constexpr ModuleFile kOnnxFile = {
    "ONNX files", "trainyard-onnx.so", kOnnxModuleSymbol,
    "Install libonnx-dev and libprotobuf-dev and build again, or set TRAINYARD_MODULE_PATH to "
    "its folder.",
    "Install libonnx1 and libprotobuf32."};

const OnnxModule& onnxModule()
{
    const OnnxModule* module = reinterpret_cast<OnnxModuleEntry>(moduleFunction(kOnnxFile))();
    if (!module || module->abi != kOnnxModuleAbi)
        throwForeignModule(kOnnxFile);
    return *module;
}

/// Reads tensors from the files beside a model. The model's text names them, so it must not lead out of the folder.
class PlaceReader {
public:
    PlaceReader(std::filesystem::path folder, std::size_t limit) : m_folder(std::move(folder)), m_left(limit) {}

    std::string read(const OnnxPlace& place)
    {
        const std::filesystem::path name = std::filesystem::path(place.location).lexically_normal();
        if (name.empty() || name.is_absolute() || *name.begin() == "..")
            throw Refusal(modelReason("model.data-outside", place.location));
        const std::filesystem::path file = m_folder / name;
        std::error_code code;
        if (!std::filesystem::is_regular_file(file, code))
            throw Failure(ErrorKind::NotFound, "read the weights of the ONNX file", file.string(),
                          modelReason("model.data-missing", place.location));
        const std::uintmax_t size = std::filesystem::file_size(file, code);
        if (code || place.offset > size || place.length > size - place.offset)
            throw Failure(ErrorKind::BadInput, "read the weights of the ONNX file", file.string(),
                          modelReason("model.data-short", place.location, std::int64_t(size),
                                      std::int64_t(place.offset + place.length)));
        if (place.length > m_left) // also for many tensors that share their bytes
            throw Refusal(modelReason("model.onnx-size"));
        m_left -= place.length;
        std::string bytes(place.length, '\0');
        std::ifstream stream(file, std::ios::binary);
        stream.seekg(static_cast<std::streamoff>(place.offset));
        if (!stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size())))
            throw systemFailure("read", file.string(), EIO);
        return bytes;
    }

private:
    std::filesystem::path m_folder;
    std::uint64_t m_left; ///< bytes that may still be read
};

} // namespace

OnnxDocument parseOnnx(const std::string& bytes, const std::string& subject)
{
    const OnnxModule& module = onnxModule();
    try {
        return module.parse(bytes);
    } catch (const std::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read the ONNX file", subject,
                      modelReason("model.not-onnx-file", whyOf(exception)));
    }
}

std::string readOnnxFile(const std::filesystem::path& file, std::size_t limit)
{
    std::string bytes = readFile(file, limit);
    PlaceReader places(file.parent_path(), limit);
    try {
        std::string whole = onnxModule().gather(bytes, [&](const OnnxPlace& place) { return places.read(place); });
        return whole.empty() ? bytes : whole;
    } catch (const Failure&) {
        throw;
    } catch (const std::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read the ONNX file", file.string(),
                      modelReason("model.not-onnx-file", whyOf(exception)));
    }
}

std::string onnxBytes(const OnnxDocument& document, const std::string& subject)
{
    const OnnxModule& module = onnxModule();
    try {
        return module.print(document);
    } catch (const std::exception& exception) {
        throw Failure(ErrorKind::Internal, "write the ONNX file", subject, whyOf(exception));
    }
}

} // namespace trainyard
