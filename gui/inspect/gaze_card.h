// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/widgets/card.h"

class QComboBox;
class QSlider;

namespace trainyard {

class ClassifyViewModel;
class HeatView;
class OriginalPicture;
class SegmentedControl;
class WrappedLabel;

/// Where the net looks in the selected image: the image alone, Grad-CAM or occlusion over it.
class GazeCard : public Card {
    Q_OBJECT
public:
    explicit GazeCard(ClassifyViewModel& model, QWidget* parent = nullptr);
    HeatView& view() { return *m_view; }
    SegmentedControl& kinds() { return *m_kinds; }
    QComboBox& layers() { return *m_layers; }
    QComboBox& classes() { return *m_classes; }
    QSlider& strength() { return *m_strength; }

private:
    QWidget* makeSide();
    void refreshChoices();
    void refresh();

    ClassifyViewModel& m_model;
    SegmentedControl* m_kinds;
    HeatView* m_view;
    QComboBox* m_classes;
    QComboBox* m_layers;
    QSlider* m_strength;
    Label* m_strengthText;
    WrappedLabel* m_text;
    OriginalPicture* m_original;
    Label* m_originalTitle;
};

} // namespace trainyard
