// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/campaign_dialogs.h"

#include "backend/protocol/published_curves.h"
#include "gui/formats/forecast_text.h"
#include "gui/formats/format.h"
#include "gui/formats/study_text.h"
#include "gui/parts/run_uses_label.h"
#include "gui/services/published_systems.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QPushButton>
#include <QRadioButton>

namespace trainyard {
namespace {

void addWords(QVBoxLayout* column, const QString& text, FontRole role, Token token)
{
    auto* label = new Label(text, role, token);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(label);
}

} // namespace

RemoveCampaignDialog::RemoveCampaignDialog(const QString& name, int runs, int unfinished, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("removeCampaign"));
    setWindowTitle(tr("Remove campaign"));
    setMinimumWidth(460);
    QVBoxLayout* column = makeDialogColumn(this, 10);
    auto* title = new Label(tr("Remove this campaign?"), FontRole::PageTitle);
    auto* what = new ElidedLabel(name, FontRole::Small, Token::T2);
    m_keep = new QRadioButton(tr("Keep its %Ln run(s) without the campaign", nullptr, static_cast<int>(runs)));
    m_runs = new QRadioButton(tr("Also delete its runs from the store"));
    m_directories = new QRadioButton(tr("Delete its runs and their run directories with all checkpoints"));
    m_keep->setChecked(true);
    column->addWidget(title);
    column->addWidget(what);
    for (QRadioButton* button : {m_keep, m_runs, m_directories})
        column->addWidget(button);
    m_told = new QVBoxLayout;
    column->addLayout(m_told);
    m_runs->setEnabled(unfinished == 0 && runs > 0);
    m_directories->setEnabled(unfinished == 0 && runs > 0);
    if (unfinished > 0) {
        auto* note = new Label(
            unfinished == 1 ? tr("1 of its runs has not ended: stop it first to delete them.")
                            : tr("%1 of its runs have not ended: stop them first to delete them.").arg(unfinished),
            FontRole::Small, Token::Que);
        note->setWordWrap(true);
        column->addWidget(note);
    }
    auto* buttons = new QHBoxLayout;
    auto* cancel = makeButton(tr("Cancel"));
    auto* ok = makeButton(tr("Remove"), {}, ButtonKind::Danger);
    ok->setObjectName(QStringLiteral("removeButton"));
    ok->setAutoDefault(false); // Enter must not remove
    cancel->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(ok, &QPushButton::clicked, this, [this] {
        using Removal = CampaignsViewModel::Removal;
        emit chosen(m_directories->isChecked() ? Removal::WithDirectories
                    : m_runs->isChecked()      ? Removal::WithRuns
                                               : Removal::KeepRuns);
        accept();
    });
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(ok);
    column->addLayout(buttons);
}

void RemoveCampaignDialog::tellUses(const RunUses& uses)
{
    trainyard::tellUses(uses, this, m_told, FontRole::Small, Token::T2);
}

PublishedDialog::PublishedDialog(const QStringList& forecast, QWidget* parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Forecast and published speed-ups"));
    setMinimumWidth(620);
    QVBoxLayout* column = makeDialogColumn(this, 10);
    const auto say = [column](const QString& text, FontRole role, Token token) { addWords(column, text, role, token); };
    say(tr("The time of a step is the computing time plus the time spent waiting for other ranks:"), FontRole::Body,
        Token::T1);
    say(tr("step = (overhead + cost of a sample · local batch) · slowdown beside others · crowding + sums that are not "
           "hidden"),
        FontRole::Mono, Token::T1);
    for (const QString& line : forecast)
        say(line, FontRole::Small, Token::T2);
    column->addWidget(makeRule());
    say(tr("The same formula compared with published results:"), FontRole::Body, Token::T1);
    for (const PublishedCurve& curve : publishedCurves()) {
        const PublishedText words = publishedText(curve);
        say(words.what, FontRole::BodyStrong, Token::T1);
        say(tr("published %1, forecast %2 times one GPU")
                .arg(format::significant(curve.published, 3), format::significant(curve.forecast(), 3)),
            FontRole::Body, Token::T1);
        say(words.source, FontRole::Small, Token::T2);
        say(tr("Assumed: %1").arg(words.assumptions), FontRole::Small, Token::T2);
    }
    column->addStretch(1);
    auto* close = makeButton(tr("Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    column->addWidget(close, 0, Qt::AlignRight);
}

PublishedSystemsDialog::PublishedSystemsDialog(QWidget* parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Published speed-ups"));
    setMinimumWidth(640);
    QVBoxLayout* column = makeDialogColumn(this, 6);
    for (const PublishedSystem& system : publishedSystems()) {
        const PublishedSystemText words = publishedSystemText(system);
        addWords(column, words.title, FontRole::BodyStrong, Token::T1);
        addWords(column, words.stated, FontRole::Body, Token::T1);
        addWords(column, words.source, FontRole::Small, Token::T2);
        column->addSpacing(4);
    }
    column->addStretch(1);
    auto* close = makeButton(tr("Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    column->addWidget(close, 0, Qt::AlignRight);
}

} // namespace trainyard
