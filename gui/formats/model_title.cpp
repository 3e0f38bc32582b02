// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/model_title.h"

#include "storage/store/types.h"

#include <QCoreApplication>

namespace trainyard {
namespace {

struct ModelTitle {
    Q_DECLARE_TR_FUNCTIONS(ModelTitle)
};

} // namespace

QString modelTitle(const std::string& model)
{
    if (model == "small-cnn")
        return ModelTitle::tr("Small CNN");
    if (model == "resnet20v2")
        return QStringLiteral("ResNet20 V2");
    return QString::fromStdString(model);
}

bool trainsItself(const RunRow& run)
{
    return run.dataset.empty(); // the engine always has a data set
}

} // namespace trainyard
