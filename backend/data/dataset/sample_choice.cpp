// SPDX-License-Identifier: Apache-2.0
#include "backend/data/dataset/sample_choice.h"

#include "backend/base/error.h"
#include "backend/base/keyed_random.h"
#include "backend/data/base/data_text.h"
#include "backend/protocol/reasons_dataset.h"

#include <algorithm>
#include <numeric>

namespace trainyard {

std::vector<std::int64_t> drawWithoutRepetition(std::int64_t size, std::int64_t count, std::uint64_t seed,
                                                std::uint64_t key)
{
    std::vector<std::int64_t> samples(static_cast<std::size_t>(size));
    std::iota(samples.begin(), samples.end(), std::int64_t{0});
    KeyedRandom random(seed, RandomPurpose::Split, key);
    const auto drawn = static_cast<std::size_t>(count);
    for (std::size_t i = 0; i < drawn; ++i)
        std::swap(samples[i], samples[i + random.below(static_cast<std::uint32_t>(samples.size() - i))]);
    samples.resize(drawn);
    std::sort(samples.begin(), samples.end());
    return samples;
}

std::vector<std::int64_t> chooseSamples(std::int64_t available, std::int64_t wanted, std::uint64_t seed, Split split,
                                        const std::string& subject)
{
    const bool training = split == Split::Train;
    if (wanted > available)
        throw Failure(ErrorKind::BadInput, "open the data set", subject,
                      training ? datasetReason("dataset.training-count", Count{wanted}, Count{available})
                               : datasetReason("dataset.validation-count", Count{wanted}, Count{available}));
    return drawWithoutRepetition(available, wanted > 0 ? wanted : available, seed, training ? 0 : 1);
}

} // namespace trainyard
