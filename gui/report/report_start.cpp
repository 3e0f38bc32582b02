// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_start.h"

#include "gui/formats/visible_text.h"
#include "gui/report/block_data.h"

#include <QCoreApplication>

namespace trainyard {
namespace {

struct ReportStartText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::ReportStartText)
};

/// How a block names the run: by its name if it is the only one, else by its id.
QString wordFor(StoreReader& reader, const RunRow& run)
{
    QString name = QString::fromStdString(run.name).simplified();
    if (name.isEmpty() || name != QString::fromStdString(run.name) || name.contains(u'"'))
        return QString::fromStdString(run.id);
    if (name.contains(u',') || name.contains(u'(') || name.contains(u')'))
        name = u'"' + name + u'"';
    std::vector<ReportProblem> ignored;
    const std::vector<RunRow> found = findRuns(reader, {1, {name}}, {}, ignored);
    return found.size() == 1 && found.front().key == run.key ? name : QString::fromStdString(run.id);
}

} // namespace

ReportStart startReport(StoreReader& reader, const QStringList& runs, const QStringList& series, const QString& group)
{
    ReportStart start;
    QStringList words, names;
    for (const QString& id : runs)
        if (const std::optional<RunRow> run = reader.run(id.toStdString())) {
            words << wordFor(reader, *run);
            names << format::visible(QString::fromStdString(run->name).simplified());
        }
    start.title = names.isEmpty()     ? ReportStartText::tr("New report")
                  : names.size() == 1 ? names.front()
                                      : ReportStartText::tr("%Ln runs compared", nullptr, int(names.size()));
    QString heading = start.title;
    for (const QChar sign : {u'\\', u'`', u'*', u'_', u'#', u'[', u'<'}) // of Markdown
        heading.replace(sign, QString(u'\\') + sign);
    start.text = QStringLiteral("# %1\n\n").arg(heading);
    if (words.isEmpty())
        return start;
    const QString list = words.join(QStringLiteral(", "));
    const QString joined = group.isEmpty() ? QString() : QStringLiteral("group: %1\n").arg(group);
    for (const QString& expression : series)
        start.text += QStringLiteral("```chart\nruns: %1\nseries: %2\n%3```\n\n").arg(list, expression, joined);
    QStringList columns{QStringLiteral("name"), QStringLiteral("state")};
    for (const QString& expression : series.mid(0, 4)) {
        const auto parsed = SeriesExpression::parse(expression);
        const auto* known = std::get_if<SeriesExpression>(&parsed);
        if (known && known->isSeries())
            columns << QStringLiteral("best(%1)").arg(known->series().front());
    }
    start.text +=
        QStringLiteral("```table\nruns: %1\ncolumns: %2\n```\n").arg(list, columns.join(QStringLiteral(", ")));
    return start;
}

} // namespace trainyard
