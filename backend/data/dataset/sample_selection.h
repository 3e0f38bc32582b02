// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/data/dataset/dataset.h"

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// The samples of a source in its own order, before a run selects among them.
struct SampleTable {
    std::string subject;              ///< for messages: the folder or file, printable
    std::vector<std::string> classes; ///< names, printable
    std::vector<std::int32_t>
        labels[2];            ///< by Split, indices into `classes`; validation is empty if the source has none
    bool features = false;    ///< the samples are no images
    Reason withoutValidation; ///< "there is no test or val folder"
    Reason validationRemedy;  ///< "Add a test folder or more images."
};

/// Selects the samples of a source that a run uses, in these steps: the chosen classes; a share of each class held out
/// for validation, if the source has none; the wanted number of samples. Depends only on table, spec and seed. Which
/// samples of a class are held out does not depend on the other classes.
class SampleSelection {
public:
    SampleSelection() = default;
    /// Throws Failure(BadInput), which names the table's subject.
    SampleSelection(const SampleTable& table, const DataSpec& spec, std::uint64_t seed);

    std::int64_t size(Split split) const { return static_cast<std::int64_t>(samples(split).size()); }
    std::int32_t label(Split split, std::int64_t index) const { return sample(split, index).label; }
    SourcePlace place(Split split, std::int64_t index) const;
    const std::vector<std::string>& classes() const { return m_classes; }
    std::int64_t allClasses() const { return static_cast<std::int64_t>(m_allClasses); }
    /// Those of the chosen classes, from which the wanted number was taken.
    std::int64_t allSamples(Split split) const { return m_allSamples[static_cast<int>(split)]; }
    bool holdsOut() const { return m_heldOut; } ///< the source has no validation samples
    bool isSubset() const { return m_classes.size() != m_allClasses; }
    /// A remark on Dataset::content(), usually empty: "…, so 10 % of the images are held out for validation (seed 1)".
    const Reason& remark() const { return m_remark; }

private:
    struct Sample {
        std::uint32_t index;
        std::int32_t label;
    };
    std::vector<std::int32_t> chooseClasses(const SampleTable& table, const ClassChoice& choice);
    void takeAll(const std::vector<std::int32_t>& labels, Split split, const std::vector<std::int32_t>& newLabels);
    void holdOut(const SampleTable& table, double share, std::uint64_t seed,
                 const std::vector<std::int32_t>& newLabels);
    void keepWanted(Split split, std::int64_t wanted, std::uint64_t seed, const std::string& subject);
    const std::vector<Sample>& samples(Split split) const { return m_samples[static_cast<int>(split)]; }
    const Sample& sample(Split split, std::int64_t index) const
    {
        return samples(split)[static_cast<std::size_t>(index)];
    }

    std::vector<Sample> m_samples[2];
    std::int64_t m_allSamples[2] = {0, 0};
    std::vector<std::string> m_classes;
    std::size_t m_allClasses = 0;
    bool m_heldOut = false;
    Reason m_remark;
};

/// "10 %", "12.5 %"
std::string percentText(double share);

} // namespace trainyard
