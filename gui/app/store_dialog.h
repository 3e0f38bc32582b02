// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/store_rebuild.h"
#include "storage/store/run_store.h"

#include <QDialog>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

class QPushButton;

namespace trainyard {

class BusyBar;
class Label;
class WorkerThread;

/// Opens the store at start-up without blocking the GUI thread. If that fails, it offers three remedies: try again, use
/// another data folder for this session, or set a damaged store aside and rebuild it from the run directories. Stays
/// hidden if the store opens within half a second.
class StoreDialog : public QDialog {
    Q_OBJECT
public:
    explicit StoreDialog(QWidget* parent = nullptr);
    ~StoreDialog() override; ///< waits for an opening in progress

    /// Runs an event loop until the store is open; returns nullptr if the user quits instead.
    std::shared_ptr<RunStore> openStore();
    /// Why the last attempt failed.
    const Error& error() const { return m_error; }

    void tryAgain();
    /// Sets the data folder for the whole session, like TRAINYARD_HOME.
    void useDataFolder(const QString& folder);
    void rebuild();

signals:
    void opened();
    void failed();

protected:
    void reject() override;

private:
    struct Answer {
        std::shared_ptr<RunStore> store;
        std::optional<RebuildOutcome> rebuilt;
        std::optional<Error> error;
    };

    void makeButtons();
    void work(std::function<Answer()> task, const QString& text, bool cancellable);
    void take(const Answer& answer);
    void showFailure();
    void setBusy(bool busy);
    void chooseFolder();

    Label* m_title;
    Label* m_sentence;
    Label* m_note;
    BusyBar* m_busyBar;
    QPushButton* m_again = nullptr;
    QPushButton* m_folder = nullptr;
    QPushButton* m_rebuild = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_quit = nullptr;
    std::shared_ptr<RunStore> m_store;
    Error m_error{ErrorKind::Cancelled, {}, {}, {}, {}, 0};
    bool m_busy = false;
    bool m_quitting = false;
    std::atomic<bool> m_cancelled = false;
    std::unique_ptr<WorkerThread> m_worker; // last, so that it is joined before the members it uses are destroyed
};

} // namespace trainyard
