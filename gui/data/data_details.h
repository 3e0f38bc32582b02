// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QWidget>

class QPushButton;
class QTableView;
class QToolButton;

namespace trainyard {

class BusyBar;
class Card;
class DataViewModel;
class ElidedLabel;
class FieldError;
class IconLabel;
class InspectionTable;
class Label;
class SegmentedControl;
class ThumbnailGrid;

/// Details of the selected data set: counts, bars per class, image sizes, samples, broken and duplicate images.
class DataDetails : public QWidget {
    Q_OBJECT
public:
    explicit DataDetails(DataViewModel* model, QWidget* parent = nullptr);

signals:
    void newRunRequested();
    void prepareRequested();
    void inspectRequested();
    void folderRequested();

private:
    QWidget* makeSummary();
    QWidget* makeClasses();
    QWidget* makeSamples();
    QWidget* makeSizes();
    QWidget* makeProblems();
    void showRow();
    void showActivity();
    void showInspection();
    void showProblems();
    void setFact(const QString& id, const QString& text, const QString& tooltip = {});

    DataViewModel* m_model;
    ElidedLabel* m_name;
    IconLabel* m_stateIcon;
    Label* m_state;
    ElidedLabel* m_since;
    QToolButton* m_folder;
    QPushButton* m_prepare;
    QPushButton* m_newRun;
    QPushButton* m_inspect;
    BusyBar* m_busy;
    FieldError* m_error;
    QHash<QString, ElidedLabel*> m_facts;
    Card* m_classesCard;
    Card* m_samplesCard;
    Card* m_sizesCard;
    Card* m_problemsCard;
    InspectionTable* m_classes;
    InspectionTable* m_sizes;
    InspectionTable* m_unreadable;
    InspectionTable* m_duplicates;
    ThumbnailGrid* m_samples;
    SegmentedControl* m_problemKind;
    QTableView* m_problems;
    Label* m_noProblems;
};

} // namespace trainyard
