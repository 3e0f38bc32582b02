// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/chart_menu.h"

#include "gui/parts/chart_export_dialog.h"
#include "gui/plots/chart_card.h"
#include "gui/plots/chart_group.h"
#include "gui/plots/time_chart.h"
#include "gui/widgets/icons.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QMimeData>
#include <QPointer>

namespace trainyard {

namespace {

constexpr double kCopyScale = 2.0; // sharp on any screen

/// A file's name from a chart's title: "val/loss" → "val_loss".
QString fileNameOf(QString title)
{
    for (QChar& character : title)
        if (!character.isLetterOrNumber() && character != QLatin1Char('-'))
            character = QLatin1Char('_');
    return title.left(80);
}

} // namespace

ChartMenu::ChartMenu(ChartGroup* group, QWidget* page) : QObject(page), m_group(group), m_page(page) {}

void ChartMenu::add(ChartCard* card)
{
    connect(card->chart(), &TimeChart::menuRequested, this, [this, card](const QPoint& place) { popup(card, place); });
}

void ChartMenu::popup(ChartCard* card, const QPoint& place)
{
    auto* menu = new QMenu(m_page);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* back = menu->addAction(tr("Previous view"), QKeySequence(Qt::Key_Backspace), m_group, &ChartGroup::back);
    back->setEnabled(m_group->canGoBack());
    QAction* whole = menu->addAction(tr("Everything"), QKeySequence(Qt::Key_Home), m_group, &ChartGroup::reset);
    whole->setEnabled(!m_group->view().whole || m_group->view().boxed);
    menu->addSeparator();
    const bool any = !card->chart()->series().empty();
    QPointer<ChartCard> guard(card);
    const auto add = [&](const QString& text, const QString& icon, auto work) {
        menu->addAction(themedIcon(icon), text, this,
                        [guard, work] {
                            if (guard)
                                work(guard.data());
                        })
            ->setEnabled(any);
    };
    add(tr("Copy as picture"), QStringLiteral("copy"), [this](ChartCard* one) { copyPicture(*one); });
    add(tr("Copy the shown values"), QStringLiteral("columns"), [this](ChartCard* one) { copyValues(*one); });
    add(tr("Export…"), QStringLiteral("export"), [this](ChartCard* one) { exportChart(one); });
    menu->popup(place);
}

void ChartMenu::copyPicture(const ChartCard& card)
{
    QApplication::clipboard()->setImage(card.chart()->toImage(kCopyScale));
    emit noticed(tr("Chart copied"));
}

void ChartMenu::copyValues(const ChartCard& card)
{
    const Result<ChartFile> table =
        recordFigures(card.chart()->accessibleName(), {card.figure()}, card.chart()->options(),
                      card.chart()->visibleRange(), QStringLiteral("values.csv"));
    if (!table.ok()) {
        emit failed(table.error());
        return;
    }
    auto* data = new QMimeData;
    const QByteArray bytes = table.value()();
    data->setText(QString::fromUtf8(bytes));
    data->setData(QStringLiteral("text/csv"), bytes);
    QApplication::clipboard()->setMimeData(data);
    emit noticed(tr("Values copied as CSV"));
}

void ChartMenu::exportChart(ChartCard* card)
{
    auto* dialog = new ChartExportDialog(m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, guard = QPointer<ChartCard>(card)] {
        if (guard)
            save(*guard, dialog->suffix(), dialog->layoutOfSheet());
    });
    dialog->open();
}

void ChartMenu::save(const ChartCard& card, const QString& suffix, const SheetLayout& sheet)
{
    const QString title = card.chart()->accessibleName();
    QString file = QFileDialog::getSaveFileName(m_page, tr("Export the chart"),
                                                QDir::home().filePath(fileNameOf(title) + QLatin1Char('.') + suffix),
                                                QStringLiteral("*.%1").arg(suffix));
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().toLower() != suffix)
        file += QLatin1Char('.') + suffix;
    const Result<ChartFile> recorded =
        recordFigures(title, {card.figure()}, card.chart()->options(), card.chart()->visibleRange(), file, sheet);
    if (!recorded.ok()) {
        emit failed(recorded.error());
        return;
    }
    m_files.write(file, recorded.value(), [this, file](const Result<void>& outcome) {
        if (outcome.ok())
            emit noticed(tr("Chart exported to %1").arg(QDir::toNativeSeparators(file)));
        else
            emit failed(outcome.error());
    });
}

} // namespace trainyard
