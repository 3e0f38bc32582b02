// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTemporaryDir>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard::test {

/// A temporary folder for a test's files; goes with everything in it.
class Workspace {
public:
    Workspace();
    ~Workspace();
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;
    std::filesystem::path path(const std::string& relative = {}) const;
    /// Writes a file, making its folders.
    std::filesystem::path write(const std::string& relative, std::string_view bytes) const;
    std::filesystem::path makeFolder(const std::string& relative) const;

private:
    QTemporaryDir m_folder;
};

/// An IDX file of images whose pixel i of image n is (n · 7 + i) % 256.
std::string idxImages(std::uint32_t count, std::uint32_t height, std::uint32_t width);
std::string idxLabels(const std::vector<std::uint8_t>& labels);
/// Labels 0…9 in turn.
std::vector<std::uint8_t> labelsInTurn(std::size_t count);
/// The four files of a small valid IDX data set.
void writeIdxDataset(const Workspace& workspace, const std::string& folder, std::uint32_t train,
                     std::uint32_t validation, std::uint32_t height = 28, std::uint32_t width = 28);

/// Packs as gzip, written here so that the test does not lean on the library it tests.
std::string gzip(std::string_view bytes);

/// A picture that depends on `seed`, encoded by Qt: format "PNG" or "JPG".
std::string encodedImage(int width, int height, const char* format, unsigned seed, bool grey = false);

/// A small valid image folder: classes × images in train, and in `validation` when it is not empty.
void writeImageFolder(const Workspace& workspace, const std::string& root, const std::vector<std::string>& classes,
                      int images, const std::string& validation = "test");

/// The text of the Failure that the function throws; "no failure" when it throws none.
std::string failureText(const std::function<void()>& function);

} // namespace trainyard::test
