// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "cluster/scheduler/scheduler.h"
#include "cluster/transport/transport.h"

#include <string>

namespace trainyard {

/// What a run asks of a machine's queue. Pure but for coresHere().
///   Workstation: the cores of all its processes, all there are when the spec says 0 or the run is to have the machine
///   for itself, and its GPUs. Cluster: nodes, processes a node (spread evenly unless the spec says otherwise, masters
///   counted), cores and GPUs.
/// `coresOfNode`: of a cluster, what the processes of a node share when the spec leaves their threads open; 0 = not
/// known, then one each.
struct WorkstationAsk {
    bool here = true; ///< this computer, whose cores are counted; else the queue there counts them
    bool alone = false;
};
JobRequest workstationRequest(const RunSpec& spec, const WorkstationAsk& ask);
JobRequest clusterRequest(const RunSpec& spec, int coresOfNode);

/// The one for this machine's scheduler: a cluster is asked (once an hour) what its nodes are like. Blocking.
JobRequest requestFor(const RunSpec& spec, Transport& transport, Scheduler& scheduler, const WorkstationAsk& ask);

/// Cores that this process may use.
int coresHere();

} // namespace trainyard
