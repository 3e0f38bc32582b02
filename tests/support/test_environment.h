// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>
#include <QTest>

#include <filesystem>

namespace trainyard::test {

/// The folder with real data (TRAINYARD_TEST_DATA, else shared/data beside the checkout); empty when absent.
std::filesystem::path realDataFolder();

/// A program of this build ("trainyard-engine", "trainyard").
std::filesystem::path program(const QString& name);

std::filesystem::path sourceFolder();

/// Runs the tests of an object and ends with 77 when every test function was skipped, so that ctest counts it as
/// skipped.
int runTests(QObject* object, int argc, char** argv);

} // namespace trainyard::test

/// main() for a Qt Test of plain code (no event loop needed beyond QCoreApplication).
#define TRAINYARD_TEST_MAIN(Class)                                                                                     \
    int main(int argc, char** argv)                                                                                    \
    {                                                                                                                  \
        QCoreApplication application(argc, argv);                                                                      \
        Class object;                                                                                                  \
        return trainyard::test::runTests(&object, argc, argv);                                                         \
    }

/// main() for a Qt Test of widgets.
#define TRAINYARD_WIDGET_TEST_MAIN(Class)                                                                              \
    int main(int argc, char** argv)                                                                                    \
    {                                                                                                                  \
        QApplication application(argc, argv);                                                                          \
        Class object;                                                                                                  \
        return trainyard::test::runTests(&object, argc, argv);                                                         \
    }
