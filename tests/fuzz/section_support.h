// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/framed_script.h"

#include <initializer_list>
#include <string_view>

namespace trainyard::fuzz {

/// An answer with these parts. In the text, a line that is only "%%" ends a part; one that begins with '!' has failed,
/// and the parts that it lacks are empty. Standard error is the same text.
FramedAnswer answerOf(std::string_view text, std::initializer_list<const char*> names);

} // namespace trainyard::fuzz
