// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/network/network.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// The safetensors format (Hugging Face, version 0.4): 8 bytes little-endian header length, a JSON object
/// name → {"dtype", "shape", "data_offsets"} with "__metadata__" (text → text), then the data without holes.
/// The writer pads the header so that the data start on a multiple of 64 bytes.
struct SafetensorsHeader {
    struct Entry {
        std::string name;
        std::string dtype; ///< "F32", "F16", …
        std::vector<std::int64_t> shape;
        std::int64_t begin = 0; ///< bytes from the start of the data
        std::int64_t end = 0;
    };
    std::vector<Entry> entries; ///< in the order of their data
    std::map<std::string, std::string> metadata;
    std::int64_t dataOffset = 0; ///< where the data starts in the file
    std::int64_t fileSize = 0;
};

/// Reads and checks the header: its length, the JSON, every shape and offset against the file's size.
/// Throws Failure(BadInput) that names the file and what is wrong; memory stays bounded whatever the file claims.
SafetensorsHeader readSafetensorsHeader(const std::filesystem::path& path);

/// An open file whose tensors are read one by one, by any thread.
class SafetensorsFile {
public:
    /// As readSafetensorsHeader().
    explicit SafetensorsFile(const std::filesystem::path& path);
    ~SafetensorsFile();
    SafetensorsFile(SafetensorsFile&&) noexcept;
    SafetensorsFile& operator=(SafetensorsFile&&) noexcept;

    const SafetensorsHeader& header() const { return m_header; }
    /// Whether read() takes the type: F32, F64 (rounded), F16 or BF16.
    static bool isFloat(const std::string& dtype);
    /// The values of an entry of header(), rows last. Throws Failure.
    void read(const SafetensorsHeader::Entry& entry, std::vector<float>& into) const;

private:
    class File;
    std::unique_ptr<const File> m_file;
    SafetensorsHeader m_header;
};

/// Reads all tensors. Those of another type than F32 are refused.
std::vector<NamedTensor> readSafetensors(const std::filesystem::path& path, SafetensorsHeader* header = nullptr);

/// Writes beside, syncs, calls `beforeRename`, renames over `path` and syncs the folder; returns the file's size.
/// Throws Failure and leaves neither half a file nor a changed one when that fails.
std::int64_t writeSafetensors(const std::filesystem::path& path, std::span<const NamedTensor> tensors,
                              const std::map<std::string, std::string>& metadata,
                              const std::function<void()>& beforeRename = {});

} // namespace trainyard
