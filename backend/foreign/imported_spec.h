// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/foreign/log_reader.h"
#include "backend/protocol/run_spec.h"

#include <map>
#include <string>
#include <vector>

namespace trainyard::foreign {

/// The spec of a run that another program has trained. In the place of a program it names the log, and the parameters
/// are that program's: numbers, texts, yes or no. Nobody can start it (isImportedRun()).
RunSpec importedSpec(const std::string& id, const std::string& foundName, const LogSource& source,
                     const LogFacts& facts, const std::map<std::string, std::string>& parameters,
                     const std::vector<std::string>& tags);

} // namespace trainyard::foreign
