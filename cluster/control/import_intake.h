// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/foreign/imported_run.h"
#include "cluster/jobs/run_follower.h"
#include "storage/store/run_store.h"

#include <cstdint>
#include <functional>
#include <future>
#include <map>
#include <optional>
#include <string>

namespace trainyard {

/// The machine that the store names for imported runs.
inline constexpr const char* kImportMachine = "local";

/// Takes what an import has written into run directories into the store. Belongs to one thread.
class ImportIntake {
public:
    ImportIntake(RunStore& store, StoreReader& reader, Transport& transport)
        : m_store(store), m_reader(reader), m_transport(transport)
    {
    }

    /// Begun: returns while the store's thread still writes the last part, so that more of the log can be read.
    enum class Taking { Begun, Done };
    /// Adds the run if the store does not know it, and what is new in its directory. Throws Failure.
    void store(const foreign::ImportedRun& run, Taking taking);

    using Count = std::function<void(std::int64_t points)>;
    /// Stores all that is new in a run directory that another program wrote. Throws Failure.
    void ingest(const std::string& id, const std::string& folder, const Count& count);

    /// Call it after an error: the part that is being written must not be counted as one of the next run.
    void dropOpen() { m_open.reset(); }
    /// Call it after an error of this run: not all that was read of it may be stored, so it is read again.
    void forget(const std::string& id) { m_followers.erase(id); }

private:
    struct OpenPart {
        RunFollower* follower;
        std::future<Result<IngestOutcome>> outcome;
        Count count; ///< empty: its points are counted already
    };

    void ingest(const std::string& id, const std::string& folder, const Count& count, Taking taking);
    void settleOpen();

    RunStore& m_store;
    StoreReader& m_reader;
    Transport& m_transport;
    std::map<std::string, RunFollower> m_followers; ///< by run
    std::optional<OpenPart> m_open;
};

} // namespace trainyard
