// SPDX-License-Identifier: Apache-2.0
#include "backend/data/jpeg_baseline.h"

#include "backend/data/image_codec.h"
#include "backend/data/jpeg_scan.h"
#include "backend/data/pixel_pool.h"

#include <csetjmp>
#include <cstdio>
#include <cstring>

extern "C" {
#include <jpeglib.h>
// The decoder's parts behind its interface; decode_mcu has been the same since 1991.
#include <jpegint.h>
}

namespace trainyard {
namespace {

/// libjpeg reports errors by a function that must not return: it jumps back to the call that failed. Nothing on the way
/// has a destructor.
struct ErrorJump {
    jpeg_error_mgr manager;
    std::jmp_buf place;
};

[[noreturn]] void jumpBack(j_common_ptr info)
{
    std::longjmp(reinterpret_cast<ErrorJump*>(info->err)->place, 1);
}

void countWarning(j_common_ptr info, int level)
{
    info->err->num_warnings += level < 0 ? 1 : 0;
}

/// A decoder with its tables, one a thread: making it costs more than decoding a thumbnail.
class Decoder {
public:
    Decoder()
    {
        m_info.err = ::jpeg_std_error(&m_error.manager);
        m_error.manager.error_exit = jumpBack;
        m_error.manager.emit_message = countWarning;
        m_error.manager.output_message = [](j_common_ptr) {};
        if (setjmp(m_error.place) == 0) {
            jpeg_create_decompress(&m_info);
            m_made = true;
        }
    }
    ~Decoder()
    {
        if (m_made)
            ::jpeg_destroy_decompress(&m_info);
    }
    Decoder(const Decoder&) = delete;
    Decoder& operator=(const Decoder&) = delete;

    /// Reads the header; false when this is not what is decoded here.
    bool readHeader(std::string_view bytes)
    {
        if (!m_made || setjmp(m_error.place) != 0)
            return false;
        m_error.manager.num_warnings = 0;
        forgetTables();
        ::jpeg_mem_src(&m_info, reinterpret_cast<const unsigned char*>(bytes.data()),
                       static_cast<unsigned long>(bytes.size()));
        return ::jpeg_read_header(&m_info, TRUE) == JPEG_HEADER_OK && !m_info.progressive_mode && !m_info.arith_code &&
               m_info.data_precision == 8 && m_info.restart_interval == 0 &&
               m_info.comps_in_scan == m_info.num_components &&
               (m_info.jpeg_color_space == JCS_YCbCr || m_info.jpeg_color_space == JCS_GRAYSCALE);
    }

    int width() const { return static_cast<int>(m_info.image_width); }
    int height() const { return static_cast<int>(m_info.image_height); }
    bool isGrey() const { return m_info.jpeg_color_space == JCS_GRAYSCALE; }

    /// Begins to decode; outWidth() and outHeight() are known then.
    bool begin(bool grey, int shrinking)
    {
        if (setjmp(m_error.place) != 0)
            return false;
        m_info.out_color_space = grey ? JCS_GRAYSCALE : JCS_RGB;
        m_info.scale_num = 1;
        m_info.scale_denom = static_cast<unsigned>(shrinking);
        if (!::jpeg_start_decompress(&m_info) || m_info.input_scan_number != 1)
            return false;
        return beginScan();
    }

    int outWidth() const { return static_cast<int>(m_info.output_width); }
    int outHeight() const { return static_cast<int>(m_info.output_height); }

    /// Fills outHeight() rows of outWidth() pixels; false when there was anything wrong with the data.
    bool decode(std::uint8_t* pixels)
    {
        if (setjmp(m_error.place) != 0)
            return false;
        const std::size_t row = std::size_t{m_info.output_width} * static_cast<std::size_t>(m_info.output_components);
        while (m_info.output_scanline < m_info.output_height) {
            JSAMPROW rows[kRows];
            for (std::size_t i = 0; i < kRows; ++i)
                rows[i] = pixels + (m_info.output_scanline + i) * row; // past the end only where no row is written
            ::jpeg_read_scanlines(&m_info, rows, kRows);
        }
        return m_error.manager.num_warnings == 0 && m_scan.ended();
    }

    void end()
    {
        if (m_made)
            ::jpeg_abort_decompress(&m_info);
    }

private:
    static constexpr std::size_t kRows = 16;

    /// libjpeg keeps the tables of the image before, for files that have none of their own: those are not decoded here.
    void forgetTables()
    {
        for (int i = 0; i < NUM_HUFF_TBLS; ++i)
            for (JHUFF_TBL* table : {m_info.dc_huff_tbl_ptrs[i], m_info.ac_huff_tbl_ptrs[i]})
                if (table)
                    std::memset(table->bits, 0, sizeof table->bits);
        for (JQUANT_TBL* table : m_info.quant_tbl_ptrs)
            if (table)
                table->quantval[0] = 0;
    }

    /// Puts this decoder's entropy decoder in the place of libjpeg's, where the scan's data begins.
    bool beginScan()
    {
        for (int i = 0; i < m_info.comps_in_scan; ++i) {
            const jpeg_component_info& component = *m_info.cur_comp_info[i];
            const JQUANT_TBL* quantisation = m_info.quant_tbl_ptrs[component.quant_tbl_no];
            if (!quantisation || quantisation->quantval[0] == 0 ||
                !set(m_components[i].dc, m_info.dc_huff_tbl_ptrs[component.dc_tbl_no]) ||
                !set(m_components[i].ac, m_info.ac_huff_tbl_ptrs[component.ac_tbl_no]))
                return false;
            m_components[i].last = 0;
        }
        if (!m_scan.begin({m_info.src->next_input_byte, m_info.src->bytes_in_buffer}))
            return false;
        m_info.client_data = this;
        m_info.entropy->decode_mcu = decodeUnit;
        return true;
    }

    static bool set(JpegHuffman& table, const JHUFF_TBL* from)
    {
        if (!from)
            return false;
        std::uint8_t counts[16];
        std::size_t symbols = 0;
        for (int i = 0; i < 16; ++i)
            symbols += counts[i] = from->bits[i + 1];
        return symbols <= 256 && table.set(counts, from->huffval, symbols);
    }

    /// One unit of all components' blocks, which libjpeg has filled with zeros.
    static boolean decodeUnit(j_decompress_ptr info, JBLOCKROW* blocks)
    {
        auto& own = *static_cast<Decoder*>(info->client_data);
        JpegScan::Block unit[D_MAX_BLOCKS_IN_MCU];
        for (int i = 0; i < info->blocks_in_MCU; ++i)
            unit[i] = {&own.m_components[info->MCU_membership[i]], blocks[i][0]};
        if (!own.m_scan.decode(unit, info->blocks_in_MCU))
            jumpBack(reinterpret_cast<j_common_ptr>(info));
        return TRUE;
    }

    jpeg_decompress_struct m_info{};
    ErrorJump m_error{};
    bool m_made = false;
    JpegScan m_scan;
    JpegScan::Component m_components[MAX_COMPS_IN_SCAN];
};

/// Ends the work on one image, whatever happens.
class Use {
public:
    explicit Use(Decoder& decoder) : m_decoder(decoder) {}
    ~Use() { m_decoder.end(); }
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;

private:
    Decoder& m_decoder;
};

} // namespace

std::optional<DecodedImage> decodeBaselineJpeg(std::string_view bytes, const ImageSpec& target, int orientation,
                                               const std::string& subject)
{
    thread_local Decoder decoder;
    const Use use(decoder);
    if (!decoder.readHeader(bytes))
        return std::nullopt;
    checkImageSize(decoder.width(), decoder.height(), subject);
    const int shrinking = jpegShrinking(decoder.width(), decoder.height(), target, orientation);
    const bool grey = decoder.isGrey() || target.channels == 1;
    if (!decoder.begin(grey, shrinking))
        return std::nullopt;
    DecodedImage image;
    image.width = decoder.outWidth();
    image.height = decoder.outHeight();
    image.channels = grey ? 1 : 3;
    image.shownWidth = static_cast<double>(decoder.width()) / shrinking;
    image.shownHeight = static_cast<double>(decoder.height()) / shrinking;
    image.sourceWidth = decoder.width();
    image.sourceHeight = decoder.height();
    image.pixels = pixel_pool::take(static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height) *
                                    static_cast<std::size_t>(image.channels));
    if (!decoder.decode(image.pixels.data())) {
        pixel_pool::giveBack(std::move(image.pixels));
        return std::nullopt;
    }
    return image;
}

} // namespace trainyard
