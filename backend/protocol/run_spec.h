// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/pruning_spec.h"
#include "backend/protocol/trace_request.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// One thing wrong with a spec: where (JSON pointer), what was found, what is allowed.
struct SpecProblem {
    std::string path;  ///< "/training/batch_size"
    std::string found; ///< "0"; empty when a required value is missing
    Reason allowed;    ///< of reasons_spec.h: "a whole number from 1 to 65536"; words alone from older engines

    /// "/training/batch_size is 0; allowed: a whole number from 1 to 65536"
    std::string text() const;
    /// Two problems are the same when they say the same.
    friend bool operator==(const SpecProblem& a, const SpecProblem& b)
    {
        return a.path == b.path && a.found == b.found && a.allowed.words == b.allowed.words;
    }
};

/// A new one also needs a row in architectures.cpp and a builder in models/zoo.cpp.
enum class Architecture {
    SmallCnn,
    ResNet20V2,
    ResNet50V2,
    ResNet101V2,
    ResNet152V2,
    MobileNetV2,
    LargeImageCnn,
    Gru,
    FeatureCnn1d,
    FeatureCnn2d
};
enum class DataFormat { Glyphs, Idx, Folder, Cifar, Csv, TfRecord, Hdf5, Synthetic };
enum class OptimizerKind { Sgd, Adam, AdamW, RmsProp, Adadelta, Lars };
enum class LossKind { SoftmaxCrossEntropy, BinaryCrossEntropy, MeanSquaredError };
enum class ScheduleKind { Constant, Step, Cosine, Polynomial, OneCycle };
enum class DeviceKind { Cpu, Reference, Cuda };
enum class NonFinitePolicy { Stop, Continue };
enum class Precision { Fp32, Bf16, Fp16, Tf32 }; ///< tf32: fp32 whose products have 10 bits of mantissa
/// A series that decides something at an epoch's end. Losses are better when lower, accuracies when higher.
enum class WatchedSeries { None, ValLoss, ValTop1, ValTop5, TrainLoss, TrainTop1 };

struct ModelSpec {
    Architecture architecture = Architecture::SmallCnn; ///< means nothing when there is a file
    double dropout = 0.25;                              ///< share of inputs zeroed before the classifier, [0, 0.95]
    double widthMultiplier = 1.0;                       ///< scales every layer's channels, [0.25, 8]
    std::string file;    ///< whole path of a *.model.json, Keras or ONNX file instead of an architecture
    std::string weights; ///< whole path of the file whose weights it begins with; empty = drawn from the seed
    friend bool operator==(const ModelSpec&, const ModelSpec&) = default;
};

/// What the readers deliver and the network sees: uint8 NHWC images of this size, or features of so many values.
struct ImageSpec {
    int height = 32; ///< pixels, 8…1024; of features 1…65536
    int width = 32;
    int channels = 1; ///< 1 grey, 3 RGB; of features 1…4096
    friend bool operator==(const ImageSpec&, const ImageSpec&) = default;
};

/// Which classes of a data set are used; neither count nor names = all.
struct ClassChoice {
    int count = 0; ///< so many, spread evenly over the data set's order: 2 of 6 → the 1st and the 4th
    std::vector<std::string> names; ///< these, in the data set's order
    friend bool operator==(const ClassChoice&, const ClassChoice&) = default;
};

/// How an image of another shape comes to the spec's size: its aspect is changed, its middle is cut out, or black bars
/// are added to it.
enum class FitKind { Stretch, Crop, Pad };
/// What a prepared cache holds: pixels as they are, or JPEGs of quality 95; Auto = pixels while they need at most 16
/// GB.
enum class CacheStorage { Auto, Raw, Jpeg };
/// What becomes of a run when a sample cannot be read: it fails, or another sample takes the place (see data/loader.h).
enum class UnreadablePolicy { Fail, Skip };

/// Random changes of training images; backend/data/augment.h says what each does and in which order.
struct AugmentSpec {
    bool resizedCrop = false;      ///< a random part of the image, resized; takes the place of DataSpec::fit
    double cropArea = 0.08;        ///< smallest share of the area that it takes, (0, 1]
    double cropAspect = 4.0 / 3.0; ///< its aspect is drawn from 1/this … this, [1, 4]
    bool rotate = false;           ///< by a multiple of 90°; by 0° or 180° when images are not square
    double brightness = 0.0;       ///< factor drawn from 1 − this … 1 + this, [0, 1]
    double contrast = 0.0;
    double saturation = 0.0;
    double hue = 0.0;    ///< turned by −this … this of the colour circle, [0, 0.5]
    int randAugment = 0; ///< operations an image, 0…10; 0 = none
    int magnitude = 9;   ///< of those, 0…30
    int cutout = 0;      ///< side of a black square, pixels, 0…1024; 0 = none
    double mixup = 0.0; ///< alpha of the Beta distribution that the other image's share is drawn from, [0, 10]; 0 = off
    double cutmix = 0.0; ///< the same for a rectangle of another image; with both, one or the other at random
    friend bool operator==(const AugmentSpec&, const AugmentSpec&) = default;
};

/// Images decoded and resized once, packed into files that all runs share.
struct CacheSpec {
    std::string place = "off"; ///< "off", "auto" (the user's cache folder) or a folder
    int side = 0; ///< with random crops: shorter side of the kept images, 0…2048; 0 = 8/7 of the image size
    CacheStorage storage = CacheStorage::Auto;
    bool on() const { return place != "off"; }
    friend bool operator==(const CacheSpec&, const CacheSpec&) = default;
};

/// In which order an epoch's samples come, and how ranks share them; backend/data/sharding.h has the rules.
enum class Sharding {
    Shuffle, ///< shuffled anew each epoch, then every n-th sample to a rank, then cut into batches
    Random,  ///< each rank draws its batches from all samples, with repetition
    Files    ///< each rank reads whole files (or a contiguous part), file after file
};

/// A seed of the data that is the run's own.
inline constexpr std::int64_t kSeedOfRun = -1;
inline constexpr std::int64_t kLargestDataSeed = (std::int64_t{1} << 53) - 1; ///< exact in every reader of JSON

struct DataSpec {
    DataFormat format = DataFormat::Glyphs;
    std::string path; ///< folder or file of the data set; empty when the engine makes it
    ImageSpec image;
    std::int64_t trainSamples = 0;      ///< 0 = all; for glyphs how many are drawn (0 = 10,000)
    std::int64_t validationSamples = 0; ///< 0 = all; for glyphs 0 = 2,000
    bool flip = false;                  ///< random horizontal flip of training images
    int cropPadding = 0;                ///< random crop after padding by so many pixels, 0…64
    int loaderThreads = 1;              ///< 0…256; 0 = decode on the training thread
    std::string features; ///< HDF5: names of data sets, "a" or "a,b"; TFRecord: of a feature; empty = the usual
    std::string labels;
    ClassChoice classes;
    double validationShare = 0.1; ///< of each class, held out where the source has no validation part, (0, 0.9]
    FitKind fit = FitKind::Stretch;
    AugmentSpec augment;
    CacheSpec cache; ///< not for generated images
    Sharding sharding = Sharding::Shuffle;
    UnreadablePolicy unreadable = UnreadablePolicy::Fail; ///< of images in files or records of their own, and HDF5 rows
    /// Keys which samples there are: those drawn by the engine, held out or chosen of more;
    /// kSeedOfRun…kLargestDataSeed.
    std::int64_t seed = kSeedOfRun;
    std::int64_t orderSeed = kSeedOfRun; ///< keys the order of samples and their random changes; likewise
    friend bool operator==(const DataSpec&, const DataSpec&) = default;
};

/// The update rule and its constants; backend/optim has the formulas. Each kind takes only its own (see takes()), the
/// others keep what optimizerDefaults() says.
struct OptimizerSpec {
    OptimizerKind kind = OptimizerKind::Sgd;
    double momentum = 0.9;         ///< SGD, RMSprop, LARS: [0, 0.9999]
    bool nesterov = true;          ///< SGD
    double weightDecay = 1e-4;     ///< [0, 10]
    double beta1 = 0.9;            ///< Adam, AdamW: decay of the mean gradient, [0, 0.9999]
    double beta2 = 0.999;          ///< Adam, AdamW: decay of the mean square, [0, 0.999999]
    double rho = 0.9;              ///< RMSprop, Adadelta: decay of the mean square, [0, 0.9999]
    double epsilon = 1e-8;         ///< Adam, AdamW, RMSprop, Adadelta: (0, 1]
    double trust = 0.001;          ///< LARS: coefficient of a layer's rate, (0, 1]
    bool decayNormAndBias = false; ///< weight decay of batch-norm parameters and biases too
    friend bool operator==(const OptimizerSpec&, const OptimizerSpec&) = default;
};

/// Whether images come from the engine itself rather than from files.
bool isGenerated(DataFormat format);
/// To how many classes the spec restricts its data set; 0 = not at all.
std::size_t usedClasses(const DataSpec& data);
/// Whether a format has the JSON key of "data": takes(DataFormat::Hdf5, "features"). All have those that are not named
/// here.
bool takes(DataFormat format, std::string_view key);

/// Constants that an optimizer has when the spec does not name them.
OptimizerSpec optimizerDefaults(OptimizerKind kind);
/// Whether an optimizer has the constant of this JSON key: takes(OptimizerKind::Adam, "beta1").
bool takes(OptimizerKind kind, std::string_view key);

struct LearningRateSpec {
    double base = 0.05; ///< (0, 1000]
    ScheduleKind schedule = ScheduleKind::Cosine;
    double warmupEpochs = 0.5; ///< linear from base/10 … base, ≥ 0, less than epochs
    double finalFactor = 0.0;  ///< where cosine, polynomial and one-cycle end, as a share of base, [0, 1]
    double stepEpochs = 10.0;  ///< step: every so many epochs …
    double stepFactor = 0.1;   ///< … multiply by this, (0, 1]
    double power = 1.0;        ///< polynomial
    friend bool operator==(const LearningRateSpec&, const LearningRateSpec&) = default;
};

/// Ends the run when a series has not become better for so long.
struct EarlyStoppingSpec {
    WatchedSeries series = WatchedSeries::None; ///< None = never
    int patience = 5;                           ///< values in a row that are no better than the best, 1…100000
    double minDelta = 0.0;                      ///< better = by more than this, [0, 1000]
    friend bool operator==(const EarlyStoppingSpec&, const EarlyStoppingSpec&) = default;
};

/// Ends the run as completed as soon as a series is there; the time it took is recorded.
struct TargetSpec {
    WatchedSeries series = WatchedSeries::None; ///< None = no target
    double value = 0.9;                         ///< accuracy ≥, loss ≤; [0, 1000]
    friend bool operator==(const TargetSpec&, const TargetSpec&) = default;
};

inline constexpr int kAutoBatch = 0;

struct TrainingSpec {
    int epochs = 5; ///< 1…100000
    /// Samples a step, 1…65536, or kAutoBatch: the largest that fits. Of all ranks together or of each of them, and
    /// what becomes of the learning rate, says distribution.scaling.
    int batchSize = 64;
    int microBatches = 1; ///< parts of a batch that are computed one after the other to save memory, 1…1024
    Precision precision = Precision::Fp32; ///< of the computation; weights are kept in fp32
    OptimizerSpec optimizer;
    double clipNorm = 0.0; ///< largest norm of all gradients together, [0, 1e6]; 0 = no clipping
    LearningRateSpec learningRate;
    LossKind loss = LossKind::SoftmaxCrossEntropy;
    double labelSmoothing = 0.0;   ///< [0, 0.9]; not with the squared error
    int checkpointEveryEpochs = 1; ///< 0 = only at the end
    int keepCheckpoints = 3;       ///< newest so many are kept, 0 = all
    /// Checkpoints that are written and kept whatever the two above say: at the ends of these epochs (0 = before the
    /// first step) and after so many steps; each ascending, ≤ 1,000.
    std::vector<std::int64_t> keepEpochs;
    std::vector<std::int64_t> keepSteps;
    WatchedSeries bestCheckpoint = WatchedSeries::None; ///< also keeps the checkpoint of this series' best epoch
    int validateEveryEpochs = 1;                        ///< ≥ 1
    int validationThreads = 0; ///< validate beside training on so many threads, 0…4096; 0 = training waits for it
    EarlyStoppingSpec earlyStopping;
    TargetSpec target;
    NonFinitePolicy onNonFinite = NonFinitePolicy::Stop;
    friend bool operator==(const TrainingSpec&, const TrainingSpec&) = default;
};

/// Where on its machine a run is put. A workstation knows gpusPerNode and gpuIndices only, a cluster all but
/// gpuIndices. Empty and 0: as the machine does it by default.
struct PlacementSpec {
    int nodes = 1;               ///< 1…256; at most as many as the run has processes
    int ranksPerNode = 0;        ///< processes a node, masters counted, 0…256; 0 = spread evenly
    int gpusPerNode = 0;         ///< 0…64
    std::string gpuType;         ///< "a100"
    std::vector<int> gpuIndices; ///< these GPUs of a workstation and no others, each once, ≤ 64, 0…1023
    std::string partition;       ///< these texts ≤ 200 characters
    std::string account;
    std::string qos;
    std::string constraint; ///< "ib&a100"
    std::string exclude;    ///< nodes not wanted: "n[01-03]"
    std::string reservation;
    int timeLimitMinutes = 0;   ///< 0…525600
    std::int64_t memoryMiB = 0; ///< a node, 0…1073741824
    int restartLimit =
        10; ///< how often it may begin again by itself after a time limit, preemption or lost node, 0…1000
    friend bool operator==(const PlacementSpec&, const PlacementSpec&) = default;
};

struct ResourceSpec {
    DeviceKind device = DeviceKind::Cpu;
    int threads = 0; ///< compute threads of a rank; 0 = all cores of the machine, shared by its ranks
    int ranks = 1;   ///< 1…256 processes that train together
    PlacementSpec placement = {};
    friend bool operator==(const ResourceSpec&, const ResourceSpec&) = default;
};

/// How ranks work together.
enum class DistributionMode {
    Synchronous, ///< gradients of every step are averaged over all ranks
    Downpour,    ///< workers send gradients to a master, which updates at once (Dean et al. 2012)
    Easgd,       ///< workers train on their own and are drawn to a common centre (Zhang, Choromanska, LeCun 2015)
    Gem          ///< gradient energy matching (Hermans, Spanakis, Möckel 2017)
};

/// What becomes of batch size B and learning rate when n ranks train; protocol/scaling.h has the formulas.
enum class ScalingRule {
    EffectiveBatch, ///< B is shared by the ranks, the rate stays: the losses of one rank
    Linear,         ///< B on each rank, rate · n
    SquareRoot,     ///< B on each rank, rate · √n
    TwoThirds,      ///< B on each rank, rate · n^⅔
    None            ///< B on each rank, the rate stays
};

/// In what form gradients travel.
enum class BucketPrecision { Fp32, Bf16, Fp16 };

/// How resources.ranks train together; without meaning for one rank.
struct DistributionSpec {
    DistributionMode mode = DistributionMode::Synchronous;
    ScalingRule scaling = ScalingRule::EffectiveBatch;
    double bucketMiB = 0.0; ///< gradients are summed in slices of so many MiB, [0, 1024]; 0 = found by trying
    BucketPrecision bucketPrecision = BucketPrecision::Fp32;
    bool overlap = true;        ///< slices are summed while the backward pass computes the next ones
    bool orderedSum = false;    ///< sums in the order of ranks, so that MPI and shared memory give the same bits
    bool syncBatchNorm = false; ///< batch-norm uses the statistics of the whole batch, not of a rank's part
    int syncEvery = 1;          ///< not synchronous: batches between two exchanges with the master, 1…10000
    int masters = 1;            ///< not synchronous: 1 = one master; more = so many below a top one, 1…64
    int workerRanks = 1;        ///< not synchronous: ranks that form one worker by averaging gradients, 1…256
    double elasticForce = 0.9;  ///< easgd: β = workers · α, (0, 1]
    double gemKappa = 2.0;      ///< gem: amplification of the proxy, (0, 100]
    double gemMomentum = 0.9;   ///< gem: of the proxy, [0, 1)
    friend bool operator==(const DistributionSpec&, const DistributionSpec&) = default;
};

/// What is recorded beyond the series.
struct MonitoringSpec {
    TraceRequest trace; ///< of each attempt; steps = 0: none
    /// CheckpointReference of another run's end: when this one has ended, the error on the straight line between both
    /// is measured (series::kBarrierLoss, kBarrierError). Empty: it is not.
    std::string barrierTo;
    /// Share of the weights, [0, 0.9999], that the mask would prune whose change is recorded at every epoch's end
    /// (series::kMaskDistance; "early-bird tickets", You et al. 2020); 0 = it is not.
    double maskShare = 0.0;
    friend bool operator==(const MonitoringSpec&, const MonitoringSpec&) = default;
};

/// Where a run continues from another run's checkpoint.
struct ParentSpec {
    std::string run;
    std::string checkpoint; ///< path of a .safetensors file, or a CheckpointReference
    /// Whether steps are counted on from where the checkpoint stood, with the learning rate and the order of the data
    /// of there, instead of from 0.
    bool continueSchedule = false;
    friend bool operator==(const ParentSpec&, const ParentSpec&) = default;
};

/// The whole description of a run; a spec reproduces its run. Serialised as spec.json
/// (resources/schema/run-spec.schema.json is its published schema).
struct RunSpec {
    std::string id;                ///< [A-Za-z0-9_.-]{1,64}, no leading dot; makeRunId()
    std::string name;              ///< 1…200 characters, any but control characters
    std::string notes;             ///< ≤ 20,000 characters
    std::vector<std::string> tags; ///< ≤ 50, each 1…60 characters
    std::string campaign;          ///< id, empty when there is none
    std::string cell;              ///< cell within the campaign
    std::optional<ParentSpec> parent;
    ModelSpec model;
    DataSpec data;
    TrainingSpec training;
    ResourceSpec resources;
    std::uint64_t seed = 1; ///< keys all random choices, those of the data unless they have seeds of their own
    DistributionSpec distribution;
    PruningSpec pruning;
    MonitoringSpec monitoring;
    friend bool operator==(const RunSpec&, const RunSpec&) = default;
};

/// Parses and checks; fills `problems` (unknown key, wrong type, out of range, contradictions) and returns what could
/// be read with defaults for the rest. A spec is valid exactly when `problems` stays empty. Throws nothing.
RunSpec parseRunSpec(const nlohmann::json& document, std::vector<SpecProblem>& problems);

/// Parses text; a syntax error becomes one problem with path "" and line and column in `found`.
RunSpec parseRunSpecText(std::string_view text, std::vector<SpecProblem>& problems);

/// Reads spec.json. Throws the Failure of readFile(), or Failure(BadInput) whose reason lists every problem.
RunSpec readRunSpec(const std::string& path);

/// The same checks on a spec made in memory.
std::vector<SpecProblem> validateRunSpec(const RunSpec& spec);

/// Every field, in a stable order, with "version".
nlohmann::ordered_json toJson(const RunSpec& spec);
std::string toText(const RunSpec& spec);

/// Flattened "training.batch_size" → "64", for tables, comparison and search. Leaves out id, name, notes, tags.
std::vector<std::pair<std::string, std::string>> flattenRunSpec(const RunSpec& spec);

/// Keys which samples the run has: DataSpec::seed or the run's.
std::uint64_t sampleSeed(const RunSpec& spec);
/// Keys in which order they come and how they are changed at random: DataSpec::orderSeed or the run's.
std::uint64_t orderSeed(const RunSpec& spec);

/// Names as they stand in JSON: "small-cnn", "resnet20v2", "glyphs", …
std::string_view name(Architecture value);
std::string_view name(DataFormat value);
std::string_view name(FitKind value);
std::string_view name(CacheStorage value);
std::string_view name(UnreadablePolicy value);
std::string_view name(OptimizerKind value);
std::string_view name(ScheduleKind value);
std::string_view name(DeviceKind value);
std::string_view name(NonFinitePolicy value);
std::string_view name(LossKind value);
std::string_view name(Sharding value);
std::optional<Sharding> shardingNamed(std::string_view name);
std::string_view name(Precision value);
std::string_view name(DistributionMode value);
std::string_view name(ScalingRule value);
std::string_view name(BucketPrecision value);
std::string_view name(WatchedSeries value); ///< "none" or the series' name: "val/top1"

/// What people call a run's model: the architecture's name, or the file's.
std::string modelName(const ModelSpec& model);
/// Whether less is better.
bool lowerIsBetter(WatchedSeries series);

} // namespace trainyard
