// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/store_dialog.h"

#include "backend/base/private_files.h"
#include "backend/protocol/locations.h"
#include "cluster/control/worker_thread.h"
#include "gui/formats/reason_text.h"
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

/// What a rebuild kept and lost.
QString rebuiltText(const RebuildOutcome& outcome)
{
    QStringList lines;
    const auto add = [&lines](std::size_t count, const QString& line) {
        if (count > 0)
            lines << line;
    };
    const auto number = [](std::size_t count) { return static_cast<int>(count); };
    lines << StoreDialog::tr("%Ln run(s) were read again from their directories.", nullptr, number(outcome.runs));
    add(outcome.annotated, StoreDialog::tr("Kept: names, notes, tags, archive and trash of %Ln run(s).", nullptr,
                                           number(outcome.annotated)));
    add(outcome.elsewhere,
        StoreDialog::tr(
            "Kept: %Ln run(s) on other machines. Their curves are read again when the machine is connected.", nullptr,
            number(outcome.elsewhere)));
    add(outcome.dataSets, StoreDialog::tr("Kept: %Ln data set(s).", nullptr, number(outcome.dataSets)));
    add(outcome.reports, StoreDialog::tr("Kept: %Ln report(s).", nullptr, number(outcome.reports)));
    add(outcome.deleted.size(),
        StoreDialog::tr("Left out: %Ln run(s) that you had deleted.", nullptr, number(outcome.deleted.size())));
    add(outcome.pointless,
        StoreDialog::tr("Lost: the curves of %Ln run(s) without a run directory.", nullptr, number(outcome.pointless)));
    add(outcome.lost.size(),
        StoreDialog::tr("Lost: %Ln run(s) that could not be read.", nullptr, number(outcome.lost.size())));
    add(outcome.skipped.size(), StoreDialog::tr("Skipped: %Ln file(s) or folder(s) without a readable run.", nullptr,
                                                number(outcome.skipped.size())));
    add(outcome.damagedNotes.size(), StoreDialog::tr("Not read: damaged notes of %Ln run(s). Older ones were kept.",
                                                     nullptr, number(outcome.damagedNotes.size())));
    add(outcome.unread.size(),
        StoreDialog::tr("The old file could not be read completely. What is not named here and has "
                        "no copy beside the runs is lost."));
    return lines.join(QLatin1Char('\n'));
}

std::shared_ptr<RunStore> openedStore()
{
    makePrivateFolders(dataHome());
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
    m_sentence->setTextFormat(Qt::PlainText); // file names are foreign text
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
    m_again->setToolTip(tr("Opens the store again after you have fixed the problem"));
    m_folder = makeButton(tr("&Use another data folder…"), QStringLiteral("folder"));
    m_folder->setToolTip(tr("Uses another folder for store and runs until Trainyard is closed; nothing is moved"));
    m_rebuild = makeButton(tr("&Set it aside and rebuild"), QStringLiteral("save"));
    m_rebuild->setToolTip(tr("Renames the file and builds a new store from the run directories"));
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

/// Runs `task` on the worker and handles its answer in the GUI thread.
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
    qputenv("TRAINYARD_HOME", folder.toUtf8()); // child processes use the same folder
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
    if (!answer.rebuilt) {
        emit opened();
        return;
    }
    m_title->setText(tr("The store was rebuilt"));
    m_sentence->setText(rebuiltText(*answer.rebuilt));
    const std::filesystem::path &aside = answer.rebuilt->setAside, &ledTo = answer.rebuilt->ledTo;
    m_note->setText(aside.empty() ? QString()
                    : ledTo.empty()
                        ? tr("The old file is now %1.").arg(text(aside))
                        : tr("There was no old store, only a link to %1, where nothing is. The link is now %2.")
                              .arg(text(ledTo), text(aside)));
    m_sentence->show();
    m_note->setVisible(!m_note->text().isEmpty());
    for (QPushButton* button : {m_again, m_folder, m_rebuild, m_quit})
        button->hide();
    QPushButton* go = makeButton(tr("&Continue"), QString(), ButtonKind::Primary);
    connect(go, &QPushButton::clicked, this, &StoreDialog::opened);
    static_cast<QVBoxLayout*>(layout())->addWidget(go, 0, Qt::AlignRight);
    show();
    go->show(); // now: the layout would do so later, and not count it yet
    go->setFocus();
    layout()->activate();
    resize(kDialogWidth, layout()->totalHeightForWidth(kDialogWidth));
}

void StoreDialog::showFailure()
{
    m_title->setText(m_error.kind == ErrorKind::Cancelled ? tr("The store was not rebuilt")
                                                          : tr("Trainyard cannot open its store"));
    m_sentence->setText(errorText(m_error));
    // A store of a newer version or on a full disk is intact: rebuilding would only lose data.
    const bool damaged = (m_error.kind == ErrorKind::BadInput && m_error.reasonCode != "store.no-store" &&
                          m_error.reasonCode != "store.not-a-file" && m_error.reasonCode != "store.copy-not-rebuilt" &&
                          m_error.reasonCode != "store.unlisted-not-rebuilt") ||
                         m_error.kind == ErrorKind::Cancelled;
    m_rebuild->setVisible(damaged);
    m_note->setText(
        damaged ? tr("Nothing was changed, and running runs lose nothing. Rebuilding keeps the file under another name "
                     "and reads every run directory again. Names, notes, tags, archive and trash come from the copies "
                     "beside the runs, and from what can be read of the file.")
                : tr("Nothing was changed. Running runs continue and lose nothing."));
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
    m_quitting = m_busy; // an opening in progress cannot be interrupted
    if (!m_busy)
        QDialog::reject();
}

} // namespace trainyard
