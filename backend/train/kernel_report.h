// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

namespace trainyard {

/// Hears of each kernel that a program has created and passes on what people should know: the first one, the last one,
/// and at most one a second between them. Every three seconds the log is told, too.
class KernelReport {
public:
    using Tell = std::function<void(int done, int total)>;
    /// `clock` counts seconds.
    explicit KernelReport(Tell tell, std::function<double()> clock);
    /// Of one program: 1, 2, 3 … total.
    void created(int done, int total);

private:
    Tell m_tell;
    std::function<double()> m_clock;
    double m_told = 0.0;
    double m_logged = 0.0;
};

} // namespace trainyard
