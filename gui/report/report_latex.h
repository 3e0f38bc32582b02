// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/report/rendered_report.h"

#include <functional>

namespace trainyard {

/// Text for LaTeX: every character stands for itself.
QString latexText(const QString& text);

/// The whole document, for pdfLaTeX, XeLaTeX and LuaLaTeX; tables by booktabs. `figure` and `picture` name the files of
/// a block's chart and of a picture, relative to the document; an empty name leaves it out.
QByteArray latexDocument(const RenderedReport& report, const std::function<QString(std::size_t block)>& figure,
                         const std::function<QString(const QString& path)>& picture);

} // namespace trainyard
