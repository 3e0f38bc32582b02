# SPDX-License-Identifier: Apache-2.0
"""Two ranks under torchrun: each adds its part by gloo, rank 0 logs."""
import torch
import torch.distributed as distributed

import trainyard

distributed.init_process_group("gloo")
rank, ranks = distributed.get_rank(), distributed.get_world_size()
trainyard.run.message("rank %d of %d" % (rank, ranks))
for step in range(1, 11):
    value = torch.tensor([float(step + rank)])
    distributed.all_reduce(value)
    trainyard.run.log(step, {"loss": 1.0 / step, "sum": value.item()})
distributed.destroy_process_group()
