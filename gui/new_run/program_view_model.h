// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/program_look.h"
#include "gui/new_run/parameter_row.h"
#include "gui/services/file_tasks.h"
#include "gui/services/services.h"

#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace trainyard {

class NewRunViewModel;
class ProgramLookService;

/// The part of the New run form that is about a program: its command, its parameters and what they are, what is known
/// of the script before it starts. GUI thread; never blocks, and runs nothing of the person's but in readHelp().
class ProgramViewModel : public QObject {
    Q_OBJECT
public:
    ProgramViewModel(NewRunViewModel& form, const Services& services, QObject* parent = nullptr);
    ~ProgramViewModel() override;

    QString commandText() const; ///< as it could be typed into a shell
    void setCommandText(const QString& text);
    /// Takes the flags out of the command as parameters, once it was typed to its end.
    void settleCommand();
    /// Puts a script in the command, and its folder where the program starts.
    void chooseScript(const QString& file);

    std::vector<ParameterRow> parameters() const;
    /// A value as typed; an empty text leaves the parameter to the program.
    void setValue(const QString& name, const QString& text);
    void setFlag(const QString& name, bool on);
    void addParameter(const QString& name);

    /// Runs the program with --help and takes what it lists. Options that a person corrected stay as they are.
    void readHelp();
    void cancelHelp();
    bool reading() const { return m_reading; }
    /// What a person says that the options are.
    void setOptions(const ProgramOptions& options);
    int corrected() const { return int(m_corrected.size()); }
    /// Where the options come from, or why they could not be read.
    QString note() const { return m_note; }
    bool troubled() const { return m_troubled; } ///< the note says what is wrong

    /// The file of parameters beside the script; empty: none is known.
    QString fileName() const;
    void takeFile(); ///< the form takes what the file says
    /// Writes the options and settings beside the script, on this workstation.
    void saveFile();

    const std::optional<ProgramLook>& look() const { return m_look; }
    QString startedText() const; ///< what is typed into a shell to start the same
    QStringList codeLines() const;
    /// What goes to another machine and what stays here, or why the folder cannot go there; empty on this workstation.
    QStringList broughtLines() const { return m_brought; }
    QStringList environmentLines() const;

signals:
    void changed(); ///< note, reading, what is known of the script
    void failed(const QString& text);

private:
    void follow();
    void askQuietly();
    void take(const ProgramLook& look);
    void takeHelp(const ProgramLook& look);
    void fitValues(ProgramSpec& program) const;
    void say(const QString& note, bool trouble = false);
    bool mayLook() const;
    bool goesElsewhere() const; ///< the run is another machine's, which gets a copy of a folder of this workstation
    QString machineToAsk() const;
    void askWhatIsBrought();

    NewRunViewModel& m_form;
    std::unique_ptr<ProgramLookService> m_service;
    FileTasks m_files;
    QTimer m_pause;
    QString m_lookedFor; ///< command and folder of the newest question
    std::optional<ProgramLook> m_look;
    QStringList m_brought;
    bool m_reading = false;
    QString m_note;
    bool m_troubled = false;
    QSet<QString> m_corrected;
    QString m_takenFile;
};

} // namespace trainyard
