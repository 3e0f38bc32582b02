// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_start.h"

#include "gui/formats/visible_text.h"
#include "gui/plots/series_expression.h"

#include <QCoreApplication>

namespace trainyard {
namespace {

struct ReportStartText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::ReportStartText)
};

} // namespace

ReportStart startReport(StoreReader& reader, const QStringList& runs, const QStringList& series, const QString& group)
{
    ReportStart start;
    QStringList words, names;
    for (const QString& id : runs)
        if (const std::optional<RunRow> run = reader.run(id.toStdString())) {
            words << QString::fromStdString(run->id);
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
    // By their ids: a later run with the name of one of these must not join them. The remark tells people the names.
    const QString list =
        QStringLiteral("# %1\nruns: %2").arg(names.join(QStringLiteral(", ")), words.join(QStringLiteral(", ")));
    const QString joined = group.isEmpty() ? QString() : QStringLiteral("group: %1\n").arg(group);
    for (const QString& expression : series)
        start.text += QStringLiteral("```chart\n%1\nseries: %2\n%3```\n\n").arg(list, expression, joined);
    QStringList columns{QStringLiteral("name"), QStringLiteral("state")};
    for (const QString& expression : series.mid(0, 4)) {
        const auto parsed = SeriesExpression::parse(expression);
        const auto* known = std::get_if<SeriesExpression>(&parsed);
        if (known && known->isSeries())
            columns << QStringLiteral("best(%1)").arg(known->series().front());
    }
    start.text += QStringLiteral("```table\n%1\ncolumns: %2\n```\n").arg(list, columns.join(QStringLiteral(", ")));
    return start;
}

} // namespace trainyard
