// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace trainyard {

/// Words or a table of a report, as high as they need to be. Links open in the desktop's browser.
class ReportTextView : public QTextBrowser {
    Q_OBJECT
public:
    explicit ReportTextView(QWidget* parent = nullptr);
    void showHtml(const QString& html);
    int headingCount() const;
    int headingTop(int heading) const; ///< pixels
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void fit();
    bool isWide() const; ///< it must be scrolled sideways
    int wholeHeight() const;
    void restyle();
    QString m_html;
};

} // namespace trainyard
