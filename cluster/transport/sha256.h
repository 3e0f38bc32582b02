// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace trainyard {

/// SHA-256 (FIPS 180-4), as `sha256sum` prints it: content that is kept under its name must not be another's.
/// The functions throw std::bad_alloc when OpenSSL has no memory.
class Sha256 {
public:
    Sha256();
    ~Sha256();

    void add(std::string_view bytes);
    /// 64 hexadecimal digits of what was added. Nothing may be added afterwards.
    std::string text();

private:
    struct Context; ///< OpenSSL's
    std::unique_ptr<Context> m_context;
};

} // namespace trainyard
