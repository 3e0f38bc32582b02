// SPDX-License-Identifier: Apache-2.0
#include "backend/data/image/jpeg_encoder.h"

#include "backend/base/error.h"
#include "backend/base/unique_handle.h"

#include <turbojpeg.h>

namespace trainyard {
namespace {

struct CompressorTraits {
    using Type = tjhandle;
    static Type invalid() noexcept { return nullptr; }
    static void close(Type handle) noexcept { tjDestroy(handle); }
};

} // namespace

std::string encodeJpeg(const std::uint8_t* pixels, int width, int height, int channels, int quality)
{
    const UniqueHandle<CompressorTraits> compressor(tjInitCompress());
    unsigned char* bytes = nullptr;
    unsigned long size = 0;
    const bool grey = channels == 1;
    const int failed =
        !compressor || tjCompress2(compressor.get(), pixels, width, 0, height, grey ? TJPF_GRAY : TJPF_RGB, &bytes,
                                   &size, grey ? TJSAMP_GRAY : TJSAMP_420, quality, 0);
    std::string out(reinterpret_cast<const char*>(bytes), failed ? 0 : size);
    tjFree(bytes);
    if (failed)
        throw Failure(ErrorKind::Internal, "encode a JPEG image", {}, Reason(tjGetErrorStr2(compressor.get())));
    return out;
}

} // namespace trainyard
