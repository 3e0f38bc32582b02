// SPDX-License-Identifier: Apache-2.0
#include "tests/support/test_environment.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>

namespace trainyard::test {

std::filesystem::path sourceFolder()
{
    return qEnvironmentVariable("TRAINYARD_SOURCE_DIR").toStdString();
}

std::filesystem::path realDataFolder()
{
    if (qEnvironmentVariableIsSet("TRAINYARD_TEST_DATA"))
        return qEnvironmentVariable("TRAINYARD_TEST_DATA").toStdString();
    const std::filesystem::path beside = sourceFolder().parent_path() / "shared/data";
    return std::filesystem::exists(beside) ? beside : std::filesystem::path();
}

std::filesystem::path program(const QString& name)
{
    return std::filesystem::path(qEnvironmentVariable("TRAINYARD_BIN_DIR").toStdString()) / name.toStdString();
}

QByteArray builtForTests(const char* name)
{
    return (QCoreApplication::applicationDirPath() + QLatin1Char('/') + QLatin1String(name)).toLocal8Bit();
}

int runTests(QObject* object, int argc, char** argv)
{
    // Qt Test reports skips only in its log: also write the log to a file and count them there.
    QTemporaryDir folder;
    const QString log = folder.filePath("log.txt");
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    arguments << "-o" << log + ",txt"
              << "-o"
              << "-,txt";
    const int failures = QTest::qExec(object, arguments);
    if (failures != 0)
        return failures > 125 ? 125 : failures;
    QFile file(log);
    if (!file.open(QIODevice::ReadOnly))
        return 1;
    static const QRegularExpression totals("Totals: (\\d+) passed, (\\d+) failed, (\\d+) skipped");
    const auto match = totals.match(QString::fromUtf8(file.readAll()));
    const int passed = match.captured(1).toInt() - 2; // initTestCase and cleanupTestCase always pass
    return match.hasMatch() && passed <= 0 && match.captured(3).toInt() > 0 ? 77 : 0;
}

} // namespace trainyard::test
