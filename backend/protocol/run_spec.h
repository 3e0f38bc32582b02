// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/architectures.h"
#include "backend/protocol/program_spec.h"
#include "backend/protocol/pruning_spec.h"
#include "backend/protocol/trace_request.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// One problem in a spec: where (JSON pointer), what was found, and what is allowed.
struct SpecProblem {
    std::string path; ///< "/training/batch_size"
    Reason found;     ///< "0"; empty when a required value is missing
    Reason allowed;   ///< a reason of reasons_spec.h: "a whole number from 1 to 65536"; from older engines only words

    /// "/training/batch_size is 0; allowed: a whole number from 1 to 65536"
    Reason why() const;
    std::string text() const { return why().words; }
    /// Two problems are equal when their texts are equal.
    friend bool operator==(const SpecProblem& a, const SpecProblem& b)
    {
        return a.path == b.path && a.found.words == b.found.words && a.allowed.words == b.allowed.words;
    }
};

enum class DataFormat { Glyphs, Idx, Folder, Cifar, Csv, TfRecord, Hdf5, Synthetic };
enum class OptimizerKind { Sgd, Adam, AdamW, RmsProp, Adadelta, Lars };
enum class LossKind { SoftmaxCrossEntropy, BinaryCrossEntropy, MeanSquaredError };
enum class ScheduleKind { Constant, Step, Cosine, Polynomial, OneCycle };
enum class DeviceKind { Cpu, Reference, Cuda };
enum class NonFinitePolicy { Stop, Continue };
enum class Precision { Fp32, Bf16, Fp16, Tf32 }; ///< tf32: fp32 with products computed from 10-bit mantissas
/// A series on which something is decided at the end of an epoch. Lower losses and higher accuracies are better.
enum class WatchedSeries { None, ValLoss, ValTop1, ValTop5, TrainLoss, TrainTop1 };

struct ModelSpec {
    Architecture architecture = Architecture::SmallCnn; ///< ignored when there is a file
    double dropout = 0.25;                              ///< share of inputs zeroed before the classifier, [0, 0.95]
    double widthMultiplier = 1.0;                       ///< scales every layer's channels, [0.25, 8]
    std::string file;    ///< full path of a *.model.json, Keras or ONNX file that replaces the architecture
    std::string weights; ///< full path of the file with the initial weights; empty = drawn from the seed
    friend bool operator==(const ModelSpec&, const ModelSpec&) = default;
};

/// What readers deliver and the network receives: uint8 NHWC images of this size, or features with this many values.
struct ImageSpec {
    int height = 32; ///< pixels, 8…1024; for features 1…65536
    int width = 32;
    int channels = 1; ///< 1 grey, 3 RGB; for features 1…4096
    friend bool operator==(const ImageSpec&, const ImageSpec&) = default;
};

/// Which classes of a data set are used; neither count nor names = all.
struct ClassChoice {
    int count = 0; ///< this many, spread evenly over the data set's order: 2 of 6 → the 1st and the 4th
    std::vector<std::string> names; ///< these classes, in the data set's order
    friend bool operator==(const ClassChoice&, const ClassChoice&) = default;
};

/// How an image of another shape is fitted to the spec's size: its aspect ratio is changed, its centre is cut out, or
/// black bars are added.
enum class FitKind { Stretch, Crop, Pad };
/// What a prepared cache holds: raw pixels, or JPEGs at quality 95. Auto = pixels if they need at most 16 GB.
enum class CacheStorage { Auto, Raw, Jpeg };
/// What happens when a sample cannot be read: the run fails, or another sample takes its place (see
/// data/pipeline/loader.h).
enum class UnreadablePolicy { Fail, Skip };

/// Random changes of training images; backend/data/augment/augment.h describes each and their order.
struct AugmentSpec {
    bool resizedCrop = false;      ///< a random part of the image, resized; replaces DataSpec::fit
    double cropArea = 0.08;        ///< smallest share of the area that the part covers, (0, 1]
    double cropAspect = 4.0 / 3.0; ///< aspect ratio drawn from 1/value … value, [1, 4]
    bool rotate = false;           ///< by a multiple of 90°; by 0° or 180° when images are not square
    double brightness = 0.0;       ///< factor drawn from 1 − value … 1 + value, [0, 1]
    double contrast = 0.0;
    double saturation = 0.0;
    double hue = 0.0;    ///< shifted by −value … value of the colour circle, [0, 0.5]
    int randAugment = 0; ///< operations per image, 0…10; 0 = none
    int magnitude = 9;   ///< strength of those operations, 0…30
    int cutout = 0;      ///< side of a black square, pixels, 0…1024; 0 = none
    /// Alpha of the Beta distribution from which the other image's share is drawn, [0, 10]; 0 = off.
    double mixup = 0.0;
    double cutmix = 0.0; ///< the same for a rectangle of another image; if both are set, one is chosen at random
    friend bool operator==(const AugmentSpec&, const AugmentSpec&) = default;
};

/// Images that are decoded and resized once and packed into files that all runs share.
struct CacheSpec {
    std::string place = "off"; ///< "off", "auto" (the user's cache folder) or a folder
    int side = 0; ///< with random crops: shorter side of the kept images, 0…2048; 0 = 8/7 of the image size
    CacheStorage storage = CacheStorage::Auto;
    bool on() const { return place != "off"; }
    friend bool operator==(const CacheSpec&, const CacheSpec&) = default;
};

/// The order of an epoch's samples and how ranks share them; backend/data/dataset/sharding.h has the rules.
enum class Sharding {
    Shuffle, ///< reshuffled each epoch and cut into steps, of which each rank takes a contiguous share
    Random,  ///< each rank draws its batches from all samples, with replacement
    Files    ///< each rank reads whole files (or a contiguous part), one after another
};

/// As a seed of the data: use the run's seed.
inline constexpr std::int64_t kSeedOfRun = -1;
inline constexpr std::int64_t kLargestDataSeed = (std::int64_t{1} << 53) - 1; ///< exact in every JSON reader

struct DataSpec {
    DataFormat format = DataFormat::Glyphs;
    std::string path; ///< folder or file of the data set; empty when the engine generates it
    ImageSpec image;
    std::int64_t trainSamples = 0;      ///< 0 = all; for glyphs the number drawn (0 = 10,000)
    std::int64_t validationSamples = 0; ///< 0 = all; for glyphs 0 = 2,000
    bool flip = false;                  ///< random horizontal flip of training images
    int cropPadding = 0;                ///< random crop after padding by this many pixels, 0…64
    int loaderThreads = 1;              ///< 0…256; 0 = the training thread decodes
    /// HDF5: names of data sets, "a" or "a,b"; TFRecord: name of a feature; empty = the usual name.
    std::string features;
    std::string labels;
    ClassChoice classes;
    double validationShare = 0.1; ///< of each class, held out if the source has no validation part, (0, 0.9]
    FitKind fit = FitKind::Stretch;
    AugmentSpec augment;
    CacheSpec cache; ///< not for generated data
    Sharding sharding = Sharding::Shuffle;
    UnreadablePolicy unreadable = UnreadablePolicy::Fail; ///< for images in single files or records, and for HDF5 rows
    /// Determines which samples are used: those that the engine draws, the validation split and the choice of a subset.
    /// kSeedOfRun…kLargestDataSeed.
    std::int64_t seed = kSeedOfRun;
    std::int64_t orderSeed = kSeedOfRun; ///< determines the order of samples and their random changes; same range
    friend bool operator==(const DataSpec&, const DataSpec&) = default;
};

/// The optimizer and its constants; backend/optim has the formulas. Each kind uses only its own constants (see
/// takes()); the others keep the values of optimizerDefaults().
struct OptimizerSpec {
    OptimizerKind kind = OptimizerKind::Sgd;
    double momentum = 0.9;         ///< SGD, RMSprop, LARS: [0, 0.9999]
    bool nesterov = true;          ///< SGD
    double weightDecay = 1e-4;     ///< [0, 10]
    double beta1 = 0.9;            ///< Adam, AdamW: decay of the mean gradient, [0, 0.9999]
    double beta2 = 0.999;          ///< Adam, AdamW: decay of the mean square, [0, 0.999999]
    double rho = 0.9;              ///< RMSprop, Adadelta: decay of the mean square, [0, 0.9999]
    double epsilon = 1e-8;         ///< Adam, AdamW, RMSprop, Adadelta: (0, 1]
    double trust = 0.001;          ///< LARS: coefficient of a layer's learning rate, (0, 1]
    bool decayNormAndBias = false; ///< also apply weight decay to batch-norm parameters and biases
    friend bool operator==(const OptimizerSpec&, const OptimizerSpec&) = default;
};

/// Whether the engine itself generates the samples instead of reading files.
bool isGenerated(DataFormat format);
/// The number of classes to which the spec restricts its data set; 0 = not restricted.
std::size_t usedClasses(const DataSpec& data);
/// The number of training samples that the run is limited to; 0 = all. Generated samples are as many as are wanted.
std::int64_t usedSamples(const DataSpec& data);
/// Whether a format has this JSON key of "data", such as takes(DataFormat::Hdf5, "features"). Keys without a rule apply
/// to all formats.
bool takes(DataFormat format, std::string_view key);

/// The constants of an optimizer when the spec does not set them.
OptimizerSpec optimizerDefaults(OptimizerKind kind);
/// Whether an optimizer has the constant with this JSON key, such as takes(OptimizerKind::Adam, "beta1").
bool takes(OptimizerKind kind, std::string_view key);

struct LearningRateSpec {
    double base = 0.05; ///< (0, 1000]
    ScheduleKind schedule = ScheduleKind::Cosine;
    double warmupEpochs = 0.5; ///< linear from base/10 … base, ≥ 0, less than epochs
    double finalFactor = 0.0;  ///< end of cosine, polynomial and one-cycle as a share of base, [0, 1]
    double stepEpochs = 10.0;  ///< step: every this many epochs …
    double stepFactor = 0.1;   ///< … multiply by this factor, (0, 1]
    double power = 1.0;        ///< polynomial
    friend bool operator==(const LearningRateSpec&, const LearningRateSpec&) = default;
};

/// Ends the run when a series has stopped improving.
struct EarlyStoppingSpec {
    WatchedSeries series = WatchedSeries::None; ///< None = never
    int patience = 5;                           ///< values in a row without improvement, 1…100000
    double minDelta = 0.0;                      ///< only a gain larger than this is an improvement, [0, 1000]
    friend bool operator==(const EarlyStoppingSpec&, const EarlyStoppingSpec&) = default;
};

/// Ends the run as completed as soon as a series reaches a value, and records the time it took.
struct TargetSpec {
    WatchedSeries series = WatchedSeries::None; ///< None = no target
    double value = 0.9;                         ///< accuracy ≥, loss ≤; [0, 1000]
    friend bool operator==(const TargetSpec&, const TargetSpec&) = default;
};

inline constexpr int kAutoBatch = 0;

struct TrainingSpec {
    int epochs = 5; ///< 1…100000
    /// Samples per step, 1…65536, or kAutoBatch: the largest that fits. distribution.scaling says whether this is the
    /// batch of all ranks together or of each rank, and how the learning rate changes.
    int batchSize = 64;
    int microBatches = 1; ///< parts of a batch that are computed one after another to save memory, 1…1024
    Precision precision = Precision::Fp32; ///< precision of the computation; weights are kept in fp32
    OptimizerSpec optimizer;
    double clipNorm = 0.0; ///< largest global norm of the gradients, [0, 1e6]; 0 = no clipping
    LearningRateSpec learningRate;
    LossKind loss = LossKind::SoftmaxCrossEntropy;
    double labelSmoothing = 0.0;   ///< [0, 0.9]; not with the squared error
    int checkpointEveryEpochs = 1; ///< 0 = only at the end
    int keepCheckpoints = 3;       ///< number of newest checkpoints kept; 0 = all
    /// Checkpoints that are written and kept regardless of the two fields above: at the ends of these epochs (0 =
    /// before the first step) and after these steps. Each list is ascending, with at most 1,000 entries.
    std::vector<std::int64_t> keepEpochs;
    std::vector<std::int64_t> keepSteps;
    /// Also keeps the checkpoint of the epoch with the best value of this series.
    WatchedSeries bestCheckpoint = WatchedSeries::None;
    int validateEveryEpochs = 1; ///< ≥ 1
    int validationThreads = 0; ///< number of threads that validate while training continues, 0…4096; 0 = training waits
    EarlyStoppingSpec earlyStopping;
    TargetSpec target;
    NonFinitePolicy onNonFinite = NonFinitePolicy::Stop;
    friend bool operator==(const TrainingSpec&, const TrainingSpec&) = default;
};

/// Where a run is placed on its machine. A workstation uses only gpusPerNode and gpuIndices; a cluster uses all but
/// gpuIndices. Empty or 0 = the machine's default.
struct PlacementSpec {
    int nodes = 1;               ///< 1…256; at most the number of processes
    int ranksPerNode = 0;        ///< processes per node including masters, 0…256; 0 = spread evenly
    int gpusPerNode = 0;         ///< 0…64
    std::string gpuType;         ///< "a100"
    std::vector<int> gpuIndices; ///< only these GPUs of a workstation, each once, ≤ 64 entries, 0…1023
    std::string partition;       ///< these texts ≤ 200 characters
    std::string account;
    std::string qos;
    std::string constraint; ///< "ib&a100"
    std::string exclude;    ///< nodes not wanted: "n[01-03]"
    std::string reservation;
    int timeLimitMinutes = 0;   ///< 0…525600
    std::int64_t memoryMiB = 0; ///< per node, 0…1073741824
    /// How often the run may restart by itself after a time limit, preemption or lost node, 0…1000.
    int restartLimit = 10;
    friend bool operator==(const PlacementSpec&, const PlacementSpec&) = default;
};

/// The cores of a machine on which each process of a run computes and loads its data.
enum class CorePlacement {
    Auto,    ///< neighbours, GPUs' first, in equal parts; mpirun, srun and a process alone: not bound
    Compact, ///< neighbours; a rank with a GPU: only those beside it
    Scatter, ///< in turn, so that each process has cores of every processor and node of memory
    None     ///< not bound
};

struct ResourceSpec {
    DeviceKind device = DeviceKind::Cpu;
    int threads = 0; ///< compute threads per rank; 0 = all cores of the machine, shared by its ranks
    int ranks = 1;   ///< 1…256 processes that train together
    CorePlacement cores = CorePlacement::Auto;
    PlacementSpec placement = {};
    friend bool operator==(const ResourceSpec&, const ResourceSpec&) = default;
};

/// How ranks work together.
enum class DistributionMode {
    Synchronous, ///< gradients of every step are averaged over all ranks
    Downpour,    ///< workers send gradients to a master, which updates immediately (Dean et al. 2012)
    Easgd, ///< workers train independently and are pulled towards a common centre (Zhang, Choromanska, LeCun 2015)
    Gem    ///< gradient energy matching (Hermans, Spanakis, Möckel 2017)
};

/// How batch size B and learning rate change with n ranks; protocol/scaling.h has the formulas.
enum class ScalingRule {
    EffectiveBatch, ///< the ranks share B, the rate stays: the losses equal those of one rank
    Linear,         ///< B on each rank, rate · n
    SquareRoot,     ///< B on each rank, rate · √n
    TwoThirds,      ///< B on each rank, rate · n^⅔
    None            ///< B on each rank, the rate stays
};

/// The precision in which gradients are sent.
enum class BucketPrecision { Fp32, Bf16, Fp16 };

/// How the processes of resources.ranks train together; ignored with one rank.
struct DistributionSpec {
    DistributionMode mode = DistributionMode::Synchronous;
    ScalingRule scaling = ScalingRule::EffectiveBatch;
    double bucketMiB = 0.0; ///< gradients are summed in slices of this size, [0, 1024]; 0 = tuned in the first steps
    BucketPrecision bucketPrecision = BucketPrecision::Fp32;
    bool overlap = true;        ///< sums slices while the backward pass computes the next ones
    bool orderedSum = false;    ///< sums in rank order, so that MPI and shared memory give identical bits
    bool syncBatchNorm = false; ///< batch-norm uses the statistics of the whole batch instead of a rank's part
    int syncEvery = 1;          ///< asynchronous only: batches between exchanges with the master, 1…10000
    int masters = 1;            ///< asynchronous only: 1 = one master; more = this many below a top master, 1…64
    int workerRanks = 1;        ///< asynchronous only: ranks that form one worker by averaging gradients, 1…256
    double elasticForce = 0.9;  ///< easgd: β = workers · α, (0, 1]
    double gemKappa = 2.0;      ///< gem: amplification of the proxy, (0, 100]
    double gemMomentum = 0.9;   ///< gem: momentum of the proxy, [0, 1)
    friend bool operator==(const DistributionSpec&, const DistributionSpec&) = default;
};

/// Distributions of a network's values, recorded while it trains (protocol/value_histogram.h).
struct HistogramSpec {
    bool record = false;
    int every = 0; ///< steps, 1…1,000,000; 0 = automatic: HistogramPace
    bool weights = true;
    bool gradients = true;   ///< not in asynchronous runs, whose master has none of its own
    bool activations = true; ///< likewise
    friend bool operator==(const HistogramSpec&, const HistogramSpec&) = default;
};

/// What a run records besides the series.
struct MonitoringSpec {
    TraceRequest trace; ///< traced steps of each attempt; steps = 0: none
    /// CheckpointReference to the end of another run. When this run ends, it measures the error on the straight line
    /// between both (series::kBarrierLoss, kBarrierError). Empty = off.
    std::string barrierTo;
    /// Share of the weights, [0, 0.9999], pruned by the mask whose change is recorded at the end of every epoch
    /// (series::kMaskDistance; "early-bird tickets", You et al. 2020); 0 = off.
    double maskShare = 0.0;
    HistogramSpec histograms;
    friend bool operator==(const MonitoringSpec&, const MonitoringSpec&) = default;
};

/// The checkpoint of another run from which a run continues.
struct ParentSpec {
    std::string run;
    std::string checkpoint; ///< path of a .safetensors file, or a CheckpointReference
    /// Whether step count, learning rate and data order continue from the checkpoint instead of starting at step 0.
    bool continueSchedule = false;
    friend bool operator==(const ParentSpec&, const ParentSpec&) = default;
};

/// The complete description of a run; a spec reproduces its run. Stored as spec.json;
/// resources/schema/run-spec.schema.json is its published schema.
struct RunSpec {
    std::string id;                ///< [A-Za-z0-9_.-]{1,64}, no leading dot; makeRunId()
    std::string name;              ///< 1…200 characters, no control characters
    std::string notes;             ///< ≤ 20,000 characters
    std::vector<std::string> tags; ///< ≤ 50, each 1…60 characters
    std::string campaign;          ///< id; empty if there is none
    std::string cell;              ///< cell within the campaign
    std::optional<ParentSpec> parent;
    /// A program that trains in the engine's place. Beside it only `resources` and `seed` apply.
    std::optional<ProgramSpec> program;
    ModelSpec model;
    DataSpec data;
    TrainingSpec training;
    ResourceSpec resources;
    std::uint64_t seed = 1; ///< determines all random choices, except those of the data if it has its own seeds
    DistributionSpec distribution;
    PruningSpec pruning;
    MonitoringSpec monitoring;
    friend bool operator==(const RunSpec&, const RunSpec&) = default;
};

/// Parses and checks. Adds unknown keys, wrong types, values out of range and contradictions to `problems` and returns
/// what could be read, with defaults for the rest. A spec is valid exactly when `problems` stays empty. Does not throw.
RunSpec parseRunSpec(const nlohmann::json& document, std::vector<SpecProblem>& problems);
/// The same; a program's parameters keep the order in which the document has them, which is that of its command line.
RunSpec parseRunSpec(const nlohmann::ordered_json& document, std::vector<SpecProblem>& problems);

/// Parses text, and keeps that order. A syntax error becomes one problem with an empty path and with line and column in
/// `found`, a key that an object has twice one with its path.
RunSpec parseRunSpecText(std::string_view text, std::vector<SpecProblem>& problems);

/// Reads spec.json. Throws the Failure of readFile(), or Failure(BadInput, or Version if the spec is newer) with a
/// reason that lists every problem.
RunSpec readRunSpec(const std::string& path);

/// Applies the same checks to a spec made in memory.
std::vector<SpecProblem> validateRunSpec(const RunSpec& spec);

/// Every field that applies, in a stable order, with "version".
nlohmann::ordered_json toJson(const RunSpec& spec);
std::string toText(const RunSpec& spec);

/// Flattened "training.batch_size" → "64", for tables, comparison and search, without id, name, notes and tags.
std::vector<std::pair<std::string, std::string>> flattenRunSpec(const RunSpec& spec);

/// The seed that determines which samples the run uses: DataSpec::seed or the run's seed.
std::uint64_t sampleSeed(const RunSpec& spec);
/// The seed that determines their order and random changes: DataSpec::orderSeed or the run's seed.
std::uint64_t orderSeed(const RunSpec& spec);

/// Names as in JSON: "small-cnn", "resnet20v2", "glyphs", …
std::string_view name(Architecture value);
std::string_view name(DataFormat value);
std::string_view name(FitKind value);
std::string_view name(CacheStorage value);
std::string_view name(UnreadablePolicy value);
std::string_view name(OptimizerKind value);
std::string_view name(ScheduleKind value);
std::string_view name(DeviceKind value);
std::string_view name(CorePlacement value);
std::optional<CorePlacement> corePlacementNamed(std::string_view name);
std::string_view name(NonFinitePolicy value);
std::string_view name(LossKind value);
std::string_view name(Sharding value);
std::optional<Sharding> shardingNamed(std::string_view name);
std::string_view name(Precision value);
std::string_view name(DistributionMode value);
std::string_view name(ScalingRule value);
std::string_view name(BucketPrecision value);
std::string_view name(WatchedSeries value); ///< "none" or the series' name: "val/top1"

/// The displayed name of a run's model: the architecture's or the file's name.
std::string modelName(const ModelSpec& model);
/// The same of a whole spec, or the name of the program that trains.
std::string trainedName(const RunSpec& spec);
/// Whether lower values are better.
bool lowerIsBetter(WatchedSeries series);

} // namespace trainyard
