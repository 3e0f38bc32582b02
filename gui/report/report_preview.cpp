// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_preview.h"

#include "gui/formats/reason_text.h"
#include "gui/plots/time_chart.h"
#include "gui/report/report_chart.h"
#include "gui/report/report_html.h"
#include "gui/report/report_text_view.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QScrollBar>
#include <QWheelEvent>

namespace trainyard {
namespace {

constexpr int kPageMargin = 24;
constexpr int kWidestPage = 900;

QString problemText(const std::vector<ReportProblem>& problems)
{
    QStringList lines;
    for (const ReportProblem& problem : problems)
        lines << (problem.key.isEmpty()
                      ? ReportPreview::tr("Line %1: %2").arg(problem.line).arg(reasonAndRemedy(problem.why))
                      : ReportPreview::tr("Line %1, %2: %3")
                            .arg(QString::number(problem.line), problem.key, reasonAndRemedy(problem.why)));
    return lines.join(u'\n');
}

QString tableContent(const DrawnTable& table)
{
    const QString title =
        table.title.isEmpty() ? QString() : QStringLiteral("<p><b>%1</b></p>").arg(table.title.toHtmlEscaped());
    return title + htmlTable(table, QStringLiteral("width=\"100%\" cellspacing=\"0\" cellpadding=\"4\"")) +
           htmlNotes(table);
}

} // namespace

ReportPreview::ReportPreview(QWidget* parent) : QScrollArea(parent), m_page(new QWidget), m_column(nullptr)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("The report as it is read"));
    auto* row = new QHBoxLayout(m_page);
    row->setContentsMargins(kPageMargin, 12, kPageMargin, kPageMargin);
    auto* column = new QWidget;
    column->setMaximumWidth(kWidestPage);
    m_column = new QVBoxLayout(column);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    m_column->addStretch(1);
    row->addWidget(column, 1);
    setWidget(m_page);
    m_page->setAutoFillBackground(false); // setWidget() turned it on; the card around it is the paper
    viewport()->setAutoFillBackground(false);
}

std::vector<ReportPreview::Part> ReportPreview::partsOf(const RenderedReport& report,
                                                        const std::vector<bool>& pending) const
{
    std::vector<Part> parts;
    std::vector<TextPiece> words;
    const auto none = [](std::size_t) { return QString(); };
    const auto picture = [&](const TextSpan& span) {
        const auto found = report.pictures.find(span.picture);
        if (report.unread.contains(span.picture))
            return QStringLiteral("…");
        if (found == report.pictures.end())
            return QStringLiteral("<em>%1</em>")
                .arg(ReportPreview::tr("The picture %1 cannot be read.").arg(span.picture).toHtmlEscaped());
        return QStringLiteral("<img src=\"data:%1;base64,%2\">")
            .arg(QString::fromLatin1(found->second.type), QString::fromLatin1(found->second.bytes.toBase64()));
    };
    const auto flush = [&] {
        if (!words.empty())
            parts.push_back({Part::Kind::Text, -1, htmlOf(words, none, picture)});
        words.clear();
    };
    for (const TextPiece& piece : report.pieces) {
        if (piece.kind != TextPiece::Kind::Block) {
            words.push_back(piece);
            continue;
        }
        flush();
        if (piece.block >= report.blocks.size())
            continue;
        Part part;
        part.block = int(piece.block);
        part.drawn = report.blocks[piece.block];
        const DrawnBlock& drawn = *part.drawn;
        if (pending[piece.block]) {
            part.kind = Part::Kind::Pending;
        } else if (const auto* chart = std::get_if<DrawnChart>(&drawn)) {
            part.kind = Part::Kind::Chart;
            part.chart = chart->title + u'\n' + QString::number(chart->height) + u'\n' +
                         QString::number(int(chart->options.axis)) + u'\n' + QString::number(int(chart->lane.format));
            part.content = (QStringList(chart->title) << noteSentences(drawn)).join(u'\n');
        } else if (const auto* table = std::get_if<DrawnTable>(&drawn)) {
            part.kind = Part::Kind::Table;
            part.content = tableContent(*table);
        } else {
            part.kind = Part::Kind::Problem;
            part.content = problemText(std::get<std::vector<ReportProblem>>(drawn));
        }
        parts.push_back(std::move(part));
    }
    flush();
    return parts;
}

bool ReportPreview::Part::showsSame(const Part& other) const
{
    if (kind != other.kind)
        return false;
    return kind == Kind::Chart || kind == Kind::Table ? drawn == other.drawn : content == other.content;
}

void ReportPreview::show(const RenderedReport& report, const std::vector<bool>& pending)
{
    std::vector<Part> parts = partsOf(report, pending);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        Part* old = i < m_parts.size() ? &m_parts[i] : nullptr;
        Part& part = parts[i];
        if (old && part.kind == Part::Kind::Pending && old->kind != Part::Kind::Text) {
            const int block = part.block; // what is read anew stays visible until it has been
            part = *old;
            part.block = block;
        } else if (old && part.showsSame(*old)) {
            part.widget = old->widget;
        } else if (old && part.kind == Part::Kind::Text && old->kind == Part::Kind::Text) {
            part.widget = old->widget;
            static_cast<ReportTextView*>(part.widget)->showHtml(part.content);
        } else if (old && part.kind == Part::Kind::Chart && old->kind == Part::Kind::Chart &&
                   part.chart == old->chart) {
            part.widget = old->widget;
            static_cast<ReportChart*>(part.widget)->update(std::get<DrawnChart>(*part.drawn));
        } else {
            part.widget = makePart(part);
            if (old) {
                delete m_column->replaceWidget(old->widget, part.widget);
                old->widget->hide();
                old->widget->deleteLater();
            } else {
                m_column->insertWidget(int(i), part.widget);
            }
        }
    }
    for (std::size_t i = parts.size(); i < m_parts.size(); ++i)
        delete m_parts[i].widget;
    m_parts = std::move(parts);
    markBlock(m_marked);
}

QWidget* ReportPreview::makePart(const Part& part)
{
    switch (part.kind) {
    case Part::Kind::Text: {
        auto* view = new ReportTextView;
        view->showHtml(part.content);
        return view;
    }
    case Part::Kind::Chart: {
        auto* card = new ReportChart(std::get<DrawnChart>(*part.drawn));
        connect(card, &ReportChart::noticed, this, &ReportPreview::noticed);
        connect(card, &ReportChart::failed, this, &ReportPreview::failed);
        card->chart()->installEventFilter(this);
        for (QWidget* inside : card->chart()->findChildren<QWidget*>())
            inside->installEventFilter(this);
        return card;
    }
    case Part::Kind::Table: {
        auto* card = new Card;
        card->body()->setContentsMargins(0, 0, 0, 0);
        auto* view = new ReportTextView;
        view->showHtml(part.content);
        card->body()->addWidget(view);
        return card;
    }
    case Part::Kind::Problem: {
        auto* card = new Card;
        card->setObjectName(QStringLiteral("card"));
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        row->addWidget(new IconLabel(QStringLiteral("failed"), Token::Fail), 0, Qt::AlignTop);
        auto* text = new Paragraph(FontRole::Small, Token::Fail);
        text->setTextFormat(Qt::PlainText);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        text->setText(part.content);
        row->addWidget(text, 1);
        card->body()->setContentsMargins(12, 10, 12, 10);
        card->body()->addLayout(row);
        return card;
    }
    case Part::Kind::Pending: break;
    }
    auto* card = new Card;
    card->body()->setContentsMargins(12, 10, 12, 10);
    card->body()->addWidget(new Label(tr("Reading the runs…"), FontRole::Small, Token::T3));
    return card;
}

/// The wheel scrolls the page until a chart was clicked.
bool ReportPreview::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel) {
        auto* widget = qobject_cast<QWidget*>(watched);
        const bool chosen = widget && (widget->hasFocus() || (focusWidget() && widget->isAncestorOf(focusWidget())) ||
                                       (widget->parentWidget() && widget->parentWidget()->hasFocus()));
        if (!chosen && !(static_cast<QWheelEvent*>(event)->modifiers() & Qt::ControlModifier)) {
            QWheelEvent* wheel = static_cast<QWheelEvent*>(event);
            verticalScrollBar()->setValue(verticalScrollBar()->value() - wheel->angleDelta().y() / 2);
            return true;
        }
    }
    return QScrollArea::eventFilter(watched, event);
}

void ReportPreview::showHeading(int heading)
{
    for (const Part& part : m_parts) {
        if (part.kind != Part::Kind::Text)
            continue;
        auto* view = static_cast<ReportTextView*>(part.widget);
        const int headings = view->headingCount();
        if (heading < headings) {
            const int top = view->mapTo(m_page, QPoint(0, view->headingTop(heading))).y();
            verticalScrollBar()->setValue(top - 8);
            return;
        }
        heading -= headings;
    }
}

void ReportPreview::markBlock(int block)
{
    m_marked = block;
    for (const Part& part : m_parts)
        if (part.block >= 0) {
            const bool marked = part.block == block;
            if (part.widget->property("marked").toBool() == marked)
                continue;
            part.widget->setProperty("marked", marked);
            part.widget->setStyleSheet(
                marked ? QStringLiteral("QFrame#card { border: 1px solid %1; }").arg(themed(Token::AccT).name())
                       : QString());
        }
}

QStringList ReportPreview::texts() const
{
    QStringList all;
    for (const Part& part : m_parts)
        all << (part.kind == Part::Kind::Text ? static_cast<ReportTextView*>(part.widget)->toPlainText()
                                              : part.content);
    return all;
}

} // namespace trainyard
