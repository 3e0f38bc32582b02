// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace trainyard::foreign {

/// What scanJson() finds. Paths join keys and places in arrays by "/": "log_history/3/loss". Views are valid during the
/// call.
class JsonVisitor {
public:
    virtual void number(std::string_view path, double value) = 0;
    virtual void text(std::string_view path, std::string_view value) = 0;
    virtual void boolean(std::string_view path, bool value) = 0;

protected:
    ~JsonVisitor() = default;
};

/// Scans one JSON document without building a tree. Like Python's json module, it also accepts NaN, Infinity and
/// -Infinity. False if the text is no such document, or is nested more than 64 deep.
bool scanJson(std::string_view text, JsonVisitor& visitor);

} // namespace trainyard::foreign
