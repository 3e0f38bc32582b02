// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/reasons_link.h"
#include "cluster/transport/local_transport.h"
#include "gui/machines/machines_page.h"
#include "gui/machines/machines_view_model.h"
#include "gui/parts/app_settings.h"
#include "gui/services/keychain.h"
#include "tests/gui/fake_slurm.h"

#include <QDir>
#include <QFile>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <atomic>
#include <map>
#include <memory>
#include <mutex>

namespace trainyard::test {

/// A keychain in memory that notes what it was asked.
class FakeKeychain : public Keychain {
public:
    bool available() const override { return there; }
    void find(const QString& key, std::function<void(std::optional<Secret>)> done) override
    {
        asked << key;
        const auto found = held.find(key);
        done(found == held.end() ? std::nullopt : std::optional(Secret(found->second)));
    }
    void keep(const QString& key, const Secret& secret, std::function<void(const QString&)> done) override
    {
        held[key] = secret.text();
        done({});
    }
    void forget(const QString& key) override { held.erase(key); }

    bool there = true;
    std::map<QString, std::string> held;
    QStringList asked;
};

/// How a machine's log-in goes, for tests without a server; behind it is this computer.
struct FakeLogin {
    bool unknownKey = false;
    std::optional<Failure> refuse; ///< after the questions
    std::optional<Failure> unreachable;
    std::vector<LoginRequest> rounds;
    std::string right; ///< the only answer that leads in, empty = any
    std::atomic<bool> up = true;
    std::atomic<int> connects = 0;
    std::mutex mutex;
    std::vector<std::vector<std::string>> answers;
};

class FakeSshLine : public MachineLine {
public:
    FakeSshLine(FakeLogin& login, LoginPrompter* prompter, HostKeyPrompt* hostKeys)
        : m_login(login), m_prompter(prompter), m_hostKeys(hostKeys)
    {
    }
    void connect(std::stop_token) override
    {
        ++m_login.connects;
        m_retry = -1.0;
        if (m_login.unreachable) {
            m_retry = 5.0;
            throw Failure(*m_login.unreachable);
        }
        m_prompter->passed(LoginStep::Reached, "arossi@hpc-login.example.org", "OpenSSH_9.2");
        if (m_login.unknownKey &&
            !m_hostKeys->trust({"hpc-login.example.org", {}, "ssh-ed25519", kPrint, "/home/arossi/.ssh/known_hosts"}))
            throw Failure(ErrorKind::Cancelled, "verify the key of", "hpc-login.example.org",
                          "its key was not accepted");
        if (m_login.refuse && m_login.rounds.empty())
            throw Failure(*m_login.refuse);
        m_prompter->passed(LoginStep::Verified, "arossi@hpc-login.example.org", std::string("ssh-ed25519 ") + kPrint);
        for (const LoginRequest& round : m_login.rounds) {
            const auto given = m_prompter->answer(round);
            if (!given)
                throw Failure(ErrorKind::Cancelled, "log in to", round.host, "the log-in was cancelled");
            std::vector<std::string> texts;
            for (const Secret& secret : *given)
                texts.push_back(secret.text());
            const std::lock_guard lock(m_login.mutex);
            m_login.answers.push_back(texts);
            if (!m_login.right.empty() && texts.front() != m_login.right)
                throw Failure(ErrorKind::Permission, "log in to", round.host, "the server refused the password",
                              "It is not tried again by itself: connect once more and mind that some servers lock out "
                              "after a few tries.");
        }
        m_prompter->passed(LoginStep::LoggedIn, "arossi@hpc-login.example.org",
                           m_login.rounds.empty() ? linkReason("link.by-agent") : linkReason("link.by-answers"));
        m_login.up = true;
        m_connected = true;
    }
    void disconnect() noexcept override { m_connected = false; }
    bool connected() const noexcept override { return m_connected && m_login.up; }
    double retryIn() const override { return m_connected ? 0.05 : m_retry; }
    static constexpr const char* kPrint = "SHA256:q4Xo9vT2mJc7RzLd1uPaKf8WbYh3sNeG5iUxV0tQkMw";

private:
    FakeLogin& m_login;
    LoginPrompter* m_prompter;
    HostKeyPrompt* m_hostKeys;
    std::atomic<bool> m_connected = false;
    double m_retry = -1.0;
};

/// The page over a book of its own, and machines whose connections are fakes unless `real`.
struct MachinesStage {
    QTemporaryDir folder;
    AppSettings settings{folder.filePath("settings.ini")};
    MachineBook book{folder.filePath("machines.json").toStdString()};
    FakeLogin login;
    FakeKeychain keychain;
    std::unique_ptr<MachineHub> hub;
    std::unique_ptr<MachinesPage> page;

    std::shared_ptr<RunStore> runs; ///< with `stored`
    std::unique_ptr<StoreService> store;
    std::unique_ptr<LaunchService> launch;

    explicit MachinesStage(bool real = false, bool stored = false)
    {
        qputenv("TRAINYARD_HOME", folder.filePath("home").toUtf8());
        hub = std::make_unique<MachineHub>(
            &book, nullptr, [this, real](const MachineEntry& entry, LoginPrompter* a, HostKeyPrompt* b) {
                if (real || entry.transport == TransportKind::Local)
                    return openLine(entry, a, b);
                return OpenedLine{std::make_unique<LocalTransport>(), std::make_unique<FakeSshLine>(login, a, b)};
            });
        Services services;
        services.machines = hub.get();
        if (stored) {
            runs = std::make_shared<RunStore>(folder.filePath("store.sqlite").toStdString());
            store = std::make_unique<StoreService>(runs);
            launch = std::make_unique<LaunchService>(runs);
            services.store = store.get();
            services.launch = launch.get();
        }
        page = std::make_unique<MachinesPage>(services, settings, nullptr, &keychain);
        page->resize(1272, 816);
        page->show();
        page->activated();
        [[maybe_unused]] const bool loaded = QTest::qWaitFor([this] { return book.loaded(); });
    }
    ~MachinesStage()
    {
        page.reset();
        hub.reset();
    }

    MachinesViewModel& model() { return *page->model(); }
    MachineEntry cluster(const std::string& name = "hpc-login") const
    {
        MachineEntry entry;
        entry.id = newMachineId();
        entry.name = name;
        entry.host = name + ".example.org";
        entry.user = "arossi";
        entry.scheduler = SchedulerKind::Slurm;
        return entry;
    }
    /// Adds it as the dialog would, and selects it.
    QString add(const MachineEntry& entry)
    {
        model().save(entry);
        [[maybe_unused]] const bool there =
            QTest::qWaitFor([&] { return model().selected().toStdString() == entry.id; });
        return QString::fromStdString(entry.id);
    }
    bool reaches(LinkState state, int ms = 15000)
    {
        return QTest::qWaitFor([&] { return model().status().state == state; }, ms);
    }
    QPushButton* button(const QString& name) const { return page->findChild<QPushButton*>(name); }
    template <typename Widget>
    Widget* dialog() const
    {
        Widget* found = nullptr;
        [[maybe_unused]] const bool came = QTest::qWaitFor([&] {
            for (Widget* one : page->findChildren<Widget*>())
                if (one->isVisible()) // one that was closed may not be gone yet
                    found = one;
            return found != nullptr;
        });
        return found;
    }
};

/// Takes an entry of the selected machine's menu.
inline bool chooseMore(const QWidget& page, const QString& text)
{
    const auto* more = page.findChild<QToolButton*>("more");
    for (QAction* action : more->findChild<QMenu*>()->actions())
        if (action->text() == text && action->isVisible() && action->isEnabled()) {
            action->trigger();
            return true;
        }
    return false;
}

inline QPushButton* buttonOf(const QWidget& window, const QString& text)
{
    for (QPushButton* button : window.findChildren<QPushButton*>())
        if (button->text() == text)
            return button;
    return nullptr;
}

} // namespace trainyard::test
