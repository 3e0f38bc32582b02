// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/local_transport.h"
#include "gui/machines/machines_page.h"
#include "gui/machines/machines_view_model.h"
#include "gui/parts/app_settings.h"
#include "gui/services/keychain.h"

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

/// Commands of a cluster that print captured text, before all others in the PATH as long as this lives. `calls()`: what
/// was done to jobs.
class FakeSlurm {
public:
    FakeSlurm()
    {
        m_path = qgetenv("PATH");
        qputenv("PATH", m_folder.path().toUtf8() + ':' + m_path);
        put("sbatch", "exit 0");
        put("sacctmgr", "case \"$*\" in *assoc*) echo 'physics||normal,high|normal|10|100|'; echo "
                        "'guests|debug|low|low||5|02:00:00';;\n"
                        "*defaultaccount*) echo physics;; *qos*) echo 'normal|2-00:00:00||||gres/gpu=16'; echo "
                        "'high|08:00:00|2|4|cpu=64|';; esac");
        put("srun", "echo 'MPI plugin types are...'; echo none; echo pmix");
        put("sinfo", "case \"$*\" in *GresUsed*)\n"
                     "for i in 1 2 3 4 5 6 7 8; do echo \"v100|mixed|gpu:v100:4|gpu:v100:2(IDX:0-1)|\"; done\n"
                     "for i in 1 2 3; do echo \"a100|allocated|gpu:a100:8|gpu:a100:8(IDX:0-7)|\"; done\n"
                     "for i in 1 2; do echo \"debug|idle|gpu:v100:2|gpu:v100:0(IDX:N/A)|\"; done;;\n"
                     "*) echo 'v100|up|1-00:00:00|6|40|192000|gpu:v100:4|ib,v100|mixed'\n"
                     "echo 'v100|up|1-00:00:00|2|40|192000|gpu:v100:4|ib,v100|idle'\n"
                     "echo 'a100|up|1-00:00:00|3|64|512000|gpu:a100:8|ib|allocated'\n"
                     "echo 'debug|up|30:00|2|16|64000|gpu:v100:2||idle'\n"
                     "echo 'cpu|up|infinite|40|64|256000|(null)||mixed';; esac");
        put("scontrol",
            "case \"$*\" in 'show config') printf 'SLURM_VERSION = 23.02.4\\nClusterName = hpc\\nMaxArraySize = 1001\\n"
            "AccountingStorageType = accounting_storage/slurmdbd\\nAccountingStorageEnforce = "
            "associations\\nJobRequeue = 1\\n';;\n"
            "'show partition -o') for p in v100:YES:1-00:00:00 a100:NO:1-00:00:00 debug:NO:00:30:00 cpu:NO:UNLIMITED; "
            "do\n"
            "echo \"PartitionName=${p%%:*} AllowGroups=ALL AllowAccounts=ALL AllowQos=ALL Default=$(echo $p | cut -d: "
            "-f2) "
            "DefaultTime=01:00:00 MaxNodes=UNLIMITED MaxTime=$(echo $p | cut -d: -f3-) MinNodes=1 State=UP\"; done;;\n"
            "hold*|release*|requeue*) echo \"scontrol $*\" >>" +
                log() + ";; esac");
        put("scancel", "echo \"scancel $*\" >>" + log());
        setQueue(
            "418233|RUNNING|v100|1|gpu:v100:4|7:29|1:00:00|NOW-449|NOW+3151|gn001|None|ty-20261120-140201-9f3c2a-1\n"
            "418219_8|RUNNING|a100|1|gpu:a100:8|11:48:02|18:30:00|NOW-42482|NOW+24118|gn[002-003]|None|lth-mobilenetv2 "
            "98 %\n"
            "418240_[0-9%4]|PENDING|v100|1|gpu:v100:4|0:00|18:30:00|NOW+20000|NOW+86600||Dependency|lth-mobilenetv2 "
            "90-99 %\n"
            "418251|PENDING|v100|2|gpu:v100:4|0:00|4:00:00|N/A|N/A||Priority|resnet152v2-c10-n8\n"
            "418252|PENDING|debug|2|gpu:v100:2|0:00|3:00:00|N/A|N/A||PartitionTimeLimit|resnet152v2-debug\n"
            "418260|PENDING|v100|1|gpu:v100:4|0:00|3:00:00|N/A|N/A||JobHeldUser|later\n");
        put("sacct",
            "now=$(date +%s)\necho "
            "\"418201|FAILED|v100|1|cpu=8,gres/gpu=4|1998|60|$((now-9000))|$((now-7002))|gn001|resnet-nan\"\n"
            "echo "
            "\"418150_1|TIMEOUT|v100|1|cpu=8,gres/gpu=4|66600|1110|$((now-80000))|$((now-13400))|gn004|lth-mobilenetv2 "
            "65 %\"\n"
            "echo \"417985|COMPLETED|debug|1|cpu=8,gres/gpu=8|641|60|$((now-90000))|$((now-82000))|gn004|resnet50v2\"");
    }
    ~FakeSlurm() { qputenv("PATH", m_path); }

    void setQueue(const QByteArray& lines)
    {
        QFile file(m_folder.filePath("queue"));
        if (file.open(QIODevice::WriteOnly))
            file.write(lines);
        file.close();
        put("squeue", "now=$(date +%s)\nsed -e \"s/NOW/$now/g\" '" + m_folder.filePath("queue").toUtf8() +
                          "' | while IFS= read -r l; do echo \"$l\"; done | "
                          "awk -F'|' -v OFS='|' '{for(i=8;i<=9;i++){n=split($i,p,/[+-]/); if(n==2) $i = "
                          "index($i,\"+\") ? p[1]+p[2] : p[1]-p[2]}; print}'");
    }
    /// The queue does not answer from now on.
    void breakQueue() { put("squeue", "echo 'slurm_load_jobs error: Unable to contact slurm controller' >&2; exit 1"); }
    QString calls() const
    {
        QFile file(m_folder.filePath("log"));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

private:
    QByteArray log() const { return "'" + m_folder.filePath("log").toUtf8() + "'"; }
    void put(const QByteArray& program, const QByteArray& body)
    {
        QFile file(m_folder.filePath(QString::fromLatin1(program)) + ".new");
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot write %s", program.constData());
        file.write("#!/bin/sh\n" + body + "\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        file.close();
        QFile::remove(m_folder.filePath(QString::fromLatin1(program)));
        file.rename(m_folder.filePath(QString::fromLatin1(program)));
    }
    QTemporaryDir m_folder;
    QByteArray m_path;
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
    void connect() override
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
                           m_login.rounds.empty() ? "a key of the agent" : "answers");
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
