// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QHash>
#include <QList>
#include <QStringList>

class QCheckBox;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPlainTextEdit;
class QVBoxLayout;

namespace trainyard {

struct RunUses;

/// Edits the tags of one or several runs: checked for tags that all have, partially checked for tags that some have.
class TagsDialog : public QDialog {
    Q_OBJECT
public:
    /// `counts`: tag → number of the `runs` runs that have it; `known`: every tag in use, also listed.
    TagsDialog(const QHash<QString, int>& counts, int runs, const QStringList& known, QWidget* parent = nullptr);

signals:
    void chosen(const QStringList& add, const QStringList& remove);

private:
    QListWidgetItem* addTag(const QString& tag);
    void addTyped();
    void apply();
    QHash<QString, int> m_counts;
    int m_runs;
    QLineEdit* m_new;
    QListWidget* m_list;
};

/// The notes of a run.
class NotesDialog : public QDialog {
    Q_OBJECT
public:
    NotesDialog(const QString& runName, const QString& notes, QWidget* parent = nullptr);
    /// Asks first whether to save the notes if they have changed.
    void reject() override;

signals:
    void chosen(const QString& notes);

private:
    void save();
    QPlainTextEdit* m_text;
    QString m_before; ///< the notes as they were when the dialog opened
};

/// A run that is to be deleted, and what tells it from others of the same name: "Done, 2026-11-20 14:52, epoch 12 of
/// 12, trained for 3 min".
struct RunToDelete {
    QString name;
    QString details;
};

/// Says what is lost before runs are deleted; their run directories stay unless the box is checked.
class DeleteDialog : public QDialog {
    Q_OBJECT
public:
    /// `active`: number of unfinished runs among them, which cannot be deleted.
    DeleteDialog(const QList<RunToDelete>& runs, int active, QWidget* parent = nullptr);
    /// Adds which reports and campaigns lack something then; they are found after the dialog has opened.
    void tellUses(const RunUses& uses);

signals:
    void chosen(bool withDirectories);

private:
    QVBoxLayout* m_told;
    QCheckBox* m_directories;
};

} // namespace trainyard
