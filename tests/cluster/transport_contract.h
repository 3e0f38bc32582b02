// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/transport.h"

#include <QObject>
#include <QTemporaryDir>

#include <memory>
#include <string>

namespace trainyard::test {

/// What every Transport promises. A transport's test derives from this and says how to make one; the folder is on this
/// machine and is the same one that the transport reaches (a remote transport is tested against a loopback server).
class TransportContract : public QObject {
    Q_OBJECT
protected:
    virtual std::unique_ptr<Transport> makeTransport() = 0;
    std::string path(const std::string& name) const;

private slots:
    void init();
    void cleanup();

    void execGivesOutputErrorsAndCode();
    void execTellsTheSignalThatEndedTheShell();
    void execCarriesAnyBytesAndLongScripts();
    void execEndsWithTheShellAndNotWithItsBackground();
    void execKillsTheWholeGroupAtTheDeadline();
    void execReadsMuchOutputOfBothStreams();
    void writesAndReadsAnyBytes();
    void writeReplacesWholeAndChangesTheGeneration();
    void writeIntoNothingSaysSoAndLeavesNothing();
    void createsOnlyWhatIsNotThere();
    void whatItCreatesIsPrivate();
    void readsPartsAndTellsAbsence();
    void statusFollowsGrowthAndReplacement();
    void listsSortedAndAbsentAsEmpty();
    void namesAreJustBytes_data();
    void namesAreJustBytes();
    void refusesPathsWithNulOrWithoutRoot();
    void copiesLargeFilesBothWays();
    void copyOfNothingLeavesTheTarget();
    void removesTreesWithoutFollowingLinks();
    void refusesToRemove_data();
    void refusesToRemove();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Transport> m_transport;
};

} // namespace trainyard::test
