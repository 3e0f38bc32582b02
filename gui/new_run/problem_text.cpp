// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/problem_text.h"

#include "backend/protocol/reasons.h"
#include "backend/protocol/run_fields.h"
#include "gui/formats/field_text.h"
#include "gui/formats/figures.h"
#include "gui/formats/reason_text.h"

#include <QCoreApplication>

#include <stdexcept>

namespace trainyard {
namespace {

struct Form {
    Q_DECLARE_TR_FUNCTIONS(trainyard::Form)
};

} // namespace

QString problemText(const SpecProblem& problem)
{
    const QString found = numberText(reasonText(problem.found));
    const QString allowed = reasonText(problem.allowed);
    if (problem.allowed.code == "spec.command")
        return Form::tr("Enter the program and its arguments, such as python train.py.");
    const bool nothing = found.isEmpty() || found == QLatin1String("\"\"");
    if (nothing && problem.path == "/program/folder")
        return Form::tr("Choose the folder in which the program starts.");
    if (nothing && problem.path == "/program/environment/value")
        return Form::tr("Say which one: a folder, a name, modules or an image.");
    if (found.isEmpty())
        return Form::tr("Missing: %1.").arg(allowed);
    if (allowed.isEmpty())
        return problem.found.remedy.empty() ? found : asTitle(reasonAndRemedy(problem.found));
    if (problem.allowed.code == kRemedyReason)
        return Form::tr("%1. %2.", "why. What to do")
            .arg(problem.found.code.starts_with("program.") ? asTitle(found) : found, allowed);
    const QString text = Form::tr("%1 is not possible here; allowed: %2.").arg(found, allowed);
    return allowed.endsWith(QLatin1Char('?')) || allowed.endsWith(QChar(u'？')) ? text.chopped(1) : text;
}

QString titledProblem(const SpecProblem& problem)
{
    const QString path = QString::fromStdString(problem.path), field = fieldForPath(path);
    return path.isEmpty() ? problemText(problem)
                          : Form::tr("%1: %2").arg(field.isEmpty() ? path : fieldTitle(field), problemText(problem));
}

QString titledWarning(const SpecProblem& warning)
{
    const QString field = fieldForPath(QString::fromStdString(warning.path));
    const QString allowed = reasonText(warning.allowed);
    const QString found = reasonText(warning.found);
    const bool chosen = warning.allowed.code == "plan.auto-batch"; // by the engine, which tells what
    const QString text = allowed.isEmpty() || found.isEmpty() ? found + allowed
                         : chosen                             ? Form::tr("%1; %2").arg(found, allowed)
                                                              : Form::tr("%1; better: %2").arg(found, allowed);
    return asSentence(field.isEmpty() ? text : Form::tr("%1: %2").arg(fieldTitle(field), text));
}

QString fieldForPath(const QString& path)
{
    if (path == QLatin1String("/data/image/width") || path == QLatin1String("/data/image"))
        return QStringLiteral("/data/image/height");
    if (path.startsWith(QLatin1String(kParameterFields.data())))
        return path; // a row of the card Parameters
    // "/tags/3" belongs to the field "/tags": walk up until a field is found.
    for (QString candidate = path; !candidate.isEmpty(); candidate.truncate(candidate.lastIndexOf(QLatin1Char('/'))))
        if (formFieldPaths().contains(candidate))
            return candidate;
    return {};
}

const QStringList& formFieldPaths()
{
    static const QStringList paths = [] {
        QStringList list;
        for (const RunField* field : leafFields())
            if (!field->info->title.empty())
                list << QString::fromStdString(field->path);
        return list;
    }();
    return paths;
}

const RunField& formField(const char* path)
{
    if (const RunField* field = runField(path))
        return *field;
    throw std::logic_error(std::string("no table has the field ") + path);
}

} // namespace trainyard
