// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/path_field.h"

#include "gui/new_run/field_editors.h"
#include "gui/new_run/form_group.h"
#include "gui/new_run/problem_text.h"
#include "gui/new_run/spec_form.h"
#include "gui/widgets/buttons.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>

namespace trainyard {
namespace {

struct PathField {
    Q_DECLARE_TR_FUNCTIONS(trainyard::PathField)
};

} // namespace

QWidget* makePathField(SpecForm& form, const char* field, const PathTexts& texts)
{
    auto* edit = qobject_cast<QLineEdit*>(makeFieldEditor(form, formField(field)));
    edit->setClearButtonEnabled(true);
    const auto take = [edit](const QString& path) {
        edit->setText(path);
        emit edit->textEdited(path);
    };
    QObject::connect(edit, &QLineEdit::editingFinished, edit, [edit, take] {
        if (edit->text().startsWith(QLatin1String("~/")))
            take(QDir::homePath() + edit->text().mid(1));
    });
    const auto makeBrowse = [=](const QString& text, const QString& icon, const QString& tooltip, bool folder) {
        QPushButton* browse = makeButton(text, icon);
        browse->setFixedHeight(26);
        browse->setToolTip(tooltip);
        QObject::connect(browse, &QPushButton::clicked, edit, [edit, take, texts, folder] {
            // Not modal and never waited for: a slow network folder blocks only the dialog.
            auto* dialog = new QFileDialog(edit, texts.title, edit->text(), texts.filter);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->setFileMode(folder ? QFileDialog::Directory : QFileDialog::ExistingFile);
            dialog->setOption(QFileDialog::ShowDirsOnly, folder);
            QObject::connect(dialog, &QFileDialog::fileSelected, edit, take);
            dialog->open();
        });
        return browse;
    };
    QPushButton* browse =
        makeBrowse(PathField::tr("Browse…"), QStringLiteral("folder"), texts.tooltip, texts.filter.isEmpty());
    if (!texts.fileTooltip.isEmpty()) {
        QPushButton* file = makeBrowse(PathField::tr("File…"), QStringLiteral("data"), texts.fileTooltip, false);
        file->setObjectName(QStringLiteral("browseFile"));
        return fieldRow({edit, browse, file}, 0);
    }
    return fieldRow({edit, browse}, 0);
}

} // namespace trainyard
