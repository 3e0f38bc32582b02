// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace trainyard::test {

/// Unsets a variable of the process's environment, and at its end gives it back what it was before.
class EnvironmentGuard {
public:
    explicit EnvironmentGuard(const char* name)
        : m_name(name), m_before(qgetenv(name)), m_wasSet(qEnvironmentVariableIsSet(name))
    {
        qunsetenv(name);
    }
    ~EnvironmentGuard() { m_wasSet ? qputenv(m_name, m_before) : qunsetenv(m_name); }
    EnvironmentGuard(const EnvironmentGuard&) = delete;
    EnvironmentGuard& operator=(const EnvironmentGuard&) = delete;

private:
    const char* m_name;
    QByteArray m_before;
    bool m_wasSet;
};

} // namespace trainyard::test
