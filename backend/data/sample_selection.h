// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset.h"

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// The samples of a source in the order in which the source holds them, before a run chooses among them.
struct SampleTable {
    std::string subject;                 ///< for messages: the folder or file, printable
    std::vector<std::string> classes;    ///< names, printable
    std::vector<std::int32_t> labels[2]; ///< by Split, each within `classes`; validation empty = the source has none
    std::string items = "images";
    std::string withoutValidation; ///< why, "there is no test or val folder"
    std::string validationRemedy;  ///< "Add a test folder or more images."
};

/// Which samples of a source a run uses, in this order: the chosen classes, then a share of each class held out for
/// validation when the source has none, then the wanted number of samples. Depends on table, spec and seed alone; what
/// is held out of a class does not depend on which other classes are chosen.
class SampleSelection {
public:
    SampleSelection() = default;
    /// Throws Failure(BadInput) that names the table's subject.
    SampleSelection(const SampleTable& table, const DataSpec& spec, std::uint64_t seed);

    std::int64_t size(Split split) const { return static_cast<std::int64_t>(samples(split).size()); }
    std::int32_t label(Split split, std::int64_t index) const { return sample(split, index).label; }
    SourcePlace place(Split split, std::int64_t index) const;
    const std::vector<std::string>& classes() const { return m_classes; }
    std::int64_t allClasses() const { return static_cast<std::int64_t>(m_allClasses); }
    bool isSubset() const { return m_classes.size() != m_allClasses; }
    /// "100 of 1,000 classes", or "10 classes" when all are used.
    std::string classesText() const;
    /// What a summary must add: "; …, so 10 % of the images are held out for validation (seed 1)"; usually nothing.
    const std::string& remark() const { return m_remark; }

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
    std::vector<std::string> m_classes;
    std::size_t m_allClasses = 0;
    bool m_heldOut = false;
    std::string m_remark;
};

/// "10 %", "12.5 %"
std::string percentText(double share);

} // namespace trainyard
