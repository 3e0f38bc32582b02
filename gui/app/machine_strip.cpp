// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/machine_strip.h"

#include "gui/formats/format.h"
#include "gui/formats/machine_text.h"
#include "gui/services/store_service.h"
#include "gui/widgets/card.h"
#include "gui/widgets/label.h"
#include "gui/widgets/theme.h"

#include <QBoxLayout>

namespace trainyard {
namespace {

constexpr int kMostShown = 3; // the tooltip of the last one lists the others

} // namespace

QString describeMachine(const QString& name, const MachineStatus& status, const MachineLoad& load)
{
    QStringList jobs;
    if (load.running > 0)
        jobs << MachineStrip::tr("%Ln running", nullptr, load.running);
    if (load.waiting > 0)
        jobs << MachineStrip::tr("%Ln waiting", nullptr, load.waiting);
    const QString link = MachineStrip::tr("%1: %2").arg(name, linkText(status).word.toLower());
    return jobs.isEmpty() ? link : MachineStrip::tr("%1 · %2").arg(link, jobs.join(QStringLiteral(", ")));
}

MachineStrip::MachineStrip(MachineHub* hub, StoreService* store, QWidget* parent)
    : QWidget(parent), m_hub(hub), m_store(store), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // does not widen the window
    connect(hub, &MachineHub::statusChanged, this, [this] { refresh(); });
    connect(hub->book(), &MachineBook::changed, this, [this] { refresh(); });
    if (m_store) {
        connect(m_store, &StoreService::changed, this, &MachineStrip::askLoads);
        askLoads();
    }
    refresh();
}

void MachineStrip::askLoads()
{
    m_store->ask(
        this, [](StoreReader& reader) { return machineLoads(reader.jobs(true)); },
        [this, generation = ++m_generation](std::map<QString, MachineLoad> loads) {
            if (generation != m_generation)
                return;
            m_loads = std::move(loads);
            refresh();
        });
}

void MachineStrip::refresh()
{
    QStringList texts, icons, all;
    std::vector<StateTone> tones;
    for (const MachineEntry& entry : m_hub->book()->entries()) {
        const QString id = QString::fromStdString(entry.id);
        const MachineStatus status = m_hub->status(id);
        const auto load = m_loads.find(id);
        const bool busy = load != m_loads.end();
        if (entry.id == kLocalMachineId || (status.state == LinkState::Disconnected && !status.error && !busy))
            continue;
        const LinkText link = linkText(status);
        all << describeMachine(QString::fromStdString(entry.name), status, busy ? load->second : MachineLoad());
        if (texts.size() == kMostShown)
            continue;
        texts << all.last();
        icons << link.icon;
        tones.push_back(link.tone);
    }
    const qsizetype more = all.size() - texts.size();
    if (more > 0)
        texts << tr("%1 more").arg(more);
    if (texts == m_texts && icons == m_icons)
        return;
    m_texts = texts;
    m_icons = icons;
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (qsizetype i = 0; i < texts.size(); ++i) {
        m_layout->addWidget(makeRule(Qt::Vertical));
        m_layout->addSpacing(8);
        if (i < icons.size())
            m_layout->addWidget(new IconLabel(icons[i], Theme::textToken(tones[std::size_t(i)])));
        m_layout->addSpacing(6);
        auto* text = new Label(texts[i], FontRole::Small, Token::T2);
        text->setTextFormat(Qt::PlainText);
        text->setToolTip(i < icons.size() ? QString() : all.mid(kMostShown).join(QLatin1Char('\n')));
        m_layout->addWidget(text);
        m_layout->addSpacing(8);
    }
    m_layout->addStretch(1);
    setVisible(!texts.isEmpty());
}

} // namespace trainyard
