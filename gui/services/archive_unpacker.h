// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace trainyard {

/// Unpacks a tar, tar.gz, zip or similar into a folder, which is made. Entries that would lie outside of it, links and
/// devices are refused. `progress` hears how many bytes of the archive have been read, and may throw to end it.
/// Throws Failure; what was unpacked until then stays.
void unpackArchive(const QString& archive, const QString& folder,
                   const std::function<void(qint64 bytes)>& progress = {});

} // namespace trainyard
