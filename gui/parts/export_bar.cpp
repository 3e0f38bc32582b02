// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/export_bar.h"

#include <QFileInfo>

namespace trainyard {

ExportBar::ExportBar(QWidget* parent) : BusyBar(parent)
{
    connect(this, &BusyBar::cancelled, this, [this] {
        m_files.cancel();
        finish();
    });
}

void ExportBar::write(const QString& file, std::function<QByteArray()> make,
                      std::function<void(const Result<void>&)> done)
{
    ++m_pending;
    start(tr("Writing %1…").arg(QFileInfo(file).fileName()));
    setProgress(-1.0);
    m_files.write(file, std::move(make), [this, done = std::move(done)](const Result<void>& outcome) {
        if (--m_pending == 0)
            finish();
        if (outcome.ok() || outcome.error().kind != ErrorKind::Cancelled)
            done(outcome);
    });
}

} // namespace trainyard
