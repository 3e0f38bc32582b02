// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trainyard {

/// The line of a shell script after which it creates private files and folders only, whatever umask the account has:
/// keepFilesPrivate() for a shell. $TRAINYARD_SHARE on that machine decides, which the machine's own settings may set.
inline constexpr const char* kPrivateUmask = "case ${TRAINYARD_SHARE:-} in group) umask 027 ;; *) umask 077 ;; esac\n";

} // namespace trainyard
