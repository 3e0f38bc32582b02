// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/chart_export_dialog.h"

#include "gui/formats/format.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QPushButton>

namespace trainyard {

namespace {
constexpr double kPixelsAnInch = 96.0; // of a sheet, whose texts then have 8 points
constexpr double kMillimetresAnInch = 25.4;
constexpr int kPrintDots = 300;
} // namespace

ChartExportDialog::ChartExportDialog(QWidget* parent, bool values)
    : QDialog(parent), m_presets{{tr("Screen"), 1280, 720, false},
                                 {tr("Print, one column"), 85, 60, true},
                                 {tr("Print, two columns"), 174, 90, true},
                                 {tr("Slide, 16 : 9"), 1920, 1080, false}},
      m_format(new QComboBox), m_preset(new QComboBox), m_width(new QDoubleSpinBox), m_height(new QDoubleSpinBox),
      m_dots(new QComboBox), m_paper(new QCheckBox(tr("Light colours"))),
      m_dashes(new QCheckBox(tr("Dashes, for print without colours"))),
      m_result(new Label({}, FontRole::Small, Token::T2))
{
    setWindowTitle(tr("Export the chart"));
    auto* form = new QFormLayout(this);
    form->setSizeConstraint(QLayout::SetFixedSize);
    m_format->addItem(tr("PNG, a picture"), QStringLiteral("png"));
    m_format->addItem(tr("SVG, vectors"), QStringLiteral("svg"));
    m_format->addItem(tr("PDF, vectors"), QStringLiteral("pdf"));
    if (values)
        m_format->addItem(tr("CSV, the shown values"), QStringLiteral("csv"));
    for (const Preset& preset : m_presets)
        m_preset->addItem(preset.name);
    for (const int dots : {96, 150, 300, 600})
        m_dots->addItem(tr("%1 dots per inch").arg(dots), dots);
    for (QDoubleSpinBox* box : {m_width, m_height})
        box->setDecimals(0);
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("Size"), m_preset);
    form->addRow(tr("Width"), m_width);
    form->addRow(tr("Height"), m_height);
    form->addRow(tr("Resolution"), m_dots);
    form->addRow(QString(), m_paper);
    form->addRow(QString(), m_dashes);
    form->addRow(QString(), m_result);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    QPushButton* save = makeButton(tr("Export…"), {}, ButtonKind::Primary);
    save->setDefault(true);
    QPushButton* cancel = makeButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(save);
    form->addRow(buttons);
    connect(save, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_preset, &QComboBox::currentIndexChanged, this, &ChartExportDialog::choosePreset);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ChartExportDialog::showSize);
    connect(m_dots, &QComboBox::currentIndexChanged, this, &ChartExportDialog::showSize);
    for (QDoubleSpinBox* box : {m_width, m_height})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ChartExportDialog::showSize);
    choosePreset(0);
}

void ChartExportDialog::choosePreset(int index)
{
    const Preset& preset = m_presets[std::size_t(index)];
    for (QDoubleSpinBox* box : {m_width, m_height}) {
        box->setRange(preset.print ? 40.0 : 300.0, preset.print ? 1000.0 : 8000.0);
        box->setSuffix(preset.print ? tr(" mm") : tr(" px"));
    }
    m_width->setValue(preset.width);
    m_height->setValue(preset.height);
    m_dots->setCurrentIndex(std::max(0, m_dots->findData(preset.print ? kPrintDots : int(kPixelsAnInch))));
    m_paper->setChecked(preset.print);
    m_dashes->setChecked(preset.print);
    showSize();
}

void ChartExportDialog::showSize()
{
    const bool picture = suffix() != QLatin1String("csv");
    for (QWidget* widget :
         {static_cast<QWidget*>(m_preset), static_cast<QWidget*>(m_width), static_cast<QWidget*>(m_height),
          static_cast<QWidget*>(m_paper), static_cast<QWidget*>(m_dashes)})
        widget->setEnabled(picture);
    m_dots->setEnabled(suffix() == QLatin1String("png"));
    const SheetLayout sheet = layoutOfSheet();
    const QSize pixels = sheet.size * sheet.scale;
    m_result->setText(suffix() == QLatin1String("png") ? tr("%1 × %2 px").arg(pixels.width()).arg(pixels.height())
                                                       : QString());
}

QString ChartExportDialog::suffix() const
{
    return m_format->currentData().toString();
}

SheetLayout ChartExportDialog::layoutOfSheet() const
{
    const bool print = m_presets[std::size_t(m_preset->currentIndex())].print;
    const double unit = print ? kPixelsAnInch / kMillimetresAnInch : 1.0;
    SheetLayout sheet;
    sheet.size = (QSizeF(m_width->value(), m_height->value()) * unit).toSize();
    sheet.scale = m_dots->currentData().toInt() / kPixelsAnInch;
    sheet.paper = m_paper->isChecked();
    sheet.dashes = m_dashes->isChecked();
    return sheet;
}

} // namespace trainyard
