// SPDX-License-Identifier: Apache-2.0
#include "backend/train/kernel_report.h"

#include "backend/base/logging.h"

#include <string>
#include <utility>

namespace trainyard {
namespace {

constexpr double kTellInterval = 1.0; // seconds
constexpr double kLogInterval = 3.0;

} // namespace

KernelReport::KernelReport(Tell tell, std::function<double()> clock)
    : m_tell(std::move(tell)), m_clock(std::move(clock))
{
}

void KernelReport::created(int done, int total)
{
    const double now = m_clock();
    if (done == 1)
        m_logged = now;
    if (done == 1 || done == total || now - m_told >= kTellInterval) {
        m_told = now;
        m_tell(done, total);
    }
    if (now - m_logged >= kLogInterval) {
        m_logged = now;
        log(LogLevel::Info, "Choosing kernels, " + std::to_string(done) + " of " + std::to_string(total) + ".");
    }
}

} // namespace trainyard
