// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/plan_service.h"

#include "backend/protocol/json_fields.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/reasons_window.h"
#include "backend/protocol/version.h"
#include "cluster/control/machine.h"

#include <nlohmann/json.hpp>

#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTimer>

#include <algorithm>
#include <deque>
#include <optional>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr qint64 kLongestPlanLine = qint64{64} << 20; // a line beyond that is no answer
constexpr qint64 kPlanPatienceMs = 3000;
constexpr qint64 kLongestAnswerMs = 60000;
constexpr int kFirstBackOffMs = 250;
constexpr int kLongestBackOffMs = 30000;
constexpr int kMostPlanTries = 2; // a question that ended the engine twice is not asked again

struct Question {
    quint64 id = 0;
    bool devices = false;
    std::string spec; // JSON; empty for devices
    int tries = 0;
};

/// "trainyard-engine 0.1.0 protocol 1" → 1; -1 when the line is not one.
int protocolOf(const QString& versionLine)
{
    static const QRegularExpression pattern(QStringLiteral("^trainyard-engine \\S+ protocol (\\d{1,6})$"));
    const auto match = pattern.match(versionLine);
    return match.hasMatch() ? match.captured(1).toInt() : -1;
}

} // namespace

struct PlanService::Impl {
    Impl(PlanService* service, QString enginePath) : owner(service), engine(std::move(enginePath))
    {
        restart.setSingleShot(true);
        patience.setSingleShot(true);
        QObject::connect(&restart, &QTimer::timeout, owner, [this] { start(); });
        QObject::connect(&patience, &QTimer::timeout, owner, [this] { outOfPatience(); });
    }

    void ask(Question question);
    void start();
    void readLines();
    void takeLine(const QByteArray& line);
    void takeHandshake(const nlohmann::json& document);
    void takeAnswer(const nlohmann::json& document);
    void sendNext();
    void lost(Reason why);
    void outOfPatience();
    void abandon();
    void takeProgress(const nlohmann::json& progress);
    void tell(Error error);

    PlanService* owner;
    QString engine;
    std::unique_ptr<QProcess> process;
    QTimer restart;
    QTimer patience;
    qint64 planPatienceMs = kPlanPatienceMs;
    int backOffMs = kFirstBackOffMs;
    bool greeted = false;
    QString version;
    quint64 lastId = 0;
    std::optional<Question> asked;
    QElapsedTimer askedSince;
    std::optional<Question> nextPlan;
    std::optional<Question> nextDevices;
    std::string lastTold;
};

void PlanService::Impl::tell(Error error)
{
    // The same fault while it lasts is said once.
    const std::string text = error.text();
    if (text == lastTold)
        return;
    lastTold = text;
    QMetaObject::invokeMethod(
        owner, [this, error = std::move(error)] { emit owner->failed(error); }, Qt::QueuedConnection);
}

void PlanService::Impl::ask(Question question)
{
    std::optional<Question>& place = question.devices ? nextDevices : nextPlan;
    place = std::move(question);
    if (!process && !restart.isActive())
        start();
    else
        sendNext();
}

void PlanService::Impl::start()
{
    const QString path = engine.isEmpty() ? enginePath() : engine;
    if (path.isEmpty() || !QFileInfo(path).isExecutable()) {
        nextPlan.reset();
        nextDevices.reset();
        tell(errorWith(ErrorKind::NotFound, "find the engine", path.isEmpty() ? "trainyard-engine" : path.toStdString(),
                       path.isEmpty() ? windowReason("window.engine-missing") : windowReason("window.no-program")));
        return;
    }
    greeted = false;
    process = std::make_unique<QProcess>();
    QProcess* started = process.get();
    started->setStandardErrorFile(QProcess::nullDevice());
    QObject::connect(started, &QProcess::readyReadStandardOutput, owner, [this] { readLines(); });
    QObject::connect(started, &QProcess::finished, owner, [this](int code, QProcess::ExitStatus status) {
        lost(status == QProcess::CrashExit ? windowReason("window.process-signal")
                                           : windowReason("window.process-code", code));
    });
    QObject::connect(started, &QProcess::errorOccurred, owner, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            lost(windowReason("window.process-not-started", Quotation{process->errorString().toStdString()}));
    });
    started->start(path, {QStringLiteral("plan")});
    askedSince.start();
    patience.start(static_cast<int>(kLongestAnswerMs));
}

/// The process is gone or useless: ask again later what was not answered.
void PlanService::Impl::lost(Reason why)
{
    if (!process)
        return;
    QProcess* old = process.release();
    old->disconnect();
    old->kill();
    // Not deleted here: this may run inside one of its signals, and its destructor would wait for the process.
    QObject::connect(old, &QProcess::finished, old, &QObject::deleteLater);
    if (old->state() == QProcess::NotRunning)
        old->deleteLater();
    patience.stop();
    if (asked) {
        std::optional<Question>& place = asked->devices ? nextDevices : nextPlan;
        if (!place && ++asked->tries < kMostPlanTries)
            place = std::move(asked);
        asked.reset();
    }
    tell(errorWith(ErrorKind::Internal, "ask the engine for a plan", {},
                   windowReason("window.engine-lost", std::move(why))));
    if (nextPlan || nextDevices) {
        restart.start(backOffMs);
        backOffMs = std::min(backOffMs * 2, kLongestBackOffMs);
    }
}

void PlanService::Impl::readLines()
{
    while (process && process->canReadLine())
        takeLine(process->readLine());
    if (process && process->bytesAvailable() > kLongestPlanLine)
        lost(windowReason("window.endless-line"));
}

void PlanService::Impl::takeLine(const QByteArray& line)
{
    const auto document = nlohmann::json::parse(line.constData(), line.constData() + line.size(), nullptr, false);
    if (!document.is_object() || !document.contains("id") || !document.at("id").is_number_integer()) {
        lost(windowReason("window.foreign-line"));
        return;
    }
    if (!greeted)
        takeHandshake(document);
    else
        takeAnswer(document);
}

void PlanService::Impl::takeHandshake(const nlohmann::json& document)
{
    const bool named = document.contains("engine") && document.at("engine").is_string();
    const QString line = named ? QString::fromStdString(document.at("engine").get<std::string>()) : QString();
    const int protocol = protocolOf(line);
    if (protocol < 0) {
        lost(windowReason("window.no-version"));
        return;
    }
    if (protocol != kProtocolVersion) {
        nextPlan.reset();
        nextDevices.reset();
        asked.reset();
        const std::string path = process->program().toStdString();
        // Said before lost(), which then has nothing to ask and would only add its own sentence.
        tell(errorWith(ErrorKind::Version, "use the engine", path,
                       windowReason("window.other-protocol", protocol, kProtocolVersion)));
        process->disconnect();
        process->kill();
        QObject::connect(process.get(), &QProcess::finished, process.get(), &QObject::deleteLater);
        process.release();
        patience.stop();
        return;
    }
    greeted = true;
    version = line;
    sendNext();
}

void PlanService::Impl::takeAnswer(const nlohmann::json& document)
{
    if (!asked || document.at("id") != asked->id)
        return; // an answer to nothing that is asked now
    if (document.contains("progress")) {
        takeProgress(document.at("progress"));
        return;
    }
    patience.stop();
    const Question question = *std::exchange(asked, std::nullopt);
    backOffMs = kFirstBackOffMs;
    try {
        if (document.contains("error")) {
            const auto& error = document.at("error");
            tell(errorWith(
                ErrorKind::BadInput, question.devices ? "ask the engine for devices" : "ask the engine for a plan", {},
                jobReason("job.engine-says", Quotation{error.is_string() ? error.get<std::string>() : error.dump()})));
        } else if (question.devices) {
            const DeviceReport report = parseDeviceReport(document.at("devices"));
            lastTold.clear();
            emit owner->devicesReported(report);
        } else {
            const PlanAnswer answer = parsePlanAnswer(document.at("plan"));
            lastTold.clear();
            emit owner->planned(question.id, answer);
        }
    } catch (...) {
        lost(currentError("read the engine's answer").why());
        return;
    }
    sendNext();
}

void PlanService::Impl::sendNext()
{
    if (!process || !greeted)
        return;
    if (asked) {
        // A newer plan waits a little for the older one: it may be reading a folder on a slow disk.
        if (nextPlan && !asked->devices) {
            const qint64 left = std::max<qint64>(1, planPatienceMs - askedSince.elapsed());
            patience.start(static_cast<int>(left));
        }
        return;
    }
    std::optional<Question>& place = nextPlan ? nextPlan : nextDevices;
    if (!place)
        return;
    asked = std::exchange(place, std::nullopt);
    std::string line = "{\"id\": " + std::to_string(asked->id);
    line += asked->devices ? ", \"ask\": \"devices\"}\n" : ", \"ask\": \"plan\", \"spec\": " + asked->spec + "}\n";
    process->write(line.data(), static_cast<qint64>(line.size()));
    askedSince.start();
    patience.start(static_cast<int>(kLongestAnswerMs));
}

void PlanService::Impl::takeProgress(const nlohmann::json& progress)
{
    if (!nextPlan)
        patience.start(static_cast<int>(kLongestAnswerMs)); // it is alive
    const auto files = progress.is_object() ? progress.find("files") : progress.end();
    if (const auto count = files != progress.end() ? wholeNumberIn<qint64>(*files) : std::nullopt)
        emit owner->progressed(asked->id, *count);
}

/// Gives up the question in work together with the process that works on it.
void PlanService::Impl::abandon()
{
    asked.reset();
    backOffMs = kFirstBackOffMs;
    patience.stop();
    QProcess* old = process.release();
    old->disconnect();
    QObject::connect(old, &QProcess::finished, old, &QObject::deleteLater);
    old->kill();
}

void PlanService::Impl::outOfPatience()
{
    if (!process)
        return;
    const bool superseded = asked && !asked->devices && nextPlan;
    if (superseded) {
        abandon();
        start();
        return;
    }
    if (asked)
        asked->tries = kMostPlanTries; // not again: it would only hang once more
    lost(windowReason("window.no-answer", kLongestAnswerMs / 1000));
}

PlanService::PlanService(QObject* parent) : PlanService(QString(), parent) {}

PlanService::PlanService(const QString& engine, QObject* parent)
    : QObject(parent), m_impl(std::make_unique<Impl>(this, engine))
{
}

PlanService::~PlanService()
{
    if (!m_impl->process)
        return;
    m_impl->process->disconnect();
    m_impl->process->kill(); // it holds nothing that could be lost
    m_impl->process->waitForFinished(1000);
}

quint64 PlanService::plan(const RunSpec& spec)
{
    const quint64 generation = ++m_impl->lastId;
    m_impl->ask({generation, false, toJson(spec).dump(-1, ' ', false, OrderedJson::error_handler_t::replace), 0});
    return generation;
}

void PlanService::cancelPlan()
{
    m_impl->nextPlan.reset();
    if (!m_impl->process || !m_impl->asked || m_impl->asked->devices)
        return;
    m_impl->abandon();
    if (m_impl->nextDevices)
        m_impl->start();
}

void PlanService::askDevices()
{
    m_impl->ask({++m_impl->lastId, true, {}, 0});
}

void PlanService::setPatience(std::chrono::milliseconds patience)
{
    m_impl->planPatienceMs = patience.count();
}

QString PlanService::engineVersion() const
{
    return m_impl->version;
}

QString PlanService::enginePath()
{
    return QString::fromStdString(trainyard::enginePath());
}

} // namespace trainyard
