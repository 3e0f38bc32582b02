// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// A value of a pickle file. Lists, tuples and dictionaries (key, value, key, value, …) point to their items.
struct PickleValue {
    enum class Kind { None, Number, Bytes, Text, List, Tuple, Dict, Global, Type, Array, Mark };
    Kind kind = Kind::None;
    std::int64_t number = 0;         ///< also True and False
    std::string_view text;           ///< Bytes, Text, Global ("module name"), Type ("u1"), Array: its elements
    std::vector<PickleValue*> items; ///< Array: its shape
    PickleValue* type = nullptr;     ///< element type of an Array
    bool columnsFirst = false;       ///< an Array in Fortran order
};

/// Reads the subset of Python pickles (protocols 0…5) that CIFAR's files need: plain values and numpy arrays. A pickle
/// is a program; this reader supports only the opcodes that build such values and never executes code. It rejects
/// references to other functions and classes and names them.
class PickleReader {
public:
    /// `bytes` must outlive the reader. Throws Failure(BadInput), which names `subject`.
    PickleReader(std::string_view bytes, std::string subject);

    const PickleValue& root() const { return *m_root; }
    /// The value for a key that is text or bytes; null if absent.
    static const PickleValue* find(const PickleValue& dict, std::string_view key);

private:
    void run();
    bool step();
    bool stepNumber(unsigned char code);
    bool stepText(unsigned char code);
    bool stepContainer(unsigned char code);
    bool stepMemory(unsigned char code);
    void reduce();
    void build();
    void extend(bool single);

    [[noreturn]] void fail(Reason why) const;
    std::string_view take(std::uint64_t count);
    std::string_view takeLine();
    std::uint64_t takeNumber(int bytes);
    PickleValue* make(PickleValue::Kind kind);
    PickleValue* pop();
    PickleValue& top();
    std::vector<PickleValue*> popToMark();
    void push(PickleValue* value);
    void pushText(PickleValue::Kind kind, std::string_view text);
    void pushNumber(std::int64_t number);
    void pushTuple(std::size_t count);
    void remember(std::uint64_t place, PickleValue* value);

    std::string_view m_bytes;
    std::string m_subject;
    std::size_t m_place = 0;
    std::size_t m_items = 0;           // total number in lists and dictionaries
    std::deque<PickleValue> m_values;  // owns all values, which point to each other
    std::deque<std::string> m_decoded; // decoded texts that differ from the file's bytes
    std::vector<PickleValue*> m_stack;
    std::vector<PickleValue*> m_memory;
    PickleValue* m_root = nullptr;
};

} // namespace trainyard
