// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/net_description.h"

#include <QSet>
#include <QString>

#include <vector>

namespace trainyard {

/// A line of a network's diagram: a layer, the title of an open block, or a closed block that replaces its layers.
struct NetRow {
    enum class Kind { Layer, OpenBlock, ClosedBlock };
    Kind kind = Kind::Layer;
    QString name;            ///< the last part of the layer's name, or the block's name
    QString path;            ///< "stack1/block0" of a block, "stack1/block0/conv1" of a layer
    int depth = 0;           ///< number of open blocks around it
    int first = 0, last = 0; ///< the layers that it represents
    qint64 parameters = 0;   ///< sums over those layers
    qint64 flops = 0;
    qint64 activationBytes = 0;
};

/// A connection from one row to a later one. Lane 0 runs straight down to the next box; lanes 1, 2, … run beside the
/// boxes.
struct NetEdge {
    int from = 0, to = 0; ///< rows, never an open block's title
    int lane = 0;
    friend bool operator==(const NetEdge&, const NetEdge&) = default;
};

/// The layout of a network from top to bottom: one box per line in the order of computation. Neighbours whose names
/// share "block/" fold into one box, and connections that skip boxes run beside them. No side effects, no widgets.
class NetOutline {
public:
    /// Blocks start closed if the network has more layers than anybody would read.
    void setLayers(std::vector<NetLayer> layers);
    const std::vector<NetLayer>& layers() const { return m_layers; }
    const std::vector<NetRow>& rows() const { return m_rows; }
    const std::vector<NetEdge>& edges() const { return m_edges; }
    int lanes() const { return m_lanes; } ///< number of lanes beside the boxes

    bool isOpen(const QString& block) const { return m_open.contains(block); }
    void setOpen(const QString& block, bool open);
    void openAll();
    void closeAll();
    /// Opens the blocks that hide the layer; returns its row.
    int reveal(int layer);
    /// The first layer from `start` on, wrapping around, whose name or kind contains the text; -1 if there is none.
    int find(const QString& text, int start) const;

private:
    struct Block {
        QString path; ///< unique: later blocks of the same name end in "#2" and so on
        QString name;
        int first = 0, last = 0, depth = 0;
    };
    void findBlocks(int first, int last, int depth, const QString& prefix);
    void layOut();
    void addRows(int first, int last, int depth);
    void addEdges();

    std::vector<NetLayer> m_layers;
    std::vector<Block> m_blocks; ///< outer blocks before inner ones
    QSet<QString> m_open;
    std::vector<NetRow> m_rows;
    std::vector<NetEdge> m_edges;
    int m_lanes = 0;
};

} // namespace trainyard
