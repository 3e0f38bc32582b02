// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/pickle_reader.h"

#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <charconv>
#include <cstdio>

namespace trainyard {
namespace {

using Kind = PickleValue::Kind;

constexpr std::size_t kMostPickleValues = 4'000'000; // CIFAR-100 has some 150,000
constexpr std::uint64_t kMostRemembered = 4'000'000;

} // namespace

PickleReader::PickleReader(std::string_view bytes, std::string subject) : m_bytes(bytes), m_subject(std::move(subject))
{
    run();
}

const PickleValue* PickleReader::find(const PickleValue& dict, std::string_view key)
{
    if (dict.kind != Kind::Dict)
        return nullptr;
    for (std::size_t i = 0; i + 1 < dict.items.size(); i += 2) {
        const PickleValue& name = *dict.items[i];
        if ((name.kind == Kind::Text || name.kind == Kind::Bytes) && name.text == key)
            return dict.items[i + 1];
    }
    return nullptr;
}

void PickleReader::fail(Reason why) const
{
    throw Failure(ErrorKind::BadInput, "read the pickle file", m_subject, std::move(why));
}

void PickleReader::run()
{
    if (m_bytes.empty())
        fail(datasetReason("dataset.pickle-empty"));
    if (m_bytes[0] != '\x80' && m_bytes[0] != '(' && m_bytes[0] != '}' && m_bytes[0] != 'c')
        fail(datasetReason("dataset.not-pickle"));
    while (step()) {
    }
    if (m_stack.empty())
        fail(datasetReason("dataset.pickle-no-value"));
    m_root = pop();
}

bool PickleReader::step()
{
    if (m_place >= m_bytes.size())
        fail(datasetReason("dataset.pickle-cut", Count{static_cast<std::int64_t>(m_bytes.size())}));
    const auto code = static_cast<unsigned char>(m_bytes[m_place++]);
    if (code == '.')
        return false;
    if (stepNumber(code) || stepText(code) || stepContainer(code) || stepMemory(code))
        return true;
    char text[8];
    std::snprintf(text, sizeof text, "0x%02X", code);
    fail(datasetReason("dataset.pickle-instruction", text, Count{static_cast<std::int64_t>(m_place - 1)}));
}

bool PickleReader::stepNumber(unsigned char code)
{
    switch (code) {
    case 0x80: // PROTO
        if (takeNumber(1) > 5)
            fail(datasetReason("dataset.pickle-newer"));
        return true;
    case 0x95: takeNumber(8); return true; // FRAME
    case 'N': push(make(Kind::None)); return true;
    case 0x88: pushNumber(1); return true; // True
    case 0x89: pushNumber(0); return true; // False
    case 'J': pushNumber(static_cast<std::int32_t>(takeNumber(4))); return true;
    case 'K': pushNumber(static_cast<std::int64_t>(takeNumber(1))); return true;
    case 'M': pushNumber(static_cast<std::int64_t>(takeNumber(2))); return true;
    case 'G':
        take(8);
        push(make(Kind::None));
        return true; // fractions are never used
    case 0x8A: {     // LONG1
        const std::uint64_t bytes = takeNumber(1);
        if (bytes > 8)
            fail(datasetReason("dataset.pickle-large-number"));
        std::uint64_t value = bytes == 0 ? 0 : takeNumber(static_cast<int>(bytes));
        if (bytes > 0 && bytes < 8 && (value >> (8 * bytes - 1)) != 0)
            value |= ~std::uint64_t{0} << (8 * bytes);
        pushNumber(static_cast<std::int64_t>(value));
        return true;
    }
    case 'I':
    case 'L': {
        std::string_view line = takeLine();
        if (!line.empty() && line.back() == 'L')
            line.remove_suffix(1);
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), value);
        if (error != std::errc() || end != line.data() + line.size())
            fail(datasetReason("dataset.pickle-no-number"));
        pushNumber(value);
        return true;
    }
    default: return false;
    }
}

bool PickleReader::stepText(unsigned char code)
{
    switch (code) {
    case 'U': pushText(Kind::Bytes, take(takeNumber(1))); return true;
    case 'T': pushText(Kind::Bytes, take(takeNumber(4))); return true;
    case 'C': pushText(Kind::Bytes, take(takeNumber(1))); return true;
    case 'B': pushText(Kind::Bytes, take(takeNumber(4))); return true;
    case 0x8E:
    case 0x96: pushText(Kind::Bytes, take(takeNumber(8))); return true;
    case 'X': pushText(Kind::Text, take(takeNumber(4))); return true;
    case 0x8C: pushText(Kind::Text, take(takeNumber(1))); return true;
    case 0x8D: pushText(Kind::Text, take(takeNumber(8))); return true;
    case 'V': {
        const std::string_view line = takeLine();
        if (std::any_of(line.begin(), line.end(),
                        [](char c) { return c == '\\' || static_cast<unsigned char>(c) >= 0x80; }))
            fail(datasetReason("dataset.pickle-protocol-0"));
        pushText(Kind::Text, line);
        return true;
    }
    case 'S': {
        std::string_view line = takeLine();
        if (line.size() < 2 || line.front() != line.back() || (line[0] != '\'' && line[0] != '"') ||
            line.find('\\') != std::string_view::npos)
            fail(datasetReason("dataset.pickle-text"));
        pushText(Kind::Bytes, line.substr(1, line.size() - 2));
        return true;
    }
    case 'c': { // GLOBAL: only the name is kept
        const std::string_view module = takeLine();
        const std::string_view name = takeLine();
        m_decoded.push_back(std::string(module) + " " + std::string(name));
        pushText(Kind::Global, m_decoded.back());
        return true;
    }
    case 0x93: { // STACK_GLOBAL
        const PickleValue* name = pop();
        const PickleValue* module = pop();
        m_decoded.push_back(std::string(module->text) + " " + std::string(name->text));
        pushText(Kind::Global, m_decoded.back());
        return true;
    }
    default: return false;
    }
}

bool PickleReader::stepContainer(unsigned char code)
{
    const auto fromMark = [this](Kind kind) {
        std::vector<PickleValue*> items = popToMark();
        PickleValue* made = make(kind);
        made->items = std::move(items);
        push(made);
        return true;
    };
    switch (code) {
    case '(': push(make(Kind::Mark)); return true;
    case ']': push(make(Kind::List)); return true;
    case '}': push(make(Kind::Dict)); return true;
    case ')': push(make(Kind::Tuple)); return true;
    case 0x85: pushTuple(1); return true;
    case 0x86: pushTuple(2); return true;
    case 0x87: pushTuple(3); return true;
    case 't': return fromMark(Kind::Tuple);
    case 'l': return fromMark(Kind::List);
    case 'd': return fromMark(Kind::Dict);
    case 'a':
    case 's': extend(true); return true;
    case 'e':
    case 'u': extend(false); return true;
    case 'R': reduce(); return true;
    case 'b': build(); return true;
    default: return false;
    }
}

bool PickleReader::stepMemory(unsigned char code)
{
    const auto recall = [this](std::uint64_t place) {
        if (place >= m_memory.size() || !m_memory[place])
            fail(datasetReason("dataset.pickle-recall"));
        push(m_memory[place]);
        return true;
    };
    switch (code) {
    case '0': pop(); return true;
    case '1': popToMark(); return true;
    case '2': push(&top()); return true;
    case 'h': return recall(takeNumber(1));
    case 'j': return recall(takeNumber(4));
    case 'q': remember(takeNumber(1), &top()); return true;
    case 'r': remember(takeNumber(4), &top()); return true;
    case 0x94: remember(m_memory.size(), &top()); return true;
    case 'g':
    case 'p': {
        const std::string_view line = takeLine();
        std::uint64_t place = 0;
        const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), place);
        if (error != std::errc() || end != line.data() + line.size())
            fail(datasetReason("dataset.pickle-name"));
        if (code == 'g')
            return recall(place);
        remember(place, &top());
        return true;
    }
    default: return false;
    }
}

/// APPEND(S) and SETITEM(S): the items above the container.
void PickleReader::extend(bool single)
{
    const bool dict = m_bytes[m_place - 1] == 's' || m_bytes[m_place - 1] == 'u';
    std::vector<PickleValue*> items;
    if (single) {
        items.resize(dict ? 2 : 1);
        for (auto item = items.rbegin(); item != items.rend(); ++item)
            *item = pop();
    } else {
        items = popToMark();
    }
    PickleValue& container = top();
    if (container.kind != (dict ? Kind::Dict : Kind::List) || (dict && items.size() % 2 != 0))
        fail(dict ? datasetReason("dataset.pickle-no-dictionary") : datasetReason("dataset.pickle-no-list"));
    m_items += items.size();
    if (m_items > kMostPickleValues)
        fail(datasetReason("dataset.pickle-items", Count{kMostPickleValues}));
    container.items.insert(container.items.end(), items.begin(), items.end());
}

/// REDUCE, "call this function with these arguments": supports a few known functions without calling any.
void PickleReader::reduce()
{
    const PickleValue* arguments = pop();
    const PickleValue* function = pop();
    if (function->kind != Kind::Global || arguments->kind != Kind::Tuple)
        fail(datasetReason("dataset.pickle-call"));
    const std::string_view name = function->text;
    const std::vector<PickleValue*>& items = arguments->items;
    const auto is = [&](std::size_t i, Kind kind) { return i < items.size() && items[i]->kind == kind; };
    if (name == "numpy.core.multiarray _reconstruct" || name == "numpy._core.multiarray _reconstruct") {
        push(make(Kind::Array)); // its content follows as state
    } else if (name == "numpy dtype" && (is(0, Kind::Text) || is(0, Kind::Bytes))) {
        pushText(Kind::Type, items[0]->text);
    } else if (name == "_codecs encode" && is(0, Kind::Text) && is(1, Kind::Text) &&
               (items[1]->text == "latin1" || items[1]->text == "latin-1")) {
        // Python 3 writes bytes as text below protocol 3: each code point up to U+00FF is a byte.
        std::string bytes;
        const std::string_view text = items[0]->text;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const auto lead = static_cast<unsigned char>(text[i]);
            if (lead < 0x80) {
                bytes += text[i];
            } else if ((lead == 0xC2 || lead == 0xC3) && i + 1 < text.size()) {
                ++i;
                bytes += static_cast<char>(((lead & 3) << 6) | (static_cast<unsigned char>(text[i]) & 0x3F));
            } else {
                fail(datasetReason("dataset.pickle-bytes-text"));
            }
        }
        m_decoded.push_back(std::move(bytes));
        pushText(Kind::Bytes, m_decoded.back());
    } else if ((name == "numpy.core.numeric _frombuffer" || name == "numpy._core.numeric _frombuffer") &&
               is(0, Kind::Bytes) && is(1, Kind::Type) && is(2, Kind::Tuple)) {
        PickleValue* array = make(Kind::Array);
        array->text = items[0]->text;
        array->type = items[1];
        array->items = items[2]->items;
        array->columnsFirst = items.size() > 3 && items[3]->text == "F";
        push(array);
    } else {
        fail(datasetReason("dataset.pickle-asks", PathText{printable(name.substr(0, 100))}));
    }
}

/// BUILD, "set this object's state".
void PickleReader::build()
{
    const PickleValue* state = pop();
    PickleValue& object = top();
    if (object.kind == Kind::Type) {
        const bool littleEndian = state->kind == Kind::Tuple && state->items.size() > 1 &&
                                  (state->items[1]->text == "|" || state->items[1]->text == "<");
        if (!littleEndian)
            fail(datasetReason("dataset.pickle-byte-order"));
        return;
    }
    const std::vector<PickleValue*>& items = state->items;
    if (object.kind != Kind::Array || state->kind != Kind::Tuple || items.size() != 5 ||
        items[1]->kind != Kind::Tuple || items[2]->kind != Kind::Type || items[4]->kind != Kind::Bytes)
        fail(datasetReason("dataset.pickle-object"));
    object.items = items[1]->items;
    object.type = items[2];
    object.columnsFirst = items[3]->number != 0;
    object.text = items[4]->text;
}

std::string_view PickleReader::take(std::uint64_t count)
{
    if (count > m_bytes.size() - m_place)
        fail(datasetReason("dataset.pickle-within-value", Count{static_cast<std::int64_t>(m_bytes.size())}));
    const std::string_view taken = m_bytes.substr(m_place, count);
    m_place += count;
    return taken;
}

std::string_view PickleReader::takeLine()
{
    const std::size_t end = m_bytes.find('\n', m_place);
    if (end == std::string_view::npos)
        fail(datasetReason("dataset.pickle-within-line"));
    const std::string_view line = m_bytes.substr(m_place, end - m_place);
    m_place = end + 1;
    return line;
}

std::uint64_t PickleReader::takeNumber(int bytes)
{
    const std::string_view raw = take(static_cast<std::uint64_t>(bytes));
    std::uint64_t value = 0;
    for (std::size_t i = raw.size(); i > 0; --i)
        value = value * 256 + static_cast<unsigned char>(raw[i - 1]);
    return value;
}

PickleValue* PickleReader::make(Kind kind)
{
    if (m_values.size() >= kMostPickleValues)
        fail(datasetReason("dataset.pickle-values", Count{kMostPickleValues}));
    m_values.emplace_back();
    m_values.back().kind = kind;
    return &m_values.back();
}

void PickleReader::push(PickleValue* value)
{
    if (m_stack.size() >= kMostPickleValues)
        fail(datasetReason("dataset.pickle-piles", Count{kMostPickleValues}));
    m_stack.push_back(value);
}

PickleValue* PickleReader::pop()
{
    PickleValue* value = &top();
    m_stack.pop_back();
    return value;
}

PickleValue& PickleReader::top()
{
    if (m_stack.empty() || m_stack.back()->kind == Kind::Mark)
        fail(datasetReason("dataset.pickle-absent"));
    return *m_stack.back();
}

std::vector<PickleValue*> PickleReader::popToMark()
{
    const auto mark =
        std::find_if(m_stack.rbegin(), m_stack.rend(), [](const PickleValue* v) { return v->kind == Kind::Mark; });
    if (mark == m_stack.rend())
        fail(datasetReason("dataset.pickle-closes"));
    std::vector<PickleValue*> items(mark.base(), m_stack.end());
    m_stack.erase(mark.base() - 1, m_stack.end());
    return items;
}

void PickleReader::pushText(Kind kind, std::string_view text)
{
    PickleValue* value = make(kind);
    value->text = text;
    push(value);
}

void PickleReader::pushNumber(std::int64_t number)
{
    PickleValue* value = make(Kind::Number);
    value->number = number;
    push(value);
}

void PickleReader::pushTuple(std::size_t count)
{
    std::vector<PickleValue*> items(count);
    for (auto item = items.rbegin(); item != items.rend(); ++item)
        *item = pop();
    PickleValue* tuple = make(Kind::Tuple);
    tuple->items = std::move(items);
    push(tuple);
}

void PickleReader::remember(std::uint64_t place, PickleValue* value)
{
    if (place >= kMostRemembered)
        fail(datasetReason("dataset.pickle-stores", Count{kMostRemembered}));
    if (place >= m_memory.size())
        m_memory.resize(place + 1);
    m_memory[place] = value;
}

} // namespace trainyard
