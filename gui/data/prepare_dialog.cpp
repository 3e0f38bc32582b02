// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/prepare_dialog.h"

#include "backend/protocol/run_fields.h"
#include "gui/formats/field_text.h"
#include "gui/formats/format.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kForCrops = 3; // after the three fits
constexpr char kUnreadable[] = "/data/unreadable";

QGridLayout* makeRows(QWidget* widget, int margin)
{
    auto* rows = new QGridLayout(widget);
    rows->setContentsMargins(margin, margin, margin, margin);
    rows->setHorizontalSpacing(10);
    rows->setVerticalSpacing(8);
    rows->setColumnMinimumWidth(0, 90);
    rows->setColumnStretch(1, 1);
    return rows;
}

} // namespace

PrepareDialog::PrepareDialog(DataPrepareService* service, const QString& name, const std::string& machine,
                             const DataSpec& prepared, std::int64_t unreadable, QWidget* parent)
    : QDialog(parent), m_model(service, machine, prepared, unreadable)
{
    setObjectName(QStringLiteral("prepareDialog"));
    setWindowTitle(tr("Prepare %1").arg(name));
    QVBoxLayout* column = makeDialogColumn(this, 10);
    auto* note =
        new Label(tr("Decodes and resizes every image once and keeps the result in files that runs read directly. It "
                     "can be cancelled at any time and later continues where it stopped."),
                  FontRole::Small, Token::T2);
    note->setWordWrap(true);
    column->addWidget(note);
    column->addWidget(makeForm());
    column->addWidget(makeFigures());
    m_problem = new FieldError;
    column->addWidget(m_problem);
    column->addStretch(1);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    m_state = new Label({}, FontRole::Small, Token::T2);
    m_start = makeButton(tr("Prepare"), QStringLiteral("bolt"), ButtonKind::Primary);
    m_start->setDefault(true);
    auto* cancel = makeButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    connect(m_start, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    buttons->addWidget(m_state, 1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_start);
    column->addLayout(buttons);
    connect(&m_model, &PrepareViewModel::changed, this, &PrepareDialog::refresh);
    refresh();
    resize(560, sizeHint().height());
}

QWidget* PrepareDialog::makeForm()
{
    auto* form = new QWidget;
    QGridLayout* rows = makeRows(form, 0);
    const DataSpec& wanted = m_model.data();
    const auto makeSide = [this](int value, const QString& name) {
        auto* box = new QSpinBox;
        box->setRange(8, 1024);
        box->setValue(value);
        box->setFixedWidth(76);
        box->setAccessibleName(name);
        box->setToolTip(name);
        connect(box, &QSpinBox::valueChanged, this, [this] { m_model.setSize(m_height->value(), m_width->value()); });
        return box;
    };
    m_width = makeSide(wanted.image.width, tr("Image width"));
    m_height = makeSide(wanted.image.height, tr("Image height"));
    auto* sides = new QHBoxLayout;
    sides->setSpacing(6);
    sides->addWidget(m_width);
    sides->addWidget(new Label(QStringLiteral("×"), FontRole::Small, Token::T3));
    sides->addWidget(m_height);
    sides->addWidget(new Label(tr("pixels, as the network sees them"), FontRole::Small, Token::T3));
    sides->addStretch(1);

    m_shape = new SegmentedControl;
    m_shape->addSegment(tr("Stretch"), tr("The whole image, with its aspect ratio changed"));
    m_shape->addSegment(tr("Crop"), tr("The centre of the image, with its aspect ratio kept"));
    m_shape->addSegment(tr("Pad"), tr("The whole image, with its aspect ratio kept and black bars added"));
    m_shape->addSegment(tr("Random crops"), tr("Larger images, for runs that take random parts of them"));
    m_shape->setCurrentIndex(wanted.augment.resizedCrop ? kForCrops : static_cast<int>(wanted.fit));
    m_shape->setAccessibleName(tr("How images are fitted to that size"));
    connect(m_shape, &SegmentedControl::currentChanged, this, [this](int index) {
        if (index != kForCrops)
            m_model.setFit(static_cast<FitKind>(index));
        m_model.setForCrops(index == kForCrops);
    });
    m_storage = new SegmentedControl;
    m_storage->addSegment(tr("Auto"), tr("Pixels if they need at most 16 GB, otherwise JPEGs"));
    m_storage->addSegment(tr("Pixels"), tr("Fastest, largest"));
    m_storage->addSegment(tr("JPEG"), tr("JPEGs at quality 95: about a tenth of the space"));
    m_storage->setCurrentIndex(static_cast<int>(wanted.cache.storage));
    m_storage->setAccessibleName(tr("Form in which images are kept"));
    connect(m_storage, &SegmentedControl::currentChanged, this,
            [this](int index) { m_model.setStorage(static_cast<CacheStorage>(index)); });

    rows->addWidget(new Label(tr("Image size"), FontRole::Small, Token::T2), 0, 0);
    rows->addLayout(sides, 0, 1);
    rows->addWidget(new Label(tr("Shape"), FontRole::Small, Token::T2), 1, 0);
    rows->addWidget(m_shape, 1, 1);
    rows->addWidget(new Label(tr("Kept as"), FontRole::Small, Token::T2), 2, 0);
    rows->addWidget(m_storage, 2, 1);
    if (m_model.maySkip()) {
        rows->addWidget(new Label(fieldTitle(QLatin1String(kUnreadable)), FontRole::Small, Token::T2), 3, 0);
        rows->addWidget(makeUnreadable(), 3, 1);
    }
    return form;
}

/// Offers the choices of the run spec's field: runs that use the prepared set take the choice over.
QWidget* PrepareDialog::makeUnreadable()
{
    auto* policy = new SegmentedControl;
    const FieldInfo& info = *runField(kUnreadable)->info;
    for (const FieldChoice& choice : info.choices)
        policy->addSegment(specFieldText(choice.title), specFieldText(choice.help));
    policy->setCurrentIndex(static_cast<int>(m_model.data().unreadable));
    policy->setAccessibleName(fieldTitle(QLatin1String(kUnreadable)));
    connect(policy, &SegmentedControl::currentChanged, this,
            [this](int index) { m_model.setUnreadable(static_cast<UnreadablePolicy>(index)); });
    return policy;
}

QWidget* PrepareDialog::makeFigures()
{
    auto* card = new QFrame;
    card->setObjectName(QStringLiteral("card"));
    QGridLayout* rows = makeRows(card, 12);
    rows->setVerticalSpacing(5);
    int row = 0;
    const auto add = [&](const QString& title, QWidget* value) {
        rows->addWidget(new Label(title, FontRole::Small, Token::T2), row, 0);
        rows->addWidget(value, row++, 1);
    };
    m_images = new Label({}, FontRole::Small, Token::T1);
    m_disk = new Label({}, FontRole::SmallStrong, Token::T1);
    m_time = new Label({}, FontRole::SmallStrong, Token::T1);
    m_folder = new ElidedLabel({}, FontRole::Small, Token::T1);
    m_folder->setElideMode(Qt::ElideMiddle);
    add(tr("Images"), m_images);
    add(tr("Disk needed"), m_disk);
    add(tr("Time"), m_time);
    add(tr("Folder"), m_folder);
    return card;
}

void PrepareDialog::refresh()
{
    const auto& plan = m_model.plan();
    const auto orDash = [](const QString& text) { return text.isEmpty() ? QStringLiteral("–") : text; };
    m_images->setText(orDash(m_model.imagesText()));
    m_disk->setText(orDash(m_model.diskText()));
    m_time->setText(orDash(m_model.timeText()));
    m_folder->setText(plan ? QString::fromStdString(plan->folder) : QStringLiteral("–"));
    m_problem->setError(!m_model.error().isEmpty() ? m_model.error()
                        : plan && !m_model.fits()  ? tr("The disk does not have enough space. Free some, or keep "
                                                         "JPEGs.")
                                                   : m_model.unreadableText());
    m_state->setText(m_model.waiting()        ? tr("Trying a few images…")
                     : plan && plan->prepared ? tr("It is already prepared in this form.")
                                              : QString());
    m_start->setEnabled(m_model.canStart());
}

/// Wrapped texts have all their lines: a dialog's layout alone does not see to that.
void PrepareDialog::fitHeight()
{
    setMinimumHeight(layout()->totalHeightForWidth(std::max(width(), minimumSizeHint().width())));
}

bool PrepareDialog::event(QEvent* event)
{
    const bool done = QDialog::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        fitHeight();
    return done;
}

} // namespace trainyard
