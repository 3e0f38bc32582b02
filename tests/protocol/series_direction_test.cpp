// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/series_direction.h"

#include "backend/protocol/run_spec.h"
#include "backend/protocol/series.h"
#include "tests/support/test_environment.h"

namespace series_direction_test {

using namespace trainyard;

class SeriesDirectionTest : public QObject {
    Q_OBJECT
private slots:
    void knowsOurSeries();
    void goesByTheWholeLastPart();
    void knowsTheNamesOfOtherPrograms_data();
    void knowsTheNamesOfOtherPrograms();
    void watchedSeriesFollowIt();
};

void SeriesDirectionTest::knowsOurSeries()
{
    using series::higherIsBetter;
    for (const std::string& name :
         {std::string(series::kTrainTop1), std::string(series::kTrainTop5), std::string(series::kValTop1),
          std::string(series::kValTop5), std::string(series::kEpochTrainTop1), std::string(series::kThroughput),
          std::string(series::kCpuUtilization), series::gpu(0, series::kGpuUtilization),
          series::gpu(3, series::kGpuSmUtilization), series::rank(2, "samples_per_second"),
          std::string("test/accuracy")})
        QVERIFY2(higherIsBetter(name), name.c_str());
    for (const std::string& name :
         {std::string(series::kTrainLoss), std::string(series::kValLoss), std::string(series::kEpochTrainLoss),
          std::string(series::kEpochSeconds), std::string(series::kTimeToTarget), std::string(series::kInputWait),
          std::string(series::kBarrierError), series::gpu(0, series::kGpuTemperature), std::string("")})
        QVERIFY2(!higherIsBetter(name), name.c_str());
}

void SeriesDirectionTest::goesByTheWholeLastPart()
{
    QVERIFY(series::higherIsBetter("top1"));
    QVERIFY(!series::higherIsBetter("top1/loss"));
    QVERIFY(!series::higherIsBetter("val/top10_error")); // not because "top1" is in it
    QVERIFY(!series::higherIsBetter("inaccuracy"));
}

void SeriesDirectionTest::knowsTheNamesOfOtherPrograms_data()
{
    QTest::addColumn<bool>("higher");
    for (const char* name : {"train_steps_per_second",
                             "eval_steps_per_second",
                             "images/s",
                             "train/it/s",
                             "meanIoU",
                             "val_accuracy",
                             "eval_acc",
                             "eval/accuracy",
                             "Accuracy/train",
                             "epoch_accuracy/validation",
                             "val-acc",
                             "valAcc",
                             "ValAccuracy",
                             "acc1",
                             "Acc@1",
                             "val_acc_top5",
                             "top1_acc",
                             "top-1 accuracy",
                             "top5",
                             "test.top1",
                             "auc",
                             "roc_auc",
                             "AUC",
                             "val_auroc",
                             "f1",
                             "val_f1",
                             "macro_f1",
                             "f1_score",
                             "eval/F1-macro",
                             "bleu",
                             "BLEU-4",
                             "sacrebleu",
                             "rouge1",
                             "rougeL",
                             "mAP",
                             "mAP50-95",
                             "metrics/mAP50(B)",
                             "mIoU",
                             "val_dice",
                             "R2",
                             "ndcg@10",
                             "precision",
                             "val_recall",
                             "images_per_sec",
                             "inception_score",
                             "eval/mean_reward",
                             "binary_accuracy"})
        QTest::newRow(name) << true;
    for (const char* name : {"val_loss",
                             "valLoss",
                             "Loss/train",
                             "accuracy_loss",
                             "top1_error",
                             "acc_err",
                             "eval/perplexity",
                             "wer",
                             "fid",
                             "fid_score",
                             "lr",
                             "learning_rate",
                             "grad_norm",
                             "grad_acc_steps",
                             "steps_per_second_time",
                             "epoch",
                             "map_loss",
                             "seconds_per_epoch",
                             "rmse",
                             "train/mae",
                             "step",
                             "macro",
                             "f",
                             "top",
                             "accident",
                             "val_1",
                             "1/2",
                             "///"})
        QTest::newRow(name) << false;
}

void SeriesDirectionTest::knowsTheNamesOfOtherPrograms()
{
    QFETCH(bool, higher);
    QCOMPARE(series::higherIsBetter(QTest::currentDataTag()), higher);
}

void SeriesDirectionTest::watchedSeriesFollowIt()
{
    QVERIFY(lowerIsBetter(WatchedSeries::ValLoss) && lowerIsBetter(WatchedSeries::TrainLoss));
    for (const WatchedSeries watched :
         {WatchedSeries::None, WatchedSeries::ValTop1, WatchedSeries::ValTop5, WatchedSeries::TrainTop1})
        QVERIFY(!lowerIsBetter(watched));
}

TRAINYARD_TEST(SeriesDirectionTest)

} // namespace series_direction_test

#include "series_direction_test.moc"
