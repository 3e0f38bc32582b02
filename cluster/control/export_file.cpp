// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/export_file.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/part_file.h"

#include <system_error>
#include <utility>

namespace trainyard {

ExportFile::ExportFile(std::filesystem::path file)
    : m_file(std::move(file)), m_stream(isStream(m_file)), m_target(m_stream ? m_file : replaceableFile(m_file)),
      m_part(m_stream ? m_file : partFileOf(m_target))
{
    if (!m_stream)
        removeStaleParts(m_target.parent_path(), PartKind::File);
}

ExportFile::~ExportFile()
{
    std::error_code ignored;
    if (!m_stream)
        std::filesystem::remove(m_part, ignored);
}

void ExportFile::finish(const char* operation)
{
    if (m_stream)
        return;
    std::error_code code;
    std::filesystem::rename(m_part, m_target, code);
    if (code)
        throw systemFailure(operation, m_file.string(), code.value());
}

} // namespace trainyard
