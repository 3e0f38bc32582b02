// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/checkpoint_field.h"

#include "gui/new_run/checkpoint_dialog.h"
#include "gui/new_run/form_group.h"
#include "gui/new_run/spec_form.h"
#include "gui/widgets/buttons.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QPushButton>

namespace trainyard {
namespace {

struct CheckpointField {
    Q_DECLARE_TR_FUNCTIONS(trainyard::CheckpointField)
};

} // namespace

QWidget* makeCheckpointField(SpecForm& form, const CheckpointPlace& place)
{
    NewRunViewModel* model = form.model();
    auto* edit = new QLineEdit;
    edit->setClearButtonEnabled(true);
    edit->setPlaceholderText(CheckpointField::tr("RUN@epoch-2 or a file"));
    form.add(place.path, edit, [edit, get = place.get](const RunSpec& spec) {
        if (const QString text = get(spec); edit->text() != text)
            edit->setText(text);
    });
    QObject::connect(edit, &QLineEdit::textEdited, &form,
                     [set = place.set](const QString& text) { set(text.trimmed()); });
    QPushButton* choose = makeButton(CheckpointField::tr("Choose…"), QStringLiteral("checkpoint"));
    choose->setFixedHeight(26);
    choose->setObjectName(QStringLiteral("chooseCheckpointOf") + place.path);
    choose->setToolTip(CheckpointField::tr("Choose from the existing checkpoints of runs"));
    QObject::connect(choose, &QPushButton::clicked, edit, [edit, model, place] {
        const MachineChoice& machine = model->machine();
        auto* dialog = new CheckpointDialog(
            model->store(),
            {place.title, machine.id.toStdString(), machine.name, edit->text().trimmed(), model->origin()},
            edit->window());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        QObject::connect(dialog, &CheckpointDialog::chosen, edit, [edit, set = place.set](const QString& reference) {
            edit->setText(reference);
            set(reference);
        });
        dialog->open();
    });
    return fieldRow({edit, choose}, 0);
}

} // namespace trainyard
