// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <unistd.h>

#include <utility>

namespace trainyard {

/// Move-only owner of a C handle. Traits: `using Type`, `static Type invalid()`, `static void close(Type) noexcept`.
template <typename Traits>
class UniqueHandle {
public:
    using Type = typename Traits::Type;

    UniqueHandle() noexcept : m_handle(Traits::invalid()) {}
    explicit UniqueHandle(Type handle) noexcept : m_handle(handle) {}
    UniqueHandle(UniqueHandle&& other) noexcept : m_handle(other.release()) {}
    UniqueHandle& operator=(UniqueHandle&& other) noexcept
    {
        reset(other.release());
        return *this;
    }
    UniqueHandle(const UniqueHandle&) = delete;
    UniqueHandle& operator=(const UniqueHandle&) = delete;
    ~UniqueHandle() { reset(); }

    Type get() const noexcept { return m_handle; }
    explicit operator bool() const noexcept { return m_handle != Traits::invalid(); }
    Type release() noexcept { return std::exchange(m_handle, Traits::invalid()); }
    void reset(Type handle = Traits::invalid()) noexcept
    {
        const Type old = std::exchange(m_handle, handle);
        if (old != Traits::invalid() && old != handle)
            Traits::close(old);
    }

private:
    Type m_handle;
};

struct FileDescriptorTraits {
    using Type = int;
    static Type invalid() noexcept { return -1; }
    static void close(Type descriptor) noexcept { ::close(descriptor); }
};

/// Owns a POSIX file descriptor.
using FileDescriptor = UniqueHandle<FileDescriptorTraits>;

} // namespace trainyard
