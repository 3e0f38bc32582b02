// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"
#include "gui/parts/ticket_files_model.h"
#include "gui/services/services.h"

#include <QPointer>

#include <string>

namespace trainyard {

class LiveViewModel;
class RunPicturesDialog;

/// The entries of the menu Run that are about the shown run but ask nothing of it: other pages and windows for it, its
/// files. What leads to another page is asked for in the name of the page.
class RunMenu : public QObject {
    Q_OBJECT
public:
    RunMenu(LiveViewModel& model, const Services& services, Page* page);
    const QList<QAction*>& actions() const { return m_actions; }
    void refresh(); ///< for the snapshot that the model has now

private:
    QAction* add(const QString& text, const QString& icon, void (RunMenu::*act)());
    void cloneRun();
    void drawNetwork();
    void showWeights();
    void saveTicket();
    void compactNet();
    void openTicketDialog(TicketFilesModel::What what);
    void showHistograms();
    void showPictures();
    void showDetails();
    void showInRuns();
    void fetch();
    void openDirectory();

    LiveViewModel& m_model;
    Services m_services;
    Page* m_page;
    QList<QAction*> m_actions;
    QAction* m_clone;
    QAction* m_draw;
    QAction* m_weights;
    QAction* m_ticket;
    QAction* m_compact;
    QAction* m_histograms;
    QAction* m_images;
    QPointer<RunPicturesDialog> m_pictures; ///< follows the run
    std::string m_picturesOf;               ///< its id
};

} // namespace trainyard
