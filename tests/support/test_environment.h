// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>
#include <QTest>

#include <filesystem>

namespace trainyard::test {

/// The folder with real data (TRAINYARD_TEST_DATA, else shared/data beside the checkout); empty if there is none.
std::filesystem::path realDataFolder();

/// A program of this build ("trainyard-engine", "trainyard").
std::filesystem::path program(const QString& name);

std::filesystem::path sourceFolder();

/// A file built only for the tests, such as a stand-in for a library, from the folder of the test programs.
QByteArray builtForTests(const char* name);

/// Runs the tests of an object. Returns 77 if every test function was skipped, so that ctest counts the test as
/// skipped.
int runTests(QObject* object, int argc, char** argv);

/// A test program contains several units, each with the tests of one file. Runs the unit named by the first argument.
/// argv[0] is the program; the arguments after the unit's name are Qt Test's functions and options.
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

// Qt's waits give up after 5 s, too soon for a machine that does much else. A wait ends as soon as its condition holds.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT((expr), 60000)
#define QTRY_VERIFY2(expr, messageExpression) QTRY_VERIFY2_WITH_TIMEOUT((expr), messageExpression, 60000)
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT((expr), (expected), 60000)

/// Put this at the end of a test file: the unit runs the tests of a class, or a function.
#define TRAINYARD_TEST(Class) TRAINYARD_UNIT((trainyard::test::runAs<QCoreApplication, Class>))
#define TRAINYARD_WIDGET_TEST(Class) TRAINYARD_UNIT((trainyard::test::runAs<QApplication, Class>))
#define TRAINYARD_UNIT(function) static const trainyard::test::UnitRegistration kRegistration(__FILE__, function);
