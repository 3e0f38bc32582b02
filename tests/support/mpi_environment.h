// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProcessEnvironment>
#include <QString>

#include <string>

namespace trainyard::test {

/// For mpirun: over loopback, also for root. Open MPI leaves memory of plug-ins behind that it has unloaded, which the
/// leak sanitizer can therefore not name, nor be told to leave out.
inline QProcessEnvironment mpiEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name :
         {"OMPI_MCA_oob_tcp_if_include", "OMPI_MCA_btl_tcp_if_include", "PMIX_MCA_ptl_tcp_if_include"})
        environment.insert(name, "lo");
    environment.insert("OMPI_ALLOW_RUN_AS_ROOT", "1");
    environment.insert("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1");
    if (const QString options = environment.value("ASAN_OPTIONS"); !options.isEmpty())
        environment.insert("ASAN_OPTIONS", options + ":detect_leaks=0");
    return environment;
}

/// The same of the leak sanitizer, as lines of bash for ranks that a queue starts.
inline std::string mpiPrologue()
{
    const QString options = qEnvironmentVariable("ASAN_OPTIONS");
    return options.isEmpty() ? std::string() : "export ASAN_OPTIONS='" + options.toStdString() + ":detect_leaks=0'";
}

} // namespace trainyard::test
