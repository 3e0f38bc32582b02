// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/augment_preview_service.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <vector>

namespace trainyard {

/// What training images become under the augmentation of a spec: all of it together, or one kind alone. Lives in the
/// GUI thread, blocks nowhere.
class AugmentViewModel : public QObject {
    Q_OBJECT
public:
    enum class Kind { All, Flip, Crop, ResizedCrop, Turn, Colours, RandAugment, Cutout, Mixup, CutMix };

    /// `calls` may be another engine's, for tests.
    AugmentViewModel(const RunSpec& spec, std::shared_ptr<const EngineCalls> calls, QObject* parent = nullptr);
    ~AugmentViewModel() override;

    void setSpec(const RunSpec& spec); ///< the form was changed
    void setKind(Kind kind);
    Kind kind() const { return m_kind; }
    /// What the spec has switched on, with All in front when there are several; empty when it changes nothing.
    std::vector<Kind> kinds() const;
    static QString kindText(Kind kind);
    /// The spec with only one kind of change.
    static DataSpec only(Kind kind, const DataSpec& data);
    bool mixes() const; ///< images, and so labels, are mixed in what is shown
    void showOthers();  ///< other images

    bool waiting() const { return m_waiting; }
    QString error() const { return m_error; } ///< empty = none
    /// Of an older question while waiting(); null before the first answer and after an error.
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
