// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/engine/engine_install.h"

#include <QTemporaryDir>

#include <string>

namespace trainyard::test {

/// A machine that is this one with a Trainyard folder of its own, and packages that build in a second.
class EngineLab {
public:
    EngineLab();
    std::string root() const { return m_folder.path().toStdString(); }
    std::string home() const { return root() + "/home"; } ///< Trainyard's folder there
    std::string engines() const { return home() + "/engines"; }
    /// Prologue of a machine whose PATH has only the usual tools, and what is in bin().
    std::string barePath() const;
    std::string bin() const { return root() + "/bin"; }
    void program(const std::string& path, const std::string& body) const; ///< a shell script
    /// An engine that says this for its version.
    void engine(const std::string& path, const std::string& says) const;
    /// Sources of a program that says it is this window's engine; `main`: other C++ instead.
    EnginePackage sources(const std::string& id, const std::string& main = {}) const;

private:
    QTemporaryDir m_folder;
};

} // namespace trainyard::test
