// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/live_log_model.h"
#include "gui/widgets/card.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QStackedWidget;
class QTabBar;
class QTableWidget;

namespace trainyard {

class AppSettings;

/// The lower tabs of the Live page: the engine's log and the run's configuration.
class LiveLogCard : public Card {
    Q_OBJECT
public:
    explicit LiveLogCard(AppSettings& settings, QWidget* parent = nullptr);
    /// `ranks`: of the run.
    void setLog(const std::string& log, int ranks);
    /// Shown while there is no log.
    void setNoLogText(const QString& text);
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
    void connectModel();
    void append(int first, int last);
    void cut(int first); ///< from this row on
    void fill();
    void find(bool next);
    AppSettings& m_settings;
    LiveLogModel* m_model;
    std::vector<std::pair<std::string, std::string>> m_params; ///< the shown ones
    QTabBar* m_tabs;
    QStackedWidget* m_stack;
    QWidget* m_tools;
    QComboBox* m_level;
    QLineEdit* m_find;
    QCheckBox* m_fold;
    QCheckBox* m_follow;
    QPlainTextEdit* m_text;
    QTableWidget* m_config;
    QPlainTextEdit* m_code;
};

} // namespace trainyard
