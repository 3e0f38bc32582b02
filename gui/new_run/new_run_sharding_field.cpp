// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/distribution_dialog.h"
#include "gui/new_run/new_run_groups.h"
#include "gui/new_run/spec_form.h"
#include "gui/widgets/buttons.h"

#include <QCoreApplication>

namespace trainyard {
namespace {

struct ShardingField {
    Q_DECLARE_TR_FUNCTIONS(trainyard::ShardingField)
};

} // namespace

QWidget* makeShardingCheck(SpecForm& form)
{
    auto* check = makeButton(ShardingField::tr("Ranks…"));
    check->setToolTip(ShardingField::tr("Shows how several ranks would share the samples, class by class"));
    NewRunViewModel* model = form.model();
    QObject::connect(check, &QPushButton::clicked, check, [check, model] {
        auto* dialog = new DistributionDialog(model->spec(), check->window());
        QObject::connect(dialog, &DistributionDialog::shardingChosen, model, [model](Sharding sharding) {
            model->edit([sharding](RunSpec& spec) { spec.data.sharding = sharding; });
            emit model->specReplaced();
        });
        dialog->show();
    });
    return check;
}

} // namespace trainyard
