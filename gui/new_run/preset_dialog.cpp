// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/preset_dialog.h"

#include "gui/new_run/new_run_view_model.h"
#include "gui/services/preset_store.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>

namespace trainyard {

PresetDialog::PresetDialog(NewRunViewModel& model, QWidget* parent) : QDialog(parent), m_model(model)
{
    setWindowTitle(tr("Save as preset"));
    QVBoxLayout* layout = makeDialogColumn(this, 8);
    m_name = new QComboBox;
    m_name->setEditable(true);
    m_name->setInsertPolicy(QComboBox::NoInsert);
    m_name->setMinimumWidth(360);
    m_name->lineEdit()->setMaxLength(100);
    m_name->setAccessibleName(tr("Name of the preset"));
    auto* label = new Label(tr("Name"), FontRole::Small, Token::T2);
    label->setBuddy(m_name);
    m_note = new Label({}, FontRole::Small, Token::T2);
    m_note->setWordWrap(true);
    m_note->setMinimumHeight(34);
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    layout->addWidget(label);
    layout->addWidget(m_name);
    layout->addWidget(m_note);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    m_delete = makeButton(tr("Delete preset"), {}, ButtonKind::Danger);
    m_delete->setAutoDefault(false);
    auto* cancel = makeButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    m_save = makeButton(tr("Save"), {}, ButtonKind::Primary);
    m_save->setDefault(true);
    buttons->addWidget(m_delete);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    layout->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &PresetDialog::save);
    connect(m_delete, &QPushButton::clicked, this, &PresetDialog::deletePreset);
    connect(m_name, &QComboBox::editTextChanged, this, &PresetDialog::check);
    if (m_model.presets())
        connect(m_model.presets(), &PresetStore::loaded, this, &PresetDialog::showNames);
    showNames();
    m_name->lineEdit()->selectAll();
}

void PresetDialog::showNames()
{
    const QString typed = m_name->count() == 0 ? QString() : m_name->currentText();
    m_name->clear();
    if (m_model.presets())
        for (const Preset& preset : m_model.presets()->presets())
            if (!preset.builtIn)
                m_name->addItem(preset.name);
    const Preset* current = m_model.presets() ? m_model.presets()->find(m_model.presetName()) : nullptr;
    m_name->setEditText(!typed.isEmpty()               ? typed
                        : current && !current->builtIn ? current->name
                                                       : QString::fromStdString(m_model.spec().name));
    check();
}

void PresetDialog::check()
{
    const QString name = m_name->currentText().simplified();
    const Preset* existing = m_model.presets() ? m_model.presets()->find(name) : nullptr;
    const bool own = existing && !existing->builtIn;
    m_save->setEnabled(!name.isEmpty() && !(existing && existing->builtIn));
    m_save->setText(own ? tr("Replace") : tr("Save"));
    m_delete->setVisible(own);
    m_note->setToken(existing && existing->builtIn ? Token::Fail : Token::T2);
    m_note->setText(name.isEmpty() ? tr("A preset needs a name.")
                    : own          ? tr("A preset with this name exists and will be replaced.")
                    : existing     ? tr("A built-in preset has this name. Choose another one.")
                                   : tr("Saves every setting except the run's name, including the data folder."));
}

void PresetDialog::save()
{
    m_model.savePreset(m_name->currentText());
    accept();
}

void PresetDialog::deletePreset()
{
    m_model.presets()->remove(m_name->currentText().simplified());
    accept();
}

} // namespace trainyard
