// SPDX-License-Identifier: GPL-3.0-or-later
// What a rebuild says on the command line.
#include "cluster/control/store_rebuild.h"

namespace trainyard {
namespace {

std::string counted(std::size_t count, const std::string& one, const std::string& many)
{
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string joinedWords(const std::vector<std::string>& words)
{
    std::string out;
    for (const std::string& word : words)
        out += (out.empty() ? "" : ", ") + word;
    return out;
}

} // namespace

std::vector<std::string> outcomeSentences(const RebuildOutcome& outcome)
{
    std::vector<std::string> out;
    const auto add = [&](std::size_t count, const std::string& sentence) {
        if (count > 0)
            out.push_back(sentence);
    };
    add(outcome.annotated, "Kept: names, notes, tags, archive and trash of " +
                               counted(outcome.annotated, "run", "runs") + " that were changed after the start.");
    add(outcome.elsewhere, "Kept: " + counted(outcome.elsewhere, "run", "runs") +
                               " on other machines; their curves are read again when the machine is next connected.");
    add(outcome.dataSets, "Kept: " + counted(outcome.dataSets, "data set", "data sets") + ".");
    add(outcome.reports, "Kept: " + counted(outcome.reports, "report", "reports") + ".");
    add(outcome.deleted.size(), "Left out: " + counted(outcome.deleted.size(), "run", "runs") +
                                    " that had been deleted from the store (" + joinedWords(outcome.deleted) +
                                    "); 'trainyard store rebuild --force --with-deleted' brings them back.");
    add(outcome.pointless, "Lost: the curves of " + counted(outcome.pointless, "run", "runs") +
                               " whose run directory is gone; names and settings were kept.");
    add(outcome.lost.size(), "Lost: " + counted(outcome.lost.size(), "run", "runs") +
                                 " without a run directory here, " + "of which the old store could not be read (" +
                                 joinedWords(outcome.lost) + ").");
    add(outcome.adoptable, "Not here yet: " + counted(outcome.adoptable, "run", "runs") +
                               " on other machines; 'trainyard store adopt MACHINE' brings them back with their "
                               "notes.");
    add(outcome.damagedNotes.size(),
        "Not read: " + counted(outcome.damagedNotes.size(), "damaged file", "damaged files") +
            " with a run's name, notes and tags (" + joinedWords(outcome.damagedNotes) +
            "); those of the old store were kept, or those of the start.");
    add(outcome.unread.size(), "The old store could not be read completely (" + joinedWords(outcome.unread) +
                                   "): what is not named here and was "
                                   "not kept beside the runs is lost.");
    return out;
}

} // namespace trainyard
