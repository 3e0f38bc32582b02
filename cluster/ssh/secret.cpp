// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/secret.h"

#include <cstring>
#include <utility>

namespace trainyard {

void wipe(std::string& text) noexcept
{
    ::explicit_bzero(text.data(), text.capacity()); // a shortened string keeps its old tail in the buffer
    text.clear();
}

Secret::Secret(std::string_view text) : m_text(text) {}

Secret Secret::taking(std::string& text)
{
    Secret secret{std::string_view(text)};
    trainyard::wipe(text);
    return secret;
}

// A moved-from short string still contains its bytes.
Secret::Secret(Secret&& other) noexcept : m_text(std::move(other.m_text))
{
    other.wipe();
}

Secret& Secret::operator=(Secret&& other) noexcept
{
    if (this != &other) {
        wipe();
        m_text = std::move(other.m_text);
        other.wipe();
    }
    return *this;
}

void Secret::wipe() noexcept
{
    trainyard::wipe(m_text);
}

} // namespace trainyard
