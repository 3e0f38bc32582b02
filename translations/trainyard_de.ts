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
    <name>CurveImage</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Samples</translation>
    </message>
    <message>
        <source>Time trained (s)</source>
        <translation>Trainingszeit (s)</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>Genauigkeit (%)</translation>
    </message>
    <message>
        <source>Throughput (samples/s)</source>
        <translation>Durchsatz (Samples/s)</translation>
    </message>
</context>
<context>
    <name>DivergedText</name>
    <message>
        <source>%1 with the same network, data and optimizer diverged at a learning rate of %2 (batch %3); this run&apos;s is %4.</source>
        <translation>%1 mit gleichem Netz, gleichen Daten und gleichem Optimierer divergierte bei einer Lernrate von %2 (Batch %3); dieser Lauf hat %4.</translation>
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
        <source>%1 (%2 classes)</source>
        <translation>%1 (%2 Klassen)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 classes)</source>
        <translation>%1 (%2 von %3 Klassen)</translation>
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
        <source>1 epoch</source>
        <translation>1 Epoche</translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 Epochen</translation>
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
        <source>preparing</source>
        <translation>bereitet vor</translation>
    </message>
    <message>
        <source>silent since %1</source>
        <translation>still seit %1</translation>
    </message>
    <message>
        <source>The engine has written nothing since %1. It may be busy with a long validation, or its machine or file system may hang.</source>
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
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
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
        <source>stopped on request</source>
        <translation>auf Wunsch gestoppt</translation>
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
        <source>Correct that line.</source>
        <translation>Diese Zeile berichtigen.</translation>
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
        <source>the server allows no more tries%1</source>
        <translation>der Server erlaubt keine weiteren Versuche%1</translation>
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
        <source>a person must answer: %1%2</source>
        <translation>eine Person muss antworten: %1%2</translation>
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
        <source>it has %1 tasks and the first %2</source>
        <translation>er hat %1 Tasks und der erste %2</translation>
    </message>
    <message>
        <source>there is not one report for each task</source>
        <translation>es gibt nicht für jeden Task einen Bericht</translation>
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
        <source>a number above %1 to %2</source>
        <translation>eine Zahl über %1, bis %2</translation>
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
        <source>The weights of the smallest absolute value go.</source>
        <translation>Die Gewichte mit dem kleinsten Betrag gehen.</translation>
    </message>
    <message>
        <source>SNIP</source>
        <translation>SNIP</translation>
    </message>
    <message>
        <source>The weights go whose removal changes the loss least, judged before training by |weight × gradient| on training data (Lee et al., 2019).</source>
        <translation>Es gehen die Gewichte, deren Wegfall den Loss am wenigsten ändert, vor dem Training nach |Gewicht × Gradient| auf Trainingsdaten bewertet (Lee et al., 2019).</translation>
    </message>
    <message>
        <source>SynFlow</source>
        <translation>SynFlow</translation>
    </message>
    <message>
        <source>The weights go that carry least of the net&apos;s flow, judged before training and without data, in 100 rounds (Tanaka et al., 2020).</source>
        <translation>Es gehen die Gewichte, die am wenigsten vom Fluss des Netzes tragen, vor dem Training und ohne Daten in 100 Runden bewertet (Tanaka et al., 2020).</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Random weights go: a baseline that any method should beat.</source>
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
        <source>All weights of an output channel together, judged by their norm.</source>
        <translation>Alle Gewichte eines Ausgangskanals zusammen, nach ihrer Norm bewertet.</translation>
    </message>
    <message>
        <source>2 of 4</source>
        <translation>2 von 4</translation>
    </message>
    <message>
        <source>Two of four neighbours, as the sparse tensor cores of GPUs want it.</source>
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
        <source>More and more while the run trains, along a cubic curve (Zhu &amp; Gupta, 2017).</source>
        <translation>Immer mehr, während der Lauf trainiert, entlang einer kubischen Kurve (Zhu &amp; Gupta, 2017).</translation>
    </message>
    <message>
        <source>In rounds</source>
        <translation>In Runden</translation>
    </message>
    <message>
        <source>In equal parts of the run, each of which ends by pruning the same share of what is left; the last part trains what remains.</source>
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
        <source>Fine-tuning: the weights that are left keep their values.</source>
        <translation>Feinabstimmung: Die übrigen Gewichte behalten ihre Werte.</translation>
    </message>
    <message>
        <source>A checkpoint</source>
        <translation>Ein Checkpoint</translation>
    </message>
    <message>
        <source>A lottery ticket: the weights that are left go back to earlier values.</source>
        <translation>Ein Lottery Ticket: Die übrigen Gewichte gehen auf frühere Werte zurück.</translation>
    </message>
    <message>
        <source>New random weights</source>
        <translation>Neue Zufallswerte</translation>
    </message>
    <message>
        <source>A control: the same mask, but another initialisation.</source>
        <translation>Eine Kontrolle: dieselbe Maske, aber eine andere Initialisierung.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>By what weights are judged; those with the lowest scores are pruned.</source>
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
        <source>What is pruned as one.</source>
        <translation>Was als Ganzes entfernt wird.</translation>
    </message>
    <message>
        <source>How much, by</source>
        <translation>Wie viel, nach</translation>
    </message>
    <message>
        <source>A share removes exactly so many weights. A percentile or a threshold removes all weights whose score does not exceed it.</source>
        <translation>Ein Anteil entfernt genau so viele Gewichte. Ein Perzentil oder eine Schwelle entfernt alle Gewichte, deren Wert nicht darüber liegt.</translation>
    </message>
    <message>
        <source>Share pruned</source>
        <translation>Anteil entfernt</translation>
    </message>
    <message>
        <source>Share of the prunable weights that is zero in the end.</source>
        <translation>Anteil der entfernbaren Gewichte, der am Ende null ist.</translation>
    </message>
    <message>
        <source>The threshold is the smallest score that so many percent of the prunable weights do not exceed.</source>
        <translation>Die Schwelle ist der kleinste Wert, den so viel Prozent der entfernbaren Gewichte nicht überschreiten.</translation>
    </message>
    <message>
        <source>Weights whose score is at most this are pruned.</source>
        <translation>Gewichte mit höchstens diesem Wert gehen.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>The run is divided into one part more than this; each but the last ends with a round of pruning.</source>
        <translation>Der Lauf hat einen Abschnitt mehr; jeder außer dem letzten endet mit einer Runde.</translation>
    </message>
    <message>
        <source>Share a round</source>
        <translation>Anteil je Runde</translation>
    </message>
    <message>
        <source>Share of the weights still left that each round prunes.</source>
        <translation>Anteil der noch übrigen Gewichte, den jede Runde entfernt.</translation>
    </message>
    <message>
        <source>Compared within</source>
        <translation>Verglichen</translation>
    </message>
    <message>
        <source>Whether weights of all layers are compared, so that thick layers lose more, or each layer loses the same share.</source>
        <translation>Ob die Gewichte aller Schichten verglichen werden, sodass dicke mehr verlieren, oder jede Schicht denselben Anteil verliert.</translation>
    </message>
    <message>
        <source>Weights judged</source>
        <translation>Bewertete Gewichte</translation>
    </message>
    <message>
        <source>Checkpoint whose weights are judged: RUN@end, RUN@epoch-5, RUN@step-200 or the path of a file. Empty: the weights that training starts from.</source>
        <translation>Checkpoint, dessen Gewichte bewertet werden: LAUF@end, LAUF@epoch-5, LAUF@step-200 oder der Pfad einer Datei. Leer: die Gewichte, mit denen das Training beginnt.</translation>
    </message>
    <message>
        <source>Weights at start</source>
        <translation>Werte am Anfang</translation>
    </message>
    <message>
        <source>Which values the remaining weights have at the first step.</source>
        <translation>Welche Werte die übrigen Gewichte beim ersten Schritt haben.</translation>
    </message>
    <message>
        <source>Reset to</source>
        <translation>Zurück auf</translation>
    </message>
    <message>
        <source>Checkpoint of the values that the remaining weights go back to: RUN@epoch-0, RUN@epoch-2, RUN@step-200 or the path of a file.</source>
        <translation>Checkpoint der Werte, auf die die übrigen Gewichte zurückgehen: LAUF@epoch-0, LAUF@epoch-2, LAUF@step-200 oder der Pfad einer Datei.</translation>
    </message>
    <message>
        <source>Schedule goes on</source>
        <translation>Schedule läuft weiter</translation>
    </message>
    <message>
        <source>Training counts its steps on from the reset point, so that the learning rate and the order of the data are those of the original run from there. Otherwise it begins at step 0.</source>
        <translation>Das Training zählt seine Schritte vom Rücksetzpunkt weiter, sodass Lernrate und Reihenfolge der Daten die des ursprünglichen Laufs ab dort sind. Sonst beginnt es bei Schritt 0.</translation>
    </message>
    <message>
        <source>Share at first</source>
        <translation>Anteil anfangs</translation>
    </message>
    <message>
        <source>Share of the prunable weights that is zero when pruning begins.</source>
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
        <source>Batches of training data that gradients are averaged over.</source>
        <translation>Batches der Trainingsdaten, über die Gradienten gemittelt werden.</translation>
    </message>
    <message>
        <source>Kept of a layer</source>
        <translation>Bleibt je Schicht</translation>
    </message>
    <message>
        <source>Share of its weights that every layer keeps in any case; 0: a run whose mask would empty a layer is refused.</source>
        <translation>Anteil ihrer Gewichte, den jede Schicht auf jeden Fall behält; 0: Ein Lauf, dessen Maske eine Schicht leeren würde, wird abgelehnt.</translation>
    </message>
    <message>
        <source>Shuffled mask</source>
        <translation>Gemischte Maske</translation>
    </message>
    <message>
        <source>A control: each layer keeps as many weights, but random ones.</source>
        <translation>Eine Kontrolle: Jede Schicht behält ebenso viele, aber zufällige Gewichte.</translation>
    </message>
    <message>
        <source>First layer too</source>
        <translation>Auch die erste</translation>
    </message>
    <message>
        <source>Prune the first layer with weights, too.</source>
        <translation>Auch aus der ersten Schicht mit Gewichten entfernen.</translation>
    </message>
    <message>
        <source>Last layer too</source>
        <translation>Auch die letzte</translation>
    </message>
    <message>
        <source>Prune the classifier, too.</source>
        <translation>Auch aus dem Klassifikator entfernen.</translation>
    </message>
    <message>
        <source>Depthwise too</source>
        <translation>Auch Depthwise</translation>
    </message>
    <message>
        <source>Prune depthwise convolutions, too; they have few weights and suffer much.</source>
        <translation>Auch aus Depthwise-Faltungen entfernen; sie haben wenige Gewichte und leiden sehr.</translation>
    </message>
    <message>
        <source>Layers left whole</source>
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
        <source>What people want to remember of the run.</source>
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
        <source>Words to find the run by, separated by commas.</source>
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
        <source>Whole path of a model file, a Keras architecture or an ONNX model to take the network from, instead of an architecture.</source>
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
        <source>Convolutions over a grid: for feature vectors laid out as one</source>
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
        <source>Share of the classifier&apos;s inputs set to zero at random in each training step; 0 = none.</source>
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
        <source>Scales the channels of every layer: 2 makes about four times the parameters.</source>
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
        <source>Whole path of the file whose weights training begins with; empty = random ones.</source>
        <translation>Vollständiger Pfad der Datei, mit deren Gewichten das Training beginnt; leer = zufällige.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Where samples come from.</source>
        <translation>Woher die Samples kommen.</translation>
    </message>
    <message>
        <source>Glyphs, built in</source>
        <translation>Glyphen, eingebaut</translation>
    </message>
    <message>
        <source>Shapes that the engine draws itself from the seed: nothing to download</source>
        <translation>Formen, die die Engine selbst aus dem Seed zeichnet: nichts herunterzuladen</translation>
    </message>
    <message>
        <source>IDX files</source>
        <translation>IDX-Dateien</translation>
    </message>
    <message>
        <source>A folder with the four files of MNIST, Fashion-MNIST and the like, plain or .gz</source>
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
        <source>The folder or .tar.gz of the binary or the Python version</source>
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
        <source>Random images in ImageNet&apos;s numbers: measures speed, nothing can be learned</source>
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
        <source>Where the images or numbers stand; several HDF5 inputs with commas are joined: vectors one after the other, others as channels. Empty = features, or image/encoded.</source>
        <translation>Wo die Bilder oder Zahlen stehen; mehrere HDF5-Eingaben mit Kommas werden verbunden: Vektoren hintereinander, andere als Kanäle. Leer = features oder image/encoded.</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>Where the labels stand. Empty = labels, or image/class/label.</source>
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
        <source>A number of classes, spread evenly over all, or names with commas. Results are marked with it: a subset is another task.</source>
        <translation>Eine Anzahl von Klassen, gleichmäßig über alle verteilt, oder Namen mit Kommas. Ergebnisse werden damit gekennzeichnet: Eine Teilmenge ist eine andere Aufgabe.</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Zurückgehalten</translation>
    </message>
    <message>
        <source>Share of each class that is held out for validation, where the data set has no part for it: 0.1 = one image in ten.</source>
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
        <source>Height × width, 8 to 1024 for images. Every image is brought to this size before it enters the network; features of HDF5 files have as many values as height × width × channels.</source>
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
        <source>How many training samples are used: fewer make a quick trial. 0 = all (10,000 glyphs).</source>
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
        <source>How many samples the validation after an epoch uses. 0 = all (2,000 glyphs).</source>
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
        <source>Which samples there are: those chosen of more, held out for validation, or drawn by the engine.</source>
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
        <source>Every sample once an epoch, shuffled anew; ranks take turns</source>
        <translation>Jedes Beispiel einmal je Epoche, neu gemischt; Ränge wechseln sich ab</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Each batch is drawn from all samples, with repetition</source>
        <translation>Jeder Batch wird aus allen Beispielen gezogen, mit Wiederholung</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>File after file, each one shuffled in itself; ranks take whole files</source>
        <translation>Datei nach Datei, jede in sich gemischt; Ränge nehmen ganze Dateien</translation>
    </message>
    <message>
        <source>Seed of order</source>
        <translation>Seed der Reihenfolge</translation>
    </message>
    <message>
        <source>In which order the samples come and how they are changed at random.</source>
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
        <source>How an image of another shape comes to the image size.</source>
        <translation>Wie ein Bild anderer Form auf die Bildgröße kommt.</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>The whole image, its aspect changed</source>
        <translation>Das ganze Bild, verzerrt</translation>
    </message>
    <message>
        <source>The middle of the image, its aspect kept</source>
        <translation>Die Mitte des Bildes, unverzerrt</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>The whole image, its aspect kept, between black bars</source>
        <translation>Das ganze Bild, unverzerrt, zwischen schwarzen Balken</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>Zufallsausschnitt</translation>
    </message>
    <message>
        <source>Take a random part of each image and resize it: the usual one for photographs.</source>
        <translation>Einen zufälligen Teil jedes Bildes auf Bildgröße bringen: bei Fotos üblich.</translation>
    </message>
    <message>
        <source>Least area</source>
        <translation>Mindestfläche</translation>
    </message>
    <message>
        <source>Smallest share of the image that the part takes; 0.08 is usual.</source>
        <translation>Kleinster Anteil des Bildes, den der Ausschnitt nimmt; üblich ist 0,08.</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>Seitenverh.</translation>
    </message>
    <message>
        <source>The part&apos;s width to height is drawn from 1/this to this.</source>
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
        <source>Multiplied by a factor drawn from 1 − this to 1 + this; 0 = unchanged.</source>
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
        <source>Turned by up to this share of the colour circle, 0 to 0.5.</source>
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
        <source>RandAugment: so many random operations an image.</source>
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
        <source>The other image&apos;s share is drawn from Beta(this, this); 0 = off.</source>
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
        <source>The prepared cache: off, auto (the user&apos;s cache folder), or a folder. It is filled at a run&apos;s first use.</source>
        <translation>Der vorbereitete Cache: off, auto (der Cache-Ordner des Benutzers) oder ein Ordner. Er wird bei der ersten Verwendung gefüllt.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Images are decoded anew in every epoch</source>
        <translation>Bilder werden in jeder Epoche neu dekodiert</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Images are decoded and resized once; all runs share them</source>
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
        <source>What is kept of each image.</source>
        <translation>Was von jedem Bild aufbewahrt wird.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Pixels while they need at most 16 GB, else JPEGs</source>
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
        <source>JPEGs of quality 95: about a tenth of the space</source>
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
        <source>Threads that read and augment images beside the training; 0 = on the training thread.</source>
        <translation>Threads, die neben dem Training Bilder lesen und augmentieren; 0 = im Trainingsthread.</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Unlesbar</translation>
    </message>
    <message>
        <source>What becomes of the run when a file, record or row cannot be read.</source>
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
        <source>Training takes another sample in its place, validation leaves it out; the run&apos;s messages list them</source>
        <translation>Das Training nimmt ein anderes Beispiel an seiner Stelle, die Validierung lässt es aus; die Meldungen des Laufs nennen sie</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>How often every training sample is seen.</source>
        <translation>Wie oft jedes Trainingssample gesehen wird.</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batchgröße</translation>
    </message>
    <message>
        <source>Samples whose gradients are averaged for one step of the optimizer. 0 in the form, auto in JSON = the largest power of two within half of the free memory and an eighth of the samples, found when the run first starts.</source>
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
        <source>Computes a batch in so many parts and averages their gradients: less memory, the same step.</source>
        <translation>Berechnet einen Batch in so vielen Teilen und mittelt ihre Gradienten: weniger Speicher, derselbe Schritt.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Of the computation; weights are kept in fp32.</source>
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
        <source>Computes in 16 bits, keeps weights in 32: faster where the processor has it</source>
        <translation>Rechnet in 16 Bit, behält Gewichte in 32: schneller, wo der Prozessor es kann</translation>
    </message>
    <message>
        <source>fp16</source>
        <translation>fp16</translation>
    </message>
    <message>
        <source>Computes in half precision and scales the loss to fit: the fastest on GPUs</source>
        <translation>Rechnet in halber Genauigkeit und skaliert den Verlust passend: auf GPUs am schnellsten</translation>
    </message>
    <message>
        <source>tf32</source>
        <translation>tf32</translation>
    </message>
    <message>
        <source>32-bit numbers whose products are rounded, on GPUs</source>
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
        <source>A rate of its own for every weight; begins well at 0.001</source>
        <translation>Eine eigene Rate für jedes Gewicht; 0,001 ist ein guter Anfang</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>Adam whose weight decay is apart from the gradient</source>
        <translation>Adam mit vom Gradienten getrennter Gewichtsabnahme</translation>
    </message>
    <message>
        <source>RMSprop</source>
        <translation>RMSprop</translation>
    </message>
    <message>
        <source>Divides by the gradients&apos; recent size</source>
        <translation>Teilt durch die jüngste Größe der Gradienten</translation>
    </message>
    <message>
        <source>Adadelta</source>
        <translation>Adadelta</translation>
    </message>
    <message>
        <source>Scales itself: a learning rate of 1 is usual</source>
        <translation>Skaliert sich selbst: eine Lernrate von 1 ist üblich</translation>
    </message>
    <message>
        <source>LARS</source>
        <translation>LARS</translation>
    </message>
    <message>
        <source>A rate of its own for every layer: for very large batches</source>
        <translation>Eine eigene Rate für jede Schicht: für sehr große Batches</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>Share of the last step that is kept: 0.9 smooths over about ten steps. RMSprop begins with 0.</source>
        <translation>Anteil des letzten Schritts, der erhalten bleibt: 0,9 glättet über etwa zehn Schritte. RMSprop beginnt mit 0.</translation>
    </message>
    <message>
        <source>Nesterov</source>
        <translation>Nesterov</translation>
    </message>
    <message>
        <source>Looks one step of momentum ahead before it takes the gradient.</source>
        <translation>Blickt einen Momentumschritt voraus, bevor der Gradient bestimmt wird.</translation>
    </message>
    <message>
        <source>Beta 1</source>
        <translation>Beta 1</translation>
    </message>
    <message>
        <source>Share of the mean gradient that is kept each step.</source>
        <translation>Anteil des mittleren Gradienten, der bei jedem Schritt bleibt.</translation>
    </message>
    <message>
        <source>Beta 2</source>
        <translation>Beta 2</translation>
    </message>
    <message>
        <source>Share of the mean square that is kept each step.</source>
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
        <source>Added to the divisor so that it is never zero. Adadelta begins with 1e-6.</source>
        <translation>Wird zum Divisor addiert, damit er nie null ist. Adadelta beginnt mit 1e-6.</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Trust</translation>
    </message>
    <message>
        <source>A layer&apos;s step as a share of its weights&apos; size.</source>
        <translation>Schritt einer Schicht als Anteil der Größe ihrer Gewichte.</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Weight Decay</translation>
    </message>
    <message>
        <source>Pulls weights towards zero; 0 = not at all. AdamW begins with 0.01.</source>
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
        <source>The largest norm of all gradients together; 0 = no clipping.</source>
        <translation>Die größte Norm aller Gradienten zusammen; 0 = kein Kappen.</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Lernrate</translation>
    </message>
    <message>
        <source>The highest rate of the schedule; the preview at the right draws it.</source>
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
        <source>Falls by a factor every so many epochs</source>
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
        <source>Falls along a power of the rest of the run</source>
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
        <source>The rate rises in a line from a tenth over so many epochs; helps large batches.</source>
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
        <source>How long the rate stays before it falls.</source>
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
        <source>What each fall multiplies the rate by.</source>
        <translation>Womit jede Stufe die Rate multipliziert.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Exponent</translation>
    </message>
    <message>
        <source>1 falls in a line, 2 faster at first.</source>
        <translation>1 fällt linear, 2 anfangs schneller.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>What training makes small.</source>
        <translation>Was das Training klein macht.</translation>
    </message>
    <message>
        <source>Softmax cross-entropy</source>
        <translation>Softmax-Kreuzentropie</translation>
    </message>
    <message>
        <source>One class an image: the usual one</source>
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
        <source>Share of the target spread over all classes; 0 = none, 0.1 is common for large nets.</source>
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
        <source>Older checkpoints are deleted once so many newer ones exist.</source>
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
        <source>Checkpoints at the end of these epochs are kept for good, as reset points of pruned runs; 0 = the initialisation.</source>
        <translation>Checkpoints am Ende dieser Epochen bleiben für immer, als Rücksetzpunkte für Läufe mit Pruning; 0 = die Initialisierung.</translation>
    </message>
    <message>
        <source>Keep steps</source>
        <translation>Feste Schritte</translation>
    </message>
    <message>
        <source>Checkpoints after so many steps are kept for good, as reset points of pruned runs.</source>
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
        <source>Also keeps the checkpoint of the epoch where this series was best.</source>
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
        <source>How often validation loss and accuracy are taken.</source>
        <translation>Wie oft Validierungs-Loss und -Genauigkeit bestimmt werden.</translation>
    </message>
    <message>
        <source>Validate beside</source>
        <translation>Dabei prüfen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Validates on threads of its own while training goes on; no = training waits.</source>
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
        <source>Ends the run when this series no longer becomes better.</source>
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
        <source>So many values in a row may be no better than the best.</source>
        <translation>So viele Werte hintereinander dürfen nicht besser sein als der beste.</translation>
    </message>
    <message>
        <source>Smallest gain</source>
        <translation>Min. Gewinn</translation>
    </message>
    <message>
        <source>Better means by more than this.</source>
        <translation>Besser heißt: um mehr als dies.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Ends the run as soon as this series is there, and records the time it took.</source>
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
        <source>The run goes on; the series shows where it happened</source>
        <translation>Der Lauf geht weiter; die Messreihe zeigt, wo es geschah</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>What computes.</source>
        <translation>Was rechnet.</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Fast kernels of oneDNN on the processor&apos;s cores</source>
        <translation>Schnelle oneDNN-Kernel auf den Kernen des Prozessors</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Plain loops in C++: slow, for checking results; works on every machine</source>
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
        <source>Cores the run computes on; the others stay free for further runs.</source>
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
        <source>Machines of the cluster that the ranks are spread over.</source>
        <translation>Rechner des Clusters, auf die die Ränge verteilt werden.</translation>
    </message>
    <message>
        <source>Processes a node</source>
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
        <source>How many processes a node gets.</source>
        <translation>Wie viele Prozesse ein Knoten bekommt.</translation>
    </message>
    <message>
        <source>GPUs a node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>GPUs that are asked for on each node.</source>
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
        <source>As the cluster names it: a100.</source>
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
        <source>These GPUs of this machine and no others; empty = any that are free.</source>
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
        <source>A group of nodes with limits of its own.</source>
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
        <source>Which account pays for the job.</source>
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
        <source>Priority and limits, where the cluster has several.</source>
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
        <source>Nodes not wanted</source>
        <translation>Unerwünschte Knoten</translation>
    </message>
    <message>
        <source>n[01-03]</source>
        <translation>n[01-03]</translation>
    </message>
    <message>
        <source>The run is put on other nodes than these.</source>
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
        <source>After this time the job is ended: before, the run saves, and goes on in the queue&apos;s next turn.</source>
        <translation>Nach dieser Zeit endet der Auftrag: vorher sichert der Lauf und geht weiter, wenn er wieder an der Reihe ist.</translation>
    </message>
    <message>
        <source>Memory a node</source>
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
        <source>How often the run may begin again after a time limit, a preemption or a lost node.</source>
        <translation>Wie oft der Lauf nach Zeitgrenze, Verdrängung oder verlorenem Knoten neu beginnen darf.</translation>
    </message>
    <message>
        <source>Work together</source>
        <translation>Zusammenarbeit</translation>
    </message>
    <message>
        <source>Asynchronous modes have a master, a process besides; slow workers then hold nobody up.</source>
        <translation>Asynchrone Arten haben einen Master, einen weiteren Prozess; langsame Arbeiter halten dann niemanden auf.</translation>
    </message>
    <message>
        <source>Synchronous</source>
        <translation>Synchron</translation>
    </message>
    <message>
        <source>Gradients of every step are averaged over all ranks, which wait for each other</source>
        <translation>Die Gradienten jedes Schritts werden über alle Ränge gemittelt, die aufeinander warten</translation>
    </message>
    <message>
        <source>Downpour</source>
        <translation>Downpour</translation>
    </message>
    <message>
        <source>Workers send gradients to a master, which updates at once and deals the next batches</source>
        <translation>Arbeiter senden Gradienten an einen Master, der sofort aktualisiert und die nächsten Batches austeilt</translation>
    </message>
    <message>
        <source>EASGD</source>
        <translation>EASGD</translation>
    </message>
    <message>
        <source>Workers train on their own and are drawn to a common centre, which the master keeps</source>
        <translation>Arbeiter trainieren für sich und werden zu einer gemeinsamen Mitte gezogen, die der Master hält</translation>
    </message>
    <message>
        <source>GEM</source>
        <translation>GEM</translation>
    </message>
    <message>
        <source>Workers scale what they send so that all together move like one run with momentum</source>
        <translation>Arbeiter skalieren, was sie senden, sodass alle zusammen sich wie ein Lauf mit Momentum bewegen</translation>
    </message>
    <message>
        <source>Scaling rule</source>
        <translation>Skalierungsregel</translation>
    </message>
    <message>
        <source>What becomes of batch size and learning rate with n ranks.</source>
        <translation>Was mit n Rängen aus Batch-Größe und Lernrate wird.</translation>
    </message>
    <message>
        <source>Share the batch</source>
        <translation>Batch teilen</translation>
    </message>
    <message>
        <source>The batch is shared by the ranks and the rate stays: the losses of one rank</source>
        <translation>Die Ränge teilen sich den Batch, die Rate bleibt: die Verluste eines einzelnen Ranges</translation>
    </message>
    <message>
        <source>Batch each, rate × n</source>
        <translation>Je ein Batch, Rate × n</translation>
    </message>
    <message>
        <source>Every rank has a batch of its own; the learning rate grows linearly</source>
        <translation>Jeder Rang hat einen eigenen Batch; die Lernrate wächst linear</translation>
    </message>
    <message>
        <source>Batch each, rate × √n</source>
        <translation>Je ein Batch, Rate × √n</translation>
    </message>
    <message>
        <source>Every rank has a batch of its own; the learning rate grows by the square root</source>
        <translation>Jeder Rang hat einen eigenen Batch; die Lernrate wächst mit der Quadratwurzel</translation>
    </message>
    <message>
        <source>Batch each, rate × n^⅔</source>
        <translation>Je ein Batch, Rate × n^⅔</translation>
    </message>
    <message>
        <source>Every rank has a batch of its own; the learning rate grows by the two-thirds power</source>
        <translation>Jeder Rang hat einen eigenen Batch; die Lernrate wächst mit der Potenz zwei Drittel</translation>
    </message>
    <message>
        <source>Batch each, rate stays</source>
        <translation>Je ein Batch, Rate bleibt</translation>
    </message>
    <message>
        <source>Every rank has a batch of its own; the learning rate stays</source>
        <translation>Jeder Rang hat einen eigenen Batch; die Lernrate bleibt</translation>
    </message>
    <message>
        <source>Bucket size</source>
        <translation>Bucket-Größe</translation>
    </message>
    <message>
        <source>MiB, 0 = by trying</source>
        <translation>MiB, 0 = ausprobiert</translation>
    </message>
    <message>
        <source>Gradients are summed over the ranks in slices of this size; 0 = found by trying in the first steps.</source>
        <translation>Gradienten werden über die Ranks in Stücken dieser Größe summiert; 0 = in den ersten Schritten ausprobiert.</translation>
    </message>
    <message>
        <source>Buckets in</source>
        <translation>Buckets in</translation>
    </message>
    <message>
        <source>In what form ranks send each other their gradients.</source>
        <translation>In welcher Form Ränge einander ihre Gradienten schicken.</translation>
    </message>
    <message>
        <source>Gradients travel as they are</source>
        <translation>Gradienten reisen, wie sie sind</translation>
    </message>
    <message>
        <source>Gradients travel rounded, over a network in half the time; they are added in fp32</source>
        <translation>Gradienten reisen gerundet, über ein Netz in der halben Zeit; addiert werden sie in fp32</translation>
    </message>
    <message>
        <source>As bf16, rounded less: scaled before, so that nothing overflows</source>
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
        <source>Sums what is ready while the backward pass computes the rest; off shows what that saves.</source>
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
        <source>Adds in the order of ranks, so that MPI and shared memory give the same losses to the last bit.</source>
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
        <source>Batch-norm looks at the whole batch instead of each rank&apos;s part, as one rank would; costs two exchanges a layer.</source>
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
        <source>How many batches a worker computes between two exchanges with its master.</source>
        <translation>Wie viele Batches ein Arbeiter zwischen zwei Austauschen mit seinem Master berechnet.</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>With more than one, so many masters serve the workers below a top one.</source>
        <translation>Bei mehr als einem bedienen so viele Master die Arbeiter unter einem obersten.</translation>
    </message>
    <message>
        <source>Ranks a worker</source>
        <translation>Ränge je Arbeiter</translation>
    </message>
    <message>
        <source>average gradients</source>
        <translation>mitteln Gradienten</translation>
    </message>
    <message>
        <source>So many ranks form one worker: they share its batches and average their gradients.</source>
        <translation>So viele Ränge bilden einen Arbeiter: Sie teilen sich seine Batches und mitteln ihre Gradienten.</translation>
    </message>
    <message>
        <source>Elastic force</source>
        <translation>Elastische Kraft</translation>
    </message>
    <message>
        <source>β: at an exchange each worker is drawn to the centre by β divided by the number of workers.</source>
        <translation>β: Bei einem Austausch wird jeder Arbeiter um β geteilt durch die Zahl der Arbeiter zur Mitte gezogen.</translation>
    </message>
    <message>
        <source>Amplification κ</source>
        <translation>Verstärkung κ</translation>
    </message>
    <message>
        <source>How much more energy all workers together may have than one run with momentum.</source>
        <translation>Wie viel mehr Energie alle Arbeiter zusammen haben dürfen als ein Lauf mit Momentum.</translation>
    </message>
    <message>
        <source>Proxy momentum</source>
        <translation>Stellvertreter-Momentum</translation>
    </message>
    <message>
        <source>Momentum of the run that the workers imitate together.</source>
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
        <source>Records for so many steps what every rank did when, for the Timeline page; a running run can be asked for it too.</source>
        <translation>Hält für so viele Schritte fest, was jeder Rang wann tat, für die Seite Zeitachse; auch ein laufender Lauf kann darum gebeten werden.</translation>
    </message>
    <message>
        <source>Trace limit</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>MB a rank</source>
        <translation>MB je Rang</translation>
    </message>
    <message>
        <source>The trace ends when it has become so large.</source>
        <translation>Die Aufzeichnung endet, wenn sie so groß geworden ist.</translation>
    </message>
    <message>
        <source>Watched mask</source>
        <translation>Maskenanteil</translation>
    </message>
    <message>
        <source>Share of the weights that a mask would prune whose change from epoch to epoch is recorded; 0 = none.</source>
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
        <source>At its end the run measures how far the error rises on the straight line from its weights to those of this checkpoint.</source>
        <translation>Am Ende misst der Lauf, wie weit der Fehler auf der geraden Linie von seinen Gewichten zu denen dieses Checkpoints steigt.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Every random choice follows from it, except those of the data if they have seeds of their own: the same spec and seed give the same run.</source>
        <translation>Jede zufällige Wahl folgt daraus, außer denen der Daten, wenn diese eigene Seeds haben: Gleiche Laufbeschreibung und gleicher Seed ergeben den gleichen Lauf.</translation>
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
        <source>It is being put on the machine&apos;s queue.</source>
        <translation>Der Lauf wird in die Warteschlange des Rechners gestellt.</translation>
    </message>
    <message>
        <source>The machine&apos;s answer was lost; Trainyard is finding out whether it was queued.</source>
        <translation>Die Antwort des Rechners ging verloren; Trainyard klärt, ob der Lauf eingereiht wurde.</translation>
    </message>
    <message>
        <source>It starts by itself as soon as the cores it asked for are free, also when this window is closed.</source>
        <translation>Der Lauf startet von selbst, sobald die verlangten Kerne frei sind, auch bei geschlossenem Fenster.</translation>
    </message>
    <message>
        <source>The scheduler holds it back.</source>
        <translation>Der Scheduler hält den Lauf zurück.</translation>
    </message>
    <message>
        <source>It cannot start as it is. Clone it, change what the reason names and start the clone.</source>
        <translation>So kann der Lauf nicht starten. Klonen, das im Grund Genannte ändern und den Klon starten.</translation>
    </message>
    <message>
        <source>The engine is loading data and building the network.</source>
        <translation>Die Engine lädt Daten und baut das Netz auf.</translation>
    </message>
    <message>
        <source>Training goes on when this window is closed.</source>
        <translation>Das Training geht bei geschlossenem Fenster weiter.</translation>
    </message>
    <message>
        <source>The scheduler has suspended it for a while.</source>
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
        <source>Stopped on request after a checkpoint. Resume continues from there.</source>
        <translation>Auf Wunsch nach einem Checkpoint gestoppt. Fortsetzen macht dort weiter.</translation>
    </message>
    <message>
        <source>It ended with an error. Mend the cause, then resume from its last checkpoint, or clone it.</source>
        <translation>Mit einem Fehler beendet. Ursache beheben, dann ab dem letzten Checkpoint fortsetzen oder klonen.</translation>
    </message>
    <message>
        <source>Taken off before it finished. Resume starts it from its last checkpoint, or from the beginning.</source>
        <translation>Vor dem Ende abgebrochen. Fortsetzen beginnt beim letzten Checkpoint oder von vorn.</translation>
    </message>
    <message>
        <source>The engine ended without a result, killed or by a power loss. Resume continues from its last checkpoint.</source>
        <translation>Die Engine endete ohne Ergebnis, durch Abbruch oder Stromausfall. Fortsetzen macht beim letzten Checkpoint weiter.</translation>
    </message>
    <message>
        <source>The machine does not say what became of it.</source>
        <translation>Der Rechner meldet nicht, was aus dem Lauf wurde.</translation>
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
        <source>A run of one rank must be done first: all else is measured against it.</source>
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
        <source>A speed is told once a run is done that has more than one epoch.</source>
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
        <source>The curves come with each epoch.</source>
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
        <source>The target is %1 %2, as the run spec says.</source>
        <translation>Das Ziel ist %1 %2, wie die Laufbeschreibung sagt.</translation>
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
        <source>That is more than the ideal: other work has probably slowed the one-rank runs. Repeat them.</source>
        <translation>Das ist mehr als das Ideal: Vermutlich hat andere Arbeit die Läufe mit einem Rang gebremst. Diese wiederholen.</translation>
    </message>
    <message>
        <source>%1 converge as one rank does: every curve stays inside the band.</source>
        <translation>%1 konvergieren wie ein Rang: Jede Kurve bleibt im Band.</translation>
    </message>
    <message>
        <source>1 rank</source>
        <translation>1 Rang</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>%1 Ränge</translation>
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
        <source>Name some numbers of ranks, such as 1, 2, 4.</source>
        <translation>Einige Rangzahlen nennen, etwa 1, 2, 4.</translation>
    </message>
    <message>
        <source>%1 is no number of ranks; 1 to %2 are allowed.</source>
        <translation>%1 ist keine Rangzahl; erlaubt sind 1 bis %2.</translation>
    </message>
    <message>
        <source>%1 repeats are not possible; 1 to %2 are allowed.</source>
        <translation>%1 Wiederholungen sind nicht möglich; erlaubt sind 1 bis %2.</translation>
    </message>
    <message>
        <source>The run spec continues another run; a study compares whole runs.</source>
        <translation>Die Laufbeschreibung setzt einen anderen Lauf fort; eine Studie vergleicht ganze Läufe.</translation>
    </message>
    <message>
        <source>One rank was added: all else is measured against it.</source>
        <translation>Ein Rang kam hinzu: Alles andere wird an ihm gemessen.</translation>
    </message>
    <message>
        <source>%1 was given more than once; it counts once.</source>
        <translation>%1 steht mehrfach da; es zählt einmal.</translation>
    </message>
    <message>
        <source>With one epoch no speed can be told, for the first epoch is set aside; train for two or more.</source>
        <translation>Mit einer Epoche lässt sich keine Geschwindigkeit angeben, denn die erste wird ausgenommen; zwei oder mehr trainieren.</translation>
    </message>
    <message>
        <source>The batch cannot be shared evenly among %1: some have a sample more.</source>
        <translation>Der Batch lässt sich nicht gleichmäßig auf %1 verteilen: Manche haben ein Beispiel mehr.</translation>
    </message>
    <message>
        <source>With all cores for one rank more ranks only share them; set the threads of a rank.</source>
        <translation>Bekommt ein Rang alle Kerne, teilen weitere Ränge sie nur; die Threads je Rang setzen.</translation>
    </message>
    <message>
        <source>With one repeat no spread can be told.</source>
        <translation>Mit einer Wiederholung lässt sich keine Streuung angeben.</translation>
    </message>
    <message>
        <source>%1 after %2 samples, where the band is %3 to %4</source>
        <translation>%1 nach %2 Beispielen, wo das Band von %3 bis %4 reicht</translation>
    </message>
    <message>
        <source>%1, %2: not known yet.</source>
        <translation>%1, %2: noch nicht bekannt.</translation>
    </message>
    <message>
        <source>%1, %2: inside the band of the one-rank runs everywhere.</source>
        <translation>%1, %2: überall im Band der Läufe mit einem Rang.</translation>
    </message>
    <message>
        <source>%1, %2: outside the band at %3 of %4 points, inside at the end; farthest %5.</source>
        <translation>%1, %2: an %3 von %4 Punkten außerhalb des Bandes, am Ende innerhalb; am weitesten %5.</translation>
    </message>
    <message>
        <source>%1, %2: outside the band at the end, on the better side; farthest %3.</source>
        <translation>%1, %2: am Ende außerhalb des Bandes, auf der besseren Seite; am weitesten %3.</translation>
    </message>
    <message>
        <source>%1, %2: outside the band at the end, on the worse side; farthest %3.</source>
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
        <source>each rank has too little work: a small part of a batch costs more a sample</source>
        <translation>Jeder Rang hat zu wenig Arbeit: Ein kleiner Teil eines Batches kostet je Beispiel mehr</translation>
    </message>
    <message>
        <source>the ranks share the machine&apos;s cores and memory and slow each other down</source>
        <translation>Die Ränge teilen Kerne und Speicher des Rechners und bremsen einander</translation>
    </message>
    <message>
        <source>none of the recorded phases explains it</source>
        <translation>Keine der aufgezeichneten Phasen erklärt es</translation>
    </message>
    <message>
        <source>The plateau begins at %1: up to %2, each further rank brings %3 of a rank. Cause: %4.</source>
        <translation>Die Sättigung beginnt bei %1: Bis %2 bringt jeder weitere Rang %3 eines Ranges. Ursache: %4.</translation>
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
        <source>There is no one-rank run, so nothing can be compared with it.</source>
        <translation>Es gibt keinen Lauf mit einem Rang, also lässt sich nichts mit ihm vergleichen.</translation>
    </message>
    <message>
        <source>%1: no speed can be told, for nothing is left beyond the first epoch.</source>
        <translation>%1: Keine Geschwindigkeit, denn nach der ersten Epoche bleibt nichts übrig.</translation>
    </message>
    <message>
        <source>With %1 the run spec does not hold. %2</source>
        <translation>Mit %1 gilt die Laufbeschreibung nicht. %2</translation>
    </message>
    <message>
        <source>There is no run spec.</source>
        <translation>Es gibt keine Laufbeschreibung.</translation>
    </message>
    <message>
        <source>More than %1 runs are not possible in one campaign.</source>
        <translation>Mehr als %1 Läufe sind in einer Kampagne nicht möglich.</translation>
    </message>
    <message>
        <source>Neither the cells of a stage nor those at once can be fewer than 0.</source>
        <translation>Weder die Zellen einer Stufe noch die Zellen zugleich können weniger als 0 sein.</translation>
    </message>
    <message>
        <source>The run spec of %1 does not hold. %2</source>
        <translation>Die Laufbeschreibung von %1 gilt nicht. %2</translation>
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
        <source>23.8 million weights in fp32; 64 samples a GPU at 142 images/s, two thirds of it backward; a ring that crosses each adapter once; two buckets, 5 µs a message.</source>
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
        <source>25.6 million weights in fp32; 1,200 images/s and 3 ms a step on one GPU, 10 GB/s between them, four buckets, two thirds of computing backward.</source>
        <translation>25,6 Millionen Gewichte in fp32; 1.200 Bilder/s und 3 ms je Schritt auf einer GPU, 10 GB/s dazwischen, vier Buckets, zwei Drittel des Rechnens rückwärts.</translation>
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
        <source>Preview of the augmentation</source>
        <translation>Vorschau der Augmentierung</translation>
    </message>
    <message>
        <source>Images before and after augmentation</source>
        <translation>Bilder vor und nach der Augmentierung</translation>
    </message>
    <message>
        <source>Which kind of change is shown</source>
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
        <source>What the network sees, %1 × %2 pixels: exactly these images, with the seed of the form.</source>
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
        <source>Pad each training image and cut it out again at a random place</source>
        <translation>Jedes Trainingsbild auffüllen und an zufälliger Stelle ausschneiden</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>Zufallsausschnitt</translation>
    </message>
    <message>
        <source>Take a random part of each image and resize it: the usual one for photographs</source>
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
        <source>Put a rectangle of another image in, and its label by its share</source>
        <translation>Ein Rechteck eines anderen Bildes einsetzen, sein Label nach dessen Anteil</translation>
    </message>
    <message>
        <source>Augment</source>
        <translation>Augmentieren</translation>
    </message>
    <message>
        <source>Random changes of training images, other ones in every epoch</source>
        <translation>Zufällige Änderungen der Trainingsbilder, in jeder Epoche andere</translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation>Vorschau …</translation>
    </message>
    <message>
        <source>Shows what these changes make of real images</source>
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
        <source>The same, kept in a folder that you name</source>
        <translation>Dasselbe, in einem Ordner Ihrer Wahl</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>The prepared cache: images decoded and resized once, at a run&apos;s first use of them</source>
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
        <source>The same training by several numbers of ranks, to see what more ranks bring</source>
        <translation>Dasselbe Training mit mehreren Rangzahlen, um zu sehen, was mehr Ränge bringen</translation>
    </message>
    <message>
        <source>Several seeds</source>
        <translation>Mehrere Seeds</translation>
    </message>
    <message>
        <source>The same run some times over, each with another seed</source>
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
        <source>Runs of each kind, each with a seed of its own</source>
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
        <source>Batch a rank</source>
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
        <source>How many ranks train together, one number after the other; 1 is added where it is missing</source>
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
        <source>All runs are queued at once; each waits to have the machine to itself. The first epoch is set aside when speed is measured.</source>
        <translation>Alle Läufe werden auf einmal eingereiht; jeder wartet, bis er den Rechner für sich hat. Beim Messen der Geschwindigkeit bleibt die erste Epoche außen vor.</translation>
    </message>
    <message>
        <source>Cells of a stage</source>
        <translation>Zellen einer Stufe</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>A cascade: cell i of each stage starts when cell i of the stage before has ended well</source>
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
        <source>Most cells that a cluster starts at once</source>
        <translation>So viele Zellen startet ein Cluster höchstens zugleich</translation>
    </message>
    <message>
        <source>A stage</source>
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
        <source>On a cluster each stage is submitted as one array of jobs. On a workstation the cells wait in the queue for free cores.</source>
        <translation>Auf einem Cluster wird jede Stufe als ein Job-Array eingereicht. Auf einem Arbeitsplatzrechner warten die Zellen in der Warteschlange auf freie Kerne.</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 Lauf</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 Läufe</translation>
    </message>
    <message>
        <source>Queue 1 run</source>
        <translation>1 Lauf einreihen</translation>
    </message>
    <message>
        <source>Queue %1 runs</source>
        <translation>%1 Läufe einreihen</translation>
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
</context>
<context>
    <name>trainyard::CampaignForm</name>
    <message>
        <source>Give the campaign a name.</source>
        <translation>Der Kampagne einen Namen geben.</translation>
    </message>
    <message>
        <source>“%1” is no number of ranks.</source>
        <translation>„%1“ ist keine Rangzahl.</translation>
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
</context>
<context>
    <name>trainyard::CampaignsPage</name>
    <message>
        <source>No campaigns yet</source>
        <translation>Noch keine Kampagnen</translation>
    </message>
    <message>
        <source>A campaign is many runs planned together, such as one spec trained by 1, 2 and 4 ranks. Set up a run, then choose Start as campaign.</source>
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
        <source>Archived campaigns stand here, out of the way; nothing of them is lost.</source>
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
        <source>What it says</source>
        <translation>Was sie sagt</translation>
    </message>
    <message>
        <source>Forecast…</source>
        <translation>Vorhersage …</translation>
    </message>
    <message>
        <source>How the forecast is made, and published speed-ups beside it</source>
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
        <source>Show among the runs</source>
        <translation>Unter den Läufen zeigen</translation>
    </message>
    <message>
        <source>Show its timeline</source>
        <translation>Seine Zeitachse zeigen</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Nothing can be said before the first runs are done.</source>
        <translation>Bevor die ersten Läufe fertig sind, lässt sich nichts sagen.</translation>
    </message>
    <message>
        <source>1 cell has no run, or one that ended before it was done</source>
        <translation>1 Zelle hat keinen Lauf oder einen, der vorzeitig endete</translation>
    </message>
    <message>
        <source>%1 cells have no run, or one that ended before it was done</source>
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
        <source>Running ones write a checkpoint first and can be resumed later; waiting ones leave the queue.</source>
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
        <source>Amounts against reset points</source>
        <translation>Anteile gegen Rücksetzpunkte</translation>
    </message>
    <message>
        <source>Every run of the campaign</source>
        <translation>Jeder Lauf der Kampagne</translation>
    </message>
    <message>
        <source>Page (*.pdf);;Drawing (*.svg);;Picture (*.png);;Values (*.csv);;LaTeX table (*.tex)</source>
        <translation>Seite (*.pdf);;Zeichnung (*.svg);;Bild (*.png);;Werte (*.csv);;LaTeX-Tabelle (*.tex)</translation>
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
        <source>There is no forecast for asynchronous runs: their ranks share no step.</source>
        <translation>Für asynchrone Läufe gibt es keine Vorhersage: Ihre Ränge teilen keinen Schritt.</translation>
    </message>
    <message>
        <source>The forecast needs whole runs of one rank and of another number.</source>
        <translation>Die Vorhersage braucht ganze Läufe mit einem Rang und mit einer anderen Zahl.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Forecast from 1 and %1 ranks: %2 a step and %3 a sample on one rank, %4 of waiting for each other at %5.</source>
        <translation>Vorhersage aus 1 und %1 Rängen: %2 je Schritt und %3 je Beispiel auf einem Rang, %4 Warten aufeinander mit %5.</translation>
    </message>
    <message>
        <source>Beside other ranks a rank computes %1 times as long.</source>
        <translation>Neben anderen Rängen rechnet ein Rang %1-mal so lange.</translation>
    </message>
    <message>
        <source>The machine has %1 cores; ranks beyond them share.</source>
        <translation>Der Rechner hat %1 Kerne; weitere Ränge teilen sie.</translation>
    </message>
    <message>
        <source>Stopping %1 runs</source>
        <translation>%1 Läufe werden gestoppt</translation>
    </message>
    <message>
        <source>Campaign archived; its runs stay where they are</source>
        <translation>Kampagne archiviert; ihre Läufe bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>Campaign brought back</source>
        <translation>Kampagne zurückgeholt</translation>
    </message>
    <message>
        <source>Assumed: more than %1 ranks slow each other&apos;s memory no further than these do.</source>
        <translation>Angenommen: Mehr als %1 Ränge bremsen einander beim Speicher nicht stärker als diese.</translation>
    </message>
    <message>
        <source>Assumed: every rank has cores of its own; more than %1 ranks of a node slow each other&apos;s memory and links no further than these do, and ranks of other nodes wait for sums no longer.</source>
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
        <source>From its publisher, through the system&apos;s proxy, into %1. A broken download goes on where it stopped; every file is checked against its checksum.</source>
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
        <source>It is in the list.</source>
        <translation>Steht in der Liste.</translation>
    </message>
    <message>
        <source>Waits for another download…</source>
        <translation>Wartet auf einen anderen Download …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Checking what is there: %1 of %2</source>
        <translation>Prüft, was schon da ist: %1 von %2</translation>
    </message>
    <message>
        <source>Unpacking…</source>
        <translation>Wird entpackt …</translation>
    </message>
    <message>
        <source>The connection broke; it is tried again…</source>
        <translation>Die Verbindung brach ab; es wird erneut versucht …</translation>
    </message>
</context>
<context>
    <name>trainyard::CellsModel</name>
    <message>
        <source>It has no run yet: Start missing cells makes one.</source>
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
    <name>trainyard::ChartLegend</name>
    <message>
        <source>Legend: %1</source>
        <translation>Legende: %1</translation>
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
        <source>What the spec says</source>
        <translation>Was in der Spezifikation steht</translation>
    </message>
    <message>
        <source>How the run spec names this checkpoint</source>
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
        <source>Checkpoints that a run removes later on are gone then: let it keep them (Training › Checkpoints), or choose its end.</source>
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
        <source>Offers the checkpoints of runs that are there</source>
        <translation>Bietet die vorhandenen Checkpoints von Läufen an</translation>
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
        <source>Where the run stands on its machine</source>
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
        <source>Time trained, all attempts together</source>
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
        <source>Parameter %1 of the run spec</source>
        <translation>Parameter %1 der Laufbeschreibung</translation>
    </message>
    <message>
        <source>Series %1: highest is best for accuracies and rates, lowest for losses and times</source>
        <translation>Messreihe %1: Bei Genauigkeiten und Raten ist hoch am besten, bei Losses und Zeiten niedrig</translation>
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
        <source>Which value of a series</source>
        <translation>Welcher Wert einer Messreihe</translation>
    </message>
    <message>
        <source>Columns that can be added</source>
        <translation>Spalten, die hinzukommen können</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Add the chosen columns (Enter)</source>
        <translation>Gewählte Spalten hinzufügen (Eingabe)</translation>
    </message>
    <message>
        <source>Take the chosen columns away (Del)</source>
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
        <source>Columns of the table, in their order</source>
        <translation>Spalten der Tabelle in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>In the table, left to right</source>
        <translation>In der Tabelle, von links nach rechts</translation>
    </message>
    <message>
        <source>Standard columns</source>
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
    <name>trainyard::ComparePane</name>
    <message>
        <source>Series of the chart</source>
        <translation>Messreihe des Diagramms</translation>
    </message>
    <message>
        <source>The series drawn for each selected run</source>
        <translation>Die Messreihe, die für jeden gewählten Lauf gezeichnet wird</translation>
    </message>
    <message>
        <source>Axis of the chart</source>
        <translation>Achse des Diagramms</translation>
    </message>
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
        <source>by time</source>
        <translation>nach Zeit</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Only what differs</source>
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
        <source>%1 · the first %2 of %3 selected runs</source>
        <translation>%1 · die ersten %2 von %3 gewählten Läufen</translation>
    </message>
    <message>
        <source>Comparison of %1 runs</source>
        <translation>Vergleich von %1 Läufen</translation>
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
        <source>What is wrong with single images</source>
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
        <source>Files that are broken or no images</source>
        <translation>Dateien, die beschädigt oder keine Bilder sind</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doppelte</translation>
    </message>
    <message>
        <source>Validation images that stand among the training images too: they make the accuracy look better than it is</source>
        <translation>Validierungsbilder, die auch unter den Trainingsbildern stehen: sie lassen die Genauigkeit besser aussehen, als sie ist</translation>
    </message>
    <message>
        <source>Which check is listed</source>
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
        <source>all alike</source>
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
        <source>No validation image stands among the training images.</source>
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
        <source>none to see: the samples are numbers</source>
        <translation>keine zu sehen: die Samples sind Zahlen</translation>
    </message>
    <message>
        <source>Every sample can be read.</source>
        <translation>Jedes Sample ist lesbar.</translation>
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
        <source>Folder or file there</source>
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
        <source>Add a machine on the page Machines first.</source>
        <translation>Fügen Sie zuerst auf der Seite Rechner einen Rechner hinzu.</translation>
    </message>
    <message>
        <source>Enter the whole path, beginning with /.</source>
        <translation>Geben Sie den ganzen Pfad an, beginnend mit /.</translation>
    </message>
    <message>
        <source>It is inspected there and stays where it is; runs on that machine find it by its path.</source>
        <translation>Er wird dort geprüft und bleibt, wo er ist; Läufe auf diesem Rechner finden ihn über seinen Pfad.</translation>
    </message>
    <message>
        <source>The machine is connected first, which may ask you to log in. The data set is inspected there and stays where it is.</source>
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
        <source>%1; %2 under another class</source>
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
        <source>Training and validation, as training will use them</source>
        <translation>Training und Validierung, wie ein Lauf sie verwendet</translation>
    </message>
    <message>
        <source>Train at</source>
        <translation>Trainingsgröße</translation>
    </message>
    <message>
        <source>The size New run begins with; it can be changed there</source>
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
        <source>Depends on classes, labels and pixels alone: the same data has the same fingerprint anywhere</source>
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
        <source>%1 numbers a sample</source>
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
        <source>A data set is a folder of images with one folder a class, IDX files like MNIST&apos;s, CIFAR batches, a CSV list, TFRecord or HDF5 files. It is read where it lies; nothing is copied.</source>
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
        <source>Take off the list</source>
        <translation>Aus der Liste nehmen</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>1 data set</source>
        <translation>1 Datensatz</translation>
    </message>
    <message>
        <source>%1 data sets</source>
        <translation>%1 Datensätze</translation>
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
        <source>Adds a data set that is on this machine or another one already; it stays where it is</source>
        <translation>Fügt einen Datensatz hinzu, der schon auf diesem oder einem anderen Rechner liegt; er bleibt, wo er ist</translation>
    </message>
    <message>
        <source>On another machine…</source>
        <translation>Auf einem anderen Rechner …</translation>
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
</context>
<context>
    <name>trainyard::DataViewModel</name>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>%1 was taken off the list; its files stay</source>
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
        <source>Waits for another data set…</source>
        <translation>Wartet auf einen anderen Datensatz …</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
</context>
<context>
    <name>trainyard::DeleteDialog</name>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Delete 1 run for good?</source>
        <translation>1 Lauf endgültig löschen?</translation>
    </message>
    <message>
        <source>Delete %1 runs for good?</source>
        <translation>%1 Läufe endgültig löschen?</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Their curves, messages, tags and notes leave the store. This cannot be undone.</source>
        <translation>Kurven, Meldungen, Tags und Notizen verlassen die Ablage. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete their run directories with all checkpoints, too</source>
        <translation>Auch die Laufordner mit allen Checkpoints löschen</translation>
    </message>
    <message>
        <source>Without this, spec, events, logs and checkpoints stay on the disk.</source>
        <translation>Sonst bleiben Beschreibung, Ereignisse, Logs und Checkpoints auf dem Datenträger.</translation>
    </message>
    <message>
        <source>1 of them is not finished: stop it first.</source>
        <translation>1 davon ist nicht beendet: zuerst stoppen.</translation>
    </message>
    <message>
        <source>%1 of them are not finished: stop them first.</source>
        <translation>%1 davon sind nicht beendet: zuerst stoppen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
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
        <source>Shuffled anew each epoch, then every n-th sample goes to a rank</source>
        <translation>In jeder Epoche neu gemischt, dann jedes n-te Beispiel an einen Rang</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Each rank draws its batches from all samples, with repetition</source>
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
        <source>Batch a rank</source>
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
</context>
<context>
    <name>trainyard::DistributionViewModel</name>
    <message>
        <source>no sample</source>
        <translation>kein Beispiel</translation>
    </message>
    <message>
        <source>Rank %1 has no sample at all.</source>
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
        <source>%1 files are fewer than %2 ranks: each rank takes a contiguous part of all samples instead.</source>
        <translation>%1 Dateien sind weniger als %2 Ränge: Jeder Rang nimmt stattdessen einen zusammenhängenden Teil aller Beispiele.</translation>
    </message>
    <message>
        <source>… and %1 warnings more</source>
        <translation>… und %1 weitere Warnungen</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>%1 to %2 steps</source>
        <translation>%1 bis %2 Schritte</translation>
    </message>
    <message>
        <source>%1 samples of %2 classes · %3 ranks · %4 an epoch</source>
        <translation>%1 Beispiele aus %2 Klassen · %3 Ränge · %4 je Epoche</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 Beispiel</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 Beispiele</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2, the last with %3</source>
        <translation>%1 · %2, der letzte mit %3</translation>
    </message>
</context>
<context>
    <name>trainyard::Elsewhere</name>
    <message>
        <source>not found on this workstation</source>
        <translation>auf diesem Rechner nicht gefunden</translation>
    </message>
    <message>
        <source>whether it lies on %1 is seen when the run starts</source>
        <translation>ob er auf %1 liegt, zeigt sich beim Start des Laufs</translation>
    </message>
    <message>
        <source>1 node</source>
        <translation>1 Knoten</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 Knoten</translation>
    </message>
</context>
<context>
    <name>trainyard::EngineCall</name>
    <message>
        <source>the connection to the machine was ended</source>
        <translation>die Verbindung zum Rechner wurde beendet</translation>
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
        <source>Send this window&apos;s engine as sources and have a job build it there with the machine&apos;s compiler, CUDA and MPI</source>
        <translation>Die Engine dieses Fensters als Quelltext senden und dort von einem Job mit Compiler, CUDA und MPI des Rechners bauen lassen</translation>
    </message>
    <message>
        <source>Run the engine&apos;s self-test there, as a job where the machine has a scheduler</source>
        <translation>Den Selbsttest der Engine dort ausführen, als Job, wo der Rechner einen Scheduler hat</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>Install from sources, built there</source>
        <translation>Aus den Quellen installieren, dort gebaut</translation>
    </message>
    <message>
        <source>Install the engine of this workstation</source>
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
        <source>The check starts…</source>
        <translation>Die Prüfung beginnt …</translation>
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
        <source>There is no engine on this machine yet. Install it: nothing needs to be there but a compiler.</source>
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
        <source>Looking at the machine…</source>
        <translation>Der Rechner wird angesehen …</translation>
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
        <source>Building there, %1</source>
        <translation>Wird dort gebaut, %1</translation>
    </message>
    <message>
        <source>Putting it in its place…</source>
        <translation>Wird an ihren Platz gebracht …</translation>
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
    <name>trainyard::FetchDialog</name>
    <message>
        <source>Fetch %1</source>
        <translation>%1 holen</translation>
    </message>
    <message>
        <source>Copies checkpoints and results from %1 to this computer. A copy that is cut goes on where it ended, and each file is compared with the one there.</source>
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
        <source>The one with the best validation result</source>
        <translation>Der mit dem besten Validierungsergebnis</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All there are</source>
        <translation>Alle, die es gibt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Results alone</source>
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
        <source>What the checkpoint holds, as the engine here reads it</source>
        <translation>Was der Checkpoint enthält, wie die Engine hier ihn liest</translation>
    </message>
    <message>
        <source>The run&apos;s settings in the New run form, beginning with these weights</source>
        <translation>Die Einstellungen des Laufs im Formular Neuer Lauf, mit diesen Gewichten am Anfang</translation>
    </message>
    <message>
        <source>Folder for what is fetched</source>
        <translation>Ordner für das Geholte</translation>
    </message>
    <message>
        <source>Name the whole path of the folder.</source>
        <translation>Den ganzen Pfad des Ordners angeben.</translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>Noch einmal holen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Looking at the machine…</source>
        <translation>Der Rechner wird angesehen …</translation>
    </message>
    <message>
        <source>The connection broke after %1 of %2; the copy goes on there by itself.</source>
        <translation>Die Verbindung brach nach %1 von %2; die Kopie geht dort von selbst weiter.</translation>
    </message>
    <message>
        <source>Waiting for the connection…</source>
        <translation>Warten auf die Verbindung …</translation>
    </message>
    <message>
        <source>%1 files copied, %2 were here already.</source>
        <translation>%1 Dateien kopiert, %2 waren schon hier.</translation>
    </message>
    <message>
        <source>%1 files copied, %2 were here already. The checkpoint: %3</source>
        <translation>%1 Dateien kopiert, %2 waren schon hier. Der Checkpoint: %3</translation>
    </message>
    <message>
        <source>Cancelled. What was copied is kept.</source>
        <translation>Abgebrochen. Was kopiert wurde, bleibt.</translation>
    </message>
</context>
<context>
    <name>trainyard::FieldEditors</name>
    <message>
        <source>none; several with commas</source>
        <translation>keine; mehrere mit Kommas</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no list of numbers, such as 0, 2, 5</source>
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
        <source>not told</source>
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
        <source>Share of the warps that fit which were active, from hardware counters</source>
        <translation>Anteil der möglichen Warps, die aktiv waren, aus Hardwarezählern</translation>
    </message>
    <message>
        <source>Estimated occupancy (CUPTI)</source>
        <translation>Geschätzte Belegung (CUPTI)</translation>
    </message>
    <message>
        <source>trace some steps to see it</source>
        <translation>erst nach dem Aufzeichnen einiger Schritte</translation>
    </message>
    <message>
        <source>Durations of the kernels of the traced steps × the warps that each could have active</source>
        <translation>Dauer der Kernel der aufgezeichneten Schritte × die Warps, die jeder aktiv haben konnte</translation>
    </message>
    <message>
        <source>Achieved occupancy (CUPTI counters)</source>
        <translation>Erreichte Belegung (Zähler von CUPTI)</translation>
    </message>
    <message>
        <source>not measured; it needs privileges</source>
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
    <name>trainyard::HostKeyDialog</name>
    <message>
        <source>First contact with %1</source>
        <translation>Erster Kontakt mit %1</translation>
    </message>
    <message>
        <source>%1 has not been met before</source>
        <translation>%1 ist noch nicht bekannt</translation>
    </message>
    <message>
        <source>This is the fingerprint of its %1 key. Compare it with the one that the machine&apos;s administrators publish; only if they are the same is it the right machine.</source>
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
    <name>trainyard::LayerSharesWidget</name>
    <message>
        <source>Weights left by layer</source>
        <translation>Übrige Gewichte je Schicht</translation>
    </message>
    <message>
        <source>%1 of %2 layers are shown: those that keep least</source>
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
        <source>Checkpoints, warnings and the like appear here.</source>
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
        <source>Which events</source>
        <translation>Welche Ereignisse</translation>
    </message>
    <message>
        <source>Choose an event to put the cursor of all charts there</source>
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
        <source>Write a checkpoint at the next step and go on training</source>
        <translation>Beim nächsten Schritt einen Checkpoint schreiben und weitertrainieren</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Write a checkpoint and end; the run can be resumed from there</source>
        <translation>Einen Checkpoint schreiben und enden; der Lauf lässt sich von dort fortsetzen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Go on from the newest checkpoint as a new attempt of the same run</source>
        <translation>Ab dem neuesten Checkpoint als neuer Versuch desselben Laufs weitermachen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take the run off the queue</source>
        <translation>Den Lauf aus der Warteschlange nehmen</translation>
    </message>
    <message>
        <source>Choose the run to watch</source>
        <translation>Lauf zum Beobachten wählen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>%1	%2, %3</source>
        <translation>%1	%2, %3</translation>
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
        <source>Record what every rank does when, for the Timeline page</source>
        <translation>Festhalten, was jeder Rang wann tut, für die Seite Zeitachse</translation>
    </message>
    <message>
        <source>Show its traces</source>
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
        <source>Let the job start when it is its turn</source>
        <translation>Den Auftrag beginnen lassen, wenn er an der Reihe ist</translation>
    </message>
    <message>
        <source>Requeue</source>
        <translation>Neu einreihen</translation>
    </message>
    <message>
        <source>End the job and put it back in the cluster&apos;s queue; it goes on from its newest checkpoint</source>
        <translation>Den Auftrag beenden und wieder in die Warteschlange des Clusters stellen; er geht vom neuesten Checkpoint aus weiter</translation>
    </message>
    <message>
        <source>Extend time…</source>
        <translation>Mehr Zeit …</translation>
    </message>
    <message>
        <source>Save, and go on in a new job with more time</source>
        <translation>Sichern und in einem neuen Auftrag mit mehr Zeit weitermachen</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>Sparsität</translation>
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
        <source>Enter goes to the next place, backwards from the newest line</source>
        <translation>Eingabe geht zur nächsten Stelle, von der neuesten Zeile rückwärts</translation>
    </message>
    <message>
        <source>Keep the newest line in sight</source>
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
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time trained, without the pauses between attempts</source>
        <translation>Trainingszeit ohne die Pausen zwischen Versuchen</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>Weight of the past in an exponential moving average; 0 shows the values as they are</source>
        <translation>Gewicht der Vergangenheit im exponentiell gleitenden Mittel; 0 zeigt die Werte, wie sie sind</translation>
    </message>
    <message>
        <source>Logarithmic axis for losses; values of zero and below have no place on it</source>
        <translation>Logarithmische Achse für Losses; Werte von null und darunter haben auf ihr keinen Platz</translation>
    </message>
    <message>
        <source>Behind the smoothed line: the values themselves, and the band from the smallest to the largest</source>
        <translation>Hinter der geglätteten Linie: die Werte selbst und das Band vom kleinsten zum größten</translation>
    </message>
    <message>
        <source>Fit the axis to the bulk of the values; a triangle at the edge marks what lies beyond</source>
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
        <source>Wheel over a chart: zoom. Drag: move. Double click: whole run.</source>
        <translation>Mausrad über dem Diagramm: zoomen. Ziehen: verschieben. Doppelklick: ganzer Lauf.</translation>
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
        <source>Table of what is shown, CSV…</source>
        <translation>Tabelle des Gezeigten, CSV …</translation>
    </message>
</context>
<context>
    <name>trainyard::LivePage</name>
    <message>
        <source>No run yet</source>
        <translation>Noch kein Lauf</translation>
    </message>
    <message>
        <source>Start one and its curves appear here while it trains. A first run on the built-in dataset is prepared under New run; it needs no data and takes a few minutes.</source>
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
        <source>Minutes that the new job gets:</source>
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
        <source>Its run directory is on another machine. Fetch what you want to see.</source>
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
        <source>The next %1 steps are traced; the Timeline page shows them.</source>
        <translation>Die nächsten %1 Schritte werden aufgezeichnet; die Seite Zeitachse zeigt sie.</translation>
    </message>
    <message>
        <source>The run saves and stops; a new job goes on with %1 minutes.</source>
        <translation>Der Lauf sichert und hält an; ein neuer Auftrag macht mit %1 Minuten weiter.</translation>
    </message>
    <message>
        <source>Nothing has been heard of %1 yet.</source>
        <translation>Von %1 war noch nichts zu hören.</translation>
    </message>
    <message>
        <source>As it was at %1: %2 is not connected.</source>
        <translation>Stand von %1: %2 ist nicht verbunden.</translation>
    </message>
    <message>
        <source>%1 Its connection is paused.</source>
        <translation>%1 Die Verbindung ruht.</translation>
    </message>
    <message>
        <source>%1 It is being connected again; the run goes on there.</source>
        <translation>%1 Die Verbindung wird wieder aufgebaut; der Lauf geht dort weiter.</translation>
    </message>
    <message>
        <source>%1 Connect it on the page Machines; the run goes on there.</source>
        <translation>%1 Auf der Seite Rechner verbinden; der Lauf geht dort weiter.</translation>
    </message>
</context>
<context>
    <name>trainyard::LoginDesk</name>
    <message>
        <source>What the keychain held was refused.</source>
        <translation>Was im Schlüsselbund lag, wurde abgelehnt.</translation>
    </message>
    <message>
        <source>That did not open the key.</source>
        <translation>Das hat den Schlüssel nicht geöffnet.</translation>
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
        <source>%1 asks</source>
        <translation>%1 fragt</translation>
    </message>
    <message>
        <source>Remember in the keychain</source>
        <translation>Im Schlüsselbund merken</translation>
    </message>
    <message>
        <source>Kept by the desktop&apos;s keychain alone, once the machine has accepted it</source>
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
        <source>Compares every operator with an independent calculation, and measures memory, arithmetic, disk and data loading beside what they should reach. It takes about ten seconds; nothing else should run.</source>
        <translation>Vergleicht jeden Operator mit einer unabhängigen Rechnung und misst Speicher, Rechenleistung, Datenträger und das Laden von Daten an dem, was sie erreichen sollten. Das dauert etwa zehn Sekunden; nebenher sollte nichts laufen.</translation>
    </message>
    <message>
        <source>32-bit numbers</source>
        <translation>Zahlen mit 32 Bit</translation>
    </message>
    <message>
        <source>16-bit numbers, where the processor has them</source>
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
        <source>1 thread</source>
        <translation>1 Thread</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 Threads</translation>
    </message>
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
        <source>One thing is wrong</source>
        <translation>Eines ist falsch</translation>
    </message>
    <message>
        <source>%1 things are wrong</source>
        <translation>%1 Dinge sind falsch</translation>
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
        <source>Keep runs on a local disk, or on another one: TRAINYARD_HOME names the folder.</source>
        <translation>Läufe auf einem lokalen oder einem anderen Datenträger halten: TRAINYARD_HOME nennt den Ordner.</translation>
    </message>
    <message>
        <source>Look whether other programs use the processor, and whether oneDNN is the one Trainyard was installed with.</source>
        <translation>Nachsehen, ob andere Programme den Prozessor nutzen und ob oneDNN das ist, mit dem Trainyard installiert wurde.</translation>
    </message>
    <message>
        <source>Close other programs and check again. If it stays, the processor may be throttled or shared with others.</source>
        <translation>Andere Programme schließen und noch einmal prüfen. Bleibt es so, ist der Prozessor vielleicht gedrosselt oder mit anderen geteilt.</translation>
    </message>
    <message>
        <source>Operators, beside the reference</source>
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
        <source>This computer is a login node itself, and has SLURM</source>
        <translation>Dieser Rechner ist selbst ein Login-Knoten und hat SLURM</translation>
    </message>
    <message>
        <source>How it is reached</source>
        <translation>Wie er erreicht wird</translation>
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
        <source>A host of ~/.ssh/config, a name or an address</source>
        <translation>Ein Host aus ~/.ssh/config, ein Name oder eine Adresse</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What this window calls it</source>
        <translation>Wie dieses Fenster ihn nennt</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>As ~/.ssh/config says</source>
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
        <source>user@host:port, several with commas in the order they are passed; &quot;none&quot; for none</source>
        <translation>user@host:port, mehrere mit Kommas in der Reihenfolge des Wegs; „none“ für keine</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>Schlüsseldatei</translation>
    </message>
    <message>
        <source>A private key on this computer that is tried first</source>
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
        <source>Runs start by themselves when cores and GPUs are free</source>
        <translation>Läufe starten von selbst, sobald Kerne und GPUs frei sind</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Scheduler</translation>
    </message>
    <message>
        <source>There; may begin with ~/ or hold a variable such as $SCRATCH</source>
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
        <source>trainyard-engine, in the PATH there</source>
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
        <source>Hosts of ~/.ssh/config to pick from: %1</source>
        <translation>Hosts in ~/.ssh/config zur Auswahl: %1</translation>
    </message>
    <message>
        <source>Without SLURM this computer is &quot;This workstation&quot;</source>
        <translation>Ohne SLURM heißt dieser Computer „Dieser Rechner“</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineHeaderCard</name>
    <message>
        <source>Copy this text</source>
        <translation>Diesen Text kopieren</translation>
    </message>
    <message>
        <source>Open a terminal there</source>
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
        <source>Forget kept passwords</source>
        <translation>Gemerkte Passwörter vergessen</translation>
    </message>
    <message>
        <source>Take off the list</source>
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
        <source>Known, and the same as before</source>
        <translation>Bekannt und derselbe wie zuvor</translation>
    </message>
    <message>
        <source>Go on: look at it again</source>
        <translation>Fortfahren: wieder nach ihm sehen</translation>
    </message>
    <message>
        <source>Pause: stay logged in, but ask nothing of it</source>
        <translation>Pausieren: angemeldet bleiben, aber nichts von ihm wissen wollen</translation>
    </message>
    <message>
        <source>Go on</source>
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
        <source>No jobs there</source>
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
        <source>Also those that ended within the last day</source>
        <translation>Auch die, die im Lauf des letzten Tages geendet haben</translation>
    </message>
    <message>
        <source>Nothing is known yet</source>
        <translation>Noch ist nichts bekannt</translation>
    </message>
    <message>
        <source>What you start on this machine stands here with its state, and why it waits.</source>
        <translation>Was du auf diesem Rechner startest, steht hier mit seinem Zustand und warum es wartet.</translation>
    </message>
    <message>
        <source>Connect to the machine to see your jobs.</source>
        <translation>Verbinde dich mit dem Rechner, um deine Jobs zu sehen.</translation>
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
        <source>What a run has saved stays; it can be resumed from its last checkpoint.</source>
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
        <source>It saves and stops, and a new job goes on from there with this much time, in hours:</source>
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
    <name>trainyard::MachineTrial</name>
    <message>
        <source>not needed on this workstation</source>
        <translation>auf diesem Rechner nicht nötig</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
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
</context>
<context>
    <name>trainyard::MachineTrialCard</name>
    <message>
        <source>Test</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Tries step by step whether runs can go there, and says what to do where they cannot.</source>
        <translation>Versucht Schritt für Schritt, ob Läufe dorthin können, und sagt, was zu tun ist, wo nicht.</translation>
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
        <source>%1, 1 reconnect</source>
        <translation>%1, 1-mal neu verbunden</translation>
    </message>
    <message>
        <source>%1, %2 reconnects</source>
        <translation>%1, %2-mal neu verbunden</translation>
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
        <source>last heard %1</source>
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
        <source>Being tried</source>
        <translation>Wird versucht</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Mind this</source>
        <translation>Beachten</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Not tried</source>
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
        <source>1 core</source>
        <translation>1 Kern</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>%1 Kerne</translation>
    </message>
    <message>
        <source>1 partition</source>
        <translation>1 Partition</translation>
    </message>
    <message>
        <source>%1 partitions</source>
        <translation>%1 Partitionen</translation>
    </message>
    <message>
        <source>at most 1 job at once</source>
        <translation>höchstens 1 Job zugleich</translation>
    </message>
    <message>
        <source>at most %1 jobs at once</source>
        <translation>höchstens %1 Jobs zugleich</translation>
    </message>
    <message>
        <source>%1 d %2</source>
        <translation>%1 T %2</translation>
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
        <source>Look at the machine now</source>
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
        <source>The keychain holds no passwords of machines any more</source>
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
        <source>What the cluster offers</source>
        <translation>Was der Cluster bietet</translation>
    </message>
    <message>
        <source>What it offers</source>
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
        <source>Nothing is known of it yet. Connect, and its partitions, nodes and limits stand here.</source>
        <translation>Noch ist nichts von ihm bekannt. Nach dem Verbinden stehen hier seine Partitionen, Knoten und Grenzen.</translation>
    </message>
    <message>
        <source>The cluster told nothing of its partitions.</source>
        <translation>Der Cluster hat nichts von seinen Partitionen gesagt.</translation>
    </message>
    <message>
        <source>It has no GPU that its driver tells of; runs use its %1.</source>
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
        <source>SLURM</source>
        <translation>SLURM</translation>
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
        <source>Of a tiny command</source>
        <translation>Eines winzigen Befehls</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>%1, SLURM %2</source>
        <translation>%1, SLURM %2</translation>
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
        <source>Where runs are put</source>
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
        <source>Its clock and ours differ; times of jobs are told by its own</source>
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
        <source>no limits of its own</source>
        <translation>keine eigenen Grenzen</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>none are kept here</source>
        <translation>werden hier nicht geführt</translation>
    </message>
    <message>
        <source>a job: %1</source>
        <translation>je Job: %1</translation>
    </message>
    <message>
        <source>a user: %1</source>
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
        <source>none is told</source>
        <translation>keine genannt</translation>
    </message>
    <message>
        <source>Not told</source>
        <translation>Nicht gesagt</translation>
    </message>
    <message>
        <source>%1 was taken off the list; its jobs go on there</source>
        <translation>%1 wurde von der Liste genommen; die Jobs dort laufen weiter</translation>
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
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>User&apos;s &amp;guide</source>
        <translation>&amp;Handbuch</translation>
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
        <source>The images stay on the GPU (%1): a step brings only which of them and how they are changed.</source>
        <translation>Die Bilder bleiben auf der GPU (%1): Ein Schritt bringt nur mit, welche davon und wie sie verändert werden.</translation>
    </message>
    <message>
        <source>Each step brings its images to the GPU, for all of them would fill more than a quarter of its free memory, or leave the network too little.</source>
        <translation>Jeder Schritt bringt seine Bilder zur GPU, denn alle zusammen würden mehr als ein Viertel ihres freien Speichers füllen oder dem Netz zu wenig lassen.</translation>
    </message>
    <message>
        <source>Each step brings its images to the GPU, for resized crops, RandAugment and changes of colour are made by the processor.</source>
        <translation>Jeder Schritt bringt seine Bilder zur GPU, denn skalierte Ausschnitte, RandAugment und Farbänderungen macht der Prozessor.</translation>
    </message>
    <message>
        <source>Each step brings its images to the GPU, for TRAINYARD_RESIDENT_MIB is 0.</source>
        <translation>Jeder Schritt bringt seine Bilder zur GPU, denn TRAINYARD_RESIDENT_MIB ist 0.</translation>
    </message>
    <message>
        <source>images</source>
        <translation>Bilder</translation>
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
        <source>By name or kind; Enter goes to the next one</source>
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
        <source>There is no network to show: its settings do not fit together.</source>
        <translation>Es gibt kein Netz zu zeigen: Seine Einstellungen passen nicht zusammen.</translation>
    </message>
    <message>
        <source>The run&apos;s settings are no longer in the store.</source>
        <translation>Die Einstellungen des Laufs sind nicht mehr im Speicher.</translation>
    </message>
    <message>
        <source>The run&apos;s data cannot be read here, so the number of classes of the last layer is a guess.</source>
        <translation>Die Daten des Laufs sind hier nicht lesbar; die Klassenzahl der letzten Schicht ist darum geraten.</translation>
    </message>
    <message>
        <source>%1 layers · %2 parameters · %3 and %4 of activations a sample, forward</source>
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
        <source>Name of the run. It follows the settings until you change it; empty it to have it proposed again.</source>
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
        <source>Takes back every change since the preset or the clone</source>
        <translation>Nimmt alle Änderungen seit der Vorlage oder dem Klon zurück</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Als Vorlage speichern …</translation>
    </message>
    <message>
        <source>Keeps these settings under a name, to start from them again</source>
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
        <source>The run waits in the queue until enough cores are free; this window need not stay open.</source>
        <translation>Der Lauf wartet in der Warteschlange, bis genug Kerne frei sind; dieses Fenster muss nicht offen bleiben.</translation>
    </message>
    <message>
        <source>The run goes on when this window is closed; opening it again finds the run.</source>
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
        <source>A scaling study, several seeds, or lottery tickets: shows all runs before it queues them</source>
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
        <source>The run is being handed to the machine.</source>
        <translation>Der Lauf wird dem Rechner übergeben.</translation>
    </message>
    <message>
        <source>1 problem to solve first</source>
        <translation>Zuerst 1 Problem lösen</translation>
    </message>
    <message>
        <source>%1 problems to solve first</source>
        <translation>Zuerst %1 Probleme lösen</translation>
    </message>
    <message>
        <source>The settings are being checked.</source>
        <translation>Die Einstellungen werden geprüft.</translation>
    </message>
    <message>
        <source>Enter the whole path, beginning with /.</source>
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
        <source>%1 could not be asked, so memory, GPUs and data are those of this workstation: %2</source>
        <translation>%1 konnte nicht gefragt werden; Speicher, GPUs und Daten sind daher die dieses Rechners: %2</translation>
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
        <translation>SLURM sagt: %1</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Auf %1</translation>
    </message>
    <message>
        <source>When it started, or when the scheduler expects it to</source>
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
        <source>Where jobs go that name no partition</source>
        <translation>Wohin Jobs gehen, die keine Partition nennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>GPUs a node</source>
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
        <source>One pass forward, multiply and add counted as two; a training step costs about three times that</source>
        <translation>Ein Durchgang vorwärts, Multiplikation und Addition zählen als zwei; ein Trainingsschritt kostet etwa das Dreifache</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>What the engine is expected to use at most</source>
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
        <source>Samples in the last step of an epoch; it is trained too</source>
        <translation>Samples im letzten Schritt einer Epoche; auch er wird trainiert</translation>
    </message>
    <message>
        <source>Steps in all</source>
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
        <source>Copies the run spec: saved as spec.json, the command above starts the same run</source>
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
        <source>1 problem</source>
        <translation>1 Problem</translation>
    </message>
    <message>
        <source>%1 problems</source>
        <translation>%1 Probleme</translation>
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
        <source>Looks at the data folder and the settings once more</source>
        <translation>Sieht sich Datenordner und Einstellungen noch einmal an</translation>
    </message>
    <message>
        <source>Ends the look at the data folder; the settings stay as they are (Esc)</source>
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
        <source>The network as a drawing and as a table, in a window of its own</source>
        <translation>Das Netz als Zeichnung und als Tabelle in einem eigenen Fenster</translation>
    </message>
    <message>
        <source>%1 of %2 on the GPU (%3)</source>
        <translation>%1 von %2 auf der GPU (%3)</translation>
    </message>
    <message>
        <source>Estimated: parameters, gradients, optimizer and activations as the engine lays them out; “other” is taken to be %1 for CUDA’s context and libraries, %2 for workspaces, and the batches under way.</source>
        <translation>Geschätzt: Parameter, Gradienten, Optimierer und Aktivierungen so, wie die Engine sie anordnet; „Sonstiges“ wird mit %1 für CUDAs Kontext und Bibliotheken, %2 für Arbeitsbereiche und den Batches in Arbeit angesetzt.</translation>
    </message>
    <message>
        <source>on %1, as its log-in node says</source>
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
        <source>the batch is shared, the rate stays</source>
        <translation>der Batch wird geteilt, die Rate bleibt</translation>
    </message>
    <message>
        <source>every rank has a batch of its own</source>
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
    <name>trainyard::PrepareDialog</name>
    <message>
        <source>Prepare %1</source>
        <translation>%1 vorbereiten</translation>
    </message>
    <message>
        <source>Decodes and resizes every image once and keeps the result in files that runs read directly. It can be cancelled at any time and goes on where it stopped.</source>
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
        <source>The whole image, its aspect changed</source>
        <translation>Das ganze Bild, verzerrt</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Crop</translation>
    </message>
    <message>
        <source>The middle of the image, its aspect kept</source>
        <translation>Die Mitte des Bildes, unverzerrt</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>The whole image, its aspect kept, between black bars</source>
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
        <source>How images come to that size</source>
        <translation>Wie Bilder auf diese Größe kommen</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Pixels while they need at most 16 GB, else JPEGs</source>
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
        <source>JPEGs of quality 95: about a tenth of the space</source>
        <translation>JPEGs der Qualität 95: etwa ein Zehntel des Platzes</translation>
    </message>
    <message>
        <source>How images are kept</source>
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
        <source>The disk has not enough room. Free some, or keep JPEGs.</source>
        <translation>Auf der Platte ist nicht genug Platz. Platz schaffen, oder JPEGs aufbewahren.</translation>
    </message>
    <message>
        <source>Trying a few images…</source>
        <translation>Einige Bilder werden probiert …</translation>
    </message>
    <message>
        <source>It is prepared so already.</source>
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
        <source>A preset of this name exists and would be replaced.</source>
        <translation>Eine Vorlage dieses Namens gibt es schon; sie würde ersetzt.</translation>
    </message>
    <message>
        <source>A built-in preset has this name. Choose another one.</source>
        <translation>Eine mitgelieferte Vorlage heißt so. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Every setting but the run&apos;s name is kept, the data folder too.</source>
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
        <source>A step takes as long as computing plus what waiting for the other ranks adds to it:</source>
        <translation>Ein Schritt dauert so lange wie das Rechnen und was das Warten auf andere Ränge hinzufügt:</translation>
    </message>
    <message>
        <source>step = (overhead + cost of a sample · local batch) · slowdown beside others · crowding + sums that are not hidden</source>
        <translation>Schritt = (Grundkosten + Kosten je Beispiel · lokaler Batch) · Bremsung neben anderen · Gedränge + Summen, die nicht verdeckt sind</translation>
    </message>
    <message>
        <source>The same formula beside published figures:</source>
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
        <source>Processes that name no rank are taken together</source>
        <translation>Prozesse, die keinen Rang nennen, zählen zusammen</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Forward, backward, optimizer, operators; what happens twice at once counts once</source>
        <translation>Vorwärts, rückwärts, Optimierer, Operatoren; was doppelt zugleich geschieht, zählt einmal</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Sums over ranks, from their begin on this rank to their end</source>
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
        <source>Waiting for data, with neither work nor communication beside it</source>
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
        <source>Sums that this rank began last: all others waited for it</source>
        <translation>Summen, die dieser Rang zuletzt begann: alle anderen warteten auf ihn</translation>
    </message>
    <message>
        <source>Came last</source>
        <translation>Kam zuletzt</translation>
    </message>
    <message>
        <source>Mean time between the first rank&apos;s begin of a sum and its own</source>
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
        <source>Rank %1 is a straggler: it computes %2 times as long as the median rank, and is dealt fewer batches.</source>
        <translation>Rang %1 hinkt nach: Er rechnet %2-mal so lange wie der mittlere Rang und bekommt weniger Batches.</translation>
    </message>
    <message>
        <source>Rank %1 is a straggler: it computes %2 times as long as the median rank, and the others wait for it.</source>
        <translation>Rang %1 hinkt nach: Er rechnet %2-mal so lange wie der mittlere Rang, und die anderen warten auf ihn.</translation>
    </message>
    <message>
        <source>The master is busy %1 of its time: more workers bring little; let them exchange less often.</source>
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
        <source>Weights are %1 updates old on average when what was computed with them arrives.</source>
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
        <source>How long the rank computes a batch</source>
        <translation>Wie lange der Rang an einem Batch rechnet</translation>
    </message>
    <message>
        <source>How long the rank computes a step</source>
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
        <source>Updates of the master since the weights that the worker computed with</source>
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
        <source>Keep its run; it stands alone afterwards</source>
        <translation>Ihren Lauf behalten; er steht danach für sich</translation>
    </message>
    <message>
        <source>Keep its %1 runs; they stand alone afterwards</source>
        <translation>Ihre %1 Läufe behalten; sie stehen danach für sich</translation>
    </message>
    <message>
        <source>Delete its runs from the store too</source>
        <translation>Auch ihre Läufe aus dem Speicher löschen</translation>
    </message>
    <message>
        <source>Delete its runs and their run directories with all checkpoints</source>
        <translation>Ihre Läufe und deren Laufverzeichnisse mit allen Checkpoints löschen</translation>
    </message>
    <message>
        <source>1 of its runs is not over: stop it first to delete them.</source>
        <translation>1 ihrer Läufe ist nicht zu Ende: Zum Löschen zuerst stoppen.</translation>
    </message>
    <message>
        <source>%1 of its runs are not over: stop them first to delete them.</source>
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
        <source>Stop this run?</source>
        <translation>Diesen Lauf stoppen?</translation>
    </message>
    <message>
        <source>Stop %1 runs?</source>
        <translation>%1 Läufe stoppen?</translation>
    </message>
    <message>
        <source>A running one writes a checkpoint first and can be resumed later; a waiting one leaves the queue.</source>
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
        <source>What can be searched for</source>
        <translation>Wonach gesucht werden kann</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Runs at work and finished ones</source>
        <translation>Laufende und beendete Läufe</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Runs put away; nothing of them is lost</source>
        <translation>Weggelegte Läufe; nichts von ihnen geht verloren</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Runs on their way out: restore them, or delete them for good</source>
        <translation>Aussortierte Läufe: wiederherstellen oder endgültig löschen</translation>
    </message>
    <message>
        <source>Which runs are listed</source>
        <translation>Welche Läufe aufgeführt sind</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>Spalten …</translation>
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
        <source>A run is one training with its settings, curves and checkpoints. Start the prepared one on the built-in glyphs: it needs no data and takes a few minutes.</source>
        <translation>Ein Lauf ist ein Training mit seinen Einstellungen, Kurven und Checkpoints. Der vorbereitete mit den eingebauten Glyphen braucht keine Daten und dauert wenige Minuten.</translation>
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
        <source>Delete for good…</source>
        <translation>Endgültig löschen …</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabelle als CSV …</translation>
    </message>
    <message>
        <source>The shown columns of the selected runs, or of all when at most one is selected</source>
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
        <source>1 run</source>
        <translation>1 Lauf</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 Läufe</translation>
    </message>
    <message>
        <source>Nothing fits “%1” here. The i beside the search field shows what can be asked.</source>
        <translation>Hier passt nichts zu „%1“. Das i neben dem Suchfeld zeigt, wonach gesucht werden kann.</translation>
    </message>
    <message>
        <source>The trash is empty</source>
        <translation>Der Papierkorb ist leer</translation>
    </message>
    <message>
        <source>Nothing is archived</source>
        <translation>Nichts ist archiviert</translation>
    </message>
    <message>
        <source>Runs moved to the trash wait here until you delete them for good.</source>
        <translation>Läufe im Papierkorb warten hier, bis sie endgültig gelöscht werden.</translation>
    </message>
    <message>
        <source>Archive runs you are done with: they leave the list and keep everything.</source>
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
        <source>Take out of the archive</source>
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
        <source>Deleting runs: %1 of %2 are gone</source>
        <translation>Läufe werden gelöscht: %1 von %2 sind weg</translation>
    </message>
    <message>
        <source>%1 of %2 runs were deleted; the others are still there, whole</source>
        <translation>%1 von %2 Läufen wurden gelöscht; die anderen sind noch ganz da</translation>
    </message>
    <message>
        <source>Move runs to the trash that are not over?</source>
        <translation>Läufe in den Papierkorb legen, die noch nicht zu Ende sind?</translation>
    </message>
    <message>
        <source>They go on training, or waiting, there. Stop them first if that is not wanted.</source>
        <translation>Sie trainieren oder warten dort weiter. Wenn das nicht gewollt ist, vorher stoppen.</translation>
    </message>
    <message>
        <source>No active runs</source>
        <translation>Keine aktiven Läufe</translation>
    </message>
    <message>
        <source>Archived: %1. In the trash: %2. The switch above the list shows them.</source>
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
    <message>
        <source>1 run archived</source>
        <translation>1 Lauf archiviert</translation>
    </message>
    <message>
        <source>%1 runs archived</source>
        <translation>%1 Läufe archiviert</translation>
    </message>
    <message>
        <source>1 run taken out of the archive</source>
        <translation>1 Lauf aus dem Archiv geholt</translation>
    </message>
    <message>
        <source>%1 runs taken out of the archive</source>
        <translation>%1 Läufe aus dem Archiv geholt</translation>
    </message>
    <message>
        <source>1 run moved to the trash</source>
        <translation>1 Lauf in den Papierkorb gelegt</translation>
    </message>
    <message>
        <source>%1 runs moved to the trash</source>
        <translation>%1 Läufe in den Papierkorb gelegt</translation>
    </message>
    <message>
        <source>1 run taken out of the trash</source>
        <translation>1 Lauf wiederhergestellt</translation>
    </message>
    <message>
        <source>%1 runs taken out of the trash</source>
        <translation>%1 Läufe wiederhergestellt</translation>
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
        <source>The batch is smaller than %1 ranks: some would have nothing to do.</source>
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
        <source>Samples a step on each rank</source>
        <translation>Beispiele je Schritt auf jedem Rang</translation>
    </message>
    <message>
        <source>Samples a step of all ranks together</source>
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
        <source>Steps an epoch</source>
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
        <source>Training ranks + masters, each a process</source>
        <translation>Trainierende Ränge + Master, je ein Prozess</translation>
    </message>
    <message>
        <source>%1 times one rank, by a forecast from past runs of 1 and %2 ranks with this net and these threads</source>
        <translation>%1-mal ein Rang, vorhergesagt aus früheren Läufen mit 1 und %2 Rängen mit diesem Netz und diesen Threads</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Samples a second of all ranks together, as past runs foretell. Assumed: more than %1 ranks slow each other&apos;s memory no further than those did, but for cores that they share.</source>
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
        <source>epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>epoch %1: %2</source>
        <translation>Epoche %1: %2</translation>
    </message>
    <message>
        <source>warm-up %1 epochs</source>
        <translation>Warm-up %1 Epochen</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchHelp</name>
    <message>
        <source>Finding runs</source>
        <translation>Läufe finden</translation>
    </message>
    <message>
        <source>in name, notes or tags; beginnings of words are enough</source>
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
        <source>Light or dark, as the desktop says</source>
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
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>A new language is used from the next start of Trainyard on.</source>
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
        <source>A stopped run writes a checkpoint first and can be resumed, so asking is a convenience only.</source>
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
        <source>The store, run directories, queue and presets lie here. To keep them elsewhere, start Trainyard with TRAINYARD_HOME set to that folder.</source>
        <translation>Hier liegen Ablage, Laufordner, Warteschlange und Vorlagen. Für einen anderen Ort Trainyard mit TRAINYARD_HOME auf diesen Ordner starten.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
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
        <source>Choose one file: an archive, a list or the data itself</source>
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
        <source>CPU, 1 core, %1</source>
        <translation>CPU, 1 Kern, %1</translation>
    </message>
    <message>
        <source>CPU, %1 cores, %2</source>
        <translation>CPU, %1 Kerne, %2</translation>
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
        <source>The store: every run, point and message in one SQLite file.
%1</source>
        <translation>Die Ablage: jeder Lauf, Punkt und jede Meldung in einer SQLite-Datei.
%1</translation>
    </message>
    <message>
        <source>Points that came from run directories into the store during the last second</source>
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
        <source>this workstation: the engine does not answer</source>
        <translation>dieser Rechner: die Engine antwortet nicht</translation>
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
        <source>Opens the store once more, after you have mended what is wrong</source>
        <translation>Öffnet die Ablage noch einmal, nachdem Sie den Fehler behoben haben</translation>
    </message>
    <message>
        <source>&amp;Use another data folder…</source>
        <translation>Anderen &amp;Datenordner verwenden …</translation>
    </message>
    <message>
        <source>Keeps store and runs in another folder until Trainyard is closed; nothing is moved</source>
        <translation>Legt alles in einem anderen Ordner ab, bis Trainyard geschlossen wird; nichts wird verschoben</translation>
    </message>
    <message>
        <source>&amp;Set it aside and rebuild</source>
        <translation>&amp;Beiseitelegen und neu aufbauen</translation>
    </message>
    <message>
        <source>Renames the file and makes a new store of everything that the run directories hold</source>
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
        <source>Nothing was changed, and runs that are training lose nothing. Rebuilding keeps the file under another name and reads every run directory again; names, notes and tags changed since a run was started, the archive and the trash are not in those.</source>
        <translation>Nichts wurde verändert, und laufende Trainings verlieren nichts. Der Neuaufbau behält die Datei unter anderem Namen und liest jeden Laufordner neu ein; seit dem Start geänderte Namen, Notizen und Tags, das Archiv und der Papierkorb stehen dort nicht.</translation>
    </message>
    <message>
        <source>Nothing was changed. Runs that are training go on and lose nothing.</source>
        <translation>Nichts wurde verändert. Laufende Trainings gehen weiter und verlieren nichts.</translation>
    </message>
    <message>
        <source>Use another data folder</source>
        <translation>Anderen Datenordner verwenden</translation>
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
        <source>Every number of ranks against the one-rank runs, over samples seen</source>
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
        <source>How far accuracies may lie from the one-rank runs&apos;, in points</source>
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
        <source>How far losses may lie from the one-rank runs&apos;, of their mean</source>
        <translation>Wie weit Verluste von denen der Läufe mit einem Rang abweichen dürfen, von deren Mittel</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>The curves come with each epoch.</source>
        <translation>Die Kurven kommen mit jeder Epoche.</translation>
    </message>
</context>
<context>
    <name>trainyard::TagsDialog</name>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Tags of this run</source>
        <translation>Tags dieses Laufs</translation>
    </message>
    <message>
        <source>Tags of %1 runs</source>
        <translation>Tags von %1 Läufen</translation>
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
        <source>One process, which starts the ranks of its node itself</source>
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
        <source>Words before the engine&apos;s; $NAME is a variable of the job</source>
        <translation>Wörter vor denen der Engine; $NAME ist eine Variable des Jobs</translation>
    </message>
    <message>
        <source>More options of sbatch</source>
        <translation>Weitere Optionen von sbatch</translation>
    </message>
    <message>
        <source>One a line</source>
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
        <source>More words for it</source>
        <translation>Weitere Wörter dafür</translation>
    </message>
    <message>
        <source>Save before the time limit</source>
        <translation>Vor dem Zeitlimit speichern</translation>
    </message>
    <message>
        <source>What would be submitted for 2 nodes with 4 ranks each</source>
        <translation>Was für 2 Knoten mit je 4 Rängen eingereicht würde</translation>
    </message>
    <message>
        <source>Batch script</source>
        <translation>Batch-Skript</translation>
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
        <source>1 seed</source>
        <translation>1 Seed</translation>
    </message>
    <message>
        <source>%1 seeds</source>
        <translation>%1 Seeds</translation>
    </message>
    <message>
        <source>Ticket board</source>
        <translation>Ticket-Tafel</translation>
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
        <source>The base runs, which nothing is pruned of</source>
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
        <source>The threshold |w| is known once a ticket of it trains.</source>
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
        <source>Epochs of the base run whose weights the tickets go back to; 0 is the initialisation, &quot;step 200&quot; a step. The base run keeps checkpoints there.</source>
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
        <source>Exactly so many of the prunable weights go</source>
        <translation>Genau so viele der entfernbaren Gewichte gehen</translation>
    </message>
    <message>
        <source>Weights up to this percentile of the base run&apos;s magnitudes go</source>
        <translation>Gewichte bis zu diesem Perzentil der Beträge des Basislaufs gehen</translation>
    </message>
    <message>
        <source>Weights of at most this magnitude go</source>
        <translation>Gewichte mit höchstens diesem Betrag gehen</translation>
    </message>
    <message>
        <source>What the amounts mean</source>
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
        <source>From each reset point two copies are trained with different data order, dense and masked; the barrier between their ends tells from where on training is stable</source>
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
        <source>Iterative pruning: so many rounds of training and pruning to reach each amount</source>
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
        <source>So far below the dense net a winning ticket may lie</source>
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
        <source>Most runs that a cluster starts at once</source>
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
        <source>Where the control with a random mask is reset to; with rounds of pruning also whose mask the controls &quot;New weights&quot; and &quot;Fine-tuning&quot; take</source>
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
        <source>Epochs, or &quot;step 200&quot;, from which the copies are trained</source>
        <translation>Epochen oder „Schritt 200“, ab denen die Kopien trainiert werden</translation>
    </message>
    <message>
        <source>Amount of the instability analysis</source>
        <translation>Anteil der Instabilitätsanalyse</translation>
    </message>
    <message>
        <source>How much the masked copies are pruned, as the amounts above</source>
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
        <source>Whether the smallest weights of the whole net go, or those of each layer</source>
        <translation>Ob die kleinsten Gewichte des ganzen Netzes gehen oder die jeder Schicht</translation>
    </message>
    <message>
        <source>Kept in each layer</source>
        <translation>Je Schicht behalten</translation>
    </message>
    <message>
        <source>So much of every layer stays, whatever the amount</source>
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
        <source>Prune too</source>
        <translation>Auch entfernen</translation>
    </message>
    <message>
        <source>Layers left whole</source>
        <translation>Ganz bleibende Schichten</translation>
    </message>
    <message>
        <source>names of layers, with commas</source>
        <translation>Namen von Schichten, mit Kommas</translation>
    </message>
    <message>
        <source>Left whole</source>
        <translation>Ganz bleiben</translation>
    </message>
    <message>
        <source>Cells of a stage</source>
        <translation>Zellen einer Stufe</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>A cascade of nodes: a cluster starts so many runs of a wave, and each of the next ones when the one before it has ended</source>
        <translation>Eine Kaskade von Knoten: Ein Cluster startet so viele Läufe einer Welle und jeden folgenden, wenn der vor ihm zu Ende ist</translation>
    </message>
    <message>
        <source>Minutes of a run</source>
        <translation>Minuten eines Laufs</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>as past runs</source>
        <translation>wie bisher</translation>
    </message>
    <message>
        <source>What a run over all epochs takes, for the forecast; what is done corrects it</source>
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
        <source>Thresholds are chosen on trained weights: no run of this net has ended here yet</source>
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
        <source>Values come as the first runs are done.</source>
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
        <source>The barrier comes when both copies are done.</source>
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
        <source>What it saves</source>
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
        <source>For ONNX Runtime, normalisation of the input included</source>
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
        <source>The engine reads the run&apos;s newest checkpoint and the weights it began with, on the machine where they lie.</source>
        <translation>Die Engine liest den neuesten Checkpoint des Laufs und die Gewichte, mit denen er begann, auf der Maschine, wo sie liegen.</translation>
    </message>
    <message>
        <source>The engine removes dead channels, compares the outputs of both nets and measures how fast they are. That takes some seconds.</source>
        <translation>Die Engine entfernt tote Kanäle, vergleicht die Ausgaben beider Netze und misst, wie schnell sie sind. Das dauert einige Sekunden.</translation>
    </message>
    <message>
        <source>A path on %1, where the run lies</source>
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
    <message>
        <source>Replace this file?</source>
        <translation>Diese Datei ersetzen?</translation>
    </message>
    <message>
        <source>Replace these files?</source>
        <translation>Diese Dateien ersetzen?</translation>
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
        <source>every one counts: none is dead in all layers that share it, so the net stays as it is</source>
        <translation>jeder zählt: Keiner ist in allen Schichten tot, die ihn teilen; das Netz bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleichheit</translation>
    </message>
    <message>
        <source>logits differ by %1 at the most, of up to %2, on %3 samples of noise and %4 real ones</source>
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
        <source>Forward, a sample</source>
        <translation>Vorwärts, je Sample</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Samples/s</translation>
    </message>
    <message>
        <source>Give the whole path of a file.</source>
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
        <source>“%1” is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>“%1” is no reset point, such as 2 or step 200.</source>
        <translation>„%1“ ist kein Rücksetzpunkt wie 2 oder Schritt 200.</translation>
    </message>
    <message>
        <source>The instability analysis takes one amount.</source>
        <translation>Die Instabilitätsanalyse nimmt einen einzigen Anteil.</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketLegend</name>
    <message>
        <source>Points against dense</source>
        <translation>Punkte gegenüber dicht</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketText</name>
    <message>
        <source>Say how much is pruned: one number at least.</source>
        <translation>Es fehlt, wie viel entfernt wird: mindestens eine Zahl.</translation>
    </message>
    <message>
        <source>%1 is no amount: shares lie between 0 and 100 %, thresholds are 0 or more.</source>
        <translation>%1 ist nicht möglich: Anteile liegen zwischen 0 und 100 %, Schwellen sind mindestens 0.</translation>
    </message>
    <message>
        <source>Name one reset point at least, such as 0 for the start.</source>
        <translation>Es fehlt mindestens ein Rücksetzpunkt, etwa 0 für den Anfang.</translation>
    </message>
    <message>
        <source>%1 is no reset point: the base run ends after %2 epochs.</source>
        <translation>%1 ist kein Rücksetzpunkt: Der Basislauf endet nach %2 Epochen.</translation>
    </message>
    <message>
        <source>A reset point cannot lie before the start.</source>
        <translation>Ein Rücksetzpunkt kann nicht vor dem Anfang liegen.</translation>
    </message>
    <message>
        <source>Between 1 and %1 seeds are possible.</source>
        <translation>Zwischen 1 und %1 Seeds sind möglich.</translation>
    </message>
    <message>
        <source>At most %1 rounds are possible.</source>
        <translation>Höchstens %1 Runden sind möglich.</translation>
    </message>
    <message>
        <source>Rounds need shares of the weights: a threshold cannot be divided into rounds.</source>
        <translation>Runden brauchen Anteile der Gewichte: Eine Schwelle lässt sich nicht auf Runden verteilen.</translation>
    </message>
    <message>
        <source>%1 needs shares of the weights: its scores are no weights.</source>
        <translation>%1 braucht Anteile der Gewichte: Seine Werte sind keine Gewichte.</translation>
    </message>
    <message>
        <source>The tolerance lies between 0 and 100 points.</source>
        <translation>Die Toleranz liegt zwischen 0 und 100 Punkten.</translation>
    </message>
    <message>
        <source>Neither stages nor limits can be negative.</source>
        <translation>Weder Stufen noch Grenzen können negativ sein.</translation>
    </message>
    <message>
        <source>%1 runs are too many: at most %2. Take fewer amounts, reset points or seeds.</source>
        <translation>%1 Läufe sind zu viele: höchstens %2. Weniger Anteile, Rücksetzpunkte oder Seeds nehmen.</translation>
    </message>
    <message>
        <source>Switch early stopping off: every run must train as long as the others.</source>
        <translation>Frühes Stoppen ausschalten: Jeder Lauf muss so lange trainieren wie die anderen.</translation>
    </message>
    <message>
        <source>Take the target out: every run must train as long as the others.</source>
        <translation>Das Ziel herausnehmen: Jeder Lauf muss so lange trainieren wie die anderen.</translation>
    </message>
    <message>
        <source>Set pruning to None: the base runs are the dense ones.</source>
        <translation>Pruning auf Keine stellen: Die Basisläufe sind die dichten.</translation>
    </message>
    <message>
        <source>Take the initial weights out: base runs begin from their own initialisation.</source>
        <translation>Die Anfangsgewichte herausnehmen: Basisläufe beginnen mit ihrer eigenen Initialisierung.</translation>
    </message>
    <message>
        <source>%1 stands there twice; once is enough.</source>
        <translation>%1 steht zweimal da; einmal genügt.</translation>
    </message>
    <message>
        <source>With one seed nothing tells how far results scatter.</source>
        <translation>Mit einem Seed sagt nichts, wie weit Ergebnisse streuen.</translation>
    </message>
    <message>
        <source>Without controls nothing tells whether the mask or the reset matters.</source>
        <translation>Ohne Kontrollen sagt nichts, ob Maske oder Rücksetzen etwas bewirken.</translation>
    </message>
    <message>
        <source>One round is the same as one shot.</source>
        <translation>Eine Runde ist dasselbe wie auf einmal.</translation>
    </message>
    <message>
        <source>known once the first run is done</source>
        <translation>bekannt, sobald der erste Lauf fertig ist</translation>
    </message>
    <message>
        <source>nothing is left to do</source>
        <translation>nichts ist mehr zu tun</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>as much as %1 whole runs, %2 at once</source>
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
        <source>%1 whole runs × %2 (%3) ÷ %4 at once = %5</source>
        <translation>%1 ganze Läufe × %2 (%3) ÷ %4 zugleich = %5</translation>
    </message>
    <message>
        <source>; runs that wait for others make it %1</source>
        <translation>; mit Läufen, die auf andere warten, %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
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
        <source>New weights</source>
        <translation>Neue Gewichte</translation>
    </message>
    <message>
        <source>Random mask</source>
        <translation>Zufallsmaske</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>Feinabstimmung</translation>
    </message>
    <message>
        <source>Random at start</source>
        <translation>Zufällig am Anfang</translation>
    </message>
    <message>
        <source>The ticket&apos;s mask on newly drawn weights</source>
        <translation>Die Maske des Tickets auf neu gezogenen Gewichten</translation>
    </message>
    <message>
        <source>A random mask that keeps as many weights of each layer, reset like a ticket</source>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>No dense run is done yet, so that nothing can be compared.</source>
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
        <source>The sparsest: %1, %2 points against dense.</source>
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
        <source>%1, %2 in all</source>
        <translation>%1, %2 insgesamt</translation>
    </message>
    <message>
        <source>In all</source>
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
        <source>as much as %1 whole runs, %2 at once (assumed)</source>
        <translation>so viel wie %1 ganze Läufe, %2 zugleich (angenommen)</translation>
    </message>
    <message>
        <source>%1 whole runs × %2 (%3) ÷ %4 at once (assumed) = %5</source>
        <translation>%1 ganze Läufe × %2 (%3) ÷ %4 zugleich (angenommen) = %5</translation>
    </message>
    <message>
        <source>%1; %2 free</source>
        <translation>%1; %2 frei</translation>
    </message>
    <message>
        <source>%1 whole runs × %2 ÷ %3 at once = %4</source>
        <translation>%1 ganze Läufe × %2 ÷ %3 zugleich = %4</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1, by the pace of the one that trains</source>
        <translation>%1, nach dem Tempo des laufenden</translation>
    </message>
    <message>
        <source>%1, by the pace of %2 that train</source>
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
        <source>%1, by the past run “%2”</source>
        <translation>%1, nach dem früheren Lauf „%2“</translation>
    </message>
    <message>
        <source>A whole run</source>
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
        <source>What cells show</source>
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
        <source>Seed %1 alone</source>
        <translation>Seed %1 allein</translation>
    </message>
    <message>
        <source>top-1 against dense, points, mean of %1 seeds</source>
        <translation>Top-1 gegenüber dicht, Punkte, Mittel von %1 Seeds</translation>
    </message>
    <message>
        <source>top-1 against dense, points</source>
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
        <source>What its layers keep is known once it trains.</source>
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
        <source>Which accuracy</source>
        <translation>Welche Genauigkeit</translation>
    </message>
    <message>
        <source>Whether runs are compared by the accuracy of their last epoch or of their best</source>
        <translation>Ob Läufe nach der Genauigkeit ihrer letzten oder ihrer besten Epoche verglichen werden</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>Ticket speichern …</translation>
    </message>
    <message>
        <source>Mask and reset weights as a file that new runs begin with</source>
        <translation>Maske und zurückgesetzte Gewichte als Datei, mit der neue Läufe beginnen</translation>
    </message>
    <message>
        <source>Compact…</source>
        <translation>Verkleinern …</translation>
    </message>
    <message>
        <source>The net without its dead channels: size and speed beside the whole net, also as ONNX</source>
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
</context>
<context>
    <name>trainyard::TimelinePage</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open a trace file, a folder with ranks&apos; files, or another trace of the run</source>
        <translation>Öffnet eine Datei, einen Ordner mit Dateien der Ränge oder eine andere Aufzeichnung des Laufs</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen …</translation>
    </message>
    <message>
        <source>Lay a second trace below this one, with the same zoom</source>
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
        <source>Lay the selected slices of both traces at the same time</source>
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
        <source>The whole trace (0). W and S zoom, A and D pan, drag selects a range, F fits what is selected</source>
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
        <source>Folder with ranks&apos; files…</source>
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
        <source>Click a slice to read all that its event says.</source>
        <translation>Ein Klick auf einen Abschnitt zeigt alles, was sein Ereignis sagt.</translation>
    </message>
    <message>
        <source>Selected slice</source>
        <translation>Gewählter Abschnitt</translation>
    </message>
    <message>
        <source>Open a folder with ranks&apos; files</source>
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
</context>
<context>
    <name>trainyard::TimelinePane</name>
    <message>
        <source>No trace is open</source>
        <translation>Keine Aufzeichnung ist offen</translation>
    </message>
    <message>
        <source>Traces show what every rank did when. A run writes one for the steps that its run spec names, or when it is asked to on the Live page; traces of PyTorch&apos;s profiler and other tools in Chrome&apos;s JSON format open as well, also compressed with gzip.</source>
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
        <source>1 rank</source>
        <translation>1 Rang</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>%1 Ränge</translation>
    </message>
    <message>
        <source>%1 slices</source>
        <translation>%1 Abschnitte</translation>
    </message>
    <message>
        <source>%1 steps of %2</source>
        <translation>%1 Schritte von %2</translation>
    </message>
    <message>
        <source>%1: %2. What comes before is shown.</source>
        <translation>%1: %2. Was davor steht, wird gezeigt.</translation>
    </message>
    <message>
        <source>%1 ends in the middle, after byte %2. Its %3 events before that are shown.</source>
        <translation>%1 endet mittendrin, nach Byte %2. Die %3 Ereignisse davor werden gezeigt.</translation>
    </message>
    <message>
        <source>%1 is damaged in %2 places; what lies between them is shown.</source>
        <translation>%1 ist an %2 Stellen beschädigt; was dazwischen liegt, wird gezeigt.</translation>
    </message>
    <message>
        <source>%1: %2 events begin without an end or end without a begin; those without an end last to their thread&apos;s end.</source>
        <translation>%1: %2 Ereignisse beginnen ohne Ende oder enden ohne Beginn; die ohne Ende dauern bis zum Ende ihres Threads.</translation>
    </message>
    <message>
        <source>%1 slices are not shown: they are nested deeper than 64, or on more than 20,000 threads.</source>
        <translation>%1 Abschnitte fehlen: Sie liegen tiefer als 64 Ebenen oder auf mehr als 20.000 Threads.</translation>
    </message>
    <message>
        <source>The ranks&apos; clocks are of several machines and were aligned by the time of day: they may be off by milliseconds.</source>
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
        <source>The ranks begin their sums together.</source>
        <translation>Die Ränge beginnen ihre Summen zugleich.</translation>
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
    <name>trainyard::TrainingGroup</name>
    <message>
        <source>samples a step</source>
        <translation>Bsp. je Schritt</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>samples a rank</source>
        <translation>Beispiele je Rang</translation>
    </message>
</context>
<context>
    <name>trainyard::TrialText</name>
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
        <translation>Bitte darum, diese üblichen Programme dort zu installieren.</translation>
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
        <source>1 partition</source>
        <translation>1 Partition</translation>
    </message>
    <message>
        <source>%1 partitions</source>
        <translation>%1 Partitionen</translation>
    </message>
    <message>
        <source>1 node in the default one</source>
        <translation>1 Knoten in der voreingestellten</translation>
    </message>
    <message>
        <source>%1 nodes in the default one</source>
        <translation>%1 Knoten in der voreingestellten</translation>
    </message>
    <message>
        <source>SLURM %1, %2, %3</source>
        <translation>SLURM %1, %2, %3</translation>
    </message>
    <message>
        <source>%1; flock or bash is missing</source>
        <translation>%1; flock oder bash fehlt</translation>
    </message>
    <message>
        <source>Without them no job is submitted exactly once. Ask for util-linux and bash.</source>
        <translation>Ohne sie wird kein Job genau einmal eingereicht. Bitte um util-linux und bash.</translation>
    </message>
    <message>
        <source>%1; not told: %2</source>
        <translation>%1; nicht gesagt: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 free</source>
        <translation>%1: %2 von %3 frei</translation>
    </message>
    <message>
        <source>nvidia-smi says: %1</source>
        <translation>nvidia-smi sagt: %1</translation>
    </message>
    <message>
        <source>The driver does not work. Ask the administrator to reload it or to restart the machine.</source>
        <translation>Der Treiber arbeitet nicht. Bitte die Verwaltung, ihn neu zu laden oder den Rechner neu zu starten.</translation>
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
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose another folder for runs under Edit.</source>
        <translation>Wähle unter „Bearbeiten“ einen anderen Ordner für Läufe.</translation>
    </message>
    <message>
        <source>%1 free in %2</source>
        <translation>%1 frei in %2</translation>
    </message>
    <message>
        <source>Free some room: a few checkpoints fill that.</source>
        <translation>Schaffe Platz: Ein paar Checkpoints füllen das.</translation>
    </message>
    <message>
        <source>%1 was not found</source>
        <translation>%1 wurde nicht gefunden</translation>
    </message>
    <message>
        <source>Install it from the card Engine, or name its path under Edit.</source>
        <translation>Installiere sie über die Karte „Engine“ oder nenne ihren Pfad unter „Bearbeiten“.</translation>
    </message>
    <message>
        <source>This window speaks with &quot;%1&quot;. Install that one beside it.</source>
        <translation>Dieses Fenster spricht mit „%1“. Installiere diese daneben.</translation>
    </message>
    <message>
        <source>%1, the same as here</source>
        <translation>%1, dieselbe wie hier</translation>
    </message>
</context>
<context>
    <name>trainyard::WaveChart</name>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Waves of runs</source>
        <translation>Wellen von Läufen</translation>
    </message>
    <message>
        <source>Known once the first run is done.</source>
        <translation>Bekannt, sobald der erste Lauf fertig ist.</translation>
    </message>
    <message>
        <source>%1 since %2</source>
        <translation>%1 seit %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
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
        <source>Back to the runs</source>
        <translation>Zurück zu den Läufen</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
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
        <source>Weights</source>
        <translation>Gewichte</translation>
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
        <source>The percentiles that a published study of MobileNetV2 was pruned at</source>
        <translation>Die Perzentile, an denen eine veröffentlichte Studie MobileNetV2 beschnitten hat</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Percentiles to begin with</source>
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
        <source>The engine reads the checkpoint once, on the machine where it lies.</source>
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
        <source>Lottery tickets at 1 threshold…</source>
        <translation>Lottery Tickets bei 1 Schwelle …</translation>
    </message>
    <message>
        <source>Lottery tickets at %1 thresholds…</source>
        <translation>Lottery Tickets bei %1 Schwellen …</translation>
    </message>
    <message>
        <source>%1: weights</source>
        <translation>%1: Gewichte</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
    <message>
        <source>Published (MobileNetV2)</source>
        <translation>Veröffentlicht (MobileNetV2)</translation>
    </message>
    <message>
        <source>Of |w|</source>
        <translation>Von |w|</translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsRemarksCard</name>
    <message>
        <source>Keep 1 % a layer</source>
        <translation>1 % je Schicht behalten</translation>
    </message>
    <message>
        <source>The largest hundredth of every layer&apos;s weights stays, whatever the threshold</source>
        <translation>Das größte Hundertstel der Gewichte jeder Schicht bleibt, wie hoch die Schwelle auch ist</translation>
    </message>
    <message>
        <source>Let layers vanish</source>
        <translation>Schichten leeren lassen</translation>
    </message>
    <message>
        <source>Look at these</source>
        <translation>Zu beachten</translation>
    </message>
    <message>
        <source>nothing speaks against the thresholds</source>
        <translation>nichts spricht gegen die Schwellen</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
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
        <source>Prune too</source>
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
        <source>Prune too: %1</source>
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
        <source>they give one and the same mask.</source>
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
        <source>%1 weights; they count as the largest.</source>
        <translation>%1 Gewichte; sie zählen als die größten.</translation>
    </message>
    <message>
        <source>Every layer keeps %1.</source>
        <translation>Jede Schicht behält %1.</translation>
    </message>
    <message>
        <source>The largest of its weights stay, whatever the threshold.</source>
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
        <source>Layers left whole by name</source>
        <translation>Dem Namen nach ganz gelassene</translation>
    </message>
    <message>
        <source>%1 chosen.</source>
        <translation>%1 gewählt.</translation>
    </message>
    <message>
        <source>%1 would empty a layer.</source>
        <translation>%1 würde eine Schicht leeren.</translation>
    </message>
    <message>
        <source>%1 would each empty a layer.</source>
        <translation>%1 würden je eine Schicht leeren.</translation>
    </message>
    <message>
        <source>%1 give the mask of another mark.</source>
        <translation>%1 geben die Maske einer anderen Marke.</translation>
    </message>
    <message>
        <source>They stay out.</source>
        <translation>Sie bleiben draußen.</translation>
    </message>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>Dieser Lauf ist nicht mehr in der Ablage.</translation>
    </message>
    <message>
        <source>This run has written no checkpoint yet. The first one comes at the end of an epoch, or when you save one on the Live page.</source>
        <translation>Dieser Lauf hat noch keinen Checkpoint geschrieben. Der erste kommt am Ende einer Epoche oder wenn auf der Live-Seite einer gespeichert wird.</translation>
    </message>
    <message>
        <source>Nothing in this checkpoint is prunable: it holds no kernel or matrix that is not left out.</source>
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
        <source>Starts at once on %1.</source>
        <translation>Startet sofort auf %1.</translation>
    </message>
    <message>
        <source>%1 of %2 are taken: the run waits in the queue until it finds %3 free, also when this window is closed.</source>
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
        <source>Goes into the queue of %1 and runs there, also when this window is closed.</source>
        <translation>Kommt in die Warteschlange von %1 und läuft dort, auch wenn dieses Fenster geschlossen ist.</translation>
    </message>
    <message>
        <source>%1 is not connected: Start connects it, and submits the run then.</source>
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
