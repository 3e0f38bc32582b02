// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/unique_handle.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trainyard::foreign {

/// Writes an event file that TensorBoard reads. Values are tensors of doubles, so that none is rounded. Throws Failure.
class TensorBoardWriter {
public:
    /// Creates the file, which must not exist. `time`: Unix seconds of its first record.
    TensorBoardWriter(std::filesystem::path file, double time);
    ~TensorBoardWriter();
    TensorBoardWriter(const TensorBoardWriter&) = delete;
    TensorBoardWriter& operator=(const TensorBoardWriter&) = delete;

    /// The settings of the run, for the hparams plugin. Values that are numbers become numbers.
    void parameters(const std::vector<std::pair<std::string, std::string>>& values, double startedAt);
    void scalar(std::string_view tag, std::int64_t step, double time, double value);
    void close(); ///< writes what is left

private:
    void record(std::string_view content);
    void flush();

    const std::filesystem::path m_path;
    FileDescriptor m_file;
    std::string m_buffer;
};

} // namespace trainyard::foreign
