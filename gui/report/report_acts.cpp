// SPDX-License-Identifier: GPL-3.0-or-later
// What the menus of ReportPage do.
#include "gui/formats/format.h"
#include "gui/report/report_editor.h"
#include "gui/report/report_export.h"
#include "gui/report/report_page.h"
#include "gui/report/report_view_model.h"
#include "gui/widgets/icons.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

namespace trainyard {

void ReportPage::fillReports()
{
    QMenu* menu = m_reports->menu();
    menu->clear();
    menu->addAction(themedIcon(QStringLiteral("plus")), tr("New report"), this, [this] { m_model->begin({}, {}); });
    menu->addSeparator();
    for (const ReportRow& report : m_model->reports()) {
        QString title = QString::fromStdString(report.title);
        title = menu->fontMetrics().elidedText(title.isEmpty() ? tr("Without a title") : title, Qt::ElideRight, 320);
        QAction* action = menu->addAction(title.replace(u'&', QStringLiteral("&&")), this,
                                          [this, key = report.key] { m_model->open(key); });
        action->setToolTip(tr("Changed %1").arg(format::dateTime(report.changedAt)));
        action->setCheckable(true);
        action->setChecked(report.key == m_model->key());
    }
    if (!m_model->isOpen())
        return;
    menu->addSeparator();
    menu->addAction(tr("Delete this report…"), this, &ReportPage::confirmRemoval);
}

void ReportPage::confirmRemoval()
{
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Delete the report"),
                                tr("Delete the report “%1”?").arg(m_model->title()), QMessageBox::NoButton, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("Its text and what was frozen are lost. The runs stay as they are."));
    QPushButton* remove = box->addButton(tr("Delete"), QMessageBox::DestructiveRole);
    box->addButton(QMessageBox::Cancel);
    connect(box, &QMessageBox::buttonClicked, this, [this, remove](QAbstractButton* clicked) {
        if (clicked == remove)
            m_model->remove();
    });
    box->open();
}

/// Begins with the runs of the block before it, which are those that the text is about.
void ReportPage::insertBlock(const QString& kind)
{
    QString runs = QStringLiteral("state:done"), series = QStringLiteral("val/top1");
    for (const ReportBlock& block : m_model->parsed().blocks)
        if (block.first <= m_editor->currentLine() || runs == QLatin1String("state:done"))
            for (const BlockEntry& entry : block.entries) {
                if (entry.key == QLatin1String("runs"))
                    runs = entry.value;
                else if (entry.key == QLatin1String("series"))
                    series = entry.value;
            }
    m_editor->insertApart(
        kind == QLatin1String("chart")
            ? QStringLiteral("```chart\nruns: %1\nseries: %2\n```\n").arg(runs, series)
            : QStringLiteral("```table\nruns: %1\ncolumns: name, state, epoch, elapsed\n```\n").arg(runs));
}

void ReportPage::choosePicture()
{
    auto* dialog = new QFileDialog(this, tr("Insert a picture"), QDir::homePath(),
                                   tr("Pictures (*.png *.jpg *.jpeg *.gif *.webp *.svg)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& file) { m_editor->insertApart(QStringLiteral("![](<%1>)\n").arg(file)); });
    dialog->open();
}

void ReportPage::chooseFile(const QString& title, const QString& suffix, const QString& filter)
{
    if (!m_model->isOpen())
        return;
    auto* dialog = new QFileDialog(this, title, fileNameOf(m_model->title()) + u'.' + suffix, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(suffix);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) { write(file); });
    dialog->open();
}

void ReportPage::write(const QString& file)
{
    const RenderedReport report = m_model->rendered();
    if (!m_model->isDrawn() || !report.unread.isEmpty()) {
        emit noticed(tr("The runs are still being read. Try again in a moment."), {});
        return;
    }
    if (!report.problems.empty()) {
        m_editor->goToLine(report.problems.front().line);
        emit noticed(tr("The report has %Ln mistake(s). Mend them first: they are marked in the text.", nullptr,
                        int(report.problems.size())),
                     {});
        return;
    }
    const Result<std::vector<ReportFile>> files = exportReport(report, file);
    if (!files.ok()) {
        emit failed(files.error());
        return;
    }
    // One after the other on one thread; the document itself is told of last.
    const std::vector<ReportFile>& all = files.value();
    for (std::size_t i = all.size(); i-- > 0;) {
        const auto make = [one = all[i]] {
            QDir().mkpath(QFileInfo(one.path).absolutePath());
            return one.make();
        };
        m_files.write(all[i].path, make, [this, file, last = i == 0](const Result<void>& outcome) {
            if (!outcome)
                emit failed(outcome.error());
            else if (last)
                emit noticed(tr("Report written to %1").arg(file), {});
        });
    }
}

void ReportPage::copyCommand()
{
    if (!m_model->isOpen())
        return;
    m_model->save();
    QGuiApplication::clipboard()->setText(
        QStringLiteral("trainyard report %1 -o %2.html").arg(m_model->key()).arg(fileNameOf(m_model->title())));
    emit noticed(tr("The command is in the clipboard. It also writes .pdf and .tex."), {});
}

} // namespace trainyard
