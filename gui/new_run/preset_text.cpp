// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/preset_text.h"

#include "gui/services/preset_store.h"

#include <QCoreApplication>

namespace trainyard {

namespace {

// The texts of resources/presets, only for translators; a test compares them with the files.
[[maybe_unused]] constexpr const char* kTexts[] = {
    QT_TRANSLATE_NOOP("BuiltInPreset", "First run: glyphs"),
    QT_TRANSLATE_NOOP("BuiltInPreset",
                      "A small CNN on images the engine draws itself: nothing to download, trained in a few minutes."),
    QT_TRANSLATE_NOOP("BuiltInPreset", "MNIST small CNN"),
    QT_TRANSLATE_NOOP("BuiltInPreset", "Handwritten digits from the four IDX files, 99 % in a handful of epochs."),
    QT_TRANSLATE_NOOP("BuiltInPreset", "CIFAR-10 ResNet20V2"),
    QT_TRANSLATE_NOOP("BuiltInPreset",
                      "Small colour photographs from a folder per class, through a residual net of 20 layers."),
};

QString shown(const Preset& preset, const QString& text)
{
    return preset.builtIn ? QCoreApplication::translate("BuiltInPreset", text.toUtf8().constData()) : text;
}

} // namespace

QString presetTitle(const Preset& preset)
{
    return shown(preset, preset.name);
}
QString presetDescription(const Preset& preset)
{
    return shown(preset, preset.description);
}

} // namespace trainyard
