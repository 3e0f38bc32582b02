// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/ticket_files_model.h"

#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

/// Makes a name usable in a file name: "MNIST, 80 %" → "MNIST-80".
QString fileStem(const std::string& name)
{
    static const QRegularExpression others(QStringLiteral("[^A-Za-z0-9_.]+"));
    QString stem = QString::fromStdString(name).replace(others, QStringLiteral("-"));
    while (stem.startsWith(QLatin1Char('-')) || stem.startsWith(QLatin1Char('.')))
        stem.remove(0, 1);
    while (stem.endsWith(QLatin1Char('-')))
        stem.chop(1);
    return stem.isEmpty() ? QStringLiteral("net") : stem;
}

QString times(double ratio)
{
    return std::isfinite(ratio) ? QStringLiteral("%1×").arg(format::fixed(ratio, 2)) : QStringLiteral("–");
}

} // namespace

TicketFilesModel::TicketFilesModel(const Services& services, What what, QObject* parent)
    : QObject(parent), m_services(services), m_what(what)
{
    if (!m_services.weights)
        return;
    connect(m_services.weights, &WeightsInspectService::ticketTold, this,
            [this](qint64 number, const std::shared_ptr<const TicketFacts>& facts) {
                if (number == m_asked)
                    takeTicket(facts);
            });
    connect(m_services.weights, &WeightsInspectService::compactTold, this,
            [this](qint64 number, const std::shared_ptr<const CompactFacts>& facts) {
                if (number == m_asked)
                    takeCompact(facts);
            });
    connect(m_services.weights, &WeightsInspectService::failed, this, [this](qint64 number, const Error& error) {
        if (number == m_asked)
            takeFailure(error);
    });
}

TicketFilesModel::~TicketFilesModel()
{
    if (m_asked != 0 && m_services.weights)
        m_services.weights->cancel(m_asked);
}

void TicketFilesModel::showRun(const QString& runId)
{
    if (!m_services.store)
        return;
    using Found = std::pair<RunRow, RunSpec>;
    m_runId = runId;
    m_services.store->ask(
        this,
        [id = runId.toStdString()](StoreReader& reader) -> std::optional<Found> {
            const std::optional<RunRow> run = reader.run(id);
            const std::optional<RunSpec> spec = reader.spec(id);
            return run && spec ? std::optional(Found{*run, *spec}) : std::nullopt;
        },
        [this](const std::optional<Found>& found) {
            if (found)
                setRun(found->first, found->second);
            else
                fail(tr("This run is no longer in the store."));
        });
}

void TicketFilesModel::setRun(const RunRow& run, const RunSpec& spec)
{
    m_run = run;
    m_spec = spec;
    m_runId = QString::fromStdString(run.id);
    m_state = State::Waiting;
    ask({}, false, false);
    emit changed();
}

void TicketFilesModel::ask(const QString& file, bool net, bool onnx)
{
    if (!m_services.weights)
        return;
    if (m_asked != 0)
        m_services.weights->cancel(m_asked);
    const std::string machine = m_run.machine.empty() ? "local" : m_run.machine, path = file.toStdString();
    if (m_what == What::Ticket)
        m_asked = m_services.weights->askTicket({machine, m_run.directory, path});
    else
        m_asked = m_services.weights->askCompact({machine, m_run.directory, net ? path + ".model.json" : std::string(),
                                                  net ? path + ".safetensors" : std::string(),
                                                  onnx ? path + ".onnx" : std::string()});
}

void TicketFilesModel::takeTicket(std::shared_ptr<const TicketFacts> facts)
{
    m_asked = 0;
    m_state = facts->output.empty() ? State::Told : State::Saved;
    m_ticket = std::move(facts);
    m_error.clear();
    emit changed();
}

void TicketFilesModel::takeCompact(std::shared_ptr<const CompactFacts> facts)
{
    m_asked = 0;
    m_state = facts->model.empty() && facts->onnx.empty() ? State::Told : State::Saved;
    m_compact = std::move(facts);
    m_error.clear();
    emit changed();
}

void TicketFilesModel::takeFailure(const Error& error)
{
    m_asked = 0;
    fail(errorText(error));
}

void TicketFilesModel::fail(const QString& text)
{
    m_error = text;
    m_state = State::Failed;
    emit changed();
}

bool TicketFilesModel::isHere() const
{
    return m_run.machine.empty() || m_run.machine == "local";
}

QString TicketFilesModel::machine() const
{
    if (isHere())
        return {};
    if (m_services.machines)
        if (const auto entry = m_services.machines->book()->find(m_run.machine))
            return QString::fromStdString(entry->name);
    return QString::fromStdString(m_run.machine);
}

QList<QPair<QString, QString>> TicketFilesModel::facts() const
{
    QList<QPair<QString, QString>> list;
    if (m_ticket) {
        list << qMakePair(tr("Sparsity"), tr("%1: %2 of %3 prunable weights are left")
                                              .arg(format::percent(m_ticket->sparsity, 2),
                                                   format::count(m_ticket->left), format::count(m_ticket->weights)))
             << qMakePair(tr("Mask"), reasonText(m_ticket->maskFrom))
             << qMakePair(tr("Weights"), reasonText(m_ticket->weightsFrom));
    }
    if (m_compact) {
        list << qMakePair(tr("Channels"),
                          m_compact->changed
                              ? (m_compact->layers.size() == 1
                                     ? tr("dead ones are removed from one layer")
                                     : tr("dead ones are removed from %1 layers").arg(m_compact->layers.size()))
                              : tr("none is dead in all layers that share it, so the net stays unchanged"))
             << qMakePair(tr("Equal"),
                          tr("logits of up to %2 differ by at most %1 on %3 noise samples and %4 real samples")
                              .arg(m_compact->largestDifference == 0.0
                                       ? QStringLiteral("0")
                                       : format::significant(m_compact->largestDifference, 2),
                                   format::significant(m_compact->largestLogit, 2),
                                   format::count(m_compact->randomSamples), format::count(m_compact->realSamples)))
             << qMakePair(tr("Measured"),
                          tr("inference, batch %1, %2").arg(m_compact->batch).arg(format::device(m_compact->device)))
             << qMakePair(tr("Times"), tr("for Samples/s, the median over pairs of measurements, which can differ from "
                                          "the ratio of the two speeds shown"));
    }
    return list;
}

QList<QStringList> TicketFilesModel::costs() const
{
    if (!m_compact)
        return {};
    const CompactFacts::Cost &whole = m_compact->whole, &compact = m_compact->compact;
    const auto ratio = [](double a, double b) { return b > 0.0 ? a / b : std::nan(""); };
    const auto flops = [](std::int64_t value) { return tr("%1FLOP").arg(format::shortCount(double(value))); };
    return {{tr("Parameters"), format::count(whole.parameters), format::count(compact.parameters),
             times(ratio(double(whole.parameters), double(compact.parameters)))},
            {tr("Forward, per sample"), flops(whole.flops), flops(compact.flops),
             times(ratio(double(whole.flops), double(compact.flops)))},
            {tr("Samples/s"), format::rate(whole.samplesPerSecond), format::rate(compact.samplesPerSecond),
             times(m_compact->speedup)}};
}

QList<TicketFilesModel::LayerLine> TicketFilesModel::layers() const
{
    QList<LayerLine> lines;
    if (m_ticket)
        for (const TicketFacts::Layer& one : m_ticket->layers)
            lines << LayerLine{QString::fromStdString(one.layer), one.weights, one.left};
    if (m_compact)
        for (const CompactFacts::Layer& one : m_compact->layers)
            lines << LayerLine{QString::fromStdString(one.layer), one.before, one.after};
    return lines;
}

QString TicketFilesModel::suggestedFile() const
{
    QString stem = fileStem(m_run.name);
    if (!m_run.cell.empty() &&
        !m_run.name.ends_with(m_run.cell)) // names of a campaign's runs already contain their cell
        stem += QLatin1Char('-') + fileStem(m_run.cell);
    stem += m_what == What::Ticket ? QStringLiteral("-ticket.safetensors") : QStringLiteral("-compact");
    return (isHere() ? QDir::homePath() : QString::fromStdString(m_run.directory)) + QLatin1Char('/') + stem;
}

QString TicketFilesModel::fileProblem(const QString& file) const
{
    if (!file.startsWith(QLatin1Char('/')) || file.endsWith(QLatin1Char('/')))
        return tr("Enter the full path of a file.");
    if (m_what == What::Ticket && !file.endsWith(QLatin1String(".safetensors")))
        return tr("A ticket's file ends in .safetensors.");
    return {};
}

QStringList TicketFilesModel::replaced(const QString& file, bool net, bool onnx) const
{
    QStringList files;
    if (m_what == What::Ticket)
        files << file;
    else if (net)
        files << file + QLatin1String(".model.json") << file + QLatin1String(".safetensors");
    if (m_what == What::Compact && onnx)
        files << file + QLatin1String(".onnx");
    files.removeIf([this](const QString& one) { return !isHere() || !QFile::exists(one); });
    return files;
}

void TicketFilesModel::save(const QString& file, bool net, bool onnx)
{
    if (!told() || !fileProblem(file).isEmpty() || (m_what == What::Compact && !net && !onnx))
        return;
    m_state = State::Saving;
    m_error.clear();
    ask(file, net, onnx);
    emit changed();
}

QStringList TicketFilesModel::written() const
{
    QStringList files;
    if (m_ticket)
        files << QString::fromStdString(m_ticket->output);
    if (m_compact)
        files << QString::fromStdString(m_compact->model) << QString::fromStdString(m_compact->weights)
              << QString::fromStdString(m_compact->onnx);
    files.removeAll(QString());
    return files;
}

bool TicketFilesModel::canTrain() const
{
    return m_state == State::Saved && ((m_ticket && !m_ticket->output.empty()) ||
                                       (m_compact && !m_compact->model.empty() && !m_compact->weights.empty()));
}

RunSpec TicketFilesModel::newRun() const
{
    RunSpec spec = m_spec;
    spec.id.clear();
    spec.name.clear();
    spec.campaign.clear();
    spec.cell.clear();
    spec.parent.reset();
    spec.pruning = {}; // the file contains the mask, and a net that starts from it keeps it
    spec.monitoring.barrierTo.clear();
    spec.training.keepEpochs.clear();
    spec.training.keepSteps.clear();
    if (m_ticket)
        spec.model.weights = m_ticket->output;
    if (m_compact) {
        spec.model.file = m_compact->model;
        spec.model.weights = m_compact->weights;
    }
    return spec;
}

} // namespace trainyard
