// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/export_script.h"

#include <algorithm>

namespace trainyard {
namespace {

/// A text as a Python string.
std::string pythonText(const std::string& text)
{
    std::string out = "\"";
    for (const char character : text) {
        if (character == '"' || character == '\\')
            out += '\\';
        out += character;
    }
    return out + "\"";
}

/// The statements that make `pixels` of the image called `name`.
std::string imageText(const ExaminedNet& net)
{
    const std::string height = std::to_string(net.input.height), width = std::to_string(net.input.width);
    const char* fitted = net.fit == FitKind::Crop  ? "ImageOps.fit(image, "
                         : net.fit == FitKind::Pad ? "ImageOps.pad(image, "
                                                   : "image.resize(";
    return "for name in sys.argv[1:]:\n"
           "    image = ImageOps.exif_transpose(Image.open(name)).convert(" +
           pythonText(net.input.channels == 1 ? "L" : "RGB") + ")\n    image = " + fitted + "(" + width + ", " +
           height + "), Image.BOX if image.width > " + width +
           " else Image.BILINEAR)\n"
           "    pixels = np.asarray(image, np.float32).reshape(1, " +
           height + ", " + width + ", " + std::to_string(net.input.channels) + ").transpose(0, 3, 1, 2)\n";
}

/// What the logits become; one logit is that of the second of two classes.
std::string scoresText(const ExaminedNet& net, bool single)
{
    if (net.score == ScoreKind::Output)
        return single ? "    scores = np.array([1 - logits[0], logits[0]])\n" : "    scores = logits\n";
    if (single)
        return "    scores = 1 / (1 + np.exp(np.array([logits[0], -logits[0]])))\n";
    if (net.score == ScoreKind::Sigmoid)
        return "    scores = 1 / (1 + np.exp(-logits))\n";
    return "    scores = np.exp(logits - logits.max())\n    scores /= scores.sum()\n";
}

} // namespace

std::string labelsText(const ExaminedNet& net)
{
    std::string text;
    for (std::string name : net.classes) {
        std::replace_if(
            name.begin(), name.end(), [](char character) { return character == '\n' || character == '\r'; }, ' ');
        text += name + "\n";
    }
    return text;
}

std::string predictScript(const ExaminedNet& net, const std::string& model, const std::string& labels, bool single)
{
    const ImageSpec& input = net.input;
    std::string text = "#!/usr/bin/env python3\n";
    if (net.features)
        text += "# Classifies samples: predict.py SAMPLES.npy, an array of N samples of " +
                std::to_string(input.height) + " × " + std::to_string(input.width) + " × " +
                std::to_string(input.channels) +
                " values.\n# Needs numpy and onnxruntime. The values go in as the data set has them: the model itself "
                "normalises them.\n";
    else
        text +=
            "# Classifies images: predict.py IMAGE …\n# Needs numpy, onnxruntime and pillow. Pixels go in from 0 to "
            "255: the model itself normalises them.\n";
    text += "import pathlib\nimport sys\n\nimport numpy as np\nimport onnxruntime\n";
    if (!net.features)
        text += "from PIL import Image, ImageOps\n";
    text += std::string("\nif len(sys.argv) ") + (net.features ? "!=" : "<") +
            " 2:\n    sys.exit(\"usage: predict.py " + (net.features ? "SAMPLES.npy" : "IMAGE …") + "\")\n";
    text += "here = pathlib.Path(__file__).parent\nnet = onnxruntime.InferenceSession(str(here / " + pythonText(model) +
            "), providers=[\"CPUExecutionProvider\"])\nlabels = (here / " + pythonText(labels) +
            ").read_text(encoding=\"utf-8\").split(\"\\n\")\n";
    if (net.features)
        text += "samples = np.load(sys.argv[1]).astype(np.float32).reshape(-1, " + std::to_string(input.height) + ", " +
                std::to_string(input.width) + ", " + std::to_string(input.channels) +
                ")\nfor name, pixels in enumerate(samples.transpose(0, 3, 1, 2)[:, None]):\n";
    else
        text += imageText(net);
    return text + "    logits = net.run(None, {\"image\": pixels})[0].ravel().astype(np.float64)\n" +
           scoresText(net, single) +
           "    best = np.argsort(-scores, kind=\"stable\")[:5]\n"
           "    print(name, *(f\"{labels[k]} {scores[k]:.4f}\" for k in best), sep=\"\\t\")\n";
}

} // namespace trainyard
