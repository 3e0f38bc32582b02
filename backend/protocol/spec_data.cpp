// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/spec_data.h"

#include "backend/protocol/run_fields.h"
#include "backend/protocol/spec_problems.h"
#include "backend/protocol/spec_reader.h"
#include "backend/protocol/spec_tables.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace data_table {

using namespace spec_fields;
using D = DataSpec;
using A = AugmentSpec;
using I = ImageSpec;
using enum DataFormat;

// clang-format off
constexpr FieldChoice kFormats[] = {
    {"glyphs",    "Glyphs, built in",       "Shapes that the engine draws from the seed: nothing to download"},
    {"idx",       "IDX files",              "A folder with the four files of MNIST, Fashion-MNIST or similar, plain or "
                                            ".gz"},
    {"folder",    "Image folder",           "train/CLASS/*.jpg, *.png or *.webp, and the same below val or test"},
    {"cifar",     "CIFAR-10 or CIFAR-100",  "The folder or .tar.gz of the binary or Python version"},
    {"csv",       "CSV list of images",     "A file with the lines path,label, or a folder with train.csv and val.csv"},
    {"tfrecord",  "TFRecord files",         "tf.train.Example records with an encoded image and a label"},
    {"hdf5",      "HDF5 files",             "A file, a list of files, or a folder with train*.h5 and val*.h5"},
    {"synthetic", "Synthetic ImageNet",     "Random images in ImageNet's shape and number: for measuring speed, "
                                            "nothing can be learned"}};

constexpr FieldChoice kFits[] = {
    {"stretch", "Stretch", "The whole image, with its aspect ratio changed"},
    {"crop",    "Crop",    "The centre of the image, with its aspect ratio kept"},
    {"pad",     "Pad",     "The whole image, with its aspect ratio kept and black bars added"}};

constexpr FieldChoice kPlaces[] = { // or a folder
    {"off",  "Off", "Every epoch decodes the images again"},
    {"auto", "On",  "Images are decoded and resized once and shared by all runs"}};

constexpr FieldChoice kStorages[] = {
    {"auto", "Auto",   "Pixels if they need at most 16 GB, otherwise JPEGs"},
    {"raw",  "Pixels", "Fastest, largest"},
    {"jpeg", "JPEG",   "JPEGs at quality 95: about a tenth of the space"}};

constexpr FieldChoice kShardings[] = {
    {"shuffle", "Shuffle", "Every sample once per epoch, reshuffled each time; ranks take turns"},
    {"random",  "Draw",    "Each batch is drawn from all samples with replacement"},
    {"files",   "Files",   "File by file, shuffled within each file; ranks take whole files"}};

constexpr FieldChoice kUnreadablePolicies[] = {
    {"fail", "Stop", "The run fails and names the first sample that cannot be read"},
    {"skip", "Skip", "Training replaces the sample with another, validation leaves it out; the run's messages list "
                     "them"}};
// clang-format on

/// Whether the format is one of these.
template <DataFormat... Formats>
bool format(const D& data)
{
    return ((data.format == Formats) || ...);
}
bool hasFiles(const D& data)
{
    return !isGenerated(data.format);
}
bool choosesClasses(const D& data)
{
    return data.format != Glyphs;
}

bool fits(const RunSpec& spec)
{
    return hasFiles(spec.data);
}
bool cropsPadded(const RunSpec& spec)
{
    return spec.data.cropPadding > 0;
}
bool cropsResized(const RunSpec& spec)
{
    return spec.data.augment.resizedCrop;
}
bool changesColours(const RunSpec& spec)
{
    const A& augment = spec.data.augment;
    return augment.brightness > 0 || augment.contrast > 0 || augment.saturation > 0 || augment.hue > 0;
}
bool choosesOperations(const RunSpec& spec)
{
    return spec.data.augment.randAugment > 0;
}
bool keepsImages(const RunSpec& spec)
{
    return spec.data.cache.on();
}
bool keepsForCrops(const RunSpec& spec)
{
    return keepsImages(spec) && cropsResized(spec);
}
template <auto Member>
bool augments(const RunSpec& spec)
{
    return spec.data.augment.*Member > 0;
}

FieldValue classesOf(const D& data)
{
    if (data.classes.names.empty())
        return std::int64_t{data.classes.count};
    return data.classes.names;
}
void setClasses(D& data, const FieldValue& value)
{
    data.classes = {};
    if (const auto* names = std::get_if<std::vector<std::string>>(&value))
        data.classes.names = *names;
    else
        data.classes.count = static_cast<int>(std::get<std::int64_t>(value));
}

constexpr SpecField<D> classes(std::string_view path, std::string_view title)
{
    SpecField<D> made;
    made.path = path;
    made.title = title;
    made.type = FieldType::CountOrTexts;
    made.get = classesOf;
    made.set = setClasses;
    return made;
}

constexpr int kSmallestImage = 8, kLargestImage = 1024;
constexpr std::int64_t kMostFeatures = std::int64_t{3} * kLargestImage * kLargestImage;
constexpr double kMostSamples = std::int64_t{1} << 40;

// clang-format off
constexpr SpecField<D> kTable[] = {
    field<&D::format>("format", "Format").of(kFormats)
        .about("The source of the samples."),
    field<&D::path>("path", "Folder").characters(0, 4096).leastIs("Folder of the data set").shownWhen(fits)
        .about("Folder or file of the data set; empty for glyphs and synthetic."),
    field<&D::features>("features", "Features").characters(0, 1000).when(format<TfRecord, Hdf5>, "format")
        .about("Name of the data set or feature with the images or numbers. Several HDF5 names, separated by commas, "
               "are joined: vectors end to end, others as channels. Empty = features, or image/encoded."),
    field<&D::labels>("labels", "Labels").characters(0, 200).when(format<TfRecord, Hdf5>, "format")
        .about("Name of the data set or feature with the labels. Empty = labels, or image/class/label."),
    classes("classes", "Classes").range(2, 100'000).entries(10'000).leastIs("All").when(choosesClasses, "format")
        .about("A number of classes, spread evenly over all of them, or class names separated by commas. Results show "
               "the choice because a subset is a different task."),
    field<&D::validationShare>("validation_share", "Held out").above(0, 0.9).when(hasFiles, "format")
        .about("Share of each class held out for validation if the data set has no validation part: 0.1 = one image in "
               "ten."),

    group<D>("image").about("The network's input: images are resized to it; features of HDF5 files must have that many "
                            "values."),
    field<&D::image, &I::height>("image/height", "Image size").range(1, 65'536).in("px")
        .about("Height × width, 8 to 1024 for images. Every image is resized to this before it enters the network; "
               "features of HDF5 files have height × width × channels values."),
    field<&D::image, &I::width>("image/width").range(1, 65'536)
        .about("Pixels, 8 to 1024 for images."),
    field<&D::image, &I::channels>("image/channels", "Channels").range(1, 4096)
        .about("For images 1 (grey) or 3 (RGB)."),

    field<&D::trainSamples>("train_samples", "Training samples").labelled("Training").range(0, kMostSamples)
        .leastIs("all")
        .about("Number of training samples to use; fewer give a quick trial. All = 10,000 for glyphs."),
    field<&D::validationSamples>("validation_samples", "Validation samples").labelled("Validation")
        .range(0, kMostSamples).leastIs("all")
        .about("Number of samples that each validation uses. All = 2,000 for glyphs."),
    field<&D::seed>("seed", "Seed of samples").range(kSeedOfRun, kLargestDataSeed).leastIs("the run's seed")
        .about("Determines which samples are used: the choice of a subset, the validation split, and the samples that "
               "the engine draws."),
    field<&D::sharding>("sharding", "Sample order").of(kShardings)
        .about("The order in which an epoch's samples come."),
    field<&D::orderSeed>("order_seed", "Seed of order").range(kSeedOfRun, kLargestDataSeed).leastIs("the run's seed")
        .about("Determines the order of the samples and their random changes."),

    field<&D::flip>("flip", "Flip")
        .about("Mirror half of the training images, left to right."),
    field<&D::cropPadding>("crop_padding", "Crop").range(0, 64).in("px").shownWhen(cropsPadded)
        .about("Padding on each side before the random crop."),
    field<&D::fit>("fit", "Fit").of(kFits).shownWhen(fits)
        .about("How an image of another shape is fitted to the image size."),

    group<D>("augment").about("Random changes of training images."),
    field<&D::augment, &A::resizedCrop>("augment/resized_crop", "Resized crop")
        .about("Take a random part of each image and resize it: the usual choice for photographs."),
    field<&D::augment, &A::cropArea>("augment/crop_area", "Least area").above(0, 1).shownWhen(cropsResized)
        .about("Smallest share of the image's area that the part covers; 0.08 is usual."),
    field<&D::augment, &A::cropAspect>("augment/crop_aspect", "Aspect").range(1, 4).shownWhen(cropsResized)
        .about("The part's aspect ratio is drawn from 1/value to the value."),
    field<&D::augment, &A::rotate>("augment/rotate", "Turn")
        .about("Turn by a random multiple of 90°; by 0° or 180° when images are not square."),
    field<&D::augment, &A::brightness>("augment/brightness", "Brightness").range(0, 1).shownWhen(changesColours)
        .about("Multiplied by a factor drawn from 1 − value to 1 + value; 0 = unchanged."),
    field<&D::augment, &A::contrast>("augment/contrast", "Contrast").range(0, 1).shownWhen(changesColours)
        .about("Multiplied by a factor drawn from 1 − value to 1 + value; 0 = unchanged."),
    field<&D::augment, &A::saturation>("augment/saturation", "Saturation").range(0, 1).shownWhen(changesColours)
        .about("Multiplied by a factor drawn from 1 − value to 1 + value; 0 = unchanged."),
    field<&D::augment, &A::hue>("augment/hue", "Hue").range(0, 0.5).shownWhen(changesColours)
        .about("Shifted by up to this share of the colour circle, 0 to 0.5."),
    field<&D::augment, &A::randAugment>("augment/rand_augment", "Operations").range(0, 10).in("per image")
        .shownWhen(choosesOperations)
        .about("RandAugment: number of random operations per image."),
    field<&D::augment, &A::magnitude>("augment/magnitude", "Magnitude").range(0, 30).in("of 30")
        .shownWhen(choosesOperations)
        .about("RandAugment: how strong each operation is."),
    field<&D::augment, &A::cutout>("augment/cutout", "Cutout").range(0, 1024).in("px").shownWhen(augments<&A::cutout>)
        .about("Side of the covered square."),
    field<&D::augment, &A::mixup>("augment/mixup", "Mixup alpha").range(0, 10).shownWhen(augments<&A::mixup>)
        .about("The other image's share is drawn from Beta(value, value); 0 = off."),
    field<&D::augment, &A::cutmix>("augment/cutmix", "CutMix alpha").range(0, 10).shownWhen(augments<&A::cutmix>)
        .about("The other image's share is drawn from Beta(value, value); 0 = off."),

    group<D>("cache").when(hasFiles, "format")
        .about("Images are decoded and resized once and kept in files that all runs share. Not for glyphs and "
               "synthetic."),
    field<&D::cache, &CacheSpec::place>("cache/place", "Cache folder").as(FieldType::Path).of(kPlaces).characters(1, 4096)
        .when(hasFiles, "format").leastIs("Folder on a fast disk")
        .about("The prepared cache: off, auto (the user's cache folder), or a folder. The first run that uses it fills "
               "it."),
    field<&D::cache, &CacheSpec::side>("cache/side", "Kept side").range(0, 2048).in("px").leastIs("auto")
        .when(hasFiles, "format").shownWhen(keepsForCrops)
        .about("For resized crops: the shorter side of the kept images; auto = 8/7 of the image size."),
    field<&D::cache, &CacheSpec::storage>("cache/storage", "Kept as").of(kStorages).when(hasFiles, "format")
        .shownWhen(keepsImages)
        .about("The form in which each image is kept."),

    field<&D::loaderThreads>("loader_threads", "Loader threads").labelled("Loader").range(0, 256).in("threads")
        .about("Threads that read and augment images while training runs; 0 = the training thread does it."),
    field<&D::unreadable>("unreadable", "Unreadable").of(kUnreadablePolicies)
        .when(format<Folder, Csv, TfRecord, Hdf5>, "format")
        .about("What the run does when a file, record or row cannot be read."),
};
// clang-format on

/// HDF5 files may hold features, whose shapes are freer than those of images.
void checkImage(const DataSpec& data, std::vector<SpecProblem>& problems)
{
    const ImageSpec& image = data.image;
    if (data.format == DataFormat::Hdf5) {
        const std::int64_t values = std::int64_t{image.height} * image.width * image.channels;
        if (values > kMostFeatures)
            problems.push_back(SpecProblem{"/data/image/height", std::to_string(values) + " values a sample",
                                           specReason("spec.features", kMostFeatures)});
        return;
    }
    for (const auto& [key, side] : {std::pair("height", image.height), std::pair("width", image.width)})
        if ((side < kSmallestImage || side > kLargestImage) &&
            data.format != DataFormat::Glyphs) // which says more below
            problems.push_back(SpecProblem{std::string("/data/image/") + key, std::to_string(side),
                                           specReason("spec.whole", kSmallestImage, kLargestImage)});
    if (image.channels != 1 && image.channels != 3)
        problems.push_back(
            SpecProblem{"/data/image/channels", std::to_string(image.channels), specReason("spec.channels")});
    else if (data.format == DataFormat::Idx && image.channels != 1)
        problems.push_back(
            SpecProblem{"/data/image/channels", std::to_string(image.channels), specReason("spec.channels-idx")});
}

} // namespace data_table

std::span<const SpecField<DataSpec>> dataTable()
{
    return data_table::kTable;
}

std::string_view name(DataFormat value)
{
    return spec_fields::nameOf(data_table::kFormats, value);
}

std::string_view name(FitKind value)
{
    return spec_fields::nameOf(data_table::kFits, value);
}

std::string_view name(CacheStorage value)
{
    return spec_fields::nameOf(data_table::kStorages, value);
}

std::string_view name(Sharding value)
{
    return spec_fields::nameOf(data_table::kShardings, value);
}

std::optional<Sharding> shardingNamed(std::string_view name)
{
    return spec_fields::valueNamed<Sharding>(data_table::kShardings, name);
}

std::string_view name(UnreadablePolicy value)
{
    return spec_fields::nameOf(data_table::kUnreadablePolicies, value);
}

bool isGenerated(DataFormat format)
{
    return format == DataFormat::Glyphs || format == DataFormat::Synthetic;
}

std::size_t usedClasses(const DataSpec& data)
{
    if (!takes(data.format, "classes"))
        return 0;
    return data.classes.names.empty() ? static_cast<std::size_t>(data.classes.count) : data.classes.names.size();
}

std::int64_t usedSamples(const DataSpec& data)
{
    return isGenerated(data.format) ? 0 : data.trainSamples;
}

bool takes(DataFormat format, std::string_view key)
{
    DataSpec data;
    data.format = format;
    for (const SpecField<DataSpec>& row : data_table::kTable)
        if (row.path == key)
            return key == "path" ? data_table::hasFiles(data) : !row.applies || row.applies(data);
    return true;
}

void readData(const nlohmann::json& json, DataSpec& data, std::vector<SpecProblem>& problems)
{
    const RunField& section = *runField("/data");
    RunSpec spec;
    spec.data = data;
    SpecReader reader(json, section.path, problems);
    readGroup(reader, section, spec, problems);
    data = spec.data;
}

nlohmann::ordered_json toJson(const DataSpec& data)
{
    RunSpec spec;
    spec.data = data;
    return groupJson(*runField("/data"), spec);
}

void checkData(const DataSpec& data, std::vector<SpecProblem>& problems)
{
    data_table::checkImage(data, problems);
    if (takes(data.format, "path") && data.path.empty())
        problems.push_back(SpecProblem{"/data/path", "",
                                       data.format == DataFormat::Idx || data.format == DataFormat::Folder
                                           ? specReason("spec.data-folder")
                                           : specReason("spec.data-place")});
    if (data.format == DataFormat::Glyphs) {
        const ImageSpec& image = data.image;
        const std::string size = std::to_string(image.height) + " × " + std::to_string(image.width);
        if (image.height < 28 || image.height > 64 || image.width != image.height)
            problems.push_back(SpecProblem{"/data/image/height", size, specReason("spec.glyph-size")});
    }
}

} // namespace trainyard
