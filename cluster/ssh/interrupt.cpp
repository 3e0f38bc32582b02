// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/interrupt.h"

#include "backend/base/error.h"

#include <sys/eventfd.h>

#include <cerrno>

namespace trainyard {

Interrupt::Interrupt() : m_event(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK))
{
    if (!m_event)
        throw systemFailure("wait for a connection", {}, errno);
}

void Interrupt::raise() noexcept
{
    m_raised = true;
    ::eventfd_write(m_event.get(), 1);
}

void Interrupt::clear() noexcept
{
    m_raised = false;
    eventfd_t value = 0;
    ::eventfd_read(m_event.get(), &value);
}

} // namespace trainyard
