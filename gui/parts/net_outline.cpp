// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/net_outline.h"

#include <QStringList>

#include <algorithm>

namespace trainyard {
namespace {

constexpr std::size_t kMostOpenLayers = 40;

QString part(const NetLayer& layer, int depth)
{
    const QStringList parts = QString::fromStdString(layer.name).split(QLatin1Char('/'));
    return depth + 1 < parts.size() ? parts.at(depth) : QString(); // the last part is the layer's own
}

} // namespace

void NetOutline::setLayers(std::vector<NetLayer> layers)
{
    m_layers = std::move(layers);
    m_blocks.clear();
    m_open.clear();
    findBlocks(0, static_cast<int>(m_layers.size()) - 1, 0, {});
    if (m_layers.size() <= kMostOpenLayers) {
        openAll();
        return;
    }
    for (const Block& block : m_blocks) // stacks start open, so that their blocks are visible
        if (std::any_of(m_blocks.begin(), m_blocks.end(), [&](const Block& other) {
                return other.depth == block.depth + 1 && other.first >= block.first && other.last <= block.last;
            }))
            m_open.insert(block.path);
    layOut();
}

void NetOutline::findBlocks(int first, int last, int depth, const QString& prefix)
{
    for (int i = first; i <= last;) {
        const QString name = part(m_layers[static_cast<std::size_t>(i)], depth);
        int end = i;
        while (end < last && !name.isEmpty() && part(m_layers[static_cast<std::size_t>(end) + 1], depth) == name)
            ++end;
        if (end > i) { // a block with one layer adds nothing to that layer
            QString path = prefix + name;
            const auto taken = [&](const QString& wanted) {
                return std::any_of(m_blocks.begin(), m_blocks.end(), [&](const Block& b) { return b.path == wanted; });
            };
            for (int copy = 2; taken(path); ++copy)
                path = prefix + name + QStringLiteral("#%1").arg(copy);
            m_blocks.push_back({path, name, i, end, depth});
            findBlocks(i, end, depth + 1, path + QLatin1Char('/'));
        }
        i = end + 1;
    }
}

void NetOutline::setOpen(const QString& block, bool open)
{
    if (open)
        m_open.insert(block);
    else
        m_open.remove(block);
    layOut();
}

void NetOutline::openAll()
{
    for (const Block& block : m_blocks)
        m_open.insert(block.path);
    layOut();
}

void NetOutline::closeAll()
{
    m_open.clear();
    layOut();
}

int NetOutline::reveal(int layer)
{
    for (const Block& block : m_blocks)
        if (layer >= block.first && layer <= block.last)
            m_open.insert(block.path);
    layOut();
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [layer](const NetRow& row) {
        return row.kind == NetRow::Kind::Layer && row.first == layer;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int NetOutline::find(const QString& text, int start) const
{
    const int count = static_cast<int>(m_layers.size());
    for (int i = 0; i < count && !text.isEmpty(); ++i) {
        const int at = (std::max(start, 0) + i) % count;
        const NetLayer& layer = m_layers[static_cast<std::size_t>(at)];
        if (QString::fromStdString(layer.name).contains(text, Qt::CaseInsensitive) ||
            QString::fromStdString(layer.kind).contains(text, Qt::CaseInsensitive))
            return at;
    }
    return -1;
}

void NetOutline::layOut()
{
    m_rows.clear();
    addRows(0, static_cast<int>(m_layers.size()) - 1, 0);
    for (NetRow& row : m_rows)
        for (int i = row.first; i <= row.last; ++i) {
            const NetLayer& layer = m_layers[static_cast<std::size_t>(i)];
            row.parameters += layer.parameters;
            row.flops += layer.flops;
            row.activationBytes += layer.activationBytes;
        }
    addEdges();
}

void NetOutline::addRows(int first, int last, int depth)
{
    for (int i = first; i <= last;) {
        const auto block = std::find_if(m_blocks.begin(), m_blocks.end(),
                                        [&](const Block& b) { return b.depth == depth && b.first == i; });
        if (block == m_blocks.end()) {
            const QString path = QString::fromStdString(m_layers[static_cast<std::size_t>(i)].name);
            m_rows.push_back({NetRow::Kind::Layer, path.section(QLatin1Char('/'), depth), path, depth, i, i, 0, 0, 0});
            ++i;
            continue;
        }
        const bool open = isOpen(block->path);
        m_rows.push_back({open ? NetRow::Kind::OpenBlock : NetRow::Kind::ClosedBlock, block->name, block->path, depth,
                          block->first, block->last, 0, 0, 0});
        if (open)
            addRows(block->first, block->last, depth + 1);
        i = block->last + 1;
    }
}

void NetOutline::addEdges()
{
    m_edges.clear();
    m_lanes = 0;
    std::vector<int> rowOf(m_layers.size(), -1);
    std::vector<int> place(m_rows.size(), -1); // index among the boxes
    int boxes = 0;
    for (std::size_t r = 0; r < m_rows.size(); ++r) {
        if (m_rows[r].kind == NetRow::Kind::OpenBlock)
            continue;
        place[r] = boxes++;
        for (int i = m_rows[r].first; i <= m_rows[r].last; ++i)
            rowOf[static_cast<std::size_t>(i)] = static_cast<int>(r);
    }
    for (std::size_t i = 0; i < m_layers.size(); ++i)
        for (const int input : m_layers[i].inputs) {
            if (input < 0 || input >= static_cast<int>(i))
                continue; // an unknown engine's edge that cannot be drawn
            const NetEdge edge{rowOf[static_cast<std::size_t>(input)], rowOf[i], 0};
            if (edge.from != edge.to && std::find(m_edges.begin(), m_edges.end(), edge) == m_edges.end())
                m_edges.push_back(edge);
        }
    // Short edges first, each in the nearest lane that is free over its whole length.
    const auto length = [&](const NetEdge& e) {
        return place[static_cast<std::size_t>(e.to)] - place[static_cast<std::size_t>(e.from)];
    };
    std::stable_sort(m_edges.begin(), m_edges.end(),
                     [&](const NetEdge& a, const NetEdge& b) { return length(a) < length(b); });
    std::vector<std::vector<std::pair<int, int>>> taken;
    for (NetEdge& edge : m_edges) {
        if (length(edge) == 1)
            continue;
        std::size_t lane = 0;
        const auto meets = [&](const std::pair<int, int>& other) {
            return edge.from < other.second && other.first < edge.to;
        };
        while (lane < taken.size() && std::any_of(taken[lane].begin(), taken[lane].end(), meets))
            ++lane;
        if (lane == taken.size())
            taken.emplace_back();
        taken[lane].emplace_back(edge.from, edge.to);
        edge.lane = static_cast<int>(lane) + 1;
    }
    m_lanes = static_cast<int>(taken.size());
}

} // namespace trainyard
