// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/machine_check_view_model.h"

#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/parts/app_settings.h"
#include "gui/services/machine_check_service.h"
#include "gui/services/qt_text.h"

#include <algorithm>

namespace trainyard {
namespace {

const QString kLast = QStringLiteral("machine-check/last");

using Judgement = MachineCheckViewModel::Judgement;

QString threadsText(int threads)
{
    return MachineCheckViewModel::tr("%Ln thread(s)", nullptr, threads);
}

QString withUnit(double value, const std::string& unit)
{
    const QString number = value < 100.0 ? format::fixed(value, 1) : format::count(qRound64(value));
    return QStringLiteral("%1 %2").arg(number, unit == "images/s" ? MachineCheckViewModel::tr("images/s") : qt(unit));
}

QString wordFor(Judgement judgement)
{
    switch (judgement) {
    case Judgement::Good: return MachineCheckViewModel::tr("good");
    case Judgement::Slow: return MachineCheckViewModel::tr("slow");
    case Judgement::Wrong: return MachineCheckViewModel::tr("wrong");
    case Judgement::NotJudged: break;
    }
    return {};
}

Judgement judgementOf(SpeedVerdict verdict)
{
    switch (verdict) {
    case SpeedVerdict::Ok: return Judgement::Good;
    case SpeedVerdict::Slow: return Judgement::Slow;
    case SpeedVerdict::Measured: return Judgement::NotJudged;
    case SpeedVerdict::Wrong:
    case SpeedVerdict::Failed: break;
    }
    return Judgement::Wrong;
}

} // namespace

MachineCheckViewModel::MachineCheckViewModel(MachineCheckService& service, AppSettings& settings, QObject* parent)
    : QObject(parent), m_service(&service), m_settings(&settings),
      m_result(parseMachineCheck(settings.state(kLast).toByteArray().toStdString()))
{
    connect(&service, &MachineCheckService::progressed, this, [this](int done, int total) {
        m_done = done;
        m_total = total;
        emit progressed();
    });
    connect(&service, &MachineCheckService::finished, this, &MachineCheckViewModel::take);
    connect(&service, &MachineCheckService::cancelled, this, [this] { stopped({}); });
    connect(&service, &MachineCheckService::failed, this, [this](const Error& error) { stopped(errorText(error)); });
}

MachineCheckViewModel::MachineCheckViewModel(QObject* parent) : QObject(parent) {}

void MachineCheckViewModel::show(const std::optional<MachineCheck>& check)
{
    m_result = check;
    emit changed();
}

void MachineCheckViewModel::start(const QString& precision)
{
    if (m_running || !m_service)
        return;
    m_running = true;
    m_cancelling = false;
    m_problem.clear();
    m_done = m_total = 0;
    emit changed();
    m_service->start(precision);
}

void MachineCheckViewModel::cancel()
{
    if (!m_running || m_cancelling)
        return;
    m_cancelling = true;
    emit changed();
    m_service->cancel();
}

void MachineCheckViewModel::take(const MachineCheck& check)
{
    m_result = check;
    m_settings->setState(kLast, QByteArray::fromStdString(toJson(check)));
    stopped({});
}

void MachineCheckViewModel::stopped(const QString& problem)
{
    m_problem = problem;
    m_running = m_cancelling = false;
    emit changed();
}

QString MachineCheckViewModel::progressText() const
{
    if (m_cancelling)
        return tr("Ending…");
    return m_total == 0 ? tr("Starting…") : tr("Check %1 of %2").arg(m_done + 1).arg(m_total);
}

Judgement MachineCheckViewModel::judgement() const
{
    return !m_result               ? Judgement::NotJudged
           : m_result->wrong() > 0 ? Judgement::Wrong
           : m_result->slow() > 0  ? Judgement::Slow
                                   : Judgement::Good;
}

QString MachineCheckViewModel::summary() const
{
    switch (judgement()) {
    case Judgement::Good: return tr("All is well");
    case Judgement::Slow: return tr("All results are right, but a part is slower than it should be");
    case Judgement::Wrong: return tr("%Ln thing(s) (is|are) wrong", nullptr, static_cast<int>(m_result->wrong()));
    case Judgement::NotJudged: break;
    }
    return {};
}

QString MachineCheckViewModel::when() const
{
    return m_result ? format::dateTime(m_result->time) : QString();
}

QString MachineCheckViewModel::machine() const
{
    if (!m_result)
        return {};
    return tr("%1, %2, %3; %4; took %5")
        .arg(qt(m_result->device), qt(m_result->precision), threadsText(m_result->threads), qt(m_result->processor),
             format::duration(m_result->seconds));
}

QString MachineCheckViewModel::partName(const MeasuredSpeed& speed) const
{
    const QString threads = threadsText(speed.threads);
    if (speed.id == "memory")
        return tr("Memory bandwidth, %1").arg(threads);
    if (speed.id == "multiply-adds")
        return tr("Multiply-adds in registers, %1").arg(threads);
    if (speed.id == "matrix")
        return tr("Matrix products in %1, %2").arg(qt(m_result->precision), threads);
    if (speed.id == "disk-write")
        return tr("Disk, writing");
    if (speed.id == "disk-read")
        return tr("Disk, reading");
    if (speed.id == "jpeg")
        return tr("Decoding JPEG, 1 thread");
    if (speed.id == "loader")
        return tr("Loading JPEG files, %1").arg(threads);
    if (speed.id == "loader-memory")
        return tr("Loading images from memory");
    return qt(speed.name);
}

QString MachineCheckViewModel::adviceFor(const MeasuredSpeed& speed)
{
    if (speed.verdict == SpeedVerdict::Failed)
        return qt(speed.advice);
    if (speed.verdict != SpeedVerdict::Slow && speed.verdict != SpeedVerdict::Wrong)
        return {};
    if (speed.id.starts_with("disk"))
        return tr("Keep runs on a local disk or another one: set TRAINYARD_HOME to a folder on it.");
    if (speed.id == "matrix")
        return tr("Check whether other programs use the processor, and whether oneDNN is the version that Trainyard "
                  "was installed with.");
    return tr("Close other programs and check again. If nothing changes, the processor may be throttled or shared with "
              "others.");
}

MachineCheckViewModel::Row MachineCheckViewModel::operatorsRow() const
{
    Row row;
    const int failed = static_cast<int>(m_result->failures.size());
    const int run = m_result->passed + failed;
    row.part = tr("Operators, compared with the reference");
    row.reached = tr("%1 of %2").arg(format::count(m_result->passed), format::count(run));
    row.expected = format::count(run);
    // Without comparisons nothing is proved.
    row.judgement = failed > 0 ? Judgement::Wrong : run > 0 ? Judgement::Good : Judgement::NotJudged;
    row.word = wordFor(row.judgement);
    QStringList lines;
    for (const FailedCheck& check : m_result->failures)
        if (lines.size() < 5)
            lines << QStringLiteral("%1: %2").arg(qt(check.name), qt(check.text));
    if (failed > 5)
        lines << tr("… and %1 more").arg(failed - 5);
    if (failed > 0)
        lines << tr("Results of this device cannot be trusted. Please report this with the copied text.");
    row.advice = lines.join(QLatin1Char('\n'));
    return row;
}

MachineCheckViewModel::Row MachineCheckViewModel::speedRow(const MeasuredSpeed& speed) const
{
    Row row;
    row.judgement = judgementOf(speed.verdict);
    row.part = partName(speed);
    row.reached = speed.verdict == SpeedVerdict::Failed ? tr("not measured") : withUnit(speed.value, speed.unit);
    row.expected = speed.expected > 0.0 ? withUnit(speed.expected, speed.unit) : QString();
    row.word = wordFor(row.judgement);
    row.advice = adviceFor(speed);
    return row;
}

std::vector<MachineCheckViewModel::Row> MachineCheckViewModel::rows() const
{
    std::vector<Row> rows;
    if (!m_result)
        return rows;
    rows.push_back(operatorsRow());
    for (const MeasuredSpeed& speed : m_result->speeds)
        rows.push_back(speedRow(speed));
    return rows;
}

QString MachineCheckViewModel::text() const
{
    if (!m_result)
        return {};
    QStringList lines{summary(), when(), qt(m_result->engine), machine(), QString()};
    for (const Row& row : rows()) {
        QString line = QStringLiteral("%1\t%2").arg(row.part, row.reached);
        if (!row.expected.isEmpty())
            line += QLatin1Char('\t') + tr("at least %1").arg(row.expected);
        if (!row.word.isEmpty())
            line += QLatin1Char('\t') + row.word;
        lines << line;
        for (const QString& advice : row.advice.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
            lines << QStringLiteral("\t%1").arg(advice);
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace trainyard
