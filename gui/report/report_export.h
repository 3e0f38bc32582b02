// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"
#include "gui/report/rendered_report.h"

#include <functional>

namespace trainyard {

/// One file of an exported report; `make` makes its bytes, on any thread.
struct ReportFile {
    QString path;
    std::function<QByteArray()> make;
};

/// The files of a report: one for .html and .pdf; for .tex also its figures and pictures, in the folder NAME-figures
/// beside it. BadInput for another ending. GUI thread, which paints the charts here; writes nothing.
Result<std::vector<ReportFile>> exportReport(const RenderedReport& report, const QString& file);

} // namespace trainyard
