<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>BuiltInPreset</name>
    <message>
        <source>First run: glyphs</source>
        <translation>Primera ejecución: glifos</translation>
    </message>
    <message>
        <source>A small CNN on images the engine draws itself: nothing to download, trained in a few minutes.</source>
        <translation>Una CNN pequeña con imágenes que dibuja el propio motor: no hay nada que descargar y se entrena en pocos minutos.</translation>
    </message>
    <message>
        <source>MNIST small CNN</source>
        <translation>MNIST, CNN pequeña</translation>
    </message>
    <message>
        <source>Handwritten digits from the four IDX files, 99 % in a handful of epochs.</source>
        <translation>Dígitos manuscritos de los cuatro archivos IDX, 99 % en unas pocas épocas.</translation>
    </message>
    <message>
        <source>CIFAR-10 ResNet20V2</source>
        <translation>CIFAR-10, ResNet20V2</translation>
    </message>
    <message>
        <source>Small colour photographs from a folder per class, through a residual net of 20 layers.</source>
        <translation>Fotografías pequeñas en color, una carpeta por clase, con una red residual de 20 capas.</translation>
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
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Throughput (samples/s)</source>
        <translation>Rendimiento (muestras/s)</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>host</source>
        <translation>host</translation>
    </message>
    <message>
        <source>user</source>
        <translation>usuario</translation>
    </message>
    <message>
        <source>port</source>
        <translation>puerto</translation>
    </message>
    <message>
        <source>jump hosts</source>
        <translation>hosts de salto</translation>
    </message>
    <message>
        <source>key file</source>
        <translation>archivo de clave</translation>
    </message>
    <message>
        <source>runs folder</source>
        <translation>carpeta de ejecuciones</translation>
    </message>
    <message>
        <source>data folder</source>
        <translation>carpeta de datos</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>motor</translation>
    </message>
    <message>
        <source>seconds before the time limit</source>
        <translation>segundos antes del límite de tiempo</translation>
    </message>
    <message>
        <source>GPU indices</source>
        <translation>índices de GPU</translation>
    </message>
    <message>
        <source>GPU type</source>
        <translation>tipo de GPU</translation>
    </message>
    <message>
        <source>account</source>
        <translation>cuenta</translation>
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
        <translation>restricción</translation>
    </message>
    <message>
        <source>processor cores</source>
        <translation>núcleos de procesador</translation>
    </message>
    <message>
        <source>dependencies</source>
        <translation>dependencias</translation>
    </message>
    <message>
        <source>extra options</source>
        <translation>opciones adicionales</translation>
    </message>
    <message>
        <source>folder of records</source>
        <translation>carpeta de registros</translation>
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
        <translation>nodos</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>partición</translation>
    </message>
    <message>
        <source>prologue</source>
        <translation>prólogo</translation>
    </message>
    <message>
        <source>ranks per node</source>
        <translation>ranks por nodo</translation>
    </message>
    <message>
        <source>reservation</source>
        <translation>reserva</translation>
    </message>
    <message>
        <source>restart limit</source>
        <translation>límite de reinicios</translation>
    </message>
    <message>
        <source>run directory</source>
        <translation>carpeta de la ejecución</translation>
    </message>
    <message>
        <source>tasks at once</source>
        <translation>tareas simultáneas</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>límite de tiempo</translation>
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
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>hace %1 min</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>hace %1 h</translation>
    </message>
    <message>
        <source>%1 d ago</source>
        <translation>hace %1 d</translation>
    </message>
    <message>
        <source>%1 of %2 classes</source>
        <translation>%1 de %2 clases</translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation>%1 clases</translation>
    </message>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%1 de %2 muestras</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 muestras</translation>
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
        <translation>%1, trabajo %2</translation>
    </message>
    <message>
        <source>%1, job %2 on %3</source>
        <translation>%1, trabajo %2 en %3</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 parámetros</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>intento %1</translation>
    </message>
    <message>
        <source>Epoch %1 / %2</source>
        <translation>Época %1 / %2</translation>
    </message>
    <message>
        <source>step %1 / %2</source>
        <translation>paso %1 / %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>validating</source>
        <translation>validando</translation>
    </message>
    <message>
        <source>writing a checkpoint</source>
        <translation>escribiendo checkpoint</translation>
    </message>
    <message>
        <source>choosing kernels, %1 of %2</source>
        <translation>eligiendo kernels, %1 de %2</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>preparando</translation>
    </message>
    <message>
        <source>silent since %1</source>
        <translation>en silencio desde %1</translation>
    </message>
    <message>
        <source>The engine has written nothing since %1. It may be busy with a long validation, or its machine or file system may be stuck.</source>
        <translation>El motor no ha escrito nada desde %1. Puede que esté ocupado con una validación larga o que su máquina o su sistema de archivos no respondan.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Checkpoint, epoch %1</source>
        <translation>Checkpoint, época %1</translation>
    </message>
    <message>
        <source>Checkpoint, step %1</source>
        <translation>Checkpoint, paso %1</translation>
    </message>
    <message>
        <source>Attempt %1 started</source>
        <translation>Intento %1 iniciado</translation>
    </message>
    <message>
        <source>from step %1</source>
        <translation>desde el paso %1</translation>
    </message>
    <message>
        <source>Attempt %1 ended</source>
        <translation>Intento %1 terminado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation><numerusform>1 época</numerusform><numerusform>%Ln épocas</numerusform></translation>
    </message>
</context>
<context>
    <name>MachineText</name>
    <message>
        <source>This workstation</source>
        <translation>Esta estación de trabajo</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>esta estación de trabajo</translation>
    </message>
    <message>
        <source>%1 via %2</source>
        <translation>%1 por %2</translation>
    </message>
</context>
<context>
    <name>ModelTitle</name>
    <message>
        <source>Small CNN</source>
        <translation>CNN pequeña</translation>
    </message>
</context>
<context>
    <name>Operations</name>
    <message>
        <source>Cannot act on the job %1</source>
        <translation>No se puede actuar sobre el trabajo %1</translation>
    </message>
    <message>
        <source>Cannot add a host to %1</source>
        <translation>No se puede añadir un host a %1</translation>
    </message>
    <message>
        <source>Cannot allocate %1</source>
        <translation>No se puede asignar %1</translation>
    </message>
    <message>
        <source>Cannot archive the campaign %1</source>
        <translation>No se puede archivar la campaña %1</translation>
    </message>
    <message>
        <source>Cannot ask for the jobs %1</source>
        <translation>No se pueden consultar los trabajos: %1</translation>
    </message>
    <message>
        <source>Cannot ask for the state of the runs %1</source>
        <translation>No se puede consultar el estado de las ejecuciones: %1</translation>
    </message>
    <message>
        <source>Cannot ask the engine for a plan %1</source>
        <translation>No se puede pedir un plan al motor: %1</translation>
    </message>
    <message>
        <source>Cannot ask the engine there for a plan %1</source>
        <translation>No se puede pedir un plan al motor de allí: %1</translation>
    </message>
    <message>
        <source>Cannot ask the machine %1</source>
        <translation>No se puede consultar la máquina %1</translation>
    </message>
    <message>
        <source>Cannot ask the queue %1</source>
        <translation>No se puede consultar la cola %1</translation>
    </message>
    <message>
        <source>Cannot augment %1</source>
        <translation>No se puede aumentar %1</translation>
    </message>
    <message>
        <source>Cannot bring the data set %1</source>
        <translation>No se puede llevar el conjunto de datos %1 a la máquina</translation>
    </message>
    <message>
        <source>Cannot bring the file %1</source>
        <translation>No se puede llevar el archivo %1 a la máquina</translation>
    </message>
    <message>
        <source>Cannot build %1</source>
        <translation>No se puede construir %1</translation>
    </message>
    <message>
        <source>Cannot build the engine there %1</source>
        <translation>No se puede compilar el motor allí: %1</translation>
    </message>
    <message>
        <source>Cannot build the model %1</source>
        <translation>No se puede construir el modelo %1</translation>
    </message>
    <message>
        <source>Cannot cancel %1</source>
        <translation>No se puede cancelar %1</translation>
    </message>
    <message>
        <source>Cannot cancel a job %1</source>
        <translation>No se puede cancelar un trabajo: %1</translation>
    </message>
    <message>
        <source>Cannot cancel the job %1</source>
        <translation>No se puede cancelar el trabajo %1</translation>
    </message>
    <message>
        <source>Cannot carry out what was asked of the runs %1</source>
        <translation>No se puede cumplir lo pedido a las ejecuciones: %1</translation>
    </message>
    <message>
        <source>Cannot chain the stages of %1</source>
        <translation>No se pueden encadenar las etapas de %1</translation>
    </message>
    <message>
        <source>Cannot change the data set %1</source>
        <translation>No se puede modificar el conjunto de datos %1</translation>
    </message>
    <message>
        <source>Cannot change the run %1</source>
        <translation>No se puede modificar la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot change the store %1</source>
        <translation>No se puede modificar el almacén %1</translation>
    </message>
    <message>
        <source>Cannot check %1</source>
        <translation>No se puede comprobar %1</translation>
    </message>
    <message>
        <source>Cannot check the device in %1</source>
        <translation>No se puede comprobar el dispositivo en %1</translation>
    </message>
    <message>
        <source>Cannot check the machine %1</source>
        <translation>No se puede comprobar la máquina %1</translation>
    </message>
    <message>
        <source>Cannot compare on %1</source>
        <translation>No se puede comparar en %1</translation>
    </message>
    <message>
        <source>Cannot connect over SSH %1</source>
        <translation>No se puede conectar por SSH: %1</translation>
    </message>
    <message>
        <source>Cannot connect through %1</source>
        <translation>No se puede conectar a través de %1</translation>
    </message>
    <message>
        <source>Cannot connect to %1</source>
        <translation>No se puede conectar con %1</translation>
    </message>
    <message>
        <source>Cannot convert %1</source>
        <translation>No se puede convertir %1</translation>
    </message>
    <message>
        <source>Cannot convolve with %1</source>
        <translation>No se puede convolucionar con %1</translation>
    </message>
    <message>
        <source>Cannot copy %1</source>
        <translation>No se puede copiar %1</translation>
    </message>
    <message>
        <source>Cannot count steps on from %1</source>
        <translation>No se pueden seguir contando los pasos desde %1</translation>
    </message>
    <message>
        <source>Cannot count the weights of %1</source>
        <translation>No se pueden contar los pesos de %1</translation>
    </message>
    <message>
        <source>Cannot create the attempt's folder %1</source>
        <translation>No se puede crear la carpeta del intento %1</translation>
    </message>
    <message>
        <source>Cannot create the folder %1</source>
        <translation>No se puede crear la carpeta %1</translation>
    </message>
    <message>
        <source>Cannot create the run directory %1</source>
        <translation>No se puede crear la carpeta de la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot create the store %1</source>
        <translation>No se puede crear el almacén %1</translation>
    </message>
    <message>
        <source>Cannot decode an image %1</source>
        <translation>No se puede decodificar una imagen: %1</translation>
    </message>
    <message>
        <source>Cannot decode the image %1</source>
        <translation>No se puede decodificar la imagen %1</translation>
    </message>
    <message>
        <source>Cannot delete the preset %1</source>
        <translation>No se puede eliminar el preajuste %1</translation>
    </message>
    <message>
        <source>Cannot delete the run %1</source>
        <translation>No se puede eliminar la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot delete the run directory %1</source>
        <translation>No se puede eliminar la carpeta de la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot delete the runs %1</source>
        <translation>No se pueden eliminar las ejecuciones %1</translation>
    </message>
    <message>
        <source>Cannot describe %1</source>
        <translation>No se puede describir %1</translation>
    </message>
    <message>
        <source>Cannot download %1</source>
        <translation>No se puede descargar %1</translation>
    </message>
    <message>
        <source>Cannot download the data set %1</source>
        <translation>No se puede descargar el conjunto de datos %1</translation>
    </message>
    <message>
        <source>Cannot draw glyphs %1</source>
        <translation>No se pueden dibujar los glifos %1</translation>
    </message>
    <message>
        <source>Cannot encode %1</source>
        <translation>No se puede codificar %1</translation>
    </message>
    <message>
        <source>Cannot enter %1</source>
        <translation>No se puede entrar en %1</translation>
    </message>
    <message>
        <source>Cannot export %1</source>
        <translation>No se puede exportar %1</translation>
    </message>
    <message>
        <source>Cannot export the points %1</source>
        <translation>No se pueden exportar los puntos %1</translation>
    </message>
    <message>
        <source>Cannot extend %1</source>
        <translation>No se puede prolongar %1</translation>
    </message>
    <message>
        <source>Cannot fetch %1</source>
        <translation>No se puede traer %1</translation>
    </message>
    <message>
        <source>Cannot fetch from %1</source>
        <translation>No se puede traer nada de %1</translation>
    </message>
    <message>
        <source>Cannot fetch from the run %1</source>
        <translation>No se puede traer nada de la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot fetch the checkpoint %1</source>
        <translation>No se puede traer el checkpoint %1</translation>
    </message>
    <message>
        <source>Cannot fetch to %1</source>
        <translation>No se puede traer nada a %1</translation>
    </message>
    <message>
        <source>Cannot find the address of %1</source>
        <translation>No se puede encontrar la dirección de %1</translation>
    </message>
    <message>
        <source>Cannot find the campaign %1</source>
        <translation>No se puede encontrar la campaña %1</translation>
    </message>
    <message>
        <source>Cannot find the engine %1</source>
        <translation>No se puede encontrar el motor %1</translation>
    </message>
    <message>
        <source>Cannot find the folder %1</source>
        <translation>No se puede encontrar la carpeta %1</translation>
    </message>
    <message>
        <source>Cannot find the folder for data %1</source>
        <translation>No se puede encontrar la carpeta de datos en la máquina: %1</translation>
    </message>
    <message>
        <source>Cannot find the folder for prepared data %1</source>
        <translation>No se puede encontrar la carpeta de datos preparados: %1</translation>
    </message>
    <message>
        <source>Cannot find the way to %1</source>
        <translation>No se puede encontrar el camino a %1</translation>
    </message>
    <message>
        <source>Cannot finish %1</source>
        <translation>No se puede terminar %1</translation>
    </message>
    <message>
        <source>Cannot finish the action %1</source>
        <translation>No se puede terminar la acción %1</translation>
    </message>
    <message>
        <source>Cannot follow the flow through %1</source>
        <translation>No se puede seguir el flujo por %1</translation>
    </message>
    <message>
        <source>Cannot follow the run %1</source>
        <translation>No se puede seguir la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot follow the runs %1</source>
        <translation>No se pueden seguir las ejecuciones %1</translation>
    </message>
    <message>
        <source>Cannot form %1</source>
        <translation>No se puede formar %1</translation>
    </message>
    <message>
        <source>Cannot gather %1</source>
        <translation>No se puede reunir %1</translation>
    </message>
    <message>
        <source>Cannot give the run more time %1</source>
        <translation>No se puede dar más tiempo a la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot go on %1</source>
        <translation>No se puede continuar: %1</translation>
    </message>
    <message>
        <source>Cannot hear from %1</source>
        <translation>No se recibe nada de %1</translation>
    </message>
    <message>
        <source>Cannot hear from the machine %1</source>
        <translation>No se recibe nada de la máquina %1</translation>
    </message>
    <message>
        <source>Cannot hold %1</source>
        <translation>No se puede retener %1</translation>
    </message>
    <message>
        <source>Cannot hold the job %1</source>
        <translation>No se puede retener el trabajo %1</translation>
    </message>
    <message>
        <source>Cannot import %1</source>
        <translation>No se puede importar %1</translation>
    </message>
    <message>
        <source>Cannot inspect %1</source>
        <translation>No se puede inspeccionar %1</translation>
    </message>
    <message>
        <source>Cannot inspect the data set %1</source>
        <translation>No se puede inspeccionar el conjunto de datos %1</translation>
    </message>
    <message>
        <source>Cannot inspect the model %1</source>
        <translation>No se puede inspeccionar el modelo %1</translation>
    </message>
    <message>
        <source>Cannot install the engine %1</source>
        <translation>No se puede instalar el motor %1</translation>
    </message>
    <message>
        <source>Cannot install the engine built here %1</source>
        <translation>No se puede instalar el motor compilado aquí: %1</translation>
    </message>
    <message>
        <source>Cannot join %1</source>
        <translation>No se puede unir a %1</translation>
    </message>
    <message>
        <source>Cannot judge weights by SynFlow %1</source>
        <translation>No se pueden evaluar los pesos con SynFlow: %1</translation>
    </message>
    <message>
        <source>Cannot keep images %1</source>
        <translation>No se pueden conservar las imágenes %1</translation>
    </message>
    <message>
        <source>Cannot learn how a script ended %1</source>
        <translation>No se puede saber cómo terminó un script: %1</translation>
    </message>
    <message>
        <source>Cannot leave out of pruning %1</source>
        <translation>No se puede excluir de la poda: %1</translation>
    </message>
    <message>
        <source>Cannot list %1</source>
        <translation>No se puede listar %1</translation>
    </message>
    <message>
        <source>Cannot list the folder %1</source>
        <translation>No se puede listar la carpeta %1</translation>
    </message>
    <message>
        <source>Cannot listen to signals %1</source>
        <translation>No se pueden recibir señales: %1</translation>
    </message>
    <message>
        <source>Cannot load %1</source>
        <translation>No se puede cargar %1</translation>
    </message>
    <message>
        <source>Cannot load the data set %1</source>
        <translation>No se puede cargar el conjunto de datos %1</translation>
    </message>
    <message>
        <source>Cannot lock the machines %1</source>
        <translation>No se pueden bloquear las máquinas: %1</translation>
    </message>
    <message>
        <source>Cannot lock the queue with %1</source>
        <translation>No se puede bloquear la cola con %1</translation>
    </message>
    <message>
        <source>Cannot log in to %1</source>
        <translation>No se puede iniciar sesión en %1</translation>
    </message>
    <message>
        <source>Cannot look after the runs of a machine %1</source>
        <translation>No se pueden atender las ejecuciones de una máquina: %1</translation>
    </message>
    <message>
        <source>Cannot look at %1</source>
        <translation>No se puede examinar %1</translation>
    </message>
    <message>
        <source>Cannot look at the data in %1</source>
        <translation>No se pueden examinar los datos de %1</translation>
    </message>
    <message>
        <source>Cannot look at the machine %1</source>
        <translation>No se puede examinar la máquina %1</translation>
    </message>
    <message>
        <source>Cannot look at the run directory %1</source>
        <translation>No se puede examinar la carpeta de la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot look at the scheduler %1</source>
        <translation>No se puede examinar el planificador %1</translation>
    </message>
    <message>
        <source>Cannot look for past runs %1</source>
        <translation>No se pueden buscar ejecuciones anteriores: %1</translation>
    </message>
    <message>
        <source>Cannot look for the engine %1</source>
        <translation>No se puede buscar el motor %1</translation>
    </message>
    <message>
        <source>Cannot look for the prepared cache of %1</source>
        <translation>No se puede buscar la caché preparada de %1</translation>
    </message>
    <message>
        <source>Cannot look into the store %1</source>
        <translation>No se puede examinar el almacén %1</translation>
    </message>
    <message>
        <source>Cannot make %1</source>
        <translation>No se puede crear %1</translation>
    </message>
    <message>
        <source>Cannot make images in %1</source>
        <translation>No se pueden generar imágenes en %1</translation>
    </message>
    <message>
        <source>Cannot make smaller %1</source>
        <translation>No se puede reducir %1</translation>
    </message>
    <message>
        <source>Cannot make the folder for data %1</source>
        <translation>No se puede crear la carpeta de datos %1</translation>
    </message>
    <message>
        <source>Cannot map %1</source>
        <translation>No se puede mapear en memoria %1</translation>
    </message>
    <message>
        <source>Cannot measure %1</source>
        <translation>No se puede medir %1</translation>
    </message>
    <message>
        <source>Cannot measure in %1</source>
        <translation>No se puede medir en %1</translation>
    </message>
    <message>
        <source>Cannot measure the disk with %1</source>
        <translation>No se puede medir el disco con %1</translation>
    </message>
    <message>
        <source>Cannot measure the weights %1</source>
        <translation>No se pueden medir los pesos %1</translation>
    </message>
    <message>
        <source>Cannot measure with %1</source>
        <translation>No se puede medir con %1</translation>
    </message>
    <message>
        <source>Cannot measure with real data %1</source>
        <translation>No se puede medir con datos reales: %1</translation>
    </message>
    <message>
        <source>Cannot name the data set %1</source>
        <translation>No se puede dar nombre al conjunto de datos %1</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>No se puede abrir %1</translation>
    </message>
    <message>
        <source>Cannot open a channel to %1</source>
        <translation>No se puede abrir un canal a %1</translation>
    </message>
    <message>
        <source>Cannot open the CIFAR data set %1</source>
        <translation>No se puede abrir el conjunto de datos CIFAR %1</translation>
    </message>
    <message>
        <source>Cannot open the data set %1</source>
        <translation>No se puede abrir el conjunto de datos %1</translation>
    </message>
    <message>
        <source>Cannot open the image folder %1</source>
        <translation>No se puede abrir la carpeta de imágenes %1</translation>
    </message>
    <message>
        <source>Cannot open the lock of the queue %1</source>
        <translation>No se puede abrir el bloqueo de la cola %1</translation>
    </message>
    <message>
        <source>Cannot open the run's log %1</source>
        <translation>No se puede abrir el registro de la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot open the store %1</source>
        <translation>No se puede abrir el almacén %1</translation>
    </message>
    <message>
        <source>Cannot open the trace %1</source>
        <translation>No se puede abrir la traza %1</translation>
    </message>
    <message>
        <source>Cannot pack the data set %1</source>
        <translation>No se puede empaquetar el conjunto de datos %1</translation>
    </message>
    <message>
        <source>Cannot pack the engine %1</source>
        <translation>No se puede empaquetar el motor %1</translation>
    </message>
    <message>
        <source>Cannot pass a text to the shell %1</source>
        <translation>No se puede pasar un texto al shell: %1</translation>
    </message>
    <message>
        <source>Cannot place %1</source>
        <translation>No se puede colocar %1</translation>
    </message>
    <message>
        <source>Cannot prepare a connection %1</source>
        <translation>No se puede preparar una conexión: %1</translation>
    </message>
    <message>
        <source>Cannot prepare the data set %1</source>
        <translation>No se puede preparar el conjunto de datos %1</translation>
    </message>
    <message>
        <source>Cannot prepare the data set in %1</source>
        <translation>No se puede preparar el conjunto de datos en %1</translation>
    </message>
    <message>
        <source>Cannot preview the augmentation %1</source>
        <translation>No se puede previsualizar el aumento de datos: %1</translation>
    </message>
    <message>
        <source>Cannot prune %1</source>
        <translation>No se puede podar: %1</translation>
    </message>
    <message>
        <source>Cannot put the job back in the queue %1</source>
        <translation>No se puede devolver el trabajo a la cola: %1</translation>
    </message>
    <message>
        <source>Cannot queue the run %1</source>
        <translation>No se puede poner en cola la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot reach %1</source>
        <translation>No se puede llegar a %1</translation>
    </message>
    <message>
        <source>Cannot reach the key agent at %1</source>
        <translation>No se puede llegar al agente de claves en %1</translation>
    </message>
    <message>
        <source>Cannot reach the machine %1</source>
        <translation>No se puede llegar a la máquina %1</translation>
    </message>
    <message>
        <source>Cannot read %1</source>
        <translation>No se puede leer %1</translation>
    </message>
    <message>
        <source>Cannot read a distribution %1</source>
        <translation>No se puede leer una distribución: %1</translation>
    </message>
    <message>
        <source>Cannot read a sample of a GPU %1</source>
        <translation>No se puede leer una medición de una GPU: %1</translation>
    </message>
    <message>
        <source>Cannot read base64 %1</source>
        <translation>No se puede leer base64: %1</translation>
    </message>
    <message>
        <source>Cannot read from %1</source>
        <translation>No se puede leer de %1</translation>
    </message>
    <message>
        <source>Cannot read the CIFAR file %1</source>
        <translation>No se puede leer el archivo CIFAR %1</translation>
    </message>
    <message>
        <source>Cannot read the CSV file %1</source>
        <translation>No se puede leer el archivo CSV %1</translation>
    </message>
    <message>
        <source>Cannot read the HDF5 file %1</source>
        <translation>No se puede leer el archivo HDF5 %1</translation>
    </message>
    <message>
        <source>Cannot read the ONNX file %1</source>
        <translation>No se puede leer el archivo ONNX %1</translation>
    </message>
    <message>
        <source>Cannot read the SSH configuration %1</source>
        <translation>No se puede leer la configuración de SSH %1</translation>
    </message>
    <message>
        <source>Cannot read the TFRecord file %1</source>
        <translation>No se puede leer el archivo TFRecord %1</translation>
    </message>
    <message>
        <source>Cannot read the archive %1</source>
        <translation>No se puede leer el archivo comprimido %1</translation>
    </message>
    <message>
        <source>Cannot read the campaign in %1</source>
        <translation>No se puede leer la campaña de %1</translation>
    </message>
    <message>
        <source>Cannot read the campaigns %1</source>
        <translation>No se pueden leer las campañas %1</translation>
    </message>
    <message>
        <source>Cannot read the catalogue of data sets %1</source>
        <translation>No se puede leer el catálogo de conjuntos de datos: %1</translation>
    </message>
    <message>
        <source>Cannot read the data set %1</source>
        <translation>No se puede leer el conjunto de datos %1</translation>
    </message>
    <message>
        <source>Cannot read the device report %1</source>
        <translation>No se puede leer el informe del dispositivo %1</translation>
    </message>
    <message>
        <source>Cannot read the engine's answer %1</source>
        <translation>No se puede leer la respuesta del motor: %1</translation>
    </message>
    <message>
        <source>Cannot read the engine's answer about %1</source>
        <translation>No se puede leer la respuesta del motor sobre %1</translation>
    </message>
    <message>
        <source>Cannot read the inspection of a data set %1</source>
        <translation>No se puede leer la inspección de un conjunto de datos: %1</translation>
    </message>
    <message>
        <source>Cannot read the known hosts in %1</source>
        <translation>No se pueden leer los hosts conocidos de %1</translation>
    </message>
    <message>
        <source>Cannot read the list of files of %1</source>
        <translation>No se puede leer la lista de archivos de %1</translation>
    </message>
    <message>
        <source>Cannot read the machine's answer %1</source>
        <translation>No se puede leer la respuesta de la máquina: %1</translation>
    </message>
    <message>
        <source>Cannot read the machines %1</source>
        <translation>No se pueden leer las máquinas: %1</translation>
    </message>
    <message>
        <source>Cannot read the pickle file %1</source>
        <translation>No se puede leer el archivo pickle %1</translation>
    </message>
    <message>
        <source>Cannot read the plan %1</source>
        <translation>No se puede leer el plan %1</translation>
    </message>
    <message>
        <source>Cannot read the plan of the campaign %1</source>
        <translation>No se puede leer el plan de la campaña %1</translation>
    </message>
    <message>
        <source>Cannot read the preset %1</source>
        <translation>No se puede leer el preajuste %1</translation>
    </message>
    <message>
        <source>Cannot read the presets %1</source>
        <translation>No se pueden leer los preajustes %1</translation>
    </message>
    <message>
        <source>Cannot read the preview of the augmentation %1</source>
        <translation>No se puede leer la vista previa del aumento de datos: %1</translation>
    </message>
    <message>
        <source>Cannot read the recording %1</source>
        <translation>No se puede leer la grabación %1</translation>
    </message>
    <message>
        <source>Cannot read the records of the jobs %1</source>
        <translation>No se pueden leer los registros de los trabajos: %1</translation>
    </message>
    <message>
        <source>Cannot read the run in %1</source>
        <translation>No se puede leer la ejecución de %1</translation>
    </message>
    <message>
        <source>Cannot read the scaling study %1</source>
        <translation>No se puede leer el estudio de escalado %1</translation>
    </message>
    <message>
        <source>Cannot read the spec %1</source>
        <translation>No se puede leer la especificación %1</translation>
    </message>
    <message>
        <source>Cannot read the state of a run from %1</source>
        <translation>No se puede leer el estado de una ejecución en %1</translation>
    </message>
    <message>
        <source>Cannot read the store %1</source>
        <translation>No se puede leer el almacén %1</translation>
    </message>
    <message>
        <source>Cannot read the stored data set %1</source>
        <translation>No se puede leer el conjunto de datos guardado %1</translation>
    </message>
    <message>
        <source>Cannot read the stored spec of run %1</source>
        <translation>No se puede leer la especificación guardada de la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot read the tensors in %1</source>
        <translation>No se pueden leer los tensores de %1</translation>
    </message>
    <message>
        <source>Cannot read the trace %1</source>
        <translation>No se puede leer la traza %1</translation>
    </message>
    <message>
        <source>Cannot read the weights of %1</source>
        <translation>No se pueden leer los pesos de %1</translation>
    </message>
    <message>
        <source>Cannot read what the preparation says %1</source>
        <translation>No se puede leer lo que dice la preparación: %1</translation>
    </message>
    <message>
        <source>Cannot read what the program needs %1</source>
        <translation>No se puede leer lo que necesita el programa: %1</translation>
    </message>
    <message>
        <source>Cannot read ~/.ssh/config %1</source>
        <translation>No se puede leer ~/.ssh/config: %1</translation>
    </message>
    <message>
        <source>Cannot rebuild the store %1</source>
        <translation>No se puede reconstruir el almacén %1</translation>
    </message>
    <message>
        <source>Cannot receive %1</source>
        <translation>No se puede recibir %1</translation>
    </message>
    <message>
        <source>Cannot record samples of the GPUs into %1</source>
        <translation>No se pueden grabar mediciones de las GPU en %1</translation>
    </message>
    <message>
        <source>Cannot release %1</source>
        <translation>No se puede liberar %1</translation>
    </message>
    <message>
        <source>Cannot release the job %1</source>
        <translation>No se puede liberar el trabajo %1</translation>
    </message>
    <message>
        <source>Cannot remove %1</source>
        <translation>No se puede quitar %1</translation>
    </message>
    <message>
        <source>Cannot remove the folder %1</source>
        <translation>No se puede quitar la carpeta %1</translation>
    </message>
    <message>
        <source>Cannot remove the points of deleted runs %1</source>
        <translation>No se pueden quitar los puntos de ejecuciones eliminadas: %1</translation>
    </message>
    <message>
        <source>Cannot report on %1</source>
        <translation>No se puede informar sobre %1</translation>
    </message>
    <message>
        <source>Cannot requeue %1</source>
        <translation>No se puede volver a poner en cola %1</translation>
    </message>
    <message>
        <source>Cannot restore %1</source>
        <translation>No se puede restaurar %1</translation>
    </message>
    <message>
        <source>Cannot resume %1</source>
        <translation>No se puede reanudar %1</translation>
    </message>
    <message>
        <source>Cannot resume from %1</source>
        <translation>No se puede reanudar desde %1</translation>
    </message>
    <message>
        <source>Cannot resume the run %1</source>
        <translation>No se puede reanudar la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot run %1</source>
        <translation>No se puede ejecutar %1</translation>
    </message>
    <message>
        <source>Cannot run a command on %1</source>
        <translation>No se puede ejecutar un comando en %1</translation>
    </message>
    <message>
        <source>Cannot run a script %1</source>
        <translation>No se puede ejecutar un script: %1</translation>
    </message>
    <message>
        <source>Cannot run a script on %1</source>
        <translation>No se puede ejecutar un script en %1</translation>
    </message>
    <message>
        <source>Cannot run the engine %1</source>
        <translation>No se puede ejecutar el motor %1</translation>
    </message>
    <message>
        <source>Cannot save %1</source>
        <translation>No se puede guardar %1</translation>
    </message>
    <message>
        <source>Cannot save a checkpoint of %1</source>
        <translation>No se puede guardar un checkpoint de %1</translation>
    </message>
    <message>
        <source>Cannot save the preset %1</source>
        <translation>No se puede guardar el preajuste %1</translation>
    </message>
    <message>
        <source>Cannot send %1</source>
        <translation>No se puede enviar %1</translation>
    </message>
    <message>
        <source>Cannot send data to %1</source>
        <translation>No se pueden enviar datos a %1</translation>
    </message>
    <message>
        <source>Cannot send the data set to %1</source>
        <translation>No se puede enviar el conjunto de datos a %1</translation>
    </message>
    <message>
        <source>Cannot send the prepared cache to %1</source>
        <translation>No se puede enviar la caché preparada a %1</translation>
    </message>
    <message>
        <source>Cannot serve the queue %1</source>
        <translation>No se puede atender la cola %1</translation>
    </message>
    <message>
        <source>Cannot set aside %1</source>
        <translation>No se puede apartar %1</translation>
    </message>
    <message>
        <source>Cannot set aside the result of the attempt before %1</source>
        <translation>No se puede apartar el resultado del intento anterior: %1</translation>
    </message>
    <message>
        <source>Cannot share the data set among ranks %1</source>
        <translation>No se puede repartir el conjunto de datos entre ranks: %1</translation>
    </message>
    <message>
        <source>Cannot show a sample %1</source>
        <translation>No se puede mostrar una muestra: %1</translation>
    </message>
    <message>
        <source>Cannot shuffle the data set %1</source>
        <translation>No se puede barajar el conjunto de datos %1</translation>
    </message>
    <message>
        <source>Cannot start %1</source>
        <translation>No se puede iniciar %1</translation>
    </message>
    <message>
        <source>Cannot start a command on the machine %1</source>
        <translation>No se puede iniciar un comando en la máquina: %1</translation>
    </message>
    <message>
        <source>Cannot start a job %1</source>
        <translation>No se puede iniciar un trabajo: %1</translation>
    </message>
    <message>
        <source>Cannot start loading %1</source>
        <translation>No se puede empezar a cargar %1</translation>
    </message>
    <message>
        <source>Cannot start the lottery tickets in %1</source>
        <translation>No se pueden iniciar los lottery tickets de %1</translation>
    </message>
    <message>
        <source>Cannot start the missing runs of %1</source>
        <translation>No se pueden iniciar las ejecuciones que faltan de %1</translation>
    </message>
    <message>
        <source>Cannot start the run %1</source>
        <translation>No se puede iniciar la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot start the supervisor %1</source>
        <translation>No se puede iniciar el supervisor %1</translation>
    </message>
    <message>
        <source>Cannot start the supervisor of the queue with %1</source>
        <translation>No se puede iniciar el supervisor de la cola con %1</translation>
    </message>
    <message>
        <source>Cannot stop %1</source>
        <translation>No se puede detener %1</translation>
    </message>
    <message>
        <source>Cannot store the campaign %1</source>
        <translation>No se puede guardar la campaña %1</translation>
    </message>
    <message>
        <source>Cannot store the events of run %1</source>
        <translation>No se pueden guardar los eventos de la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot store the preset %1</source>
        <translation>No se puede almacenar el preajuste %1</translation>
    </message>
    <message>
        <source>Cannot store the run %1</source>
        <translation>No se puede guardar la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot submit an array %1</source>
        <translation>No se puede enviar un array de trabajos: %1</translation>
    </message>
    <message>
        <source>Cannot submit the failed tasks of %1</source>
        <translation>No se pueden enviar las tareas fallidas de %1</translation>
    </message>
    <message>
        <source>Cannot submit the run %1</source>
        <translation>No se puede enviar la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot take %1</source>
        <translation>No se puede tomar %1</translation>
    </message>
    <message>
        <source>Cannot take off the queue %1</source>
        <translation>No se puede sacar de la cola %1</translation>
    </message>
    <message>
        <source>Cannot trace %1</source>
        <translation>No se puede trazar %1</translation>
    </message>
    <message>
        <source>Cannot train %1</source>
        <translation>No se puede entrenar: %1</translation>
    </message>
    <message>
        <source>Cannot train beyond %1</source>
        <translation>No se puede entrenar más allá de %1</translation>
    </message>
    <message>
        <source>Cannot train in %1</source>
        <translation>No se puede entrenar en %1</translation>
    </message>
    <message>
        <source>Cannot train on %1</source>
        <translation>No se puede entrenar sobre %1</translation>
    </message>
    <message>
        <source>Cannot train together with %1</source>
        <translation>No se puede entrenar junto con %1</translation>
    </message>
    <message>
        <source>Cannot trust the host %1</source>
        <translation>No se puede confiar en el host %1</translation>
    </message>
    <message>
        <source>Cannot understand %1</source>
        <translation>No se puede entender %1</translation>
    </message>
    <message>
        <source>Cannot unpack %1</source>
        <translation>No se puede descomprimir %1</translation>
    </message>
    <message>
        <source>Cannot unpack the archive %1</source>
        <translation>No se puede descomprimir el archivo %1</translation>
    </message>
    <message>
        <source>Cannot use %1</source>
        <translation>No se puede usar %1</translation>
    </message>
    <message>
        <source>Cannot use the checkpoint %1</source>
        <translation>No se puede usar el checkpoint %1</translation>
    </message>
    <message>
        <source>Cannot use the engine %1</source>
        <translation>No se puede usar el motor %1</translation>
    </message>
    <message>
        <source>Cannot use the machine %1</source>
        <translation>No se puede usar la máquina %1</translation>
    </message>
    <message>
        <source>Cannot use the machine's field %1</source>
        <translation>No se puede usar el campo %1 de la máquina</translation>
    </message>
    <message>
        <source>Cannot use the model file %1</source>
        <translation>No se puede usar el archivo de modelo %1</translation>
    </message>
    <message>
        <source>Cannot use the model of %1</source>
        <translation>No se puede usar el modelo de %1</translation>
    </message>
    <message>
        <source>Cannot use the run directory %1</source>
        <translation>No se puede usar la carpeta de la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot use the run spec %1</source>
        <translation>No se puede usar la especificación %1</translation>
    </message>
    <message>
        <source>Cannot use the template's word %1</source>
        <translation>No se puede usar la palabra de la plantilla %1</translation>
    </message>
    <message>
        <source>Cannot use the weights %1</source>
        <translation>No se pueden usar los pesos %1</translation>
    </message>
    <message>
        <source>Cannot use the weights of %1</source>
        <translation>No se pueden usar los pesos de %1</translation>
    </message>
    <message>
        <source>Cannot wait for %1</source>
        <translation>No se puede esperar a %1</translation>
    </message>
    <message>
        <source>Cannot wait for a connection %1</source>
        <translation>No se puede esperar una conexión: %1</translation>
    </message>
    <message>
        <source>Cannot work on the machine %1</source>
        <translation>No se puede trabajar en la máquina %1</translation>
    </message>
    <message>
        <source>Cannot write %1</source>
        <translation>No se puede escribir %1</translation>
    </message>
    <message>
        <source>Cannot write the HDF5 file %1</source>
        <translation>No se puede escribir el archivo HDF5 %1</translation>
    </message>
    <message>
        <source>Cannot write the ONNX file %1</source>
        <translation>No se puede escribir el archivo ONNX %1</translation>
    </message>
    <message>
        <source>Cannot write the answer to %1</source>
        <translation>No se puede escribir la respuesta en %1</translation>
    </message>
    <message>
        <source>Cannot write the checkpoint %1</source>
        <translation>No se puede escribir el checkpoint %1</translation>
    </message>
    <message>
        <source>Cannot write the events %1</source>
        <translation>No se pueden escribir los eventos %1</translation>
    </message>
    <message>
        <source>Cannot write the file %1</source>
        <translation>No se puede escribir el archivo %1</translation>
    </message>
    <message>
        <source>Cannot write the log %1</source>
        <translation>No se puede escribir el registro %1</translation>
    </message>
    <message>
        <source>Cannot write the points to %1</source>
        <translation>No se pueden escribir los puntos en %1</translation>
    </message>
    <message>
        <source>Cannot write the recording %1</source>
        <translation>No se puede escribir la grabación %1</translation>
    </message>
    <message>
        <source>Cannot write the run's log %1</source>
        <translation>No se puede escribir el registro de la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot write the store %1</source>
        <translation>No se puede escribir el almacén %1</translation>
    </message>
    <message>
        <source>Cannot write the trace %1</source>
        <translation>No se puede escribir la traza %1</translation>
    </message>
    <message>
        <source>Cannot allocate the network's memory %1</source>
        <translation>No se puede asignar la memoria de la red: %1</translation>
    </message>
    <message>
        <source>Cannot ask over NCCL %1</source>
        <translation>No se puede consultar por NCCL: %1</translation>
    </message>
    <message>
        <source>Cannot ask the GPU %1</source>
        <translation>No se puede consultar la GPU %1</translation>
    </message>
    <message>
        <source>Cannot begin over NCCL %1</source>
        <translation>No se puede empezar por NCCL: %1</translation>
    </message>
    <message>
        <source>Cannot broadcast over MPI %1</source>
        <translation>No se puede difundir por MPI: %1</translation>
    </message>
    <message>
        <source>Cannot build the network %1</source>
        <translation>No se puede construir la red %1</translation>
    </message>
    <message>
        <source>Cannot build the network in %1</source>
        <translation>No se puede construir la red en %1</translation>
    </message>
    <message>
        <source>Cannot check this machine %1</source>
        <translation>No se puede comprobar esta máquina: %1</translation>
    </message>
    <message>
        <source>Cannot choose a GPU %1</source>
        <translation>No se puede elegir una GPU: %1</translation>
    </message>
    <message>
        <source>Cannot convert a GRU's weights %1</source>
        <translation>No se pueden convertir los pesos de una GRU: %1</translation>
    </message>
    <message>
        <source>Cannot convolve with silu behind it %1</source>
        <translation>No se puede convolucionar con silu detrás: %1</translation>
    </message>
    <message>
        <source>Cannot copy from the GPU %1</source>
        <translation>No se puede copiar desde la GPU: %1</translation>
    </message>
    <message>
        <source>Cannot copy to the GPU %1</source>
        <translation>No se puede copiar a la GPU: %1</translation>
    </message>
    <message>
        <source>Cannot count steps on from run %1</source>
        <translation>No se pueden seguir contando los pasos desde la ejecución %1</translation>
    </message>
    <message>
        <source>Cannot draw new weights %1</source>
        <translation>No se pueden generar pesos nuevos: %1</translation>
    </message>
    <message>
        <source>Cannot encode a JPEG image %1</source>
        <translation>No se puede codificar una imagen JPEG: %1</translation>
    </message>
    <message>
        <source>Cannot encode a PNG image %1</source>
        <translation>No se puede codificar una imagen PNG: %1</translation>
    </message>
    <message>
        <source>Cannot export the layer %1</source>
        <translation>No se puede exportar la capa %1</translation>
    </message>
    <message>
        <source>Cannot export the network %1</source>
        <translation>No se puede exportar la red %1</translation>
    </message>
    <message>
        <source>Cannot form a group of ranks %1</source>
        <translation>No se puede formar un grupo de ranks: %1</translation>
    </message>
    <message>
        <source>Cannot gather over MPI %1</source>
        <translation>No se puede reunir por MPI: %1</translation>
    </message>
    <message>
        <source>Cannot get memory of the GPU %1</source>
        <translation>No se puede obtener memoria de la GPU: %1</translation>
    </message>
    <message>
        <source>Cannot go on together %1</source>
        <translation>No se puede continuar en conjunto: %1</translation>
    </message>
    <message>
        <source>Cannot join over NCCL %1</source>
        <translation>No se puede unir por NCCL: %1</translation>
    </message>
    <message>
        <source>Cannot join the other ranks %1</source>
        <translation>No se puede unir a los demás ranks: %1</translation>
    </message>
    <message>
        <source>Cannot join the other ranks as rank %1</source>
        <translation>No se puede unir a los demás ranks como rank %1</translation>
    </message>
    <message>
        <source>Cannot join the other ranks over MPI %1</source>
        <translation>No se puede unir a los demás ranks por MPI: %1</translation>
    </message>
    <message>
        <source>Cannot load from the device's memory %1</source>
        <translation>No se puede cargar desde la memoria del dispositivo: %1</translation>
    </message>
    <message>
        <source>Cannot load the batch %1</source>
        <translation>No se puede cargar el batch %1</translation>
    </message>
    <message>
        <source>Cannot load the next batch %1</source>
        <translation>No se puede cargar el batch siguiente: %1</translation>
    </message>
    <message>
        <source>Cannot make a stream %1</source>
        <translation>No se puede crear un stream: %1</translation>
    </message>
    <message>
        <source>Cannot make memory that ranks share %1</source>
        <translation>No se puede crear memoria compartida entre ranks: %1</translation>
    </message>
    <message>
        <source>Cannot make the network smaller %1</source>
        <translation>No se puede reducir la red %1</translation>
    </message>
    <message>
        <source>Cannot make the ticket of %1</source>
        <translation>No se puede crear el ticket de %1</translation>
    </message>
    <message>
        <source>Cannot map memory that ranks share %1</source>
        <translation>No se puede mapear la memoria compartida entre ranks: %1</translation>
    </message>
    <message>
        <source>Cannot measure the line to %1</source>
        <translation>No se puede medir la línea a %1</translation>
    </message>
    <message>
        <source>Cannot prune by the weights of %1</source>
        <translation>No se puede podar según los pesos de %1</translation>
    </message>
    <message>
        <source>Cannot prune the network %1</source>
        <translation>No se puede podar la red %1</translation>
    </message>
    <message>
        <source>Cannot reach the other ranks %1</source>
        <translation>No se puede llegar a los demás ranks: %1</translation>
    </message>
    <message>
        <source>Cannot read the spec from standard input %1</source>
        <translation>No se puede leer la especificación de la entrada estándar: %1</translation>
    </message>
    <message>
        <source>Cannot receive a message %1</source>
        <translation>No se puede recibir un mensaje: %1</translation>
    </message>
    <message>
        <source>Cannot receive over MPI %1</source>
        <translation>No se puede recibir por MPI: %1</translation>
    </message>
    <message>
        <source>Cannot reset the weights to %1</source>
        <translation>No se pueden restablecer los pesos a %1</translation>
    </message>
    <message>
        <source>Cannot restore the network's state %1</source>
        <translation>No se puede restaurar el estado de la red: %1</translation>
    </message>
    <message>
        <source>Cannot run a oneDNN matrix product %1</source>
        <translation>No se puede ejecutar un producto matricial de oneDNN: %1</translation>
    </message>
    <message>
        <source>Cannot run a oneDNN primitive %1</source>
        <translation>No se puede ejecutar una primitiva de oneDNN: %1</translation>
    </message>
    <message>
        <source>Cannot run the network on a batch %1</source>
        <translation>No se puede ejecutar la red con un batch: %1</translation>
    </message>
    <message>
        <source>Cannot send a message to rank %1</source>
        <translation>No se puede enviar un mensaje al rank %1</translation>
    </message>
    <message>
        <source>Cannot send over MPI %1</source>
        <translation>No se puede enviar por MPI: %1</translation>
    </message>
    <message>
        <source>Cannot start from the parent's checkpoint %1</source>
        <translation>No se puede empezar desde el checkpoint de la ejecución de origen: %1</translation>
    </message>
    <message>
        <source>Cannot start so many ranks: %1</source>
        <translation>No se pueden iniciar tantos ranks: %1</translation>
    </message>
    <message>
        <source>Cannot sum in order over MPI %1</source>
        <translation>No se puede sumar en orden por MPI: %1</translation>
    </message>
    <message>
        <source>Cannot sum over MPI %1</source>
        <translation>No se puede sumar por MPI: %1</translation>
    </message>
    <message>
        <source>Cannot sum over NCCL %1</source>
        <translation>No se puede sumar por NCCL: %1</translation>
    </message>
    <message>
        <source>Cannot sum rounded over MPI %1</source>
        <translation>No se puede sumar con redondeo por MPI: %1</translation>
    </message>
    <message>
        <source>Cannot take the batch %1</source>
        <translation>No se puede aceptar el batch %1</translation>
    </message>
    <message>
        <source>Cannot take the weights of rank %1</source>
        <translation>No se pueden tomar los pesos del rank %1</translation>
    </message>
    <message>
        <source>Cannot train beyond step %1</source>
        <translation>No se puede entrenar más allá del paso %1</translation>
    </message>
    <message>
        <source>Cannot train the batch %1</source>
        <translation>No se puede entrenar el batch %1</translation>
    </message>
    <message>
        <source>Cannot train the network %1</source>
        <translation>No se puede entrenar la red %1</translation>
    </message>
    <message>
        <source>Cannot train the step %1</source>
        <translation>No se puede entrenar el paso %1</translation>
    </message>
    <message>
        <source>Cannot train together with rank %1</source>
        <translation>No se puede entrenar junto con el rank %1</translation>
    </message>
    <message>
        <source>Cannot understand rank %1</source>
        <translation>No se puede entender al rank %1</translation>
    </message>
    <message>
        <source>Cannot use the environment variable %1</source>
        <translation>No se puede usar la variable de entorno %1</translation>
    </message>
    <message>
        <source>Cannot wait for all ranks over MPI %1</source>
        <translation>No se puede esperar a todos los ranks por MPI: %1</translation>
    </message>
    <message>
        <source>Cannot write the model file %1</source>
        <translation>No se puede escribir el archivo de modelo %1</translation>
    </message>
    <message>
        <source>Cannot export the runs to %1</source>
        <translation>No se pueden exportar las ejecuciones a %1</translation>
    </message>
    <message>
        <source>Cannot import the log %1</source>
        <translation>No se puede importar el registro %1</translation>
    </message>
    <message>
        <source>Cannot look for logs in %1</source>
        <translation>No se pueden buscar registros en %1</translation>
    </message>
    <message>
        <source>Cannot read on in the log %1</source>
        <translation>No se puede seguir leyendo el registro %1</translation>
    </message>
    <message>
        <source>Cannot read the folder %1</source>
        <translation>No se puede leer la carpeta %1</translation>
    </message>
    <message>
        <source>Cannot read the log %1</source>
        <translation>No se puede leer el registro %1</translation>
    </message>
    <message>
        <source>Cannot complete the events %1</source>
        <translation>No se pueden completar los eventos %1</translation>
    </message>
    <message>
        <source>Cannot run the program %1</source>
        <translation>No se puede ejecutar el programa %1</translation>
    </message>
    <message>
        <source>Cannot start the program %1</source>
        <translation>No se puede iniciar el programa %1</translation>
    </message>
    <message>
        <source>Cannot start the program in %1</source>
        <translation>No se puede iniciar el programa en %1</translation>
    </message>
    <message>
        <source>Cannot watch %1</source>
        <translation>No se puede observar %1</translation>
    </message>
    <message>
        <source>Cannot classify %1</source>
        <translation>No se puede clasificar %1</translation>
    </message>
    <message>
        <source>Cannot draw a Grad-CAM map</source>
        <translation>No se puede dibujar el mapa Grad-CAM</translation>
    </message>
    <message>
        <source>Cannot draw a Grad-CAM map of layer %1</source>
        <translation>No se puede dibujar el mapa Grad-CAM de la capa %1</translation>
    </message>
    <message>
        <source>Cannot draw a heat map</source>
        <translation>No se puede dibujar el mapa de calor</translation>
    </message>
    <message>
        <source>Cannot find the class %1</source>
        <translation>No se puede encontrar la clase %1</translation>
    </message>
    <message>
        <source>Cannot look at sample %1</source>
        <translation>No se puede examinar la muestra %1</translation>
    </message>
    <message>
        <source>Cannot look at the samples of %1</source>
        <translation>No se pueden examinar las muestras de %1</translation>
    </message>
    <message>
        <source>Cannot look into %1</source>
        <translation>No se puede examinar %1</translation>
    </message>
    <message>
        <source>Cannot look into the activations</source>
        <translation>No se pueden examinar las activaciones</translation>
    </message>
    <message>
        <source>Cannot look into the checkpoint %1</source>
        <translation>No se puede examinar el checkpoint %1</translation>
    </message>
    <message>
        <source>Cannot look into the net</source>
        <translation>No se puede examinar la red</translation>
    </message>
    <message>
        <source>Cannot look into the predictions</source>
        <translation>No se pueden examinar las predicciones</translation>
    </message>
    <message>
        <source>Cannot look into the predictions on %1</source>
        <translation>No se pueden examinar las predicciones sobre %1</translation>
    </message>
    <message>
        <source>Cannot make the predictions %1</source>
        <translation>No se pueden calcular las predicciones %1</translation>
    </message>
    <message>
        <source>Cannot look at the input %1</source>
        <translation>No se puede examinar la entrada %1</translation>
    </message>
    <message>
        <source>Cannot show sample %1</source>
        <translation>No se puede mostrar la muestra %1</translation>
    </message>
    <message>
        <source>Cannot run the query %1</source>
        <translation>No se puede ejecutar la consulta %1</translation>
    </message>
</context>
<context>
    <name>PickerText</name>
    <message>
        <source>Enter a series or arithmetic with series.</source>
        <translation>Introducir una serie o un cálculo con series.</translation>
    </message>
    <message>
        <source>Something is missing after character %1.</source>
        <translation>Falta algo después del carácter %1.</translation>
    </message>
    <message>
        <source>"%1" at character %2 is not expected. Put names with such characters in quotation marks.</source>
        <translation>No se espera «%1» en el carácter %2. Los nombres con esos caracteres van entre comillas.</translation>
    </message>
    <message>
        <source>The parenthesis that opens at character %1 is not closed.</source>
        <translation>El paréntesis abierto en el carácter %1 no está cerrado.</translation>
    </message>
    <message>
        <source>There is no function %1. Known are ema, mean, gaussian, abs, log, log10, exp, sqrt, min, max and diff.</source>
        <translation>No existe la función %1. Se conocen ema, mean, gaussian, abs, log, log10, exp, sqrt, min, max y diff.</translation>
    </message>
    <message>
        <source>It must be called as %1.</source>
        <translation>Se debe llamar así: %1.</translation>
    </message>
    <message>
        <source>The strength %1 must be at least 0 and below 1.</source>
        <translation>La intensidad %1 debe ser al menos 0 y menor que 1.</translation>
    </message>
</context>
<context>
    <name>PlotText</name>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>época</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>muestras</translation>
    </message>
    <message>
        <source>time trained</source>
        <translation>tiempo entrenado</translation>
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
        <translation>tiempo desde el inicio</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>No such file or directory</source>
        <translation>no existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Comprobar la ruta.</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>Check the permissions or choose another folder.</source>
        <translation>Comprobar los permisos o elegir otra carpeta.</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operación no permitida</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>el sistema de archivos es de solo lectura</translation>
    </message>
    <message>
        <source>Choose a folder on a file system that can be written.</source>
        <translation>Elegir una carpeta en un sistema de archivos en el que se pueda escribir.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>no queda espacio en el dispositivo</translation>
    </message>
    <message>
        <source>Free some space or choose another folder.</source>
        <translation>Liberar espacio o elegir otra carpeta.</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>se superó la cuota de disco</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>el archivo es demasiado grande</translation>
    </message>
    <message>
        <source>Raise the limit on file sizes (ulimit -f) or choose another folder.</source>
        <translation>Aumentar el límite de tamaño de archivo (ulimit -f) o elegir otra carpeta.</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>error de entrada/salida</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>no queda memoria libre</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>dispositivo o recurso ocupado</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>se agotó el tiempo de la conexión</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>conexión rechazada</translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation>el otro extremo cerró la conexión</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>el otro extremo de la conexión está cerrado</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>Close other programs or make the batch smaller.</source>
        <translation>Cerrar otros programas o reducir el batch.</translation>
    </message>
    <message>
        <source>an unknown exception was thrown</source>
        <translation>se produjo una excepción desconocida</translation>
    </message>
    <message>
        <source>it is not what its name says</source>
        <translation>no es lo que indica su nombre</translation>
    </message>
    <message>
        <source>the store has none with this id or name</source>
        <translation>el almacén no tiene ninguna con ese id o nombre</translation>
    </message>
    <message>
        <source>'trainyard study list' shows which there are.</source>
        <translation>«trainyard study list» muestra las que hay.</translation>
    </message>
    <message>
        <source>none of its runs is in the store any more</source>
        <translation>ninguna de sus ejecuciones sigue en el almacén</translation>
    </message>
    <message>
        <source>this campaign is not a scaling study</source>
        <translation>esta campaña no es un estudio de escalado</translation>
    </message>
    <message>
        <source>Make room there, or choose fewer cells.</source>
        <translation>Hacer sitio allí o elegir menos celdas.</translation>
    </message>
    <message>
        <source>this campaign has no lottery tickets</source>
        <translation>esta campaña no tiene lottery tickets</translation>
    </message>
    <message>
        <source>'trainyard study list' shows which campaigns there are.</source>
        <translation>«trainyard study list» muestra las campañas que hay.</translation>
    </message>
    <message>
        <source>its answer is not one of this version's</source>
        <translation>su respuesta no es de esta versión</translation>
    </message>
    <message>
        <source>Install engine and window of the same version.</source>
        <translation>Instalar el motor y la ventana de la misma versión.</translation>
    </message>
    <message>
        <source>it needs %1 MiB and %2 has %3 MiB free</source>
        <translation>necesita %1 MiB y %2 tiene %3 MiB libres</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Liberar espacio y volver a intentarlo.</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>se canceló</translation>
    </message>
    <message>
        <source>it does not hold %1</source>
        <translation>no contiene %1</translation>
    </message>
    <message>
        <source>The file has changed at its source.</source>
        <translation>El archivo ha cambiado en su origen.</translation>
    </message>
    <message>
        <source>it is only a snapshot of the machine's files</source>
        <translation>es solo una instantánea de los archivos de la máquina</translation>
    </message>
    <message>
        <source>its name, path or one of its options is not valid UTF-8</source>
        <translation>su nombre, su ruta o una de sus opciones no es UTF-8 válido</translation>
    </message>
    <message>
        <source>its record cannot be read</source>
        <translation>no se puede leer su registro</translation>
    </message>
    <message>
        <source>its shell prints unexpected output</source>
        <translation>su shell imprime una salida inesperada</translation>
    </message>
    <message>
        <source>Let its profile print nothing in shells that run without a log-in.</source>
        <translation>Hacer que su perfil no imprima nada en shells sin inicio de sesión.</translation>
    </message>
    <message>
        <source>its shell does not tell the process id</source>
        <translation>su shell no indica el id del proceso</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>there is no such folder on the machine</source>
        <translation>esa carpeta no existe en la máquina</translation>
    </message>
    <message>
        <source>it needs %1, and %2 are free</source>
        <translation>necesita %1 y hay %2 libres</translation>
    </message>
    <message>
        <source>Make room, or choose another folder.</source>
        <translation>Hacer sitio o elegir otra carpeta.</translation>
    </message>
    <message>
        <source>a file is there that was not fetched before</source>
        <translation>hay un archivo que no se trajo antes</translation>
    </message>
    <message>
        <source>Choose another folder, or move that file away.</source>
        <translation>Elegir otra carpeta o mover ese archivo.</translation>
    </message>
    <message>
        <source>What was copied is kept; the next try continues there.</source>
        <translation>Se conserva lo copiado; el próximo intento continúa desde ahí.</translation>
    </message>
    <message>
        <source>it became shorter while it was copied</source>
        <translation>se acortó mientras se copiaba</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Volver a intentarlo.</translation>
    </message>
    <message>
        <source>it could not be written completely</source>
        <translation>no se pudo escribir por completo</translation>
    </message>
    <message>
        <source>Make room, and try again.</source>
        <translation>Hacer sitio y volver a intentarlo.</translation>
    </message>
    <message>
        <source>the list of its files is incomplete</source>
        <translation>la lista de sus archivos está incompleta</translation>
    </message>
    <message>
        <source>the list of its files names files that cannot be in it</source>
        <translation>la lista de sus archivos nombra archivos que no pueden estar en ella</translation>
    </message>
    <message>
        <source>the run has none yet</source>
        <translation>la ejecución todavía no tiene ninguno</translation>
    </message>
    <message>
        <source>Ask the run for one: Checkpoint now.</source>
        <translation>Pedir uno a la ejecución: Checkpoint ahora.</translation>
    </message>
    <message>
        <source>the path of its folder is not absolute</source>
        <translation>la ruta de su carpeta no es absoluta</translation>
    </message>
    <message>
        <source>the file is incomplete</source>
        <translation>el archivo está incompleto</translation>
    </message>
    <message>
        <source>the remote shell printed unexpected output, often from .bashrc</source>
        <translation>el shell remoto imprimió una salida inesperada, a menudo por .bashrc</translation>
    </message>
    <message>
        <source>no temporary file can be made there</source>
        <translation>allí no se puede crear ningún archivo temporal</translation>
    </message>
    <message>
        <source>it is neither on this workstation nor on the machine</source>
        <translation>no está ni en esta estación de trabajo ni en la máquina</translation>
    </message>
    <message>
        <source>Check the path under Data.</source>
        <translation>Comprobar la ruta en Datos.</translation>
    </message>
    <message>
        <source>the machine's folder for data is not an absolute path</source>
        <translation>la carpeta de datos de la máquina no es una ruta absoluta</translation>
    </message>
    <message numerus="yes">
        <source>it names %n file(s) outside of its folder, such as %2</source>
        <translation><numerusform>nombra un archivo fuera de su carpeta: %2</numerusform><numerusform>nombra %n archivos fuera de su carpeta, como %2</numerusform></translation>
    </message>
    <message>
        <source>Copy it to the machine by hand, and give its path there.</source>
        <translation>Copiarlo a mano a la máquina e indicar allí su ruta.</translation>
    </message>
    <message>
        <source>Make room there, or choose another folder for data in the machine's settings.</source>
        <translation>Hacer sitio allí o elegir otra carpeta de datos en los ajustes de la máquina.</translation>
    </message>
    <message>
        <source>what arrived differs from what was sent; perhaps a file was changed meanwhile</source>
        <translation>lo recibido difiere de lo enviado; quizá se modificó un archivo entretanto</translation>
    </message>
    <message>
        <source>Start again when nothing writes to the data set.</source>
        <translation>Volver a empezar cuando nada escriba en el conjunto de datos.</translation>
    </message>
    <message>
        <source>the engine there treats it as incomplete</source>
        <translation>el motor de allí lo considera incompleto</translation>
    </message>
    <message>
        <source>Make sure that engine and window are of one version, or prepare it there.</source>
        <translation>Comprobar que el motor y la ventana sean de la misma versión, o prepararlo allí.</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>Check the path and whether it may be read.</source>
        <translation>Comprobar la ruta y el permiso de lectura.</translation>
    </message>
    <message>
        <source>it has not reached its machine yet</source>
        <translation>todavía no ha llegado a su máquina</translation>
    </message>
    <message>
        <source>Wait until it is submitted.</source>
        <translation>Esperar a que se envíe.</translation>
    </message>
    <message>
        <source>the store has no such run</source>
        <translation>el almacén no tiene esa ejecución</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation>no está conectada</translation>
    </message>
    <message>
        <source>Connect to it on the page Machines.</source>
        <translation>Conectar con ella en la página Máquinas.</translation>
    </message>
    <message>
        <source>List the runs to see which there are.</source>
        <translation>Listar las ejecuciones para ver las que hay.</translation>
    </message>
    <message>
        <source>a run with the id %1 is in the store already</source>
        <translation>el almacén ya tiene una ejecución con el id %1</translation>
    </message>
    <message>
        <source>Leave the id out of the run spec to be given a new one.</source>
        <translation>Omitir el id en la especificación para recibir uno nuevo.</translation>
    </message>
    <message>
        <source>a run with the id %1 was started before and deleted; its machine may still know its jobs</source>
        <translation>ya se inició y eliminó una ejecución con el id %1; puede que su máquina aún conozca sus trabajos</translation>
    </message>
    <message>
        <source>it has ended already (%1)</source>
        <translation>ya ha terminado (%1)</translation>
    </message>
    <message>
        <source>it is %1, not waiting</source>
        <translation>su estado es «%1», no está en espera</translation>
    </message>
    <message>
        <source>it is %1, not held</source>
        <translation>su estado es «%1», no está retenida</translation>
    </message>
    <message>
        <source>it is %1, not running</source>
        <translation>su estado es «%1», no está en curso</translation>
    </message>
    <message>
        <source>Try again when it runs.</source>
        <translation>Volver a intentarlo cuando esté en curso.</translation>
    </message>
    <message>
        <source>it is %1</source>
        <translation>su estado es «%1»</translation>
    </message>
    <message>
        <source>Stop or cancel it first.</source>
        <translation>Primero hay que detenerla o cancelarla.</translation>
    </message>
    <message>
        <source>the machine's folder for runs is not known</source>
        <translation>no se conoce la carpeta de ejecuciones de la máquina</translation>
    </message>
    <message>
        <source>what its job asked for is not known</source>
        <translation>no se sabe qué pidió su trabajo</translation>
    </message>
    <message>
        <source>Stop the run, raise its time limit and resume it.</source>
        <translation>Detener la ejecución, aumentar su límite de tiempo y reanudarla.</translation>
    </message>
    <message>
        <source>its runs ask for different resources</source>
        <translation>sus ejecuciones piden recursos distintos</translation>
    </message>
    <message>
        <source>the stage before it could not be submitted: %1</source>
        <translation>no se pudo enviar la etapa anterior: %1</translation>
    </message>
    <message>
        <source>the store has no such campaign</source>
        <translation>el almacén no tiene esa campaña</translation>
    </message>
    <message>
        <source>the store has no run spec for it</source>
        <translation>el almacén no tiene una especificación para ella</translation>
    </message>
    <message>
        <source>it holds the run “%1” already</source>
        <translation>ya contiene la ejecución «%1»</translation>
    </message>
    <message>
        <source>Move that folder away.</source>
        <translation>Mover esa carpeta a otro sitio.</translation>
    </message>
    <message>
        <source>its run directory %1 is gone</source>
        <translation>su carpeta %1 ya no existe</translation>
    </message>
    <message>
        <source>Bring the folder back, or clone the run.</source>
        <translation>Recuperar la carpeta o clonar la ejecución.</translation>
    </message>
    <message>
        <source>it is running again</source>
        <translation>vuelve a estar en curso</translation>
    </message>
    <message>
        <source>Stop it first.</source>
        <translation>Primero hay que detenerla.</translation>
    </message>
    <message>
        <source>it holds another run's spec.json</source>
        <translation>contiene el spec.json de otra ejecución</translation>
    </message>
    <message>
        <source>Look at the folder and delete it by hand.</source>
        <translation>Mirar la carpeta y eliminarla a mano.</translation>
    </message>
    <message>
        <source>Check the folder for data in the machine's settings.</source>
        <translation>Comprobar la carpeta de datos en los ajustes de la máquina.</translation>
    </message>
    <message>
        <source>the engine printed no answer</source>
        <translation>el motor no imprimió ninguna respuesta</translation>
    </message>
    <message>
        <source>the engine says: %1</source>
        <translation>el motor dice: %1</translation>
    </message>
    <message>
        <source>Make sure that none of its files changes meanwhile.</source>
        <translation>Asegurarse de que ninguno de sus archivos cambie entretanto.</translation>
    </message>
    <message>
        <source>Check the disk and the home folder of that machine.</source>
        <translation>Comprobar el disco y la carpeta personal de esa máquina.</translation>
    </message>
    <message>
        <source>Connect to that node to end it, or wait for its end.</source>
        <translation>Conectarse a ese nodo para terminarla o esperar a que acabe.</translation>
    </message>
    <message>
        <source>its folder is not there</source>
        <translation>su carpeta no está</translation>
    </message>
    <message>
        <source>its process is gone, and nothing tells why: it was killed, or the machine was restarted</source>
        <translation>su proceso ya no existe y nada indica por qué: lo mataron o se reinició la máquina</translation>
    </message>
    <message>
        <source>it was never started</source>
        <translation>nunca se inició</translation>
    </message>
    <message>
        <source>it works on the node %1</source>
        <translation>trabaja en el nodo %1</translation>
    </message>
    <message>
        <source>the run has no checkpoint</source>
        <translation>la ejecución no tiene checkpoints</translation>
    </message>
    <message>
        <source>the run has these: %1</source>
        <translation>la ejecución tiene estos: %1</translation>
    </message>
    <message>
        <source>the engine ended: %1</source>
        <translation>el motor terminó: %1</translation>
    </message>
    <message>
        <source>the process ended in order but left no result in the run directory</source>
        <translation>el proceso terminó correctamente pero no dejó resultado en la carpeta de la ejecución</translation>
    </message>
    <message>
        <source>the process ended without a result while nobody watched it</source>
        <translation>el proceso terminó sin resultado mientras nadie lo vigilaba</translation>
    </message>
    <message>
        <source>ended by signal %1 (%2)</source>
        <translation>terminó por la señal %1 (%2)</translation>
    </message>
    <message>
        <source>ended by signal %1 (%2): by hand, or by the system for lack of memory</source>
        <translation>terminó por la señal %1 (%2): a mano, o por el sistema por falta de memoria</translation>
    </message>
    <message>
        <source>it is not in the queue, but its process runs</source>
        <translation>no está en la cola, pero su proceso sigue activo</translation>
    </message>
    <message>
        <source>its process is gone and left no result</source>
        <translation>su proceso ya no existe y no dejó resultado</translation>
    </message>
    <message>
        <source>saved and stopped; waiting for the queue to say so</source>
        <translation>guardada y detenida; falta que la cola lo confirme</translation>
    </message>
    <message>
        <source>its process is gone; waiting for the queue to say so</source>
        <translation>su proceso ya no existe; falta que la cola lo confirme</translation>
    </message>
    <message>
        <source>it is over; waiting for its last files</source>
        <translation>ha acabado; faltan sus últimos archivos</translation>
    </message>
    <message>
        <source>the queue does not know it, and its process is gone</source>
        <translation>la cola no la conoce y su proceso ya no existe</translation>
    </message>
    <message>
        <source>its run directory %1 is gone; waiting for it to be seen again</source>
        <translation>su carpeta %1 ya no existe; se espera a que vuelva a verse</translation>
    </message>
    <message>
        <source>Clone it to train for more epochs.</source>
        <translation>Clonarla para entrenar más épocas.</translation>
    </message>
    <message>
        <source>Wait until it has ended, or stop it.</source>
        <translation>Esperar a que termine o detenerla.</translation>
    </message>
    <message>
        <source>Start the missing runs of the campaign again.</source>
        <translation>Volver a iniciar las ejecuciones que faltan de la campaña.</translation>
    </message>
    <message>
        <source>the machine says: %1</source>
        <translation>la máquina dice: %1</translation>
    </message>
    <message>
        <source>It is looked at again.</source>
        <translation>Se volverá a comprobar.</translation>
    </message>
    <message>
        <source>%1 of %2 are there</source>
        <translation>hay %1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 images are prepared</source>
        <translation>%1 de %2 imágenes están preparadas</translation>
    </message>
    <message>
        <source>trained to the end</source>
        <translation>entrenada hasta el final</translation>
    </message>
    <message>
        <source>wrong arguments</source>
        <translation>argumentos incorrectos</translation>
    </message>
    <message>
        <source>the run spec is wrong</source>
        <translation>la especificación es incorrecta</translation>
    </message>
    <message>
        <source>the data cannot be read</source>
        <translation>no se pueden leer los datos</translation>
    </message>
    <message>
        <source>there is no such device</source>
        <translation>ese dispositivo no existe</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>memoria insuficiente</translation>
    </message>
    <message>
        <source>the device failed</source>
        <translation>el dispositivo falló</translation>
    </message>
    <message>
        <source>the GPU no longer answers</source>
        <translation>la GPU ya no responde</translation>
    </message>
    <message>
        <source>the GPU's memory is faulty</source>
        <translation>la memoria de la GPU está defectuosa</translation>
    </message>
    <message>
        <source>the GPU driver is too old</source>
        <translation>el controlador de la GPU es demasiado antiguo</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>reading or writing failed</source>
        <translation>falló la lectura o la escritura</translation>
    </message>
    <message>
        <source>the loss is no longer finite</source>
        <translation>la pérdida ya no es finita</translation>
    </message>
    <message>
        <source>the checkpoint cannot be read</source>
        <translation>no se puede leer el checkpoint</translation>
    </message>
    <message>
        <source>made by another version</source>
        <translation>creado por otra versión</translation>
    </message>
    <message>
        <source>it is running already</source>
        <translation>ya está en curso</translation>
    </message>
    <message>
        <source>not supported here</source>
        <translation>no se admite aquí</translation>
    </message>
    <message>
        <source>an internal error</source>
        <translation>un error interno</translation>
    </message>
    <message>
        <source>it was killed</source>
        <translation>lo mataron</translation>
    </message>
    <message>
        <source>a draft</source>
        <translation>borrador</translation>
    </message>
    <message>
        <source>being brought to its machine</source>
        <translation>llevándose a su máquina</translation>
    </message>
    <message>
        <source>being submitted</source>
        <translation>enviándose</translation>
    </message>
    <message>
        <source>being looked for</source>
        <translation>buscándose</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>held</source>
        <translation>retenida</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloqueada</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>iniciándose</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>suspendida</translation>
    </message>
    <message>
        <source>finishing</source>
        <translation>finalizando</translation>
    </message>
    <message>
        <source>being verified</source>
        <translation>verificándose</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenida</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelada</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>it is not a socket</source>
        <translation>no es un socket</translation>
    </message>
    <message>
        <source>it is too long for a command line</source>
        <translation>es demasiado largo para una línea de comandos</translation>
    </message>
    <message>
        <source>its host key is not known, and was not accepted</source>
        <translation>su clave de host no se conoce y no se aceptó</translation>
    </message>
    <message>
        <source>Connect to it once in the window, or with ssh, and compare the fingerprint that is shown.</source>
        <translation>Conectarse una vez desde la ventana o con ssh y comparar la huella que se muestra.</translation>
    </message>
    <message>
        <source>its key cannot be written</source>
        <translation>no se puede escribir su clave</translation>
    </message>
    <message>
        <source>the server allows no more sessions on this connection (its MaxSessions)</source>
        <translation>el servidor no permite más sesiones en esta conexión (su MaxSessions)</translation>
    </message>
    <message>
        <source>Ask the administrator whether commands may be run there over SSH.</source>
        <translation>Preguntar al administrador si allí se pueden ejecutar comandos por SSH.</translation>
    </message>
    <message>
        <source>the jump host %1 says: %2</source>
        <translation>el host de salto %1 dice: %2</translation>
    </message>
    <message>
        <source>Check the name and port as the jump host knows them, and whether it allows forwarding.</source>
        <translation>Comprobar el nombre y el puerto tal como los conoce el host de salto y si este permite el reenvío.</translation>
    </message>
    <message>
        <source>the server allows no commands</source>
        <translation>el servidor no permite comandos</translation>
    </message>
    <message>
        <source>Ask its administrator whether commands may be run there over SSH.</source>
        <translation>Preguntar a su administrador si allí se pueden ejecutar comandos por SSH.</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>it is not a host name</source>
        <translation>no es un nombre de host</translation>
    </message>
    <message>
        <source>Enter letters, digits, dots and dashes.</source>
        <translation>Introducir letras, dígitos, puntos y guiones.</translation>
    </message>
    <message>
        <source>it is not a user name</source>
        <translation>no es un nombre de usuario</translation>
    </message>
    <message>
        <source>Enter the name to log in with.</source>
        <translation>Introducir el nombre con el que se inicia sesión.</translation>
    </message>
    <message>
        <source>it was interrupted</source>
        <translation>se interrumpió</translation>
    </message>
    <message>
        <source>there is no route</source>
        <translation>no hay ruta</translation>
    </message>
    <message>
        <source>it printed more than 64 MiB</source>
        <translation>imprimió más de 64 MiB</translation>
    </message>
    <message>
        <source>it did not end within %1 ms</source>
        <translation>no terminó en %1 ms</translation>
    </message>
    <message>
        <source>Check whether the machine or its file system hangs, then try again.</source>
        <translation>Comprobar si la máquina o su sistema de archivos no responden y volver a intentarlo.</translation>
    </message>
    <message>
        <source>its answer is incomplete</source>
        <translation>su respuesta está incompleta</translation>
    </message>
    <message>
        <source>Name the right key with IdentityFile and IdentitiesOnly yes in ~/.ssh/config.</source>
        <translation>Indicar la clave correcta con IdentityFile e IdentitiesOnly yes en ~/.ssh/config.</translation>
    </message>
    <message>
        <source>the server asks again and again</source>
        <translation>el servidor pregunta una y otra vez</translation>
    </message>
    <message>
        <source>Connect to it by hand.</source>
        <translation>Conectarse a mano.</translation>
    </message>
    <message>
        <source>the log-in was cancelled</source>
        <translation>se canceló el inicio de sesión</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>no respondió a tiempo</translation>
    </message>
    <message>
        <source>Check the network and whether the machine is up.</source>
        <translation>Comprobar la red y si la máquina está encendida.</translation>
    </message>
    <message>
        <source>the answer does not fit the question</source>
        <translation>la respuesta no corresponde a la pregunta</translation>
    </message>
    <message>
        <source>it was given up</source>
        <translation>se abandonó</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>the offset or length asked for is negative</source>
        <translation>la posición o la longitud pedida es negativa</translation>
    </message>
    <message>
        <source>its path contains a NUL byte</source>
        <translation>su ruta contiene un byte NUL</translation>
    </message>
    <message>
        <source>the path is not absolute</source>
        <translation>la ruta no es absoluta</translation>
    </message>
    <message>
        <source>the listing is incomplete</source>
        <translation>el listado está incompleto</translation>
    </message>
    <message>
        <source>it contains a NUL byte</source>
        <translation>contiene un byte NUL</translation>
    </message>
    <message>
        <source>what arrived differs from what was sent; perhaps the file was changed meanwhile</source>
        <translation>lo recibido difiere de lo enviado; quizá se modificó el archivo entretanto</translation>
    </message>
    <message>
        <source>Copy it again when nothing writes to it.</source>
        <translation>Copiarlo de nuevo cuando nada escriba en él.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>the machine does not tell its size</source>
        <translation>la máquina no indica su tamaño</translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation>no hay ningún host</translation>
    </message>
    <message>
        <source>this program was built without libssh</source>
        <translation>este programa se compiló sin libssh</translation>
    </message>
    <message>
        <source>Install libssh-dev and build it again.</source>
        <translation>Instalar libssh-dev y volver a compilarlo.</translation>
    </message>
    <message>
        <source>it is not among the machines</source>
        <translation>no está entre las máquinas</translation>
    </message>
    <message>
        <source>Add it on the page Machines.</source>
        <translation>Añadirla en la página Máquinas.</translation>
    </message>
    <message>
        <source>the window was closed</source>
        <translation>se cerró la ventana</translation>
    </message>
    <message>
        <source>its log-in needs a person</source>
        <translation>su inicio de sesión requiere una persona</translation>
    </message>
    <message>
        <source>Press Connect on the page Machines.</source>
        <translation>Pulsar Conectar en la página Máquinas.</translation>
    </message>
    <message>
        <source>its connection broke</source>
        <translation>su conexión se cortó</translation>
    </message>
    <message>
        <source>the connection was ended</source>
        <translation>se terminó la conexión</translation>
    </message>
    <message>
        <source>the shell there ended with code %1</source>
        <translation>el shell de allí terminó con el código %1</translation>
    </message>
    <message>
        <source>its connection is paused</source>
        <translation>su conexión está en pausa</translation>
    </message>
    <message>
        <source>Resume it on the page Machines.</source>
        <translation>Reanudarla en la página Máquinas.</translation>
    </message>
    <message>
        <source>Check the port and whether an SSH server runs there.</source>
        <translation>Comprobar el puerto y si allí funciona un servidor SSH.</translation>
    </message>
    <message>
        <source>the system says: %1</source>
        <translation>el sistema dice: %1</translation>
    </message>
    <message>
        <source>Check the name and whether this computer is on the network.</source>
        <translation>Comprobar el nombre y si este equipo está en la red.</translation>
    </message>
    <message>
        <source>the server says: %1</source>
        <translation>el servidor dice: %1</translation>
    </message>
    <message>
        <source>the server gave no reason</source>
        <translation>el servidor no dio ningún motivo</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>la conexión se cortó</translation>
    </message>
    <message>
        <source>too many are logging in there at this moment (its MaxStartups)</source>
        <translation>en este momento hay demasiados inicios de sesión allí (su MaxStartups)</translation>
    </message>
    <message>
        <source>Try again in a minute.</source>
        <translation>Volver a intentarlo en un minuto.</translation>
    </message>
    <message>
        <source>It is not tried again by itself: connect once more, but some servers lock out after a few tries.</source>
        <translation>No se reintenta automáticamente: conectarse otra vez, aunque algunos servidores bloquean tras unos pocos intentos.</translation>
    </message>
    <message>
        <source>the server refused the password</source>
        <translation>el servidor rechazó la contraseña</translation>
    </message>
    <message>
        <source>the server accepts none of the keys; tried: %1</source>
        <translation>el servidor no acepta ninguna de las claves; probadas: %1</translation>
    </message>
    <message>
        <source>Name the right user and key in ~/.ssh/config, or let ssh-copy-id put your key there.</source>
        <translation>Indicar el usuario y la clave correctos en ~/.ssh/config o copiar la clave allí con ssh-copy-id.</translation>
    </message>
    <message>
        <source>there is no key for it</source>
        <translation>no hay ninguna clave para él</translation>
    </message>
    <message>
        <source>the server offers no way to log in that is allowed here</source>
        <translation>el servidor no ofrece ningún modo de inicio de sesión permitido aquí</translation>
    </message>
    <message>
        <source>its key is marked as revoked</source>
        <translation>su clave está marcada como revocada</translation>
    </message>
    <message>
        <source>ITS KEY HAS CHANGED: somebody may be listening in, or the machine was set up anew</source>
        <translation>SU CLAVE HA CAMBIADO: puede que alguien esté escuchando o que la máquina se haya reinstalado</translation>
    </message>
    <message>
        <source>it shows a key of another type (%1) than the known one (%2): somebody may be listening in, or the machine was set up anew</source>
        <translation>muestra una clave de otro tipo (%1) que la conocida (%2): puede que alguien esté escuchando o que la máquina se haya reinstalado</translation>
    </message>
    <message>
        <source>its key (%1, %2) is not among the known hosts</source>
        <translation>su clave (%1, %2) no está entre los hosts conocidos</translation>
    </message>
    <message>
        <source>Log in there once by hand, or add the key to %3.</source>
        <translation>Iniciar sesión allí una vez a mano o añadir la clave a %3.</translation>
    </message>
    <message>
        <source>its key (%1, %2) is not among the known hosts, and StrictHostKeyChecking is “yes”</source>
        <translation>su clave (%1, %2) no está entre los hosts conocidos y StrictHostKeyChecking es «yes»</translation>
    </message>
    <message>
        <source>%1 (now %2; known by line %3 of %4)</source>
        <translation>%1 (ahora %2; conocida por la línea %3 de %4)</translation>
    </message>
    <message>
        <source>Ask the machine's administrator.</source>
        <translation>Preguntar al administrador de la máquina.</translation>
    </message>
    <message>
        <source>Ask the machine's administrator whether this is right. If it is, remove the old key by hand: ssh-keygen -f '%4' -R '%5'</source>
        <translation>Preguntar al administrador de la máquina si esto es correcto. Si lo es, quitar a mano la clave antigua: ssh-keygen -f '%4' -R '%5'</translation>
    </message>
    <message>
        <source>the server refused the answers</source>
        <translation>el servidor rechazó las respuestas</translation>
    </message>
    <message>
        <source>its shell ended without printing anything</source>
        <translation>su shell terminó sin imprimir nada</translation>
    </message>
    <message>
        <source>Check by hand that ssh can run a command there.</source>
        <translation>Comprobar a mano que ssh puede ejecutar un comando allí.</translation>
    </message>
    <message>
        <source>its shell runs no commands but says: %1</source>
        <translation>su shell no ejecuta comandos, sino que dice: %1</translation>
    </message>
    <message>
        <source>its job was cancelled</source>
        <translation>su trabajo se canceló</translation>
    </message>
    <message>
        <source>it does not run there and says: %1</source>
        <translation>no funciona allí y dice: %1</translation>
    </message>
    <message>
        <source>Have it built there from its sources.</source>
        <translation>Compilarlo allí a partir de su código fuente.</translation>
    </message>
    <message>
        <source>it does not run there, or is not an engine of Trainyard's</source>
        <translation>no funciona allí o no es un motor de Trainyard</translation>
    </message>
    <message>
        <source>Install this window's engine there; what is installed there stays as it is.</source>
        <translation>Instalar allí el motor de esta ventana; lo que hay instalado no se toca.</translation>
    </message>
    <message>
        <source>the machine's folder for Trainyard is not an absolute path</source>
        <translation>la carpeta de la máquina para Trainyard no es una ruta absoluta</translation>
    </message>
    <message>
        <source>Make sure that HOME is set in shells that run without a log-in.</source>
        <translation>Asegurarse de que HOME esté definida en shells sin inicio de sesión.</translation>
    </message>
    <message>
        <source>it is not a complete 64-bit ELF file</source>
        <translation>no es un archivo ELF de 64 bits completo</translation>
    </message>
    <message>
        <source>the engine's sources did not come with this program</source>
        <translation>este programa no incluye el código fuente del motor</translation>
    </message>
    <message>
        <source>Install Trainyard again, or bring the engine built here.</source>
        <translation>Reinstalar Trainyard o llevar el motor compilado aquí.</translation>
    </message>
    <message>
        <source>trainyard-engine is neither beside this program nor on the PATH</source>
        <translation>trainyard-engine no está ni junto a este programa ni en el PATH</translation>
    </message>
    <message>
        <source>Install Trainyard's engine on this workstation.</source>
        <translation>Instalar el motor de Trainyard en esta estación de trabajo.</translation>
    </message>
    <message>
        <source>its report is too long</source>
        <translation>su informe es demasiado largo</translation>
    </message>
    <message>
        <source>there it reads “%1”, which is not an absolute path</source>
        <translation>allí se lee «%1», que no es una ruta absoluta</translation>
    </message>
    <message>
        <source>Make sure that the variable is set in shells that run without a log-in, or write the path out.</source>
        <translation>Asegurarse de que la variable esté definida en shells sin inicio de sesión o escribir la ruta completa.</translation>
    </message>
    <message>
        <source>it gives no answer</source>
        <translation>no da respuesta</translation>
    </message>
    <message>
        <source>Check the machine's engine on the page Machines.</source>
        <translation>Comprobar el motor de la máquina en la página Máquinas.</translation>
    </message>
    <message>
        <source>there is no engine</source>
        <translation>no hay motor</translation>
    </message>
    <message>
        <source>Install one on the page Machines.</source>
        <translation>Instalar uno en la página Máquinas.</translation>
    </message>
    <message>
        <source>its job ended with code %1</source>
        <translation>su trabajo terminó con el código %1</translation>
    </message>
    <message>
        <source>its job ended, and nothing tells why</source>
        <translation>su trabajo terminó y nada indica por qué</translation>
    </message>
    <message>
        <source>The log in that folder has all that it printed.</source>
        <translation>El registro de esa carpeta contiene todo lo que imprimió.</translation>
    </message>
    <message>
        <source>the program installed there under its name does not run</source>
        <translation>el programa instalado allí con su nombre no funciona</translation>
    </message>
    <message>
        <source>it is for %1, and the machine is %2</source>
        <translation>es para %1 y la máquina es %2</translation>
    </message>
    <message>
        <source>it needs glibc %1, and the machine does not tell its C library</source>
        <translation>necesita glibc %1 y la máquina no indica su biblioteca de C</translation>
    </message>
    <message>
        <source>it needs glibc %1, and the machine's C library is %2</source>
        <translation>necesita glibc %1 y la biblioteca de C de la máquina es %2</translation>
    </message>
    <message>
        <source>it needs glibc %1 or newer, and the machine has %2</source>
        <translation>necesita glibc %1 o posterior y la máquina tiene %2</translation>
    </message>
    <message>
        <source>it is version %1 and speaks protocol %2, this window %3 protocol %4</source>
        <translation>es la versión %1 y habla el protocolo %2; esta ventana, %3 y el protocolo %4</translation>
    </message>
    <message>
        <source>Update Trainyard on this workstation, or install this window's engine there beside the newer one.</source>
        <translation>Actualizar Trainyard en esta estación de trabajo o instalar allí el motor de esta ventana junto al más reciente.</translation>
    </message>
    <message>
        <source>Install this window's engine there; runs that began with the old one can go on with it.</source>
        <translation>Instalar allí el motor de esta ventana; las ejecuciones que empezaron con el antiguo pueden seguir con él.</translation>
    </message>
    <message>
        <source>the engine ended without a report</source>
        <translation>el motor terminó sin informe</translation>
    </message>
    <message>
        <source>other jobs have a higher priority</source>
        <translation>otros trabajos tienen mayor prioridad</translation>
    </message>
    <message>
        <source>the scheduler has not looked at it yet</source>
        <translation>el planificador todavía no lo ha mirado</translation>
    </message>
    <message>
        <source>waits until enough cores, memory or GPUs are free</source>
        <translation>espera a que haya suficientes núcleos, memoria o GPU libres</translation>
    </message>
    <message>
        <source>waits for another job that must end first</source>
        <translation>espera a otro trabajo que debe terminar antes</translation>
    </message>
    <message>
        <source>the job it waits for has failed or was cancelled, so it can never start</source>
        <translation>el trabajo al que espera falló o se canceló, así que nunca podrá iniciarse</translation>
    </message>
    <message>
        <source>Cancel it and start it again without that dependency, or start both again.</source>
        <translation>Cancelarlo e iniciarlo de nuevo sin esa dependencia, o iniciar de nuevo ambos.</translation>
    </message>
    <message>
        <source>the job it waits for is not in this queue</source>
        <translation>el trabajo al que espera no está en esta cola</translation>
    </message>
    <message>
        <source>its earliest start has not come yet; after a requeue this takes up to two minutes</source>
        <translation>aún no ha llegado su hora de inicio más temprana; tras volver a la cola esto tarda hasta dos minutos</translation>
    </message>
    <message>
        <source>its nodes are being prepared</source>
        <translation>se están preparando sus nodos</translation>
    </message>
    <message>
        <source>its last start is still being cleaned up</source>
        <translation>aún se está limpiando su último inicio</translation>
    </message>
    <message>
        <source>the scheduler starts jobs in rounds, not at once</source>
        <translation>el planificador inicia los trabajos por rondas, no al momento</translation>
    </message>
    <message>
        <source>the clusters of the federation are agreeing on who runs it</source>
        <translation>los clústeres de la federación están acordando quién lo ejecuta</translation>
    </message>
    <message>
        <source>waits for a licence that is in use</source>
        <translation>espera una licencia que está en uso</translation>
    </message>
    <message>
        <source>the limit of tasks of this array that run at once is reached</source>
        <translation>se alcanzó el límite de tareas simultáneas de este array</translation>
    </message>
    <message>
        <source>waits for room on the burst buffer</source>
        <translation>espera sitio en el burst buffer</translation>
    </message>
    <message>
        <source>its files are being copied to the burst buffer</source>
        <translation>sus archivos se están copiando al burst buffer</translation>
    </message>
    <message>
        <source>the burst buffer could not do what it asked for</source>
        <translation>el burst buffer no pudo hacer lo que pidió</translation>
    </message>
    <message>
        <source>Change its burst buffer options, then release it.</source>
        <translation>Cambiar sus opciones del burst buffer y después liberarlo.</translation>
    </message>
    <message>
        <source>the cluster's power limit leaves no room for it</source>
        <translation>el límite de potencia del clúster no le deja sitio</translation>
    </message>
    <message>
        <source>power is kept for another job</source>
        <translation>la potencia está reservada para otro trabajo</translation>
    </message>
    <message>
        <source>the partition starts no jobs at present</source>
        <translation>la partición no inicia trabajos por ahora</translation>
    </message>
    <message>
        <source>Wait for the administrators, or choose another partition.</source>
        <translation>Esperar a los administradores o elegir otra partición.</translation>
    </message>
    <message>
        <source>the partition takes no jobs at present</source>
        <translation>la partición no acepta trabajos por ahora</translation>
    </message>
    <message>
        <source>it asks for more or fewer nodes than the partition allows, or for nodes that are down</source>
        <translation>pide más o menos nodos de los que permite la partición, o nodos que están caídos</translation>
    </message>
    <message>
        <source>Ask for a number of nodes that the partition allows, or choose another partition.</source>
        <translation>Pedir un número de nodos que la partición permita o elegir otra partición.</translation>
    </message>
    <message>
        <source>its time limit is above the partition's</source>
        <translation>su límite de tiempo supera el de la partición</translation>
    </message>
    <message>
        <source>Ask for less time, or choose a partition that allows more; a run goes on where it stopped.</source>
        <translation>Pedir menos tiempo o elegir una partición que permita más; una ejecución continúa donde se detuvo.</translation>
    </message>
    <message>
        <source>the partition has no nodes that could ever run it as it is</source>
        <translation>la partición no tiene nodos que puedan ejecutarlo tal como es</translation>
    </message>
    <message>
        <source>Ask for fewer cores, GPUs or less memory a node, or choose another partition.</source>
        <translation>Pedir menos núcleos, GPU o memoria por nodo, o elegir otra partición.</translation>
    </message>
    <message>
        <source>a node that it needs is down</source>
        <translation>un nodo que necesita está caído</translation>
    </message>
    <message>
        <source>Wait, or ask for other nodes.</source>
        <translation>Esperar o pedir otros nodos.</translation>
    </message>
    <message>
        <source>nodes that it needs are down, reserved or drained, often for maintenance to come</source>
        <translation>nodos que necesita están caídos, reservados o en vaciado, a menudo por un mantenimiento próximo</translation>
    </message>
    <message>
        <source>Wait, ask for less time so that it ends before the maintenance, or ask for other nodes.</source>
        <translation>Esperar, pedir menos tiempo para que termine antes del mantenimiento, o pedir otros nodos.</translation>
    </message>
    <message>
        <source>nodes that it needs are down, drained or kept for other partitions</source>
        <translation>nodos que necesita están caídos, en vaciado o reservados para otras particiones</translation>
    </message>
    <message>
        <source>no front-end node is up</source>
        <translation>no hay ningún nodo front-end activo</translation>
    </message>
    <message>
        <source>waits for its reservation to begin</source>
        <translation>espera a que empiece su reserva</translation>
    </message>
    <message>
        <source>its reservation was deleted</source>
        <translation>su reserva se eliminó</translation>
    </message>
    <message>
        <source>Start it again without the reservation.</source>
        <translation>Iniciarlo de nuevo sin la reserva.</translation>
    </message>
    <message>
        <source>its reservation is not valid for it</source>
        <translation>su reserva no es válida para él</translation>
    </message>
    <message>
        <source>held by its owner</source>
        <translation>retenido por su propietario</translation>
    </message>
    <message>
        <source>Release it.</source>
        <translation>Liberarlo.</translation>
    </message>
    <message>
        <source>held by an administrator</source>
        <translation>retenido por un administrador</translation>
    </message>
    <message>
        <source>Ask the administrators to release it.</source>
        <translation>Pedir a los administradores que lo liberen.</translation>
    </message>
    <message>
        <source>it was put back in the queue too often</source>
        <translation>volvió a la cola demasiadas veces</translation>
    </message>
    <message>
        <source>Look at its log, then release it.</source>
        <translation>Mirar su registro y después liberarlo.</translation>
    </message>
    <message>
        <source>it could not be started on its node and is held now</source>
        <translation>no se pudo iniciar en su nodo y ahora está retenido</translation>
    </message>
    <message>
        <source>no node fulfils all that it asks for</source>
        <translation>ningún nodo cumple todo lo que pide</translation>
    </message>
    <message>
        <source>Ask for other features, GPUs or fewer of them, or choose another partition.</source>
        <translation>Pedir otras características, otras GPU o menos, o elegir otra partición.</translation>
    </message>
    <message>
        <source>its account is not valid</source>
        <translation>su cuenta no es válida</translation>
    </message>
    <message>
        <source>Choose an account that you may use.</source>
        <translation>Elegir una cuenta permitida.</translation>
    </message>
    <message>
        <source>its QoS is not valid</source>
        <translation>su QoS no es válida</translation>
    </message>
    <message>
        <source>Choose a QoS that you may use.</source>
        <translation>Elegir una QoS permitida.</translation>
    </message>
    <message>
        <source>the partition does not take jobs of its account</source>
        <translation>la partición no acepta trabajos de su cuenta</translation>
    </message>
    <message>
        <source>Choose another account, or another partition.</source>
        <translation>Elegir otra cuenta u otra partición.</translation>
    </message>
    <message>
        <source>its QoS may not be used in this partition or by this account</source>
        <translation>su QoS no se puede usar en esta partición o con esta cuenta</translation>
    </message>
    <message>
        <source>Choose another QoS, or another partition.</source>
        <translation>Elegir otra QoS u otra partición.</translation>
    </message>
    <message>
        <source>you may not use this partition</source>
        <translation>esta partición no está permitida para este usuario</translation>
    </message>
    <message>
        <source>Choose another partition.</source>
        <translation>Elegir otra partición.</translation>
    </message>
    <message>
        <source>an accounting rule of the cluster forbids it</source>
        <translation>una regla de contabilidad del clúster lo prohíbe</translation>
    </message>
    <message>
        <source>Ask the administrators which limit it meets, or choose another account or QoS.</source>
        <translation>Preguntar a los administradores con qué límite choca, o elegir otra cuenta u otra QoS.</translation>
    </message>
    <message>
        <source>the account has used too much for this QoS</source>
        <translation>la cuenta ha consumido demasiado para esta QoS</translation>
    </message>
    <message>
        <source>Choose another QoS or account.</source>
        <translation>Elegir otra QoS u otra cuenta.</translation>
    </message>
    <message>
        <source>it asks for more memory a core or node than is allowed</source>
        <translation>pide más memoria por núcleo o nodo de la permitida</translation>
    </message>
    <message>
        <source>Ask for less memory, or for more cores with it.</source>
        <translation>Pedir menos memoria, o más núcleos con ella.</translation>
    </message>
    <message>
        <source>the limit of the account's jobs that run at once is reached</source>
        <translation>se alcanzó el límite de trabajos simultáneos de la cuenta</translation>
    </message>
    <message>
        <source>the account's limit is used up by other jobs</source>
        <translation>otros trabajos agotan el límite de la cuenta</translation>
    </message>
    <message>
        <source>Wait for them to end, or choose another account.</source>
        <translation>Esperar a que terminen o elegir otra cuenta.</translation>
    </message>
    <message>
        <source>its time limit is above the account's</source>
        <translation>su límite de tiempo supera el de la cuenta</translation>
    </message>
    <message>
        <source>Ask for less time, or choose another account.</source>
        <translation>Pedir menos tiempo o elegir otra cuenta.</translation>
    </message>
    <message>
        <source>the limit of jobs of this QoS that run at once is reached</source>
        <translation>se alcanzó el límite de trabajos simultáneos de esta QoS</translation>
    </message>
    <message>
        <source>the limit of its QoS is used up by other jobs</source>
        <translation>otros trabajos agotan el límite de su QoS</translation>
    </message>
    <message>
        <source>Wait for them to end, or choose another QoS.</source>
        <translation>Esperar a que terminen o elegir otra QoS.</translation>
    </message>
    <message>
        <source>its time limit is above that of its QoS</source>
        <translation>su límite de tiempo supera el de su QoS</translation>
    </message>
    <message>
        <source>Ask for less time, or choose another QoS.</source>
        <translation>Pedir menos tiempo o elegir otra QoS.</translation>
    </message>
    <message>
        <source>it asks for more %1 than its account allows a job</source>
        <translation>pide más (%1) de lo que su cuenta permite a un trabajo</translation>
    </message>
    <message>
        <source>Ask for less, or choose another account.</source>
        <translation>Pedir menos o elegir otra cuenta.</translation>
    </message>
    <message>
        <source>it asks for more %1 than its account allows a node</source>
        <translation>pide más (%1) de lo que su cuenta permite a un nodo</translation>
    </message>
    <message>
        <source>it asks for less %1 than its account demands</source>
        <translation>pide menos (%1) de lo que exige su cuenta</translation>
    </message>
    <message>
        <source>Ask for more, or choose another account.</source>
        <translation>Pedir más o elegir otra cuenta.</translation>
    </message>
    <message>
        <source>your jobs already have as much of the %1 as its account allows a user</source>
        <translation>los trabajos propios ya ocupan todo lo que la cuenta permite a un usuario (%1)</translation>
    </message>
    <message>
        <source>Wait for your other jobs to end, or choose another account.</source>
        <translation>Esperar a que terminen los demás trabajos propios o elegir otra cuenta.</translation>
    </message>
    <message>
        <source>the %1 that its account allows are used up by other jobs</source>
        <translation>otros trabajos ocupan lo que permite su cuenta (%1)</translation>
    </message>
    <message>
        <source>it asks for more %1 than its QoS allows a job</source>
        <translation>pide más (%1) de lo que su QoS permite a un trabajo</translation>
    </message>
    <message>
        <source>Ask for less, or choose another QoS.</source>
        <translation>Pedir menos o elegir otra QoS.</translation>
    </message>
    <message>
        <source>it asks for more %1 than its QoS allows a node</source>
        <translation>pide más (%1) de lo que su QoS permite a un nodo</translation>
    </message>
    <message>
        <source>it asks for less %1 than its QoS demands</source>
        <translation>pide menos (%1) de lo que exige su QoS</translation>
    </message>
    <message>
        <source>Ask for more, or choose another QoS.</source>
        <translation>Pedir más o elegir otra QoS.</translation>
    </message>
    <message>
        <source>your jobs already have as much of the %1 as its QoS allows a user</source>
        <translation>los trabajos propios ya ocupan todo lo que la QoS permite a un usuario (%1)</translation>
    </message>
    <message>
        <source>Wait for your other jobs to end, or choose another QoS.</source>
        <translation>Esperar a que terminen los demás trabajos propios o elegir otra QoS.</translation>
    </message>
    <message>
        <source>the %1 that its QoS allows are used up by other jobs</source>
        <translation>otros trabajos ocupan lo que permite su QoS (%1)</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>núcleos</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nodos</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energía</translation>
    </message>
    <message>
        <source>licences</source>
        <translation>licencias</translation>
    </message>
    <message>
        <source>room on the burst buffer</source>
        <translation>sitio en el burst buffer</translation>
    </message>
    <message>
        <source>billed resources</source>
        <translation>recursos facturados</translation>
    </message>
    <message>
        <source>jobs in the queue</source>
        <translation>trabajos en la cola</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>trabajos</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>resources of some kind</source>
        <translation>recursos</translation>
    </message>
    <message>
        <source>%1 × time</source>
        <translation>%1 × tiempo</translation>
    </message>
    <message>
        <source>Slurm, a file system or the network failed</source>
        <translation>falló Slurm, un sistema de archivos o la red</translation>
    </message>
    <message>
        <source>Start it again.</source>
        <translation>Iniciarlo de nuevo.</translation>
    </message>
    <message>
        <source>it could not be started on its node</source>
        <translation>no se pudo iniciar en su nodo</translation>
    </message>
    <message>
        <source>Look whether the run directory can be reached there.</source>
        <translation>Mirar si allí se puede acceder a la carpeta de la ejecución.</translation>
    </message>
    <message>
        <source>the cluster could not start it</source>
        <translation>el clúster no pudo iniciarlo</translation>
    </message>
    <message>
        <source>the cluster could not prepare its nodes</source>
        <translation>el clúster no pudo preparar sus nodos</translation>
    </message>
    <message>
        <source>it ended with an error</source>
        <translation>terminó con un error</translation>
    </message>
    <message>
        <source>it was ended by a signal</source>
        <translation>una señal lo terminó</translation>
    </message>
    <message>
        <source>its time limit was reached</source>
        <translation>alcanzó su límite de tiempo</translation>
    </message>
    <message>
        <source>it was idle for longer than is allowed</source>
        <translation>estuvo inactivo más tiempo del permitido</translation>
    </message>
    <message>
        <source>its deadline was reached</source>
        <translation>alcanzó su fecha límite</translation>
    </message>
    <message>
        <source>it used more memory than it asked for</source>
        <translation>usó más memoria de la que pidió</translation>
    </message>
    <message>
        <source>Ask for more memory, or make the batch smaller.</source>
        <translation>Pedir más memoria o reducir el batch.</translation>
    </message>
    <message>
        <source>it had to make room for a job of higher priority</source>
        <translation>tuvo que ceder su sitio a un trabajo de mayor prioridad</translation>
    </message>
    <message>
        <source>one of its nodes failed</source>
        <translation>falló uno de sus nodos</translation>
    </message>
    <message>
        <source>one of its nodes could not be started</source>
        <translation>no se pudo iniciar uno de sus nodos</translation>
    </message>
    <message>
        <source>cancelled on request</source>
        <translation>cancelado a petición</translation>
    </message>
    <message>
        <source>cancelled, but not from here</source>
        <translation>cancelado, pero no desde aquí</translation>
    </message>
    <message>
        <source>cancelled before it started, by somebody or because the job it waits for has failed</source>
        <translation>cancelado antes de iniciarse, por alguien o porque falló el trabajo al que espera</translation>
    </message>
    <message>
        <source>taken off the queue before it started</source>
        <translation>sacado de la cola antes de iniciarse</translation>
    </message>
    <message>
        <source>its entry was removed from the queue by hand</source>
        <translation>su entrada se quitó a mano de la cola</translation>
    </message>
    <message numerus="yes">
        <source>it was put back in the queue %n time(s) (allowed: %2)</source>
        <translation><numerusform>volvió a la cola una vez (permitidas: %2)</numerusform><numerusform>volvió a la cola %n veces (permitidas: %2)</numerusform></translation>
    </message>
    <message>
        <source>Resume it, or allow more restarts.</source>
        <translation>Reanudarlo o permitir más reinicios.</translation>
    </message>
    <message>
        <source>its run directory %1 cannot be entered on the node %2</source>
        <translation>no se puede entrar en su carpeta %1 desde el nodo %2</translation>
    </message>
    <message>
        <source>Look whether the file system is mounted there.</source>
        <translation>Mirar si el sistema de archivos está montado allí.</translation>
    </message>
    <message>
        <source>Slurm would not put it back in the queue</source>
        <translation>Slurm no quiso devolverlo a la cola</translation>
    </message>
    <message>
        <source>Resume it.</source>
        <translation>Reanudarla.</translation>
    </message>
    <message>
        <source>the job ended before it began with the run</source>
        <translation>el trabajo terminó antes de empezar con la ejecución</translation>
    </message>
    <message>
        <source>the answer to its submission was lost; looking whether it arrived</source>
        <translation>se perdió la respuesta a su envío; se comprueba si llegó</translation>
    </message>
    <message>
        <source>the scheduler does not have it</source>
        <translation>el planificador no lo tiene</translation>
    </message>
    <message>
        <source>the queue does not have it</source>
        <translation>la cola no lo tiene</translation>
    </message>
    <message>
        <source>it has left the queue; waiting for word of how it ended</source>
        <translation>ha salido de la cola; falta saber cómo terminó</translation>
    </message>
    <message>
        <source>it has left the queue, and nothing tells how it ended</source>
        <translation>ha salido de la cola y nada indica cómo terminó</translation>
    </message>
    <message>
        <source>it has left the queue without having started</source>
        <translation>ha salido de la cola sin haberse iniciado</translation>
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
        <translation>el supervisor todavía no lo ha mirado</translation>
    </message>
    <message numerus="yes">
        <source>%n of %2 cores (is|are) taken by %3</source>
        <translation><numerusform>%n de %2 núcleos lo ocupa %3</numerusform><numerusform>%n de %2 núcleos los ocupa %3</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n of %2 GPUs (is|are) taken by %3</source>
        <translation><numerusform>%n de %2 GPU la ocupa %3</numerusform><numerusform>%n de %2 GPU las ocupa %3</numerusform></translation>
    </message>
    <message>
        <source>GPU %1 is taken by %2</source>
        <translation>la GPU %1 la ocupa %2</translation>
    </message>
    <message>
        <source>the attempt before it has not ended yet</source>
        <translation>el intento anterior aún no ha terminado</translation>
    </message>
    <message>
        <source>it comes after %1</source>
        <translation>va después de %1</translation>
    </message>
    <message numerus="yes">
        <source>this machine has %n GPU(s), and it asks for GPU number %2</source>
        <translation><numerusform>esta máquina tiene una GPU y pide la GPU número %2</numerusform><numerusform>esta máquina tiene %n GPU y pide la GPU número %2</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>it asks for %n GPU(s), and this machine has %2</source>
        <translation><numerusform>pide una GPU y esta máquina tiene %2</numerusform><numerusform>pide %n GPU y esta máquina tiene %2</numerusform></translation>
    </message>
    <message>
        <source>it ended without a result while no supervisor watched it</source>
        <translation>terminó sin resultado mientras ningún supervisor lo vigilaba</translation>
    </message>
    <message>
        <source>its record in the queue is damaged</source>
        <translation>su registro en la cola está dañado</translation>
    </message>
    <message>
        <source>Resume the run.</source>
        <translation>Reanudar la ejecución.</translation>
    </message>
    <message>
        <source>it printed %1</source>
        <translation>imprimió %1</translation>
    </message>
    <message>
        <source>the cluster allows no arrays</source>
        <translation>el clúster no permite arrays</translation>
    </message>
    <message>
        <source>Submit the runs one by one.</source>
        <translation>Enviar las ejecuciones una por una.</translation>
    </message>
    <message>
        <source>it is not the id of a job</source>
        <translation>no es el id de un trabajo</translation>
    </message>
    <message>
        <source>the machine's queue cannot do that</source>
        <translation>la cola de la máquina no puede hacerlo</translation>
    </message>
    <message>
        <source>the machine's answer is incomplete</source>
        <translation>la respuesta de la máquina está incompleta</translation>
    </message>
    <message>
        <source>Slurm's commands are not on the PATH of a shell there</source>
        <translation>los comandos de Slurm no están en el PATH de un shell de allí</translation>
    </message>
    <message>
        <source>Make sure that sbatch is found in shells that run without a log-in, or choose no scheduler for this machine.</source>
        <translation>Asegurarse de que sbatch se encuentre en shells sin inicio de sesión o no elegir planificador para esta máquina.</translation>
    </message>
    <message>
        <source>the program is not there</source>
        <translation>el programa no está</translation>
    </message>
    <message>
        <source>Set the machine's scheduler to none, or make sure that Slurm's commands are on the PATH.</source>
        <translation>Poner el planificador de la máquina en ninguno o asegurarse de que los comandos de Slurm estén en el PATH.</translation>
    </message>
    <message>
        <source>the machine does not tell its time</source>
        <translation>la máquina no indica su hora</translation>
    </message>
    <message>
        <source>the program is not there or cannot be run</source>
        <translation>el programa no está o no se puede ejecutar</translation>
    </message>
    <message>
        <source>Install Trainyard's engine again, or set where it is.</source>
        <translation>Reinstalar el motor de Trainyard o indicar dónde está.</translation>
    </message>
    <message>
        <source>it ended with code %1</source>
        <translation>terminó con el código %1</translation>
    </message>
    <message>
        <source>it is that of %1</source>
        <translation>es el de %1</translation>
    </message>
    <message>
        <source>Move the file away; the run's own folder tells how it went.</source>
        <translation>Mover el archivo; la carpeta de la ejecución indica cómo fue.</translation>
    </message>
    <message>
        <source>the file is incomplete, or not a state file of this version</source>
        <translation>el archivo está incompleto o no es un archivo de estado de esta versión</translation>
    </message>
    <message>
        <source>it speaks protocol %1 and this window protocol %2</source>
        <translation>habla el protocolo %1 y esta ventana el protocolo %2</translation>
    </message>
    <message>
        <source>it does not say which protocol it speaks</source>
        <translation>no dice qué protocolo habla</translation>
    </message>
    <message>
        <source>there is no partition “%1”</source>
        <translation>no existe la partición «%1»</translation>
    </message>
    <message>
        <source>Choose one of: %2.</source>
        <translation>Elegir una de estas: %2.</translation>
    </message>
    <message>
        <source>the array's index %1 is above the cluster's largest, %2</source>
        <translation>el índice %1 del array supera el mayor del clúster, %2</translation>
    </message>
    <message>
        <source>Split the array.</source>
        <translation>Dividir el array.</translation>
    </message>
    <message>
        <source>you have no account “%1”</source>
        <translation>no hay ninguna cuenta propia «%1»</translation>
    </message>
    <message>
        <source>this account may not use the QoS “%1”</source>
        <translation>esta cuenta no puede usar la QoS «%1»</translation>
    </message>
    <message>
        <source>the account allows a job %1, and it asks for %2</source>
        <translation>la cuenta permite a un trabajo %1 y este pide %2</translation>
    </message>
    <message>
        <source>Ask for less time; a run goes on where it stopped.</source>
        <translation>Pedir menos tiempo; una ejecución continúa donde se detuvo.</translation>
    </message>
    <message>
        <source>the QoS “%1” allows a job %2, and it asks for %3</source>
        <translation>la QoS «%1» permite a un trabajo %2 y este pide %3</translation>
    </message>
    <message>
        <source>the partition “%1” allows a job %2, and it asks for %3</source>
        <translation>la partición «%1» permite a un trabajo %2 y este pide %3</translation>
    </message>
    <message>
        <source>the partition “%1” allows a job %2 nodes, and it asks for %3</source>
        <translation>la partición «%1» permite a un trabajo %2 nodos y este pide %3</translation>
    </message>
    <message>
        <source>Ask for fewer nodes, or choose another partition.</source>
        <translation>Pedir menos nodos o elegir otra partición.</translation>
    </message>
    <message>
        <source>the partition “%1” wants at least %2 nodes a job</source>
        <translation>la partición «%1» exige al menos %2 nodos por trabajo</translation>
    </message>
    <message>
        <source>Ask for more nodes, or choose another partition.</source>
        <translation>Pedir más nodos o elegir otra partición.</translation>
    </message>
    <message>
        <source>the partition “%1” does not take jobs of the account “%2”</source>
        <translation>la partición «%1» no acepta trabajos de la cuenta «%2»</translation>
    </message>
    <message>
        <source>Choose another partition or account.</source>
        <translation>Elegir otra partición u otra cuenta.</translation>
    </message>
    <message>
        <source>the partition “%1” does not take the QoS “%2”</source>
        <translation>la partición «%1» no acepta la QoS «%2»</translation>
    </message>
    <message>
        <source>Choose another QoS.</source>
        <translation>Elegir otra QoS.</translation>
    </message>
    <message>
        <source>Choose one of: %3.</source>
        <translation>Elegir una de estas: %3.</translation>
    </message>
    <message>
        <source>the partition “%1” has no GPUs of type “%2”</source>
        <translation>la partición «%1» no tiene GPU del tipo «%2»</translation>
    </message>
    <message>
        <source>the nodes of the partition “%1” have at most %2 GPUs, and it asks for %3 a node</source>
        <translation>los nodos de la partición «%1» tienen como máximo %2 GPU y este pide %3 por nodo</translation>
    </message>
    <message>
        <source>Ask for fewer a node and for more nodes, or choose another partition.</source>
        <translation>Pedir menos por nodo y más nodos, o elegir otra partición.</translation>
    </message>
    <message>
        <source>the nodes of the partition “%1” have at most %2 cores, and it asks for %3 a node</source>
        <translation>los nodos de la partición «%1» tienen como máximo %2 núcleos y este pide %3 por nodo</translation>
    </message>
    <message>
        <source>Ask for fewer cores a rank or fewer ranks a node.</source>
        <translation>Pedir menos núcleos por rank o menos ranks por nodo.</translation>
    </message>
    <message>
        <source>the nodes of the partition “%1” have at most %2 of memory, and it asks for %3 a node</source>
        <translation>los nodos de la partición «%1» tienen como máximo %2 de memoria y este pide %3 por nodo</translation>
    </message>
    <message>
        <source>Ask for less memory, or choose another partition.</source>
        <translation>Pedir menos memoria o elegir otra partición.</translation>
    </message>
    <message>
        <source>the machine answers %1</source>
        <translation>la máquina responde %1</translation>
    </message>
    <message>
        <source>the machine answers %1: %2</source>
        <translation>la máquina responde %1: %2</translation>
    </message>
    <message>
        <source>Change what it asks for, or choose another partition, account or QoS.</source>
        <translation>Cambiar lo que pide o elegir otra partición, cuenta o QoS.</translation>
    </message>
    <message>
        <source>Choose another folder of records in the machine's settings, on a disk that all its nodes see.</source>
        <translation>Elegir otra carpeta de registros en los ajustes de la máquina, en un disco que vean todos sus nodos.</translation>
    </message>
    <message>
        <source>It is tried again; it cannot be submitted twice.</source>
        <translation>Se intenta de nuevo; no se puede enviar dos veces.</translation>
    </message>
    <message>
        <source>no such key</source>
        <translation>no existe esa clave</translation>
    </message>
    <message>
        <source>no such key; did you mean "%1"?</source>
        <translation>no existe esa clave; ¿quizá «%1»?</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>un objeto JSON</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2, or "%3"</source>
        <translation>un número entero de %1 a %2, o «%3»</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un número de %1 a %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uno de estos: %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>text of %1 to %2 characters without line breaks or other control characters</source>
        <translation>un texto de %1 a %2 caracteres sin saltos de línea ni otros caracteres de control</translation>
    </message>
    <message>
        <source>text of %1 to %2 characters</source>
        <translation>un texto de %1 a %2 caracteres</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>1 to 64 letters, digits, '_', '-' or '.', not starting with '.'</source>
        <translation>de 1 a 64 letras, dígitos, '_', '-' o '.', sin empezar por '.'</translation>
    </message>
    <message>
        <source>a whole path, beginning with /</source>
        <translation>una ruta completa que empiece por /</translation>
    </message>
    <message>
        <source>%1 or a whole path, beginning with /</source>
        <translation>%1 o una ruta completa que empiece por /</translation>
    </message>
    <message>
        <source>RUN@end, RUN@epoch-N, RUN@step-N or the whole path of a .safetensors file</source>
        <translation>RUN@end, RUN@epoch-N, RUN@step-N o la ruta completa de un archivo .safetensors</translation>
    </message>
    <message>
        <source>a list of at most %1 texts</source>
        <translation>una lista de %1 textos como máximo</translation>
    </message>
    <message>
        <source>at most %1 ascending whole numbers from %2 to %3</source>
        <translation>como máximo %1 números enteros ascendentes de %2 a %3</translation>
    </message>
    <message>
        <source>at most %1 different whole numbers from %2 to %3</source>
        <translation>como máximo %1 números enteros distintos de %2 a %3</translation>
    </message>
    <message>
        <source>0 (all), a whole number from %1 to %2, or a list of two or more class names</source>
        <translation>0 (todas), un número entero de %1 a %2, o una lista de dos o más nombres de clase</translation>
    </message>
    <message>
        <source>each class once</source>
        <translation>cada clase una sola vez</translation>
    </message>
    <message>
        <source>nothing beside the section's other values</source>
        <translation>nada junto a los demás valores de la sección</translation>
    </message>
    <message>
        <source>nothing: %1 does not have it</source>
        <translation>nada: %1 no lo tiene</translation>
    </message>
    <message>
        <source>nothing beside a model from a file</source>
        <translation>nada junto a un modelo de un archivo</translation>
    </message>
    <message>
        <source>at least %1 pixels for %2</source>
        <translation>al menos %1 píxeles para %2</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>1 (grey) or 3 (RGB)</source>
        <translation>1 (gris) o 3 (RGB)</translation>
    </message>
    <message>
        <source>1 for IDX files</source>
        <translation>1 para archivos IDX</translation>
    </message>
    <message>
        <source>a square of 28 to 64 pixels for the built-in glyphs</source>
        <translation>un cuadrado de 28 a 64 píxeles para los glifos incorporados</translation>
    </message>
    <message>
        <source>the folder of the data set</source>
        <translation>la carpeta del conjunto de datos</translation>
    </message>
    <message>
        <source>the folder or file of the data set</source>
        <translation>la carpeta o el archivo del conjunto de datos</translation>
    </message>
    <message>
        <source>at most the run's %1 epochs</source>
        <translation>como máximo las %1 épocas de la ejecución</translation>
    </message>
    <message>
        <source>less than the run's %1 epochs</source>
        <translation>menos que las %1 épocas de la ejecución</translation>
    </message>
    <message>
        <source>at most %1, the batch that they share</source>
        <translation>como máximo %1, el batch que comparten</translation>
    </message>
    <message>
        <source>a number that divides the %1 ranks</source>
        <translation>un número que divida los %1 ranks</translation>
    </message>
    <message>
        <source>at most %1, the number of workers</source>
        <translation>como máximo %1, el número de workers</translation>
    </message>
    <message>
        <source>at most %1, the processes of the run</source>
        <translation>como máximo %1, los procesos de la ejecución</translation>
    </message>
    <message>
        <source>only 0, since %1 is %2 and the master may pass over any later point; for others set sync_every and masters to 1, or mode to "synchronous"</source>
        <translation>solo 0, porque %1 es %2 y el master puede saltarse cualquier punto posterior; para otros, poner sync_every y masters en 1, o mode en «synchronous»</translation>
    </message>
    <message numerus="yes">
        <source>0 or at least %2, so that %3 processes find room on %n node(s)</source>
        <translation><numerusform>0 o al menos %2, para que %3 procesos quepan en un nodo</numerusform><numerusform>0 o al menos %2, para que %3 procesos quepan en %n nodos</numerusform></translation>
    </message>
    <message>
        <source>"start", since workers that run ahead would train with an older mask</source>
        <translation>«start», porque los workers que se adelantan entrenarían con una máscara anterior</translation>
    </message>
    <message>
        <source>0, or a number from begin_epoch to the run's %1 epochs</source>
        <translation>0, o un número desde begin_epoch hasta las %1 épocas de la ejecución</translation>
    </message>
    <message>
        <source>at most three quarters of the run, or an end_epoch behind it</source>
        <translation>como máximo tres cuartos de la ejecución, o un end_epoch posterior</translation>
    </message>
    <message>
        <source>at most the sparsity of %1</source>
        <translation>como máximo la dispersión de %1</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se cambió nada.</translation>
    </message>
    <message>
        <source>It was deleted, or belongs to another store.</source>
        <translation>Se eliminó o pertenece a otro almacén.</translation>
    </message>
    <message>
        <source>it was made by a newer Trainyard (store version %1, this one reads up to %2)</source>
        <translation>lo creó un Trainyard más reciente (versión %1 del almacén; este lee hasta la %2)</translation>
    </message>
    <message>
        <source>Start that newer Trainyard, or use another data folder (TRAINYARD_HOME).</source>
        <translation>Iniciar ese Trainyard más reciente o usar otra carpeta de datos (TRAINYARD_HOME).</translation>
    </message>
    <message>
        <source>the file or its folder cannot be written</source>
        <translation>no se puede escribir el archivo o su carpeta</translation>
    </message>
    <message>
        <source>Check the permissions, or use another data folder (TRAINYARD_HOME).</source>
        <translation>Comprobar los permisos o usar otra carpeta de datos (TRAINYARD_HOME).</translation>
    </message>
    <message>
        <source>there is none with this number</source>
        <translation>no hay ninguna con ese número</translation>
    </message>
    <message>
        <source>its lease expired, and another process has taken or finished it</source>
        <translation>su concesión caducó y otro proceso la tomó o la terminó</translation>
    </message>
    <message>
        <source>it has no id</source>
        <translation>no tiene id</translation>
    </message>
    <message>
        <source>a campaign with the id %1 is in the store already</source>
        <translation>el almacén ya tiene una campaña con el id %1</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>el nombre está vacío</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>Darle un nombre.</translation>
    </message>
    <message>
        <source>another data set has this name</source>
        <translation>otro conjunto de datos tiene ese nombre</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Elegir otro nombre.</translation>
    </message>
    <message>
        <source>the store has no such data set</source>
        <translation>el almacén no tiene ese conjunto de datos</translation>
    </message>
    <message>
        <source>It may have been removed in another window.</source>
        <translation>Puede que se haya quitado en otra ventana.</translation>
    </message>
    <message>
        <source>It may have been deleted in another window.</source>
        <translation>Puede que se haya eliminado en otra ventana.</translation>
    </message>
    <message>
        <source>a run with this id is in the store already</source>
        <translation>el almacén ya tiene una ejecución con este id</translation>
    </message>
    <message>
        <source>Give the run another id, or delete the old one.</source>
        <translation>Dar otro id a la ejecución o eliminar la antigua.</translation>
    </message>
    <message>
        <source>Give it one.</source>
        <translation>Darle uno.</translation>
    </message>
    <message>
        <source>Line at byte %1 of %2 is no event (%3): %4</source>
        <translation>La línea en el byte %1 de %2 no es un evento (%3): %4</translation>
    </message>
    <message>
        <source>GPU %1 no longer answers. The checkpoints are kept</source>
        <translation>La GPU %1 ya no responde. Los checkpoints se conservan</translation>
    </message>
    <message>
        <source>Reset the GPU (nvidia-smi --gpu-reset) or restart the machine.</source>
        <translation>Restablecer la GPU (nvidia-smi --gpu-reset) o reiniciar la máquina.</translation>
    </message>
    <message numerus="yes">
        <source>GPU %2 has had %n memory error(s) that ECC could not restore since the run began</source>
        <translation><numerusform>La GPU %2 ha tenido un error de memoria que ECC no pudo corregir desde que empezó la ejecución</numerusform><numerusform>La GPU %2 ha tenido %n errores de memoria que ECC no pudo corregir desde que empezó la ejecución</numerusform></translation>
    </message>
    <message>
        <source>If the run fails, resume it on another GPU.</source>
        <translation>Si la ejecución falla, reanudarla en otra GPU.</translation>
    </message>
    <message>
        <source>GPU %1 runs slower because it is hot: %2 °C, %3 MHz</source>
        <translation>La GPU %1 va más lenta porque está caliente: %2 °C, %3 MHz</translation>
    </message>
    <message>
        <source>Look at its fans and at the air that reaches it.</source>
        <translation>Revisar sus ventiladores y el aire que le llega.</translation>
    </message>
    <message>
        <source>GPU %1 runs slower because its hardware asks for it: %2 MHz</source>
        <translation>La GPU %1 va más lenta porque lo pide su hardware: %2 MHz</translation>
    </message>
    <message>
        <source>Look at its power cables, the power supply and the cooling.</source>
        <translation>Revisar sus cables de alimentación, la fuente y la refrigeración.</translation>
    </message>
    <message>
        <source>GPU %1 has reached its power limit: %2 of %3 W at %4 MHz. This is usual under full load</source>
        <translation>La GPU %1 ha alcanzado su límite de potencia: %2 de %3 W a %4 MHz. Es habitual a plena carga</translation>
    </message>
    <message>
        <source>Training waits %1 % of its time for input: %2 takes %3 % of loading</source>
        <translation>El entrenamiento pasa el %1 % del tiempo esperando datos: %2 ocupa el %3 % de la carga</translation>
    </message>
    <message>
        <source>Training waits %1 % of its time for input: %2 takes %3 % of loading. This ends with the first epoch, because the images stay in memory</source>
        <translation>El entrenamiento pasa el %1 % del tiempo esperando datos: %2 ocupa el %3 % de la carga. Esto acaba con la primera época, porque las imágenes quedan en memoria</translation>
    </message>
    <message>
        <source>reading from the disk</source>
        <translation>leer del disco</translation>
    </message>
    <message>
        <source>decoding and resizing</source>
        <translation>decodificar y redimensionar</translation>
    </message>
    <message>
        <source>changing images at random</source>
        <translation>modificar imágenes al azar</translation>
    </message>
    <message>
        <source>copying images</source>
        <translation>copiar imágenes</translation>
    </message>
    <message>
        <source>Prepare the data set (data.cache.place = auto): loading becomes %1 times as fast, for %2 of disk.</source>
        <translation>Preparar el conjunto de datos (data.cache.place = auto): la carga será %1 veces más rápida, con %2 de disco.</translation>
    </message>
    <message>
        <source>Load beside the training: use one loader thread or more (data.loader_threads); now 0.</source>
        <translation>Cargar en paralelo al entrenamiento: usar al menos un hilo de carga (data.loader_threads); ahora 0.</translation>
    </message>
    <message>
        <source>Use more loader threads (data.loader_threads): now %1, and this machine has %2 cores.</source>
        <translation>Usar más hilos de carga (data.loader_threads): ahora %1, y esta máquina tiene %2 núcleos.</translation>
    </message>
    <message>
        <source>Put the data set on a faster disk, nearer to the machine.</source>
        <translation>Poner el conjunto de datos en un disco más rápido, más cerca de la máquina.</translation>
    </message>
    <message>
        <source>Keep smaller images in the cache (data.cache.side), or pixels instead of JPEGs.</source>
        <translation>Guardar en la caché imágenes más pequeñas (data.cache.side), o píxeles en lugar de JPEG.</translation>
    </message>
    <message>
        <source>Choose smaller images, or a machine with more cores.</source>
        <translation>Elegir imágenes más pequeñas o una máquina con más núcleos.</translation>
    </message>
    <message>
        <source>Make fewer random changes.</source>
        <translation>Hacer menos cambios al azar.</translation>
    </message>
    <message>
        <source>Make fewer random changes; RandAugment costs most.</source>
        <translation>Hacer menos cambios al azar; RandAugment es el más costoso.</translation>
    </message>
    <message>
        <source>Choose smaller images; memory is the limit.</source>
        <translation>Elegir imágenes más pequeñas; el límite es la memoria.</translation>
    </message>
    <message>
        <source>The training loss became %1 at step %2; training goes on because the spec says so</source>
        <translation>La pérdida de entrenamiento pasó a ser %1 en el paso %2; el entrenamiento continúa porque así lo dice la especificación</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>no numérica</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>infinita</translation>
    </message>
    <message>
        <source>Not as in the attempt before: %1. Losses may differ in their last digits</source>
        <translation>No es como en el intento anterior: %1. Las pérdidas pueden diferir en los últimos dígitos</translation>
    </message>
    <message>
        <source>Weights begin as those of %1</source>
        <translation>Los pesos empiezan como los de %1</translation>
    </message>
    <message>
        <source>Weights begin as those of %1; %2 begins anew, because it is for another number of classes</source>
        <translation>Los pesos empiezan como los de %1; %2 empieza de nuevo porque es para otro número de clases</translation>
    </message>
    <message>
        <source>The weights of %1 are pruned; those that are zero there stay zero</source>
        <translation>Los pesos de %1 están podados; los que allí son cero siguen siendo cero</translation>
    </message>
    <message>
        <source>Weights begin as those of run %1 after step %2 (%3)</source>
        <translation>Los pesos empiezan como los de la ejecución %1 tras el paso %2 (%3)</translation>
    </message>
    <message>
        <source>The run had ended early; with the settings that it has now it goes on</source>
        <translation>La ejecución había terminado antes de tiempo; con sus ajustes actuales continúa</translation>
    </message>
    <message>
        <source>Skipped %1: %2</source>
        <translation>Omitido %1: %2</translation>
    </message>
    <message>
        <source>Further samples that cannot be read are only counted</source>
        <translation>Las demás muestras ilegibles solo se cuentan</translation>
    </message>
    <message>
        <source>Skipped as unreadable: %1 training samples, in whose places others were trained on, and %2 validation samples, which accuracies and losses are without</source>
        <translation>Omitidas por ilegibles: %1 muestras de entrenamiento, sustituidas por otras, y %2 muestras de validación, que no entran en exactitudes ni pérdidas</translation>
    </message>
    <message>
        <source>The data set has no validation images: only training loss is recorded</source>
        <translation>El conjunto de datos no tiene imágenes de validación: solo se registra la pérdida de entrenamiento</translation>
    </message>
    <message>
        <source>Preparing the data set once, for this run and others: %1 images, %2 images/s, about %3, %4 of disk</source>
        <translation>Preparando el conjunto de datos una vez, para esta ejecución y otras: %1 imágenes, %2 imágenes/s, unos %3, %4 de disco</translation>
    </message>
    <message>
        <source>Batch size %1 is too large here (%2); half of it is tried</source>
        <translation>El tamaño de batch %1 es demasiado grande aquí (%2); se prueba la mitad</translation>
    </message>
    <message>
        <source>Batch size %1: the largest power of two a rank within %2 and an eighth of the training samples</source>
        <translation>Tamaño de batch %1: la mayor potencia de dos por rank dentro de %2 y de un octavo de las muestras de entrenamiento</translation>
    </message>
    <message>
        <source>Data: %1. Device: %2</source>
        <translation>Datos: %1. Dispositivo: %2</translation>
    </message>
    <message>
        <source>Images: %1</source>
        <translation>Imágenes: %1</translation>
    </message>
    <message>
        <source>Resumed from %1 after step %2 of %3</source>
        <translation>Reanudada desde %1 tras el paso %2 de %3</translation>
    </message>
    <message>
        <source>the runs have no points of these series yet</source>
        <translation>las ejecuciones aún no tienen puntos de estas series</translation>
    </message>
    <message>
        <source>Look with 'trainyard runs show' which series there are.</source>
        <translation>Mirar con «trainyard runs show» qué series hay.</translation>
    </message>
    <message>
        <source>it has no events with a duration</source>
        <translation>no tiene eventos con duración</translation>
    </message>
    <message>
        <source>Choose a trace in Chrome's JSON format, such as rank-0000.json of a run or one of PyTorch's profiler.</source>
        <translation>Elegir una traza en el formato JSON de Chrome, como rank-0000.json de una ejecución o una del profiler de PyTorch.</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>Choose a file with a trace.</source>
        <translation>Elegir un archivo con una traza.</translation>
    </message>
    <message>
        <source>the folder has no files *.json or *.json.gz</source>
        <translation>la carpeta no tiene archivos *.json ni *.json.gz</translation>
    </message>
    <message>
        <source>Choose a folder of attempts/0001/trace in a run directory, or a file.</source>
        <translation>Elegir una carpeta de attempts/0001/trace en la carpeta de una ejecución, o un archivo.</translation>
    </message>
    <message>
        <source>their checkpoints need %1, and %2 are free</source>
        <translation>sus checkpoints necesitan %1 y hay %2 libres</translation>
    </message>
    <message>
        <source>this Trainyard does not know the request "%1"</source>
        <translation>este Trainyard no conoce la petición «%1»</translation>
    </message>
    <message>
        <source>Nothing was done. Ask again with the Trainyard that stored it.</source>
        <translation>No se hizo nada. Volver a pedirlo con el Trainyard que la guardó.</translation>
    </message>
    <message>
        <source>the stored request "%1" cannot be read</source>
        <translation>no se puede leer la petición guardada «%1»</translation>
    </message>
    <message>
        <source>Nothing was done. Ask again.</source>
        <translation>No se hizo nada. Volver a pedirlo.</translation>
    </message>
    <message>
        <source>"%1" is not a number from %2 to %3</source>
        <translation>«%1» no es un número de %2 a %3</translation>
    </message>
    <message>
        <source>Set it to %4, or unset it.</source>
        <translation>Asignarle %4 o eliminar su valor.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Elegir otro archivo.</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>ocupa más de %1 bytes</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>Comprobar que es el archivo correcto.</translation>
    </message>
    <message>
        <source>not all of it could be written</source>
        <translation>no se pudo escribir todo</translation>
    </message>
    <message>
        <source>Free some space, or write it elsewhere.</source>
        <translation>Liberar espacio o escribirlo en otro sitio.</translation>
    </message>
    <message>
        <source>a sample has the label %1</source>
        <translation>una muestra tiene la etiqueta %1</translation>
    </message>
    <message>
        <source>the text is not base64</source>
        <translation>el texto no es base64</translation>
    </message>
    <message>
        <source>%1 is not known here</source>
        <translation>%1 no se conoce aquí</translation>
    </message>
    <message>
        <source>a rank counts other classes than there are</source>
        <translation>un rank cuenta otras clases que las que hay</translation>
    </message>
    <message>
        <source>its lists do not fit together</source>
        <translation>sus listas no concuerdan</translation>
    </message>
    <message>
        <source>it names %1 classes instead of %2</source>
        <translation>nombra %1 clases en lugar de %2</translation>
    </message>
    <message>
        <source>Download the data set again.</source>
        <translation>Descargar de nuevo el conjunto de datos.</translation>
    </message>
    <message>
        <source>it holds none of the files of CIFAR-10 or CIFAR-100, such as data_batch_1.bin or train.bin</source>
        <translation>no contiene ninguno de los archivos de CIFAR-10 o CIFAR-100, como data_batch_1.bin o train.bin</translation>
    </message>
    <message>
        <source>Name the folder cifar-10-batches-bin, cifar-10-batches-py, cifar-100-binary or cifar-100-python, or the .tar.gz file.</source>
        <translation>Indicar la carpeta cifar-10-batches-bin, cifar-10-batches-py, cifar-100-binary o cifar-100-python, o el archivo .tar.gz.</translation>
    </message>
    <message>
        <source>%1 is missing (it holds other files of the %2)</source>
        <translation>falta %1 (contiene otros archivos de %2)</translation>
    </message>
    <message>
        <source>Unpack or download the data set again.</source>
        <translation>Descomprimir o descargar de nuevo el conjunto de datos.</translation>
    </message>
    <message>
        <source>label %1 of image %2 is not among the %3 classes</source>
        <translation>la etiqueta %1 de la imagen %2 no está entre las %3 clases</translation>
    </message>
    <message>
        <source>its labels are not all whole numbers</source>
        <translation>no todas sus etiquetas son números enteros</translation>
    </message>
    <message>
        <source>its labels are no list of whole numbers</source>
        <translation>sus etiquetas no son una lista de números enteros</translation>
    </message>
    <message>
        <source>its data is no array of unsigned bytes</source>
        <translation>sus datos no son un array de bytes sin signo</translation>
    </message>
    <message>
        <source>its array is stored by columns (Fortran order)</source>
        <translation>su array está guardado por columnas (orden de Fortran)</translation>
    </message>
    <message>
        <source>its array has an impossible size</source>
        <translation>su array tiene un tamaño imposible</translation>
    </message>
    <message>
        <source>its array should have %1 bytes but has %2</source>
        <translation>su array debería tener %1 bytes pero tiene %2</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>its %1 bytes are no whole number of images of %2 bytes (it was cut off, or is no CIFAR-%3)</source>
        <translation>sus %1 bytes no son un número entero de imágenes de %2 bytes (está cortado o no es un CIFAR-%3)</translation>
    </message>
    <message>
        <source>its %1 bytes of data are no whole number of images of %2 bytes</source>
        <translation>sus %1 bytes de datos no son un número entero de imágenes de %2 bytes</translation>
    </message>
    <message>
        <source>it holds %1 labels for %2 images</source>
        <translation>contiene %1 etiquetas para %2 imágenes</translation>
    </message>
    <message>
        <source>its names of classes are no texts</source>
        <translation>sus nombres de clases no son textos</translation>
    </message>
    <message>
        <source>validation sample %1 has the label %2, which no training sample has</source>
        <translation>la muestra de validación %1 tiene la etiqueta %2, que no tiene ninguna muestra de entrenamiento</translation>
    </message>
    <message>
        <source>Check that both parts belong to the same data set.</source>
        <translation>Comprobar que ambas partes pertenecen al mismo conjunto de datos.</translation>
    </message>
    <message>
        <source>its samples have more than 100,000 different labels</source>
        <translation>sus muestras tienen más de 100.000 etiquetas distintas</translation>
    </message>
    <message>
        <source>Labels are classes, not values to predict.</source>
        <translation>Las etiquetas son clases, no valores que predecir.</translation>
    </message>
    <message>
        <source>the link leads back to a folder that contains it</source>
        <translation>el enlace vuelve a una carpeta que lo contiene</translation>
    </message>
    <message>
        <source>Remove the link.</source>
        <translation>Quitar el enlace.</translation>
    </message>
    <message>
        <source>it lies more than %1 folders deep within a class folder</source>
        <translation>está a más de %1 carpetas de profundidad dentro de una carpeta de clase</translation>
    </message>
    <message>
        <source>Move its images up.</source>
        <translation>Subir sus imágenes de nivel.</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>el enlace no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>line %1 says that its split is %2</source>
        <translation>la línea %1 dice que su parte es %2</translation>
    </message>
    <message>
        <source>Write train or val.</source>
        <translation>Escribir train o val.</translation>
    </message>
    <message>
        <source>line %1 has %2 fields instead of %3</source>
        <translation>la línea %1 tiene %2 campos en lugar de %3</translation>
    </message>
    <message>
        <source>Each line is path,label; a header names other columns.</source>
        <translation>Cada línea es ruta,etiqueta; una cabecera puede nombrar otras columnas.</translation>
    </message>
    <message>
        <source>Correct the line.</source>
        <translation>Corregir la línea.</translation>
    </message>
    <message>
        <source>it lists no training images</source>
        <translation>no enumera imágenes de entrenamiento</translation>
    </message>
    <message>
        <source>it is listed but is no regular file</source>
        <translation>figura en la lista pero no es un archivo normal</translation>
    </message>
    <message>
        <source>it is listed but does not exist</source>
        <translation>figura en la lista pero no existe</translation>
    </message>
    <message>
        <source>line %1 %2</source>
        <translation>la línea %1 %2</translation>
    </message>
    <message>
        <source>has more than 1,000 fields</source>
        <translation>tiene más de 1000 campos</translation>
    </message>
    <message>
        <source>contains a zero byte (it is no text, or in UTF-16)</source>
        <translation>contiene un byte cero (no es texto, o está en UTF-16)</translation>
    </message>
    <message>
        <source>has a field of more than 65,536 bytes (it is no list of files)</source>
        <translation>tiene un campo de más de 65.536 bytes (no es una lista de archivos)</translation>
    </message>
    <message>
        <source>has text behind a closing quote</source>
        <translation>tiene texto después de unas comillas de cierre</translation>
    </message>
    <message>
        <source>opens a quote and does not close it within 65,536 bytes</source>
        <translation>abre unas comillas y no las cierra en 65.536 bytes</translation>
    </message>
    <message>
        <source>opens a quote that is never closed</source>
        <translation>abre unas comillas que nunca se cierran</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>su formato es desconocido</translation>
    </message>
    <message>
        <source>it is a file, not a folder</source>
        <translation>es un archivo, no una carpeta</translation>
    </message>
    <message>
        <source>Unpack it and name the folder.</source>
        <translation>Descomprimirlo e indicar la carpeta.</translation>
    </message>
    <message>
        <source>Expected are train/&lt;class&gt;/*.jpg and test/&lt;class&gt;/*.jpg, or one folder per class.</source>
        <translation>Se espera train/&lt;class&gt;/*.jpg y test/&lt;class&gt;/*.jpg, o una carpeta por clase.</translation>
    </message>
    <message>
        <source>there is no class of this name in %1</source>
        <translation>en %1 no hay ninguna clase con este nombre</translation>
    </message>
    <message>
        <source>Training and validation need the same class folders: add or remove it.</source>
        <translation>Entrenamiento y validación necesitan las mismas carpetas de clase: añadirla o quitarla.</translation>
    </message>
    <message>
        <source>it holds files but no class folders</source>
        <translation>contiene archivos pero no carpetas de clase</translation>
    </message>
    <message>
        <source>it holds no class folders</source>
        <translation>no contiene carpetas de clase</translation>
    </message>
    <message>
        <source>it is the only class folder</source>
        <translation>es la única carpeta de clase</translation>
    </message>
    <message>
        <source>Classification needs at least two classes. Expected are train/&lt;class&gt;/*.jpg and test/&lt;class&gt;/*.jpg, or one folder per class.</source>
        <translation>La clasificación necesita al menos dos clases. Se espera train/&lt;class&gt;/*.jpg y test/&lt;class&gt;/*.jpg, o una carpeta por clase.</translation>
    </message>
    <message>
        <source>it holds %1 but no train folder</source>
        <translation>contiene %1 pero no una carpeta train</translation>
    </message>
    <message>
        <source>Put the same class folders into it as into train, or remove it: then 10 % of the training images are held out.</source>
        <translation>Poner en ella las mismas carpetas de clase que en train, o quitarla: entonces se aparta el 10 % de las imágenes de entrenamiento.</translation>
    </message>
    <message>
        <source>it is an archive</source>
        <translation>es un archivo comprimido</translation>
    </message>
    <message>
        <source>it is a single image</source>
        <translation>es una sola imagen</translation>
    </message>
    <message>
        <source>Name the folder that holds the folders of its classes.</source>
        <translation>Indicar la carpeta que contiene las carpetas de sus clases.</translation>
    </message>
    <message>
        <source>it is a checkpoint, not a data set</source>
        <translation>es un checkpoint, no un conjunto de datos</translation>
    </message>
    <message>
        <source>A data set is a folder with train/&lt;class&gt;/ and test/&lt;class&gt;/ or with one folder per class, or IDX (*-idx3-ubyte), CIFAR, CSV, TFRecord or HDF5 files, or a .txt list of those two.</source>
        <translation>Un conjunto de datos es una carpeta con train/&lt;class&gt;/ y test/&lt;class&gt;/ o con una carpeta por clase, o archivos IDX (*-idx3-ubyte), CIFAR, CSV, TFRecord o HDF5, o una lista .txt de estos dos últimos.</translation>
    </message>
    <message>
        <source>files of this kind are not known</source>
        <translation>no se conocen archivos de este tipo</translation>
    </message>
    <message>
        <source>it is a run directory, not a data set</source>
        <translation>es la carpeta de una ejecución, no un conjunto de datos</translation>
    </message>
    <message>
        <source>its images do not lie in a folder for each class</source>
        <translation>sus imágenes no están en una carpeta por clase</translation>
    </message>
    <message>
        <source>Put them into folders named after their classes, or list them in a CSV file with the columns path and label.</source>
        <translation>Ponerlas en carpetas con el nombre de su clase o enumerarlas en un archivo CSV con las columnas path y label.</translation>
    </message>
    <message>
        <source>it holds an archive (%1)</source>
        <translation>contiene un archivo comprimido (%1)</translation>
    </message>
    <message>
        <source>the folder is empty</source>
        <translation>la carpeta está vacía</translation>
    </message>
    <message>
        <source>it holds no files of a kind that is known</source>
        <translation>no contiene archivos de un tipo conocido</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>no existe ese archivo o carpeta</translation>
    </message>
    <message>
        <source>glyphs are drawn at 28 to 64 pixels, grey or RGB</source>
        <translation>los glifos se dibujan con 28 a 64 píxeles, en gris o RGB</translation>
    </message>
    <message>
        <source>Choose such an image size.</source>
        <translation>Elegir un tamaño de imagen así.</translation>
    </message>
    <message>
        <source>“%1” (%2) claims to be larger than what the file holds of it (%3 bytes)</source>
        <translation>«%1» (%2) dice ser mayor que lo que el archivo contiene de ello (%3 bytes)</translation>
    </message>
    <message>
        <source>Write the file again.</source>
        <translation>Volver a escribir el archivo.</translation>
    </message>
    <message>
        <source>“%1” (%2) is no list of images</source>
        <translation>«%1» (%2) no es una lista de imágenes</translation>
    </message>
    <message>
        <source>Images are n × height × width, with 1 or 3 channels last or second; features are no unsigned bytes.</source>
        <translation>Las imágenes son n × alto × ancho, con 1 o 3 canales al final o en segundo lugar; las características no son bytes sin signo.</translation>
    </message>
    <message>
        <source>“%1” (%2) holds no features</source>
        <translation>«%1» (%2) no contiene características</translation>
    </message>
    <message>
        <source>Features are numbers, n × length, n × height × width, n × height × width × channels or n × channels × height × width.</source>
        <translation>Las características son números, n × longitud, n × alto × ancho, n × alto × ancho × canales o n × canales × alto × ancho.</translation>
    </message>
    <message>
        <source>%1 holds no labels</source>
        <translation>%1 no contiene etiquetas</translation>
    </message>
    <message>
        <source>Labels are n whole numbers, or n × classes with a 1 at the class.</source>
        <translation>Las etiquetas son n números enteros, o n × clases con un 1 en la clase.</translation>
    </message>
    <message>
        <source>row %1 of %2 is no label</source>
        <translation>la fila %1 de %2 no es una etiqueta</translation>
    </message>
    <message>
        <source>Labels are n whole numbers, or n × classes with a 1 at the class and 0 elsewhere.</source>
        <translation>Las etiquetas son n números enteros, o n × clases con un 1 en la clase y 0 en el resto.</translation>
    </message>
    <message>
        <source>“%1” (%2) and “%3” cannot be joined</source>
        <translation>«%1» (%2) y «%3» no se pueden unir</translation>
    </message>
    <message>
        <source>Name inputs of the same kind and size.</source>
        <translation>Indicar entradas del mismo tipo y tamaño.</translation>
    </message>
    <message>
        <source>“%1” has %2 rows, “%3” %4</source>
        <translation>«%1» tiene %2 filas; «%3», %4</translation>
    </message>
    <message>
        <source>its inputs have %1 channels together</source>
        <translation>sus entradas suman %1 canales</translation>
    </message>
    <message>
        <source>Images have 1 or 3 channels.</source>
        <translation>Las imágenes tienen 1 o 3 canales.</translation>
    </message>
    <message>
        <source>its inputs have %1 values together</source>
        <translation>sus entradas suman %1 valores</translation>
    </message>
    <message>
        <source>At most 3,145,728 are possible.</source>
        <translation>Como máximo son posibles 3.145.728.</translation>
    </message>
    <message>
        <source>“%1” has rows of another shape or kind than the files before</source>
        <translation>«%1» tiene filas de otra forma o tipo que los archivos anteriores</translation>
    </message>
    <message>
        <source>it holds no images</source>
        <translation>no contiene imágenes</translation>
    </message>
    <message>
        <source>its samples are images, which cannot be brought to %1</source>
        <translation>sus muestras son imágenes que no se pueden llevar a %1</translation>
    </message>
    <message>
        <source>Set an image size of 8 to 1024 pixels with 1 or 3 channels.</source>
        <translation>Indicar un tamaño de imagen de 8 a 1024 píxeles con 1 o 3 canales.</translation>
    </message>
    <message>
        <source>its samples have %1 features, but %2 has room for %3</source>
        <translation>sus muestras tienen %1 características, pero %2 tiene sitio para %3</translation>
    </message>
    <message>
        <source>Set %4.</source>
        <translation>Indicar %4.</translation>
    </message>
    <message>
        <source>row %1 holds a feature that is not finite (NaN or infinite)</source>
        <translation>la fila %1 contiene una característica no finita (NaN o infinito)</translation>
    </message>
    <message>
        <source>Mend or remove the row, or skip unreadable samples.</source>
        <translation>Corregir o quitar la fila, o saltar las muestras ilegibles.</translation>
    </message>
    <message>
        <source>it holds features, not an image</source>
        <translation>contiene características, no una imagen</translation>
    </message>
    <message>
        <source>Train on it as it is, without a prepared cache.</source>
        <translation>Entrenar con él tal como está, sin caché preparada.</translation>
    </message>
    <message>
        <source>its structure leads in circles (no end after %1 seconds)</source>
        <translation>su estructura es circular (sin final después de %1 segundos)</translation>
    </message>
    <message>
        <source>Write or download the file again.</source>
        <translation>Volver a escribir o descargar el archivo.</translation>
    </message>
    <message>
        <source>it is damaged in a way that crashes the HDF5 library</source>
        <translation>está dañado de un modo que hace fallar la biblioteca HDF5</translation>
    </message>
    <message>
        <source>it does not fit into memory</source>
        <translation>no cabe en la memoria</translation>
    </message>
    <message>
        <source>Use fewer or smaller files.</source>
        <translation>Usar menos archivos o archivos más pequeños.</translation>
    </message>
    <message>
        <source>%1 has %2 axes</source>
        <translation>%1 tiene %2 ejes</translation>
    </message>
    <message>
        <source>%1 claims to be larger than what the file can hold</source>
        <translation>%1 dice ser mayor que lo que puede contener el archivo</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 está dañado</translation>
    </message>
    <message>
        <source>no memory</source>
        <translation>no hay memoria</translation>
    </message>
    <message>
        <source>it cannot hold %1</source>
        <translation>no puede contener %1</translation>
    </message>
    <message>
        <source>it cannot be finished</source>
        <translation>no se puede terminar</translation>
    </message>
    <message>
        <source>the extent of %1 is damaged</source>
        <translation>la extensión de %1 está dañada</translation>
    </message>
    <message>
        <source>%1 claims to have more values than any file</source>
        <translation>%1 dice tener más valores que cualquier archivo</translation>
    </message>
    <message>
        <source>it holds more than 10,000 data sets</source>
        <translation>contiene más de 10.000 conjuntos de datos</translation>
    </message>
    <message>
        <source>%1 lies in other files, which is not supported</source>
        <translation>%1 está en otros archivos, lo que no se admite</translation>
    </message>
    <message>
        <source>the index of %1 is damaged</source>
        <translation>el índice de %1 está dañado</translation>
    </message>
    <message>
        <source>%1 has too few rows</source>
        <translation>%1 tiene muy pocas filas</translation>
    </message>
    <message>
        <source>%1 has another size than it said</source>
        <translation>%1 tiene un tamaño distinto del que decía</translation>
    </message>
    <message>
        <source>%1 is damaged or packed in an unknown way (rows from %2 on)</source>
        <translation>%1 está dañado o empaquetado de un modo desconocido (filas desde la %2)</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>está dañado</translation>
    </message>
    <message>
        <source>Name the folder that holds the IDX files.</source>
        <translation>Indicar la carpeta que contiene los archivos IDX.</translation>
    </message>
    <message>
        <source>label %1 (entry %2) does not occur in %3</source>
        <translation>la etiqueta %1 (entrada %2) no aparece en %3</translation>
    </message>
    <message>
        <source>Check that both files belong to the same data set.</source>
        <translation>Comprobar que ambos archivos pertenecen al mismo conjunto de datos.</translation>
    </message>
    <message>
        <source>every label is 0</source>
        <translation>todas las etiquetas son 0</translation>
    </message>
    <message>
        <source>A data set needs at least two classes.</source>
        <translation>Un conjunto de datos necesita al menos dos clases.</translation>
    </message>
    <message>
        <source>it holds both %1 and %2</source>
        <translation>contiene tanto %1 como %2</translation>
    </message>
    <message>
        <source>Put each data set into a folder of its own.</source>
        <translation>Poner cada conjunto de datos en su propia carpeta.</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>falta %1</translation>
    </message>
    <message>
        <source>The folder should hold train-images-idx3-ubyte, train-labels-idx1-ubyte, t10k-images-idx3-ubyte and t10k-labels-idx1-ubyte, plain or as .gz.</source>
        <translation>La carpeta debería contener train-images-idx3-ubyte, train-labels-idx1-ubyte, t10k-images-idx3-ubyte y t10k-labels-idx1-ubyte, tal cual o como .gz.</translation>
    </message>
    <message>
        <source>it holds %1 labels for %2 images in %3</source>
        <translation>contiene %1 etiquetas para %2 imágenes en %3</translation>
    </message>
    <message>
        <source>Download both files again.</source>
        <translation>Descargar de nuevo ambos archivos.</translation>
    </message>
    <message>
        <source>it is not an IDX file (it does not begin with two zero bytes)</source>
        <translation>no es un archivo IDX (no empieza por dos bytes cero)</translation>
    </message>
    <message>
        <source>Choose a folder with the four IDX files of MNIST or of a data set like it.</source>
        <translation>Elegir una carpeta con los cuatro archivos IDX de MNIST o de un conjunto de datos similar.</translation>
    </message>
    <message>
        <source>its values are %1, only unsigned bytes can be read</source>
        <translation>sus valores son %1; solo se pueden leer bytes sin signo</translation>
    </message>
    <message>
        <source>Convert the file to unsigned bytes.</source>
        <translation>Convertir el archivo a bytes sin signo.</translation>
    </message>
    <message>
        <source>its header says that it holds nothing</source>
        <translation>su cabecera dice que no contiene nada</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>Descargar de nuevo el archivo.</translation>
    </message>
    <message>
        <source>its %1 bytes do not fit into memory</source>
        <translation>sus %1 bytes no caben en la memoria</translation>
    </message>
    <message>
        <source>Use a machine with more memory.</source>
        <translation>Usar una máquina con más memoria.</translation>
    </message>
    <message>
        <source>its header says that the images are %1 pixels; 1 to 16,384 on a side are allowed</source>
        <translation>su cabecera dice que las imágenes tienen %1 píxeles; se permite de 1 a 16.384 por lado</translation>
    </message>
    <message>
        <source>it has no pixels</source>
        <translation>no tiene píxeles</translation>
    </message>
    <message>
        <source>Remove the file.</source>
        <translation>Quitar el archivo.</translation>
    </message>
    <message>
        <source>it says that it is %1 pixels; at most %2 on a side and %3 in all are read</source>
        <translation>dice tener %1 píxeles; se leen como máximo %2 por lado y %3 en total</translation>
    </message>
    <message>
        <source>Shrink or remove the file.</source>
        <translation>Reducir o quitar el archivo.</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>Remove or replace it.</source>
        <translation>Quitarlo o sustituirlo.</translation>
    </message>
    <message>
        <source>it is neither JPEG nor PNG nor WebP but %1</source>
        <translation>no es JPEG ni PNG ni WebP, sino %1</translation>
    </message>
    <message>
        <source>Convert or remove the file.</source>
        <translation>Convertir o quitar el archivo.</translation>
    </message>
    <message>
        <source>the JPEG decoder could not be made</source>
        <translation>no se pudo crear el decodificador JPEG</translation>
    </message>
    <message>
        <source>the file is too long</source>
        <translation>el archivo es demasiado largo</translation>
    </message>
    <message>
        <source>Replace or remove the file.</source>
        <translation>Sustituir o quitar el archivo.</translation>
    </message>
    <message>
        <source>its JPEG header is wrong or cut off (%1)</source>
        <translation>su cabecera JPEG es incorrecta o está cortada (%1)</translation>
    </message>
    <message>
        <source>its JPEG header is cut off</source>
        <translation>su cabecera JPEG está cortada</translation>
    </message>
    <message>
        <source>its JPEG data is cut off or corrupt (%1)</source>
        <translation>sus datos JPEG están cortados o dañados (%1)</translation>
    </message>
    <message>
        <source>its JPEG data is cut off</source>
        <translation>sus datos JPEG están cortados</translation>
    </message>
    <message>
        <source>it has no samples in this split</source>
        <translation>no tiene muestras en esta parte</translation>
    </message>
    <message>
        <source>%1 batches of %2 images do not fit into memory</source>
        <translation>%1 batches de %2 imágenes no caben en la memoria</translation>
    </message>
    <message>
        <source>Choose a smaller batch or smaller images.</source>
        <translation>Elegir un batch menor o imágenes más pequeñas.</translation>
    </message>
    <message>
        <source>only %1 of %2 loader threads could be started</source>
        <translation>solo se pudieron iniciar %1 de %2 hilos de carga</translation>
    </message>
    <message>
        <source>Choose fewer loader threads.</source>
        <translation>Elegir menos hilos de carga.</translation>
    </message>
    <message>
        <source>batch %1 of epoch %2 does not exist</source>
        <translation>el batch %1 de la época %2 no existe</translation>
    </message>
    <message>
        <source>a batch of %1 cannot be shared by %2 ranks</source>
        <translation>un batch de %1 no se puede repartir entre %2 ranks</translation>
    </message>
    <message>
        <source>Choose a larger batch or fewer ranks.</source>
        <translation>Elegir un batch mayor o menos ranks.</translation>
    </message>
    <message>
        <source>none of its samples can be read</source>
        <translation>no se puede leer ninguna de sus muestras</translation>
    </message>
    <message>
        <source>Inspect the data set to see the reasons.</source>
        <translation>Inspeccionar el conjunto de datos para ver los motivos.</translation>
    </message>
    <message>
        <source>none has been dealt</source>
        <translation>no se ha repartido ninguno</translation>
    </message>
    <message>
        <source>there is no such batch</source>
        <translation>no existe ese batch</translation>
    </message>
    <message>
        <source>batches are under way</source>
        <translation>hay batches en camino</translation>
    </message>
    <message>
        <source>there is not enough memory to unpack it</source>
        <translation>no hay memoria suficiente para descomprimirlo</translation>
    </message>
    <message>
        <source>other data follows after its packed content</source>
        <translation>siguen otros datos tras su contenido comprimido</translation>
    </message>
    <message>
        <source>its packed data is corrupt</source>
        <translation>sus datos comprimidos están dañados</translation>
    </message>
    <message>
        <source>its packed data ends too early (it was cut off)</source>
        <translation>sus datos comprimidos acaban antes de tiempo (está cortado)</translation>
    </message>
    <message>
        <source>it ends after %1 bytes of content, %2 too early</source>
        <translation>acaba tras %1 bytes de contenido, %2 antes de tiempo</translation>
    </message>
    <message>
        <source>more data follows after the %1 bytes that its header promises</source>
        <translation>siguen más datos tras los %1 bytes que promete su cabecera</translation>
    </message>
    <message>
        <source>Download the data set again, or use its binary version.</source>
        <translation>Descargar de nuevo el conjunto de datos o usar su versión binaria.</translation>
    </message>
    <message>
        <source>it is not a Python pickle</source>
        <translation>no es un pickle de Python</translation>
    </message>
    <message>
        <source>it ends without a value</source>
        <translation>acaba sin un valor</translation>
    </message>
    <message>
        <source>it ends after %1 bytes, too early (it was cut off)</source>
        <translation>acaba tras %1 bytes, antes de tiempo (está cortado)</translation>
    </message>
    <message>
        <source>it contains the instruction %1 (byte %2), which plain values do not need; nothing of it is executed</source>
        <translation>contiene la instrucción %1 (byte %2), que los valores simples no necesitan; no se ejecuta nada de él</translation>
    </message>
    <message>
        <source>it is of a newer pickle protocol than 5</source>
        <translation>es de un protocolo pickle posterior al 5</translation>
    </message>
    <message>
        <source>it contains a whole number of more than 64 bits</source>
        <translation>contiene un número entero de más de 64 bits</translation>
    </message>
    <message>
        <source>it contains a whole number that is none</source>
        <translation>contiene un número entero que no lo es</translation>
    </message>
    <message>
        <source>it is written in protocol 0, whose texts are not read</source>
        <translation>está escrito en el protocolo 0, cuyos textos no se leen</translation>
    </message>
    <message>
        <source>it contains a text in a form that CIFAR's files do not have</source>
        <translation>contiene un texto en una forma que los archivos de CIFAR no tienen</translation>
    </message>
    <message>
        <source>it recalls a value that it never stored</source>
        <translation>recupera un valor que nunca guardó</translation>
    </message>
    <message>
        <source>it names a stored value by something that is no number</source>
        <translation>nombra un valor guardado con algo que no es un número</translation>
    </message>
    <message>
        <source>its lists hold more than %1 items</source>
        <translation>sus listas contienen más de %1 elementos</translation>
    </message>
    <message>
        <source>it calls something that is no function</source>
        <translation>llama a algo que no es una función</translation>
    </message>
    <message>
        <source>it contains bytes written as text, wrongly</source>
        <translation>contiene bytes escritos erróneamente como texto</translation>
    </message>
    <message>
        <source>it asks for %1, which a data set does not need; nothing of it is executed</source>
        <translation>pide %1, que un conjunto de datos no necesita; no se ejecuta nada de él</translation>
    </message>
    <message>
        <source>it contains an array of an unknown byte order</source>
        <translation>contiene un array con un orden de bytes desconocido</translation>
    </message>
    <message>
        <source>it contains an object that is no array of plain numbers; nothing of it is executed</source>
        <translation>contiene un objeto que no es un array de números simples; no se ejecuta nada de él</translation>
    </message>
    <message>
        <source>it ends after %1 bytes, within a value (it was cut off)</source>
        <translation>acaba tras %1 bytes, dentro de un valor (está cortado)</translation>
    </message>
    <message>
        <source>it ends within a line (it was cut off)</source>
        <translation>acaba dentro de una línea (está cortado)</translation>
    </message>
    <message>
        <source>it contains more than %1 values</source>
        <translation>contiene más de %1 valores</translation>
    </message>
    <message>
        <source>it piles up more than %1 values</source>
        <translation>acumula más de %1 valores</translation>
    </message>
    <message>
        <source>it uses a value that is not there</source>
        <translation>usa un valor que no está</translation>
    </message>
    <message>
        <source>it closes what it never opened</source>
        <translation>cierra lo que nunca abrió</translation>
    </message>
    <message>
        <source>it stores more than %1 values</source>
        <translation>guarda más de %1 valores</translation>
    </message>
    <message>
        <source>its PNG header is wrong or cut off</source>
        <translation>su cabecera PNG es incorrecta o está cortada</translation>
    </message>
    <message>
        <source>the PNG decoder could not be made</source>
        <translation>no se pudo crear el decodificador PNG</translation>
    </message>
    <message>
        <source>its PNG header is wrong or cut off (%1)</source>
        <translation>su cabecera PNG es incorrecta o está cortada (%1)</translation>
    </message>
    <message>
        <source>its PNG pixels have an unknown layout</source>
        <translation>sus píxeles PNG tienen una disposición desconocida</translation>
    </message>
    <message>
        <source>its PNG data is cut off (%1 bytes cannot hold its pixels)</source>
        <translation>sus datos PNG están cortados (%1 bytes no pueden contener sus píxeles)</translation>
    </message>
    <message>
        <source>its PNG data is cut off or corrupt (%1)</source>
        <translation>sus datos PNG están cortados o dañados (%1)</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>se detuvo</translation>
    </message>
    <message>
        <source>What is done stays; prepare again to go on.</source>
        <translation>Lo hecho se conserva; preparar de nuevo para continuar.</translation>
    </message>
    <message>
        <source>it needs %1, %2 are free</source>
        <translation>necesita %1 y hay %2 libres</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>Liberar espacio o elegir otra carpeta.</translation>
    </message>
    <message>
        <source>it holds features, not images</source>
        <translation>contiene características, no imágenes</translation>
    </message>
    <message>
        <source>Train on it without a prepared cache.</source>
        <translation>Entrenar con él sin caché preparada.</translation>
    </message>
    <message>
        <source>it has no images</source>
        <translation>no tiene imágenes</translation>
    </message>
    <message>
        <source>Switch every augmentation off.</source>
        <translation>Desactivar todo aumento de datos.</translation>
    </message>
    <message>
        <source>it has no classes</source>
        <translation>no tiene clases</translation>
    </message>
    <message>
        <source>its only class is %1</source>
        <translation>su única clase es %1</translation>
    </message>
    <message>
        <source>it holds more than 4,294,967,295 samples</source>
        <translation>contiene más de 4.294.967.295 muestras</translation>
    </message>
    <message>
        <source>Split it into several data sets.</source>
        <translation>Dividirlo en varios conjuntos de datos.</translation>
    </message>
    <message>
        <source>it holds no training images of the chosen classes</source>
        <translation>no contiene imágenes de entrenamiento de las clases elegidas</translation>
    </message>
    <message>
        <source>it has one image per class, so none can be held out for validation</source>
        <translation>tiene una imagen por clase, así que no se puede apartar ninguna para la validación</translation>
    </message>
    <message>
        <source>it holds no validation images of the chosen classes</source>
        <translation>no contiene imágenes de validación de las clases elegidas</translation>
    </message>
    <message>
        <source>the spec asks for %1 classes, but there are %2</source>
        <translation>la especificación pide %1 clases, pero hay %2</translation>
    </message>
    <message>
        <source>Lower the number of classes, or set it to 0 for all.</source>
        <translation>Reducir el número de clases o ponerlo en 0 para todas.</translation>
    </message>
    <message>
        <source>it has no class %1</source>
        <translation>no tiene la clase %1</translation>
    </message>
    <message>
        <source>Choose among its %2 classes: %3.</source>
        <translation>Elegir entre sus %2 clases: %3.</translation>
    </message>
    <message>
        <source>it holds more than 1,000,000 files</source>
        <translation>contiene más de 1.000.000 de archivos</translation>
    </message>
    <message>
        <source>line %1 names %2, which is no file</source>
        <translation>la línea %1 nombra %2, que no es un archivo</translation>
    </message>
    <message>
        <source>Correct the line; names are relative to the list.</source>
        <translation>Corregir la línea; los nombres son relativos a la lista.</translation>
    </message>
    <message>
        <source>the list names no files</source>
        <translation>la lista no nombra ningún archivo</translation>
    </message>
    <message>
        <source>Write one file name a line.</source>
        <translation>Escribir un nombre de archivo por línea.</translation>
    </message>
    <message>
        <source>its name says neither train nor validation, as those of other files beside it do</source>
        <translation>su nombre no dice ni train ni validation, como los de otros archivos junto a él</translation>
    </message>
    <message>
        <source>Rename it or move it elsewhere.</source>
        <translation>Cambiarle el nombre o moverlo a otro sitio.</translation>
    </message>
    <message>
        <source>it holds no %1</source>
        <translation>no contiene %1</translation>
    </message>
    <message>
        <source>it holds %1 for validation but none for training</source>
        <translation>contiene %1 para la validación pero ninguno para el entrenamiento</translation>
    </message>
    <message>
        <source>it is no tar archive</source>
        <translation>no es un archivo tar</translation>
    </message>
    <message>
        <source>Download the file again, or unpack it and name the folder.</source>
        <translation>Descargar de nuevo el archivo, o descomprimirlo e indicar la carpeta.</translation>
    </message>
    <message>
        <source>one of its headers is damaged</source>
        <translation>una de sus cabeceras está dañada</translation>
    </message>
    <message>
        <source>it says that a file within has %1 bytes, more than it can hold</source>
        <translation>dice que un archivo interno tiene %1 bytes, más de los que caben</translation>
    </message>
    <message>
        <source>%1 within it is longer than %2 bytes</source>
        <translation>%1 en su interior ocupa más de %2 bytes</translation>
    </message>
    <message>
        <source>it holds %1 twice</source>
        <translation>contiene %1 dos veces</translation>
    </message>
    <message>
        <source>it contains a number of more than 64 bits</source>
        <translation>contiene un número de más de 64 bits</translation>
    </message>
    <message>
        <source>it contains a field without a number</source>
        <translation>contiene un campo sin número</translation>
    </message>
    <message>
        <source>it contains a field of the unknown type %1</source>
        <translation>contiene un campo del tipo desconocido %1</translation>
    </message>
    <message>
        <source>it contains a field that is longer than the message around it</source>
        <translation>contiene un campo más largo que el mensaje que lo rodea</translation>
    </message>
    <message>
        <source>it ends within a field</source>
        <translation>acaba dentro de un campo</translation>
    </message>
    <message>
        <source>it contains a list of numbers that is none</source>
        <translation>contiene una lista de números que no lo es</translation>
    </message>
    <message>
        <source>it contains a list of texts that is none</source>
        <translation>contiene una lista de textos que no lo es</translation>
    </message>
    <message>
        <source>its feature %1 is not one whole number or text</source>
        <translation>su característica %1 no es un solo número entero o texto</translation>
    </message>
    <message>
        <source>record %1 is no usable tf.train.Example: %2</source>
        <translation>el registro %1 no es un tf.train.Example utilizable: %2</translation>
    </message>
    <message>
        <source>Set the names of the features, or write the file again.</source>
        <translation>Indicar los nombres de las características o volver a escribir el archivo.</translation>
    </message>
    <message>
        <source>Download or write the file again.</source>
        <translation>Volver a descargar o escribir el archivo.</translation>
    </message>
    <message>
        <source>Name the TFRecord file.</source>
        <translation>Indicar el archivo TFRecord.</translation>
    </message>
    <message>
        <source>it ends within record %1 (byte %2) (it was cut off)</source>
        <translation>acaba dentro del registro %1 (byte %2) (está cortado)</translation>
    </message>
    <message>
        <source>it is packed by gzip</source>
        <translation>está comprimido con gzip</translation>
    </message>
    <message>
        <source>Unpack it (gunzip) and name the result.</source>
        <translation>Descomprimirlo (gunzip) e indicar el resultado.</translation>
    </message>
    <message>
        <source>it is no TFRecord file (the first record's length has a wrong checksum)</source>
        <translation>no es un archivo TFRecord (la longitud del primer registro tiene una suma de comprobación incorrecta)</translation>
    </message>
    <message>
        <source>the length of record %1 (byte %2) has a wrong checksum</source>
        <translation>la longitud del registro %1 (byte %2) tiene una suma de comprobación incorrecta</translation>
    </message>
    <message>
        <source>record %1 (byte %2) should have %3 bytes, but the file ends before (it was cut off)</source>
        <translation>el registro %1 (byte %2) debería tener %3 bytes, pero el archivo acaba antes (está cortado)</translation>
    </message>
    <message>
        <source>record %1 (byte %2) has %3 bytes; at most 256 MiB are read</source>
        <translation>el registro %1 (byte %2) tiene %3 bytes; se leen como máximo 256 MiB</translation>
    </message>
    <message>
        <source>Write smaller records.</source>
        <translation>Escribir registros más pequeños.</translation>
    </message>
    <message>
        <source>the record at byte %1 has a wrong checksum</source>
        <translation>el registro en el byte %1 tiene una suma de comprobación incorrecta</translation>
    </message>
    <message>
        <source>it became shorter while it was read</source>
        <translation>se acortó mientras se leía</translation>
    </message>
    <message>
        <source>its WebP header is wrong or cut off (%1)</source>
        <translation>su cabecera WebP es incorrecta o está cortada (%1)</translation>
    </message>
    <message>
        <source>it is an animated WebP image</source>
        <translation>es una imagen WebP animada</translation>
    </message>
    <message>
        <source>Replace it by one of its pictures, or remove it.</source>
        <translation>Sustituirla por una de sus imágenes o quitarla.</translation>
    </message>
    <message>
        <source>the WebP library is of another version</source>
        <translation>la biblioteca WebP es de otra versión</translation>
    </message>
    <message>
        <source>there is not enough memory for its pixels</source>
        <translation>no hay memoria suficiente para sus píxeles</translation>
    </message>
    <message>
        <source>its WebP data is cut off or corrupt (%1)</source>
        <translation>sus datos WebP están cortados o dañados (%1)</translation>
    </message>
    <message>
        <source>it is a WebP image, and this engine was built without libwebp</source>
        <translation>es una imagen WebP y este motor se compiló sin libwebp</translation>
    </message>
    <message>
        <source>Install libwebp-dev and build again, or convert the file to PNG.</source>
        <translation>Instalar libwebp-dev y volver a compilar, o convertir el archivo a PNG.</translation>
    </message>
    <message>
        <source>it has no entry %1</source>
        <translation>no tiene la entrada %1</translation>
    </message>
    <message>
        <source>it holds no dictionary with %1</source>
        <translation>no contiene un diccionario con %1</translation>
    </message>
    <message>
        <source>line %1 has no path</source>
        <translation>la línea %1 no tiene ruta</translation>
    </message>
    <message>
        <source>Correct or remove the line.</source>
        <translation>Corregir o quitar la línea.</translation>
    </message>
    <message>
        <source>line %1 has no label</source>
        <translation>la línea %1 no tiene etiqueta</translation>
    </message>
    <message>
        <source>the class folder holds no images</source>
        <translation>la carpeta de clase no contiene imágenes</translation>
    </message>
    <message>
        <source>Put images into it or remove the folder.</source>
        <translation>Poner imágenes en ella o quitar la carpeta.</translation>
    </message>
    <message>
        <source>it holds no JPEG, PNG or WebP files, only another one</source>
        <translation>no contiene archivos JPEG, PNG ni WebP, solo otro distinto</translation>
    </message>
    <message>
        <source>it holds no JPEG, PNG or WebP files, only %1 others</source>
        <translation>no contiene archivos JPEG, PNG ni WebP, solo otros %1</translation>
    </message>
    <message>
        <source>%1 (%2 class folders are like that)</source>
        <translation>%1 (así están %2 carpetas de clase)</translation>
    </message>
    <message>
        <source>it holds no data set “%1”, nor any other</source>
        <translation>no contiene el conjunto de datos «%1» ni ningún otro</translation>
    </message>
    <message>
        <source>Set the names of features and labels.</source>
        <translation>Indicar los nombres de las características y etiquetas.</translation>
    </message>
    <message>
        <source>it holds no data set “%1”; it holds %2</source>
        <translation>no contiene el conjunto de datos «%1»; contiene %2</translation>
    </message>
    <message>
        <source>it has %1 dimensions instead of %2 (images are count, height, width)</source>
        <translation>tiene %1 dimensiones en lugar de %2 (las imágenes son número, alto, ancho)</translation>
    </message>
    <message>
        <source>Check that images and labels have not been swapped.</source>
        <translation>Comprobar que no se hayan intercambiado imágenes y etiquetas.</translation>
    </message>
    <message>
        <source>it has %1 dimensions instead of %2 (labels are a list)</source>
        <translation>tiene %1 dimensiones en lugar de %2 (las etiquetas son una lista)</translation>
    </message>
    <message>
        <source>its header promises %1 bytes, but it has %2</source>
        <translation>su cabecera promete %1 bytes, pero tiene %2</translation>
    </message>
    <message>
        <source>its header promises %1 bytes, but it has only %2 packed bytes, which cannot hold so much</source>
        <translation>su cabecera promete %1 bytes, pero solo tiene %2 bytes comprimidos, donde no cabe tanto</translation>
    </message>
    <message>
        <source>its packed data is corrupt (%1)</source>
        <translation>sus datos comprimidos están dañados (%1)</translation>
    </message>
    <message>
        <source>it adds items to what is no dictionary</source>
        <translation>añade elementos a algo que no es un diccionario</translation>
    </message>
    <message>
        <source>it adds items to what is no list</source>
        <translation>añade elementos a algo que no es una lista</translation>
    </message>
    <message>
        <source>the spec asks for %1 training images, but there are %2</source>
        <translation>la especificación pide %1 imágenes de entrenamiento, pero hay %2</translation>
    </message>
    <message>
        <source>Lower the number of training samples, or set it to 0 for all.</source>
        <translation>Reducir el número de muestras de entrenamiento o ponerlo en 0 para todas.</translation>
    </message>
    <message>
        <source>the spec asks for %1 validation images, but there are %2</source>
        <translation>la especificación pide %1 imágenes de validación, pero hay %2</translation>
    </message>
    <message>
        <source>Lower the number of validation samples, or set it to 0 for all.</source>
        <translation>Reducir el número de muestras de validación o ponerlo en 0 para todas.</translation>
    </message>
    <message>
        <source>its feature %1 is no encoded image but %2 texts</source>
        <translation>su característica %1 no es una imagen codificada, sino %2 textos</translation>
    </message>
    <message>
        <source>its feature %1 is no encoded image (a list of numbers)</source>
        <translation>su característica %1 no es una imagen codificada (es una lista de números)</translation>
    </message>
    <message>
        <source>it has no feature %1, and no other</source>
        <translation>no tiene la característica %1 ni ninguna otra</translation>
    </message>
    <message>
        <source>it has no feature %1; its features are %2</source>
        <translation>no tiene la característica %1; sus características son %2</translation>
    </message>
    <message>
        <source>its label is a number, unlike those before</source>
        <translation>su etiqueta es un número, a diferencia de las anteriores</translation>
    </message>
    <message>
        <source>its label is a text, unlike those before</source>
        <translation>su etiqueta es un texto, a diferencia de las anteriores</translation>
    </message>
    <message>
        <source>it cannot give the extent of a data set</source>
        <translation>no puede indicar la extensión de un conjunto de datos</translation>
    </message>
    <message>
        <source>it cannot give the type of a data set</source>
        <translation>no puede indicar el tipo de un conjunto de datos</translation>
    </message>
    <message>
        <source>it cannot give the layout of a data set</source>
        <translation>no puede indicar la disposición de un conjunto de datos</translation>
    </message>
    <message>
        <source>it cannot open a data set: it is damaged, or made by a newer HDF5</source>
        <translation>no puede abrir un conjunto de datos: está dañado o lo creó un HDF5 más reciente</translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>archivos CSV</translation>
    </message>
    <message>
        <source>Name a .csv file with the lines path,label, or a folder with train.csv and val.csv.</source>
        <translation>Indicar un archivo .csv con las líneas path,label, o una carpeta con train.csv y val.csv.</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>archivos HDF5</translation>
    </message>
    <message>
        <source>Name an .h5 file, a .txt list of them, or a folder with train*.h5 and val*.h5 (or train.txt and val.txt).</source>
        <translation>Indicar un archivo .h5, una lista .txt de ellos o una carpeta con train*.h5 y val*.h5 (o train.txt y val.txt).</translation>
    </message>
    <message>
        <source>TFRecord files</source>
        <translation>archivos TFRecord</translation>
    </message>
    <message>
        <source>Name a .tfrecord file, or a folder with files such as train-00000-of-00010 and validation-00000-of-00001.</source>
        <translation>Indicar un archivo .tfrecord o una carpeta con archivos como train-00000-of-00010 y validation-00000-of-00001.</translation>
    </message>
    <message>
        <source>Add val.csv, a column split, or more images.</source>
        <translation>Añadir val.csv, una columna split o más imágenes.</translation>
    </message>
    <message>
        <source>Add the t10k files or more images.</source>
        <translation>Añadir los archivos t10k o más imágenes.</translation>
    </message>
    <message>
        <source>Add a test folder or more images.</source>
        <translation>Añadir una carpeta test o más imágenes.</translation>
    </message>
    <message>
        <source>Add files with validation in their names, or more images.</source>
        <translation>Añadir archivos con validation en el nombre o más imágenes.</translation>
    </message>
    <message>
        <source>Add files with val in their names, or more images.</source>
        <translation>Añadir archivos con val en el nombre o más imágenes.</translation>
    </message>
    <message>
        <source>Add %1.</source>
        <translation>Añadir %1.</translation>
    </message>
    <message>
        <source>it cannot be opened: it is not an HDF5 file, or the file is incomplete</source>
        <translation>no se puede abrir: no es un archivo HDF5 o está incompleto</translation>
    </message>
    <message>
        <source>it cannot be made</source>
        <translation>no se puede crear</translation>
    </message>
    <message>
        <source>it cannot hold the group %1</source>
        <translation>no puede contener el grupo %1</translation>
    </message>
    <message>
        <source>it cannot hold a tensor</source>
        <translation>no puede contener un tensor</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>it ended with status %1</source>
        <translation>terminó con el estado %1</translation>
    </message>
    <message>
        <source>this process sees %1 of them</source>
        <translation>este proceso ve %1</translation>
    </message>
    <message>
        <source>Choose the device “cpu”, or another GPU.</source>
        <translation>Elegir el dispositivo «cpu» u otra GPU.</translation>
    </message>
    <message>
        <source>they are not fused</source>
        <translation>no están fusionadas</translation>
    </message>
    <message>
        <source>Choose a smaller batch or image.</source>
        <translation>Elegir un batch o una imagen menor.</translation>
    </message>
    <message>
        <source>Choose the device “reference”.</source>
        <translation>Elegir el dispositivo «reference».</translation>
    </message>
    <message>
        <source>%1 has no bf16; fp16 works there</source>
        <translation>%1 no tiene bf16; fp16 sí funciona</translation>
    </message>
    <message>
        <source>%1 is too old for fp16</source>
        <translation>%1 es demasiado antigua para fp16</translation>
    </message>
    <message>
        <source>oneDNN trains in fp32 and bf16 on processors; fp16 is for GPUs</source>
        <translation>oneDNN entrena en fp32 y bf16 en procesadores; fp16 es para GPU</translation>
    </message>
    <message>
        <source>this processor has no AVX-512, which oneDNN needs for bf16</source>
        <translation>este procesador no tiene AVX-512, que oneDNN necesita para bf16</translation>
    </message>
    <message>
        <source>tf32 is a format of GPUs</source>
        <translation>tf32 es un formato de GPU</translation>
    </message>
    <message>
        <source>it names no data</source>
        <translation>no indica datos</translation>
    </message>
    <message>
        <source>Give a run spec's file, or --data synthetic.</source>
        <translation>Indicar el archivo de una especificación o --data synthetic.</translation>
    </message>
    <message>
        <source>it has no checkpoints</source>
        <translation>no tiene checkpoints</translation>
    </message>
    <message>
        <source>Name a checkpoint, or a run that has saved one.</source>
        <translation>Indicar un checkpoint o una ejecución que haya guardado uno.</translation>
    </message>
    <message>
        <source>it is not a run directory</source>
        <translation>no es la carpeta de una ejecución</translation>
    </message>
    <message>
        <source>Name a run directory, or ask for one checkpoint.</source>
        <translation>Indicar la carpeta de una ejecución o pedir un solo checkpoint.</translation>
    </message>
    <message>
        <source>the run spec in it is not this engine's: %1</source>
        <translation>la especificación que contiene no es de este motor: %1</translation>
    </message>
    <message>
        <source>its images are made by the engine itself</source>
        <translation>sus imágenes las genera el propio motor</translation>
    </message>
    <message>
        <source>Prepare only data sets that lie in files.</source>
        <translation>Preparar solo conjuntos de datos que estén en archivos.</translation>
    </message>
    <message>
        <source>nobody reads the progress any more</source>
        <translation>ya nadie lee el progreso</translation>
    </message>
    <message>
        <source>nothing is asked for</source>
        <translation>no se pide nada</translation>
    </message>
    <message>
        <source>Name a file with --onnx, --keras or --architecture.</source>
        <translation>Indicar un archivo con --onnx, --keras o --architecture.</translation>
    </message>
    <message>
        <source>the smaller net's logits differ by %1 where at most %2 is allowed</source>
        <translation>los logits de la red reducida difieren en %1; se permite como máximo %2</translation>
    </message>
    <message>
        <source>Nothing was written. Please report this with the checkpoint.</source>
        <translation>No se escribió nada. Se ruega informar de esto adjuntando el checkpoint.</translation>
    </message>
    <message>
        <source>it is longer than 4 MiB</source>
        <translation>ocupa más de 4 MiB</translation>
    </message>
    <message>
        <source>nobody reads the answer any more</source>
        <translation>ya nadie lee la respuesta</translation>
    </message>
    <message>
        <source>it is neither a file nor a model of the zoo: %1</source>
        <translation>no es un archivo ni un modelo del zoo: %1</translation>
    </message>
    <message>
        <source>no weight is pruned in it</source>
        <translation>no tiene ningún peso podado</translation>
    </message>
    <message>
        <source>Name a run whose spec prunes, after it has begun.</source>
        <translation>Indicar una ejecución cuya especificación pode, una vez que haya empezado.</translation>
    </message>
    <message>
        <source>it has no %1 of the shape %2, which its spec's net needs</source>
        <translation>no tiene %1 con la forma %2, que necesita la red de su especificación</translation>
    </message>
    <message>
        <source>Use another checkpoint.</source>
        <translation>Usar otro checkpoint.</translation>
    </message>
    <message>
        <source>none of its tensors has two dimensions and a name that ends in weight or kernel</source>
        <translation>ninguno de sus tensores tiene dos dimensiones y un nombre que acabe en weight o kernel</translation>
    </message>
    <message>
        <source>its samples are not of the net's kind</source>
        <translation>sus muestras no son del tipo que espera la red</translation>
    </message>
    <message>
        <source>it has only %1</source>
        <translation>solo tiene %1</translation>
    </message>
    <message>
        <source>Use --precision fp32.</source>
        <translation>Usar --precision fp32.</translation>
    </message>
    <message>
        <source>no check has this in its name</source>
        <translation>ninguna comprobación tiene esto en su nombre</translation>
    </message>
    <message>
        <source>Look at the names in the output of --full --json.</source>
        <translation>Mirar los nombres en la salida de --full --json.</translation>
    </message>
    <message>
        <source>Give --full too: it knows more checks.</source>
        <translation>Añadir --full: conoce más comprobaciones.</translation>
    </message>
    <message>
        <source>its spec asks for %1, and MPI has started %2</source>
        <translation>su especificación pide %1 y MPI ha iniciado %2</translation>
    </message>
    <message>
        <source>Start as many: mpirun -n %3, the spec's resources.ranks.</source>
        <translation>Iniciar el mismo número: mpirun -n %3, resources.ranks de la especificación.</translation>
    </message>
    <message>
        <source>Start as many: mpirun -n %3, the spec's resources.ranks and the masters.</source>
        <translation>Iniciar el mismo número: mpirun -n %3, resources.ranks de la especificación y los masters.</translation>
    </message>
    <message>
        <source>Correct it there.</source>
        <translation>Corregirlo allí.</translation>
    </message>
    <message>
        <source>Name a run spec's file or a model of the zoo.</source>
        <translation>Indicar el archivo de una especificación o un modelo del zoo.</translation>
    </message>
    <message>
        <source>Put that run back beside this one; or let runs keep the checkpoint of their first step (“keep_steps”).</source>
        <translation>Volver a poner esa ejecución junto a esta, o hacer que las ejecuciones guarden el checkpoint de su primer paso («keep_steps»).</translation>
    </message>
    <message>
        <source>Use fp32.</source>
        <translation>Usar fp32.</translation>
    </message>
    <message>
        <source>none is named</source>
        <translation>no se indica ninguno</translation>
    </message>
    <message>
        <source>Name its folder or file, or a spec with --spec.</source>
        <translation>Indicar su carpeta o archivo, o una especificación con --spec.</translation>
    </message>
    <message>
        <source>it was stopped by a signal</source>
        <translation>una señal lo detuvo</translation>
    </message>
    <message>
        <source>Choose a smaller batch.</source>
        <translation>Elegir un batch menor.</translation>
    </message>
    <message>
        <source>the size of its images is not given</source>
        <translation>no se indica el tamaño de sus imágenes</translation>
    </message>
    <message>
        <source>Add --image 224x224, or name the run's spec with --spec.</source>
        <translation>Añadir --image 224x224 o indicar la especificación de la ejecución con --spec.</translation>
    </message>
    <message>
        <source>The run was begun with the weights of another net: %2</source>
        <translation>La ejecución empezó con los pesos de otra red: %2</translation>
    </message>
    <message>
        <source>the image has no pixels</source>
        <translation>la imagen no tiene píxeles</translation>
    </message>
    <message>
        <source>a classifier needs at least two classes</source>
        <translation>un clasificador necesita al menos dos clases</translation>
    </message>
    <message>
        <source>the dropout rate is not in [0, 1)</source>
        <translation>la tasa de dropout no está en [0, 1)</translation>
    </message>
    <message>
        <source>mean and deviation must have one value a channel</source>
        <translation>media y desviación deben tener un valor por canal</translation>
    </message>
    <message>
        <source>a channel's deviation is not above 0</source>
        <translation>la desviación de un canal no es mayor que 0</translation>
    </message>
    <message>
        <source>its weights have no %1 of the network's shape</source>
        <translation>entre sus pesos no hay %1 con la forma de la red</translation>
    </message>
    <message>
        <source>it has no %1 (%2)</source>
        <translation>no tiene %1 (%2)</translation>
    </message>
    <message>
        <source>its %1 is %2, the network needs %3</source>
        <translation>su %1 es %2; la red necesita %3</translation>
    </message>
    <message>
        <source>Keras's pools know no such padding</source>
        <translation>los poolings de Keras no conocen ese padding</translation>
    </message>
    <message>
        <source>Keras export does not know layers of kind “%1”</source>
        <translation>la exportación a Keras no conoce capas del tipo «%1»</translation>
    </message>
    <message>
        <source>it is not what Keras writes: %1</source>
        <translation>no es lo que escribe Keras: %1</translation>
    </message>
    <message>
        <source>Write it with to_json().</source>
        <translation>Escribirlo con to_json().</translation>
    </message>
    <message>
        <source>it is used %1 times; allowed: once</source>
        <translation>se usa %1 veces; permitido: una vez</translation>
    </message>
    <message>
        <source>it is a “%1”</source>
        <translation>es un «%1»</translation>
    </message>
    <message>
        <source>Build the network as a Functional or Sequential one.</source>
        <translation>Construir la red como Functional o Sequential.</translation>
    </message>
    <message>
        <source>it has several outputs; allowed: one</source>
        <translation>tiene varias salidas; permitido: una</translation>
    </message>
    <message>
        <source>a network within the network; allowed: its layers themselves</source>
        <translation>hay una red dentro de la red; permitido: sus capas directamente</translation>
    </message>
    <message>
        <source>this kind of layer is not known</source>
        <translation>este tipo de capa no se conoce</translation>
    </message>
    <message>
        <source>its input “%1” is no layer before it</source>
        <translation>su entrada «%1» no es una capa anterior</translation>
    </message>
    <message>
        <source>it has %1 inputs; allowed: 1</source>
        <translation>tiene %1 entradas; permitido: 1</translation>
    </message>
    <message>
        <source>it reads the input with another normalisation than the layers before it</source>
        <translation>lee la entrada con otra normalización que las capas anteriores</translation>
    </message>
    <message>
        <source>its output “%1” is no layer</source>
        <translation>su salida «%1» no es una capa</translation>
    </message>
    <message>
        <source>its input is multiplied by a number not above 0</source>
        <translation>su entrada se multiplica por un número no mayor que 0</translation>
    </message>
    <message>
        <source>its %1 are %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>its channels come first; allowed: last</source>
        <translation>sus canales van primero; permitido: al final</translation>
    </message>
    <message>
        <source>its %1 is %2</source>
        <translation>su %1 es %2</translation>
    </message>
    <message>
        <source>it is dilated; allowed: dilation_rate 1</source>
        <translation>está dilatada; permitido: dilation_rate 1</translation>
    </message>
    <message>
        <source>its padding is “%1”; allowed: same, valid</source>
        <translation>su padding es «%1»; permitido: same, valid</translation>
    </message>
    <message>
        <source>its activation is “%1”</source>
        <translation>su activación es «%1»</translation>
    </message>
    <message>
        <source>the network has several inputs; allowed: one</source>
        <translation>la red tiene varias entradas; permitido: una</translation>
    </message>
    <message>
        <source>its shape is %1; allowed: images, sequences and vectors</source>
        <translation>su forma es %1; permitido: imágenes, secuencias y vectores</translation>
    </message>
    <message>
        <source>its input has %1 axes</source>
        <translation>su entrada tiene %1 ejes</translation>
    </message>
    <message>
        <source>the number of its input's channels is not known</source>
        <translation>no se conoce el número de canales de su entrada</translation>
    </message>
    <message>
        <source>it normalises along an axis other than the channels</source>
        <translation>normaliza a lo largo de un eje distinto de los canales</translation>
    </message>
    <message>
        <source>its epsilon or momentum is out of range</source>
        <translation>su epsilon o su momentum está fuera del intervalo</translation>
    </message>
    <message>
        <source>its input has %1 axes; allowed: 2 (flatten it first)</source>
        <translation>su entrada tiene %1 ejes; permitido: 2 (aplanarla antes)</translation>
    </message>
    <message>
        <source>it drops whole slices (noise_shape)</source>
        <translation>descarta cortes enteros (noise_shape)</translation>
    </message>
    <message>
        <source>its rate is not in [0, 1)</source>
        <translation>su tasa no está en [0, 1)</translation>
    </message>
    <message>
        <source>it has a slope, a threshold or another limit than 6</source>
        <translation>tiene una pendiente, un umbral o un límite distinto de 6</translation>
    </message>
    <message>
        <source>it stands directly behind the input</source>
        <translation>está justo después de la entrada</translation>
    </message>
    <message>
        <source>its padding is %1</source>
        <translation>su padding es %1</translation>
    </message>
    <message>
        <source>it has %1 inputs; allowed: 2 and more</source>
        <translation>tiene %1 entradas; permitido: 2 o más</translation>
    </message>
    <message>
        <source>its inputs differ in their axes</source>
        <translation>sus entradas difieren en los ejes</translation>
    </message>
    <message>
        <source>it joins along axis %1; allowed: the channels</source>
        <translation>une a lo largo del eje %1; permitido: los canales</translation>
    </message>
    <message>
        <source>its input has %1 axes; allowed: 3, a sequence</source>
        <translation>su entrada tiene %1 ejes; permitido: 3, una secuencia</translation>
    </message>
    <message>
        <source>its activations are not tanh and sigmoid</source>
        <translation>sus activaciones no son tanh y sigmoid</translation>
    </message>
    <message>
        <source>its reset gate stands before the product (reset_after is false)</source>
        <translation>su puerta de reinicio va antes del producto (reset_after es false)</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <translation>%1 está activado</translation>
    </message>
    <message>
        <source>it has a dropout of its own</source>
        <translation>tiene un dropout propio</translation>
    </message>
    <message>
        <source>it reads something other than the input, or masks zeros</source>
        <translation>lee algo distinto de la entrada o enmascara ceros</translation>
    </message>
    <message>
        <source>it reshapes to %1; allowed: [height, width, channels]</source>
        <translation>cambia la forma a %1; permitido: [alto, ancho, canales]</translation>
    </message>
    <message>
        <source>it does not stand directly behind the input, or its numbers cannot be read</source>
        <translation>no está justo después de la entrada o no se pueden leer sus números</translation>
    </message>
    <message>
        <source>its mean and variance are not in the architecture; give them to the layer instead of adapting it</source>
        <translation>su media y su varianza no están en la arquitectura; darlas a la capa en lugar de adaptarla</translation>
    </message>
    <message>
        <source>it does not stand directly behind the input</source>
        <translation>no está justo después de la entrada</translation>
    </message>
    <message>
        <source>it has no %1</source>
        <translation>no tiene %1</translation>
    </message>
    <message>
        <source>Save them with save_weights() from the network whose to_json() you use.</source>
        <translation>Guardarlos con save_weights() desde la red cuyo to_json() se usa.</translation>
    </message>
    <message>
        <source>a layer is called “%1”, a name that every network gives its own</source>
        <translation>una capa se llama «%1», un nombre que cada red asigna por sí misma</translation>
    </message>
    <message>
        <source>two layers are called “%1”</source>
        <translation>dos capas se llaman «%1»</translation>
    </message>
    <message>
        <source>layer “%1” reads “%2”, which is no layer</source>
        <translation>la capa «%1» lee «%2», que no es una capa</translation>
    </message>
    <message>
        <source>layer “%1” reads “%2”, which reads it in turn</source>
        <translation>la capa «%1» lee «%2», que a su vez la lee a ella</translation>
    </message>
    <message>
        <source>layer “%1” has an output of %2; allowed: extents up to 1,048,576 and 2^34 values</source>
        <translation>la capa «%1» tiene una salida de %2; permitido: extensiones hasta 1.048.576 y 2^34 valores</translation>
    </message>
    <message>
        <source>layer “%1” has too many parameters; allowed: up to 2^33</source>
        <translation>la capa «%1» tiene demasiados parámetros; permitido: hasta 2^33</translation>
    </message>
    <message>
        <source>it has no layers</source>
        <translation>no tiene capas</translation>
    </message>
    <message>
        <source>nobody reads the outputs of the layers %1</source>
        <translation>nadie lee las salidas de las capas %1</translation>
    </message>
    <message>
        <source>Connect them, or name the one that gives the logits as “output”.</source>
        <translation>Conectarlas o indicar como «output» la que da los logits.</translation>
    </message>
    <message>
        <source>it takes images of %1, the data are set to %2</source>
        <translation>admite imágenes de %1; los datos están ajustados a %2</translation>
    </message>
    <message>
        <source>Set the size of the images to the model's.</source>
        <translation>Ajustar el tamaño de las imágenes al del modelo.</translation>
    </message>
    <message>
        <source>mean and deviation of its input have %1 and %2 values for %3 channels</source>
        <translation>media y desviación de su entrada tienen %1 y %2 valores para %3 canales</translation>
    </message>
    <message>
        <source>the deviation of an input's channel is not above 0</source>
        <translation>la desviación de un canal de entrada no es mayor que 0</translation>
    </message>
    <message>
        <source>layer “%1” has %2 inputs; allowed: %3, it is of kind “%4”</source>
        <translation>la capa «%1» tiene %2 entradas; permitido: %3, es del tipo «%4»</translation>
    </message>
    <message>
        <source>it has too many parameters; allowed: up to 2^33</source>
        <translation>tiene demasiados parámetros; permitido: hasta 2^33</translation>
    </message>
    <message>
        <source>its output “%1” gives %2 values for %3 classes</source>
        <translation>su salida «%1» da %2 valores para %3 clases</translation>
    </message>
    <message>
        <source>layer “%1” is of kind “%2”, which model files do not have</source>
        <translation>la capa «%1» es del tipo «%2», que no existe en archivos de modelo</translation>
    </message>
    <message>
        <source>its constants become too large</source>
        <translation>sus constantes se hacen demasiado grandes</translation>
    </message>
    <message>
        <source>ONNX export does not know layers of kind “%1”</source>
        <translation>la exportación a ONNX no conoce capas del tipo «%1»</translation>
    </message>
    <message>
        <source>its %1 is not a constant of floating-point numbers</source>
        <translation>su %1 no es una constante de números de coma flotante</translation>
    </message>
    <message>
        <source>input %1 is missing</source>
        <translation>falta la entrada %1</translation>
    </message>
    <message>
        <source>both the last state and the whole sequence of “%1” are used</source>
        <translation>se usan tanto el último estado como toda la secuencia de «%1»</translation>
    </message>
    <message>
        <source>it computes on a constant</source>
        <translation>calcula con una constante</translation>
    </message>
    <message>
        <source>its input “%1” is nobody's output</source>
        <translation>su entrada «%1» no es la salida de nadie</translation>
    </message>
    <message>
        <source>its input is no image in the order N, C, H, W, but %1</source>
        <translation>su entrada no es una imagen en el orden N, C, H, W, sino %1</translation>
    </message>
    <message>
        <source>it has %1 inputs; allowed: one</source>
        <translation>tiene %1 entradas; permitido: una</translation>
    </message>
    <message>
        <source>its input is larger than 65,536 pixels</source>
        <translation>su entrada es mayor de 65.536 píxeles</translation>
    </message>
    <message>
        <source>its input has %1 axes; allowed: images (4), sequences (3) and vectors (2)</source>
        <translation>su entrada tiene %1 ejes; permitido: imágenes (4), secuencias (3) y vectores (2)</translation>
    </message>
    <message>
        <source>it has no output</source>
        <translation>no tiene salida</translation>
    </message>
    <message>
        <source>it is of opset %1; allowed: 7 and later</source>
        <translation>es del opset %1; permitido: 7 y posteriores</translation>
    </message>
    <message>
        <source>Export it again with opset 17.</source>
        <translation>Exportarlo de nuevo con opset 17.</translation>
    </message>
    <message>
        <source>no layer gives its output</source>
        <translation>ninguna capa da su salida</translation>
    </message>
    <message>
        <source>its window has %1 axes; allowed: 1 or 2</source>
        <translation>su ventana tiene %1 ejes; permitido: 1 o 2</translation>
    </message>
    <message>
        <source>it is dilated by %1; allowed: 1</source>
        <translation>está dilatada en %1; permitido: 1</translation>
    </message>
    <message>
        <source>its window is %1</source>
        <translation>su ventana es %1</translation>
    </message>
    <message>
        <source>its stride is %1</source>
        <translation>su stride es %1</translation>
    </message>
    <message>
        <source>its padding is SAME_LOWER; allowed: SAME_UPPER, VALID and given numbers</source>
        <translation>su padding es SAME_LOWER; permitido: SAME_UPPER, VALID y números dados</translation>
    </message>
    <message>
        <source>its weight has %1 axes</source>
        <translation>su peso tiene %1 ejes</translation>
    </message>
    <message>
        <source>it has %1 filters in %2 groups</source>
        <translation>tiene %1 filtros en %2 grupos</translation>
    </message>
    <message>
        <source>its bias is not a constant</source>
        <translation>su bias no es una constante</translation>
    </message>
    <message>
        <source>its weight has %1 axes; allowed: 2</source>
        <translation>su peso tiene %1 ejes; permitido: 2</translation>
    </message>
    <message>
        <source>its input is no vector, but %1</source>
        <translation>su entrada no es un vector, sino %1</translation>
    </message>
    <message>
        <source>it has %1 outputs</source>
        <translation>tiene %1 salidas</translation>
    </message>
    <message>
        <source>its alpha or beta is not 1, or its first input is transposed</source>
        <translation>su alpha o beta no es 1, o su primera entrada está transpuesta</translation>
    </message>
    <message>
        <source>it normalises a flattened image</source>
        <translation>normaliza una imagen aplanada</translation>
    </message>
    <message>
        <source>it was exported in training mode; allowed: evaluation</source>
        <translation>se exportó en modo de entrenamiento; permitido: evaluación</translation>
    </message>
    <message>
        <source>it joins along axis %1 of %2; allowed: the channels</source>
        <translation>une a lo largo del eje %1 de %2; permitido: los canales</translation>
    </message>
    <message>
        <source>it joins %1 and %2</source>
        <translation>une %1 y %2</translation>
    </message>
    <message>
        <source>it clips to limits other than 0 and 6</source>
        <translation>recorta a límites distintos de 0 y 6</translation>
    </message>
    <message>
        <source>it computes on constants</source>
        <translation>calcula con constantes</translation>
    </message>
    <message>
        <source>it combines %1 and %2; allowed: sums and products of equal shapes</source>
        <translation>combina %1 y %2; permitido: sumas y productos de formas iguales</translation>
    </message>
    <message>
        <source>its first input is a constant</source>
        <translation>su primera entrada es una constante</translation>
    </message>
    <message>
        <source>it combines a layer with a constant; allowed: the bias of a dense layer, and normalising the input</source>
        <translation>combina una capa con una constante; permitido: el bias de una capa densa y la normalización de la entrada</translation>
    </message>
    <message>
        <source>it combines the input with a constant that has neither one value nor one a channel</source>
        <translation>combina la entrada con una constante que no tiene ni un valor ni uno por canal</translation>
    </message>
    <message>
        <source>its output is rounded up (ceil_mode); allowed: down</source>
        <translation>su salida se redondea hacia arriba (ceil_mode); permitido: hacia abajo</translation>
    </message>
    <message>
        <source>its indices are used</source>
        <translation>se usan sus índices</translation>
    </message>
    <message>
        <source>its axes are %1</source>
        <translation>sus ejes son %1</translation>
    </message>
    <message>
        <source>it takes the mean over axes other than height and width</source>
        <translation>calcula la media sobre ejes distintos de alto y ancho</translation>
    </message>
    <message>
        <source>it pads with something other than zeros</source>
        <translation>rellena con algo distinto de ceros</translation>
    </message>
    <message>
        <source>it pads %1 by %2</source>
        <translation>rellena %1 con %2</translation>
    </message>
    <message>
        <source>it pads by %1</source>
        <translation>rellena con %1</translation>
    </message>
    <message>
        <source>it pads the batch or the channels</source>
        <translation>rellena el batch o los canales</translation>
    </message>
    <message>
        <source>it is not the end of the network; allowed inside: softmax of a vector</source>
        <translation>no es el final de la red; permitido en el interior: softmax de un vector</translation>
    </message>
    <message>
        <source>tensor %1 has a negative extent</source>
        <translation>el tensor %1 tiene una extensión negativa</translation>
    </message>
    <message>
        <source>tensor %1 is larger than 2^31 values</source>
        <translation>el tensor %1 tiene más de 2^31 valores</translation>
    </message>
    <message>
        <source>tensor %1 has %2 of %3 values</source>
        <translation>el tensor %1 tiene %2 de %3 valores</translation>
    </message>
    <message>
        <source>tensor %1 has the type %2, which is not read</source>
        <translation>el tensor %1 tiene el tipo %2, que no se lee</translation>
    </message>
    <message>
        <source>it is not an ONNX model, or the file is incomplete</source>
        <translation>no es un modelo ONNX o el archivo está incompleto</translation>
    </message>
    <message>
        <source>the network is larger than the 2 GiB that a single ONNX file can hold</source>
        <translation>la red es mayor que los 2 GiB que caben en un solo archivo ONNX</translation>
    </message>
    <message>
        <source>its input is no sequence, but %1</source>
        <translation>su entrada no es una secuencia, sino %1</translation>
    </message>
    <message>
        <source>its reset gate stands before the product (linear_before_reset is 0); allowed: 1, as PyTorch exports it</source>
        <translation>su puerta de reinicio va antes del producto (linear_before_reset es 0); permitido: 1, como lo exporta PyTorch</translation>
    </message>
    <message>
        <source>it runs backward, has activations other than sigmoid and tanh, or clips</source>
        <translation>va hacia atrás, tiene activaciones distintas de sigmoid y tanh, o recorta</translation>
    </message>
    <message>
        <source>its sequences have lengths of their own</source>
        <translation>sus secuencias tienen longitudes propias</translation>
    </message>
    <message>
        <source>its initial state is not 0</source>
        <translation>su estado inicial no es 0</translation>
    </message>
    <message>
        <source>its weights do not fit together</source>
        <translation>sus pesos no concuerdan</translation>
    </message>
    <message>
        <source>it takes one step of a sequence that no GRU gives</source>
        <translation>toma un paso de una secuencia que no da ninguna GRU</translation>
    </message>
    <message>
        <source>it picks something other than one step of a sequence</source>
        <translation>elige algo distinto de un paso de una secuencia</translation>
    </message>
    <message>
        <source>it picks index %1 of axis %2; allowed: the last step of a GRU</source>
        <translation>elige el índice %1 del eje %2; permitido: el último paso de una GRU</translation>
    </message>
    <message>
        <source>it picks something other than rows of a table</source>
        <translation>elige algo distinto de filas de una tabla</translation>
    </message>
    <message>
        <source>the numbers of its rows are not the input's</source>
        <translation>los números de sus filas no son los de la entrada</translation>
    </message>
    <message>
        <source>its table has %1 rows</source>
        <translation>su tabla tiene %1 filas</translation>
    </message>
    <message>
        <source>it repeats something other than zeros</source>
        <translation>repite algo distinto de ceros</translation>
    </message>
    <message>
        <source>it flattens from axis %1; allowed: 1</source>
        <translation>aplana desde el eje %1; permitido: 1</translation>
    </message>
    <message>
        <source>its new shape is not a constant</source>
        <translation>su nueva forma no es una constante</translation>
    </message>
    <message>
        <source>it reshapes to %1; allowed: to one vector a sample</source>
        <translation>cambia la forma a %1; permitido: a un vector por muestra</translation>
    </message>
    <message>
        <source>it changes the axes %1 of %2</source>
        <translation>cambia los ejes %1 de %2</translation>
    </message>
    <message>
        <source>it changes the order of %1 by %2</source>
        <translation>cambia el orden de %1 según %2</translation>
    </message>
    <message>
        <source>its value is of a type that is not read</source>
        <translation>su valor es de un tipo que no se lee</translation>
    </message>
    <message>
        <source>it ends in %1 values for %2 classes</source>
        <translation>acaba en %1 valores para %2 clases</translation>
    </message>
    <message>
        <source>the zoo has no %1</source>
        <translation>el zoo no tiene %1</translation>
    </message>
    <message>
        <source>layer %1 has the wrong inputs</source>
        <translation>la capa %1 tiene entradas incorrectas</translation>
    </message>
    <message>
        <source>layer %1 (%2) cannot contain the activation %3</source>
        <translation>la capa %1 (%2) no puede contener la activación %3</translation>
    </message>
    <message>
        <source>Make the activation a layer of its own.</source>
        <translation>Hacer de la activación una capa propia.</translation>
    </message>
    <message>
        <source>an addition of %1 and %2</source>
        <translation>una suma de %1 y %2</translation>
    </message>
    <message>
        <source>channels of %1 put beside those of %2</source>
        <translation>canales de %1 junto a los de %2</translation>
    </message>
    <message>
        <source>Concatenate tensors of one height and width.</source>
        <translation>Concatenar tensores de igual alto y ancho.</translation>
    </message>
    <message>
        <source>a convolution of %1 channels to %2 filters has %3 groups</source>
        <translation>una convolución de %1 canales a %2 filtros tiene %3 grupos</translation>
    </message>
    <message>
        <source>Choose a number of groups that divides both.</source>
        <translation>Elegir un número de grupos que divida ambos.</translation>
    </message>
    <message>
        <source>it needs %1 MiB, and %2 MiB are available</source>
        <translation>necesita %1 MiB y hay %2 MiB disponibles</translation>
    </message>
    <message>
        <source>Choose a smaller batch, image or model.</source>
        <translation>Elegir un batch, una imagen o un modelo menor.</translation>
    </message>
    <message>
        <source>their sizes do not fit %1 units with two biases</source>
        <translation>sus tamaños no corresponden a %1 unidades con dos bias</translation>
    </message>
    <message>
        <source>Use a layer with reset_after = true.</source>
        <translation>Usar una capa con reset_after = true.</translation>
    </message>
    <message>
        <source>their sizes do not fit %1 units</source>
        <translation>sus tamaños no corresponden a %1 unidades</translation>
    </message>
    <message>
        <source>a product of %1 and %2</source>
        <translation>un producto de %1 y %2</translation>
    </message>
    <message>
        <source>Multiply tensors of one shape, or a tensor by a vector with as many channels.</source>
        <translation>Multiplicar tensores de una misma forma, o un tensor por un vector con igual número de canales.</translation>
    </message>
    <message>
        <source>%1 values reshaped to %2</source>
        <translation>%1 valores con la forma cambiada a %2</translation>
    </message>
    <message>
        <source>Choose a shape with as many values.</source>
        <translation>Elegir una forma con el mismo número de valores.</translation>
    </message>
    <message>
        <source>a window of %1 × %2 does not fit into %3</source>
        <translation>una ventana de %1 × %2 no cabe en %3</translation>
    </message>
    <message>
        <source>Choose a larger image.</source>
        <translation>Elegir una imagen mayor.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) (is|are) not supported: %2</source>
        <translation><numerusform>%n capa no se admite: %2</numerusform><numerusform>%n capas no se admiten: %2</numerusform></translation>
    </message>
    <message>
        <source>Replace them, or write the network as a model file.</source>
        <translation>Sustituirlas o escribir la red como archivo de modelo.</translation>
    </message>
    <message>
        <source>Set images and classes to those of the file, or leave out the last dense layer's weights.</source>
        <translation>Ajustar imágenes y clases a las del archivo u omitir los pesos de la última capa densa.</translation>
    </message>
    <message>
        <source>Use an engine that knows this version.</source>
        <translation>Usar un motor que conozca esta versión.</translation>
    </message>
    <message>
        <source>Correct the named keys.</source>
        <translation>Corregir las claves indicadas.</translation>
    </message>
    <message>
        <source>%1 (layer %2)</source>
        <translation>%1 (capa %2)</translation>
    </message>
    <message>
        <source>a single number</source>
        <translation>un solo número</translation>
    </message>
    <message>
        <source>Export it again as a single .onnx file.</source>
        <translation>Exportarlo de nuevo como un solo archivo .onnx.</translation>
    </message>
    <message>
        <source>%1 is no key that is known there</source>
        <translation>%1 no es una clave conocida allí</translation>
    </message>
    <message>
        <source>a list of names of layers</source>
        <translation>una lista de nombres de capas</translation>
    </message>
    <message>
        <source>a name of its own</source>
        <translation>un nombre propio</translation>
    </message>
    <message>
        <source>a list of 1 to %1 layers</source>
        <translation>una lista de 1 a %1 capas</translation>
    </message>
    <message>
        <source>a list of numbers, one a channel</source>
        <translation>una lista de números, uno por canal</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation><numerusform>%n valor</numerusform><numerusform>%n valores</numerusform></translation>
    </message>
    <message>
        <source>as many as mean has, %1</source>
        <translation>tantos como tiene mean, %1</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2, or "classes" for as many as the data have</source>
        <translation>un número entero de %1 a %2, o "classes" para tantos como tengan los datos</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1, or [height, width]</source>
        <translation>un número entero de 1 a %1, o [alto, ancho]</translation>
    </message>
    <message>
        <source>"same", "valid", a number of pixels or [top, bottom, left, right]</source>
        <translation>"same", "valid", un número de píxeles o [arriba, abajo, izquierda, derecha]</translation>
    </message>
    <message>
        <source>the folder of a data set</source>
        <translation>la carpeta de un conjunto de datos</translation>
    </message>
    <message>
        <source>augmentation</source>
        <translation>aumento de datos</translation>
    </message>
    <message>
        <source>a prepared cache</source>
        <translation>una caché preparada</translation>
    </message>
    <message>
        <source>none, because the data set holds features, not images</source>
        <translation>ninguno, porque el conjunto de datos contiene características, no imágenes</translation>
    </message>
    <message>
        <source>a data set without training images</source>
        <translation>un conjunto de datos sin imágenes de entrenamiento</translation>
    </message>
    <message>
        <source>one that has some</source>
        <translation>uno que las tenga</translation>
    </message>
    <message>
        <source>a data set without validation images</source>
        <translation>un conjunto de datos sin imágenes de validación</translation>
    </message>
    <message>
        <source>one with a test or val folder, to see accuracy</source>
        <translation>uno con una carpeta test o val, para ver la exactitud</translation>
    </message>
    <message>
        <source>a number that divides the batch of %1: ranks have %2 or %3 samples, and wait for the fuller ones</source>
        <translation>un número que divida el batch de %1: los ranks tienen %2 o %3 muestras y esperan a los más llenos</translation>
    </message>
    <message>
        <source>at most %1, or some ranks have no part of an epoch's last batch</source>
        <translation>como máximo %1, o algunos ranks no reciben nada del último batch de una época</translation>
    </message>
    <message>
        <source>at most %1, the cores of this machine; more of them slow training down</source>
        <translation>como máximo %1, los núcleos de esta máquina; más de ellos frenan el entrenamiento</translation>
    </message>
    <message>
        <source>0, because training keeps all %1 cores of this machine busy: validation beside it saves no time</source>
        <translation>0, porque el entrenamiento ocupa los %1 núcleos de esta máquina: validar en paralelo no ahorra tiempo</translation>
    </message>
    <message>
        <source>%1 need %2 cores</source>
        <translation>%1 necesitan %2 núcleos</translation>
    </message>
    <message>
        <source>%1 samples: within %2 and an eighth of the data</source>
        <translation>%1 muestras: dentro de %2 y un octavo de los datos</translation>
    </message>
    <message>
        <source>half of the memory that is free now</source>
        <translation>la mitad de la memoria libre ahora</translation>
    </message>
    <message>
        <source>%1 % of what is free on %2 (%3 GB)</source>
        <translation>el %1 % de lo que está libre en %2 (%3 GB)</translation>
    </message>
    <message>
        <source>another environment</source>
        <translation>otro entorno</translation>
    </message>
    <message>
        <source>a larger image</source>
        <translation>una imagen mayor</translation>
    </message>
    <message>
        <source>a device that this engine and machine have</source>
        <translation>un dispositivo que tengan este motor y esta máquina</translation>
    </message>
    <message>
        <source>%1 (the run needs about %2 GB of the GPU)</source>
        <translation>%1 (la ejecución necesita unos %2 GB de la GPU)</translation>
    </message>
    <message>
        <source>a batch that fits into the %1 GB of %2, auto, or more micro-batches</source>
        <translation>un batch que quepa en los %1 GB de %2, auto o más microbatches</translation>
    </message>
    <message>
        <source>a batch that fits into the %1 GB of memory that are free</source>
        <translation>un batch que quepa en los %1 GB de memoria libres</translation>
    </message>
    <message>
        <source>1 or more, or a run that is interrupted begins anew</source>
        <translation>1 o más, o una ejecución interrumpida empieza de nuevo</translation>
    </message>
    <message>
        <source>at most %1, the run's epochs, or a run that is interrupted begins anew</source>
        <translation>como máximo %1, las épocas de la ejecución, o una ejecución interrumpida empieza de nuevo</translation>
    </message>
    <message>
        <source>fp32: %1</source>
        <translation>fp32: %1</translation>
    </message>
    <message>
        <source>at most %1, the number of training samples</source>
        <translation>como máximo %1, el número de muestras de entrenamiento</translation>
    </message>
    <message>
        <source>%1 on each of %2 ranks</source>
        <translation>%1 en cada uno de %2 ranks</translation>
    </message>
    <message>
        <source>at most %1, the training samples of a rank</source>
        <translation>como máximo %1, las muestras de entrenamiento de un rank</translation>
    </message>
    <message>
        <source>a *.model.json, ONNX or Keras file whose network fits the data</source>
        <translation>un archivo *.model.json, ONNX o Keras cuya red corresponda a los datos</translation>
    </message>
    <message>
        <source>a file with the weights of this network</source>
        <translation>un archivo con los pesos de esta red</translation>
    </message>
    <message>
        <source>%1 (layer %2 is for other classes and begins anew)</source>
        <translation>%1 (la capa %2 es para otras clases y empieza de nuevo)</translation>
    </message>
    <message>
        <source>weights for the classes of the data, to begin with all of them</source>
        <translation>pesos para las clases de los datos, para empezar con todos ellos</translation>
    </message>
    <message>
        <source>a checkpoint of the same net</source>
        <translation>un checkpoint de la misma red</translation>
    </message>
    <message>
        <source>%1 (%2 weights are left for %3 layers)</source>
        <translation>%1 (quedan %2 pesos para %3 capas)</translation>
    </message>
    <message>
        <source>a share that leaves each layer a weight, or a least_kept above 0</source>
        <translation>una proporción que deje un peso a cada capa, o un least_kept mayor que 0</translation>
    </message>
    <message>
        <source>names of the net's layers</source>
        <translation>nombres de las capas de la red</translation>
    </message>
    <message>
        <source>none, or more layers: none of the net's may be pruned</source>
        <translation>none, o más capas: no se puede podar ninguna de la red</translation>
    </message>
    <message>
        <source>its %1 has another shape</source>
        <translation>su %1 tiene otra forma</translation>
    </message>
    <message>
        <source>there are %1 of %2</source>
        <translation>hay %1 de %2</translation>
    </message>
    <message>
        <source>its scores have another shape than its weights</source>
        <translation>sus puntuaciones tienen otra forma que sus pesos</translation>
    </message>
    <message>
        <source>it has no scores</source>
        <translation>no tiene puntuaciones</translation>
    </message>
    <message>
        <source>no weight exceeds the threshold of %1; the largest is %2</source>
        <translation>ningún peso supera el umbral de %1; el mayor es %2</translation>
    </message>
    <message>
        <source>Choose a smaller threshold.</source>
        <translation>Elegir un umbral menor.</translation>
    </message>
    <message>
        <source>none of its %1 weights would be left</source>
        <translation>no quedaría ninguno de sus %1 pesos</translation>
    </message>
    <message>
        <source>Prune less, leave this layer whole ("excluded"), or let every layer keep a share ("least_kept").</source>
        <translation>Podar menos, dejar esta capa entera ("excluded") o hacer que cada capa conserve una proporción ("least_kept").</translation>
    </message>
    <message>
        <source>none of its layers may be pruned</source>
        <translation>no se puede podar ninguna de sus capas</translation>
    </message>
    <message>
        <source>Allow the first, the last or depthwise layers, or exclude fewer of them.</source>
        <translation>Permitir la primera, la última o las capas depthwise, o excluir menos.</translation>
    </message>
    <message>
        <source>its weights are not there</source>
        <translation>sus pesos no están</translation>
    </message>
    <message>
        <source>no flow is defined through a layer of kind %1</source>
        <translation>no hay un flujo definido por una capa del tipo %1</translation>
    </message>
    <message>
        <source>Choose another method of pruning.</source>
        <translation>Elegir otro método de poda.</translation>
    </message>
    <message>
        <source>no flow is defined through it</source>
        <translation>no hay un flujo definido por ella</translation>
    </message>
    <message>
        <source>its entry in the queue is incomplete, or not one of this version</source>
        <translation>su entrada en la cola está incompleta o no es de esta versión</translation>
    </message>
    <message>
        <source>its entry in the queue names another job, "%1"</source>
        <translation>su entrada en la cola nombra otro trabajo, «%1»</translation>
    </message>
    <message>
        <source>its entry in the queue has a run directory that is not absolute</source>
        <translation>su entrada en la cola tiene una carpeta de ejecución que no es absoluta</translation>
    </message>
    <message>
        <source>its entry in the queue has a run directory with a NUL byte</source>
        <translation>su entrada en la cola tiene una carpeta de ejecución con un byte NUL</translation>
    </message>
    <message>
        <source>its entry in the queue has no time of submission</source>
        <translation>su entrada en la cola no tiene hora de envío</translation>
    </message>
    <message>
        <source>it was not dealt to rank %1</source>
        <translation>no se repartió al rank %1</translation>
    </message>
    <message>
        <source>its message is not what was expected</source>
        <translation>su mensaje no es el esperado</translation>
    </message>
    <message>
        <source>this rank does not belong to it</source>
        <translation>este rank no pertenece a él</translation>
    </message>
    <message>
        <source>a group listens to one of its ranks at a time</source>
        <translation>un grupo escucha a uno de sus ranks cada vez</translation>
    </message>
    <message>
        <source>rank %1 has not answered for %2 s</source>
        <translation>el rank %1 no ha respondido desde hace %2 s</translation>
    </message>
    <message>
        <source>rank %1 does something else</source>
        <translation>el rank %1 hace otra cosa</translation>
    </message>
    <message>
        <source>the group has %1</source>
        <translation>el grupo tiene %1</translation>
    </message>
    <message>
        <source>that rank has been taken</source>
        <translation>ese rank ya está ocupado</translation>
    </message>
    <message>
        <source>there is no such rank</source>
        <translation>no existe ese rank</translation>
    </message>
    <message>
        <source>rank %1 failed: %2</source>
        <translation>el rank %1 falló: %2</translation>
    </message>
    <message>
        <source>rank %1 has left</source>
        <translation>el rank %1 se ha ido</translation>
    </message>
    <message>
        <source>all other ranks have left</source>
        <translation>todos los demás ranks se han ido</translation>
    </message>
    <message>
        <source>this MPI does not let several threads take turns</source>
        <translation>este MPI no permite que varios hilos se turnen</translation>
    </message>
    <message>
        <source>Use an MPI that provides MPI_THREAD_SERIALIZED, such as Open MPI 4.</source>
        <translation>Usar un MPI que ofrezca MPI_THREAD_SERIALIZED, como Open MPI 4.</translation>
    </message>
    <message>
        <source>there are too many bytes</source>
        <translation>hay demasiados bytes</translation>
    </message>
    <message>
        <source>an earlier sum has failed</source>
        <translation>una suma anterior falló</translation>
    </message>
    <message>
        <source>another rank has not answered for %1 s</source>
        <translation>otro rank no ha respondido desde hace %1 s</translation>
    </message>
    <message>
        <source>there is no GPU, or no driver</source>
        <translation>no hay GPU o no hay controlador</translation>
    </message>
    <message>
        <source>Train on the device “cpu”.</source>
        <translation>Entrenar en el dispositivo «cpu».</translation>
    </message>
    <message>
        <source>this machine may have 1 to %1</source>
        <translation>esta máquina puede tener de 1 a %1</translation>
    </message>
    <message>
        <source>descriptor %1 is not memory that ranks share</source>
        <translation>el descriptor %1 no es memoria compartida entre ranks</translation>
    </message>
    <message>
        <source>Ranks are started by "trainyard-engine run --ranks N".</source>
        <translation>Los ranks se inician con «trainyard-engine run --ranks N».</translation>
    </message>
    <message>
        <source>rank 0 failed: %1</source>
        <translation>el rank 0 falló: %1</translation>
    </message>
    <message>
        <source>rank %1 has not answered for %2 s (process %3 %4)</source>
        <translation>el rank %1 no ha respondido desde hace %2 s (proceso %3 %4)</translation>
    </message>
    <message>
        <source>is stopped</source>
        <translation>está detenido</translation>
    </message>
    <message>
        <source>waits for a disk or a network file system</source>
        <translation>espera un disco o un sistema de archivos de red</translation>
    </message>
    <message>
        <source>computes</source>
        <translation>calcula</translation>
    </message>
    <message>
        <source>sleeps</source>
        <translation>duerme</translation>
    </message>
    <message>
        <source>has ended</source>
        <translation>ha terminado</translation>
    </message>
    <message>
        <source>hangs</source>
        <translation>está bloqueado</translation>
    </message>
    <message>
        <source>Look at nvidia-smi.</source>
        <translation>Mirar nvidia-smi.</translation>
    </message>
    <message>
        <source>Set NCCL_DEBUG=INFO to see what NCCL says.</source>
        <translation>Definir NCCL_DEBUG=INFO para ver qué dice NCCL.</translation>
    </message>
    <message numerus="yes">
        <source>%n process(|es)</source>
        <translation><numerusform>%n proceso</numerusform><numerusform>%n procesos</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n process(|es): %2 and %3</source>
        <translation><numerusform>%n proceso: %2 y %3</numerusform><numerusform>%n procesos: %2 y %3</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation><numerusform>%n rank</numerusform><numerusform>%n ranks</numerusform></translation>
    </message>
    <message>
        <source>its master</source>
        <translation>su master</translation>
    </message>
    <message>
        <source>their master</source>
        <translation>su master</translation>
    </message>
    <message>
        <source>its %1 masters</source>
        <translation>sus %1 masters</translation>
    </message>
    <message>
        <source>their %1 masters</source>
        <translation>sus %1 masters</translation>
    </message>
    <message>
        <source>the seconds that ranks wait for one another</source>
        <translation>los segundos que los ranks se esperan unos a otros</translation>
    </message>
    <message>
        <source>they do not fit</source>
        <translation>no concuerdan</translation>
    </message>
    <message>
        <source>there are more or fewer of them</source>
        <translation>hay más o menos de ellos</translation>
    </message>
    <message>
        <source>its device lays weights out otherwise than the master's</source>
        <translation>su dispositivo dispone los pesos de otro modo que el del master</translation>
    </message>
    <message>
        <source>Use machines with the same kind of processor, or the device “reference”.</source>
        <translation>Usar máquinas con el mismo tipo de procesador o el dispositivo «reference».</translation>
    </message>
    <message>
        <source>the loader delivered another one</source>
        <translation>el cargador entregó otro</translation>
    </message>
    <message>
        <source>"%1" is not a number</source>
        <translation>«%1» no es un número</translation>
    </message>
    <message>
        <source>its metadata lack %1</source>
        <translation>en sus metadatos falta %1</translation>
    </message>
    <message>
        <source>its metadata hold impossible numbers</source>
        <translation>sus metadatos contienen números imposibles</translation>
    </message>
    <message>
        <source>it is a safetensors file of another program</source>
        <translation>es un archivo safetensors de otro programa</translation>
    </message>
    <message>
        <source>its checksum does not fit its contents, so it is damaged</source>
        <translation>su suma de comprobación no corresponde al contenido, así que está dañado</translation>
    </message>
    <message>
        <source>the run has not ended</source>
        <translation>la ejecución no ha terminado</translation>
    </message>
    <message>
        <source>Let that run train to its end first.</source>
        <translation>Dejar antes que esa ejecución entrene hasta el final.</translation>
    </message>
    <message>
        <source>the run ended without completing</source>
        <translation>la ejecución terminó sin completarse</translation>
    </message>
    <message>
        <source>its last checkpoint is gone</source>
        <translation>su último checkpoint ya no existe</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>no existe ese archivo</translation>
    </message>
    <message>
        <source>there is no run %1 in %2</source>
        <translation>no hay ninguna ejecución %1 en %2</translation>
    </message>
    <message>
        <source>Choose a run of this machine, or copy that run's directory there.</source>
        <translation>Elegir una ejecución de esta máquina o copiar allí la carpeta de esa ejecución.</translation>
    </message>
    <message>
        <source>the run has no checkpoint of this point; it has %1</source>
        <translation>la ejecución no tiene checkpoint de este punto; tiene %1</translation>
    </message>
    <message>
        <source>Choose one of those, or train that run with the point in keep_epochs or keep_steps.</source>
        <translation>Elegir uno de esos o entrenar esa ejecución con el punto en keep_epochs o keep_steps.</translation>
    </message>
    <message>
        <source>this machine has no NVIDIA GPU</source>
        <translation>esta máquina no tiene GPU de NVIDIA</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>no se puede escribir</translation>
    </message>
    <message>
        <source>Check the folder and the disk.</source>
        <translation>Comprobar la carpeta y el disco.</translation>
    </message>
    <message>
        <source>it is of another version</source>
        <translation>es de otra versión</translation>
    </message>
    <message>
        <source>it holds weights, not a network</source>
        <translation>contiene pesos, no una red</translation>
    </message>
    <message>
        <source>Name a *.model.json, an ONNX file or what Keras's to_json() writes, and this one as its weights.</source>
        <translation>Indicar un *.model.json, un archivo ONNX o lo que escribe to_json() de Keras, y este como sus pesos.</translation>
    </message>
    <message>
        <source>Keras's weights fit only the architecture that they were saved from</source>
        <translation>los pesos de Keras solo corresponden a la arquitectura con la que se guardaron</translation>
    </message>
    <message>
        <source>Name what its to_json() writes as the model file.</source>
        <translation>Indicar como archivo de modelo lo que escribe su to_json().</translation>
    </message>
    <message>
        <source>it holds no weights</source>
        <translation>no contiene pesos</translation>
    </message>
    <message>
        <source>Name a .safetensors, .weights.h5 or .onnx file.</source>
        <translation>Indicar un archivo .safetensors, .weights.h5 u .onnx.</translation>
    </message>
    <message>
        <source>the batch size is not positive</source>
        <translation>el tamaño de batch no es positivo</translation>
    </message>
    <message>
        <source>its layers do not lead from images of %1 to %2 classes</source>
        <translation>sus capas no llevan de imágenes de %1 a %2 clases</translation>
    </message>
    <message>
        <source>it was made for evaluation only</source>
        <translation>se creó solo para evaluación</translation>
    </message>
    <message>
        <source>it names images that the device does not have</source>
        <translation>nombra imágenes que el dispositivo no tiene</translation>
    </message>
    <message>
        <source>it has no labels</source>
        <translation>no tiene etiquetas</translation>
    </message>
    <message>
        <source>the network has no weights of this name</source>
        <translation>la red no tiene pesos con este nombre</translation>
    </message>
    <message>
        <source>the mask has another shape than the weights</source>
        <translation>la máscara tiene otra forma que los pesos</translation>
    </message>
    <message>
        <source>the net has no such layer</source>
        <translation>la red no tiene esa capa</translation>
    </message>
    <message>
        <source>"trainyard-engine inspect model" lists its layers.</source>
        <translation>«trainyard-engine inspect model» enumera sus capas.</translation>
    </message>
    <message>
        <source>Remove the folder to have the files copied again.</source>
        <translation>Quitar la carpeta para que los archivos se copien de nuevo.</translation>
    </message>
    <message>
        <source>it is not what the run was begun with</source>
        <translation>no es lo mismo con que empezó la ejecución</translation>
    </message>
    <message>
        <source>Put it back as it was, or start a new run.</source>
        <translation>Dejarlo como estaba o iniciar una ejecución nueva.</translation>
    </message>
    <message>
        <source>its folder model/ is not there; the run has not been started yet</source>
        <translation>su carpeta model/ no está; la ejecución aún no se ha iniciado</translation>
    </message>
    <message>
        <source>value %1 is pruned and not zero</source>
        <translation>el valor %1 está podado y no es cero</translation>
    </message>
    <message>
        <source>The file is damaged or not a safetensors file; use another checkpoint.</source>
        <translation>El archivo está dañado o no es un archivo safetensors; usar otro checkpoint.</translation>
    </message>
    <message>
        <source>its header does not begin with a JSON object</source>
        <translation>su cabecera no empieza con un objeto JSON</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>tiene demasiados niveles de anidamiento</translation>
    </message>
    <message>
        <source>its header is not valid JSON (%1)</source>
        <translation>su cabecera no es JSON válido (%1)</translation>
    </message>
    <message>
        <source>its header holds the name %1 twice</source>
        <translation>su cabecera contiene dos veces el nombre %1</translation>
    </message>
    <message>
        <source>a size is not a whole number</source>
        <translation>un tamaño no es un número entero</translation>
    </message>
    <message>
        <source>of the unknown type %1</source>
        <translation>del tipo desconocido %1</translation>
    </message>
    <message>
        <source>without a proper shape and data_offsets</source>
        <translation>sin shape y data_offsets correctos</translation>
    </message>
    <message>
        <source>larger than any file</source>
        <translation>mayor que cualquier archivo</translation>
    </message>
    <message>
        <source>whose data_offsets do not fit its shape</source>
        <translation>cuyos data_offsets no corresponden a su forma</translation>
    </message>
    <message>
        <source>its __metadata__ is not an object</source>
        <translation>su __metadata__ no es un objeto</translation>
    </message>
    <message>
        <source>its __metadata__ holds %1, which is not a text</source>
        <translation>su __metadata__ contiene %1, que no es un texto</translation>
    </message>
    <message>
        <source>the data of tensor %1 overlap another tensor's</source>
        <translation>los datos del tensor %1 se solapan con los de otro</translation>
    </message>
    <message>
        <source>there is a hole before the data of tensor %1</source>
        <translation>hay un hueco antes de los datos del tensor %1</translation>
    </message>
    <message>
        <source>it ends after %1 of %2 bytes</source>
        <translation>acaba tras %1 de %2 bytes</translation>
    </message>
    <message>
        <source>there are %1 bytes after the last tensor</source>
        <translation>hay %1 bytes después del último tensor</translation>
    </message>
    <message>
        <source>it is only %1 bytes long</source>
        <translation>solo tiene %1 bytes</translation>
    </message>
    <message>
        <source>its header claims %1 bytes, more than the file has</source>
        <translation>su cabecera dice tener %1 bytes, más que el archivo</translation>
    </message>
    <message>
        <source>its header claims %1 bytes, more than any real one has</source>
        <translation>su cabecera dice tener %1 bytes, más que cualquiera real</translation>
    </message>
    <message>
        <source>tensor %1 is not described by dtype, shape and data_offsets</source>
        <translation>el tensor %1 no está descrito por dtype, shape y data_offsets</translation>
    </message>
    <message>
        <source>it has a tensor %1 %2</source>
        <translation>tiene un tensor %1 %2</translation>
    </message>
    <message>
        <source>tensor %1 is of type %2, only F32, F64, F16 and BF16 are read</source>
        <translation>el tensor %1 es del tipo %2; solo se leen F32, F64, F16 y BF16</translation>
    </message>
    <message>
        <source>tensor %1 is of type %2, only F32 is read</source>
        <translation>el tensor %1 es del tipo %2; solo se lee F32</translation>
    </message>
    <message>
        <source>tensor %1 has other values than its shape says</source>
        <translation>el tensor %1 tiene otros valores que los que dice su forma</translation>
    </message>
    <message>
        <source>"%1" is neither RANK:FACTOR nor RANK:TIMEms</source>
        <translation>«%1» no es ni RANK:FACTOR ni RANK:TIEMPOms</translation>
    </message>
    <message>
        <source>the loader delivered another batch than this step's</source>
        <translation>el cargador entregó otro batch que el de este paso</translation>
    </message>
    <message>
        <source>it cannot follow the step before</source>
        <translation>no puede seguir al paso anterior</translation>
    </message>
    <message>
        <source>it has no training images</source>
        <translation>no tiene imágenes de entrenamiento</translation>
    </message>
    <message>
        <source>it was made with %1 steps an epoch, the run now has %2</source>
        <translation>se creó con %1 pasos por época; la ejecución tiene ahora %2</translation>
    </message>
    <message>
        <source>Put spec.json and data back as they were, or start a new run from this checkpoint.</source>
        <translation>Dejar spec.json y los datos como estaban o iniciar una ejecución nueva desde este checkpoint.</translation>
    </message>
    <message>
        <source>it was made with seed %1, the run now has %2</source>
        <translation>se creó con la semilla %1; la ejecución tiene ahora %2</translation>
    </message>
    <message>
        <source>its classes are not those of the data</source>
        <translation>sus clases no son las de los datos</translation>
    </message>
    <message>
        <source>the run has no checkpoint of this point; it has none</source>
        <translation>la ejecución no tiene checkpoint de este punto; no tiene ninguno</translation>
    </message>
    <message>
        <source>it was written in format %1 and this engine reads format %2</source>
        <translation>se escribió en el formato %1 y este motor lee el formato %2</translation>
    </message>
    <message>
        <source>Use the engine that wrote it, or a newer one.</source>
        <translation>Usar el motor que lo escribió u otro más reciente.</translation>
    </message>
    <message>
        <source>it was written in an unknown format and this engine reads format %1</source>
        <translation>se escribió en un formato desconocido y este motor lee el formato %1</translation>
    </message>
    <message>
        <source>process %1 on %2 is training there already</source>
        <translation>el proceso %1 en %2 ya está entrenando allí</translation>
    </message>
    <message>
        <source>Wait for it to end, or stop it first.</source>
        <translation>Esperar a que termine o detenerlo antes.</translation>
    </message>
    <message>
        <source>another engine is training there already</source>
        <translation>otro motor ya está entrenando allí</translation>
    </message>
    <message>
        <source>the model needs %1 (%2), which it does not have</source>
        <translation>el modelo necesita %1 (%2), que no está</translation>
    </message>
    <message>
        <source>the model needs %1 (%2), it has %3</source>
        <translation>el modelo necesita %1 (%2); tiene %3</translation>
    </message>
    <message>
        <source>it does not say how many samples all ranks have</source>
        <translation>no dice cuántas muestras tienen todos los ranks</translation>
    </message>
    <message>
        <source>it has %1 images; allowed: 1 to %2</source>
        <translation>tiene %1 imágenes; permitido: de 1 a %2</translation>
    </message>
    <message>
        <source>label %1 is not one of %2 classes</source>
        <translation>la etiqueta %1 no es de las %2 clases</translation>
    </message>
    <message>
        <source>the share of a label mixed in is not in 0 to 1</source>
        <translation>la proporción de una etiqueta mezclada no está entre 0 y 1</translation>
    </message>
    <message>
        <source>the network expects %1 in its place</source>
        <translation>la red espera %1 en su lugar</translation>
    </message>
    <message>
        <source>Use a checkpoint of a run with the same model, image size, classes and optimizer.</source>
        <translation>Usar un checkpoint de una ejecución con el mismo modelo, tamaño de imagen, clases y optimizador.</translation>
    </message>
    <message>
        <source>its shape differs from the network's</source>
        <translation>su forma difiere de la de la red</translation>
    </message>
    <message>
        <source>there are %1 tensors, the network has %2</source>
        <translation>hay %1 tensores; la red tiene %2</translation>
    </message>
    <message>
        <source>Correct the named fields.</source>
        <translation>Corregir los campos indicados.</translation>
    </message>
    <message>
        <source>Change the named field.</source>
        <translation>Cambiar el campo indicado.</translation>
    </message>
    <message>
        <source>its spec asks for %1, and there are %2</source>
        <translation>su especificación pide %1 y hay %2</translation>
    </message>
    <message>
        <source>Start as many processes, or "trainyard-engine run" without a launcher.</source>
        <translation>Iniciar el mismo número de procesos, o «trainyard-engine run» sin lanzador.</translation>
    </message>
    <message>
        <source>none of its checkpoints is complete</source>
        <translation>ninguno de sus checkpoints está completo</translation>
    </message>
    <message>
        <source>Remove the damaged files there to train from the beginning.</source>
        <translation>Quitar allí los archivos dañados para entrenar desde el principio.</translation>
    </message>
    <message>
        <source>it was made with %1 %2, the run now has %3</source>
        <translation>se creó con %1 %2; la ejecución tiene ahora %3</translation>
    </message>
    <message>
        <source>Choose the model, image and data of the parent run, or start without it.</source>
        <translation>Elegir el modelo, la imagen y los datos de la ejecución de origen, o empezar sin ella.</translation>
    </message>
    <message>
        <source>Choose a run of the same model.</source>
        <translation>Elegir una ejecución del mismo modelo.</translation>
    </message>
    <message>
        <source>Choose a checkpoint of a run with the same model, image size and classes.</source>
        <translation>Elegir un checkpoint de una ejecución con el mismo modelo, tamaño de imagen y clases.</translation>
    </message>
    <message>
        <source>it is of another step</source>
        <translation>es de otro paso</translation>
    </message>
    <message>
        <source>it is of another network or device</source>
        <translation>es de otra red u otro dispositivo</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>no existe esa carpeta</translation>
    </message>
    <message>
        <source>Name a run directory, a folder with a spec.json.</source>
        <translation>Indicar la carpeta de una ejecución, una carpeta con spec.json.</translation>
    </message>
    <message>
        <source>it has no spec.json</source>
        <translation>no tiene spec.json</translation>
    </message>
    <message>
        <source>Lower the learning rate or add warm-up epochs, then start the run again.</source>
        <translation>Reducir la tasa de aprendizaje o añadir épocas de warm-up y volver a iniciar la ejecución.</translation>
    </message>
    <message>
        <source>it had trained all of the %1 epochs that this run has</source>
        <translation>ya había entrenado las %1 épocas que tiene esta ejecución</translation>
    </message>
    <message>
        <source>Give this run more epochs, or let it begin at step 0 ("continue_schedule": false).</source>
        <translation>Dar más épocas a esta ejecución o hacer que empiece en el paso 0 ("continue_schedule": false).</translation>
    </message>
    <message>
        <source>the training loss became not a number</source>
        <translation>la pérdida de entrenamiento dejó de ser un número</translation>
    </message>
    <message>
        <source>the training loss became infinite</source>
        <translation>la pérdida de entrenamiento se hizo infinita</translation>
    </message>
    <message>
        <source>the validation loss became not a number</source>
        <translation>la pérdida de validación dejó de ser un número</translation>
    </message>
    <message>
        <source>the validation loss became infinite</source>
        <translation>la pérdida de validación se hizo infinita</translation>
    </message>
    <message>
        <source>the last update left weights that are infinite or not a number</source>
        <translation>la última actualización dejó pesos infinitos o no numéricos</translation>
    </message>
    <message>
        <source>the most MiB of images that stay on a GPU, 0 for none</source>
        <translation>el máximo de MiB de imágenes que permanecen en una GPU, 0 para ninguna</translation>
    </message>
    <message>
        <source>the spec</source>
        <translation>la especificación</translation>
    </message>
    <message>
        <source>%1 is not a key of a run spec</source>
        <translation>%1 no es una clave de una especificación</translation>
    </message>
    <message>
        <source>%1 is not a key of a run spec; did you mean "%2"?</source>
        <translation>%1 no es una clave de una especificación; ¿quizá «%2»?</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: %2</source>
        <translation>falta %1; permitido: %2</translation>
    </message>
    <message>
        <source>%1 is %2; allowed: %3</source>
        <translation>%1 es %2; permitido: %3</translation>
    </message>
    <message numerus="yes">
        <source>%2 has not become a number for %n value(s)</source>
        <translation><numerusform>%2 no ha sido un número durante un valor</numerusform><numerusform>%2 no ha sido un número durante %n valores</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%2 has not become better than %3 (epoch %4) for %n value(s)</source>
        <translation><numerusform>%2 no ha mejorado %3 (época %4) durante un valor</numerusform><numerusform>%2 no ha mejorado %3 (época %4) durante %n valores</numerusform></translation>
    </message>
    <message>
        <source>%1 is %2, the target was %3</source>
        <translation>%1 es %2, el objetivo era %3</translation>
    </message>
    <message>
        <source>Training ends after epoch %1 of %2: %3</source>
        <translation>El entrenamiento acaba tras la época %1 de %2: %3</translation>
    </message>
    <message>
        <source>Rank %1: %2</source>
        <translation>Rank %1: %2</translation>
    </message>
    <message>
        <source>Rank %1 is a straggler: it computes %2 times as long as the median rank</source>
        <translation>El rank %1 va rezagado: calcula %2 veces más tiempo que el rank mediano</translation>
    </message>
    <message>
        <source>Rank %1 is no longer a straggler</source>
        <translation>El rank %1 ya no va rezagado</translation>
    </message>
    <message>
        <source>Validation beside training saves no time here: steps take %1 times as long while it runs, because both want the same cores</source>
        <translation>Validar en paralelo al entrenamiento no ahorra tiempo aquí: los pasos duran %1 veces más mientras tanto, porque ambos quieren los mismos núcleos</translation>
    </message>
    <message>
        <source>Let training wait for it (training.validation_threads = 0).</source>
        <translation>Hacer que el entrenamiento la espere (training.validation_threads = 0).</translation>
    </message>
    <message>
        <source>Gradients are summed in buckets of %1 KiB, the best of those tried</source>
        <translation>Los gradientes se suman en buckets de %1 KiB, el mejor tamaño de los probados</translation>
    </message>
    <message>
        <source>Pruned after step %1: %2</source>
        <translation>Podada tras el paso %1: %2</translation>
    </message>
    <message>
        <source>%1 % of %2 prunable weights are zero; %3 are left in %4 layers</source>
        <translation>el %1 % de %2 pesos podables es cero; quedan %3 en %4 capas</translation>
    </message>
    <message>
        <source>The line to %1 cannot be measured without validation samples</source>
        <translation>La línea a %1 no se puede medir sin muestras de validación</translation>
    </message>
    <message>
        <source>On the straight line to the other run's end the error rises by %1 points, the loss by %2</source>
        <translation>En la línea recta hasta el final de la otra ejecución el error sube %1 puntos y la pérdida %2</translation>
    </message>
    <message>
        <source>The worker's own state is not used, because %1; it begins from the master's weights</source>
        <translation>No se usa el estado propio del worker, porque %1; empieza con los pesos del master</translation>
    </message>
    <message>
        <source>The lower master's own state is not used, because %1; it begins from the top master's weights</source>
        <translation>No se usa el estado propio del master inferior, porque %1; empieza con los pesos del master superior</translation>
    </message>
    <message>
        <source>Steps are not traced: %1</source>
        <translation>Los pasos no se trazan: %1</translation>
    </message>
    <message>
        <source>Tracing steps %1 to %2</source>
        <translation>Trazando los pasos %1 a %2</translation>
    </message>
    <message>
        <source>The GPUs' kernels are not traced: %1</source>
        <translation>Los kernels de las GPU no se trazan: %1</translation>
    </message>
    <message>
        <source>Estimated occupancy of GPU %1 in the traced steps: %2 % (durations of the kernels × their theoretical occupancy)</source>
        <translation>Ocupación estimada de la GPU %1 en los pasos trazados: %2 % (duración de los kernels × su ocupación teórica)</translation>
    </message>
    <message>
        <source>The trace of steps %1 to %2 is incomplete: %3</source>
        <translation>La traza de los pasos %1 a %2 está incompleta: %3</translation>
    </message>
    <message>
        <source>The trace in %1 ends before step %2: it has reached its greatest length</source>
        <translation>La traza en %1 acaba antes del paso %2: ha alcanzado su longitud máxima</translation>
    </message>
    <message>
        <source>Steps %1 to %2 are traced in %3</source>
        <translation>Los pasos %1 a %2 están trazados en %3</translation>
    </message>
    <message>
        <source>not all of them could be copied to the GPU (%1), so they travel with each step</source>
        <translation>no se pudieron copiar todas a la GPU (%1), así que viajan con cada paso</translation>
    </message>
    <message>
        <source>they stay on the GPU (%1), and a step brings only which of them and how they are changed</source>
        <translation>permanecen en la GPU (%1), y un paso solo indica cuáles y cómo se modifican</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because they would fill more than a quarter of its free memory, or leave the network too little</source>
        <translation>viajan a la GPU con cada paso, porque ocuparían más de un cuarto de su memoria libre o dejarían muy poca a la red</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because resized crops, RandAugment and changes of colour are made by the processor</source>
        <translation>viajan a la GPU con cada paso, porque los recortes redimensionados, RandAugment y los cambios de color los hace el procesador</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because they are features, not images</source>
        <translation>viajan a la GPU con cada paso, porque son características, no imágenes</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because TRAINYARD_RESIDENT_MIB is 0</source>
        <translation>viajan a la GPU con cada paso, porque TRAINYARD_RESIDENT_MIB es 0</translation>
    </message>
    <message>
        <source>they are in this machine's memory</source>
        <translation>están en la memoria de esta máquina</translation>
    </message>
    <message>
        <source>Goes on with %1 instead of %2 ranks, with %3 instead of %4 samples a step</source>
        <translation>Continúa con %1 en lugar de %2 ranks, con %3 en lugar de %4 muestras por paso</translation>
    </message>
    <message>
        <source>Goes on with %1 instead of %2 ranks, with %3 instead of %4 samples a step; %5 samples of this epoch come again</source>
        <translation>Continúa con %1 en lugar de %2 ranks, con %3 en lugar de %4 muestras por paso; %5 muestras de esta época se repiten</translation>
    </message>
    <message>
        <source>%1; it was set aside as %2</source>
        <translation>%1; se apartó como %2</translation>
    </message>
    <message>
        <source>step %1 of run %2 (%3)</source>
        <translation>paso %1 de la ejecución %2 (%3)</translation>
    </message>
    <message>
        <source>The mask comes from the weights at %1</source>
        <translation>La máscara procede de los pesos en %1</translation>
    </message>
    <message>
        <source>The remaining weights are drawn anew</source>
        <translation>Los pesos restantes se generan de nuevo</translation>
    </message>
    <message>
        <source>The remaining weights are reset to %1</source>
        <translation>Los pesos restantes se restablecen a %1</translation>
    </message>
    <message>
        <source>Name a host of ~/.ssh/config, or a host name or address.</source>
        <translation>Indicar un host de ~/.ssh/config, o un nombre o dirección de host.</translation>
    </message>
    <message>
        <source>The user has a field of its own.</source>
        <translation>El usuario tiene su propio campo.</translation>
    </message>
    <message>
        <source>it is not between %1 and %2</source>
        <translation>no está entre %1 y %2</translation>
    </message>
    <message>
        <source>it is not a list of hosts</source>
        <translation>no es una lista de hosts</translation>
    </message>
    <message>
        <source>Write user@host:port, several with commas.</source>
        <translation>Escribir usuario@host:puerto, varios separados por comas.</translation>
    </message>
    <message>
        <source>it is not an absolute path</source>
        <translation>no es una ruta absoluta</translation>
    </message>
    <message>
        <source>Begin it with / or ~/.</source>
        <translation>Empezarla con / o ~/.</translation>
    </message>
    <message>
        <source>Begin it with /, ~/ or a variable such as $SCRATCH.</source>
        <translation>Empezarla con /, ~/ o una variable como $SCRATCH.</translation>
    </message>
    <message>
        <source>it does not have %1 to %2 characters on one line</source>
        <translation>no tiene de %1 a %2 caracteres en una línea</translation>
    </message>
    <message>
        <source>it is neither a path nor a name</source>
        <translation>no es ni una ruta ni un nombre</translation>
    </message>
    <message>
        <source>Correct the file, or move it away to begin anew; nothing in it was changed.</source>
        <translation>Corregir el archivo o moverlo para empezar de nuevo; no se cambió nada en él.</translation>
    </message>
    <message>
        <source>it is not a list of Trainyard's machines</source>
        <translation>no es una lista de máquinas de Trainyard</translation>
    </message>
    <message>
        <source>its version is not a whole number from 1</source>
        <translation>su versión no es un número entero a partir de 1</translation>
    </message>
    <message>
        <source>it was made by a newer Trainyard</source>
        <translation>lo creó un Trainyard más reciente</translation>
    </message>
    <message>
        <source>the id “%1” occurs twice</source>
        <translation>el id «%1» aparece dos veces</translation>
    </message>
    <message>
        <source>%1 is not an object</source>
        <translation>%1 no es un objeto</translation>
    </message>
    <message>
        <source>%1 is not text</source>
        <translation>%1 no es texto</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 no es ni true ni false</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <translation>%1 no es un número entero de %2 a %3</translation>
    </message>
    <message>
        <source>%1 is not a list</source>
        <translation>%1 no es una lista</translation>
    </message>
    <message>
        <source>%1 holds something that is not text</source>
        <translation>%1 contiene algo que no es texto</translation>
    </message>
    <message>
        <source>%1: “%2” is not known</source>
        <translation>%1: «%2» no se conoce</translation>
    </message>
    <message>
        <source>%1 is not known</source>
        <translation>%1 no se conoce</translation>
    </message>
    <message>
        <source>%1 is not a machine's id</source>
        <translation>%1 no es el id de una máquina</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” begins with '-'</source>
        <translation>«%1» empieza por '-'</translation>
    </message>
    <message>
        <source>its path is empty</source>
        <translation>su ruta está vacía</translation>
    </message>
    <message>
        <source>the index %1 is negative</source>
        <translation>el índice %1 es negativo</translation>
    </message>
    <message>
        <source>the index %1 occurs twice</source>
        <translation>el índice %1 aparece dos veces</translation>
    </message>
    <message>
        <source>the number is negative</source>
        <translation>el número es negativo</translation>
    </message>
    <message>
        <source>at least 1 is needed</source>
        <translation>se necesita al menos 1</translation>
    </message>
    <message>
        <source>it is not a time of 0 to 10 years</source>
        <translation>no es un tiempo de 0 a 10 años</translation>
    </message>
    <message>
        <source>“%1” would send the job to another cluster, where it would not be found again</source>
        <translation>«%1» enviaría el trabajo a otro clúster, donde no se volvería a encontrar</translation>
    </message>
    <message>
        <source>Leave it out, and add a login node of that cluster as a machine of its own.</source>
        <translation>Omitirlo y añadir un nodo de acceso de ese clúster como máquina propia.</translation>
    </message>
    <message>
        <source>“%1” is not an option of sbatch with two dashes</source>
        <translation>«%1» no es una opción de sbatch con dos guiones</translation>
    </message>
    <message>
        <source>Write it as --name=value.</source>
        <translation>Escribirla como --nombre=valor.</translation>
    </message>
    <message>
        <source>%1 is set by Trainyard itself</source>
        <translation>%1 lo define el propio Trainyard</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Omitirlo.</translation>
    </message>
    <message>
        <source>it contains a control character</source>
        <translation>contiene un carácter de control</translation>
    </message>
    <message>
        <source>Remove line breaks and tabs from it.</source>
        <translation>Quitar sus saltos de línea y tabulaciones.</translation>
    </message>
    <message>
        <source>it contains a single quote, which the options of a batch script cannot carry</source>
        <translation>contiene una comilla simple, que las opciones de un script de batch no admiten</translation>
    </message>
    <message>
        <source>it contains a backslash, which the options of a batch script cannot carry</source>
        <translation>contiene una barra invertida, que las opciones de un script de batch no admiten</translation>
    </message>
    <message>
        <source>“%1” is that of an array's task</source>
        <translation>«%1» es el de una tarea de un array</translation>
    </message>
    <message>
        <source>a command other than a run is one process</source>
        <translation>un comando distinto de una ejecución es un solo proceso</translation>
    </message>
    <message>
        <source>Slurm itself chooses the GPUs of a job</source>
        <translation>el propio Slurm elige las GPU de un trabajo</translation>
    </message>
    <message>
        <source>Give a number of GPUs and their type.</source>
        <translation>Indicar un número de GPU y su tipo.</translation>
    </message>
    <message>
        <source>“%1” is not the name of a type</source>
        <translation>«%1» no es el nombre de un tipo</translation>
    </message>
    <message>
        <source>this machine's template has no launcher for more than one node</source>
        <translation>la plantilla de esta máquina no tiene lanzador para más de un nodo</translation>
    </message>
    <message>
        <source>Choose srun or mpirun there.</source>
        <translation>Elegir allí srun o mpirun.</translation>
    </message>
    <message>
        <source>not needed on this workstation</source>
        <translation>no se necesita en esta estación de trabajo</translation>
    </message>
    <message>
        <source>%1 answers: %2</source>
        <translation>%1 responde: %2</translation>
    </message>
    <message>
        <source>known, %1</source>
        <translation>conocido, %1</translation>
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
        <translation>%1; faltan: %2</translation>
    </message>
    <message>
        <source>Ask for these usual programs to be installed there.</source>
        <translation>Pedir que se instalen allí estos programas habituales.</translation>
    </message>
    <message>
        <source>%1; its clock is %2 s off ours</source>
        <translation>%1; su reloj difiere del nuestro en %2 s</translation>
    </message>
    <message>
        <source>Nothing depends on it here, but ask for the clock to be set.</source>
        <translation>Aquí nada depende de ello, pero conviene pedir que se ajuste el reloj.</translation>
    </message>
    <message>
        <source>none; runs go to Trainyard's own queue there</source>
        <translation>ninguno; las ejecuciones van a la cola propia de Trainyard</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4</source>
        <translation>%1 %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%n partition(s)</source>
        <translation><numerusform>%n partición</numerusform><numerusform>%n particiones</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in the default one</source>
        <translation><numerusform>%n nodo en la predeterminada</numerusform><numerusform>%n nodos en la predeterminada</numerusform></translation>
    </message>
    <message>
        <source>%1; flock or bash is missing</source>
        <translation>%1; falta flock o bash</translation>
    </message>
    <message>
        <source>Without them no job is submitted exactly once. Ask for util-linux and bash.</source>
        <translation>Sin ellos ningún trabajo se envía exactamente una vez. Pedir util-linux y bash.</translation>
    </message>
    <message>
        <source>%1; ranks would be started by %2, which the cluster does not offer</source>
        <translation>%1; los ranks se iniciarían con %2, que el clúster no ofrece</translation>
    </message>
    <message>
        <source>Choose %3 in the machine's batch script.</source>
        <translation>Elegir %3 en el script de batch de la máquina.</translation>
    </message>
    <message>
        <source>%1; not told: %2</source>
        <translation>%1; no indicado: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 free</source>
        <translation>%1: %2 de %3 libres</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>none are offered</source>
        <translation>no se ofrece ninguna</translation>
    </message>
    <message>
        <source>Runs use the processor there.</source>
        <translation>Las ejecuciones usan allí el procesador.</translation>
    </message>
    <message>
        <source>nvidia-smi says: %1</source>
        <translation>nvidia-smi dice: %1</translation>
    </message>
    <message>
        <source>The driver does not work. Ask the administrator to reload it or to restart the machine.</source>
        <translation>El controlador no funciona. Pedir al administrador que lo recargue o reinicie la máquina.</translation>
    </message>
    <message>
        <source>Choose another folder for the machine's runs.</source>
        <translation>Elegir otra carpeta para las ejecuciones de la máquina.</translation>
    </message>
    <message>
        <source>%1 free in %2</source>
        <translation>%1 libres en %2</translation>
    </message>
    <message>
        <source>Free some room: a few checkpoints fill that.</source>
        <translation>Liberar espacio: unos pocos checkpoints lo llenan.</translation>
    </message>
    <message>
        <source>%1 was not found</source>
        <translation>no se encontró %1</translation>
    </message>
    <message>
        <source>Install the engine there, or set its path.</source>
        <translation>Instalar allí el motor o indicar su ruta.</translation>
    </message>
    <message>
        <source>Trainyard on this computer speaks with “%2”. Install that one beside it.</source>
        <translation>Trainyard en este equipo habla con «%2». Instalar ese junto al otro.</translation>
    </message>
    <message>
        <source>%1, the same as here</source>
        <translation>%1, el mismo que aquí</translation>
    </message>
    <message>
        <source>%1 was ended by signal %2</source>
        <translation>la señal %2 terminó %1</translation>
    </message>
    <message>
        <source>the window is not installed: %1 is neither beside this program nor on the PATH</source>
        <translation>la ventana no está instalada: %1 no está ni junto a este programa ni en el PATH</translation>
    </message>
    <message>
        <source>Install the component "window" of Trainyard, or build the target trainyard-window.</source>
        <translation>Instalar el componente "window" de Trainyard o compilar el target trainyard-window.</translation>
    </message>
    <message>
        <source>it has been deleted in the meantime</source>
        <translation>se eliminó entretanto</translation>
    </message>
    <message>
        <source>the system refuses another thread</source>
        <translation>el sistema rechaza otro hilo</translation>
    </message>
    <message>
        <source>Raise the limits of this process (ulimit -v for memory, ulimit -u for processes), close other programs or use fewer threads.</source>
        <translation>Aumentar los límites de este proceso (ulimit -v para memoria, ulimit -u para procesos), cerrar otros programas o usar menos hilos.</translation>
    </message>
    <message>
        <source>it belongs to another user, %1</source>
        <translation>pertenece a otro usuario, %1</translation>
    </message>
    <message>
        <source>Remove it, or become its owner after checking what it holds.</source>
        <translation>Quitarlo, o pasar a ser su propietario tras comprobar qué contiene.</translation>
    </message>
    <message>
        <source>other users may write it (mode %1)</source>
        <translation>otros usuarios pueden escribir en él (modo %1)</translation>
    </message>
    <message>
        <source>Check that nobody has changed it, then take their access away with "chmod go-w", or share with your group on purpose (TRAINYARD_SHARE=group).</source>
        <translation>Comprobar que nadie lo haya cambiado y quitarles el acceso con "chmod go-w", o compartir con el grupo a propósito (TRAINYARD_SHARE=group).</translation>
    </message>
    <message>
        <source>it is a symbolic link</source>
        <translation>es un enlace simbólico</translation>
    </message>
    <message>
        <source>Put the file or folder itself there.</source>
        <translation>Poner allí el archivo o la carpeta en sí.</translation>
    </message>
    <message>
        <source>the same file has another name (a hard link)</source>
        <translation>el mismo archivo tiene otro nombre (un enlace duro)</translation>
    </message>
    <message>
        <source>Put a copy of its own there.</source>
        <translation>Poner allí una copia propia.</translation>
    </message>
    <message>
        <source>"%1" is neither owner nor group</source>
        <translation>«%1» no es ni owner ni group</translation>
    </message>
    <message>
        <source>Set it to owner or group, or unset it.</source>
        <translation>Asignarle owner o group, o eliminar su valor.</translation>
    </message>
    <message>
        <source>this process can get less than %1 more memory</source>
        <translation>este proceso puede obtener menos de %1 más de memoria</translation>
    </message>
    <message>
        <source>Raise its limit (ulimit -v), close other programs or make the batch smaller.</source>
        <translation>Aumentar su límite (ulimit -v), cerrar otros programas o reducir el batch.</translation>
    </message>
    <message>
        <source>most likely the kernel killed it because memory was used up</source>
        <translation>lo más probable es que lo matara el kernel por haberse agotado la memoria</translation>
    </message>
    <message>
        <source>Make the batch smaller, or free some memory; the run can be resumed.</source>
        <translation>Reducir el batch o liberar memoria; la ejecución se puede reanudar.</translation>
    </message>
    <message>
        <source>its process was ended by signal %1 (%2)</source>
        <translation>la señal %1 (%2) terminó su proceso</translation>
    </message>
    <message>
        <source>Find out who ended it, such as a memory limit, a batch system or a person; the run can be resumed.</source>
        <translation>Averiguar quién lo terminó: un límite de memoria, un sistema de batch o una persona; la ejecución se puede reanudar.</translation>
    </message>
    <message>
        <source>its process was ended by signal 9 (Killed), most likely by the kernel because memory was used up</source>
        <translation>la señal 9 (Killed) terminó su proceso; lo más probable es que fuera el kernel por haberse agotado la memoria</translation>
    </message>
    <message>
        <source>Use fewer ranks or a smaller batch, or free some memory; the run can be resumed.</source>
        <translation>Usar menos ranks o un batch menor, o liberar memoria; la ejecución se puede reanudar.</translation>
    </message>
    <message>
        <source>its process crashed with signal %1 (%2)</source>
        <translation>su proceso se bloqueó con la señal %1 (%2)</translation>
    </message>
    <message>
        <source>This is a fault in Trainyard or in a library: report it with the attempt's engine.log. The run can be resumed.</source>
        <translation>Es un fallo de Trainyard o de una biblioteca: informar de él con el engine.log del intento. La ejecución se puede reanudar.</translation>
    </message>
    <message>
        <source>its run directory was not there when the store was rebuilt</source>
        <translation>su carpeta no estaba cuando se reconstruyó el almacén</translation>
    </message>
    <message>
        <source>process %1 (%2) has locked it</source>
        <translation>el proceso %1 (%2) lo ha bloqueado</translation>
    </message>
    <message>
        <source>Wait, or end that program.</source>
        <translation>Esperar o terminar ese programa.</translation>
    </message>
    <message>
        <source>process %1 (%2) has kept it locked for %3 s</source>
        <translation>el proceso %1 (%2) lo mantiene bloqueado desde hace %3 s</translation>
    </message>
    <message>
        <source>End that program, or try again.</source>
        <translation>Terminar ese programa o volver a intentarlo.</translation>
    </message>
    <message>
        <source>another program has locked it</source>
        <translation>otro programa lo ha bloqueado</translation>
    </message>
    <message numerus="yes">
        <source>the file has 0 bytes, but %n run director(y|ies) (lies|lie) beside it</source>
        <translation><numerusform>el archivo tiene 0 bytes, pero junto a él hay una carpeta de ejecución</numerusform><numerusform>el archivo tiene 0 bytes, pero junto a él hay %n carpetas de ejecuciones</numerusform></translation>
    </message>
    <message>
        <source>Run 'trainyard store rebuild', which reads the run directories again, or delete the file to begin with an empty history.</source>
        <translation>Ejecutar «trainyard store rebuild», que vuelve a leer las carpetas de las ejecuciones, o eliminar el archivo para empezar con un historial vacío.</translation>
    </message>
    <message>
        <source>the quotation that begins at character %1 has no end</source>
        <translation>las comillas que empiezan en el carácter %1 no se cierran</translation>
    </message>
    <message>
        <source>Close it with another ".</source>
        <translation>Cerrarlas con otra ".</translation>
    </message>
    <message numerus="yes">
        <source>it has more than %n condition(s)</source>
        <translation><numerusform>tiene más de una condición</numerusform><numerusform>tiene más de %n condiciones</numerusform></translation>
    </message>
    <message>
        <source>Leave some out.</source>
        <translation>Omitir algunas.</translation>
    </message>
    <message>
        <source>nothing follows "%1" (character %2)</source>
        <translation>no sigue nada a «%1» (carácter %2)</translation>
    </message>
    <message>
        <source>Write what to look for right behind it, as in state:done or val/top1&gt;0.9.</source>
        <translation>Escribir justo detrás lo que se busca, como en state:done o val/top1&gt;0.9.</translation>
    </message>
    <message>
        <source>"%1" is not a number to compare %2 with (character %3)</source>
        <translation>«%1» no es un número con el que comparar %2 (carácter %3)</translation>
    </message>
    <message>
        <source>Write a number, or "%4" in quotes to look for these words.</source>
        <translation>Escribir un número, o "%4" entre comillas para buscar estas palabras.</translation>
    </message>
    <message>
        <source>there is no field or metric "%1" (character %2)</source>
        <translation>no hay ningún campo ni métrica «%1» (carácter %2)</translation>
    </message>
    <message>
        <source>Did you mean %3?</source>
        <translation>¿Quizá %3?</translation>
    </message>
    <message>
        <source>Write "%3" in quotes to look for these words.</source>
        <translation>Escribir "%3" entre comillas para buscar estas palabras.</translation>
    </message>
    <message>
        <source>there is no state "%1" (character %2)</source>
        <translation>no existe el estado «%1» (carácter %2)</translation>
    </message>
    <message>
        <source>Did you mean state:%3?</source>
        <translation>¿Quizá state:%3?</translation>
    </message>
    <message>
        <source>The states are %3.</source>
        <translation>Los estados son %3.</translation>
    </message>
    <message>
        <source>%1 is a metric, which is compared with &lt;, &gt; or = (character %2)</source>
        <translation>%1 es una métrica, que se compara con &lt;, &gt; o = (carácter %2)</translation>
    </message>
    <message>
        <source>Write %3, or another comparison.</source>
        <translation>Escribir %3 u otra comparación.</translation>
    </message>
    <message>
        <source>%1 is a text, which has no order (character %2)</source>
        <translation>%1 es un texto, que no tiene orden (carácter %2)</translation>
    </message>
    <message>
        <source>Write %3.</source>
        <translation>Escribir %3.</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>demasiados niveles de enlaces simbólicos</translation>
    </message>
    <message>
        <source>Remove the link, restore what it points to, or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>Quitar el enlace, restaurar lo que señala o saltar las muestras ilegibles («unreadable»: «skip»).</translation>
    </message>
    <message>
        <source>Remove it, or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>Quitarlo o saltar las muestras ilegibles («unreadable»: «skip»).</translation>
    </message>
    <message>
        <source>Correct the list (paths are relative to its folder), or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>Corregir la lista (las rutas son relativas a su carpeta) o saltar las muestras ilegibles («unreadable»: «skip»).</translation>
    </message>
    <message>
        <source>Mend or remove it, or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>Repararlo o quitarlo, o saltar las muestras ilegibles («unreadable»: «skip»).</translation>
    </message>
    <message>
        <source>a speed is a number of samples a second, larger than 0</source>
        <translation>una velocidad es un número de muestras por segundo, mayor que 0</translation>
    </message>
    <message>
        <source>Give one speed for each rank, separated by commas, such as 100,300.</source>
        <translation>Indicar una velocidad por cada rank, separadas por comas, como 100,300.</translation>
    </message>
    <message>
        <source>the number of speeds is %1, the number of ranks %2</source>
        <translation>el número de velocidades es %1, el de ranks %2</translation>
    </message>
    <message>
        <source>Give one speed for each rank, separated by commas.</source>
        <translation>Indicar una velocidad por cada rank, separadas por comas.</translation>
    </message>
    <message>
        <source>it is not HEIGHTxWIDTHxCHANNELS, such as 224x224x3</source>
        <translation>no es ALTOxANCHOxCANALES, como 224x224x3</translation>
    </message>
    <message>
        <source>it is not I/N with I from 1 to N</source>
        <translation>no es I/N con I de 1 a N</translation>
    </message>
    <message>
        <source>Name a part such as 3/16.</source>
        <translation>Indicar una parte como 3/16.</translation>
    </message>
    <message>
        <source>it is not HEIGHTxWIDTH or HEIGHTxWIDTHxCHANNELS with sides from 8 to 1024 and 1 or 3 channels</source>
        <translation>no es ALTOxANCHO ni ALTOxANCHOxCANALES con lados de 8 a 1024 y 1 o 3 canales</translation>
    </message>
    <message>
        <source>Name a size such as 224x224.</source>
        <translation>Indicar un tamaño como 224x224.</translation>
    </message>
    <message>
        <source>no layer is called so</source>
        <translation>ninguna capa se llama así</translation>
    </message>
    <message>
        <source>Layers with weights are %1.</source>
        <translation>Las capas con pesos son %1.</translation>
    </message>
    <message>
        <source>fp32: this processor cannot compute in bf16 itself, so training would take about %1 to %2 times as long</source>
        <translation>fp32: este procesador no calcula en bf16 por sí mismo, así que el entrenamiento duraría de %1 a %2 veces más</translation>
    </message>
    <message>
        <source>its tensor %1 holds values that are not finite (NaN or infinite)</source>
        <translation>su tensor %1 contiene valores no finitos (NaN o infinito)</translation>
    </message>
    <message>
        <source>Use weights of a training that did not diverge.</source>
        <translation>Usar pesos de un entrenamiento que no haya divergido.</translation>
    </message>
    <message numerus="yes">
        <source>The run has learned nothing in its last %n epoch(s): its accuracy is no better than the %2 % of naming the most frequent class each time. Lower the learning rate, or check the labels</source>
        <translation><numerusform>La ejecución no ha aprendido nada en su última época: su exactitud no supera el %2 % que se logra con la clase más frecuente. Reducir la tasa de aprendizaje o comprobar las etiquetas</numerusform><numerusform>La ejecución no ha aprendido nada en sus últimas %n épocas: su exactitud no supera el %2 % que se logra con la clase más frecuente. Reducir la tasa de aprendizaje o comprobar las etiquetas</numerusform></translation>
    </message>
    <message>
        <source>the store has none that can be read</source>
        <translation>el almacén no tiene ninguno que se pueda leer</translation>
    </message>
    <message>
        <source>Its runs can still be looked at and resumed one by one.</source>
        <translation>Sus ejecuciones se pueden seguir examinando y reanudar una a una.</translation>
    </message>
    <message>
        <source>its kind “%1” is not known</source>
        <translation>su tipo «%1» no se conoce</translation>
    </message>
    <message>
        <source>its run spec does not hold: %1</source>
        <translation>su especificación no es válida: %1</translation>
    </message>
    <message>
        <source>it does not hold: %1</source>
        <translation>no es válido: %1</translation>
    </message>
    <message>
        <source>several campaigns are meant</source>
        <translation>podría tratarse de varias campañas</translation>
    </message>
    <message>
        <source>Give its whole id; 'trainyard study list' has them.</source>
        <translation>Indicar su id completo; «trainyard study list» los muestra.</translation>
    </message>
    <message>
        <source>Mend the run spec.</source>
        <translation>Corregir la especificación.</translation>
    </message>
    <message>
        <source>“%1” needs the environment variable %2, which is not set</source>
        <translation>«%1» necesita la variable de entorno %2, que no está definida</translation>
    </message>
    <message>
        <source>Change it in ~/.ssh/config, or enter the machine by hand.</source>
        <translation>Cambiarlo en ~/.ssh/config o introducir la máquina a mano.</translation>
    </message>
    <message>
        <source>its HostName, “%1”, is not a host name</source>
        <translation>su HostName, «%1», no es un nombre de host</translation>
    </message>
    <message>
        <source>its User, “%1”, is not a user name</source>
        <translation>su User, «%1», no es un nombre de usuario</translation>
    </message>
    <message>
        <source>“%1” has the token %2, which is unknown</source>
        <translation>«%1» tiene el token %2, que es desconocido</translation>
    </message>
    <message>
        <source>its jump hosts lead in a circle</source>
        <translation>sus hosts de salto forman un círculo</translation>
    </message>
    <message>
        <source>its ProxyCommand (%1) is not supported; a ProxyJump is</source>
        <translation>su ProxyCommand (%1) no se admite; un ProxyJump sí</translation>
    </message>
    <message>
        <source>its jump host “%1” cannot be understood</source>
        <translation>no se entiende su host de salto «%1»</translation>
    </message>
    <message>
        <source>it has too many jump hosts</source>
        <translation>tiene demasiados hosts de salto</translation>
    </message>
    <message>
        <source>Remove it by hand if that is what you want.</source>
        <translation>Quitarlo a mano si eso es lo que se quiere.</translation>
    </message>
    <message>
        <source>the path contains "." or ".."</source>
        <translation>la ruta contiene «.» o «..»</translation>
    </message>
    <message>
        <source>a path this short is never removed with its contents</source>
        <translation>una ruta tan corta nunca se quita con su contenido</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>it is not the expected kind of file</source>
        <translation>no es el tipo de archivo esperado</translation>
    </message>
    <message>
        <source>it did not arrive complete</source>
        <translation>no llegó completo</translation>
    </message>
    <message>
        <source>it tells nothing of itself</source>
        <translation>no dice nada de sí mismo</translation>
    </message>
    <message>
        <source>Slurm says: %1</source>
        <translation>Slurm dice: %1</translation>
    </message>
    <message>
        <source>The jobs go on; it is asked again.</source>
        <translation>Los trabajos siguen; se volverá a preguntar.</translation>
    </message>
    <message>
        <source>a token has 1 to 200 letters, digits, '-', '_' or '.', and begins with a letter or digit</source>
        <translation>un token tiene de 1 a 200 letras, dígitos, '-', '_' o '.', y empieza por una letra o un dígito</translation>
    </message>
    <message>
        <source>its path is not valid UTF-8</source>
        <translation>su ruta no es UTF-8 válido</translation>
    </message>
    <message>
        <source>this queue starts nothing but runs</source>
        <translation>esta cola solo inicia ejecuciones</translation>
    </message>
    <message>
        <source>this queue has no arrays</source>
        <translation>esta cola no tiene arrays</translation>
    </message>
    <message>
        <source>Move it away, or run 'trainyard store rebuild', which sets it aside and makes a new store.</source>
        <translation>Moverlo a otro sitio o ejecutar «trainyard store rebuild», que lo aparta y crea un almacén nuevo.</translation>
    </message>
    <message>
        <source>it is not an SQLite file</source>
        <translation>no es un archivo SQLite</translation>
    </message>
    <message>
        <source>it is an SQLite file, but not a store of Trainyard</source>
        <translation>es un archivo SQLite, pero no un almacén de Trainyard</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>no se puede leer: %1</translation>
    </message>
    <message>
        <source>Remove it from the list and add it again.</source>
        <translation>Quitarlo de la lista y añadirlo de nuevo.</translation>
    </message>
    <message>
        <source>it is neither beside this program nor on PATH</source>
        <translation>no está ni junto a este programa ni en el PATH</translation>
    </message>
    <message>
        <source>Install Trainyard's engine, or build the target trainyard-engine.</source>
        <translation>Instalar el motor de Trainyard o compilar el target trainyard-engine.</translation>
    </message>
    <message>
        <source>there is no such program</source>
        <translation>no existe ese programa</translation>
    </message>
    <message>
        <source>it could not be started: %1</source>
        <translation>no se pudo iniciar: %1</translation>
    </message>
    <message>
        <source>Install Trainyard's engine again.</source>
        <translation>Reinstalar el motor de Trainyard.</translation>
    </message>
    <message>
        <source>it sent a line without an end</source>
        <translation>envió una línea sin final</translation>
    </message>
    <message>
        <source>it answered with a line that is not one of its protocol</source>
        <translation>respondió con una línea que no es de su protocolo</translation>
    </message>
    <message>
        <source>it did not say its version first</source>
        <translation>no indicó primero su versión</translation>
    </message>
    <message>
        <source>it gave no answer within %1 s</source>
        <translation>no respondió en %1 s</translation>
    </message>
    <message>
        <source>It is started again; if this stays, run 'trainyard-engine plan' in a terminal to see why.</source>
        <translation>Se inicia de nuevo; si esto persiste, ejecutar «trainyard-engine plan» en un terminal para ver el motivo.</translation>
    </message>
    <message>
        <source>%1, without a report</source>
        <translation>%1, sin informe</translation>
    </message>
    <message>
        <source>Run 'trainyard-engine selftest' in a terminal to see why.</source>
        <translation>Ejecutar «trainyard-engine selftest» en un terminal para ver el motivo.</translation>
    </message>
    <message>
        <source>it is not a preset of Trainyard</source>
        <translation>no es un preajuste de Trainyard</translation>
    </message>
    <message>
        <source>Mend or delete the file; the other presets are not affected.</source>
        <translation>Corregir o eliminar el archivo; los demás preajustes no se ven afectados.</translation>
    </message>
    <message>
        <source>its "%1" is not a text</source>
        <translation>su «%1» no es un texto</translation>
    </message>
    <message>
        <source>it has no run spec</source>
        <translation>no tiene especificación</translation>
    </message>
    <message>
        <source>its name does not have 1 to 100 characters</source>
        <translation>su nombre no tiene de 1 a 100 caracteres</translation>
    </message>
    <message>
        <source>another preset is called “%1” as well</source>
        <translation>otro preajuste se llama también «%1»</translation>
    </message>
    <message>
        <source>a built-in preset has this name</source>
        <translation>un preajuste incorporado tiene este nombre</translation>
    </message>
    <message>
        <source>a name has 1 to 100 characters</source>
        <translation>un nombre tiene de 1 a 100 caracteres</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>Descargarlo de nuevo.</translation>
    </message>
    <message>
        <source>its entry %1 would lie outside of the folder</source>
        <translation>su entrada %1 quedaría fuera de la carpeta</translation>
    </message>
    <message>
        <source>It is not the file it should be.</source>
        <translation>No es el archivo que debería ser.</translation>
    </message>
    <message>
        <source>it holds links or devices</source>
        <translation>contiene enlaces o dispositivos</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>Comprobar el disco.</translation>
    </message>
    <message>
        <source>Check that the folder can be written to.</source>
        <translation>Comprobar que se puede escribir en la carpeta.</translation>
    </message>
    <message>
        <source>Free some space and try again: what has arrived is kept.</source>
        <translation>Liberar espacio y volver a intentarlo: lo recibido se conserva.</translation>
    </message>
    <message>
        <source>the server sent another part than was asked for</source>
        <translation>el servidor envió otra parte que la pedida</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Volver a intentarlo más tarde.</translation>
    </message>
    <message>
        <source>the server sends more than the %1 bytes of the file</source>
        <translation>el servidor envía más que los %1 bytes del archivo</translation>
    </message>
    <message>
        <source>The file may have changed there; the catalogue's checksum would not fit.</source>
        <translation>Puede que el archivo haya cambiado allí; la suma de comprobación del catálogo no coincidiría.</translation>
    </message>
    <message>
        <source>the server has no such part of the file</source>
        <translation>el servidor no tiene esa parte del archivo</translation>
    </message>
    <message>
        <source>the network says: %1</source>
        <translation>la red dice: %1</translation>
    </message>
    <message>
        <source>Check the connection and try again: what has arrived is kept.</source>
        <translation>Comprobar la conexión y volver a intentarlo: lo recibido se conserva.</translation>
    </message>
    <message>
        <source>the connection ended after %1 of %2 bytes</source>
        <translation>la conexión terminó tras %1 de %2 bytes</translation>
    </message>
    <message>
        <source>Try again: what has arrived is kept.</source>
        <translation>Volver a intentarlo: lo recibido se conserva.</translation>
    </message>
    <message>
        <source>its checksum is wrong: it is not the file of the catalogue, or it was changed on the way</source>
        <translation>su suma de comprobación es incorrecta: no es el archivo del catálogo o cambió por el camino</translation>
    </message>
    <message>
        <source>Try again; if it stays, the file has changed at its source.</source>
        <translation>Volver a intentarlo; si persiste, el archivo ha cambiado en su origen.</translation>
    </message>
    <message>
        <source>Install Trainyard again.</source>
        <translation>Reinstalar Trainyard.</translation>
    </message>
    <message>
        <source>its name ends in none of .%1</source>
        <translation>su nombre no acaba en ninguno de .%1</translation>
    </message>
    <message>
        <source>Choose a name with one of these endings.</source>
        <translation>Elegir un nombre con una de estas terminaciones.</translation>
    </message>
    <message>
        <source>Run 'trainyard-engine %2' in a terminal to see why.</source>
        <translation>Ejecutar «trainyard-engine %2» en un terminal para ver el motivo.</translation>
    </message>
    <message>
        <source>it has not been read yet</source>
        <translation>todavía no se ha leído</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Volver a intentarlo en un momento.</translation>
    </message>
    <message>
        <source>it is not in this program</source>
        <translation>no está en este programa</translation>
    </message>
    <message>
        <source>its id or path is not a plain name, or it has no files</source>
        <translation>su id o su ruta no es un nombre simple, o no tiene archivos</translation>
    </message>
    <message>
        <source>“%1” is not an address of the web</source>
        <translation>«%1» no es una dirección web</translation>
    </message>
    <message>
        <source>“%1” does not end in the name of a file</source>
        <translation>«%1» no acaba en el nombre de un archivo</translation>
    </message>
    <message>
        <source>“%1” has no size or no checksum</source>
        <translation>«%1» no tiene tamaño o suma de comprobación</translation>
    </message>
    <message>
        <source>the server allows no more tries; tried: %1</source>
        <translation>el servidor no permite más intentos; probado: %1</translation>
    </message>
    <message>
        <source>a person must answer: %1</source>
        <translation>debe responder una persona: %1</translation>
    </message>
    <message>
        <source>a person must answer: %1; tried: %2</source>
        <translation>debe responder una persona: %1; probado: %2</translation>
    </message>
    <message>
        <source>nothing was asked</source>
        <translation>no se preguntó nada</translation>
    </message>
    <message>
        <source>%1, one after the other</source>
        <translation>%1, uno tras otro</translation>
    </message>
    <message>
        <source>a key of the agent</source>
        <translation>una clave del agente</translation>
    </message>
    <message>
        <source>the key %1</source>
        <translation>la clave %1</translation>
    </message>
    <message>
        <source>the password</source>
        <translation>la contraseña</translation>
    </message>
    <message>
        <source>answers to its questions</source>
        <translation>respuestas a sus preguntas</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) of the agent</source>
        <translation><numerusform>%n clave del agente</numerusform><numerusform>%n claves del agente</numerusform></translation>
    </message>
    <message>
        <source>the key agent, which does not answer</source>
        <translation>el agente de claves, que no responde</translation>
    </message>
    <message>
        <source>%1 (not used: other users can read it; run chmod 600)</source>
        <translation>%1 (no usada: otros usuarios pueden leerla; ejecutar chmod 600)</translation>
    </message>
    <message>
        <source>%1 (wrong passphrase)</source>
        <translation>%1 (frase de contraseña incorrecta)</translation>
    </message>
    <message>
        <source>%1 (it cannot be read)</source>
        <translation>%1 (no se puede leer)</translation>
    </message>
    <message>
        <source>OpenSSH refuses its configuration: %1</source>
        <translation>OpenSSH rechaza su configuración: %1</translation>
    </message>
    <message>
        <source>Correct ~/.ssh/config; “ssh -G %2” shows what OpenSSH makes of it.</source>
        <translation>Corregir ~/.ssh/config; «ssh -G %2» muestra cómo lo interpreta OpenSSH.</translation>
    </message>
    <message>
        <source>several things do not hold: %1</source>
        <translation>varias cosas no son válidas: %1</translation>
    </message>
    <message>
        <source>there is no run spec</source>
        <translation>no hay especificación</translation>
    </message>
    <message>
        <source>%1 repeats are not possible</source>
        <translation>no son posibles %1 repeticiones</translation>
    </message>
    <message>
        <source>Choose 1 to %2.</source>
        <translation>Elegir de 1 a %2.</translation>
    </message>
    <message>
        <source>more than %1 runs are not possible in one campaign</source>
        <translation>no son posibles más de %1 ejecuciones en una campaña</translation>
    </message>
    <message>
        <source>the numbers of cells per stage and of cells at once cannot be negative</source>
        <translation>los números de celdas por etapa y de celdas simultáneas no pueden ser negativos</translation>
    </message>
    <message>
        <source>0 means no limit.</source>
        <translation>0 significa sin límite.</translation>
    </message>
    <message>
        <source>the run spec of %1 is not valid</source>
        <translation>la especificación de %1 no es válida</translation>
    </message>
    <message>
        <source>no number of ranks is given</source>
        <translation>no se indica ningún número de ranks</translation>
    </message>
    <message>
        <source>Enter some, such as 1,2,4.</source>
        <translation>Introducir algunos, como 1,2,4.</translation>
    </message>
    <message>
        <source>%1 is not a number of ranks</source>
        <translation>%1 no es un número de ranks</translation>
    </message>
    <message>
        <source>Choose numbers from 1 to %2.</source>
        <translation>Elegir números de 1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>with %n rank(s), the run spec is not valid</source>
        <translation><numerusform>con %n rank la especificación no es válida</numerusform><numerusform>con %n ranks la especificación no es válida</numerusform></translation>
    </message>
    <message>
        <source>the run spec continues another run, but a study compares complete runs</source>
        <translation>la especificación continúa otra ejecución, pero un estudio compara ejecuciones completas</translation>
    </message>
    <message>
        <source>Remove its parent.</source>
        <translation>Quitar su ejecución de origen.</translation>
    </message>
    <message>
        <source>one rank was added because everything is relative to it</source>
        <translation>se añadió un rank porque todo es relativo a él</translation>
    </message>
    <message>
        <source>%1 was given more than once; it counts once</source>
        <translation>%1 se indicó más de una vez; cuenta una sola</translation>
    </message>
    <message>
        <source>with one epoch there is no speed, because the first epoch is ignored</source>
        <translation>con una época no hay velocidad, porque la primera época se ignora</translation>
    </message>
    <message>
        <source>Train for two or more.</source>
        <translation>Entrenar dos o más.</translation>
    </message>
    <message numerus="yes">
        <source>the batch cannot be divided evenly among %n rank(s): some get one more sample</source>
        <translation><numerusform>el batch no se puede dividir por igual entre %n rank: algunos reciben una muestra más</numerusform><numerusform>el batch no se puede dividir por igual entre %n ranks: algunos reciben una muestra más</numerusform></translation>
    </message>
    <message>
        <source>one rank uses all cores, so more ranks only share them</source>
        <translation>un rank usa todos los núcleos, así que más ranks solo los comparten</translation>
    </message>
    <message>
        <source>Set the threads of a rank.</source>
        <translation>Indicar los hilos de un rank.</translation>
    </message>
    <message>
        <source>with one repeat there is no spread</source>
        <translation>con una repetición no hay variación</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>época %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>new weights</source>
        <translation>pesos nuevos</translation>
    </message>
    <message>
        <source>random mask</source>
        <translation>máscara aleatoria</translation>
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
        <translation>aleatoria al inicio</translation>
    </message>
    <message>
        <source>no amount to prune is given</source>
        <translation>no se indica cuánto podar</translation>
    </message>
    <message>
        <source>Enter at least one.</source>
        <translation>Introducir al menos uno.</translation>
    </message>
    <message>
        <source>%1 is not an amount to prune</source>
        <translation>%1 no es una cantidad que podar</translation>
    </message>
    <message>
        <source>Shares are between 0 and 100 %, thresholds are above 0.</source>
        <translation>Las proporciones están entre 0 y 100 %, los umbrales son mayores que 0.</translation>
    </message>
    <message>
        <source>no reset point is given</source>
        <translation>no se indica ningún punto de reinicio</translation>
    </message>
    <message>
        <source>Enter at least one epoch or step; 0 is the start.</source>
        <translation>Introducir al menos una época o un paso; 0 es el inicio.</translation>
    </message>
    <message>
        <source>no training is left after %1, where the base run ends</source>
        <translation>no queda entrenamiento después de %1, donde acaba la ejecución base</translation>
    </message>
    <message>
        <source>Choose an earlier point; the run has %2 epochs.</source>
        <translation>Elegir un punto anterior; la ejecución tiene %2 épocas.</translation>
    </message>
    <message>
        <source>a reset point cannot be before the start</source>
        <translation>un punto de reinicio no puede estar antes del inicio</translation>
    </message>
    <message>
        <source>The first one is 0, the start.</source>
        <translation>El primero es 0, el inicio.</translation>
    </message>
    <message>
        <source>%1 seeds are not possible</source>
        <translation>no son posibles %1 semillas</translation>
    </message>
    <message>
        <source>%1 rounds are not possible</source>
        <translation>no son posibles %1 rondas</translation>
    </message>
    <message>
        <source>a threshold cannot be divided into rounds</source>
        <translation>un umbral no se puede dividir en rondas</translation>
    </message>
    <message>
        <source>Enter shares of the weights, or prune in one shot.</source>
        <translation>Introducir proporciones de los pesos o podar de una vez.</translation>
    </message>
    <message>
        <source>a threshold does not apply to the control “%1”, whose scores are not weights</source>
        <translation>un umbral no se aplica al control «%1», cuyas puntuaciones no son pesos</translation>
    </message>
    <message>
        <source>Enter shares of the weights, or remove the control.</source>
        <translation>Introducir proporciones de los pesos o quitar el control.</translation>
    </message>
    <message>
        <source>%1 percentage points are not a tolerance</source>
        <translation>%1 puntos porcentuales no son una tolerancia</translation>
    </message>
    <message>
        <source>Choose 0 to 100.</source>
        <translation>Elegir de 0 a 100.</translation>
    </message>
    <message>
        <source>%1 runs are too many; at most %2 are allowed</source>
        <translation>%1 ejecuciones son demasiadas; se permiten como máximo %2</translation>
    </message>
    <message>
        <source>Choose fewer amounts, reset points, seeds, controls or rounds.</source>
        <translation>Elegir menos cantidades, puntos de reinicio, semillas, controles o rondas.</translation>
    </message>
    <message>
        <source>early stopping would end the base run earlier than its tickets expect</source>
        <translation>la parada temprana terminaría la ejecución base antes de lo que esperan sus tickets</translation>
    </message>
    <message>
        <source>Turn it off: all runs must train equally long.</source>
        <translation>Desactivarla: todas las ejecuciones deben entrenar el mismo tiempo.</translation>
    </message>
    <message>
        <source>a target would end the base run earlier than its tickets expect</source>
        <translation>un objetivo terminaría la ejecución base antes de lo que esperan sus tickets</translation>
    </message>
    <message>
        <source>Remove it: all runs must train equally long.</source>
        <translation>Quitarlo: todas las ejecuciones deben entrenar el mismo tiempo.</translation>
    </message>
    <message>
        <source>the base runs are dense, but the run spec prunes</source>
        <translation>las ejecuciones base son densas, pero la especificación poda</translation>
    </message>
    <message>
        <source>Set pruning to None.</source>
        <translation>Poner la poda en Ninguna.</translation>
    </message>
    <message>
        <source>base runs start from their own initialisation, but the run spec has a parent</source>
        <translation>las ejecuciones base parten de su propia inicialización, pero la especificación tiene una ejecución de origen</translation>
    </message>
    <message>
        <source>Remove the parent.</source>
        <translation>Quitar la ejecución de origen.</translation>
    </message>
    <message>
        <source>%1 is listed twice; once is enough</source>
        <translation>%1 figura dos veces; basta con una</translation>
    </message>
    <message>
        <source>with one seed, the spread of the results is unknown</source>
        <translation>con una sola semilla no se conoce la variación de los resultados</translation>
    </message>
    <message>
        <source>without controls, it is unknown whether the mask or the reset matters</source>
        <translation>sin controles no se sabe si importan la máscara o el reinicio</translation>
    </message>
    <message>
        <source>one round is the same as pruning in one shot</source>
        <translation>una ronda es lo mismo que podar de una vez</translation>
    </message>
    <message>
        <source>there is no machine “%1” any more</source>
        <translation>ya no existe la máquina «%1»</translation>
    </message>
    <message>
        <source>trainyard-engine is neither beside this program nor on PATH</source>
        <translation>trainyard-engine no está ni junto a este programa ni en el PATH</translation>
    </message>
    <message>
        <source>there is no program %1</source>
        <translation>no existe el programa %1</translation>
    </message>
    <message>
        <source>the engine could not be started: %1</source>
        <translation>no se pudo iniciar el motor: %1</translation>
    </message>
    <message>
        <source>the engine sent a line without an end</source>
        <translation>el motor envió una línea sin final</translation>
    </message>
    <message>
        <source>the engine was ended by a signal</source>
        <translation>una señal terminó el motor</translation>
    </message>
    <message>
        <source>the connection to the machine was ended</source>
        <translation>se terminó la conexión con la máquina</translation>
    </message>
    <message>
        <source>the engine ended with code %1 without an answer</source>
        <translation>el motor terminó con el código %1 sin respuesta</translation>
    </message>
    <message>
        <source>a data set that nobody has inspected</source>
        <translation>un conjunto de datos que nadie ha inspeccionado</translation>
    </message>
    <message>
        <source>a data set that had %1 samples when it was inspected and has %2 now</source>
        <translation>un conjunto de datos que tenía %1 muestras al inspeccionarlo y ahora tiene %2</translation>
    </message>
    <message>
        <source>an inspected one, since a damaged file would end the run: inspect it on the page Data or with “trainyard-engine inspect data %1”, or choose %2 for unreadable samples</source>
        <translation>uno inspeccionado, porque un archivo dañado terminaría la ejecución: inspeccionarlo en la página Datos o con «trainyard-engine inspect data %1», o elegir %2 para muestras ilegibles</translation>
    </message>
    <message>
        <source>as many as the %1 cores of this machine can hold; more of them take turns, so that each gets %2 % of a core and training takes longer than with fewer</source>
        <translation>tantos como quepan en los %1 núcleos de esta máquina; si hay más se turnan, de modo que cada uno recibe el %2 % de un núcleo y el entrenamiento dura más que con menos</translation>
    </message>
    <message numerus="yes">
        <source>%2: (the run needs|its %n ranks together need) about %3 GB</source>
        <translation><numerusform>%2: la ejecución necesita unos %3 GB</numerusform><numerusform>%2: sus %n ranks juntos necesitan unos %3 GB</numerusform></translation>
    </message>
    <message>
        <source>less than %1: at that rate, with a batch of %2, “%3” diverged, which had the same network, data and kind of optimizer</source>
        <translation>menos de %1: con esa tasa y un batch de %2 divergió «%3», con la misma red, los mismos datos y el mismo tipo de optimizador</translation>
    </message>
    <message>
        <source>%1 GPUs cannot be dealt evenly to the %2 ranks of a node</source>
        <translation>%1 GPU no se pueden repartir por igual entre los %2 ranks de un nodo</translation>
    </message>
    <message>
        <source>Choose a multiple, or another GPU option in the machine's batch script.</source>
        <translation>Elegir un múltiplo u otra opción de GPU en el script de batch de la máquina.</translation>
    </message>
    <message>
        <source>a number above %1, at most %2</source>
        <translation>un número mayor que %1, como máximo %2</translation>
    </message>
    <message>
        <source>tensor %1 lies in another file, which cannot be read here</source>
        <translation>el tensor %1 está en otro archivo, que aquí no se puede leer</translation>
    </message>
    <message>
        <source>the place of tensor %1 in another file is not valid</source>
        <translation>la posición del tensor %1 en otro archivo no es válida</translation>
    </message>
    <message>
        <source>its weights lie in “%1”, which is not in the folder of the model</source>
        <translation>sus pesos están en «%1», que no está en la carpeta del modelo</translation>
    </message>
    <message>
        <source>the weights of the model lie in “%1”, which is not there</source>
        <translation>los pesos del modelo están en «%1», que no existe</translation>
    </message>
    <message>
        <source>Put it beside the .onnx file, or export a single file (external_data=False).</source>
        <translation>Ponerlo junto al archivo .onnx o exportar un solo archivo (external_data=False).</translation>
    </message>
    <message>
        <source>“%1” has %2 bytes, but the model needs %3</source>
        <translation>«%1» tiene %2 bytes, pero el modelo necesita %3</translation>
    </message>
    <message>
        <source>Copy it again: it belongs to another model or is incomplete.</source>
        <translation>Copiarlo de nuevo: pertenece a otro modelo o está incompleto.</translation>
    </message>
    <message>
        <source>it was put back in the queue and is held now</source>
        <translation>volvió a la cola y ahora se retiene</translation>
    </message>
    <message>
        <source>Release it when it may start again.</source>
        <translation>Liberarlo cuando pueda iniciarse de nuevo.</translation>
    </message>
    <message>
        <source>this campaign is not a search</source>
        <translation>esta campaña no es una búsqueda</translation>
    </message>
    <message numerus="yes">
        <source>%n more run(s) must end before the search can tell what matters</source>
        <translation><numerusform>debe terminar %n ejecución más para que la búsqueda pueda decir qué importa</numerusform><numerusform>deben terminar %n ejecuciones más para que la búsqueda pueda decir qué importa</numerusform></translation>
    </message>
    <message>
        <source>%1 matters most: the best %2 runs lie in %3 to %4</source>
        <translation>lo que más importa es %1: las mejores %2 ejecuciones están de %3 a %4</translation>
    </message>
    <message>
        <source>%1 matters most: the best %2 runs mostly have %3</source>
        <translation>lo que más importa es %1: las mejores %2 ejecuciones suelen tener %3</translation>
    </message>
    <message>
        <source>%1 matters too: the best %2 runs lie in %3 to %4</source>
        <translation>también importa %1: las mejores %2 ejecuciones están de %3 a %4</translation>
    </message>
    <message>
        <source>%1 matters too: the best %2 runs mostly have %3</source>
        <translation>también importa %1: las mejores %2 ejecuciones suelen tener %3</translation>
    </message>
    <message>
        <source>the best values of %1 lie at the end of its range, near %2</source>
        <translation>los mejores valores de %1 están en el extremo de su intervalo, cerca de %2</translation>
    </message>
    <message>
        <source>Search beyond it.</source>
        <translation>Buscar más allá.</translation>
    </message>
    <message>
        <source>%1 % of the spread come from several settings together</source>
        <translation>el %1 % de la variación procede de varios ajustes a la vez</translation>
    </message>
    <message>
        <source>no effect of these is told from chance yet: %1</source>
        <translation>aún no se distingue del azar ningún efecto de estos: %1</translation>
    </message>
    <message>
        <source>no setting's effect is told from chance yet</source>
        <translation>aún no se distingue del azar el efecto de ningún ajuste</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) (is|are) not beaten in every goal</source>
        <translation><numerusform>%n ajuste no es superado en todos los objetivos</numerusform><numerusform>%n ajustes no son superados en todos los objetivos</numerusform></translation>
    </message>
    <message>
        <source>too few runs of the search have ended</source>
        <translation>han terminado muy pocas ejecuciones de la búsqueda</translation>
    </message>
    <message>
        <source>Wait for more of them.</source>
        <translation>Esperar a que terminen más.</translation>
    </message>
    <message>
        <source>its plan is not valid: %1</source>
        <translation>su plan no es válido: %1</translation>
    </message>
    <message>
        <source>Start the search again.</source>
        <translation>Volver a iniciar la búsqueda.</translation>
    </message>
    <message>
        <source>the values do not fit together: %1</source>
        <translation>los valores no concuerdan: %1</translation>
    </message>
    <message>
        <source>Make one parameter of the search conditional on the other.</source>
        <translation>Hacer que un parámetro de la búsqueda dependa del otro.</translation>
    </message>
    <message>
        <source>the search has used its %1 hours</source>
        <translation>la búsqueda ha consumido sus %1 horas</translation>
    </message>
    <message>
        <source>the search has used its %1 device hours</source>
        <translation>la búsqueda ha consumido sus %1 horas de dispositivo</translation>
    </message>
    <message>
        <source>a key of a search plan</source>
        <translation>una clave de un plan de búsqueda</translation>
    </message>
    <message>
        <source>a key of a search plan; did you mean "%1"?</source>
        <translation>una clave de un plan de búsqueda; ¿quizá «%1»?</translation>
    </message>
    <message>
        <source>each key once</source>
        <translation>cada clave una sola vez</translation>
    </message>
    <message>
        <source>an object with 1 to %1 fields of the run spec and their ranges</source>
        <translation>un objeto con 1 a %1 campos de la especificación y sus intervalos</translation>
    </message>
    <message>
        <source>a field of the run spec, such as %1</source>
        <translation>un campo de la especificación, como %1</translation>
    </message>
    <message>
        <source>a field of the run spec; did you mean "%1"?</source>
        <translation>un campo de la especificación; ¿quizá «%1»?</translation>
    </message>
    <message>
        <source>a number, choice or flag that changes the training; names, seeds, checkpoints and the hardware stay the same for all runs</source>
        <translation>un número, una opción o un indicador que cambie el entrenamiento; nombres, semillas, checkpoints y hardware son iguales en todas las ejecuciones</translation>
    </message>
    <message>
        <source>each field once</source>
        <translation>cada campo una sola vez</translation>
    </message>
    <message>
        <source>a list of values, or an object with low and high or with choices</source>
        <translation>una lista de valores, o un objeto con low y high o con choices</translation>
    </message>
    <message>
        <source>a number above %1, the lower end</source>
        <translation>un número mayor que %1, el extremo inferior</translation>
    </message>
    <message>
        <source>a number above 0, since the scale is logarithmic</source>
        <translation>un número mayor que 0, porque la escala es logarítmica</translation>
    </message>
    <message>
        <source>a list of 1 to %1 values</source>
        <translation>una lista de 1 a %1 valores</translation>
    </message>
    <message>
        <source>each value once</source>
        <translation>cada valor una sola vez</translation>
    </message>
    <message>
        <source>a list of values, since %1 is not a number</source>
        <translation>una lista de valores, porque %1 no es un número</translation>
    </message>
    <message>
        <source>another field, since runs that may end early are compared at the same epochs</source>
        <translation>otro campo, porque las ejecuciones que pueden terminar antes se comparan en las mismas épocas</translation>
    </message>
    <message>
        <source>values with which every run is valid; with %1: %2</source>
        <translation>valores con los que toda ejecución sea válida; con %1: %2</translation>
    </message>
    <message>
        <source>an object with one other parameter and a list of its values</source>
        <translation>un objeto con otro parámetro y una lista de sus valores</translation>
    </message>
    <message>
        <source>another parameter, since none can depend on itself</source>
        <translation>otro parámetro, porque ninguno puede depender de sí mismo</translation>
    </message>
    <message>
        <source>a parameter that comes before this one; move it up</source>
        <translation>un parámetro anterior a este; subirlo en la lista</translation>
    </message>
    <message>
        <source>one of the search's parameters</source>
        <translation>uno de los parámetros de la búsqueda</translation>
    </message>
    <message>
        <source>a parameter with a list of values</source>
        <translation>un parámetro con una lista de valores</translation>
    </message>
    <message>
        <source>a list of some of %1</source>
        <translation>una lista de algunos de %1</translation>
    </message>
    <message>
        <source>no setting varies</source>
        <translation>no varía ningún ajuste</translation>
    </message>
    <message>
        <source>Add at least one parameter.</source>
        <translation>Añadir al menos un parámetro.</translation>
    </message>
    <message>
        <source>a list of 1 to %1 goals</source>
        <translation>una lista de 1 a %1 objetivos</translation>
    </message>
    <message>
        <source>each series once</source>
        <translation>cada serie una sola vez</translation>
    </message>
    <message>
        <source>nothing beside goal</source>
        <translation>nada junto a goal</translation>
    </message>
    <message>
        <source>another sampler, or a grid of at most %1 points: fewer parameters, fewer choices or larger steps</source>
        <translation>otro muestreador, o una cuadrícula de %1 puntos como máximo: menos parámetros, menos opciones o pasos mayores</translation>
    </message>
    <message>
        <source>"none", since there are several goals and runs cannot be ranked by one value</source>
        <translation>"none", porque hay varios objetivos y las ejecuciones no se pueden ordenar por un solo valor</translation>
    </message>
    <message>
        <source>"none", since runs whose mode is "%1" cannot stop and continue at an epoch</source>
        <translation>"none", porque las ejecuciones cuyo modo es «%1» no pueden detenerse y continuar en una época</translation>
    </message>
    <message>
        <source>at most %1, the number of runs</source>
        <translation>como máximo %1, el número de ejecuciones</translation>
    </message>
    <message>
        <source>at least 2 if there are leaders</source>
        <translation>al menos 2 si hay leaders</translation>
    </message>
    <message>
        <source>fewer leaders or seeds, or more than %1 runs, which the repeats alone need</source>
        <translation>menos leaders o seeds, o más de %1 ejecuciones, que ya requieren las repeticiones</translation>
    </message>
    <message>
        <source>the search is not valid</source>
        <translation>la búsqueda no es válida</translation>
    </message>
    <message>
        <source>the run spec continues another run, but a search trains complete runs</source>
        <translation>la especificación continúa otra ejecución, pero una búsqueda entrena ejecuciones completas</translation>
    </message>
    <message numerus="yes">
        <source>the search pauses it at epoch %2: one run in %3 goes on, and only %n run(s) came here so far</source>
        <translation><numerusform>la búsqueda la pausa en la época %2: una de cada %3 continúa y hasta ahora solo ha llegado %n ejecución</numerusform><numerusform>la búsqueda la pausa en la época %2: una de cada %3 continúa y hasta ahora solo han llegado %n ejecuciones</numerusform></translation>
    </message>
    <message>
        <source>the search pauses it at epoch %1: its %2 is %3, and %5 of %6 may go on, with %4 or better</source>
        <translation>la búsqueda la pausa en la época %1: su %2 es %3, y pueden continuar %5 de %6, con %4 o mejor</translation>
    </message>
    <message>
        <source>the search ends it at epoch %1: its best %2 is %3, worse than %4, the median of %5 other runs</source>
        <translation>la búsqueda la termina en la época %1: su mejor %2 es %3, peor que %4, la mediana de otras %5 ejecuciones</translation>
    </message>
    <message>
        <source>the search ends it</source>
        <translation>la búsqueda la termina</translation>
    </message>
    <message>
        <source>the search has no record of run %1, which this one continues</source>
        <translation>la búsqueda no tiene registro de la ejecución %1, que esta continúa</translation>
    </message>
    <message>
        <source>Delete this run; the search then trains another one.</source>
        <translation>Eliminar esta ejecución; la búsqueda entrenará otra.</translation>
    </message>
    <message>
        <source>the saved position does not belong to such a log</source>
        <translation>la posición guardada no pertenece a un registro así</translation>
    </message>
    <message>
        <source>Delete the imported run and import the log again.</source>
        <translation>Eliminar la ejecución importada e importar el registro de nuevo.</translation>
    </message>
    <message>
        <source>Name a file or a folder that a training program has written.</source>
        <translation>Indicar un archivo o una carpeta que haya escrito un programa de entrenamiento.</translation>
    </message>
    <message>
        <source>no log of a kind that can be read was found there</source>
        <translation>allí no se encontró ningún registro legible</translation>
    </message>
    <message>
        <source>it holds more than %1 logs</source>
        <translation>contiene más de %1 registros</translation>
    </message>
    <message>
        <source>Import its folders one by one.</source>
        <translation>Importar sus carpetas una por una.</translation>
    </message>
    <message>
        <source>it has more than %1 series; the others are not read</source>
        <translation>tiene más de %1 series; las demás no se leen</translation>
    </message>
    <message>
        <source>step %1 is below 0 or too large</source>
        <translation>el paso %1 es menor que 0 o demasiado grande</translation>
    </message>
    <message>
        <source>a value of series %1 is not a number</source>
        <translation>un valor de la serie %1 no es un número</translation>
    </message>
    <message>
        <source>the checksum of a record's length is wrong; reading goes on at the next whole record</source>
        <translation>la suma de comprobación de la longitud de un registro es incorrecta; la lectura sigue en el próximo registro íntegro</translation>
    </message>
    <message>
        <source>a record claims %1; reading goes on at the next whole record</source>
        <translation>un registro dice tener %1; la lectura sigue en el próximo registro íntegro</translation>
    </message>
    <message>
        <source>the checksum of a record is wrong; it was skipped</source>
        <translation>la suma de comprobación de un registro es incorrecta; se omitió</translation>
    </message>
    <message>
        <source>a record is not an event of TensorBoard; it was skipped</source>
        <translation>un registro no es un evento de TensorBoard; se omitió</translation>
    </message>
    <message>
        <source>a line is longer than 16 MiB; it was skipped</source>
        <translation>una línea ocupa más de 16 MiB; se omitió</translation>
    </message>
    <message>
        <source>a line has %1 cells, the header has %2; it was skipped</source>
        <translation>una línea tiene %1 celdas, la cabecera %2; se omitió</translation>
    </message>
    <message>
        <source>a line is not a JSON object; it was skipped: %1</source>
        <translation>una línea no es un objeto JSON; se omitió: %1</translation>
    </message>
    <message>
        <source>Name a folder of TensorBoard, MLflow or W&amp;B, a .csv or .jsonl file, a trainer_state.json or a database of MLflow.</source>
        <translation>Indicar una carpeta de TensorBoard, MLflow o W&amp;B, un archivo .csv o .jsonl, un trainer_state.json o una base de datos de MLflow.</translation>
    </message>
    <message>
        <source>a line is not "milliseconds value step"; it was skipped</source>
        <translation>una línea no es «milisegundos valor paso»; se omitió</translation>
    </message>
    <message>
        <source>it does not begin like a file of W&amp;B</source>
        <translation>no empieza como un archivo de W&amp;B</translation>
    </message>
    <message>
        <source>a record is not one of W&amp;B; it was skipped</source>
        <translation>un registro no es de W&amp;B; se omitió</translation>
    </message>
    <message>
        <source>a record is damaged; it was skipped</source>
        <translation>un registro está dañado; se omitió</translation>
    </message>
    <message>
        <source>it is not a database of MLflow</source>
        <translation>no es una base de datos de MLflow</translation>
    </message>
    <message>
        <source>Name the file that MLflow's backend-store-uri names, such as mlflow.db.</source>
        <translation>Indicar el archivo que nombra backend-store-uri de MLflow, como mlflow.db.</translation>
    </message>
    <message>
        <source>another process is importing it</source>
        <translation>otro proceso lo está importando</translation>
    </message>
    <message>
        <source>Wait for it to end.</source>
        <translation>Esperar a que termine.</translation>
    </message>
    <message>
        <source>the run that it was imported as has been changed</source>
        <translation>la ejecución con la que se importó ha cambiado</translation>
    </message>
    <message>
        <source>Delete that run with its directory and import the log again.</source>
        <translation>Eliminar esa ejecución con su carpeta e importar el registro de nuevo.</translation>
    </message>
    <message>
        <source>its log says that it failed</source>
        <translation>su registro dice que falló</translation>
    </message>
    <message>
        <source>it was imported, so there is no program to start</source>
        <translation>se importó, así que no hay programa que iniciar</translation>
    </message>
    <message>
        <source>Start its program again where it was started before.</source>
        <translation>Iniciar de nuevo su programa donde se inició antes.</translation>
    </message>
    <message>
        <source>the folder is not empty</source>
        <translation>la carpeta no está vacía</translation>
    </message>
    <message>
        <source>Name a new folder.</source>
        <translation>Indicar una carpeta nueva.</translation>
    </message>
    <message>
        <source>%1 at step %2: %3</source>
        <translation>%1 en el paso %2: %3</translation>
    </message>
    <message>
        <source>%1, byte %2: %3</source>
        <translation>%1, byte %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) (is|are) not kept: images, audio, tables, texts and the like</source>
        <translation><numerusform>%n valor no se conserva: imágenes, audio, tablas, textos y similares</numerusform><numerusform>%n valores no se conservan: imágenes, audio, tablas, textos y similares</numerusform></translation>
    </message>
    <message>
        <source>weights only: an asynchronous run's master has no gradients and activations, so theirs are not recorded</source>
        <translation>solo weights: el master de una ejecución asíncrona no tiene gradientes ni activaciones, así que no se registran</translation>
    </message>
    <message numerus="yes">
        <source>auto, or at least %2: the run would write %n record(s) of every layer, which fill the disk and slow the page Look inside down</source>
        <translation><numerusform>auto o al menos %2: la ejecución escribiría %n registro de cada capa, lo que llena el disco y ralentiza la página Ver por dentro</numerusform><numerusform>auto o al menos %2: la ejecución escribiría %n registros de cada capa, lo que llena el disco y ralentiza la página Ver por dentro</numerusform></translation>
    </message>
    <message>
        <source>%1; allowed: %2</source>
        <translation>%1; permitido: %2</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>"%1" is missing</source>
        <translation>falta «%1»</translation>
    </message>
    <message>
        <source>"%1" is %2</source>
        <translation>«%1» es %2</translation>
    </message>
    <message>
        <source>it is not JSON (%1)</source>
        <translation>no es JSON (%1)</translation>
    </message>
    <message>
        <source>it cannot be read (%1)</source>
        <translation>no se puede leer (%1)</translation>
    </message>
    <message>
        <source>the last line has no end</source>
        <translation>la última línea no tiene final</translation>
    </message>
    <message>
        <source>the line has more than %1 bytes</source>
        <translation>la línea tiene más de %1 bytes</translation>
    </message>
    <message>
        <source>a file of this name</source>
        <translation>un archivo con este nombre</translation>
    </message>
    <message>
        <source>a series with a name of %1 bytes</source>
        <translation>una serie con un nombre de %1 bytes</translation>
    </message>
    <message>
        <source>more than %1 series</source>
        <translation>más de %1 series</translation>
    </message>
    <message>
        <source>a line after "finished"</source>
        <translation>una línea después de «finished»</translation>
    </message>
    <message>
        <source>the first line is "%1"</source>
        <translation>la primera línea es «%1»</translation>
    </message>
    <message>
        <source>metrics of rank %1</source>
        <translation>métricas del rank %1</translation>
    </message>
    <message>
        <source>the folder of a run</source>
        <translation>la carpeta de una ejecución</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un archivo</translation>
    </message>
    <message>
        <source>a number, "NaN", "Infinity" or "-Infinity"</source>
        <translation>un número, "NaN", "Infinity" o "-Infinity"</translation>
    </message>
    <message>
        <source>%1, as the lines of a file are numbered from 1</source>
        <translation>%1, ya que las líneas de un archivo se numeran desde 1</translation>
    </message>
    <message>
        <source>an object of numbers by series</source>
        <translation>un objeto de números por serie</translation>
    </message>
    <message>
        <source>a number, or an object with count ≥ 1, mean, min and max</source>
        <translation>un número, o un objeto con count ≥ 1, mean, min y max</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>una lista de números enteros</translation>
    </message>
    <message>
        <source>members that fit together</source>
        <translation>miembros que concuerden</translation>
    </message>
    <message>
        <source>1 to %1 bytes</source>
        <translation>de 1 a %1 bytes</translation>
    </message>
    <message>
        <source>rank-0000.jsonl and so on</source>
        <translation>rank-0000.jsonl, etc.</translation>
    </message>
    <message>
        <source>a line feed after each line; readers wait for it</source>
        <translation>un salto de línea tras cada línea; los lectores lo esperan</translation>
    </message>
    <message>
        <source>one of %1; readers of this version skip others</source>
        <translation>uno de %1; los lectores de esta versión omiten otros</translation>
    </message>
    <message>
        <source>"started"</source>
        <translation>«started»</translation>
    </message>
    <message>
        <source>metrics in rank-0000.jsonl only</source>
        <translation>métricas solo en rank-0000.jsonl</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>its spec has no program</source>
        <translation>su especificación no tiene programa</translation>
    </message>
    <message>
        <source>Train it with trainyard-engine run.</source>
        <translation>Entrenarla con trainyard-engine run.</translation>
    </message>
    <message>
        <source>the program failed</source>
        <translation>el programa falló</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2; its last words: %3</source>
        <translation>%1 terminó con el código de salida %2; sus últimas palabras: %3</translation>
    </message>
    <message>
        <source>The run's log holds all that it printed.</source>
        <translation>El registro de la ejecución contiene todo lo que imprimió.</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2 and printed nothing</source>
        <translation>%1 terminó con el código de salida %2 sin imprimir nada</translation>
    </message>
    <message>
        <source>signal %2 (%3) ended %1; its last words: %4</source>
        <translation>la señal %2 (%3) terminó %1; sus últimas palabras: %4</translation>
    </message>
    <message>
        <source>the system ended %1 because memory ran out</source>
        <translation>el sistema terminó %1 porque se agotó la memoria</translation>
    </message>
    <message>
        <source>Use a smaller batch, or request more memory.</source>
        <translation>Usar un batch menor o solicitar más memoria.</translation>
    </message>
    <message>
        <source>somebody killed %1</source>
        <translation>alguien mató %1</translation>
    </message>
    <message>
        <source>there is no program %1 in %2</source>
        <translation>no existe el programa %1 en %2</translation>
    </message>
    <message>
        <source>Check the command, and the environment of the spec.</source>
        <translation>Comprobar el comando y el entorno de la especificación.</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>Correct program/folder in the spec.</source>
        <translation>Corregir program/folder en la especificación.</translation>
    </message>
    <message>
        <source>the system refuses to start it (%1)</source>
        <translation>el sistema se niega a iniciarlo (%1)</translation>
    </message>
    <message>
        <source>Started in %1: %2</source>
        <translation>Iniciado en %1: %2</translation>
    </message>
    <message>
        <source>%1 has neither printed nor computed anything for %2; it may hang</source>
        <translation>%1 no ha impreso ni calculado nada durante %2; puede que esté bloqueado</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 continúa</translation>
    </message>
    <message>
        <source>%1 was asked to stop by %2</source>
        <translation>se pidió a %1 que se detuviera con %2</translation>
    </message>
    <message>
        <source>%1 did not end within %2 and was killed</source>
        <translation>%1 no terminó en %2 y se mató</translation>
    </message>
    <message>
        <source>It starts anew: no checkpoint is known</source>
        <translation>Empieza de nuevo: no se conoce ningún checkpoint</translation>
    </message>
    <message>
        <source>Announce checkpoints with the helper, or set program/checkpoints and program/resume.</source>
        <translation>Anunciar los checkpoints con el helper o definir program/checkpoints y program/resume.</translation>
    </message>
    <message>
        <source>It goes on from %1, step %2</source>
        <translation>Continúa desde %1, paso %2</translation>
    </message>
    <message>
        <source>line at byte %1 of %2 is no event (%3): %4</source>
        <translation>la línea en el byte %1 de %2 no es un evento (%3): %4</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) of %2 (is no event|are no events)</source>
        <translation><numerusform>%n línea más de %2 no es un evento</numerusform><numerusform>%n líneas más de %2 no son eventos</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Code: commit %2 of %3, “%4”; %n changed file(s) (is|are) kept as a diff of %5</source>
        <translation><numerusform>Código: commit %2 de %3, «%4»; %n archivo modificado se conserva como diff de %5</numerusform><numerusform>Código: commit %2 de %3, «%4»; %n archivos modificados se conservan como diff de %5</numerusform></translation>
    </message>
    <message>
        <source>The diff of the code was cut after %1</source>
        <translation>El diff del código se cortó tras %1</translation>
    </message>
    <message numerus="yes">
        <source>%n untracked file(s) in the program's folder (was|were) not kept</source>
        <translation><numerusform>%n archivo sin seguimiento en la carpeta del programa no se conservó</numerusform><numerusform>%n archivos sin seguimiento en la carpeta del programa no se conservaron</numerusform></translation>
    </message>
    <message>
        <source>only %1 are left on the disk of the run</source>
        <translation>solo quedan %1 en el disco de la ejecución</translation>
    </message>
    <message>
        <source>the environment has no variable %1, which the spec names</source>
        <translation>el entorno no tiene la variable %1, que nombra la especificación</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) that the program wrote before its sidecar ended (was|were) added to attempt %2</source>
        <translation><numerusform>%n línea que el programa escribió antes de terminar su sidecar se añadió al intento %2</numerusform><numerusform>%n líneas que el programa escribió antes de terminar su sidecar se añadieron al intento %2</numerusform></translation>
    </message>
    <message>
        <source>"none", since a program does not ask whether it may go on</source>
        <translation>"none", porque un programa no pregunta si puede continuar</translation>
    </message>
    <message>
        <source>nothing beside a program, which trains in the engine's place</source>
        <translation>nada junto a un programa, que entrena en lugar del motor</translation>
    </message>
    <message>
        <source>a text of at most %1 characters, a number, true or false</source>
        <translation>un texto de %1 caracteres como máximo, un número, true o false</translation>
    </message>
    <message>
        <source>an object of at most %1 parameters by name</source>
        <translation>un objeto de %1 parámetros por nombre como máximo</translation>
    </message>
    <message>
        <source>a name of 1 to 100 letters, digits, '_', '-' or '.'</source>
        <translation>un nombre de 1 a 100 letras, dígitos, '_', '-' o '.'</translation>
    </message>
    <message>
        <source>a list of at most %1 options</source>
        <translation>una lista de %1 opciones como máximo</translation>
    </message>
    <message>
        <source>a list of texts, the program first</source>
        <translation>una lista de textos, primero el programa</translation>
    </message>
    <message>
        <source>NAME=value or NAME, each name once, of letters, digits and '_'</source>
        <translation>NOMBRE=valor o NOMBRE, cada nombre una vez, con letras, dígitos y '_'</translation>
    </message>
    <message>
        <source>the name alone: %1 looks like a secret, which no spec may hold</source>
        <translation>solo el nombre: %1 parece un secreto, que ninguna especificación puede contener</translation>
    </message>
    <message>
        <source>1 without a launcher that starts several ranks (program/launcher)</source>
        <translation>1 sin un lanzador que inicie varios ranks (program/launcher)</translation>
    </message>
    <message>
        <source>1, since a program runs on one node</source>
        <translation>1, porque un programa se ejecuta en un nodo</translation>
    </message>
    <message>
        <source>Name a run directory or a checkpoint.</source>
        <translation>Indicar la carpeta de una ejecución o un checkpoint.</translation>
    </message>
    <message>
        <source>the run has no such checkpoint</source>
        <translation>la ejecución no tiene ese checkpoint</translation>
    </message>
    <message>
        <source>It has %1.</source>
        <translation>Tiene %1.</translation>
    </message>
    <message>
        <source>The file belongs to another net: name another checkpoint.</source>
        <translation>El archivo pertenece a otra red: indicar otro checkpoint.</translation>
    </message>
    <message>
        <source>the checkpoint does not hold it</source>
        <translation>el checkpoint no lo contiene</translation>
    </message>
    <message>
        <source>its outputs are not numbers (NaN): the run has diverged</source>
        <translation>sus salidas no son números (NaN): la ejecución divergió</translation>
    </message>
    <message>
        <source>Choose an earlier checkpoint.</source>
        <translation>Elegir un checkpoint anterior.</translation>
    </message>
    <message>
        <source>If the data set has moved, name its new place with --data.</source>
        <translation>Si el conjunto de datos se ha movido, indicar su nuevo sitio con --data.</translation>
    </message>
    <message>
        <source>Name the data set that the run was trained on with --data.</source>
        <translation>Indicar con --data el conjunto de datos con el que entrenó la ejecución.</translation>
    </message>
    <message>
        <source>its classes are not the net's: it has %1, the net knows %2</source>
        <translation>sus clases no son las de la red: tiene %1, la red conoce %2</translation>
    </message>
    <message>
        <source>it has no samples</source>
        <translation>no tiene muestras</translation>
    </message>
    <message>
        <source>Ask for the other set with --set.</source>
        <translation>Pedir el otro conjunto con --set.</translation>
    </message>
    <message>
        <source>the set has %1 samples, which are counted from 0</source>
        <translation>el conjunto tiene %1 muestras, que se cuentan desde 0</translation>
    </message>
    <message>
        <source>the net knows no such class</source>
        <translation>la red no conoce esa clase</translation>
    </message>
    <message>
        <source>Classes are %1.</source>
        <translation>Las clases son %1.</translation>
    </message>
    <message>
        <source>a cell of the confusion matrix has two classes</source>
        <translation>una celda de la matriz de confusión tiene dos clases</translation>
    </message>
    <message>
        <source>Give both, --from and --to.</source>
        <translation>Indicar ambas, --from y --to.</translation>
    </message>
    <message>
        <source>no layer whose outputs have places is called so</source>
        <translation>ninguna capa con salidas espaciales se llama así</translation>
    </message>
    <message>
        <source>Such layers are %1.</source>
        <translation>Esas capas son %1.</translation>
    </message>
    <message>
        <source>no layer's outputs have places</source>
        <translation>ninguna capa tiene salidas espaciales</translation>
    </message>
    <message>
        <source>Cover places instead: --heat-map occlusion.</source>
        <translation>Tapar zonas en su lugar: --heat-map occlusion.</translation>
    </message>
    <message>
        <source>the net reads features, and heat maps are of images</source>
        <translation>la red lee características y los mapas de calor son de imágenes</translation>
    </message>
    <message>
        <source>the net reads features, not images</source>
        <translation>la red lee características, no imágenes</translation>
    </message>
    <message>
        <source>Name samples of its data set with --index.</source>
        <translation>Indicar muestras de su conjunto de datos con --index.</translation>
    </message>
    <message>
        <source>no input is named</source>
        <translation>no se indica ninguna entrada</translation>
    </message>
    <message>
        <source>Name images or folders of them, or samples with --index.</source>
        <translation>Indicar imágenes o carpetas de imágenes, o muestras con --index.</translation>
    </message>
    <message>
        <source>there are no files in it</source>
        <translation>no contiene archivos</translation>
    </message>
    <message>
        <source>Name images or folders of them.</source>
        <translation>Indicar imágenes o carpetas de imágenes.</translation>
    </message>
    <message>
        <source>none of %1 files could be read; the first: %2</source>
        <translation>no se pudo leer ninguno de %1 archivos; el primero: %2</translation>
    </message>
    <message>
        <source>Name JPEG, PNG or WebP images.</source>
        <translation>Indicar imágenes JPEG, PNG o WebP.</translation>
    </message>
    <message>
        <source>it exists already</source>
        <translation>ya existe</translation>
    </message>
    <message>
        <source>Choose another place, or replace it with --force.</source>
        <translation>Elegir otro sitio o sustituirlo con --force.</translation>
    </message>
    <message>
        <source>Remove the link that leads in a circle.</source>
        <translation>Quitar el enlace circular.</translation>
    </message>
    <message>
        <source>the queue of its machine cannot do that</source>
        <translation>la cola de su máquina no puede hacerlo</translation>
    </message>
    <message>
        <source>Stop the run instead; it can be resumed.</source>
        <translation>En su lugar, detener la ejecución; se puede reanudar.</translation>
    </message>
    <message>
        <source>%1 is the best over %2 seeds: %3 ± %4 on average, against %5 ± %6 of the next</source>
        <translation>%1 es el mejor sobre %2 semillas: %3 ± %4 de media, frente a %5 ± %6 del siguiente</translation>
    </message>
    <message>
        <source>%1 has the best mean of %2 seeds, %3 ± %4, but it cannot be told from the noise of seeds: the next has %5 ± %6</source>
        <translation>%1 tiene la mejor media de %2 semillas, %3 ± %4, pero no se distingue del ruido de las semillas: el siguiente tiene %5 ± %6</translation>
    </message>
    <message>
        <source>Train both with more seeds.</source>
        <translation>Entrenar ambos con más semillas.</translation>
    </message>
    <message>
        <source>Nothing was changed. 'trainyard sql --views' lists what can be queried.</source>
        <translation>No se cambió nada. «trainyard sql --views» enumera lo que se puede consultar.</translation>
    </message>
    <message>
        <source>it is more than one statement</source>
        <translation>es más de una instrucción</translation>
    </message>
    <message>
        <source>it is not a query</source>
        <translation>no es una consulta</translation>
    </message>
    <message>
        <source>it would do more than read</source>
        <translation>haría más que leer</translation>
    </message>
    <message>
        <source>the data set has no validation samples, so no run writes it</source>
        <translation>el conjunto de datos no tiene muestras de validación, así que ninguna ejecución la escribe</translation>
    </message>
    <message>
        <source>Choose another goal for the search, or hold out validation samples.</source>
        <translation>Elegir otro objetivo para la búsqueda o apartar muestras de validación.</translation>
    </message>
    <message>
        <source>the data set has only %1 classes, so no run writes it</source>
        <translation>el conjunto de datos solo tiene %1 clases, así que ninguna ejecución la escribe</translation>
    </message>
    <message>
        <source>Choose another goal for the search.</source>
        <translation>Elegir otro objetivo para la búsqueda.</translation>
    </message>
    <message>
        <source>a series that the runs write: %1</source>
        <translation>una serie que escriban las ejecuciones: %1</translation>
    </message>
    <message>
        <source>a series that the runs write; did you mean "%1"?</source>
        <translation>una serie que escriban las ejecuciones; ¿quizá «%1»?</translation>
    </message>
    <message>
        <source>a series that the runs write; set %1 for this one</source>
        <translation>una serie que escriban las ejecuciones; para esta, definir %1</translation>
    </message>
    <message>
        <source>The run has no value of %1, the goal of its search; it counts as the worst</source>
        <translation>La ejecución no tiene ningún valor de %1, el objetivo de su búsqueda; cuenta como la peor</translation>
    </message>
    <message>
        <source>the step %1 is not a whole number up to 2^53</source>
        <translation>el paso %1 no es un número entero hasta 2^53</translation>
    </message>
    <message>
        <source>it has no column %1; the first of its columns are %2</source>
        <translation>no tiene la columna %1; sus primeras columnas son %2</translation>
    </message>
    <message>
        <source>Name the column as the file does.</source>
        <translation>Nombrar la columna igual que el archivo.</translation>
    </message>
    <message>
        <source>a line has no %1; it was skipped</source>
        <translation>una línea no tiene %1; se omitió</translation>
    </message>
    <message>
        <source>it is UTF-16 text</source>
        <translation>es texto UTF-16</translation>
    </message>
    <message>
        <source>Save it as UTF-8 and import it again.</source>
        <translation>Guardarlo como UTF-8 e importarlo de nuevo.</translation>
    </message>
    <message>
        <source>it was imported with other columns</source>
        <translation>se importó con otras columnas</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) cannot be read, such as %2 (%3)</source>
        <translation><numerusform>%n muestra no se puede leer: %2 (%3)</numerusform><numerusform>%n muestras no se pueden leer, como %2 (%3)</numerusform></translation>
    </message>
    <message>
        <source>Skip unreadable samples, or mend or remove them and inspect the data set again.</source>
        <translation>Saltar las muestras ilegibles, o corregirlas o quitarlas e inspeccionar de nuevo el conjunto de datos.</translation>
    </message>
    <message>
        <source>The training data has changed since the checkpoint, so the losses are no longer those of a run that never stopped</source>
        <translation>Los datos de entrenamiento han cambiado desde el checkpoint, así que las pérdidas ya no son las de una ejecución que nunca se detuvo</translation>
    </message>
    <message>
        <source>stopped; it can be resumed</source>
        <translation>detenida; se puede reanudar</translation>
    </message>
    <message>
        <source>rank %1: CPUs %2, NUMA node %3</source>
        <translation>rank %1: CPU %2, nodo NUMA %3</translation>
    </message>
    <message>
        <source>the system moves threads between all cores</source>
        <translation>el sistema mueve los hilos entre todos los núcleos</translation>
    </message>
    <message>
        <source>one process uses all cores</source>
        <translation>un proceso usa todos los núcleos</translation>
    </message>
    <message>
        <source>there are more processes than cores, so they share all of them</source>
        <translation>hay más procesos que núcleos, así que los comparten todos</translation>
    </message>
    <message>
        <source>the engine has no hwloc, so it does not know how the cores are arranged</source>
        <translation>el motor no tiene hwloc, así que no sabe cómo están dispuestos los núcleos</translation>
    </message>
    <message>
        <source>CPUs of the ranks, from rank 0 on: %1</source>
        <translation>CPU de los ranks, desde el rank 0: %1</translation>
    </message>
</context>
<context>
    <name>SpecFields</name>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>No weight is pruned.</source>
        <translation>No se poda ningún peso.</translation>
    </message>
    <message>
        <source>Magnitude</source>
        <translation>Magnitud</translation>
    </message>
    <message>
        <source>Prunes the weights with the smallest absolute values.</source>
        <translation>Poda los pesos de menor valor absoluto.</translation>
    </message>
    <message>
        <source>SNIP</source>
        <translation>SNIP</translation>
    </message>
    <message>
        <source>Prunes the weights whose removal changes the loss least, scored before training by |weight × gradient| on training data (Lee et al., 2019).</source>
        <translation>Poda los pesos cuya eliminación menos cambia la pérdida, puntuados antes de entrenar por |peso × gradiente| con datos de entrenamiento (Lee et al., 2019).</translation>
    </message>
    <message>
        <source>SynFlow</source>
        <translation>SynFlow</translation>
    </message>
    <message>
        <source>Prunes the weights that carry the least of the net's flow, scored before training, without data, in 100 rounds (Tanaka et al., 2020).</source>
        <translation>Poda los pesos que menos flujo de la red llevan, puntuados antes de entrenar, sin datos, en 100 rondas (Tanaka et al., 2020).</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatoria</translation>
    </message>
    <message>
        <source>Prunes random weights: a baseline that any method should beat.</source>
        <translation>Poda pesos al azar: una referencia que todo método debería superar.</translation>
    </message>
    <message>
        <source>Single weights</source>
        <translation>Pesos sueltos</translation>
    </message>
    <message>
        <source>Whole filters</source>
        <translation>Filtros enteros</translation>
    </message>
    <message>
        <source>All weights of an output channel together, scored by their norm.</source>
        <translation>Todos los pesos de un canal de salida a la vez, puntuados por su norma.</translation>
    </message>
    <message>
        <source>2 of 4</source>
        <translation>2 de 4</translation>
    </message>
    <message>
        <source>Two of every four neighbouring weights, as the sparse tensor cores of GPUs require.</source>
        <translation>Dos de cada cuatro pesos contiguos, como exigen los tensor cores dispersos de las GPU.</translation>
    </message>
    <message>
        <source>Before training</source>
        <translation>Antes de entrenar</translation>
    </message>
    <message>
        <source>Gradually</source>
        <translation>Gradual</translation>
    </message>
    <message>
        <source>Increasingly during training, along a cubic curve (Zhu &amp; Gupta, 2017).</source>
        <translation>Cada vez más durante el entrenamiento, según una curva cúbica (Zhu &amp; Gupta, 2017).</translation>
    </message>
    <message>
        <source>In rounds</source>
        <translation>En rondas</translation>
    </message>
    <message>
        <source>The run is divided into equal parts. Each ends by pruning the same share of the remaining weights; the last part trains what remains.</source>
        <translation>La ejecución se divide en partes iguales. Cada una acaba podando la misma proporción de los pesos restantes; la última parte entrena lo que queda.</translation>
    </message>
    <message>
        <source>Share of the weights</source>
        <translation>Proporción de pesos</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentil</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
    <message>
        <source>All layers together</source>
        <translation>Todas las capas juntas</translation>
    </message>
    <message>
        <source>Each layer alone</source>
        <translation>Cada capa por sí sola</translation>
    </message>
    <message>
        <source>The weights judged</source>
        <translation>Los pesos evaluados</translation>
    </message>
    <message>
        <source>Fine-tuning: the remaining weights keep their values.</source>
        <translation>Fine-tuning: los pesos restantes conservan sus valores.</translation>
    </message>
    <message>
        <source>A checkpoint</source>
        <translation>Un checkpoint</translation>
    </message>
    <message>
        <source>A lottery ticket: the remaining weights go back to earlier values.</source>
        <translation>Un lottery ticket: los pesos restantes vuelven a valores anteriores.</translation>
    </message>
    <message>
        <source>New random weights</source>
        <translation>Pesos nuevos al azar</translation>
    </message>
    <message>
        <source>A control: the same mask with another initialisation.</source>
        <translation>Un control: la misma máscara con otra inicialización.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>How weights are scored; those with the lowest scores are pruned.</source>
        <translation>Cómo se puntúan los pesos; se podan los de menor puntuación.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>When weights are pruned.</source>
        <translation>Cuándo se podan los pesos.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>The unit that is pruned as a whole.</source>
        <translation>La unidad que se poda entera.</translation>
    </message>
    <message>
        <source>How much, by</source>
        <translation>Cuánto, por</translation>
    </message>
    <message>
        <source>A share removes exactly that share of the weights. A percentile or threshold removes all weights whose scores do not exceed it.</source>
        <translation>Una proporción quita exactamente esa proporción de los pesos. Un percentil o un umbral quita todos los pesos cuya puntuación no lo supera.</translation>
    </message>
    <message>
        <source>Share pruned</source>
        <translation>Parte podada</translation>
    </message>
    <message>
        <source>Share of the prunable weights that are zero at the end.</source>
        <translation>Proporción de los pesos podables que al final son cero.</translation>
    </message>
    <message>
        <source>The threshold is the smallest score that this percentage of the prunable weights does not exceed.</source>
        <translation>El umbral es la menor puntuación que este porcentaje de los pesos podables no supera.</translation>
    </message>
    <message>
        <source>Weights with a score of at most this are pruned.</source>
        <translation>Se podan los pesos con una puntuación como máximo de este valor.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>The run is divided into one more part than there are rounds; every part but the last ends with a round of pruning.</source>
        <translation>La ejecución se divide en una parte más que rondas; cada parte salvo la última acaba con una ronda de poda.</translation>
    </message>
    <message>
        <source>Share per round</source>
        <translation>Parte por ronda</translation>
    </message>
    <message>
        <source>Share of the remaining weights that each round prunes.</source>
        <translation>Proporción de los pesos restantes que poda cada ronda.</translation>
    </message>
    <message>
        <source>Compared within</source>
        <translation>Comparados en</translation>
    </message>
    <message>
        <source>Whether the weights of all layers are compared, so that large layers lose more, or each layer loses the same share.</source>
        <translation>Si se comparan los pesos de todas las capas, con lo que las grandes pierden más, o cada capa pierde la misma proporción.</translation>
    </message>
    <message>
        <source>Weights judged</source>
        <translation>Pesos evaluados</translation>
    </message>
    <message>
        <source>Checkpoint whose weights are scored: RUN@end, RUN@epoch-5, RUN@step-200 or the path of a file. Empty = the weights that training starts from.</source>
        <translation>Checkpoint cuyos pesos se puntúan: RUN@end, RUN@epoch-5, RUN@step-200 o la ruta de un archivo. Vacío = los pesos con los que empieza el entrenamiento.</translation>
    </message>
    <message>
        <source>Weights at start</source>
        <translation>Pesos iniciales</translation>
    </message>
    <message>
        <source>Values of the remaining weights at the first step.</source>
        <translation>Valores de los pesos restantes en el primer paso.</translation>
    </message>
    <message>
        <source>Reset to</source>
        <translation>Volver a</translation>
    </message>
    <message>
        <source>Checkpoint to whose values the remaining weights go back: RUN@epoch-0, RUN@epoch-2, RUN@step-200 or the path of a file.</source>
        <translation>Checkpoint a cuyos valores vuelven los pesos restantes: RUN@epoch-0, RUN@epoch-2, RUN@step-200 o la ruta de un archivo.</translation>
    </message>
    <message>
        <source>Continue schedule</source>
        <translation>Seguir el programa</translation>
    </message>
    <message>
        <source>Training continues the step count from the reset point, so that it repeats the original run's learning rates and data order from there. Otherwise it starts at step 0.</source>
        <translation>El entrenamiento sigue contando los pasos desde el punto de reinicio, de modo que repite desde ahí las tasas de aprendizaje y el orden de datos de la ejecución original. Si no, empieza en el paso 0.</translation>
    </message>
    <message>
        <source>Initial share</source>
        <translation>Parte inicial</translation>
    </message>
    <message>
        <source>Share of the prunable weights that are zero when pruning begins.</source>
        <translation>Proporción de los pesos podables que son cero cuando empieza la poda.</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Empieza en</translation>
    </message>
    <message>
        <source>Epoch at which pruning begins.</source>
        <translation>Época en la que empieza la poda.</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>Acaba en</translation>
    </message>
    <message>
        <source>Epoch at which the share is reached; 0 = after three quarters of the run.</source>
        <translation>Época en la que se alcanza la proporción; 0 = tras tres cuartos de la ejecución.</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Cada</translation>
    </message>
    <message>
        <source>Steps between two masks.</source>
        <translation>Pasos entre dos máscaras.</translation>
    </message>
    <message>
        <source>Batches judged</source>
        <translation>Batches evaluados</translation>
    </message>
    <message>
        <source>Number of training batches over which gradients are averaged.</source>
        <translation>Número de batches de entrenamiento sobre los que se promedian los gradientes.</translation>
    </message>
    <message>
        <source>Kept per layer</source>
        <translation>Resto por capa</translation>
    </message>
    <message>
        <source>Share of its weights that every layer always keeps. With 0, a run whose mask would empty a layer is refused.</source>
        <translation>Proporción de sus pesos que toda capa conserva siempre. Con 0 se rechaza una ejecución cuya máscara vaciaría una capa.</translation>
    </message>
    <message>
        <source>Shuffled mask</source>
        <translation>Máscara barajada</translation>
    </message>
    <message>
        <source>A control: each layer keeps the same number of weights, but random ones.</source>
        <translation>Un control: cada capa conserva el mismo número de pesos, pero al azar.</translation>
    </message>
    <message>
        <source>First layer too</source>
        <translation>También la primera</translation>
    </message>
    <message>
        <source>Also prune the first layer with weights.</source>
        <translation>Podar también la primera capa con pesos.</translation>
    </message>
    <message>
        <source>Last layer too</source>
        <translation>También la última</translation>
    </message>
    <message>
        <source>Also prune the classifier.</source>
        <translation>Podar también el clasificador.</translation>
    </message>
    <message>
        <source>Depthwise too</source>
        <translation>También depthwise</translation>
    </message>
    <message>
        <source>Also prune depthwise convolutions; they have few weights, and losing some costs much accuracy.</source>
        <translation>Podar también las convoluciones depthwise; tienen pocos pesos, y perder algunos cuesta mucha exactitud.</translation>
    </message>
    <message>
        <source>Layers not pruned</source>
        <translation>Capas sin podar</translation>
    </message>
    <message>
        <source>Names of layers that are not pruned.</source>
        <translation>Nombres de las capas que no se podan.</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>épocas</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pasos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What people call the run.</source>
        <translation>Cómo se llama la ejecución.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>What is this run to find out?</source>
        <translation>¿Qué debe averiguar esta ejecución?</translation>
    </message>
    <message>
        <source>Free text about the run.</source>
        <translation>Texto libre sobre la ejecución.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>baseline, paper</source>
        <translation>referencia, artículo</translation>
    </message>
    <message>
        <source>Keywords for finding the run, separated by commas.</source>
        <translation>Palabras clave para encontrar la ejecución, separadas por comas.</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Archivo de modelo</translation>
    </message>
    <message>
        <source>none: the architecture above</source>
        <translation>ninguno: la arquitectura de arriba</translation>
    </message>
    <message>
        <source>Full path of a model file, Keras architecture or ONNX model that defines the network, instead of a built-in architecture.</source>
        <translation>Ruta completa de un archivo de modelo, una arquitectura de Keras o un modelo ONNX que define la red, en lugar de una arquitectura incorporada.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Arquitectura</translation>
    </message>
    <message>
        <source>The layers of the network.</source>
        <translation>Las capas de la red.</translation>
    </message>
    <message>
        <source>Small CNN</source>
        <translation>CNN pequeña</translation>
    </message>
    <message>
        <source>A few convolutions and a classifier: minutes on a CPU, good for small grey images</source>
        <translation>Unas pocas convoluciones y un clasificador: minutos en una CPU, buena para imágenes pequeñas en gris</translation>
    </message>
    <message>
        <source>ResNet20 V2</source>
        <translation>ResNet20 V2</translation>
    </message>
    <message>
        <source>20 layers with pre-activated residual blocks: for small photographs such as CIFAR-10</source>
        <translation>20 capas con bloques residuales de preactivación: para fotografías pequeñas como CIFAR-10</translation>
    </message>
    <message>
        <source>ResNet50 V2</source>
        <translation>ResNet50 V2</translation>
    </message>
    <message>
        <source>50 layers in bottleneck blocks, 25.6 million parameters: for photographs</source>
        <translation>50 capas en bloques bottleneck, 25,6 millones de parámetros: para fotografías</translation>
    </message>
    <message>
        <source>ResNet101 V2</source>
        <translation>ResNet101 V2</translation>
    </message>
    <message>
        <source>101 layers in bottleneck blocks, 44.7 million parameters: for photographs</source>
        <translation>101 capas en bloques bottleneck, 44,7 millones de parámetros: para fotografías</translation>
    </message>
    <message>
        <source>ResNet152 V2</source>
        <translation>ResNet152 V2</translation>
    </message>
    <message>
        <source>152 layers in bottleneck blocks, 60.4 million parameters: for photographs</source>
        <translation>152 capas en bloques bottleneck, 60,4 millones de parámetros: para fotografías</translation>
    </message>
    <message>
        <source>MobileNet V2</source>
        <translation>MobileNet V2</translation>
    </message>
    <message>
        <source>Depthwise convolutions, 3.5 million parameters: small and quick for its accuracy</source>
        <translation>Convoluciones depthwise, 3,5 millones de parámetros: pequeña y rápida para su exactitud</translation>
    </message>
    <message>
        <source>Large-image CNN</source>
        <translation>CNN, imágenes grandes</translation>
    </message>
    <message>
        <source>Five convolutions with pooling: for large images of few classes, such as 500 × 500 pixels</source>
        <translation>Cinco convoluciones con pooling: para imágenes grandes de pocas clases, como 500 × 500 píxeles</translation>
    </message>
    <message>
        <source>GRU</source>
        <translation>GRU</translation>
    </message>
    <message>
        <source>Reads an image row by row, 128 units</source>
        <translation>Lee una imagen fila por fila, 128 unidades</translation>
    </message>
    <message>
        <source>1-D CNN</source>
        <translation>CNN 1-D</translation>
    </message>
    <message>
        <source>Convolutions along the rows: for feature vectors and time series</source>
        <translation>Convoluciones a lo largo de las filas: para vectores de características y series temporales</translation>
    </message>
    <message>
        <source>2-D CNN</source>
        <translation>CNN 2-D</translation>
    </message>
    <message>
        <source>Convolutions over a grid: for feature vectors arranged as a grid</source>
        <translation>Convoluciones sobre una cuadrícula: para vectores de características dispuestos en cuadrícula</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>of inputs</source>
        <translation>de las entradas</translation>
    </message>
    <message>
        <source>Share of the classifier's inputs that each training step sets to zero at random; 0 = none.</source>
        <translation>Proporción de las entradas del clasificador que cada paso de entrenamiento pone a cero al azar; 0 = ninguna.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>× channels</source>
        <translation>× canales</translation>
    </message>
    <message>
        <source>Scales the channels of every layer: 2 gives about four times the parameters.</source>
        <translation>Escala los canales de cada capa: 2 da unas cuatro veces más parámetros.</translation>
    </message>
    <message>
        <source>Initial weights</source>
        <translation>Pesos iniciales</translation>
    </message>
    <message>
        <source>none: drawn at random</source>
        <translation>ninguno: generados al azar</translation>
    </message>
    <message>
        <source>Full path of the file with the weights that training starts from; empty = random weights.</source>
        <translation>Ruta completa del archivo con los pesos con los que empieza el entrenamiento; vacío = pesos al azar.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>The source of the samples.</source>
        <translation>La procedencia de las muestras.</translation>
    </message>
    <message>
        <source>Glyphs, built in</source>
        <translation>Glifos, incorporados</translation>
    </message>
    <message>
        <source>Shapes that the engine draws from the seed: nothing to download</source>
        <translation>Formas que el motor dibuja a partir de la semilla: nada que descargar</translation>
    </message>
    <message>
        <source>IDX files</source>
        <translation>Archivos IDX</translation>
    </message>
    <message>
        <source>A folder with the four files of MNIST, Fashion-MNIST or similar, plain or .gz</source>
        <translation>Una carpeta con los cuatro archivos de MNIST, Fashion-MNIST o similares, tal cual o .gz</translation>
    </message>
    <message>
        <source>Image folder</source>
        <translation>Carpeta de imágenes</translation>
    </message>
    <message>
        <source>train/CLASS/*.jpg, *.png or *.webp, and the same below val or test</source>
        <translation>train/CLASS/*.jpg, *.png o *.webp, y lo mismo bajo val o test</translation>
    </message>
    <message>
        <source>CIFAR-10 or CIFAR-100</source>
        <translation>CIFAR-10 o CIFAR-100</translation>
    </message>
    <message>
        <source>The folder or .tar.gz of the binary or Python version</source>
        <translation>La carpeta o el .tar.gz de la versión binaria o de Python</translation>
    </message>
    <message>
        <source>CSV list of images</source>
        <translation>Lista CSV de imágenes</translation>
    </message>
    <message>
        <source>A file with the lines path,label, or a folder with train.csv and val.csv</source>
        <translation>Un archivo con las líneas path,label, o una carpeta con train.csv y val.csv</translation>
    </message>
    <message>
        <source>TFRecord files</source>
        <translation>archivos TFRecord</translation>
    </message>
    <message>
        <source>tf.train.Example records with an encoded image and a label</source>
        <translation>Registros tf.train.Example con una imagen codificada y una etiqueta</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>archivos HDF5</translation>
    </message>
    <message>
        <source>A file, a list of files, or a folder with train*.h5 and val*.h5</source>
        <translation>Un archivo, una lista de archivos o una carpeta con train*.h5 y val*.h5</translation>
    </message>
    <message>
        <source>Synthetic ImageNet</source>
        <translation>ImageNet sintético</translation>
    </message>
    <message>
        <source>Random images in ImageNet's shape and number: for measuring speed, nothing can be learned</source>
        <translation>Imágenes al azar con la forma y el número de ImageNet: para medir la velocidad, no se puede aprender nada</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Folder of the data set</source>
        <translation>Carpeta del conjunto de datos</translation>
    </message>
    <message>
        <source>Folder or file of the data set; empty for glyphs and synthetic.</source>
        <translation>Carpeta o archivo del conjunto de datos; vacío para glifos y sintético.</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Características</translation>
    </message>
    <message>
        <source>Name of the data set or feature with the images or numbers. Several HDF5 names, separated by commas, are joined: vectors end to end, others as channels. Empty = features, or image/encoded.</source>
        <translation>Nombre del conjunto de datos o la característica con las imágenes o números. Varios nombres HDF5, separados por comas, se unen: vectores uno tras otro, lo demás como canales. Vacío = features o image/encoded.</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Name of the data set or feature with the labels. Empty = labels, or image/class/label.</source>
        <translation>Nombre del conjunto de datos o la característica con las etiquetas. Vacío = labels o image/class/label.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Clases</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>A number of classes, spread evenly over all of them, or class names separated by commas. Results show the choice because a subset is a different task.</source>
        <translation>Un número de clases, repartidas por igual entre todas, o nombres de clase separados por comas. Los resultados muestran la elección porque un subconjunto es otra tarea.</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Apartado</translation>
    </message>
    <message>
        <source>Share of each class held out for validation if the data set has no validation part: 0.1 = one image in ten.</source>
        <translation>Proporción de cada clase apartada para la validación si el conjunto de datos no tiene parte de validación: 0,1 = una imagen de cada diez.</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>Tamaño de imagen</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>Height × width, 8 to 1024 for images. Every image is resized to this before it enters the network; features of HDF5 files have height × width × channels values.</source>
        <translation>Alto × ancho, de 8 a 1024 para imágenes. Toda imagen se redimensiona a este tamaño antes de entrar en la red; las características de archivos HDF5 tienen alto × ancho × canales valores.</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>For images 1 (grey) or 3 (RGB).</source>
        <translation>Para imágenes, 1 (gris) o 3 (RGB).</translation>
    </message>
    <message>
        <source>Training samples</source>
        <translation>Muestras de entrenamiento</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Number of training samples to use; fewer give a quick trial. 0 = all (10,000 glyphs).</source>
        <translation>Número de muestras de entrenamiento que usar; con menos se prueba rápido. 0 = todas (10.000 glifos).</translation>
    </message>
    <message>
        <source>Validation samples</source>
        <translation>Muestras de validación</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Number of samples that each validation uses. 0 = all (2,000 glyphs).</source>
        <translation>Número de muestras que usa cada validación. 0 = todas (2000 glifos).</translation>
    </message>
    <message>
        <source>Seed of samples</source>
        <translation>Semilla de muestras</translation>
    </message>
    <message>
        <source>the run's seed</source>
        <translation>la semilla de la ejecución</translation>
    </message>
    <message>
        <source>Determines which samples are used: the choice of a subset, the validation split, and the samples that the engine draws.</source>
        <translation>Determina qué muestras se usan: la elección de un subconjunto, la parte de validación y las muestras que dibuja el motor.</translation>
    </message>
    <message>
        <source>Sample order</source>
        <translation>Orden de muestras</translation>
    </message>
    <message>
        <source>The order in which an epoch's samples come.</source>
        <translation>El orden en que llegan las muestras de una época.</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Barajar</translation>
    </message>
    <message>
        <source>Every sample once per epoch, reshuffled each time; ranks take turns</source>
        <translation>Cada muestra una vez por época, barajadas de nuevo cada vez; los ranks se turnan</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>Each batch is drawn from all samples with replacement</source>
        <translation>Cada batch se sortea entre todas las muestras, con reemplazo</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>File by file, shuffled within each file; ranks take whole files</source>
        <translation>Archivo por archivo, barajado dentro de cada uno; los ranks toman archivos enteros</translation>
    </message>
    <message>
        <source>Seed of order</source>
        <translation>Semilla del orden</translation>
    </message>
    <message>
        <source>Determines the order of the samples and their random changes.</source>
        <translation>Determina el orden de las muestras y sus cambios al azar.</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Volteo</translation>
    </message>
    <message>
        <source>Mirror half of the training images, left to right.</source>
        <translation>Refleja la mitad de las imágenes de entrenamiento, de izquierda a derecha.</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Recorte</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Padding on each side before the random crop.</source>
        <translation>Relleno en cada lado antes del recorte al azar.</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Encaje</translation>
    </message>
    <message>
        <source>How an image of another shape is fitted to the image size.</source>
        <translation>Cómo se encaja en el tamaño de imagen una imagen de otra forma.</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Estirar</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio changed</source>
        <translation>La imagen entera, con su proporción alterada</translation>
    </message>
    <message>
        <source>The centre of the image, with its aspect ratio kept</source>
        <translation>El centro de la imagen, con su proporción</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio kept and black bars added</source>
        <translation>La imagen entera, con su proporción y barras negras añadidas</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>Recorte redim.</translation>
    </message>
    <message>
        <source>Take a random part of each image and resize it: the usual choice for photographs.</source>
        <translation>Toma una parte al azar de cada imagen y la redimensiona: lo habitual para fotografías.</translation>
    </message>
    <message>
        <source>Least area</source>
        <translation>Área mínima</translation>
    </message>
    <message>
        <source>Smallest share of the image's area that the part covers; 0.08 is usual.</source>
        <translation>Menor proporción del área de la imagen que cubre la parte; 0,08 es habitual.</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>The part's aspect ratio is drawn from 1/value to the value.</source>
        <translation>La relación de aspecto de la parte se sortea entre 1/valor y el valor.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>Turn by a random multiple of 90°; by 0° or 180° when images are not square.</source>
        <translation>Gira un múltiplo al azar de 90°; 0° o 180° cuando las imágenes no son cuadradas.</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Brillo</translation>
    </message>
    <message>
        <source>Multiplied by a factor drawn from 1 − value to 1 + value; 0 = unchanged.</source>
        <translation>Se multiplica por un factor sorteado entre 1 − valor y 1 + valor; 0 = sin cambios.</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>Saturación</translation>
    </message>
    <message>
        <source>Hue</source>
        <translation>Tono</translation>
    </message>
    <message>
        <source>Shifted by up to this share of the colour circle, 0 to 0.5.</source>
        <translation>Se desplaza hasta esta proporción del círculo cromático, de 0 a 0,5.</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operaciones</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>por imagen</translation>
    </message>
    <message>
        <source>RandAugment: number of random operations per image.</source>
        <translation>RandAugment: número de operaciones al azar por imagen.</translation>
    </message>
    <message>
        <source>of 30</source>
        <translation>de 30</translation>
    </message>
    <message>
        <source>RandAugment: how strong each operation is.</source>
        <translation>RandAugment: intensidad de cada operación.</translation>
    </message>
    <message>
        <source>Cutout</source>
        <translation>Cutout</translation>
    </message>
    <message>
        <source>Side of the covered square.</source>
        <translation>Lado del cuadrado tapado.</translation>
    </message>
    <message>
        <source>Mixup alpha</source>
        <translation>Alfa de Mixup</translation>
    </message>
    <message>
        <source>The other image's share is drawn from Beta(value, value); 0 = off.</source>
        <translation>La proporción de la otra imagen se sortea de Beta(valor, valor); 0 = desactivado.</translation>
    </message>
    <message>
        <source>CutMix alpha</source>
        <translation>Alfa de CutMix</translation>
    </message>
    <message>
        <source>Cache folder</source>
        <translation>Carpeta de caché</translation>
    </message>
    <message>
        <source>Folder on a fast disk</source>
        <translation>Carpeta en un disco rápido</translation>
    </message>
    <message>
        <source>The prepared cache: off, auto (the user's cache folder), or a folder. The first run that uses it fills it.</source>
        <translation>La caché preparada: off, auto (la carpeta de caché del usuario) o una carpeta. La llena la primera ejecución que la usa.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivada</translation>
    </message>
    <message>
        <source>Every epoch decodes the images again</source>
        <translation>Cada época decodifica de nuevo las imágenes</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activada</translation>
    </message>
    <message>
        <source>Images are decoded and resized once and shared by all runs</source>
        <translation>Las imágenes se decodifican y redimensionan una vez y las comparten todas las ejecuciones</translation>
    </message>
    <message>
        <source>Kept side</source>
        <translation>Lado guardado</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>For resized crops: the shorter side of the kept images; auto = 8/7 of the image size.</source>
        <translation>Para recortes redimensionados: el lado menor de las imágenes guardadas; auto = 8/7 del tamaño de imagen.</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>The form in which each image is kept.</source>
        <translation>La forma en que se guarda cada imagen.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Pixels if they need at most 16 GB, otherwise JPEGs</source>
        <translation>Píxeles si ocupan como máximo 16 GB; si no, JPEG</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Píxeles</translation>
    </message>
    <message>
        <source>Fastest, largest</source>
        <translation>Lo más rápido, lo más grande</translation>
    </message>
    <message>
        <source>JPEG</source>
        <translation>JPEG</translation>
    </message>
    <message>
        <source>JPEGs at quality 95: about a tenth of the space</source>
        <translation>JPEG de calidad 95: alrededor de una décima parte del espacio</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>Hilos de carga</translation>
    </message>
    <message>
        <source>Loader</source>
        <translation>Cargador</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>hilos</translation>
    </message>
    <message>
        <source>Threads that read and augment images while training runs; 0 = the training thread does it.</source>
        <translation>Hilos que leen y aumentan imágenes mientras se entrena; 0 = lo hace el hilo de entrenamiento.</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegibles</translation>
    </message>
    <message>
        <source>What the run does when a file, record or row cannot be read.</source>
        <translation>Qué hace la ejecución cuando no se puede leer un archivo, registro o fila.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>The run fails and names the first sample that cannot be read</source>
        <translation>La ejecución falla e indica la primera muestra ilegible</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Training replaces the sample with another, validation leaves it out; the run's messages list them</source>
        <translation>El entrenamiento sustituye la muestra por otra, la validación la omite; los mensajes de la ejecución las enumeran</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Number of passes over the training data.</source>
        <translation>Número de pasadas por los datos de entrenamiento.</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Tamaño de batch</translation>
    </message>
    <message>
        <source>Samples whose gradients are averaged for one optimizer step. 0 in the form or auto in JSON = the largest power of two that fits in half of the free memory and is at most an eighth of the samples; it is chosen when the run first starts.</source>
        <translation>Muestras cuyos gradientes se promedian en un paso del optimizador. 0 en el formulario o auto en JSON = la mayor potencia de dos que quepa en la mitad de la memoria libre y sea como máximo un octavo de las muestras; se elige al iniciarse la ejecución por primera vez.</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>Microbatches</translation>
    </message>
    <message>
        <source>a batch</source>
        <translation>por batch</translation>
    </message>
    <message>
        <source>Number of parts in which a batch is computed; their gradients are averaged. Saves memory, the step stays the same.</source>
        <translation>Número de partes en que se calcula un batch; sus gradientes se promedian. Ahorra memoria, el paso es el mismo.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Precision of the computation; weights are kept in fp32.</source>
        <translation>Precisión del cálculo; los pesos se mantienen en fp32.</translation>
    </message>
    <message>
        <source>fp32</source>
        <translation>fp32</translation>
    </message>
    <message>
        <source>32-bit numbers throughout</source>
        <translation>Números de 32 bits en todo</translation>
    </message>
    <message>
        <source>bf16</source>
        <translation>bf16</translation>
    </message>
    <message>
        <source>Computes in 16 bits, keeps weights in 32: faster if the processor supports it</source>
        <translation>Calcula en 16 bits y mantiene los pesos en 32: más rápido si el procesador lo admite</translation>
    </message>
    <message>
        <source>fp16</source>
        <translation>fp16</translation>
    </message>
    <message>
        <source>Computes in half precision with loss scaling: the fastest on GPUs</source>
        <translation>Calcula en media precisión con escalado de la pérdida: lo más rápido en GPU</translation>
    </message>
    <message>
        <source>tf32</source>
        <translation>tf32</translation>
    </message>
    <message>
        <source>32-bit numbers with rounded products, on GPUs</source>
        <translation>Números de 32 bits con productos redondeados, en GPU</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizador</translation>
    </message>
    <message>
        <source>The rule by which gradients change the weights.</source>
        <translation>La regla por la que los gradientes cambian los pesos.</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>SGD con momentum</translation>
    </message>
    <message>
        <source>Stochastic gradient descent</source>
        <translation>Descenso de gradiente estocástico</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>A separate rate for every weight; 0.001 is a good start</source>
        <translation>Una tasa distinta para cada peso; 0,001 es un buen comienzo</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>Adam with weight decay decoupled from the gradient</source>
        <translation>Adam con weight decay desacoplado del gradiente</translation>
    </message>
    <message>
        <source>RMSprop</source>
        <translation>RMSprop</translation>
    </message>
    <message>
        <source>Divides by the recent magnitude of the gradients</source>
        <translation>Divide por la magnitud reciente de los gradientes</translation>
    </message>
    <message>
        <source>Adadelta</source>
        <translation>Adadelta</translation>
    </message>
    <message>
        <source>Adapts its own scale: a learning rate of 1 is usual</source>
        <translation>Adapta su propia escala: lo habitual es una tasa de aprendizaje de 1</translation>
    </message>
    <message>
        <source>LARS</source>
        <translation>LARS</translation>
    </message>
    <message>
        <source>A separate rate for every layer: for very large batches</source>
        <translation>Una tasa distinta para cada capa: para batches muy grandes</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>Share of the previous step that is kept: 0.9 smooths over about ten steps. RMSprop's default is 0.</source>
        <translation>Proporción del paso anterior que se conserva: 0,9 suaviza unos diez pasos. El valor predeterminado de RMSprop es 0.</translation>
    </message>
    <message>
        <source>Nesterov</source>
        <translation>Nesterov</translation>
    </message>
    <message>
        <source>Evaluates the gradient one momentum step ahead.</source>
        <translation>Evalúa el gradiente un paso de momentum por delante.</translation>
    </message>
    <message>
        <source>Beta 1</source>
        <translation>Beta 1</translation>
    </message>
    <message>
        <source>Decay of the mean gradient: the share kept at each step.</source>
        <translation>Decaimiento del gradiente medio: la proporción conservada en cada paso.</translation>
    </message>
    <message>
        <source>Beta 2</source>
        <translation>Beta 2</translation>
    </message>
    <message>
        <source>Decay of the mean square: the share kept at each step.</source>
        <translation>Decaimiento de la media cuadrática: la proporción conservada en cada paso.</translation>
    </message>
    <message>
        <source>Rho</source>
        <translation>Rho</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Épsilon</translation>
    </message>
    <message>
        <source>Added to the divisor so that it is never zero. Adadelta's default is 1e-6.</source>
        <translation>Se suma al divisor para que nunca sea cero. El valor predeterminado de Adadelta es 1e-6.</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Trust</translation>
    </message>
    <message>
        <source>Size of a layer's step relative to the norm of its weights.</source>
        <translation>Tamaño del paso de una capa respecto a la norma de sus pesos.</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Weight decay</translation>
    </message>
    <message>
        <source>Pulls weights towards zero; 0 = off. AdamW's default is 0.01.</source>
        <translation>Tira de los pesos hacia cero; 0 = desactivado. El valor predeterminado de AdamW es 0,01.</translation>
    </message>
    <message>
        <source>Batch-norm and biases too</source>
        <translation>También batch-norm y bias</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Decay</translation>
    </message>
    <message>
        <source>Applies the weight decay to batch-norm parameters and biases as well.</source>
        <translation>Aplica el weight decay también a los parámetros de batch-norm y a los bias.</translation>
    </message>
    <message>
        <source>Clip gradients</source>
        <translation>Recortar grad.</translation>
    </message>
    <message>
        <source>Largest global norm of the gradients; 0 = no clipping.</source>
        <translation>Mayor norma global de los gradientes; 0 = sin recorte.</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>The highest rate of the schedule; the preview on the right draws it.</source>
        <translation>La tasa más alta del programa; la vista previa de la derecha lo dibuja.</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>How the rate changes over the run.</source>
        <translation>Cómo cambia la tasa durante la ejecución.</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Constante</translation>
    </message>
    <message>
        <source>The same rate to the end</source>
        <translation>La misma tasa hasta el final</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Escalón</translation>
    </message>
    <message>
        <source>Falls by a factor at regular intervals</source>
        <translation>Cae por un factor a intervalos regulares</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Falls along half a cosine</source>
        <translation>Cae a lo largo de medio coseno</translation>
    </message>
    <message>
        <source>Polynomial</source>
        <translation>Polinómico</translation>
    </message>
    <message>
        <source>Falls as a power of the remaining part of the run</source>
        <translation>Cae como una potencia de la parte restante de la ejecución</translation>
    </message>
    <message>
        <source>One-cycle</source>
        <translation>One-cycle</translation>
    </message>
    <message>
        <source>Rises for 30 % of the run, then falls</source>
        <translation>Sube durante el 30 % de la ejecución y después cae</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Warm-up</translation>
    </message>
    <message>
        <source>Number of epochs over which the rate rises linearly from a tenth; helps with large batches.</source>
        <translation>Número de épocas en que la tasa sube linealmente desde una décima parte; ayuda con batches grandes.</translation>
    </message>
    <message>
        <source>Final share</source>
        <translation>Parte final</translation>
    </message>
    <message>
        <source>of the rate</source>
        <translation>de la tasa</translation>
    </message>
    <message>
        <source>Where the schedule ends, as a share of the learning rate.</source>
        <translation>Dónde acaba el programa, como proporción de la tasa de aprendizaje.</translation>
    </message>
    <message>
        <source>Step every</source>
        <translation>Escalón cada</translation>
    </message>
    <message>
        <source>How long the rate stays the same before it falls.</source>
        <translation>Cuánto se mantiene la tasa antes de caer.</translation>
    </message>
    <message>
        <source>Step factor</source>
        <translation>Factor del escalón</translation>
    </message>
    <message>
        <source>× the rate</source>
        <translation>× la tasa</translation>
    </message>
    <message>
        <source>Each fall multiplies the rate by this.</source>
        <translation>Cada caída multiplica la tasa por esto.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>1 falls linearly, 2 falls faster at first.</source>
        <translation>1 cae linealmente, 2 cae más deprisa al principio.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>The function that training minimises.</source>
        <translation>La función que minimiza el entrenamiento.</translation>
    </message>
    <message>
        <source>Softmax cross-entropy</source>
        <translation>Entropía cruzada softmax</translation>
    </message>
    <message>
        <source>One class per image: the usual choice</source>
        <translation>Una clase por imagen: lo habitual</translation>
    </message>
    <message>
        <source>Binary cross-entropy</source>
        <translation>Entropía cruzada binaria</translation>
    </message>
    <message>
        <source>Each class on its own</source>
        <translation>Cada clase por sí sola</translation>
    </message>
    <message>
        <source>Squared error</source>
        <translation>Error cuadrático</translation>
    </message>
    <message>
        <source>Distance from 1 for the class and 0 for the others</source>
        <translation>Distancia de 1 para la clase y de 0 para las demás</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Suavizado de etiquetas</translation>
    </message>
    <message>
        <source>Share of the target that is spread over all classes; 0 = none, 0.1 is common for large nets.</source>
        <translation>Proporción del objetivo que se reparte entre todas las clases; 0 = ninguna, 0,1 es común para redes grandes.</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>Checkpoint cada</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>at end</source>
        <translation>al final</translation>
    </message>
    <message>
        <source>A run that was stopped or killed resumes from its newest checkpoint.</source>
        <translation>Una ejecución detenida o matada se reanuda desde su checkpoint más reciente.</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>Checkpoints guardados</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>checkpoints</source>
        <translation>checkpoints</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Number of newest checkpoints to keep; older ones are deleted.</source>
        <translation>Número de checkpoints más recientes que guardar; los anteriores se eliminan.</translation>
    </message>
    <message>
        <source>Keep epochs</source>
        <translation>Guardar épocas</translation>
    </message>
    <message>
        <source>none, or 0, 1, 2, 5</source>
        <translation>ninguna, o 0, 1, 2, 5</translation>
    </message>
    <message>
        <source>Checkpoints at the end of these epochs are kept permanently, as reset points for pruned runs; 0 = the initialisation.</source>
        <translation>Los checkpoints al final de estas épocas se guardan siempre, como puntos de reinicio para ejecuciones podadas; 0 = la inicialización.</translation>
    </message>
    <message>
        <source>Keep steps</source>
        <translation>Guardar pasos</translation>
    </message>
    <message>
        <source>Checkpoints after these steps are kept permanently, as reset points for pruned runs.</source>
        <translation>Los checkpoints tras estos pasos se guardan siempre, como puntos de reinicio para ejecuciones podadas.</translation>
    </message>
    <message>
        <source>Best checkpoint</source>
        <translation>Mejor checkpoint</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>No guardar</translation>
    </message>
    <message>
        <source>Also keeps the checkpoint of the epoch where this metric was best.</source>
        <translation>Guarda también el checkpoint de la época en que esta métrica fue mejor.</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Pérdida de validación</translation>
    </message>
    <message>
        <source>Validation top-1</source>
        <translation>Top-1 de validación</translation>
    </message>
    <message>
        <source>Validation top-5</source>
        <translation>Top-5 de validación</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Pérdida de entrenam.</translation>
    </message>
    <message>
        <source>Training top-1</source>
        <translation>Top-1 de entrenam.</translation>
    </message>
    <message>
        <source>Validate every</source>
        <translation>Validar cada</translation>
    </message>
    <message>
        <source>How often validation loss and accuracy are measured.</source>
        <translation>Con qué frecuencia se miden la pérdida y la exactitud de validación.</translation>
    </message>
    <message>
        <source>Parallel validation</source>
        <translation>Validación paralela</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Number of extra threads that validate while training continues; no = training waits.</source>
        <translation>Número de hilos extra que validan mientras continúa el entrenamiento; no = el entrenamiento espera.</translation>
    </message>
    <message>
        <source>Stop early on</source>
        <translation>Parada temprana</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Ends the run when this metric stops improving.</source>
        <translation>Termina la ejecución cuando esta métrica deja de mejorar.</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Paciencia</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>How many values in a row may fail to improve on the best.</source>
        <translation>Cuántos valores seguidos pueden no mejorar el mejor.</translation>
    </message>
    <message>
        <source>Smallest gain</source>
        <translation>Mejora mínima</translation>
    </message>
    <message>
        <source>Only a gain larger than this counts as an improvement.</source>
        <translation>Solo una mejora mayor que esta cuenta como tal.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Ends the run as soon as this metric reaches the target, and records the time it took.</source>
        <translation>Termina la ejecución en cuanto esta métrica alcanza el objetivo y registra el tiempo que tardó.</translation>
    </message>
    <message>
        <source>Target value</source>
        <translation>Valor objetivo</translation>
    </message>
    <message>
        <source>Accuracy at least, loss at most; 0.99 is 99 %.</source>
        <translation>Exactitud mínima, pérdida máxima; 0,99 es el 99 %.</translation>
    </message>
    <message>
        <source>On NaN</source>
        <translation>Con NaN</translation>
    </message>
    <message>
        <source>What to do when the loss is no longer a number.</source>
        <translation>Qué hacer cuando la pérdida deja de ser un número.</translation>
    </message>
    <message>
        <source>The run ends as failed and names the step</source>
        <translation>La ejecución termina como fallida e indica el paso</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The run continues; the curve shows where it happened</source>
        <translation>La ejecución continúa; la curva muestra dónde ocurrió</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>The hardware that computes.</source>
        <translation>El hardware que calcula.</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>oneDNN's fast kernels on the processor's cores</source>
        <translation>Los kernels rápidos de oneDNN en los núcleos del procesador</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Plain C++ loops: slow, for checking results; works on every machine</source>
        <translation>Bucles simples en C++: lentos, para comprobar resultados; funciona en cualquier máquina</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>An NVIDIA GPU, with cuDNN</source>
        <translation>Una GPU de NVIDIA, con cuDNN</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Cores that the run computes on; the others stay free for other runs.</source>
        <translation>Núcleos en que calcula la ejecución; los demás quedan libres para otras ejecuciones.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>procesos</translation>
    </message>
    <message>
        <source>Processes that train together: each computes its part of every batch, and their gradients are averaged.</source>
        <translation>Procesos que entrenan juntos: cada uno calcula su parte de cada batch y los gradientes se promedian.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Number of cluster nodes over which the ranks are spread.</source>
        <translation>Número de nodos del clúster entre los que se reparten los ranks.</translation>
    </message>
    <message>
        <source>Processes per node</source>
        <translation>Procesos por nodo</translation>
    </message>
    <message>
        <source>ranks and masters</source>
        <translation>ranks y masters</translation>
    </message>
    <message>
        <source>evenly</source>
        <translation>por igual</translation>
    </message>
    <message>
        <source>Number of processes on each node.</source>
        <translation>Número de procesos en cada nodo.</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPU por nodo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Number of GPUs requested on each node.</source>
        <translation>Número de GPU solicitadas en cada nodo.</translation>
    </message>
    <message>
        <source>GPU type</source>
        <translation>tipo de GPU</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>The cluster's name for it, such as a100.</source>
        <translation>El nombre que le da el clúster, como a100.</translation>
    </message>
    <message>
        <source>GPU numbers</source>
        <translation>Números de GPU</translation>
    </message>
    <message>
        <source>any that are free</source>
        <translation>cualquiera libre</translation>
    </message>
    <message>
        <source>Only these GPUs of this machine; empty = any that are free.</source>
        <translation>Solo estas GPU de esta máquina; vacío = cualquiera que esté libre.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partición</translation>
    </message>
    <message>
        <source>the cluster's default</source>
        <translation>la predeterminada</translation>
    </message>
    <message>
        <source>A group of nodes with its own limits.</source>
        <translation>Un grupo de nodos con sus propios límites.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>your default</source>
        <translation>la predeterminada</translation>
    </message>
    <message>
        <source>The account that is charged for the job.</source>
        <translation>La cuenta a la que se carga el trabajo.</translation>
    </message>
    <message>
        <source>Quality of service</source>
        <translation>Calidad de servicio</translation>
    </message>
    <message>
        <source>the account's default</source>
        <translation>la de la cuenta</translation>
    </message>
    <message>
        <source>Priority and limits, if the cluster offers several.</source>
        <translation>Prioridad y límites, si el clúster ofrece varios.</translation>
    </message>
    <message>
        <source>Node features</source>
        <translation>Características de nodos</translation>
    </message>
    <message>
        <source>ib&amp;a100</source>
        <translation>ib&amp;a100</translation>
    </message>
    <message>
        <source>Features that the nodes must have.</source>
        <translation>Características que deben tener los nodos.</translation>
    </message>
    <message>
        <source>Excluded nodes</source>
        <translation>Nodos excluidos</translation>
    </message>
    <message>
        <source>n[01-03]</source>
        <translation>n[01-03]</translation>
    </message>
    <message>
        <source>Nodes that the run must not use.</source>
        <translation>Nodos que la ejecución no debe usar.</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>A reservation of the cluster that you may use.</source>
        <translation>Una reserva del clúster que esté permitido usar.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Límite de tiempo</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predeterminado</translation>
    </message>
    <message>
        <source>The scheduler ends the job after this time. The run saves a checkpoint shortly before and continues when the queue next starts it.</source>
        <translation>El planificador termina el trabajo tras este tiempo. La ejecución guarda un checkpoint poco antes y continúa cuando la cola la vuelve a iniciar.</translation>
    </message>
    <message>
        <source>Memory per node</source>
        <translation>Memoria por nodo</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Memory that the job may use on each node.</source>
        <translation>Memoria que el trabajo puede usar en cada nodo.</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Reinicios</translation>
    </message>
    <message>
        <source>times by itself</source>
        <translation>veces por sí sola</translation>
    </message>
    <message>
        <source>How often the run may restart by itself after a time limit, a preemption or a lost node.</source>
        <translation>Cuántas veces puede reiniciarse por sí sola la ejecución tras un límite de tiempo, una expropiación o un nodo perdido.</translation>
    </message>
    <message>
        <source>Work together</source>
        <translation>Colaboración</translation>
    </message>
    <message>
        <source>Asynchronous modes use an additional master process; slow workers then delay nobody.</source>
        <translation>Los modos asíncronos usan un proceso master adicional; así los workers lentos no retrasan a nadie.</translation>
    </message>
    <message>
        <source>Synchronous</source>
        <translation>Síncrono</translation>
    </message>
    <message>
        <source>Every step averages the gradients of all ranks, which wait for each other</source>
        <translation>Cada paso promedia los gradientes de todos los ranks, que se esperan unos a otros</translation>
    </message>
    <message>
        <source>Downpour</source>
        <translation>Downpour</translation>
    </message>
    <message>
        <source>Workers send gradients to a master, which updates immediately and assigns the next batches</source>
        <translation>Los workers envían gradientes a un master, que actualiza al momento y asigna los batches siguientes</translation>
    </message>
    <message>
        <source>EASGD</source>
        <translation>EASGD</translation>
    </message>
    <message>
        <source>Workers train independently and are pulled towards a common centre that the master keeps</source>
        <translation>Los workers entrenan de forma independiente y son atraídos hacia un centro común que mantiene el master</translation>
    </message>
    <message>
        <source>GEM</source>
        <translation>GEM</translation>
    </message>
    <message>
        <source>Workers scale their updates so that together they move like one run with momentum</source>
        <translation>Los workers escalan sus actualizaciones para moverse juntos como una sola ejecución con momentum</translation>
    </message>
    <message>
        <source>Scaling rule</source>
        <translation>Regla de escalado</translation>
    </message>
    <message>
        <source>How batch size and learning rate change with n ranks.</source>
        <translation>Cómo cambian el tamaño de batch y la tasa de aprendizaje con n ranks.</translation>
    </message>
    <message>
        <source>Share the batch</source>
        <translation>Compartir el batch</translation>
    </message>
    <message>
        <source>The ranks share the batch and the rate stays: the losses equal those of one rank</source>
        <translation>Los ranks comparten el batch y la tasa se mantiene: las pérdidas son iguales a las de un rank</translation>
    </message>
    <message>
        <source>Batch each, rate × n</source>
        <translation>Batch propio, tasa × n</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate grows linearly</source>
        <translation>Cada rank tiene su propio batch; la tasa de aprendizaje crece linealmente</translation>
    </message>
    <message>
        <source>Batch each, rate × √n</source>
        <translation>Batch propio, tasa × √n</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate grows by the square root</source>
        <translation>Cada rank tiene su propio batch; la tasa de aprendizaje crece con la raíz cuadrada</translation>
    </message>
    <message>
        <source>Batch each, rate × n^⅔</source>
        <translation>Batch propio, tasa × n^⅔</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate grows by the two-thirds power</source>
        <translation>Cada rank tiene su propio batch; la tasa de aprendizaje crece con la potencia de dos tercios</translation>
    </message>
    <message>
        <source>Batch each, rate stays</source>
        <translation>Batch propio, tasa igual</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate stays</source>
        <translation>Cada rank tiene su propio batch; la tasa de aprendizaje se mantiene</translation>
    </message>
    <message>
        <source>Bucket size</source>
        <translation>Tamaño de bucket</translation>
    </message>
    <message>
        <source>MiB, 0 = tuned</source>
        <translation>MiB, 0 = ajustado</translation>
    </message>
    <message>
        <source>Gradients are summed over the ranks in slices of this size; 0 = tuned in the first steps.</source>
        <translation>Los gradientes se suman entre los ranks en porciones de este tamaño; 0 = ajustado en los primeros pasos.</translation>
    </message>
    <message>
        <source>Buckets in</source>
        <translation>Buckets en</translation>
    </message>
    <message>
        <source>The precision in which ranks send gradients to each other.</source>
        <translation>La precisión con que los ranks se envían gradientes.</translation>
    </message>
    <message>
        <source>Gradients are sent unrounded</source>
        <translation>Los gradientes se envían sin redondear</translation>
    </message>
    <message>
        <source>Gradients are sent rounded, which halves the time over a network; they are added in fp32</source>
        <translation>Los gradientes se envían redondeados, lo que reduce a la mitad el tiempo por red; se suman en fp32</translation>
    </message>
    <message>
        <source>Like bf16 but rounded less; gradients are scaled first so that nothing overflows</source>
        <translation>Como bf16 pero con menos redondeo; los gradientes se escalan antes para que nada se desborde</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Solapar</translation>
    </message>
    <message>
        <source>sum while computing</source>
        <translation>sumar al calcular</translation>
    </message>
    <message>
        <source>Sums the gradients that are ready while the backward pass computes the rest. Turn it off to see how much that saves.</source>
        <translation>Suma los gradientes listos mientras el paso hacia atrás calcula el resto. Desactivarlo muestra cuánto ahorra.</translation>
    </message>
    <message>
        <source>Ordered sum</source>
        <translation>Suma ordenada</translation>
    </message>
    <message>
        <source>rank by rank</source>
        <translation>rank por rank</translation>
    </message>
    <message>
        <source>Adds in rank order, so that MPI and shared memory give bit-identical losses.</source>
        <translation>Suma en el orden de los ranks, de modo que MPI y la memoria compartida dan pérdidas idénticas bit a bit.</translation>
    </message>
    <message>
        <source>Batch-norm</source>
        <translation>Batch-norm</translation>
    </message>
    <message>
        <source>statistics of all ranks</source>
        <translation>estadísticas de todos los ranks</translation>
    </message>
    <message>
        <source>Batch-norm uses the statistics of the whole batch instead of each rank's part, as one rank would; costs two exchanges per layer.</source>
        <translation>Batch-norm usa las estadísticas del batch completo en lugar de la parte de cada rank, como haría un solo rank; cuesta dos intercambios por capa.</translation>
    </message>
    <message>
        <source>Exchange every</source>
        <translation>Intercambio cada</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>batches</translation>
    </message>
    <message>
        <source>Number of batches that a worker computes between exchanges with its master.</source>
        <translation>Número de batches que calcula un worker entre intercambios con su master.</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>Masters</translation>
    </message>
    <message>
        <source>If more than one, this many masters serve the workers, below a top master.</source>
        <translation>Si es más de uno, tantos masters atienden a los workers, por debajo de un master superior.</translation>
    </message>
    <message>
        <source>Ranks per worker</source>
        <translation>Ranks por worker</translation>
    </message>
    <message>
        <source>average gradients</source>
        <translation>promedian gradientes</translation>
    </message>
    <message>
        <source>Number of ranks that form one worker: they share its batches and average their gradients.</source>
        <translation>Número de ranks que forman un worker: comparten sus batches y promedian sus gradientes.</translation>
    </message>
    <message>
        <source>Elastic force</source>
        <translation>Fuerza elástica</translation>
    </message>
    <message>
        <source>β: at each exchange, a worker is pulled towards the centre by β divided by the number of workers.</source>
        <translation>β: en cada intercambio, un worker es atraído hacia el centro en β dividido por el número de workers.</translation>
    </message>
    <message>
        <source>Amplification κ</source>
        <translation>Amplificación κ</translation>
    </message>
    <message>
        <source>How much more energy all workers together may have than a single run with momentum.</source>
        <translation>Cuánta más energía pueden tener todos los workers juntos que una sola ejecución con momentum.</translation>
    </message>
    <message>
        <source>Proxy momentum</source>
        <translation>Momentum de proxy</translation>
    </message>
    <message>
        <source>Momentum of the single run that the workers together imitate.</source>
        <translation>Momentum de la ejecución única que imitan juntos los workers.</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>First traced</source>
        <translation>Primero trazado</translation>
    </message>
    <message>
        <source>Counted from 1; 0 = the first step of each attempt.</source>
        <translation>Contado desde 1; 0 = el primer paso de cada intento.</translation>
    </message>
    <message>
        <source>Traced steps</source>
        <translation>Pasos trazados</translation>
    </message>
    <message>
        <source>Number of steps for which every rank records a timeline for the Timeline page. You can also request a trace while the run trains.</source>
        <translation>Número de pasos de los que cada rank registra una línea de tiempo para la página Línea de tiempo. También se puede pedir una traza mientras la ejecución entrena.</translation>
    </message>
    <message>
        <source>Trace limit</source>
        <translation>Límite de traza</translation>
    </message>
    <message>
        <source>MB per rank</source>
        <translation>MB por rank</translation>
    </message>
    <message>
        <source>The trace ends when a rank's file reaches this size.</source>
        <translation>La traza acaba cuando el archivo de un rank alcanza este tamaño.</translation>
    </message>
    <message>
        <source>Watched mask</source>
        <translation>Máscara vigilada</translation>
    </message>
    <message>
        <source>Records how much a mask that prunes this share of the weights changes from epoch to epoch; 0 = off.</source>
        <translation>Registra cuánto cambia de época en época una máscara que poda esta proporción de los pesos; 0 = desactivado.</translation>
    </message>
    <message>
        <source>Barrier to</source>
        <translation>Barrera hasta</translation>
    </message>
    <message>
        <source>not measured, or RUN@end</source>
        <translation>no se mide, o RUN@end</translation>
    </message>
    <message>
        <source>When the run ends, it measures how far the error rises on the straight line from its weights to those of this checkpoint.</source>
        <translation>Cuando la ejecución termina, mide cuánto sube el error en la línea recta desde sus pesos hasta los de este checkpoint.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Determines every random choice, except those of the data if it has its own seeds. The same spec and seed give the same run.</source>
        <translation>Determina toda elección al azar, salvo las de los datos si tienen sus propias semillas. La misma especificación y semilla dan la misma ejecución.</translation>
    </message>
    <message>
        <source>Histograms</source>
        <translation>Histogramas</translation>
    </message>
    <message>
        <source>of every layer</source>
        <translation>de cada capa</translation>
    </message>
    <message>
        <source>Records how weights, gradients and activations of every layer are distributed, for the tab Layers of Look inside. It shows dead channels and saturated layers, too.</source>
        <translation>Registra cómo se distribuyen los pesos, gradientes y activaciones de cada capa, para la pestaña Capas de Ver por dentro. También muestra canales muertos y capas saturadas.</translation>
    </message>
    <message>
        <source>Histogram interval</source>
        <translation>Intervalo de histogramas</translation>
    </message>
    <message>
        <source>Steps between two records. Automatic: 200, or more if recording would take over 1 % of the time or yield over 100 records. The first and the last step are recorded, too.</source>
        <translation>Pasos entre dos registros. Automático: 200, o más si registrar ocupara más del 1 % del tiempo o diera más de 100 registros. También se registran el primer paso y el último.</translation>
    </message>
    <message>
        <source>Weight histograms</source>
        <translation>Histogramas de pesos</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>Records the weights as the step leaves them.</source>
        <translation>Registra los pesos tal como los deja el paso.</translation>
    </message>
    <message>
        <source>Gradient histograms</source>
        <translation>Histogramas de gradientes</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>gradientes</translation>
    </message>
    <message>
        <source>Records the mean gradient of the whole batch that the update uses, before clipping and weight decay.</source>
        <translation>Registra el gradiente medio del batch completo que usa la actualización, antes del recorte y del weight decay.</translation>
    </message>
    <message>
        <source>Activation histograms</source>
        <translation>Histogramas de activaciones</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>activaciones</translation>
    </message>
    <message>
        <source>Records the outputs of every layer for all samples of the step.</source>
        <translation>Registra las salidas de cada capa para todas las muestras del paso.</translation>
    </message>
    <message>
        <source>Placement on cores</source>
        <translation>Colocación en núcleos</translation>
    </message>
    <message>
        <source>The cores to which each rank and its loader threads are bound.</source>
        <translation>Los núcleos a los que se fijan cada rank y sus hilos de carga.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automática</translation>
    </message>
    <message>
        <source>Equal parts of neighbouring cores, beside each rank's GPU first; mpirun and srun bind their ranks themselves</source>
        <translation>Partes iguales de núcleos contiguos, primero junto a la GPU de cada rank; mpirun y srun fijan sus ranks por sí mismos</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compacta</translation>
    </message>
    <message>
        <source>Neighbouring cores, which share caches and memory; a rank with a GPU gets only cores beside its GPU</source>
        <translation>Núcleos contiguos, que comparten cachés y memoria; un rank con GPU solo recibe núcleos junto a su GPU</translation>
    </message>
    <message>
        <source>Scattered</source>
        <translation>Dispersa</translation>
    </message>
    <message>
        <source>Cores in turn, so that each rank uses the memory of every processor</source>
        <translation>Núcleos por turno, de modo que cada rank usa la memoria de todos los procesadores</translation>
    </message>
    <message>
        <source>Not bound</source>
        <translation>Sin fijar</translation>
    </message>
    <message>
        <source>The system moves threads between all cores</source>
        <translation>El sistema mueve los hilos entre todos los núcleos</translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message>
        <source>Draft</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <source>Uploading</source>
        <translation>Subiendo</translation>
    </message>
    <message>
        <source>Submitting</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>En cola</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Retenida</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqueada</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>Suspendida</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Finalizando</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Verificando</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenida</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelada</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrumpida</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Stored, but not submitted to a machine yet.</source>
        <translation>Guardada, pero aún no enviada a una máquina.</translation>
    </message>
    <message>
        <source>Its run directory is being written.</source>
        <translation>Se está escribiendo su carpeta.</translation>
    </message>
    <message>
        <source>It is being added to the machine's queue.</source>
        <translation>Se está añadiendo a la cola de la máquina.</translation>
    </message>
    <message>
        <source>The machine's answer was lost; Trainyard is finding out whether it was queued.</source>
        <translation>Se perdió la respuesta de la máquina; Trainyard está averiguando si se puso en cola.</translation>
    </message>
    <message>
        <source>It starts automatically when the requested cores are free, even if this window is closed.</source>
        <translation>Se inicia automáticamente cuando los núcleos pedidos estén libres, aunque esta ventana esté cerrada.</translation>
    </message>
    <message>
        <source>The scheduler holds it.</source>
        <translation>El planificador la retiene.</translation>
    </message>
    <message>
        <source>It cannot start with these settings. Clone it, change the settings named in the reason and start the clone.</source>
        <translation>No puede iniciarse con estos ajustes. Clonarla, cambiar los ajustes que indica el motivo e iniciar el clon.</translation>
    </message>
    <message>
        <source>The engine is loading data and building the network.</source>
        <translation>El motor está cargando los datos y construyendo la red.</translation>
    </message>
    <message>
        <source>Training continues when this window is closed.</source>
        <translation>El entrenamiento continúa cuando se cierra esta ventana.</translation>
    </message>
    <message>
        <source>The scheduler has suspended it temporarily.</source>
        <translation>El planificador la ha suspendido temporalmente.</translation>
    </message>
    <message>
        <source>It is writing its last checkpoint.</source>
        <translation>Está escribiendo su último checkpoint.</translation>
    </message>
    <message>
        <source>The process has ended; its run directory is being read.</source>
        <translation>El proceso ha terminado; se está leyendo su carpeta.</translation>
    </message>
    <message>
        <source>Trained to the end.</source>
        <translation>Entrenada hasta el final.</translation>
    </message>
    <message>
        <source>It ended with an error. Fix the cause, then resume from its last checkpoint, or clone it.</source>
        <translation>Terminó con un error. Corregir la causa y reanudarla desde su último checkpoint, o clonarla.</translation>
    </message>
    <message>
        <source>Cancelled before it finished. Resume starts it from its last checkpoint, or from the beginning.</source>
        <translation>Cancelada antes de acabar. Reanudar la inicia desde su último checkpoint o desde el principio.</translation>
    </message>
    <message>
        <source>The engine ended without a result: it was killed, or power was lost. Resume continues from its last checkpoint.</source>
        <translation>El motor terminó sin resultado: lo mataron o se fue la corriente. Reanudar continúa desde su último checkpoint.</translation>
    </message>
    <message>
        <source>The machine does not report its state.</source>
        <translation>La máquina no informa de su estado.</translation>
    </message>
    <message>
        <source>It ended with an error. Fix the cause, then resume or clone it.</source>
        <translation>Terminó con un error. Corregir la causa y reanudarla o clonarla.</translation>
    </message>
    <message>
        <source>It ended with an error, before its first checkpoint. Fix the cause, then resume it from the beginning, or clone it.</source>
        <translation>Terminó con un error, antes de su primer checkpoint. Corregir la causa y reanudarla desde el principio, o clonarla.</translation>
    </message>
    <message>
        <source>Cancelled before its first checkpoint. Resume starts it from the beginning.</source>
        <translation>Cancelada antes de su primer checkpoint. Reanudar la inicia desde el principio.</translation>
    </message>
    <message>
        <source>The engine ended without a result, before its first checkpoint: it was killed, or power was lost. Resume starts it from the beginning.</source>
        <translation>El motor terminó sin resultado, antes de su primer checkpoint: lo mataron o se fue la corriente. Reanudar la inicia desde el principio.</translation>
    </message>
    <message>
        <source>Stopped before its first checkpoint. Resume starts it from the beginning.</source>
        <translation>Detenida antes de su primer checkpoint. Reanudar la inicia desde el principio.</translation>
    </message>
    <message>
        <source>Stopped after a checkpoint. Resume continues from there.</source>
        <translation>Detenida tras un checkpoint. Reanudar continúa desde ahí.</translation>
    </message>
</context>
<context>
    <name>StudyFigures</name>
    <message>
        <source>ranks</source>
        <translation>ranks</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>ideal</translation>
    </message>
    <message>
        <source>forecast</source>
        <translation>previsión</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>over one rank</source>
        <translation>sobre un rank</translation>
    </message>
    <message>
        <source>Everything is relative to a run with one rank, which must finish first.</source>
        <translation>Todo es relativo a una ejecución con un rank, que debe terminar primero.</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Eficiencia</translation>
    </message>
    <message>
        <source>speed-up ÷ ranks</source>
        <translation>aceleración ÷ ranks</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>samples/s, without the first epoch</source>
        <translation>muestras/s, sin la primera época</translation>
    </message>
    <message>
        <source>Speeds appear once a run with more than one epoch is done.</source>
        <translation>Las velocidades aparecen cuando termina una ejecución con más de una época.</translation>
    </message>
    <message>
        <source>Time to accuracy</source>
        <translation>Tiempo hasta exactitud</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>seconds to %1 %2</source>
        <translation>segundos hasta %1 %2</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>over samples seen</source>
        <translation>sobre muestras vistas</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>muestras</translation>
    </message>
    <message>
        <source>The curves grow with each epoch.</source>
        <translation>Las curvas crecen con cada época.</translation>
    </message>
    <message>
        <source>band of one rank</source>
        <translation>banda de un rank</translation>
    </message>
</context>
<context>
    <name>StudyText</name>
    <message>
        <source>%1: %2 of %3 runs are done, %4 ended otherwise, %5 are still to come.</source>
        <translation>%1: %2 de %3 ejecuciones están terminadas, %4 acabaron de otro modo y faltan %5.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs are done.</source>
        <translation>%1: %2 de %3 ejecuciones están terminadas.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs are done, %4 ended otherwise.</source>
        <translation>%1: %2 de %3 ejecuciones están terminadas, %4 acabaron de otro modo.</translation>
    </message>
    <message>
        <source>The target is %1 %2, from the run spec.</source>
        <translation>El objetivo es %1 %2, de la especificación.</translation>
    </message>
    <message>
        <source>The target is %1 %2, which every one-rank run reached.</source>
        <translation>El objetivo es %1 %2, que alcanzó toda ejecución con un rank.</translation>
    </message>
    <message>
        <source>%1 train %2 times as fast as one, %3 of the ideal.</source>
        <translation>%1 entrenan %2 veces más rápido que uno, el %3 del ideal.</translation>
    </message>
    <message>
        <source>That is more than the ideal: other work probably slowed down the one-rank runs. Repeat them.</source>
        <translation>Eso es más que el ideal: probablemente otro trabajo ralentizó las ejecuciones con un rank. Repetirlas.</translation>
    </message>
    <message>
        <source>%1 converge like one rank: every curve stays inside the band.</source>
        <translation>%1 convergen como un rank: todas las curvas quedan dentro de la banda.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Pérdida de entrenam.</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>Exactitud de entrenamiento</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Pérdida de validación</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>Exactitud de validación</translation>
    </message>
    <message>
        <source>Validation top-5 accuracy</source>
        <translation>Exactitud top-5 de validación</translation>
    </message>
    <message>
        <source>%1 after %2 samples, where the band is %3 to %4</source>
        <translation>%1 tras %2 muestras, donde la banda va de %3 a %4</translation>
    </message>
    <message>
        <source>%1, %2: not yet known.</source>
        <translation>%1, %2: aún no se conoce.</translation>
    </message>
    <message>
        <source>%1, %2: inside the band of the one-rank runs everywhere.</source>
        <translation>%1, %2: dentro de la banda de las ejecuciones con un rank en todas partes.</translation>
    </message>
    <message>
        <source>%1, %2: outside the band at %3 of %4 points, inside at the end; largest deviation %5.</source>
        <translation>%1, %2: fuera de la banda en %3 de %4 puntos, dentro al final; mayor desviación %5.</translation>
    </message>
    <message>
        <source>%1, %2: better than the band at the end; largest deviation %3.</source>
        <translation>%1, %2: mejor que la banda al final; mayor desviación %3.</translation>
    </message>
    <message>
        <source>%1, %2: worse than the band at the end; largest deviation %3.</source>
        <translation>%1, %2: peor que la banda al final; mayor desviación %3.</translation>
    </message>
    <message>
        <source>the ranks wait for data</source>
        <translation>los ranks esperan datos</translation>
    </message>
    <message>
        <source>the ranks wait for each other</source>
        <translation>los ranks se esperan unos a otros</translation>
    </message>
    <message>
        <source>each rank has too little work: small batches cost more per sample</source>
        <translation>cada rank tiene muy poco trabajo: los batches pequeños cuestan más por muestra</translation>
    </message>
    <message>
        <source>the ranks share the machine's cores and memory and slow each other down</source>
        <translation>los ranks comparten los núcleos y la memoria de la máquina y se ralentizan unos a otros</translation>
    </message>
    <message>
        <source>the recorded phases do not explain it</source>
        <translation>las fases registradas no lo explican</translation>
    </message>
    <message>
        <source>The plateau starts at %1: up to %2, each further rank adds %3 of a rank. Cause: %4.</source>
        <translation>La meseta empieza en %1: hasta %2, cada rank adicional aporta %3 de un rank. Causa: %4.</translation>
    </message>
    <message>
        <source>A sample costs %1 more rank time than with one rank: input %2, other ranks %3, computing %4, other %5.</source>
        <translation>Una muestra cuesta %1 más de tiempo de rank que con un rank: entrada %2, otros ranks %3, cálculo %4, resto %5.</translation>
    </message>
    <message>
        <source>No plateau up to %1.</source>
        <translation>No hay meseta hasta %1.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs reached it.</source>
        <translation>%1: lo alcanzaron %2 de %3 ejecuciones.</translation>
    </message>
    <message>
        <source>There is no one-rank run to compare with.</source>
        <translation>No hay ninguna ejecución con un rank con la que comparar.</translation>
    </message>
    <message>
        <source>%1: there is no speed, because nothing is left after the first epoch.</source>
        <translation>%1: no hay velocidad, porque no queda nada tras la primera época.</translation>
    </message>
    <message>
        <source>512 GPUs, 25 Gbit/s between machines of four</source>
        <translation>512 GPU, 25 Gbit/s entre máquinas de cuatro</translation>
    </message>
    <message>
        <source>Sergeev &amp; Del Balso 2018, Horovod: Inception V3 on 128 machines with four P100 each, 90 % efficiency</source>
        <translation>Sergeev &amp; Del Balso 2018, Horovod: Inception V3 en 128 máquinas con cuatro P100 cada una, 90 % de eficiencia</translation>
    </message>
    <message>
        <source>23.8 million weights in fp32; 64 samples per GPU at 142 images/s, two thirds of the time in the backward pass; a ring that crosses each adapter once; two buckets, 5 µs per message.</source>
        <translation>23,8 millones de pesos en fp32; 64 muestras por GPU a 142 imágenes/s, dos tercios del tiempo en el paso hacia atrás; un anillo que cruza cada adaptador una vez; dos buckets, 5 µs por mensaje.</translation>
    </message>
    <message>
        <source>8 GPUs of one machine that share a batch of 256</source>
        <translation>8 GPU de una máquina que comparten un batch de 256</translation>
    </message>
    <message>
        <source>A teaching cluster's study: ResNet50 V2 at 128 × 128 pixels, 6.7 times as fast on 8 GPUs</source>
        <translation>Un estudio de un clúster docente: ResNet50 V2 a 128 × 128 píxeles, 6,7 veces más rápido en 8 GPU</translation>
    </message>
    <message>
        <source>25.6 million weights in fp32; 1,200 images/s and 3 ms per step on one GPU, 10 GB/s between GPUs, four buckets, two thirds of the computing time in the backward pass.</source>
        <translation>25,6 millones de pesos en fp32; 1200 imágenes/s y 3 ms por paso en una GPU, 10 GB/s entre GPU, cuatro buckets, dos tercios del tiempo de cálculo en el paso hacia atrás.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation><numerusform>1 rank</numerusform><numerusform>%Ln ranks</numerusform></translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <translation>%1 puntos porcentuales</translation>
    </message>
    <message>
        <source>With so few runs this can be chance: repeat each at least %1 times.</source>
        <translation>Con tan pocas ejecuciones puede ser azar: repetir cada una al menos %1 veces.</translation>
    </message>
    <message>
        <source>At the end, %1 differs by %2 ± %3 from one rank (95 % interval).</source>
        <translation>Al final, %1 difiere en %2 ± %3 de un rank (intervalo del 95 %).</translation>
    </message>
    <message>
        <source>That is too uncertain to tell a difference of %1 from chance; more repeats narrow it.</source>
        <translation>Es demasiado incierto para distinguir del azar una diferencia de %1; más repeticiones la acotan.</translation>
    </message>
    <message>
        <source>%1: every curve stays inside the band of the one-rank runs.</source>
        <translation>%1: todas las curvas quedan dentro de la banda de las ejecuciones con un rank.</translation>
    </message>
</context>
<context>
    <name>trainyard::AboutDialog</name>
    <message>
        <source>About Trainyard</source>
        <translation>Acerca de Trainyard</translation>
    </message>
    <message>
        <source>Trainyard %1</source>
        <translation>Trainyard %1</translation>
    </message>
    <message>
        <source>Configure, launch and watch neural-network training</source>
        <translation>Configurar, iniciar y observar el entrenamiento de redes neuronales</translation>
    </message>
    <message>
        <source>Window, launcher and store: GPL-3.0-or-later. Training engine: Apache-2.0. Trainyard comes with no warranty.</source>
        <translation>Ventana, lanzador y almacén: GPL-3.0-or-later. Motor de entrenamiento: Apache-2.0. Trainyard se ofrece sin garantía.</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Creado con</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>trainyard::AugmentDialog</name>
    <message>
        <source>Augmentation preview</source>
        <translation>Vista previa del aumento</translation>
    </message>
    <message>
        <source>Images before and after augmentation</source>
        <translation>Imágenes antes y después del aumento de datos</translation>
    </message>
    <message>
        <source>Kind of change to show</source>
        <translation>Tipo de cambio que mostrar</translation>
    </message>
    <message>
        <source>Other images</source>
        <translation>Otras imágenes</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Reading images…</source>
        <translation>Leyendo imágenes…</translation>
    </message>
    <message>
        <source>There is nothing to show</source>
        <translation>No hay nada que mostrar</translation>
    </message>
    <message>
        <source>Augmentation is off: every epoch sees the same images.</source>
        <translation>El aumento de datos está desactivado: cada época ve las mismas imágenes.</translation>
    </message>
    <message>
        <source>What the network sees, %1 × %2 pixels: exactly these images, with the form's seed.</source>
        <translation>Lo que ve la red, %1 × %2 píxeles: exactamente estas imágenes, con la semilla del formulario.</translation>
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
        <translation>Época %1</translation>
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
        <translation>Volteo</translation>
    </message>
    <message>
        <source>Mirror half of the training images, left to right</source>
        <translation>Reflejar la mitad de las imágenes de entrenamiento, de izquierda a derecha</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Recorte</translation>
    </message>
    <message>
        <source>Pad each training image and crop it at a random place</source>
        <translation>Rellenar cada imagen de entrenamiento y recortarla en un sitio al azar</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>Recorte redim.</translation>
    </message>
    <message>
        <source>Take a random part of each image and resize it: the usual choice for photographs</source>
        <translation>Tomar una parte al azar de cada imagen y redimensionarla: lo habitual para fotografías</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>Turn by a random multiple of 90°</source>
        <translation>Girar un múltiplo al azar de 90°</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Change brightness, contrast, saturation and hue</source>
        <translation>Cambiar brillo, contraste, saturación y tono</translation>
    </message>
    <message>
        <source>RandAugment</source>
        <translation>RandAugment</translation>
    </message>
    <message>
        <source>Some random operations of a fixed strength</source>
        <translation>Algunas operaciones al azar de intensidad fija</translation>
    </message>
    <message>
        <source>Cutout</source>
        <translation>Cutout</translation>
    </message>
    <message>
        <source>Cover a square at a random place</source>
        <translation>Tapar un cuadrado en un sitio al azar</translation>
    </message>
    <message>
        <source>Mixup</source>
        <translation>Mixup</translation>
    </message>
    <message>
        <source>Blend images, and their labels, with one another</source>
        <translation>Fundir imágenes, y sus etiquetas, unas con otras</translation>
    </message>
    <message>
        <source>CutMix</source>
        <translation>CutMix</translation>
    </message>
    <message>
        <source>Paste in a rectangle of another image, and mix the labels accordingly</source>
        <translation>Pegar un rectángulo de otra imagen y mezclar las etiquetas en consecuencia</translation>
    </message>
    <message>
        <source>Augment</source>
        <translation>Aumentar</translation>
    </message>
    <message>
        <source>Random changes of training images, different in every epoch</source>
        <translation>Cambios al azar de las imágenes de entrenamiento, distintos en cada época</translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation>Vista previa…</translation>
    </message>
    <message>
        <source>Shows the effect of these changes on real images</source>
        <translation>Muestra el efecto de estos cambios en imágenes reales</translation>
    </message>
</context>
<context>
    <name>trainyard::AugmentViewModel</name>
    <message>
        <source>All together</source>
        <translation>Todo junto</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Volteo</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Recorte</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>Recorte redim.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
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
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>trainyard::CacheFields</name>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>The same, in a folder that you choose</source>
        <translation>Lo mismo, en una carpeta a elegir</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Caché</translation>
    </message>
    <message>
        <source>The prepared cache: images are decoded and resized once, when a run first uses them</source>
        <translation>La caché preparada: las imágenes se decodifican y redimensionan una vez, cuando las usa por primera vez una ejecución</translation>
    </message>
    <message>
        <source>Folder of the prepared cache</source>
        <translation>Carpeta de la caché preparada</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Elegir la carpeta</translation>
    </message>
</context>
<context>
    <name>trainyard::CalibrationChart</name>
    <message>
        <source>too sure</source>
        <translation>demasiado seguro</translation>
    </message>
    <message>
        <source>samples by confidence</source>
        <translation>muestras por confianza</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation>escala log</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibración</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>confianza</translation>
    </message>
    <message>
        <source>%1 to %2 sure</source>
        <translation>de %1 a %2 de seguridad</translation>
    </message>
    <message>
        <source>right</source>
        <translation>acierto</translation>
    </message>
    <message>
        <source>95 % range</source>
        <translation>intervalo del 95 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>mean confidence</source>
        <translation>confianza media</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>muestras</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignDialog</name>
    <message>
        <source>Start as a campaign</source>
        <translation>Iniciar como campaña</translation>
    </message>
    <message>
        <source>Scaling study</source>
        <translation>Estudio de escalado</translation>
    </message>
    <message>
        <source>The same training with several numbers of ranks, to see the gain from more ranks</source>
        <translation>El mismo entrenamiento con varios números de ranks, para ver la ganancia de más ranks</translation>
    </message>
    <message>
        <source>Several seeds</source>
        <translation>Varias semillas</translation>
    </message>
    <message>
        <source>The same run several times, each with another seed</source>
        <translation>La misma ejecución varias veces, cada una con otra semilla</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Nombre de la campaña</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>Number of runs of each kind, each with its own seed</source>
        <translation>Número de ejecuciones de cada tipo, cada una con su propia semilla</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Celda</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>Batch per rank</source>
        <translation>Batch por rank</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tasa</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Runs of the campaign</source>
        <translation>Ejecuciones de la campaña</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Encolar</translation>
    </message>
    <message>
        <source>Numbers of ranks</source>
        <translation>Números de ranks</translation>
    </message>
    <message>
        <source>Numbers of ranks to train with, separated by commas; 1 is added if it is missing</source>
        <translation>Números de ranks con los que entrenar, separados por comas; se añade 1 si falta</translation>
    </message>
    <message>
        <source>Accuracy tolerance</source>
        <translation>Tolerancia de exactitud</translation>
    </message>
    <message>
        <source> points</source>
        <translation> puntos</translation>
    </message>
    <message>
        <source>Loss tolerance</source>
        <translation>Tolerancia de pérdida</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerancia</translation>
    </message>
    <message>
        <source>of accuracy,</source>
        <translation>de exactitud,</translation>
    </message>
    <message>
        <source>of the loss</source>
        <translation>de la pérdida</translation>
    </message>
    <message>
        <source>All runs are queued at once; each waits until it has the machine to itself. Speed is measured without the first epoch.</source>
        <translation>Todas las ejecuciones se ponen en cola a la vez; cada una espera a tener la máquina para sí. La velocidad se mide sin la primera época.</translation>
    </message>
    <message>
        <source>Cells per stage</source>
        <translation>Celdas por etapa</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>A cascade: cell i of each stage starts after cell i of the previous stage has succeeded</source>
        <translation>Una cascada: la celda i de cada etapa empieza cuando la celda i de la etapa anterior ha terminado con éxito</translation>
    </message>
    <message>
        <source>Cells at once</source>
        <translation>Celdas simultáneas</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Maximum number of cells that a cluster runs at once</source>
        <translation>Número máximo de celdas que un clúster ejecuta a la vez</translation>
    </message>
    <message>
        <source>Per stage</source>
        <translation>Por etapa</translation>
    </message>
    <message>
        <source>cells,</source>
        <translation>celdas,</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>a la vez</translation>
    </message>
    <message>
        <source>On a cluster each stage is submitted as one job array. On a workstation the cells wait in the queue for free cores.</source>
        <translation>En un clúster cada etapa se envía como un array de trabajos. En una estación de trabajo las celdas esperan en la cola a que haya núcleos libres.</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>Lottery tickets</source>
        <translation>Lottery tickets</translation>
    </message>
    <message>
        <source>A dense run, then the same net pruned by several amounts and reset to several points</source>
        <translation>Una ejecución densa y después la misma red podada en varias cantidades y devuelta a varios puntos</translation>
    </message>
    <message>
        <source>the first %1 of %2 runs</source>
        <translation>las primeras %1 de %2 ejecuciones</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation><numerusform>1 ejecución</numerusform><numerusform>%Ln ejecuciones</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Queue %Ln run(s)</source>
        <translation><numerusform>Encolar 1 ejecución</numerusform><numerusform>Encolar %Ln ejecuciones</numerusform></translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>The same training with other settings, to find the best ones</source>
        <translation>El mismo entrenamiento con otros ajustes, para encontrar los mejores</translation>
    </message>
    <message>
        <source>The search goes on when this window is closed: each run asks for its settings when it starts.</source>
        <translation>La búsqueda continúa cuando se cierra esta ventana: cada ejecución pide sus ajustes al iniciarse.</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignForm</name>
    <message>
        <source>Give the campaign a name.</source>
        <translation>Dar un nombre a la campaña.</translation>
    </message>
    <message>
        <source>“%1” is not a number of ranks.</source>
        <translation>«%1» no es un número de ranks.</translation>
    </message>
    <message>
        <source>There is no forecast for a search that varies the epochs.</source>
        <translation>No hay previsión para una búsqueda que varía las épocas.</translation>
    </message>
    <message>
        <source>The duration is known once a run of this network has ended on this machine. Or type what a whole run takes.</source>
        <translation>La duración se conoce cuando ha terminado en esta máquina una ejecución de esta red. También se puede escribir lo que tarda una ejecución completa.</translation>
    </message>
    <message>
        <source>Without waiting in the queue; other settings may train faster or slower.</source>
        <translation>Sin la espera en la cola; otros ajustes pueden entrenar más rápido o más despacio.</translation>
    </message>
    <message>
        <source>%1 for a whole run, from measured steps; without waiting in the queue.</source>
        <translation>%1 por ejecución completa, según los pasos medidos; sin la espera en la cola.</translation>
    </message>
    <message>
        <source>%1 for a whole run, as %2 took; without waiting in the queue.</source>
        <translation>%1 por ejecución completa, como tardó %2; sin la espera en la cola.</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsModel</name>
    <message>
        <source>Scaling study</source>
        <translation>Estudio de escalado</translation>
    </message>
    <message>
        <source>Series of runs</source>
        <translation>Serie de ejecuciones</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campaña</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>no runs</source>
        <translation>sin ejecuciones</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 de %2 ejecuciones</translation>
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
        <translation>Búsqueda</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsPage</name>
    <message>
        <source>No campaigns yet</source>
        <translation>Aún no hay campañas</translation>
    </message>
    <message>
        <source>A campaign is a set of runs planned together, such as one spec trained with 1, 2 and 4 ranks. Set up a run, then choose Start as campaign.</source>
        <translation>Una campaña es un conjunto de ejecuciones planificadas juntas, como una especificación entrenada con 1, 2 y 4 ranks. Configurar una ejecución y elegir Iniciar como campaña.</translation>
    </message>
    <message>
        <source>Set up a run</source>
        <translation>Configurar ejecución</translation>
    </message>
    <message>
        <source>Nothing archived</source>
        <translation>Nada archivado</translation>
    </message>
    <message>
        <source>Archived campaigns are kept here; nothing is lost.</source>
        <translation>Las campañas archivadas se guardan aquí; no se pierde nada.</translation>
    </message>
    <message>
        <source>Start missing cells</source>
        <translation>Iniciar celdas que faltan</translation>
    </message>
    <message>
        <source>Stop all…</source>
        <translation>Detener todas…</translation>
    </message>
    <message>
        <source>Export charts…</source>
        <translation>Exportar gráficos…</translation>
    </message>
    <message>
        <source>Export tables…</source>
        <translation>Exportar tablas…</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activas</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivadas</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campañas</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Forecast…</source>
        <translation>Previsión…</translation>
    </message>
    <message>
        <source>How the forecast is made, compared with published speed-ups</source>
        <translation>Cómo se hace la previsión, comparada con aceleraciones publicadas</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>Cells of the campaign</source>
        <translation>Celdas de la campaña</translation>
    </message>
    <message>
        <source>Open on the Live page</source>
        <translation>Abrir en la página En vivo</translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation>Mostrar en Ejecuciones</translation>
    </message>
    <message>
        <source>Show its timeline</source>
        <translation>Mostrar su línea de tiempo</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Desarchivar</translation>
    </message>
    <message>
        <source>There are no findings before the first runs are done.</source>
        <translation>No hay resultados antes de que terminen las primeras ejecuciones.</translation>
    </message>
    <message>
        <source>1 cell has no run or an incomplete one</source>
        <translation>1 celda no tiene ejecución o la tiene incompleta</translation>
    </message>
    <message>
        <source>%1 cells have no run or an incomplete one</source>
        <translation>%1 celdas no tienen ejecución o la tienen incompleta</translation>
    </message>
    <message>
        <source>double-click opens the run</source>
        <translation>doble clic abre la ejecución</translation>
    </message>
    <message>
        <source>Stop all</source>
        <translation>Detener todas</translation>
    </message>
    <message>
        <source>Stop %1 runs?</source>
        <translation>¿Detener %1 ejecuciones?</translation>
    </message>
    <message>
        <source>Running runs first write a checkpoint and can be resumed later; waiting runs leave the queue.</source>
        <translation>Las ejecuciones en curso escriben antes un checkpoint y se pueden reanudar más tarde; las que esperan salen de la cola.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportado a %1</translation>
    </message>
    <message>
        <source>Export the charts</source>
        <translation>Exportar los gráficos</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Values (*.csv)</source>
        <translation>Imagen (*.png);;Dibujo (*.svg);;Valores (*.csv)</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>Exportar las tablas</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campaña</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Every run of the campaign</source>
        <translation>Todas las ejecuciones de la campaña</translation>
    </message>
    <message>
        <source>Page (*.pdf);;Drawing (*.svg);;Picture (*.png);;Values (*.csv);;LaTeX table (*.tex)</source>
        <translation>Página (*.pdf);;Dibujo (*.svg);;Imagen (*.png);;Valores (*.csv);;Tabla LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>Results at a glance</source>
        <translation>Resultados de un vistazo</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsViewModel</name>
    <message>
        <source>%1 of %2 runs done</source>
        <translation>%1 de %2 ejecuciones terminadas</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 en curso</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 en espera</translation>
    </message>
    <message>
        <source>%1 ended otherwise</source>
        <translation>%1 acabaron de otro modo</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>There is no forecast for asynchronous runs, because their ranks do not share steps.</source>
        <translation>No hay previsión para ejecuciones asíncronas, porque sus ranks no comparten pasos.</translation>
    </message>
    <message>
        <source>The forecast needs complete runs with one rank and with another number of ranks.</source>
        <translation>La previsión necesita ejecuciones completas con un rank y con otro número de ranks.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Forecast from 1 and %1 ranks: %2 per step and %3 per sample on one rank, %4 of waiting for each other with %5.</source>
        <translation>Previsión a partir de 1 y %1 ranks: %2 por paso y %3 por muestra en un rank, %4 de espera mutua con %5.</translation>
    </message>
    <message>
        <source>Next to other ranks, a rank computes %1 times as long.</source>
        <translation>Junto a otros ranks, un rank calcula %1 veces más tiempo.</translation>
    </message>
    <message>
        <source>The machine has %1 cores, which additional ranks share.</source>
        <translation>La máquina tiene %1 núcleos, que comparten los ranks adicionales.</translation>
    </message>
    <message>
        <source>Stopping %1 runs</source>
        <translation>Deteniendo %1 ejecuciones</translation>
    </message>
    <message>
        <source>Campaign archived; its runs are unchanged</source>
        <translation>Campaña archivada; sus ejecuciones no cambian</translation>
    </message>
    <message>
        <source>Campaign unarchived</source>
        <translation>Campaña desarchivada</translation>
    </message>
    <message>
        <source>Assumes that more than %1 ranks do not slow each other's memory further.</source>
        <translation>Supone que más de %1 ranks no se ralentizan más entre sí en la memoria.</translation>
    </message>
    <message>
        <source>Assumes that every rank has its own cores, that more than %1 ranks on a node do not slow each other's memory and links further, and that ranks on other nodes do not wait longer for sums.</source>
        <translation>Supone que cada rank tiene sus propios núcleos, que más de %1 ranks en un nodo no se ralentizan más entre sí en memoria y enlaces, y que los ranks de otros nodos no esperan más las sumas.</translation>
    </message>
</context>
<context>
    <name>trainyard::CatalogueDialog</name>
    <message>
        <source>Download a data set</source>
        <translation>Descargar un conjunto de datos</translation>
    </message>
    <message>
        <source>Downloads come from the publisher, through the system's proxy, into %1. An interrupted download continues where it stopped; every file is checked against its checksum.</source>
        <translation>Las descargas proceden del editor, a través del proxy del sistema, y van a %1. Una descarga interrumpida continúa donde se detuvo; cada archivo se comprueba con su suma de comprobación.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licencia: %1</translation>
    </message>
    <message>
        <source>Download of %1</source>
        <translation>Descarga de %1</translation>
    </message>
    <message>
        <source>Where %1 comes from: %2</source>
        <translation>De dónde procede %1: %2</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Descargar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Descargado</translation>
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
        <translation>Ya está en la lista.</translation>
    </message>
    <message>
        <source>Waiting for another download…</source>
        <translation>Esperando otra descarga…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Checking existing files: %1 of %2</source>
        <translation>Comprobando archivos existentes: %1 de %2</translation>
    </message>
    <message>
        <source>Unpacking…</source>
        <translation>Descomprimiendo…</translation>
    </message>
    <message>
        <source>The connection broke; trying again…</source>
        <translation>La conexión se cortó; reintentando…</translation>
    </message>
</context>
<context>
    <name>trainyard::CellsModel</name>
    <message>
        <source>It has no run yet: Start missing cells creates one.</source>
        <translation>Aún no tiene ejecución: Iniciar celdas que faltan crea una.</translation>
    </message>
    <message>
        <source>%1, repeat %2</source>
        <translation>%1, repetición %2</translation>
    </message>
    <message>
        <source>%1 · stage %2</source>
        <translation>%1 · etapa %2</translation>
    </message>
    <message>
        <source>No run</source>
        <translation>Sin ejecución</translation>
    </message>
    <message>
        <source>Best validation accuracy</source>
        <translation>Mejor exactitud de validación</translation>
    </message>
    <message>
        <source>Lowest validation loss</source>
        <translation>Menor pérdida de validación</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Celda</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Muestras/s</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
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
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Print, one column</source>
        <translation>Impresión, una columna</translation>
    </message>
    <message>
        <source>Print, two columns</source>
        <translation>Impresión, dos columnas</translation>
    </message>
    <message>
        <source>Slide, 16 : 9</source>
        <translation>Diapositiva, 16 : 9</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Colores claros</translation>
    </message>
    <message>
        <source>Dashes, for print without colours</source>
        <translation>Trazos, para imprimir sin colores</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Exportar el gráfico</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG, una imagen</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG, vectores</translation>
    </message>
    <message>
        <source>PDF, vectors</source>
        <translation>PDF, vectores</translation>
    </message>
    <message>
        <source>CSV, the shown values</source>
        <translation>CSV, los valores mostrados</translation>
    </message>
    <message>
        <source>%1 dots per inch</source>
        <translation>%1 puntos por pulgada</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
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
        <translation>%1 × %2 píxeles</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartLegend</name>
    <message>
        <source>Legend: %1</source>
        <translation>Leyenda: %1</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartMenu</name>
    <message>
        <source>Previous view</source>
        <translation>Vista anterior</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>Copiar como imagen</translation>
    </message>
    <message>
        <source>Copy the shown values</source>
        <translation>Copiar los valores mostrados</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Chart copied</source>
        <translation>Gráfico copiado</translation>
    </message>
    <message>
        <source>Values copied as CSV</source>
        <translation>Valores copiados como CSV</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Exportar el gráfico</translation>
    </message>
    <message>
        <source>Chart exported to %1</source>
        <translation>Gráfico exportado a %1</translation>
    </message>
</context>
<context>
    <name>trainyard::CheckpointDialog</name>
    <message>
        <source>Choose a checkpoint</source>
        <translation>Elegir un checkpoint</translation>
    </message>
    <message>
        <source>Find a run</source>
        <translation>Buscar una ejecución</translation>
    </message>
    <message>
        <source>Text in the spec</source>
        <translation>Texto en la especificación</translation>
    </message>
    <message>
        <source>The run spec's name for this checkpoint</source>
        <translation>El nombre de este checkpoint en la especificación</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Archivo…</translation>
    </message>
    <message>
        <source>A .safetensors file, such as a saved ticket</source>
        <translation>Un archivo .safetensors, como un ticket guardado</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Looking for runs…</source>
        <translation>Buscando ejecuciones…</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Runs with checkpoints</source>
        <translation>Ejecuciones con checkpoints</translation>
    </message>
    <message>
        <source>Runs on %1</source>
        <translation>Ejecuciones en %1</translation>
    </message>
    <message>
        <source>No run on this computer has a checkpoint yet.</source>
        <translation>Ninguna ejecución de este equipo tiene aún un checkpoint.</translation>
    </message>
    <message>
        <source>No run on %1 has a checkpoint yet.</source>
        <translation>Ninguna ejecución en %1 tiene aún un checkpoint.</translation>
    </message>
    <message>
        <source>A run may later delete its older checkpoints: have it keep them (Training › Checkpoints), or choose its end.</source>
        <translation>Una ejecución puede eliminar después sus checkpoints más antiguos: hacer que los guarde (Entrenamiento › Checkpoints) o elegir su final.</translation>
    </message>
    <message>
        <source>%1 (cloned here)</source>
        <translation>%1 (clonada aquí)</translation>
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
        <translation>paso %1
%2</translation>
    </message>
    <message>
        <source>Checkpoints and tickets (*.safetensors)</source>
        <translation>Checkpoints y tickets (*.safetensors)</translation>
    </message>
</context>
<context>
    <name>trainyard::CheckpointField</name>
    <message>
        <source>RUN@epoch-2 or a file</source>
        <translation>RUN@epoch-2 o archivo</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose from the existing checkpoints of runs</source>
        <translation>Elegir entre los checkpoints existentes de las ejecuciones</translation>
    </message>
</context>
<context>
    <name>trainyard::ChoicesButton</name>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassBars</name>
    <message>
        <source>precision</source>
        <translation>precisión</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>recall</translation>
    </message>
    <message>
        <source>Precision and recall by class</source>
        <translation>Precisión y recall por clase</translation>
    </message>
    <message>
        <source>%1: %2 samples, predicted %3 times.
Precision %4: share of these predictions that are right.
Recall %5: share of its samples that are found.</source>
        <translation>%1: %2 muestras, predicha %3 veces.
Precisión %4: proporción de estas predicciones que son correctas.
Recall %5: proporción de sus muestras que se encuentran.</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassifiedModel</name>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 píxeles</translation>
    </message>
    <message>
        <source>true class: %1</source>
        <translation>clase verdadera: %1</translation>
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
        <translation>Clasificar imágenes…</translation>
    </message>
    <message>
        <source>Classify a folder…</source>
        <translation>Clasificar una carpeta…</translation>
    </message>
    <message>
        <source>Classify the clipboard's image</source>
        <translation>Clasificar la imagen del portapapeles</translation>
    </message>
    <message>
        <source>Number of a validation sample</source>
        <translation>Número de una muestra de validación</translation>
    </message>
    <message>
        <source>Number of a sample of the run's validation set, from 0</source>
        <translation>Número de una muestra del conjunto de validación de la ejecución, desde 0</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>Abrir muestra</translation>
    </message>
    <message>
        <source>Top %1</source>
        <translation>Top %1</translation>
    </message>
    <message>
        <source>Dead channels</source>
        <translation>Canales muertos</translation>
    </message>
    <message>
        <source>What each layer makes of it</source>
        <translation>Qué hace con ello cada capa</translation>
    </message>
    <message>
        <source>strongest first</source>
        <translation>los más fuertes primero</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>por número</translation>
    </message>
    <message>
        <source>Order of the channels</source>
        <translation>Orden de los canales</translation>
    </message>
    <message>
        <source>Wrong: this is “%1”. %2</source>
        <translation>Incorrecto: esto es «%1». %2</translation>
    </message>
    <message numerus="yes">
        <source>the other %Ln class(es): %1</source>
        <translation><numerusform>la otra clase: %1</numerusform><numerusform>las otras %Ln clases: %1</numerusform></translation>
    </message>
    <message>
        <source>the strongest channels of each, by number</source>
        <translation>los canales más fuertes de cada una, por número</translation>
    </message>
    <message>
        <source>Choose an input at the left.</source>
        <translation>Elegir una entrada a la izquierda.</translation>
    </message>
    <message>
        <source>being computed…</source>
        <translation>calculándose…</translation>
    </message>
    <message>
        <source>never above 0 in %1 samples</source>
        <translation>nunca mayor que 0 en %1 muestras</translation>
    </message>
    <message>
        <source>The Predictions tab finds them while it goes through the set.</source>
        <translation>La pestaña Predicciones los encuentra mientras recorre el conjunto.</translation>
    </message>
    <message>
        <source>No channel is dead. %1</source>
        <translation>Ningún canal está muerto. %1</translation>
    </message>
    <message>
        <source>List as CSV…</source>
        <translation>Lista como CSV…</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassifyViewModel</name>
    <message>
        <source>class %1</source>
        <translation>clase %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>The net is opened…</source>
        <translation>Se está abriendo la red…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are not images or cannot be read</source>
        <translation><numerusform>%Ln archivo no es una imagen o no se puede leer</numerusform><numerusform>%Ln archivos no son imágenes o no se pueden leer</numerusform></translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln input(s)</source>
        <translation><numerusform>%Ln entrada</numerusform><numerusform>%Ln entradas</numerusform></translation>
    </message>
    <message>
        <source>%1, %2 not sure</source>
        <translation>%1, %2 dudosas</translation>
    </message>
    <message>
        <source>no labels, so no accuracy</source>
        <translation>sin etiquetas, por tanto sin exactitud</translation>
    </message>
    <message>
        <source>features, scaled as in training</source>
        <translation>características, escaladas como en el entrenamiento</translation>
    </message>
    <message>
        <source>resized to %1 × %2, normalised as in training</source>
        <translation>redimensionada a %1 × %2, normalizada como en el entrenamiento</translation>
    </message>
    <message>
        <source>fitted to %1 × %2, normalised as in training</source>
        <translation>encajada en %1 × %2, normalizada como en el entrenamiento</translation>
    </message>
    <message>
        <source>one input: %1 ms</source>
        <translation>una entrada: %1 ms</translation>
    </message>
    <message>
        <source>Not sure: below %1, where this net is right in fewer than %2 of the cases (calibration)</source>
        <translation>Dudosa: por debajo de %1, donde esta red acierta en menos del %2 de los casos (calibración)</translation>
    </message>
    <message>
        <source>Not sure: below %1. With the calibration of the Predictions tab, the limit follows from how often this net is right.</source>
        <translation>Dudosa: por debajo de %1. Con la calibración de la pestaña Predicciones, el límite depende de la frecuencia con que acierta esta red.</translation>
    </message>
    <message>
        <source>This net gives no probabilities.</source>
        <translation>Esta red no da probabilidades.</translation>
    </message>
    <message>
        <source>The Predictions tab finds out how often this net is right at this confidence.</source>
        <translation>La pestaña Predicciones averigua con qué frecuencia acierta esta red con esta confianza.</translation>
    </message>
    <message>
        <source>The validation set has no predictions with this confidence.</source>
        <translation>El conjunto de validación no tiene predicciones con esta confianza.</translation>
    </message>
    <message>
        <source>At %1–%2 this net is right in %3 of the cases (%4 of %5).</source>
        <translation>Con %1–%2 esta red acierta en el %3 de los casos (%4 de %5).</translation>
    </message>
    <message>
        <source>%1 × %2 values, drawn smooth</source>
        <translation>%1 × %2 valores, dibujados con suavizado</translation>
    </message>
    <message>
        <source>%1; a grey patch of %2 × %2 pixels, moved by %3</source>
        <translation>%1; un parche gris de %2 × %2 píxeles, desplazado %3</translation>
    </message>
    <message>
        <source>This run is on %1 and your images are on this computer. Fetch this checkpoint first; then this computer classifies them. Samples of the run's own data can be shown without that.</source>
        <translation>Esta ejecución está en %1 y las imágenes están en este equipo. Traer primero este checkpoint; entonces las clasifica este equipo. Las muestras de los datos de la ejecución se pueden mostrar sin eso.</translation>
    </message>
    <message>
        <source>pasted %1.png</source>
        <translation>pegado %1.png</translation>
    </message>
    <message>
        <source>The engine gave no answer for this input.</source>
        <translation>El motor no dio respuesta para esta entrada.</translation>
    </message>
    <message>
        <source>This net reads features, not images: there is no place to look at.</source>
        <translation>Esta red lee características, no imágenes: no hay ningún lugar que mirar.</translation>
    </message>
    <message>
        <source>No layer of this net has an output with places. Occlusion works without one.</source>
        <translation>Ninguna capa de esta red tiene una salida espacial. La oclusión funciona sin ella.</translation>
    </message>
    <message>
        <source>right: %1 of %2 labelled</source>
        <translation>aciertos: %1 de %2 etiquetadas</translation>
    </message>
</context>
<context>
    <name>trainyard::Columns</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>State of the run on its machine</source>
        <translation>Estado de la ejecución en su máquina</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datos</translation>
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
        <translation>Creada</translation>
    </message>
    <message>
        <source>When the run was submitted</source>
        <translation>Cuándo se envió la ejecución</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Iniciada</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Acabada</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Entrenado</translation>
    </message>
    <message>
        <source>Total training time of all attempts</source>
        <translation>Tiempo total de entrenamiento de todos los intentos</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Escalón</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Muestras/s</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Learning rate of the newest step</source>
        <translation>Tasa de aprendizaje del último paso</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Val top-1</source>
        <translation>Top-1 val.</translation>
    </message>
    <message>
        <source>Course of validation accuracy over the run</source>
        <translation>Evolución de la exactitud de validación durante la ejecución</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>Último %1</translation>
    </message>
    <message>
        <source>Worst %1</source>
        <translation>Peor %1</translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>Mejor %1</translation>
    </message>
    <message>
        <source>Series %1: highest is best for accuracies and rates, lowest for losses and times</source>
        <translation>Serie %1: lo mayor es lo mejor en exactitudes y tasas, lo menor en pérdidas y tiempos</translation>
    </message>
    <message>
        <source>Setting %1 of the run spec</source>
        <translation>Ajuste %1 de la especificación</translation>
    </message>
</context>
<context>
    <name>trainyard::ColumnsDialog</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Search columns, series and parameters</source>
        <translation>Buscar columnas, series y parámetros</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Último</translation>
    </message>
    <message>
        <source>Newest value of a series</source>
        <translation>Valor más reciente de una serie</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Highest of accuracies and rates, lowest of losses and times</source>
        <translation>El mayor en exactitudes y tasas, el menor en pérdidas y tiempos</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Peor</translation>
    </message>
    <message>
        <source>The opposite of best</source>
        <translation>Lo contrario de mejor</translation>
    </message>
    <message>
        <source>Value of a series</source>
        <translation>Valor de una serie</translation>
    </message>
    <message>
        <source>Available columns</source>
        <translation>Columnas disponibles</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Disponibles</translation>
    </message>
    <message>
        <source>Add the selected columns (Enter)</source>
        <translation>Añadir las columnas seleccionadas (Intro)</translation>
    </message>
    <message>
        <source>Remove the selected columns (Del)</source>
        <translation>Quitar las columnas seleccionadas (Supr)</translation>
    </message>
    <message>
        <source>Move left in the table (Alt+Up)</source>
        <translation>Mover a la izquierda en la tabla (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Move right in the table (Alt+Down)</source>
        <translation>Mover a la derecha en la tabla (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Columns of the table in their order</source>
        <translation>Columnas de la tabla en su orden</translation>
    </message>
    <message>
        <source>In the table, left to right</source>
        <translation>En la tabla, de izquierda a derecha</translation>
    </message>
    <message>
        <source>Default columns</source>
        <translation>Predeterminadas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
</context>
<context>
    <name>trainyard::CompareOptions</name>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Smoothing, logarithmic x axis, outliers</source>
        <translation>Suavizado, eje x logarítmico, valores atípicos</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Suavizado</translation>
    </message>
    <message>
        <source>As usual: 0.6, none for values of epochs</source>
        <translation>Lo habitual: 0,6, ninguno para valores por época</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>%1 ≈ %2 values</source>
        <translation>%1 ≈ %2 valores</translation>
    </message>
    <message>
        <source>Kind of smoothing</source>
        <translation>Tipo de suavizado</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponencial</translation>
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
        <translation>Eje x logarítmico</translation>
    </message>
    <message>
        <source>Raw values</source>
        <translation>Valores brutos</translation>
    </message>
    <message>
        <source>Clip outliers</source>
        <translation>Recortar picos</translation>
    </message>
</context>
<context>
    <name>trainyard::ComparePane</name>
    <message>
        <source>by step</source>
        <translation>por paso</translation>
    </message>
    <message>
        <source>by epoch</source>
        <translation>por época</translation>
    </message>
    <message>
        <source>by samples</source>
        <translation>por muestras</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Solo diferencias</translation>
    </message>
    <message>
        <source>Settings and results of the selected runs</source>
        <translation>Ajustes y resultados de las ejecuciones seleccionadas</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message>
        <source>%1 settings</source>
        <translation>%1 ajustes</translation>
    </message>
    <message>
        <source>%1 of %2 settings differ · tinted = differs from A</source>
        <translation>%1 de %2 ajustes difieren · coloreado = difiere de A</translation>
    </message>
    <message>
        <source>Comparison of %1 runs</source>
        <translation>Comparación de %1 ejecuciones</translation>
    </message>
    <message>
        <source>Lines of the chart</source>
        <translation>Líneas del gráfico</translation>
    </message>
    <message>
        <source>Each run</source>
        <translation>Cada ejecución</translation>
    </message>
    <message>
        <source>Setting that parts the groups</source>
        <translation>Ajuste que separa los grupos</translation>
    </message>
    <message>
        <source>Runs with equal values form a group; seeds do not part them</source>
        <translation>Las ejecuciones con valores iguales forman un grupo; las semillas no las separan</translation>
    </message>
    <message>
        <source>of equal settings</source>
        <translation>de ajustes iguales</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>por %1</translation>
    </message>
    <message>
        <source>%1 · groups: %2</source>
        <translation>%1 · grupos: %2</translation>
    </message>
    <message>
        <source>Groups, with their range</source>
        <translation>Grupos, con su intervalo</translation>
    </message>
    <message>
        <source>Groups ± std. deviation</source>
        <translation>Grupos ± desv. estándar</translation>
    </message>
    <message>
        <source>Groups ± std. error</source>
        <translation>Grupos ± error estándar</translation>
    </message>
    <message>
        <source>Groups, 95 % interval</source>
        <translation>Grupos, intervalo del 95 %</translation>
    </message>
    <message>
        <source>Curves, %1 of %2 runs</source>
        <translation>Curvas, %1 de %2 ejecuciones</translation>
    </message>
    <message>
        <source>Settings, %1 of %2 runs</source>
        <translation>Ajustes, %1 de %2 ejecuciones</translation>
    </message>
    <message>
        <source>Axis of the charts</source>
        <translation>Eje de los gráficos</translation>
    </message>
    <message>
        <source>by time trained</source>
        <translation>por tiempo entrenado</translation>
    </message>
    <message>
        <source>by time since the start</source>
        <translation>por tiempo desde el inicio</translation>
    </message>
    <message>
        <source>by date</source>
        <translation>por fecha</translation>
    </message>
    <message>
        <source>Undo the change of the charts</source>
        <translation>Deshacer el cambio de los gráficos</translation>
    </message>
    <message>
        <source>Redo the change of the charts</source>
        <translation>Rehacer el cambio de los gráficos</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Add a chart</source>
        <translation>Añadir un gráfico</translation>
    </message>
    <message>
        <source>Add charts of other series, or of arithmetic with series</source>
        <translation>Añadir gráficos de otras series o de cálculos con series</translation>
    </message>
</context>
<context>
    <name>trainyard::ComparisonModel</name>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
</context>
<context>
    <name>trainyard::ConfusionMatrix</name>
    <message>
        <source>Confusion matrix</source>
        <translation>Matriz de confusión</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1, acierto</translation>
    </message>
    <message>
        <source>%1 taken for %2</source>
        <comment>classes</comment>
        <translation>%1 tomada por %2</translation>
    </message>
    <message>
        <source>%1 of %2 “%3”, %4</source>
        <comment>samples of a class</comment>
        <translation>%1 de %2 «%3», %4</translation>
    </message>
    <message>
        <source>click: show these %1</source>
        <translation>clic: mostrar estas %1</translation>
    </message>
</context>
<context>
    <name>trainyard::CurveGrid</name>
    <message>
        <source>Drag to resize the chart</source>
        <translation>Arrastrar para cambiar el tamaño del gráfico</translation>
    </message>
    <message>
        <source>Chart menu</source>
        <translation>Menú del gráfico</translation>
    </message>
    <message>
        <source>Other series or expression…</source>
        <translation>Otra serie o expresión…</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <translation>Eje y logarítmico</translation>
    </message>
    <message>
        <source>Wider</source>
        <translation>Más ancho</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>Más estrecho</translation>
    </message>
    <message>
        <source>Taller</source>
        <translation>Más alto</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>Más bajo</translation>
    </message>
    <message>
        <source>Height as there is room</source>
        <translation>Altura según el espacio</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>Mover adelante</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Mover atrás</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>trainyard::DataDetails</name>
    <message>
        <source>Inspect</source>
        <translation>Inspeccionar</translation>
    </message>
    <message>
        <source>Reads every image again</source>
        <translation>Lee de nuevo todas las imágenes</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Puts the format, folder and image size into the New run form</source>
        <translation>Pone el formato, la carpeta y el tamaño de imagen en el formulario Nueva ejecución</translation>
    </message>
    <message>
        <source>Images of each class</source>
        <translation>Imágenes de cada clase</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Clases</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Samples of each class</source>
        <translation>Muestras de cada clase</translation>
    </message>
    <message>
        <source>Sizes of the images</source>
        <translation>Tamaños de las imágenes</translation>
    </message>
    <message>
        <source>Image sizes</source>
        <translation>Tamaños de imagen</translation>
    </message>
    <message>
        <source>Problems of single images</source>
        <translation>Problemas de imágenes sueltas</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegibles</translation>
    </message>
    <message>
        <source>Files that are broken or not images</source>
        <translation>Archivos dañados o que no son imágenes</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
    <message>
        <source>Validation images that are also training images: they make the accuracy look better than it is</source>
        <translation>Imágenes de validación que también son de entrenamiento: hacen que la exactitud parezca mejor de lo que es</translation>
    </message>
    <message>
        <source>Check to list</source>
        <translation>Comprobación que listar</translation>
    </message>
    <message>
        <source>inspected %1</source>
        <translation>inspeccionado %1</translation>
    </message>
    <message>
        <source>added %1</source>
        <translation>añadido %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation>%1 clases</translation>
    </message>
    <message>
        <source>of the training images</source>
        <translation>de las imágenes de entrenamiento</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>todas iguales</translation>
    </message>
    <message>
        <source>%1 sizes, the most frequent %2</source>
        <translation>%1 tamaños, el más frecuente %2</translation>
    </message>
    <message>
        <source>%1 sizes</source>
        <translation>%1 tamaños</translation>
    </message>
    <message>
        <source>No validation image is also a training image.</source>
        <translation>Ninguna imagen de validación es también de entrenamiento.</translation>
    </message>
    <message>
        <source>Every image can be read.</source>
        <translation>Se pueden leer todas las imágenes.</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>los primeros %1 de %2</translation>
    </message>
    <message>
        <source>Prepare…</source>
        <translation>Preparar…</translation>
    </message>
    <message>
        <source>Decodes and resizes every image once, so that training never waits for it</source>
        <translation>Decodifica y redimensiona cada imagen una vez, para que el entrenamiento nunca tenga que esperarla</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nueva ejecución</translation>
    </message>
    <message>
        <source>none: the samples are numbers</source>
        <translation>ninguna: las muestras son números</translation>
    </message>
    <message>
        <source>Every sample can be read.</source>
        <translation>Se pueden leer todas las muestras.</translation>
    </message>
    <message>
        <source>used by a run on %1</source>
        <translation>usado por una ejecución el %1</translation>
    </message>
</context>
<context>
    <name>trainyard::DataElsewhereDialog</name>
    <message>
        <source>Data set on another machine</source>
        <translation>Conjunto de datos en otra máquina</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Path on that machine</source>
        <translation>Ruta en esa máquina</translation>
    </message>
    <message>
        <source>Folder or file on it</source>
        <translation>Carpeta o archivo en ella</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add a machine on the Machines page first.</source>
        <translation>Añadir antes una máquina en la página Máquinas.</translation>
    </message>
    <message>
        <source>Enter the full path, starting with /.</source>
        <translation>Introducir la ruta completa, que empieza por /.</translation>
    </message>
    <message>
        <source>The data set is inspected there and stays where it is; runs on that machine find it by its path.</source>
        <translation>El conjunto de datos se inspecciona allí y se queda donde está; las ejecuciones de esa máquina lo encuentran por su ruta.</translation>
    </message>
    <message>
        <source>Trainyard first connects to the machine and may ask you to log in. The data set is inspected there and stays where it is.</source>
        <translation>Trainyard se conecta antes con la máquina y puede pedir que se inicie sesión. El conjunto de datos se inspecciona allí y se queda donde está.</translation>
    </message>
</context>
<context>
    <name>trainyard::DataFacts</name>
    <message>
        <source>all grey</source>
        <translation>todas grises</translation>
    </message>
    <message>
        <source>all in colour</source>
        <translation>todas en color</translation>
    </message>
    <message>
        <source>in colour, %1 grey</source>
        <translation>en color, %1 grises</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>%1 between the splits, %2 within training</source>
        <translation>%1 entre las partes, %2 dentro del entrenamiento</translation>
    </message>
    <message>
        <source>%1; %2 with another class</source>
        <translation>%1; %2 con otra clase</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Training and validation images, as used in training</source>
        <translation>Imágenes de entrenamiento y validación, tal como se usan al entrenar</translation>
    </message>
    <message>
        <source>Train at</source>
        <translation>Entrenar a</translation>
    </message>
    <message>
        <source>The initial size in New run, where it can be changed</source>
        <translation>El tamaño inicial en Nueva ejecución, donde se puede cambiar</translation>
    </message>
    <message>
        <source>Channel means</source>
        <translation>Medias de canal</translation>
    </message>
    <message>
        <source>Of the training images at that size; 0 is black and 1 is white</source>
        <translation>De las imágenes de entrenamiento con ese tamaño; 0 es negro y 1 es blanco</translation>
    </message>
    <message>
        <source>Deviations</source>
        <translation>Desviaciones</translation>
    </message>
    <message>
        <source>Standard deviation of each channel</source>
        <translation>Desviación estándar de cada canal</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Huella</translation>
    </message>
    <message>
        <source>Depends only on classes, labels and pixels: the same data has the same fingerprint everywhere</source>
        <translation>Solo depende de clases, etiquetas y píxeles: los mismos datos tienen la misma huella en todas partes</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegibles</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
    <message>
        <source>%1 · prepared</source>
        <translation>%1 · preparado</translation>
    </message>
    <message>
        <source>%1 in %2 classes</source>
        <translation>%1 en %2 clases</translation>
    </message>
    <message>
        <source>%1 of the training, %2 of the validation samples</source>
        <translation>%1 de las muestras de entrenamiento, %2 de las de validación</translation>
    </message>
    <message>
        <source>%1 numbers per sample</source>
        <translation>%1 números por muestra</translation>
    </message>
    <message>
        <source>%1 + %2 samples of features</source>
        <translation>%1 + %2 muestras de características</translation>
    </message>
</context>
<context>
    <name>trainyard::DataGroup</name>
    <message>
        <source>Image width</source>
        <translation>Ancho de imagen</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>píxeles</translation>
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
        <translation>RGB</translation>
    </message>
    <message>
        <source>Three channels</source>
        <translation>Tres canales</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>drawn; 0 = 10,000</source>
        <translation>dibujadas; 0 = 10.000</translation>
    </message>
    <message>
        <source>0 = all</source>
        <translation>0 = todas</translation>
    </message>
    <message>
        <source>drawn; 0 = 2,000</source>
        <translation>dibujadas; 0 = 2000</translation>
    </message>
    <message>
        <source>random; 0 = 1,281,167</source>
        <translation>al azar; 0 = 1.281.167</translation>
    </message>
    <message>
        <source>random; 0 = 50,000</source>
        <translation>al azar; 0 = 50.000</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>As set below</source>
        <translation>Según lo indicado abajo</translation>
    </message>
    <message>
        <source>A data set of the Data page, by its name</source>
        <translation>Un conjunto de datos de la página Datos, por su nombre</translation>
    </message>
    <message>
        <source>Number of channels</source>
        <translation>Número de canales</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>trainyard::DataPage</name>
    <message>
        <source>No data sets yet</source>
        <translation>Aún no hay conjuntos de datos</translation>
    </message>
    <message>
        <source>A data set is a folder of images with one folder a class, IDX files like MNIST's, CIFAR batches, a CSV list, TFRecord or HDF5 files. It is read in place; nothing is copied.</source>
        <translation>Un conjunto de datos es una carpeta de imágenes con una carpeta por clase, archivos IDX como los de MNIST, batches de CIFAR, una lista CSV, o archivos TFRecord o HDF5. Se lee donde está; no se copia nada.</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Añadir una carpeta…</translation>
    </message>
    <message>
        <source>%1 was downloaded</source>
        <translation>Se descargó %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>Una carpeta…</translation>
    </message>
    <message>
        <source>A file or list…</source>
        <translation>Un archivo o lista…</translation>
    </message>
    <message>
        <source>Download…</source>
        <translation>Descargar…</translation>
    </message>
    <message>
        <source>Well-known data sets: MNIST, CIFAR and others</source>
        <translation>Conjuntos de datos conocidos: MNIST, CIFAR y otros</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Conjuntos de datos</translation>
    </message>
    <message>
        <source>New run with this data</source>
        <translation>Nueva ejecución con estos datos</translation>
    </message>
    <message>
        <source>Inspect again</source>
        <translation>Inspeccionar de nuevo</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Folder of the data set</source>
        <translation>Carpeta del conjunto de datos</translation>
    </message>
    <message>
        <source>File or list of the data set</source>
        <translation>Archivo o lista del conjunto de datos</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Prepare…</source>
        <translation>Preparar…</translation>
    </message>
    <message>
        <source>Data sets (*.csv *.txt *.tfrecord *.tfrecords *.h5 *.hdf5 *.bin *.tar *.tar.gz *.tgz);;All files (*)</source>
        <translation>Conjuntos de datos (*.csv *.txt *.tfrecord *.tfrecords *.h5 *.hdf5 *.bin *.tar *.tar.gz *.tgz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Adds an existing data set on this machine or another one; it stays where it is</source>
        <translation>Añade un conjunto de datos existente de esta máquina o de otra; se queda donde está</translation>
    </message>
    <message>
        <source>On another machine…</source>
        <translation>En otra máquina…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln data set(s)</source>
        <translation><numerusform>1 conjunto de datos</numerusform><numerusform>%Ln conjuntos de datos</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetDelegate</name>
    <message>
        <source>Name of the data set</source>
        <translation>Nombre del conjunto de datos</translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetText</name>
    <message>
        <source>Glyphs, built in</source>
        <translation>Glifos, incorporados</translation>
    </message>
    <message>
        <source>IDX files</source>
        <translation>Archivos IDX</translation>
    </message>
    <message>
        <source>Image folder</source>
        <translation>Carpeta de imágenes</translation>
    </message>
    <message>
        <source>CIFAR batches</source>
        <translation>Batches de CIFAR</translation>
    </message>
    <message>
        <source>CSV list</source>
        <translation>Lista CSV</translation>
    </message>
    <message>
        <source>TFRecord files</source>
        <translation>archivos TFRecord</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>archivos HDF5</translation>
    </message>
    <message>
        <source>Synthetic, built in</source>
        <translation>Sintético, incorporado</translation>
    </message>
    <message>
        <source>%1, grey</source>
        <translation>%1, gris</translation>
    </message>
    <message>
        <source>%1, RGB</source>
        <translation>%1, RGB</translation>
    </message>
    <message>
        <source>%1 + %2 images</source>
        <translation>%1 + %2 imágenes</translation>
    </message>
    <message>
        <source>%1 + %2 samples</source>
        <translation>%1 + %2 muestras</translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetsModel</name>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>Listando</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>Not inspected</source>
        <translation>Sin inspeccionar</translation>
    </message>
    <message>
        <source>%1 broken</source>
        <translation>%1 dañados</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
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
        <translation>%1 · %2 clases</translation>
    </message>
    <message numerus="yes">
        <source>used by %Ln run(s)</source>
        <translation><numerusform>usado por %Ln ejecución</numerusform><numerusform>usado por %Ln ejecuciones</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::DataViewModel</name>
    <message>
        <source>Data set</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>%1 was removed from the list; its files stay</source>
        <translation>%1 se quitó de la lista; sus archivos se conservan</translation>
    </message>
    <message>
        <source>Listing: %1 files so far</source>
        <translation>Listando: %1 archivos hasta ahora</translation>
    </message>
    <message>
        <source>Listing…</source>
        <translation>Listando…</translation>
    </message>
    <message>
        <source>Reading: %1 of %2 images</source>
        <translation>Leyendo: %1 de %2 imágenes</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Preparando…</translation>
    </message>
    <message>
        <source>Preparing: %1 of %2 images</source>
        <translation>Preparando: %1 de %2 imágenes</translation>
    </message>
    <message>
        <source>%1 · %2 images/s · %3 left</source>
        <translation>%1 · %2 imágenes/s · faltan %3</translation>
    </message>
    <message>
        <source>%1: other programs are still preparing the rest</source>
        <translation>%1: otros programas aún preparan el resto</translation>
    </message>
    <message>
        <source>%1 is prepared: %2 images in %3</source>
        <translation>%1 está preparado: %2 imágenes en %3</translation>
    </message>
    <message>
        <source>%1 was prepared already</source>
        <translation>%1 ya estaba preparado</translation>
    </message>
    <message>
        <source>Waiting for another data set…</source>
        <translation>Esperando otro conjunto de datos…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>The inspection of %1 was removed; runs use it, so it stays in the list</source>
        <translation>Se quitó la inspección de %1; lo usan ejecuciones, así que sigue en la lista</translation>
    </message>
</context>
<context>
    <name>trainyard::DeadChannelsModel</name>
    <message>
        <source>%1: channels %2; %3 of its values are above 0</source>
        <translation>%1: canales %2; el %3 de sus valores es mayor que 0</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>dead channels</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Muertos</translation>
    </message>
    <message>
        <source>%1 (%2 at the limit)</source>
        <translation>%1 (%2 en el límite)</translation>
    </message>
    <message>
        <source>Saturated layers: none</source>
        <translation>Capas saturadas: ninguna</translation>
    </message>
    <message>
        <source>Saturated layers: %1</source>
        <translation>Capas saturadas: %1</translation>
    </message>
</context>
<context>
    <name>trainyard::DeleteDialog</name>
    <message>
        <source>Delete permanently</source>
        <translation>Eliminar para siempre</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>Their curves, messages, tags and notes are deleted from the store. This cannot be undone.</source>
        <translation>Sus curvas, mensajes, etiquetas y notas se eliminan del almacén. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Also delete their run directories with all checkpoints</source>
        <translation>Eliminar también sus carpetas con todos los checkpoints</translation>
    </message>
    <message>
        <source>Without this, spec, events, logs and checkpoints stay on the disk.</source>
        <translation>Sin esto, la especificación, los eventos, los registros y los checkpoints quedan en el disco.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln run(s) permanently?</source>
        <translation><numerusform>¿Eliminar %Ln ejecución para siempre?</numerusform><numerusform>¿Eliminar %Ln ejecuciones para siempre?</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them (is|are) not finished: stop (it|them) first.</source>
        <translation><numerusform>1 de ellas no ha terminado: detenerla antes.</numerusform><numerusform>%Ln de ellas no han terminado: detenerlas antes.</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::Details</name>
    <message>
        <source>Best val top-1</source>
        <translation>Mejor top-1 val.</translation>
    </message>
    <message>
        <source>Best val top-5</source>
        <translation>Mejor top-5 val.</translation>
    </message>
    <message>
        <source>Best val loss</source>
        <translation>Mejor pérdida val.</translation>
    </message>
    <message>
        <source>Last train loss</source>
        <translation>Última pérdida entr.</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>Tiempo por época</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Epochs trained</source>
        <translation>Épocas entrenadas</translation>
    </message>
    <message>
        <source>Time trained</source>
        <translation>Tiempo entrenado</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
</context>
<context>
    <name>trainyard::DistributionDialog</name>
    <message>
        <source>Distribution over ranks</source>
        <translation>Distribución entre ranks</translation>
    </message>
    <message>
        <source>Classes that each rank sees</source>
        <translation>Clases que ve cada rank</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Barajar</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>Each rank draws its batches from all samples with replacement</source>
        <translation>Cada rank sortea sus batches entre todas las muestras, con reemplazo</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Each rank reads whole files, or a contiguous part of the samples</source>
        <translation>Cada rank lee archivos enteros o una parte contigua de las muestras</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>Batch per rank</source>
        <translation>Batch por rank</translation>
    </message>
    <message>
        <source>Counting the samples…</source>
        <translation>Contando las muestras…</translation>
    </message>
    <message>
        <source>The data cannot be shared</source>
        <translation>No se pueden repartir los datos</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rank %1</translation>
    </message>
    <message>
        <source>Reshuffled each epoch; each rank takes a share of every step</source>
        <translation>Barajadas en cada época; cada rank toma una parte de cada paso</translation>
    </message>
</context>
<context>
    <name>trainyard::DistributionViewModel</name>
    <message>
        <source>no sample</source>
        <translation>ninguna muestra</translation>
    </message>
    <message>
        <source>Rank %1 has no samples.</source>
        <translation>El rank %1 no tiene muestras.</translation>
    </message>
    <message>
        <source>Rank %1 sees a skewed share of %2 classes, such as %3 of “%4” where %5 would be fair.</source>
        <translation>El rank %1 ve una proporción sesgada de %2 clases, como %3 de «%4» cuando lo justo sería %5.</translation>
    </message>
    <message>
        <source>Rank %1 sees %2 samples of “%3”; %4 would be fair.</source>
        <translation>El rank %1 ve %2 muestras de «%3»; lo justo sería %4.</translation>
    </message>
    <message>
        <source>Ranks make %1 to %2 steps; synchronous training ends each epoch with the fewest.</source>
        <translation>Los ranks dan de %1 a %2 pasos; el entrenamiento síncrono acaba cada época con el menor.</translation>
    </message>
    <message>
        <source>The last batch of each rank has %1 of %2 samples.</source>
        <translation>El último batch de cada rank tiene %1 de %2 muestras.</translation>
    </message>
    <message>
        <source>The last batch of rank %1 has %2 of %3 samples.</source>
        <translation>El último batch del rank %1 tiene %2 de %3 muestras.</translation>
    </message>
    <message>
        <source>%1 files cannot be shared evenly by %2 ranks.</source>
        <translation>%1 archivos no se pueden repartir por igual entre %2 ranks.</translation>
    </message>
    <message>
        <source>There are fewer files (%1) than ranks (%2), so each rank takes a contiguous part of all samples.</source>
        <translation>Hay menos archivos (%1) que ranks (%2), así que cada rank toma una parte contigua de todas las muestras.</translation>
    </message>
    <message>
        <source>… and %1 more warnings</source>
        <translation>… y %1 avisos más</translation>
    </message>
    <message>
        <source>%1 to %2 steps</source>
        <translation>de %1 a %2 pasos</translation>
    </message>
    <message>
        <source>%1 samples of %2 classes · %3 ranks · %4 per epoch</source>
        <translation>%1 muestras de %2 clases · %3 ranks · %4 por época</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2, the last with %3</source>
        <translation>%1 · %2, el último con %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation><numerusform>1 paso</numerusform><numerusform>%Ln pasos</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s)</source>
        <translation><numerusform>1 muestra</numerusform><numerusform>%Ln muestras</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::Elsewhere</name>
    <message>
        <source>not found on this workstation</source>
        <translation>no se encuentra en esta estación de trabajo</translation>
    </message>
    <message>
        <source>whether it exists on %1 is checked when the run starts</source>
        <translation>si existe en %1 se comprueba al iniciarse la ejecución</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation><numerusform>1 nodo</numerusform><numerusform>%Ln nodos</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::EngineThereCard</name>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Instalar</translation>
    </message>
    <message>
        <source>More about the engine</source>
        <translation>Más sobre el motor</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>Autotest</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Mostrar el registro</translation>
    </message>
    <message>
        <source>Sends this window's engine as sources and builds it in a job with the machine's compiler, CUDA and MPI</source>
        <translation>Envía el motor de esta ventana como código fuente y lo compila en un trabajo con el compilador, CUDA y MPI de la máquina</translation>
    </message>
    <message>
        <source>Runs the engine's self-test on the machine, as a job if it has a scheduler</source>
        <translation>Ejecuta el autotest del motor en la máquina, como trabajo si tiene planificador</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Install from sources, built on the machine</source>
        <translation>Instalar desde código fuente, compilado en la máquina</translation>
    </message>
    <message>
        <source>Install this workstation's engine</source>
        <translation>Instalar el motor de esta estación de trabajo</translation>
    </message>
    <message>
        <source>Log of the build</source>
        <translation>Registro de la compilación</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>Ocultar el registro</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>no funciona</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>It was built without: %1</source>
        <translation>Se compiló sin: %1</translation>
    </message>
    <message>
        <source>Show the self-test</source>
        <translation>Mostrar el autotest</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>trainyard::EngineThereViewModel</name>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>instalado</translation>
    </message>
    <message>
        <source>on PATH</source>
        <translation>en el PATH</translation>
    </message>
    <message>
        <source>module %1</source>
        <translation>módulo %1</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <translation>Comprobación %1 de %2</translation>
    </message>
    <message>
        <source>Starting the check…</source>
        <translation>Iniciando la comprobación…</translation>
    </message>
    <message>
        <source>The check waits: %1</source>
        <translation>La comprobación espera: %1</translation>
    </message>
    <message>
        <source>This workstation uses the engine that was installed with the window.</source>
        <translation>Esta estación de trabajo usa el motor que se instaló con la ventana.</translation>
    </message>
    <message>
        <source>Connect to the machine to see its engine.</source>
        <translation>Conectar con la máquina para ver su motor.</translation>
    </message>
    <message>
        <source>Looking for the engine…</source>
        <translation>Buscando el motor…</translation>
    </message>
    <message>
        <source>Version %1, %2: %3</source>
        <translation>Versión %1, %2: %3</translation>
    </message>
    <message>
        <source>There is no engine on this machine yet. Install it; the machine only needs a compiler.</source>
        <translation>Aún no hay motor en esta máquina. Instalarlo; la máquina solo necesita un compilador.</translation>
    </message>
    <message>
        <source>There are engines, but none is chosen. Use one, or install this window's.</source>
        <translation>Hay motores, pero no se ha elegido ninguno. Usar uno o instalar el de esta ventana.</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>sin %1</translation>
    </message>
    <message>
        <source>%1, %2; %3</source>
        <translation>%1, %2; %3</translation>
    </message>
    <message>
        <source>Checking the machine…</source>
        <translation>Comprobando la máquina…</translation>
    </message>
    <message>
        <source>Sending the engine…</source>
        <translation>Enviando el motor…</translation>
    </message>
    <message>
        <source>The job that builds it waits…</source>
        <translation>El trabajo que lo compila espera…</translation>
    </message>
    <message>
        <source>The job that builds it waits: %1</source>
        <translation>El trabajo que lo compila espera: %1</translation>
    </message>
    <message>
        <source>Building on the machine, %1</source>
        <translation>Compilando en la máquina, %1</translation>
    </message>
    <message>
        <source>Installing it…</source>
        <translation>Instalándolo…</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Instalado</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>Terminando…</translation>
    </message>
</context>
<context>
    <name>trainyard::ExportBar</name>
    <message>
        <source>Writing %1…</source>
        <translation>Escribiendo %1…</translation>
    </message>
</context>
<context>
    <name>trainyard::FetchDialog</name>
    <message>
        <source>Fetch %1</source>
        <translation>Traer %1</translation>
    </message>
    <message>
        <source>Copies checkpoints and results from %1 to this computer. An interrupted copy continues where it stopped, and each file is compared with the original.</source>
        <translation>Copia checkpoints y resultados de %1 a este equipo. Una copia interrumpida continúa donde se detuvo, y cada archivo se compara con el original.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Traer</translation>
    </message>
    <message>
        <source>Cancel the copy</source>
        <translation>Cancelar la copia</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Más reciente</translation>
    </message>
    <message>
        <source>The newest checkpoint</source>
        <translation>El checkpoint más reciente</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>The checkpoint with the best validation result</source>
        <translation>El checkpoint con el mejor resultado de validación</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All existing checkpoints</source>
        <translation>Todos los checkpoints existentes</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Only results</source>
        <translation>Solo resultados</translation>
    </message>
    <message>
        <source>Which checkpoints</source>
        <translation>Qué checkpoints</translation>
    </message>
    <message>
        <source>Result, events, logs and traces</source>
        <translation>Resultado, eventos, registros y trazas</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Inspeccionar</translation>
    </message>
    <message>
        <source>New run from it…</source>
        <translation>Nueva ejecución con él…</translation>
    </message>
    <message>
        <source>The contents of the checkpoint, as read by the engine on this computer</source>
        <translation>El contenido del checkpoint, tal como lo lee el motor en este equipo</translation>
    </message>
    <message>
        <source>Opens the run's settings in the New run form, starting from these weights</source>
        <translation>Abre los ajustes de la ejecución en el formulario Nueva ejecución, partiendo de estos pesos</translation>
    </message>
    <message>
        <source>Folder for the fetched files</source>
        <translation>Carpeta para los archivos traídos</translation>
    </message>
    <message>
        <source>Enter the full path of the folder.</source>
        <translation>Introducir la ruta completa de la carpeta.</translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>Traer de nuevo</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2: %3</translation>
    </message>
    <message>
        <source>Checking the machine…</source>
        <translation>Comprobando la máquina…</translation>
    </message>
    <message>
        <source>The connection broke after %1 of %2; the copy will continue automatically.</source>
        <translation>La conexión se cortó tras %1 de %2; la copia continuará automáticamente.</translation>
    </message>
    <message>
        <source>Waiting for the connection…</source>
        <translation>Esperando la conexión…</translation>
    </message>
    <message>
        <source>%1 files copied, %2 were already here.</source>
        <translation>%1 archivos copiados, %2 ya estaban aquí.</translation>
    </message>
    <message>
        <source>%1 files copied, %2 were already here. The checkpoint: %3</source>
        <translation>%1 archivos copiados, %2 ya estaban aquí. El checkpoint: %3</translation>
    </message>
    <message>
        <source>Cancelled. The files copied so far are kept.</source>
        <translation>Cancelado. Los archivos copiados hasta ahora se conservan.</translation>
    </message>
</context>
<context>
    <name>trainyard::FieldEditors</name>
    <message>
        <source>none; separate several with commas</source>
        <translation>ninguno; separar varios con comas</translation>
    </message>
    <message>
        <source>"%1" is not a list of numbers such as 0, 2, 5</source>
        <translation>«%1» no es una lista de números como 0, 2, 5</translation>
    </message>
</context>
<context>
    <name>trainyard::FieldRows</name>
    <message>
        <source>More options</source>
        <translation>Más opciones</translation>
    </message>
</context>
<context>
    <name>trainyard::FirstFiltersViewModel</name>
    <message>
        <source>reading…</source>
        <translation>leyendo…</translation>
    </message>
    <message>
        <source>This net does not begin with a convolution.</source>
        <translation>Esta red no empieza con una convolución.</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln filter(s) of %2 × %3; middle grey is 0, each filter has its own scale</source>
        <translation><numerusform>%1 · 1 filtro de %2 × %3; el gris medio es 0, cada filtro tiene su propia escala</numerusform><numerusform>%1 · %Ln filtros de %2 × %3; el gris medio es 0, cada filtro tiene su propia escala</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::Form</name>
    <message>
        <source>Missing: %1.</source>
        <translation>Falta: %1.</translation>
    </message>
    <message>
        <source>%1 is not possible here; allowed: %2.</source>
        <translation>%1 no es posible aquí; permitido: %2.</translation>
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
        <translation>Dónde mira</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>What the net sees</source>
        <translation>Lo que ve la red</translation>
    </message>
    <message>
        <source>Grad-CAM</source>
        <translation>Grad-CAM</translation>
    </message>
    <message>
        <source>Where a layer's activations speak for the class</source>
        <translation>Dónde las activaciones de una capa hablan a favor de la clase</translation>
    </message>
    <message>
        <source>Occlusion</source>
        <translation>Oclusión</translation>
    </message>
    <message>
        <source>By how much the class's probability falls when a place is covered</source>
        <translation>Según cuánto baja la probabilidad de la clase cuando se tapa un lugar</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Intensidad</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>for “%1”</source>
        <translation>para «%1»</translation>
    </message>
    <message>
        <source>Drop an image at the left, or open a mistake from the Predictions tab.</source>
        <translation>Soltar una imagen a la izquierda o abrir un error desde la pestaña Predicciones.</translation>
    </message>
    <message>
        <source>This net reads features, so there is no image.</source>
        <translation>Esta red lee características, así que no hay imagen.</translation>
    </message>
    <message>
        <source>There is no image.</source>
        <translation>No hay imagen.</translation>
    </message>
    <message>
        <source>being computed…</source>
        <translation>calculándose…</translation>
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
        <translation>%1: uso %2</translation>
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
        <translation>uso</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>SM occupancy: needs a GPU of Hopper or newer</source>
        <translation>Ocupación de SM: requiere una GPU Hopper o posterior</translation>
    </message>
</context>
<context>
    <name>trainyard::GpuText</name>
    <message>
        <source>%1 of %2 W</source>
        <translation>%1 de %2 W</translation>
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
        <translation>ocupación de SM %1</translation>
    </message>
    <message>
        <source>tensor cores %1</source>
        <translation>tensor cores %1</translation>
    </message>
    <message>
        <source>memory bus %1</source>
        <translation>bus de memoria %1</translation>
    </message>
    <message>
        <source>1 memory error</source>
        <translation>1 error de memoria</translation>
    </message>
    <message>
        <source>%1 memory errors</source>
        <translation>%1 errores de memoria</translation>
    </message>
    <message>
        <source>slowed by heat</source>
        <translation>frenada por el calor</translation>
    </message>
    <message>
        <source>at its power limit</source>
        <translation>en su límite de potencia</translation>
    </message>
    <message>
        <source>slowed by its hardware</source>
        <translation>frenada por su hardware</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>name of a measure, its value, what it is</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>Utilisation (NVML)</source>
        <translation>Uso (NVML)</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>no se indica</translation>
    </message>
    <message>
        <source>Share of the time in which some kernel was running, however small</source>
        <translation>Parte del tiempo en que se ejecutaba algún kernel, por pequeño que fuera</translation>
    </message>
    <message>
        <source>SM utilisation (GPM)</source>
        <translation>Uso de SM (GPM)</translation>
    </message>
    <message>
        <source>needs Hopper or newer</source>
        <translation>requiere Hopper o posterior</translation>
    </message>
    <message>
        <source>Share of the multiprocessors that were busy, from hardware counters</source>
        <translation>Proporción de multiprocesadores ocupados, según contadores de hardware</translation>
    </message>
    <message>
        <source>SM occupancy (GPM)</source>
        <translation>Ocupación de SM (GPM)</translation>
    </message>
    <message>
        <source>Share of the possible warps that were active, from hardware counters</source>
        <translation>Proporción de los warps posibles que estaban activos, según contadores de hardware</translation>
    </message>
    <message>
        <source>Estimated occupancy (CUPTI)</source>
        <translation>Ocupación estimada (CUPTI)</translation>
    </message>
    <message>
        <source>available after tracing some steps</source>
        <translation>disponible tras trazar algunos pasos</translation>
    </message>
    <message>
        <source>Durations of the kernels in the traced steps × the warps that each could keep active</source>
        <translation>Duración de los kernels en los pasos trazados × los warps que cada uno podía mantener activos</translation>
    </message>
    <message>
        <source>Achieved occupancy (CUPTI counters)</source>
        <translation>Ocupación lograda (contadores CUPTI)</translation>
    </message>
    <message>
        <source>not measured; requires privileges</source>
        <translation>no se mide; requiere privilegios</translation>
    </message>
    <message>
        <source>Active warps that the hardware counted in the traced steps</source>
        <translation>Warps activos que el hardware contó en los pasos trazados</translation>
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
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>varía</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by %3, which can be chance: two runs or more of each would tell.</source>
        <translation>%1 supera a %2 en %3, lo que puede ser azar: dos o más ejecuciones de cada uno lo dirían.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) with equal seeds</source>
        <translation><numerusform>%Ln par con semillas iguales</numerusform><numerusform>%Ln pares con semillas iguales</numerusform></translation>
    </message>
    <message>
        <source>%1 and %2 runs</source>
        <translation>%1 y %2 ejecuciones</translation>
    </message>
    <message>
        <source>%1 ± %2, 95 % interval of %3</source>
        <translation>%1 ± %2, intervalo del 95 % de %3</translation>
    </message>
    <message>
        <source>It cannot be told whether %1 is better than %2 (%3). More seeds narrow it.</source>
        <translation>No se puede decir si %1 es mejor que %2 (%3). Más semillas lo acotan.</translation>
    </message>
    <message>
        <source>; effect size d = %1</source>
        <translation>; tamaño del efecto d = %1</translation>
    </message>
    <message>
        <source>%1 is better than %2 (%3%4).</source>
        <translation>%1 es mejor que %2 (%3%4).</translation>
    </message>
    <message>
        <source>Best %1, mean</source>
        <translation>Mejor %1, media</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Desviación estándar</translation>
    </message>
</context>
<context>
    <name>trainyard::GuideDialog</name>
    <message>
        <source>User's guide</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>trainyard::HeatView</name>
    <message>
        <source>Where the net looks</source>
        <translation>Dónde mira la red</translation>
    </message>
    <message>
        <source>no weight</source>
        <translation>sin peso</translation>
    </message>
    <message>
        <source>most weight</source>
        <translation>peso máximo</translation>
    </message>
</context>
<context>
    <name>trainyard::HistogramMap</name>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>full width: %1</source>
        <translation>ancho completo: %1</translation>
    </message>
    <message>
        <source>line: first record</source>
        <translation>línea: primer registro</translation>
    </message>
    <message>
        <source>Distribution over time</source>
        <translation>Distribución en el tiempo</translation>
    </message>
    <message>
        <source>step %1, epoch %2</source>
        <translation>paso %1, época %2</translation>
    </message>
    <message>
        <source>%1: %2 of the values</source>
        <translation>%1: %2 de los valores</translation>
    </message>
    <message>
        <source>exactly 0: %1</source>
        <translation>exactamente 0: %1</translation>
    </message>
    <message>
        <source>Step %1: 5 % of the values are below %2, half below %3, 95 % below %4; exactly 0: %5</source>
        <translation>Paso %1: el 5 % de los valores está por debajo de %2, la mitad por debajo de %3, el 95 % por debajo de %4; exactamente 0: %5</translation>
    </message>
    <message>
        <source>0 and magnitudes below %1</source>
        <translation>0 y magnitudes menores que %1</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 o menos</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>values</comment>
        <translation>%1 a %2</translation>
    </message>
</context>
<context>
    <name>trainyard::HostKeyDialog</name>
    <message>
        <source>First contact with %1</source>
        <translation>Primer contacto con %1</translation>
    </message>
    <message>
        <source>First connection to %1</source>
        <translation>Primera conexión con %1</translation>
    </message>
    <message>
        <source>This is the fingerprint of its %1 key. Compare it with the one published by the machine's administrators: it is the right machine only if they are equal.</source>
        <translation>Esta es la huella de su clave %1. Compararla con la que publican los administradores de la máquina: solo es la máquina correcta si son iguales.</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copiar la huella</translation>
    </message>
    <message>
        <source>If you trust it, the key is added to %1.</source>
        <translation>Si se confía en ella, la clave se añade a %1.</translation>
    </message>
    <message>
        <source>Do not connect</source>
        <translation>No conectar</translation>
    </message>
    <message>
        <source>Trust it</source>
        <translation>Confiar</translation>
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
        <translation>errores · %1</translation>
    </message>
    <message>
        <source>not sure · %1</source>
        <translation>dudosas · %1</translation>
    </message>
    <message>
        <source>Fetch the run…</source>
        <translation>Traer la ejecución…</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Drop an image or a folder</source>
        <translation>Soltar una imagen o una carpeta</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Images…</source>
        <translation>Imágenes…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Carpeta…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Empties the list; no file is touched</source>
        <translation>Vacía la lista; no se toca ningún archivo</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Saves the list with the most likely classes of each input</source>
        <translation>Guarda la lista con las clases más probables de cada entrada</translation>
    </message>
    <message>
        <source>This net reads features, not images. Samples of its data can be opened from the mistakes on the Predictions tab.</source>
        <translation>Esta red lee características, no imágenes. Las muestras de sus datos se pueden abrir desde los errores de la pestaña Predicciones.</translation>
    </message>
    <message>
        <source>Classifying…</source>
        <translation>Clasificando…</translation>
    </message>
    <message>
        <source>Choose images</source>
        <translation>Elegir imágenes</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.webp *.bmp *.ppm *.pgm)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.webp *.bmp *.ppm *.pgm)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose a folder of images</source>
        <translation>Elegir una carpeta de imágenes</translation>
    </message>
    <message>
        <source>The clipboard holds no image.</source>
        <translation>El portapapeles no contiene ninguna imagen.</translation>
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
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Choose another run</source>
        <translation>Elegir otra ejecución</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <translation>Volver a «%1»</translation>
    </message>
    <message>
        <source>Choose a run</source>
        <translation>Elegir una ejecución</translation>
    </message>
</context>
<context>
    <name>trainyard::InspectPage</name>
    <message>
        <source>Predictions</source>
        <translation>Predicciones</translation>
    </message>
    <message>
        <source>Classify</source>
        <translation>Clasificar</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Parts of the look inside</source>
        <translation>Partes de Ver por dentro</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Look for newer checkpoints</source>
        <translation>Buscar checkpoints más recientes</translation>
    </message>
    <message>
        <source>Show on the Live page</source>
        <translation>Mostrar en la página En vivo</translation>
    </message>
    <message>
        <source>%1 — inside %2</source>
        <translation>%1 — por dentro de %2</translation>
    </message>
    <message>
        <source>No run is chosen</source>
        <translation>No se ha elegido ninguna ejecución</translation>
    </message>
    <message>
        <source>There is nothing to look into</source>
        <translation>No hay nada que ver</translation>
    </message>
    <message>
        <source>Choose a run above, or press Look inside on the Runs or the Live page.</source>
        <translation>Elegir arriba una ejecución o pulsar Ver por dentro en la página Ejecuciones o En vivo.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Escrito en %1</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Ver por dentro</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
</context>
<context>
    <name>trainyard::InspectViewModel</name>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>Esta ejecución ya no está en el almacén.</translation>
    </message>
    <message>
        <source>This run has not written a checkpoint yet. It writes the first one at the end of an epoch, or when you save one on the Live page.</source>
        <translation>Esta ejecución aún no ha escrito un checkpoint. Escribe el primero al final de una época o cuando se guarda uno en la página En vivo.</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 parámetros</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation><numerusform>%Ln época</numerusform><numerusform>%Ln épocas</numerusform></translation>
    </message>
    <message>
        <source>Best: epoch %1</source>
        <translation>Mejor: época %1</translation>
    </message>
    <message>
        <source>Best: step %1</source>
        <translation>Mejor: paso %1</translation>
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
        <translation>Clase</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenam.</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Why it cannot be read</source>
        <translation>Por qué no se puede leer</translation>
    </message>
    <message>
        <source>Training image</source>
        <translation>De entrenam.</translation>
    </message>
    <message>
        <source>Validation image</source>
        <translation>De validación</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>la misma</translation>
    </message>
    <message>
        <source>another</source>
        <translation>otra</translation>
    </message>
</context>
<context>
    <name>trainyard::Keychain</name>
    <message>
        <source>this program was built without a keychain</source>
        <translation>este programa se compiló sin llavero</translation>
    </message>
</context>
<context>
    <name>trainyard::LayerMaps</name>
    <message>
        <source>What each layer makes of the input</source>
        <translation>Qué hace cada capa con la entrada</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>share of values above 0, and their histogram</source>
        <translation>proporción de valores mayores que 0 y su histograma</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>mayores que 0</translation>
    </message>
    <message>
        <source>%1, channel %2: %3 to %4</source>
        <translation>%1, canal %2: de %3 a %4</translation>
    </message>
</context>
<context>
    <name>trainyard::LayerSharesWidget</name>
    <message>
        <source>Weights left by layer</source>
        <translation>Pesos restantes por capa</translation>
    </message>
    <message>
        <source>Showing the %1 of %2 layers that keep the least</source>
        <translation>Se muestran las %1 de %2 capas que menos conservan</translation>
    </message>
</context>
<context>
    <name>trainyard::LayerStrip</name>
    <message>
        <source>Left in each layer</source>
        <translation>Restante en cada capa</translation>
    </message>
    <message>
        <source>%1: %2 of %3 weights left, %4</source>
        <translation>%1: quedan %2 de %3 pesos, %4</translation>
    </message>
    <message>
        <source>layers, from input to output</source>
        <translation>capas, de la entrada a la salida</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersModel</name>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersPane</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Mostrar: %1</translation>
    </message>
    <message>
        <source>Clone with histograms</source>
        <translation>Clonar con histogramas</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Of each parameter, as the step leaves them</source>
        <translation>De cada parámetro, tal como los deja el paso</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradientes</translation>
    </message>
    <message>
        <source>The mean gradient of the whole batch, before clipping and weight decay</source>
        <translation>El gradiente medio del batch completo, antes del recorte y del weight decay</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message>
        <source>Outputs of each layer for all samples of the step</source>
        <translation>Salidas de cada capa para todas las muestras del paso</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>newest record</source>
        <translation>registro más reciente</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribución</translation>
    </message>
    <message>
        <source>5 and 95 %</source>
        <translation>5 y 95 %</translation>
    </message>
    <message>
        <source>share of values</source>
        <translation>proporción de valores</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>The histograms are being read</source>
        <translation>Se están leyendo los histogramas</translation>
    </message>
    <message>
        <source>No histograms have been recorded yet</source>
        <translation>Aún no se han registrado histogramas</translation>
    </message>
    <message>
        <source>This run did not record histograms</source>
        <translation>Esta ejecución no registró histogramas</translation>
    </message>
    <message>
        <source>The run records the first ones with its first step.</source>
        <translation>La ejecución registra los primeros con su primer paso.</translation>
    </message>
    <message>
        <source>They show how weights, gradients and activations of each layer change while a run trains, and name dead channels. To record them, turn on Histograms under Training › More in New run.</source>
        <translation>Muestran cómo cambian los pesos, gradientes y activaciones de cada capa mientras entrena una ejecución y señalan los canales muertos. Para registrarlos, activar Histogramas en Entrenamiento › Más de Nueva ejecución.</translation>
    </message>
    <message>
        <source>The run did not record them</source>
        <translation>La ejecución no los registró</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s), the newest at step %1</source>
        <translation><numerusform>%Ln registro, en el paso %1</numerusform><numerusform>%Ln registros, el más reciente en el paso %1</numerusform></translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>leyendo…</translation>
    </message>
    <message>
        <source>no dead channels, no saturated layers</source>
        <translation>sin canales muertos ni capas saturadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln remark(s)</source>
        <translation><numerusform>%Ln observación</numerusform><numerusform>%Ln observaciones</numerusform></translation>
    </message>
    <message>
        <source>In the newest record every channel is above 0 for some sample, no layer has half of its values at the limit of its activation, and all values are finite.</source>
        <translation>En el registro más reciente todo canal es mayor que 0 para alguna muestra, ninguna capa tiene la mitad de sus valores en el límite de su activación y todos los valores son finitos.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Histograms as CSV…</source>
        <translation>Histogramas como CSV…</translation>
    </message>
    <message>
        <source>Figure as SVG…</source>
        <translation>Figura como SVG…</translation>
    </message>
    <message>
        <source>Figure as PDF…</source>
        <translation>Figura como PDF…</translation>
    </message>
    <message>
        <source>Figure as PNG…</source>
        <translation>Figura como PNG…</translation>
    </message>
    <message>
        <source>median and quartiles</source>
        <translation>mediana y cuartiles</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTab</name>
    <message>
        <source>First-layer filters</source>
        <translation>Filtros de la primera capa</translation>
    </message>
    <message>
        <source>Filter %1: weights from −%2 to %2</source>
        <translation>Filtro %1: pesos de −%2 a %2</translation>
    </message>
    <message>
        <source>First-layer filters as PNG…</source>
        <translation>Filtros de la primera capa como PNG…</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTable</name>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTableModel</name>
    <message>
        <source>not finite</source>
        <translation>no finito</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead</source>
        <translation><numerusform>%Ln muerto</numerusform><numerusform>%Ln muertos</numerusform></translation>
    </message>
    <message>
        <source>%1 saturated</source>
        <translation>%1 saturado</translation>
    </message>
    <message>
        <source>Standard deviation of the values at the newest record</source>
        <translation>Desviación estándar de los valores en el registro más reciente</translation>
    </message>
    <message>
        <source>Share of values that are exactly 0</source>
        <translation>Proporción de valores que son exactamente 0</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Variación</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Cero</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersViewModel</name>
    <message>
        <source>%1 and more</source>
        <comment>channels</comment>
        <translation>%1 y más</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation><numerusform>%Ln valor</numerusform><numerusform>%Ln valores</numerusform></translation>
    </message>
    <message>
        <source>mean %1 ± %2</source>
        <translation>media %1 ± %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>values</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 of %2 channels dead</source>
        <translation>%1 de %2 canales muertos</translation>
    </message>
    <message>
        <source>%1 not finite</source>
        <translation>%1 no finitos</translation>
    </message>
    <message>
        <source>%1: gradients are not finite</source>
        <translation>%1: los gradientes no son finitos</translation>
    </message>
    <message>
        <source>%1: weights are not finite</source>
        <translation>%1: los pesos no son finitos</translation>
    </message>
    <message>
        <source>%1: outputs are not finite</source>
        <translation>%1: las salidas no son finitas</translation>
    </message>
    <message>
        <source>%1 of %2 values are NaN or infinite at step %3.</source>
        <translation>%1 de %2 valores son NaN o infinitos en el paso %3.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 channels are dead</source>
        <translation>%1: %2 de %3 canales están muertos</translation>
    </message>
    <message>
        <source>Channels %1 were 0 for all samples of every record since step %2.</source>
        <translation>Los canales %1 han sido 0 para todas las muestras de cada registro desde el paso %2.</translation>
    </message>
    <message>
        <source>Channels %1 were 0 for all samples of step %2.</source>
        <translation>Los canales %1 fueron 0 para todas las muestras del paso %2.</translation>
    </message>
    <message>
        <source>%1 is saturated</source>
        <translation>%1 está saturada</translation>
    </message>
    <message>
        <source>%1 of its values are at the limit of %2 at step %3, where no gradient passes.</source>
        <translation>El %1 de sus valores está en el límite de %2 en el paso %3, donde no pasa ningún gradiente.</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveCharts</name>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>cross-entropy</source>
        <translation>entropía cruzada</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>top-1</source>
        <translation>top-1</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>muestras/s</translation>
    </message>
    <message>
        <source>Device load</source>
        <translation>Carga de dispositivos</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>En qué se va el tiempo</translation>
    </message>
    <message>
        <source>share of wall time</source>
        <translation>parte del tiempo real</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>train</source>
        <translation>entr.</translation>
    </message>
    <message>
        <source>val</source>
        <translation>val.</translation>
    </message>
    <message>
        <source>val top-5</source>
        <translation>top-5 val.</translation>
    </message>
    <message>
        <source>cores busy</source>
        <translation>núcleos ocupados</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 núcleo</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>%1 núcleos</translation>
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
        <translation>uso de GPU</translation>
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
        <translation>cálculo</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validación</translation>
    </message>
    <message>
        <source>input wait</source>
        <translation>espera de datos</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>checkpoint</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otros</translation>
    </message>
    <message>
        <source>waiting for ranks</source>
        <translation>espera de ranks</translation>
    </message>
    <message>
        <source>SM occupancy</source>
        <translation>ocupación de SM</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>memoria de GPU</translation>
    </message>
    <message>
        <source>whole net</source>
        <translation>toda la red</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveEventsCard</name>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Checkpoints, warnings and other events appear here.</source>
        <translation>Aquí aparecen checkpoints, avisos y otros eventos.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Events shown</source>
        <translation>Eventos mostrados</translation>
    </message>
    <message>
        <source>Choose an event to move the cursor of all charts there</source>
        <translation>Elegir un evento para llevar allí el cursor de todos los gráficos</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveHeaderBar</name>
    <message>
        <source>Checkpoint now</source>
        <translation>Checkpoint ahora</translation>
    </message>
    <message>
        <source>Write a checkpoint at the next step and continue training</source>
        <translation>Escribir un checkpoint en el próximo paso y seguir entrenando</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Write a checkpoint and end the run, which can then be resumed</source>
        <translation>Escribir un checkpoint y terminar la ejecución, que después se puede reanudar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Continue from the newest checkpoint as a new attempt of the same run</source>
        <translation>Continuar desde el checkpoint más reciente como nuevo intento de la misma ejecución</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Remove the run from the queue</source>
        <translation>Sacar la ejecución de la cola</translation>
    </message>
    <message>
        <source>Choose the run to watch</source>
        <translation>Elegir la ejecución que observar</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>ETA</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>muestras/s</translation>
    </message>
    <message>
        <source>LR</source>
        <translation>TA</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Escribiendo…</translation>
    </message>
    <message>
        <source>Resuming…</source>
        <translation>Reanudando…</translation>
    </message>
    <message>
        <source>Trace the next 20 steps</source>
        <translation>Trazar los próximos 20 pasos</translation>
    </message>
    <message>
        <source>Record a timeline of every rank for the Timeline page</source>
        <translation>Registrar una línea de tiempo de cada rank para la página Línea de tiempo</translation>
    </message>
    <message>
        <source>Show traces</source>
        <translation>Mostrar trazas</translation>
    </message>
    <message>
        <source>On the Timeline page</source>
        <translation>En la página Línea de tiempo</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Retener</translation>
    </message>
    <message>
        <source>Keep the job from starting</source>
        <translation>Impedir que se inicie el trabajo</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Liberar</translation>
    </message>
    <message>
        <source>Allow the job to start</source>
        <translation>Permitir que se inicie el trabajo</translation>
    </message>
    <message>
        <source>Requeue</source>
        <translation>Volver a encolar</translation>
    </message>
    <message>
        <source>End the job and put it back in the cluster's queue; it continues from its newest checkpoint</source>
        <translation>Terminar el trabajo y devolverlo a la cola del clúster; continúa desde su checkpoint más reciente</translation>
    </message>
    <message>
        <source>Extend time…</source>
        <translation>Ampliar tiempo…</translation>
    </message>
    <message>
        <source>Save a checkpoint and continue in a new job with more time</source>
        <translation>Guardar un checkpoint y continuar en un trabajo nuevo con más tiempo</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>Dispersión</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Ver por dentro</translation>
    </message>
    <message>
        <source>Predictions, mistakes, layers and weights of the net, from a checkpoint</source>
        <translation>Predicciones, errores, capas y pesos de la red, a partir de un checkpoint</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveLogCard</name>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>Config.</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Todos los niveles</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Avisos y errores</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Levels shown</source>
        <translation>Niveles mostrados</translation>
    </message>
    <message>
        <source>Find in log</source>
        <translation>Buscar en el registro</translation>
    </message>
    <message>
        <source>Enter jumps to the next match, backwards from the newest line</source>
        <translation>Intro salta a la coincidencia siguiente, hacia atrás desde la línea más reciente</translation>
    </message>
    <message>
        <source>Keep the newest line visible</source>
        <translation>Mantener visible la línea más reciente</translation>
    </message>
    <message>
        <source>The engine's log appears here once it has started.</source>
        <translation>El registro del motor aparece aquí cuando se ha iniciado.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveOptionsCard</name>
    <message>
        <source>Chart options</source>
        <translation>Opciones de gráficos</translation>
    </message>
    <message>
        <source>Log y</source>
        <translation>Log y</translation>
    </message>
    <message>
        <source>Raw values</source>
        <translation>Valores brutos</translation>
    </message>
    <message>
        <source>Clip outliers</source>
        <translation>Recortar picos</translation>
    </message>
    <message>
        <source>Link cursors</source>
        <translation>Unir cursores</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>Eje X</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Escalón</translation>
    </message>
    <message>
        <source>Optimizer steps</source>
        <translation>Pasos del optimizador</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Passes over the training data</source>
        <translation>Pasadas por los datos de entrenamiento</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Training samples seen</source>
        <translation>Muestras de entrenamiento vistas</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Suavizado</translation>
    </message>
    <message>
        <source>Logarithmic axis for losses; it cannot show values of zero or below</source>
        <translation>Eje logarítmico para pérdidas; no puede mostrar valores de cero o menos</translation>
    </message>
    <message>
        <source>Shows the unsmoothed values behind the line, with a band from the smallest to the largest</source>
        <translation>Muestra los valores sin suavizar detrás de la línea, con una banda del menor al mayor</translation>
    </message>
    <message>
        <source>Fit the axis to most of the values; a triangle at the edge marks values outside</source>
        <translation>Ajustar el eje a la mayoría de los valores; un triángulo en el borde marca los valores de fuera</translation>
    </message>
    <message>
        <source>Show the same position in every chart</source>
        <translation>Mostrar la misma posición en todos los gráficos</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>Ejecución entera</translation>
    </message>
    <message>
        <source>Last half</source>
        <translation>Última mitad</translation>
    </message>
    <message>
        <source>Last tenth</source>
        <translation>Último décimo</translation>
    </message>
    <message>
        <source>Zoomed</source>
        <translation>Ampliado</translation>
    </message>
    <message>
        <source>Export the charts</source>
        <translation>Exportar los gráficos</translation>
    </message>
    <message>
        <source>Picture, PNG…</source>
        <translation>Imagen, PNG…</translation>
    </message>
    <message>
        <source>Vector graphic, SVG…</source>
        <translation>Gráfico vectorial, SVG…</translation>
    </message>
    <message>
        <source>Table of the shown values, CSV…</source>
        <translation>Tabla de los valores mostrados, CSV…</translation>
    </message>
    <message>
        <source>Log x</source>
        <translation>Log x</translation>
    </message>
    <message>
        <source>Time trained</source>
        <translation>Tiempo entrenado</translation>
    </message>
    <message>
        <source>Without the pauses between attempts</source>
        <translation>Sin las pausas entre intentos</translation>
    </message>
    <message>
        <source>Time since the start</source>
        <translation>Tiempo desde el inicio</translation>
    </message>
    <message>
        <source>By the clock, with the pauses between attempts</source>
        <translation>Según el reloj, con las pausas entre intentos</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Date and time of day</source>
        <translation>Fecha y hora</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponencial</translation>
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
        <translation>De los valores hasta cada uno, los más recientes con más peso</translation>
    </message>
    <message>
        <source>Of the values on both sides of each one</source>
        <translation>De los valores a ambos lados de cada uno</translation>
    </message>
    <message>
        <source>Of both sides, nearer ones with more weight</source>
        <translation>De ambos lados, los más cercanos con más peso</translation>
    </message>
    <message>
        <source>Kind of smoothing</source>
        <translation>Tipo de suavizado</translation>
    </message>
    <message>
        <source>Strength of the smoothing, and how many values a mean of the same effect has; 0 shows unsmoothed values</source>
        <translation>Intensidad del suavizado y cuántos valores tiene una media del mismo efecto; 0 muestra los valores sin suavizar</translation>
    </message>
    <message>
        <source>Logarithmic x axis; it begins at the first position above zero</source>
        <translation>Eje x logarítmico; empieza en la primera posición mayor que cero</translation>
    </message>
    <message>
        <source>Wheel over a chart: zoom. Drag: move. Shift and drag: zoom into a box. Backspace: previous view. Double-click: whole run. Right click: copy, export.</source>
        <translation>Rueda sobre un gráfico: zoom. Arrastrar: mover. Mayús y arrastrar: ampliar un recuadro. Retroceso: vista anterior. Doble clic: ejecución entera. Clic derecho: copiar, exportar.</translation>
    </message>
    <message>
        <source>%1 ≈ %2 values</source>
        <translation>%1 ≈ %2 valores</translation>
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
        <translation>Aún no hay ejecuciones</translation>
    </message>
    <message>
        <source>Start a run to see its curves here while it trains. New run has a first run prepared; it uses built-in data and takes a few minutes.</source>
        <translation>Iniciar una ejecución para ver aquí sus curvas mientras entrena. Nueva ejecución tiene preparada una primera; usa datos incorporados y tarda unos minutos.</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nueva ejecución</translation>
    </message>
    <message>
        <source>Clone as new run</source>
        <translation>Clonar</translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation>Mostrar en Ejecuciones</translation>
    </message>
    <message>
        <source>Open run directory</source>
        <translation>Abrir carpeta de la ejecución</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>¿Detener la ejecución?</translation>
    </message>
    <message>
        <source>%1 writes a checkpoint and ends. Resume continues from there.</source>
        <translation>%1 escribe un checkpoint y termina. Reanudar continúa desde ahí.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Export the charts</source>
        <translation>Exportar los gráficos</translation>
    </message>
    <message>
        <source>Charts exported to %1</source>
        <translation>Gráficos exportados a %1</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>Draw the network</source>
        <translation>Dibujar la red</translation>
    </message>
    <message>
        <source>Extend time</source>
        <translation>Ampliar tiempo</translation>
    </message>
    <message>
        <source>Time limit of the new job in minutes:</source>
        <translation>Límite de tiempo del trabajo nuevo en minutos:</translation>
    </message>
    <message>
        <source>Fetch checkpoints and results…</source>
        <translation>Traer checkpoints y resultados…</translation>
    </message>
    <message>
        <source>This run is on this computer: %1</source>
        <translation>Esta ejecución está en este equipo: %1</translation>
    </message>
    <message>
        <source>Its run directory is on another machine. Fetch the files that you want to see.</source>
        <translation>Su carpeta está en otra máquina. Traer los archivos que se quieran ver.</translation>
    </message>
    <message>
        <source>Weights and thresholds</source>
        <translation>Pesos y umbrales</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>Guardar ticket…</translation>
    </message>
    <message>
        <source>Compact the net…</source>
        <translation>Compactar la red…</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveRanksCard</name>
    <message>
        <source>Ranks</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>Step time and waiting by rank</source>
        <translation>Tiempo de paso y espera por rank</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveSparsityCard</name>
    <message>
        <source>Weights left</source>
        <translation>Pesos restantes</translation>
    </message>
    <message>
        <source>%1 of all</source>
        <translation>%1 del total</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveViewModel</name>
    <message>
        <source>The next %1 steps will be traced; the Timeline page shows them.</source>
        <translation>Se trazarán los próximos %1 pasos; la página Línea de tiempo los muestra.</translation>
    </message>
    <message>
        <source>The run saves a checkpoint and stops; a new job continues it with a limit of %1 minutes.</source>
        <translation>La ejecución guarda un checkpoint y se detiene; un trabajo nuevo la continúa con un límite de %1 minutos.</translation>
    </message>
    <message>
        <source>There is no information from %1 yet.</source>
        <translation>Aún no hay información de %1.</translation>
    </message>
    <message>
        <source>State at %1: %2 is not connected.</source>
        <translation>Estado a las %1: %2 no está conectada.</translation>
    </message>
    <message>
        <source>%1 Its connection is paused.</source>
        <translation>%1 Su conexión está en pausa.</translation>
    </message>
    <message>
        <source>%1 Trainyard is reconnecting; the run continues there.</source>
        <translation>%1 Trainyard está volviendo a conectar; la ejecución continúa allí.</translation>
    </message>
    <message>
        <source>%1 Connect to it on the Machines page; the run continues there.</source>
        <translation>%1 Conectar con ella en la página Máquinas; la ejecución continúa allí.</translation>
    </message>
</context>
<context>
    <name>trainyard::LoginDesk</name>
    <message>
        <source>The machine refused the answer from the keychain.</source>
        <translation>La máquina rechazó la respuesta del llavero.</translation>
    </message>
    <message>
        <source>That passphrase did not unlock the key.</source>
        <translation>Esa frase de contraseña no desbloqueó la clave.</translation>
    </message>
</context>
<context>
    <name>trainyard::LoginDialog</name>
    <message>
        <source>Log in to %1</source>
        <translation>Iniciar sesión en %1</translation>
    </message>
    <message>
        <source>A key for %1 is locked</source>
        <translation>Una clave para %1 está bloqueada</translation>
    </message>
    <message>
        <source>%1 requires a login</source>
        <translation>%1 requiere iniciar sesión</translation>
    </message>
    <message>
        <source>Remember in the keychain</source>
        <translation>Recordar en el llavero</translation>
    </message>
    <message>
        <source>Stored only in the desktop's keychain, after the machine has accepted it</source>
        <translation>Se guarda solo en el llavero del escritorio, después de que la máquina la haya aceptado</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>Iniciar sesión</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineChart</name>
    <message>
        <source>time since the search was started</source>
        <translation>tiempo desde que se inició la búsqueda</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineCheckCard</name>
    <message>
        <source>Check this machine</source>
        <translation>Comprobar esta máquina</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Comprobar ahora</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Compares every operator with an independent calculation, and compares the speed of memory, arithmetic, disk and data loading with the expected values. It takes about ten seconds; nothing else should run.</source>
        <translation>Compara cada operador con un cálculo independiente, y la velocidad de memoria, aritmética, disco y carga de datos con los valores esperados. Tarda unos diez segundos; no debería ejecutarse nada más.</translation>
    </message>
    <message>
        <source>32-bit numbers</source>
        <translation>Números de 32 bits</translation>
    </message>
    <message>
        <source>16-bit numbers, if the processor supports them</source>
        <translation>Números de 16 bits, si el procesador los admite</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Alcanzado</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Al menos</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Juicio</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineCheckViewModel</name>
    <message>
        <source>images/s</source>
        <translation>imágenes/s</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lento</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>incorrecto</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>Terminando…</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <translation>Comprobación %1 de %2</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>Todo está bien</translation>
    </message>
    <message>
        <source>All results are right, but a part is slower than it should be</source>
        <translation>Todos los resultados son correctos, pero una parte es más lenta de lo que debería</translation>
    </message>
    <message>
        <source>Memory bandwidth, %1</source>
        <translation>Ancho de banda de memoria, %1</translation>
    </message>
    <message>
        <source>Multiply-adds in registers, %1</source>
        <translation>Multiplicaciones y sumas en registros, %1</translation>
    </message>
    <message>
        <source>Matrix products in %1, %2</source>
        <translation>Productos matriciales en %1, %2</translation>
    </message>
    <message>
        <source>Disk, writing</source>
        <translation>Disco, escritura</translation>
    </message>
    <message>
        <source>Disk, reading</source>
        <translation>Disco, lectura</translation>
    </message>
    <message>
        <source>Decoding JPEG, 1 thread</source>
        <translation>Decodificar JPEG, 1 hilo</translation>
    </message>
    <message>
        <source>Loading JPEG files, %1</source>
        <translation>Cargar archivos JPEG, %1</translation>
    </message>
    <message>
        <source>Loading images from memory</source>
        <translation>Cargar imágenes de la memoria</translation>
    </message>
    <message>
        <source>Keep runs on a local disk or another one: set TRAINYARD_HOME to a folder on it.</source>
        <translation>Guardar las ejecuciones en un disco local o en otro: asignar a TRAINYARD_HOME una carpeta de ese disco.</translation>
    </message>
    <message>
        <source>Check whether other programs use the processor, and whether oneDNN is the version that Trainyard was installed with.</source>
        <translation>Comprobar si otros programas usan el procesador y si oneDNN es la versión con que se instaló Trainyard.</translation>
    </message>
    <message>
        <source>Close other programs and check again. If nothing changes, the processor may be throttled or shared with others.</source>
        <translation>Cerrar otros programas y comprobar de nuevo. Si no cambia nada, puede que el procesador esté limitado o compartido con otros.</translation>
    </message>
    <message>
        <source>Operators, compared with the reference</source>
        <translation>Operadores, comparados con la referencia</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… y %1 más</translation>
    </message>
    <message>
        <source>Results of this device cannot be trusted. Please report this with the copied text.</source>
        <translation>Los resultados de este dispositivo no son fiables. Se ruega informar de ello con el texto copiado.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>no medido</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>%1, %2, %3; %4; took %5</source>
        <translation>%1, %2, %3; %4; tardó %5</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s)</source>
        <translation><numerusform>1 hilo</numerusform><numerusform>%Ln hilos</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) (is|are) wrong</source>
        <translation><numerusform>Hay algo incorrecto</numerusform><numerusform>Hay %Ln cosas incorrectas</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::MachineDialog</name>
    <message>
        <source>Add a machine</source>
        <translation>Añadir una máquina</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Editar %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Add and test</source>
        <translation>Añadir y probar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Over SSH</source>
        <translation>Por SSH</translation>
    </message>
    <message>
        <source>A cluster's login node, or another workstation</source>
        <translation>El nodo de acceso de un clúster u otra estación de trabajo</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>This computer is itself a login node with SLURM</source>
        <translation>Este equipo es a su vez un nodo de acceso con SLURM</translation>
    </message>
    <message>
        <source>Type of connection</source>
        <translation>Tipo de conexión</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Alcanzado</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>A host in ~/.ssh/config, a name or an address</source>
        <translation>Un host de ~/.ssh/config, un nombre o una dirección</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name shown in this window</source>
        <translation>Nombre que se muestra en esta ventana</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>From ~/.ssh/config</source>
        <translation>De ~/.ssh/config</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Jump hosts</source>
        <translation>Hosts de salto</translation>
    </message>
    <message>
        <source>user@host:port; separate several with commas in the order of connection; "none" for none</source>
        <translation>user@host:port; separar varios con comas en el orden de conexión; "none" para ninguno</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>Archivo de clave</translation>
    </message>
    <message>
        <source>A private key on this computer, tried first</source>
        <translation>Una clave privada de este equipo, que se prueba primero</translation>
    </message>
    <message>
        <source>SLURM</source>
        <translation>SLURM</translation>
    </message>
    <message>
        <source>Jobs are submitted to the cluster's queue</source>
        <translation>Los trabajos se envían a la cola del clúster</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Runs start automatically when cores and GPUs are free</source>
        <translation>Las ejecuciones se inician automáticamente cuando hay núcleos y GPU libres</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Planificador</translation>
    </message>
    <message>
        <source>Path on the machine; may start with ~/ or contain a variable such as $SCRATCH</source>
        <translation>Ruta en la máquina; puede empezar por ~/ o contener una variable como $SCRATCH</translation>
    </message>
    <message>
        <source>Runs folder</source>
        <translation>Carpeta de ejecuciones</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>trainyard-engine, in the machine's PATH</source>
        <translation>trainyard-engine, en el PATH de la máquina</translation>
    </message>
    <message>
        <source>Connect when the window opens</source>
        <translation>Conectar al abrirse la ventana</translation>
    </message>
    <message>
        <source>~/.ssh/config: %1@%2, port %3</source>
        <translation>~/.ssh/config: %1@%2, puerto %3</translation>
    </message>
    <message>
        <source>%1, via %2</source>
        <translation>%1, por %2</translation>
    </message>
    <message>
        <source>Hosts in ~/.ssh/config to choose from: %1</source>
        <translation>Hosts de ~/.ssh/config que se pueden elegir: %1</translation>
    </message>
    <message>
        <source>Without SLURM, this computer is listed as "This workstation"</source>
        <translation>Sin SLURM, este equipo figura como «Esta estación de trabajo»</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Let my group read what Trainyard creates there</source>
        <translation>Permitir que mi grupo lea lo que Trainyard crea allí</translation>
    </message>
    <message>
        <source>Otherwise only your account can read runs, data and logs on the machine</source>
        <translation>Si no, solo la cuenta propia puede leer ejecuciones, datos y registros en la máquina</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineHeaderCard</name>
    <message>
        <source>Copy this text</source>
        <translation>Copiar este texto</translation>
    </message>
    <message>
        <source>Open a terminal on the machine</source>
        <translation>Abrir un terminal en la máquina</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Batch script…</source>
        <translation>Script de batch…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Forget saved passwords</source>
        <translation>Olvidar contraseñas guardadas</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Host key</source>
        <translation>Clave de host</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>Copiar la huella</translation>
    </message>
    <message>
        <source>Known and unchanged</source>
        <translation>Conocida y sin cambios</translation>
    </message>
    <message>
        <source>Continue: query it again</source>
        <translation>Continuar: volver a consultarla</translation>
    </message>
    <message>
        <source>Pause: stay logged in, but do not query it</source>
        <translation>Pausar: mantener la sesión, pero no consultarla</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>Desconectar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineJobsCard</name>
    <message>
        <source>My jobs</source>
        <translation>Mis trabajos</translation>
    </message>
    <message>
        <source>No jobs on this machine</source>
        <translation>No hay trabajos en esta máquina</translation>
    </message>
    <message>
        <source>Show finished</source>
        <translation>Mostrar terminados</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>Cancelar trabajo</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>Mostrar la ejecución</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Retener</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Liberar</translation>
    </message>
    <message>
        <source>Put back in the queue</source>
        <translation>Devolver a la cola</translation>
    </message>
    <message>
        <source>Terminal on its node</source>
        <translation>Terminal en su nodo</translation>
    </message>
    <message>
        <source>Also show jobs that ended within the last day</source>
        <translation>Mostrar también los trabajos terminados en el último día</translation>
    </message>
    <message>
        <source>Nothing known yet</source>
        <translation>Aún no se sabe nada</translation>
    </message>
    <message>
        <source>Jobs that you start on this machine appear here with their state and the reason for waiting.</source>
        <translation>Los trabajos que se inicien en esta máquina aparecen aquí con su estado y el motivo de la espera.</translation>
    </message>
    <message>
        <source>Connect to the machine to see your jobs.</source>
        <translation>Conectar con la máquina para ver los trabajos propios.</translation>
    </message>
    <message>
        <source>Cancel jobs</source>
        <translation>Cancelar trabajos</translation>
    </message>
    <message>
        <source>Cancel job %1?</source>
        <translation>¿Cancelar el trabajo %1?</translation>
    </message>
    <message>
        <source>Cancel %1 jobs?</source>
        <translation>¿Cancelar %1 trabajos?</translation>
    </message>
    <message>
        <source>A run's saved checkpoints are kept; it can be resumed from the last one.</source>
        <translation>Los checkpoints guardados de una ejecución se conservan; se puede reanudar desde el último.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Save now</source>
        <translation>Guardar ahora</translation>
    </message>
    <message>
        <source>Extend time…</source>
        <translation>Ampliar tiempo…</translation>
    </message>
    <message>
        <source>Extend time</source>
        <translation>Ampliar tiempo</translation>
    </message>
    <message>
        <source>The run saves a checkpoint and stops, and a new job continues it with this time limit in hours:</source>
        <translation>La ejecución guarda un checkpoint y se detiene, y un trabajo nuevo la continúa con este límite de tiempo en horas:</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineStrip</name>
    <message>
        <source>%1 running</source>
        <translation>%1 en curso</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 en espera</translation>
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
        <translation>%1 más</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineTrialCard</name>
    <message>
        <source>Test</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Checks step by step whether the machine can run training, and says what to do if it cannot.</source>
        <translation>Comprueba paso a paso si la máquina puede ejecutar entrenamientos y dice qué hacer si no puede.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineWords</name>
    <message>
        <source>Connecting</source>
        <translation>Conectando</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectada</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation>Clave rechazada</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>No conectada</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>next try in %1 s</source>
        <translation>próximo intento en %1 s</translation>
    </message>
    <message>
        <source>since %1, %2</source>
        <translation>desde %1, %2</translation>
    </message>
    <message>
        <source>last contact %1</source>
        <translation>último contacto %1</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Host key</source>
        <translation>Clave de host</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>Iniciar sesión</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Planificador</translation>
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
        <translation>Motor</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Superada</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Sin probar</translation>
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
        <translation>%1 d %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln reconnect(s)</source>
        <translation><numerusform>%1, 1 reconexión</numerusform><numerusform>%1, %Ln reconexiones</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln core(s)</source>
        <translation><numerusform>1 núcleo</numerusform><numerusform>%Ln núcleos</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln partition(s)</source>
        <translation><numerusform>1 partición</numerusform><numerusform>%Ln particiones</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln job(s) at once</source>
        <translation><numerusform>como máximo 1 trabajo a la vez</numerusform><numerusform>como máximo %Ln trabajos a la vez</numerusform></translation>
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
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Query the machine now</source>
        <translation>Consultar la máquina ahora</translation>
    </message>
    <message>
        <source>Add machine…</source>
        <translation>Añadir máquina…</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>The keychain no longer has passwords of machines</source>
        <translation>El llavero ya no tiene contraseñas de máquinas</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Particiones</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Accounts, quality of service and quota</source>
        <translation>Cuentas, calidad de servicio y cuota</translation>
    </message>
    <message>
        <source>Resources of the cluster</source>
        <translation>Recursos del clúster</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Recursos</translation>
    </message>
    <message>
        <source>seen at %1</source>
        <translation>visto a las %1</translation>
    </message>
    <message>
        <source>%1 % busy · </source>
        <translation>%1 % ocupado · </translation>
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
        <translation>%1 · %2%3 de %4%5</translation>
    </message>
    <message>
        <source>Nothing is known about it yet. Connect to see its partitions, nodes and limits.</source>
        <translation>Aún no se sabe nada de ella. Conectar para ver sus particiones, nodos y límites.</translation>
    </message>
    <message>
        <source>The cluster did not report any partitions.</source>
        <translation>El clúster no informó de ninguna partición.</translation>
    </message>
    <message>
        <source>Its driver reports no GPU; runs use its %1.</source>
        <translation>Su controlador no informa de ninguna GPU; las ejecuciones usan sus %1.</translation>
    </message>
    <message>
        <source>No terminal program was found. Run: %1</source>
        <translation>No se encontró ningún programa de terminal. Ejecutar: %1</translation>
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
        <translation>%1, sin GPU</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 running, %2 waiting</source>
        <translation>%1 en curso, %2 en espera</translation>
    </message>
    <message>
        <source>no scheduler</source>
        <translation>sin planificador</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>a las %1</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Logged in by</source>
        <translation>Sesión con</translation>
    </message>
    <message>
        <source>Jump hosts</source>
        <translation>Hosts de salto</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Ida y vuelta</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Of a minimal command</source>
        <translation>De un comando mínimo</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Clúster</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>Planificador</translation>
    </message>
    <message>
        <source>none; Trainyard's own queue</source>
        <translation>ninguno; la cola propia de Trainyard</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Procesador</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Runs folder</source>
        <translation>Carpeta de ejecuciones</translation>
    </message>
    <message>
        <source>Disk free</source>
        <translation>Disco libre</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Where runs are stored</source>
        <translation>Dónde se guardan las ejecuciones</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>%1 s off</source>
        <translation>%1 s de diferencia</translation>
    </message>
    <message>
        <source>Its clock differs from this computer's; times of jobs are those of its own clock</source>
        <translation>Su reloj difiere del de este equipo; las horas de los trabajos son las de su propio reloj</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>partición %1</translation>
    </message>
    <message>
        <source>QoS %1</source>
        <translation>QoS %1</translation>
    </message>
    <message>
        <source>at most %1 queued</source>
        <translation>como máximo %1 en cola</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>Account %1 (default)</source>
        <translation>Cuenta %1 (predeterminada)</translation>
    </message>
    <message>
        <source>Account %1</source>
        <translation>Cuenta %1</translation>
    </message>
    <message>
        <source>no limits</source>
        <translation>sin límites</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>the cluster keeps none</source>
        <translation>el clúster no las lleva</translation>
    </message>
    <message>
        <source>per job: %1</source>
        <translation>por trabajo: %1</translation>
    </message>
    <message>
        <source>per user: %1</source>
        <translation>por usuario: %1</translation>
    </message>
    <message>
        <source>Largest array</source>
        <translation>Array máximo</translation>
    </message>
    <message>
        <source>Home folder</source>
        <translation>Carpeta personal</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 libres</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Cuota</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>no se indica</translation>
    </message>
    <message>
        <source>Not reported</source>
        <translation>No se indica</translation>
    </message>
    <message>
        <source>%1 was removed from the list; its jobs continue</source>
        <translation>%1 se quitó de la lista; sus trabajos continúan</translation>
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
        <translation>Magnitud acumulada</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>%1 elegido</translation>
    </message>
    <message>
        <source>weight magnitude |w|</source>
        <translation>magnitud de los pesos |w|</translation>
    </message>
    <message>
        <source>%1 are exactly 0</source>
        <translation>%1 son exactamente 0</translation>
    </message>
    <message>
        <source>%1 at 0</source>
        <translation>%1 en 0</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>%1 bins a decade, weights</source>
        <translation>%1 intervalos por década, pesos</translation>
    </message>
    <message>
        <source>bins of equal width, weights</source>
        <translation>intervalos de igual ancho, pesos</translation>
    </message>
    <message>
        <source>pruned at %1</source>
        <translation>podados en %1</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservados</translation>
    </message>
</context>
<context>
    <name>trainyard::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;New run</source>
        <translation>&amp;Nueva ejecución</translation>
    </message>
    <message>
        <source>Open &amp;data folder</source>
        <translation>Abrir carpeta de &amp;datos</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;jecución</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>A&amp;tajos de teclado</translation>
    </message>
    <message>
        <source>&amp;About Trainyard</source>
        <translation>&amp;Acerca de Trainyard</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
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
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>%1 — Trainyard</source>
        <translation>%1 — Trainyard</translation>
    </message>
    <message>
        <source>Open a run on the Live page to act on it</source>
        <translation>Abrir una ejecución en la página En vivo para actuar sobre ella</translation>
    </message>
    <message>
        <source>User's &amp;guide</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
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
        <translation>activaciones</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parámetros</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>gradientes</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>optimizador</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otros</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The images stay on the GPU (%1): each step transfers only their indices and random changes.</source>
        <translation>Las imágenes permanecen en la GPU (%1): cada paso solo transfiere sus índices y los cambios al azar.</translation>
    </message>
    <message>
        <source>Each step transfers its images to the GPU, because all of them would fill more than a quarter of its free memory or leave too little for the network.</source>
        <translation>Cada paso transfiere sus imágenes a la GPU, porque todas ellas ocuparían más de un cuarto de su memoria libre o dejarían muy poca a la red.</translation>
    </message>
    <message>
        <source>Each step transfers its images to the GPU, because the processor computes resized crops, RandAugment and colour changes.</source>
        <translation>Cada paso transfiere sus imágenes a la GPU, porque el procesador calcula los recortes redimensionados, RandAugment y los cambios de color.</translation>
    </message>
    <message>
        <source>Each step transfers its images to the GPU, because TRAINYARD_RESIDENT_MIB is 0.</source>
        <translation>Cada paso transfiere sus imágenes a la GPU, porque TRAINYARD_RESIDENT_MIB es 0.</translation>
    </message>
    <message>
        <source>images</source>
        <translation>imágenes</translation>
    </message>
</context>
<context>
    <name>trainyard::MistakesModel</name>
    <message>
        <source>%1
“%2” taken for “%3”, loss %4</source>
        <translation>%1
«%2» tomada por «%3», pérdida %4</translation>
    </message>
    <message>
        <source>%1 taken for %2, %3 sure</source>
        <translation>%1 tomada por %2, %3 de seguridad</translation>
    </message>
</context>
<context>
    <name>trainyard::MistakesView</name>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
</context>
<context>
    <name>trainyard::ModelGroup</name>
    <message>
        <source>known once the settings are checked</source>
        <translation>se sabrá al comprobar los ajustes</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; parameters</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; parámetros</translation>
    </message>
    <message>
        <source>%1/image</source>
        <translation>%1/imagen</translation>
    </message>
    <message>
        <source>memory &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>memoria &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Archivo de modelo</translation>
    </message>
    <message>
        <source>Choose a model file, a Keras architecture or an ONNX model</source>
        <translation>Elegir un archivo de modelo, una arquitectura de Keras o un modelo ONNX</translation>
    </message>
    <message>
        <source>Models (*.json *.onnx);;All files (*)</source>
        <translation>Modelos (*.json *.onnx);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Initial weights</source>
        <translation>Pesos iniciales</translation>
    </message>
    <message>
        <source>Choose a checkpoint, weights of Keras or an ONNX model</source>
        <translation>Elegir un checkpoint, pesos de Keras o un modelo ONNX</translation>
    </message>
    <message>
        <source>Weights (*.safetensors *.h5 *.onnx);;All files (*)</source>
        <translation>Pesos (*.safetensors *.h5 *.onnx);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>trainyard::NameTotalsModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Más largo</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
</context>
<context>
    <name>trainyard::NetDiagram</name>
    <message>
        <source>Diagram of the network</source>
        <translation>Diagrama de la red</translation>
    </message>
</context>
<context>
    <name>trainyard::NetDialog</name>
    <message>
        <source>Diagram</source>
        <translation>Diagrama</translation>
    </message>
    <message>
        <source>The layers from input to output</source>
        <translation>Las capas, de la entrada a la salida</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>The layers as a table that can be sorted</source>
        <translation>Las capas como tabla que se puede ordenar</translation>
    </message>
    <message>
        <source>Find a layer</source>
        <translation>Buscar una capa</translation>
    </message>
    <message>
        <source>By name or kind; Enter jumps to the next match</source>
        <translation>Por nombre o tipo; Intro salta a la coincidencia siguiente</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Desplegar</translation>
    </message>
    <message>
        <source>Shows every layer</source>
        <translation>Muestra todas las capas</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Plegar</translation>
    </message>
    <message>
        <source>Shows blocks instead of their layers</source>
        <translation>Muestra bloques en lugar de sus capas</translation>
    </message>
    <message>
        <source>Smaller (−, or Ctrl and the wheel)</source>
        <translation>Menor (−, o Ctrl y la rueda)</translation>
    </message>
    <message>
        <source>Larger (+, or Ctrl and the wheel)</source>
        <translation>Mayor (+, o Ctrl y la rueda)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Picture, PNG…</source>
        <translation>Imagen, PNG…</translation>
    </message>
    <message>
        <source>Vector graphic, SVG…</source>
        <translation>Gráfico vectorial, SVG…</translation>
    </message>
    <message>
        <source>Layers of the network</source>
        <translation>Capas de la red</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Network of %1</source>
        <translation>Red de %1</translation>
    </message>
    <message>
        <source>Building the network…</source>
        <translation>Construyendo la red…</translation>
    </message>
    <message>
        <source>No network to show</source>
        <translation>No hay red que mostrar</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 capas</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 parámetros</translation>
    </message>
    <message>
        <source>Export the network</source>
        <translation>Exportar la red</translation>
    </message>
</context>
<context>
    <name>trainyard::NetViewModel</name>
    <message>
        <source>There is no network to show: its settings contradict each other.</source>
        <translation>No hay red que mostrar: sus ajustes se contradicen.</translation>
    </message>
    <message>
        <source>The run's settings are no longer in the store.</source>
        <translation>Los ajustes de la ejecución ya no están en el almacén.</translation>
    </message>
    <message>
        <source>The run's data cannot be read on this computer, so the number of classes in the last layer is a guess.</source>
        <translation>Los datos de la ejecución no se pueden leer en este equipo, así que el número de clases de la última capa es una suposición.</translation>
    </message>
    <message>
        <source>%1 layers · %2 parameters · %3 and %4 of activations per sample, forward</source>
        <translation>%1 capas · %2 parámetros · %3 y %4 de activaciones por muestra, hacia delante</translation>
    </message>
</context>
<context>
    <name>trainyard::NewRunPage</name>
    <message>
        <source>Name of the run</source>
        <translation>Nombre de la ejecución</translation>
    </message>
    <message>
        <source>Name of the run. It follows the settings until you change it; clear it to get a proposed name again.</source>
        <translation>Nombre de la ejecución. Sigue a los ajustes hasta que se cambia; borrarlo para que se vuelva a proponer uno.</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Undoes every change since the preset or the clone</source>
        <translation>Deshace todos los cambios desde el preajuste o el clon</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Guardar como preajuste…</translation>
    </message>
    <message>
        <source>Saves these settings under a name for later runs</source>
        <translation>Guarda estos ajustes con un nombre para ejecuciones posteriores</translation>
    </message>
    <message>
        <source>Start run</source>
        <translation>Iniciar ejecución</translation>
    </message>
    <message>
        <source>clone of %1</source>
        <translation>clon de %1</translation>
    </message>
    <message>
        <source>name from settings</source>
        <translation>nombre según ajustes</translation>
    </message>
    <message>
        <source>%1 (modified)</source>
        <translation>%1 (modificado)</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>Ajustes propios</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>Clon</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>Añadir a la cola</translation>
    </message>
    <message>
        <source>The run waits in the queue until enough cores are free; you can close this window.</source>
        <translation>La ejecución espera en la cola hasta que haya suficientes núcleos libres; se puede cerrar esta ventana.</translation>
    </message>
    <message>
        <source>The run continues when this window is closed and appears again when you reopen it.</source>
        <translation>La ejecución continúa cuando se cierra esta ventana y aparece de nuevo al volver a abrirla.</translation>
    </message>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>Esta ejecución ya no está en el almacén.</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nueva ejecución</translation>
    </message>
    <message>
        <source>Start as campaign…</source>
        <translation>Iniciar como campaña…</translation>
    </message>
    <message>
        <source>A scaling study, several seeds or lottery tickets; shows all runs before queueing them</source>
        <translation>Un estudio de escalado, varias semillas o lottery tickets; muestra todas las ejecuciones antes de ponerlas en cola</translation>
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
        <translation>Se está enviando la ejecución a la máquina.</translation>
    </message>
    <message>
        <source>The settings are being checked.</source>
        <translation>Se están comprobando los ajustes.</translation>
    </message>
    <message>
        <source>Enter the full path, starting with /.</source>
        <translation>Introducir la ruta completa, que empieza por /.</translation>
    </message>
    <message>
        <source>The check of the settings was cancelled: choose Check again.</source>
        <translation>Se canceló la comprobación de los ajustes: elegir Comprobar de nuevo.</translation>
    </message>
    <message>
        <source>%1 is not connected: memory, GPUs and data are those of this workstation.</source>
        <translation>%1 no está conectada: memoria, GPU y datos son los de esta estación de trabajo.</translation>
    </message>
    <message>
        <source>%1 could not be queried, so memory, GPUs and data are those of this workstation: %2</source>
        <translation>No se pudo consultar %1, así que memoria, GPU y datos son los de esta estación de trabajo: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) to solve first</source>
        <translation><numerusform>1 problema por resolver antes</numerusform><numerusform>%Ln problemas por resolver antes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation><numerusform>%Ln más</numerusform><numerusform>%Ln más</numerusform></translation>
    </message>
    <message>
        <source>%1; better: %2</source>
        <translation>%1; mejor: %2</translation>
    </message>
</context>
<context>
    <name>trainyard::NotesDialog</name>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>What did this run show?</source>
        <translation>¿Qué mostró esta ejecución?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>trainyard::NumberEdit</name>
    <message>
        <source>Enter a number, such as 0.05 or 1e-4.</source>
        <translation>Introducir un número, como 0,05 o 1e-4.</translation>
    </message>
    <message>
        <source>Enter a whole number from 0 to 18446744073709551615.</source>
        <translation>Introducir un número entero de 0 a 18446744073709551615.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Introducir un número entero.</translation>
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
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>SLURM says: %1</source>
        <translation>SLURM dice: %1</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>En %1</translation>
    </message>
    <message>
        <source>Start time, or the start that the scheduler expects</source>
        <translation>Hora de inicio, o el inicio que espera el planificador</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partición</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restante</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
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
        <translation>%1 (caída)</translation>
    </message>
    <message>
        <source>? of %1</source>
        <translation>? de %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 cores, %2</source>
        <translation>%1 núcleos, %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>The default for jobs without a partition</source>
        <translation>La predeterminada para trabajos sin partición</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPU por nodo</translation>
    </message>
    <message>
        <source>GPUs free</source>
        <translation>GPU libres</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Libres</translation>
    </message>
    <message>
        <source>Each node</source>
        <translation>Cada nodo</translation>
    </message>
    <message>
        <source>Max time</source>
        <translation>Tiempo máx.</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Míos</translation>
    </message>
</context>
<context>
    <name>trainyard::PathField</name>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Archivo…</translation>
    </message>
</context>
<context>
    <name>trainyard::Placement</name>
    <message>
        <source>More about the job</source>
        <translation>Más sobre el trabajo</translation>
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
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Numbers that training changes</source>
        <translation>Números que cambia el entrenamiento</translation>
    </message>
    <message>
        <source>Work per image</source>
        <translation>Trabajo por imagen</translation>
    </message>
    <message>
        <source>One forward pass; a multiply-add counts as two. A training step costs about three times as much</source>
        <translation>Un paso hacia delante; una multiplicación con suma cuenta como dos operaciones. Un paso de entrenamiento cuesta unas tres veces más</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Estimated peak memory of the engine</source>
        <translation>Memoria máxima estimada del motor</translation>
    </message>
    <message>
        <source>Steps per epoch</source>
        <translation>Pasos por época</translation>
    </message>
    <message>
        <source>Training samples ÷ batch size, rounded up</source>
        <translation>Muestras de entrenamiento ÷ tamaño de batch, redondeado hacia arriba</translation>
    </message>
    <message>
        <source>Last batch</source>
        <translation>Último batch</translation>
    </message>
    <message>
        <source>Samples in the last step of an epoch, which is trained as well</source>
        <translation>Muestras en el último paso de una época, que también se entrena</translation>
    </message>
    <message>
        <source>Total steps</source>
        <translation>Pasos en total</translation>
    </message>
    <message>
        <source>Steps per epoch × epochs</source>
        <translation>Pasos por época × épocas</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Layers of the network</source>
        <translation>Capas de la red</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copies the run spec. Save it as spec.json, and the command above starts the same run</source>
        <translation>Copia la especificación. Guardándola como spec.json, el comando de arriba inicia la misma ejecución</translation>
    </message>
    <message>
        <source>Run spec as JSON</source>
        <translation>Especificación como JSON</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Válida</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Sin motor</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>on this workstation · %1</source>
        <translation>en esta estación de trabajo · %1</translation>
    </message>
    <message>
        <source>on this workstation</source>
        <translation>en esta estación de trabajo</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>%1 classes: %2</source>
        <translation>%1 clases: %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>Not known yet.</source>
        <translation>Aún no se sabe.</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 capas</translation>
    </message>
    <message>
        <source>%1 of %2 on this machine</source>
        <translation>%1 de %2 en esta máquina</translation>
    </message>
    <message>
        <source>shown once the settings are valid</source>
        <translation>se muestra cuando los ajustes son válidos</translation>
    </message>
    <message>
        <source>peak %1, ends at %2</source>
        <translation>máximo %1, acaba en %2</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar de nuevo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Checks the data folder and the settings again</source>
        <translation>Comprueba de nuevo la carpeta de datos y los ajustes</translation>
    </message>
    <message>
        <source>Stops checking the data folder; the settings stay unchanged (Esc)</source>
        <translation>Deja de comprobar la carpeta de datos; los ajustes no cambian (Esc)</translation>
    </message>
    <message>
        <source>Checking… %1 files</source>
        <translation>Comprobando… %1 archivos</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Sin comprobar</translation>
    </message>
    <message>
        <source>Draw…</source>
        <translation>Dibujar…</translation>
    </message>
    <message>
        <source>Shows the network as a diagram and as a table in a separate window</source>
        <translation>Muestra la red como diagrama y como tabla en otra ventana</translation>
    </message>
    <message>
        <source>%1 of %2 on the GPU (%3)</source>
        <translation>%1 de %2 en la GPU (%3)</translation>
    </message>
    <message>
        <source>Estimated: parameters, gradients, optimizer state and activations as the engine allocates them; “other” assumes %1 for CUDA’s context and libraries, %2 for workspaces, and the batches in flight.</source>
        <translation>Estimado: parámetros, gradientes, estado del optimizador y activaciones tal como los asigna el motor; «otros» supone %1 para el contexto y las bibliotecas de CUDA, %2 para espacios de trabajo, y los batches en camino.</translation>
    </message>
    <message>
        <source>on %1, according to its login node</source>
        <translation>en %1, según su nodo de acceso</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>%1 of %2 on a node</source>
        <translation>%1 de %2 en un nodo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation><numerusform>1 problema</numerusform><numerusform>%Ln problemas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln rank(s) together</source>
        <translation><numerusform>%1 para %Ln rank</numerusform><numerusform>%1 para %Ln ranks juntos</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Valid, %Ln warning(s)</source>
        <translation><numerusform>Válida, %Ln aviso</numerusform><numerusform>Válida, %Ln avisos</numerusform></translation>
    </message>
    <message>
        <source>%1 + %2 samples</source>
        <translation>%1 + %2 muestras</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Núcleos</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation><numerusform>y %Ln más</numerusform><numerusform>y %Ln más</numerusform></translation>
    </message>
    <message>
        <source>bound</source>
        <translation>fijados</translation>
    </message>
    <message>
        <source>not bound</source>
        <translation>sin fijar</translation>
    </message>
</context>
<context>
    <name>trainyard::PlanRanks</name>
    <message>
        <source>Ranks</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>Batch and learning rate by number of ranks</source>
        <translation>Batch y tasa de aprendizaje según el número de ranks</translation>
    </message>
    <message>
        <source>the ranks share the batch, the rate stays</source>
        <translation>los ranks comparten el batch, la tasa se mantiene</translation>
    </message>
    <message>
        <source>every rank has its own batch</source>
        <translation>cada rank tiene su propio batch</translation>
    </message>
</context>
<context>
    <name>trainyard::PlanSection</name>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrado</translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionFigures</name>
    <message>
        <source>No sample could be read.</source>
        <translation>No se pudo leer ninguna muestra.</translation>
    </message>
    <message>
        <source>This net was trained with the squared error. Its outputs are no probabilities, so there is no calibration.</source>
        <translation>Esta red se entrenó con el error cuadrático. Sus salidas no son probabilidades, así que no hay calibración.</translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionsPane</name>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>The run's validation samples</source>
        <translation>Las muestras de validación de la ejecución</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>The run's training samples, without augmentation</source>
        <translation>Las muestras de entrenamiento de la ejecución, sin aumento de datos</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Conjunto</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>Matriz de confusión</translation>
    </message>
    <message>
        <source>rows: true class, columns: predicted</source>
        <translation>filas: clase verdadera, columnas: predicha</translation>
    </message>
    <message>
        <source>Most confused</source>
        <translation>Más confundidas</translation>
    </message>
    <message>
        <source>The %1 classes of the most frequent mistakes, such pairs side by side</source>
        <translation>Las %1 clases de los errores más frecuentes, esos pares uno junto a otro</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Every class, in the order of the data set; scrolls</source>
        <translation>Todas las clases, en el orden del conjunto de datos; con desplazamiento</translation>
    </message>
    <message>
        <source>Classes in the matrix</source>
        <translation>Clases en la matriz</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Numbers of samples</source>
        <translation>Números de muestras</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Percent of the row's true class</source>
        <translation>Porcentaje de la clase verdadera de la fila</translation>
    </message>
    <message>
        <source>Numbers in the matrix</source>
        <translation>Números en la matriz</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Clases</translation>
    </message>
    <message>
        <source>worst first</source>
        <translation>las peores primero</translation>
    </message>
    <message>
        <source>lowest precision</source>
        <translation>menor precisión</translation>
    </message>
    <message>
        <source>lowest recall</source>
        <translation>menor recall</translation>
    </message>
    <message>
        <source>most samples</source>
        <translation>más muestras</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>por nombre</translation>
    </message>
    <message>
        <source>By F1, the harmonic mean of precision and recall</source>
        <translation>Por F1, la media armónica de precisión y recall</translation>
    </message>
    <message>
        <source>Order of the classes</source>
        <translation>Orden de las clases</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibración</translation>
    </message>
    <message>
        <source>right answers, with 95 % range</source>
        <translation>aciertos, con intervalo del 95 %</translation>
    </message>
    <message>
        <source>Expected calibration error: the mean distance between confidence and accuracy, weighted by samples, over 15 bins</source>
        <translation>Error de calibración esperado: la distancia media entre confianza y exactitud, ponderada por muestras, en 15 intervalos</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Most sure</source>
        <translation>Más seguros</translation>
    </message>
    <message>
        <source>The highest probability of the wrong class first</source>
        <translation>Primero la mayor probabilidad de la clase equivocada</translation>
    </message>
    <message>
        <source>Highest loss</source>
        <translation>Mayor pérdida</translation>
    </message>
    <message>
        <source>The lowest probability of the true class first</source>
        <translation>Primero la menor probabilidad de la clase verdadera</translation>
    </message>
    <message>
        <source>Least sure</source>
        <translation>Menos seguros</translation>
    </message>
    <message>
        <source>The lowest probability of the predicted class first</source>
        <translation>Primero la menor probabilidad de la clase predicha</translation>
    </message>
    <message>
        <source>Order of the mistakes</source>
        <translation>Orden de los errores</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <translation>Mostrar todos los errores</translation>
    </message>
    <message>
        <source>Classify</source>
        <translation>Clasificar</translation>
    </message>
    <message>
        <source>Shows where the net looks in this sample and what each layer makes of it (Enter)</source>
        <translation>Muestra dónde mira la red en esta muestra y qué hace con ella cada capa (Intro)</translation>
    </message>
    <message>
        <source>Save list…</source>
        <translation>Guardar lista…</translation>
    </message>
    <message>
        <source>The predictions are being made</source>
        <translation>Se están calculando las predicciones</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The predictions were cancelled</source>
        <translation>Las predicciones se cancelaron</translation>
    </message>
    <message>
        <source>The predictions cannot be shown</source>
        <translation>No se pueden mostrar las predicciones</translation>
    </message>
    <message>
        <source>Nothing was kept of them.</source>
        <translation>No se conservó nada de ellas.</translation>
    </message>
    <message>
        <source>ECE %1</source>
        <translation>ECE %1</translation>
    </message>
    <message>
        <source>No such mistake</source>
        <translation>Ningún error así</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Sin errores</translation>
    </message>
    <message>
        <source>The net never confused these classes.</source>
        <translation>La red nunca confundió estas clases.</translation>
    </message>
    <message>
        <source>Every sample of this set was classified correctly.</source>
        <translation>Todas las muestras de este conjunto se clasificaron correctamente.</translation>
    </message>
    <message>
        <source>%1: predictions</source>
        <translation>%1: predicciones</translation>
    </message>
    <message>
        <source>Mistakes as CSV…</source>
        <translation>Errores como CSV…</translation>
    </message>
    <message>
        <source>Classes as CSV…</source>
        <translation>Clases como CSV…</translation>
    </message>
    <message>
        <source>Confusion matrix as CSV…</source>
        <translation>Matriz de confusión como CSV…</translation>
    </message>
    <message>
        <source>Confusion matrix as %1…</source>
        <translation>Matriz de confusión como %1…</translation>
    </message>
    <message>
        <source>Calibration and classes as %1…</source>
        <translation>Calibración y clases como %1…</translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionsViewModel</name>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%1 de %2 muestras</translation>
    </message>
    <message>
        <source>The engine opens the data set…</source>
        <translation>El motor abre el conjunto de datos…</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>clase %1</translation>
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
        <translation>%1 errores en %2 muestras de validación</translation>
    </message>
    <message>
        <source>%1 mistakes in %2 training samples</source>
        <translation>%1 errores en %2 muestras de entrenamiento</translation>
    </message>
    <message>
        <source>%1 samples could not be read and are not counted</source>
        <translation>%1 muestras no se pudieron leer y no se cuentan</translation>
    </message>
    <message>
        <source>%1 of the set's %2 samples</source>
        <translation>%1 de las %2 muestras del conjunto</translation>
    </message>
    <message>
        <source>%1 of the data set's %2 classes</source>
        <translation>%1 de las %2 clases del conjunto de datos</translation>
    </message>
    <message>
        <source>“%1” taken for “%2”</source>
        <translation>«%1» tomada por «%2»</translation>
    </message>
    <message>
        <source>“%1” not recognised</source>
        <translation>«%1» no reconocida</translation>
    </message>
    <message>
        <source>taken for “%1”</source>
        <translation>tomada por «%1»</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1; top line: predicted, below: true class</source>
        <translation>%1; arriba: predicha, debajo: clase verdadera</translation>
    </message>
</context>
<context>
    <name>trainyard::PrepareDialog</name>
    <message>
        <source>Prepare %1</source>
        <translation>Preparar %1</translation>
    </message>
    <message>
        <source>Decodes and resizes every image once and keeps the result in files that runs read directly. It can be cancelled at any time and later continues where it stopped.</source>
        <translation>Decodifica y redimensiona cada imagen una vez y guarda el resultado en archivos que las ejecuciones leen directamente. Se puede cancelar en cualquier momento y continúa después donde se detuvo.</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Preparar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Image height</source>
        <translation>Alto de imagen</translation>
    </message>
    <message>
        <source>Image width</source>
        <translation>Ancho de imagen</translation>
    </message>
    <message>
        <source>pixels, as the network sees them</source>
        <translation>píxeles, tal como los ve la red</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Estirar</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio changed</source>
        <translation>La imagen entera, con su proporción alterada</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Recorte</translation>
    </message>
    <message>
        <source>The centre of the image, with its aspect ratio kept</source>
        <translation>El centro de la imagen, con su proporción</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio kept and black bars added</source>
        <translation>La imagen entera, con su proporción y barras negras añadidas</translation>
    </message>
    <message>
        <source>Random crops</source>
        <translation>Recortes al azar</translation>
    </message>
    <message>
        <source>Larger images, for runs that take random parts of them</source>
        <translation>Imágenes mayores, para ejecuciones que toman partes al azar de ellas</translation>
    </message>
    <message>
        <source>How images are fitted to that size</source>
        <translation>Cómo se encajan las imágenes en ese tamaño</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Pixels if they need at most 16 GB, otherwise JPEGs</source>
        <translation>Píxeles si ocupan como máximo 16 GB; si no, JPEG</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Píxeles</translation>
    </message>
    <message>
        <source>Fastest, largest</source>
        <translation>Lo más rápido, lo más grande</translation>
    </message>
    <message>
        <source>JPEG</source>
        <translation>JPEG</translation>
    </message>
    <message>
        <source>JPEGs at quality 95: about a tenth of the space</source>
        <translation>JPEG de calidad 95: alrededor de una décima parte del espacio</translation>
    </message>
    <message>
        <source>Form in which images are kept</source>
        <translation>Forma en que se guardan las imágenes</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>Tamaño de imagen</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Disk needed</source>
        <translation>Disco necesario</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>The disk does not have enough space. Free some, or keep JPEGs.</source>
        <translation>El disco no tiene espacio suficiente. Liberar espacio o guardar JPEG.</translation>
    </message>
    <message>
        <source>Trying a few images…</source>
        <translation>Probando algunas imágenes…</translation>
    </message>
    <message>
        <source>It is already prepared in this form.</source>
        <translation>Ya está preparado en esta forma.</translation>
    </message>
</context>
<context>
    <name>trainyard::PrepareViewModel</name>
    <message>
        <source>kept as JPEG</source>
        <translation>guardado como JPEG</translation>
    </message>
    <message>
        <source>kept as pixels</source>
        <translation>guardado como píxeles</translation>
    </message>
    <message>
        <source>%1 in one file</source>
        <translation>%1 en un archivo</translation>
    </message>
    <message>
        <source>%1 in %2 files</source>
        <translation>%1 en %2 archivos</translation>
    </message>
    <message>
        <source>%1; %2 are free</source>
        <translation>%1; hay %2 libres</translation>
    </message>
    <message>
        <source>about %1, %2 images/s</source>
        <translation>unos %1, %2 imágenes/s</translation>
    </message>
    <message>
        <source>%1 images with a shorter side of %2 pixels, %3</source>
        <translation>%1 imágenes con un lado menor de %2 píxeles, %3</translation>
    </message>
    <message>
        <source>%1 images of %2 pixels, %3</source>
        <translation>%1 imágenes de %2 píxeles, %3</translation>
    </message>
    <message>
        <source>under a second, %1 images/s</source>
        <translation>menos de un segundo, %1 imágenes/s</translation>
    </message>
</context>
<context>
    <name>trainyard::PresetDialog</name>
    <message>
        <source>Save as preset</source>
        <translation>Guardar como preajuste</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Nombre del preajuste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>Eliminar preajuste</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>Un preajuste necesita un nombre.</translation>
    </message>
    <message>
        <source>A preset with this name exists and will be replaced.</source>
        <translation>Ya existe un preajuste con este nombre y se sustituirá.</translation>
    </message>
    <message>
        <source>A built-in preset has this name. Choose another one.</source>
        <translation>Un preajuste incorporado tiene este nombre. Elegir otro.</translation>
    </message>
    <message>
        <source>Saves every setting except the run's name, including the data folder.</source>
        <translation>Guarda todos los ajustes excepto el nombre de la ejecución, incluida la carpeta de datos.</translation>
    </message>
</context>
<context>
    <name>trainyard::PruningGroup</name>
    <message>
        <source>Pruning</source>
        <translation>Poda</translation>
    </message>
</context>
<context>
    <name>trainyard::PublishedDialog</name>
    <message>
        <source>Forecast and published speed-ups</source>
        <translation>Previsión y aceleraciones publicadas</translation>
    </message>
    <message>
        <source>The time of a step is the computing time plus the time spent waiting for other ranks:</source>
        <translation>El tiempo de un paso es el tiempo de cálculo más el tiempo de espera a otros ranks:</translation>
    </message>
    <message>
        <source>step = (overhead + cost of a sample · local batch) · slowdown beside others · crowding + sums that are not hidden</source>
        <translation>paso = (sobrecarga + coste de una muestra · batch local) · ralentización junto a otros · saturación + sumas no ocultas</translation>
    </message>
    <message>
        <source>The same formula compared with published results:</source>
        <translation>La misma fórmula comparada con resultados publicados:</translation>
    </message>
    <message>
        <source>published %1, forecast %2 times one GPU</source>
        <translation>publicado %1, previsto %2 veces una GPU</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Supuesto: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>trainyard::RankChart</name>
    <message>
        <source>best</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>worst</source>
        <translation>peor</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation><numerusform>1 ejecución</numerusform><numerusform>%Ln ejecuciones</numerusform></translation>
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
        <translation>todos</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Processes without a rank are combined</source>
        <translation>Los procesos sin rank se combinan</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Forward, backward, optimizer, operators; overlapping work counts once</source>
        <translation>Hacia delante, hacia atrás, optimizador, operadores; el trabajo solapado cuenta una vez</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>Sums over ranks, from their start on this rank to their end</source>
        <translation>Sumas entre ranks, desde su inicio en este rank hasta su final</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Comunicación</translation>
    </message>
    <message>
        <source>Share of communication during which the rank computes</source>
        <translation>Parte de la comunicación durante la cual el rank calcula</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>Communication during which the rank does not compute</source>
        <translation>Comunicación durante la cual el rank no calcula</translation>
    </message>
    <message>
        <source>Exposed</source>
        <translation>Expuesta</translation>
    </message>
    <message>
        <source>Waiting for data without any work or communication at the same time</source>
        <translation>Espera de datos sin ningún trabajo ni comunicación al mismo tiempo</translation>
    </message>
    <message>
        <source>Input wait</source>
        <translation>Espera de datos</translation>
    </message>
    <message>
        <source>Validation, checkpoints, records</source>
        <translation>Validación, checkpoints, registros</translation>
    </message>
    <message>
        <source>Other work</source>
        <translation>Otro trabajo</translation>
    </message>
    <message>
        <source>Neither compute nor other work: exposed communication, input wait and the rest</source>
        <translation>Ni cálculo ni otro trabajo: comunicación expuesta, espera de datos y lo demás</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Inactivo</translation>
    </message>
    <message>
        <source>Sums that this rank started last while all others waited</source>
        <translation>Sumas que este rank inició el último mientras todos los demás esperaban</translation>
    </message>
    <message>
        <source>Came last</source>
        <translation>Llegó último</translation>
    </message>
    <message>
        <source>Mean delay between the first rank's start of a sum and this rank's</source>
        <translation>Retraso medio entre el inicio de una suma en el primer rank y en este</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Retraso</translation>
    </message>
</context>
<context>
    <name>trainyard::RankShares</name>
    <message>
        <source>%1, “%2”: %3 of a fair share</source>
        <translation>%1, «%2»: %3 de una parte justa</translation>
    </message>
</context>
<context>
    <name>trainyard::RanksGroup</name>
    <message>
        <source>Ranks</source>
        <translation>Ranks</translation>
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
        <translation>El rank %1 va rezagado: calcula %2 veces más tiempo que el rank mediano y recibe menos batches.</translation>
    </message>
    <message>
        <source>Rank %1 is a straggler: it computes %2 times as long as the median rank, and the others wait for it.</source>
        <translation>El rank %1 va rezagado: calcula %2 veces más tiempo que el rank mediano y los demás lo esperan.</translation>
    </message>
    <message>
        <source>The master is busy %1 of its time, so more workers will help little. Let them exchange less often.</source>
        <translation>El master está ocupado el %1 de su tiempo, así que más workers ayudarán poco. Hacer que intercambien con menos frecuencia.</translation>
    </message>
    <message>
        <source>The master is busy %1 of its time.</source>
        <translation>El master está ocupado el %1 de su tiempo.</translation>
    </message>
    <message>
        <source>Workers spend %1 of their time waiting for the master.</source>
        <translation>Los workers pasan el %1 de su tiempo esperando al master.</translation>
    </message>
    <message>
        <source>Ranks spend %1 of a step waiting for each other.</source>
        <translation>Los ranks pasan el %1 de un paso esperándose unos a otros.</translation>
    </message>
    <message>
        <source>On average, gradients arrive from weights that are %1 updates old.</source>
        <translation>De media, los gradientes llegan de pesos con una antigüedad de %1 actualizaciones.</translation>
    </message>
    <message>
        <source>%1 times the median rank</source>
        <translation>%1 veces el rank mediano</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <translation>%1 muestras/s</translation>
    </message>
    <message>
        <source>Computing time per batch</source>
        <translation>Tiempo de cálculo por batch</translation>
    </message>
    <message>
        <source>Computing time per step</source>
        <translation>Tiempo de cálculo por paso</translation>
    </message>
    <message>
        <source>Share of its time that the rank waits for data</source>
        <translation>Parte de su tiempo que el rank espera datos</translation>
    </message>
    <message>
        <source>Share of its time that the worker waits for its master</source>
        <translation>Parte de su tiempo que el worker espera a su master</translation>
    </message>
    <message>
        <source>Share of a step that the rank waits for the others and for sums of gradients</source>
        <translation>Parte de un paso que el rank espera a los demás y las sumas de gradientes</translation>
    </message>
    <message>
        <source>Updates by the master since the weights that the worker used</source>
        <translation>Actualizaciones del master desde los pesos que usó el worker</translation>
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
        <translation>Escalón</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Antigüedad</translation>
    </message>
</context>
<context>
    <name>trainyard::ReasonText</name>
    <message>
        <source>Cannot %1</source>
        <translation>No es posible: %1</translation>
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
        <translation>Quitar campaña</translation>
    </message>
    <message>
        <source>Remove this campaign?</source>
        <translation>¿Quitar esta campaña?</translation>
    </message>
    <message>
        <source>Also delete its runs from the store</source>
        <translation>Eliminar también sus ejecuciones del almacén</translation>
    </message>
    <message>
        <source>Delete its runs and their run directories with all checkpoints</source>
        <translation>Eliminar sus ejecuciones y sus carpetas con todos los checkpoints</translation>
    </message>
    <message>
        <source>1 of its runs has not ended: stop it first to delete them.</source>
        <translation>1 de sus ejecuciones no ha terminado: detenerla antes para eliminarlas.</translation>
    </message>
    <message>
        <source>%1 of its runs have not ended: stop them first to delete them.</source>
        <translation>%1 de sus ejecuciones no han terminado: detenerlas antes para eliminarlas.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message numerus="yes">
        <source>Keep its %Ln run(s) without the campaign</source>
        <translation><numerusform>Conservar su única ejecución sin la campaña</numerusform><numerusform>Conservar sus %Ln ejecuciones sin la campaña</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::RowHandle</name>
    <message>
        <source>Drag the row, or move it with the arrow keys</source>
        <translation>Arrastrar la fila o moverla con las teclas de flecha</translation>
    </message>
</context>
<context>
    <name>trainyard::RunCheckpoints</name>
    <message>
        <source>Initialisation</source>
        <translation>Inicialización</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <translation>Época %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
    <message>
        <source>%1, end</source>
        <translation>%1, final</translation>
    </message>
    <message>
        <source>%1, newest</source>
        <translation>%1, más reciente</translation>
    </message>
</context>
<context>
    <name>trainyard::RunChooser</name>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
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
        <translation>época</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>ejecuciones</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsDelegate</name>
    <message>
        <source>Name of the run</source>
        <translation>Nombre de la ejecución</translation>
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
        <translation>Detener</translation>
    </message>
    <message>
        <source>A running run first writes a checkpoint and can be resumed later; a waiting run leaves the queue.</source>
        <translation>Una ejecución en curso escribe antes un checkpoint y se puede reanudar más tarde; una que espera sale de la cola.</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exportar la tabla</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Table written to %1</source>
        <translation>Tabla escrita en %1</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Exportar el gráfico</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Values (*.csv)</source>
        <translation>Imagen (*.png);;Dibujo (*.svg);;Valores (*.csv)</translation>
    </message>
    <message>
        <source>Chart written to %1</source>
        <translation>Gráfico escrito en %1</translation>
    </message>
    <message>
        <source>The runs could not be read</source>
        <translation>No se pudieron leer las ejecuciones</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>Buscar ejecuciones</translation>
    </message>
    <message>
        <source>Find runs by words and conditions</source>
        <translation>Buscar ejecuciones por palabras y condiciones</translation>
    </message>
    <message>
        <source>Search syntax</source>
        <translation>Sintaxis de búsqueda</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activas</translation>
    </message>
    <message>
        <source>Unfinished and finished runs</source>
        <translation>Ejecuciones sin terminar y terminadas</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivadas</translation>
    </message>
    <message>
        <source>Archived runs; nothing is lost</source>
        <translation>Ejecuciones archivadas; no se pierde nada</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Discarded runs: restore them or delete them permanently</source>
        <translation>Ejecuciones descartadas: restaurarlas o eliminarlas para siempre</translation>
    </message>
    <message>
        <source>Runs listed</source>
        <translation>Ejecuciones listadas</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation>Columnas…</translation>
    </message>
    <message>
        <source>Choose columns: any series, any parameter</source>
        <translation>Elegir columnas: cualquier serie, cualquier parámetro</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Clone as new run</source>
        <translation>Clonar</translation>
    </message>
    <message>
        <source>Puts the settings of the selected run into the New run form</source>
        <translation>Pone los ajustes de la ejecución seleccionada en el formulario Nueva ejecución</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Aún no hay ejecuciones</translation>
    </message>
    <message>
        <source>A run is one training with its settings, curves and checkpoints. Start the prepared run on the built-in glyphs: it needs no data and takes a few minutes.</source>
        <translation>Una ejecución es un entrenamiento con sus ajustes, curvas y checkpoints. Iniciar la ejecución preparada con los glifos incorporados: no necesita datos y tarda unos minutos.</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nueva ejecución</translation>
    </message>
    <message>
        <source>No run matches</source>
        <translation>Ninguna ejecución coincide</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>Etiquetas…</translation>
    </message>
    <message>
        <source>Notes…</source>
        <translation>Notas…</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar filas</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>Eliminar para siempre…</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabla como CSV…</translation>
    </message>
    <message>
        <source>The shown columns of the selected runs, or of all runs if at most one is selected</source>
        <translation>Las columnas mostradas de las ejecuciones seleccionadas, o de todas si hay como máximo una seleccionada</translation>
    </message>
    <message>
        <source>Chart as PNG, SVG or CSV…</source>
        <translation>Gráfico como PNG, SVG o CSV…</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 de %2 ejecuciones</translation>
    </message>
    <message>
        <source>Nothing matches “%1” here. The i next to the search field explains the search syntax.</source>
        <translation>Aquí nada coincide con «%1». La i junto al campo de búsqueda explica la sintaxis.</translation>
    </message>
    <message>
        <source>The trash is empty</source>
        <translation>La papelera está vacía</translation>
    </message>
    <message>
        <source>No archived runs</source>
        <translation>No hay ejecuciones archivadas</translation>
    </message>
    <message>
        <source>Runs in the trash stay here until you delete them permanently.</source>
        <translation>Las ejecuciones de la papelera se quedan aquí hasta que se eliminan para siempre.</translation>
    </message>
    <message>
        <source>Archive runs that you are done with: they leave the list but keep all their data.</source>
        <translation>Archivar las ejecuciones acabadas: salen de la lista pero conservan todos sus datos.</translation>
    </message>
    <message>
        <source>sorted by %1, descending</source>
        <translation>ordenado por %1, descendente</translation>
    </message>
    <message>
        <source>sorted by %1, ascending</source>
        <translation>ordenado por %1, ascendente</translation>
    </message>
    <message>
        <source>Select runs to compare them</source>
        <translation>Seleccionar ejecuciones para compararlas</translation>
    </message>
    <message>
        <source>1 selected: %1</source>
        <translation>1 seleccionada: %1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 seleccionadas</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>Desarchivar</translation>
    </message>
    <message>
        <source>Restore from trash</source>
        <translation>Restaurar de la papelera</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Deleting the run…</source>
        <translation>Eliminando la ejecución…</translation>
    </message>
    <message>
        <source>Deleting runs: %1 of %2 deleted</source>
        <translation>Eliminando ejecuciones: %1 de %2 eliminadas</translation>
    </message>
    <message>
        <source>%1 of %2 runs were deleted; the others are unchanged</source>
        <translation>Se eliminaron %1 de %2 ejecuciones; las demás no cambian</translation>
    </message>
    <message>
        <source>Move unfinished runs to the trash?</source>
        <translation>¿Mover a la papelera ejecuciones sin terminar?</translation>
    </message>
    <message>
        <source>No active runs</source>
        <translation>No hay ejecuciones activas</translation>
    </message>
    <message>
        <source>Archived: %1. In the trash: %2. Use the switch above the list to show them.</source>
        <translation>Archivadas: %1. En la papelera: %2. El selector sobre la lista las muestra.</translation>
    </message>
    <message>
        <source>Draw the network</source>
        <translation>Dibujar la red</translation>
    </message>
    <message>
        <source>Fetch checkpoints and results…</source>
        <translation>Traer checkpoints y resultados…</translation>
    </message>
    <message>
        <source>Weights and thresholds</source>
        <translation>Pesos y umbrales</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>Guardar ticket…</translation>
    </message>
    <message>
        <source>Compact the net…</source>
        <translation>Compactar la red…</translation>
    </message>
    <message numerus="yes">
        <source>Stop %Ln run(s)?</source>
        <translation><numerusform>¿Detener %Ln ejecución?</numerusform><numerusform>¿Detener %Ln ejecuciones?</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation><numerusform>1 ejecución</numerusform><numerusform>%Ln ejecuciones</numerusform></translation>
    </message>
    <message>
        <source>A run that is not stopped continues to train or wait in the trash.</source>
        <translation>Una ejecución que no se detiene sigue entrenando o esperando en la papelera.</translation>
    </message>
    <message>
        <source>Stop and move to trash</source>
        <translation>Detener y mover a la papelera</translation>
    </message>
    <message>
        <source>Move only</source>
        <translation>Solo mover</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>época %1 de %2</translation>
    </message>
    <message>
        <source>trained for %1</source>
        <translation>entrenada durante %1</translation>
    </message>
    <message>
        <source>%1 selected, the first %2 are compared</source>
        <translation>%1 seleccionadas, se comparan las primeras %2</translation>
    </message>
    <message>
        <source>This run has no checkpoint yet.</source>
        <translation>Esta ejecución aún no tiene checkpoints.</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, mejor</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>Ver por dentro</translation>
    </message>
    <message>
        <source>Predictions, mistakes, layers and weights of the selected run's net</source>
        <translation>Predicciones, errores, capas y pesos de la red de la ejecución seleccionada</translation>
    </message>
    <message>
        <source>Look inside a checkpoint…</source>
        <translation>Ver por dentro un checkpoint…</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsTable</name>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsViewModel</name>
    <message>
        <source>A name has 1 to 200 characters.</source>
        <translation>Un nombre tiene de 1 a 200 caracteres.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) archived</source>
        <translation><numerusform>1 ejecución archivada</numerusform><numerusform>%Ln ejecuciones archivadas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) unarchived</source>
        <translation><numerusform>%Ln ejecución desarchivada</numerusform><numerusform>%Ln ejecuciones desarchivadas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) moved to the trash</source>
        <translation><numerusform>1 ejecución movida a la papelera</numerusform><numerusform>%Ln ejecuciones movidas a la papelera</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) restored from the trash</source>
        <translation><numerusform>%Ln ejecución restaurada de la papelera</numerusform><numerusform>%Ln ejecuciones restauradas de la papelera</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::ScalingModel</name>
    <message>
        <source>%1 steps</source>
        <translation>%1 pasos</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>The batch has fewer than %1 samples: some ranks would have nothing to do.</source>
        <translation>El batch tiene menos de %1 muestras: algunos ranks no tendrían nada que hacer.</translation>
    </message>
    <message>
        <source>%1 cannot be shared evenly by %2 ranks: some have %3 samples, others %4, and they wait for each other.</source>
        <translation>%1 no se pueden repartir por igual entre %2 ranks: algunos tienen %3 muestras, otros %4, y se esperan unos a otros.</translation>
    </message>
    <message>
        <source>More than the %1 training samples</source>
        <translation>Más que las %1 muestras de entrenamiento</translation>
    </message>
    <message>
        <source>Some ranks have no part of an epoch's last batch.</source>
        <translation>Algunos ranks no reciben nada del último batch de una época.</translation>
    </message>
    <message>
        <source>Samples per step on each rank</source>
        <translation>Muestras por paso en cada rank</translation>
    </message>
    <message>
        <source>Samples per step on all ranks together</source>
        <translation>Muestras por paso en todos los ranks juntos</translation>
    </message>
    <message>
        <source>Base learning rate after the scaling rule</source>
        <translation>Tasa de aprendizaje base tras la regla de escalado</translation>
    </message>
    <message>
        <source>Steps until the learning rate is reached</source>
        <translation>Pasos hasta alcanzar la tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Steps per epoch</source>
        <translation>Pasos por época</translation>
    </message>
    <message>
        <source>Samples in the last batch of an epoch</source>
        <translation>Muestras en el último batch de una época</translation>
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
        <translation>Efectivo</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tasa</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Warm-up</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Último</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Training ranks + masters; each is a process</source>
        <translation>Ranks de entrenamiento + masters; cada uno es un proceso</translation>
    </message>
    <message>
        <source>%1 times as fast as one rank, forecast from past runs on 1 and %2 ranks with this net and these threads</source>
        <translation>%1 veces más rápido que un rank, previsto a partir de ejecuciones anteriores con 1 y %2 ranks con esta red y estos hilos</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Samples per second of all ranks together, forecast from past runs. It assumes that more than %1 ranks slow each other's memory no further than those did, except where they share cores.</source>
        <translation>Muestras por segundo de todos los ranks juntos, previstas a partir de ejecuciones anteriores. Supone que más de %1 ranks no se ralentizan más en la memoria que aquellos, salvo donde comparten núcleos.</translation>
    </message>
</context>
<context>
    <name>trainyard::SchedulePreview</name>
    <message>
        <source>Learning rate over the run</source>
        <translation>Tasa de aprendizaje durante la ejecución</translation>
    </message>
    <message>
        <source>warm-up %1 epochs</source>
        <translation>warm-up de %1 épocas</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>época %1</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchFields</name>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Read file…</source>
        <translation>Leer archivo…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Guardar como JSON…</translation>
    </message>
    <message>
        <source>Add a field</source>
        <translation>Añadir un campo</translation>
    </message>
    <message>
        <source>A name, a part of it or its JSON path</source>
        <translation>Un nombre, una parte de él o su ruta JSON</translation>
    </message>
    <message>
        <source>Add a field: any number or choice</source>
        <translation>Añadir un campo: cualquier número u opción</translation>
    </message>
    <message>
        <source>Early termination</source>
        <translation>Terminación temprana</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
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
        <translation>Primer peldaño</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>épocas</translation>
    </message>
    <message>
        <source>Go on, 1 in</source>
        <translation>Continúa 1 de</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>several goals: a Pareto front</source>
        <translation>varios objetivos: un frente de Pareto</translation>
    </message>
    <message>
        <source>Add a goal</source>
        <translation>Añadir un objetivo</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Último</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Value of a run</source>
        <translation>Valor de una ejecución</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Máx.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Mín.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>Quitar este objetivo</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>the first limit reached ends it</source>
        <translation>la termina el primer límite alcanzado</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Runs to start, those of the repeats included</source>
        <translation>Ejecuciones que iniciar, incluidas las de las repeticiones</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Horas</translation>
    </message>
    <message>
        <source>No new run starts this long after the first one</source>
        <translation>No se inicia ninguna ejecución nueva pasado este tiempo desde la primera</translation>
    </message>
    <message>
        <source>Device hours</source>
        <translation>Horas de dispositivo</translation>
    </message>
    <message>
        <source>Ranks times duration, summed over the runs</source>
        <translation>Ranks por duración, sumados sobre las ejecuciones</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>The best settings are trained again with other seeds</source>
        <translation>Los mejores ajustes se entrenan de nuevo con otras semillas</translation>
    </message>
    <message>
        <source>More seeds</source>
        <translation>Más semillas</translation>
    </message>
    <message>
        <source>Repeat best</source>
        <translation>Repetir los mejores</translation>
    </message>
    <message>
        <source>with</source>
        <translation>con</translation>
    </message>
    <message>
        <source>more seeds</source>
        <translation>semillas más</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>Muestreador</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatoria</translation>
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
        <translation>Puntos de Sobol</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>Points of a Sobol sequence before the first model of the results</source>
        <translation>Puntos de una secuencia de Sobol antes del primer modelo de los resultados</translation>
    </message>
    <message>
        <source>after</source>
        <translation>tras</translation>
    </message>
    <message>
        <source>Seed of the sampler</source>
        <translation>Semilla del muestreador</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>semilla</translation>
    </message>
    <message>
        <source>Runs at once</source>
        <translation>Ejecuciones simultáneas</translation>
    </message>
    <message>
        <source>as many as fit</source>
        <translation>tantas como quepan</translation>
    </message>
    <message>
        <source>More runs at the same time finish sooner, but each is chosen with fewer results</source>
        <translation>Más ejecuciones al mismo tiempo acaban antes, pero cada una se elige con menos resultados</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>Guardar la búsqueda</translation>
    </message>
    <message>
        <source>Read a search file</source>
        <translation>Leer un archivo de búsqueda</translation>
    </message>
    <message>
        <source>Search files (*.json)</source>
        <translation>Archivos de búsqueda (*.json)</translation>
    </message>
    <message>
        <source>Every run trains for all %1 epochs.</source>
        <translation>Cada ejecución entrena las %1 épocas.</translation>
    </message>
    <message>
        <source>Judged %1 of %2, as in New run.</source>
        <translation>Evaluadas por %1 de %2, como en Nueva ejecución.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation><numerusform>1 campo</numerusform><numerusform>%Ln campos</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s) per run</source>
        <translation><numerusform>1 rank por ejecución</numerusform><numerusform>%Ln ranks por ejecución</numerusform></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Any series that the runs write. Names that are not listed can be typed, such as the sparsity of a layer: pruning/layer/NAME</source>
        <translation>Cualquier serie que escriban las ejecuciones. Los nombres que no figuran se pueden escribir, como la dispersión de una capa: pruning/layer/NAME</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchFigures</name>
    <message>
        <source>Values appear with the first epochs.</source>
        <translation>Los valores aparecen con las primeras épocas.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>terminadas antes</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>run, as they ended</source>
        <translation>ejecución, en orden de terminación</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>mejor hasta ahora</translation>
    </message>
    <message>
        <source>%1, %2 far out</source>
        <translation>%1, %2 muy alejadas</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>época</translation>
    </message>
    <message>
        <source>best</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>epoch, judged after %1</source>
        <translation>época, evaluada tras %1</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objetivos</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Frente de Pareto</translation>
    </message>
    <message>
        <source>%1 more runs must end before this can be told.</source>
        <translation>Deben terminar %1 ejecuciones más para poder decirlo.</translation>
    </message>
    <message>
        <source>mean over the rest</source>
        <translation>media sobre lo demás</translation>
    </message>
    <message numerus="yes">
        <source>%1 ± %2, %Ln seed(s)</source>
        <translation><numerusform>%1 ± %2, 1 semilla</numerusform><numerusform>%1 ± %2, %Ln semillas</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::SearchForecastCard</name>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Previsión</translation>
    </message>
    <message>
        <source>from simulated searches</source>
        <translation>de búsquedas simuladas</translation>
    </message>
    <message>
        <source>Done in</source>
        <translation>Acaba en</translation>
    </message>
    <message>
        <source>All to the end</source>
        <translation>Todas hasta el final</translation>
    </message>
    <message>
        <source>Minutes of a whole run</source>
        <translation>Minutos de una ejecución completa</translation>
    </message>
    <message>
        <source>from past runs</source>
        <translation>de ejecuciones anteriores</translation>
    </message>
    <message>
        <source>What a run over all epochs takes</source>
        <translation>Lo que tarda una ejecución con todas las épocas</translation>
    </message>
    <message>
        <source>A whole run takes</source>
        <translation>Una ejecución tarda</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>no early stop</source>
        <translation>sin parada temprana</translation>
    </message>
    <message>
        <source>search %1</source>
        <translation>búsqueda %1</translation>
    </message>
    <message>
        <source>repeats %1</source>
        <translation>repeticiones %1</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>Tiempo de dispositivo</translation>
    </message>
    <message>
        <source>budget %1</source>
        <translation>presupuesto %1</translation>
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
        <translation>a</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>only where</source>
        <translation>solo si</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>Muestreador</translation>
    </message>
    <message>
        <source>Sobol points</source>
        <translation>Puntos de Sobol</translation>
    </message>
    <message>
        <source>First rung</source>
        <translation>Primer peldaño</translation>
    </message>
    <message>
        <source>Early termination</source>
        <translation>Terminación temprana</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list and its last number</comment>
        <translation>%1 y %2</translation>
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
        <translation>Añadir al menos un campo que varíe la búsqueda.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
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
        <translation>Top-1 de validación</translation>
    </message>
    <message>
        <source>Validation top-5</source>
        <translation>Top-5 de validación</translation>
    </message>
    <message>
        <source>Training top-1</source>
        <translation>Top-1 de entrenam.</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>Tiempo por época</translation>
    </message>
    <message>
        <source>after every epoch from %1 on</source>
        <translation>tras cada época a partir de la %1</translation>
    </message>
    <message>
        <source>after epoch %1</source>
        <translation>tras la época %1</translation>
    </message>
    <message>
        <source>after epochs %1</source>
        <translation>tras las épocas %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation><numerusform>1 ejecución</numerusform><numerusform>%Ln ejecuciones</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>grid of %Ln point(s)</source>
        <translation><numerusform>cuadrícula de 1 punto</numerusform><numerusform>cuadrícula de %Ln puntos</numerusform></translation>
    </message>
    <message>
        <source>%1 of them repeats</source>
        <translation>%1 de ellas, repeticiones</translation>
    </message>
    <message>
        <source>judged %1</source>
        <translation>evaluadas %1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 epochs in all</source>
        <translation>%1 épocas en total</translation>
    </message>
    <message>
        <source>%1 epochs without early termination</source>
        <translation>%1 épocas sin terminación temprana</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchHelp</name>
    <message>
        <source>Finding runs</source>
        <translation>Buscar ejecuciones</translation>
    </message>
    <message>
        <source>in name, notes or tags; prefixes of words are enough</source>
        <translation>en nombre, notas o etiquetas; bastan prefijos de palabras</translation>
    </message>
    <message>
        <source>running, queued, done, stopped, failed, interrupted …</source>
        <translation>running, queued, done, stopped, failed, interrupted …</translation>
    </message>
    <message>
        <source>also dataset: device: host: tag:</source>
        <translation>también dataset: device: host: tag:</translation>
    </message>
    <message>
        <source>any parameter of the run spec</source>
        <translation>cualquier parámetro de la especificación</translation>
    </message>
    <message>
        <source>best value of a series; also &lt; &lt;= &gt;= =</source>
        <translation>mejor valor de una serie; también &lt; &lt;= &gt;= =</translation>
    </message>
    <message>
        <source>also step, elapsed (seconds), parameters, attempts</source>
        <translation>también step, elapsed (segundos), parameters, attempts</translation>
    </message>
    <message>
        <source>quotes keep blanks together</source>
        <translation>las comillas mantienen juntos los espacios</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>All conditions must hold: state:done val/top1&gt;0.95 tag:paper</source>
        <translation>Deben cumplirse todas las condiciones: state:done val/top1&gt;0.95 tag:paper</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchRungsPane</name>
    <message>
        <source>The rungs appear once the search is complete.</source>
        <translation>Los peldaños aparecen cuando la búsqueda está completa.</translation>
    </message>
    <message>
        <source>epoch %1: %2 runs done</source>
        <translation>época %1: %2 ejecuciones terminadas</translation>
    </message>
    <message>
        <source>epoch %1: %2 runs, %3 stop</source>
        <translation>época %1: %2 ejecuciones, %3 se detienen</translation>
    </message>
    <message>
        <source>Runs by rung</source>
        <translation>Ejecuciones por peldaño</translation>
    </message>
    <message>
        <source>With early termination</source>
        <translation>Con terminación temprana</translation>
    </message>
    <message>
        <source>Every run to its end</source>
        <translation>Todas hasta el final</translation>
    </message>
    <message>
        <source>%1 epochs</source>
        <translation>%1 épocas</translation>
    </message>
    <message>
        <source>%1 of all</source>
        <translation>%1 del total</translation>
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
        <translation>Cuantizado</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>Entero</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Parameters of the search</source>
        <translation>Parámetros de la búsqueda</translation>
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
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Escalón</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Solo si</translation>
    </message>
    <message>
        <source>%1: values</source>
        <comment>accessible name</comment>
        <translation>%1: valores</translation>
    </message>
    <message>
        <source>Values separated by commas</source>
        <translation>Valores separados por comas</translation>
    </message>
    <message>
        <source>%1: from</source>
        <comment>accessible name</comment>
        <translation>%1: de</translation>
    </message>
    <message>
        <source>%1: to</source>
        <comment>accessible name</comment>
        <translation>%1: a</translation>
    </message>
    <message>
        <source>%1: step</source>
        <comment>accessible name</comment>
        <translation>%1: paso</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Do not vary %1</source>
        <translation>No variar %1</translation>
    </message>
    <message>
        <source>%1: kind</source>
        <comment>accessible name</comment>
        <translation>%1: tipo</translation>
    </message>
    <message>
        <source>The parameter only exists while another has a certain value</source>
        <translation>El parámetro solo existe mientras otro tiene cierto valor</translation>
    </message>
    <message>
        <source>%1: only where</source>
        <comment>accessible name</comment>
        <translation>%1: solo si</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation><numerusform>1 valor</numerusform><numerusform>%Ln valores</numerusform></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Mover %1</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchTriesModel</name>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, semilla %2</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Terminada antes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>esta estación de trabajo</translation>
    </message>
    <message>
        <source>The best run so far</source>
        <translation>La mejor ejecución hasta ahora</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>seed %1: %2</source>
        <translation>semilla %1: %2</translation>
    </message>
    <message>
        <source>The best mean over several seeds</source>
        <translation>La mejor media sobre varias semillas</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchView</name>
    <message>
        <source>Grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatoria</translation>
    </message>
    <message>
        <source>Sobol sequence</source>
        <translation>Secuencia de Sobol</translation>
    </message>
    <message>
        <source>Gaussian process</source>
        <translation>Proceso gaussiano</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Below the median</source>
        <translation>Por debajo de la mediana</translation>
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
        <translation>Resumen</translation>
    </message>
    <message>
        <source>History, curves, settings and runs</source>
        <translation>Historial, curvas, ajustes y ejecuciones</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>Cortes</translation>
    </message>
    <message>
        <source>The goal over each setting</source>
        <translation>El objetivo según cada ajuste</translation>
    </message>
    <message>
        <source>Contours</source>
        <translation>Contornos</translation>
    </message>
    <message>
        <source>The goal over two settings</source>
        <translation>El objetivo según dos ajustes</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Mejor hasta ahora</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>Muestreador</translation>
    </message>
    <message>
        <source>Ends runs early</source>
        <translation>Termina antes</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>New run from the best…</source>
        <translation>Nueva ejecución con lo mejor…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>one line for each run; drag along an axis to choose</source>
        <translation>una línea por ejecución; arrastrar a lo largo de un eje para elegir</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Importancia</translation>
    </message>
    <message>
        <source>share of the spread</source>
        <translation>parte de la variación</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare the selected runs on the Runs page</source>
        <translation>Comparar las ejecuciones seleccionadas en la página Ejecuciones</translation>
    </message>
    <message>
        <source>Runs of the search</source>
        <translation>Ejecuciones de la búsqueda</translation>
    </message>
    <message>
        <source>mean over all other settings</source>
        <translation>media sobre todos los demás ajustes</translation>
    </message>
    <message>
        <source>Setting across</source>
        <translation>Ajuste horizontal</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Ajuste vertical</translation>
    </message>
    <message>
        <source>%1 of %2 ended</source>
        <translation>%1 de %2 terminadas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>aún no se sabe</translation>
    </message>
    <message>
        <source>The search learns from the first runs that end.</source>
        <translation>La búsqueda aprende de las primeras ejecuciones que terminan.</translation>
    </message>
    <message>
        <source>%1 of %2, double-click opens one</source>
        <translation>%1 de %2, doble clic abre una</translation>
    </message>
    <message>
        <source>double-click opens one</source>
        <translation>doble clic abre una</translation>
    </message>
    <message>
        <source>A line appears with each run's first epoch.</source>
        <translation>Con la primera época de cada ejecución aparece una línea.</translation>
    </message>
    <message>
        <source>%1 more runs must end before this can be told.</source>
        <translation>Deben terminar %1 ejecuciones más para poder decirlo.</translation>
    </message>
    <message>
        <source>share of the spread; together %1</source>
        <translation>parte de la variación; en conjunto %1</translation>
    </message>
    <message>
        <source>%1, trained for %2</source>
        <translation>%1, entrenada durante %2</translation>
    </message>
    <message>
        <source>its place was free for %1</source>
        <translation>su sitio estuvo libre %1</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>esta estación de trabajo</translation>
    </message>
    <message>
        <source>trained %1, free %2</source>
        <translation>entrenado %1, libre %2</translation>
    </message>
    <message>
        <source>%1 done, %2 ended early, %3 failed, %4 running, %5 waiting</source>
        <translation>%1 terminadas, %2 terminadas antes, %3 fallidas, %4 en curso, %5 en espera</translation>
    </message>
    <message>
        <source>one dot for each run, by its rank in %1; the settings that matter most</source>
        <translation>un punto por ejecución, según su puesto en %1; los ajustes que más importan</translation>
    </message>
    <message>
        <source>A dot appears with each run's first epoch.</source>
        <translation>Con la primera época de cada ejecución aparece un punto.</translation>
    </message>
    <message>
        <source>Bars appear when the first run starts.</source>
        <translation>Las barras aparecen cuando se inicia la primera ejecución.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Pairs of settings, coloured by the runs' ranks</source>
        <translation>Pares de ajustes, coloreados según los puestos de las ejecuciones</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>Which run trained where and when</source>
        <translation>Qué ejecución entrenó dónde y cuándo</translation>
    </message>
    <message>
        <source>Lottery tickets…</source>
        <translation>Lottery tickets…</translation>
    </message>
    <message>
        <source>Prune a network with the best settings</source>
        <translation>Podar una red con los mejores ajustes</translation>
    </message>
    <message>
        <source>Ranks of the runs over pairs of settings</source>
        <translation>Puestos de las ejecuciones según pares de ajustes</translation>
    </message>
    <message>
        <source>a bar for each run; hatched: a place was free and waited</source>
        <translation>una barra por ejecución; rayado: un sitio estaba libre y esperó</translation>
    </message>
    <message>
        <source>Runs of the search by machine and time</source>
        <translation>Ejecuciones de la búsqueda por máquina y tiempo</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>Tiempo de dispositivo</translation>
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
        <translation>Buscar series</translation>
    </message>
    <message>
        <source>Series found</source>
        <translation>Series encontradas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln series</source>
        <translation><numerusform>%Ln serie</numerusform><numerusform>%Ln series</numerusform></translation>
    </message>
    <message>
        <source>No run has the series %1.</source>
        <translation>Ninguna ejecución tiene la serie %1.</translation>
    </message>
    <message>
        <source>Add all %1</source>
        <translation>Añadir las %1</translation>
    </message>
</context>
<context>
    <name>trainyard::SettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
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
        <translation>Sigue al escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>A new language takes effect the next time Trainyard starts.</source>
        <translation>Un idioma nuevo se aplica la próxima vez que se inicie Trainyard.</translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>Confirmaciones</translation>
    </message>
    <message>
        <source>Ask before stopping a run</source>
        <translation>Preguntar antes de detener una ejecución</translation>
    </message>
    <message>
        <source>A stopped run first writes a checkpoint and can be resumed, so asking is only a convenience.</source>
        <translation>Una ejecución detenida escribe antes un checkpoint y se puede reanudar, así que preguntar es solo una comodidad.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copiar ruta</translation>
    </message>
    <message>
        <source>The store, run directories, queue and presets are here. To keep them elsewhere, start Trainyard with TRAINYARD_HOME set to another folder.</source>
        <translation>Aquí están el almacén, las carpetas de las ejecuciones, la cola y los preajustes. Para guardarlos en otro sitio, iniciar Trainyard con otra carpeta en TRAINYARD_HOME.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>trainyard::ShardingField</name>
    <message>
        <source>Ranks…</source>
        <translation>Ranks…</translation>
    </message>
    <message>
        <source>Shows how several ranks would share the samples, class by class</source>
        <translation>Muestra cómo se repartirían varios ranks las muestras, clase por clase</translation>
    </message>
</context>
<context>
    <name>trainyard::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>trainyard::Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>trainyard::SourceFields</name>
    <message>
        <source>Folder of the data set</source>
        <translation>Carpeta del conjunto de datos</translation>
    </message>
    <message>
        <source>Choose the folder of the data set</source>
        <translation>Elegir la carpeta del conjunto de datos</translation>
    </message>
    <message>
        <source>Choose a file: an archive, a list or the data itself</source>
        <translation>Elegir un archivo: un archivo comprimido, una lista o los propios datos</translation>
    </message>
</context>
<context>
    <name>trainyard::SparsityCard</name>
    <message>
        <source>Sparsity</source>
        <translation>Dispersión</translation>
    </message>
    <message>
        <source>by layer, share pruned</source>
        <translation>por capa, parte podada</translation>
    </message>
</context>
<context>
    <name>trainyard::SparsityMap</name>
    <message>
        <source>Sparsity by layer</source>
        <translation>Dispersión por capa</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>capas</translation>
    </message>
    <message>
        <source>%1: %2 pruned, %3 left</source>
        <translation>%1: %2 podado, queda %3</translation>
    </message>
    <message>
        <source>%1: not pruned yet</source>
        <translation>%1: aún sin podar</translation>
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
        <translation>inactivo</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>esta estación de trabajo</translation>
    </message>
    <message>
        <source>%1 points/s</source>
        <translation>%1 puntos/s</translation>
    </message>
    <message>
        <source>The store: all runs, points and messages in one SQLite file.
%1</source>
        <translation>El almacén: todas las ejecuciones, puntos y mensajes en un archivo SQLite.
%1</translation>
    </message>
    <message>
        <source>Points read from run directories into the store during the last second</source>
        <translation>Puntos leídos de las carpetas de ejecuciones al almacén en el último segundo</translation>
    </message>
    <message>
        <source>this workstation: %1</source>
        <translation>esta estación de trabajo: %1</translation>
    </message>
    <message>
        <source>Memory: %1 free of %2</source>
        <translation>Memoria: %1 libres de %2</translation>
    </message>
    <message>
        <source>GPU %1: %2, %3 of %4 in use</source>
        <translation>GPU %1: %2, %3 de %4 en uso</translation>
    </message>
    <message>
        <source>this workstation: the engine does not respond</source>
        <translation>esta estación de trabajo: el motor no responde</translation>
    </message>
    <message numerus="yes">
        <source>CPU, %Ln core(s), %1</source>
        <translation><numerusform>CPU, 1 núcleo, %1</numerusform><numerusform>CPU, %Ln núcleos, %1</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::StoreDialog</name>
    <message>
        <source>Store — Trainyard</source>
        <translation>Almacén — Trainyard</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>Opens the store again after you have fixed the problem</source>
        <translation>Abre de nuevo el almacén una vez corregido el problema</translation>
    </message>
    <message>
        <source>&amp;Use another data folder…</source>
        <translation>&amp;Usar otra carpeta de datos…</translation>
    </message>
    <message>
        <source>Uses another folder for store and runs until Trainyard is closed; nothing is moved</source>
        <translation>Usa otra carpeta para el almacén y las ejecuciones hasta que se cierre Trainyard; no se mueve nada</translation>
    </message>
    <message>
        <source>&amp;Set it aside and rebuild</source>
        <translation>&amp;Apartarlo y reconstruir</translation>
    </message>
    <message>
        <source>Renames the file and builds a new store from the run directories</source>
        <translation>Cambia el nombre del archivo y construye un almacén nuevo a partir de las carpetas de las ejecuciones</translation>
    </message>
    <message>
        <source>&amp;Open data folder</source>
        <translation>Abrir carpeta de &amp;datos</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Opening the store…</source>
        <translation>Abriendo el almacén…</translation>
    </message>
    <message>
        <source>Rebuilding the store from the run directories…</source>
        <translation>Reconstruyendo el almacén a partir de las carpetas de las ejecuciones…</translation>
    </message>
    <message>
        <source>The store was not rebuilt</source>
        <translation>El almacén no se reconstruyó</translation>
    </message>
    <message>
        <source>Trainyard cannot open its store</source>
        <translation>Trainyard no puede abrir su almacén</translation>
    </message>
    <message>
        <source>Nothing was changed. Running runs continue and lose nothing.</source>
        <translation>No se cambió nada. Las ejecuciones en curso continúan y no pierden nada.</translation>
    </message>
    <message>
        <source>Use another data folder</source>
        <translation>Usar otra carpeta de datos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) were read again from their directories.</source>
        <translation><numerusform>1 ejecución se leyó de nuevo de su carpeta.</numerusform><numerusform>%Ln ejecuciones se leyeron de nuevo de sus carpetas.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Kept: names, notes, tags, archive and trash of %Ln run(s).</source>
        <translation><numerusform>Conservado: nombre, notas, etiquetas, archivo y papelera de 1 ejecución.</numerusform><numerusform>Conservado: nombres, notas, etiquetas, archivo y papelera de %Ln ejecuciones.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Kept: %Ln run(s) on other machines. Their curves are read again when the machine is connected.</source>
        <translation><numerusform>Conservado: 1 ejecución en otra máquina. Sus curvas se leen de nuevo cuando se conecte la máquina.</numerusform><numerusform>Conservado: %Ln ejecuciones en otras máquinas. Sus curvas se leen de nuevo cuando se conecte la máquina.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Kept: %Ln data set(s).</source>
        <translation><numerusform>Conservado: 1 conjunto de datos.</numerusform><numerusform>Conservado: %Ln conjuntos de datos.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Left out: %Ln run(s) that you had deleted.</source>
        <translation><numerusform>Omitido: 1 ejecución que se había eliminado.</numerusform><numerusform>Omitido: %Ln ejecuciones que se habían eliminado.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Lost: the curves of %Ln run(s) without a run directory.</source>
        <translation><numerusform>Perdido: las curvas de 1 ejecución sin carpeta.</numerusform><numerusform>Perdido: las curvas de %Ln ejecuciones sin carpeta.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Lost: %Ln run(s) that could not be read.</source>
        <translation><numerusform>Perdido: 1 ejecución que no se pudo leer.</numerusform><numerusform>Perdido: %Ln ejecuciones que no se pudieron leer.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Skipped: %Ln folder(s) without a readable run.</source>
        <translation><numerusform>Saltado: 1 carpeta sin una ejecución legible.</numerusform><numerusform>Saltado: %Ln carpetas sin una ejecución legible.</numerusform></translation>
    </message>
    <message>
        <source>The old file could not be read completely. What is not named here and has no copy beside the runs is lost.</source>
        <translation>No se pudo leer por completo el archivo antiguo. Se pierde lo que no se nombra aquí y no tiene copia junto a las ejecuciones.</translation>
    </message>
    <message>
        <source>The store was rebuilt</source>
        <translation>El almacén se reconstruyó</translation>
    </message>
    <message>
        <source>The old file is now %1.</source>
        <translation>El archivo antiguo se llama ahora %1.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Nothing was changed, and running runs lose nothing. Rebuilding keeps the file under another name and reads every run directory again. Names, notes, tags, archive and trash come from the copies beside the runs, and from what can be read of the file.</source>
        <translation>No se cambió nada, y las ejecuciones en curso no pierden nada. La reconstrucción conserva el archivo con otro nombre y lee de nuevo todas las carpetas de ejecuciones. Nombres, notas, etiquetas, archivo y papelera proceden de las copias junto a las ejecuciones y de lo que se pueda leer del archivo.</translation>
    </message>
    <message numerus="yes">
        <source>Not read: damaged notes of %Ln run(s). Older ones were kept.</source>
        <translation><numerusform>Sin leer: notas dañadas de %Ln ejecución. Se conservaron otras anteriores.</numerusform><numerusform>Sin leer: notas dañadas de %Ln ejecuciones. Se conservaron otras anteriores.</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::StudyChart</name>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>No values yet</source>
        <translation>Aún no hay valores</translation>
    </message>
</context>
<context>
    <name>trainyard::StudyView</name>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Speed-up, efficiency, throughput and time to accuracy</source>
        <translation>Aceleración, eficiencia, rendimiento y tiempo hasta la exactitud</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Convergencia</translation>
    </message>
    <message>
        <source>Every number of ranks compared with the one-rank runs, over samples seen</source>
        <translation>Cada número de ranks comparado con las ejecuciones con un rank, sobre las muestras vistas</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Accuracy ±</source>
        <translation>Exactitud ±</translation>
    </message>
    <message>
        <source>Allowed difference from the accuracy of the one-rank runs, in percentage points</source>
        <translation>Diferencia permitida respecto a la exactitud de las ejecuciones con un rank, en puntos porcentuales</translation>
    </message>
    <message>
        <source> points</source>
        <translation> puntos</translation>
    </message>
    <message>
        <source>Loss ±</source>
        <translation>Pérdida ±</translation>
    </message>
    <message>
        <source>Allowed difference from the mean loss of the one-rank runs, relative to it</source>
        <translation>Diferencia permitida respecto a la pérdida media de las ejecuciones con un rank, relativa a ella</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>muestras</translation>
    </message>
    <message>
        <source>The curves grow with each epoch.</source>
        <translation>Las curvas crecen con cada época.</translation>
    </message>
</context>
<context>
    <name>trainyard::SubsetBadge</name>
    <message>
        <source>Subset</source>
        <translation>Subconjunto</translation>
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
        <translation>todo</translation>
    </message>
    <message>
        <source>This run sees %1: its results cannot be compared with those of the whole data set.</source>
        <translation>Esta ejecución ve %1: sus resultados no se pueden comparar con los del conjunto de datos completo.</translation>
    </message>
    <message>
        <source>the runs see different parts of the data</source>
        <translation>las ejecuciones ven partes distintas de los datos</translation>
    </message>
    <message>
        <source>all runs see %1 of %2</source>
        <translation>todas las ejecuciones ven %1 de %2</translation>
    </message>
    <message>
        <source>These runs trained on different data (%1): their results cannot be compared.</source>
        <translation>Estas ejecuciones entrenaron con datos distintos (%1): sus resultados no se pueden comparar.</translation>
    </message>
    <message>
        <source>These runs saw different parts of the data (%1): their results cannot be compared.</source>
        <translation>Estas ejecuciones vieron partes distintas de los datos (%1): sus resultados no se pueden comparar.</translation>
    </message>
    <message>
        <source>These runs were validated on different samples: small differences mean nothing.</source>
        <translation>Estas ejecuciones se validaron con muestras distintas: las diferencias pequeñas no significan nada.</translation>
    </message>
</context>
<context>
    <name>trainyard::TagsDialog</name>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>New tag, then Enter</source>
        <translation>Nueva etiqueta, después Intro</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nueva etiqueta</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %Ln run(s)</source>
        <translation><numerusform>Etiquetas de %Ln ejecución</numerusform><numerusform>Etiquetas de %Ln ejecuciones</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::TemplateDialog</name>
    <message>
        <source>Batch script of %1</source>
        <translation>Script de batch de %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>One process, which starts the ranks on its node itself</source>
        <translation>Un proceso, que inicia por sí mismo los ranks de su nodo</translation>
    </message>
    <message>
        <source>SLURM starts the ranks</source>
        <translation>SLURM inicia los ranks</translation>
    </message>
    <message>
        <source>MPI starts the ranks</source>
        <translation>MPI inicia los ranks</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Prologue</source>
        <translation>Prólogo</translation>
    </message>
    <message>
        <source>Lines of bash before the engine: modules, variables</source>
        <translation>Líneas de bash antes del motor: módulos, variables</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Contenedor</translation>
    </message>
    <message>
        <source>Words before the engine's command; $NAME is a variable of the job</source>
        <translation>Palabras antes del comando del motor; $NAME es una variable del trabajo</translation>
    </message>
    <message>
        <source>More options of sbatch</source>
        <translation>Más opciones de sbatch</translation>
    </message>
    <message>
        <source>One per line</source>
        <translation>Una por línea</translation>
    </message>
    <message>
        <source>Ranks are started by</source>
        <translation>Los ranks los inicia</translation>
    </message>
    <message>
        <source>MPI of srun</source>
        <translation>MPI de srun</translation>
    </message>
    <message>
        <source>More options for it</source>
        <translation>Más opciones para él</translation>
    </message>
    <message>
        <source>Save before the time limit</source>
        <translation>Guardar antes del límite</translation>
    </message>
    <message>
        <source>The script for a job on 2 nodes with 4 ranks each</source>
        <translation>El script de un trabajo en 2 nodos con 4 ranks cada uno</translation>
    </message>
    <message>
        <source>Batch script</source>
        <translation>Script de batch</translation>
    </message>
    <message>
        <source>This cluster offers no %1: use %2</source>
        <translation>Este clúster no ofrece %1: usar %2</translation>
    </message>
    <message>
        <source>GPUs are requested with</source>
        <translation>Las GPU se piden con</translation>
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
        <translation>misma máscara que %1 %</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>Percentil</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
    <message>
        <source>Weights left</source>
        <translation>Quedan</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Razón</translation>
    </message>
    <message>
        <source>Vanishing layers</source>
        <translation>Capas vacías</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketBoard</name>
    <message>
        <source>Ticket board</source>
        <translation>Tablero de tickets</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seed(s)</source>
        <translation><numerusform>1 semilla</numerusform><numerusform>%Ln semillas</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::TicketBoardModel</name>
    <message>
        <source>queued</source>
        <translation>en cola</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>Densa</translation>
    </message>
    <message>
        <source>mean %1 ± %2 points</source>
        <translation>media %1 ± %2 puntos</translation>
    </message>
    <message>
        <source>top-1 %1</source>
        <translation>top-1 %1</translation>
    </message>
    <message>
        <source>seed %1: </source>
        <translation>semilla %1: </translation>
    </message>
    <message>
        <source>%1 done, so far %2</source>
        <translation>%1 hecho, hasta ahora %2</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>espera</translation>
    </message>
    <message>
        <source>no run yet</source>
        <translation>aún sin ejecución</translation>
    </message>
    <message>
        <source>%1 of the weights are zero</source>
        <translation>El %1 de los pesos es cero</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controles</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>época %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>The unpruned base runs</source>
        <translation>Las ejecuciones base sin podar</translation>
    </message>
    <message>
        <source>Pruned up to percentile %1 of the base run's magnitudes</source>
        <translation>Podado hasta el percentil %1 de las magnitudes de la ejecución base</translation>
    </message>
    <message>
        <source>%1 of the prunable weights are pruned</source>
        <translation>El %1 de los pesos podables está podado</translation>
    </message>
    <message>
        <source>Weights of %1 are pruned</source>
        <translation>Los pesos de %1 están podados</translation>
    </message>
    <message>
        <source>%1 of the prunable weights</source>
        <translation>el %1 de los pesos podables</translation>
    </message>
    <message>
        <source>The threshold |w| is known once one of its tickets trains.</source>
        <translation>El umbral |w| se sabrá cuando entrene uno de sus tickets.</translation>
    </message>
    <message>
        <source>Threshold |w| ≤ %1 on average, %2 to %3 over its tickets</source>
        <translation>Umbral |w| ≤ %1 de media, de %2 a %3 entre sus tickets</translation>
    </message>
    <message>
        <source>Threshold |w| ≤ %1</source>
        <translation>Umbral |w| ≤ %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFields</name>
    <message>
        <source>Reset points</source>
        <translation>Puntos de reinicio</translation>
    </message>
    <message>
        <source>0, 1, 2, 5, step 200</source>
        <translation>0, 1, 2, 5, step 200</translation>
    </message>
    <message>
        <source>Epochs of the base run to whose weights the tickets are reset; 0 is the initialisation, "step 200" a step. The base run keeps these checkpoints.</source>
        <translation>Épocas de la ejecución base a cuyos pesos vuelven los tickets; 0 es la inicialización, «step 200» un paso. La ejecución base guarda estos checkpoints.</translation>
    </message>
    <message>
        <source>Reset to</source>
        <translation>Volver a</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>Proporción, %</translation>
    </message>
    <message>
        <source>Percentile, %</source>
        <translation>Percentil, %</translation>
    </message>
    <message>
        <source>Threshold |w|</source>
        <translation>Umbral |w|</translation>
    </message>
    <message>
        <source>Prunes exactly this share of the prunable weights</source>
        <translation>Poda exactamente esta proporción de los pesos podables</translation>
    </message>
    <message>
        <source>Prunes weights up to this percentile of the base run's magnitudes</source>
        <translation>Poda los pesos hasta este percentil de las magnitudes de la ejecución base</translation>
    </message>
    <message>
        <source>Prunes weights of at most this magnitude</source>
        <translation>Poda los pesos de esta magnitud como máximo</translation>
    </message>
    <message>
        <source>Meaning of the amounts</source>
        <translation>Significado de las cantidades</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Cantidades</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>50 to 95 %</source>
        <translation>50 a 95 %</translation>
    </message>
    <message>
        <source>Published (MobileNetV2)</source>
        <translation>Publicados (MobileNetV2)</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Podado</translation>
    </message>
    <message>
        <source>Instability analysis</source>
        <translation>Análisis de inestabilidad</translation>
    </message>
    <message>
        <source>From each reset point two copies are trained with different data orders, dense and masked. The barrier between their ends shows from which point on training is stable</source>
        <translation>Desde cada punto de reinicio se entrenan dos copias con distinto orden de datos, densas y enmascaradas. La barrera entre sus finales muestra desde qué punto es estable el entrenamiento</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controles</translation>
    </message>
    <message>
        <source>one shot</source>
        <translation>de una vez</translation>
    </message>
    <message>
        <source>Iterative pruning: number of rounds of training and pruning to reach each amount</source>
        <translation>Poda iterativa: número de rondas de entrenamiento y poda para alcanzar cada cantidad</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source> points</source>
        <translation> puntos</translation>
    </message>
    <message>
        <source>How far below the dense net a winning ticket may be</source>
        <translation>Cuánto puede quedar un ticket ganador por debajo de la red densa</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolerancia</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Maximum number of runs that a cluster runs at once</source>
        <translation>Número máximo de ejecuciones que un clúster ejecuta a la vez</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>A la vez</translation>
    </message>
    <message>
        <source>Weights…</source>
        <translation>Pesos…</translation>
    </message>
    <message>
        <source>Reset point of the controls</source>
        <translation>Punto de reinicio de los controles</translation>
    </message>
    <message>
        <source>Reset point of the control with a random mask. With several rounds of pruning, the controls "New weights" and "Fine-tuning" also use this point's mask</source>
        <translation>Punto de reinicio del control con máscara aleatoria. Con varias rondas de poda, los controles «Pesos nuevos» y «Fine-tuning» también usan la máscara de este punto</translation>
    </message>
    <message>
        <source>reset to</source>
        <translation>volver a</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>medir</translation>
    </message>
    <message>
        <source>Points of the instability analysis</source>
        <translation>Puntos del análisis de inestabilidad</translation>
    </message>
    <message>
        <source>the reset points</source>
        <translation>los puntos de reinicio</translation>
    </message>
    <message>
        <source>Epochs, or steps such as "step 200", from which the copies are trained</source>
        <translation>Épocas, o pasos como «step 200», desde los que se entrenan las copias</translation>
    </message>
    <message>
        <source>Amount of the instability analysis</source>
        <translation>Cantidad del análisis de inestabilidad</translation>
    </message>
    <message>
        <source>How much the masked copies are pruned, in the same unit as the amounts above</source>
        <translation>Cuánto se podan las copias enmascaradas, en la misma unidad que las cantidades de arriba</translation>
    </message>
    <message>
        <source>Instability</source>
        <translation>Inestabilidad</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>masked by</source>
        <translation>enmascarado con</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Más opciones</translation>
    </message>
    <message>
        <source>the whole net</source>
        <translation>la red entera</translation>
    </message>
    <message>
        <source>each layer</source>
        <translation>cada capa</translation>
    </message>
    <message>
        <source>Compared within</source>
        <translation>Comparados dentro de</translation>
    </message>
    <message>
        <source>Whether the smallest weights of the whole net are pruned, or those of each layer</source>
        <translation>Si se podan los pesos más pequeños de la red entera o los de cada capa</translation>
    </message>
    <message>
        <source>Kept in each layer</source>
        <translation>Conservado en cada capa</translation>
    </message>
    <message>
        <source>Share of every layer that is always kept, whatever the amount</source>
        <translation>Proporción de cada capa que siempre se conserva, sea cual sea la cantidad</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>Compared in</source>
        <translation>Comparados en</translation>
    </message>
    <message>
        <source>each layer keeps</source>
        <translation>cada capa conserva</translation>
    </message>
    <message>
        <source>first layer</source>
        <translation>primera capa</translation>
    </message>
    <message>
        <source>last layer</source>
        <translation>última capa</translation>
    </message>
    <message>
        <source>depthwise kernels</source>
        <translation>kernels depthwise</translation>
    </message>
    <message>
        <source>Also prune</source>
        <translation>Podar también</translation>
    </message>
    <message>
        <source>Layers not pruned</source>
        <translation>Capas sin podar</translation>
    </message>
    <message>
        <source>names of layers, separated by commas</source>
        <translation>nombres de capas, separados por comas</translation>
    </message>
    <message>
        <source>Not pruned</source>
        <translation>Sin podar</translation>
    </message>
    <message>
        <source>Cells per stage</source>
        <translation>Celdas por etapa</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>A cascade: a cluster starts this many runs at once, and each further run after a previous one has ended</source>
        <translation>Una cascada: un clúster inicia esta cantidad de ejecuciones a la vez, y cada una de las demás cuando ha terminado una anterior</translation>
    </message>
    <message>
        <source>Minutes per run</source>
        <translation>Minutos por ejecución</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>from past runs</source>
        <translation>de ejecuciones anteriores</translation>
    </message>
    <message>
        <source>Duration of a run over all epochs, for the forecast; finished runs correct it</source>
        <translation>Duración de una ejecución con todas las épocas, para la previsión; las ejecuciones terminadas la corrigen</translation>
    </message>
    <message>
        <source>Cascade</source>
        <translation>Cascada</translation>
    </message>
    <message>
        <source>A run takes</source>
        <translation>Una ejecución tarda</translation>
    </message>
    <message>
        <source>the latest point</source>
        <translation>el último punto</translation>
    </message>
    <message>
        <source>the middle one</source>
        <translation>el central</translation>
    </message>
    <message>
        <source>nearest to 80 %</source>
        <translation>la más cercana a 80 %</translation>
    </message>
    <message>
        <source>Thresholds are chosen on trained weights, but no run of this net has ended here yet</source>
        <translation>Los umbrales se eligen sobre pesos entrenados, pero aquí no ha terminado aún ninguna ejecución de esta red</translation>
    </message>
    <message>
        <source>Choose thresholds on the trained weights of the run “%1”</source>
        <translation>Elegir umbrales sobre los pesos entrenados de la ejecución «%1»</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFigures</name>
    <message>
        <source>Accuracy against sparsity</source>
        <translation>Exactitud frente a dispersión</translation>
    </message>
    <message>
        <source>top-1, band: range of %1 seeds</source>
        <translation>top-1, banda: intervalo de %1 semillas</translation>
    </message>
    <message>
        <source>top-1</source>
        <translation>top-1</translation>
    </message>
    <message>
        <source>sparsity (log of the weights left)</source>
        <translation>dispersión (log de los pesos restantes)</translation>
    </message>
    <message>
        <source>sparsity</source>
        <translation>dispersión</translation>
    </message>
    <message>
        <source>Values appear as the first runs finish.</source>
        <translation>Los valores aparecen a medida que terminan las primeras ejecuciones.</translation>
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
        <translation>Inestabilidad</translation>
    </message>
    <message>
        <source>error barrier, points</source>
        <translation>barrera de error, puntos</translation>
    </message>
    <message>
        <source>reset point, step</source>
        <translation>punto de reinicio, paso</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>This campaign has no instability analysis.</source>
        <translation>Esta campaña no tiene análisis de inestabilidad.</translation>
    </message>
    <message>
        <source>The barrier appears when both copies are done.</source>
        <translation>La barrera aparece cuando ambas copias han terminado.</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>densa</translation>
    </message>
    <message>
        <source>masked, %1</source>
        <translation>enmascarada, %1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controles</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFilesDialog</name>
    <message>
        <source>Save the ticket</source>
        <translation>Guardar el ticket</translation>
    </message>
    <message>
        <source>Compact the net</source>
        <translation>Compactar la red</translation>
    </message>
    <message>
        <source>Savings</source>
        <translation>Ahorro</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restante</translation>
    </message>
    <message>
        <source>Share left</source>
        <translation>Parte restante</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Net and weights (.model.json, .safetensors)</source>
        <translation>Red y pesos (.model.json, .safetensors)</translation>
    </message>
    <message>
        <source>ONNX (.onnx)</source>
        <translation>ONNX (.onnx)</translation>
    </message>
    <message>
        <source>For ONNX Runtime, including the normalisation of the input</source>
        <translation>Para ONNX Runtime, con la normalización de la entrada incluida</translation>
    </message>
    <message>
        <source>Train from this ticket</source>
        <translation>Entrenar desde este ticket</translation>
    </message>
    <message>
        <source>New run with this net</source>
        <translation>Nueva ejecución con esta red</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>There is no ticket</source>
        <translation>No hay ticket</translation>
    </message>
    <message>
        <source>The net cannot be made smaller</source>
        <translation>La red no se puede reducir</translation>
    </message>
    <message>
        <source>The ticket is being read</source>
        <translation>Se está leyendo el ticket</translation>
    </message>
    <message>
        <source>Both nets are being compared</source>
        <translation>Se están comparando ambas redes</translation>
    </message>
    <message>
        <source>The engine reads the run's newest checkpoint and initial weights on the machine that has them.</source>
        <translation>El motor lee el checkpoint más reciente y los pesos iniciales de la ejecución en la máquina que los tiene.</translation>
    </message>
    <message>
        <source>The engine removes dead channels, compares the outputs of both nets and measures their speed. This takes a few seconds.</source>
        <translation>El motor quita los canales muertos, compara las salidas de ambas redes y mide su velocidad. Tarda unos segundos.</translation>
    </message>
    <message>
        <source>A path on %1, which has the run's files</source>
        <translation>Una ruta en %1, que tiene los archivos de la ejecución</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Escrito: %1</translation>
    </message>
    <message>
        <source>Written on %1: %2</source>
        <translation>Escrito en %1: %2</translation>
    </message>
    <message>
        <source>Whole net</source>
        <translation>Red entera</translation>
    </message>
    <message>
        <source>Compact net</source>
        <translation>Red compacta</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Factor</translation>
    </message>
    <message>
        <source>Tickets (*.safetensors)</source>
        <translation>Tickets (*.safetensors)</translation>
    </message>
    <message>
        <source>Nets (*.model.json)</source>
        <translation>Redes (*.model.json)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln file(s)?</source>
        <translation><numerusform>¿Sustituir %Ln archivo?</numerusform><numerusform>¿Sustituir %Ln archivos?</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFilesModel</name>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>Esta ejecución ya no está en el almacén.</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>Dispersión</translation>
    </message>
    <message>
        <source>%1: %2 of %3 prunable weights are left</source>
        <translation>%1: quedan %2 de %3 pesos podables</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Máscara</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>dead ones are removed from one layer</source>
        <translation>los muertos se quitan de una capa</translation>
    </message>
    <message>
        <source>dead ones are removed from %1 layers</source>
        <translation>los muertos se quitan de %1 capas</translation>
    </message>
    <message>
        <source>none is dead in all layers that share it, so the net stays unchanged</source>
        <translation>ninguno está muerto en todas las capas que lo comparten, así que la red no cambia</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Igualdad</translation>
    </message>
    <message>
        <source>logits of up to %2 differ by at most %1 on %3 noise samples and %4 real samples</source>
        <translation>logits de hasta %2 difieren como máximo en %1 en %3 muestras de ruido y %4 muestras reales</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
    <message>
        <source>inference, batch %1, %2</source>
        <translation>inferencia, batch %1, %2</translation>
    </message>
    <message>
        <source>%1FLOP</source>
        <translation>%1FLOP</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Forward, per sample</source>
        <translation>Hacia delante, por muestra</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Muestras/s</translation>
    </message>
    <message>
        <source>Enter the full path of a file.</source>
        <translation>Introducir la ruta completa de un archivo.</translation>
    </message>
    <message>
        <source>A ticket's file ends in .safetensors.</source>
        <translation>El archivo de un ticket acaba en .safetensors.</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketForm</name>
    <message>
        <source>“%1” is not a number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>“%1” is not a reset point such as 2 or step 200.</source>
        <translation>«%1» no es un punto de reinicio como 2 o step 200.</translation>
    </message>
    <message>
        <source>The instability analysis takes only one amount.</source>
        <translation>El análisis de inestabilidad admite una sola cantidad.</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketLegend</name>
    <message>
        <source>Percentage points relative to dense</source>
        <translation>Puntos porcentuales respecto a la densa</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketText</name>
    <message>
        <source>known once the first run is done</source>
        <translation>se sabrá cuando termine la primera ejecución</translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation>no queda nada por hacer</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>equal to %1 full runs, %2 at once</source>
        <translation>equivale a %1 ejecuciones completas, %2 a la vez</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <translation>%1 medido</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimado</translation>
    </message>
    <message>
        <source>%1 full runs × %2 (%3) ÷ %4 at once = %5</source>
        <translation>%1 ejecuciones completas × %2 (%3) ÷ %4 a la vez = %5</translation>
    </message>
    <message>
        <source>; with runs that wait for others, %1</source>
        <translation>; con ejecuciones que esperan a otras, %1</translation>
    </message>
    <message>
        <source>The ticket's mask on newly drawn weights</source>
        <translation>La máscara del ticket sobre pesos recién generados</translation>
    </message>
    <message>
        <source>A random mask that keeps the same number of weights in each layer, reset like a ticket</source>
        <translation>Una máscara aleatoria que conserva el mismo número de pesos en cada capa, reiniciada como un ticket</translation>
    </message>
    <message>
        <source>The ticket's mask on the base run's final weights</source>
        <translation>La máscara del ticket sobre los pesos finales de la ejecución base</translation>
    </message>
    <message>
        <source>Pruned at initialisation by |weight × gradient|</source>
        <translation>Podado en la inicialización por |peso × gradiente|</translation>
    </message>
    <message>
        <source>Pruned at initialisation by the net's flow, without data</source>
        <translation>Podado en la inicialización según el flujo de la red, sin datos</translation>
    </message>
    <message>
        <source>A random mask on the initialisation</source>
        <translation>Una máscara aleatoria sobre la inicialización</translation>
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
        <translation>de la red densa</translation>
    </message>
    <message>
        <source>masked net's</source>
        <translation>de la red enmascarada</translation>
    </message>
    <message>
        <source>The %1 barrier stays above %2 points.</source>
        <translation>La barrera %1 se mantiene por encima de %2 puntos.</translation>
    </message>
    <message>
        <source>The %1 barrier is under %2 points from the start.</source>
        <translation>La barrera %1 está por debajo de %2 puntos desde el inicio.</translation>
    </message>
    <message>
        <source>The %1 barrier falls under %2 points at about step %3 (epoch %4).</source>
        <translation>La barrera %1 baja de %2 puntos hacia el paso %3 (época %4).</translation>
    </message>
    <message>
        <source>The %1 barrier falls under %2 points at about step %3.</source>
        <translation>La barrera %1 baja de %2 puntos hacia el paso %3.</translation>
    </message>
    <message>
        <source>No dense run is done yet, so nothing can be compared.</source>
        <translation>Aún no ha terminado ninguna ejecución densa, así que no se puede comparar nada.</translation>
    </message>
    <message>
        <source>Dense: %1 ± %2 points over %3 seeds.</source>
        <translation>Densa: %1 ± %2 puntos sobre %3 semillas.</translation>
    </message>
    <message>
        <source>Dense: %1.</source>
        <translation>Densa: %1.</translation>
    </message>
    <message>
        <source>%1 of %2 tickets win: dense − %3 points or better.</source>
        <translation>Ganan %1 de %2 tickets: densa − %3 puntos o mejor.</translation>
    </message>
    <message>
        <source>The sparsest one: %1, %2 points relative to dense.</source>
        <translation>El más disperso: %1, %2 puntos respecto a la densa.</translation>
    </message>
    <message>
        <source>The mask of base run %1 has settled at epoch %2.</source>
        <translation>La máscara de la ejecución base %1 se ha estabilizado en la época %2.</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tiempo restante</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>%1 runs, %2 done</source>
        <translation>%1 ejecuciones, %2 terminadas</translation>
    </message>
    <message>
        <source>%1, %2 in total</source>
        <translation>%1, %2 en total</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>%1 of %2, %3 checkpoints of %4</source>
        <translation>%1 de %2, %3 checkpoints de %4</translation>
    </message>
    <message>
        <source>equal to %1 full runs, %2 at once (assumed)</source>
        <translation>equivale a %1 ejecuciones completas, %2 a la vez (supuesto)</translation>
    </message>
    <message>
        <source>%1 full runs × %2 (%3) ÷ %4 at once (assumed) = %5</source>
        <translation>%1 ejecuciones completas × %2 (%3) ÷ %4 a la vez (supuesto) = %5</translation>
    </message>
    <message>
        <source>%1; %2 free</source>
        <translation>%1; %2 libres</translation>
    </message>
    <message>
        <source>%1 full runs × %2 ÷ %3 at once = %4</source>
        <translation>%1 ejecuciones completas × %2 ÷ %3 a la vez = %4</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1, from the speed of the running one</source>
        <translation>%1, según la velocidad de la que está en curso</translation>
    </message>
    <message>
        <source>%1, from the speed of the %2 running ones</source>
        <translation>%1, según la velocidad de las %2 en curso</translation>
    </message>
    <message>
        <source>%1, as given</source>
        <translation>%1, según lo indicado</translation>
    </message>
    <message>
        <source>%1 steps × %2 = %3</source>
        <translation>%1 pasos × %2 = %3</translation>
    </message>
    <message>
        <source>%1, fitted to past runs of this net</source>
        <translation>%1, ajustado a ejecuciones anteriores de esta red</translation>
    </message>
    <message>
        <source>%1, from the past run “%2”</source>
        <translation>%1, de la ejecución anterior «%2»</translation>
    </message>
    <message>
        <source>A full run</source>
        <translation>Una ejecución completa</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketsView</name>
    <message>
        <source>Ticket board</source>
        <translation>Tablero de tickets</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Contents of the cells</source>
        <translation>Contenido de las celdas</translation>
    </message>
    <message>
        <source>Lowest amount shown</source>
        <translation>Menor cantidad mostrada</translation>
    </message>
    <message>
        <source>Highest amount shown</source>
        <translation>Mayor cantidad mostrada</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compares the runs of the selected cells. Space, Shift with the arrow keys, or dragging selects cells.</source>
        <translation>Compara las ejecuciones de las celdas seleccionadas. Se seleccionan con espacio, Mayús y las flechas, o arrastrando.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
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
        <translation>Capas del ticket</translation>
    </message>
    <message>
        <source>Open run</source>
        <translation>Abrir ejecución</translation>
    </message>
    <message>
        <source>New run from it</source>
        <translation>Nueva desde él</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Previsión</translation>
    </message>
    <message>
        <source>waves of runs</source>
        <translation>oleadas de ejecuciones</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>The mean of all seeds</source>
        <translation>La media de todas las semillas</translation>
    </message>
    <message>
        <source>Only seed %1</source>
        <translation>Solo la semilla %1</translation>
    </message>
    <message>
        <source>top-1 relative to dense in percentage points, mean of %1 seeds</source>
        <translation>top-1 respecto a la densa en puntos porcentuales, media de %1 semillas</translation>
    </message>
    <message>
        <source>top-1 relative to dense in percentage points</source>
        <translation>top-1 respecto a la densa en puntos porcentuales</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; winning: dense − %2 or better</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; ganan: densa − %2 o mejor</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 terminadas</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 en curso</translation>
    </message>
    <message>
        <source>%1 queued</source>
        <translation>%1 en cola</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 fallidas</translation>
    </message>
    <message>
        <source>choose a cell of the board</source>
        <translation>elegir una celda del tablero</translation>
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
        <translation>Queda el %1 de los pesos podables.</translation>
    </message>
    <message>
        <source>The dense net keeps all its weights.</source>
        <translation>La red densa conserva todos sus pesos.</translation>
    </message>
    <message>
        <source>The shares of its layers are known once it trains.</source>
        <translation>Las proporciones de sus capas se sabrán cuando entrene.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Share left</source>
        <translation>Parte restante</translation>
    </message>
    <message>
        <source>Last epoch</source>
        <translation>Última época</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>Mejor época</translation>
    </message>
    <message>
        <source>Accuracy to compare</source>
        <translation>Exactitud que comparar</translation>
    </message>
    <message>
        <source>Whether to compare runs by the accuracy of their last or of their best epoch</source>
        <translation>Si las ejecuciones se comparan por la exactitud de su última época o de la mejor</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>Guardar ticket…</translation>
    </message>
    <message>
        <source>Saves mask and reset weights to a file from which new runs can start</source>
        <translation>Guarda la máscara y los pesos reiniciados en un archivo desde el que pueden empezar nuevas ejecuciones</translation>
    </message>
    <message>
        <source>Compact…</source>
        <translation>Compactar…</translation>
    </message>
    <message>
        <source>Removes the dead channels and compares size and speed with the whole net; can also save ONNX</source>
        <translation>Quita los canales muertos y compara tamaño y velocidad con la red entera; también puede guardar ONNX</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Semilla %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TimeChart</name>
    <message>
        <source>No values yet</source>
        <translation>Aún no hay valores</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>intento %1</translation>
    </message>
    <message>
        <source>%1, from – to</source>
        <translation>%1, de – a</translation>
    </message>
    <message>
        <source>%1, not finite</source>
        <translation>%1, no finito</translation>
    </message>
    <message>
        <source>%1 · step %2</source>
        <translation>%1 · paso %2</translation>
    </message>
    <message>
        <source>%1 · raw %2</source>
        <translation>%1 · bruto %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation><numerusform>y %Ln más</numerusform><numerusform>y %Ln más</numerusform></translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>down to %1</source>
        <translation>hasta %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TimelinePage</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open a trace file, a folder with one file per rank, or another trace of the run</source>
        <translation>Abrir un archivo de traza, una carpeta con un archivo por rank u otra traza de la ejecución</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar con…</translation>
    </message>
    <message>
        <source>Show a second trace below this one with the same zoom</source>
        <translation>Mostrar debajo una segunda traza con el mismo zoom</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Buscar nombres</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Coincidencia siguiente (Intro)</translation>
    </message>
    <message>
        <source>Align the selected slices of both traces</source>
        <translation>Alinear los segmentos seleccionados de ambas trazas</translation>
    </message>
    <message>
        <source>Fold ranks</source>
        <translation>Plegar ranks</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show the whole trace (0). W and S zoom, A and D pan, dragging selects a range, F fits the selection</source>
        <translation>Mostrar la traza entera (0). W y S cambian el zoom, A y D desplazan, arrastrar selecciona un intervalo, F encaja la selección</translation>
    </message>
    <message>
        <source>Export PNG</source>
        <translation>Exportar PNG</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>Exportar la línea de tiempo</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Trace file…</source>
        <translation>Archivo de traza…</translation>
    </message>
    <message>
        <source>Folder with one file per rank…</source>
        <translation>Carpeta con un archivo por rank…</translation>
    </message>
    <message>
        <source>Folder to compare with…</source>
        <translation>Carpeta con la que comparar…</translation>
    </message>
    <message>
        <source>Attempt %1, steps %2 to %3</source>
        <translation>Intento %1, pasos %2 a %3</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Segmento</translation>
    </message>
    <message>
        <source>Click a slice to see all data of its event.</source>
        <translation>Hacer clic en un segmento para ver todos los datos de su evento.</translation>
    </message>
    <message>
        <source>Selected slice</source>
        <translation>Segmento seleccionado</translation>
    </message>
    <message>
        <source>Open a folder with one file per rank</source>
        <translation>Abrir una carpeta con un archivo por rank</translation>
    </message>
    <message>
        <source>Open a trace</source>
        <translation>Abrir una traza</translation>
    </message>
    <message>
        <source>Traces (*.json *.json.gz *.gz);;All files (*)</source>
        <translation>Trazas (*.json *.json.gz *.gz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Select a slice in each of the two traces first.</source>
        <translation>Seleccionar antes un segmento en cada una de las dos trazas.</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 coincidencia</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 coincidencias</translation>
    </message>
    <message>
        <source>upper trace</source>
        <translation>traza superior</translation>
    </message>
    <message>
        <source>lower trace</source>
        <translation>traza inferior</translation>
    </message>
    <message>
        <source>selected range of %1</source>
        <translation>intervalo seleccionado de %1</translation>
    </message>
    <message>
        <source>whole trace</source>
        <translation>traza entera</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportado a %1</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>My runs</source>
        <translation>Mis ejecuciones</translation>
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
        <translation>No hay ninguna traza abierta</translation>
    </message>
    <message>
        <source>Traces show what every rank did at each moment. A run writes one for the steps named in its run spec, or on request from the Live page. Traces of PyTorch's profiler and other tools in Chrome's JSON format can be opened as well, also compressed with gzip.</source>
        <translation>Las trazas muestran qué hizo cada rank en cada momento. Una ejecución escribe una para los pasos indicados en su especificación, o a petición desde la página En vivo. También se pueden abrir trazas del profiler de PyTorch y de otras herramientas en el formato JSON de Chrome, incluso comprimidas con gzip.</translation>
    </message>
    <message>
        <source>Open a trace…</source>
        <translation>Abrir una traza…</translation>
    </message>
    <message>
        <source>Close the second trace</source>
        <translation>Cerrar la segunda traza</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your runs has traces. Choose one in the menu Open.</source>
        <translation><numerusform>%Ln de las ejecuciones tiene trazas. Elegir una en el menú Abrir.</numerusform><numerusform>%Ln de las ejecuciones tienen trazas. Elegir una en el menú Abrir.</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>events</source>
        <translation>eventos</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>hilo %1</translation>
    </message>
    <message>
        <source>no process</source>
        <translation>sin proceso</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>proceso %1</translation>
    </message>
    <message>
        <source>rank %1: %2</source>
        <translation>rank %1: %2</translation>
    </message>
    <message>
        <source>%1 seen</source>
        <translation>%1 visibles</translation>
    </message>
    <message>
        <source>&lt;br&gt;from %1</source>
        <translation>&lt;br&gt;desde %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TimelineViewModel</name>
    <message>
        <source>%1 slices</source>
        <translation>%1 segmentos</translation>
    </message>
    <message>
        <source>%1 steps of %2</source>
        <translation>%1 pasos de %2</translation>
    </message>
    <message>
        <source>%1: %2. Everything before that is shown.</source>
        <translation>%1: %2. Se muestra todo lo anterior.</translation>
    </message>
    <message>
        <source>%1 ends in the middle, after byte %2. Its %3 events before that are shown.</source>
        <translation>%1 acaba a medias, tras el byte %2. Se muestran sus %3 eventos anteriores.</translation>
    </message>
    <message>
        <source>%1 is damaged in %2 places; everything else is shown.</source>
        <translation>%1 está dañado en %2 sitios; se muestra todo lo demás.</translation>
    </message>
    <message>
        <source>%1: %2 events have no end or no start; those without an end extend to the end of their thread.</source>
        <translation>%1: %2 eventos no tienen final o inicio; los que no tienen final se extienden hasta el final de su hilo.</translation>
    </message>
    <message>
        <source>%1 slices are not shown: they are nested deeper than 64, or on more than 20,000 threads.</source>
        <translation>%1 segmentos no se muestran: tienen más de 64 niveles de anidamiento o están en más de 20.000 hilos.</translation>
    </message>
    <message>
        <source>The ranks' clocks belong to several machines and were aligned by the time of day: they may be off by milliseconds.</source>
        <translation>Los relojes de los ranks pertenecen a varias máquinas y se alinearon por la hora: puede haber diferencias de milisegundos.</translation>
    </message>
    <message>
        <source>%1 of the communication is hidden behind compute.</source>
        <translation>El %1 de la comunicación queda oculto tras el cálculo.</translation>
    </message>
    <message>
        <source>Rank %1 idles most: %2 of its time.</source>
        <translation>El rank %1 es el más inactivo: %2 de su tiempo.</translation>
    </message>
    <message>
        <source>Idle: %1 of the time.</source>
        <translation>Inactivo: %1 del tiempo.</translation>
    </message>
    <message>
        <source>Rank %1 comes last to %2 of %3 sums, then %4 behind the others.</source>
        <translation>El rank %1 llega el último a %2 de %3 sumas, %4 por detrás de los demás.</translation>
    </message>
    <message>
        <source>1 step of %1</source>
        <translation>1 paso de %1</translation>
    </message>
    <message>
        <source>The ranks start their sums together.</source>
        <translation>Los ranks inician sus sumas a la vez.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation><numerusform>1 rank</numerusform><numerusform>%Ln ranks</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::Toast</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>trainyard::TopBars</name>
    <message>
        <source>Most likely classes</source>
        <translation>Clases más probables</translation>
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
        <translation>muestras por paso</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>samples per rank</source>
        <translation>muestras por rank</translation>
    </message>
</context>
<context>
    <name>trainyard::WaveChart</name>
    <message>
        <source>Waves of runs</source>
        <translation>Oleadas de ejecuciones</translation>
    </message>
    <message>
        <source>Known once the first run is done.</source>
        <translation>Se sabrá cuando termine la primera ejecución.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>time since %1</source>
        <translation>tiempo desde %1</translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsPane</name>
    <message>
        <source>All weights of this layer are exactly 0.</source>
        <translation>Todos los pesos de esta capa son exactamente 0.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Percentile %1</source>
        <translation>Percentil %1</translation>
    </message>
    <message>
        <source>threshold |w|</source>
        <translation>umbral |w|</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>podado</translation>
    </message>
    <message>
        <source>left</source>
        <translation>restante</translation>
    </message>
    <message>
        <source>thinnest layer</source>
        <translation>capa más fina</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabla como CSV…</translation>
    </message>
    <message>
        <source>Figure as SVG…</source>
        <translation>Figura como SVG…</translation>
    </message>
    <message>
        <source>Figure as PDF…</source>
        <translation>Figura como PDF…</translation>
    </message>
    <message>
        <source>Figure as PNG…</source>
        <translation>Figura como PNG…</translation>
    </message>
    <message>
        <source>Use as thresholds</source>
        <translation>Usar como umbrales</translation>
    </message>
    <message>
        <source>Cumulative magnitude</source>
        <translation>Magnitud acumulada</translation>
    </message>
    <message>
        <source>Log |w|</source>
        <translation>Log |w|</translation>
    </message>
    <message>
        <source>Magnitudes on a logarithmic axis</source>
        <translation>Magnitudes en un eje logarítmico</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>Todas las capas</translation>
    </message>
    <message>
        <source>The curve of all prunable weights</source>
        <translation>La curva de todos los pesos podables</translation>
    </message>
    <message>
        <source>One layer</source>
        <translation>Una capa</translation>
    </message>
    <message>
        <source>The curve of the layer chosen below</source>
        <translation>La curva de la capa elegida abajo</translation>
    </message>
    <message>
        <source>Left in each layer</source>
        <translation>Restante en cada capa</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>todas las capas</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>convolución</translation>
    </message>
    <message>
        <source>1 × 1</source>
        <translation>1 × 1</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otra</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Umbrales</translation>
    </message>
    <message>
        <source>global, by percentile</source>
        <translation>global, por percentil</translation>
    </message>
    <message>
        <source>10 to 99 %</source>
        <translation>10 a 99 %</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Propios</translation>
    </message>
    <message>
        <source>The percentiles used by a published study of MobileNetV2</source>
        <translation>Los percentiles que usa un estudio publicado de MobileNetV2</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Initial percentiles</source>
        <translation>Percentiles iniciales</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>The weights cannot be shown</source>
        <translation>No se pueden mostrar los pesos</translation>
    </message>
    <message>
        <source>The weights are being measured</source>
        <translation>Se están midiendo los pesos</translation>
    </message>
    <message>
        <source>The engine reads the checkpoint once, on the machine that has it.</source>
        <translation>El motor lee el checkpoint una vez, en la máquina que lo tiene.</translation>
    </message>
    <message>
        <source>measuring again…</source>
        <translation>midiendo de nuevo…</translation>
    </message>
    <message>
        <source>%1 weights of %2</source>
        <translation>%1 pesos de %2</translation>
    </message>
    <message>
        <source>%1 prunable weights in %2 layers</source>
        <translation>%1 pesos podables en %2 capas</translation>
    </message>
    <message>
        <source>% of its weights above %1</source>
        <translation>% de sus pesos por encima de %1</translation>
    </message>
    <message>
        <source>Move the mark</source>
        <translation>Mover la marca</translation>
    </message>
    <message>
        <source>Add a mark</source>
        <translation>Añadir una marca</translation>
    </message>
    <message>
        <source>Percentile, from 0.1 to 99.9:</source>
        <translation>Percentil, de 0,1 a 99,9:</translation>
    </message>
    <message>
        <source>New run pruned at %1 %</source>
        <translation>Nueva ejecución podada al %1 %</translation>
    </message>
    <message>
        <source>%1: weights</source>
        <translation>%1: pesos</translation>
    </message>
    <message>
        <source>Published (MobileNetV2)</source>
        <translation>Publicados (MobileNetV2)</translation>
    </message>
    <message>
        <source>Of |w|</source>
        <translation>De |w|</translation>
    </message>
    <message numerus="yes">
        <source>Lottery tickets at %Ln threshold(s)…</source>
        <translation><numerusform>Lottery tickets con 1 umbral…</numerusform><numerusform>Lottery tickets con %Ln umbrales…</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsRemarksCard</name>
    <message>
        <source>Keep 1 % per layer</source>
        <translation>Conservar 1 % por capa</translation>
    </message>
    <message>
        <source>Keeps the largest hundredth of every layer's weights regardless of the threshold</source>
        <translation>Conserva la centésima parte mayor de los pesos de cada capa, sea cual sea el umbral</translation>
    </message>
    <message>
        <source>Let layers vanish</source>
        <translation>Dejar que desaparezcan</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>no objections to the thresholds</source>
        <translation>sin objeciones a los umbrales</translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation><numerusform>1 aviso</numerusform><numerusform>%Ln avisos</numerusform></translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsRolesCard</name>
    <message>
        <source>Never pruned</source>
        <translation>Nunca podado</translation>
    </message>
    <message>
        <source>%1 of %2 values, %3</source>
        <translation>%1 de %2 valores, %3</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Also prune</source>
        <translation>Podar también</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Also prune: %1</source>
        <translation>Podar también: %1</translation>
    </message>
    <message>
        <source>always kept</source>
        <translation>siempre conservado</translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsTable</name>
    <message>
        <source>Thresholds</source>
        <translation>Umbrales</translation>
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
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 of the weights are exactly 0.</source>
        <translation>El %1 de los pesos es exactamente 0.</translation>
    </message>
    <message>
        <source>%1 coincide at %2:</source>
        <translation>%1 coinciden en %2:</translation>
    </message>
    <message>
        <source>they give the same mask.</source>
        <translation>dan la misma máscara.</translation>
    </message>
    <message>
        <source>From %1 % %2 vanishes:</source>
        <translation>Desde el %1 % desaparece %2:</translation>
    </message>
    <message>
        <source>From %1 % %2 layers vanish:</source>
        <translation>Desde el %1 % desaparecen %2 capas:</translation>
    </message>
    <message>
        <source>no weight of %1 is left.</source>
        <translation>no queda ningún peso de %1.</translation>
    </message>
    <message>
        <source>Many zeros:</source>
        <translation>Muchos ceros:</translation>
    </message>
    <message>
        <source>NaN or infinite:</source>
        <translation>NaN o infinito:</translation>
    </message>
    <message>
        <source>%1 weights, which count as the largest.</source>
        <translation>%1 pesos, que cuentan como los mayores.</translation>
    </message>
    <message>
        <source>Every layer keeps %1.</source>
        <translation>Cada capa conserva %1.</translation>
    </message>
    <message>
        <source>Its largest weights are kept regardless of the threshold.</source>
        <translation>Sus pesos mayores se conservan, sea cual sea el umbral.</translation>
    </message>
    <message>
        <source>Batch-norm and biases</source>
        <translation>Batch-norm y bias</translation>
    </message>
    <message>
        <source>Depthwise kernels</source>
        <translation>Kernels depthwise</translation>
    </message>
    <message>
        <source>First layer</source>
        <translation>Primera capa</translation>
    </message>
    <message>
        <source>Last layer</source>
        <translation>Última capa</translation>
    </message>
    <message>
        <source>Layers excluded by name</source>
        <translation>Capas excluidas por nombre</translation>
    </message>
    <message>
        <source>%1 chosen.</source>
        <translation>%1 elegidos.</translation>
    </message>
    <message numerus="yes">
        <source>%1 would empty a layer.</source>
        <translation><numerusform>%1 vaciaría una capa.</numerusform><numerusform>%1 vaciarían una capa.</numerusform></translation>
    </message>
    <message>
        <source>%1 give the same mask as another mark.</source>
        <translation>%1 dan la misma máscara que otra marca.</translation>
    </message>
    <message>
        <source>They are left out.</source>
        <translation>Se omiten.</translation>
    </message>
    <message>
        <source>This run has not written a checkpoint yet. It writes the first one at the end of an epoch, or when you save one on the Live page.</source>
        <translation>Esta ejecución aún no ha escrito un checkpoint. Escribe el primero al final de una época o cuando se guarda uno en la página En vivo.</translation>
    </message>
    <message>
        <source>Nothing in this checkpoint is prunable: all of its kernels and matrices are excluded.</source>
        <translation>En este checkpoint no hay nada podable: todos sus kernels y matrices están excluidos.</translation>
    </message>
    <message>
        <source>%1 values, measured in %2</source>
        <translation>%1 valores, medidos en %2</translation>
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
        <translation>Publicado para esta red en ImageNet:</translation>
    </message>
    <message>
        <source>min %1 · mean %2 · max %3 · %4 exactly 0</source>
        <translation>mín. %1 · media %2 · máx. %3 · %4 exactamente 0</translation>
    </message>
</context>
<context>
    <name>trainyard::WhereGroup</name>
    <message>
        <source>this workstation</source>
        <translation>esta estación de trabajo</translation>
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
        <translation>Se inicia de inmediato en %1.</translation>
    </message>
    <message>
        <source>%1 of %2 are in use: the run waits in the queue until %3 are free, even when this window is closed.</source>
        <translation>%1 de %2 están en uso: la ejecución espera en la cola hasta que haya %3 libres, aunque esta ventana esté cerrada.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>The engine's CPU module does not load on this machine.</source>
        <translation>El módulo de CPU del motor no se carga en esta máquina.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Enters the queue of %1 and runs there, even when this window is closed.</source>
        <translation>Entra en la cola de %1 y se ejecuta allí, aunque esta ventana esté cerrada.</translation>
    </message>
    <message>
        <source>%1 is not connected: Start connects to it and then submits the run.</source>
        <translation>%1 no está conectada: Iniciar conecta con ella y después envía la ejecución.</translation>
    </message>
    <message>
        <source>This workstation</source>
        <translation>Esta estación de trabajo</translation>
    </message>
</context>
<context>
    <name>trainyard::WrappedLabel</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
</context>
</TS>