// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/layers_tab.h"

#include "gui/formats/format.h"
#include "gui/inspect/inspect_view_model.h"
#include "gui/parts/layers_pane.h"
#include "gui/plots/filter_sheet.h"
#include "gui/widgets/card.h"

#include <QBuffer>
#include <QVBoxLayout>

namespace trainyard {
namespace {

constexpr int kExportScale = 12; // pixels of the file for each weight

/// A byte is a colour or a shade as it is: 128, a weight of 0, is the middle grey.
QImage filterImage(const FirstFilters& filters, const FirstFilters::Filter& filter)
{
    QImage image(filters.width, filters.height, QImage::Format_RGB32);
    const auto at = [&](int y, int x, int channel) {
        return int(static_cast<unsigned char>(
            filter.bytes[std::size_t((y * filters.width + x) * filters.channels + channel)]));
    };
    for (int y = 0; y < filters.height; ++y)
        for (int x = 0; x < filters.width; ++x)
            image.setPixel(x, y,
                           filters.channels == 3 ? qRgb(at(y, x, 0), at(y, x, 1), at(y, x, 2))
                                                 : qRgb(at(y, x, 0), at(y, x, 0), at(y, x, 0)));
    return image;
}

} // namespace

LayersTab::LayersTab(const Services& services, QWidget* parent)
    : InspectPane(parent), m_filtersModel(services), m_pane(new LayersPane(services))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_pane, 1);
    m_filtersCard = new Card(tr("First-layer filters"), {}, 32);
    m_filters = new FilterSheet;
    m_filters->setAccessibleName(tr("First-layer filters"));
    m_filtersCard->body()->addWidget(m_filters);
    layout->addWidget(m_filtersCard);
    connect(m_pane, &LayersPane::exportsChanged, this, &InspectPane::exportsChanged);
    connect(&m_filtersModel, &FirstFiltersViewModel::changed, this, &LayersTab::refreshFilters);
    refreshFilters();
}

void LayersTab::showCheckpoint(const InspectViewModel& inspected)
{
    m_pane->showRun(inspected.run(), inspected.spec());
    m_filtersModel.showCheckpoint(inspected.run(), *inspected.checkpoint());
}

void LayersTab::refreshFilters()
{
    std::vector<FilterSheet::Picture> pictures;
    const FirstFilters* filters = m_filtersModel.filters();
    for (std::size_t i = 0; filters && i < filters->filters.size(); ++i)
        pictures.push_back({filterImage(*filters, filters->filters[i]),
                            tr("Filter %1: weights from −%2 to %2")
                                .arg(format::count(qint64(i)), format::significant(filters->filters[i].scale, 2))});
    m_filters->setPictures(std::move(pictures));
    m_filters->setVisible(filters);
    m_filtersCard->setCaption(m_filtersModel.text());
    emit exportsChanged();
}

QWidget* LayersTab::headline()
{
    return m_pane->headline();
}

std::vector<InspectExport> LayersTab::exports() const
{
    std::vector<InspectExport> exports;
    for (LayersPane::Export& one : m_pane->exports())
        exports.push_back({one.text, one.fileName, std::move(one.record)});
    if (m_filtersModel.filters())
        exports.push_back({tr("First-layer filters as PNG…"), QStringLiteral("filters.png"),
                           [image = m_filters->sheet(kExportScale)](const QString&) {
                               return Result<ChartFile>([image] {
                                   QByteArray bytes;
                                   QBuffer buffer(&bytes);
                                   buffer.open(QIODevice::WriteOnly);
                                   image.save(&buffer, "PNG");
                                   return bytes;
                               });
                           }});
    return exports;
}

} // namespace trainyard
