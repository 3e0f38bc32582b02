// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why ranks cannot train together.
inline constexpr ReasonRow kRanksReasons[] = {
    {"ranks.not-dealt", QT_TRANSLATE_NOOP("Reasons", "it was not dealt to rank %1")},
    {"ranks.odd-message", QT_TRANSLATE_NOOP("Reasons", "its message is not what was expected")},
    {"ranks.not-member", QT_TRANSLATE_NOOP("Reasons", "this rank does not belong to it")},
    {"ranks.one-at-a-time", QT_TRANSLATE_NOOP("Reasons", "a group listens to one of its ranks at a time")},
    {"ranks.silent", QT_TRANSLATE_NOOP("Reasons", "rank %1 has not answered for %2 s")},
    {"ranks.does-else", QT_TRANSLATE_NOOP("Reasons", "rank %1 does something else")},
    {"ranks.group-size", QT_TRANSLATE_NOOP("Reasons", "the group has %1")},
    {"ranks.taken", QT_TRANSLATE_NOOP("Reasons", "that rank has been taken")},
    {"ranks.no-such-rank", QT_TRANSLATE_NOOP("Reasons", "there is no such rank")},
    {"ranks.failed", QT_TRANSLATE_NOOP("Reasons", "rank %1 failed: %2")},
    // How a rank's process ended.
    {"ranks.ended-with", QT_TRANSLATE_NOOP("Reasons", "it ended with code %1")},
    {"ranks.killed", QT_TRANSLATE_NOOP("Reasons", "its process was ended by signal %1 (%2)"),
     QT_TRANSLATE_NOOP("Reasons", "Find out who ended it, such as a memory limit, a batch system or a person; the run "
                                  "can be resumed.")},
    {"ranks.frozen", QT_TRANSLATE_NOOP("Reasons", "it was stopped and answered nobody, so it was ended"),
     QT_TRANSLATE_NOOP("Reasons", "The run can be resumed.")},
    {"ranks.memory-killed",
     QT_TRANSLATE_NOOP("Reasons",
                       "its process was ended by signal 9 (Killed), most likely by the kernel because memory "
                       "was used up"),
     QT_TRANSLATE_NOOP("Reasons", "Use fewer ranks or a smaller batch, or free some memory; the run can be resumed.")},
    {"ranks.crashed", QT_TRANSLATE_NOOP("Reasons", "its process crashed with signal %1 (%2)"),
     QT_TRANSLATE_NOOP("Reasons", "This is a fault in Trainyard or in a library: report it with the attempt's "
                                  "engine.log. The run can be resumed.")},
    {"ranks.left", QT_TRANSLATE_NOOP("Reasons", "rank %1 has left")},
    {"ranks.all-left", QT_TRANSLATE_NOOP("Reasons", "all other ranks have left")},
    {"ranks.mpi-threads", QT_TRANSLATE_NOOP("Reasons", "this MPI does not let several threads take turns"),
     QT_TRANSLATE_NOOP("Reasons", "Use an MPI that provides MPI_THREAD_SERIALIZED, such as Open MPI 4.")},
    {"ranks.too-many-bytes", QT_TRANSLATE_NOOP("Reasons", "there are too many bytes")},
    {"ranks.sum-failed", QT_TRANSLATE_NOOP("Reasons", "an earlier sum has failed")},
    {"ranks.other-silent", QT_TRANSLATE_NOOP("Reasons", "another rank has not answered for %1 s")},
    {"ranks.no-gpu-train", QT_TRANSLATE_NOOP("Reasons", "there is no GPU, or no driver"),
     QT_TRANSLATE_NOOP("Reasons", "Train on the device “cpu”.")},
    {"ranks.most-ranks", QT_TRANSLATE_NOOP("Reasons", "this machine may have 1 to %1")},
    {"ranks.descriptor", QT_TRANSLATE_NOOP("Reasons", "descriptor %1 is not memory that ranks share"),
     QT_TRANSLATE_NOOP("Reasons", "Ranks are started by \"trainyard-engine run --ranks N\".")},
    {"ranks.zero-failed", QT_TRANSLATE_NOOP("Reasons", "rank 0 failed: %1")},
    {"ranks.silent-while", QT_TRANSLATE_NOOP("Reasons", "rank %1 has not answered for %2 s (process %3 %4)")},
    {"ranks.process-stopped", QT_TRANSLATE_NOOP("Reasons", "is stopped")},
    {"ranks.process-disk", QT_TRANSLATE_NOOP("Reasons", "waits for a disk or a network file system")},
    {"ranks.process-computes", QT_TRANSLATE_NOOP("Reasons", "computes")},
    {"ranks.process-sleeps", QT_TRANSLATE_NOOP("Reasons", "sleeps")},
    {"ranks.process-ended", QT_TRANSLATE_NOOP("Reasons", "has ended")},
    {"ranks.process-hangs", QT_TRANSLATE_NOOP("Reasons", "hangs")},
    {"ranks.no-gpu", QT_TRANSLATE_NOOP("Reasons", "there is no GPU, or no driver")},
    {"ranks.gpu-says", "%1", QT_TRANSLATE_NOOP("Reasons", "Look at nvidia-smi.")},
    {"ranks.nccl-says", "%1", QT_TRANSLATE_NOOP("Reasons", "Set NCCL_DEBUG=INFO to see what NCCL says.")},
    {"ranks.processes", QT_TRANSLATE_N_NOOP("Reasons", "%n process(|es)")},
    {"ranks.processes-of", QT_TRANSLATE_N_NOOP("Reasons", "%n process(|es) (%2 and %3)")},
    {"ranks.ranks", QT_TRANSLATE_N_NOOP("Reasons", "%n rank(s)")},
    {"ranks.its-master", QT_TRANSLATE_NOOP("Reasons", "its master")},
    {"ranks.their-master", QT_TRANSLATE_NOOP("Reasons", "their master")},
    {"ranks.its-masters", QT_TRANSLATE_NOOP("Reasons", "its %1 masters")},
    {"ranks.their-masters", QT_TRANSLATE_NOOP("Reasons", "their %1 masters")},
    {"ranks.patience", QT_TRANSLATE_NOOP("Reasons", "the seconds that ranks wait for one another")},
};
inline constexpr ReasonMaker<kRanksReasons> ranksReason;

} // namespace trainyard
