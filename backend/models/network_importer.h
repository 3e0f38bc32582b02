// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/imported_model.h"

#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// What a file's first layers do to the network's input: scale · input + offset, per channel. One entry stands for all
/// channels; none means that the input is unchanged.
struct InputScaling {
    std::vector<double> scale;
    std::vector<double> offset;

    bool untouched() const { return scale.empty(); }
    /// Applies factor · value + addend on top, per channel; either list may have one entry for all channels.
    void apply(std::span<const double> factor, std::span<const double> addend);
    friend bool operator==(const InputScaling&, const InputScaling&) = default;
};

/// Thrown by NetworkImporter::refuse() and caught where a layer is taken.
struct ImportRefusal {
    Reason why;
};

/// What importers of all formats share: they walk another program's layers once, describe each as a layer of ours, note
/// unsupported ones and go on. The scaling of the input becomes the normalisation of pixels from 0 to 255.
class NetworkImporter {
protected:
    /// `subject` names the file in errors.
    explicit NetworkImporter(std::string subject) : m_subject(std::move(subject)) {}

    /// Ends the work on one layer.
    [[noreturn]] static void refuse(Reason why) { throw ImportRefusal{std::move(why)}; }
    /// A name that none of our own layers has.
    static std::string freeOfOwnNames(const std::string& name);

    void addLayer(std::string name, Op op, std::vector<std::string> inputs);
    /// A layer reads the network's input under this scaling; all that do must agree.
    void readInput(const InputScaling& scaling);
    /// Makes a layer the output. The outputs of a dense one follow the classes of the data. Writes the normalisation.
    /// `classes`: as exported. Throws Failure for unsupported layers and for a scaling that is not a normalisation.
    ImportedModel finish(const std::string& name, const std::string& output, std::int64_t classes);

    const std::string m_subject;
    ImportedModel m_model;
    ImportProblems m_problems;

private:
    void writeNormalisation();

    InputScaling m_scaling; ///< as the first layer reads it
    bool m_inputRead = false;
};

} // namespace trainyard
