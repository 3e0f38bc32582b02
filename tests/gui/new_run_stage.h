// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/new_run/new_run_page.h"
#include "gui/new_run/new_run_view_model.h"
#include "gui/new_run/spec_form.h"
#include "gui/parts/app_settings.h"
#include "gui/services/preset_store.h"
#include "tests/gui/plan_fixture.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace trainyard::test {

/// A page without engine and store: the test plays their part.
struct NewRunStage {
    QTemporaryDir folder;
    AppSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    PresetStore presets{std::filesystem::path(folder.path().toStdString()) / "presets"};
    std::unique_ptr<NewRunPage> page;

    NewRunStage() { open(); }

    void open()
    {
        QSignalSpy loaded(&presets, &PresetStore::loaded);
        page = std::make_unique<NewRunPage>(Services{}, &presets, settings);
        page->resize(1272, 816);
        page->show();
        QVERIFY(loaded.wait());
        answer();
    }

    NewRunViewModel& model() { return *page->model(); }

    void answer(const PlanAnswer& plan = plausiblePlan())
    {
        QTest::qWait(200); // the pause after the last keystroke
        model().takeDevices(plausibleMachine());
        model().takePlan(0, plan);
    }

    template <typename Widget>
    Widget* field(const char* path)
    {
        return qobject_cast<Widget*>(page->form()->widget(QString::fromLatin1(path)));
    }

    QPushButton* button(const QString& text)
    {
        for (QPushButton* button : page->findChildren<QPushButton*>())
            if (button->text() == text && button->isVisible())
                return button;
        return nullptr;
    }
};

} // namespace trainyard::test
