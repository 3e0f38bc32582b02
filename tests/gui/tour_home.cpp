// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/tour_home.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/reasons_alert.h"
#include "backend/protocol/series.h"
#include "cluster/control/machine_entry.h"
#include "cluster/control/run_import.h"
#include "tests/gui/inspect_fixture.h"
#include "tests/gui/sample_run.h"
#include "tests/gui/study_runs.h"
#include "tests/storage/event_stream.h"

#include <QProcess>

#include <cmath>

namespace trainyard::test {

namespace {

/// Two epochs of a small net on drawn images, so that there is something to look into.
RunSpec trainedSpec()
{
    RunSpec spec = specNamed(kTrainedRun, "small-cnn-glyphs-b40-s1");
    spec.tags = {"baseline", "paper"};
    spec.notes = "The first run that learned anything. See the report on batch sizes.";
    spec.model.widthMultiplier = 0.25;
    spec.data.image = {28, 28, 1};
    spec.data.trainSamples = 800;
    spec.data.validationSamples = 200;
    spec.training.epochs = 2;
    spec.training.batchSize = 40;
    spec.resources.threads = 1;
    spec.monitoring.trace = {5, 4, 64};
    spec.monitoring.histograms.record = true;
    return spec;
}

void trainHere(RunStore& store)
{
    const RunSpec spec = trainedSpec();
    const std::string directory = (runsFolder() / spec.id).string();
    settle(store.createRun(spec, directory, "local"));
    RunDirectory::create(directory, spec);
    QProcess engine;
    engine.start(QString::fromStdString(program(QStringLiteral("trainyard-engine")).string()),
                 {QStringLiteral("run"), QString::fromStdString(directory)});
    if (!engine.waitForFinished(120'000) || engine.exitCode() != 0)
        throw Failure(ErrorKind::Internal, "train", directory, engine.readAllStandardError().toStdString());
    LocalTransport transport;
    RunFollower follower(spec.id, directory, {});
    for (auto chunks = follower.poll(transport); !chunks.empty(); chunks = follower.poll(transport))
        for (Chunk& chunk : chunks)
            follower.committed(settle(store.ingest(std::move(chunk))).position);
    settle(store.setRunState(spec.id, JobState::Done, "", unixTime()));
    // A second trace of the run, to be shown beside the first.
    const std::filesystem::path traces = RunDirectory(directory).traces(1);
    std::filesystem::copy(traces / "steps-00000005-00000008", traces / "steps-00000025-00000028",
                          std::filesystem::copy_options::recursive);
}

void putSamples(RunStore& store)
{
    SampleRun done;
    done.id = "20261120-140201-9f3c2a";
    done.name = "resnet20v2-cifar10-s1";
    done.state = JobState::Done;
    done.epochs = done.doneEpochs = 8;
    done.stepsPerEpoch = 60;
    done.resumed = true;
    putSampleRun(store, done);
    SampleRun ranks = done;
    ranks.id = kRanksRun;
    ranks.name = "resnet20v2-cifar10-4-ranks-pruned";
    ranks.resumed = false;
    ranks.ranks = 4;
    ranks.gpus = 2;
    ranks.pruned = true;
    putSampleRun(store, ranks);
    SampleRun failed = done;
    failed.id = "20261121-101500-77aa01";
    failed.name = "wide-resnet28-4-cifar10-cosine-warmup-5-epochs";
    failed.state = JobState::Failed;
    failed.nanAtStep = 200;
    failed.doneEpochs = 4;
    putSampleRun(store, failed);
    SampleRun running = done;
    running.id = "20261125-080000-c1u5te";
    running.name = "resnet152v2-imagenet-n2";
    running.state = JobState::Running;
    running.doneEpochs = 3;
    running.gpus = 2;
    running.machine = kTourCluster;
    putSampleRun(store, running);
    AlertRow alert;
    alert.runId = done.id;
    alert.kind = "plateau";
    alert.step = 300;
    alert.text = alertReason("alert.gpu-hot", 0);
    settle(store.raiseAlert(alert));
}

/// A run that a script of the person's own trains.
void putProgramRun(RunStore& store)
{
    RunSpec spec = specNamed(kProgramRun, "train-lr0.1-amp");
    spec.program.emplace();
    spec.program->command = {"python3", "train.py"};
    spec.program->folder = "/home/ada/project";
    setParameter(*spec.program, "lr", 0.1);
    setParameter(*spec.program, "amp", true);
    settle(store.createRun(spec, "/home/ada/.local/share/trainyard/runs/" + spec.id, "local"));
    EventStream stream;
    stream.started(spec.id);
    for (int step = 1; step <= 200; ++step)
        stream.metrics(step, {{"loss", SeriesValue::of(2.0 / std::sqrt(step))},
                              {"grad_norm", SeriesValue::of(1.0 + std::sin(0.1 * step))}});
    settle(store.ingest(stream.chunk(spec.id)));
    settle(store.setRunState(spec.id, JobState::Interrupted, "", unixTime()));
}

/// What a cell leaves behind: its last values, reached over a few epochs.
void putCell(RunStore& store, const RunSpec& spec, int epochs, double top1,
             std::vector<std::pair<std::string, SeriesValue>> further = {})
{
    settle(store.createRun(spec, (runsFolder() / spec.id).string(), "local"));
    EventStream stream;
    stream.started(spec.id);
    for (int epoch = 1; epoch <= epochs; ++epoch) {
        const double value = top1 * (1.0 - std::exp(-1.5 * epoch));
        auto values = further;
        values.emplace_back(series::kValTop1, SeriesValue::of(value));
        values.emplace_back(series::kValLoss, SeriesValue::of(2.3 * (1.0 - value)));
        values.emplace_back(series::kTrainLoss, SeriesValue::of(2.2 * (1.0 - value)));
        MetricsEvent metrics;
        metrics.step = 100 * epoch;
        metrics.samples = 6400 * epoch;
        metrics.epoch = epoch;
        metrics.elapsed = 20.0 * epoch;
        metrics.values = std::move(values);
        stream.add(metrics);
    }
    settle(store.ingest(stream.chunk(spec.id)));
    settle(store.setRunState(spec.id, JobState::Done, "", 1.7e9 + 2000.0));
}

void putTickets(RunStore& store)
{
    TicketStudy study;
    study.id = kTourTickets;
    study.base = specNamed("base", "CIFAR-10 tickets, ResNet20V2");
    study.base.training.epochs = 4;
    study.amounts = {0.5, 0.8, 0.95};
    using Unit = ResetPoint::Unit;
    study.resetPoints = {{Unit::Epoch, 0}, {Unit::Epoch, 1}};
    study.seeds = 2;
    study.controls = {TicketControl::Redraw, TicketControl::Shuffle};
    study.instability = true;
    study.stepsPerEpoch = 100;
    settle(store.addCampaign({study.id, study.base.name, kTicketStudyKind, planText(study), 1.77e9}));
    for (const TicketCell& cell : planTicketStudy(study).cells) {
        const double sparsity = cell.amount.value_or(0.0);
        const bool late = cell.reset && cell.reset->value > 0;
        std::vector<std::pair<std::string, SeriesValue>> further;
        if (sparsity > 0.0)
            further = {{series::kSparsity, SeriesValue::of(sparsity)},
                       {series::kPruningThreshold, SeriesValue::of(0.05 * sparsity * sparsity)}};
        if (cell.kind == TicketCellKind::CopyB)
            further.emplace_back(series::kBarrierError, SeriesValue::of(late ? 0.04 : 0.4));
        putCell(store, cell.spec, 4,
                0.917 - (late ? 0.02 : 0.05) * sparsity * sparsity -
                    (cell.kind == TicketCellKind::Control ? 0.04 : 0.0),
                further);
    }
}

void putSearch(RunStore& store)
{
    SearchStudy study;
    study.id = kTourSearch;
    study.name = study.base.name = "MobileNetV2 rates";
    study.base.id = "base";
    study.base.training.epochs = 4;
    study.plan.runs = 20;
    study.plan.sampler = SearchSampler::Random;
    SearchParameter rates, batches, momenta;
    rates.field = "/training/learning_rate/base";
    rates.kind = ParameterKind::LogUniform;
    rates.low = 0.001;
    batches.field = "/training/batch_size";
    batches.kind = ParameterKind::Choice;
    batches.choices = {"64", "128", "256"};
    momenta.field = "/training/optimizer/momentum";
    momenta.low = 0.5;
    momenta.high = 0.99;
    study.plan.parameters = {rates, batches, momenta};
    settle(store.addCampaign({study.id, study.name, kSearchKind, planText(study), 1.78e9}));
    int slot = 0;
    for (const SearchCell& cell : planSearch(study).cells) {
        if (++slot > 16)
            break; // the others have no run yet
        const double rate = std::fmod(0.37 * slot, 1.0), momentum = std::fmod(0.61 * slot, 1.0);
        std::vector<SpecProblem> problems;
        const RunSpec spec = specAt(study.plan, cell.spec, fromUnit(study.plan, {rate, momentum, rate}), problems);
        putCell(store, spec, 4, 0.85 - std::abs(rate - 0.6) * 0.4);
    }
}

void putDataSet(RunStore& store)
{
    DataSetRow set;
    set.name = "harbour ships";
    set.data.format = DataFormat::Folder;
    set.data.path = (dataHome() / "harbour").string();
    set.data.image = {64, 64, 3};
    std::filesystem::create_directories(set.data.path);
    DataInspection found;
    found.data = set.data;
    found.fingerprint = "00112233445566778899aabbccddeeff";
    for (int i = 0; i < 12; ++i)
        found.classes.push_back({"ship type " + std::to_string(i + 1), 1240 - 67 * i, 120});
    for (int i = 0; i < 24; ++i)
        found.samples.push_back(
            {"IMG_" + std::to_string(1000 + i) + ".jpg", i / 2, 640, 480, png(picture(i / 2, 64, unsigned(i)))});
    found.trainSamples = 10'458;
    found.validationSamples = 1440;
    found.sizes = {{640, 480, 9000}, {1024, 768, 2200}, {320, 200, 698}};
    found.distinctSizes = 3;
    found.shortestSide = 200;
    found.longestSide = 1024;
    found.mean = {0.48, 0.46, 0.41};
    found.deviation = {0.23, 0.22, 0.22};
    found.betweenSplits = found.otherLabel = 1;
    found.duplicates = {{"IMG_1001.jpg", "IMG_1400.jpg", false}};
    found.unreadableTraining = 1;
    found.unreadable = {{false, "IMG_1033.jpg", "not a JPEG"}};
    const std::int64_t key = settle(store.addDataSet(set));
    settle(store.putInspection(key, found, unixTime()));
}

void putReportPage(RunStore& store)
{
    ReportRow report;
    report.title = "Batch sizes";
    report.text = "# Batch sizes\n\nLarger batches train **worse** here.\n\n## Accuracy\n\n```chart\nruns: "
                  "state:done\nseries: val/top1\ntitle: Accuracy by batch size\nheight: 200\n```\n\n```table\n"
                  "runs: tag:baseline\ncolumns: name, best(val/top1) as Top-1, elapsed\n```\n";
    report.createdAt = report.changedAt = unixTime();
    settle(store.putReport(report));
}

} // namespace

std::filesystem::path tourMachinesFile()
{
    return dataHome() / "machines.json";
}

void furnishTourHome(RunStore& store)
{
    MachineEntry cluster;
    cluster.id = kTourCluster;
    cluster.name = "hpc-login";
    cluster.host = "hpc-login.example.org";
    cluster.user = "arossi";
    cluster.scheduler = SchedulerKind::Slurm;
    writeFileAtomically(tourMachinesFile(), machinesToText({localMachineEntry(), cluster}));
    for (const auto& log :
         std::filesystem::directory_iterator(sourceFolder() / "tests/backend/fixtures/foreign/tensorboardx"))
        if (log.path().filename().string().starts_with("events."))
            importLogs(store, log.path(), runsFolder());
    storeStudy(store, runsFolder().string(),
               madeUpStudy(kTourStudy, "ResNet20 on CIFAR-10, shared batch", {1, 2, 4}, 2), {}, 1.76e9, 1);
    putTickets(store);
    putSearch(store);
    putDataSet(store);
    putReportPage(store);
    putSamples(store); // late: the Live page offers the newest runs
    putProgramRun(store);
    trainHere(store);
}

} // namespace trainyard::test
