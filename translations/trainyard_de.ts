<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>BuiltInPreset</name>
    <message>
        <source>First run: glyphs</source>
        <translation>Erster Lauf: Glyphen</translation>
    </message>
    <message>
        <source>A small CNN on images the engine draws itself: nothing to download, trained in a few minutes.</source>
        <translation>Ein kleines CNN auf Bildern, die die Engine selbst zeichnet: ohne Download, in wenigen Minuten trainiert.</translation>
    </message>
    <message>
        <source>MNIST small CNN</source>
        <translation>MNIST, kleines CNN</translation>
    </message>
    <message>
        <source>Handwritten digits from the four IDX files, 99 % in a handful of epochs.</source>
        <translation>Handgeschriebene Ziffern aus den vier IDX-Dateien, 99 % nach wenigen Epochen.</translation>
    </message>
    <message>
        <source>CIFAR-10 ResNet20V2</source>
        <translation>CIFAR-10, ResNet20V2</translation>
    </message>
    <message>
        <source>Small colour photographs from a folder per class, through a residual net of 20 layers.</source>
        <translation>Kleine Farbfotos aus einem Ordner je Klasse, durch ein Residualnetz mit 20 Schichten.</translation>
    </message>
</context>
<context>
    <name>ComparedText</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>CurveFigures</name>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Throughput (samples/s)</source>
        <translation>Durchsatz (Samples/s)</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>host</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>user</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>jump hosts</source>
        <translation>Sprunghosts</translation>
    </message>
    <message>
        <source>key file</source>
        <translation>Schlüsseldatei</translation>
    </message>
    <message>
        <source>runs folder</source>
        <translation>Ordner der Läufe</translation>
    </message>
    <message>
        <source>data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>seconds before the time limit</source>
        <translation>Sekunden vor dem Zeitlimit</translation>
    </message>
    <message>
        <source>GPU indices</source>
        <translation>GPU-Nummern</translation>
    </message>
    <message>
        <source>GPU type</source>
        <translation>GPU-Typ</translation>
    </message>
    <message>
        <source>account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>array</source>
        <translation>Array</translation>
    </message>
    <message>
        <source>command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>Constraint</translation>
    </message>
    <message>
        <source>processor cores</source>
        <translation>Prozessorkerne</translation>
    </message>
    <message>
        <source>dependencies</source>
        <translation>Abhängigkeiten</translation>
    </message>
    <message>
        <source>extra options</source>
        <translation>weitere Optionen</translation>
    </message>
    <message>
        <source>folder of records</source>
        <translation>Ordner der Einträge</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>prologue</source>
        <translation>Vorspann</translation>
    </message>
    <message>
        <source>ranks per node</source>
        <translation>Ränge je Knoten</translation>
    </message>
    <message>
        <source>reservation</source>
        <translation>Reservierung</translation>
    </message>
    <message>
        <source>restart limit</source>
        <translation>Neustartgrenze</translation>
    </message>
    <message>
        <source>run directory</source>
        <translation>Laufordner</translation>
    </message>
    <message>
        <source>tasks at once</source>
        <translation>gleichzeitige Tasks</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Kürzel</translation>
    </message>
</context>
<context>
    <name>FormatText</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>vor %1 min</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>vor %1 h</translation>
    </message>
    <message>
        <source>%1 d ago</source>
        <translation>vor %1 d</translation>
    </message>
    <message>
        <source>%1 of %2 classes</source>
        <translation>%1 von %2 Klassen</translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation>%1 Klassen</translation>
    </message>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%1 von %2 Samples</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 Samples</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
</context>
<context>
    <name>LiveText</name>
    <message>
        <source>%1, job %2</source>
        <translation>%1, Job %2</translation>
    </message>
    <message>
        <source>%1, job %2 on %3</source>
        <translation>%1, Job %2 auf %3</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 Parameter</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>Epoch %1 / %2</source>
        <translation>Epoche %1 / %2</translation>
    </message>
    <message>
        <source>step %1 / %2</source>
        <translation>Schritt %1 / %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>validating</source>
        <translation>validiert</translation>
    </message>
    <message>
        <source>writing a checkpoint</source>
        <translation>schreibt Checkpoint</translation>
    </message>
    <message>
        <source>choosing kernels, %1 of %2</source>
        <translation>wählt Kernel, %1 von %2</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>bereitet vor</translation>
    </message>
    <message>
        <source>silent since %1</source>
        <translation>still seit %1</translation>
    </message>
    <message>
        <source>The engine has written nothing since %1. It may be busy with a long validation, or its machine or file system may be stuck.</source>
        <translation>Die Engine hat seit %1 nichts geschrieben. Vielleicht validiert sie noch, oder ihr Rechner oder Dateisystem hängt.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Checkpoint, epoch %1</source>
        <translation>Checkpoint, Epoche %1</translation>
    </message>
    <message>
        <source>Checkpoint, step %1</source>
        <translation>Checkpoint, Schritt %1</translation>
    </message>
    <message>
        <source>Attempt %1 started</source>
        <translation>Versuch %1 gestartet</translation>
    </message>
    <message>
        <source>from step %1</source>
        <translation>ab Schritt %1</translation>
    </message>
    <message>
        <source>Attempt %1 ended</source>
        <translation>Versuch %1 beendet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>1 Epoche</numerusform>
            <numerusform>%Ln Epochen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MachineText</name>
    <message>
        <source>This workstation</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>%1 via %2</source>
        <translation>%1 über %2</translation>
    </message>
</context>
<context>
    <name>ModelTitle</name>
    <message>
        <source>Small CNN</source>
        <translation>Kleines CNN</translation>
    </message>
</context>
<context>
    <name>Operations</name>
    <message>
        <source>Cannot act on the job %1</source>
        <translation>Aktion für den Job %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot add a host to %1</source>
        <translation>Rechner %1 kann nicht hinzugefügt werden</translation>
    </message>
    <message>
        <source>Cannot allocate %1</source>
        <translation>%1 kann nicht angefordert werden</translation>
    </message>
    <message>
        <source>Cannot archive the campaign %1</source>
        <translation>Kampagne %1 kann nicht archiviert werden</translation>
    </message>
    <message>
        <source>Cannot ask for the jobs %1</source>
        <translation>Jobs können nicht abgefragt werden: %1</translation>
    </message>
    <message>
        <source>Cannot ask for the state of the runs %1</source>
        <translation>Zustand der Läufe kann nicht abgefragt werden: %1</translation>
    </message>
    <message>
        <source>Cannot ask the engine for a plan %1</source>
        <translation>Engine kann nicht um einen Plan gebeten werden: %1</translation>
    </message>
    <message>
        <source>Cannot ask the engine there for a plan %1</source>
        <translation>Engine dort kann nicht um einen Plan gebeten werden: %1</translation>
    </message>
    <message>
        <source>Cannot ask the machine %1</source>
        <translation>Rechner %1 kann nicht gefragt werden</translation>
    </message>
    <message>
        <source>Cannot ask the queue %1</source>
        <translation>Warteschlange %1 kann nicht gefragt werden</translation>
    </message>
    <message>
        <source>Cannot augment %1</source>
        <translation>%1 kann nicht augmentiert werden</translation>
    </message>
    <message>
        <source>Cannot bring the data set %1</source>
        <translation>Datensatz %1 kann nicht zum Rechner gebracht werden</translation>
    </message>
    <message>
        <source>Cannot bring the file %1</source>
        <translation>Datei %1 kann nicht zum Rechner gebracht werden</translation>
    </message>
    <message>
        <source>Cannot build %1</source>
        <translation>%1 kann nicht gebaut werden</translation>
    </message>
    <message>
        <source>Cannot build the engine there %1</source>
        <translation>Engine kann dort nicht gebaut werden: %1</translation>
    </message>
    <message>
        <source>Cannot build the model %1</source>
        <translation>Modell %1 kann nicht gebaut werden</translation>
    </message>
    <message>
        <source>Cannot cancel %1</source>
        <translation>Lauf %1 kann nicht abgebrochen werden</translation>
    </message>
    <message>
        <source>Cannot cancel a job %1</source>
        <translation>Job %1 kann nicht abgebrochen werden</translation>
    </message>
    <message>
        <source>Cannot cancel the job %1</source>
        <translation>Job %1 kann nicht abgebrochen werden</translation>
    </message>
    <message>
        <source>Cannot carry out what was asked of the runs %1</source>
        <translation>Aufträge an die Läufe können nicht ausgeführt werden: %1</translation>
    </message>
    <message>
        <source>Cannot chain the stages of %1</source>
        <translation>Stufen von %1 können nicht verkettet werden</translation>
    </message>
    <message>
        <source>Cannot change the data set %1</source>
        <translation>Datensatz %1 kann nicht geändert werden</translation>
    </message>
    <message>
        <source>Cannot change the run %1</source>
        <translation>Lauf %1 kann nicht geändert werden</translation>
    </message>
    <message>
        <source>Cannot change the store %1</source>
        <translation>Ablage %1 kann nicht geändert werden</translation>
    </message>
    <message>
        <source>Cannot check %1</source>
        <translation>%1 kann nicht geprüft werden</translation>
    </message>
    <message>
        <source>Cannot check the device in %1</source>
        <translation>Gerät in %1 kann nicht geprüft werden</translation>
    </message>
    <message>
        <source>Cannot check the machine %1</source>
        <translation>Rechner %1 kann nicht geprüft werden</translation>
    </message>
    <message>
        <source>Cannot compare on %1</source>
        <translation>Vergleich auf %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot connect over SSH %1</source>
        <translation>Verbindung über SSH nicht möglich: %1</translation>
    </message>
    <message>
        <source>Cannot connect through %1</source>
        <translation>Verbindung über %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot connect to %1</source>
        <translation>Verbindung mit %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot convert %1</source>
        <translation>%1 kann nicht umgewandelt werden</translation>
    </message>
    <message>
        <source>Cannot convolve with %1</source>
        <translation>Faltung mit %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot copy %1</source>
        <translation>%1 kann nicht kopiert werden</translation>
    </message>
    <message>
        <source>Cannot count steps on from %1</source>
        <translation>Schritte können nicht ab %1 weitergezählt werden</translation>
    </message>
    <message>
        <source>Cannot count the weights of %1</source>
        <translation>Gewichte von %1 können nicht gezählt werden</translation>
    </message>
    <message>
        <source>Cannot create the attempt&apos;s folder %1</source>
        <translation>Ordner des Versuchs %1 kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>Cannot create the folder %1</source>
        <translation>Ordner %1 kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>Cannot create the run directory %1</source>
        <translation>Laufordner %1 kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>Cannot create the store %1</source>
        <translation>Ablage %1 kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>Cannot decode an image %1</source>
        <translation>Ein Bild kann nicht decodiert werden: %1</translation>
    </message>
    <message>
        <source>Cannot decode the image %1</source>
        <translation>Bild %1 kann nicht decodiert werden</translation>
    </message>
    <message>
        <source>Cannot delete the preset %1</source>
        <translation>Vorlage %1 kann nicht gelöscht werden</translation>
    </message>
    <message>
        <source>Cannot delete the run %1</source>
        <translation>Lauf %1 kann nicht gelöscht werden</translation>
    </message>
    <message>
        <source>Cannot delete the run directory %1</source>
        <translation>Laufordner %1 kann nicht gelöscht werden</translation>
    </message>
    <message>
        <source>Cannot delete the runs %1</source>
        <translation>Läufe %1 können nicht gelöscht werden</translation>
    </message>
    <message>
        <source>Cannot describe %1</source>
        <translation>%1 kann nicht beschrieben werden</translation>
    </message>
    <message>
        <source>Cannot download %1</source>
        <translation>%1 kann nicht geladen werden</translation>
    </message>
    <message>
        <source>Cannot download the data set %1</source>
        <translation>Datensatz %1 kann nicht heruntergeladen werden</translation>
    </message>
    <message>
        <source>Cannot draw glyphs %1</source>
        <translation>Glyphen %1 können nicht gezeichnet werden</translation>
    </message>
    <message>
        <source>Cannot encode %1</source>
        <translation>%1 kann nicht codiert werden</translation>
    </message>
    <message>
        <source>Cannot enter %1</source>
        <translation>%1 kann nicht betreten werden</translation>
    </message>
    <message>
        <source>Cannot export %1</source>
        <translation>%1 kann nicht exportiert werden</translation>
    </message>
    <message>
        <source>Cannot export the points %1</source>
        <translation>Punkte %1 können nicht exportiert werden</translation>
    </message>
    <message>
        <source>Cannot extend %1</source>
        <translation>Lauf %1 kann nicht verlängert werden</translation>
    </message>
    <message>
        <source>Cannot fetch %1</source>
        <translation>%1 kann nicht geholt werden</translation>
    </message>
    <message>
        <source>Cannot fetch from %1</source>
        <translation>Holen aus %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot fetch from the run %1</source>
        <translation>Holen aus dem Lauf %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot fetch the checkpoint %1</source>
        <translation>Checkpoint %1 kann nicht geholt werden</translation>
    </message>
    <message>
        <source>Cannot fetch to %1</source>
        <translation>Holen nach %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot find the address of %1</source>
        <translation>Adresse von %1 kann nicht gefunden werden</translation>
    </message>
    <message>
        <source>Cannot find the campaign %1</source>
        <translation>Kampagne %1 kann nicht gefunden werden</translation>
    </message>
    <message>
        <source>Cannot find the engine %1</source>
        <translation>Engine %1 kann nicht gefunden werden</translation>
    </message>
    <message>
        <source>Cannot find the folder %1</source>
        <translation>Ordner %1 kann nicht gefunden werden</translation>
    </message>
    <message>
        <source>Cannot find the folder for data %1</source>
        <translation>Datenordner auf dem Rechner kann nicht gefunden werden: %1</translation>
    </message>
    <message>
        <source>Cannot find the folder for prepared data %1</source>
        <translation>Ordner für vorbereitete Daten kann nicht gefunden werden: %1</translation>
    </message>
    <message>
        <source>Cannot find the way to %1</source>
        <translation>Weg zu %1 kann nicht gefunden werden</translation>
    </message>
    <message>
        <source>Cannot finish %1</source>
        <translation>%1 kann nicht fertiggestellt werden</translation>
    </message>
    <message>
        <source>Cannot finish the action %1</source>
        <translation>Aktion %1 kann nicht abgeschlossen werden</translation>
    </message>
    <message>
        <source>Cannot follow the flow through %1</source>
        <translation>Fluss durch %1 kann nicht verfolgt werden</translation>
    </message>
    <message>
        <source>Cannot follow the run %1</source>
        <translation>Lauf %1 kann nicht verfolgt werden</translation>
    </message>
    <message>
        <source>Cannot follow the runs %1</source>
        <translation>Läufe %1 können nicht verfolgt werden</translation>
    </message>
    <message>
        <source>Cannot form %1</source>
        <translation>%1 kann nicht gebildet werden</translation>
    </message>
    <message>
        <source>Cannot gather %1</source>
        <translation>%1 kann nicht gesammelt werden</translation>
    </message>
    <message>
        <source>Cannot give the run more time %1</source>
        <translation>Lauf %1 kann nicht mehr Zeit bekommen</translation>
    </message>
    <message>
        <source>Cannot go on %1</source>
        <translation>Weiter nicht möglich: %1</translation>
    </message>
    <message>
        <source>Cannot hear from %1</source>
        <translation>Nichts zu hören von %1</translation>
    </message>
    <message>
        <source>Cannot hear from the machine %1</source>
        <translation>Nichts zu hören vom Rechner %1</translation>
    </message>
    <message>
        <source>Cannot hold %1</source>
        <translation>Lauf %1 kann nicht angehalten werden</translation>
    </message>
    <message>
        <source>Cannot hold the job %1</source>
        <translation>Job %1 kann nicht angehalten werden</translation>
    </message>
    <message>
        <source>Cannot import %1</source>
        <translation>%1 kann nicht importiert werden</translation>
    </message>
    <message>
        <source>Cannot inspect %1</source>
        <translation>%1 kann nicht untersucht werden</translation>
    </message>
    <message>
        <source>Cannot inspect the data set %1</source>
        <translation>Datensatz %1 kann nicht untersucht werden</translation>
    </message>
    <message>
        <source>Cannot inspect the model %1</source>
        <translation>Modell %1 kann nicht untersucht werden</translation>
    </message>
    <message>
        <source>Cannot install the engine %1</source>
        <translation>Engine %1 kann nicht installiert werden</translation>
    </message>
    <message>
        <source>Cannot install the engine built here %1</source>
        <translation>Hier gebaute Engine kann nicht installiert werden: %1</translation>
    </message>
    <message>
        <source>Cannot join %1</source>
        <translation>Beitritt zu %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot judge weights by SynFlow %1</source>
        <translation>Gewichte können nicht mit SynFlow bewertet werden: %1</translation>
    </message>
    <message>
        <source>Cannot keep images %1</source>
        <translation>Bilder %1 können nicht behalten werden</translation>
    </message>
    <message>
        <source>Cannot learn how a script ended %1</source>
        <translation>Wie ein Skript endete, ist nicht zu erfahren: %1</translation>
    </message>
    <message>
        <source>Cannot leave out of pruning %1</source>
        <translation>Ausnahme vom Pruning nicht möglich: %1</translation>
    </message>
    <message>
        <source>Cannot list %1</source>
        <translation>%1 kann nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>Cannot list the folder %1</source>
        <translation>Ordner %1 kann nicht aufgelistet werden</translation>
    </message>
    <message>
        <source>Cannot listen to signals %1</source>
        <translation>Signale können nicht empfangen werden: %1</translation>
    </message>
    <message>
        <source>Cannot load %1</source>
        <translation>%1 kann nicht geladen werden</translation>
    </message>
    <message>
        <source>Cannot load the data set %1</source>
        <translation>Datensatz %1 kann nicht geladen werden</translation>
    </message>
    <message>
        <source>Cannot lock the machines %1</source>
        <translation>Rechner können nicht gesperrt werden: %1</translation>
    </message>
    <message>
        <source>Cannot lock the queue with %1</source>
        <translation>Warteschlange kann nicht gesperrt werden mit %1</translation>
    </message>
    <message>
        <source>Cannot log in to %1</source>
        <translation>Anmeldung bei %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot look after the runs of a machine %1</source>
        <translation>Läufe eines Rechners können nicht betreut werden: %1</translation>
    </message>
    <message>
        <source>Cannot look at %1</source>
        <translation>%1 kann nicht angesehen werden</translation>
    </message>
    <message>
        <source>Cannot look at the data in %1</source>
        <translation>Daten in %1 können nicht angesehen werden</translation>
    </message>
    <message>
        <source>Cannot look at the machine %1</source>
        <translation>Rechner %1 kann nicht angesehen werden</translation>
    </message>
    <message>
        <source>Cannot look at the run directory %1</source>
        <translation>Laufordner %1 kann nicht angesehen werden</translation>
    </message>
    <message>
        <source>Cannot look at the scheduler %1</source>
        <translation>Scheduler %1 kann nicht angesehen werden</translation>
    </message>
    <message>
        <source>Cannot look for past runs %1</source>
        <translation>Frühere Läufe können nicht gesucht werden: %1</translation>
    </message>
    <message>
        <source>Cannot look for the engine %1</source>
        <translation>Engine %1 kann nicht gesucht werden</translation>
    </message>
    <message>
        <source>Cannot look for the prepared cache of %1</source>
        <translation>Vorbereiteter Cache von %1 kann nicht gesucht werden</translation>
    </message>
    <message>
        <source>Cannot look into the store %1</source>
        <translation>Ablage %1 kann nicht angesehen werden</translation>
    </message>
    <message>
        <source>Cannot make %1</source>
        <translation>%1 kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>Cannot make images in %1</source>
        <translation>Bilder in %1 können nicht erzeugt werden</translation>
    </message>
    <message>
        <source>Cannot make smaller %1</source>
        <translation>%1 kann nicht verkleinert werden</translation>
    </message>
    <message>
        <source>Cannot make the folder for data %1</source>
        <translation>Datenordner %1 kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>Cannot map %1</source>
        <translation>%1 kann nicht in den Speicher abgebildet werden</translation>
    </message>
    <message>
        <source>Cannot measure %1</source>
        <translation>%1 kann nicht gemessen werden</translation>
    </message>
    <message>
        <source>Cannot measure in %1</source>
        <translation>Messen in %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot measure the disk with %1</source>
        <translation>Platte kann nicht gemessen werden mit %1</translation>
    </message>
    <message>
        <source>Cannot measure the weights %1</source>
        <translation>Gewichte %1 können nicht vermessen werden</translation>
    </message>
    <message>
        <source>Cannot measure with %1</source>
        <translation>Messen mit %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot measure with real data %1</source>
        <translation>Messen mit echten Daten nicht möglich: %1</translation>
    </message>
    <message>
        <source>Cannot name the data set %1</source>
        <translation>Datensatz %1 kann nicht benannt werden</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>%1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Cannot open a channel to %1</source>
        <translation>Kanal zu %1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Cannot open the CIFAR data set %1</source>
        <translation>CIFAR-Datensatz %1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Cannot open the data set %1</source>
        <translation>Datensatz %1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Cannot open the image folder %1</source>
        <translation>Bilderordner %1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Cannot open the lock of the queue %1</source>
        <translation>Sperre der Warteschlange %1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Cannot open the run&apos;s log %1</source>
        <translation>Log des Laufs %1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Cannot open the store %1</source>
        <translation>Ablage %1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Cannot open the trace %1</source>
        <translation>Trace %1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Cannot pack the data set %1</source>
        <translation>Datensatz %1 kann nicht gepackt werden</translation>
    </message>
    <message>
        <source>Cannot pack the engine %1</source>
        <translation>Engine %1 kann nicht gepackt werden</translation>
    </message>
    <message>
        <source>Cannot pass a text to the shell %1</source>
        <translation>Text kann nicht an die Shell übergeben werden: %1</translation>
    </message>
    <message>
        <source>Cannot place %1</source>
        <translation>%1 kann nicht an seinen Platz gebracht werden</translation>
    </message>
    <message>
        <source>Cannot prepare a connection %1</source>
        <translation>Verbindung kann nicht vorbereitet werden: %1</translation>
    </message>
    <message>
        <source>Cannot prepare the data set %1</source>
        <translation>Datensatz %1 kann nicht vorbereitet werden</translation>
    </message>
    <message>
        <source>Cannot prepare the data set in %1</source>
        <translation>Datensatz in %1 kann nicht vorbereitet werden</translation>
    </message>
    <message>
        <source>Cannot preview the augmentation %1</source>
        <translation>Vorschau der Augmentierung nicht möglich: %1</translation>
    </message>
    <message>
        <source>Cannot prune %1</source>
        <translation>Pruning nicht möglich: %1</translation>
    </message>
    <message>
        <source>Cannot put the job back in the queue %1</source>
        <translation>Job %1 kann nicht wieder eingereiht werden</translation>
    </message>
    <message>
        <source>Cannot queue the run %1</source>
        <translation>Lauf %1 kann nicht eingereiht werden</translation>
    </message>
    <message>
        <source>Cannot reach %1</source>
        <translation>%1 kann nicht erreicht werden</translation>
    </message>
    <message>
        <source>Cannot reach the key agent at %1</source>
        <translation>Schlüssel-Agent bei %1 kann nicht erreicht werden</translation>
    </message>
    <message>
        <source>Cannot reach the machine %1</source>
        <translation>Rechner %1 kann nicht erreicht werden</translation>
    </message>
    <message>
        <source>Cannot read %1</source>
        <translation>%1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read a distribution %1</source>
        <translation>Eine Verteilung kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Cannot read a sample of a GPU %1</source>
        <translation>Messwert einer GPU kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Cannot read base64 %1</source>
        <translation>Base64 kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Cannot read from %1</source>
        <translation>Lesen von %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot read the CIFAR file %1</source>
        <translation>CIFAR-Datei %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the CSV file %1</source>
        <translation>CSV-Datei %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the HDF5 file %1</source>
        <translation>HDF5-Datei %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the ONNX file %1</source>
        <translation>ONNX-Datei %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the SSH configuration %1</source>
        <translation>SSH-Konfiguration %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the TFRecord file %1</source>
        <translation>TFRecord-Datei %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the archive %1</source>
        <translation>Archiv %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the campaign in %1</source>
        <translation>Kampagne in %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the campaigns %1</source>
        <translation>Kampagnen %1 können nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the catalogue of data sets %1</source>
        <translation>Katalog der Datensätze kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Cannot read the data set %1</source>
        <translation>Datensatz %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the device report %1</source>
        <translation>Gerätebericht %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the engine&apos;s answer %1</source>
        <translation>Antwort der Engine kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Cannot read the engine&apos;s answer about %1</source>
        <translation>Antwort der Engine kann nicht gelesen werden über %1</translation>
    </message>
    <message>
        <source>Cannot read the inspection of a data set %1</source>
        <translation>Untersuchung eines Datensatzes kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Cannot read the known hosts in %1</source>
        <translation>Bekannte Rechner in %1 können nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the list of files of %1</source>
        <translation>Dateiliste von %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the machine&apos;s answer %1</source>
        <translation>Antwort des Rechners kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Cannot read the machines %1</source>
        <translation>Rechner können nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Cannot read the pickle file %1</source>
        <translation>Pickle-Datei %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the plan %1</source>
        <translation>Plan %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the plan of the campaign %1</source>
        <translation>Plan der Kampagne %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the preset %1</source>
        <translation>Vorlage %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the presets %1</source>
        <translation>Vorlagen %1 können nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the preview of the augmentation %1</source>
        <translation>Vorschau der Augmentierung kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Cannot read the recording %1</source>
        <translation>Aufzeichnung %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the records of the jobs %1</source>
        <translation>Einträge der Jobs können nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Cannot read the run in %1</source>
        <translation>Lauf in %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the scaling study %1</source>
        <translation>Skalierungsstudie %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the spec %1</source>
        <translation>Laufbeschreibung %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the state of a run from %1</source>
        <translation>Zustand eines Laufs kann nicht gelesen werden aus %1</translation>
    </message>
    <message>
        <source>Cannot read the store %1</source>
        <translation>Ablage %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the stored data set %1</source>
        <translation>Gespeicherter Datensatz %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the stored spec of run %1</source>
        <translation>Gespeicherte Laufbeschreibung von %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the tensors in %1</source>
        <translation>Tensoren in %1 können nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the trace %1</source>
        <translation>Trace %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the weights of %1</source>
        <translation>Gewichte von %1 können nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read what the preparation says %1</source>
        <translation>Ausgabe der Vorbereitung kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Cannot read what the program needs %1</source>
        <translation>Was das Programm braucht, kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Cannot read ~/.ssh/config %1</source>
        <translation>~/.ssh/config kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>Cannot rebuild the store %1</source>
        <translation>Ablage %1 kann nicht neu aufgebaut werden</translation>
    </message>
    <message>
        <source>Cannot receive %1</source>
        <translation>%1 kann nicht empfangen werden</translation>
    </message>
    <message>
        <source>Cannot record samples of the GPUs into %1</source>
        <translation>Messwerte der GPUs können nicht aufgezeichnet werden in %1</translation>
    </message>
    <message>
        <source>Cannot release %1</source>
        <translation>Lauf %1 kann nicht freigegeben werden</translation>
    </message>
    <message>
        <source>Cannot release the job %1</source>
        <translation>Job %1 kann nicht freigegeben werden</translation>
    </message>
    <message>
        <source>Cannot remove %1</source>
        <translation>%1 kann nicht entfernt werden</translation>
    </message>
    <message>
        <source>Cannot remove the folder %1</source>
        <translation>Ordner %1 kann nicht entfernt werden</translation>
    </message>
    <message>
        <source>Cannot remove the points of deleted runs %1</source>
        <translation>Punkte gelöschter Läufe können nicht entfernt werden: %1</translation>
    </message>
    <message>
        <source>Cannot report on %1</source>
        <translation>Bericht über %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot requeue %1</source>
        <translation>Lauf %1 kann nicht wieder eingereiht werden</translation>
    </message>
    <message>
        <source>Cannot restore %1</source>
        <translation>%1 kann nicht wiederhergestellt werden</translation>
    </message>
    <message>
        <source>Cannot resume %1</source>
        <translation>Lauf %1 kann nicht fortgesetzt werden</translation>
    </message>
    <message>
        <source>Cannot resume from %1</source>
        <translation>Fortsetzen von %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot resume the run %1</source>
        <translation>Lauf %1 kann nicht fortgesetzt werden</translation>
    </message>
    <message>
        <source>Cannot run %1</source>
        <translation>%1 kann nicht ausgeführt werden</translation>
    </message>
    <message>
        <source>Cannot run a command on %1</source>
        <translation>Befehl auf %1 kann nicht ausgeführt werden</translation>
    </message>
    <message>
        <source>Cannot run a script %1</source>
        <translation>Skript kann nicht ausgeführt werden: %1</translation>
    </message>
    <message>
        <source>Cannot run a script on %1</source>
        <translation>Skript auf %1 kann nicht ausgeführt werden</translation>
    </message>
    <message>
        <source>Cannot run the engine %1</source>
        <translation>Engine %1 kann nicht ausgeführt werden</translation>
    </message>
    <message>
        <source>Cannot save %1</source>
        <translation>%1 kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Cannot save a checkpoint of %1</source>
        <translation>Checkpoint von %1 kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Cannot save the preset %1</source>
        <translation>Vorlage %1 kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Cannot send %1</source>
        <translation>%1 kann nicht gesendet werden</translation>
    </message>
    <message>
        <source>Cannot send data to %1</source>
        <translation>Daten können nicht gesendet werden an %1</translation>
    </message>
    <message>
        <source>Cannot send the data set to %1</source>
        <translation>Datensatz kann nicht gesendet werden nach %1</translation>
    </message>
    <message>
        <source>Cannot send the prepared cache to %1</source>
        <translation>Vorbereiteter Cache kann nicht gesendet werden nach %1</translation>
    </message>
    <message>
        <source>Cannot serve the queue %1</source>
        <translation>Warteschlange %1 kann nicht bedient werden</translation>
    </message>
    <message>
        <source>Cannot set aside %1</source>
        <translation>%1 kann nicht beiseitegelegt werden</translation>
    </message>
    <message>
        <source>Cannot set aside the result of the attempt before %1</source>
        <translation>Ergebnis des vorigen Versuchs kann nicht beiseitegelegt werden: %1</translation>
    </message>
    <message>
        <source>Cannot share the data set among ranks %1</source>
        <translation>Datensatz %1 kann nicht auf Ränge verteilt werden</translation>
    </message>
    <message>
        <source>Cannot show a sample %1</source>
        <translation>Ein Sample kann nicht gezeigt werden: %1</translation>
    </message>
    <message>
        <source>Cannot shuffle the data set %1</source>
        <translation>Datensatz %1 kann nicht gemischt werden</translation>
    </message>
    <message>
        <source>Cannot start %1</source>
        <translation>%1 kann nicht gestartet werden</translation>
    </message>
    <message>
        <source>Cannot start a command on the machine %1</source>
        <translation>Befehl kann auf dem Rechner nicht gestartet werden: %1</translation>
    </message>
    <message>
        <source>Cannot start a job %1</source>
        <translation>Job %1 kann nicht gestartet werden</translation>
    </message>
    <message>
        <source>Cannot start loading %1</source>
        <translation>Laden von %1 kann nicht beginnen</translation>
    </message>
    <message>
        <source>Cannot start the lottery tickets in %1</source>
        <translation>Lottery Tickets in %1 können nicht gestartet werden</translation>
    </message>
    <message>
        <source>Cannot start the missing runs of %1</source>
        <translation>Fehlende Läufe von %1 können nicht gestartet werden</translation>
    </message>
    <message>
        <source>Cannot start the run %1</source>
        <translation>Lauf %1 kann nicht gestartet werden</translation>
    </message>
    <message>
        <source>Cannot start the supervisor %1</source>
        <translation>Supervisor %1 kann nicht gestartet werden</translation>
    </message>
    <message>
        <source>Cannot start the supervisor of the queue with %1</source>
        <translation>Supervisor der Warteschlange kann nicht gestartet werden mit %1</translation>
    </message>
    <message>
        <source>Cannot stop %1</source>
        <translation>Lauf %1 kann nicht gestoppt werden</translation>
    </message>
    <message>
        <source>Cannot store the campaign %1</source>
        <translation>Kampagne %1 kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Cannot store the events of run %1</source>
        <translation>Ereignisse des Laufs %1 können nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Cannot store the preset %1</source>
        <translation>Vorlage %1 kann nicht abgelegt werden</translation>
    </message>
    <message>
        <source>Cannot store the run %1</source>
        <translation>Lauf %1 kann nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Cannot submit an array %1</source>
        <translation>Array von Jobs %1 kann nicht eingereicht werden</translation>
    </message>
    <message>
        <source>Cannot submit the failed tasks of %1</source>
        <translation>Gescheiterte Tasks von %1 können nicht eingereicht werden</translation>
    </message>
    <message>
        <source>Cannot submit the run %1</source>
        <translation>Lauf %1 kann nicht eingereicht werden</translation>
    </message>
    <message>
        <source>Cannot take %1</source>
        <translation>%1 kann nicht genommen werden</translation>
    </message>
    <message>
        <source>Cannot take off the queue %1</source>
        <translation>%1 kann nicht aus der Warteschlange genommen werden</translation>
    </message>
    <message>
        <source>Cannot trace %1</source>
        <translation>Lauf %1 kann nicht aufgezeichnet werden</translation>
    </message>
    <message>
        <source>Cannot train %1</source>
        <translation>Training nicht möglich: %1</translation>
    </message>
    <message>
        <source>Cannot train beyond %1</source>
        <translation>Training über %1 hinaus nicht möglich</translation>
    </message>
    <message>
        <source>Cannot train in %1</source>
        <translation>Training in %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot train on %1</source>
        <translation>Training auf %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot train together with %1</source>
        <translation>Training zusammen mit %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot trust the host %1</source>
        <translation>Dem Rechner %1 kann nicht vertraut werden</translation>
    </message>
    <message>
        <source>Cannot understand %1</source>
        <translation>%1 kann nicht verstanden werden</translation>
    </message>
    <message>
        <source>Cannot unpack %1</source>
        <translation>%1 kann nicht entpackt werden</translation>
    </message>
    <message>
        <source>Cannot unpack the archive %1</source>
        <translation>Archiv %1 kann nicht entpackt werden</translation>
    </message>
    <message>
        <source>Cannot use %1</source>
        <translation>%1 kann nicht benutzt werden</translation>
    </message>
    <message>
        <source>Cannot use the checkpoint %1</source>
        <translation>Checkpoint %1 kann nicht benutzt werden</translation>
    </message>
    <message>
        <source>Cannot use the engine %1</source>
        <translation>Engine %1 kann nicht benutzt werden</translation>
    </message>
    <message>
        <source>Cannot use the machine %1</source>
        <translation>Rechner %1 kann nicht benutzt werden</translation>
    </message>
    <message>
        <source>Cannot use the machine&apos;s field %1</source>
        <translation>Feld %1 des Rechners kann nicht benutzt werden</translation>
    </message>
    <message>
        <source>Cannot use the model file %1</source>
        <translation>Modelldatei %1 kann nicht benutzt werden</translation>
    </message>
    <message>
        <source>Cannot use the model of %1</source>
        <translation>Modell von %1 kann nicht benutzt werden</translation>
    </message>
    <message>
        <source>Cannot use the run directory %1</source>
        <translation>Laufordner %1 kann nicht benutzt werden</translation>
    </message>
    <message>
        <source>Cannot use the run spec %1</source>
        <translation>Laufbeschreibung %1 kann nicht benutzt werden</translation>
    </message>
    <message>
        <source>Cannot use the template&apos;s word %1</source>
        <translation>Wort der Vorlage %1 kann nicht benutzt werden</translation>
    </message>
    <message>
        <source>Cannot use the weights %1</source>
        <translation>Gewichte %1 können nicht benutzt werden</translation>
    </message>
    <message>
        <source>Cannot use the weights of %1</source>
        <translation>Gewichte von %1 können nicht benutzt werden</translation>
    </message>
    <message>
        <source>Cannot wait for %1</source>
        <translation>Warten auf %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot wait for a connection %1</source>
        <translation>Warten auf eine Verbindung nicht möglich: %1</translation>
    </message>
    <message>
        <source>Cannot work on the machine %1</source>
        <translation>Arbeit auf dem Rechner %1 nicht möglich</translation>
    </message>
    <message>
        <source>Cannot write %1</source>
        <translation>%1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Cannot write the HDF5 file %1</source>
        <translation>HDF5-Datei %1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Cannot write the ONNX file %1</source>
        <translation>ONNX-Datei %1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Cannot write the answer to %1</source>
        <translation>Antwort kann nicht geschrieben werden nach %1</translation>
    </message>
    <message>
        <source>Cannot write the checkpoint %1</source>
        <translation>Checkpoint %1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Cannot write the events %1</source>
        <translation>Ereignisse %1 können nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Cannot write the file %1</source>
        <translation>Datei %1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Cannot write the log %1</source>
        <translation>Log %1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Cannot write the points to %1</source>
        <translation>Punkte können nicht geschrieben werden nach %1</translation>
    </message>
    <message>
        <source>Cannot write the recording %1</source>
        <translation>Aufzeichnung %1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Cannot write the run&apos;s log %1</source>
        <translation>Log des Laufs %1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Cannot write the store %1</source>
        <translation>Ablage %1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Cannot write the trace %1</source>
        <translation>Trace %1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Cannot allocate the network&apos;s memory %1</source>
        <translation>Speicher des Netzes kann nicht angelegt werden: %1</translation>
    </message>
    <message>
        <source>Cannot ask over NCCL %1</source>
        <translation>NCCL kann nicht gefragt werden: %1</translation>
    </message>
    <message>
        <source>Cannot ask the GPU %1</source>
        <translation>GPU %1 kann nicht gefragt werden</translation>
    </message>
    <message>
        <source>Cannot begin over NCCL %1</source>
        <translation>NCCL kann nicht beginnen: %1</translation>
    </message>
    <message>
        <source>Cannot broadcast over MPI %1</source>
        <translation>Über MPI kann nicht verteilt werden: %1</translation>
    </message>
    <message>
        <source>Cannot build the network %1</source>
        <translation>Netz %1 kann nicht gebaut werden</translation>
    </message>
    <message>
        <source>Cannot build the network in %1</source>
        <translation>Netz kann nicht in %1 gebaut werden</translation>
    </message>
    <message>
        <source>Cannot check this machine %1</source>
        <translation>Dieser Rechner kann nicht geprüft werden: %1</translation>
    </message>
    <message>
        <source>Cannot choose a GPU %1</source>
        <translation>Es kann keine GPU gewählt werden: %1</translation>
    </message>
    <message>
        <source>Cannot convert a GRU&apos;s weights %1</source>
        <translation>Gewichte einer GRU können nicht umgewandelt werden: %1</translation>
    </message>
    <message>
        <source>Cannot convolve with silu behind it %1</source>
        <translation>Mit silu dahinter kann nicht gefaltet werden: %1</translation>
    </message>
    <message>
        <source>Cannot copy from the GPU %1</source>
        <translation>Von der GPU kann nicht kopiert werden: %1</translation>
    </message>
    <message>
        <source>Cannot copy to the GPU %1</source>
        <translation>Auf die GPU kann nicht kopiert werden: %1</translation>
    </message>
    <message>
        <source>Cannot count steps on from run %1</source>
        <translation>Vom Lauf %1 an kann nicht weitergezählt werden</translation>
    </message>
    <message>
        <source>Cannot draw new weights %1</source>
        <translation>Neue Gewichte können nicht gezogen werden: %1</translation>
    </message>
    <message>
        <source>Cannot encode a JPEG image %1</source>
        <translation>Ein JPEG-Bild kann nicht codiert werden: %1</translation>
    </message>
    <message>
        <source>Cannot encode a PNG image %1</source>
        <translation>Ein PNG-Bild kann nicht codiert werden: %1</translation>
    </message>
    <message>
        <source>Cannot export the layer %1</source>
        <translation>Schicht %1 kann nicht exportiert werden</translation>
    </message>
    <message>
        <source>Cannot export the network %1</source>
        <translation>Netz %1 kann nicht exportiert werden</translation>
    </message>
    <message>
        <source>Cannot form a group of ranks %1</source>
        <translation>Eine Gruppe von Rängen kann nicht gebildet werden: %1</translation>
    </message>
    <message>
        <source>Cannot gather over MPI %1</source>
        <translation>Über MPI kann nicht gesammelt werden: %1</translation>
    </message>
    <message>
        <source>Cannot get memory of the GPU %1</source>
        <translation>Speicher der GPU ist nicht zu bekommen: %1</translation>
    </message>
    <message>
        <source>Cannot go on together %1</source>
        <translation>Gemeinsam geht es nicht weiter: %1</translation>
    </message>
    <message>
        <source>Cannot join over NCCL %1</source>
        <translation>NCCL kann nicht beigetreten werden: %1</translation>
    </message>
    <message>
        <source>Cannot join the other ranks %1</source>
        <translation>Den anderen Rängen kann nicht beigetreten werden: %1</translation>
    </message>
    <message>
        <source>Cannot join the other ranks as rank %1</source>
        <translation>Den anderen Rängen kann nicht als Rang %1 beigetreten werden</translation>
    </message>
    <message>
        <source>Cannot join the other ranks over MPI %1</source>
        <translation>Den anderen Rängen kann nicht über MPI beigetreten werden: %1</translation>
    </message>
    <message>
        <source>Cannot load from the device&apos;s memory %1</source>
        <translation>Aus dem Speicher des Geräts kann nicht geladen werden: %1</translation>
    </message>
    <message>
        <source>Cannot load the batch %1</source>
        <translation>Batch %1 kann nicht geladen werden</translation>
    </message>
    <message>
        <source>Cannot load the next batch %1</source>
        <translation>Der nächste Batch kann nicht geladen werden: %1</translation>
    </message>
    <message>
        <source>Cannot make a stream %1</source>
        <translation>Ein Stream kann nicht angelegt werden: %1</translation>
    </message>
    <message>
        <source>Cannot make memory that ranks share %1</source>
        <translation>Gemeinsamer Speicher der Ränge kann nicht angelegt werden: %1</translation>
    </message>
    <message>
        <source>Cannot make the network smaller %1</source>
        <translation>Netz %1 kann nicht verkleinert werden</translation>
    </message>
    <message>
        <source>Cannot make the ticket of %1</source>
        <translation>Das Ticket von %1 kann nicht erstellt werden</translation>
    </message>
    <message>
        <source>Cannot map memory that ranks share %1</source>
        <translation>Gemeinsamer Speicher der Ränge kann nicht eingeblendet werden: %1</translation>
    </message>
    <message>
        <source>Cannot measure the line to %1</source>
        <translation>Die Linie zu %1 kann nicht gemessen werden</translation>
    </message>
    <message>
        <source>Cannot prune by the weights of %1</source>
        <translation>Nach den Gewichten von %1 kann nicht beschnitten werden</translation>
    </message>
    <message>
        <source>Cannot prune the network %1</source>
        <translation>Netz %1 kann nicht beschnitten werden</translation>
    </message>
    <message>
        <source>Cannot reach the other ranks %1</source>
        <translation>Die anderen Ränge sind nicht erreichbar: %1</translation>
    </message>
    <message>
        <source>Cannot read the spec from standard input %1</source>
        <translation>Beschreibung kann nicht von der Standardeingabe gelesen werden: %1</translation>
    </message>
    <message>
        <source>Cannot receive a message %1</source>
        <translation>Eine Nachricht kann nicht empfangen werden: %1</translation>
    </message>
    <message>
        <source>Cannot receive over MPI %1</source>
        <translation>Über MPI kann nicht empfangen werden: %1</translation>
    </message>
    <message>
        <source>Cannot reset the weights to %1</source>
        <translation>Die Gewichte können nicht auf %1 zurückgesetzt werden</translation>
    </message>
    <message>
        <source>Cannot restore the network&apos;s state %1</source>
        <translation>Zustand des Netzes kann nicht wiederhergestellt werden: %1</translation>
    </message>
    <message>
        <source>Cannot run a oneDNN matrix product %1</source>
        <translation>Ein Matrixprodukt von oneDNN kann nicht ausgeführt werden: %1</translation>
    </message>
    <message>
        <source>Cannot run a oneDNN primitive %1</source>
        <translation>Ein oneDNN-Primitiv kann nicht ausgeführt werden: %1</translation>
    </message>
    <message>
        <source>Cannot run the network on a batch %1</source>
        <translation>Netz kann auf einem Batch nicht ausgeführt werden: %1</translation>
    </message>
    <message>
        <source>Cannot send a message to rank %1</source>
        <translation>An Rang %1 kann keine Nachricht gesendet werden</translation>
    </message>
    <message>
        <source>Cannot send over MPI %1</source>
        <translation>Über MPI kann nicht gesendet werden: %1</translation>
    </message>
    <message>
        <source>Cannot start from the parent&apos;s checkpoint %1</source>
        <translation>Vom Checkpoint des Elternlaufs %1 kann nicht begonnen werden</translation>
    </message>
    <message>
        <source>Cannot start so many ranks: %1</source>
        <translation>So viele Ränge können nicht gestartet werden: %1</translation>
    </message>
    <message>
        <source>Cannot sum in order over MPI %1</source>
        <translation>Über MPI kann nicht der Reihe nach summiert werden: %1</translation>
    </message>
    <message>
        <source>Cannot sum over MPI %1</source>
        <translation>Über MPI kann nicht summiert werden: %1</translation>
    </message>
    <message>
        <source>Cannot sum over NCCL %1</source>
        <translation>Über NCCL kann nicht summiert werden: %1</translation>
    </message>
    <message>
        <source>Cannot sum rounded over MPI %1</source>
        <translation>Über MPI kann nicht gerundet summiert werden: %1</translation>
    </message>
    <message>
        <source>Cannot take the batch %1</source>
        <translation>Batch %1 kann nicht angenommen werden</translation>
    </message>
    <message>
        <source>Cannot take the weights of rank %1</source>
        <translation>Die Gewichte von Rang %1 können nicht übernommen werden</translation>
    </message>
    <message>
        <source>Cannot train beyond step %1</source>
        <translation>Über Schritt %1 hinaus kann nicht trainiert werden</translation>
    </message>
    <message>
        <source>Cannot train the batch %1</source>
        <translation>Batch %1 kann nicht trainiert werden</translation>
    </message>
    <message>
        <source>Cannot train the network %1</source>
        <translation>Netz %1 kann nicht trainiert werden</translation>
    </message>
    <message>
        <source>Cannot train the step %1</source>
        <translation>Schritt %1 kann nicht trainiert werden</translation>
    </message>
    <message>
        <source>Cannot train together with rank %1</source>
        <translation>Mit Rang %1 kann nicht gemeinsam trainiert werden</translation>
    </message>
    <message>
        <source>Cannot understand rank %1</source>
        <translation>Rang %1 ist nicht zu verstehen</translation>
    </message>
    <message>
        <source>Cannot use the environment variable %1</source>
        <translation>Umgebungsvariable %1 kann nicht verwendet werden</translation>
    </message>
    <message>
        <source>Cannot wait for all ranks over MPI %1</source>
        <translation>Auf alle Ränge kann über MPI nicht gewartet werden: %1</translation>
    </message>
    <message>
        <source>Cannot write the model file %1</source>
        <translation>Modelldatei %1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Cannot export the runs to %1</source>
        <translation>Die Läufe können nicht nach %1 exportiert werden</translation>
    </message>
    <message>
        <source>Cannot import the log %1</source>
        <translation>Das Protokoll %1 kann nicht importiert werden</translation>
    </message>
    <message>
        <source>Cannot look for logs in %1</source>
        <translation>In %1 kann nicht nach Protokollen gesucht werden</translation>
    </message>
    <message>
        <source>Cannot read on in the log %1</source>
        <translation>Im Protokoll %1 kann nicht weitergelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the folder %1</source>
        <translation>Der Ordner %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the log %1</source>
        <translation>Das Protokoll %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot complete the events %1</source>
        <translation>Die Ereignisse %1 lassen sich nicht ergänzen</translation>
    </message>
    <message>
        <source>Cannot run the program %1</source>
        <translation>Das Programm %1 lässt sich nicht ausführen</translation>
    </message>
    <message>
        <source>Cannot start the program %1</source>
        <translation>Das Programm %1 lässt sich nicht starten</translation>
    </message>
    <message>
        <source>Cannot start the program in %1</source>
        <translation>Das Programm lässt sich nicht in %1 starten</translation>
    </message>
    <message>
        <source>Cannot watch %1</source>
        <translation>%1 lässt sich nicht begleiten</translation>
    </message>
    <message>
        <source>Cannot classify %1</source>
        <translation>%1 lässt sich nicht klassifizieren</translation>
    </message>
    <message>
        <source>Cannot draw a Grad-CAM map</source>
        <translation>Die Grad-CAM-Karte lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <source>Cannot draw a Grad-CAM map of layer %1</source>
        <translation>Die Grad-CAM-Karte der Schicht %1 lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <source>Cannot draw a heat map</source>
        <translation>Die Heatmap lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <source>Cannot find the class %1</source>
        <translation>Die Klasse %1 wurde nicht gefunden</translation>
    </message>
    <message>
        <source>Cannot look at sample %1</source>
        <translation>Sample %1 lässt sich nicht ansehen</translation>
    </message>
    <message>
        <source>Cannot look at the samples of %1</source>
        <translation>Die Samples von %1 lassen sich nicht ansehen</translation>
    </message>
    <message>
        <source>Cannot look into %1</source>
        <translation>In %1 lässt sich nicht hineinsehen</translation>
    </message>
    <message>
        <source>Cannot look into the activations</source>
        <translation>Die Aktivierungen lassen sich nicht ansehen</translation>
    </message>
    <message>
        <source>Cannot look into the checkpoint %1</source>
        <translation>In den Checkpoint %1 lässt sich nicht hineinsehen</translation>
    </message>
    <message>
        <source>Cannot look into the net</source>
        <translation>In das Netz lässt sich nicht hineinsehen</translation>
    </message>
    <message>
        <source>Cannot look into the predictions</source>
        <translation>Die Vorhersagen lassen sich nicht ansehen</translation>
    </message>
    <message>
        <source>Cannot look into the predictions on %1</source>
        <translation>Die Vorhersagen für %1 lassen sich nicht ansehen</translation>
    </message>
    <message>
        <source>Cannot make the predictions %1</source>
        <translation>Die Vorhersagen können nicht berechnet werden %1</translation>
    </message>
    <message>
        <source>Cannot look at the input %1</source>
        <translation>Die Eingabe kann nicht betrachtet werden %1</translation>
    </message>
    <message>
        <source>Cannot show sample %1</source>
        <translation>Sample %1 lässt sich nicht zeigen</translation>
    </message>
    <message>
        <source>Cannot run the query %1</source>
        <translation>Abfrage %1 kann nicht ausgeführt werden</translation>
    </message>
    <message>
        <source>Cannot copy runs to %1</source>
        <translation>Läufe lassen sich nicht nach %1 kopieren</translation>
    </message>
    <message>
        <source>Cannot copy the run %1</source>
        <translation>Der Lauf %1 lässt sich nicht kopieren</translation>
    </message>
</context>
<context>
    <name>PickerText</name>
    <message>
        <source>Enter a series or arithmetic with series.</source>
        <translation>Messreihe oder Rechnung mit Messreihen eingeben.</translation>
    </message>
    <message>
        <source>Something is missing after character %1.</source>
        <translation>Nach Zeichen %1 fehlt etwas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at character %2 is not expected. Put names with such characters in quotation marks.</source>
        <translation>„%1“ bei Zeichen %2 ist nicht erwartet. Namen mit solchen Zeichen in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>The parenthesis that opens at character %1 is not closed.</source>
        <translation>Die Klammer, die bei Zeichen %1 beginnt, ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>There is no function %1. Known are ema, mean, gaussian, abs, log, log10, exp, sqrt, min, max and diff.</source>
        <translation>Eine Funktion %1 gibt es nicht. Bekannt sind ema, mean, gaussian, abs, log, log10, exp, sqrt, min, max und diff.</translation>
    </message>
    <message>
        <source>It must be called as %1.</source>
        <translation>Der Aufruf lautet %1.</translation>
    </message>
    <message>
        <source>The strength %1 must be at least 0 and below 1.</source>
        <translation>Die Stärke %1 muss mindestens 0 und kleiner als 1 sein.</translation>
    </message>
</context>
<context>
    <name>PlotText</name>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>time trained</source>
        <translation>Trainingszeit</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>time since the start</source>
        <translation>Zeit seit dem Start</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Den Pfad prüfen.</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Check the permissions or choose another folder.</source>
        <translation>Die Berechtigungen prüfen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>das Dateisystem ist nur lesbar</translation>
    </message>
    <message>
        <source>Choose a folder on a file system that can be written.</source>
        <translation>Einen Ordner auf einem beschreibbaren Dateisystem wählen.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Auf dem Gerät ist kein Speicherplatz mehr verfügbar</translation>
    </message>
    <message>
        <source>Free some space or choose another folder.</source>
        <translation>Platz schaffen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>die Plattenquote ist überschritten</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <source>Raise the limit on file sizes (ulimit -f) or choose another folder.</source>
        <translation>Die Grenze für Dateigrößen anheben (ulimit -f) oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>es ist kein Speicher mehr frei</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Gerät oder Ressource belegt</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>Zeit für die Verbindung abgelaufen</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>Verbindung abgelehnt</translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation>Verbindung von der Gegenseite beendet</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>Gegenseite der Verbindung ist geschlossen</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Speicher reicht nicht</translation>
    </message>
    <message>
        <source>Close other programs or make the batch smaller.</source>
        <translation>Andere Programme schließen oder den Batch verkleinern.</translation>
    </message>
    <message>
        <source>an unknown exception was thrown</source>
        <translation>eine unbekannte Ausnahme ist aufgetreten</translation>
    </message>
    <message>
        <source>it is not what its name says</source>
        <translation>der Inhalt passt nicht zum Namen</translation>
    </message>
    <message>
        <source>the store has none with this id or name</source>
        <translation>die Ablage hat keine mit dieser Id oder diesem Namen</translation>
    </message>
    <message>
        <source>&apos;trainyard study list&apos; shows which there are.</source>
        <translation>„trainyard study list“ zeigt, welche es gibt.</translation>
    </message>
    <message>
        <source>none of its runs is in the store any more</source>
        <translation>keiner ihrer Läufe ist noch in der Ablage</translation>
    </message>
    <message>
        <source>this campaign is not a scaling study</source>
        <translation>diese Kampagne ist keine Skalierungsstudie</translation>
    </message>
    <message>
        <source>Make room there, or choose fewer cells.</source>
        <translation>Dort Platz schaffen oder weniger Zellen wählen.</translation>
    </message>
    <message>
        <source>this campaign has no lottery tickets</source>
        <translation>diese Kampagne hat keine Lottery Tickets</translation>
    </message>
    <message>
        <source>&apos;trainyard study list&apos; shows which campaigns there are.</source>
        <translation>„trainyard study list“ zeigt, welche Kampagnen es gibt.</translation>
    </message>
    <message>
        <source>its answer is not one of this version&apos;s</source>
        <translation>die Antwort ist keine dieser Version</translation>
    </message>
    <message>
        <source>Install engine and window of the same version.</source>
        <translation>Engine und Fenster gleicher Version installieren.</translation>
    </message>
    <message>
        <source>it needs %1 MiB and %2 has %3 MiB free</source>
        <translation>es braucht %1 MiB, und %2 hat %3 MiB frei</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Platz schaffen und erneut versuchen.</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>er wurde abgebrochen</translation>
    </message>
    <message>
        <source>it does not hold %1</source>
        <translation>%1 ist nicht enthalten</translation>
    </message>
    <message>
        <source>The file has changed at its source.</source>
        <translation>Die Datei hat sich an ihrer Quelle geändert.</translation>
    </message>
    <message>
        <source>it is only a snapshot of the machine&apos;s files</source>
        <translation>es ist nur eine Momentaufnahme der Dateien des Rechners</translation>
    </message>
    <message>
        <source>its name, path or one of its options is not valid UTF-8</source>
        <translation>Name, Pfad oder eine der Optionen ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>its record cannot be read</source>
        <translation>der Eintrag ist nicht lesbar</translation>
    </message>
    <message>
        <source>its shell prints unexpected output</source>
        <translation>die Shell dort gibt Unerwartetes aus</translation>
    </message>
    <message>
        <source>Let its profile print nothing in shells that run without a log-in.</source>
        <translation>Das Profil dort in Shells ohne Anmeldung nichts ausgeben lassen.</translation>
    </message>
    <message>
        <source>its shell does not tell the process id</source>
        <translation>die Shell dort nennt die Prozess-Id nicht</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>sie lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>there is no such folder on the machine</source>
        <translation>auf dem Rechner gibt es diesen Ordner nicht</translation>
    </message>
    <message>
        <source>it needs %1, and %2 are free</source>
        <translation>%1 sind nötig, und %2 sind frei</translation>
    </message>
    <message>
        <source>Make room, or choose another folder.</source>
        <translation>Platz schaffen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>a file is there that was not fetched before</source>
        <translation>dort liegt eine Datei, die nicht zuvor geholt wurde</translation>
    </message>
    <message>
        <source>Choose another folder, or move that file away.</source>
        <translation>Einen anderen Ordner wählen oder die Datei verschieben.</translation>
    </message>
    <message>
        <source>What was copied is kept; the next try continues there.</source>
        <translation>Was kopiert ist, bleibt; der nächste Versuch macht dort weiter.</translation>
    </message>
    <message>
        <source>it became shorter while it was copied</source>
        <translation>sie wurde kürzer, während sie kopiert wurde</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>it could not be written completely</source>
        <translation>sie konnte nicht vollständig geschrieben werden</translation>
    </message>
    <message>
        <source>Make room, and try again.</source>
        <translation>Platz schaffen und erneut versuchen.</translation>
    </message>
    <message>
        <source>the list of its files is incomplete</source>
        <translation>die Liste der Dateien ist unvollständig</translation>
    </message>
    <message>
        <source>the list of its files names files that cannot be in it</source>
        <translation>die Liste der Dateien nennt Dateien, die nicht darin sein können</translation>
    </message>
    <message>
        <source>the run has none yet</source>
        <translation>der Lauf hat noch keinen</translation>
    </message>
    <message>
        <source>Ask the run for one: Checkpoint now.</source>
        <translation>Den Lauf um einen bitten: Checkpoint jetzt.</translation>
    </message>
    <message>
        <source>the path of its folder is not absolute</source>
        <translation>der Pfad des Ordners ist nicht absolut</translation>
    </message>
    <message>
        <source>the file is incomplete</source>
        <translation>die Datei ist unvollständig</translation>
    </message>
    <message>
        <source>the remote shell printed unexpected output, often from .bashrc</source>
        <translation>die Shell dort hat Unerwartetes ausgegeben, oft aus .bashrc</translation>
    </message>
    <message>
        <source>no temporary file can be made there</source>
        <translation>dort kann keine temporäre Datei angelegt werden</translation>
    </message>
    <message>
        <source>it is neither on this workstation nor on the machine</source>
        <translation>er liegt weder auf diesem Rechner noch auf dem anderen</translation>
    </message>
    <message>
        <source>Check the path under Data.</source>
        <translation>Prüfen Sie den Pfad unter Daten.</translation>
    </message>
    <message>
        <source>the machine&apos;s folder for data is not an absolute path</source>
        <translation>der Datenordner des Rechners ist kein absoluter Pfad</translation>
    </message>
    <message numerus="yes">
        <source>it names %n file(s) outside of its folder, such as %2</source>
        <translation>
            <numerusform>er nennt eine Datei außerhalb seines Ordners: %2</numerusform>
            <numerusform>er nennt %n Dateien außerhalb seines Ordners, etwa %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy it to the machine by hand, and give its path there.</source>
        <translation>Kopieren Sie ihn von Hand auf den Rechner, und geben Sie seinen Pfad dort an.</translation>
    </message>
    <message>
        <source>Make room there, or choose another folder for data in the machine&apos;s settings.</source>
        <translation>Schaffen Sie dort Platz, oder wählen Sie in den Einstellungen des Rechners einen anderen Ordner für Daten.</translation>
    </message>
    <message>
        <source>what arrived differs from what was sent; perhaps a file was changed meanwhile</source>
        <translation>was ankam, weicht vom Gesendeten ab; vielleicht wurde währenddessen eine Datei geändert</translation>
    </message>
    <message>
        <source>Start again when nothing writes to the data set.</source>
        <translation>Starten Sie noch einmal, wenn nichts in den Datensatz schreibt.</translation>
    </message>
    <message>
        <source>the engine there treats it as incomplete</source>
        <translation>die Engine dort hält ihn für unvollständig</translation>
    </message>
    <message>
        <source>Make sure that engine and window are of one version, or prepare it there.</source>
        <translation>Für Engine und Fenster gleicher Version sorgen, oder ihn dort vorbereiten.</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>sie ist nicht lesbar</translation>
    </message>
    <message>
        <source>Check the path and whether it may be read.</source>
        <translation>Prüfen Sie den Pfad und ob die Datei gelesen werden darf.</translation>
    </message>
    <message>
        <source>it has not reached its machine yet</source>
        <translation>er hat seinen Rechner noch nicht erreicht</translation>
    </message>
    <message>
        <source>Wait until it is submitted.</source>
        <translation>Warten Sie, bis er eingereicht ist.</translation>
    </message>
    <message>
        <source>the store has no such run</source>
        <translation>die Ablage hat keinen solchen Lauf</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation>er ist nicht verbunden</translation>
    </message>
    <message>
        <source>Connect to it on the page Machines.</source>
        <translation>Verbinden Sie ihn auf der Seite Rechner.</translation>
    </message>
    <message>
        <source>List the runs to see which there are.</source>
        <translation>Die Läufe auflisten, um zu sehen, welche es gibt.</translation>
    </message>
    <message>
        <source>a run with the id %1 is in the store already</source>
        <translation>ein Lauf mit der Id %1 ist schon in der Ablage</translation>
    </message>
    <message>
        <source>Leave the id out of the run spec to be given a new one.</source>
        <translation>Die Id in der Laufbeschreibung weglassen, dann wird eine neue vergeben.</translation>
    </message>
    <message>
        <source>a run with the id %1 was started before and deleted; its machine may still know its jobs</source>
        <translation>ein Lauf mit der Id %1 wurde schon gestartet und gelöscht; sein Rechner kennt vielleicht noch seine Jobs</translation>
    </message>
    <message>
        <source>it has ended already (%1)</source>
        <translation>er ist schon beendet (%1)</translation>
    </message>
    <message>
        <source>it is %1, not waiting</source>
        <translation>Zustand: %1, wartet also nicht</translation>
    </message>
    <message>
        <source>it is %1, not held</source>
        <translation>Zustand: %1, also nicht angehalten</translation>
    </message>
    <message>
        <source>it is %1, not running</source>
        <translation>Zustand: %1, läuft also nicht</translation>
    </message>
    <message>
        <source>Try again when it runs.</source>
        <translation>Erneut versuchen, wenn er läuft.</translation>
    </message>
    <message>
        <source>it is %1</source>
        <translation>Zustand: %1</translation>
    </message>
    <message>
        <source>Stop or cancel it first.</source>
        <translation>Zuerst stoppen oder abbrechen.</translation>
    </message>
    <message>
        <source>the machine&apos;s folder for runs is not known</source>
        <translation>der Ordner für Läufe auf dem Rechner ist nicht bekannt</translation>
    </message>
    <message>
        <source>what its job asked for is not known</source>
        <translation>was sein Job angefordert hatte, ist nicht bekannt</translation>
    </message>
    <message>
        <source>Stop the run, raise its time limit and resume it.</source>
        <translation>Den Lauf stoppen, seine Zeitgrenze anheben und ihn fortsetzen.</translation>
    </message>
    <message>
        <source>its runs ask for different resources</source>
        <translation>die Läufe fordern unterschiedliche Ressourcen an</translation>
    </message>
    <message>
        <source>the stage before it could not be submitted: %1</source>
        <translation>die Stufe davor konnte nicht eingereicht werden: %1</translation>
    </message>
    <message>
        <source>the store has no such campaign</source>
        <translation>die Ablage hat keine solche Kampagne</translation>
    </message>
    <message>
        <source>the store has no run spec for it</source>
        <translation>die Ablage hat keine Laufbeschreibung dafür</translation>
    </message>
    <message>
        <source>it holds the run “%1” already</source>
        <translation>er enthält schon den Lauf „%1“</translation>
    </message>
    <message>
        <source>Move that folder away.</source>
        <translation>Räumen Sie diesen Ordner weg.</translation>
    </message>
    <message>
        <source>its run directory %1 is gone</source>
        <translation>sein Laufverzeichnis %1 ist weg</translation>
    </message>
    <message>
        <source>Bring the folder back, or clone the run.</source>
        <translation>Bringen Sie den Ordner zurück, oder klonen Sie den Lauf.</translation>
    </message>
    <message>
        <source>it is running again</source>
        <translation>er läuft wieder</translation>
    </message>
    <message>
        <source>Stop it first.</source>
        <translation>Zuerst stoppen.</translation>
    </message>
    <message>
        <source>it holds another run&apos;s spec.json</source>
        <translation>er enthält die spec.json eines anderen Laufs</translation>
    </message>
    <message>
        <source>Look at the folder and delete it by hand.</source>
        <translation>Den Ordner ansehen und von Hand löschen.</translation>
    </message>
    <message>
        <source>Check the folder for data in the machine&apos;s settings.</source>
        <translation>Prüfen Sie den Ordner für Daten in den Einstellungen des Rechners.</translation>
    </message>
    <message>
        <source>the engine printed no answer</source>
        <translation>die Engine gab keine Antwort aus</translation>
    </message>
    <message>
        <source>the engine says: %1</source>
        <translation>die Engine meldet: %1</translation>
    </message>
    <message>
        <source>Make sure that none of its files changes meanwhile.</source>
        <translation>Dafür sorgen, dass sich währenddessen keine Datei ändert.</translation>
    </message>
    <message>
        <source>Check the disk and the home folder of that machine.</source>
        <translation>Prüfen Sie die Platte und den Home-Ordner dieses Rechners.</translation>
    </message>
    <message>
        <source>Connect to that node to end it, or wait for its end.</source>
        <translation>Mit diesem Knoten verbinden, um ihn zu beenden, oder sein Ende abwarten.</translation>
    </message>
    <message>
        <source>its folder is not there</source>
        <translation>sein Ordner ist nicht da</translation>
    </message>
    <message>
        <source>its process is gone, and nothing tells why: it was killed, or the machine was restarted</source>
        <translation>sein Prozess ist weg, und nichts sagt, warum: Er wurde getötet, oder der Rechner wurde neu gestartet</translation>
    </message>
    <message>
        <source>it was never started</source>
        <translation>er wurde nie gestartet</translation>
    </message>
    <message>
        <source>it works on the node %1</source>
        <translation>er arbeitet auf dem Knoten %1</translation>
    </message>
    <message>
        <source>the run has no checkpoint</source>
        <translation>der Lauf hat keinen Checkpoint</translation>
    </message>
    <message>
        <source>the run has these: %1</source>
        <translation>der Lauf hat diese: %1</translation>
    </message>
    <message>
        <source>the engine ended: %1</source>
        <translation>die Engine endete: %1</translation>
    </message>
    <message>
        <source>the process ended in order but left no result in the run directory</source>
        <translation>der Prozess endete ordentlich, hinterließ aber kein Ergebnis im Laufordner</translation>
    </message>
    <message>
        <source>the process ended without a result while nobody watched it</source>
        <translation>der Prozess endete unbeobachtet ohne Ergebnis</translation>
    </message>
    <message>
        <source>ended by signal %1 (%2)</source>
        <translation>durch Signal %1 (%2) beendet</translation>
    </message>
    <message>
        <source>ended by signal %1 (%2): by hand, or by the system for lack of memory</source>
        <translation>durch Signal %1 (%2) beendet: von Hand, oder vom System aus Speichermangel</translation>
    </message>
    <message>
        <source>it is not in the queue, but its process runs</source>
        <translation>er ist nicht in der Warteschlange, aber sein Prozess läuft</translation>
    </message>
    <message>
        <source>its process is gone and left no result</source>
        <translation>sein Prozess ist fort und hinterließ kein Ergebnis</translation>
    </message>
    <message>
        <source>saved and stopped; waiting for the queue to say so</source>
        <translation>gespeichert und gestoppt; die Warteschlange muss es noch melden</translation>
    </message>
    <message>
        <source>its process is gone; waiting for the queue to say so</source>
        <translation>sein Prozess ist weg; die Warteschlange muss es noch melden</translation>
    </message>
    <message>
        <source>it is over; waiting for its last files</source>
        <translation>er ist vorbei; seine letzten Dateien fehlen noch</translation>
    </message>
    <message>
        <source>the queue does not know it, and its process is gone</source>
        <translation>die Warteschlange kennt ihn nicht, und sein Prozess ist weg</translation>
    </message>
    <message>
        <source>its run directory %1 is gone; waiting for it to be seen again</source>
        <translation>sein Laufverzeichnis %1 ist weg; es wird gewartet, bis es wieder zu sehen ist</translation>
    </message>
    <message>
        <source>Clone it to train for more epochs.</source>
        <translation>Klonen, um mehr Epochen zu trainieren.</translation>
    </message>
    <message>
        <source>Wait until it has ended, or stop it.</source>
        <translation>Warten, bis er beendet ist, oder ihn stoppen.</translation>
    </message>
    <message>
        <source>Start the missing runs of the campaign again.</source>
        <translation>Die fehlenden Läufe der Kampagne erneut starten.</translation>
    </message>
    <message>
        <source>the machine says: %1</source>
        <translation>der Rechner meldet: %1</translation>
    </message>
    <message>
        <source>It is looked at again.</source>
        <translation>Es wird erneut nachgesehen.</translation>
    </message>
    <message>
        <source>%1 of %2 are there</source>
        <translation>%1 von %2 sind da</translation>
    </message>
    <message>
        <source>%1 of %2 images are prepared</source>
        <translation>%1 von %2 Bildern sind vorbereitet</translation>
    </message>
    <message>
        <source>trained to the end</source>
        <translation>bis zum Ende trainiert</translation>
    </message>
    <message>
        <source>wrong arguments</source>
        <translation>falsche Argumente</translation>
    </message>
    <message>
        <source>the run spec is wrong</source>
        <translation>die Laufbeschreibung ist falsch</translation>
    </message>
    <message>
        <source>the data cannot be read</source>
        <translation>die Daten sind nicht lesbar</translation>
    </message>
    <message>
        <source>there is no such device</source>
        <translation>dieses Gerät gibt es nicht</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>zu wenig Speicher</translation>
    </message>
    <message>
        <source>the device failed</source>
        <translation>das Gerät ist ausgefallen</translation>
    </message>
    <message>
        <source>the GPU no longer answers</source>
        <translation>die GPU antwortet nicht mehr</translation>
    </message>
    <message>
        <source>the GPU&apos;s memory is faulty</source>
        <translation>der Speicher der GPU ist fehlerhaft</translation>
    </message>
    <message>
        <source>the GPU driver is too old</source>
        <translation>der GPU-Treiber ist zu alt</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>die Platte ist voll</translation>
    </message>
    <message>
        <source>reading or writing failed</source>
        <translation>Lesen oder Schreiben ist gescheitert</translation>
    </message>
    <message>
        <source>the loss is no longer finite</source>
        <translation>der Loss ist nicht mehr endlich</translation>
    </message>
    <message>
        <source>the checkpoint cannot be read</source>
        <translation>der Checkpoint ist nicht lesbar</translation>
    </message>
    <message>
        <source>made by another version</source>
        <translation>von einer anderen Version</translation>
    </message>
    <message>
        <source>it is running already</source>
        <translation>er läuft schon</translation>
    </message>
    <message>
        <source>not supported here</source>
        <translation>hier nicht unterstützt</translation>
    </message>
    <message>
        <source>an internal error</source>
        <translation>ein interner Fehler</translation>
    </message>
    <message>
        <source>it was killed</source>
        <translation>er wurde beendet</translation>
    </message>
    <message>
        <source>a draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>being brought to its machine</source>
        <translation>wird zum Rechner gebracht</translation>
    </message>
    <message>
        <source>being submitted</source>
        <translation>wird eingereicht</translation>
    </message>
    <message>
        <source>being looked for</source>
        <translation>wird gesucht</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>held</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>startet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>ausgesetzt</translation>
    </message>
    <message>
        <source>finishing</source>
        <translation>wird abgeschlossen</translation>
    </message>
    <message>
        <source>being verified</source>
        <translation>wird geprüft</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>it is not a socket</source>
        <translation>es ist kein Socket</translation>
    </message>
    <message>
        <source>it is too long for a command line</source>
        <translation>es ist zu lang für eine Befehlszeile</translation>
    </message>
    <message>
        <source>its host key is not known, and was not accepted</source>
        <translation>der Schlüssel des Rechners ist unbekannt und wurde nicht angenommen</translation>
    </message>
    <message>
        <source>Connect to it once in the window, or with ssh, and compare the fingerprint that is shown.</source>
        <translation>Einmal im Fenster oder mit ssh verbinden und den gezeigten Fingerabdruck vergleichen.</translation>
    </message>
    <message>
        <source>its key cannot be written</source>
        <translation>der Schlüssel kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>the server allows no more sessions on this connection (its MaxSessions)</source>
        <translation>der Server erlaubt keine weiteren Sitzungen auf dieser Verbindung (MaxSessions)</translation>
    </message>
    <message>
        <source>Ask the administrator whether commands may be run there over SSH.</source>
        <translation>Bei der Administration fragen, ob dort Befehle über SSH erlaubt sind.</translation>
    </message>
    <message>
        <source>the jump host %1 says: %2</source>
        <translation>der Zwischenrechner %1 meldet: %2</translation>
    </message>
    <message>
        <source>Check the name and port as the jump host knows them, and whether it allows forwarding.</source>
        <translation>Name und Port prüfen, wie der Zwischenrechner sie kennt, und ob er Weiterleitung erlaubt.</translation>
    </message>
    <message>
        <source>the server allows no commands</source>
        <translation>der Server erlaubt keine Befehle</translation>
    </message>
    <message>
        <source>Ask its administrator whether commands may be run there over SSH.</source>
        <translation>Bei der Administration fragen, ob dort Befehle über SSH erlaubt sind.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>it is not a host name</source>
        <translation>es ist kein Rechnername</translation>
    </message>
    <message>
        <source>Enter letters, digits, dots and dashes.</source>
        <translation>Buchstaben, Ziffern, Punkte und Bindestriche eingeben.</translation>
    </message>
    <message>
        <source>it is not a user name</source>
        <translation>es ist kein Benutzername</translation>
    </message>
    <message>
        <source>Enter the name to log in with.</source>
        <translation>Den Namen für die Anmeldung eingeben.</translation>
    </message>
    <message>
        <source>it was interrupted</source>
        <translation>es wurde unterbrochen</translation>
    </message>
    <message>
        <source>there is no route</source>
        <translation>es gibt keinen Weg dorthin</translation>
    </message>
    <message>
        <source>it printed more than 64 MiB</source>
        <translation>die Ausgabe war länger als 64 MiB</translation>
    </message>
    <message>
        <source>it did not end within %1 ms</source>
        <translation>es endete nicht innerhalb von %1 ms</translation>
    </message>
    <message>
        <source>Check whether the machine or its file system hangs, then try again.</source>
        <translation>Prüfen, ob der Rechner oder sein Dateisystem hängt, dann erneut versuchen.</translation>
    </message>
    <message>
        <source>its answer is incomplete</source>
        <translation>die Antwort ist unvollständig</translation>
    </message>
    <message>
        <source>Name the right key with IdentityFile and IdentitiesOnly yes in ~/.ssh/config.</source>
        <translation>Den richtigen Schlüssel mit IdentityFile und IdentitiesOnly yes in ~/.ssh/config nennen.</translation>
    </message>
    <message>
        <source>the server asks again and again</source>
        <translation>der Server fragt immer wieder</translation>
    </message>
    <message>
        <source>Connect to it by hand.</source>
        <translation>Von Hand verbinden.</translation>
    </message>
    <message>
        <source>the log-in was cancelled</source>
        <translation>die Anmeldung wurde abgebrochen</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>er hat nicht rechtzeitig geantwortet</translation>
    </message>
    <message>
        <source>Check the network and whether the machine is up.</source>
        <translation>Das Netz prüfen, und ob der Rechner läuft.</translation>
    </message>
    <message>
        <source>the answer does not fit the question</source>
        <translation>die Antwort passt nicht zur Frage</translation>
    </message>
    <message>
        <source>it was given up</source>
        <translation>es wurde aufgegeben</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>the offset or length asked for is negative</source>
        <translation>Versatz oder Länge ist negativ</translation>
    </message>
    <message>
        <source>its path contains a NUL byte</source>
        <translation>der Pfad enthält ein NUL-Byte</translation>
    </message>
    <message>
        <source>the path is not absolute</source>
        <translation>der Pfad ist nicht absolut</translation>
    </message>
    <message>
        <source>the listing is incomplete</source>
        <translation>die Auflistung ist unvollständig</translation>
    </message>
    <message>
        <source>it contains a NUL byte</source>
        <translation>es enthält ein NUL-Byte</translation>
    </message>
    <message>
        <source>what arrived differs from what was sent; perhaps the file was changed meanwhile</source>
        <translation>was ankam, weicht vom Gesendeten ab; vielleicht wurde die Datei währenddessen geändert</translation>
    </message>
    <message>
        <source>Copy it again when nothing writes to it.</source>
        <translation>Erneut kopieren, wenn nichts darauf schreibt.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>the machine does not tell its size</source>
        <translation>der Rechner nennt die Größe nicht</translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation>es ist kein Rechner angegeben</translation>
    </message>
    <message>
        <source>this program was built without libssh</source>
        <translation>dieses Programm wurde ohne libssh gebaut</translation>
    </message>
    <message>
        <source>Install libssh-dev and build it again.</source>
        <translation>libssh-dev installieren und neu bauen.</translation>
    </message>
    <message>
        <source>it is not among the machines</source>
        <translation>er ist nicht unter den Rechnern</translation>
    </message>
    <message>
        <source>Add it on the page Machines.</source>
        <translation>Fügen Sie ihn auf der Seite Rechner hinzu.</translation>
    </message>
    <message>
        <source>the window was closed</source>
        <translation>das Fenster wurde geschlossen</translation>
    </message>
    <message>
        <source>its log-in needs a person</source>
        <translation>seine Anmeldung braucht einen Menschen</translation>
    </message>
    <message>
        <source>Press Connect on the page Machines.</source>
        <translation>Drücken Sie Verbinden auf der Seite Rechner.</translation>
    </message>
    <message>
        <source>its connection broke</source>
        <translation>seine Verbindung brach ab</translation>
    </message>
    <message>
        <source>the connection was ended</source>
        <translation>die Verbindung wurde beendet</translation>
    </message>
    <message>
        <source>the shell there ended with code %1</source>
        <translation>die Shell dort endete mit Code %1</translation>
    </message>
    <message>
        <source>its connection is paused</source>
        <translation>seine Verbindung ist angehalten</translation>
    </message>
    <message>
        <source>Resume it on the page Machines.</source>
        <translation>Auf der Seite Rechner fortsetzen.</translation>
    </message>
    <message>
        <source>Check the port and whether an SSH server runs there.</source>
        <translation>Den Port prüfen, und ob dort ein SSH-Server läuft.</translation>
    </message>
    <message>
        <source>the system says: %1</source>
        <translation>das System meldet: %1</translation>
    </message>
    <message>
        <source>Check the name and whether this computer is on the network.</source>
        <translation>Den Namen prüfen, und ob dieser Rechner im Netz ist.</translation>
    </message>
    <message>
        <source>the server says: %1</source>
        <translation>der Server meldet: %1</translation>
    </message>
    <message>
        <source>the server gave no reason</source>
        <translation>der Server nannte keinen Grund</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>die Verbindung brach ab</translation>
    </message>
    <message>
        <source>too many are logging in there at this moment (its MaxStartups)</source>
        <translation>gerade melden sich dort zu viele an (MaxStartups)</translation>
    </message>
    <message>
        <source>Try again in a minute.</source>
        <translation>In einer Minute erneut versuchen.</translation>
    </message>
    <message>
        <source>It is not tried again by itself: connect once more, but some servers lock out after a few tries.</source>
        <translation>Es wird nicht von selbst erneut versucht: noch einmal verbinden; manche Server sperren nach wenigen Versuchen.</translation>
    </message>
    <message>
        <source>the server refused the password</source>
        <translation>der Server hat das Passwort abgelehnt</translation>
    </message>
    <message>
        <source>the server accepts none of the keys; tried: %1</source>
        <translation>der Server akzeptiert keinen der Schlüssel; versucht: %1</translation>
    </message>
    <message>
        <source>Name the right user and key in ~/.ssh/config, or let ssh-copy-id put your key there.</source>
        <translation>Den richtigen Benutzer und Schlüssel in ~/.ssh/config nennen, oder den Schlüssel mit ssh-copy-id dorthin bringen.</translation>
    </message>
    <message>
        <source>there is no key for it</source>
        <translation>es gibt keinen Schlüssel dafür</translation>
    </message>
    <message>
        <source>the server offers no way to log in that is allowed here</source>
        <translation>der Server bietet keine Anmeldung an, die hier erlaubt ist</translation>
    </message>
    <message>
        <source>its key is marked as revoked</source>
        <translation>sein Schlüssel ist als widerrufen markiert</translation>
    </message>
    <message>
        <source>ITS KEY HAS CHANGED: somebody may be listening in, or the machine was set up anew</source>
        <translation>SEIN SCHLÜSSEL HAT SICH GEÄNDERT: Vielleicht hört jemand mit, oder der Rechner wurde neu aufgesetzt</translation>
    </message>
    <message>
        <source>it shows a key of another type (%1) than the known one (%2): somebody may be listening in, or the machine was set up anew</source>
        <translation>er zeigt einen Schlüssel anderer Art (%1) als den bekannten (%2): Vielleicht hört jemand mit, oder der Rechner wurde neu aufgesetzt</translation>
    </message>
    <message>
        <source>its key (%1, %2) is not among the known hosts</source>
        <translation>sein Schlüssel (%1, %2) ist nicht unter den bekannten Rechnern</translation>
    </message>
    <message>
        <source>Log in there once by hand, or add the key to %3.</source>
        <translation>Sich dort einmal von Hand anmelden, oder den Schlüssel in %3 eintragen.</translation>
    </message>
    <message>
        <source>its key (%1, %2) is not among the known hosts, and StrictHostKeyChecking is “yes”</source>
        <translation>sein Schlüssel (%1, %2) ist nicht unter den bekannten Rechnern, und StrictHostKeyChecking ist „yes“</translation>
    </message>
    <message>
        <source>%1 (now %2; known by line %3 of %4)</source>
        <translation>%1 (jetzt %2; bekannt durch Zeile %3 von %4)</translation>
    </message>
    <message>
        <source>Ask the machine&apos;s administrator.</source>
        <translation>Bei der Administration des Rechners fragen.</translation>
    </message>
    <message>
        <source>Ask the machine&apos;s administrator whether this is right. If it is, remove the old key by hand: ssh-keygen -f &apos;%4&apos; -R &apos;%5&apos;</source>
        <translation>Bei der Administration des Rechners fragen, ob das stimmt. Wenn ja, den alten Schlüssel von Hand entfernen: ssh-keygen -f &apos;%4&apos; -R &apos;%5&apos;</translation>
    </message>
    <message>
        <source>the server refused the answers</source>
        <translation>der Server hat die Antworten abgelehnt</translation>
    </message>
    <message>
        <source>its shell ended without printing anything</source>
        <translation>die Shell dort endete ohne Ausgabe</translation>
    </message>
    <message>
        <source>Check by hand that ssh can run a command there.</source>
        <translation>Von Hand prüfen, dass ssh dort einen Befehl ausführen kann.</translation>
    </message>
    <message>
        <source>its shell runs no commands but says: %1</source>
        <translation>die Shell dort führt keine Befehle aus, sondern meldet: %1</translation>
    </message>
    <message>
        <source>its job was cancelled</source>
        <translation>ihr Job wurde abgebrochen</translation>
    </message>
    <message>
        <source>it does not run there and says: %1</source>
        <translation>sie läuft dort nicht und meldet: %1</translation>
    </message>
    <message>
        <source>Have it built there from its sources.</source>
        <translation>Lassen Sie sie dort aus ihren Quelltexten bauen.</translation>
    </message>
    <message>
        <source>it does not run there, or is not an engine of Trainyard&apos;s</source>
        <translation>sie läuft dort nicht, oder es ist keine Engine von Trainyard</translation>
    </message>
    <message>
        <source>Install this window&apos;s engine there; what is installed there stays as it is.</source>
        <translation>Die Engine dieses Fensters dort installieren; was dort installiert ist, bleibt.</translation>
    </message>
    <message>
        <source>the machine&apos;s folder for Trainyard is not an absolute path</source>
        <translation>der Ordner für Trainyard auf dem Rechner ist kein absoluter Pfad</translation>
    </message>
    <message>
        <source>Make sure that HOME is set in shells that run without a log-in.</source>
        <translation>Dafür sorgen, dass HOME in Shells ohne Anmeldung gesetzt ist.</translation>
    </message>
    <message>
        <source>it is not a complete 64-bit ELF file</source>
        <translation>es ist keine vollständige 64-Bit-ELF-Datei</translation>
    </message>
    <message>
        <source>the engine&apos;s sources did not come with this program</source>
        <translation>die Quelltexte der Engine kamen nicht mit diesem Programm</translation>
    </message>
    <message>
        <source>Install Trainyard again, or bring the engine built here.</source>
        <translation>Installieren Sie Trainyard neu, oder bringen Sie die hier gebaute Engine hin.</translation>
    </message>
    <message>
        <source>trainyard-engine is neither beside this program nor on the PATH</source>
        <translation>trainyard-engine liegt weder neben diesem Programm noch im PATH</translation>
    </message>
    <message>
        <source>Install Trainyard&apos;s engine on this workstation.</source>
        <translation>Die Engine von Trainyard auf diesem Rechner installieren.</translation>
    </message>
    <message>
        <source>its report is too long</source>
        <translation>der Bericht ist zu lang</translation>
    </message>
    <message>
        <source>there it reads “%1”, which is not an absolute path</source>
        <translation>dort steht „%1“, und das ist kein absoluter Pfad</translation>
    </message>
    <message>
        <source>Make sure that the variable is set in shells that run without a log-in, or write the path out.</source>
        <translation>Dafür sorgen, dass die Variable in Shells ohne Anmeldung gesetzt ist, oder den Pfad ausschreiben.</translation>
    </message>
    <message>
        <source>it gives no answer</source>
        <translation>sie gibt keine Antwort</translation>
    </message>
    <message>
        <source>Check the machine&apos;s engine on the page Machines.</source>
        <translation>Prüfen Sie die Engine des Rechners auf der Seite Rechner.</translation>
    </message>
    <message>
        <source>there is no engine</source>
        <translation>es gibt keine Engine</translation>
    </message>
    <message>
        <source>Install one on the page Machines.</source>
        <translation>Installieren Sie eine auf der Seite Rechner.</translation>
    </message>
    <message>
        <source>its job ended with code %1</source>
        <translation>ihr Job endete mit Code %1</translation>
    </message>
    <message>
        <source>its job ended, and nothing tells why</source>
        <translation>ihr Job ist beendet, und nichts sagt, warum</translation>
    </message>
    <message>
        <source>The log in that folder has all that it printed.</source>
        <translation>Das Log in diesem Ordner enthält alles, was ausgegeben wurde.</translation>
    </message>
    <message>
        <source>the program installed there under its name does not run</source>
        <translation>das unter ihrem Namen dort installierte Programm läuft nicht</translation>
    </message>
    <message>
        <source>it is for %1, and the machine is %2</source>
        <translation>sie ist für %1, und der Rechner ist %2</translation>
    </message>
    <message>
        <source>it needs glibc %1, and the machine does not tell its C library</source>
        <translation>sie braucht glibc %1, und der Rechner nennt seine C-Bibliothek nicht</translation>
    </message>
    <message>
        <source>it needs glibc %1, and the machine&apos;s C library is %2</source>
        <translation>sie braucht glibc %1, und die C-Bibliothek des Rechners ist %2</translation>
    </message>
    <message>
        <source>it needs glibc %1 or newer, and the machine has %2</source>
        <translation>sie braucht glibc %1 oder neuer, und der Rechner hat %2</translation>
    </message>
    <message>
        <source>it is version %1 and speaks protocol %2, this window %3 protocol %4</source>
        <translation>sie ist Version %1 und spricht Protokoll %2, dieses Fenster %3 Protokoll %4</translation>
    </message>
    <message>
        <source>Update Trainyard on this workstation, or install this window&apos;s engine there beside the newer one.</source>
        <translation>Trainyard auf diesem Rechner aktualisieren oder dort die Engine dieses Fensters neben der neueren installieren.</translation>
    </message>
    <message>
        <source>Install this window&apos;s engine there; runs that began with the old one can go on with it.</source>
        <translation>Installieren Sie dort die Engine dieses Fensters; Läufe, die mit der alten begannen, können mit ihr weitergehen.</translation>
    </message>
    <message>
        <source>the engine ended without a report</source>
        <translation>die Engine endete ohne Bericht</translation>
    </message>
    <message>
        <source>other jobs have a higher priority</source>
        <translation>andere Jobs haben höhere Priorität</translation>
    </message>
    <message>
        <source>the scheduler has not looked at it yet</source>
        <translation>der Scheduler hat ihn noch nicht angesehen</translation>
    </message>
    <message>
        <source>waits until enough cores, memory or GPUs are free</source>
        <translation>wartet, bis genug Kerne, Speicher oder GPUs frei sind</translation>
    </message>
    <message>
        <source>waits for another job that must end first</source>
        <translation>wartet auf einen anderen Job, der zuerst enden muss</translation>
    </message>
    <message>
        <source>the job it waits for has failed or was cancelled, so it can never start</source>
        <translation>der Job, auf den er wartet, ist gescheitert oder wurde abgebrochen; so kann er nie starten</translation>
    </message>
    <message>
        <source>Cancel it and start it again without that dependency, or start both again.</source>
        <translation>Ihn abbrechen und ohne diese Abhängigkeit neu starten, oder beide neu starten.</translation>
    </message>
    <message>
        <source>the job it waits for is not in this queue</source>
        <translation>der Job, auf den er wartet, steht nicht in dieser Warteschlange</translation>
    </message>
    <message>
        <source>its earliest start has not come yet; after a requeue this takes up to two minutes</source>
        <translation>sein frühester Start ist noch nicht erreicht; nach erneutem Einreihen dauert das bis zu zwei Minuten</translation>
    </message>
    <message>
        <source>its nodes are being prepared</source>
        <translation>seine Knoten werden vorbereitet</translation>
    </message>
    <message>
        <source>its last start is still being cleaned up</source>
        <translation>sein letzter Start wird noch aufgeräumt</translation>
    </message>
    <message>
        <source>the scheduler starts jobs in rounds, not at once</source>
        <translation>der Scheduler startet Jobs in Runden, nicht sofort</translation>
    </message>
    <message>
        <source>the clusters of the federation are agreeing on who runs it</source>
        <translation>die Cluster der Föderation einigen sich, wer ihn ausführt</translation>
    </message>
    <message>
        <source>waits for a licence that is in use</source>
        <translation>wartet auf eine Lizenz, die belegt ist</translation>
    </message>
    <message>
        <source>the limit of tasks of this array that run at once is reached</source>
        <translation>die Grenze gleichzeitiger Tasks dieses Arrays ist erreicht</translation>
    </message>
    <message>
        <source>waits for room on the burst buffer</source>
        <translation>wartet auf Platz im Burst-Buffer</translation>
    </message>
    <message>
        <source>its files are being copied to the burst buffer</source>
        <translation>seine Dateien werden in den Burst-Buffer kopiert</translation>
    </message>
    <message>
        <source>the burst buffer could not do what it asked for</source>
        <translation>der Burst-Buffer konnte das Verlangte nicht leisten</translation>
    </message>
    <message>
        <source>Change its burst buffer options, then release it.</source>
        <translation>Seine Burst-Buffer-Optionen ändern und ihn freigeben.</translation>
    </message>
    <message>
        <source>the cluster&apos;s power limit leaves no room for it</source>
        <translation>die Leistungsgrenze des Clusters lässt keinen Platz für ihn</translation>
    </message>
    <message>
        <source>power is kept for another job</source>
        <translation>Leistung ist für einen anderen Job zurückgehalten</translation>
    </message>
    <message>
        <source>the partition starts no jobs at present</source>
        <translation>die Partition startet zurzeit keine Jobs</translation>
    </message>
    <message>
        <source>Wait for the administrators, or choose another partition.</source>
        <translation>Auf die Administration warten oder eine andere Partition wählen.</translation>
    </message>
    <message>
        <source>the partition takes no jobs at present</source>
        <translation>die Partition nimmt zurzeit keine Jobs an</translation>
    </message>
    <message>
        <source>it asks for more or fewer nodes than the partition allows, or for nodes that are down</source>
        <translation>er verlangt mehr oder weniger Knoten, als die Partition erlaubt, oder Knoten, die ausgefallen sind</translation>
    </message>
    <message>
        <source>Ask for a number of nodes that the partition allows, or choose another partition.</source>
        <translation>Eine Knotenzahl verlangen, die die Partition erlaubt, oder eine andere Partition wählen.</translation>
    </message>
    <message>
        <source>its time limit is above the partition&apos;s</source>
        <translation>seine Zeitgrenze liegt über der der Partition</translation>
    </message>
    <message>
        <source>Ask for less time, or choose a partition that allows more; a run goes on where it stopped.</source>
        <translation>Weniger Zeit verlangen oder eine Partition wählen, die mehr erlaubt; ein Lauf geht weiter, wo er aufhörte.</translation>
    </message>
    <message>
        <source>the partition has no nodes that could ever run it as it is</source>
        <translation>die Partition hat keine Knoten, die ihn so je ausführen könnten</translation>
    </message>
    <message>
        <source>Ask for fewer cores, GPUs or less memory a node, or choose another partition.</source>
        <translation>Weniger Kerne, GPUs oder Speicher je Knoten verlangen oder eine andere Partition wählen.</translation>
    </message>
    <message>
        <source>a node that it needs is down</source>
        <translation>ein Knoten, den er braucht, ist ausgefallen</translation>
    </message>
    <message>
        <source>Wait, or ask for other nodes.</source>
        <translation>Warten oder andere Knoten verlangen.</translation>
    </message>
    <message>
        <source>nodes that it needs are down, reserved or drained, often for maintenance to come</source>
        <translation>benötigte Knoten sind aus, reserviert oder gesperrt, oft wegen einer anstehenden Wartung</translation>
    </message>
    <message>
        <source>Wait, ask for less time so that it ends before the maintenance, or ask for other nodes.</source>
        <translation>Warten, weniger Zeit verlangen, damit er vor der Wartung endet, oder andere Knoten verlangen.</translation>
    </message>
    <message>
        <source>nodes that it needs are down, drained or kept for other partitions</source>
        <translation>Knoten, die er braucht, sind ausgefallen, gesperrt oder anderen Partitionen vorbehalten</translation>
    </message>
    <message>
        <source>no front-end node is up</source>
        <translation>kein Front-End-Knoten ist in Betrieb</translation>
    </message>
    <message>
        <source>waits for its reservation to begin</source>
        <translation>wartet auf den Beginn seiner Reservierung</translation>
    </message>
    <message>
        <source>its reservation was deleted</source>
        <translation>seine Reservierung wurde gelöscht</translation>
    </message>
    <message>
        <source>Start it again without the reservation.</source>
        <translation>Ihn ohne die Reservierung neu starten.</translation>
    </message>
    <message>
        <source>its reservation is not valid for it</source>
        <translation>seine Reservierung gilt nicht für ihn</translation>
    </message>
    <message>
        <source>held by its owner</source>
        <translation>von seinem Besitzer angehalten</translation>
    </message>
    <message>
        <source>Release it.</source>
        <translation>Ihn freigeben.</translation>
    </message>
    <message>
        <source>held by an administrator</source>
        <translation>von der Administration angehalten</translation>
    </message>
    <message>
        <source>Ask the administrators to release it.</source>
        <translation>Die Administration um Freigabe bitten.</translation>
    </message>
    <message>
        <source>it was put back in the queue too often</source>
        <translation>er wurde zu oft wieder eingereiht</translation>
    </message>
    <message>
        <source>Look at its log, then release it.</source>
        <translation>Sein Log ansehen, dann ihn freigeben.</translation>
    </message>
    <message>
        <source>it could not be started on its node and is held now</source>
        <translation>er konnte auf seinem Knoten nicht gestartet werden und ist nun angehalten</translation>
    </message>
    <message>
        <source>no node fulfils all that it asks for</source>
        <translation>kein Knoten erfüllt alles, was er verlangt</translation>
    </message>
    <message>
        <source>Ask for other features, GPUs or fewer of them, or choose another partition.</source>
        <translation>Andere Merkmale, andere oder weniger GPUs verlangen oder eine andere Partition wählen.</translation>
    </message>
    <message>
        <source>its account is not valid</source>
        <translation>sein Account ist nicht gültig</translation>
    </message>
    <message>
        <source>Choose an account that you may use.</source>
        <translation>Einen erlaubten Account wählen.</translation>
    </message>
    <message>
        <source>its QoS is not valid</source>
        <translation>sein QoS ist nicht gültig</translation>
    </message>
    <message>
        <source>Choose a QoS that you may use.</source>
        <translation>Ein erlaubtes QoS wählen.</translation>
    </message>
    <message>
        <source>the partition does not take jobs of its account</source>
        <translation>die Partition nimmt keine Jobs seines Accounts</translation>
    </message>
    <message>
        <source>Choose another account, or another partition.</source>
        <translation>Einen anderen Account oder eine andere Partition wählen.</translation>
    </message>
    <message>
        <source>its QoS may not be used in this partition or by this account</source>
        <translation>sein QoS darf in dieser Partition oder von diesem Account nicht verwendet werden</translation>
    </message>
    <message>
        <source>Choose another QoS, or another partition.</source>
        <translation>Ein anderes QoS oder eine andere Partition wählen.</translation>
    </message>
    <message>
        <source>you may not use this partition</source>
        <translation>diese Partition ist für Sie nicht erlaubt</translation>
    </message>
    <message>
        <source>Choose another partition.</source>
        <translation>Eine andere Partition wählen.</translation>
    </message>
    <message>
        <source>an accounting rule of the cluster forbids it</source>
        <translation>eine Abrechnungsregel des Clusters verbietet es</translation>
    </message>
    <message>
        <source>Ask the administrators which limit it meets, or choose another account or QoS.</source>
        <translation>Die Administration fragen, welche Grenze gilt, oder einen anderen Account oder ein anderes QoS wählen.</translation>
    </message>
    <message>
        <source>the account has used too much for this QoS</source>
        <translation>der Account hat für dieses QoS zu viel verbraucht</translation>
    </message>
    <message>
        <source>Choose another QoS or account.</source>
        <translation>Ein anderes QoS oder einen anderen Account wählen.</translation>
    </message>
    <message>
        <source>it asks for more memory a core or node than is allowed</source>
        <translation>er verlangt mehr Speicher je Kern oder Knoten, als erlaubt ist</translation>
    </message>
    <message>
        <source>Ask for less memory, or for more cores with it.</source>
        <translation>Weniger Speicher verlangen oder mehr Kerne dazu.</translation>
    </message>
    <message>
        <source>the limit of the account&apos;s jobs that run at once is reached</source>
        <translation>die Grenze gleichzeitiger Jobs des Accounts ist erreicht</translation>
    </message>
    <message>
        <source>the account&apos;s limit is used up by other jobs</source>
        <translation>die Grenze des Accounts ist durch andere Jobs erschöpft</translation>
    </message>
    <message>
        <source>Wait for them to end, or choose another account.</source>
        <translation>Auf ihr Ende warten oder einen anderen Account wählen.</translation>
    </message>
    <message>
        <source>its time limit is above the account&apos;s</source>
        <translation>seine Zeitgrenze liegt über der des Accounts</translation>
    </message>
    <message>
        <source>Ask for less time, or choose another account.</source>
        <translation>Weniger Zeit verlangen oder einen anderen Account wählen.</translation>
    </message>
    <message>
        <source>the limit of jobs of this QoS that run at once is reached</source>
        <translation>die Grenze gleichzeitiger Jobs dieser QoS ist erreicht</translation>
    </message>
    <message>
        <source>the limit of its QoS is used up by other jobs</source>
        <translation>die Grenze seines QoS ist durch andere Jobs erschöpft</translation>
    </message>
    <message>
        <source>Wait for them to end, or choose another QoS.</source>
        <translation>Auf ihr Ende warten oder ein anderes QoS wählen.</translation>
    </message>
    <message>
        <source>its time limit is above that of its QoS</source>
        <translation>seine Zeitgrenze liegt über der seines QoS</translation>
    </message>
    <message>
        <source>Ask for less time, or choose another QoS.</source>
        <translation>Weniger Zeit verlangen oder ein anderes QoS wählen.</translation>
    </message>
    <message>
        <source>it asks for more %1 than its account allows a job</source>
        <translation>er fordert mehr (%1), als sein Account einem Job erlaubt</translation>
    </message>
    <message>
        <source>Ask for less, or choose another account.</source>
        <translation>Weniger verlangen oder einen anderen Account wählen.</translation>
    </message>
    <message>
        <source>it asks for more %1 than its account allows a node</source>
        <translation>er fordert mehr (%1), als sein Account einem Knoten erlaubt</translation>
    </message>
    <message>
        <source>it asks for less %1 than its account demands</source>
        <translation>er fordert weniger (%1), als sein Account verlangt</translation>
    </message>
    <message>
        <source>Ask for more, or choose another account.</source>
        <translation>Mehr verlangen oder einen anderen Account wählen.</translation>
    </message>
    <message>
        <source>your jobs already have as much of the %1 as its account allows a user</source>
        <translation>die eigenen Jobs haben schon so viel (%1), wie der Account erlaubt</translation>
    </message>
    <message>
        <source>Wait for your other jobs to end, or choose another account.</source>
        <translation>Auf das Ende Ihrer anderen Jobs warten oder einen anderen Account wählen.</translation>
    </message>
    <message>
        <source>the %1 that its account allows are used up by other jobs</source>
        <translation>was sein Account erlaubt (%1), ist von anderen Jobs belegt</translation>
    </message>
    <message>
        <source>it asks for more %1 than its QoS allows a job</source>
        <translation>er fordert mehr (%1), als seine QoS einem Job erlaubt</translation>
    </message>
    <message>
        <source>Ask for less, or choose another QoS.</source>
        <translation>Weniger verlangen oder ein anderes QoS wählen.</translation>
    </message>
    <message>
        <source>it asks for more %1 than its QoS allows a node</source>
        <translation>er fordert mehr (%1), als seine QoS einem Knoten erlaubt</translation>
    </message>
    <message>
        <source>it asks for less %1 than its QoS demands</source>
        <translation>er fordert weniger (%1), als seine QoS verlangt</translation>
    </message>
    <message>
        <source>Ask for more, or choose another QoS.</source>
        <translation>Mehr verlangen oder ein anderes QoS wählen.</translation>
    </message>
    <message>
        <source>your jobs already have as much of the %1 as its QoS allows a user</source>
        <translation>die eigenen Jobs haben schon so viel (%1), wie die QoS erlaubt</translation>
    </message>
    <message>
        <source>Wait for your other jobs to end, or choose another QoS.</source>
        <translation>Auf das Ende Ihrer anderen Jobs warten oder ein anderes QoS wählen.</translation>
    </message>
    <message>
        <source>the %1 that its QoS allows are used up by other jobs</source>
        <translation>was seine QoS erlaubt (%1), ist von anderen Jobs belegt</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>room on the burst buffer</source>
        <translation>Burst-Buffer-Platz</translation>
    </message>
    <message>
        <source>billed resources</source>
        <translation>abgerechnete Ressourcen</translation>
    </message>
    <message>
        <source>jobs in the queue</source>
        <translation>Jobs in der Warteschlange</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>resources of some kind</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>%1 × time</source>
        <translation>%1 × Zeit</translation>
    </message>
    <message>
        <source>Slurm, a file system or the network failed</source>
        <translation>Slurm, ein Dateisystem oder das Netz ist ausgefallen</translation>
    </message>
    <message>
        <source>Start it again.</source>
        <translation>Ihn neu starten.</translation>
    </message>
    <message>
        <source>it could not be started on its node</source>
        <translation>er konnte auf seinem Knoten nicht gestartet werden</translation>
    </message>
    <message>
        <source>Look whether the run directory can be reached there.</source>
        <translation>Prüfen, ob der Laufordner dort erreichbar ist.</translation>
    </message>
    <message>
        <source>the cluster could not start it</source>
        <translation>der Cluster konnte ihn nicht starten</translation>
    </message>
    <message>
        <source>the cluster could not prepare its nodes</source>
        <translation>der Cluster konnte seine Knoten nicht vorbereiten</translation>
    </message>
    <message>
        <source>it ended with an error</source>
        <translation>er endete mit einem Fehler</translation>
    </message>
    <message>
        <source>it was ended by a signal</source>
        <translation>er wurde durch ein Signal beendet</translation>
    </message>
    <message>
        <source>its time limit was reached</source>
        <translation>seine Zeitgrenze war erreicht</translation>
    </message>
    <message>
        <source>it was idle for longer than is allowed</source>
        <translation>er war länger untätig, als erlaubt ist</translation>
    </message>
    <message>
        <source>its deadline was reached</source>
        <translation>seine Frist war erreicht</translation>
    </message>
    <message>
        <source>it used more memory than it asked for</source>
        <translation>er brauchte mehr Speicher, als er verlangt hatte</translation>
    </message>
    <message>
        <source>Ask for more memory, or make the batch smaller.</source>
        <translation>Mehr Speicher verlangen oder den Batch verkleinern.</translation>
    </message>
    <message>
        <source>it had to make room for a job of higher priority</source>
        <translation>er musste einem Job höherer Priorität weichen</translation>
    </message>
    <message>
        <source>one of its nodes failed</source>
        <translation>einer seiner Knoten ist ausgefallen</translation>
    </message>
    <message>
        <source>one of its nodes could not be started</source>
        <translation>einer seiner Knoten konnte nicht gestartet werden</translation>
    </message>
    <message>
        <source>cancelled on request</source>
        <translation>auf Wunsch abgebrochen</translation>
    </message>
    <message>
        <source>cancelled, but not from here</source>
        <translation>abgebrochen, aber nicht von hier aus</translation>
    </message>
    <message>
        <source>cancelled before it started, by somebody or because the job it waits for has failed</source>
        <translation>vor dem Start abgebrochen, von jemandem oder weil der Job, auf den er wartet, gescheitert ist</translation>
    </message>
    <message>
        <source>taken off the queue before it started</source>
        <translation>vor dem Start aus der Warteschlange genommen</translation>
    </message>
    <message>
        <source>its entry was removed from the queue by hand</source>
        <translation>sein Eintrag wurde von Hand aus der Warteschlange entfernt</translation>
    </message>
    <message numerus="yes">
        <source>it was put back in the queue %n time(s) (allowed: %2)</source>
        <translation>
            <numerusform>er wurde einmal wieder eingereiht (erlaubt: %2)</numerusform>
            <numerusform>er wurde %n-mal wieder eingereiht (erlaubt: %2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume it, or allow more restarts.</source>
        <translation>Ihn fortsetzen oder mehr Neustarts erlauben.</translation>
    </message>
    <message>
        <source>its run directory %1 cannot be entered on the node %2</source>
        <translation>sein Laufordner %1 ist auf dem Knoten %2 nicht erreichbar</translation>
    </message>
    <message>
        <source>Look whether the file system is mounted there.</source>
        <translation>Prüfen, ob das Dateisystem dort eingehängt ist.</translation>
    </message>
    <message>
        <source>Slurm would not put it back in the queue</source>
        <translation>Slurm wollte ihn nicht wieder einreihen</translation>
    </message>
    <message>
        <source>Resume it.</source>
        <translation>Fortsetzen.</translation>
    </message>
    <message>
        <source>the job ended before it began with the run</source>
        <translation>der Job endete, bevor er mit dem Lauf begann</translation>
    </message>
    <message>
        <source>the answer to its submission was lost; looking whether it arrived</source>
        <translation>die Antwort auf das Einreichen ging verloren; es wird nachgesehen, ob er ankam</translation>
    </message>
    <message>
        <source>the scheduler does not have it</source>
        <translation>der Scheduler hat ihn nicht</translation>
    </message>
    <message>
        <source>the queue does not have it</source>
        <translation>die Warteschlange kennt ihn nicht</translation>
    </message>
    <message>
        <source>it has left the queue; waiting for word of how it ended</source>
        <translation>er hat die Warteschlange verlassen; wie er endete, wird noch erwartet</translation>
    </message>
    <message>
        <source>it has left the queue, and nothing tells how it ended</source>
        <translation>er hat die Warteschlange verlassen, und nichts sagt, wie er endete</translation>
    </message>
    <message>
        <source>it has left the queue without having started</source>
        <translation>er hat die Warteschlange verlassen, ohne gestartet zu sein</translation>
    </message>
    <message>
        <source>Slurm says %1</source>
        <translation>Slurm meldet %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the supervisor has not looked at it yet</source>
        <translation>der Supervisor hat ihn noch nicht angesehen</translation>
    </message>
    <message numerus="yes">
        <source>%n of %2 cores (is|are) taken by %3</source>
        <translation>
            <numerusform>%n von %2 Kernen ist belegt durch %3</numerusform>
            <numerusform>%n von %2 Kernen sind belegt durch %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %2 GPUs (is|are) taken by %3</source>
        <translation>
            <numerusform>%n von %2 GPUs ist belegt durch %3</numerusform>
            <numerusform>%n von %2 GPUs sind belegt durch %3</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU %1 is taken by %2</source>
        <translation>GPU %1 ist belegt durch %2</translation>
    </message>
    <message>
        <source>the attempt before it has not ended yet</source>
        <translation>der Versuch davor ist noch nicht beendet</translation>
    </message>
    <message>
        <source>it comes after %1</source>
        <translation>er kommt nach %1 an die Reihe</translation>
    </message>
    <message numerus="yes">
        <source>this machine has %n GPU(s), and it asks for GPU number %2</source>
        <translation>
            <numerusform>dieser Rechner hat eine GPU, und er fordert GPU Nummer %2</numerusform>
            <numerusform>dieser Rechner hat %n GPUs, und er fordert GPU Nummer %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it asks for %n GPU(s), and this machine has %2</source>
        <translation>
            <numerusform>er fordert eine GPU, und dieser Rechner hat %2</numerusform>
            <numerusform>er fordert %n GPUs, und dieser Rechner hat %2</numerusform>
        </translation>
    </message>
    <message>
        <source>it ended without a result while no supervisor watched it</source>
        <translation>er endete ohne Ergebnis, während ihn kein Supervisor beobachtete</translation>
    </message>
    <message>
        <source>its record in the queue is damaged</source>
        <translation>sein Eintrag in der Warteschlange ist beschädigt</translation>
    </message>
    <message>
        <source>Resume the run.</source>
        <translation>Den Lauf fortsetzen.</translation>
    </message>
    <message>
        <source>it printed %1</source>
        <translation>er gab aus: %1</translation>
    </message>
    <message>
        <source>the cluster allows no arrays</source>
        <translation>der Cluster erlaubt keine Arrays</translation>
    </message>
    <message>
        <source>Submit the runs one by one.</source>
        <translation>Die Läufe einzeln einreichen.</translation>
    </message>
    <message>
        <source>it is not the id of a job</source>
        <translation>es ist keine Id eines Jobs</translation>
    </message>
    <message>
        <source>the machine&apos;s queue cannot do that</source>
        <translation>die Warteschlange des Rechners kann das nicht</translation>
    </message>
    <message>
        <source>the machine&apos;s answer is incomplete</source>
        <translation>die Antwort des Rechners ist unvollständig</translation>
    </message>
    <message>
        <source>Slurm&apos;s commands are not on the PATH of a shell there</source>
        <translation>die Befehle von Slurm sind dort nicht im PATH einer Shell</translation>
    </message>
    <message>
        <source>Make sure that sbatch is found in shells that run without a log-in, or choose no scheduler for this machine.</source>
        <translation>Dafür sorgen, dass sbatch in Shells ohne Anmeldung gefunden wird, oder für diesen Rechner keinen Scheduler wählen.</translation>
    </message>
    <message>
        <source>the program is not there</source>
        <translation>das Programm ist nicht da</translation>
    </message>
    <message>
        <source>Set the machine&apos;s scheduler to none, or make sure that Slurm&apos;s commands are on the PATH.</source>
        <translation>Für den Rechner keinen Scheduler wählen, oder dafür sorgen, dass die Befehle von Slurm im PATH sind.</translation>
    </message>
    <message>
        <source>the machine does not tell its time</source>
        <translation>der Rechner nennt seine Uhrzeit nicht</translation>
    </message>
    <message>
        <source>the program is not there or cannot be run</source>
        <translation>das Programm ist nicht da oder nicht ausführbar</translation>
    </message>
    <message>
        <source>Install Trainyard&apos;s engine again, or set where it is.</source>
        <translation>Die Engine von Trainyard neu installieren, oder angeben, wo sie liegt.</translation>
    </message>
    <message>
        <source>it ended with code %1</source>
        <translation>beendet mit Code %1</translation>
    </message>
    <message>
        <source>it is that of %1</source>
        <translation>es ist der von %1</translation>
    </message>
    <message>
        <source>Move the file away; the run&apos;s own folder tells how it went.</source>
        <translation>Die Datei verschieben; der Ordner des Laufs sagt, wie es ausging.</translation>
    </message>
    <message>
        <source>the file is incomplete, or not a state file of this version</source>
        <translation>die Datei ist unvollständig oder keine Zustandsdatei dieser Version</translation>
    </message>
    <message>
        <source>it speaks protocol %1 and this window protocol %2</source>
        <translation>sie spricht Protokoll %1 und dieses Fenster Protokoll %2</translation>
    </message>
    <message>
        <source>it does not say which protocol it speaks</source>
        <translation>sie sagt nicht, welches Protokoll sie spricht</translation>
    </message>
    <message>
        <source>there is no partition “%1”</source>
        <translation>es gibt keine Partition „%1“</translation>
    </message>
    <message>
        <source>Choose one of: %2.</source>
        <translation>Eine davon wählen: %2.</translation>
    </message>
    <message>
        <source>the array&apos;s index %1 is above the cluster&apos;s largest, %2</source>
        <translation>der Index %1 des Arrays liegt über dem größten des Clusters, %2</translation>
    </message>
    <message>
        <source>Split the array.</source>
        <translation>Das Array aufteilen.</translation>
    </message>
    <message>
        <source>you have no account “%1”</source>
        <translation>es gibt hier keinen Account „%1“</translation>
    </message>
    <message>
        <source>this account may not use the QoS “%1”</source>
        <translation>dieser Account darf die QoS „%1“ nicht benutzen</translation>
    </message>
    <message>
        <source>the account allows a job %1, and it asks for %2</source>
        <translation>der Account erlaubt einem Job %1, und er fordert %2</translation>
    </message>
    <message>
        <source>Ask for less time; a run goes on where it stopped.</source>
        <translation>Weniger Zeit anfordern; ein Lauf macht weiter, wo er aufhörte.</translation>
    </message>
    <message>
        <source>the QoS “%1” allows a job %2, and it asks for %3</source>
        <translation>die QoS „%1“ erlaubt einem Job %2, und er fordert %3</translation>
    </message>
    <message>
        <source>the partition “%1” allows a job %2, and it asks for %3</source>
        <translation>die Partition „%1“ erlaubt einem Job %2, und er fordert %3</translation>
    </message>
    <message>
        <source>the partition “%1” allows a job %2 nodes, and it asks for %3</source>
        <translation>die Partition „%1“ erlaubt einem Job %2 Knoten, und er fordert %3</translation>
    </message>
    <message>
        <source>Ask for fewer nodes, or choose another partition.</source>
        <translation>Weniger Knoten anfordern oder eine andere Partition wählen.</translation>
    </message>
    <message>
        <source>the partition “%1” wants at least %2 nodes a job</source>
        <translation>die Partition „%1“ verlangt mindestens %2 Knoten je Job</translation>
    </message>
    <message>
        <source>Ask for more nodes, or choose another partition.</source>
        <translation>Mehr Knoten anfordern oder eine andere Partition wählen.</translation>
    </message>
    <message>
        <source>the partition “%1” does not take jobs of the account “%2”</source>
        <translation>die Partition „%1“ nimmt keine Jobs des Accounts „%2“</translation>
    </message>
    <message>
        <source>Choose another partition or account.</source>
        <translation>Eine andere Partition oder einen anderen Account wählen.</translation>
    </message>
    <message>
        <source>the partition “%1” does not take the QoS “%2”</source>
        <translation>die Partition „%1“ nimmt die QoS „%2“ nicht</translation>
    </message>
    <message>
        <source>Choose another QoS.</source>
        <translation>Eine andere QoS wählen.</translation>
    </message>
    <message>
        <source>Choose one of: %3.</source>
        <translation>Eine davon wählen: %3.</translation>
    </message>
    <message>
        <source>the partition “%1” has no GPUs of type “%2”</source>
        <translation>die Partition „%1“ hat keine GPUs vom Typ „%2“</translation>
    </message>
    <message>
        <source>the nodes of the partition “%1” have at most %2 GPUs, and it asks for %3 a node</source>
        <translation>die Knoten der Partition „%1“ haben höchstens %2 GPUs, und er fordert %3 je Knoten</translation>
    </message>
    <message>
        <source>Ask for fewer a node and for more nodes, or choose another partition.</source>
        <translation>Weniger je Knoten und mehr Knoten anfordern, oder eine andere Partition wählen.</translation>
    </message>
    <message>
        <source>the nodes of the partition “%1” have at most %2 cores, and it asks for %3 a node</source>
        <translation>die Knoten der Partition „%1“ haben höchstens %2 Kerne, und er fordert %3 je Knoten</translation>
    </message>
    <message>
        <source>Ask for fewer cores a rank or fewer ranks a node.</source>
        <translation>Weniger Kerne je Rang oder weniger Ränge je Knoten anfordern.</translation>
    </message>
    <message>
        <source>the nodes of the partition “%1” have at most %2 of memory, and it asks for %3 a node</source>
        <translation>die Knoten der Partition „%1“ haben höchstens %2 Speicher, und er fordert %3 je Knoten</translation>
    </message>
    <message>
        <source>Ask for less memory, or choose another partition.</source>
        <translation>Weniger Speicher anfordern oder eine andere Partition wählen.</translation>
    </message>
    <message>
        <source>the machine answers %1</source>
        <translation>der Rechner antwortet %1</translation>
    </message>
    <message>
        <source>the machine answers %1: %2</source>
        <translation>der Rechner antwortet %1: %2</translation>
    </message>
    <message>
        <source>Change what it asks for, or choose another partition, account or QoS.</source>
        <translation>Die Anforderung ändern, oder eine andere Partition, einen anderen Account oder eine andere QoS wählen.</translation>
    </message>
    <message>
        <source>Choose another folder of records in the machine&apos;s settings, on a disk that all its nodes see.</source>
        <translation>In den Einstellungen des Rechners einen anderen Ordner für Einträge wählen, auf einer Platte, die alle Knoten sehen.</translation>
    </message>
    <message>
        <source>It is tried again; it cannot be submitted twice.</source>
        <translation>Es wird erneut versucht; zweimal eingereicht werden kann er nicht.</translation>
    </message>
    <message>
        <source>no such key</source>
        <translation>kein solcher Schlüssel</translation>
    </message>
    <message>
        <source>no such key; did you mean &quot;%1&quot;?</source>
        <translation>kein solcher Schlüssel; war „%1“ gemeint?</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>ein JSON-Objekt</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2, or &quot;%3&quot;</source>
        <translation>eine ganze Zahl von %1 bis %2 oder „%3“</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>text of %1 to %2 characters without line breaks or other control characters</source>
        <translation>Text von %1 bis %2 Zeichen ohne Zeilenumbrüche und andere Steuerzeichen</translation>
    </message>
    <message>
        <source>text of %1 to %2 characters</source>
        <translation>Text von %1 bis %2 Zeichen</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>1 to 64 letters, digits, &apos;_&apos;, &apos;-&apos; or &apos;.&apos;, not starting with &apos;.&apos;</source>
        <translation>1 bis 64 Buchstaben, Ziffern, &apos;_&apos;, &apos;-&apos; oder &apos;.&apos;, nicht mit &apos;.&apos; am Anfang</translation>
    </message>
    <message>
        <source>a whole path, beginning with /</source>
        <translation>ein vollständiger Pfad, der mit / beginnt</translation>
    </message>
    <message>
        <source>%1 or a whole path, beginning with /</source>
        <translation>%1 oder ein ganzer Pfad, der mit / beginnt</translation>
    </message>
    <message>
        <source>RUN@end, RUN@epoch-N, RUN@step-N or the whole path of a .safetensors file</source>
        <translation>LAUF@end, LAUF@epoch-N, LAUF@step-N oder der ganze Pfad einer .safetensors-Datei</translation>
    </message>
    <message>
        <source>a list of at most %1 texts</source>
        <translation>eine Liste von höchstens %1 Texten</translation>
    </message>
    <message>
        <source>at most %1 ascending whole numbers from %2 to %3</source>
        <translation>höchstens %1 aufsteigende ganze Zahlen von %2 bis %3</translation>
    </message>
    <message>
        <source>at most %1 different whole numbers from %2 to %3</source>
        <translation>höchstens %1 verschiedene ganze Zahlen von %2 bis %3</translation>
    </message>
    <message>
        <source>0 (all), a whole number from %1 to %2, or a list of two or more class names</source>
        <translation>0 (alle), eine ganze Zahl von %1 bis %2 oder eine Liste von mindestens zwei Klassennamen</translation>
    </message>
    <message>
        <source>each class once</source>
        <translation>jede Klasse nur einmal</translation>
    </message>
    <message>
        <source>nothing beside the section&apos;s other values</source>
        <translation>nichts neben den übrigen Werten des Abschnitts</translation>
    </message>
    <message>
        <source>nothing: %1 does not have it</source>
        <translation>nichts: %1 hat das nicht</translation>
    </message>
    <message>
        <source>nothing beside a model from a file</source>
        <translation>nichts neben einem Modell aus einer Datei</translation>
    </message>
    <message>
        <source>at least %1 pixels for %2</source>
        <translation>mindestens %1 Pixel für %2</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>1 (grey) or 3 (RGB)</source>
        <translation>1 (Grau) oder 3 (RGB)</translation>
    </message>
    <message>
        <source>1 for IDX files</source>
        <translation>1 für IDX-Dateien</translation>
    </message>
    <message>
        <source>a square of 28 to 64 pixels for the built-in glyphs</source>
        <translation>ein Quadrat von 28 bis 64 Pixeln für die eingebauten Glyphen</translation>
    </message>
    <message>
        <source>the folder of the data set</source>
        <translation>der Ordner des Datensatzes</translation>
    </message>
    <message>
        <source>the folder or file of the data set</source>
        <translation>der Ordner oder die Datei des Datensatzes</translation>
    </message>
    <message>
        <source>at most the run&apos;s %1 epochs</source>
        <translation>höchstens die %1 Epochen des Laufs</translation>
    </message>
    <message>
        <source>less than the run&apos;s %1 epochs</source>
        <translation>weniger als die %1 Epochen des Laufs</translation>
    </message>
    <message>
        <source>at most %1, the batch that they share</source>
        <translation>höchstens %1, der Batch, den sie sich teilen</translation>
    </message>
    <message>
        <source>a number that divides the %1 ranks</source>
        <translation>eine Zahl, durch die sich die %1 Ränge teilen lassen</translation>
    </message>
    <message>
        <source>at most %1, the number of workers</source>
        <translation>höchstens %1, die Zahl der Worker</translation>
    </message>
    <message>
        <source>at most %1, the processes of the run</source>
        <translation>höchstens %1, die Prozesse des Laufs</translation>
    </message>
    <message>
        <source>only 0, since %1 is %2 and the master may pass over any later point; for others set sync_every and masters to 1, or mode to &quot;synchronous&quot;</source>
        <translation>nur 0, denn %1 ist %2, und der Master kann jeden späteren Punkt überspringen; für andere sync_every und masters auf 1 setzen oder mode auf „synchronous“</translation>
    </message>
    <message numerus="yes">
        <source>0 or at least %2, so that %3 processes find room on %n node(s)</source>
        <translation>
            <numerusform>0 oder mindestens %2, damit %3 Prozesse auf %n Knoten Platz finden</numerusform>
            <numerusform>0 oder mindestens %2, damit %3 Prozesse auf %n Knoten Platz finden</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;start&quot;, since workers that run ahead would train with an older mask</source>
        <translation>„start“, denn vorauseilende Worker trainierten mit einer älteren Maske</translation>
    </message>
    <message>
        <source>0, or a number from begin_epoch to the run&apos;s %1 epochs</source>
        <translation>0 oder eine Zahl von begin_epoch bis zu den %1 Epochen des Laufs</translation>
    </message>
    <message>
        <source>at most three quarters of the run, or an end_epoch behind it</source>
        <translation>höchstens drei Viertel des Laufs oder ein end_epoch danach</translation>
    </message>
    <message>
        <source>at most the sparsity of %1</source>
        <translation>höchstens der Anteil von %1</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>It was deleted, or belongs to another store.</source>
        <translation>Er wurde gelöscht oder gehört zu einer anderen Ablage.</translation>
    </message>
    <message>
        <source>it was made by a newer Trainyard (store version %1, this one reads up to %2)</source>
        <translation>sie stammt von einem neueren Trainyard (Ablage Version %1, dieses liest bis %2)</translation>
    </message>
    <message>
        <source>Start that newer Trainyard, or use another data folder (TRAINYARD_HOME).</source>
        <translation>Das neuere Trainyard starten, oder einen anderen Datenordner benutzen (TRAINYARD_HOME).</translation>
    </message>
    <message>
        <source>the file or its folder cannot be written</source>
        <translation>die Datei oder ihr Ordner ist nicht beschreibbar</translation>
    </message>
    <message>
        <source>Check the permissions, or use another data folder (TRAINYARD_HOME).</source>
        <translation>Die Berechtigungen prüfen, oder einen anderen Datenordner benutzen (TRAINYARD_HOME).</translation>
    </message>
    <message>
        <source>there is none with this number</source>
        <translation>es gibt keine mit dieser Nummer</translation>
    </message>
    <message>
        <source>its lease expired, and another process has taken or finished it</source>
        <translation>ihre Frist ist abgelaufen, und ein anderer Prozess hat sie übernommen oder erledigt</translation>
    </message>
    <message>
        <source>it has no id</source>
        <translation>es hat keine Id</translation>
    </message>
    <message>
        <source>a campaign with the id %1 is in the store already</source>
        <translation>eine Kampagne mit der Id %1 ist schon in der Ablage</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>der Name ist leer</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Einen Namen geben.</translation>
    </message>
    <message>
        <source>another data set has this name</source>
        <translation>ein anderer Datensatz hat diesen Namen</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>the store has no such data set</source>
        <translation>die Ablage hat keinen solchen Datensatz</translation>
    </message>
    <message>
        <source>It may have been removed in another window.</source>
        <translation>Er wurde vielleicht in einem anderen Fenster entfernt.</translation>
    </message>
    <message>
        <source>It may have been deleted in another window.</source>
        <translation>Er wurde vielleicht in einem anderen Fenster gelöscht.</translation>
    </message>
    <message>
        <source>a run with this id is in the store already</source>
        <translation>ein Lauf mit dieser Id ist schon in der Ablage</translation>
    </message>
    <message>
        <source>Give the run another id, or delete the old one.</source>
        <translation>Dem Lauf eine andere Id geben oder den alten löschen.</translation>
    </message>
    <message>
        <source>Give it one.</source>
        <translation>Eine geben.</translation>
    </message>
    <message>
        <source>Line at byte %1 of %2 is no event (%3): %4</source>
        <translation>Zeile bei Byte %1 von %2 ist kein Ereignis (%3): %4</translation>
    </message>
    <message>
        <source>GPU %1 no longer answers. The checkpoints are kept</source>
        <translation>GPU %1 antwortet nicht mehr. Die Checkpoints bleiben erhalten</translation>
    </message>
    <message>
        <source>Reset the GPU (nvidia-smi --gpu-reset) or restart the machine.</source>
        <translation>Die GPU zurücksetzen (nvidia-smi --gpu-reset) oder den Rechner neu starten.</translation>
    </message>
    <message numerus="yes">
        <source>GPU %2 has had %n memory error(s) that ECC could not restore since the run began</source>
        <translation>
            <numerusform>GPU %2 hatte seit Beginn des Laufs einen Speicherfehler, den ECC nicht beheben konnte</numerusform>
            <numerusform>GPU %2 hatte seit Beginn des Laufs %n Speicherfehler, die ECC nicht beheben konnte</numerusform>
        </translation>
    </message>
    <message>
        <source>If the run fails, resume it on another GPU.</source>
        <translation>Scheitert der Lauf, ihn auf einer anderen GPU fortsetzen.</translation>
    </message>
    <message>
        <source>GPU %1 runs slower because it is hot: %2 °C, %3 MHz</source>
        <translation>GPU %1 läuft langsamer, weil sie heiß ist: %2 °C, %3 MHz</translation>
    </message>
    <message>
        <source>Look at its fans and at the air that reaches it.</source>
        <translation>Lüfter und Luftzufuhr prüfen.</translation>
    </message>
    <message>
        <source>GPU %1 runs slower because its hardware asks for it: %2 MHz</source>
        <translation>GPU %1 läuft langsamer, weil ihre Hardware es verlangt: %2 MHz</translation>
    </message>
    <message>
        <source>Look at its power cables, the power supply and the cooling.</source>
        <translation>Stromkabel, Netzteil und Kühlung prüfen.</translation>
    </message>
    <message>
        <source>GPU %1 has reached its power limit: %2 of %3 W at %4 MHz. This is usual under full load</source>
        <translation>GPU %1 hat ihre Leistungsgrenze erreicht: %2 von %3 W bei %4 MHz. Das ist unter voller Last üblich</translation>
    </message>
    <message>
        <source>Training waits %1 % of its time for input: %2 takes %3 % of loading</source>
        <translation>Das Training wartet %1 % seiner Zeit auf Daten: %2 macht %3 % des Ladens aus</translation>
    </message>
    <message>
        <source>Training waits %1 % of its time for input: %2 takes %3 % of loading. This ends with the first epoch, because the images stay in memory</source>
        <translation>Das Training wartet %1 % seiner Zeit auf Daten: %2 macht %3 % des Ladens aus. Das endet mit der ersten Epoche, weil die Bilder im Speicher bleiben</translation>
    </message>
    <message>
        <source>reading from the disk</source>
        <translation>Lesen von der Platte</translation>
    </message>
    <message>
        <source>decoding and resizing</source>
        <translation>Decodieren und Skalieren</translation>
    </message>
    <message>
        <source>changing images at random</source>
        <translation>zufälliges Ändern der Bilder</translation>
    </message>
    <message>
        <source>copying images</source>
        <translation>Kopieren der Bilder</translation>
    </message>
    <message>
        <source>Prepare the data set (data.cache.place = auto): loading becomes %1 times as fast, for %2 of disk.</source>
        <translation>Datensatz vorbereiten (data.cache.place = auto): Das Laden wird %1-mal so schnell, für %2 Plattenplatz.</translation>
    </message>
    <message>
        <source>Load beside the training: use one loader thread or more (data.loader_threads); now 0.</source>
        <translation>Neben dem Training laden: mindestens einen Lader-Thread benutzen (data.loader_threads); jetzt 0.</translation>
    </message>
    <message>
        <source>Use more loader threads (data.loader_threads): now %1, and this machine has %2 cores.</source>
        <translation>Mehr Lader-Threads benutzen (data.loader_threads): jetzt %1, und dieser Rechner hat %2 Kerne.</translation>
    </message>
    <message>
        <source>Put the data set on a faster disk, nearer to the machine.</source>
        <translation>Den Datensatz auf eine schnellere Platte legen, näher am Rechner.</translation>
    </message>
    <message>
        <source>Keep smaller images in the cache (data.cache.side), or pixels instead of JPEGs.</source>
        <translation>Kleinere Bilder im Cache behalten (data.cache.side), oder Pixel statt JPEGs.</translation>
    </message>
    <message>
        <source>Choose smaller images, or a machine with more cores.</source>
        <translation>Kleinere Bilder wählen, oder einen Rechner mit mehr Kernen.</translation>
    </message>
    <message>
        <source>Make fewer random changes.</source>
        <translation>Weniger zufällige Änderungen vornehmen.</translation>
    </message>
    <message>
        <source>Make fewer random changes; RandAugment costs most.</source>
        <translation>Weniger zufällige Änderungen vornehmen; RandAugment kostet am meisten.</translation>
    </message>
    <message>
        <source>Choose smaller images; memory is the limit.</source>
        <translation>Kleinere Bilder wählen; der Speicher ist die Grenze.</translation>
    </message>
    <message>
        <source>The training loss became %1 at step %2; training goes on because the spec says so</source>
        <translation>Der Loss des Trainings wurde bei Schritt %2 %1; das Training geht weiter, weil die Laufbeschreibung es so verlangt</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>Not as in the attempt before: %1. Losses may differ in their last digits</source>
        <translation>Anders als im vorigen Versuch: %1. Losses können sich in den letzten Stellen unterscheiden</translation>
    </message>
    <message>
        <source>Weights begin as those of %1</source>
        <translation>Die Gewichte beginnen als die von %1</translation>
    </message>
    <message>
        <source>Weights begin as those of %1; %2 begins anew, because it is for another number of classes</source>
        <translation>Die Gewichte beginnen als die von %1; %2 beginnt neu, weil die Klassenzahl eine andere ist</translation>
    </message>
    <message>
        <source>The weights of %1 are pruned; those that are zero there stay zero</source>
        <translation>Die Gewichte von %1 sind ausgedünnt; was dort null ist, bleibt null</translation>
    </message>
    <message>
        <source>Weights begin as those of run %1 after step %2 (%3)</source>
        <translation>Die Gewichte beginnen als die des Laufs %1 nach Schritt %2 (%3)</translation>
    </message>
    <message>
        <source>The run had ended early; with the settings that it has now it goes on</source>
        <translation>Der Lauf war vorzeitig beendet; mit den jetzigen Einstellungen geht er weiter</translation>
    </message>
    <message>
        <source>Skipped %1: %2</source>
        <translation>Übersprungen %1: %2</translation>
    </message>
    <message>
        <source>Further samples that cannot be read are only counted</source>
        <translation>Weitere unlesbare Samples werden nur gezählt</translation>
    </message>
    <message>
        <source>Skipped as unreadable: %1 training samples, in whose places others were trained on, and %2 validation samples, which accuracies and losses are without</source>
        <translation>Als unlesbar übersprungen: %1 Trainings-Samples, an deren Stelle andere trainiert wurden, und %2 Validierungs-Samples, die in Genauigkeiten und Losses fehlen</translation>
    </message>
    <message>
        <source>The data set has no validation images: only training loss is recorded</source>
        <translation>Der Datensatz hat keine Validierungsbilder: Nur der Loss des Trainings wird aufgezeichnet</translation>
    </message>
    <message>
        <source>Preparing the data set once, for this run and others: %1 images, %2 images/s, about %3, %4 of disk</source>
        <translation>Der Datensatz wird einmal vorbereitet, für diesen Lauf und andere: %1 Bilder, %2 Bilder/s, etwa %3, %4 Plattenplatz</translation>
    </message>
    <message>
        <source>Batch size %1 is too large here (%2); half of it is tried</source>
        <translation>Batchgröße %1 ist hier zu groß (%2); die Hälfte wird versucht</translation>
    </message>
    <message>
        <source>Batch size %1: the largest power of two a rank within %2 and an eighth of the training samples</source>
        <translation>Batchgröße %1: die größte Zweierpotenz je Rang innerhalb von %2 und einem Achtel der Trainings-Samples</translation>
    </message>
    <message>
        <source>Data: %1. Device: %2</source>
        <translation>Daten: %1. Gerät: %2</translation>
    </message>
    <message>
        <source>Images: %1</source>
        <translation>Bilder: %1</translation>
    </message>
    <message>
        <source>Resumed from %1 after step %2 of %3</source>
        <translation>Fortgesetzt von %1 nach Schritt %2 von %3</translation>
    </message>
    <message>
        <source>the runs have no points of these series yet</source>
        <translation>die Läufe haben noch keine Punkte dieser Messreihen</translation>
    </message>
    <message>
        <source>Look with &apos;trainyard runs show&apos; which series there are.</source>
        <translation>Mit „trainyard runs show“ nachsehen, welche Messreihen es gibt.</translation>
    </message>
    <message>
        <source>it has no events with a duration</source>
        <translation>sie hat keine Ereignisse mit einer Dauer</translation>
    </message>
    <message>
        <source>Choose a trace in Chrome&apos;s JSON format, such as rank-0000.json of a run or one of PyTorch&apos;s profiler.</source>
        <translation>Eine Trace im JSON-Format von Chrome wählen, etwa rank-0000.json eines Laufs oder eine des PyTorch-Profilers.</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>Choose a file with a trace.</source>
        <translation>Eine Datei mit einer Trace wählen.</translation>
    </message>
    <message>
        <source>the folder has no files *.json or *.json.gz</source>
        <translation>der Ordner hat keine Dateien *.json oder *.json.gz</translation>
    </message>
    <message>
        <source>Choose a folder of attempts/0001/trace in a run directory, or a file.</source>
        <translation>Einen Ordner attempts/0001/trace in einem Laufordner wählen, oder eine Datei.</translation>
    </message>
    <message>
        <source>their checkpoints need %1, and %2 are free</source>
        <translation>ihre Checkpoints brauchen %1, und %2 sind frei</translation>
    </message>
    <message>
        <source>this Trainyard does not know the request &quot;%1&quot;</source>
        <translation>dieses Trainyard kennt die Anforderung „%1“ nicht</translation>
    </message>
    <message>
        <source>Nothing was done. Ask again with the Trainyard that stored it.</source>
        <translation>Nichts wurde getan. Bitte mit dem Trainyard erneut anfordern, das sie gespeichert hat.</translation>
    </message>
    <message>
        <source>the stored request &quot;%1&quot; cannot be read</source>
        <translation>die gespeicherte Anforderung „%1“ ist nicht lesbar</translation>
    </message>
    <message>
        <source>Nothing was done. Ask again.</source>
        <translation>Nichts wurde getan. Bitte erneut anfordern.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number from %2 to %3</source>
        <translation>„%1“ ist keine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>Set it to %4, or unset it.</source>
        <translation>Sie auf %4 setzen oder löschen.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>sie ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>Prüfen, ob es die richtige Datei ist.</translation>
    </message>
    <message>
        <source>not all of it could be written</source>
        <translation>nicht alles ließ sich schreiben</translation>
    </message>
    <message>
        <source>Free some space, or write it elsewhere.</source>
        <translation>Platz schaffen oder woandershin schreiben.</translation>
    </message>
    <message>
        <source>a sample has the label %1</source>
        <translation>ein Sample hat das Label %1</translation>
    </message>
    <message>
        <source>the text is not base64</source>
        <translation>der Text ist kein Base64</translation>
    </message>
    <message>
        <source>%1 is not known here</source>
        <translation>%1 ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>a rank counts other classes than there are</source>
        <translation>ein Rang zählt andere Klassen, als es gibt</translation>
    </message>
    <message>
        <source>its lists do not fit together</source>
        <translation>die Listen passen nicht zusammen</translation>
    </message>
    <message>
        <source>it names %1 classes instead of %2</source>
        <translation>sie nennt %1 Klassen statt %2</translation>
    </message>
    <message>
        <source>Download the data set again.</source>
        <translation>Den Datensatz neu herunterladen.</translation>
    </message>
    <message>
        <source>it holds none of the files of CIFAR-10 or CIFAR-100, such as data_batch_1.bin or train.bin</source>
        <translation>er enthält keine der Dateien von CIFAR-10 oder CIFAR-100, etwa data_batch_1.bin oder train.bin</translation>
    </message>
    <message>
        <source>Name the folder cifar-10-batches-bin, cifar-10-batches-py, cifar-100-binary or cifar-100-python, or the .tar.gz file.</source>
        <translation>Den Ordner cifar-10-batches-bin, cifar-10-batches-py, cifar-100-binary oder cifar-100-python nennen oder die .tar.gz-Datei.</translation>
    </message>
    <message>
        <source>%1 is missing (it holds other files of the %2)</source>
        <translation>%1 fehlt (andere Dateien der %2 sind da)</translation>
    </message>
    <message>
        <source>Unpack or download the data set again.</source>
        <translation>Den Datensatz neu auspacken oder herunterladen.</translation>
    </message>
    <message>
        <source>label %1 of image %2 is not among the %3 classes</source>
        <translation>das Label %1 des Bilds %2 ist keines der %3 Klassen</translation>
    </message>
    <message>
        <source>its labels are not all whole numbers</source>
        <translation>nicht alle Labels sind ganze Zahlen</translation>
    </message>
    <message>
        <source>its labels are no list of whole numbers</source>
        <translation>die Labels sind keine Liste ganzer Zahlen</translation>
    </message>
    <message>
        <source>its data is no array of unsigned bytes</source>
        <translation>die Daten sind kein Feld vorzeichenloser Bytes</translation>
    </message>
    <message>
        <source>its array is stored by columns (Fortran order)</source>
        <translation>das Feld ist spaltenweise gespeichert (Fortran-Ordnung)</translation>
    </message>
    <message>
        <source>its array has an impossible size</source>
        <translation>das Feld hat eine unmögliche Größe</translation>
    </message>
    <message>
        <source>its array should have %1 bytes but has %2</source>
        <translation>das Feld sollte %1 Bytes haben, hat aber %2</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <source>its %1 bytes are no whole number of images of %2 bytes (it was cut off, or is no CIFAR-%3)</source>
        <translation>die %1 Bytes sind keine ganze Zahl von Bildern zu %2 Bytes (abgeschnitten, oder kein CIFAR-%3)</translation>
    </message>
    <message>
        <source>its %1 bytes of data are no whole number of images of %2 bytes</source>
        <translation>die %1 Bytes Daten sind keine ganze Zahl von Bildern zu %2 Bytes</translation>
    </message>
    <message>
        <source>it holds %1 labels for %2 images</source>
        <translation>sie enthält %1 Labels für %2 Bilder</translation>
    </message>
    <message>
        <source>its names of classes are no texts</source>
        <translation>die Namen der Klassen sind keine Texte</translation>
    </message>
    <message>
        <source>validation sample %1 has the label %2, which no training sample has</source>
        <translation>das Validierungs-Sample %1 hat das Label %2, das kein Trainings-Sample hat</translation>
    </message>
    <message>
        <source>Check that both parts belong to the same data set.</source>
        <translation>Prüfen, ob beide Teile zum selben Datensatz gehören.</translation>
    </message>
    <message>
        <source>its samples have more than 100,000 different labels</source>
        <translation>die Samples haben mehr als 100.000 verschiedene Labels</translation>
    </message>
    <message>
        <source>Labels are classes, not values to predict.</source>
        <translation>Labels sind Klassen, keine vorherzusagenden Werte.</translation>
    </message>
    <message>
        <source>the link leads back to a folder that contains it</source>
        <translation>die Verknüpfung führt in einen Ordner zurück, der sie enthält</translation>
    </message>
    <message>
        <source>Remove the link.</source>
        <translation>Die Verknüpfung entfernen.</translation>
    </message>
    <message>
        <source>it lies more than %1 folders deep within a class folder</source>
        <translation>es liegt mehr als %1 Ordner tief in einem Klassenordner</translation>
    </message>
    <message>
        <source>Move its images up.</source>
        <translation>Die Bilder weiter nach oben verschieben.</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>die Verknüpfung führt ins Leere</translation>
    </message>
    <message>
        <source>line %1 says that its split is %2</source>
        <translation>Zeile %1 nennt als Aufteilung %2</translation>
    </message>
    <message>
        <source>Write train or val.</source>
        <translation>train oder val schreiben.</translation>
    </message>
    <message>
        <source>line %1 has %2 fields instead of %3</source>
        <translation>Zeile %1 hat %2 Felder statt %3</translation>
    </message>
    <message>
        <source>Each line is path,label; a header names other columns.</source>
        <translation>Jede Zeile ist Pfad,Label; eine Kopfzeile nennt andere Spalten.</translation>
    </message>
    <message>
        <source>Correct the line.</source>
        <translation>Die Zeile berichtigen.</translation>
    </message>
    <message>
        <source>it lists no training images</source>
        <translation>sie nennt keine Trainingsbilder</translation>
    </message>
    <message>
        <source>it is listed but is no regular file</source>
        <translation>es ist aufgeführt, aber keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it is listed but does not exist</source>
        <translation>es ist aufgeführt, aber nicht vorhanden</translation>
    </message>
    <message>
        <source>line %1 %2</source>
        <translation>Zeile %1 %2</translation>
    </message>
    <message>
        <source>has more than 1,000 fields</source>
        <translation>hat mehr als 1.000 Felder</translation>
    </message>
    <message>
        <source>contains a zero byte (it is no text, or in UTF-16)</source>
        <translation>enthält ein Nullbyte (kein Text oder in UTF-16)</translation>
    </message>
    <message>
        <source>has a field of more than 65,536 bytes (it is no list of files)</source>
        <translation>hat ein Feld mit mehr als 65.536 Bytes (es ist keine Liste von Dateien)</translation>
    </message>
    <message>
        <source>has text behind a closing quote</source>
        <translation>hat Text hinter einem schließenden Anführungszeichen</translation>
    </message>
    <message>
        <source>opens a quote and does not close it within 65,536 bytes</source>
        <translation>öffnet ein Anführungszeichen und schließt es nicht innerhalb von 65.536 Bytes</translation>
    </message>
    <message>
        <source>opens a quote that is never closed</source>
        <translation>öffnet ein Anführungszeichen, das nie geschlossen wird</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>das Format ist unbekannt</translation>
    </message>
    <message>
        <source>it is a file, not a folder</source>
        <translation>es ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>Unpack it and name the folder.</source>
        <translation>Es auspacken und den Ordner nennen.</translation>
    </message>
    <message>
        <source>Expected are train/&lt;class&gt;/*.jpg and test/&lt;class&gt;/*.jpg, or one folder per class.</source>
        <translation>Erwartet werden train/&lt;class&gt;/*.jpg und test/&lt;class&gt;/*.jpg oder ein Ordner je Klasse.</translation>
    </message>
    <message>
        <source>there is no class of this name in %1</source>
        <translation>in %1 gibt es keine Klasse dieses Namens</translation>
    </message>
    <message>
        <source>Training and validation need the same class folders: add or remove it.</source>
        <translation>Training und Validierung brauchen dieselben Klassenordner: ihn hinzufügen oder entfernen.</translation>
    </message>
    <message>
        <source>it holds files but no class folders</source>
        <translation>er enthält Dateien, aber keine Klassenordner</translation>
    </message>
    <message>
        <source>it holds no class folders</source>
        <translation>er enthält keine Klassenordner</translation>
    </message>
    <message>
        <source>it is the only class folder</source>
        <translation>es ist der einzige Klassenordner</translation>
    </message>
    <message>
        <source>Classification needs at least two classes. Expected are train/&lt;class&gt;/*.jpg and test/&lt;class&gt;/*.jpg, or one folder per class.</source>
        <translation>Klassifizieren braucht mindestens zwei Klassen. Erwartet werden train/&lt;class&gt;/*.jpg und test/&lt;class&gt;/*.jpg oder ein Ordner je Klasse.</translation>
    </message>
    <message>
        <source>it holds %1 but no train folder</source>
        <translation>er enthält %1, aber keinen Ordner train</translation>
    </message>
    <message>
        <source>Put the same class folders into it as into train, or remove it: then 10 % of the training images are held out.</source>
        <translation>Dieselben Klassenordner wie in train hineinlegen oder ihn entfernen: dann werden 10 % der Trainingsbilder zurückgehalten.</translation>
    </message>
    <message>
        <source>it is an archive</source>
        <translation>es ist ein Archiv</translation>
    </message>
    <message>
        <source>it is a single image</source>
        <translation>es ist ein einzelnes Bild</translation>
    </message>
    <message>
        <source>Name the folder that holds the folders of its classes.</source>
        <translation>Den Ordner nennen, der die Ordner der Klassen enthält.</translation>
    </message>
    <message>
        <source>it is a checkpoint, not a data set</source>
        <translation>es ist ein Checkpoint, kein Datensatz</translation>
    </message>
    <message>
        <source>A data set is a folder with train/&lt;class&gt;/ and test/&lt;class&gt;/ or with one folder per class, or IDX (*-idx3-ubyte), CIFAR, CSV, TFRecord or HDF5 files, or a .txt list of those two.</source>
        <translation>Ein Datensatz ist ein Ordner mit train/&lt;class&gt;/ und test/&lt;class&gt;/ oder mit einem Ordner je Klasse oder IDX- (*-idx3-ubyte), CIFAR-, CSV-, TFRecord- oder HDF5-Dateien oder eine .txt-Liste der letzten beiden.</translation>
    </message>
    <message>
        <source>files of this kind are not known</source>
        <translation>Dateien dieser Art sind nicht bekannt</translation>
    </message>
    <message>
        <source>it is a run directory, not a data set</source>
        <translation>es ist ein Laufordner, kein Datensatz</translation>
    </message>
    <message>
        <source>its images do not lie in a folder for each class</source>
        <translation>die Bilder liegen nicht in einem Ordner je Klasse</translation>
    </message>
    <message>
        <source>Put them into folders named after their classes, or list them in a CSV file with the columns path and label.</source>
        <translation>Sie in Ordner legen, die wie ihre Klassen heißen, oder in einer CSV-Datei mit den Spalten path und label aufführen.</translation>
    </message>
    <message>
        <source>it holds an archive (%1)</source>
        <translation>er enthält ein Archiv (%1)</translation>
    </message>
    <message>
        <source>the folder is empty</source>
        <translation>der Ordner ist leer</translation>
    </message>
    <message>
        <source>it holds no files of a kind that is known</source>
        <translation>er enthält keine Dateien einer bekannten Art</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>glyphs are drawn at 28 to 64 pixels, grey or RGB</source>
        <translation>Glyphen werden mit 28 bis 64 Pixeln gezeichnet, grau oder RGB</translation>
    </message>
    <message>
        <source>Choose such an image size.</source>
        <translation>Eine solche Bildgröße wählen.</translation>
    </message>
    <message>
        <source>“%1” (%2) claims to be larger than what the file holds of it (%3 bytes)</source>
        <translation>„%1“ (%2) will größer sein als das, was die Datei davon enthält (%3 Bytes)</translation>
    </message>
    <message>
        <source>Write the file again.</source>
        <translation>Die Datei neu schreiben.</translation>
    </message>
    <message>
        <source>“%1” (%2) is no list of images</source>
        <translation>„%1“ (%2) ist keine Liste von Bildern</translation>
    </message>
    <message>
        <source>Images are n × height × width, with 1 or 3 channels last or second; features are no unsigned bytes.</source>
        <translation>Bilder sind n × Höhe × Breite, mit 1 oder 3 Kanälen am Ende oder an zweiter Stelle; Merkmale sind keine vorzeichenlosen Bytes.</translation>
    </message>
    <message>
        <source>“%1” (%2) holds no features</source>
        <translation>„%1“ (%2) enthält keine Merkmale</translation>
    </message>
    <message>
        <source>Features are numbers, n × length, n × height × width, n × height × width × channels or n × channels × height × width.</source>
        <translation>Merkmale sind Zahlen, n × Länge, n × Höhe × Breite, n × Höhe × Breite × Kanäle oder n × Kanäle × Höhe × Breite.</translation>
    </message>
    <message>
        <source>%1 holds no labels</source>
        <translation>%1 enthält keine Labels</translation>
    </message>
    <message>
        <source>Labels are n whole numbers, or n × classes with a 1 at the class.</source>
        <translation>Labels sind n ganze Zahlen oder n × Klassen mit einer 1 bei der Klasse.</translation>
    </message>
    <message>
        <source>row %1 of %2 is no label</source>
        <translation>die Zeile %1 von %2 ist kein Label</translation>
    </message>
    <message>
        <source>Labels are n whole numbers, or n × classes with a 1 at the class and 0 elsewhere.</source>
        <translation>Labels sind n ganze Zahlen oder n × Klassen mit einer 1 bei der Klasse und sonst 0.</translation>
    </message>
    <message>
        <source>“%1” (%2) and “%3” cannot be joined</source>
        <translation>„%1“ (%2) und „%3“ lassen sich nicht verbinden</translation>
    </message>
    <message>
        <source>Name inputs of the same kind and size.</source>
        <translation>Eingänge gleicher Art und Größe nennen.</translation>
    </message>
    <message>
        <source>“%1” has %2 rows, “%3” %4</source>
        <translation>„%1“ hat %2 Zeilen, „%3“ %4</translation>
    </message>
    <message>
        <source>its inputs have %1 channels together</source>
        <translation>die Eingänge haben zusammen %1 Kanäle</translation>
    </message>
    <message>
        <source>Images have 1 or 3 channels.</source>
        <translation>Bilder haben 1 oder 3 Kanäle.</translation>
    </message>
    <message>
        <source>its inputs have %1 values together</source>
        <translation>die Eingänge haben zusammen %1 Werte</translation>
    </message>
    <message>
        <source>At most 3,145,728 are possible.</source>
        <translation>Höchstens 3.145.728 sind möglich.</translation>
    </message>
    <message>
        <source>“%1” has rows of another shape or kind than the files before</source>
        <translation>„%1“ hat Zeilen anderer Form oder Art als die Dateien davor</translation>
    </message>
    <message>
        <source>it holds no images</source>
        <translation>sie enthält keine Bilder</translation>
    </message>
    <message>
        <source>its samples are images, which cannot be brought to %1</source>
        <translation>die Samples sind Bilder, die sich nicht auf %1 bringen lassen</translation>
    </message>
    <message>
        <source>Set an image size of 8 to 1024 pixels with 1 or 3 channels.</source>
        <translation>Eine Bildgröße von 8 bis 1024 Pixeln mit 1 oder 3 Kanälen einstellen.</translation>
    </message>
    <message>
        <source>its samples have %1 features, but %2 has room for %3</source>
        <translation>die Samples haben %1 Merkmale, aber %2 hat Platz für %3</translation>
    </message>
    <message>
        <source>Set %4.</source>
        <translation>%4 einstellen.</translation>
    </message>
    <message>
        <source>row %1 holds a feature that is not finite (NaN or infinite)</source>
        <translation>die Zeile %1 enthält ein Merkmal, das nicht endlich ist (NaN oder unendlich)</translation>
    </message>
    <message>
        <source>Mend or remove the row, or skip unreadable samples.</source>
        <translation>Die Zeile berichtigen oder entfernen oder unlesbare Samples überspringen.</translation>
    </message>
    <message>
        <source>it holds features, not an image</source>
        <translation>es enthält Merkmale, kein Bild</translation>
    </message>
    <message>
        <source>Train on it as it is, without a prepared cache.</source>
        <translation>Darauf trainieren, wie es ist, ohne vorbereiteten Cache.</translation>
    </message>
    <message>
        <source>its structure leads in circles (no end after %1 seconds)</source>
        <translation>der Aufbau führt im Kreis (kein Ende nach %1 Sekunden)</translation>
    </message>
    <message>
        <source>Write or download the file again.</source>
        <translation>Die Datei neu schreiben oder herunterladen.</translation>
    </message>
    <message>
        <source>it is damaged in a way that crashes the HDF5 library</source>
        <translation>sie ist so beschädigt, dass die HDF5-Bibliothek daran abstürzt</translation>
    </message>
    <message>
        <source>it does not fit into memory</source>
        <translation>sie passt nicht in den Speicher</translation>
    </message>
    <message>
        <source>Use fewer or smaller files.</source>
        <translation>Weniger oder kleinere Dateien verwenden.</translation>
    </message>
    <message>
        <source>%1 has %2 axes</source>
        <translation>%1 hat %2 Achsen</translation>
    </message>
    <message>
        <source>%1 claims to be larger than what the file can hold</source>
        <translation>%1 will größer sein, als die Datei fasst</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 ist beschädigt</translation>
    </message>
    <message>
        <source>no memory</source>
        <translation>kein Speicher frei</translation>
    </message>
    <message>
        <source>it cannot hold %1</source>
        <translation>sie kann %1 nicht aufnehmen</translation>
    </message>
    <message>
        <source>it cannot be finished</source>
        <translation>sie lässt sich nicht abschließen</translation>
    </message>
    <message>
        <source>the extent of %1 is damaged</source>
        <translation>die Ausdehnung von %1 ist beschädigt</translation>
    </message>
    <message>
        <source>%1 claims to have more values than any file</source>
        <translation>%1 will mehr Werte haben als jede Datei</translation>
    </message>
    <message>
        <source>it holds more than 10,000 data sets</source>
        <translation>sie enthält mehr als 10.000 Datensätze</translation>
    </message>
    <message>
        <source>%1 lies in other files, which is not supported</source>
        <translation>%1 liegt in anderen Dateien, was nicht unterstützt wird</translation>
    </message>
    <message>
        <source>the index of %1 is damaged</source>
        <translation>der Index von %1 ist beschädigt</translation>
    </message>
    <message>
        <source>%1 has too few rows</source>
        <translation>%1 hat zu wenige Zeilen</translation>
    </message>
    <message>
        <source>%1 has another size than it said</source>
        <translation>%1 hat eine andere Größe als angegeben</translation>
    </message>
    <message>
        <source>%1 is damaged or packed in an unknown way (rows from %2 on)</source>
        <translation>%1 ist beschädigt oder auf unbekannte Weise gepackt (Zeilen ab %2)</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>sie ist beschädigt</translation>
    </message>
    <message>
        <source>Name the folder that holds the IDX files.</source>
        <translation>Den Ordner nennen, der die IDX-Dateien enthält.</translation>
    </message>
    <message>
        <source>label %1 (entry %2) does not occur in %3</source>
        <translation>das Label %1 (Eintrag %2) kommt in %3 nicht vor</translation>
    </message>
    <message>
        <source>Check that both files belong to the same data set.</source>
        <translation>Prüfen, ob beide Dateien zum selben Datensatz gehören.</translation>
    </message>
    <message>
        <source>every label is 0</source>
        <translation>jedes Label ist 0</translation>
    </message>
    <message>
        <source>A data set needs at least two classes.</source>
        <translation>Ein Datensatz braucht mindestens zwei Klassen.</translation>
    </message>
    <message>
        <source>it holds both %1 and %2</source>
        <translation>er enthält %1 und %2</translation>
    </message>
    <message>
        <source>Put each data set into a folder of its own.</source>
        <translation>Jeden Datensatz in einen eigenen Ordner legen.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>The folder should hold train-images-idx3-ubyte, train-labels-idx1-ubyte, t10k-images-idx3-ubyte and t10k-labels-idx1-ubyte, plain or as .gz.</source>
        <translation>Der Ordner sollte train-images-idx3-ubyte, train-labels-idx1-ubyte, t10k-images-idx3-ubyte und t10k-labels-idx1-ubyte enthalten, als solche oder als .gz.</translation>
    </message>
    <message>
        <source>it holds %1 labels for %2 images in %3</source>
        <translation>sie enthält %1 Labels für %2 Bilder in %3</translation>
    </message>
    <message>
        <source>Download both files again.</source>
        <translation>Beide Dateien neu herunterladen.</translation>
    </message>
    <message>
        <source>it is not an IDX file (it does not begin with two zero bytes)</source>
        <translation>es ist keine IDX-Datei (sie beginnt nicht mit zwei Nullbytes)</translation>
    </message>
    <message>
        <source>Choose a folder with the four IDX files of MNIST or of a data set like it.</source>
        <translation>Einen Ordner mit den vier IDX-Dateien von MNIST oder eines solchen Datensatzes wählen.</translation>
    </message>
    <message>
        <source>its values are %1, only unsigned bytes can be read</source>
        <translation>die Werte sind %1; nur vorzeichenlose Bytes sind lesbar</translation>
    </message>
    <message>
        <source>Convert the file to unsigned bytes.</source>
        <translation>Die Datei in vorzeichenlose Bytes umwandeln.</translation>
    </message>
    <message>
        <source>its header says that it holds nothing</source>
        <translation>laut Kopf enthält sie nichts</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>Die Datei neu herunterladen.</translation>
    </message>
    <message>
        <source>its %1 bytes do not fit into memory</source>
        <translation>die %1 Bytes passen nicht in den Speicher</translation>
    </message>
    <message>
        <source>Use a machine with more memory.</source>
        <translation>Einen Rechner mit mehr Speicher verwenden.</translation>
    </message>
    <message>
        <source>its header says that the images are %1 pixels; 1 to 16,384 on a side are allowed</source>
        <translation>laut Kopf haben die Bilder %1 Pixel; erlaubt sind 1 bis 16.384 je Seite</translation>
    </message>
    <message>
        <source>it has no pixels</source>
        <translation>es hat keine Pixel</translation>
    </message>
    <message>
        <source>Remove the file.</source>
        <translation>Die Datei entfernen.</translation>
    </message>
    <message>
        <source>it says that it is %1 pixels; at most %2 on a side and %3 in all are read</source>
        <translation>es soll %1 Pixel haben; gelesen werden höchstens %2 je Seite und %3 insgesamt</translation>
    </message>
    <message>
        <source>Shrink or remove the file.</source>
        <translation>Die Datei verkleinern oder entfernen.</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>Remove or replace it.</source>
        <translation>Sie entfernen oder ersetzen.</translation>
    </message>
    <message>
        <source>it is neither JPEG nor PNG nor WebP but %1</source>
        <translation>es ist weder JPEG noch PNG noch WebP, sondern %1</translation>
    </message>
    <message>
        <source>Convert or remove the file.</source>
        <translation>Die Datei umwandeln oder entfernen.</translation>
    </message>
    <message>
        <source>the JPEG decoder could not be made</source>
        <translation>der JPEG-Decoder ließ sich nicht anlegen</translation>
    </message>
    <message>
        <source>the file is too long</source>
        <translation>die Datei ist zu lang</translation>
    </message>
    <message>
        <source>Replace or remove the file.</source>
        <translation>Die Datei ersetzen oder entfernen.</translation>
    </message>
    <message>
        <source>its JPEG header is wrong or cut off (%1)</source>
        <translation>der JPEG-Kopf ist falsch oder abgeschnitten (%1)</translation>
    </message>
    <message>
        <source>its JPEG header is cut off</source>
        <translation>der JPEG-Kopf ist abgeschnitten</translation>
    </message>
    <message>
        <source>its JPEG data is cut off or corrupt (%1)</source>
        <translation>die JPEG-Daten sind abgeschnitten oder beschädigt (%1)</translation>
    </message>
    <message>
        <source>its JPEG data is cut off</source>
        <translation>die JPEG-Daten sind abgeschnitten</translation>
    </message>
    <message>
        <source>it has no samples in this split</source>
        <translation>in diesem Teil sind keine Samples</translation>
    </message>
    <message>
        <source>%1 batches of %2 images do not fit into memory</source>
        <translation>%1 Batches von %2 Bildern passen nicht in den Speicher</translation>
    </message>
    <message>
        <source>Choose a smaller batch or smaller images.</source>
        <translation>Einen kleineren Batch oder kleinere Bilder wählen.</translation>
    </message>
    <message>
        <source>only %1 of %2 loader threads could be started</source>
        <translation>nur %1 von %2 Lader-Threads ließen sich starten</translation>
    </message>
    <message>
        <source>Choose fewer loader threads.</source>
        <translation>Weniger Lader-Threads wählen.</translation>
    </message>
    <message>
        <source>batch %1 of epoch %2 does not exist</source>
        <translation>den Batch %1 der Epoche %2 gibt es nicht</translation>
    </message>
    <message>
        <source>a batch of %1 cannot be shared by %2 ranks</source>
        <translation>ein Batch von %1 lässt sich nicht auf %2 Ränge verteilen</translation>
    </message>
    <message>
        <source>Choose a larger batch or fewer ranks.</source>
        <translation>Einen größeren Batch oder weniger Ränge wählen.</translation>
    </message>
    <message>
        <source>none of its samples can be read</source>
        <translation>keines der Samples ist lesbar</translation>
    </message>
    <message>
        <source>Inspect the data set to see the reasons.</source>
        <translation>Den Datensatz untersuchen, um die Gründe zu sehen.</translation>
    </message>
    <message>
        <source>none has been dealt</source>
        <translation>es wurde keiner verteilt</translation>
    </message>
    <message>
        <source>there is no such batch</source>
        <translation>diesen Batch gibt es nicht</translation>
    </message>
    <message>
        <source>batches are under way</source>
        <translation>es sind Batches unterwegs</translation>
    </message>
    <message>
        <source>there is not enough memory to unpack it</source>
        <translation>zum Auspacken ist nicht genug Speicher da</translation>
    </message>
    <message>
        <source>other data follows after its packed content</source>
        <translation>hinter dem gepackten Inhalt folgen andere Daten</translation>
    </message>
    <message>
        <source>its packed data is corrupt</source>
        <translation>die gepackten Daten sind beschädigt</translation>
    </message>
    <message>
        <source>its packed data ends too early (it was cut off)</source>
        <translation>die gepackten Daten enden zu früh (abgeschnitten)</translation>
    </message>
    <message>
        <source>it ends after %1 bytes of content, %2 too early</source>
        <translation>sie endet nach %1 Bytes Inhalt, %2 zu früh</translation>
    </message>
    <message>
        <source>more data follows after the %1 bytes that its header promises</source>
        <translation>hinter den %1 Bytes, die der Kopf angibt, folgen weitere Daten</translation>
    </message>
    <message>
        <source>Download the data set again, or use its binary version.</source>
        <translation>Den Datensatz neu herunterladen oder die binäre Fassung verwenden.</translation>
    </message>
    <message>
        <source>it is not a Python pickle</source>
        <translation>es ist kein Python-Pickle</translation>
    </message>
    <message>
        <source>it ends without a value</source>
        <translation>sie endet ohne einen Wert</translation>
    </message>
    <message>
        <source>it ends after %1 bytes, too early (it was cut off)</source>
        <translation>sie endet nach %1 Bytes, zu früh (abgeschnitten)</translation>
    </message>
    <message>
        <source>it contains the instruction %1 (byte %2), which plain values do not need; nothing of it is executed</source>
        <translation>sie enthält den Befehl %1 (Byte %2), den einfache Werte nicht brauchen; nichts davon wird ausgeführt</translation>
    </message>
    <message>
        <source>it is of a newer pickle protocol than 5</source>
        <translation>ihr Pickle-Protokoll ist neuer als 5</translation>
    </message>
    <message>
        <source>it contains a whole number of more than 64 bits</source>
        <translation>sie enthält eine ganze Zahl mit mehr als 64 Bits</translation>
    </message>
    <message>
        <source>it contains a whole number that is none</source>
        <translation>sie enthält eine ganze Zahl, die keine ist</translation>
    </message>
    <message>
        <source>it is written in protocol 0, whose texts are not read</source>
        <translation>sie ist in Protokoll 0 geschrieben, dessen Texte nicht gelesen werden</translation>
    </message>
    <message>
        <source>it contains a text in a form that CIFAR&apos;s files do not have</source>
        <translation>sie enthält einen Text in einer Form, die CIFAR-Dateien nicht haben</translation>
    </message>
    <message>
        <source>it recalls a value that it never stored</source>
        <translation>sie ruft einen Wert ab, der nie gespeichert wurde</translation>
    </message>
    <message>
        <source>it names a stored value by something that is no number</source>
        <translation>sie nennt einen gespeicherten Wert durch etwas, das keine Zahl ist</translation>
    </message>
    <message>
        <source>its lists hold more than %1 items</source>
        <translation>ihre Listen enthalten mehr als %1 Einträge</translation>
    </message>
    <message>
        <source>it calls something that is no function</source>
        <translation>sie ruft etwas auf, das keine Funktion ist</translation>
    </message>
    <message>
        <source>it contains bytes written as text, wrongly</source>
        <translation>sie enthält falsch als Text geschriebene Bytes</translation>
    </message>
    <message>
        <source>it asks for %1, which a data set does not need; nothing of it is executed</source>
        <translation>sie verlangt %1, das ein Datensatz nicht braucht; nichts davon wird ausgeführt</translation>
    </message>
    <message>
        <source>it contains an array of an unknown byte order</source>
        <translation>sie enthält ein Feld unbekannter Bytereihenfolge</translation>
    </message>
    <message>
        <source>it contains an object that is no array of plain numbers; nothing of it is executed</source>
        <translation>sie enthält ein Objekt, das kein Feld einfacher Zahlen ist; nichts davon wird ausgeführt</translation>
    </message>
    <message>
        <source>it ends after %1 bytes, within a value (it was cut off)</source>
        <translation>sie endet nach %1 Bytes mitten in einem Wert (abgeschnitten)</translation>
    </message>
    <message>
        <source>it ends within a line (it was cut off)</source>
        <translation>sie endet mitten in einer Zeile (abgeschnitten)</translation>
    </message>
    <message>
        <source>it contains more than %1 values</source>
        <translation>sie enthält mehr als %1 Werte</translation>
    </message>
    <message>
        <source>it piles up more than %1 values</source>
        <translation>sie häuft mehr als %1 Werte an</translation>
    </message>
    <message>
        <source>it uses a value that is not there</source>
        <translation>sie verwendet einen Wert, der nicht da ist</translation>
    </message>
    <message>
        <source>it closes what it never opened</source>
        <translation>sie schließt, was nie geöffnet wurde</translation>
    </message>
    <message>
        <source>it stores more than %1 values</source>
        <translation>sie speichert mehr als %1 Werte</translation>
    </message>
    <message>
        <source>its PNG header is wrong or cut off</source>
        <translation>der PNG-Kopf ist falsch oder abgeschnitten</translation>
    </message>
    <message>
        <source>the PNG decoder could not be made</source>
        <translation>der PNG-Decoder ließ sich nicht anlegen</translation>
    </message>
    <message>
        <source>its PNG header is wrong or cut off (%1)</source>
        <translation>der PNG-Kopf ist falsch oder abgeschnitten (%1)</translation>
    </message>
    <message>
        <source>its PNG pixels have an unknown layout</source>
        <translation>die PNG-Pixel sind unbekannt angeordnet</translation>
    </message>
    <message>
        <source>its PNG data is cut off (%1 bytes cannot hold its pixels)</source>
        <translation>die PNG-Daten sind abgeschnitten (%1 Bytes können die Pixel nicht fassen)</translation>
    </message>
    <message>
        <source>its PNG data is cut off or corrupt (%1)</source>
        <translation>die PNG-Daten sind abgeschnitten oder beschädigt (%1)</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>es wurde gestoppt</translation>
    </message>
    <message>
        <source>What is done stays; prepare again to go on.</source>
        <translation>Was fertig ist, bleibt; erneut vorbereiten, um fortzufahren.</translation>
    </message>
    <message>
        <source>it needs %1, %2 are free</source>
        <translation>es braucht %1, frei sind %2</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>Platz schaffen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>it holds features, not images</source>
        <translation>er enthält Merkmale, keine Bilder</translation>
    </message>
    <message>
        <source>Train on it without a prepared cache.</source>
        <translation>Ohne vorbereiteten Cache darauf trainieren.</translation>
    </message>
    <message>
        <source>it has no images</source>
        <translation>er hat keine Bilder</translation>
    </message>
    <message>
        <source>Switch every augmentation off.</source>
        <translation>Jede Augmentierung ausschalten.</translation>
    </message>
    <message>
        <source>it has no classes</source>
        <translation>er hat keine Klassen</translation>
    </message>
    <message>
        <source>its only class is %1</source>
        <translation>die einzige Klasse ist %1</translation>
    </message>
    <message>
        <source>it holds more than 4,294,967,295 samples</source>
        <translation>er enthält mehr als 4.294.967.295 Samples</translation>
    </message>
    <message>
        <source>Split it into several data sets.</source>
        <translation>Ihn in mehrere Datensätze teilen.</translation>
    </message>
    <message>
        <source>it holds no training images of the chosen classes</source>
        <translation>er enthält keine Trainingsbilder der gewählten Klassen</translation>
    </message>
    <message>
        <source>it has one image per class, so none can be held out for validation</source>
        <translation>er hat ein Bild je Klasse, also lässt sich keines für die Validierung zurückhalten</translation>
    </message>
    <message>
        <source>it holds no validation images of the chosen classes</source>
        <translation>er enthält keine Validierungsbilder der gewählten Klassen</translation>
    </message>
    <message>
        <source>the spec asks for %1 classes, but there are %2</source>
        <translation>die Beschreibung verlangt %1 Klassen, es gibt aber %2</translation>
    </message>
    <message>
        <source>Lower the number of classes, or set it to 0 for all.</source>
        <translation>Die Anzahl der Klassen verringern oder auf 0 für alle setzen.</translation>
    </message>
    <message>
        <source>it has no class %1</source>
        <translation>er hat keine Klasse %1</translation>
    </message>
    <message>
        <source>Choose among its %2 classes: %3.</source>
        <translation>Unter den %2 Klassen wählen: %3.</translation>
    </message>
    <message>
        <source>it holds more than 1,000,000 files</source>
        <translation>er enthält mehr als 1.000.000 Dateien</translation>
    </message>
    <message>
        <source>line %1 names %2, which is no file</source>
        <translation>Zeile %1 nennt %2, und das ist keine Datei</translation>
    </message>
    <message>
        <source>Correct the line; names are relative to the list.</source>
        <translation>Die Zeile berichtigen; Namen sind relativ zur Liste.</translation>
    </message>
    <message>
        <source>the list names no files</source>
        <translation>die Liste nennt keine Dateien</translation>
    </message>
    <message>
        <source>Write one file name a line.</source>
        <translation>Einen Dateinamen je Zeile schreiben.</translation>
    </message>
    <message>
        <source>its name says neither train nor validation, as those of other files beside it do</source>
        <translation>der Name sagt weder train noch validation, anders als die der Dateien daneben</translation>
    </message>
    <message>
        <source>Rename it or move it elsewhere.</source>
        <translation>Sie umbenennen oder woandershin verschieben.</translation>
    </message>
    <message>
        <source>it holds no %1</source>
        <translation>er enthält keine %1</translation>
    </message>
    <message>
        <source>it holds %1 for validation but none for training</source>
        <translation>er enthält %1 für die Validierung, aber keine für das Training</translation>
    </message>
    <message>
        <source>it is no tar archive</source>
        <translation>es ist kein tar-Archiv</translation>
    </message>
    <message>
        <source>Download the file again, or unpack it and name the folder.</source>
        <translation>Die Datei neu herunterladen, oder sie auspacken und den Ordner nennen.</translation>
    </message>
    <message>
        <source>one of its headers is damaged</source>
        <translation>ein Kopf darin ist beschädigt</translation>
    </message>
    <message>
        <source>it says that a file within has %1 bytes, more than it can hold</source>
        <translation>eine Datei darin soll %1 Bytes haben, mehr als hineinpassen</translation>
    </message>
    <message>
        <source>%1 within it is longer than %2 bytes</source>
        <translation>%1 darin ist länger als %2 Bytes</translation>
    </message>
    <message>
        <source>it holds %1 twice</source>
        <translation>es enthält %1 zweimal</translation>
    </message>
    <message>
        <source>it contains a number of more than 64 bits</source>
        <translation>es enthält eine Zahl mit mehr als 64 Bits</translation>
    </message>
    <message>
        <source>it contains a field without a number</source>
        <translation>es enthält ein Feld ohne Nummer</translation>
    </message>
    <message>
        <source>it contains a field of the unknown type %1</source>
        <translation>es enthält ein Feld des unbekannten Typs %1</translation>
    </message>
    <message>
        <source>it contains a field that is longer than the message around it</source>
        <translation>es enthält ein Feld, das länger ist als die Nachricht darum</translation>
    </message>
    <message>
        <source>it ends within a field</source>
        <translation>es endet mitten in einem Feld</translation>
    </message>
    <message>
        <source>it contains a list of numbers that is none</source>
        <translation>es enthält eine Zahlenliste, die keine ist</translation>
    </message>
    <message>
        <source>it contains a list of texts that is none</source>
        <translation>es enthält eine Textliste, die keine ist</translation>
    </message>
    <message>
        <source>its feature %1 is not one whole number or text</source>
        <translation>sein Feature %1 ist nicht eine ganze Zahl oder ein Text</translation>
    </message>
    <message>
        <source>record %1 is no usable tf.train.Example: %2</source>
        <translation>der Datensatz %1 ist kein brauchbares tf.train.Example: %2</translation>
    </message>
    <message>
        <source>Set the names of the features, or write the file again.</source>
        <translation>Die Namen der Features einstellen oder die Datei neu schreiben.</translation>
    </message>
    <message>
        <source>Download or write the file again.</source>
        <translation>Die Datei neu herunterladen oder schreiben.</translation>
    </message>
    <message>
        <source>Name the TFRecord file.</source>
        <translation>Die TFRecord-Datei nennen.</translation>
    </message>
    <message>
        <source>it ends within record %1 (byte %2) (it was cut off)</source>
        <translation>sie endet mitten in Datensatz %1 (Byte %2; abgeschnitten)</translation>
    </message>
    <message>
        <source>it is packed by gzip</source>
        <translation>sie ist mit gzip gepackt</translation>
    </message>
    <message>
        <source>Unpack it (gunzip) and name the result.</source>
        <translation>Sie auspacken (gunzip) und das Ergebnis nennen.</translation>
    </message>
    <message>
        <source>it is no TFRecord file (the first record&apos;s length has a wrong checksum)</source>
        <translation>es ist keine TFRecord-Datei (die Länge des ersten Datensatzes hat eine falsche Prüfsumme)</translation>
    </message>
    <message>
        <source>the length of record %1 (byte %2) has a wrong checksum</source>
        <translation>die Länge von Datensatz %1 (Byte %2) hat eine falsche Prüfsumme</translation>
    </message>
    <message>
        <source>record %1 (byte %2) should have %3 bytes, but the file ends before (it was cut off)</source>
        <translation>Datensatz %1 (Byte %2) sollte %3 Bytes haben, aber die Datei endet vorher (abgeschnitten)</translation>
    </message>
    <message>
        <source>record %1 (byte %2) has %3 bytes; at most 256 MiB are read</source>
        <translation>Datensatz %1 (Byte %2) hat %3 Bytes; gelesen werden höchstens 256 MiB</translation>
    </message>
    <message>
        <source>Write smaller records.</source>
        <translation>Kleinere Datensätze schreiben.</translation>
    </message>
    <message>
        <source>the record at byte %1 has a wrong checksum</source>
        <translation>der Datensatz bei Byte %1 hat eine falsche Prüfsumme</translation>
    </message>
    <message>
        <source>it became shorter while it was read</source>
        <translation>sie wurde kürzer, während sie gelesen wurde</translation>
    </message>
    <message>
        <source>its WebP header is wrong or cut off (%1)</source>
        <translation>der WebP-Kopf ist falsch oder abgeschnitten (%1)</translation>
    </message>
    <message>
        <source>it is an animated WebP image</source>
        <translation>es ist ein animiertes WebP-Bild</translation>
    </message>
    <message>
        <source>Replace it by one of its pictures, or remove it.</source>
        <translation>Es durch eines seiner Bilder ersetzen oder entfernen.</translation>
    </message>
    <message>
        <source>the WebP library is of another version</source>
        <translation>die WebP-Bibliothek ist von einer anderen Version</translation>
    </message>
    <message>
        <source>there is not enough memory for its pixels</source>
        <translation>für die Pixel ist nicht genug Speicher da</translation>
    </message>
    <message>
        <source>its WebP data is cut off or corrupt (%1)</source>
        <translation>die WebP-Daten sind abgeschnitten oder beschädigt (%1)</translation>
    </message>
    <message>
        <source>it is a WebP image, and this engine was built without libwebp</source>
        <translation>es ist ein WebP-Bild, und diese Engine wurde ohne libwebp gebaut</translation>
    </message>
    <message>
        <source>Install libwebp-dev and build again, or convert the file to PNG.</source>
        <translation>libwebp-dev installieren und neu bauen, oder die Datei in PNG umwandeln.</translation>
    </message>
    <message>
        <source>it has no entry %1</source>
        <translation>der Eintrag %1 fehlt</translation>
    </message>
    <message>
        <source>it holds no dictionary with %1</source>
        <translation>sie enthält kein Wörterbuch mit %1</translation>
    </message>
    <message>
        <source>line %1 has no path</source>
        <translation>Zeile %1 hat keinen Pfad</translation>
    </message>
    <message>
        <source>Correct or remove the line.</source>
        <translation>Die Zeile berichtigen oder entfernen.</translation>
    </message>
    <message>
        <source>line %1 has no label</source>
        <translation>Zeile %1 hat kein Label</translation>
    </message>
    <message>
        <source>the class folder holds no images</source>
        <translation>der Klassenordner enthält keine Bilder</translation>
    </message>
    <message>
        <source>Put images into it or remove the folder.</source>
        <translation>Bilder hineinlegen oder den Ordner entfernen.</translation>
    </message>
    <message>
        <source>it holds no JPEG, PNG or WebP files, only another one</source>
        <translation>er enthält keine JPEG-, PNG- oder WebP-Dateien, nur eine andere</translation>
    </message>
    <message>
        <source>it holds no JPEG, PNG or WebP files, only %1 others</source>
        <translation>er enthält keine JPEG-, PNG- oder WebP-Dateien, nur %1 andere</translation>
    </message>
    <message>
        <source>%1 (%2 class folders are like that)</source>
        <translation>%1 (%2 Klassenordner sind so)</translation>
    </message>
    <message>
        <source>it holds no data set “%1”, nor any other</source>
        <translation>sie enthält keinen Datensatz „%1“ und auch keinen anderen</translation>
    </message>
    <message>
        <source>Set the names of features and labels.</source>
        <translation>Die Namen von Merkmalen und Labels einstellen.</translation>
    </message>
    <message>
        <source>it holds no data set “%1”; it holds %2</source>
        <translation>sie enthält keinen Datensatz „%1“; sie enthält %2</translation>
    </message>
    <message>
        <source>it has %1 dimensions instead of %2 (images are count, height, width)</source>
        <translation>sie hat %1 Dimensionen statt %2 (Bilder sind Anzahl, Höhe, Breite)</translation>
    </message>
    <message>
        <source>Check that images and labels have not been swapped.</source>
        <translation>Prüfen, ob Bilder und Labels vertauscht sind.</translation>
    </message>
    <message>
        <source>it has %1 dimensions instead of %2 (labels are a list)</source>
        <translation>sie hat %1 Dimensionen statt %2 (Labels sind eine Liste)</translation>
    </message>
    <message>
        <source>its header promises %1 bytes, but it has %2</source>
        <translation>der Kopf nennt %1 Bytes, sie hat aber %2</translation>
    </message>
    <message>
        <source>its header promises %1 bytes, but it has only %2 packed bytes, which cannot hold so much</source>
        <translation>der Kopf nennt %1 Bytes, sie hat aber nur %2 gepackte Bytes, in die so viel nicht passt</translation>
    </message>
    <message>
        <source>its packed data is corrupt (%1)</source>
        <translation>die gepackten Daten sind beschädigt (%1)</translation>
    </message>
    <message>
        <source>it adds items to what is no dictionary</source>
        <translation>sie fügt Einträge zu etwas hinzu, das kein Wörterbuch ist</translation>
    </message>
    <message>
        <source>it adds items to what is no list</source>
        <translation>sie fügt Einträge zu etwas hinzu, das keine Liste ist</translation>
    </message>
    <message>
        <source>the spec asks for %1 training images, but there are %2</source>
        <translation>die Beschreibung verlangt %1 Trainingsbilder, es gibt aber %2</translation>
    </message>
    <message>
        <source>Lower the number of training samples, or set it to 0 for all.</source>
        <translation>Die Anzahl der Trainings-Samples verringern oder auf 0 für alle setzen.</translation>
    </message>
    <message>
        <source>the spec asks for %1 validation images, but there are %2</source>
        <translation>die Beschreibung verlangt %1 Validierungsbilder, es gibt aber %2</translation>
    </message>
    <message>
        <source>Lower the number of validation samples, or set it to 0 for all.</source>
        <translation>Die Anzahl der Validierungs-Samples verringern oder auf 0 für alle setzen.</translation>
    </message>
    <message>
        <source>its feature %1 is no encoded image but %2 texts</source>
        <translation>sein Feature %1 ist kein codiertes Bild, sondern %2 Texte</translation>
    </message>
    <message>
        <source>its feature %1 is no encoded image (a list of numbers)</source>
        <translation>sein Feature %1 ist kein codiertes Bild (eine Zahlenliste)</translation>
    </message>
    <message>
        <source>it has no feature %1, and no other</source>
        <translation>es hat kein Feature %1 und auch kein anderes</translation>
    </message>
    <message>
        <source>it has no feature %1; its features are %2</source>
        <translation>es hat kein Feature %1; seine Features sind %2</translation>
    </message>
    <message>
        <source>its label is a number, unlike those before</source>
        <translation>sein Label ist eine Zahl, anders als die davor</translation>
    </message>
    <message>
        <source>its label is a text, unlike those before</source>
        <translation>sein Label ist ein Text, anders als die davor</translation>
    </message>
    <message>
        <source>it cannot give the extent of a data set</source>
        <translation>sie kann die Ausdehnung eines Datensatzes nicht nennen</translation>
    </message>
    <message>
        <source>it cannot give the type of a data set</source>
        <translation>sie kann den Typ eines Datensatzes nicht nennen</translation>
    </message>
    <message>
        <source>it cannot give the layout of a data set</source>
        <translation>sie kann die Anordnung eines Datensatzes nicht nennen</translation>
    </message>
    <message>
        <source>it cannot open a data set: it is damaged, or made by a newer HDF5</source>
        <translation>ein Datensatz lässt sich nicht öffnen: er ist beschädigt oder von einem neueren HDF5</translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>CSV-Dateien</translation>
    </message>
    <message>
        <source>Name a .csv file with the lines path,label, or a folder with train.csv and val.csv.</source>
        <translation>Eine .csv-Datei mit den Zeilen Pfad,Label nennen oder einen Ordner mit train.csv und val.csv.</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>HDF5-Dateien</translation>
    </message>
    <message>
        <source>Name an .h5 file, a .txt list of them, or a folder with train*.h5 and val*.h5 (or train.txt and val.txt).</source>
        <translation>Eine .h5-Datei, eine .txt-Liste davon oder einen Ordner mit train*.h5 und val*.h5 (oder train.txt und val.txt) nennen.</translation>
    </message>
    <message>
        <source>TFRecord files</source>
        <translation>TFRecord-Dateien</translation>
    </message>
    <message>
        <source>Name a .tfrecord file, or a folder with files such as train-00000-of-00010 and validation-00000-of-00001.</source>
        <translation>Eine .tfrecord-Datei nennen oder einen Ordner mit Dateien wie train-00000-of-00010 und validation-00000-of-00001.</translation>
    </message>
    <message>
        <source>Add val.csv, a column split, or more images.</source>
        <translation>val.csv, eine Spalte split oder mehr Bilder hinzufügen.</translation>
    </message>
    <message>
        <source>Add the t10k files or more images.</source>
        <translation>Die t10k-Dateien oder mehr Bilder hinzufügen.</translation>
    </message>
    <message>
        <source>Add a test folder or more images.</source>
        <translation>Einen Ordner test oder mehr Bilder hinzufügen.</translation>
    </message>
    <message>
        <source>Add files with validation in their names, or more images.</source>
        <translation>Dateien mit validation im Namen oder mehr Bilder hinzufügen.</translation>
    </message>
    <message>
        <source>Add files with val in their names, or more images.</source>
        <translation>Dateien mit val im Namen oder mehr Bilder hinzufügen.</translation>
    </message>
    <message>
        <source>Add %1.</source>
        <translation>%1 hinzufügen.</translation>
    </message>
    <message>
        <source>it cannot be opened: it is not an HDF5 file, or the file is incomplete</source>
        <translation>sie lässt sich nicht öffnen: es ist keine HDF5-Datei, oder sie ist unvollständig</translation>
    </message>
    <message>
        <source>it cannot be made</source>
        <translation>sie lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>it cannot hold the group %1</source>
        <translation>sie kann die Gruppe %1 nicht aufnehmen</translation>
    </message>
    <message>
        <source>it cannot hold a tensor</source>
        <translation>sie kann keinen Tensor aufnehmen</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>it ended with status %1</source>
        <translation>es endete mit dem Status %1</translation>
    </message>
    <message>
        <source>this process sees %1 of them</source>
        <translation>dieser Prozess sieht %1 davon</translation>
    </message>
    <message>
        <source>Choose the device “cpu”, or another GPU.</source>
        <translation>Das Gerät „cpu“ oder eine andere GPU wählen.</translation>
    </message>
    <message>
        <source>they are not fused</source>
        <translation>sie werden nicht verschmolzen</translation>
    </message>
    <message>
        <source>Choose a smaller batch or image.</source>
        <translation>Einen kleineren Batch oder ein kleineres Bild wählen.</translation>
    </message>
    <message>
        <source>Choose the device “reference”.</source>
        <translation>Das Gerät „reference“ wählen.</translation>
    </message>
    <message>
        <source>%1 has no bf16; fp16 works there</source>
        <translation>%1 hat kein bf16; fp16 geht dort</translation>
    </message>
    <message>
        <source>%1 is too old for fp16</source>
        <translation>%1 ist zu alt für fp16</translation>
    </message>
    <message>
        <source>oneDNN trains in fp32 and bf16 on processors; fp16 is for GPUs</source>
        <translation>oneDNN trainiert auf Prozessoren in fp32 und bf16; fp16 ist für GPUs</translation>
    </message>
    <message>
        <source>this processor has no AVX-512, which oneDNN needs for bf16</source>
        <translation>dieser Prozessor hat kein AVX-512, das oneDNN für bf16 braucht</translation>
    </message>
    <message>
        <source>tf32 is a format of GPUs</source>
        <translation>tf32 ist ein Format von GPUs</translation>
    </message>
    <message>
        <source>it names no data</source>
        <translation>es nennt keine Daten</translation>
    </message>
    <message>
        <source>Give a run spec&apos;s file, or --data synthetic.</source>
        <translation>Die Datei einer Laufbeschreibung angeben oder --data synthetic.</translation>
    </message>
    <message>
        <source>it has no checkpoints</source>
        <translation>er hat keine Checkpoints</translation>
    </message>
    <message>
        <source>Name a checkpoint, or a run that has saved one.</source>
        <translation>Einen Checkpoint nennen oder einen Lauf, der einen gespeichert hat.</translation>
    </message>
    <message>
        <source>it is not a run directory</source>
        <translation>es ist kein Laufordner</translation>
    </message>
    <message>
        <source>Name a run directory, or ask for one checkpoint.</source>
        <translation>Einen Laufordner nennen oder nach einem Checkpoint fragen.</translation>
    </message>
    <message>
        <source>the run spec in it is not this engine&apos;s: %1</source>
        <translation>die Laufbeschreibung darin ist keine dieser Engine: %1</translation>
    </message>
    <message>
        <source>its images are made by the engine itself</source>
        <translation>die Bilder zeichnet die Engine selbst</translation>
    </message>
    <message>
        <source>Prepare only data sets that lie in files.</source>
        <translation>Nur Datensätze vorbereiten, die in Dateien liegen.</translation>
    </message>
    <message>
        <source>nobody reads the progress any more</source>
        <translation>den Fortschritt liest niemand mehr</translation>
    </message>
    <message>
        <source>nothing is asked for</source>
        <translation>es ist nach nichts gefragt</translation>
    </message>
    <message>
        <source>Name a file with --onnx, --keras or --architecture.</source>
        <translation>Mit --onnx, --keras oder --architecture eine Datei nennen.</translation>
    </message>
    <message>
        <source>the smaller net&apos;s logits differ by %1 where at most %2 is allowed</source>
        <translation>die Logits des kleineren Netzes weichen um %1 ab, erlaubt ist höchstens %2</translation>
    </message>
    <message>
        <source>Nothing was written. Please report this with the checkpoint.</source>
        <translation>Es wurde nichts geschrieben. Bitte dies mit dem Checkpoint melden.</translation>
    </message>
    <message>
        <source>it is longer than 4 MiB</source>
        <translation>sie ist länger als 4 MiB</translation>
    </message>
    <message>
        <source>nobody reads the answer any more</source>
        <translation>die Antwort liest niemand mehr</translation>
    </message>
    <message>
        <source>it is neither a file nor a model of the zoo: %1</source>
        <translation>es ist weder eine Datei noch ein Modell des Zoos: %1</translation>
    </message>
    <message>
        <source>no weight is pruned in it</source>
        <translation>darin ist kein Gewicht beschnitten</translation>
    </message>
    <message>
        <source>Name a run whose spec prunes, after it has begun.</source>
        <translation>Einen Lauf nennen, dessen Beschreibung beschneidet, nachdem er begonnen hat.</translation>
    </message>
    <message>
        <source>it has no %1 of the shape %2, which its spec&apos;s net needs</source>
        <translation>%1 mit der Form %2 fehlt, die das Netz der Beschreibung braucht</translation>
    </message>
    <message>
        <source>Use another checkpoint.</source>
        <translation>Einen anderen Checkpoint verwenden.</translation>
    </message>
    <message>
        <source>none of its tensors has two dimensions and a name that ends in weight or kernel</source>
        <translation>keiner der Tensoren hat zwei Dimensionen und einen Namen, der auf weight oder kernel endet</translation>
    </message>
    <message>
        <source>its samples are not of the net&apos;s kind</source>
        <translation>die Samples sind nicht von der Art, die das Netz liest</translation>
    </message>
    <message>
        <source>it has only %1</source>
        <translation>möglich ist nur %1</translation>
    </message>
    <message>
        <source>Use --precision fp32.</source>
        <translation>--precision fp32 verwenden.</translation>
    </message>
    <message>
        <source>no check has this in its name</source>
        <translation>keine Prüfung hat das im Namen</translation>
    </message>
    <message>
        <source>Look at the names in the output of --full --json.</source>
        <translation>Die Namen in der Ausgabe von --full --json ansehen.</translation>
    </message>
    <message>
        <source>Give --full too: it knows more checks.</source>
        <translation>Auch --full angeben; dann gibt es mehr Prüfungen.</translation>
    </message>
    <message>
        <source>its spec asks for %1, and MPI has started %2</source>
        <translation>die Beschreibung verlangt %1, MPI hat %2 gestartet</translation>
    </message>
    <message>
        <source>Start as many: mpirun -n %3, the spec&apos;s resources.ranks.</source>
        <translation>Ebenso viele starten: mpirun -n %3, resources.ranks der Beschreibung.</translation>
    </message>
    <message>
        <source>Start as many: mpirun -n %3, the spec&apos;s resources.ranks and the masters.</source>
        <translation>Ebenso viele starten: mpirun -n %3, resources.ranks der Beschreibung und die Master.</translation>
    </message>
    <message>
        <source>Correct it there.</source>
        <translation>Sie dort berichtigen.</translation>
    </message>
    <message>
        <source>Name a run spec&apos;s file or a model of the zoo.</source>
        <translation>Die Datei einer Laufbeschreibung oder ein Modell des Zoos nennen.</translation>
    </message>
    <message>
        <source>Put that run back beside this one; or let runs keep the checkpoint of their first step (“keep_steps”).</source>
        <translation>Jenen Lauf wieder neben diesen legen oder Läufe den Checkpoint ihres ersten Schritts behalten lassen („keep_steps“).</translation>
    </message>
    <message>
        <source>Use fp32.</source>
        <translation>fp32 verwenden.</translation>
    </message>
    <message>
        <source>none is named</source>
        <translation>keiner ist genannt</translation>
    </message>
    <message>
        <source>Name its folder or file, or a spec with --spec.</source>
        <translation>Den Ordner oder die Datei nennen oder mit --spec eine Laufbeschreibung.</translation>
    </message>
    <message>
        <source>it was stopped by a signal</source>
        <translation>ein Signal hat sie gestoppt</translation>
    </message>
    <message>
        <source>Choose a smaller batch.</source>
        <translation>Einen kleineren Batch wählen.</translation>
    </message>
    <message>
        <source>the size of its images is not given</source>
        <translation>die Größe der Bilder ist nicht angegeben</translation>
    </message>
    <message>
        <source>Add --image 224x224, or name the run&apos;s spec with --spec.</source>
        <translation>--image 224x224 hinzufügen oder mit --spec die Beschreibung des Laufs nennen.</translation>
    </message>
    <message>
        <source>The run was begun with the weights of another net: %2</source>
        <translation>Der Lauf wurde mit den Gewichten eines anderen Netzes begonnen: %2</translation>
    </message>
    <message>
        <source>the image has no pixels</source>
        <translation>das Bild hat keine Pixel</translation>
    </message>
    <message>
        <source>a classifier needs at least two classes</source>
        <translation>ein Klassifikator braucht mindestens zwei Klassen</translation>
    </message>
    <message>
        <source>the dropout rate is not in [0, 1)</source>
        <translation>die Dropout-Rate liegt nicht in [0, 1)</translation>
    </message>
    <message>
        <source>mean and deviation must have one value a channel</source>
        <translation>Mittelwert und Abweichung müssen je Kanal einen Wert haben</translation>
    </message>
    <message>
        <source>a channel&apos;s deviation is not above 0</source>
        <translation>die Abweichung eines Kanals ist nicht größer als 0</translation>
    </message>
    <message>
        <source>its weights have no %1 of the network&apos;s shape</source>
        <translation>unter den Gewichten fehlt %1 mit der Form, die das Netz braucht</translation>
    </message>
    <message>
        <source>it has no %1 (%2)</source>
        <translation>%1 (%2) fehlt</translation>
    </message>
    <message>
        <source>its %1 is %2, the network needs %3</source>
        <translation>%1 ist dort %2, das Netz braucht %3</translation>
    </message>
    <message>
        <source>Keras&apos;s pools know no such padding</source>
        <translation>die Pools von Keras kennen kein solches Padding</translation>
    </message>
    <message>
        <source>Keras export does not know layers of kind “%1”</source>
        <translation>der Keras-Export kennt keine Schichten der Art „%1“</translation>
    </message>
    <message>
        <source>it is not what Keras writes: %1</source>
        <translation>Keras schreibt so etwas nicht: %1</translation>
    </message>
    <message>
        <source>Write it with to_json().</source>
        <translation>Die Datei mit to_json() schreiben.</translation>
    </message>
    <message>
        <source>it is used %1 times; allowed: once</source>
        <translation>sie wird %1-mal verwendet; erlaubt: einmal</translation>
    </message>
    <message>
        <source>it is a “%1”</source>
        <translation>es ist ein „%1“</translation>
    </message>
    <message>
        <source>Build the network as a Functional or Sequential one.</source>
        <translation>Das Netz als Functional oder Sequential bauen.</translation>
    </message>
    <message>
        <source>it has several outputs; allowed: one</source>
        <translation>es hat mehrere Ausgänge; erlaubt: einer</translation>
    </message>
    <message>
        <source>a network within the network; allowed: its layers themselves</source>
        <translation>ein Netz im Netz; erlaubt: dessen Schichten selbst</translation>
    </message>
    <message>
        <source>this kind of layer is not known</source>
        <translation>diese Art von Schicht ist nicht bekannt</translation>
    </message>
    <message>
        <source>its input “%1” is no layer before it</source>
        <translation>ihr Eingang „%1“ ist keine Schicht vor ihr</translation>
    </message>
    <message>
        <source>it has %1 inputs; allowed: 1</source>
        <translation>sie hat %1 Eingänge; erlaubt: 1</translation>
    </message>
    <message>
        <source>it reads the input with another normalisation than the layers before it</source>
        <translation>sie liest den Eingang mit einer anderen Normalisierung als die Schichten vor ihr</translation>
    </message>
    <message>
        <source>its output “%1” is no layer</source>
        <translation>der Ausgang „%1“ ist keine Schicht</translation>
    </message>
    <message>
        <source>its input is multiplied by a number not above 0</source>
        <translation>der Eingang wird mit einer Zahl multipliziert, die nicht größer als 0 ist</translation>
    </message>
    <message>
        <source>its %1 are %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>its channels come first; allowed: last</source>
        <translation>ihre Kanäle stehen vorn; erlaubt: hinten</translation>
    </message>
    <message>
        <source>its %1 is %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>it is dilated; allowed: dilation_rate 1</source>
        <translation>sie ist gespreizt; erlaubt: dilation_rate 1</translation>
    </message>
    <message>
        <source>its padding is “%1”; allowed: same, valid</source>
        <translation>ihr Padding ist „%1“; erlaubt: same, valid</translation>
    </message>
    <message>
        <source>its activation is “%1”</source>
        <translation>ihre Aktivierung ist „%1“</translation>
    </message>
    <message>
        <source>the network has several inputs; allowed: one</source>
        <translation>das Netz hat mehrere Eingänge; erlaubt: einer</translation>
    </message>
    <message>
        <source>its shape is %1; allowed: images, sequences and vectors</source>
        <translation>ihre Form ist %1; erlaubt: Bilder, Sequenzen und Vektoren</translation>
    </message>
    <message>
        <source>its input has %1 axes</source>
        <translation>ihr Eingang hat %1 Achsen</translation>
    </message>
    <message>
        <source>the number of its input&apos;s channels is not known</source>
        <translation>wie viele Kanäle ihr Eingang hat, ist nicht bekannt</translation>
    </message>
    <message>
        <source>it normalises along an axis other than the channels</source>
        <translation>sie normalisiert entlang einer anderen Achse als der Kanäle</translation>
    </message>
    <message>
        <source>its epsilon or momentum is out of range</source>
        <translation>ihr Epsilon oder Momentum liegt außerhalb des erlaubten Bereichs</translation>
    </message>
    <message>
        <source>its input has %1 axes; allowed: 2 (flatten it first)</source>
        <translation>ihr Eingang hat %1 Achsen; erlaubt: 2 (vorher flatten)</translation>
    </message>
    <message>
        <source>it drops whole slices (noise_shape)</source>
        <translation>sie lässt ganze Scheiben weg (noise_shape)</translation>
    </message>
    <message>
        <source>its rate is not in [0, 1)</source>
        <translation>ihre Rate liegt nicht in [0, 1)</translation>
    </message>
    <message>
        <source>it has a slope, a threshold or another limit than 6</source>
        <translation>sie hat eine Steigung, eine Schwelle oder eine andere Grenze als 6</translation>
    </message>
    <message>
        <source>it stands directly behind the input</source>
        <translation>sie steht direkt hinter dem Eingang</translation>
    </message>
    <message>
        <source>its padding is %1</source>
        <translation>ihr Padding ist %1</translation>
    </message>
    <message>
        <source>it has %1 inputs; allowed: 2 and more</source>
        <translation>sie hat %1 Eingänge; erlaubt: 2 und mehr</translation>
    </message>
    <message>
        <source>its inputs differ in their axes</source>
        <translation>ihre Eingänge haben verschiedene Achsen</translation>
    </message>
    <message>
        <source>it joins along axis %1; allowed: the channels</source>
        <translation>sie verbindet entlang der Achse %1; erlaubt: die Kanäle</translation>
    </message>
    <message>
        <source>its input has %1 axes; allowed: 3, a sequence</source>
        <translation>ihr Eingang hat %1 Achsen; erlaubt: 3, eine Sequenz</translation>
    </message>
    <message>
        <source>its activations are not tanh and sigmoid</source>
        <translation>ihre Aktivierungen sind nicht tanh und sigmoid</translation>
    </message>
    <message>
        <source>its reset gate stands before the product (reset_after is false)</source>
        <translation>ihr Reset-Gate steht vor dem Produkt (reset_after ist false)</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <translation>%1 ist gesetzt</translation>
    </message>
    <message>
        <source>it has a dropout of its own</source>
        <translation>sie hat einen eigenen Dropout</translation>
    </message>
    <message>
        <source>it reads something other than the input, or masks zeros</source>
        <translation>sie liest etwas anderes als den Eingang oder maskiert Nullen</translation>
    </message>
    <message>
        <source>it reshapes to %1; allowed: [height, width, channels]</source>
        <translation>sie formt um zu %1; erlaubt: [Höhe, Breite, Kanäle]</translation>
    </message>
    <message>
        <source>it does not stand directly behind the input, or its numbers cannot be read</source>
        <translation>sie steht nicht direkt hinter dem Eingang, oder ihre Zahlen sind nicht lesbar</translation>
    </message>
    <message>
        <source>its mean and variance are not in the architecture; give them to the layer instead of adapting it</source>
        <translation>Mittelwert und Varianz stehen nicht in der Architektur; sie der Schicht mitgeben, statt sie anzupassen</translation>
    </message>
    <message>
        <source>it does not stand directly behind the input</source>
        <translation>sie steht nicht direkt hinter dem Eingang</translation>
    </message>
    <message>
        <source>it has no %1</source>
        <translation>%1 fehlt dort</translation>
    </message>
    <message>
        <source>Save them with save_weights() from the network whose to_json() you use.</source>
        <translation>Sie mit save_weights() aus dem Netz speichern, dessen to_json() verwendet wird.</translation>
    </message>
    <message>
        <source>a layer is called “%1”, a name that every network gives its own</source>
        <translation>eine Schicht heißt „%1“; diesen Namen vergibt jedes Netz selbst</translation>
    </message>
    <message>
        <source>two layers are called “%1”</source>
        <translation>zwei Schichten heißen „%1“</translation>
    </message>
    <message>
        <source>layer “%1” reads “%2”, which is no layer</source>
        <translation>die Schicht „%1“ liest „%2“, und das ist keine Schicht</translation>
    </message>
    <message>
        <source>layer “%1” reads “%2”, which reads it in turn</source>
        <translation>die Schicht „%1“ liest „%2“, die wiederum von ihr liest</translation>
    </message>
    <message>
        <source>layer “%1” has an output of %2; allowed: extents up to 1,048,576 and 2^34 values</source>
        <translation>die Schicht „%1“ hat eine Ausgabe von %2; erlaubt: Ausdehnungen bis 1.048.576 und 2^34 Werte</translation>
    </message>
    <message>
        <source>layer “%1” has too many parameters; allowed: up to 2^33</source>
        <translation>die Schicht „%1“ hat zu viele Parameter; erlaubt: bis 2^33</translation>
    </message>
    <message>
        <source>it has no layers</source>
        <translation>es hat keine Schichten</translation>
    </message>
    <message>
        <source>nobody reads the outputs of the layers %1</source>
        <translation>niemand liest die Ausgaben der Schichten %1</translation>
    </message>
    <message>
        <source>Connect them, or name the one that gives the logits as “output”.</source>
        <translation>Sie verbinden oder die mit den Logits als „output“ nennen.</translation>
    </message>
    <message>
        <source>it takes images of %1, the data are set to %2</source>
        <translation>es nimmt Bilder von %1, die Daten sind auf %2 gestellt</translation>
    </message>
    <message>
        <source>Set the size of the images to the model&apos;s.</source>
        <translation>Die Größe der Bilder auf die des Modells stellen.</translation>
    </message>
    <message>
        <source>mean and deviation of its input have %1 and %2 values for %3 channels</source>
        <translation>Mittelwert und Abweichung des Eingangs haben %1 und %2 Werte für %3 Kanäle</translation>
    </message>
    <message>
        <source>the deviation of an input&apos;s channel is not above 0</source>
        <translation>die Abweichung eines Kanals des Eingangs ist nicht größer als 0</translation>
    </message>
    <message>
        <source>layer “%1” has %2 inputs; allowed: %3, it is of kind “%4”</source>
        <translation>die Schicht „%1“ hat %2 Eingänge; erlaubt: %3, sie ist von der Art „%4“</translation>
    </message>
    <message>
        <source>it has too many parameters; allowed: up to 2^33</source>
        <translation>es hat zu viele Parameter; erlaubt: bis 2^33</translation>
    </message>
    <message>
        <source>its output “%1” gives %2 values for %3 classes</source>
        <translation>der Ausgang „%1“ gibt %2 Werte für %3 Klassen</translation>
    </message>
    <message>
        <source>layer “%1” is of kind “%2”, which model files do not have</source>
        <translation>die Schicht „%1“ ist von der Art „%2“, die es in Modelldateien nicht gibt</translation>
    </message>
    <message>
        <source>its constants become too large</source>
        <translation>ihre Konstanten werden zu groß</translation>
    </message>
    <message>
        <source>ONNX export does not know layers of kind “%1”</source>
        <translation>der ONNX-Export kennt keine Schichten der Art „%1“</translation>
    </message>
    <message>
        <source>its %1 is not a constant of floating-point numbers</source>
        <translation>%1: keine Konstante aus Gleitkommazahlen</translation>
    </message>
    <message>
        <source>input %1 is missing</source>
        <translation>der Eingang %1 fehlt</translation>
    </message>
    <message>
        <source>both the last state and the whole sequence of “%1” are used</source>
        <translation>sowohl der letzte Zustand als auch die ganze Sequenz von „%1“ wird verwendet</translation>
    </message>
    <message>
        <source>it computes on a constant</source>
        <translation>sie rechnet mit einer Konstanten</translation>
    </message>
    <message>
        <source>its input “%1” is nobody&apos;s output</source>
        <translation>ihr Eingang „%1“ ist von keiner Schicht der Ausgang</translation>
    </message>
    <message>
        <source>its input is no image in the order N, C, H, W, but %1</source>
        <translation>ihr Eingang ist kein Bild in der Reihenfolge N, C, H, W, sondern %1</translation>
    </message>
    <message>
        <source>it has %1 inputs; allowed: one</source>
        <translation>es hat %1 Eingänge; erlaubt: einer</translation>
    </message>
    <message>
        <source>its input is larger than 65,536 pixels</source>
        <translation>der Eingang ist größer als 65.536 Pixel</translation>
    </message>
    <message>
        <source>its input has %1 axes; allowed: images (4), sequences (3) and vectors (2)</source>
        <translation>der Eingang hat %1 Achsen; erlaubt: Bilder (4), Sequenzen (3) und Vektoren (2)</translation>
    </message>
    <message>
        <source>it has no output</source>
        <translation>sie hat keinen Ausgang</translation>
    </message>
    <message>
        <source>it is of opset %1; allowed: 7 and later</source>
        <translation>es hat das Opset %1; erlaubt: 7 und neuer</translation>
    </message>
    <message>
        <source>Export it again with opset 17.</source>
        <translation>Mit Opset 17 neu exportieren.</translation>
    </message>
    <message>
        <source>no layer gives its output</source>
        <translation>der Ausgang kommt von keiner Schicht</translation>
    </message>
    <message>
        <source>its window has %1 axes; allowed: 1 or 2</source>
        <translation>ihr Fenster hat %1 Achsen; erlaubt: 1 oder 2</translation>
    </message>
    <message>
        <source>it is dilated by %1; allowed: 1</source>
        <translation>sie ist um %1 gespreizt; erlaubt: 1</translation>
    </message>
    <message>
        <source>its window is %1</source>
        <translation>ihr Fenster ist %1</translation>
    </message>
    <message>
        <source>its stride is %1</source>
        <translation>ihre Schrittweite ist %1</translation>
    </message>
    <message>
        <source>its padding is SAME_LOWER; allowed: SAME_UPPER, VALID and given numbers</source>
        <translation>ihr Padding ist SAME_LOWER; erlaubt: SAME_UPPER, VALID und Zahlen</translation>
    </message>
    <message>
        <source>its weight has %1 axes</source>
        <translation>ihr Gewicht hat %1 Achsen</translation>
    </message>
    <message>
        <source>it has %1 filters in %2 groups</source>
        <translation>sie hat %1 Filter in %2 Gruppen</translation>
    </message>
    <message>
        <source>its bias is not a constant</source>
        <translation>ihr Bias ist keine Konstante</translation>
    </message>
    <message>
        <source>its weight has %1 axes; allowed: 2</source>
        <translation>ihr Gewicht hat %1 Achsen; erlaubt: 2</translation>
    </message>
    <message>
        <source>its input is no vector, but %1</source>
        <translation>ihr Eingang ist kein Vektor, sondern %1</translation>
    </message>
    <message>
        <source>it has %1 outputs</source>
        <translation>sie hat %1 Ausgänge</translation>
    </message>
    <message>
        <source>its alpha or beta is not 1, or its first input is transposed</source>
        <translation>ihr alpha oder beta ist nicht 1, oder ihr erster Eingang ist transponiert</translation>
    </message>
    <message>
        <source>it normalises a flattened image</source>
        <translation>sie normalisiert ein flach gemachtes Bild</translation>
    </message>
    <message>
        <source>it was exported in training mode; allowed: evaluation</source>
        <translation>sie wurde im Trainingsmodus exportiert; erlaubt: Auswertung</translation>
    </message>
    <message>
        <source>it joins along axis %1 of %2; allowed: the channels</source>
        <translation>sie verbindet entlang der Achse %1 von %2; erlaubt: die Kanäle</translation>
    </message>
    <message>
        <source>it joins %1 and %2</source>
        <translation>sie verbindet %1 und %2</translation>
    </message>
    <message>
        <source>it clips to limits other than 0 and 6</source>
        <translation>sie begrenzt auf andere Werte als 0 und 6</translation>
    </message>
    <message>
        <source>it computes on constants</source>
        <translation>sie rechnet mit Konstanten</translation>
    </message>
    <message>
        <source>it combines %1 and %2; allowed: sums and products of equal shapes</source>
        <translation>sie verknüpft %1 und %2; erlaubt: Summen und Produkte gleicher Formen</translation>
    </message>
    <message>
        <source>its first input is a constant</source>
        <translation>ihr erster Eingang ist eine Konstante</translation>
    </message>
    <message>
        <source>it combines a layer with a constant; allowed: the bias of a dense layer, and normalising the input</source>
        <translation>sie verknüpft eine Schicht mit einer Konstanten; erlaubt: der Bias einer dichten Schicht und das Normalisieren des Eingangs</translation>
    </message>
    <message>
        <source>it combines the input with a constant that has neither one value nor one a channel</source>
        <translation>sie verknüpft den Eingang mit einer Konstanten, die weder einen Wert noch einen je Kanal hat</translation>
    </message>
    <message>
        <source>its output is rounded up (ceil_mode); allowed: down</source>
        <translation>ihre Ausgabe wird aufgerundet (ceil_mode); erlaubt: abgerundet</translation>
    </message>
    <message>
        <source>its indices are used</source>
        <translation>ihre Indizes werden verwendet</translation>
    </message>
    <message>
        <source>its axes are %1</source>
        <translation>ihre Achsen sind %1</translation>
    </message>
    <message>
        <source>it takes the mean over axes other than height and width</source>
        <translation>sie mittelt über andere Achsen als Höhe und Breite</translation>
    </message>
    <message>
        <source>it pads with something other than zeros</source>
        <translation>sie füllt mit etwas anderem als Nullen auf</translation>
    </message>
    <message>
        <source>it pads %1 by %2</source>
        <translation>sie füllt %1 um %2 auf</translation>
    </message>
    <message>
        <source>it pads by %1</source>
        <translation>sie füllt um %1 auf</translation>
    </message>
    <message>
        <source>it pads the batch or the channels</source>
        <translation>sie füllt den Batch oder die Kanäle auf</translation>
    </message>
    <message>
        <source>it is not the end of the network; allowed inside: softmax of a vector</source>
        <translation>sie steht nicht am Ende des Netzes; innerhalb erlaubt: Softmax eines Vektors</translation>
    </message>
    <message>
        <source>tensor %1 has a negative extent</source>
        <translation>der Tensor %1 hat eine negative Ausdehnung</translation>
    </message>
    <message>
        <source>tensor %1 is larger than 2^31 values</source>
        <translation>der Tensor %1 hat mehr als 2^31 Werte</translation>
    </message>
    <message>
        <source>tensor %1 has %2 of %3 values</source>
        <translation>der Tensor %1 hat %2 von %3 Werten</translation>
    </message>
    <message>
        <source>tensor %1 has the type %2, which is not read</source>
        <translation>der Tensor %1 hat den Typ %2, der nicht gelesen wird</translation>
    </message>
    <message>
        <source>it is not an ONNX model, or the file is incomplete</source>
        <translation>es ist kein ONNX-Modell, oder die Datei ist unvollständig</translation>
    </message>
    <message>
        <source>the network is larger than the 2 GiB that a single ONNX file can hold</source>
        <translation>das Netz ist größer als die 2 GiB, die eine einzelne ONNX-Datei fasst</translation>
    </message>
    <message>
        <source>its input is no sequence, but %1</source>
        <translation>ihr Eingang ist keine Sequenz, sondern %1</translation>
    </message>
    <message>
        <source>its reset gate stands before the product (linear_before_reset is 0); allowed: 1, as PyTorch exports it</source>
        <translation>ihr Reset-Gate steht vor dem Produkt (linear_before_reset ist 0); erlaubt: 1, wie PyTorch exportiert</translation>
    </message>
    <message>
        <source>it runs backward, has activations other than sigmoid and tanh, or clips</source>
        <translation>sie läuft rückwärts, hat andere Aktivierungen als sigmoid und tanh oder begrenzt Werte</translation>
    </message>
    <message>
        <source>its sequences have lengths of their own</source>
        <translation>ihre Sequenzen haben eigene Längen</translation>
    </message>
    <message>
        <source>its initial state is not 0</source>
        <translation>ihr Anfangszustand ist nicht 0</translation>
    </message>
    <message>
        <source>its weights do not fit together</source>
        <translation>ihre Gewichte passen nicht zueinander</translation>
    </message>
    <message>
        <source>it takes one step of a sequence that no GRU gives</source>
        <translation>sie nimmt einen Schritt einer Sequenz, die von keiner GRU kommt</translation>
    </message>
    <message>
        <source>it picks something other than one step of a sequence</source>
        <translation>sie wählt etwas anderes als einen Schritt einer Sequenz</translation>
    </message>
    <message>
        <source>it picks index %1 of axis %2; allowed: the last step of a GRU</source>
        <translation>sie wählt den Index %1 der Achse %2; erlaubt: der letzte Schritt einer GRU</translation>
    </message>
    <message>
        <source>it picks something other than rows of a table</source>
        <translation>sie wählt etwas anderes als Zeilen einer Tabelle</translation>
    </message>
    <message>
        <source>the numbers of its rows are not the input&apos;s</source>
        <translation>die Nummern ihrer Zeilen sind nicht die des Eingangs</translation>
    </message>
    <message>
        <source>its table has %1 rows</source>
        <translation>ihre Tabelle hat %1 Zeilen</translation>
    </message>
    <message>
        <source>it repeats something other than zeros</source>
        <translation>sie wiederholt etwas anderes als Nullen</translation>
    </message>
    <message>
        <source>it flattens from axis %1; allowed: 1</source>
        <translation>sie macht flach ab der Achse %1; erlaubt: 1</translation>
    </message>
    <message>
        <source>its new shape is not a constant</source>
        <translation>ihre neue Form ist keine Konstante</translation>
    </message>
    <message>
        <source>it reshapes to %1; allowed: to one vector a sample</source>
        <translation>sie formt um zu %1; erlaubt: zu einem Vektor je Sample</translation>
    </message>
    <message>
        <source>it changes the axes %1 of %2</source>
        <translation>sie ändert die Achsen %1 von %2</translation>
    </message>
    <message>
        <source>it changes the order of %1 by %2</source>
        <translation>sie ändert die Reihenfolge von %1 durch %2</translation>
    </message>
    <message>
        <source>its value is of a type that is not read</source>
        <translation>ihr Wert ist von einem Typ, der nicht gelesen wird</translation>
    </message>
    <message>
        <source>it ends in %1 values for %2 classes</source>
        <translation>es endet in %1 Werten für %2 Klassen</translation>
    </message>
    <message>
        <source>the zoo has no %1</source>
        <translation>im Zoo gibt es kein %1</translation>
    </message>
    <message>
        <source>layer %1 has the wrong inputs</source>
        <translation>die Schicht %1 hat die falschen Eingänge</translation>
    </message>
    <message>
        <source>layer %1 (%2) cannot contain the activation %3</source>
        <translation>die Schicht %1 (%2) kann die Aktivierung %3 nicht enthalten</translation>
    </message>
    <message>
        <source>Make the activation a layer of its own.</source>
        <translation>Die Aktivierung zu einer eigenen Schicht machen.</translation>
    </message>
    <message>
        <source>an addition of %1 and %2</source>
        <translation>eine Addition von %1 und %2</translation>
    </message>
    <message>
        <source>channels of %1 put beside those of %2</source>
        <translation>Kanäle von %1 neben denen von %2</translation>
    </message>
    <message>
        <source>Concatenate tensors of one height and width.</source>
        <translation>Tensoren gleicher Höhe und Breite verbinden.</translation>
    </message>
    <message>
        <source>a convolution of %1 channels to %2 filters has %3 groups</source>
        <translation>eine Faltung von %1 Kanälen zu %2 Filtern hat %3 Gruppen</translation>
    </message>
    <message>
        <source>Choose a number of groups that divides both.</source>
        <translation>Eine Anzahl von Gruppen wählen, die beide teilt.</translation>
    </message>
    <message>
        <source>it needs %1 MiB, and %2 MiB are available</source>
        <translation>es braucht %1 MiB, und %2 MiB sind verfügbar</translation>
    </message>
    <message>
        <source>Choose a smaller batch, image or model.</source>
        <translation>Einen kleineren Batch, ein kleineres Bild oder Modell wählen.</translation>
    </message>
    <message>
        <source>their sizes do not fit %1 units with two biases</source>
        <translation>ihre Größen passen nicht zu %1 Einheiten mit zwei Bias-Vektoren</translation>
    </message>
    <message>
        <source>Use a layer with reset_after = true.</source>
        <translation>Eine Schicht mit reset_after = true verwenden.</translation>
    </message>
    <message>
        <source>their sizes do not fit %1 units</source>
        <translation>ihre Größen passen nicht zu %1 Einheiten</translation>
    </message>
    <message>
        <source>a product of %1 and %2</source>
        <translation>ein Produkt von %1 und %2</translation>
    </message>
    <message>
        <source>Multiply tensors of one shape, or a tensor by a vector with as many channels.</source>
        <translation>Tensoren einer Form multiplizieren oder einen Tensor mit einem Vektor, der so viele Kanäle hat.</translation>
    </message>
    <message>
        <source>%1 values reshaped to %2</source>
        <translation>%1 Werte umgeformt zu %2</translation>
    </message>
    <message>
        <source>Choose a shape with as many values.</source>
        <translation>Eine Form mit ebenso vielen Werten wählen.</translation>
    </message>
    <message>
        <source>a window of %1 × %2 does not fit into %3</source>
        <translation>ein Fenster von %1 × %2 passt nicht in %3</translation>
    </message>
    <message>
        <source>Choose a larger image.</source>
        <translation>Ein größeres Bild wählen.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) (is|are) not supported: %2</source>
        <translation>
            <numerusform>%n Schicht wird nicht unterstützt: %2</numerusform>
            <numerusform>%n Schichten werden nicht unterstützt: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace them, or write the network as a model file.</source>
        <translation>Sie ersetzen oder das Netz als Modelldatei schreiben.</translation>
    </message>
    <message>
        <source>Set images and classes to those of the file, or leave out the last dense layer&apos;s weights.</source>
        <translation>Bilder und Klassen auf die der Datei stellen oder die Gewichte der letzten dichten Schicht weglassen.</translation>
    </message>
    <message>
        <source>Use an engine that knows this version.</source>
        <translation>Eine Engine verwenden, die diese Version kennt.</translation>
    </message>
    <message>
        <source>Correct the named keys.</source>
        <translation>Die genannten Schlüssel berichtigen.</translation>
    </message>
    <message>
        <source>%1 (layer %2)</source>
        <translation>%1 (Schicht %2)</translation>
    </message>
    <message>
        <source>a single number</source>
        <translation>eine einzelne Zahl</translation>
    </message>
    <message>
        <source>Export it again as a single .onnx file.</source>
        <translation>Als einzelne .onnx-Datei neu exportieren.</translation>
    </message>
    <message>
        <source>%1 is no key that is known there</source>
        <translation>%1 ist dort kein bekannter Schlüssel</translation>
    </message>
    <message>
        <source>a list of names of layers</source>
        <translation>eine Liste mit Namen von Schichten</translation>
    </message>
    <message>
        <source>a name of its own</source>
        <translation>ein eigener Name</translation>
    </message>
    <message>
        <source>a list of 1 to %1 layers</source>
        <translation>eine Liste von 1 bis %1 Schichten</translation>
    </message>
    <message>
        <source>a list of numbers, one a channel</source>
        <translation>eine Liste von Zahlen, eine je Kanal</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n Wert</numerusform>
            <numerusform>%n Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>as many as mean has, %1</source>
        <translation>so viele, wie mean hat, %1</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2, or &quot;classes&quot; for as many as the data have</source>
        <translation>eine ganze Zahl von %1 bis %2 oder &quot;classes&quot; für so viele, wie die Daten haben</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1, or [height, width]</source>
        <translation>eine ganze Zahl von 1 bis %1 oder [Höhe, Breite]</translation>
    </message>
    <message>
        <source>&quot;same&quot;, &quot;valid&quot;, a number of pixels or [top, bottom, left, right]</source>
        <translation>&quot;same&quot;, &quot;valid&quot;, eine Anzahl von Pixeln oder [oben, unten, links, rechts]</translation>
    </message>
    <message>
        <source>the folder of a data set</source>
        <translation>der Ordner eines Datensatzes</translation>
    </message>
    <message>
        <source>augmentation</source>
        <translation>Augmentierung</translation>
    </message>
    <message>
        <source>a prepared cache</source>
        <translation>ein vorbereiteter Cache</translation>
    </message>
    <message>
        <source>none, because the data set holds features, not images</source>
        <translation>keine, denn der Datensatz enthält Merkmale, keine Bilder</translation>
    </message>
    <message>
        <source>a data set without training images</source>
        <translation>ein Datensatz ohne Trainingsbilder</translation>
    </message>
    <message>
        <source>one that has some</source>
        <translation>einer, der welche hat</translation>
    </message>
    <message>
        <source>a data set without validation images</source>
        <translation>ein Datensatz ohne Validierungsbilder</translation>
    </message>
    <message>
        <source>one with a test or val folder, to see accuracy</source>
        <translation>einer mit einem Ordner test oder val, um die Genauigkeit zu sehen</translation>
    </message>
    <message>
        <source>a number that divides the batch of %1: ranks have %2 or %3 samples, and wait for the fuller ones</source>
        <translation>eine Zahl, die den Batch von %1 teilt: Ränge haben %2 oder %3 Samples und warten auf die volleren</translation>
    </message>
    <message>
        <source>at most %1, or some ranks have no part of an epoch&apos;s last batch</source>
        <translation>höchstens %1, sonst bekommen manche Ränge nichts vom letzten Batch einer Epoche</translation>
    </message>
    <message>
        <source>at most %1, the cores of this machine; more of them slow training down</source>
        <translation>höchstens %1, die Kerne dieses Rechners; mehr davon bremsen das Training</translation>
    </message>
    <message>
        <source>0, because training keeps all %1 cores of this machine busy: validation beside it saves no time</source>
        <translation>0, denn das Training lastet alle %1 Kerne dieses Rechners aus: eine Validierung daneben spart keine Zeit</translation>
    </message>
    <message>
        <source>%1 need %2 cores</source>
        <translation>%1 brauchen %2 Kerne</translation>
    </message>
    <message>
        <source>%1 samples: within %2 and an eighth of the data</source>
        <translation>%1 Samples: innerhalb von %2 und einem Achtel der Daten</translation>
    </message>
    <message>
        <source>half of the memory that is free now</source>
        <translation>der Hälfte des jetzt freien Speichers</translation>
    </message>
    <message>
        <source>%1 % of what is free on %2 (%3 GB)</source>
        <translation>%1 % dessen, was auf %2 frei ist (%3 GB)</translation>
    </message>
    <message>
        <source>another environment</source>
        <translation>eine andere Umgebung</translation>
    </message>
    <message>
        <source>a larger image</source>
        <translation>ein größeres Bild</translation>
    </message>
    <message>
        <source>a device that this engine and machine have</source>
        <translation>ein Gerät, das diese Engine und dieser Rechner haben</translation>
    </message>
    <message>
        <source>%1 (the run needs about %2 GB of the GPU)</source>
        <translation>%1 (der Lauf braucht etwa %2 GB der GPU)</translation>
    </message>
    <message>
        <source>a batch that fits into the %1 GB of %2, auto, or more micro-batches</source>
        <translation>ein Batch, der in die %1 GB von %2 passt, auto oder mehr Mikro-Batches</translation>
    </message>
    <message>
        <source>a batch that fits into the %1 GB of memory that are free</source>
        <translation>ein Batch, der in die freien %1 GB Speicher passt</translation>
    </message>
    <message>
        <source>1 or more, or a run that is interrupted begins anew</source>
        <translation>1 oder mehr, sonst beginnt ein unterbrochener Lauf von vorn</translation>
    </message>
    <message>
        <source>at most %1, the run&apos;s epochs, or a run that is interrupted begins anew</source>
        <translation>höchstens %1, die Epochen des Laufs, sonst beginnt ein unterbrochener Lauf von vorn</translation>
    </message>
    <message>
        <source>fp32: %1</source>
        <translation>fp32: %1</translation>
    </message>
    <message>
        <source>at most %1, the number of training samples</source>
        <translation>höchstens %1, die Anzahl der Trainings-Samples</translation>
    </message>
    <message>
        <source>%1 on each of %2 ranks</source>
        <translation>%1 auf jedem von %2 Rängen</translation>
    </message>
    <message>
        <source>at most %1, the training samples of a rank</source>
        <translation>höchstens %1, die Trainings-Samples eines Rangs</translation>
    </message>
    <message>
        <source>a *.model.json, ONNX or Keras file whose network fits the data</source>
        <translation>eine Datei *.model.json, ONNX oder Keras, deren Netz zu den Daten passt</translation>
    </message>
    <message>
        <source>a file with the weights of this network</source>
        <translation>eine Datei mit den Gewichten dieses Netzes</translation>
    </message>
    <message>
        <source>%1 (layer %2 is for other classes and begins anew)</source>
        <translation>%1 (die Schicht %2 ist für andere Klassen und beginnt neu)</translation>
    </message>
    <message>
        <source>weights for the classes of the data, to begin with all of them</source>
        <translation>Gewichte für die Klassen der Daten, um mit allen zu beginnen</translation>
    </message>
    <message>
        <source>a checkpoint of the same net</source>
        <translation>ein Checkpoint des gleichen Netzes</translation>
    </message>
    <message>
        <source>%1 (%2 weights are left for %3 layers)</source>
        <translation>%1 (%2 Gewichte bleiben für %3 Schichten)</translation>
    </message>
    <message>
        <source>a share that leaves each layer a weight, or a least_kept above 0</source>
        <translation>ein Anteil, der jeder Schicht ein Gewicht lässt, oder ein least_kept über 0</translation>
    </message>
    <message>
        <source>names of the net&apos;s layers</source>
        <translation>Namen von Schichten des Netzes</translation>
    </message>
    <message>
        <source>none, or more layers: none of the net&apos;s may be pruned</source>
        <translation>none oder mehr Schichten: keine des Netzes darf beschnitten werden</translation>
    </message>
    <message>
        <source>its %1 has another shape</source>
        <translation>%1 hat dort eine andere Form</translation>
    </message>
    <message>
        <source>there are %1 of %2</source>
        <translation>es sind %1 von %2</translation>
    </message>
    <message>
        <source>its scores have another shape than its weights</source>
        <translation>die Bewertungen haben eine andere Form als die Gewichte</translation>
    </message>
    <message>
        <source>it has no scores</source>
        <translation>es gibt keine Bewertungen dafür</translation>
    </message>
    <message>
        <source>no weight exceeds the threshold of %1; the largest is %2</source>
        <translation>kein Gewicht liegt über der Schwelle von %1; das größte ist %2</translation>
    </message>
    <message>
        <source>Choose a smaller threshold.</source>
        <translation>Eine kleinere Schwelle wählen.</translation>
    </message>
    <message>
        <source>none of its %1 weights would be left</source>
        <translation>keines der %1 Gewichte bliebe übrig</translation>
    </message>
    <message>
        <source>Prune less, leave this layer whole (&quot;excluded&quot;), or let every layer keep a share (&quot;least_kept&quot;).</source>
        <translation>Weniger beschneiden, diese Schicht ganz lassen („excluded“) oder jede Schicht einen Anteil behalten lassen („least_kept“).</translation>
    </message>
    <message>
        <source>none of its layers may be pruned</source>
        <translation>keine der Schichten darf beschnitten werden</translation>
    </message>
    <message>
        <source>Allow the first, the last or depthwise layers, or exclude fewer of them.</source>
        <translation>Die erste, die letzte oder tiefenweise Schichten erlauben oder weniger davon ausnehmen.</translation>
    </message>
    <message>
        <source>its weights are not there</source>
        <translation>die Gewichte sind nicht da</translation>
    </message>
    <message>
        <source>no flow is defined through a layer of kind %1</source>
        <translation>durch eine Schicht der Art %1 ist kein Fluss definiert</translation>
    </message>
    <message>
        <source>Choose another method of pruning.</source>
        <translation>Ein anderes Verfahren zum Beschneiden wählen.</translation>
    </message>
    <message>
        <source>no flow is defined through it</source>
        <translation>durch sie ist kein Fluss definiert</translation>
    </message>
    <message>
        <source>its entry in the queue is incomplete, or not one of this version</source>
        <translation>der Eintrag in der Warteschlange ist unvollständig oder nicht von dieser Version</translation>
    </message>
    <message>
        <source>its entry in the queue names another job, &quot;%1&quot;</source>
        <translation>der Eintrag in der Warteschlange nennt einen anderen Job, „%1“</translation>
    </message>
    <message>
        <source>its entry in the queue has a run directory that is not absolute</source>
        <translation>der Eintrag in der Warteschlange hat einen Laufordner ohne ganzen Pfad</translation>
    </message>
    <message>
        <source>its entry in the queue has a run directory with a NUL byte</source>
        <translation>der Eintrag in der Warteschlange hat einen Laufordner mit einem Nullbyte</translation>
    </message>
    <message>
        <source>its entry in the queue has no time of submission</source>
        <translation>der Eintrag in der Warteschlange hat keine Zeit des Einreichens</translation>
    </message>
    <message>
        <source>it was not dealt to rank %1</source>
        <translation>er wurde nicht an Rang %1 verteilt</translation>
    </message>
    <message>
        <source>its message is not what was expected</source>
        <translation>seine Nachricht ist nicht die erwartete</translation>
    </message>
    <message>
        <source>this rank does not belong to it</source>
        <translation>dieser Rang gehört nicht dazu</translation>
    </message>
    <message>
        <source>a group listens to one of its ranks at a time</source>
        <translation>eine Gruppe hört zu einer Zeit auf einen ihrer Ränge</translation>
    </message>
    <message>
        <source>rank %1 has not answered for %2 s</source>
        <translation>Rang %1 hat seit %2 s nicht geantwortet</translation>
    </message>
    <message>
        <source>rank %1 does something else</source>
        <translation>Rang %1 tut etwas anderes</translation>
    </message>
    <message>
        <source>the group has %1</source>
        <translation>die Gruppe hat %1</translation>
    </message>
    <message>
        <source>that rank has been taken</source>
        <translation>dieser Rang ist schon vergeben</translation>
    </message>
    <message>
        <source>there is no such rank</source>
        <translation>diesen Rang gibt es nicht</translation>
    </message>
    <message>
        <source>rank %1 failed: %2</source>
        <translation>Rang %1 ist gescheitert: %2</translation>
    </message>
    <message>
        <source>rank %1 has left</source>
        <translation>Rang %1 ist nicht mehr da</translation>
    </message>
    <message>
        <source>all other ranks have left</source>
        <translation>alle anderen Ränge sind nicht mehr da</translation>
    </message>
    <message>
        <source>this MPI does not let several threads take turns</source>
        <translation>dieses MPI lässt nicht mehrere Threads abwechselnd arbeiten</translation>
    </message>
    <message>
        <source>Use an MPI that provides MPI_THREAD_SERIALIZED, such as Open MPI 4.</source>
        <translation>Ein MPI verwenden, das MPI_THREAD_SERIALIZED bietet, etwa Open MPI 4.</translation>
    </message>
    <message>
        <source>there are too many bytes</source>
        <translation>es sind zu viele Bytes</translation>
    </message>
    <message>
        <source>an earlier sum has failed</source>
        <translation>eine Summe davor ist gescheitert</translation>
    </message>
    <message>
        <source>another rank has not answered for %1 s</source>
        <translation>ein anderer Rang hat seit %1 s nicht geantwortet</translation>
    </message>
    <message>
        <source>there is no GPU, or no driver</source>
        <translation>es gibt keine GPU oder keinen Treiber</translation>
    </message>
    <message>
        <source>Train on the device “cpu”.</source>
        <translation>Auf dem Gerät „cpu“ trainieren.</translation>
    </message>
    <message>
        <source>this machine may have 1 to %1</source>
        <translation>dieser Rechner darf 1 bis %1 haben</translation>
    </message>
    <message>
        <source>descriptor %1 is not memory that ranks share</source>
        <translation>der Deskriptor %1 ist kein Speicher, den Ränge teilen</translation>
    </message>
    <message>
        <source>Ranks are started by &quot;trainyard-engine run --ranks N&quot;.</source>
        <translation>Ränge werden mit „trainyard-engine run --ranks N“ gestartet.</translation>
    </message>
    <message>
        <source>rank 0 failed: %1</source>
        <translation>Rang 0 ist gescheitert: %1</translation>
    </message>
    <message>
        <source>rank %1 has not answered for %2 s (process %3 %4)</source>
        <translation>Rang %1 hat seit %2 s nicht geantwortet (Prozess %3 %4)</translation>
    </message>
    <message>
        <source>is stopped</source>
        <translation>ist angehalten</translation>
    </message>
    <message>
        <source>waits for a disk or a network file system</source>
        <translation>wartet auf eine Platte oder ein Netzwerkdateisystem</translation>
    </message>
    <message>
        <source>computes</source>
        <translation>rechnet</translation>
    </message>
    <message>
        <source>sleeps</source>
        <translation>schläft</translation>
    </message>
    <message>
        <source>has ended</source>
        <translation>ist beendet</translation>
    </message>
    <message>
        <source>hangs</source>
        <translation>hängt</translation>
    </message>
    <message>
        <source>Look at nvidia-smi.</source>
        <translation>nvidia-smi ansehen.</translation>
    </message>
    <message>
        <source>Set NCCL_DEBUG=INFO to see what NCCL says.</source>
        <translation>NCCL_DEBUG=INFO setzen, um zu sehen, was NCCL meldet.</translation>
    </message>
    <message numerus="yes">
        <source>%n process(|es)</source>
        <translation>
            <numerusform>%n Prozess</numerusform>
            <numerusform>%n Prozesse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n process(|es): %2 and %3</source>
        <translation>
            <numerusform>%n Prozess: %2 und %3</numerusform>
            <numerusform>%n Prozesse: %2 und %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n Rang</numerusform>
            <numerusform>%n Ränge</numerusform>
        </translation>
    </message>
    <message>
        <source>its master</source>
        <translation>sein Master</translation>
    </message>
    <message>
        <source>their master</source>
        <translation>ihr Master</translation>
    </message>
    <message>
        <source>its %1 masters</source>
        <translation>seine %1 Master</translation>
    </message>
    <message>
        <source>their %1 masters</source>
        <translation>ihre %1 Master</translation>
    </message>
    <message>
        <source>the seconds that ranks wait for one another</source>
        <translation>die Sekunden, die Ränge aufeinander warten</translation>
    </message>
    <message>
        <source>they do not fit</source>
        <translation>sie passen nicht</translation>
    </message>
    <message>
        <source>there are more or fewer of them</source>
        <translation>es sind mehr oder weniger</translation>
    </message>
    <message>
        <source>its device lays weights out otherwise than the master&apos;s</source>
        <translation>sein Gerät ordnet Gewichte anders an als das des Masters</translation>
    </message>
    <message>
        <source>Use machines with the same kind of processor, or the device “reference”.</source>
        <translation>Rechner mit der gleichen Art von Prozessor oder das Gerät „reference“ verwenden.</translation>
    </message>
    <message>
        <source>the loader delivered another one</source>
        <translation>der Lader hat einen anderen geliefert</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>its metadata lack %1</source>
        <translation>in den Metadaten fehlt %1</translation>
    </message>
    <message>
        <source>its metadata hold impossible numbers</source>
        <translation>die Metadaten enthalten unmögliche Zahlen</translation>
    </message>
    <message>
        <source>it is a safetensors file of another program</source>
        <translation>es ist eine safetensors-Datei eines anderen Programms</translation>
    </message>
    <message>
        <source>its checksum does not fit its contents, so it is damaged</source>
        <translation>die Prüfsumme passt nicht zum Inhalt; der Checkpoint ist beschädigt</translation>
    </message>
    <message>
        <source>the run has not ended</source>
        <translation>der Lauf ist nicht zu Ende</translation>
    </message>
    <message>
        <source>Let that run train to its end first.</source>
        <translation>Jenen Lauf erst zu Ende trainieren lassen.</translation>
    </message>
    <message>
        <source>the run ended without completing</source>
        <translation>der Lauf endete, ohne fertig zu werden</translation>
    </message>
    <message>
        <source>its last checkpoint is gone</source>
        <translation>der letzte Checkpoint ist nicht mehr da</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>there is no run %1 in %2</source>
        <translation>es gibt keinen Lauf %1 in %2</translation>
    </message>
    <message>
        <source>Choose a run of this machine, or copy that run&apos;s directory there.</source>
        <translation>Einen Lauf dieses Rechners wählen oder den Ordner jenes Laufs dorthin kopieren.</translation>
    </message>
    <message>
        <source>the run has no checkpoint of this point; it has %1</source>
        <translation>der Lauf hat keinen Checkpoint dieses Zeitpunkts; vorhanden: %1</translation>
    </message>
    <message>
        <source>Choose one of those, or train that run with the point in keep_epochs or keep_steps.</source>
        <translation>Einen davon wählen oder jenen Lauf mit dem Zeitpunkt in keep_epochs oder keep_steps trainieren.</translation>
    </message>
    <message>
        <source>this machine has no NVIDIA GPU</source>
        <translation>dieser Rechner hat keine NVIDIA-GPU</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>sie lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>Check the folder and the disk.</source>
        <translation>Ordner und Platte prüfen.</translation>
    </message>
    <message>
        <source>it is of another version</source>
        <translation>sie ist von einer anderen Version</translation>
    </message>
    <message>
        <source>it holds weights, not a network</source>
        <translation>sie enthält Gewichte, kein Netz</translation>
    </message>
    <message>
        <source>Name a *.model.json, an ONNX file or what Keras&apos;s to_json() writes, and this one as its weights.</source>
        <translation>Eine *.model.json, eine ONNX-Datei oder die Ausgabe von Keras&apos; to_json() nennen und diese als ihre Gewichte.</translation>
    </message>
    <message>
        <source>Keras&apos;s weights fit only the architecture that they were saved from</source>
        <translation>Keras-Gewichte passen nur zu der Architektur, aus der sie gespeichert wurden</translation>
    </message>
    <message>
        <source>Name what its to_json() writes as the model file.</source>
        <translation>Als Modelldatei nennen, was ihr to_json() schreibt.</translation>
    </message>
    <message>
        <source>it holds no weights</source>
        <translation>sie enthält keine Gewichte</translation>
    </message>
    <message>
        <source>Name a .safetensors, .weights.h5 or .onnx file.</source>
        <translation>Eine Datei .safetensors, .weights.h5 oder .onnx nennen.</translation>
    </message>
    <message>
        <source>the batch size is not positive</source>
        <translation>die Batchgröße ist nicht positiv</translation>
    </message>
    <message>
        <source>its layers do not lead from images of %1 to %2 classes</source>
        <translation>die Schichten führen nicht von Bildern mit %1 zu %2 Klassen</translation>
    </message>
    <message>
        <source>it was made for evaluation only</source>
        <translation>es wurde nur zum Auswerten gebaut</translation>
    </message>
    <message>
        <source>it names images that the device does not have</source>
        <translation>er nennt Bilder, die das Gerät nicht hat</translation>
    </message>
    <message>
        <source>it has no labels</source>
        <translation>er hat keine Labels</translation>
    </message>
    <message>
        <source>the network has no weights of this name</source>
        <translation>das Netz hat keine Gewichte dieses Namens</translation>
    </message>
    <message>
        <source>the mask has another shape than the weights</source>
        <translation>die Maske hat eine andere Form als die Gewichte</translation>
    </message>
    <message>
        <source>the net has no such layer</source>
        <translation>das Netz hat keine solche Schicht</translation>
    </message>
    <message>
        <source>&quot;trainyard-engine inspect model&quot; lists its layers.</source>
        <translation>„trainyard-engine inspect model“ zählt die Schichten auf.</translation>
    </message>
    <message>
        <source>Remove the folder to have the files copied again.</source>
        <translation>Den Ordner entfernen, damit die Dateien neu kopiert werden.</translation>
    </message>
    <message>
        <source>it is not what the run was begun with</source>
        <translation>sie ist nicht die, mit der der Lauf begonnen wurde</translation>
    </message>
    <message>
        <source>Put it back as it was, or start a new run.</source>
        <translation>Sie zurücksetzen, wie sie war, oder einen neuen Lauf starten.</translation>
    </message>
    <message>
        <source>its folder model/ is not there; the run has not been started yet</source>
        <translation>der Ordner model/ fehlt; der Lauf wurde noch nicht gestartet</translation>
    </message>
    <message>
        <source>value %1 is pruned and not zero</source>
        <translation>der Wert %1 ist beschnitten und nicht null</translation>
    </message>
    <message>
        <source>The file is damaged or not a safetensors file; use another checkpoint.</source>
        <translation>Die Datei ist beschädigt oder keine safetensors-Datei; einen anderen Checkpoint verwenden.</translation>
    </message>
    <message>
        <source>its header does not begin with a JSON object</source>
        <translation>der Kopf beginnt nicht mit einem JSON-Objekt</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>er ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>its header is not valid JSON (%1)</source>
        <translation>der Kopf ist kein gültiges JSON (%1)</translation>
    </message>
    <message>
        <source>its header holds the name %1 twice</source>
        <translation>der Name %1 steht zweimal im Kopf</translation>
    </message>
    <message>
        <source>a size is not a whole number</source>
        <translation>eine Größe ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>of the unknown type %1</source>
        <translation>unbekannter Typ %1</translation>
    </message>
    <message>
        <source>without a proper shape and data_offsets</source>
        <translation>Form oder data_offsets fehlen</translation>
    </message>
    <message>
        <source>larger than any file</source>
        <translation>größer als jede Datei</translation>
    </message>
    <message>
        <source>whose data_offsets do not fit its shape</source>
        <translation>die data_offsets passen nicht zur Form</translation>
    </message>
    <message>
        <source>its __metadata__ is not an object</source>
        <translation>__metadata__ ist kein Objekt</translation>
    </message>
    <message>
        <source>its __metadata__ holds %1, which is not a text</source>
        <translation>__metadata__ enthält %1, und das ist kein Text</translation>
    </message>
    <message>
        <source>the data of tensor %1 overlap another tensor&apos;s</source>
        <translation>die Daten des Tensors %1 überlappen die eines anderen</translation>
    </message>
    <message>
        <source>there is a hole before the data of tensor %1</source>
        <translation>vor den Daten des Tensors %1 ist eine Lücke</translation>
    </message>
    <message>
        <source>it ends after %1 of %2 bytes</source>
        <translation>sie endet nach %1 von %2 Bytes</translation>
    </message>
    <message>
        <source>there are %1 bytes after the last tensor</source>
        <translation>nach dem letzten Tensor kommen noch %1 Bytes</translation>
    </message>
    <message>
        <source>it is only %1 bytes long</source>
        <translation>sie ist nur %1 Bytes lang</translation>
    </message>
    <message>
        <source>its header claims %1 bytes, more than the file has</source>
        <translation>der Kopf soll %1 Bytes haben, mehr als die Datei</translation>
    </message>
    <message>
        <source>its header claims %1 bytes, more than any real one has</source>
        <translation>der Kopf soll %1 Bytes haben, mehr als jeder echte</translation>
    </message>
    <message>
        <source>tensor %1 is not described by dtype, shape and data_offsets</source>
        <translation>der Tensor %1 ist nicht durch dtype, shape und data_offsets beschrieben</translation>
    </message>
    <message>
        <source>it has a tensor %1 %2</source>
        <translation>sie hat einen Tensor %1: %2</translation>
    </message>
    <message>
        <source>tensor %1 is of type %2, only F32, F64, F16 and BF16 are read</source>
        <translation>der Tensor %1 ist vom Typ %2; gelesen werden nur F32, F64, F16 und BF16</translation>
    </message>
    <message>
        <source>tensor %1 is of type %2, only F32 is read</source>
        <translation>der Tensor %1 ist vom Typ %2; gelesen wird nur F32</translation>
    </message>
    <message>
        <source>tensor %1 has other values than its shape says</source>
        <translation>der Tensor %1 hat andere Werte, als seine Form sagt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither RANK:FACTOR nor RANK:TIMEms</source>
        <translation>„%1“ ist weder RANG:FAKTOR noch RANG:ZEITms</translation>
    </message>
    <message>
        <source>the loader delivered another batch than this step&apos;s</source>
        <translation>der Lader hat einen anderen Batch geliefert als den dieses Schritts</translation>
    </message>
    <message>
        <source>it cannot follow the step before</source>
        <translation>er kann nicht auf den Schritt davor folgen</translation>
    </message>
    <message>
        <source>it has no training images</source>
        <translation>er hat keine Trainingsbilder</translation>
    </message>
    <message>
        <source>it was made with %1 steps an epoch, the run now has %2</source>
        <translation>er wurde mit %1 Schritten je Epoche gemacht, der Lauf hat jetzt %2</translation>
    </message>
    <message>
        <source>Put spec.json and data back as they were, or start a new run from this checkpoint.</source>
        <translation>spec.json und Daten zurücksetzen, wie sie waren, oder von diesem Checkpoint aus einen neuen Lauf starten.</translation>
    </message>
    <message>
        <source>it was made with seed %1, the run now has %2</source>
        <translation>er wurde mit dem Seed %1 gemacht, der Lauf hat jetzt %2</translation>
    </message>
    <message>
        <source>its classes are not those of the data</source>
        <translation>die Klassen sind nicht die der Daten</translation>
    </message>
    <message>
        <source>the run has no checkpoint of this point; it has none</source>
        <translation>der Lauf hat keinen Checkpoint dieses Zeitpunkts und auch keinen anderen</translation>
    </message>
    <message>
        <source>it was written in format %1 and this engine reads format %2</source>
        <translation>er wurde im Format %1 geschrieben, und diese Engine liest das Format %2</translation>
    </message>
    <message>
        <source>Use the engine that wrote it, or a newer one.</source>
        <translation>Die Engine verwenden, die ihn schrieb, oder eine neuere.</translation>
    </message>
    <message>
        <source>it was written in an unknown format and this engine reads format %1</source>
        <translation>er wurde in einem unbekannten Format geschrieben, und diese Engine liest das Format %1</translation>
    </message>
    <message>
        <source>process %1 on %2 is training there already</source>
        <translation>der Prozess %1 auf %2 trainiert dort schon</translation>
    </message>
    <message>
        <source>Wait for it to end, or stop it first.</source>
        <translation>Auf ihr Ende warten oder sie vorher stoppen.</translation>
    </message>
    <message>
        <source>another engine is training there already</source>
        <translation>eine andere Engine trainiert dort schon</translation>
    </message>
    <message>
        <source>the model needs %1 (%2), which it does not have</source>
        <translation>das Modell braucht %1 (%2), und das fehlt dort</translation>
    </message>
    <message>
        <source>the model needs %1 (%2), it has %3</source>
        <translation>das Modell braucht %1 (%2), dort ist es %3</translation>
    </message>
    <message>
        <source>it does not say how many samples all ranks have</source>
        <translation>er sagt nicht, wie viele Samples alle Ränge haben</translation>
    </message>
    <message>
        <source>it has %1 images; allowed: 1 to %2</source>
        <translation>er hat %1 Bilder; erlaubt: 1 bis %2</translation>
    </message>
    <message>
        <source>label %1 is not one of %2 classes</source>
        <translation>das Label %1 ist keines von %2 Klassen</translation>
    </message>
    <message>
        <source>the share of a label mixed in is not in 0 to 1</source>
        <translation>der Anteil eines beigemischten Labels liegt nicht in 0 bis 1</translation>
    </message>
    <message>
        <source>the network expects %1 in its place</source>
        <translation>das Netz erwartet %1 an dieser Stelle</translation>
    </message>
    <message>
        <source>Use a checkpoint of a run with the same model, image size, classes and optimizer.</source>
        <translation>Einen Checkpoint eines Laufs mit gleichem Modell, gleicher Bildgröße, gleichen Klassen und gleichem Optimierer verwenden.</translation>
    </message>
    <message>
        <source>its shape differs from the network&apos;s</source>
        <translation>die Form ist eine andere als im Netz</translation>
    </message>
    <message>
        <source>there are %1 tensors, the network has %2</source>
        <translation>es sind %1 Tensoren, das Netz hat %2</translation>
    </message>
    <message>
        <source>Correct the named fields.</source>
        <translation>Die genannten Felder berichtigen.</translation>
    </message>
    <message>
        <source>Change the named field.</source>
        <translation>Das genannte Feld ändern.</translation>
    </message>
    <message>
        <source>its spec asks for %1, and there are %2</source>
        <translation>die Beschreibung verlangt %1, und es gibt %2</translation>
    </message>
    <message>
        <source>Start as many processes, or &quot;trainyard-engine run&quot; without a launcher.</source>
        <translation>Ebenso viele Prozesse starten oder „trainyard-engine run“ ohne Starter aufrufen.</translation>
    </message>
    <message>
        <source>none of its checkpoints is complete</source>
        <translation>keiner der Checkpoints ist vollständig</translation>
    </message>
    <message>
        <source>Remove the damaged files there to train from the beginning.</source>
        <translation>Die beschädigten Dateien dort entfernen, um von vorn zu trainieren.</translation>
    </message>
    <message>
        <source>it was made with %1 %2, the run now has %3</source>
        <translation>er wurde mit %1 %2 gemacht, der Lauf hat jetzt %3</translation>
    </message>
    <message>
        <source>Choose the model, image and data of the parent run, or start without it.</source>
        <translation>Modell, Bild und Daten des Elternlaufs wählen oder ohne ihn starten.</translation>
    </message>
    <message>
        <source>Choose a run of the same model.</source>
        <translation>Einen Lauf mit demselben Modell wählen.</translation>
    </message>
    <message>
        <source>Choose a checkpoint of a run with the same model, image size and classes.</source>
        <translation>Einen Checkpoint eines Laufs mit gleichem Modell, gleicher Bildgröße und gleichen Klassen wählen.</translation>
    </message>
    <message>
        <source>it is of another step</source>
        <translation>er ist von einem anderen Schritt</translation>
    </message>
    <message>
        <source>it is of another network or device</source>
        <translation>er ist von einem anderen Netz oder Gerät</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>Name a run directory, a folder with a spec.json.</source>
        <translation>Einen Laufordner nennen, also einen Ordner mit einer spec.json.</translation>
    </message>
    <message>
        <source>it has no spec.json</source>
        <translation>er hat keine spec.json</translation>
    </message>
    <message>
        <source>Lower the learning rate or add warm-up epochs, then start the run again.</source>
        <translation>Die Lernrate senken oder Warm-up-Epochen hinzufügen und den Lauf neu starten.</translation>
    </message>
    <message>
        <source>it had trained all of the %1 epochs that this run has</source>
        <translation>er hatte schon alle %1 Epochen trainiert, die dieser Lauf hat</translation>
    </message>
    <message>
        <source>Give this run more epochs, or let it begin at step 0 (&quot;continue_schedule&quot;: false).</source>
        <translation>Diesem Lauf mehr Epochen geben oder ihn bei Schritt 0 beginnen lassen (&quot;continue_schedule&quot;: false).</translation>
    </message>
    <message>
        <source>the training loss became not a number</source>
        <translation>der Trainings-Loss wurde keine Zahl</translation>
    </message>
    <message>
        <source>the training loss became infinite</source>
        <translation>der Trainings-Loss wurde unendlich</translation>
    </message>
    <message>
        <source>the validation loss became not a number</source>
        <translation>der Validierungs-Loss wurde keine Zahl</translation>
    </message>
    <message>
        <source>the validation loss became infinite</source>
        <translation>der Validierungs-Loss wurde unendlich</translation>
    </message>
    <message>
        <source>the last update left weights that are infinite or not a number</source>
        <translation>das letzte Update hinterließ Gewichte, die unendlich oder keine Zahlen sind</translation>
    </message>
    <message>
        <source>the most MiB of images that stay on a GPU, 0 for none</source>
        <translation>die meisten MiB an Bildern, die auf einer GPU bleiben, 0 für keine</translation>
    </message>
    <message>
        <source>the spec</source>
        <translation>die Beschreibung</translation>
    </message>
    <message>
        <source>%1 is not a key of a run spec</source>
        <translation>%1 ist kein Schlüssel einer Laufbeschreibung</translation>
    </message>
    <message>
        <source>%1 is not a key of a run spec; did you mean &quot;%2&quot;?</source>
        <translation>%1 ist kein Schlüssel einer Laufbeschreibung; gemeint ist vielleicht „%2“?</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: %2</source>
        <translation>%1 fehlt; erlaubt: %2</translation>
    </message>
    <message>
        <source>%1 is %2; allowed: %3</source>
        <translation>%1 ist %2; erlaubt: %3</translation>
    </message>
    <message numerus="yes">
        <source>%2 has not become a number for %n value(s)</source>
        <translation>
            <numerusform>%2 wurde einen Wert lang keine Zahl</numerusform>
            <numerusform>%2 wurde %n Werte lang keine Zahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has not become better than %3 (epoch %4) for %n value(s)</source>
        <translation>
            <numerusform>%2 wurde einen Wert lang nicht besser als %3 (Epoche %4)</numerusform>
            <numerusform>%2 wurde %n Werte lang nicht besser als %3 (Epoche %4)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is %2, the target was %3</source>
        <translation>%1 ist %2, das Ziel war %3</translation>
    </message>
    <message>
        <source>Training ends after epoch %1 of %2: %3</source>
        <translation>Das Training endet nach Epoche %1 von %2: %3</translation>
    </message>
    <message>
        <source>Rank %1: %2</source>
        <translation>Rang %1: %2</translation>
    </message>
    <message>
        <source>Rank %1 is a straggler: it computes %2 times as long as the median rank</source>
        <translation>Rang %1 hinkt hinterher: er rechnet %2-mal so lange wie der mittlere Rang</translation>
    </message>
    <message>
        <source>Rank %1 is no longer a straggler</source>
        <translation>Rang %1 hinkt nicht mehr hinterher</translation>
    </message>
    <message>
        <source>Validation beside training saves no time here: steps take %1 times as long while it runs, because both want the same cores</source>
        <translation>Die Validierung neben dem Training spart hier keine Zeit: Schritte dauern %1-mal so lange, während sie läuft, denn beide wollen dieselben Kerne</translation>
    </message>
    <message>
        <source>Let training wait for it (training.validation_threads = 0).</source>
        <translation>Das Training auf sie warten lassen (training.validation_threads = 0).</translation>
    </message>
    <message>
        <source>Gradients are summed in buckets of %1 KiB, the best of those tried</source>
        <translation>Gradienten werden in Paketen von %1 KiB summiert, der besten probierten Größe</translation>
    </message>
    <message>
        <source>Pruned after step %1: %2</source>
        <translation>Nach Schritt %1 beschnitten: %2</translation>
    </message>
    <message>
        <source>%1 % of %2 prunable weights are zero; %3 are left in %4 layers</source>
        <translation>%1 % von %2 beschneidbaren Gewichten sind null; %3 bleiben in %4 Schichten</translation>
    </message>
    <message>
        <source>The line to %1 cannot be measured without validation samples</source>
        <translation>Die Linie zu %1 lässt sich ohne Validierungs-Samples nicht messen</translation>
    </message>
    <message>
        <source>On the straight line to the other run&apos;s end the error rises by %1 points, the loss by %2</source>
        <translation>Auf der geraden Linie zum Ende des anderen Laufs steigt der Fehler um %1 Punkte, der Loss um %2</translation>
    </message>
    <message>
        <source>The worker&apos;s own state is not used, because %1; it begins from the master&apos;s weights</source>
        <translation>Der eigene Zustand des Workers wird nicht verwendet: %1; er beginnt mit den Gewichten des Masters</translation>
    </message>
    <message>
        <source>The lower master&apos;s own state is not used, because %1; it begins from the top master&apos;s weights</source>
        <translation>Der eigene Zustand des unteren Masters wird nicht verwendet: %1; er beginnt mit den Gewichten des obersten Masters</translation>
    </message>
    <message>
        <source>Steps are not traced: %1</source>
        <translation>Schritte werden nicht aufgezeichnet: %1</translation>
    </message>
    <message>
        <source>Tracing steps %1 to %2</source>
        <translation>Schritte %1 bis %2 werden aufgezeichnet</translation>
    </message>
    <message>
        <source>The GPUs&apos; kernels are not traced: %1</source>
        <translation>Die Kernel der GPUs werden nicht aufgezeichnet: %1</translation>
    </message>
    <message>
        <source>Estimated occupancy of GPU %1 in the traced steps: %2 % (durations of the kernels × their theoretical occupancy)</source>
        <translation>Geschätzte Auslastung der GPU %1 in den aufgezeichneten Schritten: %2 % (Dauern der Kernel × ihre theoretische Belegung)</translation>
    </message>
    <message>
        <source>The trace of steps %1 to %2 is incomplete: %3</source>
        <translation>Die Aufzeichnung der Schritte %1 bis %2 ist unvollständig: %3</translation>
    </message>
    <message>
        <source>The trace in %1 ends before step %2: it has reached its greatest length</source>
        <translation>Die Aufzeichnung in %1 endet vor Schritt %2: sie hat ihre größte Länge erreicht</translation>
    </message>
    <message>
        <source>Steps %1 to %2 are traced in %3</source>
        <translation>Die Schritte %1 bis %2 sind in %3 aufgezeichnet</translation>
    </message>
    <message>
        <source>not all of them could be copied to the GPU (%1), so they travel with each step</source>
        <translation>nicht alle ließen sich auf die GPU kopieren (%1), also reisen sie mit jedem Schritt</translation>
    </message>
    <message>
        <source>they stay on the GPU (%1), and a step brings only which of them and how they are changed</source>
        <translation>sie bleiben auf der GPU (%1), und ein Schritt bringt nur, welche davon und wie sie verändert werden</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because they would fill more than a quarter of its free memory, or leave the network too little</source>
        <translation>sie reisen mit jedem Schritt zur GPU, denn sie würden mehr als ein Viertel des freien Speichers füllen oder dem Netz zu wenig lassen</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because resized crops, RandAugment and changes of colour are made by the processor</source>
        <translation>sie reisen mit jedem Schritt zur GPU, denn skalierte Ausschnitte, RandAugment und Farbänderungen macht der Prozessor</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because they are features, not images</source>
        <translation>sie reisen mit jedem Schritt zur GPU, denn es sind Merkmale, keine Bilder</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because TRAINYARD_RESIDENT_MIB is 0</source>
        <translation>sie reisen mit jedem Schritt zur GPU, denn TRAINYARD_RESIDENT_MIB ist 0</translation>
    </message>
    <message>
        <source>they are in this machine&apos;s memory</source>
        <translation>sie sind im Speicher dieses Rechners</translation>
    </message>
    <message>
        <source>Goes on with %1 instead of %2 ranks, with %3 instead of %4 samples a step</source>
        <translation>Es geht weiter mit %1 statt %2 Rängen, mit %3 statt %4 Samples je Schritt</translation>
    </message>
    <message>
        <source>Goes on with %1 instead of %2 ranks, with %3 instead of %4 samples a step; %5 samples of this epoch come again</source>
        <translation>Es geht weiter mit %1 statt %2 Rängen, mit %3 statt %4 Samples je Schritt; %5 Samples dieser Epoche kommen noch einmal</translation>
    </message>
    <message>
        <source>%1; it was set aside as %2</source>
        <translation>%1; er wurde als %2 beiseitegelegt</translation>
    </message>
    <message>
        <source>step %1 of run %2 (%3)</source>
        <translation>Schritt %1 des Laufs %2 (%3)</translation>
    </message>
    <message>
        <source>The mask comes from the weights at %1</source>
        <translation>Die Maske stammt von den Gewichten bei %1</translation>
    </message>
    <message>
        <source>The remaining weights are drawn anew</source>
        <translation>Die übrigen Gewichte werden neu gezogen</translation>
    </message>
    <message>
        <source>The remaining weights are reset to %1</source>
        <translation>Die übrigen Gewichte werden zurückgesetzt auf %1</translation>
    </message>
    <message>
        <source>Name a host of ~/.ssh/config, or a host name or address.</source>
        <translation>Einen Host aus ~/.ssh/config, einen Rechnernamen oder eine Adresse angeben.</translation>
    </message>
    <message>
        <source>The user has a field of its own.</source>
        <translation>Für den Benutzer gibt es ein eigenes Feld.</translation>
    </message>
    <message>
        <source>it is not between %1 and %2</source>
        <translation>es liegt nicht zwischen %1 und %2</translation>
    </message>
    <message>
        <source>it is not a list of hosts</source>
        <translation>es ist keine Liste von Hosts</translation>
    </message>
    <message>
        <source>Write user@host:port, several with commas.</source>
        <translation>benutzer@host:port schreiben, mehrere mit Kommas getrennt.</translation>
    </message>
    <message>
        <source>it is not an absolute path</source>
        <translation>es ist kein absoluter Pfad</translation>
    </message>
    <message>
        <source>Begin it with / or ~/.</source>
        <translation>Ihn mit / oder ~/ beginnen.</translation>
    </message>
    <message>
        <source>Begin it with /, ~/ or a variable such as $SCRATCH.</source>
        <translation>Ihn mit /, ~/ oder einer Variablen wie $SCRATCH beginnen.</translation>
    </message>
    <message>
        <source>it does not have %1 to %2 characters on one line</source>
        <translation>es hat nicht %1 bis %2 Zeichen in einer Zeile</translation>
    </message>
    <message>
        <source>it is neither a path nor a name</source>
        <translation>es ist weder ein Pfad noch ein Name</translation>
    </message>
    <message>
        <source>Correct the file, or move it away to begin anew; nothing in it was changed.</source>
        <translation>Die Datei berichtigen oder verschieben, um neu zu beginnen; an ihr wurde nichts geändert.</translation>
    </message>
    <message>
        <source>it is not a list of Trainyard&apos;s machines</source>
        <translation>es ist keine Liste von Trainyards Rechnern</translation>
    </message>
    <message>
        <source>its version is not a whole number from 1</source>
        <translation>seine Version ist keine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>it was made by a newer Trainyard</source>
        <translation>es stammt von einem neueren Trainyard</translation>
    </message>
    <message>
        <source>the id “%1” occurs twice</source>
        <translation>die Kennung „%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>%1 is not an object</source>
        <translation>%1 ist kein Objekt</translation>
    </message>
    <message>
        <source>%1 is not text</source>
        <translation>%1 ist kein Text</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 ist weder wahr noch falsch</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <translation>%1 ist keine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 is not a list</source>
        <translation>%1 ist keine Liste</translation>
    </message>
    <message>
        <source>%1 holds something that is not text</source>
        <translation>%1 enthält etwas, das kein Text ist</translation>
    </message>
    <message>
        <source>%1: “%2” is not known</source>
        <translation>%1: „%2“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>%1 is not known</source>
        <translation>%1 ist nicht bekannt</translation>
    </message>
    <message>
        <source>%1 is not a machine&apos;s id</source>
        <translation>%1 ist keine Kennung eines Rechners</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” begins with &apos;-&apos;</source>
        <translation>„%1“ beginnt mit „-“</translation>
    </message>
    <message>
        <source>its path is empty</source>
        <translation>sein Pfad ist leer</translation>
    </message>
    <message>
        <source>the index %1 is negative</source>
        <translation>der Index %1 ist negativ</translation>
    </message>
    <message>
        <source>the index %1 occurs twice</source>
        <translation>der Index %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>the number is negative</source>
        <translation>die Zahl ist negativ</translation>
    </message>
    <message>
        <source>at least 1 is needed</source>
        <translation>mindestens 1 ist nötig</translation>
    </message>
    <message>
        <source>it is not a time of 0 to 10 years</source>
        <translation>es ist keine Dauer von 0 bis 10 Jahren</translation>
    </message>
    <message>
        <source>“%1” would send the job to another cluster, where it would not be found again</source>
        <translation>„%1“ würde den Job an einen anderen Cluster senden, wo er nicht wiedergefunden würde</translation>
    </message>
    <message>
        <source>Leave it out, and add a login node of that cluster as a machine of its own.</source>
        <translation>Es weglassen und einen Login-Knoten jenes Clusters als eigenen Rechner hinzufügen.</translation>
    </message>
    <message>
        <source>“%1” is not an option of sbatch with two dashes</source>
        <translation>„%1“ ist keine Option von sbatch mit zwei Strichen</translation>
    </message>
    <message>
        <source>Write it as --name=value.</source>
        <translation>Sie als --name=wert schreiben.</translation>
    </message>
    <message>
        <source>%1 is set by Trainyard itself</source>
        <translation>%1 setzt Trainyard selbst</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Es weglassen.</translation>
    </message>
    <message>
        <source>it contains a control character</source>
        <translation>es enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>Remove line breaks and tabs from it.</source>
        <translation>Zeilenumbrüche und Tabulatoren daraus entfernen.</translation>
    </message>
    <message>
        <source>it contains a single quote, which the options of a batch script cannot carry</source>
        <translation>es enthält ein einfaches Anführungszeichen, das die Optionen eines Batch-Skripts nicht aufnehmen können</translation>
    </message>
    <message>
        <source>it contains a backslash, which the options of a batch script cannot carry</source>
        <translation>es enthält einen umgekehrten Schrägstrich, den die Optionen eines Batch-Skripts nicht aufnehmen können</translation>
    </message>
    <message>
        <source>“%1” is that of an array&apos;s task</source>
        <translation>„%1“ gehört zu einer Aufgabe eines Arrays</translation>
    </message>
    <message>
        <source>a command other than a run is one process</source>
        <translation>ein anderer Befehl als ein Lauf ist ein einziger Prozess</translation>
    </message>
    <message>
        <source>Slurm itself chooses the GPUs of a job</source>
        <translation>Slurm wählt die GPUs eines Jobs selbst</translation>
    </message>
    <message>
        <source>Give a number of GPUs and their type.</source>
        <translation>Die Anzahl der GPUs und ihren Typ angeben.</translation>
    </message>
    <message>
        <source>“%1” is not the name of a type</source>
        <translation>„%1“ ist nicht der Name eines Typs</translation>
    </message>
    <message>
        <source>this machine&apos;s template has no launcher for more than one node</source>
        <translation>die Vorlage dieses Rechners hat keinen Starter für mehr als einen Knoten</translation>
    </message>
    <message>
        <source>Choose srun or mpirun there.</source>
        <translation>Dort srun oder mpirun wählen.</translation>
    </message>
    <message>
        <source>not needed on this workstation</source>
        <translation>auf diesem Rechner nicht nötig</translation>
    </message>
    <message>
        <source>%1 answers: %2</source>
        <translation>%1 antwortet: %2</translation>
    </message>
    <message>
        <source>known, %1</source>
        <translation>bekannt, %1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; missing: %2</source>
        <translation>%1; es fehlen: %2</translation>
    </message>
    <message>
        <source>Ask for these usual programs to be installed there.</source>
        <translation>Darum bitten, diese üblichen Programme dort zu installieren.</translation>
    </message>
    <message>
        <source>%1; its clock is %2 s off ours</source>
        <translation>%1; seine Uhr geht %2 s anders als unsere</translation>
    </message>
    <message>
        <source>Nothing depends on it here, but ask for the clock to be set.</source>
        <translation>Hier hängt nichts davon ab, aber die Uhr sollte gestellt werden.</translation>
    </message>
    <message>
        <source>none; runs go to Trainyard&apos;s own queue there</source>
        <translation>keiner; Läufe gehen in Trainyards eigene Warteschlange dort</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4</source>
        <translation>%1 %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n partition(s)</source>
        <translation>
            <numerusform>%n Partition</numerusform>
            <numerusform>%n Partitionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in the default one</source>
        <translation>
            <numerusform>%n Knoten in der Standardpartition</numerusform>
            <numerusform>%n Knoten in der Standardpartition</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; flock or bash is missing</source>
        <translation>%1; flock oder bash fehlt</translation>
    </message>
    <message>
        <source>Without them no job is submitted exactly once. Ask for util-linux and bash.</source>
        <translation>Ohne sie wird kein Job genau einmal eingereicht. Um util-linux und bash bitten.</translation>
    </message>
    <message>
        <source>%1; ranks would be started by %2, which the cluster does not offer</source>
        <translation>%1; Ranks würden mit %2 gestartet, was der Cluster nicht bietet</translation>
    </message>
    <message>
        <source>Choose %3 in the machine&apos;s batch script.</source>
        <translation>Im Batch-Skript des Rechners %3 wählen.</translation>
    </message>
    <message>
        <source>%1; not told: %2</source>
        <translation>%1; nicht gemeldet: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 free</source>
        <translation>%1: %2 von %3 frei</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>none are offered</source>
        <translation>keine angeboten</translation>
    </message>
    <message>
        <source>Runs use the processor there.</source>
        <translation>Läufe benutzen dort den Prozessor.</translation>
    </message>
    <message>
        <source>nvidia-smi says: %1</source>
        <translation>nvidia-smi meldet: %1</translation>
    </message>
    <message>
        <source>The driver does not work. Ask the administrator to reload it or to restart the machine.</source>
        <translation>Der Treiber arbeitet nicht. Die Verwaltung bitten, ihn neu zu laden oder den Rechner neu zu starten.</translation>
    </message>
    <message>
        <source>Choose another folder for the machine&apos;s runs.</source>
        <translation>Einen anderen Ordner für die Läufe dieses Rechners wählen.</translation>
    </message>
    <message>
        <source>%1 free in %2</source>
        <translation>%1 frei in %2</translation>
    </message>
    <message>
        <source>Free some room: a few checkpoints fill that.</source>
        <translation>Platz schaffen: Ein paar Checkpoints füllen das.</translation>
    </message>
    <message>
        <source>%1 was not found</source>
        <translation>%1 wurde nicht gefunden</translation>
    </message>
    <message>
        <source>Install the engine there, or set its path.</source>
        <translation>Die Engine dort installieren oder ihren Pfad angeben.</translation>
    </message>
    <message>
        <source>Trainyard on this computer speaks with “%2”. Install that one beside it.</source>
        <translation>Trainyard auf diesem Rechner spricht mit „%2“. Diese daneben installieren.</translation>
    </message>
    <message>
        <source>%1, the same as here</source>
        <translation>%1, dieselbe wie hier</translation>
    </message>
    <message>
        <source>%1 was ended by signal %2</source>
        <translation>%1 wurde durch Signal %2 beendet</translation>
    </message>
    <message>
        <source>the window is not installed: %1 is neither beside this program nor on the PATH</source>
        <translation>das Fenster ist nicht installiert: %1 liegt weder neben diesem Programm noch im PATH</translation>
    </message>
    <message>
        <source>Install the component &quot;window&quot; of Trainyard, or build the target trainyard-window.</source>
        <translation>Die Komponente „window“ von Trainyard installieren oder das Ziel trainyard-window bauen.</translation>
    </message>
    <message>
        <source>it has been deleted in the meantime</source>
        <translation>er wurde inzwischen gelöscht</translation>
    </message>
    <message>
        <source>the system refuses another thread</source>
        <translation>das System verweigert einen weiteren Thread</translation>
    </message>
    <message>
        <source>Raise the limits of this process (ulimit -v for memory, ulimit -u for processes), close other programs or use fewer threads.</source>
        <translation>Die Grenzen dieses Prozesses anheben (ulimit -v für Speicher, ulimit -u für Prozesse), andere Programme schließen oder weniger Threads verwenden.</translation>
    </message>
    <message>
        <source>it belongs to another user, %1</source>
        <translation>gehört einem anderen Benutzer, %1</translation>
    </message>
    <message>
        <source>Remove it, or become its owner after checking what it holds.</source>
        <translation>Entfernen oder nach Prüfung des Inhalts den Besitz übernehmen.</translation>
    </message>
    <message>
        <source>other users may write it (mode %1)</source>
        <translation>andere Benutzer dürfen darin schreiben (Modus %1)</translation>
    </message>
    <message>
        <source>Check that nobody has changed it, then take their access away with &quot;chmod go-w&quot;, or share with your group on purpose (TRAINYARD_SHARE=group).</source>
        <translation>Prüfen, dass niemand etwas geändert hat, dann den Zugriff mit „chmod go-w“ entziehen oder bewusst mit der Gruppe teilen (TRAINYARD_SHARE=group).</translation>
    </message>
    <message>
        <source>it is a symbolic link</source>
        <translation>ist eine symbolische Verknüpfung</translation>
    </message>
    <message>
        <source>Put the file or folder itself there.</source>
        <translation>Die Datei oder den Ordner selbst dort ablegen.</translation>
    </message>
    <message>
        <source>the same file has another name (a hard link)</source>
        <translation>dieselbe Datei hat noch einen Namen (harte Verknüpfung)</translation>
    </message>
    <message>
        <source>Put a copy of its own there.</source>
        <translation>Eine eigene Kopie dort ablegen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither owner nor group</source>
        <translation>„%1“ ist weder owner noch group</translation>
    </message>
    <message>
        <source>Set it to owner or group, or unset it.</source>
        <translation>Auf owner oder group setzen oder löschen.</translation>
    </message>
    <message>
        <source>this process can get less than %1 more memory</source>
        <translation>dieser Prozess bekommt keine weiteren %1 Speicher</translation>
    </message>
    <message>
        <source>Raise its limit (ulimit -v), close other programs or make the batch smaller.</source>
        <translation>Die Grenze anheben (ulimit -v), andere Programme schließen oder den Batch verkleinern.</translation>
    </message>
    <message>
        <source>most likely the kernel killed it because memory was used up</source>
        <translation>wahrscheinlich hat der Kernel den Prozess beendet, weil der Speicher erschöpft war</translation>
    </message>
    <message>
        <source>Make the batch smaller, or free some memory; the run can be resumed.</source>
        <translation>Den Batch verkleinern oder Speicher freigeben; der Lauf lässt sich fortsetzen.</translation>
    </message>
    <message>
        <source>its process was ended by signal %1 (%2)</source>
        <translation>sein Prozess wurde durch Signal %1 (%2) beendet</translation>
    </message>
    <message>
        <source>Find out who ended it, such as a memory limit, a batch system or a person; the run can be resumed.</source>
        <translation>Klären, wer ihn beendet hat, etwa eine Speichergrenze, ein Batch-System oder ein Mensch; der Lauf lässt sich fortsetzen.</translation>
    </message>
    <message>
        <source>its process was ended by signal 9 (Killed), most likely by the kernel because memory was used up</source>
        <translation>sein Prozess wurde durch Signal 9 (Killed) beendet, wahrscheinlich vom Kernel, weil der Speicher erschöpft war</translation>
    </message>
    <message>
        <source>Use fewer ranks or a smaller batch, or free some memory; the run can be resumed.</source>
        <translation>Weniger Ränge oder einen kleineren Batch verwenden oder Speicher freigeben; der Lauf lässt sich fortsetzen.</translation>
    </message>
    <message>
        <source>its process crashed with signal %1 (%2)</source>
        <translation>sein Prozess stürzte mit Signal %1 (%2) ab</translation>
    </message>
    <message>
        <source>This is a fault in Trainyard or in a library: report it with the attempt&apos;s engine.log. The run can be resumed.</source>
        <translation>Das ist ein Fehler in Trainyard oder in einer Bibliothek: bitte mit der engine.log des Versuchs melden. Der Lauf lässt sich fortsetzen.</translation>
    </message>
    <message>
        <source>its run directory was not there when the store was rebuilt</source>
        <translation>sein Laufordner fehlte, als die Ablage neu aufgebaut wurde</translation>
    </message>
    <message>
        <source>process %1 (%2) has locked it</source>
        <translation>Prozess %1 (%2) hat die Datei gesperrt</translation>
    </message>
    <message>
        <source>Wait, or end that program.</source>
        <translation>Warten oder dieses Programm beenden.</translation>
    </message>
    <message>
        <source>process %1 (%2) has kept it locked for %3 s</source>
        <translation>Prozess %1 (%2) hält die Datei seit %3 s gesperrt</translation>
    </message>
    <message>
        <source>End that program, or try again.</source>
        <translation>Dieses Programm beenden oder es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>another program has locked it</source>
        <translation>ein anderes Programm hat die Datei gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>the file has 0 bytes, but %n run director(y|ies) (lies|lie) beside it</source>
        <translation>
            <numerusform>die Datei hat 0 Bytes, aber daneben liegt ein Laufordner</numerusform>
            <numerusform>die Datei hat 0 Bytes, aber daneben liegen %n Laufordner</numerusform>
        </translation>
    </message>
    <message>
        <source>Run &apos;trainyard store rebuild&apos;, which reads the run directories again, or delete the file to begin with an empty history.</source>
        <translation>„trainyard store rebuild“ ausführen, das die Laufordner neu einliest, oder die Datei löschen, um ohne frühere Läufe zu beginnen.</translation>
    </message>
    <message>
        <source>the quotation that begins at character %1 has no end</source>
        <translation>das Anführungszeichen an Stelle %1 wird nicht geschlossen</translation>
    </message>
    <message>
        <source>Close it with another &quot;.</source>
        <translation>Mit einem weiteren &quot; schließen.</translation>
    </message>
    <message numerus="yes">
        <source>it has more than %n condition(s)</source>
        <translation>
            <numerusform>sie hat mehr als eine Bedingung</numerusform>
            <numerusform>sie hat mehr als %n Bedingungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave some out.</source>
        <translation>Einige weglassen.</translation>
    </message>
    <message>
        <source>nothing follows &quot;%1&quot; (character %2)</source>
        <translation>auf „%1“ folgt nichts (Stelle %2)</translation>
    </message>
    <message>
        <source>Write what to look for right behind it, as in state:done or val/top1&gt;0.9.</source>
        <translation>Direkt dahinter schreiben, was gesucht wird, etwa state:done oder val/top1&gt;0.9.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number to compare %2 with (character %3)</source>
        <translation>„%1“ ist keine Zahl, mit der sich %2 vergleichen lässt (Stelle %3)</translation>
    </message>
    <message>
        <source>Write a number, or &quot;%4&quot; in quotes to look for these words.</source>
        <translation>Eine Zahl schreiben, oder &quot;%4&quot; in Anführungszeichen, um diese Wörter zu suchen.</translation>
    </message>
    <message>
        <source>there is no field or metric &quot;%1&quot; (character %2)</source>
        <translation>es gibt kein Feld und keine Metrik „%1“ (Stelle %2)</translation>
    </message>
    <message>
        <source>Did you mean %3?</source>
        <translation>Ist %3 gemeint?</translation>
    </message>
    <message>
        <source>Write &quot;%3&quot; in quotes to look for these words.</source>
        <translation>&quot;%3&quot; in Anführungszeichen schreiben, um diese Wörter zu suchen.</translation>
    </message>
    <message>
        <source>there is no state &quot;%1&quot; (character %2)</source>
        <translation>es gibt keinen Zustand „%1“ (Stelle %2)</translation>
    </message>
    <message>
        <source>Did you mean state:%3?</source>
        <translation>Ist state:%3 gemeint?</translation>
    </message>
    <message>
        <source>The states are %3.</source>
        <translation>Die Zustände sind %3.</translation>
    </message>
    <message>
        <source>%1 is a metric, which is compared with &lt;, &gt; or = (character %2)</source>
        <translation>%1 ist eine Metrik und wird mit &lt;, &gt; oder = verglichen (Stelle %2)</translation>
    </message>
    <message>
        <source>Write %3, or another comparison.</source>
        <translation>%3 schreiben oder einen anderen Vergleich.</translation>
    </message>
    <message>
        <source>%1 is a text, which has no order (character %2)</source>
        <translation>%1 ist ein Text und hat keine Reihenfolge (Stelle %2)</translation>
    </message>
    <message>
        <source>Write %3.</source>
        <translation>%3 schreiben.</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Zu viele Ebenen symbolischer Verknüpfungen</translation>
    </message>
    <message>
        <source>Remove the link, restore what it points to, or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>Die Verknüpfung entfernen, ihr Ziel wiederherstellen oder unlesbare Samples überspringen („unreadable“: „skip“).</translation>
    </message>
    <message>
        <source>Remove it, or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>Entfernen oder unlesbare Samples überspringen („unreadable“: „skip“).</translation>
    </message>
    <message>
        <source>Correct the list (paths are relative to its folder), or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>Die Liste berichtigen (Pfade gelten relativ zu ihrem Ordner) oder unlesbare Samples überspringen („unreadable“: „skip“).</translation>
    </message>
    <message>
        <source>Mend or remove it, or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>Reparieren, entfernen oder unlesbare Samples überspringen („unreadable“: „skip“).</translation>
    </message>
    <message>
        <source>a speed is a number of samples a second, larger than 0</source>
        <translation>eine Geschwindigkeit ist eine Zahl von Samples je Sekunde, größer als 0</translation>
    </message>
    <message>
        <source>Give one speed for each rank, separated by commas, such as 100,300.</source>
        <translation>Für jeden Rang eine Geschwindigkeit angeben, durch Kommas getrennt, etwa 100,300.</translation>
    </message>
    <message>
        <source>the number of speeds is %1, the number of ranks %2</source>
        <translation>die Zahl der Geschwindigkeiten ist %1, die der Ränge %2</translation>
    </message>
    <message>
        <source>Give one speed for each rank, separated by commas.</source>
        <translation>Für jeden Rang eine Geschwindigkeit angeben, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>it is not HEIGHTxWIDTHxCHANNELS, such as 224x224x3</source>
        <translation>es ist nicht HÖHExBREITExKANÄLE, etwa 224x224x3</translation>
    </message>
    <message>
        <source>it is not I/N with I from 1 to N</source>
        <translation>es ist nicht I/N mit I von 1 bis N</translation>
    </message>
    <message>
        <source>Name a part such as 3/16.</source>
        <translation>Einen Teil wie 3/16 angeben.</translation>
    </message>
    <message>
        <source>it is not HEIGHTxWIDTH or HEIGHTxWIDTHxCHANNELS with sides from 8 to 1024 and 1 or 3 channels</source>
        <translation>es ist nicht HÖHExBREITE oder HÖHExBREITExKANÄLE mit Seiten von 8 bis 1024 und 1 oder 3 Kanälen</translation>
    </message>
    <message>
        <source>Name a size such as 224x224.</source>
        <translation>Eine Größe wie 224x224 angeben.</translation>
    </message>
    <message>
        <source>no layer is called so</source>
        <translation>keine Schicht heißt so</translation>
    </message>
    <message>
        <source>Layers with weights are %1.</source>
        <translation>Schichten mit Gewichten sind %1.</translation>
    </message>
    <message>
        <source>fp32: this processor cannot compute in bf16 itself, so training would take about %1 to %2 times as long</source>
        <translation>fp32: dieser Prozessor kann nicht selbst in bf16 rechnen, das Training würde etwa %1- bis %2-mal so lange dauern</translation>
    </message>
    <message>
        <source>its tensor %1 holds values that are not finite (NaN or infinite)</source>
        <translation>ihr Tensor %1 enthält Werte, die nicht endlich sind (NaN oder unendlich)</translation>
    </message>
    <message>
        <source>Use weights of a training that did not diverge.</source>
        <translation>Gewichte eines Trainings verwenden, das nicht divergiert ist.</translation>
    </message>
    <message numerus="yes">
        <source>The run has learned nothing in its last %n epoch(s): its accuracy is no better than the %2 % of naming the most frequent class each time. Lower the learning rate, or check the labels</source>
        <translation>
            <numerusform>Der Lauf hat in seiner letzten %n Epoche nichts gelernt: Seine Genauigkeit ist nicht besser als die %2 %, die man erreicht, wenn man jedes Mal die häufigste Klasse nennt. Die Lernrate senken oder die Labels prüfen</numerusform>
            <numerusform>Der Lauf hat in seinen letzten %n Epochen nichts gelernt: Seine Genauigkeit ist nicht besser als die %2 %, die man erreicht, wenn man jedes Mal die häufigste Klasse nennt. Die Lernrate senken oder die Labels prüfen</numerusform>
        </translation>
    </message>
    <message>
        <source>the store has none that can be read</source>
        <translation>die Ablage hat keinen lesbaren</translation>
    </message>
    <message>
        <source>Its runs can still be looked at and resumed one by one.</source>
        <translation>Die Läufe lassen sich weiter ansehen und einzeln fortsetzen.</translation>
    </message>
    <message>
        <source>its kind “%1” is not known</source>
        <translation>ihre Art „%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>its run spec does not hold: %1</source>
        <translation>die Laufbeschreibung gilt nicht: %1</translation>
    </message>
    <message>
        <source>it does not hold: %1</source>
        <translation>er gilt nicht: %1</translation>
    </message>
    <message>
        <source>several campaigns are meant</source>
        <translation>mehrere Kampagnen sind gemeint</translation>
    </message>
    <message>
        <source>Give its whole id; &apos;trainyard study list&apos; has them.</source>
        <translation>Die ganze Kennung angeben; „trainyard study list“ zeigt sie.</translation>
    </message>
    <message>
        <source>Mend the run spec.</source>
        <translation>Die Laufbeschreibung berichtigen.</translation>
    </message>
    <message>
        <source>“%1” needs the environment variable %2, which is not set</source>
        <translation>„%1“ braucht die Umgebungsvariable %2, die nicht gesetzt ist</translation>
    </message>
    <message>
        <source>Change it in ~/.ssh/config, or enter the machine by hand.</source>
        <translation>In ~/.ssh/config ändern oder den Rechner von Hand eintragen.</translation>
    </message>
    <message>
        <source>its HostName, “%1”, is not a host name</source>
        <translation>sein HostName „%1“ ist kein Rechnername</translation>
    </message>
    <message>
        <source>its User, “%1”, is not a user name</source>
        <translation>sein User „%1“ ist kein Benutzername</translation>
    </message>
    <message>
        <source>“%1” has the token %2, which is unknown</source>
        <translation>„%1“ enthält das unbekannte Kürzel %2</translation>
    </message>
    <message>
        <source>its jump hosts lead in a circle</source>
        <translation>seine Sprunghosts führen im Kreis</translation>
    </message>
    <message>
        <source>its ProxyCommand (%1) is not supported; a ProxyJump is</source>
        <translation>sein ProxyCommand (%1) wird nicht unterstützt, wohl aber ein ProxyJump</translation>
    </message>
    <message>
        <source>its jump host “%1” cannot be understood</source>
        <translation>sein Sprunghost „%1“ ist nicht zu verstehen</translation>
    </message>
    <message>
        <source>it has too many jump hosts</source>
        <translation>er hat zu viele Sprunghosts</translation>
    </message>
    <message>
        <source>Remove it by hand if that is what you want.</source>
        <translation>Von Hand entfernen, falls das gewollt ist.</translation>
    </message>
    <message>
        <source>the path contains &quot;.&quot; or &quot;..&quot;</source>
        <translation>der Pfad enthält „.“ oder „..“</translation>
    </message>
    <message>
        <source>a path this short is never removed with its contents</source>
        <translation>ein so kurzer Pfad wird nie mit seinem Inhalt entfernt</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>es ist kein Ordner</translation>
    </message>
    <message>
        <source>it is not the expected kind of file</source>
        <translation>es ist nicht die erwartete Art von Datei</translation>
    </message>
    <message>
        <source>it did not arrive complete</source>
        <translation>es ist nicht vollständig angekommen</translation>
    </message>
    <message>
        <source>it tells nothing of itself</source>
        <translation>er sagt nichts über sich</translation>
    </message>
    <message>
        <source>Slurm says: %1</source>
        <translation>Slurm meldet: %1</translation>
    </message>
    <message>
        <source>The jobs go on; it is asked again.</source>
        <translation>Die Jobs laufen weiter; es wird wieder gefragt.</translation>
    </message>
    <message>
        <source>a token has 1 to 200 letters, digits, &apos;-&apos;, &apos;_&apos; or &apos;.&apos;, and begins with a letter or digit</source>
        <translation>ein Kürzel hat 1 bis 200 Buchstaben, Ziffern, „-“, „_“ oder „.“ und beginnt mit einem Buchstaben oder einer Ziffer</translation>
    </message>
    <message>
        <source>its path is not valid UTF-8</source>
        <translation>sein Pfad ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>this queue starts nothing but runs</source>
        <translation>diese Warteschlange startet nur Läufe</translation>
    </message>
    <message>
        <source>this queue has no arrays</source>
        <translation>diese Warteschlange hat keine Arrays</translation>
    </message>
    <message>
        <source>Move it away, or run &apos;trainyard store rebuild&apos;, which sets it aside and makes a new store.</source>
        <translation>Die Datei verschieben oder „trainyard store rebuild“ ausführen; das legt sie beiseite und baut eine neue Ablage.</translation>
    </message>
    <message>
        <source>it is not an SQLite file</source>
        <translation>es ist keine SQLite-Datei</translation>
    </message>
    <message>
        <source>it is an SQLite file, but not a store of Trainyard</source>
        <translation>es ist eine SQLite-Datei, aber keine Ablage von Trainyard</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>es ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>Remove it from the list and add it again.</source>
        <translation>Aus der Liste entfernen und neu hinzufügen.</translation>
    </message>
    <message>
        <source>it is neither beside this program nor on PATH</source>
        <translation>sie liegt weder neben diesem Programm noch im PATH</translation>
    </message>
    <message>
        <source>Install Trainyard&apos;s engine, or build the target trainyard-engine.</source>
        <translation>Trainyards Engine installieren oder das Ziel trainyard-engine bauen.</translation>
    </message>
    <message>
        <source>there is no such program</source>
        <translation>dieses Programm gibt es nicht</translation>
    </message>
    <message>
        <source>it could not be started: %1</source>
        <translation>sie ließ sich nicht starten: %1</translation>
    </message>
    <message>
        <source>Install Trainyard&apos;s engine again.</source>
        <translation>Trainyards Engine neu installieren.</translation>
    </message>
    <message>
        <source>it sent a line without an end</source>
        <translation>sie hat eine Zeile ohne Ende gesendet</translation>
    </message>
    <message>
        <source>it answered with a line that is not one of its protocol</source>
        <translation>sie hat mit einer Zeile geantwortet, die nicht zu ihrem Protokoll gehört</translation>
    </message>
    <message>
        <source>it did not say its version first</source>
        <translation>sie hat nicht zuerst ihre Version genannt</translation>
    </message>
    <message>
        <source>it gave no answer within %1 s</source>
        <translation>sie hat %1 s lang nicht geantwortet</translation>
    </message>
    <message>
        <source>It is started again; if this stays, run &apos;trainyard-engine plan&apos; in a terminal to see why.</source>
        <translation>Sie wird neu gestartet; bleibt das so, zeigt „trainyard-engine plan“ in einem Terminal den Grund.</translation>
    </message>
    <message>
        <source>%1, without a report</source>
        <translation>%1, ohne Bericht</translation>
    </message>
    <message>
        <source>Run &apos;trainyard-engine selftest&apos; in a terminal to see why.</source>
        <translation>„trainyard-engine selftest“ in einem Terminal zeigt den Grund.</translation>
    </message>
    <message>
        <source>it is not a preset of Trainyard</source>
        <translation>es ist keine Vorlage von Trainyard</translation>
    </message>
    <message>
        <source>Mend or delete the file; the other presets are not affected.</source>
        <translation>Die Datei berichtigen oder löschen; die anderen Vorlagen betrifft das nicht.</translation>
    </message>
    <message>
        <source>its &quot;%1&quot; is not a text</source>
        <translation>ihr „%1“ ist kein Text</translation>
    </message>
    <message>
        <source>it has no run spec</source>
        <translation>sie hat keine Laufbeschreibung</translation>
    </message>
    <message>
        <source>its name does not have 1 to 100 characters</source>
        <translation>ihr Name hat nicht 1 bis 100 Zeichen</translation>
    </message>
    <message>
        <source>another preset is called “%1” as well</source>
        <translation>eine andere Vorlage heißt auch „%1“</translation>
    </message>
    <message>
        <source>a built-in preset has this name</source>
        <translation>eine eingebaute Vorlage hat diesen Namen</translation>
    </message>
    <message>
        <source>a name has 1 to 100 characters</source>
        <translation>ein Name hat 1 bis 100 Zeichen</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>Erneut herunterladen.</translation>
    </message>
    <message>
        <source>its entry %1 would lie outside of the folder</source>
        <translation>sein Eintrag %1 läge außerhalb des Ordners</translation>
    </message>
    <message>
        <source>It is not the file it should be.</source>
        <translation>Es ist nicht die erwartete Datei.</translation>
    </message>
    <message>
        <source>it holds links or devices</source>
        <translation>es enthält Verweise oder Geräte</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>Den Datenträger prüfen.</translation>
    </message>
    <message>
        <source>Check that the folder can be written to.</source>
        <translation>Prüfen, ob in den Ordner geschrieben werden kann.</translation>
    </message>
    <message>
        <source>Free some space and try again: what has arrived is kept.</source>
        <translation>Platz schaffen und erneut versuchen: Was angekommen ist, bleibt.</translation>
    </message>
    <message>
        <source>the server sent another part than was asked for</source>
        <translation>der Server hat einen anderen Teil gesendet als verlangt</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Später erneut versuchen.</translation>
    </message>
    <message>
        <source>the server sends more than the %1 bytes of the file</source>
        <translation>der Server sendet mehr als die %1 Bytes der Datei</translation>
    </message>
    <message>
        <source>The file may have changed there; the catalogue&apos;s checksum would not fit.</source>
        <translation>Die Datei hat sich dort wohl geändert; die Prüfsumme des Katalogs würde nicht passen.</translation>
    </message>
    <message>
        <source>the server has no such part of the file</source>
        <translation>der Server hat diesen Teil der Datei nicht</translation>
    </message>
    <message>
        <source>the network says: %1</source>
        <translation>das Netz meldet: %1</translation>
    </message>
    <message>
        <source>Check the connection and try again: what has arrived is kept.</source>
        <translation>Die Verbindung prüfen und erneut versuchen: Was angekommen ist, bleibt.</translation>
    </message>
    <message>
        <source>the connection ended after %1 of %2 bytes</source>
        <translation>die Verbindung endete nach %1 von %2 Bytes</translation>
    </message>
    <message>
        <source>Try again: what has arrived is kept.</source>
        <translation>Erneut versuchen: Was angekommen ist, bleibt.</translation>
    </message>
    <message>
        <source>its checksum is wrong: it is not the file of the catalogue, or it was changed on the way</source>
        <translation>ihre Prüfsumme stimmt nicht: Es ist nicht die Datei des Katalogs, oder sie wurde unterwegs verändert</translation>
    </message>
    <message>
        <source>Try again; if it stays, the file has changed at its source.</source>
        <translation>Erneut versuchen; bleibt es so, hat sich die Datei an ihrer Quelle geändert.</translation>
    </message>
    <message>
        <source>Install Trainyard again.</source>
        <translation>Trainyard neu installieren.</translation>
    </message>
    <message>
        <source>its name ends in none of .%1</source>
        <translation>der Name endet auf nichts von .%1</translation>
    </message>
    <message>
        <source>Choose a name with one of these endings.</source>
        <translation>Einen Namen mit einer dieser Endungen wählen.</translation>
    </message>
    <message>
        <source>Run &apos;trainyard-engine %2&apos; in a terminal to see why.</source>
        <translation>„trainyard-engine %2“ in einem Terminal zeigt den Grund.</translation>
    </message>
    <message>
        <source>it has not been read yet</source>
        <translation>es wurde noch nicht gelesen</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>it is not in this program</source>
        <translation>er ist nicht in diesem Programm</translation>
    </message>
    <message>
        <source>its id or path is not a plain name, or it has no files</source>
        <translation>seine Kennung oder sein Pfad ist kein einfacher Name, oder er hat keine Dateien</translation>
    </message>
    <message>
        <source>“%1” is not an address of the web</source>
        <translation>„%1“ ist keine Adresse im Web</translation>
    </message>
    <message>
        <source>“%1” does not end in the name of a file</source>
        <translation>„%1“ endet nicht auf den Namen einer Datei</translation>
    </message>
    <message>
        <source>“%1” has no size or no checksum</source>
        <translation>„%1“ hat keine Größe oder keine Prüfsumme</translation>
    </message>
    <message>
        <source>the server allows no more tries; tried: %1</source>
        <translation>der Server erlaubt keine weiteren Versuche; versucht: %1</translation>
    </message>
    <message>
        <source>a person must answer: %1</source>
        <translation>eine Person muss antworten: %1</translation>
    </message>
    <message>
        <source>a person must answer: %1; tried: %2</source>
        <translation>eine Person muss antworten: %1; versucht: %2</translation>
    </message>
    <message>
        <source>nothing was asked</source>
        <translation>nichts, es wurde nicht gefragt</translation>
    </message>
    <message>
        <source>%1, one after the other</source>
        <translation>%1, nacheinander</translation>
    </message>
    <message>
        <source>a key of the agent</source>
        <translation>ein Schlüssel des Agenten</translation>
    </message>
    <message>
        <source>the key %1</source>
        <translation>der Schlüssel %1</translation>
    </message>
    <message>
        <source>the password</source>
        <translation>das Passwort</translation>
    </message>
    <message>
        <source>answers to its questions</source>
        <translation>Antworten auf seine Fragen</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) of the agent</source>
        <translation>
            <numerusform>%n Schlüssel des Agenten</numerusform>
            <numerusform>%n Schlüssel des Agenten</numerusform>
        </translation>
    </message>
    <message>
        <source>the key agent, which does not answer</source>
        <translation>der Schlüssel-Agent, der nicht antwortet</translation>
    </message>
    <message>
        <source>%1 (not used: other users can read it; run chmod 600)</source>
        <translation>%1 (nicht benutzt: andere können ihn lesen; chmod 600 ausführen)</translation>
    </message>
    <message>
        <source>%1 (wrong passphrase)</source>
        <translation>%1 (falsche Passphrase)</translation>
    </message>
    <message>
        <source>%1 (it cannot be read)</source>
        <translation>%1 (nicht lesbar)</translation>
    </message>
    <message>
        <source>OpenSSH refuses its configuration: %1</source>
        <translation>OpenSSH weist seine Konfiguration zurück: %1</translation>
    </message>
    <message>
        <source>Correct ~/.ssh/config; “ssh -G %2” shows what OpenSSH makes of it.</source>
        <translation>~/.ssh/config berichtigen; „ssh -G %2“ zeigt, was OpenSSH daraus macht.</translation>
    </message>
    <message>
        <source>several things do not hold: %1</source>
        <translation>mehreres gilt nicht: %1</translation>
    </message>
    <message>
        <source>there is no run spec</source>
        <translation>es gibt keine Laufbeschreibung</translation>
    </message>
    <message>
        <source>%1 repeats are not possible</source>
        <translation>%1 Wiederholungen sind nicht möglich</translation>
    </message>
    <message>
        <source>Choose 1 to %2.</source>
        <translation>1 bis %2 wählen.</translation>
    </message>
    <message>
        <source>more than %1 runs are not possible in one campaign</source>
        <translation>mehr als %1 Läufe sind in einer Kampagne nicht möglich</translation>
    </message>
    <message>
        <source>the numbers of cells per stage and of cells at once cannot be negative</source>
        <translation>die Zahlen der Zellen je Stufe und der gleichzeitigen Zellen können nicht negativ sein</translation>
    </message>
    <message>
        <source>0 means no limit.</source>
        <translation>0 heißt: keine Grenze.</translation>
    </message>
    <message>
        <source>the run spec of %1 is not valid</source>
        <translation>die Laufbeschreibung von %1 ist ungültig</translation>
    </message>
    <message>
        <source>no number of ranks is given</source>
        <translation>es ist keine Zahl von Rängen angegeben</translation>
    </message>
    <message>
        <source>Enter some, such as 1,2,4.</source>
        <translation>Einige eingeben, etwa 1,2,4.</translation>
    </message>
    <message>
        <source>%1 is not a number of ranks</source>
        <translation>%1 ist keine Zahl von Rängen</translation>
    </message>
    <message>
        <source>Choose numbers from 1 to %2.</source>
        <translation>Zahlen von 1 bis %2 wählen.</translation>
    </message>
    <message numerus="yes">
        <source>with %n rank(s), the run spec is not valid</source>
        <translation>
            <numerusform>mit %n Rang ist die Laufbeschreibung ungültig</numerusform>
            <numerusform>mit %n Rängen ist die Laufbeschreibung ungültig</numerusform>
        </translation>
    </message>
    <message>
        <source>the run spec continues another run, but a study compares complete runs</source>
        <translation>die Laufbeschreibung setzt einen anderen Lauf fort, aber eine Studie vergleicht ganze Läufe</translation>
    </message>
    <message>
        <source>Remove its parent.</source>
        <translation>Den Vorgänger entfernen.</translation>
    </message>
    <message>
        <source>one rank was added because everything is relative to it</source>
        <translation>ein Rang kam hinzu, weil sich alles auf ihn bezieht</translation>
    </message>
    <message>
        <source>%1 was given more than once; it counts once</source>
        <translation>%1 wurde mehrmals angegeben und zählt einmal</translation>
    </message>
    <message>
        <source>with one epoch there is no speed, because the first epoch is ignored</source>
        <translation>mit einer Epoche gibt es keine Geschwindigkeit, weil die erste nicht zählt</translation>
    </message>
    <message>
        <source>Train for two or more.</source>
        <translation>Zwei oder mehr trainieren.</translation>
    </message>
    <message numerus="yes">
        <source>the batch cannot be divided evenly among %n rank(s): some get one more sample</source>
        <translation>
            <numerusform>der Batch lässt sich nicht gleichmäßig auf %n Rang verteilen</numerusform>
            <numerusform>der Batch lässt sich nicht gleichmäßig auf %n Ränge verteilen: Manche bekommen ein Sample mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>one rank uses all cores, so more ranks only share them</source>
        <translation>ein Rang benutzt alle Kerne, mehr Ränge teilen sie sich nur</translation>
    </message>
    <message>
        <source>Set the threads of a rank.</source>
        <translation>Die Threads eines Rangs einstellen.</translation>
    </message>
    <message>
        <source>with one repeat there is no spread</source>
        <translation>mit einer Wiederholung gibt es keine Streuung</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>new weights</source>
        <translation>neue Gewichte</translation>
    </message>
    <message>
        <source>random mask</source>
        <translation>zufällige Maske</translation>
    </message>
    <message>
        <source>fine-tuning</source>
        <translation>Fine-Tuning</translation>
    </message>
    <message>
        <source>SNIP</source>
        <translation>SNIP</translation>
    </message>
    <message>
        <source>SynFlow</source>
        <translation>SynFlow</translation>
    </message>
    <message>
        <source>random at start</source>
        <translation>zufällig am Anfang</translation>
    </message>
    <message>
        <source>no amount to prune is given</source>
        <translation>es ist kein Anteil zum Beschneiden angegeben</translation>
    </message>
    <message>
        <source>Enter at least one.</source>
        <translation>Mindestens einen eingeben.</translation>
    </message>
    <message>
        <source>%1 is not an amount to prune</source>
        <translation>%1 ist kein Anteil zum Beschneiden</translation>
    </message>
    <message>
        <source>Shares are between 0 and 100 %, thresholds are above 0.</source>
        <translation>Anteile liegen zwischen 0 und 100 %, Schwellen über 0.</translation>
    </message>
    <message>
        <source>no reset point is given</source>
        <translation>es ist kein Rücksetzpunkt angegeben</translation>
    </message>
    <message>
        <source>Enter at least one epoch or step; 0 is the start.</source>
        <translation>Mindestens eine Epoche oder einen Schritt eingeben; 0 ist der Anfang.</translation>
    </message>
    <message>
        <source>no training is left after %1, where the base run ends</source>
        <translation>nach %1, wo der Basislauf endet, bleibt kein Training</translation>
    </message>
    <message>
        <source>Choose an earlier point; the run has %2 epochs.</source>
        <translation>Einen früheren Punkt wählen; der Lauf hat %2 Epochen.</translation>
    </message>
    <message>
        <source>a reset point cannot be before the start</source>
        <translation>ein Rücksetzpunkt kann nicht vor dem Anfang liegen</translation>
    </message>
    <message>
        <source>The first one is 0, the start.</source>
        <translation>Der erste ist 0, der Anfang.</translation>
    </message>
    <message>
        <source>%1 seeds are not possible</source>
        <translation>%1 Seeds sind nicht möglich</translation>
    </message>
    <message>
        <source>%1 rounds are not possible</source>
        <translation>%1 Runden sind nicht möglich</translation>
    </message>
    <message>
        <source>a threshold cannot be divided into rounds</source>
        <translation>eine Schwelle lässt sich nicht in Runden aufteilen</translation>
    </message>
    <message>
        <source>Enter shares of the weights, or prune in one shot.</source>
        <translation>Anteile der Gewichte eingeben oder auf einmal beschneiden.</translation>
    </message>
    <message>
        <source>a threshold does not apply to the control “%1”, whose scores are not weights</source>
        <translation>eine Schwelle gilt nicht für die Kontrolle „%1“, die nicht nach Gewichten urteilt</translation>
    </message>
    <message>
        <source>Enter shares of the weights, or remove the control.</source>
        <translation>Anteile der Gewichte eingeben oder die Kontrolle entfernen.</translation>
    </message>
    <message>
        <source>%1 percentage points are not a tolerance</source>
        <translation>%1 Prozentpunkte sind keine Toleranz</translation>
    </message>
    <message>
        <source>Choose 0 to 100.</source>
        <translation>0 bis 100 wählen.</translation>
    </message>
    <message>
        <source>%1 runs are too many; at most %2 are allowed</source>
        <translation>%1 Läufe sind zu viele; höchstens %2 sind erlaubt</translation>
    </message>
    <message>
        <source>Choose fewer amounts, reset points, seeds, controls or rounds.</source>
        <translation>Weniger Anteile, Rücksetzpunkte, Seeds, Kontrollen oder Runden wählen.</translation>
    </message>
    <message>
        <source>early stopping would end the base run earlier than its tickets expect</source>
        <translation>frühes Anhalten würde den Basislauf früher beenden, als seine Tickets erwarten</translation>
    </message>
    <message>
        <source>Turn it off: all runs must train equally long.</source>
        <translation>Es abschalten: Alle Läufe müssen gleich lang trainieren.</translation>
    </message>
    <message>
        <source>a target would end the base run earlier than its tickets expect</source>
        <translation>ein Ziel würde den Basislauf früher beenden, als seine Tickets erwarten</translation>
    </message>
    <message>
        <source>Remove it: all runs must train equally long.</source>
        <translation>Es entfernen: Alle Läufe müssen gleich lang trainieren.</translation>
    </message>
    <message>
        <source>the base runs are dense, but the run spec prunes</source>
        <translation>die Basisläufe sind dicht, aber die Laufbeschreibung beschneidet</translation>
    </message>
    <message>
        <source>Set pruning to None.</source>
        <translation>Pruning auf „Keine“ stellen.</translation>
    </message>
    <message>
        <source>base runs start from their own initialisation, but the run spec has a parent</source>
        <translation>Basisläufe beginnen mit ihrer eigenen Initialisierung, aber die Laufbeschreibung hat einen Vorgänger</translation>
    </message>
    <message>
        <source>Remove the parent.</source>
        <translation>Den Vorgänger entfernen.</translation>
    </message>
    <message>
        <source>%1 is listed twice; once is enough</source>
        <translation>%1 steht zweimal da; einmal genügt</translation>
    </message>
    <message>
        <source>with one seed, the spread of the results is unknown</source>
        <translation>mit einem Seed ist die Streuung der Ergebnisse unbekannt</translation>
    </message>
    <message>
        <source>without controls, it is unknown whether the mask or the reset matters</source>
        <translation>ohne Kontrollen ist unbekannt, ob Maske oder Zurücksetzen den Ausschlag gibt</translation>
    </message>
    <message>
        <source>one round is the same as pruning in one shot</source>
        <translation>eine Runde ist dasselbe wie Beschneiden auf einmal</translation>
    </message>
    <message>
        <source>there is no machine “%1” any more</source>
        <translation>den Rechner „%1“ gibt es nicht mehr</translation>
    </message>
    <message>
        <source>trainyard-engine is neither beside this program nor on PATH</source>
        <translation>trainyard-engine liegt weder neben diesem Programm noch im PATH</translation>
    </message>
    <message>
        <source>there is no program %1</source>
        <translation>das Programm %1 gibt es nicht</translation>
    </message>
    <message>
        <source>the engine could not be started: %1</source>
        <translation>die Engine ließ sich nicht starten: %1</translation>
    </message>
    <message>
        <source>the engine sent a line without an end</source>
        <translation>die Engine hat eine Zeile ohne Ende gesendet</translation>
    </message>
    <message>
        <source>the engine was ended by a signal</source>
        <translation>die Engine wurde durch ein Signal beendet</translation>
    </message>
    <message>
        <source>the connection to the machine was ended</source>
        <translation>die Verbindung zum Rechner wurde beendet</translation>
    </message>
    <message>
        <source>the engine ended with code %1 without an answer</source>
        <translation>die Engine endete mit Code %1 ohne Antwort</translation>
    </message>
    <message>
        <source>a data set that nobody has inspected</source>
        <translation>ein Datensatz, den noch niemand geprüft hat</translation>
    </message>
    <message>
        <source>a data set that had %1 samples when it was inspected and has %2 now</source>
        <translation>ein Datensatz, der bei der Prüfung %1 Samples hatte und jetzt %2 hat</translation>
    </message>
    <message>
        <source>an inspected one, since a damaged file would end the run: inspect it on the page Data or with “trainyard-engine inspect data %1”, or choose %2 for unreadable samples</source>
        <translation>ein geprüfter, weil eine beschädigte Datei den Lauf beenden würde: auf der Seite „Daten“ oder mit „trainyard-engine inspect data %1“ prüfen, oder für unlesbare Samples %2 wählen</translation>
    </message>
    <message>
        <source>as many as the %1 cores of this machine can hold; more of them take turns, so that each gets %2 % of a core and training takes longer than with fewer</source>
        <translation>so viele, wie auf die %1 Kerne dieses Rechners passen; mehr wechseln sich ab, sodass jeder %2 % eines Kerns bekommt und das Training länger dauert als mit weniger</translation>
    </message>
    <message numerus="yes">
        <source>%2: (the run needs|its %n ranks together need) about %3 GB</source>
        <translation>
            <numerusform>%2: der Lauf braucht etwa %3 GB</numerusform>
            <numerusform>%2: seine %n Ränge zusammen brauchen etwa %3 GB</numerusform>
        </translation>
    </message>
    <message>
        <source>less than %1: at that rate, with a batch of %2, “%3” diverged, which had the same network, data and kind of optimizer</source>
        <translation>weniger als %1: Mit dieser Rate und einem Batch von %2 ist „%3“ divergiert, mit demselben Netz, denselben Daten und derselben Art von Optimierer</translation>
    </message>
    <message>
        <source>%1 GPUs cannot be dealt evenly to the %2 ranks of a node</source>
        <translation>%1 GPUs lassen sich nicht gleichmäßig auf die %2 Ränge eines Knotens verteilen</translation>
    </message>
    <message>
        <source>Choose a multiple, or another GPU option in the machine&apos;s batch script.</source>
        <translation>Ein Vielfaches wählen, oder im Batch-Skript des Rechners eine andere GPU-Option.</translation>
    </message>
    <message>
        <source>a number above %1, at most %2</source>
        <translation>eine Zahl über %1, höchstens %2</translation>
    </message>
    <message>
        <source>tensor %1 lies in another file, which cannot be read here</source>
        <translation>der Tensor %1 liegt in einer anderen Datei, die sich hier nicht lesen lässt</translation>
    </message>
    <message>
        <source>the place of tensor %1 in another file is not valid</source>
        <translation>der Ort des Tensors %1 in einer anderen Datei ist ungültig</translation>
    </message>
    <message>
        <source>its weights lie in “%1”, which is not in the folder of the model</source>
        <translation>seine Gewichte liegen in „%1“, also nicht im Ordner des Modells</translation>
    </message>
    <message>
        <source>the weights of the model lie in “%1”, which is not there</source>
        <translation>die Gewichte des Modells liegen in „%1“, das nicht da ist</translation>
    </message>
    <message>
        <source>Put it beside the .onnx file, or export a single file (external_data=False).</source>
        <translation>Die Datei neben die .onnx-Datei legen oder eine einzige Datei exportieren (external_data=False).</translation>
    </message>
    <message>
        <source>“%1” has %2 bytes, but the model needs %3</source>
        <translation>„%1“ hat %2 Bytes, das Modell braucht aber %3</translation>
    </message>
    <message>
        <source>Copy it again: it belongs to another model or is incomplete.</source>
        <translation>Die Datei neu kopieren: Sie gehört zu einem anderen Modell oder ist unvollständig.</translation>
    </message>
    <message>
        <source>it was put back in the queue and is held now</source>
        <translation>er wurde in die Warteschlange zurückgestellt und wird nun angehalten</translation>
    </message>
    <message>
        <source>Release it when it may start again.</source>
        <translation>Ihn freigeben, wenn er wieder starten darf.</translation>
    </message>
    <message>
        <source>this campaign is not a search</source>
        <translation>diese Kampagne ist keine Suche</translation>
    </message>
    <message numerus="yes">
        <source>%n more run(s) must end before the search can tell what matters</source>
        <translation>
            <numerusform>%n weiterer Lauf muss enden, bevor die Suche sagen kann, worauf es ankommt</numerusform>
            <numerusform>%n weitere Läufe müssen enden, bevor die Suche sagen kann, worauf es ankommt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 matters most: the best %2 runs lie in %3 to %4</source>
        <translation>%1 ist am wichtigsten: Die besten %2 Läufe liegen zwischen %3 und %4</translation>
    </message>
    <message>
        <source>%1 matters most: the best %2 runs mostly have %3</source>
        <translation>%1 ist am wichtigsten: Die besten %2 Läufe haben meist %3</translation>
    </message>
    <message>
        <source>%1 matters too: the best %2 runs lie in %3 to %4</source>
        <translation>%1 ist auch wichtig: Die besten %2 Läufe liegen zwischen %3 und %4</translation>
    </message>
    <message>
        <source>%1 matters too: the best %2 runs mostly have %3</source>
        <translation>%1 ist auch wichtig: Die besten %2 Läufe haben meist %3</translation>
    </message>
    <message>
        <source>the best values of %1 lie at the end of its range, near %2</source>
        <translation>die besten Werte von %1 liegen am Rand des Bereichs, bei %2</translation>
    </message>
    <message>
        <source>Search beyond it.</source>
        <translation>Darüber hinaus suchen.</translation>
    </message>
    <message>
        <source>%1 % of the spread come from several settings together</source>
        <translation>%1 % der Streuung entstehen durch mehrere Einstellungen gemeinsam</translation>
    </message>
    <message>
        <source>no effect of these is told from chance yet: %1</source>
        <translation>von diesen ist noch keine Wirkung vom Zufall zu unterscheiden: %1</translation>
    </message>
    <message>
        <source>no setting&apos;s effect is told from chance yet</source>
        <translation>noch ist keine Wirkung einer Einstellung vom Zufall zu unterscheiden</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) (is|are) not beaten in every goal</source>
        <translation>
            <numerusform>%n Einstellung wird von keiner anderen in allen Zielen übertroffen</numerusform>
            <numerusform>%n Einstellungen werden von keiner anderen in allen Zielen übertroffen</numerusform>
        </translation>
    </message>
    <message>
        <source>too few runs of the search have ended</source>
        <translation>zu wenige Läufe der Suche sind beendet</translation>
    </message>
    <message>
        <source>Wait for more of them.</source>
        <translation>Auf weitere warten.</translation>
    </message>
    <message>
        <source>its plan is not valid: %1</source>
        <translation>ihr Plan ist nicht gültig: %1</translation>
    </message>
    <message>
        <source>Start the search again.</source>
        <translation>Die Suche neu starten.</translation>
    </message>
    <message>
        <source>the values do not fit together: %1</source>
        <translation>die Werte passen nicht zusammen: %1</translation>
    </message>
    <message>
        <source>Make one parameter of the search conditional on the other.</source>
        <translation>Einen Parameter der Suche vom anderen abhängig machen.</translation>
    </message>
    <message>
        <source>the search has used its %1 hours</source>
        <translation>die Suche hat ihre %1 Stunden verbraucht</translation>
    </message>
    <message>
        <source>the search has used its %1 device hours</source>
        <translation>die Suche hat ihre %1 Gerätestunden verbraucht</translation>
    </message>
    <message>
        <source>a key of a search plan</source>
        <translation>ein Schlüssel eines Suchplans</translation>
    </message>
    <message>
        <source>a key of a search plan; did you mean &quot;%1&quot;?</source>
        <translation>ein Schlüssel eines Suchplans; ist „%1“ gemeint?</translation>
    </message>
    <message>
        <source>each key once</source>
        <translation>jeder Schlüssel einmal</translation>
    </message>
    <message>
        <source>an object with 1 to %1 fields of the run spec and their ranges</source>
        <translation>ein Objekt mit 1 bis %1 Feldern der Laufbeschreibung und ihren Bereichen</translation>
    </message>
    <message>
        <source>a field of the run spec, such as %1</source>
        <translation>ein Feld der Laufbeschreibung, etwa %1</translation>
    </message>
    <message>
        <source>a field of the run spec; did you mean &quot;%1&quot;?</source>
        <translation>ein Feld der Laufbeschreibung; ist „%1“ gemeint?</translation>
    </message>
    <message>
        <source>a number, choice or flag that changes the training; names, seeds, checkpoints and the hardware stay the same for all runs</source>
        <translation>eine Zahl, Auswahl oder ein Schalter, der das Training ändert; Namen, Startwerte, Checkpoints und Hardware bleiben für alle Läufe gleich</translation>
    </message>
    <message>
        <source>each field once</source>
        <translation>jedes Feld einmal</translation>
    </message>
    <message>
        <source>a list of values, or an object with low and high or with choices</source>
        <translation>eine Liste von Werten oder ein Objekt mit low und high oder mit choices</translation>
    </message>
    <message>
        <source>a number above %1, the lower end</source>
        <translation>eine Zahl über %1, dem unteren Ende</translation>
    </message>
    <message>
        <source>a number above 0, since the scale is logarithmic</source>
        <translation>eine Zahl über 0, weil die Skala logarithmisch ist</translation>
    </message>
    <message>
        <source>a list of 1 to %1 values</source>
        <translation>eine Liste mit 1 bis %1 Werten</translation>
    </message>
    <message>
        <source>each value once</source>
        <translation>jeder Wert einmal</translation>
    </message>
    <message>
        <source>a list of values, since %1 is not a number</source>
        <translation>eine Liste von Werten, weil %1 keine Zahl ist</translation>
    </message>
    <message>
        <source>another field, since runs that may end early are compared at the same epochs</source>
        <translation>ein anderes Feld, weil Läufe, die früh enden können, bei gleichen Epochen verglichen werden</translation>
    </message>
    <message>
        <source>values with which every run is valid; with %1: %2</source>
        <translation>Werte, mit denen jeder Lauf gültig ist; mit %1: %2</translation>
    </message>
    <message>
        <source>an object with one other parameter and a list of its values</source>
        <translation>ein Objekt mit einem anderen Parameter und einer Liste seiner Werte</translation>
    </message>
    <message>
        <source>another parameter, since none can depend on itself</source>
        <translation>ein anderer Parameter, weil keiner von sich selbst abhängen kann</translation>
    </message>
    <message>
        <source>a parameter that comes before this one; move it up</source>
        <translation>ein Parameter, der vor diesem steht; nach oben verschieben</translation>
    </message>
    <message>
        <source>one of the search&apos;s parameters</source>
        <translation>einer der Parameter der Suche</translation>
    </message>
    <message>
        <source>a parameter with a list of values</source>
        <translation>ein Parameter mit einer Liste von Werten</translation>
    </message>
    <message>
        <source>a list of some of %1</source>
        <translation>eine Liste mit einigen von %1</translation>
    </message>
    <message>
        <source>no setting varies</source>
        <translation>keine Einstellung variiert</translation>
    </message>
    <message>
        <source>Add at least one parameter.</source>
        <translation>Mindestens einen Parameter hinzufügen.</translation>
    </message>
    <message>
        <source>a list of 1 to %1 goals</source>
        <translation>eine Liste mit 1 bis %1 Zielen</translation>
    </message>
    <message>
        <source>each series once</source>
        <translation>jede Reihe einmal</translation>
    </message>
    <message>
        <source>nothing beside goal</source>
        <translation>nichts neben goal</translation>
    </message>
    <message>
        <source>another sampler, or a grid of at most %1 points: fewer parameters, fewer choices or larger steps</source>
        <translation>ein anderes Verfahren oder ein Raster mit höchstens %1 Punkten: weniger Parameter, weniger Auswahlwerte oder größere Schritte</translation>
    </message>
    <message>
        <source>&quot;none&quot;, since there are several goals and runs cannot be ranked by one value</source>
        <translation>„none“, weil es mehrere Ziele gibt und Läufe sich nicht nach einem Wert ordnen lassen</translation>
    </message>
    <message>
        <source>&quot;none&quot;, since runs whose mode is &quot;%1&quot; cannot stop and continue at an epoch</source>
        <translation>„none“, weil Läufe im Modus „%1“ nicht an einer Epoche anhalten und weitergehen können</translation>
    </message>
    <message>
        <source>at most %1, the number of runs</source>
        <translation>höchstens %1, die Zahl der Läufe</translation>
    </message>
    <message>
        <source>at least 2 if there are leaders</source>
        <translation>mindestens 2, wenn es leaders gibt</translation>
    </message>
    <message>
        <source>fewer leaders or seeds, or more than %1 runs, which the repeats alone need</source>
        <translation>weniger leaders oder seeds oder mehr als %1 Läufe, die allein die Wiederholungen brauchen</translation>
    </message>
    <message>
        <source>the search is not valid</source>
        <translation>die Suche ist nicht gültig</translation>
    </message>
    <message>
        <source>the run spec continues another run, but a search trains complete runs</source>
        <translation>die Laufbeschreibung setzt einen anderen Lauf fort, aber eine Suche trainiert ganze Läufe</translation>
    </message>
    <message numerus="yes">
        <source>the search pauses it at epoch %2: only %n run(s) have come so far, and one in %3 goes on</source>
        <translation>
            <numerusform>die Suche unterbricht ihn bei Epoche %2: Erst %n Lauf ist so weit gekommen, und einer von %3 geht weiter</numerusform>
            <numerusform>die Suche unterbricht ihn bei Epoche %2: Erst %n Läufe sind so weit gekommen, und einer von %3 geht weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>the search pauses it at epoch %1: its %2 is %3, and the %5 best of %6 runs go on, down to %4</source>
        <translation>die Suche unterbricht ihn bei Epoche %1: %2 ist %3, und die %5 besten von %6 Läufen gehen weiter, bis hinab zu %4</translation>
    </message>
    <message>
        <source>the search ends it at epoch %1: its best %2 is %3, worse than %4, the median of %5 other runs</source>
        <translation>die Suche beendet ihn bei Epoche %1: Sein bester Wert von %2 ist %3, schlechter als %4, der Median von %5 anderen Läufen</translation>
    </message>
    <message>
        <source>the search ends it</source>
        <translation>die Suche beendet ihn</translation>
    </message>
    <message>
        <source>the search has no record of run %1, which this one continues</source>
        <translation>die Suche kennt den Lauf %1 nicht, den dieser fortsetzt</translation>
    </message>
    <message>
        <source>Delete this run; the search then trains another one.</source>
        <translation>Diesen Lauf löschen; die Suche trainiert dann einen anderen.</translation>
    </message>
    <message>
        <source>the saved position does not belong to such a log</source>
        <translation>die gespeicherte Position gehört nicht zu einem solchen Protokoll</translation>
    </message>
    <message>
        <source>Delete the imported run and import the log again.</source>
        <translation>Den importierten Lauf löschen und das Protokoll neu importieren.</translation>
    </message>
    <message>
        <source>Name a file or a folder that a training program has written.</source>
        <translation>Eine Datei oder einen Ordner nennen, den ein Trainingsprogramm geschrieben hat.</translation>
    </message>
    <message>
        <source>no log of a kind that can be read was found there</source>
        <translation>dort wurde kein lesbares Protokoll gefunden</translation>
    </message>
    <message>
        <source>it holds more than %1 logs</source>
        <translation>er enthält mehr als %1 Protokolle</translation>
    </message>
    <message>
        <source>Import its folders one by one.</source>
        <translation>Seine Ordner einzeln importieren.</translation>
    </message>
    <message>
        <source>it has more than %1 series; the others are not read</source>
        <translation>es hat mehr als %1 Messreihen; die übrigen werden nicht gelesen</translation>
    </message>
    <message>
        <source>step %1 is below 0 or too large</source>
        <translation>Schritt %1 ist kleiner als 0 oder zu groß</translation>
    </message>
    <message>
        <source>a value of series %1 is not a number</source>
        <translation>ein Wert der Messreihe %1 ist keine Zahl</translation>
    </message>
    <message>
        <source>the checksum of a record&apos;s length is wrong; reading goes on at the next whole record</source>
        <translation>die Prüfsumme einer Satzlänge ist falsch; es geht beim nächsten unversehrten Satz weiter</translation>
    </message>
    <message>
        <source>a record claims %1; reading goes on at the next whole record</source>
        <translation>ein Satz gibt %1 an; es geht beim nächsten unversehrten Satz weiter</translation>
    </message>
    <message>
        <source>the checksum of a record is wrong; it was skipped</source>
        <translation>die Prüfsumme eines Satzes ist falsch; er wurde übersprungen</translation>
    </message>
    <message>
        <source>a record is not an event of TensorBoard; it was skipped</source>
        <translation>ein Satz ist kein Ereignis von TensorBoard; er wurde übersprungen</translation>
    </message>
    <message>
        <source>a line is longer than 16 MiB; it was skipped</source>
        <translation>eine Zeile ist länger als 16 MiB; sie wurde übersprungen</translation>
    </message>
    <message>
        <source>a line has %1 cells, the header has %2; it was skipped</source>
        <translation>eine Zeile hat %1 Felder, die Kopfzeile %2; sie wurde übersprungen</translation>
    </message>
    <message>
        <source>a line is not a JSON object; it was skipped: %1</source>
        <translation>eine Zeile ist kein JSON-Objekt; sie wurde übersprungen: %1</translation>
    </message>
    <message>
        <source>Name a folder of TensorBoard, MLflow or W&amp;B, a .csv or .jsonl file, a trainer_state.json or a database of MLflow.</source>
        <translation>Einen Ordner von TensorBoard, MLflow oder W&amp;B, eine .csv- oder .jsonl-Datei, eine trainer_state.json oder eine Datenbank von MLflow nennen.</translation>
    </message>
    <message>
        <source>a line is not &quot;milliseconds value step&quot;; it was skipped</source>
        <translation>eine Zeile ist nicht „Millisekunden Wert Schritt“; sie wurde übersprungen</translation>
    </message>
    <message>
        <source>it does not begin like a file of W&amp;B</source>
        <translation>sie beginnt nicht wie eine Datei von W&amp;B</translation>
    </message>
    <message>
        <source>a record is not one of W&amp;B; it was skipped</source>
        <translation>ein Satz ist keiner von W&amp;B; er wurde übersprungen</translation>
    </message>
    <message>
        <source>a record is damaged; it was skipped</source>
        <translation>ein Satz ist beschädigt; er wurde übersprungen</translation>
    </message>
    <message>
        <source>it is not a database of MLflow</source>
        <translation>es ist keine Datenbank von MLflow</translation>
    </message>
    <message>
        <source>Name the file that MLflow&apos;s backend-store-uri names, such as mlflow.db.</source>
        <translation>Die Datei nennen, die in MLflows backend-store-uri steht, etwa mlflow.db.</translation>
    </message>
    <message>
        <source>another process is importing it</source>
        <translation>ein anderer Prozess importiert es gerade</translation>
    </message>
    <message>
        <source>Wait for it to end.</source>
        <translation>Sein Ende abwarten.</translation>
    </message>
    <message>
        <source>the run that it was imported as has been changed</source>
        <translation>der Lauf, als der es importiert wurde, ist verändert worden</translation>
    </message>
    <message>
        <source>Delete that run with its directory and import the log again.</source>
        <translation>Diesen Lauf mit seinem Ordner löschen und das Protokoll neu importieren.</translation>
    </message>
    <message>
        <source>its log says that it failed</source>
        <translation>laut seinem Protokoll ist er gescheitert</translation>
    </message>
    <message>
        <source>it was imported, so there is no program to start</source>
        <translation>er wurde importiert, es gibt also kein Programm zu starten</translation>
    </message>
    <message>
        <source>Start its program again where it was started before.</source>
        <translation>Sein Programm dort neu starten, wo es vorher gestartet wurde.</translation>
    </message>
    <message>
        <source>the folder is not empty</source>
        <translation>der Ordner ist nicht leer</translation>
    </message>
    <message>
        <source>Name a new folder.</source>
        <translation>Einen neuen Ordner nennen.</translation>
    </message>
    <message>
        <source>%1 at step %2: %3</source>
        <translation>%1 bei Schritt %2: %3</translation>
    </message>
    <message>
        <source>%1, byte %2: %3</source>
        <translation>%1, Byte %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) (is|are) not kept: images, audio, tables, texts and the like</source>
        <translation>
            <numerusform>%n Wert wird nicht übernommen: Bilder, Töne, Tabellen, Texte und Ähnliches</numerusform>
            <numerusform>%n Werte werden nicht übernommen: Bilder, Töne, Tabellen, Texte und Ähnliches</numerusform>
        </translation>
    </message>
    <message>
        <source>weights only: an asynchronous run&apos;s master has no gradients and activations, so theirs are not recorded</source>
        <translation>nur Gewichte: der Master eines asynchronen Laufs hat keine Gradienten und Aktivierungen, sie werden nicht aufgezeichnet</translation>
    </message>
    <message numerus="yes">
        <source>auto, or at least %2: the run would write %n record(s) of every layer, which fill the disk and slow the page Look inside down</source>
        <translation>
            <numerusform>auto oder mindestens %2: der Lauf würde %n Aufzeichnung jeder Schicht schreiben, das füllt die Platte und macht den „Blick ins Netz“ langsam</numerusform>
            <numerusform>auto oder mindestens %2: der Lauf würde %n Aufzeichnungen jeder Schicht schreiben, das füllt die Platte und macht den „Blick ins Netz“ langsam</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; allowed: %2</source>
        <translation>%1; erlaubt: %2</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>sie fehlt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2</source>
        <translation>„%1“ ist %2</translation>
    </message>
    <message>
        <source>it is not JSON (%1)</source>
        <translation>kein JSON (%1)</translation>
    </message>
    <message>
        <source>it cannot be read (%1)</source>
        <translation>nicht lesbar (%1)</translation>
    </message>
    <message>
        <source>the last line has no end</source>
        <translation>die letzte Zeile hat kein Ende</translation>
    </message>
    <message>
        <source>the line has more than %1 bytes</source>
        <translation>die Zeile hat mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>a file of this name</source>
        <translation>eine Datei dieses Namens</translation>
    </message>
    <message>
        <source>a series with a name of %1 bytes</source>
        <translation>eine Messreihe mit einem Namen von %1 Bytes</translation>
    </message>
    <message>
        <source>more than %1 series</source>
        <translation>mehr als %1 Messreihen</translation>
    </message>
    <message>
        <source>a line after &quot;finished&quot;</source>
        <translation>eine Zeile nach „finished“</translation>
    </message>
    <message>
        <source>the first line is &quot;%1&quot;</source>
        <translation>die erste Zeile ist „%1“</translation>
    </message>
    <message>
        <source>metrics of rank %1</source>
        <translation>Messwerte von Rang %1</translation>
    </message>
    <message>
        <source>the folder of a run</source>
        <translation>der Ordner eines Laufs</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>a number, &quot;NaN&quot;, &quot;Infinity&quot; or &quot;-Infinity&quot;</source>
        <translation>eine Zahl, „NaN“, „Infinity“ oder „-Infinity“</translation>
    </message>
    <message>
        <source>%1, as the lines of a file are numbered from 1</source>
        <translation>%1, da die Zeilen einer Datei ab 1 nummeriert sind</translation>
    </message>
    <message>
        <source>an object of numbers by series</source>
        <translation>ein Objekt mit Zahlen nach Messreihen</translation>
    </message>
    <message>
        <source>a number, or an object with count ≥ 1, mean, min and max</source>
        <translation>eine Zahl oder ein Objekt mit count ≥ 1, mean, min und max</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>eine Liste ganzer Zahlen</translation>
    </message>
    <message>
        <source>members that fit together</source>
        <translation>Angaben, die zusammenpassen</translation>
    </message>
    <message>
        <source>1 to %1 bytes</source>
        <translation>1 bis %1 Bytes</translation>
    </message>
    <message>
        <source>rank-0000.jsonl and so on</source>
        <translation>rank-0000.jsonl und so weiter</translation>
    </message>
    <message>
        <source>a line feed after each line; readers wait for it</source>
        <translation>ein Zeilenende nach jeder Zeile; Leser warten darauf</translation>
    </message>
    <message>
        <source>one of %1; readers of this version skip others</source>
        <translation>eines von %1; Leser dieser Version übergehen andere</translation>
    </message>
    <message>
        <source>&quot;started&quot;</source>
        <translation>„started“</translation>
    </message>
    <message>
        <source>metrics in rank-0000.jsonl only</source>
        <translation>Messwerte nur in rank-0000.jsonl</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>its spec has no program</source>
        <translation>seine Laufbeschreibung hat kein Programm</translation>
    </message>
    <message>
        <source>Train it with trainyard-engine run.</source>
        <translation>Mit trainyard-engine run trainieren.</translation>
    </message>
    <message>
        <source>the program failed</source>
        <translation>das Programm ist gescheitert</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2; its last words: %3</source>
        <translation>%1 endete mit Exit-Code %2; letzte Worte: %3</translation>
    </message>
    <message>
        <source>The run&apos;s log holds all that it printed.</source>
        <translation>Das Protokoll des Laufs enthält alle Ausgaben.</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2 and printed nothing</source>
        <translation>%1 endete mit Exit-Code %2 ohne Ausgabe</translation>
    </message>
    <message>
        <source>signal %2 (%3) ended %1; its last words: %4</source>
        <translation>Signal %2 (%3) beendete %1; letzte Worte: %4</translation>
    </message>
    <message>
        <source>the system ended %1 because memory ran out</source>
        <translation>das System beendete %1, weil der Speicher nicht reichte</translation>
    </message>
    <message>
        <source>Use a smaller batch, or request more memory.</source>
        <translation>Einen kleineren Batch verwenden oder mehr Speicher anfordern.</translation>
    </message>
    <message>
        <source>somebody killed %1</source>
        <translation>%1 wurde von außen beendet</translation>
    </message>
    <message>
        <source>there is no program %1 in %2</source>
        <translation>es gibt kein Programm %1 in %2</translation>
    </message>
    <message>
        <source>Check the command, and the environment of the spec.</source>
        <translation>Befehl und Umgebung der Laufbeschreibung prüfen.</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>das ist kein Ordner</translation>
    </message>
    <message>
        <source>Correct program/folder in the spec.</source>
        <translation>program/folder in der Laufbeschreibung berichtigen.</translation>
    </message>
    <message>
        <source>the system refuses to start it (%1)</source>
        <translation>das System startet es nicht (%1)</translation>
    </message>
    <message>
        <source>Started in %1: %2</source>
        <translation>Gestartet in %1: %2</translation>
    </message>
    <message>
        <source>%1 has neither printed nor computed anything for %2; it may hang</source>
        <translation>%1 hat seit %2 weder etwas ausgegeben noch gerechnet und hängt vielleicht</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 arbeitet weiter</translation>
    </message>
    <message>
        <source>%1 was asked to stop by %2</source>
        <translation>%1 wurde durch %2 zum Anhalten aufgefordert</translation>
    </message>
    <message>
        <source>%1 did not end within %2 and was killed</source>
        <translation>%1 endete nicht innerhalb von %2 und wurde abgebrochen</translation>
    </message>
    <message>
        <source>It starts anew: no checkpoint is known</source>
        <translation>Der Lauf beginnt von vorn: kein Checkpoint ist bekannt</translation>
    </message>
    <message>
        <source>Announce checkpoints with the helper, or set program/checkpoints and program/resume.</source>
        <translation>Checkpoints mit dem Python-Modul melden oder program/checkpoints und program/resume setzen.</translation>
    </message>
    <message>
        <source>It goes on from %1, step %2</source>
        <translation>Fortsetzung von %1, Schritt %2</translation>
    </message>
    <message>
        <source>line at byte %1 of %2 is no event (%3): %4</source>
        <translation>die Zeile bei Byte %1 von %2 ist kein Ereignis (%3): %4</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) of %2 (is no event|are no events)</source>
        <translation>
            <numerusform>%n weitere Zeile von %2 ist kein Ereignis</numerusform>
            <numerusform>%n weitere Zeilen von %2 sind keine Ereignisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Code: commit %2 of %3, “%4”; %n changed file(s) (is|are) kept as a diff of %5</source>
        <translation>
            <numerusform>Code: Commit %2 von %3, „%4“; %n geänderte Datei ist als Diff von %5 aufbewahrt</numerusform>
            <numerusform>Code: Commit %2 von %3, „%4“; %n geänderte Dateien sind als Diff von %5 aufbewahrt</numerusform>
        </translation>
    </message>
    <message>
        <source>The diff of the code was cut after %1</source>
        <translation>Der Diff des Codes wurde nach %1 abgeschnitten</translation>
    </message>
    <message numerus="yes">
        <source>%n untracked file(s) in the program&apos;s folder (was|were) not kept</source>
        <translation>
            <numerusform>%n nicht von git verfolgte Datei im Ordner des Programms wurde nicht aufbewahrt</numerusform>
            <numerusform>%n nicht von git verfolgte Dateien im Ordner des Programms wurden nicht aufbewahrt</numerusform>
        </translation>
    </message>
    <message>
        <source>only %1 are left on the disk of the run</source>
        <translation>auf dem Datenträger des Laufs sind nur noch %1 frei</translation>
    </message>
    <message>
        <source>the environment has no variable %1, which the spec names</source>
        <translation>der Umgebung fehlt die Variable %1, die die Laufbeschreibung nennt</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) that the program wrote before its sidecar ended (was|were) added to attempt %2</source>
        <translation>
            <numerusform>%n Zeile, die das Programm vor dem Ende seines Begleiters schrieb, wurde in Versuch %2 ergänzt</numerusform>
            <numerusform>%n Zeilen, die das Programm vor dem Ende seines Begleiters schrieb, wurden in Versuch %2 ergänzt</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;none&quot;, since a program does not ask whether it may go on</source>
        <translation>„none“, da ein Programm nicht fragt, ob es weiterlaufen darf</translation>
    </message>
    <message>
        <source>nothing beside a program, which trains in the engine&apos;s place</source>
        <translation>nichts neben einem Programm, das anstelle der Engine trainiert</translation>
    </message>
    <message>
        <source>a text of at most %1 characters, a number, true or false</source>
        <translation>ein Text von höchstens %1 Zeichen, eine Zahl, true oder false</translation>
    </message>
    <message>
        <source>an object of at most %1 parameters by name</source>
        <translation>ein Objekt mit höchstens %1 Parametern nach Namen</translation>
    </message>
    <message>
        <source>a name of 1 to 100 letters, digits, &apos;_&apos;, &apos;-&apos; or &apos;.&apos;</source>
        <translation>ein Name aus 1 bis 100 Buchstaben, Ziffern, „_“, „-“ oder „.“</translation>
    </message>
    <message>
        <source>a list of at most %1 options</source>
        <translation>eine Liste von höchstens %1 Optionen</translation>
    </message>
    <message>
        <source>a list of texts, the program first</source>
        <translation>eine Liste von Texten, das Programm zuerst</translation>
    </message>
    <message>
        <source>NAME=value or NAME, each name once, of letters, digits and &apos;_&apos;</source>
        <translation>NAME=Wert oder NAME, jeder Name einmal, aus Buchstaben, Ziffern und „_“</translation>
    </message>
    <message>
        <source>the name alone: %1 looks like a secret, which no spec may hold</source>
        <translation>nur der Name: %1 sieht nach einem Geheimnis aus, das in keiner Laufbeschreibung stehen darf</translation>
    </message>
    <message>
        <source>1 without a launcher that starts several ranks (program/launcher)</source>
        <translation>1 ohne einen Starter für mehrere Ränge (program/launcher)</translation>
    </message>
    <message>
        <source>1, since a program runs on one node</source>
        <translation>1, da ein Programm auf einem Knoten läuft</translation>
    </message>
    <message>
        <source>Name a run directory or a checkpoint.</source>
        <translation>Einen Laufordner oder einen Checkpoint angeben.</translation>
    </message>
    <message>
        <source>the run has no such checkpoint</source>
        <translation>der Lauf hat keinen solchen Checkpoint</translation>
    </message>
    <message>
        <source>It has %1.</source>
        <translation>Er hat %1.</translation>
    </message>
    <message>
        <source>The file belongs to another net: name another checkpoint.</source>
        <translation>Die Datei gehört zu einem anderen Netz: einen anderen Checkpoint angeben.</translation>
    </message>
    <message>
        <source>the checkpoint does not hold it</source>
        <translation>der Checkpoint enthält ihn nicht</translation>
    </message>
    <message>
        <source>its outputs are not numbers (NaN): the run has diverged</source>
        <translation>seine Ausgaben sind keine Zahlen (NaN): der Lauf ist divergiert</translation>
    </message>
    <message>
        <source>Choose an earlier checkpoint.</source>
        <translation>Einen früheren Checkpoint wählen.</translation>
    </message>
    <message>
        <source>If the data set has moved, name its new place with --data.</source>
        <translation>Wenn der Datensatz jetzt woanders liegt, den neuen Ort mit --data angeben.</translation>
    </message>
    <message>
        <source>Name the data set that the run was trained on with --data.</source>
        <translation>Mit --data den Datensatz angeben, mit dem der Lauf trainiert hat.</translation>
    </message>
    <message>
        <source>its classes are not the net&apos;s: it has %1, the net knows %2</source>
        <translation>seine Klassen sind nicht die des Netzes: Er hat %1, das Netz kennt %2</translation>
    </message>
    <message>
        <source>it has no samples</source>
        <translation>es gibt darin keine Samples</translation>
    </message>
    <message>
        <source>Ask for the other set with --set.</source>
        <translation>Mit --set nach dem anderen Teil fragen.</translation>
    </message>
    <message>
        <source>the set has %1 samples, which are counted from 0</source>
        <translation>der Teil hat %1 Samples, gezählt ab 0</translation>
    </message>
    <message>
        <source>the net knows no such class</source>
        <translation>das Netz kennt keine solche Klasse</translation>
    </message>
    <message>
        <source>Classes are %1.</source>
        <translation>Klassen sind %1.</translation>
    </message>
    <message>
        <source>a cell of the confusion matrix has two classes</source>
        <translation>eine Zelle der Konfusionsmatrix hat zwei Klassen</translation>
    </message>
    <message>
        <source>Give both, --from and --to.</source>
        <translation>Beide angeben, --from und --to.</translation>
    </message>
    <message>
        <source>no layer whose outputs have places is called so</source>
        <translation>keine Schicht, deren Ausgaben Orte haben, heißt so</translation>
    </message>
    <message>
        <source>Such layers are %1.</source>
        <translation>Solche Schichten sind %1.</translation>
    </message>
    <message>
        <source>no layer&apos;s outputs have places</source>
        <translation>die Ausgaben keiner Schicht haben Orte</translation>
    </message>
    <message>
        <source>Cover places instead: --heat-map occlusion.</source>
        <translation>Stattdessen Orte verdecken: --heat-map occlusion.</translation>
    </message>
    <message>
        <source>the net reads features, and heat maps are of images</source>
        <translation>das Netz liest Merkmale, und Heatmaps gibt es nur von Bildern</translation>
    </message>
    <message>
        <source>the net reads features, not images</source>
        <translation>das Netz liest Merkmale, keine Bilder</translation>
    </message>
    <message>
        <source>Name samples of its data set with --index.</source>
        <translation>Samples seines Datensatzes mit --index angeben.</translation>
    </message>
    <message>
        <source>no input is named</source>
        <translation>es ist keine Eingabe angegeben</translation>
    </message>
    <message>
        <source>Name images or folders of them, or samples with --index.</source>
        <translation>Bilder oder Ordner mit Bildern angeben, oder Samples mit --index.</translation>
    </message>
    <message>
        <source>there are no files in it</source>
        <translation>darin sind keine Dateien</translation>
    </message>
    <message>
        <source>Name images or folders of them.</source>
        <translation>Bilder oder Ordner mit Bildern angeben.</translation>
    </message>
    <message>
        <source>none of %1 files could be read; the first: %2</source>
        <translation>keine von %1 Dateien ließ sich lesen; die erste: %2</translation>
    </message>
    <message>
        <source>Name JPEG, PNG or WebP images.</source>
        <translation>JPEG-, PNG- oder WebP-Bilder angeben.</translation>
    </message>
    <message>
        <source>it exists already</source>
        <translation>es gibt die Datei schon</translation>
    </message>
    <message>
        <source>Choose another place, or replace it with --force.</source>
        <translation>Einen anderen Ort wählen oder sie mit --force ersetzen.</translation>
    </message>
    <message>
        <source>Remove the link that leads in a circle.</source>
        <translation>Link entfernen, der im Kreis führt.</translation>
    </message>
    <message>
        <source>the queue of its machine cannot do that</source>
        <translation>die Warteschlange seines Rechners kann das nicht</translation>
    </message>
    <message>
        <source>Stop the run instead; it can be resumed.</source>
        <translation>Stattdessen den Lauf stoppen; er lässt sich fortsetzen.</translation>
    </message>
    <message>
        <source>%1 is the best over %2 seeds: %3 ± %4 on average, against %5 ± %6 of the next</source>
        <translation>%1 ist über %2 Seeds am besten: im Mittel %3 ± %4 gegen %5 ± %6 des nächsten</translation>
    </message>
    <message>
        <source>%1 has the best mean of %2 seeds, %3 ± %4, but it cannot be told from the noise of seeds: the next has %5 ± %6</source>
        <translation>%1 hat den besten Mittelwert aus %2 Seeds, %3 ± %4, doch das ist vom Rauschen der Seeds nicht zu unterscheiden: Der nächste hat %5 ± %6</translation>
    </message>
    <message>
        <source>Train both with more seeds.</source>
        <translation>Beide mit mehr Seeds trainieren.</translation>
    </message>
    <message>
        <source>Nothing was changed. &apos;trainyard sql --views&apos; lists what can be queried.</source>
        <translation>Es wurde nichts geändert. „trainyard sql --views“ zeigt, was abgefragt werden kann.</translation>
    </message>
    <message>
        <source>it is more than one statement</source>
        <translation>es ist mehr als eine Anweisung</translation>
    </message>
    <message>
        <source>it is not a query</source>
        <translation>es ist keine Abfrage</translation>
    </message>
    <message>
        <source>it would do more than read</source>
        <translation>sie würde mehr als lesen</translation>
    </message>
    <message>
        <source>the data set has no validation samples, so no run writes it</source>
        <translation>der Datensatz hat keine Validierungs-Samples, also schreibt kein Lauf sie</translation>
    </message>
    <message>
        <source>Choose another goal for the search, or hold out validation samples.</source>
        <translation>Ein anderes Ziel für die Suche wählen oder Validierungs-Samples zurückhalten.</translation>
    </message>
    <message>
        <source>the data set has only %1 classes, so no run writes it</source>
        <translation>der Datensatz hat nur %1 Klassen, also schreibt kein Lauf sie</translation>
    </message>
    <message>
        <source>Choose another goal for the search.</source>
        <translation>Ein anderes Ziel für die Suche wählen.</translation>
    </message>
    <message>
        <source>a series that the runs write: %1</source>
        <translation>eine Messreihe, die die Läufe schreiben: %1</translation>
    </message>
    <message>
        <source>a series that the runs write; did you mean &quot;%1&quot;?</source>
        <translation>eine Messreihe, die die Läufe schreiben; war „%1“ gemeint?</translation>
    </message>
    <message>
        <source>a series that the runs write; set %1 for this one</source>
        <translation>eine Messreihe, die die Läufe schreiben; für diese %1 setzen</translation>
    </message>
    <message>
        <source>The run has no value of %1, the goal of its search; it counts as the worst</source>
        <translation>Der Lauf hat keinen Wert von %1, dem Ziel seiner Suche; er zählt als schlechtester</translation>
    </message>
    <message>
        <source>the step %1 is not a whole number up to 2^53</source>
        <translation>der Schritt %1 ist keine ganze Zahl bis 2^53</translation>
    </message>
    <message>
        <source>it has no column %1; the first of its columns are %2</source>
        <translation>die Spalte %1 gibt es nicht; ihre ersten Spalten sind %2</translation>
    </message>
    <message>
        <source>Name the column as the file does.</source>
        <translation>Die Spalte so nennen wie die Datei.</translation>
    </message>
    <message>
        <source>a line has no %1; it was skipped</source>
        <translation>einer Zeile fehlt %1; sie wurde übersprungen</translation>
    </message>
    <message>
        <source>it is UTF-16 text</source>
        <translation>sie ist UTF-16-Text</translation>
    </message>
    <message>
        <source>Save it as UTF-8 and import it again.</source>
        <translation>Als UTF-8 speichern und erneut importieren.</translation>
    </message>
    <message>
        <source>it was imported with other columns</source>
        <translation>es wurde mit anderen Spalten importiert</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) cannot be read, such as %2 (%3)</source>
        <translation>
            <numerusform>%n Sample ist nicht lesbar, nämlich %2 (%3)</numerusform>
            <numerusform>%n Samples sind nicht lesbar, etwa %2 (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip unreadable samples, or mend or remove them and inspect the data set again.</source>
        <translation>Unlesbare Samples überspringen, oder sie reparieren oder entfernen und den Datensatz erneut prüfen.</translation>
    </message>
    <message>
        <source>The training data has changed since the checkpoint, so the losses are no longer those of a run that never stopped</source>
        <translation>Die Trainingsdaten haben sich seit dem Checkpoint geändert, darum sind die Losses nicht mehr die eines nie gestoppten Laufs</translation>
    </message>
    <message>
        <source>stopped; it can be resumed</source>
        <translation>gestoppt; kann fortgesetzt werden</translation>
    </message>
    <message>
        <source>rank %1: CPUs %2, NUMA node %3</source>
        <translation>Rang %1: CPUs %2, NUMA-Knoten %3</translation>
    </message>
    <message>
        <source>the system moves threads between all cores</source>
        <translation>das System verschiebt Threads zwischen allen Kernen</translation>
    </message>
    <message>
        <source>one process uses all cores</source>
        <translation>ein Prozess nutzt alle Kerne</translation>
    </message>
    <message>
        <source>there are more processes than cores, so they share all of them</source>
        <translation>es gibt mehr Prozesse als Kerne, deshalb teilen sie sich alle</translation>
    </message>
    <message>
        <source>the engine has no hwloc, so it does not know how the cores are arranged</source>
        <translation>der Engine fehlt hwloc, deshalb kennt sie die Anordnung der Kerne nicht</translation>
    </message>
    <message>
        <source>CPUs of the ranks, from rank 0 on: %1</source>
        <translation>CPUs der Ränge, ab Rang 0: %1</translation>
    </message>
    <message>
        <source>its import ended before the whole log was read: %1</source>
        <translation>seine Aufnahme endete, bevor das ganze Protokoll gelesen war: %1</translation>
    </message>
    <message>
        <source>Add the log once more: the import goes on where it ended.</source>
        <translation>Das Protokoll noch einmal aufnehmen: Es geht dort weiter, wo die Aufnahme endete.</translation>
    </message>
    <message>
        <source>its import was cancelled</source>
        <translation>seine Aufnahme wurde abgebrochen</translation>
    </message>
    <message>
        <source>the program that imported it was ended</source>
        <translation>das Programm, das ihn aufnahm, wurde beendet</translation>
    </message>
    <message>
        <source>it was not over when it was copied into this store</source>
        <translation>er war nicht zu Ende, als er in diese Ablage kopiert wurde</translation>
    </message>
    <message>
        <source>that is the store that the runs are in</source>
        <translation>das ist die Ablage, in der die Läufe sind</translation>
    </message>
    <message>
        <source>a program has that store open</source>
        <translation>ein Programm hat diese Ablage geöffnet</translation>
    </message>
    <message>
        <source>Close it, or choose another name.</source>
        <translation>Das Programm schließen oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Name a store, such as one that &apos;trainyard runs export --store&apos; has written.</source>
        <translation>Eine Ablage nennen, etwa eine, die &apos;trainyard runs export --store&apos; geschrieben hat.</translation>
    </message>
</context>
<context>
    <name>SettingsText</name>
    <message>
        <source>The selected runs do not differ in a setting that can be drawn.</source>
        <translation>Die gewählten Läufe unterscheiden sich in keiner Einstellung, die sich zeichnen lässt.</translation>
    </message>
    <message>
        <source>None of the selected runs has this series.</source>
        <translation>Keiner der gewählten Läufe hat diese Messreihe.</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message>
        <source>All selected runs have the same value.</source>
        <translation>Alle gewählten Läufe haben denselben Wert.</translation>
    </message>
    <message numerus="yes">
        <source>Select %Ln more run(s): so few cannot tell what matters.</source>
        <translation>
            <numerusform>%Ln Lauf mehr wählen: So wenige zeigen nicht, worauf es ankommt.</numerusform>
            <numerusform>%Ln Läufe mehr wählen: So wenige zeigen nicht, worauf es ankommt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpecFields</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>No weight is pruned.</source>
        <translation>Kein Gewicht wird entfernt.</translation>
    </message>
    <message>
        <source>Magnitude</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Prunes the weights with the smallest absolute values.</source>
        <translation>Die Gewichte mit dem kleinsten Betrag gehen.</translation>
    </message>
    <message>
        <source>SNIP</source>
        <translation>SNIP</translation>
    </message>
    <message>
        <source>Prunes the weights whose removal changes the loss least, scored before training by |weight × gradient| on training data (Lee et al., 2019).</source>
        <translation>Es gehen die Gewichte, deren Wegfall den Loss am wenigsten ändert, vor dem Training nach |Gewicht × Gradient| auf Trainingsdaten bewertet (Lee et al., 2019).</translation>
    </message>
    <message>
        <source>SynFlow</source>
        <translation>SynFlow</translation>
    </message>
    <message>
        <source>Prunes the weights that carry the least of the net&apos;s flow, scored before training, without data, in 100 rounds (Tanaka et al., 2020).</source>
        <translation>Es gehen die Gewichte, die am wenigsten vom Fluss des Netzes tragen, vor dem Training und ohne Daten in 100 Runden bewertet (Tanaka et al., 2020).</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Prunes random weights: a baseline that any method should beat.</source>
        <translation>Zufällige Gewichte gehen: ein Vergleich, den jedes Verfahren schlagen sollte.</translation>
    </message>
    <message>
        <source>Single weights</source>
        <translation>Einzelne Gewichte</translation>
    </message>
    <message>
        <source>Whole filters</source>
        <translation>Ganze Filter</translation>
    </message>
    <message>
        <source>All weights of an output channel together, scored by their norm.</source>
        <translation>Alle Gewichte eines Ausgangskanals zusammen, nach ihrer Norm bewertet.</translation>
    </message>
    <message>
        <source>2 of 4</source>
        <translation>2 von 4</translation>
    </message>
    <message>
        <source>Two of every four neighbouring weights, as the sparse tensor cores of GPUs require.</source>
        <translation>Zwei von vier Nachbarn, wie es die Tensorkerne von GPUs verlangen.</translation>
    </message>
    <message>
        <source>Before training</source>
        <translation>Vor dem Training</translation>
    </message>
    <message>
        <source>Gradually</source>
        <translation>Allmählich</translation>
    </message>
    <message>
        <source>Increasingly during training, along a cubic curve (Zhu &amp; Gupta, 2017).</source>
        <translation>Immer mehr, während der Lauf trainiert, entlang einer kubischen Kurve (Zhu &amp; Gupta, 2017).</translation>
    </message>
    <message>
        <source>In rounds</source>
        <translation>In Runden</translation>
    </message>
    <message>
        <source>The run is divided into equal parts. Each ends by pruning the same share of the remaining weights; the last part trains what remains.</source>
        <translation>In gleichen Abschnitten des Laufs, an deren Ende jeweils derselbe Anteil des Rests entfernt wird; der letzte trainiert, was bleibt.</translation>
    </message>
    <message>
        <source>Share of the weights</source>
        <translation>Anteil der Gewichte</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Perzentil</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>All layers together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Each layer alone</source>
        <translation>Jede für sich</translation>
    </message>
    <message>
        <source>The weights judged</source>
        <translation>Die bewerteten</translation>
    </message>
    <message>
        <source>Fine-tuning: the remaining weights keep their values.</source>
        <translation>Feinabstimmung: Die übrigen Gewichte behalten ihre Werte.</translation>
    </message>
    <message>
        <source>A checkpoint</source>
        <translation>Ein Checkpoint</translation>
    </message>
    <message>
        <source>A lottery ticket: the remaining weights go back to earlier values.</source>
        <translation>Ein Lottery Ticket: Die übrigen Gewichte gehen auf frühere Werte zurück.</translation>
    </message>
    <message>
        <source>New random weights</source>
        <translation>Neue Zufallswerte</translation>
    </message>
    <message>
        <source>A control: the same mask with another initialisation.</source>
        <translation>Eine Kontrolle: dieselbe Maske, aber eine andere Initialisierung.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>How weights are scored; those with the lowest scores are pruned.</source>
        <translation>Wonach Gewichte bewertet werden; die mit den niedrigsten Werten gehen.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>When weights are pruned.</source>
        <translation>Wann Gewichte entfernt werden.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>The unit that is pruned as a whole.</source>
        <translation>Was als Ganzes entfernt wird.</translation>
    </message>
    <message>
        <source>How much, by</source>
        <translation>Wie viel, nach</translation>
    </message>
    <message>
        <source>A share removes exactly that share of the weights. A percentile or threshold removes all weights whose scores do not exceed it.</source>
        <translation>Ein Anteil entfernt genau so viele Gewichte. Ein Perzentil oder eine Schwelle entfernt alle Gewichte, deren Wert nicht darüber liegt.</translation>
    </message>
    <message>
        <source>Share pruned</source>
        <translation>Anteil entfernt</translation>
    </message>
    <message>
        <source>Share of the prunable weights that are zero at the end.</source>
        <translation>Anteil der entfernbaren Gewichte, der am Ende null ist.</translation>
    </message>
    <message>
        <source>The threshold is the smallest score that this percentage of the prunable weights does not exceed.</source>
        <translation>Die Schwelle ist der kleinste Wert, den so viel Prozent der entfernbaren Gewichte nicht überschreiten.</translation>
    </message>
    <message>
        <source>Weights with a score of at most this are pruned.</source>
        <translation>Gewichte mit höchstens diesem Wert gehen.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>The run is divided into one more part than there are rounds; every part but the last ends with a round of pruning.</source>
        <translation>Der Lauf hat einen Abschnitt mehr; jeder außer dem letzten endet mit einer Runde.</translation>
    </message>
    <message>
        <source>Share per round</source>
        <translation>Anteil je Runde</translation>
    </message>
    <message>
        <source>Share of the remaining weights that each round prunes.</source>
        <translation>Anteil der noch übrigen Gewichte, den jede Runde entfernt.</translation>
    </message>
    <message>
        <source>Compared within</source>
        <translation>Verglichen</translation>
    </message>
    <message>
        <source>Whether the weights of all layers are compared, so that large layers lose more, or each layer loses the same share.</source>
        <translation>Ob die Gewichte aller Schichten verglichen werden, sodass dicke mehr verlieren, oder jede Schicht denselben Anteil verliert.</translation>
    </message>
    <message>
        <source>Weights judged</source>
        <translation>Bewertete Gewichte</translation>
    </message>
    <message>
        <source>Checkpoint whose weights are scored: RUN@end, RUN@epoch-5, RUN@step-200 or the path of a file. Empty = the weights that training starts from.</source>
        <translation>Checkpoint, dessen Gewichte bewertet werden: LAUF@end, LAUF@epoch-5, LAUF@step-200 oder der Pfad einer Datei. Leer: die Gewichte, mit denen das Training beginnt.</translation>
    </message>
    <message>
        <source>Weights at start</source>
        <translation>Werte am Anfang</translation>
    </message>
    <message>
        <source>Values of the remaining weights at the first step.</source>
        <translation>Welche Werte die übrigen Gewichte beim ersten Schritt haben.</translation>
    </message>
    <message>
        <source>Reset to</source>
        <translation>Zurück auf</translation>
    </message>
    <message>
        <source>Checkpoint to whose values the remaining weights go back: RUN@epoch-0, RUN@epoch-2, RUN@step-200 or the path of a file.</source>
        <translation>Checkpoint der Werte, auf die die übrigen Gewichte zurückgehen: LAUF@epoch-0, LAUF@epoch-2, LAUF@step-200 oder der Pfad einer Datei.</translation>
    </message>
    <message>
        <source>Continue schedule</source>
        <translation>Schedule läuft weiter</translation>
    </message>
    <message>
        <source>Training continues the step count from the reset point, so that it repeats the original run&apos;s learning rates and data order from there. Otherwise it starts at step 0.</source>
        <translation>Das Training zählt seine Schritte vom Rücksetzpunkt weiter, sodass Lernrate und Reihenfolge der Daten die des ursprünglichen Laufs ab dort sind. Sonst beginnt es bei Schritt 0.</translation>
    </message>
    <message>
        <source>Initial share</source>
        <translation>Anteil anfangs</translation>
    </message>
    <message>
        <source>Share of the prunable weights that are zero when pruning begins.</source>
        <translation>Anteil der entfernbaren Gewichte, der am Beginn null ist.</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Beginnt bei</translation>
    </message>
    <message>
        <source>Epoch at which pruning begins.</source>
        <translation>Epoche, bei der das Entfernen beginnt.</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Endet bei</translation>
    </message>
    <message>
        <source>Epoch at which the share is reached; 0 = after three quarters of the run.</source>
        <translation>Epoche, bei der der Anteil erreicht ist; 0 = nach drei Vierteln des Laufs.</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Steps between two masks.</source>
        <translation>Schritte zwischen zwei Masken.</translation>
    </message>
    <message>
        <source>Batches judged</source>
        <translation>Batches zum Bewerten</translation>
    </message>
    <message>
        <source>Number of training batches over which gradients are averaged.</source>
        <translation>Batches der Trainingsdaten, über die Gradienten gemittelt werden.</translation>
    </message>
    <message>
        <source>Kept per layer</source>
        <translation>Bleibt je Schicht</translation>
    </message>
    <message>
        <source>Share of its weights that every layer always keeps. With 0, a run whose mask would empty a layer is refused.</source>
        <translation>Anteil ihrer Gewichte, den jede Schicht auf jeden Fall behält; 0: Ein Lauf, dessen Maske eine Schicht leeren würde, wird abgelehnt.</translation>
    </message>
    <message>
        <source>Shuffled mask</source>
        <translation>Gemischte Maske</translation>
    </message>
    <message>
        <source>A control: each layer keeps the same number of weights, but random ones.</source>
        <translation>Eine Kontrolle: Jede Schicht behält ebenso viele, aber zufällige Gewichte.</translation>
    </message>
    <message>
        <source>First layer too</source>
        <translation>Auch die erste</translation>
    </message>
    <message>
        <source>Also prune the first layer with weights.</source>
        <translation>Auch aus der ersten Schicht mit Gewichten entfernen.</translation>
    </message>
    <message>
        <source>Last layer too</source>
        <translation>Auch die letzte</translation>
    </message>
    <message>
        <source>Also prune the classifier.</source>
        <translation>Auch aus dem Klassifikator entfernen.</translation>
    </message>
    <message>
        <source>Depthwise too</source>
        <translation>Auch Depthwise</translation>
    </message>
    <message>
        <source>Also prune depthwise convolutions; they have few weights, and losing some costs much accuracy.</source>
        <translation>Auch aus Depthwise-Faltungen entfernen; sie haben wenige Gewichte und leiden sehr.</translation>
    </message>
    <message>
        <source>Layers not pruned</source>
        <translation>Ganz bleiben</translation>
    </message>
    <message>
        <source>Names of layers that are not pruned.</source>
        <translation>Namen der Schichten, aus denen nichts entfernt wird.</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What people call the run.</source>
        <translation>Wie der Lauf heißt.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>What is this run to find out?</source>
        <translation>Was soll dieser Lauf herausfinden?</translation>
    </message>
    <message>
        <source>Free text about the run.</source>
        <translation>Was von dem Lauf in Erinnerung bleiben soll.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>baseline, paper</source>
        <translation>Baseline, Paper</translation>
    </message>
    <message>
        <source>Keywords for finding the run, separated by commas.</source>
        <translation>Wörter, um den Lauf zu finden, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Modelldatei</translation>
    </message>
    <message>
        <source>none: the architecture above</source>
        <translation>keine: die Architektur oben</translation>
    </message>
    <message>
        <source>Full path of a model file, Keras architecture or ONNX model that defines the network, instead of a built-in architecture.</source>
        <translation>Ganzer Pfad einer Modelldatei, einer Keras-Architektur oder eines ONNX-Modells, aus dem das Netz kommt, statt einer Architektur.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>The layers of the network.</source>
        <translation>Die Schichten des Netzes.</translation>
    </message>
    <message>
        <source>Small CNN</source>
        <translation>Kleines CNN</translation>
    </message>
    <message>
        <source>A few convolutions and a classifier: minutes on a CPU, good for small grey images</source>
        <translation>Einige Faltungen und ein Klassifikator: Minuten auf einer CPU, gut für kleine Graubilder</translation>
    </message>
    <message>
        <source>ResNet20 V2</source>
        <translation>ResNet20 V2</translation>
    </message>
    <message>
        <source>20 layers with pre-activated residual blocks: for small photographs such as CIFAR-10</source>
        <translation>20 Schichten mit präaktivierten Residualblöcken: für kleine Fotos wie CIFAR-10</translation>
    </message>
    <message>
        <source>ResNet50 V2</source>
        <translation>ResNet50 V2</translation>
    </message>
    <message>
        <source>50 layers in bottleneck blocks, 25.6 million parameters: for photographs</source>
        <translation>50 Schichten in Engpass-Blöcken, 25,6 Millionen Parameter: für Fotos</translation>
    </message>
    <message>
        <source>ResNet101 V2</source>
        <translation>ResNet101 V2</translation>
    </message>
    <message>
        <source>101 layers in bottleneck blocks, 44.7 million parameters: for photographs</source>
        <translation>101 Schichten in Engpass-Blöcken, 44,7 Millionen Parameter: für Fotos</translation>
    </message>
    <message>
        <source>ResNet152 V2</source>
        <translation>ResNet152 V2</translation>
    </message>
    <message>
        <source>152 layers in bottleneck blocks, 60.4 million parameters: for photographs</source>
        <translation>152 Schichten in Engpass-Blöcken, 60,4 Millionen Parameter: für Fotos</translation>
    </message>
    <message>
        <source>MobileNet V2</source>
        <translation>MobileNet V2</translation>
    </message>
    <message>
        <source>Depthwise convolutions, 3.5 million parameters: small and quick for its accuracy</source>
        <translation>Tiefenweise Faltungen, 3,5 Millionen Parameter: klein und schnell für seine Genauigkeit</translation>
    </message>
    <message>
        <source>Large-image CNN</source>
        <translation>CNN für große Bilder</translation>
    </message>
    <message>
        <source>Five convolutions with pooling: for large images of few classes, such as 500 × 500 pixels</source>
        <translation>Fünf Faltungen mit Pooling: für große Bilder weniger Klassen, etwa 500 × 500 Pixel</translation>
    </message>
    <message>
        <source>GRU</source>
        <translation>GRU</translation>
    </message>
    <message>
        <source>Reads an image row by row, 128 units</source>
        <translation>Liest ein Bild Zeile für Zeile, 128 Einheiten</translation>
    </message>
    <message>
        <source>1-D CNN</source>
        <translation>1-D CNN</translation>
    </message>
    <message>
        <source>Convolutions along the rows: for feature vectors and time series</source>
        <translation>Faltungen entlang der Zeilen: für Merkmalsvektoren und Zeitreihen</translation>
    </message>
    <message>
        <source>2-D CNN</source>
        <translation>2-D CNN</translation>
    </message>
    <message>
        <source>Convolutions over a grid: for feature vectors arranged as a grid</source>
        <translation>Faltungen über ein Gitter: für so angeordnete Merkmalsvektoren</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>of inputs</source>
        <translation>der Eingänge</translation>
    </message>
    <message>
        <source>Share of the classifier&apos;s inputs that each training step sets to zero at random; 0 = none.</source>
        <translation>Anteil der Klassifikatoreingänge, der in jedem Trainingsschritt zufällig null gesetzt wird; 0 = keiner.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>× channels</source>
        <translation>× Kanäle</translation>
    </message>
    <message>
        <source>Scales the channels of every layer: 2 gives about four times the parameters.</source>
        <translation>Skaliert die Kanäle jeder Schicht: 2 ergibt etwa viermal so viele Parameter.</translation>
    </message>
    <message>
        <source>Initial weights</source>
        <translation>Anfangsgewichte</translation>
    </message>
    <message>
        <source>none: drawn at random</source>
        <translation>keine: zufällig gezogen</translation>
    </message>
    <message>
        <source>Full path of the file with the weights that training starts from; empty = random weights.</source>
        <translation>Vollständiger Pfad der Datei, mit deren Gewichten das Training beginnt; leer = zufällige.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>The source of the samples.</source>
        <translation>Woher die Samples kommen.</translation>
    </message>
    <message>
        <source>Glyphs, built in</source>
        <translation>Glyphen, eingebaut</translation>
    </message>
    <message>
        <source>Shapes that the engine draws from the seed: nothing to download</source>
        <translation>Formen, die die Engine selbst aus dem Seed zeichnet: nichts herunterzuladen</translation>
    </message>
    <message>
        <source>IDX files</source>
        <translation>IDX-Dateien</translation>
    </message>
    <message>
        <source>A folder with the four files of MNIST, Fashion-MNIST or similar, plain or .gz</source>
        <translation>Ein Ordner mit den vier Dateien von MNIST, Fashion-MNIST und dergleichen, roh oder als .gz</translation>
    </message>
    <message>
        <source>Image folder</source>
        <translation>Bilderordner</translation>
    </message>
    <message>
        <source>train/CLASS/*.jpg, *.png or *.webp, and the same below val or test</source>
        <translation>train/KLASSE/*.jpg, *.png oder *.webp und dasselbe unter val oder test</translation>
    </message>
    <message>
        <source>CIFAR-10 or CIFAR-100</source>
        <translation>CIFAR-10 oder CIFAR-100</translation>
    </message>
    <message>
        <source>The folder or .tar.gz of the binary or Python version</source>
        <translation>Der Ordner oder das .tar.gz der binären oder der Python-Fassung</translation>
    </message>
    <message>
        <source>CSV list of images</source>
        <translation>CSV-Liste von Bildern</translation>
    </message>
    <message>
        <source>A file with the lines path,label, or a folder with train.csv and val.csv</source>
        <translation>Eine Datei mit den Zeilen path,label oder ein Ordner mit train.csv und val.csv</translation>
    </message>
    <message>
        <source>TFRecord files</source>
        <translation>TFRecord-Dateien</translation>
    </message>
    <message>
        <source>tf.train.Example records with an encoded image and a label</source>
        <translation>tf.train.Example-Einträge mit einem kodierten Bild und einem Label</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>HDF5-Dateien</translation>
    </message>
    <message>
        <source>A file, a list of files, or a folder with train*.h5 and val*.h5</source>
        <translation>Eine Datei, eine Liste von Dateien oder ein Ordner mit train*.h5 und val*.h5</translation>
    </message>
    <message>
        <source>Synthetic ImageNet</source>
        <translation>Synthetisches ImageNet</translation>
    </message>
    <message>
        <source>Random images in ImageNet&apos;s shape and number: for measuring speed, nothing can be learned</source>
        <translation>Zufallsbilder in der Anzahl von ImageNet: misst die Geschwindigkeit, zu lernen gibt es nichts</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folder of the data set</source>
        <translation>Ordner des Datensatzes</translation>
    </message>
    <message>
        <source>Folder or file of the data set; empty for glyphs and synthetic.</source>
        <translation>Ordner oder Datei des Datensatzes; leer bei glyphs und synthetic.</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Name of the data set or feature with the images or numbers. Several HDF5 names, separated by commas, are joined: vectors end to end, others as channels. Empty = features, or image/encoded.</source>
        <translation>Wo die Bilder oder Zahlen stehen; mehrere HDF5-Eingaben mit Kommas werden verbunden: Vektoren hintereinander, andere als Kanäle. Leer = features oder image/encoded.</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>Name of the data set or feature with the labels. Empty = labels, or image/class/label.</source>
        <translation>Wo die Labels stehen. Leer = labels oder image/class/label.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>A number of classes, spread evenly over all of them, or class names separated by commas. Results show the choice because a subset is a different task.</source>
        <translation>Eine Anzahl von Klassen, gleichmäßig über alle verteilt, oder Namen mit Kommas. Ergebnisse werden damit gekennzeichnet: Eine Teilmenge ist eine andere Aufgabe.</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Zurückgehalten</translation>
    </message>
    <message>
        <source>Share of each class held out for validation if the data set has no validation part: 0.1 = one image in ten.</source>
        <translation>Anteil jeder Klasse, der zur Validierung zurückgehalten wird, wenn der Datensatz keinen Teil dafür hat: 0.1 = jedes zehnte Bild.</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>Bildgröße</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Height × width, 8 to 1024 for images. Every image is resized to this before it enters the network; features of HDF5 files have height × width × channels values.</source>
        <translation>Höhe × Breite, 8 bis 1024 bei Bildern. Jedes Bild wird auf diese Größe gebracht, bevor es ins Netz kommt; Features aus HDF5-Dateien haben so viele Werte wie Höhe × Breite × Kanäle.</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>For images 1 (grey) or 3 (RGB).</source>
        <translation>Bei Bildern 1 (grau) oder 3 (RGB).</translation>
    </message>
    <message>
        <source>Training samples</source>
        <translation>Trainingssamples</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Number of training samples to use; fewer give a quick trial. 0 = all (10,000 glyphs).</source>
        <translation>Wie viele Trainingssamples verwendet werden: Wenige ergeben einen schnellen Versuch. 0 = alle (10.000 Glyphen).</translation>
    </message>
    <message>
        <source>Validation samples</source>
        <translation>Validierungssamples</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Number of samples that each validation uses. 0 = all (2,000 glyphs).</source>
        <translation>Wie viele Samples die Validierung nach einer Epoche verwendet. 0 = alle (2.000 Glyphen).</translation>
    </message>
    <message>
        <source>Seed of samples</source>
        <translation>Seed der Samples</translation>
    </message>
    <message>
        <source>the run&apos;s seed</source>
        <translation>Seed des Laufs</translation>
    </message>
    <message>
        <source>Determines which samples are used: the choice of a subset, the validation split, and the samples that the engine draws.</source>
        <translation>Welche Samples es gibt: die aus mehreren gewählten, die für die Validierung zurückgehaltenen oder die von der Engine gezeichneten.</translation>
    </message>
    <message>
        <source>Sample order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>The order in which an epoch&apos;s samples come.</source>
        <translation>Die Reihenfolge der Beispiele einer Epoche.</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Every sample once per epoch, reshuffled each time; ranks take turns</source>
        <translation>Jedes Beispiel einmal je Epoche, neu gemischt; Ränge wechseln sich ab</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Each batch is drawn from all samples with replacement</source>
        <translation>Jeder Batch wird aus allen Beispielen gezogen, mit Wiederholung</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>File by file, shuffled within each file; ranks take whole files</source>
        <translation>Datei nach Datei, jede in sich gemischt; Ränge nehmen ganze Dateien</translation>
    </message>
    <message>
        <source>Seed of order</source>
        <translation>Seed der Reihenfolge</translation>
    </message>
    <message>
        <source>Determines the order of the samples and their random changes.</source>
        <translation>In welcher Reihenfolge die Samples kommen und wie sie zufällig verändert werden.</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Flip</translation>
    </message>
    <message>
        <source>Mirror half of the training images, left to right.</source>
        <translation>Die Hälfte der Trainingsbilder seitenverkehrt zeigen.</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Crop</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Padding on each side before the random crop.</source>
        <translation>Rand auf jeder Seite vor dem zufälligen Crop.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>How an image of another shape is fitted to the image size.</source>
        <translation>Wie ein Bild anderer Form auf die Bildgröße kommt.</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio changed</source>
        <translation>Das ganze Bild, verzerrt</translation>
    </message>
    <message>
        <source>The centre of the image, with its aspect ratio kept</source>
        <translation>Die Mitte des Bildes, unverzerrt</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio kept and black bars added</source>
        <translation>Das ganze Bild, unverzerrt, zwischen schwarzen Balken</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>Zufallsausschnitt</translation>
    </message>
    <message>
        <source>Take a random part of each image and resize it: the usual choice for photographs.</source>
        <translation>Einen zufälligen Teil jedes Bildes auf Bildgröße bringen: bei Fotos üblich.</translation>
    </message>
    <message>
        <source>Least area</source>
        <translation>Mindestfläche</translation>
    </message>
    <message>
        <source>Smallest share of the image&apos;s area that the part covers; 0.08 is usual.</source>
        <translation>Kleinster Anteil des Bildes, den der Ausschnitt nimmt; üblich ist 0,08.</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>Seitenverh.</translation>
    </message>
    <message>
        <source>The part&apos;s aspect ratio is drawn from 1/value to the value.</source>
        <translation>Breite zu Höhe des Ausschnitts: von 1/Wert bis Wert.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Turn by a random multiple of 90°; by 0° or 180° when images are not square.</source>
        <translation>Um ein zufälliges Vielfaches von 90° drehen; um 0° oder 180°, wenn Bilder nicht quadratisch sind.</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <source>Multiplied by a factor drawn from 1 − value to 1 + value; 0 = unchanged.</source>
        <translation>Multipliziert mit einem Faktor von 1 − Wert bis 1 + Wert; 0 = unverändert.</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Sättigung</translation>
    </message>
    <message>
        <source>Hue</source>
        <translation>Farbton</translation>
    </message>
    <message>
        <source>Shifted by up to this share of the colour circle, 0 to 0.5.</source>
        <translation>Um bis zu diesen Anteil des Farbkreises gedreht, 0 bis 0,5.</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>je Bild</translation>
    </message>
    <message>
        <source>RandAugment: number of random operations per image.</source>
        <translation>RandAugment: so viele zufällige Änderungen je Bild.</translation>
    </message>
    <message>
        <source>of 30</source>
        <translation>von 30</translation>
    </message>
    <message>
        <source>RandAugment: how strong each operation is.</source>
        <translation>RandAugment: wie stark jede Änderung ist.</translation>
    </message>
    <message>
        <source>Cutout</source>
        <translation>Cutout</translation>
    </message>
    <message>
        <source>Side of the covered square.</source>
        <translation>Seite des abgedeckten Quadrats.</translation>
    </message>
    <message>
        <source>Mixup alpha</source>
        <translation>Mixup-Alpha</translation>
    </message>
    <message>
        <source>The other image&apos;s share is drawn from Beta(value, value); 0 = off.</source>
        <translation>Der Anteil des anderen Bildes wird aus Beta(Wert, Wert) gezogen; 0 = aus.</translation>
    </message>
    <message>
        <source>CutMix alpha</source>
        <translation>CutMix-Alpha</translation>
    </message>
    <message>
        <source>Cache folder</source>
        <translation>Cache-Ordner</translation>
    </message>
    <message>
        <source>Folder on a fast disk</source>
        <translation>Ordner auf einer schnellen Platte</translation>
    </message>
    <message>
        <source>The prepared cache: off, auto (the user&apos;s cache folder), or a folder. The first run that uses it fills it.</source>
        <translation>Der vorbereitete Cache: off, auto (der Cache-Ordner des Benutzers) oder ein Ordner. Er wird bei der ersten Verwendung gefüllt.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Every epoch decodes the images again</source>
        <translation>Bilder werden in jeder Epoche neu dekodiert</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Images are decoded and resized once and shared by all runs</source>
        <translation>Bilder werden einmal dekodiert und verkleinert; alle Läufe teilen sie</translation>
    </message>
    <message>
        <source>Kept side</source>
        <translation>Kürzere Seite</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>For resized crops: the shorter side of the kept images; auto = 8/7 of the image size.</source>
        <translation>Für Zufallsausschnitte: die kürzere Seite der aufbewahrten Bilder; auto = 8/7 der Bildgröße.</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>Bewahrt als</translation>
    </message>
    <message>
        <source>The form in which each image is kept.</source>
        <translation>Was von jedem Bild aufbewahrt wird.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Pixels if they need at most 16 GB, otherwise JPEGs</source>
        <translation>Pixel, solange sie höchstens 16 GB brauchen, sonst JPEGs</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Fastest, largest</source>
        <translation>Am schnellsten, am größten</translation>
    </message>
    <message>
        <source>JPEG</source>
        <translation>JPEG</translation>
    </message>
    <message>
        <source>JPEGs at quality 95: about a tenth of the space</source>
        <translation>JPEGs der Qualität 95: etwa ein Zehntel des Platzes</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>Laderthreads</translation>
    </message>
    <message>
        <source>Loader</source>
        <translation>Lader</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Threads that read and augment images while training runs; 0 = the training thread does it.</source>
        <translation>Threads, die neben dem Training Bilder lesen und augmentieren; 0 = im Trainingsthread.</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Unlesbar</translation>
    </message>
    <message>
        <source>What the run does when a file, record or row cannot be read.</source>
        <translation>Was mit dem Lauf geschieht, wenn eine Datei, ein Eintrag oder eine Zeile nicht lesbar ist.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>The run fails and names the first sample that cannot be read</source>
        <translation>Der Lauf scheitert und nennt das erste Beispiel, das nicht lesbar ist</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Training replaces the sample with another, validation leaves it out; the run&apos;s messages list them</source>
        <translation>Das Training nimmt ein anderes Beispiel an seiner Stelle, die Validierung lässt es aus; die Meldungen des Laufs nennen sie</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Number of passes over the training data.</source>
        <translation>Wie oft jedes Trainingssample gesehen wird.</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batchgröße</translation>
    </message>
    <message>
        <source>Samples whose gradients are averaged for one optimizer step. 0 in the form or auto in JSON = the largest power of two that fits in half of the free memory and is at most an eighth of the samples; it is chosen when the run first starts.</source>
        <translation>Samples, deren Gradienten für einen Schritt des Optimierers gemittelt werden. 0 im Formular, auto in JSON = die größte Zweierpotenz innerhalb der Hälfte des freien Speichers und eines Achtels der Samples, beim ersten Start des Laufs bestimmt.</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>Mikro-Batches</translation>
    </message>
    <message>
        <source>a batch</source>
        <translation>je Batch</translation>
    </message>
    <message>
        <source>Number of parts in which a batch is computed; their gradients are averaged. Saves memory, the step stays the same.</source>
        <translation>Berechnet einen Batch in so vielen Teilen und mittelt ihre Gradienten: weniger Speicher, derselbe Schritt.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Precision of the computation; weights are kept in fp32.</source>
        <translation>Der Berechnung; Gewichte bleiben in fp32.</translation>
    </message>
    <message>
        <source>fp32</source>
        <translation>fp32</translation>
    </message>
    <message>
        <source>32-bit numbers throughout</source>
        <translation>Durchgehend 32-Bit-Zahlen</translation>
    </message>
    <message>
        <source>bf16</source>
        <translation>bf16</translation>
    </message>
    <message>
        <source>Computes in 16 bits, keeps weights in 32: faster if the processor supports it</source>
        <translation>Rechnet in 16 Bit, behält Gewichte in 32: schneller, wo der Prozessor es kann</translation>
    </message>
    <message>
        <source>fp16</source>
        <translation>fp16</translation>
    </message>
    <message>
        <source>Computes in half precision with loss scaling: the fastest on GPUs</source>
        <translation>Rechnet in halber Genauigkeit und skaliert den Verlust passend: auf GPUs am schnellsten</translation>
    </message>
    <message>
        <source>tf32</source>
        <translation>tf32</translation>
    </message>
    <message>
        <source>32-bit numbers with rounded products, on GPUs</source>
        <translation>32-Bit-Zahlen, deren Produkte gerundet werden, auf GPUs</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>The rule by which gradients change the weights.</source>
        <translation>Die Regel, nach der Gradienten die Gewichte ändern.</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>SGD mit Momentum</translation>
    </message>
    <message>
        <source>Stochastic gradient descent</source>
        <translation>Stochastischer Gradientenabstieg</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>A separate rate for every weight; 0.001 is a good start</source>
        <translation>Eine eigene Rate für jedes Gewicht; 0,001 ist ein guter Anfang</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>Adam with weight decay decoupled from the gradient</source>
        <translation>Adam mit vom Gradienten getrennter Gewichtsabnahme</translation>
    </message>
    <message>
        <source>RMSprop</source>
        <translation>RMSprop</translation>
    </message>
    <message>
        <source>Divides by the recent magnitude of the gradients</source>
        <translation>Teilt durch die jüngste Größe der Gradienten</translation>
    </message>
    <message>
        <source>Adadelta</source>
        <translation>Adadelta</translation>
    </message>
    <message>
        <source>Adapts its own scale: a learning rate of 1 is usual</source>
        <translation>Skaliert sich selbst: eine Lernrate von 1 ist üblich</translation>
    </message>
    <message>
        <source>LARS</source>
        <translation>LARS</translation>
    </message>
    <message>
        <source>A separate rate for every layer: for very large batches</source>
        <translation>Eine eigene Rate für jede Schicht: für sehr große Batches</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>Share of the previous step that is kept: 0.9 smooths over about ten steps. RMSprop&apos;s default is 0.</source>
        <translation>Anteil des letzten Schritts, der erhalten bleibt: 0,9 glättet über etwa zehn Schritte. RMSprop beginnt mit 0.</translation>
    </message>
    <message>
        <source>Nesterov</source>
        <translation>Nesterov</translation>
    </message>
    <message>
        <source>Evaluates the gradient one momentum step ahead.</source>
        <translation>Blickt einen Momentumschritt voraus, bevor der Gradient bestimmt wird.</translation>
    </message>
    <message>
        <source>Beta 1</source>
        <translation>Beta 1</translation>
    </message>
    <message>
        <source>Decay of the mean gradient: the share kept at each step.</source>
        <translation>Anteil des mittleren Gradienten, der bei jedem Schritt bleibt.</translation>
    </message>
    <message>
        <source>Beta 2</source>
        <translation>Beta 2</translation>
    </message>
    <message>
        <source>Decay of the mean square: the share kept at each step.</source>
        <translation>Anteil des mittleren Quadrats, der bei jedem Schritt bleibt.</translation>
    </message>
    <message>
        <source>Rho</source>
        <translation>Rho</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Epsilon</translation>
    </message>
    <message>
        <source>Added to the divisor so that it is never zero. Adadelta&apos;s default is 1e-6.</source>
        <translation>Wird zum Divisor addiert, damit er nie null ist. Adadelta beginnt mit 1e-6.</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Trust</translation>
    </message>
    <message>
        <source>Size of a layer&apos;s step relative to the norm of its weights.</source>
        <translation>Schritt einer Schicht als Anteil der Größe ihrer Gewichte.</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Weight Decay</translation>
    </message>
    <message>
        <source>Pulls weights towards zero; 0 = off. AdamW&apos;s default is 0.01.</source>
        <translation>Zieht Gewichte gegen null; 0 = gar nicht. AdamW beginnt mit 0,01.</translation>
    </message>
    <message>
        <source>Batch-norm and biases too</source>
        <translation>Auch Batch-Norm und Bias</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Abnahme</translation>
    </message>
    <message>
        <source>Applies the weight decay to batch-norm parameters and biases as well.</source>
        <translation>Wendet die Gewichtsabnahme auch auf Batch-Norm-Parameter und Bias an.</translation>
    </message>
    <message>
        <source>Clip gradients</source>
        <translation>Grad. kappen</translation>
    </message>
    <message>
        <source>Largest global norm of the gradients; 0 = no clipping.</source>
        <translation>Die größte Norm aller Gradienten zusammen; 0 = kein Kappen.</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>The highest rate of the schedule; the preview on the right draws it.</source>
        <translation>Die höchste Rate des Schedules; die Vorschau rechts zeigt seinen Verlauf.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Schedule</translation>
    </message>
    <message>
        <source>How the rate changes over the run.</source>
        <translation>Wie sich die Rate im Lauf ändert.</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstant</translation>
    </message>
    <message>
        <source>The same rate to the end</source>
        <translation>Dieselbe Rate bis zum Ende</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Falls by a factor at regular intervals</source>
        <translation>Fällt in Stufen um einen Faktor</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Cosinus</translation>
    </message>
    <message>
        <source>Falls along half a cosine</source>
        <translation>Fällt entlang eines halben Cosinus</translation>
    </message>
    <message>
        <source>Polynomial</source>
        <translation>Polynom</translation>
    </message>
    <message>
        <source>Falls as a power of the remaining part of the run</source>
        <translation>Fällt entlang einer Potenz des restlichen Laufs</translation>
    </message>
    <message>
        <source>One-cycle</source>
        <translation>One-Cycle</translation>
    </message>
    <message>
        <source>Rises for 30 % of the run, then falls</source>
        <translation>Steigt während 30 % des Laufs, fällt dann</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Warm-up</translation>
    </message>
    <message>
        <source>Number of epochs over which the rate rises linearly from a tenth; helps with large batches.</source>
        <translation>Die Rate steigt über so viele Epochen linear von einem Zehntel an; hilft großen Batches.</translation>
    </message>
    <message>
        <source>Final share</source>
        <translation>Endanteil</translation>
    </message>
    <message>
        <source>of the rate</source>
        <translation>der Rate</translation>
    </message>
    <message>
        <source>Where the schedule ends, as a share of the learning rate.</source>
        <translation>Wo der Schedule endet, als Anteil der Lernrate.</translation>
    </message>
    <message>
        <source>Step every</source>
        <translation>Stufe alle</translation>
    </message>
    <message>
        <source>How long the rate stays the same before it falls.</source>
        <translation>Wie lange die Rate bleibt, bevor sie fällt.</translation>
    </message>
    <message>
        <source>Step factor</source>
        <translation>Stufenfaktor</translation>
    </message>
    <message>
        <source>× the rate</source>
        <translation>× die Rate</translation>
    </message>
    <message>
        <source>Each fall multiplies the rate by this.</source>
        <translation>Womit jede Stufe die Rate multipliziert.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Exponent</translation>
    </message>
    <message>
        <source>1 falls linearly, 2 falls faster at first.</source>
        <translation>1 fällt linear, 2 anfangs schneller.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>The function that training minimises.</source>
        <translation>Was das Training klein macht.</translation>
    </message>
    <message>
        <source>Softmax cross-entropy</source>
        <translation>Softmax-Kreuzentropie</translation>
    </message>
    <message>
        <source>One class per image: the usual choice</source>
        <translation>Eine Klasse je Bild: der übliche</translation>
    </message>
    <message>
        <source>Binary cross-entropy</source>
        <translation>Binäre Kreuzentropie</translation>
    </message>
    <message>
        <source>Each class on its own</source>
        <translation>Jede Klasse für sich</translation>
    </message>
    <message>
        <source>Squared error</source>
        <translation>Quadratischer Fehler</translation>
    </message>
    <message>
        <source>Distance from 1 for the class and 0 for the others</source>
        <translation>Abstand von 1 für die Klasse und 0 für die anderen</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Label-Glättung</translation>
    </message>
    <message>
        <source>Share of the target that is spread over all classes; 0 = none, 0.1 is common for large nets.</source>
        <translation>Anteil des Ziels, der auf alle Klassen verteilt wird; 0 = keiner, 0,1 ist bei großen Netzen üblich.</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>Checkpoint alle</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>at end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>A run that was stopped or killed resumes from its newest checkpoint.</source>
        <translation>Ein gestoppter oder abgebrochener Lauf macht beim neuesten Checkpoint weiter.</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>Checkpoints behalten</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Number of newest checkpoints to keep; older ones are deleted.</source>
        <translation>Ältere Checkpoints werden gelöscht, sobald es so viele neuere gibt.</translation>
    </message>
    <message>
        <source>Keep epochs</source>
        <translation>Feste Epochen</translation>
    </message>
    <message>
        <source>none, or 0, 1, 2, 5</source>
        <translation>keine, oder 0, 1, 2, 5</translation>
    </message>
    <message>
        <source>Checkpoints at the end of these epochs are kept permanently, as reset points for pruned runs; 0 = the initialisation.</source>
        <translation>Checkpoints am Ende dieser Epochen bleiben für immer, als Rücksetzpunkte für Läufe mit Pruning; 0 = die Initialisierung.</translation>
    </message>
    <message>
        <source>Keep steps</source>
        <translation>Feste Schritte</translation>
    </message>
    <message>
        <source>Checkpoints after these steps are kept permanently, as reset points for pruned runs.</source>
        <translation>Checkpoints nach so vielen Schritten bleiben für immer, als Rücksetzpunkte für Läufe mit Pruning.</translation>
    </message>
    <message>
        <source>Best checkpoint</source>
        <translation>Bester Stand</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Nicht behalten</translation>
    </message>
    <message>
        <source>Also keeps the checkpoint of the epoch where this metric was best.</source>
        <translation>Behält auch den Checkpoint der Epoche, in der diese Reihe am besten war.</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Validierungsverlust</translation>
    </message>
    <message>
        <source>Validation top-1</source>
        <translation>Validierung Top-1</translation>
    </message>
    <message>
        <source>Validation top-5</source>
        <translation>Validierung Top-5</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Trainingsverlust</translation>
    </message>
    <message>
        <source>Training top-1</source>
        <translation>Training Top-1</translation>
    </message>
    <message>
        <source>Validate every</source>
        <translation>Validieren alle</translation>
    </message>
    <message>
        <source>How often validation loss and accuracy are measured.</source>
        <translation>Wie oft Validierungs-Loss und -Genauigkeit bestimmt werden.</translation>
    </message>
    <message>
        <source>Parallel validation</source>
        <translation>Parallel validieren</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Number of extra threads that validate while training continues; no = training waits.</source>
        <translation>Validiert auf eigenen Threads, während das Training weiterläuft; nein = das Training wartet.</translation>
    </message>
    <message>
        <source>Stop early on</source>
        <translation>Früher Stopp</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Ends the run when this metric stops improving.</source>
        <translation>Beendet den Lauf, wenn diese Reihe nicht mehr besser wird.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Geduld</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>How many values in a row may fail to improve on the best.</source>
        <translation>So viele Werte hintereinander dürfen nicht besser sein als der beste.</translation>
    </message>
    <message>
        <source>Smallest gain</source>
        <translation>Min. Gewinn</translation>
    </message>
    <message>
        <source>Only a gain larger than this counts as an improvement.</source>
        <translation>Besser heißt: um mehr als dies.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Ends the run as soon as this metric reaches the target, and records the time it took.</source>
        <translation>Beendet den Lauf, sobald diese Reihe dort ist, und hält die Dauer fest.</translation>
    </message>
    <message>
        <source>Target value</source>
        <translation>Zielwert</translation>
    </message>
    <message>
        <source>Accuracy at least, loss at most; 0.99 is 99 %.</source>
        <translation>Genauigkeit mindestens, Verlust höchstens; 0,99 sind 99 %.</translation>
    </message>
    <message>
        <source>On NaN</source>
        <translation>Bei NaN</translation>
    </message>
    <message>
        <source>What to do when the loss is no longer a number.</source>
        <translation>Was zu tun ist, wenn der Loss keine Zahl mehr ist.</translation>
    </message>
    <message>
        <source>The run ends as failed and names the step</source>
        <translation>Der Lauf endet als gescheitert und nennt den Schritt</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortfahren</translation>
    </message>
    <message>
        <source>The run continues; the curve shows where it happened</source>
        <translation>Der Lauf geht weiter; die Messreihe zeigt, wo es geschah</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>The hardware that computes.</source>
        <translation>Was rechnet.</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>oneDNN&apos;s fast kernels on the processor&apos;s cores</source>
        <translation>Schnelle oneDNN-Kernel auf den Kernen des Prozessors</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Plain C++ loops: slow, for checking results; works on every machine</source>
        <translation>Einfache Schleifen in C++: langsam, zum Prüfen von Ergebnissen; läuft auf jedem Rechner</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>An NVIDIA GPU, with cuDNN</source>
        <translation>Eine GPU von NVIDIA, mit cuDNN</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Cores that the run computes on; the others stay free for other runs.</source>
        <translation>Kerne, auf denen der Lauf rechnet; die übrigen bleiben für weitere Läufe frei.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>Prozesse</translation>
    </message>
    <message>
        <source>Processes that train together: each computes its part of every batch, and their gradients are averaged.</source>
        <translation>Prozesse, die zusammen trainieren: Jeder rechnet seinen Teil jedes Batches, und ihre Gradienten werden gemittelt.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Number of cluster nodes over which the ranks are spread.</source>
        <translation>Rechner des Clusters, auf die die Ränge verteilt werden.</translation>
    </message>
    <message>
        <source>Processes per node</source>
        <translation>Prozesse je Knoten</translation>
    </message>
    <message>
        <source>ranks and masters</source>
        <translation>Ränge und Master</translation>
    </message>
    <message>
        <source>evenly</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>Number of processes on each node.</source>
        <translation>Wie viele Prozesse ein Knoten bekommt.</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Number of GPUs requested on each node.</source>
        <translation>GPUs, die auf jedem Knoten verlangt werden.</translation>
    </message>
    <message>
        <source>GPU type</source>
        <translation>GPU-Typ</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>The cluster&apos;s name for it, such as a100.</source>
        <translation>Wie der Cluster ihn nennt: a100.</translation>
    </message>
    <message>
        <source>GPU numbers</source>
        <translation>GPU-Nummern</translation>
    </message>
    <message>
        <source>any that are free</source>
        <translation>beliebige freie</translation>
    </message>
    <message>
        <source>Only these GPUs of this machine; empty = any that are free.</source>
        <translation>Diese GPUs des Rechners und keine anderen; leer = beliebige freie.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>the cluster&apos;s default</source>
        <translation>Vorgabe des Clusters</translation>
    </message>
    <message>
        <source>A group of nodes with its own limits.</source>
        <translation>Eine Gruppe von Knoten mit eigenen Grenzen.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>your default</source>
        <translation>Ihre Vorgabe</translation>
    </message>
    <message>
        <source>The account that is charged for the job.</source>
        <translation>Welches Konto den Auftrag bezahlt.</translation>
    </message>
    <message>
        <source>Quality of service</source>
        <translation>Dienstgüte (QoS)</translation>
    </message>
    <message>
        <source>the account&apos;s default</source>
        <translation>Vorgabe des Kontos</translation>
    </message>
    <message>
        <source>Priority and limits, if the cluster offers several.</source>
        <translation>Vorrang und Grenzen, wo der Cluster mehrere kennt.</translation>
    </message>
    <message>
        <source>Node features</source>
        <translation>Knotenmerkmale</translation>
    </message>
    <message>
        <source>ib&amp;a100</source>
        <translation>ib&amp;a100</translation>
    </message>
    <message>
        <source>Features that the nodes must have.</source>
        <translation>Merkmale, die die Knoten haben müssen.</translation>
    </message>
    <message>
        <source>Excluded nodes</source>
        <translation>Unerwünschte Knoten</translation>
    </message>
    <message>
        <source>n[01-03]</source>
        <translation>n[01-03]</translation>
    </message>
    <message>
        <source>Nodes that the run must not use.</source>
        <translation>Der Lauf kommt auf andere Knoten als diese.</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Reservierung</translation>
    </message>
    <message>
        <source>A reservation of the cluster that you may use.</source>
        <translation>Eine Reservierung des Clusters, die Sie nutzen dürfen.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>The scheduler ends the job after this time. The run saves a checkpoint shortly before and continues when the queue next starts it.</source>
        <translation>Nach dieser Zeit endet der Auftrag: vorher sichert der Lauf und geht weiter, wenn er wieder an der Reihe ist.</translation>
    </message>
    <message>
        <source>Memory per node</source>
        <translation>Speicher je Knoten</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Memory that the job may use on each node.</source>
        <translation>Speicher, den der Job auf jedem Knoten verwenden darf.</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Neustarts</translation>
    </message>
    <message>
        <source>times by itself</source>
        <translation>Mal von selbst</translation>
    </message>
    <message>
        <source>How often the run may restart by itself after a time limit, a preemption or a lost node.</source>
        <translation>Wie oft der Lauf nach Zeitgrenze, Verdrängung oder verlorenem Knoten neu beginnen darf.</translation>
    </message>
    <message>
        <source>Work together</source>
        <translation>Zusammenarbeit</translation>
    </message>
    <message>
        <source>Asynchronous modes use an additional master process; slow workers then delay nobody.</source>
        <translation>Asynchrone Arten haben einen Master, einen weiteren Prozess; langsame Arbeiter halten dann niemanden auf.</translation>
    </message>
    <message>
        <source>Synchronous</source>
        <translation>Synchron</translation>
    </message>
    <message>
        <source>Every step averages the gradients of all ranks, which wait for each other</source>
        <translation>Die Gradienten jedes Schritts werden über alle Ränge gemittelt, die aufeinander warten</translation>
    </message>
    <message>
        <source>Downpour</source>
        <translation>Downpour</translation>
    </message>
    <message>
        <source>Workers send gradients to a master, which updates immediately and assigns the next batches</source>
        <translation>Arbeiter senden Gradienten an einen Master, der sofort aktualisiert und die nächsten Batches austeilt</translation>
    </message>
    <message>
        <source>EASGD</source>
        <translation>EASGD</translation>
    </message>
    <message>
        <source>Workers train independently and are pulled towards a common centre that the master keeps</source>
        <translation>Arbeiter trainieren für sich und werden zu einer gemeinsamen Mitte gezogen, die der Master hält</translation>
    </message>
    <message>
        <source>GEM</source>
        <translation>GEM</translation>
    </message>
    <message>
        <source>Workers scale their updates so that together they move like one run with momentum</source>
        <translation>Arbeiter skalieren, was sie senden, sodass alle zusammen sich wie ein Lauf mit Momentum bewegen</translation>
    </message>
    <message>
        <source>Scaling rule</source>
        <translation>Skalierungsregel</translation>
    </message>
    <message>
        <source>How batch size and learning rate change with n ranks.</source>
        <translation>Was mit n Rängen aus Batch-Größe und Lernrate wird.</translation>
    </message>
    <message>
        <source>Share the batch</source>
        <translation>Batch teilen</translation>
    </message>
    <message>
        <source>The ranks share the batch and the rate stays: the losses equal those of one rank</source>
        <translation>Die Ränge teilen sich den Batch, die Rate bleibt: die Verluste eines einzelnen Ranges</translation>
    </message>
    <message>
        <source>Batch each, rate × n</source>
        <translation>Je ein Batch, Rate × n</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate grows linearly</source>
        <translation>Jeder Rang hat einen eigenen Batch; die Lernrate wächst linear</translation>
    </message>
    <message>
        <source>Batch each, rate × √n</source>
        <translation>Je ein Batch, Rate × √n</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate grows by the square root</source>
        <translation>Jeder Rang hat einen eigenen Batch; die Lernrate wächst mit der Quadratwurzel</translation>
    </message>
    <message>
        <source>Batch each, rate × n^⅔</source>
        <translation>Je ein Batch, Rate × n^⅔</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate grows by the two-thirds power</source>
        <translation>Jeder Rang hat einen eigenen Batch; die Lernrate wächst mit der Potenz zwei Drittel</translation>
    </message>
    <message>
        <source>Batch each, rate stays</source>
        <translation>Je ein Batch, Rate bleibt</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate stays</source>
        <translation>Jeder Rang hat einen eigenen Batch; die Lernrate bleibt</translation>
    </message>
    <message>
        <source>Bucket size</source>
        <translation>Bucket-Größe</translation>
    </message>
    <message>
        <source>MiB, 0 = tuned</source>
        <translation>MiB, 0 = ausprobiert</translation>
    </message>
    <message>
        <source>Gradients are summed over the ranks in slices of this size; 0 = tuned in the first steps.</source>
        <translation>Gradienten werden über die Ranks in Stücken dieser Größe summiert; 0 = in den ersten Schritten ausprobiert.</translation>
    </message>
    <message>
        <source>Buckets in</source>
        <translation>Buckets in</translation>
    </message>
    <message>
        <source>The precision in which ranks send gradients to each other.</source>
        <translation>In welcher Form Ränge einander ihre Gradienten schicken.</translation>
    </message>
    <message>
        <source>Gradients are sent unrounded</source>
        <translation>Gradienten reisen, wie sie sind</translation>
    </message>
    <message>
        <source>Gradients are sent rounded, which halves the time over a network; they are added in fp32</source>
        <translation>Gradienten reisen gerundet, über ein Netz in der halben Zeit; addiert werden sie in fp32</translation>
    </message>
    <message>
        <source>Like bf16 but rounded less; gradients are scaled first so that nothing overflows</source>
        <translation>Wie bf16, weniger gerundet: vorher skaliert, damit nichts überläuft</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappen</translation>
    </message>
    <message>
        <source>sum while computing</source>
        <translation>beim Rechnen summieren</translation>
    </message>
    <message>
        <source>Sums the gradients that are ready while the backward pass computes the rest. Turn it off to see how much that saves.</source>
        <translation>Summiert Fertiges, während der Rückwärtslauf den Rest rechnet; ausgeschaltet zeigt sich, was das spart.</translation>
    </message>
    <message>
        <source>Ordered sum</source>
        <translation>Geordnete Summe</translation>
    </message>
    <message>
        <source>rank by rank</source>
        <translation>Rang für Rang</translation>
    </message>
    <message>
        <source>Adds in rank order, so that MPI and shared memory give bit-identical losses.</source>
        <translation>Addiert in der Reihenfolge der Ränge, sodass MPI und gemeinsamer Speicher bis aufs letzte Bit dieselben Verluste ergeben.</translation>
    </message>
    <message>
        <source>Batch-norm</source>
        <translation>Batch-Norm</translation>
    </message>
    <message>
        <source>statistics of all ranks</source>
        <translation>Statistik aller Ränge</translation>
    </message>
    <message>
        <source>Batch-norm uses the statistics of the whole batch instead of each rank&apos;s part, as one rank would; costs two exchanges per layer.</source>
        <translation>Batch-Norm betrachtet den ganzen Batch statt des Teils jedes Rangs, wie ein einziger Rang es täte; kostet zwei Austausche je Schicht.</translation>
    </message>
    <message>
        <source>Exchange every</source>
        <translation>Austausch alle</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>Batches</translation>
    </message>
    <message>
        <source>Number of batches that a worker computes between exchanges with its master.</source>
        <translation>Wie viele Batches ein Arbeiter zwischen zwei Austauschen mit seinem Master berechnet.</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>If more than one, this many masters serve the workers, below a top master.</source>
        <translation>Bei mehr als einem bedienen so viele Master die Arbeiter unter einem obersten.</translation>
    </message>
    <message>
        <source>Ranks per worker</source>
        <translation>Ränge je Arbeiter</translation>
    </message>
    <message>
        <source>average gradients</source>
        <translation>mitteln Gradienten</translation>
    </message>
    <message>
        <source>Number of ranks that form one worker: they share its batches and average their gradients.</source>
        <translation>So viele Ränge bilden einen Arbeiter: Sie teilen sich seine Batches und mitteln ihre Gradienten.</translation>
    </message>
    <message>
        <source>Elastic force</source>
        <translation>Elastische Kraft</translation>
    </message>
    <message>
        <source>β: at each exchange, a worker is pulled towards the centre by β divided by the number of workers.</source>
        <translation>β: Bei einem Austausch wird jeder Arbeiter um β geteilt durch die Zahl der Arbeiter zur Mitte gezogen.</translation>
    </message>
    <message>
        <source>Amplification κ</source>
        <translation>Verstärkung κ</translation>
    </message>
    <message>
        <source>How much more energy all workers together may have than a single run with momentum.</source>
        <translation>Wie viel mehr Energie alle Arbeiter zusammen haben dürfen als ein Lauf mit Momentum.</translation>
    </message>
    <message>
        <source>Proxy momentum</source>
        <translation>Stellvertreter-Momentum</translation>
    </message>
    <message>
        <source>Momentum of the single run that the workers together imitate.</source>
        <translation>Momentum des Laufs, den die Arbeiter gemeinsam nachahmen.</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>First traced</source>
        <translation>Erster davon</translation>
    </message>
    <message>
        <source>Counted from 1; 0 = the first step of each attempt.</source>
        <translation>Ab 1 gezählt; 0 = der erste Schritt jedes Versuchs.</translation>
    </message>
    <message>
        <source>Traced steps</source>
        <translation>Aufgezeichnet</translation>
    </message>
    <message>
        <source>Number of steps for which every rank records a timeline for the Timeline page. You can also request a trace while the run trains.</source>
        <translation>Hält für so viele Schritte fest, was jeder Rang wann tat, für die Seite Zeitachse; auch ein laufender Lauf kann darum gebeten werden.</translation>
    </message>
    <message>
        <source>Trace limit</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>MB per rank</source>
        <translation>MB je Rang</translation>
    </message>
    <message>
        <source>The trace ends when a rank&apos;s file reaches this size.</source>
        <translation>Die Aufzeichnung endet, wenn sie so groß geworden ist.</translation>
    </message>
    <message>
        <source>Watched mask</source>
        <translation>Maskenanteil</translation>
    </message>
    <message>
        <source>Records how much a mask that prunes this share of the weights changes from epoch to epoch; 0 = off.</source>
        <translation>Anteil der Gewichte, den eine Maske entfernen würde; ihre Änderung von Epoche zu Epoche wird aufgezeichnet; 0 = keine.</translation>
    </message>
    <message>
        <source>Barrier to</source>
        <translation>Barriere zu</translation>
    </message>
    <message>
        <source>not measured, or RUN@end</source>
        <translation>nicht gemessen, oder LAUF@end</translation>
    </message>
    <message>
        <source>When the run ends, it measures how far the error rises on the straight line from its weights to those of this checkpoint.</source>
        <translation>Am Ende misst der Lauf, wie weit der Fehler auf der geraden Linie von seinen Gewichten zu denen dieses Checkpoints steigt.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Determines every random choice, except those of the data if it has its own seeds. The same spec and seed give the same run.</source>
        <translation>Jede zufällige Wahl folgt daraus, außer denen der Daten, wenn diese eigene Seeds haben: Gleiche Laufbeschreibung und gleicher Seed ergeben den gleichen Lauf.</translation>
    </message>
    <message>
        <source>Histograms</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>of every layer</source>
        <translation>jeder Schicht</translation>
    </message>
    <message>
        <source>Records how weights, gradients and activations of every layer are distributed, for the tab Layers of Look inside. It shows dead channels and saturated layers, too.</source>
        <translation>Hält fest, wie Gewichte, Gradienten und Aktivierungen jeder Schicht verteilt sind, für den Reiter „Schichten“ im „Blick ins Netz“. Er nennt auch tote Kanäle und gesättigte Schichten.</translation>
    </message>
    <message>
        <source>Histogram interval</source>
        <translation>Histogramm-Abstand</translation>
    </message>
    <message>
        <source>Steps between two records. Automatic: 200, or more if recording would take over 1 % of the time or yield over 100 records. The first and the last step are recorded, too.</source>
        <translation>Schritte zwischen zwei Aufzeichnungen. Automatisch: 200, oder mehr, wenn das Aufzeichnen über 1 % der Zeit kosten oder über 100 Aufzeichnungen ergeben würde. Der erste und der letzte Schritt werden auch aufgezeichnet.</translation>
    </message>
    <message>
        <source>Weight histograms</source>
        <translation>Gewichte verteilt</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Records the weights as the step leaves them.</source>
        <translation>Hält die Gewichte fest, wie der Schritt sie hinterlässt.</translation>
    </message>
    <message>
        <source>Gradient histograms</source>
        <translation>Gradienten verteilt</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>Records the mean gradient of the whole batch that the update uses, before clipping and weight decay.</source>
        <translation>Hält den mittleren Gradienten des ganzen Batches fest, den die Aktualisierung verwendet, vor Clipping und Weight Decay.</translation>
    </message>
    <message>
        <source>Activation histograms</source>
        <translation>Aktivierungen verteilt</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Records the outputs of every layer for all samples of the step.</source>
        <translation>Hält die Ausgaben jeder Schicht für alle Samples des Schritts fest.</translation>
    </message>
    <message>
        <source>Placement on cores</source>
        <translation>Platzierung auf Kernen</translation>
    </message>
    <message>
        <source>The cores to which each rank and its loader threads are bound.</source>
        <translation>Die Kerne, an die jeder Rang und seine Lader-Threads gebunden sind.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Equal parts of neighbouring cores, beside each rank&apos;s GPU first; mpirun and srun bind their ranks themselves</source>
        <translation>Gleiche Teile benachbarter Kerne, zuerst die neben der GPU des Rangs; mpirun und srun binden ihre Ränge selbst</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Kompakt</translation>
    </message>
    <message>
        <source>Neighbouring cores, which share caches and memory; a rank with a GPU gets only cores beside its GPU</source>
        <translation>Benachbarte Kerne, die Caches und Speicher teilen; ein Rang mit GPU erhält nur Kerne neben seiner GPU</translation>
    </message>
    <message>
        <source>Scattered</source>
        <translation>Verteilt</translation>
    </message>
    <message>
        <source>Cores in turn, so that each rank uses the memory of every processor</source>
        <translation>Kerne reihum, sodass jeder Rang den Speicher aller Prozessoren nutzt</translation>
    </message>
    <message>
        <source>Not bound</source>
        <translation>Nicht gebunden</translation>
    </message>
    <message>
        <source>The system moves threads between all cores</source>
        <translation>Das System verschiebt Threads zwischen allen Kernen</translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Uploading</source>
        <translation>Übertragung</translation>
    </message>
    <message>
        <source>Submitting</source>
        <translation>Einreichung</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Klärung</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Startet</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>Ausgesetzt</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Abschluss</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Stored, but not submitted to a machine yet.</source>
        <translation>Gespeichert, aber noch bei keinem Rechner eingereicht.</translation>
    </message>
    <message>
        <source>Its run directory is being written.</source>
        <translation>Der Laufordner wird geschrieben.</translation>
    </message>
    <message>
        <source>It is being added to the machine&apos;s queue.</source>
        <translation>Der Lauf wird in die Warteschlange des Rechners gestellt.</translation>
    </message>
    <message>
        <source>The machine&apos;s answer was lost; Trainyard is finding out whether it was queued.</source>
        <translation>Die Antwort des Rechners ging verloren; Trainyard klärt, ob der Lauf eingereiht wurde.</translation>
    </message>
    <message>
        <source>It starts automatically when the requested cores are free, even if this window is closed.</source>
        <translation>Der Lauf startet von selbst, sobald die verlangten Kerne frei sind, auch bei geschlossenem Fenster.</translation>
    </message>
    <message>
        <source>The scheduler holds it.</source>
        <translation>Der Scheduler hält den Lauf zurück.</translation>
    </message>
    <message>
        <source>It cannot start with these settings. Clone it, change the settings named in the reason and start the clone.</source>
        <translation>So kann der Lauf nicht starten. Klonen, das im Grund Genannte ändern und den Klon starten.</translation>
    </message>
    <message>
        <source>The engine is loading data and building the network.</source>
        <translation>Die Engine lädt Daten und baut das Netz auf.</translation>
    </message>
    <message>
        <source>Training continues when this window is closed.</source>
        <translation>Das Training geht bei geschlossenem Fenster weiter.</translation>
    </message>
    <message>
        <source>The scheduler has suspended it temporarily.</source>
        <translation>Der Scheduler hat den Lauf vorübergehend ausgesetzt.</translation>
    </message>
    <message>
        <source>It is writing its last checkpoint.</source>
        <translation>Der Lauf schreibt seinen letzten Checkpoint.</translation>
    </message>
    <message>
        <source>The process has ended; its run directory is being read.</source>
        <translation>Der Prozess ist beendet; der Laufordner wird gelesen.</translation>
    </message>
    <message>
        <source>Trained to the end.</source>
        <translation>Bis zum Ende trainiert.</translation>
    </message>
    <message>
        <source>It ended with an error. Fix the cause, then resume from its last checkpoint, or clone it.</source>
        <translation>Mit einem Fehler beendet. Ursache beheben, dann ab dem letzten Checkpoint fortsetzen oder klonen.</translation>
    </message>
    <message>
        <source>Cancelled before it finished. Resume starts it from its last checkpoint, or from the beginning.</source>
        <translation>Vor dem Ende abgebrochen. Fortsetzen beginnt beim letzten Checkpoint oder von vorn.</translation>
    </message>
    <message>
        <source>The engine ended without a result: it was killed, or power was lost. Resume continues from its last checkpoint.</source>
        <translation>Die Engine endete ohne Ergebnis, durch Abbruch oder Stromausfall. Fortsetzen macht beim letzten Checkpoint weiter.</translation>
    </message>
    <message>
        <source>The machine does not report its state.</source>
        <translation>Der Rechner meldet nicht, was aus dem Lauf wurde.</translation>
    </message>
    <message>
        <source>It ended with an error. Fix the cause, then resume or clone it.</source>
        <translation>Mit einem Fehler beendet. Ursache beheben, dann fortsetzen oder klonen.</translation>
    </message>
    <message>
        <source>It ended with an error, before its first checkpoint. Fix the cause, then resume it from the beginning, or clone it.</source>
        <translation>Mit einem Fehler beendet, vor dem ersten Checkpoint. Ursache beheben, dann fortsetzen, was von vorn beginnt, oder klonen.</translation>
    </message>
    <message>
        <source>Cancelled before its first checkpoint. Resume starts it from the beginning.</source>
        <translation>Vor dem ersten Checkpoint abgebrochen. Fortsetzen beginnt von vorn.</translation>
    </message>
    <message>
        <source>The engine ended without a result, before its first checkpoint: it was killed, or power was lost. Resume starts it from the beginning.</source>
        <translation>Die Engine endete ohne Ergebnis, vor dem ersten Checkpoint: durch Abbruch oder Stromausfall. Fortsetzen beginnt von vorn.</translation>
    </message>
    <message>
        <source>Stopped before its first checkpoint. Resume starts it from the beginning.</source>
        <translation>Vor dem ersten Checkpoint gestoppt. Fortsetzen beginnt von vorn.</translation>
    </message>
    <message>
        <source>Stopped after a checkpoint. Resume continues from there.</source>
        <translation>Nach einem Checkpoint gestoppt. Fortsetzen macht dort weiter.</translation>
    </message>
    <message>
        <source>Its log is being read.</source>
        <translation>Sein Protokoll wird gelesen.</translation>
    </message>
    <message>
        <source>Added from the log of another program.</source>
        <translation>Aus dem Protokoll eines anderen Programms aufgenommen.</translation>
    </message>
    <message>
        <source>A part of its log was read.</source>
        <translation>Ein Teil seines Protokolls wurde gelesen.</translation>
    </message>
    <message>
        <source>Its program failed, or its log was not read to the end.</source>
        <translation>Sein Programm ist gescheitert, oder sein Protokoll wurde nicht zu Ende gelesen.</translation>
    </message>
</context>
<context>
    <name>StudyFigures</name>
    <message>
        <source>ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>ideal</translation>
    </message>
    <message>
        <source>forecast</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>over one rank</source>
        <translation>zu einem Rang</translation>
    </message>
    <message>
        <source>Everything is relative to a run with one rank, which must finish first.</source>
        <translation>Zuerst muss ein Lauf mit einem Rang fertig sein: Alles andere wird an ihm gemessen.</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Effizienz</translation>
    </message>
    <message>
        <source>speed-up ÷ ranks</source>
        <translation>Beschleunigung ÷ Ränge</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>samples/s, without the first epoch</source>
        <translation>Beispiele/s, ohne die erste Epoche</translation>
    </message>
    <message>
        <source>Speeds appear once a run with more than one epoch is done.</source>
        <translation>Eine Geschwindigkeit gibt es, sobald ein Lauf mit mehr als einer Epoche fertig ist.</translation>
    </message>
    <message>
        <source>Time to accuracy</source>
        <translation>Zeit zum Ziel</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>seconds to %1 %2</source>
        <translation>Sekunden bis %1 %2</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>over samples seen</source>
        <translation>über gesehenen Beispielen</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>The curves grow with each epoch.</source>
        <translation>Die Kurven kommen mit jeder Epoche.</translation>
    </message>
    <message>
        <source>band of one rank</source>
        <translation>Band eines Ranges</translation>
    </message>
</context>
<context>
    <name>StudyText</name>
    <message>
        <source>%1: %2 of %3 runs are done, %4 ended otherwise, %5 are still to come.</source>
        <translation>%1: %2 von %3 Läufen sind fertig, %4 endeten anders, %5 stehen noch aus.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs are done.</source>
        <translation>%1: %2 von %3 Läufen sind fertig.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs are done, %4 ended otherwise.</source>
        <translation>%1: %2 von %3 Läufen sind fertig, %4 endeten anders.</translation>
    </message>
    <message>
        <source>The target is %1 %2, from the run spec.</source>
        <translation>Das Ziel aus der Laufbeschreibung ist %1 %2.</translation>
    </message>
    <message>
        <source>The target is %1 %2, which every one-rank run reached.</source>
        <translation>Das Ziel ist %1 %2, das jeder Lauf mit einem Rang erreicht hat.</translation>
    </message>
    <message>
        <source>%1 train %2 times as fast as one, %3 of the ideal.</source>
        <translation>%1 trainieren %2-mal so schnell wie einer, %3 des Ideals.</translation>
    </message>
    <message>
        <source>That is more than the ideal: other work probably slowed down the one-rank runs. Repeat them.</source>
        <translation>Das ist mehr als das Ideal: Vermutlich hat andere Arbeit die Läufe mit einem Rang gebremst. Diese wiederholen.</translation>
    </message>
    <message>
        <source>%1 converge like one rank: every curve stays inside the band.</source>
        <translation>%1 konvergieren wie ein Rang: Jede Kurve bleibt im Band.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Trainingsverlust</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>Trainingsgenauigkeit</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Validierungsverlust</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>Validierungsgenauigkeit</translation>
    </message>
    <message>
        <source>Validation top-5 accuracy</source>
        <translation>Validierungsgenauigkeit Top-5</translation>
    </message>
    <message>
        <source>%1 after %2 samples, where the band is %3 to %4</source>
        <translation>%1 nach %2 Beispielen, wo das Band von %3 bis %4 reicht</translation>
    </message>
    <message>
        <source>%1, %2: not yet known.</source>
        <translation>%1, %2: noch nicht bekannt.</translation>
    </message>
    <message>
        <source>%1, %2: inside the band of the one-rank runs everywhere.</source>
        <translation>%1, %2: überall im Band der Läufe mit einem Rang.</translation>
    </message>
    <message>
        <source>%1, %2: outside the band at %3 of %4 points, inside at the end; largest deviation %5.</source>
        <translation>%1, %2: an %3 von %4 Punkten außerhalb des Bandes, am Ende innerhalb; am weitesten %5.</translation>
    </message>
    <message>
        <source>%1, %2: better than the band at the end; largest deviation %3.</source>
        <translation>%1, %2: am Ende außerhalb des Bandes, auf der besseren Seite; am weitesten %3.</translation>
    </message>
    <message>
        <source>%1, %2: worse than the band at the end; largest deviation %3.</source>
        <translation>%1, %2: am Ende außerhalb des Bandes, auf der schlechteren Seite; am weitesten %3.</translation>
    </message>
    <message>
        <source>the ranks wait for data</source>
        <translation>Die Ränge warten auf Daten</translation>
    </message>
    <message>
        <source>the ranks wait for each other</source>
        <translation>Die Ränge warten aufeinander</translation>
    </message>
    <message>
        <source>each rank has too little work: small batches cost more per sample</source>
        <translation>Jeder Rang hat zu wenig Arbeit: Ein kleiner Teil eines Batches kostet je Beispiel mehr</translation>
    </message>
    <message>
        <source>the ranks share the machine&apos;s cores and memory and slow each other down</source>
        <translation>Die Ränge teilen Kerne und Speicher des Rechners und bremsen einander</translation>
    </message>
    <message>
        <source>the recorded phases do not explain it</source>
        <translation>Keine der aufgezeichneten Phasen erklärt es</translation>
    </message>
    <message>
        <source>The plateau starts at %1: up to %2, each further rank adds %3 of a rank. Cause: %4.</source>
        <translation>%1: Hier beginnt die Sättigung. Bis %2 bringt jeder weitere Rang %3 eines Ranges. Ursache: %4.</translation>
    </message>
    <message>
        <source>A sample costs %1 more rank time than with one rank: input %2, other ranks %3, computing %4, other %5.</source>
        <translation>Ein Beispiel kostet %1 mehr Rangzeit als mit einem Rang: Eingabe %2, andere Ränge %3, Rechnen %4, Übriges %5.</translation>
    </message>
    <message>
        <source>No plateau up to %1.</source>
        <translation>Keine Sättigung bis %1.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs reached it.</source>
        <translation>%1: %2 von %3 Läufen haben es erreicht.</translation>
    </message>
    <message>
        <source>There is no one-rank run to compare with.</source>
        <translation>Es gibt keinen Lauf mit einem Rang, also lässt sich nichts mit ihm vergleichen.</translation>
    </message>
    <message>
        <source>%1: there is no speed, because nothing is left after the first epoch.</source>
        <translation>%1: Keine Geschwindigkeit, denn nach der ersten Epoche bleibt nichts übrig.</translation>
    </message>
    <message>
        <source>512 GPUs, 25 Gbit/s between machines of four</source>
        <translation>512 GPUs, 25 Gbit/s zwischen Rechnern mit je vier</translation>
    </message>
    <message>
        <source>Sergeev &amp; Del Balso 2018, Horovod: Inception V3 on 128 machines with four P100 each, 90 % efficiency</source>
        <translation>Sergeev &amp; Del Balso 2018, Horovod: Inception V3 auf 128 Rechnern mit je vier P100, Effizienz 90 %</translation>
    </message>
    <message>
        <source>23.8 million weights in fp32; 64 samples per GPU at 142 images/s, two thirds of the time in the backward pass; a ring that crosses each adapter once; two buckets, 5 µs per message.</source>
        <translation>23,8 Millionen Gewichte in fp32; 64 Beispiele je GPU mit 142 Bildern/s, zwei Drittel davon rückwärts; ein Ring, der jede Netzwerkkarte einmal durchläuft; zwei Buckets, 5 µs je Nachricht.</translation>
    </message>
    <message>
        <source>8 GPUs of one machine that share a batch of 256</source>
        <translation>8 GPUs eines Rechners, die sich einen Batch von 256 teilen</translation>
    </message>
    <message>
        <source>A teaching cluster&apos;s study: ResNet50 V2 at 128 × 128 pixels, 6.7 times as fast on 8 GPUs</source>
        <translation>Studie auf einem Lehrcluster: ResNet50 V2 mit 128 × 128 Pixeln, auf 8 GPUs 6,7-mal so schnell</translation>
    </message>
    <message>
        <source>25.6 million weights in fp32; 1,200 images/s and 3 ms per step on one GPU, 10 GB/s between GPUs, four buckets, two thirds of the computing time in the backward pass.</source>
        <translation>25,6 Millionen Gewichte in fp32; 1.200 Bilder/s und 3 ms je Schritt auf einer GPU, 10 GB/s dazwischen, vier Buckets, zwei Drittel des Rechnens rückwärts.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation>
            <numerusform>1 Rang</numerusform>
            <numerusform>%Ln Ränge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <translation>%1 Prozentpunkte</translation>
    </message>
    <message>
        <source>With so few runs this can be chance: repeat each at least %1 times.</source>
        <translation>Bei so wenigen Läufen kann das Zufall sein: Jeden mindestens %1-mal wiederholen.</translation>
    </message>
    <message>
        <source>At the end, %1 differs by %2 ± %3 from one rank (95 % interval).</source>
        <translation>Am Ende weicht %1 um %2 ± %3 von einem Rank ab (95-%-Intervall).</translation>
    </message>
    <message>
        <source>That is too uncertain to tell a difference of %1 from chance; more repeats narrow it.</source>
        <translation>Das ist zu unsicher, um einen Unterschied von %1 vom Zufall zu trennen; mehr Wiederholungen grenzen es ein.</translation>
    </message>
    <message>
        <source>%1: every curve stays inside the band of the one-rank runs.</source>
        <translation>%1: Jede Kurve bleibt im Band der Läufe mit einem Rank.</translation>
    </message>
</context>
<context>
    <name>trainyard::AboutDialog</name>
    <message>
        <source>About Trainyard</source>
        <translation>Über Trainyard</translation>
    </message>
    <message>
        <source>Trainyard %1</source>
        <translation>Trainyard %1</translation>
    </message>
    <message>
        <source>Configure, launch and watch neural-network training</source>
        <translation>Training neuronaler Netze einrichten, starten und beobachten</translation>
    </message>
    <message>
        <source>Window, launcher and store: GPL-3.0-or-later. Training engine: Apache-2.0. Trainyard comes with no warranty.</source>
        <translation>Fenster, Starter und Ablage: GPL-3.0-or-later. Trainings-Engine: Apache-2.0. Trainyard kommt ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>trainyard::AugmentDialog</name>
    <message>
        <source>Augmentation preview</source>
        <translation>Vorschau der Augmentierung</translation>
    </message>
    <message>
        <source>Images before and after augmentation</source>
        <translation>Bilder vor und nach der Augmentierung</translation>
    </message>
    <message>
        <source>Kind of change to show</source>
        <translation>Welche Art von Änderung gezeigt wird</translation>
    </message>
    <message>
        <source>Other images</source>
        <translation>Andere Bilder</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Reading images…</source>
        <translation>Bilder werden gelesen …</translation>
    </message>
    <message>
        <source>There is nothing to show</source>
        <translation>Es gibt nichts zu zeigen</translation>
    </message>
    <message>
        <source>Augmentation is off: every epoch sees the same images.</source>
        <translation>Die Augmentierung ist aus: Jede Epoche sieht dieselben Bilder.</translation>
    </message>
    <message>
        <source>What the network sees, %1 × %2 pixels: exactly these images, with the form&apos;s seed.</source>
        <translation>Was das Netz sieht, %1 × %2 Pixel: genau diese Bilder, mit dem Seed des Formulars.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2, %3 %4</translation>
    </message>
</context>
<context>
    <name>trainyard::AugmentFields</name>
    <message>
        <source>Flip</source>
        <translation>Flip</translation>
    </message>
    <message>
        <source>Mirror half of the training images, left to right</source>
        <translation>Die Hälfte der Trainingsbilder seitenverkehrt zeigen</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Crop</translation>
    </message>
    <message>
        <source>Pad each training image and crop it at a random place</source>
        <translation>Jedes Trainingsbild auffüllen und an zufälliger Stelle ausschneiden</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>Zufallsausschnitt</translation>
    </message>
    <message>
        <source>Take a random part of each image and resize it: the usual choice for photographs</source>
        <translation>Einen zufälligen Teil jedes Bildes auf Bildgröße bringen: bei Fotos üblich</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Turn by a random multiple of 90°</source>
        <translation>Um ein zufälliges Vielfaches von 90° drehen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Change brightness, contrast, saturation and hue</source>
        <translation>Helligkeit, Kontrast, Sättigung und Farbton ändern</translation>
    </message>
    <message>
        <source>RandAugment</source>
        <translation>RandAugment</translation>
    </message>
    <message>
        <source>Some random operations of a fixed strength</source>
        <translation>Einige zufällige Änderungen fester Stärke</translation>
    </message>
    <message>
        <source>Cutout</source>
        <translation>Cutout</translation>
    </message>
    <message>
        <source>Cover a square at a random place</source>
        <translation>Ein Quadrat an zufälliger Stelle abdecken</translation>
    </message>
    <message>
        <source>Mixup</source>
        <translation>Mixup</translation>
    </message>
    <message>
        <source>Blend images, and their labels, with one another</source>
        <translation>Bilder und ihre Labels miteinander überblenden</translation>
    </message>
    <message>
        <source>CutMix</source>
        <translation>CutMix</translation>
    </message>
    <message>
        <source>Paste in a rectangle of another image, and mix the labels accordingly</source>
        <translation>Ein Rechteck eines anderen Bildes einsetzen, sein Label nach dessen Anteil</translation>
    </message>
    <message>
        <source>Augment</source>
        <translation>Augmentieren</translation>
    </message>
    <message>
        <source>Random changes of training images, different in every epoch</source>
        <translation>Zufällige Änderungen der Trainingsbilder, in jeder Epoche andere</translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation>Vorschau …</translation>
    </message>
    <message>
        <source>Shows the effect of these changes on real images</source>
        <translation>Zeigt, was diese Änderungen aus echten Bildern machen</translation>
    </message>
</context>
<context>
    <name>trainyard::AugmentViewModel</name>
    <message>
        <source>All together</source>
        <translation>Alles zusammen</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Flip</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Crop</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>Zufallsausschnitt</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>RandAugment</source>
        <translation>RandAugment</translation>
    </message>
    <message>
        <source>Cutout</source>
        <translation>Cutout</translation>
    </message>
    <message>
        <source>Mixup</source>
        <translation>Mixup</translation>
    </message>
    <message>
        <source>CutMix</source>
        <translation>CutMix</translation>
    </message>
</context>
<context>
    <name>trainyard::BusyBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>trainyard::CacheFields</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>The same, in a folder that you choose</source>
        <translation>Dasselbe, in einem Ordner Ihrer Wahl</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>The prepared cache: images are decoded and resized once, when a run first uses them</source>
        <translation>Vorbereitete Daten: Bilder, einmal dekodiert und verkleinert, wenn ein Lauf sie zuerst braucht</translation>
    </message>
    <message>
        <source>Folder of the prepared cache</source>
        <translation>Ordner der vorbereiteten Daten</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Ordner wählen</translation>
    </message>
</context>
<context>
    <name>trainyard::CalibrationChart</name>
    <message>
        <source>too sure</source>
        <translation>zu sicher</translation>
    </message>
    <message>
        <source>samples by confidence</source>
        <translation>Samples nach Konfidenz</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>%1 to %2 sure</source>
        <translation>%1 bis %2 sicher</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>95 % range</source>
        <translation>95-%-Bereich</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>mean confidence</source>
        <translation>mittlere Konfidenz</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Samples</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignDialog</name>
    <message>
        <source>Start as a campaign</source>
        <translation>Als Kampagne starten</translation>
    </message>
    <message>
        <source>Scaling study</source>
        <translation>Skalierungsstudie</translation>
    </message>
    <message>
        <source>The same training with several numbers of ranks, to see the gain from more ranks</source>
        <translation>Dasselbe Training mit mehreren Rangzahlen, um zu sehen, was mehr Ränge bringen</translation>
    </message>
    <message>
        <source>Several seeds</source>
        <translation>Mehrere Seeds</translation>
    </message>
    <message>
        <source>The same run several times, each with another seed</source>
        <translation>Derselbe Lauf mehrmals, jeder mit einem anderen Seed</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Name der Kampagne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Number of runs of each kind, each with its own seed</source>
        <translation>Läufe je Art, jeder mit eigenem Seed</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Batch per rank</source>
        <translation>Batch je Rang</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Runs of the campaign</source>
        <translation>Läufe der Kampagne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Einreihen</translation>
    </message>
    <message>
        <source>Numbers of ranks</source>
        <translation>Rangzahlen</translation>
    </message>
    <message>
        <source>Numbers of ranks to train with, separated by commas; 1 is added if it is missing</source>
        <translation>Wie viele Ränge zusammen trainieren, eine Zahl nach der anderen; fehlt die 1, kommt sie hinzu</translation>
    </message>
    <message>
        <source>Accuracy tolerance</source>
        <translation>Toleranz der Genauigkeit</translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>Loss tolerance</source>
        <translation>Toleranz des Verlusts</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>of accuracy,</source>
        <translation>der Genauigkeit,</translation>
    </message>
    <message>
        <source>of the loss</source>
        <translation>des Verlusts</translation>
    </message>
    <message>
        <source>All runs are queued at once; each waits until it has the machine to itself. Speed is measured without the first epoch.</source>
        <translation>Alle Läufe werden auf einmal eingereiht; jeder wartet, bis er den Rechner für sich hat. Beim Messen der Geschwindigkeit bleibt die erste Epoche außen vor.</translation>
    </message>
    <message>
        <source>Cells per stage</source>
        <translation>Zellen einer Stufe</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>A cascade: cell i of each stage starts after cell i of the previous stage has succeeded</source>
        <translation>Eine Kaskade: Zelle i jeder Stufe beginnt, wenn Zelle i der Stufe davor gut geendet hat</translation>
    </message>
    <message>
        <source>Cells at once</source>
        <translation>Zellen zugleich</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Maximum number of cells that a cluster runs at once</source>
        <translation>So viele Zellen startet ein Cluster höchstens zugleich</translation>
    </message>
    <message>
        <source>Per stage</source>
        <translation>Je Stufe</translation>
    </message>
    <message>
        <source>cells,</source>
        <translation>Zellen,</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>zugleich</translation>
    </message>
    <message>
        <source>On a cluster each stage is submitted as one job array. On a workstation the cells wait in the queue for free cores.</source>
        <translation>Auf einem Cluster wird jede Stufe als ein Job-Array eingereicht. Auf einem Arbeitsplatzrechner warten die Zellen in der Warteschlange auf freie Kerne.</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>Lottery tickets</source>
        <translation>Lottery Tickets</translation>
    </message>
    <message>
        <source>A dense run, then the same net pruned by several amounts and reset to several points</source>
        <translation>Ein dichter Lauf, dann dasselbe Netz mit mehreren Anteilen beschnitten und auf mehrere Punkte zurückgesetzt</translation>
    </message>
    <message>
        <source>the first %1 of %2 runs</source>
        <translation>die ersten %1 von %2 Läufen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>1 Lauf</numerusform>
            <numerusform>%Ln Läufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Queue %Ln run(s)</source>
        <translation>
            <numerusform>1 Lauf einreihen</numerusform>
            <numerusform>%Ln Läufe einreihen</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>The same training with other settings, to find the best ones</source>
        <translation>Dasselbe Training mit anderen Einstellungen, um die besten zu finden</translation>
    </message>
    <message>
        <source>The search goes on when this window is closed: each run asks for its settings when it starts.</source>
        <translation>Die Suche läuft weiter, wenn dieses Fenster geschlossen ist: Jeder Lauf fragt beim Start nach seinen Einstellungen.</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignForm</name>
    <message>
        <source>Give the campaign a name.</source>
        <translation>Der Kampagne einen Namen geben.</translation>
    </message>
    <message>
        <source>“%1” is not a number of ranks.</source>
        <translation>„%1“ ist keine Rangzahl.</translation>
    </message>
    <message>
        <source>There is no forecast for a search that varies the epochs.</source>
        <translation>Für eine Suche, die die Epochen variiert, gibt es keine Vorhersage.</translation>
    </message>
    <message>
        <source>The duration is known once a run of this network has ended on this machine. Or type what a whole run takes.</source>
        <translation>Die Dauer ist bekannt, sobald ein Lauf dieses Netzes auf diesem Rechner geendet hat. Oder die Dauer eines ganzen Laufs eingeben.</translation>
    </message>
    <message>
        <source>Without waiting in the queue; other settings may train faster or slower.</source>
        <translation>Ohne Warten in der Warteschlange; andere Einstellungen können schneller oder langsamer trainieren.</translation>
    </message>
    <message>
        <source>%1 for a whole run, from measured steps; without waiting in the queue.</source>
        <translation>%1 für einen ganzen Lauf, aus gemessenen Schritten; ohne Warten in der Warteschlange.</translation>
    </message>
    <message>
        <source>%1 for a whole run, as %2 took; without waiting in the queue.</source>
        <translation>%1 für einen ganzen Lauf, wie %2; ohne Warten in der Warteschlange.</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsModel</name>
    <message>
        <source>Scaling study</source>
        <translation>Skalierungsstudie</translation>
    </message>
    <message>
        <source>Series of runs</source>
        <translation>Laufreihe</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>no runs</source>
        <translation>keine Läufe</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 von %2 Läufen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Lottery tickets</source>
        <translation>Lottery Tickets</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsPage</name>
    <message>
        <source>No campaigns yet</source>
        <translation>Noch keine Kampagnen</translation>
    </message>
    <message>
        <source>A campaign is a set of runs planned together, such as one spec trained with 1, 2 and 4 ranks. Set up a run, then choose Start as campaign.</source>
        <translation>Eine Kampagne sind viele zusammen geplante Läufe, etwa dieselbe Laufbeschreibung mit 1, 2 und 4 Rängen. Einen Lauf einrichten, dann „Als Kampagne starten“ wählen.</translation>
    </message>
    <message>
        <source>Set up a run</source>
        <translation>Lauf einrichten</translation>
    </message>
    <message>
        <source>Nothing archived</source>
        <translation>Nichts archiviert</translation>
    </message>
    <message>
        <source>Archived campaigns are kept here; nothing is lost.</source>
        <translation>Archivierte Kampagnen stehen hier, aus dem Weg; nichts von ihnen geht verloren.</translation>
    </message>
    <message>
        <source>Start missing cells</source>
        <translation>Fehlende Zellen starten</translation>
    </message>
    <message>
        <source>Stop all…</source>
        <translation>Alle stoppen …</translation>
    </message>
    <message>
        <source>Export charts…</source>
        <translation>Diagramme exportieren …</translation>
    </message>
    <message>
        <source>Export tables…</source>
        <translation>Tabellen exportieren …</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Kampagnen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Forecast…</source>
        <translation>Vorhersage …</translation>
    </message>
    <message>
        <source>How the forecast is made, compared with published speed-ups</source>
        <translation>Wie die Vorhersage entsteht, mit veröffentlichten Beschleunigungen daneben</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Cells of the campaign</source>
        <translation>Zellen der Kampagne</translation>
    </message>
    <message>
        <source>Open on the Live page</source>
        <translation>Auf der Seite Live öffnen</translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation>Unter den Läufen zeigen</translation>
    </message>
    <message>
        <source>Show its timeline</source>
        <translation>Seine Zeitachse zeigen</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>There are no findings before the first runs are done.</source>
        <translation>Bevor die ersten Läufe fertig sind, lässt sich nichts sagen.</translation>
    </message>
    <message>
        <source>1 cell has no run or an incomplete one</source>
        <translation>1 Zelle hat keinen Lauf oder einen, der vorzeitig endete</translation>
    </message>
    <message>
        <source>%1 cells have no run or an incomplete one</source>
        <translation>%1 Zellen haben keinen Lauf oder einen, der vorzeitig endete</translation>
    </message>
    <message>
        <source>double-click opens the run</source>
        <translation>Doppelklick öffnet den Lauf</translation>
    </message>
    <message>
        <source>Stop all</source>
        <translation>Alle stoppen</translation>
    </message>
    <message>
        <source>Stop %1 runs?</source>
        <translation>%1 Läufe stoppen?</translation>
    </message>
    <message>
        <source>Running runs first write a checkpoint and can be resumed later; waiting runs leave the queue.</source>
        <translation>Laufende sichern zuerst einen Checkpoint und können später fortgesetzt werden; wartende verlassen die Warteschlange.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportiert nach %1</translation>
    </message>
    <message>
        <source>Export the charts</source>
        <translation>Diagramme exportieren</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Values (*.csv)</source>
        <translation>Bild (*.png);;Zeichnung (*.svg);;Werte (*.csv)</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>Tabellen exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Every run of the campaign</source>
        <translation>Jeder Lauf der Kampagne</translation>
    </message>
    <message>
        <source>Page (*.pdf);;Drawing (*.svg);;Picture (*.png);;Values (*.csv);;LaTeX table (*.tex)</source>
        <translation>Seite (*.pdf);;Zeichnung (*.svg);;Bild (*.png);;Werte (*.csv);;LaTeX-Tabelle (*.tex)</translation>
    </message>
    <message>
        <source>Results at a glance</source>
        <translation>Ergebnisse auf einen Blick</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsViewModel</name>
    <message>
        <source>%1 of %2 runs done</source>
        <translation>%1 von %2 Läufen fertig</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 laufen</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 warten</translation>
    </message>
    <message>
        <source>%1 ended otherwise</source>
        <translation>%1 endeten anders</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>There is no forecast for asynchronous runs, because their ranks do not share steps.</source>
        <translation>Für asynchrone Läufe gibt es keine Vorhersage: Ihre Ränge teilen keinen Schritt.</translation>
    </message>
    <message>
        <source>The forecast needs complete runs with one rank and with another number of ranks.</source>
        <translation>Die Vorhersage braucht ganze Läufe mit einem Rang und mit einer anderen Zahl.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Forecast from 1 and %1 ranks: %2 per step and %3 per sample on one rank, %4 of waiting for each other with %5.</source>
        <translation>Vorhersage aus 1 und %1 Rängen: %2 je Schritt und %3 je Beispiel auf einem Rang, %4 Warten aufeinander mit %5.</translation>
    </message>
    <message>
        <source>Next to other ranks, a rank computes %1 times as long.</source>
        <translation>Neben anderen Rängen rechnet ein Rang %1-mal so lange.</translation>
    </message>
    <message>
        <source>The machine has %1 cores, which additional ranks share.</source>
        <translation>Der Rechner hat %1 Kerne; weitere Ränge teilen sie.</translation>
    </message>
    <message>
        <source>Stopping %1 runs</source>
        <translation>%1 Läufe werden gestoppt</translation>
    </message>
    <message>
        <source>Campaign archived; its runs are unchanged</source>
        <translation>Kampagne archiviert; ihre Läufe bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>Campaign unarchived</source>
        <translation>Kampagne zurückgeholt</translation>
    </message>
    <message>
        <source>Assumes that more than %1 ranks do not slow each other&apos;s memory further.</source>
        <translation>Angenommen: Mehr als %1 Ränge bremsen einander beim Speicher nicht stärker als diese.</translation>
    </message>
    <message>
        <source>Assumes that every rank has its own cores, that more than %1 ranks on a node do not slow each other&apos;s memory and links further, and that ranks on other nodes do not wait longer for sums.</source>
        <translation>Angenommen: Jeder Rang hat eigene Kerne; mehr als %1 Ränge eines Knotens bremsen einander bei Speicher und Verbindungen nicht stärker als diese, und Ränge anderer Knoten warten nicht länger auf Summen.</translation>
    </message>
</context>
<context>
    <name>trainyard::CatalogueDialog</name>
    <message>
        <source>Download a data set</source>
        <translation>Einen Datensatz herunterladen</translation>
    </message>
    <message>
        <source>Downloads come from the publisher, through the system&apos;s proxy, into %1. An interrupted download continues where it stopped; every file is checked against its checksum.</source>
        <translation>Vom Herausgeber, über den Proxy des Systems, nach %1. Ein abgebrochener Download geht dort weiter, wo er aufhörte; jede Datei wird mit ihrer Prüfsumme verglichen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Lizenz: %1</translation>
    </message>
    <message>
        <source>Download of %1</source>
        <translation>Download von %1</translation>
    </message>
    <message>
        <source>Where %1 comes from: %2</source>
        <translation>Woher %1 kommt: %2</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Heruntergeladen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>trainyard::CatalogueViewModel</name>
    <message>
        <source>Already in the list.</source>
        <translation>Steht in der Liste.</translation>
    </message>
    <message>
        <source>Waiting for another download…</source>
        <translation>Wartet auf einen anderen Download …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Checking existing files: %1 of %2</source>
        <translation>Prüft, was schon da ist: %1 von %2</translation>
    </message>
    <message>
        <source>Unpacking…</source>
        <translation>Wird entpackt …</translation>
    </message>
    <message>
        <source>The connection broke; trying again…</source>
        <translation>Die Verbindung brach ab; es wird erneut versucht …</translation>
    </message>
</context>
<context>
    <name>trainyard::CellsModel</name>
    <message>
        <source>It has no run yet: Start missing cells creates one.</source>
        <translation>Noch ohne Lauf: „Fehlende Zellen starten“ legt einen an.</translation>
    </message>
    <message>
        <source>%1, repeat %2</source>
        <translation>%1, Lauf %2</translation>
    </message>
    <message>
        <source>%1 · stage %2</source>
        <translation>%1 · Stufe %2</translation>
    </message>
    <message>
        <source>No run</source>
        <translation>Kein Lauf</translation>
    </message>
    <message>
        <source>Best validation accuracy</source>
        <translation>Beste Validierungsgenauigkeit</translation>
    </message>
    <message>
        <source>Lowest validation loss</source>
        <translation>Kleinster Validierungsverlust</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Trainiert</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Beispiele/s</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartCard</name>
    <message>
        <source>checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartExportDialog</name>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>Print, one column</source>
        <translation>Druck, eine Spalte</translation>
    </message>
    <message>
        <source>Print, two columns</source>
        <translation>Druck, zwei Spalten</translation>
    </message>
    <message>
        <source>Slide, 16 : 9</source>
        <translation>Folie, 16 : 9</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Helle Farben</translation>
    </message>
    <message>
        <source>Dashes, for print without colours</source>
        <translation>Strichelung, für Druck ohne Farben</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, ein Bild</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG, Vektoren</translation>
    </message>
    <message>
        <source>PDF, vectors</source>
        <translation>PDF, Vektoren</translation>
    </message>
    <message>
        <source>CSV, the shown values</source>
        <translation>CSV, die gezeigten Werte</translation>
    </message>
    <message>
        <source>%1 dots per inch</source>
        <translation>%1 Punkte pro Zoll</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartLegend</name>
    <message>
        <source>Legend: %1</source>
        <translation>Legende: %1</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartMenu</name>
    <message>
        <source>Previous view</source>
        <translation>Vorige Ansicht</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the shown values</source>
        <translation>Gezeigte Werte kopieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Chart copied</source>
        <translation>Diagramm kopiert</translation>
    </message>
    <message>
        <source>Values copied as CSV</source>
        <translation>Werte als CSV kopiert</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>Chart exported to %1</source>
        <translation>Diagramm exportiert nach %1</translation>
    </message>
</context>
<context>
    <name>trainyard::CheckpointDialog</name>
    <message>
        <source>Choose a checkpoint</source>
        <translation>Checkpoint wählen</translation>
    </message>
    <message>
        <source>Find a run</source>
        <translation>Lauf suchen</translation>
    </message>
    <message>
        <source>Text in the spec</source>
        <translation>Was in der Spezifikation steht</translation>
    </message>
    <message>
        <source>The run spec&apos;s name for this checkpoint</source>
        <translation>So nennt die Spezifikation diesen Checkpoint</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei …</translation>
    </message>
    <message>
        <source>A .safetensors file, such as a saved ticket</source>
        <translation>Eine .safetensors-Datei, etwa ein gespeichertes Ticket</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Looking for runs…</source>
        <translation>Sucht Läufe …</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Runs with checkpoints</source>
        <translation>Läufe mit Checkpoints</translation>
    </message>
    <message>
        <source>Runs on %1</source>
        <translation>Läufe auf %1</translation>
    </message>
    <message>
        <source>No run on this computer has a checkpoint yet.</source>
        <translation>Noch kein Lauf auf diesem Rechner hat einen Checkpoint.</translation>
    </message>
    <message>
        <source>No run on %1 has a checkpoint yet.</source>
        <translation>Noch kein Lauf auf %1 hat einen Checkpoint.</translation>
    </message>
    <message>
        <source>A run may later delete its older checkpoints: have it keep them (Training › Checkpoints), or choose its end.</source>
        <translation>Checkpoints, die ein Lauf später löscht, fehlen dann: Er sollte sie behalten (Training › Checkpoints), oder es wird sein Ende gewählt.</translation>
    </message>
    <message>
        <source>%1 (cloned here)</source>
        <translation>%1 (hier geklont)</translation>
    </message>
    <message>
        <source>%1
%2, %3</source>
        <translation>%1
%2, %3</translation>
    </message>
    <message>
        <source>step %1
%2</source>
        <translation>Schritt %1
%2</translation>
    </message>
    <message>
        <source>Checkpoints and tickets (*.safetensors)</source>
        <translation>Checkpoints und Tickets (*.safetensors)</translation>
    </message>
</context>
<context>
    <name>trainyard::CheckpointField</name>
    <message>
        <source>RUN@epoch-2 or a file</source>
        <translation>LAUF@epoch-2 oder Datei</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Choose from the existing checkpoints of runs</source>
        <translation>Bietet die vorhandenen Checkpoints von Läufen an</translation>
    </message>
</context>
<context>
    <name>trainyard::ChoicesButton</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassBars</name>
    <message>
        <source>precision</source>
        <translation>Precision</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>Precision and recall by class</source>
        <translation>Precision und Recall nach Klasse</translation>
    </message>
    <message>
        <source>%1: %2 samples, predicted %3 times.
Precision %4: share of these predictions that are right.
Recall %5: share of its samples that are found.</source>
        <translation>%1: %2 Samples, %3-mal vorhergesagt.
Precision %4: Anteil dieser Vorhersagen, die richtig sind.
Recall %5: Anteil ihrer Samples, die gefunden werden.</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassifiedModel</name>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>true class: %1</source>
        <translation>wahre Klasse: %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassifyPane</name>
    <message>
        <source>Classify images…</source>
        <translation>Bilder klassifizieren …</translation>
    </message>
    <message>
        <source>Classify a folder…</source>
        <translation>Ordner klassifizieren …</translation>
    </message>
    <message>
        <source>Classify the clipboard&apos;s image</source>
        <translation>Bild der Zwischenablage klassifizieren</translation>
    </message>
    <message>
        <source>Number of a validation sample</source>
        <translation>Nummer eines Validierungs-Samples</translation>
    </message>
    <message>
        <source>Number of a sample of the run&apos;s validation set, from 0</source>
        <translation>Nummer eines Samples der Validierungsdaten des Laufs, ab 0</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>Sample öffnen</translation>
    </message>
    <message>
        <source>Top %1</source>
        <translation>Top %1</translation>
    </message>
    <message>
        <source>Dead channels</source>
        <translation>Tote Kanäle</translation>
    </message>
    <message>
        <source>What each layer makes of it</source>
        <translation>Was jede Schicht daraus macht</translation>
    </message>
    <message>
        <source>strongest first</source>
        <translation>stärkste zuerst</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>nach Nummer</translation>
    </message>
    <message>
        <source>Order of the channels</source>
        <translation>Reihenfolge der Kanäle</translation>
    </message>
    <message>
        <source>Wrong: this is “%1”. %2</source>
        <translation>Falsch: Das ist „%1“. %2</translation>
    </message>
    <message numerus="yes">
        <source>the other %Ln class(es): %1</source>
        <translation>
            <numerusform>die andere Klasse: %1</numerusform>
            <numerusform>die anderen %Ln Klassen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the strongest channels of each, by number</source>
        <translation>die jeweils stärksten Kanäle mit ihrer Nummer</translation>
    </message>
    <message>
        <source>Choose an input at the left.</source>
        <translation>Links eine Eingabe wählen.</translation>
    </message>
    <message>
        <source>being computed…</source>
        <translation>wird berechnet …</translation>
    </message>
    <message>
        <source>never above 0 in %1 samples</source>
        <translation>in %1 Samples nie über 0</translation>
    </message>
    <message>
        <source>The Predictions tab finds them while it goes through the set.</source>
        <translation>Der Reiter „Vorhersagen“ findet sie, während er die Daten durchgeht.</translation>
    </message>
    <message>
        <source>No channel is dead. %1</source>
        <translation>Kein Kanal ist tot. %1</translation>
    </message>
    <message>
        <source>List as CSV…</source>
        <translation>Liste als CSV …</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassifyViewModel</name>
    <message>
        <source>class %1</source>
        <translation>Klasse %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The net is opened…</source>
        <translation>Das Netz wird geöffnet …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are not images or cannot be read</source>
        <translation>
            <numerusform>%Ln Datei ist kein Bild oder nicht lesbar</numerusform>
            <numerusform>%Ln Dateien sind keine Bilder oder nicht lesbar</numerusform>
        </translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln input(s)</source>
        <translation>
            <numerusform>%Ln Eingabe</numerusform>
            <numerusform>%Ln Eingaben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 not sure</source>
        <translation>%1, %2 unsicher</translation>
    </message>
    <message>
        <source>no labels, so no accuracy</source>
        <translation>ohne Labels keine Genauigkeit</translation>
    </message>
    <message>
        <source>features, scaled as in training</source>
        <translation>Merkmale, skaliert wie im Training</translation>
    </message>
    <message>
        <source>resized to %1 × %2, normalised as in training</source>
        <translation>skaliert auf %1 × %2, normalisiert wie im Training</translation>
    </message>
    <message>
        <source>fitted to %1 × %2, normalised as in training</source>
        <translation>angepasst auf %1 × %2, normalisiert wie im Training</translation>
    </message>
    <message>
        <source>one input: %1 ms</source>
        <translation>eine Eingabe: %1 ms</translation>
    </message>
    <message>
        <source>Not sure: below %1, where this net is right in fewer than %2 of the cases (calibration)</source>
        <translation>Unsicher: unter %1, wo dieses Netz in weniger als %2 der Fälle richtig liegt (Kalibrierung)</translation>
    </message>
    <message>
        <source>Not sure: below %1. With the calibration of the Predictions tab, the limit follows from how often this net is right.</source>
        <translation>Unsicher: unter %1. Mit der Kalibrierung des Reiters „Vorhersagen“ folgt die Grenze daraus, wie oft dieses Netz richtig liegt.</translation>
    </message>
    <message>
        <source>This net gives no probabilities.</source>
        <translation>Dieses Netz liefert keine Wahrscheinlichkeiten.</translation>
    </message>
    <message>
        <source>The Predictions tab finds out how often this net is right at this confidence.</source>
        <translation>Der Reiter „Vorhersagen“ ermittelt, wie oft dieses Netz bei dieser Konfidenz richtig liegt.</translation>
    </message>
    <message>
        <source>The validation set has no predictions with this confidence.</source>
        <translation>In den Validierungsdaten gibt es keine Vorhersage mit dieser Konfidenz.</translation>
    </message>
    <message>
        <source>At %1–%2 this net is right in %3 of the cases (%4 of %5).</source>
        <translation>Bei %1–%2 liegt dieses Netz in %3 der Fälle richtig (%4 von %5).</translation>
    </message>
    <message>
        <source>%1 × %2 values, drawn smooth</source>
        <translation>%1 × %2 Werte, weich gezeichnet</translation>
    </message>
    <message>
        <source>%1; a grey patch of %2 × %2 pixels, moved by %3</source>
        <translation>%1; ein grauer Fleck von %2 × %2 Pixeln, verschoben um %3</translation>
    </message>
    <message>
        <source>This run is on %1 and your images are on this computer. Fetch this checkpoint first; then this computer classifies them. Samples of the run&apos;s own data can be shown without that.</source>
        <translation>Dieser Lauf liegt auf %1, die Bilder liegen auf diesem Rechner. Zuerst diesen Checkpoint holen; dann klassifiziert dieser Rechner sie. Samples aus den Daten des Laufs lassen sich auch so zeigen.</translation>
    </message>
    <message>
        <source>pasted %1.png</source>
        <translation>eingefügt %1.png</translation>
    </message>
    <message>
        <source>The engine gave no answer for this input.</source>
        <translation>Die Engine hat zu dieser Eingabe nichts geantwortet.</translation>
    </message>
    <message>
        <source>This net reads features, not images: there is no place to look at.</source>
        <translation>Dieses Netz liest Merkmale, keine Bilder: Es gibt keinen Ort, auf den es schauen könnte.</translation>
    </message>
    <message>
        <source>No layer of this net has an output with places. Occlusion works without one.</source>
        <translation>Keine Schicht dieses Netzes hat eine Ausgabe mit Orten. Die Okklusion kommt ohne aus.</translation>
    </message>
    <message>
        <source>right: %1 of %2 labelled</source>
        <translation>richtig: %1 von %2 mit Label</translation>
    </message>
</context>
<context>
    <name>trainyard::Columns</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>State of the run on its machine</source>
        <translation>Wie es um den Lauf auf seinem Rechner steht</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>When the run was submitted</source>
        <translation>Wann der Lauf eingereicht wurde</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Gestartet</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Trainiert</translation>
    </message>
    <message>
        <source>Total training time of all attempts</source>
        <translation>Trainingszeit aller Versuche zusammen</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Samples/s</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Learning rate of the newest step</source>
        <translation>Lernrate des neuesten Schritts</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Val top-1</source>
        <translation>Val Top-1</translation>
    </message>
    <message>
        <source>Course of validation accuracy over the run</source>
        <translation>Verlauf der Validierungsgenauigkeit</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>Letzter %1</translation>
    </message>
    <message>
        <source>Worst %1</source>
        <translation>Schlechtester %1</translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>Bester %1</translation>
    </message>
    <message>
        <source>Series %1: highest is best for accuracies and rates, lowest for losses and times</source>
        <translation>Messreihe %1: Bei Genauigkeiten und Raten ist hoch am besten, bei Losses und Zeiten niedrig</translation>
    </message>
    <message>
        <source>Setting %1 of the run spec</source>
        <translation>Einstellung %1 der Laufbeschreibung</translation>
    </message>
</context>
<context>
    <name>trainyard::ColumnsDialog</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Search columns, series and parameters</source>
        <translation>Spalten, Messreihen und Parameter suchen</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letzter</translation>
    </message>
    <message>
        <source>Newest value of a series</source>
        <translation>Neuester Wert einer Messreihe</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Highest of accuracies and rates, lowest of losses and times</source>
        <translation>Höchster bei Genauigkeiten und Raten, niedrigster bei Losses und Zeiten</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Schlechtester</translation>
    </message>
    <message>
        <source>The opposite of best</source>
        <translation>Das Gegenteil von Bester</translation>
    </message>
    <message>
        <source>Value of a series</source>
        <translation>Welcher Wert einer Messreihe</translation>
    </message>
    <message>
        <source>Available columns</source>
        <translation>Spalten, die hinzukommen können</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Add the selected columns (Enter)</source>
        <translation>Gewählte Spalten hinzufügen (Eingabe)</translation>
    </message>
    <message>
        <source>Remove the selected columns (Del)</source>
        <translation>Gewählte Spalten entfernen (Entf)</translation>
    </message>
    <message>
        <source>Move left in the table (Alt+Up)</source>
        <translation>In der Tabelle nach links (Alt+Auf)</translation>
    </message>
    <message>
        <source>Move right in the table (Alt+Down)</source>
        <translation>In der Tabelle nach rechts (Alt+Ab)</translation>
    </message>
    <message>
        <source>Columns of the table in their order</source>
        <translation>Spalten der Tabelle in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>In the table, left to right</source>
        <translation>In der Tabelle, von links nach rechts</translation>
    </message>
    <message>
        <source>Default columns</source>
        <translation>Standardspalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
</context>
<context>
    <name>trainyard::CompareOptions</name>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Smoothing, logarithmic x axis, outliers</source>
        <translation>Glättung, logarithmische x-Achse, Ausreißer</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>As usual: 0.6, none for values of epochs</source>
        <translation>Wie üblich: 0,6, bei Epochenwerten keine</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>%1 ≈ %2 values</source>
        <translation>%1 ≈ %2 Werte</translation>
    </message>
    <message>
        <source>Kind of smoothing</source>
        <translation>Art der Glättung</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponentiell</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gauß</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>Logarithmische x-Achse</translation>
    </message>
    <message>
        <source>Raw values</source>
        <translation>Rohwerte</translation>
    </message>
    <message>
        <source>Clip outliers</source>
        <translation>Ohne Spitzen</translation>
    </message>
</context>
<context>
    <name>trainyard::ComparePane</name>
    <message>
        <source>by step</source>
        <translation>nach Schritt</translation>
    </message>
    <message>
        <source>by epoch</source>
        <translation>nach Epoche</translation>
    </message>
    <message>
        <source>by samples</source>
        <translation>nach Samples</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>Settings and results of the selected runs</source>
        <translation>Einstellungen und Ergebnisse der gewählten Läufe</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>%1 settings</source>
        <translation>%1 Einstellungen</translation>
    </message>
    <message>
        <source>%1 of %2 settings differ · tinted = differs from A</source>
        <translation>%1 von %2 Einstellungen verschieden · gefärbt = anders als A</translation>
    </message>
    <message>
        <source>Comparison of %1 runs</source>
        <translation>Vergleich von %1 Läufen</translation>
    </message>
    <message>
        <source>Lines of the chart</source>
        <translation>Linien des Diagramms</translation>
    </message>
    <message>
        <source>Each run</source>
        <translation>Jeder Lauf</translation>
    </message>
    <message>
        <source>Setting that parts the groups</source>
        <translation>Einstellung, die die Gruppen trennt</translation>
    </message>
    <message>
        <source>Runs with equal values form a group; seeds do not part them</source>
        <translation>Läufe mit gleichen Werten bilden eine Gruppe; Seeds trennen sie nicht</translation>
    </message>
    <message>
        <source>of equal settings</source>
        <translation>gleicher Einstellungen</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>%1 · groups: %2</source>
        <translation>%1 · Gruppen: %2</translation>
    </message>
    <message>
        <source>Groups, with their range</source>
        <translation>Gruppen mit ihrem Bereich</translation>
    </message>
    <message>
        <source>Groups ± std. deviation</source>
        <translation>Gruppen ± Standardabweichung</translation>
    </message>
    <message>
        <source>Groups ± std. error</source>
        <translation>Gruppen ± Standardfehler</translation>
    </message>
    <message>
        <source>Groups, 95 % interval</source>
        <translation>Gruppen, 95-%-Intervall</translation>
    </message>
    <message>
        <source>Curves, %1 of %2 runs</source>
        <translation>Kurven, %1 von %2 Läufen</translation>
    </message>
    <message>
        <source>Settings, %1 of %2 runs</source>
        <translation>Einstellungen, %1 von %2 Läufen</translation>
    </message>
    <message>
        <source>Axis of the charts</source>
        <translation>Achse der Diagramme</translation>
    </message>
    <message>
        <source>by time trained</source>
        <translation>nach Trainingszeit</translation>
    </message>
    <message>
        <source>by time since the start</source>
        <translation>nach Zeit seit dem Start</translation>
    </message>
    <message>
        <source>by date</source>
        <translation>nach Datum</translation>
    </message>
    <message>
        <source>Undo the change of the charts</source>
        <translation>Änderung der Diagramme zurücknehmen</translation>
    </message>
    <message>
        <source>Redo the change of the charts</source>
        <translation>Änderung der Diagramme wiederholen</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Add a chart</source>
        <translation>Diagramm hinzufügen</translation>
    </message>
    <message>
        <source>Add charts of other series, or of arithmetic with series</source>
        <translation>Diagramme anderer Messreihen oder von Rechnungen mit Messreihen hinzufügen</translation>
    </message>
    <message>
        <source>How settings are shown</source>
        <translation>Darstellung der Einstellungen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Parallel</source>
        <translation>Parallel</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Einfluss</translation>
    </message>
</context>
<context>
    <name>trainyard::ComparisonModel</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
</context>
<context>
    <name>trainyard::ConfusionMatrix</name>
    <message>
        <source>Confusion matrix</source>
        <translation>Konfusionsmatrix</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1, richtig</translation>
    </message>
    <message>
        <source>%1 taken for %2</source>
        <comment>classes</comment>
        <translation>%1 für %2 gehalten</translation>
    </message>
    <message>
        <source>%1 of %2 “%3”, %4</source>
        <comment>samples of a class</comment>
        <translation>%1 von %2 „%3“, %4</translation>
    </message>
    <message>
        <source>click: show these %1</source>
        <translation>Klick: diese %1 zeigen</translation>
    </message>
</context>
<context>
    <name>trainyard::CurveGrid</name>
    <message>
        <source>Drag to resize the chart</source>
        <translation>Ziehen ändert die Größe des Diagramms</translation>
    </message>
    <message>
        <source>Chart menu</source>
        <translation>Menü des Diagramms</translation>
    </message>
    <message>
        <source>Other series or expression…</source>
        <translation>Andere Messreihe oder Rechnung…</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <translation>Logarithmische y-Achse</translation>
    </message>
    <message>
        <source>Wider</source>
        <translation>Breiter</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>Schmaler</translation>
    </message>
    <message>
        <source>Taller</source>
        <translation>Höher</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>Niedriger</translation>
    </message>
    <message>
        <source>Height as there is room</source>
        <translation>Höhe nach Platz</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>trainyard::DataDetails</name>
    <message>
        <source>Inspect</source>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <source>Reads every image again</source>
        <translation>Liest jedes Bild noch einmal</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Puts the format, folder and image size into the New run form</source>
        <translation>Übernimmt Format, Ordner und Bildgröße in das Formular für einen neuen Lauf</translation>
    </message>
    <message>
        <source>Images of each class</source>
        <translation>Bilder jeder Klasse</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Samples of each class</source>
        <translation>Beispiele jeder Klasse</translation>
    </message>
    <message>
        <source>Sizes of the images</source>
        <translation>Größen der Bilder</translation>
    </message>
    <message>
        <source>Image sizes</source>
        <translation>Bildgrößen</translation>
    </message>
    <message>
        <source>Problems of single images</source>
        <translation>Was an einzelnen Bildern nicht stimmt</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Unlesbar</translation>
    </message>
    <message>
        <source>Files that are broken or not images</source>
        <translation>Dateien, die beschädigt oder keine Bilder sind</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doppelte</translation>
    </message>
    <message>
        <source>Validation images that are also training images: they make the accuracy look better than it is</source>
        <translation>Validierungsbilder, die auch unter den Trainingsbildern stehen: sie lassen die Genauigkeit besser aussehen, als sie ist</translation>
    </message>
    <message>
        <source>Check to list</source>
        <translation>Welche Prüfung aufgelistet ist</translation>
    </message>
    <message>
        <source>inspected %1</source>
        <translation>untersucht %1</translation>
    </message>
    <message>
        <source>added %1</source>
        <translation>hinzugefügt %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation>%1 Klassen</translation>
    </message>
    <message>
        <source>of the training images</source>
        <translation>der Trainingsbilder</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>%1 sizes, the most frequent %2</source>
        <translation>%1 Größen, die häufigsten %2</translation>
    </message>
    <message>
        <source>%1 sizes</source>
        <translation>%1 Größen</translation>
    </message>
    <message>
        <source>No validation image is also a training image.</source>
        <translation>Kein Validierungsbild steht unter den Trainingsbildern.</translation>
    </message>
    <message>
        <source>Every image can be read.</source>
        <translation>Jedes Bild ist lesbar.</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>die ersten %1 von %2</translation>
    </message>
    <message>
        <source>Prepare…</source>
        <translation>Vorbereiten …</translation>
    </message>
    <message>
        <source>Decodes and resizes every image once, so that training never waits for it</source>
        <translation>Dekodiert und skaliert jedes Bild einmal, damit das Training nie darauf wartet</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Neuer Lauf</translation>
    </message>
    <message>
        <source>none: the samples are numbers</source>
        <translation>keine zu sehen: die Samples sind Zahlen</translation>
    </message>
    <message>
        <source>Every sample can be read.</source>
        <translation>Jedes Sample ist lesbar.</translation>
    </message>
    <message>
        <source>used by a run on %1</source>
        <translation>am %1 in einem Lauf verwendet</translation>
    </message>
</context>
<context>
    <name>trainyard::DataElsewhereDialog</name>
    <message>
        <source>Data set on another machine</source>
        <translation>Datensatz auf einem anderen Rechner</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Path on that machine</source>
        <translation>Pfad auf diesem Rechner</translation>
    </message>
    <message>
        <source>Folder or file on it</source>
        <translation>Ordner oder Datei dort</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a machine on the Machines page first.</source>
        <translation>Fügen Sie zuerst auf der Seite Rechner einen Rechner hinzu.</translation>
    </message>
    <message>
        <source>Enter the full path, starting with /.</source>
        <translation>Geben Sie den ganzen Pfad an, beginnend mit /.</translation>
    </message>
    <message>
        <source>The data set is inspected there and stays where it is; runs on that machine find it by its path.</source>
        <translation>Er wird dort geprüft und bleibt, wo er ist; Läufe auf diesem Rechner finden ihn über seinen Pfad.</translation>
    </message>
    <message>
        <source>Trainyard first connects to the machine and may ask you to log in. The data set is inspected there and stays where it is.</source>
        <translation>Der Rechner wird zuerst verbunden, wozu Sie sich vielleicht anmelden müssen. Der Datensatz wird dort geprüft und bleibt, wo er ist.</translation>
    </message>
</context>
<context>
    <name>trainyard::DataFacts</name>
    <message>
        <source>all grey</source>
        <translation>alle grau</translation>
    </message>
    <message>
        <source>all in colour</source>
        <translation>alle farbig</translation>
    </message>
    <message>
        <source>in colour, %1 grey</source>
        <translation>farbig, %1 grau</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 between the splits, %2 within training</source>
        <translation>%1 zwischen den Teilen, %2 im Training</translation>
    </message>
    <message>
        <source>%1; %2 with another class</source>
        <translation>%1; %2 unter anderer Klasse</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Training and validation images, as used in training</source>
        <translation>Training und Validierung, wie ein Lauf sie verwendet</translation>
    </message>
    <message>
        <source>Train at</source>
        <translation>Trainingsgröße</translation>
    </message>
    <message>
        <source>The initial size in New run, where it can be changed</source>
        <translation>Die Größe, mit der ein neuer Lauf beginnt; dort lässt sie sich ändern</translation>
    </message>
    <message>
        <source>Channel means</source>
        <translation>Kanalmittel</translation>
    </message>
    <message>
        <source>Of the training images at that size; 0 is black and 1 is white</source>
        <translation>Der Trainingsbilder in dieser Größe; 0 ist schwarz und 1 ist weiß</translation>
    </message>
    <message>
        <source>Deviations</source>
        <translation>Abweichungen</translation>
    </message>
    <message>
        <source>Standard deviation of each channel</source>
        <translation>Standardabweichung jedes Kanals</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>Depends only on classes, labels and pixels: the same data has the same fingerprint everywhere</source>
        <translation>Hängt nur von Klassen, Zuordnung und Pixeln ab: dieselben Daten haben überall denselben Fingerabdruck</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Unlesbar</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doppelte</translation>
    </message>
    <message>
        <source>%1 · prepared</source>
        <translation>%1 · vorbereitet</translation>
    </message>
    <message>
        <source>%1 in %2 classes</source>
        <translation>%1 in %2 Klassen</translation>
    </message>
    <message>
        <source>%1 of the training, %2 of the validation samples</source>
        <translation>%1 der Trainings-, %2 der Validierungssamples</translation>
    </message>
    <message>
        <source>%1 numbers per sample</source>
        <translation>%1 Zahlen je Sample</translation>
    </message>
    <message>
        <source>%1 + %2 samples of features</source>
        <translation>%1 + %2 Samples aus Merkmalen</translation>
    </message>
</context>
<context>
    <name>trainyard::DataGroup</name>
    <message>
        <source>Image width</source>
        <translation>Bildbreite</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>One channel</source>
        <translation>Ein Kanal</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Three channels</source>
        <translation>Drei Kanäle</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>drawn; 0 = 10,000</source>
        <translation>0 = 10.000</translation>
    </message>
    <message>
        <source>0 = all</source>
        <translation>0 = alle</translation>
    </message>
    <message>
        <source>drawn; 0 = 2,000</source>
        <translation>0 = 2.000</translation>
    </message>
    <message>
        <source>random; 0 = 1,281,167</source>
        <translation>zufällig; 0 = 1.281.167</translation>
    </message>
    <message>
        <source>random; 0 = 50,000</source>
        <translation>zufällig; 0 = 50.000</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>As set below</source>
        <translation>Wie unten eingestellt</translation>
    </message>
    <message>
        <source>A data set of the Data page, by its name</source>
        <translation>Ein Datensatz der Seite Daten, nach seinem Namen</translation>
    </message>
    <message>
        <source>Number of channels</source>
        <translation>Zahl der Kanäle</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
</context>
<context>
    <name>trainyard::DataPage</name>
    <message>
        <source>No data sets yet</source>
        <translation>Noch keine Datensätze</translation>
    </message>
    <message>
        <source>A data set is a folder of images with one folder a class, IDX files like MNIST&apos;s, CIFAR batches, a CSV list, TFRecord or HDF5 files. It is read in place; nothing is copied.</source>
        <translation>Ein Datensatz ist ein Ordner mit einem Unterordner je Klasse, IDX-Dateien wie die von MNIST, CIFAR-Dateien, eine CSV-Liste, TFRecord- oder HDF5-Dateien. Er wird gelesen, wo er liegt; nichts wird kopiert.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>%1 was downloaded</source>
        <translation>%1 wurde heruntergeladen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>Ein Ordner …</translation>
    </message>
    <message>
        <source>A file or list…</source>
        <translation>Eine Datei oder Liste …</translation>
    </message>
    <message>
        <source>Download…</source>
        <translation>Herunterladen …</translation>
    </message>
    <message>
        <source>Well-known data sets: MNIST, CIFAR and others</source>
        <translation>Bekannte Datensätze: MNIST, CIFAR und andere</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>New run with this data</source>
        <translation>Neuer Lauf damit</translation>
    </message>
    <message>
        <source>Inspect again</source>
        <translation>Neu untersuchen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Aus der Liste nehmen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Folder of the data set</source>
        <translation>Ordner des Datensatzes</translation>
    </message>
    <message>
        <source>File or list of the data set</source>
        <translation>Datei oder Liste des Datensatzes</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Prepare…</source>
        <translation>Vorbereiten …</translation>
    </message>
    <message>
        <source>Data sets (*.csv *.txt *.tfrecord *.tfrecords *.h5 *.hdf5 *.bin *.tar *.tar.gz *.tgz);;All files (*)</source>
        <translation>Datensätze (*.csv *.txt *.tfrecord *.tfrecords *.h5 *.hdf5 *.bin *.tar *.tar.gz *.tgz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Adds an existing data set on this machine or another one; it stays where it is</source>
        <translation>Fügt einen Datensatz hinzu, der schon auf diesem oder einem anderen Rechner liegt; er bleibt, wo er ist</translation>
    </message>
    <message>
        <source>On another machine…</source>
        <translation>Auf einem anderen Rechner …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln data set(s)</source>
        <translation>
            <numerusform>1 Datensatz</numerusform>
            <numerusform>%Ln Datensätze</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetDelegate</name>
    <message>
        <source>Name of the data set</source>
        <translation>Name des Datensatzes</translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetText</name>
    <message>
        <source>Glyphs, built in</source>
        <translation>Glyphen, eingebaut</translation>
    </message>
    <message>
        <source>IDX files</source>
        <translation>IDX-Dateien</translation>
    </message>
    <message>
        <source>Image folder</source>
        <translation>Bilderordner</translation>
    </message>
    <message>
        <source>CIFAR batches</source>
        <translation>CIFAR-Dateien</translation>
    </message>
    <message>
        <source>CSV list</source>
        <translation>CSV-Liste</translation>
    </message>
    <message>
        <source>TFRecord files</source>
        <translation>TFRecord-Dateien</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>HDF5-Dateien</translation>
    </message>
    <message>
        <source>Synthetic, built in</source>
        <translation>Synthetisch, eingebaut</translation>
    </message>
    <message>
        <source>%1, grey</source>
        <translation>%1, grau</translation>
    </message>
    <message>
        <source>%1, RGB</source>
        <translation>%1, RGB</translation>
    </message>
    <message>
        <source>%1 + %2 images</source>
        <translation>%1 + %2 Bilder</translation>
    </message>
    <message>
        <source>%1 + %2 samples</source>
        <translation>%1 + %2 Samples</translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetsModel</name>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>Listet auf</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Not inspected</source>
        <translation>Ungeprüft</translation>
    </message>
    <message>
        <source>%1 broken</source>
        <translation>%1 defekt</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 classes</source>
        <translation>%1 · %2 Klassen</translation>
    </message>
    <message numerus="yes">
        <source>used by %Ln run(s)</source>
        <translation>
            <numerusform>in %Ln Lauf verwendet</numerusform>
            <numerusform>in %Ln Läufen verwendet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::DataViewModel</name>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>%1 was removed from the list; its files stay</source>
        <translation>%1 steht nicht mehr in der Liste; die Dateien bleiben</translation>
    </message>
    <message>
        <source>Listing: %1 files so far</source>
        <translation>Listet auf: bisher %1 Dateien</translation>
    </message>
    <message>
        <source>Listing…</source>
        <translation>Listet auf …</translation>
    </message>
    <message>
        <source>Reading: %1 of %2 images</source>
        <translation>Liest: %1 von %2 Bildern</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Wird vorbereitet …</translation>
    </message>
    <message>
        <source>Preparing: %1 of %2 images</source>
        <translation>Vorbereiten: %1 von %2 Bildern</translation>
    </message>
    <message>
        <source>%1 · %2 images/s · %3 left</source>
        <translation>%1 · %2 Bilder/s · noch %3</translation>
    </message>
    <message>
        <source>%1: other programs are still preparing the rest</source>
        <translation>%1: Andere Programme bereiten den Rest noch vor</translation>
    </message>
    <message>
        <source>%1 is prepared: %2 images in %3</source>
        <translation>%1 ist vorbereitet: %2 Bilder in %3</translation>
    </message>
    <message>
        <source>%1 was prepared already</source>
        <translation>%1 war bereits vorbereitet</translation>
    </message>
    <message>
        <source>Waiting for another data set…</source>
        <translation>Wartet auf einen anderen Datensatz …</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>The inspection of %1 was removed; runs use it, so it stays in the list</source>
        <translation>Die Prüfung von %1 wurde entfernt; Läufe verwenden den Datensatz, also bleibt er in der Liste</translation>
    </message>
</context>
<context>
    <name>trainyard::DeadChannelsModel</name>
    <message>
        <source>%1: channels %2; %3 of its values are above 0</source>
        <translation>%1: Kanäle %2; %3 der Werte liegen über 0</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>dead channels</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>%1 (%2 at the limit)</source>
        <translation>%1 (%2 an der Grenze)</translation>
    </message>
    <message>
        <source>Saturated layers: none</source>
        <translation>Gesättigte Schichten: keine</translation>
    </message>
    <message>
        <source>Saturated layers: %1</source>
        <translation>Gesättigte Schichten: %1</translation>
    </message>
</context>
<context>
    <name>trainyard::DeleteDialog</name>
    <message>
        <source>Delete permanently</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Their curves, messages, tags and notes are deleted from the store. This cannot be undone.</source>
        <translation>Kurven, Meldungen, Tags und Notizen verlassen die Ablage. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Also delete their run directories with all checkpoints</source>
        <translation>Auch die Laufordner mit allen Checkpoints löschen</translation>
    </message>
    <message>
        <source>Without this, spec, events, logs and checkpoints stay on the disk.</source>
        <translation>Sonst bleiben Beschreibung, Ereignisse, Logs und Checkpoints auf dem Datenträger.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln run(s) permanently?</source>
        <translation>
            <numerusform>%Ln Lauf endgültig löschen?</numerusform>
            <numerusform>%Ln Läufe endgültig löschen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them (is|are) not finished: stop (it|them) first.</source>
        <translation>
            <numerusform>1 davon ist nicht beendet: zuerst stoppen.</numerusform>
            <numerusform>%Ln davon sind nicht beendet: zuerst stoppen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::Details</name>
    <message>
        <source>Best val top-1</source>
        <translation>Beste Val Top-1</translation>
    </message>
    <message>
        <source>Best val top-5</source>
        <translation>Beste Val Top-5</translation>
    </message>
    <message>
        <source>Best val loss</source>
        <translation>Bester Val-Loss</translation>
    </message>
    <message>
        <source>Last train loss</source>
        <translation>Letzter Trainings-Loss</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>Zeit je Epoche</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Epochs trained</source>
        <translation>Trainierte Epochen</translation>
    </message>
    <message>
        <source>Time trained</source>
        <translation>Trainingszeit</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
</context>
<context>
    <name>trainyard::DistributionDialog</name>
    <message>
        <source>Distribution over ranks</source>
        <translation>Verteilung auf Ränge</translation>
    </message>
    <message>
        <source>Classes that each rank sees</source>
        <translation>Klassen, die jeder Rang sieht</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Each rank draws its batches from all samples with replacement</source>
        <translation>Jeder Rang zieht seine Batches aus allen Beispielen, mit Wiederholung</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Each rank reads whole files, or a contiguous part of the samples</source>
        <translation>Jeder Rang liest ganze Dateien oder einen zusammenhängenden Teil der Beispiele</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Batch per rank</source>
        <translation>Batch je Rang</translation>
    </message>
    <message>
        <source>Counting the samples…</source>
        <translation>Zähle die Beispiele …</translation>
    </message>
    <message>
        <source>The data cannot be shared</source>
        <translation>Die Daten lassen sich nicht aufteilen</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>Reshuffled each epoch; each rank takes a share of every step</source>
        <translation>In jeder Epoche neu gemischt; jeder Rang übernimmt einen Teil jedes Schritts</translation>
    </message>
</context>
<context>
    <name>trainyard::DistributionViewModel</name>
    <message>
        <source>no sample</source>
        <translation>kein Beispiel</translation>
    </message>
    <message>
        <source>Rank %1 has no samples.</source>
        <translation>Rang %1 hat kein einziges Beispiel.</translation>
    </message>
    <message>
        <source>Rank %1 sees a skewed share of %2 classes, such as %3 of “%4” where %5 would be fair.</source>
        <translation>Rang %1 sieht einen schiefen Anteil von %2 Klassen, etwa %3 von „%4“, wo %5 angemessen wären.</translation>
    </message>
    <message>
        <source>Rank %1 sees %2 samples of “%3”; %4 would be fair.</source>
        <translation>Rang %1 sieht %2 Beispiele von „%3“; %4 wären angemessen.</translation>
    </message>
    <message>
        <source>Ranks make %1 to %2 steps; synchronous training ends each epoch with the fewest.</source>
        <translation>Ränge machen %1 bis %2 Schritte; synchrones Training beendet jede Epoche mit den wenigsten.</translation>
    </message>
    <message>
        <source>The last batch of each rank has %1 of %2 samples.</source>
        <translation>Der letzte Batch jedes Ranges hat %1 von %2 Beispielen.</translation>
    </message>
    <message>
        <source>The last batch of rank %1 has %2 of %3 samples.</source>
        <translation>Der letzte Batch von Rang %1 hat %2 von %3 Beispielen.</translation>
    </message>
    <message>
        <source>%1 files cannot be shared evenly by %2 ranks.</source>
        <translation>%1 Dateien lassen sich nicht gleichmäßig auf %2 Ränge verteilen.</translation>
    </message>
    <message>
        <source>There are fewer files (%1) than ranks (%2), so each rank takes a contiguous part of all samples.</source>
        <translation>%1 Dateien sind weniger als %2 Ränge: Jeder Rang nimmt stattdessen einen zusammenhängenden Teil aller Beispiele.</translation>
    </message>
    <message>
        <source>… and %1 more warnings</source>
        <translation>… und %1 weitere Warnungen</translation>
    </message>
    <message>
        <source>%1 to %2 steps</source>
        <translation>%1 bis %2 Schritte</translation>
    </message>
    <message>
        <source>%1 samples of %2 classes · %3 ranks · %4 per epoch</source>
        <translation>%1 Beispiele aus %2 Klassen · %3 Ränge · %4 je Epoche</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2, the last with %3</source>
        <translation>%1 · %2, der letzte mit %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>1 Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s)</source>
        <translation>
            <numerusform>1 Beispiel</numerusform>
            <numerusform>%Ln Beispiele</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::Elsewhere</name>
    <message>
        <source>not found on this workstation</source>
        <translation>auf diesem Rechner nicht gefunden</translation>
    </message>
    <message>
        <source>whether it exists on %1 is checked when the run starts</source>
        <translation>ob er auf %1 liegt, zeigt sich beim Start des Laufs</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>1 Knoten</numerusform>
            <numerusform>%Ln Knoten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::EngineThereCard</name>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Installieren</translation>
    </message>
    <message>
        <source>More about the engine</source>
        <translation>Mehr zur Engine</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Selbsttest</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Protokoll zeigen</translation>
    </message>
    <message>
        <source>Sends this window&apos;s engine as sources and builds it in a job with the machine&apos;s compiler, CUDA and MPI</source>
        <translation>Die Engine dieses Fensters als Quelltext senden und dort von einem Job mit Compiler, CUDA und MPI des Rechners bauen lassen</translation>
    </message>
    <message>
        <source>Runs the engine&apos;s self-test on the machine, as a job if it has a scheduler</source>
        <translation>Den Selbsttest der Engine dort ausführen, als Job, wo der Rechner einen Scheduler hat</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>Install from sources, built on the machine</source>
        <translation>Aus den Quellen installieren, dort gebaut</translation>
    </message>
    <message>
        <source>Install this workstation&apos;s engine</source>
        <translation>Die Engine dieses Rechners installieren</translation>
    </message>
    <message>
        <source>Log of the build</source>
        <translation>Protokoll des Bauens</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>Protokoll verbergen</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>läuft nicht</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in Gebrauch</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Benutzen</translation>
    </message>
    <message>
        <source>It was built without: %1</source>
        <translation>Sie wurde gebaut ohne: %1</translation>
    </message>
    <message>
        <source>Show the self-test</source>
        <translation>Selbsttest zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>trainyard::EngineThereViewModel</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>installiert</translation>
    </message>
    <message>
        <source>on PATH</source>
        <translation>im PATH</translation>
    </message>
    <message>
        <source>module %1</source>
        <translation>Modul %1</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <translation>Prüfung %1 von %2</translation>
    </message>
    <message>
        <source>Starting the check…</source>
        <translation>Die Prüfung wird gestartet …</translation>
    </message>
    <message>
        <source>The check waits: %1</source>
        <translation>Die Prüfung wartet: %1</translation>
    </message>
    <message>
        <source>This workstation uses the engine that was installed with the window.</source>
        <translation>Dieser Rechner benutzt die Engine, die mit dem Fenster installiert wurde.</translation>
    </message>
    <message>
        <source>Connect to the machine to see its engine.</source>
        <translation>Mit dem Rechner verbinden, um seine Engine zu sehen.</translation>
    </message>
    <message>
        <source>Looking for the engine…</source>
        <translation>Die Engine wird gesucht …</translation>
    </message>
    <message>
        <source>Version %1, %2: %3</source>
        <translation>Version %1, %2: %3</translation>
    </message>
    <message>
        <source>There is no engine on this machine yet. Install it; the machine only needs a compiler.</source>
        <translation>Auf diesem Rechner gibt es noch keine Engine. Sie kann installiert werden: Es muss dort nichts geben als einen Compiler.</translation>
    </message>
    <message>
        <source>There are engines, but none is chosen. Use one, or install this window&apos;s.</source>
        <translation>Es gibt Engines, aber keine ist gewählt. Benutze eine davon, oder installiere die dieses Fensters.</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>kein %1</translation>
    </message>
    <message>
        <source>%1, %2; %3</source>
        <translation>%1, %2; %3</translation>
    </message>
    <message>
        <source>Checking the machine…</source>
        <translation>Der Rechner wird geprüft …</translation>
    </message>
    <message>
        <source>Sending the engine…</source>
        <translation>Die Engine wird gesendet …</translation>
    </message>
    <message>
        <source>The job that builds it waits…</source>
        <translation>Der Job, der sie baut, wartet …</translation>
    </message>
    <message>
        <source>The job that builds it waits: %1</source>
        <translation>Der Job, der sie baut, wartet: %1</translation>
    </message>
    <message>
        <source>Building on the machine, %1</source>
        <translation>Wird dort gebaut, %1</translation>
    </message>
    <message>
        <source>Installing it…</source>
        <translation>Wird installiert …</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installiert</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>Wird beendet …</translation>
    </message>
</context>
<context>
    <name>trainyard::ExportBar</name>
    <message>
        <source>Writing %1…</source>
        <translation>%1 wird geschrieben …</translation>
    </message>
</context>
<context>
    <name>trainyard::ExportRunsDialog</name>
    <message numerus="yes">
        <source>Export %Ln run(s)</source>
        <translation>
            <numerusform>%Ln Lauf exportieren</numerusform>
            <numerusform>%Ln Läufe exportieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>CSV, one line per point</source>
        <translation>CSV, eine Zeile je Punkt</translation>
    </message>
    <message>
        <source>JSON lines, one per point</source>
        <translation>JSON-Zeilen, eine je Punkt</translation>
    </message>
    <message>
        <source>Store of these runs (SQLite)</source>
        <translation>Ablage dieser Läufe (SQLite)</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Messreihen</translation>
    </message>
    <message>
        <source>All series</source>
        <translation>Alle Messreihen</translation>
    </message>
    <message>
        <source>Only those of the charts: %1</source>
        <translation>Nur die der Diagramme: %1</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Export abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>%1 points written to %2</source>
        <translation>%1 Punkte nach %2 geschrieben</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>Der Export wurde abgebrochen.</translation>
    </message>
    <message>
        <source>A folder with an event file for each run: scalars, and settings as hyperparameters.</source>
        <translation>Ein Ordner mit einer Ereignisdatei je Lauf: Skalare, und Einstellungen als Hyperparameter.</translation>
    </message>
    <message>
        <source>A new folder in the form of MLflow&apos;s file store: metrics, parameters, tags, notes, times.</source>
        <translation>Ein neuer Ordner in der Form der Dateiablage von MLflow: Metriken, Parameter, Tags, Notizen, Zeiten.</translation>
    </message>
    <message>
        <source>Every point with its run, series, step, epoch, time, value, smallest and largest.</source>
        <translation>Jeder Punkt mit Lauf, Messreihe, Schritt, Epoche, Zeit, Wert, kleinstem und größtem Wert.</translation>
    </message>
    <message>
        <source>A file with everything that is known of these runs. Open it with: trainyard --store FILE</source>
        <translation>Eine Datei mit allem, was über diese Läufe bekannt ist. Sie öffnet sich mit: trainyard --store DATEI</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Folder for the runs</source>
        <translation>Ordner für die Läufe</translation>
    </message>
    <message>
        <source>File for the runs</source>
        <translation>Datei für die Läufe</translation>
    </message>
    <message>
        <source>Enter the full path of the folder.</source>
        <translation>Den vollständigen Pfad des Ordners eingeben.</translation>
    </message>
    <message>
        <source>Enter the full path of the file.</source>
        <translation>Den vollständigen Pfad der Datei eingeben.</translation>
    </message>
</context>
<context>
    <name>trainyard::FetchDialog</name>
    <message>
        <source>Fetch %1</source>
        <translation>%1 holen</translation>
    </message>
    <message>
        <source>Copies checkpoints and results from %1 to this computer. An interrupted copy continues where it stopped, and each file is compared with the original.</source>
        <translation>Kopiert Checkpoints und Ergebnisse von %1 auf diesen Rechner. Eine unterbrochene Kopie geht dort weiter, wo sie endete, und jede Datei wird mit der dort verglichen.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Holen</translation>
    </message>
    <message>
        <source>Cancel the copy</source>
        <translation>Kopie abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Neuester</translation>
    </message>
    <message>
        <source>The newest checkpoint</source>
        <translation>Der neueste Checkpoint</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>The checkpoint with the best validation result</source>
        <translation>Der mit dem besten Validierungsergebnis</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All existing checkpoints</source>
        <translation>Alle, die es gibt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Only results</source>
        <translation>Nur Ergebnisse</translation>
    </message>
    <message>
        <source>Which checkpoints</source>
        <translation>Welche Checkpoints</translation>
    </message>
    <message>
        <source>Result, events, logs and traces</source>
        <translation>Ergebnis, Ereignisse, Logs und Traces</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen …</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>New run from it…</source>
        <translation>Neuer Lauf daraus …</translation>
    </message>
    <message>
        <source>The contents of the checkpoint, as read by the engine on this computer</source>
        <translation>Was der Checkpoint enthält, wie die Engine hier ihn liest</translation>
    </message>
    <message>
        <source>Opens the run&apos;s settings in the New run form, starting from these weights</source>
        <translation>Die Einstellungen des Laufs im Formular Neuer Lauf, mit diesen Gewichten am Anfang</translation>
    </message>
    <message>
        <source>Folder for the fetched files</source>
        <translation>Ordner für das Geholte</translation>
    </message>
    <message>
        <source>Enter the full path of the folder.</source>
        <translation>Den ganzen Pfad des Ordners angeben.</translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>Noch einmal holen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Checking the machine…</source>
        <translation>Der Rechner wird geprüft …</translation>
    </message>
    <message>
        <source>The connection broke after %1 of %2; the copy will continue automatically.</source>
        <translation>Die Verbindung brach nach %1 von %2; die Kopie geht dort von selbst weiter.</translation>
    </message>
    <message>
        <source>Waiting for the connection…</source>
        <translation>Warten auf die Verbindung …</translation>
    </message>
    <message>
        <source>%1 files copied, %2 were already here.</source>
        <translation>%1 Dateien kopiert, %2 waren schon hier.</translation>
    </message>
    <message>
        <source>%1 files copied, %2 were already here. The checkpoint: %3</source>
        <translation>%1 Dateien kopiert, %2 waren schon hier. Der Checkpoint: %3</translation>
    </message>
    <message>
        <source>Cancelled. The files copied so far are kept.</source>
        <translation>Abgebrochen. Was kopiert wurde, bleibt.</translation>
    </message>
</context>
<context>
    <name>trainyard::FieldEditors</name>
    <message>
        <source>none; separate several with commas</source>
        <translation>keine; mehrere mit Kommas</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a list of numbers such as 0, 2, 5</source>
        <translation>„%1“ ist keine Liste von Zahlen wie 0, 2, 5</translation>
    </message>
</context>
<context>
    <name>trainyard::FieldRows</name>
    <message>
        <source>More options</source>
        <translation>Weitere Optionen</translation>
    </message>
</context>
<context>
    <name>trainyard::FirstFiltersViewModel</name>
    <message>
        <source>reading…</source>
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>This net does not begin with a convolution.</source>
        <translation>Dieses Netz beginnt nicht mit einer Faltung.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln filter(s) of %2 × %3; middle grey is 0, each filter has its own scale</source>
        <translation>
            <numerusform>%1 · 1 Filter von %2 × %3; mittleres Grau ist 0, jeder hat eine eigene Skala</numerusform>
            <numerusform>%1 · %Ln Filter von %2 × %3; mittleres Grau ist 0, jeder hat eine eigene Skala</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::Form</name>
    <message>
        <source>Missing: %1.</source>
        <translation>Es fehlt: %1.</translation>
    </message>
    <message>
        <source>%1 is not possible here; allowed: %2.</source>
        <translation>%1 ist hier nicht möglich; erlaubt: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>why. What to do</comment>
        <translation>%1. %2.</translation>
    </message>
</context>
<context>
    <name>trainyard::GazeCard</name>
    <message>
        <source>Where it looks</source>
        <translation>Wohin es schaut</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>What the net sees</source>
        <translation>Was das Netz sieht</translation>
    </message>
    <message>
        <source>Grad-CAM</source>
        <translation>Grad-CAM</translation>
    </message>
    <message>
        <source>Where a layer&apos;s activations speak for the class</source>
        <translation>Wo die Aktivierungen einer Schicht für die Klasse sprechen</translation>
    </message>
    <message>
        <source>Occlusion</source>
        <translation>Okklusion</translation>
    </message>
    <message>
        <source>By how much the class&apos;s probability falls when a place is covered</source>
        <translation>Um wie viel die Wahrscheinlichkeit der Klasse fällt, wenn ein Ort verdeckt ist</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>for “%1”</source>
        <translation>für „%1“</translation>
    </message>
    <message>
        <source>Drop an image at the left, or open a mistake from the Predictions tab.</source>
        <translation>Links ein Bild ablegen oder im Reiter „Vorhersagen“ einen Fehler öffnen.</translation>
    </message>
    <message>
        <source>This net reads features, so there is no image.</source>
        <translation>Dieses Netz liest Merkmale, also gibt es kein Bild.</translation>
    </message>
    <message>
        <source>There is no image.</source>
        <translation>Es gibt kein Bild.</translation>
    </message>
    <message>
        <source>being computed…</source>
        <translation>wird berechnet …</translation>
    </message>
</context>
<context>
    <name>trainyard::GpuStrip</name>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>%1: utilisation %2</source>
        <translation>%1: Auslastung %2</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>Speicher %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>an alarm, then power, temperature, clock</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>SM occupancy: needs a GPU of Hopper or newer</source>
        <translation>SM-Belegung: braucht eine GPU ab Hopper</translation>
    </message>
</context>
<context>
    <name>trainyard::GpuText</name>
    <message>
        <source>%1 of %2 W</source>
        <translation>%1 von %2 W</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>%1 MHz</source>
        <translation>%1 MHz</translation>
    </message>
    <message>
        <source>SM occupancy %1</source>
        <translation>SM-Belegung %1</translation>
    </message>
    <message>
        <source>tensor cores %1</source>
        <translation>Tensorkerne %1</translation>
    </message>
    <message>
        <source>memory bus %1</source>
        <translation>Speicherbus %1</translation>
    </message>
    <message>
        <source>1 memory error</source>
        <translation>1 Speicherfehler</translation>
    </message>
    <message>
        <source>%1 memory errors</source>
        <translation>%1 Speicherfehler</translation>
    </message>
    <message>
        <source>slowed by heat</source>
        <translation>wegen Hitze gedrosselt</translation>
    </message>
    <message>
        <source>at its power limit</source>
        <translation>an der Leistungsgrenze</translation>
    </message>
    <message>
        <source>slowed by its hardware</source>
        <translation>von der Hardware gedrosselt</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>name of a measure, its value, what it is</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Utilisation (NVML)</source>
        <translation>Auslastung (NVML)</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Share of the time in which some kernel was running, however small</source>
        <translation>Anteil der Zeit, in der irgendein Kernel lief, wie klein auch immer</translation>
    </message>
    <message>
        <source>SM utilisation (GPM)</source>
        <translation>SM-Auslastung (GPM)</translation>
    </message>
    <message>
        <source>needs Hopper or newer</source>
        <translation>erst ab Hopper</translation>
    </message>
    <message>
        <source>Share of the multiprocessors that were busy, from hardware counters</source>
        <translation>Anteil der Multiprozessoren, die arbeiteten, aus Hardwarezählern</translation>
    </message>
    <message>
        <source>SM occupancy (GPM)</source>
        <translation>SM-Belegung (GPM)</translation>
    </message>
    <message>
        <source>Share of the possible warps that were active, from hardware counters</source>
        <translation>Anteil der möglichen Warps, die aktiv waren, aus Hardwarezählern</translation>
    </message>
    <message>
        <source>Estimated occupancy (CUPTI)</source>
        <translation>Geschätzte Belegung (CUPTI)</translation>
    </message>
    <message>
        <source>available after tracing some steps</source>
        <translation>erst nach dem Aufzeichnen einiger Schritte</translation>
    </message>
    <message>
        <source>Durations of the kernels in the traced steps × the warps that each could keep active</source>
        <translation>Dauer der Kernel der aufgezeichneten Schritte × die Warps, die jeder aktiv haben konnte</translation>
    </message>
    <message>
        <source>Achieved occupancy (CUPTI counters)</source>
        <translation>Erreichte Belegung (Zähler von CUPTI)</translation>
    </message>
    <message>
        <source>not measured; requires privileges</source>
        <translation>nicht gemessen; dafür braucht es Rechte</translation>
    </message>
    <message>
        <source>Active warps that the hardware counted in the traced steps</source>
        <translation>Aktive Warps, die die Hardware in den aufgezeichneten Schritten gezählt hat</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>memory in bytes, in percent</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>trainyard::GroupText</name>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by %3, which can be chance: two runs or more of each would tell.</source>
        <translation>%1 liegt um %3 vor %2; das kann Zufall sein: Zwei oder mehr Läufe von jedem würden es zeigen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) with equal seeds</source>
        <translation>
            <numerusform>%Ln Paar mit gleichem Seed</numerusform>
            <numerusform>%Ln Paaren mit gleichen Seeds</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 runs</source>
        <translation>%1 und %2 Läufen</translation>
    </message>
    <message>
        <source>%1 ± %2, 95 % interval of %3</source>
        <translation>%1 ± %2, 95-%-Intervall aus %3</translation>
    </message>
    <message>
        <source>It cannot be told whether %1 is better than %2 (%3). More seeds narrow it.</source>
        <translation>Ob %1 besser als %2 ist, lässt sich nicht sagen (%3). Mehr Seeds grenzen es ein.</translation>
    </message>
    <message>
        <source>; effect size d = %1</source>
        <translation>; Effektstärke d = %1</translation>
    </message>
    <message>
        <source>%1 is better than %2 (%3%4).</source>
        <translation>%1 ist besser als %2 (%3%4).</translation>
    </message>
    <message>
        <source>Best %1, mean</source>
        <translation>Bestes %1, Mittel</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
</context>
<context>
    <name>trainyard::GuideDialog</name>
    <message>
        <source>User&apos;s guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>trainyard::HeatView</name>
    <message>
        <source>Where the net looks</source>
        <translation>Wohin das Netz schaut</translation>
    </message>
    <message>
        <source>no weight</source>
        <translation>kein Gewicht</translation>
    </message>
    <message>
        <source>most weight</source>
        <translation>höchstes Gewicht</translation>
    </message>
</context>
<context>
    <name>trainyard::HistogramMap</name>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>full width: %1</source>
        <translation>volle Breite: %1</translation>
    </message>
    <message>
        <source>line: first record</source>
        <translation>Linie: erste Aufzeichnung</translation>
    </message>
    <message>
        <source>Distribution over time</source>
        <translation>Verteilung im Lauf der Zeit</translation>
    </message>
    <message>
        <source>step %1, epoch %2</source>
        <translation>Schritt %1, Epoche %2</translation>
    </message>
    <message>
        <source>%1: %2 of the values</source>
        <translation>%1: %2 der Werte</translation>
    </message>
    <message>
        <source>exactly 0: %1</source>
        <translation>genau 0: %1</translation>
    </message>
    <message>
        <source>Step %1: 5 % of the values are below %2, half below %3, 95 % below %4; exactly 0: %5</source>
        <translation>Schritt %1: 5 % der Werte liegen unter %2, die Hälfte unter %3, 95 % unter %4; genau 0: %5</translation>
    </message>
    <message>
        <source>0 and magnitudes below %1</source>
        <translation>0 und Beträge unter %1</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>values</comment>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>trainyard::HostKeyDialog</name>
    <message>
        <source>First contact with %1</source>
        <translation>Erster Kontakt mit %1</translation>
    </message>
    <message>
        <source>First connection to %1</source>
        <translation>%1 ist noch nicht bekannt</translation>
    </message>
    <message>
        <source>This is the fingerprint of its %1 key. Compare it with the one published by the machine&apos;s administrators: it is the right machine only if they are equal.</source>
        <translation>Das ist der Fingerabdruck seines Schlüssels (%1). Vergleiche ihn mit dem, den die Verwaltung des Rechners veröffentlicht; nur wenn beide gleich sind, ist es der richtige Rechner.</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Fingerabdruck kopieren</translation>
    </message>
    <message>
        <source>If you trust it, the key is added to %1.</source>
        <translation>Wenn du ihm traust, wird der Schlüssel in %1 eingetragen.</translation>
    </message>
    <message>
        <source>Do not connect</source>
        <translation>Nicht verbinden</translation>
    </message>
    <message>
        <source>Trust it</source>
        <translation>Vertrauen</translation>
    </message>
</context>
<context>
    <name>trainyard::ImportDialog</name>
    <message>
        <source>Add existing runs</source>
        <translation>Vorhandene Läufe aufnehmen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner …</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>Dateien …</translation>
    </message>
    <message>
        <source>Finds every log and run directory in a folder and below it</source>
        <translation>Findet alle Protokolle und Laufordner in einem Ordner und darunter</translation>
    </message>
    <message>
        <source>Event files, CSV and JSON-lines files, trainer_state.json, databases of MLflow</source>
        <translation>Ereignisdateien, CSV-Dateien und JSON-Zeilen, trainer_state.json, Datenbanken von MLflow</translation>
    </message>
    <message>
        <source>Choose all</source>
        <translation>Alle wählen</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>Keine wählen</translation>
    </message>
    <message>
        <source>Runs that were found</source>
        <translation>Gefundene Läufe</translation>
    </message>
    <message>
        <source>Column of the step</source>
        <translation>Spalte des Schritts</translation>
    </message>
    <message>
        <source>Column of the time</source>
        <translation>Spalte der Zeit</translation>
    </message>
    <message>
        <source>Columns that become series</source>
        <translation>Spalten, die Messreihen werden</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Messreihen</translation>
    </message>
    <message>
        <source>comma-separated</source>
        <translation>durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Tags of the new runs</source>
        <translation>Tags der neuen Läufe</translation>
    </message>
    <message>
        <source>Keep reading while the programs write</source>
        <translation>Weiterlesen, solange die Programme schreiben</translation>
    </message>
    <message>
        <source>New values appear as they are written, until you end it or close the window</source>
        <translation>Neue Werte erscheinen, sobald sie geschrieben sind, bis das Lesen beendet oder das Fenster geschlossen wird</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>Aufnahme abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>The import was cancelled. What was added by then stays.</source>
        <translation>Die Aufnahme wurde abgebrochen. Was bis dahin aufgenommen war, bleibt.</translation>
    </message>
    <message>
        <source>Choose a folder or files, or drop them here.</source>
        <translation>Einen Ordner oder Dateien wählen oder hier ablegen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) and folder(s)</source>
        <translation>
            <numerusform>%Ln Datei oder Ordner</numerusform>
            <numerusform>%Ln Dateien und Ordner</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for runs…</source>
        <translation>Läufe werden gesucht …</translation>
    </message>
    <message>
        <source>Runs that you have already</source>
        <translation>Läufe, die es schon gibt</translation>
    </message>
    <message>
        <source>Logs of TensorBoard, MLflow and W&amp;B, CSV and JSON lines, Hugging Face&apos;s trainer_state.json, and run directories of scripts that were started by hand.</source>
        <translation>Protokolle von TensorBoard, MLflow und W&amp;B, CSV und JSON-Zeilen, trainer_state.json von Hugging Face und Laufordner von Skripten, die von Hand gestartet wurden.</translation>
    </message>
    <message>
        <source>No runs were found</source>
        <translation>Keine Läufe gefunden</translation>
    </message>
    <message>
        <source>Not listed yet: runs of scripts that were started by hand. Choose a folder or files to look for others.</source>
        <translation>Noch nicht in der Liste: Läufe von Skripten, die von Hand gestartet wurden. Für andere einen Ordner oder Dateien wählen.</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>nach ihrem Namen</translation>
    </message>
    <message>
        <source>All columns of numbers</source>
        <translation>Alle Spalten mit Zahlen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln Spalte</numerusform>
            <numerusform>%Ln Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aufnehmen</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln run(s)</source>
        <translation>
            <numerusform>%Ln Lauf aufnehmen</numerusform>
            <numerusform>%Ln Läufe aufnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>End reading</source>
        <translation>Lesen beenden</translation>
    </message>
    <message>
        <source>%1 of %2 runs, %3 points: %4</source>
        <translation>%1 von %2 Läufen, %3 Punkte: %4</translation>
    </message>
    <message>
        <source>Reading what the programs write: %1 points so far. You can close this dialog.</source>
        <translation>Gelesen wird, was die Programme schreiben: bisher %1 Punkte. Dieser Dialog kann geschlossen werden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added, %1 points.</source>
        <translation>
            <numerusform>%Ln Lauf aufgenommen, %1 Punkte.</numerusform>
            <numerusform>%Ln Läufe aufgenommen, %1 Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known run(s) have new points.</source>
        <translation>
            <numerusform>%Ln bekannter Lauf hat neue Punkte.</numerusform>
            <numerusform>%Ln bekannte Läufe haben neue Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known run(s) have nothing new.</source>
        <translation>
            <numerusform>%Ln bekannter Lauf hat nichts Neues.</numerusform>
            <numerusform>%Ln bekannte Läufe haben nichts Neues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln log(s) hold no values.</source>
        <translation>
            <numerusform>%Ln Protokoll enthält keine Werte.</numerusform>
            <numerusform>%Ln Protokolle enthalten keine Werte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged place(s) were skipped; the messages of the runs name them.</source>
        <translation>
            <numerusform>%Ln beschädigte Stelle wurde übersprungen; die Meldungen des Laufs nennen sie.</numerusform>
            <numerusform>%Ln beschädigte Stellen wurden übersprungen; die Meldungen der Läufe nennen sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder with runs</source>
        <translation>Ordner mit Läufen</translation>
    </message>
    <message>
        <source>Files with runs</source>
        <translation>Dateien mit Läufen</translation>
    </message>
    <message>
        <source>Logs (*tfevents* *.csv *.tsv *.jsonl *.ndjson *.wandb *.db trainer_state.json);;All files (*)</source>
        <translation>Protokolle (*tfevents* *.csv *.tsv *.jsonl *.ndjson *.wandb *.db trainer_state.json);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>trainyard::ImportModel</name>
    <message>
        <source>Run directory</source>
        <translation>Laufordner</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON-Zeilen</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>holds no values</source>
        <translation>enthält keine Werte</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>in the trash, %1 new points</source>
        <translation>im Papierkorb, %1 neue Punkte</translation>
    </message>
    <message>
        <source>in the trash</source>
        <translation>im Papierkorb</translation>
    </message>
    <message>
        <source>archived, %1 new points</source>
        <translation>archiviert, %1 neue Punkte</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>archiviert</translation>
    </message>
    <message>
        <source>already here, %1 new points</source>
        <translation>schon hier, %1 neue Punkte</translation>
    </message>
    <message>
        <source>already here</source>
        <translation>schon hier</translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged place(s)</source>
        <translation>
            <numerusform>%Ln beschädigte Stelle</numerusform>
            <numerusform>%Ln beschädigte Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>incomplete end</source>
        <translation>unvollständiges Ende</translation>
    </message>
    <message>
        <source>%1 points so far.</source>
        <translation>Bisher %1 Punkte.</translation>
    </message>
    <message>
        <source>%1 points.</source>
        <translation>%1 Punkte.</translation>
    </message>
    <message>
        <source>Of %1 histograms the smallest, mean and largest values are kept.</source>
        <translation>Von %1 Histogrammen bleiben kleinster, mittlerer und größter Wert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parameter(s)</source>
        <translation>
            <numerusform>%Ln Parameter</numerusform>
            <numerusform>%Ln Parameter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln Text</numerusform>
            <numerusform>%Ln Texte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, byte %2: %3</source>
        <translation>%1, Byte %2: %3</translation>
    </message>
    <message>
        <source>%1 further damaged places</source>
        <translation>%1 weitere beschädigte Stellen</translation>
    </message>
    <message>
        <source>%1 was read to byte %2 of %3: its end is not written yet, or cut off.</source>
        <translation>%1 wurde bis Byte %2 von %3 gelesen: Das Ende ist noch nicht geschrieben oder abgeschnitten.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Messreihen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) such as images and tables are left out.</source>
        <translation>
            <numerusform>%Ln Eintrag wie ein Bild oder eine Tabelle wird ausgelassen.</numerusform>
            <numerusform>%Ln Einträge wie Bilder und Tabellen werden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln histogram(s) as smallest, mean and largest value</source>
        <translation>
            <numerusform>%Ln Histogramm als kleinster, mittlerer und größter Wert</numerusform>
            <numerusform>%Ln Histogramme als kleinster, mittlerer und größter Wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) such as images and tables left out</source>
        <translation>
            <numerusform>%Ln Eintrag wie ein Bild oder eine Tabelle ausgelassen</numerusform>
            <numerusform>%Ln Einträge wie Bilder und Tabellen ausgelassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ImportanceChart</name>
    <message>
        <source>%1 ± %2 %</source>
        <comment>share and deviation</comment>
        <translation>%1 ± %2 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>trainyard::InputsCard</name>
    <message>
        <source>wrong · %1</source>
        <translation>falsch · %1</translation>
    </message>
    <message>
        <source>not sure · %1</source>
        <translation>unsicher · %1</translation>
    </message>
    <message>
        <source>Fetch the run…</source>
        <translation>Lauf holen …</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Drop an image or a folder</source>
        <translation>Bild oder Ordner hier ablegen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Images…</source>
        <translation>Bilder …</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner …</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Empties the list; no file is touched</source>
        <translation>Leert die Liste; keine Datei ändert sich</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV …</translation>
    </message>
    <message>
        <source>Saves the list with the most likely classes of each input</source>
        <translation>Speichert die Liste mit den wahrscheinlichsten Klassen jeder Eingabe</translation>
    </message>
    <message>
        <source>This net reads features, not images. Samples of its data can be opened from the mistakes on the Predictions tab.</source>
        <translation>Dieses Netz liest Merkmale, keine Bilder. Samples seiner Daten lassen sich über die Fehler im Reiter „Vorhersagen“ öffnen.</translation>
    </message>
    <message>
        <source>Classifying…</source>
        <translation>Klassifizieren …</translation>
    </message>
    <message>
        <source>Choose images</source>
        <translation>Bilder wählen</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.webp *.bmp *.ppm *.pgm)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.webp *.bmp *.ppm *.pgm)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose a folder of images</source>
        <translation>Ordner mit Bildern wählen</translation>
    </message>
    <message>
        <source>The clipboard holds no image.</source>
        <translation>Die Zwischenablage enthält kein Bild.</translation>
    </message>
</context>
<context>
    <name>trainyard::InspectHeader</name>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Choose another run</source>
        <translation>Anderen Lauf wählen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <translation>Zurück zu „%1“</translation>
    </message>
    <message>
        <source>Choose a run</source>
        <translation>Lauf wählen</translation>
    </message>
</context>
<context>
    <name>trainyard::InspectPage</name>
    <message>
        <source>Predictions</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Classify</source>
        <translation>Klassifizieren</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Parts of the look inside</source>
        <translation>Teile des Blicks ins Netz</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Look for newer checkpoints</source>
        <translation>Nach neueren Checkpoints sehen</translation>
    </message>
    <message>
        <source>Show on the Live page</source>
        <translation>Auf der Live-Seite zeigen</translation>
    </message>
    <message>
        <source>%1 — inside %2</source>
        <translation>%1 — Blick in %2</translation>
    </message>
    <message>
        <source>No run is chosen</source>
        <translation>Kein Lauf gewählt</translation>
    </message>
    <message>
        <source>There is nothing to look into</source>
        <translation>Es gibt nichts zu sehen</translation>
    </message>
    <message>
        <source>Choose a run above, or press Look inside on the Runs or the Live page.</source>
        <translation>Oben einen Lauf wählen oder auf der Seite „Läufe“ oder „Live“ auf „Blick ins Netz“ drücken.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Blick ins Netz</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
</context>
<context>
    <name>trainyard::InspectViewModel</name>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>Dieser Lauf ist nicht mehr in der Ablage.</translation>
    </message>
    <message>
        <source>This run has not written a checkpoint yet. It writes the first one at the end of an epoch, or when you save one on the Live page.</source>
        <translation>Dieser Lauf hat noch keinen Checkpoint geschrieben. Den ersten schreibt er am Ende einer Epoche oder wenn auf der Live-Seite einer gespeichert wird.</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 Parameter</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>%Ln Epoche</numerusform>
            <numerusform>%Ln Epochen</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: epoch %1</source>
        <translation>Bester: Epoche %1</translation>
    </message>
    <message>
        <source>Best: step %1</source>
        <translation>Bester: Schritt %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>trainyard::InspectionTable</name>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Why it cannot be read</source>
        <translation>Warum sie nicht lesbar ist</translation>
    </message>
    <message>
        <source>Training image</source>
        <translation>Trainingsbild</translation>
    </message>
    <message>
        <source>Validation image</source>
        <translation>Validierungsbild</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>dieselbe</translation>
    </message>
    <message>
        <source>another</source>
        <translation>eine andere</translation>
    </message>
</context>
<context>
    <name>trainyard::Keychain</name>
    <message>
        <source>this program was built without a keychain</source>
        <translation>dieses Programm wurde ohne Schlüsselbund gebaut</translation>
    </message>
</context>
<context>
    <name>trainyard::LayerMaps</name>
    <message>
        <source>What each layer makes of the input</source>
        <translation>Was jede Schicht aus der Eingabe macht</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>share of values above 0, and their histogram</source>
        <translation>Anteil der Werte über 0 und ihr Histogramm</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>über 0</translation>
    </message>
    <message>
        <source>%1, channel %2: %3 to %4</source>
        <translation>%1, Kanal %2: %3 bis %4</translation>
    </message>
</context>
<context>
    <name>trainyard::LayerSharesWidget</name>
    <message>
        <source>Weights left by layer</source>
        <translation>Übrige Gewichte je Schicht</translation>
    </message>
    <message>
        <source>Showing the %1 of %2 layers that keep the least</source>
        <translation>%1 von %2 Schichten sind zu sehen: die mit dem kleinsten Rest</translation>
    </message>
</context>
<context>
    <name>trainyard::LayerStrip</name>
    <message>
        <source>Left in each layer</source>
        <translation>Rest je Schicht</translation>
    </message>
    <message>
        <source>%1: %2 of %3 weights left, %4</source>
        <translation>%1: %2 von %3 Gewichten übrig, %4</translation>
    </message>
    <message>
        <source>layers, from input to output</source>
        <translation>Schichten, vom Eingang zum Ausgang</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersModel</name>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersPane</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Zeigen: %1</translation>
    </message>
    <message>
        <source>Clone with histograms</source>
        <translation>Mit Histogrammen klonen</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Of each parameter, as the step leaves them</source>
        <translation>Jedes Parameters, wie der Schritt sie hinterlässt</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>The mean gradient of the whole batch, before clipping and weight decay</source>
        <translation>Der mittlere Gradient des ganzen Batches, vor Clipping und Weight Decay</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Outputs of each layer for all samples of the step</source>
        <translation>Ausgaben jeder Schicht für alle Samples des Schritts</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>newest record</source>
        <translation>neueste Aufzeichnung</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>5 and 95 %</source>
        <translation>5 und 95 %</translation>
    </message>
    <message>
        <source>share of values</source>
        <translation>Anteil der Werte</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>The histograms are being read</source>
        <translation>Die Histogramme werden gelesen</translation>
    </message>
    <message>
        <source>No histograms have been recorded yet</source>
        <translation>Noch keine Histogramme aufgezeichnet</translation>
    </message>
    <message>
        <source>This run did not record histograms</source>
        <translation>Dieser Lauf hat keine Histogramme aufgezeichnet</translation>
    </message>
    <message>
        <source>The run records the first ones with its first step.</source>
        <translation>Der Lauf zeichnet die ersten mit seinem ersten Schritt auf.</translation>
    </message>
    <message>
        <source>They show how weights, gradients and activations of each layer change while a run trains, and name dead channels. To record them, turn on Histograms under Training › More in New run.</source>
        <translation>Sie zeigen, wie sich Gewichte, Gradienten und Aktivierungen jeder Schicht beim Trainieren ändern, und nennen tote Kanäle. Zum Aufzeichnen in „Neuer Lauf“ unter Training › Mehr „Histogramme“ einschalten.</translation>
    </message>
    <message>
        <source>The run did not record them</source>
        <translation>Der Lauf hat sie nicht aufgezeichnet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s), the newest at step %1</source>
        <translation>
            <numerusform>%Ln Aufzeichnung, bei Schritt %1</numerusform>
            <numerusform>%Ln Aufzeichnungen, die neueste bei Schritt %1</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>no dead channels, no saturated layers</source>
        <translation>keine toten Kanäle, keine gesättigten Schichten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln remark(s)</source>
        <translation>
            <numerusform>%Ln Anmerkung</numerusform>
            <numerusform>%Ln Anmerkungen</numerusform>
        </translation>
    </message>
    <message>
        <source>In the newest record every channel is above 0 for some sample, no layer has half of its values at the limit of its activation, and all values are finite.</source>
        <translation>In der neuesten Aufzeichnung ist jeder Kanal für ein Sample größer als 0, keine Schicht hat die Hälfte ihrer Werte an der Grenze ihrer Aktivierung, und alle Werte sind endlich.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Histograms as CSV…</source>
        <translation>Histogramme als CSV …</translation>
    </message>
    <message>
        <source>Figure as SVG…</source>
        <translation>Abbildung als SVG …</translation>
    </message>
    <message>
        <source>Figure as PDF…</source>
        <translation>Abbildung als PDF …</translation>
    </message>
    <message>
        <source>Figure as PNG…</source>
        <translation>Abbildung als PNG …</translation>
    </message>
    <message>
        <source>median and quartiles</source>
        <translation>Median und Quartile</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTab</name>
    <message>
        <source>First-layer filters</source>
        <translation>Filter der ersten Schicht</translation>
    </message>
    <message>
        <source>Filter %1: weights from −%2 to %2</source>
        <translation>Filter %1: Gewichte von −%2 bis %2</translation>
    </message>
    <message>
        <source>First-layer filters as PNG…</source>
        <translation>Filter der ersten Schicht als PNG …</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTable</name>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTableModel</name>
    <message>
        <source>not finite</source>
        <translation>nicht endlich</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead</source>
        <translation>
            <numerusform>%Ln tot</numerusform>
            <numerusform>%Ln tot</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saturated</source>
        <translation>%1 gesättigt</translation>
    </message>
    <message>
        <source>Standard deviation of the values at the newest record</source>
        <translation>Standardabweichung der Werte in der neuesten Aufzeichnung</translation>
    </message>
    <message>
        <source>Share of values that are exactly 0</source>
        <translation>Anteil der Werte, die genau 0 sind</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Auffällig</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersViewModel</name>
    <message>
        <source>%1 and more</source>
        <comment>channels</comment>
        <translation>%1 und weitere</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln Wert</numerusform>
            <numerusform>%Ln Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>mean %1 ± %2</source>
        <translation>Mittel %1 ± %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>values</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 of %2 channels dead</source>
        <translation>%1 von %2 Kanälen tot</translation>
    </message>
    <message>
        <source>%1 not finite</source>
        <translation>%1 nicht endlich</translation>
    </message>
    <message>
        <source>%1: gradients are not finite</source>
        <translation>%1: Gradienten sind nicht endlich</translation>
    </message>
    <message>
        <source>%1: weights are not finite</source>
        <translation>%1: Gewichte sind nicht endlich</translation>
    </message>
    <message>
        <source>%1: outputs are not finite</source>
        <translation>%1: Ausgaben sind nicht endlich</translation>
    </message>
    <message>
        <source>%1 of %2 values are NaN or infinite at step %3.</source>
        <translation>%1 von %2 Werten sind bei Schritt %3 NaN oder unendlich.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 channels are dead</source>
        <translation>%1: %2 von %3 Kanälen sind tot</translation>
    </message>
    <message>
        <source>Channels %1 were 0 for all samples of every record since step %2.</source>
        <translation>Die Kanäle %1 waren seit Schritt %2 in jeder Aufzeichnung für alle Samples 0.</translation>
    </message>
    <message>
        <source>Channels %1 were 0 for all samples of step %2.</source>
        <translation>Die Kanäle %1 waren für alle Samples von Schritt %2 gleich 0.</translation>
    </message>
    <message>
        <source>%1 is saturated</source>
        <translation>%1 ist gesättigt</translation>
    </message>
    <message>
        <source>%1 of its values are at the limit of %2 at step %3, where no gradient passes.</source>
        <translation>%1 der Werte liegen bei Schritt %3 an der Grenze von %2, wo kein Gradient durchkommt.</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveCharts</name>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>cross-entropy</source>
        <translation>Kreuzentropie</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>top-1</source>
        <translation>Top-1</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>Samples/s</translation>
    </message>
    <message>
        <source>Device load</source>
        <translation>Gerätelast</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>Wo die Zeit bleibt</translation>
    </message>
    <message>
        <source>share of wall time</source>
        <translation>Anteil der Laufzeit</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>train</source>
        <translation>Train</translation>
    </message>
    <message>
        <source>val</source>
        <translation>Val</translation>
    </message>
    <message>
        <source>val top-5</source>
        <translation>Val Top-5</translation>
    </message>
    <message>
        <source>cores busy</source>
        <translation>Kerne belegt</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 Kern</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>%1 Kerne</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>GPU utilisation</source>
        <translation>GPU-Auslastung</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>input wait</source>
        <translation>Warten auf Daten</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>waiting for ranks</source>
        <translation>Warten auf Ränge</translation>
    </message>
    <message>
        <source>SM occupancy</source>
        <translation>SM-Belegung</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>whole net</source>
        <translation>ganzes Netz</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveEventsCard</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Checkpoints, warnings and other events appear here.</source>
        <translation>Checkpoints, Warnungen und dergleichen erscheinen hier.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Events shown</source>
        <translation>Welche Ereignisse</translation>
    </message>
    <message>
        <source>Choose an event to move the cursor of all charts there</source>
        <translation>Ein Ereignis wählen, um den Cursor aller Diagramme dorthin zu setzen</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveHeaderBar</name>
    <message>
        <source>Checkpoint now</source>
        <translation>Checkpoint jetzt</translation>
    </message>
    <message>
        <source>Write a checkpoint at the next step and continue training</source>
        <translation>Beim nächsten Schritt einen Checkpoint schreiben und weitertrainieren</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Write a checkpoint and end the run, which can then be resumed</source>
        <translation>Einen Checkpoint schreiben und enden; der Lauf lässt sich von dort fortsetzen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue from the newest checkpoint as a new attempt of the same run</source>
        <translation>Ab dem neuesten Checkpoint als neuer Versuch desselben Laufs weitermachen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Remove the run from the queue</source>
        <translation>Den Lauf aus der Warteschlange nehmen</translation>
    </message>
    <message>
        <source>Choose the run to watch</source>
        <translation>Lauf zum Beobachten wählen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>ETA</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>Samples/s</translation>
    </message>
    <message>
        <source>LR</source>
        <translation>LR</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Stoppt …</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Schreibt …</translation>
    </message>
    <message>
        <source>Resuming…</source>
        <translation>Setzt fort …</translation>
    </message>
    <message>
        <source>Trace the next 20 steps</source>
        <translation>Die nächsten 20 Schritte aufzeichnen</translation>
    </message>
    <message>
        <source>Record a timeline of every rank for the Timeline page</source>
        <translation>Festhalten, was jeder Rang wann tut, für die Seite Zeitachse</translation>
    </message>
    <message>
        <source>Show traces</source>
        <translation>Aufzeichnungen zeigen</translation>
    </message>
    <message>
        <source>On the Timeline page</source>
        <translation>Auf der Seite Zeitachse</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Zurückhalten</translation>
    </message>
    <message>
        <source>Keep the job from starting</source>
        <translation>Den Auftrag nicht beginnen lassen</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Allow the job to start</source>
        <translation>Den Auftrag beginnen lassen, wenn er an der Reihe ist</translation>
    </message>
    <message>
        <source>Requeue</source>
        <translation>Neu einreihen</translation>
    </message>
    <message>
        <source>End the job and put it back in the cluster&apos;s queue; it continues from its newest checkpoint</source>
        <translation>Den Auftrag beenden und wieder in die Warteschlange des Clusters stellen; er geht vom neuesten Checkpoint aus weiter</translation>
    </message>
    <message>
        <source>Extend time…</source>
        <translation>Mehr Zeit …</translation>
    </message>
    <message>
        <source>Save a checkpoint and continue in a new job with more time</source>
        <translation>Sichern und in einem neuen Auftrag mit mehr Zeit weitermachen</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>Sparsität</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Blick ins Netz</translation>
    </message>
    <message>
        <source>Predictions, mistakes, layers and weights of the net, from a checkpoint</source>
        <translation>Vorhersagen, Fehler, Schichten und Gewichte des Netzes aus einem Checkpoint</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveLogCard</name>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Warnungen und Fehler</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Levels shown</source>
        <translation>Angezeigte Stufen</translation>
    </message>
    <message>
        <source>Find in log</source>
        <translation>Im Log suchen</translation>
    </message>
    <message>
        <source>Enter jumps to the next match, backwards from the newest line</source>
        <translation>Eingabe geht zur nächsten Stelle, von der neuesten Zeile rückwärts</translation>
    </message>
    <message>
        <source>Keep the newest line visible</source>
        <translation>Die neueste Zeile im Blick behalten</translation>
    </message>
    <message>
        <source>The engine&apos;s log appears here once it has started.</source>
        <translation>Hier erscheint das Log der Engine, sobald sie gestartet ist.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveOptionsCard</name>
    <message>
        <source>Chart options</source>
        <translation>Diagrammoptionen</translation>
    </message>
    <message>
        <source>Log y</source>
        <translation>Log. y</translation>
    </message>
    <message>
        <source>Raw values</source>
        <translation>Rohwerte</translation>
    </message>
    <message>
        <source>Clip outliers</source>
        <translation>Ohne Spitzen</translation>
    </message>
    <message>
        <source>Link cursors</source>
        <translation>Cursor überall</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>X-Achse</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Optimizer steps</source>
        <translation>Optimiererschritte</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Passes over the training data</source>
        <translation>Durchgänge durch die Trainingsdaten</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>Training samples seen</source>
        <translation>Gesehene Trainingssamples</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>Logarithmic axis for losses; it cannot show values of zero or below</source>
        <translation>Logarithmische Achse für Losses; Werte von null und darunter haben auf ihr keinen Platz</translation>
    </message>
    <message>
        <source>Shows the unsmoothed values behind the line, with a band from the smallest to the largest</source>
        <translation>Hinter der geglätteten Linie: die Werte selbst und das Band vom kleinsten zum größten</translation>
    </message>
    <message>
        <source>Fit the axis to most of the values; a triangle at the edge marks values outside</source>
        <translation>Die Achse an die Masse der Werte anpassen; ein Dreieck am Rand markiert, was darüber hinausgeht</translation>
    </message>
    <message>
        <source>Show the same position in every chart</source>
        <translation>Dieselbe Stelle in jedem Diagramm zeigen</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Ganzer Lauf</translation>
    </message>
    <message>
        <source>Last half</source>
        <translation>Letzte Hälfte</translation>
    </message>
    <message>
        <source>Last tenth</source>
        <translation>Letztes Zehntel</translation>
    </message>
    <message>
        <source>Zoomed</source>
        <translation>Gezoomt</translation>
    </message>
    <message>
        <source>Export the charts</source>
        <translation>Diagramme exportieren</translation>
    </message>
    <message>
        <source>Picture, PNG…</source>
        <translation>Bild, PNG …</translation>
    </message>
    <message>
        <source>Vector graphic, SVG…</source>
        <translation>Vektorgrafik, SVG …</translation>
    </message>
    <message>
        <source>Table of the shown values, CSV…</source>
        <translation>Tabelle des Gezeigten, CSV …</translation>
    </message>
    <message>
        <source>Log x</source>
        <translation>x logarithmisch</translation>
    </message>
    <message>
        <source>Time trained</source>
        <translation>Trainingszeit</translation>
    </message>
    <message>
        <source>Without the pauses between attempts</source>
        <translation>Ohne die Pausen zwischen den Versuchen</translation>
    </message>
    <message>
        <source>Time since the start</source>
        <translation>Zeit seit dem Start</translation>
    </message>
    <message>
        <source>By the clock, with the pauses between attempts</source>
        <translation>Nach der Uhr, mit den Pausen zwischen den Versuchen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Date and time of day</source>
        <translation>Datum und Uhrzeit</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponentiell</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gauß</translation>
    </message>
    <message>
        <source>Of the values up to each one, newer ones with more weight</source>
        <translation>Über die Werte bis zu jedem, neuere mit mehr Gewicht</translation>
    </message>
    <message>
        <source>Of the values on both sides of each one</source>
        <translation>Über die Werte zu beiden Seiten</translation>
    </message>
    <message>
        <source>Of both sides, nearer ones with more weight</source>
        <translation>Über beide Seiten, nähere mit mehr Gewicht</translation>
    </message>
    <message>
        <source>Kind of smoothing</source>
        <translation>Art der Glättung</translation>
    </message>
    <message>
        <source>Strength of the smoothing, and how many values a mean of the same effect has; 0 shows unsmoothed values</source>
        <translation>Stärke der Glättung, und wie viele Werte ein Mittel derselben Wirkung hat; 0 zeigt die Werte ungeglättet</translation>
    </message>
    <message>
        <source>Logarithmic x axis; it begins at the first position above zero</source>
        <translation>Logarithmische x-Achse; sie beginnt an der ersten Stelle über null</translation>
    </message>
    <message>
        <source>Wheel over a chart: zoom. Drag: move. Shift and drag: zoom into a box. Backspace: previous view. Double-click: whole run. Right click: copy, export.</source>
        <translation>Mausrad über einem Diagramm: zoomen. Ziehen: verschieben. Umschalt und ziehen: in einen Rahmen zoomen. Rücktaste: vorige Ansicht. Doppelklick: ganzer Lauf. Rechtsklick: kopieren, exportieren.</translation>
    </message>
    <message>
        <source>%1 ≈ %2 values</source>
        <translation>%1 ≈ %2 Werte</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>trainyard::LivePage</name>
    <message>
        <source>No run yet</source>
        <translation>Noch kein Lauf</translation>
    </message>
    <message>
        <source>Start a run to see its curves here while it trains. New run has a first run prepared; it uses built-in data and takes a few minutes.</source>
        <translation>Ist ein Lauf gestartet, erscheinen hier seine Kurven während des Trainings. Ein erster Lauf mit dem eingebauten Datensatz ist unter „Neuer Lauf“ vorbereitet; er braucht keine Daten und dauert wenige Minuten.</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Neuer Lauf</translation>
    </message>
    <message>
        <source>Clone as new run</source>
        <translation>Lauf klonen</translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation>In Läufe zeigen</translation>
    </message>
    <message>
        <source>Open run directory</source>
        <translation>Laufordner öffnen</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>Lauf stoppen?</translation>
    </message>
    <message>
        <source>%1 writes a checkpoint and ends. Resume continues from there.</source>
        <translation>%1 schreibt einen Checkpoint und endet. Fortsetzen macht dort weiter.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Export the charts</source>
        <translation>Diagramme exportieren</translation>
    </message>
    <message>
        <source>Charts exported to %1</source>
        <translation>Diagramme exportiert nach %1</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Draw the network</source>
        <translation>Netz zeichnen</translation>
    </message>
    <message>
        <source>Extend time</source>
        <translation>Mehr Zeit</translation>
    </message>
    <message>
        <source>Time limit of the new job in minutes:</source>
        <translation>Minuten, die der neue Auftrag bekommt:</translation>
    </message>
    <message>
        <source>Fetch checkpoints and results…</source>
        <translation>Checkpoints und Ergebnisse holen …</translation>
    </message>
    <message>
        <source>This run is on this computer: %1</source>
        <translation>Dieser Lauf liegt auf diesem Rechner: %1</translation>
    </message>
    <message>
        <source>Its run directory is on another machine. Fetch the files that you want to see.</source>
        <translation>Sein Laufordner liegt auf einem anderen Rechner. Was zu sehen sein soll, kann geholt werden.</translation>
    </message>
    <message>
        <source>Weights and thresholds</source>
        <translation>Gewichte und Schwellen</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>Ticket speichern …</translation>
    </message>
    <message>
        <source>Compact the net…</source>
        <translation>Netz verkleinern …</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveRanksCard</name>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Step time and waiting by rank</source>
        <translation>Schrittzeit und Warten je Rang</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveSparsityCard</name>
    <message>
        <source>Weights left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>%1 of all</source>
        <translation>%1 von allen</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveViewModel</name>
    <message>
        <source>The next %1 steps will be traced; the Timeline page shows them.</source>
        <translation>Die nächsten %1 Schritte werden aufgezeichnet; die Seite Zeitachse zeigt sie.</translation>
    </message>
    <message>
        <source>The run saves a checkpoint and stops; a new job continues it with a limit of %1 minutes.</source>
        <translation>Der Lauf sichert und hält an; ein neuer Auftrag macht mit %1 Minuten weiter.</translation>
    </message>
    <message>
        <source>There is no information from %1 yet.</source>
        <translation>Von %1 liegen noch keine Angaben vor.</translation>
    </message>
    <message>
        <source>State at %1: %2 is not connected.</source>
        <translation>Stand von %1: %2 ist nicht verbunden.</translation>
    </message>
    <message>
        <source>%1 Its connection is paused.</source>
        <translation>%1 Die Verbindung ruht.</translation>
    </message>
    <message>
        <source>%1 Trainyard is reconnecting; the run continues there.</source>
        <translation>%1 Die Verbindung wird wieder aufgebaut; der Lauf geht dort weiter.</translation>
    </message>
    <message>
        <source>%1 Connect to it on the Machines page; the run continues there.</source>
        <translation>%1 Auf der Seite Rechner verbinden; der Lauf geht dort weiter.</translation>
    </message>
</context>
<context>
    <name>trainyard::LoginDesk</name>
    <message>
        <source>The machine refused the answer from the keychain.</source>
        <translation>Der Rechner hat die Antwort aus dem Schlüsselbund abgelehnt.</translation>
    </message>
    <message>
        <source>That passphrase did not unlock the key.</source>
        <translation>Diese Passphrase hat den Schlüssel nicht geöffnet.</translation>
    </message>
</context>
<context>
    <name>trainyard::LoginDialog</name>
    <message>
        <source>Log in to %1</source>
        <translation>Anmelden bei %1</translation>
    </message>
    <message>
        <source>A key for %1 is locked</source>
        <translation>Ein Schlüssel für %1 ist gesperrt</translation>
    </message>
    <message>
        <source>%1 requires a login</source>
        <translation>%1 verlangt eine Anmeldung</translation>
    </message>
    <message>
        <source>Remember in the keychain</source>
        <translation>Im Schlüsselbund merken</translation>
    </message>
    <message>
        <source>Stored only in the desktop&apos;s keychain, after the machine has accepted it</source>
        <translation>Nur im Schlüsselbund des Desktops aufbewahrt, sobald der Rechner es angenommen hat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>Anmelden</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineChart</name>
    <message>
        <source>time since the search was started</source>
        <translation>Zeit seit dem Start der Suche</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineCheckCard</name>
    <message>
        <source>Check this machine</source>
        <translation>Diesen Rechner prüfen</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Jetzt prüfen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Compares every operator with an independent calculation, and compares the speed of memory, arithmetic, disk and data loading with the expected values. It takes about ten seconds; nothing else should run.</source>
        <translation>Vergleicht jeden Operator mit einer unabhängigen Rechnung und misst Speicher, Rechenleistung, Datenträger und das Laden von Daten an dem, was sie erreichen sollten. Das dauert etwa zehn Sekunden; nebenher sollte nichts laufen.</translation>
    </message>
    <message>
        <source>32-bit numbers</source>
        <translation>Zahlen mit 32 Bit</translation>
    </message>
    <message>
        <source>16-bit numbers, if the processor supports them</source>
        <translation>Zahlen mit 16 Bit, wo der Prozessor sie hat</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Urteil</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineCheckViewModel</name>
    <message>
        <source>images/s</source>
        <translation>Bilder/s</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>Wird beendet …</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Startet …</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <translation>Prüfung %1 von %2</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Alles in Ordnung</translation>
    </message>
    <message>
        <source>All results are right, but a part is slower than it should be</source>
        <translation>Alle Ergebnisse stimmen, aber ein Teil ist langsamer, als er sein sollte</translation>
    </message>
    <message>
        <source>Memory bandwidth, %1</source>
        <translation>Speicherbandbreite, %1</translation>
    </message>
    <message>
        <source>Multiply-adds in registers, %1</source>
        <translation>Rechnen in Registern, %1</translation>
    </message>
    <message>
        <source>Matrix products in %1, %2</source>
        <translation>Matrixprodukte in %1, %2</translation>
    </message>
    <message>
        <source>Disk, writing</source>
        <translation>Datenträger, Schreiben</translation>
    </message>
    <message>
        <source>Disk, reading</source>
        <translation>Datenträger, Lesen</translation>
    </message>
    <message>
        <source>Decoding JPEG, 1 thread</source>
        <translation>JPEG dekodieren, 1 Thread</translation>
    </message>
    <message>
        <source>Loading JPEG files, %1</source>
        <translation>JPEG-Dateien laden, %1</translation>
    </message>
    <message>
        <source>Loading images from memory</source>
        <translation>Bilder aus dem Speicher laden</translation>
    </message>
    <message>
        <source>Keep runs on a local disk or another one: set TRAINYARD_HOME to a folder on it.</source>
        <translation>Läufe auf einem lokalen oder einem anderen Datenträger halten: TRAINYARD_HOME nennt den Ordner.</translation>
    </message>
    <message>
        <source>Check whether other programs use the processor, and whether oneDNN is the version that Trainyard was installed with.</source>
        <translation>Nachsehen, ob andere Programme den Prozessor nutzen und ob oneDNN das ist, mit dem Trainyard installiert wurde.</translation>
    </message>
    <message>
        <source>Close other programs and check again. If nothing changes, the processor may be throttled or shared with others.</source>
        <translation>Andere Programme schließen und noch einmal prüfen. Bleibt es so, ist der Prozessor vielleicht gedrosselt oder mit anderen geteilt.</translation>
    </message>
    <message>
        <source>Operators, compared with the reference</source>
        <translation>Operatoren, an der Referenz gemessen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>Results of this device cannot be trusted. Please report this with the copied text.</source>
        <translation>Den Ergebnissen dieses Geräts ist nicht zu trauen. Bitte mit dem kopierten Text melden.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1, %2, %3; %4; took %5</source>
        <translation>%1, %2, %3; %4; dauerte %5</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s)</source>
        <translation>
            <numerusform>1 Thread</numerusform>
            <numerusform>%Ln Threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) (is|are) wrong</source>
        <translation>
            <numerusform>Eines ist falsch</numerusform>
            <numerusform>%Ln Dinge sind falsch</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::MachineDialog</name>
    <message>
        <source>Add a machine</source>
        <translation>Rechner hinzufügen</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add and test</source>
        <translation>Hinzufügen und prüfen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Over SSH</source>
        <translation>Über SSH</translation>
    </message>
    <message>
        <source>A cluster&apos;s login node, or another workstation</source>
        <translation>Der Login-Knoten eines Clusters oder ein anderer Rechner</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>This computer is itself a login node with SLURM</source>
        <translation>Dieser Rechner ist selbst ein Login-Knoten und hat SLURM</translation>
    </message>
    <message>
        <source>Type of connection</source>
        <translation>Art der Verbindung</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>A host in ~/.ssh/config, a name or an address</source>
        <translation>Ein Host aus ~/.ssh/config, ein Name oder eine Adresse</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name shown in this window</source>
        <translation>Wie dieses Fenster ihn nennt</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>From ~/.ssh/config</source>
        <translation>Wie in ~/.ssh/config</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Jump hosts</source>
        <translation>Sprunghosts</translation>
    </message>
    <message>
        <source>user@host:port; separate several with commas in the order of connection; &quot;none&quot; for none</source>
        <translation>user@host:port, mehrere mit Kommas in der Reihenfolge des Wegs; „none“ für keine</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>Schlüsseldatei</translation>
    </message>
    <message>
        <source>A private key on this computer, tried first</source>
        <translation>Ein privater Schlüssel auf diesem Rechner, der zuerst versucht wird</translation>
    </message>
    <message>
        <source>SLURM</source>
        <translation>SLURM</translation>
    </message>
    <message>
        <source>Jobs are submitted to the cluster&apos;s queue</source>
        <translation>Jobs gehen in die Warteschlange des Clusters</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Runs start automatically when cores and GPUs are free</source>
        <translation>Läufe starten von selbst, sobald Kerne und GPUs frei sind</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Scheduler</translation>
    </message>
    <message>
        <source>Path on the machine; may start with ~/ or contain a variable such as $SCRATCH</source>
        <translation>Dort; darf mit ~/ beginnen oder eine Variable wie $SCRATCH enthalten</translation>
    </message>
    <message>
        <source>Runs folder</source>
        <translation>Ordner für Läufe</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Ordner für Daten</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>trainyard-engine, in the machine&apos;s PATH</source>
        <translation>trainyard-engine, dort im PATH</translation>
    </message>
    <message>
        <source>Connect when the window opens</source>
        <translation>Beim Öffnen des Fensters verbinden</translation>
    </message>
    <message>
        <source>~/.ssh/config: %1@%2, port %3</source>
        <translation>~/.ssh/config: %1@%2, Port %3</translation>
    </message>
    <message>
        <source>%1, via %2</source>
        <translation>%1, über %2</translation>
    </message>
    <message>
        <source>Hosts in ~/.ssh/config to choose from: %1</source>
        <translation>Hosts in ~/.ssh/config zur Auswahl: %1</translation>
    </message>
    <message>
        <source>Without SLURM, this computer is listed as &quot;This workstation&quot;</source>
        <translation>Ohne SLURM heißt dieser Computer „Dieser Rechner“</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Let my group read what Trainyard creates there</source>
        <translation>Meine Gruppe darf lesen, was Trainyard dort anlegt</translation>
    </message>
    <message>
        <source>Otherwise only your account can read runs, data and logs on the machine</source>
        <translation>Sonst kann nur Ihr Konto Läufe, Daten und Protokolle auf dem Rechner lesen</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineHeaderCard</name>
    <message>
        <source>Copy this text</source>
        <translation>Diesen Text kopieren</translation>
    </message>
    <message>
        <source>Open a terminal on the machine</source>
        <translation>Dort ein Terminal öffnen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Batch script…</source>
        <translation>Batch-Skript …</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten …</translation>
    </message>
    <message>
        <source>Forget saved passwords</source>
        <translation>Gemerkte Passwörter vergessen</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Von der Liste nehmen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausieren</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Host key</source>
        <translation>Hostschlüssel</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Fingerabdruck kopieren</translation>
    </message>
    <message>
        <source>Known and unchanged</source>
        <translation>Bekannt und derselbe wie zuvor</translation>
    </message>
    <message>
        <source>Continue: query it again</source>
        <translation>Fortfahren: wieder nach ihm sehen</translation>
    </message>
    <message>
        <source>Pause: stay logged in, but do not query it</source>
        <translation>Pausieren: angemeldet bleiben, aber nichts von ihm wissen wollen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortfahren</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineJobsCard</name>
    <message>
        <source>My jobs</source>
        <translation>Meine Jobs</translation>
    </message>
    <message>
        <source>No jobs on this machine</source>
        <translation>Dort sind keine Jobs</translation>
    </message>
    <message>
        <source>Show finished</source>
        <translation>Beendete zeigen</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>Job abbrechen</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>Lauf zeigen</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Zurückhalten</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Put back in the queue</source>
        <translation>Wieder einreihen</translation>
    </message>
    <message>
        <source>Terminal on its node</source>
        <translation>Terminal auf seinem Knoten</translation>
    </message>
    <message>
        <source>Also show jobs that ended within the last day</source>
        <translation>Auch die, die im Lauf des letzten Tages geendet haben</translation>
    </message>
    <message>
        <source>Nothing known yet</source>
        <translation>Noch ist nichts bekannt</translation>
    </message>
    <message>
        <source>Jobs that you start on this machine appear here with their state and the reason for waiting.</source>
        <translation>Was du auf diesem Rechner startest, steht hier mit seinem Zustand und warum es wartet.</translation>
    </message>
    <message>
        <source>Connect to the machine to see your jobs.</source>
        <translation>Mit dem Rechner verbinden, um Ihre Jobs zu sehen.</translation>
    </message>
    <message>
        <source>Cancel jobs</source>
        <translation>Jobs abbrechen</translation>
    </message>
    <message>
        <source>Cancel job %1?</source>
        <translation>Job %1 abbrechen?</translation>
    </message>
    <message>
        <source>Cancel %1 jobs?</source>
        <translation>%1 Jobs abbrechen?</translation>
    </message>
    <message>
        <source>A run&apos;s saved checkpoints are kept; it can be resumed from the last one.</source>
        <translation>Was ein Lauf gespeichert hat, bleibt; er kann vom letzten Checkpoint aus fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Save now</source>
        <translation>Jetzt speichern</translation>
    </message>
    <message>
        <source>Extend time…</source>
        <translation>Zeit verlängern …</translation>
    </message>
    <message>
        <source>Extend time</source>
        <translation>Zeit verlängern</translation>
    </message>
    <message>
        <source>The run saves a checkpoint and stops, and a new job continues it with this time limit in hours:</source>
        <translation>Der Lauf speichert und hält an; ein neuer Job fährt von dort mit so viel Zeit fort, in Stunden:</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineStrip</name>
    <message>
        <source>%1 running</source>
        <translation>%1 laufen</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 warten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineTrialCard</name>
    <message>
        <source>Test</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Checks step by step whether the machine can run training, and says what to do if it cannot.</source>
        <translation>Prüft Schritt für Schritt, ob Läufe dort möglich sind, und zeigt, was noch zu tun ist.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineWords</name>
    <message>
        <source>Connecting</source>
        <translation>Verbindet</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation>Schlüssel abgelehnt</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>next try in %1 s</source>
        <translation>nächster Versuch in %1 s</translation>
    </message>
    <message>
        <source>since %1, %2</source>
        <translation>seit %1, %2</translation>
    </message>
    <message>
        <source>last contact %1</source>
        <translation>zuletzt gehört %1</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Erreichen</translation>
    </message>
    <message>
        <source>Host key</source>
        <translation>Hostschlüssel</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Scheduler</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Platte</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Wird versucht</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Beachten</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Nicht versucht</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 d %2</source>
        <translation>%1 T %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln reconnect(s)</source>
        <translation>
            <numerusform>%1, 1-mal neu verbunden</numerusform>
            <numerusform>%1, %Ln-mal neu verbunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln core(s)</source>
        <translation>
            <numerusform>1 Kern</numerusform>
            <numerusform>%Ln Kerne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln partition(s)</source>
        <translation>
            <numerusform>1 Partition</numerusform>
            <numerusform>%Ln Partitionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln job(s) at once</source>
        <translation>
            <numerusform>höchstens 1 Job zugleich</numerusform>
            <numerusform>höchstens %Ln Jobs zugleich</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::MachinesModel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>trainyard::MachinesPage</name>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Query the machine now</source>
        <translation>Jetzt nach dem Rechner sehen</translation>
    </message>
    <message>
        <source>Add machine…</source>
        <translation>Rechner hinzufügen …</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>The keychain no longer has passwords of machines</source>
        <translation>Der Schlüsselbund enthält keine Passwörter von Rechnern mehr</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Accounts, quality of service and quota</source>
        <translation>Konten, Dienstgüte und Quota</translation>
    </message>
    <message>
        <source>Resources of the cluster</source>
        <translation>Was der Cluster bietet</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Was er bietet</translation>
    </message>
    <message>
        <source>seen at %1</source>
        <translation>gesehen um %1</translation>
    </message>
    <message>
        <source>%1 % busy · </source>
        <translation>%1 % ausgelastet · </translation>
    </message>
    <message>
        <source> · %1 °C</source>
        <translation> · %1 °C</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>%1 · %2%3 of %4%5</source>
        <translation>%1 · %2%3 von %4%5</translation>
    </message>
    <message>
        <source>Nothing is known about it yet. Connect to see its partitions, nodes and limits.</source>
        <translation>Noch ist nichts von ihm bekannt. Nach dem Verbinden stehen hier seine Partitionen, Knoten und Grenzen.</translation>
    </message>
    <message>
        <source>The cluster did not report any partitions.</source>
        <translation>Der Cluster hat keine Partitionen gemeldet.</translation>
    </message>
    <message>
        <source>Its driver reports no GPU; runs use its %1.</source>
        <translation>Er hat keine GPU, von der sein Treiber weiß; Läufe benutzen seine %1.</translation>
    </message>
    <message>
        <source>No terminal program was found. Run: %1</source>
        <translation>Kein Terminalprogramm gefunden. Rufe auf: %1</translation>
    </message>
</context>
<context>
    <name>trainyard::MachinesViewModel</name>
    <message>
        <source>SLURM %1 · %2</source>
        <translation>SLURM %1 · %2</translation>
    </message>
    <message>
        <source>%1, no GPU</source>
        <translation>%1, keine GPU</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 running, %2 waiting</source>
        <translation>%1 laufen, %2 warten</translation>
    </message>
    <message>
        <source>no scheduler</source>
        <translation>kein Scheduler</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>Stand %1</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Logged in by</source>
        <translation>Angemeldet mit</translation>
    </message>
    <message>
        <source>Jump hosts</source>
        <translation>Sprunghosts</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Antwortzeit</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Of a minimal command</source>
        <translation>Eines winzigen Befehls</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Scheduler</translation>
    </message>
    <message>
        <source>none; Trainyard&apos;s own queue</source>
        <translation>keiner; Trainyards eigene Warteschlange</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Runs folder</source>
        <translation>Ordner für Läufe</translation>
    </message>
    <message>
        <source>Disk free</source>
        <translation>Platte frei</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Where runs are stored</source>
        <translation>Wo Läufe abgelegt werden</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>%1 s off</source>
        <translation>%1 s daneben</translation>
    </message>
    <message>
        <source>Its clock differs from this computer&apos;s; times of jobs are those of its own clock</source>
        <translation>Seine Uhr und unsere gehen verschieden; Zeiten von Jobs sind die seiner eigenen</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>QoS %1</source>
        <translation>QoS %1</translation>
    </message>
    <message>
        <source>at most %1 queued</source>
        <translation>höchstens %1 eingereiht</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis zu %1</translation>
    </message>
    <message>
        <source>Account %1 (default)</source>
        <translation>Konto %1 (Standard)</translation>
    </message>
    <message>
        <source>Account %1</source>
        <translation>Konto %1</translation>
    </message>
    <message>
        <source>no limits</source>
        <translation>keine eigenen Grenzen</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>the cluster keeps none</source>
        <translation>werden hier nicht geführt</translation>
    </message>
    <message>
        <source>per job: %1</source>
        <translation>je Job: %1</translation>
    </message>
    <message>
        <source>per user: %1</source>
        <translation>je Benutzer: %1</translation>
    </message>
    <message>
        <source>Largest array</source>
        <translation>Größtes Array</translation>
    </message>
    <message>
        <source>Home folder</source>
        <translation>Home-Ordner</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>keine genannt</translation>
    </message>
    <message>
        <source>Not reported</source>
        <translation>Nicht gemeldet</translation>
    </message>
    <message>
        <source>%1 was removed from the list; its jobs continue</source>
        <translation>%1 wurde von der Liste genommen; die Jobs dort laufen weiter</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
</context>
<context>
    <name>trainyard::MagnitudeChart</name>
    <message>
        <source>Cumulative magnitude</source>
        <translation>Beträge</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>%1 ist gewählt</translation>
    </message>
    <message>
        <source>weight magnitude |w|</source>
        <translation>Betrag der Gewichte |w|</translation>
    </message>
    <message>
        <source>%1 are exactly 0</source>
        <translation>%1 sind genau 0</translation>
    </message>
    <message>
        <source>%1 at 0</source>
        <translation>%1 bei 0</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>%1 bins a decade, weights</source>
        <translation>%1 Klassen je Dekade, Gewichte</translation>
    </message>
    <message>
        <source>bins of equal width, weights</source>
        <translation>gleich breite Klassen, Gewichte</translation>
    </message>
    <message>
        <source>pruned at %1</source>
        <translation>bei %1 entfernt</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
</context>
<context>
    <name>trainyard::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New run</source>
        <translation>&amp;Neuer Lauf</translation>
    </message>
    <message>
        <source>Open &amp;data folder</source>
        <translation>Daten&amp;ordner öffnen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Trainyard</source>
        <translation>&amp;Über Trainyard</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>%1 — Trainyard</source>
        <translation>%1 — Trainyard</translation>
    </message>
    <message>
        <source>Open a run on the Live page to act on it</source>
        <translation>Auf der Live-Seite einen Lauf öffnen, um ihn zu steuern</translation>
    </message>
    <message>
        <source>User&apos;s &amp;guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Add e&amp;xisting runs…</source>
        <translation>&amp;Vorhandene Läufe aufnehmen …</translation>
    </message>
</context>
<context>
    <name>trainyard::MemoryBar</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The images stay on the GPU (%1): each step transfers only their indices and random changes.</source>
        <translation>Die Bilder bleiben auf der GPU (%1): Ein Schritt bringt nur mit, welche davon und wie sie verändert werden.</translation>
    </message>
    <message>
        <source>Each step transfers its images to the GPU, because all of them would fill more than a quarter of its free memory or leave too little for the network.</source>
        <translation>Jeder Schritt bringt seine Bilder zur GPU, denn alle zusammen würden mehr als ein Viertel ihres freien Speichers füllen oder dem Netz zu wenig lassen.</translation>
    </message>
    <message>
        <source>Each step transfers its images to the GPU, because the processor computes resized crops, RandAugment and colour changes.</source>
        <translation>Jeder Schritt bringt seine Bilder zur GPU, denn skalierte Ausschnitte, RandAugment und Farbänderungen macht der Prozessor.</translation>
    </message>
    <message>
        <source>Each step transfers its images to the GPU, because TRAINYARD_RESIDENT_MIB is 0.</source>
        <translation>Jeder Schritt bringt seine Bilder zur GPU, denn TRAINYARD_RESIDENT_MIB ist 0.</translation>
    </message>
    <message>
        <source>images</source>
        <translation>Bilder</translation>
    </message>
</context>
<context>
    <name>trainyard::MistakesModel</name>
    <message>
        <source>%1
“%2” taken for “%3”, loss %4</source>
        <translation>%1
„%2“ für „%3“ gehalten, Loss %4</translation>
    </message>
    <message>
        <source>%1 taken for %2, %3 sure</source>
        <translation>%1 für %2 gehalten, %3 sicher</translation>
    </message>
</context>
<context>
    <name>trainyard::MistakesView</name>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>trainyard::ModelGroup</name>
    <message>
        <source>known once the settings are checked</source>
        <translation>bekannt, sobald geprüft</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; parameters</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; Parameter</translation>
    </message>
    <message>
        <source>%1/image</source>
        <translation>%1/Bild</translation>
    </message>
    <message>
        <source>memory &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Speicher &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Modelldatei</translation>
    </message>
    <message>
        <source>Choose a model file, a Keras architecture or an ONNX model</source>
        <translation>Modelldatei, Keras-Architektur oder ONNX-Modell wählen</translation>
    </message>
    <message>
        <source>Models (*.json *.onnx);;All files (*)</source>
        <translation>Modelle (*.json *.onnx);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Initial weights</source>
        <translation>Anfangsgewichte</translation>
    </message>
    <message>
        <source>Choose a checkpoint, weights of Keras or an ONNX model</source>
        <translation>Checkpoint, Gewichte von Keras oder ONNX-Modell wählen</translation>
    </message>
    <message>
        <source>Weights (*.safetensors *.h5 *.onnx);;All files (*)</source>
        <translation>Gewichte (*.safetensors *.h5 *.onnx);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>trainyard::NameTotalsModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längste</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
</context>
<context>
    <name>trainyard::NetDiagram</name>
    <message>
        <source>Diagram of the network</source>
        <translation>Zeichnung des Netzes</translation>
    </message>
</context>
<context>
    <name>trainyard::NetDialog</name>
    <message>
        <source>Diagram</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>The layers from input to output</source>
        <translation>Die Schichten vom Eingang zum Ausgang</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>The layers as a table that can be sorted</source>
        <translation>Die Schichten als sortierbare Tabelle</translation>
    </message>
    <message>
        <source>Find a layer</source>
        <translation>Schicht suchen</translation>
    </message>
    <message>
        <source>By name or kind; Enter jumps to the next match</source>
        <translation>Nach Name oder Art; Eingabe geht zur nächsten</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Aufklappen</translation>
    </message>
    <message>
        <source>Shows every layer</source>
        <translation>Zeigt jede Schicht</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Zuklappen</translation>
    </message>
    <message>
        <source>Shows blocks instead of their layers</source>
        <translation>Zeigt Blöcke statt ihrer Schichten</translation>
    </message>
    <message>
        <source>Smaller (−, or Ctrl and the wheel)</source>
        <translation>Kleiner (− oder Strg und Mausrad)</translation>
    </message>
    <message>
        <source>Larger (+, or Ctrl and the wheel)</source>
        <translation>Größer (+ oder Strg und Mausrad)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Picture, PNG…</source>
        <translation>Bild, PNG …</translation>
    </message>
    <message>
        <source>Vector graphic, SVG…</source>
        <translation>Vektorgrafik, SVG …</translation>
    </message>
    <message>
        <source>Layers of the network</source>
        <translation>Schichten des Netzes</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Network of %1</source>
        <translation>Netz von %1</translation>
    </message>
    <message>
        <source>Building the network…</source>
        <translation>Netz wird aufgebaut …</translation>
    </message>
    <message>
        <source>No network to show</source>
        <translation>Kein Netz zu zeigen</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 Schichten</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 Parameter</translation>
    </message>
    <message>
        <source>Export the network</source>
        <translation>Netz exportieren</translation>
    </message>
</context>
<context>
    <name>trainyard::NetViewModel</name>
    <message>
        <source>There is no network to show: its settings contradict each other.</source>
        <translation>Es gibt kein Netz zu zeigen: Seine Einstellungen passen nicht zusammen.</translation>
    </message>
    <message>
        <source>The run&apos;s settings are no longer in the store.</source>
        <translation>Die Einstellungen des Laufs sind nicht mehr im Speicher.</translation>
    </message>
    <message>
        <source>The run&apos;s data cannot be read on this computer, so the number of classes in the last layer is a guess.</source>
        <translation>Die Daten des Laufs sind hier nicht lesbar; die Klassenzahl der letzten Schicht ist darum geraten.</translation>
    </message>
    <message>
        <source>%1 layers · %2 parameters · %3 and %4 of activations per sample, forward</source>
        <translation>%1 Schichten · %2 Parameter · %3 und %4 Aktivierungen je Beispiel, vorwärts</translation>
    </message>
</context>
<context>
    <name>trainyard::NewRunPage</name>
    <message>
        <source>Name of the run</source>
        <translation>Name des Laufs</translation>
    </message>
    <message>
        <source>Name of the run. It follows the settings until you change it; clear it to get a proposed name again.</source>
        <translation>Name des Laufs. Er folgt den Einstellungen, bis er geändert wird; leeren, um wieder einen Vorschlag zu erhalten.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Undoes every change since the preset or the clone</source>
        <translation>Nimmt alle Änderungen seit der Vorlage oder dem Klon zurück</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Als Vorlage speichern …</translation>
    </message>
    <message>
        <source>Saves these settings under a name for later runs</source>
        <translation>Bewahrt diese Einstellungen unter einem Namen auf, um wieder mit ihnen zu beginnen</translation>
    </message>
    <message>
        <source>Start run</source>
        <translation>Lauf starten</translation>
    </message>
    <message>
        <source>clone of %1</source>
        <translation>Klon von %1</translation>
    </message>
    <message>
        <source>name from settings</source>
        <translation>Name automatisch</translation>
    </message>
    <message>
        <source>%1 (modified)</source>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>Eigene Einstellungen</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>Klon</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Startet …</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Einreihen</translation>
    </message>
    <message>
        <source>The run waits in the queue until enough cores are free; you can close this window.</source>
        <translation>Der Lauf wartet in der Warteschlange, bis genug Kerne frei sind; dieses Fenster muss nicht offen bleiben.</translation>
    </message>
    <message>
        <source>The run continues when this window is closed and appears again when you reopen it.</source>
        <translation>Der Lauf geht weiter, wenn dieses Fenster geschlossen wird; nach dem Öffnen ist er wieder da.</translation>
    </message>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>Dieser Lauf ist nicht mehr in der Ablage.</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Neuer Lauf</translation>
    </message>
    <message>
        <source>Start as campaign…</source>
        <translation>Als Kampagne starten …</translation>
    </message>
    <message>
        <source>A scaling study, several seeds or lottery tickets; shows all runs before queueing them</source>
        <translation>Eine Skalierungsstudie, mehrere Seeds oder Lottery Tickets: zeigt alle Läufe, bevor sie eingereiht werden</translation>
    </message>
</context>
<context>
    <name>trainyard::NewRunViewModel</name>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The run is being sent to the machine.</source>
        <translation>Der Lauf wird dem Rechner übergeben.</translation>
    </message>
    <message>
        <source>The settings are being checked.</source>
        <translation>Die Einstellungen werden geprüft.</translation>
    </message>
    <message>
        <source>Enter the full path, starting with /.</source>
        <translation>Den ganzen Pfad eingeben, beginnend mit /.</translation>
    </message>
    <message>
        <source>The check of the settings was cancelled: choose Check again.</source>
        <translation>Die Prüfung der Einstellungen wurde abgebrochen: „Erneut prüfen“ wählen.</translation>
    </message>
    <message>
        <source>%1 is not connected: memory, GPUs and data are those of this workstation.</source>
        <translation>%1 ist nicht verbunden: Speicher, GPUs und Daten sind die dieses Rechners.</translation>
    </message>
    <message>
        <source>%1 could not be queried, so memory, GPUs and data are those of this workstation: %2</source>
        <translation>%1 konnte nicht abgefragt werden; Speicher, GPUs und Daten sind daher die dieses Rechners: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) to solve first</source>
        <translation>
            <numerusform>Zuerst 1 Problem lösen</numerusform>
            <numerusform>Zuerst %Ln Probleme lösen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weiteres</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; better: %2</source>
        <translation>%1; besser: %2</translation>
    </message>
</context>
<context>
    <name>trainyard::NotesDialog</name>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>What did this run show?</source>
        <translation>Was hat dieser Lauf gezeigt?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>trainyard::NumberEdit</name>
    <message>
        <source>Enter a number, such as 0.05 or 1e-4.</source>
        <translation>Eine Zahl eingeben, etwa 0,05 oder 1e-4.</translation>
    </message>
    <message>
        <source>Enter a whole number from 0 to 18446744073709551615.</source>
        <translation>Eine ganze Zahl von 0 bis 18446744073709551615 eingeben.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Eine ganze Zahl eingeben.</translation>
    </message>
</context>
<context>
    <name>trainyard::OwnJobsModel</name>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>SLURM says: %1</source>
        <translation>SLURM meldet: %1</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Auf %1</translation>
    </message>
    <message>
        <source>Start time, or the start that the scheduler expects</source>
        <translation>Wann er gestartet ist oder wann der Scheduler damit rechnet</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Gelaufen</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>trainyard::PartitionsModel</name>
    <message>
        <source>%1 (down)</source>
        <translation>%1 (außer Betrieb)</translation>
    </message>
    <message>
        <source>? of %1</source>
        <translation>? von %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 cores, %2</source>
        <translation>%1 Kerne, %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>The default for jobs without a partition</source>
        <translation>Wohin Jobs gehen, die keine Partition nennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>GPUs free</source>
        <translation>GPUs frei</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Each node</source>
        <translation>Je Knoten</translation>
    </message>
    <message>
        <source>Max time</source>
        <translation>Höchstdauer</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
</context>
<context>
    <name>trainyard::PathField</name>
    <message>
        <source>Browse…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei …</translation>
    </message>
</context>
<context>
    <name>trainyard::Placement</name>
    <message>
        <source>More about the job</source>
        <translation>Mehr zum Auftrag</translation>
    </message>
</context>
<context>
    <name>trainyard::PlanPane</name>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Numbers that training changes</source>
        <translation>Zahlen, die das Training verändert</translation>
    </message>
    <message>
        <source>Work per image</source>
        <translation>Aufwand je Bild</translation>
    </message>
    <message>
        <source>One forward pass; a multiply-add counts as two. A training step costs about three times as much</source>
        <translation>Ein Durchgang vorwärts, Multiplikation und Addition zählen als zwei; ein Trainingsschritt kostet etwa das Dreifache</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Estimated peak memory of the engine</source>
        <translation>Was die Engine voraussichtlich höchstens belegt</translation>
    </message>
    <message>
        <source>Steps per epoch</source>
        <translation>Schritte je Epoche</translation>
    </message>
    <message>
        <source>Training samples ÷ batch size, rounded up</source>
        <translation>Trainingssamples ÷ Batchgröße, aufgerundet</translation>
    </message>
    <message>
        <source>Last batch</source>
        <translation>Letzter Batch</translation>
    </message>
    <message>
        <source>Samples in the last step of an epoch, which is trained as well</source>
        <translation>Samples im letzten Schritt einer Epoche; auch er wird trainiert</translation>
    </message>
    <message>
        <source>Total steps</source>
        <translation>Schritte gesamt</translation>
    </message>
    <message>
        <source>Steps per epoch × epochs</source>
        <translation>Schritte je Epoche × Epochen</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Layers of the network</source>
        <translation>Schichten des Netzes</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies the run spec. Save it as spec.json, and the command above starts the same run</source>
        <translation>Kopiert die Laufbeschreibung: als spec.json gespeichert, startet der Befehl oben denselben Lauf</translation>
    </message>
    <message>
        <source>Run spec as JSON</source>
        <translation>Laufbeschreibung als JSON</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Gültig</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Keine Engine</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Prüft …</translation>
    </message>
    <message>
        <source>on this workstation · %1</source>
        <translation>auf diesem Rechner · %1</translation>
    </message>
    <message>
        <source>on this workstation</source>
        <translation>auf diesem Rechner</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1 classes: %2</source>
        <translation>%1 Klassen: %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Not known yet.</source>
        <translation>Noch nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 Schichten</translation>
    </message>
    <message>
        <source>%1 of %2 on this machine</source>
        <translation>%1 von %2 auf diesem Rechner</translation>
    </message>
    <message>
        <source>shown once the settings are valid</source>
        <translation>erscheint bei gültigen Einstellungen</translation>
    </message>
    <message>
        <source>peak %1, ends at %2</source>
        <translation>Spitze %1, endet bei %2</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Checks the data folder and the settings again</source>
        <translation>Sieht sich Datenordner und Einstellungen noch einmal an</translation>
    </message>
    <message>
        <source>Stops checking the data folder; the settings stay unchanged (Esc)</source>
        <translation>Beendet das Durchsehen des Datenordners; die Einstellungen bleiben, wie sie sind (Esc)</translation>
    </message>
    <message>
        <source>Checking… %1 files</source>
        <translation>Wird geprüft … %1 Dateien</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Draw…</source>
        <translation>Zeichnen …</translation>
    </message>
    <message>
        <source>Shows the network as a diagram and as a table in a separate window</source>
        <translation>Das Netz als Zeichnung und als Tabelle in einem eigenen Fenster</translation>
    </message>
    <message>
        <source>%1 of %2 on the GPU (%3)</source>
        <translation>%1 von %2 auf der GPU (%3)</translation>
    </message>
    <message>
        <source>Estimated: parameters, gradients, optimizer state and activations as the engine allocates them; “other” assumes %1 for CUDA’s context and libraries, %2 for workspaces, and the batches in flight.</source>
        <translation>Geschätzt: Parameter, Gradienten, Optimierer und Aktivierungen so, wie die Engine sie anordnet; „Sonstiges“ wird mit %1 für CUDAs Kontext und Bibliotheken, %2 für Arbeitsbereiche und den Batches in Arbeit angesetzt.</translation>
    </message>
    <message>
        <source>on %1, according to its login node</source>
        <translation>auf %1, nach Auskunft des Anmeldeknotens</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>%1 of %2 on a node</source>
        <translation>%1 von %2 auf einem Knoten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>1 Problem</numerusform>
            <numerusform>%Ln Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln rank(s) together</source>
        <translation>
            <numerusform>%1 für %Ln Rang</numerusform>
            <numerusform>%1 für %Ln Ränge zusammen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Valid, %Ln warning(s)</source>
        <translation>
            <numerusform>Gültig, %Ln Warnung</numerusform>
            <numerusform>Gültig, %Ln Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2 samples</source>
        <translation>%1 + %2 Samples</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Kerne</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weiterer</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>bound</source>
        <translation>gebunden</translation>
    </message>
    <message>
        <source>not bound</source>
        <translation>nicht gebunden</translation>
    </message>
</context>
<context>
    <name>trainyard::PlanRanks</name>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Batch and learning rate by number of ranks</source>
        <translation>Batch und Lernrate je Zahl der Ränge</translation>
    </message>
    <message>
        <source>the ranks share the batch, the rate stays</source>
        <translation>der Batch wird geteilt, die Rate bleibt</translation>
    </message>
    <message>
        <source>every rank has its own batch</source>
        <translation>jeder Rang hat einen eigenen Batch</translation>
    </message>
</context>
<context>
    <name>trainyard::PlanSection</name>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionFigures</name>
    <message>
        <source>No sample could be read.</source>
        <translation>Kein Sample konnte gelesen werden.</translation>
    </message>
    <message>
        <source>This net was trained with the squared error. Its outputs are no probabilities, so there is no calibration.</source>
        <translation>Dieses Netz wurde mit dem quadratischen Fehler trainiert. Seine Ausgaben sind keine Wahrscheinlichkeiten, also gibt es keine Kalibrierung.</translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionsPane</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>The run&apos;s validation samples</source>
        <translation>Die Validierungs-Samples des Laufs</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>The run&apos;s training samples, without augmentation</source>
        <translation>Die Trainings-Samples des Laufs, ohne Augmentierung</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Konfusionsmatrix</translation>
    </message>
    <message>
        <source>rows: true class, columns: predicted</source>
        <translation>Zeilen: wahre Klasse, Spalten: vorhergesagt</translation>
    </message>
    <message>
        <source>Most confused</source>
        <translation>Meistverwechselte</translation>
    </message>
    <message>
        <source>The %1 classes of the most frequent mistakes, such pairs side by side</source>
        <translation>Die %1 Klassen der häufigsten Fehler, solche Paare nebeneinander</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Every class, in the order of the data set; scrolls</source>
        <translation>Jede Klasse in der Reihenfolge des Datensatzes; scrollt</translation>
    </message>
    <message>
        <source>Classes in the matrix</source>
        <translation>Klassen in der Matrix</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>Numbers of samples</source>
        <translation>Anzahl der Samples</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Percent of the row&apos;s true class</source>
        <translation>Prozent der wahren Klasse der Zeile</translation>
    </message>
    <message>
        <source>Numbers in the matrix</source>
        <translation>Zahlen in der Matrix</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>worst first</source>
        <translation>schlechteste zuerst</translation>
    </message>
    <message>
        <source>lowest precision</source>
        <translation>niedrigste Precision</translation>
    </message>
    <message>
        <source>lowest recall</source>
        <translation>niedrigster Recall</translation>
    </message>
    <message>
        <source>most samples</source>
        <translation>meiste Samples</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>nach Name</translation>
    </message>
    <message>
        <source>By F1, the harmonic mean of precision and recall</source>
        <translation>Nach F1, dem harmonischen Mittel von Precision und Recall</translation>
    </message>
    <message>
        <source>Order of the classes</source>
        <translation>Reihenfolge der Klassen</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>right answers, with 95 % range</source>
        <translation>richtige Antworten mit 95-%-Bereich</translation>
    </message>
    <message>
        <source>Expected calibration error: the mean distance between confidence and accuracy, weighted by samples, over 15 bins</source>
        <translation>Erwarteter Kalibrierungsfehler: der mittlere Abstand von Konfidenz und Genauigkeit, nach Samples gewichtet, über 15 Intervalle</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Most sure</source>
        <translation>Sicherste</translation>
    </message>
    <message>
        <source>The highest probability of the wrong class first</source>
        <translation>Die höchste Wahrscheinlichkeit der falschen Klasse zuerst</translation>
    </message>
    <message>
        <source>Highest loss</source>
        <translation>Höchster Loss</translation>
    </message>
    <message>
        <source>The lowest probability of the true class first</source>
        <translation>Die niedrigste Wahrscheinlichkeit der wahren Klasse zuerst</translation>
    </message>
    <message>
        <source>Least sure</source>
        <translation>Unsicherste</translation>
    </message>
    <message>
        <source>The lowest probability of the predicted class first</source>
        <translation>Die niedrigste Wahrscheinlichkeit der vorhergesagten Klasse zuerst</translation>
    </message>
    <message>
        <source>Order of the mistakes</source>
        <translation>Reihenfolge der Fehler</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <translation>Alle Fehler zeigen</translation>
    </message>
    <message>
        <source>Classify</source>
        <translation>Klassifizieren</translation>
    </message>
    <message>
        <source>Shows where the net looks in this sample and what each layer makes of it (Enter)</source>
        <translation>Zeigt, wohin das Netz in diesem Sample schaut und was jede Schicht daraus macht (Eingabetaste)</translation>
    </message>
    <message>
        <source>Save list…</source>
        <translation>Liste speichern …</translation>
    </message>
    <message>
        <source>The predictions are being made</source>
        <translation>Die Vorhersagen werden berechnet</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The predictions were cancelled</source>
        <translation>Die Vorhersagen wurden abgebrochen</translation>
    </message>
    <message>
        <source>The predictions cannot be shown</source>
        <translation>Die Vorhersagen können nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Nothing was kept of them.</source>
        <translation>Nichts davon wurde behalten.</translation>
    </message>
    <message>
        <source>ECE %1</source>
        <translation>ECE %1</translation>
    </message>
    <message>
        <source>No such mistake</source>
        <translation>Kein solcher Fehler</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Keine Fehler</translation>
    </message>
    <message>
        <source>The net never confused these classes.</source>
        <translation>Das Netz hat diese Klassen nie verwechselt.</translation>
    </message>
    <message>
        <source>Every sample of this set was classified correctly.</source>
        <translation>Jedes Sample dieser Daten wurde richtig klassifiziert.</translation>
    </message>
    <message>
        <source>%1: predictions</source>
        <translation>%1: Vorhersagen</translation>
    </message>
    <message>
        <source>Mistakes as CSV…</source>
        <translation>Fehler als CSV …</translation>
    </message>
    <message>
        <source>Classes as CSV…</source>
        <translation>Klassen als CSV …</translation>
    </message>
    <message>
        <source>Confusion matrix as CSV…</source>
        <translation>Konfusionsmatrix als CSV …</translation>
    </message>
    <message>
        <source>Confusion matrix as %1…</source>
        <translation>Konfusionsmatrix als %1 …</translation>
    </message>
    <message>
        <source>Calibration and classes as %1…</source>
        <translation>Kalibrierung und Klassen als %1 …</translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionsViewModel</name>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%1 von %2 Samples</translation>
    </message>
    <message>
        <source>The engine opens the data set…</source>
        <translation>Die Engine öffnet den Datensatz …</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>Klasse %1</translation>
    </message>
    <message>
        <source>%1 top-1</source>
        <translation>%1 Top-1</translation>
    </message>
    <message>
        <source>%1 top-5</source>
        <translation>%1 Top-5</translation>
    </message>
    <message>
        <source>%1 mistakes in %2 validation samples</source>
        <translation>%1 Fehler in %2 Validierungs-Samples</translation>
    </message>
    <message>
        <source>%1 mistakes in %2 training samples</source>
        <translation>%1 Fehler in %2 Trainings-Samples</translation>
    </message>
    <message>
        <source>%1 samples could not be read and are not counted</source>
        <translation>%1 Samples konnten nicht gelesen werden und zählen nicht</translation>
    </message>
    <message>
        <source>%1 of the set&apos;s %2 samples</source>
        <translation>%1 der %2 Samples</translation>
    </message>
    <message>
        <source>%1 of the data set&apos;s %2 classes</source>
        <translation>%1 der %2 Klassen des Datensatzes</translation>
    </message>
    <message>
        <source>“%1” taken for “%2”</source>
        <translation>„%1“ für „%2“ gehalten</translation>
    </message>
    <message>
        <source>“%1” not recognised</source>
        <translation>„%1“ nicht erkannt</translation>
    </message>
    <message>
        <source>taken for “%1”</source>
        <translation>für „%1“ gehalten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1; top line: predicted, below: true class</source>
        <translation>%1; oben: vorhergesagt, darunter: wahre Klasse</translation>
    </message>
</context>
<context>
    <name>trainyard::PrepareDialog</name>
    <message>
        <source>Prepare %1</source>
        <translation>%1 vorbereiten</translation>
    </message>
    <message>
        <source>Decodes and resizes every image once and keeps the result in files that runs read directly. It can be cancelled at any time and later continues where it stopped.</source>
        <translation>Dekodiert und skaliert jedes Bild einmal und bewahrt das Ergebnis in Dateien auf, die Läufe direkt lesen. Es lässt sich jederzeit abbrechen und geht dort weiter, wo es aufgehört hat.</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Image height</source>
        <translation>Bildhöhe</translation>
    </message>
    <message>
        <source>Image width</source>
        <translation>Bildbreite</translation>
    </message>
    <message>
        <source>pixels, as the network sees them</source>
        <translation>Pixel, wie das Netz sie sieht</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio changed</source>
        <translation>Das ganze Bild, verzerrt</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Crop</translation>
    </message>
    <message>
        <source>The centre of the image, with its aspect ratio kept</source>
        <translation>Die Mitte des Bildes, unverzerrt</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio kept and black bars added</source>
        <translation>Das ganze Bild, unverzerrt, zwischen schwarzen Balken</translation>
    </message>
    <message>
        <source>Random crops</source>
        <translation>Zufallsausschnitte</translation>
    </message>
    <message>
        <source>Larger images, for runs that take random parts of them</source>
        <translation>Größere Bilder, für Läufe, die zufällige Teile davon nehmen</translation>
    </message>
    <message>
        <source>How images are fitted to that size</source>
        <translation>Wie Bilder auf diese Größe kommen</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Pixels if they need at most 16 GB, otherwise JPEGs</source>
        <translation>Pixel, solange sie höchstens 16 GB brauchen, sonst JPEGs</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Fastest, largest</source>
        <translation>Am schnellsten, am größten</translation>
    </message>
    <message>
        <source>JPEG</source>
        <translation>JPEG</translation>
    </message>
    <message>
        <source>JPEGs at quality 95: about a tenth of the space</source>
        <translation>JPEGs der Qualität 95: etwa ein Zehntel des Platzes</translation>
    </message>
    <message>
        <source>Form in which images are kept</source>
        <translation>Wie Bilder aufbewahrt werden</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>Bildgröße</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>Bewahrt als</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Disk needed</source>
        <translation>Platzbedarf</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>The disk does not have enough space. Free some, or keep JPEGs.</source>
        <translation>Auf der Platte ist nicht genug Platz. Platz schaffen, oder JPEGs aufbewahren.</translation>
    </message>
    <message>
        <source>Trying a few images…</source>
        <translation>Einige Bilder werden probiert …</translation>
    </message>
    <message>
        <source>It is already prepared in this form.</source>
        <translation>Es ist bereits so vorbereitet.</translation>
    </message>
</context>
<context>
    <name>trainyard::PrepareViewModel</name>
    <message>
        <source>kept as JPEG</source>
        <translation>als JPEG</translation>
    </message>
    <message>
        <source>kept as pixels</source>
        <translation>als Pixel</translation>
    </message>
    <message>
        <source>%1 in one file</source>
        <translation>%1 in einer Datei</translation>
    </message>
    <message>
        <source>%1 in %2 files</source>
        <translation>%1 in %2 Dateien</translation>
    </message>
    <message>
        <source>%1; %2 are free</source>
        <translation>%1; %2 sind frei</translation>
    </message>
    <message>
        <source>about %1, %2 images/s</source>
        <translation>etwa %1, %2 Bilder/s</translation>
    </message>
    <message>
        <source>%1 images with a shorter side of %2 pixels, %3</source>
        <translation>%1 Bilder mit einer kürzeren Seite von %2 Pixeln, %3</translation>
    </message>
    <message>
        <source>%1 images of %2 pixels, %3</source>
        <translation>%1 Bilder von %2 Pixeln, %3</translation>
    </message>
    <message>
        <source>under a second, %1 images/s</source>
        <translation>unter einer Sekunde, %1 Bilder/s</translation>
    </message>
</context>
<context>
    <name>trainyard::PresetDialog</name>
    <message>
        <source>Save as preset</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>Eine Vorlage braucht einen Namen.</translation>
    </message>
    <message>
        <source>A preset with this name exists and will be replaced.</source>
        <translation>Eine Vorlage dieses Namens gibt es schon; sie würde ersetzt.</translation>
    </message>
    <message>
        <source>A built-in preset has this name. Choose another one.</source>
        <translation>Eine mitgelieferte Vorlage heißt so. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Saves every setting except the run&apos;s name, including the data folder.</source>
        <translation>Bewahrt wird alles außer dem Namen des Laufs, auch der Datenordner.</translation>
    </message>
</context>
<context>
    <name>trainyard::PruningGroup</name>
    <message>
        <source>Pruning</source>
        <translation>Pruning</translation>
    </message>
</context>
<context>
    <name>trainyard::PublishedDialog</name>
    <message>
        <source>Forecast and published speed-ups</source>
        <translation>Vorhersage und veröffentlichte Beschleunigungen</translation>
    </message>
    <message>
        <source>The time of a step is the computing time plus the time spent waiting for other ranks:</source>
        <translation>Ein Schritt dauert so lange wie das Rechnen und was das Warten auf andere Ränge hinzufügt:</translation>
    </message>
    <message>
        <source>step = (overhead + cost of a sample · local batch) · slowdown beside others · crowding + sums that are not hidden</source>
        <translation>Schritt = (Grundkosten + Kosten je Beispiel · lokaler Batch) · Bremsung neben anderen · Gedränge + Summen, die nicht verdeckt sind</translation>
    </message>
    <message>
        <source>The same formula compared with published results:</source>
        <translation>Dieselbe Formel neben veröffentlichten Zahlen:</translation>
    </message>
    <message>
        <source>published %1, forecast %2 times one GPU</source>
        <translation>veröffentlicht %1, vorhergesagt %2 mal eine GPU</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Angenommen: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>trainyard::RankChart</name>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>mittlere</translation>
    </message>
    <message>
        <source>worst</source>
        <translation>schlechteste</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>1 Lauf</numerusform>
            <numerusform>%Ln Läufe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::RankMeasuresModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Processes without a rank are combined</source>
        <translation>Prozesse, die keinen Rang nennen, zählen zusammen</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Forward, backward, optimizer, operators; overlapping work counts once</source>
        <translation>Vorwärts, rückwärts, Optimierer, Operatoren; was doppelt zugleich geschieht, zählt einmal</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Sums over ranks, from their start on this rank to their end</source>
        <translation>Summen über Ränge, von ihrem Beginn auf diesem Rang bis zu ihrem Ende</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Kommunikation</translation>
    </message>
    <message>
        <source>Share of communication during which the rank computes</source>
        <translation>Anteil der Kommunikation, während dessen der Rang rechnet</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Communication during which the rank does not compute</source>
        <translation>Kommunikation, während der der Rang nicht rechnet</translation>
    </message>
    <message>
        <source>Exposed</source>
        <translation>Unverdeckt</translation>
    </message>
    <message>
        <source>Waiting for data without any work or communication at the same time</source>
        <translation>Warten auf Daten, ohne Arbeit oder Kommunikation daneben</translation>
    </message>
    <message>
        <source>Input wait</source>
        <translation>Eingabe-Warten</translation>
    </message>
    <message>
        <source>Validation, checkpoints, records</source>
        <translation>Validierung, Checkpoints, Aufzeichnungen</translation>
    </message>
    <message>
        <source>Other work</source>
        <translation>Sonstige Arbeit</translation>
    </message>
    <message>
        <source>Neither compute nor other work: exposed communication, input wait and the rest</source>
        <translation>Weder Rechnen noch sonstige Arbeit: unverdeckte Kommunikation, Warten auf Eingabe und der Rest</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>Sums that this rank started last while all others waited</source>
        <translation>Summen, die dieser Rang zuletzt begann: alle anderen warteten auf ihn</translation>
    </message>
    <message>
        <source>Came last</source>
        <translation>Kam zuletzt</translation>
    </message>
    <message>
        <source>Mean delay between the first rank&apos;s start of a sum and this rank&apos;s</source>
        <translation>Mittlere Zeit vom Beginn einer Summe auf dem ersten Rang bis zum eigenen</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Rückstand</translation>
    </message>
</context>
<context>
    <name>trainyard::RankShares</name>
    <message>
        <source>%1, “%2”: %3 of a fair share</source>
        <translation>%1, „%2“: %3 eines angemessenen Anteils</translation>
    </message>
</context>
<context>
    <name>trainyard::RanksGroup</name>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
</context>
<context>
    <name>trainyard::RanksModel</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Rank %1 is a straggler: it computes %2 times as long as the median rank and gets fewer batches.</source>
        <translation>Rang %1 hinkt nach: Er rechnet %2-mal so lange wie der mittlere Rang und bekommt weniger Batches.</translation>
    </message>
    <message>
        <source>Rank %1 is a straggler: it computes %2 times as long as the median rank, and the others wait for it.</source>
        <translation>Rang %1 hinkt nach: Er rechnet %2-mal so lange wie der mittlere Rang, und die anderen warten auf ihn.</translation>
    </message>
    <message>
        <source>The master is busy %1 of its time, so more workers will help little. Let them exchange less often.</source>
        <translation>Der Master ist %1 seiner Zeit beschäftigt: Mehr Worker bringen wenig; sie sollten seltener austauschen.</translation>
    </message>
    <message>
        <source>The master is busy %1 of its time.</source>
        <translation>Der Master ist %1 seiner Zeit beschäftigt.</translation>
    </message>
    <message>
        <source>Workers spend %1 of their time waiting for the master.</source>
        <translation>Worker warten %1 ihrer Zeit auf den Master.</translation>
    </message>
    <message>
        <source>Ranks spend %1 of a step waiting for each other.</source>
        <translation>Ränge warten %1 eines Schrittes aufeinander.</translation>
    </message>
    <message>
        <source>On average, gradients arrive from weights that are %1 updates old.</source>
        <translation>Gewichte sind im Mittel %1 Aktualisierungen alt, wenn eintrifft, was mit ihnen berechnet wurde.</translation>
    </message>
    <message>
        <source>%1 times the median rank</source>
        <translation>das %1-Fache des mittleren Rangs</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <translation>%1 Samples/s</translation>
    </message>
    <message>
        <source>Computing time per batch</source>
        <translation>Wie lange der Rang an einem Batch rechnet</translation>
    </message>
    <message>
        <source>Computing time per step</source>
        <translation>Wie lange der Rang an einem Schritt rechnet</translation>
    </message>
    <message>
        <source>Share of its time that the rank waits for data</source>
        <translation>Anteil seiner Zeit, den der Rang auf Daten wartet</translation>
    </message>
    <message>
        <source>Share of its time that the worker waits for its master</source>
        <translation>Anteil seiner Zeit, den der Worker auf seinen Master wartet</translation>
    </message>
    <message>
        <source>Share of a step that the rank waits for the others and for sums of gradients</source>
        <translation>Anteil eines Schrittes, den der Rang auf die anderen und auf Summen von Gradienten wartet</translation>
    </message>
    <message>
        <source>Updates by the master since the weights that the worker used</source>
        <translation>Aktualisierungen des Masters seit den Gewichten, mit denen der Worker gerechnet hat</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Alter</translation>
    </message>
</context>
<context>
    <name>trainyard::ReasonText</name>
    <message>
        <source>Cannot %1</source>
        <translation>Nicht möglich: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>why. What to do.</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what failed: why</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>trainyard::RemoveCampaignDialog</name>
    <message>
        <source>Remove campaign</source>
        <translation>Kampagne entfernen</translation>
    </message>
    <message>
        <source>Remove this campaign?</source>
        <translation>Diese Kampagne entfernen?</translation>
    </message>
    <message>
        <source>Also delete its runs from the store</source>
        <translation>Auch ihre Läufe aus dem Speicher löschen</translation>
    </message>
    <message>
        <source>Delete its runs and their run directories with all checkpoints</source>
        <translation>Ihre Läufe und deren Laufverzeichnisse mit allen Checkpoints löschen</translation>
    </message>
    <message>
        <source>1 of its runs has not ended: stop it first to delete them.</source>
        <translation>1 ihrer Läufe ist nicht zu Ende: Zum Löschen zuerst stoppen.</translation>
    </message>
    <message>
        <source>%1 of its runs have not ended: stop them first to delete them.</source>
        <translation>%1 ihrer Läufe sind nicht zu Ende: Zum Löschen zuerst stoppen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Keep its %Ln run(s) without the campaign</source>
        <translation>
            <numerusform>Ihren einen Lauf ohne die Kampagne behalten</numerusform>
            <numerusform>Ihre %Ln Läufe ohne die Kampagne behalten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::RowHandle</name>
    <message>
        <source>Drag the row, or move it with the arrow keys</source>
        <translation>Die Zeile ziehen oder mit den Pfeiltasten verschieben</translation>
    </message>
</context>
<context>
    <name>trainyard::RunCheckpoints</name>
    <message>
        <source>Initialisation</source>
        <translation>Initialisierung</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1, end</source>
        <translation>%1, Ende</translation>
    </message>
    <message>
        <source>%1, newest</source>
        <translation>%1, neuester</translation>
    </message>
</context>
<context>
    <name>trainyard::RunChooser</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>%1	%2, %3</source>
        <translation>%1	%2, %3</translation>
    </message>
</context>
<context>
    <name>trainyard::RungChart</name>
    <message>
        <source>epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsDelegate</name>
    <message>
        <source>Name of the run</source>
        <translation>Name des Laufs</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsModel</name>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsPage</name>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>A running run first writes a checkpoint and can be resumed later; a waiting run leaves the queue.</source>
        <translation>Ein laufender schreibt zuerst einen Checkpoint und lässt sich später fortsetzen; ein wartender verlässt die Warteschlange.</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Table written to %1</source>
        <translation>Tabelle geschrieben nach %1</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Values (*.csv)</source>
        <translation>Bild (*.png);;Zeichnung (*.svg);;Werte (*.csv)</translation>
    </message>
    <message>
        <source>Chart written to %1</source>
        <translation>Diagramm geschrieben nach %1</translation>
    </message>
    <message>
        <source>The runs could not be read</source>
        <translation>Die Läufe waren nicht lesbar</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Läufe suchen</translation>
    </message>
    <message>
        <source>Find runs by words and conditions</source>
        <translation>Läufe nach Wörtern und Bedingungen finden</translation>
    </message>
    <message>
        <source>Search syntax</source>
        <translation>Wonach gesucht werden kann</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Unfinished and finished runs</source>
        <translation>Laufende und beendete Läufe</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Archived runs; nothing is lost</source>
        <translation>Weggelegte Läufe; nichts von ihnen geht verloren</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Discarded runs: restore them or delete them permanently</source>
        <translation>Aussortierte Läufe: wiederherstellen oder endgültig löschen</translation>
    </message>
    <message>
        <source>Runs listed</source>
        <translation>Welche Läufe aufgeführt sind</translation>
    </message>
    <message>
        <source>Choose columns: any series, any parameter</source>
        <translation>Spalten wählen: jede Messreihe, jeder Parameter</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Clone as new run</source>
        <translation>Lauf klonen</translation>
    </message>
    <message>
        <source>Puts the settings of the selected run into the New run form</source>
        <translation>Übernimmt die Einstellungen des gewählten Laufs in „Neuer Lauf“</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Noch keine Läufe</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Neuer Lauf</translation>
    </message>
    <message>
        <source>No run matches</source>
        <translation>Kein Lauf passt</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>Tags …</translation>
    </message>
    <message>
        <source>Notes…</source>
        <translation>Notizen …</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Endgültig löschen …</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabelle als CSV …</translation>
    </message>
    <message>
        <source>The shown columns of the selected runs, or of all runs if at most one is selected</source>
        <translation>Die gezeigten Spalten der gewählten Läufe, oder aller, wenn höchstens einer gewählt ist</translation>
    </message>
    <message>
        <source>Chart as PNG, SVG or CSV…</source>
        <translation>Diagramm als PNG, SVG oder CSV …</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 von %2 Läufen</translation>
    </message>
    <message>
        <source>Nothing matches “%1” here. The i next to the search field explains the search syntax.</source>
        <translation>Hier passt nichts zu „%1“. Das i neben dem Suchfeld zeigt, wonach gesucht werden kann.</translation>
    </message>
    <message>
        <source>The trash is empty</source>
        <translation>Der Papierkorb ist leer</translation>
    </message>
    <message>
        <source>No archived runs</source>
        <translation>Nichts ist archiviert</translation>
    </message>
    <message>
        <source>Runs in the trash stay here until you delete them permanently.</source>
        <translation>Läufe im Papierkorb warten hier, bis sie endgültig gelöscht werden.</translation>
    </message>
    <message>
        <source>Archive runs that you are done with: they leave the list but keep all their data.</source>
        <translation>Abgeschlossene Läufe archivieren: sie verlassen die Liste und behalten alles.</translation>
    </message>
    <message>
        <source>sorted by %1, descending</source>
        <translation>absteigend nach %1</translation>
    </message>
    <message>
        <source>sorted by %1, ascending</source>
        <translation>aufsteigend nach %1</translation>
    </message>
    <message>
        <source>Select runs to compare them</source>
        <translation>Läufe wählen, um sie zu vergleichen</translation>
    </message>
    <message>
        <source>1 selected: %1</source>
        <translation>1 gewählt: %1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 gewählt</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Aus dem Archiv holen</translation>
    </message>
    <message>
        <source>Restore from trash</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Deleting the run…</source>
        <translation>Der Lauf wird gelöscht …</translation>
    </message>
    <message>
        <source>Deleting runs: %1 of %2 deleted</source>
        <translation>Läufe werden gelöscht: %1 von %2 sind weg</translation>
    </message>
    <message>
        <source>%1 of %2 runs were deleted; the others are unchanged</source>
        <translation>%1 von %2 Läufen wurden gelöscht; die anderen sind noch ganz da</translation>
    </message>
    <message>
        <source>Move unfinished runs to the trash?</source>
        <translation>Läufe in den Papierkorb legen, die noch nicht zu Ende sind?</translation>
    </message>
    <message>
        <source>No active runs</source>
        <translation>Keine aktiven Läufe</translation>
    </message>
    <message>
        <source>Archived: %1. In the trash: %2. Use the switch above the list to show them.</source>
        <translation>Archiviert: %1. Im Papierkorb: %2. Der Umschalter über der Liste zeigt sie.</translation>
    </message>
    <message>
        <source>Draw the network</source>
        <translation>Netz zeichnen</translation>
    </message>
    <message>
        <source>Fetch checkpoints and results…</source>
        <translation>Checkpoints und Ergebnisse holen …</translation>
    </message>
    <message>
        <source>Weights and thresholds</source>
        <translation>Gewichte und Schwellen</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>Ticket speichern …</translation>
    </message>
    <message>
        <source>Compact the net…</source>
        <translation>Netz verkleinern …</translation>
    </message>
    <message numerus="yes">
        <source>Stop %Ln run(s)?</source>
        <translation>
            <numerusform>Diesen Lauf stoppen?</numerusform>
            <numerusform>%Ln Läufe stoppen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>1 Lauf</numerusform>
            <numerusform>%Ln Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>A run that is not stopped continues to train or wait in the trash.</source>
        <translation>Ein Lauf, der nicht gestoppt wird, trainiert oder wartet im Papierkorb weiter.</translation>
    </message>
    <message>
        <source>Stop and move to trash</source>
        <translation>Stoppen und in den Papierkorb</translation>
    </message>
    <message>
        <source>Move only</source>
        <translation>Nur verschieben</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>Epoche %1 von %2</translation>
    </message>
    <message>
        <source>trained for %1</source>
        <translation>%1 trainiert</translation>
    </message>
    <message>
        <source>%1 selected, the first %2 are compared</source>
        <translation>%1 gewählt, die ersten %2 werden verglichen</translation>
    </message>
    <message>
        <source>This run has no checkpoint yet.</source>
        <translation>Dieser Lauf hat noch keinen Checkpoint.</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, bester</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Blick ins Netz</translation>
    </message>
    <message>
        <source>Predictions, mistakes, layers and weights of the selected run&apos;s net</source>
        <translation>Vorhersagen, Fehler, Schichten und Gewichte des Netzes des ausgewählten Laufs</translation>
    </message>
    <message>
        <source>Look inside a checkpoint…</source>
        <translation>Blick in einen Checkpoint …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added, %1 points.</source>
        <translation>
            <numerusform>%Ln Lauf aufgenommen, %1 Punkte.</numerusform>
            <numerusform>%Ln Läufe aufgenommen, %1 Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading what programs write: %1 points so far</source>
        <translation>Gelesen wird, was Programme schreiben: bisher %1 Punkte</translation>
    </message>
    <message>
        <source>Adding runs: %1 of %2, %3 points</source>
        <translation>Läufe werden aufgenommen: %1 von %2, %3 Punkte</translation>
    </message>
    <message>
        <source>There are no runs to export.</source>
        <translation>Es gibt keine Läufe zu exportieren.</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Aufnehmen …</translation>
    </message>
    <message>
        <source>Add existing runs: logs of other programs, and run directories</source>
        <translation>Vorhandene Läufe aufnehmen: Protokolle anderer Programme und Laufordner</translation>
    </message>
    <message>
        <source>A run is one training with its settings, curves and checkpoints. Start the prepared run on the built-in glyphs: it needs no data and takes a few minutes. Runs that other programs have written are added with Add…, or dropped on this window.</source>
        <translation>Ein Lauf ist ein Training mit seinen Einstellungen, Kurven und Checkpoints. Der vorbereitete Lauf auf den eingebauten Glyphen braucht keine Daten und dauert wenige Minuten. Läufe, die andere Programme geschrieben haben, kommen mit „Aufnehmen …“ hinzu, oder werden auf diesem Fenster abgelegt.</translation>
    </message>
    <message>
        <source>Add existing runs…</source>
        <translation>Vorhandene Läufe aufnehmen …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>The selected runs, or all that are listed, for TensorBoard, MLflow or other programs</source>
        <translation>Die gewählten Läufe, oder alle gelisteten, für TensorBoard, MLflow oder andere Programme</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsTable</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsViewModel</name>
    <message>
        <source>A name has 1 to 200 characters.</source>
        <translation>Ein Name hat 1 bis 200 Zeichen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) archived</source>
        <translation>
            <numerusform>1 Lauf archiviert</numerusform>
            <numerusform>%Ln Läufe archiviert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) unarchived</source>
        <translation>
            <numerusform>%Ln Lauf aus dem Archiv geholt</numerusform>
            <numerusform>%Ln Läufe aus dem Archiv geholt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) moved to the trash</source>
        <translation>
            <numerusform>1 Lauf in den Papierkorb gelegt</numerusform>
            <numerusform>%Ln Läufe in den Papierkorb gelegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) restored from the trash</source>
        <translation>
            <numerusform>%Ln Lauf aus dem Papierkorb geholt</numerusform>
            <numerusform>%Ln Läufe aus dem Papierkorb geholt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ScalingModel</name>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
    <message>
        <source>The batch has fewer than %1 samples: some ranks would have nothing to do.</source>
        <translation>Der Batch ist kleiner als %1 Ränge: Manche hätten nichts zu tun.</translation>
    </message>
    <message>
        <source>%1 cannot be shared evenly by %2 ranks: some have %3 samples, others %4, and they wait for each other.</source>
        <translation>%1 lassen sich nicht gleichmäßig auf %2 Ränge verteilen: Manche haben %3 Beispiele, andere %4, und sie warten aufeinander.</translation>
    </message>
    <message>
        <source>More than the %1 training samples</source>
        <translation>Mehr als die %1 Trainingsbeispiele</translation>
    </message>
    <message>
        <source>Some ranks have no part of an epoch&apos;s last batch.</source>
        <translation>Manche Ränge haben keinen Teil am letzten Batch einer Epoche.</translation>
    </message>
    <message>
        <source>Samples per step on each rank</source>
        <translation>Beispiele je Schritt auf jedem Rang</translation>
    </message>
    <message>
        <source>Samples per step on all ranks together</source>
        <translation>Beispiele je Schritt auf allen Rängen zusammen</translation>
    </message>
    <message>
        <source>Base learning rate after the scaling rule</source>
        <translation>Grundlernrate nach der Skalierungsregel</translation>
    </message>
    <message>
        <source>Steps until the learning rate is reached</source>
        <translation>Schritte, bis die Lernrate erreicht ist</translation>
    </message>
    <message>
        <source>Steps per epoch</source>
        <translation>Schritte je Epoche</translation>
    </message>
    <message>
        <source>Samples in the last batch of an epoch</source>
        <translation>Beispiele im letzten Batch einer Epoche</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Lokal</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>Effektiv</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Warm-up</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letzter</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Training ranks + masters; each is a process</source>
        <translation>Trainierende Ränge + Master, je ein Prozess</translation>
    </message>
    <message>
        <source>%1 times as fast as one rank, forecast from past runs on 1 and %2 ranks with this net and these threads</source>
        <translation>%1-mal ein Rang, vorhergesagt aus früheren Läufen mit 1 und %2 Rängen mit diesem Netz und diesen Threads</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Samples per second of all ranks together, forecast from past runs. It assumes that more than %1 ranks slow each other&apos;s memory no further than those did, except where they share cores.</source>
        <translation>Beispiele je Sekunde aller Ränge zusammen, wie frühere Läufe es erwarten lassen. Angenommen: Mehr als %1 Ränge bremsen einander beim Speicher nicht stärker als jene, abgesehen von Kernen, die sie sich teilen.</translation>
    </message>
</context>
<context>
    <name>trainyard::SchedulePreview</name>
    <message>
        <source>Learning rate over the run</source>
        <translation>Lernrate über den Lauf</translation>
    </message>
    <message>
        <source>warm-up %1 epochs</source>
        <translation>Warm-up %1 Epochen</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchFields</name>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Read file…</source>
        <translation>Datei lesen…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Als JSON sichern…</translation>
    </message>
    <message>
        <source>Add a field</source>
        <translation>Feld hinzufügen</translation>
    </message>
    <message>
        <source>A name, a part of it or its JSON path</source>
        <translation>Ein Name, ein Teil davon oder sein JSON-Pfad</translation>
    </message>
    <message>
        <source>Add a field: any number or choice</source>
        <translation>Feld hinzufügen: jede Zahl oder Auswahl</translation>
    </message>
    <message>
        <source>Early termination</source>
        <translation>Frühes Beenden</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>ASHA</source>
        <translation>ASHA</translation>
    </message>
    <message>
        <source>Hyperband</source>
        <translation>Hyperband</translation>
    </message>
    <message>
        <source>First rung</source>
        <translation>Erste Stufe</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Go on, 1 in</source>
        <translation>Weiter, 1 von</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>several goals: a Pareto front</source>
        <translation>mehrere Ziele: eine Pareto-Front</translation>
    </message>
    <message>
        <source>Add a goal</source>
        <translation>Ziel hinzufügen</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letzter</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Value of a run</source>
        <translation>Wert eines Laufs</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>Dieses Ziel entfernen</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>the first limit reached ends it</source>
        <translation>die erste erreichte Grenze beendet sie</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Runs to start, those of the repeats included</source>
        <translation>Zu startende Läufe, die der Wiederholungen eingeschlossen</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>No new run starts this long after the first one</source>
        <translation>So lange nach dem ersten startet kein neuer Lauf</translation>
    </message>
    <message>
        <source>Device hours</source>
        <translation>Gerätestunden</translation>
    </message>
    <message>
        <source>Ranks times duration, summed over the runs</source>
        <translation>Ränge mal Dauer, über die Läufe summiert</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>The best settings are trained again with other seeds</source>
        <translation>Die besten Einstellungen werden mit anderen Seeds erneut trainiert</translation>
    </message>
    <message>
        <source>More seeds</source>
        <translation>Weitere Seeds</translation>
    </message>
    <message>
        <source>Repeat best</source>
        <translation>Beste erneut</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>more seeds</source>
        <translation>weiteren Seeds</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Sobol</source>
        <translation>Sobol</translation>
    </message>
    <message>
        <source>Bayesian</source>
        <translation>Bayes</translation>
    </message>
    <message>
        <source>Sobol points</source>
        <translation>Sobol-Punkte</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Points of a Sobol sequence before the first model of the results</source>
        <translation>Punkte einer Sobol-Folge vor dem ersten Modell der Ergebnisse</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>Seed of the sampler</source>
        <translation>Seed des Verfahrens</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Runs at once</source>
        <translation>Läufe zugleich</translation>
    </message>
    <message>
        <source>as many as fit</source>
        <translation>so viele wie passen</translation>
    </message>
    <message>
        <source>More runs at the same time finish sooner, but each is chosen with fewer results</source>
        <translation>Mehr Läufe zugleich sind früher fertig, aber jeder wird mit weniger Ergebnissen gewählt</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>Die Suche sichern</translation>
    </message>
    <message>
        <source>Read a search file</source>
        <translation>Eine Suchdatei lesen</translation>
    </message>
    <message>
        <source>Search files (*.json)</source>
        <translation>Suchdateien (*.json)</translation>
    </message>
    <message>
        <source>Every run trains for all %1 epochs.</source>
        <translation>Jeder Lauf trainiert alle %1 Epochen.</translation>
    </message>
    <message>
        <source>Judged %1 of %2, as in New run.</source>
        <translation>Beurteilt %1 von %2, wie in Neuer Lauf.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>1 Feld</numerusform>
            <numerusform>%Ln Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s) per run</source>
        <translation>
            <numerusform>1 Rang je Lauf</numerusform>
            <numerusform>%Ln Ränge je Lauf</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Any series that the runs write. Names that are not listed can be typed, such as the sparsity of a layer: pruning/layer/NAME</source>
        <translation>Jede Messreihe, die die Läufe schreiben. Namen, die nicht in der Liste stehen, lassen sich eintippen, etwa der Anteil der Nullen einer Schicht: pruning/layer/NAME</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchFigures</name>
    <message>
        <source>Values appear with the first epochs.</source>
        <translation>Werte erscheinen mit den ersten Epochen.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>früh beendet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>run, as they ended</source>
        <translation>Lauf, in der Reihenfolge des Endes</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>bisher bester</translation>
    </message>
    <message>
        <source>%1, %2 far out</source>
        <translation>%1, %2 weit außerhalb</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message>
        <source>epoch, judged after %1</source>
        <translation>Epoche, beurteilt nach %1</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Pareto-Front</translation>
    </message>
    <message>
        <source>%1 more runs must end before this can be told.</source>
        <translation>Dafür müssen noch %1 Läufe enden.</translation>
    </message>
    <message>
        <source>mean over the rest</source>
        <translation>Mittel über den Rest</translation>
    </message>
    <message numerus="yes">
        <source>%1 ± %2, %Ln seed(s)</source>
        <translation>
            <numerusform>%1 ± %2, 1 Seed</numerusform>
            <numerusform>%1 ± %2, %Ln Seeds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::SearchForecastCard</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>from simulated searches</source>
        <translation>aus simulierten Suchen</translation>
    </message>
    <message>
        <source>Done in</source>
        <translation>Fertig in</translation>
    </message>
    <message>
        <source>All to the end</source>
        <translation>Alle bis zum Ende</translation>
    </message>
    <message>
        <source>Minutes of a whole run</source>
        <translation>Minuten eines ganzen Laufs</translation>
    </message>
    <message>
        <source>from past runs</source>
        <translation>aus früheren Läufen</translation>
    </message>
    <message>
        <source>What a run over all epochs takes</source>
        <translation>Dauer eines Laufs über alle Epochen</translation>
    </message>
    <message>
        <source>A whole run takes</source>
        <translation>Ein ganzer Lauf dauert</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>no early stop</source>
        <translation>kein frühes Ende</translation>
    </message>
    <message>
        <source>search %1</source>
        <translation>Suche %1</translation>
    </message>
    <message>
        <source>repeats %1</source>
        <translation>Wiederholungen %1</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>Gerätezeit</translation>
    </message>
    <message>
        <source>budget %1</source>
        <translation>Budget %1</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchForm</name>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>only where</source>
        <translation>nur wenn</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Sobol points</source>
        <translation>Sobol-Punkte</translation>
    </message>
    <message>
        <source>First rung</source>
        <translation>Erste Stufe</translation>
    </message>
    <message>
        <source>Early termination</source>
        <translation>Frühes Beenden</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list and its last number</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>field, part</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Add at least one field that the search varies.</source>
        <translation>Mindestens ein Feld hinzufügen, das die Suche variiert.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>%1 ≠ %2</source>
        <comment>field, value</comment>
        <translation>%1 ≠ %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>field, values</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Validation top-1</source>
        <translation>Validierung Top-1</translation>
    </message>
    <message>
        <source>Validation top-5</source>
        <translation>Validierung Top-5</translation>
    </message>
    <message>
        <source>Training top-1</source>
        <translation>Training Top-1</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>Zeit je Epoche</translation>
    </message>
    <message>
        <source>after every epoch from %1 on</source>
        <translation>ab Epoche %1 nach jeder</translation>
    </message>
    <message>
        <source>after epoch %1</source>
        <translation>nach Epoche %1</translation>
    </message>
    <message>
        <source>after epochs %1</source>
        <translation>nach den Epochen %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>1 Lauf</numerusform>
            <numerusform>%Ln Läufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>grid of %Ln point(s)</source>
        <translation>
            <numerusform>Gitter mit 1 Punkt</numerusform>
            <numerusform>Gitter mit %Ln Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of them repeats</source>
        <translation>davon %1 Wiederholungen</translation>
    </message>
    <message>
        <source>judged %1</source>
        <translation>beurteilt %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 epochs in all</source>
        <translation>insgesamt %1 Epochen</translation>
    </message>
    <message>
        <source>%1 epochs without early termination</source>
        <translation>%1 Epochen ohne frühes Beenden</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchHelp</name>
    <message>
        <source>Finding runs</source>
        <translation>Läufe finden</translation>
    </message>
    <message>
        <source>in name, notes or tags; prefixes of words are enough</source>
        <translation>in Name, Notizen oder Tags; Wortanfänge genügen</translation>
    </message>
    <message>
        <source>running, queued, done, stopped, failed, interrupted …</source>
        <translation>running, queued, done, stopped, failed, interrupted …</translation>
    </message>
    <message>
        <source>also dataset: device: host: tag:</source>
        <translation>auch dataset: device: host: tag:</translation>
    </message>
    <message>
        <source>any parameter of the run spec</source>
        <translation>jeder Parameter der Laufbeschreibung</translation>
    </message>
    <message>
        <source>best value of a series; also &lt; &lt;= &gt;= =</source>
        <translation>bester Wert einer Messreihe; auch &lt; &lt;= &gt;= =</translation>
    </message>
    <message>
        <source>also step, elapsed (seconds), parameters, attempts</source>
        <translation>auch step, elapsed (Sekunden), parameters, attempts</translation>
    </message>
    <message>
        <source>quotes keep blanks together</source>
        <translation>Anführungszeichen halten Wörter zusammen</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>All conditions must hold: state:done val/top1&gt;0.95 tag:paper</source>
        <translation>Alle Bedingungen müssen gelten: state:done val/top1&gt;0.95 tag:paper</translation>
    </message>
    <message>
        <source>a parameter of a program, or of an added run</source>
        <translation>ein Parameter eines Programms oder eines aufgenommenen Laufs</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchRungsPane</name>
    <message>
        <source>The rungs appear once the search is complete.</source>
        <translation>Die Stufen erscheinen, sobald die Suche vollständig angegeben ist.</translation>
    </message>
    <message>
        <source>epoch %1: %2 runs done</source>
        <translation>Epoche %1: %2 Läufe fertig</translation>
    </message>
    <message>
        <source>epoch %1: %2 runs, %3 stop</source>
        <translation>Epoche %1: %2 Läufe, %3 enden</translation>
    </message>
    <message>
        <source>Runs by rung</source>
        <translation>Läufe nach Stufe</translation>
    </message>
    <message>
        <source>With early termination</source>
        <translation>Mit frühem Beenden</translation>
    </message>
    <message>
        <source>Every run to its end</source>
        <translation>Jeder Lauf bis zum Ende</translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 Epochen</translation>
    </message>
    <message>
        <source>%1 of all</source>
        <translation>%1 von allen</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>runs, epochs</comment>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchTable</name>
    <message>
        <source>Uniform</source>
        <translation>Gleichverteilt</translation>
    </message>
    <message>
        <source>Log-uniform</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Quantised</source>
        <translation>Gestuft</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>Ganzzahl</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Parameters of the search</source>
        <translation>Parameter der Suche</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Nur wenn</translation>
    </message>
    <message>
        <source>%1: values</source>
        <comment>accessible name</comment>
        <translation>%1: Werte</translation>
    </message>
    <message>
        <source>Values separated by commas</source>
        <translation>Werte, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>%1: from</source>
        <comment>accessible name</comment>
        <translation>%1: von</translation>
    </message>
    <message>
        <source>%1: to</source>
        <comment>accessible name</comment>
        <translation>%1: bis</translation>
    </message>
    <message>
        <source>%1: step</source>
        <comment>accessible name</comment>
        <translation>%1: Schritt</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Do not vary %1</source>
        <translation>%1 nicht variieren</translation>
    </message>
    <message>
        <source>%1: kind</source>
        <comment>accessible name</comment>
        <translation>%1: Art</translation>
    </message>
    <message>
        <source>The parameter only exists while another has a certain value</source>
        <translation>Den Parameter gibt es nur, solange ein anderer einen bestimmten Wert hat</translation>
    </message>
    <message>
        <source>%1: only where</source>
        <comment>accessible name</comment>
        <translation>%1: nur wenn</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>1 Wert</numerusform>
            <numerusform>%Ln Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchTriesModel</name>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, Seed %2</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Früh beendet</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>The best run so far</source>
        <translation>Der bisher beste Lauf</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>seed %1: %2</source>
        <translation>Seed %1: %2</translation>
    </message>
    <message>
        <source>The best mean over several seeds</source>
        <translation>Der beste Mittelwert über mehrere Seeds</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchView</name>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Sobol sequence</source>
        <translation>Sobol-Folge</translation>
    </message>
    <message>
        <source>Gaussian process</source>
        <translation>Gauß-Prozess</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Below the median</source>
        <translation>Unter dem Median</translation>
    </message>
    <message>
        <source>ASHA %1</source>
        <translation>ASHA %1</translation>
    </message>
    <message>
        <source>Hyperband %1</source>
        <translation>Hyperband %1</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>History, curves, settings and runs</source>
        <translation>Verlauf, Kurven, Einstellungen und Läufe</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Schnitte</translation>
    </message>
    <message>
        <source>The goal over each setting</source>
        <translation>Das Ziel über jeder Einstellung</translation>
    </message>
    <message>
        <source>Contours</source>
        <translation>Höhenlinien</translation>
    </message>
    <message>
        <source>The goal over two settings</source>
        <translation>Das Ziel über zwei Einstellungen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Bisher bester</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Ends runs early</source>
        <translation>Beendet Läufe früh</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Noch</translation>
    </message>
    <message>
        <source>New run from the best…</source>
        <translation>Neuer Lauf aus dem besten…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>one line for each run; drag along an axis to choose</source>
        <translation>eine Linie je Lauf; zum Auswählen an einer Achse ziehen</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>share of the spread</source>
        <translation>Anteil an der Streuung</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare the selected runs on the Runs page</source>
        <translation>Die gewählten Läufe auf der Seite Läufe vergleichen</translation>
    </message>
    <message>
        <source>Runs of the search</source>
        <translation>Läufe der Suche</translation>
    </message>
    <message>
        <source>mean over all other settings</source>
        <translation>Mittel über alle anderen Einstellungen</translation>
    </message>
    <message>
        <source>Setting across</source>
        <translation>Einstellung waagerecht</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Einstellung senkrecht</translation>
    </message>
    <message>
        <source>%1 of %2 ended</source>
        <translation>%1 von %2 beendet</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>The search learns from the first runs that end.</source>
        <translation>Die Suche lernt aus den ersten Läufen, die enden.</translation>
    </message>
    <message>
        <source>%1 of %2, double-click opens one</source>
        <translation>%1 von %2, Doppelklick öffnet einen</translation>
    </message>
    <message>
        <source>double-click opens one</source>
        <translation>Doppelklick öffnet einen</translation>
    </message>
    <message>
        <source>A line appears with each run&apos;s first epoch.</source>
        <translation>Mit der ersten Epoche jedes Laufs erscheint eine Linie.</translation>
    </message>
    <message>
        <source>%1 more runs must end before this can be told.</source>
        <translation>Dafür müssen noch %1 Läufe enden.</translation>
    </message>
    <message>
        <source>share of the spread; together %1</source>
        <translation>Anteil an der Streuung; zusammen %1</translation>
    </message>
    <message>
        <source>%1, trained for %2</source>
        <translation>%1, %2 lang trainiert</translation>
    </message>
    <message>
        <source>its place was free for %1</source>
        <translation>sein Platz war %1 lang frei</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>trained %1, free %2</source>
        <translation>trainiert %1, frei %2</translation>
    </message>
    <message>
        <source>%1 done, %2 ended early, %3 failed, %4 running, %5 waiting</source>
        <translation>%1 fertig, %2 früh beendet, %3 gescheitert, %4 laufen, %5 warten</translation>
    </message>
    <message>
        <source>one dot for each run, by its rank in %1; the settings that matter most</source>
        <translation>ein Punkt je Lauf, nach seinem Platz in %1; die wichtigsten Einstellungen</translation>
    </message>
    <message>
        <source>A dot appears with each run&apos;s first epoch.</source>
        <translation>Mit der ersten Epoche jedes Laufs erscheint ein Punkt.</translation>
    </message>
    <message>
        <source>Bars appear when the first run starts.</source>
        <translation>Balken erscheinen, sobald der erste Lauf startet.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>Pairs of settings, coloured by the runs&apos; ranks</source>
        <translation>Paare von Einstellungen, gefärbt nach dem Platz der Läufe</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Which run trained where and when</source>
        <translation>Welcher Lauf wann und wo trainiert hat</translation>
    </message>
    <message>
        <source>Lottery tickets…</source>
        <translation>Lottery Tickets …</translation>
    </message>
    <message>
        <source>Prune a network with the best settings</source>
        <translation>Ein Netz mit den besten Einstellungen ausdünnen</translation>
    </message>
    <message>
        <source>Ranks of the runs over pairs of settings</source>
        <translation>Plätze der Läufe über Paare von Einstellungen</translation>
    </message>
    <message>
        <source>a bar for each run; hatched: a place was free and waited</source>
        <translation>ein Balken je Lauf; schraffiert: ein Platz war frei</translation>
    </message>
    <message>
        <source>Runs of the search by machine and time</source>
        <translation>Läufe der Suche nach Rechner und Zeit</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>Gerätezeit</translation>
    </message>
</context>
<context>
    <name>trainyard::SeriesPicker</name>
    <message>
        <source>Series, gpu/*/memory, val/loss - train/loss</source>
        <translation>Messreihe, gpu/*/memory, val/loss - train/loss</translation>
    </message>
    <message>
        <source>Find series</source>
        <translation>Messreihen suchen</translation>
    </message>
    <message>
        <source>Series found</source>
        <translation>Gefundene Messreihen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln series</source>
        <translation>
            <numerusform>%Ln Messreihe</numerusform>
            <numerusform>%Ln Messreihen</numerusform>
        </translation>
    </message>
    <message>
        <source>No run has the series %1.</source>
        <translation>Kein Lauf hat die Messreihe %1.</translation>
    </message>
    <message>
        <source>Add all %1</source>
        <translation>Alle %1 hinzufügen</translation>
    </message>
</context>
<context>
    <name>trainyard::SettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Follows the desktop</source>
        <translation>Hell oder dunkel, wie der Desktop es vorgibt</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>A new language takes effect the next time Trainyard starts.</source>
        <translation>Eine neue Sprache gilt ab dem nächsten Start von Trainyard.</translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>Rückfragen</translation>
    </message>
    <message>
        <source>Ask before stopping a run</source>
        <translation>Vor dem Stoppen eines Laufs fragen</translation>
    </message>
    <message>
        <source>A stopped run first writes a checkpoint and can be resumed, so asking is only a convenience.</source>
        <translation>Ein gestoppter Lauf schreibt zuerst einen Checkpoint und lässt sich fortsetzen; die Frage dient nur der Bequemlichkeit.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>The store, run directories, queue and presets are here. To keep them elsewhere, start Trainyard with TRAINYARD_HOME set to another folder.</source>
        <translation>Hier liegen Ablage, Laufordner, Warteschlange und Vorlagen. Für einen anderen Ort Trainyard mit TRAINYARD_HOME auf diesen Ordner starten.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>trainyard::SettingsPane</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>over</source>
        <translation>über</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester Wert von</translation>
    </message>
</context>
<context>
    <name>trainyard::ShardingField</name>
    <message>
        <source>Ranks…</source>
        <translation>Ränge …</translation>
    </message>
    <message>
        <source>Shows how several ranks would share the samples, class by class</source>
        <translation>Zeigt, wie sich mehrere Ränge die Beispiele teilen würden, Klasse für Klasse</translation>
    </message>
</context>
<context>
    <name>trainyard::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>trainyard::Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>trainyard::SourceFields</name>
    <message>
        <source>Folder of the data set</source>
        <translation>Ordner des Datensatzes</translation>
    </message>
    <message>
        <source>Choose the folder of the data set</source>
        <translation>Ordner des Datensatzes wählen</translation>
    </message>
    <message>
        <source>Choose a file: an archive, a list or the data itself</source>
        <translation>Eine einzelne Datei wählen: ein Archiv, eine Liste oder die Daten selbst</translation>
    </message>
</context>
<context>
    <name>trainyard::SparsityCard</name>
    <message>
        <source>Sparsity</source>
        <translation>Sparsität</translation>
    </message>
    <message>
        <source>by layer, share pruned</source>
        <translation>nach Schicht, Anteil entfernt</translation>
    </message>
</context>
<context>
    <name>trainyard::SparsityMap</name>
    <message>
        <source>Sparsity by layer</source>
        <translation>Sparsität nach Schicht</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>%1: %2 pruned, %3 left</source>
        <translation>%1: %2 entfernt, %3 übrig</translation>
    </message>
    <message>
        <source>%1: not pruned yet</source>
        <translation>%1: noch nicht beschnitten</translation>
    </message>
</context>
<context>
    <name>trainyard::SpecForm</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>trainyard::StatusStrip</name>
    <message>
        <source>idle</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>%1 points/s</source>
        <translation>%1 Punkte/s</translation>
    </message>
    <message>
        <source>The store: all runs, points and messages in one SQLite file.
%1</source>
        <translation>Die Ablage: jeder Lauf, Punkt und jede Meldung in einer SQLite-Datei.
%1</translation>
    </message>
    <message>
        <source>Points read from run directories into the store during the last second</source>
        <translation>Punkte, die in der letzten Sekunde aus Laufordnern in die Ablage kamen</translation>
    </message>
    <message>
        <source>this workstation: %1</source>
        <translation>dieser Rechner: %1</translation>
    </message>
    <message>
        <source>Memory: %1 free of %2</source>
        <translation>Speicher: %1 von %2 frei</translation>
    </message>
    <message>
        <source>GPU %1: %2, %3 of %4 in use</source>
        <translation>GPU %1: %2, %3 von %4 belegt</translation>
    </message>
    <message>
        <source>this workstation: the engine does not respond</source>
        <translation>dieser Rechner: die Engine antwortet nicht</translation>
    </message>
    <message numerus="yes">
        <source>CPU, %Ln core(s), %1</source>
        <translation>
            <numerusform>CPU, 1 Kern, %1</numerusform>
            <numerusform>CPU, %Ln Kerne, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::StoreDialog</name>
    <message>
        <source>Store — Trainyard</source>
        <translation>Ablage — Trainyard</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>Opens the store again after you have fixed the problem</source>
        <translation>Öffnet die Ablage noch einmal, nachdem Sie den Fehler behoben haben</translation>
    </message>
    <message>
        <source>&amp;Use another data folder…</source>
        <translation>Anderen &amp;Datenordner verwenden …</translation>
    </message>
    <message>
        <source>Uses another folder for store and runs until Trainyard is closed; nothing is moved</source>
        <translation>Legt alles in einem anderen Ordner ab, bis Trainyard geschlossen wird; nichts wird verschoben</translation>
    </message>
    <message>
        <source>&amp;Set it aside and rebuild</source>
        <translation>&amp;Beiseitelegen und neu aufbauen</translation>
    </message>
    <message>
        <source>Renames the file and builds a new store from the run directories</source>
        <translation>Benennt die Datei um und baut aus allem, was die Laufordner enthalten, eine neue Ablage auf</translation>
    </message>
    <message>
        <source>&amp;Open data folder</source>
        <translation>Datenordner &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Bee&amp;nden</translation>
    </message>
    <message>
        <source>Opening the store…</source>
        <translation>Ablage wird geöffnet …</translation>
    </message>
    <message>
        <source>Rebuilding the store from the run directories…</source>
        <translation>Ablage wird aus den Laufordnern neu aufgebaut …</translation>
    </message>
    <message>
        <source>The store was not rebuilt</source>
        <translation>Die Ablage wurde nicht neu aufgebaut</translation>
    </message>
    <message>
        <source>Trainyard cannot open its store</source>
        <translation>Trainyard kann seine Ablage nicht öffnen</translation>
    </message>
    <message>
        <source>Nothing was changed. Running runs continue and lose nothing.</source>
        <translation>Nichts wurde verändert. Laufende Trainings gehen weiter und verlieren nichts.</translation>
    </message>
    <message>
        <source>Use another data folder</source>
        <translation>Anderen Datenordner verwenden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) were read again from their directories.</source>
        <translation>
            <numerusform>1 Lauf wurde aus seinem Ordner neu eingelesen.</numerusform>
            <numerusform>%Ln Läufe wurden aus ihren Ordnern neu eingelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept: names, notes, tags, archive and trash of %Ln run(s).</source>
        <translation>
            <numerusform>Behalten: Name, Notizen, Tags, Archiv und Papierkorb von 1 Lauf.</numerusform>
            <numerusform>Behalten: Namen, Notizen, Tags, Archiv und Papierkorb von %Ln Läufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept: %Ln run(s) on other machines. Their curves are read again when the machine is connected.</source>
        <translation>
            <numerusform>Behalten: 1 Lauf auf einem anderen Rechner. Seine Kurven werden neu gelesen, sobald der Rechner verbunden ist.</numerusform>
            <numerusform>Behalten: %Ln Läufe auf anderen Rechnern. Ihre Kurven werden neu gelesen, sobald der Rechner verbunden ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept: %Ln data set(s).</source>
        <translation>
            <numerusform>Behalten: 1 Datensatz.</numerusform>
            <numerusform>Behalten: %Ln Datensätze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %Ln run(s) that you had deleted.</source>
        <translation>
            <numerusform>Ausgelassen: 1 Lauf, den Sie gelöscht hatten.</numerusform>
            <numerusform>Ausgelassen: %Ln Läufe, die Sie gelöscht hatten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: the curves of %Ln run(s) without a run directory.</source>
        <translation>
            <numerusform>Verloren: die Kurven von 1 Lauf ohne Laufordner.</numerusform>
            <numerusform>Verloren: die Kurven von %Ln Läufen ohne Laufordner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: %Ln run(s) that could not be read.</source>
        <translation>
            <numerusform>Verloren: 1 Lauf, der nicht lesbar war.</numerusform>
            <numerusform>Verloren: %Ln Läufe, die nicht lesbar waren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped: %Ln folder(s) without a readable run.</source>
        <translation>
            <numerusform>Übergangen: 1 Ordner ohne lesbaren Lauf.</numerusform>
            <numerusform>Übergangen: %Ln Ordner ohne lesbaren Lauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>The old file could not be read completely. What is not named here and has no copy beside the runs is lost.</source>
        <translation>Die alte Datei war nicht vollständig lesbar. Was hier nicht genannt ist und keine Kopie bei den Läufen hat, ist verloren.</translation>
    </message>
    <message>
        <source>The store was rebuilt</source>
        <translation>Die Ablage wurde neu aufgebaut</translation>
    </message>
    <message>
        <source>The old file is now %1.</source>
        <translation>Die alte Datei heißt jetzt %1.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Nothing was changed, and running runs lose nothing. Rebuilding keeps the file under another name and reads every run directory again. Names, notes, tags, archive and trash come from the copies beside the runs, and from what can be read of the file.</source>
        <translation>Nichts wurde verändert, und laufende Läufe verlieren nichts. Der Neuaufbau behält die Datei unter anderem Namen und liest jeden Laufordner neu ein. Namen, Notizen, Tags, Archiv und Papierkorb stammen aus den Kopien bei den Läufen und aus dem, was von der Datei lesbar ist.</translation>
    </message>
    <message numerus="yes">
        <source>Not read: damaged notes of %Ln run(s). Older ones were kept.</source>
        <translation>
            <numerusform>Nicht gelesen: beschädigte Notizen von %Ln Lauf. Ältere wurden behalten.</numerusform>
            <numerusform>Nicht gelesen: beschädigte Notizen von %Ln Läufen. Ältere wurden behalten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::StudyChart</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>No values yet</source>
        <translation>Noch keine Werte</translation>
    </message>
</context>
<context>
    <name>trainyard::StudyView</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed-up, efficiency, throughput and time to accuracy</source>
        <translation>Beschleunigung, Effizienz, Durchsatz und Zeit bis zur Genauigkeit</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Konvergenz</translation>
    </message>
    <message>
        <source>Every number of ranks compared with the one-rank runs, over samples seen</source>
        <translation>Jede Rangzahl gegen die Läufe mit einem Rang, über gesehenen Beispielen</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Accuracy ±</source>
        <translation>Top-1 ±</translation>
    </message>
    <message>
        <source>Allowed difference from the accuracy of the one-rank runs, in percentage points</source>
        <translation>Wie weit Genauigkeiten von denen der Läufe mit einem Rang abweichen dürfen, in Punkten</translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>Loss ±</source>
        <translation>Verlust ±</translation>
    </message>
    <message>
        <source>Allowed difference from the mean loss of the one-rank runs, relative to it</source>
        <translation>Wie weit Verluste von denen der Läufe mit einem Rang abweichen dürfen, von deren Mittel</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>The curves grow with each epoch.</source>
        <translation>Die Kurven kommen mit jeder Epoche.</translation>
    </message>
</context>
<context>
    <name>trainyard::SubsetBadge</name>
    <message>
        <source>Subset</source>
        <translation>Teilmenge</translation>
    </message>
</context>
<context>
    <name>trainyard::SubsetText</name>
    <message>
        <source>%1 …</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>This run sees %1: its results cannot be compared with those of the whole data set.</source>
        <translation>Dieser Lauf sieht %1: Seine Ergebnisse sind mit denen des ganzen Datensatzes nicht vergleichbar.</translation>
    </message>
    <message>
        <source>the runs see different parts of the data</source>
        <translation>die Läufe sehen verschiedene Teile der Daten</translation>
    </message>
    <message>
        <source>all runs see %1 of %2</source>
        <translation>alle Läufe sehen %1 aus %2</translation>
    </message>
    <message>
        <source>These runs trained on different data (%1): their results cannot be compared.</source>
        <translation>Diese Läufe haben mit verschiedenen Daten trainiert (%1): Ihre Ergebnisse sind nicht vergleichbar.</translation>
    </message>
    <message>
        <source>These runs saw different parts of the data (%1): their results cannot be compared.</source>
        <translation>Diese Läufe haben verschiedene Teile der Daten gesehen (%1): Ihre Ergebnisse sind nicht vergleichbar.</translation>
    </message>
    <message>
        <source>These runs were validated on different samples: small differences mean nothing.</source>
        <translation>Diese Läufe wurden mit verschiedenen Samples validiert: Kleine Unterschiede besagen nichts.</translation>
    </message>
</context>
<context>
    <name>trainyard::TagsDialog</name>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>New tag, then Enter</source>
        <translation>Neues Tag, dann Eingabe</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Neues Tag</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %Ln run(s)</source>
        <translation>
            <numerusform>Tags dieses Laufs</numerusform>
            <numerusform>Tags von %Ln Läufen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::TemplateDialog</name>
    <message>
        <source>Batch script of %1</source>
        <translation>Batch-Skript von %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>One process, which starts the ranks on its node itself</source>
        <translation>Ein Prozess, der die Ränge seines Knotens selbst startet</translation>
    </message>
    <message>
        <source>SLURM starts the ranks</source>
        <translation>SLURM startet die Ränge</translation>
    </message>
    <message>
        <source>MPI starts the ranks</source>
        <translation>MPI startet die Ränge</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Prologue</source>
        <translation>Vorspann</translation>
    </message>
    <message>
        <source>Lines of bash before the engine: modules, variables</source>
        <translation>Bash-Zeilen vor der Engine: Module, Variablen</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Container</translation>
    </message>
    <message>
        <source>Words before the engine&apos;s command; $NAME is a variable of the job</source>
        <translation>Wörter vor denen der Engine; $NAME ist eine Variable des Jobs</translation>
    </message>
    <message>
        <source>More options of sbatch</source>
        <translation>Weitere Optionen von sbatch</translation>
    </message>
    <message>
        <source>One per line</source>
        <translation>Eine je Zeile</translation>
    </message>
    <message>
        <source>Ranks are started by</source>
        <translation>Ränge startet</translation>
    </message>
    <message>
        <source>MPI of srun</source>
        <translation>MPI von srun</translation>
    </message>
    <message>
        <source>More options for it</source>
        <translation>Weitere Wörter dafür</translation>
    </message>
    <message>
        <source>Save before the time limit</source>
        <translation>Vor dem Zeitlimit speichern</translation>
    </message>
    <message>
        <source>The script for a job on 2 nodes with 4 ranks each</source>
        <translation>Was für 2 Knoten mit je 4 Rängen eingereicht würde</translation>
    </message>
    <message>
        <source>Batch script</source>
        <translation>Batch-Skript</translation>
    </message>
    <message>
        <source>This cluster offers no %1: use %2</source>
        <translation>Dieser Cluster bietet %1 nicht: %2 benutzen</translation>
    </message>
    <message>
        <source>GPUs are requested with</source>
        <translation>GPUs anfordern mit</translation>
    </message>
</context>
<context>
    <name>trainyard::ThresholdsModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>same mask as %1 %</source>
        <translation>dieselbe Maske wie %1 %</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Perzentil</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>Weights left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Vanishing layers</source>
        <translation>Leere Schichten</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketBoard</name>
    <message>
        <source>Ticket board</source>
        <translation>Ticket-Tafel</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seed(s)</source>
        <translation>
            <numerusform>1 Seed</numerusform>
            <numerusform>%Ln Seeds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::TicketBoardModel</name>
    <message>
        <source>queued</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>none</source>
        <translation>kein Lauf</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>Dicht</translation>
    </message>
    <message>
        <source>mean %1 ± %2 points</source>
        <translation>Mittel %1 ± %2 Punkte</translation>
    </message>
    <message>
        <source>top-1 %1</source>
        <translation>Top-1 %1</translation>
    </message>
    <message>
        <source>seed %1: </source>
        <translation>Seed %1: </translation>
    </message>
    <message>
        <source>%1 done, so far %2</source>
        <translation>%1 geschafft, bisher %2</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>no run yet</source>
        <translation>noch kein Lauf</translation>
    </message>
    <message>
        <source>%1 of the weights are zero</source>
        <translation>%1 der Gewichte sind null</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Kontrollen</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>The unpruned base runs</source>
        <translation>Die Basisläufe, die unbeschnitten sind</translation>
    </message>
    <message>
        <source>Pruned up to percentile %1 of the base run&apos;s magnitudes</source>
        <translation>Bis zum Perzentil %1 der Beträge des Basislaufs beschnitten</translation>
    </message>
    <message>
        <source>%1 of the prunable weights are pruned</source>
        <translation>%1 der entfernbaren Gewichte sind entfernt</translation>
    </message>
    <message>
        <source>Weights of %1 are pruned</source>
        <translation>Gewichte mit %1 sind entfernt</translation>
    </message>
    <message>
        <source>%1 of the prunable weights</source>
        <translation>%1 der entfernbaren Gewichte</translation>
    </message>
    <message>
        <source>The threshold |w| is known once one of its tickets trains.</source>
        <translation>Die Schwelle |w| ist bekannt, sobald ein Ticket davon trainiert.</translation>
    </message>
    <message>
        <source>Threshold |w| ≤ %1 on average, %2 to %3 over its tickets</source>
        <translation>Schwelle |w| ≤ %1 im Mittel, %2 bis %3 über seine Tickets</translation>
    </message>
    <message>
        <source>Threshold |w| ≤ %1</source>
        <translation>Schwelle |w| ≤ %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFields</name>
    <message>
        <source>Reset points</source>
        <translation>Rücksetzpunkte</translation>
    </message>
    <message>
        <source>0, 1, 2, 5, step 200</source>
        <translation>0, 1, 2, 5, Schritt 200</translation>
    </message>
    <message>
        <source>Epochs of the base run to whose weights the tickets are reset; 0 is the initialisation, &quot;step 200&quot; a step. The base run keeps these checkpoints.</source>
        <translation>Epochen des Basislaufs, auf deren Gewichte die Tickets zurückgehen; 0 ist die Initialisierung, „Schritt 200“ ein Schritt. Der Basislauf behält dort Checkpoints.</translation>
    </message>
    <message>
        <source>Reset to</source>
        <translation>Zurück auf</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>Anteil, %</translation>
    </message>
    <message>
        <source>Percentile, %</source>
        <translation>Perzentil, %</translation>
    </message>
    <message>
        <source>Threshold |w|</source>
        <translation>Schwelle |w|</translation>
    </message>
    <message>
        <source>Prunes exactly this share of the prunable weights</source>
        <translation>Genau so viele der entfernbaren Gewichte gehen</translation>
    </message>
    <message>
        <source>Prunes weights up to this percentile of the base run&apos;s magnitudes</source>
        <translation>Gewichte bis zu diesem Perzentil der Beträge des Basislaufs gehen</translation>
    </message>
    <message>
        <source>Prunes weights of at most this magnitude</source>
        <translation>Gewichte mit höchstens diesem Betrag gehen</translation>
    </message>
    <message>
        <source>Meaning of the amounts</source>
        <translation>Was die Zahlen bedeuten</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>50 to 95 %</source>
        <translation>50 bis 95 %</translation>
    </message>
    <message>
        <source>Published (MobileNetV2)</source>
        <translation>Veröffentlicht (MobileNetV2)</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Instability analysis</source>
        <translation>Instabilitätsanalyse</translation>
    </message>
    <message>
        <source>From each reset point two copies are trained with different data orders, dense and masked. The barrier between their ends shows from which point on training is stable</source>
        <translation>Von jedem Rücksetzpunkt werden zwei Kopien mit verschiedener Datenreihenfolge trainiert, dicht und maskiert; die Barriere zwischen ihren Enden sagt, ab wo das Training stabil ist</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Kontrollen</translation>
    </message>
    <message>
        <source>one shot</source>
        <translation>auf einmal</translation>
    </message>
    <message>
        <source>Iterative pruning: number of rounds of training and pruning to reach each amount</source>
        <translation>Iteratives Pruning: in so vielen Runden aus Training und Pruning wird jeder Anteil erreicht</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>How far below the dense net a winning ticket may be</source>
        <translation>So weit darf ein gewinnendes Ticket unter dem dichten Netz liegen</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Maximum number of runs that a cluster runs at once</source>
        <translation>So viele Läufe startet ein Cluster höchstens zugleich</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Zugleich</translation>
    </message>
    <message>
        <source>Weights…</source>
        <translation>Gewichte …</translation>
    </message>
    <message>
        <source>Reset point of the controls</source>
        <translation>Rücksetzpunkt der Kontrollen</translation>
    </message>
    <message>
        <source>Reset point of the control with a random mask. With several rounds of pruning, the controls &quot;New weights&quot; and &quot;Fine-tuning&quot; also use this point&apos;s mask</source>
        <translation>Worauf die Kontrolle mit zufälliger Maske zurückgesetzt wird; bei mehreren Runden auch, wessen Maske die Kontrollen „Neue Gewichte“ und „Feinabstimmung“ nehmen</translation>
    </message>
    <message>
        <source>reset to</source>
        <translation>zurück auf</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>messen</translation>
    </message>
    <message>
        <source>Points of the instability analysis</source>
        <translation>Punkte der Instabilitätsanalyse</translation>
    </message>
    <message>
        <source>the reset points</source>
        <translation>den Rücksetzpunkten</translation>
    </message>
    <message>
        <source>Epochs, or steps such as &quot;step 200&quot;, from which the copies are trained</source>
        <translation>Epochen oder „Schritt 200“, ab denen die Kopien trainiert werden</translation>
    </message>
    <message>
        <source>Amount of the instability analysis</source>
        <translation>Anteil der Instabilitätsanalyse</translation>
    </message>
    <message>
        <source>How much the masked copies are pruned, in the same unit as the amounts above</source>
        <translation>Wie stark die maskierten Kopien beschnitten werden, wie die Anteile oben</translation>
    </message>
    <message>
        <source>Instability</source>
        <translation>Instabilität</translation>
    </message>
    <message>
        <source>from</source>
        <translation>ab</translation>
    </message>
    <message>
        <source>masked by</source>
        <translation>maskiert mit</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Weitere Optionen</translation>
    </message>
    <message>
        <source>the whole net</source>
        <translation>ganzen Netz</translation>
    </message>
    <message>
        <source>each layer</source>
        <translation>jeder Schicht</translation>
    </message>
    <message>
        <source>Compared within</source>
        <translation>Verglichen innerhalb</translation>
    </message>
    <message>
        <source>Whether the smallest weights of the whole net are pruned, or those of each layer</source>
        <translation>Ob die kleinsten Gewichte des ganzen Netzes gehen oder die jeder Schicht</translation>
    </message>
    <message>
        <source>Kept in each layer</source>
        <translation>Je Schicht behalten</translation>
    </message>
    <message>
        <source>Share of every layer that is always kept, whatever the amount</source>
        <translation>So viel bleibt von jeder Schicht, wie groß der Anteil auch ist</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Compared in</source>
        <translation>Verglichen im</translation>
    </message>
    <message>
        <source>each layer keeps</source>
        <translation>jede Schicht behält</translation>
    </message>
    <message>
        <source>first layer</source>
        <translation>erste Schicht</translation>
    </message>
    <message>
        <source>last layer</source>
        <translation>letzte Schicht</translation>
    </message>
    <message>
        <source>depthwise kernels</source>
        <translation>Depthwise-Kerne</translation>
    </message>
    <message>
        <source>Also prune</source>
        <translation>Auch entfernen</translation>
    </message>
    <message>
        <source>Layers not pruned</source>
        <translation>Ganz bleibende Schichten</translation>
    </message>
    <message>
        <source>names of layers, separated by commas</source>
        <translation>Namen von Schichten, mit Kommas</translation>
    </message>
    <message>
        <source>Not pruned</source>
        <translation>Ganz bleiben</translation>
    </message>
    <message>
        <source>Cells per stage</source>
        <translation>Zellen einer Stufe</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>A cascade: a cluster starts this many runs at once, and each further run after a previous one has ended</source>
        <translation>Eine Kaskade von Knoten: Ein Cluster startet so viele Läufe einer Welle und jeden folgenden, wenn der vor ihm zu Ende ist</translation>
    </message>
    <message>
        <source>Minutes per run</source>
        <translation>Minuten eines Laufs</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>from past runs</source>
        <translation>wie bisher</translation>
    </message>
    <message>
        <source>Duration of a run over all epochs, for the forecast; finished runs correct it</source>
        <translation>Was ein Lauf über alle Epochen dauert, für die Prognose; fertige Läufe berichtigen es</translation>
    </message>
    <message>
        <source>Cascade</source>
        <translation>Kaskade</translation>
    </message>
    <message>
        <source>A run takes</source>
        <translation>Ein Lauf dauert</translation>
    </message>
    <message>
        <source>the latest point</source>
        <translation>den spätesten Punkt</translation>
    </message>
    <message>
        <source>the middle one</source>
        <translation>der mittlere</translation>
    </message>
    <message>
        <source>nearest to 80 %</source>
        <translation>nächster zu 80 %</translation>
    </message>
    <message>
        <source>Thresholds are chosen on trained weights, but no run of this net has ended here yet</source>
        <translation>Schwellen werden an trainierten Gewichten gewählt: Noch kein Lauf dieses Netzes ist hier zu Ende</translation>
    </message>
    <message>
        <source>Choose thresholds on the trained weights of the run “%1”</source>
        <translation>Schwellen an den trainierten Gewichten des Laufs „%1“ wählen</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFigures</name>
    <message>
        <source>Accuracy against sparsity</source>
        <translation>Genauigkeit gegen Sparsität</translation>
    </message>
    <message>
        <source>top-1, band: range of %1 seeds</source>
        <translation>Top-1, Band: Bereich von %1 Seeds</translation>
    </message>
    <message>
        <source>top-1</source>
        <translation>Top-1</translation>
    </message>
    <message>
        <source>sparsity (log of the weights left)</source>
        <translation>Sparsität (Logarithmus des Rests)</translation>
    </message>
    <message>
        <source>sparsity</source>
        <translation>Sparsität</translation>
    </message>
    <message>
        <source>Values appear as the first runs finish.</source>
        <translation>Werte kommen, sobald die ersten Läufe fertig sind.</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>Dicht</translation>
    </message>
    <message>
        <source>Dense − %1</source>
        <translation>Dicht − %1</translation>
    </message>
    <message>
        <source>Instability</source>
        <translation>Instabilität</translation>
    </message>
    <message>
        <source>error barrier, points</source>
        <translation>Fehlerbarriere, Punkte</translation>
    </message>
    <message>
        <source>reset point, step</source>
        <translation>Rücksetzpunkt, Schritt</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>This campaign has no instability analysis.</source>
        <translation>Diese Kampagne hat keine Instabilitätsanalyse.</translation>
    </message>
    <message>
        <source>The barrier appears when both copies are done.</source>
        <translation>Die Barriere kommt, wenn beide Kopien fertig sind.</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>dicht</translation>
    </message>
    <message>
        <source>masked, %1</source>
        <translation>maskiert, %1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Kontrollen</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFilesDialog</name>
    <message>
        <source>Save the ticket</source>
        <translation>Ticket speichern</translation>
    </message>
    <message>
        <source>Compact the net</source>
        <translation>Netz verkleinern</translation>
    </message>
    <message>
        <source>Savings</source>
        <translation>Was es spart</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Share left</source>
        <translation>Übriger Anteil</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen …</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Net and weights (.model.json, .safetensors)</source>
        <translation>Netz und Gewichte (.model.json, .safetensors)</translation>
    </message>
    <message>
        <source>ONNX (.onnx)</source>
        <translation>ONNX (.onnx)</translation>
    </message>
    <message>
        <source>For ONNX Runtime, including the normalisation of the input</source>
        <translation>Für ONNX Runtime, mit der Normalisierung der Eingabe</translation>
    </message>
    <message>
        <source>Train from this ticket</source>
        <translation>Von diesem Ticket aus trainieren</translation>
    </message>
    <message>
        <source>New run with this net</source>
        <translation>Neuer Lauf mit diesem Netz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>There is no ticket</source>
        <translation>Es gibt kein Ticket</translation>
    </message>
    <message>
        <source>The net cannot be made smaller</source>
        <translation>Das Netz lässt sich nicht verkleinern</translation>
    </message>
    <message>
        <source>The ticket is being read</source>
        <translation>Das Ticket wird gelesen</translation>
    </message>
    <message>
        <source>Both nets are being compared</source>
        <translation>Beide Netze werden verglichen</translation>
    </message>
    <message>
        <source>The engine reads the run&apos;s newest checkpoint and initial weights on the machine that has them.</source>
        <translation>Die Engine liest den neuesten Checkpoint des Laufs und die Gewichte, mit denen er begann, auf dem Rechner, wo sie liegen.</translation>
    </message>
    <message>
        <source>The engine removes dead channels, compares the outputs of both nets and measures their speed. This takes a few seconds.</source>
        <translation>Die Engine entfernt tote Kanäle, vergleicht die Ausgaben beider Netze und misst, wie schnell sie sind. Das dauert einige Sekunden.</translation>
    </message>
    <message>
        <source>A path on %1, which has the run&apos;s files</source>
        <translation>Ein Pfad auf %1, wo der Lauf liegt</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Speichert …</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Written on %1: %2</source>
        <translation>Auf %1 geschrieben: %2</translation>
    </message>
    <message>
        <source>Whole net</source>
        <translation>Ganzes Netz</translation>
    </message>
    <message>
        <source>Compact net</source>
        <translation>Kleines Netz</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Tickets (*.safetensors)</source>
        <translation>Tickets (*.safetensors)</translation>
    </message>
    <message>
        <source>Nets (*.model.json)</source>
        <translation>Netze (*.model.json)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln file(s)?</source>
        <translation>
            <numerusform>Diese Datei ersetzen?</numerusform>
            <numerusform>Diese Dateien ersetzen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFilesModel</name>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>Dieser Lauf ist nicht mehr in der Ablage.</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>Sparsität</translation>
    </message>
    <message>
        <source>%1: %2 of %3 prunable weights are left</source>
        <translation>%1: %2 von %3 entfernbaren Gewichten sind übrig</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>dead ones are removed from one layer</source>
        <translation>tote sind aus einer Schicht entfernt</translation>
    </message>
    <message>
        <source>dead ones are removed from %1 layers</source>
        <translation>tote sind aus %1 Schichten entfernt</translation>
    </message>
    <message>
        <source>none is dead in all layers that share it, so the net stays unchanged</source>
        <translation>jeder zählt: Keiner ist in allen Schichten tot, die ihn teilen; das Netz bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleichheit</translation>
    </message>
    <message>
        <source>logits of up to %2 differ by at most %1 on %3 noise samples and %4 real samples</source>
        <translation>Logits weichen um höchstens %1 ab, von bis zu %2, bei %3 Samples aus Rauschen und %4 echten</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>inference, batch %1, %2</source>
        <translation>Inferenz, Batch %1, %2</translation>
    </message>
    <message>
        <source>%1FLOP</source>
        <translation>%1FLOP</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Forward, per sample</source>
        <translation>Vorwärts, je Sample</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Samples/s</translation>
    </message>
    <message>
        <source>Enter the full path of a file.</source>
        <translation>Es wird der ganze Pfad einer Datei gebraucht.</translation>
    </message>
    <message>
        <source>A ticket&apos;s file ends in .safetensors.</source>
        <translation>Die Datei eines Tickets endet auf .safetensors.</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketForm</name>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>“%1” is not a reset point such as 2 or step 200.</source>
        <translation>„%1“ ist kein Rücksetzpunkt wie 2 oder Schritt 200.</translation>
    </message>
    <message>
        <source>The instability analysis takes only one amount.</source>
        <translation>Die Instabilitätsanalyse nimmt einen einzigen Anteil.</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketLegend</name>
    <message>
        <source>Percentage points relative to dense</source>
        <translation>Punkte gegenüber dicht</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketText</name>
    <message>
        <source>known once the first run is done</source>
        <translation>bekannt, sobald der erste Lauf fertig ist</translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation>nichts ist mehr zu tun</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>equal to %1 full runs, %2 at once</source>
        <translation>so viel wie %1 ganze Läufe, %2 zugleich</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <translation>%1 gemessen</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>%1 full runs × %2 (%3) ÷ %4 at once = %5</source>
        <translation>%1 ganze Läufe × %2 (%3) ÷ %4 zugleich = %5</translation>
    </message>
    <message>
        <source>; with runs that wait for others, %1</source>
        <translation>; mit Läufen, die auf andere warten, %1</translation>
    </message>
    <message>
        <source>The ticket&apos;s mask on newly drawn weights</source>
        <translation>Die Maske des Tickets auf neu gezogenen Gewichten</translation>
    </message>
    <message>
        <source>A random mask that keeps the same number of weights in each layer, reset like a ticket</source>
        <translation>Eine zufällige Maske, die von jeder Schicht ebenso viele Gewichte behält, zurückgesetzt wie ein Ticket</translation>
    </message>
    <message>
        <source>The ticket&apos;s mask on the base run&apos;s final weights</source>
        <translation>Die Maske des Tickets auf den Endgewichten des Basislaufs</translation>
    </message>
    <message>
        <source>Pruned at initialisation by |weight × gradient|</source>
        <translation>Bei der Initialisierung nach |Gewicht × Gradient| beschnitten</translation>
    </message>
    <message>
        <source>Pruned at initialisation by the net&apos;s flow, without data</source>
        <translation>Bei der Initialisierung nach dem Fluss des Netzes beschnitten, ohne Daten</translation>
    </message>
    <message>
        <source>A random mask on the initialisation</source>
        <translation>Eine zufällige Maske auf der Initialisierung</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>|w| ≤ %1</source>
        <translation>|w| ≤ %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>dense net&apos;s</source>
        <translation>des dichten Netzes</translation>
    </message>
    <message>
        <source>masked net&apos;s</source>
        <translation>des maskierten Netzes</translation>
    </message>
    <message>
        <source>The %1 barrier stays above %2 points.</source>
        <translation>Die Barriere %1 bleibt über %2 Punkten.</translation>
    </message>
    <message>
        <source>The %1 barrier is under %2 points from the start.</source>
        <translation>Die Barriere %1 liegt von Anfang an unter %2 Punkten.</translation>
    </message>
    <message>
        <source>The %1 barrier falls under %2 points at about step %3 (epoch %4).</source>
        <translation>Die Barriere %1 fällt etwa bei Schritt %3 (Epoche %4) unter %2 Punkte.</translation>
    </message>
    <message>
        <source>The %1 barrier falls under %2 points at about step %3.</source>
        <translation>Die Barriere %1 fällt etwa bei Schritt %3 unter %2 Punkte.</translation>
    </message>
    <message>
        <source>No dense run is done yet, so nothing can be compared.</source>
        <translation>Noch ist kein dichter Lauf fertig, sodass nichts verglichen werden kann.</translation>
    </message>
    <message>
        <source>Dense: %1 ± %2 points over %3 seeds.</source>
        <translation>Dicht: %1 ± %2 Punkte über %3 Seeds.</translation>
    </message>
    <message>
        <source>Dense: %1.</source>
        <translation>Dicht: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 tickets win: dense − %3 points or better.</source>
        <translation>%1 von %2 Tickets gewinnen: dicht − %3 Punkte oder besser.</translation>
    </message>
    <message>
        <source>The sparsest one: %1, %2 points relative to dense.</source>
        <translation>Das sparsamste: %1, %2 Punkte gegenüber dicht.</translation>
    </message>
    <message>
        <source>The mask of base run %1 has settled at epoch %2.</source>
        <translation>Die Maske von Basislauf %1 hat sich bei Epoche %2 gesetzt.</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Noch</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>%1 runs, %2 done</source>
        <translation>%1 Läufe, %2 fertig</translation>
    </message>
    <message>
        <source>%1, %2 in total</source>
        <translation>%1, %2 insgesamt</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Platte</translation>
    </message>
    <message>
        <source>%1 of %2, %3 checkpoints of %4</source>
        <translation>%1 von %2, %3 Checkpoints zu %4</translation>
    </message>
    <message>
        <source>equal to %1 full runs, %2 at once (assumed)</source>
        <translation>so viel wie %1 ganze Läufe, %2 zugleich (angenommen)</translation>
    </message>
    <message>
        <source>%1 full runs × %2 (%3) ÷ %4 at once (assumed) = %5</source>
        <translation>%1 ganze Läufe × %2 (%3) ÷ %4 zugleich (angenommen) = %5</translation>
    </message>
    <message>
        <source>%1; %2 free</source>
        <translation>%1; %2 frei</translation>
    </message>
    <message>
        <source>%1 full runs × %2 ÷ %3 at once = %4</source>
        <translation>%1 ganze Läufe × %2 ÷ %3 zugleich = %4</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1, from the speed of the running one</source>
        <translation>%1, nach dem Tempo des laufenden</translation>
    </message>
    <message>
        <source>%1, from the speed of the %2 running ones</source>
        <translation>%1, nach dem Tempo von %2 laufenden</translation>
    </message>
    <message>
        <source>%1, as given</source>
        <translation>%1, wie angegeben</translation>
    </message>
    <message>
        <source>%1 steps × %2 = %3</source>
        <translation>%1 Schritte × %2 = %3</translation>
    </message>
    <message>
        <source>%1, fitted to past runs of this net</source>
        <translation>%1, angepasst an frühere Läufe dieses Netzes</translation>
    </message>
    <message>
        <source>%1, from the past run “%2”</source>
        <translation>%1, nach dem früheren Lauf „%2“</translation>
    </message>
    <message>
        <source>A full run</source>
        <translation>Ein ganzer Lauf</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketsView</name>
    <message>
        <source>Ticket board</source>
        <translation>Ticket-Tafel</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Contents of the cells</source>
        <translation>Was Zellen zeigen</translation>
    </message>
    <message>
        <source>Lowest amount shown</source>
        <translation>Kleinster gezeigter Anteil</translation>
    </message>
    <message>
        <source>Highest amount shown</source>
        <translation>Größter gezeigter Anteil</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compares the runs of the selected cells. Space, Shift with the arrow keys, or dragging selects cells.</source>
        <translation>Vergleicht die Läufe der gewählten Zellen. Leertaste, Umschalt mit den Pfeiltasten oder Ziehen wählt Zellen.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Layers of the ticket</source>
        <translation>Schichten des Tickets</translation>
    </message>
    <message>
        <source>Open run</source>
        <translation>Lauf öffnen</translation>
    </message>
    <message>
        <source>New run from it</source>
        <translation>Neuer Lauf</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Prognose</translation>
    </message>
    <message>
        <source>waves of runs</source>
        <translation>Wellen von Läufen</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>The mean of all seeds</source>
        <translation>Das Mittel aller Seeds</translation>
    </message>
    <message>
        <source>Only seed %1</source>
        <translation>Seed %1 allein</translation>
    </message>
    <message>
        <source>top-1 relative to dense in percentage points, mean of %1 seeds</source>
        <translation>Top-1 gegenüber dicht, Punkte, Mittel von %1 Seeds</translation>
    </message>
    <message>
        <source>top-1 relative to dense in percentage points</source>
        <translation>Top-1 gegenüber dicht, Punkte</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; winning: dense − %2 or better</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; gewinnen: dicht − %2 oder besser</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 fertig</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 laufen</translation>
    </message>
    <message>
        <source>%1 queued</source>
        <translation>%1 warten</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 gescheitert</translation>
    </message>
    <message>
        <source>choose a cell of the board</source>
        <translation>eine Zelle der Tafel wählen</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>Dicht</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 ± %2, dense %3</source>
        <translation>%1 ± %2, dicht %3</translation>
    </message>
    <message>
        <source>%1, dense %2</source>
        <translation>%1, dicht %2</translation>
    </message>
    <message>
        <source>%1 of the prunable weights are left.</source>
        <translation>%1 der entfernbaren Gewichte sind übrig.</translation>
    </message>
    <message>
        <source>The dense net keeps all its weights.</source>
        <translation>Das dichte Netz behält alle Gewichte.</translation>
    </message>
    <message>
        <source>The shares of its layers are known once it trains.</source>
        <translation>Was seine Schichten behalten, ist bekannt, sobald es trainiert.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Share left</source>
        <translation>Übriger Anteil</translation>
    </message>
    <message>
        <source>Last epoch</source>
        <translation>Letzte Epoche</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>Beste Epoche</translation>
    </message>
    <message>
        <source>Accuracy to compare</source>
        <translation>Welche Genauigkeit</translation>
    </message>
    <message>
        <source>Whether to compare runs by the accuracy of their last or of their best epoch</source>
        <translation>Ob Läufe nach der Genauigkeit ihrer letzten oder ihrer besten Epoche verglichen werden</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>Ticket speichern …</translation>
    </message>
    <message>
        <source>Saves mask and reset weights to a file from which new runs can start</source>
        <translation>Maske und zurückgesetzte Gewichte als Datei, mit der neue Läufe beginnen</translation>
    </message>
    <message>
        <source>Compact…</source>
        <translation>Verkleinern …</translation>
    </message>
    <message>
        <source>Removes the dead channels and compares size and speed with the whole net; can also save ONNX</source>
        <translation>Das Netz ohne seine toten Kanäle: Größe und Tempo neben dem ganzen Netz, auch als ONNX</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Seed %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TimeChart</name>
    <message>
        <source>No values yet</source>
        <translation>Noch keine Werte</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>%1, from – to</source>
        <translation>%1, von – bis</translation>
    </message>
    <message>
        <source>%1, not finite</source>
        <translation>%1, nicht endlich</translation>
    </message>
    <message>
        <source>%1 · step %2</source>
        <translation>%1 · Schritt %2</translation>
    </message>
    <message>
        <source>%1 · raw %2</source>
        <translation>%1 · roh %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>down to %1</source>
        <translation>bis hinab zu %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TimelinePage</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open a trace file, a folder with one file per rank, or another trace of the run</source>
        <translation>Öffnet eine Datei, einen Ordner mit Dateien der Ränge oder eine andere Aufzeichnung des Laufs</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen …</translation>
    </message>
    <message>
        <source>Show a second trace below this one with the same zoom</source>
        <translation>Legt eine zweite Aufzeichnung darunter, mit demselben Maßstab</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Namen suchen</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Nächster Treffer (Eingabe)</translation>
    </message>
    <message>
        <source>Align the selected slices of both traces</source>
        <translation>Legt die gewählten Abschnitte beider Aufzeichnungen auf dieselbe Zeit</translation>
    </message>
    <message>
        <source>Fold ranks</source>
        <translation>Ränge falten</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Show the whole trace (0). W and S zoom, A and D pan, dragging selects a range, F fits the selection</source>
        <translation>Die ganze Aufzeichnung (0). W und S vergrößern und verkleinern, A und D verschieben, Ziehen wählt einen Bereich, F zeigt das Gewählte</translation>
    </message>
    <message>
        <source>Export PNG</source>
        <translation>Als PNG</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>Zeitachse exportieren</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Trace file…</source>
        <translation>Datei …</translation>
    </message>
    <message>
        <source>Folder with one file per rank…</source>
        <translation>Ordner mit Dateien der Ränge …</translation>
    </message>
    <message>
        <source>Folder to compare with…</source>
        <translation>Ordner zum Vergleichen …</translation>
    </message>
    <message>
        <source>Attempt %1, steps %2 to %3</source>
        <translation>Versuch %1, Schritte %2 bis %3</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Click a slice to see all data of its event.</source>
        <translation>Ein Klick auf einen Abschnitt zeigt alle Angaben seines Ereignisses.</translation>
    </message>
    <message>
        <source>Selected slice</source>
        <translation>Gewählter Abschnitt</translation>
    </message>
    <message>
        <source>Open a folder with one file per rank</source>
        <translation>Ordner mit Dateien der Ränge öffnen</translation>
    </message>
    <message>
        <source>Open a trace</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Traces (*.json *.json.gz *.gz);;All files (*)</source>
        <translation>Aufzeichnungen (*.json *.json.gz *.gz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Select a slice in each of the two traces first.</source>
        <translation>Erst in jeder der beiden Aufzeichnungen einen Abschnitt wählen.</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 Treffer</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>upper trace</source>
        <translation>obere</translation>
    </message>
    <message>
        <source>lower trace</source>
        <translation>untere</translation>
    </message>
    <message>
        <source>selected range of %1</source>
        <translation>gewählter Bereich von %1</translation>
    </message>
    <message>
        <source>whole trace</source>
        <translation>ganze Aufzeichnung</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportiert nach %1</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>My runs</source>
        <translation>Meine Läufe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>trainyard::TimelinePane</name>
    <message>
        <source>No trace is open</source>
        <translation>Keine Aufzeichnung ist offen</translation>
    </message>
    <message>
        <source>Traces show what every rank did at each moment. A run writes one for the steps named in its run spec, or on request from the Live page. Traces of PyTorch&apos;s profiler and other tools in Chrome&apos;s JSON format can be opened as well, also compressed with gzip.</source>
        <translation>Aufzeichnungen zeigen, was jeder Rang wann tat. Ein Lauf schreibt eine für die Schritte, die seine Laufbeschreibung nennt, oder wenn er auf der Seite Live darum gebeten wird; auch Aufzeichnungen von PyTorchs Profiler und anderen Werkzeugen in Chromes JSON-Format werden gelesen, auch mit gzip gepackt.</translation>
    </message>
    <message>
        <source>Open a trace…</source>
        <translation>Aufzeichnung öffnen …</translation>
    </message>
    <message>
        <source>Close the second trace</source>
        <translation>Die zweite Aufzeichnung schließen</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your runs has traces. Choose one in the menu Open.</source>
        <translation>
            <numerusform>%Ln Lauf hat Traces. Sie stehen im Menü Öffnen.</numerusform>
            <numerusform>%Ln Läufe haben Traces. Sie stehen im Menü Öffnen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>Thread %1</translation>
    </message>
    <message>
        <source>no process</source>
        <translation>kein Prozess</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>Prozess %1</translation>
    </message>
    <message>
        <source>rank %1: %2</source>
        <translation>Rang %1: %2</translation>
    </message>
    <message>
        <source>%1 seen</source>
        <translation>%1 sichtbar</translation>
    </message>
    <message>
        <source>&lt;br&gt;from %1</source>
        <translation>&lt;br&gt;ab %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TimelineViewModel</name>
    <message>
        <source>%1 slices</source>
        <translation>%1 Abschnitte</translation>
    </message>
    <message>
        <source>%1 steps of %2</source>
        <translation>%1 Schritte von %2</translation>
    </message>
    <message>
        <source>%1: %2. Everything before that is shown.</source>
        <translation>%1: %2. Was davor steht, wird gezeigt.</translation>
    </message>
    <message>
        <source>%1 ends in the middle, after byte %2. Its %3 events before that are shown.</source>
        <translation>%1 endet mittendrin, nach Byte %2. Die %3 Ereignisse davor werden gezeigt.</translation>
    </message>
    <message>
        <source>%1 is damaged in %2 places; everything else is shown.</source>
        <translation>%1 ist an %2 Stellen beschädigt; was dazwischen liegt, wird gezeigt.</translation>
    </message>
    <message>
        <source>%1: %2 events have no end or no start; those without an end extend to the end of their thread.</source>
        <translation>%1: %2 Ereignisse beginnen ohne Ende oder enden ohne Beginn; die ohne Ende dauern bis zum Ende ihres Threads.</translation>
    </message>
    <message>
        <source>%1 slices are not shown: they are nested deeper than 64, or on more than 20,000 threads.</source>
        <translation>%1 Abschnitte fehlen: Sie liegen tiefer als 64 Ebenen oder auf mehr als 20.000 Threads.</translation>
    </message>
    <message>
        <source>The ranks&apos; clocks belong to several machines and were aligned by the time of day: they may be off by milliseconds.</source>
        <translation>Die Uhren der Ränge sind die mehrerer Rechner und wurden nach der Tageszeit ausgerichtet: Sie können um Millisekunden abweichen.</translation>
    </message>
    <message>
        <source>%1 of the communication is hidden behind compute.</source>
        <translation>%1 der Kommunikation ist hinter Rechnen verdeckt.</translation>
    </message>
    <message>
        <source>Rank %1 idles most: %2 of its time.</source>
        <translation>Rang %1 läuft am meisten leer: %2 seiner Zeit.</translation>
    </message>
    <message>
        <source>Idle: %1 of the time.</source>
        <translation>Leerlauf: %1 der Zeit.</translation>
    </message>
    <message>
        <source>Rank %1 comes last to %2 of %3 sums, then %4 behind the others.</source>
        <translation>Rang %1 kommt zu %2 von %3 Summen zuletzt, dann %4 hinter den anderen.</translation>
    </message>
    <message>
        <source>1 step of %1</source>
        <translation>1 Schritt von %1</translation>
    </message>
    <message>
        <source>The ranks start their sums together.</source>
        <translation>Die Ränge beginnen ihre Summen zugleich.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation>
            <numerusform>1 Rang</numerusform>
            <numerusform>%Ln Ränge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::Toast</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>trainyard::TopBars</name>
    <message>
        <source>Most likely classes</source>
        <translation>Wahrscheinlichste Klassen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>trainyard::TrainingGroup</name>
    <message>
        <source>samples per step</source>
        <translation>Bsp. je Schritt</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>samples per rank</source>
        <translation>Beispiele je Rang</translation>
    </message>
</context>
<context>
    <name>trainyard::WaveChart</name>
    <message>
        <source>Waves of runs</source>
        <translation>Wellen von Läufen</translation>
    </message>
    <message>
        <source>Known once the first run is done.</source>
        <translation>Bekannt, sobald der erste Lauf fertig ist.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>time since %1</source>
        <translation>Zeit seit %1</translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsPane</name>
    <message>
        <source>All weights of this layer are exactly 0.</source>
        <translation>Alle Gewichte dieser Schicht sind genau 0.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Percentile %1</source>
        <translation>Perzentil %1</translation>
    </message>
    <message>
        <source>threshold |w|</source>
        <translation>Schwelle |w|</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>thinnest layer</source>
        <translation>dünnste Schicht</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabelle als CSV …</translation>
    </message>
    <message>
        <source>Figure as SVG…</source>
        <translation>Abbildung als SVG …</translation>
    </message>
    <message>
        <source>Figure as PDF…</source>
        <translation>Abbildung als PDF …</translation>
    </message>
    <message>
        <source>Figure as PNG…</source>
        <translation>Abbildung als PNG …</translation>
    </message>
    <message>
        <source>Use as thresholds</source>
        <translation>Als Schwellen nutzen</translation>
    </message>
    <message>
        <source>Cumulative magnitude</source>
        <translation>Beträge</translation>
    </message>
    <message>
        <source>Log |w|</source>
        <translation>Log |w|</translation>
    </message>
    <message>
        <source>Magnitudes on a logarithmic axis</source>
        <translation>Beträge auf einer logarithmischen Achse</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>Alle Schichten</translation>
    </message>
    <message>
        <source>The curve of all prunable weights</source>
        <translation>Die Kurve aller entfernbaren Gewichte</translation>
    </message>
    <message>
        <source>One layer</source>
        <translation>Eine Schicht</translation>
    </message>
    <message>
        <source>The curve of the layer chosen below</source>
        <translation>Die Kurve der unten gewählten Schicht</translation>
    </message>
    <message>
        <source>Left in each layer</source>
        <translation>Rest je Schicht</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>alle Schichten</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>Faltung</translation>
    </message>
    <message>
        <source>1 × 1</source>
        <translation>1 × 1</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Schwellen</translation>
    </message>
    <message>
        <source>global, by percentile</source>
        <translation>global, nach Perzentil</translation>
    </message>
    <message>
        <source>10 to 99 %</source>
        <translation>10 bis 99 %</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>The percentiles used by a published study of MobileNetV2</source>
        <translation>Die Perzentile, an denen eine veröffentlichte Studie MobileNetV2 beschnitten hat</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Initial percentiles</source>
        <translation>Perzentile für den Anfang</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen …</translation>
    </message>
    <message>
        <source>The weights cannot be shown</source>
        <translation>Die Gewichte können nicht gezeigt werden</translation>
    </message>
    <message>
        <source>The weights are being measured</source>
        <translation>Die Gewichte werden gemessen</translation>
    </message>
    <message>
        <source>The engine reads the checkpoint once, on the machine that has it.</source>
        <translation>Die Engine liest den Checkpoint einmal, auf dem Rechner, auf dem er liegt.</translation>
    </message>
    <message>
        <source>measuring again…</source>
        <translation>wird neu gemessen …</translation>
    </message>
    <message>
        <source>%1 weights of %2</source>
        <translation>%1 Gewichte von %2</translation>
    </message>
    <message>
        <source>%1 prunable weights in %2 layers</source>
        <translation>%1 entfernbare Gewichte in %2 Schichten</translation>
    </message>
    <message>
        <source>% of its weights above %1</source>
        <translation>% ihrer Gewichte über %1</translation>
    </message>
    <message>
        <source>Move the mark</source>
        <translation>Marke verschieben</translation>
    </message>
    <message>
        <source>Add a mark</source>
        <translation>Marke hinzufügen</translation>
    </message>
    <message>
        <source>Percentile, from 0.1 to 99.9:</source>
        <translation>Perzentil, von 0,1 bis 99,9:</translation>
    </message>
    <message>
        <source>New run pruned at %1 %</source>
        <translation>Neuer Lauf, bei %1 % beschnitten</translation>
    </message>
    <message>
        <source>%1: weights</source>
        <translation>%1: Gewichte</translation>
    </message>
    <message>
        <source>Published (MobileNetV2)</source>
        <translation>Veröffentlicht (MobileNetV2)</translation>
    </message>
    <message>
        <source>Of |w|</source>
        <translation>Von |w|</translation>
    </message>
    <message numerus="yes">
        <source>Lottery tickets at %Ln threshold(s)…</source>
        <translation>
            <numerusform>Lottery Tickets bei 1 Schwelle …</numerusform>
            <numerusform>Lottery Tickets bei %Ln Schwellen …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsRemarksCard</name>
    <message>
        <source>Keep 1 % per layer</source>
        <translation>1 % je Schicht behalten</translation>
    </message>
    <message>
        <source>Keeps the largest hundredth of every layer&apos;s weights regardless of the threshold</source>
        <translation>Das größte Hundertstel der Gewichte jeder Schicht bleibt, wie hoch die Schwelle auch ist</translation>
    </message>
    <message>
        <source>Let layers vanish</source>
        <translation>Schichten leeren lassen</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Zu beachten</translation>
    </message>
    <message>
        <source>no objections to the thresholds</source>
        <translation>nichts spricht gegen die Schwellen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>1 Warnung</numerusform>
            <numerusform>%Ln Warnungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsRolesCard</name>
    <message>
        <source>Never pruned</source>
        <translation>Nie entfernt</translation>
    </message>
    <message>
        <source>%1 of %2 values, %3</source>
        <translation>%1 von %2 Werten, %3</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Also prune</source>
        <translation>Auch entfernen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Also prune: %1</source>
        <translation>Auch entfernen: %1</translation>
    </message>
    <message>
        <source>always kept</source>
        <translation>bleibt immer</translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsTable</name>
    <message>
        <source>Thresholds</source>
        <translation>Schwellen</translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsViewModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 of the weights are exactly 0.</source>
        <translation>%1 der Gewichte sind genau 0.</translation>
    </message>
    <message>
        <source>%1 coincide at %2:</source>
        <translation>%1 fallen bei %2 zusammen:</translation>
    </message>
    <message>
        <source>they give the same mask.</source>
        <translation>Sie geben ein und dieselbe Maske.</translation>
    </message>
    <message>
        <source>From %1 % %2 vanishes:</source>
        <translation>Ab %1 % wird %2 leer:</translation>
    </message>
    <message>
        <source>From %1 % %2 layers vanish:</source>
        <translation>Ab %1 % werden %2 Schichten leer:</translation>
    </message>
    <message>
        <source>no weight of %1 is left.</source>
        <translation>Von %1 Gewichten bleibt keines.</translation>
    </message>
    <message>
        <source>Many zeros:</source>
        <translation>Viele Nullen:</translation>
    </message>
    <message>
        <source>NaN or infinite:</source>
        <translation>NaN oder unendlich:</translation>
    </message>
    <message>
        <source>%1 weights, which count as the largest.</source>
        <translation>%1 Gewichte; sie zählen als die größten.</translation>
    </message>
    <message>
        <source>Every layer keeps %1.</source>
        <translation>Jede Schicht behält %1.</translation>
    </message>
    <message>
        <source>Its largest weights are kept regardless of the threshold.</source>
        <translation>Die größten ihrer Gewichte bleiben, wie hoch die Schwelle auch ist.</translation>
    </message>
    <message>
        <source>Batch-norm and biases</source>
        <translation>Batch-Norm und Bias</translation>
    </message>
    <message>
        <source>Depthwise kernels</source>
        <translation>Depthwise-Kerne</translation>
    </message>
    <message>
        <source>First layer</source>
        <translation>Erste Schicht</translation>
    </message>
    <message>
        <source>Last layer</source>
        <translation>Letzte Schicht</translation>
    </message>
    <message>
        <source>Layers excluded by name</source>
        <translation>Dem Namen nach ganz gelassene</translation>
    </message>
    <message>
        <source>%1 chosen.</source>
        <translation>%1 gewählt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 would empty a layer.</source>
        <translation>
            <numerusform>%1 würde eine Schicht leeren.</numerusform>
            <numerusform>%1 würden je eine Schicht leeren.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 give the same mask as another mark.</source>
        <translation>%1 geben die Maske einer anderen Marke.</translation>
    </message>
    <message>
        <source>They are left out.</source>
        <translation>Sie bleiben draußen.</translation>
    </message>
    <message>
        <source>This run has not written a checkpoint yet. It writes the first one at the end of an epoch, or when you save one on the Live page.</source>
        <translation>Dieser Lauf hat noch keinen Checkpoint geschrieben. Der erste kommt am Ende einer Epoche oder wenn auf der Live-Seite einer gespeichert wird.</translation>
    </message>
    <message>
        <source>Nothing in this checkpoint is prunable: all of its kernels and matrices are excluded.</source>
        <translation>In diesem Checkpoint lässt sich nichts entfernen: Er enthält keinen Kern und keine Matrix, die nicht ausgenommen ist.</translation>
    </message>
    <message>
        <source>%1 values, measured in %2</source>
        <translation>%1 Werte, gemessen in %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 % %2</source>
        <translation>%1 % %2</translation>
    </message>
    <message>
        <source>Published for this net on ImageNet:</source>
        <translation>Veröffentlicht für dieses Netz auf ImageNet:</translation>
    </message>
    <message>
        <source>min %1 · mean %2 · max %3 · %4 exactly 0</source>
        <translation>min %1 · Mittel %2 · max %3 · %4 genau 0</translation>
    </message>
</context>
<context>
    <name>trainyard::WhereGroup</name>
    <message>
        <source>this workstation</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Device: %1</source>
        <translation>Gerät: %1</translation>
    </message>
    <message>
        <source>Starts immediately on %1.</source>
        <translation>Startet sofort auf %1.</translation>
    </message>
    <message>
        <source>%1 of %2 are in use: the run waits in the queue until %3 are free, even when this window is closed.</source>
        <translation>%1 von %2 sind belegt: Der Lauf wartet in der Warteschlange, bis er %3 frei findet, auch bei geschlossenem Fenster.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>The engine&apos;s CPU module does not load on this machine.</source>
        <translation>Das CPU-Modul der Engine lässt sich auf diesem Rechner nicht laden.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Enters the queue of %1 and runs there, even when this window is closed.</source>
        <translation>Kommt in die Warteschlange von %1 und läuft dort, auch wenn dieses Fenster geschlossen ist.</translation>
    </message>
    <message>
        <source>%1 is not connected: Start connects to it and then submits the run.</source>
        <translation>%1 ist nicht verbunden: „Starten“ verbindet und reicht den Lauf dann ein.</translation>
    </message>
    <message>
        <source>This workstation</source>
        <translation>Dieser Rechner</translation>
    </message>
</context>
<context>
    <name>trainyard::WrappedLabel</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
</TS>
