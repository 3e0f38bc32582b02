// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/page.h"
#include "gui/services/services.h"

#include <QTimer>

class QComboBox;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace trainyard {

class AppSettings;
class CampaignDialog;
class ElidedLabel;
class FieldError;
class IconLabel;
class Label;
class NewRunViewModel;
class PresetStore;
class SegmentedControl;
class SpecForm;

/// The form that configures a run, its live plan, and the button that starts it.
class NewRunPage : public Page {
    Q_OBJECT
public:
    /// `settings` stores the form between sessions; it must outlive the page.
    NewRunPage(const Services& services, PresetStore* presets, AppSettings& settings, QWidget* parent = nullptr);
    ~NewRunPage() override;

    PageId id() const override { return PageId::NewRun; }
    QString title() const override { return tr("New run"); }
    QString icon() const override { return QStringLiteral("new"); }
    void activated() override;
    void deactivated() override;
    void openRun(const QString& runId) override; ///< clones it into the form
    void continueRun(const QString& runId, const QString& checkpoint) override;
    void useData(const DataSpec& data, const QString& machine) override;
    void useSpec(const RunSpec& spec, const QString& origin) override;
    void planTickets(const RunSpec& base, const QList<double>& percentiles, const PruningSpec& mask) override;
    void newRun() override;
    bool mayClose() override;

    NewRunViewModel* model() const { return m_model; }
    SpecForm* form() const { return m_form; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< a click on the bottom line leads to the problem

private:
    void goToField(const QString& path);
    QString fieldOfHint() const; ///< the first field with a problem; empty: there is none
    QWidget* makeHeader();
    QWidget* makeForm();
    QWidget* makeActions();
    void showName();
    void showPresets();
    void showSource();
    void showStart();
    void askPresetName();
    CampaignDialog* askCampaign();
    void keep();

    Services m_services;
    AppSettings& m_settings;
    NewRunViewModel* m_model;
    SpecForm* m_form;
    QLineEdit* m_name;
    FieldError* m_nameError;
    ElidedLabel* m_nameNote;
    SegmentedControl* m_source;
    QList<QWidget*> m_networkCards, m_programCards;
    QComboBox* m_presets;
    QPushButton* m_reset;
    QScrollArea* m_scroll;
    IconLabel* m_hintIcon;
    ElidedLabel* m_hint;
    QPushButton* m_save;
    QPushButton* m_campaign;
    QPushButton* m_start;
    QTimer m_keepTimer;
    bool m_restored = false;    ///< the last session's form has been restored
    bool m_presetsRead = false; ///< presets were read once; broken files are reported only then
};

} // namespace trainyard
