// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/net_dialog.h"

#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/parts/export_bar.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/net_diagram.h"
#include "gui/widgets/screen_room.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QBuffer>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPicture>
#include <QScreen>
#include <QShortcut>
#include <QStackedWidget>
#include <QSvgGenerator>
#include <QTableView>

#include <algorithm>

namespace trainyard {
namespace {

constexpr double kTallestPicture = 30000.0; // pixels; painters stop at 32,767

/// The colour of a kind of layer; related kinds share one.
int familyOf(const std::string& kind)
{
    const auto has = [&](const char* word) { return kind.find(word) != std::string::npos; };
    if (has("conv"))
        return 0;
    if (has("norm") && !has("normalize"))
        return 1;
    if (has("pool"))
        return 3;
    if (has("dense") || has("embedding"))
        return 4;
    if (has("gru"))
        return 5;
    for (const char* word : {"relu", "silu", "sigmoid", "tanh", "softmax", "activation"})
        if (has(word))
            return 2;
    return -1;
}

QString shapeText(const NetLayer& layer)
{
    QStringList sizes;
    for (const std::int64_t size : layer.output)
        sizes << QString::number(size);
    return sizes.join(QStringLiteral(" × "));
}

QByteArray pictureBytes(const QPicture& picture, const QSize& size, const QColor& ground, bool svg)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPicture copy(picture); // play() is not const
    if (svg) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(size);
        generator.setViewBox(QRect(QPoint(0, 0), size));
        QPainter painter(&generator);
        painter.fillRect(QRect(QPoint(0, 0), size), ground);
        copy.play(&painter);
        return painter.end() ? bytes : QByteArray();
    }
    const double scale = std::min(2.0, kTallestPicture / size.height());
    QImage image(size * scale, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.scale(scale, scale);
    copy.play(&painter);
    painter.end();
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

NetDialog::NetDialog(QWidget* parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setObjectName(QStringLiteral("netDialog"));
    resize(boundedToScreen(*this, {860, 760}));
    setMinimumSize(700, 360);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    m_diagram = new NetDiagram;
    m_message = new EmptyState(QStringLiteral("net"), {}, {});
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_diagram);
    m_stack->addWidget(makeTable());
    m_stack->addWidget(m_message);
    column->addWidget(m_stack, 1);
    m_export = new ExportBar;
    m_export->setContentsMargins(12, 0, 12, 4);
    column->addWidget(m_export);
    m_note = new Label({}, FontRole::Small, Token::Que);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(12, 4, 12, 0);
    m_note->hide();
    m_totals = new Label({}, FontRole::Small, Token::T2);
    m_totals->setContentsMargins(12, 6, 12, 8);
    m_totals->setWordWrap(true);
    column->addWidget(m_note);
    column->addWidget(m_totals);

    connect(&m_model, &NetViewModel::changed, this, &NetDialog::refresh);
    connect(m_diagram, &NetDiagram::toggled, this, &NetDialog::toggle);
    connect(m_view, &SegmentedControl::currentChanged, this, &NetDialog::refresh);
    auto* search = new QShortcut(QKeySequence::Find, this);
    connect(search, &QShortcut::activated, m_search, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    m_diagram->setFocus();
    refresh();
}

QWidget* NetDialog::makeBar()
{
    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    m_view = new SegmentedControl;
    m_view->setExpanding(false);
    m_view->addSegment(tr("Diagram"), tr("The layers from input to output"));
    m_view->addSegment(tr("Table"), tr("The layers as a table that can be sorted"));
    m_view->setCurrentIndex(0);
    m_search = new QLineEdit;
    m_search->setPlaceholderText(tr("Find a layer"));
    m_search->setMinimumWidth(130);
    m_search->setClearButtonEnabled(true);
    m_search->addAction(themedIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->setToolTip(
        tooltipWithShortcut(tr("By name or kind; Enter jumps to the next match"), QKeySequence(QKeySequence::Find)));
    m_search->setAccessibleName(tr("Find a layer"));
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        m_found = -1;
        m_sorted.setFilterFixedString(m_search->text());
        findNext();
    });
    connect(m_search, &QLineEdit::returnPressed, this, &NetDialog::findNext);
    const auto tool = [this](const QString& text, const QString& tooltip, const auto& action) {
        auto* button = makeButton(text);
        button->setAutoDefault(false);
        button->setToolTip(tooltip);
        connect(button, &QPushButton::clicked, this, action);
        m_diagramTools << button;
        return button;
    };
    layout->addWidget(m_view);
    layout->addWidget(m_search, 1);
    layout->addWidget(tool(tr("Unfold"), tr("Shows every layer"), [this] {
        m_model.outline().openAll();
        showOutline();
    }));
    layout->addWidget(tool(tr("Fold"), tr("Shows blocks instead of their layers"), [this] {
        m_model.outline().closeAll();
        showOutline();
    }));
    layout->addWidget(tool(QStringLiteral("−"), tr("Smaller (−, or Ctrl and the wheel)"),
                           [this] { m_diagram->setZoom(m_diagram->zoom() / 1.2); }));
    layout->addWidget(tool(QStringLiteral("+"), tr("Larger (+, or Ctrl and the wheel)"),
                           [this] { m_diagram->setZoom(m_diagram->zoom() * 1.2); }));
    for (QWidget* zoom : m_diagramTools.mid(2))
        zoom->setFixedWidth(32);
    auto* share = makeButton(tr("Export"), QStringLiteral("export"));
    share->setAutoDefault(false);
    auto* menu = new QMenu(share);
    menu->addAction(tr("Picture, PNG…"), this, [this] { askFile(QStringLiteral("png")); });
    menu->addAction(tr("Vector graphic, SVG…"), this, [this] { askFile(QStringLiteral("svg")); });
    share->setMenu(menu);
    m_diagramTools << share;
    layout->addWidget(share);
    return bar;
}

QWidget* NetDialog::makeTable()
{
    m_sorted.setSourceModel(&m_layers);
    m_sorted.setSortRole(LayersModel::SortRole);
    m_sorted.setFilterKeyColumn(-1);
    m_sorted.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table = new QTableView;
    m_table->setModel(&m_sorted);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->setFont(Theme::instance().font(FontRole::Small));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setMinimumSectionSize(24);
    m_table->verticalHeader()->setDefaultSectionSize(24);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setAccessibleName(tr("Layers of the network"));
    return m_table;
}

void NetDialog::refresh()
{
    setWindowTitle(m_model.title().isEmpty() ? tr("Network") : tr("Network of %1").arg(m_model.title()));
    const bool shown = !m_model.waiting() && m_model.error().isEmpty() && !m_model.outline().layers().empty();
    const bool table = m_view->currentIndex() == 1;
    if (!shown)
        m_message->setTexts(m_model.error().isEmpty() ? tr("Building the network…") : tr("No network to show"),
                            m_model.error());
    m_stack->setCurrentIndex(!shown ? 2 : table ? 1 : 0);
    for (QWidget* tool : m_diagramTools)
        tool->setVisible(!table);
    for (QWidget* tool : m_diagramTools)
        tool->setEnabled(shown);
    m_search->setEnabled(shown);
    m_totals->setText(shown ? m_model.totals() : QString());
    m_note->setText(m_model.note());
    m_note->setVisible(shown && !m_model.note().isEmpty());
    if (!shown)
        return;
    m_layers.setLayers(m_model.outline().layers());
    showOutline();
}

void NetDialog::showOutline()
{
    const NetOutline& outline = m_model.outline();
    std::vector<DiagramBox> boxes;
    for (const NetRow& row : outline.rows()) {
        const NetLayer& last = outline.layers()[static_cast<std::size_t>(row.last)];
        const bool layer = row.kind == NetRow::Kind::Layer;
        DiagramBox box;
        box.kind = static_cast<DiagramBox::Kind>(row.kind);
        box.depth = row.depth;
        box.family = layer ? familyOf(last.kind) : -1;
        box.name = row.name;
        const QString kind = QString::fromStdString(last.kind);
        box.detail = !layer                ? tr("%Ln layer(s)", nullptr, int(row.last - row.first + 1))
                     : last.detail.empty() ? kind
                                           : tr("%1 · %2").arg(kind, QString::fromStdString(last.detail));
        box.shape = shapeText(last);
        QStringList cost;
        if (row.parameters > 0)
            cost << tr("%1 parameters").arg(format::count(row.parameters));
        if (row.flops > 0)
            cost << flopsText(static_cast<double>(row.flops));
        cost << format::bytes(row.activationBytes);
        box.cost = cost.join(QStringLiteral(" · "));
        boxes.push_back(std::move(box));
    }
    std::vector<DiagramLine> lines;
    for (const NetEdge& edge : outline.edges())
        lines.push_back({edge.from, edge.to, edge.lane});
    m_diagram->setContent(std::move(boxes), std::move(lines), outline.lanes());
}

void NetDialog::toggle(int box)
{
    const NetRow row = m_model.outline().rows()[static_cast<std::size_t>(box)];
    m_model.outline().setOpen(row.path, row.kind == NetRow::Kind::ClosedBlock);
    showOutline();
    m_diagram->setCurrent(box); // the block keeps its row
}

void NetDialog::findNext()
{
    if (m_search->text().isEmpty() || m_view->currentIndex() == 1)
        return;
    m_found = m_model.outline().find(m_search->text(), m_found + 1);
    m_search->setProperty("invalid", m_found < 0);
    if (m_found < 0)
        return;
    const int row = m_model.outline().reveal(m_found);
    showOutline();
    m_diagram->setCurrent(row);
}

void NetDialog::askFile(const QString& suffix)
{
    auto* dialog = new QFileDialog(this, tr("Export the network"), m_model.title() + QLatin1Char('.') + suffix,
                                   QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &NetDialog::exportTo);
    dialog->open();
}

void NetDialog::exportTo(const QString& file)
{
    QPicture picture;
    QPainter painter(&picture);
    m_diagram->paintPicture(painter);
    painter.end();
    const bool svg = file.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    const QSize size = m_diagram->pictureSize();
    const QColor ground = themed(Token::Win);
    m_export->write(
        file, [picture, size, ground, svg] { return pictureBytes(picture, size, ground, svg); },
        [this](const Result<void>& result) {
            if (result)
                return;
            auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Export the network"), errorText(result.error()),
                                        QMessageBox::Ok, this);
            box->setAttribute(Qt::WA_DeleteOnClose);
            box->open();
        });
}

} // namespace trainyard
