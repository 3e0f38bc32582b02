<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>BuiltInPreset</name>
    <message>
        <source>First run: glyphs</source>
        <translation>Primo run: glifi</translation>
    </message>
    <message>
        <source>A small CNN on images the engine draws itself: nothing to download, trained in a few minutes.</source>
        <translation>Una piccola CNN su immagini disegnate dal motore: nulla da scaricare, addestrata in pochi minuti.</translation>
    </message>
    <message>
        <source>MNIST small CNN</source>
        <translation>MNIST, piccola CNN</translation>
    </message>
    <message>
        <source>Handwritten digits from the four IDX files, 99 % in a handful of epochs.</source>
        <translation>Cifre scritte a mano dai quattro file IDX, 99 % in poche epoche.</translation>
    </message>
    <message>
        <source>CIFAR-10 ResNet20V2</source>
        <translation>CIFAR-10 ResNet20V2</translation>
    </message>
    <message>
        <source>Small colour photographs from a folder per class, through a residual net of 20 layers.</source>
        <translation>Piccole foto a colori da una cartella per classe, attraverso una rete residuale di 20 layer.</translation>
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
        <translation>Accuratezza</translation>
    </message>
    <message>
        <source>Throughput (samples/s)</source>
        <translation>Throughput (campioni/s)</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>host</source>
        <translation>host</translation>
    </message>
    <message>
        <source>user</source>
        <translation>utente</translation>
    </message>
    <message>
        <source>port</source>
        <translation>porta</translation>
    </message>
    <message>
        <source>jump hosts</source>
        <translation>host di salto</translation>
    </message>
    <message>
        <source>key file</source>
        <translation>file chiave</translation>
    </message>
    <message>
        <source>runs folder</source>
        <translation>cartella dei run</translation>
    </message>
    <message>
        <source>data folder</source>
        <translation>cartella dei dati</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>motore</translation>
    </message>
    <message>
        <source>seconds before the time limit</source>
        <translation>secondi prima del limite di tempo</translation>
    </message>
    <message>
        <source>GPU indices</source>
        <translation>indici delle GPU</translation>
    </message>
    <message>
        <source>GPU type</source>
        <translation>tipo di GPU</translation>
    </message>
    <message>
        <source>account</source>
        <translation>account</translation>
    </message>
    <message>
        <source>array</source>
        <translation>array</translation>
    </message>
    <message>
        <source>command</source>
        <translation>comando</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>vincolo</translation>
    </message>
    <message>
        <source>processor cores</source>
        <translation>core del processore</translation>
    </message>
    <message>
        <source>dependencies</source>
        <translation>dipendenze</translation>
    </message>
    <message>
        <source>extra options</source>
        <translation>altre opzioni</translation>
    </message>
    <message>
        <source>folder of records</source>
        <translation>cartella dei record</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nodi</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opzioni</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>partizione</translation>
    </message>
    <message>
        <source>prologue</source>
        <translation>prologo</translation>
    </message>
    <message>
        <source>ranks per node</source>
        <translation>rank per nodo</translation>
    </message>
    <message>
        <source>reservation</source>
        <translation>prenotazione</translation>
    </message>
    <message>
        <source>restart limit</source>
        <translation>limite di riavvii</translation>
    </message>
    <message>
        <source>run directory</source>
        <translation>cartella del run</translation>
    </message>
    <message>
        <source>tasks at once</source>
        <translation>task simultanei</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>limite di tempo</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
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
        <translation>%1 g %2 h</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>proprio ora</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>%1 min fa</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>%1 h fa</translation>
    </message>
    <message>
        <source>%1 d ago</source>
        <translation>%1 g fa</translation>
    </message>
    <message>
        <source>%1 of %2 classes</source>
        <translation>%1 di %2 classi</translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation>%1 classi</translation>
    </message>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%1 di %2 campioni</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 campioni</translation>
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
        <translation>%1, job %2</translation>
    </message>
    <message>
        <source>%1, job %2 on %3</source>
        <translation>%1, job %2 su %3</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 parametri</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>tentativo %1</translation>
    </message>
    <message>
        <source>Epoch %1 / %2</source>
        <translation>Epoca %1 / %2</translation>
    </message>
    <message>
        <source>step %1 / %2</source>
        <translation>step %1 / %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>step %1</translation>
    </message>
    <message>
        <source>validating</source>
        <translation>validazione</translation>
    </message>
    <message>
        <source>writing a checkpoint</source>
        <translation>scrive un checkpoint</translation>
    </message>
    <message>
        <source>choosing kernels, %1 of %2</source>
        <translation>scelta dei kernel, %1 di %2</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>preparazione</translation>
    </message>
    <message>
        <source>silent since %1</source>
        <translation>in silenzio da %1</translation>
    </message>
    <message>
        <source>The engine has written nothing since %1. It may be busy with a long validation, or its machine or file system may be stuck.</source>
        <translation>Il motore non scrive nulla da %1. Forse è impegnato in una lunga validazione, oppure la sua macchina o il file system è bloccato.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Checkpoint, epoch %1</source>
        <translation>Checkpoint, epoca %1</translation>
    </message>
    <message>
        <source>Checkpoint, step %1</source>
        <translation>Checkpoint, step %1</translation>
    </message>
    <message>
        <source>Attempt %1 started</source>
        <translation>Tentativo %1 avviato</translation>
    </message>
    <message>
        <source>from step %1</source>
        <translation>dallo step %1</translation>
    </message>
    <message>
        <source>Attempt %1 ended</source>
        <translation>Tentativo %1 terminato</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation><numerusform>1 epoca</numerusform><numerusform>%Ln epoche</numerusform></translation>
    </message>
</context>
<context>
    <name>MachineText</name>
    <message>
        <source>This workstation</source>
        <translation>Questa workstation</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>questa workstation</translation>
    </message>
    <message>
        <source>%1 via %2</source>
        <translation>%1 via %2</translation>
    </message>
</context>
<context>
    <name>ModelTitle</name>
    <message>
        <source>Small CNN</source>
        <translation>Piccola CNN</translation>
    </message>
</context>
<context>
    <name>Operations</name>
    <message>
        <source>Cannot act on the job %1</source>
        <translation>Impossibile agire sul job %1</translation>
    </message>
    <message>
        <source>Cannot add a host to %1</source>
        <translation>Impossibile aggiungere un host a %1</translation>
    </message>
    <message>
        <source>Cannot allocate %1</source>
        <translation>Impossibile allocare %1</translation>
    </message>
    <message>
        <source>Cannot archive the campaign %1</source>
        <translation>Impossibile archiviare la campagna %1</translation>
    </message>
    <message>
        <source>Cannot ask for the jobs %1</source>
        <translation>Impossibile interrogare i job: %1</translation>
    </message>
    <message>
        <source>Cannot ask for the state of the runs %1</source>
        <translation>Impossibile chiedere lo stato dei run: %1</translation>
    </message>
    <message>
        <source>Cannot ask the engine for a plan %1</source>
        <translation>Impossibile chiedere un piano al motore: %1</translation>
    </message>
    <message>
        <source>Cannot ask the engine there for a plan %1</source>
        <translation>Impossibile chiedere un piano al motore remoto: %1</translation>
    </message>
    <message>
        <source>Cannot ask the machine %1</source>
        <translation>Impossibile interrogare la macchina %1</translation>
    </message>
    <message>
        <source>Cannot ask the queue %1</source>
        <translation>Impossibile interrogare la coda %1</translation>
    </message>
    <message>
        <source>Cannot augment %1</source>
        <translation>Impossibile applicare l’augmentation a %1</translation>
    </message>
    <message>
        <source>Cannot bring the data set %1</source>
        <translation>Impossibile portare sulla macchina il dataset %1</translation>
    </message>
    <message>
        <source>Cannot bring the file %1</source>
        <translation>Impossibile portare sulla macchina il file %1</translation>
    </message>
    <message>
        <source>Cannot build %1</source>
        <translation>Impossibile compilare %1</translation>
    </message>
    <message>
        <source>Cannot build the engine there %1</source>
        <translation>Impossibile compilare il motore sulla macchina: %1</translation>
    </message>
    <message>
        <source>Cannot build the model %1</source>
        <translation>Impossibile costruire il modello %1</translation>
    </message>
    <message>
        <source>Cannot cancel %1</source>
        <translation>Impossibile annullare il run %1</translation>
    </message>
    <message>
        <source>Cannot cancel a job %1</source>
        <translation>Impossibile annullare il job %1</translation>
    </message>
    <message>
        <source>Cannot cancel the job %1</source>
        <translation>Impossibile annullare il job %1</translation>
    </message>
    <message>
        <source>Cannot carry out what was asked of the runs %1</source>
        <translation>Impossibile eseguire quanto richiesto ai run: %1</translation>
    </message>
    <message>
        <source>Cannot chain the stages of %1</source>
        <translation>Impossibile concatenare le fasi di %1</translation>
    </message>
    <message>
        <source>Cannot change the data set %1</source>
        <translation>Impossibile modificare il dataset %1</translation>
    </message>
    <message>
        <source>Cannot change the run %1</source>
        <translation>Impossibile modificare il run %1</translation>
    </message>
    <message>
        <source>Cannot change the store %1</source>
        <translation>Impossibile modificare l’archivio %1</translation>
    </message>
    <message>
        <source>Cannot check %1</source>
        <translation>Impossibile controllare %1</translation>
    </message>
    <message>
        <source>Cannot check the device in %1</source>
        <translation>Impossibile controllare il dispositivo in %1</translation>
    </message>
    <message>
        <source>Cannot check the machine %1</source>
        <translation>Impossibile controllare la macchina %1</translation>
    </message>
    <message>
        <source>Cannot compare on %1</source>
        <translation>Impossibile confrontare su %1</translation>
    </message>
    <message>
        <source>Cannot connect over SSH %1</source>
        <translation>Impossibile connettersi via SSH: %1</translation>
    </message>
    <message>
        <source>Cannot connect through %1</source>
        <translation>Impossibile connettersi attraverso %1</translation>
    </message>
    <message>
        <source>Cannot connect to %1</source>
        <translation>Impossibile connettersi a %1</translation>
    </message>
    <message>
        <source>Cannot convert %1</source>
        <translation>Impossibile convertire %1</translation>
    </message>
    <message>
        <source>Cannot convolve with %1</source>
        <translation>Impossibile eseguire la convoluzione con %1</translation>
    </message>
    <message>
        <source>Cannot copy %1</source>
        <translation>Impossibile copiare %1</translation>
    </message>
    <message>
        <source>Cannot count steps on from %1</source>
        <translation>Impossibile continuare il conteggio degli step da %1</translation>
    </message>
    <message>
        <source>Cannot count the weights of %1</source>
        <translation>Impossibile contare i pesi di %1</translation>
    </message>
    <message>
        <source>Cannot create the attempt's folder %1</source>
        <translation>Impossibile creare la cartella del tentativo %1</translation>
    </message>
    <message>
        <source>Cannot create the folder %1</source>
        <translation>Impossibile creare la cartella %1</translation>
    </message>
    <message>
        <source>Cannot create the run directory %1</source>
        <translation>Impossibile creare la cartella del run %1</translation>
    </message>
    <message>
        <source>Cannot create the store %1</source>
        <translation>Impossibile creare l’archivio %1</translation>
    </message>
    <message>
        <source>Cannot decode an image %1</source>
        <translation>Impossibile decodificare un’immagine: %1</translation>
    </message>
    <message>
        <source>Cannot decode the image %1</source>
        <translation>Impossibile decodificare l’immagine %1</translation>
    </message>
    <message>
        <source>Cannot delete the preset %1</source>
        <translation>Impossibile eliminare il preset %1</translation>
    </message>
    <message>
        <source>Cannot delete the run %1</source>
        <translation>Impossibile eliminare il run %1</translation>
    </message>
    <message>
        <source>Cannot delete the run directory %1</source>
        <translation>Impossibile eliminare la cartella del run %1</translation>
    </message>
    <message>
        <source>Cannot delete the runs %1</source>
        <translation>Impossibile eliminare i run %1</translation>
    </message>
    <message>
        <source>Cannot describe %1</source>
        <translation>Impossibile descrivere %1</translation>
    </message>
    <message>
        <source>Cannot download %1</source>
        <translation>Impossibile scaricare %1</translation>
    </message>
    <message>
        <source>Cannot download the data set %1</source>
        <translation>Impossibile scaricare il dataset %1</translation>
    </message>
    <message>
        <source>Cannot draw glyphs %1</source>
        <translation>Impossibile disegnare i glifi %1</translation>
    </message>
    <message>
        <source>Cannot encode %1</source>
        <translation>Impossibile codificare %1</translation>
    </message>
    <message>
        <source>Cannot enter %1</source>
        <translation>Impossibile entrare in %1</translation>
    </message>
    <message>
        <source>Cannot export %1</source>
        <translation>Impossibile esportare %1</translation>
    </message>
    <message>
        <source>Cannot export the points %1</source>
        <translation>Impossibile esportare i punti %1</translation>
    </message>
    <message>
        <source>Cannot extend %1</source>
        <translation>Impossibile prolungare il run %1</translation>
    </message>
    <message>
        <source>Cannot fetch %1</source>
        <translation>Impossibile recuperare %1</translation>
    </message>
    <message>
        <source>Cannot fetch from %1</source>
        <translation>Impossibile recuperare da %1</translation>
    </message>
    <message>
        <source>Cannot fetch from the run %1</source>
        <translation>Impossibile recuperare dal run %1</translation>
    </message>
    <message>
        <source>Cannot fetch the checkpoint %1</source>
        <translation>Impossibile recuperare il checkpoint %1</translation>
    </message>
    <message>
        <source>Cannot fetch to %1</source>
        <translation>Impossibile recuperare in %1</translation>
    </message>
    <message>
        <source>Cannot find the address of %1</source>
        <translation>Impossibile trovare l’indirizzo di %1</translation>
    </message>
    <message>
        <source>Cannot find the campaign %1</source>
        <translation>Impossibile trovare la campagna %1</translation>
    </message>
    <message>
        <source>Cannot find the engine %1</source>
        <translation>Impossibile trovare il motore %1</translation>
    </message>
    <message>
        <source>Cannot find the folder %1</source>
        <translation>Impossibile trovare la cartella %1</translation>
    </message>
    <message>
        <source>Cannot find the folder for data %1</source>
        <translation>Impossibile trovare la cartella dei dati: %1</translation>
    </message>
    <message>
        <source>Cannot find the folder for prepared data %1</source>
        <translation>Impossibile trovare la cartella dei dati preparati: %1</translation>
    </message>
    <message>
        <source>Cannot find the way to %1</source>
        <translation>Impossibile trovare la via per %1</translation>
    </message>
    <message>
        <source>Cannot finish %1</source>
        <translation>Impossibile completare %1</translation>
    </message>
    <message>
        <source>Cannot finish the action %1</source>
        <translation>Impossibile completare l’azione %1</translation>
    </message>
    <message>
        <source>Cannot follow the flow through %1</source>
        <translation>Impossibile seguire il flusso attraverso %1</translation>
    </message>
    <message>
        <source>Cannot follow the run %1</source>
        <translation>Impossibile seguire il run %1</translation>
    </message>
    <message>
        <source>Cannot follow the runs %1</source>
        <translation>Impossibile seguire i run %1</translation>
    </message>
    <message>
        <source>Cannot form %1</source>
        <translation>Impossibile formare %1</translation>
    </message>
    <message>
        <source>Cannot gather %1</source>
        <translation>Impossibile raccogliere %1</translation>
    </message>
    <message>
        <source>Cannot give the run more time %1</source>
        <translation>Impossibile dare più tempo al run %1</translation>
    </message>
    <message>
        <source>Cannot go on %1</source>
        <translation>Impossibile proseguire: %1</translation>
    </message>
    <message>
        <source>Cannot hear from %1</source>
        <translation>Nessuna notizia da %1</translation>
    </message>
    <message>
        <source>Cannot hear from the machine %1</source>
        <translation>Nessuna notizia dalla macchina %1</translation>
    </message>
    <message>
        <source>Cannot hold %1</source>
        <translation>Impossibile trattenere il run %1</translation>
    </message>
    <message>
        <source>Cannot hold the job %1</source>
        <translation>Impossibile trattenere il job %1</translation>
    </message>
    <message>
        <source>Cannot import %1</source>
        <translation>Impossibile importare %1</translation>
    </message>
    <message>
        <source>Cannot inspect %1</source>
        <translation>Impossibile esaminare %1</translation>
    </message>
    <message>
        <source>Cannot inspect the data set %1</source>
        <translation>Impossibile esaminare il dataset %1</translation>
    </message>
    <message>
        <source>Cannot inspect the model %1</source>
        <translation>Impossibile esaminare il modello %1</translation>
    </message>
    <message>
        <source>Cannot install the engine %1</source>
        <translation>Impossibile installare il motore %1</translation>
    </message>
    <message>
        <source>Cannot install the engine built here %1</source>
        <translation>Impossibile installare il motore compilato qui: %1</translation>
    </message>
    <message>
        <source>Cannot join %1</source>
        <translation>Impossibile unirsi a %1</translation>
    </message>
    <message>
        <source>Cannot judge weights by SynFlow %1</source>
        <translation>Impossibile valutare i pesi con SynFlow: %1</translation>
    </message>
    <message>
        <source>Cannot keep images %1</source>
        <translation>Impossibile conservare le immagini %1</translation>
    </message>
    <message>
        <source>Cannot learn how a script ended %1</source>
        <translation>Impossibile sapere come è terminato uno script: %1</translation>
    </message>
    <message>
        <source>Cannot leave out of pruning %1</source>
        <translation>Impossibile escludere dal pruning: %1</translation>
    </message>
    <message>
        <source>Cannot list %1</source>
        <translation>Impossibile elencare %1</translation>
    </message>
    <message>
        <source>Cannot list the folder %1</source>
        <translation>Impossibile elencare la cartella %1</translation>
    </message>
    <message>
        <source>Cannot listen to signals %1</source>
        <translation>Impossibile ricevere i segnali: %1</translation>
    </message>
    <message>
        <source>Cannot load %1</source>
        <translation>Impossibile caricare %1</translation>
    </message>
    <message>
        <source>Cannot load the data set %1</source>
        <translation>Impossibile caricare il dataset %1</translation>
    </message>
    <message>
        <source>Cannot lock the machines %1</source>
        <translation>Impossibile bloccare le macchine: %1</translation>
    </message>
    <message>
        <source>Cannot lock the queue with %1</source>
        <translation>Impossibile bloccare la coda con %1</translation>
    </message>
    <message>
        <source>Cannot log in to %1</source>
        <translation>Impossibile accedere a %1</translation>
    </message>
    <message>
        <source>Cannot look after the runs of a machine %1</source>
        <translation>Impossibile seguire i run di una macchina: %1</translation>
    </message>
    <message>
        <source>Cannot look at %1</source>
        <translation>Impossibile guardare %1</translation>
    </message>
    <message>
        <source>Cannot look at the data in %1</source>
        <translation>Impossibile guardare i dati in %1</translation>
    </message>
    <message>
        <source>Cannot look at the machine %1</source>
        <translation>Impossibile guardare la macchina %1</translation>
    </message>
    <message>
        <source>Cannot look at the run directory %1</source>
        <translation>Impossibile guardare la cartella del run %1</translation>
    </message>
    <message>
        <source>Cannot look at the scheduler %1</source>
        <translation>Impossibile guardare lo scheduler %1</translation>
    </message>
    <message>
        <source>Cannot look for past runs %1</source>
        <translation>Impossibile cercare i run passati: %1</translation>
    </message>
    <message>
        <source>Cannot look for the engine %1</source>
        <translation>Impossibile cercare il motore %1</translation>
    </message>
    <message>
        <source>Cannot look for the prepared cache of %1</source>
        <translation>Impossibile cercare la cache preparata di %1</translation>
    </message>
    <message>
        <source>Cannot look into the store %1</source>
        <translation>Impossibile guardare nell’archivio %1</translation>
    </message>
    <message>
        <source>Cannot make %1</source>
        <translation>Impossibile creare %1</translation>
    </message>
    <message>
        <source>Cannot make images in %1</source>
        <translation>Impossibile creare immagini in %1</translation>
    </message>
    <message>
        <source>Cannot make smaller %1</source>
        <translation>Impossibile rimpicciolire %1</translation>
    </message>
    <message>
        <source>Cannot make the folder for data %1</source>
        <translation>Impossibile creare la cartella dei dati %1</translation>
    </message>
    <message>
        <source>Cannot map %1</source>
        <translation>Impossibile mappare in memoria %1</translation>
    </message>
    <message>
        <source>Cannot measure %1</source>
        <translation>Impossibile misurare %1</translation>
    </message>
    <message>
        <source>Cannot measure in %1</source>
        <translation>Impossibile misurare in %1</translation>
    </message>
    <message>
        <source>Cannot measure the disk with %1</source>
        <translation>Impossibile misurare il disco con %1</translation>
    </message>
    <message>
        <source>Cannot measure the weights %1</source>
        <translation>Impossibile misurare i pesi %1</translation>
    </message>
    <message>
        <source>Cannot measure with %1</source>
        <translation>Impossibile misurare con %1</translation>
    </message>
    <message>
        <source>Cannot measure with real data %1</source>
        <translation>Impossibile misurare con dati reali: %1</translation>
    </message>
    <message>
        <source>Cannot name the data set %1</source>
        <translation>Impossibile dare un nome al dataset %1</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>Impossibile aprire %1</translation>
    </message>
    <message>
        <source>Cannot open a channel to %1</source>
        <translation>Impossibile aprire un canale verso %1</translation>
    </message>
    <message>
        <source>Cannot open the CIFAR data set %1</source>
        <translation>Impossibile aprire il dataset CIFAR %1</translation>
    </message>
    <message>
        <source>Cannot open the data set %1</source>
        <translation>Impossibile aprire il dataset %1</translation>
    </message>
    <message>
        <source>Cannot open the image folder %1</source>
        <translation>Impossibile aprire la cartella di immagini %1</translation>
    </message>
    <message>
        <source>Cannot open the lock of the queue %1</source>
        <translation>Impossibile aprire il blocco della coda %1</translation>
    </message>
    <message>
        <source>Cannot open the run's log %1</source>
        <translation>Impossibile aprire il log del run %1</translation>
    </message>
    <message>
        <source>Cannot open the store %1</source>
        <translation>Impossibile aprire l’archivio %1</translation>
    </message>
    <message>
        <source>Cannot open the trace %1</source>
        <translation>Impossibile aprire la traccia %1</translation>
    </message>
    <message>
        <source>Cannot pack the data set %1</source>
        <translation>Impossibile impacchettare il dataset %1</translation>
    </message>
    <message>
        <source>Cannot pack the engine %1</source>
        <translation>Impossibile impacchettare il motore %1</translation>
    </message>
    <message>
        <source>Cannot pass a text to the shell %1</source>
        <translation>Impossibile passare un testo alla shell: %1</translation>
    </message>
    <message>
        <source>Cannot place %1</source>
        <translation>Impossibile mettere al suo posto %1</translation>
    </message>
    <message>
        <source>Cannot prepare a connection %1</source>
        <translation>Impossibile preparare una connessione: %1</translation>
    </message>
    <message>
        <source>Cannot prepare the data set %1</source>
        <translation>Impossibile preparare il dataset %1</translation>
    </message>
    <message>
        <source>Cannot prepare the data set in %1</source>
        <translation>Impossibile preparare il dataset in %1</translation>
    </message>
    <message>
        <source>Cannot preview the augmentation %1</source>
        <translation>Impossibile mostrare l’anteprima dell’augmentation: %1</translation>
    </message>
    <message>
        <source>Cannot prune %1</source>
        <translation>Impossibile applicare il pruning: %1</translation>
    </message>
    <message>
        <source>Cannot put the job back in the queue %1</source>
        <translation>Impossibile rimettere in coda il job %1</translation>
    </message>
    <message>
        <source>Cannot queue the run %1</source>
        <translation>Impossibile mettere in coda il run %1</translation>
    </message>
    <message>
        <source>Cannot reach %1</source>
        <translation>Impossibile raggiungere %1</translation>
    </message>
    <message>
        <source>Cannot reach the key agent at %1</source>
        <translation>Impossibile raggiungere l’agente delle chiavi in %1</translation>
    </message>
    <message>
        <source>Cannot reach the machine %1</source>
        <translation>Impossibile raggiungere la macchina %1</translation>
    </message>
    <message>
        <source>Cannot read %1</source>
        <translation>Impossibile leggere %1</translation>
    </message>
    <message>
        <source>Cannot read a distribution %1</source>
        <translation>Impossibile leggere una distribuzione: %1</translation>
    </message>
    <message>
        <source>Cannot read a sample of a GPU %1</source>
        <translation>Impossibile leggere una misura di una GPU: %1</translation>
    </message>
    <message>
        <source>Cannot read base64 %1</source>
        <translation>Impossibile leggere base64: %1</translation>
    </message>
    <message>
        <source>Cannot read from %1</source>
        <translation>Impossibile leggere da %1</translation>
    </message>
    <message>
        <source>Cannot read the CIFAR file %1</source>
        <translation>Impossibile leggere il file CIFAR %1</translation>
    </message>
    <message>
        <source>Cannot read the CSV file %1</source>
        <translation>Impossibile leggere il file CSV %1</translation>
    </message>
    <message>
        <source>Cannot read the HDF5 file %1</source>
        <translation>Impossibile leggere il file HDF5 %1</translation>
    </message>
    <message>
        <source>Cannot read the ONNX file %1</source>
        <translation>Impossibile leggere il file ONNX %1</translation>
    </message>
    <message>
        <source>Cannot read the SSH configuration %1</source>
        <translation>Impossibile leggere la configurazione SSH %1</translation>
    </message>
    <message>
        <source>Cannot read the TFRecord file %1</source>
        <translation>Impossibile leggere il file TFRecord %1</translation>
    </message>
    <message>
        <source>Cannot read the archive %1</source>
        <translation>Impossibile leggere l’archivio compresso %1</translation>
    </message>
    <message>
        <source>Cannot read the campaign in %1</source>
        <translation>Impossibile leggere la campagna in %1</translation>
    </message>
    <message>
        <source>Cannot read the campaigns %1</source>
        <translation>Impossibile leggere le campagne %1</translation>
    </message>
    <message>
        <source>Cannot read the catalogue of data sets %1</source>
        <translation>Impossibile leggere il catalogo dei dataset: %1</translation>
    </message>
    <message>
        <source>Cannot read the data set %1</source>
        <translation>Impossibile leggere il dataset %1</translation>
    </message>
    <message>
        <source>Cannot read the device report %1</source>
        <translation>Impossibile leggere il rapporto sul dispositivo %1</translation>
    </message>
    <message>
        <source>Cannot read the engine's answer %1</source>
        <translation>Impossibile leggere la risposta del motore: %1</translation>
    </message>
    <message>
        <source>Cannot read the engine's answer about %1</source>
        <translation>Impossibile leggere la risposta del motore su %1</translation>
    </message>
    <message>
        <source>Cannot read the inspection of a data set %1</source>
        <translation>Impossibile leggere l’esame di un dataset: %1</translation>
    </message>
    <message>
        <source>Cannot read the known hosts in %1</source>
        <translation>Impossibile leggere gli host noti in %1</translation>
    </message>
    <message>
        <source>Cannot read the list of files of %1</source>
        <translation>Impossibile leggere l’elenco dei file di %1</translation>
    </message>
    <message>
        <source>Cannot read the machine's answer %1</source>
        <translation>Impossibile leggere la risposta della macchina: %1</translation>
    </message>
    <message>
        <source>Cannot read the machines %1</source>
        <translation>Impossibile leggere le macchine: %1</translation>
    </message>
    <message>
        <source>Cannot read the pickle file %1</source>
        <translation>Impossibile leggere il file pickle %1</translation>
    </message>
    <message>
        <source>Cannot read the plan %1</source>
        <translation>Impossibile leggere il piano %1</translation>
    </message>
    <message>
        <source>Cannot read the plan of the campaign %1</source>
        <translation>Impossibile leggere il piano della campagna %1</translation>
    </message>
    <message>
        <source>Cannot read the preset %1</source>
        <translation>Impossibile leggere il preset %1</translation>
    </message>
    <message>
        <source>Cannot read the presets %1</source>
        <translation>Impossibile leggere i preset %1</translation>
    </message>
    <message>
        <source>Cannot read the preview of the augmentation %1</source>
        <translation>Impossibile leggere l’anteprima dell’augmentation: %1</translation>
    </message>
    <message>
        <source>Cannot read the recording %1</source>
        <translation>Impossibile leggere la registrazione %1</translation>
    </message>
    <message>
        <source>Cannot read the records of the jobs %1</source>
        <translation>Impossibile leggere i record dei job: %1</translation>
    </message>
    <message>
        <source>Cannot read the run in %1</source>
        <translation>Impossibile leggere il run in %1</translation>
    </message>
    <message>
        <source>Cannot read the scaling study %1</source>
        <translation>Impossibile leggere lo studio di scalabilità %1</translation>
    </message>
    <message>
        <source>Cannot read the spec %1</source>
        <translation>Impossibile leggere la specifica %1</translation>
    </message>
    <message>
        <source>Cannot read the state of a run from %1</source>
        <translation>Impossibile leggere lo stato di un run da %1</translation>
    </message>
    <message>
        <source>Cannot read the store %1</source>
        <translation>Impossibile leggere l’archivio %1</translation>
    </message>
    <message>
        <source>Cannot read the stored data set %1</source>
        <translation>Impossibile leggere il dataset salvato %1</translation>
    </message>
    <message>
        <source>Cannot read the stored spec of run %1</source>
        <translation>Impossibile leggere la specifica salvata del run %1</translation>
    </message>
    <message>
        <source>Cannot read the tensors in %1</source>
        <translation>Impossibile leggere i tensori in %1</translation>
    </message>
    <message>
        <source>Cannot read the trace %1</source>
        <translation>Impossibile leggere la traccia %1</translation>
    </message>
    <message>
        <source>Cannot read the weights of %1</source>
        <translation>Impossibile leggere i pesi di %1</translation>
    </message>
    <message>
        <source>Cannot read what the preparation says %1</source>
        <translation>Impossibile leggere l’output della preparazione: %1</translation>
    </message>
    <message>
        <source>Cannot read what the program needs %1</source>
        <translation>Impossibile leggere ciò che serve al programma: %1</translation>
    </message>
    <message>
        <source>Cannot read ~/.ssh/config %1</source>
        <translation>Impossibile leggere ~/.ssh/config: %1</translation>
    </message>
    <message>
        <source>Cannot rebuild the store %1</source>
        <translation>Impossibile ricostruire l’archivio %1</translation>
    </message>
    <message>
        <source>Cannot receive %1</source>
        <translation>Impossibile ricevere %1</translation>
    </message>
    <message>
        <source>Cannot record samples of the GPUs into %1</source>
        <translation>Impossibile registrare le misure delle GPU in %1</translation>
    </message>
    <message>
        <source>Cannot release %1</source>
        <translation>Impossibile rilasciare il run %1</translation>
    </message>
    <message>
        <source>Cannot release the job %1</source>
        <translation>Impossibile rilasciare il job %1</translation>
    </message>
    <message>
        <source>Cannot remove %1</source>
        <translation>Impossibile rimuovere %1</translation>
    </message>
    <message>
        <source>Cannot remove the folder %1</source>
        <translation>Impossibile rimuovere la cartella %1</translation>
    </message>
    <message>
        <source>Cannot remove the points of deleted runs %1</source>
        <translation>Impossibile rimuovere i punti dei run eliminati: %1</translation>
    </message>
    <message>
        <source>Cannot report on %1</source>
        <translation>Impossibile riferire su %1</translation>
    </message>
    <message>
        <source>Cannot requeue %1</source>
        <translation>Impossibile rimettere in coda il run %1</translation>
    </message>
    <message>
        <source>Cannot restore %1</source>
        <translation>Impossibile ripristinare %1</translation>
    </message>
    <message>
        <source>Cannot resume %1</source>
        <translation>Impossibile riprendere il run %1</translation>
    </message>
    <message>
        <source>Cannot resume from %1</source>
        <translation>Impossibile riprendere da %1</translation>
    </message>
    <message>
        <source>Cannot resume the run %1</source>
        <translation>Impossibile riprendere il run %1</translation>
    </message>
    <message>
        <source>Cannot run %1</source>
        <translation>Impossibile eseguire %1</translation>
    </message>
    <message>
        <source>Cannot run a command on %1</source>
        <translation>Impossibile eseguire un comando su %1</translation>
    </message>
    <message>
        <source>Cannot run a script %1</source>
        <translation>Impossibile eseguire uno script: %1</translation>
    </message>
    <message>
        <source>Cannot run a script on %1</source>
        <translation>Impossibile eseguire uno script su %1</translation>
    </message>
    <message>
        <source>Cannot run the engine %1</source>
        <translation>Impossibile eseguire il motore %1</translation>
    </message>
    <message>
        <source>Cannot save %1</source>
        <translation>Impossibile salvare %1</translation>
    </message>
    <message>
        <source>Cannot save a checkpoint of %1</source>
        <translation>Impossibile salvare un checkpoint di %1</translation>
    </message>
    <message>
        <source>Cannot save the preset %1</source>
        <translation>Impossibile salvare il preset %1</translation>
    </message>
    <message>
        <source>Cannot send %1</source>
        <translation>Impossibile inviare %1</translation>
    </message>
    <message>
        <source>Cannot send data to %1</source>
        <translation>Impossibile inviare dati a %1</translation>
    </message>
    <message>
        <source>Cannot send the data set to %1</source>
        <translation>Impossibile inviare il dataset a %1</translation>
    </message>
    <message>
        <source>Cannot send the prepared cache to %1</source>
        <translation>Impossibile inviare la cache preparata a %1</translation>
    </message>
    <message>
        <source>Cannot serve the queue %1</source>
        <translation>Impossibile servire la coda %1</translation>
    </message>
    <message>
        <source>Cannot set aside %1</source>
        <translation>Impossibile mettere da parte %1</translation>
    </message>
    <message>
        <source>Cannot set aside the result of the attempt before %1</source>
        <translation>Impossibile mettere da parte il risultato del tentativo precedente: %1</translation>
    </message>
    <message>
        <source>Cannot share the data set among ranks %1</source>
        <translation>Impossibile ripartire tra i rank il dataset %1</translation>
    </message>
    <message>
        <source>Cannot show a sample %1</source>
        <translation>Impossibile mostrare un campione: %1</translation>
    </message>
    <message>
        <source>Cannot shuffle the data set %1</source>
        <translation>Impossibile mescolare il dataset %1</translation>
    </message>
    <message>
        <source>Cannot start %1</source>
        <translation>Impossibile avviare %1</translation>
    </message>
    <message>
        <source>Cannot start a command on the machine %1</source>
        <translation>Impossibile avviare un comando sulla macchina: %1</translation>
    </message>
    <message>
        <source>Cannot start a job %1</source>
        <translation>Impossibile avviare il job %1</translation>
    </message>
    <message>
        <source>Cannot start loading %1</source>
        <translation>Impossibile iniziare a caricare %1</translation>
    </message>
    <message>
        <source>Cannot start the lottery tickets in %1</source>
        <translation>Impossibile avviare i lottery ticket in %1</translation>
    </message>
    <message>
        <source>Cannot start the missing runs of %1</source>
        <translation>Impossibile avviare i run mancanti di %1</translation>
    </message>
    <message>
        <source>Cannot start the run %1</source>
        <translation>Impossibile avviare il run %1</translation>
    </message>
    <message>
        <source>Cannot start the supervisor %1</source>
        <translation>Impossibile avviare il supervisor %1</translation>
    </message>
    <message>
        <source>Cannot start the supervisor of the queue with %1</source>
        <translation>Impossibile avviare il supervisor della coda con %1</translation>
    </message>
    <message>
        <source>Cannot stop %1</source>
        <translation>Impossibile fermare il run %1</translation>
    </message>
    <message>
        <source>Cannot store the campaign %1</source>
        <translation>Impossibile salvare la campagna %1</translation>
    </message>
    <message>
        <source>Cannot store the events of run %1</source>
        <translation>Impossibile salvare gli eventi del run %1</translation>
    </message>
    <message>
        <source>Cannot store the preset %1</source>
        <translation>Impossibile salvare il preset %1</translation>
    </message>
    <message>
        <source>Cannot store the run %1</source>
        <translation>Impossibile salvare il run %1</translation>
    </message>
    <message>
        <source>Cannot submit an array %1</source>
        <translation>Impossibile inviare un array: %1</translation>
    </message>
    <message>
        <source>Cannot submit the failed tasks of %1</source>
        <translation>Impossibile inviare i task falliti di %1</translation>
    </message>
    <message>
        <source>Cannot submit the run %1</source>
        <translation>Impossibile inviare il run %1</translation>
    </message>
    <message>
        <source>Cannot take %1</source>
        <translation>Impossibile prendere %1</translation>
    </message>
    <message>
        <source>Cannot take off the queue %1</source>
        <translation>Impossibile togliere dalla coda %1</translation>
    </message>
    <message>
        <source>Cannot trace %1</source>
        <translation>Impossibile tracciare il run %1</translation>
    </message>
    <message>
        <source>Cannot train %1</source>
        <translation>Impossibile eseguire il training: %1</translation>
    </message>
    <message>
        <source>Cannot train beyond %1</source>
        <translation>Impossibile addestrare oltre %1</translation>
    </message>
    <message>
        <source>Cannot train in %1</source>
        <translation>Impossibile addestrare in %1</translation>
    </message>
    <message>
        <source>Cannot train on %1</source>
        <translation>Impossibile addestrare su %1</translation>
    </message>
    <message>
        <source>Cannot train together with %1</source>
        <translation>Impossibile addestrare insieme a %1</translation>
    </message>
    <message>
        <source>Cannot trust the host %1</source>
        <translation>Impossibile fidarsi dell’host %1</translation>
    </message>
    <message>
        <source>Cannot understand %1</source>
        <translation>Impossibile capire %1</translation>
    </message>
    <message>
        <source>Cannot unpack %1</source>
        <translation>Impossibile estrarre %1</translation>
    </message>
    <message>
        <source>Cannot unpack the archive %1</source>
        <translation>Impossibile estrarre l’archivio compresso %1</translation>
    </message>
    <message>
        <source>Cannot use %1</source>
        <translation>Impossibile usare %1</translation>
    </message>
    <message>
        <source>Cannot use the checkpoint %1</source>
        <translation>Impossibile usare il checkpoint %1</translation>
    </message>
    <message>
        <source>Cannot use the engine %1</source>
        <translation>Impossibile usare il motore %1</translation>
    </message>
    <message>
        <source>Cannot use the machine %1</source>
        <translation>Impossibile usare la macchina %1</translation>
    </message>
    <message>
        <source>Cannot use the machine's field %1</source>
        <translation>Impossibile usare il campo %1 della macchina</translation>
    </message>
    <message>
        <source>Cannot use the model file %1</source>
        <translation>Impossibile usare il file del modello %1</translation>
    </message>
    <message>
        <source>Cannot use the model of %1</source>
        <translation>Impossibile usare il modello di %1</translation>
    </message>
    <message>
        <source>Cannot use the run directory %1</source>
        <translation>Impossibile usare la cartella del run %1</translation>
    </message>
    <message>
        <source>Cannot use the run spec %1</source>
        <translation>Impossibile usare la specifica del run %1</translation>
    </message>
    <message>
        <source>Cannot use the template's word %1</source>
        <translation>Impossibile usare la parola del template %1</translation>
    </message>
    <message>
        <source>Cannot use the weights %1</source>
        <translation>Impossibile usare i pesi %1</translation>
    </message>
    <message>
        <source>Cannot use the weights of %1</source>
        <translation>Impossibile usare i pesi di %1</translation>
    </message>
    <message>
        <source>Cannot wait for %1</source>
        <translation>Impossibile attendere %1</translation>
    </message>
    <message>
        <source>Cannot wait for a connection %1</source>
        <translation>Impossibile attendere una connessione: %1</translation>
    </message>
    <message>
        <source>Cannot work on the machine %1</source>
        <translation>Impossibile lavorare sulla macchina %1</translation>
    </message>
    <message>
        <source>Cannot write %1</source>
        <translation>Impossibile scrivere %1</translation>
    </message>
    <message>
        <source>Cannot write the HDF5 file %1</source>
        <translation>Impossibile scrivere il file HDF5 %1</translation>
    </message>
    <message>
        <source>Cannot write the ONNX file %1</source>
        <translation>Impossibile scrivere il file ONNX %1</translation>
    </message>
    <message>
        <source>Cannot write the answer to %1</source>
        <translation>Impossibile scrivere la risposta in %1</translation>
    </message>
    <message>
        <source>Cannot write the checkpoint %1</source>
        <translation>Impossibile scrivere il checkpoint %1</translation>
    </message>
    <message>
        <source>Cannot write the events %1</source>
        <translation>Impossibile scrivere gli eventi %1</translation>
    </message>
    <message>
        <source>Cannot write the file %1</source>
        <translation>Impossibile scrivere il file %1</translation>
    </message>
    <message>
        <source>Cannot write the log %1</source>
        <translation>Impossibile scrivere il log %1</translation>
    </message>
    <message>
        <source>Cannot write the points to %1</source>
        <translation>Impossibile scrivere i punti in %1</translation>
    </message>
    <message>
        <source>Cannot write the recording %1</source>
        <translation>Impossibile scrivere la registrazione %1</translation>
    </message>
    <message>
        <source>Cannot write the run's log %1</source>
        <translation>Impossibile scrivere il log del run %1</translation>
    </message>
    <message>
        <source>Cannot write the store %1</source>
        <translation>Impossibile scrivere l’archivio %1</translation>
    </message>
    <message>
        <source>Cannot write the trace %1</source>
        <translation>Impossibile scrivere la traccia %1</translation>
    </message>
    <message>
        <source>Cannot allocate the network's memory %1</source>
        <translation>Impossibile allocare la memoria della rete: %1</translation>
    </message>
    <message>
        <source>Cannot ask over NCCL %1</source>
        <translation>Impossibile interrogare NCCL: %1</translation>
    </message>
    <message>
        <source>Cannot ask the GPU %1</source>
        <translation>Impossibile interrogare la GPU %1</translation>
    </message>
    <message>
        <source>Cannot begin over NCCL %1</source>
        <translation>Impossibile iniziare con NCCL: %1</translation>
    </message>
    <message>
        <source>Cannot broadcast over MPI %1</source>
        <translation>Impossibile diffondere via MPI: %1</translation>
    </message>
    <message>
        <source>Cannot build the network %1</source>
        <translation>Impossibile costruire la rete %1</translation>
    </message>
    <message>
        <source>Cannot build the network in %1</source>
        <translation>Impossibile costruire la rete in %1</translation>
    </message>
    <message>
        <source>Cannot check this machine %1</source>
        <translation>Impossibile controllare questa macchina: %1</translation>
    </message>
    <message>
        <source>Cannot choose a GPU %1</source>
        <translation>Impossibile scegliere una GPU: %1</translation>
    </message>
    <message>
        <source>Cannot convert a GRU's weights %1</source>
        <translation>Impossibile convertire i pesi di una GRU: %1</translation>
    </message>
    <message>
        <source>Cannot convolve with silu behind it %1</source>
        <translation>Impossibile eseguire la convoluzione seguita da silu: %1</translation>
    </message>
    <message>
        <source>Cannot copy from the GPU %1</source>
        <translation>Impossibile copiare dalla GPU: %1</translation>
    </message>
    <message>
        <source>Cannot copy to the GPU %1</source>
        <translation>Impossibile copiare sulla GPU: %1</translation>
    </message>
    <message>
        <source>Cannot count steps on from run %1</source>
        <translation>Impossibile continuare il conteggio degli step dal run %1</translation>
    </message>
    <message>
        <source>Cannot draw new weights %1</source>
        <translation>Impossibile estrarre nuovi pesi: %1</translation>
    </message>
    <message>
        <source>Cannot encode a JPEG image %1</source>
        <translation>Impossibile codificare un’immagine JPEG: %1</translation>
    </message>
    <message>
        <source>Cannot encode a PNG image %1</source>
        <translation>Impossibile codificare un’immagine PNG: %1</translation>
    </message>
    <message>
        <source>Cannot export the layer %1</source>
        <translation>Impossibile esportare il layer %1</translation>
    </message>
    <message>
        <source>Cannot export the network %1</source>
        <translation>Impossibile esportare la rete %1</translation>
    </message>
    <message>
        <source>Cannot form a group of ranks %1</source>
        <translation>Impossibile formare un gruppo di rank: %1</translation>
    </message>
    <message>
        <source>Cannot gather over MPI %1</source>
        <translation>Impossibile raccogliere via MPI: %1</translation>
    </message>
    <message>
        <source>Cannot get memory of the GPU %1</source>
        <translation>Impossibile ottenere memoria della GPU: %1</translation>
    </message>
    <message>
        <source>Cannot go on together %1</source>
        <translation>Impossibile proseguire insieme: %1</translation>
    </message>
    <message>
        <source>Cannot join over NCCL %1</source>
        <translation>Impossibile unirsi via NCCL: %1</translation>
    </message>
    <message>
        <source>Cannot join the other ranks %1</source>
        <translation>Impossibile unirsi agli altri rank: %1</translation>
    </message>
    <message>
        <source>Cannot join the other ranks as rank %1</source>
        <translation>Impossibile unirsi agli altri rank come rank %1</translation>
    </message>
    <message>
        <source>Cannot join the other ranks over MPI %1</source>
        <translation>Impossibile unirsi agli altri rank via MPI: %1</translation>
    </message>
    <message>
        <source>Cannot load from the device's memory %1</source>
        <translation>Impossibile caricare dalla memoria del dispositivo: %1</translation>
    </message>
    <message>
        <source>Cannot load the batch %1</source>
        <translation>Impossibile caricare il batch %1</translation>
    </message>
    <message>
        <source>Cannot load the next batch %1</source>
        <translation>Impossibile caricare il batch successivo: %1</translation>
    </message>
    <message>
        <source>Cannot make a stream %1</source>
        <translation>Impossibile creare uno stream: %1</translation>
    </message>
    <message>
        <source>Cannot make memory that ranks share %1</source>
        <translation>Impossibile creare la memoria condivisa dei rank: %1</translation>
    </message>
    <message>
        <source>Cannot make the network smaller %1</source>
        <translation>Impossibile rimpicciolire la rete %1</translation>
    </message>
    <message>
        <source>Cannot make the ticket of %1</source>
        <translation>Impossibile creare il ticket di %1</translation>
    </message>
    <message>
        <source>Cannot map memory that ranks share %1</source>
        <translation>Impossibile mappare la memoria condivisa dei rank: %1</translation>
    </message>
    <message>
        <source>Cannot measure the line to %1</source>
        <translation>Impossibile misurare il collegamento con %1</translation>
    </message>
    <message>
        <source>Cannot prune by the weights of %1</source>
        <translation>Impossibile applicare il pruning in base ai pesi di %1</translation>
    </message>
    <message>
        <source>Cannot prune the network %1</source>
        <translation>Impossibile applicare il pruning alla rete %1</translation>
    </message>
    <message>
        <source>Cannot reach the other ranks %1</source>
        <translation>Impossibile raggiungere gli altri rank: %1</translation>
    </message>
    <message>
        <source>Cannot read the spec from standard input %1</source>
        <translation>Impossibile leggere la specifica dallo standard input: %1</translation>
    </message>
    <message>
        <source>Cannot receive a message %1</source>
        <translation>Impossibile ricevere un messaggio: %1</translation>
    </message>
    <message>
        <source>Cannot receive over MPI %1</source>
        <translation>Impossibile ricevere via MPI: %1</translation>
    </message>
    <message>
        <source>Cannot reset the weights to %1</source>
        <translation>Impossibile riportare i pesi a %1</translation>
    </message>
    <message>
        <source>Cannot restore the network's state %1</source>
        <translation>Impossibile ripristinare lo stato della rete: %1</translation>
    </message>
    <message>
        <source>Cannot run a oneDNN matrix product %1</source>
        <translation>Impossibile eseguire un prodotto di matrici oneDNN: %1</translation>
    </message>
    <message>
        <source>Cannot run a oneDNN primitive %1</source>
        <translation>Impossibile eseguire una primitiva oneDNN: %1</translation>
    </message>
    <message>
        <source>Cannot run the network on a batch %1</source>
        <translation>Impossibile eseguire la rete su un batch: %1</translation>
    </message>
    <message>
        <source>Cannot send a message to rank %1</source>
        <translation>Impossibile inviare un messaggio al rank %1</translation>
    </message>
    <message>
        <source>Cannot send over MPI %1</source>
        <translation>Impossibile inviare via MPI: %1</translation>
    </message>
    <message>
        <source>Cannot start from the parent's checkpoint %1</source>
        <translation>Impossibile partire dal checkpoint del run padre %1</translation>
    </message>
    <message>
        <source>Cannot start so many ranks: %1</source>
        <translation>Impossibile avviare tanti rank: %1</translation>
    </message>
    <message>
        <source>Cannot sum in order over MPI %1</source>
        <translation>Impossibile sommare in ordine via MPI: %1</translation>
    </message>
    <message>
        <source>Cannot sum over MPI %1</source>
        <translation>Impossibile sommare via MPI: %1</translation>
    </message>
    <message>
        <source>Cannot sum over NCCL %1</source>
        <translation>Impossibile sommare via NCCL: %1</translation>
    </message>
    <message>
        <source>Cannot sum rounded over MPI %1</source>
        <translation>Impossibile sommare con arrotondamento via MPI: %1</translation>
    </message>
    <message>
        <source>Cannot take the batch %1</source>
        <translation>Impossibile accettare il batch %1</translation>
    </message>
    <message>
        <source>Cannot take the weights of rank %1</source>
        <translation>Impossibile prendere i pesi del rank %1</translation>
    </message>
    <message>
        <source>Cannot train beyond step %1</source>
        <translation>Impossibile addestrare oltre lo step %1</translation>
    </message>
    <message>
        <source>Cannot train the batch %1</source>
        <translation>Impossibile addestrare il batch %1</translation>
    </message>
    <message>
        <source>Cannot train the network %1</source>
        <translation>Impossibile addestrare la rete %1</translation>
    </message>
    <message>
        <source>Cannot train the step %1</source>
        <translation>Impossibile addestrare lo step %1</translation>
    </message>
    <message>
        <source>Cannot train together with rank %1</source>
        <translation>Impossibile addestrare insieme al rank %1</translation>
    </message>
    <message>
        <source>Cannot understand rank %1</source>
        <translation>Impossibile capire il rank %1</translation>
    </message>
    <message>
        <source>Cannot use the environment variable %1</source>
        <translation>Impossibile usare la variabile d’ambiente %1</translation>
    </message>
    <message>
        <source>Cannot wait for all ranks over MPI %1</source>
        <translation>Impossibile attendere tutti i rank via MPI: %1</translation>
    </message>
    <message>
        <source>Cannot write the model file %1</source>
        <translation>Impossibile scrivere il file del modello %1</translation>
    </message>
    <message>
        <source>Cannot export the runs to %1</source>
        <translation>Impossibile esportare i run in %1</translation>
    </message>
    <message>
        <source>Cannot import the log %1</source>
        <translation>Impossibile importare il log %1</translation>
    </message>
    <message>
        <source>Cannot look for logs in %1</source>
        <translation>Impossibile cercare log in %1</translation>
    </message>
    <message>
        <source>Cannot read on in the log %1</source>
        <translation>Impossibile continuare a leggere il log %1</translation>
    </message>
    <message>
        <source>Cannot read the folder %1</source>
        <translation>Impossibile leggere la cartella %1</translation>
    </message>
    <message>
        <source>Cannot read the log %1</source>
        <translation>Impossibile leggere il log %1</translation>
    </message>
    <message>
        <source>Cannot complete the events %1</source>
        <translation>Impossibile completare gli eventi %1</translation>
    </message>
    <message>
        <source>Cannot run the program %1</source>
        <translation>Impossibile eseguire il programma %1</translation>
    </message>
    <message>
        <source>Cannot start the program %1</source>
        <translation>Impossibile avviare il programma %1</translation>
    </message>
    <message>
        <source>Cannot start the program in %1</source>
        <translation>Impossibile avviare il programma in %1</translation>
    </message>
    <message>
        <source>Cannot watch %1</source>
        <translation>Impossibile osservare %1</translation>
    </message>
    <message>
        <source>Cannot classify %1</source>
        <translation>Impossibile classificare %1</translation>
    </message>
    <message>
        <source>Cannot draw a Grad-CAM map</source>
        <translation>Impossibile disegnare una mappa Grad-CAM</translation>
    </message>
    <message>
        <source>Cannot draw a Grad-CAM map of layer %1</source>
        <translation>Impossibile disegnare una mappa Grad-CAM del layer %1</translation>
    </message>
    <message>
        <source>Cannot draw a heat map</source>
        <translation>Impossibile disegnare una heatmap</translation>
    </message>
    <message>
        <source>Cannot find the class %1</source>
        <translation>Impossibile trovare la classe %1</translation>
    </message>
    <message>
        <source>Cannot look at sample %1</source>
        <translation>Impossibile guardare il campione %1</translation>
    </message>
    <message>
        <source>Cannot look at the samples of %1</source>
        <translation>Impossibile guardare i campioni di %1</translation>
    </message>
    <message>
        <source>Cannot look into %1</source>
        <translation>Impossibile guardare dentro %1</translation>
    </message>
    <message>
        <source>Cannot look into the activations</source>
        <translation>Impossibile guardare le attivazioni</translation>
    </message>
    <message>
        <source>Cannot look into the checkpoint %1</source>
        <translation>Impossibile guardare dentro il checkpoint %1</translation>
    </message>
    <message>
        <source>Cannot look into the net</source>
        <translation>Impossibile guardare dentro la rete</translation>
    </message>
    <message>
        <source>Cannot look into the predictions</source>
        <translation>Impossibile guardare le previsioni</translation>
    </message>
    <message>
        <source>Cannot look into the predictions on %1</source>
        <translation>Impossibile guardare le previsioni su %1</translation>
    </message>
    <message>
        <source>Cannot make the predictions %1</source>
        <translation>Impossibile calcolare le previsioni %1</translation>
    </message>
    <message>
        <source>Cannot look at the input %1</source>
        <translation>Impossibile guardare l’input %1</translation>
    </message>
    <message>
        <source>Cannot show sample %1</source>
        <translation>Impossibile mostrare il campione %1</translation>
    </message>
    <message>
        <source>Cannot run the query %1</source>
        <translation>Impossibile eseguire la query %1</translation>
    </message>
</context>
<context>
    <name>PickerText</name>
    <message>
        <source>Enter a series or arithmetic with series.</source>
        <translation>Immettere una serie o un calcolo con serie.</translation>
    </message>
    <message>
        <source>Something is missing after character %1.</source>
        <translation>Manca qualcosa dopo il carattere %1.</translation>
    </message>
    <message>
        <source>"%1" at character %2 is not expected. Put names with such characters in quotation marks.</source>
        <translation>“%1” al carattere %2 è inatteso. Mettere tra virgolette i nomi con tali caratteri.</translation>
    </message>
    <message>
        <source>The parenthesis that opens at character %1 is not closed.</source>
        <translation>La parentesi aperta al carattere %1 non è chiusa.</translation>
    </message>
    <message>
        <source>There is no function %1. Known are ema, mean, gaussian, abs, log, log10, exp, sqrt, min, max and diff.</source>
        <translation>Non esiste una funzione %1. Sono note ema, mean, gaussian, abs, log, log10, exp, sqrt, min, max e diff.</translation>
    </message>
    <message>
        <source>It must be called as %1.</source>
        <translation>Va chiamata come %1.</translation>
    </message>
    <message>
        <source>The strength %1 must be at least 0 and below 1.</source>
        <translation>L’intensità %1 deve essere almeno 0 e inferiore a 1.</translation>
    </message>
</context>
<context>
    <name>PlotText</name>
    <message>
        <source>step</source>
        <translation>step</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>epoca</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>campioni</translation>
    </message>
    <message>
        <source>time trained</source>
        <translation>tempo di training</translation>
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
        <translation>%1 g</translation>
    </message>
    <message>
        <source>time since the start</source>
        <translation>tempo dall’avvio</translation>
    </message>
    <message>
        <source>date</source>
        <translation>data</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>No such file or directory</source>
        <translation>file o cartella inesistente</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Controllare il percorso.</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>non è una cartella</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permesso negato</translation>
    </message>
    <message>
        <source>Check the permissions or choose another folder.</source>
        <translation>Controllare i permessi o scegliere un’altra cartella.</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operazione non consentita</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>il file system è in sola lettura</translation>
    </message>
    <message>
        <source>Choose a folder on a file system that can be written.</source>
        <translation>Scegliere una cartella su un file system scrivibile.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>spazio esaurito sul dispositivo</translation>
    </message>
    <message>
        <source>Free some space or choose another folder.</source>
        <translation>Liberare spazio o scegliere un’altra cartella.</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota del disco superata</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>il file è troppo grande</translation>
    </message>
    <message>
        <source>Raise the limit on file sizes (ulimit -f) or choose another folder.</source>
        <translation>Aumentare il limite per la dimensione dei file (ulimit -f) o scegliere un’altra cartella.</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>errore di input/output</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>memoria esaurita</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>dispositivo o risorsa occupata</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>tempo per la connessione scaduto</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>connessione rifiutata</translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation>connessione chiusa dalla controparte</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>la controparte della connessione è chiusa</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>la memoria non basta</translation>
    </message>
    <message>
        <source>Close other programs or make the batch smaller.</source>
        <translation>Chiudere altri programmi o ridurre il batch.</translation>
    </message>
    <message>
        <source>an unknown exception was thrown</source>
        <translation>si è verificata un’eccezione sconosciuta</translation>
    </message>
    <message>
        <source>it is not what its name says</source>
        <translation>il contenuto non corrisponde al nome</translation>
    </message>
    <message>
        <source>the store has none with this id or name</source>
        <translation>l’archivio non ne ha con questo id o nome</translation>
    </message>
    <message>
        <source>'trainyard study list' shows which there are.</source>
        <translation>“trainyard study list” mostra quali esistono.</translation>
    </message>
    <message>
        <source>none of its runs is in the store any more</source>
        <translation>nessuno dei suoi run è più nell’archivio</translation>
    </message>
    <message>
        <source>this campaign is not a scaling study</source>
        <translation>questa campagna non è uno studio di scalabilità</translation>
    </message>
    <message>
        <source>Make room there, or choose fewer cells.</source>
        <translation>Fare spazio lì o scegliere meno celle.</translation>
    </message>
    <message>
        <source>this campaign has no lottery tickets</source>
        <translation>questa campagna non ha lottery ticket</translation>
    </message>
    <message>
        <source>'trainyard study list' shows which campaigns there are.</source>
        <translation>“trainyard study list” mostra quali campagne esistono.</translation>
    </message>
    <message>
        <source>its answer is not one of this version's</source>
        <translation>la risposta non è di questa versione</translation>
    </message>
    <message>
        <source>Install engine and window of the same version.</source>
        <translation>Installare motore e finestra della stessa versione.</translation>
    </message>
    <message>
        <source>it needs %1 MiB and %2 has %3 MiB free</source>
        <translation>servono %1 MiB e %2 ha %3 MiB liberi</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Liberare spazio e riprovare.</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>è stato annullato</translation>
    </message>
    <message>
        <source>it does not hold %1</source>
        <translation>non contiene %1</translation>
    </message>
    <message>
        <source>The file has changed at its source.</source>
        <translation>Il file è cambiato alla fonte.</translation>
    </message>
    <message>
        <source>it is only a snapshot of the machine's files</source>
        <translation>è solo un’istantanea dei file della macchina</translation>
    </message>
    <message>
        <source>its name, path or one of its options is not valid UTF-8</source>
        <translation>nome, percorso o una delle opzioni non è UTF-8 valido</translation>
    </message>
    <message>
        <source>its record cannot be read</source>
        <translation>il record non è leggibile</translation>
    </message>
    <message>
        <source>its shell prints unexpected output</source>
        <translation>la shell remota stampa un output inatteso</translation>
    </message>
    <message>
        <source>Let its profile print nothing in shells that run without a log-in.</source>
        <translation>Fare in modo che il profilo non stampi nulla nelle shell senza login.</translation>
    </message>
    <message>
        <source>its shell does not tell the process id</source>
        <translation>la shell remota non indica l’id del processo</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>non si può aprire</translation>
    </message>
    <message>
        <source>there is no such folder on the machine</source>
        <translation>sulla macchina non esiste questa cartella</translation>
    </message>
    <message>
        <source>it needs %1, and %2 are free</source>
        <translation>servono %1 e ne sono liberi %2</translation>
    </message>
    <message>
        <source>Make room, or choose another folder.</source>
        <translation>Fare spazio o scegliere un’altra cartella.</translation>
    </message>
    <message>
        <source>a file is there that was not fetched before</source>
        <translation>c’è un file che non era stato recuperato prima</translation>
    </message>
    <message>
        <source>Choose another folder, or move that file away.</source>
        <translation>Scegliere un’altra cartella o spostare quel file.</translation>
    </message>
    <message>
        <source>What was copied is kept; the next try continues there.</source>
        <translation>Quanto copiato resta; il prossimo tentativo continua da lì.</translation>
    </message>
    <message>
        <source>it became shorter while it was copied</source>
        <translation>si è accorciato durante la copia</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Riprovare.</translation>
    </message>
    <message>
        <source>it could not be written completely</source>
        <translation>non è stato possibile scriverlo per intero</translation>
    </message>
    <message>
        <source>Make room, and try again.</source>
        <translation>Fare spazio e riprovare.</translation>
    </message>
    <message>
        <source>the list of its files is incomplete</source>
        <translation>l’elenco dei file è incompleto</translation>
    </message>
    <message>
        <source>the list of its files names files that cannot be in it</source>
        <translation>l’elenco dei file nomina file che non possono farne parte</translation>
    </message>
    <message>
        <source>the run has none yet</source>
        <translation>il run non ne ha ancora</translation>
    </message>
    <message>
        <source>Ask the run for one: Checkpoint now.</source>
        <translation>Chiederne uno al run: Checkpoint ora.</translation>
    </message>
    <message>
        <source>the path of its folder is not absolute</source>
        <translation>il percorso della cartella non è assoluto</translation>
    </message>
    <message>
        <source>the file is incomplete</source>
        <translation>il file è incompleto</translation>
    </message>
    <message>
        <source>the remote shell printed unexpected output, often from .bashrc</source>
        <translation>la shell remota ha stampato un output inatteso, spesso da .bashrc</translation>
    </message>
    <message>
        <source>no temporary file can be made there</source>
        <translation>lì non si può creare un file temporaneo</translation>
    </message>
    <message>
        <source>it is neither on this workstation nor on the machine</source>
        <translation>non è né su questa workstation né sulla macchina</translation>
    </message>
    <message>
        <source>Check the path under Data.</source>
        <translation>Controllare il percorso in Dati.</translation>
    </message>
    <message>
        <source>the machine's folder for data is not an absolute path</source>
        <translation>la cartella dei dati della macchina non è un percorso assoluto</translation>
    </message>
    <message numerus="yes">
        <source>it names %n file(s) outside of its folder, such as %2</source>
        <translation><numerusform>nomina un file fuori dalla sua cartella: %2</numerusform><numerusform>nomina %n file fuori dalla sua cartella, ad esempio %2</numerusform></translation>
    </message>
    <message>
        <source>Copy it to the machine by hand, and give its path there.</source>
        <translation>Copiarlo a mano sulla macchina e indicarne lì il percorso.</translation>
    </message>
    <message>
        <source>Make room there, or choose another folder for data in the machine's settings.</source>
        <translation>Fare spazio lì o scegliere un’altra cartella dei dati nelle impostazioni della macchina.</translation>
    </message>
    <message>
        <source>what arrived differs from what was sent; perhaps a file was changed meanwhile</source>
        <translation>ciò che è arrivato differisce da ciò che è stato inviato; forse nel frattempo un file è cambiato</translation>
    </message>
    <message>
        <source>Start again when nothing writes to the data set.</source>
        <translation>Riavviare quando nulla scrive nel dataset.</translation>
    </message>
    <message>
        <source>the engine there treats it as incomplete</source>
        <translation>il motore remoto lo considera incompleto</translation>
    </message>
    <message>
        <source>Make sure that engine and window are of one version, or prepare it there.</source>
        <translation>Assicurarsi che motore e finestra siano della stessa versione, oppure prepararlo lì.</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>non è leggibile</translation>
    </message>
    <message>
        <source>Check the path and whether it may be read.</source>
        <translation>Controllare il percorso e se la lettura è consentita.</translation>
    </message>
    <message>
        <source>it has not reached its machine yet</source>
        <translation>non ha ancora raggiunto la sua macchina</translation>
    </message>
    <message>
        <source>Wait until it is submitted.</source>
        <translation>Attendere che venga inviato.</translation>
    </message>
    <message>
        <source>the store has no such run</source>
        <translation>l’archivio non ha un run simile</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation>non è connessa</translation>
    </message>
    <message>
        <source>Connect to it on the page Machines.</source>
        <translation>Connettersi nella pagina Macchine.</translation>
    </message>
    <message>
        <source>List the runs to see which there are.</source>
        <translation>Elencare i run per vedere quali esistono.</translation>
    </message>
    <message>
        <source>a run with the id %1 is in the store already</source>
        <translation>un run con l’id %1 è già nell’archivio</translation>
    </message>
    <message>
        <source>Leave the id out of the run spec to be given a new one.</source>
        <translation>Omettere l’id dalla specifica del run per riceverne uno nuovo.</translation>
    </message>
    <message>
        <source>a run with the id %1 was started before and deleted; its machine may still know its jobs</source>
        <translation>un run con l’id %1 è già stato avviato ed eliminato; la sua macchina forse ne conosce ancora i job</translation>
    </message>
    <message>
        <source>it has ended already (%1)</source>
        <translation>è già terminato (%1)</translation>
    </message>
    <message>
        <source>it is %1, not waiting</source>
        <translation>stato: %1, quindi non in attesa</translation>
    </message>
    <message>
        <source>it is %1, not held</source>
        <translation>stato: %1, quindi non trattenuto</translation>
    </message>
    <message>
        <source>it is %1, not running</source>
        <translation>stato: %1, quindi non in esecuzione</translation>
    </message>
    <message>
        <source>Try again when it runs.</source>
        <translation>Riprovare quando è in esecuzione.</translation>
    </message>
    <message>
        <source>it is %1</source>
        <translation>stato: %1</translation>
    </message>
    <message>
        <source>Stop or cancel it first.</source>
        <translation>Prima fermarlo o annullarlo.</translation>
    </message>
    <message>
        <source>the machine's folder for runs is not known</source>
        <translation>la cartella dei run sulla macchina non è nota</translation>
    </message>
    <message>
        <source>what its job asked for is not known</source>
        <translation>non si sa che cosa avesse richiesto il suo job</translation>
    </message>
    <message>
        <source>Stop the run, raise its time limit and resume it.</source>
        <translation>Fermare il run, aumentarne il limite di tempo e riprenderlo.</translation>
    </message>
    <message>
        <source>its runs ask for different resources</source>
        <translation>i suoi run richiedono risorse diverse</translation>
    </message>
    <message>
        <source>the stage before it could not be submitted: %1</source>
        <translation>non è stato possibile inviare la fase precedente: %1</translation>
    </message>
    <message>
        <source>the store has no such campaign</source>
        <translation>l’archivio non ha una campagna simile</translation>
    </message>
    <message>
        <source>the store has no run spec for it</source>
        <translation>l’archivio non ne ha la specifica</translation>
    </message>
    <message>
        <source>it holds the run “%1” already</source>
        <translation>contiene già il run “%1”</translation>
    </message>
    <message>
        <source>Move that folder away.</source>
        <translation>Spostare altrove quella cartella.</translation>
    </message>
    <message>
        <source>its run directory %1 is gone</source>
        <translation>la sua cartella del run %1 non c’è più</translation>
    </message>
    <message>
        <source>Bring the folder back, or clone the run.</source>
        <translation>Ripristinare la cartella o clonare il run.</translation>
    </message>
    <message>
        <source>it is running again</source>
        <translation>è di nuovo in esecuzione</translation>
    </message>
    <message>
        <source>Stop it first.</source>
        <translation>Prima fermarlo.</translation>
    </message>
    <message>
        <source>it holds another run's spec.json</source>
        <translation>contiene la spec.json di un altro run</translation>
    </message>
    <message>
        <source>Look at the folder and delete it by hand.</source>
        <translation>Guardare la cartella ed eliminarla a mano.</translation>
    </message>
    <message>
        <source>Check the folder for data in the machine's settings.</source>
        <translation>Controllare la cartella dei dati nelle impostazioni della macchina.</translation>
    </message>
    <message>
        <source>the engine printed no answer</source>
        <translation>il motore non ha stampato alcuna risposta</translation>
    </message>
    <message>
        <source>the engine says: %1</source>
        <translation>il motore dice: %1</translation>
    </message>
    <message>
        <source>Make sure that none of its files changes meanwhile.</source>
        <translation>Assicurarsi che nel frattempo nessun suo file cambi.</translation>
    </message>
    <message>
        <source>Check the disk and the home folder of that machine.</source>
        <translation>Controllare il disco e la cartella home di quella macchina.</translation>
    </message>
    <message>
        <source>Connect to that node to end it, or wait for its end.</source>
        <translation>Connettersi a quel nodo per terminarlo o attenderne la fine.</translation>
    </message>
    <message>
        <source>its folder is not there</source>
        <translation>la sua cartella non c’è</translation>
    </message>
    <message>
        <source>its process is gone, and nothing tells why: it was killed, or the machine was restarted</source>
        <translation>il suo processo non c’è più e nulla dice perché: è stato ucciso o la macchina è stata riavviata</translation>
    </message>
    <message>
        <source>it was never started</source>
        <translation>non è mai stato avviato</translation>
    </message>
    <message>
        <source>it works on the node %1</source>
        <translation>lavora sul nodo %1</translation>
    </message>
    <message>
        <source>the run has no checkpoint</source>
        <translation>il run non ha checkpoint</translation>
    </message>
    <message>
        <source>the run has these: %1</source>
        <translation>il run ha questi: %1</translation>
    </message>
    <message>
        <source>the engine ended: %1</source>
        <translation>il motore è terminato: %1</translation>
    </message>
    <message>
        <source>the process ended in order but left no result in the run directory</source>
        <translation>il processo è terminato regolarmente ma non ha lasciato risultati nella cartella del run</translation>
    </message>
    <message>
        <source>the process ended without a result while nobody watched it</source>
        <translation>il processo è terminato senza risultato mentre nessuno lo osservava</translation>
    </message>
    <message>
        <source>ended by signal %1 (%2)</source>
        <translation>terminato dal segnale %1 (%2)</translation>
    </message>
    <message>
        <source>ended by signal %1 (%2): by hand, or by the system for lack of memory</source>
        <translation>terminato dal segnale %1 (%2): a mano, o dal sistema per mancanza di memoria</translation>
    </message>
    <message>
        <source>it is not in the queue, but its process runs</source>
        <translation>non è in coda, ma il suo processo è in esecuzione</translation>
    </message>
    <message>
        <source>its process is gone and left no result</source>
        <translation>il suo processo non c’è più e non ha lasciato risultati</translation>
    </message>
    <message>
        <source>saved and stopped; waiting for the queue to say so</source>
        <translation>salvato e fermato; si attende la conferma della coda</translation>
    </message>
    <message>
        <source>its process is gone; waiting for the queue to say so</source>
        <translation>il suo processo non c’è più; si attende la conferma della coda</translation>
    </message>
    <message>
        <source>it is over; waiting for its last files</source>
        <translation>è finito; si attendono i suoi ultimi file</translation>
    </message>
    <message>
        <source>the queue does not know it, and its process is gone</source>
        <translation>la coda non lo conosce e il suo processo non c’è più</translation>
    </message>
    <message>
        <source>its run directory %1 is gone; waiting for it to be seen again</source>
        <translation>la sua cartella del run %1 non c’è più; si attende che sia di nuovo visibile</translation>
    </message>
    <message>
        <source>Clone it to train for more epochs.</source>
        <translation>Clonarlo per addestrare per più epoche.</translation>
    </message>
    <message>
        <source>Wait until it has ended, or stop it.</source>
        <translation>Attendere che termini o fermarlo.</translation>
    </message>
    <message>
        <source>Start the missing runs of the campaign again.</source>
        <translation>Avviare di nuovo i run mancanti della campagna.</translation>
    </message>
    <message>
        <source>the machine says: %1</source>
        <translation>la macchina dice: %1</translation>
    </message>
    <message>
        <source>It is looked at again.</source>
        <translation>Verrà controllato di nuovo.</translation>
    </message>
    <message>
        <source>%1 of %2 are there</source>
        <translation>%1 di %2 presenti</translation>
    </message>
    <message>
        <source>%1 of %2 images are prepared</source>
        <translation>%1 di %2 immagini preparate</translation>
    </message>
    <message>
        <source>trained to the end</source>
        <translation>addestrato fino alla fine</translation>
    </message>
    <message>
        <source>wrong arguments</source>
        <translation>argomenti errati</translation>
    </message>
    <message>
        <source>the run spec is wrong</source>
        <translation>la specifica del run è errata</translation>
    </message>
    <message>
        <source>the data cannot be read</source>
        <translation>i dati non sono leggibili</translation>
    </message>
    <message>
        <source>there is no such device</source>
        <translation>questo dispositivo non esiste</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>memoria esaurita</translation>
    </message>
    <message>
        <source>the device failed</source>
        <translation>il dispositivo ha avuto un guasto</translation>
    </message>
    <message>
        <source>the GPU no longer answers</source>
        <translation>la GPU non risponde più</translation>
    </message>
    <message>
        <source>the GPU's memory is faulty</source>
        <translation>la memoria della GPU è difettosa</translation>
    </message>
    <message>
        <source>the GPU driver is too old</source>
        <translation>il driver della GPU è troppo vecchio</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>reading or writing failed</source>
        <translation>lettura o scrittura fallita</translation>
    </message>
    <message>
        <source>the loss is no longer finite</source>
        <translation>la loss non è più finita</translation>
    </message>
    <message>
        <source>the checkpoint cannot be read</source>
        <translation>il checkpoint non è leggibile</translation>
    </message>
    <message>
        <source>made by another version</source>
        <translation>creato da un’altra versione</translation>
    </message>
    <message>
        <source>it is running already</source>
        <translation>è già in esecuzione</translation>
    </message>
    <message>
        <source>not supported here</source>
        <translation>non supportato qui</translation>
    </message>
    <message>
        <source>an internal error</source>
        <translation>un errore interno</translation>
    </message>
    <message>
        <source>it was killed</source>
        <translation>è stato ucciso</translation>
    </message>
    <message>
        <source>a draft</source>
        <translation>bozza</translation>
    </message>
    <message>
        <source>being brought to its machine</source>
        <translation>in trasferimento alla macchina</translation>
    </message>
    <message>
        <source>being submitted</source>
        <translation>in fase di invio</translation>
    </message>
    <message>
        <source>being looked for</source>
        <translation>in fase di ricerca</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>in attesa</translation>
    </message>
    <message>
        <source>held</source>
        <translation>trattenuto</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloccato</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>in avvio</translation>
    </message>
    <message>
        <source>running</source>
        <translation>in esecuzione</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>sospeso</translation>
    </message>
    <message>
        <source>finishing</source>
        <translation>in chiusura</translation>
    </message>
    <message>
        <source>being verified</source>
        <translation>in verifica</translation>
    </message>
    <message>
        <source>done</source>
        <translation>completato</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>fermato</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallito</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annullato</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrotto</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sconosciuto</translation>
    </message>
    <message>
        <source>it is not a socket</source>
        <translation>non è un socket</translation>
    </message>
    <message>
        <source>it is too long for a command line</source>
        <translation>è troppo lungo per una riga di comando</translation>
    </message>
    <message>
        <source>its host key is not known, and was not accepted</source>
        <translation>la sua chiave host non è nota e non è stata accettata</translation>
    </message>
    <message>
        <source>Connect to it once in the window, or with ssh, and compare the fingerprint that is shown.</source>
        <translation>Connettersi una volta nella finestra o con ssh e confrontare l’impronta mostrata.</translation>
    </message>
    <message>
        <source>its key cannot be written</source>
        <translation>la sua chiave non può essere scritta</translation>
    </message>
    <message>
        <source>the server allows no more sessions on this connection (its MaxSessions)</source>
        <translation>il server non consente altre sessioni su questa connessione (il suo MaxSessions)</translation>
    </message>
    <message>
        <source>Ask the administrator whether commands may be run there over SSH.</source>
        <translation>Chiedere all’amministratore se lì si possono eseguire comandi via SSH.</translation>
    </message>
    <message>
        <source>the jump host %1 says: %2</source>
        <translation>l’host di salto %1 dice: %2</translation>
    </message>
    <message>
        <source>Check the name and port as the jump host knows them, and whether it allows forwarding.</source>
        <translation>Controllare nome e porta come li conosce l’host di salto e se consente l’inoltro.</translation>
    </message>
    <message>
        <source>the server allows no commands</source>
        <translation>il server non consente comandi</translation>
    </message>
    <message>
        <source>Ask its administrator whether commands may be run there over SSH.</source>
        <translation>Chiedere all’amministratore se lì si possono eseguire comandi via SSH.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>riga %1: %2</translation>
    </message>
    <message>
        <source>it is not a host name</source>
        <translation>non è un nome host</translation>
    </message>
    <message>
        <source>Enter letters, digits, dots and dashes.</source>
        <translation>Immettere lettere, cifre, punti e trattini.</translation>
    </message>
    <message>
        <source>it is not a user name</source>
        <translation>non è un nome utente</translation>
    </message>
    <message>
        <source>Enter the name to log in with.</source>
        <translation>Immettere il nome con cui accedere.</translation>
    </message>
    <message>
        <source>it was interrupted</source>
        <translation>è stato interrotto</translation>
    </message>
    <message>
        <source>there is no route</source>
        <translation>non c’è un percorso di rete</translation>
    </message>
    <message>
        <source>it printed more than 64 MiB</source>
        <translation>ha stampato più di 64 MiB</translation>
    </message>
    <message>
        <source>it did not end within %1 ms</source>
        <translation>non è terminato entro %1 ms</translation>
    </message>
    <message>
        <source>Check whether the machine or its file system hangs, then try again.</source>
        <translation>Controllare se la macchina o il suo file system è bloccato, poi riprovare.</translation>
    </message>
    <message>
        <source>its answer is incomplete</source>
        <translation>la risposta è incompleta</translation>
    </message>
    <message>
        <source>Name the right key with IdentityFile and IdentitiesOnly yes in ~/.ssh/config.</source>
        <translation>Indicare la chiave giusta con IdentityFile e IdentitiesOnly yes in ~/.ssh/config.</translation>
    </message>
    <message>
        <source>the server asks again and again</source>
        <translation>il server continua a fare domande</translation>
    </message>
    <message>
        <source>Connect to it by hand.</source>
        <translation>Connettersi a mano.</translation>
    </message>
    <message>
        <source>the log-in was cancelled</source>
        <translation>l’accesso è stato annullato</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>non ha risposto in tempo</translation>
    </message>
    <message>
        <source>Check the network and whether the machine is up.</source>
        <translation>Controllare la rete e se la macchina è accesa.</translation>
    </message>
    <message>
        <source>the answer does not fit the question</source>
        <translation>la risposta non corrisponde alla domanda</translation>
    </message>
    <message>
        <source>it was given up</source>
        <translation>è stato abbandonato</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>non è un file regolare</translation>
    </message>
    <message>
        <source>the offset or length asked for is negative</source>
        <translation>l’offset o la lunghezza richiesta è negativa</translation>
    </message>
    <message>
        <source>its path contains a NUL byte</source>
        <translation>il percorso contiene un byte NUL</translation>
    </message>
    <message>
        <source>the path is not absolute</source>
        <translation>il percorso non è assoluto</translation>
    </message>
    <message>
        <source>the listing is incomplete</source>
        <translation>l’elenco è incompleto</translation>
    </message>
    <message>
        <source>it contains a NUL byte</source>
        <translation>contiene un byte NUL</translation>
    </message>
    <message>
        <source>what arrived differs from what was sent; perhaps the file was changed meanwhile</source>
        <translation>ciò che è arrivato differisce da ciò che è stato inviato; forse nel frattempo il file è cambiato</translation>
    </message>
    <message>
        <source>Copy it again when nothing writes to it.</source>
        <translation>Copiarlo di nuovo quando nulla vi scrive.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>the machine does not tell its size</source>
        <translation>la macchina non ne indica la dimensione</translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation>non è indicato alcun host</translation>
    </message>
    <message>
        <source>this program was built without libssh</source>
        <translation>questo programma è stato compilato senza libssh</translation>
    </message>
    <message>
        <source>Install libssh-dev and build it again.</source>
        <translation>Installare libssh-dev e ricompilarlo.</translation>
    </message>
    <message>
        <source>it is not among the machines</source>
        <translation>non è tra le macchine</translation>
    </message>
    <message>
        <source>Add it on the page Machines.</source>
        <translation>Aggiungerla nella pagina Macchine.</translation>
    </message>
    <message>
        <source>the window was closed</source>
        <translation>la finestra è stata chiusa</translation>
    </message>
    <message>
        <source>its log-in needs a person</source>
        <translation>l’accesso richiede una persona</translation>
    </message>
    <message>
        <source>Press Connect on the page Machines.</source>
        <translation>Premere Connetti nella pagina Macchine.</translation>
    </message>
    <message>
        <source>its connection broke</source>
        <translation>la sua connessione si è interrotta</translation>
    </message>
    <message>
        <source>the connection was ended</source>
        <translation>la connessione è stata chiusa</translation>
    </message>
    <message>
        <source>the shell there ended with code %1</source>
        <translation>la shell remota è terminata con il codice %1</translation>
    </message>
    <message>
        <source>its connection is paused</source>
        <translation>la sua connessione è in pausa</translation>
    </message>
    <message>
        <source>Resume it on the page Machines.</source>
        <translation>Riprenderla nella pagina Macchine.</translation>
    </message>
    <message>
        <source>Check the port and whether an SSH server runs there.</source>
        <translation>Controllare la porta e se lì è attivo un server SSH.</translation>
    </message>
    <message>
        <source>the system says: %1</source>
        <translation>il sistema dice: %1</translation>
    </message>
    <message>
        <source>Check the name and whether this computer is on the network.</source>
        <translation>Controllare il nome e se questo computer è in rete.</translation>
    </message>
    <message>
        <source>the server says: %1</source>
        <translation>il server dice: %1</translation>
    </message>
    <message>
        <source>the server gave no reason</source>
        <translation>il server non ha dato motivi</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>la connessione si è interrotta</translation>
    </message>
    <message>
        <source>too many are logging in there at this moment (its MaxStartups)</source>
        <translation>al momento vi accedono in troppi (il suo MaxStartups)</translation>
    </message>
    <message>
        <source>Try again in a minute.</source>
        <translation>Riprovare tra un minuto.</translation>
    </message>
    <message>
        <source>It is not tried again by itself: connect once more, but some servers lock out after a few tries.</source>
        <translation>Non si riprova automaticamente: connettersi ancora una volta, ma alcuni server bloccano dopo pochi tentativi.</translation>
    </message>
    <message>
        <source>the server refused the password</source>
        <translation>il server ha rifiutato la password</translation>
    </message>
    <message>
        <source>the server accepts none of the keys; tried: %1</source>
        <translation>il server non accetta nessuna delle chiavi; provate: %1</translation>
    </message>
    <message>
        <source>Name the right user and key in ~/.ssh/config, or let ssh-copy-id put your key there.</source>
        <translation>Indicare utente e chiave giusti in ~/.ssh/config o inviare la chiave con ssh-copy-id.</translation>
    </message>
    <message>
        <source>there is no key for it</source>
        <translation>non c’è una chiave per questo host</translation>
    </message>
    <message>
        <source>the server offers no way to log in that is allowed here</source>
        <translation>il server non offre un metodo di accesso consentito qui</translation>
    </message>
    <message>
        <source>its key is marked as revoked</source>
        <translation>la sua chiave è contrassegnata come revocata</translation>
    </message>
    <message>
        <source>ITS KEY HAS CHANGED: somebody may be listening in, or the machine was set up anew</source>
        <translation>LA SUA CHIAVE È CAMBIATA: qualcuno potrebbe essere in ascolto, oppure la macchina è stata reinstallata</translation>
    </message>
    <message>
        <source>it shows a key of another type (%1) than the known one (%2): somebody may be listening in, or the machine was set up anew</source>
        <translation>mostra una chiave di tipo diverso (%1) da quella nota (%2): qualcuno potrebbe essere in ascolto, oppure la macchina è stata reinstallata</translation>
    </message>
    <message>
        <source>its key (%1, %2) is not among the known hosts</source>
        <translation>la sua chiave (%1, %2) non è tra gli host noti</translation>
    </message>
    <message>
        <source>Log in there once by hand, or add the key to %3.</source>
        <translation>Accedervi una volta a mano o aggiungere la chiave a %3.</translation>
    </message>
    <message>
        <source>its key (%1, %2) is not among the known hosts, and StrictHostKeyChecking is “yes”</source>
        <translation>la sua chiave (%1, %2) non è tra gli host noti e StrictHostKeyChecking è “yes”</translation>
    </message>
    <message>
        <source>%1 (now %2; known by line %3 of %4)</source>
        <translation>%1 (ora %2; nota dalla riga %3 di %4)</translation>
    </message>
    <message>
        <source>Ask the machine's administrator.</source>
        <translation>Chiedere all’amministratore della macchina.</translation>
    </message>
    <message>
        <source>Ask the machine's administrator whether this is right. If it is, remove the old key by hand: ssh-keygen -f '%4' -R '%5'</source>
        <translation>Chiedere all’amministratore della macchina se è corretto. In tal caso rimuovere a mano la vecchia chiave: ssh-keygen -f '%4' -R '%5'</translation>
    </message>
    <message>
        <source>the server refused the answers</source>
        <translation>il server ha rifiutato le risposte</translation>
    </message>
    <message>
        <source>its shell ended without printing anything</source>
        <translation>la shell remota è terminata senza stampare nulla</translation>
    </message>
    <message>
        <source>Check by hand that ssh can run a command there.</source>
        <translation>Controllare a mano che ssh possa eseguire un comando lì.</translation>
    </message>
    <message>
        <source>its shell runs no commands but says: %1</source>
        <translation>la shell remota non esegue comandi ma dice: %1</translation>
    </message>
    <message>
        <source>its job was cancelled</source>
        <translation>il suo job è stato annullato</translation>
    </message>
    <message>
        <source>it does not run there and says: %1</source>
        <translation>lì non si avvia e dice: %1</translation>
    </message>
    <message>
        <source>Have it built there from its sources.</source>
        <translation>Farlo compilare lì dai sorgenti.</translation>
    </message>
    <message>
        <source>it does not run there, or is not an engine of Trainyard's</source>
        <translation>lì non si avvia, o non è un motore di Trainyard</translation>
    </message>
    <message>
        <source>Install this window's engine there; what is installed there stays as it is.</source>
        <translation>Installare lì il motore di questa finestra; ciò che vi è installato resta com’è.</translation>
    </message>
    <message>
        <source>the machine's folder for Trainyard is not an absolute path</source>
        <translation>la cartella di Trainyard sulla macchina non è un percorso assoluto</translation>
    </message>
    <message>
        <source>Make sure that HOME is set in shells that run without a log-in.</source>
        <translation>Assicurarsi che HOME sia impostata nelle shell senza login.</translation>
    </message>
    <message>
        <source>it is not a complete 64-bit ELF file</source>
        <translation>non è un file ELF a 64 bit completo</translation>
    </message>
    <message>
        <source>the engine's sources did not come with this program</source>
        <translation>i sorgenti del motore non sono inclusi in questo programma</translation>
    </message>
    <message>
        <source>Install Trainyard again, or bring the engine built here.</source>
        <translation>Reinstallare Trainyard o portare lì il motore compilato qui.</translation>
    </message>
    <message>
        <source>trainyard-engine is neither beside this program nor on the PATH</source>
        <translation>trainyard-engine non è né accanto a questo programma né nel PATH</translation>
    </message>
    <message>
        <source>Install Trainyard's engine on this workstation.</source>
        <translation>Installare il motore di Trainyard su questa workstation.</translation>
    </message>
    <message>
        <source>its report is too long</source>
        <translation>il suo rapporto è troppo lungo</translation>
    </message>
    <message>
        <source>there it reads “%1”, which is not an absolute path</source>
        <translation>lì vale “%1”, che non è un percorso assoluto</translation>
    </message>
    <message>
        <source>Make sure that the variable is set in shells that run without a log-in, or write the path out.</source>
        <translation>Assicurarsi che la variabile sia impostata nelle shell senza login o scrivere il percorso per esteso.</translation>
    </message>
    <message>
        <source>it gives no answer</source>
        <translation>non dà risposta</translation>
    </message>
    <message>
        <source>Check the machine's engine on the page Machines.</source>
        <translation>Controllare il motore della macchina nella pagina Macchine.</translation>
    </message>
    <message>
        <source>there is no engine</source>
        <translation>non c’è un motore</translation>
    </message>
    <message>
        <source>Install one on the page Machines.</source>
        <translation>Installarne uno nella pagina Macchine.</translation>
    </message>
    <message>
        <source>its job ended with code %1</source>
        <translation>il suo job è terminato con il codice %1</translation>
    </message>
    <message>
        <source>its job ended, and nothing tells why</source>
        <translation>il suo job è terminato e nulla dice perché</translation>
    </message>
    <message>
        <source>The log in that folder has all that it printed.</source>
        <translation>Il log in quella cartella contiene tutto l’output.</translation>
    </message>
    <message>
        <source>the program installed there under its name does not run</source>
        <translation>il programma lì installato con il suo nome non si avvia</translation>
    </message>
    <message>
        <source>it is for %1, and the machine is %2</source>
        <translation>è per %1 e la macchina è %2</translation>
    </message>
    <message>
        <source>it needs glibc %1, and the machine does not tell its C library</source>
        <translation>richiede glibc %1 e la macchina non indica la sua libreria C</translation>
    </message>
    <message>
        <source>it needs glibc %1, and the machine's C library is %2</source>
        <translation>richiede glibc %1 e la libreria C della macchina è %2</translation>
    </message>
    <message>
        <source>it needs glibc %1 or newer, and the machine has %2</source>
        <translation>richiede glibc %1 o successiva e la macchina ha %2</translation>
    </message>
    <message>
        <source>it is version %1 and speaks protocol %2, this window %3 protocol %4</source>
        <translation>è la versione %1 e usa il protocollo %2; questa finestra %3, protocollo %4</translation>
    </message>
    <message>
        <source>Update Trainyard on this workstation, or install this window's engine there beside the newer one.</source>
        <translation>Aggiornare Trainyard su questa workstation o installare lì il motore di questa finestra accanto a quello più recente.</translation>
    </message>
    <message>
        <source>Install this window's engine there; runs that began with the old one can go on with it.</source>
        <translation>Installare lì il motore di questa finestra; i run iniziati con quello vecchio possono proseguire.</translation>
    </message>
    <message>
        <source>the engine ended without a report</source>
        <translation>il motore è terminato senza rapporto</translation>
    </message>
    <message>
        <source>other jobs have a higher priority</source>
        <translation>altri job hanno priorità più alta</translation>
    </message>
    <message>
        <source>the scheduler has not looked at it yet</source>
        <translation>lo scheduler non l’ha ancora esaminato</translation>
    </message>
    <message>
        <source>waits until enough cores, memory or GPUs are free</source>
        <translation>attende che si liberino abbastanza core, memoria o GPU</translation>
    </message>
    <message>
        <source>waits for another job that must end first</source>
        <translation>attende un altro job che deve prima terminare</translation>
    </message>
    <message>
        <source>the job it waits for has failed or was cancelled, so it can never start</source>
        <translation>il job che attende è fallito o è stato annullato, quindi non potrà mai partire</translation>
    </message>
    <message>
        <source>Cancel it and start it again without that dependency, or start both again.</source>
        <translation>Annullarlo e riavviarlo senza quella dipendenza, oppure riavviarli entrambi.</translation>
    </message>
    <message>
        <source>the job it waits for is not in this queue</source>
        <translation>il job che attende non è in questa coda</translation>
    </message>
    <message>
        <source>its earliest start has not come yet; after a requeue this takes up to two minutes</source>
        <translation>il suo primo avvio possibile non è ancora arrivato; dopo una rimessa in coda servono fino a due minuti</translation>
    </message>
    <message>
        <source>its nodes are being prepared</source>
        <translation>i suoi nodi sono in preparazione</translation>
    </message>
    <message>
        <source>its last start is still being cleaned up</source>
        <translation>il suo ultimo avvio è ancora in fase di pulizia</translation>
    </message>
    <message>
        <source>the scheduler starts jobs in rounds, not at once</source>
        <translation>lo scheduler avvia i job a cicli, non subito</translation>
    </message>
    <message>
        <source>the clusters of the federation are agreeing on who runs it</source>
        <translation>i cluster della federazione stanno decidendo chi lo esegue</translation>
    </message>
    <message>
        <source>waits for a licence that is in use</source>
        <translation>attende una licenza in uso</translation>
    </message>
    <message>
        <source>the limit of tasks of this array that run at once is reached</source>
        <translation>il limite di task simultanei di questo array è raggiunto</translation>
    </message>
    <message>
        <source>waits for room on the burst buffer</source>
        <translation>attende spazio sul burst buffer</translation>
    </message>
    <message>
        <source>its files are being copied to the burst buffer</source>
        <translation>i suoi file vengono copiati sul burst buffer</translation>
    </message>
    <message>
        <source>the burst buffer could not do what it asked for</source>
        <translation>il burst buffer non ha potuto fare quanto richiesto</translation>
    </message>
    <message>
        <source>Change its burst buffer options, then release it.</source>
        <translation>Modificare le sue opzioni per il burst buffer, poi rilasciarlo.</translation>
    </message>
    <message>
        <source>the cluster's power limit leaves no room for it</source>
        <translation>il limite di potenza del cluster non gli lascia spazio</translation>
    </message>
    <message>
        <source>power is kept for another job</source>
        <translation>la potenza è riservata a un altro job</translation>
    </message>
    <message>
        <source>the partition starts no jobs at present</source>
        <translation>la partizione al momento non avvia job</translation>
    </message>
    <message>
        <source>Wait for the administrators, or choose another partition.</source>
        <translation>Attendere gli amministratori o scegliere un’altra partizione.</translation>
    </message>
    <message>
        <source>the partition takes no jobs at present</source>
        <translation>la partizione al momento non accetta job</translation>
    </message>
    <message>
        <source>it asks for more or fewer nodes than the partition allows, or for nodes that are down</source>
        <translation>chiede più o meno nodi di quanti la partizione consenta, o nodi non attivi</translation>
    </message>
    <message>
        <source>Ask for a number of nodes that the partition allows, or choose another partition.</source>
        <translation>Chiedere un numero di nodi consentito dalla partizione o scegliere un’altra partizione.</translation>
    </message>
    <message>
        <source>its time limit is above the partition's</source>
        <translation>il suo limite di tempo supera quello della partizione</translation>
    </message>
    <message>
        <source>Ask for less time, or choose a partition that allows more; a run goes on where it stopped.</source>
        <translation>Chiedere meno tempo o scegliere una partizione che ne consente di più; un run riparte da dove si è fermato.</translation>
    </message>
    <message>
        <source>the partition has no nodes that could ever run it as it is</source>
        <translation>la partizione non ha nodi che potrebbero mai eseguirlo così com’è</translation>
    </message>
    <message>
        <source>Ask for fewer cores, GPUs or less memory a node, or choose another partition.</source>
        <translation>Chiedere meno core, GPU o memoria per nodo, o scegliere un’altra partizione.</translation>
    </message>
    <message>
        <source>a node that it needs is down</source>
        <translation>un nodo necessario non è attivo</translation>
    </message>
    <message>
        <source>Wait, or ask for other nodes.</source>
        <translation>Attendere o chiedere altri nodi.</translation>
    </message>
    <message>
        <source>nodes that it needs are down, reserved or drained, often for maintenance to come</source>
        <translation>i nodi necessari non sono attivi, sono riservati o esclusi, spesso per una manutenzione imminente</translation>
    </message>
    <message>
        <source>Wait, ask for less time so that it ends before the maintenance, or ask for other nodes.</source>
        <translation>Attendere, chiedere meno tempo perché termini prima della manutenzione, o chiedere altri nodi.</translation>
    </message>
    <message>
        <source>nodes that it needs are down, drained or kept for other partitions</source>
        <translation>i nodi necessari non sono attivi, sono esclusi o riservati ad altre partizioni</translation>
    </message>
    <message>
        <source>no front-end node is up</source>
        <translation>nessun nodo front-end è attivo</translation>
    </message>
    <message>
        <source>waits for its reservation to begin</source>
        <translation>attende l’inizio della sua prenotazione</translation>
    </message>
    <message>
        <source>its reservation was deleted</source>
        <translation>la sua prenotazione è stata eliminata</translation>
    </message>
    <message>
        <source>Start it again without the reservation.</source>
        <translation>Riavviarlo senza la prenotazione.</translation>
    </message>
    <message>
        <source>its reservation is not valid for it</source>
        <translation>la sua prenotazione non è valida per questo job</translation>
    </message>
    <message>
        <source>held by its owner</source>
        <translation>trattenuto dal proprietario</translation>
    </message>
    <message>
        <source>Release it.</source>
        <translation>Rilasciarlo.</translation>
    </message>
    <message>
        <source>held by an administrator</source>
        <translation>trattenuto da un amministratore</translation>
    </message>
    <message>
        <source>Ask the administrators to release it.</source>
        <translation>Chiedere agli amministratori di rilasciarlo.</translation>
    </message>
    <message>
        <source>it was put back in the queue too often</source>
        <translation>è stato rimesso in coda troppe volte</translation>
    </message>
    <message>
        <source>Look at its log, then release it.</source>
        <translation>Guardarne il log, poi rilasciarlo.</translation>
    </message>
    <message>
        <source>it could not be started on its node and is held now</source>
        <translation>non è stato possibile avviarlo sul suo nodo e ora è trattenuto</translation>
    </message>
    <message>
        <source>no node fulfils all that it asks for</source>
        <translation>nessun nodo soddisfa tutto ciò che chiede</translation>
    </message>
    <message>
        <source>Ask for other features, GPUs or fewer of them, or choose another partition.</source>
        <translation>Chiedere altre caratteristiche, altre GPU o meno GPU, oppure scegliere un’altra partizione.</translation>
    </message>
    <message>
        <source>its account is not valid</source>
        <translation>il suo account non è valido</translation>
    </message>
    <message>
        <source>Choose an account that you may use.</source>
        <translation>Scegliere un account utilizzabile.</translation>
    </message>
    <message>
        <source>its QoS is not valid</source>
        <translation>il suo QoS non è valido</translation>
    </message>
    <message>
        <source>Choose a QoS that you may use.</source>
        <translation>Scegliere un QoS utilizzabile.</translation>
    </message>
    <message>
        <source>the partition does not take jobs of its account</source>
        <translation>la partizione non accetta job del suo account</translation>
    </message>
    <message>
        <source>Choose another account, or another partition.</source>
        <translation>Scegliere un altro account o un’altra partizione.</translation>
    </message>
    <message>
        <source>its QoS may not be used in this partition or by this account</source>
        <translation>il suo QoS non è utilizzabile in questa partizione o da questo account</translation>
    </message>
    <message>
        <source>Choose another QoS, or another partition.</source>
        <translation>Scegliere un altro QoS o un’altra partizione.</translation>
    </message>
    <message>
        <source>you may not use this partition</source>
        <translation>l’uso di questa partizione non è consentito</translation>
    </message>
    <message>
        <source>Choose another partition.</source>
        <translation>Scegliere un’altra partizione.</translation>
    </message>
    <message>
        <source>an accounting rule of the cluster forbids it</source>
        <translation>una regola di accounting del cluster lo vieta</translation>
    </message>
    <message>
        <source>Ask the administrators which limit it meets, or choose another account or QoS.</source>
        <translation>Chiedere agli amministratori quale limite incontra, o scegliere un altro account o QoS.</translation>
    </message>
    <message>
        <source>the account has used too much for this QoS</source>
        <translation>l’account ha consumato troppo per questo QoS</translation>
    </message>
    <message>
        <source>Choose another QoS or account.</source>
        <translation>Scegliere un altro QoS o account.</translation>
    </message>
    <message>
        <source>it asks for more memory a core or node than is allowed</source>
        <translation>chiede più memoria per core o nodo di quanta sia consentita</translation>
    </message>
    <message>
        <source>Ask for less memory, or for more cores with it.</source>
        <translation>Chiedere meno memoria, o più core insieme a essa.</translation>
    </message>
    <message>
        <source>the limit of the account's jobs that run at once is reached</source>
        <translation>il limite di job simultanei dell’account è raggiunto</translation>
    </message>
    <message>
        <source>the account's limit is used up by other jobs</source>
        <translation>il limite dell’account è esaurito da altri job</translation>
    </message>
    <message>
        <source>Wait for them to end, or choose another account.</source>
        <translation>Attendere che terminino o scegliere un altro account.</translation>
    </message>
    <message>
        <source>its time limit is above the account's</source>
        <translation>il suo limite di tempo supera quello dell’account</translation>
    </message>
    <message>
        <source>Ask for less time, or choose another account.</source>
        <translation>Chiedere meno tempo o scegliere un altro account.</translation>
    </message>
    <message>
        <source>the limit of jobs of this QoS that run at once is reached</source>
        <translation>il limite di job simultanei di questo QoS è raggiunto</translation>
    </message>
    <message>
        <source>the limit of its QoS is used up by other jobs</source>
        <translation>il limite del suo QoS è esaurito da altri job</translation>
    </message>
    <message>
        <source>Wait for them to end, or choose another QoS.</source>
        <translation>Attendere che terminino o scegliere un altro QoS.</translation>
    </message>
    <message>
        <source>its time limit is above that of its QoS</source>
        <translation>il suo limite di tempo supera quello del suo QoS</translation>
    </message>
    <message>
        <source>Ask for less time, or choose another QoS.</source>
        <translation>Chiedere meno tempo o scegliere un altro QoS.</translation>
    </message>
    <message>
        <source>it asks for more %1 than its account allows a job</source>
        <translation>chiede più (%1) di quanto il suo account consenta a un job</translation>
    </message>
    <message>
        <source>Ask for less, or choose another account.</source>
        <translation>Chiedere di meno o scegliere un altro account.</translation>
    </message>
    <message>
        <source>it asks for more %1 than its account allows a node</source>
        <translation>chiede più (%1) di quanto il suo account consenta a un nodo</translation>
    </message>
    <message>
        <source>it asks for less %1 than its account demands</source>
        <translation>chiede meno (%1) di quanto il suo account esiga</translation>
    </message>
    <message>
        <source>Ask for more, or choose another account.</source>
        <translation>Chiedere di più o scegliere un altro account.</translation>
    </message>
    <message>
        <source>your jobs already have as much of the %1 as its account allows a user</source>
        <translation>i propri job hanno già tutto ciò (%1) che l’account consente a un utente</translation>
    </message>
    <message>
        <source>Wait for your other jobs to end, or choose another account.</source>
        <translation>Attendere che i propri altri job terminino o scegliere un altro account.</translation>
    </message>
    <message>
        <source>the %1 that its account allows are used up by other jobs</source>
        <translation>quanto consentito dal suo account (%1) è esaurito da altri job</translation>
    </message>
    <message>
        <source>it asks for more %1 than its QoS allows a job</source>
        <translation>chiede più (%1) di quanto il suo QoS consenta a un job</translation>
    </message>
    <message>
        <source>Ask for less, or choose another QoS.</source>
        <translation>Chiedere di meno o scegliere un altro QoS.</translation>
    </message>
    <message>
        <source>it asks for more %1 than its QoS allows a node</source>
        <translation>chiede più (%1) di quanto il suo QoS consenta a un nodo</translation>
    </message>
    <message>
        <source>it asks for less %1 than its QoS demands</source>
        <translation>chiede meno (%1) di quanto il suo QoS esiga</translation>
    </message>
    <message>
        <source>Ask for more, or choose another QoS.</source>
        <translation>Chiedere di più o scegliere un altro QoS.</translation>
    </message>
    <message>
        <source>your jobs already have as much of the %1 as its QoS allows a user</source>
        <translation>i propri job hanno già tutto ciò (%1) che il QoS consente a un utente</translation>
    </message>
    <message>
        <source>Wait for your other jobs to end, or choose another QoS.</source>
        <translation>Attendere che i propri altri job terminino o scegliere un altro QoS.</translation>
    </message>
    <message>
        <source>the %1 that its QoS allows are used up by other jobs</source>
        <translation>quanto consentito dal suo QoS (%1) è esaurito da altri job</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>core</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nodi</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energia</translation>
    </message>
    <message>
        <source>licences</source>
        <translation>licenze</translation>
    </message>
    <message>
        <source>room on the burst buffer</source>
        <translation>spazio sul burst buffer</translation>
    </message>
    <message>
        <source>billed resources</source>
        <translation>risorse fatturate</translation>
    </message>
    <message>
        <source>jobs in the queue</source>
        <translation>job in coda</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>job</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>resources of some kind</source>
        <translation>risorse di qualche tipo</translation>
    </message>
    <message>
        <source>%1 × time</source>
        <translation>%1 × tempo</translation>
    </message>
    <message>
        <source>Slurm, a file system or the network failed</source>
        <translation>si è guastato Slurm, un file system o la rete</translation>
    </message>
    <message>
        <source>Start it again.</source>
        <translation>Riavviarlo.</translation>
    </message>
    <message>
        <source>it could not be started on its node</source>
        <translation>non è stato possibile avviarlo sul suo nodo</translation>
    </message>
    <message>
        <source>Look whether the run directory can be reached there.</source>
        <translation>Controllare se lì la cartella del run è raggiungibile.</translation>
    </message>
    <message>
        <source>the cluster could not start it</source>
        <translation>il cluster non ha potuto avviarlo</translation>
    </message>
    <message>
        <source>the cluster could not prepare its nodes</source>
        <translation>il cluster non ha potuto preparare i suoi nodi</translation>
    </message>
    <message>
        <source>it ended with an error</source>
        <translation>è terminato con un errore</translation>
    </message>
    <message>
        <source>it was ended by a signal</source>
        <translation>è stato terminato da un segnale</translation>
    </message>
    <message>
        <source>its time limit was reached</source>
        <translation>il suo limite di tempo è stato raggiunto</translation>
    </message>
    <message>
        <source>it was idle for longer than is allowed</source>
        <translation>è rimasto inattivo più a lungo del consentito</translation>
    </message>
    <message>
        <source>its deadline was reached</source>
        <translation>la sua scadenza è stata raggiunta</translation>
    </message>
    <message>
        <source>it used more memory than it asked for</source>
        <translation>ha usato più memoria di quanta ne avesse chiesta</translation>
    </message>
    <message>
        <source>Ask for more memory, or make the batch smaller.</source>
        <translation>Chiedere più memoria o ridurre il batch.</translation>
    </message>
    <message>
        <source>it had to make room for a job of higher priority</source>
        <translation>ha dovuto fare posto a un job di priorità più alta</translation>
    </message>
    <message>
        <source>one of its nodes failed</source>
        <translation>uno dei suoi nodi si è guastato</translation>
    </message>
    <message>
        <source>one of its nodes could not be started</source>
        <translation>non è stato possibile avviare uno dei suoi nodi</translation>
    </message>
    <message>
        <source>cancelled on request</source>
        <translation>annullato su richiesta</translation>
    </message>
    <message>
        <source>cancelled, but not from here</source>
        <translation>annullato, ma non da qui</translation>
    </message>
    <message>
        <source>cancelled before it started, by somebody or because the job it waits for has failed</source>
        <translation>annullato prima dell’avvio, da qualcuno o perché il job che attende è fallito</translation>
    </message>
    <message>
        <source>taken off the queue before it started</source>
        <translation>tolto dalla coda prima dell’avvio</translation>
    </message>
    <message>
        <source>its entry was removed from the queue by hand</source>
        <translation>la sua voce è stata rimossa a mano dalla coda</translation>
    </message>
    <message numerus="yes">
        <source>it was put back in the queue %n time(s) (allowed: %2)</source>
        <translation><numerusform>è stato rimesso in coda una volta (consentite: %2)</numerusform><numerusform>è stato rimesso in coda %n volte (consentite: %2)</numerusform></translation>
    </message>
    <message>
        <source>Resume it, or allow more restarts.</source>
        <translation>Riprenderlo o consentire più riavvii.</translation>
    </message>
    <message>
        <source>its run directory %1 cannot be entered on the node %2</source>
        <translation>non si può entrare nella sua cartella del run %1 sul nodo %2</translation>
    </message>
    <message>
        <source>Look whether the file system is mounted there.</source>
        <translation>Controllare se lì il file system è montato.</translation>
    </message>
    <message>
        <source>Slurm would not put it back in the queue</source>
        <translation>Slurm non ha voluto rimetterlo in coda</translation>
    </message>
    <message>
        <source>Resume it.</source>
        <translation>Riprenderlo.</translation>
    </message>
    <message>
        <source>the job ended before it began with the run</source>
        <translation>il job è terminato prima di iniziare il run</translation>
    </message>
    <message>
        <source>the answer to its submission was lost; looking whether it arrived</source>
        <translation>la risposta all’invio è andata persa; si controlla se è arrivato</translation>
    </message>
    <message>
        <source>the scheduler does not have it</source>
        <translation>lo scheduler non lo ha</translation>
    </message>
    <message>
        <source>the queue does not have it</source>
        <translation>la coda non lo ha</translation>
    </message>
    <message>
        <source>it has left the queue; waiting for word of how it ended</source>
        <translation>ha lasciato la coda; si attende di sapere come è terminato</translation>
    </message>
    <message>
        <source>it has left the queue, and nothing tells how it ended</source>
        <translation>ha lasciato la coda e nulla dice come è terminato</translation>
    </message>
    <message>
        <source>it has left the queue without having started</source>
        <translation>ha lasciato la coda senza essere partito</translation>
    </message>
    <message>
        <source>Slurm says %1</source>
        <translation>Slurm dice %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the supervisor has not looked at it yet</source>
        <translation>il supervisor non l’ha ancora esaminato</translation>
    </message>
    <message numerus="yes">
        <source>%n of %2 cores (is|are) taken by %3</source>
        <translation><numerusform>%n di %2 core è occupato da %3</numerusform><numerusform>%n di %2 core sono occupati da %3</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n of %2 GPUs (is|are) taken by %3</source>
        <translation><numerusform>%n di %2 GPU è occupata da %3</numerusform><numerusform>%n di %2 GPU sono occupate da %3</numerusform></translation>
    </message>
    <message>
        <source>GPU %1 is taken by %2</source>
        <translation>la GPU %1 è occupata da %2</translation>
    </message>
    <message>
        <source>the attempt before it has not ended yet</source>
        <translation>il tentativo precedente non è ancora terminato</translation>
    </message>
    <message>
        <source>it comes after %1</source>
        <translation>viene dopo %1</translation>
    </message>
    <message numerus="yes">
        <source>this machine has %n GPU(s), and it asks for GPU number %2</source>
        <translation><numerusform>questa macchina ha una GPU e ne chiede la numero %2</numerusform><numerusform>questa macchina ha %n GPU e ne chiede la numero %2</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>it asks for %n GPU(s), and this machine has %2</source>
        <translation><numerusform>chiede una GPU e questa macchina ne ha %2</numerusform><numerusform>chiede %n GPU e questa macchina ne ha %2</numerusform></translation>
    </message>
    <message>
        <source>it ended without a result while no supervisor watched it</source>
        <translation>è terminato senza risultato mentre nessun supervisor lo osservava</translation>
    </message>
    <message>
        <source>its record in the queue is damaged</source>
        <translation>il suo record nella coda è danneggiato</translation>
    </message>
    <message>
        <source>Resume the run.</source>
        <translation>Riprendere il run.</translation>
    </message>
    <message>
        <source>it printed %1</source>
        <translation>ha stampato %1</translation>
    </message>
    <message>
        <source>the cluster allows no arrays</source>
        <translation>il cluster non consente array</translation>
    </message>
    <message>
        <source>Submit the runs one by one.</source>
        <translation>Inviare i run uno per uno.</translation>
    </message>
    <message>
        <source>it is not the id of a job</source>
        <translation>non è l’id di un job</translation>
    </message>
    <message>
        <source>the machine's queue cannot do that</source>
        <translation>la coda della macchina non può farlo</translation>
    </message>
    <message>
        <source>the machine's answer is incomplete</source>
        <translation>la risposta della macchina è incompleta</translation>
    </message>
    <message>
        <source>Slurm's commands are not on the PATH of a shell there</source>
        <translation>i comandi di Slurm non sono nel PATH di una shell remota</translation>
    </message>
    <message>
        <source>Make sure that sbatch is found in shells that run without a log-in, or choose no scheduler for this machine.</source>
        <translation>Assicurarsi che sbatch si trovi nelle shell senza login, o non scegliere uno scheduler per questa macchina.</translation>
    </message>
    <message>
        <source>the program is not there</source>
        <translation>il programma non c’è</translation>
    </message>
    <message>
        <source>Set the machine's scheduler to none, or make sure that Slurm's commands are on the PATH.</source>
        <translation>Impostare lo scheduler della macchina su nessuno, o assicurarsi che i comandi di Slurm siano nel PATH.</translation>
    </message>
    <message>
        <source>the machine does not tell its time</source>
        <translation>la macchina non indica la sua ora</translation>
    </message>
    <message>
        <source>the program is not there or cannot be run</source>
        <translation>il programma non c’è o non è eseguibile</translation>
    </message>
    <message>
        <source>Install Trainyard's engine again, or set where it is.</source>
        <translation>Reinstallare il motore di Trainyard o impostare dove si trova.</translation>
    </message>
    <message>
        <source>it ended with code %1</source>
        <translation>terminato con il codice %1</translation>
    </message>
    <message>
        <source>it is that of %1</source>
        <translation>è quello di %1</translation>
    </message>
    <message>
        <source>Move the file away; the run's own folder tells how it went.</source>
        <translation>Spostare altrove il file; la cartella del run dice com’è andata.</translation>
    </message>
    <message>
        <source>the file is incomplete, or not a state file of this version</source>
        <translation>il file è incompleto o non è un file di stato di questa versione</translation>
    </message>
    <message>
        <source>it speaks protocol %1 and this window protocol %2</source>
        <translation>usa il protocollo %1 e questa finestra il protocollo %2</translation>
    </message>
    <message>
        <source>it does not say which protocol it speaks</source>
        <translation>non dice quale protocollo usa</translation>
    </message>
    <message>
        <source>there is no partition “%1”</source>
        <translation>non esiste una partizione “%1”</translation>
    </message>
    <message>
        <source>Choose one of: %2.</source>
        <translation>Scegliere tra: %2.</translation>
    </message>
    <message>
        <source>the array's index %1 is above the cluster's largest, %2</source>
        <translation>l’indice %1 dell’array supera il massimo del cluster, %2</translation>
    </message>
    <message>
        <source>Split the array.</source>
        <translation>Dividere l’array.</translation>
    </message>
    <message>
        <source>you have no account “%1”</source>
        <translation>non c’è un proprio account “%1”</translation>
    </message>
    <message>
        <source>this account may not use the QoS “%1”</source>
        <translation>questo account non può usare il QoS “%1”</translation>
    </message>
    <message>
        <source>the account allows a job %1, and it asks for %2</source>
        <translation>l’account consente a un job %1 e ne chiede %2</translation>
    </message>
    <message>
        <source>Ask for less time; a run goes on where it stopped.</source>
        <translation>Chiedere meno tempo; un run riparte da dove si è fermato.</translation>
    </message>
    <message>
        <source>the QoS “%1” allows a job %2, and it asks for %3</source>
        <translation>il QoS “%1” consente a un job %2 e ne chiede %3</translation>
    </message>
    <message>
        <source>the partition “%1” allows a job %2, and it asks for %3</source>
        <translation>la partizione “%1” consente a un job %2 e ne chiede %3</translation>
    </message>
    <message>
        <source>the partition “%1” allows a job %2 nodes, and it asks for %3</source>
        <translation>la partizione “%1” consente a un job %2 nodi e ne chiede %3</translation>
    </message>
    <message>
        <source>Ask for fewer nodes, or choose another partition.</source>
        <translation>Chiedere meno nodi o scegliere un’altra partizione.</translation>
    </message>
    <message>
        <source>the partition “%1” wants at least %2 nodes a job</source>
        <translation>la partizione “%1” richiede almeno %2 nodi per job</translation>
    </message>
    <message>
        <source>Ask for more nodes, or choose another partition.</source>
        <translation>Chiedere più nodi o scegliere un’altra partizione.</translation>
    </message>
    <message>
        <source>the partition “%1” does not take jobs of the account “%2”</source>
        <translation>la partizione “%1” non accetta job dell’account “%2”</translation>
    </message>
    <message>
        <source>Choose another partition or account.</source>
        <translation>Scegliere un’altra partizione o un altro account.</translation>
    </message>
    <message>
        <source>the partition “%1” does not take the QoS “%2”</source>
        <translation>la partizione “%1” non accetta il QoS “%2”</translation>
    </message>
    <message>
        <source>Choose another QoS.</source>
        <translation>Scegliere un altro QoS.</translation>
    </message>
    <message>
        <source>Choose one of: %3.</source>
        <translation>Scegliere tra: %3.</translation>
    </message>
    <message>
        <source>the partition “%1” has no GPUs of type “%2”</source>
        <translation>la partizione “%1” non ha GPU di tipo “%2”</translation>
    </message>
    <message>
        <source>the nodes of the partition “%1” have at most %2 GPUs, and it asks for %3 a node</source>
        <translation>i nodi della partizione “%1” hanno al massimo %2 GPU e ne chiede %3 per nodo</translation>
    </message>
    <message>
        <source>Ask for fewer a node and for more nodes, or choose another partition.</source>
        <translation>Chiederne meno per nodo e più nodi, o scegliere un’altra partizione.</translation>
    </message>
    <message>
        <source>the nodes of the partition “%1” have at most %2 cores, and it asks for %3 a node</source>
        <translation>i nodi della partizione “%1” hanno al massimo %2 core e ne chiede %3 per nodo</translation>
    </message>
    <message>
        <source>Ask for fewer cores a rank or fewer ranks a node.</source>
        <translation>Chiedere meno core per rank o meno rank per nodo.</translation>
    </message>
    <message>
        <source>the nodes of the partition “%1” have at most %2 of memory, and it asks for %3 a node</source>
        <translation>i nodi della partizione “%1” hanno al massimo %2 di memoria e ne chiede %3 per nodo</translation>
    </message>
    <message>
        <source>Ask for less memory, or choose another partition.</source>
        <translation>Chiedere meno memoria o scegliere un’altra partizione.</translation>
    </message>
    <message>
        <source>the machine answers %1</source>
        <translation>la macchina risponde %1</translation>
    </message>
    <message>
        <source>the machine answers %1: %2</source>
        <translation>la macchina risponde %1: %2</translation>
    </message>
    <message>
        <source>Change what it asks for, or choose another partition, account or QoS.</source>
        <translation>Modificare la richiesta o scegliere un’altra partizione, un altro account o QoS.</translation>
    </message>
    <message>
        <source>Choose another folder of records in the machine's settings, on a disk that all its nodes see.</source>
        <translation>Scegliere nelle impostazioni della macchina un’altra cartella dei record, su un disco visibile a tutti i suoi nodi.</translation>
    </message>
    <message>
        <source>It is tried again; it cannot be submitted twice.</source>
        <translation>Si riprova; non può essere inviato due volte.</translation>
    </message>
    <message>
        <source>no such key</source>
        <translation>chiave inesistente</translation>
    </message>
    <message>
        <source>no such key; did you mean "%1"?</source>
        <translation>chiave inesistente; forse si intendeva “%1”?</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un oggetto</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>un oggetto JSON</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un numero intero da %1 a %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2, or "%3"</source>
        <translation>un numero intero da %1 a %2, o “%3”</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un numero da %1 a %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uno tra %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>text of %1 to %2 characters without line breaks or other control characters</source>
        <translation>testo da %1 a %2 caratteri senza interruzioni di riga o altri caratteri di controllo</translation>
    </message>
    <message>
        <source>text of %1 to %2 characters</source>
        <translation>testo da %1 a %2 caratteri</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un testo</translation>
    </message>
    <message>
        <source>1 to 64 letters, digits, '_', '-' or '.', not starting with '.'</source>
        <translation>da 1 a 64 lettere, cifre, '_', '-' o '.', senza '.' all’inizio</translation>
    </message>
    <message>
        <source>a whole path, beginning with /</source>
        <translation>un percorso completo, che inizia con /</translation>
    </message>
    <message>
        <source>%1 or a whole path, beginning with /</source>
        <translation>%1 o un percorso completo, che inizia con /</translation>
    </message>
    <message>
        <source>RUN@end, RUN@epoch-N, RUN@step-N or the whole path of a .safetensors file</source>
        <translation>RUN@end, RUN@epoch-N, RUN@step-N o il percorso completo di un file .safetensors</translation>
    </message>
    <message>
        <source>a list of at most %1 texts</source>
        <translation>un elenco di al massimo %1 testi</translation>
    </message>
    <message>
        <source>at most %1 ascending whole numbers from %2 to %3</source>
        <translation>al massimo %1 numeri interi crescenti da %2 a %3</translation>
    </message>
    <message>
        <source>at most %1 different whole numbers from %2 to %3</source>
        <translation>al massimo %1 numeri interi diversi da %2 a %3</translation>
    </message>
    <message>
        <source>0 (all), a whole number from %1 to %2, or a list of two or more class names</source>
        <translation>0 (tutte), un numero intero da %1 a %2, o un elenco di due o più nomi di classi</translation>
    </message>
    <message>
        <source>each class once</source>
        <translation>ogni classe una volta</translation>
    </message>
    <message>
        <source>nothing beside the section's other values</source>
        <translation>nulla accanto agli altri valori della sezione</translation>
    </message>
    <message>
        <source>nothing: %1 does not have it</source>
        <translation>nulla: %1 non lo prevede</translation>
    </message>
    <message>
        <source>nothing beside a model from a file</source>
        <translation>nulla accanto a un modello da file</translation>
    </message>
    <message>
        <source>at least %1 pixels for %2</source>
        <translation>almeno %1 pixel per %2</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>al massimo %1</translation>
    </message>
    <message>
        <source>1 (grey) or 3 (RGB)</source>
        <translation>1 (grigio) o 3 (RGB)</translation>
    </message>
    <message>
        <source>1 for IDX files</source>
        <translation>1 per i file IDX</translation>
    </message>
    <message>
        <source>a square of 28 to 64 pixels for the built-in glyphs</source>
        <translation>un quadrato da 28 a 64 pixel per i glifi integrati</translation>
    </message>
    <message>
        <source>the folder of the data set</source>
        <translation>la cartella del dataset</translation>
    </message>
    <message>
        <source>the folder or file of the data set</source>
        <translation>la cartella o il file del dataset</translation>
    </message>
    <message>
        <source>at most the run's %1 epochs</source>
        <translation>al massimo le %1 epoche del run</translation>
    </message>
    <message>
        <source>less than the run's %1 epochs</source>
        <translation>meno delle %1 epoche del run</translation>
    </message>
    <message>
        <source>at most %1, the batch that they share</source>
        <translation>al massimo %1, il batch che condividono</translation>
    </message>
    <message>
        <source>a number that divides the %1 ranks</source>
        <translation>un numero che divide i %1 rank</translation>
    </message>
    <message>
        <source>at most %1, the number of workers</source>
        <translation>al massimo %1, il numero di worker</translation>
    </message>
    <message>
        <source>at most %1, the processes of the run</source>
        <translation>al massimo %1, i processi del run</translation>
    </message>
    <message>
        <source>only 0, since %1 is %2 and the master may pass over any later point; for others set sync_every and masters to 1, or mode to "synchronous"</source>
        <translation>solo 0, poiché %1 è %2 e il master può saltare ogni punto successivo; per altri valori impostare sync_every e masters a 1, o mode a “synchronous”</translation>
    </message>
    <message numerus="yes">
        <source>0 or at least %2, so that %3 processes find room on %n node(s)</source>
        <translation><numerusform>0 o almeno %2, in modo che %3 processi trovino posto su un nodo</numerusform><numerusform>0 o almeno %2, in modo che %3 processi trovino posto su %n nodi</numerusform></translation>
    </message>
    <message>
        <source>"start", since workers that run ahead would train with an older mask</source>
        <translation>“start”, poiché i worker in anticipo addestrerebbero con una maschera più vecchia</translation>
    </message>
    <message>
        <source>0, or a number from begin_epoch to the run's %1 epochs</source>
        <translation>0, o un numero da begin_epoch alle %1 epoche del run</translation>
    </message>
    <message>
        <source>at most three quarters of the run, or an end_epoch behind it</source>
        <translation>al massimo tre quarti del run, o un end_epoch successivo</translation>
    </message>
    <message>
        <source>at most the sparsity of %1</source>
        <translation>al massimo la sparsità di %1</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nulla è stato modificato.</translation>
    </message>
    <message>
        <source>It was deleted, or belongs to another store.</source>
        <translation>È stato eliminato o appartiene a un altro archivio.</translation>
    </message>
    <message>
        <source>it was made by a newer Trainyard (store version %1, this one reads up to %2)</source>
        <translation>è stato creato da un Trainyard più recente (archivio versione %1, questo legge fino a %2)</translation>
    </message>
    <message>
        <source>Start that newer Trainyard, or use another data folder (TRAINYARD_HOME).</source>
        <translation>Avviare il Trainyard più recente o usare un’altra cartella dati (TRAINYARD_HOME).</translation>
    </message>
    <message>
        <source>the file or its folder cannot be written</source>
        <translation>il file o la sua cartella non è scrivibile</translation>
    </message>
    <message>
        <source>Check the permissions, or use another data folder (TRAINYARD_HOME).</source>
        <translation>Controllare i permessi o usare un’altra cartella dati (TRAINYARD_HOME).</translation>
    </message>
    <message>
        <source>there is none with this number</source>
        <translation>non ne esiste una con questo numero</translation>
    </message>
    <message>
        <source>its lease expired, and another process has taken or finished it</source>
        <translation>il suo lease è scaduto e un altro processo l’ha presa o completata</translation>
    </message>
    <message>
        <source>it has no id</source>
        <translation>non ha un id</translation>
    </message>
    <message>
        <source>a campaign with the id %1 is in the store already</source>
        <translation>una campagna con l’id %1 è già nell’archivio</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>il nome è vuoto</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Dargli un nome.</translation>
    </message>
    <message>
        <source>another data set has this name</source>
        <translation>un altro dataset ha questo nome</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Scegliere un altro nome.</translation>
    </message>
    <message>
        <source>the store has no such data set</source>
        <translation>l’archivio non ha un dataset simile</translation>
    </message>
    <message>
        <source>It may have been removed in another window.</source>
        <translation>Forse è stato rimosso in un’altra finestra.</translation>
    </message>
    <message>
        <source>It may have been deleted in another window.</source>
        <translation>Forse è stato eliminato in un’altra finestra.</translation>
    </message>
    <message>
        <source>a run with this id is in the store already</source>
        <translation>un run con questo id è già nell’archivio</translation>
    </message>
    <message>
        <source>Give the run another id, or delete the old one.</source>
        <translation>Dare al run un altro id o eliminare il vecchio.</translation>
    </message>
    <message>
        <source>Give it one.</source>
        <translation>Dargliene uno.</translation>
    </message>
    <message>
        <source>Line at byte %1 of %2 is no event (%3): %4</source>
        <translation>La riga al byte %1 di %2 non è un evento (%3): %4</translation>
    </message>
    <message>
        <source>GPU %1 no longer answers. The checkpoints are kept</source>
        <translation>La GPU %1 non risponde più. I checkpoint sono conservati</translation>
    </message>
    <message>
        <source>Reset the GPU (nvidia-smi --gpu-reset) or restart the machine.</source>
        <translation>Reimpostare la GPU (nvidia-smi --gpu-reset) o riavviare la macchina.</translation>
    </message>
    <message numerus="yes">
        <source>GPU %2 has had %n memory error(s) that ECC could not restore since the run began</source>
        <translation><numerusform>Dall’inizio del run la GPU %2 ha avuto un errore di memoria che ECC non ha potuto correggere</numerusform><numerusform>Dall’inizio del run la GPU %2 ha avuto %n errori di memoria che ECC non ha potuto correggere</numerusform></translation>
    </message>
    <message>
        <source>If the run fails, resume it on another GPU.</source>
        <translation>Se il run fallisce, riprenderlo su un’altra GPU.</translation>
    </message>
    <message>
        <source>GPU %1 runs slower because it is hot: %2 °C, %3 MHz</source>
        <translation>La GPU %1 rallenta perché è calda: %2 °C, %3 MHz</translation>
    </message>
    <message>
        <source>Look at its fans and at the air that reaches it.</source>
        <translation>Controllare le ventole e l’aria che le arriva.</translation>
    </message>
    <message>
        <source>GPU %1 runs slower because its hardware asks for it: %2 MHz</source>
        <translation>La GPU %1 rallenta perché l’hardware lo richiede: %2 MHz</translation>
    </message>
    <message>
        <source>Look at its power cables, the power supply and the cooling.</source>
        <translation>Controllare i cavi di alimentazione, l’alimentatore e il raffreddamento.</translation>
    </message>
    <message>
        <source>GPU %1 has reached its power limit: %2 of %3 W at %4 MHz. This is usual under full load</source>
        <translation>La GPU %1 ha raggiunto il suo limite di potenza: %2 di %3 W a %4 MHz. È normale a pieno carico</translation>
    </message>
    <message>
        <source>Training waits %1 % of its time for input: %2 takes %3 % of loading</source>
        <translation>Il training attende i dati per il %1 % del tempo: %2 occupa il %3 % del caricamento</translation>
    </message>
    <message>
        <source>Training waits %1 % of its time for input: %2 takes %3 % of loading. This ends with the first epoch, because the images stay in memory</source>
        <translation>Il training attende i dati per il %1 % del tempo: %2 occupa il %3 % del caricamento. Ciò finisce con la prima epoca, perché le immagini restano in memoria</translation>
    </message>
    <message>
        <source>reading from the disk</source>
        <translation>la lettura dal disco</translation>
    </message>
    <message>
        <source>decoding and resizing</source>
        <translation>la decodifica e il ridimensionamento</translation>
    </message>
    <message>
        <source>changing images at random</source>
        <translation>la modifica casuale delle immagini</translation>
    </message>
    <message>
        <source>copying images</source>
        <translation>la copia delle immagini</translation>
    </message>
    <message>
        <source>Prepare the data set (data.cache.place = auto): loading becomes %1 times as fast, for %2 of disk.</source>
        <translation>Preparare il dataset (data.cache.place = auto): il caricamento diventa %1 volte più veloce, per %2 di disco.</translation>
    </message>
    <message>
        <source>Load beside the training: use one loader thread or more (data.loader_threads); now 0.</source>
        <translation>Caricare accanto al training: usare almeno un thread del loader (data.loader_threads); ora 0.</translation>
    </message>
    <message>
        <source>Use more loader threads (data.loader_threads): now %1, and this machine has %2 cores.</source>
        <translation>Usare più thread del loader (data.loader_threads): ora %1, e questa macchina ha %2 core.</translation>
    </message>
    <message>
        <source>Put the data set on a faster disk, nearer to the machine.</source>
        <translation>Mettere il dataset su un disco più veloce, più vicino alla macchina.</translation>
    </message>
    <message>
        <source>Keep smaller images in the cache (data.cache.side), or pixels instead of JPEGs.</source>
        <translation>Tenere nella cache immagini più piccole (data.cache.side), o pixel invece di JPEG.</translation>
    </message>
    <message>
        <source>Choose smaller images, or a machine with more cores.</source>
        <translation>Scegliere immagini più piccole o una macchina con più core.</translation>
    </message>
    <message>
        <source>Make fewer random changes.</source>
        <translation>Fare meno modifiche casuali.</translation>
    </message>
    <message>
        <source>Make fewer random changes; RandAugment costs most.</source>
        <translation>Fare meno modifiche casuali; RandAugment costa più di tutte.</translation>
    </message>
    <message>
        <source>Choose smaller images; memory is the limit.</source>
        <translation>Scegliere immagini più piccole; il limite è la memoria.</translation>
    </message>
    <message>
        <source>The training loss became %1 at step %2; training goes on because the spec says so</source>
        <translation>La loss di training è diventata %1 allo step %2; il training prosegue perché lo dice la specifica</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>non numerica</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>infinita</translation>
    </message>
    <message>
        <source>Not as in the attempt before: %1. Losses may differ in their last digits</source>
        <translation>Non come nel tentativo precedente: %1. Le loss possono differire nelle ultime cifre</translation>
    </message>
    <message>
        <source>Weights begin as those of %1</source>
        <translation>I pesi iniziano come quelli di %1</translation>
    </message>
    <message>
        <source>Weights begin as those of %1; %2 begins anew, because it is for another number of classes</source>
        <translation>I pesi iniziano come quelli di %1; %2 ricomincia da capo, perché è per un altro numero di classi</translation>
    </message>
    <message>
        <source>The weights of %1 are pruned; those that are zero there stay zero</source>
        <translation>I pesi di %1 sono sottoposti a pruning; quelli che lì sono zero restano zero</translation>
    </message>
    <message>
        <source>Weights begin as those of run %1 after step %2 (%3)</source>
        <translation>I pesi iniziano come quelli del run %1 dopo lo step %2 (%3)</translation>
    </message>
    <message>
        <source>The run had ended early; with the settings that it has now it goes on</source>
        <translation>Il run era terminato in anticipo; con le impostazioni attuali prosegue</translation>
    </message>
    <message>
        <source>Skipped %1: %2</source>
        <translation>Saltato %1: %2</translation>
    </message>
    <message>
        <source>Further samples that cannot be read are only counted</source>
        <translation>Gli altri campioni illeggibili vengono solo contati</translation>
    </message>
    <message>
        <source>Skipped as unreadable: %1 training samples, in whose places others were trained on, and %2 validation samples, which accuracies and losses are without</source>
        <translation>Saltati perché illeggibili: %1 campioni di training, al cui posto ne sono stati usati altri, e %2 campioni di validazione, che mancano in accuratezze e loss</translation>
    </message>
    <message>
        <source>The data set has no validation images: only training loss is recorded</source>
        <translation>Il dataset non ha immagini di validazione: si registra solo la loss di training</translation>
    </message>
    <message>
        <source>Preparing the data set once, for this run and others: %1 images, %2 images/s, about %3, %4 of disk</source>
        <translation>Il dataset viene preparato una volta, per questo run e per altri: %1 immagini, %2 immagini/s, circa %3, %4 di disco</translation>
    </message>
    <message>
        <source>Batch size %1 is too large here (%2); half of it is tried</source>
        <translation>La dimensione del batch %1 qui è troppo grande (%2); si prova con la metà</translation>
    </message>
    <message>
        <source>Batch size %1: the largest power of two a rank within %2 and an eighth of the training samples</source>
        <translation>Dimensione del batch %1: la massima potenza di due per rank entro %2 e un ottavo dei campioni di training</translation>
    </message>
    <message>
        <source>Data: %1. Device: %2</source>
        <translation>Dati: %1. Dispositivo: %2</translation>
    </message>
    <message>
        <source>Images: %1</source>
        <translation>Immagini: %1</translation>
    </message>
    <message>
        <source>Resumed from %1 after step %2 of %3</source>
        <translation>Ripreso da %1 dopo lo step %2 di %3</translation>
    </message>
    <message>
        <source>the runs have no points of these series yet</source>
        <translation>i run non hanno ancora punti di queste serie</translation>
    </message>
    <message>
        <source>Look with 'trainyard runs show' which series there are.</source>
        <translation>Guardare con “trainyard runs show” quali serie esistono.</translation>
    </message>
    <message>
        <source>it has no events with a duration</source>
        <translation>non ha eventi con una durata</translation>
    </message>
    <message>
        <source>Choose a trace in Chrome's JSON format, such as rank-0000.json of a run or one of PyTorch's profiler.</source>
        <translation>Scegliere una traccia nel formato JSON di Chrome, come rank-0000.json di un run o una del profiler di PyTorch.</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>non è un file</translation>
    </message>
    <message>
        <source>Choose a file with a trace.</source>
        <translation>Scegliere un file con una traccia.</translation>
    </message>
    <message>
        <source>the folder has no files *.json or *.json.gz</source>
        <translation>la cartella non ha file *.json o *.json.gz</translation>
    </message>
    <message>
        <source>Choose a folder of attempts/0001/trace in a run directory, or a file.</source>
        <translation>Scegliere una cartella attempts/0001/trace in una cartella del run, o un file.</translation>
    </message>
    <message>
        <source>their checkpoints need %1, and %2 are free</source>
        <translation>i loro checkpoint richiedono %1 e ne sono liberi %2</translation>
    </message>
    <message>
        <source>this Trainyard does not know the request "%1"</source>
        <translation>questo Trainyard non conosce la richiesta “%1”</translation>
    </message>
    <message>
        <source>Nothing was done. Ask again with the Trainyard that stored it.</source>
        <translation>Nulla è stato fatto. Ripetere la richiesta con il Trainyard che l’ha salvata.</translation>
    </message>
    <message>
        <source>the stored request "%1" cannot be read</source>
        <translation>la richiesta salvata “%1” non è leggibile</translation>
    </message>
    <message>
        <source>Nothing was done. Ask again.</source>
        <translation>Nulla è stato fatto. Ripetere la richiesta.</translation>
    </message>
    <message>
        <source>"%1" is not a number from %2 to %3</source>
        <translation>“%1” non è un numero da %2 a %3</translation>
    </message>
    <message>
        <source>Set it to %4, or unset it.</source>
        <translation>Impostarla a %4 o annullarne l’impostazione.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Scegliere un altro file.</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>è più lungo di %1 byte</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>Controllare che sia il file giusto.</translation>
    </message>
    <message>
        <source>not all of it could be written</source>
        <translation>non è stato possibile scriverlo tutto</translation>
    </message>
    <message>
        <source>Free some space, or write it elsewhere.</source>
        <translation>Liberare spazio o scriverlo altrove.</translation>
    </message>
    <message>
        <source>a sample has the label %1</source>
        <translation>un campione ha l’etichetta %1</translation>
    </message>
    <message>
        <source>the text is not base64</source>
        <translation>il testo non è base64</translation>
    </message>
    <message>
        <source>%1 is not known here</source>
        <translation>%1 non è noto qui</translation>
    </message>
    <message>
        <source>a rank counts other classes than there are</source>
        <translation>un rank conta classi diverse da quelle esistenti</translation>
    </message>
    <message>
        <source>its lists do not fit together</source>
        <translation>i suoi elenchi non si accordano</translation>
    </message>
    <message>
        <source>it names %1 classes instead of %2</source>
        <translation>nomina %1 classi invece di %2</translation>
    </message>
    <message>
        <source>Download the data set again.</source>
        <translation>Scaricare di nuovo il dataset.</translation>
    </message>
    <message>
        <source>it holds none of the files of CIFAR-10 or CIFAR-100, such as data_batch_1.bin or train.bin</source>
        <translation>non contiene nessuno dei file di CIFAR-10 o CIFAR-100, come data_batch_1.bin o train.bin</translation>
    </message>
    <message>
        <source>Name the folder cifar-10-batches-bin, cifar-10-batches-py, cifar-100-binary or cifar-100-python, or the .tar.gz file.</source>
        <translation>Indicare la cartella cifar-10-batches-bin, cifar-10-batches-py, cifar-100-binary o cifar-100-python, o il file .tar.gz.</translation>
    </message>
    <message>
        <source>%1 is missing (it holds other files of the %2)</source>
        <translation>manca %1 (contiene altri file di %2)</translation>
    </message>
    <message>
        <source>Unpack or download the data set again.</source>
        <translation>Estrarre o scaricare di nuovo il dataset.</translation>
    </message>
    <message>
        <source>label %1 of image %2 is not among the %3 classes</source>
        <translation>l’etichetta %1 dell’immagine %2 non è tra le %3 classi</translation>
    </message>
    <message>
        <source>its labels are not all whole numbers</source>
        <translation>le sue etichette non sono tutte numeri interi</translation>
    </message>
    <message>
        <source>its labels are no list of whole numbers</source>
        <translation>le sue etichette non sono un elenco di numeri interi</translation>
    </message>
    <message>
        <source>its data is no array of unsigned bytes</source>
        <translation>i suoi dati non sono un array di byte senza segno</translation>
    </message>
    <message>
        <source>its array is stored by columns (Fortran order)</source>
        <translation>il suo array è salvato per colonne (ordine Fortran)</translation>
    </message>
    <message>
        <source>its array has an impossible size</source>
        <translation>il suo array ha una dimensione impossibile</translation>
    </message>
    <message>
        <source>its array should have %1 bytes but has %2</source>
        <translation>il suo array dovrebbe avere %1 byte ma ne ha %2</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>è vuoto</translation>
    </message>
    <message>
        <source>its %1 bytes are no whole number of images of %2 bytes (it was cut off, or is no CIFAR-%3)</source>
        <translation>i suoi %1 byte non sono un numero intero di immagini di %2 byte (è stato troncato o non è CIFAR-%3)</translation>
    </message>
    <message>
        <source>its %1 bytes of data are no whole number of images of %2 bytes</source>
        <translation>i suoi %1 byte di dati non sono un numero intero di immagini di %2 byte</translation>
    </message>
    <message>
        <source>it holds %1 labels for %2 images</source>
        <translation>contiene %1 etichette per %2 immagini</translation>
    </message>
    <message>
        <source>its names of classes are no texts</source>
        <translation>i suoi nomi di classi non sono testi</translation>
    </message>
    <message>
        <source>validation sample %1 has the label %2, which no training sample has</source>
        <translation>il campione di validazione %1 ha l’etichetta %2, che nessun campione di training ha</translation>
    </message>
    <message>
        <source>Check that both parts belong to the same data set.</source>
        <translation>Controllare che entrambe le parti appartengano allo stesso dataset.</translation>
    </message>
    <message>
        <source>its samples have more than 100,000 different labels</source>
        <translation>i suoi campioni hanno più di 100.000 etichette diverse</translation>
    </message>
    <message>
        <source>Labels are classes, not values to predict.</source>
        <translation>Le etichette sono classi, non valori da prevedere.</translation>
    </message>
    <message>
        <source>the link leads back to a folder that contains it</source>
        <translation>il collegamento riporta a una cartella che lo contiene</translation>
    </message>
    <message>
        <source>Remove the link.</source>
        <translation>Rimuovere il collegamento.</translation>
    </message>
    <message>
        <source>it lies more than %1 folders deep within a class folder</source>
        <translation>si trova a più di %1 cartelle di profondità in una cartella di classe</translation>
    </message>
    <message>
        <source>Move its images up.</source>
        <translation>Spostare più in alto le sue immagini.</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>il collegamento non porta da nessuna parte</translation>
    </message>
    <message>
        <source>line %1 says that its split is %2</source>
        <translation>la riga %1 dice che il suo split è %2</translation>
    </message>
    <message>
        <source>Write train or val.</source>
        <translation>Scrivere train o val.</translation>
    </message>
    <message>
        <source>line %1 has %2 fields instead of %3</source>
        <translation>la riga %1 ha %2 campi invece di %3</translation>
    </message>
    <message>
        <source>Each line is path,label; a header names other columns.</source>
        <translation>Ogni riga è path,label; un’intestazione indica altre colonne.</translation>
    </message>
    <message>
        <source>Correct the line.</source>
        <translation>Correggere la riga.</translation>
    </message>
    <message>
        <source>it lists no training images</source>
        <translation>non elenca immagini di training</translation>
    </message>
    <message>
        <source>it is listed but is no regular file</source>
        <translation>è elencato ma non è un file regolare</translation>
    </message>
    <message>
        <source>it is listed but does not exist</source>
        <translation>è elencato ma non esiste</translation>
    </message>
    <message>
        <source>line %1 %2</source>
        <translation>la riga %1 %2</translation>
    </message>
    <message>
        <source>has more than 1,000 fields</source>
        <translation>ha più di 1.000 campi</translation>
    </message>
    <message>
        <source>contains a zero byte (it is no text, or in UTF-16)</source>
        <translation>contiene un byte nullo (non è testo, o è in UTF-16)</translation>
    </message>
    <message>
        <source>has a field of more than 65,536 bytes (it is no list of files)</source>
        <translation>ha un campo di più di 65.536 byte (non è un elenco di file)</translation>
    </message>
    <message>
        <source>has text behind a closing quote</source>
        <translation>ha testo dopo una virgoletta di chiusura</translation>
    </message>
    <message>
        <source>opens a quote and does not close it within 65,536 bytes</source>
        <translation>apre una virgoletta e non la chiude entro 65.536 byte</translation>
    </message>
    <message>
        <source>opens a quote that is never closed</source>
        <translation>apre una virgoletta che non viene mai chiusa</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>il suo formato è sconosciuto</translation>
    </message>
    <message>
        <source>it is a file, not a folder</source>
        <translation>è un file, non una cartella</translation>
    </message>
    <message>
        <source>Unpack it and name the folder.</source>
        <translation>Estrarlo e indicare la cartella.</translation>
    </message>
    <message>
        <source>Expected are train/&lt;class&gt;/*.jpg and test/&lt;class&gt;/*.jpg, or one folder per class.</source>
        <translation>Sono attesi train/&lt;class&gt;/*.jpg e test/&lt;class&gt;/*.jpg, o una cartella per classe.</translation>
    </message>
    <message>
        <source>there is no class of this name in %1</source>
        <translation>in %1 non c’è una classe con questo nome</translation>
    </message>
    <message>
        <source>Training and validation need the same class folders: add or remove it.</source>
        <translation>Training e validazione richiedono le stesse cartelle di classe: aggiungerla o rimuoverla.</translation>
    </message>
    <message>
        <source>it holds files but no class folders</source>
        <translation>contiene file ma nessuna cartella di classe</translation>
    </message>
    <message>
        <source>it holds no class folders</source>
        <translation>non contiene cartelle di classe</translation>
    </message>
    <message>
        <source>it is the only class folder</source>
        <translation>è l’unica cartella di classe</translation>
    </message>
    <message>
        <source>Classification needs at least two classes. Expected are train/&lt;class&gt;/*.jpg and test/&lt;class&gt;/*.jpg, or one folder per class.</source>
        <translation>La classificazione richiede almeno due classi. Sono attesi train/&lt;class&gt;/*.jpg e test/&lt;class&gt;/*.jpg, o una cartella per classe.</translation>
    </message>
    <message>
        <source>it holds %1 but no train folder</source>
        <translation>contiene %1 ma non la cartella train</translation>
    </message>
    <message>
        <source>Put the same class folders into it as into train, or remove it: then 10 % of the training images are held out.</source>
        <translation>Mettervi le stesse cartelle di classe che in train, o rimuoverla: allora il 10 % delle immagini di training viene tenuto da parte.</translation>
    </message>
    <message>
        <source>it is an archive</source>
        <translation>è un archivio compresso</translation>
    </message>
    <message>
        <source>it is a single image</source>
        <translation>è una singola immagine</translation>
    </message>
    <message>
        <source>Name the folder that holds the folders of its classes.</source>
        <translation>Indicare la cartella che contiene le cartelle delle sue classi.</translation>
    </message>
    <message>
        <source>it is a checkpoint, not a data set</source>
        <translation>è un checkpoint, non un dataset</translation>
    </message>
    <message>
        <source>A data set is a folder with train/&lt;class&gt;/ and test/&lt;class&gt;/ or with one folder per class, or IDX (*-idx3-ubyte), CIFAR, CSV, TFRecord or HDF5 files, or a .txt list of those two.</source>
        <translation>Un dataset è una cartella con train/&lt;class&gt;/ e test/&lt;class&gt;/ o con una cartella per classe, oppure file IDX (*-idx3-ubyte), CIFAR, CSV, TFRecord o HDF5, o un elenco .txt degli ultimi due.</translation>
    </message>
    <message>
        <source>files of this kind are not known</source>
        <translation>i file di questo tipo non sono noti</translation>
    </message>
    <message>
        <source>it is a run directory, not a data set</source>
        <translation>è una cartella del run, non un dataset</translation>
    </message>
    <message>
        <source>its images do not lie in a folder for each class</source>
        <translation>le sue immagini non sono in una cartella per ogni classe</translation>
    </message>
    <message>
        <source>Put them into folders named after their classes, or list them in a CSV file with the columns path and label.</source>
        <translation>Metterle in cartelle con il nome delle classi, o elencarle in un file CSV con le colonne path e label.</translation>
    </message>
    <message>
        <source>it holds an archive (%1)</source>
        <translation>contiene un archivio compresso (%1)</translation>
    </message>
    <message>
        <source>the folder is empty</source>
        <translation>la cartella è vuota</translation>
    </message>
    <message>
        <source>it holds no files of a kind that is known</source>
        <translation>non contiene file di un tipo noto</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>questo file o questa cartella non esiste</translation>
    </message>
    <message>
        <source>glyphs are drawn at 28 to 64 pixels, grey or RGB</source>
        <translation>i glifi si disegnano da 28 a 64 pixel, in grigio o RGB</translation>
    </message>
    <message>
        <source>Choose such an image size.</source>
        <translation>Scegliere una tale dimensione delle immagini.</translation>
    </message>
    <message>
        <source>“%1” (%2) claims to be larger than what the file holds of it (%3 bytes)</source>
        <translation>“%1” (%2) dichiara di essere più grande di quanto il file ne contiene (%3 byte)</translation>
    </message>
    <message>
        <source>Write the file again.</source>
        <translation>Scrivere di nuovo il file.</translation>
    </message>
    <message>
        <source>“%1” (%2) is no list of images</source>
        <translation>“%1” (%2) non è un elenco di immagini</translation>
    </message>
    <message>
        <source>Images are n × height × width, with 1 or 3 channels last or second; features are no unsigned bytes.</source>
        <translation>Le immagini sono n × altezza × larghezza, con 1 o 3 canali per ultimi o in seconda posizione; le feature non sono byte senza segno.</translation>
    </message>
    <message>
        <source>“%1” (%2) holds no features</source>
        <translation>“%1” (%2) non contiene feature</translation>
    </message>
    <message>
        <source>Features are numbers, n × length, n × height × width, n × height × width × channels or n × channels × height × width.</source>
        <translation>Le feature sono numeri, n × lunghezza, n × altezza × larghezza, n × altezza × larghezza × canali o n × canali × altezza × larghezza.</translation>
    </message>
    <message>
        <source>%1 holds no labels</source>
        <translation>%1 non contiene etichette</translation>
    </message>
    <message>
        <source>Labels are n whole numbers, or n × classes with a 1 at the class.</source>
        <translation>Le etichette sono n numeri interi, o n × classi con un 1 alla classe.</translation>
    </message>
    <message>
        <source>row %1 of %2 is no label</source>
        <translation>la riga %1 di %2 non è un’etichetta</translation>
    </message>
    <message>
        <source>Labels are n whole numbers, or n × classes with a 1 at the class and 0 elsewhere.</source>
        <translation>Le etichette sono n numeri interi, o n × classi con un 1 alla classe e 0 altrove.</translation>
    </message>
    <message>
        <source>“%1” (%2) and “%3” cannot be joined</source>
        <translation>“%1” (%2) e “%3” non si possono unire</translation>
    </message>
    <message>
        <source>Name inputs of the same kind and size.</source>
        <translation>Indicare input dello stesso tipo e della stessa dimensione.</translation>
    </message>
    <message>
        <source>“%1” has %2 rows, “%3” %4</source>
        <translation>“%1” ha %2 righe, “%3” %4</translation>
    </message>
    <message>
        <source>its inputs have %1 channels together</source>
        <translation>i suoi input hanno insieme %1 canali</translation>
    </message>
    <message>
        <source>Images have 1 or 3 channels.</source>
        <translation>Le immagini hanno 1 o 3 canali.</translation>
    </message>
    <message>
        <source>its inputs have %1 values together</source>
        <translation>i suoi input hanno insieme %1 valori</translation>
    </message>
    <message>
        <source>At most 3,145,728 are possible.</source>
        <translation>Ne sono possibili al massimo 3.145.728.</translation>
    </message>
    <message>
        <source>“%1” has rows of another shape or kind than the files before</source>
        <translation>“%1” ha righe di forma o tipo diverso dai file precedenti</translation>
    </message>
    <message>
        <source>it holds no images</source>
        <translation>non contiene immagini</translation>
    </message>
    <message>
        <source>its samples are images, which cannot be brought to %1</source>
        <translation>i suoi campioni sono immagini, che non si possono portare a %1</translation>
    </message>
    <message>
        <source>Set an image size of 8 to 1024 pixels with 1 or 3 channels.</source>
        <translation>Impostare una dimensione delle immagini da 8 a 1024 pixel con 1 o 3 canali.</translation>
    </message>
    <message>
        <source>its samples have %1 features, but %2 has room for %3</source>
        <translation>i suoi campioni hanno %1 feature, ma %2 ha posto per %3</translation>
    </message>
    <message>
        <source>Set %4.</source>
        <translation>Impostare %4.</translation>
    </message>
    <message>
        <source>row %1 holds a feature that is not finite (NaN or infinite)</source>
        <translation>la riga %1 contiene una feature non finita (NaN o infinito)</translation>
    </message>
    <message>
        <source>Mend or remove the row, or skip unreadable samples.</source>
        <translation>Correggere o rimuovere la riga, o saltare i campioni illeggibili.</translation>
    </message>
    <message>
        <source>it holds features, not an image</source>
        <translation>contiene feature, non un’immagine</translation>
    </message>
    <message>
        <source>Train on it as it is, without a prepared cache.</source>
        <translation>Usarlo per il training così com’è, senza cache preparata.</translation>
    </message>
    <message>
        <source>its structure leads in circles (no end after %1 seconds)</source>
        <translation>la sua struttura gira in tondo (nessuna fine dopo %1 secondi)</translation>
    </message>
    <message>
        <source>Write or download the file again.</source>
        <translation>Scrivere o scaricare di nuovo il file.</translation>
    </message>
    <message>
        <source>it is damaged in a way that crashes the HDF5 library</source>
        <translation>è danneggiato in un modo che manda in crash la libreria HDF5</translation>
    </message>
    <message>
        <source>it does not fit into memory</source>
        <translation>non entra in memoria</translation>
    </message>
    <message>
        <source>Use fewer or smaller files.</source>
        <translation>Usare meno file o file più piccoli.</translation>
    </message>
    <message>
        <source>%1 has %2 axes</source>
        <translation>%1 ha %2 assi</translation>
    </message>
    <message>
        <source>%1 claims to be larger than what the file can hold</source>
        <translation>%1 dichiara di essere più grande di quanto il file possa contenere</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 è danneggiato</translation>
    </message>
    <message>
        <source>no memory</source>
        <translation>memoria esaurita</translation>
    </message>
    <message>
        <source>it cannot hold %1</source>
        <translation>non può contenere %1</translation>
    </message>
    <message>
        <source>it cannot be finished</source>
        <translation>non può essere completato</translation>
    </message>
    <message>
        <source>the extent of %1 is damaged</source>
        <translation>l’estensione di %1 è danneggiata</translation>
    </message>
    <message>
        <source>%1 claims to have more values than any file</source>
        <translation>%1 dichiara di avere più valori di qualunque file</translation>
    </message>
    <message>
        <source>it holds more than 10,000 data sets</source>
        <translation>contiene più di 10.000 dataset</translation>
    </message>
    <message>
        <source>%1 lies in other files, which is not supported</source>
        <translation>%1 si trova in altri file, il che non è supportato</translation>
    </message>
    <message>
        <source>the index of %1 is damaged</source>
        <translation>l’indice di %1 è danneggiato</translation>
    </message>
    <message>
        <source>%1 has too few rows</source>
        <translation>%1 ha troppo poche righe</translation>
    </message>
    <message>
        <source>%1 has another size than it said</source>
        <translation>%1 ha una dimensione diversa da quella dichiarata</translation>
    </message>
    <message>
        <source>%1 is damaged or packed in an unknown way (rows from %2 on)</source>
        <translation>%1 è danneggiato o compresso in modo sconosciuto (righe da %2 in poi)</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>è danneggiato</translation>
    </message>
    <message>
        <source>Name the folder that holds the IDX files.</source>
        <translation>Indicare la cartella che contiene i file IDX.</translation>
    </message>
    <message>
        <source>label %1 (entry %2) does not occur in %3</source>
        <translation>l’etichetta %1 (voce %2) non compare in %3</translation>
    </message>
    <message>
        <source>Check that both files belong to the same data set.</source>
        <translation>Controllare che entrambi i file appartengano allo stesso dataset.</translation>
    </message>
    <message>
        <source>every label is 0</source>
        <translation>ogni etichetta è 0</translation>
    </message>
    <message>
        <source>A data set needs at least two classes.</source>
        <translation>Un dataset richiede almeno due classi.</translation>
    </message>
    <message>
        <source>it holds both %1 and %2</source>
        <translation>contiene sia %1 sia %2</translation>
    </message>
    <message>
        <source>Put each data set into a folder of its own.</source>
        <translation>Mettere ogni dataset in una cartella propria.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>manca %1</translation>
    </message>
    <message>
        <source>The folder should hold train-images-idx3-ubyte, train-labels-idx1-ubyte, t10k-images-idx3-ubyte and t10k-labels-idx1-ubyte, plain or as .gz.</source>
        <translation>La cartella dovrebbe contenere train-images-idx3-ubyte, train-labels-idx1-ubyte, t10k-images-idx3-ubyte e t10k-labels-idx1-ubyte, così o come .gz.</translation>
    </message>
    <message>
        <source>it holds %1 labels for %2 images in %3</source>
        <translation>contiene %1 etichette per %2 immagini in %3</translation>
    </message>
    <message>
        <source>Download both files again.</source>
        <translation>Scaricare di nuovo entrambi i file.</translation>
    </message>
    <message>
        <source>it is not an IDX file (it does not begin with two zero bytes)</source>
        <translation>non è un file IDX (non inizia con due byte nulli)</translation>
    </message>
    <message>
        <source>Choose a folder with the four IDX files of MNIST or of a data set like it.</source>
        <translation>Scegliere una cartella con i quattro file IDX di MNIST o di un dataset analogo.</translation>
    </message>
    <message>
        <source>its values are %1, only unsigned bytes can be read</source>
        <translation>i suoi valori sono %1; si possono leggere solo byte senza segno</translation>
    </message>
    <message>
        <source>Convert the file to unsigned bytes.</source>
        <translation>Convertire il file in byte senza segno.</translation>
    </message>
    <message>
        <source>its header says that it holds nothing</source>
        <translation>l’intestazione dice che non contiene nulla</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>Scaricare di nuovo il file.</translation>
    </message>
    <message>
        <source>its %1 bytes do not fit into memory</source>
        <translation>i suoi %1 byte non entrano in memoria</translation>
    </message>
    <message>
        <source>Use a machine with more memory.</source>
        <translation>Usare una macchina con più memoria.</translation>
    </message>
    <message>
        <source>its header says that the images are %1 pixels; 1 to 16,384 on a side are allowed</source>
        <translation>l’intestazione dice che le immagini sono di %1 pixel; sono consentiti da 1 a 16.384 per lato</translation>
    </message>
    <message>
        <source>it has no pixels</source>
        <translation>non ha pixel</translation>
    </message>
    <message>
        <source>Remove the file.</source>
        <translation>Rimuovere il file.</translation>
    </message>
    <message>
        <source>it says that it is %1 pixels; at most %2 on a side and %3 in all are read</source>
        <translation>dichiara di essere di %1 pixel; se ne leggono al massimo %2 per lato e %3 in tutto</translation>
    </message>
    <message>
        <source>Shrink or remove the file.</source>
        <translation>Rimpicciolire o rimuovere il file.</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>il file è vuoto</translation>
    </message>
    <message>
        <source>Remove or replace it.</source>
        <translation>Rimuoverlo o sostituirlo.</translation>
    </message>
    <message>
        <source>it is neither JPEG nor PNG nor WebP but %1</source>
        <translation>non è né JPEG né PNG né WebP, ma %1</translation>
    </message>
    <message>
        <source>Convert or remove the file.</source>
        <translation>Convertire o rimuovere il file.</translation>
    </message>
    <message>
        <source>the JPEG decoder could not be made</source>
        <translation>non è stato possibile creare il decodificatore JPEG</translation>
    </message>
    <message>
        <source>the file is too long</source>
        <translation>il file è troppo lungo</translation>
    </message>
    <message>
        <source>Replace or remove the file.</source>
        <translation>Sostituire o rimuovere il file.</translation>
    </message>
    <message>
        <source>its JPEG header is wrong or cut off (%1)</source>
        <translation>la sua intestazione JPEG è errata o troncata (%1)</translation>
    </message>
    <message>
        <source>its JPEG header is cut off</source>
        <translation>la sua intestazione JPEG è troncata</translation>
    </message>
    <message>
        <source>its JPEG data is cut off or corrupt (%1)</source>
        <translation>i suoi dati JPEG sono troncati o danneggiati (%1)</translation>
    </message>
    <message>
        <source>its JPEG data is cut off</source>
        <translation>i suoi dati JPEG sono troncati</translation>
    </message>
    <message>
        <source>it has no samples in this split</source>
        <translation>non ha campioni in questo split</translation>
    </message>
    <message>
        <source>%1 batches of %2 images do not fit into memory</source>
        <translation>%1 batch di %2 immagini non entrano in memoria</translation>
    </message>
    <message>
        <source>Choose a smaller batch or smaller images.</source>
        <translation>Scegliere un batch o immagini più piccole.</translation>
    </message>
    <message>
        <source>only %1 of %2 loader threads could be started</source>
        <translation>è stato possibile avviare solo %1 di %2 thread del loader</translation>
    </message>
    <message>
        <source>Choose fewer loader threads.</source>
        <translation>Scegliere meno thread del loader.</translation>
    </message>
    <message>
        <source>batch %1 of epoch %2 does not exist</source>
        <translation>il batch %1 dell’epoca %2 non esiste</translation>
    </message>
    <message>
        <source>a batch of %1 cannot be shared by %2 ranks</source>
        <translation>un batch di %1 non può essere diviso tra %2 rank</translation>
    </message>
    <message>
        <source>Choose a larger batch or fewer ranks.</source>
        <translation>Scegliere un batch più grande o meno rank.</translation>
    </message>
    <message>
        <source>none of its samples can be read</source>
        <translation>nessuno dei suoi campioni è leggibile</translation>
    </message>
    <message>
        <source>Inspect the data set to see the reasons.</source>
        <translation>Esaminare il dataset per vedere i motivi.</translation>
    </message>
    <message>
        <source>none has been dealt</source>
        <translation>nessuno è stato distribuito</translation>
    </message>
    <message>
        <source>there is no such batch</source>
        <translation>questo batch non esiste</translation>
    </message>
    <message>
        <source>batches are under way</source>
        <translation>ci sono batch in corso</translation>
    </message>
    <message>
        <source>there is not enough memory to unpack it</source>
        <translation>non c’è abbastanza memoria per decomprimerlo</translation>
    </message>
    <message>
        <source>other data follows after its packed content</source>
        <translation>dopo il contenuto compresso seguono altri dati</translation>
    </message>
    <message>
        <source>its packed data is corrupt</source>
        <translation>i suoi dati compressi sono danneggiati</translation>
    </message>
    <message>
        <source>its packed data ends too early (it was cut off)</source>
        <translation>i suoi dati compressi finiscono troppo presto (è stato troncato)</translation>
    </message>
    <message>
        <source>it ends after %1 bytes of content, %2 too early</source>
        <translation>finisce dopo %1 byte di contenuto, %2 troppo presto</translation>
    </message>
    <message>
        <source>more data follows after the %1 bytes that its header promises</source>
        <translation>dopo i %1 byte promessi dall’intestazione seguono altri dati</translation>
    </message>
    <message>
        <source>Download the data set again, or use its binary version.</source>
        <translation>Scaricare di nuovo il dataset o usarne la versione binaria.</translation>
    </message>
    <message>
        <source>it is not a Python pickle</source>
        <translation>non è un pickle di Python</translation>
    </message>
    <message>
        <source>it ends without a value</source>
        <translation>finisce senza un valore</translation>
    </message>
    <message>
        <source>it ends after %1 bytes, too early (it was cut off)</source>
        <translation>finisce dopo %1 byte, troppo presto (è stato troncato)</translation>
    </message>
    <message>
        <source>it contains the instruction %1 (byte %2), which plain values do not need; nothing of it is executed</source>
        <translation>contiene l’istruzione %1 (byte %2), non necessaria per valori semplici; nulla ne viene eseguito</translation>
    </message>
    <message>
        <source>it is of a newer pickle protocol than 5</source>
        <translation>è di un protocollo pickle successivo al 5</translation>
    </message>
    <message>
        <source>it contains a whole number of more than 64 bits</source>
        <translation>contiene un numero intero di più di 64 bit</translation>
    </message>
    <message>
        <source>it contains a whole number that is none</source>
        <translation>contiene un numero intero che non lo è</translation>
    </message>
    <message>
        <source>it is written in protocol 0, whose texts are not read</source>
        <translation>è scritto nel protocollo 0, i cui testi non vengono letti</translation>
    </message>
    <message>
        <source>it contains a text in a form that CIFAR's files do not have</source>
        <translation>contiene un testo in una forma che i file CIFAR non hanno</translation>
    </message>
    <message>
        <source>it recalls a value that it never stored</source>
        <translation>richiama un valore mai salvato</translation>
    </message>
    <message>
        <source>it names a stored value by something that is no number</source>
        <translation>indica un valore salvato con qualcosa che non è un numero</translation>
    </message>
    <message>
        <source>its lists hold more than %1 items</source>
        <translation>i suoi elenchi contengono più di %1 elementi</translation>
    </message>
    <message>
        <source>it calls something that is no function</source>
        <translation>chiama qualcosa che non è una funzione</translation>
    </message>
    <message>
        <source>it contains bytes written as text, wrongly</source>
        <translation>contiene byte scritti erroneamente come testo</translation>
    </message>
    <message>
        <source>it asks for %1, which a data set does not need; nothing of it is executed</source>
        <translation>chiede %1, di cui un dataset non ha bisogno; nulla ne viene eseguito</translation>
    </message>
    <message>
        <source>it contains an array of an unknown byte order</source>
        <translation>contiene un array con un ordine dei byte sconosciuto</translation>
    </message>
    <message>
        <source>it contains an object that is no array of plain numbers; nothing of it is executed</source>
        <translation>contiene un oggetto che non è un array di numeri semplici; nulla ne viene eseguito</translation>
    </message>
    <message>
        <source>it ends after %1 bytes, within a value (it was cut off)</source>
        <translation>finisce dopo %1 byte, dentro un valore (è stato troncato)</translation>
    </message>
    <message>
        <source>it ends within a line (it was cut off)</source>
        <translation>finisce dentro una riga (è stato troncato)</translation>
    </message>
    <message>
        <source>it contains more than %1 values</source>
        <translation>contiene più di %1 valori</translation>
    </message>
    <message>
        <source>it piles up more than %1 values</source>
        <translation>accumula più di %1 valori</translation>
    </message>
    <message>
        <source>it uses a value that is not there</source>
        <translation>usa un valore che non c’è</translation>
    </message>
    <message>
        <source>it closes what it never opened</source>
        <translation>chiude ciò che non ha mai aperto</translation>
    </message>
    <message>
        <source>it stores more than %1 values</source>
        <translation>salva più di %1 valori</translation>
    </message>
    <message>
        <source>its PNG header is wrong or cut off</source>
        <translation>la sua intestazione PNG è errata o troncata</translation>
    </message>
    <message>
        <source>the PNG decoder could not be made</source>
        <translation>non è stato possibile creare il decodificatore PNG</translation>
    </message>
    <message>
        <source>its PNG header is wrong or cut off (%1)</source>
        <translation>la sua intestazione PNG è errata o troncata (%1)</translation>
    </message>
    <message>
        <source>its PNG pixels have an unknown layout</source>
        <translation>i suoi pixel PNG hanno una disposizione sconosciuta</translation>
    </message>
    <message>
        <source>its PNG data is cut off (%1 bytes cannot hold its pixels)</source>
        <translation>i suoi dati PNG sono troncati (%1 byte non possono contenerne i pixel)</translation>
    </message>
    <message>
        <source>its PNG data is cut off or corrupt (%1)</source>
        <translation>i suoi dati PNG sono troncati o danneggiati (%1)</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>è stato fermato</translation>
    </message>
    <message>
        <source>What is done stays; prepare again to go on.</source>
        <translation>Ciò che è fatto resta; preparare di nuovo per proseguire.</translation>
    </message>
    <message>
        <source>it needs %1, %2 are free</source>
        <translation>servono %1, ne sono liberi %2</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>Liberare spazio o scegliere un’altra cartella.</translation>
    </message>
    <message>
        <source>it holds features, not images</source>
        <translation>contiene feature, non immagini</translation>
    </message>
    <message>
        <source>Train on it without a prepared cache.</source>
        <translation>Usarlo per il training senza cache preparata.</translation>
    </message>
    <message>
        <source>it has no images</source>
        <translation>non ha immagini</translation>
    </message>
    <message>
        <source>Switch every augmentation off.</source>
        <translation>Disattivare ogni augmentation.</translation>
    </message>
    <message>
        <source>it has no classes</source>
        <translation>non ha classi</translation>
    </message>
    <message>
        <source>its only class is %1</source>
        <translation>la sua unica classe è %1</translation>
    </message>
    <message>
        <source>it holds more than 4,294,967,295 samples</source>
        <translation>contiene più di 4.294.967.295 campioni</translation>
    </message>
    <message>
        <source>Split it into several data sets.</source>
        <translation>Dividerlo in più dataset.</translation>
    </message>
    <message>
        <source>it holds no training images of the chosen classes</source>
        <translation>non contiene immagini di training delle classi scelte</translation>
    </message>
    <message>
        <source>it has one image per class, so none can be held out for validation</source>
        <translation>ha un’immagine per classe, quindi nessuna può essere tenuta da parte per la validazione</translation>
    </message>
    <message>
        <source>it holds no validation images of the chosen classes</source>
        <translation>non contiene immagini di validazione delle classi scelte</translation>
    </message>
    <message>
        <source>the spec asks for %1 classes, but there are %2</source>
        <translation>la specifica chiede %1 classi, ma ce ne sono %2</translation>
    </message>
    <message>
        <source>Lower the number of classes, or set it to 0 for all.</source>
        <translation>Ridurre il numero di classi o impostarlo a 0 per tutte.</translation>
    </message>
    <message>
        <source>it has no class %1</source>
        <translation>non ha una classe %1</translation>
    </message>
    <message>
        <source>Choose among its %2 classes: %3.</source>
        <translation>Scegliere tra le sue %2 classi: %3.</translation>
    </message>
    <message>
        <source>it holds more than 1,000,000 files</source>
        <translation>contiene più di 1.000.000 di file</translation>
    </message>
    <message>
        <source>line %1 names %2, which is no file</source>
        <translation>la riga %1 indica %2, che non è un file</translation>
    </message>
    <message>
        <source>Correct the line; names are relative to the list.</source>
        <translation>Correggere la riga; i nomi sono relativi all’elenco.</translation>
    </message>
    <message>
        <source>the list names no files</source>
        <translation>l’elenco non indica file</translation>
    </message>
    <message>
        <source>Write one file name a line.</source>
        <translation>Scrivere un nome di file per riga.</translation>
    </message>
    <message>
        <source>its name says neither train nor validation, as those of other files beside it do</source>
        <translation>il suo nome non dice né train né validation, come invece quelli di altri file accanto</translation>
    </message>
    <message>
        <source>Rename it or move it elsewhere.</source>
        <translation>Rinominarlo o spostarlo altrove.</translation>
    </message>
    <message>
        <source>it holds no %1</source>
        <translation>non contiene %1</translation>
    </message>
    <message>
        <source>it holds %1 for validation but none for training</source>
        <translation>contiene %1 per la validazione ma nessuno per il training</translation>
    </message>
    <message>
        <source>it is no tar archive</source>
        <translation>non è un archivio tar</translation>
    </message>
    <message>
        <source>Download the file again, or unpack it and name the folder.</source>
        <translation>Scaricare di nuovo il file, oppure estrarlo e indicare la cartella.</translation>
    </message>
    <message>
        <source>one of its headers is damaged</source>
        <translation>una delle sue intestazioni è danneggiata</translation>
    </message>
    <message>
        <source>it says that a file within has %1 bytes, more than it can hold</source>
        <translation>dice che un file al suo interno ha %1 byte, più di quanti ne possa contenere</translation>
    </message>
    <message>
        <source>%1 within it is longer than %2 bytes</source>
        <translation>%1 al suo interno è più lungo di %2 byte</translation>
    </message>
    <message>
        <source>it holds %1 twice</source>
        <translation>contiene %1 due volte</translation>
    </message>
    <message>
        <source>it contains a number of more than 64 bits</source>
        <translation>contiene un numero di più di 64 bit</translation>
    </message>
    <message>
        <source>it contains a field without a number</source>
        <translation>contiene un campo senza numero</translation>
    </message>
    <message>
        <source>it contains a field of the unknown type %1</source>
        <translation>contiene un campo del tipo sconosciuto %1</translation>
    </message>
    <message>
        <source>it contains a field that is longer than the message around it</source>
        <translation>contiene un campo più lungo del messaggio che lo racchiude</translation>
    </message>
    <message>
        <source>it ends within a field</source>
        <translation>finisce dentro un campo</translation>
    </message>
    <message>
        <source>it contains a list of numbers that is none</source>
        <translation>contiene un elenco di numeri che non lo è</translation>
    </message>
    <message>
        <source>it contains a list of texts that is none</source>
        <translation>contiene un elenco di testi che non lo è</translation>
    </message>
    <message>
        <source>its feature %1 is not one whole number or text</source>
        <translation>la sua feature %1 non è un solo numero intero o testo</translation>
    </message>
    <message>
        <source>record %1 is no usable tf.train.Example: %2</source>
        <translation>il record %1 non è un tf.train.Example utilizzabile: %2</translation>
    </message>
    <message>
        <source>Set the names of the features, or write the file again.</source>
        <translation>Impostare i nomi delle feature o scrivere di nuovo il file.</translation>
    </message>
    <message>
        <source>Download or write the file again.</source>
        <translation>Scaricare o scrivere di nuovo il file.</translation>
    </message>
    <message>
        <source>Name the TFRecord file.</source>
        <translation>Indicare il file TFRecord.</translation>
    </message>
    <message>
        <source>it ends within record %1 (byte %2) (it was cut off)</source>
        <translation>finisce dentro il record %1 (byte %2) (è stato troncato)</translation>
    </message>
    <message>
        <source>it is packed by gzip</source>
        <translation>è compresso con gzip</translation>
    </message>
    <message>
        <source>Unpack it (gunzip) and name the result.</source>
        <translation>Decomprimerlo (gunzip) e indicare il risultato.</translation>
    </message>
    <message>
        <source>it is no TFRecord file (the first record's length has a wrong checksum)</source>
        <translation>non è un file TFRecord (la lunghezza del primo record ha un checksum errato)</translation>
    </message>
    <message>
        <source>the length of record %1 (byte %2) has a wrong checksum</source>
        <translation>la lunghezza del record %1 (byte %2) ha un checksum errato</translation>
    </message>
    <message>
        <source>record %1 (byte %2) should have %3 bytes, but the file ends before (it was cut off)</source>
        <translation>il record %1 (byte %2) dovrebbe avere %3 byte, ma il file finisce prima (è stato troncato)</translation>
    </message>
    <message>
        <source>record %1 (byte %2) has %3 bytes; at most 256 MiB are read</source>
        <translation>il record %1 (byte %2) ha %3 byte; se ne leggono al massimo 256 MiB</translation>
    </message>
    <message>
        <source>Write smaller records.</source>
        <translation>Scrivere record più piccoli.</translation>
    </message>
    <message>
        <source>the record at byte %1 has a wrong checksum</source>
        <translation>il record al byte %1 ha un checksum errato</translation>
    </message>
    <message>
        <source>it became shorter while it was read</source>
        <translation>si è accorciato durante la lettura</translation>
    </message>
    <message>
        <source>its WebP header is wrong or cut off (%1)</source>
        <translation>la sua intestazione WebP è errata o troncata (%1)</translation>
    </message>
    <message>
        <source>it is an animated WebP image</source>
        <translation>è un’immagine WebP animata</translation>
    </message>
    <message>
        <source>Replace it by one of its pictures, or remove it.</source>
        <translation>Sostituirla con una delle sue immagini o rimuoverla.</translation>
    </message>
    <message>
        <source>the WebP library is of another version</source>
        <translation>la libreria WebP è di un’altra versione</translation>
    </message>
    <message>
        <source>there is not enough memory for its pixels</source>
        <translation>non c’è abbastanza memoria per i suoi pixel</translation>
    </message>
    <message>
        <source>its WebP data is cut off or corrupt (%1)</source>
        <translation>i suoi dati WebP sono troncati o danneggiati (%1)</translation>
    </message>
    <message>
        <source>it is a WebP image, and this engine was built without libwebp</source>
        <translation>è un’immagine WebP e questo motore è stato compilato senza libwebp</translation>
    </message>
    <message>
        <source>Install libwebp-dev and build again, or convert the file to PNG.</source>
        <translation>Installare libwebp-dev e ricompilare, o convertire il file in PNG.</translation>
    </message>
    <message>
        <source>it has no entry %1</source>
        <translation>non ha la voce %1</translation>
    </message>
    <message>
        <source>it holds no dictionary with %1</source>
        <translation>non contiene un dizionario con %1</translation>
    </message>
    <message>
        <source>line %1 has no path</source>
        <translation>la riga %1 non ha un percorso</translation>
    </message>
    <message>
        <source>Correct or remove the line.</source>
        <translation>Correggere o rimuovere la riga.</translation>
    </message>
    <message>
        <source>line %1 has no label</source>
        <translation>la riga %1 non ha un’etichetta</translation>
    </message>
    <message>
        <source>the class folder holds no images</source>
        <translation>la cartella di classe non contiene immagini</translation>
    </message>
    <message>
        <source>Put images into it or remove the folder.</source>
        <translation>Mettervi immagini o rimuovere la cartella.</translation>
    </message>
    <message>
        <source>it holds no JPEG, PNG or WebP files, only another one</source>
        <translation>non contiene file JPEG, PNG o WebP, solo un altro</translation>
    </message>
    <message>
        <source>it holds no JPEG, PNG or WebP files, only %1 others</source>
        <translation>non contiene file JPEG, PNG o WebP, solo %1 altri</translation>
    </message>
    <message>
        <source>%1 (%2 class folders are like that)</source>
        <translation>%1 (%2 cartelle di classe sono così)</translation>
    </message>
    <message>
        <source>it holds no data set “%1”, nor any other</source>
        <translation>non contiene un dataset “%1”, né un altro</translation>
    </message>
    <message>
        <source>Set the names of features and labels.</source>
        <translation>Impostare i nomi di feature ed etichette.</translation>
    </message>
    <message>
        <source>it holds no data set “%1”; it holds %2</source>
        <translation>non contiene un dataset “%1”; contiene %2</translation>
    </message>
    <message>
        <source>it has %1 dimensions instead of %2 (images are count, height, width)</source>
        <translation>ha %1 dimensioni invece di %2 (le immagini sono numero, altezza, larghezza)</translation>
    </message>
    <message>
        <source>Check that images and labels have not been swapped.</source>
        <translation>Controllare che immagini ed etichette non siano scambiate.</translation>
    </message>
    <message>
        <source>it has %1 dimensions instead of %2 (labels are a list)</source>
        <translation>ha %1 dimensioni invece di %2 (le etichette sono un elenco)</translation>
    </message>
    <message>
        <source>its header promises %1 bytes, but it has %2</source>
        <translation>l’intestazione promette %1 byte, ma ne ha %2</translation>
    </message>
    <message>
        <source>its header promises %1 bytes, but it has only %2 packed bytes, which cannot hold so much</source>
        <translation>l’intestazione promette %1 byte, ma ha solo %2 byte compressi, che non possono contenerne tanti</translation>
    </message>
    <message>
        <source>its packed data is corrupt (%1)</source>
        <translation>i suoi dati compressi sono danneggiati (%1)</translation>
    </message>
    <message>
        <source>it adds items to what is no dictionary</source>
        <translation>aggiunge elementi a ciò che non è un dizionario</translation>
    </message>
    <message>
        <source>it adds items to what is no list</source>
        <translation>aggiunge elementi a ciò che non è un elenco</translation>
    </message>
    <message>
        <source>the spec asks for %1 training images, but there are %2</source>
        <translation>la specifica chiede %1 immagini di training, ma ce ne sono %2</translation>
    </message>
    <message>
        <source>Lower the number of training samples, or set it to 0 for all.</source>
        <translation>Ridurre il numero di campioni di training o impostarlo a 0 per tutti.</translation>
    </message>
    <message>
        <source>the spec asks for %1 validation images, but there are %2</source>
        <translation>la specifica chiede %1 immagini di validazione, ma ce ne sono %2</translation>
    </message>
    <message>
        <source>Lower the number of validation samples, or set it to 0 for all.</source>
        <translation>Ridurre il numero di campioni di validazione o impostarlo a 0 per tutti.</translation>
    </message>
    <message>
        <source>its feature %1 is no encoded image but %2 texts</source>
        <translation>la sua feature %1 non è un’immagine codificata ma %2 testi</translation>
    </message>
    <message>
        <source>its feature %1 is no encoded image (a list of numbers)</source>
        <translation>la sua feature %1 non è un’immagine codificata (un elenco di numeri)</translation>
    </message>
    <message>
        <source>it has no feature %1, and no other</source>
        <translation>non ha una feature %1, né altre</translation>
    </message>
    <message>
        <source>it has no feature %1; its features are %2</source>
        <translation>non ha una feature %1; le sue feature sono %2</translation>
    </message>
    <message>
        <source>its label is a number, unlike those before</source>
        <translation>la sua etichetta è un numero, a differenza delle precedenti</translation>
    </message>
    <message>
        <source>its label is a text, unlike those before</source>
        <translation>la sua etichetta è un testo, a differenza delle precedenti</translation>
    </message>
    <message>
        <source>it cannot give the extent of a data set</source>
        <translation>non può indicare l’estensione di un dataset</translation>
    </message>
    <message>
        <source>it cannot give the type of a data set</source>
        <translation>non può indicare il tipo di un dataset</translation>
    </message>
    <message>
        <source>it cannot give the layout of a data set</source>
        <translation>non può indicare la disposizione di un dataset</translation>
    </message>
    <message>
        <source>it cannot open a data set: it is damaged, or made by a newer HDF5</source>
        <translation>non può aprire un dataset: è danneggiato o creato da un HDF5 più recente</translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>file CSV</translation>
    </message>
    <message>
        <source>Name a .csv file with the lines path,label, or a folder with train.csv and val.csv.</source>
        <translation>Indicare un file .csv con le righe path,label, o una cartella con train.csv e val.csv.</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>file HDF5</translation>
    </message>
    <message>
        <source>Name an .h5 file, a .txt list of them, or a folder with train*.h5 and val*.h5 (or train.txt and val.txt).</source>
        <translation>Indicare un file .h5, un loro elenco .txt, o una cartella con train*.h5 e val*.h5 (o train.txt e val.txt).</translation>
    </message>
    <message>
        <source>TFRecord files</source>
        <translation>file TFRecord</translation>
    </message>
    <message>
        <source>Name a .tfrecord file, or a folder with files such as train-00000-of-00010 and validation-00000-of-00001.</source>
        <translation>Indicare un file .tfrecord, o una cartella con file come train-00000-of-00010 e validation-00000-of-00001.</translation>
    </message>
    <message>
        <source>Add val.csv, a column split, or more images.</source>
        <translation>Aggiungere val.csv, una colonna split o più immagini.</translation>
    </message>
    <message>
        <source>Add the t10k files or more images.</source>
        <translation>Aggiungere i file t10k o più immagini.</translation>
    </message>
    <message>
        <source>Add a test folder or more images.</source>
        <translation>Aggiungere una cartella test o più immagini.</translation>
    </message>
    <message>
        <source>Add files with validation in their names, or more images.</source>
        <translation>Aggiungere file con validation nel nome o più immagini.</translation>
    </message>
    <message>
        <source>Add files with val in their names, or more images.</source>
        <translation>Aggiungere file con val nel nome o più immagini.</translation>
    </message>
    <message>
        <source>Add %1.</source>
        <translation>Aggiungere %1.</translation>
    </message>
    <message>
        <source>it cannot be opened: it is not an HDF5 file, or the file is incomplete</source>
        <translation>non si può aprire: non è un file HDF5, o il file è incompleto</translation>
    </message>
    <message>
        <source>it cannot be made</source>
        <translation>non si può creare</translation>
    </message>
    <message>
        <source>it cannot hold the group %1</source>
        <translation>non può contenere il gruppo %1</translation>
    </message>
    <message>
        <source>it cannot hold a tensor</source>
        <translation>non può contenere un tensore</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>it ended with status %1</source>
        <translation>è terminato con lo stato %1</translation>
    </message>
    <message>
        <source>this process sees %1 of them</source>
        <translation>questo processo ne vede %1</translation>
    </message>
    <message>
        <source>Choose the device “cpu”, or another GPU.</source>
        <translation>Scegliere il dispositivo “cpu” o un’altra GPU.</translation>
    </message>
    <message>
        <source>they are not fused</source>
        <translation>non sono fusi</translation>
    </message>
    <message>
        <source>Choose a smaller batch or image.</source>
        <translation>Scegliere un batch o un’immagine più piccola.</translation>
    </message>
    <message>
        <source>Choose the device “reference”.</source>
        <translation>Scegliere il dispositivo “reference”.</translation>
    </message>
    <message>
        <source>%1 has no bf16; fp16 works there</source>
        <translation>%1 non ha bf16; lì funziona fp16</translation>
    </message>
    <message>
        <source>%1 is too old for fp16</source>
        <translation>%1 è troppo vecchio per fp16</translation>
    </message>
    <message>
        <source>oneDNN trains in fp32 and bf16 on processors; fp16 is for GPUs</source>
        <translation>oneDNN addestra in fp32 e bf16 sui processori; fp16 è per le GPU</translation>
    </message>
    <message>
        <source>this processor has no AVX-512, which oneDNN needs for bf16</source>
        <translation>questo processore non ha AVX-512, necessario a oneDNN per bf16</translation>
    </message>
    <message>
        <source>tf32 is a format of GPUs</source>
        <translation>tf32 è un formato delle GPU</translation>
    </message>
    <message>
        <source>it names no data</source>
        <translation>non indica dati</translation>
    </message>
    <message>
        <source>Give a run spec's file, or --data synthetic.</source>
        <translation>Indicare il file di una specifica del run o --data synthetic.</translation>
    </message>
    <message>
        <source>it has no checkpoints</source>
        <translation>non ha checkpoint</translation>
    </message>
    <message>
        <source>Name a checkpoint, or a run that has saved one.</source>
        <translation>Indicare un checkpoint o un run che ne ha salvato uno.</translation>
    </message>
    <message>
        <source>it is not a run directory</source>
        <translation>non è una cartella del run</translation>
    </message>
    <message>
        <source>Name a run directory, or ask for one checkpoint.</source>
        <translation>Indicare una cartella del run o chiedere un solo checkpoint.</translation>
    </message>
    <message>
        <source>the run spec in it is not this engine's: %1</source>
        <translation>la specifica al suo interno non è di questo motore: %1</translation>
    </message>
    <message>
        <source>its images are made by the engine itself</source>
        <translation>le sue immagini sono create dal motore stesso</translation>
    </message>
    <message>
        <source>Prepare only data sets that lie in files.</source>
        <translation>Preparare solo dataset che si trovano in file.</translation>
    </message>
    <message>
        <source>nobody reads the progress any more</source>
        <translation>nessuno legge più l’avanzamento</translation>
    </message>
    <message>
        <source>nothing is asked for</source>
        <translation>non è richiesto nulla</translation>
    </message>
    <message>
        <source>Name a file with --onnx, --keras or --architecture.</source>
        <translation>Indicare un file con --onnx, --keras o --architecture.</translation>
    </message>
    <message>
        <source>the smaller net's logits differ by %1 where at most %2 is allowed</source>
        <translation>i logit della rete più piccola differiscono di %1, mentre è consentito al massimo %2</translation>
    </message>
    <message>
        <source>Nothing was written. Please report this with the checkpoint.</source>
        <translation>Nulla è stato scritto. Si prega di segnalarlo insieme al checkpoint.</translation>
    </message>
    <message>
        <source>it is longer than 4 MiB</source>
        <translation>è più lungo di 4 MiB</translation>
    </message>
    <message>
        <source>nobody reads the answer any more</source>
        <translation>nessuno legge più la risposta</translation>
    </message>
    <message>
        <source>it is neither a file nor a model of the zoo: %1</source>
        <translation>non è né un file né un modello dello zoo: %1</translation>
    </message>
    <message>
        <source>no weight is pruned in it</source>
        <translation>nessun peso vi è sottoposto a pruning</translation>
    </message>
    <message>
        <source>Name a run whose spec prunes, after it has begun.</source>
        <translation>Indicare un run la cui specifica applica il pruning, dopo che vi ha iniziato.</translation>
    </message>
    <message>
        <source>it has no %1 of the shape %2, which its spec's net needs</source>
        <translation>non ha %1 della forma %2, richiesta dalla rete della sua specifica</translation>
    </message>
    <message>
        <source>Use another checkpoint.</source>
        <translation>Usare un altro checkpoint.</translation>
    </message>
    <message>
        <source>none of its tensors has two dimensions and a name that ends in weight or kernel</source>
        <translation>nessuno dei suoi tensori ha due dimensioni e un nome che termina in weight o kernel</translation>
    </message>
    <message>
        <source>its samples are not of the net's kind</source>
        <translation>i suoi campioni non sono del tipo della rete</translation>
    </message>
    <message>
        <source>it has only %1</source>
        <translation>ha solo %1</translation>
    </message>
    <message>
        <source>Use --precision fp32.</source>
        <translation>Usare --precision fp32.</translation>
    </message>
    <message>
        <source>no check has this in its name</source>
        <translation>nessun controllo lo ha nel nome</translation>
    </message>
    <message>
        <source>Look at the names in the output of --full --json.</source>
        <translation>Guardare i nomi nell’output di --full --json.</translation>
    </message>
    <message>
        <source>Give --full too: it knows more checks.</source>
        <translation>Indicare anche --full: conosce più controlli.</translation>
    </message>
    <message>
        <source>its spec asks for %1, and MPI has started %2</source>
        <translation>la sua specifica chiede %1 e MPI ne ha avviati %2</translation>
    </message>
    <message>
        <source>Start as many: mpirun -n %3, the spec's resources.ranks.</source>
        <translation>Avviarne altrettanti: mpirun -n %3, il resources.ranks della specifica.</translation>
    </message>
    <message>
        <source>Start as many: mpirun -n %3, the spec's resources.ranks and the masters.</source>
        <translation>Avviarne altrettanti: mpirun -n %3, il resources.ranks della specifica e i master.</translation>
    </message>
    <message>
        <source>Correct it there.</source>
        <translation>Correggerlo lì.</translation>
    </message>
    <message>
        <source>Name a run spec's file or a model of the zoo.</source>
        <translation>Indicare il file di una specifica del run o un modello dello zoo.</translation>
    </message>
    <message>
        <source>Put that run back beside this one; or let runs keep the checkpoint of their first step (“keep_steps”).</source>
        <translation>Rimettere quel run accanto a questo; oppure far conservare ai run il checkpoint del primo step (“keep_steps”).</translation>
    </message>
    <message>
        <source>Use fp32.</source>
        <translation>Usare fp32.</translation>
    </message>
    <message>
        <source>none is named</source>
        <translation>nessuno è indicato</translation>
    </message>
    <message>
        <source>Name its folder or file, or a spec with --spec.</source>
        <translation>Indicarne la cartella o il file, o una specifica con --spec.</translation>
    </message>
    <message>
        <source>it was stopped by a signal</source>
        <translation>è stato fermato da un segnale</translation>
    </message>
    <message>
        <source>Choose a smaller batch.</source>
        <translation>Scegliere un batch più piccolo.</translation>
    </message>
    <message>
        <source>the size of its images is not given</source>
        <translation>la dimensione delle sue immagini non è indicata</translation>
    </message>
    <message>
        <source>Add --image 224x224, or name the run's spec with --spec.</source>
        <translation>Aggiungere --image 224x224 o indicare la specifica del run con --spec.</translation>
    </message>
    <message>
        <source>The run was begun with the weights of another net: %2</source>
        <translation>Il run è iniziato con i pesi di un’altra rete: %2</translation>
    </message>
    <message>
        <source>the image has no pixels</source>
        <translation>l’immagine non ha pixel</translation>
    </message>
    <message>
        <source>a classifier needs at least two classes</source>
        <translation>un classificatore richiede almeno due classi</translation>
    </message>
    <message>
        <source>the dropout rate is not in [0, 1)</source>
        <translation>il tasso di dropout non è in [0, 1)</translation>
    </message>
    <message>
        <source>mean and deviation must have one value a channel</source>
        <translation>media e deviazione devono avere un valore per canale</translation>
    </message>
    <message>
        <source>a channel's deviation is not above 0</source>
        <translation>la deviazione di un canale non è maggiore di 0</translation>
    </message>
    <message>
        <source>its weights have no %1 of the network's shape</source>
        <translation>i suoi pesi non hanno %1 con la forma della rete</translation>
    </message>
    <message>
        <source>it has no %1 (%2)</source>
        <translation>non ha %1 (%2)</translation>
    </message>
    <message>
        <source>its %1 is %2, the network needs %3</source>
        <translation>il suo %1 è %2, la rete richiede %3</translation>
    </message>
    <message>
        <source>Keras's pools know no such padding</source>
        <translation>i pool di Keras non conoscono un tale padding</translation>
    </message>
    <message>
        <source>Keras export does not know layers of kind “%1”</source>
        <translation>l’esportazione Keras non conosce layer di tipo “%1”</translation>
    </message>
    <message>
        <source>it is not what Keras writes: %1</source>
        <translation>non è ciò che scrive Keras: %1</translation>
    </message>
    <message>
        <source>Write it with to_json().</source>
        <translation>Scriverlo con to_json().</translation>
    </message>
    <message>
        <source>it is used %1 times; allowed: once</source>
        <translation>è usato %1 volte; consentito: una</translation>
    </message>
    <message>
        <source>it is a “%1”</source>
        <translation>è un “%1”</translation>
    </message>
    <message>
        <source>Build the network as a Functional or Sequential one.</source>
        <translation>Costruire la rete come Functional o Sequential.</translation>
    </message>
    <message>
        <source>it has several outputs; allowed: one</source>
        <translation>ha più output; consentito: uno</translation>
    </message>
    <message>
        <source>a network within the network; allowed: its layers themselves</source>
        <translation>una rete dentro la rete; consentiti: i suoi layer stessi</translation>
    </message>
    <message>
        <source>this kind of layer is not known</source>
        <translation>questo tipo di layer non è noto</translation>
    </message>
    <message>
        <source>its input “%1” is no layer before it</source>
        <translation>il suo input “%1” non è un layer precedente</translation>
    </message>
    <message>
        <source>it has %1 inputs; allowed: 1</source>
        <translation>ha %1 input; consentito: 1</translation>
    </message>
    <message>
        <source>it reads the input with another normalisation than the layers before it</source>
        <translation>legge l’input con una normalizzazione diversa dai layer precedenti</translation>
    </message>
    <message>
        <source>its output “%1” is no layer</source>
        <translation>il suo output “%1” non è un layer</translation>
    </message>
    <message>
        <source>its input is multiplied by a number not above 0</source>
        <translation>il suo input è moltiplicato per un numero non maggiore di 0</translation>
    </message>
    <message>
        <source>its %1 are %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>its channels come first; allowed: last</source>
        <translation>i suoi canali sono per primi; consentito: per ultimi</translation>
    </message>
    <message>
        <source>its %1 is %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>it is dilated; allowed: dilation_rate 1</source>
        <translation>è dilatato; consentito: dilation_rate 1</translation>
    </message>
    <message>
        <source>its padding is “%1”; allowed: same, valid</source>
        <translation>il suo padding è “%1”; consentiti: same, valid</translation>
    </message>
    <message>
        <source>its activation is “%1”</source>
        <translation>la sua attivazione è “%1”</translation>
    </message>
    <message>
        <source>the network has several inputs; allowed: one</source>
        <translation>la rete ha più input; consentito: uno</translation>
    </message>
    <message>
        <source>its shape is %1; allowed: images, sequences and vectors</source>
        <translation>la sua forma è %1; consentiti: immagini, sequenze e vettori</translation>
    </message>
    <message>
        <source>its input has %1 axes</source>
        <translation>il suo input ha %1 assi</translation>
    </message>
    <message>
        <source>the number of its input's channels is not known</source>
        <translation>il numero di canali del suo input non è noto</translation>
    </message>
    <message>
        <source>it normalises along an axis other than the channels</source>
        <translation>normalizza lungo un asse diverso dai canali</translation>
    </message>
    <message>
        <source>its epsilon or momentum is out of range</source>
        <translation>il suo epsilon o momentum è fuori intervallo</translation>
    </message>
    <message>
        <source>its input has %1 axes; allowed: 2 (flatten it first)</source>
        <translation>il suo input ha %1 assi; consentiti: 2 (prima appiattirlo con flatten)</translation>
    </message>
    <message>
        <source>it drops whole slices (noise_shape)</source>
        <translation>elimina intere fette (noise_shape)</translation>
    </message>
    <message>
        <source>its rate is not in [0, 1)</source>
        <translation>il suo tasso non è in [0, 1)</translation>
    </message>
    <message>
        <source>it has a slope, a threshold or another limit than 6</source>
        <translation>ha una pendenza, una soglia o un limite diverso da 6</translation>
    </message>
    <message>
        <source>it stands directly behind the input</source>
        <translation>sta direttamente dopo l’input</translation>
    </message>
    <message>
        <source>its padding is %1</source>
        <translation>il suo padding è %1</translation>
    </message>
    <message>
        <source>it has %1 inputs; allowed: 2 and more</source>
        <translation>ha %1 input; consentiti: 2 o più</translation>
    </message>
    <message>
        <source>its inputs differ in their axes</source>
        <translation>i suoi input hanno assi diversi</translation>
    </message>
    <message>
        <source>it joins along axis %1; allowed: the channels</source>
        <translation>unisce lungo l’asse %1; consentito: i canali</translation>
    </message>
    <message>
        <source>its input has %1 axes; allowed: 3, a sequence</source>
        <translation>il suo input ha %1 assi; consentiti: 3, una sequenza</translation>
    </message>
    <message>
        <source>its activations are not tanh and sigmoid</source>
        <translation>le sue attivazioni non sono tanh e sigmoid</translation>
    </message>
    <message>
        <source>its reset gate stands before the product (reset_after is false)</source>
        <translation>il suo reset gate sta prima del prodotto (reset_after è false)</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <translation>%1 è impostato</translation>
    </message>
    <message>
        <source>it has a dropout of its own</source>
        <translation>ha un dropout proprio</translation>
    </message>
    <message>
        <source>it reads something other than the input, or masks zeros</source>
        <translation>legge qualcosa di diverso dall’input o maschera gli zeri</translation>
    </message>
    <message>
        <source>it reshapes to %1; allowed: [height, width, channels]</source>
        <translation>cambia la forma in %1; consentito: [altezza, larghezza, canali]</translation>
    </message>
    <message>
        <source>it does not stand directly behind the input, or its numbers cannot be read</source>
        <translation>non sta direttamente dopo l’input, o i suoi numeri non sono leggibili</translation>
    </message>
    <message>
        <source>its mean and variance are not in the architecture; give them to the layer instead of adapting it</source>
        <translation>la media e la varianza non sono nell’architettura; passarle al layer invece di adattarlo</translation>
    </message>
    <message>
        <source>it does not stand directly behind the input</source>
        <translation>non sta direttamente dopo l’input</translation>
    </message>
    <message>
        <source>it has no %1</source>
        <translation>non ha %1</translation>
    </message>
    <message>
        <source>Save them with save_weights() from the network whose to_json() you use.</source>
        <translation>Salvarli con save_weights() dalla rete di cui si usa to_json().</translation>
    </message>
    <message>
        <source>a layer is called “%1”, a name that every network gives its own</source>
        <translation>un layer si chiama “%1”, nome che ogni rete assegna da sé</translation>
    </message>
    <message>
        <source>two layers are called “%1”</source>
        <translation>due layer si chiamano “%1”</translation>
    </message>
    <message>
        <source>layer “%1” reads “%2”, which is no layer</source>
        <translation>il layer “%1” legge “%2”, che non è un layer</translation>
    </message>
    <message>
        <source>layer “%1” reads “%2”, which reads it in turn</source>
        <translation>il layer “%1” legge “%2”, che a sua volta lo legge</translation>
    </message>
    <message>
        <source>layer “%1” has an output of %2; allowed: extents up to 1,048,576 and 2^34 values</source>
        <translation>il layer “%1” ha un output di %2; consentiti: estensioni fino a 1.048.576 e 2^34 valori</translation>
    </message>
    <message>
        <source>layer “%1” has too many parameters; allowed: up to 2^33</source>
        <translation>il layer “%1” ha troppi parametri; consentiti: fino a 2^33</translation>
    </message>
    <message>
        <source>it has no layers</source>
        <translation>non ha layer</translation>
    </message>
    <message>
        <source>nobody reads the outputs of the layers %1</source>
        <translation>nessuno legge gli output dei layer %1</translation>
    </message>
    <message>
        <source>Connect them, or name the one that gives the logits as “output”.</source>
        <translation>Collegarli o indicare come “output” quello che dà i logit.</translation>
    </message>
    <message>
        <source>it takes images of %1, the data are set to %2</source>
        <translation>accetta immagini di %1, i dati sono impostati a %2</translation>
    </message>
    <message>
        <source>Set the size of the images to the model's.</source>
        <translation>Impostare la dimensione delle immagini a quella del modello.</translation>
    </message>
    <message>
        <source>mean and deviation of its input have %1 and %2 values for %3 channels</source>
        <translation>media e deviazione del suo input hanno %1 e %2 valori per %3 canali</translation>
    </message>
    <message>
        <source>the deviation of an input's channel is not above 0</source>
        <translation>la deviazione di un canale dell’input non è maggiore di 0</translation>
    </message>
    <message>
        <source>layer “%1” has %2 inputs; allowed: %3, it is of kind “%4”</source>
        <translation>il layer “%1” ha %2 input; consentiti: %3, è di tipo “%4”</translation>
    </message>
    <message>
        <source>it has too many parameters; allowed: up to 2^33</source>
        <translation>ha troppi parametri; consentiti: fino a 2^33</translation>
    </message>
    <message>
        <source>its output “%1” gives %2 values for %3 classes</source>
        <translation>il suo output “%1” dà %2 valori per %3 classi</translation>
    </message>
    <message>
        <source>layer “%1” is of kind “%2”, which model files do not have</source>
        <translation>il layer “%1” è di tipo “%2”, che i file dei modelli non hanno</translation>
    </message>
    <message>
        <source>its constants become too large</source>
        <translation>le sue costanti diventano troppo grandi</translation>
    </message>
    <message>
        <source>ONNX export does not know layers of kind “%1”</source>
        <translation>l’esportazione ONNX non conosce layer di tipo “%1”</translation>
    </message>
    <message>
        <source>its %1 is not a constant of floating-point numbers</source>
        <translation>%1: non è una costante di numeri in virgola mobile</translation>
    </message>
    <message>
        <source>input %1 is missing</source>
        <translation>manca l’input %1</translation>
    </message>
    <message>
        <source>both the last state and the whole sequence of “%1” are used</source>
        <translation>sono usati sia l’ultimo stato sia l’intera sequenza di “%1”</translation>
    </message>
    <message>
        <source>it computes on a constant</source>
        <translation>calcola su una costante</translation>
    </message>
    <message>
        <source>its input “%1” is nobody's output</source>
        <translation>il suo input “%1” non è l’output di nessuno</translation>
    </message>
    <message>
        <source>its input is no image in the order N, C, H, W, but %1</source>
        <translation>il suo input non è un’immagine nell’ordine N, C, H, W, ma %1</translation>
    </message>
    <message>
        <source>it has %1 inputs; allowed: one</source>
        <translation>ha %1 input; consentito: uno</translation>
    </message>
    <message>
        <source>its input is larger than 65,536 pixels</source>
        <translation>il suo input è più grande di 65.536 pixel</translation>
    </message>
    <message>
        <source>its input has %1 axes; allowed: images (4), sequences (3) and vectors (2)</source>
        <translation>il suo input ha %1 assi; consentiti: immagini (4), sequenze (3) e vettori (2)</translation>
    </message>
    <message>
        <source>it has no output</source>
        <translation>non ha un output</translation>
    </message>
    <message>
        <source>it is of opset %1; allowed: 7 and later</source>
        <translation>è dell’opset %1; consentiti: 7 e successivi</translation>
    </message>
    <message>
        <source>Export it again with opset 17.</source>
        <translation>Esportarlo di nuovo con l’opset 17.</translation>
    </message>
    <message>
        <source>no layer gives its output</source>
        <translation>nessun layer dà il suo output</translation>
    </message>
    <message>
        <source>its window has %1 axes; allowed: 1 or 2</source>
        <translation>la sua finestra ha %1 assi; consentiti: 1 o 2</translation>
    </message>
    <message>
        <source>it is dilated by %1; allowed: 1</source>
        <translation>è dilatato di %1; consentito: 1</translation>
    </message>
    <message>
        <source>its window is %1</source>
        <translation>la sua finestra è %1</translation>
    </message>
    <message>
        <source>its stride is %1</source>
        <translation>il suo stride è %1</translation>
    </message>
    <message>
        <source>its padding is SAME_LOWER; allowed: SAME_UPPER, VALID and given numbers</source>
        <translation>il suo padding è SAME_LOWER; consentiti: SAME_UPPER, VALID e numeri</translation>
    </message>
    <message>
        <source>its weight has %1 axes</source>
        <translation>il suo peso ha %1 assi</translation>
    </message>
    <message>
        <source>it has %1 filters in %2 groups</source>
        <translation>ha %1 filtri in %2 gruppi</translation>
    </message>
    <message>
        <source>its bias is not a constant</source>
        <translation>il suo bias non è una costante</translation>
    </message>
    <message>
        <source>its weight has %1 axes; allowed: 2</source>
        <translation>il suo peso ha %1 assi; consentiti: 2</translation>
    </message>
    <message>
        <source>its input is no vector, but %1</source>
        <translation>il suo input non è un vettore, ma %1</translation>
    </message>
    <message>
        <source>it has %1 outputs</source>
        <translation>ha %1 output</translation>
    </message>
    <message>
        <source>its alpha or beta is not 1, or its first input is transposed</source>
        <translation>il suo alpha o beta non è 1, o il suo primo input è trasposto</translation>
    </message>
    <message>
        <source>it normalises a flattened image</source>
        <translation>normalizza un’immagine appiattita</translation>
    </message>
    <message>
        <source>it was exported in training mode; allowed: evaluation</source>
        <translation>è stato esportato in modalità di training; consentita: valutazione</translation>
    </message>
    <message>
        <source>it joins along axis %1 of %2; allowed: the channels</source>
        <translation>unisce lungo l’asse %1 di %2; consentito: i canali</translation>
    </message>
    <message>
        <source>it joins %1 and %2</source>
        <translation>unisce %1 e %2</translation>
    </message>
    <message>
        <source>it clips to limits other than 0 and 6</source>
        <translation>limita a valori diversi da 0 e 6</translation>
    </message>
    <message>
        <source>it computes on constants</source>
        <translation>calcola su costanti</translation>
    </message>
    <message>
        <source>it combines %1 and %2; allowed: sums and products of equal shapes</source>
        <translation>combina %1 e %2; consentiti: somme e prodotti di forme uguali</translation>
    </message>
    <message>
        <source>its first input is a constant</source>
        <translation>il suo primo input è una costante</translation>
    </message>
    <message>
        <source>it combines a layer with a constant; allowed: the bias of a dense layer, and normalising the input</source>
        <translation>combina un layer con una costante; consentiti: il bias di un layer denso e la normalizzazione dell’input</translation>
    </message>
    <message>
        <source>it combines the input with a constant that has neither one value nor one a channel</source>
        <translation>combina l’input con una costante che non ha né un solo valore né uno per canale</translation>
    </message>
    <message>
        <source>its output is rounded up (ceil_mode); allowed: down</source>
        <translation>il suo output è arrotondato per eccesso (ceil_mode); consentito: per difetto</translation>
    </message>
    <message>
        <source>its indices are used</source>
        <translation>i suoi indici vengono usati</translation>
    </message>
    <message>
        <source>its axes are %1</source>
        <translation>i suoi assi sono %1</translation>
    </message>
    <message>
        <source>it takes the mean over axes other than height and width</source>
        <translation>calcola la media su assi diversi da altezza e larghezza</translation>
    </message>
    <message>
        <source>it pads with something other than zeros</source>
        <translation>riempie con qualcosa di diverso da zeri</translation>
    </message>
    <message>
        <source>it pads %1 by %2</source>
        <translation>riempie %1 di %2</translation>
    </message>
    <message>
        <source>it pads by %1</source>
        <translation>riempie di %1</translation>
    </message>
    <message>
        <source>it pads the batch or the channels</source>
        <translation>riempie il batch o i canali</translation>
    </message>
    <message>
        <source>it is not the end of the network; allowed inside: softmax of a vector</source>
        <translation>non è alla fine della rete; consentito all’interno: softmax di un vettore</translation>
    </message>
    <message>
        <source>tensor %1 has a negative extent</source>
        <translation>il tensore %1 ha un’estensione negativa</translation>
    </message>
    <message>
        <source>tensor %1 is larger than 2^31 values</source>
        <translation>il tensore %1 ha più di 2^31 valori</translation>
    </message>
    <message>
        <source>tensor %1 has %2 of %3 values</source>
        <translation>il tensore %1 ha %2 di %3 valori</translation>
    </message>
    <message>
        <source>tensor %1 has the type %2, which is not read</source>
        <translation>il tensore %1 è di tipo %2, che non viene letto</translation>
    </message>
    <message>
        <source>it is not an ONNX model, or the file is incomplete</source>
        <translation>non è un modello ONNX, o il file è incompleto</translation>
    </message>
    <message>
        <source>the network is larger than the 2 GiB that a single ONNX file can hold</source>
        <translation>la rete supera i 2 GiB che un singolo file ONNX può contenere</translation>
    </message>
    <message>
        <source>its input is no sequence, but %1</source>
        <translation>il suo input non è una sequenza, ma %1</translation>
    </message>
    <message>
        <source>its reset gate stands before the product (linear_before_reset is 0); allowed: 1, as PyTorch exports it</source>
        <translation>il suo reset gate sta prima del prodotto (linear_before_reset è 0); consentito: 1, come lo esporta PyTorch</translation>
    </message>
    <message>
        <source>it runs backward, has activations other than sigmoid and tanh, or clips</source>
        <translation>procede all’indietro, ha attivazioni diverse da sigmoid e tanh, o limita i valori</translation>
    </message>
    <message>
        <source>its sequences have lengths of their own</source>
        <translation>le sue sequenze hanno lunghezze proprie</translation>
    </message>
    <message>
        <source>its initial state is not 0</source>
        <translation>il suo stato iniziale non è 0</translation>
    </message>
    <message>
        <source>its weights do not fit together</source>
        <translation>i suoi pesi non si accordano</translation>
    </message>
    <message>
        <source>it takes one step of a sequence that no GRU gives</source>
        <translation>prende un passo di una sequenza che nessuna GRU dà</translation>
    </message>
    <message>
        <source>it picks something other than one step of a sequence</source>
        <translation>sceglie qualcosa di diverso da un passo di una sequenza</translation>
    </message>
    <message>
        <source>it picks index %1 of axis %2; allowed: the last step of a GRU</source>
        <translation>sceglie l’indice %1 dell’asse %2; consentito: l’ultimo passo di una GRU</translation>
    </message>
    <message>
        <source>it picks something other than rows of a table</source>
        <translation>sceglie qualcosa di diverso da righe di una tabella</translation>
    </message>
    <message>
        <source>the numbers of its rows are not the input's</source>
        <translation>i numeri delle sue righe non sono quelli dell’input</translation>
    </message>
    <message>
        <source>its table has %1 rows</source>
        <translation>la sua tabella ha %1 righe</translation>
    </message>
    <message>
        <source>it repeats something other than zeros</source>
        <translation>ripete qualcosa di diverso da zeri</translation>
    </message>
    <message>
        <source>it flattens from axis %1; allowed: 1</source>
        <translation>appiattisce dall’asse %1; consentito: 1</translation>
    </message>
    <message>
        <source>its new shape is not a constant</source>
        <translation>la sua nuova forma non è una costante</translation>
    </message>
    <message>
        <source>it reshapes to %1; allowed: to one vector a sample</source>
        <translation>cambia la forma in %1; consentito: un vettore per campione</translation>
    </message>
    <message>
        <source>it changes the axes %1 of %2</source>
        <translation>cambia gli assi %1 di %2</translation>
    </message>
    <message>
        <source>it changes the order of %1 by %2</source>
        <translation>cambia l’ordine di %1 con %2</translation>
    </message>
    <message>
        <source>its value is of a type that is not read</source>
        <translation>il suo valore è di un tipo che non viene letto</translation>
    </message>
    <message>
        <source>it ends in %1 values for %2 classes</source>
        <translation>termina con %1 valori per %2 classi</translation>
    </message>
    <message>
        <source>the zoo has no %1</source>
        <translation>lo zoo non ha %1</translation>
    </message>
    <message>
        <source>layer %1 has the wrong inputs</source>
        <translation>il layer %1 ha input errati</translation>
    </message>
    <message>
        <source>layer %1 (%2) cannot contain the activation %3</source>
        <translation>il layer %1 (%2) non può contenere l’attivazione %3</translation>
    </message>
    <message>
        <source>Make the activation a layer of its own.</source>
        <translation>Fare dell’attivazione un layer a sé.</translation>
    </message>
    <message>
        <source>an addition of %1 and %2</source>
        <translation>una somma di %1 e %2</translation>
    </message>
    <message>
        <source>channels of %1 put beside those of %2</source>
        <translation>canali di %1 accanto a quelli di %2</translation>
    </message>
    <message>
        <source>Concatenate tensors of one height and width.</source>
        <translation>Concatenare tensori di uguale altezza e larghezza.</translation>
    </message>
    <message>
        <source>a convolution of %1 channels to %2 filters has %3 groups</source>
        <translation>una convoluzione da %1 canali a %2 filtri ha %3 gruppi</translation>
    </message>
    <message>
        <source>Choose a number of groups that divides both.</source>
        <translation>Scegliere un numero di gruppi che divida entrambi.</translation>
    </message>
    <message>
        <source>it needs %1 MiB, and %2 MiB are available</source>
        <translation>servono %1 MiB e ne sono disponibili %2 MiB</translation>
    </message>
    <message>
        <source>Choose a smaller batch, image or model.</source>
        <translation>Scegliere un batch, un’immagine o un modello più piccolo.</translation>
    </message>
    <message>
        <source>their sizes do not fit %1 units with two biases</source>
        <translation>le loro dimensioni non corrispondono a %1 unità con due bias</translation>
    </message>
    <message>
        <source>Use a layer with reset_after = true.</source>
        <translation>Usare un layer con reset_after = true.</translation>
    </message>
    <message>
        <source>their sizes do not fit %1 units</source>
        <translation>le loro dimensioni non corrispondono a %1 unità</translation>
    </message>
    <message>
        <source>a product of %1 and %2</source>
        <translation>un prodotto di %1 e %2</translation>
    </message>
    <message>
        <source>Multiply tensors of one shape, or a tensor by a vector with as many channels.</source>
        <translation>Moltiplicare tensori della stessa forma, o un tensore per un vettore con altrettanti canali.</translation>
    </message>
    <message>
        <source>%1 values reshaped to %2</source>
        <translation>%1 valori con forma cambiata in %2</translation>
    </message>
    <message>
        <source>Choose a shape with as many values.</source>
        <translation>Scegliere una forma con altrettanti valori.</translation>
    </message>
    <message>
        <source>a window of %1 × %2 does not fit into %3</source>
        <translation>una finestra di %1 × %2 non entra in %3</translation>
    </message>
    <message>
        <source>Choose a larger image.</source>
        <translation>Scegliere un’immagine più grande.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e altri %1</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) (is|are) not supported: %2</source>
        <translation><numerusform>%n layer non è supportato: %2</numerusform><numerusform>%n layer non sono supportati: %2</numerusform></translation>
    </message>
    <message>
        <source>Replace them, or write the network as a model file.</source>
        <translation>Sostituirli o scrivere la rete come file del modello.</translation>
    </message>
    <message>
        <source>Set images and classes to those of the file, or leave out the last dense layer's weights.</source>
        <translation>Impostare immagini e classi a quelle del file, o omettere i pesi dell’ultimo layer denso.</translation>
    </message>
    <message>
        <source>Use an engine that knows this version.</source>
        <translation>Usare un motore che conosca questa versione.</translation>
    </message>
    <message>
        <source>Correct the named keys.</source>
        <translation>Correggere le chiavi indicate.</translation>
    </message>
    <message>
        <source>%1 (layer %2)</source>
        <translation>%1 (layer %2)</translation>
    </message>
    <message>
        <source>a single number</source>
        <translation>un singolo numero</translation>
    </message>
    <message>
        <source>Export it again as a single .onnx file.</source>
        <translation>Esportarlo di nuovo come singolo file .onnx.</translation>
    </message>
    <message>
        <source>%1 is no key that is known there</source>
        <translation>%1 non è una chiave nota in quel punto</translation>
    </message>
    <message>
        <source>a list of names of layers</source>
        <translation>un elenco di nomi di layer</translation>
    </message>
    <message>
        <source>a name of its own</source>
        <translation>un nome proprio</translation>
    </message>
    <message>
        <source>a list of 1 to %1 layers</source>
        <translation>un elenco da 1 a %1 layer</translation>
    </message>
    <message>
        <source>a list of numbers, one a channel</source>
        <translation>un elenco di numeri, uno per canale</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation><numerusform>%n valore</numerusform><numerusform>%n valori</numerusform></translation>
    </message>
    <message>
        <source>as many as mean has, %1</source>
        <translation>quanti ne ha mean, %1</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2, or "classes" for as many as the data have</source>
        <translation>un numero intero da %1 a %2, o “classes” per quante ne hanno i dati</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1, or [height, width]</source>
        <translation>un numero intero da 1 a %1, o [altezza, larghezza]</translation>
    </message>
    <message>
        <source>"same", "valid", a number of pixels or [top, bottom, left, right]</source>
        <translation>“same”, “valid”, un numero di pixel o [sopra, sotto, sinistra, destra]</translation>
    </message>
    <message>
        <source>the folder of a data set</source>
        <translation>la cartella di un dataset</translation>
    </message>
    <message>
        <source>augmentation</source>
        <translation>augmentation</translation>
    </message>
    <message>
        <source>a prepared cache</source>
        <translation>una cache preparata</translation>
    </message>
    <message>
        <source>none, because the data set holds features, not images</source>
        <translation>nessuna, perché il dataset contiene feature, non immagini</translation>
    </message>
    <message>
        <source>a data set without training images</source>
        <translation>un dataset senza immagini di training</translation>
    </message>
    <message>
        <source>one that has some</source>
        <translation>uno che ne abbia</translation>
    </message>
    <message>
        <source>a data set without validation images</source>
        <translation>un dataset senza immagini di validazione</translation>
    </message>
    <message>
        <source>one with a test or val folder, to see accuracy</source>
        <translation>uno con una cartella test o val, per vedere l’accuratezza</translation>
    </message>
    <message>
        <source>a number that divides the batch of %1: ranks have %2 or %3 samples, and wait for the fuller ones</source>
        <translation>un numero che divida il batch di %1: i rank hanno %2 o %3 campioni e attendono i più carichi</translation>
    </message>
    <message>
        <source>at most %1, or some ranks have no part of an epoch's last batch</source>
        <translation>al massimo %1, o alcuni rank non hanno parte nell’ultimo batch di un’epoca</translation>
    </message>
    <message>
        <source>at most %1, the cores of this machine; more of them slow training down</source>
        <translation>al massimo %1, i core di questa macchina; oltre, il training rallenta</translation>
    </message>
    <message>
        <source>0, because training keeps all %1 cores of this machine busy: validation beside it saves no time</source>
        <translation>0, perché il training tiene occupati tutti i %1 core di questa macchina: validare a fianco non fa risparmiare tempo</translation>
    </message>
    <message>
        <source>%1 need %2 cores</source>
        <translation>%1 richiedono %2 core</translation>
    </message>
    <message>
        <source>%1 samples: within %2 and an eighth of the data</source>
        <translation>%1 campioni: entro %2 e un ottavo dei dati</translation>
    </message>
    <message>
        <source>half of the memory that is free now</source>
        <translation>metà della memoria ora libera</translation>
    </message>
    <message>
        <source>%1 % of what is free on %2 (%3 GB)</source>
        <translation>il %1 % di quanto è libero su %2 (%3 GB)</translation>
    </message>
    <message>
        <source>another environment</source>
        <translation>un altro ambiente</translation>
    </message>
    <message>
        <source>a larger image</source>
        <translation>un’immagine più grande</translation>
    </message>
    <message>
        <source>a device that this engine and machine have</source>
        <translation>un dispositivo che questo motore e questa macchina hanno</translation>
    </message>
    <message>
        <source>%1 (the run needs about %2 GB of the GPU)</source>
        <translation>%1 (il run richiede circa %2 GB della GPU)</translation>
    </message>
    <message>
        <source>a batch that fits into the %1 GB of %2, auto, or more micro-batches</source>
        <translation>un batch che entri nei %1 GB di %2, auto, o più micro-batch</translation>
    </message>
    <message>
        <source>a batch that fits into the %1 GB of memory that are free</source>
        <translation>un batch che entri nei %1 GB di memoria liberi</translation>
    </message>
    <message>
        <source>1 or more, or a run that is interrupted begins anew</source>
        <translation>1 o più, o un run interrotto ricomincia da capo</translation>
    </message>
    <message>
        <source>at most %1, the run's epochs, or a run that is interrupted begins anew</source>
        <translation>al massimo %1, le epoche del run, o un run interrotto ricomincia da capo</translation>
    </message>
    <message>
        <source>fp32: %1</source>
        <translation>fp32: %1</translation>
    </message>
    <message>
        <source>at most %1, the number of training samples</source>
        <translation>al massimo %1, il numero di campioni di training</translation>
    </message>
    <message>
        <source>%1 on each of %2 ranks</source>
        <translation>%1 su ciascuno di %2 rank</translation>
    </message>
    <message>
        <source>at most %1, the training samples of a rank</source>
        <translation>al massimo %1, i campioni di training di un rank</translation>
    </message>
    <message>
        <source>a *.model.json, ONNX or Keras file whose network fits the data</source>
        <translation>un file *.model.json, ONNX o Keras con una rete adatta ai dati</translation>
    </message>
    <message>
        <source>a file with the weights of this network</source>
        <translation>un file con i pesi di questa rete</translation>
    </message>
    <message>
        <source>%1 (layer %2 is for other classes and begins anew)</source>
        <translation>%1 (il layer %2 è per altre classi e ricomincia da capo)</translation>
    </message>
    <message>
        <source>weights for the classes of the data, to begin with all of them</source>
        <translation>pesi per le classi dei dati, per iniziare con tutti</translation>
    </message>
    <message>
        <source>a checkpoint of the same net</source>
        <translation>un checkpoint della stessa rete</translation>
    </message>
    <message>
        <source>%1 (%2 weights are left for %3 layers)</source>
        <translation>%1 (restano %2 pesi per %3 layer)</translation>
    </message>
    <message>
        <source>a share that leaves each layer a weight, or a least_kept above 0</source>
        <translation>una quota che lasci un peso a ogni layer, o un least_kept maggiore di 0</translation>
    </message>
    <message>
        <source>names of the net's layers</source>
        <translation>nomi di layer della rete</translation>
    </message>
    <message>
        <source>none, or more layers: none of the net's may be pruned</source>
        <translation>none, o più layer: a nessuno della rete si può applicare il pruning</translation>
    </message>
    <message>
        <source>its %1 has another shape</source>
        <translation>il suo %1 ha un’altra forma</translation>
    </message>
    <message>
        <source>there are %1 of %2</source>
        <translation>ce ne sono %1 di %2</translation>
    </message>
    <message>
        <source>its scores have another shape than its weights</source>
        <translation>i suoi punteggi hanno una forma diversa dai pesi</translation>
    </message>
    <message>
        <source>it has no scores</source>
        <translation>non ha punteggi</translation>
    </message>
    <message>
        <source>no weight exceeds the threshold of %1; the largest is %2</source>
        <translation>nessun peso supera la soglia di %1; il massimo è %2</translation>
    </message>
    <message>
        <source>Choose a smaller threshold.</source>
        <translation>Scegliere una soglia più piccola.</translation>
    </message>
    <message>
        <source>none of its %1 weights would be left</source>
        <translation>nessuno dei suoi %1 pesi resterebbe</translation>
    </message>
    <message>
        <source>Prune less, leave this layer whole ("excluded"), or let every layer keep a share ("least_kept").</source>
        <translation>Ridurre il pruning, lasciare intero questo layer (“excluded”), o far conservare una quota a ogni layer (“least_kept”).</translation>
    </message>
    <message>
        <source>none of its layers may be pruned</source>
        <translation>a nessuno dei suoi layer si può applicare il pruning</translation>
    </message>
    <message>
        <source>Allow the first, the last or depthwise layers, or exclude fewer of them.</source>
        <translation>Consentire il primo, l’ultimo o i layer depthwise, o escluderne meno.</translation>
    </message>
    <message>
        <source>its weights are not there</source>
        <translation>i suoi pesi non ci sono</translation>
    </message>
    <message>
        <source>no flow is defined through a layer of kind %1</source>
        <translation>non è definito un flusso attraverso un layer di tipo %1</translation>
    </message>
    <message>
        <source>Choose another method of pruning.</source>
        <translation>Scegliere un altro metodo di pruning.</translation>
    </message>
    <message>
        <source>no flow is defined through it</source>
        <translation>non è definito un flusso che lo attraversi</translation>
    </message>
    <message>
        <source>its entry in the queue is incomplete, or not one of this version</source>
        <translation>la sua voce nella coda è incompleta o non è di questa versione</translation>
    </message>
    <message>
        <source>its entry in the queue names another job, "%1"</source>
        <translation>la sua voce nella coda nomina un altro job, “%1”</translation>
    </message>
    <message>
        <source>its entry in the queue has a run directory that is not absolute</source>
        <translation>la sua voce nella coda ha una cartella del run non assoluta</translation>
    </message>
    <message>
        <source>its entry in the queue has a run directory with a NUL byte</source>
        <translation>la sua voce nella coda ha una cartella del run con un byte NUL</translation>
    </message>
    <message>
        <source>its entry in the queue has no time of submission</source>
        <translation>la sua voce nella coda non ha l’ora di invio</translation>
    </message>
    <message>
        <source>it was not dealt to rank %1</source>
        <translation>non è stato distribuito al rank %1</translation>
    </message>
    <message>
        <source>its message is not what was expected</source>
        <translation>il suo messaggio non è quello atteso</translation>
    </message>
    <message>
        <source>this rank does not belong to it</source>
        <translation>questo rank non ne fa parte</translation>
    </message>
    <message>
        <source>a group listens to one of its ranks at a time</source>
        <translation>un gruppo ascolta uno dei suoi rank alla volta</translation>
    </message>
    <message>
        <source>rank %1 has not answered for %2 s</source>
        <translation>il rank %1 non risponde da %2 s</translation>
    </message>
    <message>
        <source>rank %1 does something else</source>
        <translation>il rank %1 fa qualcos’altro</translation>
    </message>
    <message>
        <source>the group has %1</source>
        <translation>il gruppo ha %1</translation>
    </message>
    <message>
        <source>that rank has been taken</source>
        <translation>quel rank è già preso</translation>
    </message>
    <message>
        <source>there is no such rank</source>
        <translation>questo rank non esiste</translation>
    </message>
    <message>
        <source>rank %1 failed: %2</source>
        <translation>il rank %1 è fallito: %2</translation>
    </message>
    <message>
        <source>rank %1 has left</source>
        <translation>il rank %1 se n’è andato</translation>
    </message>
    <message>
        <source>all other ranks have left</source>
        <translation>tutti gli altri rank se ne sono andati</translation>
    </message>
    <message>
        <source>this MPI does not let several threads take turns</source>
        <translation>questo MPI non permette a più thread di alternarsi</translation>
    </message>
    <message>
        <source>Use an MPI that provides MPI_THREAD_SERIALIZED, such as Open MPI 4.</source>
        <translation>Usare un MPI che offra MPI_THREAD_SERIALIZED, come Open MPI 4.</translation>
    </message>
    <message>
        <source>there are too many bytes</source>
        <translation>ci sono troppi byte</translation>
    </message>
    <message>
        <source>an earlier sum has failed</source>
        <translation>una somma precedente è fallita</translation>
    </message>
    <message>
        <source>another rank has not answered for %1 s</source>
        <translation>un altro rank non risponde da %1 s</translation>
    </message>
    <message>
        <source>there is no GPU, or no driver</source>
        <translation>non c’è una GPU o un driver</translation>
    </message>
    <message>
        <source>Train on the device “cpu”.</source>
        <translation>Addestrare sul dispositivo “cpu”.</translation>
    </message>
    <message>
        <source>this machine may have 1 to %1</source>
        <translation>questa macchina può averne da 1 a %1</translation>
    </message>
    <message>
        <source>descriptor %1 is not memory that ranks share</source>
        <translation>il descrittore %1 non è memoria condivisa dai rank</translation>
    </message>
    <message>
        <source>Ranks are started by "trainyard-engine run --ranks N".</source>
        <translation>I rank si avviano con “trainyard-engine run --ranks N”.</translation>
    </message>
    <message>
        <source>rank 0 failed: %1</source>
        <translation>il rank 0 è fallito: %1</translation>
    </message>
    <message>
        <source>rank %1 has not answered for %2 s (process %3 %4)</source>
        <translation>il rank %1 non risponde da %2 s (processo %3 %4)</translation>
    </message>
    <message>
        <source>is stopped</source>
        <translation>è fermo</translation>
    </message>
    <message>
        <source>waits for a disk or a network file system</source>
        <translation>attende un disco o un file system di rete</translation>
    </message>
    <message>
        <source>computes</source>
        <translation>calcola</translation>
    </message>
    <message>
        <source>sleeps</source>
        <translation>dorme</translation>
    </message>
    <message>
        <source>has ended</source>
        <translation>è terminato</translation>
    </message>
    <message>
        <source>hangs</source>
        <translation>è bloccato</translation>
    </message>
    <message>
        <source>Look at nvidia-smi.</source>
        <translation>Guardare nvidia-smi.</translation>
    </message>
    <message>
        <source>Set NCCL_DEBUG=INFO to see what NCCL says.</source>
        <translation>Impostare NCCL_DEBUG=INFO per vedere cosa dice NCCL.</translation>
    </message>
    <message numerus="yes">
        <source>%n process(|es)</source>
        <translation><numerusform>%n processo</numerusform><numerusform>%n processi</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n process(|es): %2 and %3</source>
        <translation><numerusform>%n processo: %2 e %3</numerusform><numerusform>%n processi: %2 e %3</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation><numerusform>%n rank</numerusform><numerusform>%n rank</numerusform></translation>
    </message>
    <message>
        <source>its master</source>
        <translation>il suo master</translation>
    </message>
    <message>
        <source>their master</source>
        <translation>il loro master</translation>
    </message>
    <message>
        <source>its %1 masters</source>
        <translation>i suoi %1 master</translation>
    </message>
    <message>
        <source>their %1 masters</source>
        <translation>i loro %1 master</translation>
    </message>
    <message>
        <source>the seconds that ranks wait for one another</source>
        <translation>i secondi per cui i rank si attendono a vicenda</translation>
    </message>
    <message>
        <source>they do not fit</source>
        <translation>non corrispondono</translation>
    </message>
    <message>
        <source>there are more or fewer of them</source>
        <translation>ce ne sono di più o di meno</translation>
    </message>
    <message>
        <source>its device lays weights out otherwise than the master's</source>
        <translation>il suo dispositivo dispone i pesi diversamente da quello del master</translation>
    </message>
    <message>
        <source>Use machines with the same kind of processor, or the device “reference”.</source>
        <translation>Usare macchine con lo stesso tipo di processore, o il dispositivo “reference”.</translation>
    </message>
    <message>
        <source>the loader delivered another one</source>
        <translation>il loader ne ha fornito un altro</translation>
    </message>
    <message>
        <source>"%1" is not a number</source>
        <translation>“%1” non è un numero</translation>
    </message>
    <message>
        <source>its metadata lack %1</source>
        <translation>nei suoi metadati manca %1</translation>
    </message>
    <message>
        <source>its metadata hold impossible numbers</source>
        <translation>i suoi metadati contengono numeri impossibili</translation>
    </message>
    <message>
        <source>it is a safetensors file of another program</source>
        <translation>è un file safetensors di un altro programma</translation>
    </message>
    <message>
        <source>its checksum does not fit its contents, so it is damaged</source>
        <translation>il suo checksum non corrisponde al contenuto, quindi è danneggiato</translation>
    </message>
    <message>
        <source>the run has not ended</source>
        <translation>il run non è terminato</translation>
    </message>
    <message>
        <source>Let that run train to its end first.</source>
        <translation>Prima lasciare che quel run si addestri fino alla fine.</translation>
    </message>
    <message>
        <source>the run ended without completing</source>
        <translation>il run è terminato senza completarsi</translation>
    </message>
    <message>
        <source>its last checkpoint is gone</source>
        <translation>il suo ultimo checkpoint non c’è più</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>questo file non esiste</translation>
    </message>
    <message>
        <source>there is no run %1 in %2</source>
        <translation>non c’è un run %1 in %2</translation>
    </message>
    <message>
        <source>Choose a run of this machine, or copy that run's directory there.</source>
        <translation>Scegliere un run di questa macchina, o copiarvi la cartella di quel run.</translation>
    </message>
    <message>
        <source>the run has no checkpoint of this point; it has %1</source>
        <translation>il run non ha un checkpoint di questo punto; ha %1</translation>
    </message>
    <message>
        <source>Choose one of those, or train that run with the point in keep_epochs or keep_steps.</source>
        <translation>Sceglierne uno, o addestrare quel run con il punto in keep_epochs o keep_steps.</translation>
    </message>
    <message>
        <source>this machine has no NVIDIA GPU</source>
        <translation>questa macchina non ha una GPU NVIDIA</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>non può essere scritto</translation>
    </message>
    <message>
        <source>Check the folder and the disk.</source>
        <translation>Controllare la cartella e il disco.</translation>
    </message>
    <message>
        <source>it is of another version</source>
        <translation>è di un’altra versione</translation>
    </message>
    <message>
        <source>it holds weights, not a network</source>
        <translation>contiene pesi, non una rete</translation>
    </message>
    <message>
        <source>Name a *.model.json, an ONNX file or what Keras's to_json() writes, and this one as its weights.</source>
        <translation>Indicare un file *.model.json, ONNX o ciò che scrive to_json() di Keras, e questo come suoi pesi.</translation>
    </message>
    <message>
        <source>Keras's weights fit only the architecture that they were saved from</source>
        <translation>i pesi di Keras vanno bene solo per l’architettura da cui sono stati salvati</translation>
    </message>
    <message>
        <source>Name what its to_json() writes as the model file.</source>
        <translation>Indicare come file del modello ciò che scrive il suo to_json().</translation>
    </message>
    <message>
        <source>it holds no weights</source>
        <translation>non contiene pesi</translation>
    </message>
    <message>
        <source>Name a .safetensors, .weights.h5 or .onnx file.</source>
        <translation>Indicare un file .safetensors, .weights.h5 o .onnx.</translation>
    </message>
    <message>
        <source>the batch size is not positive</source>
        <translation>la dimensione del batch non è positiva</translation>
    </message>
    <message>
        <source>its layers do not lead from images of %1 to %2 classes</source>
        <translation>i suoi layer non portano da immagini di %1 a %2 classi</translation>
    </message>
    <message>
        <source>it was made for evaluation only</source>
        <translation>è stata creata solo per la valutazione</translation>
    </message>
    <message>
        <source>it names images that the device does not have</source>
        <translation>nomina immagini che il dispositivo non ha</translation>
    </message>
    <message>
        <source>it has no labels</source>
        <translation>non ha etichette</translation>
    </message>
    <message>
        <source>the network has no weights of this name</source>
        <translation>la rete non ha pesi con questo nome</translation>
    </message>
    <message>
        <source>the mask has another shape than the weights</source>
        <translation>la maschera ha una forma diversa dai pesi</translation>
    </message>
    <message>
        <source>the net has no such layer</source>
        <translation>la rete non ha un tale layer</translation>
    </message>
    <message>
        <source>"trainyard-engine inspect model" lists its layers.</source>
        <translation>“trainyard-engine inspect model” ne elenca i layer.</translation>
    </message>
    <message>
        <source>Remove the folder to have the files copied again.</source>
        <translation>Rimuovere la cartella per far copiare di nuovo i file.</translation>
    </message>
    <message>
        <source>it is not what the run was begun with</source>
        <translation>non è quello con cui è iniziato il run</translation>
    </message>
    <message>
        <source>Put it back as it was, or start a new run.</source>
        <translation>Ripristinarlo com’era o avviare un nuovo run.</translation>
    </message>
    <message>
        <source>its folder model/ is not there; the run has not been started yet</source>
        <translation>la sua cartella model/ non c’è; il run non è ancora stato avviato</translation>
    </message>
    <message>
        <source>value %1 is pruned and not zero</source>
        <translation>il valore %1 è sottoposto a pruning e non è zero</translation>
    </message>
    <message>
        <source>The file is damaged or not a safetensors file; use another checkpoint.</source>
        <translation>Il file è danneggiato o non è un file safetensors; usare un altro checkpoint.</translation>
    </message>
    <message>
        <source>its header does not begin with a JSON object</source>
        <translation>la sua intestazione non inizia con un oggetto JSON</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>è annidato troppo in profondità</translation>
    </message>
    <message>
        <source>its header is not valid JSON (%1)</source>
        <translation>la sua intestazione non è JSON valido (%1)</translation>
    </message>
    <message>
        <source>its header holds the name %1 twice</source>
        <translation>la sua intestazione contiene due volte il nome %1</translation>
    </message>
    <message>
        <source>a size is not a whole number</source>
        <translation>una dimensione non è un numero intero</translation>
    </message>
    <message>
        <source>of the unknown type %1</source>
        <translation>del tipo sconosciuto %1</translation>
    </message>
    <message>
        <source>without a proper shape and data_offsets</source>
        <translation>senza forma e data_offsets corretti</translation>
    </message>
    <message>
        <source>larger than any file</source>
        <translation>più grande di qualunque file</translation>
    </message>
    <message>
        <source>whose data_offsets do not fit its shape</source>
        <translation>i cui data_offsets non corrispondono alla forma</translation>
    </message>
    <message>
        <source>its __metadata__ is not an object</source>
        <translation>il suo __metadata__ non è un oggetto</translation>
    </message>
    <message>
        <source>its __metadata__ holds %1, which is not a text</source>
        <translation>il suo __metadata__ contiene %1, che non è un testo</translation>
    </message>
    <message>
        <source>the data of tensor %1 overlap another tensor's</source>
        <translation>i dati del tensore %1 si sovrappongono a quelli di un altro</translation>
    </message>
    <message>
        <source>there is a hole before the data of tensor %1</source>
        <translation>c’è un vuoto prima dei dati del tensore %1</translation>
    </message>
    <message>
        <source>it ends after %1 of %2 bytes</source>
        <translation>finisce dopo %1 di %2 byte</translation>
    </message>
    <message>
        <source>there are %1 bytes after the last tensor</source>
        <translation>ci sono %1 byte dopo l’ultimo tensore</translation>
    </message>
    <message>
        <source>it is only %1 bytes long</source>
        <translation>è lungo solo %1 byte</translation>
    </message>
    <message>
        <source>its header claims %1 bytes, more than the file has</source>
        <translation>la sua intestazione dichiara %1 byte, più di quanti ne ha il file</translation>
    </message>
    <message>
        <source>its header claims %1 bytes, more than any real one has</source>
        <translation>la sua intestazione dichiara %1 byte, più di qualunque reale</translation>
    </message>
    <message>
        <source>tensor %1 is not described by dtype, shape and data_offsets</source>
        <translation>il tensore %1 non è descritto da dtype, shape e data_offsets</translation>
    </message>
    <message>
        <source>it has a tensor %1 %2</source>
        <translation>ha un tensore %1 %2</translation>
    </message>
    <message>
        <source>tensor %1 is of type %2, only F32, F64, F16 and BF16 are read</source>
        <translation>il tensore %1 è di tipo %2; si leggono solo F32, F64, F16 e BF16</translation>
    </message>
    <message>
        <source>tensor %1 is of type %2, only F32 is read</source>
        <translation>il tensore %1 è di tipo %2; si legge solo F32</translation>
    </message>
    <message>
        <source>tensor %1 has other values than its shape says</source>
        <translation>il tensore %1 ha valori diversi da quanto dice la sua forma</translation>
    </message>
    <message>
        <source>"%1" is neither RANK:FACTOR nor RANK:TIMEms</source>
        <translation>“%1” non è né RANK:FATTORE né RANK:TEMPOms</translation>
    </message>
    <message>
        <source>the loader delivered another batch than this step's</source>
        <translation>il loader ha fornito un batch diverso da quello di questo step</translation>
    </message>
    <message>
        <source>it cannot follow the step before</source>
        <translation>non può seguire lo step precedente</translation>
    </message>
    <message>
        <source>it has no training images</source>
        <translation>non ha immagini di training</translation>
    </message>
    <message>
        <source>it was made with %1 steps an epoch, the run now has %2</source>
        <translation>è stato creato con %1 step per epoca, il run ora ne ha %2</translation>
    </message>
    <message>
        <source>Put spec.json and data back as they were, or start a new run from this checkpoint.</source>
        <translation>Ripristinare spec.json e dati com’erano, o avviare un nuovo run da questo checkpoint.</translation>
    </message>
    <message>
        <source>it was made with seed %1, the run now has %2</source>
        <translation>è stato creato con il seed %1, il run ora ha %2</translation>
    </message>
    <message>
        <source>its classes are not those of the data</source>
        <translation>le sue classi non sono quelle dei dati</translation>
    </message>
    <message>
        <source>the run has no checkpoint of this point; it has none</source>
        <translation>il run non ha un checkpoint di questo punto; non ne ha nessuno</translation>
    </message>
    <message>
        <source>it was written in format %1 and this engine reads format %2</source>
        <translation>è stato scritto nel formato %1 e questo motore legge il formato %2</translation>
    </message>
    <message>
        <source>Use the engine that wrote it, or a newer one.</source>
        <translation>Usare il motore che l’ha scritto o uno più recente.</translation>
    </message>
    <message>
        <source>it was written in an unknown format and this engine reads format %1</source>
        <translation>è stato scritto in un formato sconosciuto e questo motore legge il formato %1</translation>
    </message>
    <message>
        <source>process %1 on %2 is training there already</source>
        <translation>il processo %1 su %2 vi sta già addestrando</translation>
    </message>
    <message>
        <source>Wait for it to end, or stop it first.</source>
        <translation>Attendere che termini o prima fermarlo.</translation>
    </message>
    <message>
        <source>another engine is training there already</source>
        <translation>un altro motore vi sta già addestrando</translation>
    </message>
    <message>
        <source>the model needs %1 (%2), which it does not have</source>
        <translation>il modello richiede %1 (%2), che lì manca</translation>
    </message>
    <message>
        <source>the model needs %1 (%2), it has %3</source>
        <translation>il modello richiede %1 (%2), lì è %3</translation>
    </message>
    <message>
        <source>it does not say how many samples all ranks have</source>
        <translation>non dice quanti campioni hanno tutti i rank</translation>
    </message>
    <message>
        <source>it has %1 images; allowed: 1 to %2</source>
        <translation>ha %1 immagini; consentite: da 1 a %2</translation>
    </message>
    <message>
        <source>label %1 is not one of %2 classes</source>
        <translation>l’etichetta %1 non è una delle %2 classi</translation>
    </message>
    <message>
        <source>the share of a label mixed in is not in 0 to 1</source>
        <translation>la quota di un’etichetta mescolata non è tra 0 e 1</translation>
    </message>
    <message>
        <source>the network expects %1 in its place</source>
        <translation>la rete attende %1 al suo posto</translation>
    </message>
    <message>
        <source>Use a checkpoint of a run with the same model, image size, classes and optimizer.</source>
        <translation>Usare un checkpoint di un run con lo stesso modello, dimensione delle immagini, classi e ottimizzatore.</translation>
    </message>
    <message>
        <source>its shape differs from the network's</source>
        <translation>la sua forma differisce da quella della rete</translation>
    </message>
    <message>
        <source>there are %1 tensors, the network has %2</source>
        <translation>ci sono %1 tensori, la rete ne ha %2</translation>
    </message>
    <message>
        <source>Correct the named fields.</source>
        <translation>Correggere i campi indicati.</translation>
    </message>
    <message>
        <source>Change the named field.</source>
        <translation>Modificare il campo indicato.</translation>
    </message>
    <message>
        <source>its spec asks for %1, and there are %2</source>
        <translation>la sua specifica chiede %1 e ce ne sono %2</translation>
    </message>
    <message>
        <source>Start as many processes, or "trainyard-engine run" without a launcher.</source>
        <translation>Avviare altrettanti processi, o “trainyard-engine run” senza launcher.</translation>
    </message>
    <message>
        <source>none of its checkpoints is complete</source>
        <translation>nessuno dei suoi checkpoint è completo</translation>
    </message>
    <message>
        <source>Remove the damaged files there to train from the beginning.</source>
        <translation>Rimuovere i file danneggiati per addestrare dall’inizio.</translation>
    </message>
    <message>
        <source>it was made with %1 %2, the run now has %3</source>
        <translation>è stato creato con %1 %2, il run ora ha %3</translation>
    </message>
    <message>
        <source>Choose the model, image and data of the parent run, or start without it.</source>
        <translation>Scegliere modello, immagine e dati del run padre, o avviare senza di esso.</translation>
    </message>
    <message>
        <source>Choose a run of the same model.</source>
        <translation>Scegliere un run dello stesso modello.</translation>
    </message>
    <message>
        <source>Choose a checkpoint of a run with the same model, image size and classes.</source>
        <translation>Scegliere un checkpoint di un run con lo stesso modello, dimensione delle immagini e classi.</translation>
    </message>
    <message>
        <source>it is of another step</source>
        <translation>è di un altro step</translation>
    </message>
    <message>
        <source>it is of another network or device</source>
        <translation>è di un’altra rete o di un altro dispositivo</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>questa cartella non esiste</translation>
    </message>
    <message>
        <source>Name a run directory, a folder with a spec.json.</source>
        <translation>Indicare una cartella del run, cioè una cartella con spec.json.</translation>
    </message>
    <message>
        <source>it has no spec.json</source>
        <translation>non ha spec.json</translation>
    </message>
    <message>
        <source>Lower the learning rate or add warm-up epochs, then start the run again.</source>
        <translation>Ridurre il learning rate o aggiungere epoche di warm-up, poi riavviare il run.</translation>
    </message>
    <message>
        <source>it had trained all of the %1 epochs that this run has</source>
        <translation>aveva già addestrato tutte le %1 epoche di questo run</translation>
    </message>
    <message>
        <source>Give this run more epochs, or let it begin at step 0 ("continue_schedule": false).</source>
        <translation>Dare più epoche a questo run o farlo iniziare dallo step 0 (“continue_schedule”: false).</translation>
    </message>
    <message>
        <source>the training loss became not a number</source>
        <translation>la loss di training non è più un numero</translation>
    </message>
    <message>
        <source>the training loss became infinite</source>
        <translation>la loss di training è diventata infinita</translation>
    </message>
    <message>
        <source>the validation loss became not a number</source>
        <translation>la loss di validazione non è più un numero</translation>
    </message>
    <message>
        <source>the validation loss became infinite</source>
        <translation>la loss di validazione è diventata infinita</translation>
    </message>
    <message>
        <source>the last update left weights that are infinite or not a number</source>
        <translation>l’ultimo aggiornamento ha lasciato pesi infiniti o non numerici</translation>
    </message>
    <message>
        <source>the most MiB of images that stay on a GPU, 0 for none</source>
        <translation>il massimo di MiB di immagini che restano su una GPU, 0 per nessuna</translation>
    </message>
    <message>
        <source>the spec</source>
        <translation>la specifica</translation>
    </message>
    <message>
        <source>%1 is not a key of a run spec</source>
        <translation>%1 non è una chiave di una specifica del run</translation>
    </message>
    <message>
        <source>%1 is not a key of a run spec; did you mean "%2"?</source>
        <translation>%1 non è una chiave di una specifica del run; forse si intendeva “%2”?</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: %2</source>
        <translation>manca %1; consentito: %2</translation>
    </message>
    <message>
        <source>%1 is %2; allowed: %3</source>
        <translation>%1 è %2; consentito: %3</translation>
    </message>
    <message numerus="yes">
        <source>%2 has not become a number for %n value(s)</source>
        <translation><numerusform>%2 non è stato un numero per un valore</numerusform><numerusform>%2 non è stato un numero per %n valori</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%2 has not become better than %3 (epoch %4) for %n value(s)</source>
        <translation><numerusform>%2 non è migliorato rispetto a %3 (epoca %4) per un valore</numerusform><numerusform>%2 non è migliorato rispetto a %3 (epoca %4) per %n valori</numerusform></translation>
    </message>
    <message>
        <source>%1 is %2, the target was %3</source>
        <translation>%1 è %2, l’obiettivo era %3</translation>
    </message>
    <message>
        <source>Training ends after epoch %1 of %2: %3</source>
        <translation>Il training termina dopo l’epoca %1 di %2: %3</translation>
    </message>
    <message>
        <source>Rank %1: %2</source>
        <translation>Rank %1: %2</translation>
    </message>
    <message>
        <source>Rank %1 is a straggler: it computes %2 times as long as the median rank</source>
        <translation>Il rank %1 è in ritardo: calcola %2 volte più a lungo del rank mediano</translation>
    </message>
    <message>
        <source>Rank %1 is no longer a straggler</source>
        <translation>Il rank %1 non è più in ritardo</translation>
    </message>
    <message>
        <source>Validation beside training saves no time here: steps take %1 times as long while it runs, because both want the same cores</source>
        <translation>La validazione accanto al training qui non fa risparmiare tempo: mentre è in corso gli step durano %1 volte di più, perché entrambi vogliono gli stessi core</translation>
    </message>
    <message>
        <source>Let training wait for it (training.validation_threads = 0).</source>
        <translation>Far attendere il training (training.validation_threads = 0).</translation>
    </message>
    <message>
        <source>Gradients are summed in buckets of %1 KiB, the best of those tried</source>
        <translation>I gradienti vengono sommati in bucket di %1 KiB, i migliori tra quelli provati</translation>
    </message>
    <message>
        <source>Pruned after step %1: %2</source>
        <translation>Pruning dopo lo step %1: %2</translation>
    </message>
    <message>
        <source>%1 % of %2 prunable weights are zero; %3 are left in %4 layers</source>
        <translation>il %1 % di %2 pesi soggetti a pruning è zero; ne restano %3 in %4 layer</translation>
    </message>
    <message>
        <source>The line to %1 cannot be measured without validation samples</source>
        <translation>La linea verso %1 non si può misurare senza campioni di validazione</translation>
    </message>
    <message>
        <source>On the straight line to the other run's end the error rises by %1 points, the loss by %2</source>
        <translation>Sulla linea retta verso la fine dell’altro run l’errore sale di %1 punti, la loss di %2</translation>
    </message>
    <message>
        <source>The worker's own state is not used, because %1; it begins from the master's weights</source>
        <translation>Lo stato proprio del worker non viene usato, perché %1; inizia dai pesi del master</translation>
    </message>
    <message>
        <source>The lower master's own state is not used, because %1; it begins from the top master's weights</source>
        <translation>Lo stato proprio del master inferiore non viene usato, perché %1; inizia dai pesi del master superiore</translation>
    </message>
    <message>
        <source>Steps are not traced: %1</source>
        <translation>Gli step non vengono tracciati: %1</translation>
    </message>
    <message>
        <source>Tracing steps %1 to %2</source>
        <translation>Tracciamento degli step da %1 a %2</translation>
    </message>
    <message>
        <source>The GPUs' kernels are not traced: %1</source>
        <translation>I kernel delle GPU non vengono tracciati: %1</translation>
    </message>
    <message>
        <source>Estimated occupancy of GPU %1 in the traced steps: %2 % (durations of the kernels × their theoretical occupancy)</source>
        <translation>Occupazione stimata della GPU %1 negli step tracciati: %2 % (durate dei kernel × la loro occupazione teorica)</translation>
    </message>
    <message>
        <source>The trace of steps %1 to %2 is incomplete: %3</source>
        <translation>La traccia degli step da %1 a %2 è incompleta: %3</translation>
    </message>
    <message>
        <source>The trace in %1 ends before step %2: it has reached its greatest length</source>
        <translation>La traccia in %1 finisce prima dello step %2: ha raggiunto la lunghezza massima</translation>
    </message>
    <message>
        <source>Steps %1 to %2 are traced in %3</source>
        <translation>Gli step da %1 a %2 sono tracciati in %3</translation>
    </message>
    <message>
        <source>not all of them could be copied to the GPU (%1), so they travel with each step</source>
        <translation>non è stato possibile copiarle tutte sulla GPU (%1), quindi viaggiano a ogni step</translation>
    </message>
    <message>
        <source>they stay on the GPU (%1), and a step brings only which of them and how they are changed</source>
        <translation>restano sulla GPU (%1), e uno step porta solo quali usare e come modificarle</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because they would fill more than a quarter of its free memory, or leave the network too little</source>
        <translation>viaggiano alla GPU a ogni step, perché riempirebbero più di un quarto della memoria libera o lascerebbero troppo poco alla rete</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because resized crops, RandAugment and changes of colour are made by the processor</source>
        <translation>viaggiano alla GPU a ogni step, perché crop ridimensionati, RandAugment e modifiche del colore sono fatti dal processore</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because they are features, not images</source>
        <translation>viaggiano alla GPU a ogni step, perché sono feature, non immagini</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because TRAINYARD_RESIDENT_MIB is 0</source>
        <translation>viaggiano alla GPU a ogni step, perché TRAINYARD_RESIDENT_MIB è 0</translation>
    </message>
    <message>
        <source>they are in this machine's memory</source>
        <translation>sono nella memoria di questa macchina</translation>
    </message>
    <message>
        <source>Goes on with %1 instead of %2 ranks, with %3 instead of %4 samples a step</source>
        <translation>Prosegue con %1 invece di %2 rank, con %3 invece di %4 campioni per step</translation>
    </message>
    <message>
        <source>Goes on with %1 instead of %2 ranks, with %3 instead of %4 samples a step; %5 samples of this epoch come again</source>
        <translation>Prosegue con %1 invece di %2 rank, con %3 invece di %4 campioni per step; %5 campioni di questa epoca si ripetono</translation>
    </message>
    <message>
        <source>%1; it was set aside as %2</source>
        <translation>%1; è stato messo da parte come %2</translation>
    </message>
    <message>
        <source>step %1 of run %2 (%3)</source>
        <translation>step %1 del run %2 (%3)</translation>
    </message>
    <message>
        <source>The mask comes from the weights at %1</source>
        <translation>La maschera viene dai pesi a %1</translation>
    </message>
    <message>
        <source>The remaining weights are drawn anew</source>
        <translation>I pesi rimanenti vengono estratti di nuovo</translation>
    </message>
    <message>
        <source>The remaining weights are reset to %1</source>
        <translation>I pesi rimanenti vengono riportati a %1</translation>
    </message>
    <message>
        <source>Name a host of ~/.ssh/config, or a host name or address.</source>
        <translation>Indicare un host di ~/.ssh/config, oppure un nome host o un indirizzo.</translation>
    </message>
    <message>
        <source>The user has a field of its own.</source>
        <translation>L’utente ha un campo proprio.</translation>
    </message>
    <message>
        <source>it is not between %1 and %2</source>
        <translation>non è tra %1 e %2</translation>
    </message>
    <message>
        <source>it is not a list of hosts</source>
        <translation>non è un elenco di host</translation>
    </message>
    <message>
        <source>Write user@host:port, several with commas.</source>
        <translation>Scrivere utente@host:porta, più voci separate da virgole.</translation>
    </message>
    <message>
        <source>it is not an absolute path</source>
        <translation>non è un percorso assoluto</translation>
    </message>
    <message>
        <source>Begin it with / or ~/.</source>
        <translation>Iniziarlo con / o ~/.</translation>
    </message>
    <message>
        <source>Begin it with /, ~/ or a variable such as $SCRATCH.</source>
        <translation>Iniziarlo con /, ~/ o una variabile come $SCRATCH.</translation>
    </message>
    <message>
        <source>it does not have %1 to %2 characters on one line</source>
        <translation>non ha da %1 a %2 caratteri su una riga</translation>
    </message>
    <message>
        <source>it is neither a path nor a name</source>
        <translation>non è né un percorso né un nome</translation>
    </message>
    <message>
        <source>Correct the file, or move it away to begin anew; nothing in it was changed.</source>
        <translation>Correggere il file, o spostarlo per ricominciare; nulla vi è stato modificato.</translation>
    </message>
    <message>
        <source>it is not a list of Trainyard's machines</source>
        <translation>non è un elenco di macchine di Trainyard</translation>
    </message>
    <message>
        <source>its version is not a whole number from 1</source>
        <translation>la sua versione non è un numero intero da 1</translation>
    </message>
    <message>
        <source>it was made by a newer Trainyard</source>
        <translation>è stato creato da un Trainyard più recente</translation>
    </message>
    <message>
        <source>the id “%1” occurs twice</source>
        <translation>l’id “%1” compare due volte</translation>
    </message>
    <message>
        <source>%1 is not an object</source>
        <translation>%1 non è un oggetto</translation>
    </message>
    <message>
        <source>%1 is not text</source>
        <translation>%1 non è testo</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 non è né vero né falso</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <translation>%1 non è un numero intero da %2 a %3</translation>
    </message>
    <message>
        <source>%1 is not a list</source>
        <translation>%1 non è un elenco</translation>
    </message>
    <message>
        <source>%1 holds something that is not text</source>
        <translation>%1 contiene qualcosa che non è testo</translation>
    </message>
    <message>
        <source>%1: “%2” is not known</source>
        <translation>%1: “%2” non è noto</translation>
    </message>
    <message>
        <source>%1 is not known</source>
        <translation>%1 non è noto</translation>
    </message>
    <message>
        <source>%1 is not a machine's id</source>
        <translation>%1 non è l’id di una macchina</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” begins with '-'</source>
        <translation>“%1” inizia con '-'</translation>
    </message>
    <message>
        <source>its path is empty</source>
        <translation>il suo percorso è vuoto</translation>
    </message>
    <message>
        <source>the index %1 is negative</source>
        <translation>l’indice %1 è negativo</translation>
    </message>
    <message>
        <source>the index %1 occurs twice</source>
        <translation>l’indice %1 compare due volte</translation>
    </message>
    <message>
        <source>the number is negative</source>
        <translation>il numero è negativo</translation>
    </message>
    <message>
        <source>at least 1 is needed</source>
        <translation>serve almeno 1</translation>
    </message>
    <message>
        <source>it is not a time of 0 to 10 years</source>
        <translation>non è un tempo da 0 a 10 anni</translation>
    </message>
    <message>
        <source>“%1” would send the job to another cluster, where it would not be found again</source>
        <translation>“%1” invierebbe il job a un altro cluster, dove non si ritroverebbe più</translation>
    </message>
    <message>
        <source>Leave it out, and add a login node of that cluster as a machine of its own.</source>
        <translation>Ometterlo e aggiungere un nodo di login di quel cluster come macchina a sé.</translation>
    </message>
    <message>
        <source>“%1” is not an option of sbatch with two dashes</source>
        <translation>“%1” non è un’opzione di sbatch con due trattini</translation>
    </message>
    <message>
        <source>Write it as --name=value.</source>
        <translation>Scriverla come --nome=valore.</translation>
    </message>
    <message>
        <source>%1 is set by Trainyard itself</source>
        <translation>%1 è impostato da Trainyard stesso</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Ometterlo.</translation>
    </message>
    <message>
        <source>it contains a control character</source>
        <translation>contiene un carattere di controllo</translation>
    </message>
    <message>
        <source>Remove line breaks and tabs from it.</source>
        <translation>Rimuoverne interruzioni di riga e tabulazioni.</translation>
    </message>
    <message>
        <source>it contains a single quote, which the options of a batch script cannot carry</source>
        <translation>contiene una virgoletta singola, che le opzioni di uno script batch non possono contenere</translation>
    </message>
    <message>
        <source>it contains a backslash, which the options of a batch script cannot carry</source>
        <translation>contiene una barra rovesciata, che le opzioni di uno script batch non possono contenere</translation>
    </message>
    <message>
        <source>“%1” is that of an array's task</source>
        <translation>“%1” è quello di un task di un array</translation>
    </message>
    <message>
        <source>a command other than a run is one process</source>
        <translation>un comando diverso da un run è un solo processo</translation>
    </message>
    <message>
        <source>Slurm itself chooses the GPUs of a job</source>
        <translation>Slurm stesso sceglie le GPU di un job</translation>
    </message>
    <message>
        <source>Give a number of GPUs and their type.</source>
        <translation>Indicare il numero di GPU e il loro tipo.</translation>
    </message>
    <message>
        <source>“%1” is not the name of a type</source>
        <translation>“%1” non è il nome di un tipo</translation>
    </message>
    <message>
        <source>this machine's template has no launcher for more than one node</source>
        <translation>il template di questa macchina non ha un launcher per più di un nodo</translation>
    </message>
    <message>
        <source>Choose srun or mpirun there.</source>
        <translation>Scegliervi srun o mpirun.</translation>
    </message>
    <message>
        <source>not needed on this workstation</source>
        <translation>non necessario su questa workstation</translation>
    </message>
    <message>
        <source>%1 answers: %2</source>
        <translation>%1 risponde: %2</translation>
    </message>
    <message>
        <source>known, %1</source>
        <translation>noto, %1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; missing: %2</source>
        <translation>%1; mancano: %2</translation>
    </message>
    <message>
        <source>Ask for these usual programs to be installed there.</source>
        <translation>Chiedere di installare lì questi programmi comuni.</translation>
    </message>
    <message>
        <source>%1; its clock is %2 s off ours</source>
        <translation>%1; il suo orologio differisce dal nostro di %2 s</translation>
    </message>
    <message>
        <source>Nothing depends on it here, but ask for the clock to be set.</source>
        <translation>Qui nulla ne dipende, ma chiedere di regolare l’orologio.</translation>
    </message>
    <message>
        <source>none; runs go to Trainyard's own queue there</source>
        <translation>nessuno; i run vanno nella coda di Trainyard su questa macchina</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4</source>
        <translation>%1 %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n partition(s)</source>
        <translation><numerusform>%n partizione</numerusform><numerusform>%n partizioni</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in the default one</source>
        <translation><numerusform>%n nodo in quella predefinita</numerusform><numerusform>%n nodi in quella predefinita</numerusform></translation>
    </message>
    <message>
        <source>%1; flock or bash is missing</source>
        <translation>%1; manca flock o bash</translation>
    </message>
    <message>
        <source>Without them no job is submitted exactly once. Ask for util-linux and bash.</source>
        <translation>Senza di essi nessun job è inviato esattamente una volta. Chiedere util-linux e bash.</translation>
    </message>
    <message>
        <source>%1; ranks would be started by %2, which the cluster does not offer</source>
        <translation>%1; i rank sarebbero avviati da %2, che il cluster non offre</translation>
    </message>
    <message>
        <source>Choose %3 in the machine's batch script.</source>
        <translation>Scegliere %3 nello script batch della macchina.</translation>
    </message>
    <message>
        <source>%1; not told: %2</source>
        <translation>%1; non indicato: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 free</source>
        <translation>%1: %2 di %3 liberi</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>none are offered</source>
        <translation>nessuna offerta</translation>
    </message>
    <message>
        <source>Runs use the processor there.</source>
        <translation>I run lì usano il processore.</translation>
    </message>
    <message>
        <source>nvidia-smi says: %1</source>
        <translation>nvidia-smi dice: %1</translation>
    </message>
    <message>
        <source>The driver does not work. Ask the administrator to reload it or to restart the machine.</source>
        <translation>Il driver non funziona. Chiedere all’amministratore di ricaricarlo o di riavviare la macchina.</translation>
    </message>
    <message>
        <source>Choose another folder for the machine's runs.</source>
        <translation>Scegliere un’altra cartella per i run della macchina.</translation>
    </message>
    <message>
        <source>%1 free in %2</source>
        <translation>%1 liberi in %2</translation>
    </message>
    <message>
        <source>Free some room: a few checkpoints fill that.</source>
        <translation>Liberare spazio: bastano pochi checkpoint per riempirlo.</translation>
    </message>
    <message>
        <source>%1 was not found</source>
        <translation>%1 non trovato</translation>
    </message>
    <message>
        <source>Install the engine there, or set its path.</source>
        <translation>Installare lì il motore o impostarne il percorso.</translation>
    </message>
    <message>
        <source>Trainyard on this computer speaks with “%2”. Install that one beside it.</source>
        <translation>Trainyard su questo computer usa “%2”. Installare quello accanto.</translation>
    </message>
    <message>
        <source>%1, the same as here</source>
        <translation>%1, lo stesso di qui</translation>
    </message>
    <message>
        <source>%1 was ended by signal %2</source>
        <translation>%1 è stato terminato dal segnale %2</translation>
    </message>
    <message>
        <source>the window is not installed: %1 is neither beside this program nor on the PATH</source>
        <translation>la finestra non è installata: %1 non è né accanto a questo programma né nel PATH</translation>
    </message>
    <message>
        <source>Install the component "window" of Trainyard, or build the target trainyard-window.</source>
        <translation>Installare il componente “window” di Trainyard o compilare il target trainyard-window.</translation>
    </message>
    <message>
        <source>it has been deleted in the meantime</source>
        <translation>nel frattempo è stato eliminato</translation>
    </message>
    <message>
        <source>the system refuses another thread</source>
        <translation>il sistema rifiuta un altro thread</translation>
    </message>
    <message>
        <source>Raise the limits of this process (ulimit -v for memory, ulimit -u for processes), close other programs or use fewer threads.</source>
        <translation>Aumentare i limiti di questo processo (ulimit -v per la memoria, ulimit -u per i processi), chiudere altri programmi o usare meno thread.</translation>
    </message>
    <message>
        <source>it belongs to another user, %1</source>
        <translation>appartiene a un altro utente, %1</translation>
    </message>
    <message>
        <source>Remove it, or become its owner after checking what it holds.</source>
        <translation>Rimuoverlo o diventarne proprietario dopo averne controllato il contenuto.</translation>
    </message>
    <message>
        <source>other users may write it (mode %1)</source>
        <translation>altri utenti possono scriverlo (modo %1)</translation>
    </message>
    <message>
        <source>Check that nobody has changed it, then take their access away with "chmod go-w", or share with your group on purpose (TRAINYARD_SHARE=group).</source>
        <translation>Controllare che nessuno l’abbia modificato, poi togliere l’accesso con “chmod go-w” o condividere di proposito con il gruppo (TRAINYARD_SHARE=group).</translation>
    </message>
    <message>
        <source>it is a symbolic link</source>
        <translation>è un collegamento simbolico</translation>
    </message>
    <message>
        <source>Put the file or folder itself there.</source>
        <translation>Mettervi il file o la cartella stessa.</translation>
    </message>
    <message>
        <source>the same file has another name (a hard link)</source>
        <translation>lo stesso file ha un altro nome (un hard link)</translation>
    </message>
    <message>
        <source>Put a copy of its own there.</source>
        <translation>Mettervi una copia propria.</translation>
    </message>
    <message>
        <source>"%1" is neither owner nor group</source>
        <translation>“%1” non è né owner né group</translation>
    </message>
    <message>
        <source>Set it to owner or group, or unset it.</source>
        <translation>Impostarlo a owner o group, o annullarne l’impostazione.</translation>
    </message>
    <message>
        <source>this process can get less than %1 more memory</source>
        <translation>questo processo non può ottenere altri %1 di memoria</translation>
    </message>
    <message>
        <source>Raise its limit (ulimit -v), close other programs or make the batch smaller.</source>
        <translation>Aumentarne il limite (ulimit -v), chiudere altri programmi o ridurre il batch.</translation>
    </message>
    <message>
        <source>most likely the kernel killed it because memory was used up</source>
        <translation>molto probabilmente il kernel l’ha ucciso perché la memoria era esaurita</translation>
    </message>
    <message>
        <source>Make the batch smaller, or free some memory; the run can be resumed.</source>
        <translation>Ridurre il batch o liberare memoria; il run si può riprendere.</translation>
    </message>
    <message>
        <source>its process was ended by signal %1 (%2)</source>
        <translation>il suo processo è stato terminato dal segnale %1 (%2)</translation>
    </message>
    <message>
        <source>Find out who ended it, such as a memory limit, a batch system or a person; the run can be resumed.</source>
        <translation>Scoprire chi l’ha terminato, ad esempio un limite di memoria, un sistema batch o una persona; il run si può riprendere.</translation>
    </message>
    <message>
        <source>its process was ended by signal 9 (Killed), most likely by the kernel because memory was used up</source>
        <translation>il suo processo è stato terminato dal segnale 9 (Killed), molto probabilmente dal kernel perché la memoria era esaurita</translation>
    </message>
    <message>
        <source>Use fewer ranks or a smaller batch, or free some memory; the run can be resumed.</source>
        <translation>Usare meno rank o un batch più piccolo, o liberare memoria; il run si può riprendere.</translation>
    </message>
    <message>
        <source>its process crashed with signal %1 (%2)</source>
        <translation>il suo processo è andato in crash con il segnale %1 (%2)</translation>
    </message>
    <message>
        <source>This is a fault in Trainyard or in a library: report it with the attempt's engine.log. The run can be resumed.</source>
        <translation>È un errore di Trainyard o di una libreria: segnalarlo con l’engine.log del tentativo. Il run si può riprendere.</translation>
    </message>
    <message>
        <source>its run directory was not there when the store was rebuilt</source>
        <translation>la sua cartella del run non c’era quando l’archivio è stato ricostruito</translation>
    </message>
    <message>
        <source>process %1 (%2) has locked it</source>
        <translation>il processo %1 (%2) l’ha bloccato</translation>
    </message>
    <message>
        <source>Wait, or end that program.</source>
        <translation>Attendere o terminare quel programma.</translation>
    </message>
    <message>
        <source>process %1 (%2) has kept it locked for %3 s</source>
        <translation>il processo %1 (%2) lo tiene bloccato da %3 s</translation>
    </message>
    <message>
        <source>End that program, or try again.</source>
        <translation>Terminare quel programma o riprovare.</translation>
    </message>
    <message>
        <source>another program has locked it</source>
        <translation>un altro programma l’ha bloccato</translation>
    </message>
    <message numerus="yes">
        <source>the file has 0 bytes, but %n run director(y|ies) (lies|lie) beside it</source>
        <translation><numerusform>il file ha 0 byte, ma accanto c’è una cartella del run</numerusform><numerusform>il file ha 0 byte, ma accanto ci sono %n cartelle del run</numerusform></translation>
    </message>
    <message>
        <source>Run 'trainyard store rebuild', which reads the run directories again, or delete the file to begin with an empty history.</source>
        <translation>Eseguire “trainyard store rebuild”, che rilegge le cartelle dei run, o eliminare il file per iniziare con una cronologia vuota.</translation>
    </message>
    <message>
        <source>the quotation that begins at character %1 has no end</source>
        <translation>la virgoletta che inizia al carattere %1 non viene chiusa</translation>
    </message>
    <message>
        <source>Close it with another ".</source>
        <translation>Chiuderla con un’altra ".</translation>
    </message>
    <message numerus="yes">
        <source>it has more than %n condition(s)</source>
        <translation><numerusform>ha più di una condizione</numerusform><numerusform>ha più di %n condizioni</numerusform></translation>
    </message>
    <message>
        <source>Leave some out.</source>
        <translation>Ometterne alcune.</translation>
    </message>
    <message>
        <source>nothing follows "%1" (character %2)</source>
        <translation>nulla segue “%1” (carattere %2)</translation>
    </message>
    <message>
        <source>Write what to look for right behind it, as in state:done or val/top1&gt;0.9.</source>
        <translation>Scrivere subito dopo cosa cercare, come in state:done o val/top1&gt;0.9.</translation>
    </message>
    <message>
        <source>"%1" is not a number to compare %2 with (character %3)</source>
        <translation>“%1” non è un numero con cui confrontare %2 (carattere %3)</translation>
    </message>
    <message>
        <source>Write a number, or "%4" in quotes to look for these words.</source>
        <translation>Scrivere un numero, o "%4" tra virgolette per cercare queste parole.</translation>
    </message>
    <message>
        <source>there is no field or metric "%1" (character %2)</source>
        <translation>non c’è un campo o una metrica “%1” (carattere %2)</translation>
    </message>
    <message>
        <source>Did you mean %3?</source>
        <translation>Forse si intendeva %3?</translation>
    </message>
    <message>
        <source>Write "%3" in quotes to look for these words.</source>
        <translation>Scrivere "%3" tra virgolette per cercare queste parole.</translation>
    </message>
    <message>
        <source>there is no state "%1" (character %2)</source>
        <translation>non c’è uno stato “%1” (carattere %2)</translation>
    </message>
    <message>
        <source>Did you mean state:%3?</source>
        <translation>Forse si intendeva state:%3?</translation>
    </message>
    <message>
        <source>The states are %3.</source>
        <translation>Gli stati sono %3.</translation>
    </message>
    <message>
        <source>%1 is a metric, which is compared with &lt;, &gt; or = (character %2)</source>
        <translation>%1 è una metrica, che si confronta con &lt;, &gt; o = (carattere %2)</translation>
    </message>
    <message>
        <source>Write %3, or another comparison.</source>
        <translation>Scrivere %3 o un altro confronto.</translation>
    </message>
    <message>
        <source>%1 is a text, which has no order (character %2)</source>
        <translation>%1 è un testo, che non ha un ordine (carattere %2)</translation>
    </message>
    <message>
        <source>Write %3.</source>
        <translation>Scrivere %3.</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>troppi livelli di collegamenti simbolici</translation>
    </message>
    <message>
        <source>Remove the link, restore what it points to, or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>Rimuovere il collegamento, ripristinare ciò a cui punta o saltare i campioni illeggibili (“unreadable”: “skip”).</translation>
    </message>
    <message>
        <source>Remove it, or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>Rimuoverlo o saltare i campioni illeggibili (“unreadable”: “skip”).</translation>
    </message>
    <message>
        <source>Correct the list (paths are relative to its folder), or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>Correggere l’elenco (i percorsi sono relativi alla sua cartella) o saltare i campioni illeggibili (“unreadable”: “skip”).</translation>
    </message>
    <message>
        <source>Mend or remove it, or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>Ripararlo o rimuoverlo, o saltare i campioni illeggibili (“unreadable”: “skip”).</translation>
    </message>
    <message>
        <source>a speed is a number of samples a second, larger than 0</source>
        <translation>una velocità è un numero di campioni al secondo, maggiore di 0</translation>
    </message>
    <message>
        <source>Give one speed for each rank, separated by commas, such as 100,300.</source>
        <translation>Indicare una velocità per ogni rank, separate da virgole, come 100,300.</translation>
    </message>
    <message>
        <source>the number of speeds is %1, the number of ranks %2</source>
        <translation>il numero di velocità è %1, il numero di rank %2</translation>
    </message>
    <message>
        <source>Give one speed for each rank, separated by commas.</source>
        <translation>Indicare una velocità per ogni rank, separate da virgole.</translation>
    </message>
    <message>
        <source>it is not HEIGHTxWIDTHxCHANNELS, such as 224x224x3</source>
        <translation>non è ALTEZZAxLARGHEZZAxCANALI, come 224x224x3</translation>
    </message>
    <message>
        <source>it is not I/N with I from 1 to N</source>
        <translation>non è I/N con I da 1 a N</translation>
    </message>
    <message>
        <source>Name a part such as 3/16.</source>
        <translation>Indicare una parte come 3/16.</translation>
    </message>
    <message>
        <source>it is not HEIGHTxWIDTH or HEIGHTxWIDTHxCHANNELS with sides from 8 to 1024 and 1 or 3 channels</source>
        <translation>non è ALTEZZAxLARGHEZZA o ALTEZZAxLARGHEZZAxCANALI con lati da 8 a 1024 e 1 o 3 canali</translation>
    </message>
    <message>
        <source>Name a size such as 224x224.</source>
        <translation>Indicare una dimensione come 224x224.</translation>
    </message>
    <message>
        <source>no layer is called so</source>
        <translation>nessun layer si chiama così</translation>
    </message>
    <message>
        <source>Layers with weights are %1.</source>
        <translation>I layer con pesi sono %1.</translation>
    </message>
    <message>
        <source>fp32: this processor cannot compute in bf16 itself, so training would take about %1 to %2 times as long</source>
        <translation>fp32: questo processore non sa calcolare in bf16, quindi il training durerebbe circa da %1 a %2 volte di più</translation>
    </message>
    <message>
        <source>its tensor %1 holds values that are not finite (NaN or infinite)</source>
        <translation>il suo tensore %1 contiene valori non finiti (NaN o infinito)</translation>
    </message>
    <message>
        <source>Use weights of a training that did not diverge.</source>
        <translation>Usare i pesi di un training che non è andato in divergenza.</translation>
    </message>
    <message numerus="yes">
        <source>The run has learned nothing in its last %n epoch(s): its accuracy is no better than the %2 % of naming the most frequent class each time. Lower the learning rate, or check the labels</source>
        <translation><numerusform>Il run non ha imparato nulla nella sua ultima epoca: la sua accuratezza non supera il %2 % che si ottiene indicando sempre la classe più frequente. Ridurre il learning rate o controllare le etichette</numerusform><numerusform>Il run non ha imparato nulla nelle sue ultime %n epoche: la sua accuratezza non supera il %2 % che si ottiene indicando sempre la classe più frequente. Ridurre il learning rate o controllare le etichette</numerusform></translation>
    </message>
    <message>
        <source>the store has none that can be read</source>
        <translation>l’archivio non ne ha uno leggibile</translation>
    </message>
    <message>
        <source>Its runs can still be looked at and resumed one by one.</source>
        <translation>I suoi run si possono ancora guardare e riprendere uno per uno.</translation>
    </message>
    <message>
        <source>its kind “%1” is not known</source>
        <translation>il suo tipo “%1” non è noto</translation>
    </message>
    <message>
        <source>its run spec does not hold: %1</source>
        <translation>la sua specifica del run non è valida: %1</translation>
    </message>
    <message>
        <source>it does not hold: %1</source>
        <translation>non è valido: %1</translation>
    </message>
    <message>
        <source>several campaigns are meant</source>
        <translation>più campagne corrispondono</translation>
    </message>
    <message>
        <source>Give its whole id; 'trainyard study list' has them.</source>
        <translation>Indicare l’id completo; “trainyard study list” li mostra.</translation>
    </message>
    <message>
        <source>Mend the run spec.</source>
        <translation>Correggere la specifica del run.</translation>
    </message>
    <message>
        <source>“%1” needs the environment variable %2, which is not set</source>
        <translation>“%1” richiede la variabile d’ambiente %2, che non è impostata</translation>
    </message>
    <message>
        <source>Change it in ~/.ssh/config, or enter the machine by hand.</source>
        <translation>Modificarla in ~/.ssh/config o immettere la macchina a mano.</translation>
    </message>
    <message>
        <source>its HostName, “%1”, is not a host name</source>
        <translation>il suo HostName, “%1”, non è un nome host</translation>
    </message>
    <message>
        <source>its User, “%1”, is not a user name</source>
        <translation>il suo User, “%1”, non è un nome utente</translation>
    </message>
    <message>
        <source>“%1” has the token %2, which is unknown</source>
        <translation>“%1” contiene il token %2, che è sconosciuto</translation>
    </message>
    <message>
        <source>its jump hosts lead in a circle</source>
        <translation>i suoi host di salto girano in tondo</translation>
    </message>
    <message>
        <source>its ProxyCommand (%1) is not supported; a ProxyJump is</source>
        <translation>il suo ProxyCommand (%1) non è supportato; un ProxyJump lo è</translation>
    </message>
    <message>
        <source>its jump host “%1” cannot be understood</source>
        <translation>il suo host di salto “%1” non è comprensibile</translation>
    </message>
    <message>
        <source>it has too many jump hosts</source>
        <translation>ha troppi host di salto</translation>
    </message>
    <message>
        <source>Remove it by hand if that is what you want.</source>
        <translation>Rimuoverlo a mano se è ciò che si vuole.</translation>
    </message>
    <message>
        <source>the path contains "." or ".."</source>
        <translation>il percorso contiene “.” o “..”</translation>
    </message>
    <message>
        <source>a path this short is never removed with its contents</source>
        <translation>un percorso così corto non viene mai rimosso con il contenuto</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>non è una cartella</translation>
    </message>
    <message>
        <source>it is not the expected kind of file</source>
        <translation>non è il tipo di file atteso</translation>
    </message>
    <message>
        <source>it did not arrive complete</source>
        <translation>non è arrivato completo</translation>
    </message>
    <message>
        <source>it tells nothing of itself</source>
        <translation>non dice nulla di sé</translation>
    </message>
    <message>
        <source>Slurm says: %1</source>
        <translation>Slurm dice: %1</translation>
    </message>
    <message>
        <source>The jobs go on; it is asked again.</source>
        <translation>I job proseguono; si chiederà di nuovo.</translation>
    </message>
    <message>
        <source>a token has 1 to 200 letters, digits, '-', '_' or '.', and begins with a letter or digit</source>
        <translation>un token ha da 1 a 200 lettere, cifre, '-', '_' o '.', e inizia con una lettera o cifra</translation>
    </message>
    <message>
        <source>its path is not valid UTF-8</source>
        <translation>il suo percorso non è UTF-8 valido</translation>
    </message>
    <message>
        <source>this queue starts nothing but runs</source>
        <translation>questa coda avvia solo run</translation>
    </message>
    <message>
        <source>this queue has no arrays</source>
        <translation>questa coda non ha array</translation>
    </message>
    <message>
        <source>Move it away, or run 'trainyard store rebuild', which sets it aside and makes a new store.</source>
        <translation>Spostarlo o eseguire “trainyard store rebuild”, che lo mette da parte e crea un nuovo archivio.</translation>
    </message>
    <message>
        <source>it is not an SQLite file</source>
        <translation>non è un file SQLite</translation>
    </message>
    <message>
        <source>it is an SQLite file, but not a store of Trainyard</source>
        <translation>è un file SQLite, ma non un archivio di Trainyard</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>non è leggibile: %1</translation>
    </message>
    <message>
        <source>Remove it from the list and add it again.</source>
        <translation>Rimuoverlo dall’elenco e aggiungerlo di nuovo.</translation>
    </message>
    <message>
        <source>it is neither beside this program nor on PATH</source>
        <translation>non è né accanto a questo programma né nel PATH</translation>
    </message>
    <message>
        <source>Install Trainyard's engine, or build the target trainyard-engine.</source>
        <translation>Installare il motore di Trainyard o compilare il target trainyard-engine.</translation>
    </message>
    <message>
        <source>there is no such program</source>
        <translation>questo programma non esiste</translation>
    </message>
    <message>
        <source>it could not be started: %1</source>
        <translation>non è stato possibile avviarlo: %1</translation>
    </message>
    <message>
        <source>Install Trainyard's engine again.</source>
        <translation>Reinstallare il motore di Trainyard.</translation>
    </message>
    <message>
        <source>it sent a line without an end</source>
        <translation>ha inviato una riga senza fine</translation>
    </message>
    <message>
        <source>it answered with a line that is not one of its protocol</source>
        <translation>ha risposto con una riga che non è del suo protocollo</translation>
    </message>
    <message>
        <source>it did not say its version first</source>
        <translation>non ha indicato prima la sua versione</translation>
    </message>
    <message>
        <source>it gave no answer within %1 s</source>
        <translation>non ha risposto entro %1 s</translation>
    </message>
    <message>
        <source>It is started again; if this stays, run 'trainyard-engine plan' in a terminal to see why.</source>
        <translation>Viene riavviato; se persiste, eseguire “trainyard-engine plan” in un terminale per vedere perché.</translation>
    </message>
    <message>
        <source>%1, without a report</source>
        <translation>%1, senza rapporto</translation>
    </message>
    <message>
        <source>Run 'trainyard-engine selftest' in a terminal to see why.</source>
        <translation>Eseguire “trainyard-engine selftest” in un terminale per vedere perché.</translation>
    </message>
    <message>
        <source>it is not a preset of Trainyard</source>
        <translation>non è un preset di Trainyard</translation>
    </message>
    <message>
        <source>Mend or delete the file; the other presets are not affected.</source>
        <translation>Correggere o eliminare il file; gli altri preset non sono coinvolti.</translation>
    </message>
    <message>
        <source>its "%1" is not a text</source>
        <translation>il suo “%1” non è un testo</translation>
    </message>
    <message>
        <source>it has no run spec</source>
        <translation>non ha una specifica del run</translation>
    </message>
    <message>
        <source>its name does not have 1 to 100 characters</source>
        <translation>il suo nome non ha da 1 a 100 caratteri</translation>
    </message>
    <message>
        <source>another preset is called “%1” as well</source>
        <translation>anche un altro preset si chiama “%1”</translation>
    </message>
    <message>
        <source>a built-in preset has this name</source>
        <translation>un preset integrato ha questo nome</translation>
    </message>
    <message>
        <source>a name has 1 to 100 characters</source>
        <translation>un nome ha da 1 a 100 caratteri</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>Scaricarlo di nuovo.</translation>
    </message>
    <message>
        <source>its entry %1 would lie outside of the folder</source>
        <translation>la sua voce %1 si troverebbe fuori dalla cartella</translation>
    </message>
    <message>
        <source>It is not the file it should be.</source>
        <translation>Non è il file che dovrebbe essere.</translation>
    </message>
    <message>
        <source>it holds links or devices</source>
        <translation>contiene collegamenti o dispositivi</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>Controllare il disco.</translation>
    </message>
    <message>
        <source>Check that the folder can be written to.</source>
        <translation>Controllare che la cartella sia scrivibile.</translation>
    </message>
    <message>
        <source>Free some space and try again: what has arrived is kept.</source>
        <translation>Liberare spazio e riprovare: quanto arrivato è conservato.</translation>
    </message>
    <message>
        <source>the server sent another part than was asked for</source>
        <translation>il server ha inviato una parte diversa da quella richiesta</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Riprovare più tardi.</translation>
    </message>
    <message>
        <source>the server sends more than the %1 bytes of the file</source>
        <translation>il server invia più dei %1 byte del file</translation>
    </message>
    <message>
        <source>The file may have changed there; the catalogue's checksum would not fit.</source>
        <translation>Il file potrebbe essere cambiato; il checksum del catalogo non corrisponderebbe.</translation>
    </message>
    <message>
        <source>the server has no such part of the file</source>
        <translation>il server non ha questa parte del file</translation>
    </message>
    <message>
        <source>the network says: %1</source>
        <translation>la rete dice: %1</translation>
    </message>
    <message>
        <source>Check the connection and try again: what has arrived is kept.</source>
        <translation>Controllare la connessione e riprovare: quanto arrivato è conservato.</translation>
    </message>
    <message>
        <source>the connection ended after %1 of %2 bytes</source>
        <translation>la connessione è terminata dopo %1 di %2 byte</translation>
    </message>
    <message>
        <source>Try again: what has arrived is kept.</source>
        <translation>Riprovare: quanto arrivato è conservato.</translation>
    </message>
    <message>
        <source>its checksum is wrong: it is not the file of the catalogue, or it was changed on the way</source>
        <translation>il suo checksum è errato: non è il file del catalogo o è stato modificato lungo il percorso</translation>
    </message>
    <message>
        <source>Try again; if it stays, the file has changed at its source.</source>
        <translation>Riprovare; se persiste, il file è cambiato alla fonte.</translation>
    </message>
    <message>
        <source>Install Trainyard again.</source>
        <translation>Reinstallare Trainyard.</translation>
    </message>
    <message>
        <source>its name ends in none of .%1</source>
        <translation>il suo nome non termina con nessuno tra .%1</translation>
    </message>
    <message>
        <source>Choose a name with one of these endings.</source>
        <translation>Scegliere un nome con una di queste estensioni.</translation>
    </message>
    <message>
        <source>Run 'trainyard-engine %2' in a terminal to see why.</source>
        <translation>Eseguire “trainyard-engine %2” in un terminale per vedere perché.</translation>
    </message>
    <message>
        <source>it has not been read yet</source>
        <translation>non è ancora stato letto</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Riprovare tra un momento.</translation>
    </message>
    <message>
        <source>it is not in this program</source>
        <translation>non è in questo programma</translation>
    </message>
    <message>
        <source>its id or path is not a plain name, or it has no files</source>
        <translation>il suo id o percorso non è un nome semplice, o non ha file</translation>
    </message>
    <message>
        <source>“%1” is not an address of the web</source>
        <translation>“%1” non è un indirizzo web</translation>
    </message>
    <message>
        <source>“%1” does not end in the name of a file</source>
        <translation>“%1” non termina con il nome di un file</translation>
    </message>
    <message>
        <source>“%1” has no size or no checksum</source>
        <translation>“%1” non ha dimensione o checksum</translation>
    </message>
    <message>
        <source>the server allows no more tries; tried: %1</source>
        <translation>il server non consente altri tentativi; provati: %1</translation>
    </message>
    <message>
        <source>a person must answer: %1</source>
        <translation>una persona deve rispondere: %1</translation>
    </message>
    <message>
        <source>a person must answer: %1; tried: %2</source>
        <translation>una persona deve rispondere: %1; provati: %2</translation>
    </message>
    <message>
        <source>nothing was asked</source>
        <translation>non è stato chiesto nulla</translation>
    </message>
    <message>
        <source>%1, one after the other</source>
        <translation>%1, uno dopo l’altro</translation>
    </message>
    <message>
        <source>a key of the agent</source>
        <translation>una chiave dell’agente</translation>
    </message>
    <message>
        <source>the key %1</source>
        <translation>la chiave %1</translation>
    </message>
    <message>
        <source>the password</source>
        <translation>la password</translation>
    </message>
    <message>
        <source>answers to its questions</source>
        <translation>risposte alle sue domande</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) of the agent</source>
        <translation><numerusform>%n chiave dell’agente</numerusform><numerusform>%n chiavi dell’agente</numerusform></translation>
    </message>
    <message>
        <source>the key agent, which does not answer</source>
        <translation>l’agente delle chiavi, che non risponde</translation>
    </message>
    <message>
        <source>%1 (not used: other users can read it; run chmod 600)</source>
        <translation>%1 (non usata: altri utenti possono leggerla; eseguire chmod 600)</translation>
    </message>
    <message>
        <source>%1 (wrong passphrase)</source>
        <translation>%1 (passphrase errata)</translation>
    </message>
    <message>
        <source>%1 (it cannot be read)</source>
        <translation>%1 (illeggibile)</translation>
    </message>
    <message>
        <source>OpenSSH refuses its configuration: %1</source>
        <translation>OpenSSH rifiuta la sua configurazione: %1</translation>
    </message>
    <message>
        <source>Correct ~/.ssh/config; “ssh -G %2” shows what OpenSSH makes of it.</source>
        <translation>Correggere ~/.ssh/config; “ssh -G %2” mostra come lo interpreta OpenSSH.</translation>
    </message>
    <message>
        <source>several things do not hold: %1</source>
        <translation>più cose non sono valide: %1</translation>
    </message>
    <message>
        <source>there is no run spec</source>
        <translation>non c’è una specifica del run</translation>
    </message>
    <message>
        <source>%1 repeats are not possible</source>
        <translation>%1 ripetizioni non sono possibili</translation>
    </message>
    <message>
        <source>Choose 1 to %2.</source>
        <translation>Scegliere da 1 a %2.</translation>
    </message>
    <message>
        <source>more than %1 runs are not possible in one campaign</source>
        <translation>più di %1 run non sono possibili in una campagna</translation>
    </message>
    <message>
        <source>the numbers of cells per stage and of cells at once cannot be negative</source>
        <translation>i numeri di celle per fase e di celle simultanee non possono essere negativi</translation>
    </message>
    <message>
        <source>0 means no limit.</source>
        <translation>0 significa nessun limite.</translation>
    </message>
    <message>
        <source>the run spec of %1 is not valid</source>
        <translation>la specifica del run di %1 non è valida</translation>
    </message>
    <message>
        <source>no number of ranks is given</source>
        <translation>non è indicato alcun numero di rank</translation>
    </message>
    <message>
        <source>Enter some, such as 1,2,4.</source>
        <translation>Immetterne alcuni, come 1,2,4.</translation>
    </message>
    <message>
        <source>%1 is not a number of ranks</source>
        <translation>%1 non è un numero di rank</translation>
    </message>
    <message>
        <source>Choose numbers from 1 to %2.</source>
        <translation>Scegliere numeri da 1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>with %n rank(s), the run spec is not valid</source>
        <translation><numerusform>con %n rank la specifica del run non è valida</numerusform><numerusform>con %n rank la specifica del run non è valida</numerusform></translation>
    </message>
    <message>
        <source>the run spec continues another run, but a study compares complete runs</source>
        <translation>la specifica continua un altro run, ma uno studio confronta run completi</translation>
    </message>
    <message>
        <source>Remove its parent.</source>
        <translation>Rimuovere il suo run padre.</translation>
    </message>
    <message>
        <source>one rank was added because everything is relative to it</source>
        <translation>un rank è stato aggiunto perché tutto è relativo a esso</translation>
    </message>
    <message>
        <source>%1 was given more than once; it counts once</source>
        <translation>%1 è indicato più volte; conta una volta</translation>
    </message>
    <message>
        <source>with one epoch there is no speed, because the first epoch is ignored</source>
        <translation>con una sola epoca non c’è velocità, perché la prima epoca è ignorata</translation>
    </message>
    <message>
        <source>Train for two or more.</source>
        <translation>Addestrare per due o più.</translation>
    </message>
    <message numerus="yes">
        <source>the batch cannot be divided evenly among %n rank(s): some get one more sample</source>
        <translation><numerusform>il batch non si può dividere equamente su %n rank</numerusform><numerusform>il batch non si può dividere equamente tra %n rank: alcuni ricevono un campione in più</numerusform></translation>
    </message>
    <message>
        <source>one rank uses all cores, so more ranks only share them</source>
        <translation>un rank usa tutti i core, quindi più rank li condividono soltanto</translation>
    </message>
    <message>
        <source>Set the threads of a rank.</source>
        <translation>Impostare i thread di un rank.</translation>
    </message>
    <message>
        <source>with one repeat there is no spread</source>
        <translation>con una sola ripetizione non c’è dispersione</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inizio</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>epoca %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>step %1</translation>
    </message>
    <message>
        <source>new weights</source>
        <translation>nuovi pesi</translation>
    </message>
    <message>
        <source>random mask</source>
        <translation>maschera casuale</translation>
    </message>
    <message>
        <source>fine-tuning</source>
        <translation>fine-tuning</translation>
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
        <translation>casuale all’inizio</translation>
    </message>
    <message>
        <source>no amount to prune is given</source>
        <translation>non è indicata una quantità per il pruning</translation>
    </message>
    <message>
        <source>Enter at least one.</source>
        <translation>Immetterne almeno una.</translation>
    </message>
    <message>
        <source>%1 is not an amount to prune</source>
        <translation>%1 non è una quantità per il pruning</translation>
    </message>
    <message>
        <source>Shares are between 0 and 100 %, thresholds are above 0.</source>
        <translation>Le quote sono tra 0 e 100 %, le soglie maggiori di 0.</translation>
    </message>
    <message>
        <source>no reset point is given</source>
        <translation>non è indicato un punto di ripristino</translation>
    </message>
    <message>
        <source>Enter at least one epoch or step; 0 is the start.</source>
        <translation>Immettere almeno un’epoca o uno step; 0 è l’inizio.</translation>
    </message>
    <message>
        <source>no training is left after %1, where the base run ends</source>
        <translation>non resta training dopo %1, dove termina il run di base</translation>
    </message>
    <message>
        <source>Choose an earlier point; the run has %2 epochs.</source>
        <translation>Scegliere un punto precedente; il run ha %2 epoche.</translation>
    </message>
    <message>
        <source>a reset point cannot be before the start</source>
        <translation>un punto di ripristino non può precedere l’inizio</translation>
    </message>
    <message>
        <source>The first one is 0, the start.</source>
        <translation>Il primo è 0, l’inizio.</translation>
    </message>
    <message>
        <source>%1 seeds are not possible</source>
        <translation>%1 seed non sono possibili</translation>
    </message>
    <message>
        <source>%1 rounds are not possible</source>
        <translation>%1 round non sono possibili</translation>
    </message>
    <message>
        <source>a threshold cannot be divided into rounds</source>
        <translation>una soglia non si può dividere in round</translation>
    </message>
    <message>
        <source>Enter shares of the weights, or prune in one shot.</source>
        <translation>Immettere quote dei pesi o applicare il pruning in una volta sola.</translation>
    </message>
    <message>
        <source>a threshold does not apply to the control “%1”, whose scores are not weights</source>
        <translation>una soglia non si applica al controllo “%1”, i cui punteggi non sono pesi</translation>
    </message>
    <message>
        <source>Enter shares of the weights, or remove the control.</source>
        <translation>Immettere quote dei pesi o rimuovere il controllo.</translation>
    </message>
    <message>
        <source>%1 percentage points are not a tolerance</source>
        <translation>%1 punti percentuali non sono una tolleranza</translation>
    </message>
    <message>
        <source>Choose 0 to 100.</source>
        <translation>Scegliere da 0 a 100.</translation>
    </message>
    <message>
        <source>%1 runs are too many; at most %2 are allowed</source>
        <translation>%1 run sono troppi; ne sono consentiti al massimo %2</translation>
    </message>
    <message>
        <source>Choose fewer amounts, reset points, seeds, controls or rounds.</source>
        <translation>Scegliere meno quantità, punti di ripristino, seed, controlli o round.</translation>
    </message>
    <message>
        <source>early stopping would end the base run earlier than its tickets expect</source>
        <translation>l’early stopping terminerebbe il run di base prima di quanto i suoi ticket si aspettano</translation>
    </message>
    <message>
        <source>Turn it off: all runs must train equally long.</source>
        <translation>Disattivarlo: tutti i run devono addestrare ugualmente a lungo.</translation>
    </message>
    <message>
        <source>a target would end the base run earlier than its tickets expect</source>
        <translation>un obiettivo terminerebbe il run di base prima di quanto i suoi ticket si aspettano</translation>
    </message>
    <message>
        <source>Remove it: all runs must train equally long.</source>
        <translation>Rimuoverlo: tutti i run devono addestrare ugualmente a lungo.</translation>
    </message>
    <message>
        <source>the base runs are dense, but the run spec prunes</source>
        <translation>i run di base sono densi, ma la specifica applica il pruning</translation>
    </message>
    <message>
        <source>Set pruning to None.</source>
        <translation>Impostare il pruning su Nessuno.</translation>
    </message>
    <message>
        <source>base runs start from their own initialisation, but the run spec has a parent</source>
        <translation>i run di base partono dalla propria inizializzazione, ma la specifica ha un run padre</translation>
    </message>
    <message>
        <source>Remove the parent.</source>
        <translation>Rimuovere il run padre.</translation>
    </message>
    <message>
        <source>%1 is listed twice; once is enough</source>
        <translation>%1 è elencato due volte; una basta</translation>
    </message>
    <message>
        <source>with one seed, the spread of the results is unknown</source>
        <translation>con un solo seed la dispersione dei risultati è sconosciuta</translation>
    </message>
    <message>
        <source>without controls, it is unknown whether the mask or the reset matters</source>
        <translation>senza controlli non si sa se conti la maschera o il ripristino</translation>
    </message>
    <message>
        <source>one round is the same as pruning in one shot</source>
        <translation>un solo round equivale al pruning in una volta sola</translation>
    </message>
    <message>
        <source>there is no machine “%1” any more</source>
        <translation>la macchina “%1” non c’è più</translation>
    </message>
    <message>
        <source>trainyard-engine is neither beside this program nor on PATH</source>
        <translation>trainyard-engine non è né accanto a questo programma né nel PATH</translation>
    </message>
    <message>
        <source>there is no program %1</source>
        <translation>non c’è un programma %1</translation>
    </message>
    <message>
        <source>the engine could not be started: %1</source>
        <translation>non è stato possibile avviare il motore: %1</translation>
    </message>
    <message>
        <source>the engine sent a line without an end</source>
        <translation>il motore ha inviato una riga senza fine</translation>
    </message>
    <message>
        <source>the engine was ended by a signal</source>
        <translation>il motore è stato terminato da un segnale</translation>
    </message>
    <message>
        <source>the connection to the machine was ended</source>
        <translation>la connessione alla macchina è stata chiusa</translation>
    </message>
    <message>
        <source>the engine ended with code %1 without an answer</source>
        <translation>il motore è terminato con il codice %1 senza risposta</translation>
    </message>
    <message>
        <source>a data set that nobody has inspected</source>
        <translation>un dataset che nessuno ha esaminato</translation>
    </message>
    <message>
        <source>a data set that had %1 samples when it was inspected and has %2 now</source>
        <translation>un dataset che all’esame aveva %1 campioni e ora ne ha %2</translation>
    </message>
    <message>
        <source>an inspected one, since a damaged file would end the run: inspect it on the page Data or with “trainyard-engine inspect data %1”, or choose %2 for unreadable samples</source>
        <translation>uno esaminato, poiché un file danneggiato terminerebbe il run: esaminarlo nella pagina Dati o con “trainyard-engine inspect data %1”, o scegliere %2 per i campioni illeggibili</translation>
    </message>
    <message>
        <source>as many as the %1 cores of this machine can hold; more of them take turns, so that each gets %2 % of a core and training takes longer than with fewer</source>
        <translation>quanti ne reggono i %1 core di questa macchina; oltre, si alternano, così che ciascuno riceve il %2 % di un core e il training dura più che con meno</translation>
    </message>
    <message numerus="yes">
        <source>%2: (the run needs|its %n ranks together need) about %3 GB</source>
        <translation><numerusform>%2: il run richiede circa %3 GB</numerusform><numerusform>%2: i suoi %n rank insieme richiedono circa %3 GB</numerusform></translation>
    </message>
    <message>
        <source>less than %1: at that rate, with a batch of %2, “%3” diverged, which had the same network, data and kind of optimizer</source>
        <translation>meno di %1: con quel valore e un batch di %2, “%3” è andato in divergenza, con la stessa rete, gli stessi dati e lo stesso tipo di ottimizzatore</translation>
    </message>
    <message>
        <source>%1 GPUs cannot be dealt evenly to the %2 ranks of a node</source>
        <translation>%1 GPU non si possono distribuire equamente sui %2 rank di un nodo</translation>
    </message>
    <message>
        <source>Choose a multiple, or another GPU option in the machine's batch script.</source>
        <translation>Scegliere un multiplo, o un’altra opzione per le GPU nello script batch della macchina.</translation>
    </message>
    <message>
        <source>a number above %1, at most %2</source>
        <translation>un numero superiore a %1, al massimo %2</translation>
    </message>
    <message>
        <source>tensor %1 lies in another file, which cannot be read here</source>
        <translation>il tensore %1 si trova in un altro file, che qui non si può leggere</translation>
    </message>
    <message>
        <source>the place of tensor %1 in another file is not valid</source>
        <translation>la posizione del tensore %1 in un altro file non è valida</translation>
    </message>
    <message>
        <source>its weights lie in “%1”, which is not in the folder of the model</source>
        <translation>i suoi pesi si trovano in “%1”, che non è nella cartella del modello</translation>
    </message>
    <message>
        <source>the weights of the model lie in “%1”, which is not there</source>
        <translation>i pesi del modello si trovano in “%1”, che non c’è</translation>
    </message>
    <message>
        <source>Put it beside the .onnx file, or export a single file (external_data=False).</source>
        <translation>Metterlo accanto al file .onnx o esportare un singolo file (external_data=False).</translation>
    </message>
    <message>
        <source>“%1” has %2 bytes, but the model needs %3</source>
        <translation>“%1” ha %2 byte, ma il modello ne richiede %3</translation>
    </message>
    <message>
        <source>Copy it again: it belongs to another model or is incomplete.</source>
        <translation>Copiarlo di nuovo: appartiene a un altro modello o è incompleto.</translation>
    </message>
    <message>
        <source>it was put back in the queue and is held now</source>
        <translation>è stato rimesso in coda e ora è trattenuto</translation>
    </message>
    <message>
        <source>Release it when it may start again.</source>
        <translation>Rilasciarlo quando può ripartire.</translation>
    </message>
    <message>
        <source>this campaign is not a search</source>
        <translation>questa campagna non è una ricerca</translation>
    </message>
    <message numerus="yes">
        <source>%n more run(s) must end before the search can tell what matters</source>
        <translation><numerusform>deve terminare ancora %n run prima che la ricerca possa dire cosa conta</numerusform><numerusform>devono terminare altri %n run prima che la ricerca possa dire cosa conta</numerusform></translation>
    </message>
    <message>
        <source>%1 matters most: the best %2 runs lie in %3 to %4</source>
        <translation>%1 conta più di tutto: i %2 run migliori vanno da %3 a %4</translation>
    </message>
    <message>
        <source>%1 matters most: the best %2 runs mostly have %3</source>
        <translation>%1 conta più di tutto: i %2 run migliori hanno per lo più %3</translation>
    </message>
    <message>
        <source>%1 matters too: the best %2 runs lie in %3 to %4</source>
        <translation>anche %1 conta: i %2 run migliori vanno da %3 a %4</translation>
    </message>
    <message>
        <source>%1 matters too: the best %2 runs mostly have %3</source>
        <translation>anche %1 conta: i %2 run migliori hanno per lo più %3</translation>
    </message>
    <message>
        <source>the best values of %1 lie at the end of its range, near %2</source>
        <translation>i valori migliori di %1 sono all’estremo del suo intervallo, vicino a %2</translation>
    </message>
    <message>
        <source>Search beyond it.</source>
        <translation>Cercare oltre.</translation>
    </message>
    <message>
        <source>%1 % of the spread come from several settings together</source>
        <translation>il %1 % della dispersione viene da più impostazioni insieme</translation>
    </message>
    <message>
        <source>no effect of these is told from chance yet: %1</source>
        <translation>l’effetto di queste non si distingue ancora dal caso: %1</translation>
    </message>
    <message>
        <source>no setting's effect is told from chance yet</source>
        <translation>nessun effetto di un’impostazione si distingue ancora dal caso</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) (is|are) not beaten in every goal</source>
        <translation><numerusform>%n impostazione non è superata in tutti gli obiettivi</numerusform><numerusform>%n impostazioni non sono superate in tutti gli obiettivi</numerusform></translation>
    </message>
    <message>
        <source>too few runs of the search have ended</source>
        <translation>sono terminati troppo pochi run della ricerca</translation>
    </message>
    <message>
        <source>Wait for more of them.</source>
        <translation>Attenderne altri.</translation>
    </message>
    <message>
        <source>its plan is not valid: %1</source>
        <translation>il suo piano non è valido: %1</translation>
    </message>
    <message>
        <source>Start the search again.</source>
        <translation>Riavviare la ricerca.</translation>
    </message>
    <message>
        <source>the values do not fit together: %1</source>
        <translation>i valori non si accordano: %1</translation>
    </message>
    <message>
        <source>Make one parameter of the search conditional on the other.</source>
        <translation>Rendere un parametro della ricerca condizionato dall’altro.</translation>
    </message>
    <message>
        <source>the search has used its %1 hours</source>
        <translation>la ricerca ha usato le sue %1 ore</translation>
    </message>
    <message>
        <source>the search has used its %1 device hours</source>
        <translation>la ricerca ha usato le sue %1 ore di dispositivo</translation>
    </message>
    <message>
        <source>a key of a search plan</source>
        <translation>una chiave di un piano di ricerca</translation>
    </message>
    <message>
        <source>a key of a search plan; did you mean "%1"?</source>
        <translation>una chiave di un piano di ricerca; forse si intendeva “%1”?</translation>
    </message>
    <message>
        <source>each key once</source>
        <translation>ogni chiave una volta</translation>
    </message>
    <message>
        <source>an object with 1 to %1 fields of the run spec and their ranges</source>
        <translation>un oggetto con da 1 a %1 campi della specifica del run e i loro intervalli</translation>
    </message>
    <message>
        <source>a field of the run spec, such as %1</source>
        <translation>un campo della specifica del run, come %1</translation>
    </message>
    <message>
        <source>a field of the run spec; did you mean "%1"?</source>
        <translation>un campo della specifica del run; forse si intendeva “%1”?</translation>
    </message>
    <message>
        <source>a number, choice or flag that changes the training; names, seeds, checkpoints and the hardware stay the same for all runs</source>
        <translation>un numero, una scelta o un flag che modifica il training; nomi, seed, checkpoint e hardware restano uguali per tutti i run</translation>
    </message>
    <message>
        <source>each field once</source>
        <translation>ogni campo una volta</translation>
    </message>
    <message>
        <source>a list of values, or an object with low and high or with choices</source>
        <translation>un elenco di valori, o un oggetto con low e high o con choices</translation>
    </message>
    <message>
        <source>a number above %1, the lower end</source>
        <translation>un numero superiore a %1, l’estremo inferiore</translation>
    </message>
    <message>
        <source>a number above 0, since the scale is logarithmic</source>
        <translation>un numero superiore a 0, poiché la scala è logaritmica</translation>
    </message>
    <message>
        <source>a list of 1 to %1 values</source>
        <translation>un elenco da 1 a %1 valori</translation>
    </message>
    <message>
        <source>each value once</source>
        <translation>ogni valore una volta</translation>
    </message>
    <message>
        <source>a list of values, since %1 is not a number</source>
        <translation>un elenco di valori, poiché %1 non è un numero</translation>
    </message>
    <message>
        <source>another field, since runs that may end early are compared at the same epochs</source>
        <translation>un altro campo, poiché i run che possono terminare in anticipo si confrontano alle stesse epoche</translation>
    </message>
    <message>
        <source>values with which every run is valid; with %1: %2</source>
        <translation>valori con cui ogni run è valido; con %1: %2</translation>
    </message>
    <message>
        <source>an object with one other parameter and a list of its values</source>
        <translation>un oggetto con un altro parametro e un elenco dei suoi valori</translation>
    </message>
    <message>
        <source>another parameter, since none can depend on itself</source>
        <translation>un altro parametro, poiché nessuno può dipendere da sé stesso</translation>
    </message>
    <message>
        <source>a parameter that comes before this one; move it up</source>
        <translation>un parametro che precede questo; spostarlo in alto</translation>
    </message>
    <message>
        <source>one of the search's parameters</source>
        <translation>uno dei parametri della ricerca</translation>
    </message>
    <message>
        <source>a parameter with a list of values</source>
        <translation>un parametro con un elenco di valori</translation>
    </message>
    <message>
        <source>a list of some of %1</source>
        <translation>un elenco di alcuni tra %1</translation>
    </message>
    <message>
        <source>no setting varies</source>
        <translation>nessuna impostazione varia</translation>
    </message>
    <message>
        <source>Add at least one parameter.</source>
        <translation>Aggiungere almeno un parametro.</translation>
    </message>
    <message>
        <source>a list of 1 to %1 goals</source>
        <translation>un elenco da 1 a %1 obiettivi</translation>
    </message>
    <message>
        <source>each series once</source>
        <translation>ogni serie una volta</translation>
    </message>
    <message>
        <source>nothing beside goal</source>
        <translation>nulla accanto a goal</translation>
    </message>
    <message>
        <source>another sampler, or a grid of at most %1 points: fewer parameters, fewer choices or larger steps</source>
        <translation>un altro campionatore, o una griglia di al massimo %1 punti: meno parametri, meno scelte o passi più ampi</translation>
    </message>
    <message>
        <source>"none", since there are several goals and runs cannot be ranked by one value</source>
        <translation>“none”, poiché ci sono più obiettivi e i run non si possono ordinare per un solo valore</translation>
    </message>
    <message>
        <source>"none", since runs whose mode is "%1" cannot stop and continue at an epoch</source>
        <translation>“none”, poiché i run con mode “%1” non possono fermarsi e proseguire a un’epoca</translation>
    </message>
    <message>
        <source>at most %1, the number of runs</source>
        <translation>al massimo %1, il numero di run</translation>
    </message>
    <message>
        <source>at least 2 if there are leaders</source>
        <translation>almeno 2 se ci sono leaders</translation>
    </message>
    <message>
        <source>fewer leaders or seeds, or more than %1 runs, which the repeats alone need</source>
        <translation>meno leaders o seeds, o più di %1 run, necessari già solo per le ripetizioni</translation>
    </message>
    <message>
        <source>the search is not valid</source>
        <translation>la ricerca non è valida</translation>
    </message>
    <message>
        <source>the run spec continues another run, but a search trains complete runs</source>
        <translation>la specifica continua un altro run, ma una ricerca addestra run completi</translation>
    </message>
    <message numerus="yes">
        <source>the search pauses it at epoch %2: one run in %3 goes on, and only %n run(s) came here so far</source>
        <translation><numerusform>la ricerca lo mette in pausa all’epoca %2: ne prosegue uno su %3 e finora è arrivato qui solo %n run</numerusform><numerusform>la ricerca lo mette in pausa all’epoca %2: ne prosegue uno su %3 e finora sono arrivati qui solo %n run</numerusform></translation>
    </message>
    <message>
        <source>the search pauses it at epoch %1: its %2 is %3, and %5 of %6 may go on, with %4 or better</source>
        <translation>la ricerca lo mette in pausa all’epoca %1: il suo %2 è %3, e %5 di %6 possono proseguire, con %4 o meglio</translation>
    </message>
    <message>
        <source>the search ends it at epoch %1: its best %2 is %3, worse than %4, the median of %5 other runs</source>
        <translation>la ricerca lo termina all’epoca %1: il suo miglior %2 è %3, peggiore di %4, la mediana di %5 altri run</translation>
    </message>
    <message>
        <source>the search ends it</source>
        <translation>la ricerca lo termina</translation>
    </message>
    <message>
        <source>the search has no record of run %1, which this one continues</source>
        <translation>la ricerca non ha traccia del run %1, che questo continua</translation>
    </message>
    <message>
        <source>Delete this run; the search then trains another one.</source>
        <translation>Eliminare questo run; la ricerca ne addestrerà un altro.</translation>
    </message>
    <message>
        <source>the saved position does not belong to such a log</source>
        <translation>la posizione salvata non appartiene a un tale log</translation>
    </message>
    <message>
        <source>Delete the imported run and import the log again.</source>
        <translation>Eliminare il run importato e importare di nuovo il log.</translation>
    </message>
    <message>
        <source>Name a file or a folder that a training program has written.</source>
        <translation>Indicare un file o una cartella scritti da un programma di training.</translation>
    </message>
    <message>
        <source>no log of a kind that can be read was found there</source>
        <translation>lì non è stato trovato alcun log leggibile</translation>
    </message>
    <message>
        <source>it holds more than %1 logs</source>
        <translation>contiene più di %1 log</translation>
    </message>
    <message>
        <source>Import its folders one by one.</source>
        <translation>Importare le sue cartelle una per una.</translation>
    </message>
    <message>
        <source>it has more than %1 series; the others are not read</source>
        <translation>ha più di %1 serie; le altre non vengono lette</translation>
    </message>
    <message>
        <source>step %1 is below 0 or too large</source>
        <translation>lo step %1 è minore di 0 o troppo grande</translation>
    </message>
    <message>
        <source>a value of series %1 is not a number</source>
        <translation>un valore della serie %1 non è un numero</translation>
    </message>
    <message>
        <source>the checksum of a record's length is wrong; reading goes on at the next whole record</source>
        <translation>il checksum della lunghezza di un record è errato; la lettura prosegue dal prossimo record integro</translation>
    </message>
    <message>
        <source>a record claims %1; reading goes on at the next whole record</source>
        <translation>un record dichiara %1; la lettura prosegue dal prossimo record integro</translation>
    </message>
    <message>
        <source>the checksum of a record is wrong; it was skipped</source>
        <translation>il checksum di un record è errato; è stato saltato</translation>
    </message>
    <message>
        <source>a record is not an event of TensorBoard; it was skipped</source>
        <translation>un record non è un evento di TensorBoard; è stato saltato</translation>
    </message>
    <message>
        <source>a line is longer than 16 MiB; it was skipped</source>
        <translation>una riga è più lunga di 16 MiB; è stata saltata</translation>
    </message>
    <message>
        <source>a line has %1 cells, the header has %2; it was skipped</source>
        <translation>una riga ha %1 celle, l’intestazione %2; è stata saltata</translation>
    </message>
    <message>
        <source>a line is not a JSON object; it was skipped: %1</source>
        <translation>una riga non è un oggetto JSON; è stata saltata: %1</translation>
    </message>
    <message>
        <source>Name a folder of TensorBoard, MLflow or W&amp;B, a .csv or .jsonl file, a trainer_state.json or a database of MLflow.</source>
        <translation>Indicare una cartella di TensorBoard, MLflow o W&amp;B, un file .csv o .jsonl, un trainer_state.json o un database di MLflow.</translation>
    </message>
    <message>
        <source>a line is not "milliseconds value step"; it was skipped</source>
        <translation>una riga non è “millisecondi valore step”; è stata saltata</translation>
    </message>
    <message>
        <source>it does not begin like a file of W&amp;B</source>
        <translation>non inizia come un file di W&amp;B</translation>
    </message>
    <message>
        <source>a record is not one of W&amp;B; it was skipped</source>
        <translation>un record non è di W&amp;B; è stato saltato</translation>
    </message>
    <message>
        <source>a record is damaged; it was skipped</source>
        <translation>un record è danneggiato; è stato saltato</translation>
    </message>
    <message>
        <source>it is not a database of MLflow</source>
        <translation>non è un database di MLflow</translation>
    </message>
    <message>
        <source>Name the file that MLflow's backend-store-uri names, such as mlflow.db.</source>
        <translation>Indicare il file a cui punta il backend-store-uri di MLflow, come mlflow.db.</translation>
    </message>
    <message>
        <source>another process is importing it</source>
        <translation>un altro processo lo sta importando</translation>
    </message>
    <message>
        <source>Wait for it to end.</source>
        <translation>Attendere che termini.</translation>
    </message>
    <message>
        <source>the run that it was imported as has been changed</source>
        <translation>il run con cui era stato importato è stato modificato</translation>
    </message>
    <message>
        <source>Delete that run with its directory and import the log again.</source>
        <translation>Eliminare quel run con la sua cartella e importare di nuovo il log.</translation>
    </message>
    <message>
        <source>its log says that it failed</source>
        <translation>il suo log dice che è fallito</translation>
    </message>
    <message>
        <source>it was imported, so there is no program to start</source>
        <translation>è stato importato, quindi non c’è un programma da avviare</translation>
    </message>
    <message>
        <source>Start its program again where it was started before.</source>
        <translation>Riavviare il suo programma dove era stato avviato prima.</translation>
    </message>
    <message>
        <source>the folder is not empty</source>
        <translation>la cartella non è vuota</translation>
    </message>
    <message>
        <source>Name a new folder.</source>
        <translation>Indicare una nuova cartella.</translation>
    </message>
    <message>
        <source>%1 at step %2: %3</source>
        <translation>%1 allo step %2: %3</translation>
    </message>
    <message>
        <source>%1, byte %2: %3</source>
        <translation>%1, byte %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) (is|are) not kept: images, audio, tables, texts and the like</source>
        <translation><numerusform>%n valore non viene conservato: immagini, audio, tabelle, testi e simili</numerusform><numerusform>%n valori non vengono conservati: immagini, audio, tabelle, testi e simili</numerusform></translation>
    </message>
    <message>
        <source>weights only: an asynchronous run's master has no gradients and activations, so theirs are not recorded</source>
        <translation>solo i pesi: il master di un run asincrono non ha gradienti e attivazioni, quindi non vengono registrati</translation>
    </message>
    <message numerus="yes">
        <source>auto, or at least %2: the run would write %n record(s) of every layer, which fill the disk and slow the page Look inside down</source>
        <translation><numerusform>auto, o almeno %2: il run scriverebbe %n record di ogni layer, che riempie il disco e rallenta la pagina Dentro la rete</numerusform><numerusform>auto, o almeno %2: il run scriverebbe %n record di ogni layer, che riempiono il disco e rallentano la pagina Dentro la rete</numerusform></translation>
    </message>
    <message>
        <source>%1; allowed: %2</source>
        <translation>%1; consentito: %2</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>manca</translation>
    </message>
    <message>
        <source>"%1" is missing</source>
        <translation>manca “%1”</translation>
    </message>
    <message>
        <source>"%1" is %2</source>
        <translation>“%1” è %2</translation>
    </message>
    <message>
        <source>it is not JSON (%1)</source>
        <translation>non è JSON (%1)</translation>
    </message>
    <message>
        <source>it cannot be read (%1)</source>
        <translation>non è leggibile (%1)</translation>
    </message>
    <message>
        <source>the last line has no end</source>
        <translation>l’ultima riga non ha fine</translation>
    </message>
    <message>
        <source>the line has more than %1 bytes</source>
        <translation>la riga ha più di %1 byte</translation>
    </message>
    <message>
        <source>a file of this name</source>
        <translation>un file con questo nome</translation>
    </message>
    <message>
        <source>a series with a name of %1 bytes</source>
        <translation>una serie con un nome di %1 byte</translation>
    </message>
    <message>
        <source>more than %1 series</source>
        <translation>più di %1 serie</translation>
    </message>
    <message>
        <source>a line after "finished"</source>
        <translation>una riga dopo “finished”</translation>
    </message>
    <message>
        <source>the first line is "%1"</source>
        <translation>la prima riga è “%1”</translation>
    </message>
    <message>
        <source>metrics of rank %1</source>
        <translation>metriche del rank %1</translation>
    </message>
    <message>
        <source>the folder of a run</source>
        <translation>la cartella di un run</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un file</translation>
    </message>
    <message>
        <source>a number, "NaN", "Infinity" or "-Infinity"</source>
        <translation>un numero, “NaN”, “Infinity” o “-Infinity”</translation>
    </message>
    <message>
        <source>%1, as the lines of a file are numbered from 1</source>
        <translation>%1, poiché le righe di un file sono numerate da 1</translation>
    </message>
    <message>
        <source>an object of numbers by series</source>
        <translation>un oggetto di numeri per serie</translation>
    </message>
    <message>
        <source>a number, or an object with count ≥ 1, mean, min and max</source>
        <translation>un numero, o un oggetto con count ≥ 1, mean, min e max</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>un elenco di numeri interi</translation>
    </message>
    <message>
        <source>members that fit together</source>
        <translation>membri che si accordano</translation>
    </message>
    <message>
        <source>1 to %1 bytes</source>
        <translation>da 1 a %1 byte</translation>
    </message>
    <message>
        <source>rank-0000.jsonl and so on</source>
        <translation>rank-0000.jsonl e così via</translation>
    </message>
    <message>
        <source>a line feed after each line; readers wait for it</source>
        <translation>un carattere di fine riga dopo ogni riga; i lettori lo attendono</translation>
    </message>
    <message>
        <source>one of %1; readers of this version skip others</source>
        <translation>uno tra %1; i lettori di questa versione saltano gli altri</translation>
    </message>
    <message>
        <source>"started"</source>
        <translation>“started”</translation>
    </message>
    <message>
        <source>metrics in rank-0000.jsonl only</source>
        <translation>metriche solo in rank-0000.jsonl</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>its spec has no program</source>
        <translation>la sua specifica non ha un programma</translation>
    </message>
    <message>
        <source>Train it with trainyard-engine run.</source>
        <translation>Addestrarlo con trainyard-engine run.</translation>
    </message>
    <message>
        <source>the program failed</source>
        <translation>il programma è fallito</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2; its last words: %3</source>
        <translation>%1 è terminato con codice di uscita %2; le sue ultime parole: %3</translation>
    </message>
    <message>
        <source>The run's log holds all that it printed.</source>
        <translation>Il log del run contiene tutto il suo output.</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2 and printed nothing</source>
        <translation>%1 è terminato con codice di uscita %2 e non ha stampato nulla</translation>
    </message>
    <message>
        <source>signal %2 (%3) ended %1; its last words: %4</source>
        <translation>il segnale %2 (%3) ha terminato %1; le sue ultime parole: %4</translation>
    </message>
    <message>
        <source>the system ended %1 because memory ran out</source>
        <translation>il sistema ha terminato %1 perché la memoria si è esaurita</translation>
    </message>
    <message>
        <source>Use a smaller batch, or request more memory.</source>
        <translation>Usare un batch più piccolo o richiedere più memoria.</translation>
    </message>
    <message>
        <source>somebody killed %1</source>
        <translation>qualcuno ha ucciso %1</translation>
    </message>
    <message>
        <source>there is no program %1 in %2</source>
        <translation>non c’è un programma %1 in %2</translation>
    </message>
    <message>
        <source>Check the command, and the environment of the spec.</source>
        <translation>Controllare il comando e l’ambiente della specifica.</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>non è una cartella</translation>
    </message>
    <message>
        <source>Correct program/folder in the spec.</source>
        <translation>Correggere program/folder nella specifica.</translation>
    </message>
    <message>
        <source>the system refuses to start it (%1)</source>
        <translation>il sistema rifiuta di avviarlo (%1)</translation>
    </message>
    <message>
        <source>Started in %1: %2</source>
        <translation>Avviato in %1: %2</translation>
    </message>
    <message>
        <source>%1 has neither printed nor computed anything for %2; it may hang</source>
        <translation>%1 non ha né stampato né calcolato nulla per %2; forse è bloccato</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 prosegue</translation>
    </message>
    <message>
        <source>%1 was asked to stop by %2</source>
        <translation>a %1 è stato chiesto di fermarsi con %2</translation>
    </message>
    <message>
        <source>%1 did not end within %2 and was killed</source>
        <translation>%1 non è terminato entro %2 ed è stato ucciso</translation>
    </message>
    <message>
        <source>It starts anew: no checkpoint is known</source>
        <translation>Riparte da capo: non è noto alcun checkpoint</translation>
    </message>
    <message>
        <source>Announce checkpoints with the helper, or set program/checkpoints and program/resume.</source>
        <translation>Annunciare i checkpoint con il modulo Python, o impostare program/checkpoints e program/resume.</translation>
    </message>
    <message>
        <source>It goes on from %1, step %2</source>
        <translation>Prosegue da %1, step %2</translation>
    </message>
    <message>
        <source>line at byte %1 of %2 is no event (%3): %4</source>
        <translation>la riga al byte %1 di %2 non è un evento (%3): %4</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) of %2 (is no event|are no events)</source>
        <translation><numerusform>%n altra riga di %2 non è un evento</numerusform><numerusform>altre %n righe di %2 non sono eventi</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Code: commit %2 of %3, “%4”; %n changed file(s) (is|are) kept as a diff of %5</source>
        <translation><numerusform>Codice: commit %2 di %3, “%4”; %n file modificato è conservato come diff di %5</numerusform><numerusform>Codice: commit %2 di %3, “%4”; %n file modificati sono conservati come diff di %5</numerusform></translation>
    </message>
    <message>
        <source>The diff of the code was cut after %1</source>
        <translation>Il diff del codice è stato troncato dopo %1</translation>
    </message>
    <message numerus="yes">
        <source>%n untracked file(s) in the program's folder (was|were) not kept</source>
        <translation><numerusform>%n file non tracciato nella cartella del programma non è stato conservato</numerusform><numerusform>%n file non tracciati nella cartella del programma non sono stati conservati</numerusform></translation>
    </message>
    <message>
        <source>only %1 are left on the disk of the run</source>
        <translation>sul disco del run restano solo %1</translation>
    </message>
    <message>
        <source>the environment has no variable %1, which the spec names</source>
        <translation>l’ambiente non ha la variabile %1, indicata nella specifica</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) that the program wrote before its sidecar ended (was|were) added to attempt %2</source>
        <translation><numerusform>%n riga scritta dal programma prima della fine del suo sidecar è stata aggiunta al tentativo %2</numerusform><numerusform>%n righe scritte dal programma prima della fine del suo sidecar sono state aggiunte al tentativo %2</numerusform></translation>
    </message>
    <message>
        <source>"none", since a program does not ask whether it may go on</source>
        <translation>“none”, poiché un programma non chiede se può proseguire</translation>
    </message>
    <message>
        <source>nothing beside a program, which trains in the engine's place</source>
        <translation>nulla accanto a un programma, che addestra al posto del motore</translation>
    </message>
    <message>
        <source>a text of at most %1 characters, a number, true or false</source>
        <translation>un testo di al massimo %1 caratteri, un numero, true o false</translation>
    </message>
    <message>
        <source>an object of at most %1 parameters by name</source>
        <translation>un oggetto di al massimo %1 parametri per nome</translation>
    </message>
    <message>
        <source>a name of 1 to 100 letters, digits, '_', '-' or '.'</source>
        <translation>un nome da 1 a 100 lettere, cifre, '_', '-' o '.'</translation>
    </message>
    <message>
        <source>a list of at most %1 options</source>
        <translation>un elenco di al massimo %1 opzioni</translation>
    </message>
    <message>
        <source>a list of texts, the program first</source>
        <translation>un elenco di testi, il programma per primo</translation>
    </message>
    <message>
        <source>NAME=value or NAME, each name once, of letters, digits and '_'</source>
        <translation>NOME=valore o NOME, ogni nome una volta, di lettere, cifre e '_'</translation>
    </message>
    <message>
        <source>the name alone: %1 looks like a secret, which no spec may hold</source>
        <translation>solo il nome: %1 sembra un segreto, che nessuna specifica può contenere</translation>
    </message>
    <message>
        <source>1 without a launcher that starts several ranks (program/launcher)</source>
        <translation>1 senza un launcher che avvii più rank (program/launcher)</translation>
    </message>
    <message>
        <source>1, since a program runs on one node</source>
        <translation>1, poiché un programma viene eseguito su un solo nodo</translation>
    </message>
    <message>
        <source>Name a run directory or a checkpoint.</source>
        <translation>Indicare una cartella del run o un checkpoint.</translation>
    </message>
    <message>
        <source>the run has no such checkpoint</source>
        <translation>il run non ha un tale checkpoint</translation>
    </message>
    <message>
        <source>It has %1.</source>
        <translation>Ha %1.</translation>
    </message>
    <message>
        <source>The file belongs to another net: name another checkpoint.</source>
        <translation>Il file appartiene a un’altra rete: indicare un altro checkpoint.</translation>
    </message>
    <message>
        <source>the checkpoint does not hold it</source>
        <translation>il checkpoint non lo contiene</translation>
    </message>
    <message>
        <source>its outputs are not numbers (NaN): the run has diverged</source>
        <translation>i suoi output non sono numeri (NaN): il run è andato in divergenza</translation>
    </message>
    <message>
        <source>Choose an earlier checkpoint.</source>
        <translation>Scegliere un checkpoint precedente.</translation>
    </message>
    <message>
        <source>If the data set has moved, name its new place with --data.</source>
        <translation>Se il dataset è stato spostato, indicarne la nuova posizione con --data.</translation>
    </message>
    <message>
        <source>Name the data set that the run was trained on with --data.</source>
        <translation>Indicare con --data il dataset su cui è stato addestrato il run.</translation>
    </message>
    <message>
        <source>its classes are not the net's: it has %1, the net knows %2</source>
        <translation>le sue classi non sono quelle della rete: ne ha %1, la rete ne conosce %2</translation>
    </message>
    <message>
        <source>it has no samples</source>
        <translation>non ha campioni</translation>
    </message>
    <message>
        <source>Ask for the other set with --set.</source>
        <translation>Chiedere l’altra parte con --set.</translation>
    </message>
    <message>
        <source>the set has %1 samples, which are counted from 0</source>
        <translation>la parte ha %1 campioni, contati da 0</translation>
    </message>
    <message>
        <source>the net knows no such class</source>
        <translation>la rete non conosce una tale classe</translation>
    </message>
    <message>
        <source>Classes are %1.</source>
        <translation>Le classi sono %1.</translation>
    </message>
    <message>
        <source>a cell of the confusion matrix has two classes</source>
        <translation>una cella della matrice di confusione ha due classi</translation>
    </message>
    <message>
        <source>Give both, --from and --to.</source>
        <translation>Indicarle entrambe, --from e --to.</translation>
    </message>
    <message>
        <source>no layer whose outputs have places is called so</source>
        <translation>nessun layer con output dotati di posizioni si chiama così</translation>
    </message>
    <message>
        <source>Such layers are %1.</source>
        <translation>Tali layer sono %1.</translation>
    </message>
    <message>
        <source>no layer's outputs have places</source>
        <translation>nessun layer ha output dotati di posizioni</translation>
    </message>
    <message>
        <source>Cover places instead: --heat-map occlusion.</source>
        <translation>Coprire invece delle posizioni: --heat-map occlusion.</translation>
    </message>
    <message>
        <source>the net reads features, and heat maps are of images</source>
        <translation>la rete legge feature, mentre le heatmap sono di immagini</translation>
    </message>
    <message>
        <source>the net reads features, not images</source>
        <translation>la rete legge feature, non immagini</translation>
    </message>
    <message>
        <source>Name samples of its data set with --index.</source>
        <translation>Indicare campioni del suo dataset con --index.</translation>
    </message>
    <message>
        <source>no input is named</source>
        <translation>non è indicato alcun input</translation>
    </message>
    <message>
        <source>Name images or folders of them, or samples with --index.</source>
        <translation>Indicare immagini o cartelle di immagini, o campioni con --index.</translation>
    </message>
    <message>
        <source>there are no files in it</source>
        <translation>non vi sono file</translation>
    </message>
    <message>
        <source>Name images or folders of them.</source>
        <translation>Indicare immagini o cartelle di immagini.</translation>
    </message>
    <message>
        <source>none of %1 files could be read; the first: %2</source>
        <translation>nessuno di %1 file è leggibile; il primo: %2</translation>
    </message>
    <message>
        <source>Name JPEG, PNG or WebP images.</source>
        <translation>Indicare immagini JPEG, PNG o WebP.</translation>
    </message>
    <message>
        <source>it exists already</source>
        <translation>esiste già</translation>
    </message>
    <message>
        <source>Choose another place, or replace it with --force.</source>
        <translation>Scegliere un’altra posizione o sostituirlo con --force.</translation>
    </message>
    <message>
        <source>Remove the link that leads in a circle.</source>
        <translation>Rimuovere il collegamento che gira in tondo.</translation>
    </message>
    <message>
        <source>the queue of its machine cannot do that</source>
        <translation>la coda della sua macchina non può farlo</translation>
    </message>
    <message>
        <source>Stop the run instead; it can be resumed.</source>
        <translation>Fermare invece il run; si può riprendere.</translation>
    </message>
    <message>
        <source>%1 is the best over %2 seeds: %3 ± %4 on average, against %5 ± %6 of the next</source>
        <translation>%1 è il migliore su %2 seed: %3 ± %4 in media, contro %5 ± %6 del successivo</translation>
    </message>
    <message>
        <source>%1 has the best mean of %2 seeds, %3 ± %4, but it cannot be told from the noise of seeds: the next has %5 ± %6</source>
        <translation>%1 ha la media migliore di %2 seed, %3 ± %4, ma non si distingue dal rumore dei seed: il successivo ha %5 ± %6</translation>
    </message>
    <message>
        <source>Train both with more seeds.</source>
        <translation>Addestrarli entrambi con più seed.</translation>
    </message>
    <message>
        <source>Nothing was changed. 'trainyard sql --views' lists what can be queried.</source>
        <translation>Nulla è stato modificato. “trainyard sql --views” elenca ciò che si può interrogare.</translation>
    </message>
    <message>
        <source>it is more than one statement</source>
        <translation>è più di un’istruzione</translation>
    </message>
    <message>
        <source>it is not a query</source>
        <translation>non è una query</translation>
    </message>
    <message>
        <source>it would do more than read</source>
        <translation>farebbe più che leggere</translation>
    </message>
    <message>
        <source>the data set has no validation samples, so no run writes it</source>
        <translation>il dataset non ha campioni di validazione, quindi nessun run la scrive</translation>
    </message>
    <message>
        <source>Choose another goal for the search, or hold out validation samples.</source>
        <translation>Scegliere un altro obiettivo per la ricerca o tenere da parte campioni di validazione.</translation>
    </message>
    <message>
        <source>the data set has only %1 classes, so no run writes it</source>
        <translation>il dataset ha solo %1 classi, quindi nessun run la scrive</translation>
    </message>
    <message>
        <source>Choose another goal for the search.</source>
        <translation>Scegliere un altro obiettivo per la ricerca.</translation>
    </message>
    <message>
        <source>a series that the runs write: %1</source>
        <translation>una serie che i run scrivono: %1</translation>
    </message>
    <message>
        <source>a series that the runs write; did you mean "%1"?</source>
        <translation>una serie che i run scrivono; forse si intendeva “%1”?</translation>
    </message>
    <message>
        <source>a series that the runs write; set %1 for this one</source>
        <translation>una serie che i run scrivono; per questa impostare %1</translation>
    </message>
    <message>
        <source>The run has no value of %1, the goal of its search; it counts as the worst</source>
        <translation>Il run non ha un valore di %1, l’obiettivo della sua ricerca; conta come il peggiore</translation>
    </message>
    <message>
        <source>the step %1 is not a whole number up to 2^53</source>
        <translation>lo step %1 non è un numero intero fino a 2^53</translation>
    </message>
    <message>
        <source>it has no column %1; the first of its columns are %2</source>
        <translation>non ha una colonna %1; le sue prime colonne sono %2</translation>
    </message>
    <message>
        <source>Name the column as the file does.</source>
        <translation>Indicare la colonna come fa il file.</translation>
    </message>
    <message>
        <source>a line has no %1; it was skipped</source>
        <translation>una riga non ha %1; è stata saltata</translation>
    </message>
    <message>
        <source>it is UTF-16 text</source>
        <translation>è testo UTF-16</translation>
    </message>
    <message>
        <source>Save it as UTF-8 and import it again.</source>
        <translation>Salvarlo come UTF-8 e importarlo di nuovo.</translation>
    </message>
    <message>
        <source>it was imported with other columns</source>
        <translation>è stato importato con altre colonne</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) cannot be read, such as %2 (%3)</source>
        <translation><numerusform>%n campione non è leggibile: %2 (%3)</numerusform><numerusform>%n campioni non sono leggibili, come %2 (%3)</numerusform></translation>
    </message>
    <message>
        <source>Skip unreadable samples, or mend or remove them and inspect the data set again.</source>
        <translation>Saltare i campioni illeggibili, oppure ripararli o rimuoverli ed esaminare di nuovo il dataset.</translation>
    </message>
    <message>
        <source>The training data has changed since the checkpoint, so the losses are no longer those of a run that never stopped</source>
        <translation>I dati di training sono cambiati dopo il checkpoint, quindi le loss non sono più quelle di un run mai fermato</translation>
    </message>
    <message>
        <source>stopped; it can be resumed</source>
        <translation>fermato; si può riprendere</translation>
    </message>
    <message>
        <source>rank %1: CPUs %2, NUMA node %3</source>
        <translation>rank %1: CPU %2, nodo NUMA %3</translation>
    </message>
    <message>
        <source>the system moves threads between all cores</source>
        <translation>il sistema sposta i thread tra tutti i core</translation>
    </message>
    <message>
        <source>one process uses all cores</source>
        <translation>un processo usa tutti i core</translation>
    </message>
    <message>
        <source>there are more processes than cores, so they share all of them</source>
        <translation>ci sono più processi che core, quindi li condividono tutti</translation>
    </message>
    <message>
        <source>the engine has no hwloc, so it does not know how the cores are arranged</source>
        <translation>il motore non ha hwloc, quindi non conosce la disposizione dei core</translation>
    </message>
    <message>
        <source>CPUs of the ranks, from rank 0 on: %1</source>
        <translation>CPU dei rank, dal rank 0 in poi: %1</translation>
    </message>
</context>
<context>
    <name>SpecFields</name>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>No weight is pruned.</source>
        <translation>Nessun pruning dei pesi.</translation>
    </message>
    <message>
        <source>Magnitude</source>
        <translation>Magnitudine</translation>
    </message>
    <message>
        <source>Prunes the weights with the smallest absolute values.</source>
        <translation>Rimuove i pesi con i valori assoluti più piccoli.</translation>
    </message>
    <message>
        <source>SNIP</source>
        <translation>SNIP</translation>
    </message>
    <message>
        <source>Prunes the weights whose removal changes the loss least, scored before training by |weight × gradient| on training data (Lee et al., 2019).</source>
        <translation>Rimuove i pesi la cui assenza cambia meno la loss, valutati prima del training con |peso × gradiente| sui dati di training (Lee et al., 2019).</translation>
    </message>
    <message>
        <source>SynFlow</source>
        <translation>SynFlow</translation>
    </message>
    <message>
        <source>Prunes the weights that carry the least of the net's flow, scored before training, without data, in 100 rounds (Tanaka et al., 2020).</source>
        <translation>Rimuove i pesi che portano meno flusso della rete, valutati prima del training, senza dati, in 100 round (Tanaka et al., 2020).</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Casuale</translation>
    </message>
    <message>
        <source>Prunes random weights: a baseline that any method should beat.</source>
        <translation>Rimuove pesi casuali: una baseline che ogni metodo dovrebbe battere.</translation>
    </message>
    <message>
        <source>Single weights</source>
        <translation>Singoli pesi</translation>
    </message>
    <message>
        <source>Whole filters</source>
        <translation>Filtri interi</translation>
    </message>
    <message>
        <source>All weights of an output channel together, scored by their norm.</source>
        <translation>Tutti i pesi di un canale di output insieme, valutati con la loro norma.</translation>
    </message>
    <message>
        <source>2 of 4</source>
        <translation>2 su 4</translation>
    </message>
    <message>
        <source>Two of every four neighbouring weights, as the sparse tensor cores of GPUs require.</source>
        <translation>Due ogni quattro pesi vicini, come richiesto dai tensor core sparsi delle GPU.</translation>
    </message>
    <message>
        <source>Before training</source>
        <translation>Prima del training</translation>
    </message>
    <message>
        <source>Gradually</source>
        <translation>Graduale</translation>
    </message>
    <message>
        <source>Increasingly during training, along a cubic curve (Zhu &amp; Gupta, 2017).</source>
        <translation>In modo crescente durante il training, lungo una curva cubica (Zhu &amp; Gupta, 2017).</translation>
    </message>
    <message>
        <source>In rounds</source>
        <translation>A round</translation>
    </message>
    <message>
        <source>The run is divided into equal parts. Each ends by pruning the same share of the remaining weights; the last part trains what remains.</source>
        <translation>Il run è diviso in parti uguali. Ciascuna termina rimuovendo la stessa quota dei pesi rimanenti; l’ultima addestra ciò che resta.</translation>
    </message>
    <message>
        <source>Share of the weights</source>
        <translation>Quota dei pesi</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentile</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Soglia</translation>
    </message>
    <message>
        <source>All layers together</source>
        <translation>Tutti i layer insieme</translation>
    </message>
    <message>
        <source>Each layer alone</source>
        <translation>Ogni layer da solo</translation>
    </message>
    <message>
        <source>The weights judged</source>
        <translation>I pesi valutati</translation>
    </message>
    <message>
        <source>Fine-tuning: the remaining weights keep their values.</source>
        <translation>Fine-tuning: i pesi rimanenti conservano i loro valori.</translation>
    </message>
    <message>
        <source>A checkpoint</source>
        <translation>Un checkpoint</translation>
    </message>
    <message>
        <source>A lottery ticket: the remaining weights go back to earlier values.</source>
        <translation>Un lottery ticket: i pesi rimanenti tornano a valori precedenti.</translation>
    </message>
    <message>
        <source>New random weights</source>
        <translation>Nuovi pesi casuali</translation>
    </message>
    <message>
        <source>A control: the same mask with another initialisation.</source>
        <translation>Un controllo: la stessa maschera con un’altra inizializzazione.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Metodo</translation>
    </message>
    <message>
        <source>How weights are scored; those with the lowest scores are pruned.</source>
        <translation>Come si valutano i pesi; si rimuovono quelli con i punteggi più bassi.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>When weights are pruned.</source>
        <translation>Quando si rimuovono i pesi.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Cosa</translation>
    </message>
    <message>
        <source>The unit that is pruned as a whole.</source>
        <translation>L’unità che viene rimossa per intero.</translation>
    </message>
    <message>
        <source>How much, by</source>
        <translation>Quanto, per</translation>
    </message>
    <message>
        <source>A share removes exactly that share of the weights. A percentile or threshold removes all weights whose scores do not exceed it.</source>
        <translation>Una quota rimuove esattamente quella parte dei pesi. Un percentile o una soglia rimuove tutti i pesi il cui punteggio non li supera.</translation>
    </message>
    <message>
        <source>Share pruned</source>
        <translation>Quota rimossa</translation>
    </message>
    <message>
        <source>Share of the prunable weights that are zero at the end.</source>
        <translation>Quota dei pesi soggetti a pruning che alla fine sono zero.</translation>
    </message>
    <message>
        <source>The threshold is the smallest score that this percentage of the prunable weights does not exceed.</source>
        <translation>La soglia è il punteggio minimo che questa percentuale dei pesi soggetti a pruning non supera.</translation>
    </message>
    <message>
        <source>Weights with a score of at most this are pruned.</source>
        <translation>Si rimuovono i pesi con un punteggio non superiore a questo.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>The run is divided into one more part than there are rounds; every part but the last ends with a round of pruning.</source>
        <translation>Il run è diviso in una parte in più dei round; ogni parte tranne l’ultima termina con un round di pruning.</translation>
    </message>
    <message>
        <source>Share per round</source>
        <translation>Quota per round</translation>
    </message>
    <message>
        <source>Share of the remaining weights that each round prunes.</source>
        <translation>Quota dei pesi rimanenti rimossa a ogni round.</translation>
    </message>
    <message>
        <source>Compared within</source>
        <translation>Confronto in</translation>
    </message>
    <message>
        <source>Whether the weights of all layers are compared, so that large layers lose more, or each layer loses the same share.</source>
        <translation>Se si confrontano i pesi di tutti i layer, così che i layer grandi ne perdono di più, o se ogni layer perde la stessa quota.</translation>
    </message>
    <message>
        <source>Weights judged</source>
        <translation>Pesi valutati</translation>
    </message>
    <message>
        <source>Checkpoint whose weights are scored: RUN@end, RUN@epoch-5, RUN@step-200 or the path of a file. Empty = the weights that training starts from.</source>
        <translation>Checkpoint i cui pesi vengono valutati: RUN@end, RUN@epoch-5, RUN@step-200 o il percorso di un file. Vuoto = i pesi da cui parte il training.</translation>
    </message>
    <message>
        <source>Weights at start</source>
        <translation>Pesi all’inizio</translation>
    </message>
    <message>
        <source>Values of the remaining weights at the first step.</source>
        <translation>Valori dei pesi rimanenti al primo step.</translation>
    </message>
    <message>
        <source>Reset to</source>
        <translation>Riportati a</translation>
    </message>
    <message>
        <source>Checkpoint to whose values the remaining weights go back: RUN@epoch-0, RUN@epoch-2, RUN@step-200 or the path of a file.</source>
        <translation>Checkpoint ai cui valori tornano i pesi rimanenti: RUN@epoch-0, RUN@epoch-2, RUN@step-200 o il percorso di un file.</translation>
    </message>
    <message>
        <source>Continue schedule</source>
        <translation>Continua lo schedule</translation>
    </message>
    <message>
        <source>Training continues the step count from the reset point, so that it repeats the original run's learning rates and data order from there. Otherwise it starts at step 0.</source>
        <translation>Il training continua il conteggio degli step dal punto di ripristino, così da ripetere da lì i learning rate e l’ordine dei dati del run originale. Altrimenti parte dallo step 0.</translation>
    </message>
    <message>
        <source>Initial share</source>
        <translation>Quota iniziale</translation>
    </message>
    <message>
        <source>Share of the prunable weights that are zero when pruning begins.</source>
        <translation>Quota dei pesi soggetti a pruning che sono zero quando il pruning inizia.</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Inizia a</translation>
    </message>
    <message>
        <source>Epoch at which pruning begins.</source>
        <translation>Epoca in cui inizia il pruning.</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Termina a</translation>
    </message>
    <message>
        <source>Epoch at which the share is reached; 0 = after three quarters of the run.</source>
        <translation>Epoca in cui la quota è raggiunta; 0 = dopo tre quarti del run.</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Ogni</translation>
    </message>
    <message>
        <source>Steps between two masks.</source>
        <translation>Step tra due maschere.</translation>
    </message>
    <message>
        <source>Batches judged</source>
        <translation>Batch valutati</translation>
    </message>
    <message>
        <source>Number of training batches over which gradients are averaged.</source>
        <translation>Numero di batch di training su cui si fa la media dei gradienti.</translation>
    </message>
    <message>
        <source>Kept per layer</source>
        <translation>Min. per layer</translation>
    </message>
    <message>
        <source>Share of its weights that every layer always keeps. With 0, a run whose mask would empty a layer is refused.</source>
        <translation>Quota dei suoi pesi che ogni layer conserva sempre. Con 0, un run la cui maschera svuoterebbe un layer viene rifiutato.</translation>
    </message>
    <message>
        <source>Shuffled mask</source>
        <translation>Maschera mescolata</translation>
    </message>
    <message>
        <source>A control: each layer keeps the same number of weights, but random ones.</source>
        <translation>Un controllo: ogni layer conserva lo stesso numero di pesi, ma casuali.</translation>
    </message>
    <message>
        <source>First layer too</source>
        <translation>Anche il primo layer</translation>
    </message>
    <message>
        <source>Also prune the first layer with weights.</source>
        <translation>Applica il pruning anche al primo layer con pesi.</translation>
    </message>
    <message>
        <source>Last layer too</source>
        <translation>Anche l’ultimo layer</translation>
    </message>
    <message>
        <source>Also prune the classifier.</source>
        <translation>Applica il pruning anche al classificatore.</translation>
    </message>
    <message>
        <source>Depthwise too</source>
        <translation>Anche depthwise</translation>
    </message>
    <message>
        <source>Also prune depthwise convolutions; they have few weights, and losing some costs much accuracy.</source>
        <translation>Applica il pruning anche alle convoluzioni depthwise; hanno pochi pesi e perderne alcuni costa molta accuratezza.</translation>
    </message>
    <message>
        <source>Layers not pruned</source>
        <translation>Layer esclusi</translation>
    </message>
    <message>
        <source>Names of layers that are not pruned.</source>
        <translation>Nomi dei layer a cui non si applica il pruning.</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>epoche</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>step</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>What people call the run.</source>
        <translation>Come si chiama il run.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>What is this run to find out?</source>
        <translation>Che cosa deve scoprire questo run?</translation>
    </message>
    <message>
        <source>Free text about the run.</source>
        <translation>Testo libero sul run.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>baseline, paper</source>
        <translation>baseline, articolo</translation>
    </message>
    <message>
        <source>Keywords for finding the run, separated by commas.</source>
        <translation>Parole chiave per trovare il run, separate da virgole.</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>File del modello</translation>
    </message>
    <message>
        <source>none: the architecture above</source>
        <translation>nessuno: l’architettura sopra</translation>
    </message>
    <message>
        <source>Full path of a model file, Keras architecture or ONNX model that defines the network, instead of a built-in architecture.</source>
        <translation>Percorso completo di un file del modello, di un’architettura Keras o di un modello ONNX che definisce la rete, al posto di un’architettura integrata.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architettura</translation>
    </message>
    <message>
        <source>The layers of the network.</source>
        <translation>I layer della rete.</translation>
    </message>
    <message>
        <source>Small CNN</source>
        <translation>Piccola CNN</translation>
    </message>
    <message>
        <source>A few convolutions and a classifier: minutes on a CPU, good for small grey images</source>
        <translation>Alcune convoluzioni e un classificatore: minuti su una CPU, adatto a piccole immagini in grigio</translation>
    </message>
    <message>
        <source>ResNet20 V2</source>
        <translation>ResNet20 V2</translation>
    </message>
    <message>
        <source>20 layers with pre-activated residual blocks: for small photographs such as CIFAR-10</source>
        <translation>20 layer con blocchi residuali pre-attivati: per piccole foto come CIFAR-10</translation>
    </message>
    <message>
        <source>ResNet50 V2</source>
        <translation>ResNet50 V2</translation>
    </message>
    <message>
        <source>50 layers in bottleneck blocks, 25.6 million parameters: for photographs</source>
        <translation>50 layer in blocchi bottleneck, 25,6 milioni di parametri: per fotografie</translation>
    </message>
    <message>
        <source>ResNet101 V2</source>
        <translation>ResNet101 V2</translation>
    </message>
    <message>
        <source>101 layers in bottleneck blocks, 44.7 million parameters: for photographs</source>
        <translation>101 layer in blocchi bottleneck, 44,7 milioni di parametri: per fotografie</translation>
    </message>
    <message>
        <source>ResNet152 V2</source>
        <translation>ResNet152 V2</translation>
    </message>
    <message>
        <source>152 layers in bottleneck blocks, 60.4 million parameters: for photographs</source>
        <translation>152 layer in blocchi bottleneck, 60,4 milioni di parametri: per fotografie</translation>
    </message>
    <message>
        <source>MobileNet V2</source>
        <translation>MobileNet V2</translation>
    </message>
    <message>
        <source>Depthwise convolutions, 3.5 million parameters: small and quick for its accuracy</source>
        <translation>Convoluzioni depthwise, 3,5 milioni di parametri: piccola e veloce per la sua accuratezza</translation>
    </message>
    <message>
        <source>Large-image CNN</source>
        <translation>CNN per immagini grandi</translation>
    </message>
    <message>
        <source>Five convolutions with pooling: for large images of few classes, such as 500 × 500 pixels</source>
        <translation>Cinque convoluzioni con pooling: per immagini grandi di poche classi, come 500 × 500 pixel</translation>
    </message>
    <message>
        <source>GRU</source>
        <translation>GRU</translation>
    </message>
    <message>
        <source>Reads an image row by row, 128 units</source>
        <translation>Legge un’immagine riga per riga, 128 unità</translation>
    </message>
    <message>
        <source>1-D CNN</source>
        <translation>CNN 1-D</translation>
    </message>
    <message>
        <source>Convolutions along the rows: for feature vectors and time series</source>
        <translation>Convoluzioni lungo le righe: per vettori di feature e serie temporali</translation>
    </message>
    <message>
        <source>2-D CNN</source>
        <translation>CNN 2-D</translation>
    </message>
    <message>
        <source>Convolutions over a grid: for feature vectors arranged as a grid</source>
        <translation>Convoluzioni su una griglia: per vettori di feature disposti a griglia</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>of inputs</source>
        <translation>degli input</translation>
    </message>
    <message>
        <source>Share of the classifier's inputs that each training step sets to zero at random; 0 = none.</source>
        <translation>Quota degli input del classificatore che ogni step di training azzera a caso; 0 = nessuna.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Larghezza</translation>
    </message>
    <message>
        <source>× channels</source>
        <translation>× canali</translation>
    </message>
    <message>
        <source>Scales the channels of every layer: 2 gives about four times the parameters.</source>
        <translation>Scala i canali di ogni layer: 2 dà circa quattro volte i parametri.</translation>
    </message>
    <message>
        <source>Initial weights</source>
        <translation>Pesi iniziali</translation>
    </message>
    <message>
        <source>none: drawn at random</source>
        <translation>nessuno: estratti a caso</translation>
    </message>
    <message>
        <source>Full path of the file with the weights that training starts from; empty = random weights.</source>
        <translation>Percorso completo del file con i pesi da cui parte il training; vuoto = pesi casuali.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>The source of the samples.</source>
        <translation>L’origine dei campioni.</translation>
    </message>
    <message>
        <source>Glyphs, built in</source>
        <translation>Glifi, integrati</translation>
    </message>
    <message>
        <source>Shapes that the engine draws from the seed: nothing to download</source>
        <translation>Forme che il motore disegna dal seed: nulla da scaricare</translation>
    </message>
    <message>
        <source>IDX files</source>
        <translation>File IDX</translation>
    </message>
    <message>
        <source>A folder with the four files of MNIST, Fashion-MNIST or similar, plain or .gz</source>
        <translation>Una cartella con i quattro file di MNIST, Fashion-MNIST o simili, così o .gz</translation>
    </message>
    <message>
        <source>Image folder</source>
        <translation>Cartella di immagini</translation>
    </message>
    <message>
        <source>train/CLASS/*.jpg, *.png or *.webp, and the same below val or test</source>
        <translation>train/CLASSE/*.jpg, *.png o *.webp, e lo stesso sotto val o test</translation>
    </message>
    <message>
        <source>CIFAR-10 or CIFAR-100</source>
        <translation>CIFAR-10 o CIFAR-100</translation>
    </message>
    <message>
        <source>The folder or .tar.gz of the binary or Python version</source>
        <translation>La cartella o il .tar.gz della versione binaria o Python</translation>
    </message>
    <message>
        <source>CSV list of images</source>
        <translation>Elenco CSV di immagini</translation>
    </message>
    <message>
        <source>A file with the lines path,label, or a folder with train.csv and val.csv</source>
        <translation>Un file con le righe path,label, o una cartella con train.csv e val.csv</translation>
    </message>
    <message>
        <source>TFRecord files</source>
        <translation>file TFRecord</translation>
    </message>
    <message>
        <source>tf.train.Example records with an encoded image and a label</source>
        <translation>Record tf.train.Example con un’immagine codificata e un’etichetta</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>file HDF5</translation>
    </message>
    <message>
        <source>A file, a list of files, or a folder with train*.h5 and val*.h5</source>
        <translation>Un file, un elenco di file, o una cartella con train*.h5 e val*.h5</translation>
    </message>
    <message>
        <source>Synthetic ImageNet</source>
        <translation>ImageNet sintetico</translation>
    </message>
    <message>
        <source>Random images in ImageNet's shape and number: for measuring speed, nothing can be learned</source>
        <translation>Immagini casuali nella forma e nel numero di ImageNet: per misurare la velocità, non c’è nulla da imparare</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Folder of the data set</source>
        <translation>Cartella del dataset</translation>
    </message>
    <message>
        <source>Folder or file of the data set; empty for glyphs and synthetic.</source>
        <translation>Cartella o file del dataset; vuoto per glifi e sintetico.</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Feature</translation>
    </message>
    <message>
        <source>Name of the data set or feature with the images or numbers. Several HDF5 names, separated by commas, are joined: vectors end to end, others as channels. Empty = features, or image/encoded.</source>
        <translation>Nome del dataset o della feature con le immagini o i numeri. Più nomi HDF5, separati da virgole, vengono uniti: i vettori in fila, gli altri come canali. Vuoto = features, o image/encoded.</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Name of the data set or feature with the labels. Empty = labels, or image/class/label.</source>
        <translation>Nome del dataset o della feature con le etichette. Vuoto = labels, o image/class/label.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classi</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>A number of classes, spread evenly over all of them, or class names separated by commas. Results show the choice because a subset is a different task.</source>
        <translation>Un numero di classi, distribuite uniformemente su tutte, o nomi di classi separati da virgole. I risultati mostrano la scelta perché un sottoinsieme è un compito diverso.</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Tenuta da parte</translation>
    </message>
    <message>
        <source>Share of each class held out for validation if the data set has no validation part: 0.1 = one image in ten.</source>
        <translation>Quota di ogni classe tenuta da parte per la validazione se il dataset non ha una parte di validazione: 0,1 = un’immagine su dieci.</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>Dimensione immagini</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixel</translation>
    </message>
    <message>
        <source>Height × width, 8 to 1024 for images. Every image is resized to this before it enters the network; features of HDF5 files have height × width × channels values.</source>
        <translation>Altezza × larghezza, da 8 a 1024 per le immagini. Ogni immagine viene portata a questa dimensione prima di entrare nella rete; le feature dei file HDF5 hanno altezza × larghezza × canali valori.</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canali</translation>
    </message>
    <message>
        <source>For images 1 (grey) or 3 (RGB).</source>
        <translation>Per le immagini 1 (grigio) o 3 (RGB).</translation>
    </message>
    <message>
        <source>Training samples</source>
        <translation>Campioni di training</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Number of training samples to use; fewer give a quick trial. 0 = all (10,000 glyphs).</source>
        <translation>Numero di campioni di training da usare; con pochi si fa una prova veloce. 0 = tutti (10.000 glifi).</translation>
    </message>
    <message>
        <source>Validation samples</source>
        <translation>Campioni di validazione</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validazione</translation>
    </message>
    <message>
        <source>Number of samples that each validation uses. 0 = all (2,000 glyphs).</source>
        <translation>Numero di campioni usati da ogni validazione. 0 = tutti (2.000 glifi).</translation>
    </message>
    <message>
        <source>Seed of samples</source>
        <translation>Seed dei campioni</translation>
    </message>
    <message>
        <source>the run's seed</source>
        <translation>il seed del run</translation>
    </message>
    <message>
        <source>Determines which samples are used: the choice of a subset, the validation split, and the samples that the engine draws.</source>
        <translation>Determina quali campioni si usano: la scelta di un sottoinsieme, lo split di validazione e i campioni disegnati dal motore.</translation>
    </message>
    <message>
        <source>Sample order</source>
        <translation>Ordine campioni</translation>
    </message>
    <message>
        <source>The order in which an epoch's samples come.</source>
        <translation>L’ordine in cui arrivano i campioni di un’epoca.</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mescola</translation>
    </message>
    <message>
        <source>Every sample once per epoch, reshuffled each time; ranks take turns</source>
        <translation>Ogni campione una volta per epoca, rimescolati ogni volta; i rank si alternano</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Estrai</translation>
    </message>
    <message>
        <source>Each batch is drawn from all samples with replacement</source>
        <translation>Ogni batch è estratto da tutti i campioni con reinserimento</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>File by file, shuffled within each file; ranks take whole files</source>
        <translation>File per file, mescolati dentro ogni file; i rank prendono file interi</translation>
    </message>
    <message>
        <source>Seed of order</source>
        <translation>Seed dell’ordine</translation>
    </message>
    <message>
        <source>Determines the order of the samples and their random changes.</source>
        <translation>Determina l’ordine dei campioni e le loro modifiche casuali.</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Flip</translation>
    </message>
    <message>
        <source>Mirror half of the training images, left to right.</source>
        <translation>Specchia metà delle immagini di training, da sinistra a destra.</translation>
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
        <translation>Bordo su ogni lato prima del crop casuale.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Adatta</translation>
    </message>
    <message>
        <source>How an image of another shape is fitted to the image size.</source>
        <translation>Come un’immagine di forma diversa viene adattata alla dimensione delle immagini.</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Estendi</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio changed</source>
        <translation>L’immagine intera, con le proporzioni modificate</translation>
    </message>
    <message>
        <source>The centre of the image, with its aspect ratio kept</source>
        <translation>Il centro dell’immagine, con le proporzioni mantenute</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Bordi</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio kept and black bars added</source>
        <translation>L’immagine intera, con le proporzioni mantenute e barre nere aggiunte</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>Crop casuale</translation>
    </message>
    <message>
        <source>Take a random part of each image and resize it: the usual choice for photographs.</source>
        <translation>Prende una parte casuale di ogni immagine e la ridimensiona: la scelta abituale per le fotografie.</translation>
    </message>
    <message>
        <source>Least area</source>
        <translation>Area minima</translation>
    </message>
    <message>
        <source>Smallest share of the image's area that the part covers; 0.08 is usual.</source>
        <translation>La quota minima dell’area dell’immagine coperta dalla parte; 0,08 è il valore abituale.</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>Proporzioni</translation>
    </message>
    <message>
        <source>The part's aspect ratio is drawn from 1/value to the value.</source>
        <translation>Le proporzioni della parte sono estratte da 1/valore al valore.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Rotazione</translation>
    </message>
    <message>
        <source>Turn by a random multiple of 90°; by 0° or 180° when images are not square.</source>
        <translation>Ruota di un multiplo casuale di 90°; di 0° o 180° se le immagini non sono quadrate.</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Luminosità</translation>
    </message>
    <message>
        <source>Multiplied by a factor drawn from 1 − value to 1 + value; 0 = unchanged.</source>
        <translation>Moltiplicata per un fattore estratto da 1 − valore a 1 + valore; 0 = invariata.</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contrasto</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Saturazione</translation>
    </message>
    <message>
        <source>Hue</source>
        <translation>Tonalità</translation>
    </message>
    <message>
        <source>Shifted by up to this share of the colour circle, 0 to 0.5.</source>
        <translation>Spostata fino a questa quota del cerchio dei colori, da 0 a 0,5.</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operazioni</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>per immagine</translation>
    </message>
    <message>
        <source>RandAugment: number of random operations per image.</source>
        <translation>RandAugment: numero di operazioni casuali per immagine.</translation>
    </message>
    <message>
        <source>of 30</source>
        <translation>di 30</translation>
    </message>
    <message>
        <source>RandAugment: how strong each operation is.</source>
        <translation>RandAugment: quanto è forte ogni operazione.</translation>
    </message>
    <message>
        <source>Cutout</source>
        <translation>Cutout</translation>
    </message>
    <message>
        <source>Side of the covered square.</source>
        <translation>Lato del quadrato coperto.</translation>
    </message>
    <message>
        <source>Mixup alpha</source>
        <translation>Alpha di Mixup</translation>
    </message>
    <message>
        <source>The other image's share is drawn from Beta(value, value); 0 = off.</source>
        <translation>La quota dell’altra immagine è estratta da Beta(valore, valore); 0 = disattivato.</translation>
    </message>
    <message>
        <source>CutMix alpha</source>
        <translation>Alpha di CutMix</translation>
    </message>
    <message>
        <source>Cache folder</source>
        <translation>Cartella cache</translation>
    </message>
    <message>
        <source>Folder on a fast disk</source>
        <translation>Cartella su un disco veloce</translation>
    </message>
    <message>
        <source>The prepared cache: off, auto (the user's cache folder), or a folder. The first run that uses it fills it.</source>
        <translation>La cache preparata: off, auto (la cartella della cache dell’utente) o una cartella. La riempie il primo run che la usa.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Every epoch decodes the images again</source>
        <translation>Ogni epoca decodifica di nuovo le immagini</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>Images are decoded and resized once and shared by all runs</source>
        <translation>Le immagini sono decodificate e ridimensionate una volta e condivise da tutti i run</translation>
    </message>
    <message>
        <source>Kept side</source>
        <translation>Lato tenuto</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>For resized crops: the shorter side of the kept images; auto = 8/7 of the image size.</source>
        <translation>Per i crop casuali: il lato più corto delle immagini conservate; auto = 8/7 della dimensione delle immagini.</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>Tenute come</translation>
    </message>
    <message>
        <source>The form in which each image is kept.</source>
        <translation>La forma in cui ogni immagine è conservata.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Pixels if they need at most 16 GB, otherwise JPEGs</source>
        <translation>Pixel se richiedono al massimo 16 GB, altrimenti JPEG</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Fastest, largest</source>
        <translation>Più veloce, più grande</translation>
    </message>
    <message>
        <source>JPEG</source>
        <translation>JPEG</translation>
    </message>
    <message>
        <source>JPEGs at quality 95: about a tenth of the space</source>
        <translation>JPEG di qualità 95: circa un decimo dello spazio</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>Thread del loader</translation>
    </message>
    <message>
        <source>Loader</source>
        <translation>Loader</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>thread</translation>
    </message>
    <message>
        <source>Threads that read and augment images while training runs; 0 = the training thread does it.</source>
        <translation>Thread che leggono e modificano le immagini durante il training; 0 = lo fa il thread di training.</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illeggibili</translation>
    </message>
    <message>
        <source>What the run does when a file, record or row cannot be read.</source>
        <translation>Che cosa fa il run quando un file, un record o una riga non è leggibile.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>The run fails and names the first sample that cannot be read</source>
        <translation>Il run fallisce e indica il primo campione illeggibile</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Training replaces the sample with another, validation leaves it out; the run's messages list them</source>
        <translation>Il training sostituisce il campione con un altro, la validazione lo omette; i messaggi del run li elencano</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Number of passes over the training data.</source>
        <translation>Numero di passaggi sui dati di training.</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Dimensione batch</translation>
    </message>
    <message>
        <source>Samples whose gradients are averaged for one optimizer step. 0 in the form or auto in JSON = the largest power of two that fits in half of the free memory and is at most an eighth of the samples; it is chosen when the run first starts.</source>
        <translation>Campioni i cui gradienti sono mediati per uno step dell’ottimizzatore. 0 nel modulo o auto in JSON = la massima potenza di due che entra in metà della memoria libera ed è al massimo un ottavo dei campioni; viene scelta al primo avvio del run.</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>Micro-batch</translation>
    </message>
    <message>
        <source>a batch</source>
        <translation>per batch</translation>
    </message>
    <message>
        <source>Number of parts in which a batch is computed; their gradients are averaged. Saves memory, the step stays the same.</source>
        <translation>Numero di parti in cui si calcola un batch; i loro gradienti sono mediati. Risparmia memoria, lo step resta lo stesso.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Precision of the computation; weights are kept in fp32.</source>
        <translation>Precisione del calcolo; i pesi restano in fp32.</translation>
    </message>
    <message>
        <source>fp32</source>
        <translation>fp32</translation>
    </message>
    <message>
        <source>32-bit numbers throughout</source>
        <translation>Numeri a 32 bit ovunque</translation>
    </message>
    <message>
        <source>bf16</source>
        <translation>bf16</translation>
    </message>
    <message>
        <source>Computes in 16 bits, keeps weights in 32: faster if the processor supports it</source>
        <translation>Calcola a 16 bit, tiene i pesi a 32: più veloce se il processore lo supporta</translation>
    </message>
    <message>
        <source>fp16</source>
        <translation>fp16</translation>
    </message>
    <message>
        <source>Computes in half precision with loss scaling: the fastest on GPUs</source>
        <translation>Calcola a mezza precisione con loss scaling: il più veloce sulle GPU</translation>
    </message>
    <message>
        <source>tf32</source>
        <translation>tf32</translation>
    </message>
    <message>
        <source>32-bit numbers with rounded products, on GPUs</source>
        <translation>Numeri a 32 bit con prodotti arrotondati, sulle GPU</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Ottimizzatore</translation>
    </message>
    <message>
        <source>The rule by which gradients change the weights.</source>
        <translation>La regola con cui i gradienti modificano i pesi.</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>SGD con momentum</translation>
    </message>
    <message>
        <source>Stochastic gradient descent</source>
        <translation>Discesa stocastica del gradiente</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>A separate rate for every weight; 0.001 is a good start</source>
        <translation>Un learning rate separato per ogni peso; 0,001 è un buon inizio</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>Adam with weight decay decoupled from the gradient</source>
        <translation>Adam con weight decay disaccoppiato dal gradiente</translation>
    </message>
    <message>
        <source>RMSprop</source>
        <translation>RMSprop</translation>
    </message>
    <message>
        <source>Divides by the recent magnitude of the gradients</source>
        <translation>Divide per l’ampiezza recente dei gradienti</translation>
    </message>
    <message>
        <source>Adadelta</source>
        <translation>Adadelta</translation>
    </message>
    <message>
        <source>Adapts its own scale: a learning rate of 1 is usual</source>
        <translation>Adatta da sé la propria scala: di solito il learning rate è 1</translation>
    </message>
    <message>
        <source>LARS</source>
        <translation>LARS</translation>
    </message>
    <message>
        <source>A separate rate for every layer: for very large batches</source>
        <translation>Un learning rate separato per ogni layer: per batch molto grandi</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>Share of the previous step that is kept: 0.9 smooths over about ten steps. RMSprop's default is 0.</source>
        <translation>Quota dello step precedente che viene mantenuta: 0,9 smussa su circa dieci step. Il valore predefinito di RMSprop è 0.</translation>
    </message>
    <message>
        <source>Nesterov</source>
        <translation>Nesterov</translation>
    </message>
    <message>
        <source>Evaluates the gradient one momentum step ahead.</source>
        <translation>Valuta il gradiente un passo di momentum in avanti.</translation>
    </message>
    <message>
        <source>Beta 1</source>
        <translation>Beta 1</translation>
    </message>
    <message>
        <source>Decay of the mean gradient: the share kept at each step.</source>
        <translation>Decadimento del gradiente medio: la quota mantenuta a ogni step.</translation>
    </message>
    <message>
        <source>Beta 2</source>
        <translation>Beta 2</translation>
    </message>
    <message>
        <source>Decay of the mean square: the share kept at each step.</source>
        <translation>Decadimento del quadrato medio: la quota mantenuta a ogni step.</translation>
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
        <source>Added to the divisor so that it is never zero. Adadelta's default is 1e-6.</source>
        <translation>Aggiunto al divisore perché non sia mai zero. Il valore predefinito di Adadelta è 1e-6.</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Trust</translation>
    </message>
    <message>
        <source>Size of a layer's step relative to the norm of its weights.</source>
        <translation>Ampiezza dello step di un layer rispetto alla norma dei suoi pesi.</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Weight decay</translation>
    </message>
    <message>
        <source>Pulls weights towards zero; 0 = off. AdamW's default is 0.01.</source>
        <translation>Attira i pesi verso zero; 0 = disattivato. Il valore predefinito di AdamW è 0,01.</translation>
    </message>
    <message>
        <source>Batch-norm and biases too</source>
        <translation>Anche batch-norm e bias</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Decay</translation>
    </message>
    <message>
        <source>Applies the weight decay to batch-norm parameters and biases as well.</source>
        <translation>Applica il weight decay anche ai parametri della batch-norm e ai bias.</translation>
    </message>
    <message>
        <source>Clip gradients</source>
        <translation>Clip gradienti</translation>
    </message>
    <message>
        <source>Largest global norm of the gradients; 0 = no clipping.</source>
        <translation>Norma globale massima dei gradienti; 0 = nessun clipping.</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Learning rate</translation>
    </message>
    <message>
        <source>The highest rate of the schedule; the preview on the right draws it.</source>
        <translation>Il valore massimo dello schedule; l’anteprima a destra lo disegna.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Schedule</translation>
    </message>
    <message>
        <source>How the rate changes over the run.</source>
        <translation>Come varia il learning rate nel corso del run.</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Costante</translation>
    </message>
    <message>
        <source>The same rate to the end</source>
        <translation>Lo stesso valore fino alla fine</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>A gradini</translation>
    </message>
    <message>
        <source>Falls by a factor at regular intervals</source>
        <translation>Cala di un fattore a intervalli regolari</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Falls along half a cosine</source>
        <translation>Cala lungo mezzo coseno</translation>
    </message>
    <message>
        <source>Polynomial</source>
        <translation>Polinomiale</translation>
    </message>
    <message>
        <source>Falls as a power of the remaining part of the run</source>
        <translation>Cala come una potenza della parte restante del run</translation>
    </message>
    <message>
        <source>One-cycle</source>
        <translation>One-cycle</translation>
    </message>
    <message>
        <source>Rises for 30 % of the run, then falls</source>
        <translation>Sale per il 30 % del run, poi cala</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Warm-up</translation>
    </message>
    <message>
        <source>Number of epochs over which the rate rises linearly from a tenth; helps with large batches.</source>
        <translation>Numero di epoche in cui il learning rate sale linearmente da un decimo; aiuta con batch grandi.</translation>
    </message>
    <message>
        <source>Final share</source>
        <translation>Quota finale</translation>
    </message>
    <message>
        <source>of the rate</source>
        <translation>del valore</translation>
    </message>
    <message>
        <source>Where the schedule ends, as a share of the learning rate.</source>
        <translation>Dove termina lo schedule, come quota del learning rate.</translation>
    </message>
    <message>
        <source>Step every</source>
        <translation>Gradino ogni</translation>
    </message>
    <message>
        <source>How long the rate stays the same before it falls.</source>
        <translation>Per quanto il learning rate resta uguale prima di calare.</translation>
    </message>
    <message>
        <source>Step factor</source>
        <translation>Fattore gradino</translation>
    </message>
    <message>
        <source>× the rate</source>
        <translation>× il valore</translation>
    </message>
    <message>
        <source>Each fall multiplies the rate by this.</source>
        <translation>Ogni calo moltiplica il learning rate per questo fattore.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potenza</translation>
    </message>
    <message>
        <source>1 falls linearly, 2 falls faster at first.</source>
        <translation>1 cala linearmente, 2 cala più in fretta all’inizio.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>The function that training minimises.</source>
        <translation>La funzione che il training minimizza.</translation>
    </message>
    <message>
        <source>Softmax cross-entropy</source>
        <translation>Entropia incrociata softmax</translation>
    </message>
    <message>
        <source>One class per image: the usual choice</source>
        <translation>Una classe per immagine: la scelta abituale</translation>
    </message>
    <message>
        <source>Binary cross-entropy</source>
        <translation>Entropia incrociata binaria</translation>
    </message>
    <message>
        <source>Each class on its own</source>
        <translation>Ogni classe per sé</translation>
    </message>
    <message>
        <source>Squared error</source>
        <translation>Errore quadratico</translation>
    </message>
    <message>
        <source>Distance from 1 for the class and 0 for the others</source>
        <translation>Distanza da 1 per la classe e da 0 per le altre</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Label smoothing</translation>
    </message>
    <message>
        <source>Share of the target that is spread over all classes; 0 = none, 0.1 is common for large nets.</source>
        <translation>Quota del target distribuita su tutte le classi; 0 = nessuna, 0,1 è comune per reti grandi.</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>Checkpoint ogni</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>at end</source>
        <translation>alla fine</translation>
    </message>
    <message>
        <source>A run that was stopped or killed resumes from its newest checkpoint.</source>
        <translation>Un run fermato o ucciso riprende dal suo checkpoint più recente.</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>Checkpoint tenuti</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>checkpoints</source>
        <translation>checkpoint</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>Number of newest checkpoints to keep; older ones are deleted.</source>
        <translation>Numero di checkpoint più recenti da conservare; quelli più vecchi vengono eliminati.</translation>
    </message>
    <message>
        <source>Keep epochs</source>
        <translation>Epoche tenute</translation>
    </message>
    <message>
        <source>none, or 0, 1, 2, 5</source>
        <translation>nessuna, o 0, 1, 2, 5</translation>
    </message>
    <message>
        <source>Checkpoints at the end of these epochs are kept permanently, as reset points for pruned runs; 0 = the initialisation.</source>
        <translation>I checkpoint alla fine di queste epoche sono conservati per sempre, come punti di ripristino per run con pruning; 0 = l’inizializzazione.</translation>
    </message>
    <message>
        <source>Keep steps</source>
        <translation>Step tenuti</translation>
    </message>
    <message>
        <source>Checkpoints after these steps are kept permanently, as reset points for pruned runs.</source>
        <translation>I checkpoint dopo questi step sono conservati per sempre, come punti di ripristino per run con pruning.</translation>
    </message>
    <message>
        <source>Best checkpoint</source>
        <translation>Checkpoint migliore</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Non tenuto</translation>
    </message>
    <message>
        <source>Also keeps the checkpoint of the epoch where this metric was best.</source>
        <translation>Conserva anche il checkpoint dell’epoca in cui questa metrica era migliore.</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Loss di validazione</translation>
    </message>
    <message>
        <source>Validation top-1</source>
        <translation>Top-1 di validazione</translation>
    </message>
    <message>
        <source>Validation top-5</source>
        <translation>Top-5 di validazione</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Loss di training</translation>
    </message>
    <message>
        <source>Training top-1</source>
        <translation>Top-1 di training</translation>
    </message>
    <message>
        <source>Validate every</source>
        <translation>Valida ogni</translation>
    </message>
    <message>
        <source>How often validation loss and accuracy are measured.</source>
        <translation>Quanto spesso si misurano loss e accuratezza di validazione.</translation>
    </message>
    <message>
        <source>Parallel validation</source>
        <translation>Validazione parallela</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Number of extra threads that validate while training continues; no = training waits.</source>
        <translation>Numero di thread aggiuntivi che validano mentre il training continua; no = il training attende.</translation>
    </message>
    <message>
        <source>Stop early on</source>
        <translation>Early stopping su</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Ends the run when this metric stops improving.</source>
        <translation>Termina il run quando questa metrica smette di migliorare.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Pazienza</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valori</translation>
    </message>
    <message>
        <source>How many values in a row may fail to improve on the best.</source>
        <translation>Quanti valori di fila possono non migliorare il migliore.</translation>
    </message>
    <message>
        <source>Smallest gain</source>
        <translation>Guadagno minimo</translation>
    </message>
    <message>
        <source>Only a gain larger than this counts as an improvement.</source>
        <translation>Solo un guadagno maggiore di questo conta come miglioramento.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Obiettivo</translation>
    </message>
    <message>
        <source>Ends the run as soon as this metric reaches the target, and records the time it took.</source>
        <translation>Termina il run appena questa metrica raggiunge l’obiettivo e registra il tempo impiegato.</translation>
    </message>
    <message>
        <source>Target value</source>
        <translation>Valore obiettivo</translation>
    </message>
    <message>
        <source>Accuracy at least, loss at most; 0.99 is 99 %.</source>
        <translation>Accuratezza almeno, loss al massimo; 0,99 è il 99 %.</translation>
    </message>
    <message>
        <source>On NaN</source>
        <translation>Con NaN</translation>
    </message>
    <message>
        <source>What to do when the loss is no longer a number.</source>
        <translation>Che cosa fare quando la loss non è più un numero.</translation>
    </message>
    <message>
        <source>The run ends as failed and names the step</source>
        <translation>Il run termina come fallito e indica lo step</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The run continues; the curve shows where it happened</source>
        <translation>Il run continua; la curva mostra dove è successo</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>The hardware that computes.</source>
        <translation>L’hardware che calcola.</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>oneDNN's fast kernels on the processor's cores</source>
        <translation>I kernel veloci di oneDNN sui core del processore</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Riferimento</translation>
    </message>
    <message>
        <source>Plain C++ loops: slow, for checking results; works on every machine</source>
        <translation>Semplici cicli C++: lento, per controllare i risultati; funziona su ogni macchina</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>An NVIDIA GPU, with cuDNN</source>
        <translation>Una GPU NVIDIA, con cuDNN</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Thread</translation>
    </message>
    <message>
        <source>Cores that the run computes on; the others stay free for other runs.</source>
        <translation>Core su cui calcola il run; gli altri restano liberi per altri run.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>processi</translation>
    </message>
    <message>
        <source>Processes that train together: each computes its part of every batch, and their gradients are averaged.</source>
        <translation>Processi che addestrano insieme: ciascuno calcola la sua parte di ogni batch e i loro gradienti sono mediati.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodi</translation>
    </message>
    <message>
        <source>Number of cluster nodes over which the ranks are spread.</source>
        <translation>Numero di nodi del cluster su cui sono distribuiti i rank.</translation>
    </message>
    <message>
        <source>Processes per node</source>
        <translation>Processi per nodo</translation>
    </message>
    <message>
        <source>ranks and masters</source>
        <translation>rank e master</translation>
    </message>
    <message>
        <source>evenly</source>
        <translation>uniforme</translation>
    </message>
    <message>
        <source>Number of processes on each node.</source>
        <translation>Numero di processi su ogni nodo.</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPU per nodo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Number of GPUs requested on each node.</source>
        <translation>Numero di GPU richieste su ogni nodo.</translation>
    </message>
    <message>
        <source>GPU type</source>
        <translation>tipo di GPU</translation>
    </message>
    <message>
        <source>any</source>
        <translation>una qualsiasi</translation>
    </message>
    <message>
        <source>The cluster's name for it, such as a100.</source>
        <translation>Il nome che il cluster gli dà, come a100.</translation>
    </message>
    <message>
        <source>GPU numbers</source>
        <translation>Numeri delle GPU</translation>
    </message>
    <message>
        <source>any that are free</source>
        <translation>qualsiasi libera</translation>
    </message>
    <message>
        <source>Only these GPUs of this machine; empty = any that are free.</source>
        <translation>Solo queste GPU di questa macchina; vuoto = qualsiasi libera.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partizione</translation>
    </message>
    <message>
        <source>the cluster's default</source>
        <translation>predefinita del cluster</translation>
    </message>
    <message>
        <source>A group of nodes with its own limits.</source>
        <translation>Un gruppo di nodi con limiti propri.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>your default</source>
        <translation>il predefinito</translation>
    </message>
    <message>
        <source>The account that is charged for the job.</source>
        <translation>L’account a cui è addebitato il job.</translation>
    </message>
    <message>
        <source>Quality of service</source>
        <translation>Quality of service</translation>
    </message>
    <message>
        <source>the account's default</source>
        <translation>predefinita dell’account</translation>
    </message>
    <message>
        <source>Priority and limits, if the cluster offers several.</source>
        <translation>Priorità e limiti, se il cluster ne offre più di una.</translation>
    </message>
    <message>
        <source>Node features</source>
        <translation>Caratteristiche nodi</translation>
    </message>
    <message>
        <source>ib&amp;a100</source>
        <translation>ib&amp;a100</translation>
    </message>
    <message>
        <source>Features that the nodes must have.</source>
        <translation>Caratteristiche che i nodi devono avere.</translation>
    </message>
    <message>
        <source>Excluded nodes</source>
        <translation>Nodi esclusi</translation>
    </message>
    <message>
        <source>n[01-03]</source>
        <translation>n[01-03]</translation>
    </message>
    <message>
        <source>Nodes that the run must not use.</source>
        <translation>Nodi che il run non deve usare.</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Prenotazione</translation>
    </message>
    <message>
        <source>A reservation of the cluster that you may use.</source>
        <translation>Una prenotazione del cluster che si può usare.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite di tempo</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuti</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predefinito</translation>
    </message>
    <message>
        <source>The scheduler ends the job after this time. The run saves a checkpoint shortly before and continues when the queue next starts it.</source>
        <translation>Lo scheduler termina il job dopo questo tempo. Poco prima il run salva un checkpoint e prosegue quando la coda lo riavvia.</translation>
    </message>
    <message>
        <source>Memory per node</source>
        <translation>Memoria per nodo</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Memory that the job may use on each node.</source>
        <translation>Memoria che il job può usare su ogni nodo.</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Riavvii</translation>
    </message>
    <message>
        <source>times by itself</source>
        <translation>volte da solo</translation>
    </message>
    <message>
        <source>How often the run may restart by itself after a time limit, a preemption or a lost node.</source>
        <translation>Quante volte il run può riavviarsi da solo dopo un limite di tempo, una preemption o un nodo perso.</translation>
    </message>
    <message>
        <source>Work together</source>
        <translation>Lavoro comune</translation>
    </message>
    <message>
        <source>Asynchronous modes use an additional master process; slow workers then delay nobody.</source>
        <translation>Le modalità asincrone usano un processo master aggiuntivo; i worker lenti così non ritardano nessuno.</translation>
    </message>
    <message>
        <source>Synchronous</source>
        <translation>Sincrono</translation>
    </message>
    <message>
        <source>Every step averages the gradients of all ranks, which wait for each other</source>
        <translation>Ogni step media i gradienti di tutti i rank, che si attendono a vicenda</translation>
    </message>
    <message>
        <source>Downpour</source>
        <translation>Downpour</translation>
    </message>
    <message>
        <source>Workers send gradients to a master, which updates immediately and assigns the next batches</source>
        <translation>I worker inviano i gradienti a un master, che aggiorna subito e assegna i batch successivi</translation>
    </message>
    <message>
        <source>EASGD</source>
        <translation>EASGD</translation>
    </message>
    <message>
        <source>Workers train independently and are pulled towards a common centre that the master keeps</source>
        <translation>I worker addestrano in modo indipendente e sono attirati verso un centro comune tenuto dal master</translation>
    </message>
    <message>
        <source>GEM</source>
        <translation>GEM</translation>
    </message>
    <message>
        <source>Workers scale their updates so that together they move like one run with momentum</source>
        <translation>I worker scalano i loro aggiornamenti così da muoversi insieme come un solo run con momentum</translation>
    </message>
    <message>
        <source>Scaling rule</source>
        <translation>Regola di scala</translation>
    </message>
    <message>
        <source>How batch size and learning rate change with n ranks.</source>
        <translation>Come cambiano dimensione del batch e learning rate con n rank.</translation>
    </message>
    <message>
        <source>Share the batch</source>
        <translation>Dividi il batch</translation>
    </message>
    <message>
        <source>The ranks share the batch and the rate stays: the losses equal those of one rank</source>
        <translation>I rank si dividono il batch e il learning rate resta: le loss sono uguali a quelle di un rank</translation>
    </message>
    <message>
        <source>Batch each, rate × n</source>
        <translation>Un batch a testa, LR × n</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate grows linearly</source>
        <translation>Ogni rank ha il proprio batch; il learning rate cresce linearmente</translation>
    </message>
    <message>
        <source>Batch each, rate × √n</source>
        <translation>Un batch a testa, LR × √n</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate grows by the square root</source>
        <translation>Ogni rank ha il proprio batch; il learning rate cresce con la radice quadrata</translation>
    </message>
    <message>
        <source>Batch each, rate × n^⅔</source>
        <translation>Un batch a testa, LR × n^⅔</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate grows by the two-thirds power</source>
        <translation>Ogni rank ha il proprio batch; il learning rate cresce con la potenza due terzi</translation>
    </message>
    <message>
        <source>Batch each, rate stays</source>
        <translation>Un batch a testa, LR uguale</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate stays</source>
        <translation>Ogni rank ha il proprio batch; il learning rate resta</translation>
    </message>
    <message>
        <source>Bucket size</source>
        <translation>Dimensione bucket</translation>
    </message>
    <message>
        <source>MiB, 0 = tuned</source>
        <translation>MiB, 0 = calibrata</translation>
    </message>
    <message>
        <source>Gradients are summed over the ranks in slices of this size; 0 = tuned in the first steps.</source>
        <translation>I gradienti sono sommati tra i rank in porzioni di questa dimensione; 0 = calibrata nei primi step.</translation>
    </message>
    <message>
        <source>Buckets in</source>
        <translation>Bucket in</translation>
    </message>
    <message>
        <source>The precision in which ranks send gradients to each other.</source>
        <translation>La precisione con cui i rank si inviano i gradienti.</translation>
    </message>
    <message>
        <source>Gradients are sent unrounded</source>
        <translation>I gradienti sono inviati senza arrotondamento</translation>
    </message>
    <message>
        <source>Gradients are sent rounded, which halves the time over a network; they are added in fp32</source>
        <translation>I gradienti sono inviati arrotondati, il che dimezza il tempo su una rete; sono sommati in fp32</translation>
    </message>
    <message>
        <source>Like bf16 but rounded less; gradients are scaled first so that nothing overflows</source>
        <translation>Come bf16 ma con meno arrotondamento; prima i gradienti sono scalati perché nulla vada in overflow</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Sovrapposizione</translation>
    </message>
    <message>
        <source>sum while computing</source>
        <translation>somma mentre calcola</translation>
    </message>
    <message>
        <source>Sums the gradients that are ready while the backward pass computes the rest. Turn it off to see how much that saves.</source>
        <translation>Somma i gradienti pronti mentre il backward pass calcola gli altri. Disattivarla per vedere quanto fa risparmiare.</translation>
    </message>
    <message>
        <source>Ordered sum</source>
        <translation>Somma ordinata</translation>
    </message>
    <message>
        <source>rank by rank</source>
        <translation>rank per rank</translation>
    </message>
    <message>
        <source>Adds in rank order, so that MPI and shared memory give bit-identical losses.</source>
        <translation>Somma in ordine di rank, così che MPI e la memoria condivisa diano loss identiche bit per bit.</translation>
    </message>
    <message>
        <source>Batch-norm</source>
        <translation>Batch-norm</translation>
    </message>
    <message>
        <source>statistics of all ranks</source>
        <translation>statistiche di tutti i rank</translation>
    </message>
    <message>
        <source>Batch-norm uses the statistics of the whole batch instead of each rank's part, as one rank would; costs two exchanges per layer.</source>
        <translation>La batch-norm usa le statistiche dell’intero batch invece della parte di ogni rank, come farebbe un solo rank; costa due scambi per layer.</translation>
    </message>
    <message>
        <source>Exchange every</source>
        <translation>Scambio ogni</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>batch</translation>
    </message>
    <message>
        <source>Number of batches that a worker computes between exchanges with its master.</source>
        <translation>Numero di batch che un worker calcola tra due scambi con il suo master.</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>If more than one, this many masters serve the workers, below a top master.</source>
        <translation>Se più di uno, altrettanti master servono i worker, sotto un master superiore.</translation>
    </message>
    <message>
        <source>Ranks per worker</source>
        <translation>Rank per worker</translation>
    </message>
    <message>
        <source>average gradients</source>
        <translation>mediano i gradienti</translation>
    </message>
    <message>
        <source>Number of ranks that form one worker: they share its batches and average their gradients.</source>
        <translation>Numero di rank che formano un worker: ne condividono i batch e mediano i gradienti.</translation>
    </message>
    <message>
        <source>Elastic force</source>
        <translation>Forza elastica</translation>
    </message>
    <message>
        <source>β: at each exchange, a worker is pulled towards the centre by β divided by the number of workers.</source>
        <translation>β: a ogni scambio un worker è attirato verso il centro di β diviso per il numero di worker.</translation>
    </message>
    <message>
        <source>Amplification κ</source>
        <translation>Amplificazione κ</translation>
    </message>
    <message>
        <source>How much more energy all workers together may have than a single run with momentum.</source>
        <translation>Quanta energia in più possono avere tutti i worker insieme rispetto a un solo run con momentum.</translation>
    </message>
    <message>
        <source>Proxy momentum</source>
        <translation>Momentum proxy</translation>
    </message>
    <message>
        <source>Momentum of the single run that the workers together imitate.</source>
        <translation>Momentum del singolo run che i worker imitano insieme.</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>First traced</source>
        <translation>Primo tracciato</translation>
    </message>
    <message>
        <source>Counted from 1; 0 = the first step of each attempt.</source>
        <translation>Contato da 1; 0 = il primo step di ogni tentativo.</translation>
    </message>
    <message>
        <source>Traced steps</source>
        <translation>Step tracciati</translation>
    </message>
    <message>
        <source>Number of steps for which every rank records a timeline for the Timeline page. You can also request a trace while the run trains.</source>
        <translation>Numero di step per cui ogni rank registra una timeline per la pagina Timeline. Una traccia si può richiedere anche mentre il run si addestra.</translation>
    </message>
    <message>
        <source>Trace limit</source>
        <translation>Limite traccia</translation>
    </message>
    <message>
        <source>MB per rank</source>
        <translation>MB per rank</translation>
    </message>
    <message>
        <source>The trace ends when a rank's file reaches this size.</source>
        <translation>La traccia termina quando il file di un rank raggiunge questa dimensione.</translation>
    </message>
    <message>
        <source>Watched mask</source>
        <translation>Maschera seguita</translation>
    </message>
    <message>
        <source>Records how much a mask that prunes this share of the weights changes from epoch to epoch; 0 = off.</source>
        <translation>Registra quanto cambia da un’epoca all’altra una maschera che rimuove questa quota dei pesi; 0 = disattivato.</translation>
    </message>
    <message>
        <source>Barrier to</source>
        <translation>Barriera verso</translation>
    </message>
    <message>
        <source>not measured, or RUN@end</source>
        <translation>non misurata, o RUN@end</translation>
    </message>
    <message>
        <source>When the run ends, it measures how far the error rises on the straight line from its weights to those of this checkpoint.</source>
        <translation>Alla fine il run misura quanto sale l’errore sulla linea retta dai suoi pesi a quelli di questo checkpoint.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Determines every random choice, except those of the data if it has its own seeds. The same spec and seed give the same run.</source>
        <translation>Determina ogni scelta casuale, tranne quelle dei dati se hanno seed propri. La stessa specifica e lo stesso seed danno lo stesso run.</translation>
    </message>
    <message>
        <source>Histograms</source>
        <translation>Istogrammi</translation>
    </message>
    <message>
        <source>of every layer</source>
        <translation>di ogni layer</translation>
    </message>
    <message>
        <source>Records how weights, gradients and activations of every layer are distributed, for the tab Layers of Look inside. It shows dead channels and saturated layers, too.</source>
        <translation>Registra come sono distribuiti pesi, gradienti e attivazioni di ogni layer, per la scheda Layer di Dentro la rete. Mostra anche canali morti e layer saturi.</translation>
    </message>
    <message>
        <source>Histogram interval</source>
        <translation>Intervallo istogrammi</translation>
    </message>
    <message>
        <source>Steps between two records. Automatic: 200, or more if recording would take over 1 % of the time or yield over 100 records. The first and the last step are recorded, too.</source>
        <translation>Step tra due registrazioni. Automatico: 200, o più se registrare richiedesse oltre l’1 % del tempo o producesse oltre 100 registrazioni. Si registrano anche il primo e l’ultimo step.</translation>
    </message>
    <message>
        <source>Weight histograms</source>
        <translation>Istogrammi dei pesi</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesi</translation>
    </message>
    <message>
        <source>Records the weights as the step leaves them.</source>
        <translation>Registra i pesi come li lascia lo step.</translation>
    </message>
    <message>
        <source>Gradient histograms</source>
        <translation>Istogrammi dei gradienti</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>gradienti</translation>
    </message>
    <message>
        <source>Records the mean gradient of the whole batch that the update uses, before clipping and weight decay.</source>
        <translation>Registra il gradiente medio dell’intero batch usato dall’aggiornamento, prima di clipping e weight decay.</translation>
    </message>
    <message>
        <source>Activation histograms</source>
        <translation>Istogrammi attivazioni</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>attivazioni</translation>
    </message>
    <message>
        <source>Records the outputs of every layer for all samples of the step.</source>
        <translation>Registra gli output di ogni layer per tutti i campioni dello step.</translation>
    </message>
    <message>
        <source>Placement on cores</source>
        <translation>Posizione sui core</translation>
    </message>
    <message>
        <source>The cores to which each rank and its loader threads are bound.</source>
        <translation>I core a cui sono vincolati ogni rank e i suoi thread del loader.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatica</translation>
    </message>
    <message>
        <source>Equal parts of neighbouring cores, beside each rank's GPU first; mpirun and srun bind their ranks themselves</source>
        <translation>Parti uguali di core vicini, prima quelli accanto alla GPU di ogni rank; mpirun e srun vincolano da sé i loro rank</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compatta</translation>
    </message>
    <message>
        <source>Neighbouring cores, which share caches and memory; a rank with a GPU gets only cores beside its GPU</source>
        <translation>Core vicini, che condividono cache e memoria; un rank con una GPU riceve solo core accanto alla sua GPU</translation>
    </message>
    <message>
        <source>Scattered</source>
        <translation>Sparsa</translation>
    </message>
    <message>
        <source>Cores in turn, so that each rank uses the memory of every processor</source>
        <translation>Core a turno, così che ogni rank usi la memoria di ogni processore</translation>
    </message>
    <message>
        <source>Not bound</source>
        <translation>Non vincolata</translation>
    </message>
    <message>
        <source>The system moves threads between all cores</source>
        <translation>Il sistema sposta i thread tra tutti i core</translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message>
        <source>Draft</source>
        <translation>Bozza</translation>
    </message>
    <message>
        <source>Uploading</source>
        <translation>Trasferimento</translation>
    </message>
    <message>
        <source>Submitting</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Verifica invio</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>In coda</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Trattenuto</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloccato</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>In avvio</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>Sospeso</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>In chiusura</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>In verifica</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Completato</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Fermato</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallito</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annullato</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrotto</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sconosciuto</translation>
    </message>
    <message>
        <source>Stored, but not submitted to a machine yet.</source>
        <translation>Salvato, ma non ancora inviato a una macchina.</translation>
    </message>
    <message>
        <source>Its run directory is being written.</source>
        <translation>La sua cartella del run viene scritta.</translation>
    </message>
    <message>
        <source>It is being added to the machine's queue.</source>
        <translation>Viene aggiunto alla coda della macchina.</translation>
    </message>
    <message>
        <source>The machine's answer was lost; Trainyard is finding out whether it was queued.</source>
        <translation>La risposta della macchina è andata persa; Trainyard sta verificando se è stato messo in coda.</translation>
    </message>
    <message>
        <source>It starts automatically when the requested cores are free, even if this window is closed.</source>
        <translation>Parte da solo quando i core richiesti sono liberi, anche se questa finestra è chiusa.</translation>
    </message>
    <message>
        <source>The scheduler holds it.</source>
        <translation>Lo scheduler lo trattiene.</translation>
    </message>
    <message>
        <source>It cannot start with these settings. Clone it, change the settings named in the reason and start the clone.</source>
        <translation>Non può partire con queste impostazioni. Clonarlo, modificare le impostazioni indicate nel motivo e avviare il clone.</translation>
    </message>
    <message>
        <source>The engine is loading data and building the network.</source>
        <translation>Il motore carica i dati e costruisce la rete.</translation>
    </message>
    <message>
        <source>Training continues when this window is closed.</source>
        <translation>Il training continua quando questa finestra è chiusa.</translation>
    </message>
    <message>
        <source>The scheduler has suspended it temporarily.</source>
        <translation>Lo scheduler lo ha sospeso temporaneamente.</translation>
    </message>
    <message>
        <source>It is writing its last checkpoint.</source>
        <translation>Scrive il suo ultimo checkpoint.</translation>
    </message>
    <message>
        <source>The process has ended; its run directory is being read.</source>
        <translation>Il processo è terminato; viene letta la sua cartella del run.</translation>
    </message>
    <message>
        <source>Trained to the end.</source>
        <translation>Addestrato fino alla fine.</translation>
    </message>
    <message>
        <source>It ended with an error. Fix the cause, then resume from its last checkpoint, or clone it.</source>
        <translation>È terminato con un errore. Eliminare la causa, poi riprenderlo dal suo ultimo checkpoint o clonarlo.</translation>
    </message>
    <message>
        <source>Cancelled before it finished. Resume starts it from its last checkpoint, or from the beginning.</source>
        <translation>Annullato prima della fine. Riprendi lo avvia dal suo ultimo checkpoint o dall’inizio.</translation>
    </message>
    <message>
        <source>The engine ended without a result: it was killed, or power was lost. Resume continues from its last checkpoint.</source>
        <translation>Il motore è terminato senza risultato: è stato ucciso o è mancata la corrente. Riprendi continua dal suo ultimo checkpoint.</translation>
    </message>
    <message>
        <source>The machine does not report its state.</source>
        <translation>La macchina non ne comunica lo stato.</translation>
    </message>
    <message>
        <source>It ended with an error. Fix the cause, then resume or clone it.</source>
        <translation>È terminato con un errore. Eliminare la causa, poi riprenderlo o clonarlo.</translation>
    </message>
    <message>
        <source>It ended with an error, before its first checkpoint. Fix the cause, then resume it from the beginning, or clone it.</source>
        <translation>È terminato con un errore, prima del suo primo checkpoint. Eliminare la causa, poi riprenderlo dall’inizio o clonarlo.</translation>
    </message>
    <message>
        <source>Cancelled before its first checkpoint. Resume starts it from the beginning.</source>
        <translation>Annullato prima del suo primo checkpoint. Riprendi lo avvia dall’inizio.</translation>
    </message>
    <message>
        <source>The engine ended without a result, before its first checkpoint: it was killed, or power was lost. Resume starts it from the beginning.</source>
        <translation>Il motore è terminato senza risultato, prima del suo primo checkpoint: è stato ucciso o è mancata la corrente. Riprendi lo avvia dall’inizio.</translation>
    </message>
    <message>
        <source>Stopped before its first checkpoint. Resume starts it from the beginning.</source>
        <translation>Fermato prima del suo primo checkpoint. Riprendi lo avvia dall’inizio.</translation>
    </message>
    <message>
        <source>Stopped after a checkpoint. Resume continues from there.</source>
        <translation>Fermato dopo un checkpoint. Riprendi continua da lì.</translation>
    </message>
</context>
<context>
    <name>StudyFigures</name>
    <message>
        <source>ranks</source>
        <translation>rank</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>misurato</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>ideale</translation>
    </message>
    <message>
        <source>forecast</source>
        <translation>previsione</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Speed-up</translation>
    </message>
    <message>
        <source>over one rank</source>
        <translation>rispetto a un rank</translation>
    </message>
    <message>
        <source>Everything is relative to a run with one rank, which must finish first.</source>
        <translation>Tutto è relativo a un run con un rank, che deve terminare per primo.</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Efficienza</translation>
    </message>
    <message>
        <source>speed-up ÷ ranks</source>
        <translation>speed-up ÷ rank</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Throughput</translation>
    </message>
    <message>
        <source>samples/s, without the first epoch</source>
        <translation>campioni/s, senza la prima epoca</translation>
    </message>
    <message>
        <source>Speeds appear once a run with more than one epoch is done.</source>
        <translation>Le velocità appaiono quando un run con più di un’epoca è completato.</translation>
    </message>
    <message>
        <source>Time to accuracy</source>
        <translation>Tempo all’accuratezza</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondi</translation>
    </message>
    <message>
        <source>seconds to %1 %2</source>
        <translation>secondi a %1 %2</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>over samples seen</source>
        <translation>su campioni visti</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>campioni</translation>
    </message>
    <message>
        <source>The curves grow with each epoch.</source>
        <translation>Le curve crescono a ogni epoca.</translation>
    </message>
    <message>
        <source>band of one rank</source>
        <translation>banda di un rank</translation>
    </message>
</context>
<context>
    <name>StudyText</name>
    <message>
        <source>%1: %2 of %3 runs are done, %4 ended otherwise, %5 are still to come.</source>
        <translation>%1: %2 di %3 run sono completati, %4 sono terminati altrimenti, %5 devono ancora arrivare.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs are done.</source>
        <translation>%1: %2 di %3 run sono completati.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs are done, %4 ended otherwise.</source>
        <translation>%1: %2 di %3 run sono completati, %4 sono terminati altrimenti.</translation>
    </message>
    <message>
        <source>The target is %1 %2, from the run spec.</source>
        <translation>L’obiettivo è %1 %2, dalla specifica del run.</translation>
    </message>
    <message>
        <source>The target is %1 %2, which every one-rank run reached.</source>
        <translation>L’obiettivo è %1 %2, raggiunto da ogni run con un rank.</translation>
    </message>
    <message>
        <source>%1 train %2 times as fast as one, %3 of the ideal.</source>
        <translation>%1 addestrano %2 volte più veloci di uno, %3 dell’ideale.</translation>
    </message>
    <message>
        <source>That is more than the ideal: other work probably slowed down the one-rank runs. Repeat them.</source>
        <translation>È più dell’ideale: probabilmente altro lavoro ha rallentato i run con un rank. Ripeterli.</translation>
    </message>
    <message>
        <source>%1 converge like one rank: every curve stays inside the band.</source>
        <translation>%1 convergono come un rank: ogni curva resta nella banda.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (da %2 a %3)</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Loss di training</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>Accuratezza di training</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Loss di validazione</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>Accuratezza di validazione</translation>
    </message>
    <message>
        <source>Validation top-5 accuracy</source>
        <translation>Accuratezza top-5 di validazione</translation>
    </message>
    <message>
        <source>%1 after %2 samples, where the band is %3 to %4</source>
        <translation>%1 dopo %2 campioni, dove la banda va da %3 a %4</translation>
    </message>
    <message>
        <source>%1, %2: not yet known.</source>
        <translation>%1, %2: non ancora noto.</translation>
    </message>
    <message>
        <source>%1, %2: inside the band of the one-rank runs everywhere.</source>
        <translation>%1, %2: ovunque nella banda dei run con un rank.</translation>
    </message>
    <message>
        <source>%1, %2: outside the band at %3 of %4 points, inside at the end; largest deviation %5.</source>
        <translation>%1, %2: fuori dalla banda in %3 di %4 punti, dentro alla fine; deviazione massima %5.</translation>
    </message>
    <message>
        <source>%1, %2: better than the band at the end; largest deviation %3.</source>
        <translation>%1, %2: alla fine meglio della banda; deviazione massima %3.</translation>
    </message>
    <message>
        <source>%1, %2: worse than the band at the end; largest deviation %3.</source>
        <translation>%1, %2: alla fine peggio della banda; deviazione massima %3.</translation>
    </message>
    <message>
        <source>the ranks wait for data</source>
        <translation>i rank attendono i dati</translation>
    </message>
    <message>
        <source>the ranks wait for each other</source>
        <translation>i rank si attendono a vicenda</translation>
    </message>
    <message>
        <source>each rank has too little work: small batches cost more per sample</source>
        <translation>ogni rank ha troppo poco lavoro: i batch piccoli costano di più per campione</translation>
    </message>
    <message>
        <source>the ranks share the machine's cores and memory and slow each other down</source>
        <translation>i rank condividono core e memoria della macchina e si rallentano a vicenda</translation>
    </message>
    <message>
        <source>the recorded phases do not explain it</source>
        <translation>le fasi registrate non lo spiegano</translation>
    </message>
    <message>
        <source>The plateau starts at %1: up to %2, each further rank adds %3 of a rank. Cause: %4.</source>
        <translation>Il plateau inizia a %1: fino a %2, ogni rank in più aggiunge %3 di un rank. Causa: %4.</translation>
    </message>
    <message>
        <source>A sample costs %1 more rank time than with one rank: input %2, other ranks %3, computing %4, other %5.</source>
        <translation>Un campione costa %1 di tempo di rank in più che con un rank: input %2, altri rank %3, calcolo %4, altro %5.</translation>
    </message>
    <message>
        <source>No plateau up to %1.</source>
        <translation>Nessun plateau fino a %1.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs reached it.</source>
        <translation>%1: %2 di %3 run lo hanno raggiunto.</translation>
    </message>
    <message>
        <source>There is no one-rank run to compare with.</source>
        <translation>Non c’è un run con un rank con cui confrontare.</translation>
    </message>
    <message>
        <source>%1: there is no speed, because nothing is left after the first epoch.</source>
        <translation>%1: non c’è velocità, perché dopo la prima epoca non resta nulla.</translation>
    </message>
    <message>
        <source>512 GPUs, 25 Gbit/s between machines of four</source>
        <translation>512 GPU, 25 Gbit/s tra macchine da quattro</translation>
    </message>
    <message>
        <source>Sergeev &amp; Del Balso 2018, Horovod: Inception V3 on 128 machines with four P100 each, 90 % efficiency</source>
        <translation>Sergeev &amp; Del Balso 2018, Horovod: Inception V3 su 128 macchine con quattro P100 ciascuna, efficienza 90 %</translation>
    </message>
    <message>
        <source>23.8 million weights in fp32; 64 samples per GPU at 142 images/s, two thirds of the time in the backward pass; a ring that crosses each adapter once; two buckets, 5 µs per message.</source>
        <translation>23,8 milioni di pesi in fp32; 64 campioni per GPU a 142 immagini/s, due terzi del tempo nel backward pass; un anello che attraversa ogni scheda una volta; due bucket, 5 µs per messaggio.</translation>
    </message>
    <message>
        <source>8 GPUs of one machine that share a batch of 256</source>
        <translation>8 GPU di una macchina che si dividono un batch di 256</translation>
    </message>
    <message>
        <source>A teaching cluster's study: ResNet50 V2 at 128 × 128 pixels, 6.7 times as fast on 8 GPUs</source>
        <translation>Uno studio su un cluster didattico: ResNet50 V2 a 128 × 128 pixel, 6,7 volte più veloce su 8 GPU</translation>
    </message>
    <message>
        <source>25.6 million weights in fp32; 1,200 images/s and 3 ms per step on one GPU, 10 GB/s between GPUs, four buckets, two thirds of the computing time in the backward pass.</source>
        <translation>25,6 milioni di pesi in fp32; 1.200 immagini/s e 3 ms per step su una GPU, 10 GB/s tra le GPU, quattro bucket, due terzi del tempo di calcolo nel backward pass.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation><numerusform>1 rank</numerusform><numerusform>%Ln rank</numerusform></translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <translation>%1 punti percentuali</translation>
    </message>
    <message>
        <source>With so few runs this can be chance: repeat each at least %1 times.</source>
        <translation>Con così pochi run può essere un caso: ripetere ciascuno almeno %1 volte.</translation>
    </message>
    <message>
        <source>At the end, %1 differs by %2 ± %3 from one rank (95 % interval).</source>
        <translation>Alla fine %1 differisce di %2 ± %3 da un rank (intervallo al 95 %).</translation>
    </message>
    <message>
        <source>That is too uncertain to tell a difference of %1 from chance; more repeats narrow it.</source>
        <translation>È troppo incerto per distinguere dal caso una differenza di %1; più ripetizioni lo restringono.</translation>
    </message>
    <message>
        <source>%1: every curve stays inside the band of the one-rank runs.</source>
        <translation>%1: ogni curva resta nella banda dei run con un rank.</translation>
    </message>
</context>
<context>
    <name>trainyard::AboutDialog</name>
    <message>
        <source>About Trainyard</source>
        <translation>Informazioni su Trainyard</translation>
    </message>
    <message>
        <source>Trainyard %1</source>
        <translation>Trainyard %1</translation>
    </message>
    <message>
        <source>Configure, launch and watch neural-network training</source>
        <translation>Configurare, avviare e osservare il training di reti neurali</translation>
    </message>
    <message>
        <source>Window, launcher and store: GPL-3.0-or-later. Training engine: Apache-2.0. Trainyard comes with no warranty.</source>
        <translation>Finestra, launcher e archivio: GPL-3.0-or-later. Motore di training: Apache-2.0. Trainyard è fornito senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Costruito con</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>trainyard::AugmentDialog</name>
    <message>
        <source>Augmentation preview</source>
        <translation>Anteprima dell’augmentation</translation>
    </message>
    <message>
        <source>Images before and after augmentation</source>
        <translation>Immagini prima e dopo l’augmentation</translation>
    </message>
    <message>
        <source>Kind of change to show</source>
        <translation>Tipo di modifica da mostrare</translation>
    </message>
    <message>
        <source>Other images</source>
        <translation>Altre immagini</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Reading images…</source>
        <translation>Lettura delle immagini…</translation>
    </message>
    <message>
        <source>There is nothing to show</source>
        <translation>Non c’è nulla da mostrare</translation>
    </message>
    <message>
        <source>Augmentation is off: every epoch sees the same images.</source>
        <translation>L’augmentation è disattivata: ogni epoca vede le stesse immagini.</translation>
    </message>
    <message>
        <source>What the network sees, %1 × %2 pixels: exactly these images, with the form's seed.</source>
        <translation>Ciò che vede la rete, %1 × %2 pixel: esattamente queste immagini, con il seed del modulo.</translation>
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
        <translation>Originale</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <translation>Epoca %1</translation>
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
        <translation>Specchia metà delle immagini di training, da sinistra a destra</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Crop</translation>
    </message>
    <message>
        <source>Pad each training image and crop it at a random place</source>
        <translation>Aggiunge un bordo a ogni immagine di training e la ritaglia in un punto casuale</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>Crop casuale</translation>
    </message>
    <message>
        <source>Take a random part of each image and resize it: the usual choice for photographs</source>
        <translation>Prende una parte casuale di ogni immagine e la ridimensiona: la scelta abituale per le fotografie</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Rotazione</translation>
    </message>
    <message>
        <source>Turn by a random multiple of 90°</source>
        <translation>Ruota di un multiplo casuale di 90°</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Change brightness, contrast, saturation and hue</source>
        <translation>Modifica luminosità, contrasto, saturazione e tonalità</translation>
    </message>
    <message>
        <source>RandAugment</source>
        <translation>RandAugment</translation>
    </message>
    <message>
        <source>Some random operations of a fixed strength</source>
        <translation>Alcune operazioni casuali di intensità fissa</translation>
    </message>
    <message>
        <source>Cutout</source>
        <translation>Cutout</translation>
    </message>
    <message>
        <source>Cover a square at a random place</source>
        <translation>Copre un quadrato in un punto casuale</translation>
    </message>
    <message>
        <source>Mixup</source>
        <translation>Mixup</translation>
    </message>
    <message>
        <source>Blend images, and their labels, with one another</source>
        <translation>Fonde tra loro immagini ed etichette</translation>
    </message>
    <message>
        <source>CutMix</source>
        <translation>CutMix</translation>
    </message>
    <message>
        <source>Paste in a rectangle of another image, and mix the labels accordingly</source>
        <translation>Incolla un rettangolo di un’altra immagine e mescola le etichette di conseguenza</translation>
    </message>
    <message>
        <source>Augment</source>
        <translation>Augmentation</translation>
    </message>
    <message>
        <source>Random changes of training images, different in every epoch</source>
        <translation>Modifiche casuali delle immagini di training, diverse a ogni epoca</translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation>Anteprima…</translation>
    </message>
    <message>
        <source>Shows the effect of these changes on real images</source>
        <translation>Mostra l’effetto di queste modifiche su immagini reali</translation>
    </message>
</context>
<context>
    <name>trainyard::AugmentViewModel</name>
    <message>
        <source>All together</source>
        <translation>Tutto insieme</translation>
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
        <translation>Crop casuale</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Rotazione</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
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
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>trainyard::CacheFields</name>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>The same, in a folder that you choose</source>
        <translation>Lo stesso, in una cartella a scelta</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>The prepared cache: images are decoded and resized once, when a run first uses them</source>
        <translation>La cache preparata: le immagini sono decodificate e ridimensionate una volta, quando un run le usa per la prima volta</translation>
    </message>
    <message>
        <source>Folder of the prepared cache</source>
        <translation>Cartella della cache preparata</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Scegli la cartella</translation>
    </message>
</context>
<context>
    <name>trainyard::CalibrationChart</name>
    <message>
        <source>too sure</source>
        <translation>troppo sicura</translation>
    </message>
    <message>
        <source>samples by confidence</source>
        <translation>campioni per confidenza</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation>scala log.</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibrazione</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>confidenza</translation>
    </message>
    <message>
        <source>%1 to %2 sure</source>
        <translation>sicura da %1 a %2</translation>
    </message>
    <message>
        <source>right</source>
        <translation>giusti</translation>
    </message>
    <message>
        <source>95 % range</source>
        <translation>intervallo al 95 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>mean confidence</source>
        <translation>confidenza media</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>campioni</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignDialog</name>
    <message>
        <source>Start as a campaign</source>
        <translation>Avvia come campagna</translation>
    </message>
    <message>
        <source>Scaling study</source>
        <translation>Studio di scalabilità</translation>
    </message>
    <message>
        <source>The same training with several numbers of ranks, to see the gain from more ranks</source>
        <translation>Lo stesso training con più numeri di rank, per vedere il guadagno di più rank</translation>
    </message>
    <message>
        <source>Several seeds</source>
        <translation>Più seed</translation>
    </message>
    <message>
        <source>The same run several times, each with another seed</source>
        <translation>Lo stesso run più volte, ciascuno con un altro seed</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Nome della campagna</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Ripetizioni</translation>
    </message>
    <message>
        <source>Number of runs of each kind, each with its own seed</source>
        <translation>Numero di run di ogni tipo, ciascuno con il proprio seed</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cella</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Batch per rank</source>
        <translation>Batch per rank</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>LR</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Runs of the campaign</source>
        <translation>Run della campagna</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Metti in coda</translation>
    </message>
    <message>
        <source>Numbers of ranks</source>
        <translation>Numeri di rank</translation>
    </message>
    <message>
        <source>Numbers of ranks to train with, separated by commas; 1 is added if it is missing</source>
        <translation>Numeri di rank con cui addestrare, separati da virgole; 1 viene aggiunto se manca</translation>
    </message>
    <message>
        <source>Accuracy tolerance</source>
        <translation>Tolleranza accuratezza</translation>
    </message>
    <message>
        <source> points</source>
        <translation> punti</translation>
    </message>
    <message>
        <source>Loss tolerance</source>
        <translation>Tolleranza della loss</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolleranza</translation>
    </message>
    <message>
        <source>of accuracy,</source>
        <translation>dell’accuratezza,</translation>
    </message>
    <message>
        <source>of the loss</source>
        <translation>della loss</translation>
    </message>
    <message>
        <source>All runs are queued at once; each waits until it has the machine to itself. Speed is measured without the first epoch.</source>
        <translation>Tutti i run sono messi in coda insieme; ciascuno attende di avere la macchina per sé. La velocità è misurata senza la prima epoca.</translation>
    </message>
    <message>
        <source>Cells per stage</source>
        <translation>Celle per fase</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>A cascade: cell i of each stage starts after cell i of the previous stage has succeeded</source>
        <translation>Una cascata: la cella i di ogni fase parte dopo che la cella i della fase precedente è riuscita</translation>
    </message>
    <message>
        <source>Cells at once</source>
        <translation>Celle simultanee</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
    </message>
    <message>
        <source>Maximum number of cells that a cluster runs at once</source>
        <translation>Numero massimo di celle che un cluster esegue insieme</translation>
    </message>
    <message>
        <source>Per stage</source>
        <translation>Per fase</translation>
    </message>
    <message>
        <source>cells,</source>
        <translation>celle,</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>insieme</translation>
    </message>
    <message>
        <source>On a cluster each stage is submitted as one job array. On a workstation the cells wait in the queue for free cores.</source>
        <translation>Su un cluster ogni fase è inviata come un array di job. Su una workstation le celle attendono in coda che si liberino core.</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>su %1</translation>
    </message>
    <message>
        <source>Lottery tickets</source>
        <translation>Lottery ticket</translation>
    </message>
    <message>
        <source>A dense run, then the same net pruned by several amounts and reset to several points</source>
        <translation>Un run denso, poi la stessa rete sottoposta a pruning in più quantità e riportata a più punti</translation>
    </message>
    <message>
        <source>the first %1 of %2 runs</source>
        <translation>i primi %1 di %2 run</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation><numerusform>1 run</numerusform><numerusform>%Ln run</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Queue %Ln run(s)</source>
        <translation><numerusform>Metti in coda 1 run</numerusform><numerusform>Metti in coda %Ln run</numerusform></translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>The same training with other settings, to find the best ones</source>
        <translation>Lo stesso training con altre impostazioni, per trovare le migliori</translation>
    </message>
    <message>
        <source>The search goes on when this window is closed: each run asks for its settings when it starts.</source>
        <translation>La ricerca prosegue quando questa finestra è chiusa: ogni run chiede le sue impostazioni all’avvio.</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignForm</name>
    <message>
        <source>Give the campaign a name.</source>
        <translation>Dare un nome alla campagna.</translation>
    </message>
    <message>
        <source>“%1” is not a number of ranks.</source>
        <translation>“%1” non è un numero di rank.</translation>
    </message>
    <message>
        <source>There is no forecast for a search that varies the epochs.</source>
        <translation>Non c’è previsione per una ricerca che varia le epoche.</translation>
    </message>
    <message>
        <source>The duration is known once a run of this network has ended on this machine. Or type what a whole run takes.</source>
        <translation>La durata è nota quando un run di questa rete è terminato su questa macchina. Oppure immettere quanto dura un run intero.</translation>
    </message>
    <message>
        <source>Without waiting in the queue; other settings may train faster or slower.</source>
        <translation>Senza l’attesa in coda; altre impostazioni possono addestrare più o meno in fretta.</translation>
    </message>
    <message>
        <source>%1 for a whole run, from measured steps; without waiting in the queue.</source>
        <translation>%1 per un run intero, da step misurati; senza l’attesa in coda.</translation>
    </message>
    <message>
        <source>%1 for a whole run, as %2 took; without waiting in the queue.</source>
        <translation>%1 per un run intero, come %2; senza l’attesa in coda.</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsModel</name>
    <message>
        <source>Scaling study</source>
        <translation>Studio di scalabilità</translation>
    </message>
    <message>
        <source>Series of runs</source>
        <translation>Serie di run</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagna</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>no runs</source>
        <translation>nessun run</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 di %2 run</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Lottery tickets</source>
        <translation>Lottery ticket</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ricerca</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsPage</name>
    <message>
        <source>No campaigns yet</source>
        <translation>Ancora nessuna campagna</translation>
    </message>
    <message>
        <source>A campaign is a set of runs planned together, such as one spec trained with 1, 2 and 4 ranks. Set up a run, then choose Start as campaign.</source>
        <translation>Una campagna è un insieme di run pianificati insieme, ad esempio una specifica addestrata con 1, 2 e 4 rank. Preparare un run, poi scegliere Avvia come campagna.</translation>
    </message>
    <message>
        <source>Set up a run</source>
        <translation>Prepara un run</translation>
    </message>
    <message>
        <source>Nothing archived</source>
        <translation>Nulla di archiviato</translation>
    </message>
    <message>
        <source>Archived campaigns are kept here; nothing is lost.</source>
        <translation>Le campagne archiviate sono conservate qui; nulla va perso.</translation>
    </message>
    <message>
        <source>Start missing cells</source>
        <translation>Avvia le celle mancanti</translation>
    </message>
    <message>
        <source>Stop all…</source>
        <translation>Ferma tutti…</translation>
    </message>
    <message>
        <source>Export charts…</source>
        <translation>Esporta i grafici…</translation>
    </message>
    <message>
        <source>Export tables…</source>
        <translation>Esporta le tabelle…</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivia</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Rimuovi…</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Attive</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviate</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Forecast…</source>
        <translation>Previsione…</translation>
    </message>
    <message>
        <source>How the forecast is made, compared with published speed-ups</source>
        <translation>Come si ottiene la previsione, a confronto con speed-up pubblicati</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celle</translation>
    </message>
    <message>
        <source>Cells of the campaign</source>
        <translation>Celle della campagna</translation>
    </message>
    <message>
        <source>Open on the Live page</source>
        <translation>Apri nella pagina Live</translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation>Mostra in Run</translation>
    </message>
    <message>
        <source>Show its timeline</source>
        <translation>Mostra la sua timeline</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>There are no findings before the first runs are done.</source>
        <translation>Non ci sono risultati prima che i primi run siano completati.</translation>
    </message>
    <message>
        <source>1 cell has no run or an incomplete one</source>
        <translation>1 cella non ha un run o ne ha uno incompleto</translation>
    </message>
    <message>
        <source>%1 cells have no run or an incomplete one</source>
        <translation>%1 celle non hanno un run o ne hanno uno incompleto</translation>
    </message>
    <message>
        <source>double-click opens the run</source>
        <translation>il doppio clic apre il run</translation>
    </message>
    <message>
        <source>Stop all</source>
        <translation>Ferma tutti</translation>
    </message>
    <message>
        <source>Stop %1 runs?</source>
        <translation>Fermare %1 run?</translation>
    </message>
    <message>
        <source>Running runs first write a checkpoint and can be resumed later; waiting runs leave the queue.</source>
        <translation>I run in esecuzione scrivono prima un checkpoint e si possono riprendere più tardi; quelli in attesa lasciano la coda.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Esportato in %1</translation>
    </message>
    <message>
        <source>Export the charts</source>
        <translation>Esporta i grafici</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Values (*.csv)</source>
        <translation>Immagine (*.png);;Disegno (*.svg);;Valori (*.csv)</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>Esporta le tabelle</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabella (*.csv)</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagna</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Every run of the campaign</source>
        <translation>Ogni run della campagna</translation>
    </message>
    <message>
        <source>Page (*.pdf);;Drawing (*.svg);;Picture (*.png);;Values (*.csv);;LaTeX table (*.tex)</source>
        <translation>Pagina (*.pdf);;Disegno (*.svg);;Immagine (*.png);;Valori (*.csv);;Tabella LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>Results at a glance</source>
        <translation>Risultati a colpo d’occhio</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsViewModel</name>
    <message>
        <source>%1 of %2 runs done</source>
        <translation>%1 di %2 run completati</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 in esecuzione</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 in attesa</translation>
    </message>
    <message>
        <source>%1 ended otherwise</source>
        <translation>%1 terminati altrimenti</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>There is no forecast for asynchronous runs, because their ranks do not share steps.</source>
        <translation>Non c’è previsione per run asincroni, perché i loro rank non condividono gli step.</translation>
    </message>
    <message>
        <source>The forecast needs complete runs with one rank and with another number of ranks.</source>
        <translation>La previsione richiede run completi con un rank e con un altro numero di rank.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Forecast from 1 and %1 ranks: %2 per step and %3 per sample on one rank, %4 of waiting for each other with %5.</source>
        <translation>Previsione da 1 e %1 rank: %2 per step e %3 per campione su un rank, %4 di attesa reciproca con %5.</translation>
    </message>
    <message>
        <source>Next to other ranks, a rank computes %1 times as long.</source>
        <translation>Accanto ad altri rank, un rank calcola %1 volte più a lungo.</translation>
    </message>
    <message>
        <source>The machine has %1 cores, which additional ranks share.</source>
        <translation>La macchina ha %1 core, che i rank aggiuntivi condividono.</translation>
    </message>
    <message>
        <source>Stopping %1 runs</source>
        <translation>Arresto di %1 run</translation>
    </message>
    <message>
        <source>Campaign archived; its runs are unchanged</source>
        <translation>Campagna archiviata; i suoi run sono invariati</translation>
    </message>
    <message>
        <source>Campaign unarchived</source>
        <translation>Campagna ripristinata</translation>
    </message>
    <message>
        <source>Assumes that more than %1 ranks do not slow each other's memory further.</source>
        <translation>Si suppone che più di %1 rank non si rallentino ulteriormente la memoria a vicenda.</translation>
    </message>
    <message>
        <source>Assumes that every rank has its own cores, that more than %1 ranks on a node do not slow each other's memory and links further, and that ranks on other nodes do not wait longer for sums.</source>
        <translation>Si suppone che ogni rank abbia core propri, che più di %1 rank su un nodo non si rallentino ulteriormente memoria e collegamenti, e che i rank su altri nodi non attendano più a lungo le somme.</translation>
    </message>
</context>
<context>
    <name>trainyard::CatalogueDialog</name>
    <message>
        <source>Download a data set</source>
        <translation>Scarica un dataset</translation>
    </message>
    <message>
        <source>Downloads come from the publisher, through the system's proxy, into %1. An interrupted download continues where it stopped; every file is checked against its checksum.</source>
        <translation>I download arrivano da chi li pubblica, attraverso il proxy del sistema, in %1. Un download interrotto continua da dove si è fermato; ogni file è controllato con il suo checksum.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licenza: %1</translation>
    </message>
    <message>
        <source>Download of %1</source>
        <translation>Download di %1</translation>
    </message>
    <message>
        <source>Where %1 comes from: %2</source>
        <translation>Da dove viene %1: %2</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Scarica</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Scaricato</translation>
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
        <translation>Già nell’elenco.</translation>
    </message>
    <message>
        <source>Waiting for another download…</source>
        <translation>In attesa di un altro download…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Checking existing files: %1 of %2</source>
        <translation>Controllo dei file esistenti: %1 di %2</translation>
    </message>
    <message>
        <source>Unpacking…</source>
        <translation>Estrazione…</translation>
    </message>
    <message>
        <source>The connection broke; trying again…</source>
        <translation>La connessione si è interrotta; si riprova…</translation>
    </message>
</context>
<context>
    <name>trainyard::CellsModel</name>
    <message>
        <source>It has no run yet: Start missing cells creates one.</source>
        <translation>Non ha ancora un run: Avvia le celle mancanti ne crea uno.</translation>
    </message>
    <message>
        <source>%1, repeat %2</source>
        <translation>%1, ripetizione %2</translation>
    </message>
    <message>
        <source>%1 · stage %2</source>
        <translation>%1 · fase %2</translation>
    </message>
    <message>
        <source>No run</source>
        <translation>Nessun run</translation>
    </message>
    <message>
        <source>Best validation accuracy</source>
        <translation>Migliore accuratezza di validazione</translation>
    </message>
    <message>
        <source>Lowest validation loss</source>
        <translation>Loss di validazione minima</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cella</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Campioni/s</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Accuratezza</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartCard</name>
    <message>
        <source>checkpoint</source>
        <translation>checkpoint</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartExportDialog</name>
    <message>
        <source>Screen</source>
        <translation>Schermo</translation>
    </message>
    <message>
        <source>Print, one column</source>
        <translation>Stampa, una colonna</translation>
    </message>
    <message>
        <source>Print, two columns</source>
        <translation>Stampa, due colonne</translation>
    </message>
    <message>
        <source>Slide, 16 : 9</source>
        <translation>Diapositiva, 16 : 9</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Colori chiari</translation>
    </message>
    <message>
        <source>Dashes, for print without colours</source>
        <translation>Tratteggi, per stampa senza colori</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Esporta il grafico</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, un’immagine</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG, vettoriale</translation>
    </message>
    <message>
        <source>PDF, vectors</source>
        <translation>PDF, vettoriale</translation>
    </message>
    <message>
        <source>CSV, the shown values</source>
        <translation>CSV, i valori mostrati</translation>
    </message>
    <message>
        <source>%1 dots per inch</source>
        <translation>%1 punti per pollice</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Larghezza</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altezza</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Risoluzione</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
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
        <translation>%1 × %2 pixel</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartLegend</name>
    <message>
        <source>Legend: %1</source>
        <translation>Legenda: %1</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartMenu</name>
    <message>
        <source>Previous view</source>
        <translation>Vista precedente</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copia come immagine</translation>
    </message>
    <message>
        <source>Copy the shown values</source>
        <translation>Copia i valori mostrati</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Chart copied</source>
        <translation>Grafico copiato</translation>
    </message>
    <message>
        <source>Values copied as CSV</source>
        <translation>Valori copiati come CSV</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Esporta il grafico</translation>
    </message>
    <message>
        <source>Chart exported to %1</source>
        <translation>Grafico esportato in %1</translation>
    </message>
</context>
<context>
    <name>trainyard::CheckpointDialog</name>
    <message>
        <source>Choose a checkpoint</source>
        <translation>Scegli un checkpoint</translation>
    </message>
    <message>
        <source>Find a run</source>
        <translation>Trova un run</translation>
    </message>
    <message>
        <source>Text in the spec</source>
        <translation>Testo nella specifica</translation>
    </message>
    <message>
        <source>The run spec's name for this checkpoint</source>
        <translation>Il nome di questo checkpoint nella specifica del run</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>File…</translation>
    </message>
    <message>
        <source>A .safetensors file, such as a saved ticket</source>
        <translation>Un file .safetensors, ad esempio un ticket salvato</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Looking for runs…</source>
        <translation>Ricerca dei run…</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Runs with checkpoints</source>
        <translation>Run con checkpoint</translation>
    </message>
    <message>
        <source>Runs on %1</source>
        <translation>Run su %1</translation>
    </message>
    <message>
        <source>No run on this computer has a checkpoint yet.</source>
        <translation>Nessun run su questo computer ha ancora un checkpoint.</translation>
    </message>
    <message>
        <source>No run on %1 has a checkpoint yet.</source>
        <translation>Nessun run su %1 ha ancora un checkpoint.</translation>
    </message>
    <message>
        <source>A run may later delete its older checkpoints: have it keep them (Training › Checkpoints), or choose its end.</source>
        <translation>Un run può eliminare in seguito i suoi checkpoint più vecchi: farglieli conservare (Training › Checkpoint) o scegliere la sua fine.</translation>
    </message>
    <message>
        <source>%1 (cloned here)</source>
        <translation>%1 (clonato qui)</translation>
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
        <translation>step %1
%2</translation>
    </message>
    <message>
        <source>Checkpoints and tickets (*.safetensors)</source>
        <translation>Checkpoint e ticket (*.safetensors)</translation>
    </message>
</context>
<context>
    <name>trainyard::CheckpointField</name>
    <message>
        <source>RUN@epoch-2 or a file</source>
        <translation>RUN@epoch-2 o un file</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Choose from the existing checkpoints of runs</source>
        <translation>Sceglie tra i checkpoint esistenti dei run</translation>
    </message>
</context>
<context>
    <name>trainyard::ChoicesButton</name>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassBars</name>
    <message>
        <source>precision</source>
        <translation>precisione</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>recall</translation>
    </message>
    <message>
        <source>Precision and recall by class</source>
        <translation>Precisione e recall per classe</translation>
    </message>
    <message>
        <source>%1: %2 samples, predicted %3 times.
Precision %4: share of these predictions that are right.
Recall %5: share of its samples that are found.</source>
        <translation>%1: %2 campioni, predetta %3 volte.
Precisione %4: quota di queste previsioni che sono giuste.
Recall %5: quota dei suoi campioni che sono trovati.</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassifiedModel</name>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixel</translation>
    </message>
    <message>
        <source>true class: %1</source>
        <translation>classe vera: %1</translation>
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
        <translation>Classifica immagini…</translation>
    </message>
    <message>
        <source>Classify a folder…</source>
        <translation>Classifica una cartella…</translation>
    </message>
    <message>
        <source>Classify the clipboard's image</source>
        <translation>Classifica l’immagine degli appunti</translation>
    </message>
    <message>
        <source>Number of a validation sample</source>
        <translation>Numero di un campione di validazione</translation>
    </message>
    <message>
        <source>Number of a sample of the run's validation set, from 0</source>
        <translation>Numero di un campione del set di validazione del run, da 0</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>Apri il campione</translation>
    </message>
    <message>
        <source>Top %1</source>
        <translation>Top %1</translation>
    </message>
    <message>
        <source>Dead channels</source>
        <translation>Canali morti</translation>
    </message>
    <message>
        <source>What each layer makes of it</source>
        <translation>Che cosa ne fa ogni layer</translation>
    </message>
    <message>
        <source>strongest first</source>
        <translation>prima i più forti</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>per numero</translation>
    </message>
    <message>
        <source>Order of the channels</source>
        <translation>Ordine dei canali</translation>
    </message>
    <message>
        <source>Wrong: this is “%1”. %2</source>
        <translation>Sbagliato: è “%1”. %2</translation>
    </message>
    <message numerus="yes">
        <source>the other %Ln class(es): %1</source>
        <translation><numerusform>l’altra classe: %1</numerusform><numerusform>le altre %Ln classi: %1</numerusform></translation>
    </message>
    <message>
        <source>the strongest channels of each, by number</source>
        <translation>i canali più forti di ciascuno, per numero</translation>
    </message>
    <message>
        <source>Choose an input at the left.</source>
        <translation>Scegliere un input a sinistra.</translation>
    </message>
    <message>
        <source>being computed…</source>
        <translation>calcolo in corso…</translation>
    </message>
    <message>
        <source>never above 0 in %1 samples</source>
        <translation>mai sopra 0 in %1 campioni</translation>
    </message>
    <message>
        <source>The Predictions tab finds them while it goes through the set.</source>
        <translation>La scheda Previsioni li trova mentre scorre il set.</translation>
    </message>
    <message>
        <source>No channel is dead. %1</source>
        <translation>Nessun canale è morto. %1</translation>
    </message>
    <message>
        <source>List as CSV…</source>
        <translation>Elenco come CSV…</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassifyViewModel</name>
    <message>
        <source>class %1</source>
        <translation>classe %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>The net is opened…</source>
        <translation>Apertura della rete…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are not images or cannot be read</source>
        <translation><numerusform>%Ln file non è un’immagine o non è leggibile</numerusform><numerusform>%Ln file non sono immagini o non sono leggibili</numerusform></translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Input</translation>
    </message>
    <message numerus="yes">
        <source>%Ln input(s)</source>
        <translation><numerusform>%Ln input</numerusform><numerusform>%Ln input</numerusform></translation>
    </message>
    <message>
        <source>%1, %2 not sure</source>
        <translation>%1, %2 incerti</translation>
    </message>
    <message>
        <source>no labels, so no accuracy</source>
        <translation>senza etichette, quindi senza accuratezza</translation>
    </message>
    <message>
        <source>features, scaled as in training</source>
        <translation>feature, scalate come nel training</translation>
    </message>
    <message>
        <source>resized to %1 × %2, normalised as in training</source>
        <translation>ridimensionata a %1 × %2, normalizzata come nel training</translation>
    </message>
    <message>
        <source>fitted to %1 × %2, normalised as in training</source>
        <translation>adattata a %1 × %2, normalizzata come nel training</translation>
    </message>
    <message>
        <source>one input: %1 ms</source>
        <translation>un input: %1 ms</translation>
    </message>
    <message>
        <source>Not sure: below %1, where this net is right in fewer than %2 of the cases (calibration)</source>
        <translation>Incerto: sotto %1, dove questa rete ha ragione in meno del %2 dei casi (calibrazione)</translation>
    </message>
    <message>
        <source>Not sure: below %1. With the calibration of the Predictions tab, the limit follows from how often this net is right.</source>
        <translation>Incerto: sotto %1. Con la calibrazione della scheda Previsioni, il limite deriva da quanto spesso questa rete ha ragione.</translation>
    </message>
    <message>
        <source>This net gives no probabilities.</source>
        <translation>Questa rete non dà probabilità.</translation>
    </message>
    <message>
        <source>The Predictions tab finds out how often this net is right at this confidence.</source>
        <translation>La scheda Previsioni scopre quanto spesso questa rete ha ragione con questa confidenza.</translation>
    </message>
    <message>
        <source>The validation set has no predictions with this confidence.</source>
        <translation>Il set di validazione non ha previsioni con questa confidenza.</translation>
    </message>
    <message>
        <source>At %1–%2 this net is right in %3 of the cases (%4 of %5).</source>
        <translation>A %1–%2 questa rete ha ragione nel %3 dei casi (%4 di %5).</translation>
    </message>
    <message>
        <source>%1 × %2 values, drawn smooth</source>
        <translation>%1 × %2 valori, disegnati sfumati</translation>
    </message>
    <message>
        <source>%1; a grey patch of %2 × %2 pixels, moved by %3</source>
        <translation>%1; un riquadro grigio di %2 × %2 pixel, spostato di %3</translation>
    </message>
    <message>
        <source>This run is on %1 and your images are on this computer. Fetch this checkpoint first; then this computer classifies them. Samples of the run's own data can be shown without that.</source>
        <translation>Questo run è su %1 e le immagini sono su questo computer. Recuperare prima questo checkpoint; poi le classifica questo computer. I campioni dei dati del run si possono mostrare anche senza.</translation>
    </message>
    <message>
        <source>pasted %1.png</source>
        <translation>incollata %1.png</translation>
    </message>
    <message>
        <source>The engine gave no answer for this input.</source>
        <translation>Il motore non ha dato risposta per questo input.</translation>
    </message>
    <message>
        <source>This net reads features, not images: there is no place to look at.</source>
        <translation>Questa rete legge feature, non immagini: non c’è un punto da guardare.</translation>
    </message>
    <message>
        <source>No layer of this net has an output with places. Occlusion works without one.</source>
        <translation>Nessun layer di questa rete ha un output con posizioni. L’occlusione ne fa a meno.</translation>
    </message>
    <message>
        <source>right: %1 of %2 labelled</source>
        <translation>giusti: %1 di %2 con etichetta</translation>
    </message>
</context>
<context>
    <name>trainyard::Columns</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>State of the run on its machine</source>
        <translation>Stato del run sulla sua macchina</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Dataset</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creato</translation>
    </message>
    <message>
        <source>When the run was submitted</source>
        <translation>Quando il run è stato inviato</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Avviato</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminato</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Addestrato</translation>
    </message>
    <message>
        <source>Total training time of all attempts</source>
        <translation>Tempo totale di training di tutti i tentativi</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoca</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>A gradini</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Campioni/s</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Learning rate</translation>
    </message>
    <message>
        <source>Learning rate of the newest step</source>
        <translation>Learning rate dello step più recente</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentativi</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Val top-1</source>
        <translation>Top-1 val</translation>
    </message>
    <message>
        <source>Course of validation accuracy over the run</source>
        <translation>Andamento dell’accuratezza di validazione nel run</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>%1 ultimo</translation>
    </message>
    <message>
        <source>Worst %1</source>
        <translation>%1 peggiore</translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>%1 migliore</translation>
    </message>
    <message>
        <source>Series %1: highest is best for accuracies and rates, lowest for losses and times</source>
        <translation>Serie %1: il massimo è il migliore per accuratezze e velocità, il minimo per loss e tempi</translation>
    </message>
    <message>
        <source>Setting %1 of the run spec</source>
        <translation>Impostazione %1 della specifica del run</translation>
    </message>
</context>
<context>
    <name>trainyard::ColumnsDialog</name>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Search columns, series and parameters</source>
        <translation>Cerca colonne, serie e parametri</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ultimo</translation>
    </message>
    <message>
        <source>Newest value of a series</source>
        <translation>Valore più recente di una serie</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Highest of accuracies and rates, lowest of losses and times</source>
        <translation>Massimo per accuratezze e velocità, minimo per loss e tempi</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Peggiore</translation>
    </message>
    <message>
        <source>The opposite of best</source>
        <translation>Il contrario del migliore</translation>
    </message>
    <message>
        <source>Value of a series</source>
        <translation>Valore di una serie</translation>
    </message>
    <message>
        <source>Available columns</source>
        <translation>Colonne disponibili</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Disponibili</translation>
    </message>
    <message>
        <source>Add the selected columns (Enter)</source>
        <translation>Aggiungi le colonne selezionate (Invio)</translation>
    </message>
    <message>
        <source>Remove the selected columns (Del)</source>
        <translation>Rimuovi le colonne selezionate (Canc)</translation>
    </message>
    <message>
        <source>Move left in the table (Alt+Up)</source>
        <translation>Sposta a sinistra nella tabella (Alt+Su)</translation>
    </message>
    <message>
        <source>Move right in the table (Alt+Down)</source>
        <translation>Sposta a destra nella tabella (Alt+Giù)</translation>
    </message>
    <message>
        <source>Columns of the table in their order</source>
        <translation>Colonne della tabella nel loro ordine</translation>
    </message>
    <message>
        <source>In the table, left to right</source>
        <translation>Nella tabella, da sinistra a destra</translation>
    </message>
    <message>
        <source>Default columns</source>
        <translation>Colonne predefinite</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
</context>
<context>
    <name>trainyard::CompareOptions</name>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Smoothing, logarithmic x axis, outliers</source>
        <translation>Smussamento, asse x logaritmico, outlier</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Smussamento</translation>
    </message>
    <message>
        <source>As usual: 0.6, none for values of epochs</source>
        <translation>Come di solito: 0,6, nessuno per i valori per epoca</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>%1 ≈ %2 values</source>
        <translation>%1 ≈ %2 valori</translation>
    </message>
    <message>
        <source>Kind of smoothing</source>
        <translation>Tipo di smussamento</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Esponenziale</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gaussiano</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>Asse x logaritmico</translation>
    </message>
    <message>
        <source>Raw values</source>
        <translation>Valori grezzi</translation>
    </message>
    <message>
        <source>Clip outliers</source>
        <translation>Taglia outlier</translation>
    </message>
</context>
<context>
    <name>trainyard::ComparePane</name>
    <message>
        <source>by step</source>
        <translation>per step</translation>
    </message>
    <message>
        <source>by epoch</source>
        <translation>per epoca</translation>
    </message>
    <message>
        <source>by samples</source>
        <translation>per campioni</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Solo differenze</translation>
    </message>
    <message>
        <source>Settings and results of the selected runs</source>
        <translation>Impostazioni e risultati dei run selezionati</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Curve</translation>
    </message>
    <message>
        <source>%1 settings</source>
        <translation>%1 impostazioni</translation>
    </message>
    <message>
        <source>%1 of %2 settings differ · tinted = differs from A</source>
        <translation>%1 di %2 impostazioni differiscono · colorato = diverso da A</translation>
    </message>
    <message>
        <source>Comparison of %1 runs</source>
        <translation>Confronto di %1 run</translation>
    </message>
    <message>
        <source>Lines of the chart</source>
        <translation>Linee del grafico</translation>
    </message>
    <message>
        <source>Each run</source>
        <translation>Ogni run</translation>
    </message>
    <message>
        <source>Setting that parts the groups</source>
        <translation>Impostazione che separa i gruppi</translation>
    </message>
    <message>
        <source>Runs with equal values form a group; seeds do not part them</source>
        <translation>I run con valori uguali formano un gruppo; i seed non li separano</translation>
    </message>
    <message>
        <source>of equal settings</source>
        <translation>di impostazioni uguali</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>per %1</translation>
    </message>
    <message>
        <source>%1 · groups: %2</source>
        <translation>%1 · gruppi: %2</translation>
    </message>
    <message>
        <source>Groups, with their range</source>
        <translation>Gruppi, con il loro intervallo</translation>
    </message>
    <message>
        <source>Groups ± std. deviation</source>
        <translation>Gruppi ± dev. standard</translation>
    </message>
    <message>
        <source>Groups ± std. error</source>
        <translation>Gruppi ± err. standard</translation>
    </message>
    <message>
        <source>Groups, 95 % interval</source>
        <translation>Gruppi, intervallo al 95 %</translation>
    </message>
    <message>
        <source>Curves, %1 of %2 runs</source>
        <translation>Curve, %1 di %2 run</translation>
    </message>
    <message>
        <source>Settings, %1 of %2 runs</source>
        <translation>Impostazioni, %1 di %2 run</translation>
    </message>
    <message>
        <source>Axis of the charts</source>
        <translation>Asse dei grafici</translation>
    </message>
    <message>
        <source>by time trained</source>
        <translation>per tempo di training</translation>
    </message>
    <message>
        <source>by time since the start</source>
        <translation>per tempo dall’avvio</translation>
    </message>
    <message>
        <source>by date</source>
        <translation>per data</translation>
    </message>
    <message>
        <source>Undo the change of the charts</source>
        <translation>Annulla la modifica dei grafici</translation>
    </message>
    <message>
        <source>Redo the change of the charts</source>
        <translation>Ripeti la modifica dei grafici</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Add a chart</source>
        <translation>Aggiungi un grafico</translation>
    </message>
    <message>
        <source>Add charts of other series, or of arithmetic with series</source>
        <translation>Aggiunge grafici di altre serie o di calcoli con serie</translation>
    </message>
</context>
<context>
    <name>trainyard::ComparisonModel</name>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Impostazione</translation>
    </message>
</context>
<context>
    <name>trainyard::ConfusionMatrix</name>
    <message>
        <source>Confusion matrix</source>
        <translation>Matrice di confusione</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1, giusto</translation>
    </message>
    <message>
        <source>%1 taken for %2</source>
        <comment>classes</comment>
        <translation>%1 scambiato per %2</translation>
    </message>
    <message>
        <source>%1 of %2 “%3”, %4</source>
        <comment>samples of a class</comment>
        <translation>%1 di %2 “%3”, %4</translation>
    </message>
    <message>
        <source>click: show these %1</source>
        <translation>clic: mostra questi %1</translation>
    </message>
</context>
<context>
    <name>trainyard::CurveGrid</name>
    <message>
        <source>Drag to resize the chart</source>
        <translation>Trascinare per ridimensionare il grafico</translation>
    </message>
    <message>
        <source>Chart menu</source>
        <translation>Menu del grafico</translation>
    </message>
    <message>
        <source>Other series or expression…</source>
        <translation>Altra serie o espressione…</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <translation>Asse y logaritmico</translation>
    </message>
    <message>
        <source>Wider</source>
        <translation>Più largo</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>Più stretto</translation>
    </message>
    <message>
        <source>Taller</source>
        <translation>Più alto</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>Più basso</translation>
    </message>
    <message>
        <source>Height as there is room</source>
        <translation>Altezza secondo lo spazio</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>Sposta avanti</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Sposta indietro</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
</context>
<context>
    <name>trainyard::DataDetails</name>
    <message>
        <source>Inspect</source>
        <translation>Esamina</translation>
    </message>
    <message>
        <source>Reads every image again</source>
        <translation>Legge di nuovo ogni immagine</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Puts the format, folder and image size into the New run form</source>
        <translation>Inserisce formato, cartella e dimensione delle immagini nel modulo Nuovo run</translation>
    </message>
    <message>
        <source>Images of each class</source>
        <translation>Immagini di ogni classe</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classi</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Campioni</translation>
    </message>
    <message>
        <source>Samples of each class</source>
        <translation>Campioni di ogni classe</translation>
    </message>
    <message>
        <source>Sizes of the images</source>
        <translation>Dimensioni delle immagini</translation>
    </message>
    <message>
        <source>Image sizes</source>
        <translation>Dimensioni immagini</translation>
    </message>
    <message>
        <source>Problems of single images</source>
        <translation>Problemi di singole immagini</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Controlli</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illeggibili</translation>
    </message>
    <message>
        <source>Files that are broken or not images</source>
        <translation>File danneggiati o che non sono immagini</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicati</translation>
    </message>
    <message>
        <source>Validation images that are also training images: they make the accuracy look better than it is</source>
        <translation>Immagini di validazione che sono anche di training: fanno apparire l’accuratezza migliore di quanto sia</translation>
    </message>
    <message>
        <source>Check to list</source>
        <translation>Controllo da elencare</translation>
    </message>
    <message>
        <source>inspected %1</source>
        <translation>esaminato %1</translation>
    </message>
    <message>
        <source>added %1</source>
        <translation>aggiunto %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation>%1 classi</translation>
    </message>
    <message>
        <source>of the training images</source>
        <translation>delle immagini di training</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>tutte uguali</translation>
    </message>
    <message>
        <source>%1 sizes, the most frequent %2</source>
        <translation>%1 dimensioni, la più frequente %2</translation>
    </message>
    <message>
        <source>%1 sizes</source>
        <translation>%1 dimensioni</translation>
    </message>
    <message>
        <source>No validation image is also a training image.</source>
        <translation>Nessuna immagine di validazione è anche di training.</translation>
    </message>
    <message>
        <source>Every image can be read.</source>
        <translation>Ogni immagine è leggibile.</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>i primi %1 di %2</translation>
    </message>
    <message>
        <source>Prepare…</source>
        <translation>Prepara…</translation>
    </message>
    <message>
        <source>Decodes and resizes every image once, so that training never waits for it</source>
        <translation>Decodifica e ridimensiona ogni immagine una volta, così che il training non la attenda mai</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nuovo run</translation>
    </message>
    <message>
        <source>none: the samples are numbers</source>
        <translation>nessuna: i campioni sono numeri</translation>
    </message>
    <message>
        <source>Every sample can be read.</source>
        <translation>Ogni campione è leggibile.</translation>
    </message>
    <message>
        <source>used by a run on %1</source>
        <translation>usato da un run su %1</translation>
    </message>
</context>
<context>
    <name>trainyard::DataElsewhereDialog</name>
    <message>
        <source>Data set on another machine</source>
        <translation>Dataset su un’altra macchina</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Macchina</translation>
    </message>
    <message>
        <source>Path on that machine</source>
        <translation>Percorso su quella macchina</translation>
    </message>
    <message>
        <source>Folder or file on it</source>
        <translation>Cartella o file su di essa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add a machine on the Machines page first.</source>
        <translation>Aggiungere prima una macchina nella pagina Macchine.</translation>
    </message>
    <message>
        <source>Enter the full path, starting with /.</source>
        <translation>Immettere il percorso completo, che inizia con /.</translation>
    </message>
    <message>
        <source>The data set is inspected there and stays where it is; runs on that machine find it by its path.</source>
        <translation>Il dataset viene esaminato lì e resta dov’è; i run su quella macchina lo trovano dal percorso.</translation>
    </message>
    <message>
        <source>Trainyard first connects to the machine and may ask you to log in. The data set is inspected there and stays where it is.</source>
        <translation>Trainyard si connette prima alla macchina e può chiedere di accedere. Il dataset viene esaminato lì e resta dov’è.</translation>
    </message>
</context>
<context>
    <name>trainyard::DataFacts</name>
    <message>
        <source>all grey</source>
        <translation>tutte grigie</translation>
    </message>
    <message>
        <source>all in colour</source>
        <translation>tutte a colori</translation>
    </message>
    <message>
        <source>in colour, %1 grey</source>
        <translation>a colori, %1 grigie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>%1 between the splits, %2 within training</source>
        <translation>%1 tra gli split, %2 dentro il training</translation>
    </message>
    <message>
        <source>%1; %2 with another class</source>
        <translation>%1; %2 con un’altra classe</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Percorso</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Training and validation images, as used in training</source>
        <translation>Immagini di training e di validazione, come usate nel training</translation>
    </message>
    <message>
        <source>Train at</source>
        <translation>Addestra a</translation>
    </message>
    <message>
        <source>The initial size in New run, where it can be changed</source>
        <translation>La dimensione iniziale in Nuovo run, dove si può modificare</translation>
    </message>
    <message>
        <source>Channel means</source>
        <translation>Medie dei canali</translation>
    </message>
    <message>
        <source>Of the training images at that size; 0 is black and 1 is white</source>
        <translation>Delle immagini di training a quella dimensione; 0 è nero e 1 è bianco</translation>
    </message>
    <message>
        <source>Deviations</source>
        <translation>Deviazioni</translation>
    </message>
    <message>
        <source>Standard deviation of each channel</source>
        <translation>Deviazione standard di ogni canale</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Impronta</translation>
    </message>
    <message>
        <source>Depends only on classes, labels and pixels: the same data has the same fingerprint everywhere</source>
        <translation>Dipende solo da classi, etichette e pixel: gli stessi dati hanno ovunque la stessa impronta</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illeggibili</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicati</translation>
    </message>
    <message>
        <source>%1 · prepared</source>
        <translation>%1 · preparato</translation>
    </message>
    <message>
        <source>%1 in %2 classes</source>
        <translation>%1 in %2 classi</translation>
    </message>
    <message>
        <source>%1 of the training, %2 of the validation samples</source>
        <translation>%1 dei campioni di training, %2 di quelli di validazione</translation>
    </message>
    <message>
        <source>%1 numbers per sample</source>
        <translation>%1 numeri per campione</translation>
    </message>
    <message>
        <source>%1 + %2 samples of features</source>
        <translation>%1 + %2 campioni di feature</translation>
    </message>
</context>
<context>
    <name>trainyard::DataGroup</name>
    <message>
        <source>Image width</source>
        <translation>Larghezza immagine</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixel</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grigio</translation>
    </message>
    <message>
        <source>One channel</source>
        <translation>Un canale</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Three channels</source>
        <translation>Tre canali</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dati</translation>
    </message>
    <message>
        <source>drawn; 0 = 10,000</source>
        <translation>disegnati; 0 = 10.000</translation>
    </message>
    <message>
        <source>0 = all</source>
        <translation>0 = tutti</translation>
    </message>
    <message>
        <source>drawn; 0 = 2,000</source>
        <translation>disegnati; 0 = 2.000</translation>
    </message>
    <message>
        <source>random; 0 = 1,281,167</source>
        <translation>casuali; 0 = 1.281.167</translation>
    </message>
    <message>
        <source>random; 0 = 50,000</source>
        <translation>casuali; 0 = 50.000</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Dataset</translation>
    </message>
    <message>
        <source>As set below</source>
        <translation>Come impostato sotto</translation>
    </message>
    <message>
        <source>A data set of the Data page, by its name</source>
        <translation>Un dataset della pagina Dati, per nome</translation>
    </message>
    <message>
        <source>Number of channels</source>
        <translation>Numero di canali</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 su %2</translation>
    </message>
</context>
<context>
    <name>trainyard::DataPage</name>
    <message>
        <source>No data sets yet</source>
        <translation>Ancora nessun dataset</translation>
    </message>
    <message>
        <source>A data set is a folder of images with one folder a class, IDX files like MNIST's, CIFAR batches, a CSV list, TFRecord or HDF5 files. It is read in place; nothing is copied.</source>
        <translation>Un dataset è una cartella di immagini con una cartella per classe, file IDX come quelli di MNIST, batch CIFAR, un elenco CSV, file TFRecord o HDF5. Viene letto dov’è; nulla è copiato.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Aggiungi una cartella…</translation>
    </message>
    <message>
        <source>%1 was downloaded</source>
        <translation>%1 è stato scaricato</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>Una cartella…</translation>
    </message>
    <message>
        <source>A file or list…</source>
        <translation>Un file o elenco…</translation>
    </message>
    <message>
        <source>Download…</source>
        <translation>Scarica…</translation>
    </message>
    <message>
        <source>Well-known data sets: MNIST, CIFAR and others</source>
        <translation>Dataset noti: MNIST, CIFAR e altri</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Dataset</translation>
    </message>
    <message>
        <source>New run with this data</source>
        <translation>Nuovo run con questi dati</translation>
    </message>
    <message>
        <source>Inspect again</source>
        <translation>Esamina di nuovo</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Rimuovi dall’elenco</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Folder of the data set</source>
        <translation>Cartella del dataset</translation>
    </message>
    <message>
        <source>File or list of the data set</source>
        <translation>File o elenco del dataset</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dati</translation>
    </message>
    <message>
        <source>Prepare…</source>
        <translation>Prepara…</translation>
    </message>
    <message>
        <source>Data sets (*.csv *.txt *.tfrecord *.tfrecords *.h5 *.hdf5 *.bin *.tar *.tar.gz *.tgz);;All files (*)</source>
        <translation>Dataset (*.csv *.txt *.tfrecord *.tfrecords *.h5 *.hdf5 *.bin *.tar *.tar.gz *.tgz);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Adds an existing data set on this machine or another one; it stays where it is</source>
        <translation>Aggiunge un dataset esistente su questa macchina o un’altra; resta dov’è</translation>
    </message>
    <message>
        <source>On another machine…</source>
        <translation>Su un’altra macchina…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln data set(s)</source>
        <translation><numerusform>1 dataset</numerusform><numerusform>%Ln dataset</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetDelegate</name>
    <message>
        <source>Name of the data set</source>
        <translation>Nome del dataset</translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetText</name>
    <message>
        <source>Glyphs, built in</source>
        <translation>Glifi, integrati</translation>
    </message>
    <message>
        <source>IDX files</source>
        <translation>File IDX</translation>
    </message>
    <message>
        <source>Image folder</source>
        <translation>Cartella di immagini</translation>
    </message>
    <message>
        <source>CIFAR batches</source>
        <translation>Batch CIFAR</translation>
    </message>
    <message>
        <source>CSV list</source>
        <translation>Elenco CSV</translation>
    </message>
    <message>
        <source>TFRecord files</source>
        <translation>file TFRecord</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>file HDF5</translation>
    </message>
    <message>
        <source>Synthetic, built in</source>
        <translation>Sintetico, integrato</translation>
    </message>
    <message>
        <source>%1, grey</source>
        <translation>%1, grigio</translation>
    </message>
    <message>
        <source>%1, RGB</source>
        <translation>%1, RGB</translation>
    </message>
    <message>
        <source>%1 + %2 images</source>
        <translation>%1 + %2 immagini</translation>
    </message>
    <message>
        <source>%1 + %2 samples</source>
        <translation>%1 + %2 campioni</translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetsModel</name>
    <message>
        <source>Waiting</source>
        <translation>In attesa</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>Elencazione</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallito</translation>
    </message>
    <message>
        <source>Not inspected</source>
        <translation>Non esaminato</translation>
    </message>
    <message>
        <source>%1 broken</source>
        <translation>%1 danneggiati</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronto</translation>
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
        <translation>%1 · %2 classi</translation>
    </message>
    <message numerus="yes">
        <source>used by %Ln run(s)</source>
        <translation><numerusform>usato da %Ln run</numerusform><numerusform>usato da %Ln run</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::DataViewModel</name>
    <message>
        <source>Data set</source>
        <translation>Dataset</translation>
    </message>
    <message>
        <source>%1 was removed from the list; its files stay</source>
        <translation>%1 è stato rimosso dall’elenco; i suoi file restano</translation>
    </message>
    <message>
        <source>Listing: %1 files so far</source>
        <translation>Elencazione: finora %1 file</translation>
    </message>
    <message>
        <source>Listing…</source>
        <translation>Elencazione…</translation>
    </message>
    <message>
        <source>Reading: %1 of %2 images</source>
        <translation>Lettura: %1 di %2 immagini</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Preparazione…</translation>
    </message>
    <message>
        <source>Preparing: %1 of %2 images</source>
        <translation>Preparazione: %1 di %2 immagini</translation>
    </message>
    <message>
        <source>%1 · %2 images/s · %3 left</source>
        <translation>%1 · %2 immagini/s · restano %3</translation>
    </message>
    <message>
        <source>%1: other programs are still preparing the rest</source>
        <translation>%1: altri programmi stanno ancora preparando il resto</translation>
    </message>
    <message>
        <source>%1 is prepared: %2 images in %3</source>
        <translation>%1 è preparato: %2 immagini in %3</translation>
    </message>
    <message>
        <source>%1 was prepared already</source>
        <translation>%1 era già preparato</translation>
    </message>
    <message>
        <source>Waiting for another data set…</source>
        <translation>In attesa di un altro dataset…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>The inspection of %1 was removed; runs use it, so it stays in the list</source>
        <translation>L’esame di %1 è stato rimosso; dei run lo usano, quindi resta nell’elenco</translation>
    </message>
</context>
<context>
    <name>trainyard::DeadChannelsModel</name>
    <message>
        <source>%1: channels %2; %3 of its values are above 0</source>
        <translation>%1: canali %2; %3 dei suoi valori sono sopra 0</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>dead channels</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canali</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Morti</translation>
    </message>
    <message>
        <source>%1 (%2 at the limit)</source>
        <translation>%1 (%2 al limite)</translation>
    </message>
    <message>
        <source>Saturated layers: none</source>
        <translation>Layer saturi: nessuno</translation>
    </message>
    <message>
        <source>Saturated layers: %1</source>
        <translation>Layer saturi: %1</translation>
    </message>
</context>
<context>
    <name>trainyard::DeleteDialog</name>
    <message>
        <source>Delete permanently</source>
        <translation>Elimina definitivamente</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e altri %1</translation>
    </message>
    <message>
        <source>Their curves, messages, tags and notes are deleted from the store. This cannot be undone.</source>
        <translation>Le loro curve, i messaggi, i tag e le note sono eliminati dall’archivio. L’operazione non si può annullare.</translation>
    </message>
    <message>
        <source>Also delete their run directories with all checkpoints</source>
        <translation>Elimina anche le loro cartelle del run con tutti i checkpoint</translation>
    </message>
    <message>
        <source>Without this, spec, events, logs and checkpoints stay on the disk.</source>
        <translation>Altrimenti specifica, eventi, log e checkpoint restano sul disco.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln run(s) permanently?</source>
        <translation><numerusform>Eliminare definitivamente %Ln run?</numerusform><numerusform>Eliminare definitivamente %Ln run?</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them (is|are) not finished: stop (it|them) first.</source>
        <translation><numerusform>1 di essi non è terminato: prima fermarlo.</numerusform><numerusform>%Ln di essi non sono terminati: prima fermarli.</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::Details</name>
    <message>
        <source>Best val top-1</source>
        <translation>Top-1 val migliore</translation>
    </message>
    <message>
        <source>Best val top-5</source>
        <translation>Top-5 val migliore</translation>
    </message>
    <message>
        <source>Best val loss</source>
        <translation>Loss val migliore</translation>
    </message>
    <message>
        <source>Last train loss</source>
        <translation>Ultima loss di training</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>Tempo per epoca</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Epochs trained</source>
        <translation>Epoche addestrate</translation>
    </message>
    <message>
        <source>Time trained</source>
        <translation>Tempo di training</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dati</translation>
    </message>
</context>
<context>
    <name>trainyard::DistributionDialog</name>
    <message>
        <source>Distribution over ranks</source>
        <translation>Distribuzione sui rank</translation>
    </message>
    <message>
        <source>Classes that each rank sees</source>
        <translation>Classi che ogni rank vede</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mescola</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Estrai</translation>
    </message>
    <message>
        <source>Each rank draws its batches from all samples with replacement</source>
        <translation>Ogni rank estrae i suoi batch da tutti i campioni con reinserimento</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Each rank reads whole files, or a contiguous part of the samples</source>
        <translation>Ogni rank legge file interi o una parte contigua dei campioni</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Batch per rank</source>
        <translation>Batch per rank</translation>
    </message>
    <message>
        <source>Counting the samples…</source>
        <translation>Conteggio dei campioni…</translation>
    </message>
    <message>
        <source>The data cannot be shared</source>
        <translation>I dati non si possono ripartire</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rank %1</translation>
    </message>
    <message>
        <source>Reshuffled each epoch; each rank takes a share of every step</source>
        <translation>Rimescolati a ogni epoca; ogni rank prende una quota di ogni step</translation>
    </message>
</context>
<context>
    <name>trainyard::DistributionViewModel</name>
    <message>
        <source>no sample</source>
        <translation>nessun campione</translation>
    </message>
    <message>
        <source>Rank %1 has no samples.</source>
        <translation>Il rank %1 non ha campioni.</translation>
    </message>
    <message>
        <source>Rank %1 sees a skewed share of %2 classes, such as %3 of “%4” where %5 would be fair.</source>
        <translation>Il rank %1 vede una quota squilibrata di %2 classi, ad esempio %3 di “%4” dove %5 sarebbe equo.</translation>
    </message>
    <message>
        <source>Rank %1 sees %2 samples of “%3”; %4 would be fair.</source>
        <translation>Il rank %1 vede %2 campioni di “%3”; %4 sarebbe equo.</translation>
    </message>
    <message>
        <source>Ranks make %1 to %2 steps; synchronous training ends each epoch with the fewest.</source>
        <translation>I rank fanno da %1 a %2 step; il training sincrono termina ogni epoca con il minimo.</translation>
    </message>
    <message>
        <source>The last batch of each rank has %1 of %2 samples.</source>
        <translation>L’ultimo batch di ogni rank ha %1 di %2 campioni.</translation>
    </message>
    <message>
        <source>The last batch of rank %1 has %2 of %3 samples.</source>
        <translation>L’ultimo batch del rank %1 ha %2 di %3 campioni.</translation>
    </message>
    <message>
        <source>%1 files cannot be shared evenly by %2 ranks.</source>
        <translation>%1 file non si possono dividere equamente tra %2 rank.</translation>
    </message>
    <message>
        <source>There are fewer files (%1) than ranks (%2), so each rank takes a contiguous part of all samples.</source>
        <translation>Ci sono meno file (%1) che rank (%2), quindi ogni rank prende una parte contigua di tutti i campioni.</translation>
    </message>
    <message>
        <source>… and %1 more warnings</source>
        <translation>… e altri %1 avvisi</translation>
    </message>
    <message>
        <source>%1 to %2 steps</source>
        <translation>da %1 a %2 step</translation>
    </message>
    <message>
        <source>%1 samples of %2 classes · %3 ranks · %4 per epoch</source>
        <translation>%1 campioni di %2 classi · %3 rank · %4 per epoca</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2, the last with %3</source>
        <translation>%1 · %2, l’ultimo con %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation><numerusform>1 step</numerusform><numerusform>%Ln step</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s)</source>
        <translation><numerusform>1 campione</numerusform><numerusform>%Ln campioni</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::Elsewhere</name>
    <message>
        <source>not found on this workstation</source>
        <translation>non trovato su questa workstation</translation>
    </message>
    <message>
        <source>whether it exists on %1 is checked when the run starts</source>
        <translation>se esiste su %1 si controlla all’avvio del run</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation><numerusform>1 nodo</numerusform><numerusform>%Ln nodi</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::EngineThereCard</name>
    <message>
        <source>Engine</source>
        <translation>Motore</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Installa</translation>
    </message>
    <message>
        <source>More about the engine</source>
        <translation>Altro sul motore</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autotest</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Mostra il log</translation>
    </message>
    <message>
        <source>Sends this window's engine as sources and builds it in a job with the machine's compiler, CUDA and MPI</source>
        <translation>Invia il motore di questa finestra come sorgenti e lo compila in un job con il compilatore, CUDA e MPI della macchina</translation>
    </message>
    <message>
        <source>Runs the engine's self-test on the machine, as a job if it has a scheduler</source>
        <translation>Esegue l’autotest del motore sulla macchina, come job se ha uno scheduler</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Controlla di nuovo</translation>
    </message>
    <message>
        <source>Install from sources, built on the machine</source>
        <translation>Installa dai sorgenti, compilato sulla macchina</translation>
    </message>
    <message>
        <source>Install this workstation's engine</source>
        <translation>Installa il motore di questa workstation</translation>
    </message>
    <message>
        <source>Log of the build</source>
        <translation>Log della compilazione</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>Nascondi il log</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>non si avvia</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>in uso</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usa</translation>
    </message>
    <message>
        <source>It was built without: %1</source>
        <translation>È stato compilato senza: %1</translation>
    </message>
    <message>
        <source>Show the self-test</source>
        <translation>Mostra l’autotest</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>trainyard::EngineThereViewModel</name>
    <message>
        <source>chosen</source>
        <translation>scelto</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>installato</translation>
    </message>
    <message>
        <source>on PATH</source>
        <translation>nel PATH</translation>
    </message>
    <message>
        <source>module %1</source>
        <translation>modulo %1</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <translation>Controllo %1 di %2</translation>
    </message>
    <message>
        <source>Starting the check…</source>
        <translation>Avvio del controllo…</translation>
    </message>
    <message>
        <source>The check waits: %1</source>
        <translation>Il controllo attende: %1</translation>
    </message>
    <message>
        <source>This workstation uses the engine that was installed with the window.</source>
        <translation>Questa workstation usa il motore installato con la finestra.</translation>
    </message>
    <message>
        <source>Connect to the machine to see its engine.</source>
        <translation>Connettersi alla macchina per vederne il motore.</translation>
    </message>
    <message>
        <source>Looking for the engine…</source>
        <translation>Ricerca del motore…</translation>
    </message>
    <message>
        <source>Version %1, %2: %3</source>
        <translation>Versione %1, %2: %3</translation>
    </message>
    <message>
        <source>There is no engine on this machine yet. Install it; the machine only needs a compiler.</source>
        <translation>Su questa macchina non c’è ancora un motore. Installarlo; la macchina richiede solo un compilatore.</translation>
    </message>
    <message>
        <source>There are engines, but none is chosen. Use one, or install this window's.</source>
        <translation>Ci sono motori, ma nessuno è scelto. Usarne uno o installare quello di questa finestra.</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>senza %1</translation>
    </message>
    <message>
        <source>%1, %2; %3</source>
        <translation>%1, %2; %3</translation>
    </message>
    <message>
        <source>Checking the machine…</source>
        <translation>Controllo della macchina…</translation>
    </message>
    <message>
        <source>Sending the engine…</source>
        <translation>Invio del motore…</translation>
    </message>
    <message>
        <source>The job that builds it waits…</source>
        <translation>Il job che lo compila attende…</translation>
    </message>
    <message>
        <source>The job that builds it waits: %1</source>
        <translation>Il job che lo compila attende: %1</translation>
    </message>
    <message>
        <source>Building on the machine, %1</source>
        <translation>Compilazione sulla macchina, %1</translation>
    </message>
    <message>
        <source>Installing it…</source>
        <translation>Installazione…</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installato</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>Chiusura…</translation>
    </message>
</context>
<context>
    <name>trainyard::ExportBar</name>
    <message>
        <source>Writing %1…</source>
        <translation>Scrittura di %1…</translation>
    </message>
</context>
<context>
    <name>trainyard::FetchDialog</name>
    <message>
        <source>Fetch %1</source>
        <translation>Recupera %1</translation>
    </message>
    <message>
        <source>Copies checkpoints and results from %1 to this computer. An interrupted copy continues where it stopped, and each file is compared with the original.</source>
        <translation>Copia checkpoint e risultati da %1 su questo computer. Una copia interrotta continua da dove si è fermata e ogni file è confrontato con l’originale.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>Cancel the copy</source>
        <translation>Annulla la copia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Più recente</translation>
    </message>
    <message>
        <source>The newest checkpoint</source>
        <translation>Il checkpoint più recente</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>The checkpoint with the best validation result</source>
        <translation>Il checkpoint con il miglior risultato di validazione</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>All existing checkpoints</source>
        <translation>Tutti i checkpoint esistenti</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Only results</source>
        <translation>Solo risultati</translation>
    </message>
    <message>
        <source>Which checkpoints</source>
        <translation>Quali checkpoint</translation>
    </message>
    <message>
        <source>Result, events, logs and traces</source>
        <translation>Risultato, eventi, log e tracce</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Sfoglia…</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Esamina</translation>
    </message>
    <message>
        <source>New run from it…</source>
        <translation>Nuovo run da qui…</translation>
    </message>
    <message>
        <source>The contents of the checkpoint, as read by the engine on this computer</source>
        <translation>Il contenuto del checkpoint, come lo legge il motore su questo computer</translation>
    </message>
    <message>
        <source>Opens the run's settings in the New run form, starting from these weights</source>
        <translation>Apre le impostazioni del run nel modulo Nuovo run, partendo da questi pesi</translation>
    </message>
    <message>
        <source>Folder for the fetched files</source>
        <translation>Cartella per i file recuperati</translation>
    </message>
    <message>
        <source>Enter the full path of the folder.</source>
        <translation>Immettere il percorso completo della cartella.</translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>Recupera di nuovo</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 di %2: %3</translation>
    </message>
    <message>
        <source>Checking the machine…</source>
        <translation>Controllo della macchina…</translation>
    </message>
    <message>
        <source>The connection broke after %1 of %2; the copy will continue automatically.</source>
        <translation>La connessione si è interrotta dopo %1 di %2; la copia continuerà da sola.</translation>
    </message>
    <message>
        <source>Waiting for the connection…</source>
        <translation>In attesa della connessione…</translation>
    </message>
    <message>
        <source>%1 files copied, %2 were already here.</source>
        <translation>%1 file copiati, %2 erano già qui.</translation>
    </message>
    <message>
        <source>%1 files copied, %2 were already here. The checkpoint: %3</source>
        <translation>%1 file copiati, %2 erano già qui. Il checkpoint: %3</translation>
    </message>
    <message>
        <source>Cancelled. The files copied so far are kept.</source>
        <translation>Annullato. I file copiati finora sono conservati.</translation>
    </message>
</context>
<context>
    <name>trainyard::FieldEditors</name>
    <message>
        <source>none; separate several with commas</source>
        <translation>nessuno; separarne più con virgole</translation>
    </message>
    <message>
        <source>"%1" is not a list of numbers such as 0, 2, 5</source>
        <translation>“%1” non è un elenco di numeri come 0, 2, 5</translation>
    </message>
</context>
<context>
    <name>trainyard::FieldRows</name>
    <message>
        <source>More options</source>
        <translation>Altre opzioni</translation>
    </message>
</context>
<context>
    <name>trainyard::FirstFiltersViewModel</name>
    <message>
        <source>reading…</source>
        <translation>lettura…</translation>
    </message>
    <message>
        <source>This net does not begin with a convolution.</source>
        <translation>Questa rete non inizia con una convoluzione.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln filter(s) of %2 × %3; middle grey is 0, each filter has its own scale</source>
        <translation><numerusform>%1 · 1 filtro di %2 × %3; il grigio medio è 0, ogni filtro ha una scala propria</numerusform><numerusform>%1 · %Ln filtri di %2 × %3; il grigio medio è 0, ogni filtro ha una scala propria</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::Form</name>
    <message>
        <source>Missing: %1.</source>
        <translation>Manca: %1.</translation>
    </message>
    <message>
        <source>%1 is not possible here; allowed: %2.</source>
        <translation>%1 qui non è possibile; consentito: %2.</translation>
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
        <translation>Dove guarda</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>What the net sees</source>
        <translation>Ciò che vede la rete</translation>
    </message>
    <message>
        <source>Grad-CAM</source>
        <translation>Grad-CAM</translation>
    </message>
    <message>
        <source>Where a layer's activations speak for the class</source>
        <translation>Dove le attivazioni di un layer parlano per la classe</translation>
    </message>
    <message>
        <source>Occlusion</source>
        <translation>Occlusione</translation>
    </message>
    <message>
        <source>By how much the class's probability falls when a place is covered</source>
        <translation>Di quanto cala la probabilità della classe quando un punto è coperto</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Intensità</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Originale</translation>
    </message>
    <message>
        <source>for “%1”</source>
        <translation>per “%1”</translation>
    </message>
    <message>
        <source>Drop an image at the left, or open a mistake from the Predictions tab.</source>
        <translation>Rilasciare un’immagine a sinistra o aprire un errore dalla scheda Previsioni.</translation>
    </message>
    <message>
        <source>This net reads features, so there is no image.</source>
        <translation>Questa rete legge feature, quindi non c’è immagine.</translation>
    </message>
    <message>
        <source>There is no image.</source>
        <translation>Non c’è immagine.</translation>
    </message>
    <message>
        <source>being computed…</source>
        <translation>calcolo in corso…</translation>
    </message>
</context>
<context>
    <name>trainyard::GpuStrip</name>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>%1: utilisation %2</source>
        <translation>%1: utilizzo %2</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>memoria %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>an alarm, then power, temperature, clock</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>utilizzo</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>SM occupancy: needs a GPU of Hopper or newer</source>
        <translation>Occupazione SM: richiede una GPU Hopper o più recente</translation>
    </message>
</context>
<context>
    <name>trainyard::GpuText</name>
    <message>
        <source>%1 of %2 W</source>
        <translation>%1 di %2 W</translation>
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
        <translation>occupazione SM %1</translation>
    </message>
    <message>
        <source>tensor cores %1</source>
        <translation>tensor core %1</translation>
    </message>
    <message>
        <source>memory bus %1</source>
        <translation>bus di memoria %1</translation>
    </message>
    <message>
        <source>1 memory error</source>
        <translation>1 errore di memoria</translation>
    </message>
    <message>
        <source>%1 memory errors</source>
        <translation>%1 errori di memoria</translation>
    </message>
    <message>
        <source>slowed by heat</source>
        <translation>rallentata dal calore</translation>
    </message>
    <message>
        <source>at its power limit</source>
        <translation>al limite di potenza</translation>
    </message>
    <message>
        <source>slowed by its hardware</source>
        <translation>rallentata dall’hardware</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>name of a measure, its value, what it is</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Utilisation (NVML)</source>
        <translation>Utilizzo (NVML)</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>non comunicato</translation>
    </message>
    <message>
        <source>Share of the time in which some kernel was running, however small</source>
        <translation>Quota del tempo in cui era in esecuzione qualche kernel, per quanto piccolo</translation>
    </message>
    <message>
        <source>SM utilisation (GPM)</source>
        <translation>Utilizzo SM (GPM)</translation>
    </message>
    <message>
        <source>needs Hopper or newer</source>
        <translation>richiede Hopper o più recente</translation>
    </message>
    <message>
        <source>Share of the multiprocessors that were busy, from hardware counters</source>
        <translation>Quota dei multiprocessori occupati, dai contatori hardware</translation>
    </message>
    <message>
        <source>SM occupancy (GPM)</source>
        <translation>Occupazione SM (GPM)</translation>
    </message>
    <message>
        <source>Share of the possible warps that were active, from hardware counters</source>
        <translation>Quota dei warp possibili che erano attivi, dai contatori hardware</translation>
    </message>
    <message>
        <source>Estimated occupancy (CUPTI)</source>
        <translation>Occupazione stimata (CUPTI)</translation>
    </message>
    <message>
        <source>available after tracing some steps</source>
        <translation>disponibile dopo il tracciamento di alcuni step</translation>
    </message>
    <message>
        <source>Durations of the kernels in the traced steps × the warps that each could keep active</source>
        <translation>Durate dei kernel negli step tracciati × i warp che ciascuno poteva tenere attivi</translation>
    </message>
    <message>
        <source>Achieved occupancy (CUPTI counters)</source>
        <translation>Occupazione raggiunta (contatori CUPTI)</translation>
    </message>
    <message>
        <source>not measured; requires privileges</source>
        <translation>non misurata; richiede privilegi</translation>
    </message>
    <message>
        <source>Active warps that the hardware counted in the traced steps</source>
        <translation>Warp attivi contati dall’hardware negli step tracciati</translation>
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
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>varia</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by %3, which can be chance: two runs or more of each would tell.</source>
        <translation>%1 supera %2 di %3, il che può essere un caso: due o più run di ciascuno lo direbbero.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) with equal seeds</source>
        <translation><numerusform>%Ln coppia con seed uguali</numerusform><numerusform>%Ln coppie con seed uguali</numerusform></translation>
    </message>
    <message>
        <source>%1 and %2 runs</source>
        <translation>%1 e %2 run</translation>
    </message>
    <message>
        <source>%1 ± %2, 95 % interval of %3</source>
        <translation>%1 ± %2, intervallo al 95 % di %3</translation>
    </message>
    <message>
        <source>It cannot be told whether %1 is better than %2 (%3). More seeds narrow it.</source>
        <translation>Non si può dire se %1 sia migliore di %2 (%3). Più seed lo restringono.</translation>
    </message>
    <message>
        <source>; effect size d = %1</source>
        <translation>; dimensione dell’effetto d = %1</translation>
    </message>
    <message>
        <source>%1 is better than %2 (%3%4).</source>
        <translation>%1 è migliore di %2 (%3%4).</translation>
    </message>
    <message>
        <source>Best %1, mean</source>
        <translation>%1 migliore, media</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Deviazione standard</translation>
    </message>
</context>
<context>
    <name>trainyard::GuideDialog</name>
    <message>
        <source>User's guide</source>
        <translation>Guida utente</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>trainyard::HeatView</name>
    <message>
        <source>Where the net looks</source>
        <translation>Dove guarda la rete</translation>
    </message>
    <message>
        <source>no weight</source>
        <translation>nessun peso</translation>
    </message>
    <message>
        <source>most weight</source>
        <translation>peso massimo</translation>
    </message>
</context>
<context>
    <name>trainyard::HistogramMap</name>
    <message>
        <source>step %1</source>
        <translation>step %1</translation>
    </message>
    <message>
        <source>full width: %1</source>
        <translation>larghezza piena: %1</translation>
    </message>
    <message>
        <source>line: first record</source>
        <translation>linea: prima registrazione</translation>
    </message>
    <message>
        <source>Distribution over time</source>
        <translation>Distribuzione nel tempo</translation>
    </message>
    <message>
        <source>step %1, epoch %2</source>
        <translation>step %1, epoca %2</translation>
    </message>
    <message>
        <source>%1: %2 of the values</source>
        <translation>%1: %2 dei valori</translation>
    </message>
    <message>
        <source>exactly 0: %1</source>
        <translation>esattamente 0: %1</translation>
    </message>
    <message>
        <source>Step %1: 5 % of the values are below %2, half below %3, 95 % below %4; exactly 0: %5</source>
        <translation>Step %1: il 5 % dei valori è sotto %2, metà sotto %3, il 95 % sotto %4; esattamente 0: %5</translation>
    </message>
    <message>
        <source>0 and magnitudes below %1</source>
        <translation>0 e valori assoluti sotto %1</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o più</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 o meno</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>values</comment>
        <translation>da %1 a %2</translation>
    </message>
</context>
<context>
    <name>trainyard::HostKeyDialog</name>
    <message>
        <source>First contact with %1</source>
        <translation>Primo contatto con %1</translation>
    </message>
    <message>
        <source>First connection to %1</source>
        <translation>Prima connessione a %1</translation>
    </message>
    <message>
        <source>This is the fingerprint of its %1 key. Compare it with the one published by the machine's administrators: it is the right machine only if they are equal.</source>
        <translation>Questa è l’impronta della sua chiave %1. Confrontarla con quella pubblicata dagli amministratori della macchina: è la macchina giusta solo se sono uguali.</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copia l’impronta</translation>
    </message>
    <message>
        <source>If you trust it, the key is added to %1.</source>
        <translation>Se la si ritiene affidabile, la chiave viene aggiunta a %1.</translation>
    </message>
    <message>
        <source>Do not connect</source>
        <translation>Non connettere</translation>
    </message>
    <message>
        <source>Trust it</source>
        <translation>Considera affidabile</translation>
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
        <translation>sbagliati · %1</translation>
    </message>
    <message>
        <source>not sure · %1</source>
        <translation>incerti · %1</translation>
    </message>
    <message>
        <source>Fetch the run…</source>
        <translation>Recupera il run…</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Input</translation>
    </message>
    <message>
        <source>Drop an image or a folder</source>
        <translation>Rilasciare un’immagine o una cartella</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Images…</source>
        <translation>Immagini…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Cartella…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Empties the list; no file is touched</source>
        <translation>Svuota l’elenco; nessun file viene toccato</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Saves the list with the most likely classes of each input</source>
        <translation>Salva l’elenco con le classi più probabili di ogni input</translation>
    </message>
    <message>
        <source>This net reads features, not images. Samples of its data can be opened from the mistakes on the Predictions tab.</source>
        <translation>Questa rete legge feature, non immagini. I campioni dei suoi dati si possono aprire dagli errori nella scheda Previsioni.</translation>
    </message>
    <message>
        <source>Classifying…</source>
        <translation>Classificazione…</translation>
    </message>
    <message>
        <source>Choose images</source>
        <translation>Scegli immagini</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.webp *.bmp *.ppm *.pgm)</source>
        <translation>Immagini (*.png *.jpg *.jpeg *.webp *.bmp *.ppm *.pgm)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Choose a folder of images</source>
        <translation>Scegli una cartella di immagini</translation>
    </message>
    <message>
        <source>The clipboard holds no image.</source>
        <translation>Gli appunti non contengono un’immagine.</translation>
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
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Choose another run</source>
        <translation>Scegli un altro run</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <translation>Torna a “%1”</translation>
    </message>
    <message>
        <source>Choose a run</source>
        <translation>Scegli un run</translation>
    </message>
</context>
<context>
    <name>trainyard::InspectPage</name>
    <message>
        <source>Predictions</source>
        <translation>Previsioni</translation>
    </message>
    <message>
        <source>Classify</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesi</translation>
    </message>
    <message>
        <source>Parts of the look inside</source>
        <translation>Parti di Dentro la rete</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Look for newer checkpoints</source>
        <translation>Cerca checkpoint più recenti</translation>
    </message>
    <message>
        <source>Show on the Live page</source>
        <translation>Mostra nella pagina Live</translation>
    </message>
    <message>
        <source>%1 — inside %2</source>
        <translation>%1 — dentro %2</translation>
    </message>
    <message>
        <source>No run is chosen</source>
        <translation>Nessun run scelto</translation>
    </message>
    <message>
        <source>There is nothing to look into</source>
        <translation>Non c’è nulla da guardare</translation>
    </message>
    <message>
        <source>Choose a run above, or press Look inside on the Runs or the Live page.</source>
        <translation>Scegliere un run sopra, o premere Dentro la rete nella pagina Run o Live.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Scritto in %1</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Dentro la rete</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Layer</translation>
    </message>
</context>
<context>
    <name>trainyard::InspectViewModel</name>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>Questo run non è più nell’archivio.</translation>
    </message>
    <message>
        <source>This run has not written a checkpoint yet. It writes the first one at the end of an epoch, or when you save one on the Live page.</source>
        <translation>Questo run non ha ancora scritto un checkpoint. Scrive il primo alla fine di un’epoca, o quando se ne salva uno nella pagina Live.</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 parametri</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation><numerusform>%Ln epoca</numerusform><numerusform>%Ln epoche</numerusform></translation>
    </message>
    <message>
        <source>Best: epoch %1</source>
        <translation>Migliore: epoca %1</translation>
    </message>
    <message>
        <source>Best: step %1</source>
        <translation>Migliore: step %1</translation>
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
        <translation>Classe</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validazione</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Why it cannot be read</source>
        <translation>Perché non è leggibile</translation>
    </message>
    <message>
        <source>Training image</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Validation image</source>
        <translation>Validazione</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>la stessa</translation>
    </message>
    <message>
        <source>another</source>
        <translation>un’altra</translation>
    </message>
</context>
<context>
    <name>trainyard::Keychain</name>
    <message>
        <source>this program was built without a keychain</source>
        <translation>questo programma è stato compilato senza portachiavi</translation>
    </message>
</context>
<context>
    <name>trainyard::LayerMaps</name>
    <message>
        <source>What each layer makes of the input</source>
        <translation>Che cosa fa ogni layer dell’input</translation>
    </message>
    <message>
        <source>input</source>
        <translation>input</translation>
    </message>
    <message>
        <source>share of values above 0, and their histogram</source>
        <translation>quota di valori sopra 0 e loro istogramma</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>sopra 0</translation>
    </message>
    <message>
        <source>%1, channel %2: %3 to %4</source>
        <translation>%1, canale %2: da %3 a %4</translation>
    </message>
</context>
<context>
    <name>trainyard::LayerSharesWidget</name>
    <message>
        <source>Weights left by layer</source>
        <translation>Pesi rimasti per layer</translation>
    </message>
    <message>
        <source>Showing the %1 of %2 layers that keep the least</source>
        <translation>Sono mostrati %1 di %2 layer, quelli che ne conservano meno</translation>
    </message>
</context>
<context>
    <name>trainyard::LayerStrip</name>
    <message>
        <source>Left in each layer</source>
        <translation>Rimasti in ogni layer</translation>
    </message>
    <message>
        <source>%1: %2 of %3 weights left, %4</source>
        <translation>%1: restano %2 di %3 pesi, %4</translation>
    </message>
    <message>
        <source>layers, from input to output</source>
        <translation>layer, dall’input all’output</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersModel</name>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Output</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Attivazioni</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersPane</name>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Mostra: %1</translation>
    </message>
    <message>
        <source>Clone with histograms</source>
        <translation>Clona con istogrammi</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesi</translation>
    </message>
    <message>
        <source>Of each parameter, as the step leaves them</source>
        <translation>Di ogni parametro, come li lascia lo step</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienti</translation>
    </message>
    <message>
        <source>The mean gradient of the whole batch, before clipping and weight decay</source>
        <translation>Il gradiente medio dell’intero batch, prima di clipping e weight decay</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Attivazioni</translation>
    </message>
    <message>
        <source>Outputs of each layer for all samples of the step</source>
        <translation>Output di ogni layer per tutti i campioni dello step</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>newest record</source>
        <translation>registrazione più recente</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribuzione</translation>
    </message>
    <message>
        <source>5 and 95 %</source>
        <translation>5 e 95 %</translation>
    </message>
    <message>
        <source>share of values</source>
        <translation>quota dei valori</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Osservazioni</translation>
    </message>
    <message>
        <source>The histograms are being read</source>
        <translation>Lettura degli istogrammi</translation>
    </message>
    <message>
        <source>No histograms have been recorded yet</source>
        <translation>Non sono ancora stati registrati istogrammi</translation>
    </message>
    <message>
        <source>This run did not record histograms</source>
        <translation>Questo run non ha registrato istogrammi</translation>
    </message>
    <message>
        <source>The run records the first ones with its first step.</source>
        <translation>Il run registra i primi con il suo primo step.</translation>
    </message>
    <message>
        <source>They show how weights, gradients and activations of each layer change while a run trains, and name dead channels. To record them, turn on Histograms under Training › More in New run.</source>
        <translation>Mostrano come cambiano pesi, gradienti e attivazioni di ogni layer mentre un run si addestra e indicano i canali morti. Per registrarli, attivare Istogrammi in Training › Altro in Nuovo run.</translation>
    </message>
    <message>
        <source>The run did not record them</source>
        <translation>Il run non li ha registrati</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s), the newest at step %1</source>
        <translation><numerusform>%Ln registrazione, allo step %1</numerusform><numerusform>%Ln registrazioni, la più recente allo step %1</numerusform></translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>lettura…</translation>
    </message>
    <message>
        <source>no dead channels, no saturated layers</source>
        <translation>nessun canale morto, nessun layer saturo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln remark(s)</source>
        <translation><numerusform>%Ln osservazione</numerusform><numerusform>%Ln osservazioni</numerusform></translation>
    </message>
    <message>
        <source>In the newest record every channel is above 0 for some sample, no layer has half of its values at the limit of its activation, and all values are finite.</source>
        <translation>Nella registrazione più recente ogni canale è sopra 0 per qualche campione, nessun layer ha metà dei valori al limite della sua attivazione e tutti i valori sono finiti.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Histograms as CSV…</source>
        <translation>Istogrammi come CSV…</translation>
    </message>
    <message>
        <source>Figure as SVG…</source>
        <translation>Figura come SVG…</translation>
    </message>
    <message>
        <source>Figure as PDF…</source>
        <translation>Figura come PDF…</translation>
    </message>
    <message>
        <source>Figure as PNG…</source>
        <translation>Figura come PNG…</translation>
    </message>
    <message>
        <source>median and quartiles</source>
        <translation>mediana e quartili</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTab</name>
    <message>
        <source>First-layer filters</source>
        <translation>Filtri del primo layer</translation>
    </message>
    <message>
        <source>Filter %1: weights from −%2 to %2</source>
        <translation>Filtro %1: pesi da −%2 a %2</translation>
    </message>
    <message>
        <source>First-layer filters as PNG…</source>
        <translation>Filtri del primo layer come PNG…</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTable</name>
    <message>
        <source>Layers</source>
        <translation>Layer</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTableModel</name>
    <message>
        <source>not finite</source>
        <translation>non finiti</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead</source>
        <translation><numerusform>%Ln morto</numerusform><numerusform>%Ln morti</numerusform></translation>
    </message>
    <message>
        <source>%1 saturated</source>
        <translation>%1 saturi</translation>
    </message>
    <message>
        <source>Standard deviation of the values at the newest record</source>
        <translation>Deviazione standard dei valori nella registrazione più recente</translation>
    </message>
    <message>
        <source>Share of values that are exactly 0</source>
        <translation>Quota di valori esattamente 0</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Dispersione</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Zero</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Segni</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersViewModel</name>
    <message>
        <source>%1 and more</source>
        <comment>channels</comment>
        <translation>%1 e altri</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation><numerusform>%Ln valore</numerusform><numerusform>%Ln valori</numerusform></translation>
    </message>
    <message>
        <source>mean %1 ± %2</source>
        <translation>media %1 ± %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>values</comment>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>%1 of %2 channels dead</source>
        <translation>%1 di %2 canali morti</translation>
    </message>
    <message>
        <source>%1 not finite</source>
        <translation>%1 non finiti</translation>
    </message>
    <message>
        <source>%1: gradients are not finite</source>
        <translation>%1: i gradienti non sono finiti</translation>
    </message>
    <message>
        <source>%1: weights are not finite</source>
        <translation>%1: i pesi non sono finiti</translation>
    </message>
    <message>
        <source>%1: outputs are not finite</source>
        <translation>%1: gli output non sono finiti</translation>
    </message>
    <message>
        <source>%1 of %2 values are NaN or infinite at step %3.</source>
        <translation>%1 di %2 valori sono NaN o infiniti allo step %3.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 channels are dead</source>
        <translation>%1: %2 di %3 canali sono morti</translation>
    </message>
    <message>
        <source>Channels %1 were 0 for all samples of every record since step %2.</source>
        <translation>I canali %1 erano 0 per tutti i campioni di ogni registrazione dallo step %2.</translation>
    </message>
    <message>
        <source>Channels %1 were 0 for all samples of step %2.</source>
        <translation>I canali %1 erano 0 per tutti i campioni dello step %2.</translation>
    </message>
    <message>
        <source>%1 is saturated</source>
        <translation>%1 è saturo</translation>
    </message>
    <message>
        <source>%1 of its values are at the limit of %2 at step %3, where no gradient passes.</source>
        <translation>%1 dei suoi valori sono al limite di %2 allo step %3, dove non passa alcun gradiente.</translation>
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
        <translation>entropia incrociata</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Accuratezza</translation>
    </message>
    <message>
        <source>top-1</source>
        <translation>top-1</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Throughput</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>campioni/s</translation>
    </message>
    <message>
        <source>Device load</source>
        <translation>Carico del dispositivo</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>Dove va il tempo</translation>
    </message>
    <message>
        <source>share of wall time</source>
        <translation>quota del tempo reale</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>misurato</translation>
    </message>
    <message>
        <source>train</source>
        <translation>train</translation>
    </message>
    <message>
        <source>val</source>
        <translation>val</translation>
    </message>
    <message>
        <source>val top-5</source>
        <translation>top-5 val</translation>
    </message>
    <message>
        <source>cores busy</source>
        <translation>core occupati</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 core</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>%1 core</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>GPU utilisation</source>
        <translation>Utilizzo GPU</translation>
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
        <translation>calcolo</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validazione</translation>
    </message>
    <message>
        <source>input wait</source>
        <translation>attesa input</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>checkpoint</translation>
    </message>
    <message>
        <source>other</source>
        <translation>altro</translation>
    </message>
    <message>
        <source>waiting for ranks</source>
        <translation>attesa dei rank</translation>
    </message>
    <message>
        <source>SM occupancy</source>
        <translation>Occupazione SM</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>Memoria GPU</translation>
    </message>
    <message>
        <source>whole net</source>
        <translation>intera rete</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveEventsCard</name>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Checkpoints, warnings and other events appear here.</source>
        <translation>Qui appaiono checkpoint, avvisi e altri eventi.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avvisi</translation>
    </message>
    <message>
        <source>Events shown</source>
        <translation>Eventi mostrati</translation>
    </message>
    <message>
        <source>Choose an event to move the cursor of all charts there</source>
        <translation>Scegliere un evento per portarvi il cursore di tutti i grafici</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveHeaderBar</name>
    <message>
        <source>Checkpoint now</source>
        <translation>Checkpoint ora</translation>
    </message>
    <message>
        <source>Write a checkpoint at the next step and continue training</source>
        <translation>Scrive un checkpoint al prossimo step e continua il training</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Write a checkpoint and end the run, which can then be resumed</source>
        <translation>Scrive un checkpoint e termina il run, che poi si può riprendere</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Continue from the newest checkpoint as a new attempt of the same run</source>
        <translation>Continua dal checkpoint più recente come nuovo tentativo dello stesso run</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Remove the run from the queue</source>
        <translation>Rimuove il run dalla coda</translation>
    </message>
    <message>
        <source>Choose the run to watch</source>
        <translation>Scegliere il run da osservare</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>ETA</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Trascorso</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>campioni/s</translation>
    </message>
    <message>
        <source>LR</source>
        <translation>LR</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arresto…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Scrittura…</translation>
    </message>
    <message>
        <source>Resuming…</source>
        <translation>Ripresa…</translation>
    </message>
    <message>
        <source>Trace the next 20 steps</source>
        <translation>Traccia i prossimi 20 step</translation>
    </message>
    <message>
        <source>Record a timeline of every rank for the Timeline page</source>
        <translation>Registra una timeline di ogni rank per la pagina Timeline</translation>
    </message>
    <message>
        <source>Show traces</source>
        <translation>Mostra le tracce</translation>
    </message>
    <message>
        <source>On the Timeline page</source>
        <translation>Nella pagina Timeline</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Trattieni</translation>
    </message>
    <message>
        <source>Keep the job from starting</source>
        <translation>Impedisce l’avvio del job</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Rilascia</translation>
    </message>
    <message>
        <source>Allow the job to start</source>
        <translation>Consente l’avvio del job</translation>
    </message>
    <message>
        <source>Requeue</source>
        <translation>Rimetti in coda</translation>
    </message>
    <message>
        <source>End the job and put it back in the cluster's queue; it continues from its newest checkpoint</source>
        <translation>Termina il job e lo rimette nella coda del cluster; prosegue dal suo checkpoint più recente</translation>
    </message>
    <message>
        <source>Extend time…</source>
        <translation>Prolunga…</translation>
    </message>
    <message>
        <source>Save a checkpoint and continue in a new job with more time</source>
        <translation>Salva un checkpoint e continua in un nuovo job con più tempo</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>Sparsità</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Dentro la rete</translation>
    </message>
    <message>
        <source>Predictions, mistakes, layers and weights of the net, from a checkpoint</source>
        <translation>Previsioni, errori, layer e pesi della rete, da un checkpoint</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveLogCard</name>
    <message>
        <source>Follow</source>
        <translation>Segui</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Config.</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tutti i livelli</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Avvisi ed errori</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Levels shown</source>
        <translation>Livelli mostrati</translation>
    </message>
    <message>
        <source>Find in log</source>
        <translation>Trova nel log</translation>
    </message>
    <message>
        <source>Enter jumps to the next match, backwards from the newest line</source>
        <translation>Invio passa alla corrispondenza successiva, all’indietro dalla riga più recente</translation>
    </message>
    <message>
        <source>Keep the newest line visible</source>
        <translation>Tiene visibile la riga più recente</translation>
    </message>
    <message>
        <source>The engine's log appears here once it has started.</source>
        <translation>Il log del motore appare qui dopo l’avvio.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Impostazione</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configurazione</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveOptionsCard</name>
    <message>
        <source>Chart options</source>
        <translation>Opzioni del grafico</translation>
    </message>
    <message>
        <source>Log y</source>
        <translation>y log.</translation>
    </message>
    <message>
        <source>Raw values</source>
        <translation>Valori grezzi</translation>
    </message>
    <message>
        <source>Clip outliers</source>
        <translation>Taglia outlier</translation>
    </message>
    <message>
        <source>Link cursors</source>
        <translation>Unisci i cursori</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>Asse X</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>A gradini</translation>
    </message>
    <message>
        <source>Optimizer steps</source>
        <translation>Step dell’ottimizzatore</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoca</translation>
    </message>
    <message>
        <source>Passes over the training data</source>
        <translation>Passaggi sui dati di training</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Campioni</translation>
    </message>
    <message>
        <source>Training samples seen</source>
        <translation>Campioni di training visti</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Smussamento</translation>
    </message>
    <message>
        <source>Logarithmic axis for losses; it cannot show values of zero or below</source>
        <translation>Asse logaritmico per le loss; non può mostrare valori nulli o negativi</translation>
    </message>
    <message>
        <source>Shows the unsmoothed values behind the line, with a band from the smallest to the largest</source>
        <translation>Mostra i valori non smussati dietro la linea, con una banda dal minimo al massimo</translation>
    </message>
    <message>
        <source>Fit the axis to most of the values; a triangle at the edge marks values outside</source>
        <translation>Adatta l’asse alla maggior parte dei valori; un triangolo al bordo segna i valori fuori</translation>
    </message>
    <message>
        <source>Show the same position in every chart</source>
        <translation>Mostra la stessa posizione in ogni grafico</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervallo</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Run intero</translation>
    </message>
    <message>
        <source>Last half</source>
        <translation>Ultima metà</translation>
    </message>
    <message>
        <source>Last tenth</source>
        <translation>Ultimo decimo</translation>
    </message>
    <message>
        <source>Zoomed</source>
        <translation>Ingrandito</translation>
    </message>
    <message>
        <source>Export the charts</source>
        <translation>Esporta i grafici</translation>
    </message>
    <message>
        <source>Picture, PNG…</source>
        <translation>Immagine, PNG…</translation>
    </message>
    <message>
        <source>Vector graphic, SVG…</source>
        <translation>Grafica vettoriale, SVG…</translation>
    </message>
    <message>
        <source>Table of the shown values, CSV…</source>
        <translation>Tabella dei valori mostrati, CSV…</translation>
    </message>
    <message>
        <source>Log x</source>
        <translation>x log.</translation>
    </message>
    <message>
        <source>Time trained</source>
        <translation>Tempo di training</translation>
    </message>
    <message>
        <source>Without the pauses between attempts</source>
        <translation>Senza le pause tra i tentativi</translation>
    </message>
    <message>
        <source>Time since the start</source>
        <translation>Tempo dall’avvio</translation>
    </message>
    <message>
        <source>By the clock, with the pauses between attempts</source>
        <translation>Secondo l’orologio, con le pause tra i tentativi</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Date and time of day</source>
        <translation>Data e ora</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Esponenziale</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gaussiano</translation>
    </message>
    <message>
        <source>Of the values up to each one, newer ones with more weight</source>
        <translation>Dei valori fino a ciascuno, con più peso ai più recenti</translation>
    </message>
    <message>
        <source>Of the values on both sides of each one</source>
        <translation>Dei valori su entrambi i lati di ciascuno</translation>
    </message>
    <message>
        <source>Of both sides, nearer ones with more weight</source>
        <translation>Di entrambi i lati, con più peso ai più vicini</translation>
    </message>
    <message>
        <source>Kind of smoothing</source>
        <translation>Tipo di smussamento</translation>
    </message>
    <message>
        <source>Strength of the smoothing, and how many values a mean of the same effect has; 0 shows unsmoothed values</source>
        <translation>Intensità dello smussamento e quanti valori ha una media con lo stesso effetto; 0 mostra i valori non smussati</translation>
    </message>
    <message>
        <source>Logarithmic x axis; it begins at the first position above zero</source>
        <translation>Asse x logaritmico; inizia dalla prima posizione sopra zero</translation>
    </message>
    <message>
        <source>Wheel over a chart: zoom. Drag: move. Shift and drag: zoom into a box. Backspace: previous view. Double-click: whole run. Right click: copy, export.</source>
        <translation>Rotellina su un grafico: zoom. Trascinare: sposta. Maiusc e trascinare: zoom in un riquadro. Backspace: vista precedente. Doppio clic: run intero. Clic destro: copia, esporta.</translation>
    </message>
    <message>
        <source>%1 ≈ %2 values</source>
        <translation>%1 ≈ %2 valori</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>trainyard::LivePage</name>
    <message>
        <source>No run yet</source>
        <translation>Ancora nessun run</translation>
    </message>
    <message>
        <source>Start a run to see its curves here while it trains. New run has a first run prepared; it uses built-in data and takes a few minutes.</source>
        <translation>Avviare un run per vederne qui le curve mentre si addestra. In Nuovo run è pronto un primo run; usa dati integrati e dura pochi minuti.</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nuovo run</translation>
    </message>
    <message>
        <source>Clone as new run</source>
        <translation>Clona come nuovo run</translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation>Mostra in Run</translation>
    </message>
    <message>
        <source>Open run directory</source>
        <translation>Apri la cartella del run</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>Fermare il run?</translation>
    </message>
    <message>
        <source>%1 writes a checkpoint and ends. Resume continues from there.</source>
        <translation>%1 scrive un checkpoint e termina. Riprendi continua da lì.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Export the charts</source>
        <translation>Esporta i grafici</translation>
    </message>
    <message>
        <source>Charts exported to %1</source>
        <translation>Grafici esportati in %1</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Draw the network</source>
        <translation>Disegna la rete</translation>
    </message>
    <message>
        <source>Extend time</source>
        <translation>Prolunga</translation>
    </message>
    <message>
        <source>Time limit of the new job in minutes:</source>
        <translation>Limite di tempo del nuovo job in minuti:</translation>
    </message>
    <message>
        <source>Fetch checkpoints and results…</source>
        <translation>Recupera checkpoint e risultati…</translation>
    </message>
    <message>
        <source>This run is on this computer: %1</source>
        <translation>Questo run è su questo computer: %1</translation>
    </message>
    <message>
        <source>Its run directory is on another machine. Fetch the files that you want to see.</source>
        <translation>La sua cartella del run è su un’altra macchina. Recuperare i file da vedere.</translation>
    </message>
    <message>
        <source>Weights and thresholds</source>
        <translation>Pesi e soglie</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>Salva il ticket…</translation>
    </message>
    <message>
        <source>Compact the net…</source>
        <translation>Compatta la rete…</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveRanksCard</name>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Step time and waiting by rank</source>
        <translation>Tempo per step e attesa per rank</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveSparsityCard</name>
    <message>
        <source>Weights left</source>
        <translation>Pesi rimasti</translation>
    </message>
    <message>
        <source>%1 of all</source>
        <translation>%1 del totale</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveViewModel</name>
    <message>
        <source>The next %1 steps will be traced; the Timeline page shows them.</source>
        <translation>I prossimi %1 step saranno tracciati; li mostra la pagina Timeline.</translation>
    </message>
    <message>
        <source>The run saves a checkpoint and stops; a new job continues it with a limit of %1 minutes.</source>
        <translation>Il run salva un checkpoint e si ferma; un nuovo job lo continua con un limite di %1 minuti.</translation>
    </message>
    <message>
        <source>There is no information from %1 yet.</source>
        <translation>Non ci sono ancora informazioni da %1.</translation>
    </message>
    <message>
        <source>State at %1: %2 is not connected.</source>
        <translation>Stato delle %1: %2 non è connessa.</translation>
    </message>
    <message>
        <source>%1 Its connection is paused.</source>
        <translation>%1 La sua connessione è in pausa.</translation>
    </message>
    <message>
        <source>%1 Trainyard is reconnecting; the run continues there.</source>
        <translation>%1 Trainyard si sta riconnettendo; il run prosegue lì.</translation>
    </message>
    <message>
        <source>%1 Connect to it on the Machines page; the run continues there.</source>
        <translation>%1 Connettersi nella pagina Macchine; il run prosegue lì.</translation>
    </message>
</context>
<context>
    <name>trainyard::LoginDesk</name>
    <message>
        <source>The machine refused the answer from the keychain.</source>
        <translation>La macchina ha rifiutato la risposta del portachiavi.</translation>
    </message>
    <message>
        <source>That passphrase did not unlock the key.</source>
        <translation>Questa passphrase non ha sbloccato la chiave.</translation>
    </message>
</context>
<context>
    <name>trainyard::LoginDialog</name>
    <message>
        <source>Log in to %1</source>
        <translation>Accedi a %1</translation>
    </message>
    <message>
        <source>A key for %1 is locked</source>
        <translation>Una chiave per %1 è bloccata</translation>
    </message>
    <message>
        <source>%1 requires a login</source>
        <translation>%1 richiede un accesso</translation>
    </message>
    <message>
        <source>Remember in the keychain</source>
        <translation>Ricorda nel portachiavi</translation>
    </message>
    <message>
        <source>Stored only in the desktop's keychain, after the machine has accepted it</source>
        <translation>Salvata solo nel portachiavi del desktop, dopo che la macchina l’ha accettata</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Sblocca</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>Accedi</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineChart</name>
    <message>
        <source>time since the search was started</source>
        <translation>tempo dall’avvio della ricerca</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineCheckCard</name>
    <message>
        <source>Check this machine</source>
        <translation>Controlla questa macchina</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Controlla ora</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Compares every operator with an independent calculation, and compares the speed of memory, arithmetic, disk and data loading with the expected values. It takes about ten seconds; nothing else should run.</source>
        <translation>Confronta ogni operatore con un calcolo indipendente e la velocità di memoria, aritmetica, disco e caricamento dei dati con i valori attesi. Dura circa dieci secondi; nient’altro dovrebbe essere in esecuzione.</translation>
    </message>
    <message>
        <source>32-bit numbers</source>
        <translation>Numeri a 32 bit</translation>
    </message>
    <message>
        <source>16-bit numbers, if the processor supports them</source>
        <translation>Numeri a 16 bit, se il processore li supporta</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Raggiunto</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Almeno</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Giudizio</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineCheckViewModel</name>
    <message>
        <source>images/s</source>
        <translation>immagini/s</translation>
    </message>
    <message>
        <source>good</source>
        <translation>buono</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>errato</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>Chiusura…</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Avvio…</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <translation>Controllo %1 di %2</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Tutto bene</translation>
    </message>
    <message>
        <source>All results are right, but a part is slower than it should be</source>
        <translation>Tutti i risultati sono giusti, ma una parte è più lenta di quanto dovrebbe</translation>
    </message>
    <message>
        <source>Memory bandwidth, %1</source>
        <translation>Banda di memoria, %1</translation>
    </message>
    <message>
        <source>Multiply-adds in registers, %1</source>
        <translation>Moltiplica-accumula nei registri, %1</translation>
    </message>
    <message>
        <source>Matrix products in %1, %2</source>
        <translation>Prodotti di matrici in %1, %2</translation>
    </message>
    <message>
        <source>Disk, writing</source>
        <translation>Disco, scrittura</translation>
    </message>
    <message>
        <source>Disk, reading</source>
        <translation>Disco, lettura</translation>
    </message>
    <message>
        <source>Decoding JPEG, 1 thread</source>
        <translation>Decodifica JPEG, 1 thread</translation>
    </message>
    <message>
        <source>Loading JPEG files, %1</source>
        <translation>Caricamento di file JPEG, %1</translation>
    </message>
    <message>
        <source>Loading images from memory</source>
        <translation>Caricamento di immagini dalla memoria</translation>
    </message>
    <message>
        <source>Keep runs on a local disk or another one: set TRAINYARD_HOME to a folder on it.</source>
        <translation>Tenere i run su un disco locale o su un altro: impostare TRAINYARD_HOME a una cartella su di esso.</translation>
    </message>
    <message>
        <source>Check whether other programs use the processor, and whether oneDNN is the version that Trainyard was installed with.</source>
        <translation>Controllare se altri programmi usano il processore e se oneDNN è la versione con cui è stato installato Trainyard.</translation>
    </message>
    <message>
        <source>Close other programs and check again. If nothing changes, the processor may be throttled or shared with others.</source>
        <translation>Chiudere gli altri programmi e ricontrollare. Se nulla cambia, il processore potrebbe essere rallentato o condiviso con altri.</translation>
    </message>
    <message>
        <source>Operators, compared with the reference</source>
        <translation>Operatori, confrontati con il riferimento</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… e altri %1</translation>
    </message>
    <message>
        <source>Results of this device cannot be trusted. Please report this with the copied text.</source>
        <translation>I risultati di questo dispositivo non sono affidabili. Segnalarlo con il testo copiato.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non misurato</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>almeno %1</translation>
    </message>
    <message>
        <source>%1, %2, %3; %4; took %5</source>
        <translation>%1, %2, %3; %4; durata %5</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s)</source>
        <translation><numerusform>1 thread</numerusform><numerusform>%Ln thread</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) (is|are) wrong</source>
        <translation><numerusform>Una cosa è errata</numerusform><numerusform>%Ln cose sono errate</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::MachineDialog</name>
    <message>
        <source>Add a machine</source>
        <translation>Aggiungi una macchina</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Modifica %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Add and test</source>
        <translation>Aggiungi e prova</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Over SSH</source>
        <translation>Via SSH</translation>
    </message>
    <message>
        <source>A cluster's login node, or another workstation</source>
        <translation>Il nodo di login di un cluster o un’altra workstation</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Questo computer</translation>
    </message>
    <message>
        <source>This computer is itself a login node with SLURM</source>
        <translation>Questo computer è esso stesso un nodo di login con SLURM</translation>
    </message>
    <message>
        <source>Type of connection</source>
        <translation>Tipo di connessione</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Raggiunto</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>A host in ~/.ssh/config, a name or an address</source>
        <translation>Un host in ~/.ssh/config, un nome o un indirizzo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name shown in this window</source>
        <translation>Nome mostrato in questa finestra</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utente</translation>
    </message>
    <message>
        <source>From ~/.ssh/config</source>
        <translation>Da ~/.ssh/config</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predefinito</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Jump hosts</source>
        <translation>Host di salto</translation>
    </message>
    <message>
        <source>user@host:port; separate several with commas in the order of connection; "none" for none</source>
        <translation>utente@host:porta; separarne più con virgole nell’ordine di connessione; “none” per nessuno</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>File chiave</translation>
    </message>
    <message>
        <source>A private key on this computer, tried first</source>
        <translation>Una chiave privata su questo computer, provata per prima</translation>
    </message>
    <message>
        <source>SLURM</source>
        <translation>SLURM</translation>
    </message>
    <message>
        <source>Jobs are submitted to the cluster's queue</source>
        <translation>I job sono inviati alla coda del cluster</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Runs start automatically when cores and GPUs are free</source>
        <translation>I run partono da soli quando core e GPU sono liberi</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Scheduler</translation>
    </message>
    <message>
        <source>Path on the machine; may start with ~/ or contain a variable such as $SCRATCH</source>
        <translation>Percorso sulla macchina; può iniziare con ~/ o contenere una variabile come $SCRATCH</translation>
    </message>
    <message>
        <source>Runs folder</source>
        <translation>Cartella dei run</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Cartella dei dati</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motore</translation>
    </message>
    <message>
        <source>trainyard-engine, in the machine's PATH</source>
        <translation>trainyard-engine, nel PATH della macchina</translation>
    </message>
    <message>
        <source>Connect when the window opens</source>
        <translation>Connetti all’apertura della finestra</translation>
    </message>
    <message>
        <source>~/.ssh/config: %1@%2, port %3</source>
        <translation>~/.ssh/config: %1@%2, porta %3</translation>
    </message>
    <message>
        <source>%1, via %2</source>
        <translation>%1, via %2</translation>
    </message>
    <message>
        <source>Hosts in ~/.ssh/config to choose from: %1</source>
        <translation>Host in ~/.ssh/config tra cui scegliere: %1</translation>
    </message>
    <message>
        <source>Without SLURM, this computer is listed as "This workstation"</source>
        <translation>Senza SLURM, questo computer è elencato come “Questa workstation”</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Let my group read what Trainyard creates there</source>
        <translation>Consenti al mio gruppo di leggere ciò che Trainyard vi crea</translation>
    </message>
    <message>
        <source>Otherwise only your account can read runs, data and logs on the machine</source>
        <translation>Altrimenti solo il proprio account può leggere run, dati e log sulla macchina</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineHeaderCard</name>
    <message>
        <source>Copy this text</source>
        <translation>Copia questo testo</translation>
    </message>
    <message>
        <source>Open a terminal on the machine</source>
        <translation>Apri un terminale sulla macchina</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Batch script…</source>
        <translation>Script batch…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>Forget saved passwords</source>
        <translation>Dimentica le password salvate</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Rimuovi dall’elenco</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Connetti</translation>
    </message>
    <message>
        <source>Host key</source>
        <translation>Chiave host</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copia l’impronta</translation>
    </message>
    <message>
        <source>Known and unchanged</source>
        <translation>Nota e invariata</translation>
    </message>
    <message>
        <source>Continue: query it again</source>
        <translation>Continua: interroga di nuovo la macchina</translation>
    </message>
    <message>
        <source>Pause: stay logged in, but do not query it</source>
        <translation>Pausa: resta connesso, ma non interroga la macchina</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Disconnetti</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineJobsCard</name>
    <message>
        <source>My jobs</source>
        <translation>I miei job</translation>
    </message>
    <message>
        <source>No jobs on this machine</source>
        <translation>Nessun job su questa macchina</translation>
    </message>
    <message>
        <source>Show finished</source>
        <translation>Mostra terminati</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>Annulla il job</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>Mostra il run</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Trattieni</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Rilascia</translation>
    </message>
    <message>
        <source>Put back in the queue</source>
        <translation>Rimetti in coda</translation>
    </message>
    <message>
        <source>Terminal on its node</source>
        <translation>Terminale sul suo nodo</translation>
    </message>
    <message>
        <source>Also show jobs that ended within the last day</source>
        <translation>Mostra anche i job terminati nell’ultimo giorno</translation>
    </message>
    <message>
        <source>Nothing known yet</source>
        <translation>Ancora nulla di noto</translation>
    </message>
    <message>
        <source>Jobs that you start on this machine appear here with their state and the reason for waiting.</source>
        <translation>I job avviati su questa macchina appaiono qui con il loro stato e il motivo dell’attesa.</translation>
    </message>
    <message>
        <source>Connect to the machine to see your jobs.</source>
        <translation>Connettersi alla macchina per vedere i propri job.</translation>
    </message>
    <message>
        <source>Cancel jobs</source>
        <translation>Annulla i job</translation>
    </message>
    <message>
        <source>Cancel job %1?</source>
        <translation>Annullare il job %1?</translation>
    </message>
    <message>
        <source>Cancel %1 jobs?</source>
        <translation>Annullare %1 job?</translation>
    </message>
    <message>
        <source>A run's saved checkpoints are kept; it can be resumed from the last one.</source>
        <translation>I checkpoint salvati di un run sono conservati; si può riprendere dall’ultimo.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Mantieni</translation>
    </message>
    <message>
        <source>Save now</source>
        <translation>Salva ora</translation>
    </message>
    <message>
        <source>Extend time…</source>
        <translation>Prolunga…</translation>
    </message>
    <message>
        <source>Extend time</source>
        <translation>Prolunga</translation>
    </message>
    <message>
        <source>The run saves a checkpoint and stops, and a new job continues it with this time limit in hours:</source>
        <translation>Il run salva un checkpoint e si ferma, e un nuovo job lo continua con questo limite di tempo in ore:</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineStrip</name>
    <message>
        <source>%1 running</source>
        <translation>%1 in esecuzione</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 in attesa</translation>
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
        <translation>altri %1</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineTrialCard</name>
    <message>
        <source>Test</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Checks step by step whether the machine can run training, and says what to do if it cannot.</source>
        <translation>Controlla passo per passo se la macchina può eseguire il training e dice che cosa fare se non può.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineWords</name>
    <message>
        <source>Connecting</source>
        <translation>In connessione</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connessa</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Nessuna risposta</translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation>Chiave rifiutata</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Non connessa</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>da %1</translation>
    </message>
    <message>
        <source>next try in %1 s</source>
        <translation>riprova tra %1 s</translation>
    </message>
    <message>
        <source>since %1, %2</source>
        <translation>da %1, %2</translation>
    </message>
    <message>
        <source>last contact %1</source>
        <translation>ultimo contatto %1</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Raggiungi</translation>
    </message>
    <message>
        <source>Host key</source>
        <translation>Chiave host</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>Accedi</translation>
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
        <translation>GPU</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motore</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Attende</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Superato</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avviso</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallito</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Non provato</translation>
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
        <translation>%1 g %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln reconnect(s)</source>
        <translation><numerusform>%1, 1 riconnessione</numerusform><numerusform>%1, %Ln riconnessioni</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln core(s)</source>
        <translation><numerusform>1 core</numerusform><numerusform>%Ln core</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln partition(s)</source>
        <translation><numerusform>1 partizione</numerusform><numerusform>%Ln partizioni</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln job(s) at once</source>
        <translation><numerusform>al massimo 1 job insieme</numerusform><numerusform>al massimo %Ln job insieme</numerusform></translation>
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
        <translation>Aggiorna</translation>
    </message>
    <message>
        <source>Query the machine now</source>
        <translation>Interroga ora la macchina</translation>
    </message>
    <message>
        <source>Add machine…</source>
        <translation>Aggiungi macchina…</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Macchine</translation>
    </message>
    <message>
        <source>The keychain no longer has passwords of machines</source>
        <translation>Il portachiavi non contiene più password di macchine</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partizioni</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limiti</translation>
    </message>
    <message>
        <source>Accounts, quality of service and quota</source>
        <translation>Account, quality of service e quota</translation>
    </message>
    <message>
        <source>Resources of the cluster</source>
        <translation>Risorse del cluster</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Risorse</translation>
    </message>
    <message>
        <source>seen at %1</source>
        <translation>vista alle %1</translation>
    </message>
    <message>
        <source>%1 % busy · </source>
        <translation>%1 % in uso · </translation>
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
        <translation>%1 · %2%3 di %4%5</translation>
    </message>
    <message>
        <source>Nothing is known about it yet. Connect to see its partitions, nodes and limits.</source>
        <translation>Non se ne sa ancora nulla. Connettersi per vederne partizioni, nodi e limiti.</translation>
    </message>
    <message>
        <source>The cluster did not report any partitions.</source>
        <translation>Il cluster non ha comunicato partizioni.</translation>
    </message>
    <message>
        <source>Its driver reports no GPU; runs use its %1.</source>
        <translation>Il suo driver non comunica GPU; i run ne usano %1.</translation>
    </message>
    <message>
        <source>No terminal program was found. Run: %1</source>
        <translation>Nessun programma di terminale trovato. Eseguire: %1</translation>
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
        <translation>%1, nessuna GPU</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 running, %2 waiting</source>
        <translation>%1 in esecuzione, %2 in attesa</translation>
    </message>
    <message>
        <source>no scheduler</source>
        <translation>nessuno scheduler</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>alle %1</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Indirizzo</translation>
    </message>
    <message>
        <source>Logged in by</source>
        <translation>Accesso con</translation>
    </message>
    <message>
        <source>Jump hosts</source>
        <translation>Host di salto</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Tempo di risposta</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Of a minimal command</source>
        <translation>Di un comando minimo</translation>
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
        <source>none; Trainyard's own queue</source>
        <translation>nessuno; coda di Trainyard</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Processore</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Runs folder</source>
        <translation>Cartella dei run</translation>
    </message>
    <message>
        <source>Disk free</source>
        <translation>Disco libero</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Where runs are stored</source>
        <translation>Dove sono salvati i run</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>%1 s off</source>
        <translation>%1 s di scarto</translation>
    </message>
    <message>
        <source>Its clock differs from this computer's; times of jobs are those of its own clock</source>
        <translation>Il suo orologio differisce da quello di questo computer; gli orari dei job sono quelli del suo orologio</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>partizione %1</translation>
    </message>
    <message>
        <source>QoS %1</source>
        <translation>QoS %1</translation>
    </message>
    <message>
        <source>at most %1 queued</source>
        <translation>al massimo %1 in coda</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>fino a %1</translation>
    </message>
    <message>
        <source>Account %1 (default)</source>
        <translation>Account %1 (predefinito)</translation>
    </message>
    <message>
        <source>Account %1</source>
        <translation>Account %1</translation>
    </message>
    <message>
        <source>no limits</source>
        <translation>nessun limite</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>the cluster keeps none</source>
        <translation>il cluster non ne tiene</translation>
    </message>
    <message>
        <source>per job: %1</source>
        <translation>per job: %1</translation>
    </message>
    <message>
        <source>per user: %1</source>
        <translation>per utente: %1</translation>
    </message>
    <message>
        <source>Largest array</source>
        <translation>Array massimo</translation>
    </message>
    <message>
        <source>Home folder</source>
        <translation>Cartella home</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 liberi</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>non comunicata</translation>
    </message>
    <message>
        <source>Not reported</source>
        <translation>Non comunicato</translation>
    </message>
    <message>
        <source>%1 was removed from the list; its jobs continue</source>
        <translation>%1 è stata rimossa dall’elenco; i suoi job proseguono</translation>
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
        <translation>Magnitudine cumulata</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>%1 è scelto</translation>
    </message>
    <message>
        <source>weight magnitude |w|</source>
        <translation>magnitudine dei pesi |w|</translation>
    </message>
    <message>
        <source>%1 are exactly 0</source>
        <translation>%1 sono esattamente 0</translation>
    </message>
    <message>
        <source>%1 at 0</source>
        <translation>%1 a 0</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Istogramma</translation>
    </message>
    <message>
        <source>%1 bins a decade, weights</source>
        <translation>%1 intervalli per decade, pesi</translation>
    </message>
    <message>
        <source>bins of equal width, weights</source>
        <translation>intervalli di uguale ampiezza, pesi</translation>
    </message>
    <message>
        <source>pruned at %1</source>
        <translation>pruning a %1</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservati</translation>
    </message>
</context>
<context>
    <name>trainyard::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;New run</source>
        <translation>&amp;Nuovo run</translation>
    </message>
    <message>
        <source>Open &amp;data folder</source>
        <translation>Apri la cartella &amp;dati</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Trova</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Run</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>&amp;About Trainyard</source>
        <translation>&amp;Informazioni su Trainyard</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Sc&amp;uro</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>%1 — Trainyard</source>
        <translation>%1 — Trainyard</translation>
    </message>
    <message>
        <source>Open a run on the Live page to act on it</source>
        <translation>Aprire un run nella pagina Live per agire su di esso</translation>
    </message>
    <message>
        <source>User's &amp;guide</source>
        <translation>&amp;Guida utente</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Ovunque</translation>
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
        <translation>attivazioni</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parametri</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>gradienti</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>ottimizzatore</translation>
    </message>
    <message>
        <source>other</source>
        <translation>altro</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The images stay on the GPU (%1): each step transfers only their indices and random changes.</source>
        <translation>Le immagini restano sulla GPU (%1): ogni step trasferisce solo i loro indici e le modifiche casuali.</translation>
    </message>
    <message>
        <source>Each step transfers its images to the GPU, because all of them would fill more than a quarter of its free memory or leave too little for the network.</source>
        <translation>Ogni step trasferisce le sue immagini alla GPU, perché tutte insieme riempirebbero più di un quarto della memoria libera o lascerebbero troppo poco alla rete.</translation>
    </message>
    <message>
        <source>Each step transfers its images to the GPU, because the processor computes resized crops, RandAugment and colour changes.</source>
        <translation>Ogni step trasferisce le sue immagini alla GPU, perché il processore calcola i crop ridimensionati, RandAugment e le modifiche del colore.</translation>
    </message>
    <message>
        <source>Each step transfers its images to the GPU, because TRAINYARD_RESIDENT_MIB is 0.</source>
        <translation>Ogni step trasferisce le sue immagini alla GPU, perché TRAINYARD_RESIDENT_MIB è 0.</translation>
    </message>
    <message>
        <source>images</source>
        <translation>immagini</translation>
    </message>
</context>
<context>
    <name>trainyard::MistakesModel</name>
    <message>
        <source>%1
“%2” taken for “%3”, loss %4</source>
        <translation>%1
“%2” scambiato per “%3”, loss %4</translation>
    </message>
    <message>
        <source>%1 taken for %2, %3 sure</source>
        <translation>%1 scambiato per %2, sicura al %3</translation>
    </message>
</context>
<context>
    <name>trainyard::MistakesView</name>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
</context>
<context>
    <name>trainyard::ModelGroup</name>
    <message>
        <source>known once the settings are checked</source>
        <translation>noto dopo il controllo delle impostazioni</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; parameters</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; parametri</translation>
    </message>
    <message>
        <source>%1/image</source>
        <translation>%1/immagine</translation>
    </message>
    <message>
        <source>memory &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>memoria &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>File del modello</translation>
    </message>
    <message>
        <source>Choose a model file, a Keras architecture or an ONNX model</source>
        <translation>Scegli un file del modello, un’architettura Keras o un modello ONNX</translation>
    </message>
    <message>
        <source>Models (*.json *.onnx);;All files (*)</source>
        <translation>Modelli (*.json *.onnx);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Initial weights</source>
        <translation>Pesi iniziali</translation>
    </message>
    <message>
        <source>Choose a checkpoint, weights of Keras or an ONNX model</source>
        <translation>Scegli un checkpoint, pesi di Keras o un modello ONNX</translation>
    </message>
    <message>
        <source>Weights (*.safetensors *.h5 *.onnx);;All files (*)</source>
        <translation>Pesi (*.safetensors *.h5 *.onnx);;Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>trainyard::NameTotalsModel</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Massimo</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
</context>
<context>
    <name>trainyard::NetDiagram</name>
    <message>
        <source>Diagram of the network</source>
        <translation>Diagramma della rete</translation>
    </message>
</context>
<context>
    <name>trainyard::NetDialog</name>
    <message>
        <source>Diagram</source>
        <translation>Diagramma</translation>
    </message>
    <message>
        <source>The layers from input to output</source>
        <translation>I layer dall’input all’output</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>The layers as a table that can be sorted</source>
        <translation>I layer come tabella ordinabile</translation>
    </message>
    <message>
        <source>Find a layer</source>
        <translation>Trova un layer</translation>
    </message>
    <message>
        <source>By name or kind; Enter jumps to the next match</source>
        <translation>Per nome o tipo; Invio passa alla corrispondenza successiva</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Espandi</translation>
    </message>
    <message>
        <source>Shows every layer</source>
        <translation>Mostra ogni layer</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Comprimi</translation>
    </message>
    <message>
        <source>Shows blocks instead of their layers</source>
        <translation>Mostra i blocchi invece dei loro layer</translation>
    </message>
    <message>
        <source>Smaller (−, or Ctrl and the wheel)</source>
        <translation>Più piccolo (−, o Ctrl e rotellina)</translation>
    </message>
    <message>
        <source>Larger (+, or Ctrl and the wheel)</source>
        <translation>Più grande (+, o Ctrl e rotellina)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Picture, PNG…</source>
        <translation>Immagine, PNG…</translation>
    </message>
    <message>
        <source>Vector graphic, SVG…</source>
        <translation>Grafica vettoriale, SVG…</translation>
    </message>
    <message>
        <source>Layers of the network</source>
        <translation>Layer della rete</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rete</translation>
    </message>
    <message>
        <source>Network of %1</source>
        <translation>Rete di %1</translation>
    </message>
    <message>
        <source>Building the network…</source>
        <translation>Costruzione della rete…</translation>
    </message>
    <message>
        <source>No network to show</source>
        <translation>Nessuna rete da mostrare</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 layer</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 parametri</translation>
    </message>
    <message>
        <source>Export the network</source>
        <translation>Esporta la rete</translation>
    </message>
</context>
<context>
    <name>trainyard::NetViewModel</name>
    <message>
        <source>There is no network to show: its settings contradict each other.</source>
        <translation>Non c’è una rete da mostrare: le sue impostazioni si contraddicono.</translation>
    </message>
    <message>
        <source>The run's settings are no longer in the store.</source>
        <translation>Le impostazioni del run non sono più nell’archivio.</translation>
    </message>
    <message>
        <source>The run's data cannot be read on this computer, so the number of classes in the last layer is a guess.</source>
        <translation>I dati del run non sono leggibili su questo computer, quindi il numero di classi nell’ultimo layer è una supposizione.</translation>
    </message>
    <message>
        <source>%1 layers · %2 parameters · %3 and %4 of activations per sample, forward</source>
        <translation>%1 layer · %2 parametri · %3 e %4 di attivazioni per campione, forward</translation>
    </message>
</context>
<context>
    <name>trainyard::NewRunPage</name>
    <message>
        <source>Name of the run</source>
        <translation>Nome del run</translation>
    </message>
    <message>
        <source>Name of the run. It follows the settings until you change it; clear it to get a proposed name again.</source>
        <translation>Nome del run. Segue le impostazioni finché non viene modificato; svuotarlo per ottenere di nuovo un nome proposto.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preset</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Undoes every change since the preset or the clone</source>
        <translation>Annulla ogni modifica dal preset o dal clone</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Salva come preset…</translation>
    </message>
    <message>
        <source>Saves these settings under a name for later runs</source>
        <translation>Salva queste impostazioni con un nome per run successivi</translation>
    </message>
    <message>
        <source>Start run</source>
        <translation>Avvia il run</translation>
    </message>
    <message>
        <source>clone of %1</source>
        <translation>clone di %1</translation>
    </message>
    <message>
        <source>name from settings</source>
        <translation>nome dalle impostazioni</translation>
    </message>
    <message>
        <source>%1 (modified)</source>
        <translation>%1 (modificato)</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>Impostazioni proprie</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>Clone</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Avvio…</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Metti in coda</translation>
    </message>
    <message>
        <source>The run waits in the queue until enough cores are free; you can close this window.</source>
        <translation>Il run attende in coda finché si liberano abbastanza core; questa finestra si può chiudere.</translation>
    </message>
    <message>
        <source>The run continues when this window is closed and appears again when you reopen it.</source>
        <translation>Il run continua quando questa finestra viene chiusa e riappare quando la si riapre.</translation>
    </message>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>Questo run non è più nell’archivio.</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nuovo run</translation>
    </message>
    <message>
        <source>Start as campaign…</source>
        <translation>Avvia come campagna…</translation>
    </message>
    <message>
        <source>A scaling study, several seeds or lottery tickets; shows all runs before queueing them</source>
        <translation>Uno studio di scalabilità, più seed o lottery ticket; mostra tutti i run prima di metterli in coda</translation>
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
        <translation>Il run viene inviato alla macchina.</translation>
    </message>
    <message>
        <source>The settings are being checked.</source>
        <translation>Le impostazioni vengono controllate.</translation>
    </message>
    <message>
        <source>Enter the full path, starting with /.</source>
        <translation>Immettere il percorso completo, che inizia con /.</translation>
    </message>
    <message>
        <source>The check of the settings was cancelled: choose Check again.</source>
        <translation>Il controllo delle impostazioni è stato annullato: scegliere Controlla di nuovo.</translation>
    </message>
    <message>
        <source>%1 is not connected: memory, GPUs and data are those of this workstation.</source>
        <translation>%1 non è connessa: memoria, GPU e dati sono quelli di questa workstation.</translation>
    </message>
    <message>
        <source>%1 could not be queried, so memory, GPUs and data are those of this workstation: %2</source>
        <translation>Non è stato possibile interrogare %1, quindi memoria, GPU e dati sono quelli di questa workstation: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) to solve first</source>
        <translation><numerusform>Prima risolvere 1 problema</numerusform><numerusform>Prima risolvere %Ln problemi</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation><numerusform>un altro</numerusform><numerusform>altri %Ln</numerusform></translation>
    </message>
    <message>
        <source>%1; better: %2</source>
        <translation>%1; meglio: %2</translation>
    </message>
</context>
<context>
    <name>trainyard::NotesDialog</name>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>What did this run show?</source>
        <translation>Che cosa ha mostrato questo run?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>trainyard::NumberEdit</name>
    <message>
        <source>Enter a number, such as 0.05 or 1e-4.</source>
        <translation>Immettere un numero, come 0,05 o 1e-4.</translation>
    </message>
    <message>
        <source>Enter a whole number from 0 to 18446744073709551615.</source>
        <translation>Immettere un numero intero da 0 a 18446744073709551615.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Immettere un numero intero.</translation>
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
        <translation>entro %1</translation>
    </message>
    <message>
        <source>SLURM says: %1</source>
        <translation>SLURM dice: %1</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Su %1</translation>
    </message>
    <message>
        <source>Start time, or the start that the scheduler expects</source>
        <translation>Ora di avvio, o l’avvio previsto dallo scheduler</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partizione</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Trascorso</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Avvio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
</context>
<context>
    <name>trainyard::PartitionsModel</name>
    <message>
        <source>%1 (down)</source>
        <translation>%1 (non attiva)</translation>
    </message>
    <message>
        <source>? of %1</source>
        <translation>? di %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1 cores, %2</source>
        <translation>%1 core, %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>The default for jobs without a partition</source>
        <translation>Quella predefinita per job senza partizione</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPU per nodo</translation>
    </message>
    <message>
        <source>GPUs free</source>
        <translation>GPU libere</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodi</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Inattivi</translation>
    </message>
    <message>
        <source>Each node</source>
        <translation>Ogni nodo</translation>
    </message>
    <message>
        <source>Max time</source>
        <translation>Tempo max</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Miei</translation>
    </message>
</context>
<context>
    <name>trainyard::PathField</name>
    <message>
        <source>Browse…</source>
        <translation>Sfoglia…</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>File…</translation>
    </message>
</context>
<context>
    <name>trainyard::Placement</name>
    <message>
        <source>More about the job</source>
        <translation>Altro sul job</translation>
    </message>
</context>
<context>
    <name>trainyard::PlanPane</name>
    <message>
        <source>Plan</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Numbers that training changes</source>
        <translation>Numeri che il training modifica</translation>
    </message>
    <message>
        <source>Work per image</source>
        <translation>Lavoro per immagine</translation>
    </message>
    <message>
        <source>One forward pass; a multiply-add counts as two. A training step costs about three times as much</source>
        <translation>Un passaggio in avanti; una moltiplicazione-somma conta due. Uno step di training costa circa tre volte tanto</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Estimated peak memory of the engine</source>
        <translation>Picco di memoria stimato del motore</translation>
    </message>
    <message>
        <source>Steps per epoch</source>
        <translation>Step per epoca</translation>
    </message>
    <message>
        <source>Training samples ÷ batch size, rounded up</source>
        <translation>Campioni di training ÷ dimensione del batch, arrotondato per eccesso</translation>
    </message>
    <message>
        <source>Last batch</source>
        <translation>Ultimo batch</translation>
    </message>
    <message>
        <source>Samples in the last step of an epoch, which is trained as well</source>
        <translation>Campioni nell’ultimo step di un’epoca, anch’esso addestrato</translation>
    </message>
    <message>
        <source>Total steps</source>
        <translation>Step totali</translation>
    </message>
    <message>
        <source>Steps per epoch × epochs</source>
        <translation>Step per epoca × epoche</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dati</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Learning rate</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Layers of the network</source>
        <translation>Layer della rete</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copies the run spec. Save it as spec.json, and the command above starts the same run</source>
        <translation>Copia la specifica del run. Salvata come spec.json, il comando sopra avvia lo stesso run</translation>
    </message>
    <message>
        <source>Run spec as JSON</source>
        <translation>Specifica del run in JSON</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Valido</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Nessun motore</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Controllo…</translation>
    </message>
    <message>
        <source>on this workstation · %1</source>
        <translation>su questa workstation · %1</translation>
    </message>
    <message>
        <source>on this workstation</source>
        <translation>su questa workstation</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>di %1</translation>
    </message>
    <message>
        <source>%1 classes: %2</source>
        <translation>%1 classi: %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 e altri %2</translation>
    </message>
    <message>
        <source>Not known yet.</source>
        <translation>Non ancora noto.</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 layer</translation>
    </message>
    <message>
        <source>%1 of %2 on this machine</source>
        <translation>%1 di %2 su questa macchina</translation>
    </message>
    <message>
        <source>shown once the settings are valid</source>
        <translation>mostrato quando le impostazioni sono valide</translation>
    </message>
    <message>
        <source>peak %1, ends at %2</source>
        <translation>picco %1, termina a %2</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Controlla di nuovo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Checks the data folder and the settings again</source>
        <translation>Controlla di nuovo la cartella dei dati e le impostazioni</translation>
    </message>
    <message>
        <source>Stops checking the data folder; the settings stay unchanged (Esc)</source>
        <translation>Interrompe il controllo della cartella dei dati; le impostazioni restano invariate (Esc)</translation>
    </message>
    <message>
        <source>Checking… %1 files</source>
        <translation>Controllo… %1 file</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non controllato</translation>
    </message>
    <message>
        <source>Draw…</source>
        <translation>Disegna…</translation>
    </message>
    <message>
        <source>Shows the network as a diagram and as a table in a separate window</source>
        <translation>Mostra la rete come diagramma e come tabella in una finestra separata</translation>
    </message>
    <message>
        <source>%1 of %2 on the GPU (%3)</source>
        <translation>%1 di %2 sulla GPU (%3)</translation>
    </message>
    <message>
        <source>Estimated: parameters, gradients, optimizer state and activations as the engine allocates them; “other” assumes %1 for CUDA’s context and libraries, %2 for workspaces, and the batches in flight.</source>
        <translation>Stima: parametri, gradienti, stato dell’ottimizzatore e attivazioni come li alloca il motore; “altro” suppone %1 per il contesto e le librerie CUDA, %2 per gli spazi di lavoro, e i batch in corso.</translation>
    </message>
    <message>
        <source>on %1, according to its login node</source>
        <translation>su %1, secondo il suo nodo di login</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>su %1</translation>
    </message>
    <message>
        <source>%1 of %2 on a node</source>
        <translation>%1 di %2 su un nodo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation><numerusform>1 problema</numerusform><numerusform>%Ln problemi</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln rank(s) together</source>
        <translation><numerusform>%1 per %Ln rank</numerusform><numerusform>%1 per %Ln rank insieme</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Valid, %Ln warning(s)</source>
        <translation><numerusform>Valido, %Ln avviso</numerusform><numerusform>Valido, %Ln avvisi</numerusform></translation>
    </message>
    <message>
        <source>%1 + %2 samples</source>
        <translation>%1 + %2 campioni</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Core</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation><numerusform>e un altro</numerusform><numerusform>e altri %Ln</numerusform></translation>
    </message>
    <message>
        <source>bound</source>
        <translation>vincolati</translation>
    </message>
    <message>
        <source>not bound</source>
        <translation>non vincolati</translation>
    </message>
</context>
<context>
    <name>trainyard::PlanRanks</name>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Batch and learning rate by number of ranks</source>
        <translation>Batch e learning rate per numero di rank</translation>
    </message>
    <message>
        <source>the ranks share the batch, the rate stays</source>
        <translation>i rank si dividono il batch, il learning rate resta</translation>
    </message>
    <message>
        <source>every rank has its own batch</source>
        <translation>ogni rank ha il proprio batch</translation>
    </message>
</context>
<context>
    <name>trainyard::PlanSection</name>
    <message>
        <source>open</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>chiuso</translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionFigures</name>
    <message>
        <source>No sample could be read.</source>
        <translation>Nessun campione è leggibile.</translation>
    </message>
    <message>
        <source>This net was trained with the squared error. Its outputs are no probabilities, so there is no calibration.</source>
        <translation>Questa rete è stata addestrata con l’errore quadratico. I suoi output non sono probabilità, quindi non c’è calibrazione.</translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionsPane</name>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validazione</translation>
    </message>
    <message>
        <source>The run's validation samples</source>
        <translation>I campioni di validazione del run</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>The run's training samples, without augmentation</source>
        <translation>I campioni di training del run, senza augmentation</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Matrice di confusione</translation>
    </message>
    <message>
        <source>rows: true class, columns: predicted</source>
        <translation>righe: classe vera, colonne: predetta</translation>
    </message>
    <message>
        <source>Most confused</source>
        <translation>Più confuse</translation>
    </message>
    <message>
        <source>The %1 classes of the most frequent mistakes, such pairs side by side</source>
        <translation>Le %1 classi degli errori più frequenti, con tali coppie affiancate</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Every class, in the order of the data set; scrolls</source>
        <translation>Ogni classe, nell’ordine del dataset; scorrevole</translation>
    </message>
    <message>
        <source>Classes in the matrix</source>
        <translation>Classi nella matrice</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Campioni</translation>
    </message>
    <message>
        <source>Numbers of samples</source>
        <translation>Numeri di campioni</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Percent of the row's true class</source>
        <translation>Percentuale della classe vera della riga</translation>
    </message>
    <message>
        <source>Numbers in the matrix</source>
        <translation>Numeri nella matrice</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classi</translation>
    </message>
    <message>
        <source>worst first</source>
        <translation>prima le peggiori</translation>
    </message>
    <message>
        <source>lowest precision</source>
        <translation>precisione minima</translation>
    </message>
    <message>
        <source>lowest recall</source>
        <translation>recall minimo</translation>
    </message>
    <message>
        <source>most samples</source>
        <translation>più campioni</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>per nome</translation>
    </message>
    <message>
        <source>By F1, the harmonic mean of precision and recall</source>
        <translation>Per F1, la media armonica di precisione e recall</translation>
    </message>
    <message>
        <source>Order of the classes</source>
        <translation>Ordine delle classi</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibrazione</translation>
    </message>
    <message>
        <source>right answers, with 95 % range</source>
        <translation>risposte giuste, con intervallo al 95 %</translation>
    </message>
    <message>
        <source>Expected calibration error: the mean distance between confidence and accuracy, weighted by samples, over 15 bins</source>
        <translation>Errore di calibrazione atteso: la distanza media tra confidenza e accuratezza, pesata per campioni, su 15 intervalli</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Most sure</source>
        <translation>Più sicuri</translation>
    </message>
    <message>
        <source>The highest probability of the wrong class first</source>
        <translation>Prima la probabilità più alta della classe sbagliata</translation>
    </message>
    <message>
        <source>Highest loss</source>
        <translation>Loss massima</translation>
    </message>
    <message>
        <source>The lowest probability of the true class first</source>
        <translation>Prima la probabilità più bassa della classe vera</translation>
    </message>
    <message>
        <source>Least sure</source>
        <translation>Meno sicuri</translation>
    </message>
    <message>
        <source>The lowest probability of the predicted class first</source>
        <translation>Prima la probabilità più bassa della classe predetta</translation>
    </message>
    <message>
        <source>Order of the mistakes</source>
        <translation>Ordine degli errori</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <translation>Mostra tutti gli errori</translation>
    </message>
    <message>
        <source>Classify</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Shows where the net looks in this sample and what each layer makes of it (Enter)</source>
        <translation>Mostra dove guarda la rete in questo campione e che cosa ne fa ogni layer (Invio)</translation>
    </message>
    <message>
        <source>Save list…</source>
        <translation>Salva l’elenco…</translation>
    </message>
    <message>
        <source>The predictions are being made</source>
        <translation>Calcolo delle previsioni in corso</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The predictions were cancelled</source>
        <translation>Le previsioni sono state annullate</translation>
    </message>
    <message>
        <source>The predictions cannot be shown</source>
        <translation>Le previsioni non si possono mostrare</translation>
    </message>
    <message>
        <source>Nothing was kept of them.</source>
        <translation>Nulla ne è stato conservato.</translation>
    </message>
    <message>
        <source>ECE %1</source>
        <translation>ECE %1</translation>
    </message>
    <message>
        <source>No such mistake</source>
        <translation>Nessun errore di questo tipo</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Nessun errore</translation>
    </message>
    <message>
        <source>The net never confused these classes.</source>
        <translation>La rete non ha mai confuso queste classi.</translation>
    </message>
    <message>
        <source>Every sample of this set was classified correctly.</source>
        <translation>Ogni campione di questo set è stato classificato correttamente.</translation>
    </message>
    <message>
        <source>%1: predictions</source>
        <translation>%1: previsioni</translation>
    </message>
    <message>
        <source>Mistakes as CSV…</source>
        <translation>Errori come CSV…</translation>
    </message>
    <message>
        <source>Classes as CSV…</source>
        <translation>Classi come CSV…</translation>
    </message>
    <message>
        <source>Confusion matrix as CSV…</source>
        <translation>Matrice di confusione come CSV…</translation>
    </message>
    <message>
        <source>Confusion matrix as %1…</source>
        <translation>Matrice di confusione come %1…</translation>
    </message>
    <message>
        <source>Calibration and classes as %1…</source>
        <translation>Calibrazione e classi come %1…</translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionsViewModel</name>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%1 di %2 campioni</translation>
    </message>
    <message>
        <source>The engine opens the data set…</source>
        <translation>Il motore apre il dataset…</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>classe %1</translation>
    </message>
    <message>
        <source>%1 top-1</source>
        <translation>top-1 %1</translation>
    </message>
    <message>
        <source>%1 top-5</source>
        <translation>top-5 %1</translation>
    </message>
    <message>
        <source>%1 mistakes in %2 validation samples</source>
        <translation>%1 errori in %2 campioni di validazione</translation>
    </message>
    <message>
        <source>%1 mistakes in %2 training samples</source>
        <translation>%1 errori in %2 campioni di training</translation>
    </message>
    <message>
        <source>%1 samples could not be read and are not counted</source>
        <translation>%1 campioni sono illeggibili e non contano</translation>
    </message>
    <message>
        <source>%1 of the set's %2 samples</source>
        <translation>%1 di %2 campioni del set</translation>
    </message>
    <message>
        <source>%1 of the data set's %2 classes</source>
        <translation>%1 di %2 classi del dataset</translation>
    </message>
    <message>
        <source>“%1” taken for “%2”</source>
        <translation>“%1” scambiato per “%2”</translation>
    </message>
    <message>
        <source>“%1” not recognised</source>
        <translation>“%1” non riconosciuto</translation>
    </message>
    <message>
        <source>taken for “%1”</source>
        <translation>scambiato per “%1”</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1; top line: predicted, below: true class</source>
        <translation>%1; riga in alto: predetta, sotto: classe vera</translation>
    </message>
</context>
<context>
    <name>trainyard::PrepareDialog</name>
    <message>
        <source>Prepare %1</source>
        <translation>Prepara %1</translation>
    </message>
    <message>
        <source>Decodes and resizes every image once and keeps the result in files that runs read directly. It can be cancelled at any time and later continues where it stopped.</source>
        <translation>Decodifica e ridimensiona ogni immagine una volta e conserva il risultato in file che i run leggono direttamente. Si può annullare in ogni momento e in seguito continua da dove si è fermato.</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Prepara</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Image height</source>
        <translation>Altezza immagine</translation>
    </message>
    <message>
        <source>Image width</source>
        <translation>Larghezza immagine</translation>
    </message>
    <message>
        <source>pixels, as the network sees them</source>
        <translation>pixel, come li vede la rete</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Estendi</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio changed</source>
        <translation>L’immagine intera, con le proporzioni modificate</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Crop</translation>
    </message>
    <message>
        <source>The centre of the image, with its aspect ratio kept</source>
        <translation>Il centro dell’immagine, con le proporzioni mantenute</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Bordi</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio kept and black bars added</source>
        <translation>L’immagine intera, con le proporzioni mantenute e barre nere aggiunte</translation>
    </message>
    <message>
        <source>Random crops</source>
        <translation>Crop casuali</translation>
    </message>
    <message>
        <source>Larger images, for runs that take random parts of them</source>
        <translation>Immagini più grandi, per run che ne prendono parti casuali</translation>
    </message>
    <message>
        <source>How images are fitted to that size</source>
        <translation>Come le immagini sono adattate a quella dimensione</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Pixels if they need at most 16 GB, otherwise JPEGs</source>
        <translation>Pixel se richiedono al massimo 16 GB, altrimenti JPEG</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Fastest, largest</source>
        <translation>Più veloce, più grande</translation>
    </message>
    <message>
        <source>JPEG</source>
        <translation>JPEG</translation>
    </message>
    <message>
        <source>JPEGs at quality 95: about a tenth of the space</source>
        <translation>JPEG di qualità 95: circa un decimo dello spazio</translation>
    </message>
    <message>
        <source>Form in which images are kept</source>
        <translation>Forma in cui le immagini sono conservate</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>Dimensione immagini</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>Tenute come</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Disk needed</source>
        <translation>Disco necessario</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>The disk does not have enough space. Free some, or keep JPEGs.</source>
        <translation>Il disco non ha abbastanza spazio. Liberarne o conservare JPEG.</translation>
    </message>
    <message>
        <source>Trying a few images…</source>
        <translation>Prova con alcune immagini…</translation>
    </message>
    <message>
        <source>It is already prepared in this form.</source>
        <translation>È già preparato in questa forma.</translation>
    </message>
</context>
<context>
    <name>trainyard::PrepareViewModel</name>
    <message>
        <source>kept as JPEG</source>
        <translation>conservate come JPEG</translation>
    </message>
    <message>
        <source>kept as pixels</source>
        <translation>conservate come pixel</translation>
    </message>
    <message>
        <source>%1 in one file</source>
        <translation>%1 in un file</translation>
    </message>
    <message>
        <source>%1 in %2 files</source>
        <translation>%1 in %2 file</translation>
    </message>
    <message>
        <source>%1; %2 are free</source>
        <translation>%1; ne sono liberi %2</translation>
    </message>
    <message>
        <source>about %1, %2 images/s</source>
        <translation>circa %1, %2 immagini/s</translation>
    </message>
    <message>
        <source>%1 images with a shorter side of %2 pixels, %3</source>
        <translation>%1 immagini con il lato più corto di %2 pixel, %3</translation>
    </message>
    <message>
        <source>%1 images of %2 pixels, %3</source>
        <translation>%1 immagini di %2 pixel, %3</translation>
    </message>
    <message>
        <source>under a second, %1 images/s</source>
        <translation>meno di un secondo, %1 immagini/s</translation>
    </message>
</context>
<context>
    <name>trainyard::PresetDialog</name>
    <message>
        <source>Save as preset</source>
        <translation>Salva come preset</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Nome del preset</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Elimina il preset</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>Un preset richiede un nome.</translation>
    </message>
    <message>
        <source>A preset with this name exists and will be replaced.</source>
        <translation>Un preset con questo nome esiste e sarà sostituito.</translation>
    </message>
    <message>
        <source>A built-in preset has this name. Choose another one.</source>
        <translation>Un preset integrato ha questo nome. Sceglierne un altro.</translation>
    </message>
    <message>
        <source>Saves every setting except the run's name, including the data folder.</source>
        <translation>Salva ogni impostazione tranne il nome del run, compresa la cartella dei dati.</translation>
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
        <translation>Previsione e speed-up pubblicati</translation>
    </message>
    <message>
        <source>The time of a step is the computing time plus the time spent waiting for other ranks:</source>
        <translation>Il tempo di uno step è il tempo di calcolo più quello di attesa degli altri rank:</translation>
    </message>
    <message>
        <source>step = (overhead + cost of a sample · local batch) · slowdown beside others · crowding + sums that are not hidden</source>
        <translation>step = (costo fisso + costo di un campione · batch locale) · rallentamento accanto ad altri · affollamento + somme non nascoste</translation>
    </message>
    <message>
        <source>The same formula compared with published results:</source>
        <translation>La stessa formula a confronto con risultati pubblicati:</translation>
    </message>
    <message>
        <source>published %1, forecast %2 times one GPU</source>
        <translation>pubblicato %1, previsto %2 volte una GPU</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Ipotesi: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>trainyard::RankChart</name>
    <message>
        <source>best</source>
        <translation>migliore</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>worst</source>
        <translation>peggiore</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation><numerusform>1 run</numerusform><numerusform>%Ln run</numerusform></translation>
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
        <translation>tutti</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Processes without a rank are combined</source>
        <translation>I processi senza rank sono riuniti</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Forward, backward, optimizer, operators; overlapping work counts once</source>
        <translation>Forward, backward, ottimizzatore, operatori; il lavoro sovrapposto conta una volta</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calcolo</translation>
    </message>
    <message>
        <source>Sums over ranks, from their start on this rank to their end</source>
        <translation>Somme tra i rank, dal loro inizio su questo rank alla loro fine</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Comunicazione</translation>
    </message>
    <message>
        <source>Share of communication during which the rank computes</source>
        <translation>Quota della comunicazione durante la quale il rank calcola</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Nascosta</translation>
    </message>
    <message>
        <source>Communication during which the rank does not compute</source>
        <translation>Comunicazione durante la quale il rank non calcola</translation>
    </message>
    <message>
        <source>Exposed</source>
        <translation>Esposta</translation>
    </message>
    <message>
        <source>Waiting for data without any work or communication at the same time</source>
        <translation>Attesa dei dati senza lavoro o comunicazione contemporanei</translation>
    </message>
    <message>
        <source>Input wait</source>
        <translation>Attesa input</translation>
    </message>
    <message>
        <source>Validation, checkpoints, records</source>
        <translation>Validazione, checkpoint, registrazioni</translation>
    </message>
    <message>
        <source>Other work</source>
        <translation>Altro lavoro</translation>
    </message>
    <message>
        <source>Neither compute nor other work: exposed communication, input wait and the rest</source>
        <translation>Né calcolo né altro lavoro: comunicazione esposta, attesa dell’input e il resto</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Inattivo</translation>
    </message>
    <message>
        <source>Sums that this rank started last while all others waited</source>
        <translation>Somme che questo rank ha iniziato per ultimo mentre tutti gli altri attendevano</translation>
    </message>
    <message>
        <source>Came last</source>
        <translation>Ultimo</translation>
    </message>
    <message>
        <source>Mean delay between the first rank's start of a sum and this rank's</source>
        <translation>Ritardo medio tra l’inizio di una somma sul primo rank e su questo</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Ritardo</translation>
    </message>
</context>
<context>
    <name>trainyard::RankShares</name>
    <message>
        <source>%1, “%2”: %3 of a fair share</source>
        <translation>%1, “%2”: %3 di una quota equa</translation>
    </message>
</context>
<context>
    <name>trainyard::RanksGroup</name>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
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
        <translation>Il rank %1 è in ritardo: calcola %2 volte più a lungo del rank mediano e riceve meno batch.</translation>
    </message>
    <message>
        <source>Rank %1 is a straggler: it computes %2 times as long as the median rank, and the others wait for it.</source>
        <translation>Il rank %1 è in ritardo: calcola %2 volte più a lungo del rank mediano e gli altri lo attendono.</translation>
    </message>
    <message>
        <source>The master is busy %1 of its time, so more workers will help little. Let them exchange less often.</source>
        <translation>Il master è occupato per %1 del tempo, quindi altri worker aiuteranno poco. Farli scambiare meno spesso.</translation>
    </message>
    <message>
        <source>The master is busy %1 of its time.</source>
        <translation>Il master è occupato per %1 del tempo.</translation>
    </message>
    <message>
        <source>Workers spend %1 of their time waiting for the master.</source>
        <translation>I worker passano %1 del tempo ad attendere il master.</translation>
    </message>
    <message>
        <source>Ranks spend %1 of a step waiting for each other.</source>
        <translation>I rank passano %1 di uno step ad attendersi a vicenda.</translation>
    </message>
    <message>
        <source>On average, gradients arrive from weights that are %1 updates old.</source>
        <translation>In media i gradienti arrivano da pesi vecchi di %1 aggiornamenti.</translation>
    </message>
    <message>
        <source>%1 times the median rank</source>
        <translation>%1 volte il rank mediano</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <translation>%1 campioni/s</translation>
    </message>
    <message>
        <source>Computing time per batch</source>
        <translation>Tempo di calcolo per batch</translation>
    </message>
    <message>
        <source>Computing time per step</source>
        <translation>Tempo di calcolo per step</translation>
    </message>
    <message>
        <source>Share of its time that the rank waits for data</source>
        <translation>Quota del tempo in cui il rank attende i dati</translation>
    </message>
    <message>
        <source>Share of its time that the worker waits for its master</source>
        <translation>Quota del tempo in cui il worker attende il suo master</translation>
    </message>
    <message>
        <source>Share of a step that the rank waits for the others and for sums of gradients</source>
        <translation>Quota di uno step in cui il rank attende gli altri e le somme dei gradienti</translation>
    </message>
    <message>
        <source>Updates by the master since the weights that the worker used</source>
        <translation>Aggiornamenti del master dopo i pesi usati dal worker</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>A gradini</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dati</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Attende</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Ritardo</translation>
    </message>
</context>
<context>
    <name>trainyard::ReasonText</name>
    <message>
        <source>Cannot %1</source>
        <translation>Impossibile: %1</translation>
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
        <translation>Rimuovi campagna</translation>
    </message>
    <message>
        <source>Remove this campaign?</source>
        <translation>Rimuovere questa campagna?</translation>
    </message>
    <message>
        <source>Also delete its runs from the store</source>
        <translation>Elimina anche i suoi run dall’archivio</translation>
    </message>
    <message>
        <source>Delete its runs and their run directories with all checkpoints</source>
        <translation>Elimina i suoi run e le loro cartelle con tutti i checkpoint</translation>
    </message>
    <message>
        <source>1 of its runs has not ended: stop it first to delete them.</source>
        <translation>1 dei suoi run non è terminato: fermarlo prima per eliminarli.</translation>
    </message>
    <message>
        <source>%1 of its runs have not ended: stop them first to delete them.</source>
        <translation>%1 dei suoi run non sono terminati: fermarli prima per eliminarli.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message numerus="yes">
        <source>Keep its %Ln run(s) without the campaign</source>
        <translation><numerusform>Mantieni il suo run senza la campagna</numerusform><numerusform>Mantieni i suoi %Ln run senza la campagna</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::RowHandle</name>
    <message>
        <source>Drag the row, or move it with the arrow keys</source>
        <translation>Trascinare la riga o spostarla con i tasti freccia</translation>
    </message>
</context>
<context>
    <name>trainyard::RunCheckpoints</name>
    <message>
        <source>Initialisation</source>
        <translation>Inizializzazione</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <translation>Epoca %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Step %1</translation>
    </message>
    <message>
        <source>%1, end</source>
        <translation>%1, fine</translation>
    </message>
    <message>
        <source>%1, newest</source>
        <translation>%1, più recente</translation>
    </message>
</context>
<context>
    <name>trainyard::RunChooser</name>
    <message>
        <source>Run</source>
        <translation>Run</translation>
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
        <translation>epoca</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>run</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsDelegate</name>
    <message>
        <source>Name of the run</source>
        <translation>Nome del run</translation>
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
        <translation>Ferma</translation>
    </message>
    <message>
        <source>A running run first writes a checkpoint and can be resumed later; a waiting run leaves the queue.</source>
        <translation>Un run in esecuzione scrive prima un checkpoint e si può riprendere più tardi; un run in attesa lascia la coda.</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Esporta la tabella</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabella (*.csv)</translation>
    </message>
    <message>
        <source>Table written to %1</source>
        <translation>Tabella scritta in %1</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Esporta il grafico</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Values (*.csv)</source>
        <translation>Immagine (*.png);;Disegno (*.svg);;Valori (*.csv)</translation>
    </message>
    <message>
        <source>Chart written to %1</source>
        <translation>Grafico scritto in %1</translation>
    </message>
    <message>
        <source>The runs could not be read</source>
        <translation>Non è stato possibile leggere i run</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Cerca run</translation>
    </message>
    <message>
        <source>Find runs by words and conditions</source>
        <translation>Trova i run per parole e condizioni</translation>
    </message>
    <message>
        <source>Search syntax</source>
        <translation>Sintassi di ricerca</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Attive</translation>
    </message>
    <message>
        <source>Unfinished and finished runs</source>
        <translation>Run non terminati e terminati</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviate</translation>
    </message>
    <message>
        <source>Archived runs; nothing is lost</source>
        <translation>Run archiviati; nulla va perso</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Cestino</translation>
    </message>
    <message>
        <source>Discarded runs: restore them or delete them permanently</source>
        <translation>Run scartati: ripristinarli o eliminarli definitivamente</translation>
    </message>
    <message>
        <source>Runs listed</source>
        <translation>Run elencati</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>Colonne…</translation>
    </message>
    <message>
        <source>Choose columns: any series, any parameter</source>
        <translation>Scegliere le colonne: ogni serie, ogni parametro</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Clone as new run</source>
        <translation>Clona come nuovo run</translation>
    </message>
    <message>
        <source>Puts the settings of the selected run into the New run form</source>
        <translation>Inserisce le impostazioni del run selezionato nel modulo Nuovo run</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Ancora nessun run</translation>
    </message>
    <message>
        <source>A run is one training with its settings, curves and checkpoints. Start the prepared run on the built-in glyphs: it needs no data and takes a few minutes.</source>
        <translation>Un run è un training con le sue impostazioni, curve e checkpoint. Avviare il run preparato sui glifi integrati: non richiede dati e dura pochi minuti.</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nuovo run</translation>
    </message>
    <message>
        <source>No run matches</source>
        <translation>Nessun run corrisponde</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Svuota la ricerca</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>Tag…</translation>
    </message>
    <message>
        <source>Notes…</source>
        <translation>Note…</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copia righe</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivia</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Sposta nel cestino</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Elimina definitivamente…</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabella come CSV…</translation>
    </message>
    <message>
        <source>The shown columns of the selected runs, or of all runs if at most one is selected</source>
        <translation>Le colonne mostrate dei run selezionati, o di tutti se ne è selezionato al massimo uno</translation>
    </message>
    <message>
        <source>Chart as PNG, SVG or CSV…</source>
        <translation>Grafico come PNG, SVG o CSV…</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 di %2 run</translation>
    </message>
    <message>
        <source>Nothing matches “%1” here. The i next to the search field explains the search syntax.</source>
        <translation>Qui nulla corrisponde a “%1”. La i accanto al campo di ricerca spiega la sintassi.</translation>
    </message>
    <message>
        <source>The trash is empty</source>
        <translation>Il cestino è vuoto</translation>
    </message>
    <message>
        <source>No archived runs</source>
        <translation>Nessun run archiviato</translation>
    </message>
    <message>
        <source>Runs in the trash stay here until you delete them permanently.</source>
        <translation>I run nel cestino restano qui finché non vengono eliminati definitivamente.</translation>
    </message>
    <message>
        <source>Archive runs that you are done with: they leave the list but keep all their data.</source>
        <translation>Archiviare i run conclusi: lasciano l’elenco ma conservano tutti i dati.</translation>
    </message>
    <message>
        <source>sorted by %1, descending</source>
        <translation>ordinati per %1, decrescente</translation>
    </message>
    <message>
        <source>sorted by %1, ascending</source>
        <translation>ordinati per %1, crescente</translation>
    </message>
    <message>
        <source>Select runs to compare them</source>
        <translation>Selezionare run per confrontarli</translation>
    </message>
    <message>
        <source>1 selected: %1</source>
        <translation>1 selezionato: %1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 selezionati</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Togli dall’archivio</translation>
    </message>
    <message>
        <source>Restore from trash</source>
        <translation>Ripristina dal cestino</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Deleting the run…</source>
        <translation>Eliminazione del run…</translation>
    </message>
    <message>
        <source>Deleting runs: %1 of %2 deleted</source>
        <translation>Eliminazione dei run: %1 di %2 eliminati</translation>
    </message>
    <message>
        <source>%1 of %2 runs were deleted; the others are unchanged</source>
        <translation>%1 di %2 run sono stati eliminati; gli altri sono invariati</translation>
    </message>
    <message>
        <source>Move unfinished runs to the trash?</source>
        <translation>Spostare nel cestino run non terminati?</translation>
    </message>
    <message>
        <source>No active runs</source>
        <translation>Nessun run attivo</translation>
    </message>
    <message>
        <source>Archived: %1. In the trash: %2. Use the switch above the list to show them.</source>
        <translation>Archiviati: %1. Nel cestino: %2. Mostrarli con il selettore sopra l’elenco.</translation>
    </message>
    <message>
        <source>Draw the network</source>
        <translation>Disegna la rete</translation>
    </message>
    <message>
        <source>Fetch checkpoints and results…</source>
        <translation>Recupera checkpoint e risultati…</translation>
    </message>
    <message>
        <source>Weights and thresholds</source>
        <translation>Pesi e soglie</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>Salva il ticket…</translation>
    </message>
    <message>
        <source>Compact the net…</source>
        <translation>Compatta la rete…</translation>
    </message>
    <message numerus="yes">
        <source>Stop %Ln run(s)?</source>
        <translation><numerusform>Fermare %Ln run?</numerusform><numerusform>Fermare %Ln run?</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation><numerusform>1 run</numerusform><numerusform>%Ln run</numerusform></translation>
    </message>
    <message>
        <source>A run that is not stopped continues to train or wait in the trash.</source>
        <translation>Un run non fermato continua ad addestrarsi o ad attendere nel cestino.</translation>
    </message>
    <message>
        <source>Stop and move to trash</source>
        <translation>Ferma e sposta nel cestino</translation>
    </message>
    <message>
        <source>Move only</source>
        <translation>Sposta soltanto</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>epoca %1 di %2</translation>
    </message>
    <message>
        <source>trained for %1</source>
        <translation>addestrato per %1</translation>
    </message>
    <message>
        <source>%1 selected, the first %2 are compared</source>
        <translation>%1 selezionati, si confrontano i primi %2</translation>
    </message>
    <message>
        <source>This run has no checkpoint yet.</source>
        <translation>Questo run non ha ancora un checkpoint.</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, migliore</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Dentro la rete</translation>
    </message>
    <message>
        <source>Predictions, mistakes, layers and weights of the selected run's net</source>
        <translation>Previsioni, errori, layer e pesi della rete del run selezionato</translation>
    </message>
    <message>
        <source>Look inside a checkpoint…</source>
        <translation>Guarda dentro un checkpoint…</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsTable</name>
    <message>
        <source>Runs</source>
        <translation>Run</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsViewModel</name>
    <message>
        <source>A name has 1 to 200 characters.</source>
        <translation>Un nome ha da 1 a 200 caratteri.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) archived</source>
        <translation><numerusform>1 run archiviato</numerusform><numerusform>%Ln run archiviati</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) unarchived</source>
        <translation><numerusform>%Ln run tolto dall’archivio</numerusform><numerusform>%Ln run tolti dall’archivio</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) moved to the trash</source>
        <translation><numerusform>1 run spostato nel cestino</numerusform><numerusform>%Ln run spostati nel cestino</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) restored from the trash</source>
        <translation><numerusform>%Ln run ripristinato dal cestino</numerusform><numerusform>%Ln run ripristinati dal cestino</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::ScalingModel</name>
    <message>
        <source>%1 steps</source>
        <translation>%1 step</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>The batch has fewer than %1 samples: some ranks would have nothing to do.</source>
        <translation>Il batch ha meno di %1 campioni: alcuni rank non avrebbero nulla da fare.</translation>
    </message>
    <message>
        <source>%1 cannot be shared evenly by %2 ranks: some have %3 samples, others %4, and they wait for each other.</source>
        <translation>%1 non si possono dividere equamente tra %2 rank: alcuni hanno %3 campioni, altri %4, e si attendono a vicenda.</translation>
    </message>
    <message>
        <source>More than the %1 training samples</source>
        <translation>Più dei %1 campioni di training</translation>
    </message>
    <message>
        <source>Some ranks have no part of an epoch's last batch.</source>
        <translation>Alcuni rank non hanno parte nell’ultimo batch di un’epoca.</translation>
    </message>
    <message>
        <source>Samples per step on each rank</source>
        <translation>Campioni per step su ogni rank</translation>
    </message>
    <message>
        <source>Samples per step on all ranks together</source>
        <translation>Campioni per step su tutti i rank insieme</translation>
    </message>
    <message>
        <source>Base learning rate after the scaling rule</source>
        <translation>Learning rate di base dopo la regola di scala</translation>
    </message>
    <message>
        <source>Steps until the learning rate is reached</source>
        <translation>Step finché il learning rate è raggiunto</translation>
    </message>
    <message>
        <source>Steps per epoch</source>
        <translation>Step per epoca</translation>
    </message>
    <message>
        <source>Samples in the last batch of an epoch</source>
        <translation>Campioni nell’ultimo batch di un’epoca</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Locale</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>Effettivo</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>LR</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Warm-up</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Step</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ultimo</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Training ranks + masters; each is a process</source>
        <translation>Rank di training + master; ciascuno è un processo</translation>
    </message>
    <message>
        <source>%1 times as fast as one rank, forecast from past runs on 1 and %2 ranks with this net and these threads</source>
        <translation>%1 volte più veloce di un rank, previsto da run passati su 1 e %2 rank con questa rete e questi thread</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Samples per second of all ranks together, forecast from past runs. It assumes that more than %1 ranks slow each other's memory no further than those did, except where they share cores.</source>
        <translation>Campioni al secondo di tutti i rank insieme, previsti da run passati. Si suppone che più di %1 rank non si rallentino la memoria a vicenda più di quelli, tranne dove condividono core.</translation>
    </message>
</context>
<context>
    <name>trainyard::SchedulePreview</name>
    <message>
        <source>Learning rate over the run</source>
        <translation>Learning rate nel corso del run</translation>
    </message>
    <message>
        <source>warm-up %1 epochs</source>
        <translation>warm-up di %1 epoche</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>epoca %1</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchFields</name>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Read file…</source>
        <translation>Leggi file…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Salva come JSON…</translation>
    </message>
    <message>
        <source>Add a field</source>
        <translation>Aggiungi un campo</translation>
    </message>
    <message>
        <source>A name, a part of it or its JSON path</source>
        <translation>Un nome, una sua parte o il suo percorso JSON</translation>
    </message>
    <message>
        <source>Add a field: any number or choice</source>
        <translation>Aggiungi un campo: qualsiasi numero o scelta</translation>
    </message>
    <message>
        <source>Early termination</source>
        <translation>Fine anticipata</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
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
        <translation>Primo gradino</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>epoche</translation>
    </message>
    <message>
        <source>Go on, 1 in</source>
        <translation>Avanza 1 su</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Obiettivo</translation>
    </message>
    <message>
        <source>several goals: a Pareto front</source>
        <translation>più obiettivi: un fronte di Pareto</translation>
    </message>
    <message>
        <source>Add a goal</source>
        <translation>Nuovo obiettivo</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ultimo</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Value of a run</source>
        <translation>Valore di un run</translation>
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
        <translation>Direzione</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>Rimuovi questo obiettivo</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>the first limit reached ends it</source>
        <translation>la termina il primo limite raggiunto</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Runs to start, those of the repeats included</source>
        <translation>Run da avviare, comprese le ripetizioni</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Ore</translation>
    </message>
    <message>
        <source>No new run starts this long after the first one</source>
        <translation>Nessun nuovo run parte dopo questo tempo dal primo</translation>
    </message>
    <message>
        <source>Device hours</source>
        <translation>Ore di dispositivo</translation>
    </message>
    <message>
        <source>Ranks times duration, summed over the runs</source>
        <translation>Rank per durata, sommati sui run</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Ripetizioni</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>The best settings are trained again with other seeds</source>
        <translation>Le impostazioni migliori vengono addestrate di nuovo con altri seed</translation>
    </message>
    <message>
        <source>More seeds</source>
        <translation>Altri seed</translation>
    </message>
    <message>
        <source>Repeat best</source>
        <translation>Ripeti le migliori</translation>
    </message>
    <message>
        <source>with</source>
        <translation>con</translation>
    </message>
    <message>
        <source>more seeds</source>
        <translation>altri seed</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>Campionatore</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Casuale</translation>
    </message>
    <message>
        <source>Sobol</source>
        <translation>Sobol</translation>
    </message>
    <message>
        <source>Bayesian</source>
        <translation>Bayesiano</translation>
    </message>
    <message>
        <source>Sobol points</source>
        <translation>Punti Sobol</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatico</translation>
    </message>
    <message>
        <source>Points of a Sobol sequence before the first model of the results</source>
        <translation>Punti di una sequenza di Sobol prima del primo modello dei risultati</translation>
    </message>
    <message>
        <source>after</source>
        <translation>dopo</translation>
    </message>
    <message>
        <source>Seed of the sampler</source>
        <translation>Seed del campionatore</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seed</translation>
    </message>
    <message>
        <source>Runs at once</source>
        <translation>Run simultanei</translation>
    </message>
    <message>
        <source>as many as fit</source>
        <translation>quanti ne entrano</translation>
    </message>
    <message>
        <source>More runs at the same time finish sooner, but each is chosen with fewer results</source>
        <translation>Più run insieme finiscono prima, ma ciascuno è scelto con meno risultati</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>Salva la ricerca</translation>
    </message>
    <message>
        <source>Read a search file</source>
        <translation>Leggi un file di ricerca</translation>
    </message>
    <message>
        <source>Search files (*.json)</source>
        <translation>File di ricerca (*.json)</translation>
    </message>
    <message>
        <source>Every run trains for all %1 epochs.</source>
        <translation>Ogni run si addestra per tutte le %1 epoche.</translation>
    </message>
    <message>
        <source>Judged %1 of %2, as in New run.</source>
        <translation>Valutato %1 di %2, come in Nuovo run.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation><numerusform>1 campo</numerusform><numerusform>%Ln campi</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s) per run</source>
        <translation><numerusform>1 rank per run</numerusform><numerusform>%Ln rank per run</numerusform></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Any series that the runs write. Names that are not listed can be typed, such as the sparsity of a layer: pruning/layer/NAME</source>
        <translation>Qualsiasi serie che i run scrivono. I nomi non elencati si possono digitare, come la sparsità di un layer: pruning/layer/NAME</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchFigures</name>
    <message>
        <source>Values appear with the first epochs.</source>
        <translation>I valori appaiono con le prime epoche.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>completato</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>fermati prima</translation>
    </message>
    <message>
        <source>running</source>
        <translation>in esecuzione</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>run, as they ended</source>
        <translation>run, in ordine di fine</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>migliore finora</translation>
    </message>
    <message>
        <source>%1, %2 far out</source>
        <translation>%1, %2 molto lontani</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Curve</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>epoca</translation>
    </message>
    <message>
        <source>best</source>
        <translation>migliore</translation>
    </message>
    <message>
        <source>epoch, judged after %1</source>
        <translation>epoca, valutata dopo %1</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Obiettivi</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Fronte di Pareto</translation>
    </message>
    <message>
        <source>%1 more runs must end before this can be told.</source>
        <translation>Devono terminare altri %1 run prima di poterlo dire.</translation>
    </message>
    <message>
        <source>mean over the rest</source>
        <translation>media sul resto</translation>
    </message>
    <message numerus="yes">
        <source>%1 ± %2, %Ln seed(s)</source>
        <translation><numerusform>%1 ± %2, 1 seed</numerusform><numerusform>%1 ± %2, %Ln seed</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::SearchForecastCard</name>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Previsione</translation>
    </message>
    <message>
        <source>from simulated searches</source>
        <translation>da ricerche simulate</translation>
    </message>
    <message>
        <source>Done in</source>
        <translation>Finita in</translation>
    </message>
    <message>
        <source>All to the end</source>
        <translation>Tutti fino alla fine</translation>
    </message>
    <message>
        <source>Minutes of a whole run</source>
        <translation>Minuti di un run intero</translation>
    </message>
    <message>
        <source>from past runs</source>
        <translation>da run passati</translation>
    </message>
    <message>
        <source>What a run over all epochs takes</source>
        <translation>Quanto dura un run su tutte le epoche</translation>
    </message>
    <message>
        <source>A whole run takes</source>
        <translation>Un run intero dura</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuti</translation>
    </message>
    <message>
        <source>no early stop</source>
        <translation>senza fine anticipata</translation>
    </message>
    <message>
        <source>search %1</source>
        <translation>ricerca %1</translation>
    </message>
    <message>
        <source>repeats %1</source>
        <translation>ripetizioni %1</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>Tempo dispositivo</translation>
    </message>
    <message>
        <source>budget %1</source>
        <translation>budget %1</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchForm</name>
    <message>
        <source>from</source>
        <translation>da</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>step</source>
        <translation>step</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valori</translation>
    </message>
    <message>
        <source>only where</source>
        <translation>solo dove</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Obiettivo</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>Campionatore</translation>
    </message>
    <message>
        <source>Sobol points</source>
        <translation>Punti Sobol</translation>
    </message>
    <message>
        <source>First rung</source>
        <translation>Primo gradino</translation>
    </message>
    <message>
        <source>Early termination</source>
        <translation>Fine anticipata</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Ripetizioni</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list and its last number</comment>
        <translation>%1 e %2</translation>
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
        <translation>Aggiungere almeno un campo che la ricerca varia.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
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
        <translation> o </translation>
    </message>
    <message>
        <source>Validation top-1</source>
        <translation>Top-1 di validazione</translation>
    </message>
    <message>
        <source>Validation top-5</source>
        <translation>Top-5 di validazione</translation>
    </message>
    <message>
        <source>Training top-1</source>
        <translation>Top-1 di training</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>Tempo per epoca</translation>
    </message>
    <message>
        <source>after every epoch from %1 on</source>
        <translation>dopo ogni epoca da %1 in poi</translation>
    </message>
    <message>
        <source>after epoch %1</source>
        <translation>dopo l’epoca %1</translation>
    </message>
    <message>
        <source>after epochs %1</source>
        <translation>dopo le epoche %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation><numerusform>1 run</numerusform><numerusform>%Ln run</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>grid of %Ln point(s)</source>
        <translation><numerusform>griglia di 1 punto</numerusform><numerusform>griglia di %Ln punti</numerusform></translation>
    </message>
    <message>
        <source>%1 of them repeats</source>
        <translation>%1 di questi ripetizioni</translation>
    </message>
    <message>
        <source>judged %1</source>
        <translation>valutati %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 epochs in all</source>
        <translation>%1 epoche in tutto</translation>
    </message>
    <message>
        <source>%1 epochs without early termination</source>
        <translation>%1 epoche senza fine anticipata</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchHelp</name>
    <message>
        <source>Finding runs</source>
        <translation>Trovare i run</translation>
    </message>
    <message>
        <source>in name, notes or tags; prefixes of words are enough</source>
        <translation>in nome, note o tag; bastano i prefissi delle parole</translation>
    </message>
    <message>
        <source>running, queued, done, stopped, failed, interrupted …</source>
        <translation>running, queued, done, stopped, failed, interrupted …</translation>
    </message>
    <message>
        <source>also dataset: device: host: tag:</source>
        <translation>anche dataset: device: host: tag:</translation>
    </message>
    <message>
        <source>any parameter of the run spec</source>
        <translation>qualsiasi parametro della specifica del run</translation>
    </message>
    <message>
        <source>best value of a series; also &lt; &lt;= &gt;= =</source>
        <translation>valore migliore di una serie; anche &lt; &lt;= &gt;= =</translation>
    </message>
    <message>
        <source>also step, elapsed (seconds), parameters, attempts</source>
        <translation>anche step, elapsed (secondi), parameters, attempts</translation>
    </message>
    <message>
        <source>quotes keep blanks together</source>
        <translation>le virgolette tengono insieme gli spazi</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>All conditions must hold: state:done val/top1&gt;0.95 tag:paper</source>
        <translation>Devono valere tutte le condizioni: state:done val/top1&gt;0.95 tag:paper</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchRungsPane</name>
    <message>
        <source>The rungs appear once the search is complete.</source>
        <translation>I gradini appaiono quando la ricerca è completa.</translation>
    </message>
    <message>
        <source>epoch %1: %2 runs done</source>
        <translation>epoca %1: %2 run completati</translation>
    </message>
    <message>
        <source>epoch %1: %2 runs, %3 stop</source>
        <translation>epoca %1: %2 run, %3 si fermano</translation>
    </message>
    <message>
        <source>Runs by rung</source>
        <translation>Run per gradino</translation>
    </message>
    <message>
        <source>With early termination</source>
        <translation>Con fine anticipata</translation>
    </message>
    <message>
        <source>Every run to its end</source>
        <translation>Ogni run fino alla fine</translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 epoche</translation>
    </message>
    <message>
        <source>%1 of all</source>
        <translation>%1 del totale</translation>
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
        <translation>Uniforme</translation>
    </message>
    <message>
        <source>Log-uniform</source>
        <translation>Log-uniforme</translation>
    </message>
    <message>
        <source>Quantised</source>
        <translation>Quantizzata</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>Intero</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Scelta</translation>
    </message>
    <message>
        <source>Parameters of the search</source>
        <translation>Parametri della ricerca</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>A gradini</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Solo dove</translation>
    </message>
    <message>
        <source>%1: values</source>
        <comment>accessible name</comment>
        <translation>%1: valori</translation>
    </message>
    <message>
        <source>Values separated by commas</source>
        <translation>Valori separati da virgole</translation>
    </message>
    <message>
        <source>%1: from</source>
        <comment>accessible name</comment>
        <translation>%1: da</translation>
    </message>
    <message>
        <source>%1: to</source>
        <comment>accessible name</comment>
        <translation>%1: a</translation>
    </message>
    <message>
        <source>%1: step</source>
        <comment>accessible name</comment>
        <translation>%1: passo</translation>
    </message>
    <message>
        <source>any</source>
        <translation>una qualsiasi</translation>
    </message>
    <message>
        <source>Do not vary %1</source>
        <translation>Non variare %1</translation>
    </message>
    <message>
        <source>%1: kind</source>
        <comment>accessible name</comment>
        <translation>%1: tipo</translation>
    </message>
    <message>
        <source>The parameter only exists while another has a certain value</source>
        <translation>Il parametro esiste solo quando un altro ha un certo valore</translation>
    </message>
    <message>
        <source>%1: only where</source>
        <comment>accessible name</comment>
        <translation>%1: solo dove</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation><numerusform>1 valore</numerusform><numerusform>%Ln valori</numerusform></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Sposta %1</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchTriesModel</name>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, seed %2</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Terminato prima</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>questa workstation</translation>
    </message>
    <message>
        <source>The best run so far</source>
        <translation>Il run migliore finora</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Macchina</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>seed %1: %2</source>
        <translation>seed %1: %2</translation>
    </message>
    <message>
        <source>The best mean over several seeds</source>
        <translation>La media migliore su più seed</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchView</name>
    <message>
        <source>Grid</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Casuale</translation>
    </message>
    <message>
        <source>Sobol sequence</source>
        <translation>Sequenza di Sobol</translation>
    </message>
    <message>
        <source>Gaussian process</source>
        <translation>Processo gaussiano</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Below the median</source>
        <translation>Sotto la mediana</translation>
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
        <translation>Panoramica</translation>
    </message>
    <message>
        <source>History, curves, settings and runs</source>
        <translation>Cronologia, curve, impostazioni e run</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Sezioni</translation>
    </message>
    <message>
        <source>The goal over each setting</source>
        <translation>L’obiettivo su ogni impostazione</translation>
    </message>
    <message>
        <source>Contours</source>
        <translation>Contorni</translation>
    </message>
    <message>
        <source>The goal over two settings</source>
        <translation>L’obiettivo su due impostazioni</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Migliore finora</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>Campionatore</translation>
    </message>
    <message>
        <source>Ends runs early</source>
        <translation>Termina run in anticipo</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>New run from the best…</source>
        <translation>Nuovo run dal migliore…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>one line for each run; drag along an axis to choose</source>
        <translation>una linea per run; trascinare lungo un asse per scegliere</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importanza</translation>
    </message>
    <message>
        <source>share of the spread</source>
        <translation>quota della dispersione</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutti</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Compare the selected runs on the Runs page</source>
        <translation>Confronta i run selezionati nella pagina Run</translation>
    </message>
    <message>
        <source>Runs of the search</source>
        <translation>Run della ricerca</translation>
    </message>
    <message>
        <source>mean over all other settings</source>
        <translation>media su tutte le altre impostazioni</translation>
    </message>
    <message>
        <source>Setting across</source>
        <translation>Impostaz. orizzontale</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Impostaz. verticale</translation>
    </message>
    <message>
        <source>%1 of %2 ended</source>
        <translation>%1 di %2 terminati</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>non ancora noto</translation>
    </message>
    <message>
        <source>The search learns from the first runs that end.</source>
        <translation>La ricerca impara dai primi run che terminano.</translation>
    </message>
    <message>
        <source>%1 of %2, double-click opens one</source>
        <translation>%1 di %2, il doppio clic ne apre uno</translation>
    </message>
    <message>
        <source>double-click opens one</source>
        <translation>il doppio clic ne apre uno</translation>
    </message>
    <message>
        <source>A line appears with each run's first epoch.</source>
        <translation>Una linea appare con la prima epoca di ogni run.</translation>
    </message>
    <message>
        <source>%1 more runs must end before this can be told.</source>
        <translation>Devono terminare altri %1 run prima di poterlo dire.</translation>
    </message>
    <message>
        <source>share of the spread; together %1</source>
        <translation>quota della dispersione; insieme %1</translation>
    </message>
    <message>
        <source>%1, trained for %2</source>
        <translation>%1, addestrato per %2</translation>
    </message>
    <message>
        <source>its place was free for %1</source>
        <translation>il suo posto è rimasto libero per %1</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>questa workstation</translation>
    </message>
    <message>
        <source>trained %1, free %2</source>
        <translation>training %1, libero %2</translation>
    </message>
    <message>
        <source>%1 done, %2 ended early, %3 failed, %4 running, %5 waiting</source>
        <translation>%1 completati, %2 terminati prima, %3 falliti, %4 in esecuzione, %5 in attesa</translation>
    </message>
    <message>
        <source>one dot for each run, by its rank in %1; the settings that matter most</source>
        <translation>un punto per run, secondo la posizione in %1; le impostazioni che contano di più</translation>
    </message>
    <message>
        <source>A dot appears with each run's first epoch.</source>
        <translation>Un punto appare con la prima epoca di ogni run.</translation>
    </message>
    <message>
        <source>Bars appear when the first run starts.</source>
        <translation>Le barre appaiono quando parte il primo run.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>Pairs of settings, coloured by the runs' ranks</source>
        <translation>Coppie di impostazioni, colorate secondo la posizione dei run</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Macchine</translation>
    </message>
    <message>
        <source>Which run trained where and when</source>
        <translation>Quale run si è addestrato, dove e quando</translation>
    </message>
    <message>
        <source>Lottery tickets…</source>
        <translation>Lottery ticket…</translation>
    </message>
    <message>
        <source>Prune a network with the best settings</source>
        <translation>Applica il pruning a una rete con le impostazioni migliori</translation>
    </message>
    <message>
        <source>Ranks of the runs over pairs of settings</source>
        <translation>Posizioni dei run su coppie di impostazioni</translation>
    </message>
    <message>
        <source>a bar for each run; hatched: a place was free and waited</source>
        <translation>una barra per run; tratteggiato: un posto era libero e attendeva</translation>
    </message>
    <message>
        <source>Runs of the search by machine and time</source>
        <translation>Run della ricerca per macchina e tempo</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>Tempo dispositivo</translation>
    </message>
</context>
<context>
    <name>trainyard::SeriesPicker</name>
    <message>
        <source>Series, gpu/*/memory, val/loss - train/loss</source>
        <translation>Serie, gpu/*/memory, val/loss - train/loss</translation>
    </message>
    <message>
        <source>Find series</source>
        <translation>Trova serie</translation>
    </message>
    <message>
        <source>Series found</source>
        <translation>Serie trovate</translation>
    </message>
    <message numerus="yes">
        <source>%Ln series</source>
        <translation><numerusform>%Ln serie</numerusform><numerusform>%Ln serie</numerusform></translation>
    </message>
    <message>
        <source>No run has the series %1.</source>
        <translation>Nessun run ha la serie %1.</translation>
    </message>
    <message>
        <source>Add all %1</source>
        <translation>Aggiungi tutte le %1</translation>
    </message>
</context>
<context>
    <name>trainyard::SettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Follows the desktop</source>
        <translation>Segue il desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>A new language takes effect the next time Trainyard starts.</source>
        <translation>La nuova lingua vale dal prossimo avvio di Trainyard.</translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>Conferme</translation>
    </message>
    <message>
        <source>Ask before stopping a run</source>
        <translation>Chiedi prima di fermare un run</translation>
    </message>
    <message>
        <source>A stopped run first writes a checkpoint and can be resumed, so asking is only a convenience.</source>
        <translation>Un run fermato scrive prima un checkpoint e si può riprendere, quindi la domanda è solo una comodità.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dati</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Cartella dati</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copia percorso</translation>
    </message>
    <message>
        <source>The store, run directories, queue and presets are here. To keep them elsewhere, start Trainyard with TRAINYARD_HOME set to another folder.</source>
        <translation>Qui si trovano l’archivio, le cartelle dei run, la coda e i preset. Per tenerli altrove, avviare Trainyard con TRAINYARD_HOME impostata a un’altra cartella.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>trainyard::ShardingField</name>
    <message>
        <source>Ranks…</source>
        <translation>Rank…</translation>
    </message>
    <message>
        <source>Shows how several ranks would share the samples, class by class</source>
        <translation>Mostra come più rank si dividerebbero i campioni, classe per classe</translation>
    </message>
</context>
<context>
    <name>trainyard::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>trainyard::Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>trainyard::SourceFields</name>
    <message>
        <source>Folder of the data set</source>
        <translation>Cartella del dataset</translation>
    </message>
    <message>
        <source>Choose the folder of the data set</source>
        <translation>Scegli la cartella del dataset</translation>
    </message>
    <message>
        <source>Choose a file: an archive, a list or the data itself</source>
        <translation>Scegli un file: un archivio compresso, un elenco o i dati stessi</translation>
    </message>
</context>
<context>
    <name>trainyard::SparsityCard</name>
    <message>
        <source>Sparsity</source>
        <translation>Sparsità</translation>
    </message>
    <message>
        <source>by layer, share pruned</source>
        <translation>per layer, quota rimossa</translation>
    </message>
</context>
<context>
    <name>trainyard::SparsityMap</name>
    <message>
        <source>Sparsity by layer</source>
        <translation>Sparsità per layer</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>layer</translation>
    </message>
    <message>
        <source>%1: %2 pruned, %3 left</source>
        <translation>%1: %2 rimossi, %3 rimasti</translation>
    </message>
    <message>
        <source>%1: not pruned yet</source>
        <translation>%1: ancora senza pruning</translation>
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
        <translation>inattivo</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>questa workstation</translation>
    </message>
    <message>
        <source>%1 points/s</source>
        <translation>%1 punti/s</translation>
    </message>
    <message>
        <source>The store: all runs, points and messages in one SQLite file.
%1</source>
        <translation>L’archivio: tutti i run, i punti e i messaggi in un solo file SQLite.
%1</translation>
    </message>
    <message>
        <source>Points read from run directories into the store during the last second</source>
        <translation>Punti letti dalle cartelle dei run nell’archivio nell’ultimo secondo</translation>
    </message>
    <message>
        <source>this workstation: %1</source>
        <translation>questa workstation: %1</translation>
    </message>
    <message>
        <source>Memory: %1 free of %2</source>
        <translation>Memoria: %1 liberi di %2</translation>
    </message>
    <message>
        <source>GPU %1: %2, %3 of %4 in use</source>
        <translation>GPU %1: %2, %3 di %4 in uso</translation>
    </message>
    <message>
        <source>this workstation: the engine does not respond</source>
        <translation>questa workstation: il motore non risponde</translation>
    </message>
    <message numerus="yes">
        <source>CPU, %Ln core(s), %1</source>
        <translation><numerusform>CPU, 1 core, %1</numerusform><numerusform>CPU, %Ln core, %1</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::StoreDialog</name>
    <message>
        <source>Store — Trainyard</source>
        <translation>Archivio — Trainyard</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Riprova</translation>
    </message>
    <message>
        <source>Opens the store again after you have fixed the problem</source>
        <translation>Apre di nuovo l’archivio dopo aver risolto il problema</translation>
    </message>
    <message>
        <source>&amp;Use another data folder…</source>
        <translation>&amp;Usa un’altra cartella dati…</translation>
    </message>
    <message>
        <source>Uses another folder for store and runs until Trainyard is closed; nothing is moved</source>
        <translation>Usa un’altra cartella per archivio e run fino alla chiusura di Trainyard; nulla viene spostato</translation>
    </message>
    <message>
        <source>&amp;Set it aside and rebuild</source>
        <translation>&amp;Metti da parte e ricostruisci</translation>
    </message>
    <message>
        <source>Renames the file and builds a new store from the run directories</source>
        <translation>Rinomina il file e costruisce un nuovo archivio dalle cartelle dei run</translation>
    </message>
    <message>
        <source>&amp;Open data folder</source>
        <translation>&amp;Apri la cartella dati</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Opening the store…</source>
        <translation>Apertura dell’archivio…</translation>
    </message>
    <message>
        <source>Rebuilding the store from the run directories…</source>
        <translation>Ricostruzione dell’archivio dalle cartelle dei run…</translation>
    </message>
    <message>
        <source>The store was not rebuilt</source>
        <translation>L’archivio non è stato ricostruito</translation>
    </message>
    <message>
        <source>Trainyard cannot open its store</source>
        <translation>Trainyard non può aprire il suo archivio</translation>
    </message>
    <message>
        <source>Nothing was changed. Running runs continue and lose nothing.</source>
        <translation>Nulla è stato modificato. I run in esecuzione proseguono e non perdono nulla.</translation>
    </message>
    <message>
        <source>Use another data folder</source>
        <translation>Usa un’altra cartella dati</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) were read again from their directories.</source>
        <translation><numerusform>1 run è stato riletto dalla sua cartella.</numerusform><numerusform>%Ln run sono stati riletti dalle loro cartelle.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Kept: names, notes, tags, archive and trash of %Ln run(s).</source>
        <translation><numerusform>Conservati: nome, note, tag, archiviazione e cestino di 1 run.</numerusform><numerusform>Conservati: nomi, note, tag, archiviazione e cestino di %Ln run.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Kept: %Ln run(s) on other machines. Their curves are read again when the machine is connected.</source>
        <translation><numerusform>Conservato: 1 run su un’altra macchina. Le sue curve saranno rilette quando la macchina sarà connessa.</numerusform><numerusform>Conservati: %Ln run su altre macchine. Le loro curve saranno rilette quando la macchina sarà connessa.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Kept: %Ln data set(s).</source>
        <translation><numerusform>Conservato: 1 dataset.</numerusform><numerusform>Conservati: %Ln dataset.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Left out: %Ln run(s) that you had deleted.</source>
        <translation><numerusform>Omesso: 1 run che era stato eliminato.</numerusform><numerusform>Omessi: %Ln run che erano stati eliminati.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Lost: the curves of %Ln run(s) without a run directory.</source>
        <translation><numerusform>Perse: le curve di 1 run senza cartella del run.</numerusform><numerusform>Perse: le curve di %Ln run senza cartella del run.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Lost: %Ln run(s) that could not be read.</source>
        <translation><numerusform>Perso: 1 run illeggibile.</numerusform><numerusform>Persi: %Ln run illeggibili.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Skipped: %Ln folder(s) without a readable run.</source>
        <translation><numerusform>Saltata: 1 cartella senza un run leggibile.</numerusform><numerusform>Saltate: %Ln cartelle senza un run leggibile.</numerusform></translation>
    </message>
    <message>
        <source>The old file could not be read completely. What is not named here and has no copy beside the runs is lost.</source>
        <translation>Non è stato possibile leggere per intero il vecchio file. Ciò che non è indicato qui e non ha una copia accanto ai run è perso.</translation>
    </message>
    <message>
        <source>The store was rebuilt</source>
        <translation>L’archivio è stato ricostruito</translation>
    </message>
    <message>
        <source>The old file is now %1.</source>
        <translation>Il vecchio file ora è %1.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>Nothing was changed, and running runs lose nothing. Rebuilding keeps the file under another name and reads every run directory again. Names, notes, tags, archive and trash come from the copies beside the runs, and from what can be read of the file.</source>
        <translation>Nulla è stato modificato e i run in esecuzione non perdono nulla. La ricostruzione conserva il file con un altro nome e rilegge ogni cartella del run. Nomi, note, tag, archiviazione e cestino vengono dalle copie accanto ai run e da ciò che è leggibile del file.</translation>
    </message>
    <message numerus="yes">
        <source>Not read: damaged notes of %Ln run(s). Older ones were kept.</source>
        <translation><numerusform>Non lette: note danneggiate di %Ln run. Sono state conservate quelle precedenti.</numerusform><numerusform>Non lette: note danneggiate di %Ln run. Sono state conservate quelle precedenti.</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::StudyChart</name>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>No values yet</source>
        <translation>Ancora nessun valore</translation>
    </message>
</context>
<context>
    <name>trainyard::StudyView</name>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Speed-up, efficiency, throughput and time to accuracy</source>
        <translation>Speed-up, efficienza, throughput e tempo all’accuratezza</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergenza</translation>
    </message>
    <message>
        <source>Every number of ranks compared with the one-rank runs, over samples seen</source>
        <translation>Ogni numero di rank a confronto con i run con un rank, sui campioni visti</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Accuracy ±</source>
        <translation>Accuratezza ±</translation>
    </message>
    <message>
        <source>Allowed difference from the accuracy of the one-rank runs, in percentage points</source>
        <translation>Differenza consentita dall’accuratezza dei run con un rank, in punti percentuali</translation>
    </message>
    <message>
        <source> points</source>
        <translation> punti</translation>
    </message>
    <message>
        <source>Loss ±</source>
        <translation>Loss ±</translation>
    </message>
    <message>
        <source>Allowed difference from the mean loss of the one-rank runs, relative to it</source>
        <translation>Differenza consentita dalla loss media dei run con un rank, relativa a essa</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>campioni</translation>
    </message>
    <message>
        <source>The curves grow with each epoch.</source>
        <translation>Le curve crescono a ogni epoca.</translation>
    </message>
</context>
<context>
    <name>trainyard::SubsetBadge</name>
    <message>
        <source>Subset</source>
        <translation>Sottoinsieme</translation>
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
        <translation>tutto</translation>
    </message>
    <message>
        <source>This run sees %1: its results cannot be compared with those of the whole data set.</source>
        <translation>Questo run vede %1: i suoi risultati non si possono confrontare con quelli dell’intero dataset.</translation>
    </message>
    <message>
        <source>the runs see different parts of the data</source>
        <translation>i run vedono parti diverse dei dati</translation>
    </message>
    <message>
        <source>all runs see %1 of %2</source>
        <translation>tutti i run vedono %1 di %2</translation>
    </message>
    <message>
        <source>These runs trained on different data (%1): their results cannot be compared.</source>
        <translation>Questi run sono stati addestrati su dati diversi (%1): i loro risultati non si possono confrontare.</translation>
    </message>
    <message>
        <source>These runs saw different parts of the data (%1): their results cannot be compared.</source>
        <translation>Questi run hanno visto parti diverse dei dati (%1): i loro risultati non si possono confrontare.</translation>
    </message>
    <message>
        <source>These runs were validated on different samples: small differences mean nothing.</source>
        <translation>Questi run sono stati validati su campioni diversi: piccole differenze non significano nulla.</translation>
    </message>
</context>
<context>
    <name>trainyard::TagsDialog</name>
    <message>
        <source>Tags</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>New tag, then Enter</source>
        <translation>Nuovo tag, poi Invio</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nuovo tag</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %Ln run(s)</source>
        <translation><numerusform>Tag di questo run</numerusform><numerusform>Tag di %Ln run</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::TemplateDialog</name>
    <message>
        <source>Batch script of %1</source>
        <translation>Script batch di %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>One process, which starts the ranks on its node itself</source>
        <translation>Un processo, che avvia da sé i rank sul suo nodo</translation>
    </message>
    <message>
        <source>SLURM starts the ranks</source>
        <translation>SLURM avvia i rank</translation>
    </message>
    <message>
        <source>MPI starts the ranks</source>
        <translation>MPI avvia i rank</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Prologue</source>
        <translation>Prologo</translation>
    </message>
    <message>
        <source>Lines of bash before the engine: modules, variables</source>
        <translation>Righe di bash prima del motore: moduli, variabili</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Container</translation>
    </message>
    <message>
        <source>Words before the engine's command; $NAME is a variable of the job</source>
        <translation>Parole prima del comando del motore; $NAME è una variabile del job</translation>
    </message>
    <message>
        <source>More options of sbatch</source>
        <translation>Altre opzioni di sbatch</translation>
    </message>
    <message>
        <source>One per line</source>
        <translation>Una per riga</translation>
    </message>
    <message>
        <source>Ranks are started by</source>
        <translation>I rank sono avviati da</translation>
    </message>
    <message>
        <source>MPI of srun</source>
        <translation>MPI di srun</translation>
    </message>
    <message>
        <source>More options for it</source>
        <translation>Altre sue opzioni</translation>
    </message>
    <message>
        <source>Save before the time limit</source>
        <translation>Salva prima del limite di tempo</translation>
    </message>
    <message>
        <source>The script for a job on 2 nodes with 4 ranks each</source>
        <translation>Lo script per un job su 2 nodi con 4 rank ciascuno</translation>
    </message>
    <message>
        <source>Batch script</source>
        <translation>Script batch</translation>
    </message>
    <message>
        <source>This cluster offers no %1: use %2</source>
        <translation>Questo cluster non offre %1: usare %2</translation>
    </message>
    <message>
        <source>GPUs are requested with</source>
        <translation>Le GPU si richiedono con</translation>
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
        <translation>stessa maschera di %1 %</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentile</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Soglia</translation>
    </message>
    <message>
        <source>Weights left</source>
        <translation>Pesi rimasti</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Rapp.</translation>
    </message>
    <message>
        <source>Vanishing layers</source>
        <translation>Layer vuoti</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketBoard</name>
    <message>
        <source>Ticket board</source>
        <translation>Tabellone dei ticket</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seed(s)</source>
        <translation><numerusform>1 seed</numerusform><numerusform>%Ln seed</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::TicketBoardModel</name>
    <message>
        <source>queued</source>
        <translation>in coda</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallito</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>Densa</translation>
    </message>
    <message>
        <source>mean %1 ± %2 points</source>
        <translation>media %1 ± %2 punti</translation>
    </message>
    <message>
        <source>top-1 %1</source>
        <translation>top-1 %1</translation>
    </message>
    <message>
        <source>seed %1: </source>
        <translation>seed %1: </translation>
    </message>
    <message>
        <source>%1 done, so far %2</source>
        <translation>%1 completato, finora %2</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attende</translation>
    </message>
    <message>
        <source>no run yet</source>
        <translation>ancora nessun run</translation>
    </message>
    <message>
        <source>%1 of the weights are zero</source>
        <translation>%1 dei pesi sono zero</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controlli</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>epoca %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>step %1</translation>
    </message>
    <message>
        <source>The unpruned base runs</source>
        <translation>I run di base senza pruning</translation>
    </message>
    <message>
        <source>Pruned up to percentile %1 of the base run's magnitudes</source>
        <translation>Pruning fino al percentile %1 delle magnitudini del run di base</translation>
    </message>
    <message>
        <source>%1 of the prunable weights are pruned</source>
        <translation>%1 dei pesi soggetti a pruning sono rimossi</translation>
    </message>
    <message>
        <source>Weights of %1 are pruned</source>
        <translation>I pesi con %1 sono rimossi</translation>
    </message>
    <message>
        <source>%1 of the prunable weights</source>
        <translation>%1 dei pesi soggetti a pruning</translation>
    </message>
    <message>
        <source>The threshold |w| is known once one of its tickets trains.</source>
        <translation>La soglia |w| è nota quando uno dei suoi ticket si addestra.</translation>
    </message>
    <message>
        <source>Threshold |w| ≤ %1 on average, %2 to %3 over its tickets</source>
        <translation>Soglia |w| ≤ %1 in media, da %2 a %3 sui suoi ticket</translation>
    </message>
    <message>
        <source>Threshold |w| ≤ %1</source>
        <translation>Soglia |w| ≤ %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFields</name>
    <message>
        <source>Reset points</source>
        <translation>Punti di ripristino</translation>
    </message>
    <message>
        <source>0, 1, 2, 5, step 200</source>
        <translation>0, 1, 2, 5, step 200</translation>
    </message>
    <message>
        <source>Epochs of the base run to whose weights the tickets are reset; 0 is the initialisation, "step 200" a step. The base run keeps these checkpoints.</source>
        <translation>Epoche del run di base ai cui pesi sono riportati i ticket; 0 è l’inizializzazione, “step 200” uno step. Il run di base conserva questi checkpoint.</translation>
    </message>
    <message>
        <source>Reset to</source>
        <translation>Riportati a</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>Quota, %</translation>
    </message>
    <message>
        <source>Percentile, %</source>
        <translation>Percentile, %</translation>
    </message>
    <message>
        <source>Threshold |w|</source>
        <translation>Soglia |w|</translation>
    </message>
    <message>
        <source>Prunes exactly this share of the prunable weights</source>
        <translation>Rimuove esattamente questa quota dei pesi soggetti a pruning</translation>
    </message>
    <message>
        <source>Prunes weights up to this percentile of the base run's magnitudes</source>
        <translation>Rimuove i pesi fino a questo percentile delle magnitudini del run di base</translation>
    </message>
    <message>
        <source>Prunes weights of at most this magnitude</source>
        <translation>Rimuove i pesi di magnitudine non superiore a questa</translation>
    </message>
    <message>
        <source>Meaning of the amounts</source>
        <translation>Significato delle quantità</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Quantità</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preset</translation>
    </message>
    <message>
        <source>50 to 95 %</source>
        <translation>da 50 a 95 %</translation>
    </message>
    <message>
        <source>Published (MobileNetV2)</source>
        <translation>Pubblicate (MobileNetV2)</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Rimossi</translation>
    </message>
    <message>
        <source>Instability analysis</source>
        <translation>Analisi di instabilità</translation>
    </message>
    <message>
        <source>From each reset point two copies are trained with different data orders, dense and masked. The barrier between their ends shows from which point on training is stable</source>
        <translation>Da ogni punto di ripristino si addestrano due copie con ordini dei dati diversi, dense e mascherate. La barriera tra le loro fini mostra da quale punto in poi il training è stabile</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controlli</translation>
    </message>
    <message>
        <source>one shot</source>
        <translation>in una volta</translation>
    </message>
    <message>
        <source>Iterative pruning: number of rounds of training and pruning to reach each amount</source>
        <translation>Pruning iterativo: numero di round di training e pruning per raggiungere ogni quantità</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Round</translation>
    </message>
    <message>
        <source> points</source>
        <translation> punti</translation>
    </message>
    <message>
        <source>How far below the dense net a winning ticket may be</source>
        <translation>Quanto sotto la rete densa può stare un ticket vincente</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolleranza</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
    </message>
    <message>
        <source>Maximum number of runs that a cluster runs at once</source>
        <translation>Numero massimo di run che un cluster esegue insieme</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Insieme</translation>
    </message>
    <message>
        <source>Weights…</source>
        <translation>Pesi…</translation>
    </message>
    <message>
        <source>Reset point of the controls</source>
        <translation>Punto di ripristino dei controlli</translation>
    </message>
    <message>
        <source>Reset point of the control with a random mask. With several rounds of pruning, the controls "New weights" and "Fine-tuning" also use this point's mask</source>
        <translation>Punto di ripristino del controllo con maschera casuale. Con più round di pruning, anche i controlli “Nuovi pesi” e “Fine-tuning” usano la maschera di questo punto</translation>
    </message>
    <message>
        <source>reset to</source>
        <translation>riportati a</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>misura</translation>
    </message>
    <message>
        <source>Points of the instability analysis</source>
        <translation>Punti dell’analisi di instabilità</translation>
    </message>
    <message>
        <source>the reset points</source>
        <translation>i punti di ripristino</translation>
    </message>
    <message>
        <source>Epochs, or steps such as "step 200", from which the copies are trained</source>
        <translation>Epoche, o step come “step 200”, da cui si addestrano le copie</translation>
    </message>
    <message>
        <source>Amount of the instability analysis</source>
        <translation>Quantità dell’analisi di instabilità</translation>
    </message>
    <message>
        <source>How much the masked copies are pruned, in the same unit as the amounts above</source>
        <translation>Quanto pruning si applica alle copie mascherate, nella stessa unità delle quantità sopra</translation>
    </message>
    <message>
        <source>Instability</source>
        <translation>Instabilità</translation>
    </message>
    <message>
        <source>from</source>
        <translation>da</translation>
    </message>
    <message>
        <source>masked by</source>
        <translation>maschera al</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Altre opzioni</translation>
    </message>
    <message>
        <source>the whole net</source>
        <translation>l’intera rete</translation>
    </message>
    <message>
        <source>each layer</source>
        <translation>ogni layer</translation>
    </message>
    <message>
        <source>Compared within</source>
        <translation>Confronto in</translation>
    </message>
    <message>
        <source>Whether the smallest weights of the whole net are pruned, or those of each layer</source>
        <translation>Se si rimuovono i pesi più piccoli dell’intera rete o quelli di ogni layer</translation>
    </message>
    <message>
        <source>Kept in each layer</source>
        <translation>Conservati in ogni layer</translation>
    </message>
    <message>
        <source>Share of every layer that is always kept, whatever the amount</source>
        <translation>Quota di ogni layer che si conserva sempre, qualunque sia la quantità</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>Compared in</source>
        <translation>Confronto in</translation>
    </message>
    <message>
        <source>each layer keeps</source>
        <translation>ogni layer conserva</translation>
    </message>
    <message>
        <source>first layer</source>
        <translation>primo layer</translation>
    </message>
    <message>
        <source>last layer</source>
        <translation>ultimo layer</translation>
    </message>
    <message>
        <source>depthwise kernels</source>
        <translation>kernel depthwise</translation>
    </message>
    <message>
        <source>Also prune</source>
        <translation>Pruning anche di</translation>
    </message>
    <message>
        <source>Layers not pruned</source>
        <translation>Layer esclusi</translation>
    </message>
    <message>
        <source>names of layers, separated by commas</source>
        <translation>nomi di layer, separati da virgole</translation>
    </message>
    <message>
        <source>Not pruned</source>
        <translation>Esclusi</translation>
    </message>
    <message>
        <source>Cells per stage</source>
        <translation>Celle per fase</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>A cascade: a cluster starts this many runs at once, and each further run after a previous one has ended</source>
        <translation>Una cascata: un cluster avvia insieme questo numero di run, e ogni altro run dopo la fine di uno precedente</translation>
    </message>
    <message>
        <source>Minutes per run</source>
        <translation>Minuti per run</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>from past runs</source>
        <translation>da run passati</translation>
    </message>
    <message>
        <source>Duration of a run over all epochs, for the forecast; finished runs correct it</source>
        <translation>Durata di un run su tutte le epoche, per la previsione; i run completati la correggono</translation>
    </message>
    <message>
        <source>Cascade</source>
        <translation>Cascata</translation>
    </message>
    <message>
        <source>A run takes</source>
        <translation>Un run dura</translation>
    </message>
    <message>
        <source>the latest point</source>
        <translation>l’ultimo punto</translation>
    </message>
    <message>
        <source>the middle one</source>
        <translation>quello medio</translation>
    </message>
    <message>
        <source>nearest to 80 %</source>
        <translation>più vicino all’80 %</translation>
    </message>
    <message>
        <source>Thresholds are chosen on trained weights, but no run of this net has ended here yet</source>
        <translation>Le soglie si scelgono su pesi addestrati, ma nessun run di questa rete è ancora terminato qui</translation>
    </message>
    <message>
        <source>Choose thresholds on the trained weights of the run “%1”</source>
        <translation>Scegli le soglie sui pesi addestrati del run “%1”</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFigures</name>
    <message>
        <source>Accuracy against sparsity</source>
        <translation>Accuratezza rispetto alla sparsità</translation>
    </message>
    <message>
        <source>top-1, band: range of %1 seeds</source>
        <translation>top-1, banda: intervallo di %1 seed</translation>
    </message>
    <message>
        <source>top-1</source>
        <translation>top-1</translation>
    </message>
    <message>
        <source>sparsity (log of the weights left)</source>
        <translation>sparsità (log dei pesi rimasti)</translation>
    </message>
    <message>
        <source>sparsity</source>
        <translation>sparsità</translation>
    </message>
    <message>
        <source>Values appear as the first runs finish.</source>
        <translation>I valori appaiono quando terminano i primi run.</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>Densa</translation>
    </message>
    <message>
        <source>Dense − %1</source>
        <translation>Densa − %1</translation>
    </message>
    <message>
        <source>Instability</source>
        <translation>Instabilità</translation>
    </message>
    <message>
        <source>error barrier, points</source>
        <translation>barriera di errore, punti</translation>
    </message>
    <message>
        <source>reset point, step</source>
        <translation>punto di ripristino, step</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>This campaign has no instability analysis.</source>
        <translation>Questa campagna non ha un’analisi di instabilità.</translation>
    </message>
    <message>
        <source>The barrier appears when both copies are done.</source>
        <translation>La barriera appare quando entrambe le copie sono completate.</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>densa</translation>
    </message>
    <message>
        <source>masked, %1</source>
        <translation>mascherata, %1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controlli</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFilesDialog</name>
    <message>
        <source>Save the ticket</source>
        <translation>Salva il ticket</translation>
    </message>
    <message>
        <source>Compact the net</source>
        <translation>Compatta la rete</translation>
    </message>
    <message>
        <source>Savings</source>
        <translation>Risparmio</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesi</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canali</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Resta</translation>
    </message>
    <message>
        <source>Share left</source>
        <translation>Quota rimasta</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Sfoglia…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Net and weights (.model.json, .safetensors)</source>
        <translation>Rete e pesi (.model.json, .safetensors)</translation>
    </message>
    <message>
        <source>ONNX (.onnx)</source>
        <translation>ONNX (.onnx)</translation>
    </message>
    <message>
        <source>For ONNX Runtime, including the normalisation of the input</source>
        <translation>Per ONNX Runtime, con la normalizzazione dell’input</translation>
    </message>
    <message>
        <source>Train from this ticket</source>
        <translation>Addestra da questo ticket</translation>
    </message>
    <message>
        <source>New run with this net</source>
        <translation>Nuovo run con questa rete</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>There is no ticket</source>
        <translation>Non c’è un ticket</translation>
    </message>
    <message>
        <source>The net cannot be made smaller</source>
        <translation>La rete non si può rimpicciolire</translation>
    </message>
    <message>
        <source>The ticket is being read</source>
        <translation>Lettura del ticket</translation>
    </message>
    <message>
        <source>Both nets are being compared</source>
        <translation>Confronto delle due reti</translation>
    </message>
    <message>
        <source>The engine reads the run's newest checkpoint and initial weights on the machine that has them.</source>
        <translation>Il motore legge il checkpoint più recente e i pesi iniziali del run sulla macchina che li ha.</translation>
    </message>
    <message>
        <source>The engine removes dead channels, compares the outputs of both nets and measures their speed. This takes a few seconds.</source>
        <translation>Il motore rimuove i canali morti, confronta gli output delle due reti e ne misura la velocità. Richiede alcuni secondi.</translation>
    </message>
    <message>
        <source>A path on %1, which has the run's files</source>
        <translation>Un percorso su %1, che ha i file del run</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Salvataggio…</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Scritto: %1</translation>
    </message>
    <message>
        <source>Written on %1: %2</source>
        <translation>Scritto su %1: %2</translation>
    </message>
    <message>
        <source>Whole net</source>
        <translation>Rete intera</translation>
    </message>
    <message>
        <source>Compact net</source>
        <translation>Rete compatta</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fattore</translation>
    </message>
    <message>
        <source>Tickets (*.safetensors)</source>
        <translation>Ticket (*.safetensors)</translation>
    </message>
    <message>
        <source>Nets (*.model.json)</source>
        <translation>Reti (*.model.json)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln file(s)?</source>
        <translation><numerusform>Sostituire %Ln file?</numerusform><numerusform>Sostituire %Ln file?</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFilesModel</name>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>Questo run non è più nell’archivio.</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>Sparsità</translation>
    </message>
    <message>
        <source>%1: %2 of %3 prunable weights are left</source>
        <translation>%1: restano %2 di %3 pesi soggetti a pruning</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maschera</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesi</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canali</translation>
    </message>
    <message>
        <source>dead ones are removed from one layer</source>
        <translation>quelli morti sono rimossi da un layer</translation>
    </message>
    <message>
        <source>dead ones are removed from %1 layers</source>
        <translation>quelli morti sono rimossi da %1 layer</translation>
    </message>
    <message>
        <source>none is dead in all layers that share it, so the net stays unchanged</source>
        <translation>nessuno è morto in tutti i layer che lo condividono, quindi la rete resta invariata</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Uguali</translation>
    </message>
    <message>
        <source>logits of up to %2 differ by at most %1 on %3 noise samples and %4 real samples</source>
        <translation>i logit fino a %2 differiscono al massimo di %1 su %3 campioni di rumore e %4 reali</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Misurato</translation>
    </message>
    <message>
        <source>inference, batch %1, %2</source>
        <translation>inferenza, batch %1, %2</translation>
    </message>
    <message>
        <source>%1FLOP</source>
        <translation>%1FLOP</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Forward, per sample</source>
        <translation>Forward, per campione</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Campioni/s</translation>
    </message>
    <message>
        <source>Enter the full path of a file.</source>
        <translation>Immettere il percorso completo di un file.</translation>
    </message>
    <message>
        <source>A ticket's file ends in .safetensors.</source>
        <translation>Il file di un ticket termina in .safetensors.</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketForm</name>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1” non è un numero.</translation>
    </message>
    <message>
        <source>“%1” is not a reset point such as 2 or step 200.</source>
        <translation>“%1” non è un punto di ripristino come 2 o step 200.</translation>
    </message>
    <message>
        <source>The instability analysis takes only one amount.</source>
        <translation>L’analisi di instabilità accetta una sola quantità.</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketLegend</name>
    <message>
        <source>Percentage points relative to dense</source>
        <translation>Punti percentuali rispetto alla densa</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketText</name>
    <message>
        <source>known once the first run is done</source>
        <translation>noto quando il primo run è completato</translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation>nulla resta da fare</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (da %2 a %3)</translation>
    </message>
    <message>
        <source>equal to %1 full runs, %2 at once</source>
        <translation>pari a %1 run interi, %2 insieme</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <translation>%1 misurati</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>stimato</translation>
    </message>
    <message>
        <source>%1 full runs × %2 (%3) ÷ %4 at once = %5</source>
        <translation>%1 run interi × %2 (%3) ÷ %4 insieme = %5</translation>
    </message>
    <message>
        <source>; with runs that wait for others, %1</source>
        <translation>; con run che ne attendono altri, %1</translation>
    </message>
    <message>
        <source>The ticket's mask on newly drawn weights</source>
        <translation>La maschera del ticket su pesi estratti di nuovo</translation>
    </message>
    <message>
        <source>A random mask that keeps the same number of weights in each layer, reset like a ticket</source>
        <translation>Una maschera casuale che conserva lo stesso numero di pesi in ogni layer, ripristinata come un ticket</translation>
    </message>
    <message>
        <source>The ticket's mask on the base run's final weights</source>
        <translation>La maschera del ticket sui pesi finali del run di base</translation>
    </message>
    <message>
        <source>Pruned at initialisation by |weight × gradient|</source>
        <translation>Pruning all’inizializzazione con |peso × gradiente|</translation>
    </message>
    <message>
        <source>Pruned at initialisation by the net's flow, without data</source>
        <translation>Pruning all’inizializzazione con il flusso della rete, senza dati</translation>
    </message>
    <message>
        <source>A random mask on the initialisation</source>
        <translation>Una maschera casuale sull’inizializzazione</translation>
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
        <source>dense net's</source>
        <translation>della rete densa</translation>
    </message>
    <message>
        <source>masked net's</source>
        <translation>della rete mascherata</translation>
    </message>
    <message>
        <source>The %1 barrier stays above %2 points.</source>
        <translation>La barriera %1 resta sopra %2 punti.</translation>
    </message>
    <message>
        <source>The %1 barrier is under %2 points from the start.</source>
        <translation>La barriera %1 è sotto %2 punti dall’inizio.</translation>
    </message>
    <message>
        <source>The %1 barrier falls under %2 points at about step %3 (epoch %4).</source>
        <translation>La barriera %1 scende sotto %2 punti circa allo step %3 (epoca %4).</translation>
    </message>
    <message>
        <source>The %1 barrier falls under %2 points at about step %3.</source>
        <translation>La barriera %1 scende sotto %2 punti circa allo step %3.</translation>
    </message>
    <message>
        <source>No dense run is done yet, so nothing can be compared.</source>
        <translation>Nessun run denso è ancora completato, quindi nulla si può confrontare.</translation>
    </message>
    <message>
        <source>Dense: %1 ± %2 points over %3 seeds.</source>
        <translation>Densa: %1 ± %2 punti su %3 seed.</translation>
    </message>
    <message>
        <source>Dense: %1.</source>
        <translation>Densa: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 tickets win: dense − %3 points or better.</source>
        <translation>%1 di %2 ticket vincono: densa − %3 punti o meglio.</translation>
    </message>
    <message>
        <source>The sparsest one: %1, %2 points relative to dense.</source>
        <translation>Il più sparso: %1, %2 punti rispetto alla densa.</translation>
    </message>
    <message>
        <source>The mask of base run %1 has settled at epoch %2.</source>
        <translation>La maschera del run di base %1 si è stabilizzata all’epoca %2.</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tempo restante</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Calcolo</translation>
    </message>
    <message>
        <source>%1 runs, %2 done</source>
        <translation>%1 run, %2 completati</translation>
    </message>
    <message>
        <source>%1, %2 in total</source>
        <translation>%1, %2 in totale</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>%1 of %2, %3 checkpoints of %4</source>
        <translation>%1 di %2, %3 checkpoint da %4</translation>
    </message>
    <message>
        <source>equal to %1 full runs, %2 at once (assumed)</source>
        <translation>pari a %1 run interi, %2 insieme (ipotesi)</translation>
    </message>
    <message>
        <source>%1 full runs × %2 (%3) ÷ %4 at once (assumed) = %5</source>
        <translation>%1 run interi × %2 (%3) ÷ %4 insieme (ipotesi) = %5</translation>
    </message>
    <message>
        <source>%1; %2 free</source>
        <translation>%1; %2 liberi</translation>
    </message>
    <message>
        <source>%1 full runs × %2 ÷ %3 at once = %4</source>
        <translation>%1 run interi × %2 ÷ %3 insieme = %4</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1, from the speed of the running one</source>
        <translation>%1, dalla velocità di quello in corso</translation>
    </message>
    <message>
        <source>%1, from the speed of the %2 running ones</source>
        <translation>%1, dalla velocità dei %2 in corso</translation>
    </message>
    <message>
        <source>%1, as given</source>
        <translation>%1, come indicato</translation>
    </message>
    <message>
        <source>%1 steps × %2 = %3</source>
        <translation>%1 step × %2 = %3</translation>
    </message>
    <message>
        <source>%1, fitted to past runs of this net</source>
        <translation>%1, adattato a run passati di questa rete</translation>
    </message>
    <message>
        <source>%1, from the past run “%2”</source>
        <translation>%1, dal run passato “%2”</translation>
    </message>
    <message>
        <source>A full run</source>
        <translation>Un run intero</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketsView</name>
    <message>
        <source>Ticket board</source>
        <translation>Tabellone dei ticket</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenza</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Accuratezza</translation>
    </message>
    <message>
        <source>Contents of the cells</source>
        <translation>Contenuto delle celle</translation>
    </message>
    <message>
        <source>Lowest amount shown</source>
        <translation>Quantità minima mostrata</translation>
    </message>
    <message>
        <source>Highest amount shown</source>
        <translation>Quantità massima mostrata</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Compares the runs of the selected cells. Space, Shift with the arrow keys, or dragging selects cells.</source>
        <translation>Confronta i run delle celle selezionate. Spazio, Maiusc con i tasti freccia, o trascinare seleziona le celle.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Layers of the ticket</source>
        <translation>Layer del ticket</translation>
    </message>
    <message>
        <source>Open run</source>
        <translation>Apri run</translation>
    </message>
    <message>
        <source>New run from it</source>
        <translation>Nuovo run da qui</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Previsione</translation>
    </message>
    <message>
        <source>waves of runs</source>
        <translation>ondate di run</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>The mean of all seeds</source>
        <translation>La media di tutti i seed</translation>
    </message>
    <message>
        <source>Only seed %1</source>
        <translation>Solo il seed %1</translation>
    </message>
    <message>
        <source>top-1 relative to dense in percentage points, mean of %1 seeds</source>
        <translation>top-1 rispetto alla densa in punti percentuali, media di %1 seed</translation>
    </message>
    <message>
        <source>top-1 relative to dense in percentage points</source>
        <translation>top-1 rispetto alla densa in punti percentuali</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; winning: dense − %2 or better</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; vincenti: densa − %2 o meglio</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 completati</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 in esecuzione</translation>
    </message>
    <message>
        <source>%1 queued</source>
        <translation>%1 in coda</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 falliti</translation>
    </message>
    <message>
        <source>choose a cell of the board</source>
        <translation>scegliere una cella del tabellone</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>Densa</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 ± %2, dense %3</source>
        <translation>%1 ± %2, densa %3</translation>
    </message>
    <message>
        <source>%1, dense %2</source>
        <translation>%1, densa %2</translation>
    </message>
    <message>
        <source>%1 of the prunable weights are left.</source>
        <translation>Restano %1 dei pesi soggetti a pruning.</translation>
    </message>
    <message>
        <source>The dense net keeps all its weights.</source>
        <translation>La rete densa conserva tutti i suoi pesi.</translation>
    </message>
    <message>
        <source>The shares of its layers are known once it trains.</source>
        <translation>Le quote dei suoi layer sono note quando si addestra.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Share left</source>
        <translation>Quota rimasta</translation>
    </message>
    <message>
        <source>Last epoch</source>
        <translation>Ultima epoca</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>Epoca migliore</translation>
    </message>
    <message>
        <source>Accuracy to compare</source>
        <translation>Accuratezza da confrontare</translation>
    </message>
    <message>
        <source>Whether to compare runs by the accuracy of their last or of their best epoch</source>
        <translation>Se confrontare i run con l’accuratezza dell’ultima epoca o della migliore</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>Salva il ticket…</translation>
    </message>
    <message>
        <source>Saves mask and reset weights to a file from which new runs can start</source>
        <translation>Salva la maschera e i pesi ripristinati in un file da cui possono partire nuovi run</translation>
    </message>
    <message>
        <source>Compact…</source>
        <translation>Compatta…</translation>
    </message>
    <message>
        <source>Removes the dead channels and compares size and speed with the whole net; can also save ONNX</source>
        <translation>Rimuove i canali morti e confronta dimensione e velocità con la rete intera; può anche salvare in ONNX</translation>
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
        <translation>Ancora nessun valore</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>tentativo %1</translation>
    </message>
    <message>
        <source>%1, from – to</source>
        <translation>%1, da – a</translation>
    </message>
    <message>
        <source>%1, not finite</source>
        <translation>%1, non finito</translation>
    </message>
    <message>
        <source>%1 · step %2</source>
        <translation>%1 · step %2</translation>
    </message>
    <message>
        <source>%1 · raw %2</source>
        <translation>%1 · grezzo %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation><numerusform>e un altro</numerusform><numerusform>e altri %Ln</numerusform></translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>fino a %1</translation>
    </message>
    <message>
        <source>down to %1</source>
        <translation>giù fino a %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TimelinePage</name>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Open a trace file, a folder with one file per rank, or another trace of the run</source>
        <translation>Apre un file di traccia, una cartella con un file per rank o un’altra traccia del run</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Confronta con…</translation>
    </message>
    <message>
        <source>Show a second trace below this one with the same zoom</source>
        <translation>Mostra una seconda traccia sotto questa con lo stesso zoom</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Cerca nomi</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Risultato precedente</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Risultato successivo (Invio)</translation>
    </message>
    <message>
        <source>Align the selected slices of both traces</source>
        <translation>Allinea le porzioni selezionate delle due tracce</translation>
    </message>
    <message>
        <source>Fold ranks</source>
        <translation>Comprimi i rank</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>Show the whole trace (0). W and S zoom, A and D pan, dragging selects a range, F fits the selection</source>
        <translation>Mostra l’intera traccia (0). W e S ingrandiscono e riducono, A e D spostano, trascinare seleziona un intervallo, F adatta alla selezione</translation>
    </message>
    <message>
        <source>Export PNG</source>
        <translation>Esporta PNG</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>Esporta la timeline</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Trace file…</source>
        <translation>File di traccia…</translation>
    </message>
    <message>
        <source>Folder with one file per rank…</source>
        <translation>Cartella con un file per rank…</translation>
    </message>
    <message>
        <source>Folder to compare with…</source>
        <translation>Cartella con cui confrontare…</translation>
    </message>
    <message>
        <source>Attempt %1, steps %2 to %3</source>
        <translation>Tentativo %1, step da %2 a %3</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Confronta con</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nomi</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Porzione</translation>
    </message>
    <message>
        <source>Click a slice to see all data of its event.</source>
        <translation>Fare clic su una porzione per vedere tutti i dati del suo evento.</translation>
    </message>
    <message>
        <source>Selected slice</source>
        <translation>Porzione selezionata</translation>
    </message>
    <message>
        <source>Open a folder with one file per rank</source>
        <translation>Apri una cartella con un file per rank</translation>
    </message>
    <message>
        <source>Open a trace</source>
        <translation>Apri una traccia</translation>
    </message>
    <message>
        <source>Traces (*.json *.json.gz *.gz);;All files (*)</source>
        <translation>Tracce (*.json *.json.gz *.gz);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Select a slice in each of the two traces first.</source>
        <translation>Selezionare prima una porzione in ciascuna delle due tracce.</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 risultato</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 risultati</translation>
    </message>
    <message>
        <source>upper trace</source>
        <translation>traccia superiore</translation>
    </message>
    <message>
        <source>lower trace</source>
        <translation>traccia inferiore</translation>
    </message>
    <message>
        <source>selected range of %1</source>
        <translation>intervallo selezionato di %1</translation>
    </message>
    <message>
        <source>whole trace</source>
        <translation>intera traccia</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Esportato in %1</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Timeline</translation>
    </message>
    <message>
        <source>My runs</source>
        <translation>I miei run</translation>
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
        <translation>Nessuna traccia aperta</translation>
    </message>
    <message>
        <source>Traces show what every rank did at each moment. A run writes one for the steps named in its run spec, or on request from the Live page. Traces of PyTorch's profiler and other tools in Chrome's JSON format can be opened as well, also compressed with gzip.</source>
        <translation>Le tracce mostrano che cosa ha fatto ogni rank in ogni momento. Un run ne scrive una per gli step indicati nella sua specifica, o su richiesta dalla pagina Live. Si possono aprire anche tracce del profiler di PyTorch e di altri strumenti nel formato JSON di Chrome, anche compresse con gzip.</translation>
    </message>
    <message>
        <source>Open a trace…</source>
        <translation>Apri una traccia…</translation>
    </message>
    <message>
        <source>Close the second trace</source>
        <translation>Chiudi la seconda traccia</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lettura di %1…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your runs has traces. Choose one in the menu Open.</source>
        <translation><numerusform>%Ln dei propri run ha tracce. Sceglierne una nel menu Apri.</numerusform><numerusform>%Ln dei propri run hanno tracce. Sceglierne una nel menu Apri.</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Timeline</translation>
    </message>
    <message>
        <source>events</source>
        <translation>eventi</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>thread %1</translation>
    </message>
    <message>
        <source>no process</source>
        <translation>nessun processo</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>processo %1</translation>
    </message>
    <message>
        <source>rank %1: %2</source>
        <translation>rank %1: %2</translation>
    </message>
    <message>
        <source>%1 seen</source>
        <translation>%1 visibili</translation>
    </message>
    <message>
        <source>&lt;br&gt;from %1</source>
        <translation>&lt;br&gt;da %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TimelineViewModel</name>
    <message>
        <source>%1 slices</source>
        <translation>%1 porzioni</translation>
    </message>
    <message>
        <source>%1 steps of %2</source>
        <translation>%1 step di %2</translation>
    </message>
    <message>
        <source>%1: %2. Everything before that is shown.</source>
        <translation>%1: %2. Tutto ciò che precede è mostrato.</translation>
    </message>
    <message>
        <source>%1 ends in the middle, after byte %2. Its %3 events before that are shown.</source>
        <translation>%1 si interrompe a metà, dopo il byte %2. Sono mostrati i suoi %3 eventi precedenti.</translation>
    </message>
    <message>
        <source>%1 is damaged in %2 places; everything else is shown.</source>
        <translation>%1 è danneggiato in %2 punti; tutto il resto è mostrato.</translation>
    </message>
    <message>
        <source>%1: %2 events have no end or no start; those without an end extend to the end of their thread.</source>
        <translation>%1: %2 eventi non hanno fine o inizio; quelli senza fine si estendono fino alla fine del loro thread.</translation>
    </message>
    <message>
        <source>%1 slices are not shown: they are nested deeper than 64, or on more than 20,000 threads.</source>
        <translation>%1 porzioni non sono mostrate: sono annidate oltre 64 livelli o su più di 20.000 thread.</translation>
    </message>
    <message>
        <source>The ranks' clocks belong to several machines and were aligned by the time of day: they may be off by milliseconds.</source>
        <translation>Gli orologi dei rank appartengono a più macchine e sono stati allineati secondo l’ora: possono differire di millisecondi.</translation>
    </message>
    <message>
        <source>%1 of the communication is hidden behind compute.</source>
        <translation>%1 della comunicazione è nascosto dietro il calcolo.</translation>
    </message>
    <message>
        <source>Rank %1 idles most: %2 of its time.</source>
        <translation>Il rank %1 è il più inattivo: %2 del suo tempo.</translation>
    </message>
    <message>
        <source>Idle: %1 of the time.</source>
        <translation>Inattivo: %1 del tempo.</translation>
    </message>
    <message>
        <source>Rank %1 comes last to %2 of %3 sums, then %4 behind the others.</source>
        <translation>Il rank %1 arriva ultimo a %2 di %3 somme, allora %4 dopo gli altri.</translation>
    </message>
    <message>
        <source>1 step of %1</source>
        <translation>1 step di %1</translation>
    </message>
    <message>
        <source>The ranks start their sums together.</source>
        <translation>I rank iniziano le loro somme insieme.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation><numerusform>1 rank</numerusform><numerusform>%Ln rank</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::Toast</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>trainyard::TopBars</name>
    <message>
        <source>Most likely classes</source>
        <translation>Classi più probabili</translation>
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
        <translation>campioni per step</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>samples per rank</source>
        <translation>campioni per rank</translation>
    </message>
</context>
<context>
    <name>trainyard::WaveChart</name>
    <message>
        <source>Waves of runs</source>
        <translation>Ondate di run</translation>
    </message>
    <message>
        <source>Known once the first run is done.</source>
        <translation>Noto quando il primo run è completato.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>time since %1</source>
        <translation>tempo da %1</translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsPane</name>
    <message>
        <source>All weights of this layer are exactly 0.</source>
        <translation>Tutti i pesi di questo layer sono esattamente 0.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Percentile %1</source>
        <translation>Percentile %1</translation>
    </message>
    <message>
        <source>threshold |w|</source>
        <translation>soglia |w|</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>rimossi</translation>
    </message>
    <message>
        <source>left</source>
        <translation>rimasti</translation>
    </message>
    <message>
        <source>thinnest layer</source>
        <translation>layer più sottile</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabella come CSV…</translation>
    </message>
    <message>
        <source>Figure as SVG…</source>
        <translation>Figura come SVG…</translation>
    </message>
    <message>
        <source>Figure as PDF…</source>
        <translation>Figura come PDF…</translation>
    </message>
    <message>
        <source>Figure as PNG…</source>
        <translation>Figura come PNG…</translation>
    </message>
    <message>
        <source>Use as thresholds</source>
        <translation>Usa come soglie</translation>
    </message>
    <message>
        <source>Cumulative magnitude</source>
        <translation>Magnitudine cumulata</translation>
    </message>
    <message>
        <source>Log |w|</source>
        <translation>Log |w|</translation>
    </message>
    <message>
        <source>Magnitudes on a logarithmic axis</source>
        <translation>Magnitudini su un asse logaritmico</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>Tutti i layer</translation>
    </message>
    <message>
        <source>The curve of all prunable weights</source>
        <translation>La curva di tutti i pesi soggetti a pruning</translation>
    </message>
    <message>
        <source>One layer</source>
        <translation>Un layer</translation>
    </message>
    <message>
        <source>The curve of the layer chosen below</source>
        <translation>La curva del layer scelto sotto</translation>
    </message>
    <message>
        <source>Left in each layer</source>
        <translation>Rimasti in ogni layer</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>tutti i layer</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>convoluzione</translation>
    </message>
    <message>
        <source>1 × 1</source>
        <translation>1 × 1</translation>
    </message>
    <message>
        <source>other</source>
        <translation>altro</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Soglie</translation>
    </message>
    <message>
        <source>global, by percentile</source>
        <translation>globali, per percentile</translation>
    </message>
    <message>
        <source>10 to 99 %</source>
        <translation>da 10 a 99 %</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Propri</translation>
    </message>
    <message>
        <source>The percentiles used by a published study of MobileNetV2</source>
        <translation>I percentili usati da uno studio pubblicato di MobileNetV2</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preset</translation>
    </message>
    <message>
        <source>Initial percentiles</source>
        <translation>Percentili iniziali</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Aggiungi…</translation>
    </message>
    <message>
        <source>The weights cannot be shown</source>
        <translation>I pesi non si possono mostrare</translation>
    </message>
    <message>
        <source>The weights are being measured</source>
        <translation>Misura dei pesi in corso</translation>
    </message>
    <message>
        <source>The engine reads the checkpoint once, on the machine that has it.</source>
        <translation>Il motore legge il checkpoint una volta, sulla macchina che lo ha.</translation>
    </message>
    <message>
        <source>measuring again…</source>
        <translation>nuova misura…</translation>
    </message>
    <message>
        <source>%1 weights of %2</source>
        <translation>%1 pesi di %2</translation>
    </message>
    <message>
        <source>%1 prunable weights in %2 layers</source>
        <translation>%1 pesi soggetti a pruning in %2 layer</translation>
    </message>
    <message>
        <source>% of its weights above %1</source>
        <translation>% dei suoi pesi sopra %1</translation>
    </message>
    <message>
        <source>Move the mark</source>
        <translation>Sposta il segno</translation>
    </message>
    <message>
        <source>Add a mark</source>
        <translation>Aggiungi un segno</translation>
    </message>
    <message>
        <source>Percentile, from 0.1 to 99.9:</source>
        <translation>Percentile, da 0,1 a 99,9:</translation>
    </message>
    <message>
        <source>New run pruned at %1 %</source>
        <translation>Nuovo run con pruning al %1 %</translation>
    </message>
    <message>
        <source>%1: weights</source>
        <translation>%1: pesi</translation>
    </message>
    <message>
        <source>Published (MobileNetV2)</source>
        <translation>Pubblicate (MobileNetV2)</translation>
    </message>
    <message>
        <source>Of |w|</source>
        <translation>Di |w|</translation>
    </message>
    <message numerus="yes">
        <source>Lottery tickets at %Ln threshold(s)…</source>
        <translation><numerusform>Lottery ticket a 1 soglia…</numerusform><numerusform>Lottery ticket a %Ln soglie…</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsRemarksCard</name>
    <message>
        <source>Keep 1 % per layer</source>
        <translation>Conserva 1 % per layer</translation>
    </message>
    <message>
        <source>Keeps the largest hundredth of every layer's weights regardless of the threshold</source>
        <translation>Conserva il centesimo più grande dei pesi di ogni layer, qualunque sia la soglia</translation>
    </message>
    <message>
        <source>Let layers vanish</source>
        <translation>Lascia svanire i layer</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Osservazioni</translation>
    </message>
    <message>
        <source>no objections to the thresholds</source>
        <translation>nessuna obiezione alle soglie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation><numerusform>1 avviso</numerusform><numerusform>%Ln avvisi</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsRolesCard</name>
    <message>
        <source>Never pruned</source>
        <translation>Mai rimossi</translation>
    </message>
    <message>
        <source>%1 of %2 values, %3</source>
        <translation>%1 di %2 valori, %3</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Cosa</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Also prune</source>
        <translation>Pruning anche di</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Also prune: %1</source>
        <translation>Pruning anche di: %1</translation>
    </message>
    <message>
        <source>always kept</source>
        <translation>sempre conservati</translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsTable</name>
    <message>
        <source>Thresholds</source>
        <translation>Soglie</translation>
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
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 of the weights are exactly 0.</source>
        <translation>%1 dei pesi sono esattamente 0.</translation>
    </message>
    <message>
        <source>%1 coincide at %2:</source>
        <translation>%1 coincidono a %2:</translation>
    </message>
    <message>
        <source>they give the same mask.</source>
        <translation>danno la stessa maschera.</translation>
    </message>
    <message>
        <source>From %1 % %2 vanishes:</source>
        <translation>Dal %1 % %2 svanisce:</translation>
    </message>
    <message>
        <source>From %1 % %2 layers vanish:</source>
        <translation>Dal %1 % svaniscono %2 layer:</translation>
    </message>
    <message>
        <source>no weight of %1 is left.</source>
        <translation>non resta alcun peso di %1.</translation>
    </message>
    <message>
        <source>Many zeros:</source>
        <translation>Molti zeri:</translation>
    </message>
    <message>
        <source>NaN or infinite:</source>
        <translation>NaN o infinito:</translation>
    </message>
    <message>
        <source>%1 weights, which count as the largest.</source>
        <translation>%1 pesi, che contano come i più grandi.</translation>
    </message>
    <message>
        <source>Every layer keeps %1.</source>
        <translation>Ogni layer conserva %1.</translation>
    </message>
    <message>
        <source>Its largest weights are kept regardless of the threshold.</source>
        <translation>I suoi pesi più grandi sono conservati, qualunque sia la soglia.</translation>
    </message>
    <message>
        <source>Batch-norm and biases</source>
        <translation>Batch-norm e bias</translation>
    </message>
    <message>
        <source>Depthwise kernels</source>
        <translation>Kernel depthwise</translation>
    </message>
    <message>
        <source>First layer</source>
        <translation>Primo layer</translation>
    </message>
    <message>
        <source>Last layer</source>
        <translation>Ultimo layer</translation>
    </message>
    <message>
        <source>Layers excluded by name</source>
        <translation>Layer esclusi per nome</translation>
    </message>
    <message>
        <source>%1 chosen.</source>
        <translation>%1 scelti.</translation>
    </message>
    <message numerus="yes">
        <source>%1 would empty a layer.</source>
        <translation><numerusform>%1 svuoterebbe un layer.</numerusform><numerusform>%1 svuoterebbero un layer.</numerusform></translation>
    </message>
    <message>
        <source>%1 give the same mask as another mark.</source>
        <translation>%1 danno la stessa maschera di un altro segno.</translation>
    </message>
    <message>
        <source>They are left out.</source>
        <translation>Vengono omessi.</translation>
    </message>
    <message>
        <source>This run has not written a checkpoint yet. It writes the first one at the end of an epoch, or when you save one on the Live page.</source>
        <translation>Questo run non ha ancora scritto un checkpoint. Scrive il primo alla fine di un’epoca, o quando se ne salva uno nella pagina Live.</translation>
    </message>
    <message>
        <source>Nothing in this checkpoint is prunable: all of its kernels and matrices are excluded.</source>
        <translation>Nulla in questo checkpoint è soggetto a pruning: tutti i suoi kernel e le sue matrici sono esclusi.</translation>
    </message>
    <message>
        <source>%1 values, measured in %2</source>
        <translation>%1 valori, misurati in %2</translation>
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
        <translation>Pubblicato per questa rete su ImageNet:</translation>
    </message>
    <message>
        <source>min %1 · mean %2 · max %3 · %4 exactly 0</source>
        <translation>min %1 · media %2 · max %3 · %4 esattamente 0</translation>
    </message>
</context>
<context>
    <name>trainyard::WhereGroup</name>
    <message>
        <source>this workstation</source>
        <translation>questa workstation</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Device: %1</source>
        <translation>Dispositivo: %1</translation>
    </message>
    <message>
        <source>Starts immediately on %1.</source>
        <translation>Parte subito su %1.</translation>
    </message>
    <message>
        <source>%1 of %2 are in use: the run waits in the queue until %3 are free, even when this window is closed.</source>
        <translation>%1 di %2 sono in uso: il run attende in coda finché %3 sono liberi, anche quando questa finestra è chiusa.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Macchina</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Avvio</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>di %1</translation>
    </message>
    <message>
        <source>The engine's CPU module does not load on this machine.</source>
        <translation>Il modulo CPU del motore non si carica su questa macchina.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Enters the queue of %1 and runs there, even when this window is closed.</source>
        <translation>Entra nella coda di %1 e lì viene eseguito, anche quando questa finestra è chiusa.</translation>
    </message>
    <message>
        <source>%1 is not connected: Start connects to it and then submits the run.</source>
        <translation>%1 non è connessa: Avvia vi si connette e poi invia il run.</translation>
    </message>
    <message>
        <source>This workstation</source>
        <translation>Questa workstation</translation>
    </message>
</context>
<context>
    <name>trainyard::WrappedLabel</name>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
</context>
</TS>