// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/inspect/first_filters_view_model.h"

#include "gui/formats/reason_text.h"

#include <utility>

namespace trainyard {

FirstFiltersViewModel::FirstFiltersViewModel(const Services& services, QObject* parent)
    : QObject(parent), m_services(services)
{
    if (!m_services.looks)
        return;
    connect(m_services.looks, &NetLookService::looked, this,
            [this](qint64 number, const std::shared_ptr<const NetLook>& look) {
                if (number == m_asked)
                    take(look->filters);
            });
    connect(m_services.looks, &NetLookService::failed, this, [this](qint64 number, const Error& error) {
        if (number == m_asked)
            takeFailure(error);
    });
}

void FirstFiltersViewModel::take(const std::optional<FirstFilters>& filters)
{
    m_asked = 0;
    m_known[m_key] = filters;
    emit changed();
}

void FirstFiltersViewModel::takeFailure(const Error& error)
{
    m_asked = 0;
    m_error = errorText(error);
    emit changed();
}

FirstFiltersViewModel::~FirstFiltersViewModel()
{
    if (m_asked != 0)
        m_services.looks->cancel(m_asked);
}

void FirstFiltersViewModel::showCheckpoint(const RunRow& run, const RunCheckpoint& checkpoint)
{
    const Key key{{run.machine.empty() ? "local" : run.machine, checkpoint.file}, checkpoint.step};
    if (key == m_key && m_error.isEmpty())
        return;
    if (m_asked != 0)
        m_services.looks->cancel(std::exchange(m_asked, 0));
    m_key = key;
    m_error.clear();
    if (m_services.looks && !m_known.contains(key)) {
        NetLookService::LookQuestion question;
        question.net = key.first;
        question.filters = true;
        m_asked = m_services.looks->look(question);
    }
    emit changed();
}

const FirstFilters* FirstFiltersViewModel::filters() const
{
    const auto known = m_known.find(m_key);
    return known == m_known.end() || !known->second ? nullptr : &*known->second;
}

QString FirstFiltersViewModel::text() const
{
    if (!m_error.isEmpty())
        return m_error;
    if (m_asked != 0)
        return tr("reading…");
    const FirstFilters* filters = this->filters();
    if (!filters)
        return m_known.contains(m_key) ? tr("This net does not begin with a convolution.") : QString();
    return tr("%1 · %Ln filter(s) of %2 × %3; middle grey is 0, each filter has its own scale", nullptr,
              int(filters->filters.size()))
        .arg(QString::fromStdString(filters->layer))
        .arg(filters->height)
        .arg(filters->width);
}

} // namespace trainyard
