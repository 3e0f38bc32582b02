// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace trainyard::selftest {

/// Images per second at which one thread decodes JPEGs of 500 × 375 pixels to 224 × 224.
double jpegRate();

/// A temporary image folder of two classes with such JPEGs, removed by the destructor. Throws Failure.
class SampleImages {
public:
    SampleImages();
    ~SampleImages();
    SampleImages(const SampleImages&) = delete;
    SampleImages& operator=(const SampleImages&) = delete;
    const std::filesystem::path& folder() const { return m_folder; }

private:
    std::filesystem::path m_folder;
};

/// Images per second that the loader delivers in batches of 32 images of 224 × 224, with random flips: from JPEG files
/// (in the system's cache, so that the disk is not measured), and from already decoded images. Throw Failure.
double loaderRate(const SampleImages& images, int threads);
double cachedLoaderRate(const SampleImages& images, int threads);

} // namespace trainyard::selftest
