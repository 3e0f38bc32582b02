// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace trainyard {

class MainWindow;

/// For measurements: prints on standard error how many milliseconds after the start of the process the window was first
/// painted ("first frame") and first painted with its page's content ("first content"). Active only if
/// TRAINYARD_TRACE_STARTUP is set; with the value "exit" the window then closes.
class StartupTrace : public QObject {
    Q_OBJECT
public:
    /// Does nothing unless the variable is set. Call before the window is shown.
    static void install(MainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit StartupTrace(MainWindow& window);
    bool showsContent(const QObject* painted) const;
    void told(const char* what, bool last);

    MainWindow& m_window;
    bool m_framed = false;
};

} // namespace trainyard
