// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/distribution_dialog.h"

#include "gui/widgets/buttons.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/label.h"
#include "gui/widgets/rank_shares.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/whole_box.h"

#include <QBoxLayout>
#include <QScrollArea>
#include <QStackedWidget>

namespace trainyard {

DistributionDialog::DistributionDialog(const RunSpec& spec, QWidget* parent, const QString& engine)
    : QDialog(parent), m_model(spec, engine)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("distributionDialog"));
    setWindowTitle(tr("Distribution over ranks"));
    resize(820, 480);
    setMinimumSize(640, 320);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeBar());
    m_shares = new RankShares;
    m_shares->setAccessibleName(tr("Classes that each rank sees"));
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* inside = new QWidget;
    auto* rows = new QVBoxLayout(inside);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_shares);
    rows->addStretch(1);
    scroll->setWidget(inside);
    scroll->setAccessibleName(m_shares->accessibleName());
    m_message = new EmptyState(QStringLiteral("data"), {}, {});
    m_stack = new QStackedWidget;
    m_stack->addWidget(scroll);
    m_stack->addWidget(m_message);
    column->addWidget(m_stack, 1);
    m_warnings = new Label({}, FontRole::Small, Token::Que);
    m_warnings->setWordWrap(true);
    m_warnings->setContentsMargins(12, 6, 12, 0);
    m_totals = new Label({}, FontRole::Small, Token::T2);
    m_totals->setWordWrap(true);
    m_totals->setContentsMargins(12, 6, 12, 10);
    column->addWidget(m_warnings);
    column->addWidget(m_totals);
    connect(&m_model, &DistributionViewModel::changed, this, &DistributionDialog::refresh);
    refresh();
}

QWidget* DistributionDialog::makeBar()
{
    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    m_sharding = new SegmentedControl;
    m_sharding->setExpanding(false);
    m_sharding->addSegment(tr("Shuffle"), tr("Reshuffled each epoch; each rank takes a share of every step"));
    m_sharding->addSegment(tr("Draw"), tr("Each rank draws its batches from all samples with replacement"));
    m_sharding->addSegment(tr("Files"), tr("Each rank reads whole files, or a contiguous part of the samples"));
    m_sharding->setCurrentIndex(static_cast<int>(m_model.question().spec.data.sharding));
    connect(m_sharding, &SegmentedControl::currentChanged, this, [this](int index) {
        m_model.setSharding(static_cast<Sharding>(index));
        emit shardingChosen(static_cast<Sharding>(index));
    });
    const auto spin = [&](const QString& title, int low, int high, int value, const auto& change) {
        auto* box = new WholeBox(low, high);
        box->setValue(value);
        box->setFixedWidth(86);
        box->setAccessibleName(title);
        connect(box, &QSpinBox::valueChanged, &m_model, [box, change](int number) {
            markField(box, box->problem());
            if (box->problem().isEmpty())
                change(number);
        });
        layout->addWidget(new Label(title, FontRole::Small, Token::T2));
        layout->addWidget(box);
        return box;
    };
    layout->addWidget(m_sharding);
    layout->addStretch(1);
    const DistributionService::Question& question = m_model.question();
    m_ranks = spin(tr("Ranks"), 1, 4096, question.ranks, [this](int value) { m_model.setRanks(value); });
    m_batch = spin(tr("Batch per rank"), 1, 1 << 20, question.localBatch,
                   [this](int value) { m_model.setLocalBatch(value); });
    return bar;
}

void DistributionDialog::refresh()
{
    const auto& report = m_model.report();
    if (!report)
        m_message->setTexts(m_model.waiting() ? tr("Counting the samples…") : tr("The data cannot be shared"),
                            m_model.waiting() ? QString() : m_model.error());
    m_stack->setCurrentIndex(report ? 0 : 1);
    m_shares->setEnabled(!m_model.waiting());
    m_totals->setText(m_model.totals());
    const QStringList warnings = m_model.warnings();
    m_warnings->setText(warnings.join(QLatin1Char('\n')));
    m_warnings->setVisible(!warnings.isEmpty());
    if (!report)
        return;
    double whole = 0;
    for (const std::int64_t count : report->whole)
        whole += double(count);
    QStringList classes;
    for (const std::string& name : report->classes)
        classes << QString::fromStdString(name);
    QVector<RankShares::Row> rows;
    for (int rank = 0; rank < report->ranks; ++rank) {
        const RankShare& share = report->shares[static_cast<std::size_t>(rank)];
        RankShares::Row row{
            tr("Rank %1").arg(rank), DistributionViewModel::shareText(share, report->localBatch), {}, false};
        for (std::size_t c = 0; c < share.classes.size(); ++c) {
            const double fair = whole > 0 ? double(report->whole[c]) * double(share.samples) / whole : 0.0;
            row.shares << (fair > 0 ? double(share.classes[c]) / fair : 0.0);
        }
        for (const DistributionWarning& warning : report->warnings)
            row.marked = row.marked || (warning.rank == rank && warning.issue <= DistributionIssue::SkewedClasses);
        rows << row;
    }
    m_shares->setContent(rows, classes);
}

} // namespace trainyard
