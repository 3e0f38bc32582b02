// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace trainyard {

class AppSettings;
class ElidedLabel;
class Label;

/// A part of the plan pane: a title line with a caption and optional widgets on the right, then a body. A collapsible
/// section has a chevron before its title.
class PlanSection : public QWidget {
    Q_OBJECT
public:
    PlanSection(const QString& title, bool collapsible, QWidget* parent = nullptr);
    void setCaption(const QString& caption);
    void addHeaderWidget(QWidget* widget);
    QVBoxLayout* body() { return m_body; }
    bool isOpen() const { return m_open; }
    void setOpen(bool open);
    /// Opens it as it was left, in the last session too; `settings` null (in tests): as at first.
    void rememberOpen(AppSettings* settings, const QString& key, bool openAtFirst);

signals:
    void openChanged(bool open);

private:
    QHBoxLayout* m_header;
    QToolButton* m_toggle = nullptr;
    ElidedLabel* m_caption;
    QWidget* m_bodyWidget;
    QVBoxLayout* m_body;
    bool m_open = true;
};

/// A caption with a large number below it.
class FigureTile : public QWidget {
    Q_OBJECT
public:
    explicit FigureTile(const QString& caption, const QString& tooltip = {}, QWidget* parent = nullptr);
    void setFigure(const QString& figure, const QString& unit = {});

private:
    Label* m_figure;
    Label* m_unit;
};

} // namespace trainyard
