// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/field_rows.h"
#include "gui/new_run/form_group.h"
#include "gui/new_run/new_run_groups.h"
#include "gui/new_run/spec_form.h"

#include <QCoreApplication>

namespace trainyard {
namespace {

struct RanksGroup {
    Q_DECLARE_TR_FUNCTIONS(trainyard::RanksGroup)
};

} // namespace

QWidget* makeRanksGroup(SpecForm& form)
{
    auto* group = new FormGroup(QStringLiteral("cluster"), RanksGroup::tr("Ranks"));
    FieldRows rows(*group, form);
    rows.add("/program/launcher");
    rows.add({"/resources/ranks", "/distribution/mode", "/distribution/sync_every", "/distribution/worker_ranks",
              "/distribution/masters", "/distribution/elastic_force", "/distribution/gem_kappa",
              "/distribution/gem_momentum", "/distribution/scaling", "/distribution/bucket_mib",
              "/distribution/bucket_precision", "/distribution/overlap", "/distribution/ordered_sum",
              "/distribution/sync_batch_norm"});
    rows.onlyWhile([model = form.model()] { return !model->isProgram(); });
    rows.add("/resources/cores");
    rows.onlyWhile({});
    rows.addRest("/distribution/", FieldUse::Often);
    rows.follow();
    return group;
}

} // namespace trainyard
