// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/data_elsewhere_dialog.h"

#include "gui/services/machine_hub.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace trainyard {

DataElsewhereDialog::DataElsewhereDialog(MachineHub& hub, QWidget* parent) : QDialog(parent), m_hub(hub)
{
    setWindowTitle(tr("Data set on another machine"));
    setObjectName(QStringLiteral("dataElsewhere"));
    QVBoxLayout* layout = makeDialogColumn(this, 8);
    m_machine = new QComboBox;
    m_machine->setMinimumWidth(420);
    m_machine->setAccessibleName(tr("Machine"));
    m_path = new QLineEdit;
    m_path->setPlaceholderText(QStringLiteral("/data/images"));
    m_path->setAccessibleName(tr("Path on that machine"));
    m_note = new Label({}, FontRole::Small, Token::T2);
    m_note->setWordWrap(true);
    m_note->setMinimumHeight(34);
    m_note->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    const auto labelled = [layout](const QString& text, QWidget* field) {
        auto* label = new Label(text, FontRole::Small, Token::T2);
        label->setBuddy(field);
        layout->addWidget(label);
        layout->addWidget(field);
    };
    labelled(tr("Machine"), m_machine);
    labelled(tr("Folder or file on it"), m_path);
    layout->addWidget(m_note);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    auto* cancel = makeButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    m_add = makeButton(tr("Add"), {}, ButtonKind::Primary);
    m_add->setDefault(true);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_add);
    layout->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, [this] {
        emit chosen(m_machine->currentData().toString(), path());
        accept();
    });
    connect(m_path, &QLineEdit::textChanged, this, &DataElsewhereDialog::check);
    connect(m_machine, &QComboBox::currentIndexChanged, this, &DataElsewhereDialog::check);
    connect(m_hub.book(), &MachineBook::changed, this, &DataElsewhereDialog::showMachines);
    connect(&m_hub, &MachineHub::statusChanged, this, &DataElsewhereDialog::check);
    showMachines();
    m_path->setFocus();
}

QString DataElsewhereDialog::path() const
{
    return m_path->text().trimmed();
}

void DataElsewhereDialog::showMachines()
{
    const QString before = m_machine->currentData().toString();
    const QSignalBlocker quiet(m_machine);
    m_machine->clear();
    for (const MachineEntry& entry : m_hub.book()->entries())
        if (entry.id != kLocalMachineId)
            m_machine->addItem(QString::fromStdString(entry.name), QString::fromStdString(entry.id));
    m_machine->setCurrentIndex(std::max(0, m_machine->findData(before)));
    check();
}

void DataElsewhereDialog::check()
{
    const QString id = m_machine->currentData().toString();
    const bool whole = path().startsWith(QLatin1Char('/'));
    m_add->setEnabled(!id.isEmpty() && whole);
    m_note->setToken(id.isEmpty() || (!whole && !path().isEmpty()) ? Token::Fail : Token::T2);
    m_note->setText(id.isEmpty()                  ? tr("Add a machine on the Machines page first.")
                    : !whole && !path().isEmpty() ? tr("Enter the full path, starting with /.")
                    : m_hub.connected(id)
                        ? tr("The data set is inspected there and stays where it is; runs on that machine find it by "
                             "its path.")
                        : tr("Trainyard first connects to the machine and may ask you to log in. The data set is "
                             "inspected there and stays where it is."));
}

} // namespace trainyard
