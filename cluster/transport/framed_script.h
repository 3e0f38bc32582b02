// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/transport.h"

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// Several scripts in one exec. A nonce separates their answers from one another and from the output of shell start-up
/// files.
struct FramedAnswer {
    struct Section {
        std::string name;
        int exitCode = -1;
        std::string output; ///< bytes as printed
        std::string errorOutput;
    };
    std::vector<Section> sections; ///< in the order in which the scripts were added

    /// Throws Failure(Internal) if there is no section of that name.
    const Section& section(std::string_view name) const;
};

class FramedScript {
public:
    /// `name`: letters, digits and '-'. The script runs in a subshell whose standard input is /dev/null, in the C
    /// locale; $TY_LC_ALL holds the original LC_ALL.
    void add(std::string name, std::string script);
    bool empty() const { return m_parts.empty(); }

    /// All parts as one script for /bin/sh. `nonce`: 16 or more unpredictable letters and digits.
    std::string text(const std::string& nonce) const;
    /// Pure. Throws Failure(Transport) if any part is missing: an incomplete answer is no information, never an empty
    /// answer.
    FramedAnswer parse(const ExecResult& result, const std::string& nonce) const;

    /// Takes one exec. Throws Failure like Transport.
    FramedAnswer run(Transport& transport, double deadlineSeconds) const;
    /// The same with execUnseen.
    FramedAnswer runUnseen(Transport& transport, double deadlineSeconds) const;

private:
    struct Part {
        std::string name;
        std::string script;
    };
    std::vector<Part> m_parts;
};

} // namespace trainyard
