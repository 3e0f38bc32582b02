// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/series_direction.h"

#include <algorithm>
#include <cctype>
#include <span>
#include <string>
#include <vector>

namespace trainyard::series {
namespace {

enum class Direction { Unknown, Higher, Lower };

/// Words in names; also of measures that only other programs' runs have. A word with a number behind it, such as
/// "acc1", "map50" or "rouge2", counts too.
constexpr std::string_view kHigher[] = {
    "acc",    "accuracy", "accuracies",  "ap",          "aucpr",     "aucroc", "auc",        "auprc",
    "auroc",  "bleu",     "chrf",        "cider",       "correct",   "dice",   "f1",         "f1score",
    "fbeta",  "fmeasure", "fps",         "fscore",      "hits",      "iou",    "jaccard",    "kappa",
    "map",    "mar",      "meaniou",     "mcc",         "meteor",    "mfu",    "miou",       "mrr",
    "ndcg",   "pearson",  "precision",   "psnr",        "r2",        "recall", "reward",     "rewards",
    "rocauc", "rouge",    "rougel",      "rougelsum",   "sacrebleu", "score",  "scores",     "sensitivity",
    "snr",    "spearman", "specificity", "spearmanr",   "pearsonr",  "ssim",   "throughput", "top1",
    "top3",   "top5",     "top10",       "utilization", "success",   "tpr",    "tnr",
};

/// These win over the words above: "top1_error", "acc_loss", "fid_score", "grad_acc_steps".
constexpr std::string_view kLower[] = {
    "bce",   "brier",  "ce",    "cer",  "crossentropy", "distance", "divergence", "ece", "entropy", "err",
    "error", "errors", "fid",   "fnr",  "fpr",          "grad",     "gradient",   "kid", "kl",      "latency",
    "loss",  "losses", "lpips", "lr",   "mae",          "mape",     "mse",        "nll", "norm",    "perplexity",
    "ppl",   "regret", "rmse",  "step", "steps",        "time",     "wer",        "der",
};

/// Last parts that tell only of which data or how a measure was taken: "Accuracy/train" is an accuracy.
constexpr std::string_view kWhereOnly[] = {
    "avg",  "average", "best", "dev",  "epoch", "eval",     "evaluation", "final", "last",       "macro",    "max",
    "mean", "micro",   "min",  "test", "train", "training", "val",        "valid", "validation", "weighted",
};

bool contains(std::span<const std::string_view> words, std::string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// "val_accuracy", "valAccuracy" and "val accuracy@1" in small letters without what is between the words. `camel`: a
/// capital letter begins a word.
std::vector<std::string> wordsOf(std::string_view part, bool camel)
{
    std::vector<std::string> words(1);
    char before = ' ';
    for (const char c : part) {
        const bool upper = c >= 'A' && c <= 'Z';
        const bool letter = upper || (c >= 'a' && c <= 'z') || isDigit(c);
        const bool begins = camel && upper && !(before >= 'A' && before <= 'Z');
        if ((!letter || begins) && !words.back().empty())
            words.emplace_back();
        if (letter)
            words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        before = c;
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

bool isIn(std::span<const std::string_view> list, std::string word)
{
    if (contains(list, word))
        return true;
    while (!word.empty() && isDigit(word.back()))
        word.pop_back();
    return contains(list, word);
}

/// "samples_per_second": a rate.
bool isPerSecond(const std::vector<std::string>& words)
{
    static constexpr std::string_view kSeconds[] = {"s", "sec", "second"};
    return words.size() >= 2 && words[words.size() - 2] == "per" && contains(kSeconds, words.back());
}

/// "images/s", "train/it/s"; not "time/s", which has a unit.
bool isRate(std::string_view series)
{
    static constexpr std::string_view kTimes[] = {"duration", "elapsed", "latency", "time", "wait"};
    for (const std::string_view unit : {"/s", "/sec", "/second"})
        if (series.ends_with(unit)) {
            const std::vector<std::string> words = wordsOf(series.substr(0, series.size() - unit.size()), false);
            return !words.empty() && !contains(kTimes, words.back());
        }
    return false;
}

Direction directionOf(std::string_view part)
{
    bool higher = false;
    for (const bool camel : {false, true}) {
        const std::vector<std::string> words = wordsOf(part, camel);
        if (isPerSecond(words)) // also of steps, fewer of which are better otherwise
            return Direction::Higher;
        if (std::any_of(words.begin(), words.end(), [](const std::string& word) { return isIn(kLower, word); }))
            return Direction::Lower;
        higher = higher ||
                 std::any_of(words.begin(), words.end(), [](const std::string& word) { return isIn(kHigher, word); });
    }
    return higher ? Direction::Higher : Direction::Unknown;
}

bool tellsWhereOnly(std::string_view part)
{
    const std::vector<std::string> words = wordsOf(part, false);
    return std::all_of(words.begin(), words.end(), [](const std::string& word) {
        return contains(kWhereOnly, word) || std::all_of(word.begin(), word.end(), isDigit);
    });
}

} // namespace

bool higherIsBetter(std::string_view series)
{
    if (isRate(series))
        return true;
    for (;;) {
        const std::size_t slash = series.rfind('/');
        const std::string_view last = slash == std::string_view::npos ? series : series.substr(slash + 1);
        const Direction direction = directionOf(last);
        if (direction != Direction::Unknown || slash == std::string_view::npos || !tellsWhereOnly(last))
            return direction == Direction::Higher;
        series = series.substr(0, slash);
    }
}

} // namespace trainyard::series
