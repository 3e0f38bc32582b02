// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/net_view_model.h"

#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/visible_text.h"

#include <algorithm>

namespace trainyard {

NetViewModel::NetViewModel(QObject* parent) : QObject(parent) {}

NetViewModel::~NetViewModel() = default;

void NetViewModel::show(const QString& title, std::vector<NetLayer> layers)
{
    m_title = title;
    m_waiting = false;
    m_error = layers.empty() ? tr("There is no network to show: its settings contradict each other.") : QString();
    m_outline.setLayers(std::move(layers));
    emit changed();
}

void NetViewModel::showRun(const Services& services, const QString& runId)
{
    m_waiting = true;
    m_error.clear();
    emit changed();
    services.store->ask(
        this, [id = runId.toStdString()](StoreReader& reader) { return reader.spec(id); },
        [this](const std::optional<RunSpec>& spec) {
            if (spec)
                ask(*spec);
            else
                fail(tr("The run's settings are no longer in the store."));
        });
}

void NetViewModel::ask(const RunSpec& spec)
{
    m_title = format::visible(spec.name);
    m_plan = std::make_unique<PlanService>();
    connect(m_plan.get(), &PlanService::planned, this, [this](quint64, const PlanAnswer& answer) {
        const bool data = answer.dataset.has_value();
        m_note =
            data ? QString()
                 : tr("The run's data cannot be read on this workstation, so the number of classes in the last layer "
                      "is a guess.");
        if (answer.layers.empty() && !answer.problems.empty())
            fail(asSentence(reasonText(answer.problems.front().why())));
        else
            show(m_title, answer.layers);
    });
    connect(m_plan.get(), &PlanService::failed, this, [this](const Error& error) { fail(errorText(error)); });
    m_plan->plan(spec);
}

void NetViewModel::fail(const QString& text)
{
    m_waiting = false;
    m_error = text;
    emit changed();
}

QString NetViewModel::totals() const
{
    qint64 parameters = 0, flops = 0, bytes = 0;
    for (const NetLayer& layer : m_outline.layers()) {
        parameters += layer.parameters;
        flops += layer.flops;
        bytes += layer.activationBytes;
    }
    return tr("%Ln layer(s) · %1 parameters · %2 and %3 of activations per sample, forward", nullptr,
              static_cast<int>(m_outline.layers().size()))
        .arg(format::count(parameters), flopsText(static_cast<double>(flops)), format::bytes(bytes));
}

} // namespace trainyard
