// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/window_stage.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "gui/app/page_registry.h"
#include "tests/benchmarks/window_start.h"

#include <QEvent>
#include <QTest>
#include <QWidget>

namespace trainyard::benchmark {

Stage::Stage(const std::filesystem::path& file)
    : settings(settingsFile()), store(std::make_shared<RunStore>(file)), storeService(store), launch(store),
      local(store, launch, follow), services{&storeService, &launch, &follow, nullptr},
      window(makePages(services, settings, QString()), services, settings, QString::fromStdString(file.string()))
{
    window.resize(1440, 900);
    window.show();
}

PaintCounter::PaintCounter(QWidget* widget) : QObject(widget)
{
    widget->installEventFilter(this);
}

bool PaintCounter::eventFilter(QObject*, QEvent* event)
{
    count += event->type() == QEvent::Paint;
    return false;
}

void spinUntil(const std::function<bool()>& condition, const char* what)
{
    const double until = steadyTime() + 60.0;
    while (!condition()) {
        if (steadyTime() > until)
            throw Failure(ErrorKind::Timeout, "wait", what, "it did not come within 60 s");
        QTest::qWait(1);
    }
}

} // namespace trainyard::benchmark
