// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// onStoreWait(): to be told that a store is locked by another program.
#include "storage/sqlite/lock_wait.h"
