// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/measure.h"

#include "backend/base/clock.h"
#include "backend/base/median.h"
#include "storage/sqlite/connection.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <fstream>
#include <random>

namespace trainyard::benchmark {
namespace {

constexpr int kPieces = 5;

/// 100 lines of 1,000 points on 1600 × 700 pixels, with antialiasing: milliseconds.
double drawingPiece()
{
    std::mt19937 random(1);
    std::uniform_real_distribution<double> noise(0.0, 20.0);
    std::vector<QPolygonF> lines(100);
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (int x = 0; x < 1000; ++x)
            lines[i] << QPointF(x * 1.6, 100.0 + 5.0 * double(i) + noise(random));
    std::vector<double> times;
    for (int i = 0; i < kPieces; ++i) {
        QImage image(kChartWidth, kChartHeight, QImage::Format_ARGB32_Premultiplied);
        const double began = steadyTime();
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(Qt::blue, 1.0));
        for (const QPolygonF& line : lines)
            painter.drawPolyline(line);
        painter.end();
        times.push_back((steadyTime() - began) * 1e3);
    }
    return median(times);
}

/// Reads 200,000 rows of three numbers from a file: milliseconds.
double sqlitePiece(const std::filesystem::path& folder)
{
    const std::filesystem::path file = folder / "calibration.sqlite";
    const bool fresh = !std::filesystem::exists(file);
    if (fresh)
        std::ofstream(file).flush();
    sqlite::Connection connection(file, sqlite::Access::Write);
    if (fresh)
        connection.execute(
            "CREATE TABLE piece (a INTEGER PRIMARY KEY, b REAL, c REAL); WITH RECURSIVE n(i) AS (SELECT 1 "
            "UNION ALL SELECT i + 1 FROM n WHERE i < 200000) INSERT INTO piece SELECT i, i * 0.5, i * 0.25 "
            "FROM n");
    std::vector<double> times;
    for (int i = 0; i < kPieces; ++i) {
        const double began = steadyTime();
        sqlite::Statement rows(connection, "SELECT a, b, c FROM piece");
        double sum = 0.0;
        while (rows.step())
            sum += rows.real(1) + rows.real(2);
        times.push_back((steadyTime() - began) * 1e3);
        if (sum < 0.0)
            std::abort(); // keeps the sum
    }
    return median(times);
}

} // namespace

void Measure::operator()(const std::string& name, int repeats, const std::string& goal,
                         const std::function<double()>& work, const std::function<void()>& prepare)
{
    const double drawing = drawingPiece(), sqlite = sqlitePiece(m_folder);
    std::vector<double> times, processor;
    for (int i = 0; i < repeats; ++i) {
        if (prepare)
            prepare();
        const double busy = processorTime();
        times.push_back(work());
        processor.push_back((processorTime() - busy) * 1e3);
    }
    m_figures.push_back({name + ", median", median(times), "ms", goal});
    m_figures.push_back({"  worst", *std::max_element(times.begin(), times.end()), "ms", ""});
    m_figures.push_back({"  median by processor time", median(processor), "ms", ""});
    m_figures.push_back({"  calibration: drawing", drawing, "ms", ""});
    m_figures.push_back({"  calibration: SQLite", sqlite, "ms", ""});
}

double milliseconds(const std::function<void()>& work)
{
    const double began = steadyTime();
    work();
    return (steadyTime() - began) * 1e3;
}

double peakMegabytes()
{
    std::ifstream status("/proc/self/status");
    std::string word;
    double kilobytes = 0.0;
    while (status >> word)
        if (word == "VmHWM:")
            status >> kilobytes;
    return kilobytes / 1024.0;
}

void forgetPeak()
{
    std::ofstream("/proc/self/clear_refs") << 5; // see proc(5)
}

} // namespace trainyard::benchmark
