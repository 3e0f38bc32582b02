// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/slurm_probe.h"
#include "gui/services/machine.h"
#include "gui/services/machine_book.h"

#include <QDialog>

#include <memory>

class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace trainyard {

class FieldError;
class Label;
class SegmentedControl;

/// The batch script of a machine's jobs: what the person may set of it at the left, the script that would be submitted
/// at the right, exactly as it is written.
class TemplateDialog : public QDialog {
    Q_OBJECT
public:
    /// `places` and `probe` (may be null) make the preview a likely job of that machine.
    TemplateDialog(const MachineEntry& entry, const MachinePlaces& places, std::shared_ptr<const SlurmProbe> probe,
                   QWidget* parent = nullptr);

    MachineEntry entry() const;
    QString preview() const;

    /// Words as a shell takes them apart: blanks between them, "…" around those that hold blanks.
    static std::vector<std::string> wordsOf(const QString& text);
    static QString textOf(const std::vector<std::string>& words);

signals:
    void saved(const trainyard::MachineEntry& entry);

private:
    QWidget* makeForm();
    QWidget* makePreview();
    JobRequest sample() const;
    void refresh();

    MachineEntry m_entry;
    MachinePlaces m_places;
    std::shared_ptr<const SlurmProbe> m_probe;
    QPlainTextEdit* m_prologue;
    QLineEdit* m_prefix;
    QPlainTextEdit* m_options;
    SegmentedControl* m_launcher;
    QLineEdit* m_mpi;
    QLineEdit* m_launcherOptions;
    QSpinBox* m_signal;
    QPlainTextEdit* m_preview;
    FieldError* m_problem;
    QPushButton* m_save;
};

} // namespace trainyard
