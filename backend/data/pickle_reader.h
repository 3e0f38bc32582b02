// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// A value of a pickle file. Lists, tuples and dictionaries (key, value, key, value …) point at their items.
struct PickleValue {
    enum class Kind { None, Number, Bytes, Text, List, Tuple, Dict, Global, Type, Array, Mark };
    Kind kind = Kind::None;
    std::int64_t number = 0;         ///< also True and False
    std::string_view text;           ///< Bytes, Text, Global ("module name"), Type ("u1"), Array: its elements
    std::vector<PickleValue*> items; ///< Array: its sizes
    PickleValue* type = nullptr;     ///< of an Array
    bool columnsFirst = false;       ///< an Array in Fortran's order
};

/// Reads a Python pickle (protocols 0…5) as far as the files of CIFAR need it: plain values and numpy arrays. A pickle
/// is a program; this knows only the instructions that make such values and executes nothing: whatever names another
/// function or class is refused with that name.
class PickleReader {
public:
    /// `bytes` must outlive the reader. Throws Failure(BadInput) that names `subject`.
    PickleReader(std::string_view bytes, std::string subject);

    const PickleValue& root() const { return *m_root; }
    /// The value of a key that is text or bytes, or null.
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

    [[noreturn]] void fail(const std::string& reason) const;
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
    std::size_t m_items = 0;           // in lists and dictionaries, all together
    std::deque<PickleValue> m_values;  // values point at each other, so this owns them all
    std::deque<std::string> m_decoded; // texts that do not stand in the file as they are
    std::vector<PickleValue*> m_stack;
    std::vector<PickleValue*> m_memory;
    PickleValue* m_root = nullptr;
};

} // namespace trainyard
