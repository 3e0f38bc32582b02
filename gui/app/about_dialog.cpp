// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/about_dialog.h"

#include "backend/protocol/version.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QGridLayout>

namespace trainyard {

namespace {

struct Notice {
    const char* name;
    const char* licence;
};

constexpr Notice kNotices[] = {
    {"Qt", "LGPL-3.0"},          {"QCustomPlot", "GPL-3.0-or-later"},
    {"SQLite", "public domain"}, {"SQLiteCpp", "MIT"},
    {"oneDNN", "Apache-2.0"},    {"nlohmann/json", "MIT"},
    {"CLI11", "BSD-3-Clause"},   {"libjpeg-turbo", "BSD-3-Clause, IJG"},
    {"libpng", "libpng-2.0"},    {"zlib", "Zlib"},
    {"Inter", "OFL-1.1"},        {"JetBrains Mono", "OFL-1.1"},
};

} // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About Trainyard"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(10);

    auto* top = new QHBoxLayout;
    top->setSpacing(14);
    top->addWidget(new IconLabel(QStringLiteral("live"), Token::AccT, 44));
    auto* names = new QVBoxLayout;
    names->setSpacing(2);
    names->addWidget(new Label(tr("Trainyard %1").arg(QLatin1String(kTrainyardVersion)), FontRole::Figure));
    names->addWidget(new Label(tr("Configure, launch and watch neural-network training"), FontRole::Body, Token::T2));
    top->addLayout(names, 1);
    layout->addLayout(top);

    auto* licence = new Label(tr("Window, launcher and store: GPL-3.0-or-later. Training engine: Apache-2.0. "
                                 "Trainyard comes with no warranty."),
                              FontRole::Small, Token::T2);
    licence->setWordWrap(true);
    layout->addWidget(licence);

    auto* card = new Card(tr("Built with"), QStringLiteral("Qt %1").arg(QLatin1String(qVersion())));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(5);
    int i = 0;
    for (const Notice& notice : kNotices) {
        grid->addWidget(new Label(QLatin1String(notice.name), FontRole::Small), i / 2, (i % 2) * 2);
        grid->addWidget(new Label(QLatin1String(notice.licence), FontRole::Small, Token::T2), i / 2, (i % 2) * 2 + 1);
        ++i;
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    card->body()->addLayout(grid);
    layout->addWidget(card);

    auto* close = makeButton(tr("Close"));
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    layout->addWidget(close, 0, Qt::AlignRight);
    setMinimumWidth(520);
}

} // namespace trainyard
