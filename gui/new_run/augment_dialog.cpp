// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/augment_dialog.h"

#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/screen_room.h"
#include "gui/widgets/variant_grid.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>

namespace trainyard {

namespace {

/// "dog 70 %, cat 30 %"
QString mixText(const AugmentedVariant& variant)
{
    const QString label = QString::fromStdString(variant.label);
    if (variant.other.empty())
        return label;
    return AugmentDialog::tr("%1 %2, %3 %4")
        .arg(label, format::percent(1.0 - variant.otherShare, 0), QString::fromStdString(variant.other),
             format::percent(variant.otherShare, 0));
}

} // namespace

AugmentDialog::AugmentDialog(const RunSpec& spec, QWidget* parent, std::shared_ptr<const EngineCalls> calls)
    : QDialog(parent), m_model(spec, calls ? std::move(calls) : std::make_shared<const EngineCalls>())
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setObjectName(QStringLiteral("augmentDialog"));
    setWindowTitle(tr("Augmentation preview"));
    resize(boundedToScreen(*this, {900, 700}));
    setMinimumSize(560, 340);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(8);
    column->addWidget(makeBar());
    m_grid = new VariantGrid;
    m_grid->setAccessibleName(tr("Images before and after augmentation"));
    m_message = new EmptyState(QStringLiteral("data"), {}, {});
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_grid);
    m_stack->addWidget(m_message);
    column->addWidget(m_stack, 1);
    m_note = new Label({}, FontRole::Small, Token::T2);
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    connect(&m_model, &AugmentViewModel::changed, this, &AugmentDialog::refresh);
    refresh();
}

QWidget* AugmentDialog::makeBar()
{
    const auto [bar, layout] = makePlainWidget<QHBoxLayout>(8);
    m_kind = new QComboBox;
    m_kind->setMinimumWidth(170);
    m_kind->setAccessibleName(tr("Kind of change to show"));
    connect(m_kind, &QComboBox::activated, this,
            [this](int) { m_model.setKind(static_cast<AugmentViewModel::Kind>(m_kind->currentData().toInt())); });
    auto* others = makeButton(tr("Other images"), QStringLiteral("refresh"));
    others->setAutoDefault(false);
    connect(others, &QPushButton::clicked, &m_model, &AugmentViewModel::showOthers);
    m_kindLabel = new Label(tr("Show"), FontRole::Small, Token::T2);
    m_kindLabel->setBuddy(m_kind);
    layout->addWidget(m_kindLabel);
    layout->addWidget(m_kind);
    layout->addStretch(1);
    layout->addWidget(others);
    return bar;
}

void AugmentDialog::showKinds()
{
    const QSignalBlocker quiet(m_kind);
    m_kind->clear();
    for (const AugmentViewModel::Kind kind : m_model.kinds())
        m_kind->addItem(AugmentViewModel::kindText(kind), static_cast<int>(kind));
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(static_cast<int>(m_model.kind()))));
    const bool choice = m_kind->count() > 1;
    m_kind->setVisible(choice);
    m_kindLabel->setVisible(choice);
}

void AugmentDialog::refresh()
{
    showKinds();
    const auto& preview = m_model.preview();
    if (!preview)
        m_message->setTexts(m_model.waiting() ? tr("Reading images…") : tr("There is nothing to show"),
                            m_model.waiting() ? QString() : m_model.error());
    m_stack->setCurrentIndex(preview ? 0 : 1);
    m_note->setText(!preview || m_model.kinds().empty()
                        ? tr("Augmentation is off: every epoch sees the same images.")
                        : tr("What the network sees, %1 × %2 pixels: exactly these images, with the form's seed.")
                              .arg(preview->width)
                              .arg(preview->height));
    m_note->setVisible(preview != nullptr);
    if (m_shown == preview)
        return;
    m_shown = preview;
    QStringList titles;
    std::vector<VariantGrid::Row> rows;
    if (preview)
        for (const AugmentedSample& sample : preview->samples) {
            const QString name = reasonText(sample.name), label = QString::fromStdString(sample.label);
            VariantGrid::Row row{tr("%1 · %2").arg(label, name), tr("%1: %2").arg(label, name), {}, {}};
            row.images.push_back(QImage::fromData(QByteArray::fromStdString(sample.original)));
            for (const AugmentedVariant& variant : sample.variants) {
                row.images.push_back(QImage::fromData(QByteArray::fromStdString(variant.image)));
                if (m_model.mixes())
                    row.captions << mixText(variant);
            }
            rows.push_back(std::move(row));
        }
    if (!rows.empty()) {
        titles << tr("Original");
        for (std::size_t i = 1; i < rows.front().images.size(); ++i)
            titles << tr("Epoch %1").arg(i);
    }
    m_grid->setContent(titles, std::move(rows));
}

} // namespace trainyard
