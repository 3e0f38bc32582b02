// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/data_contract.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace trainyard::test {
namespace {

constexpr std::int64_t kLooked = 60; // samples of each split that are decoded

std::int64_t lookedIndex(std::int64_t i, std::int64_t size)
{
    return i * size / std::min(size, kLooked);
}

std::vector<std::uint8_t> imageOf(const Dataset& dataset, Split split, std::int64_t index, std::size_t bytes)
{
    std::vector<std::uint8_t> image(bytes, 0xAB);
    dataset.image(split, index, image);
    return image;
}

void checkSplit(const Dataset& first, const Dataset& second, Split split, std::size_t bytes,
                std::vector<std::string>& broken)
{
    const std::string where = split == Split::Train ? "training" : "validation";
    const std::int64_t size = first.size(split);
    if (size <= 0)
        broken.push_back(where + " is empty");
    if (second.size(split) != size)
        broken.push_back(where + " has another size the second time");
    const auto classes = static_cast<std::int32_t>(first.classes().size());
    for (std::int64_t i = 0; i < size; ++i) {
        if (first.label(split, i) < 0 || first.label(split, i) >= classes)
            broken.push_back(where + " label " + std::to_string(i) + " is out of range");
        if (first.label(split, i) != second.label(split, i))
            broken.push_back(where + " label " + std::to_string(i) + " differs the second time");
    }
    const std::int64_t looked = std::min(size, kLooked);
    std::vector<std::vector<std::uint8_t>> images;
    for (std::int64_t i = 0; i < looked; ++i)
        images.push_back(imageOf(first, split, lookedIndex(i, size), bytes));
    for (std::int64_t i = looked - 1; i >= 0; --i) { // backwards, from another reader
        if (imageOf(second, split, lookedIndex(i, size), bytes) != images[static_cast<std::size_t>(i)])
            broken.push_back(where + " image " + std::to_string(lookedIndex(i, size)) +
                             " differs from a second reader");
    }
}

void checkThreads(const std::function<std::shared_ptr<const Dataset>()>& open, Split split, std::size_t bytes,
                  std::vector<std::string>& broken)
{
    const std::shared_ptr<const Dataset> calm = open();
    const std::shared_ptr<const Dataset> busy = open(); // nothing of it is decoded yet
    const std::int64_t size = calm->size(split);
    std::vector<std::vector<std::uint8_t>> expected;
    for (std::int64_t i = 0; i < std::min(size, kLooked); ++i)
        expected.push_back(imageOf(*calm, split, lookedIndex(i, size), bytes));
    std::atomic<int> differing{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
        threads.emplace_back([&, t] {
            for (int round = 0; round < 3; ++round) {
                for (std::size_t i = 0; i < expected.size(); ++i) {
                    const std::size_t j = (i + static_cast<std::size_t>(t)) % expected.size();
                    const std::int64_t index = lookedIndex(static_cast<std::int64_t>(j), size);
                    if (imageOf(*busy, split, index, bytes) != expected[j])
                        ++differing;
                }
            }
        });
    }
    for (std::thread& thread : threads)
        thread.join();
    if (differing != 0)
        broken.push_back(std::to_string(differing.load()) + " images differ when four threads read at once");
}

} // namespace

std::vector<std::string> brokenDatasetPromises(const std::function<std::shared_ptr<const Dataset>()>& open,
                                               const ImageSpec& image)
{
    std::vector<std::string> broken;
    const std::shared_ptr<const Dataset> first = open();
    const std::shared_ptr<const Dataset> second = open();
    const std::size_t bytes = sampleBytes(*first, image);
    if (first->classes().size() < 2)
        broken.push_back("there are fewer than two classes");
    if (first->classes() != second->classes())
        broken.push_back("the classes differ the second time");
    if (first->summary().empty() || first->summary() != second->summary())
        broken.push_back("the summary is empty or differs the second time");
    for (const Split split : {Split::Train, Split::Validation}) {
        checkSplit(*first, *second, split, bytes, broken);
        checkThreads(open, split, bytes, broken);
    }
    return broken;
}

} // namespace trainyard::test
