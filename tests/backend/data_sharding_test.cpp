// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/data/inspect/distribution_check.h"
#include "backend/data/pipeline/loader.h"
#include "tests/backend/engine_support.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>
#include <set>

namespace data_sharding_test {

using namespace trainyard;
using namespace trainyard::test;

namespace {

/// Samples sorted by class, as many data sets come: `perClass` of each. Optionally in files.
class SortedDataset : public Dataset {
public:
    SortedDataset(std::int64_t classes, std::int64_t perClass, std::vector<std::int64_t> files = {},
                  std::int64_t validation = 1)
        : m_perClass(perClass), m_files(std::move(files)), m_validation(validation)
    {
        for (std::int64_t c = 0; c < classes; ++c)
            m_classes.push_back("class " + std::to_string(c));
    }
    std::int64_t size(Split split) const override
    {
        return split == Split::Train ? static_cast<std::int64_t>(m_classes.size()) * m_perClass : m_validation;
    }
    std::int32_t label(Split, std::int64_t index) const override
    {
        return static_cast<std::int32_t>(index / m_perClass);
    }
    void image(Split, std::int64_t index, std::span<std::uint8_t> out) const override
    {
        for (std::size_t i = 0; i < out.size() && i < 8; ++i)
            out[i] = static_cast<std::uint8_t>(index >> (8 * i));
    }
    DecodedImage decoded(Split split, std::int64_t index, const ImageSpec& least) const override
    {
        DecodedImage out{least.height, least.width, least.channels, {}};
        out.pixels.resize(static_cast<std::size_t>(least.height * least.width * least.channels));
        image(split, index, out.pixels);
        return out;
    }
    const std::vector<std::string>& classes() const override { return m_classes; }
    std::vector<Reason> content() const override { return {"sorted"}; }
    std::vector<std::int64_t> fileSizes(Split split) const override
    {
        return split == Split::Train ? m_files : std::vector<std::int64_t>();
    }

private:
    std::vector<std::string> m_classes;
    std::int64_t m_perClass;
    std::vector<std::int64_t> m_files;
    std::int64_t m_validation;
};

std::vector<std::vector<std::int64_t>> orders(Sharding sharding, int ranks, std::int64_t size,
                                              std::span<const std::int64_t> files = {}, std::int64_t epoch = 0,
                                              std::span<const double> speeds = {})
{
    std::vector<std::vector<std::int64_t>> out;
    for (int rank = 0; rank < ranks; ++rank)
        out.push_back(dealEpoch({sharding, rank, ranks}, size, files, 4 * ranks, 5, epoch, speeds).order);
    return out;
}

/// How often each sample is dealt.
std::vector<int> counts(const std::vector<std::vector<std::int64_t>>& orders, std::int64_t size)
{
    std::vector<int> out(static_cast<std::size_t>(size), 0);
    for (const auto& order : orders)
        for (const std::int64_t sample : order)
            ++out.at(static_cast<std::size_t>(sample));
    return out;
}

bool has(const DistributionReport& report, DistributionIssue issue)
{
    return std::any_of(report.warnings.begin(), report.warnings.end(), [&](const auto& w) { return w.issue == issue; });
}

const DistributionWarning& find(const DistributionReport& report, DistributionIssue issue)
{
    return *std::find_if(report.warnings.begin(), report.warnings.end(),
                         [&](const auto& w) { return w.issue == issue; });
}

} // namespace

class DataShardingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stepsAreTheSameForAnyNumberOfRanks()
    {
        const std::vector<std::int64_t> whole = epochOrder(1003, 5, 2);
        for (const int ranks : {1, 2, 3, 5, 8})
            for (const std::int64_t batch : {8, 30, 64, 2000}) {
                std::vector<EpochDeal> deals;
                for (int rank = 0; rank < ranks; ++rank)
                    deals.push_back(dealEpoch({Sharding::Shuffle, rank, ranks}, 1003, {}, batch, 5, 2));
                const std::int64_t steps = (1003 + batch - 1) / batch;
                for (std::int64_t step = 0; step < steps; ++step) {
                    const std::int64_t first = step * batch, end = std::min<std::int64_t>(1003, first + batch);
                    std::vector<std::int64_t> dealt; // in the ranks' order
                    for (int rank = 0; rank < ranks; ++rank) {
                        const EpochDeal& deal = deals[static_cast<std::size_t>(rank)];
                        QCOMPARE(deal.steps(), steps);
                        QCOMPARE(std::int64_t{deal.count(step)}, evenShare(end - first, rank, ranks));
                        QCOMPARE(deal.ofAllRanks[static_cast<std::size_t>(step)], end - first);
                        QCOMPARE(deal.firsts[static_cast<std::size_t>(step)], std::int64_t(dealt.size()));
                        for (int i = 0; i < deal.count(step); ++i)
                            dealt.push_back(
                                deal.order[static_cast<std::size_t>(deal.begins[static_cast<std::size_t>(step)] + i)]);
                    }
                    QCOMPARE(dealt, std::vector<std::int64_t>(whole.begin() + first, whole.begin() + end));
                }
            }
    }

    void unevenShardsHaveTheSameStepsOnEveryRank()
    {
        const std::vector<std::int64_t> files = {500, 20, 300, 7, 90, 86};
        for (const Sharding sharding : {Sharding::Random, Sharding::Files})
            for (const int ranks : {1, 2, 3, 7}) {
                std::vector<EpochDeal> deals;
                std::size_t all = 0;
                for (int rank = 0; rank < ranks; ++rank) {
                    deals.push_back(dealEpoch({sharding, rank, ranks}, 1003, files, 50, 5, 2));
                    const EpochDeal& deal = deals.back();
                    QVERIFY(deal.order == takerOrder(sharding, rank, ranks, 1003, files, 5, 2));
                    QCOMPARE(deal.begins.back(), std::int64_t(deal.order.size()));
                    QVERIFY(deal.ofAllRanks == deals.front().ofAllRanks);
                    all += deal.order.size();
                }
                QCOMPARE(all, std::size_t(1003));
                for (std::int64_t step = 0; step < deals[0].steps(); ++step) {
                    std::int64_t together = 0;
                    for (const EpochDeal& deal : deals) {
                        QVERIFY(deal.count(step) <= (50 + ranks - 1) / ranks);
                        together += deal.count(step);
                    }
                    QVERIFY(together > 0);
                    QCOMPARE(deals[0].ofAllRanks[static_cast<std::size_t>(step)], together);
                }
            }
    }

    void everySampleGoesToOneRank_data()
    {
        QTest::addColumn<int>("sharding");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("size");
        for (const Sharding sharding : {Sharding::Shuffle, Sharding::Files})
            for (const int ranks : {1, 2, 3, 7, 16})
                for (const int size : {1, 5, 64, 1000})
                    QTest::addRow("%s, %d ranks, %d samples", std::string(name(sharding)).c_str(), ranks, size)
                        << int(sharding) << ranks << size;
    }
    void everySampleGoesToOneRank()
    {
        QFETCH(int, sharding);
        QFETCH(int, ranks);
        QFETCH(int, size);
        const auto dealt = orders(Sharding(sharding), ranks, size);
        QCOMPARE(counts(dealt, size), std::vector<int>(static_cast<std::size_t>(size), 1));
        std::size_t least = dealt[0].size(), most = least;
        for (const auto& order : dealt) {
            least = std::min(least, order.size());
            most = std::max(most, order.size());
        }
        QVERIFY(most - least <= 1);
        QCOMPARE(orders(Sharding(sharding), ranks, size), dealt); // of the arguments alone
        if (size == 1000)
            QVERIFY(orders(Sharding(sharding), ranks, size, {}, 1) != dealt);
    }

    /// Step by step, part by part: one rank with N parts has what N ranks have.
    void partsAreDealtAsRanksAre_data()
    {
        QTest::addColumn<int>("sharding");
        QTest::addColumn<int>("takers");
        QTest::addColumn<int>("batch");
        for (const Sharding sharding : {Sharding::Shuffle, Sharding::Random, Sharding::Files})
            for (const int takers : {1, 2, 3, 6, 7, 9})
                for (const int batch : {9, 10, 64})
                    QTest::addRow("%s, %d of %d", std::string(name(sharding)).c_str(), takers, batch)
                        << int(sharding) << takers << batch;
    }
    void partsAreDealtAsRanksAre()
    {
        QFETCH(int, sharding);
        QFETCH(int, takers);
        QFETCH(int, batch);
        const std::vector<std::int64_t> files = {50, 2, 30, 7, 9, 8};
        const auto deal = [&](int rank, int ranks, int parts) {
            return dealEpoch({Sharding(sharding), rank, ranks, parts}, 106, files, batch, 5, 2);
        };
        const EpochDeal whole = deal(0, 1, takers);
        QCOMPARE(whole.parts, takers);
        QCOMPARE(std::int64_t(whole.partBegins.size()), whole.steps() * (takers + 1));
        for (int taker = 0; taker < takers; ++taker) {
            const EpochDeal one = deal(taker, takers, 1);
            QCOMPARE(one.steps(), whole.steps());
            QVERIFY(one.ofAllRanks == whole.ofAllRanks);
            for (std::int64_t step = 0; step < whole.steps(); ++step) {
                const auto s = static_cast<std::size_t>(step);
                const int begin = whole.partsOf(step)[taker], end = whole.partsOf(step)[taker + 1];
                QCOMPARE(end - begin, one.count(step));
                QCOMPARE(one.firsts[s], whole.firsts[s] + begin);
                for (int i = 0; i < one.count(step); ++i)
                    QCOMPARE(whole.order[static_cast<std::size_t>(whole.begins[s] + begin + i)],
                             one.order[static_cast<std::size_t>(one.begins[s] + i)]);
            }
        }
    }

    void drawsRepeatAndDifferByRank()
    {
        constexpr std::int64_t kSize = 20000;
        const auto dealt = orders(Sharding::Random, 3, kSize);
        QCOMPARE(dealt[0].size() + dealt[1].size() + dealt[2].size(), std::size_t(kSize));
        QVERIFY(dealt[0] != dealt[1] && dealt[1] != dealt[2]);
        // Drawn with repetition, a share of 1/e is never seen.
        const std::vector<int> seen = counts(dealt, kSize);
        const double missed = double(std::count(seen.begin(), seen.end(), 0)) / double(kSize);
        QVERIFY2(std::abs(missed - 0.3679) < 0.02, qPrintable(QString::number(missed)));
        const double mean = std::accumulate(dealt[1].begin(), dealt[1].end(), 0.0) / double(dealt[1].size());
        QVERIFY(std::abs(mean - kSize / 2.0) < 0.02 * kSize);
    }

    void filesStayWhole()
    {
        const std::vector<std::int64_t> files = {10, 20, 30, 5, 5, 40, 7};
        const auto dealt = orders(Sharding::Files, 3, 117, files);
        QCOMPARE(counts(dealt, 117), std::vector<int>(117, 1));
        // 3 + 2 + 2 files in their order.
        const std::int64_t borders[] = {0, 60, 70, 117};
        for (std::size_t rank = 0; rank < 3; ++rank) {
            const auto [low, high] = std::minmax_element(dealt[rank].begin(), dealt[rank].end());
            QCOMPARE(*low, borders[rank]);
            QCOMPARE(*high, borders[rank + 1] - 1);
        }
        // File after file, but not in the file's own order.
        QVERIFY(std::all_of(dealt[0].begin(), dealt[0].begin() + 10, [](std::int64_t s) { return s < 10; }));
        QVERIFY(!std::is_sorted(dealt[0].begin(), dealt[0].begin() + 10));
    }

    void unevenWorkersEndTogether()
    {
        std::vector<std::int64_t> files(40, 100);
        files[3] = 700;
        const std::vector<double> speeds = {100.0, 300.0, 100.0};
        const std::vector<int> owners = dealFiles(files, 3, speeds);
        double busy[3] = {0, 0, 0};
        for (std::size_t file = 0; file < files.size(); ++file)
            busy[owners[file]] += double(files[file]) / speeds[std::size_t(owners[file])];
        const auto [least, most] = std::minmax_element(std::begin(busy), std::end(busy));
        QVERIFY2(*most - *least <= 1.0, "they end more than a file apart");
        QVERIFY(std::count(owners.begin(), owners.end(), 1) > std::count(owners.begin(), owners.end(), 0));
        const auto dealt = orders(Sharding::Files, 3, 4600, files, 0, speeds);
        QCOMPARE(counts(dealt, 4600), std::vector<int>(4600, 1));
    }

    void warnsOfSortedData()
    {
        const SortedDataset dataset(10, 100);
        DistributionQuestion question;
        question.ranks = 4;
        question.stepBatch = 32 * question.ranks;
        QVERIFY(!has(checkDistribution(dataset, question), DistributionIssue::SkewedClasses));
        question.sharding = Sharding::Random;
        QVERIFY(!has(checkDistribution(dataset, question), DistributionIssue::SkewedClasses));
        question.sharding = Sharding::Files;
        const DistributionReport report = checkDistribution(dataset, question);
        int skewed = 0;
        for (const DistributionWarning& warning : report.warnings)
            if (warning.issue == DistributionIssue::SkewedClasses) {
                ++skewed;
                QCOMPARE(warning.expected, 25.0);
                QVERIFY(warning.count >= 7); // of the ten classes it sees two and a half
                QCOMPARE(report.shares[std::size_t(warning.rank)].classes[std::size_t(warning.classIndex)],
                         warning.found);
            }
        QCOMPARE(skewed, 4);
        std::int64_t total = 0;
        for (const RankShare& share : report.shares)
            total += std::accumulate(share.classes.begin(), share.classes.end(), std::int64_t{0});
        QCOMPARE(total, std::int64_t(1000));
    }

    void countsPartialBatches()
    {
        const SortedDataset dataset(2, 50); // reference B: 50 samples a rank in batches of 4
        DistributionQuestion question;
        question.stepBatch = 4 * question.ranks;
        const DistributionReport report = checkDistribution(dataset, question);
        QCOMPARE(report.shares[0].samples, std::int64_t(50));
        QCOMPARE(report.shares[0].steps, std::int64_t(13));
        QCOMPARE(report.shares[0].lastBatch, std::int64_t(2));
        QVERIFY(has(report, DistributionIssue::PartialBatch));
        QCOMPARE(find(report, DistributionIssue::PartialBatch).found, std::int64_t(2));
        question.stepBatch = 25 * question.ranks;
        QVERIFY(checkDistribution(dataset, question).warnings.empty());
    }

    void warnsOfFilesAndEmptyRanks()
    {
        const SortedDataset inFiles(2, 60, {20, 20, 20, 20, 20, 20, 0});
        DistributionQuestion question;
        question.sharding = Sharding::Files;
        question.ranks = 2;
        question.stepBatch = 20 * question.ranks;
        const DistributionReport report = checkDistribution(inFiles, question);
        QCOMPARE(find(report, DistributionIssue::UnevenFiles).found, std::int64_t(7));
        QVERIFY(has(report, DistributionIssue::UnevenSteps));
        QCOMPARE(report.shares[0].files + report.shares[1].files, std::int64_t(7));
        question.ranks = 9;
        QVERIFY(has(checkDistribution(inFiles, question), DistributionIssue::FewFiles));
        question.sharding = Sharding::Shuffle;
        question.ranks = 130;
        question.stepBatch = 20 * question.ranks;
        const DistributionReport many = checkDistribution(inFiles, question);
        QCOMPARE(std::count_if(many.warnings.begin(), many.warnings.end(),
                               [](const auto& w) { return w.issue == DistributionIssue::EmptyRank; }),
                 10);
    }

    void theLoaderDealsSo()
    {
        const auto dataset = std::make_shared<SortedDataset>(2, 60, std::vector<std::int64_t>{50, 70});
        for (const Sharding sharding : {Sharding::Shuffle, Sharding::Random, Sharding::Files}) {
            LoaderOptions options;
            options.data.sharding = sharding;
            options.data.image = {8, 8, 1};
            options.batchSize = 32;
            options.seed = 5;
            options.threads = 2;
            Loader loader(dataset, options);
            loader.start(1, 0);
            const std::vector<std::int64_t> expected =
                takerOrder(sharding, 0, 1, 120, dataset->fileSizes(Split::Train), 5, 1);
            std::vector<std::int64_t> found;
            while (found.size() < expected.size()) {
                const Batch batch = loader.next();
                for (int i = 0; i < batch.count; ++i)
                    found.push_back(batch.images[std::size_t(i) * 64] |
                                    std::int64_t(batch.images[std::size_t(i) * 64 + 1]) << 8);
            }
            QCOMPARE(found, expected);
        }
    }

    void theLoaderOfARankDeliversItsPart()
    {
        const std::vector<std::int64_t> files = {50, 3, 67};
        const auto dataset = std::make_shared<SortedDataset>(2, 60, files);
        for (const Sharding sharding : {Sharding::Shuffle, Sharding::Random, Sharding::Files})
            for (const int ranks : {1, 2, 3, 7})
                for (int rank = 0; rank < ranks; ++rank) {
                    LoaderOptions options;
                    options.data.sharding = sharding;
                    options.data.image = {8, 8, 1};
                    options.batchSize = 13;
                    options.seed = 5;
                    options.threads = rank % 3;
                    options.rank = rank;
                    options.ranks = ranks;
                    Loader loader(dataset, options);
                    loader.start(1, 2); // resumed
                    for (std::int64_t epoch = 1; epoch < 4; ++epoch) {
                        const EpochDeal deal = dealEpoch({sharding, rank, ranks}, 120, files, 13, 5, epoch);
                        QCOMPARE(loader.batchesPerEpoch(), deal.steps());
                        for (std::int64_t step = epoch == 1 ? 2 : 0; step < deal.steps(); ++step) {
                            const Batch batch = loader.next();
                            QCOMPARE(batch.epoch, epoch);
                            QCOMPARE(batch.indexInEpoch, step);
                            QCOMPARE(batch.count, deal.count(step));
                            QCOMPARE(batch.ofAllRanks, deal.ofAllRanks[std::size_t(step)]);
                            for (int i = 0; i < batch.count; ++i)
                                QCOMPARE(batch.images[std::size_t(i) * 64] |
                                             std::int64_t(batch.images[std::size_t(i) * 64 + 1]) << 8,
                                         deal.order[std::size_t(deal.begins[std::size_t(step)] + i)]);
                        }
                    }
                }
    }

    void validationIsSharedInParts()
    {
        const auto dataset = std::make_shared<SortedDataset>(2, 60, std::vector<std::int64_t>(), 11);
        for (const int ranks : {1, 2, 5, 13}) {
            std::vector<std::int64_t> all;
            for (int rank = 0; rank < ranks; ++rank) {
                LoaderOptions options;
                options.split = Split::Validation;
                options.data.image = {8, 8, 1};
                options.batchSize = 26;
                options.rank = rank;
                options.ranks = ranks;
                Loader loader(dataset, options);
                for (const int pass : {0, 1}) {
                    loader.start(0, 0);
                    for (Batch batch = loader.next(); batch.count > 0; batch = loader.next())
                        for (int i = 0; pass == 1 && i < batch.count; ++i)
                            all.push_back(batch.images[std::size_t(i) * 64]);
                    QCOMPARE(loader.next().count, 0);
                }
            }
            std::vector<std::int64_t> wanted(11);
            std::iota(wanted.begin(), wanted.end(), 0);
            QCOMPARE(all, wanted);
        }
        LoaderOptions tooFew;
        tooFew.data.image = {8, 8, 1};
        tooFew.batchSize = 3;
        tooFew.ranks = 4;
        tooFew.rank = 3;
        QVERIFY_EXCEPTION_THROWN(Loader(dataset, tooFew), Failure);
    }

    void dealingEndsWhenAsked()
    {
        const auto kind = [](auto&& call) {
            try {
                call();
                return ErrorKind::Internal;
            } catch (const Failure& failure) {
                return failure.error().kind;
            }
        };
        const std::int64_t half = 500'000;
        const GoOn no = [] { return false; };
        QVERIFY(kind([&] { epochOrder(2 * half, 5, 0, no); }) == ErrorKind::Cancelled);
        const auto dataset = std::make_shared<SortedDataset>(2, half);
        for (const Sharding sharding : {Sharding::Shuffle, Sharding::Random, Sharding::Files})
            for (const int threads : {0, 2}) {
                LoaderOptions options;
                options.data.sharding = sharding;
                options.data.image = {8, 8, 1};
                options.threads = threads;
                options.goOn = no;
                Loader loader(dataset, options);
                QVERIFY(kind([&] { loader.next(); }) == ErrorKind::Cancelled);
            }
    }

    void reportsTravelAsJson()
    {
        const SortedDataset dataset(3, 40, {30, 30, 30, 30});
        DistributionQuestion question;
        question.sharding = Sharding::Files;
        question.ranks = 3;
        const DistributionReport report = checkDistribution(dataset, question);
        QVERIFY(!report.warnings.empty());
        QVERIFY(parseDistributionReport(nlohmann::json::parse(toJson(report).dump())) == report);
        for (const DistributionWarning& warning : report.warnings)
            QVERIFY(!text(warning, report).empty());
        nlohmann::json broken = nlohmann::json::parse(toJson(report).dump());
        broken["ranks"] = 5;
        QVERIFY_EXCEPTION_THROWN(parseDistributionReport(broken), Failure);
        broken.erase("whole");
        QVERIFY_EXCEPTION_THROWN(parseDistributionReport(broken), Failure);
    }

    void theCommandShowsIt()
    {
        const QByteArray spec =
            R"({"seed": 3, "data": {"format": "glyphs", "train_samples": 100}, "training": {"batch_size": 8}})";
        const Ended table = runEngine({"inspect", "distribution", "--spec", "-", "--ranks", "3"}, spec);
        QVERIFY2(table.code == 0, table.err);
        QVERIFY2(table.out.contains("Warning: ") && table.out.contains("3 ranks, batches of 3"), table.out);
        const Ended json = runEngine({"inspect", "distribution", "--spec", "-", "--ranks", "3", "--json"}, spec);
        const DistributionReport report = parseDistributionReport(nlohmann::json::parse(json.out.toStdString()));
        QCOMPARE(report.shares.size(), std::size_t(3));
        QCOMPARE(report.shares[0].samples, std::int64_t(38)); // as in a run: 3 of 8, and 2 of the last 4
        QCOMPARE(report.localBatch, 3);                       // of the 8 that they share
        QCOMPARE(report.shares[0].steps, std::int64_t(13));   // as many as a run makes
        const Ended speeds =
            runEngine({"inspect", "distribution", "--spec", "-", "--ranks", "3", "--speeds", "1,2"}, spec);
        QCOMPARE(speeds.code, static_cast<int>(ExitCode::BadArguments));
        QVERIFY2(speeds.err.contains("the number of speeds is 2, the number of ranks 3"), speeds.err);
        const Ended balanced =
            runEngine({"inspect", "distribution", "--spec", "-", "--speeds", "1.5,2e3", "--ranks", "2"}, spec);
        QVERIFY2(balanced.code == 0, balanced.err);
    }

    void theCommandRefusesWhatIsNoSpeed_data()
    {
        QTest::addColumn<QString>("speed");
        for (const char* speed : {"nan", "0", "-1", "inf", "1e-320", "1e999", "x", "3x", "0x10"})
            QTest::newRow(speed) << speed;
    }

    void theCommandRefusesWhatIsNoSpeed()
    {
        QFETCH(QString, speed);
        const Ended ended = runEngine({"inspect", "distribution", "--spec", "-", "--speeds=1," + speed}, "{}");
        QCOMPARE(ended.code, static_cast<int>(ExitCode::BadArguments));
        const QString error = QString::fromUtf8(ended.err);
        QVERIFY2(error.startsWith("Cannot use --speeds " + speed + ": a speed is a number") && error.count('\n') == 1,
                 ended.err);
    }
};

TRAINYARD_TEST(DataShardingTest)

} // namespace data_sharding_test

#include "data_sharding_test.moc"
