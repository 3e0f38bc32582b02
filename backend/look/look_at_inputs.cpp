// SPDX-License-Identifier: Apache-2.0
#include "backend/look/look_at_inputs.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/dataset/selected_dataset.h"
#include "backend/data/image/image_codec.h"
#include "backend/data/image/png_encoder.h"
#include "backend/data/image/resize.h"
#include "backend/data/image/thumbnail.h"
#include "backend/look/activity_tally.h"
#include "backend/look/class_named.h"
#include "backend/look/class_scores.h"
#include "backend/look/first_filters.h"
#include "backend/look/grad_cam.h"
#include "backend/look/layer_look.h"
#include "backend/look/occlusion.h"
#include "backend/look/predict_set.h"
#include "backend/look/question_refusal.h"
#include "backend/protocol/reasons_look.h"

#include <algorithm>
#include <filesystem>

namespace trainyard {
namespace fs = std::filesystem;
namespace {

constexpr double kLookProgressEvery = 0.5; // seconds

/// An input as the net reads it, and what is said about it.
struct ReadInput {
    LookedAtInput about;
    std::vector<std::uint8_t> values;
};

/// What every input of a question shares.
class Looker {
public:
    Looker(LookingNet& net, const InputQuestion& question, NetLook& look)
        : m_net(net), m_question(question), m_look(look),
          m_shows(question.images || question.activations || question.heatMap.has_value())
    {
        const std::vector<int> layers = gradCamLayers(net.graph());
        for (const int layer : layers)
            look.heatMapLayers.push_back(net.outputName(layer));
        if (!layers.empty())
            look.defaultLayer = net.outputName(lastGradCamLayer(net.graph()));
        chooseHeatMap(layers);
        if (question.activations)
            m_layers = shownLayers(net.graph());
    }

    /// How many inputs are computed at once.
    int batchSize() const { return m_layers.empty() ? m_net.batchSize() : batchThatKeeps(m_net, m_layers); }
    bool shows() const { return m_shows; }
    void look(std::vector<ReadInput>& inputs);

private:
    void chooseHeatMap(const std::vector<int>& layers);
    void addLayers(LookedAtInput& about, std::size_t place, std::size_t count);
    void addHeatMap(ReadInput& input, int first);

    LookingNet& m_net;
    const InputQuestion& m_question;
    NetLook& m_look;
    bool m_shows;
    int m_class = -1; ///< that was named
    int m_gradCamLayer = -1;
    std::unique_ptr<LogitGradient> m_gradient;
    std::vector<int> m_layers; ///< that are shown
    double m_seconds = 0.0;
    std::int64_t m_inputs = 0;
};

void Looker::chooseHeatMap(const std::vector<int>& layers)
{
    if (!m_question.className.empty())
        m_class = classNamed(m_net.about().classes, m_question.className);
    if (!m_question.heatMap)
        return;
    if (m_net.about().features)
        throw questionRefusal("draw a heat map", {}, lookReason("look.no-image"));
    if (*m_question.heatMap != HeatMapMethod::GradCam)
        return;
    if (layers.empty())
        throw questionRefusal("draw a Grad-CAM map", {}, lookReason("look.no-places"));
    m_gradCamLayer = lastGradCamLayer(m_net.graph());
    if (!m_question.layer.empty()) {
        const auto named = std::find_if(layers.begin(), layers.end(), [&](int layer) {
            return m_net.outputName(layer) == m_question.layer || m_net.graph().layer(layer).name == m_question.layer;
        });
        if (named == layers.end())
            throw questionRefusal("draw a Grad-CAM map of layer", m_question.layer,
                                  lookReason("look.no-such-layer", listedNames(m_look.heatMapLayers)));
        m_gradCamLayer = *named;
    }
    m_gradient = std::make_unique<LogitGradient>(m_net, m_gradCamLayer);
}

void Looker::addLayers(LookedAtInput& about, std::size_t place, std::size_t count)
{
    const std::vector<int> gradCam = gradCamLayers(m_net.graph());
    for (const int layer : m_layers) {
        const std::vector<float> values = m_net.output(layer);
        const std::size_t each = values.size() / count;
        about.layers.push_back(
            lookOf(m_net, layer, std::span(values).subspan(place * each, each), m_question.channels));
        about.layers.back().gradCam = std::find(gradCam.begin(), gradCam.end(), layer) != gradCam.end();
    }
}

void Looker::addHeatMap(ReadInput& input, int first)
{
    const int wanted = m_class >= 0 ? m_class : first;
    if (m_gradient) {
        m_gradient->run(input.values.data(), wanted);
        input.about.heatMap = gradCamOf(*m_gradient, wanted, m_net.outputName(m_gradCamLayer));
    } else {
        input.about.heatMap = occlusionOf(m_net, input.values, wanted, m_question.patch, m_question.stride);
    }
}

void Looker::look(std::vector<ReadInput>& inputs)
{
    if (inputs.empty())
        return;
    std::vector<std::uint8_t> values;
    for (const ReadInput& input : inputs)
        values.insert(values.end(), input.values.begin(), input.values.end());
    const std::vector<std::int32_t> labels(inputs.size(), 0);
    const auto count = static_cast<int>(inputs.size());
    m_net.keep(m_layers);
    m_net.prepare(count);
    const double begun = steadyTime();
    const std::vector<float> logits = m_net.logits(batchOf(m_net, values.data(), count, labels.data()));
    m_seconds += steadyTime() - begun;
    m_inputs += count;
    m_look.secondsPerInput = m_seconds / static_cast<double>(m_inputs);
    const Op& loss = m_net.graph().layer(m_net.graph().last()).op;
    const std::size_t outputs = logits.size() / inputs.size();
    std::vector<int> firsts;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const std::vector<double> scores = classScores(loss, std::span(logits).subspan(i * outputs, outputs));
        for (const int one : rankedClasses(scores, m_question.top))
            inputs[i].about.top.push_back({one, scores[static_cast<std::size_t>(one)]});
        firsts.push_back(rankedClasses(scores, 1).front());
        addLayers(inputs[i].about, i, inputs.size());
    }
    if (m_question.heatMap)
        m_net.keep({}); // what covers places runs many inputs at once
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (m_question.heatMap)
            addHeatMap(inputs[i], firsts[i]);
        m_look.inputs.push_back(std::move(inputs[i].about));
    }
    inputs.clear();
}

std::string pictureOf(const LookingNet& net, std::span<const std::uint8_t> pixels)
{
    const ImageSpec& image = net.about().input;
    return image.channels == 1 || image.channels == 3
               ? encodePng({pixels.data(), image.height, image.width, image.channels})
               : std::string();
}

/// An image as validation would read it.
ReadInput readImage(const LookingNet& net, const std::string& path, bool shows)
{
    const ImageSpec& image = net.about().input;
    const std::string bytes = readImageFile(path);
    const DecodedImage decoded = decodeImage(bytes, image, printable(path));
    ReadInput input;
    input.about.name = path;
    input.about.width = decoded.fullWidth();
    input.about.height = decoded.fullHeight();
    input.about.channels = decoded.channels;
    input.about.resized = input.about.width != image.width || input.about.height != image.height;
    input.values.resize(static_cast<std::size_t>(net.inputValues()));
    fitImage(decoded.view(), image, input.values, net.about().fit);
    if (shows) {
        const DecodedImage whole = decodeImage(bytes, {kThumbnailSide, kThumbnailSide, 3}, printable(path));
        input.about.channels = whole.channels;
        input.about.image = pictureOf(net, input.values);
        input.about.thumbnail = thumbnailFile(whole);
    }
    return input;
}

ReadInput readSample(const LookingNet& net, const Dataset& dataset, bool validation, std::int64_t index, bool shows)
{
    const Split split = validation ? Split::Validation : Split::Train;
    if (index < 0 || index >= dataset.size(split))
        throw questionRefusal("look at the sample", std::to_string(index),
                              lookReason("look.no-such-sample", dataset.size(split)));
    ReadInput input;
    input.about.name = dataset.sampleName(split, index);
    input.about.index = index;
    input.about.actual = dataset.label(split, index);
    input.values.resize(sampleBytes(dataset, net.about().input));
    dataset.image(split, index, input.values);
    if (dataset.deliversFeatures())
        return input;
    const DecodedImage decoded = dataset.decoded(split, index, {kThumbnailSide, kThumbnailSide, 3});
    input.about.width = decoded.fullWidth();
    input.about.height = decoded.fullHeight();
    input.about.channels = decoded.channels;
    input.about.resized =
        input.about.width != net.about().input.width || input.about.height != net.about().input.height;
    if (shows) {
        input.about.image = pictureOf(net, input.values);
        input.about.thumbnail = thumbnailFile(decoded);
    }
    return input;
}

void addFolder(const fs::path& folder, std::vector<std::string>& files)
{
    std::vector<std::string> found;
    const auto hidden = [](const fs::path& path) { return path.filename().string().starts_with('.'); };
    std::error_code code;
    fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, code), end;
    for (; !code && entry != end; entry.increment(code)) {
        if (hidden(entry->path())) {
            entry.disable_recursion_pending();
            continue;
        }
        std::error_code ignored;
        if (!entry->is_directory(ignored))
            found.push_back(entry->path().string());
    }
    std::sort(found.begin(), found.end());
    files.insert(files.end(), found.begin(), found.end());
}

} // namespace

std::vector<std::string> filesOf(const std::vector<std::string>& paths)
{
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        std::error_code code;
        if (fs::is_directory(path, code))
            addFolder(path, files);
        else
            files.push_back(path);
    }
    return files;
}

NetLook lookAtInputs(LookingNet& net, const InputQuestion& question, const LookProgress& progress)
{
    NetLook look;
    look.net = net.about();
    look.validation = question.validation;
    Looker looker(net, question, look);
    const std::vector<std::string> files = filesOf(question.paths);
    if (!files.empty() && net.about().features)
        throw questionRefusal("classify", files.front(), lookReason("look.reads-features"));
    if (question.filters)
        look.filters = firstFiltersOf(net);
    std::vector<ReadInput> waiting;
    const auto batch = static_cast<std::size_t>(looker.batchSize());
    const std::int64_t total = std::ssize(files) + std::ssize(question.indices);
    std::int64_t done = 0;
    double next = steadyTime() + kLookProgressEvery;
    const auto add = [&](const Reason& name, auto read) {
        try {
            waiting.push_back(read());
        } catch (const Failure& failure) {
            if (!isUnreadable(failure.error().kind) && failure.error().kind != ErrorKind::Unsupported)
                throw;
            look.skipped.push_back({name, failure.error().why()});
        }
        if (waiting.size() == batch)
            looker.look(waiting);
        ++done;
        if (const double now = steadyTime(); progress && now >= next) {
            next = now + kLookProgressEvery;
            progress("predict", done, total);
        }
    };
    for (const std::string& file : files)
        add(file, [&] { return readImage(net, file, looker.shows()); });
    const std::shared_ptr<const Dataset> dataset = question.indices.empty() ? nullptr : openRunData(net);
    for (const std::int64_t index : question.indices)
        waiting.push_back(readSample(net, *dataset, question.validation, index, looker.shows()));
    for (std::size_t begin = 0; begin < waiting.size(); begin += batch) {
        std::vector<ReadInput> part(std::make_move_iterator(waiting.begin() + static_cast<std::ptrdiff_t>(begin)),
                                    std::make_move_iterator(waiting.begin() + static_cast<std::ptrdiff_t>(std::min(
                                                                                  begin + batch, waiting.size()))));
        looker.look(part);
    }
    return look;
}

} // namespace trainyard
