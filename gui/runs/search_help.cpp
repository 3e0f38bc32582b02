// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/search_help.h"

#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QPushButton>

namespace trainyard {

SearchHelp::SearchHelp(QWidget* parent) : QFrame(parent, Qt::Popup)
{
    setObjectName(QStringLiteral("card"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(8);
    layout->addWidget(new Label(tr("Finding runs"), FontRole::BodyStrong));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(4);
    const QList<QPair<QString, QString>> examples = {
        {QStringLiteral("baseline"), tr("in name, notes or tags; prefixes of words are enough")},
        {QStringLiteral("state:running"), tr("running, queued, done, stopped, failed, interrupted …")},
        {QStringLiteral("model:small-cnn"), tr("also dataset: device: host:")},
        {QStringLiteral("tag:base"), tr("part of a tag; tag=baseline finds the whole tag")},
        {QStringLiteral("training.batch_size:64"), tr("any parameter of the run spec")},
        {QStringLiteral("param.lr>0.01"), tr("a parameter of a program, or of an added run")},
        {QStringLiteral("val/top1>0.9"), tr("best value of a series; also < <= >= =")},
        {QStringLiteral("epochs>=10"), tr("also step, parameters, attempts")},
        {QStringLiteral("created>=2026-11-28"), tr("a day, or a minute: 2026-11-28T14:30; also started, ended")},
        {QStringLiteral("trained>1h30m"), tr("also 10s, 2h, 1d; a number is seconds")},
        {QStringLiteral("-state:done"), tr("leaves out what matches; also -word")},
        {QStringLiteral("name:\"two words\""), tr("quotes keep blanks together")},
    };
    int row = 0;
    for (const auto& [query, meaning] : examples) {
        auto* button = makeButton(query, {}, ButtonKind::Flat);
        QFont font = Theme::instance().font(FontRole::Mono);
        font.setStyleStrategy(QFont::PreferNoShaping); // ligatures would show >= as one character that nobody can type
        button->setFont(font);
        button->setFixedHeight(24);
        button->setToolTip(tr("Try it"));
        connect(button, &QPushButton::clicked, this, [this, query = query] {
            close();
            emit exampleChosen(query);
        });
        grid->addWidget(button, row, 0, Qt::AlignLeft);
        grid->addWidget(new Label(meaning, FontRole::Small, Token::T2), row, 1);
        ++row;
    }
    layout->addLayout(grid);
    layout->addWidget(
        new Label(tr("All conditions must hold: state:done val/top1>0.95 tag:paper"), FontRole::Small, Token::T3));
}

void SearchHelp::popup(const QPoint& globalTopLeft)
{
    adjustSize();
    move(globalTopLeft);
    show();
}

} // namespace trainyard
