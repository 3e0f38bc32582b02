// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/base/result.h"
#include "backend/protocol/run_spec.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// A named start for the New run form. Its spec has no id, and no name of its own.
struct Preset {
    QString name;
    QString description;
    RunSpec spec;
    bool builtIn = false;
    std::filesystem::path file; ///< empty for a built-in one
};

struct PresetList {
    std::vector<Preset> presets; ///< built-in ones first, then the user's by name
    std::vector<Error> broken;   ///< files that were skipped, by name, and why
};

/// Reads the built-in presets (Qt resources) and every *.json of `folder`. A broken file is named and left as it is.
PresetList readPresets(const std::filesystem::path& folder);

/// The text of a preset file.
std::string presetToText(const QString& name, const RunSpec& spec);
/// Throws Failure(BadInput or Version) that names the file and every problem.
Preset parsePreset(std::string_view text, const std::string& file);

/// Presets for the window: read and written on a thread of its own, told by signals in the GUI thread.
class PresetStore : public QObject {
    Q_OBJECT
public:
    explicit PresetStore(std::filesystem::path folder, QObject* parent = nullptr);
    ~PresetStore() override; ///< waits for a write in progress

    const std::vector<Preset>& presets() const { return m_list.presets; }
    const std::vector<Error>& broken() const { return m_list.broken; }
    const Preset* find(const QString& name) const;

    void load();
    /// Replaces a preset of the user's with the same name; a built-in name is refused.
    void save(const QString& name, const RunSpec& spec);
    void remove(const QString& name);

signals:
    void loaded();
    void failed(const trainyard::Error& error);

private:
    void run(std::function<void()> work);

    std::filesystem::path m_folder;
    PresetList m_list;
    QThreadPool m_pool;
};

} // namespace trainyard
