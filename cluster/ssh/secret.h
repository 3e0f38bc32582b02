// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace trainyard {

/// A password, passphrase or code. Its bytes are wiped on destruction and replacement; it is never logged. Move-only.
class Secret {
public:
    Secret() = default;
    explicit Secret(std::string_view text);
    /// Takes the text and wipes the source string.
    static Secret taking(std::string& text);
    Secret(Secret&& other) noexcept;
    Secret& operator=(Secret&& other) noexcept;
    Secret(const Secret&) = delete;
    Secret& operator=(const Secret&) = delete;
    ~Secret() { wipe(); }

    /// NUL-terminated; valid until this object changes.
    const char* text() const noexcept { return m_text.c_str(); }
    std::size_t size() const noexcept { return m_text.size(); }
    bool empty() const noexcept { return m_text.empty(); }
    void wipe() noexcept;

private:
    std::string m_text;
};

/// Overwrites the string's whole buffer, in a way that no compiler optimises out, and empties it.
void wipe(std::string& text) noexcept;

} // namespace trainyard
