// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// QVERIFY for a Result that says what went wrong.
#define VERIFY_OK(expression)                                                                                          \
    do {                                                                                                               \
        const auto& verified = (expression);                                                                           \
        QVERIFY2(verified.ok(), verified.ok() ? "" : verified.error().text().c_str());                                 \
    } while (false)
