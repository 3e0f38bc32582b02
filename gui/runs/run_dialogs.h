// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QHash>
#include <QStringList>

class QCheckBox;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;

namespace trainyard {

/// Tags of one or several runs: a tick for those that all have, a dash for those that some have.
class TagsDialog : public QDialog {
    Q_OBJECT
public:
    /// `counts`: tag → how many of the `runs` runs have it; `known`: every tag in use, offered as well.
    TagsDialog(const QHash<QString, int>& counts, int runs, const QStringList& known, QWidget* parent = nullptr);

signals:
    void chosen(const QStringList& add, const QStringList& remove);

private:
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

signals:
    void chosen(const QString& notes);

private:
    QPlainTextEdit* m_text;
};

/// Says what is lost before runs are deleted; their run directories stay unless ticked.
class DeleteDialog : public QDialog {
    Q_OBJECT
public:
    /// `active` of them are not finished yet: those cannot be deleted.
    DeleteDialog(const QStringList& names, int active, QWidget* parent = nullptr);

signals:
    void chosen(bool withDirectories);

private:
    QCheckBox* m_directories;
};

} // namespace trainyard
