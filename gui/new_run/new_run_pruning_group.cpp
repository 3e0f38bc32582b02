// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/field_rows.h"
#include "gui/new_run/form_group.h"
#include "gui/new_run/new_run_groups.h"

#include <QCoreApplication>

namespace trainyard {
namespace {

struct PruningGroup {
    Q_DECLARE_TR_FUNCTIONS(trainyard::PruningGroup)
};

} // namespace

QWidget* makePruningGroup(SpecForm& form)
{
    auto* group = new FormGroup(QStringLiteral("filter"), PruningGroup::tr("Pruning"));
    FieldRows rows(*group, form);
    rows.addRest("/pruning/", FieldUse::Often);
    rows.more();
    rows.addRest("/pruning/", FieldUse::Seldom);
    rows.follow();
    return group;
}

} // namespace trainyard
