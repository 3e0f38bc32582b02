// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/store_dialog.h"

#include "backend/base/files.h"
#include "backend/protocol/locations.h"
#include "gui/services/worker_thread.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QDesktopServices>
#include <QEventLoop>
#include <QFileDialog>
#include <QPointer>
#include <QPushButton>
#include <QTimer>
#include <QUrl>

namespace trainyard {
namespace {

constexpr int kDialogWidth = 620;
constexpr int kPatienceMs = 500; // an opening that takes longer is shown

QString text(const std::filesystem::path& path)
{
    return QString::fromStdString(path.string());
}

std::shared_ptr<RunStore> openedStore()
{
    makeFolders(dataHome());
    return std::make_shared<RunStore>(storePath());
}

} // namespace

StoreDialog::StoreDialog(QWidget* parent)
    : QDialog(parent), m_title(new Label({}, FontRole::PageTitle)), m_sentence(new Label),
      m_note(new Label({}, FontRole::Body, Token::T2)), m_busyBar(new BusyBar),
      m_worker(std::make_unique<WorkerThread>(WorkerThread::AtEnd::Drop))
{
    setWindowTitle(tr("Store — Trainyard"));
    setFixedWidth(kDialogWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 20);
    layout->setSpacing(12);
    for (Label* label : {m_title, m_sentence, m_note}) {
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_sentence->setTextFormat(Qt::PlainText); // file names are others' text
    layout->addWidget(m_busyBar);
    layout->addStretch(1);
    makeButtons();
    connect(m_busyBar, &BusyBar::cancelled, this, [this] { m_cancelled = true; });
}

StoreDialog::~StoreDialog()
{
    m_cancelled = true;
}

void StoreDialog::makeButtons()
{
    m_again = makeButton(tr("&Try again"), QStringLiteral("refresh"), ButtonKind::Primary);
    m_again->setToolTip(tr("Opens the store once more, after you have mended what is wrong"));
    m_folder = makeButton(tr("&Use another data folder…"), QStringLiteral("folder"));
    m_folder->setToolTip(tr("Keeps store and runs in another folder until Trainyard is closed; nothing is moved"));
    m_rebuild = makeButton(tr("&Set it aside and rebuild"), QStringLiteral("save"));
    m_rebuild->setToolTip(tr("Renames the file and makes a new store of everything that the run directories hold"));
    m_open = makeButton(tr("&Open data folder"));
    m_quit = makeButton(tr("&Quit"));
    auto* choices = new QHBoxLayout;
    choices->addWidget(m_again);
    choices->addWidget(m_rebuild);
    choices->addStretch(1);
    auto* rest = new QHBoxLayout;
    rest->addWidget(m_folder);
    rest->addWidget(m_open);
    rest->addStretch(1);
    rest->addWidget(m_quit);
    auto* rows = static_cast<QVBoxLayout*>(layout());
    rows->addLayout(choices);
    rows->addLayout(rest);
    connect(m_again, &QPushButton::clicked, this, &StoreDialog::tryAgain);
    connect(m_folder, &QPushButton::clicked, this, &StoreDialog::chooseFolder);
    connect(m_rebuild, &QPushButton::clicked, this, &StoreDialog::rebuild);
    connect(m_open, &QPushButton::clicked, this,
            [] { QDesktopServices::openUrl(QUrl::fromLocalFile(text(dataHome()))); });
    connect(m_quit, &QPushButton::clicked, this, &StoreDialog::reject);
}

std::shared_ptr<RunStore> StoreDialog::openStore()
{
    QEventLoop loop;
    connect(this, &StoreDialog::opened, &loop, &QEventLoop::quit);
    connect(this, &QDialog::rejected, &loop, &QEventLoop::quit);
    QTimer patience;
    patience.setSingleShot(true);
    connect(&patience, &QTimer::timeout, this, &QWidget::show);
    patience.start(kPatienceMs);
    tryAgain();
    loop.exec();
    patience.stop();
    hide();
    return std::exchange(m_store, {});
}

/// `task` runs on the worker; its answer is taken in the GUI thread.
void StoreDialog::work(std::function<Answer()> task, const QString& text, bool cancellable)
{
    if (m_busy)
        return;
    m_cancelled = false;
    m_title->setText(text);
    setBusy(true);
    m_busyBar->start(text, cancellable);
    m_worker->post([this, guard = QPointer<StoreDialog>(this), task = std::move(task)] {
        Answer answer;
        try {
            answer = task();
        } catch (...) {
            answer.error = currentError("open the store");
        }
        QMetaObject::invokeMethod(
            this,
            [guard, answer] {
                if (guard)
                    guard->take(answer);
            },
            Qt::QueuedConnection);
    });
}

void StoreDialog::tryAgain()
{
    work([] { return Answer{openedStore(), std::nullopt, std::nullopt}; }, tr("Opening the store…"), false);
}

void StoreDialog::useDataFolder(const QString& folder)
{
    if (m_busy || folder.isEmpty())
        return;
    qputenv("TRAINYARD_HOME", folder.toUtf8()); // programs that are started from here use the same folder
    tryAgain();
}

void StoreDialog::rebuild()
{
    const auto progress = [this](const RebuildProgress& at) {
        const double share = at.totalBytes > 0 ? double(at.bytes) / double(at.totalBytes) : -1.0;
        QMetaObject::invokeMethod(
            this, [this, share] { m_busyBar->setProgress(share); }, Qt::QueuedConnection);
    };
    work(
        [this, progress] {
            Answer answer;
            answer.rebuilt = rebuildStore(storePath(), runsFolder(), progress, [this] { return m_cancelled.load(); });
            answer.store = openedStore();
            return answer;
        },
        tr("Rebuilding the store from the run directories…"), true);
}

void StoreDialog::take(const Answer& answer)
{
    m_busyBar->finish();
    setBusy(false);
    if (m_quitting) {
        QDialog::reject();
        return;
    }
    if (answer.error) {
        m_error = *answer.error;
        showFailure();
        emit failed();
        return;
    }
    m_store = answer.store;
    emit opened();
}

void StoreDialog::showFailure()
{
    m_title->setText(m_error.kind == ErrorKind::Cancelled ? tr("The store was not rebuilt")
                                                          : tr("Trainyard cannot open its store"));
    m_sentence->setText(QString::fromStdString(m_error.text()));
    // A store of a newer version or without room is sound: rebuilding would only lose what it knows.
    const bool damaged = m_error.kind == ErrorKind::BadInput || m_error.kind == ErrorKind::Cancelled;
    m_rebuild->setVisible(damaged);
    m_note->setText(
        damaged ? tr("Nothing was changed, and runs that are training lose nothing. Rebuilding keeps the file under "
                     "another name and reads every run directory again; names, notes and tags changed since a "
                     "run was started, the archive and the trash are not in those.")
                : tr("Nothing was changed. Runs that are training go on and lose nothing."));
    m_sentence->show();
    m_note->show();
    show();
    raise();
    m_again->setFocus();
    layout()->activate();
    resize(kDialogWidth, layout()->totalHeightForWidth(kDialogWidth));
}

void StoreDialog::setBusy(bool busy)
{
    m_busy = busy;
    m_sentence->setVisible(!busy && !m_error.reason.empty());
    m_note->setVisible(!busy && !m_error.reason.empty());
    for (QPushButton* button : {m_again, m_folder, m_rebuild})
        button->setEnabled(!busy);
}

void StoreDialog::chooseFolder()
{
    useDataFolder(QFileDialog::getExistingDirectory(this, tr("Use another data folder"), text(dataHome())));
}

void StoreDialog::reject()
{
    m_cancelled = true;
    m_quitting = m_busy; // an opening cannot be left half-way
    if (!m_busy)
        QDialog::reject();
}

} // namespace trainyard
