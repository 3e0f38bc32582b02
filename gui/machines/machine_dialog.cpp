// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/machine_dialog.h"

#include "gui/formats/reason_text.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFileDialog>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace trainyard {
namespace {

QGridLayout* makeRows(QWidget* parent)
{
    auto* rows = new QGridLayout(parent);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setHorizontalSpacing(12);
    rows->setVerticalSpacing(8);
    rows->setColumnMinimumWidth(0, 96);
    rows->setColumnStretch(1, 1);
    return rows;
}

/// The fields of both forms stand below each other.
void alignFields(const std::vector<QWidget*>& forms)
{
    int widest = 0;
    for (const QWidget* form : forms)
        for (const QObject* child : form->children())
            if (const auto* label = qobject_cast<const QLabel*>(child); label && !label->wordWrap())
                widest = std::max(widest, label->sizeHint().width());
    for (QWidget* form : forms)
        if (auto* rows = qobject_cast<QGridLayout*>(form->layout()))
            rows->setColumnMinimumWidth(0, std::max(rows->columnMinimumWidth(0), widest));
}

} // namespace

MachineDialog::MachineDialog(const MachineEntry& entry, QWidget* parent) : QDialog(parent), m_entry(entry)
{
    const bool fresh = m_entry.id.empty();
    if (fresh)
        m_entry.id = newMachineId();
    m_named = !m_entry.name.empty();
    setObjectName(QStringLiteral("machineDialog"));
    setWindowTitle(fresh ? tr("Add a machine") : tr("Edit %1").arg(QString::fromStdString(m_entry.name)));
    QVBoxLayout* column = makeDialogColumn(this, 10);
    QWidget* form = makeForm();
    QWidget* folders = makeFolders();
    alignFields({form, folders});
    column->addWidget(form);
    column->addWidget(makeRule());
    column->addWidget(folders);
    m_problem = new FieldError;
    column->addWidget(m_problem);
    column->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    auto* cancel = makeButton(tr("Cancel"));
    m_save = makeButton(fresh ? tr("Add and test") : tr("Save"), {}, ButtonKind::Primary);
    m_save->setObjectName(QStringLiteral("save"));
    cancel->setAutoDefault(false);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_save);
    column->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, [this] {
        emit saved(this->entry());
        accept();
    });
    askSshHosts(this, [this](const Result<std::vector<SshHostChoice>>& hosts) {
        if (hosts)
            setHosts(hosts.value());
        else
            m_hint->setText(errorText(hosts.error()));
    });
    setMinimumWidth(560);
    refresh();
}

QLineEdit* MachineDialog::addLine(QGridLayout* rows, const QString& label, const std::string& text, const QString& name,
                                  const QString& placeholder, const QString& tooltip)
{
    auto* title = new Label(label, FontRole::Small, Token::T2);
    auto* field = new QLineEdit(QString::fromStdString(text));
    field->setObjectName(name);
    field->setPlaceholderText(placeholder);
    field->setToolTip(tooltip);
    field->setAccessibleName(label);
    field->setMaxLength(1000);
    title->setBuddy(field);
    m_labels.insert(field, title);
    const int at = rows->rowCount();
    rows->addWidget(title, at, 0);
    rows->addWidget(field, at, 1);
    connect(field, &QLineEdit::textEdited, this, &MachineDialog::refresh);
    return field;
}

QWidget* MachineDialog::makeForm()
{
    auto* form = new QWidget;
    QGridLayout* rows = makeRows(form);
    m_transport = new SegmentedControl;
    m_transport->addSegment(tr("Over SSH"), tr("A cluster's login node, or another workstation"),
                            QStringLiteral("cluster"));
    m_transport->addSegment(tr("This workstation"), tr("This workstation is itself a login node with SLURM"),
                            QStringLiteral("desktop"));
    m_transport->setCurrentIndex(m_entry.transport == TransportKind::Ssh ? 0 : 1);
    m_transport->setAccessibleName(tr("Type of connection"));
    rows->addWidget(new Label(tr("Reached"), FontRole::Small, Token::T2), 0, 0);
    rows->addWidget(m_transport, 0, 1);

    m_host = new QComboBox;
    m_host->setObjectName(QStringLiteral("host"));
    m_host->setEditable(true);
    m_host->setInsertPolicy(QComboBox::NoInsert);
    m_host->setAccessibleName(tr("Host"));
    m_host->lineEdit()->setPlaceholderText(tr("A host in ~/.ssh/config, a name or an address"));
    m_host->setCurrentText(QString::fromStdString(m_entry.host));
    auto* hostLabel = new Label(tr("Host"), FontRole::Small, Token::T2);
    rows->addWidget(hostLabel, 1, 0);
    rows->addWidget(m_host, 1, 1);
    m_hint = new Label({}, FontRole::Caption, Token::T3);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    rows->addWidget(m_hint, 2, 1);
    m_name = addLine(rows, tr("Name"), m_entry.name, QStringLiteral("name"), tr("Name shown in this window"));
    m_user = addLine(rows, tr("User"), m_entry.user, QStringLiteral("user"), tr("From ~/.ssh/config"));
    m_port = new QSpinBox;
    m_port->setObjectName(QStringLiteral("port"));
    m_port->setRange(0, 65535);
    m_port->setSpecialValueText(tr("Default"));
    m_port->setValue(m_entry.port);
    m_port->setFixedWidth(std::max(100, m_port->sizeHint().width()));
    m_port->setAccessibleName(tr("Port"));
    auto* portLabel = new Label(tr("Port"), FontRole::Small, Token::T2);
    const int at = rows->rowCount();
    rows->addWidget(portLabel, at, 0);
    rows->addWidget(m_port, at, 1, Qt::AlignLeft);
    m_jumps = addLine(rows, tr("Jump hosts"), m_entry.jumps, QStringLiteral("jumps"), tr("From ~/.ssh/config"),
                      tr("user@host:port; separate several with commas in the order of connection; \"none\" for none"));
    m_key = addLine(rows, tr("Key file"), m_entry.identityFile, QStringLiteral("key"), tr("From ~/.ssh/config"),
                    tr("A private key on this workstation, tried first"));
    m_sshFields = {hostLabel, m_host, m_user, m_port, portLabel, m_jumps, m_key};
    for (QLineEdit* field : {m_user, m_jumps, m_key})
        m_sshFields << m_labels.value(field);
    m_scheduler = new SegmentedControl;
    m_scheduler->addSegment(tr("SLURM"), tr("Jobs are submitted to the cluster's queue"));
    m_scheduler->addSegment(tr("None"), tr("Runs start automatically when cores and GPUs are free"));
    m_scheduler->setCurrentIndex(m_entry.scheduler == SchedulerKind::Slurm ? 0 : 1);
    m_scheduler->setAccessibleName(tr("Scheduler"));
    const int last = rows->rowCount();
    rows->addWidget(new Label(tr("Scheduler"), FontRole::Small, Token::T2), last, 0);
    rows->addWidget(m_scheduler, last, 1);

    connect(m_transport, &SegmentedControl::currentChanged, this, [this](int index) {
        if (index == 1)
            m_scheduler->setCurrentIndex(0);
        refresh();
    });
    connect(m_scheduler, &SegmentedControl::currentChanged, this, &MachineDialog::refresh);
    connect(m_host, &QComboBox::currentTextChanged, this, [this] {
        showHost();
        refresh();
    });
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& text) { m_named = !text.isEmpty(); });
    connect(m_port, &QSpinBox::valueChanged, this, &MachineDialog::refresh);
    return form;
}

QWidget* MachineDialog::makeFolders()
{
    auto* form = new QWidget;
    QGridLayout* rows = makeRows(form);
    const QString there = tr("Path on the machine; may start with ~/ or contain a variable such as $SCRATCH");
    m_runs = addLine(rows, tr("Runs folder"), m_entry.runsFolder, QStringLiteral("runs"),
                     QStringLiteral("~/.local/share/trainyard/runs"), there);
    m_data = addLine(rows, tr("Data folder"), m_entry.dataFolder, QStringLiteral("data"),
                     QStringLiteral("~/.local/share/trainyard/data"), there);
    m_engine = addLine(rows, tr("Engine"), m_entry.engine, QStringLiteral("engine"),
                       tr("trainyard-engine, in the machine's PATH"), there);
    m_share = new QCheckBox(tr("Let my group read what Trainyard creates there"));
    m_share->setToolTip(tr("Otherwise only your account can read runs, data and logs on the machine"));
    m_share->setChecked(m_entry.shareWithGroup);
    rows->addWidget(m_share, rows->rowCount(), 1);
    m_atStart = new QCheckBox(tr("Connect when the window opens"));
    m_atStart->setChecked(m_entry.connectAtStart);
    rows->addWidget(m_atStart, rows->rowCount(), 1);
    return form;
}

void MachineDialog::setHosts(const std::vector<SshHostChoice>& hosts)
{
    m_hosts = hosts;
    const QString text = m_host->currentText();
    const QSignalBlocker blocker(m_host);
    m_host->clear();
    for (const SshHostChoice& host : hosts)
        m_host->addItem(host.name);
    m_host->setCurrentIndex(-1);
    m_host->setCurrentText(text);
    showHost();
    refresh();
}

/// Shows the settings in ~/.ssh/config for the chosen host.
void MachineDialog::showHost()
{
    const QString text = m_host->currentText().trimmed();
    if (!m_named)
        m_name->setText(text);
    for (const SshHostChoice& host : m_hosts)
        if (host.name == text) {
            QString says = tr("~/.ssh/config: %1@%2, port %3").arg(host.user, host.hostName).arg(host.port);
            if (!host.jumps.isEmpty() && host.jumps != QLatin1String("none"))
                says = tr("%1, via %2").arg(says, host.jumps);
            m_hint->setText(says);
            return;
        }
    m_hint->setText(m_hosts.empty() ? QString() : tr("Hosts in ~/.ssh/config to choose from: %1").arg(m_hosts.size()));
}

MachineEntry MachineDialog::entry() const
{
    const auto text = [](const QLineEdit* field) { return field->text().trimmed().toStdString(); };
    MachineEntry entry = m_entry;
    entry.transport = m_transport->currentIndex() == 0 ? TransportKind::Ssh : TransportKind::Local;
    entry.name = text(m_name);
    entry.host = entry.transport == TransportKind::Ssh ? m_host->currentText().trimmed().toStdString() : std::string();
    entry.user = text(m_user);
    entry.port = m_port->value();
    entry.jumps = text(m_jumps);
    entry.identityFile = text(m_key);
    entry.scheduler = m_scheduler->currentIndex() == 0 ? SchedulerKind::Slurm : SchedulerKind::Direct;
    entry.runsFolder = text(m_runs);
    entry.dataFolder = text(m_data);
    entry.engine = text(m_engine);
    entry.connectAtStart = m_atStart->isChecked();
    entry.shareWithGroup = m_share->isChecked();
    return entry;
}

void MachineDialog::refresh()
{
    const bool ssh = m_transport->currentIndex() == 0;
    for (QWidget* widget : m_sshFields)
        widget->setVisible(ssh);
    m_hint->setVisible(ssh && !m_hint->text().isEmpty());
    m_scheduler->setSegmentEnabled(1, ssh,
                                   ssh ? QString() : tr("Without SLURM, this workstation is in the list already"));
    const std::vector<Error> problems = machineProblems(entry());
    const bool empty = ssh && m_host->currentText().trimmed().isEmpty();
    m_problem->setError(problems.empty() || empty ? QString()
                                                  : tr("%1: %2").arg(asTitle(fieldName(problems.front().subject)),
                                                                     errorReasonText(problems.front())));
    m_save->setEnabled(problems.empty());
}

} // namespace trainyard
