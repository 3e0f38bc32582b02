// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"

#include <optional>
#include <utility>
#include <variant>

namespace trainyard {

/// A value or an Error, for outcomes that the caller expects and handles at once.
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    bool ok() const noexcept { return m_state.index() == 0; }
    explicit operator bool() const noexcept { return ok(); }

    /// The value; if there is none, throws the error as a Failure.
    const T& value() const&
    {
        requireValue();
        return std::get<0>(m_state);
    }
    T& value() &
    {
        requireValue();
        return std::get<0>(m_state);
    }
    T&& value() &&
    {
        requireValue();
        return std::get<0>(std::move(m_state));
    }

    /// Only when !ok().
    const Error& error() const { return std::get<1>(m_state); }

private:
    void requireValue() const
    {
        if (!ok())
            throw Failure(std::get<1>(m_state));
    }
    std::variant<T, Error> m_state;
};

template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)) {}
    bool ok() const noexcept { return !m_error.has_value(); }
    explicit operator bool() const noexcept { return ok(); }
    const Error& error() const { return *m_error; }

private:
    std::optional<Error> m_error;
};

} // namespace trainyard
