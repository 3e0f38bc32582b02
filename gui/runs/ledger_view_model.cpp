// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/ledger_view_model.h"

#include "gui/services/qt_text.h"

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

constexpr int kFollowMs = 2000;

QString noteKey(const std::string& before, const std::string& run)
{
    return qt(before) + QLatin1Char(' ') + qt(run);
}

/// The steps without what was read, to be read again.
bool sameSteps(const std::vector<LedgerChain>& a, const std::vector<LedgerChain>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const LedgerChain& one, const LedgerChain& other) {
        return std::equal(one.steps.begin(), one.steps.end(), other.steps.begin(), other.steps.end(),
                          [](const LedgerStep& x, const LedgerStep& y) { return x.run == y.run && x.note == y.note; });
    });
}

} // namespace

LedgerViewModel::LedgerViewModel(const Services& services, const QVariantMap& notes, QObject* parent)
    : QObject(parent), m_services(services), m_notes(notes)
{
    m_later.setSingleShot(true);
    m_later.setInterval(kFollowMs);
    connect(&m_later, &QTimer::timeout, this, &LedgerViewModel::readAgain);
    if (services.store)
        connect(services.store, &StoreService::changed, this, [this] {
            if (!m_later.isActive())
                m_later.start();
        });
    connect(&m_model, &LedgerModel::noteChanged, this,
            [this](const QString& before, const QString& run, const QString& note) {
                if (run.isEmpty())
                    return; // a published step's note is kept in its file
                const QString key = noteKey(before.toStdString(), run.toStdString());
                if (note.isEmpty())
                    m_notes.remove(key);
                else
                    m_notes.insert(key, note);
                emit notesChanged();
            });
}

void LedgerViewModel::showRuns(const QStringList& runIds)
{
    LedgerChain chain;
    for (const QString& id : runIds) {
        LedgerStep step;
        step.run = id.toStdString();
        step.name = step.run;
        const std::string before = chain.steps.empty() ? std::string() : chain.steps.back().run;
        step.note = m_notes.value(noteKey(before, step.run)).toString().toStdString();
        chain.steps.push_back(std::move(step));
    }
    std::vector<LedgerChain> chains;
    chains.push_back(std::move(chain));
    read(std::move(chains));
}

void LedgerViewModel::add(LedgerChain chain)
{
    std::vector<LedgerChain> chains = m_model.chains();
    chains.push_back(std::move(chain));
    read(std::move(chains));
}

void LedgerViewModel::addFile(const QByteArray& text, const QString& file)
{
    try {
        add(parseLedger(text.toStdString(), file.toStdString()));
    } catch (...) {
        emit failed(currentError("read the ledger"));
    }
}

void LedgerViewModel::read(std::vector<LedgerChain> chains)
{
    const quint64 generation = ++m_generation;
    if (!m_services.store)
        return;
    m_services.store->ask(
        this,
        [chains = std::move(chains)](StoreReader& reader) mutable {
            for (LedgerChain& chain : chains)
                readRuns(reader, chain);
            return chains;
        },
        [this, generation](std::vector<LedgerChain> read) {
            if (generation != m_generation)
                return;
            m_model.setChains(std::move(read));
            emit changed();
        });
}

/// Steps may be moved and notes be written while the store answers: then the answer is of another ledger.
void LedgerViewModel::readAgain()
{
    const bool runs = std::any_of(m_model.chains().begin(), m_model.chains().end(), [](const LedgerChain& chain) {
        return std::any_of(chain.steps.begin(), chain.steps.end(), [](const LedgerStep& step) { return step.isRun(); });
    });
    if (!runs)
        return;
    const quint64 generation = m_generation;
    m_services.store->ask(
        this,
        [chains = m_model.chains()](StoreReader& reader) mutable {
            for (LedgerChain& chain : chains)
                readRuns(reader, chain);
            return chains;
        },
        [this, generation](std::vector<LedgerChain> read) {
            if (generation != m_generation || !sameSteps(read, m_model.chains()))
                return;
            bool news = false;
            for (std::size_t i = 0; i < read.size() && !news; ++i)
                for (std::size_t s = 0; s < read[i].steps.size() && !news; ++s) {
                    const LedgerStep &now = read[i].steps[s], &shown = m_model.chains()[i].steps[s];
                    news = now.time.epochs != shown.time.epochs || now.name != shown.name ||
                           now.settings != shown.settings || now.problem.code != shown.problem.code;
                }
            if (!news)
                return;
            m_model.setChains(std::move(read));
            emit changed();
        });
}

QByteArray LedgerViewModel::fileText(int row) const
{
    const LedgerModel::Place place = m_model.place(std::max(row, 0));
    return place.chain < 0 ? QByteArray()
                           : QByteArray::fromStdString(toText(m_model.chains()[std::size_t(place.chain)]));
}

} // namespace trainyard
