<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>BuiltInPreset</name>
    <message>
        <source>First run: glyphs</source>
        <translation>Premier run : glyphes</translation>
    </message>
    <message>
        <source>A small CNN on images the engine draws itself: nothing to download, trained in a few minutes.</source>
        <translation>Un petit CNN sur des images que le moteur dessine lui-même : rien à télécharger, entraîné en quelques minutes.</translation>
    </message>
    <message>
        <source>MNIST small CNN</source>
        <translation>MNIST, petit CNN</translation>
    </message>
    <message>
        <source>Handwritten digits from the four IDX files, 99 % in a handful of epochs.</source>
        <translation>Chiffres manuscrits des quatre fichiers IDX, 99 % en quelques époques.</translation>
    </message>
    <message>
        <source>CIFAR-10 ResNet20V2</source>
        <translation>CIFAR-10, ResNet20V2</translation>
    </message>
    <message>
        <source>Small colour photographs from a folder per class, through a residual net of 20 layers.</source>
        <translation>Petites photos en couleurs, un dossier par classe, à travers un réseau résiduel de 20 couches.</translation>
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
        <translation>Accuracy</translation>
    </message>
    <message>
        <source>Throughput (samples/s)</source>
        <translation>Débit (échantillons/s)</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>host</source>
        <translation>hôte</translation>
    </message>
    <message>
        <source>user</source>
        <translation>utilisateur</translation>
    </message>
    <message>
        <source>port</source>
        <translation>port</translation>
    </message>
    <message>
        <source>jump hosts</source>
        <translation>hôtes de rebond</translation>
    </message>
    <message>
        <source>key file</source>
        <translation>fichier de clé</translation>
    </message>
    <message>
        <source>runs folder</source>
        <translation>dossier des runs</translation>
    </message>
    <message>
        <source>data folder</source>
        <translation>dossier de données</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>moteur</translation>
    </message>
    <message>
        <source>seconds before the time limit</source>
        <translation>secondes avant la limite de temps</translation>
    </message>
    <message>
        <source>GPU indices</source>
        <translation>indices des GPU</translation>
    </message>
    <message>
        <source>GPU type</source>
        <translation>type de GPU</translation>
    </message>
    <message>
        <source>account</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>array</source>
        <translation>tableau</translation>
    </message>
    <message>
        <source>command</source>
        <translation>commande</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>contrainte</translation>
    </message>
    <message>
        <source>processor cores</source>
        <translation>cœurs du processeur</translation>
    </message>
    <message>
        <source>dependencies</source>
        <translation>dépendances</translation>
    </message>
    <message>
        <source>extra options</source>
        <translation>autres options</translation>
    </message>
    <message>
        <source>folder of records</source>
        <translation>dossier des fiches</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nœuds</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>partition</translation>
    </message>
    <message>
        <source>prologue</source>
        <translation>prologue</translation>
    </message>
    <message>
        <source>ranks per node</source>
        <translation>rangs par nœud</translation>
    </message>
    <message>
        <source>reservation</source>
        <translation>réservation</translation>
    </message>
    <message>
        <source>restart limit</source>
        <translation>limite de relances</translation>
    </message>
    <message>
        <source>run directory</source>
        <translation>dossier du run</translation>
    </message>
    <message>
        <source>tasks at once</source>
        <translation>tâches simultanées</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>limite de temps</translation>
    </message>
    <message>
        <source>token</source>
        <translation>jeton</translation>
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
        <translation>%1 j %2 h</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>il y a %1 min</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>il y a %1 h</translation>
    </message>
    <message>
        <source>%1 d ago</source>
        <translation>il y a %1 j</translation>
    </message>
    <message>
        <source>%1 of %2 classes</source>
        <translation>%1 classes sur %2</translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation>%1 classes</translation>
    </message>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%1 échantillons sur %2</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 échantillons</translation>
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
        <translation>%1, job %2 sur %3</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 paramètres</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>tentative %1</translation>
    </message>
    <message>
        <source>Epoch %1 / %2</source>
        <translation>Époque %1 / %2</translation>
    </message>
    <message>
        <source>step %1 / %2</source>
        <translation>pas %1 / %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>pas %1</translation>
    </message>
    <message>
        <source>validating</source>
        <translation>validation</translation>
    </message>
    <message>
        <source>writing a checkpoint</source>
        <translation>écriture d’un checkpoint</translation>
    </message>
    <message>
        <source>choosing kernels, %1 of %2</source>
        <translation>choix des kernels, %1 sur %2</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>préparation</translation>
    </message>
    <message>
        <source>silent since %1</source>
        <translation>muet depuis %1</translation>
    </message>
    <message>
        <source>The engine has written nothing since %1. It may be busy with a long validation, or its machine or file system may be stuck.</source>
        <translation>Le moteur n’a rien écrit depuis %1. Une longue validation l’occupe peut-être, ou sa machine ou son système de fichiers est bloqué.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Checkpoint, epoch %1</source>
        <translation>Checkpoint, époque %1</translation>
    </message>
    <message>
        <source>Checkpoint, step %1</source>
        <translation>Checkpoint, pas %1</translation>
    </message>
    <message>
        <source>Attempt %1 started</source>
        <translation>Tentative %1 lancée</translation>
    </message>
    <message>
        <source>from step %1</source>
        <translation>à partir du pas %1</translation>
    </message>
    <message>
        <source>Attempt %1 ended</source>
        <translation>Tentative %1 terminée</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation><numerusform>%Ln époque</numerusform><numerusform>%Ln époques</numerusform></translation>
    </message>
</context>
<context>
    <name>MachineText</name>
    <message>
        <source>This workstation</source>
        <translation>Ce poste</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>ce poste</translation>
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
        <translation>Petit CNN</translation>
    </message>
</context>
<context>
    <name>Operations</name>
    <message>
        <source>Cannot act on the job %1</source>
        <translation>Impossible d’agir sur le job %1</translation>
    </message>
    <message>
        <source>Cannot add a host to %1</source>
        <translation>Impossible d’ajouter un hôte à %1</translation>
    </message>
    <message>
        <source>Cannot allocate %1</source>
        <translation>Impossible d’allouer %1</translation>
    </message>
    <message>
        <source>Cannot archive the campaign %1</source>
        <translation>Impossible d’archiver la campagne %1</translation>
    </message>
    <message>
        <source>Cannot ask for the jobs %1</source>
        <translation>Impossible d’interroger les jobs %1</translation>
    </message>
    <message>
        <source>Cannot ask for the state of the runs %1</source>
        <translation>Impossible de demander l’état des runs %1</translation>
    </message>
    <message>
        <source>Cannot ask the engine for a plan %1</source>
        <translation>Impossible de demander un plan au moteur %1</translation>
    </message>
    <message>
        <source>Cannot ask the engine there for a plan %1</source>
        <translation>Impossible de demander un plan au moteur distant %1</translation>
    </message>
    <message>
        <source>Cannot ask the machine %1</source>
        <translation>Impossible d’interroger la machine %1</translation>
    </message>
    <message>
        <source>Cannot ask the queue %1</source>
        <translation>Impossible d’interroger la file d’attente %1</translation>
    </message>
    <message>
        <source>Cannot augment %1</source>
        <translation>Impossible d’augmenter %1</translation>
    </message>
    <message>
        <source>Cannot bring the data set %1</source>
        <translation>Impossible de transférer le jeu de données %1</translation>
    </message>
    <message>
        <source>Cannot bring the file %1</source>
        <translation>Impossible de transférer le fichier %1</translation>
    </message>
    <message>
        <source>Cannot build %1</source>
        <translation>Impossible de construire %1</translation>
    </message>
    <message>
        <source>Cannot build the engine there %1</source>
        <translation>Impossible de compiler le moteur sur place %1</translation>
    </message>
    <message>
        <source>Cannot build the model %1</source>
        <translation>Impossible de construire le modèle %1</translation>
    </message>
    <message>
        <source>Cannot cancel %1</source>
        <translation>Impossible d’annuler %1</translation>
    </message>
    <message>
        <source>Cannot cancel a job %1</source>
        <translation>Impossible d’annuler un job %1</translation>
    </message>
    <message>
        <source>Cannot cancel the job %1</source>
        <translation>Impossible d’annuler le job %1</translation>
    </message>
    <message>
        <source>Cannot carry out what was asked of the runs %1</source>
        <translation>Impossible d’exécuter ce qui a été demandé pour les runs %1</translation>
    </message>
    <message>
        <source>Cannot chain the stages of %1</source>
        <translation>Impossible d’enchaîner les étapes de %1</translation>
    </message>
    <message>
        <source>Cannot change the data set %1</source>
        <translation>Impossible de modifier le jeu de données %1</translation>
    </message>
    <message>
        <source>Cannot change the run %1</source>
        <translation>Impossible de modifier le run %1</translation>
    </message>
    <message>
        <source>Cannot change the store %1</source>
        <translation>Impossible de modifier la base %1</translation>
    </message>
    <message>
        <source>Cannot check %1</source>
        <translation>Impossible de vérifier %1</translation>
    </message>
    <message>
        <source>Cannot check the device in %1</source>
        <translation>Impossible de vérifier le périphérique dans %1</translation>
    </message>
    <message>
        <source>Cannot check the machine %1</source>
        <translation>Impossible de vérifier la machine %1</translation>
    </message>
    <message>
        <source>Cannot compare on %1</source>
        <translation>Impossible de comparer sur %1</translation>
    </message>
    <message>
        <source>Cannot connect over SSH %1</source>
        <translation>Impossible de se connecter par SSH %1</translation>
    </message>
    <message>
        <source>Cannot connect through %1</source>
        <translation>Impossible de se connecter en passant par %1</translation>
    </message>
    <message>
        <source>Cannot connect to %1</source>
        <translation>Impossible de se connecter à %1</translation>
    </message>
    <message>
        <source>Cannot convert %1</source>
        <translation>Impossible de convertir %1</translation>
    </message>
    <message>
        <source>Cannot convolve with %1</source>
        <translation>Impossible de faire la convolution avec %1</translation>
    </message>
    <message>
        <source>Cannot copy %1</source>
        <translation>Impossible de copier %1</translation>
    </message>
    <message>
        <source>Cannot count steps on from %1</source>
        <translation>Impossible de continuer le compte des pas à partir de %1</translation>
    </message>
    <message>
        <source>Cannot count the weights of %1</source>
        <translation>Impossible de compter les poids de %1</translation>
    </message>
    <message>
        <source>Cannot create the attempt's folder %1</source>
        <translation>Impossible de créer le dossier de la tentative %1</translation>
    </message>
    <message>
        <source>Cannot create the folder %1</source>
        <translation>Impossible de créer le dossier %1</translation>
    </message>
    <message>
        <source>Cannot create the run directory %1</source>
        <translation>Impossible de créer le dossier du run %1</translation>
    </message>
    <message>
        <source>Cannot create the store %1</source>
        <translation>Impossible de créer la base %1</translation>
    </message>
    <message>
        <source>Cannot decode an image %1</source>
        <translation>Impossible de décoder une image %1</translation>
    </message>
    <message>
        <source>Cannot decode the image %1</source>
        <translation>Impossible de décoder l’image %1</translation>
    </message>
    <message>
        <source>Cannot delete the preset %1</source>
        <translation>Impossible de supprimer le préréglage %1</translation>
    </message>
    <message>
        <source>Cannot delete the run %1</source>
        <translation>Impossible de supprimer le run %1</translation>
    </message>
    <message>
        <source>Cannot delete the run directory %1</source>
        <translation>Impossible de supprimer le dossier du run %1</translation>
    </message>
    <message>
        <source>Cannot delete the runs %1</source>
        <translation>Impossible de supprimer les runs %1</translation>
    </message>
    <message>
        <source>Cannot describe %1</source>
        <translation>Impossible de décrire %1</translation>
    </message>
    <message>
        <source>Cannot download %1</source>
        <translation>Impossible de télécharger %1</translation>
    </message>
    <message>
        <source>Cannot download the data set %1</source>
        <translation>Impossible de télécharger le jeu de données %1</translation>
    </message>
    <message>
        <source>Cannot draw glyphs %1</source>
        <translation>Impossible de dessiner les glyphes %1</translation>
    </message>
    <message>
        <source>Cannot encode %1</source>
        <translation>Impossible d’encoder %1</translation>
    </message>
    <message>
        <source>Cannot enter %1</source>
        <translation>Impossible d’entrer dans %1</translation>
    </message>
    <message>
        <source>Cannot export %1</source>
        <translation>Impossible d’exporter %1</translation>
    </message>
    <message>
        <source>Cannot export the points %1</source>
        <translation>Impossible d’exporter les points %1</translation>
    </message>
    <message>
        <source>Cannot extend %1</source>
        <translation>Impossible de prolonger %1</translation>
    </message>
    <message>
        <source>Cannot fetch %1</source>
        <translation>Impossible de récupérer %1</translation>
    </message>
    <message>
        <source>Cannot fetch from %1</source>
        <translation>Impossible de récupérer depuis %1</translation>
    </message>
    <message>
        <source>Cannot fetch from the run %1</source>
        <translation>Impossible de récupérer depuis le run %1</translation>
    </message>
    <message>
        <source>Cannot fetch the checkpoint %1</source>
        <translation>Impossible de récupérer le checkpoint %1</translation>
    </message>
    <message>
        <source>Cannot fetch to %1</source>
        <translation>Impossible de récupérer vers %1</translation>
    </message>
    <message>
        <source>Cannot find the address of %1</source>
        <translation>Impossible de trouver l’adresse de %1</translation>
    </message>
    <message>
        <source>Cannot find the campaign %1</source>
        <translation>Impossible de trouver la campagne %1</translation>
    </message>
    <message>
        <source>Cannot find the engine %1</source>
        <translation>Impossible de trouver le moteur %1</translation>
    </message>
    <message>
        <source>Cannot find the folder %1</source>
        <translation>Impossible de trouver le dossier %1</translation>
    </message>
    <message>
        <source>Cannot find the folder for data %1</source>
        <translation>Impossible de trouver le dossier de données %1</translation>
    </message>
    <message>
        <source>Cannot find the folder for prepared data %1</source>
        <translation>Impossible de trouver le dossier des données préparées %1</translation>
    </message>
    <message>
        <source>Cannot find the way to %1</source>
        <translation>Impossible de trouver le chemin vers %1</translation>
    </message>
    <message>
        <source>Cannot finish %1</source>
        <translation>Impossible d’achever %1</translation>
    </message>
    <message>
        <source>Cannot finish the action %1</source>
        <translation>Impossible d’achever l’action %1</translation>
    </message>
    <message>
        <source>Cannot follow the flow through %1</source>
        <translation>Impossible de suivre le flux à travers %1</translation>
    </message>
    <message>
        <source>Cannot follow the run %1</source>
        <translation>Impossible de suivre le run %1</translation>
    </message>
    <message>
        <source>Cannot follow the runs %1</source>
        <translation>Impossible de suivre les runs %1</translation>
    </message>
    <message>
        <source>Cannot form %1</source>
        <translation>Impossible de former %1</translation>
    </message>
    <message>
        <source>Cannot gather %1</source>
        <translation>Impossible de rassembler %1</translation>
    </message>
    <message>
        <source>Cannot give the run more time %1</source>
        <translation>Impossible d’accorder plus de temps au run %1</translation>
    </message>
    <message>
        <source>Cannot go on %1</source>
        <translation>Impossible de continuer %1</translation>
    </message>
    <message>
        <source>Cannot hear from %1</source>
        <translation>Impossible d’avoir des nouvelles de %1</translation>
    </message>
    <message>
        <source>Cannot hear from the machine %1</source>
        <translation>Impossible d’avoir des nouvelles de la machine %1</translation>
    </message>
    <message>
        <source>Cannot hold %1</source>
        <translation>Impossible de retenir %1</translation>
    </message>
    <message>
        <source>Cannot hold the job %1</source>
        <translation>Impossible de retenir le job %1</translation>
    </message>
    <message>
        <source>Cannot import %1</source>
        <translation>Impossible d’importer %1</translation>
    </message>
    <message>
        <source>Cannot inspect %1</source>
        <translation>Impossible d’inspecter %1</translation>
    </message>
    <message>
        <source>Cannot inspect the data set %1</source>
        <translation>Impossible d’inspecter le jeu de données %1</translation>
    </message>
    <message>
        <source>Cannot inspect the model %1</source>
        <translation>Impossible d’inspecter le modèle %1</translation>
    </message>
    <message>
        <source>Cannot install the engine %1</source>
        <translation>Impossible d’installer le moteur %1</translation>
    </message>
    <message>
        <source>Cannot install the engine built here %1</source>
        <translation>Impossible d’installer le moteur compilé ici %1</translation>
    </message>
    <message>
        <source>Cannot join %1</source>
        <translation>Impossible de rejoindre %1</translation>
    </message>
    <message>
        <source>Cannot judge weights by SynFlow %1</source>
        <translation>Impossible d’évaluer les poids par SynFlow %1</translation>
    </message>
    <message>
        <source>Cannot keep images %1</source>
        <translation>Impossible de garder les images %1</translation>
    </message>
    <message>
        <source>Cannot learn how a script ended %1</source>
        <translation>Impossible de savoir comment un script s’est terminé %1</translation>
    </message>
    <message>
        <source>Cannot leave out of pruning %1</source>
        <translation>Impossible d’exclure de l’élagage %1</translation>
    </message>
    <message>
        <source>Cannot list %1</source>
        <translation>Impossible de lister %1</translation>
    </message>
    <message>
        <source>Cannot list the folder %1</source>
        <translation>Impossible de lister le dossier %1</translation>
    </message>
    <message>
        <source>Cannot listen to signals %1</source>
        <translation>Impossible d’écouter les signaux %1</translation>
    </message>
    <message>
        <source>Cannot load %1</source>
        <translation>Impossible de charger %1</translation>
    </message>
    <message>
        <source>Cannot load the data set %1</source>
        <translation>Impossible de charger le jeu de données %1</translation>
    </message>
    <message>
        <source>Cannot lock the machines %1</source>
        <translation>Impossible de verrouiller les machines %1</translation>
    </message>
    <message>
        <source>Cannot lock the queue with %1</source>
        <translation>Impossible de verrouiller la file d’attente avec %1</translation>
    </message>
    <message>
        <source>Cannot log in to %1</source>
        <translation>Impossible d’ouvrir une session sur %1</translation>
    </message>
    <message>
        <source>Cannot look after the runs of a machine %1</source>
        <translation>Impossible de s’occuper des runs d’une machine %1</translation>
    </message>
    <message>
        <source>Cannot look at %1</source>
        <translation>Impossible d’examiner %1</translation>
    </message>
    <message>
        <source>Cannot look at the data in %1</source>
        <translation>Impossible d’examiner les données dans %1</translation>
    </message>
    <message>
        <source>Cannot look at the machine %1</source>
        <translation>Impossible d’examiner la machine %1</translation>
    </message>
    <message>
        <source>Cannot look at the run directory %1</source>
        <translation>Impossible d’examiner le dossier du run %1</translation>
    </message>
    <message>
        <source>Cannot look at the scheduler %1</source>
        <translation>Impossible d’examiner l’ordonnanceur %1</translation>
    </message>
    <message>
        <source>Cannot look for past runs %1</source>
        <translation>Impossible de chercher les runs passés %1</translation>
    </message>
    <message>
        <source>Cannot look for the engine %1</source>
        <translation>Impossible de chercher le moteur %1</translation>
    </message>
    <message>
        <source>Cannot look for the prepared cache of %1</source>
        <translation>Impossible de chercher le cache préparé de %1</translation>
    </message>
    <message>
        <source>Cannot look into the store %1</source>
        <translation>Impossible de consulter la base %1</translation>
    </message>
    <message>
        <source>Cannot make %1</source>
        <translation>Impossible de créer %1</translation>
    </message>
    <message>
        <source>Cannot make images in %1</source>
        <translation>Impossible de produire des images dans %1</translation>
    </message>
    <message>
        <source>Cannot make smaller %1</source>
        <translation>Impossible de réduire %1</translation>
    </message>
    <message>
        <source>Cannot make the folder for data %1</source>
        <translation>Impossible de créer le dossier de données %1</translation>
    </message>
    <message>
        <source>Cannot map %1</source>
        <translation>Impossible de projeter en mémoire %1</translation>
    </message>
    <message>
        <source>Cannot measure %1</source>
        <translation>Impossible de mesurer %1</translation>
    </message>
    <message>
        <source>Cannot measure in %1</source>
        <translation>Impossible de mesurer dans %1</translation>
    </message>
    <message>
        <source>Cannot measure the disk with %1</source>
        <translation>Impossible de mesurer le disque avec %1</translation>
    </message>
    <message>
        <source>Cannot measure the weights %1</source>
        <translation>Impossible de mesurer les poids %1</translation>
    </message>
    <message>
        <source>Cannot measure with %1</source>
        <translation>Impossible de mesurer avec %1</translation>
    </message>
    <message>
        <source>Cannot measure with real data %1</source>
        <translation>Impossible de mesurer avec des données réelles %1</translation>
    </message>
    <message>
        <source>Cannot name the data set %1</source>
        <translation>Impossible de nommer le jeu de données %1</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>Impossible d’ouvrir %1</translation>
    </message>
    <message>
        <source>Cannot open a channel to %1</source>
        <translation>Impossible d’ouvrir un canal vers %1</translation>
    </message>
    <message>
        <source>Cannot open the CIFAR data set %1</source>
        <translation>Impossible d’ouvrir le jeu de données CIFAR %1</translation>
    </message>
    <message>
        <source>Cannot open the data set %1</source>
        <translation>Impossible d’ouvrir le jeu de données %1</translation>
    </message>
    <message>
        <source>Cannot open the image folder %1</source>
        <translation>Impossible d’ouvrir le dossier d’images %1</translation>
    </message>
    <message>
        <source>Cannot open the lock of the queue %1</source>
        <translation>Impossible d’ouvrir le verrou de la file d’attente %1</translation>
    </message>
    <message>
        <source>Cannot open the run's log %1</source>
        <translation>Impossible d’ouvrir le journal du run %1</translation>
    </message>
    <message>
        <source>Cannot open the store %1</source>
        <translation>Impossible d’ouvrir la base %1</translation>
    </message>
    <message>
        <source>Cannot open the trace %1</source>
        <translation>Impossible d’ouvrir la trace %1</translation>
    </message>
    <message>
        <source>Cannot pack the data set %1</source>
        <translation>Impossible d’empaqueter le jeu de données %1</translation>
    </message>
    <message>
        <source>Cannot pack the engine %1</source>
        <translation>Impossible d’empaqueter le moteur %1</translation>
    </message>
    <message>
        <source>Cannot pass a text to the shell %1</source>
        <translation>Impossible de passer un texte au shell %1</translation>
    </message>
    <message>
        <source>Cannot place %1</source>
        <translation>Impossible de mettre en place %1</translation>
    </message>
    <message>
        <source>Cannot prepare a connection %1</source>
        <translation>Impossible de préparer une connexion %1</translation>
    </message>
    <message>
        <source>Cannot prepare the data set %1</source>
        <translation>Impossible de préparer le jeu de données %1</translation>
    </message>
    <message>
        <source>Cannot prepare the data set in %1</source>
        <translation>Impossible de préparer le jeu de données dans %1</translation>
    </message>
    <message>
        <source>Cannot preview the augmentation %1</source>
        <translation>Impossible d’afficher l’aperçu de l’augmentation %1</translation>
    </message>
    <message>
        <source>Cannot prune %1</source>
        <translation>Impossible d’élaguer %1</translation>
    </message>
    <message>
        <source>Cannot put the job back in the queue %1</source>
        <translation>Impossible de remettre le job en file d’attente %1</translation>
    </message>
    <message>
        <source>Cannot queue the run %1</source>
        <translation>Impossible de mettre en file d’attente le run %1</translation>
    </message>
    <message>
        <source>Cannot reach %1</source>
        <translation>Impossible de joindre %1</translation>
    </message>
    <message>
        <source>Cannot reach the key agent at %1</source>
        <translation>Impossible de joindre l’agent de clés à %1</translation>
    </message>
    <message>
        <source>Cannot reach the machine %1</source>
        <translation>Impossible de joindre la machine %1</translation>
    </message>
    <message>
        <source>Cannot read %1</source>
        <translation>Impossible de lire %1</translation>
    </message>
    <message>
        <source>Cannot read a distribution %1</source>
        <translation>Impossible de lire une distribution %1</translation>
    </message>
    <message>
        <source>Cannot read a sample of a GPU %1</source>
        <translation>Impossible de lire une mesure d’un GPU %1</translation>
    </message>
    <message>
        <source>Cannot read base64 %1</source>
        <translation>Impossible de lire du base64 %1</translation>
    </message>
    <message>
        <source>Cannot read from %1</source>
        <translation>Impossible de lire depuis %1</translation>
    </message>
    <message>
        <source>Cannot read the CIFAR file %1</source>
        <translation>Impossible de lire le fichier CIFAR %1</translation>
    </message>
    <message>
        <source>Cannot read the CSV file %1</source>
        <translation>Impossible de lire le fichier CSV %1</translation>
    </message>
    <message>
        <source>Cannot read the HDF5 file %1</source>
        <translation>Impossible de lire le fichier HDF5 %1</translation>
    </message>
    <message>
        <source>Cannot read the ONNX file %1</source>
        <translation>Impossible de lire le fichier ONNX %1</translation>
    </message>
    <message>
        <source>Cannot read the SSH configuration %1</source>
        <translation>Impossible de lire la configuration SSH %1</translation>
    </message>
    <message>
        <source>Cannot read the TFRecord file %1</source>
        <translation>Impossible de lire le fichier TFRecord %1</translation>
    </message>
    <message>
        <source>Cannot read the archive %1</source>
        <translation>Impossible de lire l’archive %1</translation>
    </message>
    <message>
        <source>Cannot read the campaign in %1</source>
        <translation>Impossible de lire la campagne dans %1</translation>
    </message>
    <message>
        <source>Cannot read the campaigns %1</source>
        <translation>Impossible de lire les campagnes %1</translation>
    </message>
    <message>
        <source>Cannot read the catalogue of data sets %1</source>
        <translation>Impossible de lire le catalogue des jeux de données %1</translation>
    </message>
    <message>
        <source>Cannot read the data set %1</source>
        <translation>Impossible de lire le jeu de données %1</translation>
    </message>
    <message>
        <source>Cannot read the device report %1</source>
        <translation>Impossible de lire le rapport sur les périphériques %1</translation>
    </message>
    <message>
        <source>Cannot read the engine's answer %1</source>
        <translation>Impossible de lire la réponse du moteur %1</translation>
    </message>
    <message>
        <source>Cannot read the engine's answer about %1</source>
        <translation>Impossible de lire la réponse du moteur sur %1</translation>
    </message>
    <message>
        <source>Cannot read the inspection of a data set %1</source>
        <translation>Impossible de lire l’inspection d’un jeu de données %1</translation>
    </message>
    <message>
        <source>Cannot read the known hosts in %1</source>
        <translation>Impossible de lire les hôtes connus dans %1</translation>
    </message>
    <message>
        <source>Cannot read the list of files of %1</source>
        <translation>Impossible de lire la liste des fichiers de %1</translation>
    </message>
    <message>
        <source>Cannot read the machine's answer %1</source>
        <translation>Impossible de lire la réponse de la machine %1</translation>
    </message>
    <message>
        <source>Cannot read the machines %1</source>
        <translation>Impossible de lire les machines %1</translation>
    </message>
    <message>
        <source>Cannot read the pickle file %1</source>
        <translation>Impossible de lire le fichier pickle %1</translation>
    </message>
    <message>
        <source>Cannot read the plan %1</source>
        <translation>Impossible de lire le plan %1</translation>
    </message>
    <message>
        <source>Cannot read the plan of the campaign %1</source>
        <translation>Impossible de lire le plan de la campagne %1</translation>
    </message>
    <message>
        <source>Cannot read the preset %1</source>
        <translation>Impossible de lire le préréglage %1</translation>
    </message>
    <message>
        <source>Cannot read the presets %1</source>
        <translation>Impossible de lire les préréglages %1</translation>
    </message>
    <message>
        <source>Cannot read the preview of the augmentation %1</source>
        <translation>Impossible de lire l’aperçu de l’augmentation %1</translation>
    </message>
    <message>
        <source>Cannot read the recording %1</source>
        <translation>Impossible de lire l’enregistrement %1</translation>
    </message>
    <message>
        <source>Cannot read the records of the jobs %1</source>
        <translation>Impossible de lire les fiches des jobs %1</translation>
    </message>
    <message>
        <source>Cannot read the run in %1</source>
        <translation>Impossible de lire le run dans %1</translation>
    </message>
    <message>
        <source>Cannot read the scaling study %1</source>
        <translation>Impossible de lire l’étude de scalabilité %1</translation>
    </message>
    <message>
        <source>Cannot read the spec %1</source>
        <translation>Impossible de lire la spécification %1</translation>
    </message>
    <message>
        <source>Cannot read the state of a run from %1</source>
        <translation>Impossible de lire l’état d’un run dans %1</translation>
    </message>
    <message>
        <source>Cannot read the store %1</source>
        <translation>Impossible de lire la base %1</translation>
    </message>
    <message>
        <source>Cannot read the stored data set %1</source>
        <translation>Impossible de lire le jeu de données enregistré %1</translation>
    </message>
    <message>
        <source>Cannot read the stored spec of run %1</source>
        <translation>Impossible de lire la spécification enregistrée du run %1</translation>
    </message>
    <message>
        <source>Cannot read the tensors in %1</source>
        <translation>Impossible de lire les tenseurs dans %1</translation>
    </message>
    <message>
        <source>Cannot read the trace %1</source>
        <translation>Impossible de lire la trace %1</translation>
    </message>
    <message>
        <source>Cannot read the weights of %1</source>
        <translation>Impossible de lire les poids de %1</translation>
    </message>
    <message>
        <source>Cannot read what the preparation says %1</source>
        <translation>Impossible de lire ce que dit la préparation %1</translation>
    </message>
    <message>
        <source>Cannot read what the program needs %1</source>
        <translation>Impossible de lire ce qu’il faut au programme %1</translation>
    </message>
    <message>
        <source>Cannot read ~/.ssh/config %1</source>
        <translation>Impossible de lire ~/.ssh/config %1</translation>
    </message>
    <message>
        <source>Cannot rebuild the store %1</source>
        <translation>Impossible de reconstruire la base %1</translation>
    </message>
    <message>
        <source>Cannot receive %1</source>
        <translation>Impossible de recevoir %1</translation>
    </message>
    <message>
        <source>Cannot record samples of the GPUs into %1</source>
        <translation>Impossible d’enregistrer les mesures des GPU dans %1</translation>
    </message>
    <message>
        <source>Cannot release %1</source>
        <translation>Impossible de libérer %1</translation>
    </message>
    <message>
        <source>Cannot release the job %1</source>
        <translation>Impossible de libérer le job %1</translation>
    </message>
    <message>
        <source>Cannot remove %1</source>
        <translation>Impossible d’enlever %1</translation>
    </message>
    <message>
        <source>Cannot remove the folder %1</source>
        <translation>Impossible d’enlever le dossier %1</translation>
    </message>
    <message>
        <source>Cannot remove the points of deleted runs %1</source>
        <translation>Impossible d’enlever les points de runs supprimés %1</translation>
    </message>
    <message>
        <source>Cannot report on %1</source>
        <translation>Impossible de rendre compte de %1</translation>
    </message>
    <message>
        <source>Cannot requeue %1</source>
        <translation>Impossible de remettre en file d’attente %1</translation>
    </message>
    <message>
        <source>Cannot restore %1</source>
        <translation>Impossible de restaurer %1</translation>
    </message>
    <message>
        <source>Cannot resume %1</source>
        <translation>Impossible de reprendre %1</translation>
    </message>
    <message>
        <source>Cannot resume from %1</source>
        <translation>Impossible de reprendre depuis %1</translation>
    </message>
    <message>
        <source>Cannot resume the run %1</source>
        <translation>Impossible de reprendre le run %1</translation>
    </message>
    <message>
        <source>Cannot run %1</source>
        <translation>Impossible d’exécuter %1</translation>
    </message>
    <message>
        <source>Cannot run a command on %1</source>
        <translation>Impossible d’exécuter une commande sur %1</translation>
    </message>
    <message>
        <source>Cannot run a script %1</source>
        <translation>Impossible d’exécuter un script %1</translation>
    </message>
    <message>
        <source>Cannot run a script on %1</source>
        <translation>Impossible d’exécuter un script sur %1</translation>
    </message>
    <message>
        <source>Cannot run the engine %1</source>
        <translation>Impossible d’exécuter le moteur %1</translation>
    </message>
    <message>
        <source>Cannot save %1</source>
        <translation>Impossible d’enregistrer %1</translation>
    </message>
    <message>
        <source>Cannot save a checkpoint of %1</source>
        <translation>Impossible d’enregistrer un checkpoint de %1</translation>
    </message>
    <message>
        <source>Cannot save the preset %1</source>
        <translation>Impossible d’enregistrer le préréglage %1</translation>
    </message>
    <message>
        <source>Cannot send %1</source>
        <translation>Impossible d’envoyer %1</translation>
    </message>
    <message>
        <source>Cannot send data to %1</source>
        <translation>Impossible d’envoyer des données à %1</translation>
    </message>
    <message>
        <source>Cannot send the data set to %1</source>
        <translation>Impossible d’envoyer le jeu de données à %1</translation>
    </message>
    <message>
        <source>Cannot send the prepared cache to %1</source>
        <translation>Impossible d’envoyer le cache préparé à %1</translation>
    </message>
    <message>
        <source>Cannot serve the queue %1</source>
        <translation>Impossible de gérer la file d’attente %1</translation>
    </message>
    <message>
        <source>Cannot set aside %1</source>
        <translation>Impossible de mettre de côté %1</translation>
    </message>
    <message>
        <source>Cannot set aside the result of the attempt before %1</source>
        <translation>Impossible de mettre de côté le résultat de la tentative précédente %1</translation>
    </message>
    <message>
        <source>Cannot share the data set among ranks %1</source>
        <translation>Impossible de répartir entre les rangs le jeu de données %1</translation>
    </message>
    <message>
        <source>Cannot show a sample %1</source>
        <translation>Impossible d’afficher un échantillon %1</translation>
    </message>
    <message>
        <source>Cannot shuffle the data set %1</source>
        <translation>Impossible de mélanger le jeu de données %1</translation>
    </message>
    <message>
        <source>Cannot start %1</source>
        <translation>Impossible de démarrer %1</translation>
    </message>
    <message>
        <source>Cannot start a command on the machine %1</source>
        <translation>Impossible de lancer une commande sur la machine %1</translation>
    </message>
    <message>
        <source>Cannot start a job %1</source>
        <translation>Impossible de lancer un job %1</translation>
    </message>
    <message>
        <source>Cannot start loading %1</source>
        <translation>Impossible de commencer à charger %1</translation>
    </message>
    <message>
        <source>Cannot start the lottery tickets in %1</source>
        <translation>Impossible de lancer les lottery tickets dans %1</translation>
    </message>
    <message>
        <source>Cannot start the missing runs of %1</source>
        <translation>Impossible de lancer les runs manquants de %1</translation>
    </message>
    <message>
        <source>Cannot start the run %1</source>
        <translation>Impossible de lancer le run %1</translation>
    </message>
    <message>
        <source>Cannot start the supervisor %1</source>
        <translation>Impossible de lancer le superviseur %1</translation>
    </message>
    <message>
        <source>Cannot start the supervisor of the queue with %1</source>
        <translation>Impossible de lancer le superviseur de la file d’attente avec %1</translation>
    </message>
    <message>
        <source>Cannot stop %1</source>
        <translation>Impossible d’arrêter %1</translation>
    </message>
    <message>
        <source>Cannot store the campaign %1</source>
        <translation>Impossible d’enregistrer la campagne %1</translation>
    </message>
    <message>
        <source>Cannot store the events of run %1</source>
        <translation>Impossible d’enregistrer les événements du run %1</translation>
    </message>
    <message>
        <source>Cannot store the preset %1</source>
        <translation>Impossible de mettre dans la base le préréglage %1</translation>
    </message>
    <message>
        <source>Cannot store the run %1</source>
        <translation>Impossible d’enregistrer le run %1</translation>
    </message>
    <message>
        <source>Cannot submit an array %1</source>
        <translation>Impossible de soumettre un tableau de jobs %1</translation>
    </message>
    <message>
        <source>Cannot submit the failed tasks of %1</source>
        <translation>Impossible de soumettre les tâches échouées de %1</translation>
    </message>
    <message>
        <source>Cannot submit the run %1</source>
        <translation>Impossible de soumettre le run %1</translation>
    </message>
    <message>
        <source>Cannot take %1</source>
        <translation>Impossible de prendre %1</translation>
    </message>
    <message>
        <source>Cannot take off the queue %1</source>
        <translation>Impossible de retirer de la file d’attente %1</translation>
    </message>
    <message>
        <source>Cannot trace %1</source>
        <translation>Impossible de tracer %1</translation>
    </message>
    <message>
        <source>Cannot train %1</source>
        <translation>Impossible d’entraîner %1</translation>
    </message>
    <message>
        <source>Cannot train beyond %1</source>
        <translation>Impossible d’entraîner au-delà de %1</translation>
    </message>
    <message>
        <source>Cannot train in %1</source>
        <translation>Impossible d’entraîner dans %1</translation>
    </message>
    <message>
        <source>Cannot train on %1</source>
        <translation>Impossible d’entraîner sur %1</translation>
    </message>
    <message>
        <source>Cannot train together with %1</source>
        <translation>Impossible d’entraîner avec %1</translation>
    </message>
    <message>
        <source>Cannot trust the host %1</source>
        <translation>Impossible de faire confiance à l’hôte %1</translation>
    </message>
    <message>
        <source>Cannot understand %1</source>
        <translation>Impossible de comprendre %1</translation>
    </message>
    <message>
        <source>Cannot unpack %1</source>
        <translation>Impossible d’extraire %1</translation>
    </message>
    <message>
        <source>Cannot unpack the archive %1</source>
        <translation>Impossible d’extraire l’archive %1</translation>
    </message>
    <message>
        <source>Cannot use %1</source>
        <translation>Impossible d’utiliser %1</translation>
    </message>
    <message>
        <source>Cannot use the checkpoint %1</source>
        <translation>Impossible d’utiliser le checkpoint %1</translation>
    </message>
    <message>
        <source>Cannot use the engine %1</source>
        <translation>Impossible d’utiliser le moteur %1</translation>
    </message>
    <message>
        <source>Cannot use the machine %1</source>
        <translation>Impossible d’utiliser la machine %1</translation>
    </message>
    <message>
        <source>Cannot use the machine's field %1</source>
        <translation>Impossible d’utiliser le champ %1 de la machine</translation>
    </message>
    <message>
        <source>Cannot use the model file %1</source>
        <translation>Impossible d’utiliser le fichier de modèle %1</translation>
    </message>
    <message>
        <source>Cannot use the model of %1</source>
        <translation>Impossible d’utiliser le modèle de %1</translation>
    </message>
    <message>
        <source>Cannot use the run directory %1</source>
        <translation>Impossible d’utiliser le dossier du run %1</translation>
    </message>
    <message>
        <source>Cannot use the run spec %1</source>
        <translation>Impossible d’utiliser la spécification du run %1</translation>
    </message>
    <message>
        <source>Cannot use the template's word %1</source>
        <translation>Impossible d’utiliser le mot du gabarit %1</translation>
    </message>
    <message>
        <source>Cannot use the weights %1</source>
        <translation>Impossible d’utiliser les poids %1</translation>
    </message>
    <message>
        <source>Cannot use the weights of %1</source>
        <translation>Impossible d’utiliser les poids de %1</translation>
    </message>
    <message>
        <source>Cannot wait for %1</source>
        <translation>Impossible d’attendre %1</translation>
    </message>
    <message>
        <source>Cannot wait for a connection %1</source>
        <translation>Impossible d’attendre une connexion %1</translation>
    </message>
    <message>
        <source>Cannot work on the machine %1</source>
        <translation>Impossible de travailler sur la machine %1</translation>
    </message>
    <message>
        <source>Cannot write %1</source>
        <translation>Impossible d’écrire %1</translation>
    </message>
    <message>
        <source>Cannot write the HDF5 file %1</source>
        <translation>Impossible d’écrire le fichier HDF5 %1</translation>
    </message>
    <message>
        <source>Cannot write the ONNX file %1</source>
        <translation>Impossible d’écrire le fichier ONNX %1</translation>
    </message>
    <message>
        <source>Cannot write the answer to %1</source>
        <translation>Impossible d’écrire la réponse dans %1</translation>
    </message>
    <message>
        <source>Cannot write the checkpoint %1</source>
        <translation>Impossible d’écrire le checkpoint %1</translation>
    </message>
    <message>
        <source>Cannot write the events %1</source>
        <translation>Impossible d’écrire les événements %1</translation>
    </message>
    <message>
        <source>Cannot write the file %1</source>
        <translation>Impossible d’écrire le fichier %1</translation>
    </message>
    <message>
        <source>Cannot write the log %1</source>
        <translation>Impossible d’écrire le journal %1</translation>
    </message>
    <message>
        <source>Cannot write the points to %1</source>
        <translation>Impossible d’écrire les points dans %1</translation>
    </message>
    <message>
        <source>Cannot write the recording %1</source>
        <translation>Impossible d’écrire l’enregistrement %1</translation>
    </message>
    <message>
        <source>Cannot write the run's log %1</source>
        <translation>Impossible d’écrire le journal du run %1</translation>
    </message>
    <message>
        <source>Cannot write the store %1</source>
        <translation>Impossible d’écrire la base %1</translation>
    </message>
    <message>
        <source>Cannot write the trace %1</source>
        <translation>Impossible d’écrire la trace %1</translation>
    </message>
    <message>
        <source>Cannot allocate the network's memory %1</source>
        <translation>Impossible d’allouer la mémoire du réseau %1</translation>
    </message>
    <message>
        <source>Cannot ask over NCCL %1</source>
        <translation>Impossible d’interroger NCCL %1</translation>
    </message>
    <message>
        <source>Cannot ask the GPU %1</source>
        <translation>Impossible d’interroger le GPU %1</translation>
    </message>
    <message>
        <source>Cannot begin over NCCL %1</source>
        <translation>Impossible de commencer avec NCCL %1</translation>
    </message>
    <message>
        <source>Cannot broadcast over MPI %1</source>
        <translation>Impossible de diffuser par MPI %1</translation>
    </message>
    <message>
        <source>Cannot build the network %1</source>
        <translation>Impossible de construire le réseau %1</translation>
    </message>
    <message>
        <source>Cannot build the network in %1</source>
        <translation>Impossible de construire le réseau dans %1</translation>
    </message>
    <message>
        <source>Cannot check this machine %1</source>
        <translation>Impossible de vérifier cette machine %1</translation>
    </message>
    <message>
        <source>Cannot choose a GPU %1</source>
        <translation>Impossible de choisir un GPU %1</translation>
    </message>
    <message>
        <source>Cannot convert a GRU's weights %1</source>
        <translation>Impossible de convertir les poids d’un GRU %1</translation>
    </message>
    <message>
        <source>Cannot convolve with silu behind it %1</source>
        <translation>Impossible de faire la convolution suivie de silu %1</translation>
    </message>
    <message>
        <source>Cannot copy from the GPU %1</source>
        <translation>Impossible de copier depuis le GPU %1</translation>
    </message>
    <message>
        <source>Cannot copy to the GPU %1</source>
        <translation>Impossible de copier vers le GPU %1</translation>
    </message>
    <message>
        <source>Cannot count steps on from run %1</source>
        <translation>Impossible de continuer le compte des pas à partir du run %1</translation>
    </message>
    <message>
        <source>Cannot draw new weights %1</source>
        <translation>Impossible de tirer de nouveaux poids %1</translation>
    </message>
    <message>
        <source>Cannot encode a JPEG image %1</source>
        <translation>Impossible d’encoder une image JPEG %1</translation>
    </message>
    <message>
        <source>Cannot encode a PNG image %1</source>
        <translation>Impossible d’encoder une image PNG %1</translation>
    </message>
    <message>
        <source>Cannot export the layer %1</source>
        <translation>Impossible d’exporter la couche %1</translation>
    </message>
    <message>
        <source>Cannot export the network %1</source>
        <translation>Impossible d’exporter le réseau %1</translation>
    </message>
    <message>
        <source>Cannot form a group of ranks %1</source>
        <translation>Impossible de former un groupe de rangs %1</translation>
    </message>
    <message>
        <source>Cannot gather over MPI %1</source>
        <translation>Impossible de rassembler par MPI %1</translation>
    </message>
    <message>
        <source>Cannot get memory of the GPU %1</source>
        <translation>Impossible d’obtenir de la mémoire du GPU %1</translation>
    </message>
    <message>
        <source>Cannot go on together %1</source>
        <translation>Impossible de continuer ensemble %1</translation>
    </message>
    <message>
        <source>Cannot join over NCCL %1</source>
        <translation>Impossible de se joindre par NCCL %1</translation>
    </message>
    <message>
        <source>Cannot join the other ranks %1</source>
        <translation>Impossible de se joindre aux autres rangs %1</translation>
    </message>
    <message>
        <source>Cannot join the other ranks as rank %1</source>
        <translation>Impossible de se joindre aux autres rangs en tant que rang %1</translation>
    </message>
    <message>
        <source>Cannot join the other ranks over MPI %1</source>
        <translation>Impossible de se joindre aux autres rangs par MPI %1</translation>
    </message>
    <message>
        <source>Cannot load from the device's memory %1</source>
        <translation>Impossible de charger depuis la mémoire du périphérique %1</translation>
    </message>
    <message>
        <source>Cannot load the batch %1</source>
        <translation>Impossible de charger le batch %1</translation>
    </message>
    <message>
        <source>Cannot load the next batch %1</source>
        <translation>Impossible de charger le batch suivant %1</translation>
    </message>
    <message>
        <source>Cannot make a stream %1</source>
        <translation>Impossible de créer un flux %1</translation>
    </message>
    <message>
        <source>Cannot make memory that ranks share %1</source>
        <translation>Impossible de créer de la mémoire partagée entre rangs %1</translation>
    </message>
    <message>
        <source>Cannot make the network smaller %1</source>
        <translation>Impossible de réduire le réseau %1</translation>
    </message>
    <message>
        <source>Cannot make the ticket of %1</source>
        <translation>Impossible de créer le ticket de %1</translation>
    </message>
    <message>
        <source>Cannot map memory that ranks share %1</source>
        <translation>Impossible de projeter la mémoire partagée entre rangs %1</translation>
    </message>
    <message>
        <source>Cannot measure the line to %1</source>
        <translation>Impossible de mesurer la liaison vers %1</translation>
    </message>
    <message>
        <source>Cannot prune by the weights of %1</source>
        <translation>Impossible d’élaguer d’après les poids de %1</translation>
    </message>
    <message>
        <source>Cannot prune the network %1</source>
        <translation>Impossible d’élaguer le réseau %1</translation>
    </message>
    <message>
        <source>Cannot reach the other ranks %1</source>
        <translation>Impossible de joindre les autres rangs %1</translation>
    </message>
    <message>
        <source>Cannot read the spec from standard input %1</source>
        <translation>Impossible de lire la spécification sur l’entrée standard %1</translation>
    </message>
    <message>
        <source>Cannot receive a message %1</source>
        <translation>Impossible de recevoir un message %1</translation>
    </message>
    <message>
        <source>Cannot receive over MPI %1</source>
        <translation>Impossible de recevoir par MPI %1</translation>
    </message>
    <message>
        <source>Cannot reset the weights to %1</source>
        <translation>Impossible de réinitialiser les poids à %1</translation>
    </message>
    <message>
        <source>Cannot restore the network's state %1</source>
        <translation>Impossible de restaurer l’état du réseau %1</translation>
    </message>
    <message>
        <source>Cannot run a oneDNN matrix product %1</source>
        <translation>Impossible d’exécuter un produit matriciel de oneDNN %1</translation>
    </message>
    <message>
        <source>Cannot run a oneDNN primitive %1</source>
        <translation>Impossible d’exécuter une primitive de oneDNN %1</translation>
    </message>
    <message>
        <source>Cannot run the network on a batch %1</source>
        <translation>Impossible d’exécuter le réseau sur un batch %1</translation>
    </message>
    <message>
        <source>Cannot send a message to rank %1</source>
        <translation>Impossible d’envoyer un message au rang %1</translation>
    </message>
    <message>
        <source>Cannot send over MPI %1</source>
        <translation>Impossible d’envoyer par MPI %1</translation>
    </message>
    <message>
        <source>Cannot start from the parent's checkpoint %1</source>
        <translation>Impossible de partir du checkpoint du run parent %1</translation>
    </message>
    <message>
        <source>Cannot start so many ranks: %1</source>
        <translation>Impossible de lancer autant de rangs : %1</translation>
    </message>
    <message>
        <source>Cannot sum in order over MPI %1</source>
        <translation>Impossible de sommer dans l’ordre par MPI %1</translation>
    </message>
    <message>
        <source>Cannot sum over MPI %1</source>
        <translation>Impossible de sommer par MPI %1</translation>
    </message>
    <message>
        <source>Cannot sum over NCCL %1</source>
        <translation>Impossible de sommer par NCCL %1</translation>
    </message>
    <message>
        <source>Cannot sum rounded over MPI %1</source>
        <translation>Impossible de sommer avec arrondi par MPI %1</translation>
    </message>
    <message>
        <source>Cannot take the batch %1</source>
        <translation>Impossible de prendre le batch %1</translation>
    </message>
    <message>
        <source>Cannot take the weights of rank %1</source>
        <translation>Impossible de reprendre les poids du rang %1</translation>
    </message>
    <message>
        <source>Cannot train beyond step %1</source>
        <translation>Impossible d’entraîner au-delà du pas %1</translation>
    </message>
    <message>
        <source>Cannot train the batch %1</source>
        <translation>Impossible d’entraîner le batch %1</translation>
    </message>
    <message>
        <source>Cannot train the network %1</source>
        <translation>Impossible d’entraîner le réseau %1</translation>
    </message>
    <message>
        <source>Cannot train the step %1</source>
        <translation>Impossible d’entraîner le pas %1</translation>
    </message>
    <message>
        <source>Cannot train together with rank %1</source>
        <translation>Impossible d’entraîner avec le rang %1</translation>
    </message>
    <message>
        <source>Cannot understand rank %1</source>
        <translation>Impossible de comprendre le rang %1</translation>
    </message>
    <message>
        <source>Cannot use the environment variable %1</source>
        <translation>Impossible d’utiliser la variable d’environnement %1</translation>
    </message>
    <message>
        <source>Cannot wait for all ranks over MPI %1</source>
        <translation>Impossible d’attendre tous les rangs par MPI %1</translation>
    </message>
    <message>
        <source>Cannot write the model file %1</source>
        <translation>Impossible d’écrire le fichier de modèle %1</translation>
    </message>
    <message>
        <source>Cannot export the runs to %1</source>
        <translation>Impossible d’exporter les runs vers %1</translation>
    </message>
    <message>
        <source>Cannot import the log %1</source>
        <translation>Impossible d’importer le journal %1</translation>
    </message>
    <message>
        <source>Cannot look for logs in %1</source>
        <translation>Impossible de chercher des journaux dans %1</translation>
    </message>
    <message>
        <source>Cannot read on in the log %1</source>
        <translation>Impossible de poursuivre la lecture du journal %1</translation>
    </message>
    <message>
        <source>Cannot read the folder %1</source>
        <translation>Impossible de lire le dossier %1</translation>
    </message>
    <message>
        <source>Cannot read the log %1</source>
        <translation>Impossible de lire le journal %1</translation>
    </message>
    <message>
        <source>Cannot complete the events %1</source>
        <translation>Impossible de compléter les événements %1</translation>
    </message>
    <message>
        <source>Cannot run the program %1</source>
        <translation>Impossible d’exécuter le programme %1</translation>
    </message>
    <message>
        <source>Cannot start the program %1</source>
        <translation>Impossible de lancer le programme %1</translation>
    </message>
    <message>
        <source>Cannot start the program in %1</source>
        <translation>Impossible de lancer le programme dans %1</translation>
    </message>
    <message>
        <source>Cannot watch %1</source>
        <translation>Impossible de suivre %1</translation>
    </message>
    <message>
        <source>Cannot classify %1</source>
        <translation>Impossible de classer %1</translation>
    </message>
    <message>
        <source>Cannot draw a Grad-CAM map</source>
        <translation>Impossible de dessiner une carte Grad-CAM</translation>
    </message>
    <message>
        <source>Cannot draw a Grad-CAM map of layer %1</source>
        <translation>Impossible de dessiner une carte Grad-CAM de la couche %1</translation>
    </message>
    <message>
        <source>Cannot draw a heat map</source>
        <translation>Impossible de dessiner une carte de chaleur</translation>
    </message>
    <message>
        <source>Cannot find the class %1</source>
        <translation>Impossible de trouver la classe %1</translation>
    </message>
    <message>
        <source>Cannot look at sample %1</source>
        <translation>Impossible d’examiner l’échantillon %1</translation>
    </message>
    <message>
        <source>Cannot look at the samples of %1</source>
        <translation>Impossible d’examiner les échantillons de %1</translation>
    </message>
    <message>
        <source>Cannot look into %1</source>
        <translation>Impossible d’examiner l’intérieur de %1</translation>
    </message>
    <message>
        <source>Cannot look into the activations</source>
        <translation>Impossible d’examiner les activations</translation>
    </message>
    <message>
        <source>Cannot look into the checkpoint %1</source>
        <translation>Impossible d’examiner le checkpoint %1</translation>
    </message>
    <message>
        <source>Cannot look into the net</source>
        <translation>Impossible d’examiner l’intérieur du réseau</translation>
    </message>
    <message>
        <source>Cannot look into the predictions</source>
        <translation>Impossible d’examiner les prédictions</translation>
    </message>
    <message>
        <source>Cannot look into the predictions on %1</source>
        <translation>Impossible d’examiner les prédictions sur %1</translation>
    </message>
    <message>
        <source>Cannot make the predictions %1</source>
        <translation>Impossible de calculer les prédictions %1</translation>
    </message>
    <message>
        <source>Cannot look at the input %1</source>
        <translation>Impossible d’examiner l’entrée %1</translation>
    </message>
    <message>
        <source>Cannot show sample %1</source>
        <translation>Impossible d’afficher l’échantillon %1</translation>
    </message>
    <message>
        <source>Cannot run the query %1</source>
        <translation>Impossible d’exécuter la requête %1</translation>
    </message>
</context>
<context>
    <name>PickerText</name>
    <message>
        <source>Enter a series or arithmetic with series.</source>
        <translation>Saisir une série ou un calcul sur des séries.</translation>
    </message>
    <message>
        <source>Something is missing after character %1.</source>
        <translation>Il manque quelque chose après le caractère %1.</translation>
    </message>
    <message>
        <source>"%1" at character %2 is not expected. Put names with such characters in quotation marks.</source>
        <translation>« %1 » au caractère %2 n’est pas attendu. Mettre les noms contenant de tels caractères entre guillemets.</translation>
    </message>
    <message>
        <source>The parenthesis that opens at character %1 is not closed.</source>
        <translation>La parenthèse ouverte au caractère %1 n’est pas fermée.</translation>
    </message>
    <message>
        <source>There is no function %1. Known are ema, mean, gaussian, abs, log, log10, exp, sqrt, min, max and diff.</source>
        <translation>La fonction %1 n’existe pas. Fonctions connues : ema, mean, gaussian, abs, log, log10, exp, sqrt, min, max et diff.</translation>
    </message>
    <message>
        <source>It must be called as %1.</source>
        <translation>L’appel doit être de la forme %1.</translation>
    </message>
    <message>
        <source>The strength %1 must be at least 0 and below 1.</source>
        <translation>La force %1 doit être d’au moins 0 et inférieure à 1.</translation>
    </message>
</context>
<context>
    <name>PlotText</name>
    <message>
        <source>step</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>époque</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>échantillons</translation>
    </message>
    <message>
        <source>time trained</source>
        <translation>temps d’entraînement</translation>
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
        <translation>%1 j</translation>
    </message>
    <message>
        <source>time since the start</source>
        <translation>temps depuis le départ</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Vérifier le chemin.</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>Check the permissions or choose another folder.</source>
        <translation>Vérifier les permissions ou choisir un autre dossier.</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>opération interdite</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>Choose a folder on a file system that can be written.</source>
        <translation>Choisir un dossier sur un système de fichiers où l’on peut écrire.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>plus d’espace disponible sur le périphérique</translation>
    </message>
    <message>
        <source>Free some space or choose another folder.</source>
        <translation>Libérer de l’espace ou choisir un autre dossier.</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota de disque dépassé</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>fichier trop volumineux</translation>
    </message>
    <message>
        <source>Raise the limit on file sizes (ulimit -f) or choose another folder.</source>
        <translation>Relever la limite de taille des fichiers (ulimit -f) ou choisir un autre dossier.</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur d’entrée/sortie</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>plus de mémoire disponible</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>périphérique ou ressource occupé</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>délai de connexion dépassé</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>connexion refusée</translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation>connexion fermée par l’autre extrémité</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>l’autre extrémité de la connexion est fermée</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>la mémoire ne suffit pas</translation>
    </message>
    <message>
        <source>Close other programs or make the batch smaller.</source>
        <translation>Fermer d’autres programmes ou réduire le batch.</translation>
    </message>
    <message>
        <source>an unknown exception was thrown</source>
        <translation>une exception inconnue s’est produite</translation>
    </message>
    <message>
        <source>it is not what its name says</source>
        <translation>le contenu ne correspond pas au nom</translation>
    </message>
    <message>
        <source>the store has none with this id or name</source>
        <translation>la base n’en contient aucune avec cet id ou ce nom</translation>
    </message>
    <message>
        <source>'trainyard study list' shows which there are.</source>
        <translation>« trainyard study list » affiche celles qui existent.</translation>
    </message>
    <message>
        <source>none of its runs is in the store any more</source>
        <translation>aucun de ses runs n’est encore dans la base</translation>
    </message>
    <message>
        <source>this campaign is not a scaling study</source>
        <translation>cette campagne n’est pas une étude de scalabilité</translation>
    </message>
    <message>
        <source>Make room there, or choose fewer cells.</source>
        <translation>Y faire de la place ou choisir moins de cellules.</translation>
    </message>
    <message>
        <source>this campaign has no lottery tickets</source>
        <translation>cette campagne n’a pas de lottery tickets</translation>
    </message>
    <message>
        <source>'trainyard study list' shows which campaigns there are.</source>
        <translation>« trainyard study list » affiche les campagnes qui existent.</translation>
    </message>
    <message>
        <source>its answer is not one of this version's</source>
        <translation>sa réponse n’est pas de cette version</translation>
    </message>
    <message>
        <source>Install engine and window of the same version.</source>
        <translation>Installer un moteur et une fenêtre de la même version.</translation>
    </message>
    <message>
        <source>it needs %1 MiB and %2 has %3 MiB free</source>
        <translation>il faut %1 MiB et %2 a %3 MiB libres</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Libérer de l’espace et réessayer.</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>il a été annulé</translation>
    </message>
    <message>
        <source>it does not hold %1</source>
        <translation>il ne contient pas %1</translation>
    </message>
    <message>
        <source>The file has changed at its source.</source>
        <translation>Le fichier a changé à sa source.</translation>
    </message>
    <message>
        <source>it is only a snapshot of the machine's files</source>
        <translation>ce n’est qu’un instantané des fichiers de la machine</translation>
    </message>
    <message>
        <source>its name, path or one of its options is not valid UTF-8</source>
        <translation>son nom, son chemin ou une de ses options n’est pas de l’UTF-8 valide</translation>
    </message>
    <message>
        <source>its record cannot be read</source>
        <translation>sa fiche est illisible</translation>
    </message>
    <message>
        <source>its shell prints unexpected output</source>
        <translation>son shell affiche une sortie inattendue</translation>
    </message>
    <message>
        <source>Let its profile print nothing in shells that run without a log-in.</source>
        <translation>Faire en sorte que son profil n’affiche rien dans les shells sans ouverture de session.</translation>
    </message>
    <message>
        <source>its shell does not tell the process id</source>
        <translation>son shell n’indique pas l’id du processus</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>ouverture impossible</translation>
    </message>
    <message>
        <source>there is no such folder on the machine</source>
        <translation>ce dossier n’existe pas sur la machine</translation>
    </message>
    <message>
        <source>it needs %1, and %2 are free</source>
        <translation>il faut %1, et %2 sont libres</translation>
    </message>
    <message>
        <source>Make room, or choose another folder.</source>
        <translation>Faire de la place ou choisir un autre dossier.</translation>
    </message>
    <message>
        <source>a file is there that was not fetched before</source>
        <translation>il y a là un fichier qui n’a pas été récupéré auparavant</translation>
    </message>
    <message>
        <source>Choose another folder, or move that file away.</source>
        <translation>Choisir un autre dossier ou déplacer ce fichier.</translation>
    </message>
    <message>
        <source>What was copied is kept; the next try continues there.</source>
        <translation>Ce qui a été copié est gardé ; le prochain essai continuera de là.</translation>
    </message>
    <message>
        <source>it became shorter while it was copied</source>
        <translation>il a raccourci pendant la copie</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Réessayer.</translation>
    </message>
    <message>
        <source>it could not be written completely</source>
        <translation>il n’a pas pu être écrit en entier</translation>
    </message>
    <message>
        <source>Make room, and try again.</source>
        <translation>Faire de la place et réessayer.</translation>
    </message>
    <message>
        <source>the list of its files is incomplete</source>
        <translation>la liste de ses fichiers est incomplète</translation>
    </message>
    <message>
        <source>the list of its files names files that cannot be in it</source>
        <translation>la liste de ses fichiers en nomme qui ne peuvent pas s’y trouver</translation>
    </message>
    <message>
        <source>the run has none yet</source>
        <translation>le run n’en a pas encore</translation>
    </message>
    <message>
        <source>Ask the run for one: Checkpoint now.</source>
        <translation>En demander un au run : Checkpoint maintenant.</translation>
    </message>
    <message>
        <source>the path of its folder is not absolute</source>
        <translation>le chemin de son dossier n’est pas absolu</translation>
    </message>
    <message>
        <source>the file is incomplete</source>
        <translation>le fichier est incomplet</translation>
    </message>
    <message>
        <source>the remote shell printed unexpected output, often from .bashrc</source>
        <translation>le shell distant a affiché une sortie inattendue, souvent due à .bashrc</translation>
    </message>
    <message>
        <source>no temporary file can be made there</source>
        <translation>aucun fichier temporaire ne peut y être créé</translation>
    </message>
    <message>
        <source>it is neither on this workstation nor on the machine</source>
        <translation>il n’est ni sur ce poste ni sur la machine</translation>
    </message>
    <message>
        <source>Check the path under Data.</source>
        <translation>Vérifier le chemin à la page Données.</translation>
    </message>
    <message>
        <source>the machine's folder for data is not an absolute path</source>
        <translation>le dossier de données de la machine n’est pas un chemin absolu</translation>
    </message>
    <message numerus="yes">
        <source>it names %n file(s) outside of its folder, such as %2</source>
        <translation><numerusform>il nomme %n fichier hors de son dossier : %2</numerusform><numerusform>il nomme %n fichiers hors de son dossier, comme %2</numerusform></translation>
    </message>
    <message>
        <source>Copy it to the machine by hand, and give its path there.</source>
        <translation>Le copier à la main sur la machine et y indiquer son chemin.</translation>
    </message>
    <message>
        <source>Make room there, or choose another folder for data in the machine's settings.</source>
        <translation>Y faire de la place ou choisir un autre dossier de données dans les réglages de la machine.</translation>
    </message>
    <message>
        <source>what arrived differs from what was sent; perhaps a file was changed meanwhile</source>
        <translation>ce qui est arrivé diffère de ce qui a été envoyé ; un fichier a peut-être été modifié entre-temps</translation>
    </message>
    <message>
        <source>Start again when nothing writes to the data set.</source>
        <translation>Relancer quand plus rien n’écrit dans le jeu de données.</translation>
    </message>
    <message>
        <source>the engine there treats it as incomplete</source>
        <translation>le moteur distant le tient pour incomplet</translation>
    </message>
    <message>
        <source>Make sure that engine and window are of one version, or prepare it there.</source>
        <translation>S’assurer que le moteur et la fenêtre sont de la même version, ou le préparer sur place.</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>lecture impossible</translation>
    </message>
    <message>
        <source>Check the path and whether it may be read.</source>
        <translation>Vérifier le chemin et le droit de lecture.</translation>
    </message>
    <message>
        <source>it has not reached its machine yet</source>
        <translation>il n’est pas encore arrivé à sa machine</translation>
    </message>
    <message>
        <source>Wait until it is submitted.</source>
        <translation>Attendre qu’il soit soumis.</translation>
    </message>
    <message>
        <source>the store has no such run</source>
        <translation>la base ne contient pas ce run</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation>elle n’est pas connectée</translation>
    </message>
    <message>
        <source>Connect to it on the page Machines.</source>
        <translation>La connecter à la page Machines.</translation>
    </message>
    <message>
        <source>List the runs to see which there are.</source>
        <translation>Lister les runs pour voir lesquels existent.</translation>
    </message>
    <message>
        <source>a run with the id %1 is in the store already</source>
        <translation>un run avec l’id %1 est déjà dans la base</translation>
    </message>
    <message>
        <source>Leave the id out of the run spec to be given a new one.</source>
        <translation>Omettre l’id dans la spécification pour en recevoir un nouveau.</translation>
    </message>
    <message>
        <source>a run with the id %1 was started before and deleted; its machine may still know its jobs</source>
        <translation>un run avec l’id %1 a déjà été lancé puis supprimé ; sa machine connaît peut-être encore ses jobs</translation>
    </message>
    <message>
        <source>it has ended already (%1)</source>
        <translation>il est déjà terminé (%1)</translation>
    </message>
    <message>
        <source>it is %1, not waiting</source>
        <translation>état : %1, donc pas en attente</translation>
    </message>
    <message>
        <source>it is %1, not held</source>
        <translation>état : %1, donc pas retenu</translation>
    </message>
    <message>
        <source>it is %1, not running</source>
        <translation>état : %1, donc pas en cours</translation>
    </message>
    <message>
        <source>Try again when it runs.</source>
        <translation>Réessayer quand il sera en cours.</translation>
    </message>
    <message>
        <source>it is %1</source>
        <translation>état : %1</translation>
    </message>
    <message>
        <source>Stop or cancel it first.</source>
        <translation>L’arrêter ou l’annuler d’abord.</translation>
    </message>
    <message>
        <source>the machine's folder for runs is not known</source>
        <translation>le dossier des runs de la machine n’est pas connu</translation>
    </message>
    <message>
        <source>what its job asked for is not known</source>
        <translation>on ne sait pas ce que son job avait demandé</translation>
    </message>
    <message>
        <source>Stop the run, raise its time limit and resume it.</source>
        <translation>Arrêter le run, relever sa limite de temps et le reprendre.</translation>
    </message>
    <message>
        <source>its runs ask for different resources</source>
        <translation>ses runs demandent des ressources différentes</translation>
    </message>
    <message>
        <source>the stage before it could not be submitted: %1</source>
        <translation>l’étape précédente n’a pas pu être soumise : %1</translation>
    </message>
    <message>
        <source>the store has no such campaign</source>
        <translation>la base ne contient pas cette campagne</translation>
    </message>
    <message>
        <source>the store has no run spec for it</source>
        <translation>la base n’a pas de spécification de run pour cela</translation>
    </message>
    <message>
        <source>it holds the run “%1” already</source>
        <translation>il contient déjà le run « %1 »</translation>
    </message>
    <message>
        <source>Move that folder away.</source>
        <translation>Déplacer ce dossier.</translation>
    </message>
    <message>
        <source>its run directory %1 is gone</source>
        <translation>son dossier %1 a disparu</translation>
    </message>
    <message>
        <source>Bring the folder back, or clone the run.</source>
        <translation>Remettre le dossier en place ou cloner le run.</translation>
    </message>
    <message>
        <source>it is running again</source>
        <translation>il est de nouveau en cours</translation>
    </message>
    <message>
        <source>Stop it first.</source>
        <translation>L’arrêter d’abord.</translation>
    </message>
    <message>
        <source>it holds another run's spec.json</source>
        <translation>il contient le spec.json d’un autre run</translation>
    </message>
    <message>
        <source>Look at the folder and delete it by hand.</source>
        <translation>Examiner le dossier et le supprimer à la main.</translation>
    </message>
    <message>
        <source>Check the folder for data in the machine's settings.</source>
        <translation>Vérifier le dossier de données dans les réglages de la machine.</translation>
    </message>
    <message>
        <source>the engine printed no answer</source>
        <translation>le moteur n’a affiché aucune réponse</translation>
    </message>
    <message>
        <source>the engine says: %1</source>
        <translation>le moteur indique : %1</translation>
    </message>
    <message>
        <source>Make sure that none of its files changes meanwhile.</source>
        <translation>S’assurer qu’aucun de ses fichiers ne change entre-temps.</translation>
    </message>
    <message>
        <source>Check the disk and the home folder of that machine.</source>
        <translation>Vérifier le disque et le dossier personnel de cette machine.</translation>
    </message>
    <message>
        <source>Connect to that node to end it, or wait for its end.</source>
        <translation>Se connecter à ce nœud pour y mettre fin, ou attendre sa fin.</translation>
    </message>
    <message>
        <source>its folder is not there</source>
        <translation>son dossier n’est pas là</translation>
    </message>
    <message>
        <source>its process is gone, and nothing tells why: it was killed, or the machine was restarted</source>
        <translation>son processus a disparu, et rien ne dit pourquoi : il a été tué, ou la machine a redémarré</translation>
    </message>
    <message>
        <source>it was never started</source>
        <translation>il n’a jamais été lancé</translation>
    </message>
    <message>
        <source>it works on the node %1</source>
        <translation>il travaille sur le nœud %1</translation>
    </message>
    <message>
        <source>the run has no checkpoint</source>
        <translation>le run n’a pas de checkpoint</translation>
    </message>
    <message>
        <source>the run has these: %1</source>
        <translation>le run a ceux-ci : %1</translation>
    </message>
    <message>
        <source>the engine ended: %1</source>
        <translation>le moteur s’est terminé : %1</translation>
    </message>
    <message>
        <source>the process ended in order but left no result in the run directory</source>
        <translation>le processus s’est terminé normalement mais n’a laissé aucun résultat dans le dossier du run</translation>
    </message>
    <message>
        <source>the process ended without a result while nobody watched it</source>
        <translation>le processus s’est terminé sans résultat alors que personne ne le surveillait</translation>
    </message>
    <message>
        <source>ended by signal %1 (%2)</source>
        <translation>terminé par le signal %1 (%2)</translation>
    </message>
    <message>
        <source>ended by signal %1 (%2): by hand, or by the system for lack of memory</source>
        <translation>terminé par le signal %1 (%2) : à la main, ou par le système faute de mémoire</translation>
    </message>
    <message>
        <source>it is not in the queue, but its process runs</source>
        <translation>il n’est pas dans la file d’attente, mais son processus tourne</translation>
    </message>
    <message>
        <source>its process is gone and left no result</source>
        <translation>son processus a disparu sans laisser de résultat</translation>
    </message>
    <message>
        <source>saved and stopped; waiting for the queue to say so</source>
        <translation>enregistré et arrêté ; en attente de confirmation par la file d’attente</translation>
    </message>
    <message>
        <source>its process is gone; waiting for the queue to say so</source>
        <translation>son processus a disparu ; en attente de confirmation par la file d’attente</translation>
    </message>
    <message>
        <source>it is over; waiting for its last files</source>
        <translation>il est terminé ; en attente de ses derniers fichiers</translation>
    </message>
    <message>
        <source>the queue does not know it, and its process is gone</source>
        <translation>la file d’attente ne le connaît pas, et son processus a disparu</translation>
    </message>
    <message>
        <source>its run directory %1 is gone; waiting for it to be seen again</source>
        <translation>son dossier %1 a disparu ; en attente qu’il réapparaisse</translation>
    </message>
    <message>
        <source>Clone it to train for more epochs.</source>
        <translation>Le cloner pour entraîner plus d’époques.</translation>
    </message>
    <message>
        <source>Wait until it has ended, or stop it.</source>
        <translation>Attendre qu’il soit terminé, ou l’arrêter.</translation>
    </message>
    <message>
        <source>Start the missing runs of the campaign again.</source>
        <translation>Relancer les runs manquants de la campagne.</translation>
    </message>
    <message>
        <source>the machine says: %1</source>
        <translation>la machine indique : %1</translation>
    </message>
    <message>
        <source>It is looked at again.</source>
        <translation>Une nouvelle vérification suit.</translation>
    </message>
    <message>
        <source>%1 of %2 are there</source>
        <translation>%1 sur %2 sont là</translation>
    </message>
    <message>
        <source>%1 of %2 images are prepared</source>
        <translation>%1 images sur %2 sont préparées</translation>
    </message>
    <message>
        <source>trained to the end</source>
        <translation>entraîné jusqu’au bout</translation>
    </message>
    <message>
        <source>wrong arguments</source>
        <translation>arguments erronés</translation>
    </message>
    <message>
        <source>the run spec is wrong</source>
        <translation>la spécification du run est erronée</translation>
    </message>
    <message>
        <source>the data cannot be read</source>
        <translation>les données sont illisibles</translation>
    </message>
    <message>
        <source>there is no such device</source>
        <translation>ce périphérique n’existe pas</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>the device failed</source>
        <translation>le périphérique est tombé en panne</translation>
    </message>
    <message>
        <source>the GPU no longer answers</source>
        <translation>le GPU ne répond plus</translation>
    </message>
    <message>
        <source>the GPU's memory is faulty</source>
        <translation>la mémoire du GPU est défectueuse</translation>
    </message>
    <message>
        <source>the GPU driver is too old</source>
        <translation>le pilote du GPU est trop ancien</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>reading or writing failed</source>
        <translation>la lecture ou l’écriture a échoué</translation>
    </message>
    <message>
        <source>the loss is no longer finite</source>
        <translation>la loss n’est plus finie</translation>
    </message>
    <message>
        <source>the checkpoint cannot be read</source>
        <translation>le checkpoint est illisible</translation>
    </message>
    <message>
        <source>made by another version</source>
        <translation>créé par une autre version</translation>
    </message>
    <message>
        <source>it is running already</source>
        <translation>il est déjà en cours</translation>
    </message>
    <message>
        <source>not supported here</source>
        <translation>non pris en charge ici</translation>
    </message>
    <message>
        <source>an internal error</source>
        <translation>une erreur interne</translation>
    </message>
    <message>
        <source>it was killed</source>
        <translation>il a été tué</translation>
    </message>
    <message>
        <source>a draft</source>
        <translation>brouillon</translation>
    </message>
    <message>
        <source>being brought to its machine</source>
        <translation>transfert vers sa machine</translation>
    </message>
    <message>
        <source>being submitted</source>
        <translation>soumission</translation>
    </message>
    <message>
        <source>being looked for</source>
        <translation>recherche en cours</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>held</source>
        <translation>retenu</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloqué</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>démarrage</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>suspendu</translation>
    </message>
    <message>
        <source>finishing</source>
        <translation>finalisation</translation>
    </message>
    <message>
        <source>being verified</source>
        <translation>vérification</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>it is not a socket</source>
        <translation>ce n’est pas un socket</translation>
    </message>
    <message>
        <source>it is too long for a command line</source>
        <translation>il est trop long pour une ligne de commande</translation>
    </message>
    <message>
        <source>its host key is not known, and was not accepted</source>
        <translation>sa clé d’hôte n’est pas connue et n’a pas été acceptée</translation>
    </message>
    <message>
        <source>Connect to it once in the window, or with ssh, and compare the fingerprint that is shown.</source>
        <translation>S’y connecter une fois dans la fenêtre ou avec ssh, et comparer l’empreinte affichée.</translation>
    </message>
    <message>
        <source>its key cannot be written</source>
        <translation>sa clé ne peut pas être écrite</translation>
    </message>
    <message>
        <source>the server allows no more sessions on this connection (its MaxSessions)</source>
        <translation>le serveur n’autorise pas d’autre session sur cette connexion (son MaxSessions)</translation>
    </message>
    <message>
        <source>Ask the administrator whether commands may be run there over SSH.</source>
        <translation>Demander à l’administrateur si des commandes peuvent y être exécutées par SSH.</translation>
    </message>
    <message>
        <source>the jump host %1 says: %2</source>
        <translation>l’hôte de rebond %1 indique : %2</translation>
    </message>
    <message>
        <source>Check the name and port as the jump host knows them, and whether it allows forwarding.</source>
        <translation>Vérifier le nom et le port tels que l’hôte de rebond les connaît, et s’il autorise la redirection.</translation>
    </message>
    <message>
        <source>the server allows no commands</source>
        <translation>le serveur n’autorise aucune commande</translation>
    </message>
    <message>
        <source>Ask its administrator whether commands may be run there over SSH.</source>
        <translation>Demander à son administrateur si des commandes peuvent y être exécutées par SSH.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1 : %2</translation>
    </message>
    <message>
        <source>it is not a host name</source>
        <translation>ce n’est pas un nom d’hôte</translation>
    </message>
    <message>
        <source>Enter letters, digits, dots and dashes.</source>
        <translation>Saisir des lettres, des chiffres, des points et des tirets.</translation>
    </message>
    <message>
        <source>it is not a user name</source>
        <translation>ce n’est pas un nom d’utilisateur</translation>
    </message>
    <message>
        <source>Enter the name to log in with.</source>
        <translation>Saisir le nom de connexion.</translation>
    </message>
    <message>
        <source>it was interrupted</source>
        <translation>interruption</translation>
    </message>
    <message>
        <source>there is no route</source>
        <translation>il n’y a pas de route</translation>
    </message>
    <message>
        <source>it printed more than 64 MiB</source>
        <translation>la sortie a dépassé 64 MiB</translation>
    </message>
    <message>
        <source>it did not end within %1 ms</source>
        <translation>ce n’était pas terminé au bout de %1 ms</translation>
    </message>
    <message>
        <source>Check whether the machine or its file system hangs, then try again.</source>
        <translation>Vérifier si la machine ou son système de fichiers est bloqué, puis réessayer.</translation>
    </message>
    <message>
        <source>its answer is incomplete</source>
        <translation>sa réponse est incomplète</translation>
    </message>
    <message>
        <source>Name the right key with IdentityFile and IdentitiesOnly yes in ~/.ssh/config.</source>
        <translation>Indiquer la bonne clé avec IdentityFile et IdentitiesOnly yes dans ~/.ssh/config.</translation>
    </message>
    <message>
        <source>the server asks again and again</source>
        <translation>le serveur redemande sans cesse</translation>
    </message>
    <message>
        <source>Connect to it by hand.</source>
        <translation>S’y connecter à la main.</translation>
    </message>
    <message>
        <source>the log-in was cancelled</source>
        <translation>la connexion a été annulée</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>elle n’a pas répondu à temps</translation>
    </message>
    <message>
        <source>Check the network and whether the machine is up.</source>
        <translation>Vérifier le réseau et si la machine est allumée.</translation>
    </message>
    <message>
        <source>the answer does not fit the question</source>
        <translation>la réponse ne correspond pas à la question</translation>
    </message>
    <message>
        <source>it was given up</source>
        <translation>c’est abandonné</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>the offset or length asked for is negative</source>
        <translation>la position ou la longueur demandée est négative</translation>
    </message>
    <message>
        <source>its path contains a NUL byte</source>
        <translation>son chemin contient un octet NUL</translation>
    </message>
    <message>
        <source>the path is not absolute</source>
        <translation>le chemin n’est pas absolu</translation>
    </message>
    <message>
        <source>the listing is incomplete</source>
        <translation>la liste est incomplète</translation>
    </message>
    <message>
        <source>it contains a NUL byte</source>
        <translation>il contient un octet NUL</translation>
    </message>
    <message>
        <source>what arrived differs from what was sent; perhaps the file was changed meanwhile</source>
        <translation>ce qui est arrivé diffère de ce qui a été envoyé ; le fichier a peut-être été modifié entre-temps</translation>
    </message>
    <message>
        <source>Copy it again when nothing writes to it.</source>
        <translation>Le copier de nouveau quand plus rien n’y écrit.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>the machine does not tell its size</source>
        <translation>la machine n’indique pas sa taille</translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation>aucun hôte n’est indiqué</translation>
    </message>
    <message>
        <source>this program was built without libssh</source>
        <translation>ce programme a été compilé sans libssh</translation>
    </message>
    <message>
        <source>Install libssh-dev and build it again.</source>
        <translation>Installer libssh-dev et le recompiler.</translation>
    </message>
    <message>
        <source>it is not among the machines</source>
        <translation>elle n’est pas parmi les machines</translation>
    </message>
    <message>
        <source>Add it on the page Machines.</source>
        <translation>L’ajouter à la page Machines.</translation>
    </message>
    <message>
        <source>the window was closed</source>
        <translation>la fenêtre a été fermée</translation>
    </message>
    <message>
        <source>its log-in needs a person</source>
        <translation>sa connexion exige une intervention humaine</translation>
    </message>
    <message>
        <source>Press Connect on the page Machines.</source>
        <translation>Cliquer sur Se connecter à la page Machines.</translation>
    </message>
    <message>
        <source>its connection broke</source>
        <translation>sa connexion a été coupée</translation>
    </message>
    <message>
        <source>the connection was ended</source>
        <translation>la connexion a été fermée</translation>
    </message>
    <message>
        <source>the shell there ended with code %1</source>
        <translation>le shell distant s’est terminé avec le code %1</translation>
    </message>
    <message>
        <source>its connection is paused</source>
        <translation>sa connexion est en pause</translation>
    </message>
    <message>
        <source>Resume it on the page Machines.</source>
        <translation>La reprendre à la page Machines.</translation>
    </message>
    <message>
        <source>Check the port and whether an SSH server runs there.</source>
        <translation>Vérifier le port et si un serveur SSH y tourne.</translation>
    </message>
    <message>
        <source>the system says: %1</source>
        <translation>le système indique : %1</translation>
    </message>
    <message>
        <source>Check the name and whether this computer is on the network.</source>
        <translation>Vérifier le nom et si cet ordinateur est sur le réseau.</translation>
    </message>
    <message>
        <source>the server says: %1</source>
        <translation>le serveur indique : %1</translation>
    </message>
    <message>
        <source>the server gave no reason</source>
        <translation>le serveur n’a pas donné de raison</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>la connexion a été coupée</translation>
    </message>
    <message>
        <source>too many are logging in there at this moment (its MaxStartups)</source>
        <translation>trop de connexions s’y ouvrent en ce moment (son MaxStartups)</translation>
    </message>
    <message>
        <source>Try again in a minute.</source>
        <translation>Réessayer dans une minute.</translation>
    </message>
    <message>
        <source>It is not tried again by itself: connect once more, but some servers lock out after a few tries.</source>
        <translation>Aucun nouvel essai automatique : se reconnecter, mais certains serveurs bloquent après quelques essais.</translation>
    </message>
    <message>
        <source>the server refused the password</source>
        <translation>le serveur a refusé le mot de passe</translation>
    </message>
    <message>
        <source>the server accepts none of the keys; tried: %1</source>
        <translation>le serveur n’accepte aucune des clés ; essayées : %1</translation>
    </message>
    <message>
        <source>Name the right user and key in ~/.ssh/config, or let ssh-copy-id put your key there.</source>
        <translation>Indiquer le bon utilisateur et la bonne clé dans ~/.ssh/config, ou y déposer la clé avec ssh-copy-id.</translation>
    </message>
    <message>
        <source>there is no key for it</source>
        <translation>il n’y a pas de clé pour elle</translation>
    </message>
    <message>
        <source>the server offers no way to log in that is allowed here</source>
        <translation>le serveur n’offre aucun mode de connexion autorisé ici</translation>
    </message>
    <message>
        <source>its key is marked as revoked</source>
        <translation>sa clé est marquée comme révoquée</translation>
    </message>
    <message>
        <source>ITS KEY HAS CHANGED: somebody may be listening in, or the machine was set up anew</source>
        <translation>SA CLÉ A CHANGÉ : quelqu’un écoute peut-être la connexion, ou la machine a été réinstallée</translation>
    </message>
    <message>
        <source>it shows a key of another type (%1) than the known one (%2): somebody may be listening in, or the machine was set up anew</source>
        <translation>elle présente une clé d’un autre type (%1) que la clé connue (%2) : quelqu’un écoute peut-être la connexion, ou la machine a été réinstallée</translation>
    </message>
    <message>
        <source>its key (%1, %2) is not among the known hosts</source>
        <translation>sa clé (%1, %2) n’est pas parmi les hôtes connus</translation>
    </message>
    <message>
        <source>Log in there once by hand, or add the key to %3.</source>
        <translation>S’y connecter une fois à la main, ou ajouter la clé à %3.</translation>
    </message>
    <message>
        <source>its key (%1, %2) is not among the known hosts, and StrictHostKeyChecking is “yes”</source>
        <translation>sa clé (%1, %2) n’est pas parmi les hôtes connus, et StrictHostKeyChecking vaut « yes »</translation>
    </message>
    <message>
        <source>%1 (now %2; known by line %3 of %4)</source>
        <translation>%1 (maintenant %2 ; connue par la ligne %3 de %4)</translation>
    </message>
    <message>
        <source>Ask the machine's administrator.</source>
        <translation>Demander à l’administrateur de la machine.</translation>
    </message>
    <message>
        <source>Ask the machine's administrator whether this is right. If it is, remove the old key by hand: ssh-keygen -f '%4' -R '%5'</source>
        <translation>Demander à l’administrateur de la machine si c’est normal. Si oui, enlever l’ancienne clé à la main : ssh-keygen -f '%4' -R '%5'</translation>
    </message>
    <message>
        <source>the server refused the answers</source>
        <translation>le serveur a refusé les réponses</translation>
    </message>
    <message>
        <source>its shell ended without printing anything</source>
        <translation>son shell s’est terminé sans rien afficher</translation>
    </message>
    <message>
        <source>Check by hand that ssh can run a command there.</source>
        <translation>Vérifier à la main que ssh peut y exécuter une commande.</translation>
    </message>
    <message>
        <source>its shell runs no commands but says: %1</source>
        <translation>son shell n’exécute aucune commande mais indique : %1</translation>
    </message>
    <message>
        <source>its job was cancelled</source>
        <translation>son job a été annulé</translation>
    </message>
    <message>
        <source>it does not run there and says: %1</source>
        <translation>il n’y fonctionne pas et indique : %1</translation>
    </message>
    <message>
        <source>Have it built there from its sources.</source>
        <translation>L’y faire compiler depuis ses sources.</translation>
    </message>
    <message>
        <source>it does not run there, or is not an engine of Trainyard's</source>
        <translation>il n’y fonctionne pas, ou n’est pas un moteur de Trainyard</translation>
    </message>
    <message>
        <source>Install this window's engine there; what is installed there stays as it is.</source>
        <translation>Y installer le moteur de cette fenêtre ; ce qui y est installé reste tel quel.</translation>
    </message>
    <message>
        <source>the machine's folder for Trainyard is not an absolute path</source>
        <translation>le dossier de Trainyard sur la machine n’est pas un chemin absolu</translation>
    </message>
    <message>
        <source>Make sure that HOME is set in shells that run without a log-in.</source>
        <translation>S’assurer que HOME est défini dans les shells sans ouverture de session.</translation>
    </message>
    <message>
        <source>it is not a complete 64-bit ELF file</source>
        <translation>ce n’est pas un fichier ELF 64 bits complet</translation>
    </message>
    <message>
        <source>the engine's sources did not come with this program</source>
        <translation>les sources du moteur ne sont pas fournies avec ce programme</translation>
    </message>
    <message>
        <source>Install Trainyard again, or bring the engine built here.</source>
        <translation>Réinstaller Trainyard, ou transférer le moteur compilé ici.</translation>
    </message>
    <message>
        <source>trainyard-engine is neither beside this program nor on the PATH</source>
        <translation>trainyard-engine n’est ni à côté de ce programme ni dans le PATH</translation>
    </message>
    <message>
        <source>Install Trainyard's engine on this workstation.</source>
        <translation>Installer le moteur de Trainyard sur ce poste.</translation>
    </message>
    <message>
        <source>its report is too long</source>
        <translation>son rapport est trop long</translation>
    </message>
    <message>
        <source>there it reads “%1”, which is not an absolute path</source>
        <translation>on y lit « %1 », qui n’est pas un chemin absolu</translation>
    </message>
    <message>
        <source>Make sure that the variable is set in shells that run without a log-in, or write the path out.</source>
        <translation>S’assurer que la variable est définie dans les shells sans ouverture de session, ou écrire le chemin en toutes lettres.</translation>
    </message>
    <message>
        <source>it gives no answer</source>
        <translation>il ne donne aucune réponse</translation>
    </message>
    <message>
        <source>Check the machine's engine on the page Machines.</source>
        <translation>Vérifier le moteur de la machine à la page Machines.</translation>
    </message>
    <message>
        <source>there is no engine</source>
        <translation>il n’y a pas de moteur</translation>
    </message>
    <message>
        <source>Install one on the page Machines.</source>
        <translation>En installer un à la page Machines.</translation>
    </message>
    <message>
        <source>its job ended with code %1</source>
        <translation>son job s’est terminé avec le code %1</translation>
    </message>
    <message>
        <source>its job ended, and nothing tells why</source>
        <translation>son job est terminé, et rien ne dit pourquoi</translation>
    </message>
    <message>
        <source>The log in that folder has all that it printed.</source>
        <translation>Le journal dans ce dossier contient tout ce qui a été affiché.</translation>
    </message>
    <message>
        <source>the program installed there under its name does not run</source>
        <translation>le programme installé là sous son nom ne fonctionne pas</translation>
    </message>
    <message>
        <source>it is for %1, and the machine is %2</source>
        <translation>il est fait pour %1, et la machine est %2</translation>
    </message>
    <message>
        <source>it needs glibc %1, and the machine does not tell its C library</source>
        <translation>il exige glibc %1, et la machine n’indique pas sa bibliothèque C</translation>
    </message>
    <message>
        <source>it needs glibc %1, and the machine's C library is %2</source>
        <translation>il exige glibc %1, et la bibliothèque C de la machine est %2</translation>
    </message>
    <message>
        <source>it needs glibc %1 or newer, and the machine has %2</source>
        <translation>il exige glibc %1 ou plus récent, et la machine a %2</translation>
    </message>
    <message>
        <source>it is version %1 and speaks protocol %2, this window %3 protocol %4</source>
        <translation>il est en version %1 et parle le protocole %2, cette fenêtre est en version %3 et parle le protocole %4</translation>
    </message>
    <message>
        <source>Update Trainyard on this workstation, or install this window's engine there beside the newer one.</source>
        <translation>Mettre à jour Trainyard sur ce poste, ou installer là-bas le moteur de cette fenêtre à côté du plus récent.</translation>
    </message>
    <message>
        <source>Install this window's engine there; runs that began with the old one can go on with it.</source>
        <translation>Y installer le moteur de cette fenêtre ; les runs commencés avec l’ancien peuvent continuer avec lui.</translation>
    </message>
    <message>
        <source>the engine ended without a report</source>
        <translation>le moteur s’est terminé sans rapport</translation>
    </message>
    <message>
        <source>other jobs have a higher priority</source>
        <translation>d’autres jobs ont une priorité plus élevée</translation>
    </message>
    <message>
        <source>the scheduler has not looked at it yet</source>
        <translation>l’ordonnanceur ne l’a pas encore examiné</translation>
    </message>
    <message>
        <source>waits until enough cores, memory or GPUs are free</source>
        <translation>attend que suffisamment de cœurs, de mémoire ou de GPU soient libres</translation>
    </message>
    <message>
        <source>waits for another job that must end first</source>
        <translation>attend un autre job qui doit d’abord se terminer</translation>
    </message>
    <message>
        <source>the job it waits for has failed or was cancelled, so it can never start</source>
        <translation>le job qu’il attend a échoué ou a été annulé, il ne pourra donc jamais démarrer</translation>
    </message>
    <message>
        <source>Cancel it and start it again without that dependency, or start both again.</source>
        <translation>L’annuler et le relancer sans cette dépendance, ou relancer les deux.</translation>
    </message>
    <message>
        <source>the job it waits for is not in this queue</source>
        <translation>le job qu’il attend n’est pas dans cette file d’attente</translation>
    </message>
    <message>
        <source>its earliest start has not come yet; after a requeue this takes up to two minutes</source>
        <translation>l’heure de son départ au plus tôt n’est pas venue ; après une remise en file, cela prend jusqu’à deux minutes</translation>
    </message>
    <message>
        <source>its nodes are being prepared</source>
        <translation>ses nœuds sont en préparation</translation>
    </message>
    <message>
        <source>its last start is still being cleaned up</source>
        <translation>le nettoyage après son dernier démarrage est en cours</translation>
    </message>
    <message>
        <source>the scheduler starts jobs in rounds, not at once</source>
        <translation>l’ordonnanceur démarre les jobs par vagues, pas immédiatement</translation>
    </message>
    <message>
        <source>the clusters of the federation are agreeing on who runs it</source>
        <translation>les clusters de la fédération se concertent pour savoir qui l’exécute</translation>
    </message>
    <message>
        <source>waits for a licence that is in use</source>
        <translation>attend une licence en cours d’utilisation</translation>
    </message>
    <message>
        <source>the limit of tasks of this array that run at once is reached</source>
        <translation>la limite de tâches simultanées de ce tableau est atteinte</translation>
    </message>
    <message>
        <source>waits for room on the burst buffer</source>
        <translation>attend de la place sur le burst buffer</translation>
    </message>
    <message>
        <source>its files are being copied to the burst buffer</source>
        <translation>ses fichiers sont en cours de copie vers le burst buffer</translation>
    </message>
    <message>
        <source>the burst buffer could not do what it asked for</source>
        <translation>le burst buffer n’a pas pu faire ce qu’il demandait</translation>
    </message>
    <message>
        <source>Change its burst buffer options, then release it.</source>
        <translation>Modifier ses options de burst buffer, puis le libérer.</translation>
    </message>
    <message>
        <source>the cluster's power limit leaves no room for it</source>
        <translation>la limite de puissance du cluster ne laisse pas de place pour lui</translation>
    </message>
    <message>
        <source>power is kept for another job</source>
        <translation>de la puissance est réservée à un autre job</translation>
    </message>
    <message>
        <source>the partition starts no jobs at present</source>
        <translation>la partition ne démarre aucun job en ce moment</translation>
    </message>
    <message>
        <source>Wait for the administrators, or choose another partition.</source>
        <translation>Attendre les administrateurs ou choisir une autre partition.</translation>
    </message>
    <message>
        <source>the partition takes no jobs at present</source>
        <translation>la partition n’accepte aucun job en ce moment</translation>
    </message>
    <message>
        <source>it asks for more or fewer nodes than the partition allows, or for nodes that are down</source>
        <translation>il demande plus ou moins de nœuds que la partition n’en autorise, ou des nœuds hors service</translation>
    </message>
    <message>
        <source>Ask for a number of nodes that the partition allows, or choose another partition.</source>
        <translation>Demander un nombre de nœuds autorisé par la partition, ou choisir une autre partition.</translation>
    </message>
    <message>
        <source>its time limit is above the partition's</source>
        <translation>sa limite de temps dépasse celle de la partition</translation>
    </message>
    <message>
        <source>Ask for less time, or choose a partition that allows more; a run goes on where it stopped.</source>
        <translation>Demander moins de temps, ou choisir une partition qui en autorise plus ; un run continue là où il s’est arrêté.</translation>
    </message>
    <message>
        <source>the partition has no nodes that could ever run it as it is</source>
        <translation>la partition n’a aucun nœud qui puisse l’exécuter tel quel</translation>
    </message>
    <message>
        <source>Ask for fewer cores, GPUs or less memory a node, or choose another partition.</source>
        <translation>Demander moins de cœurs, de GPU ou de mémoire par nœud, ou choisir une autre partition.</translation>
    </message>
    <message>
        <source>a node that it needs is down</source>
        <translation>un nœud dont il a besoin est hors service</translation>
    </message>
    <message>
        <source>Wait, or ask for other nodes.</source>
        <translation>Attendre ou demander d’autres nœuds.</translation>
    </message>
    <message>
        <source>nodes that it needs are down, reserved or drained, often for maintenance to come</source>
        <translation>des nœuds dont il a besoin sont hors service, réservés ou vidés, souvent pour une maintenance à venir</translation>
    </message>
    <message>
        <source>Wait, ask for less time so that it ends before the maintenance, or ask for other nodes.</source>
        <translation>Attendre, demander moins de temps pour qu’il finisse avant la maintenance, ou demander d’autres nœuds.</translation>
    </message>
    <message>
        <source>nodes that it needs are down, drained or kept for other partitions</source>
        <translation>des nœuds dont il a besoin sont hors service, vidés ou réservés à d’autres partitions</translation>
    </message>
    <message>
        <source>no front-end node is up</source>
        <translation>aucun nœud frontal n’est en service</translation>
    </message>
    <message>
        <source>waits for its reservation to begin</source>
        <translation>attend le début de sa réservation</translation>
    </message>
    <message>
        <source>its reservation was deleted</source>
        <translation>sa réservation a été supprimée</translation>
    </message>
    <message>
        <source>Start it again without the reservation.</source>
        <translation>Le relancer sans la réservation.</translation>
    </message>
    <message>
        <source>its reservation is not valid for it</source>
        <translation>sa réservation n’est pas valable pour lui</translation>
    </message>
    <message>
        <source>held by its owner</source>
        <translation>retenu par son propriétaire</translation>
    </message>
    <message>
        <source>Release it.</source>
        <translation>Le libérer.</translation>
    </message>
    <message>
        <source>held by an administrator</source>
        <translation>retenu par un administrateur</translation>
    </message>
    <message>
        <source>Ask the administrators to release it.</source>
        <translation>Demander aux administrateurs de le libérer.</translation>
    </message>
    <message>
        <source>it was put back in the queue too often</source>
        <translation>il a été remis en file d’attente trop souvent</translation>
    </message>
    <message>
        <source>Look at its log, then release it.</source>
        <translation>Consulter son journal, puis le libérer.</translation>
    </message>
    <message>
        <source>it could not be started on its node and is held now</source>
        <translation>il n’a pas pu démarrer sur son nœud et est maintenant retenu</translation>
    </message>
    <message>
        <source>no node fulfils all that it asks for</source>
        <translation>aucun nœud ne remplit tout ce qu’il demande</translation>
    </message>
    <message>
        <source>Ask for other features, GPUs or fewer of them, or choose another partition.</source>
        <translation>Demander d’autres caractéristiques, d’autres GPU ou moins de GPU, ou choisir une autre partition.</translation>
    </message>
    <message>
        <source>its account is not valid</source>
        <translation>son compte n’est pas valable</translation>
    </message>
    <message>
        <source>Choose an account that you may use.</source>
        <translation>Choisir un compte autorisé.</translation>
    </message>
    <message>
        <source>its QoS is not valid</source>
        <translation>sa QoS n’est pas valable</translation>
    </message>
    <message>
        <source>Choose a QoS that you may use.</source>
        <translation>Choisir une QoS autorisée.</translation>
    </message>
    <message>
        <source>the partition does not take jobs of its account</source>
        <translation>la partition n’accepte pas les jobs de son compte</translation>
    </message>
    <message>
        <source>Choose another account, or another partition.</source>
        <translation>Choisir un autre compte ou une autre partition.</translation>
    </message>
    <message>
        <source>its QoS may not be used in this partition or by this account</source>
        <translation>sa QoS ne peut pas être utilisée dans cette partition ou par ce compte</translation>
    </message>
    <message>
        <source>Choose another QoS, or another partition.</source>
        <translation>Choisir une autre QoS ou une autre partition.</translation>
    </message>
    <message>
        <source>you may not use this partition</source>
        <translation>cette partition n’est pas autorisée</translation>
    </message>
    <message>
        <source>Choose another partition.</source>
        <translation>Choisir une autre partition.</translation>
    </message>
    <message>
        <source>an accounting rule of the cluster forbids it</source>
        <translation>une règle de comptabilité du cluster l’interdit</translation>
    </message>
    <message>
        <source>Ask the administrators which limit it meets, or choose another account or QoS.</source>
        <translation>Demander aux administrateurs quelle limite est en cause, ou choisir un autre compte ou une autre QoS.</translation>
    </message>
    <message>
        <source>the account has used too much for this QoS</source>
        <translation>le compte a trop consommé pour cette QoS</translation>
    </message>
    <message>
        <source>Choose another QoS or account.</source>
        <translation>Choisir une autre QoS ou un autre compte.</translation>
    </message>
    <message>
        <source>it asks for more memory a core or node than is allowed</source>
        <translation>il demande plus de mémoire par cœur ou par nœud que ce qui est autorisé</translation>
    </message>
    <message>
        <source>Ask for less memory, or for more cores with it.</source>
        <translation>Demander moins de mémoire, ou plus de cœurs avec elle.</translation>
    </message>
    <message>
        <source>the limit of the account's jobs that run at once is reached</source>
        <translation>la limite de jobs simultanés du compte est atteinte</translation>
    </message>
    <message>
        <source>the account's limit is used up by other jobs</source>
        <translation>la limite du compte est épuisée par d’autres jobs</translation>
    </message>
    <message>
        <source>Wait for them to end, or choose another account.</source>
        <translation>Attendre leur fin ou choisir un autre compte.</translation>
    </message>
    <message>
        <source>its time limit is above the account's</source>
        <translation>sa limite de temps dépasse celle du compte</translation>
    </message>
    <message>
        <source>Ask for less time, or choose another account.</source>
        <translation>Demander moins de temps ou choisir un autre compte.</translation>
    </message>
    <message>
        <source>the limit of jobs of this QoS that run at once is reached</source>
        <translation>la limite de jobs simultanés de cette QoS est atteinte</translation>
    </message>
    <message>
        <source>the limit of its QoS is used up by other jobs</source>
        <translation>la limite de sa QoS est épuisée par d’autres jobs</translation>
    </message>
    <message>
        <source>Wait for them to end, or choose another QoS.</source>
        <translation>Attendre leur fin ou choisir une autre QoS.</translation>
    </message>
    <message>
        <source>its time limit is above that of its QoS</source>
        <translation>sa limite de temps dépasse celle de sa QoS</translation>
    </message>
    <message>
        <source>Ask for less time, or choose another QoS.</source>
        <translation>Demander moins de temps ou choisir une autre QoS.</translation>
    </message>
    <message>
        <source>it asks for more %1 than its account allows a job</source>
        <translation>il demande plus (%1) que ce que son compte accorde à un job</translation>
    </message>
    <message>
        <source>Ask for less, or choose another account.</source>
        <translation>Demander moins ou choisir un autre compte.</translation>
    </message>
    <message>
        <source>it asks for more %1 than its account allows a node</source>
        <translation>il demande plus (%1) que ce que son compte accorde à un nœud</translation>
    </message>
    <message>
        <source>it asks for less %1 than its account demands</source>
        <translation>il demande moins (%1) que ce que son compte exige</translation>
    </message>
    <message>
        <source>Ask for more, or choose another account.</source>
        <translation>Demander plus ou choisir un autre compte.</translation>
    </message>
    <message>
        <source>your jobs already have as much of the %1 as its account allows a user</source>
        <translation>les autres jobs de cet utilisateur ont déjà tout ce que son compte lui accorde (%1)</translation>
    </message>
    <message>
        <source>Wait for your other jobs to end, or choose another account.</source>
        <translation>Attendre la fin des autres jobs ou choisir un autre compte.</translation>
    </message>
    <message>
        <source>the %1 that its account allows are used up by other jobs</source>
        <translation>ce que son compte accorde (%1) est épuisé par d’autres jobs</translation>
    </message>
    <message>
        <source>it asks for more %1 than its QoS allows a job</source>
        <translation>il demande plus (%1) que ce que sa QoS accorde à un job</translation>
    </message>
    <message>
        <source>Ask for less, or choose another QoS.</source>
        <translation>Demander moins ou choisir une autre QoS.</translation>
    </message>
    <message>
        <source>it asks for more %1 than its QoS allows a node</source>
        <translation>il demande plus (%1) que ce que sa QoS accorde à un nœud</translation>
    </message>
    <message>
        <source>it asks for less %1 than its QoS demands</source>
        <translation>il demande moins (%1) que ce que sa QoS exige</translation>
    </message>
    <message>
        <source>Ask for more, or choose another QoS.</source>
        <translation>Demander plus ou choisir une autre QoS.</translation>
    </message>
    <message>
        <source>your jobs already have as much of the %1 as its QoS allows a user</source>
        <translation>les autres jobs de cet utilisateur ont déjà tout ce que sa QoS lui accorde (%1)</translation>
    </message>
    <message>
        <source>Wait for your other jobs to end, or choose another QoS.</source>
        <translation>Attendre la fin des autres jobs ou choisir une autre QoS.</translation>
    </message>
    <message>
        <source>the %1 that its QoS allows are used up by other jobs</source>
        <translation>ce que sa QoS accorde (%1) est épuisé par d’autres jobs</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>cœurs</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nœuds</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>énergie</translation>
    </message>
    <message>
        <source>licences</source>
        <translation>licences</translation>
    </message>
    <message>
        <source>room on the burst buffer</source>
        <translation>place sur le burst buffer</translation>
    </message>
    <message>
        <source>billed resources</source>
        <translation>ressources facturées</translation>
    </message>
    <message>
        <source>jobs in the queue</source>
        <translation>jobs dans la file d’attente</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>jobs</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>resources of some kind</source>
        <translation>ressources d’un certain type</translation>
    </message>
    <message>
        <source>%1 × time</source>
        <translation>%1 × temps</translation>
    </message>
    <message>
        <source>Slurm, a file system or the network failed</source>
        <translation>Slurm, un système de fichiers ou le réseau est tombé en panne</translation>
    </message>
    <message>
        <source>Start it again.</source>
        <translation>Le relancer.</translation>
    </message>
    <message>
        <source>it could not be started on its node</source>
        <translation>il n’a pas pu démarrer sur son nœud</translation>
    </message>
    <message>
        <source>Look whether the run directory can be reached there.</source>
        <translation>Vérifier si le dossier du run y est accessible.</translation>
    </message>
    <message>
        <source>the cluster could not start it</source>
        <translation>le cluster n’a pas pu le démarrer</translation>
    </message>
    <message>
        <source>the cluster could not prepare its nodes</source>
        <translation>le cluster n’a pas pu préparer ses nœuds</translation>
    </message>
    <message>
        <source>it ended with an error</source>
        <translation>il s’est terminé par une erreur</translation>
    </message>
    <message>
        <source>it was ended by a signal</source>
        <translation>il a été terminé par un signal</translation>
    </message>
    <message>
        <source>its time limit was reached</source>
        <translation>sa limite de temps a été atteinte</translation>
    </message>
    <message>
        <source>it was idle for longer than is allowed</source>
        <translation>il est resté inactif plus longtemps que ce qui est autorisé</translation>
    </message>
    <message>
        <source>its deadline was reached</source>
        <translation>son échéance a été atteinte</translation>
    </message>
    <message>
        <source>it used more memory than it asked for</source>
        <translation>il a utilisé plus de mémoire que demandé</translation>
    </message>
    <message>
        <source>Ask for more memory, or make the batch smaller.</source>
        <translation>Demander plus de mémoire ou réduire le batch.</translation>
    </message>
    <message>
        <source>it had to make room for a job of higher priority</source>
        <translation>il a dû céder la place à un job de priorité supérieure</translation>
    </message>
    <message>
        <source>one of its nodes failed</source>
        <translation>un de ses nœuds est tombé en panne</translation>
    </message>
    <message>
        <source>one of its nodes could not be started</source>
        <translation>un de ses nœuds n’a pas pu démarrer</translation>
    </message>
    <message>
        <source>cancelled on request</source>
        <translation>annulé sur demande</translation>
    </message>
    <message>
        <source>cancelled, but not from here</source>
        <translation>annulé, mais pas d’ici</translation>
    </message>
    <message>
        <source>cancelled before it started, by somebody or because the job it waits for has failed</source>
        <translation>annulé avant son démarrage, par quelqu’un ou parce que le job qu’il attend a échoué</translation>
    </message>
    <message>
        <source>taken off the queue before it started</source>
        <translation>retiré de la file d’attente avant son démarrage</translation>
    </message>
    <message>
        <source>its entry was removed from the queue by hand</source>
        <translation>son entrée a été enlevée de la file d’attente à la main</translation>
    </message>
    <message numerus="yes">
        <source>it was put back in the queue %n time(s) (allowed: %2)</source>
        <translation><numerusform>il a été remis %n fois en file d’attente (autorisé : %2)</numerusform><numerusform>il a été remis %n fois en file d’attente (autorisé : %2)</numerusform></translation>
    </message>
    <message>
        <source>Resume it, or allow more restarts.</source>
        <translation>Le reprendre, ou autoriser plus de relances.</translation>
    </message>
    <message>
        <source>its run directory %1 cannot be entered on the node %2</source>
        <translation>son dossier %1 n’est pas accessible sur le nœud %2</translation>
    </message>
    <message>
        <source>Look whether the file system is mounted there.</source>
        <translation>Vérifier si le système de fichiers y est monté.</translation>
    </message>
    <message>
        <source>Slurm would not put it back in the queue</source>
        <translation>Slurm n’a pas voulu le remettre en file d’attente</translation>
    </message>
    <message>
        <source>Resume it.</source>
        <translation>Le reprendre.</translation>
    </message>
    <message>
        <source>the job ended before it began with the run</source>
        <translation>le job s’est terminé avant d’avoir commencé le run</translation>
    </message>
    <message>
        <source>the answer to its submission was lost; looking whether it arrived</source>
        <translation>la réponse à sa soumission s’est perdue ; vérification de son arrivée</translation>
    </message>
    <message>
        <source>the scheduler does not have it</source>
        <translation>l’ordonnanceur ne l’a pas</translation>
    </message>
    <message>
        <source>the queue does not have it</source>
        <translation>la file d’attente ne l’a pas</translation>
    </message>
    <message>
        <source>it has left the queue; waiting for word of how it ended</source>
        <translation>il a quitté la file d’attente ; en attente de savoir comment il s’est terminé</translation>
    </message>
    <message>
        <source>it has left the queue, and nothing tells how it ended</source>
        <translation>il a quitté la file d’attente, et rien ne dit comment il s’est terminé</translation>
    </message>
    <message>
        <source>it has left the queue without having started</source>
        <translation>il a quitté la file d’attente sans avoir démarré</translation>
    </message>
    <message>
        <source>Slurm says %1</source>
        <translation>Slurm indique %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the supervisor has not looked at it yet</source>
        <translation>le superviseur ne l’a pas encore examiné</translation>
    </message>
    <message numerus="yes">
        <source>%n of %2 cores (is|are) taken by %3</source>
        <translation><numerusform>%n cœur sur %2 est pris par %3</numerusform><numerusform>%n cœurs sur %2 sont pris par %3</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n of %2 GPUs (is|are) taken by %3</source>
        <translation><numerusform>%n GPU sur %2 est pris par %3</numerusform><numerusform>%n GPU sur %2 sont pris par %3</numerusform></translation>
    </message>
    <message>
        <source>GPU %1 is taken by %2</source>
        <translation>le GPU %1 est pris par %2</translation>
    </message>
    <message>
        <source>the attempt before it has not ended yet</source>
        <translation>la tentative précédente n’est pas encore terminée</translation>
    </message>
    <message>
        <source>it comes after %1</source>
        <translation>il passe après %1</translation>
    </message>
    <message numerus="yes">
        <source>this machine has %n GPU(s), and it asks for GPU number %2</source>
        <translation><numerusform>cette machine a %n GPU, et il demande le GPU numéro %2</numerusform><numerusform>cette machine a %n GPU, et il demande le GPU numéro %2</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>it asks for %n GPU(s), and this machine has %2</source>
        <translation><numerusform>il demande %n GPU, et cette machine en a %2</numerusform><numerusform>il demande %n GPU, et cette machine en a %2</numerusform></translation>
    </message>
    <message>
        <source>it ended without a result while no supervisor watched it</source>
        <translation>il s’est terminé sans résultat alors qu’aucun superviseur ne le surveillait</translation>
    </message>
    <message>
        <source>its record in the queue is damaged</source>
        <translation>sa fiche dans la file d’attente est endommagée</translation>
    </message>
    <message>
        <source>Resume the run.</source>
        <translation>Reprendre le run.</translation>
    </message>
    <message>
        <source>it printed %1</source>
        <translation>il a affiché %1</translation>
    </message>
    <message>
        <source>the cluster allows no arrays</source>
        <translation>le cluster n’autorise pas les tableaux de jobs</translation>
    </message>
    <message>
        <source>Submit the runs one by one.</source>
        <translation>Soumettre les runs un par un.</translation>
    </message>
    <message>
        <source>it is not the id of a job</source>
        <translation>ce n’est pas l’id d’un job</translation>
    </message>
    <message>
        <source>the machine's queue cannot do that</source>
        <translation>la file d’attente de la machine ne sait pas faire cela</translation>
    </message>
    <message>
        <source>the machine's answer is incomplete</source>
        <translation>la réponse de la machine est incomplète</translation>
    </message>
    <message>
        <source>Slurm's commands are not on the PATH of a shell there</source>
        <translation>les commandes de Slurm n’y sont pas dans le PATH d’un shell</translation>
    </message>
    <message>
        <source>Make sure that sbatch is found in shells that run without a log-in, or choose no scheduler for this machine.</source>
        <translation>S’assurer que sbatch est trouvé dans les shells sans ouverture de session, ou ne choisir aucun ordonnanceur pour cette machine.</translation>
    </message>
    <message>
        <source>the program is not there</source>
        <translation>le programme n’est pas là</translation>
    </message>
    <message>
        <source>Set the machine's scheduler to none, or make sure that Slurm's commands are on the PATH.</source>
        <translation>Ne choisir aucun ordonnanceur pour la machine, ou s’assurer que les commandes de Slurm sont dans le PATH.</translation>
    </message>
    <message>
        <source>the machine does not tell its time</source>
        <translation>la machine n’indique pas son heure</translation>
    </message>
    <message>
        <source>the program is not there or cannot be run</source>
        <translation>le programme n’est pas là ou ne peut pas être exécuté</translation>
    </message>
    <message>
        <source>Install Trainyard's engine again, or set where it is.</source>
        <translation>Réinstaller le moteur de Trainyard, ou indiquer où il se trouve.</translation>
    </message>
    <message>
        <source>it ended with code %1</source>
        <translation>terminé avec le code %1</translation>
    </message>
    <message>
        <source>it is that of %1</source>
        <translation>c’est celui de %1</translation>
    </message>
    <message>
        <source>Move the file away; the run's own folder tells how it went.</source>
        <translation>Déplacer le fichier ; le dossier du run dit comment il s’est passé.</translation>
    </message>
    <message>
        <source>the file is incomplete, or not a state file of this version</source>
        <translation>le fichier est incomplet, ou n’est pas un fichier d’état de cette version</translation>
    </message>
    <message>
        <source>it speaks protocol %1 and this window protocol %2</source>
        <translation>il parle le protocole %1 et cette fenêtre le protocole %2</translation>
    </message>
    <message>
        <source>it does not say which protocol it speaks</source>
        <translation>il n’indique pas quel protocole il parle</translation>
    </message>
    <message>
        <source>there is no partition “%1”</source>
        <translation>il n’y a pas de partition « %1 »</translation>
    </message>
    <message>
        <source>Choose one of: %2.</source>
        <translation>En choisir une parmi : %2.</translation>
    </message>
    <message>
        <source>the array's index %1 is above the cluster's largest, %2</source>
        <translation>l’indice %1 du tableau dépasse le plus grand du cluster, %2</translation>
    </message>
    <message>
        <source>Split the array.</source>
        <translation>Diviser le tableau.</translation>
    </message>
    <message>
        <source>you have no account “%1”</source>
        <translation>le compte « %1 » n’est pas attribué ici</translation>
    </message>
    <message>
        <source>this account may not use the QoS “%1”</source>
        <translation>ce compte ne peut pas utiliser la QoS « %1 »</translation>
    </message>
    <message>
        <source>the account allows a job %1, and it asks for %2</source>
        <translation>le compte accorde à un job %1, et il demande %2</translation>
    </message>
    <message>
        <source>Ask for less time; a run goes on where it stopped.</source>
        <translation>Demander moins de temps ; un run continue là où il s’est arrêté.</translation>
    </message>
    <message>
        <source>the QoS “%1” allows a job %2, and it asks for %3</source>
        <translation>la QoS « %1 » accorde à un job %2, et il demande %3</translation>
    </message>
    <message>
        <source>the partition “%1” allows a job %2, and it asks for %3</source>
        <translation>la partition « %1 » accorde à un job %2, et il demande %3</translation>
    </message>
    <message>
        <source>the partition “%1” allows a job %2 nodes, and it asks for %3</source>
        <translation>la partition « %1 » accorde à un job %2 nœuds, et il en demande %3</translation>
    </message>
    <message>
        <source>Ask for fewer nodes, or choose another partition.</source>
        <translation>Demander moins de nœuds ou choisir une autre partition.</translation>
    </message>
    <message>
        <source>the partition “%1” wants at least %2 nodes a job</source>
        <translation>la partition « %1 » exige au moins %2 nœuds par job</translation>
    </message>
    <message>
        <source>Ask for more nodes, or choose another partition.</source>
        <translation>Demander plus de nœuds ou choisir une autre partition.</translation>
    </message>
    <message>
        <source>the partition “%1” does not take jobs of the account “%2”</source>
        <translation>la partition « %1 » n’accepte pas les jobs du compte « %2 »</translation>
    </message>
    <message>
        <source>Choose another partition or account.</source>
        <translation>Choisir une autre partition ou un autre compte.</translation>
    </message>
    <message>
        <source>the partition “%1” does not take the QoS “%2”</source>
        <translation>la partition « %1 » n’accepte pas la QoS « %2 »</translation>
    </message>
    <message>
        <source>Choose another QoS.</source>
        <translation>Choisir une autre QoS.</translation>
    </message>
    <message>
        <source>Choose one of: %3.</source>
        <translation>En choisir une parmi : %3.</translation>
    </message>
    <message>
        <source>the partition “%1” has no GPUs of type “%2”</source>
        <translation>la partition « %1 » n’a pas de GPU de type « %2 »</translation>
    </message>
    <message>
        <source>the nodes of the partition “%1” have at most %2 GPUs, and it asks for %3 a node</source>
        <translation>les nœuds de la partition « %1 » ont au plus %2 GPU, et il en demande %3 par nœud</translation>
    </message>
    <message>
        <source>Ask for fewer a node and for more nodes, or choose another partition.</source>
        <translation>En demander moins par nœud et plus de nœuds, ou choisir une autre partition.</translation>
    </message>
    <message>
        <source>the nodes of the partition “%1” have at most %2 cores, and it asks for %3 a node</source>
        <translation>les nœuds de la partition « %1 » ont au plus %2 cœurs, et il en demande %3 par nœud</translation>
    </message>
    <message>
        <source>Ask for fewer cores a rank or fewer ranks a node.</source>
        <translation>Demander moins de cœurs par rang ou moins de rangs par nœud.</translation>
    </message>
    <message>
        <source>the nodes of the partition “%1” have at most %2 of memory, and it asks for %3 a node</source>
        <translation>les nœuds de la partition « %1 » ont au plus %2 de mémoire, et il en demande %3 par nœud</translation>
    </message>
    <message>
        <source>Ask for less memory, or choose another partition.</source>
        <translation>Demander moins de mémoire ou choisir une autre partition.</translation>
    </message>
    <message>
        <source>the machine answers %1</source>
        <translation>la machine répond %1</translation>
    </message>
    <message>
        <source>the machine answers %1: %2</source>
        <translation>la machine répond %1 : %2</translation>
    </message>
    <message>
        <source>Change what it asks for, or choose another partition, account or QoS.</source>
        <translation>Modifier ce qu’il demande, ou choisir une autre partition, un autre compte ou une autre QoS.</translation>
    </message>
    <message>
        <source>Choose another folder of records in the machine's settings, on a disk that all its nodes see.</source>
        <translation>Choisir dans les réglages de la machine un autre dossier des fiches, sur un disque que voient tous ses nœuds.</translation>
    </message>
    <message>
        <source>It is tried again; it cannot be submitted twice.</source>
        <translation>Un nouvel essai suit ; il ne peut pas être soumis deux fois.</translation>
    </message>
    <message>
        <source>no such key</source>
        <translation>clé inexistante</translation>
    </message>
    <message>
        <source>no such key; did you mean "%1"?</source>
        <translation>clé inexistante ; s’agit-il de « %1 » ?</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>un objet JSON</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2, or "%3"</source>
        <translation>un nombre entier de %1 à %2, ou « %3 »</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>une valeur parmi %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>text of %1 to %2 characters without line breaks or other control characters</source>
        <translation>un texte de %1 à %2 caractères sans saut de ligne ni autre caractère de contrôle</translation>
    </message>
    <message>
        <source>text of %1 to %2 characters</source>
        <translation>un texte de %1 à %2 caractères</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>1 to 64 letters, digits, '_', '-' or '.', not starting with '.'</source>
        <translation>1 à 64 lettres, chiffres, '_', '-' ou '.', sans commencer par '.'</translation>
    </message>
    <message>
        <source>a whole path, beginning with /</source>
        <translation>un chemin complet, commençant par /</translation>
    </message>
    <message>
        <source>%1 or a whole path, beginning with /</source>
        <translation>%1 ou un chemin complet, commençant par /</translation>
    </message>
    <message>
        <source>RUN@end, RUN@epoch-N, RUN@step-N or the whole path of a .safetensors file</source>
        <translation>RUN@end, RUN@epoch-N, RUN@step-N ou le chemin complet d’un fichier .safetensors</translation>
    </message>
    <message>
        <source>a list of at most %1 texts</source>
        <translation>une liste d’au plus %1 textes</translation>
    </message>
    <message>
        <source>at most %1 ascending whole numbers from %2 to %3</source>
        <translation>au plus %1 nombres entiers croissants de %2 à %3</translation>
    </message>
    <message>
        <source>at most %1 different whole numbers from %2 to %3</source>
        <translation>au plus %1 nombres entiers différents de %2 à %3</translation>
    </message>
    <message>
        <source>0 (all), a whole number from %1 to %2, or a list of two or more class names</source>
        <translation>0 (toutes), un nombre entier de %1 à %2, ou une liste d’au moins deux noms de classes</translation>
    </message>
    <message>
        <source>each class once</source>
        <translation>chaque classe une seule fois</translation>
    </message>
    <message>
        <source>nothing beside the section's other values</source>
        <translation>rien à côté des autres valeurs de la section</translation>
    </message>
    <message>
        <source>nothing: %1 does not have it</source>
        <translation>rien : %1 ne l’a pas</translation>
    </message>
    <message>
        <source>nothing beside a model from a file</source>
        <translation>rien à côté d’un modèle venant d’un fichier</translation>
    </message>
    <message>
        <source>at least %1 pixels for %2</source>
        <translation>au moins %1 pixels pour %2</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>1 (grey) or 3 (RGB)</source>
        <translation>1 (gris) ou 3 (RVB)</translation>
    </message>
    <message>
        <source>1 for IDX files</source>
        <translation>1 pour les fichiers IDX</translation>
    </message>
    <message>
        <source>a square of 28 to 64 pixels for the built-in glyphs</source>
        <translation>un carré de 28 à 64 pixels pour les glyphes intégrés</translation>
    </message>
    <message>
        <source>the folder of the data set</source>
        <translation>le dossier du jeu de données</translation>
    </message>
    <message>
        <source>the folder or file of the data set</source>
        <translation>le dossier ou le fichier du jeu de données</translation>
    </message>
    <message>
        <source>at most the run's %1 epochs</source>
        <translation>au plus les %1 époques du run</translation>
    </message>
    <message>
        <source>less than the run's %1 epochs</source>
        <translation>moins que les %1 époques du run</translation>
    </message>
    <message>
        <source>at most %1, the batch that they share</source>
        <translation>au plus %1, le batch qu’ils se partagent</translation>
    </message>
    <message>
        <source>a number that divides the %1 ranks</source>
        <translation>un nombre qui divise les %1 rangs</translation>
    </message>
    <message>
        <source>at most %1, the number of workers</source>
        <translation>au plus %1, le nombre de workers</translation>
    </message>
    <message>
        <source>at most %1, the processes of the run</source>
        <translation>au plus %1, les processus du run</translation>
    </message>
    <message>
        <source>only 0, since %1 is %2 and the master may pass over any later point; for others set sync_every and masters to 1, or mode to "synchronous"</source>
        <translation>seulement 0, car %1 vaut %2 et le master peut sauter tout point ultérieur ; pour d’autres valeurs, mettre sync_every et masters à 1, ou mode à « synchronous »</translation>
    </message>
    <message numerus="yes">
        <source>0 or at least %2, so that %3 processes find room on %n node(s)</source>
        <translation><numerusform>0 ou au moins %2, pour que %3 processus tiennent sur %n nœud</numerusform><numerusform>0 ou au moins %2, pour que %3 processus tiennent sur %n nœuds</numerusform></translation>
    </message>
    <message>
        <source>"start", since workers that run ahead would train with an older mask</source>
        <translation>« start », car des workers en avance entraîneraient avec un masque plus ancien</translation>
    </message>
    <message>
        <source>0, or a number from begin_epoch to the run's %1 epochs</source>
        <translation>0, ou un nombre entre begin_epoch et les %1 époques du run</translation>
    </message>
    <message>
        <source>at most three quarters of the run, or an end_epoch behind it</source>
        <translation>au plus trois quarts du run, ou un end_epoch au-delà</translation>
    </message>
    <message>
        <source>at most the sparsity of %1</source>
        <translation>au plus la sparsité de %1</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>It was deleted, or belongs to another store.</source>
        <translation>Il a été supprimé, ou appartient à une autre base.</translation>
    </message>
    <message>
        <source>it was made by a newer Trainyard (store version %1, this one reads up to %2)</source>
        <translation>elle vient d’un Trainyard plus récent (base de version %1, celui-ci lit jusqu’à %2)</translation>
    </message>
    <message>
        <source>Start that newer Trainyard, or use another data folder (TRAINYARD_HOME).</source>
        <translation>Lancer ce Trainyard plus récent, ou utiliser un autre dossier de données (TRAINYARD_HOME).</translation>
    </message>
    <message>
        <source>the file or its folder cannot be written</source>
        <translation>le fichier ou son dossier ne permet pas l’écriture</translation>
    </message>
    <message>
        <source>Check the permissions, or use another data folder (TRAINYARD_HOME).</source>
        <translation>Vérifier les permissions, ou utiliser un autre dossier de données (TRAINYARD_HOME).</translation>
    </message>
    <message>
        <source>there is none with this number</source>
        <translation>il n’y en a pas avec ce numéro</translation>
    </message>
    <message>
        <source>its lease expired, and another process has taken or finished it</source>
        <translation>son bail a expiré, et un autre processus l’a prise ou achevée</translation>
    </message>
    <message>
        <source>it has no id</source>
        <translation>il manque un id</translation>
    </message>
    <message>
        <source>a campaign with the id %1 is in the store already</source>
        <translation>une campagne avec l’id %1 est déjà dans la base</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>le nom est vide</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Lui donner un nom.</translation>
    </message>
    <message>
        <source>another data set has this name</source>
        <translation>un autre jeu de données porte ce nom</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Choisir un autre nom.</translation>
    </message>
    <message>
        <source>the store has no such data set</source>
        <translation>la base ne contient pas ce jeu de données</translation>
    </message>
    <message>
        <source>It may have been removed in another window.</source>
        <translation>Il a peut-être été enlevé dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>It may have been deleted in another window.</source>
        <translation>Il a peut-être été supprimé dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>a run with this id is in the store already</source>
        <translation>un run avec cet id est déjà dans la base</translation>
    </message>
    <message>
        <source>Give the run another id, or delete the old one.</source>
        <translation>Donner un autre id au run, ou supprimer l’ancien.</translation>
    </message>
    <message>
        <source>Give it one.</source>
        <translation>Lui en donner un.</translation>
    </message>
    <message>
        <source>Line at byte %1 of %2 is no event (%3): %4</source>
        <translation>La ligne à l’octet %1 de %2 n’est pas un événement (%3) : %4</translation>
    </message>
    <message>
        <source>GPU %1 no longer answers. The checkpoints are kept</source>
        <translation>Le GPU %1 ne répond plus. Les checkpoints sont gardés</translation>
    </message>
    <message>
        <source>Reset the GPU (nvidia-smi --gpu-reset) or restart the machine.</source>
        <translation>Réinitialiser le GPU (nvidia-smi --gpu-reset) ou redémarrer la machine.</translation>
    </message>
    <message numerus="yes">
        <source>GPU %2 has had %n memory error(s) that ECC could not restore since the run began</source>
        <translation><numerusform>Le GPU %2 a eu, depuis le début du run, %n erreur de mémoire que l’ECC n’a pas pu corriger</numerusform><numerusform>Le GPU %2 a eu, depuis le début du run, %n erreurs de mémoire que l’ECC n’a pas pu corriger</numerusform></translation>
    </message>
    <message>
        <source>If the run fails, resume it on another GPU.</source>
        <translation>Si le run échoue, le reprendre sur un autre GPU.</translation>
    </message>
    <message>
        <source>GPU %1 runs slower because it is hot: %2 °C, %3 MHz</source>
        <translation>Le GPU %1 ralentit parce qu’il est chaud : %2 °C, %3 MHz</translation>
    </message>
    <message>
        <source>Look at its fans and at the air that reaches it.</source>
        <translation>Vérifier ses ventilateurs et l’arrivée d’air.</translation>
    </message>
    <message>
        <source>GPU %1 runs slower because its hardware asks for it: %2 MHz</source>
        <translation>Le GPU %1 ralentit parce que son matériel le demande : %2 MHz</translation>
    </message>
    <message>
        <source>Look at its power cables, the power supply and the cooling.</source>
        <translation>Vérifier ses câbles électriques, l’alimentation et le refroidissement.</translation>
    </message>
    <message>
        <source>GPU %1 has reached its power limit: %2 of %3 W at %4 MHz. This is usual under full load</source>
        <translation>Le GPU %1 a atteint sa limite de puissance : %2 W sur %3 à %4 MHz. C’est courant à pleine charge</translation>
    </message>
    <message>
        <source>Training waits %1 % of its time for input: %2 takes %3 % of loading</source>
        <translation>L’entraînement passe %1 % de son temps à attendre les données : %2 représente %3 % du chargement</translation>
    </message>
    <message>
        <source>Training waits %1 % of its time for input: %2 takes %3 % of loading. This ends with the first epoch, because the images stay in memory</source>
        <translation>L’entraînement passe %1 % de son temps à attendre les données : %2 représente %3 % du chargement. Cela cesse après la première époque, car les images restent en mémoire</translation>
    </message>
    <message>
        <source>reading from the disk</source>
        <translation>la lecture du disque</translation>
    </message>
    <message>
        <source>decoding and resizing</source>
        <translation>le décodage et le redimensionnement</translation>
    </message>
    <message>
        <source>changing images at random</source>
        <translation>la modification aléatoire des images</translation>
    </message>
    <message>
        <source>copying images</source>
        <translation>la copie des images</translation>
    </message>
    <message>
        <source>Prepare the data set (data.cache.place = auto): loading becomes %1 times as fast, for %2 of disk.</source>
        <translation>Préparer le jeu de données (data.cache.place = auto) : le chargement devient %1 fois plus rapide, pour %2 de disque.</translation>
    </message>
    <message>
        <source>Load beside the training: use one loader thread or more (data.loader_threads); now 0.</source>
        <translation>Charger à côté de l’entraînement : utiliser au moins un thread de chargement (data.loader_threads) ; actuellement 0.</translation>
    </message>
    <message>
        <source>Use more loader threads (data.loader_threads): now %1, and this machine has %2 cores.</source>
        <translation>Utiliser plus de threads de chargement (data.loader_threads) : actuellement %1, et cette machine a %2 cœurs.</translation>
    </message>
    <message>
        <source>Put the data set on a faster disk, nearer to the machine.</source>
        <translation>Mettre le jeu de données sur un disque plus rapide, plus près de la machine.</translation>
    </message>
    <message>
        <source>Keep smaller images in the cache (data.cache.side), or pixels instead of JPEGs.</source>
        <translation>Garder des images plus petites dans le cache (data.cache.side), ou des pixels au lieu de JPEG.</translation>
    </message>
    <message>
        <source>Choose smaller images, or a machine with more cores.</source>
        <translation>Choisir des images plus petites, ou une machine avec plus de cœurs.</translation>
    </message>
    <message>
        <source>Make fewer random changes.</source>
        <translation>Faire moins de modifications aléatoires.</translation>
    </message>
    <message>
        <source>Make fewer random changes; RandAugment costs most.</source>
        <translation>Faire moins de modifications aléatoires ; RandAugment coûte le plus.</translation>
    </message>
    <message>
        <source>Choose smaller images; memory is the limit.</source>
        <translation>Choisir des images plus petites ; la mémoire est la limite.</translation>
    </message>
    <message>
        <source>The training loss became %1 at step %2; training goes on because the spec says so</source>
        <translation>La loss d’entraînement est devenue %1 au pas %2 ; l’entraînement continue parce que la spécification le demande</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>infinie</translation>
    </message>
    <message>
        <source>Not as in the attempt before: %1. Losses may differ in their last digits</source>
        <translation>Différent de la tentative précédente : %1. Les loss peuvent différer dans leurs derniers chiffres</translation>
    </message>
    <message>
        <source>Weights begin as those of %1</source>
        <translation>Les poids initiaux sont ceux de %1</translation>
    </message>
    <message>
        <source>Weights begin as those of %1; %2 begins anew, because it is for another number of classes</source>
        <translation>Les poids initiaux sont ceux de %1 ; %2 repart de zéro, car le nombre de classes est différent</translation>
    </message>
    <message>
        <source>The weights of %1 are pruned; those that are zero there stay zero</source>
        <translation>Les poids de %1 sont élagués ; ceux qui y sont nuls restent nuls</translation>
    </message>
    <message>
        <source>Weights begin as those of run %1 after step %2 (%3)</source>
        <translation>Les poids initiaux sont ceux du run %1 après le pas %2 (%3)</translation>
    </message>
    <message>
        <source>The run had ended early; with the settings that it has now it goes on</source>
        <translation>Le run s’était terminé avant la fin ; avec ses réglages actuels, il continue</translation>
    </message>
    <message>
        <source>Skipped %1: %2</source>
        <translation>%1 ignoré : %2</translation>
    </message>
    <message>
        <source>Further samples that cannot be read are only counted</source>
        <translation>Les autres échantillons illisibles sont seulement comptés</translation>
    </message>
    <message>
        <source>Skipped as unreadable: %1 training samples, in whose places others were trained on, and %2 validation samples, which accuracies and losses are without</source>
        <translation>Ignorés car illisibles : %1 échantillons d’entraînement, remplacés par d’autres, et %2 échantillons de validation, absents des accuracies et des loss</translation>
    </message>
    <message>
        <source>The data set has no validation images: only training loss is recorded</source>
        <translation>Le jeu de données n’a pas d’images de validation : seule la loss d’entraînement est enregistrée</translation>
    </message>
    <message>
        <source>Preparing the data set once, for this run and others: %1 images, %2 images/s, about %3, %4 of disk</source>
        <translation>Préparation unique du jeu de données, pour ce run et d’autres : %1 images, %2 images/s, environ %3, %4 de disque</translation>
    </message>
    <message>
        <source>Batch size %1 is too large here (%2); half of it is tried</source>
        <translation>La taille de batch %1 est trop grande ici (%2) ; essai avec la moitié</translation>
    </message>
    <message>
        <source>Batch size %1: the largest power of two a rank within %2 and an eighth of the training samples</source>
        <translation>Taille de batch %1 : la plus grande puissance de deux par rang dans la limite de %2 et d’un huitième des échantillons d’entraînement</translation>
    </message>
    <message>
        <source>Data: %1. Device: %2</source>
        <translation>Données : %1. Périphérique : %2</translation>
    </message>
    <message>
        <source>Images: %1</source>
        <translation>Images : %1</translation>
    </message>
    <message>
        <source>Resumed from %1 after step %2 of %3</source>
        <translation>Repris depuis %1 après le pas %2 sur %3</translation>
    </message>
    <message>
        <source>the runs have no points of these series yet</source>
        <translation>les runs n’ont pas encore de points de ces séries</translation>
    </message>
    <message>
        <source>Look with 'trainyard runs show' which series there are.</source>
        <translation>« trainyard runs show » indique quelles séries existent.</translation>
    </message>
    <message>
        <source>it has no events with a duration</source>
        <translation>elle n’a pas d’événements dotés d’une durée</translation>
    </message>
    <message>
        <source>Choose a trace in Chrome's JSON format, such as rank-0000.json of a run or one of PyTorch's profiler.</source>
        <translation>Choisir une trace au format JSON de Chrome, comme rank-0000.json d’un run ou une trace du profileur de PyTorch.</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>Choose a file with a trace.</source>
        <translation>Choisir un fichier contenant une trace.</translation>
    </message>
    <message>
        <source>the folder has no files *.json or *.json.gz</source>
        <translation>le dossier n’a pas de fichiers *.json ou *.json.gz</translation>
    </message>
    <message>
        <source>Choose a folder of attempts/0001/trace in a run directory, or a file.</source>
        <translation>Choisir un dossier de attempts/0001/trace dans un dossier de run, ou un fichier.</translation>
    </message>
    <message>
        <source>their checkpoints need %1, and %2 are free</source>
        <translation>leurs checkpoints exigent %1, et %2 sont libres</translation>
    </message>
    <message>
        <source>this Trainyard does not know the request "%1"</source>
        <translation>ce Trainyard ne connaît pas la demande « %1 »</translation>
    </message>
    <message>
        <source>Nothing was done. Ask again with the Trainyard that stored it.</source>
        <translation>Rien n’a été fait. Refaire la demande avec le Trainyard qui l’a enregistrée.</translation>
    </message>
    <message>
        <source>the stored request "%1" cannot be read</source>
        <translation>la demande enregistrée « %1 » est illisible</translation>
    </message>
    <message>
        <source>Nothing was done. Ask again.</source>
        <translation>Rien n’a été fait. Refaire la demande.</translation>
    </message>
    <message>
        <source>"%1" is not a number from %2 to %3</source>
        <translation>« %1 » n’est pas un nombre de %2 à %3</translation>
    </message>
    <message>
        <source>Set it to %4, or unset it.</source>
        <translation>La mettre à %4, ou la supprimer.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Choisir un autre fichier.</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>il dépasse %1 octets</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>Vérifier que c’est le bon fichier.</translation>
    </message>
    <message>
        <source>not all of it could be written</source>
        <translation>tout n’a pas pu être écrit</translation>
    </message>
    <message>
        <source>Free some space, or write it elsewhere.</source>
        <translation>Libérer de l’espace, ou écrire ailleurs.</translation>
    </message>
    <message>
        <source>a sample has the label %1</source>
        <translation>un échantillon a le label %1</translation>
    </message>
    <message>
        <source>the text is not base64</source>
        <translation>le texte n’est pas du base64</translation>
    </message>
    <message>
        <source>%1 is not known here</source>
        <translation>%1 n’est pas connu ici</translation>
    </message>
    <message>
        <source>a rank counts other classes than there are</source>
        <translation>un rang compte d’autres classes que celles qui existent</translation>
    </message>
    <message>
        <source>its lists do not fit together</source>
        <translation>ses listes ne s’accordent pas</translation>
    </message>
    <message>
        <source>it names %1 classes instead of %2</source>
        <translation>il nomme %1 classes au lieu de %2</translation>
    </message>
    <message>
        <source>Download the data set again.</source>
        <translation>Télécharger de nouveau le jeu de données.</translation>
    </message>
    <message>
        <source>it holds none of the files of CIFAR-10 or CIFAR-100, such as data_batch_1.bin or train.bin</source>
        <translation>il ne contient aucun des fichiers de CIFAR-10 ou CIFAR-100, comme data_batch_1.bin ou train.bin</translation>
    </message>
    <message>
        <source>Name the folder cifar-10-batches-bin, cifar-10-batches-py, cifar-100-binary or cifar-100-python, or the .tar.gz file.</source>
        <translation>Indiquer le dossier cifar-10-batches-bin, cifar-10-batches-py, cifar-100-binary ou cifar-100-python, ou le fichier .tar.gz.</translation>
    </message>
    <message>
        <source>%1 is missing (it holds other files of the %2)</source>
        <translation>%1 manque (d’autres fichiers de %2 sont là)</translation>
    </message>
    <message>
        <source>Unpack or download the data set again.</source>
        <translation>Extraire ou télécharger de nouveau le jeu de données.</translation>
    </message>
    <message>
        <source>label %1 of image %2 is not among the %3 classes</source>
        <translation>le label %1 de l’image %2 n’est pas parmi les %3 classes</translation>
    </message>
    <message>
        <source>its labels are not all whole numbers</source>
        <translation>ses labels ne sont pas tous des nombres entiers</translation>
    </message>
    <message>
        <source>its labels are no list of whole numbers</source>
        <translation>ses labels ne sont pas une liste de nombres entiers</translation>
    </message>
    <message>
        <source>its data is no array of unsigned bytes</source>
        <translation>ses données ne sont pas un tableau d’octets non signés</translation>
    </message>
    <message>
        <source>its array is stored by columns (Fortran order)</source>
        <translation>son tableau est stocké par colonnes (ordre Fortran)</translation>
    </message>
    <message>
        <source>its array has an impossible size</source>
        <translation>son tableau a une taille impossible</translation>
    </message>
    <message>
        <source>its array should have %1 bytes but has %2</source>
        <translation>son tableau devrait avoir %1 octets mais en a %2</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>its %1 bytes are no whole number of images of %2 bytes (it was cut off, or is no CIFAR-%3)</source>
        <translation>ses %1 octets ne font pas un nombre entier d’images de %2 octets (il est tronqué, ou n’est pas un CIFAR-%3)</translation>
    </message>
    <message>
        <source>its %1 bytes of data are no whole number of images of %2 bytes</source>
        <translation>ses %1 octets de données ne font pas un nombre entier d’images de %2 octets</translation>
    </message>
    <message>
        <source>it holds %1 labels for %2 images</source>
        <translation>il contient %1 labels pour %2 images</translation>
    </message>
    <message>
        <source>its names of classes are no texts</source>
        <translation>ses noms de classes ne sont pas des textes</translation>
    </message>
    <message>
        <source>validation sample %1 has the label %2, which no training sample has</source>
        <translation>l’échantillon de validation %1 a le label %2, qu’aucun échantillon d’entraînement n’a</translation>
    </message>
    <message>
        <source>Check that both parts belong to the same data set.</source>
        <translation>Vérifier que les deux parties appartiennent au même jeu de données.</translation>
    </message>
    <message>
        <source>its samples have more than 100,000 different labels</source>
        <translation>ses échantillons ont plus de 100 000 labels différents</translation>
    </message>
    <message>
        <source>Labels are classes, not values to predict.</source>
        <translation>Les labels sont des classes, pas des valeurs à prédire.</translation>
    </message>
    <message>
        <source>the link leads back to a folder that contains it</source>
        <translation>le lien ramène à un dossier qui le contient</translation>
    </message>
    <message>
        <source>Remove the link.</source>
        <translation>Enlever le lien.</translation>
    </message>
    <message>
        <source>it lies more than %1 folders deep within a class folder</source>
        <translation>elle se trouve à plus de %1 dossiers de profondeur dans un dossier de classe</translation>
    </message>
    <message>
        <source>Move its images up.</source>
        <translation>Remonter ses images.</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>le lien ne mène nulle part</translation>
    </message>
    <message>
        <source>line %1 says that its split is %2</source>
        <translation>la ligne %1 indique la partie %2</translation>
    </message>
    <message>
        <source>Write train or val.</source>
        <translation>Écrire train ou val.</translation>
    </message>
    <message>
        <source>line %1 has %2 fields instead of %3</source>
        <translation>la ligne %1 a %2 champs au lieu de %3</translation>
    </message>
    <message>
        <source>Each line is path,label; a header names other columns.</source>
        <translation>Chaque ligne est chemin,label ; un en-tête nomme d’autres colonnes.</translation>
    </message>
    <message>
        <source>Correct the line.</source>
        <translation>Corriger la ligne.</translation>
    </message>
    <message>
        <source>it lists no training images</source>
        <translation>il ne liste aucune image d’entraînement</translation>
    </message>
    <message>
        <source>it is listed but is no regular file</source>
        <translation>elle est listée mais n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>it is listed but does not exist</source>
        <translation>elle est listée mais n’existe pas</translation>
    </message>
    <message>
        <source>line %1 %2</source>
        <translation>la ligne %1 %2</translation>
    </message>
    <message>
        <source>has more than 1,000 fields</source>
        <translation>a plus de 1 000 champs</translation>
    </message>
    <message>
        <source>contains a zero byte (it is no text, or in UTF-16)</source>
        <translation>contient un octet nul (ce n’est pas du texte, ou c’est de l’UTF-16)</translation>
    </message>
    <message>
        <source>has a field of more than 65,536 bytes (it is no list of files)</source>
        <translation>a un champ de plus de 65 536 octets (ce n’est pas une liste de fichiers)</translation>
    </message>
    <message>
        <source>has text behind a closing quote</source>
        <translation>a du texte après un guillemet fermant</translation>
    </message>
    <message>
        <source>opens a quote and does not close it within 65,536 bytes</source>
        <translation>ouvre un guillemet et ne le ferme pas dans les 65 536 octets</translation>
    </message>
    <message>
        <source>opens a quote that is never closed</source>
        <translation>ouvre un guillemet qui n’est jamais fermé</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>son format est inconnu</translation>
    </message>
    <message>
        <source>it is a file, not a folder</source>
        <translation>c’est un fichier, pas un dossier</translation>
    </message>
    <message>
        <source>Unpack it and name the folder.</source>
        <translation>L’extraire et indiquer le dossier.</translation>
    </message>
    <message>
        <source>Expected are train/&lt;class&gt;/*.jpg and test/&lt;class&gt;/*.jpg, or one folder per class.</source>
        <translation>Attendu : train/&lt;class&gt;/*.jpg et test/&lt;class&gt;/*.jpg, ou un dossier par classe.</translation>
    </message>
    <message>
        <source>there is no class of this name in %1</source>
        <translation>il n’y a pas de classe de ce nom dans %1</translation>
    </message>
    <message>
        <source>Training and validation need the same class folders: add or remove it.</source>
        <translation>L’entraînement et la validation exigent les mêmes dossiers de classes : l’ajouter ou l’enlever.</translation>
    </message>
    <message>
        <source>it holds files but no class folders</source>
        <translation>il contient des fichiers mais aucun dossier de classe</translation>
    </message>
    <message>
        <source>it holds no class folders</source>
        <translation>il ne contient aucun dossier de classe</translation>
    </message>
    <message>
        <source>it is the only class folder</source>
        <translation>c’est le seul dossier de classe</translation>
    </message>
    <message>
        <source>Classification needs at least two classes. Expected are train/&lt;class&gt;/*.jpg and test/&lt;class&gt;/*.jpg, or one folder per class.</source>
        <translation>La classification exige au moins deux classes. Attendu : train/&lt;class&gt;/*.jpg et test/&lt;class&gt;/*.jpg, ou un dossier par classe.</translation>
    </message>
    <message>
        <source>it holds %1 but no train folder</source>
        <translation>il contient %1 mais pas de dossier train</translation>
    </message>
    <message>
        <source>Put the same class folders into it as into train, or remove it: then 10 % of the training images are held out.</source>
        <translation>Y mettre les mêmes dossiers de classes que dans train, ou l’enlever : alors 10 % des images d’entraînement sont mises de côté.</translation>
    </message>
    <message>
        <source>it is an archive</source>
        <translation>c’est une archive</translation>
    </message>
    <message>
        <source>it is a single image</source>
        <translation>c’est une seule image</translation>
    </message>
    <message>
        <source>Name the folder that holds the folders of its classes.</source>
        <translation>Indiquer le dossier qui contient les dossiers de ses classes.</translation>
    </message>
    <message>
        <source>it is a checkpoint, not a data set</source>
        <translation>c’est un checkpoint, pas un jeu de données</translation>
    </message>
    <message>
        <source>A data set is a folder with train/&lt;class&gt;/ and test/&lt;class&gt;/ or with one folder per class, or IDX (*-idx3-ubyte), CIFAR, CSV, TFRecord or HDF5 files, or a .txt list of those two.</source>
        <translation>Un jeu de données est un dossier avec train/&lt;class&gt;/ et test/&lt;class&gt;/ ou avec un dossier par classe, ou des fichiers IDX (*-idx3-ubyte), CIFAR, CSV, TFRecord ou HDF5, ou une liste .txt de ces deux derniers.</translation>
    </message>
    <message>
        <source>files of this kind are not known</source>
        <translation>les fichiers de ce type ne sont pas connus</translation>
    </message>
    <message>
        <source>it is a run directory, not a data set</source>
        <translation>c’est un dossier de run, pas un jeu de données</translation>
    </message>
    <message>
        <source>its images do not lie in a folder for each class</source>
        <translation>ses images ne sont pas rangées dans un dossier par classe</translation>
    </message>
    <message>
        <source>Put them into folders named after their classes, or list them in a CSV file with the columns path and label.</source>
        <translation>Les mettre dans des dossiers portant le nom de leur classe, ou les lister dans un fichier CSV avec les colonnes path et label.</translation>
    </message>
    <message>
        <source>it holds an archive (%1)</source>
        <translation>il contient une archive (%1)</translation>
    </message>
    <message>
        <source>the folder is empty</source>
        <translation>le dossier est vide</translation>
    </message>
    <message>
        <source>it holds no files of a kind that is known</source>
        <translation>il ne contient aucun fichier d’un type connu</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>ce fichier ou dossier n’existe pas</translation>
    </message>
    <message>
        <source>glyphs are drawn at 28 to 64 pixels, grey or RGB</source>
        <translation>les glyphes se dessinent en 28 à 64 pixels, en gris ou en RVB</translation>
    </message>
    <message>
        <source>Choose such an image size.</source>
        <translation>Choisir une telle taille d’image.</translation>
    </message>
    <message>
        <source>“%1” (%2) claims to be larger than what the file holds of it (%3 bytes)</source>
        <translation>« %1 » (%2) prétend être plus grand que ce que le fichier en contient (%3 octets)</translation>
    </message>
    <message>
        <source>Write the file again.</source>
        <translation>Réécrire le fichier.</translation>
    </message>
    <message>
        <source>“%1” (%2) is no list of images</source>
        <translation>« %1 » (%2) n’est pas une liste d’images</translation>
    </message>
    <message>
        <source>Images are n × height × width, with 1 or 3 channels last or second; features are no unsigned bytes.</source>
        <translation>Les images sont n × hauteur × largeur, avec 1 ou 3 canaux en dernier ou en deuxième ; les features ne sont pas des octets non signés.</translation>
    </message>
    <message>
        <source>“%1” (%2) holds no features</source>
        <translation>« %1 » (%2) ne contient pas de features</translation>
    </message>
    <message>
        <source>Features are numbers, n × length, n × height × width, n × height × width × channels or n × channels × height × width.</source>
        <translation>Les features sont des nombres, n × longueur, n × hauteur × largeur, n × hauteur × largeur × canaux ou n × canaux × hauteur × largeur.</translation>
    </message>
    <message>
        <source>%1 holds no labels</source>
        <translation>%1 ne contient pas de labels</translation>
    </message>
    <message>
        <source>Labels are n whole numbers, or n × classes with a 1 at the class.</source>
        <translation>Les labels sont n nombres entiers, ou n × classes avec un 1 à la classe.</translation>
    </message>
    <message>
        <source>row %1 of %2 is no label</source>
        <translation>la ligne %1 de %2 n’est pas un label</translation>
    </message>
    <message>
        <source>Labels are n whole numbers, or n × classes with a 1 at the class and 0 elsewhere.</source>
        <translation>Les labels sont n nombres entiers, ou n × classes avec un 1 à la classe et 0 ailleurs.</translation>
    </message>
    <message>
        <source>“%1” (%2) and “%3” cannot be joined</source>
        <translation>« %1 » (%2) et « %3 » ne peuvent pas être réunis</translation>
    </message>
    <message>
        <source>Name inputs of the same kind and size.</source>
        <translation>Indiquer des entrées de même type et de même taille.</translation>
    </message>
    <message>
        <source>“%1” has %2 rows, “%3” %4</source>
        <translation>« %1 » a %2 lignes, « %3 » %4</translation>
    </message>
    <message>
        <source>its inputs have %1 channels together</source>
        <translation>ses entrées ont ensemble %1 canaux</translation>
    </message>
    <message>
        <source>Images have 1 or 3 channels.</source>
        <translation>Les images ont 1 ou 3 canaux.</translation>
    </message>
    <message>
        <source>its inputs have %1 values together</source>
        <translation>ses entrées ont ensemble %1 valeurs</translation>
    </message>
    <message>
        <source>At most 3,145,728 are possible.</source>
        <translation>Au plus 3 145 728 sont possibles.</translation>
    </message>
    <message>
        <source>“%1” has rows of another shape or kind than the files before</source>
        <translation>« %1 » a des lignes d’une autre forme ou d’un autre type que les fichiers précédents</translation>
    </message>
    <message>
        <source>it holds no images</source>
        <translation>il ne contient pas d’images</translation>
    </message>
    <message>
        <source>its samples are images, which cannot be brought to %1</source>
        <translation>ses échantillons sont des images, qui ne peuvent pas être ramenées à %1</translation>
    </message>
    <message>
        <source>Set an image size of 8 to 1024 pixels with 1 or 3 channels.</source>
        <translation>Régler une taille d’image de 8 à 1024 pixels avec 1 ou 3 canaux.</translation>
    </message>
    <message>
        <source>its samples have %1 features, but %2 has room for %3</source>
        <translation>ses échantillons ont %1 features, mais %2 n’a de place que pour %3</translation>
    </message>
    <message>
        <source>Set %4.</source>
        <translation>Régler %4.</translation>
    </message>
    <message>
        <source>row %1 holds a feature that is not finite (NaN or infinite)</source>
        <translation>la ligne %1 contient une feature qui n’est pas finie (NaN ou infinie)</translation>
    </message>
    <message>
        <source>Mend or remove the row, or skip unreadable samples.</source>
        <translation>Corriger ou enlever la ligne, ou ignorer les échantillons illisibles.</translation>
    </message>
    <message>
        <source>it holds features, not an image</source>
        <translation>il contient des features, pas une image</translation>
    </message>
    <message>
        <source>Train on it as it is, without a prepared cache.</source>
        <translation>L’utiliser tel quel pour l’entraînement, sans cache préparé.</translation>
    </message>
    <message>
        <source>its structure leads in circles (no end after %1 seconds)</source>
        <translation>sa structure tourne en rond (pas de fin après %1 secondes)</translation>
    </message>
    <message>
        <source>Write or download the file again.</source>
        <translation>Réécrire ou retélécharger le fichier.</translation>
    </message>
    <message>
        <source>it is damaged in a way that crashes the HDF5 library</source>
        <translation>il est endommagé au point de faire planter la bibliothèque HDF5</translation>
    </message>
    <message>
        <source>it does not fit into memory</source>
        <translation>il ne tient pas en mémoire</translation>
    </message>
    <message>
        <source>Use fewer or smaller files.</source>
        <translation>Utiliser moins de fichiers, ou des fichiers plus petits.</translation>
    </message>
    <message>
        <source>%1 has %2 axes</source>
        <translation>%1 a %2 axes</translation>
    </message>
    <message>
        <source>%1 claims to be larger than what the file can hold</source>
        <translation>%1 prétend être plus grand que ce que le fichier peut contenir</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 est endommagé</translation>
    </message>
    <message>
        <source>no memory</source>
        <translation>pas de mémoire</translation>
    </message>
    <message>
        <source>it cannot hold %1</source>
        <translation>il ne peut pas contenir %1</translation>
    </message>
    <message>
        <source>it cannot be finished</source>
        <translation>il ne peut pas être achevé</translation>
    </message>
    <message>
        <source>the extent of %1 is damaged</source>
        <translation>l’étendue de %1 est endommagée</translation>
    </message>
    <message>
        <source>%1 claims to have more values than any file</source>
        <translation>%1 prétend avoir plus de valeurs qu’aucun fichier</translation>
    </message>
    <message>
        <source>it holds more than 10,000 data sets</source>
        <translation>il contient plus de 10 000 jeux de données</translation>
    </message>
    <message>
        <source>%1 lies in other files, which is not supported</source>
        <translation>%1 se trouve dans d’autres fichiers, ce qui n’est pas pris en charge</translation>
    </message>
    <message>
        <source>the index of %1 is damaged</source>
        <translation>l’index de %1 est endommagé</translation>
    </message>
    <message>
        <source>%1 has too few rows</source>
        <translation>%1 a trop peu de lignes</translation>
    </message>
    <message>
        <source>%1 has another size than it said</source>
        <translation>%1 a une autre taille que celle annoncée</translation>
    </message>
    <message>
        <source>%1 is damaged or packed in an unknown way (rows from %2 on)</source>
        <translation>%1 est endommagé ou compressé d’une façon inconnue (lignes à partir de %2)</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>il est endommagé</translation>
    </message>
    <message>
        <source>Name the folder that holds the IDX files.</source>
        <translation>Indiquer le dossier qui contient les fichiers IDX.</translation>
    </message>
    <message>
        <source>label %1 (entry %2) does not occur in %3</source>
        <translation>le label %1 (entrée %2) n’apparaît pas dans %3</translation>
    </message>
    <message>
        <source>Check that both files belong to the same data set.</source>
        <translation>Vérifier que les deux fichiers appartiennent au même jeu de données.</translation>
    </message>
    <message>
        <source>every label is 0</source>
        <translation>tous les labels valent 0</translation>
    </message>
    <message>
        <source>A data set needs at least two classes.</source>
        <translation>Un jeu de données exige au moins deux classes.</translation>
    </message>
    <message>
        <source>it holds both %1 and %2</source>
        <translation>il contient à la fois %1 et %2</translation>
    </message>
    <message>
        <source>Put each data set into a folder of its own.</source>
        <translation>Mettre chaque jeu de données dans son propre dossier.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 manque</translation>
    </message>
    <message>
        <source>The folder should hold train-images-idx3-ubyte, train-labels-idx1-ubyte, t10k-images-idx3-ubyte and t10k-labels-idx1-ubyte, plain or as .gz.</source>
        <translation>Le dossier devrait contenir train-images-idx3-ubyte, train-labels-idx1-ubyte, t10k-images-idx3-ubyte et t10k-labels-idx1-ubyte, tels quels ou en .gz.</translation>
    </message>
    <message>
        <source>it holds %1 labels for %2 images in %3</source>
        <translation>il contient %1 labels pour %2 images dans %3</translation>
    </message>
    <message>
        <source>Download both files again.</source>
        <translation>Retélécharger les deux fichiers.</translation>
    </message>
    <message>
        <source>it is not an IDX file (it does not begin with two zero bytes)</source>
        <translation>ce n’est pas un fichier IDX (il ne commence pas par deux octets nuls)</translation>
    </message>
    <message>
        <source>Choose a folder with the four IDX files of MNIST or of a data set like it.</source>
        <translation>Choisir un dossier avec les quatre fichiers IDX de MNIST ou d’un jeu de données similaire.</translation>
    </message>
    <message>
        <source>its values are %1, only unsigned bytes can be read</source>
        <translation>ses valeurs sont de type %1, seuls les octets non signés peuvent être lus</translation>
    </message>
    <message>
        <source>Convert the file to unsigned bytes.</source>
        <translation>Convertir le fichier en octets non signés.</translation>
    </message>
    <message>
        <source>its header says that it holds nothing</source>
        <translation>selon son en-tête, il ne contient rien</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>Retélécharger le fichier.</translation>
    </message>
    <message>
        <source>its %1 bytes do not fit into memory</source>
        <translation>ses %1 octets ne tiennent pas en mémoire</translation>
    </message>
    <message>
        <source>Use a machine with more memory.</source>
        <translation>Utiliser une machine avec plus de mémoire.</translation>
    </message>
    <message>
        <source>its header says that the images are %1 pixels; 1 to 16,384 on a side are allowed</source>
        <translation>selon son en-tête, les images ont %1 pixels ; de 1 à 16 384 par côté sont autorisés</translation>
    </message>
    <message>
        <source>it has no pixels</source>
        <translation>elle n’a pas de pixels</translation>
    </message>
    <message>
        <source>Remove the file.</source>
        <translation>Enlever le fichier.</translation>
    </message>
    <message>
        <source>it says that it is %1 pixels; at most %2 on a side and %3 in all are read</source>
        <translation>elle annonce %1 pixels ; au plus %2 par côté et %3 au total sont lus</translation>
    </message>
    <message>
        <source>Shrink or remove the file.</source>
        <translation>Réduire ou enlever le fichier.</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>Remove or replace it.</source>
        <translation>L’enlever ou le remplacer.</translation>
    </message>
    <message>
        <source>it is neither JPEG nor PNG nor WebP but %1</source>
        <translation>ce n’est ni du JPEG, ni du PNG, ni du WebP, mais %1</translation>
    </message>
    <message>
        <source>Convert or remove the file.</source>
        <translation>Convertir ou enlever le fichier.</translation>
    </message>
    <message>
        <source>the JPEG decoder could not be made</source>
        <translation>le décodeur JPEG n’a pas pu être créé</translation>
    </message>
    <message>
        <source>the file is too long</source>
        <translation>le fichier est trop long</translation>
    </message>
    <message>
        <source>Replace or remove the file.</source>
        <translation>Remplacer ou enlever le fichier.</translation>
    </message>
    <message>
        <source>its JPEG header is wrong or cut off (%1)</source>
        <translation>son en-tête JPEG est erroné ou tronqué (%1)</translation>
    </message>
    <message>
        <source>its JPEG header is cut off</source>
        <translation>son en-tête JPEG est tronqué</translation>
    </message>
    <message>
        <source>its JPEG data is cut off or corrupt (%1)</source>
        <translation>ses données JPEG sont tronquées ou corrompues (%1)</translation>
    </message>
    <message>
        <source>its JPEG data is cut off</source>
        <translation>ses données JPEG sont tronquées</translation>
    </message>
    <message>
        <source>it has no samples in this split</source>
        <translation>il n’a pas d’échantillons dans cette partie</translation>
    </message>
    <message>
        <source>%1 batches of %2 images do not fit into memory</source>
        <translation>%1 batchs de %2 images ne tiennent pas en mémoire</translation>
    </message>
    <message>
        <source>Choose a smaller batch or smaller images.</source>
        <translation>Choisir un batch plus petit ou des images plus petites.</translation>
    </message>
    <message>
        <source>only %1 of %2 loader threads could be started</source>
        <translation>seulement %1 threads de chargement sur %2 ont pu être lancés</translation>
    </message>
    <message>
        <source>Choose fewer loader threads.</source>
        <translation>Choisir moins de threads de chargement.</translation>
    </message>
    <message>
        <source>batch %1 of epoch %2 does not exist</source>
        <translation>le batch %1 de l’époque %2 n’existe pas</translation>
    </message>
    <message>
        <source>a batch of %1 cannot be shared by %2 ranks</source>
        <translation>un batch de %1 ne peut pas être réparti entre %2 rangs</translation>
    </message>
    <message>
        <source>Choose a larger batch or fewer ranks.</source>
        <translation>Choisir un batch plus grand ou moins de rangs.</translation>
    </message>
    <message>
        <source>none of its samples can be read</source>
        <translation>aucun de ses échantillons n’est lisible</translation>
    </message>
    <message>
        <source>Inspect the data set to see the reasons.</source>
        <translation>Inspecter le jeu de données pour voir les raisons.</translation>
    </message>
    <message>
        <source>none has been dealt</source>
        <translation>aucun n’a été distribué</translation>
    </message>
    <message>
        <source>there is no such batch</source>
        <translation>ce batch n’existe pas</translation>
    </message>
    <message>
        <source>batches are under way</source>
        <translation>des batchs sont en route</translation>
    </message>
    <message>
        <source>there is not enough memory to unpack it</source>
        <translation>il n’y a pas assez de mémoire pour le décompresser</translation>
    </message>
    <message>
        <source>other data follows after its packed content</source>
        <translation>d’autres données suivent son contenu compressé</translation>
    </message>
    <message>
        <source>its packed data is corrupt</source>
        <translation>ses données compressées sont corrompues</translation>
    </message>
    <message>
        <source>its packed data ends too early (it was cut off)</source>
        <translation>ses données compressées se terminent trop tôt (fichier tronqué)</translation>
    </message>
    <message>
        <source>it ends after %1 bytes of content, %2 too early</source>
        <translation>il se termine après %1 octets de contenu, %2 trop tôt</translation>
    </message>
    <message>
        <source>more data follows after the %1 bytes that its header promises</source>
        <translation>d’autres données suivent les %1 octets annoncés par son en-tête</translation>
    </message>
    <message>
        <source>Download the data set again, or use its binary version.</source>
        <translation>Retélécharger le jeu de données, ou utiliser sa version binaire.</translation>
    </message>
    <message>
        <source>it is not a Python pickle</source>
        <translation>ce n’est pas un pickle Python</translation>
    </message>
    <message>
        <source>it ends without a value</source>
        <translation>il se termine sans valeur</translation>
    </message>
    <message>
        <source>it ends after %1 bytes, too early (it was cut off)</source>
        <translation>il se termine après %1 octets, trop tôt (fichier tronqué)</translation>
    </message>
    <message>
        <source>it contains the instruction %1 (byte %2), which plain values do not need; nothing of it is executed</source>
        <translation>il contient l’instruction %1 (octet %2), inutile pour de simples valeurs ; rien n’en est exécuté</translation>
    </message>
    <message>
        <source>it is of a newer pickle protocol than 5</source>
        <translation>son protocole pickle est plus récent que 5</translation>
    </message>
    <message>
        <source>it contains a whole number of more than 64 bits</source>
        <translation>il contient un nombre entier de plus de 64 bits</translation>
    </message>
    <message>
        <source>it contains a whole number that is none</source>
        <translation>il contient un nombre entier qui n’en est pas un</translation>
    </message>
    <message>
        <source>it is written in protocol 0, whose texts are not read</source>
        <translation>il est écrit en protocole 0, dont les textes ne sont pas lus</translation>
    </message>
    <message>
        <source>it contains a text in a form that CIFAR's files do not have</source>
        <translation>il contient un texte sous une forme que les fichiers CIFAR n’ont pas</translation>
    </message>
    <message>
        <source>it recalls a value that it never stored</source>
        <translation>il rappelle une valeur qu’il n’a jamais stockée</translation>
    </message>
    <message>
        <source>it names a stored value by something that is no number</source>
        <translation>il désigne une valeur stockée par quelque chose qui n’est pas un nombre</translation>
    </message>
    <message>
        <source>its lists hold more than %1 items</source>
        <translation>ses listes contiennent plus de %1 éléments</translation>
    </message>
    <message>
        <source>it calls something that is no function</source>
        <translation>il appelle quelque chose qui n’est pas une fonction</translation>
    </message>
    <message>
        <source>it contains bytes written as text, wrongly</source>
        <translation>il contient des octets mal écrits sous forme de texte</translation>
    </message>
    <message>
        <source>it asks for %1, which a data set does not need; nothing of it is executed</source>
        <translation>il demande %1, inutile pour un jeu de données ; rien n’en est exécuté</translation>
    </message>
    <message>
        <source>it contains an array of an unknown byte order</source>
        <translation>il contient un tableau dont l’ordre des octets est inconnu</translation>
    </message>
    <message>
        <source>it contains an object that is no array of plain numbers; nothing of it is executed</source>
        <translation>il contient un objet qui n’est pas un tableau de simples nombres ; rien n’en est exécuté</translation>
    </message>
    <message>
        <source>it ends after %1 bytes, within a value (it was cut off)</source>
        <translation>il se termine après %1 octets, au milieu d’une valeur (fichier tronqué)</translation>
    </message>
    <message>
        <source>it ends within a line (it was cut off)</source>
        <translation>il se termine au milieu d’une ligne (fichier tronqué)</translation>
    </message>
    <message>
        <source>it contains more than %1 values</source>
        <translation>il contient plus de %1 valeurs</translation>
    </message>
    <message>
        <source>it piles up more than %1 values</source>
        <translation>il empile plus de %1 valeurs</translation>
    </message>
    <message>
        <source>it uses a value that is not there</source>
        <translation>il utilise une valeur qui n’existe pas</translation>
    </message>
    <message>
        <source>it closes what it never opened</source>
        <translation>il ferme ce qu’il n’a jamais ouvert</translation>
    </message>
    <message>
        <source>it stores more than %1 values</source>
        <translation>il stocke plus de %1 valeurs</translation>
    </message>
    <message>
        <source>its PNG header is wrong or cut off</source>
        <translation>son en-tête PNG est erroné ou tronqué</translation>
    </message>
    <message>
        <source>the PNG decoder could not be made</source>
        <translation>le décodeur PNG n’a pas pu être créé</translation>
    </message>
    <message>
        <source>its PNG header is wrong or cut off (%1)</source>
        <translation>son en-tête PNG est erroné ou tronqué (%1)</translation>
    </message>
    <message>
        <source>its PNG pixels have an unknown layout</source>
        <translation>ses pixels PNG ont une disposition inconnue</translation>
    </message>
    <message>
        <source>its PNG data is cut off (%1 bytes cannot hold its pixels)</source>
        <translation>ses données PNG sont tronquées (%1 octets ne peuvent contenir ses pixels)</translation>
    </message>
    <message>
        <source>its PNG data is cut off or corrupt (%1)</source>
        <translation>ses données PNG sont tronquées ou corrompues (%1)</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>arrêt demandé</translation>
    </message>
    <message>
        <source>What is done stays; prepare again to go on.</source>
        <translation>Ce qui est fait reste ; relancer la préparation pour continuer.</translation>
    </message>
    <message>
        <source>it needs %1, %2 are free</source>
        <translation>il faut %1, %2 sont libres</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>Libérer de l’espace ou choisir un autre dossier.</translation>
    </message>
    <message>
        <source>it holds features, not images</source>
        <translation>il contient des features, pas des images</translation>
    </message>
    <message>
        <source>Train on it without a prepared cache.</source>
        <translation>L’utiliser pour l’entraînement sans cache préparé.</translation>
    </message>
    <message>
        <source>it has no images</source>
        <translation>il n’a pas d’images</translation>
    </message>
    <message>
        <source>Switch every augmentation off.</source>
        <translation>Désactiver toutes les augmentations.</translation>
    </message>
    <message>
        <source>it has no classes</source>
        <translation>il n’a pas de classes</translation>
    </message>
    <message>
        <source>its only class is %1</source>
        <translation>sa seule classe est %1</translation>
    </message>
    <message>
        <source>it holds more than 4,294,967,295 samples</source>
        <translation>il contient plus de 4 294 967 295 échantillons</translation>
    </message>
    <message>
        <source>Split it into several data sets.</source>
        <translation>Le diviser en plusieurs jeux de données.</translation>
    </message>
    <message>
        <source>it holds no training images of the chosen classes</source>
        <translation>il ne contient aucune image d’entraînement des classes choisies</translation>
    </message>
    <message>
        <source>it has one image per class, so none can be held out for validation</source>
        <translation>il a une image par classe, aucune ne peut donc être mise de côté pour la validation</translation>
    </message>
    <message>
        <source>it holds no validation images of the chosen classes</source>
        <translation>il ne contient aucune image de validation des classes choisies</translation>
    </message>
    <message>
        <source>the spec asks for %1 classes, but there are %2</source>
        <translation>la spécification demande %1 classes, mais il y en a %2</translation>
    </message>
    <message>
        <source>Lower the number of classes, or set it to 0 for all.</source>
        <translation>Réduire le nombre de classes, ou le mettre à 0 pour toutes.</translation>
    </message>
    <message>
        <source>it has no class %1</source>
        <translation>il n’a pas de classe %1</translation>
    </message>
    <message>
        <source>Choose among its %2 classes: %3.</source>
        <translation>Choisir parmi ses %2 classes : %3.</translation>
    </message>
    <message>
        <source>it holds more than 1,000,000 files</source>
        <translation>il contient plus de 1 000 000 de fichiers</translation>
    </message>
    <message>
        <source>line %1 names %2, which is no file</source>
        <translation>la ligne %1 nomme %2, qui n’est pas un fichier</translation>
    </message>
    <message>
        <source>Correct the line; names are relative to the list.</source>
        <translation>Corriger la ligne ; les noms sont relatifs à la liste.</translation>
    </message>
    <message>
        <source>the list names no files</source>
        <translation>la liste ne nomme aucun fichier</translation>
    </message>
    <message>
        <source>Write one file name a line.</source>
        <translation>Écrire un nom de fichier par ligne.</translation>
    </message>
    <message>
        <source>its name says neither train nor validation, as those of other files beside it do</source>
        <translation>son nom n’indique ni train ni validation, à la différence d’autres fichiers à côté</translation>
    </message>
    <message>
        <source>Rename it or move it elsewhere.</source>
        <translation>Le renommer ou le déplacer ailleurs.</translation>
    </message>
    <message>
        <source>it holds no %1</source>
        <translation>il ne contient pas de %1</translation>
    </message>
    <message>
        <source>it holds %1 for validation but none for training</source>
        <translation>il contient des %1 pour la validation mais aucun pour l’entraînement</translation>
    </message>
    <message>
        <source>it is no tar archive</source>
        <translation>ce n’est pas une archive tar</translation>
    </message>
    <message>
        <source>Download the file again, or unpack it and name the folder.</source>
        <translation>Retélécharger le fichier, ou l’extraire et indiquer le dossier.</translation>
    </message>
    <message>
        <source>one of its headers is damaged</source>
        <translation>un de ses en-têtes est endommagé</translation>
    </message>
    <message>
        <source>it says that a file within has %1 bytes, more than it can hold</source>
        <translation>elle annonce un fichier interne de %1 octets, plus qu’elle ne peut contenir</translation>
    </message>
    <message>
        <source>%1 within it is longer than %2 bytes</source>
        <translation>%1, à l’intérieur, dépasse %2 octets</translation>
    </message>
    <message>
        <source>it holds %1 twice</source>
        <translation>elle contient %1 deux fois</translation>
    </message>
    <message>
        <source>it contains a number of more than 64 bits</source>
        <translation>il contient un nombre de plus de 64 bits</translation>
    </message>
    <message>
        <source>it contains a field without a number</source>
        <translation>il contient un champ sans numéro</translation>
    </message>
    <message>
        <source>it contains a field of the unknown type %1</source>
        <translation>il contient un champ de type inconnu %1</translation>
    </message>
    <message>
        <source>it contains a field that is longer than the message around it</source>
        <translation>il contient un champ plus long que le message qui l’entoure</translation>
    </message>
    <message>
        <source>it ends within a field</source>
        <translation>il se termine au milieu d’un champ</translation>
    </message>
    <message>
        <source>it contains a list of numbers that is none</source>
        <translation>il contient une liste de nombres qui n’en est pas une</translation>
    </message>
    <message>
        <source>it contains a list of texts that is none</source>
        <translation>il contient une liste de textes qui n’en est pas une</translation>
    </message>
    <message>
        <source>its feature %1 is not one whole number or text</source>
        <translation>sa feature %1 n’est pas un seul nombre entier ou texte</translation>
    </message>
    <message>
        <source>record %1 is no usable tf.train.Example: %2</source>
        <translation>l’enregistrement %1 n’est pas un tf.train.Example utilisable : %2</translation>
    </message>
    <message>
        <source>Set the names of the features, or write the file again.</source>
        <translation>Indiquer les noms des features, ou réécrire le fichier.</translation>
    </message>
    <message>
        <source>Download or write the file again.</source>
        <translation>Retélécharger ou réécrire le fichier.</translation>
    </message>
    <message>
        <source>Name the TFRecord file.</source>
        <translation>Indiquer le fichier TFRecord.</translation>
    </message>
    <message>
        <source>it ends within record %1 (byte %2) (it was cut off)</source>
        <translation>il se termine dans l’enregistrement %1 (octet %2) (fichier tronqué)</translation>
    </message>
    <message>
        <source>it is packed by gzip</source>
        <translation>il est compressé par gzip</translation>
    </message>
    <message>
        <source>Unpack it (gunzip) and name the result.</source>
        <translation>Le décompresser (gunzip) et indiquer le résultat.</translation>
    </message>
    <message>
        <source>it is no TFRecord file (the first record's length has a wrong checksum)</source>
        <translation>ce n’est pas un fichier TFRecord (la longueur du premier enregistrement a une somme de contrôle fausse)</translation>
    </message>
    <message>
        <source>the length of record %1 (byte %2) has a wrong checksum</source>
        <translation>la longueur de l’enregistrement %1 (octet %2) a une somme de contrôle fausse</translation>
    </message>
    <message>
        <source>record %1 (byte %2) should have %3 bytes, but the file ends before (it was cut off)</source>
        <translation>l’enregistrement %1 (octet %2) devrait avoir %3 octets, mais le fichier se termine avant (fichier tronqué)</translation>
    </message>
    <message>
        <source>record %1 (byte %2) has %3 bytes; at most 256 MiB are read</source>
        <translation>l’enregistrement %1 (octet %2) a %3 octets ; au plus 256 MiB sont lus</translation>
    </message>
    <message>
        <source>Write smaller records.</source>
        <translation>Écrire des enregistrements plus petits.</translation>
    </message>
    <message>
        <source>the record at byte %1 has a wrong checksum</source>
        <translation>l’enregistrement à l’octet %1 a une somme de contrôle fausse</translation>
    </message>
    <message>
        <source>it became shorter while it was read</source>
        <translation>il a raccourci pendant la lecture</translation>
    </message>
    <message>
        <source>its WebP header is wrong or cut off (%1)</source>
        <translation>son en-tête WebP est erroné ou tronqué (%1)</translation>
    </message>
    <message>
        <source>it is an animated WebP image</source>
        <translation>c’est une image WebP animée</translation>
    </message>
    <message>
        <source>Replace it by one of its pictures, or remove it.</source>
        <translation>La remplacer par une de ses images, ou l’enlever.</translation>
    </message>
    <message>
        <source>the WebP library is of another version</source>
        <translation>la bibliothèque WebP est d’une autre version</translation>
    </message>
    <message>
        <source>there is not enough memory for its pixels</source>
        <translation>il n’y a pas assez de mémoire pour ses pixels</translation>
    </message>
    <message>
        <source>its WebP data is cut off or corrupt (%1)</source>
        <translation>ses données WebP sont tronquées ou corrompues (%1)</translation>
    </message>
    <message>
        <source>it is a WebP image, and this engine was built without libwebp</source>
        <translation>c’est une image WebP, et ce moteur a été compilé sans libwebp</translation>
    </message>
    <message>
        <source>Install libwebp-dev and build again, or convert the file to PNG.</source>
        <translation>Installer libwebp-dev et recompiler, ou convertir le fichier en PNG.</translation>
    </message>
    <message>
        <source>it has no entry %1</source>
        <translation>il n’a pas d’entrée %1</translation>
    </message>
    <message>
        <source>it holds no dictionary with %1</source>
        <translation>il ne contient pas de dictionnaire avec %1</translation>
    </message>
    <message>
        <source>line %1 has no path</source>
        <translation>la ligne %1 n’a pas de chemin</translation>
    </message>
    <message>
        <source>Correct or remove the line.</source>
        <translation>Corriger ou enlever la ligne.</translation>
    </message>
    <message>
        <source>line %1 has no label</source>
        <translation>la ligne %1 n’a pas de label</translation>
    </message>
    <message>
        <source>the class folder holds no images</source>
        <translation>le dossier de classe ne contient pas d’images</translation>
    </message>
    <message>
        <source>Put images into it or remove the folder.</source>
        <translation>Y mettre des images ou enlever le dossier.</translation>
    </message>
    <message>
        <source>it holds no JPEG, PNG or WebP files, only another one</source>
        <translation>il ne contient pas de fichiers JPEG, PNG ou WebP, seulement un autre</translation>
    </message>
    <message>
        <source>it holds no JPEG, PNG or WebP files, only %1 others</source>
        <translation>il ne contient pas de fichiers JPEG, PNG ou WebP, seulement %1 autres</translation>
    </message>
    <message>
        <source>%1 (%2 class folders are like that)</source>
        <translation>%1 (%2 dossiers de classes sont dans ce cas)</translation>
    </message>
    <message>
        <source>it holds no data set “%1”, nor any other</source>
        <translation>il ne contient pas de jeu de données « %1 », ni aucun autre</translation>
    </message>
    <message>
        <source>Set the names of features and labels.</source>
        <translation>Indiquer les noms des features et des labels.</translation>
    </message>
    <message>
        <source>it holds no data set “%1”; it holds %2</source>
        <translation>il ne contient pas de jeu de données « %1 » ; il contient %2</translation>
    </message>
    <message>
        <source>it has %1 dimensions instead of %2 (images are count, height, width)</source>
        <translation>il a %1 dimensions au lieu de %2 (les images sont nombre, hauteur, largeur)</translation>
    </message>
    <message>
        <source>Check that images and labels have not been swapped.</source>
        <translation>Vérifier que les images et les labels n’ont pas été intervertis.</translation>
    </message>
    <message>
        <source>it has %1 dimensions instead of %2 (labels are a list)</source>
        <translation>il a %1 dimensions au lieu de %2 (les labels sont une liste)</translation>
    </message>
    <message>
        <source>its header promises %1 bytes, but it has %2</source>
        <translation>son en-tête annonce %1 octets, mais il en a %2</translation>
    </message>
    <message>
        <source>its header promises %1 bytes, but it has only %2 packed bytes, which cannot hold so much</source>
        <translation>son en-tête annonce %1 octets, mais il n’a que %2 octets compressés, qui ne peuvent en contenir autant</translation>
    </message>
    <message>
        <source>its packed data is corrupt (%1)</source>
        <translation>ses données compressées sont corrompues (%1)</translation>
    </message>
    <message>
        <source>it adds items to what is no dictionary</source>
        <translation>il ajoute des éléments à ce qui n’est pas un dictionnaire</translation>
    </message>
    <message>
        <source>it adds items to what is no list</source>
        <translation>il ajoute des éléments à ce qui n’est pas une liste</translation>
    </message>
    <message>
        <source>the spec asks for %1 training images, but there are %2</source>
        <translation>la spécification demande %1 images d’entraînement, mais il y en a %2</translation>
    </message>
    <message>
        <source>Lower the number of training samples, or set it to 0 for all.</source>
        <translation>Réduire le nombre d’échantillons d’entraînement, ou le mettre à 0 pour tous.</translation>
    </message>
    <message>
        <source>the spec asks for %1 validation images, but there are %2</source>
        <translation>la spécification demande %1 images de validation, mais il y en a %2</translation>
    </message>
    <message>
        <source>Lower the number of validation samples, or set it to 0 for all.</source>
        <translation>Réduire le nombre d’échantillons de validation, ou le mettre à 0 pour tous.</translation>
    </message>
    <message>
        <source>its feature %1 is no encoded image but %2 texts</source>
        <translation>sa feature %1 n’est pas une image encodée mais %2 textes</translation>
    </message>
    <message>
        <source>its feature %1 is no encoded image (a list of numbers)</source>
        <translation>sa feature %1 n’est pas une image encodée (une liste de nombres)</translation>
    </message>
    <message>
        <source>it has no feature %1, and no other</source>
        <translation>il n’a pas de feature %1, ni aucune autre</translation>
    </message>
    <message>
        <source>it has no feature %1; its features are %2</source>
        <translation>il n’a pas de feature %1 ; ses features sont %2</translation>
    </message>
    <message>
        <source>its label is a number, unlike those before</source>
        <translation>son label est un nombre, à la différence des précédents</translation>
    </message>
    <message>
        <source>its label is a text, unlike those before</source>
        <translation>son label est un texte, à la différence des précédents</translation>
    </message>
    <message>
        <source>it cannot give the extent of a data set</source>
        <translation>il ne peut pas donner l’étendue d’un jeu de données</translation>
    </message>
    <message>
        <source>it cannot give the type of a data set</source>
        <translation>il ne peut pas donner le type d’un jeu de données</translation>
    </message>
    <message>
        <source>it cannot give the layout of a data set</source>
        <translation>il ne peut pas donner la disposition d’un jeu de données</translation>
    </message>
    <message>
        <source>it cannot open a data set: it is damaged, or made by a newer HDF5</source>
        <translation>il ne peut pas ouvrir un jeu de données : celui-ci est endommagé, ou créé par un HDF5 plus récent</translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>fichiers CSV</translation>
    </message>
    <message>
        <source>Name a .csv file with the lines path,label, or a folder with train.csv and val.csv.</source>
        <translation>Indiquer un fichier .csv avec les lignes chemin,label, ou un dossier avec train.csv et val.csv.</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>fichiers HDF5</translation>
    </message>
    <message>
        <source>Name an .h5 file, a .txt list of them, or a folder with train*.h5 and val*.h5 (or train.txt and val.txt).</source>
        <translation>Indiquer un fichier .h5, une liste .txt de tels fichiers, ou un dossier avec train*.h5 et val*.h5 (ou train.txt et val.txt).</translation>
    </message>
    <message>
        <source>TFRecord files</source>
        <translation>fichiers TFRecord</translation>
    </message>
    <message>
        <source>Name a .tfrecord file, or a folder with files such as train-00000-of-00010 and validation-00000-of-00001.</source>
        <translation>Indiquer un fichier .tfrecord, ou un dossier avec des fichiers comme train-00000-of-00010 et validation-00000-of-00001.</translation>
    </message>
    <message>
        <source>Add val.csv, a column split, or more images.</source>
        <translation>Ajouter val.csv, une colonne split, ou davantage d’images.</translation>
    </message>
    <message>
        <source>Add the t10k files or more images.</source>
        <translation>Ajouter les fichiers t10k ou davantage d’images.</translation>
    </message>
    <message>
        <source>Add a test folder or more images.</source>
        <translation>Ajouter un dossier test ou davantage d’images.</translation>
    </message>
    <message>
        <source>Add files with validation in their names, or more images.</source>
        <translation>Ajouter des fichiers avec validation dans leur nom, ou davantage d’images.</translation>
    </message>
    <message>
        <source>Add files with val in their names, or more images.</source>
        <translation>Ajouter des fichiers avec val dans leur nom, ou davantage d’images.</translation>
    </message>
    <message>
        <source>Add %1.</source>
        <translation>Ajouter %1.</translation>
    </message>
    <message>
        <source>it cannot be opened: it is not an HDF5 file, or the file is incomplete</source>
        <translation>il ne peut pas être ouvert : ce n’est pas un fichier HDF5, ou le fichier est incomplet</translation>
    </message>
    <message>
        <source>it cannot be made</source>
        <translation>création impossible</translation>
    </message>
    <message>
        <source>it cannot hold the group %1</source>
        <translation>il ne peut pas contenir le groupe %1</translation>
    </message>
    <message>
        <source>it cannot hold a tensor</source>
        <translation>il ne peut pas contenir de tenseur</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>it ended with status %1</source>
        <translation>terminé avec le statut %1</translation>
    </message>
    <message>
        <source>this process sees %1 of them</source>
        <translation>ce processus en voit %1</translation>
    </message>
    <message>
        <source>Choose the device “cpu”, or another GPU.</source>
        <translation>Choisir le périphérique « cpu », ou un autre GPU.</translation>
    </message>
    <message>
        <source>they are not fused</source>
        <translation>ils ne sont pas fusionnés</translation>
    </message>
    <message>
        <source>Choose a smaller batch or image.</source>
        <translation>Choisir un batch ou une image plus petits.</translation>
    </message>
    <message>
        <source>Choose the device “reference”.</source>
        <translation>Choisir le périphérique « reference ».</translation>
    </message>
    <message>
        <source>%1 has no bf16; fp16 works there</source>
        <translation>%1 n’a pas de bf16 ; fp16 y fonctionne</translation>
    </message>
    <message>
        <source>%1 is too old for fp16</source>
        <translation>%1 est trop ancien pour fp16</translation>
    </message>
    <message>
        <source>oneDNN trains in fp32 and bf16 on processors; fp16 is for GPUs</source>
        <translation>oneDNN entraîne en fp32 et bf16 sur les processeurs ; fp16 est réservé aux GPU</translation>
    </message>
    <message>
        <source>this processor has no AVX-512, which oneDNN needs for bf16</source>
        <translation>ce processeur n’a pas AVX-512, qu’exige oneDNN pour bf16</translation>
    </message>
    <message>
        <source>tf32 is a format of GPUs</source>
        <translation>tf32 est un format de GPU</translation>
    </message>
    <message>
        <source>it names no data</source>
        <translation>aucune donnée n’y est indiquée</translation>
    </message>
    <message>
        <source>Give a run spec's file, or --data synthetic.</source>
        <translation>Indiquer le fichier d’une spécification de run, ou --data synthetic.</translation>
    </message>
    <message>
        <source>it has no checkpoints</source>
        <translation>il n’a pas de checkpoints</translation>
    </message>
    <message>
        <source>Name a checkpoint, or a run that has saved one.</source>
        <translation>Indiquer un checkpoint, ou un run qui en a enregistré un.</translation>
    </message>
    <message>
        <source>it is not a run directory</source>
        <translation>ce n’est pas un dossier de run</translation>
    </message>
    <message>
        <source>Name a run directory, or ask for one checkpoint.</source>
        <translation>Indiquer un dossier de run, ou demander un seul checkpoint.</translation>
    </message>
    <message>
        <source>the run spec in it is not this engine's: %1</source>
        <translation>la spécification de run qu’il contient n’est pas de ce moteur : %1</translation>
    </message>
    <message>
        <source>its images are made by the engine itself</source>
        <translation>ses images sont produites par le moteur lui-même</translation>
    </message>
    <message>
        <source>Prepare only data sets that lie in files.</source>
        <translation>Ne préparer que des jeux de données contenus dans des fichiers.</translation>
    </message>
    <message>
        <source>nobody reads the progress any more</source>
        <translation>plus personne ne lit la progression</translation>
    </message>
    <message>
        <source>nothing is asked for</source>
        <translation>rien n’est demandé</translation>
    </message>
    <message>
        <source>Name a file with --onnx, --keras or --architecture.</source>
        <translation>Indiquer un fichier avec --onnx, --keras ou --architecture.</translation>
    </message>
    <message>
        <source>the smaller net's logits differ by %1 where at most %2 is allowed</source>
        <translation>les logits du réseau réduit diffèrent de %1, alors qu’au plus %2 est autorisé</translation>
    </message>
    <message>
        <source>Nothing was written. Please report this with the checkpoint.</source>
        <translation>Rien n’a été écrit. Merci de signaler ceci avec le checkpoint.</translation>
    </message>
    <message>
        <source>it is longer than 4 MiB</source>
        <translation>il dépasse 4 MiB</translation>
    </message>
    <message>
        <source>nobody reads the answer any more</source>
        <translation>plus personne ne lit la réponse</translation>
    </message>
    <message>
        <source>it is neither a file nor a model of the zoo: %1</source>
        <translation>ce n’est ni un fichier ni un modèle du zoo : %1</translation>
    </message>
    <message>
        <source>no weight is pruned in it</source>
        <translation>aucun poids n’y est élagué</translation>
    </message>
    <message>
        <source>Name a run whose spec prunes, after it has begun.</source>
        <translation>Indiquer un run dont la spécification élague, une fois qu’il a commencé.</translation>
    </message>
    <message>
        <source>it has no %1 of the shape %2, which its spec's net needs</source>
        <translation>il n’a pas de %1 de la forme %2, qu’exige le réseau de sa spécification</translation>
    </message>
    <message>
        <source>Use another checkpoint.</source>
        <translation>Utiliser un autre checkpoint.</translation>
    </message>
    <message>
        <source>none of its tensors has two dimensions and a name that ends in weight or kernel</source>
        <translation>aucun de ses tenseurs n’a deux dimensions et un nom finissant par weight ou kernel</translation>
    </message>
    <message>
        <source>its samples are not of the net's kind</source>
        <translation>ses échantillons ne sont pas du type que lit le réseau</translation>
    </message>
    <message>
        <source>it has only %1</source>
        <translation>il n’a que %1</translation>
    </message>
    <message>
        <source>Use --precision fp32.</source>
        <translation>Utiliser --precision fp32.</translation>
    </message>
    <message>
        <source>no check has this in its name</source>
        <translation>aucune vérification n’a cela dans son nom</translation>
    </message>
    <message>
        <source>Look at the names in the output of --full --json.</source>
        <translation>Voir les noms dans la sortie de --full --json.</translation>
    </message>
    <message>
        <source>Give --full too: it knows more checks.</source>
        <translation>Ajouter --full : il y a alors plus de vérifications.</translation>
    </message>
    <message>
        <source>its spec asks for %1, and MPI has started %2</source>
        <translation>sa spécification demande %1, et MPI en a lancé %2</translation>
    </message>
    <message>
        <source>Start as many: mpirun -n %3, the spec's resources.ranks.</source>
        <translation>En lancer autant : mpirun -n %3, le resources.ranks de la spécification.</translation>
    </message>
    <message>
        <source>Start as many: mpirun -n %3, the spec's resources.ranks and the masters.</source>
        <translation>En lancer autant : mpirun -n %3, le resources.ranks de la spécification et les masters.</translation>
    </message>
    <message>
        <source>Correct it there.</source>
        <translation>Le corriger là.</translation>
    </message>
    <message>
        <source>Name a run spec's file or a model of the zoo.</source>
        <translation>Indiquer le fichier d’une spécification de run ou un modèle du zoo.</translation>
    </message>
    <message>
        <source>Put that run back beside this one; or let runs keep the checkpoint of their first step (“keep_steps”).</source>
        <translation>Remettre ce run à côté de celui-ci, ou faire garder aux runs le checkpoint de leur premier pas (« keep_steps »).</translation>
    </message>
    <message>
        <source>Use fp32.</source>
        <translation>Utiliser fp32.</translation>
    </message>
    <message>
        <source>none is named</source>
        <translation>aucun n’est indiqué</translation>
    </message>
    <message>
        <source>Name its folder or file, or a spec with --spec.</source>
        <translation>Indiquer son dossier ou fichier, ou une spécification avec --spec.</translation>
    </message>
    <message>
        <source>it was stopped by a signal</source>
        <translation>il a été arrêté par un signal</translation>
    </message>
    <message>
        <source>Choose a smaller batch.</source>
        <translation>Choisir un batch plus petit.</translation>
    </message>
    <message>
        <source>the size of its images is not given</source>
        <translation>la taille de ses images n’est pas indiquée</translation>
    </message>
    <message>
        <source>Add --image 224x224, or name the run's spec with --spec.</source>
        <translation>Ajouter --image 224x224, ou indiquer la spécification du run avec --spec.</translation>
    </message>
    <message>
        <source>The run was begun with the weights of another net: %2</source>
        <translation>Le run a commencé avec les poids d’un autre réseau : %2</translation>
    </message>
    <message>
        <source>the image has no pixels</source>
        <translation>l’image n’a pas de pixels</translation>
    </message>
    <message>
        <source>a classifier needs at least two classes</source>
        <translation>un classifieur exige au moins deux classes</translation>
    </message>
    <message>
        <source>the dropout rate is not in [0, 1)</source>
        <translation>le taux de dropout n’est pas dans [0, 1)</translation>
    </message>
    <message>
        <source>mean and deviation must have one value a channel</source>
        <translation>la moyenne et l’écart type doivent avoir une valeur par canal</translation>
    </message>
    <message>
        <source>a channel's deviation is not above 0</source>
        <translation>l’écart type d’un canal n’est pas supérieur à 0</translation>
    </message>
    <message>
        <source>its weights have no %1 of the network's shape</source>
        <translation>ses poids n’ont pas de %1 de la forme qu’a le réseau</translation>
    </message>
    <message>
        <source>it has no %1 (%2)</source>
        <translation>il n’a pas de %1 (%2)</translation>
    </message>
    <message>
        <source>its %1 is %2, the network needs %3</source>
        <translation>son %1 est %2, le réseau exige %3</translation>
    </message>
    <message>
        <source>Keras's pools know no such padding</source>
        <translation>les poolings de Keras ne connaissent pas ce padding</translation>
    </message>
    <message>
        <source>Keras export does not know layers of kind “%1”</source>
        <translation>l’export Keras ne connaît pas les couches de type « %1 »</translation>
    </message>
    <message>
        <source>it is not what Keras writes: %1</source>
        <translation>ce n’est pas ce qu’écrit Keras : %1</translation>
    </message>
    <message>
        <source>Write it with to_json().</source>
        <translation>L’écrire avec to_json().</translation>
    </message>
    <message>
        <source>it is used %1 times; allowed: once</source>
        <translation>elle est utilisée %1 fois ; autorisé : une fois</translation>
    </message>
    <message>
        <source>it is a “%1”</source>
        <translation>c’est un « %1 »</translation>
    </message>
    <message>
        <source>Build the network as a Functional or Sequential one.</source>
        <translation>Construire le réseau en Functional ou Sequential.</translation>
    </message>
    <message>
        <source>it has several outputs; allowed: one</source>
        <translation>il a plusieurs sorties ; autorisé : une</translation>
    </message>
    <message>
        <source>a network within the network; allowed: its layers themselves</source>
        <translation>un réseau dans le réseau ; autorisé : ses couches elles-mêmes</translation>
    </message>
    <message>
        <source>this kind of layer is not known</source>
        <translation>ce type de couche n’est pas connu</translation>
    </message>
    <message>
        <source>its input “%1” is no layer before it</source>
        <translation>son entrée « %1 » n’est pas une couche qui la précède</translation>
    </message>
    <message>
        <source>it has %1 inputs; allowed: 1</source>
        <translation>elle a %1 entrées ; autorisé : 1</translation>
    </message>
    <message>
        <source>it reads the input with another normalisation than the layers before it</source>
        <translation>elle lit l’entrée avec une autre normalisation que les couches précédentes</translation>
    </message>
    <message>
        <source>its output “%1” is no layer</source>
        <translation>sa sortie « %1 » n’est pas une couche</translation>
    </message>
    <message>
        <source>its input is multiplied by a number not above 0</source>
        <translation>son entrée est multipliée par un nombre qui n’est pas supérieur à 0</translation>
    </message>
    <message>
        <source>its %1 are %2</source>
        <translation>ses %1 sont %2</translation>
    </message>
    <message>
        <source>its channels come first; allowed: last</source>
        <translation>ses canaux viennent en premier ; autorisé : en dernier</translation>
    </message>
    <message>
        <source>its %1 is %2</source>
        <translation>son %1 est %2</translation>
    </message>
    <message>
        <source>it is dilated; allowed: dilation_rate 1</source>
        <translation>elle est dilatée ; autorisé : dilation_rate 1</translation>
    </message>
    <message>
        <source>its padding is “%1”; allowed: same, valid</source>
        <translation>son padding est « %1 » ; autorisé : same, valid</translation>
    </message>
    <message>
        <source>its activation is “%1”</source>
        <translation>son activation est « %1 »</translation>
    </message>
    <message>
        <source>the network has several inputs; allowed: one</source>
        <translation>le réseau a plusieurs entrées ; autorisé : une</translation>
    </message>
    <message>
        <source>its shape is %1; allowed: images, sequences and vectors</source>
        <translation>sa forme est %1 ; autorisé : images, séquences et vecteurs</translation>
    </message>
    <message>
        <source>its input has %1 axes</source>
        <translation>son entrée a %1 axes</translation>
    </message>
    <message>
        <source>the number of its input's channels is not known</source>
        <translation>le nombre de canaux de son entrée n’est pas connu</translation>
    </message>
    <message>
        <source>it normalises along an axis other than the channels</source>
        <translation>elle normalise le long d’un autre axe que les canaux</translation>
    </message>
    <message>
        <source>its epsilon or momentum is out of range</source>
        <translation>son epsilon ou son momentum est hors limites</translation>
    </message>
    <message>
        <source>its input has %1 axes; allowed: 2 (flatten it first)</source>
        <translation>son entrée a %1 axes ; autorisé : 2 (l’aplatir d’abord)</translation>
    </message>
    <message>
        <source>it drops whole slices (noise_shape)</source>
        <translation>elle supprime des tranches entières (noise_shape)</translation>
    </message>
    <message>
        <source>its rate is not in [0, 1)</source>
        <translation>son taux n’est pas dans [0, 1)</translation>
    </message>
    <message>
        <source>it has a slope, a threshold or another limit than 6</source>
        <translation>elle a une pente, un seuil ou une autre limite que 6</translation>
    </message>
    <message>
        <source>it stands directly behind the input</source>
        <translation>elle se trouve juste derrière l’entrée</translation>
    </message>
    <message>
        <source>its padding is %1</source>
        <translation>son padding est %1</translation>
    </message>
    <message>
        <source>it has %1 inputs; allowed: 2 and more</source>
        <translation>elle a %1 entrées ; autorisé : 2 et plus</translation>
    </message>
    <message>
        <source>its inputs differ in their axes</source>
        <translation>ses entrées diffèrent par leurs axes</translation>
    </message>
    <message>
        <source>it joins along axis %1; allowed: the channels</source>
        <translation>elle réunit le long de l’axe %1 ; autorisé : les canaux</translation>
    </message>
    <message>
        <source>its input has %1 axes; allowed: 3, a sequence</source>
        <translation>son entrée a %1 axes ; autorisé : 3, une séquence</translation>
    </message>
    <message>
        <source>its activations are not tanh and sigmoid</source>
        <translation>ses activations ne sont pas tanh et sigmoid</translation>
    </message>
    <message>
        <source>its reset gate stands before the product (reset_after is false)</source>
        <translation>sa porte de réinitialisation est avant le produit (reset_after vaut false)</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <translation>%1 est défini</translation>
    </message>
    <message>
        <source>it has a dropout of its own</source>
        <translation>elle a son propre dropout</translation>
    </message>
    <message>
        <source>it reads something other than the input, or masks zeros</source>
        <translation>elle lit autre chose que l’entrée, ou masque les zéros</translation>
    </message>
    <message>
        <source>it reshapes to %1; allowed: [height, width, channels]</source>
        <translation>elle remodèle en %1 ; autorisé : [hauteur, largeur, canaux]</translation>
    </message>
    <message>
        <source>it does not stand directly behind the input, or its numbers cannot be read</source>
        <translation>elle ne se trouve pas juste derrière l’entrée, ou ses nombres sont illisibles</translation>
    </message>
    <message>
        <source>its mean and variance are not in the architecture; give them to the layer instead of adapting it</source>
        <translation>sa moyenne et sa variance ne sont pas dans l’architecture ; les donner à la couche au lieu de l’adapter</translation>
    </message>
    <message>
        <source>it does not stand directly behind the input</source>
        <translation>elle ne se trouve pas juste derrière l’entrée</translation>
    </message>
    <message>
        <source>it has no %1</source>
        <translation>il n’a pas de %1</translation>
    </message>
    <message>
        <source>Save them with save_weights() from the network whose to_json() you use.</source>
        <translation>Les enregistrer avec save_weights() depuis le réseau dont le to_json() est utilisé.</translation>
    </message>
    <message>
        <source>a layer is called “%1”, a name that every network gives its own</source>
        <translation>une couche s’appelle « %1 », un nom que chaque réseau attribue lui-même</translation>
    </message>
    <message>
        <source>two layers are called “%1”</source>
        <translation>deux couches s’appellent « %1 »</translation>
    </message>
    <message>
        <source>layer “%1” reads “%2”, which is no layer</source>
        <translation>la couche « %1 » lit « %2 », qui n’est pas une couche</translation>
    </message>
    <message>
        <source>layer “%1” reads “%2”, which reads it in turn</source>
        <translation>la couche « %1 » lit « %2 », qui la lit à son tour</translation>
    </message>
    <message>
        <source>layer “%1” has an output of %2; allowed: extents up to 1,048,576 and 2^34 values</source>
        <translation>la couche « %1 » a une sortie de %2 ; autorisé : des étendues jusqu’à 1 048 576 et 2^34 valeurs</translation>
    </message>
    <message>
        <source>layer “%1” has too many parameters; allowed: up to 2^33</source>
        <translation>la couche « %1 » a trop de paramètres ; autorisé : jusqu’à 2^33</translation>
    </message>
    <message>
        <source>it has no layers</source>
        <translation>il n’a pas de couches</translation>
    </message>
    <message>
        <source>nobody reads the outputs of the layers %1</source>
        <translation>personne ne lit les sorties des couches %1</translation>
    </message>
    <message>
        <source>Connect them, or name the one that gives the logits as “output”.</source>
        <translation>Les connecter, ou désigner celle qui donne les logits comme « output ».</translation>
    </message>
    <message>
        <source>it takes images of %1, the data are set to %2</source>
        <translation>il prend des images de %1, les données sont réglées sur %2</translation>
    </message>
    <message>
        <source>Set the size of the images to the model's.</source>
        <translation>Régler la taille des images sur celle du modèle.</translation>
    </message>
    <message>
        <source>mean and deviation of its input have %1 and %2 values for %3 channels</source>
        <translation>la moyenne et l’écart type de son entrée ont %1 et %2 valeurs pour %3 canaux</translation>
    </message>
    <message>
        <source>the deviation of an input's channel is not above 0</source>
        <translation>l’écart type d’un canal de l’entrée n’est pas supérieur à 0</translation>
    </message>
    <message>
        <source>layer “%1” has %2 inputs; allowed: %3, it is of kind “%4”</source>
        <translation>la couche « %1 » a %2 entrées ; autorisé : %3, elle est de type « %4 »</translation>
    </message>
    <message>
        <source>it has too many parameters; allowed: up to 2^33</source>
        <translation>il a trop de paramètres ; autorisé : jusqu’à 2^33</translation>
    </message>
    <message>
        <source>its output “%1” gives %2 values for %3 classes</source>
        <translation>sa sortie « %1 » donne %2 valeurs pour %3 classes</translation>
    </message>
    <message>
        <source>layer “%1” is of kind “%2”, which model files do not have</source>
        <translation>la couche « %1 » est de type « %2 », que les fichiers de modèle n’ont pas</translation>
    </message>
    <message>
        <source>its constants become too large</source>
        <translation>ses constantes deviennent trop grandes</translation>
    </message>
    <message>
        <source>ONNX export does not know layers of kind “%1”</source>
        <translation>l’export ONNX ne connaît pas les couches de type « %1 »</translation>
    </message>
    <message>
        <source>its %1 is not a constant of floating-point numbers</source>
        <translation>son %1 n’est pas une constante de nombres à virgule flottante</translation>
    </message>
    <message>
        <source>input %1 is missing</source>
        <translation>l’entrée %1 manque</translation>
    </message>
    <message>
        <source>both the last state and the whole sequence of “%1” are used</source>
        <translation>le dernier état et la séquence entière de « %1 » sont tous deux utilisés</translation>
    </message>
    <message>
        <source>it computes on a constant</source>
        <translation>elle calcule sur une constante</translation>
    </message>
    <message>
        <source>its input “%1” is nobody's output</source>
        <translation>son entrée « %1 » n’est la sortie d’aucune couche</translation>
    </message>
    <message>
        <source>its input is no image in the order N, C, H, W, but %1</source>
        <translation>son entrée n’est pas une image dans l’ordre N, C, H, W, mais %1</translation>
    </message>
    <message>
        <source>it has %1 inputs; allowed: one</source>
        <translation>il a %1 entrées ; autorisé : une</translation>
    </message>
    <message>
        <source>its input is larger than 65,536 pixels</source>
        <translation>son entrée dépasse 65 536 pixels</translation>
    </message>
    <message>
        <source>its input has %1 axes; allowed: images (4), sequences (3) and vectors (2)</source>
        <translation>son entrée a %1 axes ; autorisé : images (4), séquences (3) et vecteurs (2)</translation>
    </message>
    <message>
        <source>it has no output</source>
        <translation>il n’a pas de sortie</translation>
    </message>
    <message>
        <source>it is of opset %1; allowed: 7 and later</source>
        <translation>il est en opset %1 ; autorisé : 7 et suivants</translation>
    </message>
    <message>
        <source>Export it again with opset 17.</source>
        <translation>L’exporter de nouveau avec l’opset 17.</translation>
    </message>
    <message>
        <source>no layer gives its output</source>
        <translation>aucune couche ne donne sa sortie</translation>
    </message>
    <message>
        <source>its window has %1 axes; allowed: 1 or 2</source>
        <translation>sa fenêtre a %1 axes ; autorisé : 1 ou 2</translation>
    </message>
    <message>
        <source>it is dilated by %1; allowed: 1</source>
        <translation>elle est dilatée de %1 ; autorisé : 1</translation>
    </message>
    <message>
        <source>its window is %1</source>
        <translation>sa fenêtre est %1</translation>
    </message>
    <message>
        <source>its stride is %1</source>
        <translation>son stride est %1</translation>
    </message>
    <message>
        <source>its padding is SAME_LOWER; allowed: SAME_UPPER, VALID and given numbers</source>
        <translation>son padding est SAME_LOWER ; autorisé : SAME_UPPER, VALID et des nombres donnés</translation>
    </message>
    <message>
        <source>its weight has %1 axes</source>
        <translation>son poids a %1 axes</translation>
    </message>
    <message>
        <source>it has %1 filters in %2 groups</source>
        <translation>elle a %1 filtres en %2 groupes</translation>
    </message>
    <message>
        <source>its bias is not a constant</source>
        <translation>son biais n’est pas une constante</translation>
    </message>
    <message>
        <source>its weight has %1 axes; allowed: 2</source>
        <translation>son poids a %1 axes ; autorisé : 2</translation>
    </message>
    <message>
        <source>its input is no vector, but %1</source>
        <translation>son entrée n’est pas un vecteur, mais %1</translation>
    </message>
    <message>
        <source>it has %1 outputs</source>
        <translation>elle a %1 sorties</translation>
    </message>
    <message>
        <source>its alpha or beta is not 1, or its first input is transposed</source>
        <translation>son alpha ou bêta n’est pas 1, ou sa première entrée est transposée</translation>
    </message>
    <message>
        <source>it normalises a flattened image</source>
        <translation>elle normalise une image aplatie</translation>
    </message>
    <message>
        <source>it was exported in training mode; allowed: evaluation</source>
        <translation>elle a été exportée en mode entraînement ; autorisé : évaluation</translation>
    </message>
    <message>
        <source>it joins along axis %1 of %2; allowed: the channels</source>
        <translation>elle réunit le long de l’axe %1 de %2 ; autorisé : les canaux</translation>
    </message>
    <message>
        <source>it joins %1 and %2</source>
        <translation>elle réunit %1 et %2</translation>
    </message>
    <message>
        <source>it clips to limits other than 0 and 6</source>
        <translation>elle borne à d’autres limites que 0 et 6</translation>
    </message>
    <message>
        <source>it computes on constants</source>
        <translation>elle calcule sur des constantes</translation>
    </message>
    <message>
        <source>it combines %1 and %2; allowed: sums and products of equal shapes</source>
        <translation>elle combine %1 et %2 ; autorisé : sommes et produits de formes égales</translation>
    </message>
    <message>
        <source>its first input is a constant</source>
        <translation>sa première entrée est une constante</translation>
    </message>
    <message>
        <source>it combines a layer with a constant; allowed: the bias of a dense layer, and normalising the input</source>
        <translation>elle combine une couche avec une constante ; autorisé : le biais d’une couche dense, et la normalisation de l’entrée</translation>
    </message>
    <message>
        <source>it combines the input with a constant that has neither one value nor one a channel</source>
        <translation>elle combine l’entrée avec une constante qui n’a ni une seule valeur ni une par canal</translation>
    </message>
    <message>
        <source>its output is rounded up (ceil_mode); allowed: down</source>
        <translation>sa sortie est arrondie au supérieur (ceil_mode) ; autorisé : à l’inférieur</translation>
    </message>
    <message>
        <source>its indices are used</source>
        <translation>ses indices sont utilisés</translation>
    </message>
    <message>
        <source>its axes are %1</source>
        <translation>ses axes sont %1</translation>
    </message>
    <message>
        <source>it takes the mean over axes other than height and width</source>
        <translation>elle fait la moyenne sur d’autres axes que la hauteur et la largeur</translation>
    </message>
    <message>
        <source>it pads with something other than zeros</source>
        <translation>elle remplit avec autre chose que des zéros</translation>
    </message>
    <message>
        <source>it pads %1 by %2</source>
        <translation>elle remplit %1 de %2</translation>
    </message>
    <message>
        <source>it pads by %1</source>
        <translation>elle remplit de %1</translation>
    </message>
    <message>
        <source>it pads the batch or the channels</source>
        <translation>elle remplit le batch ou les canaux</translation>
    </message>
    <message>
        <source>it is not the end of the network; allowed inside: softmax of a vector</source>
        <translation>elle n’est pas la fin du réseau ; autorisé à l’intérieur : softmax d’un vecteur</translation>
    </message>
    <message>
        <source>tensor %1 has a negative extent</source>
        <translation>le tenseur %1 a une étendue négative</translation>
    </message>
    <message>
        <source>tensor %1 is larger than 2^31 values</source>
        <translation>le tenseur %1 dépasse 2^31 valeurs</translation>
    </message>
    <message>
        <source>tensor %1 has %2 of %3 values</source>
        <translation>le tenseur %1 a %2 valeurs sur %3</translation>
    </message>
    <message>
        <source>tensor %1 has the type %2, which is not read</source>
        <translation>le tenseur %1 a le type %2, qui n’est pas lu</translation>
    </message>
    <message>
        <source>it is not an ONNX model, or the file is incomplete</source>
        <translation>ce n’est pas un modèle ONNX, ou le fichier est incomplet</translation>
    </message>
    <message>
        <source>the network is larger than the 2 GiB that a single ONNX file can hold</source>
        <translation>le réseau dépasse les 2 GiB que peut contenir un seul fichier ONNX</translation>
    </message>
    <message>
        <source>its input is no sequence, but %1</source>
        <translation>son entrée n’est pas une séquence, mais %1</translation>
    </message>
    <message>
        <source>its reset gate stands before the product (linear_before_reset is 0); allowed: 1, as PyTorch exports it</source>
        <translation>sa porte de réinitialisation est avant le produit (linear_before_reset vaut 0) ; autorisé : 1, comme l’exporte PyTorch</translation>
    </message>
    <message>
        <source>it runs backward, has activations other than sigmoid and tanh, or clips</source>
        <translation>elle va à rebours, a d’autres activations que sigmoid et tanh, ou borne les valeurs</translation>
    </message>
    <message>
        <source>its sequences have lengths of their own</source>
        <translation>ses séquences ont leurs propres longueurs</translation>
    </message>
    <message>
        <source>its initial state is not 0</source>
        <translation>son état initial n’est pas 0</translation>
    </message>
    <message>
        <source>its weights do not fit together</source>
        <translation>ses poids ne s’accordent pas</translation>
    </message>
    <message>
        <source>it takes one step of a sequence that no GRU gives</source>
        <translation>elle prend un pas d’une séquence qu’aucun GRU ne donne</translation>
    </message>
    <message>
        <source>it picks something other than one step of a sequence</source>
        <translation>elle choisit autre chose qu’un pas d’une séquence</translation>
    </message>
    <message>
        <source>it picks index %1 of axis %2; allowed: the last step of a GRU</source>
        <translation>elle choisit l’indice %1 de l’axe %2 ; autorisé : le dernier pas d’un GRU</translation>
    </message>
    <message>
        <source>it picks something other than rows of a table</source>
        <translation>elle choisit autre chose que les lignes d’une table</translation>
    </message>
    <message>
        <source>the numbers of its rows are not the input's</source>
        <translation>les numéros de ses lignes ne sont pas ceux de l’entrée</translation>
    </message>
    <message>
        <source>its table has %1 rows</source>
        <translation>sa table a %1 lignes</translation>
    </message>
    <message>
        <source>it repeats something other than zeros</source>
        <translation>elle répète autre chose que des zéros</translation>
    </message>
    <message>
        <source>it flattens from axis %1; allowed: 1</source>
        <translation>elle aplatit à partir de l’axe %1 ; autorisé : 1</translation>
    </message>
    <message>
        <source>its new shape is not a constant</source>
        <translation>sa nouvelle forme n’est pas une constante</translation>
    </message>
    <message>
        <source>it reshapes to %1; allowed: to one vector a sample</source>
        <translation>elle remodèle en %1 ; autorisé : en un vecteur par échantillon</translation>
    </message>
    <message>
        <source>it changes the axes %1 of %2</source>
        <translation>elle modifie les axes %1 de %2</translation>
    </message>
    <message>
        <source>it changes the order of %1 by %2</source>
        <translation>elle change l’ordre de %1 par %2</translation>
    </message>
    <message>
        <source>its value is of a type that is not read</source>
        <translation>sa valeur est d’un type qui n’est pas lu</translation>
    </message>
    <message>
        <source>it ends in %1 values for %2 classes</source>
        <translation>il se termine par %1 valeurs pour %2 classes</translation>
    </message>
    <message>
        <source>the zoo has no %1</source>
        <translation>le zoo n’a pas de %1</translation>
    </message>
    <message>
        <source>layer %1 has the wrong inputs</source>
        <translation>la couche %1 n’a pas les bonnes entrées</translation>
    </message>
    <message>
        <source>layer %1 (%2) cannot contain the activation %3</source>
        <translation>la couche %1 (%2) ne peut pas contenir l’activation %3</translation>
    </message>
    <message>
        <source>Make the activation a layer of its own.</source>
        <translation>Faire de l’activation une couche à part.</translation>
    </message>
    <message>
        <source>an addition of %1 and %2</source>
        <translation>une addition de %1 et %2</translation>
    </message>
    <message>
        <source>channels of %1 put beside those of %2</source>
        <translation>les canaux de %1 placés à côté de ceux de %2</translation>
    </message>
    <message>
        <source>Concatenate tensors of one height and width.</source>
        <translation>Concaténer des tenseurs de mêmes hauteur et largeur.</translation>
    </message>
    <message>
        <source>a convolution of %1 channels to %2 filters has %3 groups</source>
        <translation>une convolution de %1 canaux vers %2 filtres a %3 groupes</translation>
    </message>
    <message>
        <source>Choose a number of groups that divides both.</source>
        <translation>Choisir un nombre de groupes qui divise les deux.</translation>
    </message>
    <message>
        <source>it needs %1 MiB, and %2 MiB are available</source>
        <translation>il faut %1 MiB, et %2 MiB sont disponibles</translation>
    </message>
    <message>
        <source>Choose a smaller batch, image or model.</source>
        <translation>Choisir un batch, une image ou un modèle plus petit.</translation>
    </message>
    <message>
        <source>their sizes do not fit %1 units with two biases</source>
        <translation>leurs tailles ne conviennent pas à %1 unités avec deux biais</translation>
    </message>
    <message>
        <source>Use a layer with reset_after = true.</source>
        <translation>Utiliser une couche avec reset_after = true.</translation>
    </message>
    <message>
        <source>their sizes do not fit %1 units</source>
        <translation>leurs tailles ne conviennent pas à %1 unités</translation>
    </message>
    <message>
        <source>a product of %1 and %2</source>
        <translation>un produit de %1 et %2</translation>
    </message>
    <message>
        <source>Multiply tensors of one shape, or a tensor by a vector with as many channels.</source>
        <translation>Multiplier des tenseurs de même forme, ou un tenseur par un vecteur ayant autant de canaux.</translation>
    </message>
    <message>
        <source>%1 values reshaped to %2</source>
        <translation>%1 valeurs remodelées en %2</translation>
    </message>
    <message>
        <source>Choose a shape with as many values.</source>
        <translation>Choisir une forme ayant autant de valeurs.</translation>
    </message>
    <message>
        <source>a window of %1 × %2 does not fit into %3</source>
        <translation>une fenêtre de %1 × %2 ne tient pas dans %3</translation>
    </message>
    <message>
        <source>Choose a larger image.</source>
        <translation>Choisir une image plus grande.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) (is|are) not supported: %2</source>
        <translation><numerusform>%n couche n’est pas prise en charge : %2</numerusform><numerusform>%n couches ne sont pas prises en charge : %2</numerusform></translation>
    </message>
    <message>
        <source>Replace them, or write the network as a model file.</source>
        <translation>Les remplacer, ou écrire le réseau dans un fichier de modèle.</translation>
    </message>
    <message>
        <source>Set images and classes to those of the file, or leave out the last dense layer's weights.</source>
        <translation>Régler images et classes sur celles du fichier, ou omettre les poids de la dernière couche dense.</translation>
    </message>
    <message>
        <source>Use an engine that knows this version.</source>
        <translation>Utiliser un moteur qui connaît cette version.</translation>
    </message>
    <message>
        <source>Correct the named keys.</source>
        <translation>Corriger les clés indiquées.</translation>
    </message>
    <message>
        <source>%1 (layer %2)</source>
        <translation>%1 (couche %2)</translation>
    </message>
    <message>
        <source>a single number</source>
        <translation>un seul nombre</translation>
    </message>
    <message>
        <source>Export it again as a single .onnx file.</source>
        <translation>L’exporter de nouveau en un seul fichier .onnx.</translation>
    </message>
    <message>
        <source>%1 is no key that is known there</source>
        <translation>%1 n’est pas une clé connue à cet endroit</translation>
    </message>
    <message>
        <source>a list of names of layers</source>
        <translation>une liste de noms de couches</translation>
    </message>
    <message>
        <source>a name of its own</source>
        <translation>un nom à part</translation>
    </message>
    <message>
        <source>a list of 1 to %1 layers</source>
        <translation>une liste de 1 à %1 couches</translation>
    </message>
    <message>
        <source>a list of numbers, one a channel</source>
        <translation>une liste de nombres, un par canal</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation><numerusform>%n valeur</numerusform><numerusform>%n valeurs</numerusform></translation>
    </message>
    <message>
        <source>as many as mean has, %1</source>
        <translation>autant que mean, %1</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2, or "classes" for as many as the data have</source>
        <translation>un nombre entier de %1 à %2, ou "classes" pour autant que dans les données</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1, or [height, width]</source>
        <translation>un nombre entier de 1 à %1, ou [hauteur, largeur]</translation>
    </message>
    <message>
        <source>"same", "valid", a number of pixels or [top, bottom, left, right]</source>
        <translation>"same", "valid", un nombre de pixels ou [haut, bas, gauche, droite]</translation>
    </message>
    <message>
        <source>the folder of a data set</source>
        <translation>le dossier d’un jeu de données</translation>
    </message>
    <message>
        <source>augmentation</source>
        <translation>augmentation</translation>
    </message>
    <message>
        <source>a prepared cache</source>
        <translation>un cache préparé</translation>
    </message>
    <message>
        <source>none, because the data set holds features, not images</source>
        <translation>aucune, car le jeu de données contient des features, pas des images</translation>
    </message>
    <message>
        <source>a data set without training images</source>
        <translation>un jeu de données sans images d’entraînement</translation>
    </message>
    <message>
        <source>one that has some</source>
        <translation>un qui en a</translation>
    </message>
    <message>
        <source>a data set without validation images</source>
        <translation>un jeu de données sans images de validation</translation>
    </message>
    <message>
        <source>one with a test or val folder, to see accuracy</source>
        <translation>un avec un dossier test ou val, pour voir l’accuracy</translation>
    </message>
    <message>
        <source>a number that divides the batch of %1: ranks have %2 or %3 samples, and wait for the fuller ones</source>
        <translation>un nombre qui divise le batch de %1 : les rangs ont %2 ou %3 échantillons et attendent les plus remplis</translation>
    </message>
    <message>
        <source>at most %1, or some ranks have no part of an epoch's last batch</source>
        <translation>au plus %1, sinon certains rangs n’ont aucune part du dernier batch d’une époque</translation>
    </message>
    <message>
        <source>at most %1, the cores of this machine; more of them slow training down</source>
        <translation>au plus %1, les cœurs de cette machine ; au-delà, l’entraînement ralentit</translation>
    </message>
    <message>
        <source>0, because training keeps all %1 cores of this machine busy: validation beside it saves no time</source>
        <translation>0, car l’entraînement occupe les %1 cœurs de cette machine : une validation à côté ne gagne pas de temps</translation>
    </message>
    <message>
        <source>%1 need %2 cores</source>
        <translation>%1 exigent %2 cœurs</translation>
    </message>
    <message>
        <source>%1 samples: within %2 and an eighth of the data</source>
        <translation>%1 échantillons : dans la limite de %2 et d’un huitième des données</translation>
    </message>
    <message>
        <source>half of the memory that is free now</source>
        <translation>la moitié de la mémoire libre actuellement</translation>
    </message>
    <message>
        <source>%1 % of what is free on %2 (%3 GB)</source>
        <translation>%1 % de ce qui est libre sur %2 (%3 GB)</translation>
    </message>
    <message>
        <source>another environment</source>
        <translation>un autre environnement</translation>
    </message>
    <message>
        <source>a larger image</source>
        <translation>une image plus grande</translation>
    </message>
    <message>
        <source>a device that this engine and machine have</source>
        <translation>un périphérique que ce moteur et cette machine ont</translation>
    </message>
    <message>
        <source>%1 (the run needs about %2 GB of the GPU)</source>
        <translation>%1 (le run exige environ %2 GB du GPU)</translation>
    </message>
    <message>
        <source>a batch that fits into the %1 GB of %2, auto, or more micro-batches</source>
        <translation>un batch qui tient dans les %1 GB de %2, auto, ou plus de micro-batchs</translation>
    </message>
    <message>
        <source>a batch that fits into the %1 GB of memory that are free</source>
        <translation>un batch qui tient dans les %1 GB de mémoire libres</translation>
    </message>
    <message>
        <source>1 or more, or a run that is interrupted begins anew</source>
        <translation>1 ou plus, sinon un run interrompu repart de zéro</translation>
    </message>
    <message>
        <source>at most %1, the run's epochs, or a run that is interrupted begins anew</source>
        <translation>au plus %1, les époques du run, sinon un run interrompu repart de zéro</translation>
    </message>
    <message>
        <source>fp32: %1</source>
        <translation>fp32 : %1</translation>
    </message>
    <message>
        <source>at most %1, the number of training samples</source>
        <translation>au plus %1, le nombre d’échantillons d’entraînement</translation>
    </message>
    <message>
        <source>%1 on each of %2 ranks</source>
        <translation>%1 sur chacun des %2 rangs</translation>
    </message>
    <message>
        <source>at most %1, the training samples of a rank</source>
        <translation>au plus %1, les échantillons d’entraînement d’un rang</translation>
    </message>
    <message>
        <source>a *.model.json, ONNX or Keras file whose network fits the data</source>
        <translation>un fichier *.model.json, ONNX ou Keras dont le réseau convient aux données</translation>
    </message>
    <message>
        <source>a file with the weights of this network</source>
        <translation>un fichier avec les poids de ce réseau</translation>
    </message>
    <message>
        <source>%1 (layer %2 is for other classes and begins anew)</source>
        <translation>%1 (la couche %2 est prévue pour d’autres classes et repart de zéro)</translation>
    </message>
    <message>
        <source>weights for the classes of the data, to begin with all of them</source>
        <translation>des poids pour les classes des données, afin de commencer avec tous</translation>
    </message>
    <message>
        <source>a checkpoint of the same net</source>
        <translation>un checkpoint du même réseau</translation>
    </message>
    <message>
        <source>%1 (%2 weights are left for %3 layers)</source>
        <translation>%1 (il reste %2 poids pour %3 couches)</translation>
    </message>
    <message>
        <source>a share that leaves each layer a weight, or a least_kept above 0</source>
        <translation>une part qui laisse un poids à chaque couche, ou un least_kept supérieur à 0</translation>
    </message>
    <message>
        <source>names of the net's layers</source>
        <translation>des noms de couches du réseau</translation>
    </message>
    <message>
        <source>none, or more layers: none of the net's may be pruned</source>
        <translation>none, ou plus de couches : aucune du réseau ne peut être élaguée</translation>
    </message>
    <message>
        <source>its %1 has another shape</source>
        <translation>son %1 a une autre forme</translation>
    </message>
    <message>
        <source>there are %1 of %2</source>
        <translation>il y en a %1 sur %2</translation>
    </message>
    <message>
        <source>its scores have another shape than its weights</source>
        <translation>ses scores ont une autre forme que ses poids</translation>
    </message>
    <message>
        <source>it has no scores</source>
        <translation>elle n’a pas de scores</translation>
    </message>
    <message>
        <source>no weight exceeds the threshold of %1; the largest is %2</source>
        <translation>aucun poids ne dépasse le seuil de %1 ; le plus grand est %2</translation>
    </message>
    <message>
        <source>Choose a smaller threshold.</source>
        <translation>Choisir un seuil plus petit.</translation>
    </message>
    <message>
        <source>none of its %1 weights would be left</source>
        <translation>aucun de ses %1 poids ne resterait</translation>
    </message>
    <message>
        <source>Prune less, leave this layer whole ("excluded"), or let every layer keep a share ("least_kept").</source>
        <translation>Élaguer moins, laisser cette couche entière ("excluded"), ou faire garder une part à chaque couche ("least_kept").</translation>
    </message>
    <message>
        <source>none of its layers may be pruned</source>
        <translation>aucune de ses couches ne peut être élaguée</translation>
    </message>
    <message>
        <source>Allow the first, the last or depthwise layers, or exclude fewer of them.</source>
        <translation>Autoriser la première, la dernière ou les couches depthwise, ou en exclure moins.</translation>
    </message>
    <message>
        <source>its weights are not there</source>
        <translation>ses poids ne sont pas là</translation>
    </message>
    <message>
        <source>no flow is defined through a layer of kind %1</source>
        <translation>aucun flux n’est défini à travers une couche de type %1</translation>
    </message>
    <message>
        <source>Choose another method of pruning.</source>
        <translation>Choisir une autre méthode d’élagage.</translation>
    </message>
    <message>
        <source>no flow is defined through it</source>
        <translation>aucun flux n’est défini à travers elle</translation>
    </message>
    <message>
        <source>its entry in the queue is incomplete, or not one of this version</source>
        <translation>son entrée dans la file d’attente est incomplète, ou n’est pas de cette version</translation>
    </message>
    <message>
        <source>its entry in the queue names another job, "%1"</source>
        <translation>son entrée dans la file d’attente nomme un autre job, « %1 »</translation>
    </message>
    <message>
        <source>its entry in the queue has a run directory that is not absolute</source>
        <translation>son entrée dans la file d’attente a un dossier de run qui n’est pas absolu</translation>
    </message>
    <message>
        <source>its entry in the queue has a run directory with a NUL byte</source>
        <translation>son entrée dans la file d’attente a un dossier de run avec un octet NUL</translation>
    </message>
    <message>
        <source>its entry in the queue has no time of submission</source>
        <translation>son entrée dans la file d’attente n’a pas d’heure de soumission</translation>
    </message>
    <message>
        <source>it was not dealt to rank %1</source>
        <translation>il n’a pas été distribué au rang %1</translation>
    </message>
    <message>
        <source>its message is not what was expected</source>
        <translation>son message n’est pas celui attendu</translation>
    </message>
    <message>
        <source>this rank does not belong to it</source>
        <translation>ce rang n’en fait pas partie</translation>
    </message>
    <message>
        <source>a group listens to one of its ranks at a time</source>
        <translation>un groupe n’écoute qu’un de ses rangs à la fois</translation>
    </message>
    <message>
        <source>rank %1 has not answered for %2 s</source>
        <translation>le rang %1 n’a pas répondu depuis %2 s</translation>
    </message>
    <message>
        <source>rank %1 does something else</source>
        <translation>le rang %1 fait autre chose</translation>
    </message>
    <message>
        <source>the group has %1</source>
        <translation>le groupe a %1</translation>
    </message>
    <message>
        <source>that rank has been taken</source>
        <translation>ce rang est déjà pris</translation>
    </message>
    <message>
        <source>there is no such rank</source>
        <translation>ce rang n’existe pas</translation>
    </message>
    <message>
        <source>rank %1 failed: %2</source>
        <translation>le rang %1 a échoué : %2</translation>
    </message>
    <message>
        <source>rank %1 has left</source>
        <translation>le rang %1 est parti</translation>
    </message>
    <message>
        <source>all other ranks have left</source>
        <translation>tous les autres rangs sont partis</translation>
    </message>
    <message>
        <source>this MPI does not let several threads take turns</source>
        <translation>ce MPI ne permet pas à plusieurs threads de travailler à tour de rôle</translation>
    </message>
    <message>
        <source>Use an MPI that provides MPI_THREAD_SERIALIZED, such as Open MPI 4.</source>
        <translation>Utiliser un MPI qui offre MPI_THREAD_SERIALIZED, comme Open MPI 4.</translation>
    </message>
    <message>
        <source>there are too many bytes</source>
        <translation>il y a trop d’octets</translation>
    </message>
    <message>
        <source>an earlier sum has failed</source>
        <translation>une somme antérieure a échoué</translation>
    </message>
    <message>
        <source>another rank has not answered for %1 s</source>
        <translation>un autre rang n’a pas répondu depuis %1 s</translation>
    </message>
    <message>
        <source>there is no GPU, or no driver</source>
        <translation>il n’y a pas de GPU, ou pas de pilote</translation>
    </message>
    <message>
        <source>Train on the device “cpu”.</source>
        <translation>Entraîner sur le périphérique « cpu ».</translation>
    </message>
    <message>
        <source>this machine may have 1 to %1</source>
        <translation>cette machine peut en avoir de 1 à %1</translation>
    </message>
    <message>
        <source>descriptor %1 is not memory that ranks share</source>
        <translation>le descripteur %1 n’est pas de la mémoire partagée entre rangs</translation>
    </message>
    <message>
        <source>Ranks are started by "trainyard-engine run --ranks N".</source>
        <translation>Les rangs se lancent avec « trainyard-engine run --ranks N ».</translation>
    </message>
    <message>
        <source>rank 0 failed: %1</source>
        <translation>le rang 0 a échoué : %1</translation>
    </message>
    <message>
        <source>rank %1 has not answered for %2 s (process %3 %4)</source>
        <translation>le rang %1 n’a pas répondu depuis %2 s (le processus %3 %4)</translation>
    </message>
    <message>
        <source>is stopped</source>
        <translation>est arrêté</translation>
    </message>
    <message>
        <source>waits for a disk or a network file system</source>
        <translation>attend un disque ou un système de fichiers réseau</translation>
    </message>
    <message>
        <source>computes</source>
        <translation>calcule</translation>
    </message>
    <message>
        <source>sleeps</source>
        <translation>dort</translation>
    </message>
    <message>
        <source>has ended</source>
        <translation>est terminé</translation>
    </message>
    <message>
        <source>hangs</source>
        <translation>est bloqué</translation>
    </message>
    <message>
        <source>Look at nvidia-smi.</source>
        <translation>Consulter nvidia-smi.</translation>
    </message>
    <message>
        <source>Set NCCL_DEBUG=INFO to see what NCCL says.</source>
        <translation>Définir NCCL_DEBUG=INFO pour voir ce que dit NCCL.</translation>
    </message>
    <message numerus="yes">
        <source>%n process(|es)</source>
        <translation><numerusform>%n processus</numerusform><numerusform>%n processus</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n process(|es): %2 and %3</source>
        <translation><numerusform>%n processus : %2 et %3</numerusform><numerusform>%n processus : %2 et %3</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation><numerusform>%n rang</numerusform><numerusform>%n rangs</numerusform></translation>
    </message>
    <message>
        <source>its master</source>
        <translation>son master</translation>
    </message>
    <message>
        <source>their master</source>
        <translation>leur master</translation>
    </message>
    <message>
        <source>its %1 masters</source>
        <translation>ses %1 masters</translation>
    </message>
    <message>
        <source>their %1 masters</source>
        <translation>leurs %1 masters</translation>
    </message>
    <message>
        <source>the seconds that ranks wait for one another</source>
        <translation>les secondes pendant lesquelles les rangs s’attendent</translation>
    </message>
    <message>
        <source>they do not fit</source>
        <translation>ils ne conviennent pas</translation>
    </message>
    <message>
        <source>there are more or fewer of them</source>
        <translation>il y en a plus ou moins</translation>
    </message>
    <message>
        <source>its device lays weights out otherwise than the master's</source>
        <translation>son périphérique dispose les poids autrement que celui du master</translation>
    </message>
    <message>
        <source>Use machines with the same kind of processor, or the device “reference”.</source>
        <translation>Utiliser des machines avec le même type de processeur, ou le périphérique « reference ».</translation>
    </message>
    <message>
        <source>the loader delivered another one</source>
        <translation>le chargeur en a livré un autre</translation>
    </message>
    <message>
        <source>"%1" is not a number</source>
        <translation>« %1 » n’est pas un nombre</translation>
    </message>
    <message>
        <source>its metadata lack %1</source>
        <translation>il manque %1 dans ses métadonnées</translation>
    </message>
    <message>
        <source>its metadata hold impossible numbers</source>
        <translation>ses métadonnées contiennent des nombres impossibles</translation>
    </message>
    <message>
        <source>it is a safetensors file of another program</source>
        <translation>c’est un fichier safetensors d’un autre programme</translation>
    </message>
    <message>
        <source>its checksum does not fit its contents, so it is damaged</source>
        <translation>sa somme de contrôle ne correspond pas à son contenu, il est donc endommagé</translation>
    </message>
    <message>
        <source>the run has not ended</source>
        <translation>le run n’est pas terminé</translation>
    </message>
    <message>
        <source>Let that run train to its end first.</source>
        <translation>Laisser d’abord ce run s’entraîner jusqu’au bout.</translation>
    </message>
    <message>
        <source>the run ended without completing</source>
        <translation>le run s’est terminé sans aller au bout</translation>
    </message>
    <message>
        <source>its last checkpoint is gone</source>
        <translation>son dernier checkpoint a disparu</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>there is no run %1 in %2</source>
        <translation>il n’y a pas de run %1 dans %2</translation>
    </message>
    <message>
        <source>Choose a run of this machine, or copy that run's directory there.</source>
        <translation>Choisir un run de cette machine, ou y copier le dossier de l’autre run.</translation>
    </message>
    <message>
        <source>the run has no checkpoint of this point; it has %1</source>
        <translation>le run n’a pas de checkpoint de ce point ; il a %1</translation>
    </message>
    <message>
        <source>Choose one of those, or train that run with the point in keep_epochs or keep_steps.</source>
        <translation>En choisir un parmi ceux-là, ou entraîner ce run avec le point dans keep_epochs ou keep_steps.</translation>
    </message>
    <message>
        <source>this machine has no NVIDIA GPU</source>
        <translation>cette machine n’a pas de GPU NVIDIA</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>écriture impossible</translation>
    </message>
    <message>
        <source>Check the folder and the disk.</source>
        <translation>Vérifier le dossier et le disque.</translation>
    </message>
    <message>
        <source>it is of another version</source>
        <translation>il est d’une autre version</translation>
    </message>
    <message>
        <source>it holds weights, not a network</source>
        <translation>il contient des poids, pas un réseau</translation>
    </message>
    <message>
        <source>Name a *.model.json, an ONNX file or what Keras's to_json() writes, and this one as its weights.</source>
        <translation>Indiquer un *.model.json, un fichier ONNX ou ce qu’écrit le to_json() de Keras, et celui-ci pour ses poids.</translation>
    </message>
    <message>
        <source>Keras's weights fit only the architecture that they were saved from</source>
        <translation>les poids de Keras ne conviennent qu’à l’architecture dont ils proviennent</translation>
    </message>
    <message>
        <source>Name what its to_json() writes as the model file.</source>
        <translation>Indiquer comme fichier de modèle ce qu’écrit son to_json().</translation>
    </message>
    <message>
        <source>it holds no weights</source>
        <translation>il ne contient pas de poids</translation>
    </message>
    <message>
        <source>Name a .safetensors, .weights.h5 or .onnx file.</source>
        <translation>Indiquer un fichier .safetensors, .weights.h5 ou .onnx.</translation>
    </message>
    <message>
        <source>the batch size is not positive</source>
        <translation>la taille de batch n’est pas positive</translation>
    </message>
    <message>
        <source>its layers do not lead from images of %1 to %2 classes</source>
        <translation>ses couches ne mènent pas d’images de %1 à %2 classes</translation>
    </message>
    <message>
        <source>it was made for evaluation only</source>
        <translation>il n’a été construit que pour l’évaluation</translation>
    </message>
    <message>
        <source>it names images that the device does not have</source>
        <translation>il désigne des images que le périphérique n’a pas</translation>
    </message>
    <message>
        <source>it has no labels</source>
        <translation>il n’a pas de labels</translation>
    </message>
    <message>
        <source>the network has no weights of this name</source>
        <translation>le réseau n’a pas de poids de ce nom</translation>
    </message>
    <message>
        <source>the mask has another shape than the weights</source>
        <translation>le masque a une autre forme que les poids</translation>
    </message>
    <message>
        <source>the net has no such layer</source>
        <translation>le réseau n’a pas cette couche</translation>
    </message>
    <message>
        <source>"trainyard-engine inspect model" lists its layers.</source>
        <translation>« trainyard-engine inspect model » liste ses couches.</translation>
    </message>
    <message>
        <source>Remove the folder to have the files copied again.</source>
        <translation>Enlever le dossier pour que les fichiers soient copiés de nouveau.</translation>
    </message>
    <message>
        <source>it is not what the run was begun with</source>
        <translation>ce n’est pas celui avec lequel le run a commencé</translation>
    </message>
    <message>
        <source>Put it back as it was, or start a new run.</source>
        <translation>Le remettre tel qu’il était, ou lancer un nouveau run.</translation>
    </message>
    <message>
        <source>its folder model/ is not there; the run has not been started yet</source>
        <translation>son dossier model/ n’est pas là ; le run n’a pas encore été lancé</translation>
    </message>
    <message>
        <source>value %1 is pruned and not zero</source>
        <translation>la valeur %1 est élaguée et non nulle</translation>
    </message>
    <message>
        <source>The file is damaged or not a safetensors file; use another checkpoint.</source>
        <translation>Le fichier est endommagé ou n’est pas un fichier safetensors ; utiliser un autre checkpoint.</translation>
    </message>
    <message>
        <source>its header does not begin with a JSON object</source>
        <translation>son en-tête ne commence pas par un objet JSON</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>il est imbriqué trop profondément</translation>
    </message>
    <message>
        <source>its header is not valid JSON (%1)</source>
        <translation>son en-tête n’est pas du JSON valide (%1)</translation>
    </message>
    <message>
        <source>its header holds the name %1 twice</source>
        <translation>son en-tête contient deux fois le nom %1</translation>
    </message>
    <message>
        <source>a size is not a whole number</source>
        <translation>une taille n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>of the unknown type %1</source>
        <translation>de type inconnu %1</translation>
    </message>
    <message>
        <source>without a proper shape and data_offsets</source>
        <translation>sans forme ni data_offsets corrects</translation>
    </message>
    <message>
        <source>larger than any file</source>
        <translation>plus grand que tout fichier</translation>
    </message>
    <message>
        <source>whose data_offsets do not fit its shape</source>
        <translation>dont les data_offsets ne correspondent pas à la forme</translation>
    </message>
    <message>
        <source>its __metadata__ is not an object</source>
        <translation>son __metadata__ n’est pas un objet</translation>
    </message>
    <message>
        <source>its __metadata__ holds %1, which is not a text</source>
        <translation>son __metadata__ contient %1, qui n’est pas un texte</translation>
    </message>
    <message>
        <source>the data of tensor %1 overlap another tensor's</source>
        <translation>les données du tenseur %1 chevauchent celles d’un autre</translation>
    </message>
    <message>
        <source>there is a hole before the data of tensor %1</source>
        <translation>il y a un trou avant les données du tenseur %1</translation>
    </message>
    <message>
        <source>it ends after %1 of %2 bytes</source>
        <translation>il se termine après %1 octets sur %2</translation>
    </message>
    <message>
        <source>there are %1 bytes after the last tensor</source>
        <translation>il y a %1 octets après le dernier tenseur</translation>
    </message>
    <message>
        <source>it is only %1 bytes long</source>
        <translation>il ne fait que %1 octets</translation>
    </message>
    <message>
        <source>its header claims %1 bytes, more than the file has</source>
        <translation>son en-tête annonce %1 octets, plus que n’en a le fichier</translation>
    </message>
    <message>
        <source>its header claims %1 bytes, more than any real one has</source>
        <translation>son en-tête annonce %1 octets, plus qu’aucun en-tête réel</translation>
    </message>
    <message>
        <source>tensor %1 is not described by dtype, shape and data_offsets</source>
        <translation>le tenseur %1 n’est pas décrit par dtype, shape et data_offsets</translation>
    </message>
    <message>
        <source>it has a tensor %1 %2</source>
        <translation>il a un tenseur %1 %2</translation>
    </message>
    <message>
        <source>tensor %1 is of type %2, only F32, F64, F16 and BF16 are read</source>
        <translation>le tenseur %1 est de type %2, seuls F32, F64, F16 et BF16 sont lus</translation>
    </message>
    <message>
        <source>tensor %1 is of type %2, only F32 is read</source>
        <translation>le tenseur %1 est de type %2, seul F32 est lu</translation>
    </message>
    <message>
        <source>tensor %1 has other values than its shape says</source>
        <translation>le tenseur %1 a d’autres valeurs que ne le dit sa forme</translation>
    </message>
    <message>
        <source>"%1" is neither RANK:FACTOR nor RANK:TIMEms</source>
        <translation>« %1 » n’est ni RANG:FACTEUR ni RANG:DURÉEms</translation>
    </message>
    <message>
        <source>the loader delivered another batch than this step's</source>
        <translation>le chargeur a livré un autre batch que celui de ce pas</translation>
    </message>
    <message>
        <source>it cannot follow the step before</source>
        <translation>il ne peut pas suivre le pas précédent</translation>
    </message>
    <message>
        <source>it has no training images</source>
        <translation>il n’a pas d’images d’entraînement</translation>
    </message>
    <message>
        <source>it was made with %1 steps an epoch, the run now has %2</source>
        <translation>il a été créé avec %1 pas par époque, le run en a maintenant %2</translation>
    </message>
    <message>
        <source>Put spec.json and data back as they were, or start a new run from this checkpoint.</source>
        <translation>Remettre spec.json et les données tels qu’ils étaient, ou lancer un nouveau run depuis ce checkpoint.</translation>
    </message>
    <message>
        <source>it was made with seed %1, the run now has %2</source>
        <translation>il a été créé avec la graine %1, le run a maintenant %2</translation>
    </message>
    <message>
        <source>its classes are not those of the data</source>
        <translation>ses classes ne sont pas celles des données</translation>
    </message>
    <message>
        <source>the run has no checkpoint of this point; it has none</source>
        <translation>le run n’a pas de checkpoint de ce point ; il n’en a aucun</translation>
    </message>
    <message>
        <source>it was written in format %1 and this engine reads format %2</source>
        <translation>il a été écrit au format %1, et ce moteur lit le format %2</translation>
    </message>
    <message>
        <source>Use the engine that wrote it, or a newer one.</source>
        <translation>Utiliser le moteur qui l’a écrit, ou un plus récent.</translation>
    </message>
    <message>
        <source>it was written in an unknown format and this engine reads format %1</source>
        <translation>il a été écrit dans un format inconnu, et ce moteur lit le format %1</translation>
    </message>
    <message>
        <source>process %1 on %2 is training there already</source>
        <translation>le processus %1 sur %2 y entraîne déjà</translation>
    </message>
    <message>
        <source>Wait for it to end, or stop it first.</source>
        <translation>Attendre sa fin, ou l’arrêter d’abord.</translation>
    </message>
    <message>
        <source>another engine is training there already</source>
        <translation>un autre moteur y entraîne déjà</translation>
    </message>
    <message>
        <source>the model needs %1 (%2), which it does not have</source>
        <translation>le modèle exige %1 (%2), qu’il n’a pas</translation>
    </message>
    <message>
        <source>the model needs %1 (%2), it has %3</source>
        <translation>le modèle exige %1 (%2), il a %3</translation>
    </message>
    <message>
        <source>it does not say how many samples all ranks have</source>
        <translation>il n’indique pas combien d’échantillons ont tous les rangs</translation>
    </message>
    <message>
        <source>it has %1 images; allowed: 1 to %2</source>
        <translation>il a %1 images ; autorisé : 1 à %2</translation>
    </message>
    <message>
        <source>label %1 is not one of %2 classes</source>
        <translation>le label %1 n’est pas une des %2 classes</translation>
    </message>
    <message>
        <source>the share of a label mixed in is not in 0 to 1</source>
        <translation>la part d’un label mélangé n’est pas entre 0 et 1</translation>
    </message>
    <message>
        <source>the network expects %1 in its place</source>
        <translation>le réseau attend %1 à sa place</translation>
    </message>
    <message>
        <source>Use a checkpoint of a run with the same model, image size, classes and optimizer.</source>
        <translation>Utiliser un checkpoint d’un run ayant les mêmes modèle, taille d’image, classes et optimiseur.</translation>
    </message>
    <message>
        <source>its shape differs from the network's</source>
        <translation>sa forme diffère de celle du réseau</translation>
    </message>
    <message>
        <source>there are %1 tensors, the network has %2</source>
        <translation>il y a %1 tenseurs, le réseau en a %2</translation>
    </message>
    <message>
        <source>Correct the named fields.</source>
        <translation>Corriger les champs indiqués.</translation>
    </message>
    <message>
        <source>Change the named field.</source>
        <translation>Modifier le champ indiqué.</translation>
    </message>
    <message>
        <source>its spec asks for %1, and there are %2</source>
        <translation>sa spécification demande %1, et il y en a %2</translation>
    </message>
    <message>
        <source>Start as many processes, or "trainyard-engine run" without a launcher.</source>
        <translation>Lancer autant de processus, ou « trainyard-engine run » sans lanceur.</translation>
    </message>
    <message>
        <source>none of its checkpoints is complete</source>
        <translation>aucun de ses checkpoints n’est complet</translation>
    </message>
    <message>
        <source>Remove the damaged files there to train from the beginning.</source>
        <translation>Enlever les fichiers endommagés pour entraîner depuis le début.</translation>
    </message>
    <message>
        <source>it was made with %1 %2, the run now has %3</source>
        <translation>il a été créé avec %1 %2, le run a maintenant %3</translation>
    </message>
    <message>
        <source>Choose the model, image and data of the parent run, or start without it.</source>
        <translation>Choisir le modèle, l’image et les données du run parent, ou lancer sans lui.</translation>
    </message>
    <message>
        <source>Choose a run of the same model.</source>
        <translation>Choisir un run du même modèle.</translation>
    </message>
    <message>
        <source>Choose a checkpoint of a run with the same model, image size and classes.</source>
        <translation>Choisir un checkpoint d’un run ayant les mêmes modèle, taille d’image et classes.</translation>
    </message>
    <message>
        <source>it is of another step</source>
        <translation>il est d’un autre pas</translation>
    </message>
    <message>
        <source>it is of another network or device</source>
        <translation>il est d’un autre réseau ou d’un autre périphérique</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>Name a run directory, a folder with a spec.json.</source>
        <translation>Indiquer un dossier de run, c’est-à-dire un dossier avec un spec.json.</translation>
    </message>
    <message>
        <source>it has no spec.json</source>
        <translation>il n’a pas de spec.json</translation>
    </message>
    <message>
        <source>Lower the learning rate or add warm-up epochs, then start the run again.</source>
        <translation>Baisser le learning rate ou ajouter des époques de warm-up, puis relancer le run.</translation>
    </message>
    <message>
        <source>it had trained all of the %1 epochs that this run has</source>
        <translation>il avait entraîné toutes les %1 époques qu’a ce run</translation>
    </message>
    <message>
        <source>Give this run more epochs, or let it begin at step 0 ("continue_schedule": false).</source>
        <translation>Donner plus d’époques à ce run, ou le faire commencer au pas 0 ("continue_schedule": false).</translation>
    </message>
    <message>
        <source>the training loss became not a number</source>
        <translation>la loss d’entraînement n’est plus un nombre</translation>
    </message>
    <message>
        <source>the training loss became infinite</source>
        <translation>la loss d’entraînement est devenue infinie</translation>
    </message>
    <message>
        <source>the validation loss became not a number</source>
        <translation>la loss de validation n’est plus un nombre</translation>
    </message>
    <message>
        <source>the validation loss became infinite</source>
        <translation>la loss de validation est devenue infinie</translation>
    </message>
    <message>
        <source>the last update left weights that are infinite or not a number</source>
        <translation>la dernière mise à jour a laissé des poids infinis ou qui ne sont pas des nombres</translation>
    </message>
    <message>
        <source>the most MiB of images that stay on a GPU, 0 for none</source>
        <translation>le maximum de MiB d’images qui restent sur un GPU, 0 pour aucune</translation>
    </message>
    <message>
        <source>the spec</source>
        <translation>la spécification</translation>
    </message>
    <message>
        <source>%1 is not a key of a run spec</source>
        <translation>%1 n’est pas une clé d’une spécification de run</translation>
    </message>
    <message>
        <source>%1 is not a key of a run spec; did you mean "%2"?</source>
        <translation>%1 n’est pas une clé d’une spécification de run ; s’agit-il de « %2 » ?</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: %2</source>
        <translation>%1 manque ; autorisé : %2</translation>
    </message>
    <message>
        <source>%1 is %2; allowed: %3</source>
        <translation>%1 est %2 ; autorisé : %3</translation>
    </message>
    <message numerus="yes">
        <source>%2 has not become a number for %n value(s)</source>
        <translation><numerusform>%2 n’est pas devenu un nombre pendant %n valeur</numerusform><numerusform>%2 n’est pas devenu un nombre pendant %n valeurs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%2 has not become better than %3 (epoch %4) for %n value(s)</source>
        <translation><numerusform>%2 ne s’est pas amélioré par rapport à %3 (époque %4) pendant %n valeur</numerusform><numerusform>%2 ne s’est pas amélioré par rapport à %3 (époque %4) pendant %n valeurs</numerusform></translation>
    </message>
    <message>
        <source>%1 is %2, the target was %3</source>
        <translation>%1 est %2, l’objectif était %3</translation>
    </message>
    <message>
        <source>Training ends after epoch %1 of %2: %3</source>
        <translation>L’entraînement se termine après l’époque %1 sur %2 : %3</translation>
    </message>
    <message>
        <source>Rank %1: %2</source>
        <translation>Rang %1 : %2</translation>
    </message>
    <message>
        <source>Rank %1 is a straggler: it computes %2 times as long as the median rank</source>
        <translation>Le rang %1 est à la traîne : il calcule %2 fois plus longtemps que le rang médian</translation>
    </message>
    <message>
        <source>Rank %1 is no longer a straggler</source>
        <translation>Le rang %1 n’est plus à la traîne</translation>
    </message>
    <message>
        <source>Validation beside training saves no time here: steps take %1 times as long while it runs, because both want the same cores</source>
        <translation>La validation à côté de l’entraînement ne gagne pas de temps ici : les pas durent %1 fois plus longtemps pendant qu’elle tourne, car les deux veulent les mêmes cœurs</translation>
    </message>
    <message>
        <source>Let training wait for it (training.validation_threads = 0).</source>
        <translation>Faire attendre l’entraînement (training.validation_threads = 0).</translation>
    </message>
    <message>
        <source>Gradients are summed in buckets of %1 KiB, the best of those tried</source>
        <translation>Les gradients sont sommés par paquets de %1 KiB, la meilleure taille essayée</translation>
    </message>
    <message>
        <source>Pruned after step %1: %2</source>
        <translation>Élagué après le pas %1 : %2</translation>
    </message>
    <message>
        <source>%1 % of %2 prunable weights are zero; %3 are left in %4 layers</source>
        <translation>%1 % des %2 poids élagables sont nuls ; il en reste %3 dans %4 couches</translation>
    </message>
    <message>
        <source>The line to %1 cannot be measured without validation samples</source>
        <translation>La droite vers %1 ne peut pas être mesurée sans échantillons de validation</translation>
    </message>
    <message>
        <source>On the straight line to the other run's end the error rises by %1 points, the loss by %2</source>
        <translation>Sur la droite vers la fin de l’autre run, l’erreur augmente de %1 points, la loss de %2</translation>
    </message>
    <message>
        <source>The worker's own state is not used, because %1; it begins from the master's weights</source>
        <translation>L’état propre du worker n’est pas utilisé, car %1 ; il commence avec les poids du master</translation>
    </message>
    <message>
        <source>The lower master's own state is not used, because %1; it begins from the top master's weights</source>
        <translation>L’état propre du master inférieur n’est pas utilisé, car %1 ; il commence avec les poids du master supérieur</translation>
    </message>
    <message>
        <source>Steps are not traced: %1</source>
        <translation>Les pas ne sont pas tracés : %1</translation>
    </message>
    <message>
        <source>Tracing steps %1 to %2</source>
        <translation>Trace des pas %1 à %2 en cours</translation>
    </message>
    <message>
        <source>The GPUs' kernels are not traced: %1</source>
        <translation>Les kernels des GPU ne sont pas tracés : %1</translation>
    </message>
    <message>
        <source>Estimated occupancy of GPU %1 in the traced steps: %2 % (durations of the kernels × their theoretical occupancy)</source>
        <translation>Occupation estimée du GPU %1 pendant les pas tracés : %2 % (durées des kernels × leur occupation théorique)</translation>
    </message>
    <message>
        <source>The trace of steps %1 to %2 is incomplete: %3</source>
        <translation>La trace des pas %1 à %2 est incomplète : %3</translation>
    </message>
    <message>
        <source>The trace in %1 ends before step %2: it has reached its greatest length</source>
        <translation>La trace dans %1 se termine avant le pas %2 : elle a atteint sa longueur maximale</translation>
    </message>
    <message>
        <source>Steps %1 to %2 are traced in %3</source>
        <translation>Les pas %1 à %2 sont tracés dans %3</translation>
    </message>
    <message>
        <source>not all of them could be copied to the GPU (%1), so they travel with each step</source>
        <translation>toutes n’ont pas pu être copiées sur le GPU (%1), elles voyagent donc à chaque pas</translation>
    </message>
    <message>
        <source>they stay on the GPU (%1), and a step brings only which of them and how they are changed</source>
        <translation>elles restent sur le GPU (%1), et un pas n’apporte que lesquelles et comment elles sont modifiées</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because they would fill more than a quarter of its free memory, or leave the network too little</source>
        <translation>elles voyagent vers le GPU à chaque pas, car elles rempliraient plus d’un quart de sa mémoire libre ou en laisseraient trop peu au réseau</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because resized crops, RandAugment and changes of colour are made by the processor</source>
        <translation>elles voyagent vers le GPU à chaque pas, car les recadrages redimensionnés, RandAugment et les changements de couleur sont faits par le processeur</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because they are features, not images</source>
        <translation>elles voyagent vers le GPU à chaque pas, car ce sont des features, pas des images</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because TRAINYARD_RESIDENT_MIB is 0</source>
        <translation>elles voyagent vers le GPU à chaque pas, car TRAINYARD_RESIDENT_MIB vaut 0</translation>
    </message>
    <message>
        <source>they are in this machine's memory</source>
        <translation>elles sont dans la mémoire de cette machine</translation>
    </message>
    <message>
        <source>Goes on with %1 instead of %2 ranks, with %3 instead of %4 samples a step</source>
        <translation>Continue avec %1 rangs au lieu de %2, avec %3 échantillons par pas au lieu de %4</translation>
    </message>
    <message>
        <source>Goes on with %1 instead of %2 ranks, with %3 instead of %4 samples a step; %5 samples of this epoch come again</source>
        <translation>Continue avec %1 rangs au lieu de %2, avec %3 échantillons par pas au lieu de %4 ; %5 échantillons de cette époque reviennent</translation>
    </message>
    <message>
        <source>%1; it was set aside as %2</source>
        <translation>%1 ; il a été mis de côté sous %2</translation>
    </message>
    <message>
        <source>step %1 of run %2 (%3)</source>
        <translation>pas %1 du run %2 (%3)</translation>
    </message>
    <message>
        <source>The mask comes from the weights at %1</source>
        <translation>Le masque vient des poids à %1</translation>
    </message>
    <message>
        <source>The remaining weights are drawn anew</source>
        <translation>Les poids restants sont tirés de nouveau</translation>
    </message>
    <message>
        <source>The remaining weights are reset to %1</source>
        <translation>Les poids restants sont réinitialisés à %1</translation>
    </message>
    <message>
        <source>Name a host of ~/.ssh/config, or a host name or address.</source>
        <translation>Indiquer un hôte de ~/.ssh/config, ou un nom d’hôte ou une adresse.</translation>
    </message>
    <message>
        <source>The user has a field of its own.</source>
        <translation>L’utilisateur a son propre champ.</translation>
    </message>
    <message>
        <source>it is not between %1 and %2</source>
        <translation>il n’est pas entre %1 et %2</translation>
    </message>
    <message>
        <source>it is not a list of hosts</source>
        <translation>ce n’est pas une liste d’hôtes</translation>
    </message>
    <message>
        <source>Write user@host:port, several with commas.</source>
        <translation>Écrire user@host:port, plusieurs séparés par des virgules.</translation>
    </message>
    <message>
        <source>it is not an absolute path</source>
        <translation>ce n’est pas un chemin absolu</translation>
    </message>
    <message>
        <source>Begin it with / or ~/.</source>
        <translation>Le commencer par / ou ~/.</translation>
    </message>
    <message>
        <source>Begin it with /, ~/ or a variable such as $SCRATCH.</source>
        <translation>Le commencer par /, ~/ ou une variable comme $SCRATCH.</translation>
    </message>
    <message>
        <source>it does not have %1 to %2 characters on one line</source>
        <translation>il n’a pas de %1 à %2 caractères sur une ligne</translation>
    </message>
    <message>
        <source>it is neither a path nor a name</source>
        <translation>ce n’est ni un chemin ni un nom</translation>
    </message>
    <message>
        <source>Correct the file, or move it away to begin anew; nothing in it was changed.</source>
        <translation>Corriger le fichier, ou le déplacer pour repartir de zéro ; rien n’y a été modifié.</translation>
    </message>
    <message>
        <source>it is not a list of Trainyard's machines</source>
        <translation>ce n’est pas une liste de machines de Trainyard</translation>
    </message>
    <message>
        <source>its version is not a whole number from 1</source>
        <translation>sa version n’est pas un nombre entier à partir de 1</translation>
    </message>
    <message>
        <source>it was made by a newer Trainyard</source>
        <translation>il vient d’un Trainyard plus récent</translation>
    </message>
    <message>
        <source>the id “%1” occurs twice</source>
        <translation>l’id « %1 » apparaît deux fois</translation>
    </message>
    <message>
        <source>%1 is not an object</source>
        <translation>%1 n’est pas un objet</translation>
    </message>
    <message>
        <source>%1 is not text</source>
        <translation>%1 n’est pas un texte</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 n’est ni true ni false</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <translation>%1 n’est pas un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>%1 is not a list</source>
        <translation>%1 n’est pas une liste</translation>
    </message>
    <message>
        <source>%1 holds something that is not text</source>
        <translation>%1 contient quelque chose qui n’est pas un texte</translation>
    </message>
    <message>
        <source>%1: “%2” is not known</source>
        <translation>%1 : « %2 » n’est pas connu</translation>
    </message>
    <message>
        <source>%1 is not known</source>
        <translation>%1 n’est pas connu</translation>
    </message>
    <message>
        <source>%1 is not a machine's id</source>
        <translation>%1 n’est pas un id de machine</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>“%1” begins with '-'</source>
        <translation>« %1 » commence par '-'</translation>
    </message>
    <message>
        <source>its path is empty</source>
        <translation>son chemin est vide</translation>
    </message>
    <message>
        <source>the index %1 is negative</source>
        <translation>l’indice %1 est négatif</translation>
    </message>
    <message>
        <source>the index %1 occurs twice</source>
        <translation>l’indice %1 apparaît deux fois</translation>
    </message>
    <message>
        <source>the number is negative</source>
        <translation>le nombre est négatif</translation>
    </message>
    <message>
        <source>at least 1 is needed</source>
        <translation>il en faut au moins 1</translation>
    </message>
    <message>
        <source>it is not a time of 0 to 10 years</source>
        <translation>ce n’est pas une durée de 0 à 10 ans</translation>
    </message>
    <message>
        <source>“%1” would send the job to another cluster, where it would not be found again</source>
        <translation>« %1 » enverrait le job à un autre cluster, où il serait introuvable</translation>
    </message>
    <message>
        <source>Leave it out, and add a login node of that cluster as a machine of its own.</source>
        <translation>L’omettre, et ajouter un nœud de connexion de ce cluster comme machine à part.</translation>
    </message>
    <message>
        <source>“%1” is not an option of sbatch with two dashes</source>
        <translation>« %1 » n’est pas une option de sbatch à deux tirets</translation>
    </message>
    <message>
        <source>Write it as --name=value.</source>
        <translation>L’écrire sous la forme --name=value.</translation>
    </message>
    <message>
        <source>%1 is set by Trainyard itself</source>
        <translation>%1 est défini par Trainyard lui-même</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>L’omettre.</translation>
    </message>
    <message>
        <source>it contains a control character</source>
        <translation>il contient un caractère de contrôle</translation>
    </message>
    <message>
        <source>Remove line breaks and tabs from it.</source>
        <translation>En enlever les sauts de ligne et les tabulations.</translation>
    </message>
    <message>
        <source>it contains a single quote, which the options of a batch script cannot carry</source>
        <translation>il contient une apostrophe, que les options d’un script batch ne peuvent pas porter</translation>
    </message>
    <message>
        <source>it contains a backslash, which the options of a batch script cannot carry</source>
        <translation>il contient une barre oblique inverse, que les options d’un script batch ne peuvent pas porter</translation>
    </message>
    <message>
        <source>“%1” is that of an array's task</source>
        <translation>« %1 » est celui d’une tâche de tableau</translation>
    </message>
    <message>
        <source>a command other than a run is one process</source>
        <translation>une commande autre qu’un run est un seul processus</translation>
    </message>
    <message>
        <source>Slurm itself chooses the GPUs of a job</source>
        <translation>Slurm choisit lui-même les GPU d’un job</translation>
    </message>
    <message>
        <source>Give a number of GPUs and their type.</source>
        <translation>Indiquer un nombre de GPU et leur type.</translation>
    </message>
    <message>
        <source>“%1” is not the name of a type</source>
        <translation>« %1 » n’est pas le nom d’un type</translation>
    </message>
    <message>
        <source>this machine's template has no launcher for more than one node</source>
        <translation>le gabarit de cette machine n’a pas de lanceur pour plus d’un nœud</translation>
    </message>
    <message>
        <source>Choose srun or mpirun there.</source>
        <translation>Y choisir srun ou mpirun.</translation>
    </message>
    <message>
        <source>not needed on this workstation</source>
        <translation>inutile sur ce poste</translation>
    </message>
    <message>
        <source>%1 answers: %2</source>
        <translation>%1 répond : %2</translation>
    </message>
    <message>
        <source>known, %1</source>
        <translation>connu, %1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; missing: %2</source>
        <translation>%1 ; il manque : %2</translation>
    </message>
    <message>
        <source>Ask for these usual programs to be installed there.</source>
        <translation>Demander l’installation de ces programmes courants sur la machine.</translation>
    </message>
    <message>
        <source>%1; its clock is %2 s off ours</source>
        <translation>%1 ; son horloge diffère de %2 s de la nôtre</translation>
    </message>
    <message>
        <source>Nothing depends on it here, but ask for the clock to be set.</source>
        <translation>Rien n’en dépend ici, mais il vaut mieux faire régler l’horloge.</translation>
    </message>
    <message>
        <source>none; runs go to Trainyard's own queue there</source>
        <translation>aucun ; les runs y vont dans la file d’attente propre à Trainyard</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4</source>
        <translation>%1 %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n partition(s)</source>
        <translation><numerusform>%n partition</numerusform><numerusform>%n partitions</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in the default one</source>
        <translation><numerusform>%n nœud dans celle par défaut</numerusform><numerusform>%n nœuds dans celle par défaut</numerusform></translation>
    </message>
    <message>
        <source>%1; flock or bash is missing</source>
        <translation>%1 ; flock ou bash manque</translation>
    </message>
    <message>
        <source>Without them no job is submitted exactly once. Ask for util-linux and bash.</source>
        <translation>Sans eux, aucun job n’est soumis exactement une fois. Demander util-linux et bash.</translation>
    </message>
    <message>
        <source>%1; ranks would be started by %2, which the cluster does not offer</source>
        <translation>%1 ; les rangs seraient lancés par %2, que le cluster n’offre pas</translation>
    </message>
    <message>
        <source>Choose %3 in the machine's batch script.</source>
        <translation>Choisir %3 dans le script batch de la machine.</translation>
    </message>
    <message>
        <source>%1; not told: %2</source>
        <translation>%1 ; non indiqué : %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 free</source>
        <translation>%1 : %2 libres sur %3</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>none are offered</source>
        <translation>aucun n’est proposé</translation>
    </message>
    <message>
        <source>Runs use the processor there.</source>
        <translation>Les runs y utilisent le processeur.</translation>
    </message>
    <message>
        <source>nvidia-smi says: %1</source>
        <translation>nvidia-smi indique : %1</translation>
    </message>
    <message>
        <source>The driver does not work. Ask the administrator to reload it or to restart the machine.</source>
        <translation>Le pilote ne fonctionne pas. Demander à l’administrateur de le recharger ou de redémarrer la machine.</translation>
    </message>
    <message>
        <source>Choose another folder for the machine's runs.</source>
        <translation>Choisir un autre dossier pour les runs de la machine.</translation>
    </message>
    <message>
        <source>%1 free in %2</source>
        <translation>%1 libres dans %2</translation>
    </message>
    <message>
        <source>Free some room: a few checkpoints fill that.</source>
        <translation>Libérer de la place : quelques checkpoints la rempliraient.</translation>
    </message>
    <message>
        <source>%1 was not found</source>
        <translation>%1 est introuvable</translation>
    </message>
    <message>
        <source>Install the engine there, or set its path.</source>
        <translation>Installer le moteur sur la machine, ou indiquer son chemin.</translation>
    </message>
    <message>
        <source>Trainyard on this computer speaks with “%2”. Install that one beside it.</source>
        <translation>Trainyard sur cet ordinateur communique avec « %2 ». L’installer à côté.</translation>
    </message>
    <message>
        <source>%1, the same as here</source>
        <translation>%1, comme ici</translation>
    </message>
    <message>
        <source>%1 was ended by signal %2</source>
        <translation>%1 a été terminé par le signal %2</translation>
    </message>
    <message>
        <source>the window is not installed: %1 is neither beside this program nor on the PATH</source>
        <translation>la fenêtre n’est pas installée : %1 n’est ni à côté de ce programme ni dans le PATH</translation>
    </message>
    <message>
        <source>Install the component "window" of Trainyard, or build the target trainyard-window.</source>
        <translation>Installer le composant « window » de Trainyard, ou construire la cible trainyard-window.</translation>
    </message>
    <message>
        <source>it has been deleted in the meantime</source>
        <translation>il a été supprimé entre-temps</translation>
    </message>
    <message>
        <source>the system refuses another thread</source>
        <translation>le système refuse un thread de plus</translation>
    </message>
    <message>
        <source>Raise the limits of this process (ulimit -v for memory, ulimit -u for processes), close other programs or use fewer threads.</source>
        <translation>Relever les limites de ce processus (ulimit -v pour la mémoire, ulimit -u pour les processus), fermer d’autres programmes ou utiliser moins de threads.</translation>
    </message>
    <message>
        <source>it belongs to another user, %1</source>
        <translation>appartient à un autre utilisateur, %1</translation>
    </message>
    <message>
        <source>Remove it, or become its owner after checking what it holds.</source>
        <translation>L’enlever, ou en devenir propriétaire après vérification du contenu.</translation>
    </message>
    <message>
        <source>other users may write it (mode %1)</source>
        <translation>d’autres utilisateurs peuvent y écrire (mode %1)</translation>
    </message>
    <message>
        <source>Check that nobody has changed it, then take their access away with "chmod go-w", or share with your group on purpose (TRAINYARD_SHARE=group).</source>
        <translation>Vérifier que personne n’a rien modifié, puis retirer leur accès avec « chmod go-w », ou partager volontairement avec son groupe (TRAINYARD_SHARE=group).</translation>
    </message>
    <message>
        <source>it is a symbolic link</source>
        <translation>c’est un lien symbolique</translation>
    </message>
    <message>
        <source>Put the file or folder itself there.</source>
        <translation>Y mettre le fichier ou le dossier lui-même.</translation>
    </message>
    <message>
        <source>the same file has another name (a hard link)</source>
        <translation>le même fichier a un autre nom (un lien physique)</translation>
    </message>
    <message>
        <source>Put a copy of its own there.</source>
        <translation>Y mettre une copie à part.</translation>
    </message>
    <message>
        <source>"%1" is neither owner nor group</source>
        <translation>« %1 » n’est ni owner ni group</translation>
    </message>
    <message>
        <source>Set it to owner or group, or unset it.</source>
        <translation>La mettre à owner ou group, ou la supprimer.</translation>
    </message>
    <message>
        <source>this process can get less than %1 more memory</source>
        <translation>ce processus ne peut pas obtenir %1 de mémoire en plus</translation>
    </message>
    <message>
        <source>Raise its limit (ulimit -v), close other programs or make the batch smaller.</source>
        <translation>Relever sa limite (ulimit -v), fermer d’autres programmes ou réduire le batch.</translation>
    </message>
    <message>
        <source>most likely the kernel killed it because memory was used up</source>
        <translation>le noyau l’a très probablement tué parce que la mémoire était épuisée</translation>
    </message>
    <message>
        <source>Make the batch smaller, or free some memory; the run can be resumed.</source>
        <translation>Réduire le batch, ou libérer de la mémoire ; le run peut être repris.</translation>
    </message>
    <message>
        <source>its process was ended by signal %1 (%2)</source>
        <translation>son processus a été terminé par le signal %1 (%2)</translation>
    </message>
    <message>
        <source>Find out who ended it, such as a memory limit, a batch system or a person; the run can be resumed.</source>
        <translation>Chercher qui y a mis fin, par exemple une limite de mémoire, un système de batch ou une personne ; le run peut être repris.</translation>
    </message>
    <message>
        <source>its process was ended by signal 9 (Killed), most likely by the kernel because memory was used up</source>
        <translation>son processus a été terminé par le signal 9 (Killed), très probablement par le noyau parce que la mémoire était épuisée</translation>
    </message>
    <message>
        <source>Use fewer ranks or a smaller batch, or free some memory; the run can be resumed.</source>
        <translation>Utiliser moins de rangs ou un batch plus petit, ou libérer de la mémoire ; le run peut être repris.</translation>
    </message>
    <message>
        <source>its process crashed with signal %1 (%2)</source>
        <translation>son processus a planté avec le signal %1 (%2)</translation>
    </message>
    <message>
        <source>This is a fault in Trainyard or in a library: report it with the attempt's engine.log. The run can be resumed.</source>
        <translation>C’est un défaut de Trainyard ou d’une bibliothèque : le signaler avec l’engine.log de la tentative. Le run peut être repris.</translation>
    </message>
    <message>
        <source>its run directory was not there when the store was rebuilt</source>
        <translation>son dossier n’était pas là lors de la reconstruction de la base</translation>
    </message>
    <message>
        <source>process %1 (%2) has locked it</source>
        <translation>le processus %1 (%2) l’a verrouillé</translation>
    </message>
    <message>
        <source>Wait, or end that program.</source>
        <translation>Attendre, ou mettre fin à ce programme.</translation>
    </message>
    <message>
        <source>process %1 (%2) has kept it locked for %3 s</source>
        <translation>le processus %1 (%2) le tient verrouillé depuis %3 s</translation>
    </message>
    <message>
        <source>End that program, or try again.</source>
        <translation>Mettre fin à ce programme, ou réessayer.</translation>
    </message>
    <message>
        <source>another program has locked it</source>
        <translation>un autre programme l’a verrouillé</translation>
    </message>
    <message numerus="yes">
        <source>the file has 0 bytes, but %n run director(y|ies) (lies|lie) beside it</source>
        <translation><numerusform>le fichier a 0 octet, mais %n dossier de run se trouve à côté</numerusform><numerusform>le fichier a 0 octet, mais %n dossiers de runs se trouvent à côté</numerusform></translation>
    </message>
    <message>
        <source>Run 'trainyard store rebuild', which reads the run directories again, or delete the file to begin with an empty history.</source>
        <translation>Exécuter « trainyard store rebuild », qui relit les dossiers des runs, ou supprimer le fichier pour commencer avec un historique vide.</translation>
    </message>
    <message>
        <source>the quotation that begins at character %1 has no end</source>
        <translation>le guillemet ouvert au caractère %1 n’est pas fermé</translation>
    </message>
    <message>
        <source>Close it with another ".</source>
        <translation>Le fermer avec un autre ".</translation>
    </message>
    <message numerus="yes">
        <source>it has more than %n condition(s)</source>
        <translation><numerusform>elle a plus de %n condition</numerusform><numerusform>elle a plus de %n conditions</numerusform></translation>
    </message>
    <message>
        <source>Leave some out.</source>
        <translation>En omettre.</translation>
    </message>
    <message>
        <source>nothing follows "%1" (character %2)</source>
        <translation>rien ne suit « %1 » (caractère %2)</translation>
    </message>
    <message>
        <source>Write what to look for right behind it, as in state:done or val/top1&gt;0.9.</source>
        <translation>Écrire juste derrière ce qui est cherché, comme dans state:done ou val/top1&gt;0.9.</translation>
    </message>
    <message>
        <source>"%1" is not a number to compare %2 with (character %3)</source>
        <translation>« %1 » n’est pas un nombre auquel comparer %2 (caractère %3)</translation>
    </message>
    <message>
        <source>Write a number, or "%4" in quotes to look for these words.</source>
        <translation>Écrire un nombre, ou "%4" entre guillemets pour chercher ces mots.</translation>
    </message>
    <message>
        <source>there is no field or metric "%1" (character %2)</source>
        <translation>il n’y a pas de champ ni de métrique « %1 » (caractère %2)</translation>
    </message>
    <message>
        <source>Did you mean %3?</source>
        <translation>S’agit-il de %3 ?</translation>
    </message>
    <message>
        <source>Write "%3" in quotes to look for these words.</source>
        <translation>Écrire "%3" entre guillemets pour chercher ces mots.</translation>
    </message>
    <message>
        <source>there is no state "%1" (character %2)</source>
        <translation>il n’y a pas d’état « %1 » (caractère %2)</translation>
    </message>
    <message>
        <source>Did you mean state:%3?</source>
        <translation>S’agit-il de state:%3 ?</translation>
    </message>
    <message>
        <source>The states are %3.</source>
        <translation>Les états sont %3.</translation>
    </message>
    <message>
        <source>%1 is a metric, which is compared with &lt;, &gt; or = (character %2)</source>
        <translation>%1 est une métrique, à comparer avec &lt;, &gt; ou = (caractère %2)</translation>
    </message>
    <message>
        <source>Write %3, or another comparison.</source>
        <translation>Écrire %3, ou une autre comparaison.</translation>
    </message>
    <message>
        <source>%1 is a text, which has no order (character %2)</source>
        <translation>%1 est un texte, qui n’a pas d’ordre (caractère %2)</translation>
    </message>
    <message>
        <source>Write %3.</source>
        <translation>Écrire %3.</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>trop de niveaux de liens symboliques</translation>
    </message>
    <message>
        <source>Remove the link, restore what it points to, or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>Enlever le lien, restaurer sa cible, ou ignorer les échantillons illisibles (« unreadable » : « skip »).</translation>
    </message>
    <message>
        <source>Remove it, or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>L’enlever, ou ignorer les échantillons illisibles (« unreadable » : « skip »).</translation>
    </message>
    <message>
        <source>Correct the list (paths are relative to its folder), or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>Corriger la liste (les chemins sont relatifs à son dossier), ou ignorer les échantillons illisibles (« unreadable » : « skip »).</translation>
    </message>
    <message>
        <source>Mend or remove it, or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>Le réparer ou l’enlever, ou ignorer les échantillons illisibles (« unreadable » : « skip »).</translation>
    </message>
    <message>
        <source>a speed is a number of samples a second, larger than 0</source>
        <translation>une vitesse est un nombre d’échantillons par seconde, supérieur à 0</translation>
    </message>
    <message>
        <source>Give one speed for each rank, separated by commas, such as 100,300.</source>
        <translation>Indiquer une vitesse par rang, séparées par des virgules, comme 100,300.</translation>
    </message>
    <message>
        <source>the number of speeds is %1, the number of ranks %2</source>
        <translation>le nombre de vitesses est %1, le nombre de rangs %2</translation>
    </message>
    <message>
        <source>Give one speed for each rank, separated by commas.</source>
        <translation>Indiquer une vitesse par rang, séparées par des virgules.</translation>
    </message>
    <message>
        <source>it is not HEIGHTxWIDTHxCHANNELS, such as 224x224x3</source>
        <translation>ce n’est pas HAUTEURxLARGEURxCANAUX, comme 224x224x3</translation>
    </message>
    <message>
        <source>it is not I/N with I from 1 to N</source>
        <translation>ce n’est pas I/N avec I de 1 à N</translation>
    </message>
    <message>
        <source>Name a part such as 3/16.</source>
        <translation>Indiquer une partie comme 3/16.</translation>
    </message>
    <message>
        <source>it is not HEIGHTxWIDTH or HEIGHTxWIDTHxCHANNELS with sides from 8 to 1024 and 1 or 3 channels</source>
        <translation>ce n’est pas HAUTEURxLARGEUR ou HAUTEURxLARGEURxCANAUX avec des côtés de 8 à 1024 et 1 ou 3 canaux</translation>
    </message>
    <message>
        <source>Name a size such as 224x224.</source>
        <translation>Indiquer une taille comme 224x224.</translation>
    </message>
    <message>
        <source>no layer is called so</source>
        <translation>aucune couche ne s’appelle ainsi</translation>
    </message>
    <message>
        <source>Layers with weights are %1.</source>
        <translation>Les couches avec des poids sont %1.</translation>
    </message>
    <message>
        <source>fp32: this processor cannot compute in bf16 itself, so training would take about %1 to %2 times as long</source>
        <translation>fp32 : ce processeur ne sait pas calculer lui-même en bf16, l’entraînement durerait donc environ %1 à %2 fois plus longtemps</translation>
    </message>
    <message>
        <source>its tensor %1 holds values that are not finite (NaN or infinite)</source>
        <translation>son tenseur %1 contient des valeurs qui ne sont pas finies (NaN ou infinies)</translation>
    </message>
    <message>
        <source>Use weights of a training that did not diverge.</source>
        <translation>Utiliser les poids d’un entraînement qui n’a pas divergé.</translation>
    </message>
    <message numerus="yes">
        <source>The run has learned nothing in its last %n epoch(s): its accuracy is no better than the %2 % of naming the most frequent class each time. Lower the learning rate, or check the labels</source>
        <translation><numerusform>Le run n’a rien appris pendant sa dernière époque (%n) : son accuracy ne dépasse pas les %2 % obtenus en nommant toujours la classe la plus fréquente. Baisser le learning rate, ou vérifier les labels</numerusform><numerusform>Le run n’a rien appris pendant ses %n dernières époques : son accuracy ne dépasse pas les %2 % obtenus en nommant toujours la classe la plus fréquente. Baisser le learning rate, ou vérifier les labels</numerusform></translation>
    </message>
    <message>
        <source>the store has none that can be read</source>
        <translation>la base n’en contient aucun qui soit lisible</translation>
    </message>
    <message>
        <source>Its runs can still be looked at and resumed one by one.</source>
        <translation>Ses runs peuvent encore être consultés et repris un par un.</translation>
    </message>
    <message>
        <source>its kind “%1” is not known</source>
        <translation>son type « %1 » n’est pas connu</translation>
    </message>
    <message>
        <source>its run spec does not hold: %1</source>
        <translation>sa spécification de run n’est pas valable : %1</translation>
    </message>
    <message>
        <source>it does not hold: %1</source>
        <translation>il n’est pas valable : %1</translation>
    </message>
    <message>
        <source>several campaigns are meant</source>
        <translation>plusieurs campagnes correspondent</translation>
    </message>
    <message>
        <source>Give its whole id; 'trainyard study list' has them.</source>
        <translation>Indiquer son id entier ; « trainyard study list » les affiche.</translation>
    </message>
    <message>
        <source>Mend the run spec.</source>
        <translation>Corriger la spécification du run.</translation>
    </message>
    <message>
        <source>“%1” needs the environment variable %2, which is not set</source>
        <translation>« %1 » exige la variable d’environnement %2, qui n’est pas définie</translation>
    </message>
    <message>
        <source>Change it in ~/.ssh/config, or enter the machine by hand.</source>
        <translation>La modifier dans ~/.ssh/config, ou saisir la machine à la main.</translation>
    </message>
    <message>
        <source>its HostName, “%1”, is not a host name</source>
        <translation>son HostName, « %1 », n’est pas un nom d’hôte</translation>
    </message>
    <message>
        <source>its User, “%1”, is not a user name</source>
        <translation>son User, « %1 », n’est pas un nom d’utilisateur</translation>
    </message>
    <message>
        <source>“%1” has the token %2, which is unknown</source>
        <translation>« %1 » contient le jeton %2, qui est inconnu</translation>
    </message>
    <message>
        <source>its jump hosts lead in a circle</source>
        <translation>ses hôtes de rebond tournent en rond</translation>
    </message>
    <message>
        <source>its ProxyCommand (%1) is not supported; a ProxyJump is</source>
        <translation>son ProxyCommand (%1) n’est pas pris en charge ; un ProxyJump l’est</translation>
    </message>
    <message>
        <source>its jump host “%1” cannot be understood</source>
        <translation>son hôte de rebond « %1 » est incompréhensible</translation>
    </message>
    <message>
        <source>it has too many jump hosts</source>
        <translation>elle a trop d’hôtes de rebond</translation>
    </message>
    <message>
        <source>Remove it by hand if that is what you want.</source>
        <translation>L’enlever à la main si c’est voulu.</translation>
    </message>
    <message>
        <source>the path contains "." or ".."</source>
        <translation>le chemin contient "." ou ".."</translation>
    </message>
    <message>
        <source>a path this short is never removed with its contents</source>
        <translation>un chemin aussi court n’est jamais enlevé avec son contenu</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>it is not the expected kind of file</source>
        <translation>ce n’est pas le type de fichier attendu</translation>
    </message>
    <message>
        <source>it did not arrive complete</source>
        <translation>il n’est pas arrivé en entier</translation>
    </message>
    <message>
        <source>it tells nothing of itself</source>
        <translation>elle n’indique rien sur elle-même</translation>
    </message>
    <message>
        <source>Slurm says: %1</source>
        <translation>Slurm indique : %1</translation>
    </message>
    <message>
        <source>The jobs go on; it is asked again.</source>
        <translation>Les jobs continuent ; une nouvelle demande suit.</translation>
    </message>
    <message>
        <source>a token has 1 to 200 letters, digits, '-', '_' or '.', and begins with a letter or digit</source>
        <translation>un jeton a de 1 à 200 lettres, chiffres, '-', '_' ou '.', et commence par une lettre ou un chiffre</translation>
    </message>
    <message>
        <source>its path is not valid UTF-8</source>
        <translation>son chemin n’est pas de l’UTF-8 valide</translation>
    </message>
    <message>
        <source>this queue starts nothing but runs</source>
        <translation>cette file d’attente ne lance que des runs</translation>
    </message>
    <message>
        <source>this queue has no arrays</source>
        <translation>cette file d’attente n’a pas de tableaux de jobs</translation>
    </message>
    <message>
        <source>Move it away, or run 'trainyard store rebuild', which sets it aside and makes a new store.</source>
        <translation>Le déplacer, ou exécuter « trainyard store rebuild », qui le met de côté et crée une nouvelle base.</translation>
    </message>
    <message>
        <source>it is not an SQLite file</source>
        <translation>ce n’est pas un fichier SQLite</translation>
    </message>
    <message>
        <source>it is an SQLite file, but not a store of Trainyard</source>
        <translation>c’est un fichier SQLite, mais pas une base de Trainyard</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>il est illisible : %1</translation>
    </message>
    <message>
        <source>Remove it from the list and add it again.</source>
        <translation>L’enlever de la liste et l’ajouter de nouveau.</translation>
    </message>
    <message>
        <source>it is neither beside this program nor on PATH</source>
        <translation>il n’est ni à côté de ce programme ni dans le PATH</translation>
    </message>
    <message>
        <source>Install Trainyard's engine, or build the target trainyard-engine.</source>
        <translation>Installer le moteur de Trainyard, ou construire la cible trainyard-engine.</translation>
    </message>
    <message>
        <source>there is no such program</source>
        <translation>ce programme n’existe pas</translation>
    </message>
    <message>
        <source>it could not be started: %1</source>
        <translation>il n’a pas pu être lancé : %1</translation>
    </message>
    <message>
        <source>Install Trainyard's engine again.</source>
        <translation>Réinstaller le moteur de Trainyard.</translation>
    </message>
    <message>
        <source>it sent a line without an end</source>
        <translation>il a envoyé une ligne sans fin</translation>
    </message>
    <message>
        <source>it answered with a line that is not one of its protocol</source>
        <translation>il a répondu par une ligne qui n’est pas de son protocole</translation>
    </message>
    <message>
        <source>it did not say its version first</source>
        <translation>il n’a pas d’abord indiqué sa version</translation>
    </message>
    <message>
        <source>it gave no answer within %1 s</source>
        <translation>il n’a pas répondu en %1 s</translation>
    </message>
    <message>
        <source>It is started again; if this stays, run 'trainyard-engine plan' in a terminal to see why.</source>
        <translation>Il est relancé ; si cela persiste, « trainyard-engine plan » dans un terminal en montre la raison.</translation>
    </message>
    <message>
        <source>%1, without a report</source>
        <translation>%1, sans rapport</translation>
    </message>
    <message>
        <source>Run 'trainyard-engine selftest' in a terminal to see why.</source>
        <translation>« trainyard-engine selftest » dans un terminal en montre la raison.</translation>
    </message>
    <message>
        <source>it is not a preset of Trainyard</source>
        <translation>ce n’est pas un préréglage de Trainyard</translation>
    </message>
    <message>
        <source>Mend or delete the file; the other presets are not affected.</source>
        <translation>Corriger ou supprimer le fichier ; les autres préréglages ne sont pas concernés.</translation>
    </message>
    <message>
        <source>its "%1" is not a text</source>
        <translation>son « %1 » n’est pas un texte</translation>
    </message>
    <message>
        <source>it has no run spec</source>
        <translation>il n’a pas de spécification de run</translation>
    </message>
    <message>
        <source>its name does not have 1 to 100 characters</source>
        <translation>son nom n’a pas de 1 à 100 caractères</translation>
    </message>
    <message>
        <source>another preset is called “%1” as well</source>
        <translation>un autre préréglage s’appelle aussi « %1 »</translation>
    </message>
    <message>
        <source>a built-in preset has this name</source>
        <translation>un préréglage intégré porte ce nom</translation>
    </message>
    <message>
        <source>a name has 1 to 100 characters</source>
        <translation>un nom a de 1 à 100 caractères</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>Le retélécharger.</translation>
    </message>
    <message>
        <source>its entry %1 would lie outside of the folder</source>
        <translation>son entrée %1 se trouverait hors du dossier</translation>
    </message>
    <message>
        <source>It is not the file it should be.</source>
        <translation>Ce n’est pas le fichier attendu.</translation>
    </message>
    <message>
        <source>it holds links or devices</source>
        <translation>elle contient des liens ou des périphériques</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>Vérifier le disque.</translation>
    </message>
    <message>
        <source>Check that the folder can be written to.</source>
        <translation>Vérifier que l’on peut écrire dans le dossier.</translation>
    </message>
    <message>
        <source>Free some space and try again: what has arrived is kept.</source>
        <translation>Libérer de l’espace et réessayer : ce qui est arrivé est gardé.</translation>
    </message>
    <message>
        <source>the server sent another part than was asked for</source>
        <translation>le serveur a envoyé une autre partie que celle demandée</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Réessayer plus tard.</translation>
    </message>
    <message>
        <source>the server sends more than the %1 bytes of the file</source>
        <translation>le serveur envoie plus que les %1 octets du fichier</translation>
    </message>
    <message>
        <source>The file may have changed there; the catalogue's checksum would not fit.</source>
        <translation>Le fichier y a peut-être changé ; la somme de contrôle du catalogue ne correspondrait pas.</translation>
    </message>
    <message>
        <source>the server has no such part of the file</source>
        <translation>le serveur n’a pas cette partie du fichier</translation>
    </message>
    <message>
        <source>the network says: %1</source>
        <translation>le réseau indique : %1</translation>
    </message>
    <message>
        <source>Check the connection and try again: what has arrived is kept.</source>
        <translation>Vérifier la connexion et réessayer : ce qui est arrivé est gardé.</translation>
    </message>
    <message>
        <source>the connection ended after %1 of %2 bytes</source>
        <translation>la connexion s’est terminée après %1 octets sur %2</translation>
    </message>
    <message>
        <source>Try again: what has arrived is kept.</source>
        <translation>Réessayer : ce qui est arrivé est gardé.</translation>
    </message>
    <message>
        <source>its checksum is wrong: it is not the file of the catalogue, or it was changed on the way</source>
        <translation>sa somme de contrôle est fausse : ce n’est pas le fichier du catalogue, ou il a été modifié en route</translation>
    </message>
    <message>
        <source>Try again; if it stays, the file has changed at its source.</source>
        <translation>Réessayer ; si cela persiste, le fichier a changé à sa source.</translation>
    </message>
    <message>
        <source>Install Trainyard again.</source>
        <translation>Réinstaller Trainyard.</translation>
    </message>
    <message>
        <source>its name ends in none of .%1</source>
        <translation>son nom ne se termine par aucun de .%1</translation>
    </message>
    <message>
        <source>Choose a name with one of these endings.</source>
        <translation>Choisir un nom avec une de ces terminaisons.</translation>
    </message>
    <message>
        <source>Run 'trainyard-engine %2' in a terminal to see why.</source>
        <translation>« trainyard-engine %2 » dans un terminal en montre la raison.</translation>
    </message>
    <message>
        <source>it has not been read yet</source>
        <translation>il n’a pas encore été lu</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Réessayer dans un instant.</translation>
    </message>
    <message>
        <source>it is not in this program</source>
        <translation>il n’est pas dans ce programme</translation>
    </message>
    <message>
        <source>its id or path is not a plain name, or it has no files</source>
        <translation>son id ou son chemin n’est pas un nom simple, ou il n’a pas de fichiers</translation>
    </message>
    <message>
        <source>“%1” is not an address of the web</source>
        <translation>« %1 » n’est pas une adresse web</translation>
    </message>
    <message>
        <source>“%1” does not end in the name of a file</source>
        <translation>« %1 » ne se termine pas par un nom de fichier</translation>
    </message>
    <message>
        <source>“%1” has no size or no checksum</source>
        <translation>« %1 » n’a pas de taille ou pas de somme de contrôle</translation>
    </message>
    <message>
        <source>the server allows no more tries; tried: %1</source>
        <translation>le serveur n’autorise plus d’essais ; essayé : %1</translation>
    </message>
    <message>
        <source>a person must answer: %1</source>
        <translation>une personne doit répondre : %1</translation>
    </message>
    <message>
        <source>a person must answer: %1; tried: %2</source>
        <translation>une personne doit répondre : %1 ; essayé : %2</translation>
    </message>
    <message>
        <source>nothing was asked</source>
        <translation>rien n’a été demandé</translation>
    </message>
    <message>
        <source>%1, one after the other</source>
        <translation>%1, l’un après l’autre</translation>
    </message>
    <message>
        <source>a key of the agent</source>
        <translation>une clé de l’agent</translation>
    </message>
    <message>
        <source>the key %1</source>
        <translation>la clé %1</translation>
    </message>
    <message>
        <source>the password</source>
        <translation>le mot de passe</translation>
    </message>
    <message>
        <source>answers to its questions</source>
        <translation>les réponses à ses questions</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) of the agent</source>
        <translation><numerusform>%n clé de l’agent</numerusform><numerusform>%n clés de l’agent</numerusform></translation>
    </message>
    <message>
        <source>the key agent, which does not answer</source>
        <translation>l’agent de clés, qui ne répond pas</translation>
    </message>
    <message>
        <source>%1 (not used: other users can read it; run chmod 600)</source>
        <translation>%1 (non utilisée : d’autres utilisateurs peuvent la lire ; exécuter chmod 600)</translation>
    </message>
    <message>
        <source>%1 (wrong passphrase)</source>
        <translation>%1 (mauvaise phrase secrète)</translation>
    </message>
    <message>
        <source>%1 (it cannot be read)</source>
        <translation>%1 (illisible)</translation>
    </message>
    <message>
        <source>OpenSSH refuses its configuration: %1</source>
        <translation>OpenSSH refuse sa configuration : %1</translation>
    </message>
    <message>
        <source>Correct ~/.ssh/config; “ssh -G %2” shows what OpenSSH makes of it.</source>
        <translation>Corriger ~/.ssh/config ; « ssh -G %2 » montre ce qu’OpenSSH en fait.</translation>
    </message>
    <message>
        <source>several things do not hold: %1</source>
        <translation>plusieurs choses ne sont pas valables : %1</translation>
    </message>
    <message>
        <source>there is no run spec</source>
        <translation>il n’y a pas de spécification de run</translation>
    </message>
    <message>
        <source>%1 repeats are not possible</source>
        <translation>%1 répétitions ne sont pas possibles</translation>
    </message>
    <message>
        <source>Choose 1 to %2.</source>
        <translation>Choisir de 1 à %2.</translation>
    </message>
    <message>
        <source>more than %1 runs are not possible in one campaign</source>
        <translation>plus de %1 runs ne sont pas possibles dans une campagne</translation>
    </message>
    <message>
        <source>the numbers of cells per stage and of cells at once cannot be negative</source>
        <translation>les nombres de cellules par étape et de cellules simultanées ne peuvent pas être négatifs</translation>
    </message>
    <message>
        <source>0 means no limit.</source>
        <translation>0 signifie sans limite.</translation>
    </message>
    <message>
        <source>the run spec of %1 is not valid</source>
        <translation>la spécification du run de %1 n’est pas valable</translation>
    </message>
    <message>
        <source>no number of ranks is given</source>
        <translation>aucun nombre de rangs n’est indiqué</translation>
    </message>
    <message>
        <source>Enter some, such as 1,2,4.</source>
        <translation>En saisir, par exemple 1,2,4.</translation>
    </message>
    <message>
        <source>%1 is not a number of ranks</source>
        <translation>%1 n’est pas un nombre de rangs</translation>
    </message>
    <message>
        <source>Choose numbers from 1 to %2.</source>
        <translation>Choisir des nombres de 1 à %2.</translation>
    </message>
    <message numerus="yes">
        <source>with %n rank(s), the run spec is not valid</source>
        <translation><numerusform>avec %n rang, la spécification du run n’est pas valable</numerusform><numerusform>avec %n rangs, la spécification du run n’est pas valable</numerusform></translation>
    </message>
    <message>
        <source>the run spec continues another run, but a study compares complete runs</source>
        <translation>la spécification continue un autre run, mais une étude compare des runs complets</translation>
    </message>
    <message>
        <source>Remove its parent.</source>
        <translation>Enlever son parent.</translation>
    </message>
    <message>
        <source>one rank was added because everything is relative to it</source>
        <translation>un rang a été ajouté, car tout est relatif à lui</translation>
    </message>
    <message>
        <source>%1 was given more than once; it counts once</source>
        <translation>%1 a été indiqué plusieurs fois ; il compte une fois</translation>
    </message>
    <message>
        <source>with one epoch there is no speed, because the first epoch is ignored</source>
        <translation>avec une époque, il n’y a pas de vitesse, car la première est ignorée</translation>
    </message>
    <message>
        <source>Train for two or more.</source>
        <translation>Entraîner deux époques ou plus.</translation>
    </message>
    <message numerus="yes">
        <source>the batch cannot be divided evenly among %n rank(s): some get one more sample</source>
        <translation><numerusform>le batch ne peut pas être réparti également entre %n rang : certains ont un échantillon de plus</numerusform><numerusform>le batch ne peut pas être réparti également entre %n rangs : certains ont un échantillon de plus</numerusform></translation>
    </message>
    <message>
        <source>one rank uses all cores, so more ranks only share them</source>
        <translation>un rang utilise tous les cœurs, plus de rangs ne font donc que se les partager</translation>
    </message>
    <message>
        <source>Set the threads of a rank.</source>
        <translation>Définir le nombre de threads d’un rang.</translation>
    </message>
    <message>
        <source>with one repeat there is no spread</source>
        <translation>avec une répétition, il n’y a pas de dispersion</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>époque %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>pas %1</translation>
    </message>
    <message>
        <source>new weights</source>
        <translation>nouveaux poids</translation>
    </message>
    <message>
        <source>random mask</source>
        <translation>masque aléatoire</translation>
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
        <translation>aléatoire au début</translation>
    </message>
    <message>
        <source>no amount to prune is given</source>
        <translation>aucune quantité à élaguer n’est indiquée</translation>
    </message>
    <message>
        <source>Enter at least one.</source>
        <translation>En saisir au moins une.</translation>
    </message>
    <message>
        <source>%1 is not an amount to prune</source>
        <translation>%1 n’est pas une quantité à élaguer</translation>
    </message>
    <message>
        <source>Shares are between 0 and 100 %, thresholds are above 0.</source>
        <translation>Les parts sont entre 0 et 100 %, les seuils au-dessus de 0.</translation>
    </message>
    <message>
        <source>no reset point is given</source>
        <translation>aucun point de réinitialisation n’est indiqué</translation>
    </message>
    <message>
        <source>Enter at least one epoch or step; 0 is the start.</source>
        <translation>Saisir au moins une époque ou un pas ; 0 est le début.</translation>
    </message>
    <message>
        <source>no training is left after %1, where the base run ends</source>
        <translation>il ne reste plus d’entraînement après %1, où le run de base se termine</translation>
    </message>
    <message>
        <source>Choose an earlier point; the run has %2 epochs.</source>
        <translation>Choisir un point antérieur ; le run a %2 époques.</translation>
    </message>
    <message>
        <source>a reset point cannot be before the start</source>
        <translation>un point de réinitialisation ne peut pas précéder le début</translation>
    </message>
    <message>
        <source>The first one is 0, the start.</source>
        <translation>Le premier est 0, le début.</translation>
    </message>
    <message>
        <source>%1 seeds are not possible</source>
        <translation>%1 graines ne sont pas possibles</translation>
    </message>
    <message>
        <source>%1 rounds are not possible</source>
        <translation>%1 tours ne sont pas possibles</translation>
    </message>
    <message>
        <source>a threshold cannot be divided into rounds</source>
        <translation>un seuil ne peut pas être réparti en tours</translation>
    </message>
    <message>
        <source>Enter shares of the weights, or prune in one shot.</source>
        <translation>Saisir des parts des poids, ou élaguer en une fois.</translation>
    </message>
    <message>
        <source>a threshold does not apply to the control “%1”, whose scores are not weights</source>
        <translation>un seuil ne s’applique pas au contrôle « %1 », dont les scores ne sont pas des poids</translation>
    </message>
    <message>
        <source>Enter shares of the weights, or remove the control.</source>
        <translation>Saisir des parts des poids, ou enlever le contrôle.</translation>
    </message>
    <message>
        <source>%1 percentage points are not a tolerance</source>
        <translation>%1 points de pourcentage ne sont pas une tolérance</translation>
    </message>
    <message>
        <source>Choose 0 to 100.</source>
        <translation>Choisir de 0 à 100.</translation>
    </message>
    <message>
        <source>%1 runs are too many; at most %2 are allowed</source>
        <translation>%1 runs, c’est trop ; au plus %2 sont autorisés</translation>
    </message>
    <message>
        <source>Choose fewer amounts, reset points, seeds, controls or rounds.</source>
        <translation>Choisir moins de quantités, de points de réinitialisation, de graines, de contrôles ou de tours.</translation>
    </message>
    <message>
        <source>early stopping would end the base run earlier than its tickets expect</source>
        <translation>l’arrêt anticipé terminerait le run de base plus tôt que ses tickets ne l’attendent</translation>
    </message>
    <message>
        <source>Turn it off: all runs must train equally long.</source>
        <translation>Le désactiver : tous les runs doivent entraîner aussi longtemps.</translation>
    </message>
    <message>
        <source>a target would end the base run earlier than its tickets expect</source>
        <translation>un objectif terminerait le run de base plus tôt que ses tickets ne l’attendent</translation>
    </message>
    <message>
        <source>Remove it: all runs must train equally long.</source>
        <translation>L’enlever : tous les runs doivent entraîner aussi longtemps.</translation>
    </message>
    <message>
        <source>the base runs are dense, but the run spec prunes</source>
        <translation>les runs de base sont denses, mais la spécification élague</translation>
    </message>
    <message>
        <source>Set pruning to None.</source>
        <translation>Mettre l’élagage à Aucun.</translation>
    </message>
    <message>
        <source>base runs start from their own initialisation, but the run spec has a parent</source>
        <translation>les runs de base partent de leur propre initialisation, mais la spécification a un parent</translation>
    </message>
    <message>
        <source>Remove the parent.</source>
        <translation>Enlever le parent.</translation>
    </message>
    <message>
        <source>%1 is listed twice; once is enough</source>
        <translation>%1 est listé deux fois ; une seule suffit</translation>
    </message>
    <message>
        <source>with one seed, the spread of the results is unknown</source>
        <translation>avec une seule graine, la dispersion des résultats est inconnue</translation>
    </message>
    <message>
        <source>without controls, it is unknown whether the mask or the reset matters</source>
        <translation>sans contrôles, on ignore si c’est le masque ou la réinitialisation qui compte</translation>
    </message>
    <message>
        <source>one round is the same as pruning in one shot</source>
        <translation>un seul tour revient à élaguer en une fois</translation>
    </message>
    <message>
        <source>there is no machine “%1” any more</source>
        <translation>il n’y a plus de machine « %1 »</translation>
    </message>
    <message>
        <source>trainyard-engine is neither beside this program nor on PATH</source>
        <translation>trainyard-engine n’est ni à côté de ce programme ni dans le PATH</translation>
    </message>
    <message>
        <source>there is no program %1</source>
        <translation>il n’y a pas de programme %1</translation>
    </message>
    <message>
        <source>the engine could not be started: %1</source>
        <translation>le moteur n’a pas pu être lancé : %1</translation>
    </message>
    <message>
        <source>the engine sent a line without an end</source>
        <translation>le moteur a envoyé une ligne sans fin</translation>
    </message>
    <message>
        <source>the engine was ended by a signal</source>
        <translation>le moteur a été terminé par un signal</translation>
    </message>
    <message>
        <source>the connection to the machine was ended</source>
        <translation>la connexion à la machine a été fermée</translation>
    </message>
    <message>
        <source>the engine ended with code %1 without an answer</source>
        <translation>le moteur s’est terminé avec le code %1 sans réponse</translation>
    </message>
    <message>
        <source>a data set that nobody has inspected</source>
        <translation>un jeu de données que personne n’a inspecté</translation>
    </message>
    <message>
        <source>a data set that had %1 samples when it was inspected and has %2 now</source>
        <translation>un jeu de données qui avait %1 échantillons lors de son inspection et en a %2 maintenant</translation>
    </message>
    <message>
        <source>an inspected one, since a damaged file would end the run: inspect it on the page Data or with “trainyard-engine inspect data %1”, or choose %2 for unreadable samples</source>
        <translation>un jeu inspecté, car un fichier endommagé terminerait le run : l’inspecter à la page Données ou avec « trainyard-engine inspect data %1 », ou choisir %2 pour les échantillons illisibles</translation>
    </message>
    <message>
        <source>as many as the %1 cores of this machine can hold; more of them take turns, so that each gets %2 % of a core and training takes longer than with fewer</source>
        <translation>autant que peuvent en tenir les %1 cœurs de cette machine ; au-delà ils alternent, si bien que chacun a %2 % d’un cœur et que l’entraînement dure plus longtemps qu’avec moins</translation>
    </message>
    <message numerus="yes">
        <source>%2: (the run needs|its %n ranks together need) about %3 GB</source>
        <translation><numerusform>%2 : le run exige environ %3 GB</numerusform><numerusform>%2 : ses %n rangs ensemble exigent environ %3 GB</numerusform></translation>
    </message>
    <message>
        <source>less than %1: at that rate, with a batch of %2, “%3” diverged, which had the same network, data and kind of optimizer</source>
        <translation>moins que %1 : avec ce taux et un batch de %2, « %3 » a divergé, avec les mêmes réseau, données et type d’optimiseur</translation>
    </message>
    <message>
        <source>%1 GPUs cannot be dealt evenly to the %2 ranks of a node</source>
        <translation>%1 GPU ne peuvent pas être répartis également entre les %2 rangs d’un nœud</translation>
    </message>
    <message>
        <source>Choose a multiple, or another GPU option in the machine's batch script.</source>
        <translation>Choisir un multiple, ou une autre option de GPU dans le script batch de la machine.</translation>
    </message>
    <message>
        <source>a number above %1, at most %2</source>
        <translation>un nombre supérieur à %1, au plus %2</translation>
    </message>
    <message>
        <source>tensor %1 lies in another file, which cannot be read here</source>
        <translation>le tenseur %1 se trouve dans un autre fichier, qui ne peut pas être lu ici</translation>
    </message>
    <message>
        <source>the place of tensor %1 in another file is not valid</source>
        <translation>l’emplacement du tenseur %1 dans un autre fichier n’est pas valable</translation>
    </message>
    <message>
        <source>its weights lie in “%1”, which is not in the folder of the model</source>
        <translation>ses poids se trouvent dans « %1 », qui n’est pas dans le dossier du modèle</translation>
    </message>
    <message>
        <source>the weights of the model lie in “%1”, which is not there</source>
        <translation>les poids du modèle se trouvent dans « %1 », qui n’est pas là</translation>
    </message>
    <message>
        <source>Put it beside the .onnx file, or export a single file (external_data=False).</source>
        <translation>Le mettre à côté du fichier .onnx, ou exporter un seul fichier (external_data=False).</translation>
    </message>
    <message>
        <source>“%1” has %2 bytes, but the model needs %3</source>
        <translation>« %1 » a %2 octets, mais le modèle en exige %3</translation>
    </message>
    <message>
        <source>Copy it again: it belongs to another model or is incomplete.</source>
        <translation>Le copier de nouveau : il appartient à un autre modèle ou est incomplet.</translation>
    </message>
    <message>
        <source>it was put back in the queue and is held now</source>
        <translation>il a été remis en file d’attente et y est maintenant retenu</translation>
    </message>
    <message>
        <source>Release it when it may start again.</source>
        <translation>Le libérer quand il pourra redémarrer.</translation>
    </message>
    <message>
        <source>this campaign is not a search</source>
        <translation>cette campagne n’est pas une recherche</translation>
    </message>
    <message numerus="yes">
        <source>%n more run(s) must end before the search can tell what matters</source>
        <translation><numerusform>%n run de plus doit se terminer avant que la recherche puisse dire ce qui compte</numerusform><numerusform>%n runs de plus doivent se terminer avant que la recherche puisse dire ce qui compte</numerusform></translation>
    </message>
    <message>
        <source>%1 matters most: the best %2 runs lie in %3 to %4</source>
        <translation>%1 compte le plus : les %2 meilleurs runs sont entre %3 et %4</translation>
    </message>
    <message>
        <source>%1 matters most: the best %2 runs mostly have %3</source>
        <translation>%1 compte le plus : les %2 meilleurs runs ont le plus souvent %3</translation>
    </message>
    <message>
        <source>%1 matters too: the best %2 runs lie in %3 to %4</source>
        <translation>%1 compte aussi : les %2 meilleurs runs sont entre %3 et %4</translation>
    </message>
    <message>
        <source>%1 matters too: the best %2 runs mostly have %3</source>
        <translation>%1 compte aussi : les %2 meilleurs runs ont le plus souvent %3</translation>
    </message>
    <message>
        <source>the best values of %1 lie at the end of its range, near %2</source>
        <translation>les meilleures valeurs de %1 sont au bord de son intervalle, près de %2</translation>
    </message>
    <message>
        <source>Search beyond it.</source>
        <translation>Chercher au-delà.</translation>
    </message>
    <message>
        <source>%1 % of the spread come from several settings together</source>
        <translation>%1 % de la dispersion viennent de plusieurs réglages ensemble</translation>
    </message>
    <message>
        <source>no effect of these is told from chance yet: %1</source>
        <translation>leur effet ne se distingue pas encore du hasard : %1</translation>
    </message>
    <message>
        <source>no setting's effect is told from chance yet</source>
        <translation>aucun effet de réglage ne se distingue encore du hasard</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) (is|are) not beaten in every goal</source>
        <translation><numerusform>%n réglage n’est battu dans tous les objectifs par aucun autre</numerusform><numerusform>%n réglages ne sont battus dans tous les objectifs par aucun autre</numerusform></translation>
    </message>
    <message>
        <source>too few runs of the search have ended</source>
        <translation>trop peu de runs de la recherche sont terminés</translation>
    </message>
    <message>
        <source>Wait for more of them.</source>
        <translation>En attendre davantage.</translation>
    </message>
    <message>
        <source>its plan is not valid: %1</source>
        <translation>son plan n’est pas valable : %1</translation>
    </message>
    <message>
        <source>Start the search again.</source>
        <translation>Relancer la recherche.</translation>
    </message>
    <message>
        <source>the values do not fit together: %1</source>
        <translation>les valeurs ne s’accordent pas : %1</translation>
    </message>
    <message>
        <source>Make one parameter of the search conditional on the other.</source>
        <translation>Faire dépendre un paramètre de la recherche de l’autre.</translation>
    </message>
    <message>
        <source>the search has used its %1 hours</source>
        <translation>la recherche a utilisé ses %1 heures</translation>
    </message>
    <message>
        <source>the search has used its %1 device hours</source>
        <translation>la recherche a utilisé ses %1 heures de périphérique</translation>
    </message>
    <message>
        <source>a key of a search plan</source>
        <translation>une clé d’un plan de recherche</translation>
    </message>
    <message>
        <source>a key of a search plan; did you mean "%1"?</source>
        <translation>une clé d’un plan de recherche ; s’agit-il de « %1 » ?</translation>
    </message>
    <message>
        <source>each key once</source>
        <translation>chaque clé une seule fois</translation>
    </message>
    <message>
        <source>an object with 1 to %1 fields of the run spec and their ranges</source>
        <translation>un objet avec 1 à %1 champs de la spécification du run et leurs intervalles</translation>
    </message>
    <message>
        <source>a field of the run spec, such as %1</source>
        <translation>un champ de la spécification du run, comme %1</translation>
    </message>
    <message>
        <source>a field of the run spec; did you mean "%1"?</source>
        <translation>un champ de la spécification du run ; s’agit-il de « %1 » ?</translation>
    </message>
    <message>
        <source>a number, choice or flag that changes the training; names, seeds, checkpoints and the hardware stay the same for all runs</source>
        <translation>un nombre, un choix ou un drapeau qui change l’entraînement ; noms, graines, checkpoints et matériel restent les mêmes pour tous les runs</translation>
    </message>
    <message>
        <source>each field once</source>
        <translation>chaque champ une seule fois</translation>
    </message>
    <message>
        <source>a list of values, or an object with low and high or with choices</source>
        <translation>une liste de valeurs, ou un objet avec low et high ou avec choices</translation>
    </message>
    <message>
        <source>a number above %1, the lower end</source>
        <translation>un nombre supérieur à %1, la borne inférieure</translation>
    </message>
    <message>
        <source>a number above 0, since the scale is logarithmic</source>
        <translation>un nombre supérieur à 0, car l’échelle est logarithmique</translation>
    </message>
    <message>
        <source>a list of 1 to %1 values</source>
        <translation>une liste de 1 à %1 valeurs</translation>
    </message>
    <message>
        <source>each value once</source>
        <translation>chaque valeur une seule fois</translation>
    </message>
    <message>
        <source>a list of values, since %1 is not a number</source>
        <translation>une liste de valeurs, car %1 n’est pas un nombre</translation>
    </message>
    <message>
        <source>another field, since runs that may end early are compared at the same epochs</source>
        <translation>un autre champ, car les runs qui peuvent se terminer plus tôt sont comparés aux mêmes époques</translation>
    </message>
    <message>
        <source>values with which every run is valid; with %1: %2</source>
        <translation>des valeurs avec lesquelles tout run est valable ; avec %1 : %2</translation>
    </message>
    <message>
        <source>an object with one other parameter and a list of its values</source>
        <translation>un objet avec un autre paramètre et une liste de ses valeurs</translation>
    </message>
    <message>
        <source>another parameter, since none can depend on itself</source>
        <translation>un autre paramètre, car aucun ne peut dépendre de lui-même</translation>
    </message>
    <message>
        <source>a parameter that comes before this one; move it up</source>
        <translation>un paramètre qui précède celui-ci ; le remonter</translation>
    </message>
    <message>
        <source>one of the search's parameters</source>
        <translation>un des paramètres de la recherche</translation>
    </message>
    <message>
        <source>a parameter with a list of values</source>
        <translation>un paramètre avec une liste de valeurs</translation>
    </message>
    <message>
        <source>a list of some of %1</source>
        <translation>une liste de certaines valeurs de %1</translation>
    </message>
    <message>
        <source>no setting varies</source>
        <translation>aucun réglage ne varie</translation>
    </message>
    <message>
        <source>Add at least one parameter.</source>
        <translation>Ajouter au moins un paramètre.</translation>
    </message>
    <message>
        <source>a list of 1 to %1 goals</source>
        <translation>une liste de 1 à %1 objectifs</translation>
    </message>
    <message>
        <source>each series once</source>
        <translation>chaque série une seule fois</translation>
    </message>
    <message>
        <source>nothing beside goal</source>
        <translation>rien à côté de goal</translation>
    </message>
    <message>
        <source>another sampler, or a grid of at most %1 points: fewer parameters, fewer choices or larger steps</source>
        <translation>un autre échantillonneur, ou une grille d’au plus %1 points : moins de paramètres, moins de choix ou des pas plus grands</translation>
    </message>
    <message>
        <source>"none", since there are several goals and runs cannot be ranked by one value</source>
        <translation>« none », car il y a plusieurs objectifs et les runs ne peuvent pas être classés selon une seule valeur</translation>
    </message>
    <message>
        <source>"none", since runs whose mode is "%1" cannot stop and continue at an epoch</source>
        <translation>« none », car les runs en mode « %1 » ne peuvent pas s’arrêter et continuer à une époque</translation>
    </message>
    <message>
        <source>at most %1, the number of runs</source>
        <translation>au plus %1, le nombre de runs</translation>
    </message>
    <message>
        <source>at least 2 if there are leaders</source>
        <translation>au moins 2 s’il y a des leaders</translation>
    </message>
    <message>
        <source>fewer leaders or seeds, or more than %1 runs, which the repeats alone need</source>
        <translation>moins de leaders ou de seeds, ou plus de %1 runs, qu’exigent à elles seules les répétitions</translation>
    </message>
    <message>
        <source>the search is not valid</source>
        <translation>la recherche n’est pas valable</translation>
    </message>
    <message>
        <source>the run spec continues another run, but a search trains complete runs</source>
        <translation>la spécification continue un autre run, mais une recherche entraîne des runs complets</translation>
    </message>
    <message numerus="yes">
        <source>the search pauses it at epoch %2: one run in %3 goes on, and only %n run(s) came here so far</source>
        <translation><numerusform>la recherche le met en pause à l’époque %2 : un run sur %3 continue, et seulement %n run est arrivé jusqu’ici</numerusform><numerusform>la recherche le met en pause à l’époque %2 : un run sur %3 continue, et seulement %n runs sont arrivés jusqu’ici</numerusform></translation>
    </message>
    <message>
        <source>the search pauses it at epoch %1: its %2 is %3, and %5 of %6 may go on, with %4 or better</source>
        <translation>la recherche le met en pause à l’époque %1 : son %2 est %3, et %5 sur %6 peuvent continuer, avec %4 ou mieux</translation>
    </message>
    <message>
        <source>the search ends it at epoch %1: its best %2 is %3, worse than %4, the median of %5 other runs</source>
        <translation>la recherche le termine à l’époque %1 : son meilleur %2 est %3, moins bon que %4, la médiane de %5 autres runs</translation>
    </message>
    <message>
        <source>the search ends it</source>
        <translation>la recherche le termine</translation>
    </message>
    <message>
        <source>the search has no record of run %1, which this one continues</source>
        <translation>la recherche n’a pas de trace du run %1, que celui-ci continue</translation>
    </message>
    <message>
        <source>Delete this run; the search then trains another one.</source>
        <translation>Supprimer ce run ; la recherche en entraîne alors un autre.</translation>
    </message>
    <message>
        <source>the saved position does not belong to such a log</source>
        <translation>la position enregistrée n’appartient pas à un tel journal</translation>
    </message>
    <message>
        <source>Delete the imported run and import the log again.</source>
        <translation>Supprimer le run importé et réimporter le journal.</translation>
    </message>
    <message>
        <source>Name a file or a folder that a training program has written.</source>
        <translation>Indiquer un fichier ou un dossier écrit par un programme d’entraînement.</translation>
    </message>
    <message>
        <source>no log of a kind that can be read was found there</source>
        <translation>aucun journal d’un type lisible n’y a été trouvé</translation>
    </message>
    <message>
        <source>it holds more than %1 logs</source>
        <translation>il contient plus de %1 journaux</translation>
    </message>
    <message>
        <source>Import its folders one by one.</source>
        <translation>Importer ses dossiers un par un.</translation>
    </message>
    <message>
        <source>it has more than %1 series; the others are not read</source>
        <translation>il a plus de %1 séries ; les autres ne sont pas lues</translation>
    </message>
    <message>
        <source>step %1 is below 0 or too large</source>
        <translation>le pas %1 est inférieur à 0 ou trop grand</translation>
    </message>
    <message>
        <source>a value of series %1 is not a number</source>
        <translation>une valeur de la série %1 n’est pas un nombre</translation>
    </message>
    <message>
        <source>the checksum of a record's length is wrong; reading goes on at the next whole record</source>
        <translation>la somme de contrôle de la longueur d’un enregistrement est fausse ; la lecture continue au prochain enregistrement intact</translation>
    </message>
    <message>
        <source>a record claims %1; reading goes on at the next whole record</source>
        <translation>un enregistrement annonce %1 ; la lecture continue au prochain enregistrement intact</translation>
    </message>
    <message>
        <source>the checksum of a record is wrong; it was skipped</source>
        <translation>la somme de contrôle d’un enregistrement est fausse ; il a été ignoré</translation>
    </message>
    <message>
        <source>a record is not an event of TensorBoard; it was skipped</source>
        <translation>un enregistrement n’est pas un événement de TensorBoard ; il a été ignoré</translation>
    </message>
    <message>
        <source>a line is longer than 16 MiB; it was skipped</source>
        <translation>une ligne dépasse 16 MiB ; elle a été ignorée</translation>
    </message>
    <message>
        <source>a line has %1 cells, the header has %2; it was skipped</source>
        <translation>une ligne a %1 cellules, l’en-tête en a %2 ; elle a été ignorée</translation>
    </message>
    <message>
        <source>a line is not a JSON object; it was skipped: %1</source>
        <translation>une ligne n’est pas un objet JSON ; elle a été ignorée : %1</translation>
    </message>
    <message>
        <source>Name a folder of TensorBoard, MLflow or W&amp;B, a .csv or .jsonl file, a trainer_state.json or a database of MLflow.</source>
        <translation>Indiquer un dossier de TensorBoard, MLflow ou W&amp;B, un fichier .csv ou .jsonl, un trainer_state.json ou une base de données de MLflow.</translation>
    </message>
    <message>
        <source>a line is not "milliseconds value step"; it was skipped</source>
        <translation>une ligne n’est pas « millisecondes valeur pas » ; elle a été ignorée</translation>
    </message>
    <message>
        <source>it does not begin like a file of W&amp;B</source>
        <translation>il ne commence pas comme un fichier de W&amp;B</translation>
    </message>
    <message>
        <source>a record is not one of W&amp;B; it was skipped</source>
        <translation>un enregistrement n’est pas de W&amp;B ; il a été ignoré</translation>
    </message>
    <message>
        <source>a record is damaged; it was skipped</source>
        <translation>un enregistrement est endommagé ; il a été ignoré</translation>
    </message>
    <message>
        <source>it is not a database of MLflow</source>
        <translation>ce n’est pas une base de données de MLflow</translation>
    </message>
    <message>
        <source>Name the file that MLflow's backend-store-uri names, such as mlflow.db.</source>
        <translation>Indiquer le fichier que désigne le backend-store-uri de MLflow, comme mlflow.db.</translation>
    </message>
    <message>
        <source>another process is importing it</source>
        <translation>un autre processus est en train de l’importer</translation>
    </message>
    <message>
        <source>Wait for it to end.</source>
        <translation>Attendre qu’il se termine.</translation>
    </message>
    <message>
        <source>the run that it was imported as has been changed</source>
        <translation>le run issu de son importation a été modifié</translation>
    </message>
    <message>
        <source>Delete that run with its directory and import the log again.</source>
        <translation>Supprimer ce run avec son dossier et réimporter le journal.</translation>
    </message>
    <message>
        <source>its log says that it failed</source>
        <translation>son journal indique qu’il a échoué</translation>
    </message>
    <message>
        <source>it was imported, so there is no program to start</source>
        <translation>il a été importé, il n’y a donc pas de programme à lancer</translation>
    </message>
    <message>
        <source>Start its program again where it was started before.</source>
        <translation>Relancer son programme là où il l’avait été auparavant.</translation>
    </message>
    <message>
        <source>the folder is not empty</source>
        <translation>le dossier n’est pas vide</translation>
    </message>
    <message>
        <source>Name a new folder.</source>
        <translation>Indiquer un nouveau dossier.</translation>
    </message>
    <message>
        <source>%1 at step %2: %3</source>
        <translation>%1 au pas %2 : %3</translation>
    </message>
    <message>
        <source>%1, byte %2: %3</source>
        <translation>%1, octet %2 : %3</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) (is|are) not kept: images, audio, tables, texts and the like</source>
        <translation><numerusform>%n valeur n’est pas gardée : images, sons, tableaux, textes et semblables</numerusform><numerusform>%n valeurs ne sont pas gardées : images, sons, tableaux, textes et semblables</numerusform></translation>
    </message>
    <message>
        <source>weights only: an asynchronous run's master has no gradients and activations, so theirs are not recorded</source>
        <translation>poids seulement : le master d’un run asynchrone n’a ni gradients ni activations, ils ne sont donc pas enregistrés</translation>
    </message>
    <message numerus="yes">
        <source>auto, or at least %2: the run would write %n record(s) of every layer, which fill the disk and slow the page Look inside down</source>
        <translation><numerusform>auto, ou au moins %2 : le run écrirait %n relevé de chaque couche, ce qui remplit le disque et ralentit la page Examiner</numerusform><numerusform>auto, ou au moins %2 : le run écrirait %n relevés de chaque couche, ce qui remplit le disque et ralentit la page Examiner</numerusform></translation>
    </message>
    <message>
        <source>%1; allowed: %2</source>
        <translation>%1 ; autorisé : %2</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>absence</translation>
    </message>
    <message>
        <source>"%1" is missing</source>
        <translation>« %1 » manque</translation>
    </message>
    <message>
        <source>"%1" is %2</source>
        <translation>« %1 » est %2</translation>
    </message>
    <message>
        <source>it is not JSON (%1)</source>
        <translation>ce n’est pas du JSON (%1)</translation>
    </message>
    <message>
        <source>it cannot be read (%1)</source>
        <translation>illisible (%1)</translation>
    </message>
    <message>
        <source>the last line has no end</source>
        <translation>la dernière ligne n’a pas de fin</translation>
    </message>
    <message>
        <source>the line has more than %1 bytes</source>
        <translation>la ligne a plus de %1 octets</translation>
    </message>
    <message>
        <source>a file of this name</source>
        <translation>un fichier de ce nom</translation>
    </message>
    <message>
        <source>a series with a name of %1 bytes</source>
        <translation>une série dont le nom a %1 octets</translation>
    </message>
    <message>
        <source>more than %1 series</source>
        <translation>plus de %1 séries</translation>
    </message>
    <message>
        <source>a line after "finished"</source>
        <translation>une ligne après « finished »</translation>
    </message>
    <message>
        <source>the first line is "%1"</source>
        <translation>la première ligne est « %1 »</translation>
    </message>
    <message>
        <source>metrics of rank %1</source>
        <translation>métriques du rang %1</translation>
    </message>
    <message>
        <source>the folder of a run</source>
        <translation>le dossier d’un run</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un fichier</translation>
    </message>
    <message>
        <source>a number, "NaN", "Infinity" or "-Infinity"</source>
        <translation>un nombre, "NaN", "Infinity" ou "-Infinity"</translation>
    </message>
    <message>
        <source>%1, as the lines of a file are numbered from 1</source>
        <translation>%1, car les lignes d’un fichier sont numérotées à partir de 1</translation>
    </message>
    <message>
        <source>an object of numbers by series</source>
        <translation>un objet de nombres par série</translation>
    </message>
    <message>
        <source>a number, or an object with count ≥ 1, mean, min and max</source>
        <translation>un nombre, ou un objet avec count ≥ 1, mean, min et max</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>une liste de nombres entiers</translation>
    </message>
    <message>
        <source>members that fit together</source>
        <translation>des membres qui s’accordent</translation>
    </message>
    <message>
        <source>1 to %1 bytes</source>
        <translation>1 à %1 octets</translation>
    </message>
    <message>
        <source>rank-0000.jsonl and so on</source>
        <translation>rank-0000.jsonl et ainsi de suite</translation>
    </message>
    <message>
        <source>a line feed after each line; readers wait for it</source>
        <translation>un saut de ligne après chaque ligne ; les lecteurs l’attendent</translation>
    </message>
    <message>
        <source>one of %1; readers of this version skip others</source>
        <translation>une valeur parmi %1 ; les lecteurs de cette version ignorent les autres</translation>
    </message>
    <message>
        <source>"started"</source>
        <translation>« started »</translation>
    </message>
    <message>
        <source>metrics in rank-0000.jsonl only</source>
        <translation>des métriques dans rank-0000.jsonl seulement</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>its spec has no program</source>
        <translation>sa spécification n’a pas de programme</translation>
    </message>
    <message>
        <source>Train it with trainyard-engine run.</source>
        <translation>L’entraîner avec trainyard-engine run.</translation>
    </message>
    <message>
        <source>the program failed</source>
        <translation>le programme a échoué</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2; its last words: %3</source>
        <translation>%1 s’est terminé avec le code %2 ; ses derniers mots : %3</translation>
    </message>
    <message>
        <source>The run's log holds all that it printed.</source>
        <translation>Le journal du run contient tout ce qui a été affiché.</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2 and printed nothing</source>
        <translation>%1 s’est terminé avec le code %2 et n’a rien affiché</translation>
    </message>
    <message>
        <source>signal %2 (%3) ended %1; its last words: %4</source>
        <translation>le signal %2 (%3) a terminé %1 ; ses derniers mots : %4</translation>
    </message>
    <message>
        <source>the system ended %1 because memory ran out</source>
        <translation>le système a terminé %1 parce que la mémoire était épuisée</translation>
    </message>
    <message>
        <source>Use a smaller batch, or request more memory.</source>
        <translation>Utiliser un batch plus petit, ou demander plus de mémoire.</translation>
    </message>
    <message>
        <source>somebody killed %1</source>
        <translation>quelqu’un a tué %1</translation>
    </message>
    <message>
        <source>there is no program %1 in %2</source>
        <translation>il n’y a pas de programme %1 dans %2</translation>
    </message>
    <message>
        <source>Check the command, and the environment of the spec.</source>
        <translation>Vérifier la commande et l’environnement de la spécification.</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Correct program/folder in the spec.</source>
        <translation>Corriger program/folder dans la spécification.</translation>
    </message>
    <message>
        <source>the system refuses to start it (%1)</source>
        <translation>le système refuse de le lancer (%1)</translation>
    </message>
    <message>
        <source>Started in %1: %2</source>
        <translation>Lancé dans %1 : %2</translation>
    </message>
    <message>
        <source>%1 has neither printed nor computed anything for %2; it may hang</source>
        <translation>%1 n’a rien affiché ni calculé depuis %2 ; il est peut-être bloqué</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 continue</translation>
    </message>
    <message>
        <source>%1 was asked to stop by %2</source>
        <translation>%1 a reçu une demande d’arrêt par %2</translation>
    </message>
    <message>
        <source>%1 did not end within %2 and was killed</source>
        <translation>%1 ne s’est pas terminé en %2 et a été tué</translation>
    </message>
    <message>
        <source>It starts anew: no checkpoint is known</source>
        <translation>Il repart de zéro : aucun checkpoint n’est connu</translation>
    </message>
    <message>
        <source>Announce checkpoints with the helper, or set program/checkpoints and program/resume.</source>
        <translation>Annoncer les checkpoints avec le module Python, ou définir program/checkpoints et program/resume.</translation>
    </message>
    <message>
        <source>It goes on from %1, step %2</source>
        <translation>Il continue depuis %1, pas %2</translation>
    </message>
    <message>
        <source>line at byte %1 of %2 is no event (%3): %4</source>
        <translation>la ligne à l’octet %1 de %2 n’est pas un événement (%3) : %4</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) of %2 (is no event|are no events)</source>
        <translation><numerusform>%n autre ligne de %2 n’est pas un événement</numerusform><numerusform>%n autres lignes de %2 ne sont pas des événements</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Code: commit %2 of %3, “%4”; %n changed file(s) (is|are) kept as a diff of %5</source>
        <translation><numerusform>Code : commit %2 de %3, « %4 » ; %n fichier modifié est gardé sous forme de diff de %5</numerusform><numerusform>Code : commit %2 de %3, « %4 » ; %n fichiers modifiés sont gardés sous forme de diff de %5</numerusform></translation>
    </message>
    <message>
        <source>The diff of the code was cut after %1</source>
        <translation>Le diff du code a été coupé après %1</translation>
    </message>
    <message numerus="yes">
        <source>%n untracked file(s) in the program's folder (was|were) not kept</source>
        <translation><numerusform>%n fichier non suivi dans le dossier du programme n’a pas été gardé</numerusform><numerusform>%n fichiers non suivis dans le dossier du programme n’ont pas été gardés</numerusform></translation>
    </message>
    <message>
        <source>only %1 are left on the disk of the run</source>
        <translation>il ne reste que %1 sur le disque du run</translation>
    </message>
    <message>
        <source>the environment has no variable %1, which the spec names</source>
        <translation>l’environnement n’a pas de variable %1, que nomme la spécification</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) that the program wrote before its sidecar ended (was|were) added to attempt %2</source>
        <translation><numerusform>%n ligne que le programme a écrite avant la fin de son accompagnateur a été ajoutée à la tentative %2</numerusform><numerusform>%n lignes que le programme a écrites avant la fin de son accompagnateur ont été ajoutées à la tentative %2</numerusform></translation>
    </message>
    <message>
        <source>"none", since a program does not ask whether it may go on</source>
        <translation>« none », car un programme ne demande pas s’il peut continuer</translation>
    </message>
    <message>
        <source>nothing beside a program, which trains in the engine's place</source>
        <translation>rien à côté d’un programme, qui entraîne à la place du moteur</translation>
    </message>
    <message>
        <source>a text of at most %1 characters, a number, true or false</source>
        <translation>un texte d’au plus %1 caractères, un nombre, true ou false</translation>
    </message>
    <message>
        <source>an object of at most %1 parameters by name</source>
        <translation>un objet d’au plus %1 paramètres par nom</translation>
    </message>
    <message>
        <source>a name of 1 to 100 letters, digits, '_', '-' or '.'</source>
        <translation>un nom de 1 à 100 lettres, chiffres, '_', '-' ou '.'</translation>
    </message>
    <message>
        <source>a list of at most %1 options</source>
        <translation>une liste d’au plus %1 options</translation>
    </message>
    <message>
        <source>a list of texts, the program first</source>
        <translation>une liste de textes, le programme en premier</translation>
    </message>
    <message>
        <source>NAME=value or NAME, each name once, of letters, digits and '_'</source>
        <translation>NOM=valeur ou NOM, chaque nom une fois, formé de lettres, de chiffres et de '_'</translation>
    </message>
    <message>
        <source>the name alone: %1 looks like a secret, which no spec may hold</source>
        <translation>le nom seul : %1 ressemble à un secret, qu’aucune spécification ne peut contenir</translation>
    </message>
    <message>
        <source>1 without a launcher that starts several ranks (program/launcher)</source>
        <translation>1 sans lanceur pour plusieurs rangs (program/launcher)</translation>
    </message>
    <message>
        <source>1, since a program runs on one node</source>
        <translation>1, car un programme tourne sur un seul nœud</translation>
    </message>
    <message>
        <source>Name a run directory or a checkpoint.</source>
        <translation>Indiquer un dossier de run ou un checkpoint.</translation>
    </message>
    <message>
        <source>the run has no such checkpoint</source>
        <translation>le run n’a pas ce checkpoint</translation>
    </message>
    <message>
        <source>It has %1.</source>
        <translation>Il a %1.</translation>
    </message>
    <message>
        <source>The file belongs to another net: name another checkpoint.</source>
        <translation>Le fichier appartient à un autre réseau : indiquer un autre checkpoint.</translation>
    </message>
    <message>
        <source>the checkpoint does not hold it</source>
        <translation>le checkpoint ne le contient pas</translation>
    </message>
    <message>
        <source>its outputs are not numbers (NaN): the run has diverged</source>
        <translation>ses sorties ne sont pas des nombres (NaN) : le run a divergé</translation>
    </message>
    <message>
        <source>Choose an earlier checkpoint.</source>
        <translation>Choisir un checkpoint antérieur.</translation>
    </message>
    <message>
        <source>If the data set has moved, name its new place with --data.</source>
        <translation>Si le jeu de données a été déplacé, indiquer son nouvel emplacement avec --data.</translation>
    </message>
    <message>
        <source>Name the data set that the run was trained on with --data.</source>
        <translation>Indiquer avec --data le jeu de données sur lequel le run a été entraîné.</translation>
    </message>
    <message>
        <source>its classes are not the net's: it has %1, the net knows %2</source>
        <translation>ses classes ne sont pas celles du réseau : il en a %1, le réseau en connaît %2</translation>
    </message>
    <message>
        <source>it has no samples</source>
        <translation>il n’a pas d’échantillons</translation>
    </message>
    <message>
        <source>Ask for the other set with --set.</source>
        <translation>Demander l’autre partie avec --set.</translation>
    </message>
    <message>
        <source>the set has %1 samples, which are counted from 0</source>
        <translation>la partie a %1 échantillons, comptés à partir de 0</translation>
    </message>
    <message>
        <source>the net knows no such class</source>
        <translation>le réseau ne connaît pas cette classe</translation>
    </message>
    <message>
        <source>Classes are %1.</source>
        <translation>Les classes sont %1.</translation>
    </message>
    <message>
        <source>a cell of the confusion matrix has two classes</source>
        <translation>une cellule de la matrice de confusion a deux classes</translation>
    </message>
    <message>
        <source>Give both, --from and --to.</source>
        <translation>Indiquer les deux, --from et --to.</translation>
    </message>
    <message>
        <source>no layer whose outputs have places is called so</source>
        <translation>aucune couche dont les sorties ont des positions ne s’appelle ainsi</translation>
    </message>
    <message>
        <source>Such layers are %1.</source>
        <translation>De telles couches sont %1.</translation>
    </message>
    <message>
        <source>no layer's outputs have places</source>
        <translation>les sorties d’aucune couche n’ont de positions</translation>
    </message>
    <message>
        <source>Cover places instead: --heat-map occlusion.</source>
        <translation>Masquer plutôt des zones : --heat-map occlusion.</translation>
    </message>
    <message>
        <source>the net reads features, and heat maps are of images</source>
        <translation>le réseau lit des features, et les cartes de chaleur concernent les images</translation>
    </message>
    <message>
        <source>the net reads features, not images</source>
        <translation>le réseau lit des features, pas des images</translation>
    </message>
    <message>
        <source>Name samples of its data set with --index.</source>
        <translation>Indiquer des échantillons de son jeu de données avec --index.</translation>
    </message>
    <message>
        <source>no input is named</source>
        <translation>aucune entrée n’est indiquée</translation>
    </message>
    <message>
        <source>Name images or folders of them, or samples with --index.</source>
        <translation>Indiquer des images ou des dossiers d’images, ou des échantillons avec --index.</translation>
    </message>
    <message>
        <source>there are no files in it</source>
        <translation>il ne contient aucun fichier</translation>
    </message>
    <message>
        <source>Name images or folders of them.</source>
        <translation>Indiquer des images ou des dossiers d’images.</translation>
    </message>
    <message>
        <source>none of %1 files could be read; the first: %2</source>
        <translation>aucun des %1 fichiers n’a pu être lu ; le premier : %2</translation>
    </message>
    <message>
        <source>Name JPEG, PNG or WebP images.</source>
        <translation>Indiquer des images JPEG, PNG ou WebP.</translation>
    </message>
    <message>
        <source>it exists already</source>
        <translation>il existe déjà</translation>
    </message>
    <message>
        <source>Choose another place, or replace it with --force.</source>
        <translation>Choisir un autre emplacement, ou le remplacer avec --force.</translation>
    </message>
    <message>
        <source>Remove the link that leads in a circle.</source>
        <translation>Enlever le lien qui tourne en rond.</translation>
    </message>
    <message>
        <source>the queue of its machine cannot do that</source>
        <translation>la file d’attente de sa machine ne sait pas faire cela</translation>
    </message>
    <message>
        <source>Stop the run instead; it can be resumed.</source>
        <translation>Arrêter plutôt le run ; il peut être repris.</translation>
    </message>
    <message>
        <source>%1 is the best over %2 seeds: %3 ± %4 on average, against %5 ± %6 of the next</source>
        <translation>%1 est le meilleur sur %2 graines : %3 ± %4 en moyenne, contre %5 ± %6 pour le suivant</translation>
    </message>
    <message>
        <source>%1 has the best mean of %2 seeds, %3 ± %4, but it cannot be told from the noise of seeds: the next has %5 ± %6</source>
        <translation>%1 a la meilleure moyenne de %2 graines, %3 ± %4, mais elle ne se distingue pas du bruit des graines : le suivant a %5 ± %6</translation>
    </message>
    <message>
        <source>Train both with more seeds.</source>
        <translation>Entraîner les deux avec plus de graines.</translation>
    </message>
    <message>
        <source>Nothing was changed. 'trainyard sql --views' lists what can be queried.</source>
        <translation>Rien n’a été modifié. « trainyard sql --views » liste ce qui peut être interrogé.</translation>
    </message>
    <message>
        <source>it is more than one statement</source>
        <translation>il y a plus d’une instruction</translation>
    </message>
    <message>
        <source>it is not a query</source>
        <translation>ce n’est pas une requête</translation>
    </message>
    <message>
        <source>it would do more than read</source>
        <translation>elle ferait plus que lire</translation>
    </message>
    <message>
        <source>the data set has no validation samples, so no run writes it</source>
        <translation>le jeu de données n’a pas d’échantillons de validation, aucun run ne l’écrit donc</translation>
    </message>
    <message>
        <source>Choose another goal for the search, or hold out validation samples.</source>
        <translation>Choisir un autre objectif pour la recherche, ou mettre de côté des échantillons de validation.</translation>
    </message>
    <message>
        <source>the data set has only %1 classes, so no run writes it</source>
        <translation>le jeu de données n’a que %1 classes, aucun run ne l’écrit donc</translation>
    </message>
    <message>
        <source>Choose another goal for the search.</source>
        <translation>Choisir un autre objectif pour la recherche.</translation>
    </message>
    <message>
        <source>a series that the runs write: %1</source>
        <translation>une série que les runs écrivent : %1</translation>
    </message>
    <message>
        <source>a series that the runs write; did you mean "%1"?</source>
        <translation>une série que les runs écrivent ; s’agit-il de « %1 » ?</translation>
    </message>
    <message>
        <source>a series that the runs write; set %1 for this one</source>
        <translation>une série que les runs écrivent ; pour celle-ci, régler %1</translation>
    </message>
    <message>
        <source>The run has no value of %1, the goal of its search; it counts as the worst</source>
        <translation>Le run n’a pas de valeur de %1, l’objectif de sa recherche ; il compte comme le pire</translation>
    </message>
    <message>
        <source>the step %1 is not a whole number up to 2^53</source>
        <translation>le pas %1 n’est pas un nombre entier jusqu’à 2^53</translation>
    </message>
    <message>
        <source>it has no column %1; the first of its columns are %2</source>
        <translation>il n’a pas de colonne %1 ; ses premières colonnes sont %2</translation>
    </message>
    <message>
        <source>Name the column as the file does.</source>
        <translation>Nommer la colonne comme le fait le fichier.</translation>
    </message>
    <message>
        <source>a line has no %1; it was skipped</source>
        <translation>une ligne n’a pas de %1 ; elle a été ignorée</translation>
    </message>
    <message>
        <source>it is UTF-16 text</source>
        <translation>c’est du texte UTF-16</translation>
    </message>
    <message>
        <source>Save it as UTF-8 and import it again.</source>
        <translation>L’enregistrer en UTF-8 et l’importer de nouveau.</translation>
    </message>
    <message>
        <source>it was imported with other columns</source>
        <translation>il a été importé avec d’autres colonnes</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) cannot be read, such as %2 (%3)</source>
        <translation><numerusform>%n échantillon est illisible : %2 (%3)</numerusform><numerusform>%n échantillons sont illisibles, comme %2 (%3)</numerusform></translation>
    </message>
    <message>
        <source>Skip unreadable samples, or mend or remove them and inspect the data set again.</source>
        <translation>Ignorer les échantillons illisibles, ou les réparer ou les enlever et inspecter de nouveau le jeu de données.</translation>
    </message>
    <message>
        <source>The training data has changed since the checkpoint, so the losses are no longer those of a run that never stopped</source>
        <translation>Les données d’entraînement ont changé depuis le checkpoint, les loss ne sont donc plus celles d’un run qui ne s’est jamais arrêté</translation>
    </message>
    <message>
        <source>stopped; it can be resumed</source>
        <translation>arrêté ; peut être repris</translation>
    </message>
    <message>
        <source>rank %1: CPUs %2, NUMA node %3</source>
        <translation>rang %1 : CPU %2, nœud NUMA %3</translation>
    </message>
    <message>
        <source>the system moves threads between all cores</source>
        <translation>le système déplace les threads entre tous les cœurs</translation>
    </message>
    <message>
        <source>one process uses all cores</source>
        <translation>un seul processus utilise tous les cœurs</translation>
    </message>
    <message>
        <source>there are more processes than cores, so they share all of them</source>
        <translation>il y a plus de processus que de cœurs, ils se les partagent donc tous</translation>
    </message>
    <message>
        <source>the engine has no hwloc, so it does not know how the cores are arranged</source>
        <translation>le moteur n’a pas hwloc, il ignore donc la disposition des cœurs</translation>
    </message>
    <message>
        <source>CPUs of the ranks, from rank 0 on: %1</source>
        <translation>CPU des rangs, à partir du rang 0 : %1</translation>
    </message>
</context>
<context>
    <name>SpecFields</name>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>No weight is pruned.</source>
        <translation>Aucun poids n’est élagué.</translation>
    </message>
    <message>
        <source>Magnitude</source>
        <translation>Magnitude</translation>
    </message>
    <message>
        <source>Prunes the weights with the smallest absolute values.</source>
        <translation>Élague les poids aux plus petites valeurs absolues.</translation>
    </message>
    <message>
        <source>SNIP</source>
        <translation>SNIP</translation>
    </message>
    <message>
        <source>Prunes the weights whose removal changes the loss least, scored before training by |weight × gradient| on training data (Lee et al., 2019).</source>
        <translation>Élague les poids dont le retrait change le moins la loss, évalués avant l’entraînement par |poids × gradient| sur les données d’entraînement (Lee et al., 2019).</translation>
    </message>
    <message>
        <source>SynFlow</source>
        <translation>SynFlow</translation>
    </message>
    <message>
        <source>Prunes the weights that carry the least of the net's flow, scored before training, without data, in 100 rounds (Tanaka et al., 2020).</source>
        <translation>Élague les poids qui portent le moins du flux du réseau, évalués avant l’entraînement, sans données, en 100 tours (Tanaka et al., 2020).</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Prunes random weights: a baseline that any method should beat.</source>
        <translation>Élague des poids au hasard : une référence que toute méthode devrait battre.</translation>
    </message>
    <message>
        <source>Single weights</source>
        <translation>Poids isolés</translation>
    </message>
    <message>
        <source>Whole filters</source>
        <translation>Filtres entiers</translation>
    </message>
    <message>
        <source>All weights of an output channel together, scored by their norm.</source>
        <translation>Tous les poids d’un canal de sortie ensemble, évalués par leur norme.</translation>
    </message>
    <message>
        <source>2 of 4</source>
        <translation>2 sur 4</translation>
    </message>
    <message>
        <source>Two of every four neighbouring weights, as the sparse tensor cores of GPUs require.</source>
        <translation>Deux poids voisins sur quatre, comme l’exigent les tensor cores des GPU.</translation>
    </message>
    <message>
        <source>Before training</source>
        <translation>Avant l’entraînement</translation>
    </message>
    <message>
        <source>Gradually</source>
        <translation>Graduellement</translation>
    </message>
    <message>
        <source>Increasingly during training, along a cubic curve (Zhu &amp; Gupta, 2017).</source>
        <translation>De plus en plus pendant l’entraînement, selon une courbe cubique (Zhu &amp; Gupta, 2017).</translation>
    </message>
    <message>
        <source>In rounds</source>
        <translation>Par tours</translation>
    </message>
    <message>
        <source>The run is divided into equal parts. Each ends by pruning the same share of the remaining weights; the last part trains what remains.</source>
        <translation>Le run est divisé en parties égales. Chacune se termine par l’élagage de la même part des poids restants ; la dernière entraîne ce qui reste.</translation>
    </message>
    <message>
        <source>Share of the weights</source>
        <translation>Part des poids</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentile</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>All layers together</source>
        <translation>Toutes les couches</translation>
    </message>
    <message>
        <source>Each layer alone</source>
        <translation>Chaque couche seule</translation>
    </message>
    <message>
        <source>The weights judged</source>
        <translation>Les poids évalués</translation>
    </message>
    <message>
        <source>Fine-tuning: the remaining weights keep their values.</source>
        <translation>Fine-tuning : les poids restants gardent leurs valeurs.</translation>
    </message>
    <message>
        <source>A checkpoint</source>
        <translation>Un checkpoint</translation>
    </message>
    <message>
        <source>A lottery ticket: the remaining weights go back to earlier values.</source>
        <translation>Un lottery ticket : les poids restants reviennent à des valeurs antérieures.</translation>
    </message>
    <message>
        <source>New random weights</source>
        <translation>Nouveaux poids aléatoires</translation>
    </message>
    <message>
        <source>A control: the same mask with another initialisation.</source>
        <translation>Un contrôle : le même masque avec une autre initialisation.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>How weights are scored; those with the lowest scores are pruned.</source>
        <translation>Façon d’évaluer les poids ; ceux aux scores les plus bas sont élagués.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>When weights are pruned.</source>
        <translation>Quand les poids sont élagués.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>The unit that is pruned as a whole.</source>
        <translation>L’unité qui est élaguée en bloc.</translation>
    </message>
    <message>
        <source>How much, by</source>
        <translation>Combien, selon</translation>
    </message>
    <message>
        <source>A share removes exactly that share of the weights. A percentile or threshold removes all weights whose scores do not exceed it.</source>
        <translation>Une part enlève exactement cette part des poids. Un percentile ou un seuil enlève tous les poids dont le score ne le dépasse pas.</translation>
    </message>
    <message>
        <source>Share pruned</source>
        <translation>Part élaguée</translation>
    </message>
    <message>
        <source>Share of the prunable weights that are zero at the end.</source>
        <translation>Part des poids élagables qui sont nuls à la fin.</translation>
    </message>
    <message>
        <source>The threshold is the smallest score that this percentage of the prunable weights does not exceed.</source>
        <translation>Le seuil est le plus petit score que ce pourcentage des poids élagables ne dépasse pas.</translation>
    </message>
    <message>
        <source>Weights with a score of at most this are pruned.</source>
        <translation>Les poids dont le score est au plus cette valeur sont élagués.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>The run is divided into one more part than there are rounds; every part but the last ends with a round of pruning.</source>
        <translation>Le run est divisé en une partie de plus qu’il n’y a de tours ; chaque partie sauf la dernière se termine par un tour d’élagage.</translation>
    </message>
    <message>
        <source>Share per round</source>
        <translation>Part par tour</translation>
    </message>
    <message>
        <source>Share of the remaining weights that each round prunes.</source>
        <translation>Part des poids restants qu’élague chaque tour.</translation>
    </message>
    <message>
        <source>Compared within</source>
        <translation>Comparer dans</translation>
    </message>
    <message>
        <source>Whether the weights of all layers are compared, so that large layers lose more, or each layer loses the same share.</source>
        <translation>Comparer les poids de toutes les couches, si bien que les grandes perdent plus, ou faire perdre à chaque couche la même part.</translation>
    </message>
    <message>
        <source>Weights judged</source>
        <translation>Poids évalués</translation>
    </message>
    <message>
        <source>Checkpoint whose weights are scored: RUN@end, RUN@epoch-5, RUN@step-200 or the path of a file. Empty = the weights that training starts from.</source>
        <translation>Checkpoint dont les poids sont évalués : RUN@end, RUN@epoch-5, RUN@step-200 ou le chemin d’un fichier. Vide = les poids de départ de l’entraînement.</translation>
    </message>
    <message>
        <source>Weights at start</source>
        <translation>Poids au départ</translation>
    </message>
    <message>
        <source>Values of the remaining weights at the first step.</source>
        <translation>Valeurs des poids restants au premier pas.</translation>
    </message>
    <message>
        <source>Reset to</source>
        <translation>Revenir à</translation>
    </message>
    <message>
        <source>Checkpoint to whose values the remaining weights go back: RUN@epoch-0, RUN@epoch-2, RUN@step-200 or the path of a file.</source>
        <translation>Checkpoint aux valeurs duquel reviennent les poids restants : RUN@epoch-0, RUN@epoch-2, RUN@step-200 ou le chemin d’un fichier.</translation>
    </message>
    <message>
        <source>Continue schedule</source>
        <translation>Poursuivre le schedule</translation>
    </message>
    <message>
        <source>Training continues the step count from the reset point, so that it repeats the original run's learning rates and data order from there. Otherwise it starts at step 0.</source>
        <translation>L’entraînement poursuit le compte des pas depuis le point de réinitialisation, et répète ainsi les learning rates et l’ordre des données du run d’origine. Sinon il commence au pas 0.</translation>
    </message>
    <message>
        <source>Initial share</source>
        <translation>Part initiale</translation>
    </message>
    <message>
        <source>Share of the prunable weights that are zero when pruning begins.</source>
        <translation>Part des poids élagables qui sont nuls au début de l’élagage.</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Commence à</translation>
    </message>
    <message>
        <source>Epoch at which pruning begins.</source>
        <translation>Époque à laquelle l’élagage commence.</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Se termine à</translation>
    </message>
    <message>
        <source>Epoch at which the share is reached; 0 = after three quarters of the run.</source>
        <translation>Époque à laquelle la part est atteinte ; 0 = après trois quarts du run.</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Tous les</translation>
    </message>
    <message>
        <source>Steps between two masks.</source>
        <translation>Pas entre deux masques.</translation>
    </message>
    <message>
        <source>Batches judged</source>
        <translation>Batchs évalués</translation>
    </message>
    <message>
        <source>Number of training batches over which gradients are averaged.</source>
        <translation>Nombre de batchs d’entraînement sur lesquels les gradients sont moyennés.</translation>
    </message>
    <message>
        <source>Kept per layer</source>
        <translation>Gardé par couche</translation>
    </message>
    <message>
        <source>Share of its weights that every layer always keeps. With 0, a run whose mask would empty a layer is refused.</source>
        <translation>Part de ses poids que chaque couche garde toujours. Avec 0, un run dont le masque viderait une couche est refusé.</translation>
    </message>
    <message>
        <source>Shuffled mask</source>
        <translation>Masque mélangé</translation>
    </message>
    <message>
        <source>A control: each layer keeps the same number of weights, but random ones.</source>
        <translation>Un contrôle : chaque couche garde le même nombre de poids, mais au hasard.</translation>
    </message>
    <message>
        <source>First layer too</source>
        <translation>Première couche aussi</translation>
    </message>
    <message>
        <source>Also prune the first layer with weights.</source>
        <translation>Élaguer aussi la première couche avec des poids.</translation>
    </message>
    <message>
        <source>Last layer too</source>
        <translation>Dernière couche aussi</translation>
    </message>
    <message>
        <source>Also prune the classifier.</source>
        <translation>Élaguer aussi le classifieur.</translation>
    </message>
    <message>
        <source>Depthwise too</source>
        <translation>Depthwise aussi</translation>
    </message>
    <message>
        <source>Also prune depthwise convolutions; they have few weights, and losing some costs much accuracy.</source>
        <translation>Élaguer aussi les convolutions depthwise ; elles ont peu de poids, et en perdre coûte beaucoup d’accuracy.</translation>
    </message>
    <message>
        <source>Layers not pruned</source>
        <translation>Couches non élaguées</translation>
    </message>
    <message>
        <source>Names of layers that are not pruned.</source>
        <translation>Noms des couches qui ne sont pas élaguées.</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>époques</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What people call the run.</source>
        <translation>Le nom donné au run.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>What is this run to find out?</source>
        <translation>Que doit montrer ce run ?</translation>
    </message>
    <message>
        <source>Free text about the run.</source>
        <translation>Texte libre sur le run.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>baseline, paper</source>
        <translation>baseline, article</translation>
    </message>
    <message>
        <source>Keywords for finding the run, separated by commas.</source>
        <translation>Mots-clés pour retrouver le run, séparés par des virgules.</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Fichier de modèle</translation>
    </message>
    <message>
        <source>none: the architecture above</source>
        <translation>aucun : l’architecture ci-dessus</translation>
    </message>
    <message>
        <source>Full path of a model file, Keras architecture or ONNX model that defines the network, instead of a built-in architecture.</source>
        <translation>Chemin complet d’un fichier de modèle, d’une architecture Keras ou d’un modèle ONNX qui définit le réseau, au lieu d’une architecture intégrée.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architecture</translation>
    </message>
    <message>
        <source>The layers of the network.</source>
        <translation>Les couches du réseau.</translation>
    </message>
    <message>
        <source>Small CNN</source>
        <translation>Petit CNN</translation>
    </message>
    <message>
        <source>A few convolutions and a classifier: minutes on a CPU, good for small grey images</source>
        <translation>Quelques convolutions et un classifieur : quelques minutes sur un CPU, convient aux petites images grises</translation>
    </message>
    <message>
        <source>ResNet20 V2</source>
        <translation>ResNet20 V2</translation>
    </message>
    <message>
        <source>20 layers with pre-activated residual blocks: for small photographs such as CIFAR-10</source>
        <translation>20 couches à blocs résiduels préactivés : pour de petites photos comme CIFAR-10</translation>
    </message>
    <message>
        <source>ResNet50 V2</source>
        <translation>ResNet50 V2</translation>
    </message>
    <message>
        <source>50 layers in bottleneck blocks, 25.6 million parameters: for photographs</source>
        <translation>50 couches en blocs bottleneck, 25,6 millions de paramètres : pour des photos</translation>
    </message>
    <message>
        <source>ResNet101 V2</source>
        <translation>ResNet101 V2</translation>
    </message>
    <message>
        <source>101 layers in bottleneck blocks, 44.7 million parameters: for photographs</source>
        <translation>101 couches en blocs bottleneck, 44,7 millions de paramètres : pour des photos</translation>
    </message>
    <message>
        <source>ResNet152 V2</source>
        <translation>ResNet152 V2</translation>
    </message>
    <message>
        <source>152 layers in bottleneck blocks, 60.4 million parameters: for photographs</source>
        <translation>152 couches en blocs bottleneck, 60,4 millions de paramètres : pour des photos</translation>
    </message>
    <message>
        <source>MobileNet V2</source>
        <translation>MobileNet V2</translation>
    </message>
    <message>
        <source>Depthwise convolutions, 3.5 million parameters: small and quick for its accuracy</source>
        <translation>Convolutions depthwise, 3,5 millions de paramètres : petit et rapide pour son accuracy</translation>
    </message>
    <message>
        <source>Large-image CNN</source>
        <translation>CNN grandes images</translation>
    </message>
    <message>
        <source>Five convolutions with pooling: for large images of few classes, such as 500 × 500 pixels</source>
        <translation>Cinq convolutions avec pooling : pour de grandes images de peu de classes, comme 500 × 500 pixels</translation>
    </message>
    <message>
        <source>GRU</source>
        <translation>GRU</translation>
    </message>
    <message>
        <source>Reads an image row by row, 128 units</source>
        <translation>Lit une image ligne par ligne, 128 unités</translation>
    </message>
    <message>
        <source>1-D CNN</source>
        <translation>CNN 1-D</translation>
    </message>
    <message>
        <source>Convolutions along the rows: for feature vectors and time series</source>
        <translation>Convolutions le long des lignes : pour les vecteurs de features et les séries temporelles</translation>
    </message>
    <message>
        <source>2-D CNN</source>
        <translation>CNN 2-D</translation>
    </message>
    <message>
        <source>Convolutions over a grid: for feature vectors arranged as a grid</source>
        <translation>Convolutions sur une grille : pour les vecteurs de features disposés en grille</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>of inputs</source>
        <translation>des entrées</translation>
    </message>
    <message>
        <source>Share of the classifier's inputs that each training step sets to zero at random; 0 = none.</source>
        <translation>Part des entrées du classifieur que chaque pas d’entraînement met à zéro au hasard ; 0 = aucune.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>× channels</source>
        <translation>× canaux</translation>
    </message>
    <message>
        <source>Scales the channels of every layer: 2 gives about four times the parameters.</source>
        <translation>Multiplie les canaux de chaque couche : 2 donne environ quatre fois plus de paramètres.</translation>
    </message>
    <message>
        <source>Initial weights</source>
        <translation>Poids initiaux</translation>
    </message>
    <message>
        <source>none: drawn at random</source>
        <translation>aucun : tirés au hasard</translation>
    </message>
    <message>
        <source>Full path of the file with the weights that training starts from; empty = random weights.</source>
        <translation>Chemin complet du fichier contenant les poids de départ de l’entraînement ; vide = poids aléatoires.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>The source of the samples.</source>
        <translation>La source des échantillons.</translation>
    </message>
    <message>
        <source>Glyphs, built in</source>
        <translation>Glyphes, intégrés</translation>
    </message>
    <message>
        <source>Shapes that the engine draws from the seed: nothing to download</source>
        <translation>Formes que le moteur dessine à partir de la graine : rien à télécharger</translation>
    </message>
    <message>
        <source>IDX files</source>
        <translation>Fichiers IDX</translation>
    </message>
    <message>
        <source>A folder with the four files of MNIST, Fashion-MNIST or similar, plain or .gz</source>
        <translation>Un dossier avec les quatre fichiers de MNIST, Fashion-MNIST ou similaire, tels quels ou en .gz</translation>
    </message>
    <message>
        <source>Image folder</source>
        <translation>Dossier d’images</translation>
    </message>
    <message>
        <source>train/CLASS/*.jpg, *.png or *.webp, and the same below val or test</source>
        <translation>train/CLASSE/*.jpg, *.png ou *.webp, et de même sous val ou test</translation>
    </message>
    <message>
        <source>CIFAR-10 or CIFAR-100</source>
        <translation>CIFAR-10 ou CIFAR-100</translation>
    </message>
    <message>
        <source>The folder or .tar.gz of the binary or Python version</source>
        <translation>Le dossier ou le .tar.gz de la version binaire ou Python</translation>
    </message>
    <message>
        <source>CSV list of images</source>
        <translation>Liste CSV d’images</translation>
    </message>
    <message>
        <source>A file with the lines path,label, or a folder with train.csv and val.csv</source>
        <translation>Un fichier avec les lignes path,label, ou un dossier avec train.csv et val.csv</translation>
    </message>
    <message>
        <source>TFRecord files</source>
        <translation>fichiers TFRecord</translation>
    </message>
    <message>
        <source>tf.train.Example records with an encoded image and a label</source>
        <translation>Enregistrements tf.train.Example avec une image encodée et un label</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>fichiers HDF5</translation>
    </message>
    <message>
        <source>A file, a list of files, or a folder with train*.h5 and val*.h5</source>
        <translation>Un fichier, une liste de fichiers, ou un dossier avec train*.h5 et val*.h5</translation>
    </message>
    <message>
        <source>Synthetic ImageNet</source>
        <translation>ImageNet synthétique</translation>
    </message>
    <message>
        <source>Random images in ImageNet's shape and number: for measuring speed, nothing can be learned</source>
        <translation>Images aléatoires de la forme et du nombre d’ImageNet : pour mesurer la vitesse, il n’y a rien à apprendre</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Folder of the data set</source>
        <translation>Dossier du jeu de données</translation>
    </message>
    <message>
        <source>Folder or file of the data set; empty for glyphs and synthetic.</source>
        <translation>Dossier ou fichier du jeu de données ; vide pour les glyphes et le synthétique.</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Features</translation>
    </message>
    <message>
        <source>Name of the data set or feature with the images or numbers. Several HDF5 names, separated by commas, are joined: vectors end to end, others as channels. Empty = features, or image/encoded.</source>
        <translation>Nom du jeu de données ou de la feature contenant les images ou les nombres. Plusieurs noms HDF5, séparés par des virgules, sont réunis : les vecteurs bout à bout, les autres comme canaux. Vide = features, ou image/encoded.</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>Name of the data set or feature with the labels. Empty = labels, or image/class/label.</source>
        <translation>Nom du jeu de données ou de la feature contenant les labels. Vide = labels, ou image/class/label.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>A number of classes, spread evenly over all of them, or class names separated by commas. Results show the choice because a subset is a different task.</source>
        <translation>Un nombre de classes, réparties également sur l’ensemble, ou des noms de classes séparés par des virgules. Les résultats indiquent ce choix, car un sous-ensemble est une autre tâche.</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Mis de côté</translation>
    </message>
    <message>
        <source>Share of each class held out for validation if the data set has no validation part: 0.1 = one image in ten.</source>
        <translation>Part de chaque classe mise de côté pour la validation si le jeu de données n’a pas de partie de validation : 0,1 = une image sur dix.</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>Taille d’image</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixels</translation>
    </message>
    <message>
        <source>Height × width, 8 to 1024 for images. Every image is resized to this before it enters the network; features of HDF5 files have height × width × channels values.</source>
        <translation>Hauteur × largeur, 8 à 1024 pour les images. Chaque image est ramenée à cette taille avant d’entrer dans le réseau ; les features de fichiers HDF5 ont hauteur × largeur × canaux valeurs.</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>For images 1 (grey) or 3 (RGB).</source>
        <translation>Pour les images 1 (gris) ou 3 (RVB).</translation>
    </message>
    <message>
        <source>Training samples</source>
        <translation>Échantillons d’entraînement</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Number of training samples to use; fewer give a quick trial. 0 = all (10,000 glyphs).</source>
        <translation>Nombre d’échantillons d’entraînement à utiliser ; un petit nombre permet un essai rapide. 0 = tous (10 000 glyphes).</translation>
    </message>
    <message>
        <source>Validation samples</source>
        <translation>Échantillons de validation</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Number of samples that each validation uses. 0 = all (2,000 glyphs).</source>
        <translation>Nombre d’échantillons qu’utilise chaque validation. 0 = tous (2 000 glyphes).</translation>
    </message>
    <message>
        <source>Seed of samples</source>
        <translation>Graine d’échantillons</translation>
    </message>
    <message>
        <source>the run's seed</source>
        <translation>celle du run</translation>
    </message>
    <message>
        <source>Determines which samples are used: the choice of a subset, the validation split, and the samples that the engine draws.</source>
        <translation>Détermine quels échantillons sont utilisés : le choix d’un sous-ensemble, la mise de côté pour la validation, et les échantillons que dessine le moteur.</translation>
    </message>
    <message>
        <source>Sample order</source>
        <translation>Ordre des échant.</translation>
    </message>
    <message>
        <source>The order in which an epoch's samples come.</source>
        <translation>L’ordre dans lequel viennent les échantillons d’une époque.</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>Every sample once per epoch, reshuffled each time; ranks take turns</source>
        <translation>Chaque échantillon une fois par époque, remélangés à chaque fois ; les rangs alternent</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>Each batch is drawn from all samples with replacement</source>
        <translation>Chaque batch est tiré parmi tous les échantillons, avec remise</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>File by file, shuffled within each file; ranks take whole files</source>
        <translation>Fichier par fichier, mélangés dans chaque fichier ; les rangs prennent des fichiers entiers</translation>
    </message>
    <message>
        <source>Seed of order</source>
        <translation>Graine de l’ordre</translation>
    </message>
    <message>
        <source>Determines the order of the samples and their random changes.</source>
        <translation>Détermine l’ordre des échantillons et leurs modifications aléatoires.</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Mirror half of the training images, left to right.</source>
        <translation>Retourner la moitié des images d’entraînement de gauche à droite.</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Recadrage</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Padding on each side before the random crop.</source>
        <translation>Marge de chaque côté avant le recadrage aléatoire.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Adapter</translation>
    </message>
    <message>
        <source>How an image of another shape is fitted to the image size.</source>
        <translation>Façon d’ajuster une image d’une autre forme à la taille d’image.</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Étirer</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio changed</source>
        <translation>L’image entière, proportions modifiées</translation>
    </message>
    <message>
        <source>The centre of the image, with its aspect ratio kept</source>
        <translation>Le centre de l’image, proportions gardées</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Marges</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio kept and black bars added</source>
        <translation>L’image entière, proportions gardées et bandes noires ajoutées</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>Recadr. redimens.</translation>
    </message>
    <message>
        <source>Take a random part of each image and resize it: the usual choice for photographs.</source>
        <translation>Prendre une partie aléatoire de chaque image et la redimensionner : le choix habituel pour les photos.</translation>
    </message>
    <message>
        <source>Least area</source>
        <translation>Aire min.</translation>
    </message>
    <message>
        <source>Smallest share of the image's area that the part covers; 0.08 is usual.</source>
        <translation>Plus petite part de l’aire de l’image que couvre la partie ; 0,08 est habituel.</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>Proportions</translation>
    </message>
    <message>
        <source>The part's aspect ratio is drawn from 1/value to the value.</source>
        <translation>Le rapport largeur/hauteur de la partie est tiré de 1/valeur à la valeur.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Turn by a random multiple of 90°; by 0° or 180° when images are not square.</source>
        <translation>Tourner d’un multiple aléatoire de 90° ; de 0° ou 180° si les images ne sont pas carrées.</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Luminosité</translation>
    </message>
    <message>
        <source>Multiplied by a factor drawn from 1 − value to 1 + value; 0 = unchanged.</source>
        <translation>Multipliée par un facteur tiré de 1 − valeur à 1 + valeur ; 0 = inchangée.</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Saturation</translation>
    </message>
    <message>
        <source>Hue</source>
        <translation>Teinte</translation>
    </message>
    <message>
        <source>Shifted by up to this share of the colour circle, 0 to 0.5.</source>
        <translation>Décalée d’au plus cette part du cercle chromatique, 0 à 0,5.</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Opérations</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>par image</translation>
    </message>
    <message>
        <source>RandAugment: number of random operations per image.</source>
        <translation>RandAugment : nombre d’opérations aléatoires par image.</translation>
    </message>
    <message>
        <source>of 30</source>
        <translation>sur 30</translation>
    </message>
    <message>
        <source>RandAugment: how strong each operation is.</source>
        <translation>RandAugment : force de chaque opération.</translation>
    </message>
    <message>
        <source>Cutout</source>
        <translation>Cutout</translation>
    </message>
    <message>
        <source>Side of the covered square.</source>
        <translation>Côté du carré couvert.</translation>
    </message>
    <message>
        <source>Mixup alpha</source>
        <translation>Alpha de Mixup</translation>
    </message>
    <message>
        <source>The other image's share is drawn from Beta(value, value); 0 = off.</source>
        <translation>La part de l’autre image est tirée de Beta(valeur, valeur) ; 0 = désactivé.</translation>
    </message>
    <message>
        <source>CutMix alpha</source>
        <translation>Alpha de CutMix</translation>
    </message>
    <message>
        <source>Cache folder</source>
        <translation>Dossier du cache</translation>
    </message>
    <message>
        <source>Folder on a fast disk</source>
        <translation>Dossier sur un disque rapide</translation>
    </message>
    <message>
        <source>The prepared cache: off, auto (the user's cache folder), or a folder. The first run that uses it fills it.</source>
        <translation>Le cache préparé : off, auto (le dossier de cache de l’utilisateur), ou un dossier. Le premier run qui l’utilise le remplit.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Every epoch decodes the images again</source>
        <translation>Chaque époque décode de nouveau les images</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>Images are decoded and resized once and shared by all runs</source>
        <translation>Les images sont décodées et redimensionnées une fois et partagées par tous les runs</translation>
    </message>
    <message>
        <source>Kept side</source>
        <translation>Côté gardé</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>For resized crops: the shorter side of the kept images; auto = 8/7 of the image size.</source>
        <translation>Pour les recadrages redimensionnés : le petit côté des images gardées ; auto = 8/7 de la taille d’image.</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>Gardé en</translation>
    </message>
    <message>
        <source>The form in which each image is kept.</source>
        <translation>La forme sous laquelle chaque image est gardée.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Pixels if they need at most 16 GB, otherwise JPEGs</source>
        <translation>Des pixels s’il leur faut au plus 16 GB, sinon des JPEG</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixels</translation>
    </message>
    <message>
        <source>Fastest, largest</source>
        <translation>Plus rapide, plus gros</translation>
    </message>
    <message>
        <source>JPEG</source>
        <translation>JPEG</translation>
    </message>
    <message>
        <source>JPEGs at quality 95: about a tenth of the space</source>
        <translation>JPEG de qualité 95 : environ un dixième de l’espace</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>Threads de chargement</translation>
    </message>
    <message>
        <source>Loader</source>
        <translation>Chargement</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>threads</translation>
    </message>
    <message>
        <source>Threads that read and augment images while training runs; 0 = the training thread does it.</source>
        <translation>Threads qui lisent et augmentent les images pendant l’entraînement ; 0 = le thread d’entraînement s’en charge.</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>What the run does when a file, record or row cannot be read.</source>
        <translation>Ce que fait le run quand un fichier, un enregistrement ou une ligne est illisible.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The run fails and names the first sample that cannot be read</source>
        <translation>Le run échoue et nomme le premier échantillon illisible</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Training replaces the sample with another, validation leaves it out; the run's messages list them</source>
        <translation>L’entraînement remplace l’échantillon par un autre, la validation l’omet ; les messages du run les listent</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Époques</translation>
    </message>
    <message>
        <source>Number of passes over the training data.</source>
        <translation>Nombre de passages sur les données d’entraînement.</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Taille de batch</translation>
    </message>
    <message>
        <source>Samples whose gradients are averaged for one optimizer step. 0 in the form or auto in JSON = the largest power of two that fits in half of the free memory and is at most an eighth of the samples; it is chosen when the run first starts.</source>
        <translation>Échantillons dont les gradients sont moyennés pour un pas de l’optimiseur. 0 dans le formulaire ou auto en JSON = la plus grande puissance de deux qui tient dans la moitié de la mémoire libre et vaut au plus un huitième des échantillons ; elle est choisie au premier démarrage du run.</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>Micro-batchs</translation>
    </message>
    <message>
        <source>a batch</source>
        <translation>par batch</translation>
    </message>
    <message>
        <source>Number of parts in which a batch is computed; their gradients are averaged. Saves memory, the step stays the same.</source>
        <translation>Nombre de parties dans lesquelles un batch est calculé ; leurs gradients sont moyennés. Économise la mémoire, le pas reste le même.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Precision of the computation; weights are kept in fp32.</source>
        <translation>Précision du calcul ; les poids sont gardés en fp32.</translation>
    </message>
    <message>
        <source>fp32</source>
        <translation>fp32</translation>
    </message>
    <message>
        <source>32-bit numbers throughout</source>
        <translation>Nombres de 32 bits partout</translation>
    </message>
    <message>
        <source>bf16</source>
        <translation>bf16</translation>
    </message>
    <message>
        <source>Computes in 16 bits, keeps weights in 32: faster if the processor supports it</source>
        <translation>Calcule en 16 bits, garde les poids en 32 : plus rapide si le processeur le permet</translation>
    </message>
    <message>
        <source>fp16</source>
        <translation>fp16</translation>
    </message>
    <message>
        <source>Computes in half precision with loss scaling: the fastest on GPUs</source>
        <translation>Calcule en demi-précision avec mise à l’échelle de la loss : le plus rapide sur les GPU</translation>
    </message>
    <message>
        <source>tf32</source>
        <translation>tf32</translation>
    </message>
    <message>
        <source>32-bit numbers with rounded products, on GPUs</source>
        <translation>Nombres de 32 bits à produits arrondis, sur les GPU</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimiseur</translation>
    </message>
    <message>
        <source>The rule by which gradients change the weights.</source>
        <translation>La règle selon laquelle les gradients modifient les poids.</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>SGD avec momentum</translation>
    </message>
    <message>
        <source>Stochastic gradient descent</source>
        <translation>Descente de gradient stochastique</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>A separate rate for every weight; 0.001 is a good start</source>
        <translation>Un taux propre à chaque poids ; 0,001 est un bon début</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>Adam with weight decay decoupled from the gradient</source>
        <translation>Adam avec weight decay découplé du gradient</translation>
    </message>
    <message>
        <source>RMSprop</source>
        <translation>RMSprop</translation>
    </message>
    <message>
        <source>Divides by the recent magnitude of the gradients</source>
        <translation>Divise par la grandeur récente des gradients</translation>
    </message>
    <message>
        <source>Adadelta</source>
        <translation>Adadelta</translation>
    </message>
    <message>
        <source>Adapts its own scale: a learning rate of 1 is usual</source>
        <translation>Adapte sa propre échelle : un learning rate de 1 est habituel</translation>
    </message>
    <message>
        <source>LARS</source>
        <translation>LARS</translation>
    </message>
    <message>
        <source>A separate rate for every layer: for very large batches</source>
        <translation>Un taux propre à chaque couche : pour les très grands batchs</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>Share of the previous step that is kept: 0.9 smooths over about ten steps. RMSprop's default is 0.</source>
        <translation>Part du pas précédent qui est gardée : 0,9 lisse sur environ dix pas. La valeur par défaut de RMSprop est 0.</translation>
    </message>
    <message>
        <source>Nesterov</source>
        <translation>Nesterov</translation>
    </message>
    <message>
        <source>Evaluates the gradient one momentum step ahead.</source>
        <translation>Évalue le gradient un pas de momentum en avance.</translation>
    </message>
    <message>
        <source>Beta 1</source>
        <translation>Bêta 1</translation>
    </message>
    <message>
        <source>Decay of the mean gradient: the share kept at each step.</source>
        <translation>Décroissance du gradient moyen : la part gardée à chaque pas.</translation>
    </message>
    <message>
        <source>Beta 2</source>
        <translation>Bêta 2</translation>
    </message>
    <message>
        <source>Decay of the mean square: the share kept at each step.</source>
        <translation>Décroissance de la moyenne des carrés : la part gardée à chaque pas.</translation>
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
        <translation>Ajouté au diviseur pour qu’il ne soit jamais nul. La valeur par défaut d’Adadelta est 1e-6.</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Trust</translation>
    </message>
    <message>
        <source>Size of a layer's step relative to the norm of its weights.</source>
        <translation>Taille du pas d’une couche par rapport à la norme de ses poids.</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Weight decay</translation>
    </message>
    <message>
        <source>Pulls weights towards zero; 0 = off. AdamW's default is 0.01.</source>
        <translation>Attire les poids vers zéro ; 0 = désactivé. La valeur par défaut d’AdamW est 0,01.</translation>
    </message>
    <message>
        <source>Batch-norm and biases too</source>
        <translation>Batch-norm et biais aussi</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Decay</translation>
    </message>
    <message>
        <source>Applies the weight decay to batch-norm parameters and biases as well.</source>
        <translation>Applique le weight decay aussi aux paramètres de batch-norm et aux biais.</translation>
    </message>
    <message>
        <source>Clip gradients</source>
        <translation>Clip des gradients</translation>
    </message>
    <message>
        <source>Largest global norm of the gradients; 0 = no clipping.</source>
        <translation>Plus grande norme globale des gradients ; 0 = pas de clipping.</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Learning rate</translation>
    </message>
    <message>
        <source>The highest rate of the schedule; the preview on the right draws it.</source>
        <translation>Le taux le plus élevé du schedule ; l’aperçu à droite le trace.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Schedule</translation>
    </message>
    <message>
        <source>How the rate changes over the run.</source>
        <translation>Évolution du taux au cours du run.</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Constant</translation>
    </message>
    <message>
        <source>The same rate to the end</source>
        <translation>Le même taux jusqu’à la fin</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Palier</translation>
    </message>
    <message>
        <source>Falls by a factor at regular intervals</source>
        <translation>Baisse d’un facteur à intervalles réguliers</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Cosinus</translation>
    </message>
    <message>
        <source>Falls along half a cosine</source>
        <translation>Baisse le long d’un demi-cosinus</translation>
    </message>
    <message>
        <source>Polynomial</source>
        <translation>Polynomial</translation>
    </message>
    <message>
        <source>Falls as a power of the remaining part of the run</source>
        <translation>Baisse comme une puissance de la partie restante du run</translation>
    </message>
    <message>
        <source>One-cycle</source>
        <translation>One-cycle</translation>
    </message>
    <message>
        <source>Rises for 30 % of the run, then falls</source>
        <translation>Monte pendant 30 % du run, puis baisse</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Warm-up</translation>
    </message>
    <message>
        <source>Number of epochs over which the rate rises linearly from a tenth; helps with large batches.</source>
        <translation>Nombre d’époques pendant lesquelles le taux monte linéairement à partir d’un dixième ; aide avec de grands batchs.</translation>
    </message>
    <message>
        <source>Final share</source>
        <translation>Part finale</translation>
    </message>
    <message>
        <source>of the rate</source>
        <translation>du taux</translation>
    </message>
    <message>
        <source>Where the schedule ends, as a share of the learning rate.</source>
        <translation>Où finit le schedule, en part du learning rate.</translation>
    </message>
    <message>
        <source>Step every</source>
        <translation>Palier tous les</translation>
    </message>
    <message>
        <source>How long the rate stays the same before it falls.</source>
        <translation>Durée pendant laquelle le taux reste le même avant de baisser.</translation>
    </message>
    <message>
        <source>Step factor</source>
        <translation>Facteur de palier</translation>
    </message>
    <message>
        <source>× the rate</source>
        <translation>× le taux</translation>
    </message>
    <message>
        <source>Each fall multiplies the rate by this.</source>
        <translation>Chaque baisse multiplie le taux par cette valeur.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>1 falls linearly, 2 falls faster at first.</source>
        <translation>1 baisse linéairement, 2 baisse plus vite au début.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>The function that training minimises.</source>
        <translation>La fonction que l’entraînement minimise.</translation>
    </message>
    <message>
        <source>Softmax cross-entropy</source>
        <translation>Entropie croisée softmax</translation>
    </message>
    <message>
        <source>One class per image: the usual choice</source>
        <translation>Une classe par image : le choix habituel</translation>
    </message>
    <message>
        <source>Binary cross-entropy</source>
        <translation>Entropie croisée binaire</translation>
    </message>
    <message>
        <source>Each class on its own</source>
        <translation>Chaque classe pour elle-même</translation>
    </message>
    <message>
        <source>Squared error</source>
        <translation>Erreur quadratique</translation>
    </message>
    <message>
        <source>Distance from 1 for the class and 0 for the others</source>
        <translation>Distance à 1 pour la classe et à 0 pour les autres</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Lissage des labels</translation>
    </message>
    <message>
        <source>Share of the target that is spread over all classes; 0 = none, 0.1 is common for large nets.</source>
        <translation>Part de la cible répartie sur toutes les classes ; 0 = aucune, 0,1 est courant pour les grands réseaux.</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>Checkpoint tous les</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>at end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>A run that was stopped or killed resumes from its newest checkpoint.</source>
        <translation>Un run arrêté ou tué reprend à partir de son checkpoint le plus récent.</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>Checkpoints gardés</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>checkpoints</source>
        <translation>checkpoints</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Number of newest checkpoints to keep; older ones are deleted.</source>
        <translation>Nombre de checkpoints les plus récents à garder ; les plus anciens sont supprimés.</translation>
    </message>
    <message>
        <source>Keep epochs</source>
        <translation>Époques gardées</translation>
    </message>
    <message>
        <source>none, or 0, 1, 2, 5</source>
        <translation>aucune, ou 0, 1, 2, 5</translation>
    </message>
    <message>
        <source>Checkpoints at the end of these epochs are kept permanently, as reset points for pruned runs; 0 = the initialisation.</source>
        <translation>Les checkpoints à la fin de ces époques sont gardés pour toujours, comme points de réinitialisation pour les runs élagués ; 0 = l’initialisation.</translation>
    </message>
    <message>
        <source>Keep steps</source>
        <translation>Pas gardés</translation>
    </message>
    <message>
        <source>Checkpoints after these steps are kept permanently, as reset points for pruned runs.</source>
        <translation>Les checkpoints après ces pas sont gardés pour toujours, comme points de réinitialisation pour les runs élagués.</translation>
    </message>
    <message>
        <source>Best checkpoint</source>
        <translation>Meilleur checkpoint</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Non gardé</translation>
    </message>
    <message>
        <source>Also keeps the checkpoint of the epoch where this metric was best.</source>
        <translation>Garde aussi le checkpoint de l’époque où cette métrique était la meilleure.</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Loss de validation</translation>
    </message>
    <message>
        <source>Validation top-1</source>
        <translation>Top-1 de validation</translation>
    </message>
    <message>
        <source>Validation top-5</source>
        <translation>Top-5 de validation</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Loss d’entraînement</translation>
    </message>
    <message>
        <source>Training top-1</source>
        <translation>Top-1 d’entraînement</translation>
    </message>
    <message>
        <source>Validate every</source>
        <translation>Valider tous les</translation>
    </message>
    <message>
        <source>How often validation loss and accuracy are measured.</source>
        <translation>Fréquence de mesure de la loss et de l’accuracy de validation.</translation>
    </message>
    <message>
        <source>Parallel validation</source>
        <translation>Validation parallèle</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Number of extra threads that validate while training continues; no = training waits.</source>
        <translation>Nombre de threads supplémentaires qui valident pendant que l’entraînement continue ; non = l’entraînement attend.</translation>
    </message>
    <message>
        <source>Stop early on</source>
        <translation>Arrêt anticipé sur</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Ends the run when this metric stops improving.</source>
        <translation>Termine le run quand cette métrique cesse de s’améliorer.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Patience</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>How many values in a row may fail to improve on the best.</source>
        <translation>Nombre de valeurs de suite qui peuvent ne pas améliorer la meilleure.</translation>
    </message>
    <message>
        <source>Smallest gain</source>
        <translation>Gain minimal</translation>
    </message>
    <message>
        <source>Only a gain larger than this counts as an improvement.</source>
        <translation>Seul un gain supérieur à cette valeur compte comme amélioration.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Ends the run as soon as this metric reaches the target, and records the time it took.</source>
        <translation>Termine le run dès que cette métrique atteint l’objectif, et enregistre le temps qu’il a fallu.</translation>
    </message>
    <message>
        <source>Target value</source>
        <translation>Valeur visée</translation>
    </message>
    <message>
        <source>Accuracy at least, loss at most; 0.99 is 99 %.</source>
        <translation>Au moins pour l’accuracy, au plus pour la loss ; 0,99 vaut 99 %.</translation>
    </message>
    <message>
        <source>On NaN</source>
        <translation>Si NaN</translation>
    </message>
    <message>
        <source>What to do when the loss is no longer a number.</source>
        <translation>Que faire quand la loss n’est plus un nombre.</translation>
    </message>
    <message>
        <source>The run ends as failed and names the step</source>
        <translation>Le run se termine en échec et nomme le pas</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The run continues; the curve shows where it happened</source>
        <translation>Le run continue ; la courbe montre où c’est arrivé</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Périphérique</translation>
    </message>
    <message>
        <source>The hardware that computes.</source>
        <translation>Le matériel qui calcule.</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>oneDNN's fast kernels on the processor's cores</source>
        <translation>Kernels rapides de oneDNN sur les cœurs du processeur</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Plain C++ loops: slow, for checking results; works on every machine</source>
        <translation>Simples boucles C++ : lent, pour vérifier les résultats ; fonctionne sur toute machine</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>An NVIDIA GPU, with cuDNN</source>
        <translation>Un GPU NVIDIA, avec cuDNN</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Cores that the run computes on; the others stay free for other runs.</source>
        <translation>Cœurs sur lesquels calcule le run ; les autres restent libres pour d’autres runs.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>processus</translation>
    </message>
    <message>
        <source>Processes that train together: each computes its part of every batch, and their gradients are averaged.</source>
        <translation>Processus qui entraînent ensemble : chacun calcule sa partie de chaque batch, et leurs gradients sont moyennés.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Number of cluster nodes over which the ranks are spread.</source>
        <translation>Nombre de nœuds du cluster sur lesquels les rangs sont répartis.</translation>
    </message>
    <message>
        <source>Processes per node</source>
        <translation>Processus par nœud</translation>
    </message>
    <message>
        <source>ranks and masters</source>
        <translation>rangs et masters</translation>
    </message>
    <message>
        <source>evenly</source>
        <translation>également</translation>
    </message>
    <message>
        <source>Number of processes on each node.</source>
        <translation>Nombre de processus sur chaque nœud.</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPU par nœud</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Number of GPUs requested on each node.</source>
        <translation>Nombre de GPU demandés sur chaque nœud.</translation>
    </message>
    <message>
        <source>GPU type</source>
        <translation>type de GPU</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>The cluster's name for it, such as a100.</source>
        <translation>Son nom sur le cluster, comme a100.</translation>
    </message>
    <message>
        <source>GPU numbers</source>
        <translation>Numéros de GPU</translation>
    </message>
    <message>
        <source>any that are free</source>
        <translation>tous ceux libres</translation>
    </message>
    <message>
        <source>Only these GPUs of this machine; empty = any that are free.</source>
        <translation>Seulement ces GPU de cette machine ; vide = n’importe lesquels libres.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>the cluster's default</source>
        <translation>défaut du cluster</translation>
    </message>
    <message>
        <source>A group of nodes with its own limits.</source>
        <translation>Un groupe de nœuds avec ses propres limites.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>your default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>The account that is charged for the job.</source>
        <translation>Le compte auquel le job est facturé.</translation>
    </message>
    <message>
        <source>Quality of service</source>
        <translation>Qualité de service</translation>
    </message>
    <message>
        <source>the account's default</source>
        <translation>défaut du compte</translation>
    </message>
    <message>
        <source>Priority and limits, if the cluster offers several.</source>
        <translation>Priorité et limites, si le cluster en offre plusieurs.</translation>
    </message>
    <message>
        <source>Node features</source>
        <translation>Caractéristiques</translation>
    </message>
    <message>
        <source>ib&amp;a100</source>
        <translation>ib&amp;a100</translation>
    </message>
    <message>
        <source>Features that the nodes must have.</source>
        <translation>Caractéristiques que les nœuds doivent avoir.</translation>
    </message>
    <message>
        <source>Excluded nodes</source>
        <translation>Nœuds exclus</translation>
    </message>
    <message>
        <source>n[01-03]</source>
        <translation>n[01-03]</translation>
    </message>
    <message>
        <source>Nodes that the run must not use.</source>
        <translation>Nœuds que le run ne doit pas utiliser.</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Réservation</translation>
    </message>
    <message>
        <source>A reservation of the cluster that you may use.</source>
        <translation>Une réservation du cluster dont l’usage est permis.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>The scheduler ends the job after this time. The run saves a checkpoint shortly before and continues when the queue next starts it.</source>
        <translation>L’ordonnanceur termine le job après ce temps. Le run enregistre un checkpoint peu avant et continue quand la file d’attente le démarre de nouveau.</translation>
    </message>
    <message>
        <source>Memory per node</source>
        <translation>Mémoire par nœud</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Memory that the job may use on each node.</source>
        <translation>Mémoire que le job peut utiliser sur chaque nœud.</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Relances</translation>
    </message>
    <message>
        <source>times by itself</source>
        <translation>fois automatiques</translation>
    </message>
    <message>
        <source>How often the run may restart by itself after a time limit, a preemption or a lost node.</source>
        <translation>Nombre de fois où le run peut redémarrer de lui-même après une limite de temps, une préemption ou un nœud perdu.</translation>
    </message>
    <message>
        <source>Work together</source>
        <translation>Coopération</translation>
    </message>
    <message>
        <source>Asynchronous modes use an additional master process; slow workers then delay nobody.</source>
        <translation>Les modes asynchrones utilisent un processus master supplémentaire ; les workers lents ne retardent alors personne.</translation>
    </message>
    <message>
        <source>Synchronous</source>
        <translation>Synchrone</translation>
    </message>
    <message>
        <source>Every step averages the gradients of all ranks, which wait for each other</source>
        <translation>Chaque pas moyenne les gradients de tous les rangs, qui s’attendent les uns les autres</translation>
    </message>
    <message>
        <source>Downpour</source>
        <translation>Downpour</translation>
    </message>
    <message>
        <source>Workers send gradients to a master, which updates immediately and assigns the next batches</source>
        <translation>Les workers envoient leurs gradients à un master, qui met à jour aussitôt et distribue les batchs suivants</translation>
    </message>
    <message>
        <source>EASGD</source>
        <translation>EASGD</translation>
    </message>
    <message>
        <source>Workers train independently and are pulled towards a common centre that the master keeps</source>
        <translation>Les workers entraînent indépendamment et sont attirés vers un centre commun que tient le master</translation>
    </message>
    <message>
        <source>GEM</source>
        <translation>GEM</translation>
    </message>
    <message>
        <source>Workers scale their updates so that together they move like one run with momentum</source>
        <translation>Les workers ajustent leurs mises à jour pour avancer ensemble comme un seul run avec momentum</translation>
    </message>
    <message>
        <source>Scaling rule</source>
        <translation>Règle d’échelle</translation>
    </message>
    <message>
        <source>How batch size and learning rate change with n ranks.</source>
        <translation>Évolution de la taille de batch et du learning rate avec n rangs.</translation>
    </message>
    <message>
        <source>Share the batch</source>
        <translation>Partager le batch</translation>
    </message>
    <message>
        <source>The ranks share the batch and the rate stays: the losses equal those of one rank</source>
        <translation>Les rangs se partagent le batch et le taux reste : les loss égalent celles d’un seul rang</translation>
    </message>
    <message>
        <source>Batch each, rate × n</source>
        <translation>Un batch chacun, taux × n</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate grows linearly</source>
        <translation>Chaque rang a son propre batch ; le learning rate croît linéairement</translation>
    </message>
    <message>
        <source>Batch each, rate × √n</source>
        <translation>Un batch chacun, taux × √n</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate grows by the square root</source>
        <translation>Chaque rang a son propre batch ; le learning rate croît comme la racine carrée</translation>
    </message>
    <message>
        <source>Batch each, rate × n^⅔</source>
        <translation>Un batch chacun, taux × n^⅔</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate grows by the two-thirds power</source>
        <translation>Chaque rang a son propre batch ; le learning rate croît comme la puissance deux tiers</translation>
    </message>
    <message>
        <source>Batch each, rate stays</source>
        <translation>Un batch chacun, taux fixe</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate stays</source>
        <translation>Chaque rang a son propre batch ; le learning rate reste</translation>
    </message>
    <message>
        <source>Bucket size</source>
        <translation>Taille de paquet</translation>
    </message>
    <message>
        <source>MiB, 0 = tuned</source>
        <translation>MiB, 0 = réglée</translation>
    </message>
    <message>
        <source>Gradients are summed over the ranks in slices of this size; 0 = tuned in the first steps.</source>
        <translation>Les gradients sont sommés entre les rangs par tranches de cette taille ; 0 = réglée pendant les premiers pas.</translation>
    </message>
    <message>
        <source>Buckets in</source>
        <translation>Paquets en</translation>
    </message>
    <message>
        <source>The precision in which ranks send gradients to each other.</source>
        <translation>La précision dans laquelle les rangs s’envoient leurs gradients.</translation>
    </message>
    <message>
        <source>Gradients are sent unrounded</source>
        <translation>Les gradients sont envoyés sans arrondi</translation>
    </message>
    <message>
        <source>Gradients are sent rounded, which halves the time over a network; they are added in fp32</source>
        <translation>Les gradients sont envoyés arrondis, ce qui réduit de moitié le temps sur un réseau ; ils sont additionnés en fp32</translation>
    </message>
    <message>
        <source>Like bf16 but rounded less; gradients are scaled first so that nothing overflows</source>
        <translation>Comme bf16 mais moins arrondi ; les gradients sont d’abord mis à l’échelle pour que rien ne déborde</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Recouvrement</translation>
    </message>
    <message>
        <source>sum while computing</source>
        <translation>sommer en calculant</translation>
    </message>
    <message>
        <source>Sums the gradients that are ready while the backward pass computes the rest. Turn it off to see how much that saves.</source>
        <translation>Somme les gradients prêts pendant que la passe arrière calcule les autres. La désactiver montre combien cela économise.</translation>
    </message>
    <message>
        <source>Ordered sum</source>
        <translation>Somme ordonnée</translation>
    </message>
    <message>
        <source>rank by rank</source>
        <translation>rang par rang</translation>
    </message>
    <message>
        <source>Adds in rank order, so that MPI and shared memory give bit-identical losses.</source>
        <translation>Additionne dans l’ordre des rangs, pour que MPI et la mémoire partagée donnent des loss identiques au bit près.</translation>
    </message>
    <message>
        <source>Batch-norm</source>
        <translation>Batch-norm</translation>
    </message>
    <message>
        <source>statistics of all ranks</source>
        <translation>statistiques de tous les rangs</translation>
    </message>
    <message>
        <source>Batch-norm uses the statistics of the whole batch instead of each rank's part, as one rank would; costs two exchanges per layer.</source>
        <translation>Batch-norm utilise les statistiques du batch entier au lieu de la partie de chaque rang, comme le ferait un seul rang ; coûte deux échanges par couche.</translation>
    </message>
    <message>
        <source>Exchange every</source>
        <translation>Échange tous les</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>batchs</translation>
    </message>
    <message>
        <source>Number of batches that a worker computes between exchanges with its master.</source>
        <translation>Nombre de batchs qu’un worker calcule entre deux échanges avec son master.</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>Masters</translation>
    </message>
    <message>
        <source>If more than one, this many masters serve the workers, below a top master.</source>
        <translation>S’il y en a plus d’un, ce nombre de masters sert les workers, sous un master supérieur.</translation>
    </message>
    <message>
        <source>Ranks per worker</source>
        <translation>Rangs par worker</translation>
    </message>
    <message>
        <source>average gradients</source>
        <translation>moyennent les gradients</translation>
    </message>
    <message>
        <source>Number of ranks that form one worker: they share its batches and average their gradients.</source>
        <translation>Nombre de rangs qui forment un worker : ils se partagent ses batchs et moyennent leurs gradients.</translation>
    </message>
    <message>
        <source>Elastic force</source>
        <translation>Force élastique</translation>
    </message>
    <message>
        <source>β: at each exchange, a worker is pulled towards the centre by β divided by the number of workers.</source>
        <translation>β : à chaque échange, un worker est attiré vers le centre de β divisé par le nombre de workers.</translation>
    </message>
    <message>
        <source>Amplification κ</source>
        <translation>Amplification κ</translation>
    </message>
    <message>
        <source>How much more energy all workers together may have than a single run with momentum.</source>
        <translation>Combien d’énergie de plus tous les workers ensemble peuvent avoir par rapport à un seul run avec momentum.</translation>
    </message>
    <message>
        <source>Proxy momentum</source>
        <translation>Momentum imité</translation>
    </message>
    <message>
        <source>Momentum of the single run that the workers together imitate.</source>
        <translation>Momentum du run unique que les workers imitent ensemble.</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>First traced</source>
        <translation>Premier pas tracé</translation>
    </message>
    <message>
        <source>Counted from 1; 0 = the first step of each attempt.</source>
        <translation>Compté à partir de 1 ; 0 = le premier pas de chaque tentative.</translation>
    </message>
    <message>
        <source>Traced steps</source>
        <translation>Pas tracés</translation>
    </message>
    <message>
        <source>Number of steps for which every rank records a timeline for the Timeline page. You can also request a trace while the run trains.</source>
        <translation>Nombre de pas pour lesquels chaque rang enregistre une chronologie pour la page Chronologie. Une trace peut aussi être demandée pendant l’entraînement.</translation>
    </message>
    <message>
        <source>Trace limit</source>
        <translation>Limite de trace</translation>
    </message>
    <message>
        <source>MB per rank</source>
        <translation>MB par rang</translation>
    </message>
    <message>
        <source>The trace ends when a rank's file reaches this size.</source>
        <translation>La trace se termine quand le fichier d’un rang atteint cette taille.</translation>
    </message>
    <message>
        <source>Watched mask</source>
        <translation>Masque suivi</translation>
    </message>
    <message>
        <source>Records how much a mask that prunes this share of the weights changes from epoch to epoch; 0 = off.</source>
        <translation>Enregistre combien un masque qui élague cette part des poids change d’époque en époque ; 0 = désactivé.</translation>
    </message>
    <message>
        <source>Barrier to</source>
        <translation>Barrière vers</translation>
    </message>
    <message>
        <source>not measured, or RUN@end</source>
        <translation>non mesurée, ou RUN@end</translation>
    </message>
    <message>
        <source>When the run ends, it measures how far the error rises on the straight line from its weights to those of this checkpoint.</source>
        <translation>À sa fin, le run mesure combien l’erreur augmente sur la droite allant de ses poids à ceux de ce checkpoint.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Determines every random choice, except those of the data if it has its own seeds. The same spec and seed give the same run.</source>
        <translation>Détermine tout choix aléatoire, sauf ceux des données si elles ont leurs propres graines. Les mêmes spécification et graine donnent le même run.</translation>
    </message>
    <message>
        <source>Histograms</source>
        <translation>Histogrammes</translation>
    </message>
    <message>
        <source>of every layer</source>
        <translation>de chaque couche</translation>
    </message>
    <message>
        <source>Records how weights, gradients and activations of every layer are distributed, for the tab Layers of Look inside. It shows dead channels and saturated layers, too.</source>
        <translation>Enregistre la distribution des poids, gradients et activations de chaque couche, pour l’onglet Couches de la page Examiner. On y voit aussi les canaux morts et les couches saturées.</translation>
    </message>
    <message>
        <source>Histogram interval</source>
        <translation>Intervalle des histogr.</translation>
    </message>
    <message>
        <source>Steps between two records. Automatic: 200, or more if recording would take over 1 % of the time or yield over 100 records. The first and the last step are recorded, too.</source>
        <translation>Pas entre deux relevés. Automatique : 200, ou plus si l’enregistrement prenait plus de 1 % du temps ou donnait plus de 100 relevés. Le premier et le dernier pas sont aussi enregistrés.</translation>
    </message>
    <message>
        <source>Weight histograms</source>
        <translation>Histogr. des poids</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>Records the weights as the step leaves them.</source>
        <translation>Enregistre les poids tels que le pas les laisse.</translation>
    </message>
    <message>
        <source>Gradient histograms</source>
        <translation>Histogr. des gradients</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>gradients</translation>
    </message>
    <message>
        <source>Records the mean gradient of the whole batch that the update uses, before clipping and weight decay.</source>
        <translation>Enregistre le gradient moyen du batch entier qu’utilise la mise à jour, avant clipping et weight decay.</translation>
    </message>
    <message>
        <source>Activation histograms</source>
        <translation>Histogr. des activations</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>activations</translation>
    </message>
    <message>
        <source>Records the outputs of every layer for all samples of the step.</source>
        <translation>Enregistre les sorties de chaque couche pour tous les échantillons du pas.</translation>
    </message>
    <message>
        <source>Placement on cores</source>
        <translation>Placement sur les cœurs</translation>
    </message>
    <message>
        <source>The cores to which each rank and its loader threads are bound.</source>
        <translation>Les cœurs auxquels sont liés chaque rang et ses threads de chargement.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Equal parts of neighbouring cores, beside each rank's GPU first; mpirun and srun bind their ranks themselves</source>
        <translation>Parts égales de cœurs voisins, d’abord ceux près du GPU de chaque rang ; mpirun et srun lient eux-mêmes leurs rangs</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compact</translation>
    </message>
    <message>
        <source>Neighbouring cores, which share caches and memory; a rank with a GPU gets only cores beside its GPU</source>
        <translation>Cœurs voisins, qui partagent caches et mémoire ; un rang avec GPU n’a que des cœurs près de son GPU</translation>
    </message>
    <message>
        <source>Scattered</source>
        <translation>Dispersé</translation>
    </message>
    <message>
        <source>Cores in turn, so that each rank uses the memory of every processor</source>
        <translation>Cœurs à tour de rôle, pour que chaque rang utilise la mémoire de tous les processeurs</translation>
    </message>
    <message>
        <source>Not bound</source>
        <translation>Non lié</translation>
    </message>
    <message>
        <source>The system moves threads between all cores</source>
        <translation>Le système déplace les threads entre tous les cœurs</translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Uploading</source>
        <translation>Transfert</translation>
    </message>
    <message>
        <source>Submitting</source>
        <translation>Soumission</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Retenu</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqué</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>Suspendu</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Finalisation</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrompu</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Stored, but not submitted to a machine yet.</source>
        <translation>Enregistré, mais pas encore soumis à une machine.</translation>
    </message>
    <message>
        <source>Its run directory is being written.</source>
        <translation>Son dossier est en cours d’écriture.</translation>
    </message>
    <message>
        <source>It is being added to the machine's queue.</source>
        <translation>Ajout à la file d’attente de la machine en cours.</translation>
    </message>
    <message>
        <source>The machine's answer was lost; Trainyard is finding out whether it was queued.</source>
        <translation>La réponse de la machine s’est perdue ; Trainyard vérifie si le run a été mis en file d’attente.</translation>
    </message>
    <message>
        <source>It starts automatically when the requested cores are free, even if this window is closed.</source>
        <translation>Il démarre automatiquement quand les cœurs demandés sont libres, même si cette fenêtre est fermée.</translation>
    </message>
    <message>
        <source>The scheduler holds it.</source>
        <translation>L’ordonnanceur le retient.</translation>
    </message>
    <message>
        <source>It cannot start with these settings. Clone it, change the settings named in the reason and start the clone.</source>
        <translation>Il ne peut pas démarrer avec ces réglages. Le cloner, changer les réglages nommés dans la raison et lancer le clone.</translation>
    </message>
    <message>
        <source>The engine is loading data and building the network.</source>
        <translation>Le moteur charge les données et construit le réseau.</translation>
    </message>
    <message>
        <source>Training continues when this window is closed.</source>
        <translation>L’entraînement continue quand cette fenêtre est fermée.</translation>
    </message>
    <message>
        <source>The scheduler has suspended it temporarily.</source>
        <translation>L’ordonnanceur l’a suspendu temporairement.</translation>
    </message>
    <message>
        <source>It is writing its last checkpoint.</source>
        <translation>Il écrit son dernier checkpoint.</translation>
    </message>
    <message>
        <source>The process has ended; its run directory is being read.</source>
        <translation>Le processus est terminé ; le dossier du run est en cours de lecture.</translation>
    </message>
    <message>
        <source>Trained to the end.</source>
        <translation>Entraîné jusqu’au bout.</translation>
    </message>
    <message>
        <source>It ended with an error. Fix the cause, then resume from its last checkpoint, or clone it.</source>
        <translation>Terminé par une erreur. Corriger la cause, puis le reprendre depuis son dernier checkpoint, ou le cloner.</translation>
    </message>
    <message>
        <source>Cancelled before it finished. Resume starts it from its last checkpoint, or from the beginning.</source>
        <translation>Annulé avant la fin. Reprendre le relance depuis son dernier checkpoint, ou depuis le début.</translation>
    </message>
    <message>
        <source>The engine ended without a result: it was killed, or power was lost. Resume continues from its last checkpoint.</source>
        <translation>Le moteur s’est terminé sans résultat : il a été tué, ou le courant a été coupé. Reprendre continue depuis son dernier checkpoint.</translation>
    </message>
    <message>
        <source>The machine does not report its state.</source>
        <translation>La machine n’indique pas son état.</translation>
    </message>
    <message>
        <source>It ended with an error. Fix the cause, then resume or clone it.</source>
        <translation>Terminé par une erreur. Corriger la cause, puis le reprendre ou le cloner.</translation>
    </message>
    <message>
        <source>It ended with an error, before its first checkpoint. Fix the cause, then resume it from the beginning, or clone it.</source>
        <translation>Terminé par une erreur, avant son premier checkpoint. Corriger la cause, puis le reprendre depuis le début, ou le cloner.</translation>
    </message>
    <message>
        <source>Cancelled before its first checkpoint. Resume starts it from the beginning.</source>
        <translation>Annulé avant son premier checkpoint. Reprendre le relance depuis le début.</translation>
    </message>
    <message>
        <source>The engine ended without a result, before its first checkpoint: it was killed, or power was lost. Resume starts it from the beginning.</source>
        <translation>Le moteur s’est terminé sans résultat, avant son premier checkpoint : il a été tué, ou le courant a été coupé. Reprendre le relance depuis le début.</translation>
    </message>
    <message>
        <source>Stopped before its first checkpoint. Resume starts it from the beginning.</source>
        <translation>Arrêté avant son premier checkpoint. Reprendre le relance depuis le début.</translation>
    </message>
    <message>
        <source>Stopped after a checkpoint. Resume continues from there.</source>
        <translation>Arrêté après un checkpoint. Reprendre continue à partir de là.</translation>
    </message>
</context>
<context>
    <name>StudyFigures</name>
    <message>
        <source>ranks</source>
        <translation>rangs</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>idéal</translation>
    </message>
    <message>
        <source>forecast</source>
        <translation>prévision</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Accélération</translation>
    </message>
    <message>
        <source>over one rank</source>
        <translation>par rapport à un rang</translation>
    </message>
    <message>
        <source>Everything is relative to a run with one rank, which must finish first.</source>
        <translation>Tout est relatif à un run à un rang, qui doit d’abord se terminer.</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Efficacité</translation>
    </message>
    <message>
        <source>speed-up ÷ ranks</source>
        <translation>accélération ÷ rangs</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>samples/s, without the first epoch</source>
        <translation>échantillons/s, sans la première époque</translation>
    </message>
    <message>
        <source>Speeds appear once a run with more than one epoch is done.</source>
        <translation>Les vitesses apparaissent dès qu’un run de plus d’une époque est terminé.</translation>
    </message>
    <message>
        <source>Time to accuracy</source>
        <translation>Temps jusqu’à l’accuracy</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>seconds to %1 %2</source>
        <translation>secondes jusqu’à %1 %2</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>over samples seen</source>
        <translation>selon les échantillons vus</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>échantillons</translation>
    </message>
    <message>
        <source>The curves grow with each epoch.</source>
        <translation>Les courbes s’allongent à chaque époque.</translation>
    </message>
    <message>
        <source>band of one rank</source>
        <translation>bande d’un rang</translation>
    </message>
</context>
<context>
    <name>StudyText</name>
    <message>
        <source>%1: %2 of %3 runs are done, %4 ended otherwise, %5 are still to come.</source>
        <translation>%1 : %2 runs sur %3 sont terminés, %4 ont fini autrement, %5 restent à venir.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs are done.</source>
        <translation>%1 : %2 runs sur %3 sont terminés.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs are done, %4 ended otherwise.</source>
        <translation>%1 : %2 runs sur %3 sont terminés, %4 ont fini autrement.</translation>
    </message>
    <message>
        <source>The target is %1 %2, from the run spec.</source>
        <translation>L’objectif est %1 %2, d’après la spécification du run.</translation>
    </message>
    <message>
        <source>The target is %1 %2, which every one-rank run reached.</source>
        <translation>L’objectif est %1 %2, que tout run à un rang a atteint.</translation>
    </message>
    <message>
        <source>%1 train %2 times as fast as one, %3 of the ideal.</source>
        <translation>%1 entraînent %2 fois plus vite qu’un seul, %3 de l’idéal.</translation>
    </message>
    <message>
        <source>That is more than the ideal: other work probably slowed down the one-rank runs. Repeat them.</source>
        <translation>C’est plus que l’idéal : d’autres tâches ont sans doute ralenti les runs à un rang. Les répéter.</translation>
    </message>
    <message>
        <source>%1 converge like one rank: every curve stays inside the band.</source>
        <translation>%1 convergent comme un rang : chaque courbe reste dans la bande.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Loss d’entraînement</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>Accuracy d’entraînement</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Loss de validation</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>Accuracy de validation</translation>
    </message>
    <message>
        <source>Validation top-5 accuracy</source>
        <translation>Accuracy top-5 de validation</translation>
    </message>
    <message>
        <source>%1 after %2 samples, where the band is %3 to %4</source>
        <translation>%1 après %2 échantillons, où la bande va de %3 à %4</translation>
    </message>
    <message>
        <source>%1, %2: not yet known.</source>
        <translation>%1, %2 : pas encore connu.</translation>
    </message>
    <message>
        <source>%1, %2: inside the band of the one-rank runs everywhere.</source>
        <translation>%1, %2 : partout dans la bande des runs à un rang.</translation>
    </message>
    <message>
        <source>%1, %2: outside the band at %3 of %4 points, inside at the end; largest deviation %5.</source>
        <translation>%1, %2 : hors de la bande en %3 points sur %4, dedans à la fin ; plus grand écart %5.</translation>
    </message>
    <message>
        <source>%1, %2: better than the band at the end; largest deviation %3.</source>
        <translation>%1, %2 : meilleur que la bande à la fin ; plus grand écart %3.</translation>
    </message>
    <message>
        <source>%1, %2: worse than the band at the end; largest deviation %3.</source>
        <translation>%1, %2 : moins bon que la bande à la fin ; plus grand écart %3.</translation>
    </message>
    <message>
        <source>the ranks wait for data</source>
        <translation>les rangs attendent les données</translation>
    </message>
    <message>
        <source>the ranks wait for each other</source>
        <translation>les rangs s’attendent les uns les autres</translation>
    </message>
    <message>
        <source>each rank has too little work: small batches cost more per sample</source>
        <translation>chaque rang a trop peu de travail : les petits batchs coûtent plus par échantillon</translation>
    </message>
    <message>
        <source>the ranks share the machine's cores and memory and slow each other down</source>
        <translation>les rangs se partagent les cœurs et la mémoire de la machine et se ralentissent</translation>
    </message>
    <message>
        <source>the recorded phases do not explain it</source>
        <translation>les phases enregistrées ne l’expliquent pas</translation>
    </message>
    <message>
        <source>The plateau starts at %1: up to %2, each further rank adds %3 of a rank. Cause: %4.</source>
        <translation>Le plateau commence à %1 : jusqu’à %2, chaque rang de plus apporte %3 d’un rang. Cause : %4.</translation>
    </message>
    <message>
        <source>A sample costs %1 more rank time than with one rank: input %2, other ranks %3, computing %4, other %5.</source>
        <translation>Un échantillon coûte %1 de temps de rang de plus qu’avec un rang : données %2, autres rangs %3, calcul %4, reste %5.</translation>
    </message>
    <message>
        <source>No plateau up to %1.</source>
        <translation>Pas de plateau jusqu’à %1.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs reached it.</source>
        <translation>%1 : %2 runs sur %3 l’ont atteint.</translation>
    </message>
    <message>
        <source>There is no one-rank run to compare with.</source>
        <translation>Il n’y a pas de run à un rang auquel comparer.</translation>
    </message>
    <message>
        <source>%1: there is no speed, because nothing is left after the first epoch.</source>
        <translation>%1 : pas de vitesse, car rien ne reste après la première époque.</translation>
    </message>
    <message>
        <source>512 GPUs, 25 Gbit/s between machines of four</source>
        <translation>512 GPU, 25 Gbit/s entre machines de quatre</translation>
    </message>
    <message>
        <source>Sergeev &amp; Del Balso 2018, Horovod: Inception V3 on 128 machines with four P100 each, 90 % efficiency</source>
        <translation>Sergeev &amp; Del Balso 2018, Horovod : Inception V3 sur 128 machines à quatre P100 chacune, efficacité de 90 %</translation>
    </message>
    <message>
        <source>23.8 million weights in fp32; 64 samples per GPU at 142 images/s, two thirds of the time in the backward pass; a ring that crosses each adapter once; two buckets, 5 µs per message.</source>
        <translation>23,8 millions de poids en fp32 ; 64 échantillons par GPU à 142 images/s, deux tiers du temps dans la passe arrière ; un anneau qui traverse chaque carte réseau une fois ; deux paquets, 5 µs par message.</translation>
    </message>
    <message>
        <source>8 GPUs of one machine that share a batch of 256</source>
        <translation>8 GPU d’une machine qui se partagent un batch de 256</translation>
    </message>
    <message>
        <source>A teaching cluster's study: ResNet50 V2 at 128 × 128 pixels, 6.7 times as fast on 8 GPUs</source>
        <translation>Étude d’un cluster d’enseignement : ResNet50 V2 à 128 × 128 pixels, 6,7 fois plus rapide sur 8 GPU</translation>
    </message>
    <message>
        <source>25.6 million weights in fp32; 1,200 images/s and 3 ms per step on one GPU, 10 GB/s between GPUs, four buckets, two thirds of the computing time in the backward pass.</source>
        <translation>25,6 millions de poids en fp32 ; 1 200 images/s et 3 ms par pas sur un GPU, 10 GB/s entre GPU, quatre paquets, deux tiers du temps de calcul dans la passe arrière.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation><numerusform>%Ln rang</numerusform><numerusform>%Ln rangs</numerusform></translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <translation>%1 points de pourcentage</translation>
    </message>
    <message>
        <source>With so few runs this can be chance: repeat each at least %1 times.</source>
        <translation>Avec si peu de runs, cela peut être le hasard : répéter chacun au moins %1 fois.</translation>
    </message>
    <message>
        <source>At the end, %1 differs by %2 ± %3 from one rank (95 % interval).</source>
        <translation>À la fin, %1 diffère de %2 ± %3 d’un rang (intervalle à 95 %).</translation>
    </message>
    <message>
        <source>That is too uncertain to tell a difference of %1 from chance; more repeats narrow it.</source>
        <translation>C’est trop incertain pour distinguer du hasard une différence de %1 ; plus de répétitions la précisent.</translation>
    </message>
    <message>
        <source>%1: every curve stays inside the band of the one-rank runs.</source>
        <translation>%1 : chaque courbe reste dans la bande des runs à un rang.</translation>
    </message>
</context>
<context>
    <name>trainyard::AboutDialog</name>
    <message>
        <source>About Trainyard</source>
        <translation>À propos de Trainyard</translation>
    </message>
    <message>
        <source>Trainyard %1</source>
        <translation>Trainyard %1</translation>
    </message>
    <message>
        <source>Configure, launch and watch neural-network training</source>
        <translation>Configurer, lancer et suivre l’entraînement de réseaux de neurones</translation>
    </message>
    <message>
        <source>Window, launcher and store: GPL-3.0-or-later. Training engine: Apache-2.0. Trainyard comes with no warranty.</source>
        <translation>Fenêtre, lanceur et base : GPL-3.0-or-later. Moteur d’entraînement : Apache-2.0. Trainyard est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Construit avec</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>trainyard::AugmentDialog</name>
    <message>
        <source>Augmentation preview</source>
        <translation>Aperçu de l’augmentation</translation>
    </message>
    <message>
        <source>Images before and after augmentation</source>
        <translation>Images avant et après augmentation</translation>
    </message>
    <message>
        <source>Kind of change to show</source>
        <translation>Type de modification à montrer</translation>
    </message>
    <message>
        <source>Other images</source>
        <translation>Autres images</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Reading images…</source>
        <translation>Lecture des images…</translation>
    </message>
    <message>
        <source>There is nothing to show</source>
        <translation>Il n’y a rien à montrer</translation>
    </message>
    <message>
        <source>Augmentation is off: every epoch sees the same images.</source>
        <translation>L’augmentation est désactivée : chaque époque voit les mêmes images.</translation>
    </message>
    <message>
        <source>What the network sees, %1 × %2 pixels: exactly these images, with the form's seed.</source>
        <translation>Ce que voit le réseau, %1 × %2 pixels : exactement ces images, avec la graine du formulaire.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <translation>Époque %1</translation>
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
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Mirror half of the training images, left to right</source>
        <translation>Retourner la moitié des images d’entraînement de gauche à droite</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Recadrage</translation>
    </message>
    <message>
        <source>Pad each training image and crop it at a random place</source>
        <translation>Ajouter des marges à chaque image d’entraînement et la recadrer à un endroit aléatoire</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>Recadr. redimens.</translation>
    </message>
    <message>
        <source>Take a random part of each image and resize it: the usual choice for photographs</source>
        <translation>Prendre une partie aléatoire de chaque image et la redimensionner : le choix habituel pour les photos</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Turn by a random multiple of 90°</source>
        <translation>Tourner d’un multiple aléatoire de 90°</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Change brightness, contrast, saturation and hue</source>
        <translation>Modifier luminosité, contraste, saturation et teinte</translation>
    </message>
    <message>
        <source>RandAugment</source>
        <translation>RandAugment</translation>
    </message>
    <message>
        <source>Some random operations of a fixed strength</source>
        <translation>Quelques opérations aléatoires d’une force fixe</translation>
    </message>
    <message>
        <source>Cutout</source>
        <translation>Cutout</translation>
    </message>
    <message>
        <source>Cover a square at a random place</source>
        <translation>Couvrir un carré à un endroit aléatoire</translation>
    </message>
    <message>
        <source>Mixup</source>
        <translation>Mixup</translation>
    </message>
    <message>
        <source>Blend images, and their labels, with one another</source>
        <translation>Mélanger des images, et leurs labels, entre elles</translation>
    </message>
    <message>
        <source>CutMix</source>
        <translation>CutMix</translation>
    </message>
    <message>
        <source>Paste in a rectangle of another image, and mix the labels accordingly</source>
        <translation>Coller un rectangle d’une autre image, et mélanger les labels en proportion</translation>
    </message>
    <message>
        <source>Augment</source>
        <translation>Augmenter</translation>
    </message>
    <message>
        <source>Random changes of training images, different in every epoch</source>
        <translation>Modifications aléatoires des images d’entraînement, différentes à chaque époque</translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation>Aperçu…</translation>
    </message>
    <message>
        <source>Shows the effect of these changes on real images</source>
        <translation>Montre l’effet de ces modifications sur de vraies images</translation>
    </message>
</context>
<context>
    <name>trainyard::AugmentViewModel</name>
    <message>
        <source>All together</source>
        <translation>Tout ensemble</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Recadrage</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>Recadr. redimens.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
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
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>trainyard::CacheFields</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>The same, in a folder that you choose</source>
        <translation>De même, dans un dossier au choix</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>The prepared cache: images are decoded and resized once, when a run first uses them</source>
        <translation>Le cache préparé : les images sont décodées et redimensionnées une fois, quand un run les utilise pour la première fois</translation>
    </message>
    <message>
        <source>Folder of the prepared cache</source>
        <translation>Dossier du cache préparé</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Choisir le dossier</translation>
    </message>
</context>
<context>
    <name>trainyard::CalibrationChart</name>
    <message>
        <source>too sure</source>
        <translation>trop sûr</translation>
    </message>
    <message>
        <source>samples by confidence</source>
        <translation>échantillons par confiance</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation>échelle log</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibration</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>confiance</translation>
    </message>
    <message>
        <source>%1 to %2 sure</source>
        <translation>confiance de %1 à %2</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>95 % range</source>
        <translation>intervalle à 95 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>mean confidence</source>
        <translation>confiance moyenne</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>échantillons</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignDialog</name>
    <message>
        <source>Start as a campaign</source>
        <translation>Lancer en campagne</translation>
    </message>
    <message>
        <source>Scaling study</source>
        <translation>Étude de scalabilité</translation>
    </message>
    <message>
        <source>The same training with several numbers of ranks, to see the gain from more ranks</source>
        <translation>Le même entraînement avec plusieurs nombres de rangs, pour voir ce qu’apportent plus de rangs</translation>
    </message>
    <message>
        <source>Several seeds</source>
        <translation>Plusieurs graines</translation>
    </message>
    <message>
        <source>The same run several times, each with another seed</source>
        <translation>Le même run plusieurs fois, chacun avec une autre graine</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Nom de la campagne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Répétitions</translation>
    </message>
    <message>
        <source>Number of runs of each kind, each with its own seed</source>
        <translation>Nombre de runs de chaque type, chacun avec sa propre graine</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cellule</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Batch per rank</source>
        <translation>Batch par rang</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taux</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Runs of the campaign</source>
        <translation>Runs de la campagne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>En file</translation>
    </message>
    <message>
        <source>Numbers of ranks</source>
        <translation>Nombres de rangs</translation>
    </message>
    <message>
        <source>Numbers of ranks to train with, separated by commas; 1 is added if it is missing</source>
        <translation>Nombres de rangs avec lesquels entraîner, séparés par des virgules ; 1 est ajouté s’il manque</translation>
    </message>
    <message>
        <source>Accuracy tolerance</source>
        <translation>Tolérance d’accuracy</translation>
    </message>
    <message>
        <source> points</source>
        <translation> points</translation>
    </message>
    <message>
        <source>Loss tolerance</source>
        <translation>Tolérance de loss</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>of accuracy,</source>
        <translation>d’accuracy,</translation>
    </message>
    <message>
        <source>of the loss</source>
        <translation>de la loss</translation>
    </message>
    <message>
        <source>All runs are queued at once; each waits until it has the machine to itself. Speed is measured without the first epoch.</source>
        <translation>Tous les runs sont mis en file d’attente ensemble ; chacun attend d’avoir la machine pour lui seul. La vitesse est mesurée sans la première époque.</translation>
    </message>
    <message>
        <source>Cells per stage</source>
        <translation>Cellules par étape</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>A cascade: cell i of each stage starts after cell i of the previous stage has succeeded</source>
        <translation>Une cascade : la cellule i de chaque étape démarre après la réussite de la cellule i de l’étape précédente</translation>
    </message>
    <message>
        <source>Cells at once</source>
        <translation>Cellules à la fois</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Maximum number of cells that a cluster runs at once</source>
        <translation>Nombre maximal de cellules qu’un cluster exécute à la fois</translation>
    </message>
    <message>
        <source>Per stage</source>
        <translation>Par étape</translation>
    </message>
    <message>
        <source>cells,</source>
        <translation>cellules,</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>à la fois</translation>
    </message>
    <message>
        <source>On a cluster each stage is submitted as one job array. On a workstation the cells wait in the queue for free cores.</source>
        <translation>Sur un cluster, chaque étape est soumise comme un tableau de jobs. Sur un poste de travail, les cellules attendent des cœurs libres dans la file d’attente.</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Lottery tickets</source>
        <translation>Lottery tickets</translation>
    </message>
    <message>
        <source>A dense run, then the same net pruned by several amounts and reset to several points</source>
        <translation>Un run dense, puis le même réseau élagué de plusieurs quantités et réinitialisé à plusieurs points</translation>
    </message>
    <message>
        <source>the first %1 of %2 runs</source>
        <translation>les %1 premiers runs sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation><numerusform>%Ln run</numerusform><numerusform>%Ln runs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Queue %Ln run(s)</source>
        <translation><numerusform>Mettre %Ln run en file</numerusform><numerusform>Mettre %Ln runs en file</numerusform></translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>The same training with other settings, to find the best ones</source>
        <translation>Le même entraînement avec d’autres réglages, pour trouver les meilleurs</translation>
    </message>
    <message>
        <source>The search goes on when this window is closed: each run asks for its settings when it starts.</source>
        <translation>La recherche continue quand cette fenêtre est fermée : chaque run demande ses réglages à son démarrage.</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignForm</name>
    <message>
        <source>Give the campaign a name.</source>
        <translation>Donner un nom à la campagne.</translation>
    </message>
    <message>
        <source>“%1” is not a number of ranks.</source>
        <translation>« %1 » n’est pas un nombre de rangs.</translation>
    </message>
    <message>
        <source>There is no forecast for a search that varies the epochs.</source>
        <translation>Il n’y a pas de prévision pour une recherche qui fait varier les époques.</translation>
    </message>
    <message>
        <source>The duration is known once a run of this network has ended on this machine. Or type what a whole run takes.</source>
        <translation>La durée sera connue dès qu’un run de ce réseau sera terminé sur cette machine. Ou saisir la durée d’un run entier.</translation>
    </message>
    <message>
        <source>Without waiting in the queue; other settings may train faster or slower.</source>
        <translation>Sans l’attente dans la file ; d’autres réglages peuvent entraîner plus vite ou plus lentement.</translation>
    </message>
    <message>
        <source>%1 for a whole run, from measured steps; without waiting in the queue.</source>
        <translation>%1 pour un run entier, d’après les pas mesurés ; sans l’attente dans la file.</translation>
    </message>
    <message>
        <source>%1 for a whole run, as %2 took; without waiting in the queue.</source>
        <translation>%1 pour un run entier, comme %2 ; sans l’attente dans la file.</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsModel</name>
    <message>
        <source>Scaling study</source>
        <translation>Étude de scalabilité</translation>
    </message>
    <message>
        <source>Series of runs</source>
        <translation>Série de runs</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>no runs</source>
        <translation>aucun run</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 runs sur %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Lottery tickets</source>
        <translation>Lottery tickets</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsPage</name>
    <message>
        <source>No campaigns yet</source>
        <translation>Pas encore de campagnes</translation>
    </message>
    <message>
        <source>A campaign is a set of runs planned together, such as one spec trained with 1, 2 and 4 ranks. Set up a run, then choose Start as campaign.</source>
        <translation>Une campagne est un ensemble de runs planifiés ensemble, par exemple une même spécification entraînée avec 1, 2 et 4 rangs. Configurer un run, puis choisir Lancer en campagne.</translation>
    </message>
    <message>
        <source>Set up a run</source>
        <translation>Configurer un run</translation>
    </message>
    <message>
        <source>Nothing archived</source>
        <translation>Rien d’archivé</translation>
    </message>
    <message>
        <source>Archived campaigns are kept here; nothing is lost.</source>
        <translation>Les campagnes archivées sont gardées ici ; rien n’est perdu.</translation>
    </message>
    <message>
        <source>Start missing cells</source>
        <translation>Lancer les cellules manquantes</translation>
    </message>
    <message>
        <source>Stop all…</source>
        <translation>Tout arrêter…</translation>
    </message>
    <message>
        <source>Export charts…</source>
        <translation>Exporter les graphiques…</translation>
    </message>
    <message>
        <source>Export tables…</source>
        <translation>Exporter les tableaux…</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Enlever…</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actives</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivées</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campagnes</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Forecast…</source>
        <translation>Prévision…</translation>
    </message>
    <message>
        <source>How the forecast is made, compared with published speed-ups</source>
        <translation>Comment la prévision est faite, comparée à des accélérations publiées</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>Cells of the campaign</source>
        <translation>Cellules de la campagne</translation>
    </message>
    <message>
        <source>Open on the Live page</source>
        <translation>Ouvrir à la page En direct</translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation>Montrer dans Runs</translation>
    </message>
    <message>
        <source>Show its timeline</source>
        <translation>Montrer sa chronologie</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Désarchiver</translation>
    </message>
    <message>
        <source>There are no findings before the first runs are done.</source>
        <translation>Il n’y a pas de constats avant la fin des premiers runs.</translation>
    </message>
    <message>
        <source>1 cell has no run or an incomplete one</source>
        <translation>1 cellule n’a pas de run ou en a un incomplet</translation>
    </message>
    <message>
        <source>%1 cells have no run or an incomplete one</source>
        <translation>%1 cellules n’ont pas de run ou en ont un incomplet</translation>
    </message>
    <message>
        <source>double-click opens the run</source>
        <translation>un double-clic ouvre le run</translation>
    </message>
    <message>
        <source>Stop all</source>
        <translation>Tout arrêter</translation>
    </message>
    <message>
        <source>Stop %1 runs?</source>
        <translation>Arrêter %1 runs ?</translation>
    </message>
    <message>
        <source>Running runs first write a checkpoint and can be resumed later; waiting runs leave the queue.</source>
        <translation>Les runs en cours écrivent d’abord un checkpoint et peuvent être repris plus tard ; ceux qui attendent quittent la file d’attente.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exporté dans %1</translation>
    </message>
    <message>
        <source>Export the charts</source>
        <translation>Exporter les graphiques</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Values (*.csv)</source>
        <translation>Image (*.png);;Dessin (*.svg);;Valeurs (*.csv)</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>Exporter les tableaux</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Every run of the campaign</source>
        <translation>Tous les runs de la campagne</translation>
    </message>
    <message>
        <source>Page (*.pdf);;Drawing (*.svg);;Picture (*.png);;Values (*.csv);;LaTeX table (*.tex)</source>
        <translation>Page (*.pdf);;Dessin (*.svg);;Image (*.png);;Valeurs (*.csv);;Tableau LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>Results at a glance</source>
        <translation>Les résultats d’un coup d’œil</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsViewModel</name>
    <message>
        <source>%1 of %2 runs done</source>
        <translation>%1 runs sur %2 terminés</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 en cours</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 en attente</translation>
    </message>
    <message>
        <source>%1 ended otherwise</source>
        <translation>%1 finis autrement</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>There is no forecast for asynchronous runs, because their ranks do not share steps.</source>
        <translation>Il n’y a pas de prévision pour les runs asynchrones, car leurs rangs ne partagent pas de pas.</translation>
    </message>
    <message>
        <source>The forecast needs complete runs with one rank and with another number of ranks.</source>
        <translation>La prévision exige des runs complets avec un rang et avec un autre nombre de rangs.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Forecast from 1 and %1 ranks: %2 per step and %3 per sample on one rank, %4 of waiting for each other with %5.</source>
        <translation>Prévision à partir de 1 et %1 rangs : %2 par pas et %3 par échantillon sur un rang, %4 d’attente mutuelle avec %5.</translation>
    </message>
    <message>
        <source>Next to other ranks, a rank computes %1 times as long.</source>
        <translation>À côté d’autres rangs, un rang calcule %1 fois plus longtemps.</translation>
    </message>
    <message>
        <source>The machine has %1 cores, which additional ranks share.</source>
        <translation>La machine a %1 cœurs, que se partagent les rangs supplémentaires.</translation>
    </message>
    <message>
        <source>Stopping %1 runs</source>
        <translation>Arrêt de %1 runs</translation>
    </message>
    <message>
        <source>Campaign archived; its runs are unchanged</source>
        <translation>Campagne archivée ; ses runs sont inchangés</translation>
    </message>
    <message>
        <source>Campaign unarchived</source>
        <translation>Campagne désarchivée</translation>
    </message>
    <message>
        <source>Assumes that more than %1 ranks do not slow each other's memory further.</source>
        <translation>Suppose que plus de %1 rangs ne ralentissent pas davantage la mémoire les uns des autres.</translation>
    </message>
    <message>
        <source>Assumes that every rank has its own cores, that more than %1 ranks on a node do not slow each other's memory and links further, and that ranks on other nodes do not wait longer for sums.</source>
        <translation>Suppose que chaque rang a ses propres cœurs, que plus de %1 rangs sur un nœud ne ralentissent pas davantage la mémoire et les liaisons les uns des autres, et que les rangs d’autres nœuds n’attendent pas plus longtemps les sommes.</translation>
    </message>
</context>
<context>
    <name>trainyard::CatalogueDialog</name>
    <message>
        <source>Download a data set</source>
        <translation>Télécharger un jeu de données</translation>
    </message>
    <message>
        <source>Downloads come from the publisher, through the system's proxy, into %1. An interrupted download continues where it stopped; every file is checked against its checksum.</source>
        <translation>Les téléchargements viennent de l’éditeur, par le proxy du système, dans %1. Un téléchargement interrompu continue là où il s’est arrêté ; la somme de contrôle de chaque fichier est vérifiée.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licence : %1</translation>
    </message>
    <message>
        <source>Download of %1</source>
        <translation>Téléchargement de %1</translation>
    </message>
    <message>
        <source>Where %1 comes from: %2</source>
        <translation>Origine de %1 : %2</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Téléchargé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>trainyard::CatalogueViewModel</name>
    <message>
        <source>Already in the list.</source>
        <translation>Déjà dans la liste.</translation>
    </message>
    <message>
        <source>Waiting for another download…</source>
        <translation>Attente d’un autre téléchargement…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Checking existing files: %1 of %2</source>
        <translation>Vérification des fichiers existants : %1 sur %2</translation>
    </message>
    <message>
        <source>Unpacking…</source>
        <translation>Extraction…</translation>
    </message>
    <message>
        <source>The connection broke; trying again…</source>
        <translation>La connexion a été coupée ; nouvel essai…</translation>
    </message>
</context>
<context>
    <name>trainyard::CellsModel</name>
    <message>
        <source>It has no run yet: Start missing cells creates one.</source>
        <translation>Pas encore de run : Lancer les cellules manquantes en crée un.</translation>
    </message>
    <message>
        <source>%1, repeat %2</source>
        <translation>%1, répétition %2</translation>
    </message>
    <message>
        <source>%1 · stage %2</source>
        <translation>%1 · étape %2</translation>
    </message>
    <message>
        <source>No run</source>
        <translation>Pas de run</translation>
    </message>
    <message>
        <source>Best validation accuracy</source>
        <translation>Meilleure accuracy de validation</translation>
    </message>
    <message>
        <source>Lowest validation loss</source>
        <translation>Plus basse loss de validation</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cellule</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Entraîné</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Échant./s</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Accuracy</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
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
        <translation>Écran</translation>
    </message>
    <message>
        <source>Print, one column</source>
        <translation>Impression, une colonne</translation>
    </message>
    <message>
        <source>Print, two columns</source>
        <translation>Impression, deux colonnes</translation>
    </message>
    <message>
        <source>Slide, 16 : 9</source>
        <translation>Diapositive, 16 : 9</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Couleurs claires</translation>
    </message>
    <message>
        <source>Dashes, for print without colours</source>
        <translation>Tirets, pour impression sans couleurs</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Exporter le graphique</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, une image</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG, vectoriel</translation>
    </message>
    <message>
        <source>PDF, vectors</source>
        <translation>PDF, vectoriel</translation>
    </message>
    <message>
        <source>CSV, the shown values</source>
        <translation>CSV, les valeurs affichées</translation>
    </message>
    <message>
        <source>%1 dots per inch</source>
        <translation>%1 points par pouce</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
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
        <translation>%1 × %2 pixels</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartLegend</name>
    <message>
        <source>Legend: %1</source>
        <translation>Légende : %1</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartMenu</name>
    <message>
        <source>Previous view</source>
        <translation>Vue précédente</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copier comme image</translation>
    </message>
    <message>
        <source>Copy the shown values</source>
        <translation>Copier les valeurs affichées</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Chart copied</source>
        <translation>Graphique copié</translation>
    </message>
    <message>
        <source>Values copied as CSV</source>
        <translation>Valeurs copiées en CSV</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Exporter le graphique</translation>
    </message>
    <message>
        <source>Chart exported to %1</source>
        <translation>Graphique exporté dans %1</translation>
    </message>
</context>
<context>
    <name>trainyard::CheckpointDialog</name>
    <message>
        <source>Choose a checkpoint</source>
        <translation>Choisir un checkpoint</translation>
    </message>
    <message>
        <source>Find a run</source>
        <translation>Chercher un run</translation>
    </message>
    <message>
        <source>Text in the spec</source>
        <translation>Texte dans la spécification</translation>
    </message>
    <message>
        <source>The run spec's name for this checkpoint</source>
        <translation>Le nom de ce checkpoint dans la spécification</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>A .safetensors file, such as a saved ticket</source>
        <translation>Un fichier .safetensors, par exemple un ticket enregistré</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Looking for runs…</source>
        <translation>Recherche de runs…</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Runs with checkpoints</source>
        <translation>Runs avec des checkpoints</translation>
    </message>
    <message>
        <source>Runs on %1</source>
        <translation>Runs sur %1</translation>
    </message>
    <message>
        <source>No run on this computer has a checkpoint yet.</source>
        <translation>Aucun run sur cet ordinateur n’a encore de checkpoint.</translation>
    </message>
    <message>
        <source>No run on %1 has a checkpoint yet.</source>
        <translation>Aucun run sur %1 n’a encore de checkpoint.</translation>
    </message>
    <message>
        <source>A run may later delete its older checkpoints: have it keep them (Training › Checkpoints), or choose its end.</source>
        <translation>Un run peut supprimer plus tard ses checkpoints anciens : les lui faire garder (Entraînement › Checkpoints), ou choisir sa fin.</translation>
    </message>
    <message>
        <source>%1 (cloned here)</source>
        <translation>%1 (cloné ici)</translation>
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
        <translation>pas %1
%2</translation>
    </message>
    <message>
        <source>Checkpoints and tickets (*.safetensors)</source>
        <translation>Checkpoints et tickets (*.safetensors)</translation>
    </message>
</context>
<context>
    <name>trainyard::CheckpointField</name>
    <message>
        <source>RUN@epoch-2 or a file</source>
        <translation>RUN@epoch-2 ou un fichier</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose from the existing checkpoints of runs</source>
        <translation>Choisir parmi les checkpoints existants des runs</translation>
    </message>
</context>
<context>
    <name>trainyard::ChoicesButton</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassBars</name>
    <message>
        <source>precision</source>
        <translation>précision</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>rappel</translation>
    </message>
    <message>
        <source>Precision and recall by class</source>
        <translation>Précision et rappel par classe</translation>
    </message>
    <message>
        <source>%1: %2 samples, predicted %3 times.
Precision %4: share of these predictions that are right.
Recall %5: share of its samples that are found.</source>
        <translation>%1 : %2 échantillons, prédit %3 fois.
Précision %4 : part de ces prédictions qui sont justes.
Rappel %5 : part de ses échantillons qui sont trouvés.</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassifiedModel</name>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>true class: %1</source>
        <translation>classe réelle : %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1 : %2, %3</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassifyPane</name>
    <message>
        <source>Classify images…</source>
        <translation>Classer des images…</translation>
    </message>
    <message>
        <source>Classify a folder…</source>
        <translation>Classer un dossier…</translation>
    </message>
    <message>
        <source>Classify the clipboard's image</source>
        <translation>Classer l’image du presse-papiers</translation>
    </message>
    <message>
        <source>Number of a validation sample</source>
        <translation>Numéro d’un échantillon de validation</translation>
    </message>
    <message>
        <source>Number of a sample of the run's validation set, from 0</source>
        <translation>Numéro d’un échantillon des données de validation du run, à partir de 0</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>Ouvrir l’échantillon</translation>
    </message>
    <message>
        <source>Top %1</source>
        <translation>Top %1</translation>
    </message>
    <message>
        <source>Dead channels</source>
        <translation>Canaux morts</translation>
    </message>
    <message>
        <source>What each layer makes of it</source>
        <translation>Ce que chaque couche en fait</translation>
    </message>
    <message>
        <source>strongest first</source>
        <translation>plus forts d’abord</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>par numéro</translation>
    </message>
    <message>
        <source>Order of the channels</source>
        <translation>Ordre des canaux</translation>
    </message>
    <message>
        <source>Wrong: this is “%1”. %2</source>
        <translation>Faux : c’est « %1 ». %2</translation>
    </message>
    <message numerus="yes">
        <source>the other %Ln class(es): %1</source>
        <translation><numerusform>l’autre classe (%Ln) : %1</numerusform><numerusform>les %Ln autres classes : %1</numerusform></translation>
    </message>
    <message>
        <source>the strongest channels of each, by number</source>
        <translation>les canaux les plus forts de chacune, par numéro</translation>
    </message>
    <message>
        <source>Choose an input at the left.</source>
        <translation>Choisir une entrée à gauche.</translation>
    </message>
    <message>
        <source>being computed…</source>
        <translation>calcul en cours…</translation>
    </message>
    <message>
        <source>never above 0 in %1 samples</source>
        <translation>jamais au-dessus de 0 sur %1 échantillons</translation>
    </message>
    <message>
        <source>The Predictions tab finds them while it goes through the set.</source>
        <translation>L’onglet Prédictions les trouve en parcourant les données.</translation>
    </message>
    <message>
        <source>No channel is dead. %1</source>
        <translation>Aucun canal n’est mort. %1</translation>
    </message>
    <message>
        <source>List as CSV…</source>
        <translation>Liste en CSV…</translation>
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
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The net is opened…</source>
        <translation>Ouverture du réseau…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are not images or cannot be read</source>
        <translation><numerusform>%Ln fichier n’est pas une image ou est illisible</numerusform><numerusform>%Ln fichiers ne sont pas des images ou sont illisibles</numerusform></translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message numerus="yes">
        <source>%Ln input(s)</source>
        <translation><numerusform>%Ln entrée</numerusform><numerusform>%Ln entrées</numerusform></translation>
    </message>
    <message>
        <source>%1, %2 not sure</source>
        <translation>%1, %2 incertaines</translation>
    </message>
    <message>
        <source>no labels, so no accuracy</source>
        <translation>pas de labels, donc pas d’accuracy</translation>
    </message>
    <message>
        <source>features, scaled as in training</source>
        <translation>features, mises à l’échelle comme à l’entraînement</translation>
    </message>
    <message>
        <source>resized to %1 × %2, normalised as in training</source>
        <translation>redimensionné à %1 × %2, normalisé comme à l’entraînement</translation>
    </message>
    <message>
        <source>fitted to %1 × %2, normalised as in training</source>
        <translation>adapté à %1 × %2, normalisé comme à l’entraînement</translation>
    </message>
    <message>
        <source>one input: %1 ms</source>
        <translation>une entrée : %1 ms</translation>
    </message>
    <message>
        <source>Not sure: below %1, where this net is right in fewer than %2 of the cases (calibration)</source>
        <translation>Incertain : sous %1, où ce réseau a raison dans moins de %2 des cas (calibration)</translation>
    </message>
    <message>
        <source>Not sure: below %1. With the calibration of the Predictions tab, the limit follows from how often this net is right.</source>
        <translation>Incertain : sous %1. Avec la calibration de l’onglet Prédictions, la limite découle de la fréquence à laquelle ce réseau a raison.</translation>
    </message>
    <message>
        <source>This net gives no probabilities.</source>
        <translation>Ce réseau ne donne pas de probabilités.</translation>
    </message>
    <message>
        <source>The Predictions tab finds out how often this net is right at this confidence.</source>
        <translation>L’onglet Prédictions détermine la fréquence à laquelle ce réseau a raison à cette confiance.</translation>
    </message>
    <message>
        <source>The validation set has no predictions with this confidence.</source>
        <translation>Les données de validation n’ont pas de prédictions à cette confiance.</translation>
    </message>
    <message>
        <source>At %1–%2 this net is right in %3 of the cases (%4 of %5).</source>
        <translation>À %1–%2, ce réseau a raison dans %3 des cas (%4 sur %5).</translation>
    </message>
    <message>
        <source>%1 × %2 values, drawn smooth</source>
        <translation>%1 × %2 valeurs, dessinées lissées</translation>
    </message>
    <message>
        <source>%1; a grey patch of %2 × %2 pixels, moved by %3</source>
        <translation>%1 ; un carré gris de %2 × %2 pixels, déplacé de %3</translation>
    </message>
    <message>
        <source>This run is on %1 and your images are on this computer. Fetch this checkpoint first; then this computer classifies them. Samples of the run's own data can be shown without that.</source>
        <translation>Ce run est sur %1 et les images sont sur cet ordinateur. Récupérer d’abord ce checkpoint ; cet ordinateur les classe ensuite. Les échantillons des données du run peuvent être montrés sans cela.</translation>
    </message>
    <message>
        <source>pasted %1.png</source>
        <translation>collé %1.png</translation>
    </message>
    <message>
        <source>The engine gave no answer for this input.</source>
        <translation>Le moteur n’a pas donné de réponse pour cette entrée.</translation>
    </message>
    <message>
        <source>This net reads features, not images: there is no place to look at.</source>
        <translation>Ce réseau lit des features, pas des images : il n’y a pas d’endroit à regarder.</translation>
    </message>
    <message>
        <source>No layer of this net has an output with places. Occlusion works without one.</source>
        <translation>Aucune couche de ce réseau n’a de sortie avec des positions. L’occlusion fonctionne sans.</translation>
    </message>
    <message>
        <source>right: %1 of %2 labelled</source>
        <translation>juste : %1 sur %2 avec label</translation>
    </message>
</context>
<context>
    <name>trainyard::Columns</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>State of the run on its machine</source>
        <translation>État du run sur sa machine</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tags</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Périphérique</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>When the run was submitted</source>
        <translation>Quand le run a été soumis</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Lancé</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Entraîné</translation>
    </message>
    <message>
        <source>Total training time of all attempts</source>
        <translation>Temps d’entraînement total de toutes les tentatives</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Époque</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Palier</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Échant./s</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Learning rate</translation>
    </message>
    <message>
        <source>Learning rate of the newest step</source>
        <translation>Learning rate du pas le plus récent</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Val top-1</source>
        <translation>Top-1 val</translation>
    </message>
    <message>
        <source>Course of validation accuracy over the run</source>
        <translation>Évolution de l’accuracy de validation au cours du run</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>%1, dern.</translation>
    </message>
    <message>
        <source>Worst %1</source>
        <translation>%1, pire</translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>%1, meill.</translation>
    </message>
    <message>
        <source>Series %1: highest is best for accuracies and rates, lowest for losses and times</source>
        <translation>Série %1 : le plus haut est le meilleur pour les accuracies et les taux, le plus bas pour les loss et les temps</translation>
    </message>
    <message>
        <source>Setting %1 of the run spec</source>
        <translation>Réglage %1 de la spécification du run</translation>
    </message>
</context>
<context>
    <name>trainyard::ColumnsDialog</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Search columns, series and parameters</source>
        <translation>Chercher colonnes, séries et paramètres</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernière</translation>
    </message>
    <message>
        <source>Newest value of a series</source>
        <translation>Valeur la plus récente d’une série</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleure</translation>
    </message>
    <message>
        <source>Highest of accuracies and rates, lowest of losses and times</source>
        <translation>La plus haute pour les accuracies et les taux, la plus basse pour les loss et les temps</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Pire</translation>
    </message>
    <message>
        <source>The opposite of best</source>
        <translation>Le contraire de la meilleure</translation>
    </message>
    <message>
        <source>Value of a series</source>
        <translation>Valeur d’une série</translation>
    </message>
    <message>
        <source>Available columns</source>
        <translation>Colonnes disponibles</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Disponibles</translation>
    </message>
    <message>
        <source>Add the selected columns (Enter)</source>
        <translation>Ajouter les colonnes sélectionnées (Entrée)</translation>
    </message>
    <message>
        <source>Remove the selected columns (Del)</source>
        <translation>Enlever les colonnes sélectionnées (Suppr)</translation>
    </message>
    <message>
        <source>Move left in the table (Alt+Up)</source>
        <translation>Déplacer à gauche dans le tableau (Alt+Haut)</translation>
    </message>
    <message>
        <source>Move right in the table (Alt+Down)</source>
        <translation>Déplacer à droite dans le tableau (Alt+Bas)</translation>
    </message>
    <message>
        <source>Columns of the table in their order</source>
        <translation>Colonnes du tableau dans leur ordre</translation>
    </message>
    <message>
        <source>In the table, left to right</source>
        <translation>Dans le tableau, de gauche à droite</translation>
    </message>
    <message>
        <source>Default columns</source>
        <translation>Colonnes par défaut</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
</context>
<context>
    <name>trainyard::CompareOptions</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Smoothing, logarithmic x axis, outliers</source>
        <translation>Lissage, axe x logarithmique, valeurs aberrantes</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Lissage</translation>
    </message>
    <message>
        <source>As usual: 0.6, none for values of epochs</source>
        <translation>Comme d’habitude : 0,6, aucun pour les valeurs par époque</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>%1 ≈ %2 values</source>
        <translation>%1 ≈ %2 valeurs</translation>
    </message>
    <message>
        <source>Kind of smoothing</source>
        <translation>Type de lissage</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponentiel</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gaussien</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>Axe x logarithmique</translation>
    </message>
    <message>
        <source>Raw values</source>
        <translation>Valeurs brutes</translation>
    </message>
    <message>
        <source>Clip outliers</source>
        <translation>Écrêter</translation>
    </message>
</context>
<context>
    <name>trainyard::ComparePane</name>
    <message>
        <source>by step</source>
        <translation>par pas</translation>
    </message>
    <message>
        <source>by epoch</source>
        <translation>par époque</translation>
    </message>
    <message>
        <source>by samples</source>
        <translation>par échantillons</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Seulement les différences</translation>
    </message>
    <message>
        <source>Settings and results of the selected runs</source>
        <translation>Réglages et résultats des runs sélectionnés</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>%1 settings</source>
        <translation>%1 réglages</translation>
    </message>
    <message>
        <source>%1 of %2 settings differ · tinted = differs from A</source>
        <translation>%1 réglages sur %2 diffèrent · teinté = diffère de A</translation>
    </message>
    <message>
        <source>Comparison of %1 runs</source>
        <translation>Comparaison de %1 runs</translation>
    </message>
    <message>
        <source>Lines of the chart</source>
        <translation>Lignes du graphique</translation>
    </message>
    <message>
        <source>Each run</source>
        <translation>Chaque run</translation>
    </message>
    <message>
        <source>Setting that parts the groups</source>
        <translation>Réglage qui sépare les groupes</translation>
    </message>
    <message>
        <source>Runs with equal values form a group; seeds do not part them</source>
        <translation>Les runs de mêmes valeurs forment un groupe ; les graines ne les séparent pas</translation>
    </message>
    <message>
        <source>of equal settings</source>
        <translation>de réglages égaux</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>par %1</translation>
    </message>
    <message>
        <source>%1 · groups: %2</source>
        <translation>%1 · groupes : %2</translation>
    </message>
    <message>
        <source>Groups, with their range</source>
        <translation>Groupes, avec leur étendue</translation>
    </message>
    <message>
        <source>Groups ± std. deviation</source>
        <translation>Groupes ± écart type</translation>
    </message>
    <message>
        <source>Groups ± std. error</source>
        <translation>Groupes ± erreur type</translation>
    </message>
    <message>
        <source>Groups, 95 % interval</source>
        <translation>Groupes, intervalle à 95 %</translation>
    </message>
    <message>
        <source>Curves, %1 of %2 runs</source>
        <translation>Courbes, %1 runs sur %2</translation>
    </message>
    <message>
        <source>Settings, %1 of %2 runs</source>
        <translation>Réglages, %1 runs sur %2</translation>
    </message>
    <message>
        <source>Axis of the charts</source>
        <translation>Axe des graphiques</translation>
    </message>
    <message>
        <source>by time trained</source>
        <translation>par temps d’entraînement</translation>
    </message>
    <message>
        <source>by time since the start</source>
        <translation>par temps depuis le départ</translation>
    </message>
    <message>
        <source>by date</source>
        <translation>par date</translation>
    </message>
    <message>
        <source>Undo the change of the charts</source>
        <translation>Annuler la modification des graphiques</translation>
    </message>
    <message>
        <source>Redo the change of the charts</source>
        <translation>Rétablir la modification des graphiques</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Add a chart</source>
        <translation>Ajouter un graphique</translation>
    </message>
    <message>
        <source>Add charts of other series, or of arithmetic with series</source>
        <translation>Ajouter des graphiques d’autres séries, ou de calculs sur des séries</translation>
    </message>
</context>
<context>
    <name>trainyard::ComparisonModel</name>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
</context>
<context>
    <name>trainyard::ConfusionMatrix</name>
    <message>
        <source>Confusion matrix</source>
        <translation>Matrice de confusion</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1, juste</translation>
    </message>
    <message>
        <source>%1 taken for %2</source>
        <comment>classes</comment>
        <translation>%1 pris pour %2</translation>
    </message>
    <message>
        <source>%1 of %2 “%3”, %4</source>
        <comment>samples of a class</comment>
        <translation>%1 sur %2 « %3 », %4</translation>
    </message>
    <message>
        <source>click: show these %1</source>
        <translation>clic : montrer ces %1</translation>
    </message>
</context>
<context>
    <name>trainyard::CurveGrid</name>
    <message>
        <source>Drag to resize the chart</source>
        <translation>Glisser pour redimensionner le graphique</translation>
    </message>
    <message>
        <source>Chart menu</source>
        <translation>Menu du graphique</translation>
    </message>
    <message>
        <source>Other series or expression…</source>
        <translation>Autre série ou expression…</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <translation>Axe y logarithmique</translation>
    </message>
    <message>
        <source>Wider</source>
        <translation>Plus large</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>Plus étroit</translation>
    </message>
    <message>
        <source>Taller</source>
        <translation>Plus haut</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>Plus bas</translation>
    </message>
    <message>
        <source>Height as there is room</source>
        <translation>Hauteur selon la place</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
</context>
<context>
    <name>trainyard::DataDetails</name>
    <message>
        <source>Inspect</source>
        <translation>Inspecter</translation>
    </message>
    <message>
        <source>Reads every image again</source>
        <translation>Relit toutes les images</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Puts the format, folder and image size into the New run form</source>
        <translation>Reprend le format, le dossier et la taille d’image dans le formulaire Nouveau run</translation>
    </message>
    <message>
        <source>Images of each class</source>
        <translation>Images de chaque classe</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Samples of each class</source>
        <translation>Échantillons de chaque classe</translation>
    </message>
    <message>
        <source>Sizes of the images</source>
        <translation>Tailles des images</translation>
    </message>
    <message>
        <source>Image sizes</source>
        <translation>Tailles d’images</translation>
    </message>
    <message>
        <source>Problems of single images</source>
        <translation>Problèmes d’images particulières</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Files that are broken or not images</source>
        <translation>Fichiers endommagés ou qui ne sont pas des images</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doublons</translation>
    </message>
    <message>
        <source>Validation images that are also training images: they make the accuracy look better than it is</source>
        <translation>Images de validation qui sont aussi des images d’entraînement : elles font paraître l’accuracy meilleure qu’elle n’est</translation>
    </message>
    <message>
        <source>Check to list</source>
        <translation>Vérification à lister</translation>
    </message>
    <message>
        <source>inspected %1</source>
        <translation>inspecté %1</translation>
    </message>
    <message>
        <source>added %1</source>
        <translation>ajouté %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1 : %2, %3</translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation>%1 classes</translation>
    </message>
    <message>
        <source>of the training images</source>
        <translation>des images d’entraînement</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>toutes égales</translation>
    </message>
    <message>
        <source>%1 sizes, the most frequent %2</source>
        <translation>%1 tailles, la plus fréquente %2</translation>
    </message>
    <message>
        <source>%1 sizes</source>
        <translation>%1 tailles</translation>
    </message>
    <message>
        <source>No validation image is also a training image.</source>
        <translation>Aucune image de validation n’est aussi une image d’entraînement.</translation>
    </message>
    <message>
        <source>Every image can be read.</source>
        <translation>Toutes les images sont lisibles.</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>les %1 premiers sur %2</translation>
    </message>
    <message>
        <source>Prepare…</source>
        <translation>Préparer…</translation>
    </message>
    <message>
        <source>Decodes and resizes every image once, so that training never waits for it</source>
        <translation>Décode et redimensionne chaque image une fois, pour que l’entraînement ne l’attende jamais</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nouveau run</translation>
    </message>
    <message>
        <source>none: the samples are numbers</source>
        <translation>aucune : les échantillons sont des nombres</translation>
    </message>
    <message>
        <source>Every sample can be read.</source>
        <translation>Tous les échantillons sont lisibles.</translation>
    </message>
    <message>
        <source>used by a run on %1</source>
        <translation>utilisé par un run le %1</translation>
    </message>
</context>
<context>
    <name>trainyard::DataElsewhereDialog</name>
    <message>
        <source>Data set on another machine</source>
        <translation>Jeu de données sur une autre machine</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Path on that machine</source>
        <translation>Chemin sur cette machine</translation>
    </message>
    <message>
        <source>Folder or file on it</source>
        <translation>Dossier ou fichier sur la machine</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a machine on the Machines page first.</source>
        <translation>Ajouter d’abord une machine à la page Machines.</translation>
    </message>
    <message>
        <source>Enter the full path, starting with /.</source>
        <translation>Saisir le chemin complet, commençant par /.</translation>
    </message>
    <message>
        <source>The data set is inspected there and stays where it is; runs on that machine find it by its path.</source>
        <translation>Le jeu de données y est inspecté et reste où il est ; les runs sur cette machine le trouvent par son chemin.</translation>
    </message>
    <message>
        <source>Trainyard first connects to the machine and may ask you to log in. The data set is inspected there and stays where it is.</source>
        <translation>Trainyard se connecte d’abord à la machine et peut demander une authentification. Le jeu de données y est inspecté et reste où il est.</translation>
    </message>
</context>
<context>
    <name>trainyard::DataFacts</name>
    <message>
        <source>all grey</source>
        <translation>toutes grises</translation>
    </message>
    <message>
        <source>all in colour</source>
        <translation>toutes en couleurs</translation>
    </message>
    <message>
        <source>in colour, %1 grey</source>
        <translation>en couleurs, %1 grises</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 between the splits, %2 within training</source>
        <translation>%1 entre les parties, %2 dans l’entraînement</translation>
    </message>
    <message>
        <source>%1; %2 with another class</source>
        <translation>%1 ; %2 avec une autre classe</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Training and validation images, as used in training</source>
        <translation>Images d’entraînement et de validation, telles qu’utilisées à l’entraînement</translation>
    </message>
    <message>
        <source>Train at</source>
        <translation>Entraîner à</translation>
    </message>
    <message>
        <source>The initial size in New run, where it can be changed</source>
        <translation>La taille initiale dans Nouveau run, où elle peut être changée</translation>
    </message>
    <message>
        <source>Channel means</source>
        <translation>Moyennes des canaux</translation>
    </message>
    <message>
        <source>Of the training images at that size; 0 is black and 1 is white</source>
        <translation>Des images d’entraînement à cette taille ; 0 est noir et 1 est blanc</translation>
    </message>
    <message>
        <source>Deviations</source>
        <translation>Écarts types</translation>
    </message>
    <message>
        <source>Standard deviation of each channel</source>
        <translation>Écart type de chaque canal</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>Depends only on classes, labels and pixels: the same data has the same fingerprint everywhere</source>
        <translation>Ne dépend que des classes, des labels et des pixels : les mêmes données ont partout la même empreinte</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doublons</translation>
    </message>
    <message>
        <source>%1 · prepared</source>
        <translation>%1 · préparé</translation>
    </message>
    <message>
        <source>%1 in %2 classes</source>
        <translation>%1 en %2 classes</translation>
    </message>
    <message>
        <source>%1 of the training, %2 of the validation samples</source>
        <translation>%1 des échantillons d’entraînement, %2 de ceux de validation</translation>
    </message>
    <message>
        <source>%1 numbers per sample</source>
        <translation>%1 nombres par échantillon</translation>
    </message>
    <message>
        <source>%1 + %2 samples of features</source>
        <translation>%1 + %2 échantillons de features</translation>
    </message>
</context>
<context>
    <name>trainyard::DataGroup</name>
    <message>
        <source>Image width</source>
        <translation>Largeur d’image</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixels</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>One channel</source>
        <translation>Un canal</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RVB</translation>
    </message>
    <message>
        <source>Three channels</source>
        <translation>Trois canaux</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>drawn; 0 = 10,000</source>
        <translation>dessinés ; 0 = 10 000</translation>
    </message>
    <message>
        <source>0 = all</source>
        <translation>0 = tous</translation>
    </message>
    <message>
        <source>drawn; 0 = 2,000</source>
        <translation>dessinés ; 0 = 2 000</translation>
    </message>
    <message>
        <source>random; 0 = 1,281,167</source>
        <translation>aléatoires ; 0 = 1 281 167</translation>
    </message>
    <message>
        <source>random; 0 = 50,000</source>
        <translation>aléatoires ; 0 = 50 000</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>As set below</source>
        <translation>Comme réglé ci-dessous</translation>
    </message>
    <message>
        <source>A data set of the Data page, by its name</source>
        <translation>Un jeu de données de la page Données, par son nom</translation>
    </message>
    <message>
        <source>Number of channels</source>
        <translation>Nombre de canaux</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>trainyard::DataPage</name>
    <message>
        <source>No data sets yet</source>
        <translation>Pas encore de jeux de données</translation>
    </message>
    <message>
        <source>A data set is a folder of images with one folder a class, IDX files like MNIST's, CIFAR batches, a CSV list, TFRecord or HDF5 files. It is read in place; nothing is copied.</source>
        <translation>Un jeu de données est un dossier d’images avec un dossier par classe, des fichiers IDX comme ceux de MNIST, des batchs CIFAR, une liste CSV, des fichiers TFRecord ou HDF5. Il est lu sur place ; rien n’est copié.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>%1 was downloaded</source>
        <translation>%1 a été téléchargé</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>Un dossier…</translation>
    </message>
    <message>
        <source>A file or list…</source>
        <translation>Un fichier ou une liste…</translation>
    </message>
    <message>
        <source>Download…</source>
        <translation>Télécharger…</translation>
    </message>
    <message>
        <source>Well-known data sets: MNIST, CIFAR and others</source>
        <translation>Jeux de données connus : MNIST, CIFAR et d’autres</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Jeux de données</translation>
    </message>
    <message>
        <source>New run with this data</source>
        <translation>Nouveau run avec ces données</translation>
    </message>
    <message>
        <source>Inspect again</source>
        <translation>Inspecter de nouveau</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Enlever de la liste</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Folder of the data set</source>
        <translation>Dossier du jeu de données</translation>
    </message>
    <message>
        <source>File or list of the data set</source>
        <translation>Fichier ou liste du jeu de données</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Prepare…</source>
        <translation>Préparer…</translation>
    </message>
    <message>
        <source>Data sets (*.csv *.txt *.tfrecord *.tfrecords *.h5 *.hdf5 *.bin *.tar *.tar.gz *.tgz);;All files (*)</source>
        <translation>Jeux de données (*.csv *.txt *.tfrecord *.tfrecords *.h5 *.hdf5 *.bin *.tar *.tar.gz *.tgz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Adds an existing data set on this machine or another one; it stays where it is</source>
        <translation>Ajoute un jeu de données existant de cette machine ou d’une autre ; il reste où il est</translation>
    </message>
    <message>
        <source>On another machine…</source>
        <translation>Sur une autre machine…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln data set(s)</source>
        <translation><numerusform>%Ln jeu de données</numerusform><numerusform>%Ln jeux de données</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetDelegate</name>
    <message>
        <source>Name of the data set</source>
        <translation>Nom du jeu de données</translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetText</name>
    <message>
        <source>Glyphs, built in</source>
        <translation>Glyphes, intégrés</translation>
    </message>
    <message>
        <source>IDX files</source>
        <translation>Fichiers IDX</translation>
    </message>
    <message>
        <source>Image folder</source>
        <translation>Dossier d’images</translation>
    </message>
    <message>
        <source>CIFAR batches</source>
        <translation>Batchs CIFAR</translation>
    </message>
    <message>
        <source>CSV list</source>
        <translation>Liste CSV</translation>
    </message>
    <message>
        <source>TFRecord files</source>
        <translation>fichiers TFRecord</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>fichiers HDF5</translation>
    </message>
    <message>
        <source>Synthetic, built in</source>
        <translation>Synthétique, intégré</translation>
    </message>
    <message>
        <source>%1, grey</source>
        <translation>%1, gris</translation>
    </message>
    <message>
        <source>%1, RGB</source>
        <translation>%1, RVB</translation>
    </message>
    <message>
        <source>%1 + %2 images</source>
        <translation>%1 + %2 images</translation>
    </message>
    <message>
        <source>%1 + %2 samples</source>
        <translation>%1 + %2 échantillons</translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetsModel</name>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>Listage</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <source>Not inspected</source>
        <translation>Non inspecté</translation>
    </message>
    <message>
        <source>%1 broken</source>
        <translation>%1 endommagés</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
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
        <translation>%1 · %2 classes</translation>
    </message>
    <message numerus="yes">
        <source>used by %Ln run(s)</source>
        <translation><numerusform>utilisé par %Ln run</numerusform><numerusform>utilisé par %Ln runs</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::DataViewModel</name>
    <message>
        <source>Data set</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>%1 was removed from the list; its files stay</source>
        <translation>%1 a été enlevé de la liste ; ses fichiers restent</translation>
    </message>
    <message>
        <source>Listing: %1 files so far</source>
        <translation>Listage : %1 fichiers jusqu’ici</translation>
    </message>
    <message>
        <source>Listing…</source>
        <translation>Listage…</translation>
    </message>
    <message>
        <source>Reading: %1 of %2 images</source>
        <translation>Lecture : %1 images sur %2</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Préparation…</translation>
    </message>
    <message>
        <source>Preparing: %1 of %2 images</source>
        <translation>Préparation : %1 images sur %2</translation>
    </message>
    <message>
        <source>%1 · %2 images/s · %3 left</source>
        <translation>%1 · %2 images/s · reste %3</translation>
    </message>
    <message>
        <source>%1: other programs are still preparing the rest</source>
        <translation>%1 : d’autres programmes préparent encore le reste</translation>
    </message>
    <message>
        <source>%1 is prepared: %2 images in %3</source>
        <translation>%1 est préparé : %2 images en %3</translation>
    </message>
    <message>
        <source>%1 was prepared already</source>
        <translation>%1 était déjà préparé</translation>
    </message>
    <message>
        <source>Waiting for another data set…</source>
        <translation>Attente d’un autre jeu de données…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The inspection of %1 was removed; runs use it, so it stays in the list</source>
        <translation>L’inspection de %1 a été enlevée ; des runs l’utilisent, il reste donc dans la liste</translation>
    </message>
</context>
<context>
    <name>trainyard::DeadChannelsModel</name>
    <message>
        <source>%1: channels %2; %3 of its values are above 0</source>
        <translation>%1 : canaux %2 ; %3 de ses valeurs sont au-dessus de 0</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>dead channels</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Morts</translation>
    </message>
    <message>
        <source>%1 (%2 at the limit)</source>
        <translation>%1 (%2 à la limite)</translation>
    </message>
    <message>
        <source>Saturated layers: none</source>
        <translation>Couches saturées : aucune</translation>
    </message>
    <message>
        <source>Saturated layers: %1</source>
        <translation>Couches saturées : %1</translation>
    </message>
</context>
<context>
    <name>trainyard::DeleteDialog</name>
    <message>
        <source>Delete permanently</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>Their curves, messages, tags and notes are deleted from the store. This cannot be undone.</source>
        <translation>Leurs courbes, messages, tags et notes sont supprimés de la base. Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Also delete their run directories with all checkpoints</source>
        <translation>Supprimer aussi leurs dossiers avec tous les checkpoints</translation>
    </message>
    <message>
        <source>Without this, spec, events, logs and checkpoints stay on the disk.</source>
        <translation>Sinon, la spécification, les événements, les journaux et les checkpoints restent sur le disque.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln run(s) permanently?</source>
        <translation><numerusform>Supprimer définitivement %Ln run ?</numerusform><numerusform>Supprimer définitivement %Ln runs ?</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them (is|are) not finished: stop (it|them) first.</source>
        <translation><numerusform>%Ln d’entre eux n’est pas terminé : l’arrêter d’abord.</numerusform><numerusform>%Ln d’entre eux ne sont pas terminés : les arrêter d’abord.</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::Details</name>
    <message>
        <source>Best val top-1</source>
        <translation>Meilleur top-1 val</translation>
    </message>
    <message>
        <source>Best val top-5</source>
        <translation>Meilleur top-5 val</translation>
    </message>
    <message>
        <source>Best val loss</source>
        <translation>Meilleure loss val</translation>
    </message>
    <message>
        <source>Last train loss</source>
        <translation>Dernière loss entr.</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>Temps par époque</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Epochs trained</source>
        <translation>Époques entraînées</translation>
    </message>
    <message>
        <source>Time trained</source>
        <translation>Temps d’entraînement</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
</context>
<context>
    <name>trainyard::DistributionDialog</name>
    <message>
        <source>Distribution over ranks</source>
        <translation>Répartition sur les rangs</translation>
    </message>
    <message>
        <source>Classes that each rank sees</source>
        <translation>Classes que voit chaque rang</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>Each rank draws its batches from all samples with replacement</source>
        <translation>Chaque rang tire ses batchs parmi tous les échantillons, avec remise</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Each rank reads whole files, or a contiguous part of the samples</source>
        <translation>Chaque rang lit des fichiers entiers, ou une partie contiguë des échantillons</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Batch per rank</source>
        <translation>Batch par rang</translation>
    </message>
    <message>
        <source>Counting the samples…</source>
        <translation>Comptage des échantillons…</translation>
    </message>
    <message>
        <source>The data cannot be shared</source>
        <translation>Les données ne peuvent pas être réparties</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>Reshuffled each epoch; each rank takes a share of every step</source>
        <translation>Remélangés à chaque époque ; chaque rang prend une part de chaque pas</translation>
    </message>
</context>
<context>
    <name>trainyard::DistributionViewModel</name>
    <message>
        <source>no sample</source>
        <translation>aucun échantillon</translation>
    </message>
    <message>
        <source>Rank %1 has no samples.</source>
        <translation>Le rang %1 n’a pas d’échantillons.</translation>
    </message>
    <message>
        <source>Rank %1 sees a skewed share of %2 classes, such as %3 of “%4” where %5 would be fair.</source>
        <translation>Le rang %1 voit une part biaisée de %2 classes, comme %3 de « %4 » là où %5 serait équitable.</translation>
    </message>
    <message>
        <source>Rank %1 sees %2 samples of “%3”; %4 would be fair.</source>
        <translation>Le rang %1 voit %2 échantillons de « %3 » ; %4 serait équitable.</translation>
    </message>
    <message>
        <source>Ranks make %1 to %2 steps; synchronous training ends each epoch with the fewest.</source>
        <translation>Les rangs font de %1 à %2 pas ; l’entraînement synchrone termine chaque époque avec le plus petit nombre.</translation>
    </message>
    <message>
        <source>The last batch of each rank has %1 of %2 samples.</source>
        <translation>Le dernier batch de chaque rang a %1 échantillons sur %2.</translation>
    </message>
    <message>
        <source>The last batch of rank %1 has %2 of %3 samples.</source>
        <translation>Le dernier batch du rang %1 a %2 échantillons sur %3.</translation>
    </message>
    <message>
        <source>%1 files cannot be shared evenly by %2 ranks.</source>
        <translation>%1 fichiers ne peuvent pas être répartis également entre %2 rangs.</translation>
    </message>
    <message>
        <source>There are fewer files (%1) than ranks (%2), so each rank takes a contiguous part of all samples.</source>
        <translation>Il y a moins de fichiers (%1) que de rangs (%2), chaque rang prend donc une partie contiguë de tous les échantillons.</translation>
    </message>
    <message>
        <source>… and %1 more warnings</source>
        <translation>… et %1 avertissements de plus</translation>
    </message>
    <message>
        <source>%1 to %2 steps</source>
        <translation>%1 à %2 pas</translation>
    </message>
    <message>
        <source>%1 samples of %2 classes · %3 ranks · %4 per epoch</source>
        <translation>%1 échantillons de %2 classes · %3 rangs · %4 par époque</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2, the last with %3</source>
        <translation>%1 · %2, le dernier avec %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation><numerusform>%Ln pas</numerusform><numerusform>%Ln pas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s)</source>
        <translation><numerusform>%Ln échantillon</numerusform><numerusform>%Ln échantillons</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::Elsewhere</name>
    <message>
        <source>not found on this workstation</source>
        <translation>introuvable sur ce poste</translation>
    </message>
    <message>
        <source>whether it exists on %1 is checked when the run starts</source>
        <translation>sa présence sur %1 est vérifiée au démarrage du run</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation><numerusform>%Ln nœud</numerusform><numerusform>%Ln nœuds</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::EngineThereCard</name>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Installer</translation>
    </message>
    <message>
        <source>More about the engine</source>
        <translation>En savoir plus sur le moteur</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autotest</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Montrer le journal</translation>
    </message>
    <message>
        <source>Sends this window's engine as sources and builds it in a job with the machine's compiler, CUDA and MPI</source>
        <translation>Envoie les sources du moteur de cette fenêtre et le compile dans un job avec le compilateur, CUDA et MPI de la machine</translation>
    </message>
    <message>
        <source>Runs the engine's self-test on the machine, as a job if it has a scheduler</source>
        <translation>Exécute l’autotest du moteur sur la machine, dans un job si elle a un ordonnanceur</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier de nouveau</translation>
    </message>
    <message>
        <source>Install from sources, built on the machine</source>
        <translation>Installer depuis les sources, compilées sur la machine</translation>
    </message>
    <message>
        <source>Install this workstation's engine</source>
        <translation>Installer le moteur de ce poste</translation>
    </message>
    <message>
        <source>Log of the build</source>
        <translation>Journal de la compilation</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>Masquer le journal</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>ne fonctionne pas</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>It was built without: %1</source>
        <translation>Il a été compilé sans : %1</translation>
    </message>
    <message>
        <source>Show the self-test</source>
        <translation>Montrer l’autotest</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>trainyard::EngineThereViewModel</name>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>installé</translation>
    </message>
    <message>
        <source>on PATH</source>
        <translation>dans le PATH</translation>
    </message>
    <message>
        <source>module %1</source>
        <translation>module %1</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <translation>Vérification %1 sur %2</translation>
    </message>
    <message>
        <source>Starting the check…</source>
        <translation>Démarrage de la vérification…</translation>
    </message>
    <message>
        <source>The check waits: %1</source>
        <translation>La vérification attend : %1</translation>
    </message>
    <message>
        <source>This workstation uses the engine that was installed with the window.</source>
        <translation>Ce poste utilise le moteur installé avec la fenêtre.</translation>
    </message>
    <message>
        <source>Connect to the machine to see its engine.</source>
        <translation>Se connecter à la machine pour voir son moteur.</translation>
    </message>
    <message>
        <source>Looking for the engine…</source>
        <translation>Recherche du moteur…</translation>
    </message>
    <message>
        <source>Version %1, %2: %3</source>
        <translation>Version %1, %2 : %3</translation>
    </message>
    <message>
        <source>There is no engine on this machine yet. Install it; the machine only needs a compiler.</source>
        <translation>Il n’y a pas encore de moteur sur cette machine. L’installer ; il suffit à la machine d’un compilateur.</translation>
    </message>
    <message>
        <source>There are engines, but none is chosen. Use one, or install this window's.</source>
        <translation>Il y a des moteurs, mais aucun n’est choisi. En utiliser un, ou installer celui de cette fenêtre.</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>pas de %1</translation>
    </message>
    <message>
        <source>%1, %2; %3</source>
        <translation>%1, %2 ; %3</translation>
    </message>
    <message>
        <source>Checking the machine…</source>
        <translation>Vérification de la machine…</translation>
    </message>
    <message>
        <source>Sending the engine…</source>
        <translation>Envoi du moteur…</translation>
    </message>
    <message>
        <source>The job that builds it waits…</source>
        <translation>Le job qui le compile attend…</translation>
    </message>
    <message>
        <source>The job that builds it waits: %1</source>
        <translation>Le job qui le compile attend : %1</translation>
    </message>
    <message>
        <source>Building on the machine, %1</source>
        <translation>Compilation sur la machine, %1</translation>
    </message>
    <message>
        <source>Installing it…</source>
        <translation>Installation…</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installé</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>Arrêt…</translation>
    </message>
</context>
<context>
    <name>trainyard::ExportBar</name>
    <message>
        <source>Writing %1…</source>
        <translation>Écriture de %1…</translation>
    </message>
</context>
<context>
    <name>trainyard::FetchDialog</name>
    <message>
        <source>Fetch %1</source>
        <translation>Récupérer %1</translation>
    </message>
    <message>
        <source>Copies checkpoints and results from %1 to this computer. An interrupted copy continues where it stopped, and each file is compared with the original.</source>
        <translation>Copie les checkpoints et résultats de %1 sur cet ordinateur. Une copie interrompue continue là où elle s’est arrêtée, et chaque fichier est comparé à l’original.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Cancel the copy</source>
        <translation>Annuler la copie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Récent</translation>
    </message>
    <message>
        <source>The newest checkpoint</source>
        <translation>Le checkpoint le plus récent</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleure</translation>
    </message>
    <message>
        <source>The checkpoint with the best validation result</source>
        <translation>Le checkpoint au meilleur résultat de validation</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>All existing checkpoints</source>
        <translation>Tous les checkpoints existants</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Only results</source>
        <translation>Résultats seuls</translation>
    </message>
    <message>
        <source>Which checkpoints</source>
        <translation>Quels checkpoints</translation>
    </message>
    <message>
        <source>Result, events, logs and traces</source>
        <translation>Résultat, événements, journaux et traces</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Inspecter</translation>
    </message>
    <message>
        <source>New run from it…</source>
        <translation>Nouveau run avec…</translation>
    </message>
    <message>
        <source>The contents of the checkpoint, as read by the engine on this computer</source>
        <translation>Le contenu du checkpoint, tel que le lit le moteur sur cet ordinateur</translation>
    </message>
    <message>
        <source>Opens the run's settings in the New run form, starting from these weights</source>
        <translation>Ouvre les réglages du run dans le formulaire Nouveau run, en partant de ces poids</translation>
    </message>
    <message>
        <source>Folder for the fetched files</source>
        <translation>Dossier pour les fichiers récupérés</translation>
    </message>
    <message>
        <source>Enter the full path of the folder.</source>
        <translation>Saisir le chemin complet du dossier.</translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>Récupérer de nouveau</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 sur %2 : %3</translation>
    </message>
    <message>
        <source>Checking the machine…</source>
        <translation>Vérification de la machine…</translation>
    </message>
    <message>
        <source>The connection broke after %1 of %2; the copy will continue automatically.</source>
        <translation>La connexion a été coupée après %1 sur %2 ; la copie continuera automatiquement.</translation>
    </message>
    <message>
        <source>Waiting for the connection…</source>
        <translation>Attente de la connexion…</translation>
    </message>
    <message>
        <source>%1 files copied, %2 were already here.</source>
        <translation>%1 fichiers copiés, %2 étaient déjà ici.</translation>
    </message>
    <message>
        <source>%1 files copied, %2 were already here. The checkpoint: %3</source>
        <translation>%1 fichiers copiés, %2 étaient déjà ici. Le checkpoint : %3</translation>
    </message>
    <message>
        <source>Cancelled. The files copied so far are kept.</source>
        <translation>Annulé. Les fichiers copiés jusqu’ici sont gardés.</translation>
    </message>
</context>
<context>
    <name>trainyard::FieldEditors</name>
    <message>
        <source>none; separate several with commas</source>
        <translation>aucun ; séparer plusieurs par des virgules</translation>
    </message>
    <message>
        <source>"%1" is not a list of numbers such as 0, 2, 5</source>
        <translation>« %1 » n’est pas une liste de nombres comme 0, 2, 5</translation>
    </message>
</context>
<context>
    <name>trainyard::FieldRows</name>
    <message>
        <source>More options</source>
        <translation>Plus d’options</translation>
    </message>
</context>
<context>
    <name>trainyard::FirstFiltersViewModel</name>
    <message>
        <source>reading…</source>
        <translation>lecture…</translation>
    </message>
    <message>
        <source>This net does not begin with a convolution.</source>
        <translation>Ce réseau ne commence pas par une convolution.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln filter(s) of %2 × %3; middle grey is 0, each filter has its own scale</source>
        <translation><numerusform>%1 · %Ln filtre de %2 × %3 ; le gris moyen est 0, chaque filtre a sa propre échelle</numerusform><numerusform>%1 · %Ln filtres de %2 × %3 ; le gris moyen est 0, chaque filtre a sa propre échelle</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::Form</name>
    <message>
        <source>Missing: %1.</source>
        <translation>Il manque : %1.</translation>
    </message>
    <message>
        <source>%1 is not possible here; allowed: %2.</source>
        <translation>%1 n’est pas possible ici ; autorisé : %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1 : %2 → %3</translation>
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
        <translation>Où il regarde</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>What the net sees</source>
        <translation>Ce que voit le réseau</translation>
    </message>
    <message>
        <source>Grad-CAM</source>
        <translation>Grad-CAM</translation>
    </message>
    <message>
        <source>Where a layer's activations speak for the class</source>
        <translation>Où les activations d’une couche plaident pour la classe</translation>
    </message>
    <message>
        <source>Occlusion</source>
        <translation>Occlusion</translation>
    </message>
    <message>
        <source>By how much the class's probability falls when a place is covered</source>
        <translation>De combien baisse la probabilité de la classe quand un endroit est couvert</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Représentation</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>for “%1”</source>
        <translation>pour « %1 »</translation>
    </message>
    <message>
        <source>Drop an image at the left, or open a mistake from the Predictions tab.</source>
        <translation>Déposer une image à gauche, ou ouvrir une erreur depuis l’onglet Prédictions.</translation>
    </message>
    <message>
        <source>This net reads features, so there is no image.</source>
        <translation>Ce réseau lit des features, il n’y a donc pas d’image.</translation>
    </message>
    <message>
        <source>There is no image.</source>
        <translation>Il n’y a pas d’image.</translation>
    </message>
    <message>
        <source>being computed…</source>
        <translation>calcul en cours…</translation>
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
        <translation>%1 : utilisation %2</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>mémoire %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>an alarm, then power, temperature, clock</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>utilisation</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>SM occupancy: needs a GPU of Hopper or newer</source>
        <translation>Occupation des SM : exige un GPU Hopper ou plus récent</translation>
    </message>
</context>
<context>
    <name>trainyard::GpuText</name>
    <message>
        <source>%1 of %2 W</source>
        <translation>%1 W sur %2</translation>
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
        <translation>occupation des SM %1</translation>
    </message>
    <message>
        <source>tensor cores %1</source>
        <translation>tensor cores %1</translation>
    </message>
    <message>
        <source>memory bus %1</source>
        <translation>bus mémoire %1</translation>
    </message>
    <message>
        <source>1 memory error</source>
        <translation>1 erreur de mémoire</translation>
    </message>
    <message>
        <source>%1 memory errors</source>
        <translation>%1 erreurs de mémoire</translation>
    </message>
    <message>
        <source>slowed by heat</source>
        <translation>ralenti par la chaleur</translation>
    </message>
    <message>
        <source>at its power limit</source>
        <translation>à sa limite de puissance</translation>
    </message>
    <message>
        <source>slowed by its hardware</source>
        <translation>ralenti par son matériel</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>name of a measure, its value, what it is</comment>
        <translation>%1 : %2. %3</translation>
    </message>
    <message>
        <source>Utilisation (NVML)</source>
        <translation>Utilisation (NVML)</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>Share of the time in which some kernel was running, however small</source>
        <translation>Part du temps pendant laquelle un kernel tournait, si petit soit-il</translation>
    </message>
    <message>
        <source>SM utilisation (GPM)</source>
        <translation>Utilisation des SM (GPM)</translation>
    </message>
    <message>
        <source>needs Hopper or newer</source>
        <translation>exige Hopper ou plus récent</translation>
    </message>
    <message>
        <source>Share of the multiprocessors that were busy, from hardware counters</source>
        <translation>Part des multiprocesseurs occupés, d’après les compteurs matériels</translation>
    </message>
    <message>
        <source>SM occupancy (GPM)</source>
        <translation>Occupation des SM (GPM)</translation>
    </message>
    <message>
        <source>Share of the possible warps that were active, from hardware counters</source>
        <translation>Part des warps possibles qui étaient actifs, d’après les compteurs matériels</translation>
    </message>
    <message>
        <source>Estimated occupancy (CUPTI)</source>
        <translation>Occupation estimée (CUPTI)</translation>
    </message>
    <message>
        <source>available after tracing some steps</source>
        <translation>disponible après la trace de quelques pas</translation>
    </message>
    <message>
        <source>Durations of the kernels in the traced steps × the warps that each could keep active</source>
        <translation>Durées des kernels dans les pas tracés × les warps que chacun pouvait garder actifs</translation>
    </message>
    <message>
        <source>Achieved occupancy (CUPTI counters)</source>
        <translation>Occupation atteinte (compteurs CUPTI)</translation>
    </message>
    <message>
        <source>not measured; requires privileges</source>
        <translation>non mesuré ; exige des privilèges</translation>
    </message>
    <message>
        <source>Active warps that the hardware counted in the traced steps</source>
        <translation>Warps actifs que le matériel a comptés dans les pas tracés</translation>
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
        <translation>%1 points</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>varie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by %3, which can be chance: two runs or more of each would tell.</source>
        <translation>%1 devance %2 de %3, ce qui peut être le hasard : deux runs ou plus de chacun le diraient.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) with equal seeds</source>
        <translation><numerusform>%Ln paire de graines égales</numerusform><numerusform>%Ln paires de graines égales</numerusform></translation>
    </message>
    <message>
        <source>%1 and %2 runs</source>
        <translation>%1 et %2 runs</translation>
    </message>
    <message>
        <source>%1 ± %2, 95 % interval of %3</source>
        <translation>%1 ± %2, intervalle à 95 % de %3</translation>
    </message>
    <message>
        <source>It cannot be told whether %1 is better than %2 (%3). More seeds narrow it.</source>
        <translation>On ne peut pas dire si %1 est meilleur que %2 (%3). Plus de graines préciseraient l’intervalle.</translation>
    </message>
    <message>
        <source>; effect size d = %1</source>
        <translation>; taille d’effet d = %1</translation>
    </message>
    <message>
        <source>%1 is better than %2 (%3%4).</source>
        <translation>%1 est meilleur que %2 (%3%4).</translation>
    </message>
    <message>
        <source>Best %1, mean</source>
        <translation>%1, meilleure, moyenne</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Écart type</translation>
    </message>
</context>
<context>
    <name>trainyard::GuideDialog</name>
    <message>
        <source>User's guide</source>
        <translation>Guide d’utilisation</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>trainyard::HeatView</name>
    <message>
        <source>Where the net looks</source>
        <translation>Où regarde le réseau</translation>
    </message>
    <message>
        <source>no weight</source>
        <translation>poids nul</translation>
    </message>
    <message>
        <source>most weight</source>
        <translation>poids maximal</translation>
    </message>
</context>
<context>
    <name>trainyard::HistogramMap</name>
    <message>
        <source>step %1</source>
        <translation>pas %1</translation>
    </message>
    <message>
        <source>full width: %1</source>
        <translation>pleine largeur : %1</translation>
    </message>
    <message>
        <source>line: first record</source>
        <translation>ligne : premier relevé</translation>
    </message>
    <message>
        <source>Distribution over time</source>
        <translation>Distribution au cours du temps</translation>
    </message>
    <message>
        <source>step %1, epoch %2</source>
        <translation>pas %1, époque %2</translation>
    </message>
    <message>
        <source>%1: %2 of the values</source>
        <translation>%1 : %2 des valeurs</translation>
    </message>
    <message>
        <source>exactly 0: %1</source>
        <translation>exactement 0 : %1</translation>
    </message>
    <message>
        <source>Step %1: 5 % of the values are below %2, half below %3, 95 % below %4; exactly 0: %5</source>
        <translation>Pas %1 : 5 % des valeurs sont sous %2, la moitié sous %3, 95 % sous %4 ; exactement 0 : %5</translation>
    </message>
    <message>
        <source>0 and magnitudes below %1</source>
        <translation>0 et magnitudes sous %1</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 ou moins</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>values</comment>
        <translation>%1 à %2</translation>
    </message>
</context>
<context>
    <name>trainyard::HostKeyDialog</name>
    <message>
        <source>First contact with %1</source>
        <translation>Premier contact avec %1</translation>
    </message>
    <message>
        <source>First connection to %1</source>
        <translation>Première connexion à %1</translation>
    </message>
    <message>
        <source>This is the fingerprint of its %1 key. Compare it with the one published by the machine's administrators: it is the right machine only if they are equal.</source>
        <translation>Voici l’empreinte de sa clé %1. La comparer à celle que publient les administrateurs de la machine : c’est la bonne machine seulement si elles sont égales.</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copier l’empreinte</translation>
    </message>
    <message>
        <source>If you trust it, the key is added to %1.</source>
        <translation>En cas de confiance, la clé est ajoutée à %1.</translation>
    </message>
    <message>
        <source>Do not connect</source>
        <translation>Ne pas se connecter</translation>
    </message>
    <message>
        <source>Trust it</source>
        <translation>Faire confiance</translation>
    </message>
</context>
<context>
    <name>trainyard::ImportanceChart</name>
    <message>
        <source>%1 ± %2 %</source>
        <comment>share and deviation</comment>
        <translation>%1 ± %2 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>trainyard::InputsCard</name>
    <message>
        <source>wrong · %1</source>
        <translation>faux · %1</translation>
    </message>
    <message>
        <source>not sure · %1</source>
        <translation>incertain · %1</translation>
    </message>
    <message>
        <source>Fetch the run…</source>
        <translation>Récupérer le run…</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Drop an image or a folder</source>
        <translation>Déposer une image ou un dossier</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Images…</source>
        <translation>Images…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Empties the list; no file is touched</source>
        <translation>Vide la liste ; aucun fichier n’est touché</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Saves the list with the most likely classes of each input</source>
        <translation>Enregistre la liste avec les classes les plus probables de chaque entrée</translation>
    </message>
    <message>
        <source>This net reads features, not images. Samples of its data can be opened from the mistakes on the Predictions tab.</source>
        <translation>Ce réseau lit des features, pas des images. Des échantillons de ses données peuvent être ouverts depuis les erreurs de l’onglet Prédictions.</translation>
    </message>
    <message>
        <source>Classifying…</source>
        <translation>Classification…</translation>
    </message>
    <message>
        <source>Choose images</source>
        <translation>Choisir des images</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.webp *.bmp *.ppm *.pgm)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp *.bmp *.ppm *.pgm)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose a folder of images</source>
        <translation>Choisir un dossier d’images</translation>
    </message>
    <message>
        <source>The clipboard holds no image.</source>
        <translation>Le presse-papiers ne contient pas d’image.</translation>
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
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Choose another run</source>
        <translation>Choisir un autre run</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <translation>Retour à « %1 »</translation>
    </message>
    <message>
        <source>Choose a run</source>
        <translation>Choisir un run</translation>
    </message>
</context>
<context>
    <name>trainyard::InspectPage</name>
    <message>
        <source>Predictions</source>
        <translation>Prédictions</translation>
    </message>
    <message>
        <source>Classify</source>
        <translation>Classer</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Parts of the look inside</source>
        <translation>Parties de l’examen du réseau</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Look for newer checkpoints</source>
        <translation>Chercher des checkpoints plus récents</translation>
    </message>
    <message>
        <source>Show on the Live page</source>
        <translation>Montrer à la page En direct</translation>
    </message>
    <message>
        <source>%1 — inside %2</source>
        <translation>%1 — examen de %2</translation>
    </message>
    <message>
        <source>No run is chosen</source>
        <translation>Aucun run n’est choisi</translation>
    </message>
    <message>
        <source>There is nothing to look into</source>
        <translation>Il n’y a rien à examiner</translation>
    </message>
    <message>
        <source>Choose a run above, or press Look inside on the Runs or the Live page.</source>
        <translation>Choisir un run ci-dessus, ou cliquer sur Examiner à la page Runs ou En direct.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Écrit dans %1</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
</context>
<context>
    <name>trainyard::InspectViewModel</name>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>Ce run n’est plus dans la base.</translation>
    </message>
    <message>
        <source>This run has not written a checkpoint yet. It writes the first one at the end of an epoch, or when you save one on the Live page.</source>
        <translation>Ce run n’a pas encore écrit de checkpoint. Il écrit le premier à la fin d’une époque, ou à l’enregistrement d’un checkpoint à la page En direct.</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 paramètres</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation><numerusform>%Ln époque</numerusform><numerusform>%Ln époques</numerusform></translation>
    </message>
    <message>
        <source>Best: epoch %1</source>
        <translation>Meilleur : époque %1</translation>
    </message>
    <message>
        <source>Best: step %1</source>
        <translation>Meilleur : pas %1</translation>
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
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Why it cannot be read</source>
        <translation>Pourquoi il est illisible</translation>
    </message>
    <message>
        <source>Training image</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Validation image</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>la même</translation>
    </message>
    <message>
        <source>another</source>
        <translation>une autre</translation>
    </message>
</context>
<context>
    <name>trainyard::Keychain</name>
    <message>
        <source>this program was built without a keychain</source>
        <translation>ce programme a été compilé sans trousseau</translation>
    </message>
</context>
<context>
    <name>trainyard::LayerMaps</name>
    <message>
        <source>What each layer makes of the input</source>
        <translation>Ce que chaque couche fait de l’entrée</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>share of values above 0, and their histogram</source>
        <translation>part des valeurs au-dessus de 0, et leur histogramme</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>au-dessus de 0</translation>
    </message>
    <message>
        <source>%1, channel %2: %3 to %4</source>
        <translation>%1, canal %2 : %3 à %4</translation>
    </message>
</context>
<context>
    <name>trainyard::LayerSharesWidget</name>
    <message>
        <source>Weights left by layer</source>
        <translation>Poids restants par couche</translation>
    </message>
    <message>
        <source>Showing the %1 of %2 layers that keep the least</source>
        <translation>Affichage des %1 couches sur %2 qui gardent le moins</translation>
    </message>
</context>
<context>
    <name>trainyard::LayerStrip</name>
    <message>
        <source>Left in each layer</source>
        <translation>Reste par couche</translation>
    </message>
    <message>
        <source>%1: %2 of %3 weights left, %4</source>
        <translation>%1 : %2 poids restants sur %3, %4</translation>
    </message>
    <message>
        <source>layers, from input to output</source>
        <translation>couches, de l’entrée à la sortie</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersModel</name>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersPane</name>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Montrer : %1</translation>
    </message>
    <message>
        <source>Clone with histograms</source>
        <translation>Cloner avec histogrammes</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Of each parameter, as the step leaves them</source>
        <translation>De chaque paramètre, tel que le pas le laisse</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradients</translation>
    </message>
    <message>
        <source>The mean gradient of the whole batch, before clipping and weight decay</source>
        <translation>Le gradient moyen du batch entier, avant clipping et weight decay</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Outputs of each layer for all samples of the step</source>
        <translation>Sorties de chaque couche pour tous les échantillons du pas</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>newest record</source>
        <translation>relevé le plus récent</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>5 and 95 %</source>
        <translation>5 et 95 %</translation>
    </message>
    <message>
        <source>share of values</source>
        <translation>part des valeurs</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>The histograms are being read</source>
        <translation>Les histogrammes sont en cours de lecture</translation>
    </message>
    <message>
        <source>No histograms have been recorded yet</source>
        <translation>Aucun histogramme n’a encore été enregistré</translation>
    </message>
    <message>
        <source>This run did not record histograms</source>
        <translation>Ce run n’a pas enregistré d’histogrammes</translation>
    </message>
    <message>
        <source>The run records the first ones with its first step.</source>
        <translation>Le run enregistre les premiers avec son premier pas.</translation>
    </message>
    <message>
        <source>They show how weights, gradients and activations of each layer change while a run trains, and name dead channels. To record them, turn on Histograms under Training › More in New run.</source>
        <translation>Ils montrent comment les poids, gradients et activations de chaque couche changent pendant l’entraînement, et nomment les canaux morts. Pour les enregistrer, activer Histogrammes sous Entraînement › Plus dans Nouveau run.</translation>
    </message>
    <message>
        <source>The run did not record them</source>
        <translation>Le run ne les a pas enregistrés</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s), the newest at step %1</source>
        <translation><numerusform>%Ln relevé, le plus récent au pas %1</numerusform><numerusform>%Ln relevés, le plus récent au pas %1</numerusform></translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>lecture…</translation>
    </message>
    <message>
        <source>no dead channels, no saturated layers</source>
        <translation>pas de canaux morts, pas de couches saturées</translation>
    </message>
    <message numerus="yes">
        <source>%Ln remark(s)</source>
        <translation><numerusform>%Ln remarque</numerusform><numerusform>%Ln remarques</numerusform></translation>
    </message>
    <message>
        <source>In the newest record every channel is above 0 for some sample, no layer has half of its values at the limit of its activation, and all values are finite.</source>
        <translation>Dans le relevé le plus récent, chaque canal est au-dessus de 0 pour au moins un échantillon, aucune couche n’a la moitié de ses valeurs à la limite de son activation, et toutes les valeurs sont finies.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Histograms as CSV…</source>
        <translation>Histogrammes en CSV…</translation>
    </message>
    <message>
        <source>Figure as SVG…</source>
        <translation>Figure en SVG…</translation>
    </message>
    <message>
        <source>Figure as PDF…</source>
        <translation>Figure en PDF…</translation>
    </message>
    <message>
        <source>Figure as PNG…</source>
        <translation>Figure en PNG…</translation>
    </message>
    <message>
        <source>median and quartiles</source>
        <translation>médiane et quartiles</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTab</name>
    <message>
        <source>First-layer filters</source>
        <translation>Filtres de la première couche</translation>
    </message>
    <message>
        <source>Filter %1: weights from −%2 to %2</source>
        <translation>Filtre %1 : poids de −%2 à %2</translation>
    </message>
    <message>
        <source>First-layer filters as PNG…</source>
        <translation>Filtres de la première couche en PNG…</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTable</name>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTableModel</name>
    <message>
        <source>not finite</source>
        <translation>non fini</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead</source>
        <translation><numerusform>%Ln mort</numerusform><numerusform>%Ln morts</numerusform></translation>
    </message>
    <message>
        <source>%1 saturated</source>
        <translation>%1 saturé</translation>
    </message>
    <message>
        <source>Standard deviation of the values at the newest record</source>
        <translation>Écart type des valeurs au relevé le plus récent</translation>
    </message>
    <message>
        <source>Share of values that are exactly 0</source>
        <translation>Part des valeurs qui sont exactement 0</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Dispersion</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Zéro</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersViewModel</name>
    <message>
        <source>%1 and more</source>
        <comment>channels</comment>
        <translation>%1 et plus</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation><numerusform>%Ln valeur</numerusform><numerusform>%Ln valeurs</numerusform></translation>
    </message>
    <message>
        <source>mean %1 ± %2</source>
        <translation>moyenne %1 ± %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>values</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 of %2 channels dead</source>
        <translation>%1 canaux morts sur %2</translation>
    </message>
    <message>
        <source>%1 not finite</source>
        <translation>%1 non finis</translation>
    </message>
    <message>
        <source>%1: gradients are not finite</source>
        <translation>%1 : les gradients ne sont pas finis</translation>
    </message>
    <message>
        <source>%1: weights are not finite</source>
        <translation>%1 : les poids ne sont pas finis</translation>
    </message>
    <message>
        <source>%1: outputs are not finite</source>
        <translation>%1 : les sorties ne sont pas finies</translation>
    </message>
    <message>
        <source>%1 of %2 values are NaN or infinite at step %3.</source>
        <translation>%1 valeurs sur %2 sont NaN ou infinies au pas %3.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 channels are dead</source>
        <translation>%1 : %2 canaux sur %3 sont morts</translation>
    </message>
    <message>
        <source>Channels %1 were 0 for all samples of every record since step %2.</source>
        <translation>Les canaux %1 valaient 0 pour tous les échantillons de chaque relevé depuis le pas %2.</translation>
    </message>
    <message>
        <source>Channels %1 were 0 for all samples of step %2.</source>
        <translation>Les canaux %1 valaient 0 pour tous les échantillons du pas %2.</translation>
    </message>
    <message>
        <source>%1 is saturated</source>
        <translation>%1 est saturée</translation>
    </message>
    <message>
        <source>%1 of its values are at the limit of %2 at step %3, where no gradient passes.</source>
        <translation>%1 de ses valeurs sont à la limite de %2 au pas %3, où aucun gradient ne passe.</translation>
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
        <translation>entropie croisée</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Accuracy</translation>
    </message>
    <message>
        <source>top-1</source>
        <translation>top-1</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>échantillons/s</translation>
    </message>
    <message>
        <source>Device load</source>
        <translation>Charge du périphérique</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>Où passe le temps</translation>
    </message>
    <message>
        <source>share of wall time</source>
        <translation>part du temps total</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>train</source>
        <translation>entr.</translation>
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
        <translation>cœurs occupés</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 cœur</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>%1 cœurs</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>GPU utilisation</source>
        <translation>utilisation du GPU</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>calcul</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validation</translation>
    </message>
    <message>
        <source>input wait</source>
        <translation>attente données</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>checkpoint</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>waiting for ranks</source>
        <translation>attente des rangs</translation>
    </message>
    <message>
        <source>SM occupancy</source>
        <translation>Occupation des SM</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>mémoire du GPU</translation>
    </message>
    <message>
        <source>whole net</source>
        <translation>réseau entier</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveEventsCard</name>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Checkpoints, warnings and other events appear here.</source>
        <translation>Checkpoints, avertissements et autres événements apparaissent ici.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Events shown</source>
        <translation>Événements montrés</translation>
    </message>
    <message>
        <source>Choose an event to move the cursor of all charts there</source>
        <translation>Choisir un événement pour y déplacer le curseur de tous les graphiques</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveHeaderBar</name>
    <message>
        <source>Checkpoint now</source>
        <translation>Checkpoint maintenant</translation>
    </message>
    <message>
        <source>Write a checkpoint at the next step and continue training</source>
        <translation>Écrire un checkpoint au prochain pas et continuer l’entraînement</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Write a checkpoint and end the run, which can then be resumed</source>
        <translation>Écrire un checkpoint et terminer le run, qui peut ensuite être repris</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Continue from the newest checkpoint as a new attempt of the same run</source>
        <translation>Continuer depuis le checkpoint le plus récent, comme nouvelle tentative du même run</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Remove the run from the queue</source>
        <translation>Retirer le run de la file d’attente</translation>
    </message>
    <message>
        <source>Choose the run to watch</source>
        <translation>Choisir le run à suivre</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>ETA</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Écoulé</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>échantillons/s</translation>
    </message>
    <message>
        <source>LR</source>
        <translation>LR</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
    <message>
        <source>Resuming…</source>
        <translation>Reprise…</translation>
    </message>
    <message>
        <source>Trace the next 20 steps</source>
        <translation>Tracer les 20 prochains pas</translation>
    </message>
    <message>
        <source>Record a timeline of every rank for the Timeline page</source>
        <translation>Enregistrer une chronologie de chaque rang pour la page Chronologie</translation>
    </message>
    <message>
        <source>Show traces</source>
        <translation>Montrer les traces</translation>
    </message>
    <message>
        <source>On the Timeline page</source>
        <translation>À la page Chronologie</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Retenir</translation>
    </message>
    <message>
        <source>Keep the job from starting</source>
        <translation>Empêcher le job de démarrer</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Libérer</translation>
    </message>
    <message>
        <source>Allow the job to start</source>
        <translation>Autoriser le job à démarrer</translation>
    </message>
    <message>
        <source>Requeue</source>
        <translation>Remettre en file</translation>
    </message>
    <message>
        <source>End the job and put it back in the cluster's queue; it continues from its newest checkpoint</source>
        <translation>Terminer le job et le remettre dans la file d’attente du cluster ; il continue depuis son checkpoint le plus récent</translation>
    </message>
    <message>
        <source>Extend time…</source>
        <translation>Prolonger…</translation>
    </message>
    <message>
        <source>Save a checkpoint and continue in a new job with more time</source>
        <translation>Enregistrer un checkpoint et continuer dans un nouveau job avec plus de temps</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>Sparsité</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>Predictions, mistakes, layers and weights of the net, from a checkpoint</source>
        <translation>Prédictions, erreurs, couches et poids du réseau, d’après un checkpoint</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveLogCard</name>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Config</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Avertissements et erreurs</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Levels shown</source>
        <translation>Niveaux montrés</translation>
    </message>
    <message>
        <source>Find in log</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>Enter jumps to the next match, backwards from the newest line</source>
        <translation>Entrée passe à l’occurrence suivante, en remontant depuis la ligne la plus récente</translation>
    </message>
    <message>
        <source>Keep the newest line visible</source>
        <translation>Garder visible la ligne la plus récente</translation>
    </message>
    <message>
        <source>The engine's log appears here once it has started.</source>
        <translation>Le journal du moteur apparaît ici dès son démarrage.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuration</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveOptionsCard</name>
    <message>
        <source>Chart options</source>
        <translation>Options des graphiques</translation>
    </message>
    <message>
        <source>Log y</source>
        <translation>Log y</translation>
    </message>
    <message>
        <source>Raw values</source>
        <translation>Valeurs brutes</translation>
    </message>
    <message>
        <source>Clip outliers</source>
        <translation>Écrêter</translation>
    </message>
    <message>
        <source>Link cursors</source>
        <translation>Lier curseurs</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>Axe X</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Palier</translation>
    </message>
    <message>
        <source>Optimizer steps</source>
        <translation>Pas de l’optimiseur</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Époque</translation>
    </message>
    <message>
        <source>Passes over the training data</source>
        <translation>Passages sur les données d’entraînement</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Training samples seen</source>
        <translation>Échantillons d’entraînement vus</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Lissage</translation>
    </message>
    <message>
        <source>Logarithmic axis for losses; it cannot show values of zero or below</source>
        <translation>Axe logarithmique pour les loss ; il ne peut pas montrer de valeurs nulles ou négatives</translation>
    </message>
    <message>
        <source>Shows the unsmoothed values behind the line, with a band from the smallest to the largest</source>
        <translation>Montre les valeurs non lissées derrière la ligne, avec une bande de la plus petite à la plus grande</translation>
    </message>
    <message>
        <source>Fit the axis to most of the values; a triangle at the edge marks values outside</source>
        <translation>Ajuster l’axe à la plupart des valeurs ; un triangle au bord marque les valeurs hors cadre</translation>
    </message>
    <message>
        <source>Show the same position in every chart</source>
        <translation>Montrer la même position dans tous les graphiques</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Run entier</translation>
    </message>
    <message>
        <source>Last half</source>
        <translation>Dernière moitié</translation>
    </message>
    <message>
        <source>Last tenth</source>
        <translation>Dernier dixième</translation>
    </message>
    <message>
        <source>Zoomed</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Export the charts</source>
        <translation>Exporter les graphiques</translation>
    </message>
    <message>
        <source>Picture, PNG…</source>
        <translation>Image, PNG…</translation>
    </message>
    <message>
        <source>Vector graphic, SVG…</source>
        <translation>Image vectorielle, SVG…</translation>
    </message>
    <message>
        <source>Table of the shown values, CSV…</source>
        <translation>Tableau des valeurs affichées, CSV…</translation>
    </message>
    <message>
        <source>Log x</source>
        <translation>Log x</translation>
    </message>
    <message>
        <source>Time trained</source>
        <translation>Temps d’entraînement</translation>
    </message>
    <message>
        <source>Without the pauses between attempts</source>
        <translation>Sans les pauses entre les tentatives</translation>
    </message>
    <message>
        <source>Time since the start</source>
        <translation>Temps depuis le départ</translation>
    </message>
    <message>
        <source>By the clock, with the pauses between attempts</source>
        <translation>À l’horloge, avec les pauses entre les tentatives</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Date and time of day</source>
        <translation>Date et heure</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponentiel</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gaussien</translation>
    </message>
    <message>
        <source>Of the values up to each one, newer ones with more weight</source>
        <translation>Des valeurs jusqu’à chacune, les plus récentes pesant davantage</translation>
    </message>
    <message>
        <source>Of the values on both sides of each one</source>
        <translation>Des valeurs de part et d’autre de chacune</translation>
    </message>
    <message>
        <source>Of both sides, nearer ones with more weight</source>
        <translation>Des deux côtés, les plus proches pesant davantage</translation>
    </message>
    <message>
        <source>Kind of smoothing</source>
        <translation>Type de lissage</translation>
    </message>
    <message>
        <source>Strength of the smoothing, and how many values a mean of the same effect has; 0 shows unsmoothed values</source>
        <translation>Force du lissage, et nombre de valeurs d’une moyenne de même effet ; 0 montre les valeurs non lissées</translation>
    </message>
    <message>
        <source>Logarithmic x axis; it begins at the first position above zero</source>
        <translation>Axe x logarithmique ; il commence à la première position au-dessus de zéro</translation>
    </message>
    <message>
        <source>Wheel over a chart: zoom. Drag: move. Shift and drag: zoom into a box. Backspace: previous view. Double-click: whole run. Right click: copy, export.</source>
        <translation>Molette sur un graphique : zoomer. Glisser : déplacer. Maj et glisser : zoomer dans un cadre. Retour arrière : vue précédente. Double-clic : run entier. Clic droit : copier, exporter.</translation>
    </message>
    <message>
        <source>%1 ≈ %2 values</source>
        <translation>%1 ≈ %2 valeurs</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
</context>
<context>
    <name>trainyard::LivePage</name>
    <message>
        <source>No run yet</source>
        <translation>Pas encore de run</translation>
    </message>
    <message>
        <source>Start a run to see its curves here while it trains. New run has a first run prepared; it uses built-in data and takes a few minutes.</source>
        <translation>Lancer un run pour voir ici ses courbes pendant l’entraînement. Nouveau run en propose un premier, tout prêt ; il utilise des données intégrées et dure quelques minutes.</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nouveau run</translation>
    </message>
    <message>
        <source>Clone as new run</source>
        <translation>Cloner</translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation>Montrer dans Runs</translation>
    </message>
    <message>
        <source>Open run directory</source>
        <translation>Ouvrir le dossier du run</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>Arrêter le run ?</translation>
    </message>
    <message>
        <source>%1 writes a checkpoint and ends. Resume continues from there.</source>
        <translation>%1 écrit un checkpoint et se termine. Reprendre continue à partir de là.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Export the charts</source>
        <translation>Exporter les graphiques</translation>
    </message>
    <message>
        <source>Charts exported to %1</source>
        <translation>Graphiques exportés dans %1</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>Draw the network</source>
        <translation>Dessiner le réseau</translation>
    </message>
    <message>
        <source>Extend time</source>
        <translation>Prolonger</translation>
    </message>
    <message>
        <source>Time limit of the new job in minutes:</source>
        <translation>Limite de temps du nouveau job en minutes :</translation>
    </message>
    <message>
        <source>Fetch checkpoints and results…</source>
        <translation>Récupérer checkpoints et résultats…</translation>
    </message>
    <message>
        <source>This run is on this computer: %1</source>
        <translation>Ce run est sur cet ordinateur : %1</translation>
    </message>
    <message>
        <source>Its run directory is on another machine. Fetch the files that you want to see.</source>
        <translation>Son dossier est sur une autre machine. Récupérer les fichiers à consulter.</translation>
    </message>
    <message>
        <source>Weights and thresholds</source>
        <translation>Poids et seuils</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>Enregistrer le ticket…</translation>
    </message>
    <message>
        <source>Compact the net…</source>
        <translation>Compacter le réseau…</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveRanksCard</name>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Step time and waiting by rank</source>
        <translation>Durée des pas et attente par rang</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveSparsityCard</name>
    <message>
        <source>Weights left</source>
        <translation>Poids restants</translation>
    </message>
    <message>
        <source>%1 of all</source>
        <translation>%1 du total</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveViewModel</name>
    <message>
        <source>The next %1 steps will be traced; the Timeline page shows them.</source>
        <translation>Les %1 prochains pas seront tracés ; la page Chronologie les montre.</translation>
    </message>
    <message>
        <source>The run saves a checkpoint and stops; a new job continues it with a limit of %1 minutes.</source>
        <translation>Le run enregistre un checkpoint et s’arrête ; un nouveau job le continue avec une limite de %1 minutes.</translation>
    </message>
    <message>
        <source>There is no information from %1 yet.</source>
        <translation>Il n’y a pas encore d’informations de %1.</translation>
    </message>
    <message>
        <source>State at %1: %2 is not connected.</source>
        <translation>État à %1 : %2 n’est pas connectée.</translation>
    </message>
    <message>
        <source>%1 Its connection is paused.</source>
        <translation>%1 Sa connexion est en pause.</translation>
    </message>
    <message>
        <source>%1 Trainyard is reconnecting; the run continues there.</source>
        <translation>%1 Trainyard se reconnecte ; le run y continue.</translation>
    </message>
    <message>
        <source>%1 Connect to it on the Machines page; the run continues there.</source>
        <translation>%1 La connecter à la page Machines ; le run y continue.</translation>
    </message>
</context>
<context>
    <name>trainyard::LoginDesk</name>
    <message>
        <source>The machine refused the answer from the keychain.</source>
        <translation>La machine a refusé la réponse du trousseau.</translation>
    </message>
    <message>
        <source>That passphrase did not unlock the key.</source>
        <translation>Cette phrase secrète n’a pas déverrouillé la clé.</translation>
    </message>
</context>
<context>
    <name>trainyard::LoginDialog</name>
    <message>
        <source>Log in to %1</source>
        <translation>Se connecter à %1</translation>
    </message>
    <message>
        <source>A key for %1 is locked</source>
        <translation>Une clé pour %1 est verrouillée</translation>
    </message>
    <message>
        <source>%1 requires a login</source>
        <translation>%1 exige une authentification</translation>
    </message>
    <message>
        <source>Remember in the keychain</source>
        <translation>Retenir dans le trousseau</translation>
    </message>
    <message>
        <source>Stored only in the desktop's keychain, after the machine has accepted it</source>
        <translation>Stocké seulement dans le trousseau du bureau, une fois accepté par la machine</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>Se connecter</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineChart</name>
    <message>
        <source>time since the search was started</source>
        <translation>temps depuis le lancement de la recherche</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineCheckCard</name>
    <message>
        <source>Check this machine</source>
        <translation>Vérifier cette machine</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <source>Compares every operator with an independent calculation, and compares the speed of memory, arithmetic, disk and data loading with the expected values. It takes about ten seconds; nothing else should run.</source>
        <translation>Compare chaque opérateur à un calcul indépendant, et la vitesse de la mémoire, du calcul, du disque et du chargement des données aux valeurs attendues. Cela prend environ dix secondes ; rien d’autre ne devrait tourner.</translation>
    </message>
    <message>
        <source>32-bit numbers</source>
        <translation>Nombres de 32 bits</translation>
    </message>
    <message>
        <source>16-bit numbers, if the processor supports them</source>
        <translation>Nombres de 16 bits, si le processeur les prend en charge</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Atteint</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Verdict</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineCheckViewModel</name>
    <message>
        <source>images/s</source>
        <translation>images/s</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lent</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>Arrêt…</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Démarrage…</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <translation>Vérification %1 sur %2</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Tout va bien</translation>
    </message>
    <message>
        <source>All results are right, but a part is slower than it should be</source>
        <translation>Tous les résultats sont justes, mais une partie est plus lente que prévu</translation>
    </message>
    <message>
        <source>Memory bandwidth, %1</source>
        <translation>Bande passante mémoire, %1</translation>
    </message>
    <message>
        <source>Multiply-adds in registers, %1</source>
        <translation>Multiplications-additions en registres, %1</translation>
    </message>
    <message>
        <source>Matrix products in %1, %2</source>
        <translation>Produits matriciels en %1, %2</translation>
    </message>
    <message>
        <source>Disk, writing</source>
        <translation>Disque, écriture</translation>
    </message>
    <message>
        <source>Disk, reading</source>
        <translation>Disque, lecture</translation>
    </message>
    <message>
        <source>Decoding JPEG, 1 thread</source>
        <translation>Décodage JPEG, 1 thread</translation>
    </message>
    <message>
        <source>Loading JPEG files, %1</source>
        <translation>Chargement de fichiers JPEG, %1</translation>
    </message>
    <message>
        <source>Loading images from memory</source>
        <translation>Chargement d’images depuis la mémoire</translation>
    </message>
    <message>
        <source>Keep runs on a local disk or another one: set TRAINYARD_HOME to a folder on it.</source>
        <translation>Garder les runs sur un disque local ou un autre : définir TRAINYARD_HOME comme un de ses dossiers.</translation>
    </message>
    <message>
        <source>Check whether other programs use the processor, and whether oneDNN is the version that Trainyard was installed with.</source>
        <translation>Vérifier si d’autres programmes utilisent le processeur, et si oneDNN est la version avec laquelle Trainyard a été installé.</translation>
    </message>
    <message>
        <source>Close other programs and check again. If nothing changes, the processor may be throttled or shared with others.</source>
        <translation>Fermer les autres programmes et vérifier de nouveau. Si rien ne change, le processeur est peut-être bridé ou partagé avec d’autres.</translation>
    </message>
    <message>
        <source>Operators, compared with the reference</source>
        <translation>Opérateurs, comparés à la référence</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… et %1 de plus</translation>
    </message>
    <message>
        <source>Results of this device cannot be trusted. Please report this with the copied text.</source>
        <translation>Les résultats de ce périphérique ne sont pas fiables. Merci de le signaler avec le texte copié.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non mesuré</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>%1, %2, %3; %4; took %5</source>
        <translation>%1, %2, %3 ; %4 ; durée %5</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s)</source>
        <translation><numerusform>%Ln thread</numerusform><numerusform>%Ln threads</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) (is|are) wrong</source>
        <translation><numerusform>%Ln élément est faux</numerusform><numerusform>%Ln éléments sont faux</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::MachineDialog</name>
    <message>
        <source>Add a machine</source>
        <translation>Ajouter une machine</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add and test</source>
        <translation>Ajouter et tester</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Over SSH</source>
        <translation>Par SSH</translation>
    </message>
    <message>
        <source>A cluster's login node, or another workstation</source>
        <translation>Le nœud de connexion d’un cluster, ou un autre poste</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>This computer is itself a login node with SLURM</source>
        <translation>Cet ordinateur est lui-même un nœud de connexion avec SLURM</translation>
    </message>
    <message>
        <source>Type of connection</source>
        <translation>Type de connexion</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Atteint</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>A host in ~/.ssh/config, a name or an address</source>
        <translation>Un hôte de ~/.ssh/config, un nom ou une adresse</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name shown in this window</source>
        <translation>Nom affiché dans cette fenêtre</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>From ~/.ssh/config</source>
        <translation>D’après ~/.ssh/config</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Jump hosts</source>
        <translation>Hôtes de rebond</translation>
    </message>
    <message>
        <source>user@host:port; separate several with commas in the order of connection; "none" for none</source>
        <translation>user@host:port ; en séparer plusieurs par des virgules dans l’ordre de connexion ; "none" pour aucun</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>Fichier de clé</translation>
    </message>
    <message>
        <source>A private key on this computer, tried first</source>
        <translation>Une clé privée sur cet ordinateur, essayée en premier</translation>
    </message>
    <message>
        <source>SLURM</source>
        <translation>SLURM</translation>
    </message>
    <message>
        <source>Jobs are submitted to the cluster's queue</source>
        <translation>Les jobs sont soumis à la file d’attente du cluster</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Runs start automatically when cores and GPUs are free</source>
        <translation>Les runs démarrent automatiquement quand des cœurs et des GPU sont libres</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Ordonnanceur</translation>
    </message>
    <message>
        <source>Path on the machine; may start with ~/ or contain a variable such as $SCRATCH</source>
        <translation>Chemin sur la machine ; peut commencer par ~/ ou contenir une variable comme $SCRATCH</translation>
    </message>
    <message>
        <source>Runs folder</source>
        <translation>Dossier des runs</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Dossier de données</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>trainyard-engine, in the machine's PATH</source>
        <translation>trainyard-engine, dans le PATH de la machine</translation>
    </message>
    <message>
        <source>Connect when the window opens</source>
        <translation>Connecter à l’ouverture de la fenêtre</translation>
    </message>
    <message>
        <source>~/.ssh/config: %1@%2, port %3</source>
        <translation>~/.ssh/config: %1@%2, port %3</translation>
    </message>
    <message>
        <source>%1, via %2</source>
        <translation>%1, via %2</translation>
    </message>
    <message>
        <source>Hosts in ~/.ssh/config to choose from: %1</source>
        <translation>Hôtes de ~/.ssh/config au choix : %1</translation>
    </message>
    <message>
        <source>Without SLURM, this computer is listed as "This workstation"</source>
        <translation>Sans SLURM, cet ordinateur est listé comme « Ce poste »</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Let my group read what Trainyard creates there</source>
        <translation>Laisser mon groupe lire ce que Trainyard y crée</translation>
    </message>
    <message>
        <source>Otherwise only your account can read runs, data and logs on the machine</source>
        <translation>Sinon, seul votre compte peut lire les runs, les données et les journaux sur la machine</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineHeaderCard</name>
    <message>
        <source>Copy this text</source>
        <translation>Copier ce texte</translation>
    </message>
    <message>
        <source>Open a terminal on the machine</source>
        <translation>Ouvrir un terminal sur la machine</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Batch script…</source>
        <translation>Script batch…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Forget saved passwords</source>
        <translation>Oublier les mots de passe</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Enlever de la liste</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Connecter</translation>
    </message>
    <message>
        <source>Host key</source>
        <translation>Clé d’hôte</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copier l’empreinte</translation>
    </message>
    <message>
        <source>Known and unchanged</source>
        <translation>Connue et inchangée</translation>
    </message>
    <message>
        <source>Continue: query it again</source>
        <translation>Continuer : l’interroger de nouveau</translation>
    </message>
    <message>
        <source>Pause: stay logged in, but do not query it</source>
        <translation>Pause : rester connecté, mais ne pas l’interroger</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Déconnecter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineJobsCard</name>
    <message>
        <source>My jobs</source>
        <translation>Mes jobs</translation>
    </message>
    <message>
        <source>No jobs on this machine</source>
        <translation>Aucun job sur cette machine</translation>
    </message>
    <message>
        <source>Show finished</source>
        <translation>Avec terminés</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>Annuler le job</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>Montrer le run</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Retenir</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Libérer</translation>
    </message>
    <message>
        <source>Put back in the queue</source>
        <translation>Remettre en file d’attente</translation>
    </message>
    <message>
        <source>Terminal on its node</source>
        <translation>Terminal sur son nœud</translation>
    </message>
    <message>
        <source>Also show jobs that ended within the last day</source>
        <translation>Montrer aussi les jobs terminés depuis un jour</translation>
    </message>
    <message>
        <source>Nothing known yet</source>
        <translation>Rien de connu encore</translation>
    </message>
    <message>
        <source>Jobs that you start on this machine appear here with their state and the reason for waiting.</source>
        <translation>Les jobs lancés sur cette machine apparaissent ici avec leur état et la raison de l’attente.</translation>
    </message>
    <message>
        <source>Connect to the machine to see your jobs.</source>
        <translation>Se connecter à la machine pour voir ses propres jobs.</translation>
    </message>
    <message>
        <source>Cancel jobs</source>
        <translation>Annuler les jobs</translation>
    </message>
    <message>
        <source>Cancel job %1?</source>
        <translation>Annuler le job %1 ?</translation>
    </message>
    <message>
        <source>Cancel %1 jobs?</source>
        <translation>Annuler %1 jobs ?</translation>
    </message>
    <message>
        <source>A run's saved checkpoints are kept; it can be resumed from the last one.</source>
        <translation>Les checkpoints enregistrés d’un run sont gardés ; il peut être repris à partir du dernier.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>Save now</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Extend time…</source>
        <translation>Prolonger…</translation>
    </message>
    <message>
        <source>Extend time</source>
        <translation>Prolonger</translation>
    </message>
    <message>
        <source>The run saves a checkpoint and stops, and a new job continues it with this time limit in hours:</source>
        <translation>Le run enregistre un checkpoint et s’arrête, et un nouveau job le continue avec cette limite de temps en heures :</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineStrip</name>
    <message>
        <source>%1 running</source>
        <translation>%1 en cours</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 en attente</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineTrialCard</name>
    <message>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <source>Checks step by step whether the machine can run training, and says what to do if it cannot.</source>
        <translation>Vérifie pas à pas si la machine peut exécuter l’entraînement, et dit que faire sinon.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineWords</name>
    <message>
        <source>Connecting</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connectée</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation>Clé refusée</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Non connectée</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Hors ligne</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>next try in %1 s</source>
        <translation>prochain essai dans %1 s</translation>
    </message>
    <message>
        <source>since %1, %2</source>
        <translation>depuis %1, %2</translation>
    </message>
    <message>
        <source>last contact %1</source>
        <translation>dernier contact %1</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Accès</translation>
    </message>
    <message>
        <source>Host key</source>
        <translation>Clé d’hôte</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Ordonnanceur</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Attend</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Non testé</translation>
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
        <translation>%1 j %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln reconnect(s)</source>
        <translation><numerusform>%1, %Ln reconnexion</numerusform><numerusform>%1, %Ln reconnexions</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln core(s)</source>
        <translation><numerusform>%Ln cœur</numerusform><numerusform>%Ln cœurs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln partition(s)</source>
        <translation><numerusform>%Ln partition</numerusform><numerusform>%Ln partitions</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln job(s) at once</source>
        <translation><numerusform>au plus %Ln job à la fois</numerusform><numerusform>au plus %Ln jobs à la fois</numerusform></translation>
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
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Query the machine now</source>
        <translation>Interroger la machine maintenant</translation>
    </message>
    <message>
        <source>Add machine…</source>
        <translation>Ajouter une machine…</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>The keychain no longer has passwords of machines</source>
        <translation>Le trousseau n’a plus de mots de passe de machines</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitions</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Accounts, quality of service and quota</source>
        <translation>Comptes, qualité de service et quota</translation>
    </message>
    <message>
        <source>Resources of the cluster</source>
        <translation>Ressources du cluster</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>seen at %1</source>
        <translation>vu à %1</translation>
    </message>
    <message>
        <source>%1 % busy · </source>
        <translation>%1 % occupé · </translation>
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
        <translation>%1 · %2%3 sur %4%5</translation>
    </message>
    <message>
        <source>Nothing is known about it yet. Connect to see its partitions, nodes and limits.</source>
        <translation>On n’en sait encore rien. Se connecter pour voir ses partitions, nœuds et limites.</translation>
    </message>
    <message>
        <source>The cluster did not report any partitions.</source>
        <translation>Le cluster n’a indiqué aucune partition.</translation>
    </message>
    <message>
        <source>Its driver reports no GPU; runs use its %1.</source>
        <translation>Son pilote n’indique aucun GPU ; les runs utilisent son %1.</translation>
    </message>
    <message>
        <source>No terminal program was found. Run: %1</source>
        <translation>Aucun programme de terminal trouvé. Exécuter : %1</translation>
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
        <translation>%1, pas de GPU</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 running, %2 waiting</source>
        <translation>%1 en cours, %2 en attente</translation>
    </message>
    <message>
        <source>no scheduler</source>
        <translation>pas d’ordonnanceur</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>état de %1</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Logged in by</source>
        <translation>Connexion par</translation>
    </message>
    <message>
        <source>Jump hosts</source>
        <translation>Hôtes de rebond</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Aller-retour</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Of a minimal command</source>
        <translation>D’une commande minimale</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Ordonnanceur</translation>
    </message>
    <message>
        <source>none; Trainyard's own queue</source>
        <translation>aucun ; la file d’attente propre à Trainyard</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Processeur</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Runs folder</source>
        <translation>Dossier des runs</translation>
    </message>
    <message>
        <source>Disk free</source>
        <translation>Disque libre</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Where runs are stored</source>
        <translation>Où sont gardés les runs</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>%1 s off</source>
        <translation>%1 s d’écart</translation>
    </message>
    <message>
        <source>Its clock differs from this computer's; times of jobs are those of its own clock</source>
        <translation>Son horloge diffère de celle de cet ordinateur ; les heures des jobs sont celles de sa propre horloge</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>partition %1</translation>
    </message>
    <message>
        <source>QoS %1</source>
        <translation>QoS %1</translation>
    </message>
    <message>
        <source>at most %1 queued</source>
        <translation>au plus %1 en file</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>Account %1 (default)</source>
        <translation>Compte %1 (par défaut)</translation>
    </message>
    <message>
        <source>Account %1</source>
        <translation>Compte %1</translation>
    </message>
    <message>
        <source>no limits</source>
        <translation>sans limites</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>the cluster keeps none</source>
        <translation>le cluster n’en tient pas</translation>
    </message>
    <message>
        <source>per job: %1</source>
        <translation>par job : %1</translation>
    </message>
    <message>
        <source>per user: %1</source>
        <translation>par utilisateur : %1</translation>
    </message>
    <message>
        <source>Largest array</source>
        <translation>Plus grand tableau</translation>
    </message>
    <message>
        <source>Home folder</source>
        <translation>Dossier personnel</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 libres</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>Not reported</source>
        <translation>Non indiqué</translation>
    </message>
    <message>
        <source>%1 was removed from the list; its jobs continue</source>
        <translation>%1 a été enlevée de la liste ; ses jobs continuent</translation>
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
        <translation>Magnitude cumulée</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>%1 est choisi</translation>
    </message>
    <message>
        <source>weight magnitude |w|</source>
        <translation>magnitude des poids |w|</translation>
    </message>
    <message>
        <source>%1 are exactly 0</source>
        <translation>%1 sont exactement 0</translation>
    </message>
    <message>
        <source>%1 at 0</source>
        <translation>%1 à 0</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>%1 bins a decade, weights</source>
        <translation>%1 classes par décade, poids</translation>
    </message>
    <message>
        <source>bins of equal width, weights</source>
        <translation>classes de même largeur, poids</translation>
    </message>
    <message>
        <source>pruned at %1</source>
        <translation>élagué à %1</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardé</translation>
    </message>
</context>
<context>
    <name>trainyard::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New run</source>
        <translation>&amp;Nouveau run</translation>
    </message>
    <message>
        <source>Open &amp;data folder</source>
        <translation>Ouvrir le dossier de &amp;données</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Run</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;About Trainyard</source>
        <translation>À &amp;propos de Trainyard</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>%1 — Trainyard</source>
        <translation>%1 — Trainyard</translation>
    </message>
    <message>
        <source>Open a run on the Live page to act on it</source>
        <translation>Ouvrir un run à la page En direct pour agir sur lui</translation>
    </message>
    <message>
        <source>User's &amp;guide</source>
        <translation>&amp;Guide d’utilisation</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
</context>
<context>
    <name>trainyard::MemoryBar</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>activations</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>paramètres</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>gradients</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>optimiseur</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The images stay on the GPU (%1): each step transfers only their indices and random changes.</source>
        <translation>Les images restent sur le GPU (%1) : chaque pas ne transfère que leurs indices et leurs modifications aléatoires.</translation>
    </message>
    <message>
        <source>Each step transfers its images to the GPU, because all of them would fill more than a quarter of its free memory or leave too little for the network.</source>
        <translation>Chaque pas transfère ses images vers le GPU, car toutes ensemble rempliraient plus d’un quart de sa mémoire libre ou en laisseraient trop peu au réseau.</translation>
    </message>
    <message>
        <source>Each step transfers its images to the GPU, because the processor computes resized crops, RandAugment and colour changes.</source>
        <translation>Chaque pas transfère ses images vers le GPU, car le processeur calcule les recadrages redimensionnés, RandAugment et les changements de couleur.</translation>
    </message>
    <message>
        <source>Each step transfers its images to the GPU, because TRAINYARD_RESIDENT_MIB is 0.</source>
        <translation>Chaque pas transfère ses images vers le GPU, car TRAINYARD_RESIDENT_MIB vaut 0.</translation>
    </message>
    <message>
        <source>images</source>
        <translation>images</translation>
    </message>
</context>
<context>
    <name>trainyard::MistakesModel</name>
    <message>
        <source>%1
“%2” taken for “%3”, loss %4</source>
        <translation>%1
« %2 » pris pour « %3 », loss %4</translation>
    </message>
    <message>
        <source>%1 taken for %2, %3 sure</source>
        <translation>%1 pris pour %2, confiance %3</translation>
    </message>
</context>
<context>
    <name>trainyard::MistakesView</name>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
</context>
<context>
    <name>trainyard::ModelGroup</name>
    <message>
        <source>known once the settings are checked</source>
        <translation>connu une fois les réglages vérifiés</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; parameters</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; paramètres</translation>
    </message>
    <message>
        <source>%1/image</source>
        <translation>%1/image</translation>
    </message>
    <message>
        <source>memory &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>mémoire &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Fichier de modèle</translation>
    </message>
    <message>
        <source>Choose a model file, a Keras architecture or an ONNX model</source>
        <translation>Choisir un fichier de modèle, une architecture Keras ou un modèle ONNX</translation>
    </message>
    <message>
        <source>Models (*.json *.onnx);;All files (*)</source>
        <translation>Modèles (*.json *.onnx);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Initial weights</source>
        <translation>Poids initiaux</translation>
    </message>
    <message>
        <source>Choose a checkpoint, weights of Keras or an ONNX model</source>
        <translation>Choisir un checkpoint, des poids de Keras ou un modèle ONNX</translation>
    </message>
    <message>
        <source>Weights (*.safetensors *.h5 *.onnx);;All files (*)</source>
        <translation>Poids (*.safetensors *.h5 *.onnx);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>trainyard::NameTotalsModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Le plus long</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
</context>
<context>
    <name>trainyard::NetDiagram</name>
    <message>
        <source>Diagram of the network</source>
        <translation>Diagramme du réseau</translation>
    </message>
</context>
<context>
    <name>trainyard::NetDialog</name>
    <message>
        <source>Diagram</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>The layers from input to output</source>
        <translation>Les couches de l’entrée à la sortie</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>The layers as a table that can be sorted</source>
        <translation>Les couches sous forme de tableau triable</translation>
    </message>
    <message>
        <source>Find a layer</source>
        <translation>Chercher une couche</translation>
    </message>
    <message>
        <source>By name or kind; Enter jumps to the next match</source>
        <translation>Par nom ou type ; Entrée passe à l’occurrence suivante</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Déplier</translation>
    </message>
    <message>
        <source>Shows every layer</source>
        <translation>Montre toutes les couches</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Replier</translation>
    </message>
    <message>
        <source>Shows blocks instead of their layers</source>
        <translation>Montre des blocs au lieu de leurs couches</translation>
    </message>
    <message>
        <source>Smaller (−, or Ctrl and the wheel)</source>
        <translation>Plus petit (−, ou Ctrl et la molette)</translation>
    </message>
    <message>
        <source>Larger (+, or Ctrl and the wheel)</source>
        <translation>Plus grand (+, ou Ctrl et la molette)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Picture, PNG…</source>
        <translation>Image, PNG…</translation>
    </message>
    <message>
        <source>Vector graphic, SVG…</source>
        <translation>Image vectorielle, SVG…</translation>
    </message>
    <message>
        <source>Layers of the network</source>
        <translation>Couches du réseau</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Network of %1</source>
        <translation>Réseau de %1</translation>
    </message>
    <message>
        <source>Building the network…</source>
        <translation>Construction du réseau…</translation>
    </message>
    <message>
        <source>No network to show</source>
        <translation>Aucun réseau à montrer</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 couches</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 paramètres</translation>
    </message>
    <message>
        <source>Export the network</source>
        <translation>Exporter le réseau</translation>
    </message>
</context>
<context>
    <name>trainyard::NetViewModel</name>
    <message>
        <source>There is no network to show: its settings contradict each other.</source>
        <translation>Il n’y a pas de réseau à montrer : ses réglages se contredisent.</translation>
    </message>
    <message>
        <source>The run's settings are no longer in the store.</source>
        <translation>Les réglages du run ne sont plus dans la base.</translation>
    </message>
    <message>
        <source>The run's data cannot be read on this computer, so the number of classes in the last layer is a guess.</source>
        <translation>Les données du run sont illisibles sur cet ordinateur, le nombre de classes de la dernière couche est donc supposé.</translation>
    </message>
    <message>
        <source>%1 layers · %2 parameters · %3 and %4 of activations per sample, forward</source>
        <translation>%1 couches · %2 paramètres · %3 et %4 d’activations par échantillon, passe avant</translation>
    </message>
</context>
<context>
    <name>trainyard::NewRunPage</name>
    <message>
        <source>Name of the run</source>
        <translation>Nom du run</translation>
    </message>
    <message>
        <source>Name of the run. It follows the settings until you change it; clear it to get a proposed name again.</source>
        <translation>Nom du run. Il suit les réglages jusqu’à ce qu’il soit modifié ; le vider pour retrouver un nom proposé.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Undoes every change since the preset or the clone</source>
        <translation>Annule toutes les modifications depuis le préréglage ou le clone</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Enregistrer le préréglage…</translation>
    </message>
    <message>
        <source>Saves these settings under a name for later runs</source>
        <translation>Enregistre ces réglages sous un nom pour des runs ultérieurs</translation>
    </message>
    <message>
        <source>Start run</source>
        <translation>Lancer le run</translation>
    </message>
    <message>
        <source>clone of %1</source>
        <translation>clone de %1</translation>
    </message>
    <message>
        <source>name from settings</source>
        <translation>nom automatique</translation>
    </message>
    <message>
        <source>%1 (modified)</source>
        <translation>%1 (modifié)</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>Réglages propres</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>Clone</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Démarrage…</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Mettre en file</translation>
    </message>
    <message>
        <source>The run waits in the queue until enough cores are free; you can close this window.</source>
        <translation>Le run attend dans la file que suffisamment de cœurs soient libres ; cette fenêtre peut être fermée.</translation>
    </message>
    <message>
        <source>The run continues when this window is closed and appears again when you reopen it.</source>
        <translation>Le run continue quand cette fenêtre est fermée et réapparaît à sa réouverture.</translation>
    </message>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>Ce run n’est plus dans la base.</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nouveau run</translation>
    </message>
    <message>
        <source>Start as campaign…</source>
        <translation>Lancer en campagne…</translation>
    </message>
    <message>
        <source>A scaling study, several seeds or lottery tickets; shows all runs before queueing them</source>
        <translation>Une étude de scalabilité, plusieurs graines ou des lottery tickets ; montre tous les runs avant leur mise en file</translation>
    </message>
</context>
<context>
    <name>trainyard::NewRunViewModel</name>
    <message>
        <source>%1; %2</source>
        <translation>%1 ; %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>The run is being sent to the machine.</source>
        <translation>Le run est en cours d’envoi à la machine.</translation>
    </message>
    <message>
        <source>The settings are being checked.</source>
        <translation>Les réglages sont en cours de vérification.</translation>
    </message>
    <message>
        <source>Enter the full path, starting with /.</source>
        <translation>Saisir le chemin complet, commençant par /.</translation>
    </message>
    <message>
        <source>The check of the settings was cancelled: choose Check again.</source>
        <translation>La vérification des réglages a été annulée : choisir Vérifier de nouveau.</translation>
    </message>
    <message>
        <source>%1 is not connected: memory, GPUs and data are those of this workstation.</source>
        <translation>%1 n’est pas connectée : mémoire, GPU et données sont ceux de ce poste.</translation>
    </message>
    <message>
        <source>%1 could not be queried, so memory, GPUs and data are those of this workstation: %2</source>
        <translation>%1 n’a pas pu être interrogée, mémoire, GPU et données sont donc ceux de ce poste : %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) to solve first</source>
        <translation><numerusform>%Ln problème à résoudre d’abord</numerusform><numerusform>%Ln problèmes à résoudre d’abord</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation><numerusform>%Ln de plus</numerusform><numerusform>%Ln de plus</numerusform></translation>
    </message>
    <message>
        <source>%1; better: %2</source>
        <translation>%1 ; mieux : %2</translation>
    </message>
</context>
<context>
    <name>trainyard::NotesDialog</name>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>What did this run show?</source>
        <translation>Qu’a montré ce run ?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>trainyard::NumberEdit</name>
    <message>
        <source>Enter a number, such as 0.05 or 1e-4.</source>
        <translation>Saisir un nombre, comme 0,05 ou 1e-4.</translation>
    </message>
    <message>
        <source>Enter a whole number from 0 to 18446744073709551615.</source>
        <translation>Saisir un nombre entier de 0 à 18446744073709551615.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Saisir un nombre entier.</translation>
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
        <translation>d’ici %1</translation>
    </message>
    <message>
        <source>SLURM says: %1</source>
        <translation>SLURM indique : %1</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Sur %1</translation>
    </message>
    <message>
        <source>Start time, or the start that the scheduler expects</source>
        <translation>Heure de démarrage, ou celle qu’attend l’ordonnanceur</translation>
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
        <translation>État</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Écoulé</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
</context>
<context>
    <name>trainyard::PartitionsModel</name>
    <message>
        <source>%1 (down)</source>
        <translation>%1 (hors service)</translation>
    </message>
    <message>
        <source>? of %1</source>
        <translation>? sur %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 cores, %2</source>
        <translation>%1 cœurs, %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>The default for jobs without a partition</source>
        <translation>La partition par défaut des jobs qui n’en indiquent pas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPU par nœud</translation>
    </message>
    <message>
        <source>GPUs free</source>
        <translation>GPU libres</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Libres</translation>
    </message>
    <message>
        <source>Each node</source>
        <translation>Chaque nœud</translation>
    </message>
    <message>
        <source>Max time</source>
        <translation>Durée max.</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>À moi</translation>
    </message>
</context>
<context>
    <name>trainyard::PathField</name>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Fichier…</translation>
    </message>
</context>
<context>
    <name>trainyard::Placement</name>
    <message>
        <source>More about the job</source>
        <translation>En savoir plus sur le job</translation>
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
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Numbers that training changes</source>
        <translation>Nombres que modifie l’entraînement</translation>
    </message>
    <message>
        <source>Work per image</source>
        <translation>Travail par image</translation>
    </message>
    <message>
        <source>One forward pass; a multiply-add counts as two. A training step costs about three times as much</source>
        <translation>Une passe avant ; une multiplication-addition compte double. Un pas d’entraînement coûte environ trois fois plus</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Estimated peak memory of the engine</source>
        <translation>Pic de mémoire estimé du moteur</translation>
    </message>
    <message>
        <source>Steps per epoch</source>
        <translation>Pas par époque</translation>
    </message>
    <message>
        <source>Training samples ÷ batch size, rounded up</source>
        <translation>Échantillons d’entraînement ÷ taille de batch, arrondi au supérieur</translation>
    </message>
    <message>
        <source>Last batch</source>
        <translation>Dernier batch</translation>
    </message>
    <message>
        <source>Samples in the last step of an epoch, which is trained as well</source>
        <translation>Échantillons du dernier pas d’une époque, qui est entraîné aussi</translation>
    </message>
    <message>
        <source>Total steps</source>
        <translation>Pas au total</translation>
    </message>
    <message>
        <source>Steps per epoch × epochs</source>
        <translation>Pas par époque × époques</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Learning rate</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Layers of the network</source>
        <translation>Couches du réseau</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copies the run spec. Save it as spec.json, and the command above starts the same run</source>
        <translation>Copie la spécification du run. L’enregistrer sous spec.json, et la commande ci-dessus lance le même run</translation>
    </message>
    <message>
        <source>Run spec as JSON</source>
        <translation>Spécification en JSON</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Valable</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Pas de moteur</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>on this workstation · %1</source>
        <translation>sur ce poste · %1</translation>
    </message>
    <message>
        <source>on this workstation</source>
        <translation>sur ce poste</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>%1 classes: %2</source>
        <translation>%1 classes : %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>Not known yet.</source>
        <translation>Pas encore connu.</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 couches</translation>
    </message>
    <message>
        <source>%1 of %2 on this machine</source>
        <translation>%1 sur %2 sur cette machine</translation>
    </message>
    <message>
        <source>shown once the settings are valid</source>
        <translation>affiché dès que les réglages sont valables</translation>
    </message>
    <message>
        <source>peak %1, ends at %2</source>
        <translation>pic %1, finit à %2</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier de nouveau</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Checks the data folder and the settings again</source>
        <translation>Vérifie de nouveau le dossier de données et les réglages</translation>
    </message>
    <message>
        <source>Stops checking the data folder; the settings stay unchanged (Esc)</source>
        <translation>Cesse de vérifier le dossier de données ; les réglages restent inchangés (Échap)</translation>
    </message>
    <message>
        <source>Checking… %1 files</source>
        <translation>Vérification… %1 fichiers</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>Draw…</source>
        <translation>Dessiner…</translation>
    </message>
    <message>
        <source>Shows the network as a diagram and as a table in a separate window</source>
        <translation>Montre le réseau en diagramme et en tableau dans une fenêtre séparée</translation>
    </message>
    <message>
        <source>%1 of %2 on the GPU (%3)</source>
        <translation>%1 sur %2 sur le GPU (%3)</translation>
    </message>
    <message>
        <source>Estimated: parameters, gradients, optimizer state and activations as the engine allocates them; “other” assumes %1 for CUDA’s context and libraries, %2 for workspaces, and the batches in flight.</source>
        <translation>Estimé : paramètres, gradients, état de l’optimiseur et activations tels que le moteur les alloue ; « autre » suppose %1 pour le contexte et les bibliothèques de CUDA, %2 pour les espaces de travail, et les batchs en cours.</translation>
    </message>
    <message>
        <source>on %1, according to its login node</source>
        <translation>sur %1, selon son nœud de connexion</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>%1 of %2 on a node</source>
        <translation>%1 sur %2 sur un nœud</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation><numerusform>%Ln problème</numerusform><numerusform>%Ln problèmes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln rank(s) together</source>
        <translation><numerusform>%1 pour %Ln rang</numerusform><numerusform>%1 pour %Ln rangs ensemble</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Valid, %Ln warning(s)</source>
        <translation><numerusform>Valable, %Ln avertissement</numerusform><numerusform>Valable, %Ln avertissements</numerusform></translation>
    </message>
    <message>
        <source>%1 + %2 samples</source>
        <translation>%1 + %2 échantillons</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Cœurs</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation><numerusform>et %Ln de plus</numerusform><numerusform>et %Ln de plus</numerusform></translation>
    </message>
    <message>
        <source>bound</source>
        <translation>lié</translation>
    </message>
    <message>
        <source>not bound</source>
        <translation>non lié</translation>
    </message>
</context>
<context>
    <name>trainyard::PlanRanks</name>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Batch and learning rate by number of ranks</source>
        <translation>Batch et learning rate selon le nombre de rangs</translation>
    </message>
    <message>
        <source>the ranks share the batch, the rate stays</source>
        <translation>les rangs se partagent le batch, le taux reste</translation>
    </message>
    <message>
        <source>every rank has its own batch</source>
        <translation>chaque rang a son propre batch</translation>
    </message>
</context>
<context>
    <name>trainyard::PlanSection</name>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionFigures</name>
    <message>
        <source>No sample could be read.</source>
        <translation>Aucun échantillon n’a pu être lu.</translation>
    </message>
    <message>
        <source>This net was trained with the squared error. Its outputs are no probabilities, so there is no calibration.</source>
        <translation>Ce réseau a été entraîné avec l’erreur quadratique. Ses sorties ne sont pas des probabilités, il n’y a donc pas de calibration.</translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionsPane</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>The run's validation samples</source>
        <translation>Les échantillons de validation du run</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>The run's training samples, without augmentation</source>
        <translation>Les échantillons d’entraînement du run, sans augmentation</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Matrice de confusion</translation>
    </message>
    <message>
        <source>rows: true class, columns: predicted</source>
        <translation>lignes : classe réelle, colonnes : prédite</translation>
    </message>
    <message>
        <source>Most confused</source>
        <translation>Plus confondues</translation>
    </message>
    <message>
        <source>The %1 classes of the most frequent mistakes, such pairs side by side</source>
        <translation>Les %1 classes des erreurs les plus fréquentes, ces paires côte à côte</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Every class, in the order of the data set; scrolls</source>
        <translation>Toutes les classes, dans l’ordre du jeu de données ; défilable</translation>
    </message>
    <message>
        <source>Classes in the matrix</source>
        <translation>Classes dans la matrice</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Numbers of samples</source>
        <translation>Nombres d’échantillons</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Percent of the row's true class</source>
        <translation>Pourcentage de la classe réelle de la ligne</translation>
    </message>
    <message>
        <source>Numbers in the matrix</source>
        <translation>Nombres dans la matrice</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>worst first</source>
        <translation>pires d’abord</translation>
    </message>
    <message>
        <source>lowest precision</source>
        <translation>précision la plus basse</translation>
    </message>
    <message>
        <source>lowest recall</source>
        <translation>rappel le plus bas</translation>
    </message>
    <message>
        <source>most samples</source>
        <translation>plus d’échantillons</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>par nom</translation>
    </message>
    <message>
        <source>By F1, the harmonic mean of precision and recall</source>
        <translation>Par F1, la moyenne harmonique de la précision et du rappel</translation>
    </message>
    <message>
        <source>Order of the classes</source>
        <translation>Ordre des classes</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibration</translation>
    </message>
    <message>
        <source>right answers, with 95 % range</source>
        <translation>réponses justes, avec intervalle à 95 %</translation>
    </message>
    <message>
        <source>Expected calibration error: the mean distance between confidence and accuracy, weighted by samples, over 15 bins</source>
        <translation>Erreur de calibration attendue : l’écart moyen entre confiance et accuracy, pondéré par les échantillons, sur 15 classes</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Most sure</source>
        <translation>Plus sûres</translation>
    </message>
    <message>
        <source>The highest probability of the wrong class first</source>
        <translation>La plus haute probabilité de la mauvaise classe d’abord</translation>
    </message>
    <message>
        <source>Highest loss</source>
        <translation>Loss maximale</translation>
    </message>
    <message>
        <source>The lowest probability of the true class first</source>
        <translation>La plus basse probabilité de la classe réelle d’abord</translation>
    </message>
    <message>
        <source>Least sure</source>
        <translation>Moins sûres</translation>
    </message>
    <message>
        <source>The lowest probability of the predicted class first</source>
        <translation>La plus basse probabilité de la classe prédite d’abord</translation>
    </message>
    <message>
        <source>Order of the mistakes</source>
        <translation>Ordre des erreurs</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <translation>Montrer toutes les erreurs</translation>
    </message>
    <message>
        <source>Classify</source>
        <translation>Classer</translation>
    </message>
    <message>
        <source>Shows where the net looks in this sample and what each layer makes of it (Enter)</source>
        <translation>Montre où le réseau regarde dans cet échantillon et ce que chaque couche en fait (Entrée)</translation>
    </message>
    <message>
        <source>Save list…</source>
        <translation>Enregistrer la liste…</translation>
    </message>
    <message>
        <source>The predictions are being made</source>
        <translation>Les prédictions sont en cours de calcul</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The predictions were cancelled</source>
        <translation>Les prédictions ont été annulées</translation>
    </message>
    <message>
        <source>The predictions cannot be shown</source>
        <translation>Les prédictions ne peuvent pas être montrées</translation>
    </message>
    <message>
        <source>Nothing was kept of them.</source>
        <translation>Rien n’en a été gardé.</translation>
    </message>
    <message>
        <source>ECE %1</source>
        <translation>ECE %1</translation>
    </message>
    <message>
        <source>No such mistake</source>
        <translation>Pas d’erreur de ce type</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Aucune erreur</translation>
    </message>
    <message>
        <source>The net never confused these classes.</source>
        <translation>Le réseau n’a jamais confondu ces classes.</translation>
    </message>
    <message>
        <source>Every sample of this set was classified correctly.</source>
        <translation>Tous les échantillons ont été classés correctement.</translation>
    </message>
    <message>
        <source>%1: predictions</source>
        <translation>%1 : prédictions</translation>
    </message>
    <message>
        <source>Mistakes as CSV…</source>
        <translation>Erreurs en CSV…</translation>
    </message>
    <message>
        <source>Classes as CSV…</source>
        <translation>Classes en CSV…</translation>
    </message>
    <message>
        <source>Confusion matrix as CSV…</source>
        <translation>Matrice de confusion en CSV…</translation>
    </message>
    <message>
        <source>Confusion matrix as %1…</source>
        <translation>Matrice de confusion en %1…</translation>
    </message>
    <message>
        <source>Calibration and classes as %1…</source>
        <translation>Calibration et classes en %1…</translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionsViewModel</name>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%1 échantillons sur %2</translation>
    </message>
    <message>
        <source>The engine opens the data set…</source>
        <translation>Le moteur ouvre le jeu de données…</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>classe %1</translation>
    </message>
    <message>
        <source>%1 top-1</source>
        <translation>%1 top-1</translation>
    </message>
    <message>
        <source>%1 top-5</source>
        <translation>%1 top-5</translation>
    </message>
    <message>
        <source>%1 mistakes in %2 validation samples</source>
        <translation>%1 erreurs sur %2 échantillons de validation</translation>
    </message>
    <message>
        <source>%1 mistakes in %2 training samples</source>
        <translation>%1 erreurs sur %2 échantillons d’entraînement</translation>
    </message>
    <message>
        <source>%1 samples could not be read and are not counted</source>
        <translation>%1 échantillons n’ont pas pu être lus et ne sont pas comptés</translation>
    </message>
    <message>
        <source>%1 of the set's %2 samples</source>
        <translation>%1 des %2 échantillons</translation>
    </message>
    <message>
        <source>%1 of the data set's %2 classes</source>
        <translation>%1 des %2 classes du jeu de données</translation>
    </message>
    <message>
        <source>“%1” taken for “%2”</source>
        <translation>« %1 » pris pour « %2 »</translation>
    </message>
    <message>
        <source>“%1” not recognised</source>
        <translation>« %1 » non reconnu</translation>
    </message>
    <message>
        <source>taken for “%1”</source>
        <translation>pris pour « %1 »</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1; top line: predicted, below: true class</source>
        <translation>%1 ; en haut : prédite, en dessous : classe réelle</translation>
    </message>
</context>
<context>
    <name>trainyard::PrepareDialog</name>
    <message>
        <source>Prepare %1</source>
        <translation>Préparer %1</translation>
    </message>
    <message>
        <source>Decodes and resizes every image once and keeps the result in files that runs read directly. It can be cancelled at any time and later continues where it stopped.</source>
        <translation>Décode et redimensionne chaque image une fois et garde le résultat dans des fichiers que les runs lisent directement. Peut être annulé à tout moment et continue plus tard là où cela s’est arrêté.</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Préparer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Image height</source>
        <translation>Hauteur d’image</translation>
    </message>
    <message>
        <source>Image width</source>
        <translation>Largeur d’image</translation>
    </message>
    <message>
        <source>pixels, as the network sees them</source>
        <translation>pixels, tels que les voit le réseau</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Étirer</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio changed</source>
        <translation>L’image entière, proportions modifiées</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Recadrage</translation>
    </message>
    <message>
        <source>The centre of the image, with its aspect ratio kept</source>
        <translation>Le centre de l’image, proportions gardées</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Marges</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio kept and black bars added</source>
        <translation>L’image entière, proportions gardées et bandes noires ajoutées</translation>
    </message>
    <message>
        <source>Random crops</source>
        <translation>Recadrages aléatoires</translation>
    </message>
    <message>
        <source>Larger images, for runs that take random parts of them</source>
        <translation>Images plus grandes, pour les runs qui en prennent des parties aléatoires</translation>
    </message>
    <message>
        <source>How images are fitted to that size</source>
        <translation>Façon d’ajuster les images à cette taille</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Pixels if they need at most 16 GB, otherwise JPEGs</source>
        <translation>Des pixels s’il leur faut au plus 16 GB, sinon des JPEG</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixels</translation>
    </message>
    <message>
        <source>Fastest, largest</source>
        <translation>Plus rapide, plus gros</translation>
    </message>
    <message>
        <source>JPEG</source>
        <translation>JPEG</translation>
    </message>
    <message>
        <source>JPEGs at quality 95: about a tenth of the space</source>
        <translation>JPEG de qualité 95 : environ un dixième de l’espace</translation>
    </message>
    <message>
        <source>Form in which images are kept</source>
        <translation>Forme sous laquelle les images sont gardées</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>Taille d’image</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>Gardé en</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Disk needed</source>
        <translation>Disque nécessaire</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>The disk does not have enough space. Free some, or keep JPEGs.</source>
        <translation>Le disque n’a pas assez d’espace. En libérer, ou garder des JPEG.</translation>
    </message>
    <message>
        <source>Trying a few images…</source>
        <translation>Essai de quelques images…</translation>
    </message>
    <message>
        <source>It is already prepared in this form.</source>
        <translation>Il est déjà préparé sous cette forme.</translation>
    </message>
</context>
<context>
    <name>trainyard::PrepareViewModel</name>
    <message>
        <source>kept as JPEG</source>
        <translation>gardé en JPEG</translation>
    </message>
    <message>
        <source>kept as pixels</source>
        <translation>gardé en pixels</translation>
    </message>
    <message>
        <source>%1 in one file</source>
        <translation>%1 dans un fichier</translation>
    </message>
    <message>
        <source>%1 in %2 files</source>
        <translation>%1 dans %2 fichiers</translation>
    </message>
    <message>
        <source>%1; %2 are free</source>
        <translation>%1 ; %2 sont libres</translation>
    </message>
    <message>
        <source>about %1, %2 images/s</source>
        <translation>environ %1, %2 images/s</translation>
    </message>
    <message>
        <source>%1 images with a shorter side of %2 pixels, %3</source>
        <translation>%1 images avec un petit côté de %2 pixels, %3</translation>
    </message>
    <message>
        <source>%1 images of %2 pixels, %3</source>
        <translation>%1 images de %2 pixels, %3</translation>
    </message>
    <message>
        <source>under a second, %1 images/s</source>
        <translation>moins d’une seconde, %1 images/s</translation>
    </message>
</context>
<context>
    <name>trainyard::PresetDialog</name>
    <message>
        <source>Save as preset</source>
        <translation>Enregistrer comme préréglage</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Nom du préréglage</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Supprimer le préréglage</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>Un préréglage doit avoir un nom.</translation>
    </message>
    <message>
        <source>A preset with this name exists and will be replaced.</source>
        <translation>Un préréglage de ce nom existe et sera remplacé.</translation>
    </message>
    <message>
        <source>A built-in preset has this name. Choose another one.</source>
        <translation>Un préréglage intégré porte ce nom. En choisir un autre.</translation>
    </message>
    <message>
        <source>Saves every setting except the run's name, including the data folder.</source>
        <translation>Enregistre tous les réglages sauf le nom du run, y compris le dossier de données.</translation>
    </message>
</context>
<context>
    <name>trainyard::PruningGroup</name>
    <message>
        <source>Pruning</source>
        <translation>Élagage</translation>
    </message>
</context>
<context>
    <name>trainyard::PublishedDialog</name>
    <message>
        <source>Forecast and published speed-ups</source>
        <translation>Prévision et accélérations publiées</translation>
    </message>
    <message>
        <source>The time of a step is the computing time plus the time spent waiting for other ranks:</source>
        <translation>La durée d’un pas est le temps de calcul plus le temps passé à attendre les autres rangs :</translation>
    </message>
    <message>
        <source>step = (overhead + cost of a sample · local batch) · slowdown beside others · crowding + sums that are not hidden</source>
        <translation>pas = (surcoût + coût d’un échantillon · batch local) · ralentissement à côté d’autres · encombrement + sommes non masquées</translation>
    </message>
    <message>
        <source>The same formula compared with published results:</source>
        <translation>La même formule comparée à des résultats publiés :</translation>
    </message>
    <message>
        <source>published %1, forecast %2 times one GPU</source>
        <translation>publié %1, prévu %2 fois un GPU</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Supposé : %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>trainyard::RankChart</name>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>médian</translation>
    </message>
    <message>
        <source>worst</source>
        <translation>pire</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation><numerusform>%Ln run</numerusform><numerusform>%Ln runs</numerusform></translation>
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
        <translation>tous</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Processes without a rank are combined</source>
        <translation>Les processus sans rang sont regroupés</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Forward, backward, optimizer, operators; overlapping work counts once</source>
        <translation>Passe avant, passe arrière, optimiseur, opérateurs ; le travail simultané compte une fois</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Sums over ranks, from their start on this rank to their end</source>
        <translation>Sommes entre rangs, de leur début sur ce rang à leur fin</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Communication</translation>
    </message>
    <message>
        <source>Share of communication during which the rank computes</source>
        <translation>Part de la communication pendant laquelle le rang calcule</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Masquée</translation>
    </message>
    <message>
        <source>Communication during which the rank does not compute</source>
        <translation>Communication pendant laquelle le rang ne calcule pas</translation>
    </message>
    <message>
        <source>Exposed</source>
        <translation>Exposée</translation>
    </message>
    <message>
        <source>Waiting for data without any work or communication at the same time</source>
        <translation>Attente de données sans travail ni communication en même temps</translation>
    </message>
    <message>
        <source>Input wait</source>
        <translation>Attente des données</translation>
    </message>
    <message>
        <source>Validation, checkpoints, records</source>
        <translation>Validation, checkpoints, relevés</translation>
    </message>
    <message>
        <source>Other work</source>
        <translation>Autre travail</translation>
    </message>
    <message>
        <source>Neither compute nor other work: exposed communication, input wait and the rest</source>
        <translation>Ni calcul ni autre travail : communication exposée, attente des données et le reste</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Inactif</translation>
    </message>
    <message>
        <source>Sums that this rank started last while all others waited</source>
        <translation>Sommes que ce rang a commencées en dernier, alors que tous les autres attendaient</translation>
    </message>
    <message>
        <source>Came last</source>
        <translation>Dernier</translation>
    </message>
    <message>
        <source>Mean delay between the first rank's start of a sum and this rank's</source>
        <translation>Retard moyen entre le début d’une somme sur le premier rang et sur celui-ci</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Retard</translation>
    </message>
</context>
<context>
    <name>trainyard::RankShares</name>
    <message>
        <source>%1, “%2”: %3 of a fair share</source>
        <translation>%1, « %2 » : %3 d’une part équitable</translation>
    </message>
</context>
<context>
    <name>trainyard::RanksGroup</name>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
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
        <translation>Le rang %1 est à la traîne : il calcule %2 fois plus longtemps que le rang médian et reçoit moins de batchs.</translation>
    </message>
    <message>
        <source>Rank %1 is a straggler: it computes %2 times as long as the median rank, and the others wait for it.</source>
        <translation>Le rang %1 est à la traîne : il calcule %2 fois plus longtemps que le rang médian, et les autres l’attendent.</translation>
    </message>
    <message>
        <source>The master is busy %1 of its time, so more workers will help little. Let them exchange less often.</source>
        <translation>Le master est occupé %1 de son temps, plus de workers n’aideront donc guère. Les faire échanger moins souvent.</translation>
    </message>
    <message>
        <source>The master is busy %1 of its time.</source>
        <translation>Le master est occupé %1 de son temps.</translation>
    </message>
    <message>
        <source>Workers spend %1 of their time waiting for the master.</source>
        <translation>Les workers passent %1 de leur temps à attendre le master.</translation>
    </message>
    <message>
        <source>Ranks spend %1 of a step waiting for each other.</source>
        <translation>Les rangs passent %1 d’un pas à s’attendre.</translation>
    </message>
    <message>
        <source>On average, gradients arrive from weights that are %1 updates old.</source>
        <translation>En moyenne, les gradients viennent de poids vieux de %1 mises à jour.</translation>
    </message>
    <message>
        <source>%1 times the median rank</source>
        <translation>%1 fois le rang médian</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <translation>%1 échantillons/s</translation>
    </message>
    <message>
        <source>Computing time per batch</source>
        <translation>Temps de calcul par batch</translation>
    </message>
    <message>
        <source>Computing time per step</source>
        <translation>Temps de calcul par pas</translation>
    </message>
    <message>
        <source>Share of its time that the rank waits for data</source>
        <translation>Part de son temps pendant laquelle le rang attend les données</translation>
    </message>
    <message>
        <source>Share of its time that the worker waits for its master</source>
        <translation>Part de son temps pendant laquelle le worker attend son master</translation>
    </message>
    <message>
        <source>Share of a step that the rank waits for the others and for sums of gradients</source>
        <translation>Part d’un pas pendant laquelle le rang attend les autres et les sommes de gradients</translation>
    </message>
    <message>
        <source>Updates by the master since the weights that the worker used</source>
        <translation>Mises à jour du master depuis les poids que le worker a utilisés</translation>
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
        <translation>Palier</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Attend</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Retard</translation>
    </message>
</context>
<context>
    <name>trainyard::ReasonText</name>
    <message>
        <source>Cannot %1</source>
        <translation>Impossible : %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>why. What to do.</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what failed: why</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>trainyard::RemoveCampaignDialog</name>
    <message>
        <source>Remove campaign</source>
        <translation>Enlever la campagne</translation>
    </message>
    <message>
        <source>Remove this campaign?</source>
        <translation>Enlever cette campagne ?</translation>
    </message>
    <message>
        <source>Also delete its runs from the store</source>
        <translation>Supprimer aussi ses runs de la base</translation>
    </message>
    <message>
        <source>Delete its runs and their run directories with all checkpoints</source>
        <translation>Supprimer ses runs et leurs dossiers avec tous les checkpoints</translation>
    </message>
    <message>
        <source>1 of its runs has not ended: stop it first to delete them.</source>
        <translation>1 de ses runs n’est pas terminé : l’arrêter d’abord pour les supprimer.</translation>
    </message>
    <message>
        <source>%1 of its runs have not ended: stop them first to delete them.</source>
        <translation>%1 de ses runs ne sont pas terminés : les arrêter d’abord pour les supprimer.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message numerus="yes">
        <source>Keep its %Ln run(s) without the campaign</source>
        <translation><numerusform>Garder son run (%Ln) sans la campagne</numerusform><numerusform>Garder ses %Ln runs sans la campagne</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::RowHandle</name>
    <message>
        <source>Drag the row, or move it with the arrow keys</source>
        <translation>Glisser la ligne, ou la déplacer avec les touches fléchées</translation>
    </message>
</context>
<context>
    <name>trainyard::RunCheckpoints</name>
    <message>
        <source>Initialisation</source>
        <translation>Initialisation</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <translation>Époque %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Pas %1</translation>
    </message>
    <message>
        <source>%1, end</source>
        <translation>%1, fin</translation>
    </message>
    <message>
        <source>%1, newest</source>
        <translation>%1, le plus récent</translation>
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
        <translation>époque</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>runs</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsDelegate</name>
    <message>
        <source>Name of the run</source>
        <translation>Nom du run</translation>
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
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>A running run first writes a checkpoint and can be resumed later; a waiting run leaves the queue.</source>
        <translation>Un run en cours écrit d’abord un checkpoint et peut être repris plus tard ; un run en attente quitte la file d’attente.</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Table written to %1</source>
        <translation>Tableau écrit dans %1</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Exporter le graphique</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Values (*.csv)</source>
        <translation>Image (*.png);;Dessin (*.svg);;Valeurs (*.csv)</translation>
    </message>
    <message>
        <source>Chart written to %1</source>
        <translation>Graphique écrit dans %1</translation>
    </message>
    <message>
        <source>The runs could not be read</source>
        <translation>Les runs n’ont pas pu être lus</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Chercher des runs</translation>
    </message>
    <message>
        <source>Find runs by words and conditions</source>
        <translation>Trouver des runs par mots et conditions</translation>
    </message>
    <message>
        <source>Search syntax</source>
        <translation>Syntaxe de recherche</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actifs</translation>
    </message>
    <message>
        <source>Unfinished and finished runs</source>
        <translation>Runs terminés ou non</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivés</translation>
    </message>
    <message>
        <source>Archived runs; nothing is lost</source>
        <translation>Runs archivés ; rien n’est perdu</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Discarded runs: restore them or delete them permanently</source>
        <translation>Runs écartés : les restaurer ou les supprimer définitivement</translation>
    </message>
    <message>
        <source>Runs listed</source>
        <translation>Runs listés</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>Colonnes…</translation>
    </message>
    <message>
        <source>Choose columns: any series, any parameter</source>
        <translation>Choisir les colonnes : toute série, tout paramètre</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Clone as new run</source>
        <translation>Cloner</translation>
    </message>
    <message>
        <source>Puts the settings of the selected run into the New run form</source>
        <translation>Reprend les réglages du run sélectionné dans le formulaire Nouveau run</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Pas encore de runs</translation>
    </message>
    <message>
        <source>A run is one training with its settings, curves and checkpoints. Start the prepared run on the built-in glyphs: it needs no data and takes a few minutes.</source>
        <translation>Un run est un entraînement avec ses réglages, courbes et checkpoints. Lancer le run préparé sur les glyphes intégrés : il n’exige pas de données et dure quelques minutes.</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nouveau run</translation>
    </message>
    <message>
        <source>No run matches</source>
        <translation>Aucun run ne correspond</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Vider la recherche</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>Tags…</translation>
    </message>
    <message>
        <source>Notes…</source>
        <translation>Notes…</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Supprimer définitivement…</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tableau en CSV…</translation>
    </message>
    <message>
        <source>The shown columns of the selected runs, or of all runs if at most one is selected</source>
        <translation>Les colonnes affichées des runs sélectionnés, ou de tous si un seul au plus est sélectionné</translation>
    </message>
    <message>
        <source>Chart as PNG, SVG or CSV…</source>
        <translation>Graphique en PNG, SVG ou CSV…</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 runs sur %2</translation>
    </message>
    <message>
        <source>Nothing matches “%1” here. The i next to the search field explains the search syntax.</source>
        <translation>Rien ne correspond à « %1 » ici. Le i à côté du champ de recherche explique la syntaxe.</translation>
    </message>
    <message>
        <source>The trash is empty</source>
        <translation>La corbeille est vide</translation>
    </message>
    <message>
        <source>No archived runs</source>
        <translation>Aucun run archivé</translation>
    </message>
    <message>
        <source>Runs in the trash stay here until you delete them permanently.</source>
        <translation>Les runs de la corbeille y restent jusqu’à leur suppression définitive.</translation>
    </message>
    <message>
        <source>Archive runs that you are done with: they leave the list but keep all their data.</source>
        <translation>Archiver les runs dont on n’a plus besoin : ils quittent la liste mais gardent toutes leurs données.</translation>
    </message>
    <message>
        <source>sorted by %1, descending</source>
        <translation>trié par %1, décroissant</translation>
    </message>
    <message>
        <source>sorted by %1, ascending</source>
        <translation>trié par %1, croissant</translation>
    </message>
    <message>
        <source>Select runs to compare them</source>
        <translation>Sélectionner des runs pour les comparer</translation>
    </message>
    <message>
        <source>1 selected: %1</source>
        <translation>1 sélectionné : %1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 sélectionnés</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Désarchiver</translation>
    </message>
    <message>
        <source>Restore from trash</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Deleting the run…</source>
        <translation>Suppression du run…</translation>
    </message>
    <message>
        <source>Deleting runs: %1 of %2 deleted</source>
        <translation>Suppression de runs : %1 sur %2 supprimés</translation>
    </message>
    <message>
        <source>%1 of %2 runs were deleted; the others are unchanged</source>
        <translation>%1 runs sur %2 ont été supprimés ; les autres sont inchangés</translation>
    </message>
    <message>
        <source>Move unfinished runs to the trash?</source>
        <translation>Mettre à la corbeille des runs non terminés ?</translation>
    </message>
    <message>
        <source>No active runs</source>
        <translation>Aucun run actif</translation>
    </message>
    <message>
        <source>Archived: %1. In the trash: %2. Use the switch above the list to show them.</source>
        <translation>Archivés : %1. Dans la corbeille : %2. Le sélecteur au-dessus de la liste les montre.</translation>
    </message>
    <message>
        <source>Draw the network</source>
        <translation>Dessiner le réseau</translation>
    </message>
    <message>
        <source>Fetch checkpoints and results…</source>
        <translation>Récupérer checkpoints et résultats…</translation>
    </message>
    <message>
        <source>Weights and thresholds</source>
        <translation>Poids et seuils</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>Enregistrer le ticket…</translation>
    </message>
    <message>
        <source>Compact the net…</source>
        <translation>Compacter le réseau…</translation>
    </message>
    <message numerus="yes">
        <source>Stop %Ln run(s)?</source>
        <translation><numerusform>Arrêter %Ln run ?</numerusform><numerusform>Arrêter %Ln runs ?</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation><numerusform>%Ln run</numerusform><numerusform>%Ln runs</numerusform></translation>
    </message>
    <message>
        <source>A run that is not stopped continues to train or wait in the trash.</source>
        <translation>Un run qui n’est pas arrêté continue à s’entraîner ou à attendre dans la corbeille.</translation>
    </message>
    <message>
        <source>Stop and move to trash</source>
        <translation>Arrêter et mettre à la corbeille</translation>
    </message>
    <message>
        <source>Move only</source>
        <translation>Déplacer seulement</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>époque %1 sur %2</translation>
    </message>
    <message>
        <source>trained for %1</source>
        <translation>entraîné pendant %1</translation>
    </message>
    <message>
        <source>%1 selected, the first %2 are compared</source>
        <translation>%1 sélectionnés, les %2 premiers sont comparés</translation>
    </message>
    <message>
        <source>This run has no checkpoint yet.</source>
        <translation>Ce run n’a pas encore de checkpoint.</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, meilleur</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Examiner</translation>
    </message>
    <message>
        <source>Predictions, mistakes, layers and weights of the selected run's net</source>
        <translation>Prédictions, erreurs, couches et poids du réseau du run sélectionné</translation>
    </message>
    <message>
        <source>Look inside a checkpoint…</source>
        <translation>Examiner un checkpoint…</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsTable</name>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsViewModel</name>
    <message>
        <source>A name has 1 to 200 characters.</source>
        <translation>Un nom a de 1 à 200 caractères.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) archived</source>
        <translation><numerusform>%Ln run archivé</numerusform><numerusform>%Ln runs archivés</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) unarchived</source>
        <translation><numerusform>%Ln run désarchivé</numerusform><numerusform>%Ln runs désarchivés</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) moved to the trash</source>
        <translation><numerusform>%Ln run mis à la corbeille</numerusform><numerusform>%Ln runs mis à la corbeille</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) restored from the trash</source>
        <translation><numerusform>%Ln run restauré de la corbeille</numerusform><numerusform>%Ln runs restaurés de la corbeille</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::ScalingModel</name>
    <message>
        <source>%1 steps</source>
        <translation>%1 pas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>The batch has fewer than %1 samples: some ranks would have nothing to do.</source>
        <translation>Le batch a moins de %1 échantillons : certains rangs n’auraient rien à faire.</translation>
    </message>
    <message>
        <source>%1 cannot be shared evenly by %2 ranks: some have %3 samples, others %4, and they wait for each other.</source>
        <translation>%1 ne se répartissent pas également entre %2 rangs : certains ont %3 échantillons, d’autres %4, et ils s’attendent.</translation>
    </message>
    <message>
        <source>More than the %1 training samples</source>
        <translation>Plus que les %1 échantillons d’entraînement</translation>
    </message>
    <message>
        <source>Some ranks have no part of an epoch's last batch.</source>
        <translation>Certains rangs n’ont aucune part du dernier batch d’une époque.</translation>
    </message>
    <message>
        <source>Samples per step on each rank</source>
        <translation>Échantillons par pas sur chaque rang</translation>
    </message>
    <message>
        <source>Samples per step on all ranks together</source>
        <translation>Échantillons par pas sur tous les rangs ensemble</translation>
    </message>
    <message>
        <source>Base learning rate after the scaling rule</source>
        <translation>Learning rate de base après la règle d’échelle</translation>
    </message>
    <message>
        <source>Steps until the learning rate is reached</source>
        <translation>Pas jusqu’à ce que le learning rate soit atteint</translation>
    </message>
    <message>
        <source>Steps per epoch</source>
        <translation>Pas par époque</translation>
    </message>
    <message>
        <source>Samples in the last batch of an epoch</source>
        <translation>Échantillons du dernier batch d’une époque</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>Effectif</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taux</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Warm-up</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernière</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Training ranks + masters; each is a process</source>
        <translation>Rangs d’entraînement + masters ; chacun est un processus</translation>
    </message>
    <message>
        <source>%1 times as fast as one rank, forecast from past runs on 1 and %2 ranks with this net and these threads</source>
        <translation>%1 fois plus rapide qu’un rang, prévu d’après des runs passés sur 1 et %2 rangs avec ce réseau et ces threads</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Samples per second of all ranks together, forecast from past runs. It assumes that more than %1 ranks slow each other's memory no further than those did, except where they share cores.</source>
        <translation>Échantillons par seconde de tous les rangs ensemble, prévus d’après des runs passés. Suppose que plus de %1 rangs ne ralentissent pas davantage la mémoire les uns des autres, sauf là où ils se partagent des cœurs.</translation>
    </message>
</context>
<context>
    <name>trainyard::SchedulePreview</name>
    <message>
        <source>Learning rate over the run</source>
        <translation>Learning rate au cours du run</translation>
    </message>
    <message>
        <source>warm-up %1 epochs</source>
        <translation>warm-up %1 époques</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>époque %1</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchFields</name>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Read file…</source>
        <translation>Lire un fichier…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Enregistrer en JSON…</translation>
    </message>
    <message>
        <source>Add a field</source>
        <translation>Ajouter un champ</translation>
    </message>
    <message>
        <source>A name, a part of it or its JSON path</source>
        <translation>Un nom, une partie du nom ou son chemin JSON</translation>
    </message>
    <message>
        <source>Add a field: any number or choice</source>
        <translation>Ajouter un champ : tout nombre ou choix</translation>
    </message>
    <message>
        <source>Early termination</source>
        <translation>Fin anticipée</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
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
        <translation>Premier palier</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>époques</translation>
    </message>
    <message>
        <source>Go on, 1 in</source>
        <translation>Continue, 1 sur</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>several goals: a Pareto front</source>
        <translation>plusieurs objectifs : un front de Pareto</translation>
    </message>
    <message>
        <source>Add a goal</source>
        <translation>Ajouter un objectif</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernière</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleure</translation>
    </message>
    <message>
        <source>Value of a run</source>
        <translation>Valeur d’un run</translation>
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
        <translation>Sens</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>Enlever cet objectif</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>the first limit reached ends it</source>
        <translation>la première limite atteinte y met fin</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Runs to start, those of the repeats included</source>
        <translation>Runs à lancer, y compris ceux des répétitions</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Heures</translation>
    </message>
    <message>
        <source>No new run starts this long after the first one</source>
        <translation>Aucun nouveau run ne démarre passé ce temps après le premier</translation>
    </message>
    <message>
        <source>Device hours</source>
        <translation>Heures de périphérique</translation>
    </message>
    <message>
        <source>Ranks times duration, summed over the runs</source>
        <translation>Rangs fois durée, sommés sur les runs</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Répétitions</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>The best settings are trained again with other seeds</source>
        <translation>Les meilleurs réglages sont entraînés de nouveau avec d’autres graines</translation>
    </message>
    <message>
        <source>More seeds</source>
        <translation>Autres graines</translation>
    </message>
    <message>
        <source>Repeat best</source>
        <translation>Répéter les</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec</translation>
    </message>
    <message>
        <source>more seeds</source>
        <translation>graines de plus</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>Échantillonneur</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Sobol</source>
        <translation>Sobol</translation>
    </message>
    <message>
        <source>Bayesian</source>
        <translation>Bayésien</translation>
    </message>
    <message>
        <source>Sobol points</source>
        <translation>Points de Sobol</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>Points of a Sobol sequence before the first model of the results</source>
        <translation>Points d’une suite de Sobol avant le premier modèle des résultats</translation>
    </message>
    <message>
        <source>after</source>
        <translation>après</translation>
    </message>
    <message>
        <source>Seed of the sampler</source>
        <translation>Graine de l’échantillonneur</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>graine</translation>
    </message>
    <message>
        <source>Runs at once</source>
        <translation>Runs à la fois</translation>
    </message>
    <message>
        <source>as many as fit</source>
        <translation>autant que possible</translation>
    </message>
    <message>
        <source>More runs at the same time finish sooner, but each is chosen with fewer results</source>
        <translation>Plus de runs simultanés finissent plus tôt, mais chacun est choisi avec moins de résultats</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>Enregistrer la recherche</translation>
    </message>
    <message>
        <source>Read a search file</source>
        <translation>Lire un fichier de recherche</translation>
    </message>
    <message>
        <source>Search files (*.json)</source>
        <translation>Fichiers de recherche (*.json)</translation>
    </message>
    <message>
        <source>Every run trains for all %1 epochs.</source>
        <translation>Chaque run entraîne toutes les %1 époques.</translation>
    </message>
    <message>
        <source>Judged %1 of %2, as in New run.</source>
        <translation>Jugé %1 sur %2, comme dans Nouveau run.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation><numerusform>%Ln champ</numerusform><numerusform>%Ln champs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s) per run</source>
        <translation><numerusform>%Ln rang par run</numerusform><numerusform>%Ln rangs par run</numerusform></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Any series that the runs write. Names that are not listed can be typed, such as the sparsity of a layer: pruning/layer/NAME</source>
        <translation>Toute série que les runs écrivent. Les noms non listés peuvent être saisis, comme la sparsité d’une couche : pruning/layer/NAME</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchFigures</name>
    <message>
        <source>Values appear with the first epochs.</source>
        <translation>Les valeurs apparaissent avec les premières époques.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>arrêté tôt</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>run, as they ended</source>
        <translation>run, dans l’ordre de fin</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>%1, %2 far out</source>
        <translation>%1, %2 très éloignés</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>époque</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>epoch, judged after %1</source>
        <translation>époque, jugé après %1</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Front de Pareto</translation>
    </message>
    <message>
        <source>%1 more runs must end before this can be told.</source>
        <translation>%1 runs de plus doivent se terminer avant de pouvoir le dire.</translation>
    </message>
    <message>
        <source>mean over the rest</source>
        <translation>moyenne sur le reste</translation>
    </message>
    <message numerus="yes">
        <source>%1 ± %2, %Ln seed(s)</source>
        <translation><numerusform>%1 ± %2, %Ln graine</numerusform><numerusform>%1 ± %2, %Ln graines</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::SearchForecastCard</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Prévision</translation>
    </message>
    <message>
        <source>from simulated searches</source>
        <translation>d’après des recherches simulées</translation>
    </message>
    <message>
        <source>Done in</source>
        <translation>Terminé dans</translation>
    </message>
    <message>
        <source>All to the end</source>
        <translation>Tous jusqu’à la fin</translation>
    </message>
    <message>
        <source>Minutes of a whole run</source>
        <translation>Minutes d’un run entier</translation>
    </message>
    <message>
        <source>from past runs</source>
        <translation>d’après les runs passés</translation>
    </message>
    <message>
        <source>What a run over all epochs takes</source>
        <translation>Durée d’un run sur toutes les époques</translation>
    </message>
    <message>
        <source>A whole run takes</source>
        <translation>Un run entier dure</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>no early stop</source>
        <translation>pas d’arrêt anticipé</translation>
    </message>
    <message>
        <source>search %1</source>
        <translation>recherche %1</translation>
    </message>
    <message>
        <source>repeats %1</source>
        <translation>répétitions %1</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>Temps de périphérique</translation>
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
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>step</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>only where</source>
        <translation>seulement si</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>Échantillonneur</translation>
    </message>
    <message>
        <source>Sobol points</source>
        <translation>Points de Sobol</translation>
    </message>
    <message>
        <source>First rung</source>
        <translation>Premier palier</translation>
    </message>
    <message>
        <source>Early termination</source>
        <translation>Fin anticipée</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Répétitions</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list and its last number</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>field, part</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Add at least one field that the search varies.</source>
        <translation>Ajouter au moins un champ que fait varier la recherche.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
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
        <translation> ou </translation>
    </message>
    <message>
        <source>Validation top-1</source>
        <translation>Top-1 de validation</translation>
    </message>
    <message>
        <source>Validation top-5</source>
        <translation>Top-5 de validation</translation>
    </message>
    <message>
        <source>Training top-1</source>
        <translation>Top-1 d’entraînement</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>Temps par époque</translation>
    </message>
    <message>
        <source>after every epoch from %1 on</source>
        <translation>après chaque époque à partir de %1</translation>
    </message>
    <message>
        <source>after epoch %1</source>
        <translation>après l’époque %1</translation>
    </message>
    <message>
        <source>after epochs %1</source>
        <translation>après les époques %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation><numerusform>%Ln run</numerusform><numerusform>%Ln runs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>grid of %Ln point(s)</source>
        <translation><numerusform>grille de %Ln point</numerusform><numerusform>grille de %Ln points</numerusform></translation>
    </message>
    <message>
        <source>%1 of them repeats</source>
        <translation>dont %1 répétitions</translation>
    </message>
    <message>
        <source>judged %1</source>
        <translation>jugé %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 epochs in all</source>
        <translation>%1 époques en tout</translation>
    </message>
    <message>
        <source>%1 epochs without early termination</source>
        <translation>%1 époques sans fin anticipée</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchHelp</name>
    <message>
        <source>Finding runs</source>
        <translation>Trouver des runs</translation>
    </message>
    <message>
        <source>in name, notes or tags; prefixes of words are enough</source>
        <translation>dans le nom, les notes ou les tags ; les débuts de mots suffisent</translation>
    </message>
    <message>
        <source>running, queued, done, stopped, failed, interrupted …</source>
        <translation>running, queued, done, stopped, failed, interrupted …</translation>
    </message>
    <message>
        <source>also dataset: device: host: tag:</source>
        <translation>aussi dataset: device: host: tag:</translation>
    </message>
    <message>
        <source>any parameter of the run spec</source>
        <translation>tout paramètre de la spécification du run</translation>
    </message>
    <message>
        <source>best value of a series; also &lt; &lt;= &gt;= =</source>
        <translation>meilleure valeur d’une série ; aussi &lt; &lt;= &gt;= =</translation>
    </message>
    <message>
        <source>also step, elapsed (seconds), parameters, attempts</source>
        <translation>aussi step, elapsed (secondes), parameters, attempts</translation>
    </message>
    <message>
        <source>quotes keep blanks together</source>
        <translation>les guillemets gardent les espaces</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>All conditions must hold: state:done val/top1&gt;0.95 tag:paper</source>
        <translation>Toutes les conditions doivent être remplies : state:done val/top1&gt;0.95 tag:paper</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchRungsPane</name>
    <message>
        <source>The rungs appear once the search is complete.</source>
        <translation>Les paliers apparaissent une fois la recherche complète.</translation>
    </message>
    <message>
        <source>epoch %1: %2 runs done</source>
        <translation>époque %1 : %2 runs terminés</translation>
    </message>
    <message>
        <source>epoch %1: %2 runs, %3 stop</source>
        <translation>époque %1 : %2 runs, %3 s’arrêtent</translation>
    </message>
    <message>
        <source>Runs by rung</source>
        <translation>Runs par palier</translation>
    </message>
    <message>
        <source>With early termination</source>
        <translation>Avec fin anticipée</translation>
    </message>
    <message>
        <source>Every run to its end</source>
        <translation>Chaque run jusqu’à la fin</translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 époques</translation>
    </message>
    <message>
        <source>%1 of all</source>
        <translation>%1 du total</translation>
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
        <translation>Quantifié</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>Entier</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Parameters of the search</source>
        <translation>Paramètres de la recherche</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Palier</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Seulement si</translation>
    </message>
    <message>
        <source>%1: values</source>
        <comment>accessible name</comment>
        <translation>%1 : valeurs</translation>
    </message>
    <message>
        <source>Values separated by commas</source>
        <translation>Valeurs séparées par des virgules</translation>
    </message>
    <message>
        <source>%1: from</source>
        <comment>accessible name</comment>
        <translation>%1 : de</translation>
    </message>
    <message>
        <source>%1: to</source>
        <comment>accessible name</comment>
        <translation>%1 : à</translation>
    </message>
    <message>
        <source>%1: step</source>
        <comment>accessible name</comment>
        <translation>%1 : pas</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Do not vary %1</source>
        <translation>Ne pas faire varier %1</translation>
    </message>
    <message>
        <source>%1: kind</source>
        <comment>accessible name</comment>
        <translation>%1 : type</translation>
    </message>
    <message>
        <source>The parameter only exists while another has a certain value</source>
        <translation>Le paramètre n’existe que si un autre a une certaine valeur</translation>
    </message>
    <message>
        <source>%1: only where</source>
        <comment>accessible name</comment>
        <translation>%1 : seulement si</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation><numerusform>%Ln valeur</numerusform><numerusform>%Ln valeurs</numerusform></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchTriesModel</name>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, graine %2</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Terminé tôt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>ce poste</translation>
    </message>
    <message>
        <source>The best run so far</source>
        <translation>Le meilleur run jusqu’ici</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Époques</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>seed %1: %2</source>
        <translation>graine %1 : %2</translation>
    </message>
    <message>
        <source>The best mean over several seeds</source>
        <translation>La meilleure moyenne sur plusieurs graines</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchView</name>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Sobol sequence</source>
        <translation>Suite de Sobol</translation>
    </message>
    <message>
        <source>Gaussian process</source>
        <translation>Processus gaussien</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Below the median</source>
        <translation>Sous la médiane</translation>
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
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>History, curves, settings and runs</source>
        <translation>Historique, courbes, réglages et runs</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Coupes</translation>
    </message>
    <message>
        <source>The goal over each setting</source>
        <translation>L’objectif selon chaque réglage</translation>
    </message>
    <message>
        <source>Contours</source>
        <translation>Contours</translation>
    </message>
    <message>
        <source>The goal over two settings</source>
        <translation>L’objectif selon deux réglages</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>Échantillonneur</translation>
    </message>
    <message>
        <source>Ends runs early</source>
        <translation>Termine tôt les runs</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>New run from the best…</source>
        <translation>Nouveau run du meilleur…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>one line for each run; drag along an axis to choose</source>
        <translation>une ligne par run ; glisser le long d’un axe pour choisir</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importance</translation>
    </message>
    <message>
        <source>share of the spread</source>
        <translation>part de la dispersion</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Compare the selected runs on the Runs page</source>
        <translation>Comparer les runs sélectionnés à la page Runs</translation>
    </message>
    <message>
        <source>Runs of the search</source>
        <translation>Runs de la recherche</translation>
    </message>
    <message>
        <source>mean over all other settings</source>
        <translation>moyenne sur tous les autres réglages</translation>
    </message>
    <message>
        <source>Setting across</source>
        <translation>Réglage horizontal</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Réglage vertical</translation>
    </message>
    <message>
        <source>%1 of %2 ended</source>
        <translation>%1 sur %2 terminés</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>The search learns from the first runs that end.</source>
        <translation>La recherche apprend des premiers runs terminés.</translation>
    </message>
    <message>
        <source>%1 of %2, double-click opens one</source>
        <translation>%1 sur %2, un double-clic en ouvre un</translation>
    </message>
    <message>
        <source>double-click opens one</source>
        <translation>un double-clic en ouvre un</translation>
    </message>
    <message>
        <source>A line appears with each run's first epoch.</source>
        <translation>Une ligne apparaît avec la première époque de chaque run.</translation>
    </message>
    <message>
        <source>%1 more runs must end before this can be told.</source>
        <translation>%1 runs de plus doivent se terminer avant de pouvoir le dire.</translation>
    </message>
    <message>
        <source>share of the spread; together %1</source>
        <translation>part de la dispersion ; ensemble %1</translation>
    </message>
    <message>
        <source>%1, trained for %2</source>
        <translation>%1, entraîné pendant %2</translation>
    </message>
    <message>
        <source>its place was free for %1</source>
        <translation>sa place était libre pendant %1</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>ce poste</translation>
    </message>
    <message>
        <source>trained %1, free %2</source>
        <translation>entraîné %1, libre %2</translation>
    </message>
    <message>
        <source>%1 done, %2 ended early, %3 failed, %4 running, %5 waiting</source>
        <translation>%1 terminés, %2 terminés tôt, %3 échoués, %4 en cours, %5 en attente</translation>
    </message>
    <message>
        <source>one dot for each run, by its rank in %1; the settings that matter most</source>
        <translation>un point par run, selon son classement en %1 ; les réglages qui comptent le plus</translation>
    </message>
    <message>
        <source>A dot appears with each run's first epoch.</source>
        <translation>Un point apparaît avec la première époque de chaque run.</translation>
    </message>
    <message>
        <source>Bars appear when the first run starts.</source>
        <translation>Des barres apparaissent au démarrage du premier run.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Pairs of settings, coloured by the runs' ranks</source>
        <translation>Paires de réglages, colorées selon le classement des runs</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>Which run trained where and when</source>
        <translation>Quel run s’est entraîné où et quand</translation>
    </message>
    <message>
        <source>Lottery tickets…</source>
        <translation>Lottery tickets…</translation>
    </message>
    <message>
        <source>Prune a network with the best settings</source>
        <translation>Élaguer un réseau avec les meilleurs réglages</translation>
    </message>
    <message>
        <source>Ranks of the runs over pairs of settings</source>
        <translation>Classement des runs sur des paires de réglages</translation>
    </message>
    <message>
        <source>a bar for each run; hatched: a place was free and waited</source>
        <translation>une barre par run ; hachuré : une place était libre et attendait</translation>
    </message>
    <message>
        <source>Runs of the search by machine and time</source>
        <translation>Runs de la recherche par machine et temps</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>Temps de périphérique</translation>
    </message>
</context>
<context>
    <name>trainyard::SeriesPicker</name>
    <message>
        <source>Series, gpu/*/memory, val/loss - train/loss</source>
        <translation>Série, gpu/*/memory, val/loss - train/loss</translation>
    </message>
    <message>
        <source>Find series</source>
        <translation>Chercher des séries</translation>
    </message>
    <message>
        <source>Series found</source>
        <translation>Séries trouvées</translation>
    </message>
    <message numerus="yes">
        <source>%Ln series</source>
        <translation><numerusform>%Ln série</numerusform><numerusform>%Ln séries</numerusform></translation>
    </message>
    <message>
        <source>No run has the series %1.</source>
        <translation>Aucun run n’a la série %1.</translation>
    </message>
    <message>
        <source>Add all %1</source>
        <translation>Ajouter les %1</translation>
    </message>
</context>
<context>
    <name>trainyard::SettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Follows the desktop</source>
        <translation>Suit le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>A new language takes effect the next time Trainyard starts.</source>
        <translation>Une nouvelle langue prend effet au prochain démarrage de Trainyard.</translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>Confirmations</translation>
    </message>
    <message>
        <source>Ask before stopping a run</source>
        <translation>Demander avant d’arrêter un run</translation>
    </message>
    <message>
        <source>A stopped run first writes a checkpoint and can be resumed, so asking is only a convenience.</source>
        <translation>Un run arrêté écrit d’abord un checkpoint et peut être repris, la question n’est donc qu’une commodité.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Dossier de données</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copier le chemin</translation>
    </message>
    <message>
        <source>The store, run directories, queue and presets are here. To keep them elsewhere, start Trainyard with TRAINYARD_HOME set to another folder.</source>
        <translation>La base, les dossiers des runs, la file d’attente et les préréglages sont ici. Pour les garder ailleurs, démarrer Trainyard avec TRAINYARD_HOME défini comme un autre dossier.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>trainyard::ShardingField</name>
    <message>
        <source>Ranks…</source>
        <translation>Rangs…</translation>
    </message>
    <message>
        <source>Shows how several ranks would share the samples, class by class</source>
        <translation>Montre comment plusieurs rangs se partageraient les échantillons, classe par classe</translation>
    </message>
</context>
<context>
    <name>trainyard::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>trainyard::Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>trainyard::SourceFields</name>
    <message>
        <source>Folder of the data set</source>
        <translation>Dossier du jeu de données</translation>
    </message>
    <message>
        <source>Choose the folder of the data set</source>
        <translation>Choisir le dossier du jeu de données</translation>
    </message>
    <message>
        <source>Choose a file: an archive, a list or the data itself</source>
        <translation>Choisir un fichier : une archive, une liste ou les données elles-mêmes</translation>
    </message>
</context>
<context>
    <name>trainyard::SparsityCard</name>
    <message>
        <source>Sparsity</source>
        <translation>Sparsité</translation>
    </message>
    <message>
        <source>by layer, share pruned</source>
        <translation>par couche, part élaguée</translation>
    </message>
</context>
<context>
    <name>trainyard::SparsityMap</name>
    <message>
        <source>Sparsity by layer</source>
        <translation>Sparsité par couche</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>couches</translation>
    </message>
    <message>
        <source>%1: %2 pruned, %3 left</source>
        <translation>%1 : %2 élagués, %3 restants</translation>
    </message>
    <message>
        <source>%1: not pruned yet</source>
        <translation>%1 : pas encore élaguée</translation>
    </message>
</context>
<context>
    <name>trainyard::SpecForm</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>trainyard::StatusStrip</name>
    <message>
        <source>idle</source>
        <translation>inactif</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>ce poste</translation>
    </message>
    <message>
        <source>%1 points/s</source>
        <translation>%1 points/s</translation>
    </message>
    <message>
        <source>The store: all runs, points and messages in one SQLite file.
%1</source>
        <translation>La base : tous les runs, points et messages dans un fichier SQLite.
%1</translation>
    </message>
    <message>
        <source>Points read from run directories into the store during the last second</source>
        <translation>Points lus des dossiers des runs dans la base pendant la dernière seconde</translation>
    </message>
    <message>
        <source>this workstation: %1</source>
        <translation>ce poste : %1</translation>
    </message>
    <message>
        <source>Memory: %1 free of %2</source>
        <translation>Mémoire : %1 libres sur %2</translation>
    </message>
    <message>
        <source>GPU %1: %2, %3 of %4 in use</source>
        <translation>GPU %1 : %2, %3 sur %4 utilisés</translation>
    </message>
    <message>
        <source>this workstation: the engine does not respond</source>
        <translation>ce poste : le moteur ne répond pas</translation>
    </message>
    <message numerus="yes">
        <source>CPU, %Ln core(s), %1</source>
        <translation><numerusform>CPU, %Ln cœur, %1</numerusform><numerusform>CPU, %Ln cœurs, %1</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::StoreDialog</name>
    <message>
        <source>Store — Trainyard</source>
        <translation>Base — Trainyard</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Opens the store again after you have fixed the problem</source>
        <translation>Ouvre de nouveau la base une fois le problème corrigé</translation>
    </message>
    <message>
        <source>&amp;Use another data folder…</source>
        <translation>&amp;Utiliser un autre dossier de données…</translation>
    </message>
    <message>
        <source>Uses another folder for store and runs until Trainyard is closed; nothing is moved</source>
        <translation>Utilise un autre dossier pour la base et les runs jusqu’à la fermeture de Trainyard ; rien n’est déplacé</translation>
    </message>
    <message>
        <source>&amp;Set it aside and rebuild</source>
        <translation>&amp;Mettre de côté et reconstruire</translation>
    </message>
    <message>
        <source>Renames the file and builds a new store from the run directories</source>
        <translation>Renomme le fichier et construit une nouvelle base à partir des dossiers des runs</translation>
    </message>
    <message>
        <source>&amp;Open data folder</source>
        <translation>&amp;Ouvrir le dossier de données</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Opening the store…</source>
        <translation>Ouverture de la base…</translation>
    </message>
    <message>
        <source>Rebuilding the store from the run directories…</source>
        <translation>Reconstruction de la base à partir des dossiers des runs…</translation>
    </message>
    <message>
        <source>The store was not rebuilt</source>
        <translation>La base n’a pas été reconstruite</translation>
    </message>
    <message>
        <source>Trainyard cannot open its store</source>
        <translation>Trainyard ne peut pas ouvrir sa base</translation>
    </message>
    <message>
        <source>Nothing was changed. Running runs continue and lose nothing.</source>
        <translation>Rien n’a été modifié. Les runs en cours continuent et ne perdent rien.</translation>
    </message>
    <message>
        <source>Use another data folder</source>
        <translation>Utiliser un autre dossier de données</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) were read again from their directories.</source>
        <translation><numerusform>%Ln run a été relu depuis son dossier.</numerusform><numerusform>%Ln runs ont été relus depuis leurs dossiers.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Kept: names, notes, tags, archive and trash of %Ln run(s).</source>
        <translation><numerusform>Gardé : nom, notes, tags, archivage et corbeille de %Ln run.</numerusform><numerusform>Gardé : noms, notes, tags, archivage et corbeille de %Ln runs.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Kept: %Ln run(s) on other machines. Their curves are read again when the machine is connected.</source>
        <translation><numerusform>Gardé : %Ln run sur une autre machine. Ses courbes seront relues quand la machine sera connectée.</numerusform><numerusform>Gardé : %Ln runs sur d’autres machines. Leurs courbes seront relues quand la machine sera connectée.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Kept: %Ln data set(s).</source>
        <translation><numerusform>Gardé : %Ln jeu de données.</numerusform><numerusform>Gardé : %Ln jeux de données.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Left out: %Ln run(s) that you had deleted.</source>
        <translation><numerusform>Omis : %Ln run qui avait été supprimé.</numerusform><numerusform>Omis : %Ln runs qui avaient été supprimés.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Lost: the curves of %Ln run(s) without a run directory.</source>
        <translation><numerusform>Perdu : les courbes de %Ln run sans dossier.</numerusform><numerusform>Perdu : les courbes de %Ln runs sans dossier.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Lost: %Ln run(s) that could not be read.</source>
        <translation><numerusform>Perdu : %Ln run illisible.</numerusform><numerusform>Perdu : %Ln runs illisibles.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Skipped: %Ln folder(s) without a readable run.</source>
        <translation><numerusform>Ignoré : %Ln dossier sans run lisible.</numerusform><numerusform>Ignoré : %Ln dossiers sans run lisible.</numerusform></translation>
    </message>
    <message>
        <source>The old file could not be read completely. What is not named here and has no copy beside the runs is lost.</source>
        <translation>L’ancien fichier n’a pas pu être lu entièrement. Ce qui n’est pas nommé ici et n’a pas de copie à côté des runs est perdu.</translation>
    </message>
    <message>
        <source>The store was rebuilt</source>
        <translation>La base a été reconstruite</translation>
    </message>
    <message>
        <source>The old file is now %1.</source>
        <translation>L’ancien fichier est maintenant %1.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Nothing was changed, and running runs lose nothing. Rebuilding keeps the file under another name and reads every run directory again. Names, notes, tags, archive and trash come from the copies beside the runs, and from what can be read of the file.</source>
        <translation>Rien n’a été modifié, et les runs en cours ne perdent rien. La reconstruction garde le fichier sous un autre nom et relit chaque dossier de run. Les noms, notes, tags, l’archivage et la corbeille viennent des copies à côté des runs, et de ce qui est lisible dans le fichier.</translation>
    </message>
    <message numerus="yes">
        <source>Not read: damaged notes of %Ln run(s). Older ones were kept.</source>
        <translation><numerusform>Non lu : notes endommagées de %Ln run. Des notes plus anciennes ont été gardées.</numerusform><numerusform>Non lu : notes endommagées de %Ln runs. Des notes plus anciennes ont été gardées.</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::StudyChart</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>No values yet</source>
        <translation>Pas encore de valeurs</translation>
    </message>
</context>
<context>
    <name>trainyard::StudyView</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed-up, efficiency, throughput and time to accuracy</source>
        <translation>Accélération, efficacité, débit et temps jusqu’à l’accuracy</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergence</translation>
    </message>
    <message>
        <source>Every number of ranks compared with the one-rank runs, over samples seen</source>
        <translation>Chaque nombre de rangs comparé aux runs à un rang, selon les échantillons vus</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Accuracy ±</source>
        <translation>Accuracy ±</translation>
    </message>
    <message>
        <source>Allowed difference from the accuracy of the one-rank runs, in percentage points</source>
        <translation>Écart permis par rapport à l’accuracy des runs à un rang, en points de pourcentage</translation>
    </message>
    <message>
        <source> points</source>
        <translation> points</translation>
    </message>
    <message>
        <source>Loss ±</source>
        <translation>Loss ±</translation>
    </message>
    <message>
        <source>Allowed difference from the mean loss of the one-rank runs, relative to it</source>
        <translation>Écart permis par rapport à la loss moyenne des runs à un rang, relatif à elle</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>échantillons</translation>
    </message>
    <message>
        <source>The curves grow with each epoch.</source>
        <translation>Les courbes s’allongent à chaque époque.</translation>
    </message>
</context>
<context>
    <name>trainyard::SubsetBadge</name>
    <message>
        <source>Subset</source>
        <translation>Sous-ensemble</translation>
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
        <translation>tout</translation>
    </message>
    <message>
        <source>This run sees %1: its results cannot be compared with those of the whole data set.</source>
        <translation>Ce run voit %1 : ses résultats ne peuvent pas être comparés à ceux du jeu de données entier.</translation>
    </message>
    <message>
        <source>the runs see different parts of the data</source>
        <translation>les runs voient des parties différentes des données</translation>
    </message>
    <message>
        <source>all runs see %1 of %2</source>
        <translation>tous les runs voient %1 de %2</translation>
    </message>
    <message>
        <source>These runs trained on different data (%1): their results cannot be compared.</source>
        <translation>Ces runs ont été entraînés sur des données différentes (%1) : leurs résultats ne peuvent pas être comparés.</translation>
    </message>
    <message>
        <source>These runs saw different parts of the data (%1): their results cannot be compared.</source>
        <translation>Ces runs ont vu des parties différentes des données (%1) : leurs résultats ne peuvent pas être comparés.</translation>
    </message>
    <message>
        <source>These runs were validated on different samples: small differences mean nothing.</source>
        <translation>Ces runs ont été validés sur des échantillons différents : les petits écarts ne signifient rien.</translation>
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
        <translation>Nouveau tag, puis Entrée</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nouveau tag</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %Ln run(s)</source>
        <translation><numerusform>Tags de %Ln run</numerusform><numerusform>Tags de %Ln runs</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::TemplateDialog</name>
    <message>
        <source>Batch script of %1</source>
        <translation>Script batch de %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>One process, which starts the ranks on its node itself</source>
        <translation>Un processus, qui lance lui-même les rangs sur son nœud</translation>
    </message>
    <message>
        <source>SLURM starts the ranks</source>
        <translation>SLURM lance les rangs</translation>
    </message>
    <message>
        <source>MPI starts the ranks</source>
        <translation>MPI lance les rangs</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Prologue</source>
        <translation>Prologue</translation>
    </message>
    <message>
        <source>Lines of bash before the engine: modules, variables</source>
        <translation>Lignes de bash avant le moteur : modules, variables</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Conteneur</translation>
    </message>
    <message>
        <source>Words before the engine's command; $NAME is a variable of the job</source>
        <translation>Mots avant la commande du moteur ; $NAME est une variable du job</translation>
    </message>
    <message>
        <source>More options of sbatch</source>
        <translation>Autres options de sbatch</translation>
    </message>
    <message>
        <source>One per line</source>
        <translation>Une par ligne</translation>
    </message>
    <message>
        <source>Ranks are started by</source>
        <translation>Rangs lancés par</translation>
    </message>
    <message>
        <source>MPI of srun</source>
        <translation>MPI de srun</translation>
    </message>
    <message>
        <source>More options for it</source>
        <translation>Autres options pour lui</translation>
    </message>
    <message>
        <source>Save before the time limit</source>
        <translation>Enregistrer avant la limite de temps</translation>
    </message>
    <message>
        <source>The script for a job on 2 nodes with 4 ranks each</source>
        <translation>Le script pour un job sur 2 nœuds à 4 rangs chacun</translation>
    </message>
    <message>
        <source>Batch script</source>
        <translation>Script batch</translation>
    </message>
    <message>
        <source>This cluster offers no %1: use %2</source>
        <translation>Ce cluster n’offre pas %1 : utiliser %2</translation>
    </message>
    <message>
        <source>GPUs are requested with</source>
        <translation>GPU demandés avec</translation>
    </message>
</context>
<context>
    <name>trainyard::ThresholdsModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>same mask as %1 %</source>
        <translation>même masque que %1 %</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentile</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>Weights left</source>
        <translation>Poids restants</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Vanishing layers</source>
        <translation>Couches vidées</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketBoard</name>
    <message>
        <source>Ticket board</source>
        <translation>Plateau de tickets</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seed(s)</source>
        <translation><numerusform>%Ln graine</numerusform><numerusform>%Ln graines</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::TicketBoardModel</name>
    <message>
        <source>queued</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>Dense</translation>
    </message>
    <message>
        <source>mean %1 ± %2 points</source>
        <translation>moyenne %1 ± %2 points</translation>
    </message>
    <message>
        <source>top-1 %1</source>
        <translation>top-1 %1</translation>
    </message>
    <message>
        <source>seed %1: </source>
        <translation>graine %1 : </translation>
    </message>
    <message>
        <source>%1 done, so far %2</source>
        <translation>%1 fait, jusqu’ici %2</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>no run yet</source>
        <translation>pas encore de run</translation>
    </message>
    <message>
        <source>%1 of the weights are zero</source>
        <translation>%1 des poids sont nuls</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Contrôles</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>époque %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>pas %1</translation>
    </message>
    <message>
        <source>The unpruned base runs</source>
        <translation>Les runs de base non élagués</translation>
    </message>
    <message>
        <source>Pruned up to percentile %1 of the base run's magnitudes</source>
        <translation>Élagué jusqu’au percentile %1 des magnitudes du run de base</translation>
    </message>
    <message>
        <source>%1 of the prunable weights are pruned</source>
        <translation>%1 des poids élagables sont élagués</translation>
    </message>
    <message>
        <source>Weights of %1 are pruned</source>
        <translation>Les poids de %1 sont élagués</translation>
    </message>
    <message>
        <source>%1 of the prunable weights</source>
        <translation>%1 des poids élagables</translation>
    </message>
    <message>
        <source>The threshold |w| is known once one of its tickets trains.</source>
        <translation>Le seuil |w| sera connu dès qu’un de ses tickets s’entraînera.</translation>
    </message>
    <message>
        <source>Threshold |w| ≤ %1 on average, %2 to %3 over its tickets</source>
        <translation>Seuil |w| ≤ %1 en moyenne, de %2 à %3 sur ses tickets</translation>
    </message>
    <message>
        <source>Threshold |w| ≤ %1</source>
        <translation>Seuil |w| ≤ %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFields</name>
    <message>
        <source>Reset points</source>
        <translation>Points de réinit.</translation>
    </message>
    <message>
        <source>0, 1, 2, 5, step 200</source>
        <translation>0, 1, 2, 5, step 200</translation>
    </message>
    <message>
        <source>Epochs of the base run to whose weights the tickets are reset; 0 is the initialisation, "step 200" a step. The base run keeps these checkpoints.</source>
        <translation>Époques du run de base aux poids desquelles les tickets sont réinitialisés ; 0 est l’initialisation, « step 200 » un pas. Le run de base garde ces checkpoints.</translation>
    </message>
    <message>
        <source>Reset to</source>
        <translation>Revenir à</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>Part, %</translation>
    </message>
    <message>
        <source>Percentile, %</source>
        <translation>Percentile, %</translation>
    </message>
    <message>
        <source>Threshold |w|</source>
        <translation>Seuil |w|</translation>
    </message>
    <message>
        <source>Prunes exactly this share of the prunable weights</source>
        <translation>Élague exactement cette part des poids élagables</translation>
    </message>
    <message>
        <source>Prunes weights up to this percentile of the base run's magnitudes</source>
        <translation>Élague les poids jusqu’à ce percentile des magnitudes du run de base</translation>
    </message>
    <message>
        <source>Prunes weights of at most this magnitude</source>
        <translation>Élague les poids dont la magnitude est au plus cette valeur</translation>
    </message>
    <message>
        <source>Meaning of the amounts</source>
        <translation>Signification des quantités</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Quantités</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>50 to 95 %</source>
        <translation>50 à 95 %</translation>
    </message>
    <message>
        <source>Published (MobileNetV2)</source>
        <translation>Publié (MobileNetV2)</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Élagué</translation>
    </message>
    <message>
        <source>Instability analysis</source>
        <translation>Analyse d’instabilité</translation>
    </message>
    <message>
        <source>From each reset point two copies are trained with different data orders, dense and masked. The barrier between their ends shows from which point on training is stable</source>
        <translation>Depuis chaque point de réinitialisation, deux copies sont entraînées avec des ordres de données différents, dense et masquée. La barrière entre leurs fins montre à partir de quel point l’entraînement est stable</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Contrôles</translation>
    </message>
    <message>
        <source>one shot</source>
        <translation>en une fois</translation>
    </message>
    <message>
        <source>Iterative pruning: number of rounds of training and pruning to reach each amount</source>
        <translation>Élagage itératif : nombre de tours d’entraînement et d’élagage pour atteindre chaque quantité</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source> points</source>
        <translation> points</translation>
    </message>
    <message>
        <source>How far below the dense net a winning ticket may be</source>
        <translation>De combien un ticket gagnant peut être sous le réseau dense</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Maximum number of runs that a cluster runs at once</source>
        <translation>Nombre maximal de runs qu’un cluster exécute à la fois</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>À la fois</translation>
    </message>
    <message>
        <source>Weights…</source>
        <translation>Poids…</translation>
    </message>
    <message>
        <source>Reset point of the controls</source>
        <translation>Point de réinitialisation des contrôles</translation>
    </message>
    <message>
        <source>Reset point of the control with a random mask. With several rounds of pruning, the controls "New weights" and "Fine-tuning" also use this point's mask</source>
        <translation>Point de réinitialisation du contrôle à masque aléatoire. Avec plusieurs tours d’élagage, les contrôles « Nouveaux poids » et « Fine-tuning » utilisent aussi le masque de ce point</translation>
    </message>
    <message>
        <source>reset to</source>
        <translation>revenir à</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>mesurer</translation>
    </message>
    <message>
        <source>Points of the instability analysis</source>
        <translation>Points de l’analyse d’instabilité</translation>
    </message>
    <message>
        <source>the reset points</source>
        <translation>points de réinitialisation</translation>
    </message>
    <message>
        <source>Epochs, or steps such as "step 200", from which the copies are trained</source>
        <translation>Époques, ou pas comme « step 200 », à partir desquels les copies sont entraînées</translation>
    </message>
    <message>
        <source>Amount of the instability analysis</source>
        <translation>Quantité de l’analyse d’instabilité</translation>
    </message>
    <message>
        <source>How much the masked copies are pruned, in the same unit as the amounts above</source>
        <translation>De combien les copies masquées sont élaguées, dans la même unité que les quantités ci-dessus</translation>
    </message>
    <message>
        <source>Instability</source>
        <translation>Instabilité</translation>
    </message>
    <message>
        <source>from</source>
        <translation>depuis</translation>
    </message>
    <message>
        <source>masked by</source>
        <translation>masquées par</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Plus d’options</translation>
    </message>
    <message>
        <source>the whole net</source>
        <translation>le réseau entier</translation>
    </message>
    <message>
        <source>each layer</source>
        <translation>chaque couche</translation>
    </message>
    <message>
        <source>Compared within</source>
        <translation>Comparer dans</translation>
    </message>
    <message>
        <source>Whether the smallest weights of the whole net are pruned, or those of each layer</source>
        <translation>Élaguer les plus petits poids du réseau entier, ou ceux de chaque couche</translation>
    </message>
    <message>
        <source>Kept in each layer</source>
        <translation>Gardé dans chaque couche</translation>
    </message>
    <message>
        <source>Share of every layer that is always kept, whatever the amount</source>
        <translation>Part de chaque couche toujours gardée, quelle que soit la quantité</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Compared in</source>
        <translation>Comparer dans</translation>
    </message>
    <message>
        <source>each layer keeps</source>
        <translation>chaque couche garde</translation>
    </message>
    <message>
        <source>first layer</source>
        <translation>première couche</translation>
    </message>
    <message>
        <source>last layer</source>
        <translation>dernière couche</translation>
    </message>
    <message>
        <source>depthwise kernels</source>
        <translation>kernels depthwise</translation>
    </message>
    <message>
        <source>Also prune</source>
        <translation>Élaguer aussi</translation>
    </message>
    <message>
        <source>Layers not pruned</source>
        <translation>Couches non élaguées</translation>
    </message>
    <message>
        <source>names of layers, separated by commas</source>
        <translation>noms de couches, séparés par des virgules</translation>
    </message>
    <message>
        <source>Not pruned</source>
        <translation>Non élaguées</translation>
    </message>
    <message>
        <source>Cells per stage</source>
        <translation>Cellules par étape</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>A cascade: a cluster starts this many runs at once, and each further run after a previous one has ended</source>
        <translation>Une cascade : un cluster lance ce nombre de runs à la fois, et chaque run suivant après la fin d’un précédent</translation>
    </message>
    <message>
        <source>Minutes per run</source>
        <translation>Minutes par run</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>from past runs</source>
        <translation>d’après les runs passés</translation>
    </message>
    <message>
        <source>Duration of a run over all epochs, for the forecast; finished runs correct it</source>
        <translation>Durée d’un run sur toutes les époques, pour la prévision ; les runs terminés la corrigent</translation>
    </message>
    <message>
        <source>Cascade</source>
        <translation>Cascade</translation>
    </message>
    <message>
        <source>A run takes</source>
        <translation>Un run dure</translation>
    </message>
    <message>
        <source>the latest point</source>
        <translation>le dernier point</translation>
    </message>
    <message>
        <source>the middle one</source>
        <translation>celle du milieu</translation>
    </message>
    <message>
        <source>nearest to 80 %</source>
        <translation>la plus proche de 80 %</translation>
    </message>
    <message>
        <source>Thresholds are chosen on trained weights, but no run of this net has ended here yet</source>
        <translation>Les seuils se choisissent sur des poids entraînés, mais aucun run de ce réseau n’est encore terminé ici</translation>
    </message>
    <message>
        <source>Choose thresholds on the trained weights of the run “%1”</source>
        <translation>Choisir les seuils sur les poids entraînés du run « %1 »</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFigures</name>
    <message>
        <source>Accuracy against sparsity</source>
        <translation>Accuracy selon la sparsité</translation>
    </message>
    <message>
        <source>top-1, band: range of %1 seeds</source>
        <translation>top-1, bande : étendue de %1 graines</translation>
    </message>
    <message>
        <source>top-1</source>
        <translation>top-1</translation>
    </message>
    <message>
        <source>sparsity (log of the weights left)</source>
        <translation>sparsité (log des poids restants)</translation>
    </message>
    <message>
        <source>sparsity</source>
        <translation>sparsité</translation>
    </message>
    <message>
        <source>Values appear as the first runs finish.</source>
        <translation>Les valeurs apparaissent quand les premiers runs se terminent.</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>Dense</translation>
    </message>
    <message>
        <source>Dense − %1</source>
        <translation>Dense − %1</translation>
    </message>
    <message>
        <source>Instability</source>
        <translation>Instabilité</translation>
    </message>
    <message>
        <source>error barrier, points</source>
        <translation>barrière d’erreur, points</translation>
    </message>
    <message>
        <source>reset point, step</source>
        <translation>point de réinitialisation, pas</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>This campaign has no instability analysis.</source>
        <translation>Cette campagne n’a pas d’analyse d’instabilité.</translation>
    </message>
    <message>
        <source>The barrier appears when both copies are done.</source>
        <translation>La barrière apparaît quand les deux copies sont terminées.</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>dense</translation>
    </message>
    <message>
        <source>masked, %1</source>
        <translation>masqué, %1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Contrôles</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFilesDialog</name>
    <message>
        <source>Save the ticket</source>
        <translation>Enregistrer le ticket</translation>
    </message>
    <message>
        <source>Compact the net</source>
        <translation>Compacter le réseau</translation>
    </message>
    <message>
        <source>Savings</source>
        <translation>Économies</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Share left</source>
        <translation>Part restante</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Net and weights (.model.json, .safetensors)</source>
        <translation>Réseau et poids (.model.json, .safetensors)</translation>
    </message>
    <message>
        <source>ONNX (.onnx)</source>
        <translation>ONNX (.onnx)</translation>
    </message>
    <message>
        <source>For ONNX Runtime, including the normalisation of the input</source>
        <translation>Pour ONNX Runtime, y compris la normalisation de l’entrée</translation>
    </message>
    <message>
        <source>Train from this ticket</source>
        <translation>Entraîner depuis ce ticket</translation>
    </message>
    <message>
        <source>New run with this net</source>
        <translation>Nouveau run avec ce réseau</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>There is no ticket</source>
        <translation>Il n’y a pas de ticket</translation>
    </message>
    <message>
        <source>The net cannot be made smaller</source>
        <translation>Le réseau ne peut pas être réduit</translation>
    </message>
    <message>
        <source>The ticket is being read</source>
        <translation>Le ticket est en cours de lecture</translation>
    </message>
    <message>
        <source>Both nets are being compared</source>
        <translation>Comparaison des deux réseaux en cours</translation>
    </message>
    <message>
        <source>The engine reads the run's newest checkpoint and initial weights on the machine that has them.</source>
        <translation>Le moteur lit le checkpoint le plus récent du run et ses poids initiaux sur la machine qui les a.</translation>
    </message>
    <message>
        <source>The engine removes dead channels, compares the outputs of both nets and measures their speed. This takes a few seconds.</source>
        <translation>Le moteur enlève les canaux morts, compare les sorties des deux réseaux et mesure leur vitesse. Cela prend quelques secondes.</translation>
    </message>
    <message>
        <source>A path on %1, which has the run's files</source>
        <translation>Un chemin sur %1, qui a les fichiers du run</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit : %1</translation>
    </message>
    <message>
        <source>Written on %1: %2</source>
        <translation>Écrit sur %1 : %2</translation>
    </message>
    <message>
        <source>Whole net</source>
        <translation>Réseau entier</translation>
    </message>
    <message>
        <source>Compact net</source>
        <translation>Réseau compact</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Facteur</translation>
    </message>
    <message>
        <source>Tickets (*.safetensors)</source>
        <translation>Tickets (*.safetensors)</translation>
    </message>
    <message>
        <source>Nets (*.model.json)</source>
        <translation>Réseaux (*.model.json)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln file(s)?</source>
        <translation><numerusform>Remplacer %Ln fichier ?</numerusform><numerusform>Remplacer %Ln fichiers ?</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFilesModel</name>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>Ce run n’est plus dans la base.</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>Sparsité</translation>
    </message>
    <message>
        <source>%1: %2 of %3 prunable weights are left</source>
        <translation>%1 : il reste %2 poids élagables sur %3</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Masque</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>dead ones are removed from one layer</source>
        <translation>les canaux morts sont enlevés d’une couche</translation>
    </message>
    <message>
        <source>dead ones are removed from %1 layers</source>
        <translation>les canaux morts sont enlevés de %1 couches</translation>
    </message>
    <message>
        <source>none is dead in all layers that share it, so the net stays unchanged</source>
        <translation>aucun n’est mort dans toutes les couches qui le partagent, le réseau reste donc inchangé</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>logits of up to %2 differ by at most %1 on %3 noise samples and %4 real samples</source>
        <translation>des logits allant jusqu’à %2 diffèrent d’au plus %1 sur %3 échantillons de bruit et %4 échantillons réels</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>inference, batch %1, %2</source>
        <translation>inférence, batch %1, %2</translation>
    </message>
    <message>
        <source>%1FLOP</source>
        <translation>%1FLOP</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Forward, per sample</source>
        <translation>Passe avant, par échantillon</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Échant./s</translation>
    </message>
    <message>
        <source>Enter the full path of a file.</source>
        <translation>Saisir le chemin complet d’un fichier.</translation>
    </message>
    <message>
        <source>A ticket's file ends in .safetensors.</source>
        <translation>Un fichier de ticket se termine par .safetensors.</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketForm</name>
    <message>
        <source>“%1” is not a number.</source>
        <translation>« %1 » n’est pas un nombre.</translation>
    </message>
    <message>
        <source>“%1” is not a reset point such as 2 or step 200.</source>
        <translation>« %1 » n’est pas un point de réinitialisation comme 2 ou step 200.</translation>
    </message>
    <message>
        <source>The instability analysis takes only one amount.</source>
        <translation>L’analyse d’instabilité ne prend qu’une seule quantité.</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketLegend</name>
    <message>
        <source>Percentage points relative to dense</source>
        <translation>Points de pourcentage par rapport au dense</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketText</name>
    <message>
        <source>known once the first run is done</source>
        <translation>connu dès que le premier run est terminé</translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation>plus rien à faire</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>equal to %1 full runs, %2 at once</source>
        <translation>équivaut à %1 runs entiers, %2 à la fois</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <translation>%1 mesuré</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimé</translation>
    </message>
    <message>
        <source>%1 full runs × %2 (%3) ÷ %4 at once = %5</source>
        <translation>%1 runs entiers × %2 (%3) ÷ %4 à la fois = %5</translation>
    </message>
    <message>
        <source>; with runs that wait for others, %1</source>
        <translation>; avec les runs qui en attendent d’autres, %1</translation>
    </message>
    <message>
        <source>The ticket's mask on newly drawn weights</source>
        <translation>Le masque du ticket sur des poids tirés de nouveau</translation>
    </message>
    <message>
        <source>A random mask that keeps the same number of weights in each layer, reset like a ticket</source>
        <translation>Un masque aléatoire qui garde le même nombre de poids dans chaque couche, réinitialisé comme un ticket</translation>
    </message>
    <message>
        <source>The ticket's mask on the base run's final weights</source>
        <translation>Le masque du ticket sur les poids finaux du run de base</translation>
    </message>
    <message>
        <source>Pruned at initialisation by |weight × gradient|</source>
        <translation>Élagué à l’initialisation par |poids × gradient|</translation>
    </message>
    <message>
        <source>Pruned at initialisation by the net's flow, without data</source>
        <translation>Élagué à l’initialisation par le flux du réseau, sans données</translation>
    </message>
    <message>
        <source>A random mask on the initialisation</source>
        <translation>Un masque aléatoire sur l’initialisation</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
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
        <translation>du réseau dense</translation>
    </message>
    <message>
        <source>masked net's</source>
        <translation>du réseau masqué</translation>
    </message>
    <message>
        <source>The %1 barrier stays above %2 points.</source>
        <translation>La barrière %1 reste au-dessus de %2 points.</translation>
    </message>
    <message>
        <source>The %1 barrier is under %2 points from the start.</source>
        <translation>La barrière %1 est sous %2 points dès le début.</translation>
    </message>
    <message>
        <source>The %1 barrier falls under %2 points at about step %3 (epoch %4).</source>
        <translation>La barrière %1 passe sous %2 points vers le pas %3 (époque %4).</translation>
    </message>
    <message>
        <source>The %1 barrier falls under %2 points at about step %3.</source>
        <translation>La barrière %1 passe sous %2 points vers le pas %3.</translation>
    </message>
    <message>
        <source>No dense run is done yet, so nothing can be compared.</source>
        <translation>Aucun run dense n’est encore terminé, rien ne peut donc être comparé.</translation>
    </message>
    <message>
        <source>Dense: %1 ± %2 points over %3 seeds.</source>
        <translation>Dense : %1 ± %2 points sur %3 graines.</translation>
    </message>
    <message>
        <source>Dense: %1.</source>
        <translation>Dense : %1.</translation>
    </message>
    <message>
        <source>%1 of %2 tickets win: dense − %3 points or better.</source>
        <translation>%1 tickets sur %2 gagnent : dense − %3 points ou mieux.</translation>
    </message>
    <message>
        <source>The sparsest one: %1, %2 points relative to dense.</source>
        <translation>Le plus creux : %1, %2 points par rapport au dense.</translation>
    </message>
    <message>
        <source>The mask of base run %1 has settled at epoch %2.</source>
        <translation>Le masque du run de base %1 s’est stabilisé à l’époque %2.</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>%1 runs, %2 done</source>
        <translation>%1 runs, %2 terminés</translation>
    </message>
    <message>
        <source>%1, %2 in total</source>
        <translation>%1, %2 au total</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disque</translation>
    </message>
    <message>
        <source>%1 of %2, %3 checkpoints of %4</source>
        <translation>%1 sur %2, %3 checkpoints de %4</translation>
    </message>
    <message>
        <source>equal to %1 full runs, %2 at once (assumed)</source>
        <translation>équivaut à %1 runs entiers, %2 à la fois (supposé)</translation>
    </message>
    <message>
        <source>%1 full runs × %2 (%3) ÷ %4 at once (assumed) = %5</source>
        <translation>%1 runs entiers × %2 (%3) ÷ %4 à la fois (supposé) = %5</translation>
    </message>
    <message>
        <source>%1; %2 free</source>
        <translation>%1 ; %2 libres</translation>
    </message>
    <message>
        <source>%1 full runs × %2 ÷ %3 at once = %4</source>
        <translation>%1 runs entiers × %2 ÷ %3 à la fois = %4</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1, from the speed of the running one</source>
        <translation>%1, d’après la vitesse du run en cours</translation>
    </message>
    <message>
        <source>%1, from the speed of the %2 running ones</source>
        <translation>%1, d’après la vitesse des %2 runs en cours</translation>
    </message>
    <message>
        <source>%1, as given</source>
        <translation>%1, comme indiqué</translation>
    </message>
    <message>
        <source>%1 steps × %2 = %3</source>
        <translation>%1 pas × %2 = %3</translation>
    </message>
    <message>
        <source>%1, fitted to past runs of this net</source>
        <translation>%1, ajusté aux runs passés de ce réseau</translation>
    </message>
    <message>
        <source>%1, from the past run “%2”</source>
        <translation>%1, d’après le run passé « %2 »</translation>
    </message>
    <message>
        <source>A full run</source>
        <translation>Un run entier</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketsView</name>
    <message>
        <source>Ticket board</source>
        <translation>Plateau de tickets</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Accuracy</translation>
    </message>
    <message>
        <source>Contents of the cells</source>
        <translation>Contenu des cellules</translation>
    </message>
    <message>
        <source>Lowest amount shown</source>
        <translation>Plus petite quantité montrée</translation>
    </message>
    <message>
        <source>Highest amount shown</source>
        <translation>Plus grande quantité montrée</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Compares the runs of the selected cells. Space, Shift with the arrow keys, or dragging selects cells.</source>
        <translation>Compare les runs des cellules sélectionnées. Espace, Maj avec les touches fléchées ou glisser sélectionne des cellules.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Ticket</translation>
    </message>
    <message>
        <source>Layers of the ticket</source>
        <translation>Couches du ticket</translation>
    </message>
    <message>
        <source>Open run</source>
        <translation>Ouvrir le run</translation>
    </message>
    <message>
        <source>New run from it</source>
        <translation>Nouveau run avec</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Prévision</translation>
    </message>
    <message>
        <source>waves of runs</source>
        <translation>vagues de runs</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>The mean of all seeds</source>
        <translation>La moyenne de toutes les graines</translation>
    </message>
    <message>
        <source>Only seed %1</source>
        <translation>Seulement la graine %1</translation>
    </message>
    <message>
        <source>top-1 relative to dense in percentage points, mean of %1 seeds</source>
        <translation>top-1 par rapport au dense en points de pourcentage, moyenne de %1 graines</translation>
    </message>
    <message>
        <source>top-1 relative to dense in percentage points</source>
        <translation>top-1 par rapport au dense en points de pourcentage</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; winning: dense − %2 or better</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; gagnants : dense − %2 ou mieux</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 terminés</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 en cours</translation>
    </message>
    <message>
        <source>%1 queued</source>
        <translation>%1 en attente</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 échoués</translation>
    </message>
    <message>
        <source>choose a cell of the board</source>
        <translation>choisir une cellule du plateau</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>Dense</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 ± %2, dense %3</source>
        <translation>%1 ± %2, dense %3</translation>
    </message>
    <message>
        <source>%1, dense %2</source>
        <translation>%1, dense %2</translation>
    </message>
    <message>
        <source>%1 of the prunable weights are left.</source>
        <translation>Il reste %1 des poids élagables.</translation>
    </message>
    <message>
        <source>The dense net keeps all its weights.</source>
        <translation>Le réseau dense garde tous ses poids.</translation>
    </message>
    <message>
        <source>The shares of its layers are known once it trains.</source>
        <translation>Les parts de ses couches seront connues dès qu’il s’entraînera.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Share left</source>
        <translation>Part restante</translation>
    </message>
    <message>
        <source>Last epoch</source>
        <translation>Dernière époque</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>Meilleure époque</translation>
    </message>
    <message>
        <source>Accuracy to compare</source>
        <translation>Accuracy à comparer</translation>
    </message>
    <message>
        <source>Whether to compare runs by the accuracy of their last or of their best epoch</source>
        <translation>Comparer les runs par l’accuracy de leur dernière ou de leur meilleure époque</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>Enregistrer le ticket…</translation>
    </message>
    <message>
        <source>Saves mask and reset weights to a file from which new runs can start</source>
        <translation>Enregistre le masque et les poids réinitialisés dans un fichier à partir duquel de nouveaux runs peuvent commencer</translation>
    </message>
    <message>
        <source>Compact…</source>
        <translation>Compacter…</translation>
    </message>
    <message>
        <source>Removes the dead channels and compares size and speed with the whole net; can also save ONNX</source>
        <translation>Enlève les canaux morts et compare taille et vitesse au réseau entier ; peut aussi enregistrer en ONNX</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TimeChart</name>
    <message>
        <source>No values yet</source>
        <translation>Pas encore de valeurs</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>tentative %1</translation>
    </message>
    <message>
        <source>%1, from – to</source>
        <translation>%1, de – à</translation>
    </message>
    <message>
        <source>%1, not finite</source>
        <translation>%1, non fini</translation>
    </message>
    <message>
        <source>%1 · step %2</source>
        <translation>%1 · pas %2</translation>
    </message>
    <message>
        <source>%1 · raw %2</source>
        <translation>%1 · brut %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation><numerusform>et %Ln de plus</numerusform><numerusform>et %Ln de plus</numerusform></translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>down to %1</source>
        <translation>jusqu’à %1 en bas</translation>
    </message>
</context>
<context>
    <name>trainyard::TimelinePage</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open a trace file, a folder with one file per rank, or another trace of the run</source>
        <translation>Ouvrir un fichier de trace, un dossier avec un fichier par rang, ou une autre trace du run</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparer avec…</translation>
    </message>
    <message>
        <source>Show a second trace below this one with the same zoom</source>
        <translation>Montrer une seconde trace sous celle-ci avec le même zoom</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Chercher des noms</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Occurrence suivante (Entrée)</translation>
    </message>
    <message>
        <source>Align the selected slices of both traces</source>
        <translation>Aligner les tranches sélectionnées des deux traces</translation>
    </message>
    <message>
        <source>Fold ranks</source>
        <translation>Replier les rangs</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>Show the whole trace (0). W and S zoom, A and D pan, dragging selects a range, F fits the selection</source>
        <translation>Montrer toute la trace (0). W et S zooment, A et D déplacent, glisser sélectionne une plage, F ajuste la vue à la sélection</translation>
    </message>
    <message>
        <source>Export PNG</source>
        <translation>Exporter en PNG</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>Exporter la chronologie</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Trace file…</source>
        <translation>Fichier de trace…</translation>
    </message>
    <message>
        <source>Folder with one file per rank…</source>
        <translation>Dossier avec un fichier par rang…</translation>
    </message>
    <message>
        <source>Folder to compare with…</source>
        <translation>Dossier à comparer…</translation>
    </message>
    <message>
        <source>Attempt %1, steps %2 to %3</source>
        <translation>Tentative %1, pas %2 à %3</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Tranche</translation>
    </message>
    <message>
        <source>Click a slice to see all data of its event.</source>
        <translation>Cliquer sur une tranche pour voir toutes les données de son événement.</translation>
    </message>
    <message>
        <source>Selected slice</source>
        <translation>Tranche sélectionnée</translation>
    </message>
    <message>
        <source>Open a folder with one file per rank</source>
        <translation>Ouvrir un dossier avec un fichier par rang</translation>
    </message>
    <message>
        <source>Open a trace</source>
        <translation>Ouvrir une trace</translation>
    </message>
    <message>
        <source>Traces (*.json *.json.gz *.gz);;All files (*)</source>
        <translation>Traces (*.json *.json.gz *.gz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Select a slice in each of the two traces first.</source>
        <translation>Sélectionner d’abord une tranche dans chacune des deux traces.</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 occurrence</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 occurrences</translation>
    </message>
    <message>
        <source>upper trace</source>
        <translation>trace du haut</translation>
    </message>
    <message>
        <source>lower trace</source>
        <translation>trace du bas</translation>
    </message>
    <message>
        <source>selected range of %1</source>
        <translation>plage sélectionnée de %1</translation>
    </message>
    <message>
        <source>whole trace</source>
        <translation>trace entière</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exporté dans %1</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>My runs</source>
        <translation>Mes runs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>trainyard::TimelinePane</name>
    <message>
        <source>No trace is open</source>
        <translation>Aucune trace n’est ouverte</translation>
    </message>
    <message>
        <source>Traces show what every rank did at each moment. A run writes one for the steps named in its run spec, or on request from the Live page. Traces of PyTorch's profiler and other tools in Chrome's JSON format can be opened as well, also compressed with gzip.</source>
        <translation>Les traces montrent ce que faisait chaque rang à chaque instant. Un run en écrit une pour les pas nommés dans sa spécification, ou sur demande depuis la page En direct. Les traces du profileur de PyTorch et d’autres outils au format JSON de Chrome peuvent aussi être ouvertes, même compressées par gzip.</translation>
    </message>
    <message>
        <source>Open a trace…</source>
        <translation>Ouvrir une trace…</translation>
    </message>
    <message>
        <source>Close the second trace</source>
        <translation>Fermer la seconde trace</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your runs has traces. Choose one in the menu Open.</source>
        <translation><numerusform>%Ln run a des traces. En choisir une dans le menu Ouvrir.</numerusform><numerusform>%Ln runs ont des traces. En choisir une dans le menu Ouvrir.</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>events</source>
        <translation>événements</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>thread %1</translation>
    </message>
    <message>
        <source>no process</source>
        <translation>pas de processus</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>processus %1</translation>
    </message>
    <message>
        <source>rank %1: %2</source>
        <translation>rang %1 : %2</translation>
    </message>
    <message>
        <source>%1 seen</source>
        <translation>%1 vus</translation>
    </message>
    <message>
        <source>&lt;br&gt;from %1</source>
        <translation>&lt;br&gt;à partir de %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TimelineViewModel</name>
    <message>
        <source>%1 slices</source>
        <translation>%1 tranches</translation>
    </message>
    <message>
        <source>%1 steps of %2</source>
        <translation>%1 pas sur %2</translation>
    </message>
    <message>
        <source>%1: %2. Everything before that is shown.</source>
        <translation>%1 : %2. Tout ce qui précède est montré.</translation>
    </message>
    <message>
        <source>%1 ends in the middle, after byte %2. Its %3 events before that are shown.</source>
        <translation>%1 se termine au milieu, après l’octet %2. Ses %3 événements précédents sont montrés.</translation>
    </message>
    <message>
        <source>%1 is damaged in %2 places; everything else is shown.</source>
        <translation>%1 est endommagé à %2 endroits ; tout le reste est montré.</translation>
    </message>
    <message>
        <source>%1: %2 events have no end or no start; those without an end extend to the end of their thread.</source>
        <translation>%1 : %2 événements n’ont pas de fin ou pas de début ; ceux sans fin s’étendent jusqu’à la fin de leur thread.</translation>
    </message>
    <message>
        <source>%1 slices are not shown: they are nested deeper than 64, or on more than 20,000 threads.</source>
        <translation>%1 tranches ne sont pas montrées : elles sont imbriquées à plus de 64 niveaux, ou sur plus de 20 000 threads.</translation>
    </message>
    <message>
        <source>The ranks' clocks belong to several machines and were aligned by the time of day: they may be off by milliseconds.</source>
        <translation>Les horloges des rangs appartiennent à plusieurs machines et ont été alignées selon l’heure : elles peuvent différer de quelques millisecondes.</translation>
    </message>
    <message>
        <source>%1 of the communication is hidden behind compute.</source>
        <translation>%1 de la communication est masqué par le calcul.</translation>
    </message>
    <message>
        <source>Rank %1 idles most: %2 of its time.</source>
        <translation>Le rang %1 est le plus inactif : %2 de son temps.</translation>
    </message>
    <message>
        <source>Idle: %1 of the time.</source>
        <translation>Inactif : %1 du temps.</translation>
    </message>
    <message>
        <source>Rank %1 comes last to %2 of %3 sums, then %4 behind the others.</source>
        <translation>Le rang %1 arrive en dernier à %2 sommes sur %3, alors %4 derrière les autres.</translation>
    </message>
    <message>
        <source>1 step of %1</source>
        <translation>1 pas sur %1</translation>
    </message>
    <message>
        <source>The ranks start their sums together.</source>
        <translation>Les rangs commencent leurs sommes ensemble.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation><numerusform>%Ln rang</numerusform><numerusform>%Ln rangs</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::Toast</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>trainyard::TopBars</name>
    <message>
        <source>Most likely classes</source>
        <translation>Classes les plus probables</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>trainyard::TrainingGroup</name>
    <message>
        <source>samples per step</source>
        <translation>échant. par pas</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>samples per rank</source>
        <translation>échant. par rang</translation>
    </message>
</context>
<context>
    <name>trainyard::WaveChart</name>
    <message>
        <source>Waves of runs</source>
        <translation>Vagues de runs</translation>
    </message>
    <message>
        <source>Known once the first run is done.</source>
        <translation>Connu dès que le premier run est terminé.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>time since %1</source>
        <translation>temps depuis %1</translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsPane</name>
    <message>
        <source>All weights of this layer are exactly 0.</source>
        <translation>Tous les poids de cette couche sont exactement 0.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Percentile %1</source>
        <translation>Percentile %1</translation>
    </message>
    <message>
        <source>threshold |w|</source>
        <translation>seuil |w|</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>élagué</translation>
    </message>
    <message>
        <source>left</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>thinnest layer</source>
        <translation>couche la plus mince</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tableau en CSV…</translation>
    </message>
    <message>
        <source>Figure as SVG…</source>
        <translation>Figure en SVG…</translation>
    </message>
    <message>
        <source>Figure as PDF…</source>
        <translation>Figure en PDF…</translation>
    </message>
    <message>
        <source>Figure as PNG…</source>
        <translation>Figure en PNG…</translation>
    </message>
    <message>
        <source>Use as thresholds</source>
        <translation>Utiliser comme seuils</translation>
    </message>
    <message>
        <source>Cumulative magnitude</source>
        <translation>Magnitude cumulée</translation>
    </message>
    <message>
        <source>Log |w|</source>
        <translation>Log |w|</translation>
    </message>
    <message>
        <source>Magnitudes on a logarithmic axis</source>
        <translation>Magnitudes sur un axe logarithmique</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>Toutes les couches</translation>
    </message>
    <message>
        <source>The curve of all prunable weights</source>
        <translation>La courbe de tous les poids élagables</translation>
    </message>
    <message>
        <source>One layer</source>
        <translation>Une couche</translation>
    </message>
    <message>
        <source>The curve of the layer chosen below</source>
        <translation>La courbe de la couche choisie ci-dessous</translation>
    </message>
    <message>
        <source>Left in each layer</source>
        <translation>Reste par couche</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>toutes les couches</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>convolution</translation>
    </message>
    <message>
        <source>1 × 1</source>
        <translation>1 × 1</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Seuils</translation>
    </message>
    <message>
        <source>global, by percentile</source>
        <translation>global, par percentile</translation>
    </message>
    <message>
        <source>10 to 99 %</source>
        <translation>10 à 99 %</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisés</translation>
    </message>
    <message>
        <source>The percentiles used by a published study of MobileNetV2</source>
        <translation>Les percentiles utilisés par une étude publiée de MobileNetV2</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Initial percentiles</source>
        <translation>Percentiles initiaux</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>The weights cannot be shown</source>
        <translation>Les poids ne peuvent pas être montrés</translation>
    </message>
    <message>
        <source>The weights are being measured</source>
        <translation>Les poids sont en cours de mesure</translation>
    </message>
    <message>
        <source>The engine reads the checkpoint once, on the machine that has it.</source>
        <translation>Le moteur lit le checkpoint une fois, sur la machine qui l’a.</translation>
    </message>
    <message>
        <source>measuring again…</source>
        <translation>nouvelle mesure…</translation>
    </message>
    <message>
        <source>%1 weights of %2</source>
        <translation>%1 poids de %2</translation>
    </message>
    <message>
        <source>%1 prunable weights in %2 layers</source>
        <translation>%1 poids élagables dans %2 couches</translation>
    </message>
    <message>
        <source>% of its weights above %1</source>
        <translation>% de ses poids au-dessus de %1</translation>
    </message>
    <message>
        <source>Move the mark</source>
        <translation>Déplacer le repère</translation>
    </message>
    <message>
        <source>Add a mark</source>
        <translation>Ajouter un repère</translation>
    </message>
    <message>
        <source>Percentile, from 0.1 to 99.9:</source>
        <translation>Percentile, de 0,1 à 99,9 :</translation>
    </message>
    <message>
        <source>New run pruned at %1 %</source>
        <translation>Nouveau run élagué à %1 %</translation>
    </message>
    <message>
        <source>%1: weights</source>
        <translation>%1 : poids</translation>
    </message>
    <message>
        <source>Published (MobileNetV2)</source>
        <translation>Publié (MobileNetV2)</translation>
    </message>
    <message>
        <source>Of |w|</source>
        <translation>De |w|</translation>
    </message>
    <message numerus="yes">
        <source>Lottery tickets at %Ln threshold(s)…</source>
        <translation><numerusform>Lottery tickets à %Ln seuil…</numerusform><numerusform>Lottery tickets à %Ln seuils…</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsRemarksCard</name>
    <message>
        <source>Keep 1 % per layer</source>
        <translation>Garder 1 % par couche</translation>
    </message>
    <message>
        <source>Keeps the largest hundredth of every layer's weights regardless of the threshold</source>
        <translation>Garde le plus grand centième des poids de chaque couche, quel que soit le seuil</translation>
    </message>
    <message>
        <source>Let layers vanish</source>
        <translation>Laisser les couches se vider</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>no objections to the thresholds</source>
        <translation>rien à objecter aux seuils</translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation><numerusform>%Ln avertissement</numerusform><numerusform>%Ln avertissements</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsRolesCard</name>
    <message>
        <source>Never pruned</source>
        <translation>Jamais élagué</translation>
    </message>
    <message>
        <source>%1 of %2 values, %3</source>
        <translation>%1 sur %2 valeurs, %3</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Also prune</source>
        <translation>Élaguer aussi</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Also prune: %1</source>
        <translation>Élaguer aussi : %1</translation>
    </message>
    <message>
        <source>always kept</source>
        <translation>toujours gardé</translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsTable</name>
    <message>
        <source>Thresholds</source>
        <translation>Seuils</translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsViewModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 of the weights are exactly 0.</source>
        <translation>%1 des poids sont exactement 0.</translation>
    </message>
    <message>
        <source>%1 coincide at %2:</source>
        <translation>%1 coïncident à %2 :</translation>
    </message>
    <message>
        <source>they give the same mask.</source>
        <translation>ils donnent le même masque.</translation>
    </message>
    <message>
        <source>From %1 % %2 vanishes:</source>
        <translation>À partir de %1 %, %2 se vide :</translation>
    </message>
    <message>
        <source>From %1 % %2 layers vanish:</source>
        <translation>À partir de %1 %, %2 couches se vident :</translation>
    </message>
    <message>
        <source>no weight of %1 is left.</source>
        <translation>aucun poids de %1 ne reste.</translation>
    </message>
    <message>
        <source>Many zeros:</source>
        <translation>Beaucoup de zéros :</translation>
    </message>
    <message>
        <source>NaN or infinite:</source>
        <translation>NaN ou infini :</translation>
    </message>
    <message>
        <source>%1 weights, which count as the largest.</source>
        <translation>%1 poids, qui comptent comme les plus grands.</translation>
    </message>
    <message>
        <source>Every layer keeps %1.</source>
        <translation>Chaque couche garde %1.</translation>
    </message>
    <message>
        <source>Its largest weights are kept regardless of the threshold.</source>
        <translation>Ses plus grands poids sont gardés quel que soit le seuil.</translation>
    </message>
    <message>
        <source>Batch-norm and biases</source>
        <translation>Batch-norm et biais</translation>
    </message>
    <message>
        <source>Depthwise kernels</source>
        <translation>Kernels depthwise</translation>
    </message>
    <message>
        <source>First layer</source>
        <translation>Première couche</translation>
    </message>
    <message>
        <source>Last layer</source>
        <translation>Dernière couche</translation>
    </message>
    <message>
        <source>Layers excluded by name</source>
        <translation>Couches exclues par leur nom</translation>
    </message>
    <message>
        <source>%1 chosen.</source>
        <translation>%1 choisis.</translation>
    </message>
    <message numerus="yes">
        <source>%1 would empty a layer.</source>
        <translation><numerusform>%1 viderait une couche.</numerusform><numerusform>%1 videraient une couche.</numerusform></translation>
    </message>
    <message>
        <source>%1 give the same mask as another mark.</source>
        <translation>%1 donnent le même masque qu’un autre repère.</translation>
    </message>
    <message>
        <source>They are left out.</source>
        <translation>Ils sont omis.</translation>
    </message>
    <message>
        <source>This run has not written a checkpoint yet. It writes the first one at the end of an epoch, or when you save one on the Live page.</source>
        <translation>Ce run n’a pas encore écrit de checkpoint. Il écrit le premier à la fin d’une époque, ou à l’enregistrement d’un checkpoint à la page En direct.</translation>
    </message>
    <message>
        <source>Nothing in this checkpoint is prunable: all of its kernels and matrices are excluded.</source>
        <translation>Rien dans ce checkpoint n’est élagable : tous ses kernels et matrices sont exclus.</translation>
    </message>
    <message>
        <source>%1 values, measured in %2</source>
        <translation>%1 valeurs, mesurées en %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 % %2</source>
        <translation>%1 % %2</translation>
    </message>
    <message>
        <source>Published for this net on ImageNet:</source>
        <translation>Publié pour ce réseau sur ImageNet :</translation>
    </message>
    <message>
        <source>min %1 · mean %2 · max %3 · %4 exactly 0</source>
        <translation>min %1 · moyenne %2 · max %3 · %4 exactement 0</translation>
    </message>
</context>
<context>
    <name>trainyard::WhereGroup</name>
    <message>
        <source>this workstation</source>
        <translation>ce poste</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Device: %1</source>
        <translation>Périphérique : %1</translation>
    </message>
    <message>
        <source>Starts immediately on %1.</source>
        <translation>Démarre immédiatement sur %1.</translation>
    </message>
    <message>
        <source>%1 of %2 are in use: the run waits in the queue until %3 are free, even when this window is closed.</source>
        <translation>%1 sur %2 sont utilisés : le run attend dans la file que %3 soient libres, même quand cette fenêtre est fermée.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>The engine's CPU module does not load on this machine.</source>
        <translation>Le module CPU du moteur ne se charge pas sur cette machine.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Enters the queue of %1 and runs there, even when this window is closed.</source>
        <translation>Entre dans la file d’attente de %1 et s’y exécute, même quand cette fenêtre est fermée.</translation>
    </message>
    <message>
        <source>%1 is not connected: Start connects to it and then submits the run.</source>
        <translation>%1 n’est pas connectée : Lancer s’y connecte puis soumet le run.</translation>
    </message>
    <message>
        <source>This workstation</source>
        <translation>Ce poste</translation>
    </message>
</context>
<context>
    <name>trainyard::WrappedLabel</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
</TS>