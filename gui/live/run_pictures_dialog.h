// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/program_line.h"
#include "gui/services/file_tasks.h"

#include <QDialog>
#include <QImage>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QSlider;

namespace trainyard {

class Label;

/// The pictures that a program has put into its run directory: one of a name and step at a time. Not modal. After
/// show() it deletes itself when closed.
class RunPicturesDialog : public QDialog {
    Q_OBJECT
public:
    /// `directory`: the run's, on this computer.
    RunPicturesDialog(const QString& runName, std::string directory, QWidget* parent = nullptr);
    /// In the order in which they came. What is shown stays, or follows the newest step.
    void setPictures(const std::vector<RunImage>& pictures);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillSteps();
    void load();
    void present();
    const RunImage* current() const;

    const std::string m_directory;
    FileTasks m_files;
    std::vector<RunImage> m_pictures;
    std::vector<const RunImage*> m_steps; ///< of the chosen name
    QComboBox* m_names;
    QSlider* m_step;
    Label* m_where;
    QLabel* m_picture;
    QImage m_image;
    std::string m_shown; ///< file
};

} // namespace trainyard
