// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_view_model.h"

#include "backend/base/clock.h"
#include "cluster/control/settle.h"
#include "gui/report/block_data.h"
#include "gui/report/report_start.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace trainyard {
namespace {

constexpr int kDrawPauseMs = 250;  // after a key
constexpr int kSavePauseMs = 1000; // after a key
constexpr int kFollowMs = 2000;    // charts of running runs are drawn at most so often

} // namespace

ReportViewModel::ReportViewModel(StoreService* store, QObject* parent) : QObject(parent), m_store(store)
{
    for (QTimer* timer : {&m_drawSoon, &m_drawAgain, &m_saveSoon})
        timer->setSingleShot(true);
    m_drawSoon.setInterval(kDrawPauseMs);
    m_drawAgain.setInterval(kFollowMs);
    m_saveSoon.setInterval(kSavePauseMs);
    connect(&m_drawSoon, &QTimer::timeout, this, [this] { draw(false); });
    connect(&m_drawAgain, &QTimer::timeout, this, [this] {
        if (std::exchange(m_stale, false))
            draw(true);
    });
    connect(&m_saveSoon, &QTimer::timeout, this, &ReportViewModel::save);
    if (m_store)
        connect(m_store, &StoreService::changed, this, [this] {
            m_stale = true;
            if (m_active && isOpen() && !isFrozen() && !m_drawAgain.isActive())
                m_drawAgain.start();
        });
}

ReportViewModel::~ReportViewModel()
{
    save();
}

void ReportViewModel::setActive(bool active)
{
    if (std::exchange(m_active, active) == active)
        return;
    if (!active)
        save();
    else if (isOpen()) {
        m_pictures.clear(); // they may have changed
        m_picturesAsked.clear();
        draw(true);
    }
    if (active)
        readReports();
}

void ReportViewModel::readReports(std::function<void()> then)
{
    if (!m_store)
        return;
    m_store->ask(
        this, [](StoreReader& reader) { return reader.reports(); },
        [this, then = std::move(then)](std::vector<ReportRow> reports) {
            m_reports = std::move(reports);
            emit reportsChanged();
            if (then)
                then();
        });
}

void ReportViewModel::begin(const QStringList& runs, const QStringList& series, const QString& group)
{
    if (!m_store)
        return;
    save();
    m_store->ask(
        this, [=](StoreReader& reader) { return startReport(reader, runs, series, group); },
        [this](const ReportStart& start) {
            ReportRow row;
            row.title = start.title.toStdString();
            row.text = start.text.toStdString();
            const auto key = std::make_shared<std::int64_t>(0);
            m_store->change(
                this,
                [row, key](RunStore& store) {
                    *key = settle(store.putReport(row));
                    return Result<void>();
                },
                [this, key](const Result<void>& outcome) {
                    if (!outcome)
                        emit failed(outcome.error());
                    else
                        open(*key);
                });
        });
}

void ReportViewModel::open(qint64 key)
{
    if (!m_store)
        return;
    save();
    const quint64 generation = ++m_generation;
    m_store->ask(
        this, [key](StoreReader& reader) { return reader.report(key); },
        [this, generation](const std::optional<ReportRow>& row) {
            if (generation != m_generation)
                return;
            if (row)
                take(*row);
            else
                close();
            readReports();
        });
}

void ReportViewModel::openNewest()
{
    if (isOpen())
        return;
    readReports([this] {
        if (!isOpen() && !m_reports.empty())
            open(m_reports.front().key);
        else if (!isOpen())
            emit opened();
    });
}

void ReportViewModel::take(const ReportRow& row)
{
    m_key = row.key;
    m_createdAt = row.createdAt;
    m_title = QString::fromStdString(row.title);
    m_text = QString::fromStdString(row.text);
    m_savedAt = row.changedAt;
    m_dirty = false;
    m_frozen.reset();
    m_drawn.clear();
    if (row.frozen) {
        Result<FrozenReport> frozen = frozenFromText(*row.frozen);
        if (frozen.ok())
            m_frozen = std::move(frozen.value());
        else
            emit failed(frozen.error());
    }
    m_parsed = parseReport(m_text);
    emit opened();
    emit savedChanged();
    emit textChanged();
    draw(false);
}

void ReportViewModel::close()
{
    m_key = 0;
    m_title.clear();
    m_text.clear();
    m_frozen.reset();
    m_drawn.clear();
    m_parsed = {};
    m_dirty = false;
    emit opened();
    emit textChanged();
}

void ReportViewModel::remove()
{
    if (!isOpen() || !m_store)
        return;
    const qint64 key = m_key;
    ++m_generation;
    m_saveSoon.stop();
    m_dirty = false;
    close();
    m_store->change(
        this,
        [key](RunStore& store) {
            settle(store.removeReport(key));
            return Result<void>();
        },
        [this](const Result<void>& outcome) {
            if (!outcome)
                emit failed(outcome.error());
            openNewest();
        });
}

void ReportViewModel::touch()
{
    if (!isOpen())
        return;
    m_dirty = true;
    m_saveSoon.start();
    emit savedChanged();
}

void ReportViewModel::setTitle(const QString& title)
{
    if (title == m_title || !isOpen())
        return;
    m_title = title;
    touch();
}

void ReportViewModel::setText(const QString& text)
{
    if (text == m_text || !isOpen())
        return;
    m_text = text;
    m_parsed = parseReport(text);
    touch();
    emit textChanged();
    m_drawSoon.start();
}

SharedBlock ReportViewModel::drawn(std::size_t block) const
{
    if (block >= m_parsed.blocks.size())
        return nullptr;
    const QString identity = m_parsed.blocks[block].identity();
    if (m_frozen && m_parsed.blocks[block].problems.empty())
        if (const auto kept = m_frozen->blocks.find(identity); kept != m_frozen->blocks.end())
            return kept->second;
    const auto at = m_drawn.find(identity);
    return at == m_drawn.end() ? nullptr : at->second.block;
}

/// Reads the blocks that are not known yet, or all of them that follow the store.
void ReportViewModel::draw(bool all)
{
    if (!m_store || !isOpen())
        return;
    m_drawSoon.stop();
    std::map<QString, ReportBlock> wanted;
    for (std::size_t i = 0; i < m_parsed.blocks.size(); ++i) {
        const ReportBlock& block = m_parsed.blocks[i];
        const QString identity = block.identity();
        bool kept = m_frozen && m_frozen->blocks.contains(identity);
        // A mistake names its line, which moves with the text above it.
        const auto known = m_drawn.find(identity);
        const bool fresh =
            known == m_drawn.end() || std::holds_alternative<std::vector<ReportProblem>>(*known->second.block);
        if (m_frozen && !kept && !fresh && block.problems.empty()) { // written again after freezing
            m_frozen->blocks.insert_or_assign(identity, known->second.block);
            kept = true;
            touch();
        }
        if (!kept && (all || fresh || !block.problems.empty()))
            wanted.emplace(identity, block);
    }
    if (wanted.empty()) {
        emit blocksChanged();
        return;
    }
    if (std::exchange(m_reading, true)) {
        m_drawSoon.start(); // the store is busy with the last ones
        m_stale = m_stale || all;
        return;
    }
    m_store->ask(
        this,
        [wanted](StoreReader& reader) {
            std::map<QString, Read> drawn;
            for (const auto& [identity, block] : wanted) {
                DrawnBlock one;
                try {
                    one = drawBlock(reader, block);
                } catch (const Failure& failure) { // a damaged store must not stop the other blocks
                    one = std::vector<ReportProblem>{{block.first, {}, failure.error().why()}};
                }
                QByteArray fingerprint = fingerprintOf(one);
                drawn.emplace(identity,
                              Read{std::make_shared<const DrawnBlock>(std::move(one)), std::move(fingerprint)});
            }
            return drawn;
        },
        [this, generation = m_generation](std::map<QString, Read> drawn) {
            m_reading = false;
            if (generation == m_generation)
                takeDrawn(std::move(drawn));
        });
}

void ReportViewModel::takeDrawn(std::map<QString, Read> drawn)
{
    for (auto& [identity, read] : drawn) {
        const auto known = m_drawn.find(identity);
        if (known != m_drawn.end() && known->second.fingerprint == read.fingerprint)
            continue; // what is shown stays, with its zoom
        // A block that was written after freezing is frozen as it is drawn now.
        if (m_frozen && !std::holds_alternative<std::vector<ReportProblem>>(*read.block)) {
            m_frozen->blocks.insert_or_assign(identity, read.block);
            touch();
        }
        m_drawn.insert_or_assign(identity, std::move(read));
    }
    emit blocksChanged();
}

void ReportViewModel::setFrozen(bool frozen)
{
    if (frozen == isFrozen() || !isOpen())
        return;
    if (frozen) {
        FrozenReport kept;
        kept.time = unixTime();
        for (const ReportBlock& block : m_parsed.blocks)
            if (const auto at = m_drawn.find(block.identity());
                at != m_drawn.end() && !std::holds_alternative<std::vector<ReportProblem>>(*at->second.block))
                kept.blocks.insert_or_assign(at->first, at->second.block);
        m_frozen = std::move(kept);
    } else {
        m_frozen.reset();
    }
    touch();
    emit blocksChanged();
    draw(!frozen);
}

bool ReportViewModel::isDrawn() const
{
    for (std::size_t i = 0; i < m_parsed.blocks.size(); ++i)
        if (!drawn(i))
            return false;
    return true;
}

RenderedReport ReportViewModel::rendered()
{
    static const SharedBlock nothing = std::make_shared<const DrawnBlock>(std::vector<ReportProblem>());
    std::vector<SharedBlock> blocks;
    for (std::size_t i = 0; i < m_parsed.blocks.size(); ++i) {
        const SharedBlock block = drawn(i);
        blocks.push_back(block ? block : nothing);
    }
    RenderedReport report =
        renderReport(m_text, m_parsed, std::move(blocks), m_pictures, m_title, m_frozen ? m_frozen->time : unixTime());
    readMissing(report.unread);
    return report;
}

void ReportViewModel::readMissing(const QStringList& pictures)
{
    QStringList wanted = pictures;
    wanted.removeIf([this](const QString& path) { return m_picturesAsked.contains(path); });
    if (wanted.isEmpty() || !m_store)
        return;
    m_picturesAsked.unite(QSet<QString>(wanted.begin(), wanted.end()));
    m_store->ask(
        this, [wanted](StoreReader&) { return readPictures(wanted, {}); },
        [this](PicturesRead read) {
            m_pictures.merge(read);
            emit blocksChanged();
        });
}

void ReportViewModel::save()
{
    m_saveSoon.stop();
    if (!m_dirty || !isOpen() || !m_store)
        return;
    m_dirty = false;
    m_saving = true;
    ReportRow row;
    row.key = m_key;
    row.title = m_title.toStdString();
    row.text = m_text.toStdString();
    row.createdAt = m_createdAt;
    if (m_frozen)
        row.frozen = frozenToText(m_frozen->blocks, m_frozen->time);
    m_store->change(
        this,
        [row](RunStore& store) {
            settle(store.putReport(row));
            return Result<void>();
        },
        [this, key = m_key](const Result<void>& outcome) {
            m_saving = false;
            if (!outcome) {
                m_dirty = key == m_key;
                emit failed(outcome.error());
            } else {
                m_savedAt = unixTime();
                readReports();
            }
            emit savedChanged();
        });
}

} // namespace trainyard
