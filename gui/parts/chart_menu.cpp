// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/chart_menu.h"

#include "gui/parts/chart_export_dialog.h"
#include "gui/plots/chart_card.h"
#include "gui/plots/chart_group.h"
#include "gui/plots/sheet_file.h"
#include "gui/plots/study_chart.h"
#include "gui/plots/time_chart.h"
#include "gui/widgets/icons.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QMimeData>
#include <QPainter>

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

/// A widget as it draws itself, in the proportions of the screen.
Result<ChartFile> recordDrawing(QWidget& drawing, const QString& file, const SheetLayout& sheet)
{
    try {
        const QString suffix = sheetSuffix(file, {"png", "svg", "pdf"});
        std::optional<Theme::Paper> paper;
        if (sheet.paper)
            paper.emplace();
        const double scale = std::min(double(sheet.size.width()) / std::max(1, drawing.width()),
                                      double(sheet.size.height()) / std::max(1, drawing.height()));
        const QSize size = (QSizeF(drawing.size()) * scale).toSize();
        QPicture picture;
        QPainter painter(&picture);
        painter.fillRect(QRect(QPoint(), size), themed(Token::Base));
        painter.scale(scale, scale);
        drawing.render(&painter, {}, {}, QWidget::DrawChildren);
        painter.end();
        return sheetFile(picture, size, drawing.accessibleName(), suffix, sheet.scale);
    } catch (...) {
        return currentError("export the chart");
    }
}

} // namespace

ChartMenu::ChartMenu(ChartGroup* group, QWidget* page) : QObject(page), m_group(group), m_page(page) {}

void ChartMenu::add(ChartCard* card)
{
    connect(card->chart(), &TimeChart::menuRequested, this, [this, card](const QPoint& place) {
        Source source;
        source.chart = card->chart();
        source.any = !card->chart()->series().empty();
        if (m_group) {
            source.canGoBack = m_group->canGoBack();
            source.moved = !m_group->view().whole || m_group->view().boxed;
            source.back = [this] { m_group->back(); };
            source.reset = [this] { m_group->reset(); };
        }
        source.image = [card](double scale) { return card->chart()->toImage(scale); };
        source.record = [card](const QString& file, const SheetLayout& sheet) {
            const TimeChart& chart = *card->chart();
            return recordFigures(chart.accessibleName(), {card->figure()}, chart.options(), chart.visibleRange(), file,
                                 sheet);
        };
        popup(source, place);
    });
}

void ChartMenu::add(StudyChart* chart)
{
    connect(chart, &StudyChart::menuRequested, this, [this, chart](const QPoint& place) {
        Source source;
        source.chart = chart;
        source.any = !chart->figure().lines.empty();
        source.canGoBack = chart->canGoBack();
        source.moved = !chart->view().whole();
        source.back = [chart] { chart->back(); };
        source.reset = [chart] { chart->showAll(); };
        source.image = [chart](double scale) { return chart->toImage(scale); };
        source.record = [chart](const QString& file, const SheetLayout& sheet) {
            return recordStudyFigure(chart->figure(), chart->view(), file, sheet);
        };
        popup(source, place);
    });
}

void ChartMenu::addDrawing(QWidget* drawing)
{
    drawing->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(drawing, &QWidget::customContextMenuRequested, this, [this, drawing](const QPoint& place) {
        Source source;
        source.chart = drawing;
        source.values = false;
        source.image = [drawing](double scale) {
            QImage image(drawing->size() * scale, QImage::Format_RGB32);
            image.setDevicePixelRatio(scale);
            image.fill(themed(Token::Base));
            drawing->render(&image, {}, {}, QWidget::DrawChildren);
            return image;
        };
        source.record = [drawing](const QString& file, const SheetLayout& sheet) {
            return recordDrawing(*drawing, file, sheet);
        };
        popup(source, drawing->mapToGlobal(place));
    });
}

void ChartMenu::popup(const Source& source, const QPoint& place)
{
    auto* menu = new QMenu(m_page);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (source.back) {
        QAction* back = menu->addAction(tr("Previous view"), QKeySequence(Qt::Key_Backspace), this, source.back);
        back->setEnabled(source.canGoBack);
        QAction* whole = menu->addAction(tr("Everything"), QKeySequence(Qt::Key_Home), this, source.reset);
        whole->setEnabled(source.moved);
        menu->addSeparator();
    }
    const auto add = [&](const QString& text, const QString& icon, auto work) {
        menu->addAction(themedIcon(icon), text, this,
                        [source, work] {
                            if (source.chart)
                                work(source);
                        })
            ->setEnabled(source.any);
    };
    add(tr("Copy as picture"), QStringLiteral("copy"), [this](const Source& one) { copyPicture(one); });
    if (source.values)
        add(tr("Copy the shown values"), QStringLiteral("columns"), [this](const Source& one) { copyValues(one); });
    add(tr("Export…"), QStringLiteral("export"), [this](const Source& one) { exportChart(one); });
    menu->popup(place);
}

void ChartMenu::copyPicture(const Source& source)
{
    QApplication::clipboard()->setImage(source.image(kCopyScale));
    emit noticed(tr("Chart copied"));
}

void ChartMenu::copyValues(const Source& source)
{
    const Result<ChartFile> table = source.record(QStringLiteral("values.csv"), {});
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

void ChartMenu::exportChart(const Source& source)
{
    auto* dialog = new ChartExportDialog(m_page, source.values);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, source] {
        if (source.chart)
            save(source, dialog->suffix(), dialog->layoutOfSheet());
    });
    dialog->open();
}

void ChartMenu::save(const Source& source, const QString& suffix, const SheetLayout& sheet)
{
    const QString title = source.chart->accessibleName();
    QString file = QFileDialog::getSaveFileName(m_page, tr("Export the chart"),
                                                QDir::home().filePath(fileNameOf(title) + QLatin1Char('.') + suffix),
                                                QStringLiteral("*.%1").arg(suffix));
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().toLower() != suffix)
        file += QLatin1Char('.') + suffix;
    const Result<ChartFile> recorded = source.record(file, sheet);
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
