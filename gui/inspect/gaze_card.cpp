// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/gaze_card.h"

#include "gui/formats/format.h"
#include "gui/inspect/classify_view_model.h"
#include "gui/parts/number_edit.h"
#include "gui/plots/heat_view.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/segmented_control.h"

#include <QComboBox>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>

namespace trainyard {
namespace {

constexpr int kSideRoom = 138, kOriginalSide = 84, kLeastOriginal = 16, kNameRoomInBox = 98; // pixels
constexpr int kUsualStrength = 62;

constexpr int kWholeName = Qt::UserRole;

/// An item whose name may be cut to the box's width; the whole one is its data and tooltip.
void addNamed(QComboBox& box, const QString& name, Qt::TextElideMode mode)
{
    box.addItem(box.fontMetrics().elidedText(name, mode, kNameRoomInBox));
    box.setItemData(box.count() - 1, name, kWholeName);
    box.setItemData(box.count() - 1, name, Qt::ToolTipRole);
}

/// Between two rows; the texts need it more.
QSpacerItem* gap()
{
    return new QSpacerItem(0, 4, QSizePolicy::Minimum, QSizePolicy::Maximum);
}

QImage imageOf(const std::string& file)
{
    return QImage::fromData(reinterpret_cast<const uchar*>(file.data()), int(file.size()));
}

/// Occlusion's values lie at the middles of the patch's positions, which do not reach the border.
HeatLayerFigure heatFigure(const HeatMap& map, const QSize& image)
{
    HeatLayerFigure figure{map.width, map.height, map.values};
    if (map.method == HeatMapMethod::Occlusion && image.width() > 0 && image.height() > 0) {
        const double before = (map.patch - map.stride) / 2.0;
        figure.area =
            QRectF(before / image.width(), before / image.height(), double(map.width) * map.stride / image.width(),
                   double(map.height) * map.stride / image.height());
    }
    return figure;
}

} // namespace

/// As large as there is room for, so that it is never cut.
class OriginalPicture : public QWidget {
public:
    OriginalPicture() { setMinimumHeight(kLeastOriginal); }
    void setPicture(const QImage& picture)
    {
        m_picture = picture;
        update();
    }
    QSize sizeHint() const override { return {kOriginalSide, kOriginalSide}; }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        if (m_picture.isNull())
            return;
        const QSize room = size().boundedTo(sizeHint());
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, m_picture.width() >= room.width());
        painter.drawImage(QRect({0, 0}, m_picture.size().scaled(room, Qt::KeepAspectRatio)), m_picture);
    }

private:
    QImage m_picture;
};

GazeCard::GazeCard(ClassifyViewModel& model, QWidget* parent)
    : Card(tr("Where it looks"), {}, 32, parent), m_model(model)
{
    m_kinds = new SegmentedControl;
    m_kinds->setExpanding(false);
    m_kinds->addSegment(tr("Image"), tr("What the net sees"));
    m_kinds->addSegment(tr("Grad-CAM"), tr("Where a layer's activations speak for the class"));
    m_kinds->addSegment(tr("Occlusion"), tr("By how much the class's probability falls when a place is covered"));
    m_kinds->setAccessibleName(tr("Picture"));
    m_kinds->setSizePolicy(QSizePolicy::Minimum,
                           QSizePolicy::Fixed); // the caption gives way, not the words of the choice
    addHeaderWidget(m_kinds);
    m_view = new HeatView;
    m_view->setStrength(kUsualStrength / 100.0);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_view, 1);
    row->addWidget(makeSide());
    body()->setContentsMargins(0, 4, 12, 6);
    body()->addLayout(row, 1);
    connect(m_kinds, &SegmentedControl::currentChanged, this,
            [this](int index) { m_model.setGaze(static_cast<GazeKind>(index)); });
    connect(m_classes, &QComboBox::activated, this, [this](int index) { m_model.setGazeClass(index); });
    connect(m_layers, &QComboBox::activated, this,
            [this] { m_model.setGazeLayer(m_layers->currentData(kWholeName).toString()); });
    connect(m_strength, &QSlider::valueChanged, this, [this](int percent) {
        m_view->setStrength(percent / 100.0);
        m_strengthText->setText(format::fixed(percent / 100.0, 2));
    });
    for (const auto signal : {&ClassifyViewModel::listChanged, &ClassifyViewModel::selectionChanged})
        connect(&m_model, signal, this, &GazeCard::refreshChoices);
    for (const auto signal : {&ClassifyViewModel::detailChanged, &ClassifyViewModel::calibrationChanged})
        connect(&m_model, signal, this, &GazeCard::refresh);
    refreshChoices();
    refresh();
}

QWidget* GazeCard::makeSide()
{
    const auto [side, column] = makePlainWidget<QVBoxLayout>(4);
    side->setFixedWidth(kSideRoom);
    const auto titled = [column = column](const QString& title, QComboBox* box) {
        column->addWidget(new Label(title, FontRole::Small, Token::T2));
        box->setFixedHeight(26);
        box->setAccessibleName(title);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(6);
        ignoreWheel(box);
        column->addWidget(box);
        column->addSpacerItem(gap());
    };
    m_classes = new QComboBox;
    m_layers = new QComboBox;
    titled(tr("Class"), m_classes);
    titled(tr("Layer"), m_layers);
    m_strength = new QSlider(Qt::Horizontal);
    m_strength->setRange(0, 100);
    m_strength->setValue(kUsualStrength);
    m_strength->setAccessibleName(tr("Strength"));
    m_strengthText = new Label(format::fixed(kUsualStrength / 100.0, 2), FontRole::SmallStrong);
    auto* words = new QHBoxLayout;
    words->addWidget(new Label(tr("Strength"), FontRole::Small, Token::T2));
    words->addStretch(1);
    words->addWidget(m_strengthText);
    column->addLayout(words);
    column->addWidget(m_strength);
    column->addSpacerItem(gap());
    m_text = new WrappedLabel(FontRole::Caption, Token::T3);
    column->addWidget(m_text);
    column->addStretch(1);
    m_originalTitle = new Label(tr("Original"), FontRole::Small, Token::T2);
    m_originalTitle->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_original = new OriginalPicture;
    auto* original = new QHBoxLayout; // beside each other: a low window has no room for two rows
    original->setSpacing(6);
    original->addWidget(m_originalTitle);
    original->addWidget(m_original, 1);
    column->addLayout(original);
    return side;
}

void GazeCard::refreshChoices()
{
    const QSignalBlocker quietClasses(m_classes), quietLayers(m_layers);
    const int classes = m_model.net() ? int(m_model.net()->classes.size()) : 0;
    if (m_classes->count() != classes || (classes > 0 && m_classes->itemData(0, kWholeName) != m_model.className(0))) {
        m_classes->clear();
        for (int i = 0; i < classes; ++i)
            addNamed(*m_classes, m_model.className(i), Qt::ElideRight);
    }
    QStringList layers;
    for (const std::string& one : m_model.gazeLayers())
        layers << QString::fromStdString(one);
    if (m_layers->count() != layers.size() ||
        (m_layers->count() > 0 && m_layers->itemData(0, kWholeName) != layers.front())) {
        m_layers->clear();
        for (const QString& layer : std::as_const(layers))
            addNamed(*m_layers, layer, Qt::ElideLeft);
    }
    refresh();
}

void GazeCard::refresh()
{
    for (const GazeKind kind : {GazeKind::GradCam, GazeKind::Occlusion}) {
        const QString why = m_model.gazeObstacle(kind);
        m_kinds->setSegmentEnabled(int(kind), why.isEmpty(), why);
    }
    m_kinds->setCurrentIndex(int(m_model.gaze()));
    m_classes->setCurrentIndex(m_model.gazeClass());
    m_layers->setCurrentIndex(m_layers->findData(m_model.gazeLayer(), kWholeName));
    const bool any = m_model.selected() >= 0;
    const QString obstacle = m_model.gazeObstacle(m_model.gaze());
    const bool over = any && m_model.gaze() != GazeKind::Image && obstacle.isEmpty();
    m_classes->setEnabled(over);
    m_layers->setEnabled(over && m_model.gaze() == GazeKind::GradCam);
    m_strength->setEnabled(over);
    setCaption(over && m_model.gazeClass() >= 0 ? tr("for “%1”").arg(m_model.className(m_model.gazeClass()))
                                                : QString());

    const LookedAtInput* shown = any ? &m_model.inputs()[std::size_t(m_model.selected())].input : nullptr;
    const QImage image = shown ? imageOf(shown->image) : QImage();
    m_view->setImage(image);
    m_view->setNote(m_model.readsFeatures() ? tr("This net reads features, so there is no image.")
                    : !shown ? tr("Drop an image at the left, or open a mistake from the Predictions tab.")
                             : tr("There is no image."));
    const HeatMap* map = m_model.heatMap();
    m_view->setHeat(map ? heatFigure(*map, image.size()) : HeatLayerFigure{});
    m_text->setSentence(!m_model.detailError().isEmpty() ? m_model.detailError()
                        : !obstacle.isEmpty()            ? obstacle
                        : map                            ? m_model.gazeText()
                        : m_model.waitingForDetail()     ? tr("being computed…")
                                                         : QString());
    const QImage original = shown ? imageOf(shown->thumbnail) : QImage();
    m_originalTitle->setVisible(!original.isNull());
    m_original->setVisible(!original.isNull());
    m_original->setPicture(original);
}

} // namespace trainyard
