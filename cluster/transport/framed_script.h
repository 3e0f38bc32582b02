// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/transport.h"

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// Several scripts in one exec, told apart in the answer by a nonce, whatever else a shell's start-up files print.
struct FramedAnswer {
    struct Section {
        std::string name;
        int exitCode = -1;
        std::string output; ///< bytes as printed
        std::string errorOutput;
    };
    std::vector<Section> sections; ///< in the order of the question

    /// Throws Failure(Internal) when it was not asked for.
    const Section& section(std::string_view name) const;
};

class FramedScript {
public:
    /// `name`: letters, digits and '-'. The script runs in a subshell whose standard input is /dev/null, in the C
    /// locale; $TY_LC_ALL is what LC_ALL was.
    void add(std::string name, std::string script);
    bool empty() const { return m_parts.empty(); }

    /// The whole as /bin/sh; `nonce`: 16 or more letters and digits that nobody can foresee.
    std::string text(const std::string& nonce) const;
    /// Pure. Throws Failure(Transport) when any part is missing: no information, never an empty answer.
    FramedAnswer parse(const ExecResult& result, const std::string& nonce) const;

    /// One exec. Throws Failure like Transport.
    FramedAnswer run(Transport& transport, double deadlineSeconds) const;
    /// One execUnseen.
    FramedAnswer runUnseen(Transport& transport, double deadlineSeconds) const;

private:
    struct Part {
        std::string name;
        std::string script;
    };
    std::vector<Part> m_parts;
};

} // namespace trainyard
