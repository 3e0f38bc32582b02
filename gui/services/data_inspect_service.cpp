// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/data_inspect_service.h"

#include "backend/protocol/spec_data.h"
#include "gui/services/plan_service.h"

#include <nlohmann/json.hpp>

#include <QFileInfo>
#include <QProcess>

#include <deque>

namespace trainyard {
namespace {

constexpr qint64 kLongestLine = qint64{256} << 20; // 100,000 classes and 1,000 broken files stay far below

struct Question {
    qint64 key = 0;
    QString path;
    QByteArray spec; // JSON; empty = the engine tells the format
};

Error errorOf(const nlohmann::json& json)
{
    Error error;
    const int kind = json.at("kind").get<int>();
    error.kind = kind >= 0 && kind <= static_cast<int>(ErrorKind::Internal) ? static_cast<ErrorKind>(kind)
                                                                            : ErrorKind::Internal;
    error.operation = json.at("operation").get<std::string>();
    error.subject = json.at("subject").get<std::string>();
    error.reason = json.at("reason").get<std::string>();
    error.remedy = json.at("remedy").get<std::string>();
    return error;
}

} // namespace

struct DataInspectService::Impl {
    Impl(DataInspectService* service, QString enginePath) : owner(service), engine(std::move(enginePath)) {}

    void startNext();
    void readLines();
    void takeLine(const QByteArray& line);
    void ended(const std::string& reason);
    /// Forgets the process at work; a killed one deletes itself when it is gone.
    void release();
    void fail(qint64 key, Error error);

    DataInspectService* owner;
    QString engine;
    std::deque<Question> queue;
    std::optional<Question> asked;
    std::unique_ptr<QProcess> process;
    std::shared_ptr<const DataInspection> answer;
    std::optional<Error> error;
};

void DataInspectService::Impl::startNext()
{
    if (asked || queue.empty())
        return;
    asked = std::move(queue.front());
    queue.pop_front();
    answer.reset();
    error.reset();
    const QString path = engine.isEmpty() ? PlanService::enginePath() : engine;
    if (path.isEmpty() || !QFileInfo(path).isExecutable()) {
        const qint64 key = std::exchange(asked, std::nullopt)->key;
        fail(key, {ErrorKind::NotFound, "find the engine", path.isEmpty() ? "trainyard-engine" : path.toStdString(),
                   path.isEmpty() ? "it is neither beside this program nor on PATH" : "there is no such program",
                   "Install Trainyard's engine, or build the target trainyard-engine.", 0});
        return startNext();
    }
    process = std::make_unique<QProcess>();
    QProcess* made = process.get();
    made->setStandardErrorFile(QProcess::nullDevice());
    QObject::connect(made, &QProcess::readyReadStandardOutput, owner, [this] { readLines(); });
    QObject::connect(made, &QProcess::finished, owner, [this](int code, QProcess::ExitStatus status) {
        readLines();
        ended(status == QProcess::CrashExit ? "the engine was ended by a signal"
                                            : "the engine ended with code " + std::to_string(code) + " without an answer");
    });
    QObject::connect(made, &QProcess::errorOccurred, owner, [this](QProcess::ProcessError what) {
        if (what == QProcess::FailedToStart)
            ended("the engine could not be started: " + process->errorString().toStdString());
    });
    QStringList arguments{QStringLiteral("inspect"), QStringLiteral("data"), QStringLiteral("--progress")};
    if (asked->spec.isEmpty())
        arguments << QStringLiteral("--") << asked->path;
    else
        arguments << QStringLiteral("--spec") << QStringLiteral("-");
    const qint64 key = asked->key;
    const QByteArray input = asked->spec;
    made->start(path, arguments);
    if (process.get() == made) { // it did not fail at once
        made->write(input);
        made->closeWriteChannel();
        emit owner->started(key);
    }
}

void DataInspectService::Impl::readLines()
{
    while (process && process->canReadLine())
        takeLine(process->readLine());
    if (process && process->bytesAvailable() > kLongestLine)
        ended("the engine sent a line without an end");
}

void DataInspectService::Impl::takeLine(const QByteArray& line)
{
    try {
        const auto document = nlohmann::json::parse(line.constData(), line.constData() + line.size());
        if (document.contains("progress")) {
            const auto& progress = document.at("progress");
            emit owner->progressed(asked->key, QString::fromStdString(progress.at("phase").get<std::string>()),
                                   progress.at("done").get<qint64>(), progress.at("total").get<qint64>());
        } else if (document.contains("error")) {
            error = errorOf(document.at("error"));
        } else {
            answer = std::make_shared<const DataInspection>(parseDataInspection(document.at("inspection")));
        }
    } catch (const Failure& failure) {
        error = failure.error();
    } catch (const std::exception&) {
        error = Error{ErrorKind::Version, "read the engine's answer", asked->path.toStdString(),
                      "it is not one of this version's", "Install engine and window of the same version.", 0};
    }
}

void DataInspectService::Impl::release()
{
    if (QProcess* old = process.release()) {
        old->disconnect();
        QObject::connect(old, &QProcess::finished, old, &QObject::deleteLater);
        if (old->state() == QProcess::NotRunning)
            old->deleteLater();
        else
            old->kill(); // it holds nothing that could be lost
    }
}

void DataInspectService::Impl::ended(const std::string& reason)
{
    const Question question = *std::exchange(asked, std::nullopt);
    release();
    if (answer && !error)
        emit owner->inspected(question.key, std::exchange(answer, nullptr));
    else
        fail(question.key, error.value_or(Error{ErrorKind::Internal, "inspect the data set", question.path.toStdString(),
                                                reason, "Inspect it again, or run 'trainyard-engine inspect data' in a "
                                                        "terminal to see why.", 0}));
    startNext();
}

void DataInspectService::Impl::fail(qint64 key, Error what)
{
    QMetaObject::invokeMethod(owner, [this, key, what = std::move(what)] { emit owner->failed(key, what); },
                              Qt::QueuedConnection);
}

DataInspectService::DataInspectService(QObject* parent) : DataInspectService(QString(), parent) {}

DataInspectService::DataInspectService(const QString& engine, QObject* parent)
    : QObject(parent), m_impl(std::make_unique<Impl>(this, engine))
{
}

DataInspectService::~DataInspectService()
{
    if (!m_impl->process)
        return;
    m_impl->process->disconnect();
    m_impl->process->kill();
    m_impl->process->waitForFinished(1000);
}

void DataInspectService::inspect(qint64 key, const QString& path, const std::optional<DataSpec>& spec)
{
    if (isWaiting(key))
        return;
    Question question{key, path, {}};
    if (spec)
        question.spec = QByteArray::fromStdString(
            toJson(*spec).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
    m_impl->queue.push_back(std::move(question));
    m_impl->startNext();
}

void DataInspectService::cancel(qint64 key)
{
    if (m_impl->asked && m_impl->asked->key == key) {
        m_impl->asked.reset();
        m_impl->release();
    } else if (std::erase_if(m_impl->queue, [key](const Question& question) { return question.key == key; }) == 0) {
        return;
    }
    emit cancelled(key);
    m_impl->startNext();
}

bool DataInspectService::isWaiting(qint64 key) const
{
    return (m_impl->asked && m_impl->asked->key == key)
        || std::any_of(m_impl->queue.begin(), m_impl->queue.end(), [key](const Question& q) { return q.key == key; });
}

} // namespace trainyard
