// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/augment_preview_service.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <vector>

namespace trainyard {

/// Augmented versions of training images for a spec: all kinds of change together, or one kind alone. GUI thread; never
/// blocks.
class AugmentViewModel : public QObject {
    Q_OBJECT
public:
    enum class Kind { All, Flip, Crop, ResizedCrop, Turn, Colours, RandAugment, Cutout, Mixup, CutMix };

    /// Tests pass the `calls` of another engine.
    AugmentViewModel(const RunSpec& spec, std::shared_ptr<const EngineCalls> calls, QObject* parent = nullptr);
    ~AugmentViewModel() override;

    void setSpec(const RunSpec& spec); ///< call this when the form has changed
    void setKind(Kind kind);
    Kind kind() const { return m_kind; }
    /// The kinds that the spec switches on, preceded by All if there are several; empty if there are none.
    std::vector<Kind> kinds() const;
    static QString kindText(Kind kind);
    /// The spec with only one kind of change.
    static DataSpec only(Kind kind, const DataSpec& data);
    bool mixes() const; ///< whether the previewed changes mix images, and thus labels
    void showOthers();  ///< shows other images

    bool waiting() const { return m_waiting; }
    QString error() const { return m_error; } ///< empty = none
    /// May answer an older request while waiting(); null before the first answer and after an error.
    const std::shared_ptr<const AugmentPreview>& preview() const { return m_preview; }

signals:
    void changed();

private:
    void askSoon();

    RunSpec m_spec;
    Kind m_kind = Kind::All;
    qint64 m_first = 0;
    AugmentPreviewService m_service;
    QTimer m_soon;
    bool m_waiting = false;
    QString m_error;
    std::shared_ptr<const AugmentPreview> m_preview;
};

} // namespace trainyard
