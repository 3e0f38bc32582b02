// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/predictions_pane.h"

#include "gui/formats/format.h"
#include "gui/inspect/inspect_view_model.h"
#include "gui/inspect/mistakes_view.h"
#include "gui/inspect/predictions_figures.h"
#include "gui/parts/number_edit.h"
#include "gui/plots/predictions_export.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"
#include "gui/widgets/segmented_control.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextDocument>
#include <QTextDocumentFragment>

#include <cmath>

namespace trainyard {
namespace {

enum Shown { kContent, kWaiting, kFailure };

SegmentedControl* segments(const QList<std::pair<QString, QString>>& texts)
{
    auto* control = new SegmentedControl;
    control->setExpanding(false);
    for (const auto& [text, tip] : texts)
        control->addSegment(text, tip);
    control->setCurrentIndex(0);
    return control;
}

} // namespace

/// The checkpoint's figures as rich text; only their first two where all of them would push the tabs aside. The card of
/// the mistakes counts them too.
class FiguresLabel : public Label {
public:
    FiguresLabel() : Label({}, FontRole::Small)
    {
        setTextFormat(Qt::RichText);
        setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    void setTexts(const QString& all, const QString& few)
    {
        m_all = all;
        m_few = few;
        m_allWidth = widthOf(all);
        setAccessibleName(QTextDocumentFragment::fromHtml(all).toPlainText());
        updateGeometry();
        choose();
    }
    QSize sizeHint() const override { return {m_allWidth, Label::sizeHint().height()}; }
    QSize minimumSizeHint() const override { return {widthOf(m_few), Label::sizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        Label::resizeEvent(event);
        choose();
    }

private:
    int widthOf(const QString& html) const
    {
        QTextDocument document;
        document.setDefaultFont(font());
        document.setDocumentMargin(0);
        document.setHtml(html);
        return static_cast<int>(std::ceil(document.idealWidth())) + 2;
    }
    void choose() { setText(width() >= m_allWidth ? m_all : m_few); }

    QString m_all, m_few;
    int m_allWidth = 0;
};

PredictionsPane::PredictionsPane(const Services& services, QWidget* parent)
    : InspectPane(parent), m_model(services), m_mistakes(m_model)
{
    m_headline = makeHeadline();
    m_stack = new QStackedWidget;
    m_stack->addWidget(makeContent());
    m_stack->addWidget(makeWaiting());
    m_failure = new EmptyState(QStringLiteral("failed"), {}, {}, tr("Try again"));
    m_stack->addWidget(m_failure);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    connect(m_failure, &EmptyState::actionTriggered, &m_model, &PredictionsViewModel::askAgain);
    connect(&m_model, &PredictionsViewModel::changed, this, &PredictionsPane::refresh);
    connect(&m_model, &PredictionsViewModel::progressChanged, this, &PredictionsPane::refreshProgress);
    connect(&m_model, &PredictionsViewModel::shownChanged, this, &PredictionsPane::refreshShown);
    refresh();
}

void PredictionsPane::showCheckpoint(const InspectViewModel& inspected)
{
    m_runName = inspected.runName();
    m_model.showCheckpoint(inspected.run(), *inspected.checkpoint());
}

QWidget* PredictionsPane::makeHeadline()
{
    const auto [headline, row] = makePlainWidget<QHBoxLayout>(12);
    headline->setParent(this); // until the page takes it
    headline->hide();
    m_figures = new FiguresLabel;
    m_set = segments({{tr("Validation"), tr("The run's validation samples")},
                      {tr("Training"), tr("The run's training samples, without augmentation")}});
    m_set->setAccessibleName(tr("Set"));
    connect(m_set, &SegmentedControl::currentChanged, this, [this](int index) { m_model.setValidation(index == 0); });
    row->addStretch(1);
    row->addWidget(m_figures);
    row->addWidget(m_set);
    return headline;
}

QWidget* PredictionsPane::makeContent()
{
    auto* upper = new QSplitter(Qt::Horizontal);
    upper->addWidget(makeMatrixCard());
    upper->addWidget(makeClassesCard());
    upper->addWidget(makeCalibrationCard());
    upper->setSizes({500, 370, 360});
    auto* whole = new QSplitter(Qt::Vertical);
    whole->addWidget(upper);
    whole->addWidget(makeMistakesCard());
    whole->setStretchFactor(0, 3);
    whole->setStretchFactor(1, 2);
    whole->setSizes({430, 300});
    for (QSplitter* splitter : {upper, whole}) {
        splitter->setHandleWidth(8);
        splitter->setChildrenCollapsible(false);
    }
    return whole;
}

QWidget* PredictionsPane::makeMatrixCard()
{
    m_matrixCard = new Card(tr("Confusion matrix"), tr("rows: true class, columns: predicted"), 32);
    m_matrixCard->body()->setContentsMargins(1, 0, 1, 1);
    m_matrix = new ConfusionMatrix;
    m_matrixCard->body()->addWidget(m_matrix, 1);
    m_extent =
        segments({{tr("Most confused"),
                   tr("The %1 classes of the most frequent mistakes, such pairs side by side").arg(kWholeMatrix)},
                  {tr("All"), tr("Every class, in the order of the data set; scrolls")}});
    m_extent->setAccessibleName(tr("Classes in the matrix"));
    m_extent->hide(); // until there are many classes: a hidden page, too, sets how narrow the window may be
    m_unit =
        segments({{tr("Samples"), tr("Numbers of samples")}, {tr("Share"), tr("Percent of the row's true class")}});
    m_unit->setAccessibleName(tr("Numbers in the matrix"));
    m_matrixCard->addHeaderWidget(m_extent);
    m_matrixCard->addHeaderWidget(m_unit);
    for (SegmentedControl* control : {m_extent, m_unit})
        connect(control, &SegmentedControl::currentChanged, this, &PredictionsPane::refreshMatrix);
    connect(m_matrix, &ConfusionMatrix::cellChosen, this, [this](int actual, int predicted) {
        if (actual != predicted)
            choose({actual, predicted});
    });
    connect(m_matrix, &ConfusionMatrix::cleared, this, [this] { choose({}); });
    return m_matrixCard;
}

QWidget* PredictionsPane::makeClassesCard()
{
    auto* card = new Card(tr("Classes"), {}, 32);
    card->body()->setContentsMargins(1, 0, 1, 4);
    m_classOrder = new QComboBox;
    m_classOrder->addItems(
        {tr("worst first"), tr("lowest precision"), tr("lowest recall"), tr("most samples"), tr("by name")});
    m_classOrder->setItemData(0, tr("By F1, the harmonic mean of precision and recall"), Qt::ToolTipRole);
    m_classOrder->setAccessibleName(tr("Order of the classes"));
    m_classOrder->setFixedHeight(24);
    ignoreWheel(m_classOrder);
    card->addHeaderWidget(m_classOrder);
    m_classes = new ClassBars;
    card->body()->addWidget(m_classes, 1);
    connect(m_classOrder, &QComboBox::activated, this, [this](int order) {
        if (m_model.report())
            m_classes->setBars(classBars(*m_model.report(), static_cast<ClassOrder>(order)));
    });
    connect(m_classes, &ClassBars::classChosen, this, [this](int index) { choose({index, std::nullopt}); });
    return card;
}

QWidget* PredictionsPane::makeCalibrationCard()
{
    auto* card = new Card(tr("Calibration"), tr("right answers, with 95 % range"), 32);
    card->body()->setContentsMargins(1, 0, 1, 1);
    m_calibration = new CalibrationChart;
    card->body()->addWidget(m_calibration, 1);
    m_calibrationError = new Label({}, FontRole::Small);
    m_calibrationError->setTextFormat(Qt::RichText);
    m_calibrationError->setToolTip(tr("Expected calibration error: the mean distance between confidence and accuracy, "
                                      "weighted by samples, over 15 bins"));
    card->addHeaderWidget(m_calibrationError);
    return card;
}

QWidget* PredictionsPane::makeMistakesCard()
{
    m_mistakesCard = new Card(tr("Mistakes"), {}, 36);
    m_mistakesCard->body()->setContentsMargins(8, 0, 1, 4);
    m_mistakesCard->setMinimumHeight(180);
    m_order = segments({{tr("Most sure"), tr("The highest probability of the wrong class first")},
                        {tr("Highest loss"), tr("The lowest probability of the true class first")},
                        {tr("Least sure"), tr("The lowest probability of the predicted class first")}});
    m_order->setAccessibleName(tr("Order of the mistakes"));
    connect(m_order, &SegmentedControl::currentChanged, this,
            [this](int index) { m_model.setOrder(static_cast<MistakeOrder>(index)); });
    m_clearFilter = makeButton({}, QStringLiteral("x"), ButtonKind::Flat);
    m_clearFilter->setObjectName(QStringLiteral("clearFilter"));
    m_clearFilter->setToolTip(tr("Show all mistakes"));
    connect(m_clearFilter, &QPushButton::clicked, this, [this] { choose({}); });
    m_open = makeButton(tr("Classify"), QStringLiteral("eye"));
    m_open->setObjectName(QStringLiteral("classify"));
    m_open->setToolTip(tr("Shows where the net looks in this sample and what each layer makes of it (Enter)"));
    auto* save = makeButton(tr("Save list…"), QStringLiteral("save"));
    save->setObjectName(QStringLiteral("saveMistakes"));
    connect(save, &QPushButton::clicked, this, [this] { emit exportWanted(exports().front()); });
    for (QPushButton* button : {m_clearFilter, m_open, save})
        button->setFixedHeight(24);
    for (QWidget* widget : {static_cast<QWidget*>(m_clearFilter), static_cast<QWidget*>(m_order),
                            static_cast<QWidget*>(m_open), static_cast<QWidget*>(save)})
        m_mistakesCard->addHeaderWidget(widget);
    m_mistakesView = new MistakesView(m_mistakes);
    m_noMistakes = new EmptyState(QStringLiteral("done"), {}, {});
    m_mistakesStack = new QStackedWidget;
    m_mistakesStack->addWidget(m_mistakesView);
    m_mistakesStack->addWidget(m_noMistakes);
    m_remark = new Label({}, FontRole::Small, Token::Que);
    m_remark->setContentsMargins(6, 0, 6, 2);
    m_mistakesCard->body()->addWidget(m_mistakesStack, 1);
    m_mistakesCard->body()->addWidget(m_remark);
    connect(m_mistakesView, &MistakesView::opened, this,
            [this](qint64 sample) { emit sampleOpened(sample, m_model.report()->validation); });
    connect(m_mistakesView, &MistakesView::selectionMoved, this,
            [this] { m_open->setEnabled(m_mistakesView->currentIndex().isValid()); });
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (const QModelIndex current = m_mistakesView->currentIndex(); current.isValid())
            emit m_mistakesView->opened(current.data(MistakesModel::SampleRole).toLongLong());
    });
    return m_mistakesCard;
}

QWidget* PredictionsPane::makeWaiting()
{
    const auto [waiting, column] = makePlainWidget<QVBoxLayout>(10);
    auto* title = new Label(tr("The predictions are being made"), FontRole::BodyStrong);
    title->setAlignment(Qt::AlignCenter);
    m_progressText = new Label({}, FontRole::Small, Token::T2);
    m_progressText->setAlignment(Qt::AlignCenter);
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(320, 8);
    m_progress->setAccessibleName(tr("Progress"));
    auto* cancel = makeButton(tr("Cancel"), QStringLiteral("x"));
    cancel->setObjectName(QStringLiteral("cancelPredictions"));
    connect(cancel, &QPushButton::clicked, &m_model, &PredictionsViewModel::cancel);
    column->addStretch(2);
    column->addWidget(title);
    column->addWidget(m_progressText);
    column->addWidget(m_progress, 0, Qt::AlignHCenter);
    column->addWidget(cancel, 0, Qt::AlignHCenter);
    column->addStretch(3);
    return waiting;
}

void PredictionsPane::refresh()
{
    using State = PredictionsViewModel::State;
    m_figures->setTexts(m_model.headline(), m_model.shortHeadline());
    m_set->setCurrentIndex(m_model.validation() ? 0 : 1);
    switch (m_model.state()) {
    case State::Idle:
    case State::Working:
        refreshProgress();
        m_stack->setCurrentIndex(kWaiting);
        break;
    case State::Failed:
    case State::Cancelled: {
        const bool cancelled = m_model.state() == State::Cancelled;
        m_failure->setTexts(cancelled ? tr("The predictions were cancelled") : tr("The predictions cannot be shown"),
                            cancelled ? tr("Nothing was kept of them.") : m_model.error());
        m_stack->setCurrentIndex(kFailure);
        break;
    }
    case State::Answered: {
        const PredictionReport& report = *m_model.report();
        const bool many = report.classes.size() > kWholeMatrix;
        m_extent->setVisible(many);
        m_classes->setBars(classBars(report, static_cast<ClassOrder>(m_classOrder->currentIndex())));
        m_calibration->setFigure(calibrationFigure(report));
        m_calibrationError->setText(
            report.expectedCalibrationError
                ? tr("ECE %1").arg(QStringLiteral("<b>%1</b>")
                                       .arg(format::percent(*report.expectedCalibrationError).toHtmlEscaped()))
                : QString());
        m_remark->setText(m_model.remark());
        m_remark->setVisible(!m_model.remark().isEmpty());
        refreshMatrix();
        m_stack->setCurrentIndex(kContent);
        break;
    }
    }
    emit exportsChanged();
}

void PredictionsPane::refreshProgress()
{
    m_progressText->setText(m_model.progressText());
    m_progress->setRange(0, m_model.progress() < 0.0 ? 0 : 1000);
    m_progress->setValue(int(m_model.progress() * 1000.0));
}

void PredictionsPane::refreshMatrix()
{
    if (!m_model.report())
        return;
    m_matrix->setFigure(confusionFigure(*m_model.report(), m_unit->currentIndex() == 1, m_extent->currentIndex() == 1));
    const MistakeFilter& filter = m_model.filter();
    m_matrix->setChosen(filter.actual && filter.predicted
                            ? std::optional(ConfusionMatrix::Cell(*filter.actual, *filter.predicted))
                            : std::nullopt);
}

void PredictionsPane::choose(const MistakeFilter& filter)
{
    m_model.setFilter(filter);
}

void PredictionsPane::refreshShown()
{
    if (!m_model.report())
        return;
    const MistakeFilter& filter = m_model.filter();
    m_mistakesCard->setCaption(m_model.shownText());
    m_clearFilter->setVisible(filter.any());
    m_clearFilter->setText(m_model.filterText());
    m_matrix->setChosen(filter.actual && filter.predicted
                            ? std::optional(ConfusionMatrix::Cell(*filter.actual, *filter.predicted))
                            : std::nullopt);
    const bool none = m_model.shown().empty();
    m_noMistakes->setTexts(filter.any() ? tr("No such mistake") : tr("No mistakes"),
                           filter.any() ? tr("The net never confused these classes.")
                                        : tr("Every sample of this set was classified correctly."));
    m_mistakesStack->setCurrentIndex(none ? 1 : 0);
    m_open->setEnabled(!none && m_mistakesView->currentIndex().isValid());
    m_mistakesView->scrollToTop();
}

std::vector<InspectExport> PredictionsPane::exports() const
{
    if (!m_model.report())
        return {};
    const auto table = [this](QByteArray (PredictionsViewModel::*make)() const) {
        return [this, make](const QString&) {
            return Result<ChartFile>(ChartFile([bytes = (m_model.*make)()] { return bytes; }));
        };
    };
    const QString heading = tr("%1: predictions").arg(m_runName);
    const auto matrix = [this, heading](const QString& file) {
        return recordMatrix(heading, m_matrix->figure(), file);
    };
    const auto calibration = [this, heading](const QString& file) {
        return recordCalibration(heading, tr("Calibration"), m_calibration->figure(), tr("Classes"), m_classes->bars(),
                                 file);
    };
    std::vector<InspectExport> list{
        {tr("Mistakes as CSV…"), QStringLiteral("mistakes.csv"), table(&PredictionsViewModel::mistakesAsCsv)},
        {tr("Classes as CSV…"), QStringLiteral("classes.csv"), table(&PredictionsViewModel::classesAsCsv)},
        {tr("Confusion matrix as CSV…"), QStringLiteral("confusion.csv"), table(&PredictionsViewModel::matrixAsCsv)}};
    for (const auto& [suffix, name] : {std::pair("svg", "SVG"), std::pair("pdf", "PDF"), std::pair("png", "PNG")})
        list.push_back({tr("Confusion matrix as %1…").arg(QLatin1String(name)),
                        QStringLiteral("confusion.%1").arg(QLatin1String(suffix)), matrix});
    for (const auto& [suffix, name] : {std::pair("svg", "SVG"), std::pair("pdf", "PDF"), std::pair("png", "PNG")})
        list.push_back({tr("Calibration and classes as %1…").arg(QLatin1String(name)),
                        QStringLiteral("calibration.%1").arg(QLatin1String(suffix)), calibration});
    return list;
}

} // namespace trainyard
