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

/// What is built for the tests alone, such as a stand-in for a library: it lies beside the test programs.
QByteArray builtForTests(const char* name);

/// Runs the tests of an object and ends with 77 when every test function was skipped, so that ctest counts it as
/// skipped.
int runTests(QObject* object, int argc, char** argv);

/// A test program holds several units, each the tests of one file, and runs the one that its first argument names.
/// argv[0] is the program, the rest what follows the unit's name: Qt Test's functions and options.
using UnitMain = int (*)(int argc, char** argv);

/// Adds a unit to the program before main() begins. `file`: FOLDER/UNIT_test.cpp, which gives the unit's name.
class UnitRegistration {
public:
    UnitRegistration(const char* file, UnitMain run);
};

template <typename Application, typename Tests>
int runAs(int argc, char** argv)
{
    Application application(argc, argv);
    Tests tests;
    return runTests(&tests, argc, argv);
}

} // namespace trainyard::test

/// The end of a test file: its unit runs the tests of a class, or does what a function says.
#define TRAINYARD_TEST(Class) TRAINYARD_UNIT((trainyard::test::runAs<QCoreApplication, Class>))
#define TRAINYARD_WIDGET_TEST(Class) TRAINYARD_UNIT((trainyard::test::runAs<QApplication, Class>))
#define TRAINYARD_UNIT(function) static const trainyard::test::UnitRegistration kRegistration(__FILE__, function);
