// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/live_texts.h"
#include "gui/widgets/card.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QStackedWidget;
class QTabBar;
class QTableWidget;

namespace trainyard {

/// The lower tabs of the Live page: the engine's log and the run's configuration.
class LiveLogCard : public Card {
    Q_OBJECT
public:
    explicit LiveLogCard(QWidget* parent = nullptr);
    void setLog(const std::string& log);
    void setParams(const std::vector<std::pair<std::string, std::string>>& params);
    /// What is kept of a program's code; the tab is only there while `shown`.
    void setCodeShown(bool shown);
    void setCode(const QString& text);
    void clear();
    void focusSearch();

private:
    QWidget* makeLog();
    QWidget* makeConfig();
    QWidget* makeCode();
    bool wanted(const LogLine& line) const;
    void fill(bool fromStart);
    void find(bool next);
    std::string m_log;
    std::vector<std::pair<std::string, std::string>> m_params; ///< the shown ones
    std::vector<LogLine> m_lines;
    std::size_t m_shown = 0; ///< number of lines processed
    QTabBar* m_tabs;
    QStackedWidget* m_stack;
    QWidget* m_tools;
    QComboBox* m_level;
    QLineEdit* m_find;
    QCheckBox* m_follow;
    QPlainTextEdit* m_text;
    QTableWidget* m_config;
    QPlainTextEdit* m_code;
};

} // namespace trainyard
