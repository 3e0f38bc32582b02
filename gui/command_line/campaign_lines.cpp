// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/campaign_lines.h"

#include "gui/formats/forecast_text.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/study_text.h"
#include "gui/formats/ticket_text.h"

namespace trainyard::commands {
namespace {

std::vector<std::string> textLines(const QStringList& sentences)
{
    std::vector<std::string> lines;
    for (const QString& sentence : sentences)
        lines.push_back(sentence.toStdString());
    return lines;
}

} // namespace

std::vector<std::string> remarkLines(const std::vector<CampaignRemark>& remarks)
{
    const auto say = [](const SpecProblem& problem) { return asSentence(QString::fromStdString(problem.text())); };
    std::vector<std::string> lines;
    for (const CampaignRemark& remark : remarks)
        lines.push_back(remarkText(remark, say).toStdString());
    return lines;
}

std::vector<std::string> forecastLines(const StudyForecast& forecast, const RunSpec& spec)
{
    return textLines(forecastSentences(forecast, spec) + doubtSentences(forecast));
}

std::vector<std::string> studyLines(const ScalingReport& report)
{
    return textLines(studySentences(report));
}

std::vector<std::string> ticketLines(const TicketReport& report)
{
    std::vector<std::string> lines = textLines(ticketSentences(report));
    for (std::string& line : arithmeticLines(report.forecast))
        lines.push_back(std::move(line));
    return lines;
}

std::vector<std::string> arithmeticLines(const TicketForecast& forecast, bool begun)
{
    std::vector<std::string> lines;
    for (const auto& [title, text] : forecastLines(forecast, begun))
        lines.push_back((title + QStringLiteral(": ") + text).toStdString());
    return lines;
}

} // namespace trainyard::commands
