// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/op.h"
#include "backend/protocol/spec_reader.h"

#include <set>

namespace trainyard {

/// Reads an operator's attributes from a layer of a model file; reports problems to the reader.
class ReadFields {
public:
    ReadFields(SpecReader& reader, bool& classesFromData) : m_reader(reader), m_classesFromData(classesFromData) {}

    void number(const char* key, int& value, int low, int high, bool required);
    void real(const char* key, double& value, double low, double high) { m_reader.read(key, value, low, high); }
    void flag(const char* key, bool& value) { m_reader.read(key, value); }
    /// A number, or "classes" for the number of classes in the data.
    void classes(const char* key, int& value, int low, int high);
    /// "kernel", "stride" and "padding".
    void window(Window& window);
    /// `silu`: whether the operator supports silu.
    void activation(const char* key, Activation& value, bool silu = false);
    void extent(const char* key, std::int64_t& value, int low, int high);
    void poolMode(const char* key, PoolMode& value);

private:
    /// One number for both directions, or [height, width].
    void pair(const char* key, int& height, int& width, bool required);
    void padding(Window& window);

    SpecReader& m_reader;
    bool& m_classesFromData;
};

/// The reverse of ReadFields: writes the attributes as JSON.
class WriteFields {
public:
    explicit WriteFields(bool classesFromData) : m_classesFromData(classesFromData) {}

    void number(const char* key, int value, int, int, bool required);
    void real(const char* key, double value, double, double) { m_json[key] = value; }
    void flag(const char* key, bool value) { m_json[key] = value; }
    void classes(const char* key, int value, int, int);
    void window(const Window& window);
    void activation(const char* key, Activation value, bool = false) { m_json[key] = name(value); }
    void extent(const char* key, std::int64_t value, int, int)
    {
        m_json[key] = value;
        m_required.insert(key);
    }
    void poolMode(const char* key, PoolMode value);

    const nlohmann::ordered_json& json() const { return m_json; }
    /// Whether a file must contain the key.
    bool required(const std::string& key) const { return m_required.contains(key); }

private:
    bool m_classesFromData;
    nlohmann::ordered_json m_json = nlohmann::ordered_json::object();
    std::set<std::string> m_required;
};

} // namespace trainyard
