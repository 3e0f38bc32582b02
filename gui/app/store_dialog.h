// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/store_rebuild.h"
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

/// Opens the store at start-up without holding up the GUI thread, and says what to choose when it cannot be opened: try
/// again, use another data folder for this session, or set a damaged store aside and rebuild it from the run
/// directories. Unseen where the store opens within half a second.
class StoreDialog : public QDialog {
    Q_OBJECT
public:
    explicit StoreDialog(QWidget* parent = nullptr);
    ~StoreDialog() override; ///< waits for a store being opened

    /// Runs an event loop until the store is open; nullptr when the user quits instead.
    std::shared_ptr<RunStore> openStore();
    /// Why it could not be opened the last time.
    const Error& error() const { return m_error; }

    void tryAgain();
    /// The whole session's data folder, as TRAINYARD_HOME would say.
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
    std::unique_ptr<WorkerThread> m_worker; // last: it is joined before what it uses is gone
};

} // namespace trainyard
