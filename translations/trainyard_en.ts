<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>FormatText</name>
    <message numerus="yes">
        <source>%Ln thread(s)</source>
        <translation>
            <numerusform>1 thread</numerusform>
            <numerusform>%Ln threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LiveText</name>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>1 epoch</numerusform>
            <numerusform>%Ln epochs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln untracked file(s) were not kept</source>
        <translation>
            <numerusform>%Ln untracked file was not kept</numerusform>
            <numerusform>%Ln untracked files were not kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParameterText</name>
    <message numerus="yes">
        <source>choice of %Ln</source>
        <translation>
            <numerusform>choice of %Ln</numerusform>
            <numerusform>choice of %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>%n other file(s) (is|are) ignored</source>
        <translation>
            <numerusform>%n other file is ignored</numerusform>
            <numerusform>%n other files are ignored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) (is|are) not used</source>
        <translation>
            <numerusform>%n file is not used</numerusform>
            <numerusform>%n files are not used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) (is|are) not used</source>
        <translation>
            <numerusform>%n list is not used</numerusform>
            <numerusform>%n lists are not used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it names %n file(s) outside of its folder, such as %2</source>
        <translation>
            <numerusform>it names %n file outside of its folder, such as %2</numerusform>
            <numerusform>it names %n files outside of its folder, such as %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) (is|are) not supported: %2</source>
        <translation>
            <numerusform>%n layer is not supported: %2</numerusform>
            <numerusform>%n layers are not supported: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it was put back in the queue %n time(s) (allowed: %2)</source>
        <translation>
            <numerusform>it was put back in the queue %n time (allowed: %2)</numerusform>
            <numerusform>it was put back in the queue %n times (allowed: %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %2 cores (is|are) taken by %3</source>
        <translation>
            <numerusform>%n of %2 cores is taken by %3</numerusform>
            <numerusform>%n of %2 cores are taken by %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %2 GPUs (is|are) taken by %3</source>
        <translation>
            <numerusform>%n of %2 GPUs is taken by %3</numerusform>
            <numerusform>%n of %2 GPUs are taken by %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) (is|are) before it</source>
        <translation>
            <numerusform>%n run is before it</numerusform>
            <numerusform>%n runs are before it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this machine has %n GPU(s), and it asks for GPU number %2</source>
        <translation>
            <numerusform>this machine has %n GPU, and it asks for GPU number %2</numerusform>
            <numerusform>this machine has %n GPUs, and it asks for GPU number %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it asks for %n GPU(s), and this machine has %2</source>
        <translation>
            <numerusform>it asks for %n GPU, and this machine has %2</numerusform>
            <numerusform>it asks for %n GPUs, and this machine has %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n process(|es)</source>
        <translation>
            <numerusform>%n process</numerusform>
            <numerusform>%n processes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n process(|es) (%2 and %3)</source>
        <translation>
            <numerusform>%n process (%2 and %3)</numerusform>
            <numerusform>%n processes (%2 and %3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n rank</numerusform>
            <numerusform>%n ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>0 or at least %2, so that %3 processes find room on %n node(s)</source>
        <translation>
            <numerusform>0 or at least %2, so that %3 processes find room on %n node</numerusform>
            <numerusform>0 or at least %2, so that %3 processes find room on %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>GPU %2 has had %n memory error(s) that ECC could not restore since the run began</source>
        <translation>
            <numerusform>GPU %2 has had %n memory error that ECC could not restore since the run began</numerusform>
            <numerusform>GPU %2 has had %n memory errors that ECC could not restore since the run began</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) of the last %2 (is|are) lost: %3</source>
        <translation>
            <numerusform>%n event of the last %2 is lost: %3</numerusform>
            <numerusform>%n events of the last %2 are lost: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has not become a number for %n value(s)</source>
        <translation>
            <numerusform>%2 has not become a number for %n value</numerusform>
            <numerusform>%2 has not become a number for %n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has not become better than %3 (epoch %4) for %n value(s)</source>
        <translation>
            <numerusform>%2 has not become better than %3 (epoch %4) for %n value</numerusform>
            <numerusform>%2 has not become better than %3 (epoch %4) for %n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partition(s)</source>
        <translation>
            <numerusform>%n partition</numerusform>
            <numerusform>%n partitions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in the default one</source>
        <translation>
            <numerusform>%n node in the default one</numerusform>
            <numerusform>%n nodes in the default one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has 0 bytes, but %n run director(y|ies) (lies|lie) beside it</source>
        <translation>
            <numerusform>the file has 0 bytes, but %n run directory lies beside it</numerusform>
            <numerusform>the file has 0 bytes, but %n run directories lie beside it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it has more than %n condition(s)</source>
        <translation>
            <numerusform>it has more than %n condition</numerusform>
            <numerusform>it has more than %n conditions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run has learned nothing in its last %n epoch(s): its accuracy is no better than the %2 % of naming the most frequent class each time. Lower the learning rate, or check the labels</source>
        <translation>
            <numerusform>The run has learned nothing in its last %n epoch: its accuracy is no better than the %2 % of naming the most frequent class each time. Lower the learning rate, or check the labels</numerusform>
            <numerusform>The run has learned nothing in its last %n epochs: its accuracy is no better than the %2 % of naming the most frequent class each time. Lower the learning rate, or check the labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) of the agent</source>
        <translation>
            <numerusform>%n key of the agent</numerusform>
            <numerusform>%n keys of the agent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n rank(s), the run spec is not valid</source>
        <translation>
            <numerusform>with %n rank, the run spec is not valid</numerusform>
            <numerusform>with %n ranks, the run spec is not valid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the batch cannot be divided evenly among %n rank(s): some get one more sample</source>
        <translation>
            <numerusform>the batch cannot be divided evenly among %n rank: some get one more sample</numerusform>
            <numerusform>the batch cannot be divided evenly among %n ranks: some get one more sample</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: (the run needs|its %n processes together need) about %3 GB</source>
        <translation>
            <numerusform>%2: the run needs about %3 GB</numerusform>
            <numerusform>%2: its %n processes together need about %3 GB</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more combination(s) of settings must have been tried before the search can tell what matters</source>
        <translation>
            <numerusform>%n more combination of settings must have been tried before the search can tell what matters</numerusform>
            <numerusform>%n more combinations of settings must have been tried before the search can tell what matters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the search pauses it at epoch %2: one run in %3 goes on, and only %n run(s) came here so far</source>
        <translation>
            <numerusform>the search pauses it at epoch %2: one run in %3 goes on, and only %n run came here so far</numerusform>
            <numerusform>the search pauses it at epoch %2: one run in %3 goes on, and only %n runs came here so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>auto, or at least %2: the run would write %n record(s) of every layer, which fill the disk and slow the page Look inside down</source>
        <translation>
            <numerusform>auto, or at least %2: the run would write %n record of every layer, which fills the disk and slows the page Look inside down</numerusform>
            <numerusform>auto, or at least %2: the run would write %n records of every layer, which fill the disk and slow the page Look inside down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) cannot be read, such as %2 (%3)</source>
        <translation>
            <numerusform>%n sample cannot be read: %2 (%3)</numerusform>
            <numerusform>%n samples cannot be read, such as %2 (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the folder (is|are) left out for want of a column “step” or “epoch”: %2</source>
        <translation>
            <numerusform>%n file in the folder is left out for want of a column “step” or “epoch”: %2</numerusform>
            <numerusform>%n files in the folder are left out for want of a column “step” or “epoch”: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) of %2 (is no event|are no events)</source>
        <translation>
            <numerusform>%n further line of %2 is no event</numerusform>
            <numerusform>%n further lines of %2 are no events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Code: commit %2 of %3, “%4”; %n changed file(s) (is|are) kept as a diff of %5</source>
        <translation>
            <numerusform>Code: commit %2 of %3, “%4”; %n changed file is kept as a diff of %5</numerusform>
            <numerusform>Code: commit %2 of %3, “%4”; %n changed files are kept as a diff of %5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n untracked file(s) in the program&apos;s folder (was|were) not kept</source>
        <translation>
            <numerusform>%n untracked file in the program&apos;s folder was not kept</numerusform>
            <numerusform>%n untracked files in the program&apos;s folder were not kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) that the program wrote before its sidecar ended (was|were) added to attempt %2</source>
        <translation>
            <numerusform>%n line that the program wrote before its sidecar ended was added to attempt %2</numerusform>
            <numerusform>%n lines that the program wrote before its sidecar ended were added to attempt %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Code: a copy of %2 at commit %3 of %4, “%5”, with %n changed file(s)</source>
        <translation>
            <numerusform>Code: a copy of %2 at commit %3 of %4, “%5”, with %n changed file</numerusform>
            <numerusform>Code: a copy of %2 at commit %3 of %4, “%5”, with %n changed files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) out of the folder (stays|stay) here: %2</source>
        <translation>
            <numerusform>%n link out of the folder stays here: %2</numerusform>
            <numerusform>%n links out of the folder stay here: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special file(s) (stays|stay) here: %2</source>
        <translation>
            <numerusform>%n special file stays here: %2</numerusform>
            <numerusform>%n special files stay here: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of %2 (%3) (goes|go) to the machine, as git&apos;s ignore rules say</source>
        <translation>
            <numerusform>%n file of %2 (%3) goes to the machine, as git&apos;s ignore rules say</numerusform>
            <numerusform>%n files of %2 (%3) go to the machine, as git&apos;s ignore rules say</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of %2 (%3) (goes|go) to the machine: all but caches and Python environments</source>
        <translation>
            <numerusform>%n file of %2 (%3) goes to the machine: all but caches and Python environments</numerusform>
            <numerusform>%n files of %2 (%3) go to the machine: all but caches and Python environments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of column %2 (is|are) no number; the first one, in row %3, is %4</source>
        <translation>
            <numerusform>%n cell of column %2 is no number; the first one, in row %3, is %4</numerusform>
            <numerusform>%n cells of column %2 are no numbers; the first one, in row %3, is %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) (is|are) not kept: audio, tables, texts and the like</source>
        <translation>
            <numerusform>%n value is not kept: audio, tables, texts and the like</numerusform>
            <numerusform>%n values are not kept: audio, tables, texts and the like</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) (has|have) no run and (was|were) skipped; the first one is row %2</source>
        <translation>
            <numerusform>%n row has no run and was skipped; the first one is row %2</numerusform>
            <numerusform>%n rows have no run and were skipped; the first one is row %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) (names|name) no series and (was|were) skipped; the first one is row %2</source>
        <translation>
            <numerusform>%n row names no series and was skipped; the first one is row %2</numerusform>
            <numerusform>%n rows name no series and were skipped; the first one is row %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) (ends|end) before column %2 and (was|were) skipped; the first one is row %3</source>
        <translation>
            <numerusform>%n row ends before column %2 and was skipped; the first one is row %3</numerusform>
            <numerusform>%n rows end before column %2 and were skipped; the first one is row %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the quotation mark in row %2 is never closed; %n line(s) after it (was|were) not read</source>
        <translation>
            <numerusform>the quotation mark in row %2 is never closed; %n line after it was not read</numerusform>
            <numerusform>the quotation mark in row %2 is never closed; %n lines after it were not read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped %2 and %n more sample(s) that cannot be read</source>
        <translation>
            <numerusform>Skipped %2 and %n more sample that cannot be read</numerusform>
            <numerusform>Skipped %2 and %n more samples that cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n training sample(s) could not be read; other samples took (its place|their places)</source>
        <translation>
            <numerusform>%n training sample could not be read; other samples took its place</numerusform>
            <numerusform>%n training samples could not be read; other samples took their places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n validation sample(s) could not be read; accuracies and losses leave (it|them) out</source>
        <translation>
            <numerusform>%n validation sample could not be read; accuracies and losses leave it out</numerusform>
            <numerusform>%n validation samples could not be read; accuracies and losses leave them out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After its %n epoch(s) the run is no better than the %2 % of naming the most frequent class each time: train it longer before comparing it with others</source>
        <translation>
            <numerusform>After its %n epoch the run is no better than the %2 % of naming the most frequent class each time: train it longer before comparing it with others</numerusform>
            <numerusform>After its %n epochs the run is no better than the %2 % of naming the most frequent class each time: train it longer before comparing it with others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsText</name>
    <message numerus="yes">
        <source>Select %Ln more run(s): so few cannot tell what matters.</source>
        <translation>
            <numerusform>Select %Ln more run: so few cannot tell what matters.</numerusform>
            <numerusform>Select %Ln more runs: so few cannot tell what matters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyFigures</name>
    <message numerus="yes">
        <source>%Ln sample(s)</source>
        <translation>
            <numerusform>%Ln sample</numerusform>
            <numerusform>%Ln samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyText</name>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation>
            <numerusform>1 rank</numerusform>
            <numerusform>%Ln ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %Ln run(s) reached it.</source>
        <translation>
            <numerusform>%1: %2 of 1 run reached it.</numerusform>
            <numerusform>%1: %2 of %Ln runs reached it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the mean curves stay inside the band of the one-rank runs; %Ln of %2 single runs leave(s) it.</source>
        <translation>
            <numerusform>%1: the mean curves stay inside the band of the one-rank runs; %Ln of %2 single runs leaves it.</numerusform>
            <numerusform>%1: the mean curves stay inside the band of the one-rank runs; %Ln of %2 single runs leave it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 converge like one rank: the mean curves stay inside the band; %Ln of %2 single runs leave(s) it.</source>
        <translation>
            <numerusform>%1 converge like one rank: the mean curves stay inside the band; %Ln of %2 single runs leaves it.</numerusform>
            <numerusform>%1 converge like one rank: the mean curves stay inside the band; %Ln of %2 single runs leave it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: the mean stays inside the band of the one-rank runs; %Ln of %3 single runs leave(s) it.</source>
        <translation>
            <numerusform>%1, %2: the mean stays inside the band of the one-rank runs; %Ln of %3 single runs leaves it.</numerusform>
            <numerusform>%1, %2: the mean stays inside the band of the one-rank runs; %Ln of %3 single runs leave it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TicketDrawing</name>
    <message numerus="yes">
        <source>%Ln seed(s)</source>
        <translation>
            <numerusform>1 seed</numerusform>
            <numerusform>%Ln seeds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::BlockText</name>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>1 run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignDialog</name>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>1 run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Queue %Ln run(s)</source>
        <translation>
            <numerusform>Queue 1 run</numerusform>
            <numerusform>Queue %Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsModel</name>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 of 1 run</numerusform>
            <numerusform>%1 of %Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsPage</name>
    <message numerus="yes">
        <source>Stop %Ln run(s)?</source>
        <translation>
            <numerusform>Stop 1 run?</numerusform>
            <numerusform>Stop %Ln runs?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsViewModel</name>
    <message numerus="yes">
        <source>%1 of %Ln run(s) done</source>
        <translation>
            <numerusform>%1 of 1 run done</numerusform>
            <numerusform>%1 of %Ln runs done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopping %Ln run(s)</source>
        <translation>
            <numerusform>Stopping 1 run</numerusform>
            <numerusform>Stopping %Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln running</numerusform>
            <numerusform>%Ln running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln waiting</numerusform>
            <numerusform>%Ln waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ChartText</name>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>1 run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ClassifyPane</name>
    <message numerus="yes">
        <source>the other %Ln class(es): %1</source>
        <translation>
            <numerusform>the other class: %1</numerusform>
            <numerusform>the other %Ln classes: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ClassifyViewModel</name>
    <message numerus="yes">
        <source>%Ln file(s) are not images or cannot be read</source>
        <translation>
            <numerusform>1 file is not an image or cannot be read</numerusform>
            <numerusform>%Ln files are not images or cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln input(s)</source>
        <translation>
            <numerusform>1 input</numerusform>
            <numerusform>%Ln inputs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::CompareOptions</name>
    <message numerus="yes">
        <source>%1: %n value(s)</source>
        <translation>
            <numerusform>%1: %n value</numerusform>
            <numerusform>%1: %n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::DataPage</name>
    <message numerus="yes">
        <source>%Ln data set(s)</source>
        <translation>
            <numerusform>1 data set</numerusform>
            <numerusform>%Ln data sets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetsModel</name>
    <message numerus="yes">
        <source>used by %Ln run(s)</source>
        <translation>
            <numerusform>used by %Ln run</numerusform>
            <numerusform>used by %Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::DeleteDialog</name>
    <message numerus="yes">
        <source>%Ln of them (is|are) not finished: stop (it|them) first.</source>
        <translation>
            <numerusform>1 of them is not finished: stop it first.</numerusform>
            <numerusform>%Ln of them are not finished: stop them first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln run(s) permanently?</source>
        <translation>
            <numerusform>Delete %Ln run permanently?</numerusform>
            <numerusform>Delete %Ln runs permanently?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::DistributionViewModel</name>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>1 step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s)</source>
        <translation>
            <numerusform>1 sample</numerusform>
            <numerusform>%Ln samples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::Elsewhere</name>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>1 node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ExportRunsDialog</name>
    <message numerus="yes">
        <source>Export %Ln run(s)</source>
        <translation>
            <numerusform>Export %Ln run</numerusform>
            <numerusform>Export %Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::FirstFiltersViewModel</name>
    <message numerus="yes">
        <source>%1 · %Ln filter(s) of %2 × %3; middle grey is 0, each filter has its own scale</source>
        <translation>
            <numerusform>%1 · %Ln filter of %2 × %3; middle grey is 0, each filter has its own scale</numerusform>
            <numerusform>%1 · %Ln filters of %2 × %3; middle grey is 0, each filter has its own scale</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::FormProblems</name>
    <message numerus="yes">
        <source>%Ln problem(s) to solve first</source>
        <translation>
            <numerusform>1 problem to solve first</numerusform>
            <numerusform>%Ln problems to solve first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::GroupText</name>
    <message numerus="yes">
        <source>%Ln pair(s) with equal seeds</source>
        <translation>
            <numerusform>%Ln pair with equal seeds</numerusform>
            <numerusform>%Ln pairs with equal seeds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::HtmlText</name>
    <message numerus="yes">
        <source>%Ln more row(s)</source>
        <translation>
            <numerusform>1 more row</numerusform>
            <numerusform>%Ln more rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln file(s) and folder(s)</source>
        <translation>
            <numerusform>%Ln file or folder</numerusform>
            <numerusform>%Ln files and folders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln run(s)</source>
        <translation>
            <numerusform>Add %Ln run</numerusform>
            <numerusform>Add %Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added, %1 points.</source>
        <translation>
            <numerusform>%Ln run added, %1 points.</numerusform>
            <numerusform>%Ln runs added, %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known run(s) have new points.</source>
        <translation>
            <numerusform>%Ln known run has new points.</numerusform>
            <numerusform>%Ln known runs have new points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known run(s) have nothing new.</source>
        <translation>
            <numerusform>%Ln known run has nothing new.</numerusform>
            <numerusform>%Ln known runs have nothing new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln log(s) hold no values.</source>
        <translation>
            <numerusform>%Ln log holds no values.</numerusform>
            <numerusform>%Ln logs hold no values.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged place(s) were skipped; the messages of the runs name them.</source>
        <translation>
            <numerusform>%Ln damaged place was skipped; the messages of its run name it.</numerusform>
            <numerusform>%Ln damaged places were skipped; the messages of the runs name them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) (has|have) an incomplete end, which was not read; the messages of the runs name the place.</source>
        <translation>
            <numerusform>%Ln file has an incomplete end, which was not read; the messages of its run name the place.</numerusform>
            <numerusform>%Ln files have an incomplete end, which was not read; the messages of the runs name the place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) (is|are) not kept: audio, tables, texts and the like.</source>
        <translation>
            <numerusform>%Ln value is not kept: audio, tables, texts and the like.</numerusform>
            <numerusform>%Ln values are not kept: audio, tables, texts and the like.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ImportModel</name>
    <message numerus="yes">
        <source>%Ln damaged place(s)</source>
        <translation>
            <numerusform>%Ln damaged place</numerusform>
            <numerusform>%Ln damaged places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parameter(s)</source>
        <translation>
            <numerusform>%Ln parameter</numerusform>
            <numerusform>%Ln parameters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln text</numerusform>
            <numerusform>%Ln texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) (is|are) not kept: audio, tables, texts and the like.</source>
        <translation>
            <numerusform>%Ln value is not kept: audio, tables, texts and the like.</numerusform>
            <numerusform>%Ln values are not kept: audio, tables, texts and the like.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln histogram(s) as smallest, mean and largest value</source>
        <translation>
            <numerusform>%Ln histogram as smallest, mean and largest value</numerusform>
            <numerusform>%Ln histograms as smallest, mean and largest value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) not kept: audio, tables, texts and the like</source>
        <translation>
            <numerusform>%Ln value not kept: audio, tables, texts and the like</numerusform>
            <numerusform>%Ln values not kept: audio, tables, texts and the like</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in the trash, %1 new point(s)</source>
        <translation>
            <numerusform>in the trash, %1 new point</numerusform>
            <numerusform>in the trash, %1 new points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>archived, %1 new point(s)</source>
        <translation>
            <numerusform>archived, %1 new point</numerusform>
            <numerusform>archived, %1 new points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>already here, %1 new point(s)</source>
        <translation>
            <numerusform>already here, %1 new point</numerusform>
            <numerusform>already here, %1 new points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln further damaged place(s)</source>
        <translation>
            <numerusform>1 further damaged place</numerusform>
            <numerusform>%Ln further damaged places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::InspectViewModel</name>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>1 epoch</numerusform>
            <numerusform>%Ln epochs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::LatexText</name>
    <message numerus="yes">
        <source>%Ln more row(s)</source>
        <translation>
            <numerusform>1 more row</numerusform>
            <numerusform>%Ln more rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::LayersPane</name>
    <message numerus="yes">
        <source>%Ln record(s), the newest at step %1</source>
        <translation>
            <numerusform>%Ln record, at step %1</numerusform>
            <numerusform>%Ln records, the newest at step %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln remark(s)</source>
        <translation>
            <numerusform>%Ln remark</numerusform>
            <numerusform>%Ln remarks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTableModel</name>
    <message numerus="yes">
        <source>%Ln dead</source>
        <translation>
            <numerusform>%Ln dead</numerusform>
            <numerusform>%Ln dead</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::LayersViewModel</name>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln value</numerusform>
            <numerusform>%Ln values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 values (is|are) NaN or infinite at step %3.</source>
        <translation>
            <numerusform>%1 of %2 values is NaN or infinite at step %3.</numerusform>
            <numerusform>%1 of %2 values are NaN or infinite at step %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln of %2 channels (is|are) dead</source>
        <translation>
            <numerusform>%1: 1 of %2 channels is dead</numerusform>
            <numerusform>%1: %Ln of %2 channels are dead</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::LineageCard</name>
    <message numerus="yes">
        <source>and %Ln more run(s)</source>
        <translation>
            <numerusform>and %Ln more run</numerusform>
            <numerusform>and %Ln more runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::LogColumnsBar</name>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln column</numerusform>
            <numerusform>%Ln columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::MachineCheckViewModel</name>
    <message numerus="yes">
        <source>%Ln thread(s)</source>
        <translation>
            <numerusform>1 thread</numerusform>
            <numerusform>%Ln threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) (is|are) wrong</source>
        <translation>
            <numerusform>One thing is wrong</numerusform>
            <numerusform>%Ln things are wrong</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::MachineStrip</name>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln running</numerusform>
            <numerusform>%Ln running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln waiting</source>
        <translation>
            <numerusform>%Ln waiting</numerusform>
            <numerusform>%Ln waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::MachineWords</name>
    <message numerus="yes">
        <source>%1, %Ln reconnect(s)</source>
        <translation>
            <numerusform>%1, 1 reconnect</numerusform>
            <numerusform>%1, %Ln reconnects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln core(s)</source>
        <translation>
            <numerusform>1 core</numerusform>
            <numerusform>%Ln cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln partition(s)</source>
        <translation>
            <numerusform>1 partition</numerusform>
            <numerusform>%Ln partitions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln job(s) at once</source>
        <translation>
            <numerusform>at most 1 job at once</numerusform>
            <numerusform>at most %Ln jobs at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::NetDialog</name>
    <message numerus="yes">
        <source>%Ln layer(s)</source>
        <translation>
            <numerusform>1 layer</numerusform>
            <numerusform>%Ln layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::NetViewModel</name>
    <message numerus="yes">
        <source>%Ln layer(s) · %1 parameters · %2 and %3 of activations per sample, forward</source>
        <translation>
            <numerusform>1 layer · %1 parameters · %2 and %3 of activations per sample, forward</numerusform>
            <numerusform>%Ln layers · %1 parameters · %2 and %3 of activations per sample, forward</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ParametersCard</name>
    <message numerus="yes">
        <source>%Ln more, left to the program</source>
        <translation>
            <numerusform>%Ln more, left to the program</numerusform>
            <numerusform>%Ln more, left to the program</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::PartitionsModel</name>
    <message numerus="yes">
        <source>%Ln core(s), %1</source>
        <translation>
            <numerusform>1 core, %1</numerusform>
            <numerusform>%Ln cores, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::PlanCores</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::PlanLayers</name>
    <message numerus="yes">
        <source>%Ln layer(s)</source>
        <translation>
            <numerusform>1 layer</numerusform>
            <numerusform>%Ln layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::PlanPane</name>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>1 problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln process(es) together</source>
        <translation>
            <numerusform>%1 for %Ln process</numerusform>
            <numerusform>%1 for %Ln processes together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Valid, %Ln warning(s)</source>
        <translation>
            <numerusform>Valid, %Ln warning</numerusform>
            <numerusform>Valid, %Ln warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::PlanProgram</name>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation>
            <numerusform>%Ln rank</numerusform>
            <numerusform>%Ln ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation>
            <numerusform>%Ln GPU</numerusform>
            <numerusform>%Ln GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionsViewModel</name>
    <message numerus="yes">
        <source>%1 mistake(s) in %2 validation samples</source>
        <translation>
            <numerusform>%1 mistake in %2 validation samples</numerusform>
            <numerusform>%1 mistakes in %2 validation samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mistake(s) in %2 training samples</source>
        <translation>
            <numerusform>%1 mistake in %2 training samples</numerusform>
            <numerusform>%1 mistakes in %2 training samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) could not be read and (is|are) not counted</source>
        <translation>
            <numerusform>1 sample could not be read and is not counted</numerusform>
            <numerusform>%Ln samples could not be read and are not counted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ProgramViewModel</name>
    <message numerus="yes">
        <source>%Ln read from --help</source>
        <translation>
            <numerusform>%Ln read from --help</numerusform>
            <numerusform>%Ln read from --help</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln corrected by you</source>
        <translation>
            <numerusform>%Ln corrected by you</numerusform>
            <numerusform>%Ln corrected by you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln from %1</source>
        <translation>
            <numerusform>%Ln from %1</numerusform>
            <numerusform>%Ln from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) not committed; the run keeps the diff</source>
        <translation>
            <numerusform>%Ln file not committed; the run keeps the diff</numerusform>
            <numerusform>%Ln files not committed; the run keeps the diff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln untracked file(s), which the run does not keep</source>
        <translation>
            <numerusform>%Ln untracked file, which the run does not keep</numerusform>
            <numerusform>%Ln untracked files, which the run does not keep</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::RankChart</name>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>1 run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::RemoveCampaignDialog</name>
    <message numerus="yes">
        <source>Keep its %Ln run(s) without the campaign</source>
        <translation>
            <numerusform>Keep its %Ln run without the campaign</numerusform>
            <numerusform>Keep its %Ln runs without the campaign</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ReportPage</name>
    <message numerus="yes">
        <source>The report has %Ln mistake(s). Mend them first: they are marked in the text.</source>
        <translation>
            <numerusform>The report has a mistake. Mend it first: it is marked in the text.</numerusform>
            <numerusform>The report has %Ln mistakes. Mend them first: they are marked in the text.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ReportStartText</name>
    <message numerus="yes">
        <source>%Ln runs compared</source>
        <translation>
            <numerusform>1 run</numerusform>
            <numerusform>%Ln runs compared</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::RunControl</name>
    <message numerus="yes">
        <source>The run saves a checkpoint and stops; a new job continues it with a limit of %Ln minute(s).</source>
        <translation>
            <numerusform>The run saves a checkpoint and stops; a new job continues it with a limit of 1 minute.</numerusform>
            <numerusform>The run saves a checkpoint and stops; a new job continues it with a limit of %Ln minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::RunPage</name>
    <message numerus="yes">
        <source>%Ln further checkpoint(s) (was|were) written and removed since.</source>
        <translation>
            <numerusform>%Ln further checkpoint was written and removed since.</numerusform>
            <numerusform>%Ln further checkpoints were written and removed since.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 settings (differs|differ) from the defaults</source>
        <translation>
            <numerusform>1 of %1 settings differs from the defaults</numerusform>
            <numerusform>%Ln of %1 settings differ from the defaults</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::RunsActions</name>
    <message numerus="yes">
        <source>Stop %Ln run(s)?</source>
        <translation>
            <numerusform>Stop this run?</numerusform>
            <numerusform>Stop %Ln runs?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::RunsPage</name>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>1 run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added, %1 points.</source>
        <translation>
            <numerusform>%Ln run added, %1 points.</numerusform>
            <numerusform>%Ln runs added, %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 of 1 run</numerusform>
            <numerusform>%1 of %Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::RunsViewModel</name>
    <message numerus="yes">
        <source>%Ln run(s) archived</source>
        <translation>
            <numerusform>1 run archived</numerusform>
            <numerusform>%Ln runs archived</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tags of %Ln run(s) changed</source>
        <translation>
            <numerusform>Tags of 1 run changed</numerusform>
            <numerusform>Tags of %Ln runs changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) moved to the trash</source>
        <translation>
            <numerusform>1 run moved to the trash</numerusform>
            <numerusform>%Ln runs moved to the trash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) unarchived</source>
        <translation>
            <numerusform>%Ln run unarchived</numerusform>
            <numerusform>%Ln runs unarchived</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) restored from the trash</source>
        <translation>
            <numerusform>%Ln run restored from the trash</numerusform>
            <numerusform>%Ln runs restored from the trash</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ScalingModel</name>
    <message numerus="yes">
        <source>%1 step(s)</source>
        <translation>
            <numerusform>%1 step</numerusform>
            <numerusform>%1 steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::SchedulePreview</name>
    <message numerus="yes">
        <source>warm-up %1 epoch(s)</source>
        <translation>
            <numerusform>warm-up %1 epoch</numerusform>
            <numerusform>warm-up %1 epochs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::SearchExtensionDialog</name>
    <message numerus="yes">
        <source>The search will have %Ln run(s). Its earlier runs stay, and the new ones learn from them.</source>
        <translation>
            <numerusform>The search will have %Ln run. Its earlier runs stay, and the new ones learn from them.</numerusform>
            <numerusform>The search will have %Ln runs. Its earlier runs stay, and the new ones learn from them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::SearchFields</name>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>1 field</numerusform>
            <numerusform>%Ln fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s) per run</source>
        <translation>
            <numerusform>1 rank per run</numerusform>
            <numerusform>%Ln ranks per run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every run trains for all %Ln epoch(s).</source>
        <translation>
            <numerusform>Every run trains for 1 epoch.</numerusform>
            <numerusform>Every run trains for all %Ln epochs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::SearchFigures</name>
    <message numerus="yes">
        <source>%1 ± %2, %Ln seed(s)</source>
        <translation>
            <numerusform>%1 ± %2, 1 seed</numerusform>
            <numerusform>%1 ± %2, %Ln seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This can be told after %Ln more combination(s) of settings.</source>
        <translation>
            <numerusform>This can be told after 1 more combination of settings.</numerusform>
            <numerusform>This can be told after %Ln more combinations of settings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::SearchForm</name>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>1 run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>grid of %Ln point(s)</source>
        <translation>
            <numerusform>grid of 1 point</numerusform>
            <numerusform>grid of %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 epoch(s) in all</source>
        <translation>
            <numerusform>%1 epoch in all</numerusform>
            <numerusform>%1 epochs in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 epoch(s) without early termination</source>
        <translation>
            <numerusform>%1 epoch without early termination</numerusform>
            <numerusform>%1 epochs without early termination</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::SearchRungsPane</name>
    <message numerus="yes">
        <source>epoch %1: %Ln run(s) done</source>
        <translation>
            <numerusform>epoch %1: 1 run done</numerusform>
            <numerusform>epoch %1: %Ln runs done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>epoch %1: %Ln run(s), %2 stop</source>
        <translation>
            <numerusform>epoch %1: 1 run, %2 stop</numerusform>
            <numerusform>epoch %1: %Ln runs, %2 stop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 epoch(s)</source>
        <translation>
            <numerusform>%1 epoch</numerusform>
            <numerusform>%1 epochs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::SearchTable</name>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>1 value</numerusform>
            <numerusform>%Ln values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::SearchView</name>
    <message numerus="yes">
        <source>ASHA after epoch(s) %1</source>
        <translation>
            <numerusform>ASHA after epoch %1</numerusform>
            <numerusform>ASHA after epochs %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hyperband after epoch(s) %1</source>
        <translation>
            <numerusform>Hyperband after epoch %1</numerusform>
            <numerusform>Hyperband after epochs %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln done</numerusform>
            <numerusform>%Ln done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ended early</source>
        <translation>
            <numerusform>%Ln ended early</numerusform>
            <numerusform>%Ln ended early</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln continued</source>
        <translation>
            <numerusform>%Ln continued</numerusform>
            <numerusform>%Ln continued</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln failed</numerusform>
            <numerusform>%Ln failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln running</numerusform>
            <numerusform>%Ln running</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::SeriesPicker</name>
    <message numerus="yes">
        <source>%Ln series</source>
        <translation>
            <numerusform>%Ln series</numerusform>
            <numerusform>%Ln series</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::SettingsCard</name>
    <message numerus="yes">
        <source>%Ln of %1 settings (differs|differ) · tinted = differs from A</source>
        <translation>
            <numerusform>1 of %1 settings differs · tinted = differs from A</numerusform>
            <numerusform>%Ln of %1 settings differ · tinted = differs from A</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::StatusStrip</name>
    <message numerus="yes">
        <source>%Ln new alert(s)</source>
        <translation>
            <numerusform>%Ln new alert</numerusform>
            <numerusform>%Ln new alerts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CPU, %Ln core(s), %1</source>
        <translation>
            <numerusform>CPU, 1 core, %1</numerusform>
            <numerusform>CPU, %Ln cores, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::StoreDialog</name>
    <message numerus="yes">
        <source>%Ln run(s) were read again from their directories.</source>
        <translation>
            <numerusform>%Ln run was read again from its directory.</numerusform>
            <numerusform>%Ln runs were read again from their directories.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept: names, notes, tags, archive and trash of %Ln run(s).</source>
        <translation>
            <numerusform>Kept: name, notes, tags, archive and trash of %Ln run.</numerusform>
            <numerusform>Kept: names, notes, tags, archive and trash of %Ln runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept: %Ln run(s) on other machines. Their curves are read again when the machine is connected.</source>
        <translation>
            <numerusform>Kept: %Ln run on another machine. Its curves are read again when the machine is connected.</numerusform>
            <numerusform>Kept: %Ln runs on other machines. Their curves are read again when the machine is connected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept: %Ln data set(s).</source>
        <translation>
            <numerusform>Kept: %Ln data set.</numerusform>
            <numerusform>Kept: %Ln data sets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %Ln run(s) that you had deleted.</source>
        <translation>
            <numerusform>Left out: %Ln run that you had deleted.</numerusform>
            <numerusform>Left out: %Ln runs that you had deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: the curves of %Ln run(s) without a run directory.</source>
        <translation>
            <numerusform>Lost: the curves of %Ln run without a run directory.</numerusform>
            <numerusform>Lost: the curves of %Ln runs without a run directory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: %Ln run(s) that could not be read.</source>
        <translation>
            <numerusform>Lost: %Ln run that could not be read.</numerusform>
            <numerusform>Lost: %Ln runs that could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped: %Ln file(s) or folder(s) without a readable run.</source>
        <translation>
            <numerusform>Skipped: %Ln file or folder without a readable run.</numerusform>
            <numerusform>Skipped: %Ln files or folders without a readable run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not read: damaged notes of %Ln run(s). Older ones were kept.</source>
        <translation>
            <numerusform>Not read: damaged notes of %Ln run. Older ones were kept.</numerusform>
            <numerusform>Not read: damaged notes of %Ln runs. Older ones were kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept: %Ln report(s).</source>
        <translation>
            <numerusform>Kept: one report.</numerusform>
            <numerusform>Kept: %Ln reports.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::TagsDialog</name>
    <message numerus="yes">
        <source>Tags of %Ln run(s)</source>
        <translation>
            <numerusform>Tags of this run</numerusform>
            <numerusform>Tags of %Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFilesDialog</name>
    <message numerus="yes">
        <source>Replace %Ln file(s)?</source>
        <translation>
            <numerusform>Replace this file?</numerusform>
            <numerusform>Replace these files?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::TicketsView</name>
    <message numerus="yes">
        <source>&lt;b&gt;%Ln&lt;/b&gt; winning: dense − %1 or better</source>
        <translation>
            <numerusform>&lt;b&gt;%Ln&lt;/b&gt; winning: dense − %1 or better</numerusform>
            <numerusform>&lt;b&gt;%Ln&lt;/b&gt; winning: dense − %1 or better</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln done</source>
        <translation>
            <numerusform>%Ln done</numerusform>
            <numerusform>%Ln done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running</source>
        <translation>
            <numerusform>%Ln running</numerusform>
            <numerusform>%Ln running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln queued</source>
        <translation>
            <numerusform>%Ln queued</numerusform>
            <numerusform>%Ln queued</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed</source>
        <translation>
            <numerusform>%Ln failed</numerusform>
            <numerusform>%Ln failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::TimeChart</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::TimelinePane</name>
    <message numerus="yes">
        <source>%Ln of your runs has traces. Choose one in the menu Open.</source>
        <translation>
            <numerusform>%Ln of your runs has traces. Choose one in the menu Open.</numerusform>
            <numerusform>%Ln of your runs have traces. Choose one in the menu Open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::TimelineViewModel</name>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation>
            <numerusform>1 rank</numerusform>
            <numerusform>%Ln ranks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged in %Ln place(s); everything else is shown.</source>
        <translation>
            <numerusform>%1 is damaged in 1 place; everything else is shown.</numerusform>
            <numerusform>%1 is damaged in %Ln places; everything else is shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln event(s) (has|have) no end or no start; those without an end extend to the end of their thread.</source>
        <translation>
            <numerusform>%1: 1 event has no end or no start; without an end it extends to the end of its thread.</numerusform>
            <numerusform>%1: %Ln events have no end or no start; those without an end extend to the end of their thread.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::UnknownRunsBar</name>
    <message numerus="yes">
        <source>The store does not know %Ln run directory(s) in the folder of runs.</source>
        <translation>
            <numerusform>The store does not know %Ln run directory in the folder of runs.</numerusform>
            <numerusform>The store does not know %Ln run directories in the folder of runs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsPane</name>
    <message numerus="yes">
        <source>Lottery tickets at %Ln threshold(s)…</source>
        <translation>
            <numerusform>Lottery tickets at 1 threshold…</numerusform>
            <numerusform>Lottery tickets at %Ln thresholds…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 prunable weights in %Ln layer(s)</source>
        <translation>
            <numerusform>%1 prunable weights in 1 layer</numerusform>
            <numerusform>%1 prunable weights in %Ln layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsRemarksCard</name>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>1 warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsViewModel</name>
    <message numerus="yes">
        <source>%1 would empty a layer.</source>
        <translation>
            <numerusform>%1 would empty a layer.</numerusform>
            <numerusform>%1 would each empty a layer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 weight(s), which count as the largest.</source>
        <translation>
            <numerusform>%1 weight, which counts as the largest.</numerusform>
            <numerusform>%1 weights, which count as the largest.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::RunUsesText</name>
    <message numerus="yes">
        <source>The report “%1” shows them in %Ln block(s).</source>
        <translation>
            <numerusform>The report “%1” shows them in %Ln block.</numerusform>
            <numerusform>The report “%1” shows them in %Ln blocks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The campaign “%1” loses %Ln run(s).</source>
        <translation>
            <numerusform>The campaign “%1” loses %Ln run.</numerusform>
            <numerusform>The campaign “%1” loses %Ln runs.</numerusform>
        </translation>
    </message>
</context>
</TS>
