// SPDX-License-Identifier: Apache-2.0
#include "backend/models/model_file_fields.h"

#include "backend/protocol/reasons_model.h"

namespace trainyard {
namespace {

// Small enough that the product of two does not overflow.
constexpr int kMostWindow = 1024;

constexpr std::pair<Activation, std::string_view> kActivations[] = {
    {Activation::None, "none"},       {Activation::Relu, "relu"}, {Activation::Relu6, "relu6"},
    {Activation::Sigmoid, "sigmoid"}, {Activation::Tanh, "tanh"}, {Activation::Silu, "silu"}};
constexpr std::pair<PoolMode, std::string_view> kPoolModes[] = {{PoolMode::Max, "max"}, {PoolMode::Average, "average"}};

bool wholeNumber(const nlohmann::json& json, int low, int high)
{
    return json.is_number_integer() && json.get<double>() >= low && json.get<double>() <= high;
}

template <typename Enum>
std::string_view nameOf(std::span<const std::pair<Enum, std::string_view>> names, Enum value)
{
    for (const auto& [candidate, name] : names)
        if (candidate == value)
            return name;
    return {};
}

} // namespace

void ReadFields::number(const char* key, int& value, int low, int high, bool required)
{
    if (required && !m_reader.has(key))
        m_reader.report(key, nullptr, specReason("spec.whole", low, high));
    else
        m_reader.read(key, value, low, high);
}

void ReadFields::classes(const char* key, int& value, int low, int high)
{
    const nlohmann::json* found = m_reader.member(key);
    m_classesFromData = found && *found == "classes";
    if (m_classesFromData)
        return;
    if (found && wholeNumber(*found, low, high))
        value = found->get<int>();
    else
        m_reader.report(key, found ? *found : nlohmann::json(), modelReason("model.wants-classes", low, high));
}

void ReadFields::pair(const char* key, int& height, int& width, bool required)
{
    const nlohmann::json* found = m_reader.member(key);
    if (!found && !required)
        return;
    if (found && wholeNumber(*found, 1, kMostWindow)) {
        height = width = found->get<int>();
        return;
    }
    if (found && found->is_array() && found->size() == 2 && wholeNumber(found->at(0), 1, kMostWindow) &&
        wholeNumber(found->at(1), 1, kMostWindow)) {
        height = found->at(0).get<int>();
        width = found->at(1).get<int>();
        return;
    }
    m_reader.report(key, found ? *found : nlohmann::json(), modelReason("model.wants-pair", kMostWindow));
}

void ReadFields::padding(Window& window)
{
    const nlohmann::json* found = m_reader.member("padding");
    if (!found || *found == "same") {
        window.padding = PaddingMode::Same;
        return;
    }
    if (*found == "valid") {
        window.padding = PaddingMode::Valid;
        return;
    }
    window.padding = PaddingMode::Explicit;
    if (wholeNumber(*found, 0, kMostBorder)) {
        window.top = window.bottom = window.left = window.right = found->get<int>();
        return;
    }
    bool good = found->is_array() && found->size() == 4;
    for (std::size_t i = 0; good && i < 4; ++i)
        good = wholeNumber(found->at(i), 0, kMostBorder);
    if (!good) {
        m_reader.report("padding", *found, modelReason("model.wants-padding"));
        return;
    }
    window.top = found->at(0).get<int>();
    window.bottom = found->at(1).get<int>();
    window.left = found->at(2).get<int>();
    window.right = found->at(3).get<int>();
}

void ReadFields::window(Window& window)
{
    pair("kernel", window.kernelHeight, window.kernelWidth, true);
    pair("stride", window.strideHeight, window.strideWidth, false);
    padding(window);
}

void ReadFields::activation(const char* key, Activation& value, bool silu)
{
    const SpecReader::Names<Activation> names(kActivations);
    m_reader.read(key, value, silu ? names : names.first(names.size() - 1));
}

void ReadFields::extent(const char* key, std::int64_t& value, int low, int high)
{
    int number = 0;
    this->number(key, number, low, high, true);
    value = number;
}

void ReadFields::poolMode(const char* key, PoolMode& value)
{
    m_reader.read(key, value, SpecReader::Names<PoolMode>(kPoolModes));
}

void WriteFields::number(const char* key, int value, int, int, bool required)
{
    m_json[key] = value;
    if (required)
        m_required.insert(key);
}

void WriteFields::classes(const char* key, int value, int, int)
{
    m_json[key] = value;
    if (m_classesFromData)
        m_json[key] = "classes";
    m_required.insert(key);
}

void WriteFields::window(const Window& window)
{
    const auto pair = [this](const char* key, int height, int width) {
        if (height == width)
            m_json[key] = height;
        else
            m_json[key] = {height, width};
    };
    pair("kernel", window.kernelHeight, window.kernelWidth);
    m_required.insert("kernel");
    pair("stride", window.strideHeight, window.strideWidth);
    if (window.padding == PaddingMode::Same)
        m_json["padding"] = "same";
    else if (window.padding == PaddingMode::Valid)
        m_json["padding"] = "valid";
    else if (window.top == window.bottom && window.top == window.left && window.top == window.right)
        m_json["padding"] = window.top;
    else
        m_json["padding"] = {window.top, window.bottom, window.left, window.right};
}

void WriteFields::poolMode(const char* key, PoolMode value)
{
    m_json[key] = nameOf<PoolMode>(kPoolModes, value);
}

} // namespace trainyard
