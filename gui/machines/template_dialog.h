// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/machine.h"
#include "cluster/scheduler/cluster_facts.h"
#include "gui/services/machine_book.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace trainyard {

class FieldError;
class Label;
class SegmentedControl;

/// The batch script of a machine's jobs: the editable parts on the left, and the exact script that would be submitted
/// on the right.
class TemplateDialog : public QDialog {
    Q_OBJECT
public:
    /// `places` and `cluster` (may be null) make the preview a typical job of that machine.
    TemplateDialog(const MachineEntry& entry, const MachinePlaces& places, std::shared_ptr<const ClusterFacts> cluster,
                   QWidget* parent = nullptr);

    MachineEntry entry() const;
    QString preview() const;

    /// Splits text into words like a shell: at blanks, with "…" around words that contain blanks.
    static std::vector<std::string> wordsOf(const QString& text);
    static QString textOf(const std::vector<std::string>& words);

signals:
    void saved(const trainyard::MachineEntry& entry);

private:
    QWidget* makeForm();
    QWidget* makePreview();
    void useFitting(); ///< a launcher that works on the cluster
    void refresh();

    MachineEntry m_entry;
    MachinePlaces m_places;
    std::shared_ptr<const ClusterFacts> m_cluster;
    QPlainTextEdit* m_prologue;
    QLineEdit* m_prefix;
    QPlainTextEdit* m_options;
    QComboBox* m_gpus;
    SegmentedControl* m_launcher;
    QPushButton* m_fit; ///< shown while the launcher does not work there
    QLineEdit* m_mpi;
    QLineEdit* m_launcherOptions;
    QSpinBox* m_signal;
    QPlainTextEdit* m_preview;
    FieldError* m_problem;
    QPushButton* m_save;
};

} // namespace trainyard
