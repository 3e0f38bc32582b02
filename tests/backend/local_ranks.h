// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/local_communicator.h"

#include <functional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace trainyard::test {

/// Runs `part` as each of so many ranks, each in a thread of this process. A rank that throws fails for the others too;
/// then this throws the text of the lowest one that did.
inline void asLocalRanks(int ranks, const std::function<void(Communicator&)>& part)
{
    std::vector<std::string> errors(static_cast<std::size_t>(ranks));
    const auto group = SharedGroup::create(ranks);
    std::vector<std::thread> threads;
    for (int r = 0; r < ranks; ++r)
        threads.emplace_back([&, r] {
            const auto all = makeLocalCommunicator(group, r, 60.0);
            try {
                part(*all);
            } catch (const std::exception& error) {
                errors[static_cast<std::size_t>(r)] = error.what();
                all->fail(error.what());
            }
        });
    for (std::thread& thread : threads)
        thread.join();
    for (const std::string& error : errors)
        if (!error.empty())
            throw std::runtime_error(error);
}

} // namespace trainyard::test
