// SPDX-License-Identifier: GPL-3.0-or-later
// Draws what search_study.py has measured: trainyard_search_figure_benchmark CURVES.csv FILE.svg|png
#include "gui/plots/study_chart.h"
#include "gui/widgets/theme.h"

#include <QApplication>
#include <QFile>
#include <QTextStream>

#include <algorithm>
#include <cstdio>
#include <map>

using namespace trainyard;

namespace {

/// task → sampler → run → the best values of all seeds
using Curves = std::map<QString, std::map<QString, std::map<int, std::vector<double>>>>;

Curves readCurves(const QString& name)
{
    Curves curves;
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return curves;
    QTextStream text(&file);
    text.readLine(); // task,sampler,seed,run,best
    while (!text.atEnd()) {
        const QStringList row = text.readLine().split(QLatin1Char(','));
        if (row.size() == 5)
            curves[row[0]][row[1]][row[3].toInt()].push_back(row[4].toDouble());
    }
    return curves;
}

/// The mean over the seeds within their range, a line for each sampler.
StudyFigure figureOf(const QString& task, const std::map<QString, std::map<int, std::vector<double>>>& samplers)
{
    StudyFigure figure;
    figure.title = task;
    figure.xTitle = QStringLiteral("runs");
    figure.format = ValueFormat::Share;
    const Token colors[] = {Token::S2, Token::S1, Token::S4};
    std::size_t color = 0;
    for (const auto& [sampler, runs] : samplers) {
        FigureLine mean{sampler, colors[color % std::size(colors)], FigureLine::Style::Curve, {}};
        FigureLine band{{}, mean.color, FigureLine::Style::Band, {}};
        for (const auto& [run, values] : runs) {
            double sum = 0.0;
            for (const double value : values)
                sum += value;
            const auto [low, high] = std::minmax_element(values.begin(), values.end());
            mean.points.push_back({double(run), sum / double(values.size())});
            band.points.push_back({double(run), sum / double(values.size()), *low, *high});
        }
        figure.lines.push_back(std::move(band));
        figure.lines.push_back(std::move(mean));
        ++color;
    }
    return figure;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::puts("trainyard_search_figure_benchmark CURVES.csv FILE.svg|png");
        return 2;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    Theme::instance().install(application);
    std::vector<StudyFigure> figures;
    for (const auto& [task, samplers] : readCurves(QString::fromLocal8Bit(argv[1])))
        figures.push_back(figureOf(task, samplers));
    const QString file = QString::fromLocal8Bit(argv[2]);
    const Result<ChartFile> recorded = recordStudy(
        QStringLiteral("Best validation accuracy over runs: mean and range of the seeds"), figures, {}, file);
    QFile out(file);
    if (figures.empty() || !recorded.ok() || !out.open(QIODevice::WriteOnly) || out.write(recorded.value()()) < 0) {
        std::fprintf(stderr, "cannot draw %s\n", argv[1]);
        return 1;
    }
    return 0;
}
