// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/spec_data.h"

#include "backend/protocol/spec_names.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

// In the order of the enum. A name is for ever: runs of the past have it in their specs.
constexpr spec_names::Pair<DataFormat> kFormats[] = {
    {DataFormat::Glyphs, "glyphs"}, {DataFormat::Idx, "idx"},
    {DataFormat::Folder, "folder"}, {DataFormat::Cifar, "cifar"},
    {DataFormat::Csv, "csv"},       {DataFormat::TfRecord, "tfrecord"},
    {DataFormat::Hdf5, "hdf5"},     {DataFormat::Synthetic, "synthetic"}};

constexpr spec_names::Pair<FitKind> kFits[] = {
    {FitKind::Stretch, "stretch"}, {FitKind::Crop, "crop"}, {FitKind::Pad, "pad"}};
constexpr spec_names::Pair<CacheStorage> kStorages[] = {
    {CacheStorage::Auto, "auto"}, {CacheStorage::Raw, "raw"}, {CacheStorage::Jpeg, "jpeg"}};
constexpr spec_names::Pair<Sharding> kShardings[] = {
    {Sharding::Shuffle, "shuffle"}, {Sharding::Random, "random"}, {Sharding::Files, "files"}};
constexpr spec_names::Pair<UnreadablePolicy> kUnreadablePolicies[] = {{UnreadablePolicy::Fail, "fail"},
                                                                      {UnreadablePolicy::Skip, "skip"}};

constexpr int kMostClasses = 100'000;
constexpr int kSmallestImage = 8, kLargestImage = 1024;
constexpr std::int64_t kMostFeatures = std::int64_t{3} * kLargestImage * kLargestImage;
constexpr std::size_t kMostNames = 10'000;
constexpr char kClassesAllowed[] = "0 (all), a whole number from 2 to 100000, or a list of two or more class names";

/// A key that the chosen format does not have. True when the key is there and may be read.
bool mayHave(SpecReader& reader, const char* key, DataFormat format)
{
    const nlohmann::json* found = reader.member(key);
    if (found && !takes(format, key))
        reader.report(key, *found, "nothing: " + std::string(name(format)) + " does not have it");
    return found && takes(format, key);
}

bool isClassName(const nlohmann::json& value)
{
    return value.is_string() && !value.get_ref<const std::string&>().empty() &&
           codePoints(value.get_ref<const std::string&>()) > 0 && value.get_ref<const std::string&>().size() <= 1000;
}

void readClasses(SpecReader& reader, ClassChoice& classes)
{
    const nlohmann::json& found = *reader.member("classes");
    if (found.is_number_integer() && found >= 0 && found <= kMostClasses && found != 1) {
        classes.count = found.get<int>();
    } else if (found.is_array() && found.size() >= 2 && found.size() <= kMostNames &&
               std::all_of(found.begin(), found.end(), isClassName)) {
        classes.names = found.get<std::vector<std::string>>();
        std::vector<std::string> sorted = classes.names;
        std::sort(sorted.begin(), sorted.end());
        const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
        if (twice != sorted.end())
            reader.report("classes", *twice, "each class once");
    } else {
        reader.report("classes", found, kClassesAllowed);
    }
}

void readAugment(const nlohmann::json& json, AugmentSpec& augment, std::vector<SpecProblem>& problems)
{
    SpecReader reader(json, "/data/augment", problems);
    reader.read("resized_crop", augment.resizedCrop);
    reader.read("crop_area", augment.cropArea, 0.0, 1.0, true);
    reader.read("crop_aspect", augment.cropAspect, 1.0, 4.0);
    reader.read("rotate", augment.rotate);
    reader.read("brightness", augment.brightness, 0.0, 1.0);
    reader.read("contrast", augment.contrast, 0.0, 1.0);
    reader.read("saturation", augment.saturation, 0.0, 1.0);
    reader.read("hue", augment.hue, 0.0, 0.5);
    reader.read("rand_augment", augment.randAugment, 0, 10);
    reader.read("magnitude", augment.magnitude, 0, 30);
    reader.read("cutout", augment.cutout, 0, 1024);
    reader.read("mixup", augment.mixup, 0.0, 10.0);
    reader.read("cutmix", augment.cutmix, 0.0, 10.0);
}

nlohmann::ordered_json toJson(const AugmentSpec& augment)
{
    return {{"resized_crop", augment.resizedCrop},
            {"crop_area", augment.cropArea},
            {"crop_aspect", augment.cropAspect},
            {"rotate", augment.rotate},
            {"brightness", augment.brightness},
            {"contrast", augment.contrast},
            {"saturation", augment.saturation},
            {"hue", augment.hue},
            {"rand_augment", augment.randAugment},
            {"magnitude", augment.magnitude},
            {"cutout", augment.cutout},
            {"mixup", augment.mixup},
            {"cutmix", augment.cutmix}};
}

void readCache(const nlohmann::json& json, CacheSpec& cache, std::vector<SpecProblem>& problems)
{
    SpecReader reader(json, "/data/cache", problems);
    reader.read("place", cache.place, 1, 4096);
    if (cache.place != "off" && cache.place != "auto" && !cache.place.starts_with('/'))
        reader.report("place", *reader.member("place"), "\"off\", \"auto\" or a whole path, beginning with /");
    reader.read("side", cache.side, 0, 2048);
    reader.read("storage", cache.storage, spec_names::span(kStorages));
}

/// HDF5 files may hold features, whose shapes are freer than those of images.
void checkImage(const DataSpec& data, std::vector<SpecProblem>& problems)
{
    const ImageSpec& image = data.image;
    if (data.format == DataFormat::Hdf5) {
        const std::int64_t values = std::int64_t{image.height} * image.width * image.channels;
        if (values > kMostFeatures)
            problems.push_back({"/data/image/height", std::to_string(values) + " values a sample",
                                "at most " + std::to_string(kMostFeatures)});
        return;
    }
    for (const auto& [key, side] : {std::pair("height", image.height), std::pair("width", image.width)})
        if ((side < kSmallestImage || side > kLargestImage) &&
            data.format != DataFormat::Glyphs) // which says more below
            problems.push_back(
                {std::string("/data/image/") + key, std::to_string(side),
                 "a whole number from " + std::to_string(kSmallestImage) + " to " + std::to_string(kLargestImage)});
    if (image.channels != 1 && image.channels != 3)
        problems.push_back({"/data/image/channels", std::to_string(image.channels), "1 (grey) or 3 (RGB)"});
    else if (data.format == DataFormat::Idx && image.channels != 1)
        problems.push_back({"/data/image/channels", std::to_string(image.channels), "1 for IDX files"});
}

} // namespace

std::string_view name(DataFormat value)
{
    return spec_names::nameIn(kFormats, value);
}

std::string_view name(FitKind value)
{
    return spec_names::nameIn(kFits, value);
}

std::string_view name(CacheStorage value)
{
    return spec_names::nameIn(kStorages, value);
}

std::string_view name(Sharding value)
{
    return spec_names::nameIn(kShardings, value);
}

std::optional<Sharding> shardingNamed(std::string_view name)
{
    return spec_names::valueNamed(kShardings, name);
}

std::string_view name(UnreadablePolicy value)
{
    return spec_names::nameIn(kUnreadablePolicies, value);
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

bool takes(DataFormat format, std::string_view key)
{
    if (key == "features" || key == "labels")
        return format == DataFormat::Hdf5 || format == DataFormat::TfRecord;
    if (key == "classes")
        return format != DataFormat::Glyphs;
    if (key == "unreadable")
        return format == DataFormat::Folder || format == DataFormat::Csv || format == DataFormat::TfRecord ||
               format == DataFormat::Hdf5;
    if (key == "validation_share" || key == "path" || key == "cache")
        return !isGenerated(format);
    return true;
}

void readData(const nlohmann::json& json, DataSpec& data, std::vector<SpecProblem>& problems)
{
    SpecReader reader(json, "/data", problems);
    reader.read("format", data.format, spec_names::span(kFormats));
    reader.read("path", data.path, 0, 4096);
    if (mayHave(reader, "features", data.format))
        reader.read("features", data.features, 0, 1000);
    if (mayHave(reader, "labels", data.format))
        reader.read("labels", data.labels, 0, 200);
    if (mayHave(reader, "classes", data.format))
        readClasses(reader, data.classes);
    if (mayHave(reader, "validation_share", data.format))
        reader.read("validation_share", data.validationShare, 0.0, 0.9, true);
    if (reader.has("image")) {
        SpecReader image(reader.object("image"), "/data/image", problems);
        image.read("height", data.image.height, 1, 65'536); // checkImage() knows what suits the format
        image.read("width", data.image.width, 1, 65'536);
        image.read("channels", data.image.channels, 1, 4096);
    }
    reader.read("train_samples", data.trainSamples, 0, std::int64_t{1} << 40);
    reader.read("validation_samples", data.validationSamples, 0, std::int64_t{1} << 40);
    reader.read("seed", data.seed, kSeedOfRun, kLargestDataSeed);
    reader.read("sharding", data.sharding, spec_names::span(kShardings));
    reader.read("order_seed", data.orderSeed, kSeedOfRun, kLargestDataSeed);
    reader.read("flip", data.flip);
    reader.read("crop_padding", data.cropPadding, 0, 64);
    reader.read("fit", data.fit, spec_names::span(kFits));
    if (reader.has("augment"))
        readAugment(reader.object("augment"), data.augment, problems);
    if (mayHave(reader, "cache", data.format))
        readCache(reader.object("cache"), data.cache, problems);
    reader.read("loader_threads", data.loaderThreads, 0, 256);
    if (mayHave(reader, "unreadable", data.format))
        reader.read("unreadable", data.unreadable, spec_names::span(kUnreadablePolicies));
}

void checkData(const DataSpec& data, std::vector<SpecProblem>& problems)
{
    checkImage(data, problems);
    if (takes(data.format, "path") && data.path.empty())
        problems.push_back({"/data/path", "",
                            data.format == DataFormat::Idx || data.format == DataFormat::Folder
                                ? "the folder of the data set"
                                : "the folder or file of the data set"});
    if (data.format == DataFormat::Glyphs) {
        const ImageSpec& image = data.image;
        const std::string size = std::to_string(image.height) + " × " + std::to_string(image.width);
        if (image.height < 28 || image.height > 64 || image.width != image.height)
            problems.push_back({"/data/image/height", size, "a square of 28 to 64 pixels for the built-in glyphs"});
    }
}

nlohmann::ordered_json toJson(const DataSpec& data)
{
    nlohmann::ordered_json json = {{"format", name(data.format)}, {"path", data.path}};
    if (takes(data.format, "features")) {
        json["features"] = data.features;
        json["labels"] = data.labels;
    }
    if (takes(data.format, "classes")) {
        if (data.classes.names.empty())
            json["classes"] = data.classes.count;
        else
            json["classes"] = data.classes.names;
    }
    if (takes(data.format, "validation_share"))
        json["validation_share"] = data.validationShare;
    json["image"] = {{"height", data.image.height}, {"width", data.image.width}, {"channels", data.image.channels}};
    json["train_samples"] = data.trainSamples;
    json["validation_samples"] = data.validationSamples;
    json["seed"] = data.seed;
    json["sharding"] = name(data.sharding);
    json["order_seed"] = data.orderSeed;
    json["flip"] = data.flip;
    json["crop_padding"] = data.cropPadding;
    json["fit"] = name(data.fit);
    json["augment"] = toJson(data.augment);
    if (takes(data.format, "cache"))
        json["cache"] = {{"place", data.cache.place}, {"side", data.cache.side}, {"storage", name(data.cache.storage)}};
    json["loader_threads"] = data.loaderThreads;
    if (takes(data.format, "unreadable"))
        json["unreadable"] = name(data.unreadable);
    return json;
}

} // namespace trainyard
