// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/sha256.h"

#include <openssl/evp.h>

#include <array>
#include <new>

namespace trainyard {
namespace {

/// These calls fail only without memory.
void require(bool done)
{
    if (!done)
        throw std::bad_alloc();
}

} // namespace

struct Sha256::Context {
    std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX*)> digest{::EVP_MD_CTX_new(), ::EVP_MD_CTX_free};
};

Sha256::Sha256() : m_context(std::make_unique<Context>())
{
    require(m_context->digest && ::EVP_DigestInit_ex(m_context->digest.get(), ::EVP_sha256(), nullptr) == 1);
}

Sha256::~Sha256() = default;

void Sha256::add(std::string_view bytes)
{
    require(::EVP_DigestUpdate(m_context->digest.get(), bytes.data(), bytes.size()) == 1);
}

std::string Sha256::text()
{
    std::array<unsigned char, 32> sum{};
    require(::EVP_DigestFinal_ex(m_context->digest.get(), sum.data(), nullptr) == 1);
    std::string digits;
    for (const unsigned char byte : sum) {
        digits += "0123456789abcdef"[byte >> 4];
        digits += "0123456789abcdef"[byte & 15];
    }
    return digits;
}

} // namespace trainyard
