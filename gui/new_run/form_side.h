// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_fields.h"
#include "backend/protocol/run_spec.h"

#include <QString>

#include <nlohmann/json_fwd.hpp>

#include <vector>

namespace trainyard {

struct Preset;

/// One side of the New run form, a network's or a program's: what is filled in, and the preset or clone that it began
/// with.
struct FormSide {
    RunSpec spec;     ///< without an id
    RunSpec baseline; ///< what a reset restores; see comparable()
    QString preset;   ///< its name; empty: it began with something else
    QString origin;   ///< the name of the cloned run
    QString originId; ///< of that run
    bool nameEdited = false;

    /// The spec as it compares with the baseline.
    RunSpec compared() const;
    bool isModified() const { return compared() != baseline; }
    /// Fields with their values in the baseline, and now.
    std::vector<FieldDifference> changes() const;
    /// Takes settings that a person has changed. With other data than the preset's it is no run of the preset any more,
    /// and the preset's words go. Returns whether they did.
    bool take(RunSpec changed);
    void forgetWords();  ///< drops the tags and notes of the preset or clone: they describe its runs
    void forgetOrigin(); ///< it is no clone any more, although it keeps the settings
};

/// What a preset or a clone covers of a spec: neither id nor name, and nothing that its other settings leave unused.
RunSpec comparable(RunSpec spec);

FormSide sideOf(const Preset& preset);
FormSide emptyProgramSide();

/// As the form's state is kept between sessions.
nlohmann::ordered_json toJson(const FormSide& side);
/// `json` has a member "spec". A half-filled form is valid: what could be read of it, with its problems.
FormSide readFormSide(const nlohmann::ordered_json& json);

} // namespace trainyard
