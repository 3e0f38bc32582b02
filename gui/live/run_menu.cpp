// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/run_menu.h"

#include "gui/formats/model_title.h"
#include "gui/formats/visible_text.h"
#include "gui/live/live_view_model.h"
#include "gui/live/run_pictures_dialog.h"
#include "gui/live/run_values_dialog.h"
#include "gui/parts/net_dialog.h"
#include "gui/parts/run_fetching.h"
#include "gui/parts/ticket_files_dialog.h"
#include "gui/widgets/icons.h"

#include <QAction>
#include <QDesktopServices>
#include <QUrl>

namespace trainyard {

RunMenu::RunMenu(LiveViewModel& model, const Services& services, Page* page)
    : QObject(page), m_model(model), m_services(services), m_page(page)
{
    auto* separator = new QAction(page);
    separator->setSeparator(true);
    m_actions << separator;
    m_clone = add(tr("Clone as new run"), QStringLiteral("copy"), &RunMenu::cloneRun);
    m_draw = add(tr("Draw the network"), QStringLiteral("net"), &RunMenu::drawNetwork);
    m_weights = add(tr("Weights and thresholds"), QStringLiteral("filter"), &RunMenu::showWeights);
    m_ticket = add(tr("Save ticket…"), QStringLiteral("save"), &RunMenu::saveTicket);
    m_compact = add(tr("Compact the net…"), QStringLiteral("net"), &RunMenu::compactNet);
    m_histograms = add(tr("Histograms…"), QStringLiteral("net"), &RunMenu::showHistograms);
    m_images = add(tr("Images…"), QStringLiteral("eye"), &RunMenu::showPictures);
    add(tr("Run details"), QStringLiteral("info"), &RunMenu::showDetails);
    add(tr("Show in Runs"), QStringLiteral("runs"), &RunMenu::showInRuns);
    add(tr("Fetch checkpoints and results…"), QStringLiteral("export"), &RunMenu::fetch);
    add(tr("Open run directory"), QStringLiteral("folder"), &RunMenu::openDirectory);
}

QAction* RunMenu::add(const QString& text, const QString& icon, void (RunMenu::*act)())
{
    auto* action = new QAction(themedIcon(icon), text, m_page);
    connect(action, &QAction::triggered, this, act);
    m_actions << action;
    return action;
}

void RunMenu::refresh()
{
    const LiveSnapshot& snapshot = m_model.snapshot();
    const RunRow& run = snapshot.run;
    for (QAction* action : {m_draw, m_weights}) // a program keeps its net to itself
        action->setVisible(!trainsItself(run));
    for (QAction* action : {m_clone, m_draw, m_weights}) // an imported run has no net and no settings of ours
        action->setEnabled(!isImported(run));
    for (QAction* action : {m_ticket, m_compact}) // only a pruned run has a ticket
        action->setVisible(!snapshot.pruning.empty());
    m_histograms->setVisible(snapshot.hasHistograms);
    m_images->setVisible(!snapshot.images.empty());
    if (m_pictures && m_picturesOf == run.id)
        m_pictures->setPictures(snapshot.images);
}

void RunMenu::cloneRun()
{
    emit m_page->cloneRunRequested(m_model.runId());
}

void RunMenu::drawNetwork()
{
    if (!m_model.hasRun())
        return;
    auto* dialog = new NetDialog(m_page->window());
    dialog->model().showRun(m_services, m_model.runId());
    dialog->show();
}

void RunMenu::showWeights()
{
    emit m_page->lookInsideRequested({m_model.runId(), Inside::Weights, {}});
}

void RunMenu::saveTicket()
{
    openTicketDialog(TicketFilesModel::What::Ticket);
}

void RunMenu::compactNet()
{
    openTicketDialog(TicketFilesModel::What::Compact);
}

void RunMenu::openTicketDialog(TicketFilesModel::What what)
{
    TicketFilesDialog* dialog = openTicketFiles(m_services, what, m_model.runId(), m_page);
    connect(dialog, &TicketFilesDialog::newRunWanted, m_page, &Page::newRunWithSpecRequested);
}

void RunMenu::showHistograms()
{
    if (m_model.hasRun())
        (new RunValuesDialog(m_services, m_model.snapshot().run, m_page->window()))->show();
}

void RunMenu::showPictures()
{
    if (!m_model.hasRun())
        return;
    const RunRow& run = m_model.snapshot().run;
    if (isElsewhere(run)) {
        emit m_page->noticed(
            tr("The images are on the run's machine, in %1.").arg(QString::fromStdString(run.directory + "/images")),
            {});
        return;
    }
    m_pictures = new RunPicturesDialog(format::visible(run.name), run.directory, m_page->window());
    m_picturesOf = run.id;
    m_pictures->setPictures(m_model.snapshot().images);
    m_pictures->show();
}

void RunMenu::showDetails()
{
    if (m_model.hasRun())
        emit m_page->runDetailsRequested(m_model.runId());
}

void RunMenu::showInRuns()
{
    emit m_page->showInRunsRequested(m_model.runId());
}

void RunMenu::fetch()
{
    if (!m_model.hasRun() || !m_services.fetch)
        return;
    const RunRow& run = m_model.snapshot().run;
    if (isElsewhere(run))
        openFetchDialog(m_services, run, m_page);
    else
        emit m_page->noticed(tr("This run is on this workstation: %1").arg(QString::fromStdString(run.directory)), {});
}

void RunMenu::openDirectory()
{
    if (!m_model.hasRun())
        return;
    const RunRow& run = m_model.snapshot().run;
    if (isElsewhere(run))
        emit m_page->noticed(tr("Its run directory is on another machine. Fetch the files that you want to see."), {});
    else
        QDesktopServices::openUrl(QUrl::fromLocalFile(QString::fromStdString(run.directory)));
}

} // namespace trainyard
