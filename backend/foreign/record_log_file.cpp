// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/record_log_file.h"

#include "backend/base/crc32c.h"
#include "backend/foreign/wire.h"
#include "backend/protocol/reasons_foreign.h"

namespace trainyard::foreign {
namespace {

constexpr std::size_t kLogBlock = 32 << 10;
constexpr std::size_t kFragmentHead = 7;
constexpr std::size_t kLongestJoined = std::size_t{64} << 20;
constexpr std::string_view kMagic = ":W&B\xe1\xbe"; // then a version of one byte
enum FragmentKind : std::uint8_t { kFull = 1, kFirst = 2, kMiddle = 3, kLast = 4 };

} // namespace

RecordLogFile::Found RecordLogFile::header(Reason& why)
{
    const std::string_view head = m_file.peek(kFragmentHead);
    if (head.size() < kFragmentHead)
        return Found::End;
    if (!head.starts_with(kMagic))
        return damage(kLogBlock, foreignReason("foreign.no-wandb"), why);
    m_file.skip(kFragmentHead);
    return Found::Record;
}

/// Skips so many bytes.
RecordLogFile::Found RecordLogFile::damage(std::size_t bytes, Reason what, Reason& why)
{
    m_file.skip(bytes);
    why = std::move(what);
    return Found::Damage;
}

RecordLogFile::Found RecordLogFile::next(std::string_view& record, Reason& why)
{
    if (m_file.offset() == 0)
        if (const Found found = header(why); found != Found::Record)
            return found;
    m_joined.clear();
    bool within = false; // behind a first fragment
    std::size_t at = 0;  // behind the position, which stays before the record until it is whole
    while (true) {
        const std::size_t left = kLogBlock - (static_cast<std::size_t>(m_file.offset()) + at) % kLogBlock;
        if (left < kFragmentHead) {
            at += left;
            continue;
        }
        std::string_view bytes = m_file.peek(at + kFragmentHead);
        if (bytes.size() < at + kFragmentHead)
            return Found::End;
        const auto checksum = Wire::little<std::uint32_t>(bytes.substr(at));
        const auto length = Wire::little<std::uint16_t>(bytes.substr(at + 4));
        const auto kind = static_cast<std::uint8_t>(bytes[at + 6]);
        if (kFragmentHead + length > left)
            return damage(at + left, foreignReason("foreign.fragment"), why);
        bytes = m_file.peek(at + kFragmentHead + length);
        if (bytes.size() < at + kFragmentHead + length)
            return Found::End;
        const std::string_view content = bytes.substr(at + kFragmentHead, length);
        const auto* checked = reinterpret_cast<const std::uint8_t*>(bytes.data() + at + 6);
        if (crc32({checked, std::size_t{length} + 1}) != checksum)
            return damage(at + left, foreignReason("foreign.fragment"), why);
        const bool begins = kind == kFull || kind == kFirst;
        if (kind < kFull || kind > kLast || begins == within || m_joined.size() + length > kLongestJoined) {
            // Its first fragments are missing, or the record before has no end.
            const std::size_t skipped = begins ? at : at + kFragmentHead + length;
            return damage(skipped > 0 ? skipped : kFragmentHead + length, foreignReason("foreign.fragment"), why);
        }
        at += kFragmentHead + length;
        if (kind == kFull) {
            m_joined.assign(content);
        } else {
            m_joined += content;
            within = true;
        }
        if (kind == kFull || kind == kLast) {
            m_file.skip(at);
            record = m_joined;
            return Found::Record;
        }
    }
}

} // namespace trainyard::foreign
