// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

namespace trainyard {

/// The SVG of an icon ("stop", "checkpoint", …) as drawn, with currentColor; empty when there is none of that name.
QByteArray iconSource(const QString& name);

/// The user's guide, Markdown in UTF-8.
QByteArray guideSource();

/// A file of resources/report, part of every exported report: "report.js", "report.css".
QByteArray reportSource(const QString& name);

} // namespace trainyard
