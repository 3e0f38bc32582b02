// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace trainyard::selftest {

/// Images per second of one thread that decodes JPEGs of 500 × 375 pixels to 224 × 224.
double jpegRate();

/// An image folder of two classes with such JPEGs in the system's folder for temporary files, removed with the object.
/// Throws Failure.
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

/// Images per second that the loader delivers in batches of 32 of 224 × 224, some of them flipped: from JPEG files
/// (which the system holds in memory, so that it is not the disk that is measured) and from images that are decoded
/// already. Throw Failure.
double loaderRate(const SampleImages& images, int threads);
double cachedLoaderRate(const SampleImages& images, int threads);

} // namespace trainyard::selftest
