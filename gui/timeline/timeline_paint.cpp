// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/timeline/timeline_paint.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace trainyard {
namespace {

constexpr double kNamedSliceWidth = 26.0; // pixels; narrower slices have no name
constexpr double kGapWidth = 3.0;         // pixels; narrower slices have no gap to the next
constexpr int kLeastShade = 70;           // of 255; keeps a column with any slice visible

QRgb blend(QRgb from, QRgb to, int share) // share of 256
{
    const auto mix = [share](int a, int b) { return a + ((b - a) * share >> 8); };
    return qRgb(mix(qRed(from), qRed(to)), mix(qGreen(from), qGreen(to)), mix(qBlue(from), qBlue(to)));
}

/// One line of a row; copied to the others.
class Line {
public:
    Line(int width, QRgb base)
        : m_base(base), m_pixels(static_cast<std::size_t>(width), base), m_cover(static_cast<std::size_t>(width), 0)
    {
    }

    int width() const { return static_cast<int>(m_pixels.size()); }

    void fill(double from, double to, QRgb color)
    {
        int begin = static_cast<int>(std::max(0.0, std::floor(from + 0.5)));
        int end = static_cast<int>(std::min<double>(width(), std::floor(to + 0.5)));
        if (to - from >= kGapWidth && end < width())
            --end;
        if (end <= begin) {
            shade(static_cast<int>(std::floor(from)), color, static_cast<int>((to - from) * 256.0));
            return;
        }
        for (; begin < end; ++begin) {
            m_pixels[static_cast<std::size_t>(begin)] = color;
            m_cover[static_cast<std::size_t>(begin)] = 256;
        }
    }

    /// A partly covered column takes the colour of the label that covers most of it.
    void shade(int column, QRgb color, int cover)
    {
        if (column < 0 || column >= width())
            return;
        cover = std::clamp(cover, kLeastShade, 256);
        int& known = m_cover[static_cast<std::size_t>(column)];
        if (cover <= known)
            return;
        known = cover;
        m_pixels[static_cast<std::size_t>(column)] = blend(m_base, color, cover);
    }

    const QRgb* pixels() const { return m_pixels.data(); }

private:
    QRgb m_base;
    std::vector<QRgb> m_pixels;
    std::vector<int> m_cover;
};

const timeline::Level* levelFor(const timeline::Row& row, double perPixel)
{
    const timeline::Level* found = nullptr;
    for (const timeline::Level& level : row.levels)
        if (static_cast<double>(std::int64_t{1} << level.shift) <= perPixel)
            found = &level;
    return found;
}

void paintBins(Line& line, const timeline::Level& level, const TimeScale& scale, const TimelineColors& colors)
{
    const auto first = static_cast<std::int64_t>(std::max(0.0, scale.from)) >> level.shift;
    auto bin =
        std::lower_bound(level.bins.begin(), level.bins.end(), first,
                         [](const timeline::Bin& a, std::int64_t bucket) { return std::int64_t{a.bucket} < bucket; });
    const double width = static_cast<double>(std::int64_t{1} << level.shift) / scale.perPixel;
    const double end = line.width();
    for (; bin != level.bins.end(); ++bin) {
        const double x = scale.x(static_cast<double>(std::int64_t{bin->bucket} << level.shift));
        if (x >= end)
            break;
        // A bucket is half a pixel to a pixel wide and counts for the column that contains its centre.
        line.shade(static_cast<int>(std::floor(x + width / 2)), colors.fill(bin->label), bin->cover >> 8);
    }
}

void paintSlices(Line& line, const timeline::Row& row, const TimeScale& scale, const TimelineColors& colors, int left,
                 std::vector<SliceText>* texts)
{
    const double end = line.width();
    std::size_t i = row.firstEndingAfter(static_cast<std::int64_t>(std::max(0.0, scale.from)) - 1);
    while (i < row.size()) {
        const double from = scale.x(static_cast<double>(row.begin[i])), to = scale.x(static_cast<double>(row.end[i]));
        if (from >= end)
            break;
        line.fill(from, to, colors.fill(row.label[i]));
        if (texts && to - from >= kNamedSliceWidth)
            texts->push_back({static_cast<float>(left + std::max(from, 0.0)),
                              static_cast<float>(left + std::min(to, end)), row.label[i]});
        ++i;
        if (to - from < 0.25) { // skip slices that end within the same quarter of a pixel
            const auto next = static_cast<std::int64_t>(std::ceil(scale.time(from + 0.25)));
            if (i < row.size() && row.end[i] < next) {
                std::size_t step = 1;
                while (i + step < row.size() && row.end[i + step] < next)
                    step *= 2;
                const auto begin = row.end.begin();
                i = static_cast<std::size_t>(
                    std::lower_bound(begin + static_cast<std::ptrdiff_t>(i),
                                     begin + static_cast<std::ptrdiff_t>(std::min(i + step, row.size())), next) -
                    begin);
            }
        }
    }
}

} // namespace

Token TimelineColors::tokenOf(timeline::Kind kind)
{
    switch (kind) {
    case timeline::Kind::Compute: return Token::S1;
    case timeline::Kind::Communication: return Token::S3;
    case timeline::Kind::InputWait: return Token::S5;
    case timeline::Kind::Wait: return Token::S7;
    case timeline::Kind::Work: return Token::S4;
    case timeline::Kind::Container: return Token::Ctl;
    case timeline::Kind::Other: break;
    }
    return Token::S6;
}

void TimelineColors::make(const timeline::Trace& trace, const std::vector<bool>& wanted)
{
    const bool dark = Theme::instance().dark();
    const QRgb base = themed(Token::Base).rgb();
    m_fill.resize(trace.labels.size());
    m_text.resize(trace.labels.size());
    for (std::size_t i = 0; i < trace.labels.size(); ++i) {
        const timeline::Label& label = trace.labels[i];
        const std::size_t hash = std::hash<std::string>()(label.name) * 0x9E3779B97F4A7C15ull >> 40;
        QColor color = themed(tokenOf(label.kind));
        const auto vary = [&](double hues) { // labels of one kind differ slightly, always in the same way
            float h = 0, s = 0, l = 0;
            color.getHslF(&h, &s, &l);
            const double turn = (static_cast<double>(hash % 64) / 63.0 - 0.5) * hues;
            const double lighter = (static_cast<double>(hash / 64 % 16) / 15.0 - 0.5) * 0.14;
            color.setHslF(static_cast<float>(std::fmod(h + turn + 1.0, 1.0)), std::min(s, hues < 0.5 ? 0.5f : 0.4f),
                          static_cast<float>(std::clamp(l + lighter + (dark ? -0.12 : 0.08), 0.1, 0.9)));
        };
        if (label.category == "layer" || (label.kind == timeline::Kind::Compute && label.category != "phase"))
            vary(0.12);
        else if (label.kind == timeline::Kind::Other)
            vary(1.0);
        else if (label.name == "backward")
            color = color.darker(dark ? 135 : 120);
        else if (label.name == "optimizer")
            color = themed(Token::S2);
        QRgb fill = color.rgb();
        const bool faded = !wanted.empty() && !wanted[i];
        if (faded)
            fill = blend(base, fill, 40);
        m_fill[i] = fill;
        const double light = 0.299 * qRed(fill) + 0.587 * qGreen(fill) + 0.114 * qBlue(fill);
        m_text[i] = faded ? themed(Token::T3).rgb() : light > 140 ? qRgb(16, 20, 24) : qRgb(255, 255, 255);
    }
}

void paintRow(QImage& image, const timeline::Row& row, const TimeScale& scale, int left, int right, int top, int height,
              const TimelineColors& colors, QRgb base, std::vector<SliceText>* texts)
{
    right = std::min(right, image.width());
    const int bottom = std::min(top + height, image.height());
    top = std::max(top, 0);
    if (right <= left || bottom <= top)
        return;
    Line line(right - left, base);
    if (const timeline::Level* level = levelFor(row, scale.perPixel))
        paintBins(line, *level, scale, colors);
    else
        paintSlices(line, row, scale, colors, left, texts);
    for (int y = top; y < bottom; ++y)
        std::memcpy(reinterpret_cast<QRgb*>(image.scanLine(y)) + left, line.pixels(),
                    sizeof(QRgb) * static_cast<std::size_t>(right - left));
}

} // namespace trainyard
