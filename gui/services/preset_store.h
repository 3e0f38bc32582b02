// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/presets.h"

#include <QObject>
#include <QThreadPool>

#include <functional>

namespace trainyard {

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
