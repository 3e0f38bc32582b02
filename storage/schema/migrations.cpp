// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema/migrations.h"

namespace trainyard::schema {

std::span<const Migration> migrations()
{
    static const Migration all[] = {{1, kVersion1},   {2, kVersion2},   {3, kVersion3},
                                    {4, kVersion4},   {5, kVersion5},   {6, kVersion6},
                                    {7, kVersion7},   {8, kVersion8},   {9, kVersion9},
                                    {10, kVersion10}, {11, kVersion11}, {12, kVersion12, renewDirections}};
    return all;
}

int newestVersion()
{
    return migrations().back().to;
}

} // namespace trainyard::schema
