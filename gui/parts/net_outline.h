// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/net_description.h"

#include <QSet>
#include <QString>

#include <vector>

namespace trainyard {

/// A line of a drawn network: a layer, the title of an open block, or a closed block in place of its layers.
struct NetRow {
    enum class Kind { Layer, OpenBlock, ClosedBlock };
    Kind kind = Kind::Layer;
    QString name;            ///< the layer's last name, or the block's
    QString path;            ///< "stack1/block0" of a block, "stack1/block0/conv1" of a layer
    int depth = 0;           ///< how many open blocks it lies in
    int first = 0, last = 0; ///< the layers it stands for
    qint64 parameters = 0;   ///< sums over those
    qint64 flops = 0;
    qint64 activationBytes = 0;
};

/// A value that goes from one row to a later one. Lane 0 runs straight down to the next box, 1, 2, … beside the boxes.
struct NetEdge {
    int from = 0, to = 0; ///< rows, never an open block's title
    int lane = 0;
    friend bool operator==(const NetEdge&, const NetEdge&) = default;
};

/// How a network is laid out from top to bottom: a box a line in the order of computation, neighbours whose names share
/// "block/" fold into one, values that skip boxes run beside them. Pure; no widgets.
class NetOutline {
public:
    /// Blocks are closed at first when the network has more layers than anybody reads.
    void setLayers(std::vector<NetLayer> layers);
    const std::vector<NetLayer>& layers() const { return m_layers; }
    const std::vector<NetRow>& rows() const { return m_rows; }
    const std::vector<NetEdge>& edges() const { return m_edges; }
    int lanes() const { return m_lanes; } ///< how many run beside the boxes

    bool isOpen(const QString& block) const { return m_open.contains(block); }
    void setOpen(const QString& block, bool open);
    void openAll();
    void closeAll();
    /// Opens what hides the layer; its row.
    int reveal(int layer);
    /// The first layer from `start` on, round and round, whose name or kind contains the text; -1 when none does.
    int find(const QString& text, int start) const;

private:
    struct Block {
        QString path; ///< unique: a later block of the same name has "#2" and so on behind it
        QString name;
        int first = 0, last = 0, depth = 0;
    };
    void findBlocks(int first, int last, int depth, const QString& prefix);
    void layOut();
    void addRows(int first, int last, int depth);
    void addEdges();

    std::vector<NetLayer> m_layers;
    std::vector<Block> m_blocks; ///< an outer one before those within
    QSet<QString> m_open;
    std::vector<NetRow> m_rows;
    std::vector<NetEdge> m_edges;
    int m_lanes = 0;
};

} // namespace trainyard
