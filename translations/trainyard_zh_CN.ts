<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>BuiltInPreset</name>
    <message>
        <source>First run: glyphs</source>
        <translation>首次运行：字形</translation>
    </message>
    <message>
        <source>A small CNN on images the engine draws itself: nothing to download, trained in a few minutes.</source>
        <translation>由引擎自行绘制图像的小型 CNN：无需下载，几分钟即可训练完成。</translation>
    </message>
    <message>
        <source>MNIST small CNN</source>
        <translation>MNIST 小型 CNN</translation>
    </message>
    <message>
        <source>Handwritten digits from the four IDX files, 99 % in a handful of epochs.</source>
        <translation>四个 IDX 文件中的手写数字，几个 epoch 即达 99 %。</translation>
    </message>
    <message>
        <source>CIFAR-10 ResNet20V2</source>
        <translation>CIFAR-10 ResNet20V2</translation>
    </message>
    <message>
        <source>Small colour photographs from a folder per class, through a residual net of 20 layers.</source>
        <translation>每类一个文件夹的小幅彩色照片，使用 20 层残差网络。</translation>
    </message>
</context>
<context>
    <name>DataCatalogue</name>
    <message>
        <source>70,000 handwritten digits, 28 × 28, grey, 10 classes</source>
        <translation>70,000 个手写数字，28 × 28，灰度，10 个类别</translation>
    </message>
    <message>
        <source>70,000 pieces of clothing, 28 × 28, grey, 10 classes</source>
        <translation>70,000 件服装，28 × 28，灰度，10 个类别</translation>
    </message>
    <message>
        <source>60,000 photographs, 32 × 32, colour, 10 classes</source>
        <translation>60,000 张照片，32 × 32，彩色，10 个类别</translation>
    </message>
    <message>
        <source>60,000 photographs, 32 × 32, colour, 100 classes</source>
        <translation>60,000 张照片，32 × 32，彩色，100 个类别</translation>
    </message>
    <message>
        <source>13,394 photographs of ImageNet, short side 160, 10 classes</source>
        <translation>13,394 张 ImageNet 照片，短边 160，10 个类别</translation>
    </message>
    <message>
        <source>13,394 photographs of ImageNet, short side 320, 10 classes</source>
        <translation>13,394 张 ImageNet 照片，短边 320，10 个类别</translation>
    </message>
    <message>
        <source>No licence named; free for research, with citation</source>
        <translation>未注明许可证；可免费用于研究，须注明出处</translation>
    </message>
    <message>
        <source>Apache-2.0; images under ImageNet&apos;s terms</source>
        <translation>Apache-2.0；图像遵循 ImageNet 的条款</translation>
    </message>
</context>
<context>
    <name>ComparedText</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>CurveFigures</name>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Throughput (samples/s)</source>
        <translation>吞吐量（样本/秒）</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>user</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>jump hosts</source>
        <translation>跳板机</translation>
    </message>
    <message>
        <source>key file</source>
        <translation>密钥文件</translation>
    </message>
    <message>
        <source>runs folder</source>
        <translation>运行文件夹</translation>
    </message>
    <message>
        <source>data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>seconds before the time limit</source>
        <translation>时间限制前的秒数</translation>
    </message>
    <message>
        <source>GPU indices</source>
        <translation>GPU 编号</translation>
    </message>
    <message>
        <source>GPU type</source>
        <translation>GPU 类型</translation>
    </message>
    <message>
        <source>account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>array</source>
        <translation>作业数组</translation>
    </message>
    <message>
        <source>command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>constraint</source>
        <translation>约束</translation>
    </message>
    <message>
        <source>processor cores</source>
        <translation>处理器核</translation>
    </message>
    <message>
        <source>dependencies</source>
        <translation>依赖</translation>
    </message>
    <message>
        <source>extra options</source>
        <translation>其他选项</translation>
    </message>
    <message>
        <source>folder of records</source>
        <translation>记录文件夹</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>prologue</source>
        <translation>前置脚本</translation>
    </message>
    <message>
        <source>ranks per node</source>
        <translation>每节点 rank 数</translation>
    </message>
    <message>
        <source>reservation</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>restart limit</source>
        <translation>重启上限</translation>
    </message>
    <message>
        <source>run directory</source>
        <translation>运行目录</translation>
    </message>
    <message>
        <source>tasks at once</source>
        <translation>同时任务数</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <source>token</source>
        <translation>令牌</translation>
    </message>
</context>
<context>
    <name>ForecastText</name>
    <message>
        <source>A run on %1 then trains for %2 and takes %3; on one rank %4.</source>
        <translation>此时一次运行（%1）训练 %2，用 %3；1 个 rank 用 %4。</translation>
    </message>
    <message>
        <source>That costs %1 instead of %2.</source>
        <translation>费用为 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>GPU hours</source>
        <translation>GPU 小时</translation>
    </message>
    <message>
        <source>rank hours</source>
        <translation>rank 小时</translation>
    </message>
    <message>
        <source>%1 GPU hours</source>
        <translation>%1 GPU 小时</translation>
    </message>
    <message>
        <source>%1 rank hours</source>
        <translation>%1 rank 小时</translation>
    </message>
    <message>
        <source>%1 GPU minutes</source>
        <translation>%1 GPU 分钟</translation>
    </message>
    <message>
        <source>%1 rank minutes</source>
        <translation>%1 rank 分钟</translation>
    </message>
    <message>
        <source>%1 GPU seconds</source>
        <translation>%1 GPU 秒</translation>
    </message>
    <message>
        <source>%1 rank seconds</source>
        <translation>%1 rank 秒</translation>
    </message>
    <message>
        <source>More ranks pay up to %1, the most looked at: each adds at least half a rank, and a run takes less than twice the %2 of one rank.</source>
        <translation>直到 %1（考察的最大值），增加 rank 都划算：每个至少增加半个 rank 的速度，一次运行所用的%2不到 1 个 rank 时的两倍。</translation>
    </message>
    <message>
        <source>Each rank up to %1 adds at least half a rank, but beyond %2 a run takes more than twice the %3 of one rank.</source>
        <translation>直到 %1，每个 rank 至少增加半个 rank 的速度，但超过 %2 后，一次运行所用的%3超过 1 个 rank 时的两倍。</translation>
    </message>
    <message>
        <source>The batch of %1 has no sample for more than %2.</source>
        <translation>大小为 %1 的批次最多只够分给 %2。</translation>
    </message>
    <message>
        <source>Beyond %1, runs become slower.</source>
        <translation>超过 %1 后，运行会变慢。</translation>
    </message>
    <message>
        <source>Runs even become slower there.</source>
        <translation>此后运行甚至会变慢。</translation>
    </message>
    <message>
        <source>One run of each number of ranks tells nothing about their spread: repeat them.</source>
        <translation>每种 rank 数只有一次运行，无法得知离散程度：请重复运行。</translation>
    </message>
    <message>
        <source>The network is not measured: the band spans 70 % of its rate with nothing hidden, and all of it with sums hidden behind the whole backward pass.</source>
        <translation>网络未经测量：范围从 70 % 速率且通信完全不被掩盖，到全部速率且求和被整个反向传播掩盖。</translation>
    </message>
    <message>
        <source>It is widened by %1, by which the forecast misses what was measured elsewhere.</source>
        <translation>范围再扩大 %1，即预估与其他测量值的偏差。</translation>
    </message>
    <message>
        <source>MobileNetV2 on ImageNet, K80</source>
        <translation>ImageNet 上的 MobileNetV2，K80</translation>
    </message>
    <message>
        <source>A study of lottery tickets at scale: MobileNetV2 on ImageNet, nodes with four K80 GPUs</source>
        <translation>大规模彩票研究：ImageNet 上的 MobileNetV2，每个节点四块 K80 GPU</translation>
    </message>
    <message>
        <source>An epoch takes 3.5 to 4 h on one GPU and 1 h on four, a speed-up of 3.5 of 4.</source>
        <translation>一个 epoch 在一块 GPU 上用 3.5 至 4 小时，在四块上用 1 小时，加速比为 3.5（理想为 4）。</translation>
    </message>
    <message>
        <source>CNN of 500 × 500 pixels, 2 classes</source>
        <translation>500 × 500 像素的 CNN，2 类</translation>
    </message>
    <message>
        <source>Quality control of potato chips by data-parallel training with an allreduce library</source>
        <translation>使用 allreduce 库的数据并行训练进行薯片质量检测</translation>
    </message>
    <message>
        <source>75 times as fast as without a GPU on one, 150 times on two, and no more on four.</source>
        <translation>一块 GPU 的速度是没有 GPU 时的 75 倍，两块是 150 倍，四块不再增加。</translation>
    </message>
    <message>
        <source>ResNet50V2 on CIFAR-10</source>
        <translation>CIFAR-10 上的 ResNet50V2</translation>
    </message>
    <message>
        <source>Teaching scalability on a supercomputer: ResNet50V2 on CIFAR-10 resized to 128 × 128 pixels</source>
        <translation>在超级计算机上讲授可扩展性：ResNet50V2 训练缩放到 128 × 128 像素的 CIFAR-10</translation>
    </message>
    <message>
        <source>An epoch takes 42 s on one GPU. The figures at hand state no speed-up.</source>
        <translation>一个 epoch 在一块 GPU 上用 42 秒。现有数据没有给出加速比。</translation>
    </message>
    <message>
        <source>Parameter server over MPI</source>
        <translation>基于 MPI 的参数服务器</translation>
    </message>
    <message>
        <source>Training with an MPI parameter server for physicists</source>
        <translation>面向物理学家的 MPI 参数服务器训练</translation>
    </message>
    <message>
        <source>Validation took 28 to 33 % of a run, and a thread for it saved 23 %. The figures at hand state no speed-up.</source>
        <translation>验证占一次运行的 28 至 33 %，用单独线程节省了 23 %。现有数据没有给出加速比。</translation>
    </message>
    <message>
        <source>Course on distributed training</source>
        <translation>分布式训练课程</translation>
    </message>
    <message>
        <source>A course on distributed training with allreduce over MPI on clusters</source>
        <translation>关于在集群上通过 MPI 的 allreduce 进行分布式训练的课程</translation>
    </message>
    <message>
        <source>It shows curves of ResNet-50 over nodes. The figures at hand state no speed-up.</source>
        <translation>课程给出 ResNet-50 随节点数的曲线。现有数据没有给出加速比。</translation>
    </message>
    <message>
        <source>Beyond %1 it no longer pays: each further rank adds less than half a rank, although up to %2 a run takes less than twice the %3 of one rank.</source>
        <translation>超过 %1 就不再划算：每增加一个 rank 带来的速度不到半个 rank，尽管直到 %2 一次运行所用的%3都不到 1 个 rank 时的两倍。</translation>
    </message>
    <message>
        <source>Beyond %1 it no longer pays: each further rank adds less than half a rank, and beyond %2 a run takes more than twice the %3 of one rank.</source>
        <translation>超过 %1 就不再划算：每增加一个 rank 带来的速度不到半个 rank；超过 %2 后，一次运行所用的%3超过 1 个 rank 时的两倍。</translation>
    </message>
    <message>
        <source>Beyond %1 it no longer pays: each further rank adds less than half a rank, and a run takes more than twice the %2 of one rank.</source>
        <translation>超过 %1 就不再划算：每增加一个 rank 带来的速度不到半个 rank，而且一次运行所用的%2超过 1 个 rank 时的两倍。</translation>
    </message>
    <message>
        <source>The band holds nine tenths of what other draws of the measured runs would have given.</source>
        <translation>该范围包含对已测运行重新抽样所得结果的十分之九。</translation>
    </message>
</context>
<context>
    <name>FormatText</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 天 %2 小时</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
    <message>
        <source>%1 min ago</source>
        <translation>%1 分钟前</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>%1 小时前</translation>
    </message>
    <message>
        <source>%1 d ago</source>
        <translation>%1 天前</translation>
    </message>
    <message>
        <source>%1 of %2 classes</source>
        <translation>%1 / %2 个类别</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s)</source>
        <translation>
            <numerusform>%Ln 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation>%1 个类别</translation>
    </message>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%1 / %2 个样本</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 个样本</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 天</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <extracomment>The name of the language that the texts are translated to, in that language</extracomment>
        <translation>简体中文</translation>
    </message>
</context>
<context>
    <name>LiveText</name>
    <message>
        <source>%1, job %2</source>
        <translation>%1，作业 %2</translation>
    </message>
    <message>
        <source>%1, job %2 on %3</source>
        <translation>%1，作业 %2，位于 %3</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 个参数</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>第 %1 次尝试</translation>
    </message>
    <message>
        <source>Epoch %1 / %2</source>
        <translation>Epoch %1 / %2</translation>
    </message>
    <message>
        <source>step %1 / %2</source>
        <translation>步 %1 / %2</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>validating</source>
        <translation>正在验证</translation>
    </message>
    <message>
        <source>writing a checkpoint</source>
        <translation>正在写入检查点</translation>
    </message>
    <message>
        <source>choosing kernels, %1 of %2</source>
        <translation>正在选择内核，%1 / %2</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>正在准备</translation>
    </message>
    <message>
        <source>silent since %1</source>
        <translation>自 %1 起无输出</translation>
    </message>
    <message>
        <source>The engine has written nothing since %1. It may be busy with a long validation, or its machine or file system may be stuck.</source>
        <translation>引擎自 %1 起没有写入任何内容。它可能正忙于长时间的验证，也可能是机器或文件系统卡住了。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Checkpoint, epoch %1</source>
        <translation>检查点，epoch %1</translation>
    </message>
    <message>
        <source>Checkpoint, step %1</source>
        <translation>检查点，第 %1 步</translation>
    </message>
    <message>
        <source>Attempt %1 started</source>
        <translation>第 %1 次尝试已开始</translation>
    </message>
    <message>
        <source>from step %1</source>
        <translation>自第 %1 步起</translation>
    </message>
    <message>
        <source>Attempt %1 ended</source>
        <translation>第 %1 次尝试已结束</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>%Ln 个 epoch</numerusform>
        </translation>
    </message>
    <message>
        <source>Commit %1 of %2, “%3”</source>
        <translation>提交 %1，分支 %2，“%3”</translation>
    </message>
    <message>
        <source>The program&apos;s folder was in no git repository.</source>
        <translation>程序的文件夹不在任何 git 仓库中。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln untracked file(s) were not kept</source>
        <translation>
            <numerusform>%Ln 个未跟踪的文件没有保留</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder %1</source>
        <translation>文件夹 %1</translation>
    </message>
    <message>
        <source>Started: %1</source>
        <translation>启动：%1</translation>
    </message>
    <message>
        <source>Changes that were not committed:</source>
        <translation>未提交的更改：</translation>
    </message>
    <message>
        <source>×%1 ranks %2</source>
        <translation>×%1 rank %2</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>There is no information from %1 yet.</source>
        <translation>还没有来自 %1 的信息。</translation>
    </message>
    <message>
        <source>State at %1: %2 is not connected.</source>
        <translation>%1 时的状态：%2 未连接。</translation>
    </message>
    <message>
        <source>%1 Its connection is paused.</source>
        <translation>%1 其连接已暂停。</translation>
    </message>
    <message>
        <source>%1 Trainyard is reconnecting; the run continues there.</source>
        <translation>%1 Trainyard 正在重新连接；运行在那里继续。</translation>
    </message>
    <message>
        <source>%1 Connect to it on the Machines page; the run continues there.</source>
        <translation>%1 请在“机器”页面连接；运行在那里继续。</translation>
    </message>
    <message>
        <source>Resume it from its last checkpoint, or clone it.</source>
        <translation>从最后的检查点恢复，或克隆它。</translation>
    </message>
    <message>
        <source>Resume it from the beginning, or clone it.</source>
        <translation>从头恢复，或克隆它。</translation>
    </message>
    <message>
        <source>Clone it to change its settings.</source>
        <translation>克隆它以更改设置。</translation>
    </message>
</context>
<context>
    <name>MachineText</name>
    <message>
        <source>This workstation</source>
        <translation>本工作站</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>本工作站</translation>
    </message>
    <message>
        <source>%1 via %2</source>
        <translation>%1，经由 %2</translation>
    </message>
    <message>
        <source>a machine that was removed (%1)</source>
        <translation>已移除的机器（%1）</translation>
    </message>
</context>
<context>
    <name>ModelTitle</name>
    <message>
        <source>Small CNN</source>
        <translation>小型 CNN</translation>
    </message>
</context>
<context>
    <name>Operations</name>
    <message>
        <source>Cannot act on the job %1</source>
        <translation>无法操作作业 %1</translation>
    </message>
    <message>
        <source>Cannot add a host to %1</source>
        <translation>无法向 %1 添加主机</translation>
    </message>
    <message>
        <source>Cannot allocate %1</source>
        <translation>无法分配 %1</translation>
    </message>
    <message>
        <source>Cannot archive the campaign %1</source>
        <translation>无法归档批量实验 %1</translation>
    </message>
    <message>
        <source>Cannot ask for the jobs %1</source>
        <translation>无法查询作业 %1</translation>
    </message>
    <message>
        <source>Cannot ask for the state of the runs %1</source>
        <translation>无法查询运行的状态 %1</translation>
    </message>
    <message>
        <source>Cannot ask the engine for a plan %1</source>
        <translation>无法向引擎请求计划 %1</translation>
    </message>
    <message>
        <source>Cannot ask the engine there for a plan %1</source>
        <translation>无法向那里的引擎请求计划 %1</translation>
    </message>
    <message>
        <source>Cannot ask the machine %1</source>
        <translation>无法询问机器 %1</translation>
    </message>
    <message>
        <source>Cannot ask the queue %1</source>
        <translation>无法查询队列 %1</translation>
    </message>
    <message>
        <source>Cannot augment %1</source>
        <translation>无法增强 %1</translation>
    </message>
    <message>
        <source>Cannot bring the data set %1</source>
        <translation>无法传送数据集 %1</translation>
    </message>
    <message>
        <source>Cannot bring the file %1</source>
        <translation>无法传送文件 %1</translation>
    </message>
    <message>
        <source>Cannot build %1</source>
        <translation>无法构建 %1</translation>
    </message>
    <message>
        <source>Cannot build the engine there %1</source>
        <translation>无法在那里构建引擎 %1</translation>
    </message>
    <message>
        <source>Cannot build the model %1</source>
        <translation>无法构建模型 %1</translation>
    </message>
    <message>
        <source>Cannot cancel %1</source>
        <translation>无法取消 %1</translation>
    </message>
    <message>
        <source>Cannot cancel a job %1</source>
        <translation>无法取消一个作业 %1</translation>
    </message>
    <message>
        <source>Cannot cancel the job %1</source>
        <translation>无法取消作业 %1</translation>
    </message>
    <message>
        <source>Cannot carry out what was asked of the runs %1</source>
        <translation>无法执行对运行的请求 %1</translation>
    </message>
    <message>
        <source>Cannot chain the stages of %1</source>
        <translation>无法串联各阶段 %1</translation>
    </message>
    <message>
        <source>Cannot change the data set %1</source>
        <translation>无法更改数据集 %1</translation>
    </message>
    <message>
        <source>Cannot change the run %1</source>
        <translation>无法更改运行 %1</translation>
    </message>
    <message>
        <source>Cannot change the store %1</source>
        <translation>无法更改存储库 %1</translation>
    </message>
    <message>
        <source>Cannot check %1</source>
        <translation>无法检查 %1</translation>
    </message>
    <message>
        <source>Cannot check the device in %1</source>
        <translation>无法检查设备 %1</translation>
    </message>
    <message>
        <source>Cannot check the machine %1</source>
        <translation>无法检查机器 %1</translation>
    </message>
    <message>
        <source>Cannot compare on %1</source>
        <translation>无法按 %1 比较</translation>
    </message>
    <message>
        <source>Cannot connect over SSH %1</source>
        <translation>无法通过 SSH 连接 %1</translation>
    </message>
    <message>
        <source>Cannot connect through %1</source>
        <translation>无法经由 %1 连接</translation>
    </message>
    <message>
        <source>Cannot connect to %1</source>
        <translation>无法连接到 %1</translation>
    </message>
    <message>
        <source>Cannot convert %1</source>
        <translation>无法转换 %1</translation>
    </message>
    <message>
        <source>Cannot convolve with %1</source>
        <translation>无法用 %1 做卷积</translation>
    </message>
    <message>
        <source>Cannot copy %1</source>
        <translation>无法复制 %1</translation>
    </message>
    <message>
        <source>Cannot count steps on from %1</source>
        <translation>无法从 %1 继续计步</translation>
    </message>
    <message>
        <source>Cannot count the weights of %1</source>
        <translation>无法统计权重数 %1</translation>
    </message>
    <message>
        <source>Cannot create the attempt&apos;s folder %1</source>
        <translation>无法创建尝试的文件夹 %1</translation>
    </message>
    <message>
        <source>Cannot create the folder %1</source>
        <translation>无法创建文件夹 %1</translation>
    </message>
    <message>
        <source>Cannot create the run directory %1</source>
        <translation>无法创建运行目录 %1</translation>
    </message>
    <message>
        <source>Cannot create the store %1</source>
        <translation>无法创建存储库 %1</translation>
    </message>
    <message>
        <source>Cannot decode an image %1</source>
        <translation>无法解码一张图像 %1</translation>
    </message>
    <message>
        <source>Cannot decode the image %1</source>
        <translation>无法解码图像 %1</translation>
    </message>
    <message>
        <source>Cannot delete the preset %1</source>
        <translation>无法删除预设 %1</translation>
    </message>
    <message>
        <source>Cannot delete the run %1</source>
        <translation>无法删除运行 %1</translation>
    </message>
    <message>
        <source>Cannot delete the run directory %1</source>
        <translation>无法删除运行目录 %1</translation>
    </message>
    <message>
        <source>Cannot delete the runs %1</source>
        <translation>无法删除这些运行 %1</translation>
    </message>
    <message>
        <source>Cannot describe %1</source>
        <translation>无法描述 %1</translation>
    </message>
    <message>
        <source>Cannot download %1</source>
        <translation>无法下载 %1</translation>
    </message>
    <message>
        <source>Cannot download the data set %1</source>
        <translation>无法下载数据集 %1</translation>
    </message>
    <message>
        <source>Cannot draw glyphs %1</source>
        <translation>无法绘制字形 %1</translation>
    </message>
    <message>
        <source>Cannot encode %1</source>
        <translation>无法编码 %1</translation>
    </message>
    <message>
        <source>Cannot enter %1</source>
        <translation>无法进入 %1</translation>
    </message>
    <message>
        <source>Cannot export %1</source>
        <translation>无法导出 %1</translation>
    </message>
    <message>
        <source>Cannot export the points %1</source>
        <translation>无法导出数据点 %1</translation>
    </message>
    <message>
        <source>Cannot extend %1</source>
        <translation>无法扩展 %1</translation>
    </message>
    <message>
        <source>Cannot fetch %1</source>
        <translation>无法取回 %1</translation>
    </message>
    <message>
        <source>Cannot fetch from %1</source>
        <translation>无法从 %1 取回</translation>
    </message>
    <message>
        <source>Cannot fetch from the run %1</source>
        <translation>无法从运行 %1 取回</translation>
    </message>
    <message>
        <source>Cannot fetch the checkpoint %1</source>
        <translation>无法取回检查点 %1</translation>
    </message>
    <message>
        <source>Cannot fetch to %1</source>
        <translation>无法取回到 %1</translation>
    </message>
    <message>
        <source>Cannot find the address of %1</source>
        <translation>无法找到地址 %1</translation>
    </message>
    <message>
        <source>Cannot find the campaign %1</source>
        <translation>无法找到批量实验 %1</translation>
    </message>
    <message>
        <source>Cannot find the engine %1</source>
        <translation>无法找到引擎 %1</translation>
    </message>
    <message>
        <source>Cannot find the folder %1</source>
        <translation>无法找到文件夹 %1</translation>
    </message>
    <message>
        <source>Cannot find the folder for data %1</source>
        <translation>无法找到数据文件夹 %1</translation>
    </message>
    <message>
        <source>Cannot find the folder for prepared data %1</source>
        <translation>无法找到预处理数据的文件夹 %1</translation>
    </message>
    <message>
        <source>Cannot find the way to %1</source>
        <translation>无法找到通往 %1 的路径</translation>
    </message>
    <message>
        <source>Cannot finish %1</source>
        <translation>无法完成 %1</translation>
    </message>
    <message>
        <source>Cannot finish the action %1</source>
        <translation>无法完成操作 %1</translation>
    </message>
    <message>
        <source>Cannot follow the flow through %1</source>
        <translation>无法追踪数据流 %1</translation>
    </message>
    <message>
        <source>Cannot follow the run %1</source>
        <translation>无法跟进运行 %1</translation>
    </message>
    <message>
        <source>Cannot follow the runs %1</source>
        <translation>无法跟进这些运行 %1</translation>
    </message>
    <message>
        <source>Cannot form %1</source>
        <translation>无法组成 %1</translation>
    </message>
    <message>
        <source>Cannot gather %1</source>
        <translation>无法收集 %1</translation>
    </message>
    <message>
        <source>Cannot give the run more time %1</source>
        <translation>无法为运行延长时间 %1</translation>
    </message>
    <message>
        <source>Cannot go on %1</source>
        <translation>无法继续 %1</translation>
    </message>
    <message>
        <source>Cannot hear from %1</source>
        <translation>无法收到 %1 的消息</translation>
    </message>
    <message>
        <source>Cannot hear from the machine %1</source>
        <translation>无法收到机器 %1 的消息</translation>
    </message>
    <message>
        <source>Cannot hold %1</source>
        <translation>无法挂起 %1</translation>
    </message>
    <message>
        <source>Cannot hold the job %1</source>
        <translation>无法挂起作业 %1</translation>
    </message>
    <message>
        <source>Cannot import %1</source>
        <translation>无法导入 %1</translation>
    </message>
    <message>
        <source>Cannot inspect %1</source>
        <translation>无法查看 %1</translation>
    </message>
    <message>
        <source>Cannot inspect the data set %1</source>
        <translation>无法查看数据集 %1</translation>
    </message>
    <message>
        <source>Cannot inspect the model %1</source>
        <translation>无法查看模型 %1</translation>
    </message>
    <message>
        <source>Cannot install the engine %1</source>
        <translation>无法安装引擎 %1</translation>
    </message>
    <message>
        <source>Cannot install the engine built here %1</source>
        <translation>无法安装此处构建的引擎 %1</translation>
    </message>
    <message>
        <source>Cannot join %1</source>
        <translation>无法加入 %1</translation>
    </message>
    <message>
        <source>Cannot judge weights by SynFlow %1</source>
        <translation>无法用 SynFlow 评估权重 %1</translation>
    </message>
    <message>
        <source>Cannot keep images %1</source>
        <translation>无法保留图像 %1</translation>
    </message>
    <message>
        <source>Cannot learn how a script ended %1</source>
        <translation>无法得知脚本如何结束 %1</translation>
    </message>
    <message>
        <source>Cannot leave out of pruning %1</source>
        <translation>无法排除在剪枝之外 %1</translation>
    </message>
    <message>
        <source>Cannot list %1</source>
        <translation>无法列出 %1</translation>
    </message>
    <message>
        <source>Cannot list the folder %1</source>
        <translation>无法列出文件夹 %1</translation>
    </message>
    <message>
        <source>Cannot listen to signals %1</source>
        <translation>无法监听信号 %1</translation>
    </message>
    <message>
        <source>Cannot load %1</source>
        <translation>无法加载 %1</translation>
    </message>
    <message>
        <source>Cannot load the data set %1</source>
        <translation>无法加载数据集 %1</translation>
    </message>
    <message>
        <source>Cannot lock the machines %1</source>
        <translation>无法锁定机器列表 %1</translation>
    </message>
    <message>
        <source>Cannot lock the queue with %1</source>
        <translation>无法用 %1 锁定队列</translation>
    </message>
    <message>
        <source>Cannot log in to %1</source>
        <translation>无法登录 %1</translation>
    </message>
    <message>
        <source>Cannot look after the runs of a machine %1</source>
        <translation>无法照看机器的运行 %1</translation>
    </message>
    <message>
        <source>Cannot look at %1</source>
        <translation>无法查看 %1</translation>
    </message>
    <message>
        <source>Cannot look at the data in %1</source>
        <translation>无法查看数据 %1</translation>
    </message>
    <message>
        <source>Cannot look at the machine %1</source>
        <translation>无法查看机器 %1</translation>
    </message>
    <message>
        <source>Cannot look at the run directory %1</source>
        <translation>无法查看运行目录 %1</translation>
    </message>
    <message>
        <source>Cannot look at the scheduler %1</source>
        <translation>无法查看调度器 %1</translation>
    </message>
    <message>
        <source>Cannot look for past runs %1</source>
        <translation>无法查找过去的运行 %1</translation>
    </message>
    <message>
        <source>Cannot look for the engine %1</source>
        <translation>无法查找引擎 %1</translation>
    </message>
    <message>
        <source>Cannot look for the prepared cache of %1</source>
        <translation>无法查找预处理缓存 %1</translation>
    </message>
    <message>
        <source>Cannot look into the store %1</source>
        <translation>无法查看存储库 %1</translation>
    </message>
    <message>
        <source>Cannot make %1</source>
        <translation>无法创建 %1</translation>
    </message>
    <message>
        <source>Cannot make images in %1</source>
        <translation>无法在 %1 中生成图像</translation>
    </message>
    <message>
        <source>Cannot make smaller %1</source>
        <translation>无法缩小 %1</translation>
    </message>
    <message>
        <source>Cannot make the folder for data %1</source>
        <translation>无法创建数据文件夹 %1</translation>
    </message>
    <message>
        <source>Cannot map %1</source>
        <translation>无法映射 %1</translation>
    </message>
    <message>
        <source>Cannot measure %1</source>
        <translation>无法测量 %1</translation>
    </message>
    <message>
        <source>Cannot measure in %1</source>
        <translation>无法在 %1 中测量</translation>
    </message>
    <message>
        <source>Cannot measure the disk with %1</source>
        <translation>无法用 %1 测量磁盘</translation>
    </message>
    <message>
        <source>Cannot measure the weights %1</source>
        <translation>无法测量权重 %1</translation>
    </message>
    <message>
        <source>Cannot measure with %1</source>
        <translation>无法用 %1 测量</translation>
    </message>
    <message>
        <source>Cannot measure with real data %1</source>
        <translation>无法用真实数据测量 %1</translation>
    </message>
    <message>
        <source>Cannot name the data set %1</source>
        <translation>无法命名数据集 %1</translation>
    </message>
    <message>
        <source>Cannot open %1</source>
        <translation>无法打开 %1</translation>
    </message>
    <message>
        <source>Cannot open a channel to %1</source>
        <translation>无法打开到 %1 的通道</translation>
    </message>
    <message>
        <source>Cannot open the CIFAR data set %1</source>
        <translation>无法打开 CIFAR 数据集 %1</translation>
    </message>
    <message>
        <source>Cannot open the data set %1</source>
        <translation>无法打开数据集 %1</translation>
    </message>
    <message>
        <source>Cannot open the image folder %1</source>
        <translation>无法打开图像文件夹 %1</translation>
    </message>
    <message>
        <source>Cannot open the lock of the queue %1</source>
        <translation>无法打开队列的锁 %1</translation>
    </message>
    <message>
        <source>Cannot open the run&apos;s log %1</source>
        <translation>无法打开运行的日志 %1</translation>
    </message>
    <message>
        <source>Cannot open the store %1</source>
        <translation>无法打开存储库 %1</translation>
    </message>
    <message>
        <source>Cannot open the trace %1</source>
        <translation>无法打开跟踪 %1</translation>
    </message>
    <message>
        <source>Cannot pack the data set %1</source>
        <translation>无法打包数据集 %1</translation>
    </message>
    <message>
        <source>Cannot pack the engine %1</source>
        <translation>无法打包引擎 %1</translation>
    </message>
    <message>
        <source>Cannot pass a text to the shell %1</source>
        <translation>无法向 shell 传递文本 %1</translation>
    </message>
    <message>
        <source>Cannot place %1</source>
        <translation>无法放置 %1</translation>
    </message>
    <message>
        <source>Cannot prepare a connection %1</source>
        <translation>无法准备连接 %1</translation>
    </message>
    <message>
        <source>Cannot prepare the data set %1</source>
        <translation>无法预处理数据集 %1</translation>
    </message>
    <message>
        <source>Cannot prepare the data set in %1</source>
        <translation>无法预处理数据集，位于 %1</translation>
    </message>
    <message>
        <source>Cannot preview the augmentation %1</source>
        <translation>无法预览数据增强 %1</translation>
    </message>
    <message>
        <source>Cannot prune %1</source>
        <translation>无法剪枝 %1</translation>
    </message>
    <message>
        <source>Cannot put the job back in the queue %1</source>
        <translation>无法将作业放回队列 %1</translation>
    </message>
    <message>
        <source>Cannot queue the run %1</source>
        <translation>无法让运行排队 %1</translation>
    </message>
    <message>
        <source>Cannot reach %1</source>
        <translation>无法访问 %1</translation>
    </message>
    <message>
        <source>Cannot reach the key agent at %1</source>
        <translation>无法访问密钥代理 %1</translation>
    </message>
    <message>
        <source>Cannot reach the machine %1</source>
        <translation>无法访问机器 %1</translation>
    </message>
    <message>
        <source>Cannot read %1</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>Cannot read a distribution %1</source>
        <translation>无法读取分布 %1</translation>
    </message>
    <message>
        <source>Cannot read a sample of a GPU %1</source>
        <translation>无法读取 GPU 采样 %1</translation>
    </message>
    <message>
        <source>Cannot read base64 %1</source>
        <translation>无法读取 base64 %1</translation>
    </message>
    <message>
        <source>Cannot read from %1</source>
        <translation>无法从 %1 读取</translation>
    </message>
    <message>
        <source>Cannot read the CIFAR file %1</source>
        <translation>无法读取 CIFAR 文件 %1</translation>
    </message>
    <message>
        <source>Cannot read the CSV file %1</source>
        <translation>无法读取 CSV 文件 %1</translation>
    </message>
    <message>
        <source>Cannot read the HDF5 file %1</source>
        <translation>无法读取 HDF5 文件 %1</translation>
    </message>
    <message>
        <source>Cannot read the ONNX file %1</source>
        <translation>无法读取 ONNX 文件 %1</translation>
    </message>
    <message>
        <source>Cannot read the SSH configuration %1</source>
        <translation>无法读取 SSH 配置 %1</translation>
    </message>
    <message>
        <source>Cannot read the TFRecord file %1</source>
        <translation>无法读取 TFRecord 文件 %1</translation>
    </message>
    <message>
        <source>Cannot read the archive %1</source>
        <translation>无法读取压缩包 %1</translation>
    </message>
    <message>
        <source>Cannot read the campaign in %1</source>
        <translation>无法读取批量实验，位于 %1</translation>
    </message>
    <message>
        <source>Cannot read the campaigns %1</source>
        <translation>无法读取批量实验列表 %1</translation>
    </message>
    <message>
        <source>Cannot read the catalogue of data sets %1</source>
        <translation>无法读取数据集目录 %1</translation>
    </message>
    <message>
        <source>Cannot read the data set %1</source>
        <translation>无法读取数据集 %1</translation>
    </message>
    <message>
        <source>Cannot read the device report %1</source>
        <translation>无法读取设备报告 %1</translation>
    </message>
    <message>
        <source>Cannot read the engine&apos;s answer %1</source>
        <translation>无法读取引擎的回答 %1</translation>
    </message>
    <message>
        <source>Cannot read the engine&apos;s answer about %1</source>
        <translation>无法读取引擎关于 %1 的回答</translation>
    </message>
    <message>
        <source>Cannot read the inspection of a data set %1</source>
        <translation>无法读取数据集的检查结果 %1</translation>
    </message>
    <message>
        <source>Cannot read the known hosts in %1</source>
        <translation>无法读取已知主机 %1</translation>
    </message>
    <message>
        <source>Cannot read the list of files of %1</source>
        <translation>无法读取文件列表 %1</translation>
    </message>
    <message>
        <source>Cannot read the machine&apos;s answer %1</source>
        <translation>无法读取机器的回答 %1</translation>
    </message>
    <message>
        <source>Cannot read the machines %1</source>
        <translation>无法读取机器列表 %1</translation>
    </message>
    <message>
        <source>Cannot read the pickle file %1</source>
        <translation>无法读取 pickle 文件 %1</translation>
    </message>
    <message>
        <source>Cannot read the plan %1</source>
        <translation>无法读取计划 %1</translation>
    </message>
    <message>
        <source>Cannot read the plan of the campaign %1</source>
        <translation>无法读取批量实验的计划 %1</translation>
    </message>
    <message>
        <source>Cannot read the preset %1</source>
        <translation>无法读取预设 %1</translation>
    </message>
    <message>
        <source>Cannot read the presets %1</source>
        <translation>无法读取预设列表 %1</translation>
    </message>
    <message>
        <source>Cannot read the preview of the augmentation %1</source>
        <translation>无法读取数据增强的预览 %1</translation>
    </message>
    <message>
        <source>Cannot read the recording %1</source>
        <translation>无法读取记录 %1</translation>
    </message>
    <message>
        <source>Cannot read the records of the jobs %1</source>
        <translation>无法读取作业记录 %1</translation>
    </message>
    <message>
        <source>Cannot read the run in %1</source>
        <translation>无法读取运行，位于 %1</translation>
    </message>
    <message>
        <source>Cannot read the scaling study %1</source>
        <translation>无法读取扩展性研究 %1</translation>
    </message>
    <message>
        <source>Cannot read the settings %1</source>
        <translation>无法读取设置 %1</translation>
    </message>
    <message>
        <source>Cannot read the spec %1</source>
        <translation>无法读取配置 %1</translation>
    </message>
    <message>
        <source>Cannot read the state of a run from %1</source>
        <translation>无法从 %1 读取运行的状态</translation>
    </message>
    <message>
        <source>Cannot read the store %1</source>
        <translation>无法读取存储库 %1</translation>
    </message>
    <message>
        <source>Cannot read the stored data set %1</source>
        <translation>无法读取已存储的数据集 %1</translation>
    </message>
    <message>
        <source>Cannot read the stored spec of run %1</source>
        <translation>无法读取运行 %1 的已存配置</translation>
    </message>
    <message>
        <source>Cannot read the tensors in %1</source>
        <translation>无法读取张量，位于 %1</translation>
    </message>
    <message>
        <source>Cannot read the trace %1</source>
        <translation>无法读取跟踪 %1</translation>
    </message>
    <message>
        <source>Cannot read the weights of %1</source>
        <translation>无法读取权重 %1</translation>
    </message>
    <message>
        <source>Cannot read what the preparation says %1</source>
        <translation>无法读取预处理的输出 %1</translation>
    </message>
    <message>
        <source>Cannot read what the program needs %1</source>
        <translation>无法读取程序所需的依赖 %1</translation>
    </message>
    <message>
        <source>Cannot read ~/.ssh/config %1</source>
        <translation>无法读取 ~/.ssh/config %1</translation>
    </message>
    <message>
        <source>Cannot rebuild the store %1</source>
        <translation>无法重建存储库 %1</translation>
    </message>
    <message>
        <source>Cannot receive %1</source>
        <translation>无法接收 %1</translation>
    </message>
    <message>
        <source>Cannot record samples of the GPUs into %1</source>
        <translation>无法将 GPU 采样记录到 %1</translation>
    </message>
    <message>
        <source>Cannot release %1</source>
        <translation>无法释放 %1</translation>
    </message>
    <message>
        <source>Cannot release the job %1</source>
        <translation>无法释放作业 %1</translation>
    </message>
    <message>
        <source>Cannot remove %1</source>
        <translation>无法移除 %1</translation>
    </message>
    <message>
        <source>Cannot remove the folder %1</source>
        <translation>无法移除文件夹 %1</translation>
    </message>
    <message>
        <source>Cannot remove the points of deleted runs %1</source>
        <translation>无法移除已删除运行的数据点 %1</translation>
    </message>
    <message>
        <source>Cannot report on %1</source>
        <translation>无法报告 %1</translation>
    </message>
    <message>
        <source>Cannot requeue %1</source>
        <translation>无法重新排队 %1</translation>
    </message>
    <message>
        <source>Cannot restore %1</source>
        <translation>无法还原 %1</translation>
    </message>
    <message>
        <source>Cannot resume %1</source>
        <translation>无法恢复 %1</translation>
    </message>
    <message>
        <source>Cannot resume from %1</source>
        <translation>无法从 %1 恢复</translation>
    </message>
    <message>
        <source>Cannot resume the run %1</source>
        <translation>无法恢复运行 %1</translation>
    </message>
    <message>
        <source>Cannot run %1</source>
        <translation>无法执行 %1</translation>
    </message>
    <message>
        <source>Cannot run a command on %1</source>
        <translation>无法在 %1 上执行命令</translation>
    </message>
    <message>
        <source>Cannot run a script %1</source>
        <translation>无法执行脚本 %1</translation>
    </message>
    <message>
        <source>Cannot run a script on %1</source>
        <translation>无法在 %1 上执行脚本</translation>
    </message>
    <message>
        <source>Cannot run the engine %1</source>
        <translation>无法执行引擎 %1</translation>
    </message>
    <message>
        <source>Cannot save %1</source>
        <translation>无法保存 %1</translation>
    </message>
    <message>
        <source>Cannot save a checkpoint of %1</source>
        <translation>无法保存 %1 的检查点</translation>
    </message>
    <message>
        <source>Cannot save the preset %1</source>
        <translation>无法保存预设 %1</translation>
    </message>
    <message>
        <source>Cannot send %1</source>
        <translation>无法发送 %1</translation>
    </message>
    <message>
        <source>Cannot send data to %1</source>
        <translation>无法向 %1 发送数据</translation>
    </message>
    <message>
        <source>Cannot send the data set to %1</source>
        <translation>无法将数据集发送到 %1</translation>
    </message>
    <message>
        <source>Cannot send the prepared cache to %1</source>
        <translation>无法将预处理缓存发送到 %1</translation>
    </message>
    <message>
        <source>Cannot serve the queue %1</source>
        <translation>无法为队列提供服务 %1</translation>
    </message>
    <message>
        <source>Cannot set aside %1</source>
        <translation>无法搁置 %1</translation>
    </message>
    <message>
        <source>Cannot set aside the result of the attempt before %1</source>
        <translation>无法搁置上一次尝试的结果 %1</translation>
    </message>
    <message>
        <source>Cannot share the data set among ranks %1</source>
        <translation>无法在各 rank 间分配数据集 %1</translation>
    </message>
    <message>
        <source>Cannot show a sample %1</source>
        <translation>无法显示样本 %1</translation>
    </message>
    <message>
        <source>Cannot shuffle the data set %1</source>
        <translation>无法打乱数据集 %1</translation>
    </message>
    <message>
        <source>Cannot start %1</source>
        <translation>无法启动 %1</translation>
    </message>
    <message>
        <source>Cannot start a command on the machine %1</source>
        <translation>无法在机器 %1 上启动命令</translation>
    </message>
    <message>
        <source>Cannot start a job %1</source>
        <translation>无法启动作业 %1</translation>
    </message>
    <message>
        <source>Cannot start loading %1</source>
        <translation>无法开始加载 %1</translation>
    </message>
    <message>
        <source>Cannot start the lottery tickets in %1</source>
        <translation>无法启动彩票实验，位于 %1</translation>
    </message>
    <message>
        <source>Cannot start the missing runs of %1</source>
        <translation>无法启动 %1 缺少的运行</translation>
    </message>
    <message>
        <source>Cannot start the run %1</source>
        <translation>无法启动运行 %1</translation>
    </message>
    <message>
        <source>Cannot start the supervisor %1</source>
        <translation>无法启动监管进程 %1</translation>
    </message>
    <message>
        <source>Cannot start the supervisor of the queue with %1</source>
        <translation>无法用 %1 启动队列的监管进程</translation>
    </message>
    <message>
        <source>Cannot stop %1</source>
        <translation>无法停止 %1</translation>
    </message>
    <message>
        <source>Cannot store the campaign %1</source>
        <translation>无法存储批量实验 %1</translation>
    </message>
    <message>
        <source>Cannot store the events of run %1</source>
        <translation>无法存储运行 %1 的事件</translation>
    </message>
    <message>
        <source>Cannot store the preset %1</source>
        <translation>无法存储预设 %1</translation>
    </message>
    <message>
        <source>Cannot store the run %1</source>
        <translation>无法存储运行 %1</translation>
    </message>
    <message>
        <source>Cannot submit an array %1</source>
        <translation>无法提交作业数组 %1</translation>
    </message>
    <message>
        <source>Cannot submit the failed tasks of %1</source>
        <translation>无法提交 %1 的失败任务</translation>
    </message>
    <message>
        <source>Cannot submit the run %1</source>
        <translation>无法提交运行 %1</translation>
    </message>
    <message>
        <source>Cannot take %1</source>
        <translation>无法接收 %1</translation>
    </message>
    <message>
        <source>Cannot take off the queue %1</source>
        <translation>无法移出队列 %1</translation>
    </message>
    <message>
        <source>Cannot trace %1</source>
        <translation>无法跟踪 %1</translation>
    </message>
    <message>
        <source>Cannot train %1</source>
        <translation>无法训练 %1</translation>
    </message>
    <message>
        <source>Cannot train beyond %1</source>
        <translation>无法训练到 %1 之后</translation>
    </message>
    <message>
        <source>Cannot train in %1</source>
        <translation>无法在 %1 中训练</translation>
    </message>
    <message>
        <source>Cannot train on %1</source>
        <translation>无法在 %1 上训练</translation>
    </message>
    <message>
        <source>Cannot train together with %1</source>
        <translation>无法与 %1 一起训练</translation>
    </message>
    <message>
        <source>Cannot trust the host %1</source>
        <translation>无法信任主机 %1</translation>
    </message>
    <message>
        <source>Cannot understand %1</source>
        <translation>无法理解 %1</translation>
    </message>
    <message>
        <source>Cannot unpack %1</source>
        <translation>无法解包 %1</translation>
    </message>
    <message>
        <source>Cannot unpack the archive %1</source>
        <translation>无法解包压缩包 %1</translation>
    </message>
    <message>
        <source>Cannot use %1</source>
        <translation>无法使用 %1</translation>
    </message>
    <message>
        <source>Cannot use the checkpoint %1</source>
        <translation>无法使用检查点 %1</translation>
    </message>
    <message>
        <source>Cannot use the engine %1</source>
        <translation>无法使用引擎 %1</translation>
    </message>
    <message>
        <source>Cannot use the machine %1</source>
        <translation>无法使用机器 %1</translation>
    </message>
    <message>
        <source>Cannot use the machine&apos;s field %1</source>
        <translation>无法使用机器的字段 %1</translation>
    </message>
    <message>
        <source>Cannot use the model file %1</source>
        <translation>无法使用模型文件 %1</translation>
    </message>
    <message>
        <source>Cannot use the model of %1</source>
        <translation>无法使用 %1 的模型</translation>
    </message>
    <message>
        <source>Cannot use the run directory %1</source>
        <translation>无法使用运行目录 %1</translation>
    </message>
    <message>
        <source>Cannot use the run spec %1</source>
        <translation>无法使用运行配置 %1</translation>
    </message>
    <message>
        <source>Cannot use the template&apos;s word %1</source>
        <translation>无法使用模板词 %1</translation>
    </message>
    <message>
        <source>Cannot use the weights %1</source>
        <translation>无法使用权重 %1</translation>
    </message>
    <message>
        <source>Cannot use the weights of %1</source>
        <translation>无法使用 %1 的权重</translation>
    </message>
    <message>
        <source>Cannot wait for %1</source>
        <translation>无法等待 %1</translation>
    </message>
    <message>
        <source>Cannot wait for a connection %1</source>
        <translation>无法等待连接 %1</translation>
    </message>
    <message>
        <source>Cannot work on the machine %1</source>
        <translation>无法在机器 %1 上工作</translation>
    </message>
    <message>
        <source>Cannot write %1</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>Cannot write the HDF5 file %1</source>
        <translation>无法写入 HDF5 文件 %1</translation>
    </message>
    <message>
        <source>Cannot write the ONNX file %1</source>
        <translation>无法写入 ONNX 文件 %1</translation>
    </message>
    <message>
        <source>Cannot write the answer to %1</source>
        <translation>无法将回答写入 %1</translation>
    </message>
    <message>
        <source>Cannot write the checkpoint %1</source>
        <translation>无法写入检查点 %1</translation>
    </message>
    <message>
        <source>Cannot write the events %1</source>
        <translation>无法写入事件 %1</translation>
    </message>
    <message>
        <source>Cannot write the file %1</source>
        <translation>无法写入文件 %1</translation>
    </message>
    <message>
        <source>Cannot write the log %1</source>
        <translation>无法写入日志 %1</translation>
    </message>
    <message>
        <source>Cannot write the points to %1</source>
        <translation>无法将数据点写入 %1</translation>
    </message>
    <message>
        <source>Cannot write the recording %1</source>
        <translation>无法写入记录 %1</translation>
    </message>
    <message>
        <source>Cannot write the run&apos;s log %1</source>
        <translation>无法写入运行的日志 %1</translation>
    </message>
    <message>
        <source>Cannot write the store %1</source>
        <translation>无法写入存储库 %1</translation>
    </message>
    <message>
        <source>Cannot write the trace %1</source>
        <translation>无法写入跟踪 %1</translation>
    </message>
    <message>
        <source>Cannot allocate the network&apos;s memory %1</source>
        <translation>无法分配网络的内存 %1</translation>
    </message>
    <message>
        <source>Cannot ask over NCCL %1</source>
        <translation>无法通过 NCCL 询问 %1</translation>
    </message>
    <message>
        <source>Cannot ask the GPU %1</source>
        <translation>无法查询 GPU %1</translation>
    </message>
    <message>
        <source>Cannot begin over NCCL %1</source>
        <translation>无法通过 NCCL 开始 %1</translation>
    </message>
    <message>
        <source>Cannot broadcast over MPI %1</source>
        <translation>无法通过 MPI 广播 %1</translation>
    </message>
    <message>
        <source>Cannot build the network %1</source>
        <translation>无法构建网络 %1</translation>
    </message>
    <message>
        <source>Cannot build the network in %1</source>
        <translation>无法构建网络，位于 %1</translation>
    </message>
    <message>
        <source>Cannot check this machine %1</source>
        <translation>无法检查本机 %1</translation>
    </message>
    <message>
        <source>Cannot choose a GPU %1</source>
        <translation>无法选择 GPU %1</translation>
    </message>
    <message>
        <source>Cannot convert a GRU&apos;s weights %1</source>
        <translation>无法转换 GRU 的权重 %1</translation>
    </message>
    <message>
        <source>Cannot convolve with silu behind it %1</source>
        <translation>无法做后接 silu 的卷积 %1</translation>
    </message>
    <message>
        <source>Cannot copy from the GPU %1</source>
        <translation>无法从 GPU 复制 %1</translation>
    </message>
    <message>
        <source>Cannot copy to the GPU %1</source>
        <translation>无法复制到 GPU %1</translation>
    </message>
    <message>
        <source>Cannot count steps on from run %1</source>
        <translation>无法从运行 %1 继续计步</translation>
    </message>
    <message>
        <source>Cannot draw new weights %1</source>
        <translation>无法抽取新权重 %1</translation>
    </message>
    <message>
        <source>Cannot encode a JPEG image %1</source>
        <translation>无法编码 JPEG 图像 %1</translation>
    </message>
    <message>
        <source>Cannot encode a PNG image %1</source>
        <translation>无法编码 PNG 图像 %1</translation>
    </message>
    <message>
        <source>Cannot export the layer %1</source>
        <translation>无法导出层 %1</translation>
    </message>
    <message>
        <source>Cannot export the network %1</source>
        <translation>无法导出网络 %1</translation>
    </message>
    <message>
        <source>Cannot form a group of ranks %1</source>
        <translation>无法组成 rank 组 %1</translation>
    </message>
    <message>
        <source>Cannot gather over MPI %1</source>
        <translation>无法通过 MPI 收集 %1</translation>
    </message>
    <message>
        <source>Cannot get memory of the GPU %1</source>
        <translation>无法获得 GPU 显存 %1</translation>
    </message>
    <message>
        <source>Cannot go on together %1</source>
        <translation>无法共同继续 %1</translation>
    </message>
    <message>
        <source>Cannot join over NCCL %1</source>
        <translation>无法通过 NCCL 加入 %1</translation>
    </message>
    <message>
        <source>Cannot join the other ranks %1</source>
        <translation>无法加入其他 rank %1</translation>
    </message>
    <message>
        <source>Cannot join the other ranks as rank %1</source>
        <translation>无法以 rank %1 加入其他 rank</translation>
    </message>
    <message>
        <source>Cannot join the other ranks over MPI %1</source>
        <translation>无法通过 MPI 加入其他 rank %1</translation>
    </message>
    <message>
        <source>Cannot load from the device&apos;s memory %1</source>
        <translation>无法从设备内存加载 %1</translation>
    </message>
    <message>
        <source>Cannot load the batch %1</source>
        <translation>无法加载 batch %1</translation>
    </message>
    <message>
        <source>Cannot load the next batch %1</source>
        <translation>无法加载下一个 batch %1</translation>
    </message>
    <message>
        <source>Cannot make a stream %1</source>
        <translation>无法创建 stream %1</translation>
    </message>
    <message>
        <source>Cannot make memory that ranks share %1</source>
        <translation>无法创建 rank 间共享内存 %1</translation>
    </message>
    <message>
        <source>Cannot make the network smaller %1</source>
        <translation>无法缩小网络 %1</translation>
    </message>
    <message>
        <source>Cannot make the ticket of %1</source>
        <translation>无法生成 %1 的彩票</translation>
    </message>
    <message>
        <source>Cannot map memory that ranks share %1</source>
        <translation>无法映射 rank 间共享内存 %1</translation>
    </message>
    <message>
        <source>Cannot measure the line to %1</source>
        <translation>无法测量到 %1 的线路</translation>
    </message>
    <message>
        <source>Cannot prune by the weights of %1</source>
        <translation>无法按 %1 的权重剪枝</translation>
    </message>
    <message>
        <source>Cannot prune the network %1</source>
        <translation>无法剪枝网络 %1</translation>
    </message>
    <message>
        <source>Cannot reach the other ranks %1</source>
        <translation>无法访问其他 rank %1</translation>
    </message>
    <message>
        <source>Cannot read the spec from standard input %1</source>
        <translation>无法从标准输入读取配置 %1</translation>
    </message>
    <message>
        <source>Cannot receive a message %1</source>
        <translation>无法接收消息 %1</translation>
    </message>
    <message>
        <source>Cannot receive over MPI %1</source>
        <translation>无法通过 MPI 接收 %1</translation>
    </message>
    <message>
        <source>Cannot reset the weights to %1</source>
        <translation>无法将权重重置为 %1</translation>
    </message>
    <message>
        <source>Cannot restore the network&apos;s state %1</source>
        <translation>无法还原网络的状态 %1</translation>
    </message>
    <message>
        <source>Cannot run a oneDNN matrix product %1</source>
        <translation>无法执行 oneDNN 矩阵乘法 %1</translation>
    </message>
    <message>
        <source>Cannot run a oneDNN primitive %1</source>
        <translation>无法执行 oneDNN 原语 %1</translation>
    </message>
    <message>
        <source>Cannot run the network on a batch %1</source>
        <translation>无法在一个 batch 上执行网络 %1</translation>
    </message>
    <message>
        <source>Cannot send a message to rank %1</source>
        <translation>无法向 rank %1 发送消息</translation>
    </message>
    <message>
        <source>Cannot send over MPI %1</source>
        <translation>无法通过 MPI 发送 %1</translation>
    </message>
    <message>
        <source>Cannot start from the parent&apos;s checkpoint %1</source>
        <translation>无法从父运行的检查点开始 %1</translation>
    </message>
    <message>
        <source>Cannot start so many ranks: %1</source>
        <translation>无法启动这么多 rank %1</translation>
    </message>
    <message>
        <source>Cannot sum in order over MPI %1</source>
        <translation>无法通过 MPI 按序求和 %1</translation>
    </message>
    <message>
        <source>Cannot sum over MPI %1</source>
        <translation>无法通过 MPI 求和 %1</translation>
    </message>
    <message>
        <source>Cannot sum over NCCL %1</source>
        <translation>无法通过 NCCL 求和 %1</translation>
    </message>
    <message>
        <source>Cannot sum rounded over MPI %1</source>
        <translation>无法通过 MPI 舍入求和 %1</translation>
    </message>
    <message>
        <source>Cannot take the batch %1</source>
        <translation>无法接受 batch %1</translation>
    </message>
    <message>
        <source>Cannot take the weights of rank %1</source>
        <translation>无法采用 rank %1 的权重</translation>
    </message>
    <message>
        <source>Cannot train beyond step %1</source>
        <translation>无法训练到第 %1 步之后</translation>
    </message>
    <message>
        <source>Cannot train the batch %1</source>
        <translation>无法训练 batch %1</translation>
    </message>
    <message>
        <source>Cannot train the network %1</source>
        <translation>无法训练网络 %1</translation>
    </message>
    <message>
        <source>Cannot train the step %1</source>
        <translation>无法训练第 %1 步</translation>
    </message>
    <message>
        <source>Cannot train together with rank %1</source>
        <translation>无法与 rank %1 一起训练</translation>
    </message>
    <message>
        <source>Cannot understand rank %1</source>
        <translation>无法理解 rank %1</translation>
    </message>
    <message>
        <source>Cannot use the environment variable %1</source>
        <translation>无法使用环境变量 %1</translation>
    </message>
    <message>
        <source>Cannot wait for all ranks over MPI %1</source>
        <translation>无法通过 MPI 等待所有 rank %1</translation>
    </message>
    <message>
        <source>Cannot write the model file %1</source>
        <translation>无法写入模型文件 %1</translation>
    </message>
    <message>
        <source>Cannot export the runs to %1</source>
        <translation>无法将运行导出到 %1</translation>
    </message>
    <message>
        <source>Cannot import the log %1</source>
        <translation>无法导入日志 %1</translation>
    </message>
    <message>
        <source>Cannot look for logs in %1</source>
        <translation>无法在 %1 中查找日志</translation>
    </message>
    <message>
        <source>Cannot read on in the log %1</source>
        <translation>无法继续读取日志 %1</translation>
    </message>
    <message>
        <source>Cannot read the folder %1</source>
        <translation>无法读取文件夹 %1</translation>
    </message>
    <message>
        <source>Cannot read the log %1</source>
        <translation>无法读取日志 %1</translation>
    </message>
    <message>
        <source>Cannot complete the events %1</source>
        <translation>无法补全事件 %1</translation>
    </message>
    <message>
        <source>Cannot run the program %1</source>
        <translation>无法执行程序 %1</translation>
    </message>
    <message>
        <source>Cannot start the program %1</source>
        <translation>无法启动程序 %1</translation>
    </message>
    <message>
        <source>Cannot start the program in %1</source>
        <translation>无法在 %1 中启动程序</translation>
    </message>
    <message>
        <source>Cannot watch %1</source>
        <translation>无法监视 %1</translation>
    </message>
    <message>
        <source>Cannot classify %1</source>
        <translation>无法分类 %1</translation>
    </message>
    <message>
        <source>Cannot draw a Grad-CAM map</source>
        <translation>无法绘制 Grad-CAM 图</translation>
    </message>
    <message>
        <source>Cannot draw a Grad-CAM map of layer %1</source>
        <translation>无法绘制层 %1 的 Grad-CAM 图</translation>
    </message>
    <message>
        <source>Cannot draw a heat map</source>
        <translation>无法绘制热力图</translation>
    </message>
    <message>
        <source>Cannot find the class %1</source>
        <translation>无法找到类别 %1</translation>
    </message>
    <message>
        <source>Cannot look at sample %1</source>
        <translation>无法查看样本 %1</translation>
    </message>
    <message>
        <source>Cannot look at the samples of %1</source>
        <translation>无法查看 %1 的样本</translation>
    </message>
    <message>
        <source>Cannot look into %1</source>
        <translation>无法查看 %1 的内部</translation>
    </message>
    <message>
        <source>Cannot look into the activations</source>
        <translation>无法查看激活值</translation>
    </message>
    <message>
        <source>Cannot look into the checkpoint %1</source>
        <translation>无法查看检查点 %1 的内部</translation>
    </message>
    <message>
        <source>Cannot look into the net</source>
        <translation>无法查看网络内部</translation>
    </message>
    <message>
        <source>Cannot look into the predictions</source>
        <translation>无法查看预测</translation>
    </message>
    <message>
        <source>Cannot look into the predictions on %1</source>
        <translation>无法查看对 %1 的预测</translation>
    </message>
    <message>
        <source>Cannot make the predictions %1</source>
        <translation>无法计算预测 %1</translation>
    </message>
    <message>
        <source>Cannot look at the input %1</source>
        <translation>无法查看输入 %1</translation>
    </message>
    <message>
        <source>Cannot show sample %1</source>
        <translation>无法显示样本 %1</translation>
    </message>
    <message>
        <source>Cannot run the query %1</source>
        <translation>无法执行查询 %1</translation>
    </message>
    <message>
        <source>Cannot ask for the help of %1</source>
        <translation>无法查询 %1 的帮助</translation>
    </message>
    <message>
        <source>Cannot look at the program %1</source>
        <translation>无法查看程序 %1</translation>
    </message>
    <message>
        <source>Cannot read the help of %1</source>
        <translation>无法读取 %1 的帮助</translation>
    </message>
    <message>
        <source>Cannot bring the program %1</source>
        <translation>无法传送程序 %1</translation>
    </message>
    <message>
        <source>Cannot bring the program in %1</source>
        <translation>无法传送 %1 中的程序</translation>
    </message>
    <message>
        <source>Cannot copy runs to %1</source>
        <translation>无法将运行复制到 %1</translation>
    </message>
    <message>
        <source>Cannot copy the run %1</source>
        <translation>无法复制运行 %1</translation>
    </message>
    <message>
        <source>Cannot change the plan of the campaign %1</source>
        <translation>无法更改批量实验 %1 的计划</translation>
    </message>
    <message>
        <source>Cannot extend the search %1</source>
        <translation>无法扩展搜索 %1</translation>
    </message>
    <message>
        <source>Cannot read the ledger %1</source>
        <translation>无法读取加速账本 %1</translation>
    </message>
    <message>
        <source>Cannot delete the report %1</source>
        <translation>无法删除报告 %1</translation>
    </message>
    <message>
        <source>Cannot find the report %1</source>
        <translation>找不到报告 %1</translation>
    </message>
    <message>
        <source>Cannot open the template %1</source>
        <translation>无法打开模板 %1</translation>
    </message>
    <message>
        <source>Cannot read the report %1</source>
        <translation>无法读取报告 %1</translation>
    </message>
    <message>
        <source>Cannot save the report %1</source>
        <translation>无法保存报告 %1</translation>
    </message>
    <message>
        <source>Cannot write the report %1</source>
        <translation>无法写出报告 %1</translation>
    </message>
</context>
<context>
    <name>OutlookFigure</name>
    <message>
        <source>no longer pays</source>
        <translation>不再划算</translation>
    </message>
    <message>
        <source>no longer pays in time</source>
        <translation>时间上不再划算</translation>
    </message>
    <message>
        <source>no longer pays in %1</source>
        <translation>%1上不再划算</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>预估</translation>
    </message>
    <message>
        <source>speed-up over one rank</source>
        <translation>相对 1 个 rank 的加速比</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>rank 数</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>forecast</source>
        <translation>预估</translation>
    </message>
    <message>
        <source>its band</source>
        <translation>其区间</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>理想</translation>
    </message>
</context>
<context>
    <name>ParameterText</name>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最多 %1</translation>
    </message>
    <message numerus="yes">
        <source>choice of %Ln</source>
        <translation>
            <numerusform>%Ln 选一</numerusform>
        </translation>
    </message>
    <message>
        <source>switch</source>
        <translation>开关</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>int</source>
        <comment>a whole number, as programmers say</comment>
        <translation>int</translation>
    </message>
    <message>
        <source>float</source>
        <comment>any number, as programmers say</comment>
        <translation>float</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>type, range</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>PickerText</name>
    <message>
        <source>Enter a series or arithmetic with series.</source>
        <translation>输入一个数据系列或数据系列的算式。</translation>
    </message>
    <message>
        <source>Something is missing after character %1.</source>
        <translation>第 %1 个字符之后缺少内容。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at character %2 is not expected. Put names with such characters in quotation marks.</source>
        <translation>第 %2 个字符处的“%1”不符合预期。含此类字符的名称请加引号。</translation>
    </message>
    <message>
        <source>The parenthesis that opens at character %1 is not closed.</source>
        <translation>第 %1 个字符处的左括号没有闭合。</translation>
    </message>
    <message>
        <source>There is no function %1. Known are ema, mean, gaussian, abs, log, log10, exp, sqrt, min, max and diff.</source>
        <translation>没有函数 %1。可用的有 ema、mean、gaussian、abs、log、log10、exp、sqrt、min、max 和 diff。</translation>
    </message>
    <message>
        <source>It must be called as %1.</source>
        <translation>必须以 %1 的形式调用。</translation>
    </message>
    <message>
        <source>The strength %1 must be at least 0 and below 1.</source>
        <translation>强度 %1 必须大于等于 0 且小于 1。</translation>
    </message>
</context>
<context>
    <name>PlotText</name>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>epoch</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>time trained</source>
        <translation>训练时长</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>time since the start</source>
        <translation>启动后时长</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日期</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>line %1, column %2 is not JSON (%3)</source>
        <translation>第 %1 行第 %2 列不是 JSON（%3）</translation>
    </message>
    <message>
        <source>Correct the text there.</source>
        <translation>请更正该处的文本。</translation>
    </message>
    <message>
        <source>%1 appears twice</source>
        <translation>%1 出现了两次</translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <translation>请保留其中一个。</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>文件或文件夹不存在</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>请检查路径。</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>权限不足</translation>
    </message>
    <message>
        <source>Check the permissions or choose another folder.</source>
        <translation>请检查权限或选择其他文件夹。</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>操作不被允许</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>文件系统为只读</translation>
    </message>
    <message>
        <source>Choose a folder on a file system that can be written.</source>
        <translation>请选择可写文件系统上的文件夹。</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>设备上没有剩余空间</translation>
    </message>
    <message>
        <source>Free some space or choose another folder.</source>
        <translation>请释放一些空间或选择其他文件夹。</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>超出磁盘配额</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>Raise the limit on file sizes (ulimit -f) or choose another folder.</source>
        <translation>请提高文件大小限制 (ulimit -f) 或选择其他文件夹。</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>无法分配内存</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>设备或资源忙</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>连接超时</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>连接被拒绝</translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation>连接被对方重置</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>管道已断开</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>Close other programs or make the batch smaller.</source>
        <translation>请关闭其他程序或减小 batch。</translation>
    </message>
    <message>
        <source>an unknown exception was thrown</source>
        <translation>抛出了未知异常</translation>
    </message>
    <message>
        <source>it is not what its name says</source>
        <translation>内容与名称不符</translation>
    </message>
    <message>
        <source>the store has none with this id or name</source>
        <translation>存储库中没有此 id 或名称的对象</translation>
    </message>
    <message>
        <source>&apos;trainyard study list&apos; shows which there are.</source>
        <translation>“trainyard study list”会列出现有的对象。</translation>
    </message>
    <message>
        <source>none of its runs is in the store any more</source>
        <translation>其运行都已不在存储库中</translation>
    </message>
    <message>
        <source>this campaign is not a scaling study</source>
        <translation>此批量实验不是扩展性研究</translation>
    </message>
    <message>
        <source>Make room there, or choose fewer cells.</source>
        <translation>请在那里腾出空间，或选择更少的单元。</translation>
    </message>
    <message>
        <source>this campaign has no lottery tickets</source>
        <translation>此批量实验没有彩票</translation>
    </message>
    <message>
        <source>&apos;trainyard study list&apos; shows which campaigns there are.</source>
        <translation>“trainyard study list”会列出现有的批量实验。</translation>
    </message>
    <message>
        <source>its answer is not one of this version&apos;s</source>
        <translation>其回答不属于此版本</translation>
    </message>
    <message>
        <source>Install engine and window of the same version.</source>
        <translation>请安装版本相同的引擎和窗口程序。</translation>
    </message>
    <message>
        <source>it needs %1 MiB and %2 has %3 MiB free</source>
        <translation>需要 %1 MiB，而 %2 只剩 %3 MiB</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>请释放一些空间后重试。</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>已被取消</translation>
    </message>
    <message>
        <source>it does not hold %1</source>
        <translation>其中不包含 %1</translation>
    </message>
    <message>
        <source>The file has changed at its source.</source>
        <translation>该文件在来源处已更改。</translation>
    </message>
    <message>
        <source>it is only a snapshot of the machine&apos;s files</source>
        <translation>这只是机器上文件的快照</translation>
    </message>
    <message>
        <source>its name, path or one of its options is not valid UTF-8</source>
        <translation>其名称、路径或某个选项不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>its record cannot be read</source>
        <translation>其记录无法读取</translation>
    </message>
    <message>
        <source>its shell prints unexpected output</source>
        <translation>其 shell 输出了意外内容</translation>
    </message>
    <message>
        <source>Let its profile print nothing in shells that run without a log-in.</source>
        <translation>请让配置文件在非登录 shell 中不输出任何内容。</translation>
    </message>
    <message>
        <source>its shell does not tell the process id</source>
        <translation>其 shell 没有给出进程 id</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>there is no such folder on the machine</source>
        <translation>机器上没有这个文件夹</translation>
    </message>
    <message>
        <source>it needs %1, and %2 are free</source>
        <translation>需要 %1，仅剩 %2</translation>
    </message>
    <message>
        <source>Make room, or choose another folder.</source>
        <translation>请腾出空间，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>a file is there that was not fetched before</source>
        <translation>那里有一个此前并非取回的文件</translation>
    </message>
    <message>
        <source>Choose another folder, or move that file away.</source>
        <translation>请选择其他文件夹，或移走该文件。</translation>
    </message>
    <message>
        <source>What was copied is kept; the next try continues there.</source>
        <translation>已复制的部分会保留，下次将从那里继续。</translation>
    </message>
    <message>
        <source>it became shorter while it was copied</source>
        <translation>复制过程中文件变短了</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>请重试。</translation>
    </message>
    <message>
        <source>it could not be written completely</source>
        <translation>未能完整写入</translation>
    </message>
    <message>
        <source>Make room, and try again.</source>
        <translation>请腾出空间后重试。</translation>
    </message>
    <message>
        <source>the list of its files is incomplete</source>
        <translation>其文件列表不完整</translation>
    </message>
    <message>
        <source>the list of its files names files that cannot be in it</source>
        <translation>其文件列表列出了不可能属于它的文件</translation>
    </message>
    <message>
        <source>the run has none yet</source>
        <translation>该运行还没有</translation>
    </message>
    <message>
        <source>Ask the run for one: Checkpoint now.</source>
        <translation>请让运行保存一个：“立即保存检查点”。</translation>
    </message>
    <message>
        <source>the path of its folder is not absolute</source>
        <translation>其文件夹的路径不是绝对路径</translation>
    </message>
    <message>
        <source>the file is incomplete</source>
        <translation>文件不完整</translation>
    </message>
    <message>
        <source>the remote shell printed unexpected output, often from .bashrc</source>
        <translation>远程 shell 输出了意外内容，通常来自 .bashrc</translation>
    </message>
    <message>
        <source>no temporary file can be made there</source>
        <translation>那里无法创建临时文件</translation>
    </message>
    <message>
        <source>it is neither on this workstation nor on the machine</source>
        <translation>本工作站和该机器上都没有</translation>
    </message>
    <message>
        <source>Check the path under Data.</source>
        <translation>请在“数据”中检查路径。</translation>
    </message>
    <message>
        <source>the machine&apos;s folder for data is not an absolute path</source>
        <translation>机器的数据文件夹不是绝对路径</translation>
    </message>
    <message numerus="yes">
        <source>it names %n file(s) outside of its folder, such as %2</source>
        <translation>
            <numerusform>列出了 %n 个位于其文件夹之外的文件，例如 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy it to the machine by hand, and give its path there.</source>
        <translation>请手动将其复制到机器上，并填写那里的路径。</translation>
    </message>
    <message>
        <source>Make room there, or choose another folder for data in the machine&apos;s settings.</source>
        <translation>请在那里腾出空间，或在机器设置中选择其他数据文件夹。</translation>
    </message>
    <message>
        <source>what arrived differs from what was sent; perhaps a file was changed meanwhile</source>
        <translation>收到的内容与发送的不同，可能期间有文件被更改</translation>
    </message>
    <message>
        <source>Start again when nothing writes to the data set.</source>
        <translation>请在没有程序写入该数据集时重新开始。</translation>
    </message>
    <message>
        <source>the engine there treats it as incomplete</source>
        <translation>那里的引擎认为它不完整</translation>
    </message>
    <message>
        <source>Make sure that engine and window are of one version, or prepare it there.</source>
        <translation>请确保引擎与窗口程序版本一致，或在那里进行预处理。</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Check the path and whether it may be read.</source>
        <translation>请检查路径以及是否有读取权限。</translation>
    </message>
    <message>
        <source>it has not reached its machine yet</source>
        <translation>尚未到达其机器</translation>
    </message>
    <message>
        <source>Wait until it is submitted.</source>
        <translation>请等到提交之后。</translation>
    </message>
    <message>
        <source>the store has no such run</source>
        <translation>存储库中没有这个运行</translation>
    </message>
    <message>
        <source>it is not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>Connect to it on the page Machines.</source>
        <translation>请在“机器”页面连接。</translation>
    </message>
    <message>
        <source>List the runs to see which there are.</source>
        <translation>请列出运行，查看现有的运行。</translation>
    </message>
    <message>
        <source>a run with the id %1 is in the store already</source>
        <translation>存储库中已有 id 为 %1 的运行</translation>
    </message>
    <message>
        <source>Leave the id out of the run spec to be given a new one.</source>
        <translation>请在运行配置中省略 id，将自动分配新的 id。</translation>
    </message>
    <message>
        <source>a run with the id %1 was started before and deleted; its machine may still know its jobs</source>
        <translation>id 为 %1 的运行曾启动过并已删除，其机器可能仍记得它的作业</translation>
    </message>
    <message>
        <source>it has ended already (%1)</source>
        <translation>已经结束（%1）</translation>
    </message>
    <message>
        <source>it is %1, not waiting</source>
        <translation>当前状态为“%1”，并非等待中</translation>
    </message>
    <message>
        <source>it is %1, not held</source>
        <translation>当前状态为“%1”，并非已挂起</translation>
    </message>
    <message>
        <source>it is %1, not running</source>
        <translation>当前状态为“%1”，并非运行中</translation>
    </message>
    <message>
        <source>Try again when it runs.</source>
        <translation>请在其运行时重试。</translation>
    </message>
    <message>
        <source>it is %1</source>
        <translation>当前状态为“%1”</translation>
    </message>
    <message>
        <source>Stop or cancel it first.</source>
        <translation>请先停止或取消。</translation>
    </message>
    <message>
        <source>the machine&apos;s folder for runs is not known</source>
        <translation>机器的运行文件夹未知</translation>
    </message>
    <message>
        <source>what its job asked for is not known</source>
        <translation>其作业请求的资源未知</translation>
    </message>
    <message>
        <source>Stop the run, raise its time limit and resume it.</source>
        <translation>请停止该运行，提高其时间限制后恢复。</translation>
    </message>
    <message>
        <source>its runs ask for different resources</source>
        <translation>其中的运行请求的资源不同</translation>
    </message>
    <message>
        <source>the stage before it could not be submitted: %1</source>
        <translation>前一阶段无法提交：%1</translation>
    </message>
    <message>
        <source>the store has no such campaign</source>
        <translation>存储库中没有这个批量实验</translation>
    </message>
    <message>
        <source>the store has no run spec for it</source>
        <translation>存储库中没有它的运行配置</translation>
    </message>
    <message>
        <source>it holds the run “%1” already</source>
        <translation>其中已有运行“%1”</translation>
    </message>
    <message>
        <source>Move that folder away.</source>
        <translation>请移走该文件夹。</translation>
    </message>
    <message>
        <source>its run directory %1 is gone</source>
        <translation>其运行目录 %1 已不存在</translation>
    </message>
    <message>
        <source>Bring the folder back, or clone the run.</source>
        <translation>请把文件夹放回原处，或克隆该运行。</translation>
    </message>
    <message>
        <source>it is running again</source>
        <translation>它又在运行了</translation>
    </message>
    <message>
        <source>Stop it first.</source>
        <translation>请先停止。</translation>
    </message>
    <message>
        <source>it holds another run&apos;s spec.json</source>
        <translation>其中是另一个运行的 spec.json</translation>
    </message>
    <message>
        <source>Look at the folder and delete it by hand.</source>
        <translation>请查看该文件夹并手动删除。</translation>
    </message>
    <message>
        <source>Check the folder for data in the machine&apos;s settings.</source>
        <translation>请检查机器设置中的数据文件夹。</translation>
    </message>
    <message>
        <source>the engine printed no answer</source>
        <translation>引擎没有输出回答</translation>
    </message>
    <message>
        <source>the engine says: %1</source>
        <translation>引擎报告：%1</translation>
    </message>
    <message>
        <source>Make sure that none of its files changes meanwhile.</source>
        <translation>请确保期间其文件不发生更改。</translation>
    </message>
    <message>
        <source>Check the disk and the home folder of that machine.</source>
        <translation>请检查该机器的磁盘和主目录。</translation>
    </message>
    <message>
        <source>Connect to that node to end it, or wait for its end.</source>
        <translation>请连接到该节点以结束它，或等待其结束。</translation>
    </message>
    <message>
        <source>its folder is not there</source>
        <translation>其文件夹不存在</translation>
    </message>
    <message>
        <source>its process is gone, and nothing tells why: it was killed, or the machine was restarted</source>
        <translation>其进程已消失且原因不明：可能被终止，或机器重启过</translation>
    </message>
    <message>
        <source>it was never started</source>
        <translation>从未启动</translation>
    </message>
    <message>
        <source>it works on the node %1</source>
        <translation>它在节点 %1 上工作</translation>
    </message>
    <message>
        <source>the run has no checkpoint</source>
        <translation>该运行没有检查点</translation>
    </message>
    <message>
        <source>the run has these: %1</source>
        <translation>该运行有这些：%1</translation>
    </message>
    <message>
        <source>the engine ended: %1</source>
        <translation>引擎已结束：%1</translation>
    </message>
    <message>
        <source>the process ended in order but left no result in the run directory</source>
        <translation>进程正常结束，但没有在运行目录中留下结果</translation>
    </message>
    <message>
        <source>the process ended without a result while nobody watched it</source>
        <translation>进程在无人监视时结束，没有留下结果</translation>
    </message>
    <message>
        <source>ended by signal %1 (%2)</source>
        <translation>被信号 %1 (%2) 结束</translation>
    </message>
    <message>
        <source>ended by signal %1 (%2): by hand, or by the system for lack of memory</source>
        <translation>被信号 %1 (%2) 结束：可能是手动操作，或系统内存不足</translation>
    </message>
    <message>
        <source>it is not in the queue, but its process runs</source>
        <translation>它不在队列中，但其进程在运行</translation>
    </message>
    <message>
        <source>its process is gone and left no result</source>
        <translation>其进程已消失，没有留下结果</translation>
    </message>
    <message>
        <source>saved and stopped; waiting for the queue to say so</source>
        <translation>已保存并停止，等待队列确认</translation>
    </message>
    <message>
        <source>its process is gone; waiting for the queue to say so</source>
        <translation>其进程已消失，等待队列确认</translation>
    </message>
    <message>
        <source>it is over; waiting for its last files</source>
        <translation>已结束，等待其最后的文件</translation>
    </message>
    <message>
        <source>the queue does not know it, and its process is gone</source>
        <translation>队列中没有它，且其进程已消失</translation>
    </message>
    <message>
        <source>its run directory %1 is gone; waiting for it to be seen again</source>
        <translation>其运行目录 %1 已不存在，等待它再次出现</translation>
    </message>
    <message>
        <source>Clone it to train for more epochs.</source>
        <translation>克隆它即可训练更多 epoch。</translation>
    </message>
    <message>
        <source>Wait until it has ended, or stop it.</source>
        <translation>请等待其结束，或将其停止。</translation>
    </message>
    <message>
        <source>Start the missing runs of the campaign again.</source>
        <translation>请重新启动批量实验中缺少的运行。</translation>
    </message>
    <message>
        <source>the machine says: %1</source>
        <translation>机器报告：%1</translation>
    </message>
    <message>
        <source>It is looked at again.</source>
        <translation>将再次查看。</translation>
    </message>
    <message>
        <source>%1 of %2 are there</source>
        <translation>已有 %1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 images are prepared</source>
        <translation>已预处理 %1 / %2 张图像</translation>
    </message>
    <message>
        <source>trained to the end</source>
        <translation>已训练完成</translation>
    </message>
    <message>
        <source>ended early</source>
        <translation>提前结束</translation>
    </message>
    <message>
        <source>wrong arguments</source>
        <translation>参数错误</translation>
    </message>
    <message>
        <source>the run spec is wrong</source>
        <translation>运行配置有误</translation>
    </message>
    <message>
        <source>the data cannot be read</source>
        <translation>无法读取数据</translation>
    </message>
    <message>
        <source>there is no such device</source>
        <translation>没有这个设备</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>the device failed</source>
        <translation>设备发生故障</translation>
    </message>
    <message>
        <source>the GPU no longer answers</source>
        <translation>GPU 不再响应</translation>
    </message>
    <message>
        <source>the GPU&apos;s memory is faulty</source>
        <translation>GPU 显存有故障</translation>
    </message>
    <message>
        <source>the GPU driver is too old</source>
        <translation>GPU 驱动过旧</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>reading or writing failed</source>
        <translation>读写失败</translation>
    </message>
    <message>
        <source>the loss is no longer finite</source>
        <translation>损失不再是有限值</translation>
    </message>
    <message>
        <source>the checkpoint cannot be read</source>
        <translation>无法读取检查点</translation>
    </message>
    <message>
        <source>made by another version</source>
        <translation>由其他版本生成</translation>
    </message>
    <message>
        <source>it is running already</source>
        <translation>已在运行</translation>
    </message>
    <message>
        <source>not supported here</source>
        <translation>此处不支持</translation>
    </message>
    <message>
        <source>an internal error</source>
        <translation>内部错误</translation>
    </message>
    <message>
        <source>it was killed</source>
        <translation>已被终止</translation>
    </message>
    <message>
        <source>a draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>being brought to its machine</source>
        <translation>传送中</translation>
    </message>
    <message>
        <source>being submitted</source>
        <translation>提交中</translation>
    </message>
    <message>
        <source>being looked for</source>
        <translation>查找中</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>held</source>
        <translation>已挂起</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>受阻</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>启动中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>finishing</source>
        <translation>收尾中</translation>
    </message>
    <message>
        <source>being verified</source>
        <translation>校验中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>it is not a socket</source>
        <translation>它不是套接字</translation>
    </message>
    <message>
        <source>it is too long for a command line</source>
        <translation>作为命令行过长</translation>
    </message>
    <message>
        <source>its host key is not known, and was not accepted</source>
        <translation>其主机密钥未知，且未被接受</translation>
    </message>
    <message>
        <source>Connect to it once in the window, or with ssh, and compare the fingerprint that is shown.</source>
        <translation>请在窗口中或用 ssh 连接一次，并核对显示的指纹。</translation>
    </message>
    <message>
        <source>its key cannot be written</source>
        <translation>无法写入其密钥</translation>
    </message>
    <message>
        <source>the server allows no more sessions on this connection (its MaxSessions)</source>
        <translation>服务器不允许在此连接上开启更多会话（其 MaxSessions）</translation>
    </message>
    <message>
        <source>Ask the administrator whether commands may be run there over SSH.</source>
        <translation>请询问管理员那里是否允许通过 SSH 执行命令。</translation>
    </message>
    <message>
        <source>the jump host %1 says: %2</source>
        <translation>跳板机 %1 报告：%2</translation>
    </message>
    <message>
        <source>Check the name and port as the jump host knows them, and whether it allows forwarding.</source>
        <translation>请检查跳板机所知的名称和端口，以及它是否允许转发。</translation>
    </message>
    <message>
        <source>the server allows no commands</source>
        <translation>服务器不允许执行命令</translation>
    </message>
    <message>
        <source>Ask its administrator whether commands may be run there over SSH.</source>
        <translation>请询问其管理员那里是否允许通过 SSH 执行命令。</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>it is not a host name</source>
        <translation>不是主机名</translation>
    </message>
    <message>
        <source>Enter letters, digits, dots and dashes.</source>
        <translation>请输入字母、数字、点和连字符。</translation>
    </message>
    <message>
        <source>it is not a user name</source>
        <translation>不是用户名</translation>
    </message>
    <message>
        <source>Enter the name to log in with.</source>
        <translation>请输入用于登录的名称。</translation>
    </message>
    <message>
        <source>it was interrupted</source>
        <translation>已被中断</translation>
    </message>
    <message>
        <source>there is no route</source>
        <translation>没有可达的路由</translation>
    </message>
    <message>
        <source>it printed more than 64 MiB</source>
        <translation>输出超过 64 MiB</translation>
    </message>
    <message>
        <source>it did not end within %1 ms</source>
        <translation>未在 %1 毫秒内结束</translation>
    </message>
    <message>
        <source>Check whether the machine or its file system hangs, then try again.</source>
        <translation>请检查机器或其文件系统是否卡死，然后重试。</translation>
    </message>
    <message>
        <source>its answer is incomplete</source>
        <translation>其回答不完整</translation>
    </message>
    <message>
        <source>Name the right key with IdentityFile and IdentitiesOnly yes in ~/.ssh/config.</source>
        <translation>请在 ~/.ssh/config 中用 IdentityFile 和 IdentitiesOnly yes 指定正确的密钥。</translation>
    </message>
    <message>
        <source>the server asks again and again</source>
        <translation>服务器反复询问</translation>
    </message>
    <message>
        <source>Connect to it by hand.</source>
        <translation>请手动连接。</translation>
    </message>
    <message>
        <source>the log-in was cancelled</source>
        <translation>登录已取消</translation>
    </message>
    <message>
        <source>it did not answer in time</source>
        <translation>未及时响应</translation>
    </message>
    <message>
        <source>Check the network and whether the machine is up.</source>
        <translation>请检查网络以及机器是否开机。</translation>
    </message>
    <message>
        <source>the answer does not fit the question</source>
        <translation>回答与问题不符</translation>
    </message>
    <message>
        <source>it was given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>the offset or length asked for is negative</source>
        <translation>请求的偏移或长度为负</translation>
    </message>
    <message>
        <source>its path contains a NUL byte</source>
        <translation>其路径包含 NUL 字节</translation>
    </message>
    <message>
        <source>the path is not absolute</source>
        <translation>路径不是绝对路径</translation>
    </message>
    <message>
        <source>the listing is incomplete</source>
        <translation>列表不完整</translation>
    </message>
    <message>
        <source>it contains a NUL byte</source>
        <translation>其中包含 NUL 字节</translation>
    </message>
    <message>
        <source>what arrived differs from what was sent; perhaps the file was changed meanwhile</source>
        <translation>收到的内容与发送的不同，可能期间文件被更改</translation>
    </message>
    <message>
        <source>Copy it again when nothing writes to it.</source>
        <translation>请在没有程序写入时重新复制。</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>这是一个文件夹</translation>
    </message>
    <message>
        <source>the machine does not tell its size</source>
        <translation>机器没有给出其大小</translation>
    </message>
    <message>
        <source>there is no host</source>
        <translation>没有主机</translation>
    </message>
    <message>
        <source>this program was built without libssh</source>
        <translation>此程序构建时未包含 libssh</translation>
    </message>
    <message>
        <source>Install libssh-dev and build it again.</source>
        <translation>请安装 libssh-dev 后重新构建。</translation>
    </message>
    <message>
        <source>it is not among the machines</source>
        <translation>它不在机器列表中</translation>
    </message>
    <message>
        <source>Add it on the page Machines.</source>
        <translation>请在“机器”页面添加。</translation>
    </message>
    <message>
        <source>the window was closed</source>
        <translation>窗口已关闭</translation>
    </message>
    <message>
        <source>its log-in needs a person</source>
        <translation>登录需要人工操作</translation>
    </message>
    <message>
        <source>Press Connect on the page Machines.</source>
        <translation>请在“机器”页面按“连接”。</translation>
    </message>
    <message>
        <source>its connection broke</source>
        <translation>其连接已断开</translation>
    </message>
    <message>
        <source>the connection was ended</source>
        <translation>连接已结束</translation>
    </message>
    <message>
        <source>the shell there ended with code %1</source>
        <translation>那里的 shell 以代码 %1 结束</translation>
    </message>
    <message>
        <source>its connection is paused</source>
        <translation>其连接已暂停</translation>
    </message>
    <message>
        <source>Resume it on the page Machines.</source>
        <translation>请在“机器”页面恢复。</translation>
    </message>
    <message>
        <source>Check the port and whether an SSH server runs there.</source>
        <translation>请检查端口以及那里是否运行 SSH 服务器。</translation>
    </message>
    <message>
        <source>the system says: %1</source>
        <translation>系统报告：%1</translation>
    </message>
    <message>
        <source>Check the name and whether this workstation is on the network.</source>
        <translation>请检查名称以及本工作站是否联网。</translation>
    </message>
    <message>
        <source>the server says: %1</source>
        <translation>服务器报告：%1</translation>
    </message>
    <message>
        <source>the server gave no reason</source>
        <translation>服务器没有给出原因</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>连接断开</translation>
    </message>
    <message>
        <source>too many are logging in there at this moment (its MaxStartups)</source>
        <translation>此刻登录的人过多（其 MaxStartups）</translation>
    </message>
    <message>
        <source>Try again in a minute.</source>
        <translation>请一分钟后重试。</translation>
    </message>
    <message>
        <source>It is not tried again by itself: connect once more, but some servers lock out after a few tries.</source>
        <translation>不会自动重试：请再连接一次，但有些服务器在几次失败后会锁定。</translation>
    </message>
    <message>
        <source>the server refused the password</source>
        <translation>服务器拒绝了密码</translation>
    </message>
    <message>
        <source>the server accepts none of the keys; tried: %1</source>
        <translation>服务器不接受任何密钥；已尝试：%1</translation>
    </message>
    <message>
        <source>Name the right user and key in ~/.ssh/config, or let ssh-copy-id put your key there.</source>
        <translation>请在 ~/.ssh/config 中指定正确的用户和密钥，或用 ssh-copy-id 将密钥放到那里。</translation>
    </message>
    <message>
        <source>there is no key for it</source>
        <translation>没有可用的密钥</translation>
    </message>
    <message>
        <source>the server offers no way to log in that is allowed here</source>
        <translation>服务器没有提供此处允许的登录方式</translation>
    </message>
    <message>
        <source>its key is marked as revoked</source>
        <translation>其密钥已标记为吊销</translation>
    </message>
    <message>
        <source>ITS KEY HAS CHANGED: somebody may be listening in, or the machine was set up anew</source>
        <translation>其密钥已更改：可能有人在窃听，或机器被重新安装</translation>
    </message>
    <message>
        <source>it shows a key of another type (%1) than the known one (%2): somebody may be listening in, or the machine was set up anew</source>
        <translation>它出示的密钥类型 (%1) 与已知的 (%2) 不同：可能有人在窃听，或机器被重新安装</translation>
    </message>
    <message>
        <source>its key (%1, %2) is not among the known hosts</source>
        <translation>其密钥（%1，%2）不在已知主机中</translation>
    </message>
    <message>
        <source>Log in there once by hand, or add the key to %3.</source>
        <translation>请在那里手动登录一次，或将密钥加入 %3。</translation>
    </message>
    <message>
        <source>its key (%1, %2) is not among the known hosts, and StrictHostKeyChecking is “yes”</source>
        <translation>其密钥（%1，%2）不在已知主机中，且 StrictHostKeyChecking 为“yes”</translation>
    </message>
    <message>
        <source>%1 (now %2; known by line %3 of %4)</source>
        <translation>%1（现为 %2；已知记录在 %4 的第 %3 行）</translation>
    </message>
    <message>
        <source>Ask the machine&apos;s administrator.</source>
        <translation>请询问机器的管理员。</translation>
    </message>
    <message>
        <source>Ask the machine&apos;s administrator whether this is right. If it is, remove the old key by hand: ssh-keygen -f &apos;%4&apos; -R &apos;%5&apos;</source>
        <translation>请询问机器的管理员这是否正常。如果正常，请手动移除旧密钥：ssh-keygen -f &apos;%4&apos; -R &apos;%5&apos;</translation>
    </message>
    <message>
        <source>the server refused the answers</source>
        <translation>服务器拒绝了回答</translation>
    </message>
    <message>
        <source>its shell ended without printing anything</source>
        <translation>其 shell 没有任何输出就结束了</translation>
    </message>
    <message>
        <source>Check by hand that ssh can run a command there.</source>
        <translation>请手动检查 ssh 能否在那里执行命令。</translation>
    </message>
    <message>
        <source>its shell runs no commands but says: %1</source>
        <translation>其 shell 不执行命令，而是报告：%1</translation>
    </message>
    <message>
        <source>its job was cancelled</source>
        <translation>其作业已取消</translation>
    </message>
    <message>
        <source>it does not run there and says: %1</source>
        <translation>它在那里无法运行，并报告：%1</translation>
    </message>
    <message>
        <source>Have it built there from its sources.</source>
        <translation>请让那里从源代码构建。</translation>
    </message>
    <message>
        <source>it does not run there, or is not an engine of Trainyard&apos;s</source>
        <translation>它在那里无法运行，或不是 Trainyard 的引擎</translation>
    </message>
    <message>
        <source>Install this window&apos;s engine there; what is installed there stays as it is.</source>
        <translation>请在那里安装此窗口的引擎；那里已安装的内容保持不变。</translation>
    </message>
    <message>
        <source>the machine&apos;s folder for Trainyard is not an absolute path</source>
        <translation>机器的 Trainyard 文件夹不是绝对路径</translation>
    </message>
    <message>
        <source>Make sure that HOME is set in shells that run without a log-in.</source>
        <translation>请确保在非登录 shell 中设置了 HOME。</translation>
    </message>
    <message>
        <source>it is not a complete 64-bit ELF file</source>
        <translation>不是完整的 64 位 ELF 文件</translation>
    </message>
    <message>
        <source>the engine&apos;s sources did not come with this program</source>
        <translation>此程序未附带引擎的源代码</translation>
    </message>
    <message>
        <source>Install Trainyard again, or bring the engine built here.</source>
        <translation>请重新安装 Trainyard，或传送此处构建的引擎。</translation>
    </message>
    <message>
        <source>trainyard-engine is neither beside this program nor on the PATH</source>
        <translation>trainyard-engine 既不在此程序旁边，也不在 PATH 中</translation>
    </message>
    <message>
        <source>Install Trainyard&apos;s engine on this workstation.</source>
        <translation>请在本工作站安装 Trainyard 的引擎。</translation>
    </message>
    <message>
        <source>its report is too long</source>
        <translation>其报告过长</translation>
    </message>
    <message>
        <source>there it reads “%1”, which is not an absolute path</source>
        <translation>在那里它解析为“%1”，不是绝对路径</translation>
    </message>
    <message>
        <source>Make sure that the variable is set in shells that run without a log-in, or write the path out.</source>
        <translation>请确保在非登录 shell 中设置了该变量，或写出完整路径。</translation>
    </message>
    <message>
        <source>it gives no answer</source>
        <translation>没有回答</translation>
    </message>
    <message>
        <source>Check the machine&apos;s engine on the page Machines.</source>
        <translation>请在“机器”页面检查机器的引擎。</translation>
    </message>
    <message>
        <source>there is no engine</source>
        <translation>没有引擎</translation>
    </message>
    <message>
        <source>Install one on the page Machines.</source>
        <translation>请在“机器”页面安装。</translation>
    </message>
    <message>
        <source>its job ended with code %1</source>
        <translation>其作业以代码 %1 结束</translation>
    </message>
    <message>
        <source>its job ended, and nothing tells why</source>
        <translation>其作业已结束，原因不明</translation>
    </message>
    <message>
        <source>The log in that folder has all that it printed.</source>
        <translation>该文件夹中的日志包含其全部输出。</translation>
    </message>
    <message>
        <source>the program installed there under its name does not run</source>
        <translation>那里以其名称安装的程序无法运行</translation>
    </message>
    <message>
        <source>it is for %1, and the machine is %2</source>
        <translation>它适用于 %1，而机器是 %2</translation>
    </message>
    <message>
        <source>it needs glibc %1, and the machine does not tell its C library</source>
        <translation>它需要 glibc %1，而机器没有给出其 C 库</translation>
    </message>
    <message>
        <source>it needs glibc %1, and the machine&apos;s C library is %2</source>
        <translation>它需要 glibc %1，而机器的 C 库是 %2</translation>
    </message>
    <message>
        <source>it needs glibc %1 or newer, and the machine has %2</source>
        <translation>它需要 glibc %1 或更新版本，而机器是 %2</translation>
    </message>
    <message>
        <source>it is version %1 and speaks protocol %2, this window %3 protocol %4</source>
        <translation>它是版本 %1，使用协议 %2；此窗口是版本 %3，使用协议 %4</translation>
    </message>
    <message>
        <source>Update Trainyard on this workstation, or install this window&apos;s engine there beside the newer one.</source>
        <translation>请更新本工作站的 Trainyard，或在那里将此窗口的引擎安装到较新引擎旁边。</translation>
    </message>
    <message>
        <source>Install this window&apos;s engine there; runs that began with the old one can go on with it.</source>
        <translation>请在那里安装此窗口的引擎；用旧引擎开始的运行可以用它继续。</translation>
    </message>
    <message>
        <source>the engine ended without a report</source>
        <translation>引擎没有给出报告就结束了</translation>
    </message>
    <message>
        <source>other jobs have a higher priority</source>
        <translation>其他作业优先级更高</translation>
    </message>
    <message>
        <source>the scheduler has not looked at it yet</source>
        <translation>调度器尚未处理它</translation>
    </message>
    <message>
        <source>waits until enough cores, memory or GPUs are free</source>
        <translation>等待足够的核、内存或 GPU 空闲</translation>
    </message>
    <message>
        <source>waits for another job that must end first</source>
        <translation>等待必须先结束的另一个作业</translation>
    </message>
    <message>
        <source>the job it waits for has failed or was cancelled, so it can never start</source>
        <translation>它所等待的作业已失败或被取消，因此永远无法启动</translation>
    </message>
    <message>
        <source>Cancel it and start it again without that dependency, or start both again.</source>
        <translation>请取消它，去掉该依赖后重新启动，或将两者都重新启动。</translation>
    </message>
    <message>
        <source>the job it waits for is not in this queue</source>
        <translation>它所等待的作业不在此队列中</translation>
    </message>
    <message>
        <source>its earliest start has not come yet; after a requeue this takes up to two minutes</source>
        <translation>尚未到最早启动时间；重新排队后最多需要两分钟</translation>
    </message>
    <message>
        <source>its nodes are being prepared</source>
        <translation>正在准备其节点</translation>
    </message>
    <message>
        <source>its last start is still being cleaned up</source>
        <translation>上次启动仍在清理中</translation>
    </message>
    <message>
        <source>the scheduler starts jobs in rounds, not at once</source>
        <translation>调度器分轮启动作业，而非立即启动</translation>
    </message>
    <message>
        <source>the clusters of the federation are agreeing on who runs it</source>
        <translation>联邦中的集群正在商定由谁运行它</translation>
    </message>
    <message>
        <source>waits for a licence that is in use</source>
        <translation>等待正被使用的许可证</translation>
    </message>
    <message>
        <source>the limit of tasks of this array that run at once is reached</source>
        <translation>已达到此作业数组同时运行任务数的上限</translation>
    </message>
    <message>
        <source>waits for room on the burst buffer</source>
        <translation>等待 burst buffer 的空间</translation>
    </message>
    <message>
        <source>its files are being copied to the burst buffer</source>
        <translation>正在将其文件复制到 burst buffer</translation>
    </message>
    <message>
        <source>the burst buffer could not do what it asked for</source>
        <translation>burst buffer 无法满足其请求</translation>
    </message>
    <message>
        <source>Change its burst buffer options, then release it.</source>
        <translation>请更改其 burst buffer 选项，然后释放。</translation>
    </message>
    <message>
        <source>the cluster&apos;s power limit leaves no room for it</source>
        <translation>集群的功率限制没有余量</translation>
    </message>
    <message>
        <source>power is kept for another job</source>
        <translation>功率已保留给另一个作业</translation>
    </message>
    <message>
        <source>the partition starts no jobs at present</source>
        <translation>该分区目前不启动作业</translation>
    </message>
    <message>
        <source>Wait for the administrators, or choose another partition.</source>
        <translation>请等待管理员处理，或选择其他分区。</translation>
    </message>
    <message>
        <source>the partition takes no jobs at present</source>
        <translation>该分区目前不接受作业</translation>
    </message>
    <message>
        <source>it asks for more or fewer nodes than the partition allows, or for nodes that are down</source>
        <translation>请求的节点数超出或低于分区允许的范围，或请求了停机的节点</translation>
    </message>
    <message>
        <source>Ask for a number of nodes that the partition allows, or choose another partition.</source>
        <translation>请请求分区允许的节点数，或选择其他分区。</translation>
    </message>
    <message>
        <source>its time limit is above the partition&apos;s</source>
        <translation>其时间限制高于分区的限制</translation>
    </message>
    <message>
        <source>Ask for less time, or choose a partition that allows more; a run goes on where it stopped.</source>
        <translation>请减少时间，或选择允许更长时间的分区；运行会从停止处继续。</translation>
    </message>
    <message>
        <source>the partition has no nodes that could ever run it as it is</source>
        <translation>该分区没有能按现状运行它的节点</translation>
    </message>
    <message>
        <source>Ask for fewer cores, GPUs or less memory a node, or choose another partition.</source>
        <translation>请减少每节点的核、GPU 或内存，或选择其他分区。</translation>
    </message>
    <message>
        <source>a node that it needs is down</source>
        <translation>它需要的一个节点已停机</translation>
    </message>
    <message>
        <source>Wait, or ask for other nodes.</source>
        <translation>请等待，或请求其他节点。</translation>
    </message>
    <message>
        <source>nodes that it needs are down, reserved or drained, often for maintenance to come</source>
        <translation>它需要的节点已停机、被预留或被排空，通常是因为即将维护</translation>
    </message>
    <message>
        <source>Wait, ask for less time so that it ends before the maintenance, or ask for other nodes.</source>
        <translation>请等待，减少时间以便在维护前结束，或请求其他节点。</translation>
    </message>
    <message>
        <source>nodes that it needs are down, drained or kept for other partitions</source>
        <translation>它需要的节点已停机、被排空或保留给其他分区</translation>
    </message>
    <message>
        <source>no front-end node is up</source>
        <translation>没有可用的前端节点</translation>
    </message>
    <message>
        <source>waits for its reservation to begin</source>
        <translation>等待其预留开始</translation>
    </message>
    <message>
        <source>its reservation was deleted</source>
        <translation>其预留已被删除</translation>
    </message>
    <message>
        <source>Start it again without the reservation.</source>
        <translation>请去掉预留后重新启动。</translation>
    </message>
    <message>
        <source>its reservation is not valid for it</source>
        <translation>其预留对它无效</translation>
    </message>
    <message>
        <source>held by its owner</source>
        <translation>被其所有者挂起</translation>
    </message>
    <message>
        <source>Release it.</source>
        <translation>请释放。</translation>
    </message>
    <message>
        <source>held by an administrator</source>
        <translation>被管理员挂起</translation>
    </message>
    <message>
        <source>Ask the administrators to release it.</source>
        <translation>请联系管理员释放。</translation>
    </message>
    <message>
        <source>it was put back in the queue too often</source>
        <translation>被放回队列的次数过多</translation>
    </message>
    <message>
        <source>Look at its log, then release it.</source>
        <translation>请查看其日志，然后释放。</translation>
    </message>
    <message>
        <source>it could not be started on its node and is held now</source>
        <translation>无法在其节点上启动，现已挂起</translation>
    </message>
    <message>
        <source>no node fulfils all that it asks for</source>
        <translation>没有节点满足其全部请求</translation>
    </message>
    <message>
        <source>Ask for other features, GPUs or fewer of them, or choose another partition.</source>
        <translation>请请求其他特性、其他或更少的 GPU，或选择其他分区。</translation>
    </message>
    <message>
        <source>its account is not valid</source>
        <translation>其账户无效</translation>
    </message>
    <message>
        <source>Choose an account that you may use.</source>
        <translation>请选择可以使用的账户。</translation>
    </message>
    <message>
        <source>its QoS is not valid</source>
        <translation>其 QoS 无效</translation>
    </message>
    <message>
        <source>Choose a QoS that you may use.</source>
        <translation>请选择可以使用的 QoS。</translation>
    </message>
    <message>
        <source>the partition does not take jobs of its account</source>
        <translation>该分区不接受其账户的作业</translation>
    </message>
    <message>
        <source>Choose another account, or another partition.</source>
        <translation>请选择其他账户或其他分区。</translation>
    </message>
    <message>
        <source>its QoS may not be used in this partition or by this account</source>
        <translation>其 QoS 不能在此分区中使用，或不能由此账户使用</translation>
    </message>
    <message>
        <source>Choose another QoS, or another partition.</source>
        <translation>请选择其他 QoS 或其他分区。</translation>
    </message>
    <message>
        <source>you may not use this partition</source>
        <translation>没有使用此分区的权限</translation>
    </message>
    <message>
        <source>Choose another partition.</source>
        <translation>请选择其他分区。</translation>
    </message>
    <message>
        <source>an accounting rule of the cluster forbids it</source>
        <translation>集群的记账规则不允许</translation>
    </message>
    <message>
        <source>Ask the administrators which limit it meets, or choose another account or QoS.</source>
        <translation>请询问管理员触及了哪项限制，或选择其他账户或 QoS。</translation>
    </message>
    <message>
        <source>the account has used too much for this QoS</source>
        <translation>该账户对此 QoS 的用量过多</translation>
    </message>
    <message>
        <source>Choose another QoS or account.</source>
        <translation>请选择其他 QoS 或账户。</translation>
    </message>
    <message>
        <source>it asks for more memory a core or node than is allowed</source>
        <translation>请求的每核或每节点内存超过允许值</translation>
    </message>
    <message>
        <source>Ask for less memory, or for more cores with it.</source>
        <translation>请减少内存，或同时请求更多的核。</translation>
    </message>
    <message>
        <source>the limit of the account&apos;s jobs that run at once is reached</source>
        <translation>已达到该账户同时运行作业数的上限</translation>
    </message>
    <message>
        <source>the account&apos;s limit is used up by other jobs</source>
        <translation>该账户的限额已被其他作业用完</translation>
    </message>
    <message>
        <source>Wait for them to end, or choose another account.</source>
        <translation>请等待它们结束，或选择其他账户。</translation>
    </message>
    <message>
        <source>its time limit is above the account&apos;s</source>
        <translation>其时间限制高于账户的限制</translation>
    </message>
    <message>
        <source>Ask for less time, or choose another account.</source>
        <translation>请减少时间，或选择其他账户。</translation>
    </message>
    <message>
        <source>the limit of jobs of this QoS that run at once is reached</source>
        <translation>已达到此 QoS 同时运行作业数的上限</translation>
    </message>
    <message>
        <source>the limit of its QoS is used up by other jobs</source>
        <translation>其 QoS 的限额已被其他作业用完</translation>
    </message>
    <message>
        <source>Wait for them to end, or choose another QoS.</source>
        <translation>请等待它们结束，或选择其他 QoS。</translation>
    </message>
    <message>
        <source>its time limit is above that of its QoS</source>
        <translation>其时间限制高于 QoS 的限制</translation>
    </message>
    <message>
        <source>Ask for less time, or choose another QoS.</source>
        <translation>请减少时间，或选择其他 QoS。</translation>
    </message>
    <message>
        <source>it asks for more %1 than its account allows a job</source>
        <translation>请求的%1超过其账户允许单个作业使用的量</translation>
    </message>
    <message>
        <source>Ask for less, or choose another account.</source>
        <translation>请减少请求，或选择其他账户。</translation>
    </message>
    <message>
        <source>it asks for more %1 than its account allows a node</source>
        <translation>请求的%1超过其账户允许单个节点使用的量</translation>
    </message>
    <message>
        <source>it asks for less %1 than its account demands</source>
        <translation>请求的%1少于其账户要求的量</translation>
    </message>
    <message>
        <source>Ask for more, or choose another account.</source>
        <translation>请增加请求，或选择其他账户。</translation>
    </message>
    <message>
        <source>your jobs already have as much of the %1 as its account allows a user</source>
        <translation>自己的作业占用的%1已达到其账户允许单个用户使用的量</translation>
    </message>
    <message>
        <source>Wait for your other jobs to end, or choose another account.</source>
        <translation>请等待自己的其他作业结束，或选择其他账户。</translation>
    </message>
    <message>
        <source>the %1 that its account allows are used up by other jobs</source>
        <translation>其账户允许的%1已被其他作业用完</translation>
    </message>
    <message>
        <source>it asks for more %1 than its QoS allows a job</source>
        <translation>请求的%1超过其 QoS 允许单个作业使用的量</translation>
    </message>
    <message>
        <source>Ask for less, or choose another QoS.</source>
        <translation>请减少请求，或选择其他 QoS。</translation>
    </message>
    <message>
        <source>it asks for more %1 than its QoS allows a node</source>
        <translation>请求的%1超过其 QoS 允许单个节点使用的量</translation>
    </message>
    <message>
        <source>it asks for less %1 than its QoS demands</source>
        <translation>请求的%1少于其 QoS 要求的量</translation>
    </message>
    <message>
        <source>Ask for more, or choose another QoS.</source>
        <translation>请增加请求，或选择其他 QoS。</translation>
    </message>
    <message>
        <source>your jobs already have as much of the %1 as its QoS allows a user</source>
        <translation>自己的作业占用的%1已达到其 QoS 允许单个用户使用的量</translation>
    </message>
    <message>
        <source>Wait for your other jobs to end, or choose another QoS.</source>
        <translation>请等待自己的其他作业结束，或选择其他 QoS。</translation>
    </message>
    <message>
        <source>the %1 that its QoS allows are used up by other jobs</source>
        <translation>其 QoS 允许的%1已被其他作业用完</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>核</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>能耗</translation>
    </message>
    <message>
        <source>licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>room on the burst buffer</source>
        <translation>burst buffer 空间</translation>
    </message>
    <message>
        <source>billed resources</source>
        <translation>计费资源</translation>
    </message>
    <message>
        <source>jobs in the queue</source>
        <translation>排队作业</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>resources of some kind</source>
        <translation>某类资源</translation>
    </message>
    <message>
        <source>%1 × time</source>
        <translation>%1 × 时间</translation>
    </message>
    <message>
        <source>Slurm, a file system or the network failed</source>
        <translation>Slurm、文件系统或网络发生故障</translation>
    </message>
    <message>
        <source>Start it again.</source>
        <translation>请重新启动。</translation>
    </message>
    <message>
        <source>it could not be started on its node</source>
        <translation>无法在其节点上启动</translation>
    </message>
    <message>
        <source>Look whether the run directory can be reached there.</source>
        <translation>请查看那里能否访问运行目录。</translation>
    </message>
    <message>
        <source>the cluster could not start it</source>
        <translation>集群无法启动它</translation>
    </message>
    <message>
        <source>the cluster could not prepare its nodes</source>
        <translation>集群无法准备其节点</translation>
    </message>
    <message>
        <source>it ended with an error</source>
        <translation>以错误结束</translation>
    </message>
    <message>
        <source>it was ended by a signal</source>
        <translation>被信号结束</translation>
    </message>
    <message>
        <source>its time limit was reached</source>
        <translation>已达到时间限制</translation>
    </message>
    <message>
        <source>it was idle for longer than is allowed</source>
        <translation>空闲时间超过允许值</translation>
    </message>
    <message>
        <source>its deadline was reached</source>
        <translation>已到截止时间</translation>
    </message>
    <message>
        <source>it used more memory than it asked for</source>
        <translation>使用的内存超过其请求</translation>
    </message>
    <message>
        <source>Ask for more memory, or make the batch smaller.</source>
        <translation>请请求更多内存，或减小 batch。</translation>
    </message>
    <message>
        <source>it had to make room for a job of higher priority</source>
        <translation>需要让位给优先级更高的作业</translation>
    </message>
    <message>
        <source>one of its nodes failed</source>
        <translation>其一个节点发生故障</translation>
    </message>
    <message>
        <source>one of its nodes could not be started</source>
        <translation>其一个节点无法启动</translation>
    </message>
    <message>
        <source>cancelled on request</source>
        <translation>已按请求取消</translation>
    </message>
    <message>
        <source>cancelled, but not from here</source>
        <translation>已取消，但并非由此处取消</translation>
    </message>
    <message>
        <source>cancelled before it started, by somebody or because the job it waits for has failed</source>
        <translation>启动前被取消，可能是有人取消，或它所等待的作业失败</translation>
    </message>
    <message>
        <source>taken off the queue before it started</source>
        <translation>启动前已移出队列</translation>
    </message>
    <message>
        <source>its entry was removed from the queue by hand</source>
        <translation>其条目已被手动从队列中移除</translation>
    </message>
    <message numerus="yes">
        <source>it was put back in the queue %n time(s) (allowed: %2)</source>
        <translation>
            <numerusform>已被放回队列 %n 次（允许 %2 次）</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume it, or allow more restarts.</source>
        <translation>请恢复它，或允许更多重启次数。</translation>
    </message>
    <message>
        <source>its run directory %1 cannot be entered on the node %2</source>
        <translation>在节点 %2 上无法进入其运行目录 %1</translation>
    </message>
    <message>
        <source>Look whether the file system is mounted there.</source>
        <translation>请查看那里是否挂载了该文件系统。</translation>
    </message>
    <message>
        <source>Slurm would not put it back in the queue</source>
        <translation>Slurm 拒绝将其放回队列</translation>
    </message>
    <message>
        <source>Resume it.</source>
        <translation>请恢复它。</translation>
    </message>
    <message>
        <source>the job ended before it began with the run</source>
        <translation>作业在开始运行之前就已结束</translation>
    </message>
    <message>
        <source>the answer to its submission was lost; looking whether it arrived</source>
        <translation>提交的应答已丢失，正在查看是否送达</translation>
    </message>
    <message>
        <source>the scheduler does not have it</source>
        <translation>调度器中没有它</translation>
    </message>
    <message>
        <source>the queue does not have it</source>
        <translation>队列中没有它</translation>
    </message>
    <message>
        <source>it has left the queue; waiting for word of how it ended</source>
        <translation>已离开队列，等待其结束方式的消息</translation>
    </message>
    <message>
        <source>it has left the queue, and nothing tells how it ended</source>
        <translation>已离开队列，结束方式不明</translation>
    </message>
    <message>
        <source>it has left the queue without having started</source>
        <translation>未启动就离开了队列</translation>
    </message>
    <message>
        <source>Slurm says %1</source>
        <translation>Slurm 报告 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>the supervisor has not looked at it yet</source>
        <translation>监管进程尚未处理它</translation>
    </message>
    <message numerus="yes">
        <source>%n of %2 cores (is|are) taken by %3</source>
        <translation>
            <numerusform>%2 个核中有 %n 个被 %3 占用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %2 GPUs (is|are) taken by %3</source>
        <translation>
            <numerusform>%2 个 GPU 中有 %n 个被 %3 占用</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU %1 is taken by %2</source>
        <translation>GPU %1 被 %2 占用</translation>
    </message>
    <message>
        <source>the attempt before it has not ended yet</source>
        <translation>上一次尝试尚未结束</translation>
    </message>
    <message>
        <source>it comes after %1</source>
        <translation>排在 %1 之后</translation>
    </message>
    <message numerus="yes">
        <source>this machine has %n GPU(s), and it asks for GPU number %2</source>
        <translation>
            <numerusform>此机器有 %n 个 GPU，而它请求的是 GPU 编号 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it asks for %n GPU(s), and this machine has %2</source>
        <translation>
            <numerusform>它请求 %n 个 GPU，而此机器有 %2 个</numerusform>
        </translation>
    </message>
    <message>
        <source>it ended without a result while no supervisor watched it</source>
        <translation>在没有监管进程监视时结束，没有留下结果</translation>
    </message>
    <message>
        <source>its record in the queue is damaged</source>
        <translation>其在队列中的记录已损坏</translation>
    </message>
    <message>
        <source>Resume the run.</source>
        <translation>请恢复该运行。</translation>
    </message>
    <message>
        <source>it printed %1</source>
        <translation>它输出了：%1</translation>
    </message>
    <message>
        <source>the cluster allows no arrays</source>
        <translation>集群不允许作业数组</translation>
    </message>
    <message>
        <source>Submit the runs one by one.</source>
        <translation>请逐个提交运行。</translation>
    </message>
    <message>
        <source>it is not the id of a job</source>
        <translation>不是作业 id</translation>
    </message>
    <message>
        <source>the machine&apos;s queue cannot do that</source>
        <translation>该机器的队列不支持此操作</translation>
    </message>
    <message>
        <source>the machine&apos;s answer is incomplete</source>
        <translation>机器的回答不完整</translation>
    </message>
    <message>
        <source>Slurm&apos;s commands are not on the PATH of a shell there</source>
        <translation>Slurm 的命令不在那里 shell 的 PATH 中</translation>
    </message>
    <message>
        <source>Make sure that sbatch is found in shells that run without a log-in, or choose no scheduler for this machine.</source>
        <translation>请确保在非登录 shell 中能找到 sbatch，或为此机器选择“无调度器”。</translation>
    </message>
    <message>
        <source>the program is not there</source>
        <translation>程序不存在</translation>
    </message>
    <message>
        <source>Set the machine&apos;s scheduler to none, or make sure that Slurm&apos;s commands are on the PATH.</source>
        <translation>请将机器的调度器设为“无”，或确保 Slurm 的命令在 PATH 中。</translation>
    </message>
    <message>
        <source>the machine does not tell its time</source>
        <translation>机器没有给出其时间</translation>
    </message>
    <message>
        <source>the program is not there or cannot be run</source>
        <translation>程序不存在或无法执行</translation>
    </message>
    <message>
        <source>Install Trainyard&apos;s engine again, or set where it is.</source>
        <translation>请重新安装 Trainyard 的引擎，或设置其位置。</translation>
    </message>
    <message>
        <source>it ended with code %1</source>
        <translation>以代码 %1 结束</translation>
    </message>
    <message>
        <source>it is that of %1</source>
        <translation>它属于 %1</translation>
    </message>
    <message>
        <source>Move the file away; the run&apos;s own folder tells how it went.</source>
        <translation>请移走该文件；运行自己的文件夹中有其结果。</translation>
    </message>
    <message>
        <source>the file is incomplete, or not a state file of this version</source>
        <translation>文件不完整，或不是此版本的状态文件</translation>
    </message>
    <message>
        <source>it speaks protocol %1 and this window protocol %2</source>
        <translation>它使用协议 %1，而此窗口使用协议 %2</translation>
    </message>
    <message>
        <source>it does not say which protocol it speaks</source>
        <translation>没有说明使用的协议</translation>
    </message>
    <message>
        <source>there is no partition “%1”</source>
        <translation>没有分区“%1”</translation>
    </message>
    <message>
        <source>Choose one of: %2.</source>
        <translation>请从以下选择：%2。</translation>
    </message>
    <message>
        <source>the array&apos;s index %1 is above the cluster&apos;s largest, %2</source>
        <translation>数组下标 %1 超过集群的最大值 %2</translation>
    </message>
    <message>
        <source>Split the array.</source>
        <translation>请拆分数组。</translation>
    </message>
    <message>
        <source>you have no account “%1”</source>
        <translation>没有账户“%1”</translation>
    </message>
    <message>
        <source>this account may not use the QoS “%1”</source>
        <translation>此账户不能使用 QoS“%1”</translation>
    </message>
    <message>
        <source>the account allows a job %1, and it asks for %2</source>
        <translation>账户允许每个作业 %1，而它请求 %2</translation>
    </message>
    <message>
        <source>Ask for less time; a run goes on where it stopped.</source>
        <translation>请减少时间；运行会从停止处继续。</translation>
    </message>
    <message>
        <source>the QoS “%1” allows a job %2, and it asks for %3</source>
        <translation>QoS“%1”允许每个作业 %2，而它请求 %3</translation>
    </message>
    <message>
        <source>the partition “%1” allows a job %2, and it asks for %3</source>
        <translation>分区“%1”允许每个作业 %2，而它请求 %3</translation>
    </message>
    <message>
        <source>the partition “%1” allows a job %2 nodes, and it asks for %3</source>
        <translation>分区“%1”允许每个作业 %2 个节点，而它请求 %3 个</translation>
    </message>
    <message>
        <source>Ask for fewer nodes, or choose another partition.</source>
        <translation>请减少节点数，或选择其他分区。</translation>
    </message>
    <message>
        <source>the partition “%1” wants at least %2 nodes a job</source>
        <translation>分区“%1”要求每个作业至少 %2 个节点</translation>
    </message>
    <message>
        <source>Ask for more nodes, or choose another partition.</source>
        <translation>请增加节点数，或选择其他分区。</translation>
    </message>
    <message>
        <source>the partition “%1” does not take jobs of the account “%2”</source>
        <translation>分区“%1”不接受账户“%2”的作业</translation>
    </message>
    <message>
        <source>Choose another partition or account.</source>
        <translation>请选择其他分区或账户。</translation>
    </message>
    <message>
        <source>the partition “%1” does not take the QoS “%2”</source>
        <translation>分区“%1”不接受 QoS“%2”</translation>
    </message>
    <message>
        <source>Choose another QoS.</source>
        <translation>请选择其他 QoS。</translation>
    </message>
    <message>
        <source>Choose one of: %3.</source>
        <translation>请从以下选择：%3。</translation>
    </message>
    <message>
        <source>the partition “%1” has no GPUs of type “%2”</source>
        <translation>分区“%1”没有类型为“%2”的 GPU</translation>
    </message>
    <message>
        <source>the nodes of the partition “%1” have at most %2 GPUs, and it asks for %3 a node</source>
        <translation>分区“%1”的节点最多有 %2 个 GPU，而它请求每节点 %3 个</translation>
    </message>
    <message>
        <source>Ask for fewer a node and for more nodes, or choose another partition.</source>
        <translation>请减少每节点数量并增加节点数，或选择其他分区。</translation>
    </message>
    <message>
        <source>the nodes of the partition “%1” have at most %2 cores, and it asks for %3 a node</source>
        <translation>分区“%1”的节点最多有 %2 个核，而它请求每节点 %3 个</translation>
    </message>
    <message>
        <source>Ask for fewer cores a rank or fewer ranks a node.</source>
        <translation>请减少每 rank 的核数或每节点的 rank 数。</translation>
    </message>
    <message>
        <source>the nodes of the partition “%1” have at most %2 of memory, and it asks for %3 a node</source>
        <translation>分区“%1”的节点最多有 %2 内存，而它请求每节点 %3</translation>
    </message>
    <message>
        <source>Ask for less memory, or choose another partition.</source>
        <translation>请减少内存，或选择其他分区。</translation>
    </message>
    <message>
        <source>the machine answers %1</source>
        <translation>机器回答 %1</translation>
    </message>
    <message>
        <source>the machine answers %1: %2</source>
        <translation>机器回答 %1：%2</translation>
    </message>
    <message>
        <source>Change what it asks for, or choose another partition, account or QoS.</source>
        <translation>请更改其请求，或选择其他分区、账户或 QoS。</translation>
    </message>
    <message>
        <source>Choose another folder of records in the machine&apos;s settings, on a disk that all its nodes see.</source>
        <translation>请在机器设置中选择其他记录文件夹，它须位于所有节点都能访问的磁盘上。</translation>
    </message>
    <message>
        <source>It is tried again; it cannot be submitted twice.</source>
        <translation>将会重试；不会重复提交。</translation>
    </message>
    <message>
        <source>no such key</source>
        <translation>没有这个键</translation>
    </message>
    <message>
        <source>no such key; did you mean &quot;%1&quot;?</source>
        <translation>没有这个键；是否想写 &quot;%1&quot;？</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>一个对象</translation>
    </message>
    <message>
        <source>a file, unless the attempt was killed before it wrote one</source>
        <translation>一个文件，除非该次尝试在写入之前就被终止</translation>
    </message>
    <message>
        <source>one event or more, as the attempt has come to its end</source>
        <translation>至少一个事件，因为该次尝试已经结束</translation>
    </message>
    <message>
        <source>one event or more, unless the attempt has only just begun or was ended early</source>
        <translation>至少一个事件，除非该次尝试刚刚开始或被提前终止</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>一个 JSON 对象</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2, or &quot;%3&quot;</source>
        <translation>%1 到 %2 的整数，或 &quot;%3&quot;</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 的数</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1 之一</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>a text that is not only blanks</source>
        <translation>不只含空白字符的文本</translation>
    </message>
    <message>
        <source>text of %1 to %2 characters without line breaks or other control characters</source>
        <translation>%1 到 %2 个字符的文本，不含换行或其他控制字符</translation>
    </message>
    <message>
        <source>text of %1 to %2 characters</source>
        <translation>%1 到 %2 个字符的文本</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>1 to 64 letters, digits, &apos;_&apos;, &apos;-&apos; or &apos;.&apos;, not starting with &apos;.&apos;</source>
        <translation>1 到 64 个字母、数字、&apos;_&apos;、&apos;-&apos; 或 &apos;.&apos;，不以 &apos;.&apos; 开头</translation>
    </message>
    <message>
        <source>a whole path, beginning with /</source>
        <translation>以 / 开头的完整路径</translation>
    </message>
    <message>
        <source>%1 or a whole path, beginning with /</source>
        <translation>%1，或以 / 开头的完整路径</translation>
    </message>
    <message>
        <source>RUN@end, RUN@epoch-N, RUN@step-N or the whole path of a .safetensors file</source>
        <translation>RUN@end、RUN@epoch-N、RUN@step-N，或 .safetensors 文件的完整路径</translation>
    </message>
    <message>
        <source>a list of at most %1 texts</source>
        <translation>最多 %1 个文本的列表</translation>
    </message>
    <message>
        <source>at most %1 ascending whole numbers from %2 to %3</source>
        <translation>最多 %1 个递增的整数，范围 %2 到 %3</translation>
    </message>
    <message>
        <source>at most %1 different whole numbers from %2 to %3</source>
        <translation>最多 %1 个不同的整数，范围 %2 到 %3</translation>
    </message>
    <message>
        <source>0 (all), a whole number from %1 to %2, or a list of two or more class names</source>
        <translation>0（全部）、%1 到 %2 的整数，或两个以上类别名的列表</translation>
    </message>
    <message>
        <source>each class once</source>
        <translation>每个类别一次</translation>
    </message>
    <message>
        <source>nothing beside the section&apos;s other values</source>
        <translation>与本节其他值同时使用时不得设置</translation>
    </message>
    <message>
        <source>nothing: %1 does not have it</source>
        <translation>不得设置：%1 没有此项</translation>
    </message>
    <message>
        <source>nothing beside a model from a file</source>
        <translation>使用文件中的模型时不得设置</translation>
    </message>
    <message>
        <source>at least %1 pixels for %2</source>
        <translation>%2 至少需要 %1 像素</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>1 (grey) or 3 (RGB)</source>
        <translation>1（灰度）或 3 (RGB)</translation>
    </message>
    <message>
        <source>1 for IDX files</source>
        <translation>IDX 文件为 1</translation>
    </message>
    <message>
        <source>a square of 28 to 64 pixels for the built-in glyphs</source>
        <translation>内置字形为 28 到 64 像素的正方形</translation>
    </message>
    <message>
        <source>the folder of the data set</source>
        <translation>数据集的文件夹</translation>
    </message>
    <message>
        <source>the folder or file of the data set</source>
        <translation>数据集的文件夹或文件</translation>
    </message>
    <message>
        <source>at most %1, the run&apos;s number of epochs</source>
        <translation>最多为 %1，即运行的 epoch 数</translation>
    </message>
    <message>
        <source>less than %1, the run&apos;s number of epochs</source>
        <translation>小于 %1，即运行的 epoch 数</translation>
    </message>
    <message>
        <source>at most %1, the batch that they share</source>
        <translation>最多 %1，即它们共享的 batch</translation>
    </message>
    <message>
        <source>a number that divides the %1 ranks</source>
        <translation>能整除 %1 个 rank 的数</translation>
    </message>
    <message>
        <source>at most %1, the number of workers</source>
        <translation>最多 %1，即 worker 数</translation>
    </message>
    <message>
        <source>at most %1, the processes of the run</source>
        <translation>最多 %1，即运行的进程数</translation>
    </message>
    <message>
        <source>only 0, since %1 is %2 and the master may pass over any later point; for others set sync_every and masters to 1, or mode to &quot;synchronous&quot;</source>
        <translation>只能为 0，因为 %1 为 %2，master 可能跳过之后的任何时点；若要其他值，请将 sync_every 和 masters 设为 1，或将 mode 设为 &quot;synchronous&quot;</translation>
    </message>
    <message numerus="yes">
        <source>0 or at least %2, so that %3 processes find room on %n node(s)</source>
        <translation>
            <numerusform>0 或至少 %2，使 %3 个进程能放入 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;start&quot;, since workers that run ahead would train with an older mask</source>
        <translation>&quot;start&quot;，因为超前的 worker 会用旧掩码训练</translation>
    </message>
    <message>
        <source>0, or a number from begin_epoch to %1, the run&apos;s number of epochs</source>
        <translation>0，或 begin_epoch 到 %1（运行的 epoch 数）之间的数</translation>
    </message>
    <message>
        <source>at most three quarters of the run, or an end_epoch behind it</source>
        <translation>最多为运行的四分之三，或其后的 end_epoch</translation>
    </message>
    <message>
        <source>at most the sparsity of %1</source>
        <translation>最多为 %1 的稀疏度</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>没有任何更改。</translation>
    </message>
    <message>
        <source>It was deleted, or belongs to another store.</source>
        <translation>它已被删除，或属于另一个存储库。</translation>
    </message>
    <message>
        <source>it was made by a newer Trainyard (store version %1, this one reads up to %2)</source>
        <translation>由更新的 Trainyard 创建（存储库版本 %1，此程序最高支持 %2）</translation>
    </message>
    <message>
        <source>Start that newer Trainyard, or use another data folder (TRAINYARD_HOME).</source>
        <translation>请启动较新的 Trainyard，或使用其他数据文件夹 (TRAINYARD_HOME)。</translation>
    </message>
    <message>
        <source>the file or its folder cannot be written</source>
        <translation>该文件或其文件夹不可写</translation>
    </message>
    <message>
        <source>Check the permissions, or use another data folder (TRAINYARD_HOME).</source>
        <translation>请检查权限，或使用其他数据文件夹 (TRAINYARD_HOME)。</translation>
    </message>
    <message>
        <source>it was made by an earlier Trainyard (store version %1, this one needs %2), and the file or its folder cannot be written to bring it up to date</source>
        <translation>由较早的 Trainyard 创建（存储库版本 %1，此程序需要 %2），而该文件或其文件夹不可写，无法升级</translation>
    </message>
    <message>
        <source>Check the permissions, or copy the store to a folder of your own and set TRAINYARD_HOME to that folder.</source>
        <translation>请检查权限，或将存储库复制到自己的文件夹，并将 TRAINYARD_HOME 设为该文件夹。</translation>
    </message>
    <message>
        <source>the file or its folder cannot be written, so it is opened for reading only</source>
        <translation>该文件或其文件夹不可写，因此以只读方式打开</translation>
    </message>
    <message>
        <source>Nothing can be changed. To make changes, check the permissions, or use another data folder (TRAINYARD_HOME).</source>
        <translation>无法进行任何更改。如需更改，请检查权限，或使用其他数据文件夹 (TRAINYARD_HOME)。</translation>
    </message>
    <message>
        <source>the file or its folder cannot be written, so it is opened for reading only, without what is only in its journal (the file that ends in -wal)</source>
        <translation>该文件或其文件夹不可写，因此以只读方式打开，且不包含仅存在于其日志（以 -wal 结尾的文件）中的内容</translation>
    </message>
    <message>
        <source>The newest changes may be missing. Open the store once where it can be written.</source>
        <translation>可能缺少最新的更改。请在可写的位置打开一次该存储库。</translation>
    </message>
    <message>
        <source>the disk is full, so it is opened for reading only</source>
        <translation>磁盘已满，因此以只读方式打开</translation>
    </message>
    <message>
        <source>Nothing can be changed. Free %2 on the disk of %1, for example by deleting the directory of a run that is no longer needed, then try again.</source>
        <translation>无法进行任何更改。请在 %1 所在的磁盘上释放 %2（例如删除不再需要的运行的目录），然后重试。</translation>
    </message>
    <message>
        <source>Free %2 on the disk of %1, for example by deleting the directory of a run that is no longer needed, then try again.</source>
        <translation>请在 %1 所在的磁盘上释放 %2（例如删除不再需要的运行的目录），然后重试。</translation>
    </message>
    <message>
        <source>its file was replaced or removed while it was open</source>
        <translation>其文件在打开期间被替换或删除</translation>
    </message>
    <message>
        <source>Nothing was changed. Close every Trainyard and start it again: it then opens the file that is there now. &apos;trainyard store rebuild --force&apos; takes up runs that this file does not know.</source>
        <translation>未做任何更改。请关闭所有 Trainyard 后重新启动：它将打开现在位于该处的文件。“trainyard store rebuild --force”会收录该文件中没有的运行。</translation>
    </message>
    <message>
        <source>the store %1 is opened for reading only, so it cannot take anything new</source>
        <translation>存储库 %1 以只读方式打开，因此无法收录新内容</translation>
    </message>
    <message>
        <source>Make the file and its folder writable, or use another data folder (TRAINYARD_HOME); then start Trainyard again.</source>
        <translation>请使该文件及其文件夹可写，或使用其他数据文件夹（TRAINYARD_HOME），然后重新启动 Trainyard。</translation>
    </message>
    <message>
        <source>the file of the store %1 was replaced or removed while it was open</source>
        <translation>存储库 %1 的文件在打开期间被替换或移除</translation>
    </message>
    <message>
        <source>Nothing was started. Close every Trainyard and start it again: it then opens the file that is there now.</source>
        <translation>未启动任何内容。请关闭所有 Trainyard 并重新启动：它将打开现在的文件。</translation>
    </message>
    <message>
        <source>Move it away and start Trainyard again. Until then the defaults apply, and no setting is kept.</source>
        <translation>请将其移走并重新启动 Trainyard。在此之前使用默认值，且不保存任何设置。</translation>
    </message>
    <message>
        <source>there is none with this number</source>
        <translation>没有此编号的对象</translation>
    </message>
    <message>
        <source>its lease expired, and another process has taken or finished it</source>
        <translation>其租约已过期，另一进程已接管或完成</translation>
    </message>
    <message>
        <source>it has no id</source>
        <translation>没有 id</translation>
    </message>
    <message>
        <source>a campaign with the id %1 is in the store already</source>
        <translation>存储库中已有 id 为 %1 的批量实验</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>名称为空</translation>
    </message>
    <message>
        <source>Give it a name.</source>
        <translation>请为其命名。</translation>
    </message>
    <message>
        <source>another data set has this name</source>
        <translation>另一个数据集已使用此名称</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message>
        <source>the store has no such data set</source>
        <translation>存储库中没有这个数据集</translation>
    </message>
    <message>
        <source>It may have been removed in another window.</source>
        <translation>可能已在另一个窗口中移除。</translation>
    </message>
    <message>
        <source>It may have been deleted in another window.</source>
        <translation>可能已在另一个窗口中删除。</translation>
    </message>
    <message>
        <source>a run with this id is in the store already</source>
        <translation>存储库中已有此 id 的运行</translation>
    </message>
    <message>
        <source>Give the run another id, or delete the old one.</source>
        <translation>请为运行指定其他 id，或删除旧的运行。</translation>
    </message>
    <message>
        <source>Give it one.</source>
        <translation>请指定一个。</translation>
    </message>
    <message>
        <source>Line at byte %1 of %2 is no event (%3): %4</source>
        <translation>%2 中字节 %1 处的行不是事件 (%3)：%4</translation>
    </message>
    <message>
        <source>GPU %1 no longer answers. The checkpoints are kept</source>
        <translation>GPU %1 不再响应。检查点已保留</translation>
    </message>
    <message>
        <source>Reset the GPU (nvidia-smi --gpu-reset) or restart the machine.</source>
        <translation>请重置 GPU (nvidia-smi --gpu-reset) 或重启机器。</translation>
    </message>
    <message numerus="yes">
        <source>GPU %2 has had %n memory error(s) that ECC could not restore since the run began</source>
        <translation>
            <numerusform>运行开始以来，GPU %2 出现了 %n 个 ECC 无法纠正的显存错误</numerusform>
        </translation>
    </message>
    <message>
        <source>If the run fails, resume it on another GPU.</source>
        <translation>如果运行失败，请在另一个 GPU 上恢复。</translation>
    </message>
    <message>
        <source>GPU %1 runs slower because it is hot: %2 °C, %3 MHz</source>
        <translation>GPU %1 因过热而降速：%2 °C，%3 MHz</translation>
    </message>
    <message>
        <source>Look at its fans and at the air that reaches it.</source>
        <translation>请检查其风扇和通风。</translation>
    </message>
    <message>
        <source>GPU %1 runs slower because its hardware asks for it: %2 MHz</source>
        <translation>GPU %1 应其硬件要求而降速：%2 MHz</translation>
    </message>
    <message>
        <source>Look at its power cables, the power supply and the cooling.</source>
        <translation>请检查其供电线、电源和散热。</translation>
    </message>
    <message>
        <source>GPU %1 has reached its power limit: %2 of %3 W at %4 MHz. This is usual under full load</source>
        <translation>GPU %1 已达到功率上限：%2 / %3 W，%4 MHz。满载时这很常见</translation>
    </message>
    <message>
        <source>Training waits %1 % of its time for input: %2 takes %3 % of loading</source>
        <translation>训练有 %1 % 的时间在等待输入：%2占加载时间的 %3 %</translation>
    </message>
    <message>
        <source>Training waits %1 % of its time for input: %2 takes %3 % of loading. This ends with the first epoch, because the images stay in memory</source>
        <translation>训练有 %1 % 的时间在等待输入：%2占加载时间的 %3 %。第一个 epoch 后即会消失，因为图像会留在内存中</translation>
    </message>
    <message>
        <source>reading from the disk</source>
        <translation>从磁盘读取</translation>
    </message>
    <message>
        <source>decoding and resizing</source>
        <translation>解码和缩放</translation>
    </message>
    <message>
        <source>changing images at random</source>
        <translation>随机变换图像</translation>
    </message>
    <message>
        <source>copying images</source>
        <translation>复制图像</translation>
    </message>
    <message>
        <source>Prepare the data set (data.cache.place = auto): loading becomes %1 times as fast, for %2 of disk.</source>
        <translation>请预处理数据集 (data.cache.place = auto)：加载速度将提高到 %1 倍，占用磁盘 %2。</translation>
    </message>
    <message>
        <source>Load beside the training: use one loader thread or more (data.loader_threads); now 0.</source>
        <translation>请与训练并行加载：使用至少一个加载线程 (data.loader_threads)；目前为 0。</translation>
    </message>
    <message>
        <source>Use more loader threads (data.loader_threads): now %1, and this machine has %2 cores.</source>
        <translation>请使用更多加载线程 (data.loader_threads)：目前为 %1，此机器有 %2 个核。</translation>
    </message>
    <message>
        <source>Put the data set on a faster disk, nearer to the machine.</source>
        <translation>请将数据集放到更快、离机器更近的磁盘上。</translation>
    </message>
    <message>
        <source>Keep smaller images in the cache (data.cache.side), or pixels instead of JPEGs.</source>
        <translation>请在缓存中保存更小的图像 (data.cache.side)，或保存像素而非 JPEG。</translation>
    </message>
    <message>
        <source>Choose smaller images, or a machine with more cores.</source>
        <translation>请选择更小的图像，或核更多的机器。</translation>
    </message>
    <message>
        <source>Make fewer random changes.</source>
        <translation>请减少随机变换。</translation>
    </message>
    <message>
        <source>Make fewer random changes; RandAugment costs most.</source>
        <translation>请减少随机变换；RandAugment 开销最大。</translation>
    </message>
    <message>
        <source>Choose smaller images; memory is the limit.</source>
        <translation>请选择更小的图像；瓶颈在内存。</translation>
    </message>
    <message>
        <source>The training loss became %1 at step %2; training goes on because the spec says so</source>
        <translation>训练损失在第 %2 步变为%1；按配置继续训练</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>非数值 (NaN)</translation>
    </message>
    <message>
        <source>infinite</source>
        <translation>无穷大</translation>
    </message>
    <message>
        <source>Not as in the attempt before: %1. Losses may differ in their last digits</source>
        <translation>与上一次尝试不同：%1。损失的末位数字可能不同</translation>
    </message>
    <message>
        <source>Weights begin as those of %1</source>
        <translation>权重初始为 %1 的权重</translation>
    </message>
    <message>
        <source>Weights begin as those of %1; %2 begins anew, because it is for another number of classes</source>
        <translation>权重初始为 %1 的权重；%2 重新初始化，因为它对应的类别数不同</translation>
    </message>
    <message>
        <source>The weights of %1 are pruned; those that are zero there stay zero</source>
        <translation>%1 的权重已剪枝；其中为零的权重保持为零</translation>
    </message>
    <message>
        <source>Weights begin as those of run %1 after step %2 (%3)</source>
        <translation>权重初始为运行 %1 第 %2 步之后的权重 (%3)</translation>
    </message>
    <message>
        <source>The run had ended early; with the settings that it has now it goes on</source>
        <translation>该运行曾提前结束；现以当前设置继续</translation>
    </message>
    <message>
        <source>Skipped %1: %2</source>
        <translation>已跳过 %1：%2</translation>
    </message>
    <message>
        <source>Mend or remove it.</source>
        <translation>请修正或移除它。</translation>
    </message>
    <message>
        <source>Further samples that cannot be read are only counted</source>
        <translation>此后无法读取的样本只计数</translation>
    </message>
    <message>
        <source>Skipped as unreadable: %1 training samples, in whose places others were trained on, and %2 validation samples, which accuracies and losses are without</source>
        <translation>因无法读取而跳过：%1 个训练样本（已用其他样本代替训练）和 %2 个验证样本（不计入准确率和损失）</translation>
    </message>
    <message>
        <source>The data set has no validation images: only training loss is recorded</source>
        <translation>数据集没有验证图像：只记录训练损失</translation>
    </message>
    <message>
        <source>Preparing the data set once, for this run and others: %1 images, %2 images/s, about %3, %4 of disk</source>
        <translation>正在为此运行及其他运行一次性预处理数据集：%1 张图像，%2 张/秒，约 %3，占用磁盘 %4</translation>
    </message>
    <message>
        <source>Batch size %1 is too large here (%2); half of it is tried</source>
        <translation>batch 大小 %1 在此处过大 (%2)；尝试减半</translation>
    </message>
    <message>
        <source>Batch size %1: the largest power of two a rank within %2 and an eighth of the training samples</source>
        <translation>batch 大小 %1：每 rank 不超过 %2 且不超过训练样本八分之一的最大 2 的幂</translation>
    </message>
    <message>
        <source>Data: %1. Device: %2</source>
        <translation>数据：%1。设备：%2</translation>
    </message>
    <message>
        <source>Images: %1</source>
        <translation>图像：%1</translation>
    </message>
    <message>
        <source>Resumed from %1 after step %2 of %3</source>
        <translation>从 %1 恢复，第 %2 步之后，共 %3 步</translation>
    </message>
    <message>
        <source>the runs have no points of these series yet</source>
        <translation>这些运行还没有这些系列的数据点</translation>
    </message>
    <message>
        <source>Look with &apos;trainyard runs show&apos; which series there are.</source>
        <translation>请用“trainyard runs show”查看现有的系列。</translation>
    </message>
    <message>
        <source>it has no events with a duration</source>
        <translation>没有带时长的事件</translation>
    </message>
    <message>
        <source>Choose a trace in Chrome&apos;s JSON format, such as rank-0000.json of a run or one of PyTorch&apos;s profiler.</source>
        <translation>请选择 Chrome JSON 格式的跟踪，例如运行的 rank-0000.json 或 PyTorch profiler 的跟踪。</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>不是文件</translation>
    </message>
    <message>
        <source>Choose a file with a trace.</source>
        <translation>请选择包含跟踪的文件。</translation>
    </message>
    <message>
        <source>the folder has no files *.json or *.json.gz</source>
        <translation>文件夹中没有 *.json 或 *.json.gz 文件</translation>
    </message>
    <message>
        <source>Choose a folder of attempts/0001/trace in a run directory, or a file.</source>
        <translation>请选择运行目录中 attempts/0001/trace 这样的文件夹，或选择文件。</translation>
    </message>
    <message>
        <source>their checkpoints need %1, and %2 are free</source>
        <translation>其检查点需要 %1，仅剩 %2</translation>
    </message>
    <message>
        <source>this Trainyard does not know the request &quot;%1&quot;</source>
        <translation>此 Trainyard 不认识请求 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Nothing was done. Ask again with the Trainyard that stored it.</source>
        <translation>没有执行任何操作。请用存入该请求的 Trainyard 再次请求。</translation>
    </message>
    <message>
        <source>the stored request &quot;%1&quot; cannot be read</source>
        <translation>无法读取已存储的请求 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Nothing was done. Ask again.</source>
        <translation>没有执行任何操作。请再次请求。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number from %2 to %3</source>
        <translation>&quot;%1&quot; 不是 %2 到 %3 之间的数</translation>
    </message>
    <message>
        <source>Set it to %4, or unset it.</source>
        <translation>请将其设为 %4，或取消设置。</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>请选择其他文件。</translation>
    </message>
    <message>
        <source>it is longer than %1 bytes</source>
        <translation>长度超过 %1 字节</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>请检查文件是否正确。</translation>
    </message>
    <message>
        <source>not all of it could be written</source>
        <translation>未能全部写入</translation>
    </message>
    <message>
        <source>Free some space, or write it elsewhere.</source>
        <translation>请释放一些空间，或写到其他位置。</translation>
    </message>
    <message>
        <source>a sample has the label %1</source>
        <translation>有一个样本的标签为 %1</translation>
    </message>
    <message>
        <source>the text is not base64</source>
        <translation>文本不是 base64</translation>
    </message>
    <message>
        <source>%1 is not known here</source>
        <translation>此处不认识 %1</translation>
    </message>
    <message>
        <source>a rank counts other classes than there are</source>
        <translation>某个 rank 统计的类别与实际不符</translation>
    </message>
    <message>
        <source>its lists do not fit together</source>
        <translation>其列表互不匹配</translation>
    </message>
    <message>
        <source>it names %1 classes instead of %2</source>
        <translation>列出了 %1 个类别，而不是 %2 个</translation>
    </message>
    <message>
        <source>Download the data set again.</source>
        <translation>请重新下载数据集。</translation>
    </message>
    <message>
        <source>it holds none of the files of CIFAR-10 or CIFAR-100, such as data_batch_1.bin or train.bin</source>
        <translation>其中没有 CIFAR-10 或 CIFAR-100 的文件，例如 data_batch_1.bin 或 train.bin</translation>
    </message>
    <message>
        <source>Name the folder cifar-10-batches-bin, cifar-10-batches-py, cifar-100-binary or cifar-100-python, or the .tar.gz file.</source>
        <translation>请指定文件夹 cifar-10-batches-bin、cifar-10-batches-py、cifar-100-binary 或 cifar-100-python，或 .tar.gz 文件。</translation>
    </message>
    <message>
        <source>%1 is missing (it holds other files of the %2)</source>
        <translation>缺少 %1（其中有 %2 的其他文件）</translation>
    </message>
    <message>
        <source>Unpack or download the data set again.</source>
        <translation>请解包或重新下载数据集。</translation>
    </message>
    <message>
        <source>label %1 of image %2 is not among the %3 classes</source>
        <translation>图像 %2 的标签 %1 不在 %3 个类别之中</translation>
    </message>
    <message>
        <source>its labels are not all whole numbers</source>
        <translation>其标签并非全是整数</translation>
    </message>
    <message>
        <source>its labels are no list of whole numbers</source>
        <translation>其标签不是整数列表</translation>
    </message>
    <message>
        <source>its data is no array of unsigned bytes</source>
        <translation>其数据不是无符号字节数组</translation>
    </message>
    <message>
        <source>its array is stored by columns (Fortran order)</source>
        <translation>其数组按列存储（Fortran 顺序）</translation>
    </message>
    <message>
        <source>its array has an impossible size</source>
        <translation>其数组大小不可能成立</translation>
    </message>
    <message>
        <source>its array should have %1 bytes but has %2</source>
        <translation>其数组应为 %1 字节，实为 %2 字节</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>为空</translation>
    </message>
    <message>
        <source>its %1 bytes are no whole number of images of %2 bytes (it was cut off, or is no CIFAR-%3)</source>
        <translation>其 %1 字节不是每张 %2 字节图像的整数倍（文件被截断，或不是 CIFAR-%3）</translation>
    </message>
    <message>
        <source>its %1 bytes of data are no whole number of images of %2 bytes</source>
        <translation>其 %1 字节数据不是每张 %2 字节图像的整数倍</translation>
    </message>
    <message>
        <source>it holds %1 labels for %2 images</source>
        <translation>有 %1 个标签，却有 %2 张图像</translation>
    </message>
    <message>
        <source>its names of classes are no texts</source>
        <translation>其类别名不是文本</translation>
    </message>
    <message>
        <source>validation sample %1 has the label %2, which no training sample has</source>
        <translation>验证样本 %1 的标签为 %2，训练样本中没有该标签</translation>
    </message>
    <message>
        <source>Check that both parts belong to the same data set.</source>
        <translation>请检查两部分是否属于同一数据集。</translation>
    </message>
    <message>
        <source>its samples have more than 100,000 different labels</source>
        <translation>其样本有超过 100,000 个不同标签</translation>
    </message>
    <message>
        <source>Labels are classes, not values to predict.</source>
        <translation>标签是类别，而不是要预测的数值。</translation>
    </message>
    <message>
        <source>the link leads back to a folder that contains it</source>
        <translation>该链接指回包含它的文件夹</translation>
    </message>
    <message>
        <source>Remove the link.</source>
        <translation>请移除该链接。</translation>
    </message>
    <message>
        <source>it lies more than %1 folders deep within a class folder</source>
        <translation>它位于类别文件夹内超过 %1 层深处</translation>
    </message>
    <message>
        <source>Move its images up.</source>
        <translation>请将其图像上移。</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>该链接没有目标</translation>
    </message>
    <message>
        <source>line %1 says that its split is %2</source>
        <translation>第 %1 行称其划分为 %2</translation>
    </message>
    <message>
        <source>Write train or val.</source>
        <translation>请写 train 或 val。</translation>
    </message>
    <message>
        <source>line %1 has %2 fields instead of %3</source>
        <translation>第 %1 行有 %2 个字段，而不是 %3 个</translation>
    </message>
    <message>
        <source>Each line is path,label; a header names other columns.</source>
        <translation>每行格式为 path,label；用表头指定其他列。</translation>
    </message>
    <message>
        <source>Correct the line.</source>
        <translation>请更正该行。</translation>
    </message>
    <message>
        <source>it lists no training images</source>
        <translation>没有列出训练图像</translation>
    </message>
    <message>
        <source>it is listed but is no regular file</source>
        <translation>已列出，但不是普通文件</translation>
    </message>
    <message>
        <source>it is listed but does not exist</source>
        <translation>已列出，但不存在</translation>
    </message>
    <message>
        <source>line %1 %2</source>
        <translation>第 %1 行%2</translation>
    </message>
    <message>
        <source>has more than 1,000 fields</source>
        <translation>的字段超过 1,000 个</translation>
    </message>
    <message>
        <source>contains a zero byte (it is no text, or in UTF-16)</source>
        <translation>包含零字节（不是文本，或为 UTF-16）</translation>
    </message>
    <message>
        <source>has a field of more than 65,536 bytes (it is no list of files)</source>
        <translation>有超过 65,536 字节的字段（不是文件列表）</translation>
    </message>
    <message>
        <source>has text behind a closing quote</source>
        <translation>在右引号之后还有文本</translation>
    </message>
    <message>
        <source>opens a quote and does not close it within 65,536 bytes</source>
        <translation>的引号在 65,536 字节内没有闭合</translation>
    </message>
    <message>
        <source>opens a quote that is never closed</source>
        <translation>的引号一直没有闭合</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>格式未知</translation>
    </message>
    <message>
        <source>it is a file, not a folder</source>
        <translation>这是文件，不是文件夹</translation>
    </message>
    <message>
        <source>Unpack it and name the folder.</source>
        <translation>请解包并指定该文件夹。</translation>
    </message>
    <message>
        <source>Expected are train/&lt;class&gt;/*.jpg and test/&lt;class&gt;/*.jpg, or one folder per class.</source>
        <translation>应为 train/&lt;class&gt;/*.jpg 和 test/&lt;class&gt;/*.jpg，或每类一个文件夹。</translation>
    </message>
    <message>
        <source>there is no class of this name in %1</source>
        <translation>%1 中没有此名称的类别</translation>
    </message>
    <message>
        <source>Training and validation need the same class folders: add or remove it.</source>
        <translation>训练和验证需要相同的类别文件夹：请添加或移除。</translation>
    </message>
    <message>
        <source>it holds files but no class folders</source>
        <translation>其中有文件，但没有类别文件夹</translation>
    </message>
    <message>
        <source>it holds no class folders</source>
        <translation>其中没有类别文件夹</translation>
    </message>
    <message>
        <source>it is the only class folder</source>
        <translation>这是唯一的类别文件夹</translation>
    </message>
    <message>
        <source>Classification needs at least two classes. Expected are train/&lt;class&gt;/*.jpg and test/&lt;class&gt;/*.jpg, or one folder per class.</source>
        <translation>分类至少需要两个类别。应为 train/&lt;class&gt;/*.jpg 和 test/&lt;class&gt;/*.jpg，或每类一个文件夹。</translation>
    </message>
    <message>
        <source>it holds %1 but no train folder</source>
        <translation>其中有 %1，但没有 train 文件夹</translation>
    </message>
    <message>
        <source>Put the same class folders into it as into train, or remove it: then 10 % of the training images are held out.</source>
        <translation>请在其中放入与 train 相同的类别文件夹，或将其移除：那样会留出 10 % 的训练图像。</translation>
    </message>
    <message>
        <source>it is an archive</source>
        <translation>这是压缩包</translation>
    </message>
    <message>
        <source>it is a single image</source>
        <translation>这是单张图像</translation>
    </message>
    <message>
        <source>Name the folder that holds the folders of its classes.</source>
        <translation>请指定包含各类别文件夹的文件夹。</translation>
    </message>
    <message>
        <source>it is a checkpoint, not a data set</source>
        <translation>这是检查点，不是数据集</translation>
    </message>
    <message>
        <source>A data set is a folder with train/&lt;class&gt;/ and test/&lt;class&gt;/ or with one folder per class, or IDX (*-idx3-ubyte), CIFAR, CSV, TFRecord or HDF5 files, or a .txt list of those two.</source>
        <translation>数据集是含 train/&lt;class&gt;/ 和 test/&lt;class&gt;/ 或每类一个文件夹的文件夹，或 IDX (*-idx3-ubyte)、CIFAR、CSV、TFRecord 或 HDF5 文件，或列出后两者的 .txt 列表。</translation>
    </message>
    <message>
        <source>files of this kind are not known</source>
        <translation>不支持此类文件</translation>
    </message>
    <message>
        <source>it is a run directory, not a data set</source>
        <translation>这是运行目录，不是数据集</translation>
    </message>
    <message>
        <source>its images do not lie in a folder for each class</source>
        <translation>其图像没有按类别分文件夹存放</translation>
    </message>
    <message>
        <source>Put them into folders named after their classes, or list them in a CSV file with the columns path and label.</source>
        <translation>请将其放入以类别命名的文件夹，或在含 path 和 label 列的 CSV 文件中列出。</translation>
    </message>
    <message>
        <source>it holds an archive (%1)</source>
        <translation>其中有压缩包 (%1)</translation>
    </message>
    <message>
        <source>the folder is empty</source>
        <translation>文件夹为空</translation>
    </message>
    <message>
        <source>it holds no files of a kind that is known</source>
        <translation>其中没有已知类型的文件</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>glyphs are drawn at 28 to 64 pixels, grey or RGB</source>
        <translation>字形按 28 到 64 像素绘制，灰度或 RGB</translation>
    </message>
    <message>
        <source>Choose such an image size.</source>
        <translation>请选择这样的图像大小。</translation>
    </message>
    <message>
        <source>“%1” (%2) claims to be larger than what the file holds of it (%3 bytes)</source>
        <translation>“%1”（%2）声称的大小超过文件实有的内容（%3 字节）</translation>
    </message>
    <message>
        <source>Write the file again.</source>
        <translation>请重新写入文件。</translation>
    </message>
    <message>
        <source>“%1” (%2) is no list of images</source>
        <translation>“%1”（%2）不是图像列表</translation>
    </message>
    <message>
        <source>Images are n × height × width, with 1 or 3 channels last or second; features are no unsigned bytes.</source>
        <translation>图像为 n × 高 × 宽，1 或 3 个通道在最后或第二位；特征不能是无符号字节。</translation>
    </message>
    <message>
        <source>“%1” (%2) holds no features</source>
        <translation>“%1”（%2）不含特征</translation>
    </message>
    <message>
        <source>Features are numbers, n × length, n × height × width, n × height × width × channels or n × channels × height × width.</source>
        <translation>特征为数值：n × 长度、n × 高 × 宽、n × 高 × 宽 × 通道或 n × 通道 × 高 × 宽。</translation>
    </message>
    <message>
        <source>%1 holds no labels</source>
        <translation>%1 不含标签</translation>
    </message>
    <message>
        <source>Labels are n whole numbers, or n × classes with a 1 at the class.</source>
        <translation>标签为 n 个整数，或 n × 类别数，类别处为 1。</translation>
    </message>
    <message>
        <source>row %1 of %2 is no label</source>
        <translation>%2 的第 %1 行不是标签</translation>
    </message>
    <message>
        <source>Labels are n whole numbers, or n × classes with a 1 at the class and 0 elsewhere.</source>
        <translation>标签为 n 个整数，或 n × 类别数，类别处为 1，其余为 0。</translation>
    </message>
    <message>
        <source>“%1” (%2) and “%3” cannot be joined</source>
        <translation>“%1”（%2）与“%3”无法拼接</translation>
    </message>
    <message>
        <source>Name inputs of the same kind and size.</source>
        <translation>请指定类型和大小相同的输入。</translation>
    </message>
    <message>
        <source>“%1” has %2 rows, “%3” %4</source>
        <translation>“%1”有 %2 行，“%3”有 %4 行</translation>
    </message>
    <message>
        <source>its inputs have %1 channels together</source>
        <translation>其输入共有 %1 个通道</translation>
    </message>
    <message>
        <source>Images have 1 or 3 channels.</source>
        <translation>图像有 1 或 3 个通道。</translation>
    </message>
    <message>
        <source>its inputs have %1 values together</source>
        <translation>其输入共有 %1 个值</translation>
    </message>
    <message>
        <source>At most 3,145,728 are possible.</source>
        <translation>最多 3,145,728 个。</translation>
    </message>
    <message>
        <source>“%1” has rows of another shape or kind than the files before</source>
        <translation>“%1”的行与之前文件的形状或类型不同</translation>
    </message>
    <message>
        <source>it holds no images</source>
        <translation>不含图像</translation>
    </message>
    <message>
        <source>its samples are images, which cannot be brought to %1</source>
        <translation>其样本是图像，无法变为 %1</translation>
    </message>
    <message>
        <source>Set an image size of 8 to 1024 pixels with 1 or 3 channels.</source>
        <translation>请设置 8 到 1024 像素、1 或 3 个通道的图像大小。</translation>
    </message>
    <message>
        <source>its samples have %1 features, but %2 has room for %3</source>
        <translation>其样本有 %1 个特征，而 %2 只能容纳 %3 个</translation>
    </message>
    <message>
        <source>Set %4.</source>
        <translation>请设置 %4。</translation>
    </message>
    <message>
        <source>row %1 holds a feature that is not finite (NaN or infinite)</source>
        <translation>第 %1 行含有非有限的特征（NaN 或无穷大）</translation>
    </message>
    <message>
        <source>Mend or remove the row, or skip unreadable samples.</source>
        <translation>请修正或移除该行，或跳过无法读取的样本。</translation>
    </message>
    <message>
        <source>it holds features, not an image</source>
        <translation>其中是特征，不是图像</translation>
    </message>
    <message>
        <source>Train on it as it is, without a prepared cache.</source>
        <translation>请直接用它训练，不使用预处理缓存。</translation>
    </message>
    <message>
        <source>its structure leads in circles (no end after %1 seconds)</source>
        <translation>其结构循环引用（%1 秒后仍未结束）</translation>
    </message>
    <message>
        <source>Write or download the file again.</source>
        <translation>请重新写入或下载文件。</translation>
    </message>
    <message>
        <source>it is damaged in a way that crashes the HDF5 library</source>
        <translation>其损坏会导致 HDF5 库崩溃</translation>
    </message>
    <message>
        <source>it does not fit into memory</source>
        <translation>内存放不下</translation>
    </message>
    <message>
        <source>Use fewer or smaller files.</source>
        <translation>请使用更少或更小的文件。</translation>
    </message>
    <message>
        <source>%1 has %2 axes</source>
        <translation>%1 有 %2 个轴</translation>
    </message>
    <message>
        <source>%1 claims to be larger than what the file can hold</source>
        <translation>%1 声称的大小超过文件所能容纳</translation>
    </message>
    <message>
        <source>%1 is damaged</source>
        <translation>%1 已损坏</translation>
    </message>
    <message>
        <source>no memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>it cannot hold %1</source>
        <translation>无法容纳 %1</translation>
    </message>
    <message>
        <source>it cannot be finished</source>
        <translation>无法完成写入</translation>
    </message>
    <message>
        <source>the extent of %1 is damaged</source>
        <translation>%1 的范围信息已损坏</translation>
    </message>
    <message>
        <source>%1 claims to have more values than any file</source>
        <translation>%1 声称的值数超过任何文件所能容纳</translation>
    </message>
    <message>
        <source>it holds more than 10,000 data sets</source>
        <translation>含有超过 10,000 个数据集</translation>
    </message>
    <message>
        <source>%1 lies in other files, which is not supported</source>
        <translation>%1 位于其他文件中，不支持这种情况</translation>
    </message>
    <message>
        <source>the index of %1 is damaged</source>
        <translation>%1 的索引已损坏</translation>
    </message>
    <message>
        <source>%1 has too few rows</source>
        <translation>%1 的行数过少</translation>
    </message>
    <message>
        <source>%1 has another size than it said</source>
        <translation>%1 的大小与声明不符</translation>
    </message>
    <message>
        <source>%1 is damaged or packed in an unknown way (rows from %2 on)</source>
        <translation>%1 已损坏或以未知方式压缩（自第 %2 行起）</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>Name the folder that holds the IDX files.</source>
        <translation>请指定包含 IDX 文件的文件夹。</translation>
    </message>
    <message>
        <source>label %1 (entry %2) does not occur in %3</source>
        <translation>标签 %1（条目 %2）没有出现在 %3 中</translation>
    </message>
    <message>
        <source>Check that both files belong to the same data set.</source>
        <translation>请检查两个文件是否属于同一数据集。</translation>
    </message>
    <message>
        <source>every label is 0</source>
        <translation>所有标签都是 0</translation>
    </message>
    <message>
        <source>A data set needs at least two classes.</source>
        <translation>数据集至少需要两个类别。</translation>
    </message>
    <message>
        <source>it holds both %1 and %2</source>
        <translation>其中同时有 %1 和 %2</translation>
    </message>
    <message>
        <source>Put each data set into a folder of its own.</source>
        <translation>请将每个数据集放入各自的文件夹。</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>The folder should hold train-images-idx3-ubyte, train-labels-idx1-ubyte, t10k-images-idx3-ubyte and t10k-labels-idx1-ubyte, plain or as .gz.</source>
        <translation>文件夹应包含 train-images-idx3-ubyte、train-labels-idx1-ubyte、t10k-images-idx3-ubyte 和 t10k-labels-idx1-ubyte，可为原文件或 .gz。</translation>
    </message>
    <message>
        <source>it holds %1 labels for %2 images in %3</source>
        <translation>有 %1 个标签，而 %3 中有 %2 张图像</translation>
    </message>
    <message>
        <source>Download both files again.</source>
        <translation>请重新下载这两个文件。</translation>
    </message>
    <message>
        <source>it is not an IDX file (it does not begin with two zero bytes)</source>
        <translation>不是 IDX 文件（开头不是两个零字节）</translation>
    </message>
    <message>
        <source>Choose a folder with the four IDX files of MNIST or of a data set like it.</source>
        <translation>请选择含四个 IDX 文件的文件夹，来自 MNIST 或同类数据集。</translation>
    </message>
    <message>
        <source>its values are %1, only unsigned bytes can be read</source>
        <translation>其值为 %1，而只能读取无符号字节</translation>
    </message>
    <message>
        <source>Convert the file to unsigned bytes.</source>
        <translation>请将文件转换为无符号字节。</translation>
    </message>
    <message>
        <source>its header says that it holds nothing</source>
        <translation>其文件头表明没有内容</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>请重新下载文件。</translation>
    </message>
    <message>
        <source>its %1 bytes do not fit into memory</source>
        <translation>其 %1 字节无法放入内存</translation>
    </message>
    <message>
        <source>Use a machine with more memory.</source>
        <translation>请使用内存更大的机器。</translation>
    </message>
    <message>
        <source>its header says that the images are %1 pixels; 1 to 16,384 on a side are allowed</source>
        <translation>其文件头表明图像为 %1 像素；每边允许 1 到 16,384</translation>
    </message>
    <message>
        <source>it has no pixels</source>
        <translation>没有像素</translation>
    </message>
    <message>
        <source>Remove the file.</source>
        <translation>请移除该文件。</translation>
    </message>
    <message>
        <source>it says that it is %1 pixels; at most %2 on a side and %3 in all are read</source>
        <translation>其声明为 %1 像素；每边最多读取 %2，总计最多 %3</translation>
    </message>
    <message>
        <source>Shrink or remove the file.</source>
        <translation>请缩小或移除该文件。</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>Remove or replace it.</source>
        <translation>请移除或替换。</translation>
    </message>
    <message>
        <source>it is neither JPEG nor PNG nor WebP but %1</source>
        <translation>不是 JPEG、PNG 或 WebP，而是 %1</translation>
    </message>
    <message>
        <source>Convert or remove the file.</source>
        <translation>请转换或移除该文件。</translation>
    </message>
    <message>
        <source>the JPEG decoder could not be made</source>
        <translation>无法创建 JPEG 解码器</translation>
    </message>
    <message>
        <source>the file is too long</source>
        <translation>文件过长</translation>
    </message>
    <message>
        <source>Replace or remove the file.</source>
        <translation>请替换或移除该文件。</translation>
    </message>
    <message>
        <source>its JPEG header is wrong or cut off (%1)</source>
        <translation>其 JPEG 文件头有误或被截断 (%1)</translation>
    </message>
    <message>
        <source>its JPEG header is cut off</source>
        <translation>其 JPEG 文件头被截断</translation>
    </message>
    <message>
        <source>its JPEG data is cut off or corrupt (%1)</source>
        <translation>其 JPEG 数据被截断或损坏 (%1)</translation>
    </message>
    <message>
        <source>its JPEG data is cut off</source>
        <translation>其 JPEG 数据被截断</translation>
    </message>
    <message>
        <source>it has no samples in this split</source>
        <translation>此划分中没有样本</translation>
    </message>
    <message>
        <source>%1 batches of %2 images do not fit into memory</source>
        <translation>%1 个含 %2 张图像的 batch 无法放入内存</translation>
    </message>
    <message>
        <source>Choose a smaller batch or smaller images.</source>
        <translation>请选择更小的 batch 或更小的图像。</translation>
    </message>
    <message>
        <source>only %1 of %2 loader threads could be started</source>
        <translation>%2 个加载线程中只有 %1 个能启动</translation>
    </message>
    <message>
        <source>Choose fewer loader threads.</source>
        <translation>请选择更少的加载线程。</translation>
    </message>
    <message>
        <source>batch %1 of epoch %2 does not exist</source>
        <translation>epoch %2 的 batch %1 不存在</translation>
    </message>
    <message>
        <source>a batch of %1 cannot be shared by %2 ranks</source>
        <translation>大小为 %1 的 batch 无法分给 %2 个 rank</translation>
    </message>
    <message>
        <source>Choose a larger batch or fewer ranks.</source>
        <translation>请选择更大的 batch 或更少的 rank。</translation>
    </message>
    <message>
        <source>none of its samples can be read</source>
        <translation>其样本均无法读取</translation>
    </message>
    <message>
        <source>Inspect the data set to see the reasons.</source>
        <translation>请检查数据集以查看原因。</translation>
    </message>
    <message>
        <source>none has been dealt</source>
        <translation>没有分发任何 batch</translation>
    </message>
    <message>
        <source>there is no such batch</source>
        <translation>没有这个 batch</translation>
    </message>
    <message>
        <source>batches are under way</source>
        <translation>仍有 batch 在处理中</translation>
    </message>
    <message>
        <source>there is not enough memory to unpack it</source>
        <translation>内存不足，无法解压</translation>
    </message>
    <message>
        <source>other data follows after its packed content</source>
        <translation>压缩内容之后还有其他数据</translation>
    </message>
    <message>
        <source>its packed data is corrupt</source>
        <translation>其压缩数据已损坏</translation>
    </message>
    <message>
        <source>its packed data ends too early (it was cut off)</source>
        <translation>其压缩数据提前结束（被截断）</translation>
    </message>
    <message>
        <source>it ends after %1 bytes of content, %2 too early</source>
        <translation>内容在 %1 字节后结束，提前了 %2</translation>
    </message>
    <message>
        <source>more data follows after the %1 bytes that its header promises</source>
        <translation>在文件头声明的 %1 字节之后还有数据</translation>
    </message>
    <message>
        <source>Download the data set again, or use its binary version.</source>
        <translation>请重新下载数据集，或使用其二进制版本。</translation>
    </message>
    <message>
        <source>it is not a Python pickle</source>
        <translation>不是 Python pickle</translation>
    </message>
    <message>
        <source>it ends without a value</source>
        <translation>结束时没有值</translation>
    </message>
    <message>
        <source>it ends after %1 bytes, too early (it was cut off)</source>
        <translation>在 %1 字节后结束，过早（被截断）</translation>
    </message>
    <message>
        <source>it contains the instruction %1 (byte %2), which plain values do not need; nothing of it is executed</source>
        <translation>含有指令 %1（字节 %2），普通值不需要它；没有执行其中任何内容</translation>
    </message>
    <message>
        <source>it is of a newer pickle protocol than 5</source>
        <translation>其 pickle 协议版本高于 5</translation>
    </message>
    <message>
        <source>it contains a whole number of more than 64 bits</source>
        <translation>含有超过 64 位的整数</translation>
    </message>
    <message>
        <source>it contains a whole number that is none</source>
        <translation>含有无效的整数</translation>
    </message>
    <message>
        <source>it is written in protocol 0, whose texts are not read</source>
        <translation>以协议 0 写成，其文本不予读取</translation>
    </message>
    <message>
        <source>it contains a text in a form that CIFAR&apos;s files do not have</source>
        <translation>含有 CIFAR 文件所没有的文本形式</translation>
    </message>
    <message>
        <source>it recalls a value that it never stored</source>
        <translation>引用了从未存储的值</translation>
    </message>
    <message>
        <source>it names a stored value by something that is no number</source>
        <translation>引用已存储的值时使用了非数字</translation>
    </message>
    <message>
        <source>its lists hold more than %1 items</source>
        <translation>其列表超过 %1 项</translation>
    </message>
    <message>
        <source>it calls something that is no function</source>
        <translation>调用了不是函数的对象</translation>
    </message>
    <message>
        <source>it contains bytes written as text, wrongly</source>
        <translation>含有以文本形式错误写入的字节</translation>
    </message>
    <message>
        <source>it asks for %1, which a data set does not need; nothing of it is executed</source>
        <translation>请求了 %1，数据集不需要它；没有执行其中任何内容</translation>
    </message>
    <message>
        <source>it contains an array of an unknown byte order</source>
        <translation>含有字节序未知的数组</translation>
    </message>
    <message>
        <source>it contains an object that is no array of plain numbers; nothing of it is executed</source>
        <translation>含有不是普通数值数组的对象；没有执行其中任何内容</translation>
    </message>
    <message>
        <source>it ends after %1 bytes, within a value (it was cut off)</source>
        <translation>在 %1 字节后于某个值中间结束（被截断）</translation>
    </message>
    <message>
        <source>it ends within a line (it was cut off)</source>
        <translation>在行中间结束（被截断）</translation>
    </message>
    <message>
        <source>it contains more than %1 values</source>
        <translation>含有超过 %1 个值</translation>
    </message>
    <message>
        <source>it piles up more than %1 values</source>
        <translation>堆叠了超过 %1 个值</translation>
    </message>
    <message>
        <source>it uses a value that is not there</source>
        <translation>使用了不存在的值</translation>
    </message>
    <message>
        <source>it closes what it never opened</source>
        <translation>关闭了从未打开的结构</translation>
    </message>
    <message>
        <source>it stores more than %1 values</source>
        <translation>存储了超过 %1 个值</translation>
    </message>
    <message>
        <source>its PNG header is wrong or cut off</source>
        <translation>其 PNG 文件头有误或被截断</translation>
    </message>
    <message>
        <source>the PNG decoder could not be made</source>
        <translation>无法创建 PNG 解码器</translation>
    </message>
    <message>
        <source>its PNG header is wrong or cut off (%1)</source>
        <translation>其 PNG 文件头有误或被截断 (%1)</translation>
    </message>
    <message>
        <source>its PNG pixels have an unknown layout</source>
        <translation>其 PNG 像素布局未知</translation>
    </message>
    <message>
        <source>its PNG data is cut off (%1 bytes cannot hold its pixels)</source>
        <translation>其 PNG 数据被截断（%1 字节无法容纳其像素）</translation>
    </message>
    <message>
        <source>its PNG data is cut off or corrupt (%1)</source>
        <translation>其 PNG 数据被截断或损坏 (%1)</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>已被停止</translation>
    </message>
    <message>
        <source>What is done stays; prepare again to go on.</source>
        <translation>已完成的部分会保留；再次预处理即可继续。</translation>
    </message>
    <message>
        <source>it needs %1, %2 are free</source>
        <translation>需要 %1，仅剩 %2</translation>
    </message>
    <message>
        <source>Free some space, or choose another folder.</source>
        <translation>请释放一些空间，或选择其他文件夹。</translation>
    </message>
    <message>
        <source>it holds features, not images</source>
        <translation>其中是特征，不是图像</translation>
    </message>
    <message>
        <source>Train on it without a prepared cache.</source>
        <translation>请不使用预处理缓存来训练。</translation>
    </message>
    <message>
        <source>it has no images</source>
        <translation>没有图像</translation>
    </message>
    <message>
        <source>Switch every augmentation off.</source>
        <translation>请关闭所有数据增强。</translation>
    </message>
    <message>
        <source>it has no classes</source>
        <translation>没有类别</translation>
    </message>
    <message>
        <source>its only class is %1</source>
        <translation>唯一的类别是 %1</translation>
    </message>
    <message>
        <source>it holds more than 4,294,967,295 samples</source>
        <translation>含有超过 4,294,967,295 个样本</translation>
    </message>
    <message>
        <source>Split it into several data sets.</source>
        <translation>请将其拆分为多个数据集。</translation>
    </message>
    <message>
        <source>it holds no training images of the chosen classes</source>
        <translation>没有所选类别的训练图像</translation>
    </message>
    <message>
        <source>it has one image per class, so none can be held out for validation</source>
        <translation>每类只有一张图像，无法留出验证图像</translation>
    </message>
    <message>
        <source>it holds no validation images of the chosen classes</source>
        <translation>没有所选类别的验证图像</translation>
    </message>
    <message>
        <source>the spec asks for %1 classes, but there are %2</source>
        <translation>配置要求 %1 个类别，但只有 %2 个</translation>
    </message>
    <message>
        <source>Lower the number of classes, or set it to 0 for all.</source>
        <translation>请减少类别数，或设为 0 以使用全部。</translation>
    </message>
    <message>
        <source>it has no class %1</source>
        <translation>没有类别 %1</translation>
    </message>
    <message>
        <source>Choose among its %2 classes: %3.</source>
        <translation>请从其 %2 个类别中选择：%3。</translation>
    </message>
    <message>
        <source>it holds more than 1,000,000 files</source>
        <translation>含有超过 1,000,000 个文件</translation>
    </message>
    <message>
        <source>line %1 names %2, which is no file</source>
        <translation>第 %1 行列出的 %2 不是文件</translation>
    </message>
    <message>
        <source>Correct the line; names are relative to the list.</source>
        <translation>请更正该行；名称相对于该列表。</translation>
    </message>
    <message>
        <source>the list names no files</source>
        <translation>列表没有列出文件</translation>
    </message>
    <message>
        <source>Write one file name a line.</source>
        <translation>请每行写一个文件名。</translation>
    </message>
    <message>
        <source>its name says neither train nor validation, as those of other files beside it do</source>
        <translation>其名称既不含 train 也不含 validation，而旁边的其他文件含有</translation>
    </message>
    <message>
        <source>Rename it or move it elsewhere.</source>
        <translation>请重命名或移到其他位置。</translation>
    </message>
    <message>
        <source>it holds no %1</source>
        <translation>不含 %1</translation>
    </message>
    <message>
        <source>it holds %1 for validation but none for training</source>
        <translation>含有用于验证的 %1，但没有用于训练的</translation>
    </message>
    <message>
        <source>it is no tar archive</source>
        <translation>不是 tar 归档</translation>
    </message>
    <message>
        <source>Download the file again, or unpack it and name the folder.</source>
        <translation>请重新下载文件，或解包后指定文件夹。</translation>
    </message>
    <message>
        <source>one of its headers is damaged</source>
        <translation>其某个文件头已损坏</translation>
    </message>
    <message>
        <source>it says that a file within has %1 bytes, more than it can hold</source>
        <translation>声明其中一个文件为 %1 字节，超过其所能容纳</translation>
    </message>
    <message>
        <source>%1 within it is longer than %2 bytes</source>
        <translation>其中的 %1 超过 %2 字节</translation>
    </message>
    <message>
        <source>it holds %1 twice</source>
        <translation>含有两份 %1</translation>
    </message>
    <message>
        <source>it contains a number of more than 64 bits</source>
        <translation>含有超过 64 位的数</translation>
    </message>
    <message>
        <source>it contains a field without a number</source>
        <translation>含有没有编号的字段</translation>
    </message>
    <message>
        <source>it contains a field of the unknown type %1</source>
        <translation>含有未知类型 %1 的字段</translation>
    </message>
    <message>
        <source>it contains a field that is longer than the message around it</source>
        <translation>含有比所在消息更长的字段</translation>
    </message>
    <message>
        <source>it ends within a field</source>
        <translation>在字段中间结束</translation>
    </message>
    <message>
        <source>it contains a list of numbers that is none</source>
        <translation>含有无效的数值列表</translation>
    </message>
    <message>
        <source>it contains a list of texts that is none</source>
        <translation>含有无效的文本列表</translation>
    </message>
    <message>
        <source>its feature %1 is not one whole number or text</source>
        <translation>其特征 %1 不是单个整数或文本</translation>
    </message>
    <message>
        <source>record %1 is no usable tf.train.Example: %2</source>
        <translation>记录 %1 不是可用的 tf.train.Example：%2</translation>
    </message>
    <message>
        <source>Set the names of the features, or write the file again.</source>
        <translation>请设置特征的名称，或重新写入文件。</translation>
    </message>
    <message>
        <source>Download or write the file again.</source>
        <translation>请重新下载或写入文件。</translation>
    </message>
    <message>
        <source>Name the TFRecord file.</source>
        <translation>请指定 TFRecord 文件。</translation>
    </message>
    <message>
        <source>it ends within record %1 (byte %2) (it was cut off)</source>
        <translation>在记录 %1（字节 %2）中间结束（被截断）</translation>
    </message>
    <message>
        <source>it is packed by gzip</source>
        <translation>由 gzip 压缩</translation>
    </message>
    <message>
        <source>Unpack it (gunzip) and name the result.</source>
        <translation>请解压 (gunzip) 后指定结果。</translation>
    </message>
    <message>
        <source>it is no TFRecord file (the first record&apos;s length has a wrong checksum)</source>
        <translation>不是 TFRecord 文件（第一条记录的长度校验和有误）</translation>
    </message>
    <message>
        <source>the length of record %1 (byte %2) has a wrong checksum</source>
        <translation>记录 %1（字节 %2）的长度校验和有误</translation>
    </message>
    <message>
        <source>record %1 (byte %2) should have %3 bytes, but the file ends before (it was cut off)</source>
        <translation>记录 %1（字节 %2）应为 %3 字节，但文件提前结束（被截断）</translation>
    </message>
    <message>
        <source>record %1 (byte %2) has %3 bytes; at most 256 MiB are read</source>
        <translation>记录 %1（字节 %2）为 %3 字节；最多读取 256 MiB</translation>
    </message>
    <message>
        <source>Write smaller records.</source>
        <translation>请写入更小的记录。</translation>
    </message>
    <message>
        <source>the record at byte %1 has a wrong checksum</source>
        <translation>字节 %1 处的记录校验和有误</translation>
    </message>
    <message>
        <source>it became shorter while it was read</source>
        <translation>读取过程中文件变短了</translation>
    </message>
    <message>
        <source>its WebP header is wrong or cut off (%1)</source>
        <translation>其 WebP 文件头有误或被截断 (%1)</translation>
    </message>
    <message>
        <source>it is an animated WebP image</source>
        <translation>这是 WebP 动图</translation>
    </message>
    <message>
        <source>Replace it by one of its pictures, or remove it.</source>
        <translation>请用其中一帧代替，或将其移除。</translation>
    </message>
    <message>
        <source>the WebP library is of another version</source>
        <translation>WebP 库是其他版本</translation>
    </message>
    <message>
        <source>there is not enough memory for its pixels</source>
        <translation>内存不足以容纳其像素</translation>
    </message>
    <message>
        <source>its WebP data is cut off or corrupt (%1)</source>
        <translation>其 WebP 数据被截断或损坏 (%1)</translation>
    </message>
    <message>
        <source>it is a WebP image, and this engine was built without libwebp</source>
        <translation>这是 WebP 图像，而此引擎构建时未包含 libwebp</translation>
    </message>
    <message>
        <source>Install libwebp-dev and build again, or convert the file to PNG.</source>
        <translation>请安装 libwebp-dev 后重新构建，或将文件转换为 PNG。</translation>
    </message>
    <message>
        <source>it has no entry %1</source>
        <translation>没有条目 %1</translation>
    </message>
    <message>
        <source>it holds no dictionary with %1</source>
        <translation>不含带有 %1 的字典</translation>
    </message>
    <message>
        <source>line %1 has no path</source>
        <translation>第 %1 行没有路径</translation>
    </message>
    <message>
        <source>Correct or remove the line.</source>
        <translation>请更正或移除该行。</translation>
    </message>
    <message>
        <source>line %1 has no label</source>
        <translation>第 %1 行没有标签</translation>
    </message>
    <message>
        <source>the class folder holds no images</source>
        <translation>类别文件夹中没有图像</translation>
    </message>
    <message>
        <source>Put images into it or remove the folder.</source>
        <translation>请放入图像或移除该文件夹。</translation>
    </message>
    <message>
        <source>it holds no JPEG, PNG or WebP files, only another one</source>
        <translation>其中没有 JPEG、PNG 或 WebP 文件，只有一个其他文件</translation>
    </message>
    <message>
        <source>it holds no JPEG, PNG or WebP files, only %1 others</source>
        <translation>其中没有 JPEG、PNG 或 WebP 文件，只有 %1 个其他文件</translation>
    </message>
    <message>
        <source>%1 (%2 class folders are like that)</source>
        <translation>%1（有 %2 个类别文件夹如此）</translation>
    </message>
    <message>
        <source>it holds no data set “%1”, nor any other</source>
        <translation>其中没有数据集“%1”，也没有其他数据集</translation>
    </message>
    <message>
        <source>Set the names of features and labels.</source>
        <translation>请设置特征和标签的名称。</translation>
    </message>
    <message>
        <source>it holds no data set “%1”; it holds %2</source>
        <translation>其中没有数据集“%1”；有 %2</translation>
    </message>
    <message>
        <source>it has %1 dimensions instead of %2 (images are count, height, width)</source>
        <translation>有 %1 个维度，而不是 %2 个（图像为数量、高、宽）</translation>
    </message>
    <message>
        <source>Check that images and labels have not been swapped.</source>
        <translation>请检查图像和标签是否互换。</translation>
    </message>
    <message>
        <source>it has %1 dimensions instead of %2 (labels are a list)</source>
        <translation>有 %1 个维度，而不是 %2 个（标签为列表）</translation>
    </message>
    <message>
        <source>its header promises %1 bytes, but it has %2</source>
        <translation>文件头声明 %1 字节，实有 %2 字节</translation>
    </message>
    <message>
        <source>its header promises %1 bytes, but it has only %2 packed bytes, which cannot hold so much</source>
        <translation>文件头声明 %1 字节，但只有 %2 字节压缩数据，不可能容纳这么多</translation>
    </message>
    <message>
        <source>its packed data is corrupt (%1)</source>
        <translation>其压缩数据已损坏 (%1)</translation>
    </message>
    <message>
        <source>it adds items to what is no dictionary</source>
        <translation>向不是字典的对象添加条目</translation>
    </message>
    <message>
        <source>it adds items to what is no list</source>
        <translation>向不是列表的对象添加条目</translation>
    </message>
    <message>
        <source>the spec asks for %1 training images, but there are %2</source>
        <translation>配置要求 %1 张训练图像，但只有 %2 张</translation>
    </message>
    <message>
        <source>Lower the number of training samples, or set it to 0 for all.</source>
        <translation>请减少训练样本数，或设为 0 以使用全部。</translation>
    </message>
    <message>
        <source>the spec asks for %1 validation images, but there are %2</source>
        <translation>配置要求 %1 张验证图像，但只有 %2 张</translation>
    </message>
    <message>
        <source>Lower the number of validation samples, or set it to 0 for all.</source>
        <translation>请减少验证样本数，或设为 0 以使用全部。</translation>
    </message>
    <message>
        <source>its feature %1 is no encoded image but %2 texts</source>
        <translation>其特征 %1 不是编码图像，而是 %2 个文本</translation>
    </message>
    <message>
        <source>its feature %1 is no encoded image (a list of numbers)</source>
        <translation>其特征 %1 不是编码图像（是数值列表）</translation>
    </message>
    <message>
        <source>it has no feature %1, and no other</source>
        <translation>没有特征 %1，也没有其他特征</translation>
    </message>
    <message>
        <source>it has no feature %1; its features are %2</source>
        <translation>没有特征 %1；其特征有 %2</translation>
    </message>
    <message>
        <source>its label is a number, unlike those before</source>
        <translation>其标签是数字，与之前不同</translation>
    </message>
    <message>
        <source>its label is a text, unlike those before</source>
        <translation>其标签是文本，与之前不同</translation>
    </message>
    <message>
        <source>it cannot give the extent of a data set</source>
        <translation>无法给出数据集的范围</translation>
    </message>
    <message>
        <source>it cannot give the type of a data set</source>
        <translation>无法给出数据集的类型</translation>
    </message>
    <message>
        <source>it cannot give the layout of a data set</source>
        <translation>无法给出数据集的布局</translation>
    </message>
    <message>
        <source>it cannot open a data set: it is damaged, or made by a newer HDF5</source>
        <translation>无法打开数据集：已损坏，或由更新的 HDF5 生成</translation>
    </message>
    <message>
        <source>CSV files</source>
        <translation>CSV 文件</translation>
    </message>
    <message>
        <source>Name a .csv file with the lines path,label, or a folder with train.csv and val.csv.</source>
        <translation>请指定每行为 path,label 的 .csv 文件，或含 train.csv 和 val.csv 的文件夹。</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>HDF5 文件</translation>
    </message>
    <message>
        <source>Name an .h5 file, a .txt list of them, or a folder with train*.h5 and val*.h5 (or train.txt and val.txt).</source>
        <translation>请指定 .h5 文件、其 .txt 列表，或含 train*.h5 和 val*.h5（或 train.txt 和 val.txt）的文件夹。</translation>
    </message>
    <message>
        <source>TFRecord files</source>
        <translation>TFRecord 文件</translation>
    </message>
    <message>
        <source>Name a .tfrecord file, or a folder with files such as train-00000-of-00010 and validation-00000-of-00001.</source>
        <translation>请指定 .tfrecord 文件，或含 train-00000-of-00010 和 validation-00000-of-00001 等文件的文件夹。</translation>
    </message>
    <message>
        <source>Add val.csv, a column split, or more images.</source>
        <translation>请添加 val.csv、split 列或更多图像。</translation>
    </message>
    <message>
        <source>Add the t10k files or more images.</source>
        <translation>请添加 t10k 文件或更多图像。</translation>
    </message>
    <message>
        <source>Add a test folder or more images.</source>
        <translation>请添加 test 文件夹或更多图像。</translation>
    </message>
    <message>
        <source>Add files with validation in their names, or more images.</source>
        <translation>请添加名称含 validation 的文件，或更多图像。</translation>
    </message>
    <message>
        <source>Add files with val in their names, or more images.</source>
        <translation>请添加名称含 val 的文件，或更多图像。</translation>
    </message>
    <message>
        <source>Add %1.</source>
        <translation>请添加 %1。</translation>
    </message>
    <message>
        <source>it cannot be opened: it is not an HDF5 file, or the file is incomplete</source>
        <translation>无法打开：不是 HDF5 文件，或文件不完整</translation>
    </message>
    <message>
        <source>it cannot be made</source>
        <translation>无法创建</translation>
    </message>
    <message>
        <source>it cannot hold the group %1</source>
        <translation>无法容纳组 %1</translation>
    </message>
    <message>
        <source>it cannot hold a tensor</source>
        <translation>无法容纳张量</translation>
    </message>
    <message>
        <source>%1 + %2 drawn glyphs of %3</source>
        <translation>%1 + %2 个绘制的字形，%3</translation>
    </message>
    <message>
        <source>%1 + %2 random images of %3 in %4 classes</source>
        <translation>%1 + %2 张随机图像，%3，%4 个类别</translation>
    </message>
    <message>
        <source>%1 + %2 images in %3 classes</source>
        <translation>%1 + %2 张图像，%3 个类别</translation>
    </message>
    <message>
        <source>%1 + %2 images in %3 of %4 classes</source>
        <translation>%1 + %2 张图像，%4 个类别中的 %3 个</translation>
    </message>
    <message>
        <source>%1 + %2 images of %3</source>
        <translation>%1 + %2 张图像，%3</translation>
    </message>
    <message>
        <source>%1 + %2 images of %3 in %4 of %5 classes</source>
        <translation>%1 + %2 张图像，%3，%5 个类别中的 %4 个</translation>
    </message>
    <message>
        <source>%1 + %2 samples with features of %3</source>
        <translation>%1 + %2 个样本，特征为 %3</translation>
    </message>
    <message>
        <source>%1 + %2 samples with features of %3 in %4 of %5 classes</source>
        <translation>%1 + %2 个样本，特征为 %3，%5 个类别中的 %4 个</translation>
    </message>
    <message>
        <source>there is no %1</source>
        <translation>没有 %1</translation>
    </message>
    <message>
        <source>there is no list for validation</source>
        <translation>没有用于验证的列表</translation>
    </message>
    <message>
        <source>there are no files for validation</source>
        <translation>没有用于验证的文件</translation>
    </message>
    <message>
        <source>there is no test or val folder</source>
        <translation>没有 test 或 val 文件夹</translation>
    </message>
    <message>
        <source>there are no t10k files</source>
        <translation>没有 t10k 文件</translation>
    </message>
    <message>
        <source>%1, so %2 of the images are held out for validation (seed %3)</source>
        <translation>%1，因此留出 %2 的图像用于验证（种子 %3）</translation>
    </message>
    <message>
        <source>%1, so %2 of the samples are held out for validation (seed %3)</source>
        <translation>%1，因此留出 %2 的样本用于验证（种子 %3）</translation>
    </message>
    <message>
        <source>%1, and one image per class is too few to hold any out</source>
        <translation>%1，而每类只有一张图像，无法留出</translation>
    </message>
    <message>
        <source>%1, and one sample per class is too few to hold any out</source>
        <translation>%1，而每类只有一个样本，无法留出</translation>
    </message>
    <message>
        <source>validated with %1, %2 is not used</source>
        <translation>用 %1 验证，%2 未使用</translation>
    </message>
    <message numerus="yes">
        <source>%n other file(s) (is|are) ignored</source>
        <translation>
            <numerusform>忽略其他 %n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) (is|are) not used</source>
        <translation>
            <numerusform>%n 个文件未使用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n list(s) (is|are) not used</source>
        <translation>
            <numerusform>%n 个列表未使用</numerusform>
        </translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>已预处理</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>it ended with status %1</source>
        <translation>以状态 %1 结束</translation>
    </message>
    <message>
        <source>this process sees %1 of them</source>
        <translation>此进程可见 %1 个</translation>
    </message>
    <message>
        <source>Choose the device “cpu”, or another GPU.</source>
        <translation>请选择设备“cpu”或其他 GPU。</translation>
    </message>
    <message>
        <source>they are not fused</source>
        <translation>它们没有被融合</translation>
    </message>
    <message>
        <source>Choose a smaller batch or image.</source>
        <translation>请选择更小的 batch 或图像。</translation>
    </message>
    <message>
        <source>Choose the device “reference”.</source>
        <translation>请选择设备“reference”。</translation>
    </message>
    <message>
        <source>%1 has no bf16; fp16 works there</source>
        <translation>%1 不支持 bf16；可用 fp16</translation>
    </message>
    <message>
        <source>%1 is too old for fp16</source>
        <translation>%1 过旧，不支持 fp16</translation>
    </message>
    <message>
        <source>oneDNN trains in fp32 and bf16 on processors; fp16 is for GPUs</source>
        <translation>oneDNN 在处理器上以 fp32 和 bf16 训练；fp16 用于 GPU</translation>
    </message>
    <message>
        <source>this processor has no AVX-512, which oneDNN needs for bf16</source>
        <translation>此处理器没有 oneDNN 的 bf16 所需的 AVX-512</translation>
    </message>
    <message>
        <source>tf32 is a format of GPUs</source>
        <translation>tf32 是 GPU 的格式</translation>
    </message>
    <message>
        <source>it names no data</source>
        <translation>没有指定数据</translation>
    </message>
    <message>
        <source>Give a run spec&apos;s file, or --data synthetic.</source>
        <translation>请给出运行配置文件，或 --data synthetic。</translation>
    </message>
    <message>
        <source>it has no checkpoints</source>
        <translation>没有检查点</translation>
    </message>
    <message>
        <source>Name a checkpoint, or a run that has saved one.</source>
        <translation>请指定检查点，或已保存检查点的运行。</translation>
    </message>
    <message>
        <source>it is not a run directory</source>
        <translation>不是运行目录</translation>
    </message>
    <message>
        <source>Name a run directory, or ask for one checkpoint.</source>
        <translation>请指定运行目录，或请求一个检查点。</translation>
    </message>
    <message>
        <source>the run spec in it is not this engine&apos;s: %1</source>
        <translation>其中的运行配置不属于此引擎：%1</translation>
    </message>
    <message>
        <source>its images are made by the engine itself</source>
        <translation>其图像由引擎自身生成</translation>
    </message>
    <message>
        <source>Prepare only data sets that lie in files.</source>
        <translation>请只预处理存于文件中的数据集。</translation>
    </message>
    <message>
        <source>nobody reads the progress any more</source>
        <translation>已无人读取进度</translation>
    </message>
    <message>
        <source>nothing is asked for</source>
        <translation>没有请求任何内容</translation>
    </message>
    <message>
        <source>Name a file with --onnx, --keras or --architecture.</source>
        <translation>请用 --onnx、--keras 或 --architecture 指定文件。</translation>
    </message>
    <message>
        <source>the smaller net&apos;s logits differ by %1 where at most %2 is allowed</source>
        <translation>缩小后网络的 logits 相差 %1，最多允许 %2</translation>
    </message>
    <message>
        <source>Nothing was written. Please report this with the checkpoint.</source>
        <translation>没有写入任何内容。请连同检查点报告此问题。</translation>
    </message>
    <message>
        <source>it is longer than 4 MiB</source>
        <translation>超过 4 MiB</translation>
    </message>
    <message>
        <source>nobody reads the answer any more</source>
        <translation>已无人读取回答</translation>
    </message>
    <message>
        <source>it is neither a file nor a model of the zoo: %1</source>
        <translation>既不是文件，也不是模型库中的模型：%1</translation>
    </message>
    <message>
        <source>no weight is pruned in it</source>
        <translation>其中没有被剪枝的权重</translation>
    </message>
    <message>
        <source>Name a run whose spec prunes, after it has begun.</source>
        <translation>请指定其配置启用剪枝且剪枝已开始的运行。</translation>
    </message>
    <message>
        <source>it has no %1 of the shape %2, which its spec&apos;s net needs</source>
        <translation>没有形状为 %2 的 %1，而其配置的网络需要它</translation>
    </message>
    <message>
        <source>Use another checkpoint.</source>
        <translation>请使用其他检查点。</translation>
    </message>
    <message>
        <source>none of its tensors has two dimensions and a name that ends in weight or kernel</source>
        <translation>其张量中没有名称以 weight 或 kernel 结尾的二维张量</translation>
    </message>
    <message>
        <source>its samples are not of the net&apos;s kind</source>
        <translation>其样本类型与网络不符</translation>
    </message>
    <message>
        <source>it has only %1</source>
        <translation>只有 %1</translation>
    </message>
    <message>
        <source>Use --precision fp32.</source>
        <translation>请使用 --precision fp32。</translation>
    </message>
    <message>
        <source>no check has this in its name</source>
        <translation>没有名称包含此内容的检查</translation>
    </message>
    <message>
        <source>Look at the names in the output of --full --json.</source>
        <translation>请查看 --full --json 输出中的名称。</translation>
    </message>
    <message>
        <source>Give --full too: it knows more checks.</source>
        <translation>请同时给出 --full：它包含更多检查。</translation>
    </message>
    <message>
        <source>its spec asks for %1, and MPI has started %2</source>
        <translation>其配置要求 %1 个，而 MPI 启动了 %2 个</translation>
    </message>
    <message>
        <source>Start as many: mpirun -n %3, the spec&apos;s resources.ranks.</source>
        <translation>请启动同样数量：mpirun -n %3，即配置的 resources.ranks。</translation>
    </message>
    <message>
        <source>Start as many: mpirun -n %3, the spec&apos;s resources.ranks and the masters.</source>
        <translation>请启动同样数量：mpirun -n %3，即配置的 resources.ranks 加上 master 数。</translation>
    </message>
    <message>
        <source>Correct it there.</source>
        <translation>请在那里更正。</translation>
    </message>
    <message>
        <source>Name a run spec&apos;s file or a model of the zoo.</source>
        <translation>请指定运行配置文件或模型库中的模型。</translation>
    </message>
    <message>
        <source>Put that run back beside this one; or let runs keep the checkpoint of their first step (“keep_steps”).</source>
        <translation>请将该运行放回此运行旁边；或让运行保留其第一步的检查点（“keep_steps”）。</translation>
    </message>
    <message>
        <source>Use fp32.</source>
        <translation>请使用 fp32。</translation>
    </message>
    <message>
        <source>none is named</source>
        <translation>没有指定</translation>
    </message>
    <message>
        <source>Name its folder or file, or a spec with --spec.</source>
        <translation>请指定其文件夹或文件，或用 --spec 指定配置。</translation>
    </message>
    <message>
        <source>it was stopped by a signal</source>
        <translation>已被信号停止</translation>
    </message>
    <message>
        <source>Choose a smaller batch.</source>
        <translation>请选择更小的 batch。</translation>
    </message>
    <message>
        <source>the size of its images is not given</source>
        <translation>没有给出其图像大小</translation>
    </message>
    <message>
        <source>Add --image 224x224, or name the run&apos;s spec with --spec.</source>
        <translation>请添加 --image 224x224，或用 --spec 指定运行的配置。</translation>
    </message>
    <message>
        <source>The run was begun with the weights of another net: %2</source>
        <translation>该运行以另一网络的权重开始：%2</translation>
    </message>
    <message>
        <source>the image has no pixels</source>
        <translation>图像没有像素</translation>
    </message>
    <message>
        <source>a classifier needs at least two classes</source>
        <translation>分类器至少需要两个类别</translation>
    </message>
    <message>
        <source>the dropout rate is not in [0, 1)</source>
        <translation>dropout 率不在 [0, 1) 内</translation>
    </message>
    <message>
        <source>mean and deviation must have one value a channel</source>
        <translation>均值和标准差须每通道一个值</translation>
    </message>
    <message>
        <source>a channel&apos;s deviation is not above 0</source>
        <translation>某通道的标准差不大于 0</translation>
    </message>
    <message>
        <source>its weights have no %1 of the network&apos;s shape</source>
        <translation>其权重中没有符合网络形状的 %1</translation>
    </message>
    <message>
        <source>it has no %1 (%2)</source>
        <translation>没有 %1 (%2)</translation>
    </message>
    <message>
        <source>its %1 is %2, the network needs %3</source>
        <translation>其 %1 为 %2，而网络需要 %3</translation>
    </message>
    <message>
        <source>Keras&apos;s pools know no such padding</source>
        <translation>Keras 的池化层不支持这种填充</translation>
    </message>
    <message>
        <source>Keras export does not know layers of kind “%1”</source>
        <translation>Keras 导出不支持“%1”类型的层</translation>
    </message>
    <message>
        <source>it is not what Keras writes: %1</source>
        <translation>不是 Keras 写出的格式：%1</translation>
    </message>
    <message>
        <source>Write it with to_json().</source>
        <translation>请用 to_json() 写出。</translation>
    </message>
    <message>
        <source>it is used %1 times; allowed: once</source>
        <translation>使用了 %1 次；允许：一次</translation>
    </message>
    <message>
        <source>it is a “%1”</source>
        <translation>是“%1”</translation>
    </message>
    <message>
        <source>Build the network as a Functional or Sequential one.</source>
        <translation>请将网络构建为 Functional 或 Sequential。</translation>
    </message>
    <message>
        <source>it has several outputs; allowed: one</source>
        <translation>有多个输出；允许：一个</translation>
    </message>
    <message>
        <source>a network within the network; allowed: its layers themselves</source>
        <translation>网络中嵌套网络；允许：直接使用其中的层</translation>
    </message>
    <message>
        <source>this kind of layer is not known</source>
        <translation>未知的层类型</translation>
    </message>
    <message>
        <source>its input “%1” is no layer before it</source>
        <translation>其输入“%1”不是它之前的层</translation>
    </message>
    <message>
        <source>it has %1 inputs; allowed: 1</source>
        <translation>有 %1 个输入；允许：1 个</translation>
    </message>
    <message>
        <source>it reads the input with another normalisation than the layers before it</source>
        <translation>它读取输入时的归一化与之前的层不同</translation>
    </message>
    <message>
        <source>its output “%1” is no layer</source>
        <translation>其输出“%1”不是层</translation>
    </message>
    <message>
        <source>its input is multiplied by a number not above 0</source>
        <translation>其输入乘以了不大于 0 的数</translation>
    </message>
    <message>
        <source>its %1 are %2</source>
        <translation>其 %1 为 %2</translation>
    </message>
    <message>
        <source>its channels come first; allowed: last</source>
        <translation>其通道在前；允许：在后</translation>
    </message>
    <message>
        <source>its %1 is %2</source>
        <translation>其 %1 为 %2</translation>
    </message>
    <message>
        <source>it is dilated; allowed: dilation_rate 1</source>
        <translation>带有空洞；允许：dilation_rate 1</translation>
    </message>
    <message>
        <source>its padding is “%1”; allowed: same, valid</source>
        <translation>其填充为“%1”；允许：same、valid</translation>
    </message>
    <message>
        <source>its activation is “%1”</source>
        <translation>其激活函数为“%1”</translation>
    </message>
    <message>
        <source>the network has several inputs; allowed: one</source>
        <translation>网络有多个输入；允许：一个</translation>
    </message>
    <message>
        <source>its shape is %1; allowed: images, sequences and vectors</source>
        <translation>其形状为 %1；允许：图像、序列和向量</translation>
    </message>
    <message>
        <source>its input has %1 axes</source>
        <translation>其输入有 %1 个轴</translation>
    </message>
    <message>
        <source>the number of its input&apos;s channels is not known</source>
        <translation>其输入的通道数未知</translation>
    </message>
    <message>
        <source>it normalises along an axis other than the channels</source>
        <translation>沿通道以外的轴归一化</translation>
    </message>
    <message>
        <source>its epsilon or momentum is out of range</source>
        <translation>其 epsilon 或 momentum 超出范围</translation>
    </message>
    <message>
        <source>its input has %1 axes; allowed: 2 (flatten it first)</source>
        <translation>其输入有 %1 个轴；允许：2 个（请先展平）</translation>
    </message>
    <message>
        <source>it drops whole slices (noise_shape)</source>
        <translation>它丢弃整个切片 (noise_shape)</translation>
    </message>
    <message>
        <source>its rate is not in [0, 1)</source>
        <translation>其比率不在 [0, 1) 内</translation>
    </message>
    <message>
        <source>it has a slope, a threshold or another limit than 6</source>
        <translation>有斜率、阈值或 6 以外的上限</translation>
    </message>
    <message>
        <source>it stands directly behind the input</source>
        <translation>直接位于输入之后</translation>
    </message>
    <message>
        <source>its padding is %1</source>
        <translation>其填充为 %1</translation>
    </message>
    <message>
        <source>it has %1 inputs; allowed: 2 and more</source>
        <translation>有 %1 个输入；允许：2 个以上</translation>
    </message>
    <message>
        <source>its inputs differ in their axes</source>
        <translation>其各输入的轴不同</translation>
    </message>
    <message>
        <source>it joins along axis %1; allowed: the channels</source>
        <translation>沿轴 %1 拼接；允许：通道</translation>
    </message>
    <message>
        <source>its input has %1 axes; allowed: 3, a sequence</source>
        <translation>其输入有 %1 个轴；允许：3 个，即序列</translation>
    </message>
    <message>
        <source>its activations are not tanh and sigmoid</source>
        <translation>其激活函数不是 tanh 和 sigmoid</translation>
    </message>
    <message>
        <source>its reset gate stands before the product (reset_after is false)</source>
        <translation>其重置门位于乘积之前（reset_after 为 false）</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <translation>设置了 %1</translation>
    </message>
    <message>
        <source>it has a dropout of its own</source>
        <translation>自带 dropout</translation>
    </message>
    <message>
        <source>it reads something other than the input, or masks zeros</source>
        <translation>读取的不是输入，或对零做掩码</translation>
    </message>
    <message>
        <source>it reshapes to %1; allowed: [height, width, channels]</source>
        <translation>变形为 %1；允许：[height, width, channels]</translation>
    </message>
    <message>
        <source>it does not stand directly behind the input, or its numbers cannot be read</source>
        <translation>没有直接位于输入之后，或其数值无法读取</translation>
    </message>
    <message>
        <source>its mean and variance are not in the architecture; give them to the layer instead of adapting it</source>
        <translation>其均值和方差不在网络结构中；请直接传给该层，而不要用 adapt</translation>
    </message>
    <message>
        <source>it does not stand directly behind the input</source>
        <translation>没有直接位于输入之后</translation>
    </message>
    <message>
        <source>it has no %1</source>
        <translation>没有 %1</translation>
    </message>
    <message>
        <source>Save them with save_weights() from the network whose to_json() you use.</source>
        <translation>请从所用 to_json() 的同一网络用 save_weights() 保存。</translation>
    </message>
    <message>
        <source>a layer is called “%1”, a name that every network gives its own</source>
        <translation>有一层名为“%1”，而每个网络都为自身的层使用该名称</translation>
    </message>
    <message>
        <source>two layers are called “%1”</source>
        <translation>有两层同名“%1”</translation>
    </message>
    <message>
        <source>layer “%1” reads “%2”, which is no layer</source>
        <translation>层“%1”读取“%2”，而后者不是层</translation>
    </message>
    <message>
        <source>layer “%1” reads “%2”, which reads it in turn</source>
        <translation>层“%1”读取“%2”，而后者又读取前者</translation>
    </message>
    <message>
        <source>layer “%1” has an output of %2; allowed: extents up to 1,048,576 and 2^34 values</source>
        <translation>层“%1”的输出为 %2；允许：每维最多 1,048,576，总计 2^34 个值</translation>
    </message>
    <message>
        <source>layer “%1” has too many parameters; allowed: up to 2^33</source>
        <translation>层“%1”参数过多；允许：最多 2^33</translation>
    </message>
    <message>
        <source>it has no layers</source>
        <translation>没有层</translation>
    </message>
    <message>
        <source>nobody reads the outputs of the layers %1</source>
        <translation>没有层读取 %1 的输出</translation>
    </message>
    <message>
        <source>Connect them, or name the one that gives the logits as “output”.</source>
        <translation>请连接它们，或将给出 logits 的层指定为“output”。</translation>
    </message>
    <message>
        <source>it takes images of %1, the data are set to %2</source>
        <translation>其输入图像为 %1，而数据设为 %2</translation>
    </message>
    <message>
        <source>Set the size of the images to the model&apos;s.</source>
        <translation>请将图像大小设为模型的大小。</translation>
    </message>
    <message>
        <source>mean and deviation of its input have %1 and %2 values for %3 channels</source>
        <translation>其输入的均值和标准差有 %1 和 %2 个值，而通道有 %3 个</translation>
    </message>
    <message>
        <source>the deviation of an input&apos;s channel is not above 0</source>
        <translation>某输入通道的标准差不大于 0</translation>
    </message>
    <message>
        <source>layer “%1” has %2 inputs; allowed: %3, it is of kind “%4”</source>
        <translation>层“%1”有 %2 个输入；允许：%3，其类型为“%4”</translation>
    </message>
    <message>
        <source>it has too many parameters; allowed: up to 2^33</source>
        <translation>参数过多；允许：最多 2^33</translation>
    </message>
    <message>
        <source>its output “%1” gives %2 values for %3 classes</source>
        <translation>其输出“%1”为 %3 个类别给出了 %2 个值</translation>
    </message>
    <message>
        <source>layer “%1” is of kind “%2”, which model files do not have</source>
        <translation>层“%1”的类型“%2”不存在于模型文件中</translation>
    </message>
    <message>
        <source>its constants become too large</source>
        <translation>其常量过大</translation>
    </message>
    <message>
        <source>ONNX export does not know layers of kind “%1”</source>
        <translation>ONNX 导出不支持“%1”类型的层</translation>
    </message>
    <message>
        <source>its %1 is not a constant of floating-point numbers</source>
        <translation>其 %1 不是浮点常量</translation>
    </message>
    <message>
        <source>input %1 is missing</source>
        <translation>缺少输入 %1</translation>
    </message>
    <message>
        <source>both the last state and the whole sequence of “%1” are used</source>
        <translation>“%1”的最后状态和完整序列都被使用</translation>
    </message>
    <message>
        <source>it computes on a constant</source>
        <translation>对常量进行计算</translation>
    </message>
    <message>
        <source>its input “%1” is nobody&apos;s output</source>
        <translation>其输入“%1”不是任何层的输出</translation>
    </message>
    <message>
        <source>its input is no image in the order N, C, H, W, but %1</source>
        <translation>其输入不是 N, C, H, W 顺序的图像，而是 %1</translation>
    </message>
    <message>
        <source>it has %1 inputs; allowed: one</source>
        <translation>有 %1 个输入；允许：一个</translation>
    </message>
    <message>
        <source>its input is larger than 65,536 pixels</source>
        <translation>其输入大于 65,536 像素</translation>
    </message>
    <message>
        <source>its input has %1 axes; allowed: images (4), sequences (3) and vectors (2)</source>
        <translation>其输入有 %1 个轴；允许：图像 (4)、序列 (3) 和向量 (2)</translation>
    </message>
    <message>
        <source>it has no output</source>
        <translation>没有输出</translation>
    </message>
    <message>
        <source>it is of opset %1; allowed: 7 and later</source>
        <translation>其 opset 为 %1；允许：7 及以上</translation>
    </message>
    <message>
        <source>Export it again with opset 17.</source>
        <translation>请用 opset 17 重新导出。</translation>
    </message>
    <message>
        <source>no layer gives its output</source>
        <translation>没有层给出其输出</translation>
    </message>
    <message>
        <source>its window has %1 axes; allowed: 1 or 2</source>
        <translation>其窗口有 %1 个轴；允许：1 或 2 个</translation>
    </message>
    <message>
        <source>it is dilated by %1; allowed: 1</source>
        <translation>空洞率为 %1；允许：1</translation>
    </message>
    <message>
        <source>its window is %1</source>
        <translation>其窗口为 %1</translation>
    </message>
    <message>
        <source>its stride is %1</source>
        <translation>其步幅为 %1</translation>
    </message>
    <message>
        <source>its padding is SAME_LOWER; allowed: SAME_UPPER, VALID and given numbers</source>
        <translation>其填充为 SAME_LOWER；允许：SAME_UPPER、VALID 和给定的数值</translation>
    </message>
    <message>
        <source>its weight has %1 axes</source>
        <translation>其权重有 %1 个轴</translation>
    </message>
    <message>
        <source>it has %1 filters in %2 groups</source>
        <translation>在 %2 个组中有 %1 个滤波器</translation>
    </message>
    <message>
        <source>its bias is not a constant</source>
        <translation>其偏置不是常量</translation>
    </message>
    <message>
        <source>its weight has %1 axes; allowed: 2</source>
        <translation>其权重有 %1 个轴；允许：2 个</translation>
    </message>
    <message>
        <source>its input is no vector, but %1</source>
        <translation>其输入不是向量，而是 %1</translation>
    </message>
    <message>
        <source>it has %1 outputs</source>
        <translation>有 %1 个输出</translation>
    </message>
    <message>
        <source>its alpha or beta is not 1, or its first input is transposed</source>
        <translation>其 alpha 或 beta 不为 1，或第一个输入被转置</translation>
    </message>
    <message>
        <source>it normalises a flattened image</source>
        <translation>对展平的图像做归一化</translation>
    </message>
    <message>
        <source>it was exported in training mode; allowed: evaluation</source>
        <translation>以训练模式导出；允许：评估模式</translation>
    </message>
    <message>
        <source>it joins along axis %1 of %2; allowed: the channels</source>
        <translation>沿 %2 的轴 %1 拼接；允许：通道</translation>
    </message>
    <message>
        <source>it joins %1 and %2</source>
        <translation>拼接 %1 和 %2</translation>
    </message>
    <message>
        <source>it clips to limits other than 0 and 6</source>
        <translation>截断到 0 和 6 以外的界限</translation>
    </message>
    <message>
        <source>it computes on constants</source>
        <translation>对常量进行计算</translation>
    </message>
    <message>
        <source>it combines %1 and %2; allowed: sums and products of equal shapes</source>
        <translation>组合 %1 和 %2；允许：形状相同的和与积</translation>
    </message>
    <message>
        <source>its first input is a constant</source>
        <translation>其第一个输入是常量</translation>
    </message>
    <message>
        <source>it combines a layer with a constant; allowed: the bias of a dense layer, and normalising the input</source>
        <translation>将层与常量组合；允许：全连接层的偏置，以及输入归一化</translation>
    </message>
    <message>
        <source>it combines the input with a constant that has neither one value nor one a channel</source>
        <translation>将输入与常量组合，而该常量既非单个值，也非每通道一个值</translation>
    </message>
    <message>
        <source>its output is rounded up (ceil_mode); allowed: down</source>
        <translation>其输出向上取整 (ceil_mode)；允许：向下取整</translation>
    </message>
    <message>
        <source>its indices are used</source>
        <translation>其索引被使用</translation>
    </message>
    <message>
        <source>its axes are %1</source>
        <translation>其轴为 %1</translation>
    </message>
    <message>
        <source>it takes the mean over axes other than height and width</source>
        <translation>沿高和宽以外的轴取均值</translation>
    </message>
    <message>
        <source>it pads with something other than zeros</source>
        <translation>用零以外的值填充</translation>
    </message>
    <message>
        <source>it pads %1 by %2</source>
        <translation>将 %1 填充 %2</translation>
    </message>
    <message>
        <source>it pads by %1</source>
        <translation>填充 %1</translation>
    </message>
    <message>
        <source>it pads the batch or the channels</source>
        <translation>对 batch 或通道做填充</translation>
    </message>
    <message>
        <source>it is not the end of the network; allowed inside: softmax of a vector</source>
        <translation>它不在网络末尾；在内部允许：向量的 softmax</translation>
    </message>
    <message>
        <source>tensor %1 has a negative extent</source>
        <translation>张量 %1 有负的维度</translation>
    </message>
    <message>
        <source>tensor %1 is larger than 2^31 values</source>
        <translation>张量 %1 超过 2^31 个值</translation>
    </message>
    <message>
        <source>tensor %1 has %2 of %3 values</source>
        <translation>张量 %1 有 %2 个值，应为 %3 个</translation>
    </message>
    <message>
        <source>tensor %1 has the type %2, which is not read</source>
        <translation>张量 %1 的类型为 %2，不支持读取</translation>
    </message>
    <message>
        <source>it is not an ONNX model, or the file is incomplete</source>
        <translation>不是 ONNX 模型，或文件不完整</translation>
    </message>
    <message>
        <source>the network is larger than the 2 GiB that a single ONNX file can hold</source>
        <translation>网络超过单个 ONNX 文件可容纳的 2 GiB</translation>
    </message>
    <message>
        <source>its input is no sequence, but %1</source>
        <translation>其输入不是序列，而是 %1</translation>
    </message>
    <message>
        <source>its reset gate stands before the product (linear_before_reset is 0); allowed: 1, as PyTorch exports it</source>
        <translation>其重置门位于乘积之前（linear_before_reset 为 0）；允许：1，即 PyTorch 的导出方式</translation>
    </message>
    <message>
        <source>it runs backward, has activations other than sigmoid and tanh, or clips</source>
        <translation>反向运行、激活函数不是 sigmoid 和 tanh，或带有截断</translation>
    </message>
    <message>
        <source>its sequences have lengths of their own</source>
        <translation>其序列各有自己的长度</translation>
    </message>
    <message>
        <source>its initial state is not 0</source>
        <translation>其初始状态不为 0</translation>
    </message>
    <message>
        <source>its weights do not fit together</source>
        <translation>其权重互不匹配</translation>
    </message>
    <message>
        <source>it takes one step of a sequence that no GRU gives</source>
        <translation>取序列中的一步，而该序列并非来自 GRU</translation>
    </message>
    <message>
        <source>it picks something other than one step of a sequence</source>
        <translation>选取的不是序列中的一步</translation>
    </message>
    <message>
        <source>it picks index %1 of axis %2; allowed: the last step of a GRU</source>
        <translation>选取轴 %2 的索引 %1；允许：GRU 的最后一步</translation>
    </message>
    <message>
        <source>it picks something other than rows of a table</source>
        <translation>选取的不是表中的行</translation>
    </message>
    <message>
        <source>the numbers of its rows are not the input&apos;s</source>
        <translation>其行号不是来自输入</translation>
    </message>
    <message>
        <source>its table has %1 rows</source>
        <translation>其表有 %1 行</translation>
    </message>
    <message>
        <source>it repeats something other than zeros</source>
        <translation>重复的不是零</translation>
    </message>
    <message>
        <source>it flattens from axis %1; allowed: 1</source>
        <translation>从轴 %1 起展平；允许：1</translation>
    </message>
    <message>
        <source>its new shape is not a constant</source>
        <translation>其新形状不是常量</translation>
    </message>
    <message>
        <source>it reshapes to %1; allowed: to one vector a sample</source>
        <translation>变形为 %1；允许：每个样本变为一个向量</translation>
    </message>
    <message>
        <source>it changes the axes %1 of %2</source>
        <translation>更改 %2 的轴 %1</translation>
    </message>
    <message>
        <source>it changes the order of %1 by %2</source>
        <translation>以 %2 更改 %1 的顺序</translation>
    </message>
    <message>
        <source>its value is of a type that is not read</source>
        <translation>其值的类型不支持读取</translation>
    </message>
    <message>
        <source>it ends in %1 values for %2 classes</source>
        <translation>最终给出 %1 个值，而类别有 %2 个</translation>
    </message>
    <message>
        <source>the zoo has no %1</source>
        <translation>模型库中没有 %1</translation>
    </message>
    <message>
        <source>layer %1 has the wrong inputs</source>
        <translation>层 %1 的输入有误</translation>
    </message>
    <message>
        <source>layer %1 (%2) cannot contain the activation %3</source>
        <translation>层 %1 (%2) 不能包含激活函数 %3</translation>
    </message>
    <message>
        <source>Make the activation a layer of its own.</source>
        <translation>请将激活函数设为单独的层。</translation>
    </message>
    <message>
        <source>an addition of %1 and %2</source>
        <translation>%1 与 %2 相加</translation>
    </message>
    <message>
        <source>channels of %1 put beside those of %2</source>
        <translation>%1 的通道与 %2 的通道拼接</translation>
    </message>
    <message>
        <source>Concatenate tensors of one height and width.</source>
        <translation>请拼接高宽相同的张量。</translation>
    </message>
    <message>
        <source>a convolution of %1 channels to %2 filters has %3 groups</source>
        <translation>从 %1 个通道到 %2 个滤波器的卷积有 %3 个组</translation>
    </message>
    <message>
        <source>Choose a number of groups that divides both.</source>
        <translation>请选择能整除两者的组数。</translation>
    </message>
    <message>
        <source>it needs %1 MiB, and %2 MiB are available</source>
        <translation>需要 %1 MiB，仅有 %2 MiB 可用</translation>
    </message>
    <message>
        <source>Choose a smaller batch, image or model.</source>
        <translation>请选择更小的 batch、图像或模型。</translation>
    </message>
    <message>
        <source>their sizes do not fit %1 units with two biases</source>
        <translation>其大小不符合带两个偏置的 %1 个单元</translation>
    </message>
    <message>
        <source>Use a layer with reset_after = true.</source>
        <translation>请使用 reset_after = true 的层。</translation>
    </message>
    <message>
        <source>their sizes do not fit %1 units</source>
        <translation>其大小不符合 %1 个单元</translation>
    </message>
    <message>
        <source>a product of %1 and %2</source>
        <translation>%1 与 %2 的乘积</translation>
    </message>
    <message>
        <source>Multiply tensors of one shape, or a tensor by a vector with as many channels.</source>
        <translation>请将形状相同的张量相乘，或用通道数相同的向量乘以张量。</translation>
    </message>
    <message>
        <source>%1 values reshaped to %2</source>
        <translation>%1 个值变形为 %2</translation>
    </message>
    <message>
        <source>Choose a shape with as many values.</source>
        <translation>请选择值数相同的形状。</translation>
    </message>
    <message>
        <source>a window of %1 × %2 does not fit into %3</source>
        <translation>%1 × %2 的窗口放不进 %3</translation>
    </message>
    <message>
        <source>Choose a larger image.</source>
        <translation>请选择更大的图像。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) (is|are) not supported: %2</source>
        <translation>
            <numerusform>有 %n 个层不受支持：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace them, or write the network as a model file.</source>
        <translation>请替换它们，或将网络写成模型文件。</translation>
    </message>
    <message>
        <source>Set images and classes to those of the file, or leave out the last dense layer&apos;s weights.</source>
        <translation>请将图像和类别设为与文件一致，或去掉最后一个全连接层的权重。</translation>
    </message>
    <message>
        <source>Use an engine that knows this version.</source>
        <translation>请使用支持此版本的引擎。</translation>
    </message>
    <message>
        <source>Correct the named keys.</source>
        <translation>请更正所列的键。</translation>
    </message>
    <message>
        <source>%1 (layer %2)</source>
        <translation>%1（层 %2）</translation>
    </message>
    <message>
        <source>a single number</source>
        <translation>单个数</translation>
    </message>
    <message>
        <source>Export it again as a single .onnx file.</source>
        <translation>请重新导出为单个 .onnx 文件。</translation>
    </message>
    <message>
        <source>%1 is no key that is known there</source>
        <translation>%1 不是那里已知的键</translation>
    </message>
    <message>
        <source>a list of names of layers</source>
        <translation>层名列表</translation>
    </message>
    <message>
        <source>a name of its own</source>
        <translation>一个唯一的名称</translation>
    </message>
    <message>
        <source>a list of 1 to %1 layers</source>
        <translation>1 到 %1 个层的列表</translation>
    </message>
    <message>
        <source>a list of numbers, one a channel</source>
        <translation>每通道一个数的列表</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>as many as mean has, %1</source>
        <translation>与 mean 数量相同，%1</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2, or &quot;classes&quot; for as many as the data have</source>
        <translation>%1 到 %2 的整数，或 &quot;classes&quot; 表示与数据的类别数相同</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1, or [height, width]</source>
        <translation>1 到 %1 的整数，或 [height, width]</translation>
    </message>
    <message>
        <source>&quot;same&quot;, &quot;valid&quot;, a number of pixels or [top, bottom, left, right]</source>
        <translation>&quot;same&quot;、&quot;valid&quot;、像素数或 [top, bottom, left, right]</translation>
    </message>
    <message>
        <source>the folder of a data set</source>
        <translation>数据集的文件夹</translation>
    </message>
    <message>
        <source>augmentation</source>
        <translation>数据增强</translation>
    </message>
    <message>
        <source>a prepared cache</source>
        <translation>预处理缓存</translation>
    </message>
    <message>
        <source>none, because the data set holds features, not images</source>
        <translation>无，因为数据集包含的是特征而非图像</translation>
    </message>
    <message>
        <source>a data set without training images</source>
        <translation>没有训练图像的数据集</translation>
    </message>
    <message>
        <source>one that has some</source>
        <translation>含有训练图像的数据集</translation>
    </message>
    <message>
        <source>another one, such as val/top1: with %1 classes top-5 is always 100 %, whatever a run learns</source>
        <translation>换一个，例如 val/top1：只有 %1 个类别时，无论运行学到什么，top-5 始终是 100 %</translation>
    </message>
    <message>
        <source>a data set without validation images</source>
        <translation>没有验证图像的数据集</translation>
    </message>
    <message>
        <source>one with a test or val folder, to see accuracy</source>
        <translation>含 test 或 val 文件夹的数据集，以便得到准确率</translation>
    </message>
    <message>
        <source>a number that divides the batch of %1: ranks have %2 or %3 samples, and wait for the fuller ones</source>
        <translation>能整除 batch %1 的数：各 rank 有 %2 或 %3 个样本，需等待较满的 rank</translation>
    </message>
    <message>
        <source>at most %1, or some ranks have no part of an epoch&apos;s last batch</source>
        <translation>最多 %1，否则有些 rank 分不到 epoch 的最后一个 batch</translation>
    </message>
    <message>
        <source>at most %1, the cores of this machine; more of them slow training down</source>
        <translation>最多 %1，即此机器的核数；更多会使训练变慢</translation>
    </message>
    <message>
        <source>0, because training keeps all %1 cores of this machine busy: validation beside it saves no time</source>
        <translation>0，因为训练会占满此机器的全部 %1 个核：并行验证不会节省时间</translation>
    </message>
    <message>
        <source>%1 need %2 cores</source>
        <translation>%1 需要 %2 个核</translation>
    </message>
    <message>
        <source>%1 samples: within %2 and an eighth of the data</source>
        <translation>%1 个样本：不超过 %2 且不超过数据的八分之一</translation>
    </message>
    <message>
        <source>half of the memory that is free now</source>
        <translation>目前空闲内存的一半</translation>
    </message>
    <message>
        <source>%1 % of what is free on %2 (%3 GB)</source>
        <translation>%2 上空闲内存的 %1 %（%3 GB）</translation>
    </message>
    <message>
        <source>another environment</source>
        <translation>其他环境</translation>
    </message>
    <message>
        <source>a larger image</source>
        <translation>更大的图像</translation>
    </message>
    <message>
        <source>a device that this engine and machine have</source>
        <translation>此引擎和机器具有的设备</translation>
    </message>
    <message>
        <source>%1 (the run needs about %2 GB of the GPU)</source>
        <translation>%1（运行约需 %2 GB 显存）</translation>
    </message>
    <message>
        <source>a batch that fits into the %1 GB of %2, auto, or more micro-batches</source>
        <translation>能放入 %2 的 %1 GB 的 batch、auto 或更多 micro-batch</translation>
    </message>
    <message>
        <source>a batch that fits into the %1 GB of memory that are free</source>
        <translation>能放入 %1 GB 空闲内存的 batch</translation>
    </message>
    <message>
        <source>1 or more, or a run that is interrupted begins anew</source>
        <translation>1 或更大，否则中断的运行须从头开始</translation>
    </message>
    <message>
        <source>at most %1, the run&apos;s epochs, or a run that is interrupted begins anew</source>
        <translation>最多 %1，即运行的 epoch 数，否则中断的运行须从头开始</translation>
    </message>
    <message>
        <source>fp32: %1</source>
        <translation>fp32：%1</translation>
    </message>
    <message>
        <source>at most %1, the number of training samples</source>
        <translation>最多 %1，即训练样本数</translation>
    </message>
    <message>
        <source>%1 on each of %2 ranks</source>
        <translation>%2 个 rank 各 %1</translation>
    </message>
    <message>
        <source>at most %1, the training samples of a rank</source>
        <translation>最多 %1，即每个 rank 的训练样本数</translation>
    </message>
    <message>
        <source>a *.model.json, ONNX or Keras file whose network fits the data</source>
        <translation>网络与数据相符的 *.model.json、ONNX 或 Keras 文件</translation>
    </message>
    <message>
        <source>a file with the weights of this network</source>
        <translation>含此网络权重的文件</translation>
    </message>
    <message>
        <source>%1 (layer %2 is for other classes and begins anew)</source>
        <translation>%1（层 %2 对应其他类别，将重新初始化）</translation>
    </message>
    <message>
        <source>weights for the classes of the data, to begin with all of them</source>
        <translation>与数据的类别相符的权重，以便全部用作初始值</translation>
    </message>
    <message>
        <source>a checkpoint of the same net</source>
        <translation>同一网络的检查点</translation>
    </message>
    <message>
        <source>%1 (%2 weights are left for %3 layers)</source>
        <translation>%1（%3 个层只剩 %2 个权重）</translation>
    </message>
    <message>
        <source>a share that leaves each layer a weight, or a least_kept above 0</source>
        <translation>使每层至少保留一个权重的比例，或大于 0 的 least_kept</translation>
    </message>
    <message>
        <source>names of the net&apos;s layers</source>
        <translation>网络中层的名称</translation>
    </message>
    <message>
        <source>none, or more layers: none of the net&apos;s may be pruned</source>
        <translation>无，或更多的层：网络的所有层都不允许剪枝</translation>
    </message>
    <message>
        <source>its %1 has another shape</source>
        <translation>其 %1 的形状不同</translation>
    </message>
    <message>
        <source>there are %1 of %2</source>
        <translation>有 %1 个，共 %2 个</translation>
    </message>
    <message>
        <source>its scores have another shape than its weights</source>
        <translation>其评分的形状与权重不同</translation>
    </message>
    <message>
        <source>it has no scores</source>
        <translation>没有评分</translation>
    </message>
    <message>
        <source>no weight exceeds the threshold of %1; the largest is %2</source>
        <translation>没有权重超过阈值 %1；最大为 %2</translation>
    </message>
    <message>
        <source>Choose a smaller threshold.</source>
        <translation>请选择更小的阈值。</translation>
    </message>
    <message>
        <source>none of its %1 weights would be left</source>
        <translation>其 %1 个权重将一个不剩</translation>
    </message>
    <message>
        <source>Prune less, leave this layer whole (&quot;excluded&quot;), or let every layer keep a share (&quot;least_kept&quot;).</source>
        <translation>请减少剪枝，保留此层完整 (&quot;excluded&quot;)，或让每层保留一定比例 (&quot;least_kept&quot;)。</translation>
    </message>
    <message>
        <source>none of its layers may be pruned</source>
        <translation>其所有层都不允许剪枝</translation>
    </message>
    <message>
        <source>Allow the first, the last or depthwise layers, or exclude fewer of them.</source>
        <translation>请允许剪枝第一层、最后一层或 depthwise 层，或减少排除的层。</translation>
    </message>
    <message>
        <source>its weights are not there</source>
        <translation>没有其权重</translation>
    </message>
    <message>
        <source>no flow is defined through a layer of kind %1</source>
        <translation>未定义经过“%1”类型层的数据流</translation>
    </message>
    <message>
        <source>Choose another method of pruning.</source>
        <translation>请选择其他剪枝方法。</translation>
    </message>
    <message>
        <source>no flow is defined through it</source>
        <translation>未定义经过它的数据流</translation>
    </message>
    <message>
        <source>its entry in the queue is incomplete, or not one of this version</source>
        <translation>其队列条目不完整，或不属于此版本</translation>
    </message>
    <message>
        <source>its entry in the queue names another job, &quot;%1&quot;</source>
        <translation>其队列条目指向另一个作业 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>its entry in the queue has a run directory that is not absolute</source>
        <translation>其队列条目的运行目录不是绝对路径</translation>
    </message>
    <message>
        <source>its entry in the queue has a run directory with a NUL byte</source>
        <translation>其队列条目的运行目录含有 NUL 字节</translation>
    </message>
    <message>
        <source>its entry in the queue has no time of submission</source>
        <translation>其队列条目没有提交时间</translation>
    </message>
    <message>
        <source>it was not dealt to rank %1</source>
        <translation>没有分发给 rank %1</translation>
    </message>
    <message>
        <source>its message is not what was expected</source>
        <translation>其消息不符合预期</translation>
    </message>
    <message>
        <source>this rank does not belong to it</source>
        <translation>此 rank 不属于它</translation>
    </message>
    <message>
        <source>a group listens to one of its ranks at a time</source>
        <translation>一个组同一时间只监听其中一个 rank</translation>
    </message>
    <message>
        <source>rank %1 has not answered for %2 s</source>
        <translation>rank %1 已 %2 秒没有响应</translation>
    </message>
    <message>
        <source>rank %1 does something else</source>
        <translation>rank %1 在执行其他操作</translation>
    </message>
    <message>
        <source>the group has %1</source>
        <translation>该组有 %1</translation>
    </message>
    <message>
        <source>that rank has been taken</source>
        <translation>该 rank 已被占用</translation>
    </message>
    <message>
        <source>there is no such rank</source>
        <translation>没有这个 rank</translation>
    </message>
    <message>
        <source>rank %1 failed: %2</source>
        <translation>rank %1 失败：%2</translation>
    </message>
    <message>
        <source>rank %1 has left</source>
        <translation>rank %1 已离开</translation>
    </message>
    <message>
        <source>all other ranks have left</source>
        <translation>所有其他 rank 都已离开</translation>
    </message>
    <message>
        <source>this MPI does not let several threads take turns</source>
        <translation>此 MPI 不允许多个线程轮流使用</translation>
    </message>
    <message>
        <source>Use an MPI that provides MPI_THREAD_SERIALIZED, such as Open MPI 4.</source>
        <translation>请使用提供 MPI_THREAD_SERIALIZED 的 MPI，例如 Open MPI 4。</translation>
    </message>
    <message>
        <source>there are too many bytes</source>
        <translation>字节数过多</translation>
    </message>
    <message>
        <source>an earlier sum has failed</source>
        <translation>之前的求和已失败</translation>
    </message>
    <message>
        <source>another rank has not answered for %1 s</source>
        <translation>另一个 rank 已 %1 秒没有响应</translation>
    </message>
    <message>
        <source>there is no GPU, or no driver</source>
        <translation>没有 GPU，或没有驱动</translation>
    </message>
    <message>
        <source>Train on the device “cpu”.</source>
        <translation>请在设备“cpu”上训练。</translation>
    </message>
    <message>
        <source>this machine may have 1 to %1</source>
        <translation>此机器可有 1 到 %1 个</translation>
    </message>
    <message>
        <source>descriptor %1 is not memory that ranks share</source>
        <translation>描述符 %1 不是 rank 间共享内存</translation>
    </message>
    <message>
        <source>Ranks are started by &quot;trainyard-engine run --ranks N&quot;.</source>
        <translation>各 rank 由“trainyard-engine run --ranks N”启动。</translation>
    </message>
    <message>
        <source>rank 0 failed: %1</source>
        <translation>rank 0 失败：%1</translation>
    </message>
    <message>
        <source>rank %1 has not answered for %2 s (process %3 %4)</source>
        <translation>rank %1 已 %2 秒没有响应（进程 %3 %4）</translation>
    </message>
    <message>
        <source>is stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>waits for a disk or a network file system</source>
        <translation>在等待磁盘或网络文件系统</translation>
    </message>
    <message>
        <source>computes</source>
        <translation>在计算</translation>
    </message>
    <message>
        <source>sleeps</source>
        <translation>在休眠</translation>
    </message>
    <message>
        <source>has ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>hangs</source>
        <translation>卡死</translation>
    </message>
    <message>
        <source>Look at nvidia-smi.</source>
        <translation>请查看 nvidia-smi。</translation>
    </message>
    <message>
        <source>Set NCCL_DEBUG=INFO to see what NCCL says.</source>
        <translation>请设置 NCCL_DEBUG=INFO 以查看 NCCL 的输出。</translation>
    </message>
    <message numerus="yes">
        <source>%n process(|es)</source>
        <translation>
            <numerusform>%n 个进程</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n process(|es) (%2 and %3)</source>
        <translation>
            <numerusform>%n 个进程（%2 和 %3）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rank(s)</source>
        <translation>
            <numerusform>%n 个 rank</numerusform>
        </translation>
    </message>
    <message>
        <source>its master</source>
        <translation>其 master</translation>
    </message>
    <message>
        <source>their master</source>
        <translation>它们的 master</translation>
    </message>
    <message>
        <source>its %1 masters</source>
        <translation>其 %1 个 master</translation>
    </message>
    <message>
        <source>their %1 masters</source>
        <translation>它们的 %1 个 master</translation>
    </message>
    <message>
        <source>the seconds that ranks wait for one another</source>
        <translation>各 rank 相互等待的秒数</translation>
    </message>
    <message>
        <source>they do not fit</source>
        <translation>互不匹配</translation>
    </message>
    <message>
        <source>there are more or fewer of them</source>
        <translation>数量多于或少于应有的数量</translation>
    </message>
    <message>
        <source>its device lays weights out otherwise than the master&apos;s</source>
        <translation>其设备的权重布局与 master 的不同</translation>
    </message>
    <message>
        <source>Use machines with the same kind of processor, or the device “reference”.</source>
        <translation>请使用处理器类型相同的机器，或设备“reference”。</translation>
    </message>
    <message>
        <source>the loader delivered another one</source>
        <translation>加载器给出了另一个 batch</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number</source>
        <translation>&quot;%1&quot; 不是数</translation>
    </message>
    <message>
        <source>its metadata lack %1</source>
        <translation>其元数据缺少 %1</translation>
    </message>
    <message>
        <source>its metadata hold impossible numbers</source>
        <translation>其元数据含有不可能的数值</translation>
    </message>
    <message>
        <source>it is a safetensors file of another program</source>
        <translation>这是其他程序的 safetensors 文件</translation>
    </message>
    <message>
        <source>its checksum does not fit its contents, so it is damaged</source>
        <translation>其校验和与内容不符，说明已损坏</translation>
    </message>
    <message>
        <source>the run has not ended</source>
        <translation>该运行尚未结束</translation>
    </message>
    <message>
        <source>Let that run train to its end first.</source>
        <translation>请先让该运行训练完成。</translation>
    </message>
    <message>
        <source>the run ended without completing</source>
        <translation>该运行已结束但未完成</translation>
    </message>
    <message>
        <source>its last checkpoint is gone</source>
        <translation>其最后的检查点已不存在</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>there is no run %1 in %2</source>
        <translation>%2 中没有运行 %1</translation>
    </message>
    <message>
        <source>Choose a run of this machine, or copy that run&apos;s directory there.</source>
        <translation>请选择此机器上的运行，或将该运行的目录复制到那里。</translation>
    </message>
    <message>
        <source>the run has no checkpoint of this point; it has %1</source>
        <translation>该运行没有此时点的检查点；有 %1</translation>
    </message>
    <message>
        <source>Choose one of those, or train that run with the point in keep_epochs or keep_steps.</source>
        <translation>请选择其中之一，或训练该运行并将此时点写入 keep_epochs 或 keep_steps。</translation>
    </message>
    <message>
        <source>this machine has no NVIDIA GPU</source>
        <translation>此机器没有 NVIDIA GPU</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>Check the folder and the disk.</source>
        <translation>请检查文件夹和磁盘。</translation>
    </message>
    <message>
        <source>it is of another version</source>
        <translation>是其他版本的</translation>
    </message>
    <message>
        <source>it holds weights, not a network</source>
        <translation>其中是权重，不是网络</translation>
    </message>
    <message>
        <source>Name a *.model.json, an ONNX file or what Keras&apos;s to_json() writes, and this one as its weights.</source>
        <translation>请指定 *.model.json、ONNX 文件或 Keras 的 to_json() 输出，并将此文件作为其权重。</translation>
    </message>
    <message>
        <source>Keras&apos;s weights fit only the architecture that they were saved from</source>
        <translation>Keras 的权重只适用于保存它们的网络结构</translation>
    </message>
    <message>
        <source>Name what its to_json() writes as the model file.</source>
        <translation>请将其 to_json() 的输出指定为模型文件。</translation>
    </message>
    <message>
        <source>it holds no weights</source>
        <translation>其中没有权重</translation>
    </message>
    <message>
        <source>Name a .safetensors, .weights.h5 or .onnx file.</source>
        <translation>请指定 .safetensors、.weights.h5 或 .onnx 文件。</translation>
    </message>
    <message>
        <source>the batch size is not positive</source>
        <translation>batch 大小不是正数</translation>
    </message>
    <message>
        <source>its layers do not lead from images of %1 to %2 classes</source>
        <translation>其层不能从 %1 的图像得到 %2 个类别</translation>
    </message>
    <message>
        <source>it was made for evaluation only</source>
        <translation>仅为评估而创建</translation>
    </message>
    <message>
        <source>it names images that the device does not have</source>
        <translation>列出了设备没有的图像</translation>
    </message>
    <message>
        <source>it has no labels</source>
        <translation>没有标签</translation>
    </message>
    <message>
        <source>the network has no weights of this name</source>
        <translation>网络中没有此名称的权重</translation>
    </message>
    <message>
        <source>the mask has another shape than the weights</source>
        <translation>掩码的形状与权重不同</translation>
    </message>
    <message>
        <source>the net has no such layer</source>
        <translation>网络没有这个层</translation>
    </message>
    <message>
        <source>&quot;trainyard-engine inspect model&quot; lists its layers.</source>
        <translation>“trainyard-engine inspect model”会列出其层。</translation>
    </message>
    <message>
        <source>Remove the folder to have the files copied again.</source>
        <translation>请移除该文件夹，文件将重新复制。</translation>
    </message>
    <message>
        <source>it is not what the run was begun with</source>
        <translation>与运行开始时的不同</translation>
    </message>
    <message>
        <source>Put it back as it was, or start a new run.</source>
        <translation>请恢复原样，或启动新的运行。</translation>
    </message>
    <message>
        <source>its folder model/ is not there; the run has not been started yet</source>
        <translation>其文件夹 model/ 不存在；该运行尚未启动</translation>
    </message>
    <message>
        <source>value %1 is pruned and not zero</source>
        <translation>值 %1 已剪枝但不为零</translation>
    </message>
    <message>
        <source>The file is damaged or not a safetensors file; use another checkpoint.</source>
        <translation>文件已损坏或不是 safetensors 文件；请使用其他检查点。</translation>
    </message>
    <message>
        <source>its header does not begin with a JSON object</source>
        <translation>其文件头不以 JSON 对象开头</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>its header is not valid JSON (%1)</source>
        <translation>其文件头不是有效的 JSON (%1)</translation>
    </message>
    <message>
        <source>its header holds the name %1 twice</source>
        <translation>其文件头中名称 %1 出现两次</translation>
    </message>
    <message>
        <source>a size is not a whole number</source>
        <translation>某个大小不是整数</translation>
    </message>
    <message>
        <source>of the unknown type %1</source>
        <translation>的类型 %1 未知</translation>
    </message>
    <message>
        <source>without a proper shape and data_offsets</source>
        <translation>没有正确的 shape 和 data_offsets</translation>
    </message>
    <message>
        <source>larger than any file</source>
        <translation>比任何文件都大</translation>
    </message>
    <message>
        <source>whose data_offsets do not fit its shape</source>
        <translation>的 data_offsets 与其 shape 不符</translation>
    </message>
    <message>
        <source>its __metadata__ is not an object</source>
        <translation>其 __metadata__ 不是对象</translation>
    </message>
    <message>
        <source>its __metadata__ holds %1, which is not a text</source>
        <translation>其 __metadata__ 含有 %1，而它不是文本</translation>
    </message>
    <message>
        <source>the data of tensor %1 overlap another tensor&apos;s</source>
        <translation>张量 %1 的数据与另一张量的数据重叠</translation>
    </message>
    <message>
        <source>there is a hole before the data of tensor %1</source>
        <translation>张量 %1 的数据之前有空隙</translation>
    </message>
    <message>
        <source>it ends after %1 of %2 bytes</source>
        <translation>在 %1 字节后结束，应为 %2 字节</translation>
    </message>
    <message>
        <source>there are %1 bytes after the last tensor</source>
        <translation>最后一个张量之后还有 %1 字节</translation>
    </message>
    <message>
        <source>it is only %1 bytes long</source>
        <translation>仅 %1 字节长</translation>
    </message>
    <message>
        <source>its header claims %1 bytes, more than the file has</source>
        <translation>其文件头声明 %1 字节，超过文件大小</translation>
    </message>
    <message>
        <source>its header claims %1 bytes, more than any real one has</source>
        <translation>其文件头声明 %1 字节，超过任何真实文件</translation>
    </message>
    <message>
        <source>tensor %1 is not described by dtype, shape and data_offsets</source>
        <translation>张量 %1 没有用 dtype、shape 和 data_offsets 描述</translation>
    </message>
    <message>
        <source>it has a tensor %1 %2</source>
        <translation>其张量 %1 %2</translation>
    </message>
    <message>
        <source>tensor %1 is of type %2, only F32, F64, F16 and BF16 are read</source>
        <translation>张量 %1 的类型为 %2，只能读取 F32、F64、F16 和 BF16</translation>
    </message>
    <message>
        <source>tensor %1 is of type %2, only F32 is read</source>
        <translation>张量 %1 的类型为 %2，只能读取 F32</translation>
    </message>
    <message>
        <source>tensor %1 has other values than its shape says</source>
        <translation>张量 %1 的值与其形状不符</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither RANK:FACTOR nor RANK:TIMEms</source>
        <translation>&quot;%1&quot; 既不是 RANK:FACTOR，也不是 RANK:TIMEms</translation>
    </message>
    <message>
        <source>the loader delivered another batch than this step&apos;s</source>
        <translation>加载器给出的 batch 不是此步的</translation>
    </message>
    <message>
        <source>it cannot follow the step before</source>
        <translation>不能接在前一步之后</translation>
    </message>
    <message>
        <source>it has no training images</source>
        <translation>没有训练图像</translation>
    </message>
    <message>
        <source>it was made with %1 steps an epoch, the run now has %2</source>
        <translation>它以每 epoch %1 步生成，而运行现为 %2 步</translation>
    </message>
    <message>
        <source>Put spec.json and data back as they were, or start a new run from this checkpoint.</source>
        <translation>请将 spec.json 和数据恢复原样，或从此检查点启动新的运行。</translation>
    </message>
    <message>
        <source>it was made with seed %1, the run now has %2</source>
        <translation>它以种子 %1 生成，而运行现为 %2</translation>
    </message>
    <message>
        <source>its classes are not those of the data</source>
        <translation>其类别与数据的类别不同</translation>
    </message>
    <message>
        <source>the run has no checkpoint of this point; it has none</source>
        <translation>该运行没有此时点的检查点；一个也没有</translation>
    </message>
    <message>
        <source>it was written in format %1 and this engine reads format %2</source>
        <translation>它以格式 %1 写成，而此引擎读取格式 %2</translation>
    </message>
    <message>
        <source>Use the engine that wrote it, or a newer one.</source>
        <translation>请使用写出它的引擎，或更新的引擎。</translation>
    </message>
    <message>
        <source>it was written in an unknown format and this engine reads format %1</source>
        <translation>它以未知格式写成，而此引擎读取格式 %1</translation>
    </message>
    <message>
        <source>process %1 on %2 is training there already</source>
        <translation>%2 上的进程 %1 已在那里训练</translation>
    </message>
    <message>
        <source>Wait for it to end, or stop it first.</source>
        <translation>请等待其结束，或先将其停止。</translation>
    </message>
    <message>
        <source>another engine is training there already</source>
        <translation>另一个引擎已在那里训练</translation>
    </message>
    <message>
        <source>the model needs %1 (%2), which it does not have</source>
        <translation>模型需要 %1 (%2)，而它没有</translation>
    </message>
    <message>
        <source>the model needs %1 (%2), it has %3</source>
        <translation>模型需要 %1 (%2)，而它是 %3</translation>
    </message>
    <message>
        <source>it does not say how many samples all ranks have</source>
        <translation>没有说明所有 rank 共有多少样本</translation>
    </message>
    <message>
        <source>it has %1 images; allowed: 1 to %2</source>
        <translation>有 %1 张图像；允许：1 到 %2</translation>
    </message>
    <message>
        <source>label %1 is not one of %2 classes</source>
        <translation>标签 %1 不在 %2 个类别之中</translation>
    </message>
    <message>
        <source>the share of a label mixed in is not in 0 to 1</source>
        <translation>混入标签的比例不在 0 到 1 之间</translation>
    </message>
    <message>
        <source>the network expects %1 in its place</source>
        <translation>网络此处应为 %1</translation>
    </message>
    <message>
        <source>Use a checkpoint of a run with the same model, image size, classes and optimizer.</source>
        <translation>请使用模型、图像大小、类别和优化器都相同的运行的检查点。</translation>
    </message>
    <message>
        <source>its shape differs from the network&apos;s</source>
        <translation>其形状与网络的不同</translation>
    </message>
    <message>
        <source>there are %1 tensors, the network has %2</source>
        <translation>有 %1 个张量，而网络有 %2 个</translation>
    </message>
    <message>
        <source>Correct the named fields.</source>
        <translation>请更正所列的字段。</translation>
    </message>
    <message>
        <source>Change the named field.</source>
        <translation>请更改所列的字段。</translation>
    </message>
    <message>
        <source>its spec asks for %1, and there are %2</source>
        <translation>其配置要求 %1 个，而实有 %2 个</translation>
    </message>
    <message>
        <source>Start as many processes, or &quot;trainyard-engine run&quot; without a launcher.</source>
        <translation>请启动同样数量的进程，或不用启动器执行“trainyard-engine run”。</translation>
    </message>
    <message>
        <source>none of its checkpoints is complete</source>
        <translation>其检查点没有一个完整</translation>
    </message>
    <message>
        <source>Remove the damaged files there to train from the beginning.</source>
        <translation>请移除那里损坏的文件，以从头训练。</translation>
    </message>
    <message>
        <source>it was made with %1 %2, the run now has %3</source>
        <translation>它以 %1 %2 生成，而运行现为 %3</translation>
    </message>
    <message>
        <source>Choose the model, image and data of the parent run, or start without it.</source>
        <translation>请选择父运行的模型、图像和数据，或不使用父运行。</translation>
    </message>
    <message>
        <source>Choose a run of the same model.</source>
        <translation>请选择模型相同的运行。</translation>
    </message>
    <message>
        <source>Choose a checkpoint of a run with the same model, image size and classes.</source>
        <translation>请选择模型、图像大小和类别都相同的运行的检查点。</translation>
    </message>
    <message>
        <source>it is of another step</source>
        <translation>属于另一步</translation>
    </message>
    <message>
        <source>it is of another network or device</source>
        <translation>属于另一网络或设备</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>没有这个文件夹</translation>
    </message>
    <message>
        <source>Name a run directory, a folder with a spec.json.</source>
        <translation>请指定运行目录，即含有 spec.json 的文件夹。</translation>
    </message>
    <message>
        <source>it has no spec.json</source>
        <translation>没有 spec.json</translation>
    </message>
    <message>
        <source>Lower the learning rate or add warm-up epochs, then start the run again.</source>
        <translation>请降低学习率或增加预热 epoch，然后重新启动运行。</translation>
    </message>
    <message>
        <source>it has already trained to epoch %1, the last of this run</source>
        <translation>它已训练到 epoch %1，即此运行的最后一个 epoch</translation>
    </message>
    <message>
        <source>Give this run more epochs, or let it begin at step 0 (&quot;continue_schedule&quot;: false).</source>
        <translation>请增加此运行的 epoch，或让它从第 0 步开始 (&quot;continue_schedule&quot;: false)。</translation>
    </message>
    <message>
        <source>the training loss became not a number</source>
        <translation>训练损失变为非数值 (NaN)</translation>
    </message>
    <message>
        <source>the training loss became infinite</source>
        <translation>训练损失变为无穷大</translation>
    </message>
    <message>
        <source>the validation loss became not a number</source>
        <translation>验证损失变为非数值 (NaN)</translation>
    </message>
    <message>
        <source>the validation loss became infinite</source>
        <translation>验证损失变为无穷大</translation>
    </message>
    <message>
        <source>the last update left weights that are infinite or not a number</source>
        <translation>最后一次更新后有权重为无穷大或非数值</translation>
    </message>
    <message>
        <source>the most MiB of images that stay on a GPU, 0 for none</source>
        <translation>常驻 GPU 的图像最多占用的 MiB，0 表示不常驻</translation>
    </message>
    <message>
        <source>the spec</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>%1 is not a key of a run spec</source>
        <translation>%1 不是运行配置的键</translation>
    </message>
    <message>
        <source>%1 is not a key of a run spec; did you mean &quot;%2&quot;?</source>
        <translation>%1 不是运行配置的键；是否想写 &quot;%2&quot;？</translation>
    </message>
    <message>
        <source>%1 is missing; allowed: %2</source>
        <translation>缺少 %1；允许：%2</translation>
    </message>
    <message>
        <source>%1 is %2; allowed: %3</source>
        <translation>%1 为 %2；允许：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) of the last %2 (is|are) lost: %3</source>
        <translation>
            <numerusform>最近 %2 内有 %n 个事件丢失：%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has not become a number for %n value(s)</source>
        <translation>
            <numerusform>%2 已连续 %n 个值不是有效数值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 has not become better than %3 (epoch %4) for %n value(s)</source>
        <translation>
            <numerusform>%2 已连续 %n 个值没有优于 %3（epoch %4）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is %2, the target was %3</source>
        <translation>%1 为 %2，目标为 %3</translation>
    </message>
    <message>
        <source>Training ends after epoch %1 of %2: %3</source>
        <translation>训练在 epoch %1 / %2 之后结束：%3</translation>
    </message>
    <message>
        <source>Rank %1: %2</source>
        <translation>Rank %1：%2</translation>
    </message>
    <message>
        <source>Rank %1 is a straggler: it computes %2 times as long as the median rank</source>
        <translation>Rank %1 掉队：其计算时间为中位 rank 的 %2 倍</translation>
    </message>
    <message>
        <source>Rank %1 is no longer a straggler</source>
        <translation>Rank %1 不再掉队</translation>
    </message>
    <message>
        <source>Validation beside training saves no time here: steps take %1 times as long while it runs, because both want the same cores</source>
        <translation>并行验证在此处不节省时间：验证期间每步耗时变为 %1 倍，因为两者争用相同的核</translation>
    </message>
    <message>
        <source>Let training wait for it (training.validation_threads = 0).</source>
        <translation>请让训练等待验证 (training.validation_threads = 0)。</translation>
    </message>
    <message>
        <source>Gradients are summed in buckets of %1 KiB, the best of those tried</source>
        <translation>梯度以 %1 KiB 的 bucket 求和，这是试过的最佳值</translation>
    </message>
    <message>
        <source>Pruned after step %1: %2</source>
        <translation>第 %1 步后已剪枝：%2</translation>
    </message>
    <message>
        <source>%1 % of %2 prunable weights are zero; %3 are left in %4 layers</source>
        <translation>%2 个可剪枝权重中有 %1 % 为零；%4 个层中剩余 %3 个</translation>
    </message>
    <message>
        <source>The line to %1 cannot be measured without validation samples</source>
        <translation>没有验证样本，无法测量到 %1 的线路</translation>
    </message>
    <message>
        <source>On the straight line to the other run&apos;s end the error rises by %1 points, the loss by %2</source>
        <translation>在通往另一运行终点的直线上，误差升高 %1 个百分点，损失升高 %2</translation>
    </message>
    <message>
        <source>The worker&apos;s own state is not used, because %1; it begins from the master&apos;s weights</source>
        <translation>未使用该 worker 自身的状态，因为%1；它从 master 的权重开始</translation>
    </message>
    <message>
        <source>The lower master&apos;s own state is not used, because %1; it begins from the top master&apos;s weights</source>
        <translation>未使用下级 master 自身的状态，因为%1；它从顶级 master 的权重开始</translation>
    </message>
    <message>
        <source>Steps are not traced: %1</source>
        <translation>未跟踪训练步：%1</translation>
    </message>
    <message>
        <source>Tracing steps %1 to %2</source>
        <translation>正在跟踪第 %1 到 %2 步</translation>
    </message>
    <message>
        <source>The GPUs&apos; kernels are not traced: %1</source>
        <translation>未跟踪 GPU 的内核：%1</translation>
    </message>
    <message>
        <source>Estimated occupancy of GPU %1 in the traced steps: %2 % (durations of the kernels × their theoretical occupancy)</source>
        <translation>跟踪步中 GPU %1 的估计占用率：%2 %（内核时长 × 理论占用率）</translation>
    </message>
    <message>
        <source>The trace of steps %1 to %2 is incomplete: %3</source>
        <translation>第 %1 到 %2 步的跟踪不完整：%3</translation>
    </message>
    <message>
        <source>The trace in %1 ends before step %2: it has reached its greatest length</source>
        <translation>%1 中的跟踪在第 %2 步之前结束：已达到最大长度</translation>
    </message>
    <message>
        <source>Steps %1 to %2 are traced in %3</source>
        <translation>第 %1 到 %2 步的跟踪位于 %3</translation>
    </message>
    <message>
        <source>not all of them could be copied to the GPU (%1), so they travel with each step</source>
        <translation>无法全部复制到 GPU (%1)，因此随每一步传输</translation>
    </message>
    <message>
        <source>they stay on the GPU (%1), and a step brings only which of them and how they are changed</source>
        <translation>它们常驻 GPU (%1)，每步只传送使用哪些图像以及如何变换</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because they would fill more than a quarter of its free memory, or leave the network too little</source>
        <translation>它们随每一步传输到 GPU，因为否则会占用其空闲内存的四分之一以上，或留给网络的太少</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because resized crops, RandAugment and changes of colour are made by the processor</source>
        <translation>它们随每一步传输到 GPU，因为随机缩放裁剪、RandAugment 和颜色变换由处理器完成</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because they are features, not images</source>
        <translation>它们随每一步传输到 GPU，因为它们是特征而非图像</translation>
    </message>
    <message>
        <source>they travel to the GPU with each step, because TRAINYARD_RESIDENT_MIB is 0</source>
        <translation>它们随每一步传输到 GPU，因为 TRAINYARD_RESIDENT_MIB 为 0</translation>
    </message>
    <message>
        <source>they are in this machine&apos;s memory</source>
        <translation>它们位于此机器的内存中</translation>
    </message>
    <message>
        <source>Goes on with %1 instead of %2 ranks, with %3 instead of %4 samples a step</source>
        <translation>以 %1 个 rank（原为 %2 个）继续，每步 %3 个样本（原为 %4 个）</translation>
    </message>
    <message>
        <source>Goes on with %1 instead of %2 ranks, with %3 instead of %4 samples a step; %5 samples of this epoch come again</source>
        <translation>以 %1 个 rank（原为 %2 个）继续，每步 %3 个样本（原为 %4 个）；此 epoch 的 %5 个样本会重复</translation>
    </message>
    <message>
        <source>%1; it was set aside as %2</source>
        <translation>%1；已搁置为 %2</translation>
    </message>
    <message>
        <source>step %1 of run %2 (%3)</source>
        <translation>运行 %2 的第 %1 步 (%3)</translation>
    </message>
    <message>
        <source>The mask comes from the weights at %1</source>
        <translation>掩码来自 %1 的权重</translation>
    </message>
    <message>
        <source>The remaining weights are drawn anew</source>
        <translation>剩余权重重新抽取</translation>
    </message>
    <message>
        <source>The remaining weights are reset to %1</source>
        <translation>剩余权重重置为 %1</translation>
    </message>
    <message>
        <source>Name a host of ~/.ssh/config, or a host name or address.</source>
        <translation>请指定 ~/.ssh/config 中的主机，或主机名或地址。</translation>
    </message>
    <message>
        <source>The user has a field of its own.</source>
        <translation>用户有单独的字段。</translation>
    </message>
    <message>
        <source>it is not between %1 and %2</source>
        <translation>不在 %1 和 %2 之间</translation>
    </message>
    <message>
        <source>it is not a list of hosts</source>
        <translation>不是主机列表</translation>
    </message>
    <message>
        <source>Write user@host:port, several with commas.</source>
        <translation>请写 user@host:port，多个以逗号分隔。</translation>
    </message>
    <message>
        <source>it is not an absolute path</source>
        <translation>不是绝对路径</translation>
    </message>
    <message>
        <source>Begin it with / or ~/.</source>
        <translation>请以 / 或 ~/ 开头。</translation>
    </message>
    <message>
        <source>Begin it with /, ~/ or a variable such as $SCRATCH.</source>
        <translation>请以 /、~/ 或 $SCRATCH 之类的变量开头。</translation>
    </message>
    <message>
        <source>it does not have %1 to %2 characters on one line</source>
        <translation>不是一行 %1 到 %2 个字符</translation>
    </message>
    <message>
        <source>it is neither a path nor a name</source>
        <translation>既不是路径也不是名称</translation>
    </message>
    <message>
        <source>Correct the file, or move it away to begin anew; nothing in it was changed.</source>
        <translation>请更正该文件，或移走它以重新开始；其中内容没有更改。</translation>
    </message>
    <message>
        <source>it is not a list of Trainyard&apos;s machines</source>
        <translation>不是 Trainyard 的机器列表</translation>
    </message>
    <message>
        <source>its version is not a whole number from 1</source>
        <translation>其版本不是从 1 起的整数</translation>
    </message>
    <message>
        <source>it was made by a newer Trainyard</source>
        <translation>由更新的 Trainyard 生成</translation>
    </message>
    <message>
        <source>the id “%1” occurs twice</source>
        <translation>id“%1”出现两次</translation>
    </message>
    <message>
        <source>%1 is not an object</source>
        <translation>%1 不是对象</translation>
    </message>
    <message>
        <source>%1 is not text</source>
        <translation>%1 不是文本</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 既不是 true 也不是 false</translation>
    </message>
    <message>
        <source>%1 is not a whole number from %2 to %3</source>
        <translation>%1 不是 %2 到 %3 的整数</translation>
    </message>
    <message>
        <source>%1 is not a list</source>
        <translation>%1 不是列表</translation>
    </message>
    <message>
        <source>%1 holds something that is not text</source>
        <translation>%1 含有非文本内容</translation>
    </message>
    <message>
        <source>%1: “%2” is not known</source>
        <translation>%1：“%2”未知</translation>
    </message>
    <message>
        <source>%1 is not known</source>
        <translation>%1 未知</translation>
    </message>
    <message>
        <source>%1 is not a machine&apos;s id</source>
        <translation>%1 不是机器 id</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>“%1” begins with &apos;-&apos;</source>
        <translation>“%1”以 &apos;-&apos; 开头</translation>
    </message>
    <message>
        <source>its path is empty</source>
        <translation>其路径为空</translation>
    </message>
    <message>
        <source>the index %1 is negative</source>
        <translation>编号 %1 为负</translation>
    </message>
    <message>
        <source>the index %1 occurs twice</source>
        <translation>编号 %1 出现两次</translation>
    </message>
    <message>
        <source>the number is negative</source>
        <translation>该数为负</translation>
    </message>
    <message>
        <source>at least 1 is needed</source>
        <translation>至少需要 1</translation>
    </message>
    <message>
        <source>it is not a time of 0 to 10 years</source>
        <translation>不是 0 到 10 年的时间</translation>
    </message>
    <message>
        <source>“%1” would send the job to another cluster, where it would not be found again</source>
        <translation>“%1”会将作业发送到另一集群，那样将无法再找到它</translation>
    </message>
    <message>
        <source>Leave it out, and add a login node of that cluster as a machine of its own.</source>
        <translation>请去掉它，并将该集群的登录节点添加为单独的机器。</translation>
    </message>
    <message>
        <source>“%1” is not an option of sbatch with two dashes</source>
        <translation>“%1”不是带两个连字符的 sbatch 选项</translation>
    </message>
    <message>
        <source>Write it as --name=value.</source>
        <translation>请写成 --name=value。</translation>
    </message>
    <message>
        <source>%1 is set by Trainyard itself</source>
        <translation>%1 由 Trainyard 自行设置</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>请去掉它。</translation>
    </message>
    <message>
        <source>it contains a control character</source>
        <translation>含有控制字符</translation>
    </message>
    <message>
        <source>Remove line breaks and tabs from it.</source>
        <translation>请移除其中的换行和制表符。</translation>
    </message>
    <message>
        <source>it contains a single quote, which the options of a batch script cannot carry</source>
        <translation>含有单引号，批处理脚本的选项无法包含它</translation>
    </message>
    <message>
        <source>it contains a backslash, which the options of a batch script cannot carry</source>
        <translation>含有反斜杠，批处理脚本的选项无法包含它</translation>
    </message>
    <message>
        <source>“%1” is that of an array&apos;s task</source>
        <translation>“%1”是作业数组任务的</translation>
    </message>
    <message>
        <source>a command other than a run is one process</source>
        <translation>运行以外的命令只有一个进程</translation>
    </message>
    <message>
        <source>Slurm itself chooses the GPUs of a job</source>
        <translation>作业的 GPU 由 Slurm 自行选择</translation>
    </message>
    <message>
        <source>Give a number of GPUs and their type.</source>
        <translation>请给出 GPU 的数量和类型。</translation>
    </message>
    <message>
        <source>“%1” is not the name of a type</source>
        <translation>“%1”不是类型名称</translation>
    </message>
    <message>
        <source>this machine&apos;s template has no launcher for more than one node</source>
        <translation>此机器的模板没有用于多个节点的启动器</translation>
    </message>
    <message>
        <source>Choose srun or mpirun there.</source>
        <translation>请在那里选择 srun 或 mpirun。</translation>
    </message>
    <message>
        <source>not needed on this workstation</source>
        <translation>本工作站不需要</translation>
    </message>
    <message>
        <source>%1 answers: %2</source>
        <translation>%1 回答：%2</translation>
    </message>
    <message>
        <source>known, %1</source>
        <translation>已知，%1</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1，方式：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1; missing: %2</source>
        <translation>%1；缺少：%2</translation>
    </message>
    <message>
        <source>Ask for these usual programs to be installed there.</source>
        <translation>请联系管理员在那里安装这些常用程序。</translation>
    </message>
    <message>
        <source>%1; its clock is %2 s off ours</source>
        <translation>%1；其时钟与本机相差 %2 秒</translation>
    </message>
    <message>
        <source>Nothing depends on it here, but ask for the clock to be set.</source>
        <translation>这里不依赖它，但请联系管理员校准时钟。</translation>
    </message>
    <message>
        <source>none; runs go to Trainyard&apos;s own queue there</source>
        <translation>无；运行进入那里 Trainyard 自己的队列</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4</source>
        <translation>%1 %2，%3，%4</translation>
    </message>
    <message numerus="yes">
        <source>%n partition(s)</source>
        <translation>
            <numerusform>%n 个分区</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in the default one</source>
        <translation>
            <numerusform>默认分区有 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; flock or bash is missing</source>
        <translation>%1；缺少 flock 或 bash</translation>
    </message>
    <message>
        <source>Without them no job is submitted exactly once. Ask for util-linux and bash.</source>
        <translation>没有它们就无法保证作业只提交一次。请联系管理员安装 util-linux 和 bash。</translation>
    </message>
    <message>
        <source>%1; ranks would be started by %2, which the cluster does not offer</source>
        <translation>%1；rank 将由 %2 启动，而集群不提供它</translation>
    </message>
    <message>
        <source>Choose %3 in the machine&apos;s batch script.</source>
        <translation>请在机器的批处理脚本中选择 %3。</translation>
    </message>
    <message>
        <source>%1; not told: %2</source>
        <translation>%1；未报告：%2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 free</source>
        <translation>%1：剩余 %2 / %3</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>none are offered</source>
        <translation>没有提供</translation>
    </message>
    <message>
        <source>Runs use the processor there.</source>
        <translation>运行将在那里使用处理器。</translation>
    </message>
    <message>
        <source>nvidia-smi says: %1</source>
        <translation>nvidia-smi 报告：%1</translation>
    </message>
    <message>
        <source>The driver does not work. Ask the administrator to reload it or to restart the machine.</source>
        <translation>驱动不工作。请联系管理员重新加载驱动或重启机器。</translation>
    </message>
    <message>
        <source>Choose another folder for the machine&apos;s runs.</source>
        <translation>请为机器的运行选择其他文件夹。</translation>
    </message>
    <message>
        <source>%1 free in %2</source>
        <translation>%2 中剩余 %1</translation>
    </message>
    <message>
        <source>Free some room: a few checkpoints fill that.</source>
        <translation>请腾出一些空间：几个检查点就会占满。</translation>
    </message>
    <message>
        <source>%1 was not found</source>
        <translation>未找到 %1</translation>
    </message>
    <message>
        <source>Install the engine there, or set its path.</source>
        <translation>请在那里安装引擎，或设置其路径。</translation>
    </message>
    <message>
        <source>Trainyard on this workstation speaks with “%2”. Install that one beside it.</source>
        <translation>本工作站的 Trainyard 使用“%2”通信。请将其安装到旁边。</translation>
    </message>
    <message>
        <source>%1, the same as here</source>
        <translation>%1，与此处相同</translation>
    </message>
    <message>
        <source>%1 was ended by signal %2</source>
        <translation>%1 被信号 %2 结束</translation>
    </message>
    <message>
        <source>the window is not installed: %1 is neither beside this program nor on the PATH</source>
        <translation>窗口程序未安装：%1 既不在此程序旁边，也不在 PATH 中</translation>
    </message>
    <message>
        <source>Install the component &quot;window&quot; of Trainyard, or build the target trainyard-window.</source>
        <translation>请安装 Trainyard 的组件“window”，或构建目标 trainyard-window。</translation>
    </message>
    <message>
        <source>it has been deleted in the meantime</source>
        <translation>期间已被删除</translation>
    </message>
    <message>
        <source>the system refuses another thread</source>
        <translation>系统拒绝再创建线程</translation>
    </message>
    <message>
        <source>Raise the limits of this process (ulimit -v for memory, ulimit -u for processes), close other programs or use fewer threads.</source>
        <translation>请提高此进程的限制（内存用 ulimit -v，进程数用 ulimit -u）、关闭其他程序或减少线程。</translation>
    </message>
    <message>
        <source>this process may use no more than %1 of memory (ulimit -v)</source>
        <translation>此进程最多只能使用 %1 内存 (ulimit -v)</translation>
    </message>
    <message>
        <source>The limit is that of the supervisor, which starts the runs: end it on this machine with &quot;pkill -f &apos;trainyard-engine supervise&apos;&quot;, which leaves runs alone. Then resume the run where no such limit is set, or make the batch smaller.</source>
        <translation>该限制来自启动运行的监管进程：请在这台机器上用“pkill -f &apos;trainyard-engine supervise&apos;”结束它，运行不受影响。然后在没有此限制的地方恢复运行，或减小 batch。</translation>
    </message>
    <message>
        <source>it belongs to another user, %1</source>
        <translation>属于另一用户 %1</translation>
    </message>
    <message>
        <source>Remove it, or become its owner after checking what it holds.</source>
        <translation>请移除它，或检查其内容后成为其所有者。</translation>
    </message>
    <message>
        <source>other users may write it (mode %1)</source>
        <translation>其他用户可以写入（模式 %1）</translation>
    </message>
    <message>
        <source>Check that nobody has changed it, then take their access away with &quot;chmod go-w&quot;, or share with your group on purpose (TRAINYARD_SHARE=group).</source>
        <translation>请检查是否有人更改过它，然后用“chmod go-w”取消其权限，或有意与组共享 (TRAINYARD_SHARE=group)。</translation>
    </message>
    <message>
        <source>it is a symbolic link</source>
        <translation>是符号链接</translation>
    </message>
    <message>
        <source>Put the file or folder itself there.</source>
        <translation>请在那里放置文件或文件夹本身。</translation>
    </message>
    <message>
        <source>the same file has another name (a hard link)</source>
        <translation>同一文件有另一个名称（硬链接）</translation>
    </message>
    <message>
        <source>Put a copy of its own there.</source>
        <translation>请在那里放置单独的副本。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither owner nor group</source>
        <translation>&quot;%1&quot; 既不是 owner 也不是 group</translation>
    </message>
    <message>
        <source>Set it to owner or group, or unset it.</source>
        <translation>请将其设为 owner 或 group，或取消设置。</translation>
    </message>
    <message>
        <source>this process can get less than %1 more memory</source>
        <translation>此进程能再获得的内存不足 %1</translation>
    </message>
    <message>
        <source>Raise its limit (ulimit -v), close other programs or make the batch smaller.</source>
        <translation>请提高其限制 (ulimit -v)、关闭其他程序或减小 batch。</translation>
    </message>
    <message>
        <source>most likely the kernel killed it because memory was used up</source>
        <translation>很可能因内存耗尽而被内核终止</translation>
    </message>
    <message>
        <source>Make the batch smaller, or free some memory; the run can be resumed.</source>
        <translation>请减小 batch，或释放一些内存；运行可以恢复。</translation>
    </message>
    <message>
        <source>its process was ended by signal %1 (%2)</source>
        <translation>其进程被信号 %1 (%2) 结束</translation>
    </message>
    <message>
        <source>Find out who ended it, such as a memory limit, a batch system or a person; the run can be resumed.</source>
        <translation>请查明是谁结束了它，例如内存限制、批处理系统或人；运行可以恢复。</translation>
    </message>
    <message>
        <source>it was stopped and answered nobody, so it was ended</source>
        <translation>它已被暂停且不作任何响应，因此被结束</translation>
    </message>
    <message>
        <source>The run can be resumed.</source>
        <translation>该运行可以恢复。</translation>
    </message>
    <message>
        <source>its process was ended by signal 9 (Killed), most likely by the kernel because memory was used up</source>
        <translation>其进程被信号 9 (Killed) 结束，很可能是内核因内存耗尽所为</translation>
    </message>
    <message>
        <source>Use fewer ranks or a smaller batch, or free some memory; the run can be resumed.</source>
        <translation>请减少 rank 或减小 batch，或释放一些内存；运行可以恢复。</translation>
    </message>
    <message>
        <source>its process crashed with signal %1 (%2)</source>
        <translation>其进程因信号 %1 (%2) 崩溃</translation>
    </message>
    <message>
        <source>This is a fault in Trainyard or in a library: report it with the attempt&apos;s engine.log. The run can be resumed.</source>
        <translation>这是 Trainyard 或某个库的错误：请附上该次尝试的 engine.log 报告。运行可以恢复。</translation>
    </message>
    <message>
        <source>its run directory was not there when the store was rebuilt</source>
        <translation>重建存储库时其运行目录不存在</translation>
    </message>
    <message>
        <source>process %1 (%2) has locked it</source>
        <translation>进程 %1 (%2) 已将其锁定</translation>
    </message>
    <message>
        <source>Wait, or end that program.</source>
        <translation>请等待，或结束该程序。</translation>
    </message>
    <message>
        <source>process %1 (%2) has kept it locked for %3 s</source>
        <translation>进程 %1 (%2) 已将其锁定 %3 秒</translation>
    </message>
    <message>
        <source>End that program, or try again.</source>
        <translation>请结束该程序，或重试。</translation>
    </message>
    <message>
        <source>another program has locked it</source>
        <translation>另一个程序已将其锁定</translation>
    </message>
    <message numerus="yes">
        <source>the file has 0 bytes, but %n run director(y|ies) (lies|lie) beside it</source>
        <translation>
            <numerusform>文件为 0 字节，但旁边有 %n 个运行目录</numerusform>
        </translation>
    </message>
    <message>
        <source>Run &apos;trainyard store rebuild&apos;, which reads the run directories again, or delete the file to begin with an empty history.</source>
        <translation>请执行“trainyard store rebuild”以重新读取运行目录，或删除该文件以从空白历史开始。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not join conditions (character %2)</source>
        <translation>“%1”不能连接条件（第 %2 个字符）</translation>
    </message>
    <message>
        <source>All conditions must hold. Write &quot;%1&quot; in quotes to look for this word.</source>
        <translation>所有条件都必须成立。要查找这个词，请写成带引号的 &quot;%1&quot;。</translation>
    </message>
    <message>
        <source>&apos; does not begin a quotation (character %1)</source>
        <translation>&apos; 不是引号的开头（第 %1 个字符）</translation>
    </message>
    <message>
        <source>Use &quot; instead.</source>
        <translation>请改用 &quot;。</translation>
    </message>
    <message>
        <source>the quotation that begins at character %1 has no end</source>
        <translation>第 %1 个字符处开始的引号没有闭合</translation>
    </message>
    <message>
        <source>Close it with another &quot;.</source>
        <translation>请用另一个 &quot; 闭合。</translation>
    </message>
    <message numerus="yes">
        <source>it has more than %n condition(s)</source>
        <translation>
            <numerusform>超过 %n 个条件</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave some out.</source>
        <translation>请去掉一些。</translation>
    </message>
    <message>
        <source>nothing follows &quot;%1&quot; (character %2)</source>
        <translation>&quot;%1&quot; 之后没有内容（第 %2 个字符）</translation>
    </message>
    <message>
        <source>Write what to look for right behind it, as in state:done or val/top1&gt;0.9.</source>
        <translation>请紧接其后写要查找的内容，例如 state:done 或 val/top1&gt;0.9。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number to compare %2 with (character %3)</source>
        <translation>&quot;%1&quot; 不是可与 %2 比较的数（第 %3 个字符）</translation>
    </message>
    <message>
        <source>Write a number, or &quot;%4&quot; in quotes to look for these words.</source>
        <translation>请写一个数，或写带引号的 &quot;%4&quot; 以查找这些词。</translation>
    </message>
    <message>
        <source>there is no field or metric &quot;%1&quot; (character %2)</source>
        <translation>没有字段或指标 &quot;%1&quot;（第 %2 个字符）</translation>
    </message>
    <message>
        <source>Did you mean %3?</source>
        <translation>是否想写 %3？</translation>
    </message>
    <message>
        <source>Write &quot;%3&quot; in quotes to look for these words.</source>
        <translation>请写带引号的 &quot;%3&quot; 以查找这些词。</translation>
    </message>
    <message>
        <source>there is no state &quot;%1&quot; (character %2)</source>
        <translation>没有状态 &quot;%1&quot;（第 %2 个字符）</translation>
    </message>
    <message>
        <source>Did you mean state:%3?</source>
        <translation>是否想写 state：%3？</translation>
    </message>
    <message>
        <source>The states are %3.</source>
        <translation>可用的状态有 %3。</translation>
    </message>
    <message>
        <source>%1 is a metric, which is compared with &lt;, &gt; or = (character %2)</source>
        <translation>%1 是指标，须用 &lt;、&gt; 或 = 比较（第 %2 个字符）</translation>
    </message>
    <message>
        <source>Write %3, or another comparison.</source>
        <translation>请写 %3，或其他比较。</translation>
    </message>
    <message>
        <source>%1 is a text, which has no order (character %2)</source>
        <translation>%1 是文本，没有大小顺序（第 %2 个字符）</translation>
    </message>
    <message>
        <source>Write %3.</source>
        <translation>请写 %3。</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>符号链接层级过多</translation>
    </message>
    <message>
        <source>Remove the link, restore what it points to, or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>请移除该链接、恢复其目标，或跳过无法读取的样本（“unreadable”: “skip”）。</translation>
    </message>
    <message>
        <source>Remove the link, restore what it points to, or skip unreadable samples (“%1”: “%2”).</source>
        <translation>请移除该链接、恢复其目标，或跳过无法读取的样本（“%1”: “%2”）。</translation>
    </message>
    <message>
        <source>Remove it, or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>请将其移除，或跳过无法读取的样本（“unreadable”: “skip”）。</translation>
    </message>
    <message>
        <source>Remove it, or skip unreadable samples (“%1”: “%2”).</source>
        <translation>请将其移除，或跳过无法读取的样本（“%1”: “%2”）。</translation>
    </message>
    <message>
        <source>Correct the list (paths are relative to its folder), or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>请更正列表（路径相对于其文件夹），或跳过无法读取的样本（“unreadable”: “skip”）。</translation>
    </message>
    <message>
        <source>Correct the list (paths are relative to its folder), or skip unreadable samples (“%1”: “%2”).</source>
        <translation>请更正列表（路径相对于其文件夹），或跳过无法读取的样本（“%1”: “%2”）。</translation>
    </message>
    <message>
        <source>Mend or remove it, or skip unreadable samples (“unreadable”: “skip”).</source>
        <translation>请修正或移除它，或跳过无法读取的样本（“unreadable”: “skip”）。</translation>
    </message>
    <message>
        <source>Mend or remove it, or skip unreadable samples (“%1”: “%2”).</source>
        <translation>请修正或移除它，或跳过无法读取的样本（“%1”: “%2”）。</translation>
    </message>
    <message>
        <source>a speed is a number of samples a second, larger than 0</source>
        <translation>速度是每秒样本数，须大于 0</translation>
    </message>
    <message>
        <source>Give one speed for each rank, separated by commas, such as 100,300.</source>
        <translation>请为每个 rank 给出一个速度，以逗号分隔，例如 100,300。</translation>
    </message>
    <message>
        <source>the number of speeds is %1, the number of ranks %2</source>
        <translation>速度的个数为 %1，rank 数为 %2</translation>
    </message>
    <message>
        <source>Give one speed for each rank, separated by commas.</source>
        <translation>请为每个 rank 给出一个速度，以逗号分隔。</translation>
    </message>
    <message>
        <source>it is not HEIGHTxWIDTHxCHANNELS, such as 224x224x3</source>
        <translation>不是 HEIGHTxWIDTHxCHANNELS，例如 224x224x3</translation>
    </message>
    <message>
        <source>it is not I/N with I from 1 to N</source>
        <translation>不是 I/N，其中 I 为 1 到 N</translation>
    </message>
    <message>
        <source>Name a part such as 3/16.</source>
        <translation>请指定一部分，例如 3/16。</translation>
    </message>
    <message>
        <source>it is not HEIGHTxWIDTH or HEIGHTxWIDTHxCHANNELS with sides from 8 to 1024 and 1 or 3 channels</source>
        <translation>不是 HEIGHTxWIDTH 或 HEIGHTxWIDTHxCHANNELS，其中边长 8 到 1024，1 或 3 个通道</translation>
    </message>
    <message>
        <source>Name a size such as 224x224.</source>
        <translation>请指定大小，例如 224x224。</translation>
    </message>
    <message>
        <source>no layer is called so</source>
        <translation>没有此名称的层</translation>
    </message>
    <message>
        <source>Layers with weights are %1.</source>
        <translation>有权重的层为 %1。</translation>
    </message>
    <message>
        <source>fp32: this processor cannot compute in bf16 itself, so training would take about %1 to %2 times as long</source>
        <translation>fp32：此处理器自身不能以 bf16 计算，训练耗时约为 %1 到 %2 倍</translation>
    </message>
    <message>
        <source>its tensor %1 holds values that are not finite (NaN or infinite)</source>
        <translation>其张量 %1 含有非有限的值（NaN 或无穷大）</translation>
    </message>
    <message>
        <source>Use weights of a training that did not diverge.</source>
        <translation>请使用未发散的训练所得的权重。</translation>
    </message>
    <message>
        <source>The run has diverged: its training loss is %1, and a guess would have %2. Lower the learning rate, or clip the gradients</source>
        <translation>运行已发散：其训练损失为 %1，而随机猜测只有 %2。请降低学习率，或裁剪梯度</translation>
    </message>
    <message numerus="yes">
        <source>The run has learned nothing in its last %n epoch(s): its accuracy is no better than the %2 % of naming the most frequent class each time. Lower the learning rate, or check the labels</source>
        <translation>
            <numerusform>该运行在最近 %n 个 epoch 中没有学到任何东西：其准确率不高于每次都猜最常见类别所得的 %2 %。请降低学习率，或检查标签</numerusform>
        </translation>
    </message>
    <message>
        <source>the store has none that can be read</source>
        <translation>存储库中没有可读取的</translation>
    </message>
    <message>
        <source>Its runs can still be looked at and resumed one by one.</source>
        <translation>其运行仍可逐个查看和恢复。</translation>
    </message>
    <message>
        <source>its kind “%1” is not known</source>
        <translation>其类型“%1”未知</translation>
    </message>
    <message>
        <source>its run spec does not hold: %1</source>
        <translation>其运行配置不成立：%1</translation>
    </message>
    <message>
        <source>it does not hold: %1</source>
        <translation>不成立：%1</translation>
    </message>
    <message>
        <source>several campaigns are meant</source>
        <translation>可能指多个批量实验</translation>
    </message>
    <message>
        <source>Give its whole id; &apos;trainyard study list&apos; has them.</source>
        <translation>请给出完整 id；“trainyard study list”会列出。</translation>
    </message>
    <message>
        <source>Mend the run spec.</source>
        <translation>请修正运行配置。</translation>
    </message>
    <message>
        <source>“%1” needs the environment variable %2, which is not set</source>
        <translation>“%1”需要环境变量 %2，但未设置</translation>
    </message>
    <message>
        <source>Change it in ~/.ssh/config, or enter the machine by hand.</source>
        <translation>请在 ~/.ssh/config 中更改，或手动填写机器。</translation>
    </message>
    <message>
        <source>its HostName, “%1”, is not a host name</source>
        <translation>其 HostName“%1”不是主机名</translation>
    </message>
    <message>
        <source>its User, “%1”, is not a user name</source>
        <translation>其 User“%1”不是用户名</translation>
    </message>
    <message>
        <source>“%1” has the token %2, which is unknown</source>
        <translation>“%1”含有未知的令牌 %2</translation>
    </message>
    <message>
        <source>its jump hosts lead in a circle</source>
        <translation>其跳板机循环引用</translation>
    </message>
    <message>
        <source>its ProxyCommand (%1) is not supported; a ProxyJump is</source>
        <translation>不支持其 ProxyCommand (%1)；支持 ProxyJump</translation>
    </message>
    <message>
        <source>its jump host “%1” cannot be understood</source>
        <translation>无法理解其跳板机“%1”</translation>
    </message>
    <message>
        <source>it has too many jump hosts</source>
        <translation>其跳板机过多</translation>
    </message>
    <message>
        <source>Remove it by hand if that is what you want.</source>
        <translation>若确实需要，请手动移除。</translation>
    </message>
    <message>
        <source>the path contains &quot;.&quot; or &quot;..&quot;</source>
        <translation>路径含有 &quot;.&quot; 或 &quot;..&quot;</translation>
    </message>
    <message>
        <source>a path this short is never removed with its contents</source>
        <translation>这么短的路径绝不会连同内容一起移除</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>it is not the expected kind of file</source>
        <translation>不是预期的文件类型</translation>
    </message>
    <message>
        <source>it did not arrive complete</source>
        <translation>没有完整到达</translation>
    </message>
    <message>
        <source>it tells nothing of itself</source>
        <translation>没有给出自身信息</translation>
    </message>
    <message>
        <source>Slurm says: %1</source>
        <translation>Slurm 报告：%1</translation>
    </message>
    <message>
        <source>The jobs go on; it is asked again.</source>
        <translation>作业会继续；将再次查询。</translation>
    </message>
    <message>
        <source>a token has 1 to 200 letters, digits, &apos;-&apos;, &apos;_&apos; or &apos;.&apos;, and begins with a letter or digit</source>
        <translation>令牌由 1 到 200 个字母、数字、&apos;-&apos;、&apos;_&apos; 或 &apos;.&apos; 组成，以字母或数字开头</translation>
    </message>
    <message>
        <source>its path is not valid UTF-8</source>
        <translation>其路径不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>this queue starts nothing but runs</source>
        <translation>此队列只启动运行</translation>
    </message>
    <message>
        <source>this queue has no arrays</source>
        <translation>此队列不支持数组</translation>
    </message>
    <message>
        <source>Move it away, or run &apos;trainyard store rebuild&apos;, which sets it aside and makes a new store.</source>
        <translation>请将其移走，或执行“trainyard store rebuild”，它会将其搁置并新建存储库。</translation>
    </message>
    <message>
        <source>it is not an SQLite file</source>
        <translation>不是 SQLite 文件</translation>
    </message>
    <message>
        <source>it is an SQLite file, but not a store of Trainyard</source>
        <translation>是 SQLite 文件，但不是 Trainyard 的存储库</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>Remove it from the list and add it again.</source>
        <translation>请将其从列表中移除后重新添加。</translation>
    </message>
    <message>
        <source>it is neither beside this program nor on PATH</source>
        <translation>既不在此程序旁边，也不在 PATH 中</translation>
    </message>
    <message>
        <source>Install Trainyard&apos;s engine, or build the target trainyard-engine.</source>
        <translation>请安装 Trainyard 的引擎，或构建目标 trainyard-engine。</translation>
    </message>
    <message>
        <source>there is no such program</source>
        <translation>没有这个程序</translation>
    </message>
    <message>
        <source>it could not be started: %1</source>
        <translation>无法启动：%1</translation>
    </message>
    <message>
        <source>Install Trainyard&apos;s engine again.</source>
        <translation>请重新安装 Trainyard 的引擎。</translation>
    </message>
    <message>
        <source>it sent a line without an end</source>
        <translation>它发送了没有结尾的行</translation>
    </message>
    <message>
        <source>it answered with a line that is not one of its protocol</source>
        <translation>它回答的行不属于其协议</translation>
    </message>
    <message>
        <source>it did not say its version first</source>
        <translation>它没有先报告版本</translation>
    </message>
    <message>
        <source>it gave no answer within %1 s</source>
        <translation>它在 %1 秒内没有回答</translation>
    </message>
    <message>
        <source>It is started again; if this stays, run &apos;trainyard-engine plan&apos; in a terminal to see why.</source>
        <translation>它会重新启动；如果一直如此，请在终端中执行“trainyard-engine plan”查看原因。</translation>
    </message>
    <message>
        <source>%1, without a report</source>
        <translation>%1，没有报告</translation>
    </message>
    <message>
        <source>Run &apos;trainyard-engine selftest&apos; in a terminal to see why.</source>
        <translation>请在终端中执行“trainyard-engine selftest”查看原因。</translation>
    </message>
    <message>
        <source>it is not a preset of Trainyard</source>
        <translation>不是 Trainyard 的预设</translation>
    </message>
    <message>
        <source>Mend or delete the file; the other presets are not affected.</source>
        <translation>请修正或删除该文件；其他预设不受影响。</translation>
    </message>
    <message>
        <source>its &quot;%1&quot; is not a text</source>
        <translation>其 &quot;%1&quot; 不是文本</translation>
    </message>
    <message>
        <source>it has no run spec</source>
        <translation>没有运行配置</translation>
    </message>
    <message>
        <source>its name does not have 1 to 100 characters</source>
        <translation>其名称不是 1 到 100 个字符</translation>
    </message>
    <message>
        <source>another preset is called “%1” as well</source>
        <translation>另一个预设也名为“%1”</translation>
    </message>
    <message>
        <source>a built-in preset has this name</source>
        <translation>已有内置预设使用此名称</translation>
    </message>
    <message>
        <source>a name has 1 to 100 characters</source>
        <translation>名称须为 1 到 100 个字符</translation>
    </message>
    <message>
        <source>Download it again.</source>
        <translation>请重新下载。</translation>
    </message>
    <message>
        <source>its entry %1 would lie outside of the folder</source>
        <translation>其条目 %1 会位于文件夹之外</translation>
    </message>
    <message>
        <source>It is not the file it should be.</source>
        <translation>它不是应有的文件。</translation>
    </message>
    <message>
        <source>it holds links or devices</source>
        <translation>含有链接或设备</translation>
    </message>
    <message>
        <source>Check the disk.</source>
        <translation>请检查磁盘。</translation>
    </message>
    <message>
        <source>Check that the folder can be written to.</source>
        <translation>请检查文件夹是否可写。</translation>
    </message>
    <message>
        <source>Free some space and try again: what has arrived is kept.</source>
        <translation>请释放一些空间后重试：已到达的部分会保留。</translation>
    </message>
    <message>
        <source>the server sent another part than was asked for</source>
        <translation>服务器发送的部分与请求的不同</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>请稍后重试。</translation>
    </message>
    <message>
        <source>the server sends more than the %1 bytes of the file</source>
        <translation>服务器发送的内容超过文件的 %1 字节</translation>
    </message>
    <message>
        <source>The file may have changed there; the catalogue&apos;s checksum would not fit.</source>
        <translation>该文件在那里可能已更改；目录中的校验和将不再相符。</translation>
    </message>
    <message>
        <source>the server has no such part of the file</source>
        <translation>服务器没有文件的该部分</translation>
    </message>
    <message>
        <source>the network says: %1</source>
        <translation>网络报告：%1</translation>
    </message>
    <message>
        <source>Check the connection and try again: what has arrived is kept.</source>
        <translation>请检查连接后重试：已到达的部分会保留。</translation>
    </message>
    <message>
        <source>the connection ended after %1 of %2 bytes</source>
        <translation>连接在 %1 / %2 字节后结束</translation>
    </message>
    <message>
        <source>Try again: what has arrived is kept.</source>
        <translation>请重试：已到达的部分会保留。</translation>
    </message>
    <message>
        <source>its checksum is wrong: it is not the file of the catalogue, or it was changed on the way</source>
        <translation>其校验和有误：不是目录中的文件，或在传输中被更改</translation>
    </message>
    <message>
        <source>Try again; if it stays, the file has changed at its source.</source>
        <translation>请重试；如果一直如此，说明该文件在来源处已更改。</translation>
    </message>
    <message>
        <source>Install Trainyard again.</source>
        <translation>请重新安装 Trainyard。</translation>
    </message>
    <message>
        <source>its name ends in none of .%1</source>
        <translation>其名称不以 .%1 中任何一个结尾</translation>
    </message>
    <message>
        <source>Choose a name with one of these endings.</source>
        <translation>请选择带有这些后缀之一的名称。</translation>
    </message>
    <message>
        <source>Run &apos;trainyard-engine %2&apos; in a terminal to see why.</source>
        <translation>请在终端中执行“trainyard-engine %2”查看原因。</translation>
    </message>
    <message>
        <source>it has not been read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>请稍后再试。</translation>
    </message>
    <message>
        <source>it is not in this program</source>
        <translation>它不在此程序中</translation>
    </message>
    <message>
        <source>its id or path is not a plain name, or it has no files</source>
        <translation>其 id 或路径不是简单名称，或没有文件</translation>
    </message>
    <message>
        <source>“%1” is not an address of the web</source>
        <translation>“%1”不是网址</translation>
    </message>
    <message>
        <source>“%1” does not end in the name of a file</source>
        <translation>“%1”不以文件名结尾</translation>
    </message>
    <message>
        <source>“%1” has no size or no checksum</source>
        <translation>“%1”没有大小或校验和</translation>
    </message>
    <message>
        <source>the server allows no more tries; tried: %1</source>
        <translation>服务器不允许更多尝试；已尝试：%1</translation>
    </message>
    <message>
        <source>a person must answer: %1</source>
        <translation>需要人工回答：%1</translation>
    </message>
    <message>
        <source>a person must answer: %1; tried: %2</source>
        <translation>需要人工回答：%1；已尝试：%2</translation>
    </message>
    <message>
        <source>nothing was asked</source>
        <translation>没有询问任何内容</translation>
    </message>
    <message>
        <source>%1, one after the other</source>
        <translation>%1，依次进行</translation>
    </message>
    <message>
        <source>a key of the agent</source>
        <translation>代理中的一个密钥</translation>
    </message>
    <message>
        <source>the key %1</source>
        <translation>密钥 %1</translation>
    </message>
    <message>
        <source>the password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>answers to its questions</source>
        <translation>对其问题的回答</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) of the agent</source>
        <translation>
            <numerusform>代理中的 %n 个密钥</numerusform>
        </translation>
    </message>
    <message>
        <source>the key agent, which does not answer</source>
        <translation>密钥代理，它没有响应</translation>
    </message>
    <message>
        <source>%1 (not used: other users can read it; run chmod 600)</source>
        <translation>%1（未使用：其他用户可读；请执行 chmod 600）</translation>
    </message>
    <message>
        <source>%1 (wrong passphrase)</source>
        <translation>%1（口令错误）</translation>
    </message>
    <message>
        <source>%1 (it cannot be read)</source>
        <translation>%1（无法读取）</translation>
    </message>
    <message>
        <source>OpenSSH refuses its configuration: %1</source>
        <translation>OpenSSH 拒绝其配置：%1</translation>
    </message>
    <message>
        <source>Correct ~/.ssh/config; “ssh -G %2” shows what OpenSSH makes of it.</source>
        <translation>请更正 ~/.ssh/config；“ssh -G %2”显示 OpenSSH 的解析结果。</translation>
    </message>
    <message>
        <source>several things do not hold: %1</source>
        <translation>有多处不成立：%1</translation>
    </message>
    <message>
        <source>there is no run spec</source>
        <translation>没有运行配置</translation>
    </message>
    <message>
        <source>%1 repeats are not possible</source>
        <translation>不能重复 %1 次</translation>
    </message>
    <message>
        <source>Choose 1 to %2.</source>
        <translation>请选择 1 到 %2。</translation>
    </message>
    <message>
        <source>more than %1 runs are not possible in one campaign</source>
        <translation>一个批量实验中不能超过 %1 个运行</translation>
    </message>
    <message>
        <source>the numbers of cells per stage and of cells at once cannot be negative</source>
        <translation>每阶段的单元数和同时的单元数不能为负</translation>
    </message>
    <message>
        <source>0 means no limit.</source>
        <translation>0 表示无限制。</translation>
    </message>
    <message>
        <source>the run spec of %1 is not valid</source>
        <translation>%1 的运行配置无效</translation>
    </message>
    <message>
        <source>no number of ranks is given</source>
        <translation>没有给出 rank 数</translation>
    </message>
    <message>
        <source>Enter some, such as 1,2,4.</source>
        <translation>请输入一些，例如 1,2,4。</translation>
    </message>
    <message>
        <source>%1 is not a number of ranks</source>
        <translation>%1 不是 rank 数</translation>
    </message>
    <message>
        <source>Choose numbers from 1 to %2.</source>
        <translation>请选择 1 到 %2 的数。</translation>
    </message>
    <message numerus="yes">
        <source>with %n rank(s), the run spec is not valid</source>
        <translation>
            <numerusform>使用 %n 个 rank 时，运行配置无效</numerusform>
        </translation>
    </message>
    <message>
        <source>the run spec continues another run, but a study compares complete runs</source>
        <translation>运行配置接续另一个运行，而研究比较的是完整的运行</translation>
    </message>
    <message>
        <source>Remove its parent.</source>
        <translation>请移除其父运行。</translation>
    </message>
    <message>
        <source>one rank was added because everything is relative to it</source>
        <translation>已加入一个 rank，因为一切都以它为基准</translation>
    </message>
    <message>
        <source>%1 was given more than once; it counts once</source>
        <translation>%1 给出了多次，只计一次</translation>
    </message>
    <message>
        <source>with one epoch there is no speed, because the first epoch is ignored</source>
        <translation>只有一个 epoch 时没有速度，因为第一个 epoch 会被忽略</translation>
    </message>
    <message>
        <source>Train for two or more.</source>
        <translation>请训练两个以上。</translation>
    </message>
    <message numerus="yes">
        <source>the batch cannot be divided evenly among %n rank(s): some get one more sample</source>
        <translation>
            <numerusform>batch 无法平均分给 %n 个 rank：有些会多一个样本</numerusform>
        </translation>
    </message>
    <message>
        <source>one rank uses all cores, so more ranks only share them</source>
        <translation>一个 rank 已使用所有核，更多 rank 只是共享它们</translation>
    </message>
    <message>
        <source>Set the threads of a rank.</source>
        <translation>请设置每个 rank 的线程数。</translation>
    </message>
    <message>
        <source>with one repeat there is no spread</source>
        <translation>只重复一次时没有离散度</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>epoch %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>new weights</source>
        <translation>新权重</translation>
    </message>
    <message>
        <source>random mask</source>
        <translation>随机掩码</translation>
    </message>
    <message>
        <source>fine-tuning</source>
        <translation>微调</translation>
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
        <translation>起始时随机</translation>
    </message>
    <message>
        <source>no amount to prune is given</source>
        <translation>没有给出剪枝量</translation>
    </message>
    <message>
        <source>Enter at least one.</source>
        <translation>请至少输入一个。</translation>
    </message>
    <message>
        <source>%1 is not an amount to prune</source>
        <translation>%1 不是剪枝量</translation>
    </message>
    <message>
        <source>%1 % is not an amount to prune</source>
        <translation>%1 % 不是剪枝量</translation>
    </message>
    <message>
        <source>Shares are between 0 and 100 %, thresholds are above 0.</source>
        <translation>比例在 0 到 100 % 之间，阈值大于 0。</translation>
    </message>
    <message>
        <source>no reset point is given</source>
        <translation>没有给出重置点</translation>
    </message>
    <message>
        <source>Enter at least one epoch or step; 0 is the start.</source>
        <translation>请至少输入一个 epoch 或步；0 为起点。</translation>
    </message>
    <message>
        <source>no training is left after %1, where the base run ends</source>
        <translation>%1 之后没有剩余训练，基础运行在此结束</translation>
    </message>
    <message>
        <source>Choose a point before epoch %2, the last of the run.</source>
        <translation>请选择 epoch %2（该运行的最后一个 epoch）之前的点。</translation>
    </message>
    <message>
        <source>a reset point cannot be before the start</source>
        <translation>重置点不能早于起点</translation>
    </message>
    <message>
        <source>The first one is 0, the start.</source>
        <translation>最早为 0，即起点。</translation>
    </message>
    <message>
        <source>%1 seeds are not possible</source>
        <translation>不能使用 %1 个种子</translation>
    </message>
    <message>
        <source>%1 rounds are not possible</source>
        <translation>不能使用 %1 轮</translation>
    </message>
    <message>
        <source>a threshold cannot be divided into rounds</source>
        <translation>阈值不能分成多轮</translation>
    </message>
    <message>
        <source>Enter shares of the weights, or prune in one shot.</source>
        <translation>请输入权重的比例，或一次性剪枝。</translation>
    </message>
    <message>
        <source>a threshold does not apply to the control “%1”, whose scores are not weights</source>
        <translation>阈值不适用于对照“%1”，其评分不是权重</translation>
    </message>
    <message>
        <source>Enter shares of the weights, or remove the control.</source>
        <translation>请输入权重的比例，或移除该对照。</translation>
    </message>
    <message>
        <source>%1 percentage points are not a tolerance</source>
        <translation>%1 个百分点不是容差</translation>
    </message>
    <message>
        <source>Choose 0 to 100.</source>
        <translation>请选择 0 到 100。</translation>
    </message>
    <message>
        <source>%1 runs are too many; at most %2 are allowed</source>
        <translation>%1 个运行过多；最多允许 %2 个</translation>
    </message>
    <message>
        <source>Choose fewer amounts, reset points, seeds, controls or rounds.</source>
        <translation>请选择更少的剪枝量、重置点、种子、对照或轮次。</translation>
    </message>
    <message>
        <source>early stopping would end the base run earlier than its tickets expect</source>
        <translation>早停会使基础运行早于其彩票所预期的时间结束</translation>
    </message>
    <message>
        <source>Turn it off: all runs must train equally long.</source>
        <translation>请将其关闭：所有运行必须训练同样长。</translation>
    </message>
    <message>
        <source>a target would end the base run earlier than its tickets expect</source>
        <translation>目标会使基础运行早于其彩票所预期的时间结束</translation>
    </message>
    <message>
        <source>Remove it: all runs must train equally long.</source>
        <translation>请将其移除：所有运行必须训练同样长。</translation>
    </message>
    <message>
        <source>the base runs are dense, but the run spec prunes</source>
        <translation>基础运行是稠密的，而运行配置启用了剪枝</translation>
    </message>
    <message>
        <source>Set pruning to None.</source>
        <translation>请将剪枝设为“无”。</translation>
    </message>
    <message>
        <source>base runs start from their own initialisation, but the run spec has a parent</source>
        <translation>基础运行从自身的初始化开始，而运行配置有父运行</translation>
    </message>
    <message>
        <source>Remove the parent.</source>
        <translation>请移除父运行。</translation>
    </message>
    <message>
        <source>%1 is listed twice; once is enough</source>
        <translation>%1 列出了两次，一次即可</translation>
    </message>
    <message>
        <source>with one seed, the spread of the results is unknown</source>
        <translation>只有一个种子时，结果的离散度未知</translation>
    </message>
    <message>
        <source>without controls, it is unknown whether the mask or the reset matters</source>
        <translation>没有对照时，无法知道是掩码还是重置起作用</translation>
    </message>
    <message>
        <source>one round is the same as pruning in one shot</source>
        <translation>一轮等同于一次性剪枝</translation>
    </message>
    <message>
        <source>there is no machine “%1” any more</source>
        <translation>机器“%1”已不存在</translation>
    </message>
    <message>
        <source>trainyard-engine is neither beside this program nor on PATH</source>
        <translation>trainyard-engine 既不在此程序旁边，也不在 PATH 中</translation>
    </message>
    <message>
        <source>there is no program %1</source>
        <translation>没有程序 %1</translation>
    </message>
    <message>
        <source>the engine could not be started: %1</source>
        <translation>引擎无法启动：%1</translation>
    </message>
    <message>
        <source>the engine sent a line without an end</source>
        <translation>引擎发送了没有结尾的行</translation>
    </message>
    <message>
        <source>the engine was ended by a signal</source>
        <translation>引擎被信号结束</translation>
    </message>
    <message>
        <source>the connection to the machine was ended</source>
        <translation>到机器的连接已结束</translation>
    </message>
    <message>
        <source>the engine ended with code %1 without an answer</source>
        <translation>引擎以代码 %1 结束，没有回答</translation>
    </message>
    <message>
        <source>a data set that nobody has inspected</source>
        <translation>未经检查的数据集</translation>
    </message>
    <message>
        <source>a data set that had %1 samples when it was inspected and has %2 now</source>
        <translation>检查时有 %1 个样本而现有 %2 个的数据集</translation>
    </message>
    <message>
        <source>an inspected one, since a damaged file would end the run: inspect it on the page Data or with “trainyard-engine inspect data %1”, or choose %2 for unreadable samples</source>
        <translation>经过检查的数据集，因为损坏的文件会结束运行：请在“数据”页面或用“trainyard-engine inspect data %1”检查，或为无法读取的样本选择 %2</translation>
    </message>
    <message>
        <source>no more than the %1 cores of this machine: processes that share cores take turns, so each gets %2 % of a core and training takes longer</source>
        <translation>不超过此机器的 %1 个核：共用核的进程须轮流运行，每个只得到一个核的 %2 %，训练会更慢</translation>
    </message>
    <message numerus="yes">
        <source>%2: (the run needs|its %n processes together need) about %3 GB</source>
        <translation>
            <numerusform>%2：其 %n 个进程共约需 %3 GB</numerusform>
        </translation>
    </message>
    <message>
        <source>less than %1: at that rate, with a batch of %2, “%3” diverged, which had the same network, data and kind of optimizer</source>
        <translation>小于 %1：以此学习率和 batch %2，网络、数据和优化器类型相同的“%3”曾发散</translation>
    </message>
    <message>
        <source>%1 GPUs cannot be dealt evenly to the %2 ranks of a node</source>
        <translation>%1 个 GPU 无法平均分给一个节点的 %2 个 rank</translation>
    </message>
    <message>
        <source>Choose a multiple, or another GPU option in the machine&apos;s batch script.</source>
        <translation>请选择其倍数，或在机器的批处理脚本中选择其他 GPU 选项。</translation>
    </message>
    <message>
        <source>a number above %1, at most %2</source>
        <translation>大于 %1 且不超过 %2 的数</translation>
    </message>
    <message>
        <source>tensor %1 lies in another file, which cannot be read here</source>
        <translation>张量 %1 位于另一文件，此处无法读取</translation>
    </message>
    <message>
        <source>the place of tensor %1 in another file is not valid</source>
        <translation>张量 %1 在另一文件中的位置无效</translation>
    </message>
    <message>
        <source>its weights lie in “%1”, which is not in the folder of the model</source>
        <translation>其权重位于“%1”，该文件不在模型的文件夹中</translation>
    </message>
    <message>
        <source>the weights of the model lie in “%1”, which is not there</source>
        <translation>模型的权重位于“%1”，该文件不存在</translation>
    </message>
    <message>
        <source>Put it beside the .onnx file, or export a single file (external_data=False).</source>
        <translation>请将其放在 .onnx 文件旁边，或导出为单个文件 (external_data=False)。</translation>
    </message>
    <message>
        <source>“%1” has %2 bytes, but the model needs %3</source>
        <translation>“%1”有 %2 字节，而模型需要 %3</translation>
    </message>
    <message>
        <source>Copy it again: it belongs to another model or is incomplete.</source>
        <translation>请重新复制：它属于另一模型或不完整。</translation>
    </message>
    <message>
        <source>it was put back in the queue and is held now</source>
        <translation>已被放回队列，现已挂起</translation>
    </message>
    <message>
        <source>Release it when it may start again.</source>
        <translation>可以重新启动时请释放。</translation>
    </message>
    <message>
        <source>this campaign is not a search</source>
        <translation>此批量实验不是搜索</translation>
    </message>
    <message numerus="yes">
        <source>%n more combination(s) of settings must have been tried before the search can tell what matters</source>
        <translation>
            <numerusform>还需尝试 %n 组设置，搜索才能判断哪些设置重要</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 matters most: the best %2 runs lie between %3 and %4</source>
        <translation>%1 最重要：最好的 %2 个运行位于 %3 到 %4</translation>
    </message>
    <message>
        <source>%1 matters most: the best %2 runs mostly have %3</source>
        <translation>%1 最重要：最好的 %2 个运行大多为 %3</translation>
    </message>
    <message>
        <source>%1 matters too: the best %2 runs lie between %3 and %4</source>
        <translation>%1 也重要：最好的 %2 个运行位于 %3 到 %4</translation>
    </message>
    <message>
        <source>%1 matters too: the best %2 runs mostly have %3</source>
        <translation>%1 也重要：最好的 %2 个运行大多为 %3</translation>
    </message>
    <message>
        <source>the best values of %1 lie at the end of its range, near %2</source>
        <translation>%1 的最佳值位于其范围的边缘，接近 %2</translation>
    </message>
    <message>
        <source>Search beyond it.</source>
        <translation>请在范围之外继续搜索。</translation>
    </message>
    <message>
        <source>%1 % of the spread come from several settings together</source>
        <translation>离散度的 %1 % 来自多个设置的共同作用</translation>
    </message>
    <message>
        <source>not yet distinguishable from chance: %1</source>
        <translation>以下各项的影响尚无法与偶然区分：%1</translation>
    </message>
    <message>
        <source>no setting&apos;s effect is told from chance yet</source>
        <translation>尚无任何设置的影响能与偶然区分</translation>
    </message>
    <message>
        <source>too few runs of the search have ended</source>
        <translation>搜索中已结束的运行过少</translation>
    </message>
    <message>
        <source>Wait for more of them.</source>
        <translation>请等待更多运行结束。</translation>
    </message>
    <message>
        <source>its plan is not valid: %1</source>
        <translation>其计划无效：%1</translation>
    </message>
    <message>
        <source>Start the search again.</source>
        <translation>请重新启动搜索。</translation>
    </message>
    <message>
        <source>the values do not fit together: %1</source>
        <translation>各值互不相容：%1</translation>
    </message>
    <message>
        <source>Make one parameter of the search conditional on the other.</source>
        <translation>请将搜索的一个参数设为以另一个为条件。</translation>
    </message>
    <message>
        <source>the search has used its %1 hours</source>
        <translation>搜索已用完其 %1 小时</translation>
    </message>
    <message>
        <source>the search has used its %1 device hours</source>
        <translation>搜索已用完其 %1 设备小时</translation>
    </message>
    <message>
        <source>a key of a search plan</source>
        <translation>搜索计划的键</translation>
    </message>
    <message>
        <source>a key of a search plan; did you mean &quot;%1&quot;?</source>
        <translation>搜索计划的键；是否想写 &quot;%1&quot;？</translation>
    </message>
    <message>
        <source>an object with 1 to %1 fields of the run spec and their ranges</source>
        <translation>含 1 到 %1 个运行配置字段及其范围的对象</translation>
    </message>
    <message>
        <source>a field of the run spec, such as %1</source>
        <translation>运行配置的字段，例如 %1</translation>
    </message>
    <message>
        <source>a field of the run spec; did you mean &quot;%1&quot;?</source>
        <translation>运行配置的字段；是否想写 &quot;%1&quot;？</translation>
    </message>
    <message>
        <source>a number, choice or flag that changes the training; names, seeds, checkpoints and the hardware stay the same for all runs</source>
        <translation>会改变训练的数值、选项或开关；名称、种子、检查点和硬件对所有运行保持相同</translation>
    </message>
    <message>
        <source>each field once</source>
        <translation>每个字段一次</translation>
    </message>
    <message>
        <source>a list of values, or an object with low and high or with choices</source>
        <translation>值的列表，或含 low 和 high 或 choices 的对象</translation>
    </message>
    <message>
        <source>a number above %1, the lower end</source>
        <translation>大于 %1（下限）的数</translation>
    </message>
    <message>
        <source>a number above 0, since the scale is logarithmic</source>
        <translation>大于 0 的数，因为刻度为对数</translation>
    </message>
    <message>
        <source>a list of 1 to %1 values</source>
        <translation>1 到 %1 个值的列表</translation>
    </message>
    <message>
        <source>each value once</source>
        <translation>每个值一次</translation>
    </message>
    <message>
        <source>a list of values, since %1 is not a number</source>
        <translation>值的列表，因为 %1 不是数</translation>
    </message>
    <message>
        <source>another field, since runs that may end early are compared at the same epochs</source>
        <translation>另一字段，因为可提前结束的运行须在相同 epoch 比较</translation>
    </message>
    <message>
        <source>values with which every run is valid; with %1: %2</source>
        <translation>使每个运行都有效的值；对于 %1：%2</translation>
    </message>
    <message>
        <source>an object with one other parameter and a list of its values</source>
        <translation>含另一个参数及其值列表的对象</translation>
    </message>
    <message>
        <source>another parameter, since none can depend on itself</source>
        <translation>另一参数，因为参数不能依赖自身</translation>
    </message>
    <message>
        <source>a parameter that comes before this one; move it up</source>
        <translation>在此之前的参数；请将其上移</translation>
    </message>
    <message>
        <source>one of the search&apos;s parameters</source>
        <translation>搜索的参数之一</translation>
    </message>
    <message>
        <source>a parameter with a list of values</source>
        <translation>带有值列表的参数</translation>
    </message>
    <message>
        <source>a list of some of %1</source>
        <translation>%1 中若干项的列表</translation>
    </message>
    <message>
        <source>no setting varies</source>
        <translation>没有变化的设置</translation>
    </message>
    <message>
        <source>Add at least one parameter.</source>
        <translation>请至少添加一个参数。</translation>
    </message>
    <message>
        <source>a list of 1 to %1 goals</source>
        <translation>1 到 %1 个目标的列表</translation>
    </message>
    <message>
        <source>each series once</source>
        <translation>每个系列一次</translation>
    </message>
    <message>
        <source>nothing beside goal</source>
        <translation>与 goal 同时使用时不得设置</translation>
    </message>
    <message>
        <source>another sampler, or a grid of at most %1 points: fewer parameters, fewer choices or larger steps</source>
        <translation>其他采样器，或最多 %1 个点的网格：更少的参数、更少的选项或更大的步长</translation>
    </message>
    <message>
        <source>&quot;none&quot;, since there are several goals and runs cannot be ranked by one value</source>
        <translation>&quot;none&quot;，因为有多个目标，运行无法按单一值排名</translation>
    </message>
    <message>
        <source>&quot;none&quot;, since runs whose mode is &quot;%1&quot; cannot stop and continue at an epoch</source>
        <translation>&quot;none&quot;，因为模式为 &quot;%1&quot; 的运行无法在某个 epoch 停止并继续</translation>
    </message>
    <message>
        <source>at most %1, the number of runs</source>
        <translation>最多 %1，即运行数</translation>
    </message>
    <message>
        <source>at least 2 if there are leaders</source>
        <translation>有领先者时至少为 2</translation>
    </message>
    <message>
        <source>fewer leaders or seeds, or more than %1 runs, which the repeats alone need</source>
        <translation>更少的领先者或种子，或多于 %1 个运行，仅重复就需要这么多</translation>
    </message>
    <message>
        <source>the search is not valid</source>
        <translation>搜索无效</translation>
    </message>
    <message>
        <source>the run spec continues another run, but a search trains complete runs</source>
        <translation>运行配置接续另一个运行，而搜索训练的是完整的运行</translation>
    </message>
    <message>
        <source>the search ends it at epoch %1: its best %2 is %3, worse than %4, the median of %5 other runs</source>
        <translation>搜索在 epoch %1 结束它：其最佳 %2 为 %3，差于其他 %5 个运行的中位数 %4</translation>
    </message>
    <message>
        <source>the search ends it</source>
        <translation>搜索结束它</translation>
    </message>
    <message>
        <source>the search has no record of run %1, which this one continues</source>
        <translation>搜索没有此运行所接续的运行 %1 的记录</translation>
    </message>
    <message>
        <source>Delete this run; the search then trains another one.</source>
        <translation>请删除此运行；搜索随后会训练另一个。</translation>
    </message>
    <message>
        <source>the saved position does not belong to such a log</source>
        <translation>保存的位置不属于这样的日志</translation>
    </message>
    <message>
        <source>Delete the imported run and import the log again.</source>
        <translation>请删除导入的运行，重新导入日志。</translation>
    </message>
    <message>
        <source>Name a file or a folder that a training program has written.</source>
        <translation>请指定训练程序写出的文件或文件夹。</translation>
    </message>
    <message>
        <source>no log of a kind that can be read was found there</source>
        <translation>那里没有找到可读取类型的日志</translation>
    </message>
    <message>
        <source>For a log, choose the file itself and its columns.</source>
        <translation>若是日志，请直接选择该文件及其列。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the folder (is|are) left out for want of a column “step” or “epoch”: %2</source>
        <translation>
            <numerusform>文件夹中有 %n 个文件因缺少“step”或“epoch”列而未列入：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>it holds more than %1 logs</source>
        <translation>含有超过 %1 个日志</translation>
    </message>
    <message>
        <source>Import its folders one by one.</source>
        <translation>请逐个导入其文件夹。</translation>
    </message>
    <message>
        <source>it has more than %1 series; the others are not read</source>
        <translation>有超过 %1 个系列；其余不予读取</translation>
    </message>
    <message>
        <source>step %1 is below 0 or too large</source>
        <translation>步 %1 小于 0 或过大</translation>
    </message>
    <message>
        <source>a value of series %1 is not a number</source>
        <translation>系列 %1 的一个值不是数</translation>
    </message>
    <message>
        <source>the checksum of a record&apos;s length is wrong; reading goes on at the next whole record</source>
        <translation>一条记录长度的校验和有误；从下一条完整记录继续读取</translation>
    </message>
    <message>
        <source>a record claims %1; reading goes on at the next whole record</source>
        <translation>一条记录声称 %1；从下一条完整记录继续读取</translation>
    </message>
    <message>
        <source>the checksum of a record is wrong; it was skipped</source>
        <translation>一条记录的校验和有误，已跳过</translation>
    </message>
    <message>
        <source>a record is not an event of TensorBoard; it was skipped</source>
        <translation>一条记录不是 TensorBoard 事件，已跳过</translation>
    </message>
    <message>
        <source>a line is longer than 16 MiB; it was skipped</source>
        <translation>一行超过 16 MiB，已跳过</translation>
    </message>
    <message>
        <source>a line has %1 cells, the header has %2; it was skipped</source>
        <translation>一行有 %1 个单元格，而表头有 %2 个，已跳过</translation>
    </message>
    <message>
        <source>a line is not a JSON object; it was skipped: %1</source>
        <translation>一行不是 JSON 对象，已跳过：%1</translation>
    </message>
    <message>
        <source>Name a folder of TensorBoard, MLflow or W&amp;B, a .csv or .jsonl file, a trainer_state.json or a database of MLflow.</source>
        <translation>请指定 TensorBoard、MLflow 或 W&amp;B 的文件夹、.csv 或 .jsonl 文件、trainer_state.json 或 MLflow 的数据库。</translation>
    </message>
    <message>
        <source>a line is not &quot;milliseconds value step&quot;; it was skipped</source>
        <translation>一行不是“milliseconds value step”，已跳过</translation>
    </message>
    <message>
        <source>it does not begin like a file of W&amp;B</source>
        <translation>开头不像 W&amp;B 的文件</translation>
    </message>
    <message>
        <source>a record is not one of W&amp;B; it was skipped</source>
        <translation>一条记录不是 W&amp;B 的记录，已跳过</translation>
    </message>
    <message>
        <source>a record is damaged; it was skipped</source>
        <translation>一条记录已损坏，已跳过</translation>
    </message>
    <message>
        <source>it is not a database of MLflow</source>
        <translation>不是 MLflow 的数据库</translation>
    </message>
    <message>
        <source>Name the file that MLflow&apos;s backend-store-uri names, such as mlflow.db.</source>
        <translation>请指定 MLflow 的 backend-store-uri 所指的文件，例如 mlflow.db。</translation>
    </message>
    <message>
        <source>another process is importing it</source>
        <translation>另一个进程正在导入</translation>
    </message>
    <message>
        <source>Wait for it to end.</source>
        <translation>请等待其结束。</translation>
    </message>
    <message>
        <source>the run that it was imported as, %1, has been changed</source>
        <translation>导入所得的运行 %1 已被更改</translation>
    </message>
    <message>
        <source>Delete the run %1 with its directory and import the log again.</source>
        <translation>请删除运行 %1 及其目录，重新导入日志。</translation>
    </message>
    <message>
        <source>its log says that it failed</source>
        <translation>其日志显示它已失败</translation>
    </message>
    <message>
        <source>it was imported, so there is no program to start</source>
        <translation>它是导入的，因此没有可启动的程序</translation>
    </message>
    <message>
        <source>it was imported: Trainyard reads the log of its program and does not control it</source>
        <translation>它是导入的：Trainyard 只读取其程序的日志，并不控制该程序</translation>
    </message>
    <message>
        <source>Stop the program where it was started, or end the import that follows its log.</source>
        <translation>请在启动该程序的地方停止它，或结束跟踪其日志的导入。</translation>
    </message>
    <message>
        <source>Start its program again where it was started before.</source>
        <translation>请在原来启动的地方重新启动其程序。</translation>
    </message>
    <message>
        <source>the folder is not empty</source>
        <translation>文件夹不为空</translation>
    </message>
    <message>
        <source>Name a new folder.</source>
        <translation>请指定新的文件夹。</translation>
    </message>
    <message>
        <source>the folder holds the run %1 already</source>
        <translation>文件夹中已有运行 %1</translation>
    </message>
    <message>
        <source>%1 at step %2: %3</source>
        <translation>%1，第 %2 步：%3</translation>
    </message>
    <message>
        <source>%1, byte %2: %3</source>
        <translation>%1，字节 %2：%3</translation>
    </message>
    <message>
        <source>weights only: an asynchronous run&apos;s master has no gradients and activations, so theirs are not recorded</source>
        <translation>仅权重：异步运行的 master 没有梯度和激活值，因此不记录</translation>
    </message>
    <message numerus="yes">
        <source>auto, or at least %2: the run would write %n record(s) of every layer, which fill the disk and slow the page Look inside down</source>
        <translation>
            <numerusform>auto，或至少 %2：否则每层会写入 %n 条记录，占满磁盘并拖慢“深入查看”页面</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; allowed: %2</source>
        <translation>%1；允许：%2</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing</source>
        <translation>缺少 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is %2</source>
        <translation>&quot;%1&quot; 为 %2</translation>
    </message>
    <message>
        <source>it is not JSON (%1)</source>
        <translation>不是 JSON (%1)</translation>
    </message>
    <message>
        <source>it cannot be read (%1)</source>
        <translation>无法读取 (%1)</translation>
    </message>
    <message>
        <source>the last line has no end</source>
        <translation>最后一行没有结尾</translation>
    </message>
    <message>
        <source>the line has more than %1 bytes</source>
        <translation>该行超过 %1 字节</translation>
    </message>
    <message>
        <source>a file of this name</source>
        <translation>此名称的文件</translation>
    </message>
    <message>
        <source>a series with a name of %1 bytes</source>
        <translation>名称为 %1 字节的系列</translation>
    </message>
    <message>
        <source>more than %1 series</source>
        <translation>超过 %1 个系列</translation>
    </message>
    <message>
        <source>a line after &quot;finished&quot;</source>
        <translation>&quot;finished&quot; 之后的行</translation>
    </message>
    <message>
        <source>metrics of rank %1</source>
        <translation>rank %1 的指标</translation>
    </message>
    <message>
        <source>the folder of a run</source>
        <translation>运行的文件夹</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>a number, &quot;NaN&quot;, &quot;Infinity&quot; or &quot;-Infinity&quot;</source>
        <translation>数、&quot;NaN&quot;、&quot;Infinity&quot; 或 &quot;-Infinity&quot;</translation>
    </message>
    <message>
        <source>%1, as the lines of a file are numbered from 1</source>
        <translation>%1，因为文件的行从 1 开始编号</translation>
    </message>
    <message>
        <source>an object of numbers by series</source>
        <translation>按系列给出数值的对象</translation>
    </message>
    <message>
        <source>a number, or an object with count ≥ 1, mean, min and max</source>
        <translation>数，或含 count ≥ 1、mean、min 和 max 的对象</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>整数列表</translation>
    </message>
    <message>
        <source>members that fit together</source>
        <translation>相互匹配的成员</translation>
    </message>
    <message>
        <source>1 to %1 bytes</source>
        <translation>1 到 %1 字节</translation>
    </message>
    <message>
        <source>rank-0000.jsonl and so on</source>
        <translation>rank-0000.jsonl 等</translation>
    </message>
    <message>
        <source>a line feed after each line; readers wait for it</source>
        <translation>每行之后换行；读取程序会等待它</translation>
    </message>
    <message>
        <source>one of %1; readers of this version skip others</source>
        <translation>%1 之一；此版本的读取程序会跳过其他内容</translation>
    </message>
    <message>
        <source>metrics in rank-0000.jsonl only</source>
        <translation>指标只在 rank-0000.jsonl 中</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>its spec has no program</source>
        <translation>其配置没有程序</translation>
    </message>
    <message>
        <source>Train it with trainyard-engine run.</source>
        <translation>请用 trainyard-engine run 训练。</translation>
    </message>
    <message>
        <source>the program failed</source>
        <translation>程序失败</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2; its last words: %3</source>
        <translation>%1 以退出代码 %2 结束；其最后输出：%3</translation>
    </message>
    <message>
        <source>The run&apos;s log holds all that it printed.</source>
        <translation>运行的日志包含其全部输出。</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2 and printed nothing</source>
        <translation>%1 以退出代码 %2 结束，没有任何输出</translation>
    </message>
    <message>
        <source>signal %2 (%3) ended %1; its last words: %4</source>
        <translation>信号 %2 (%3) 结束了 %1；其最后输出：%4</translation>
    </message>
    <message>
        <source>the system ended %1 because memory ran out</source>
        <translation>系统因内存耗尽结束了 %1</translation>
    </message>
    <message>
        <source>Use a smaller batch, or request more memory.</source>
        <translation>请使用更小的 batch，或请求更多内存。</translation>
    </message>
    <message>
        <source>somebody killed %1</source>
        <translation>有人终止了 %1</translation>
    </message>
    <message>
        <source>there is no program %1 in %2</source>
        <translation>%2 中没有程序 %1</translation>
    </message>
    <message>
        <source>Check the command, and the environment of the spec.</source>
        <translation>请检查命令，以及配置中的环境。</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>Correct program/folder in the spec.</source>
        <translation>请更正配置中的 program/folder。</translation>
    </message>
    <message>
        <source>the system refuses to start it (%1)</source>
        <translation>系统拒绝启动它 (%1)</translation>
    </message>
    <message>
        <source>Started in %1: %2</source>
        <translation>已在 %1 中启动：%2</translation>
    </message>
    <message>
        <source>%1 has neither printed nor computed anything for %2; it may hang</source>
        <translation>%1 已 %2 没有输出或计算，可能卡死</translation>
    </message>
    <message>
        <source>%1 goes on</source>
        <translation>%1 继续运行</translation>
    </message>
    <message>
        <source>%1 was asked to stop by %2</source>
        <translation>已由 %2 要求 %1 停止</translation>
    </message>
    <message>
        <source>%1 did not end within %2 and was killed</source>
        <translation>%1 未在 %2 内结束，已被终止</translation>
    </message>
    <message>
        <source>It starts anew: no checkpoint is known</source>
        <translation>重新开始：没有已知的检查点</translation>
    </message>
    <message>
        <source>Announce checkpoints with the helper, or set program/checkpoints and program/resume.</source>
        <translation>请用辅助库通报检查点，或设置 program/checkpoints 和 program/resume。</translation>
    </message>
    <message>
        <source>It goes on from %1, step %2</source>
        <translation>从 %1 第 %2 步继续</translation>
    </message>
    <message>
        <source>line at byte %1 of %2 is no event (%3): %4</source>
        <translation>%2 中字节 %1 处的行不是事件 (%3)：%4</translation>
    </message>
    <message>
        <source>the last line of %2, at byte %1, is incomplete and was ignored (%3): %4</source>
        <translation>%2 的最后一行（位于字节 %1）不完整，不是事件（%3）：%4</translation>
    </message>
    <message>
        <source>No values were read from %1: the program wrote no %2 log there</source>
        <translation>没有从 %1 读取任何值：程序没有在那里写入 %2 日志</translation>
    </message>
    <message>
        <source>Processes of attempt %1 still ran and were ended (%2)</source>
        <translation>第 %1 次尝试的进程仍在运行，已被结束（%2）</translation>
    </message>
    <message>
        <source>Check the path and what the program writes; a relative path starts at the program&apos;s folder.</source>
        <translation>请检查路径以及程序写入的内容；不完整的路径从程序的文件夹开始。</translation>
    </message>
    <message numerus="yes">
        <source>%n further line(s) of %2 (is no event|are no events)</source>
        <translation>
            <numerusform>%2 中另有 %n 行不是事件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Code: commit %2 of %3, “%4”; %n changed file(s) (is|are) kept as a diff of %5</source>
        <translation>
            <numerusform>代码：%3 的提交 %2，“%4”；%n 个已更改的文件以 %5 的 diff 保留</numerusform>
        </translation>
    </message>
    <message>
        <source>The diff of the code was cut after %1</source>
        <translation>代码的 diff 在 %1 之后被截断</translation>
    </message>
    <message numerus="yes">
        <source>%n untracked file(s) in the program&apos;s folder (was|were) not kept</source>
        <translation>
            <numerusform>程序文件夹中有 %n 个未跟踪的文件没有保留</numerusform>
        </translation>
    </message>
    <message>
        <source>only %1 are left on the disk of the run</source>
        <translation>运行所在的磁盘仅剩 %1</translation>
    </message>
    <message>
        <source>the environment has no variable %1, which the spec names</source>
        <translation>环境中没有配置所列的变量 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) that the program wrote before its sidecar ended (was|were) added to attempt %2</source>
        <translation>
            <numerusform>程序在其 sidecar 结束前写出的 %n 行已加入第 %2 次尝试</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;none&quot;, since a program does not ask whether it may go on</source>
        <translation>&quot;none&quot;，因为程序不会询问是否可以继续</translation>
    </message>
    <message>
        <source>nothing beside a program, which trains in the engine&apos;s place</source>
        <translation>与代替引擎训练的程序同时使用时不得设置</translation>
    </message>
    <message>
        <source>a text of at most %1 characters, a number, true or false</source>
        <translation>最多 %1 个字符的文本、数、true 或 false</translation>
    </message>
    <message>
        <source>an object of at most %1 parameters by name</source>
        <translation>按名称给出最多 %1 个参数的对象</translation>
    </message>
    <message>
        <source>a name of 1 to 100 letters, digits, &apos;_&apos;, &apos;-&apos; or &apos;.&apos;</source>
        <translation>1 到 100 个字母、数字、&apos;_&apos;、&apos;-&apos; 或 &apos;.&apos; 组成的名称</translation>
    </message>
    <message>
        <source>a list of at most %1 options</source>
        <translation>最多 %1 个选项的列表</translation>
    </message>
    <message>
        <source>a list of texts, the program first</source>
        <translation>文本列表，程序在首位</translation>
    </message>
    <message>
        <source>NAME=value or NAME, each name once, of letters, digits and &apos;_&apos;</source>
        <translation>NAME=value 或 NAME，每个名称一次，由字母、数字和 &apos;_&apos; 组成</translation>
    </message>
    <message>
        <source>the name alone: %1 looks like a secret, which no spec may hold</source>
        <translation>仅名称：%1 看似机密，任何配置都不得包含</translation>
    </message>
    <message>
        <source>1 without a launcher that starts several ranks (program/launcher)</source>
        <translation>没有可启动多个 rank 的启动器 (program/launcher) 时为 1</translation>
    </message>
    <message>
        <source>Name a run directory or a checkpoint.</source>
        <translation>请指定运行目录或检查点。</translation>
    </message>
    <message>
        <source>the run has no such checkpoint</source>
        <translation>该运行没有这个检查点</translation>
    </message>
    <message>
        <source>It has %1.</source>
        <translation>有 %1。</translation>
    </message>
    <message>
        <source>The file belongs to another net: name another checkpoint.</source>
        <translation>该文件属于另一网络：请指定其他检查点。</translation>
    </message>
    <message>
        <source>the checkpoint does not hold it</source>
        <translation>检查点中没有它</translation>
    </message>
    <message>
        <source>its outputs are not numbers (NaN): the run has diverged</source>
        <translation>其输出不是数 (NaN)：运行已发散</translation>
    </message>
    <message>
        <source>Choose an earlier checkpoint.</source>
        <translation>请选择更早的检查点。</translation>
    </message>
    <message>
        <source>If the data set has moved, name its new place with --data.</source>
        <translation>如果数据集已移动，请用 --data 指定其新位置。</translation>
    </message>
    <message>
        <source>Name the data set that the run was trained on with --data.</source>
        <translation>请用 --data 指定该运行训练所用的数据集。</translation>
    </message>
    <message>
        <source>its classes are not the net&apos;s: it has %1, the net knows %2</source>
        <translation>其类别与网络的不同：它有 %1 个，网络有 %2 个</translation>
    </message>
    <message>
        <source>it has no samples</source>
        <translation>没有样本</translation>
    </message>
    <message>
        <source>Ask for the other set with --set.</source>
        <translation>请用 --set 请求另一个集合。</translation>
    </message>
    <message>
        <source>the set has %1 samples, which are counted from 0</source>
        <translation>该集合有 %1 个样本，从 0 开始计数</translation>
    </message>
    <message>
        <source>the net knows no such class</source>
        <translation>网络没有这个类别</translation>
    </message>
    <message>
        <source>Classes are %1.</source>
        <translation>类别有 %1。</translation>
    </message>
    <message>
        <source>a cell of the confusion matrix has two classes</source>
        <translation>混淆矩阵的一个单元格有两个类别</translation>
    </message>
    <message>
        <source>Give both, --from and --to.</source>
        <translation>请同时给出 --from 和 --to。</translation>
    </message>
    <message>
        <source>no layer whose outputs have places is called so</source>
        <translation>没有此名称且输出带空间位置的层</translation>
    </message>
    <message>
        <source>Such layers are %1.</source>
        <translation>这样的层有 %1。</translation>
    </message>
    <message>
        <source>no layer&apos;s outputs have places</source>
        <translation>没有输出带空间位置的层</translation>
    </message>
    <message>
        <source>Cover places instead: --heat-map occlusion.</source>
        <translation>请改用遮挡：--heat-map occlusion。</translation>
    </message>
    <message>
        <source>the net reads features, and heat maps are of images</source>
        <translation>网络读取的是特征，而热力图针对图像</translation>
    </message>
    <message>
        <source>the net reads features, not images</source>
        <translation>网络读取的是特征，不是图像</translation>
    </message>
    <message>
        <source>Name samples of its data set with --index.</source>
        <translation>请用 --index 指定其数据集的样本。</translation>
    </message>
    <message>
        <source>no input is named</source>
        <translation>没有指定输入</translation>
    </message>
    <message>
        <source>Name images or folders of them, or samples with --index.</source>
        <translation>请指定图像或其文件夹，或用 --index 指定样本。</translation>
    </message>
    <message>
        <source>there are no files in it</source>
        <translation>其中没有文件</translation>
    </message>
    <message>
        <source>Name images or folders of them.</source>
        <translation>请指定图像或其文件夹。</translation>
    </message>
    <message>
        <source>none of %1 files could be read; the first: %2</source>
        <translation>%1 个文件均无法读取；第一个：%2</translation>
    </message>
    <message>
        <source>Name JPEG, PNG or WebP images.</source>
        <translation>请指定 JPEG、PNG 或 WebP 图像。</translation>
    </message>
    <message>
        <source>it exists already</source>
        <translation>已经存在</translation>
    </message>
    <message>
        <source>Choose another place, or replace it with --force.</source>
        <translation>请选择其他位置，或用 --force 替换。</translation>
    </message>
    <message>
        <source>Remove the link that leads in a circle.</source>
        <translation>请移除循环的链接。</translation>
    </message>
    <message>
        <source>the queue of its machine cannot do that</source>
        <translation>其机器的队列不支持此操作</translation>
    </message>
    <message>
        <source>Stop the run instead; it can be resumed.</source>
        <translation>请改为停止运行；之后可以恢复。</translation>
    </message>
    <message>
        <source>%1 is the best over %2 seeds: %3 ± %4 on average, against %5 ± %6 of the next</source>
        <translation>%1 在 %2 个种子上最佳：平均 %3 ± %4，次优为 %5 ± %6</translation>
    </message>
    <message>
        <source>%1 has the best mean of %2 seeds, %3 ± %4, but it cannot be told from the noise of seeds: the next has %5 ± %6</source>
        <translation>%1 在 %2 个种子上均值最佳，为 %3 ± %4，但无法与种子噪声区分：次优为 %5 ± %6</translation>
    </message>
    <message>
        <source>Train both with more seeds.</source>
        <translation>请用更多种子训练两者。</translation>
    </message>
    <message>
        <source>Nothing was changed. &apos;trainyard sql --views&apos; lists what can be queried.</source>
        <translation>没有任何更改。“trainyard sql --views”会列出可查询的内容。</translation>
    </message>
    <message>
        <source>it is more than one statement</source>
        <translation>不止一条语句</translation>
    </message>
    <message>
        <source>it is not a query</source>
        <translation>不是查询</translation>
    </message>
    <message>
        <source>it would do more than read</source>
        <translation>它不只是读取</translation>
    </message>
    <message>
        <source>the data set has no validation samples, so no run writes it</source>
        <translation>数据集没有验证样本，因此没有运行会写出它</translation>
    </message>
    <message>
        <source>Choose another goal for the search, or hold out validation samples.</source>
        <translation>请为搜索选择其他目标，或留出验证样本。</translation>
    </message>
    <message>
        <source>the data set has only %1 classes, so no run writes it</source>
        <translation>数据集只有 %1 个类别，因此没有运行会写出它</translation>
    </message>
    <message>
        <source>Choose another goal for the search.</source>
        <translation>请为搜索选择其他目标。</translation>
    </message>
    <message>
        <source>a series that the runs write: %1</source>
        <translation>运行写出的系列：%1</translation>
    </message>
    <message>
        <source>a series that the runs write; did you mean &quot;%1&quot;?</source>
        <translation>运行写出的系列；是否想写 &quot;%1&quot;？</translation>
    </message>
    <message>
        <source>a series that the runs write; set %1 for this one</source>
        <translation>运行写出的系列；要使用此项请设置 %1</translation>
    </message>
    <message>
        <source>The run has no value of %1, the goal of its search; it counts as the worst</source>
        <translation>该运行没有其搜索目标 %1 的值，按最差计</translation>
    </message>
    <message>
        <source>the step %1 is not a whole number up to 2^53</source>
        <translation>步 %1 不是不超过 2^53 的整数</translation>
    </message>
    <message>
        <source>it has no column %1; the first of its columns are %2</source>
        <translation>没有列 %1；其前几列为 %2</translation>
    </message>
    <message>
        <source>Name the column as the file does.</source>
        <translation>请按文件中的写法指定列名。</translation>
    </message>
    <message>
        <source>a line has no %1; it was skipped</source>
        <translation>一行没有 %1，已跳过</translation>
    </message>
    <message>
        <source>it is UTF-16 text</source>
        <translation>是 UTF-16 文本</translation>
    </message>
    <message>
        <source>Save it as UTF-8 and import it again.</source>
        <translation>请保存为 UTF-8 后重新导入。</translation>
    </message>
    <message>
        <source>it was imported as the run %1 with other columns</source>
        <translation>它已作为运行 %1 以其他列导入</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) cannot be read, such as %2 (%3)</source>
        <translation>
            <numerusform>%n 个样本无法读取，例如 %2 (%3)</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip unreadable samples, or mend or remove them and inspect the data set again.</source>
        <translation>请跳过无法读取的样本，或修正或移除它们后重新检查数据集。</translation>
    </message>
    <message>
        <source>The training data has changed since the checkpoint, so the losses are no longer those of a run that never stopped</source>
        <translation>训练数据自检查点以来已更改，因此损失不再等同于从未停止的运行</translation>
    </message>
    <message>
        <source>stopped; it can be resumed</source>
        <translation>已停止；可以恢复</translation>
    </message>
    <message>
        <source>rank %1: CPUs %2, NUMA node %3</source>
        <translation>rank %1：CPU %2，NUMA 节点 %3</translation>
    </message>
    <message>
        <source>the system moves threads between all cores</source>
        <translation>系统在所有核之间移动线程</translation>
    </message>
    <message>
        <source>one process may use all cores</source>
        <translation>一个进程可以使用所有核</translation>
    </message>
    <message>
        <source>there are more processes than cores, so they share all of them</source>
        <translation>进程数多于核数，因此共享所有核</translation>
    </message>
    <message>
        <source>the engine has no hwloc, so it does not know how the cores are arranged</source>
        <translation>引擎没有 hwloc，因此不知道核的排列</translation>
    </message>
    <message>
        <source>CPUs of the ranks, from rank 0 on: %1</source>
        <translation>各 rank 的 CPU，从 rank 0 起：%1</translation>
    </message>
    <message>
        <source>it is not JSON: %1</source>
        <translation>不是 JSON：%1</translation>
    </message>
    <message>
        <source>Correct or remove the file.</source>
        <translation>请更正或移除该文件。</translation>
    </message>
    <message>
        <source>it is not a JSON object</source>
        <translation>不是 JSON 对象</translation>
    </message>
    <message>
        <source>it did not end within %1</source>
        <translation>未在 %1 内结束</translation>
    </message>
    <message>
        <source>it ended with exit code %1: %2</source>
        <translation>以退出代码 %1 结束：%2</translation>
    </message>
    <message>
        <source>Check the command, the folder and the environment.</source>
        <translation>请检查命令、文件夹和环境。</translation>
    </message>
    <message>
        <source>it ended with exit code %1</source>
        <translation>以退出代码 %1 结束</translation>
    </message>
    <message>
        <source>it lists no options</source>
        <translation>其中没有列出选项</translation>
    </message>
    <message>
        <source>Declare them by hand; the guide has an example.</source>
        <translation>请手动声明；指南中有示例。</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>没有文件夹 %1</translation>
    </message>
    <message>
        <source>Choose the folder in which the program starts.</source>
        <translation>请选择启动程序的文件夹。</translation>
    </message>
    <message>
        <source>there is no program %1 that can be started</source>
        <translation>没有可启动的程序 %1</translation>
    </message>
    <message>
        <source>Correct the command, install the program, or choose the environment that has it.</source>
        <translation>请更正命令、安装该程序，或选择含有它的环境。</translation>
    </message>
    <message>
        <source>there is no file %1 in %2</source>
        <translation>%2 中没有文件 %1</translation>
    </message>
    <message>
        <source>Correct the command or the folder.</source>
        <translation>请更正命令或文件夹。</translation>
    </message>
    <message>
        <source>%1 is no virtual environment, as it has no bin/python</source>
        <translation>%1 不是虚拟环境，因为没有 bin/python</translation>
    </message>
    <message>
        <source>Choose the folder of one, or make it with “python3 -m venv %1”.</source>
        <translation>请选择一个虚拟环境的文件夹，或用“python3 -m venv %1”创建。</translation>
    </message>
    <message>
        <source>conda is not on the PATH of this machine</source>
        <translation>conda 不在此机器的 PATH 中</translation>
    </message>
    <message>
        <source>Add it to the PATH, or choose another environment.</source>
        <translation>请将其加入 PATH，或选择其他环境。</translation>
    </message>
    <message>
        <source>conda has no environment %1</source>
        <translation>conda 没有环境 %1</translation>
    </message>
    <message>
        <source>“conda env list” prints those that there are.</source>
        <translation>“conda env list”会列出现有的环境。</translation>
    </message>
    <message>
        <source>there is no image file %1</source>
        <translation>没有镜像文件 %1</translation>
    </message>
    <message>
        <source>Choose a file that Apptainer made.</source>
        <translation>请选择由 Apptainer 创建的文件。</translation>
    </message>
    <message>
        <source>%1 is not on the PATH of this machine</source>
        <translation>%1 不在此机器的 PATH 中</translation>
    </message>
    <message>
        <source>Install it, or choose something else here.</source>
        <translation>请安装它，或在此另作选择。</translation>
    </message>
    <message>
        <source>this machine seems to have no environment modules</source>
        <translation>此机器似乎没有环境模块</translation>
    </message>
    <message>
        <source>%1 has no PyTorch, which torchrun belongs to</source>
        <translation>%1 没有 torchrun 所属的 PyTorch</translation>
    </message>
    <message>
        <source>Install it there, or choose another launcher.</source>
        <translation>请在那里安装，或选择其他启动器。</translation>
    </message>
    <message>
        <source>at most %1, the GPUs of this machine</source>
        <translation>最多 %1，即此机器的 GPU 数</translation>
    </message>
    <message>
        <source>at most %1 for all ranks, the cores of this machine</source>
        <translation>所有 rank 合计最多 %1，即此机器的核数</translation>
    </message>
    <message>
        <source>it is the home folder, or a folder above it</source>
        <translation>它是主目录，或主目录的上级文件夹</translation>
    </message>
    <message>
        <source>Put the program into a folder of its own and start it there.</source>
        <translation>请将程序放入单独的文件夹，并在那里启动。</translation>
    </message>
    <message>
        <source>its files have %1, and at most %2 go to a machine; the largest is %3 (%4)</source>
        <translation>其文件共 %1，而传到机器的最多为 %2；最大的是 %3 (%4)</translation>
    </message>
    <message>
        <source>Let git ignore data and results (.gitignore), or keep them elsewhere; or copy the folder to the machine yourself and name its path there in program/folder.</source>
        <translation>请让 git 忽略数据和结果 (.gitignore)，或将其存放在别处；也可自行将文件夹复制到机器上，并在 program/folder 中填写那里的路径。</translation>
    </message>
    <message>
        <source>it has more than %1 files, among them %2</source>
        <translation>其文件超过 %1 个，其中有 %2</translation>
    </message>
    <message>
        <source>Change its permissions, or let git ignore it.</source>
        <translation>请更改其权限，或让 git 忽略它。</translation>
    </message>
    <message>
        <source>a file of it changed while it was sent</source>
        <translation>传送期间其中一个文件发生了变化</translation>
    </message>
    <message>
        <source>Start the run again when nothing writes there.</source>
        <translation>请在没有写入时重新启动该运行。</translation>
    </message>
    <message numerus="yes">
        <source>Code: a copy of %2 at commit %3 of %4, “%5”, with %n changed file(s)</source>
        <translation>
            <numerusform>代码：%2 的副本，%4 的提交 %3，“%5”，含 %n 个已更改的文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) out of the folder (stays|stay) here: %2</source>
        <translation>
            <numerusform>%n 个指向文件夹外的链接留在本机：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n special file(s) (stays|stay) here: %2</source>
        <translation>
            <numerusform>%n 个特殊文件留在本机：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a folder on this workstation, so the one on the machine is used</source>
        <translation>%1 不是本工作站的文件夹，因此使用机器上的文件夹</translation>
    </message>
    <message>
        <source>it starts: %1</source>
        <translation>将启动：%1</translation>
    </message>
    <message>
        <source>the machine has no virtual environment there</source>
        <translation>机器在该处没有虚拟环境</translation>
    </message>
    <message>
        <source>Make it there (python3 -m venv), or name the path of one on the machine in program/environment/value.</source>
        <translation>请在那里创建 (python3 -m venv)，或在 program/environment/value 中填写机器上某个虚拟环境的路径。</translation>
    </message>
    <message>
        <source>the command conda is not found on the machine</source>
        <translation>机器上找不到命令 conda</translation>
    </message>
    <message>
        <source>Load it in the machine&apos;s prologue, such as with module load conda.</source>
        <translation>请在机器的前置脚本中加载它，例如用 module load conda。</translation>
    </message>
    <message>
        <source>conda has no such environment on the machine (%1)</source>
        <translation>机器上的 conda 没有此环境 (%1)</translation>
    </message>
    <message>
        <source>Make it there, or name another in program/environment/value.</source>
        <translation>请在那里创建，或在 program/environment/value 中填写其他环境。</translation>
    </message>
    <message>
        <source>the command module is not found on the machine</source>
        <translation>机器上找不到命令 module</translation>
    </message>
    <message>
        <source>Set it up in the machine&apos;s prologue, or choose another kind of environment.</source>
        <translation>请在机器的前置脚本中设置它，或选择其他类型的环境。</translation>
    </message>
    <message>
        <source>the machine cannot load this module (%1)</source>
        <translation>机器无法加载此模块 (%1)</translation>
    </message>
    <message>
        <source>Look at module avail there, and correct program/environment/value.</source>
        <translation>请在那里查看 module avail，并更正 program/environment/value。</translation>
    </message>
    <message>
        <source>the machine cannot read this image</source>
        <translation>机器无法读取此镜像</translation>
    </message>
    <message>
        <source>Copy it to the machine, or name its path there in program/environment/value.</source>
        <translation>请将其复制到机器上，或在 program/environment/value 中填写那里的路径。</translation>
    </message>
    <message>
        <source>the machine&apos;s log-in node does not find it in this environment</source>
        <translation>机器的登录节点在此环境中找不到它</translation>
    </message>
    <message>
        <source>Name its path there in program/command, choose an environment, or load a module in the machine&apos;s prologue. If only compute nodes have it, write env before it.</source>
        <translation>请在 program/command 中填写它在那里的路径、选择一个环境，或在机器的前置脚本中加载模块。如果只有计算节点上有它，请在其前面写上 env。</translation>
    </message>
    <message>
        <source>it does not go to the machine: it lies outside of the program&apos;s folder, or git ignores it</source>
        <translation>它不会传到机器：它在程序的文件夹之外，或被 git 忽略</translation>
    </message>
    <message>
        <source>Start the run in the folder that holds it, or name that folder with --folder.</source>
        <translation>请在包含它的文件夹中启动运行，或用 --folder 指定该文件夹。</translation>
    </message>
    <message>
        <source>the run&apos;s folder on the machine cannot be written</source>
        <translation>机器上该运行的文件夹不可写</translation>
    </message>
    <message>
        <source>Choose another folder for runs in the machine&apos;s settings.</source>
        <translation>请在机器设置中选择其他运行文件夹。</translation>
    </message>
    <message>
        <source>the machine does not say whether the program can start: %1</source>
        <translation>机器没有说明程序能否启动：%1</translation>
    </message>
    <message>
        <source>Check the machine&apos;s prologue.</source>
        <translation>请检查机器的前置脚本。</translation>
    </message>
    <message>
        <source>1 without a launcher that starts ranks on several nodes (program/launcher)</source>
        <translation>没有可在多个节点上启动 rank 的启动器 (program/launcher) 时为 1</translation>
    </message>
    <message>
        <source>a multiple of %1, so that each node has as many</source>
        <translation>%1 的倍数，使各节点数量相同</translation>
    </message>
    <message>
        <source>Code: a copy of %1 (files: %2, %3)</source>
        <translation>代码：%1 的副本（文件数：%2，%3）</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of %2 (%3) (goes|go) to the machine, as git&apos;s ignore rules say</source>
        <translation>
            <numerusform>按 git 的忽略规则，%2 的 %n 个文件 (%3) 传到机器</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of %2 (%3) (goes|go) to the machine: all but caches and Python environments</source>
        <translation>
            <numerusform>%2 的 %n 个文件 (%3) 传到机器：除缓存和 Python 环境外的全部文件</numerusform>
        </translation>
    </message>
    <message>
        <source>its import ended before the whole log was read: %1</source>
        <translation>其导入在读完整个日志之前结束：%1</translation>
    </message>
    <message>
        <source>Add the log once more: the import goes on where it ended.</source>
        <translation>请再次添加该日志：导入会从结束处继续。</translation>
    </message>
    <message>
        <source>its import was cancelled</source>
        <translation>其导入已被取消</translation>
    </message>
    <message>
        <source>the program that imported it was ended</source>
        <translation>导入它的程序已被结束</translation>
    </message>
    <message>
        <source>it was not over when it was copied into this store</source>
        <translation>复制到此存储库时它尚未结束</translation>
    </message>
    <message>
        <source>that is the store that the runs are in</source>
        <translation>这就是这些运行所在的存储库</translation>
    </message>
    <message>
        <source>a program has that store open</source>
        <translation>有程序正打开该存储库</translation>
    </message>
    <message>
        <source>Close it, or choose another name.</source>
        <translation>请关闭该程序，或选择其他名称。</translation>
    </message>
    <message>
        <source>Name a store, such as one that &apos;trainyard runs export --store&apos; has written.</source>
        <translation>请指定一个存储库，例如由“trainyard runs export --store”写出的存储库。</translation>
    </message>
    <message>
        <source>nothing was added</source>
        <translation>没有添加任何内容</translation>
    </message>
    <message>
        <source>Say how many more runs or hours the search may have.</source>
        <translation>请说明搜索还可增加多少运行或小时。</translation>
    </message>
    <message>
        <source>its hours are not limited</source>
        <translation>其小时数没有限制</translation>
    </message>
    <message>
        <source>Add only runs.</source>
        <translation>请只添加运行。</translation>
    </message>
    <message>
        <source>its device time is not limited</source>
        <translation>其设备时间没有限制</translation>
    </message>
    <message>
        <source>its %1 hours are over</source>
        <translation>其 %1 小时已过</translation>
    </message>
    <message>
        <source>Add hours as well: no run may start without them.</source>
        <translation>请同时添加小时数：否则无法启动任何运行。</translation>
    </message>
    <message>
        <source>its %1 hours of device time are used</source>
        <translation>其 %1 小时设备时间已用完</translation>
    </message>
    <message>
        <source>Add hours of device time as well: no run may start without them.</source>
        <translation>请同时添加设备时间的小时数：否则无法启动任何运行。</translation>
    </message>
    <message>
        <source>the machine learns of them only with another run</source>
        <translation>只有添加新的运行，机器才会得知</translation>
    </message>
    <message>
        <source>Add at least one run as well.</source>
        <translation>请同时添加至少一个运行。</translation>
    </message>
    <message>
        <source>another program changed it at the same time</source>
        <translation>另一程序同时更改了它</translation>
    </message>
    <message>
        <source>Look at the campaign, and try again.</source>
        <translation>请查看该批量实验，然后重试。</translation>
    </message>
    <message numerus="yes">
        <source>the search pauses it at epoch %2: one run in %3 goes on, and only %n run(s) came here so far</source>
        <translation>
            <numerusform>搜索在 epoch %2 暂停它：每 %3 个运行中有一个继续，而至今只有 %n 个运行到达此处</numerusform>
        </translation>
    </message>
    <message>
        <source>the search pauses it at epoch %1: its %2 is %3, and %5 of %6 may go on, with %4 or better</source>
        <translation>搜索在 epoch %1 暂停它：其 %2 为 %3，%6 个中有 %5 个可继续，须达到 %4 或更好</translation>
    </message>
    <message>
        <source>its name is empty</source>
        <translation>其名称为空</translation>
    </message>
    <message>
        <source>Give its id or name; the newest are: %1. &apos;trainyard study list&apos; shows all.</source>
        <translation>请指定其 id 或名称；最新的有：%1。“trainyard study list”会列出全部。</translation>
    </message>
    <message>
        <source>the store has no campaign yet</source>
        <translation>存储库中还没有批量实验</translation>
    </message>
    <message>
        <source>Start one first.</source>
        <translation>请先启动一个。</translation>
    </message>
    <message>
        <source>Python %1 for scripts</source>
        <translation>用于脚本的 Python %1</translation>
    </message>
    <message>
        <source>Python %1 for scripts; also there: %2</source>
        <translation>用于脚本的 Python %1；另有：%2</translation>
    </message>
    <message>
        <source>python3 was not found</source>
        <translation>找不到 python3</translation>
    </message>
    <message>
        <source>Load a module in the machine&apos;s batch script, or choose an environment when you start a program.</source>
        <translation>请在机器的批处理脚本中加载模块，或在启动程序时选择环境。</translation>
    </message>
    <message>
        <source>Python %1 is too old for the helper of scripts</source>
        <translation>Python %1 太旧，脚本的辅助库无法使用</translation>
    </message>
    <message>
        <source>Choose an environment with Python 3.7 or newer when you start a program.</source>
        <translation>启动程序时请选择带有 Python 3.7 或更新版本的环境。</translation>
    </message>
    <message>
        <source>the start of a job fails on the log-in node: %1</source>
        <translation>作业的起始命令在登录节点上失败：%1</translation>
    </message>
    <message>
        <source>Check the commands in the machine&apos;s batch script.</source>
        <translation>请检查机器批处理脚本中的命令。</translation>
    </message>
    <message>
        <source>its training loss has risen to %1; it was %2 at step %3</source>
        <translation>其训练损失已升至 %1；第 %3 步时为 %2</translation>
    </message>
    <message>
        <source>Stop it and go on from an earlier checkpoint with a lower learning rate.</source>
        <translation>请停止运行，并用更低的学习率从更早的检查点继续。</translation>
    </message>
    <message>
        <source>it has written nothing for %1, although it runs</source>
        <translation>它正在运行，但已有 %1 未写入任何内容</translation>
    </message>
    <message>
        <source>Look into its log and at its machine.</source>
        <translation>请查看其日志和所在机器。</translation>
    </message>
    <message>
        <source>it has become slower: %1 samples/s, %2 before</source>
        <translation>它变慢了：现为 %1 样本/秒，之前为 %2</translation>
    </message>
    <message>
        <source>See what else uses the machine, and whether its GPUs are throttled.</source>
        <translation>请查看还有什么在使用该机器，以及其 GPU 是否被降频。</translation>
    </message>
    <message>
        <source>only %1 are free on the disk of its directory</source>
        <translation>其目录所在磁盘仅剩 %1</translation>
    </message>
    <message>
        <source>Make room before its next checkpoint.</source>
        <translation>请在下一个检查点之前腾出空间。</translation>
    </message>
    <message>
        <source>GPU %1 is throttled, because it is too hot</source>
        <translation>GPU %1 因过热而降频</translation>
    </message>
    <message>
        <source>Look at its cooling.</source>
        <translation>请检查其散热。</translation>
    </message>
    <message>
        <source>GPU %1 is throttled by its hardware</source>
        <translation>GPU %1 被硬件降频</translation>
    </message>
    <message>
        <source>Look at its power supply and cooling.</source>
        <translation>请检查其供电和散热。</translation>
    </message>
    <message>
        <source>it has ended: %1</source>
        <translation>它已结束：%1</translation>
    </message>
    <message>
        <source>all runs of its campaign have ended</source>
        <translation>其批量实验的所有运行均已结束</translation>
    </message>
    <message>
        <source>there is no such rule</source>
        <translation>没有这条规则</translation>
    </message>
    <message>
        <source>Rules are %1.</source>
        <translation>规则有 %1。</translation>
    </message>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1 不是 %2 到 %3 之间的数</translation>
    </message>
    <message>
        <source>Choose a number in this range.</source>
        <translation>请选择此范围内的数。</translation>
    </message>
    <message>
        <source>this rule has no threshold</source>
        <translation>此规则没有阈值</translation>
    </message>
    <message>
        <source>Turn it on or off.</source>
        <translation>请开启或关闭它。</translation>
    </message>
    <message>
        <source>it is not a file of rules for alerts: %1</source>
        <translation>它不是提醒规则文件：%1</translation>
    </message>
    <message>
        <source>Correct the file, or delete it to get the usual rules back.</source>
        <translation>请改正该文件，或删除它以恢复默认规则。</translation>
    </message>
    <message>
        <source>a newer Trainyard wrote it</source>
        <translation>它由更新版本的 Trainyard 写入</translation>
    </message>
    <message>
        <source>Update Trainyard on this workstation.</source>
        <translation>请在本工作站上更新 Trainyard。</translation>
    </message>
    <message>
        <source>it ended with the exit code %1: %2</source>
        <translation>它以退出码 %1 结束：%2</translation>
    </message>
    <message>
        <source>Try the command in a terminal.</source>
        <translation>请在终端中试运行该命令。</translation>
    </message>
    <message>
        <source>Let it do its work in the background.</source>
        <translation>请让它在后台工作。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of column %2 (is|are) no number; the first one, in row %3, is %4</source>
        <translation>
            <numerusform>列 %2 中有 %n 个单元格不是数字；第一个在第 %3 行，为 %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) (is|are) not kept: audio, tables, texts and the like</source>
        <translation>
            <numerusform>有 %n 个值未保留：音频、表格、文本等</numerusform>
        </translation>
    </message>
    <message>
        <source>image %1 at step %2: %3</source>
        <translation>第 %2 步的图像 %1：%3</translation>
    </message>
    <message>
        <source>no value here: %1 looks like a secret, which no spec may hold; the program can read it from a file or from a variable that is passed by its name alone</source>
        <translation>此处不得填写值：%1 看起来是机密，任何规格都不得包含；程序可以从文件读取，或从仅按名称传递的变量读取</translation>
    </message>
    <message>
        <source>%1 less waiting for input per epoch: %2 % of the time before, %3 % now</source>
        <translation>每个 epoch 等待输入少 %1：之前占时间的 %2 %，现在 %3 %</translation>
    </message>
    <message>
        <source>%1 more waiting for input per epoch: %2 % of the time before, %3 % now</source>
        <translation>每个 epoch 等待输入多 %1：之前占时间的 %2 %，现在 %3 %</translation>
    </message>
    <message>
        <source>%1 less waiting for other ranks per epoch: %2 % of the time before, %3 % now</source>
        <translation>每个 epoch 等待其他 rank 少 %1：之前占时间的 %2 %，现在 %3 %</translation>
    </message>
    <message>
        <source>%1 more waiting for other ranks per epoch: %2 % of the time before, %3 % now</source>
        <translation>每个 epoch 等待其他 rank 多 %1：之前占时间的 %2 %，现在 %3 %</translation>
    </message>
    <message>
        <source>%1 less computing per epoch: %2 % of the time before, %3 % now</source>
        <translation>每个 epoch 计算少 %1：之前占时间的 %2 %，现在 %3 %</translation>
    </message>
    <message>
        <source>%1 more computing per epoch: %2 % of the time before, %3 % now</source>
        <translation>每个 epoch 计算多 %1：之前占时间的 %2 %，现在 %3 %</translation>
    </message>
    <message>
        <source>%1 less per epoch outside the measured phases: %2 % of the time before, %3 % now</source>
        <translation>每个 epoch 在所测阶段之外少 %1：之前占时间的 %2 %，现在 %3 %</translation>
    </message>
    <message>
        <source>%1 more per epoch outside the measured phases: %2 % of the time before, %3 % now</source>
        <translation>每个 epoch 在所测阶段之外多 %1：之前占时间的 %2 %，现在 %3 %</translation>
    </message>
    <message>
        <source>%2 ranks instead of %1: %3 % of the ideal gain</source>
        <translation>%2 个 rank，而不是 %1 个：理想加速的 %3 %</translation>
    </message>
    <message>
        <source>%2 ranks instead of %1</source>
        <translation>%2 个 rank，而不是 %1 个</translation>
    </message>
    <message>
        <source>another device: %2 instead of %1</source>
        <translation>另一种设备：%2，而不是 %1</translation>
    </message>
    <message>
        <source>another precision: %2 instead of %1</source>
        <translation>另一种精度：%2，而不是 %1</translation>
    </message>
    <message>
        <source>batches of %2 instead of %1</source>
        <translation>batch 大小为 %2，而不是 %1</translation>
    </message>
    <message>
        <source>threads per rank: %2 instead of %1</source>
        <translation>每个 rank 的线程数：%2，而不是 %1</translation>
    </message>
    <message>
        <source>other settings of loading: %1</source>
        <translation>其他加载设置：%1</translation>
    </message>
    <message>
        <source>another computer: %2 instead of %1</source>
        <translation>另一台计算机：%2，而不是 %1</translation>
    </message>
    <message>
        <source>another version: %2 instead of %1</source>
        <translation>另一个版本：%2，而不是 %1</translation>
    </message>
    <message>
        <source>as its source says: %1</source>
        <translation>据来源所述：%1</translation>
    </message>
    <message>
        <source>no setting differs: chance, or other work on the computer</source>
        <translation>没有设置不同：偶然，或计算机上的其他工作</translation>
    </message>
    <message>
        <source>no measured phase tells which of the changes did it</source>
        <translation>没有测得的阶段能说明是哪一项更改所致</translation>
    </message>
    <message>
        <source>an epoch has %2 samples instead of %1; per sample it is %3 times as fast</source>
        <translation>一个 epoch 有 %2 个样本，而不是 %1 个；按样本计算，速度是 %3 倍</translation>
    </message>
    <message>
        <source>not the same work: these differ: %1</source>
        <translation>工作量不同，以下设置不一样：%1</translation>
    </message>
    <message>
        <source>%1 has only its first epoch, in which preparations count: at least two are needed</source>
        <translation>%1 只有第一个 epoch，其中包含准备时间：至少需要两个</translation>
    </message>
    <message>
        <source>the epochs of both overlap in time, so the difference can be chance</source>
        <translation>两者的 epoch 用时有重叠，差异可能是偶然的</translation>
    </message>
    <message>
        <source>one of the two times is published, the other measured</source>
        <translation>两个用时一个是发表的，另一个是测得的</translation>
    </message>
    <message>
        <source>no whole epoch has ended yet</source>
        <translation>还没有完整的 epoch 结束</translation>
    </message>
    <message>
        <source>it ended before its first epoch was whole</source>
        <translation>它在第一个 epoch 完成之前就结束了</translation>
    </message>
    <message>
        <source>it has no record of the time that its epochs took</source>
        <translation>它没有记录各 epoch 的用时</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>它不是有效的 JSON</translation>
    </message>
    <message>
        <source>it is not a ledger: its &quot;format&quot; is not %1</source>
        <translation>它不是加速账本：其 &quot;format&quot; 不是 %1</translation>
    </message>
    <message>
        <source>Choose a file that the ledger has saved, or write one as the guide describes.</source>
        <translation>请选择由加速账本保存的文件，或按指南所述编写一个。</translation>
    </message>
    <message>
        <source>it is a ledger of a newer version</source>
        <translation>它是较新版本的加速账本</translation>
    </message>
    <message>
        <source>Update Trainyard.</source>
        <translation>请更新 Trainyard。</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 必须是：%2</translation>
    </message>
    <message>
        <source>Remove it, or correct its spelling.</source>
        <translation>请删除它，或更正其拼写。</translation>
    </message>
    <message>
        <source>a number of seconds above 0, or one of &quot;low&quot; and &quot;high&quot;</source>
        <translation>大于 0 的秒数，或各给出 &quot;low&quot; 和 &quot;high&quot;</translation>
    </message>
    <message>
        <source>a list of 1 to %1 steps</source>
        <translation>包含 1 到 %1 个步骤的列表</translation>
    </message>
    <message>
        <source>either a &quot;run&quot;, or &quot;label&quot; and &quot;seconds_per_epoch&quot;</source>
        <translation>要么是 &quot;run&quot;，要么是 &quot;label&quot; 和 &quot;seconds_per_epoch&quot;</translation>
    </message>
    <message>
        <source>it is a link to %1, which does not exist</source>
        <translation>它是指向 %1 的链接，而后者不存在</translation>
    </message>
    <message>
        <source>Create the folder that it leads to, or remove the link.</source>
        <translation>请创建它指向的文件夹，或删除该链接。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; before &quot;started&quot;</source>
        <translation>&quot;started&quot; 之前出现 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a path below the run&apos;s directory without &quot;..&quot;, or a whole path</source>
        <translation>运行目录之下不含 &quot;..&quot; 的路径，或绝对路径</translation>
    </message>
    <message>
        <source>only messages and progress before &quot;started&quot;</source>
        <translation>&quot;started&quot; 之前只能有消息和进度</translation>
    </message>
    <message>
        <source>signal %2 (%3) ended %1, which had printed nothing</source>
        <translation>信号 %2（%3）结束了 %1，后者没有任何输出</translation>
    </message>
    <message>
        <source>%1 does not count as a checkpoint: %2</source>
        <translation>%1 不算作检查点：%2</translation>
    </message>
    <message>
        <source>a checkpoint&apos;s path leads below the run&apos;s directory without &quot;..&quot;, or is a whole path</source>
        <translation>检查点的路径应在运行目录之下且不含 &quot;..&quot;，或为绝对路径</translation>
    </message>
    <message>
        <source>it is neither a file nor a folder</source>
        <translation>它既不是文件，也不是文件夹</translation>
    </message>
    <message>
        <source>A line of the program is left out: %1</source>
        <translation>程序的一行被略去：%1</translation>
    </message>
    <message>
        <source>The series %1 is left out: its name has %2 bytes; allowed: 1 to %3</source>
        <translation>系列 %1 被略去：其名称有 %2 字节；允许：1 至 %3</translation>
    </message>
    <message>
        <source>The program has more than %1 series; %2 and further ones are left out</source>
        <translation>程序的系列多于 %1 个；%2 及其后的系列被略去</translation>
    </message>
    <message>
        <source>it has no metadata, as every checkpoint has</source>
        <translation>它没有每个检查点都有的元数据</translation>
    </message>
    <message>
        <source>%1 or more, because the run has trained %2 epochs already</source>
        <translation>%1 或更多，因为该运行已训练了 %2 个 epoch</translation>
    </message>
    <message>
        <source>Give the run more epochs, or clone it to train anew with other settings.</source>
        <translation>请为该运行设置更多 epoch，或克隆它以用其他设置重新训练。</translation>
    </message>
    <message>
        <source>Settings differ from those of the checkpoint: %1, so the spec does not describe the earlier part</source>
        <translation>部分设置与检查点的不同：%1，因此配置未描述之前的部分</translation>
    </message>
    <message>
        <source>Copy its text into a new report.</source>
        <translation>请将其文本复制到新报告中。</translation>
    </message>
    <message>
        <source>the block has no end</source>
        <translation>该块没有结尾</translation>
    </message>
    <message>
        <source>End it with a line of ```.</source>
        <translation>请用一行 ``` 结束它。</translation>
    </message>
    <message>
        <source>“%1” is not a line of the form “key: value”</source>
        <translation>“%1”不是“key: value”形式的行</translation>
    </message>
    <message>
        <source>Write one of %2, a colon and a value.</source>
        <translation>请写 %2 之一，再写冒号和值。</translation>
    </message>
    <message>
        <source>there is no key “%1”</source>
        <translation>没有键“%1”</translation>
    </message>
    <message>
        <source>Write one of %2.</source>
        <translation>请写 %2 之一。</translation>
    </message>
    <message>
        <source>the key appears twice in the block</source>
        <translation>该键在此第二次出现</translation>
    </message>
    <message>
        <source>Remove one of the two lines.</source>
        <translation>请删除两行中的一行。</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>Write it after the colon, or remove the line.</source>
        <translation>请写在冒号之后，或删除该行。</translation>
    </message>
    <message>
        <source>the block has no line “%1:”</source>
        <translation>该块没有“%1:”行</translation>
    </message>
    <message>
        <source>Add one, such as “%2”.</source>
        <translation>请添加一行，例如“%2”。</translation>
    </message>
    <message>
        <source>“%1” is not possible here</source>
        <translation>此处不能写“%1”</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3</source>
        <translation>“%1”不是 %2 到 %3 之间的数</translation>
    </message>
    <message>
        <source>Write one, such as %4.</source>
        <translation>请写一个，例如 %4。</translation>
    </message>
    <message>
        <source>“%1” cannot be read from character %2 on</source>
        <translation>“%1”从第 %2 个字符起无法解析</translation>
    </message>
    <message>
        <source>Write series, numbers, + - * / and functions such as ema(x, 0.9); a series whose name has other characters stands in &quot;quotation marks&quot;.</source>
        <translation>请写序列、数字、+ - * / 以及 ema(x, 0.9) 等函数；名称含其他字符的序列要加 &quot;引号&quot;。</translation>
    </message>
    <message>
        <source>none of the runs has the series “%1”</source>
        <translation>这些运行都没有序列“%1”</translation>
    </message>
    <message>
        <source>Write one that they have: %2.</source>
        <translation>请写它们具有的序列：%2。</translation>
    </message>
    <message>
        <source>Did you mean “%2”?</source>
        <translation>是否指“%2”？</translation>
    </message>
    <message>
        <source>the runs have no points of “%1” yet</source>
        <translation>这些运行还没有“%1”的数据点</translation>
    </message>
    <message>
        <source>Wait until they have trained, or name other runs.</source>
        <translation>请等它们训练，或写其他运行。</translation>
    </message>
    <message>
        <source>“%1” matches no run</source>
        <translation>“%1”未找到任何运行</translation>
    </message>
    <message>
        <source>Write names or ids of runs with commas between them, or a search such as state:done.</source>
        <translation>请写以逗号分隔的运行名称或 id，或写 state:done 这样的搜索。</translation>
    </message>
    <message>
        <source>the chart would have %1 curves, more than %2</source>
        <translation>图表将有 %1 条曲线，超过 %2 条</translation>
    </message>
    <message>
        <source>Name fewer runs, or join them with a line such as “group: training.batch_size”.</source>
        <translation>请减少运行，或用“group: training.batch_size”这样的行合并它们。</translation>
    </message>
    <message>
        <source>there is no column “%1”</source>
        <translation>没有列“%1”</translation>
    </message>
    <message>
        <source>Write one of %2, a series, best(val/top1), a setting such as training.batch_size, or against(RUN).</source>
        <translation>请写 %2 之一、序列、best(val/top1)、training.batch_size 这样的设置或 against(RUN)。</translation>
    </message>
    <message>
        <source>“%1” has no column before it to compare with</source>
        <translation>“%1”之前没有可比较的列</translation>
    </message>
    <message>
        <source>Put a column with a series before it, such as “columns: name, val/top1, %1”.</source>
        <translation>请在其前放一个序列列，例如“columns: name, val/top1, %1”。</translation>
    </message>
    <message>
        <source>no run has the id or name “%1”</source>
        <translation>没有 id 或名称为“%1”的运行</translation>
    </message>
    <message>
        <source>Write the name or id of a run.</source>
        <translation>请写一个运行的名称或 id。</translation>
    </message>
    <message>
        <source>“%1” is not one of the table&apos;s columns</source>
        <translation>“%1”不是该表的列</translation>
    </message>
    <message>
        <source>Write one of them: %2. A minus before it sorts the largest first.</source>
        <translation>请写其中之一：%2。前面加减号则从大到小排序。</translation>
    </message>
    <message>
        <source>the picture %1 cannot be read</source>
        <translation>无法读取图片 %1</translation>
    </message>
    <message>
        <source>Name a PNG, JPEG, GIF, WebP or SVG file on this workstation, with its whole path or as seen from the report&apos;s folder.</source>
        <translation>请写本工作站的 PNG、JPEG、GIF、WebP 或 SVG 文件，用完整路径或相对报告目录的路径。</translation>
    </message>
    <message>
        <source>the picture %1 is larger than %2</source>
        <translation>图片 %1 大于 %2</translation>
    </message>
    <message>
        <source>Make it smaller.</source>
        <translation>请缩小它。</translation>
    </message>
    <message>
        <source>nothing is given for {{%1}}</source>
        <translation>没有给出 {{%1}}</translation>
    </message>
    <message>
        <source>Give it with --set %1=VALUE.</source>
        <translation>请用 --set %1=值 给出。</translation>
    </message>
    <message>
        <source>the text has no {{%1}}</source>
        <translation>文本中没有 {{%1}}</translation>
    </message>
    <message>
        <source>Leave out --set %1.</source>
        <translation>请去掉 --set %1。</translation>
    </message>
    <message>
        <source>it is not text in UTF-8</source>
        <translation>它不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>Name a Markdown file.</source>
        <translation>请给出 Markdown 文本。</translation>
    </message>
    <message>
        <source>what was frozen cannot be read</source>
        <translation>无法读取已冻结的内容</translation>
    </message>
    <message>
        <source>Let the charts follow the store again, and freeze them anew.</source>
        <translation>请让图表重新跟随存储库，然后再次冻结。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>no other run is better in every goal than these: %1</source>
        <translation>没有其他运行在所有目标上都优于这些：%1</translation>
    </message>
    <message>
        <source>these were paused and may go on now, but all runs of the search are used, and each run that goes on counts as one more: %1</source>
        <translation>以下运行曾被暂停，现在可以继续，但搜索的运行数已用完，而每个继续的运行都另算一个：%1</translation>
    </message>
    <message>
        <source>Give the search more runs.</source>
        <translation>请为搜索增加运行数。</translation>
    </message>
    <message>
        <source>no run has written %1, which the search is meant to improve</source>
        <translation>没有运行写出搜索所要改进的 %1</translation>
    </message>
    <message>
        <source>Start a search for values that the runs write.</source>
        <translation>请以运行会写出的值为目标重新开始搜索。</translation>
    </message>
    <message>
        <source>no such key; there are %1</source>
        <translation>没有这个键；可用的有 %1</translation>
    </message>
    <message>
        <source>%1 is not a key of a run spec; the keys there are %2</source>
        <translation>%1 不是运行配置的键；该处的键有 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) (has|have) no run and (was|were) skipped; the first one is row %2</source>
        <translation>
            <numerusform>有 %n 行没有运行，已跳过；第一行是第 %2 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) (names|name) no series and (was|were) skipped; the first one is row %2</source>
        <translation>
            <numerusform>有 %n 行没有指明系列，已跳过；第一行是第 %2 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Write the name of its series into each row; if the file has a column for each series instead, choose these columns.</source>
        <translation>请在每一行写上其系列的名称；如果文件改为每个系列一列，请选择这些列。</translation>
    </message>
    <message>
        <source>a line with a value names no series; it was skipped</source>
        <translation>一行有值但没有指明系列，已跳过</translation>
    </message>
    <message>
        <source>it was begun again at step %1: new values replace those of the same steps, and earlier values beyond them stay until then</source>
        <translation>它从第 %1 步重新开始：新值会替换相同步的值，之后各步的旧值在此之前保留</translation>
    </message>
    <message>
        <source>To keep both apart, let the program write a new file, or start it as a new run.</source>
        <translation>要将两者分开，请让程序写入新文件，或将其作为新的运行启动。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) (ends|end) before column %2 and (was|were) skipped; the first one is row %3</source>
        <translation>
            <numerusform>有 %n 行在列 %2 之前结束，已跳过；第一行是第 %3 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the quotation mark in row %2 is never closed; %n line(s) after it (was|were) not read</source>
        <translation>
            <numerusform>第 %2 行的引号没有结束；其后 %n 行未读取</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the quotation mark and import the file again.</source>
        <translation>请补全引号后重新导入该文件。</translation>
    </message>
    <message>
        <source>series %1 gets several values for one step, from rows that differ in %2; the first such step is %3</source>
        <translation>系列 %1 在同一步得到多个值，它们来自 %2 不同的行；第一个这样的步是 %3</translation>
    </message>
    <message>
        <source>Write a row for each value, with the columns series, step and value; further columns such as split, seed or run then tell the series apart.</source>
        <translation>请每个值写一行，包含 series、step 和 value 列；split、seed 或 run 等其他列就会用来区分系列。</translation>
    </message>
    <message>
        <source>it is not a store of Trainyard</source>
        <translation>它不是 Trainyard 的存储库</translation>
    </message>
    <message>
        <source>Begin it with { and end it with }.</source>
        <translation>请以 { 开头，以 } 结尾。</translation>
    </message>
    <message>
        <source>it is nested deeper than %1 levels</source>
        <translation>嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>Nest it less deeply.</source>
        <translation>请减少嵌套层数。</translation>
    </message>
    <message>
        <source>an object has more than %1 keys</source>
        <translation>某个对象的键超过 %1 个</translation>
    </message>
    <message>
        <source>each option once</source>
        <translation>每个选项一次</translation>
    </message>
    <message>
        <source>a low value of at most %1, the high one</source>
        <translation>不大于上限 %1 的下限</translation>
    </message>
    <message>
        <source>the file beside the script has the key %1, which it must not set</source>
        <translation>脚本旁的文件含有它不能决定的键 %1</translation>
    </message>
    <message>
        <source>Remove that key. It is set when the program is started.</source>
        <translation>请删除该键：由启动程序的人指定。</translation>
    </message>
    <message>
        <source>it has finished</source>
        <translation>它已完成</translation>
    </message>
    <message>
        <source>rank %1: CPU %2, NUMA node %3</source>
        <translation>rank %1：CPU %2，NUMA 节点 %3</translation>
    </message>
    <message>
        <source>image %1 of the training data</source>
        <translation>训练数据的第 %1 张图像</translation>
    </message>
    <message>
        <source>image %1 of the validation data</source>
        <translation>验证数据的第 %1 张图像</translation>
    </message>
    <message>
        <source>values drawn anew from seed %1</source>
        <translation>由种子 %1 重新抽取的值</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>%1, byte %2</source>
        <translation>%1，第 %2 字节</translation>
    </message>
    <message>
        <source>its machine was removed from the list</source>
        <translation>它的机器已从列表中移除</translation>
    </message>
    <message>
        <source>Add the machine again: Trainyard then takes over the runs that it finds there.</source>
        <translation>请重新添加这台机器：Trainyard 随后会接管在那里找到的运行。</translation>
    </message>
</context>
<context>
    <name>SeriesText</name>
    <message>
        <source>Validation loss</source>
        <translation>验证损失</translation>
    </message>
    <message>
        <source>Validation top-1</source>
        <translation>验证 top-1</translation>
    </message>
    <message>
        <source>Validation top-5</source>
        <translation>验证 top-5</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>训练损失</translation>
    </message>
    <message>
        <source>Training top-1</source>
        <translation>训练 top-1</translation>
    </message>
    <message>
        <source>Training top-5</source>
        <translation>训练 top-5</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>达到目标用时</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>每 epoch 用时</translation>
    </message>
    <message>
        <source>Share of waiting for data</source>
        <translation>等待数据的占比</translation>
    </message>
    <message>
        <source>Share of computing</source>
        <translation>计算的占比</translation>
    </message>
    <message>
        <source>Share of validation</source>
        <translation>验证的占比</translation>
    </message>
    <message>
        <source>Share of checkpoints</source>
        <translation>检查点的占比</translation>
    </message>
    <message>
        <source>Share of waiting for ranks</source>
        <translation>等待 rank 的占比</translation>
    </message>
    <message>
        <source>CPU load</source>
        <translation>CPU 负载</translation>
    </message>
    <message>
        <source>Main memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>CPU load of monitoring</source>
        <translation>监控的 CPU 负载</translation>
    </message>
    <message>
        <source>Master&apos;s load</source>
        <translation>Master 负载</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>稀疏度</translation>
    </message>
    <message>
        <source>Pruning threshold</source>
        <translation>剪枝阈值</translation>
    </message>
    <message>
        <source>Mask distance</source>
        <translation>掩码距离</translation>
    </message>
    <message>
        <source>Error barrier</source>
        <translation>误差势垒</translation>
    </message>
    <message>
        <source>Loss barrier</source>
        <translation>损失势垒</translation>
    </message>
</context>
<context>
    <name>SettingsText</name>
    <message>
        <source>The selected runs do not differ in a setting that can be drawn.</source>
        <translation>所选运行之间没有可绘制的不同设置。</translation>
    </message>
    <message>
        <source>None of the selected runs has this series.</source>
        <translation>所选运行都没有此系列。</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>运行数</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>All selected runs have the same value.</source>
        <translation>所选运行的值全部相同。</translation>
    </message>
    <message numerus="yes">
        <source>Select %Ln more run(s): so few cannot tell what matters.</source>
        <translation>
            <numerusform>请再选择 %Ln 个运行：数量太少，无法判断哪些设置重要。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpecFields</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>No weight is pruned.</source>
        <translation>不剪枝任何权重。</translation>
    </message>
    <message>
        <source>Magnitude</source>
        <translation>幅值</translation>
    </message>
    <message>
        <source>Prunes the weights with the smallest absolute values.</source>
        <translation>剪去绝对值最小的权重。</translation>
    </message>
    <message>
        <source>SNIP</source>
        <translation>SNIP</translation>
    </message>
    <message>
        <source>Prunes the weights whose removal changes the loss least, scored before training by |weight × gradient| on training data (Lee et al., 2019).</source>
        <translation>剪去移除后对损失影响最小的权重，训练前在训练数据上按 |权重 × 梯度| 评分（Lee et al., 2019）。</translation>
    </message>
    <message>
        <source>SynFlow</source>
        <translation>SynFlow</translation>
    </message>
    <message>
        <source>Prunes the weights that carry the least of the net&apos;s flow, scored before training, without data, in 100 rounds (Tanaka et al., 2020).</source>
        <translation>剪去承载网络数据流最少的权重，训练前不用数据，分 100 轮评分（Tanaka et al., 2020）。</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Prunes random weights: a baseline that any method should beat.</source>
        <translation>剪去随机的权重：任何方法都应超过的基线。</translation>
    </message>
    <message>
        <source>Single weights</source>
        <translation>单个权重</translation>
    </message>
    <message>
        <source>Whole filters</source>
        <translation>整个滤波器</translation>
    </message>
    <message>
        <source>All weights of an output channel together, scored by their norm.</source>
        <translation>一个输出通道的所有权重一起，按范数评分。</translation>
    </message>
    <message>
        <source>2 of 4</source>
        <translation>4 选 2</translation>
    </message>
    <message>
        <source>Two of every four neighbouring weights, as the sparse tensor cores of GPUs require.</source>
        <translation>每四个相邻权重中的两个，符合 GPU 稀疏张量核心的要求。</translation>
    </message>
    <message>
        <source>Before training</source>
        <translation>训练前</translation>
    </message>
    <message>
        <source>Gradually</source>
        <translation>逐渐</translation>
    </message>
    <message>
        <source>Increasingly during training, along a cubic curve (Zhu &amp; Gupta, 2017).</source>
        <translation>训练中沿三次曲线递增（Zhu &amp; Gupta, 2017）。</translation>
    </message>
    <message>
        <source>In rounds</source>
        <translation>分轮</translation>
    </message>
    <message>
        <source>The run is divided into equal parts. Each ends by pruning the same share of the remaining weights; the last part trains what remains.</source>
        <translation>将运行分成相等的几段。每段结束时剪去剩余权重的相同比例；最后一段训练剩下的权重。</translation>
    </message>
    <message>
        <source>Share of the weights</source>
        <translation>权重比例</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>百分位数</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>All layers together</source>
        <translation>所有层一起</translation>
    </message>
    <message>
        <source>Each layer alone</source>
        <translation>每层单独</translation>
    </message>
    <message>
        <source>The weights judged</source>
        <translation>评分所用权重</translation>
    </message>
    <message>
        <source>Fine-tuning: the remaining weights keep their values.</source>
        <translation>微调：剩余权重保持其值。</translation>
    </message>
    <message>
        <source>A checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>A lottery ticket: the remaining weights go back to earlier values.</source>
        <translation>彩票：剩余权重回到较早的值。</translation>
    </message>
    <message>
        <source>New random weights</source>
        <translation>新的随机权重</translation>
    </message>
    <message>
        <source>A control: the same mask with another initialisation.</source>
        <translation>对照：相同掩码，不同初始化。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>How weights are scored; those with the lowest scores are pruned.</source>
        <translation>权重如何评分；评分最低的被剪枝。</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时机</translation>
    </message>
    <message>
        <source>When weights are pruned.</source>
        <translation>何时剪枝权重。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>The unit that is pruned as a whole.</source>
        <translation>作为整体剪枝的单位。</translation>
    </message>
    <message>
        <source>How much, by</source>
        <translation>剪枝量依据</translation>
    </message>
    <message>
        <source>A share removes exactly that share of the weights. A percentile or threshold removes all weights whose scores do not exceed it.</source>
        <translation>“比例”精确移除该比例的权重。“百分位数”或“阈值”移除评分不超过它的所有权重。</translation>
    </message>
    <message>
        <source>Share pruned</source>
        <translation>剪枝比例</translation>
    </message>
    <message>
        <source>Share of the prunable weights that are zero at the end.</source>
        <translation>结束时可剪枝权重中为零的比例。</translation>
    </message>
    <message>
        <source>The threshold is the smallest score that this percentage of the prunable weights does not exceed.</source>
        <translation>阈值是不小于该百分比可剪枝权重评分的最小评分。</translation>
    </message>
    <message>
        <source>Weights with a score of at most this are pruned.</source>
        <translation>评分不超过此值的权重被剪枝。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>The run is divided into one more part than there are rounds; every part but the last ends with a round of pruning.</source>
        <translation>运行分成的段数比轮数多一；除最后一段外，每段以一轮剪枝结束。</translation>
    </message>
    <message>
        <source>Share per round</source>
        <translation>每轮比例</translation>
    </message>
    <message>
        <source>Share of the remaining weights that each round prunes.</source>
        <translation>每轮剪去剩余权重的比例。</translation>
    </message>
    <message>
        <source>Compared within</source>
        <translation>比较范围</translation>
    </message>
    <message>
        <source>Whether the weights of all layers are compared, so that large layers lose more, or each layer loses the same share.</source>
        <translation>是比较所有层的权重，使大层失去更多，还是每层失去相同比例。</translation>
    </message>
    <message>
        <source>Weights judged</source>
        <translation>评分权重</translation>
    </message>
    <message>
        <source>Checkpoint whose weights are scored: RUN@end, RUN@epoch-5, RUN@step-200 or the path of a file. Empty = the weights that training starts from.</source>
        <translation>对其权重评分的检查点：RUN@end、RUN@epoch-5、RUN@step-200 或文件路径。留空 = 训练开始时的权重。</translation>
    </message>
    <message>
        <source>Weights at start</source>
        <translation>起始权重</translation>
    </message>
    <message>
        <source>Values of the remaining weights at the first step.</source>
        <translation>剩余权重在第一步的值。</translation>
    </message>
    <message>
        <source>Reset to</source>
        <translation>重置到</translation>
    </message>
    <message>
        <source>Checkpoint to whose values the remaining weights go back: RUN@epoch-0, RUN@epoch-2, RUN@step-200 or the path of a file.</source>
        <translation>剩余权重所回到的检查点：RUN@epoch-0、RUN@epoch-2、RUN@step-200 或文件路径。</translation>
    </message>
    <message>
        <source>Continue schedule</source>
        <translation>延续调度</translation>
    </message>
    <message>
        <source>Training continues the step count from the reset point, so that it repeats the original run&apos;s learning rates and data order from there. Otherwise it starts at step 0.</source>
        <translation>训练从重置点延续步数，从而由此重复原运行的学习率和数据顺序。否则从第 0 步开始。</translation>
    </message>
    <message>
        <source>Initial share</source>
        <translation>初始比例</translation>
    </message>
    <message>
        <source>Share of the prunable weights that are zero when pruning begins.</source>
        <translation>剪枝开始时可剪枝权重中为零的比例。</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>开始于</translation>
    </message>
    <message>
        <source>Epoch at which pruning begins.</source>
        <translation>剪枝开始的 epoch。</translation>
    </message>
    <message>
        <source>Ends at</source>
        <translation>结束于</translation>
    </message>
    <message>
        <source>Epoch at which the share is reached; 0 = after three quarters of the run.</source>
        <translation>达到该比例的 epoch；0 = 运行的四分之三之后。</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Steps between two masks.</source>
        <translation>两次掩码之间的步数。</translation>
    </message>
    <message>
        <source>Batches judged</source>
        <translation>评分 batch 数</translation>
    </message>
    <message>
        <source>Number of training batches over which gradients are averaged.</source>
        <translation>用于平均梯度的训练 batch 数。</translation>
    </message>
    <message>
        <source>Kept per layer</source>
        <translation>每层保留</translation>
    </message>
    <message>
        <source>Share of its weights that every layer always keeps. With 0, a run whose mask would empty a layer is refused.</source>
        <translation>每层始终保留的权重比例。为 0 时，若掩码会清空某一层，则拒绝该运行。</translation>
    </message>
    <message>
        <source>Shuffled mask</source>
        <translation>打乱掩码</translation>
    </message>
    <message>
        <source>A control: each layer keeps the same number of weights, but random ones.</source>
        <translation>对照：每层保留相同数量的权重，但随机选取。</translation>
    </message>
    <message>
        <source>First layer too</source>
        <translation>含第一层</translation>
    </message>
    <message>
        <source>Also prune the first layer with weights.</source>
        <translation>也剪枝第一个有权重的层。</translation>
    </message>
    <message>
        <source>Last layer too</source>
        <translation>含最后一层</translation>
    </message>
    <message>
        <source>Also prune the classifier.</source>
        <translation>也剪枝分类器。</translation>
    </message>
    <message>
        <source>Depthwise too</source>
        <translation>含 depthwise</translation>
    </message>
    <message>
        <source>Also prune depthwise convolutions; they have few weights, and losing some costs much accuracy.</source>
        <translation>也剪枝 depthwise 卷积；其权重很少，失去一些就会大幅损害准确率。</translation>
    </message>
    <message>
        <source>Layers not pruned</source>
        <translation>不剪枝的层</translation>
    </message>
    <message>
        <source>Names of layers that are not pruned.</source>
        <translation>不剪枝的层的名称。</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>个 epoch</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What people call the run.</source>
        <translation>运行的称呼。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>What is this run to find out?</source>
        <translation>此运行要弄清什么？</translation>
    </message>
    <message>
        <source>Free text about the run.</source>
        <translation>关于运行的自由文本。</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>baseline, paper</source>
        <translation>baseline, paper</translation>
    </message>
    <message>
        <source>Keywords for finding the run, separated by commas.</source>
        <translation>用于查找运行的关键词，以逗号分隔。</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>模型文件</translation>
    </message>
    <message>
        <source>none: the architecture above</source>
        <translation>无：使用上面的架构</translation>
    </message>
    <message>
        <source>Full path of a model file, Keras architecture or ONNX model that defines the network, instead of a built-in architecture.</source>
        <translation>定义网络的模型文件、Keras 架构或 ONNX 模型的完整路径，用以代替内置架构。</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>The layers of the network.</source>
        <translation>网络的各层。</translation>
    </message>
    <message>
        <source>Small CNN</source>
        <translation>小型 CNN</translation>
    </message>
    <message>
        <source>A few convolutions and a classifier: minutes on a CPU, good for small grey images</source>
        <translation>少量卷积和一个分类器：CPU 上几分钟，适合小幅灰度图像</translation>
    </message>
    <message>
        <source>ResNet20 V2</source>
        <translation>ResNet20 V2</translation>
    </message>
    <message>
        <source>20 layers with pre-activated residual blocks: for small photographs such as CIFAR-10</source>
        <translation>20 层预激活残差块：适合 CIFAR-10 之类的小照片</translation>
    </message>
    <message>
        <source>ResNet50 V2</source>
        <translation>ResNet50 V2</translation>
    </message>
    <message>
        <source>50 layers in bottleneck blocks, 25.6 million parameters: for photographs</source>
        <translation>50 层瓶颈块，2560 万参数：适合照片</translation>
    </message>
    <message>
        <source>ResNet101 V2</source>
        <translation>ResNet101 V2</translation>
    </message>
    <message>
        <source>101 layers in bottleneck blocks, 44.7 million parameters: for photographs</source>
        <translation>101 层瓶颈块，4470 万参数：适合照片</translation>
    </message>
    <message>
        <source>ResNet152 V2</source>
        <translation>ResNet152 V2</translation>
    </message>
    <message>
        <source>152 layers in bottleneck blocks, 60.4 million parameters: for photographs</source>
        <translation>152 层瓶颈块，6040 万参数：适合照片</translation>
    </message>
    <message>
        <source>MobileNet V2</source>
        <translation>MobileNet V2</translation>
    </message>
    <message>
        <source>Depthwise convolutions, 3.5 million parameters: small and quick for its accuracy</source>
        <translation>Depthwise 卷积，350 万参数：以其准确率而言小而快</translation>
    </message>
    <message>
        <source>Large-image CNN</source>
        <translation>大图像 CNN</translation>
    </message>
    <message>
        <source>Five convolutions with pooling: for large images of few classes, such as 500 × 500 pixels</source>
        <translation>五个带池化的卷积：适合类别少的大图像，例如 500 × 500 像素</translation>
    </message>
    <message>
        <source>GRU</source>
        <translation>GRU</translation>
    </message>
    <message>
        <source>Reads an image row by row, 128 units</source>
        <translation>逐行读取图像，128 个单元</translation>
    </message>
    <message>
        <source>1-D CNN</source>
        <translation>一维 CNN</translation>
    </message>
    <message>
        <source>Convolutions along the rows: for feature vectors and time series</source>
        <translation>沿行卷积：适合特征向量和时间序列</translation>
    </message>
    <message>
        <source>2-D CNN</source>
        <translation>二维 CNN</translation>
    </message>
    <message>
        <source>Convolutions over a grid: for feature vectors arranged as a grid</source>
        <translation>在网格上卷积：适合排成网格的特征向量</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>of inputs</source>
        <translation>（输入）</translation>
    </message>
    <message>
        <source>Share of the classifier&apos;s inputs that each training step sets to zero at random; 0 = none.</source>
        <translation>每个训练步随机置零的分类器输入比例；0 = 不使用。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>× channels</source>
        <translation>× 通道</translation>
    </message>
    <message>
        <source>Scales the channels of every layer: 2 gives about four times the parameters.</source>
        <translation>缩放每层的通道数：2 约得到四倍参数。</translation>
    </message>
    <message>
        <source>Initial weights</source>
        <translation>初始权重</translation>
    </message>
    <message>
        <source>none: drawn at random</source>
        <translation>无：随机抽取</translation>
    </message>
    <message>
        <source>Full path of the file with the weights that training starts from; empty = random weights.</source>
        <translation>训练开始所用权重文件的完整路径；留空 = 随机权重。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>The source of the samples.</source>
        <translation>样本的来源。</translation>
    </message>
    <message>
        <source>Glyphs, built in</source>
        <translation>字形，内置</translation>
    </message>
    <message>
        <source>Shapes that the engine draws from the seed: nothing to download</source>
        <translation>引擎由种子绘制的图形：无需下载</translation>
    </message>
    <message>
        <source>IDX files</source>
        <translation>IDX 文件</translation>
    </message>
    <message>
        <source>A folder with the four files of MNIST, Fashion-MNIST or similar, plain or .gz</source>
        <translation>含 MNIST、Fashion-MNIST 等四个文件的文件夹，原文件或 .gz</translation>
    </message>
    <message>
        <source>Image folder</source>
        <translation>图像文件夹</translation>
    </message>
    <message>
        <source>train/CLASS/*.jpg, *.png or *.webp, and the same below val or test</source>
        <translation>train/CLASS/*.jpg、*.png 或 *.webp，val 或 test 下同理</translation>
    </message>
    <message>
        <source>CIFAR-10 or CIFAR-100</source>
        <translation>CIFAR-10 或 CIFAR-100</translation>
    </message>
    <message>
        <source>The folder or .tar.gz of the binary or Python version</source>
        <translation>二进制或 Python 版本的文件夹或 .tar.gz</translation>
    </message>
    <message>
        <source>CSV list of images</source>
        <translation>CSV 图像列表</translation>
    </message>
    <message>
        <source>A file with the lines path,label, or a folder with train.csv and val.csv</source>
        <translation>每行为 path,label 的文件，或含 train.csv 和 val.csv 的文件夹</translation>
    </message>
    <message>
        <source>TFRecord files</source>
        <translation>TFRecord 文件</translation>
    </message>
    <message>
        <source>tf.train.Example records with an encoded image and a label</source>
        <translation>含编码图像和标签的 tf.train.Example 记录</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>HDF5 文件</translation>
    </message>
    <message>
        <source>A file, a list of files, or a folder with train*.h5 and val*.h5</source>
        <translation>文件、文件列表，或含 train*.h5 和 val*.h5 的文件夹</translation>
    </message>
    <message>
        <source>Synthetic ImageNet</source>
        <translation>合成 ImageNet</translation>
    </message>
    <message>
        <source>Random images in ImageNet&apos;s shape and number: for measuring speed, nothing can be learned</source>
        <translation>形状和数量同 ImageNet 的随机图像：用于测速，学不到任何东西</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Folder of the data set</source>
        <translation>数据集的文件夹</translation>
    </message>
    <message>
        <source>Folder or file of the data set; empty for glyphs and synthetic.</source>
        <translation>数据集的文件夹或文件；字形和合成数据留空。</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>Name of the data set or feature with the images or numbers. Several HDF5 names, separated by commas, are joined: vectors end to end, others as channels. Empty = features, or image/encoded.</source>
        <translation>含图像或数值的数据集或特征的名称。多个 HDF5 名称以逗号分隔并拼接：向量首尾相接，其他作为通道。留空 = features 或 image/encoded。</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Name of the data set or feature with the labels. Empty = labels, or image/class/label.</source>
        <translation>含标签的数据集或特征的名称。留空 = labels 或 image/class/label。</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>A number of classes, spread evenly over all of them, or class names separated by commas. Results show the choice because a subset is a different task.</source>
        <translation>类别数（在所有类别中均匀选取），或以逗号分隔的类别名。结果中会显示此选择，因为子集是不同的任务。</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>留出</translation>
    </message>
    <message>
        <source>Share of each class held out for validation if the data set has no validation part: 0.1 = one image in ten.</source>
        <translation>数据集没有验证部分时，每类留作验证的比例：0.1 = 每十张图像留一张。</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>图像大小</translation>
    </message>
    <message>
        <source>Height × width, 8 to 1024 for images. Every image is resized to this before it enters the network; features of HDF5 files have height × width × channels values.</source>
        <translation>高 × 宽，图像为 8 到 1024。每张图像进入网络前都会缩放到此大小；HDF5 文件的特征有 高 × 宽 × 通道 个值。</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>For images 1 (grey) or 3 (RGB).</source>
        <translation>图像为 1（灰度）或 3 (RGB)。</translation>
    </message>
    <message>
        <source>Training samples</source>
        <translation>训练样本</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Number of training samples to use; fewer give a quick trial. 0 = all (10,000 glyphs).</source>
        <translation>使用的训练样本数；较少可用于快速试验。0 = 全部（10,000 个字形）。</translation>
    </message>
    <message>
        <source>Validation samples</source>
        <translation>验证样本</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Number of samples that each validation uses. 0 = all (2,000 glyphs).</source>
        <translation>每次验证使用的样本数。0 = 全部（2,000 个字形）。</translation>
    </message>
    <message>
        <source>Seed of samples</source>
        <translation>样本种子</translation>
    </message>
    <message>
        <source>the run&apos;s seed</source>
        <translation>运行的种子</translation>
    </message>
    <message>
        <source>Determines which samples are used: the choice of a subset, the validation split, and the samples that the engine draws.</source>
        <translation>决定使用哪些样本：子集的选取、验证集的划分，以及引擎绘制的样本。</translation>
    </message>
    <message>
        <source>Sample order</source>
        <translation>样本顺序</translation>
    </message>
    <message>
        <source>The order in which an epoch&apos;s samples come.</source>
        <translation>一个 epoch 中样本的顺序。</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>打乱</translation>
    </message>
    <message>
        <source>Every sample once per epoch, reshuffled each time; ranks take turns</source>
        <translation>每个 epoch 每个样本一次，每次重新打乱；各 rank 轮流取样</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>抽取</translation>
    </message>
    <message>
        <source>Each batch is drawn from all samples with replacement</source>
        <translation>每个 batch 从所有样本中有放回地抽取</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>File by file, shuffled within each file; ranks take whole files</source>
        <translation>逐个文件，文件内打乱；各 rank 取整个文件</translation>
    </message>
    <message>
        <source>Seed of order</source>
        <translation>顺序种子</translation>
    </message>
    <message>
        <source>Determines the order of the samples and their random changes.</source>
        <translation>决定样本的顺序及其随机变换。</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>翻转</translation>
    </message>
    <message>
        <source>Mirror half of the training images, left to right.</source>
        <translation>将一半训练图像左右镜像。</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Padding on each side before the random crop.</source>
        <translation>随机裁剪前每边的填充。</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适配</translation>
    </message>
    <message>
        <source>How an image of another shape is fitted to the image size.</source>
        <translation>其他形状的图像如何适配到图像大小。</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>拉伸</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio changed</source>
        <translation>整张图像，改变宽高比</translation>
    </message>
    <message>
        <source>The centre of the image, with its aspect ratio kept</source>
        <translation>图像中央部分，保持宽高比</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio kept and black bars added</source>
        <translation>整张图像，保持宽高比，加黑边</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>随机缩放裁剪</translation>
    </message>
    <message>
        <source>Take a random part of each image and resize it: the usual choice for photographs.</source>
        <translation>取每张图像的随机部分并缩放：照片的常用做法。</translation>
    </message>
    <message>
        <source>Least area</source>
        <translation>最小面积</translation>
    </message>
    <message>
        <source>Smallest share of the image&apos;s area that the part covers; 0.08 is usual.</source>
        <translation>该部分至少覆盖图像面积的比例；常用 0.08。</translation>
    </message>
    <message>
        <source>Aspect</source>
        <translation>宽高比</translation>
    </message>
    <message>
        <source>The part&apos;s aspect ratio is drawn from 1/value to the value.</source>
        <translation>该部分的宽高比在 1/值 到该值之间抽取。</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Turn by a random multiple of 90°; by 0° or 180° when images are not square.</source>
        <translation>按 90° 的随机倍数旋转；图像非正方形时为 0° 或 180°。</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>亮度</translation>
    </message>
    <message>
        <source>Multiplied by a factor drawn from 1 − value to 1 + value; 0 = unchanged.</source>
        <translation>乘以在 1 − 值 到 1 + 值 之间抽取的系数；0 = 不变。</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>对比度</translation>
    </message>
    <message>
        <source>Saturation</source>
        <translation>饱和度</translation>
    </message>
    <message>
        <source>Hue</source>
        <translation>色相</translation>
    </message>
    <message>
        <source>Shifted by up to this share of the colour circle, 0 to 0.5.</source>
        <translation>最多偏移色环的此比例，0 到 0.5。</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作数</translation>
    </message>
    <message>
        <source>per image</source>
        <translation>每张图像</translation>
    </message>
    <message>
        <source>RandAugment: number of random operations per image.</source>
        <translation>RandAugment：每张图像的随机操作数。</translation>
    </message>
    <message>
        <source>of 30</source>
        <translation>/ 30</translation>
    </message>
    <message>
        <source>RandAugment: how strong each operation is.</source>
        <translation>RandAugment：每个操作的强度。</translation>
    </message>
    <message>
        <source>Cutout</source>
        <translation>Cutout</translation>
    </message>
    <message>
        <source>Side of the covered square.</source>
        <translation>遮盖方块的边长。</translation>
    </message>
    <message>
        <source>Mixup alpha</source>
        <translation>Mixup alpha</translation>
    </message>
    <message>
        <source>The other image&apos;s share is drawn from Beta(value, value); 0 = off.</source>
        <translation>另一图像的比例从 Beta(值, 值) 抽取；0 = 关闭。</translation>
    </message>
    <message>
        <source>CutMix alpha</source>
        <translation>CutMix alpha</translation>
    </message>
    <message>
        <source>Cache folder</source>
        <translation>缓存文件夹</translation>
    </message>
    <message>
        <source>Folder on a fast disk</source>
        <translation>快速磁盘上的文件夹</translation>
    </message>
    <message>
        <source>The prepared cache: off, auto (the user&apos;s cache folder), or a folder. The first run that uses it fills it.</source>
        <translation>预处理缓存：关闭、auto（用户的缓存文件夹）或一个文件夹。由首个使用它的运行填充。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Every epoch decodes the images again</source>
        <translation>每个 epoch 都重新解码图像</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>Images are decoded and resized once and shared by all runs</source>
        <translation>图像只解码和缩放一次，由所有运行共享</translation>
    </message>
    <message>
        <source>Kept side</source>
        <translation>保留边长</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>For resized crops: the shorter side of the kept images; auto = 8/7 of the image size.</source>
        <translation>用于随机缩放裁剪：所保留图像的短边；自动 = 图像大小的 8/7。</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>保留形式</translation>
    </message>
    <message>
        <source>The form in which each image is kept.</source>
        <translation>每张图像的保留形式。</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Pixels if they need at most 16 GB, otherwise JPEGs</source>
        <translation>至多占 16 GB 时用像素，否则用 JPEG</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Fastest, largest</source>
        <translation>最快，占用最大</translation>
    </message>
    <message>
        <source>JPEG</source>
        <translation>JPEG</translation>
    </message>
    <message>
        <source>JPEGs at quality 95: about a tenth of the space</source>
        <translation>质量 95 的 JPEG：约占十分之一空间</translation>
    </message>
    <message>
        <source>Loader threads</source>
        <translation>加载线程</translation>
    </message>
    <message>
        <source>Loader</source>
        <translation>加载器</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Threads that read and augment images while training runs; 0 = the training thread does it.</source>
        <translation>训练时读取和增强图像的线程；0 = 由训练线程完成。</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>无法读取时</translation>
    </message>
    <message>
        <source>What the run does when a file, record or row cannot be read.</source>
        <translation>文件、记录或行无法读取时运行如何处理。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The run fails and names the first sample that cannot be read</source>
        <translation>运行失败，并指出首个无法读取的样本</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Training replaces the sample with another, validation leaves it out; the run&apos;s messages list them</source>
        <translation>训练时用其他样本代替，验证时略去；运行的消息会列出它们</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epoch 数</translation>
    </message>
    <message>
        <source>Number of passes over the training data.</source>
        <translation>遍历训练数据的次数。</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batch 大小</translation>
    </message>
    <message>
        <source>Samples whose gradients are averaged for one optimizer step. 0 in the form or auto in JSON = the largest power of two that fits in half of the free memory and is at most an eighth of the samples; it is chosen when the run first starts.</source>
        <translation>一个优化器步中平均梯度的样本数。表单中的 0 或 JSON 中的 auto = 能放入一半空闲内存且不超过样本八分之一的最大 2 的幂；在运行首次启动时确定。</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <translation>Micro-batch</translation>
    </message>
    <message>
        <source>per batch</source>
        <translation>每 batch</translation>
    </message>
    <message>
        <source>Number of parts in which a batch is computed; their gradients are averaged. Saves memory, the step stays the same.</source>
        <translation>一个 batch 分几部分计算；其梯度会取平均。节省内存，训练步不变。</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Precision of the computation; weights are kept in fp32.</source>
        <translation>计算精度；权重以 fp32 保存。</translation>
    </message>
    <message>
        <source>fp32</source>
        <translation>fp32</translation>
    </message>
    <message>
        <source>32-bit numbers throughout</source>
        <translation>全程使用 32 位数</translation>
    </message>
    <message>
        <source>bf16</source>
        <translation>bf16</translation>
    </message>
    <message>
        <source>Computes in 16 bits, keeps weights in 32: faster if the processor supports it</source>
        <translation>以 16 位计算，以 32 位保存权重：处理器支持时更快</translation>
    </message>
    <message>
        <source>fp16</source>
        <translation>fp16</translation>
    </message>
    <message>
        <source>Computes in half precision with loss scaling: the fastest on GPUs</source>
        <translation>以半精度计算并缩放损失：在 GPU 上最快</translation>
    </message>
    <message>
        <source>tf32</source>
        <translation>tf32</translation>
    </message>
    <message>
        <source>32-bit numbers with rounded products, on GPUs</source>
        <translation>32 位数，乘积舍入，用于 GPU</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>The rule by which gradients change the weights.</source>
        <translation>梯度更新权重的规则。</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>带动量的 SGD</translation>
    </message>
    <message>
        <source>Stochastic gradient descent</source>
        <translation>随机梯度下降</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>A separate rate for every weight; 0.001 is a good start</source>
        <translation>每个权重有单独的学习率；0.001 是不错的起点</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>Adam with weight decay decoupled from the gradient</source>
        <translation>权重衰减与梯度解耦的 Adam</translation>
    </message>
    <message>
        <source>RMSprop</source>
        <translation>RMSprop</translation>
    </message>
    <message>
        <source>Divides by the recent magnitude of the gradients</source>
        <translation>除以近期梯度的幅值</translation>
    </message>
    <message>
        <source>Adadelta</source>
        <translation>Adadelta</translation>
    </message>
    <message>
        <source>Adapts its own scale: a learning rate of 1 is usual</source>
        <translation>自行调整尺度：学习率通常为 1</translation>
    </message>
    <message>
        <source>LARS</source>
        <translation>LARS</translation>
    </message>
    <message>
        <source>A separate rate for every layer: for very large batches</source>
        <translation>每层有单独的学习率：适合很大的 batch</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>动量</translation>
    </message>
    <message>
        <source>Share of the previous step that is kept: 0.9 smooths over about ten steps. RMSprop&apos;s default is 0.</source>
        <translation>保留前一步的比例：0.9 约平滑十步。RMSprop 默认为 0。</translation>
    </message>
    <message>
        <source>Nesterov</source>
        <translation>Nesterov</translation>
    </message>
    <message>
        <source>Evaluates the gradient one momentum step ahead.</source>
        <translation>在动量前方一步处计算梯度。</translation>
    </message>
    <message>
        <source>Beta 1</source>
        <translation>Beta 1</translation>
    </message>
    <message>
        <source>Decay of the mean gradient: the share kept at each step.</source>
        <translation>梯度均值的衰减：每步保留的比例。</translation>
    </message>
    <message>
        <source>Beta 2</source>
        <translation>Beta 2</translation>
    </message>
    <message>
        <source>Decay of the mean square: the share kept at each step.</source>
        <translation>梯度平方均值的衰减：每步保留的比例。</translation>
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
        <translation>加到除数上，使其永不为零。Adadelta 默认为 1e-6。</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>信任系数</translation>
    </message>
    <message>
        <source>Size of a layer&apos;s step relative to the norm of its weights.</source>
        <translation>层的步长相对于其权重范数的大小。</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>权重衰减</translation>
    </message>
    <message>
        <source>Pulls weights towards zero; 0 = off. AdamW&apos;s default is 0.01.</source>
        <translation>将权重拉向零；0 = 关闭。AdamW 默认为 0.01。</translation>
    </message>
    <message>
        <source>Batch-norm and biases too</source>
        <translation>含 batch-norm 和偏置</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>Applies the weight decay to batch-norm parameters and biases as well.</source>
        <translation>对 batch-norm 参数和偏置也应用权重衰减。</translation>
    </message>
    <message>
        <source>Clip gradients</source>
        <translation>梯度裁剪</translation>
    </message>
    <message>
        <source>Largest global norm of the gradients; 0 = no clipping.</source>
        <translation>梯度全局范数的上限；0 = 不裁剪。</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>The highest rate of the schedule; the preview on the right draws it.</source>
        <translation>调度中的最高学习率；右侧预览会绘出。</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>How the rate changes over the run.</source>
        <translation>学习率在运行中如何变化。</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>恒定</translation>
    </message>
    <message>
        <source>The same rate to the end</source>
        <translation>学习率始终不变</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>阶梯</translation>
    </message>
    <message>
        <source>Falls by a factor at regular intervals</source>
        <translation>按固定间隔以一定倍数下降</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Falls along half a cosine</source>
        <translation>沿半个余弦下降</translation>
    </message>
    <message>
        <source>Polynomial</source>
        <translation>多项式</translation>
    </message>
    <message>
        <source>Falls as a power of the remaining part of the run</source>
        <translation>按剩余部分的幂下降</translation>
    </message>
    <message>
        <source>One-cycle</source>
        <translation>One-cycle</translation>
    </message>
    <message>
        <source>Rises for 30 % of the run, then falls</source>
        <translation>运行的 30 % 内上升，然后下降</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>Number of epochs over which the rate rises linearly from a tenth; helps with large batches.</source>
        <translation>学习率从十分之一线性上升的 epoch 数；有助于大 batch。</translation>
    </message>
    <message>
        <source>Final share</source>
        <translation>最终比例</translation>
    </message>
    <message>
        <source>of the rate</source>
        <translation>× 学习率</translation>
    </message>
    <message>
        <source>Where the schedule ends, as a share of the learning rate.</source>
        <translation>调度终点，以学习率的比例表示。</translation>
    </message>
    <message>
        <source>Step every</source>
        <translation>阶梯间隔</translation>
    </message>
    <message>
        <source>How long the rate stays the same before it falls.</source>
        <translation>学习率下降前保持不变的时长。</translation>
    </message>
    <message>
        <source>Step factor</source>
        <translation>阶梯系数</translation>
    </message>
    <message>
        <source>× the rate</source>
        <translation>× 学习率</translation>
    </message>
    <message>
        <source>Each fall multiplies the rate by this.</source>
        <translation>每次下降时学习率乘以此值。</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>幂次</translation>
    </message>
    <message>
        <source>1 falls linearly, 2 falls faster at first.</source>
        <translation>1 为线性下降，2 为先快后慢。</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>The function that training minimises.</source>
        <translation>训练所最小化的函数。</translation>
    </message>
    <message>
        <source>Softmax cross-entropy</source>
        <translation>Softmax 交叉熵</translation>
    </message>
    <message>
        <source>One class per image: the usual choice</source>
        <translation>每张图像一个类别：通常的选择</translation>
    </message>
    <message>
        <source>Binary cross-entropy</source>
        <translation>二元交叉熵</translation>
    </message>
    <message>
        <source>Each class on its own</source>
        <translation>每个类别单独计算</translation>
    </message>
    <message>
        <source>Squared error</source>
        <translation>平方误差</translation>
    </message>
    <message>
        <source>Distance from 1 for the class and 0 for the others</source>
        <translation>与该类别的 1 及其他类别的 0 的距离</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>标签平滑</translation>
    </message>
    <message>
        <source>Share of the target that is spread over all classes; 0 = none, 0.1 is common for large nets.</source>
        <translation>分摊到所有类别的目标比例；0 = 不使用，大型网络常用 0.1。</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>at end</source>
        <translation>结束时</translation>
    </message>
    <message>
        <source>A run that was stopped or killed resumes from its newest checkpoint.</source>
        <translation>被停止或终止的运行从其最新检查点恢复。</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>保留检查点数</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>checkpoints</source>
        <translation>个检查点</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Number of newest checkpoints to keep; older ones are deleted.</source>
        <translation>保留的最新检查点数；更旧的会删除。</translation>
    </message>
    <message>
        <source>Keep epochs</source>
        <translation>保留 epoch</translation>
    </message>
    <message>
        <source>none, or 0, 1, 2, 5</source>
        <translation>无，或 0, 1, 2, 5</translation>
    </message>
    <message>
        <source>Checkpoints at the end of these epochs are kept permanently, as reset points for pruned runs; 0 = the initialisation.</source>
        <translation>这些 epoch 结束时的检查点会永久保留，作为剪枝运行的重置点；0 = 初始化。</translation>
    </message>
    <message>
        <source>Keep steps</source>
        <translation>保留步</translation>
    </message>
    <message>
        <source>Checkpoints after these steps are kept permanently, as reset points for pruned runs.</source>
        <translation>这些步之后的检查点会永久保留，作为剪枝运行的重置点。</translation>
    </message>
    <message>
        <source>Best checkpoint</source>
        <translation>最佳检查点</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>不保留</translation>
    </message>
    <message>
        <source>Also keeps the checkpoint of the epoch where this metric was best.</source>
        <translation>同时保留此指标最佳的 epoch 的检查点。</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>验证损失</translation>
    </message>
    <message>
        <source>Validation top-1</source>
        <translation>验证 top-1</translation>
    </message>
    <message>
        <source>Validation top-5</source>
        <translation>验证 top-5</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>训练损失</translation>
    </message>
    <message>
        <source>Training top-1</source>
        <translation>训练 top-1</translation>
    </message>
    <message>
        <source>Validate every</source>
        <translation>验证间隔</translation>
    </message>
    <message>
        <source>How often validation loss and accuracy are measured.</source>
        <translation>多久测量一次验证损失和准确率。</translation>
    </message>
    <message>
        <source>Parallel validation</source>
        <translation>并行验证</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Number of extra threads that validate while training continues; no = training waits.</source>
        <translation>训练继续时用于验证的额外线程数；否 = 训练等待。</translation>
    </message>
    <message>
        <source>Stop early on</source>
        <translation>早停依据</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Ends the run when this metric stops improving.</source>
        <translation>此指标不再改善时结束运行。</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>耐心</translation>
    </message>
    <message>
        <source>values</source>
        <translation>个值</translation>
    </message>
    <message>
        <source>How many values in a row may fail to improve on the best.</source>
        <translation>允许连续多少个值没有超过最佳值。</translation>
    </message>
    <message>
        <source>Smallest gain</source>
        <translation>最小改善</translation>
    </message>
    <message>
        <source>Only a gain larger than this counts as an improvement.</source>
        <translation>只有大于此值的改善才算数。</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Ends the run as soon as this metric reaches the target, and records the time it took.</source>
        <translation>此指标达到目标后立即结束运行，并记录所用时间。</translation>
    </message>
    <message>
        <source>Target value</source>
        <translation>目标值</translation>
    </message>
    <message>
        <source>Accuracy at least, loss at most; 0.99 is 99 %.</source>
        <translation>准确率的下限，损失的上限；0.99 即 99 %。</translation>
    </message>
    <message>
        <source>On NaN</source>
        <translation>遇到 NaN</translation>
    </message>
    <message>
        <source>What to do when the loss is no longer a number.</source>
        <translation>损失不再是数值时如何处理。</translation>
    </message>
    <message>
        <source>The run ends as failed and names the step</source>
        <translation>运行以失败结束，并指出该步</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>The run continues; the curve shows where it happened</source>
        <translation>运行继续；曲线会显示发生的位置</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>The hardware that computes.</source>
        <translation>进行计算的硬件。</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>oneDNN&apos;s fast kernels on the processor&apos;s cores</source>
        <translation>处理器核上 oneDNN 的快速内核</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考实现</translation>
    </message>
    <message>
        <source>Plain C++ loops: slow, for checking results; works on every machine</source>
        <translation>纯 C++ 循环：慢，用于核对结果；适用于任何机器</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>An NVIDIA GPU, with cuDNN</source>
        <translation>NVIDIA GPU，使用 cuDNN</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Cores on which each rank computes; the others stay free for other runs. All = those of the machine, divided evenly among the ranks.</source>
        <translation>每个 rank 计算所用的核；其余留给其他运行。全部 = 机器的所有核，由各 rank 平均分配。</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank 数</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>个进程</translation>
    </message>
    <message>
        <source>Processes that train together: each computes its part of every batch, and their gradients are averaged.</source>
        <translation>一起训练的进程：各自计算每个 batch 的一部分，并将梯度取平均。</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Number of cluster nodes over which the ranks are spread.</source>
        <translation>各 rank 分布到的集群节点数。</translation>
    </message>
    <message>
        <source>Processes per node</source>
        <translation>每节点进程数</translation>
    </message>
    <message>
        <source>ranks and masters</source>
        <translation>rank 和 master</translation>
    </message>
    <message>
        <source>evenly</source>
        <translation>均匀</translation>
    </message>
    <message>
        <source>Number of processes on each node.</source>
        <translation>每个节点上的进程数。</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>每节点 GPU 数</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Number of GPUs requested on each node.</source>
        <translation>在每个节点上请求的 GPU 数。</translation>
    </message>
    <message>
        <source>GPU type</source>
        <translation>GPU 类型</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>The cluster&apos;s name for it, such as a100.</source>
        <translation>集群中的名称，例如 a100。</translation>
    </message>
    <message>
        <source>GPU numbers</source>
        <translation>GPU 编号</translation>
    </message>
    <message>
        <source>any that are free</source>
        <translation>任意空闲的</translation>
    </message>
    <message>
        <source>Only these GPUs of this machine; empty = any that are free.</source>
        <translation>仅使用此机器的这些 GPU；留空 = 任意空闲的。</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>the cluster&apos;s default</source>
        <translation>集群默认</translation>
    </message>
    <message>
        <source>A group of nodes with its own limits.</source>
        <translation>有各自限制的一组节点。</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>your default</source>
        <translation>默认账户</translation>
    </message>
    <message>
        <source>The account that is charged for the job.</source>
        <translation>作业计费的账户。</translation>
    </message>
    <message>
        <source>Quality of service</source>
        <translation>服务质量</translation>
    </message>
    <message>
        <source>the account&apos;s default</source>
        <translation>账户默认</translation>
    </message>
    <message>
        <source>Priority and limits, if the cluster offers several.</source>
        <translation>优先级和限制，如果集群提供多种。</translation>
    </message>
    <message>
        <source>Node features</source>
        <translation>节点特性</translation>
    </message>
    <message>
        <source>ib&amp;a100</source>
        <translation>ib&amp;a100</translation>
    </message>
    <message>
        <source>Features that the nodes must have.</source>
        <translation>节点必须具备的特性。</translation>
    </message>
    <message>
        <source>Excluded nodes</source>
        <translation>排除节点</translation>
    </message>
    <message>
        <source>n[01-03]</source>
        <translation>n[01-03]</translation>
    </message>
    <message>
        <source>Nodes that the run must not use.</source>
        <translation>运行不得使用的节点。</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>预留</translation>
    </message>
    <message>
        <source>A reservation of the cluster that you may use.</source>
        <translation>可使用的集群预留。</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>The scheduler ends the job after this time. The run saves a checkpoint shortly before and continues when the queue next starts it.</source>
        <translation>调度器在此时间后结束作业。运行会在此前不久保存检查点，队列下次启动它时继续。</translation>
    </message>
    <message>
        <source>Memory per node</source>
        <translation>每节点内存</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Memory that the job may use on each node.</source>
        <translation>作业在每个节点上可用的内存。</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>times by itself</source>
        <translation>次自动</translation>
    </message>
    <message>
        <source>How often the run may restart by itself after a time limit, a preemption or a lost node.</source>
        <translation>在达到时间限制、被抢占或失去节点后，运行可自动重启的次数。</translation>
    </message>
    <message>
        <source>Work together</source>
        <translation>协作方式</translation>
    </message>
    <message>
        <source>Asynchronous modes use an additional master process; slow workers then delay nobody.</source>
        <translation>异步模式另用一个 master 进程；慢的 worker 不会拖累其他进程。</translation>
    </message>
    <message>
        <source>Synchronous</source>
        <translation>同步</translation>
    </message>
    <message>
        <source>Every step averages the gradients of all ranks, which wait for each other</source>
        <translation>每一步平均所有 rank 的梯度，各 rank 相互等待</translation>
    </message>
    <message>
        <source>Downpour</source>
        <translation>Downpour</translation>
    </message>
    <message>
        <source>Workers send gradients to a master, which updates immediately and assigns the next batches</source>
        <translation>worker 将梯度发送给 master，master 立即更新并分配下一批 batch</translation>
    </message>
    <message>
        <source>EASGD</source>
        <translation>EASGD</translation>
    </message>
    <message>
        <source>Workers train independently and are pulled towards a common centre that the master keeps</source>
        <translation>worker 独立训练，并被拉向由 master 维护的共同中心</translation>
    </message>
    <message>
        <source>GEM</source>
        <translation>GEM</translation>
    </message>
    <message>
        <source>Workers scale their updates so that together they move like one run with momentum</source>
        <translation>worker 缩放各自的更新，使整体如同一个带动量的运行</translation>
    </message>
    <message>
        <source>Scaling rule</source>
        <translation>缩放规则</translation>
    </message>
    <message>
        <source>How batch size and learning rate change with n ranks.</source>
        <translation>n 个 rank 时 batch 大小和学习率如何变化。</translation>
    </message>
    <message>
        <source>Share the batch</source>
        <translation>共享 batch</translation>
    </message>
    <message>
        <source>The ranks share the batch and the rate stays: the losses equal those of one rank</source>
        <translation>各 rank 共享 batch，学习率不变：损失与单个 rank 相同</translation>
    </message>
    <message>
        <source>Batch each, rate × n</source>
        <translation>各自 batch，学习率 × n</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate grows linearly</source>
        <translation>每个 rank 有自己的 batch；学习率线性增长</translation>
    </message>
    <message>
        <source>Batch each, rate × √n</source>
        <translation>各自 batch，学习率 × √n</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate grows by the square root</source>
        <translation>每个 rank 有自己的 batch；学习率按平方根增长</translation>
    </message>
    <message>
        <source>Batch each, rate × n^⅔</source>
        <translation>各自 batch，学习率 × n^⅔</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate grows by the two-thirds power</source>
        <translation>每个 rank 有自己的 batch；学习率按三分之二次幂增长</translation>
    </message>
    <message>
        <source>Batch each, rate stays</source>
        <translation>各自 batch，学习率不变</translation>
    </message>
    <message>
        <source>Every rank has its own batch; the learning rate stays</source>
        <translation>每个 rank 有自己的 batch；学习率不变</translation>
    </message>
    <message>
        <source>Bucket size</source>
        <translation>Bucket 大小</translation>
    </message>
    <message>
        <source>MiB, 0 = tuned</source>
        <translation>MiB，0 = 自动调优</translation>
    </message>
    <message>
        <source>Gradients are summed over the ranks in slices of this size; 0 = tuned in the first steps, with NCCL 16 MiB.</source>
        <translation>梯度以此大小的分段在各 rank 间求和；0 = 在最初几步中自动调优，使用 NCCL 时为 16 MiB。</translation>
    </message>
    <message>
        <source>Buckets in</source>
        <translation>Bucket 精度</translation>
    </message>
    <message>
        <source>The precision in which ranks send gradients to each other.</source>
        <translation>rank 间发送梯度的精度。</translation>
    </message>
    <message>
        <source>Gradients are sent unrounded</source>
        <translation>梯度不舍入发送</translation>
    </message>
    <message>
        <source>Gradients are sent rounded, which halves the time over a network; they are added in fp32, by NCCL in bf16</source>
        <translation>梯度舍入后发送，网络传输时间减半；以 fp32 相加，NCCL 则以 bf16 相加</translation>
    </message>
    <message>
        <source>Like bf16 but rounded less; gradients are scaled first so that nothing overflows</source>
        <translation>类似 bf16 但舍入更少；梯度先缩放以免溢出</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>sum while computing</source>
        <translation>边计算边求和</translation>
    </message>
    <message>
        <source>Sums the gradients that are ready while the backward pass computes the rest. Turn it off to see how much that saves.</source>
        <translation>在反向传播计算其余部分时，对已就绪的梯度求和。关闭即可看出节省了多少。</translation>
    </message>
    <message>
        <source>Ordered sum</source>
        <translation>有序求和</translation>
    </message>
    <message>
        <source>rank by rank</source>
        <translation>逐 rank</translation>
    </message>
    <message>
        <source>Adds in rank order, so that MPI and shared memory give bit-identical losses. N ranks then give the same losses as one rank with N micro-batches and as many threads as each of them.</source>
        <translation>按 rank 顺序相加，使 MPI 和共享内存给出逐位相同的损失，并使 N 个 rank 与使用 N 个 micro-batch、线程数与单个 rank 相同的单 rank 运行逐位相同。</translation>
    </message>
    <message>
        <source>Batch-norm</source>
        <translation>Batch-norm</translation>
    </message>
    <message>
        <source>statistics of all ranks</source>
        <translation>所有 rank 的统计量</translation>
    </message>
    <message>
        <source>Batch-norm uses the statistics of the whole batch instead of each rank&apos;s part, as one rank would; costs two exchanges per layer.</source>
        <translation>Batch-norm 使用整个 batch 的统计量，而非各 rank 的部分，如同单个 rank；每层需两次交换。</translation>
    </message>
    <message>
        <source>Exchange every</source>
        <translation>交换间隔</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>个 batch</translation>
    </message>
    <message>
        <source>Number of batches that a worker computes between exchanges with its master.</source>
        <translation>worker 与其 master 两次交换之间计算的 batch 数。</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>Master 数</translation>
    </message>
    <message>
        <source>If more than one, this many masters serve the workers, below a top master.</source>
        <translation>若多于一个，则由这么多 master 在一个顶级 master 之下服务各 worker。</translation>
    </message>
    <message>
        <source>Ranks per worker</source>
        <translation>每 worker rank 数</translation>
    </message>
    <message>
        <source>average gradients</source>
        <translation>平均梯度</translation>
    </message>
    <message>
        <source>Number of ranks that form one worker: they share its batches and average their gradients.</source>
        <translation>组成一个 worker 的 rank 数：它们共享其 batch 并平均梯度。</translation>
    </message>
    <message>
        <source>Elastic force</source>
        <translation>弹性力</translation>
    </message>
    <message>
        <source>β: at each exchange, a worker is pulled towards the centre by β divided by the number of workers.</source>
        <translation>β：每次交换时，worker 以 β 除以 worker 数的力度被拉向中心。</translation>
    </message>
    <message>
        <source>Amplification κ</source>
        <translation>放大系数 κ</translation>
    </message>
    <message>
        <source>How much more energy all workers together may have than a single run with momentum.</source>
        <translation>所有 worker 合计可比带动量的单个运行多出多少能量。</translation>
    </message>
    <message>
        <source>Proxy momentum</source>
        <translation>代理动量</translation>
    </message>
    <message>
        <source>Momentum of the single run that the workers together imitate.</source>
        <translation>各 worker 共同模拟的单个运行的动量。</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>First traced</source>
        <translation>起始跟踪步</translation>
    </message>
    <message>
        <source>Counted from 1; 0 = the first step of each attempt.</source>
        <translation>从 1 计数；0 = 每次尝试的第一步。</translation>
    </message>
    <message>
        <source>Traced steps</source>
        <translation>跟踪步数</translation>
    </message>
    <message>
        <source>Number of steps for which every rank records a timeline for the Timeline page. You can also request a trace while the run trains.</source>
        <translation>每个 rank 为“时间线”页面记录时间线的步数。也可在运行训练时请求跟踪。</translation>
    </message>
    <message>
        <source>Trace limit</source>
        <translation>跟踪上限</translation>
    </message>
    <message>
        <source>MB per rank</source>
        <translation>MB / rank</translation>
    </message>
    <message>
        <source>The trace ends when a rank&apos;s file reaches this size.</source>
        <translation>rank 的文件达到此大小时跟踪结束。</translation>
    </message>
    <message>
        <source>Watched mask</source>
        <translation>监视掩码</translation>
    </message>
    <message>
        <source>Records how much a mask that prunes this share of the weights changes from epoch to epoch; 0 = off.</source>
        <translation>记录剪去此比例权重的掩码在各 epoch 间变化多少；0 = 关闭。</translation>
    </message>
    <message>
        <source>Barrier to</source>
        <translation>势垒至</translation>
    </message>
    <message>
        <source>not measured, or RUN@end</source>
        <translation>不测量，或 RUN@end</translation>
    </message>
    <message>
        <source>When the run ends, it measures how far the error rises on the straight line from its weights to those of this checkpoint.</source>
        <translation>运行结束时，测量在从其权重到此检查点权重的直线上误差升高多少。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Determines every random choice, except those of the data if it has its own seeds. The same spec and seed give the same run.</source>
        <translation>决定所有随机选择，数据另有种子时除外。相同的配置和种子得到相同的运行。</translation>
    </message>
    <message>
        <source>Histograms</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>of every layer</source>
        <translation>每层</translation>
    </message>
    <message>
        <source>Records how weights, gradients and activations of every layer are distributed, for the tab Layers of Look inside. It shows dead channels and saturated layers, too.</source>
        <translation>记录每层权重、梯度和激活值的分布，用于“深入查看”的“层”选项卡。也能显示失活的通道和饱和的层。</translation>
    </message>
    <message>
        <source>Histogram interval</source>
        <translation>直方图间隔</translation>
    </message>
    <message>
        <source>Steps between two records. Automatic: 200, or more if recording would take over 1 % of the time or yield over 100 records. The first and the last step are recorded, too.</source>
        <translation>两次记录之间的步数。自动：200，若记录会占用超过 1 % 的时间或产生超过 100 条记录则更多。第一步和最后一步也会记录。</translation>
    </message>
    <message>
        <source>Weight histograms</source>
        <translation>权重直方图</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Records the weights as the step leaves them.</source>
        <translation>记录该步之后的权重。</translation>
    </message>
    <message>
        <source>Gradient histograms</source>
        <translation>梯度直方图</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Records the mean gradient of the whole batch that the update uses, before clipping and weight decay.</source>
        <translation>记录更新所用的整个 batch 的平均梯度，在裁剪和权重衰减之前。</translation>
    </message>
    <message>
        <source>Activation histograms</source>
        <translation>激活直方图</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Records the outputs of every layer for all samples of the step.</source>
        <translation>记录每层对该步所有样本的输出。</translation>
    </message>
    <message>
        <source>Placement on cores</source>
        <translation>核绑定</translation>
    </message>
    <message>
        <source>The cores to which each rank and its loader threads are bound.</source>
        <translation>每个 rank 及其加载线程所绑定的核。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Equal parts of neighbouring cores, beside each rank&apos;s GPU first; mpirun and srun bind their ranks themselves</source>
        <translation>等分的相邻核，优先靠近各 rank 的 GPU；mpirun 和 srun 自行绑定其 rank</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>紧凑</translation>
    </message>
    <message>
        <source>Neighbouring cores, which share caches and memory; a rank with a GPU gets only cores beside its GPU</source>
        <translation>相邻的核，共享缓存和内存；有 GPU 的 rank 只用其 GPU 旁的核</translation>
    </message>
    <message>
        <source>Scattered</source>
        <translation>分散</translation>
    </message>
    <message>
        <source>Cores in turn, so that each rank uses the memory of every processor</source>
        <translation>轮流取核，使每个 rank 使用每个处理器的内存</translation>
    </message>
    <message>
        <source>Not bound</source>
        <translation>不绑定</translation>
    </message>
    <message>
        <source>The system moves threads between all cores</source>
        <translation>系统在所有核之间移动线程</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>The program and its arguments, one text each. No shell reads them. {run}, {attempt}, {checkpoint}, {ranks} and {seed} are filled in.</source>
        <translation>程序及其参数，每项一个文本，不经 shell 解析。{run}、{attempt}、{checkpoint}、{ranks} 和 {seed} 会被替换为实际值。</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>How the program&apos;s environment is entered.</source>
        <translation>如何进入程序的环境。</translation>
    </message>
    <message>
        <source>The environment that starts the run</source>
        <translation>启动该运行的环境</translation>
    </message>
    <message>
        <source>venv</source>
        <translation>venv</translation>
    </message>
    <message>
        <source>A Python virtual environment</source>
        <translation>Python 虚拟环境</translation>
    </message>
    <message>
        <source>conda</source>
        <translation>conda</translation>
    </message>
    <message>
        <source>A conda environment</source>
        <translation>conda 环境</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Environment modules, loaded by a login shell</source>
        <translation>环境模块，由登录 shell 加载</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>容器</translation>
    </message>
    <message>
        <source>An Apptainer image</source>
        <translation>Apptainer 镜像</translation>
    </message>
    <message>
        <source>Environment&apos;s name</source>
        <translation>环境名称</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>OMP_NUM_THREADS=4</source>
        <translation>OMP_NUM_THREADS=4</translation>
    </message>
    <message>
        <source>Environment variables as NAME=value. A NAME alone keeps the value of the environment that starts the run, and is the only form for secrets.</source>
        <translation>环境变量，写作 名称=值。只写名称则沿用启动该运行的环境中的值，机密信息只能用这种形式。</translation>
    </message>
    <message>
        <source>Launcher</source>
        <translation>启动器</translation>
    </message>
    <message>
        <source>Who starts the ranks of resources.ranks.</source>
        <translation>由谁启动 resources.ranks 的各 rank。</translation>
    </message>
    <message>
        <source>The program itself</source>
        <translation>程序自身</translation>
    </message>
    <message>
        <source>torchrun</source>
        <translation>torchrun</translation>
    </message>
    <message>
        <source>mpirun</source>
        <translation>mpirun</translation>
    </message>
    <message>
        <source>Passing of parameters</source>
        <translation>参数传递</translation>
    </message>
    <message>
        <source>Parameters as</source>
        <translation>参数形式</translation>
    </message>
    <message>
        <source>How parameters reach the command line.</source>
        <translation>参数如何传到命令行。</translation>
    </message>
    <message>
        <source>--lr 0.1</source>
        <translation>--lr 0.1</translation>
    </message>
    <message>
        <source>As argparse reads them</source>
        <translation>argparse 的读取方式</translation>
    </message>
    <message>
        <source>--lr=0.1</source>
        <translation>--lr=0.1</translation>
    </message>
    <message>
        <source>Flag and value as one argument</source>
        <translation>标志与值合为一个参数</translation>
    </message>
    <message>
        <source>lr=0.1</source>
        <translation>lr=0.1</translation>
    </message>
    <message>
        <source>As Hydra reads them</source>
        <translation>Hydra 的读取方式</translation>
    </message>
    <message>
        <source>Not</source>
        <translation>不传递</translation>
    </message>
    <message>
        <source>The program asks the helper, or reads $TRAINYARD_PARAMETERS</source>
        <translation>程序向辅助库查询，或读取 $TRAINYARD_PARAMETERS</translation>
    </message>
    <message>
        <source>Stop by</source>
        <translation>停止方式</translation>
    </message>
    <message>
        <source>The first request; TERM and at last KILL follow.</source>
        <translation>首次请求；随后是 TERM，最后是 KILL。</translation>
    </message>
    <message>
        <source>Stop file</source>
        <translation>停止文件</translation>
    </message>
    <message>
        <source>control.json, which the Python helper reads; a program without the helper gets TERM at once</source>
        <translation>control.json，由 Python 辅助库读取；没有辅助库的程序立即收到 TERM</translation>
    </message>
    <message>
        <source>USR1, then TERM</source>
        <translation>USR1，然后 TERM</translation>
    </message>
    <message>
        <source>USR1 asks for a checkpoint; TERM follows after the grace</source>
        <translation>USR1 请求保存检查点；宽限期后发送 TERM</translation>
    </message>
    <message>
        <source>TERM</source>
        <translation>TERM</translation>
    </message>
    <message>
        <source>TERM, and KILL after the grace</source>
        <translation>TERM，宽限期后发送 KILL</translation>
    </message>
    <message>
        <source>Grace</source>
        <translation>宽限期</translation>
    </message>
    <message>
        <source>s to save and end</source>
        <translation>s，用于保存并结束</translation>
    </message>
    <message>
        <source>Seconds that the program has for a checkpoint before TERM.</source>
        <translation>TERM 之前留给程序保存检查点的秒数。</translation>
    </message>
    <message>
        <source>Notice of silence</source>
        <translation>静默提醒</translation>
    </message>
    <message>
        <source>min, 0 = never</source>
        <translation>min，0 = 从不</translation>
    </message>
    <message>
        <source>Minutes without output and processor time after which a notice says that the program seems to hang; 0 = never.</source>
        <translation>程序既无输出也不占用处理器时间达到此分钟数后，提醒程序似乎已卡住；0 = 从不。</translation>
    </message>
    <message>
        <source>Progress bars</source>
        <translation>进度条</translation>
    </message>
    <message>
        <source>of tqdm and Keras</source>
        <translation>来自 tqdm 和 Keras</translation>
    </message>
    <message>
        <source>Whether the bars of tqdm and Keras become progress instead of lines of the log.</source>
        <translation>是否将 tqdm 和 Keras 的进度条显示为进度，而不作为日志行。</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>{run}/tb</source>
        <translation>{run}/tb</translation>
    </message>
    <message>
        <source>Folders of TensorBoard event files, such as {run}/tb.</source>
        <translation>TensorBoard 事件文件的文件夹，例如 {run}/tb。</translation>
    </message>
    <message>
        <source>CSV logs</source>
        <translation>CSV 日志</translation>
    </message>
    <message>
        <source>{run}/log.csv</source>
        <translation>{run}/log.csv</translation>
    </message>
    <message>
        <source>CSV logs with a header line, such as those of Keras and Lightning.</source>
        <translation>带标题行的 CSV 日志，例如 Keras 和 Lightning 的日志。</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON 行</translation>
    </message>
    <message>
        <source>{run}/log.jsonl</source>
        <translation>{run}/log.jsonl</translation>
    </message>
    <message>
        <source>Files with one JSON object a line.</source>
        <translation>每行一个 JSON 对象的文件。</translation>
    </message>
    <message>
        <source>MLflow</source>
        <translation>MLflow</translation>
    </message>
    <message>
        <source>{run}/mlruns</source>
        <translation>{run}/mlruns</translation>
    </message>
    <message>
        <source>Folders of MLflow&apos;s file store.</source>
        <translation>MLflow 文件存储的文件夹。</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>{run}/checkpoints/*.pt</source>
        <translation>{run}/checkpoints/*.pt</translation>
    </message>
    <message>
        <source>Pattern of the files that the program saves, such as {run}/checkpoints/*.pt. The newest one is the checkpoint of the run. A program that uses the helper announces them itself.</source>
        <translation>程序所保存文件的匹配模式，例如 {run}/checkpoints/*.pt。最新的文件即为运行的检查点。使用辅助库的程序会自行通报检查点。</translation>
    </message>
    <message>
        <source>Resume arguments</source>
        <translation>恢复参数</translation>
    </message>
    <message>
        <source>Resume by</source>
        <translation>恢复方式</translation>
    </message>
    <message>
        <source>--resume {checkpoint}</source>
        <translation>--resume {checkpoint}</translation>
    </message>
    <message>
        <source>Arguments that make the program go on from {checkpoint}; without them a stopped run starts anew, unless the program uses the helper.</source>
        <translation>让程序从 {checkpoint} 继续的参数；没有这些参数时，已停止的运行会从头开始，除非程序使用辅助库。</translation>
    </message>
    <message>
        <source>Full path of the folder in which the program starts. A machine elsewhere gets a copy of it; a folder that is not on this workstation is one of that machine.</source>
        <translation>启动程序的文件夹的完整路径。其他机器会得到它的副本；不在本工作站上的文件夹视为该机器上的文件夹。</translation>
    </message>
    <message>
        <source>Folder of the virtual environment, name or folder of the conda environment, modules separated by spaces, or file of the image. A path may begin with ~/ and counts on the machine of the run.</source>
        <translation>虚拟环境的文件夹、conda 环境的名称或文件夹、以空格分隔的模块，或镜像文件。路径可以 ~/ 开头，以该运行所在的机器为准。</translation>
    </message>
    <message>
        <source>PyTorch&apos;s launcher starts the ranks, once on each node of a cluster</source>
        <translation>由 PyTorch 的启动器启动各 rank，在集群上每个节点启动一次</translation>
    </message>
    <message>
        <source>MPI starts the ranks: mpirun, or srun on a cluster that starts ranks with it</source>
        <translation>由 MPI 启动各 rank：mpirun，或在用 srun 启动 rank 的集群上使用 srun</translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Uploading</source>
        <translation>上传中</translation>
    </message>
    <message>
        <source>Submitting</source>
        <translation>提交中</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>确认中</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>排队中</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>已挂起</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>受阻</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>启动中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>收尾中</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>校验中</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>提前结束</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Stored, but not submitted to a machine yet.</source>
        <translation>已存储，但尚未提交到机器。</translation>
    </message>
    <message>
        <source>Its run directory is being written.</source>
        <translation>正在写入其运行目录。</translation>
    </message>
    <message>
        <source>It is being added to the machine&apos;s queue.</source>
        <translation>正在加入机器的队列。</translation>
    </message>
    <message>
        <source>The machine&apos;s answer was lost; Trainyard is finding out whether it was queued.</source>
        <translation>机器的应答已丢失；Trainyard 正在确认它是否已排队。</translation>
    </message>
    <message>
        <source>It starts automatically when the requested cores are free, even if this window is closed.</source>
        <translation>请求的核空闲后会自动启动，即使此窗口已关闭。</translation>
    </message>
    <message>
        <source>The scheduler holds it.</source>
        <translation>被调度器挂起。</translation>
    </message>
    <message>
        <source>It cannot start with these settings. Clone it, change the settings named in the reason and start the clone.</source>
        <translation>以这些设置无法启动。请克隆它，更改原因中所列的设置，然后启动克隆。</translation>
    </message>
    <message>
        <source>The engine is loading data and building the network.</source>
        <translation>引擎正在加载数据并构建网络。</translation>
    </message>
    <message>
        <source>Training continues when this window is closed.</source>
        <translation>关闭此窗口后训练仍会继续。</translation>
    </message>
    <message>
        <source>The scheduler has suspended it temporarily.</source>
        <translation>调度器已将其临时暂停。</translation>
    </message>
    <message>
        <source>It is writing its last checkpoint.</source>
        <translation>正在写入最后的检查点。</translation>
    </message>
    <message>
        <source>The process has ended; its run directory is being read.</source>
        <translation>进程已结束；正在读取其运行目录。</translation>
    </message>
    <message>
        <source>Its search has ended it before its last epoch; the reason tells why.</source>
        <translation>搜索在最后一个 epoch 之前结束了它；原因栏说明了为什么。</translation>
    </message>
    <message>
        <source>Trained to the end.</source>
        <translation>已训练完成。</translation>
    </message>
    <message>
        <source>It ended with an error. Fix the cause, then resume from its last checkpoint, or clone it.</source>
        <translation>以错误结束。请排除原因，然后从最后的检查点恢复，或克隆它。</translation>
    </message>
    <message>
        <source>Cancelled before it finished. Resume starts it from its last checkpoint, or from the beginning.</source>
        <translation>在完成之前被取消。“恢复”会从最后的检查点启动，没有则从头开始。</translation>
    </message>
    <message>
        <source>The engine ended without a result: it was killed, or power was lost. Resume starts it from its last checkpoint, or from the beginning.</source>
        <translation>引擎结束时没有留下结果：被终止或断电。“恢复”会从最后的检查点启动，没有则从头开始。</translation>
    </message>
    <message>
        <source>The engine ended without a result: it was killed, or power was lost. Resume continues from its last checkpoint.</source>
        <translation>引擎结束时没有留下结果：被终止或断电。“恢复”会从最后的检查点继续。</translation>
    </message>
    <message>
        <source>The machine does not report its state.</source>
        <translation>机器没有报告其状态。</translation>
    </message>
    <message>
        <source>It ended with an error. Fix the cause, then resume or clone it.</source>
        <translation>以错误结束。请排除原因，然后恢复或克隆它。</translation>
    </message>
    <message>
        <source>It ended with an error, before its first checkpoint. Fix the cause, then resume it from the beginning, or clone it.</source>
        <translation>在首个检查点之前以错误结束。请排除原因，然后从头恢复，或克隆它。</translation>
    </message>
    <message>
        <source>Cancelled before its first checkpoint. Resume starts it from the beginning.</source>
        <translation>在首个检查点之前被取消。“恢复”会从头启动。</translation>
    </message>
    <message>
        <source>The engine ended without a result, before its first checkpoint: it was killed, or power was lost. Resume starts it from the beginning.</source>
        <translation>引擎在首个检查点之前结束，没有留下结果：被终止或断电。“恢复”会从头启动。</translation>
    </message>
    <message>
        <source>Stopped before its first checkpoint. Resume starts it from the beginning.</source>
        <translation>在首个检查点之前停止。“恢复”会从头启动。</translation>
    </message>
    <message>
        <source>Stopped after a checkpoint. Resume continues from there.</source>
        <translation>在检查点之后停止。“恢复”会从那里继续。</translation>
    </message>
    <message>
        <source>Its log is being read.</source>
        <translation>正在读取其日志。</translation>
    </message>
    <message>
        <source>Added from the log of another program.</source>
        <translation>从其他程序的日志添加。</translation>
    </message>
    <message>
        <source>A part of its log was read.</source>
        <translation>已读取其日志的一部分。</translation>
    </message>
    <message>
        <source>Its program failed, or its log was not read to the end.</source>
        <translation>其程序失败，或其日志没有读完。</translation>
    </message>
</context>
<context>
    <name>StudyFigures</name>
    <message>
        <source>ranks</source>
        <translation>rank 数</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>理想</translation>
    </message>
    <message>
        <source>forecast</source>
        <translation>预估</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>over one rank</source>
        <translation>相对一个 rank</translation>
    </message>
    <message>
        <source>Everything is relative to a run with one rank, which must finish first.</source>
        <translation>一切都相对于单 rank 运行，它必须先完成。</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>效率</translation>
    </message>
    <message>
        <source>speed-up ÷ ranks</source>
        <translation>加速比 ÷ rank 数</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>samples/s, without the first epoch</source>
        <translation>样本/秒，不含第一个 epoch</translation>
    </message>
    <message>
        <source>Speeds appear once a run with more than one epoch is done.</source>
        <translation>有多于一个 epoch 的运行完成后才显示速度。</translation>
    </message>
    <message>
        <source>Time to accuracy</source>
        <translation>达标用时</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>seconds to %1 %2</source>
        <translation>达到 %1 %2 的秒数</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>over samples seen</source>
        <translation>按已见样本</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>The curves grow with each epoch.</source>
        <translation>曲线随每个 epoch 增长。</translation>
    </message>
    <message>
        <source>band of one rank</source>
        <translation>单 rank 区间</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s)</source>
        <translation>
            <numerusform>%Ln 个样本</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 个样本</translation>
    </message>
</context>
<context>
    <name>StudyText</name>
    <message>
        <source>%1: %2 of %3 runs are done, %4 ended otherwise, %5 are still to come.</source>
        <translation>%1：%3 个运行中有 %2 个完成，%4 个以其他方式结束，还剩 %5 个。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs are done.</source>
        <translation>%1：%3 个运行中有 %2 个完成。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 runs are done, %4 ended otherwise.</source>
        <translation>%1：%3 个运行中有 %2 个完成，%4 个以其他方式结束。</translation>
    </message>
    <message>
        <source>The target is %1 %2, from the run spec.</source>
        <translation>目标为 %1 %2，来自运行配置。</translation>
    </message>
    <message>
        <source>The target is %1 %2, which every one-rank run reached.</source>
        <translation>目标为 %1 %2，所有单 rank 运行都达到了。</translation>
    </message>
    <message>
        <source>%1 train %2 times as fast as one, %3 of the ideal.</source>
        <translation>%1 的训练速度是单个的 %2 倍，为理想值的 %3。</translation>
    </message>
    <message>
        <source>That is more than the ideal: other work probably slowed down the one-rank runs. Repeat them.</source>
        <translation>超过了理想值：可能有其他任务拖慢了单 rank 运行。请重复这些运行。</translation>
    </message>
    <message>
        <source>%1 converge like one rank: every curve stays inside the band.</source>
        <translation>%1 的收敛与单个 rank 相同：所有曲线都在区间内。</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 到 %3）</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>训练准确率</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>验证准确率</translation>
    </message>
    <message>
        <source>Validation top-5 accuracy</source>
        <translation>验证 top-5 准确率</translation>
    </message>
    <message>
        <source>%1 after %2 samples, where the band is %3 to %4</source>
        <translation>%2 个样本后为 %1，区间为 %3 到 %4</translation>
    </message>
    <message>
        <source>%1, %2: not yet known.</source>
        <translation>%1，%2：尚不清楚。</translation>
    </message>
    <message>
        <source>%1, %2: inside the band of the one-rank runs everywhere.</source>
        <translation>%1，%2：处处在单 rank 运行的区间内。</translation>
    </message>
    <message>
        <source>%1, %2: outside the band at %3 of %4 points, inside at the end; largest deviation %5.</source>
        <translation>%1，%2：%4 个点中有 %3 个在区间外，结束时在区间内；最大偏差 %5。</translation>
    </message>
    <message>
        <source>%1, %2: better than the band at the end; largest deviation %3.</source>
        <translation>%1，%2：结束时优于区间；最大偏差 %3。</translation>
    </message>
    <message>
        <source>%1, %2: worse than the band at the end; largest deviation %3.</source>
        <translation>%1，%2：结束时差于区间；最大偏差 %3。</translation>
    </message>
    <message>
        <source>the ranks wait for data</source>
        <translation>各 rank 在等待数据</translation>
    </message>
    <message>
        <source>the ranks wait for each other</source>
        <translation>各 rank 相互等待</translation>
    </message>
    <message>
        <source>each rank has too little work: small batches cost more per sample</source>
        <translation>每个 rank 的工作太少：小 batch 的单样本开销更大</translation>
    </message>
    <message>
        <source>the ranks share the machine&apos;s cores and memory and slow each other down</source>
        <translation>各 rank 共享机器的核和内存，相互拖慢</translation>
    </message>
    <message>
        <source>the recorded phases do not explain it</source>
        <translation>记录的阶段无法解释</translation>
    </message>
    <message>
        <source>The plateau starts at %1: up to %2, each further rank adds %3 of a rank. Cause: %4.</source>
        <translation>平台期始于 %1：直到 %2，每增加一个 rank 只相当于 %3 个。原因：%4。</translation>
    </message>
    <message>
        <source>A sample costs %1 more rank time than with one rank: input %2, other ranks %3, computing %4, other %5.</source>
        <translation>每个样本的 rank 时间比单 rank 多 %1：输入 %2，其他 rank %3，计算 %4，其他 %5。</translation>
    </message>
    <message>
        <source>No plateau up to %1.</source>
        <translation>直到 %1 没有平台期。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %Ln run(s) reached it.</source>
        <translation>
            <numerusform>%1：%Ln 个运行中有 %2 个达到。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no one-rank run to compare with.</source>
        <translation>没有可比较的单 rank 运行。</translation>
    </message>
    <message>
        <source>%1: there is no speed, because nothing is left after the first epoch.</source>
        <translation>%1：没有速度，因为第一个 epoch 之后没有剩余内容。</translation>
    </message>
    <message>
        <source>512 GPUs, 25 Gbit/s between machines of four</source>
        <translation>512 个 GPU，每四个一台的机器之间 25 Gbit/s</translation>
    </message>
    <message>
        <source>Sergeev &amp; Del Balso 2018, Horovod: Inception V3 on 128 machines with four P100 each, 90 % efficiency</source>
        <translation>Sergeev &amp; Del Balso 2018，Horovod：Inception V3，128 台各带四块 P100 的机器，效率 90 %</translation>
    </message>
    <message>
        <source>23.8 million weights in fp32; 64 samples per GPU at 142 images/s, two thirds of the time in the backward pass; a ring that crosses each adapter once; two buckets, 5 µs per message.</source>
        <translation>2380 万个 fp32 权重；每 GPU 64 个样本，142 张图像/秒，三分之二时间在反向传播；环形通信经过每个适配器一次；两个 bucket，每条消息 5 µs。</translation>
    </message>
    <message>
        <source>8 GPUs of one machine that share a batch of 256</source>
        <translation>同一机器的 8 个 GPU，共享大小为 256 的 batch</translation>
    </message>
    <message>
        <source>A teaching cluster&apos;s study: ResNet50 V2 at 128 × 128 pixels, 6.7 times as fast on 8 GPUs</source>
        <translation>教学集群的研究：128 × 128 像素的 ResNet50 V2，8 个 GPU 快 6.7 倍</translation>
    </message>
    <message>
        <source>25.6 million weights in fp32; 1,200 images/s and 3 ms per step on one GPU, 10 GB/s between GPUs, four buckets, two thirds of the computing time in the backward pass.</source>
        <translation>2560 万个 fp32 权重；单 GPU 1,200 张图像/秒、每步 3 ms,GPU 间 10 GB/s，四个 bucket，计算时间的三分之二在反向传播。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation>
            <numerusform>%Ln 个 rank</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 percentage points</source>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>With so few runs this can be chance: repeat each at least %1 times.</source>
        <translation>运行太少，可能只是偶然：请每个至少重复 %1 次。</translation>
    </message>
    <message>
        <source>%1 differs at the end by %2 ± %3 from one rank (95 % interval).</source>
        <translation>%1 结束时与单 rank 相差 %2 ± %3（95 % 区间）。</translation>
    </message>
    <message>
        <source>That is too uncertain to tell a difference of %1 from chance; more repeats narrow it.</source>
        <translation>不确定性太大，无法将 %1 的差异与偶然区分；更多重复可使其缩小。</translation>
    </message>
    <message>
        <source>%1: every curve stays inside the band of the one-rank runs.</source>
        <translation>%1：所有曲线都在单 rank 运行的区间内。</translation>
    </message>
</context>
<context>
    <name>TicketDrawing</name>
    <message numerus="yes">
        <source>%Ln seed(s)</source>
        <translation>
            <numerusform>%Ln 个种子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::AboutDialog</name>
    <message>
        <source>About Trainyard</source>
        <translation>关于 Trainyard</translation>
    </message>
    <message>
        <source>Trainyard %1</source>
        <translation>Trainyard %1</translation>
    </message>
    <message>
        <source>Configure, launch and watch neural-network training</source>
        <translation>配置、启动并监视神经网络训练</translation>
    </message>
    <message>
        <source>Window, launcher and store: GPL-3.0-or-later. Training engine: Apache-2.0. Trainyard comes with no warranty.</source>
        <translation>窗口、启动器和存储库：GPL-3.0-or-later。训练引擎：Apache-2.0。Trainyard 不提供任何担保。</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>构建依赖</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>trainyard::AlertRulesPane</name>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>From</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>%1: notification on the desktop</source>
        <translation>%1：桌面通知</translation>
    </message>
    <message>
        <source>Shows a notification on the desktop</source>
        <translation>显示桌面通知</translation>
    </message>
    <message>
        <source>%1: runs the command</source>
        <translation>%1：运行命令</translation>
    </message>
    <message>
        <source>Runs the command below</source>
        <translation>运行下面的命令</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试运行</translation>
    </message>
    <message>
        <source>It is run by the shell, and finds the sentence in TRAINYARD_ALERT, the run in TRAINYARD_RUN and TRAINYARD_RUN_ID, and the step in TRAINYARD_ALERT_STEP.</source>
        <translation>由 shell 运行；句子在 TRAINYARD_ALERT 中，运行在 TRAINYARD_RUN 和 TRAINYARD_RUN_ID 中，步数在 TRAINYARD_ALERT_STEP 中。</translation>
    </message>
    <message>
        <source>The command succeeded.</source>
        <translation>命令已成功结束。</translation>
    </message>
    <message>
        <source>The command failed: %1.</source>
        <translation>命令失败：%1。</translation>
    </message>
</context>
<context>
    <name>trainyard::AlertText</name>
    <message>
        <source>Loss not a number</source>
        <translation>损失不是数</translation>
    </message>
    <message>
        <source>Loss rises again</source>
        <translation>损失回升</translation>
    </message>
    <message>
        <source>No improvement</source>
        <translation>没有改善</translation>
    </message>
    <message>
        <source>Silent run</source>
        <translation>无输出的运行</translation>
    </message>
    <message>
        <source>Slower than before</source>
        <translation>比之前慢</translation>
    </message>
    <message>
        <source>Disk nearly full</source>
        <translation>磁盘将满</translation>
    </message>
    <message>
        <source>GPU throttled</source>
        <translation>GPU 降频</translation>
    </message>
    <message>
        <source>Other warnings</source>
        <translation>其他警告</translation>
    </message>
    <message>
        <source>Run ended</source>
        <translation>运行结束</translation>
    </message>
    <message>
        <source>The training loss has become NaN or infinite.</source>
        <translation>训练损失变为 NaN 或无穷大。</translation>
    </message>
    <message>
        <source>The training loss has lost this share of what it had gained, or is twice what it was at the beginning.</source>
        <translation>训练损失已失去所获改善的这一比例，或达到开始时的两倍。</translation>
    </message>
    <message>
        <source>This many validations in a row have not beaten the best one, or nothing was learned at all.</source>
        <translation>连续这么多次验证都不优于最佳值，或完全没有学到东西。</translation>
    </message>
    <message>
        <source>A run that is running has written nothing for this long.</source>
        <translation>正在运行的运行已这么久没有写入任何内容。</translation>
    </message>
    <message>
        <source>It trains fewer samples a second than earlier in the same attempt.</source>
        <translation>每秒训练的样本少于同一次尝试的早先时段。</translation>
    </message>
    <message>
        <source>No more than this is free on the disk of the run directory. On this workstation only.</source>
        <translation>运行目录所在磁盘只剩这么少。仅限本工作站。</translation>
    </message>
    <message>
        <source>Heat or the hardware slowed a GPU down for this share of the last two minutes.</source>
        <translation>在最近两分钟的这一比例内，过热或硬件使 GPU 变慢。</translation>
    </message>
    <message>
        <source>The engine has written another warning or error.</source>
        <translation>引擎写入了其他警告或错误。</translation>
    </message>
    <message>
        <source>A run is done, or has failed, stopped or been interrupted.</source>
        <translation>运行已完成、失败、停止或中断。</translation>
    </message>
    <message>
        <source>% slower</source>
        <translation>% 变慢</translation>
    </message>
    <message>
        <source>validations</source>
        <translation>次验证</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
</context>
<context>
    <name>trainyard::AlertsDialog</name>
    <message>
        <source>Alerts</source>
        <translation>提醒</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>What was noticed</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Nothing was noticed</source>
        <translation>没有提醒</translation>
    </message>
    <message>
        <source>What the rules notice about runs that train is listed here.</source>
        <translation>规则在训练中的运行里发现的内容会列在这里。</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>显示运行</translation>
    </message>
    <message>
        <source>No more of this kind for this run</source>
        <translation>此运行不再提醒此类</translation>
    </message>
    <message>
        <source>Mark all as seen</source>
        <translation>全部标为已读</translation>
    </message>
    <message>
        <source>%1, not seen yet</source>
        <translation>%1，未读</translation>
    </message>
</context>
<context>
    <name>trainyard::AugmentDialog</name>
    <message>
        <source>Augmentation preview</source>
        <translation>数据增强预览</translation>
    </message>
    <message>
        <source>Images before and after augmentation</source>
        <translation>增强前后的图像</translation>
    </message>
    <message>
        <source>Kind of change to show</source>
        <translation>要显示的变换类型</translation>
    </message>
    <message>
        <source>Other images</source>
        <translation>其他图像</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Reading images…</source>
        <translation>正在读取图像…</translation>
    </message>
    <message>
        <source>There is nothing to show</source>
        <translation>没有可显示的内容</translation>
    </message>
    <message>
        <source>Augmentation is off: every epoch sees the same images.</source>
        <translation>数据增强已关闭：每个 epoch 看到相同的图像。</translation>
    </message>
    <message>
        <source>What the network sees, %1 × %2 pixels: exactly these images, with the form&apos;s seed.</source>
        <translation>网络所见，%1 × %2 像素：正是这些图像，使用表单中的种子。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原图</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <translation>Epoch %1</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4</source>
        <translation>%1 %2，%3 %4</translation>
    </message>
</context>
<context>
    <name>trainyard::AugmentFields</name>
    <message>
        <source>Flip</source>
        <translation>翻转</translation>
    </message>
    <message>
        <source>Mirror half of the training images, left to right</source>
        <translation>将一半训练图像左右镜像</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>Pad each training image and crop it at a random place</source>
        <translation>填充每张训练图像并在随机位置裁剪</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>随机缩放裁剪</translation>
    </message>
    <message>
        <source>Take a random part of each image and resize it: the usual choice for photographs</source>
        <translation>取每张图像的随机部分并缩放：照片的常用做法</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Turn by a random multiple of 90°</source>
        <translation>按 90° 的随机倍数旋转</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Change brightness, contrast, saturation and hue</source>
        <translation>改变亮度、对比度、饱和度和色相</translation>
    </message>
    <message>
        <source>RandAugment</source>
        <translation>RandAugment</translation>
    </message>
    <message>
        <source>Some random operations of a fixed strength</source>
        <translation>若干固定强度的随机操作</translation>
    </message>
    <message>
        <source>Cutout</source>
        <translation>Cutout</translation>
    </message>
    <message>
        <source>Cover a square at a random place</source>
        <translation>在随机位置遮盖一个方块</translation>
    </message>
    <message>
        <source>Mixup</source>
        <translation>Mixup</translation>
    </message>
    <message>
        <source>Blend images, and their labels, with one another</source>
        <translation>将图像及其标签相互混合</translation>
    </message>
    <message>
        <source>CutMix</source>
        <translation>CutMix</translation>
    </message>
    <message>
        <source>Paste in a rectangle of another image, and mix the labels accordingly</source>
        <translation>贴入另一图像的矩形，并相应混合标签</translation>
    </message>
    <message>
        <source>Augment</source>
        <translation>数据增强</translation>
    </message>
    <message>
        <source>Random changes of training images, different in every epoch</source>
        <translation>训练图像的随机变换，每个 epoch 不同</translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation>预览…</translation>
    </message>
    <message>
        <source>Shows the effect of these changes on real images</source>
        <translation>在真实图像上显示这些变换的效果</translation>
    </message>
</context>
<context>
    <name>trainyard::AugmentViewModel</name>
    <message>
        <source>All together</source>
        <translation>全部一起</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>翻转</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>Resized crop</source>
        <translation>随机缩放裁剪</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
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
    <name>trainyard::BlockText</name>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln 个运行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::BusyBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>trainyard::CacheFields</name>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>The same, in a folder that you choose</source>
        <translation>同上，但位于所选的文件夹</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>The prepared cache: images are decoded and resized once, when a run first uses them</source>
        <translation>预处理缓存：图像在首次被运行使用时解码和缩放一次</translation>
    </message>
    <message>
        <source>Folder of the prepared cache</source>
        <translation>预处理缓存的文件夹</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>选择文件夹</translation>
    </message>
</context>
<context>
    <name>trainyard::CalibrationChart</name>
    <message>
        <source>too sure</source>
        <translation>过于自信</translation>
    </message>
    <message>
        <source>samples by confidence</source>
        <translation>按置信度的样本</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation>对数刻度</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>%1 to %2 sure</source>
        <translation>置信度 %1 到 %2</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>95 % range</source>
        <translation>95 % 范围</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>mean confidence</source>
        <translation>平均置信度</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignDialog</name>
    <message>
        <source>Start as a campaign</source>
        <translation>启动为批量实验</translation>
    </message>
    <message>
        <source>Scaling study</source>
        <translation>扩展性研究</translation>
    </message>
    <message>
        <source>The same training with several numbers of ranks, to see the gain from more ranks</source>
        <translation>用多种 rank 数进行同一训练，查看更多 rank 的收益</translation>
    </message>
    <message>
        <source>Several seeds</source>
        <translation>多个种子</translation>
    </message>
    <message>
        <source>The same run several times, each with another seed</source>
        <translation>同一运行多次，每次使用不同种子</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>批量实验的名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>Number of runs of each kind, each with its own seed</source>
        <translation>每种运行的数量，各有自己的种子</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank 数</translation>
    </message>
    <message>
        <source>Batch per rank</source>
        <translation>每 rank batch</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Runs of the campaign</source>
        <translation>批量实验的运行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>加入队列</translation>
    </message>
    <message>
        <source>Numbers of ranks</source>
        <translation>Rank 数</translation>
    </message>
    <message>
        <source>Numbers of ranks to train with, separated by commas; 1 is added if it is missing</source>
        <translation>用于训练的 rank 数，以逗号分隔；缺少 1 时会自动添加</translation>
    </message>
    <message>
        <source>Accuracy tolerance</source>
        <translation>准确率容差</translation>
    </message>
    <message>
        <source> points</source>
        <translation> 百分点</translation>
    </message>
    <message>
        <source>Loss tolerance</source>
        <translation>损失容差</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>of accuracy,</source>
        <translation>（准确率），</translation>
    </message>
    <message>
        <source>of the loss</source>
        <translation>（损失）</translation>
    </message>
    <message>
        <source>All runs are queued at once; each waits until it has the machine to itself. Speed is measured without the first epoch.</source>
        <translation>所有运行一次性排队；每个都等到可独占机器时才运行。测速不计第一个 epoch。</translation>
    </message>
    <message>
        <source>Cells per stage</source>
        <translation>每阶段单元数</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>A cascade: cell i of each stage starts after cell i of the previous stage has succeeded</source>
        <translation>级联：每阶段的第 i 个单元在前一阶段的第 i 个单元成功后启动</translation>
    </message>
    <message>
        <source>Cells at once</source>
        <translation>同时单元数</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Maximum number of cells that a cluster runs at once</source>
        <translation>集群同时运行的最大单元数</translation>
    </message>
    <message>
        <source>Per stage</source>
        <translation>每阶段</translation>
    </message>
    <message>
        <source>cells,</source>
        <translation>个单元，</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>个同时</translation>
    </message>
    <message>
        <source>On a cluster each stage is submitted as one job array. On a workstation the cells wait in the queue for free cores.</source>
        <translation>在集群上，每个阶段作为一个作业数组提交。在工作站上，各单元在队列中等待空闲的核。</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>在 %1 上</translation>
    </message>
    <message>
        <source>Lottery tickets</source>
        <translation>彩票实验</translation>
    </message>
    <message>
        <source>A dense run, then the same net pruned by several amounts and reset to several points</source>
        <translation>一个稠密运行，然后将同一网络按多种剪枝量剪枝并重置到多个点</translation>
    </message>
    <message>
        <source>the first %1 of %2 runs</source>
        <translation>前 %1 个运行，共 %2 个</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln 个运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Queue %Ln run(s)</source>
        <translation>
            <numerusform>将 %Ln 个运行排队</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>The same training with other settings, to find the best ones</source>
        <translation>用不同设置进行同一训练，找出最佳设置</translation>
    </message>
    <message>
        <source>The search goes on when this window is closed: each run asks for its settings when it starts.</source>
        <translation>关闭此窗口后搜索仍会继续：每个运行在启动时请求其设置。</translation>
    </message>
    <message>
        <source>Only networks of the engine are pruned and reset; a program does that itself</source>
        <translation>只有引擎的网络会被剪枝和重置；程序须自行完成</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignForm</name>
    <message>
        <source>Give the campaign a name.</source>
        <translation>请为批量实验命名。</translation>
    </message>
    <message>
        <source>A tolerance is 0 or more.</source>
        <translation>容差不能小于 0。</translation>
    </message>
    <message>
        <source>“%1” is not a number of ranks.</source>
        <translation>“%1”不是 rank 数。</translation>
    </message>
    <message>
        <source>There is no forecast for a search that varies the epochs.</source>
        <translation>改变 epoch 数的搜索没有预估。</translation>
    </message>
    <message>
        <source>The duration is known once a run on this machine has gone from its beginning to its end, unpruned and with the same network, data format, image size, precision, device, threads and ranks. Or type what a whole run takes.</source>
        <translation>在此机器上有一次运行从头到尾完成（未剪枝，且网络、数据格式、图像尺寸、数值精度、设备、线程数和 rank 数相同）后，时长才可得知。也可输入完整运行的用时。</translation>
    </message>
    <message>
        <source>Without waiting in the queue; other settings may train faster or slower.</source>
        <translation>不含排队等待；其他设置的训练可能更快或更慢。</translation>
    </message>
    <message>
        <source>%1 for a whole run, from measured steps; without waiting in the queue.</source>
        <translation>完整运行 %1，根据实测步速；不含排队等待。</translation>
    </message>
    <message>
        <source>%1 for a whole run, as %2 took; without waiting in the queue.</source>
        <translation>完整运行 %1，根据 %2 的用时；不含排队等待。</translation>
    </message>
    <message>
        <source>Type what a whole run takes.</source>
        <translation>请输入一次完整运行所需的时间。</translation>
    </message>
    <message>
        <source>No parameter or variable is {seed}: the script finds the seed only in $TRAINYARD_SEED or by the helper.</source>
        <translation>没有参数或变量为 {seed}：脚本只能从 $TRAINYARD_SEED 或通过辅助库得到种子。</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsModel</name>
    <message>
        <source>Scaling study</source>
        <translation>扩展性研究</translation>
    </message>
    <message>
        <source>Series of runs</source>
        <translation>运行系列</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>批量实验</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>no runs</source>
        <translation>无运行</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 / %Ln 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Lottery tickets</source>
        <translation>彩票实验</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsPage</name>
    <message>
        <source>No campaigns yet</source>
        <translation>还没有批量实验</translation>
    </message>
    <message>
        <source>A campaign is a set of runs planned together, such as one spec trained with 1, 2 and 4 ranks. Set up a run, then choose Start as campaign.</source>
        <translation>批量实验是一组共同规划的运行，例如用 1、2 和 4 个 rank 训练同一配置。请先设置一个运行，然后选择“启动为批量实验”。</translation>
    </message>
    <message>
        <source>Set up a run</source>
        <translation>设置运行</translation>
    </message>
    <message>
        <source>Nothing archived</source>
        <translation>没有已归档的内容</translation>
    </message>
    <message>
        <source>Archived campaigns are kept here; nothing is lost.</source>
        <translation>已归档的批量实验保存在这里，不会丢失任何内容。</translation>
    </message>
    <message>
        <source>Start missing cells</source>
        <translation>启动缺少的单元</translation>
    </message>
    <message>
        <source>Stop all…</source>
        <translation>全部停止…</translation>
    </message>
    <message>
        <source>Export charts…</source>
        <translation>导出图表…</translation>
    </message>
    <message>
        <source>Export tables…</source>
        <translation>导出表格…</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>批量实验</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Forecast…</source>
        <translation>预估…</translation>
    </message>
    <message>
        <source>How the forecast is made, compared with published speed-ups</source>
        <translation>预估的方法，与已发表加速比的比较</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>Open on the Live page</source>
        <translation>在“实时”页面打开</translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation>在“运行”中显示</translation>
    </message>
    <message>
        <source>Show its timeline</source>
        <translation>显示其时间线</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>取消归档</translation>
    </message>
    <message>
        <source>There are no findings before the first runs are done.</source>
        <translation>首批运行完成之前没有结论。</translation>
    </message>
    <message>
        <source>1 cell has no run or an incomplete one</source>
        <translation>1 个单元没有运行或运行不完整</translation>
    </message>
    <message>
        <source>%1 cells have no run or an incomplete one</source>
        <translation>%1 个单元没有运行或运行不完整</translation>
    </message>
    <message>
        <source>double-click opens the run</source>
        <translation>双击打开运行</translation>
    </message>
    <message>
        <source>Stop all</source>
        <translation>全部停止</translation>
    </message>
    <message numerus="yes">
        <source>Stop %Ln run(s)?</source>
        <translation>
            <numerusform>停止 %Ln 个运行？</numerusform>
        </translation>
    </message>
    <message>
        <source>Running runs first write a checkpoint and can be resumed later; waiting runs leave the queue.</source>
        <translation>运行中的运行会先写入检查点，之后可以恢复；等待中的运行会离开队列。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>已导出到 %1</translation>
    </message>
    <message>
        <source>Export the charts</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>批量实验</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>看板</translation>
    </message>
    <message>
        <source>Every run of the campaign</source>
        <translation>批量实验的每个运行</translation>
    </message>
    <message>
        <source>Page (*.pdf);;Drawing (*.svg);;Picture (*.png);;Values (*.csv);;LaTeX table (*.tex)</source>
        <translation>页面 (*.pdf);;矢量图 (*.svg);;图片 (*.png);;数值 (*.csv);;LaTeX 表格 (*.tex)</translation>
    </message>
    <message>
        <source>Results at a glance</source>
        <translation>结果一览</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Values (*.csv)</source>
        <translation>图片 (*.png);;矢量图 (*.svg);;数值 (*.csv)</translation>
    </message>
</context>
<context>
    <name>trainyard::CampaignsViewModel</name>
    <message numerus="yes">
        <source>%1 of %Ln run(s) done</source>
        <translation>
            <numerusform>%Ln 个运行中 %1 个完成</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 个运行中</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 个等待中</translation>
    </message>
    <message>
        <source>%1 ended otherwise</source>
        <translation>%1 个以其他方式结束</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>There is no forecast for asynchronous runs, because their ranks do not share steps.</source>
        <translation>异步运行没有预估，因为其 rank 不共享训练步。</translation>
    </message>
    <message>
        <source>The forecast needs complete runs with one rank and with another number of ranks.</source>
        <translation>预估需要单 rank 和另一 rank 数的完整运行。</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>Forecast from 1 and %1 ranks: %2 per step and %3 per sample on one rank, %4 of waiting for each other with %5.</source>
        <translation>根据 1 和 %1 个 rank 预估：单 rank 每步 %2、每样本 %3，%5 时相互等待 %4。</translation>
    </message>
    <message>
        <source>Next to other ranks, a rank computes %1 times as long.</source>
        <translation>有其他 rank 时，一个 rank 的计算时间为 %1 倍。</translation>
    </message>
    <message>
        <source>The machine has %1 cores, which additional ranks share.</source>
        <translation>机器有 %1 个核，由增加的 rank 共享。</translation>
    </message>
    <message numerus="yes">
        <source>Stopping %Ln run(s)</source>
        <translation>
            <numerusform>正在停止 %Ln 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Campaign archived; its runs are unchanged</source>
        <translation>批量实验已归档；其运行不变</translation>
    </message>
    <message>
        <source>Campaign unarchived</source>
        <translation>批量实验已取消归档</translation>
    </message>
    <message>
        <source>Assumes that more than %1 ranks do not slow each other&apos;s memory further.</source>
        <translation>假设多于 %1 个 rank 不会进一步拖慢彼此的内存。</translation>
    </message>
    <message>
        <source>Assumes that every rank has its own cores, that more than %1 ranks on a node do not slow each other&apos;s memory and links further, and that ranks on other nodes do not wait longer for sums.</source>
        <translation>假设每个 rank 有自己的核，一个节点上多于 %1 个 rank 不会进一步拖慢彼此的内存和链路，且其他节点上的 rank 等待求和的时间不会更长。</translation>
    </message>
</context>
<context>
    <name>trainyard::CatalogueDialog</name>
    <message>
        <source>Download a data set</source>
        <translation>下载数据集</translation>
    </message>
    <message>
        <source>Downloads come from the publisher, through the system&apos;s proxy, into %1. An interrupted download continues where it stopped; every file is checked against its checksum.</source>
        <translation>从发布者处经系统代理下载到 %1。中断的下载会从停止处继续；每个文件都会核对校验和。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>许可证：%1</translation>
    </message>
    <message>
        <source>Download of %1</source>
        <translation>下载 %1</translation>
    </message>
    <message>
        <source>Where %1 comes from: %2</source>
        <translation>%1 的来源：%2</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>已下载</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>trainyard::CatalogueViewModel</name>
    <message>
        <source>Already in the list.</source>
        <translation>已在列表中。</translation>
    </message>
    <message>
        <source>Waiting for another download…</source>
        <translation>正在等待另一个下载…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Checking existing files: %1 of %2</source>
        <translation>正在检查现有文件：%1 / %2</translation>
    </message>
    <message>
        <source>Unpacking…</source>
        <translation>正在解包…</translation>
    </message>
    <message>
        <source>The connection broke; trying again…</source>
        <translation>连接断开；正在重试…</translation>
    </message>
</context>
<context>
    <name>trainyard::CellsModel</name>
    <message>
        <source>It has no run yet: Start missing cells creates one.</source>
        <translation>还没有运行：“启动缺少的单元”会创建一个。</translation>
    </message>
    <message>
        <source>%1, repeat %2</source>
        <translation>%1，第 %2 次重复</translation>
    </message>
    <message>
        <source>%1 · stage %2</source>
        <translation>%1 · 阶段 %2</translation>
    </message>
    <message>
        <source>No run</source>
        <translation>无运行</translation>
    </message>
    <message>
        <source>Best validation accuracy</source>
        <translation>最佳验证准确率</translation>
    </message>
    <message>
        <source>Lowest validation loss</source>
        <translation>最低验证损失</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>已训练</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>样本/秒</translation>
    </message>
    <message>
        <source>Best accuracy</source>
        <translation>最佳准确率</translation>
    </message>
    <message>
        <source>Lowest loss</source>
        <translation>最低损失</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Mean of the training without the first epoch, as in the chart Throughput</source>
        <translation>不含第一个 epoch 的训练平均值，与图表“吞吐量”相同</translation>
    </message>
    <message>
        <source>As the run last reported it</source>
        <translation>运行最近一次报告的值</translation>
    </message>
</context>
<context>
    <name>trainyard::CellsTable</name>
    <message>
        <source>Cells of the campaign</source>
        <translation>批量实验的单元</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartCard</name>
    <message>
        <source>checkpoint</source>
        <translation>检查点</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartExportDialog</name>
    <message>
        <source>Screen</source>
        <translation>屏幕</translation>
    </message>
    <message>
        <source>Print, one column</source>
        <translation>打印，单栏</translation>
    </message>
    <message>
        <source>Print, two columns</source>
        <translation>打印，双栏</translation>
    </message>
    <message>
        <source>Slide, 16 : 9</source>
        <translation>幻灯片，16 : 9</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dashes, for print without colours</source>
        <translation>虚线，用于无彩色打印</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>PNG, a picture</source>
        <translation>PNG，图片</translation>
    </message>
    <message>
        <source>SVG, vectors</source>
        <translation>SVG，矢量</translation>
    </message>
    <message>
        <source>PDF, vectors</source>
        <translation>PDF，矢量</translation>
    </message>
    <message>
        <source>CSV, the shown values</source>
        <translation>CSV，所示数值</translation>
    </message>
    <message>
        <source>%1 dots per inch</source>
        <translation>每英寸 %1 点</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartLegend</name>
    <message>
        <source>Legend: %1</source>
        <translation>图例：%1</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartMenu</name>
    <message>
        <source>Previous view</source>
        <translation>上一视图</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>Copy the shown values</source>
        <translation>复制所示数值</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Chart copied</source>
        <translation>图表已复制</translation>
    </message>
    <message>
        <source>Values copied as CSV</source>
        <translation>数值已复制为 CSV</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Chart exported to %1</source>
        <translation>图表已导出到 %1</translation>
    </message>
</context>
<context>
    <name>trainyard::ChartText</name>
    <message>
        <source>smoothed, %1</source>
        <translation>平滑，%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 runs</source>
        <translation>%1 到 %2 个运行</translation>
    </message>
    <message>
        <source>mean of %1 each</source>
        <translation>各为 %1 的均值</translation>
    </message>
    <message>
        <source>mean, lowest to highest of %1 each</source>
        <translation>各为 %1 的均值及最低到最高</translation>
    </message>
    <message>
        <source>mean ± standard deviation of %1 each</source>
        <translation>各为 %1 的均值 ± 标准差</translation>
    </message>
    <message>
        <source>mean ± standard error of %1 each</source>
        <translation>各为 %1 的均值 ± 标准误</translation>
    </message>
    <message>
        <source>mean with 95 % interval of %1 each</source>
        <translation>各为 %1 的均值及 95 % 区间</translation>
    </message>
</context>
<context>
    <name>trainyard::CheckpointDialog</name>
    <message>
        <source>Choose a checkpoint</source>
        <translation>选择检查点</translation>
    </message>
    <message>
        <source>Find a run</source>
        <translation>查找运行</translation>
    </message>
    <message>
        <source>Text in the spec</source>
        <translation>配置中的文本</translation>
    </message>
    <message>
        <source>The run spec&apos;s name for this checkpoint</source>
        <translation>运行配置中此检查点的名称</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>A .safetensors file, such as a saved ticket</source>
        <translation>.safetensors 文件，例如保存的彩票</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Looking for runs…</source>
        <translation>正在查找运行…</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Runs with checkpoints</source>
        <translation>有检查点的运行</translation>
    </message>
    <message>
        <source>Runs on %1</source>
        <translation>%1 上的运行</translation>
    </message>
    <message>
        <source>No run on this workstation has a checkpoint yet.</source>
        <translation>本工作站上还没有运行有检查点。</translation>
    </message>
    <message>
        <source>No run on %1 has a checkpoint yet.</source>
        <translation>%1 上还没有运行有检查点。</translation>
    </message>
    <message>
        <source>A run may later delete its older checkpoints: have it keep them (Training › Checkpoints), or choose its end.</source>
        <translation>运行之后可能会删除较旧的检查点：请让它保留（训练 › 检查点），或选择其终点。</translation>
    </message>
    <message>
        <source>%1 (cloned here)</source>
        <translation>%1（在此克隆）</translation>
    </message>
    <message>
        <source>%1
%2, %3</source>
        <translation>%1
%2，%3</translation>
    </message>
    <message>
        <source>step %1
%2</source>
        <translation>第 %1 步
%2</translation>
    </message>
    <message>
        <source>Checkpoints and tickets (*.safetensors)</source>
        <translation>检查点和彩票 (*.safetensors)</translation>
    </message>
</context>
<context>
    <name>trainyard::CheckpointField</name>
    <message>
        <source>RUN@epoch-2 or a file</source>
        <translation>RUN@epoch-2 或文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose from the existing checkpoints of runs</source>
        <translation>从运行的现有检查点中选择</translation>
    </message>
</context>
<context>
    <name>trainyard::ChoicesButton</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassBars</name>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>Precision and recall by class</source>
        <translation>各类别的精确率和召回率</translation>
    </message>
    <message>
        <source>%1: %2 samples, predicted %3 times.
Precision %4: share of these predictions that are right.
Recall %5: share of its samples that are found.</source>
        <translation>%1：%2 个样本，预测 %3 次。
精确率 %4：这些预测中正确的比例。
召回率 %5：其样本中被找到的比例。</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassifiedModel</name>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>true class: %1</source>
        <translation>真实类别：%1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassifyPane</name>
    <message>
        <source>Classify images…</source>
        <translation>分类图像…</translation>
    </message>
    <message>
        <source>Classify a folder…</source>
        <translation>分类文件夹…</translation>
    </message>
    <message>
        <source>Classify the clipboard&apos;s image</source>
        <translation>分类剪贴板中的图像</translation>
    </message>
    <message>
        <source>Number of a validation sample</source>
        <translation>验证样本的编号</translation>
    </message>
    <message>
        <source>Number of a sample of the run&apos;s validation set, from 0</source>
        <translation>运行的验证集中样本的编号，从 0 起</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>打开样本</translation>
    </message>
    <message>
        <source>Top %1</source>
        <translation>Top %1</translation>
    </message>
    <message>
        <source>Dead channels</source>
        <translation>失活通道</translation>
    </message>
    <message>
        <source>What each layer makes of it</source>
        <translation>每层对它的处理</translation>
    </message>
    <message>
        <source>strongest first</source>
        <translation>最强在前</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>按编号</translation>
    </message>
    <message>
        <source>Order of the channels</source>
        <translation>通道的顺序</translation>
    </message>
    <message>
        <source>Wrong: this is “%1”. %2</source>
        <translation>错误：这是“%1”。%2</translation>
    </message>
    <message numerus="yes">
        <source>the other %Ln class(es): %1</source>
        <translation>
            <numerusform>其他 %Ln 个类别：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>the strongest channels of each, by number</source>
        <translation>各层最强的通道，按编号</translation>
    </message>
    <message>
        <source>Choose an input at the left.</source>
        <translation>请在左侧选择输入。</translation>
    </message>
    <message>
        <source>being computed…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>never above 0 in %1 samples</source>
        <translation>在 %1 个样本中从未大于 0</translation>
    </message>
    <message>
        <source>The Predictions tab finds them while it goes through the set.</source>
        <translation>“预测”选项卡在遍历集合时会找出它们。</translation>
    </message>
    <message>
        <source>No channel is dead. %1</source>
        <translation>没有失活通道。%1</translation>
    </message>
    <message>
        <source>List as CSV…</source>
        <translation>列表存为 CSV…</translation>
    </message>
</context>
<context>
    <name>trainyard::ClassifyViewModel</name>
    <message>
        <source>class %1</source>
        <translation>类别 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The net is opened…</source>
        <translation>正在打开网络…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) are not images or cannot be read</source>
        <translation>
            <numerusform>%Ln 个文件不是图像或无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message numerus="yes">
        <source>%Ln input(s)</source>
        <translation>
            <numerusform>%Ln 个输入</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 not sure</source>
        <translation>%1，%2 个无把握</translation>
    </message>
    <message>
        <source>no labels, so no accuracy</source>
        <translation>没有标签，因此没有准确率</translation>
    </message>
    <message>
        <source>features, scaled as in training</source>
        <translation>特征，缩放同训练时</translation>
    </message>
    <message>
        <source>resized to %1 × %2, normalised as in training</source>
        <translation>缩放到 %1 × %2，归一化同训练时</translation>
    </message>
    <message>
        <source>fitted to %1 × %2, normalised as in training</source>
        <translation>适配到 %1 × %2，归一化同训练时</translation>
    </message>
    <message>
        <source>one input: %1 ms</source>
        <translation>单个输入：%1 毫秒</translation>
    </message>
    <message>
        <source>Not sure: below %1, where this net is right in fewer than %2 of the cases (calibration)</source>
        <translation>无把握：低于 %1，此时该网络的正确率不足 %2（校准）</translation>
    </message>
    <message>
        <source>Not sure: below %1. With the calibration of the Predictions tab, the limit follows from how often this net is right.</source>
        <translation>无把握：低于 %1。有了“预测”选项卡的校准后，该界限由此网络的正确率得出。</translation>
    </message>
    <message>
        <source>This net gives no probabilities.</source>
        <translation>此网络不给出概率。</translation>
    </message>
    <message>
        <source>The Predictions tab finds out how often this net is right at this confidence.</source>
        <translation>“预测”选项卡会得出此网络在该置信度下的正确率。</translation>
    </message>
    <message>
        <source>The validation set has no predictions with this confidence.</source>
        <translation>验证集中没有此置信度的预测。</translation>
    </message>
    <message>
        <source>At %1–%2 this net is right in %3 of the cases (%4 of %5).</source>
        <translation>在 %1–%2 时，此网络的正确率为 %3（%4 / %5）。</translation>
    </message>
    <message>
        <source>%1 × %2 values, drawn smooth</source>
        <translation>%1 × %2 个值，平滑绘制</translation>
    </message>
    <message>
        <source>%1; a grey patch of %2 × %2 pixels, moved by %3</source>
        <translation>%1；%2 × %2 像素的灰块，每次移动 %3</translation>
    </message>
    <message>
        <source>This run is on %1 and your images are on this workstation. Fetch this checkpoint first; then this workstation classifies them. Samples of the run&apos;s own data can be shown without that.</source>
        <translation>此运行在 %1 上，而图像在本工作站上。请先取回此检查点，然后由本工作站分类。运行自身数据的样本无需如此即可显示。</translation>
    </message>
    <message>
        <source>pasted %1.png</source>
        <translation>已粘贴 %1.png</translation>
    </message>
    <message>
        <source>The engine gave no answer for this input.</source>
        <translation>引擎没有给出此输入的结果。</translation>
    </message>
    <message>
        <source>This net reads features, not images: there is no place to look at.</source>
        <translation>此网络读取的是特征而非图像：没有可查看的位置。</translation>
    </message>
    <message>
        <source>No layer of this net has an output with places. Occlusion works without one.</source>
        <translation>此网络没有输出带空间位置的层。遮挡法不需要这样的层。</translation>
    </message>
    <message>
        <source>right: %1 of %2 labelled</source>
        <translation>正确：%2 个有标签的中 %1 个</translation>
    </message>
</context>
<context>
    <name>trainyard::Columns</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>State of the run on its machine</source>
        <translation>运行在其机器上的状态</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建时间</translation>
    </message>
    <message>
        <source>When the run was submitted</source>
        <translation>运行提交的时间</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>结束时间</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>已训练</translation>
    </message>
    <message>
        <source>Total training time of all attempts</source>
        <translation>所有尝试的总训练时间</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoch</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>样本/秒</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Learning rate of the newest step</source>
        <translation>最新一步的学习率</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Val top-1</source>
        <translation>验证 top-1</translation>
    </message>
    <message>
        <source>Course of validation accuracy over the run</source>
        <translation>运行过程中验证准确率的走势</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>最新 %1</translation>
    </message>
    <message>
        <source>Worst %1</source>
        <translation>最差 %1</translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>最佳 %1</translation>
    </message>
    <message>
        <source>Series %1: highest is best for accuracies and rates, lowest for losses and times</source>
        <translation>系列 %1：准确率和速率以最高为佳，损失和时间以最低为佳</translation>
    </message>
    <message>
        <source>Setting %1 of the run spec</source>
        <translation>运行配置的设置 %1</translation>
    </message>
    <message>
        <source>Best val top-1</source>
        <translation>最佳验证 top-1</translation>
    </message>
    <message>
        <source>Last val top-1</source>
        <translation>最新验证 top-1</translation>
    </message>
    <message>
        <source>Best val top-5</source>
        <translation>最佳验证 top-5</translation>
    </message>
    <message>
        <source>Best val loss</source>
        <translation>最佳验证损失</translation>
    </message>
    <message>
        <source>Last train loss</source>
        <translation>最新训练损失</translation>
    </message>
</context>
<context>
    <name>trainyard::ColumnsDialog</name>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Search columns, series and parameters</source>
        <translation>搜索列、系列和参数</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Newest value of a series</source>
        <translation>系列的最新值</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Highest of accuracies and rates, lowest of losses and times</source>
        <translation>准确率和速率取最高，损失和时间取最低</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>最差</translation>
    </message>
    <message>
        <source>The opposite of best</source>
        <translation>与最佳相反</translation>
    </message>
    <message>
        <source>Value of a series</source>
        <translation>系列的取值</translation>
    </message>
    <message>
        <source>Available columns</source>
        <translation>可用的列</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Add the selected columns (Enter)</source>
        <translation>添加所选的列 (Enter)</translation>
    </message>
    <message>
        <source>Remove the selected columns (Del)</source>
        <translation>移除所选的列 (Del)</translation>
    </message>
    <message>
        <source>Move left in the table (Alt+Up)</source>
        <translation>在表格中左移 (Alt+Up)</translation>
    </message>
    <message>
        <source>Move right in the table (Alt+Down)</source>
        <translation>在表格中右移 (Alt+Down)</translation>
    </message>
    <message>
        <source>Columns of the table in their order</source>
        <translation>表格的列，按其顺序</translation>
    </message>
    <message>
        <source>In the table, left to right</source>
        <translation>表格中，从左到右</translation>
    </message>
    <message>
        <source>Default columns</source>
        <translation>默认列</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
</context>
<context>
    <name>trainyard::CompareOptions</name>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>As usual: 0.6, none for values of epochs</source>
        <translation>通常：0.6，每 epoch 的值不平滑</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 ≈ %2 values</source>
        <translation>%1 ≈ %2 个值</translation>
    </message>
    <message>
        <source>Kind of smoothing</source>
        <translation>平滑方式</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>高斯</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>对数 x 轴</translation>
    </message>
    <message>
        <source>Raw values</source>
        <translation>原始值</translation>
    </message>
    <message>
        <source>Clip outliers</source>
        <translation>截去离群值</translation>
    </message>
    <message>
        <source>Smoothing, axes, outliers, and what tells the lines apart</source>
        <translation>平滑、坐标轴、离群值，以及如何区分曲线</translation>
    </message>
    <message>
        <source>Colours by</source>
        <translation>颜色依据</translation>
    </message>
    <message>
        <source>Dashes by</source>
        <translation>线型依据</translation>
    </message>
    <message>
        <source>A chart for each</source>
        <translation>每个取值一张图</translation>
    </message>
    <message>
        <source>All runs together</source>
        <translation>所有运行合在一起</translation>
    </message>
    <message>
        <source>Each run by itself</source>
        <translation>每个运行各自</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n value(s)</source>
        <translation>
            <numerusform>%1：%n 个值</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ComparePane</name>
    <message>
        <source>by step</source>
        <translation>按步</translation>
    </message>
    <message>
        <source>by epoch</source>
        <translation>按 epoch</translation>
    </message>
    <message>
        <source>by samples</source>
        <translation>按样本</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Comparison of %1 runs</source>
        <translation>%1 个运行的比较</translation>
    </message>
    <message>
        <source>Lines of the chart</source>
        <translation>图表的线条</translation>
    </message>
    <message>
        <source>Each run</source>
        <translation>每个运行</translation>
    </message>
    <message>
        <source>Setting that parts the groups</source>
        <translation>划分组的设置</translation>
    </message>
    <message>
        <source>Runs with equal values form a group; seeds do not part them</source>
        <translation>值相同的运行组成一组；种子不参与划分</translation>
    </message>
    <message>
        <source>of equal settings</source>
        <translation>设置相同</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>按 %1</translation>
    </message>
    <message>
        <source>Groups, with their range</source>
        <translation>组，含范围</translation>
    </message>
    <message>
        <source>Groups ± std. deviation</source>
        <translation>组 ± 标准差</translation>
    </message>
    <message>
        <source>Groups ± std. error</source>
        <translation>组 ± 标准误</translation>
    </message>
    <message>
        <source>Groups, 95 % interval</source>
        <translation>组，95 % 区间</translation>
    </message>
    <message>
        <source>Curves, %1 of %2 runs</source>
        <translation>曲线，%1 / %2 个运行</translation>
    </message>
    <message>
        <source>Axis of the charts</source>
        <translation>图表的轴</translation>
    </message>
    <message>
        <source>by time trained</source>
        <translation>按训练时间</translation>
    </message>
    <message>
        <source>by time since the start</source>
        <translation>按启动后时间</translation>
    </message>
    <message>
        <source>by date</source>
        <translation>按日期</translation>
    </message>
    <message>
        <source>Undo the change of the charts</source>
        <translation>撤销图表的更改</translation>
    </message>
    <message>
        <source>Redo the change of the charts</source>
        <translation>重做图表的更改</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Add a chart</source>
        <translation>添加图表</translation>
    </message>
    <message>
        <source>Add charts of other series, or of arithmetic with series</source>
        <translation>添加其他系列或系列算式的图表</translation>
    </message>
</context>
<context>
    <name>trainyard::ComparisonModel</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>trainyard::ConfusionMatrix</name>
    <message>
        <source>Confusion matrix</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1，正确</translation>
    </message>
    <message>
        <source>%1 taken for %2</source>
        <comment>classes</comment>
        <translation>%1 误判为 %2</translation>
    </message>
    <message>
        <source>%1 of %2 “%3”, %4</source>
        <comment>samples of a class</comment>
        <translation>%2 个“%3”中的 %1 个，%4</translation>
    </message>
    <message>
        <source>click: show these %1</source>
        <translation>单击：显示这 %1 个</translation>
    </message>
</context>
<context>
    <name>trainyard::CurveGrid</name>
    <message>
        <source>Drag to resize the chart</source>
        <translation>拖动可调整图表大小</translation>
    </message>
    <message>
        <source>Chart menu</source>
        <translation>图表菜单</translation>
    </message>
    <message>
        <source>Other series or expression…</source>
        <translation>其他系列或表达式…</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <translation>对数 y 轴</translation>
    </message>
    <message>
        <source>Wider</source>
        <translation>加宽</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>变窄</translation>
    </message>
    <message>
        <source>Taller</source>
        <translation>增高</translation>
    </message>
    <message>
        <source>Shorter</source>
        <translation>变矮</translation>
    </message>
    <message>
        <source>Height as there is room</source>
        <translation>高度自适应</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>前移</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>后移</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>trainyard::DataDetails</name>
    <message>
        <source>Inspect</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Reads every image again</source>
        <translation>重新读取每张图像</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Puts the format, folder and image size into the New run form</source>
        <translation>将格式、文件夹和图像大小填入“新建运行”表单</translation>
    </message>
    <message>
        <source>Images of each class</source>
        <translation>各类别的图像</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Samples of each class</source>
        <translation>各类别的样本</translation>
    </message>
    <message>
        <source>Sizes of the images</source>
        <translation>图像的大小</translation>
    </message>
    <message>
        <source>Image sizes</source>
        <translation>图像大小</translation>
    </message>
    <message>
        <source>Problems of single images</source>
        <translation>单张图像的问题</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查项</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>无法读取时</translation>
    </message>
    <message>
        <source>Files that are broken or not images</source>
        <translation>损坏或不是图像的文件</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复项</translation>
    </message>
    <message>
        <source>Validation images that are also training images: they make the accuracy look better than it is</source>
        <translation>同时是训练图像的验证图像：会使准确率看起来比实际更好</translation>
    </message>
    <message>
        <source>Check to list</source>
        <translation>要列出的检查项</translation>
    </message>
    <message>
        <source>inspected %1</source>
        <translation>检查于 %1</translation>
    </message>
    <message>
        <source>added %1</source>
        <translation>添加于 %1</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1 classes</source>
        <translation>%1 个类别</translation>
    </message>
    <message>
        <source>of the training images</source>
        <translation>训练图像</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>全部相同</translation>
    </message>
    <message>
        <source>%1 sizes, the most frequent %2</source>
        <translation>%1 种大小，最常见 %2</translation>
    </message>
    <message>
        <source>%1 sizes</source>
        <translation>%1 种大小</translation>
    </message>
    <message>
        <source>No validation image is also a training image.</source>
        <translation>没有验证图像同时是训练图像。</translation>
    </message>
    <message>
        <source>Every image can be read.</source>
        <translation>每张图像都可读取。</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>前 %1 个，共 %2 个</translation>
    </message>
    <message>
        <source>Prepare…</source>
        <translation>预处理…</translation>
    </message>
    <message>
        <source>Decodes and resizes every image once, so that training never waits for it</source>
        <translation>将每张图像解码和缩放一次，使训练无需等待</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>新建运行</translation>
    </message>
    <message>
        <source>none: the samples are numbers</source>
        <translation>无：样本是数值</translation>
    </message>
    <message>
        <source>Every sample can be read.</source>
        <translation>每个样本都可读取。</translation>
    </message>
    <message>
        <source>used by a run on %1</source>
        <translation>于 %1 被运行使用</translation>
    </message>
</context>
<context>
    <name>trainyard::DataElsewhereDialog</name>
    <message>
        <source>Data set on another machine</source>
        <translation>另一台机器上的数据集</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Path on that machine</source>
        <translation>该机器上的路径</translation>
    </message>
    <message>
        <source>Folder or file on it</source>
        <translation>该机器上的文件夹或文件</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a machine on the Machines page first.</source>
        <translation>请先在“机器”页面添加机器。</translation>
    </message>
    <message>
        <source>Enter the full path, starting with /.</source>
        <translation>请输入以 / 开头的完整路径。</translation>
    </message>
    <message>
        <source>The data set is inspected there and stays where it is; runs on that machine find it by its path.</source>
        <translation>数据集在那里检查并留在原处；该机器上的运行按路径找到它。</translation>
    </message>
    <message>
        <source>Trainyard first connects to the machine and may ask you to log in. The data set is inspected there and stays where it is.</source>
        <translation>Trainyard 会先连接该机器，可能要求登录。数据集在那里检查并留在原处。</translation>
    </message>
</context>
<context>
    <name>trainyard::DataFacts</name>
    <message>
        <source>all grey</source>
        <translation>全为灰度</translation>
    </message>
    <message>
        <source>all in colour</source>
        <translation>全为彩色</translation>
    </message>
    <message>
        <source>in colour, %1 grey</source>
        <translation>彩色，%1 张灰度</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 between the splits, %2 within training</source>
        <translation>训练与验证之间 %1，训练集内 %2</translation>
    </message>
    <message>
        <source>%1; %2 with another class</source>
        <translation>%1；%2 个属于其他类别</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Training and validation images, as used in training</source>
        <translation>训练和验证图像，如训练所用</translation>
    </message>
    <message>
        <source>Train at</source>
        <translation>训练大小</translation>
    </message>
    <message>
        <source>The initial size in New run, where it can be changed</source>
        <translation>“新建运行”中的初始大小，可在那里更改</translation>
    </message>
    <message>
        <source>Channel means</source>
        <translation>通道均值</translation>
    </message>
    <message>
        <source>Of the training images at that size; 0 is black and 1 is white</source>
        <translation>该大小下训练图像的均值；0 为黑，1 为白</translation>
    </message>
    <message>
        <source>Deviations</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>Standard deviation of each channel</source>
        <translation>每个通道的标准差</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>Depends only on classes, labels and pixels: the same data has the same fingerprint everywhere</source>
        <translation>只取决于类别、标签和像素：相同的数据在任何地方指纹都相同</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>无法读取时</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重复项</translation>
    </message>
    <message>
        <source>%1 · prepared</source>
        <translation>%1 · 已预处理</translation>
    </message>
    <message>
        <source>%1 in %2 classes</source>
        <translation>%1，%2 个类别</translation>
    </message>
    <message>
        <source>%1 of the training, %2 of the validation samples</source>
        <translation>训练样本的 %1，验证样本的 %2</translation>
    </message>
    <message>
        <source>%1 numbers per sample</source>
        <translation>每个样本 %1 个数</translation>
    </message>
    <message>
        <source>%1 + %2 samples of features</source>
        <translation>%1 + %2 个特征样本</translation>
    </message>
</context>
<context>
    <name>trainyard::DataGroup</name>
    <message>
        <source>Image width</source>
        <translation>图像宽度</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>One channel</source>
        <translation>一个通道</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Three channels</source>
        <translation>三个通道</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>drawn; 0 = 10,000</source>
        <translation>绘制；0 = 10,000</translation>
    </message>
    <message>
        <source>0 = all</source>
        <translation>0 = 全部</translation>
    </message>
    <message>
        <source>drawn; 0 = 2,000</source>
        <translation>绘制；0 = 2,000</translation>
    </message>
    <message>
        <source>random; 0 = 1,281,167</source>
        <translation>随机；0 = 1,281,167</translation>
    </message>
    <message>
        <source>random; 0 = 50,000</source>
        <translation>随机；0 = 50,000</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>As set below</source>
        <translation>按下方设置</translation>
    </message>
    <message>
        <source>A data set of the Data page, by its name</source>
        <translation>“数据”页面中的数据集，按名称</translation>
    </message>
    <message>
        <source>Number of channels</source>
        <translation>通道数</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1，在 %2 上</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
</context>
<context>
    <name>trainyard::DataPage</name>
    <message>
        <source>No data sets yet</source>
        <translation>还没有数据集</translation>
    </message>
    <message>
        <source>A data set is a folder of images with one folder a class, IDX files like MNIST&apos;s, CIFAR batches, a CSV list, TFRecord or HDF5 files. It is read in place; nothing is copied.</source>
        <translation>数据集可以是每类一个文件夹的图像文件夹、MNIST 之类的 IDX 文件、CIFAR batch、CSV 列表、TFRecord 或 HDF5 文件。数据在原处读取，不会复制。</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>%1 was downloaded</source>
        <translation>%1 已下载</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>A file or list…</source>
        <translation>文件或列表…</translation>
    </message>
    <message>
        <source>Download…</source>
        <translation>下载…</translation>
    </message>
    <message>
        <source>Well-known data sets: MNIST, CIFAR and others</source>
        <translation>知名数据集：MNIST、CIFAR 等</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>New run with this data</source>
        <translation>用此数据新建运行</translation>
    </message>
    <message>
        <source>Inspect again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Folder of the data set</source>
        <translation>数据集的文件夹</translation>
    </message>
    <message>
        <source>File or list of the data set</source>
        <translation>数据集的文件或列表</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Prepare…</source>
        <translation>预处理…</translation>
    </message>
    <message>
        <source>Data sets (*.csv *.txt *.tfrecord *.tfrecords *.h5 *.hdf5 *.bin *.tar *.tar.gz *.tgz);;All files (*)</source>
        <translation>数据集 (*.csv *.txt *.tfrecord *.tfrecords *.h5 *.hdf5 *.bin *.tar *.tar.gz *.tgz);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Adds an existing data set on this machine or another one; it stays where it is</source>
        <translation>添加本机或另一台机器上的现有数据集；数据留在原处</translation>
    </message>
    <message>
        <source>On another machine…</source>
        <translation>在另一台机器上…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln data set(s)</source>
        <translation>
            <numerusform>%Ln 个数据集</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetDelegate</name>
    <message>
        <source>Name of the data set</source>
        <translation>数据集的名称</translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetText</name>
    <message>
        <source>Glyphs, built in</source>
        <translation>字形，内置</translation>
    </message>
    <message>
        <source>IDX files</source>
        <translation>IDX 文件</translation>
    </message>
    <message>
        <source>Image folder</source>
        <translation>图像文件夹</translation>
    </message>
    <message>
        <source>CIFAR batches</source>
        <translation>CIFAR batch</translation>
    </message>
    <message>
        <source>CSV list</source>
        <translation>CSV 列表</translation>
    </message>
    <message>
        <source>TFRecord files</source>
        <translation>TFRecord 文件</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>HDF5 文件</translation>
    </message>
    <message>
        <source>Synthetic, built in</source>
        <translation>合成，内置</translation>
    </message>
    <message>
        <source>%1, grey</source>
        <translation>%1，灰度</translation>
    </message>
    <message>
        <source>%1, RGB</source>
        <translation>%1，RGB</translation>
    </message>
    <message>
        <source>%1 + %2 images</source>
        <translation>%1 + %2 张图像</translation>
    </message>
    <message>
        <source>%1 + %2 samples</source>
        <translation>%1 + %2 个样本</translation>
    </message>
</context>
<context>
    <name>trainyard::DataSetsModel</name>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>列出中</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Not inspected</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>%1 broken</source>
        <translation>%1 个损坏</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 classes</source>
        <translation>%1 · %2 个类别</translation>
    </message>
    <message numerus="yes">
        <source>used by %Ln run(s)</source>
        <translation>
            <numerusform>被 %Ln 个运行使用</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::DataViewModel</name>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>%1 was removed from the list; its files stay</source>
        <translation>%1 已从列表中移除；其文件保留</translation>
    </message>
    <message>
        <source>Listing: %1 files so far</source>
        <translation>正在列出：目前 %1 个文件</translation>
    </message>
    <message>
        <source>Listing…</source>
        <translation>正在列出…</translation>
    </message>
    <message>
        <source>Reading: %1 of %2 images</source>
        <translation>正在读取：%1 / %2 张图像</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>正在准备…</translation>
    </message>
    <message>
        <source>Preparing: %1 of %2 images</source>
        <translation>正在预处理：%1 / %2 张图像</translation>
    </message>
    <message>
        <source>%1 · %2 images/s · %3 left</source>
        <translation>%1 · %2 张/秒 · 剩余 %3</translation>
    </message>
    <message>
        <source>%1: other programs are still preparing the rest</source>
        <translation>%1：其他程序仍在预处理其余部分</translation>
    </message>
    <message>
        <source>%1 is prepared: %2 images in %3</source>
        <translation>%1 已预处理：%2 张图像，%3</translation>
    </message>
    <message>
        <source>%1 is prepared: %2 images in %3; %4 skipped</source>
        <translation>%1 已预处理：%2 张图像，%3；跳过 %4 张</translation>
    </message>
    <message>
        <source>%1 was prepared already</source>
        <translation>%1 此前已预处理</translation>
    </message>
    <message>
        <source>Waiting for another data set…</source>
        <translation>正在等待另一个数据集…</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1，在 %2 上</translation>
    </message>
    <message>
        <source>The inspection of %1 was removed; runs use it, so it stays in the list</source>
        <translation>%1 的检查结果已移除；有运行使用它，因此仍在列表中</translation>
    </message>
</context>
<context>
    <name>trainyard::DeadChannelsModel</name>
    <message>
        <source>%1: channels %2; %3 of its values are above 0</source>
        <translation>%1：通道 %2；其值有 %3 大于 0</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>dead channels</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>失活</translation>
    </message>
    <message>
        <source>%1 (%2 at the limit)</source>
        <translation>%1（%2 达到极限）</translation>
    </message>
    <message>
        <source>Saturated layers: none</source>
        <translation>饱和层：无</translation>
    </message>
    <message>
        <source>Saturated layers: %1</source>
        <translation>饱和层：%1</translation>
    </message>
</context>
<context>
    <name>trainyard::DeleteDialog</name>
    <message>
        <source>Delete permanently</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>Their curves, messages, tags and notes are deleted from the store. This cannot be undone.</source>
        <translation>其曲线、消息、标签和备注将从存储库中删除。此操作无法撤销。</translation>
    </message>
    <message>
        <source>Also delete their run directories with all checkpoints</source>
        <translation>同时删除其运行目录及所有检查点</translation>
    </message>
    <message>
        <source>Without this, spec, events, logs and checkpoints stay on the disk.</source>
        <translation>否则，配置、事件、日志和检查点会留在磁盘上。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln run(s) permanently?</source>
        <translation>
            <numerusform>永久删除 %Ln 个运行？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them (is|are) not finished: stop (it|them) first.</source>
        <translation>
            <numerusform>其中 %Ln 个尚未结束：请先停止。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::Details</name>
    <message>
        <source>Best val top-1</source>
        <translation>最佳验证 top-1</translation>
    </message>
    <message>
        <source>Best val top-5</source>
        <translation>最佳验证 top-5</translation>
    </message>
    <message>
        <source>Best val loss</source>
        <translation>最佳验证损失</translation>
    </message>
    <message>
        <source>Last train loss</source>
        <translation>最新训练损失</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>每 epoch 用时</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Epochs trained</source>
        <translation>已训练 epoch</translation>
    </message>
    <message>
        <source>Time trained</source>
        <translation>训练时长</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
</context>
<context>
    <name>trainyard::DistributionDialog</name>
    <message>
        <source>Distribution over ranks</source>
        <translation>在 rank 间的分布</translation>
    </message>
    <message>
        <source>Classes that each rank sees</source>
        <translation>每个 rank 所见的类别</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>打乱</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>抽取</translation>
    </message>
    <message>
        <source>Each rank draws its batches from all samples with replacement</source>
        <translation>每个 rank 从所有样本中有放回地抽取 batch</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Each rank reads whole files, or a contiguous part of the samples</source>
        <translation>每个 rank 读取整个文件，或一段连续的样本</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank 数</translation>
    </message>
    <message>
        <source>Batch per rank</source>
        <translation>每 rank batch</translation>
    </message>
    <message>
        <source>Counting the samples…</source>
        <translation>正在统计样本…</translation>
    </message>
    <message>
        <source>The data cannot be shared</source>
        <translation>数据无法分配</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Rank %1</translation>
    </message>
    <message>
        <source>Reshuffled each epoch; each rank takes a share of every step</source>
        <translation>每个 epoch 重新打乱；每个 rank 取每一步的一部分</translation>
    </message>
</context>
<context>
    <name>trainyard::DistributionViewModel</name>
    <message>
        <source>no sample</source>
        <translation>无样本</translation>
    </message>
    <message>
        <source>Rank %1 has no samples.</source>
        <translation>Rank %1 没有样本。</translation>
    </message>
    <message>
        <source>Rank %1 sees a skewed share of %2 classes, such as %3 of “%4” where %5 would be fair.</source>
        <translation>Rank %1 所见的 %2 个类别比例失衡，例如“%4”为 %3，公平值为 %5。</translation>
    </message>
    <message>
        <source>Rank %1 sees %2 samples of “%3”; %4 would be fair.</source>
        <translation>Rank %1 见到 %2 个“%3”样本；公平值为 %4。</translation>
    </message>
    <message>
        <source>Ranks make %1 to %2 steps; synchronous training ends each epoch with the fewest.</source>
        <translation>各 rank 执行 %1 到 %2 步；同步训练以最少步数结束每个 epoch。</translation>
    </message>
    <message>
        <source>The last batch of each rank has %1 of %2 samples.</source>
        <translation>每个 rank 的最后一个 batch 有 %1 / %2 个样本。</translation>
    </message>
    <message>
        <source>The last batch of rank %1 has %2 of %3 samples.</source>
        <translation>Rank %1 的最后一个 batch 有 %2 / %3 个样本。</translation>
    </message>
    <message>
        <source>%1 files cannot be shared evenly by %2 ranks.</source>
        <translation>%1 个文件无法平均分给 %2 个 rank。</translation>
    </message>
    <message>
        <source>There are fewer files (%1) than ranks (%2), so each rank takes a contiguous part of all samples.</source>
        <translation>文件 (%1) 少于 rank (%2)，因此每个 rank 取所有样本中连续的一段。</translation>
    </message>
    <message>
        <source>… and %1 more warnings</source>
        <translation>… 以及另外 %1 条警告</translation>
    </message>
    <message>
        <source>%1 to %2 steps</source>
        <translation>%1 到 %2 步</translation>
    </message>
    <message>
        <source>%1 samples of %2 classes · %3 ranks · %4 per epoch</source>
        <translation>%1 个样本，%2 个类别 · %3 个 rank · 每 epoch %4</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2, the last with %3</source>
        <translation>%1 · %2，最后一个为 %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s)</source>
        <translation>
            <numerusform>%Ln 个样本</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::Elsewhere</name>
    <message>
        <source>not found on this workstation</source>
        <translation>本工作站上未找到</translation>
    </message>
    <message>
        <source>whether it exists on %1 is checked when the run starts</source>
        <translation>运行启动时会检查 %1 上是否存在</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln 个节点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::EngineThereCard</name>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>安装</translation>
    </message>
    <message>
        <source>More about the engine</source>
        <translation>更多引擎操作</translation>
    </message>
    <message>
        <source>Self-test</source>
        <translation>自检</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>显示日志</translation>
    </message>
    <message>
        <source>Sends this window&apos;s engine as sources and builds it in a job with the machine&apos;s compiler, CUDA and MPI</source>
        <translation>将此窗口的引擎以源代码形式发送，并在作业中用该机器的编译器、CUDA 和 MPI 构建</translation>
    </message>
    <message>
        <source>Runs the engine&apos;s self-test on the machine, as a job if it has a scheduler</source>
        <translation>在该机器上运行引擎的自检，有调度器时作为作业运行</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Install from sources, built on the machine</source>
        <translation>从源代码安装，在该机器上构建</translation>
    </message>
    <message>
        <source>Install this workstation&apos;s engine</source>
        <translation>安装本工作站的引擎</translation>
    </message>
    <message>
        <source>Log of the build</source>
        <translation>构建日志</translation>
    </message>
    <message>
        <source>Hide the log</source>
        <translation>隐藏日志</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>无法运行</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>It was built without: %1</source>
        <translation>构建时未包含：%1</translation>
    </message>
    <message>
        <source>Show the self-test</source>
        <translation>显示自检</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>trainyard::EngineThereViewModel</name>
    <message>
        <source>chosen</source>
        <translation>已选择</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>已安装</translation>
    </message>
    <message>
        <source>on PATH</source>
        <translation>在 PATH 中</translation>
    </message>
    <message>
        <source>module %1</source>
        <translation>模块 %1</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <translation>检查 %1 / %2</translation>
    </message>
    <message>
        <source>Starting the check…</source>
        <translation>正在启动检查…</translation>
    </message>
    <message>
        <source>The check waits: %1</source>
        <translation>检查在等待：%1</translation>
    </message>
    <message>
        <source>This workstation uses the engine that was installed with the window.</source>
        <translation>本工作站使用随窗口安装的引擎。</translation>
    </message>
    <message>
        <source>Connect to the machine to see its engine.</source>
        <translation>连接到该机器以查看其引擎。</translation>
    </message>
    <message>
        <source>Looking for the engine…</source>
        <translation>正在查找引擎…</translation>
    </message>
    <message>
        <source>Version %1, %2: %3</source>
        <translation>版本 %1，%2：%3</translation>
    </message>
    <message>
        <source>There is no engine on this machine yet. Install it; the machine only needs a compiler.</source>
        <translation>此机器上还没有引擎。请安装；该机器只需有编译器。</translation>
    </message>
    <message>
        <source>There are engines, but none is chosen. Use one, or install this window&apos;s.</source>
        <translation>有引擎，但没有选择。请使用其中一个，或安装此窗口的引擎。</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>无 %1</translation>
    </message>
    <message>
        <source>%1, %2; %3</source>
        <translation>%1，%2；%3</translation>
    </message>
    <message>
        <source>Checking the machine…</source>
        <translation>正在检查机器…</translation>
    </message>
    <message>
        <source>Sending the engine…</source>
        <translation>正在发送引擎…</translation>
    </message>
    <message>
        <source>The job that builds it waits…</source>
        <translation>构建作业在等待…</translation>
    </message>
    <message>
        <source>The job that builds it waits: %1</source>
        <translation>构建作业在等待：%1</translation>
    </message>
    <message>
        <source>Building on the machine, %1</source>
        <translation>正在该机器上构建，%1</translation>
    </message>
    <message>
        <source>Installing it…</source>
        <translation>正在安装…</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>已安装</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>正在结束…</translation>
    </message>
</context>
<context>
    <name>trainyard::ExportBar</name>
    <message>
        <source>Writing %1…</source>
        <translation>正在写入 %1…</translation>
    </message>
</context>
<context>
    <name>trainyard::ExportRunsDialog</name>
    <message numerus="yes">
        <source>Export %Ln run(s)</source>
        <translation>
            <numerusform>导出 %Ln 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>CSV, one line per point</source>
        <translation>CSV，每个数据点一行</translation>
    </message>
    <message>
        <source>JSON lines, one per point</source>
        <translation>JSON 行，每个数据点一行</translation>
    </message>
    <message>
        <source>Store of these runs (SQLite)</source>
        <translation>这些运行的存储库 (SQLite)</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>All series</source>
        <translation>所有系列</translation>
    </message>
    <message>
        <source>Only those of the charts: %1</source>
        <translation>仅图表中的系列：%1</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>取消导出</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>%1 points written to %2</source>
        <translation>已将 %1 个数据点写入 %2</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>导出已取消。</translation>
    </message>
    <message>
        <source>A folder with an event file for each run: scalars, and settings as hyperparameters.</source>
        <translation>一个文件夹，每个运行一个事件文件：包含标量，设置则作为超参数。</translation>
    </message>
    <message>
        <source>A new folder in the form of MLflow&apos;s file store: metrics, parameters, tags, notes, times.</source>
        <translation>一个新文件夹，采用 MLflow 文件存储的形式：指标、参数、标签、备注、时间。</translation>
    </message>
    <message>
        <source>Every point with its run, series, step, epoch, time, value, smallest and largest.</source>
        <translation>每个数据点及其运行、系列、步数、epoch、时间、值、最小值和最大值。</translation>
    </message>
    <message>
        <source>A file with everything that is known of these runs. Open it with: trainyard --store FILE</source>
        <translation>一个文件，包含这些运行的全部已知信息。打开方式：trainyard --store 文件</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Folder for the runs</source>
        <translation>保存运行的文件夹</translation>
    </message>
    <message>
        <source>File for the runs</source>
        <translation>保存运行的文件</translation>
    </message>
    <message>
        <source>Enter the full path of the folder.</source>
        <translation>请输入文件夹的完整路径。</translation>
    </message>
    <message>
        <source>Enter the full path of the file.</source>
        <translation>请输入文件的完整路径。</translation>
    </message>
</context>
<context>
    <name>trainyard::FetchDialog</name>
    <message>
        <source>Fetch %1</source>
        <translation>取回 %1</translation>
    </message>
    <message>
        <source>Copies checkpoints and results from %1 to this workstation. An interrupted copy continues where it stopped, and each file is compared with the original.</source>
        <translation>将检查点和结果从 %1 复制到本工作站。中断的复制会从停止处继续，每个文件都会与原件比较。</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>取回</translation>
    </message>
    <message>
        <source>Cancel the copy</source>
        <translation>取消复制</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>The newest checkpoint</source>
        <translation>最新的检查点</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>The checkpoint with the best validation result</source>
        <translation>验证结果最佳的检查点</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All existing checkpoints</source>
        <translation>所有现有检查点</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Only results</source>
        <translation>仅结果</translation>
    </message>
    <message>
        <source>Which checkpoints</source>
        <translation>哪些检查点</translation>
    </message>
    <message>
        <source>Result, events, logs and traces</source>
        <translation>结果、事件、日志和跟踪</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>New run from it…</source>
        <translation>由此新建运行…</translation>
    </message>
    <message>
        <source>The contents of the checkpoint, as read by the engine on this workstation</source>
        <translation>检查点的内容，由本工作站的引擎读取</translation>
    </message>
    <message>
        <source>Opens the run&apos;s settings in the New run form, starting from these weights</source>
        <translation>在“新建运行”表单中打开该运行的设置，从这些权重开始</translation>
    </message>
    <message>
        <source>Folder for the fetched files</source>
        <translation>取回文件的文件夹</translation>
    </message>
    <message>
        <source>Enter the full path of the folder.</source>
        <translation>请输入文件夹的完整路径。</translation>
    </message>
    <message>
        <source>Fetch again</source>
        <translation>再次取回</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 / %2：%3</translation>
    </message>
    <message>
        <source>Checking the machine…</source>
        <translation>正在检查机器…</translation>
    </message>
    <message>
        <source>The connection broke after %1 of %2; the copy will continue automatically.</source>
        <translation>连接在 %1 / %2 后断开；复制会自动继续。</translation>
    </message>
    <message>
        <source>Waiting for the connection…</source>
        <translation>正在等待连接…</translation>
    </message>
    <message>
        <source>Files copied: %1; already here: %2.</source>
        <translation>已复制 %1 个文件，%2 个此处已有。</translation>
    </message>
    <message>
        <source>Files copied: %1; already here: %2. The checkpoint: %3</source>
        <translation>已复制 %1 个文件，%2 个此处已有。检查点：%3</translation>
    </message>
    <message>
        <source>Cancelled. The files copied so far are kept.</source>
        <translation>已取消。已复制的文件会保留。</translation>
    </message>
</context>
<context>
    <name>trainyard::FieldEditors</name>
    <message>
        <source>none; separate several with commas</source>
        <translation>无；多个以逗号分隔</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a list of numbers such as 0, 2, 5</source>
        <translation>&quot;%1&quot; 不是 0, 2, 5 这样的数字列表</translation>
    </message>
</context>
<context>
    <name>trainyard::FieldError</name>
    <message>
        <source>Choose %1 to %2.</source>
        <translation>请选择 %1 到 %2。</translation>
    </message>
</context>
<context>
    <name>trainyard::FieldRows</name>
    <message>
        <source>More options</source>
        <translation>更多选项</translation>
    </message>
</context>
<context>
    <name>trainyard::FirstFiltersViewModel</name>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>This net does not begin with a convolution.</source>
        <translation>此网络不以卷积开头。</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln filter(s) of %2 × %3; middle grey is 0, each filter has its own scale</source>
        <translation>
            <numerusform>%1 · %Ln 个 %2 × %3 滤波器；中灰为 0，每个滤波器有自己的尺度</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::Form</name>
    <message>
        <source>Missing: %1.</source>
        <translation>缺少：%1。</translation>
    </message>
    <message>
        <source>%1 is not possible here; allowed: %2.</source>
        <translation>此处不能为 %1；允许：%2。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>why. What to do</comment>
        <translation>%1。%2。</translation>
    </message>
    <message>
        <source>Enter the program and its arguments, such as python train.py.</source>
        <translation>请输入程序及其参数，例如 python train.py。</translation>
    </message>
    <message>
        <source>Choose the folder in which the program starts.</source>
        <translation>请选择启动程序的文件夹。</translation>
    </message>
    <message>
        <source>Say which one: a folder, a name, modules or an image.</source>
        <translation>请指明是哪一个：文件夹、名称、模块或镜像。</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>批量实验</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>Image height</source>
        <translation>图像高度</translation>
    </message>
    <message>
        <source>Image width</source>
        <translation>图像宽度</translation>
    </message>
    <message>
        <source>Fields of parameters</source>
        <translation>参数的字段</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1; better: %2</source>
        <translation>%1；更好：%2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>trainyard::FormProblems</name>
    <message>
        <source>Enter the full path, starting with /.</source>
        <translation>请输入以 / 开头的完整路径。</translation>
    </message>
    <message>
        <source>Fill in first: %1</source>
        <translation>请先填写：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s) to solve first</source>
        <translation>
            <numerusform>先解决 %Ln 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>trainyard::GazeCard</name>
    <message>
        <source>Where it looks</source>
        <translation>关注位置</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>What the net sees</source>
        <translation>网络所见</translation>
    </message>
    <message>
        <source>Grad-CAM</source>
        <translation>Grad-CAM</translation>
    </message>
    <message>
        <source>Where a layer&apos;s activations speak for the class</source>
        <translation>某层激活值支持该类别的位置</translation>
    </message>
    <message>
        <source>Occlusion</source>
        <translation>遮挡</translation>
    </message>
    <message>
        <source>By how much the class&apos;s probability falls when a place is covered</source>
        <translation>遮盖某处时该类别的概率下降多少</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图示</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原图</translation>
    </message>
    <message>
        <source>for “%1”</source>
        <translation>针对“%1”</translation>
    </message>
    <message>
        <source>Drop an image at the left, or open a mistake from the Predictions tab.</source>
        <translation>请将图像拖放到左侧，或从“预测”选项卡打开一个错误。</translation>
    </message>
    <message>
        <source>This net reads features, so there is no image.</source>
        <translation>此网络读取的是特征，因此没有图像。</translation>
    </message>
    <message>
        <source>There is no image.</source>
        <translation>没有图像。</translation>
    </message>
    <message>
        <source>being computed…</source>
        <translation>正在计算…</translation>
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
        <translation>%1：利用率 %2</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>显存 %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>an alarm, then power, temperature, clock</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>SM occupancy: needs a GPU of Hopper or newer</source>
        <translation>SM 占用率：需要 Hopper 或更新的 GPU</translation>
    </message>
</context>
<context>
    <name>trainyard::GpuText</name>
    <message>
        <source>%1 of %2 W</source>
        <translation>%1 / %2 W</translation>
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
        <translation>SM 占用率 %1</translation>
    </message>
    <message>
        <source>tensor cores %1</source>
        <translation>张量核心 %1</translation>
    </message>
    <message>
        <source>memory bus %1</source>
        <translation>显存总线 %1</translation>
    </message>
    <message>
        <source>1 memory error</source>
        <translation>1 个显存错误</translation>
    </message>
    <message>
        <source>%1 memory errors</source>
        <translation>%1 个显存错误</translation>
    </message>
    <message>
        <source>slowed by heat</source>
        <translation>因过热降速</translation>
    </message>
    <message>
        <source>at its power limit</source>
        <translation>达到功率上限</translation>
    </message>
    <message>
        <source>slowed by its hardware</source>
        <translation>被硬件降速</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>name of a measure, its value, what it is</comment>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>Utilisation (NVML)</source>
        <translation>利用率 (NVML)</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>未报告</translation>
    </message>
    <message>
        <source>Share of the time in which some kernel was running, however small</source>
        <translation>有内核（无论多小）在运行的时间比例</translation>
    </message>
    <message>
        <source>SM utilisation (GPM)</source>
        <translation>SM 利用率 (GPM)</translation>
    </message>
    <message>
        <source>needs Hopper or newer</source>
        <translation>需要 Hopper 或更新</translation>
    </message>
    <message>
        <source>Share of the multiprocessors that were busy, from hardware counters</source>
        <translation>繁忙的多处理器的比例，来自硬件计数器</translation>
    </message>
    <message>
        <source>SM occupancy (GPM)</source>
        <translation>SM 占用率 (GPM)</translation>
    </message>
    <message>
        <source>Share of the possible warps that were active, from hardware counters</source>
        <translation>活动 warp 占可能 warp 的比例，来自硬件计数器</translation>
    </message>
    <message>
        <source>Estimated occupancy (CUPTI)</source>
        <translation>估计占用率 (CUPTI)</translation>
    </message>
    <message>
        <source>available after tracing some steps</source>
        <translation>跟踪若干步后可用</translation>
    </message>
    <message>
        <source>Durations of the kernels in the traced steps × the warps that each could keep active</source>
        <translation>跟踪步中内核的时长 × 各自可保持活动的 warp</translation>
    </message>
    <message>
        <source>Achieved occupancy (CUPTI counters)</source>
        <translation>实际占用率（CUPTI 计数器）</translation>
    </message>
    <message>
        <source>not measured; requires privileges</source>
        <translation>未测量；需要特权</translation>
    </message>
    <message>
        <source>Active warps that the hardware counted in the traced steps</source>
        <translation>跟踪步中由硬件统计的活动 warp</translation>
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
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 is ahead of %2 by %3, which can be chance: two runs or more of each would tell.</source>
        <translation>%1 领先 %2 达 %3，可能只是偶然：各有两个以上运行才能判断。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) with equal seeds</source>
        <translation>
            <numerusform>%Ln 对相同种子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 runs</source>
        <translation>%1 个和 %2 个运行</translation>
    </message>
    <message>
        <source>%1 ± %2, 95 % interval of %3</source>
        <translation>%1 ± %2，%3 的 95 % 区间</translation>
    </message>
    <message>
        <source>It is not clear whether %1 is better than %2 (%3). More seeds would narrow the interval.</source>
        <translation>无法判断 %1 是否优于 %2 (%3)。更多种子可缩小区间。</translation>
    </message>
    <message>
        <source>; effect size d = %1</source>
        <translation>；效应量 d = %1</translation>
    </message>
    <message>
        <source>%1 is better than %2 (%3%4).</source>
        <translation>%1 优于 %2（%3%4）。</translation>
    </message>
    <message>
        <source>Best %1, mean</source>
        <translation>最佳 %1，均值</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>标准差</translation>
    </message>
</context>
<context>
    <name>trainyard::GuideDialog</name>
    <message>
        <source>User&apos;s guide</source>
        <translation>用户指南</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The guide is in English in every language of the window.</source>
        <translation>无论窗口使用何种语言，本指南均为英文。</translation>
    </message>
</context>
<context>
    <name>trainyard::HeatView</name>
    <message>
        <source>Where the net looks</source>
        <translation>网络的关注位置</translation>
    </message>
    <message>
        <source>no weight</source>
        <translation>无权重</translation>
    </message>
    <message>
        <source>most weight</source>
        <translation>最大权重</translation>
    </message>
</context>
<context>
    <name>trainyard::HistogramMap</name>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>full width: %1</source>
        <translation>全宽：%1</translation>
    </message>
    <message>
        <source>line: first record</source>
        <translation>线：首次记录</translation>
    </message>
    <message>
        <source>Distribution over time</source>
        <translation>分布随时间的变化</translation>
    </message>
    <message>
        <source>step %1, epoch %2</source>
        <translation>第 %1 步，epoch %2</translation>
    </message>
    <message>
        <source>%1: %2 of the values</source>
        <translation>%1：占值的 %2</translation>
    </message>
    <message>
        <source>exactly 0: %1</source>
        <translation>恰为 0：%1</translation>
    </message>
    <message>
        <source>Step %1: 5 % of the values are below %2, half below %3, 95 % below %4; exactly 0: %5</source>
        <translation>第 %1 步：5 % 的值低于 %2，一半低于 %3，95 % 低于 %4；恰为 0：%5</translation>
    </message>
    <message>
        <source>0 and magnitudes below %1</source>
        <translation>0 及小于 %1 的幅值</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 或更大</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 或更小</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>values</comment>
        <translation>%1 到 %2</translation>
    </message>
</context>
<context>
    <name>trainyard::HostKeyDialog</name>
    <message>
        <source>First contact with %1</source>
        <translation>首次联系 %1</translation>
    </message>
    <message>
        <source>First connection to %1</source>
        <translation>首次连接到 %1</translation>
    </message>
    <message>
        <source>This is the fingerprint of its %1 key. Compare it with the one published by the machine&apos;s administrators: it is the right machine only if they are equal.</source>
        <translation>这是其 %1 密钥的指纹。请与机器管理员公布的指纹核对：只有两者相同才是正确的机器。</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>复制指纹</translation>
    </message>
    <message>
        <source>If you trust it, the key is added to %1.</source>
        <translation>如果信任，密钥将加入 %1。</translation>
    </message>
    <message>
        <source>Do not connect</source>
        <translation>不连接</translation>
    </message>
    <message>
        <source>Trust it</source>
        <translation>信任</translation>
    </message>
</context>
<context>
    <name>trainyard::HtmlText</name>
    <message>
        <source>not finite</source>
        <translation>非有限</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row(s)</source>
        <translation>
            <numerusform>还有 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>The charts are drawn by a script of this page.</source>
        <translation>图表由本页的脚本绘制。</translation>
    </message>
    <message>
        <source>Trainyard, %1. Click a chart, then turn the wheel to zoom, drag to move; double click shows all.</source>
        <translation>Trainyard，%1。先点击图表，再用滚轮缩放，拖动平移；双击显示全部。</translation>
    </message>
</context>
<context>
    <name>trainyard::ImportDialog</name>
    <message>
        <source>Add existing runs</source>
        <translation>添加已有运行</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>Files…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Finds every log and run directory in a folder and below it</source>
        <translation>查找文件夹及其子文件夹中的所有日志和运行目录</translation>
    </message>
    <message>
        <source>Event files, CSV and JSON-lines files, trainer_state.json, databases of MLflow</source>
        <translation>事件文件、CSV 和 JSON 行文件、trainer_state.json、MLflow 的数据库</translation>
    </message>
    <message>
        <source>Choose all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>全不选</translation>
    </message>
    <message>
        <source>Runs that were found</source>
        <translation>找到的运行</translation>
    </message>
    <message>
        <source>comma-separated</source>
        <translation>以逗号分隔</translation>
    </message>
    <message>
        <source>Tags of the new runs</source>
        <translation>新运行的标签</translation>
    </message>
    <message>
        <source>Keep reading while the programs write</source>
        <translation>程序写入期间持续读取</translation>
    </message>
    <message>
        <source>New values appear as they are written, until you end it or close the window</source>
        <translation>新值写入后即会显示，直到结束读取或关闭窗口</translation>
    </message>
    <message>
        <source>Cancel the import</source>
        <translation>取消导入</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>显示它们</translation>
    </message>
    <message>
        <source>The import was cancelled. What was added by then stays.</source>
        <translation>导入已取消。此前已添加的内容会保留。</translation>
    </message>
    <message>
        <source>Choose a folder or files, or drop them here.</source>
        <translation>请选择文件夹或文件，或将其拖放到此处。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) and folder(s)</source>
        <translation>
            <numerusform>%Ln 个文件和文件夹</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for runs…</source>
        <translation>正在查找运行…</translation>
    </message>
    <message>
        <source>Runs that you have already</source>
        <translation>已有的运行</translation>
    </message>
    <message>
        <source>Logs of TensorBoard, MLflow and W&amp;B, CSV and JSON lines, Hugging Face&apos;s trainer_state.json, and run directories of scripts that were started by hand.</source>
        <translation>TensorBoard、MLflow 和 W&amp;B 的日志，CSV 和 JSON 行，Hugging Face 的 trainer_state.json，以及手动启动的脚本的运行目录。</translation>
    </message>
    <message>
        <source>No runs were found</source>
        <translation>没有找到运行</translation>
    </message>
    <message>
        <source>Not listed yet: runs of scripts that were started by hand. Choose a folder or files to look for others.</source>
        <translation>尚未列出：手动启动的脚本的运行。要查找其他运行，请选择文件夹或文件。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln run(s)</source>
        <translation>
            <numerusform>添加 %Ln 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>End reading</source>
        <translation>结束读取</translation>
    </message>
    <message>
        <source>%1 of %2 runs, %3 points: %4</source>
        <translation>%1 / %2 个运行，%3 个数据点：%4</translation>
    </message>
    <message>
        <source>Reading what the programs write: %1 points so far. You can close this dialog.</source>
        <translation>正在读取程序写入的内容：目前 %1 个数据点。可以关闭此对话框。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added, %1 points.</source>
        <translation>
            <numerusform>已添加 %Ln 个运行，%1 个数据点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known run(s) have new points.</source>
        <translation>
            <numerusform>%Ln 个已知运行有新数据点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known run(s) have nothing new.</source>
        <translation>
            <numerusform>%Ln 个已知运行没有新内容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln log(s) hold no values.</source>
        <translation>
            <numerusform>%Ln 个日志不含任何值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged place(s) were skipped; the messages of the runs name them.</source>
        <translation>
            <numerusform>已跳过 %Ln 处损坏；详见运行的消息。</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder with runs</source>
        <translation>含有运行的文件夹</translation>
    </message>
    <message>
        <source>Files with runs</source>
        <translation>含有运行的文件</translation>
    </message>
    <message>
        <source>Logs (*tfevents* *.csv *.tsv *.jsonl *.ndjson *.wandb *.db trainer_state.json);;All files (*)</source>
        <translation>日志 (*tfevents* *.csv *.tsv *.jsonl *.ndjson *.wandb *.db trainer_state.json);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>trainyard::ImportModel</name>
    <message>
        <source>Run directory</source>
        <translation>运行目录</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON 行</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>holds no values</source>
        <translation>不含任何值</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message numerus="yes">
        <source>in the trash, %1 new point(s)</source>
        <translation>
            <numerusform>在回收站中，%1 个新数据点</numerusform>
        </translation>
    </message>
    <message>
        <source>in the trash</source>
        <translation>在回收站中</translation>
    </message>
    <message numerus="yes">
        <source>archived, %1 new point(s)</source>
        <translation>
            <numerusform>已归档，%1 个新数据点</numerusform>
        </translation>
    </message>
    <message>
        <source>archived</source>
        <translation>已归档</translation>
    </message>
    <message numerus="yes">
        <source>already here, %1 new point(s)</source>
        <translation>
            <numerusform>已在此处，%1 个新数据点</numerusform>
        </translation>
    </message>
    <message>
        <source>already here</source>
        <translation>已在此处</translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged place(s)</source>
        <translation>
            <numerusform>%Ln 处损坏</numerusform>
        </translation>
    </message>
    <message>
        <source>incomplete end</source>
        <translation>末尾不完整</translation>
    </message>
    <message>
        <source>%1 points so far.</source>
        <translation>目前 %1 个数据点。</translation>
    </message>
    <message>
        <source>%1 points.</source>
        <translation>%1 个数据点。</translation>
    </message>
    <message>
        <source>Of %1 histograms the smallest, mean and largest values are kept.</source>
        <translation>%1 个直方图只保留最小值、均值和最大值。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parameter(s)</source>
        <translation>
            <numerusform>%Ln 个参数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s)</source>
        <translation>
            <numerusform>%Ln 个文本</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, byte %2: %3</source>
        <translation>%1，字节 %2：%3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln further damaged place(s)</source>
        <translation>
            <numerusform>另有 %Ln 处损坏</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was read to byte %2 of %3: its end is not written yet, or cut off.</source>
        <translation>%1 已读到第 %2 字节，共 %3 字节：其末尾尚未写入，或被截断。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>数据点</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) such as images and tables are left out.</source>
        <translation>
            <numerusform>略去 %Ln 条图像、表格之类的记录。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln histogram(s) as smallest, mean and largest value</source>
        <translation>
            <numerusform>%Ln 个直方图，只取最小值、均值和最大值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s) such as images and tables left out</source>
        <translation>
            <numerusform>已略去 %Ln 条图像、表格之类的记录</numerusform>
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
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>trainyard::InputsCard</name>
    <message>
        <source>Open a sample from the Predictions tab</source>
        <translation>请从“预测”选项卡打开一个样本</translation>
    </message>
    <message>
        <source>wrong · %1</source>
        <translation>错误 · %1</translation>
    </message>
    <message>
        <source>not sure · %1</source>
        <translation>无把握 · %1</translation>
    </message>
    <message>
        <source>Fetch the run…</source>
        <translation>取回运行…</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Drop an image or a folder</source>
        <translation>将图像或文件夹拖放到此处</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Images…</source>
        <translation>图像…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Empties the list; no file is touched</source>
        <translation>清空列表；不改动任何文件</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Saves the list with the most likely classes of each input</source>
        <translation>保存列表及每个输入最可能的类别</translation>
    </message>
    <message>
        <source>This net reads features, not images. Samples of its data can be opened from the mistakes on the Predictions tab.</source>
        <translation>此网络读取的是特征而非图像。可从“预测”选项卡的错误中打开其数据的样本。</translation>
    </message>
    <message>
        <source>Classifying…</source>
        <translation>正在分类…</translation>
    </message>
    <message>
        <source>Choose images</source>
        <translation>选择图像</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.webp *.bmp *.ppm *.pgm)</source>
        <translation>图像 (*.png *.jpg *.jpeg *.webp *.bmp *.ppm *.pgm)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose a folder of images</source>
        <translation>选择图像文件夹</translation>
    </message>
    <message>
        <source>The clipboard holds no image.</source>
        <translation>剪贴板中没有图像。</translation>
    </message>
</context>
<context>
    <name>trainyard::InspectHeader</name>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Choose another run</source>
        <translation>选择另一个运行</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <translation>返回“%1”</translation>
    </message>
    <message>
        <source>Choose a run</source>
        <translation>选择运行</translation>
    </message>
</context>
<context>
    <name>trainyard::InspectPage</name>
    <message>
        <source>Predictions</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Classify</source>
        <translation>分类</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Parts of the look inside</source>
        <translation>深入查看的各部分</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Look for newer checkpoints</source>
        <translation>查找更新的检查点</translation>
    </message>
    <message>
        <source>Show on the Live page</source>
        <translation>在“实时”页面显示</translation>
    </message>
    <message>
        <source>%1 — inside %2</source>
        <translation>%1 — 深入 %2</translation>
    </message>
    <message>
        <source>No run is chosen</source>
        <translation>没有选择运行</translation>
    </message>
    <message>
        <source>There is nothing to look into</source>
        <translation>没有可深入查看的内容</translation>
    </message>
    <message>
        <source>Choose a run above, or press Look inside on the Runs or the Live page.</source>
        <translation>请在上方选择运行，或在“运行”或“实时”页面按“深入查看”。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>深入查看</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
</context>
<context>
    <name>trainyard::InspectViewModel</name>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>此运行已不在存储库中。</translation>
    </message>
    <message>
        <source>This run has not written a checkpoint yet. It writes the first one at the end of an epoch, or when you save one on the Live page.</source>
        <translation>此运行尚未写入检查点。首个检查点在一个 epoch 结束时写入，或在“实时”页面手动保存。</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 个参数</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>%Ln 个 epoch</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: epoch %1</source>
        <translation>最佳：epoch %1</translation>
    </message>
    <message>
        <source>Best: step %1</source>
        <translation>最佳：第 %1 步</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>trainyard::InspectionTable</name>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Why it cannot be read</source>
        <translation>无法读取的原因</translation>
    </message>
    <message>
        <source>Training image</source>
        <translation>训练图像</translation>
    </message>
    <message>
        <source>Validation image</source>
        <translation>验证图像</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>another</source>
        <translation>不同</translation>
    </message>
</context>
<context>
    <name>trainyard::Keychain</name>
    <message>
        <source>this program was built without a keychain</source>
        <translation>此程序构建时未包含密钥环</translation>
    </message>
</context>
<context>
    <name>trainyard::LatexText</name>
    <message numerus="yes">
        <source>%Ln more row(s)</source>
        <translation>
            <numerusform>还有 %Ln 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::LayerMaps</name>
    <message>
        <source>What each layer makes of the input</source>
        <translation>每层对输入的处理</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>share of values above 0, and their histogram</source>
        <translation>大于 0 的值的比例及其直方图</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>大于 0</translation>
    </message>
    <message>
        <source>%1, channel %2: %3 to %4</source>
        <translation>%1，通道 %2：%3 到 %4</translation>
    </message>
</context>
<context>
    <name>trainyard::LayerSharesWidget</name>
    <message>
        <source>Weights left by layer</source>
        <translation>各层剩余权重</translation>
    </message>
    <message>
        <source>Showing the %1 of %2 layers that keep the least</source>
        <translation>显示 %2 层中保留最少的 %1 层</translation>
    </message>
</context>
<context>
    <name>trainyard::LayerStrip</name>
    <message>
        <source>Left in each layer</source>
        <translation>各层剩余</translation>
    </message>
    <message>
        <source>%1: %2 of %3 weights left, %4</source>
        <translation>%1：%3 个权重中剩余 %2 个，%4</translation>
    </message>
    <message>
        <source>layers, from input to output</source>
        <translation>层，从输入到输出</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersModel</name>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersPane</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>显示：%1</translation>
    </message>
    <message>
        <source>Clone with histograms</source>
        <translation>克隆并记录直方图</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Of each parameter, as the step leaves them</source>
        <translation>每个参数在该步之后的值</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>The mean gradient of the whole batch, before clipping and weight decay</source>
        <translation>整个 batch 的平均梯度，在裁剪和权重衰减之前</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Outputs of each layer for all samples of the step</source>
        <translation>每层对该步所有样本的输出</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>newest record</source>
        <translation>最新记录</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>5 and 95 %</source>
        <translation>5 和 95 %</translation>
    </message>
    <message>
        <source>share of values</source>
        <translation>值的比例</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>The histograms are being read</source>
        <translation>正在读取直方图</translation>
    </message>
    <message>
        <source>No histograms have been recorded yet</source>
        <translation>尚未记录直方图</translation>
    </message>
    <message>
        <source>This run did not record histograms</source>
        <translation>此运行没有记录直方图</translation>
    </message>
    <message>
        <source>The run records the first ones with its first step.</source>
        <translation>该运行在第一步记录首批直方图。</translation>
    </message>
    <message>
        <source>The run did not record them</source>
        <translation>该运行没有记录它们</translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s), the newest at step %1</source>
        <translation>
            <numerusform>%Ln 条记录，最新为第 %1 步</numerusform>
        </translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>no dead channels, no saturated layers</source>
        <translation>没有失活通道，没有饱和层</translation>
    </message>
    <message numerus="yes">
        <source>%Ln remark(s)</source>
        <translation>
            <numerusform>%Ln 条备注</numerusform>
        </translation>
    </message>
    <message>
        <source>In the newest record every channel is above 0 for some sample, no layer has half of its values at the limit of its activation, and all values are finite.</source>
        <translation>在最新记录中，每个通道都对某些样本大于 0，没有层有一半的值达到激活函数的极限，且所有值都是有限的。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Histograms as CSV…</source>
        <translation>直方图存为 CSV…</translation>
    </message>
    <message>
        <source>Figure as SVG…</source>
        <translation>图形存为 SVG…</translation>
    </message>
    <message>
        <source>Figure as PDF…</source>
        <translation>图形存为 PDF…</translation>
    </message>
    <message>
        <source>Figure as PNG…</source>
        <translation>图形存为 PNG…</translation>
    </message>
    <message>
        <source>median and quartiles</source>
        <translation>中位数和四分位数</translation>
    </message>
    <message>
        <source>They show how weights, gradients and activations of each layer change while a run trains, and name dead channels. To record them, turn on Histograms under Training › More options in New run.</source>
        <translation>直方图显示训练期间每层权重、梯度和激活值的变化，并指出失活通道。要记录它们，请在“新建运行”的 训练 › 更多选项 中开启“直方图”。</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTab</name>
    <message>
        <source>First-layer filters</source>
        <translation>第一层滤波器</translation>
    </message>
    <message>
        <source>Filter %1: weights from −%2 to %2</source>
        <translation>滤波器 %1：权重从 −%2 到 %2</translation>
    </message>
    <message>
        <source>First-layer filters as PNG…</source>
        <translation>第一层滤波器存为 PNG…</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTable</name>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersTableModel</name>
    <message>
        <source>not finite</source>
        <translation>非有限</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead</source>
        <translation>
            <numerusform>%Ln 个失活</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 saturated</source>
        <translation>%1 饱和</translation>
    </message>
    <message>
        <source>Standard deviation of the values at the newest record</source>
        <translation>最新记录中值的标准差</translation>
    </message>
    <message>
        <source>Share of values that are exactly 0</source>
        <translation>恰为 0 的值的比例</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>离散度</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>零值</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
</context>
<context>
    <name>trainyard::LayersViewModel</name>
    <message>
        <source>%1 and more</source>
        <comment>channels</comment>
        <translation>%1 等</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>mean %1 ± %2</source>
        <translation>均值 %1 ± %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>values</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 of %2 channels dead</source>
        <translation>%2 个通道中 %1 个失活</translation>
    </message>
    <message>
        <source>%1 not finite</source>
        <translation>%1 个非有限</translation>
    </message>
    <message>
        <source>%1: gradients are not finite</source>
        <translation>%1：梯度不是有限值</translation>
    </message>
    <message>
        <source>%1: weights are not finite</source>
        <translation>%1：权重不是有限值</translation>
    </message>
    <message>
        <source>%1: outputs are not finite</source>
        <translation>%1：输出不是有限值</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 values (is|are) NaN or infinite at step %3.</source>
        <translation>
            <numerusform>第 %3 步时 %2 个值中有 %1 个为 NaN 或无穷大。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln of %2 channels (is|are) dead</source>
        <translation>
            <numerusform>%1：%2 个通道中有 %Ln 个失活</numerusform>
        </translation>
    </message>
    <message>
        <source>Channels %1 were 0 for all samples of every record since step %2.</source>
        <translation>自第 %2 步起，通道 %1 在每次记录中对所有样本均为 0。</translation>
    </message>
    <message>
        <source>Channels %1 were 0 for all samples of step %2.</source>
        <translation>通道 %1 对第 %2 步的所有样本均为 0。</translation>
    </message>
    <message>
        <source>%1 is saturated</source>
        <translation>%1 已饱和</translation>
    </message>
    <message>
        <source>%1 of its values are at the limit of %2 at step %3, where no gradient passes.</source>
        <translation>第 %3 步时其值的 %1 达到 %2 的极限，那里没有梯度通过。</translation>
    </message>
</context>
<context>
    <name>trainyard::LedgerDialog</name>
    <message>
        <source>No steps</source>
        <translation>没有步骤</translation>
    </message>
    <message>
        <source>Select runs in the list, in the order in which one became faster than the other, or compare with a published chain.</source>
        <translation>请在列表中选择依次变快的运行，或与已发表的链条比较。</translation>
    </message>
    <message>
        <source>Speed-up ledger</source>
        <translation>加速账本</translation>
    </message>
    <message>
        <source>Compare with a published chain</source>
        <translation>与已发表的链条比较</translation>
    </message>
    <message>
        <source>From a ledger file…</source>
        <translation>来自账本文件…</translation>
    </message>
    <message>
        <source>Move the step up</source>
        <translation>上移该步骤</translation>
    </message>
    <message>
        <source>Move the step down</source>
        <translation>下移该步骤</translation>
    </message>
    <message>
        <source>Leave the step out; the run stays</source>
        <translation>略去该步骤；运行保留</translation>
    </message>
    <message>
        <source>Copy the ledger as a table</source>
        <translation>将账本复制为表格</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Table, CSV…</source>
        <translation>表格，CSV…</translation>
    </message>
    <message>
        <source>Ledger file, JSON…</source>
        <translation>账本文件，JSON…</translation>
    </message>
    <message>
        <source>Steps of the ledger</source>
        <translation>账本的步骤</translation>
    </message>
    <message>
        <source>Open a ledger file</source>
        <translation>打开账本文件</translation>
    </message>
    <message>
        <source>Ledger (*.json)</source>
        <translation>账本 (*.json)</translation>
    </message>
    <message>
        <source>Export the ledger</source>
        <translation>导出账本</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
</context>
<context>
    <name>trainyard::LedgerModel</name>
    <message>
        <source>%1
published</source>
        <translation>%1
已发表</translation>
    </message>
    <message>
        <source>But: %1</source>
        <translation>但是：%1</translation>
    </message>
    <message>
        <source>Selected runs</source>
        <translation>所选运行</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>a chain&apos;s title, and what it gained</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Double-click or press F2 to write a note</source>
        <translation>双击或按 F2 写备注</translation>
    </message>
    <message>
        <source>The training of an epoch, without validation and checkpoints</source>
        <translation>一个 epoch 的训练，不含验证和检查点</translation>
    </message>
    <message>
        <source>As many times as fast as the step before, with the range that the epochs allow</source>
        <translation>是上一步骤速度的几倍，以及各 epoch 允许的范围</translation>
    </message>
    <message>
        <source>As many times as fast as the first step</source>
        <translation>是第一步骤速度的几倍</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>更改内容</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>每 epoch 用时</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>加速</translation>
    </message>
    <message>
        <source>In total</source>
        <translation>累计</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>trainyard::LedgerText</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Device in use</source>
        <translation>所用设备</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>计算机</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a published range of times</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>已发表</translation>
    </message>
    <message>
        <source>Published: %1</source>
        <translation>已发表：%1</translation>
    </message>
    <message>
        <source>The first epoch, with its preparations</source>
        <translation>第一个 epoch，含准备时间</translation>
    </message>
    <message>
        <source>One epoch, without the first</source>
        <translation>一个 epoch，不含第一个</translation>
    </message>
    <message>
        <source>Median of %1 epochs without the first: %2 to %3</source>
        <translation>除第一个外 %1 个 epoch 的中位数：%2 到 %3</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a gain with its range</comment>
        <translation>%1（%2 到 %3）</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>No step has a time per epoch yet.</source>
        <translation>还没有步骤有每 epoch 用时。</translation>
    </message>
    <message>
        <source>Only one step has a time per epoch: %1.</source>
        <translation>只有一个步骤有每 epoch 用时：%1。</translation>
    </message>
    <message>
        <source>From %1 to %2 per epoch: %3 times as fast.</source>
        <translation>每 epoch 从 %1 到 %2：速度是 %3 倍。</translation>
    </message>
</context>
<context>
    <name>trainyard::LineageCard</name>
    <message>
        <source>Lineage</source>
        <translation>谱系</translation>
    </message>
    <message>
        <source>It started from no other run, and none has started from it.</source>
        <translation>它不是从其他运行开始的，也没有运行从它开始。</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>批量实验</translation>
    </message>
    <message>
        <source>, cell %1</source>
        <translation>，单元 %1</translation>
    </message>
    <message>
        <source>not in the store</source>
        <translation>不在存储库中</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more run(s)</source>
        <translation>
            <numerusform>以及另外 %Ln 个运行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::LiveCharts</name>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>cross-entropy</source>
        <translation>交叉熵</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>top-1</source>
        <translation>top-1</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>样本/秒</translation>
    </message>
    <message>
        <source>Device load</source>
        <translation>设备负载</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>时间去向</translation>
    </message>
    <message>
        <source>share of wall time</source>
        <translation>占实际时间的比例</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>val</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>val top-5</source>
        <translation>验证 top-5</translation>
    </message>
    <message>
        <source>cores busy</source>
        <translation>忙碌的核</translation>
    </message>
    <message>
        <source>1 core</source>
        <translation>1 个核</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>%1 个核</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>GPU utilisation</source>
        <translation>GPU 利用率</translation>
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
        <translation>计算</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>input wait</source>
        <translation>等待输入</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>waiting for ranks</source>
        <translation>等待 rank</translation>
    </message>
    <message>
        <source>SM occupancy</source>
        <translation>SM 占用率</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU 显存</translation>
    </message>
    <message>
        <source>whole net</source>
        <translation>整个网络</translation>
    </message>
    <message>
        <source>Its own series</source>
        <translation>自有系列</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>稀疏度</translation>
    </message>
    <message>
        <source>%1 (standard chart)</source>
        <translation>%1（标准图表）</translation>
    </message>
    <message>
        <source>computing, share of wall time</source>
        <translation>计算，占实际时间的比例</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveEventsCard</name>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Checkpoints, warnings and other events appear here.</source>
        <translation>检查点、警告和其他事件显示在这里。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Events shown</source>
        <translation>显示的事件</translation>
    </message>
    <message>
        <source>Choose an event to move the cursor of all charts there</source>
        <translation>选择一个事件，将所有图表的光标移到该处</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveHeaderBar</name>
    <message>
        <source>Checkpoint now</source>
        <translation>立即保存检查点</translation>
    </message>
    <message>
        <source>Write a checkpoint at the next step and continue training</source>
        <translation>在下一步写入检查点并继续训练</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Write a checkpoint and end the run, which can then be resumed</source>
        <translation>写入检查点并结束运行，之后可以恢复</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Continue from the newest checkpoint, or begin anew where there is none, as a new attempt of the same run</source>
        <translation>从最新检查点继续（没有则从头开始），作为同一运行的新尝试</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Remove the run from the queue</source>
        <translation>将运行移出队列</translation>
    </message>
    <message>
        <source>Choose the run to watch</source>
        <translation>选择要监视的运行</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>ETA</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>samples/s</source>
        <translation>样本/秒</translation>
    </message>
    <message>
        <source>LR</source>
        <translation>LR</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>Resuming…</source>
        <translation>正在恢复…</translation>
    </message>
    <message>
        <source>Trace the next 20 steps</source>
        <translation>跟踪接下来的 20 步</translation>
    </message>
    <message>
        <source>Record a timeline of every rank for the Timeline page</source>
        <translation>为“时间线”页面记录每个 rank 的时间线</translation>
    </message>
    <message>
        <source>Show traces</source>
        <translation>显示跟踪</translation>
    </message>
    <message>
        <source>On the Timeline page</source>
        <translation>在“时间线”页面</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>挂起</translation>
    </message>
    <message>
        <source>Keep the job from starting</source>
        <translation>阻止作业启动</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>Allow the job to start</source>
        <translation>允许作业启动</translation>
    </message>
    <message>
        <source>Requeue</source>
        <translation>重新排队</translation>
    </message>
    <message>
        <source>End the job and put it back in the cluster&apos;s queue; it continues from its newest checkpoint</source>
        <translation>结束作业并放回集群队列；从最新检查点继续</translation>
    </message>
    <message>
        <source>Extend time…</source>
        <translation>延长时间…</translation>
    </message>
    <message>
        <source>Save a checkpoint and continue in a new job with more time</source>
        <translation>保存检查点，并在时间更长的新作业中继续</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>稀疏度</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>深入查看</translation>
    </message>
    <message>
        <source>Predictions, mistakes, layers and weights of the net, from a checkpoint</source>
        <translation>网络的预测、错误、层和权重，来自检查点</translation>
    </message>
    <message>
        <source>Several runs at once…</source>
        <translation>同时显示多个运行…</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveLogCard</name>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>所有级别</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>警告和错误</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Levels shown</source>
        <translation>显示的级别</translation>
    </message>
    <message>
        <source>Find in log</source>
        <translation>在日志中查找</translation>
    </message>
    <message>
        <source>Enter jumps to the next match, backwards from the newest line</source>
        <translation>Enter 跳到下一处匹配，从最新一行向前查找</translation>
    </message>
    <message>
        <source>Keep the newest line visible</source>
        <translation>保持最新一行可见</translation>
    </message>
    <message>
        <source>The engine&apos;s log appears here once it has started.</source>
        <translation>引擎启动后，其日志显示在这里。</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Code and environment</source>
        <translation>代码和环境</translation>
    </message>
    <message>
        <source>Fold ranks</source>
        <translation>折叠 rank</translation>
    </message>
    <message>
        <source>Equal lines that different ranks print within two seconds become one row</source>
        <translation>不同 rank 在两秒内输出的相同行合并为一行</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveOptionsCard</name>
    <message>
        <source>Chart options</source>
        <translation>图表选项</translation>
    </message>
    <message>
        <source>Log y</source>
        <translation>对数 y</translation>
    </message>
    <message>
        <source>Raw values</source>
        <translation>原始值</translation>
    </message>
    <message>
        <source>Clip outliers</source>
        <translation>截去离群值</translation>
    </message>
    <message>
        <source>Link cursors</source>
        <translation>联动光标</translation>
    </message>
    <message>
        <source>X axis</source>
        <translation>X 轴</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Optimizer steps</source>
        <translation>优化器步数</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoch</translation>
    </message>
    <message>
        <source>Passes over the training data</source>
        <translation>遍历训练数据的次数</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Training samples seen</source>
        <translation>已见训练样本</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Logarithmic axis for losses; it cannot show values of zero or below</source>
        <translation>损失的对数轴；无法显示零或负值</translation>
    </message>
    <message>
        <source>Shows the unsmoothed values behind the line, with a band from the smallest to the largest</source>
        <translation>在曲线后显示未平滑的值，并用色带表示最小到最大值</translation>
    </message>
    <message>
        <source>Fit the axis to most of the values; a triangle at the edge marks values outside</source>
        <translation>使轴适合大多数值；边缘的三角形标出范围外的值</translation>
    </message>
    <message>
        <source>Show the same position in every chart</source>
        <translation>在每个图表中显示同一位置</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>整个运行</translation>
    </message>
    <message>
        <source>Last half</source>
        <translation>后一半</translation>
    </message>
    <message>
        <source>Last tenth</source>
        <translation>最后十分之一</translation>
    </message>
    <message>
        <source>Zoomed</source>
        <translation>已缩放</translation>
    </message>
    <message>
        <source>Export the charts</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Picture, PNG…</source>
        <translation>图片，PNG…</translation>
    </message>
    <message>
        <source>Vector graphic, SVG…</source>
        <translation>矢量图，SVG…</translation>
    </message>
    <message>
        <source>Table of the shown values, CSV…</source>
        <translation>所示数值的表格，CSV…</translation>
    </message>
    <message>
        <source>Log x</source>
        <translation>对数 x</translation>
    </message>
    <message>
        <source>Time trained</source>
        <translation>训练时长</translation>
    </message>
    <message>
        <source>Without the pauses between attempts</source>
        <translation>不含尝试之间的停顿</translation>
    </message>
    <message>
        <source>Time since the start</source>
        <translation>启动后时间</translation>
    </message>
    <message>
        <source>By the clock, with the pauses between attempts</source>
        <translation>按时钟，含尝试之间的停顿</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Date and time of day</source>
        <translation>日期和时刻</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>高斯</translation>
    </message>
    <message>
        <source>Of the values up to each one, newer ones with more weight</source>
        <translation>取每个值及其之前的值，较新的权重更大</translation>
    </message>
    <message>
        <source>Of the values on both sides of each one</source>
        <translation>取每个值两侧的值</translation>
    </message>
    <message>
        <source>Of both sides, nearer ones with more weight</source>
        <translation>取两侧的值，较近的权重更大</translation>
    </message>
    <message>
        <source>Kind of smoothing</source>
        <translation>平滑方式</translation>
    </message>
    <message>
        <source>Strength of the smoothing, and how many values a mean of the same effect has; 0 shows unsmoothed values</source>
        <translation>平滑强度，以及同等效果的均值所含的值数；0 显示未平滑的值</translation>
    </message>
    <message>
        <source>Logarithmic x axis; it begins at the first position above zero</source>
        <translation>对数 x 轴；从零以上的第一个位置开始</translation>
    </message>
    <message>
        <source>Wheel over a chart: zoom. Drag: move. Shift and drag: zoom into a box. Backspace: previous view. Double-click: whole run. Right click: copy, export.</source>
        <translation>图表上滚轮：缩放。拖动：移动。Shift 加拖动：框选放大。Backspace：上一视图。双击：整个运行。右键：复制、导出。</translation>
    </message>
    <message>
        <source>%1 ≈ %2 values</source>
        <translation>%1 ≈ %2 个值</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Add charts of other series, or of arithmetic with series</source>
        <translation>添加其他系列或系列算式的图表</translation>
    </message>
    <message>
        <source>Undo the change of the charts</source>
        <translation>撤销图表的更改</translation>
    </message>
    <message>
        <source>Redo the change of the charts</source>
        <translation>重做图表的更改</translation>
    </message>
    <message>
        <source>Show the usual charts in their usual places</source>
        <translation>按默认位置显示默认图表</translation>
    </message>
</context>
<context>
    <name>trainyard::LivePage</name>
    <message>
        <source>No run yet</source>
        <translation>还没有运行</translation>
    </message>
    <message>
        <source>Start a run to see its curves here while it trains. New run has a first run prepared; it uses built-in data and takes a few minutes.</source>
        <translation>启动一个运行，即可在训练时于此查看其曲线。“新建运行”中已备好首次运行；它使用内置数据，只需几分钟。</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>新建运行</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>停止运行？</translation>
    </message>
    <message>
        <source>%1 writes a checkpoint and ends. Resume continues from there.</source>
        <translation>%1 会写入检查点并结束。“恢复”从那里继续。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Export the charts</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Charts exported to %1</source>
        <translation>图表已导出到 %1</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Extend time</source>
        <translation>延长时间</translation>
    </message>
    <message>
        <source>Time limit of the new job in minutes:</source>
        <translation>新作业的时间限制（分钟）：</translation>
    </message>
    <message>
        <source>It is kept on the run&apos;s machine, in %1.</source>
        <translation>保存在该运行所在的机器上，位于 %1。</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveRanksCard</name>
    <message>
        <source>Ranks</source>
        <translation>Rank 数</translation>
    </message>
    <message>
        <source>Step time and waiting by rank</source>
        <translation>各 rank 的步时与等待</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveRunsCard</name>
    <message>
        <source>Runs shown at once</source>
        <translation>同时显示的运行</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveRunsModel</name>
    <message>
        <source>Remove from this view; the run continues</source>
        <translation>从此视图中移除；运行会继续</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Newest training loss</source>
        <translation>最新训练损失</translation>
    </message>
    <message>
        <source>Best validation top-1</source>
        <translation>最佳验证 top-1</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>每秒样本数</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>ETA</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>样本/秒</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Best val</source>
        <translation>最佳验证</translation>
    </message>
</context>
<context>
    <name>trainyard::LiveSparsityCard</name>
    <message>
        <source>Weights left</source>
        <translation>剩余权重</translation>
    </message>
    <message>
        <source>%1 of all</source>
        <translation>总计的 %1</translation>
    </message>
</context>
<context>
    <name>trainyard::LogColumnsBar</name>
    <message>
        <source>Column of the step</source>
        <translation>步数所在的列</translation>
    </message>
    <message>
        <source>Column of the time</source>
        <translation>时间所在的列</translation>
    </message>
    <message>
        <source>Columns that become series</source>
        <translation>作为系列的列</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>按列名</translation>
    </message>
    <message>
        <source>All columns of numbers</source>
        <translation>所有数值列</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln 列</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::LoginDesk</name>
    <message>
        <source>The machine refused the answer from the keychain.</source>
        <translation>机器拒绝了密钥环中的回答。</translation>
    </message>
    <message>
        <source>That passphrase did not unlock the key.</source>
        <translation>该口令未能解锁密钥。</translation>
    </message>
</context>
<context>
    <name>trainyard::LoginDialog</name>
    <message>
        <source>Log in to %1</source>
        <translation>登录 %1</translation>
    </message>
    <message>
        <source>A key for %1 is locked</source>
        <translation>%1 的密钥已锁定</translation>
    </message>
    <message>
        <source>%1 requires a login</source>
        <translation>%1 要求登录</translation>
    </message>
    <message>
        <source>Remember in the keychain</source>
        <translation>记住到密钥环</translation>
    </message>
    <message>
        <source>Stored only in the desktop&apos;s keychain, after the machine has accepted it</source>
        <translation>仅存储在桌面的密钥环中，且在机器接受之后</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>登录</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineChart</name>
    <message>
        <source>time since the search was started</source>
        <translation>搜索启动后的时间</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineCheckCard</name>
    <message>
        <source>Check this machine</source>
        <translation>检查此机器</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>立即检查</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Compares every operator with an independent calculation, and compares the speed of memory, arithmetic, disk and data loading with the expected values. It takes about ten seconds; nothing else should run.</source>
        <translation>将每个算子与独立计算相比较，并将内存、运算、磁盘和数据加载的速度与预期值相比较。约需十秒；期间不应运行其他程序。</translation>
    </message>
    <message>
        <source>32-bit numbers</source>
        <translation>32 位数</translation>
    </message>
    <message>
        <source>16-bit numbers, if the processor supports them</source>
        <translation>16 位数，若处理器支持</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>达到</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>评价</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineCheckViewModel</name>
    <message>
        <source>images/s</source>
        <translation>张/秒</translation>
    </message>
    <message>
        <source>good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>缓慢</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>正在结束…</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>Check %1 of %2</source>
        <translation>检查 %1 / %2</translation>
    </message>
    <message>
        <source>All is well</source>
        <translation>一切正常</translation>
    </message>
    <message>
        <source>All results are right, but a part is slower than it should be</source>
        <translation>所有结果正确，但有部分慢于预期</translation>
    </message>
    <message>
        <source>Memory bandwidth, %1</source>
        <translation>内存带宽，%1</translation>
    </message>
    <message>
        <source>Multiply-adds in registers, %1</source>
        <translation>寄存器中的乘加，%1</translation>
    </message>
    <message>
        <source>Matrix products in %1, %2</source>
        <translation>%1 矩阵乘法，%2</translation>
    </message>
    <message>
        <source>Disk, writing</source>
        <translation>磁盘，写入</translation>
    </message>
    <message>
        <source>Disk, reading</source>
        <translation>磁盘，读取</translation>
    </message>
    <message>
        <source>Decoding JPEG, 1 thread</source>
        <translation>解码 JPEG，1 个线程</translation>
    </message>
    <message>
        <source>Loading JPEG files, %1</source>
        <translation>加载 JPEG 文件，%1</translation>
    </message>
    <message>
        <source>Loading images from memory</source>
        <translation>从内存加载图像</translation>
    </message>
    <message>
        <source>Keep runs on a local disk or another one: set TRAINYARD_HOME to a folder on it.</source>
        <translation>请将运行放在本地磁盘或其他磁盘上：将 TRAINYARD_HOME 设为其上的文件夹。</translation>
    </message>
    <message>
        <source>Check whether other programs use the processor, and whether oneDNN is the version that Trainyard was installed with.</source>
        <translation>请检查是否有其他程序占用处理器，以及 oneDNN 是否为 Trainyard 安装时的版本。</translation>
    </message>
    <message>
        <source>Close other programs and check again. If nothing changes, the processor may be throttled or shared with others.</source>
        <translation>请关闭其他程序后重新检查。如果没有变化，处理器可能被降频或与他人共享。</translation>
    </message>
    <message>
        <source>Operators, compared with the reference</source>
        <translation>算子，与参考实现比较</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… 以及另外 %1 个</translation>
    </message>
    <message>
        <source>Results of this device cannot be trusted. Please report this with the copied text.</source>
        <translation>此设备的结果不可信。请附上复制的文本报告此问题。</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>%1, %2, %3; %4; took %5</source>
        <translation>%1，%2，%3；%4；用时 %5</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thread(s)</source>
        <translation>
            <numerusform>%Ln 个线程</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) (is|are) wrong</source>
        <translation>
            <numerusform>%Ln 处有误</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::MachineDialog</name>
    <message>
        <source>Add a machine</source>
        <translation>添加机器</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>编辑 %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Add and test</source>
        <translation>添加并测试</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Over SSH</source>
        <translation>通过 SSH</translation>
    </message>
    <message>
        <source>A cluster&apos;s login node, or another workstation</source>
        <translation>集群的登录节点，或另一台工作站</translation>
    </message>
    <message>
        <source>This workstation</source>
        <translation>本工作站</translation>
    </message>
    <message>
        <source>This workstation is itself a login node with SLURM</source>
        <translation>本工作站本身就是带 SLURM 的登录节点</translation>
    </message>
    <message>
        <source>Type of connection</source>
        <translation>连接类型</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>达到</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>A host in ~/.ssh/config, a name or an address</source>
        <translation>~/.ssh/config 中的主机、名称或地址</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name shown in this window</source>
        <translation>此窗口中显示的名称</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>From ~/.ssh/config</source>
        <translation>来自 ~/.ssh/config</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Jump hosts</source>
        <translation>跳板机</translation>
    </message>
    <message>
        <source>user@host:port; separate several with commas in the order of connection; &quot;none&quot; for none</source>
        <translation>user@host:port；多个按连接顺序以逗号分隔；&quot;none&quot; 表示无</translation>
    </message>
    <message>
        <source>Key file</source>
        <translation>密钥文件</translation>
    </message>
    <message>
        <source>A private key on this workstation, tried first</source>
        <translation>本工作站上的私钥，最先尝试</translation>
    </message>
    <message>
        <source>SLURM</source>
        <translation>SLURM</translation>
    </message>
    <message>
        <source>Jobs are submitted to the cluster&apos;s queue</source>
        <translation>作业提交到集群的队列</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Runs start automatically when cores and GPUs are free</source>
        <translation>核和 GPU 空闲时运行自动启动</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>调度器</translation>
    </message>
    <message>
        <source>Path on the machine; may start with ~/ or contain a variable such as $SCRATCH</source>
        <translation>机器上的路径；可以 ~/ 开头或包含 $SCRATCH 之类的变量</translation>
    </message>
    <message>
        <source>Runs folder</source>
        <translation>运行文件夹</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>trainyard-engine, in the machine&apos;s PATH</source>
        <translation>trainyard-engine，位于机器的 PATH 中</translation>
    </message>
    <message>
        <source>Connect when the window opens</source>
        <translation>窗口打开时连接</translation>
    </message>
    <message>
        <source>~/.ssh/config: %1@%2, port %3</source>
        <translation>~/.ssh/config：%1@%2，端口 %3</translation>
    </message>
    <message>
        <source>%1, via %2</source>
        <translation>%1，经由 %2</translation>
    </message>
    <message>
        <source>Hosts in ~/.ssh/config to choose from: %1</source>
        <translation>~/.ssh/config 中可选的主机：%1</translation>
    </message>
    <message>
        <source>Without SLURM, this workstation is in the list already</source>
        <translation>没有 SLURM 时，本工作站已在列表中</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Let my group read what Trainyard creates there</source>
        <translation>允许本组读取 Trainyard 在那里创建的内容</translation>
    </message>
    <message>
        <source>Otherwise only your account can read runs, data and logs on the machine</source>
        <translation>否则只有自己的账户能读取该机器上的运行、数据和日志</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineHeaderCard</name>
    <message>
        <source>Copy this text</source>
        <translation>复制此文本</translation>
    </message>
    <message>
        <source>Open a terminal on the machine</source>
        <translation>在该机器上打开终端</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Batch script…</source>
        <translation>批处理脚本…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>Forget saved passwords</source>
        <translation>忘记已保存的密码</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Host key</source>
        <translation>主机密钥</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>复制指纹</translation>
    </message>
    <message>
        <source>Known and unchanged</source>
        <translation>已知且未更改</translation>
    </message>
    <message>
        <source>Continue: query it again</source>
        <translation>继续：重新查询</translation>
    </message>
    <message>
        <source>Pause: stay logged in, but do not query it</source>
        <translation>暂停：保持登录，但不查询</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>断开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineJobsCard</name>
    <message>
        <source>My jobs</source>
        <translation>我的作业</translation>
    </message>
    <message>
        <source>No jobs on this machine</source>
        <translation>此机器上没有作业</translation>
    </message>
    <message>
        <source>Show finished</source>
        <translation>显示已结束的</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>取消作业</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>显示运行</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>挂起</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>Put back in the queue</source>
        <translation>放回队列</translation>
    </message>
    <message>
        <source>Terminal on its node</source>
        <translation>其节点上的终端</translation>
    </message>
    <message>
        <source>Also show jobs that ended within the last day</source>
        <translation>同时显示一天内结束的作业</translation>
    </message>
    <message>
        <source>Nothing known yet</source>
        <translation>尚无信息</translation>
    </message>
    <message>
        <source>Jobs that you start on this machine appear here with their state and the reason for waiting.</source>
        <translation>在此机器上启动的作业会显示在这里，包括其状态和等待原因。</translation>
    </message>
    <message>
        <source>Connect to the machine to see your jobs.</source>
        <translation>连接到该机器以查看作业。</translation>
    </message>
    <message>
        <source>Cancel jobs</source>
        <translation>取消作业</translation>
    </message>
    <message>
        <source>Cancel job %1?</source>
        <translation>取消作业 %1？</translation>
    </message>
    <message>
        <source>Cancel %1 jobs?</source>
        <translation>取消 %1 个作业？</translation>
    </message>
    <message>
        <source>A run&apos;s saved checkpoints are kept; it can be resumed from the last one.</source>
        <translation>运行已保存的检查点会保留；可从最后一个恢复。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Save now</source>
        <translation>立即保存</translation>
    </message>
    <message>
        <source>Extend time…</source>
        <translation>延长时间…</translation>
    </message>
    <message>
        <source>Extend time</source>
        <translation>延长时间</translation>
    </message>
    <message>
        <source>The run saves a checkpoint and stops, and a new job continues it with this time limit in hours:</source>
        <translation>运行会保存检查点并停止，新作业以此时间限制（小时）继续它：</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineStrip</name>
    <message>
        <source>%1 running</source>
        <translation>%1 个运行中</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 个等待中</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另外 %1 个</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineTrialCard</name>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Checks step by step whether the machine can run training, and says what to do if it cannot.</source>
        <translation>逐步检查该机器能否运行训练，若不能则说明如何处理。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>trainyard::MachineWords</name>
    <message>
        <source>Connecting</source>
        <translation>连接中</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>无响应</translation>
    </message>
    <message>
        <source>Key refused</source>
        <translation>密钥被拒</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>离线</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>next try in %1 s</source>
        <translation>%1 秒后重试</translation>
    </message>
    <message>
        <source>since %1, %2</source>
        <translation>自 %1 起，%2</translation>
    </message>
    <message>
        <source>last contact %1</source>
        <translation>上次联系 %1</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>连通性</translation>
    </message>
    <message>
        <source>Host key</source>
        <translation>主机密钥</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>调度器</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>未测试</translation>
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
        <translation>%1 天 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln reconnect(s)</source>
        <translation>
            <numerusform>%1，重新连接 %Ln 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln core(s)</source>
        <translation>
            <numerusform>%Ln 个核</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln partition(s)</source>
        <translation>
            <numerusform>%Ln 个分区</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln job(s) at once</source>
        <translation>
            <numerusform>最多同时 %Ln 个作业</numerusform>
        </translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>脚本</translation>
    </message>
</context>
<context>
    <name>trainyard::MachinesModel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
</context>
<context>
    <name>trainyard::MachinesPage</name>
    <message>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Query the machine now</source>
        <translation>立即查询该机器</translation>
    </message>
    <message>
        <source>Add machine…</source>
        <translation>添加机器…</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>The keychain no longer has passwords of machines</source>
        <translation>密钥环中不再有机器的密码</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Accounts, quality of service and quota</source>
        <translation>账户、服务质量和配额</translation>
    </message>
    <message>
        <source>Resources of the cluster</source>
        <translation>集群的资源</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>seen at %1</source>
        <translation>查看于 %1</translation>
    </message>
    <message>
        <source>%1 % busy · </source>
        <translation>%1 % 忙碌 · </translation>
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
        <translation>%1 · %2%3 / %4%5</translation>
    </message>
    <message>
        <source>Nothing is known about it yet. Connect to see its partitions, nodes and limits.</source>
        <translation>尚无信息。请连接以查看其分区、节点和限制。</translation>
    </message>
    <message>
        <source>The cluster did not report any partitions.</source>
        <translation>集群没有报告任何分区。</translation>
    </message>
    <message>
        <source>Its driver reports no GPU; runs use its %1.</source>
        <translation>其驱动没有报告 GPU；运行使用其 %1。</translation>
    </message>
    <message>
        <source>No terminal program was found. Run: %1</source>
        <translation>没有找到终端程序。请执行：%1</translation>
    </message>
    <message>
        <source>Remove machine</source>
        <translation>移除机器</translation>
    </message>
    <message>
        <source>Remove %1 from the list?</source>
        <translation>从列表中移除 %1？</translation>
    </message>
    <message>
        <source>These runs there are not over: %1. Their jobs continue, but Trainyard does not follow them until you add the machine again.</source>
        <translation>那里的这些运行尚未结束：%1。其作业会继续，但在重新添加这台机器之前，Trainyard 不再跟踪它们。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
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
        <translation>%1，无 GPU</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 running, %2 waiting</source>
        <translation>%1 个运行中，%2 个等待中</translation>
    </message>
    <message>
        <source>no scheduler</source>
        <translation>无调度器</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>截至 %1</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Logged in by</source>
        <translation>登录方式</translation>
    </message>
    <message>
        <source>Jump hosts</source>
        <translation>跳板机</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>往返时间</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>Of a minimal command</source>
        <translation>一个最小命令的用时</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Scheduler</source>
        <translation>调度器</translation>
    </message>
    <message>
        <source>none; Trainyard&apos;s own queue</source>
        <translation>无；Trainyard 自己的队列</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Runs folder</source>
        <translation>运行文件夹</translation>
    </message>
    <message>
        <source>Disk free</source>
        <translation>磁盘剩余</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Where runs are stored</source>
        <translation>存放运行的位置</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>%1 s off</source>
        <translation>相差 %1 秒</translation>
    </message>
    <message>
        <source>Its clock differs from this workstation&apos;s; times of jobs are those of its own clock</source>
        <translation>其时钟与本工作站不同；作业的时间按其自身时钟</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>分区 %1</translation>
    </message>
    <message>
        <source>QoS %1</source>
        <translation>QoS %1</translation>
    </message>
    <message>
        <source>at most %1 queued</source>
        <translation>最多排队 %1 个</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>Account %1 (default)</source>
        <translation>账户 %1（默认）</translation>
    </message>
    <message>
        <source>Account %1</source>
        <translation>账户 %1</translation>
    </message>
    <message>
        <source>no limits</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>the cluster keeps none</source>
        <translation>集群不设账户</translation>
    </message>
    <message>
        <source>per job: %1</source>
        <translation>每作业：%1</translation>
    </message>
    <message>
        <source>per user: %1</source>
        <translation>每用户：%1</translation>
    </message>
    <message>
        <source>Largest array</source>
        <translation>最大数组</translation>
    </message>
    <message>
        <source>Home folder</source>
        <translation>主目录</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>配额</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>未报告</translation>
    </message>
    <message>
        <source>Not reported</source>
        <translation>未报告</translation>
    </message>
    <message>
        <source>%1 was removed from the list; its jobs continue</source>
        <translation>%1 已从列表中移除；其作业继续</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1，%2 %3</translation>
    </message>
</context>
<context>
    <name>trainyard::MagnitudeChart</name>
    <message>
        <source>Cumulative magnitude</source>
        <translation>累积幅值</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>已选择 %1</translation>
    </message>
    <message>
        <source>weight magnitude |w|</source>
        <translation>权重幅值 |w|</translation>
    </message>
    <message>
        <source>%1 are exactly 0</source>
        <translation>%1 个恰为 0</translation>
    </message>
    <message>
        <source>%1 at 0</source>
        <translation>%1 个为 0</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>%1 bins a decade, weights</source>
        <translation>每十倍 %1 个区间，权重</translation>
    </message>
    <message>
        <source>bins of equal width, weights</source>
        <translation>等宽区间，权重</translation>
    </message>
    <message>
        <source>pruned at %1</source>
        <translation>在 %1 处剪枝</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>trainyard::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New run</source>
        <translation>新建运行(&amp;N)</translation>
    </message>
    <message>
        <source>Open &amp;data folder</source>
        <translation>打开数据文件夹(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Trainyard</source>
        <translation>关于 Trainyard(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>%1 — Trainyard</source>
        <translation>%1 — Trainyard</translation>
    </message>
    <message>
        <source>Open a run on the Live page to act on it</source>
        <translation>在“实时”页面打开运行以对其操作</translation>
    </message>
    <message>
        <source>User&apos;s &amp;guide</source>
        <translation>用户指南(&amp;G)</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>Add e&amp;xisting runs…</source>
        <translation>添加已有运行(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Alerts…</source>
        <translation>提醒(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>trainyard::MemoryBar</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The images stay on the GPU (%1): each step transfers only their indices and random changes.</source>
        <translation>图像常驻 GPU (%1)：每步只传输其索引和随机变换。</translation>
    </message>
    <message>
        <source>Each step transfers its images to the GPU, because all of them would fill more than a quarter of its free memory or leave too little for the network.</source>
        <translation>每步将图像传输到 GPU，因为全部图像会占用其空闲内存的四分之一以上，或留给网络的太少。</translation>
    </message>
    <message>
        <source>Each step transfers its images to the GPU, because the processor computes resized crops, RandAugment and colour changes.</source>
        <translation>每步将图像传输到 GPU，因为随机缩放裁剪、RandAugment 和颜色变换由处理器计算。</translation>
    </message>
    <message>
        <source>Each step transfers its images to the GPU, because TRAINYARD_RESIDENT_MIB is 0.</source>
        <translation>每步将图像传输到 GPU，因为 TRAINYARD_RESIDENT_MIB 为 0。</translation>
    </message>
    <message>
        <source>images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>data</source>
        <translation>数据</translation>
    </message>
</context>
<context>
    <name>trainyard::MistakesModel</name>
    <message>
        <source>%1
“%2” taken for “%3”, loss %4</source>
        <translation>%1
“%2”误判为“%3”，损失 %4</translation>
    </message>
    <message>
        <source>%1 taken for %2, %3 sure</source>
        <translation>%1 误判为 %2，置信度 %3</translation>
    </message>
</context>
<context>
    <name>trainyard::MistakesView</name>
    <message>
        <source>Mistakes</source>
        <translation>错误</translation>
    </message>
</context>
<context>
    <name>trainyard::ModelGroup</name>
    <message>
        <source>known once the settings are checked</source>
        <translation>检查设置后可知</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; parameters</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 个参数</translation>
    </message>
    <message>
        <source>%1/image</source>
        <translation>%1/张</translation>
    </message>
    <message>
        <source>memory &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>内存 &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>模型文件</translation>
    </message>
    <message>
        <source>Choose a model file, a Keras architecture or an ONNX model</source>
        <translation>选择模型文件、Keras 架构或 ONNX 模型</translation>
    </message>
    <message>
        <source>Models (*.json *.onnx);;All files (*)</source>
        <translation>模型 (*.json *.onnx);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Initial weights</source>
        <translation>初始权重</translation>
    </message>
    <message>
        <source>Choose a checkpoint, weights of Keras or an ONNX model</source>
        <translation>选择检查点、Keras 权重或 ONNX 模型</translation>
    </message>
    <message>
        <source>Weights (*.safetensors *.h5 *.onnx);;All files (*)</source>
        <translation>权重 (*.safetensors *.h5 *.onnx);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>trainyard::NameTotalsModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
</context>
<context>
    <name>trainyard::NetDiagram</name>
    <message>
        <source>Diagram of the network</source>
        <translation>网络图</translation>
    </message>
</context>
<context>
    <name>trainyard::NetDialog</name>
    <message>
        <source>Diagram</source>
        <translation>图</translation>
    </message>
    <message>
        <source>The layers from input to output</source>
        <translation>从输入到输出的各层</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>The layers as a table that can be sorted</source>
        <translation>以可排序表格显示各层</translation>
    </message>
    <message>
        <source>Find a layer</source>
        <translation>查找层</translation>
    </message>
    <message>
        <source>By name or kind; Enter jumps to the next match</source>
        <translation>按名称或类型；Enter 跳到下一处匹配</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>Shows every layer</source>
        <translation>显示每一层</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Shows blocks instead of their layers</source>
        <translation>以块代替其中的层</translation>
    </message>
    <message>
        <source>Smaller (−, or Ctrl and the wheel)</source>
        <translation>缩小（−，或 Ctrl 加滚轮）</translation>
    </message>
    <message>
        <source>Larger (+, or Ctrl and the wheel)</source>
        <translation>放大（+，或 Ctrl 加滚轮）</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Picture, PNG…</source>
        <translation>图片，PNG…</translation>
    </message>
    <message>
        <source>Vector graphic, SVG…</source>
        <translation>矢量图，SVG…</translation>
    </message>
    <message>
        <source>Layers of the network</source>
        <translation>网络的各层</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Network of %1</source>
        <translation>%1 的网络</translation>
    </message>
    <message>
        <source>Building the network…</source>
        <translation>正在构建网络…</translation>
    </message>
    <message>
        <source>No network to show</source>
        <translation>没有可显示的网络</translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s)</source>
        <translation>
            <numerusform>%Ln 层</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 个参数</translation>
    </message>
    <message>
        <source>Export the network</source>
        <translation>导出网络</translation>
    </message>
</context>
<context>
    <name>trainyard::NetViewModel</name>
    <message>
        <source>There is no network to show: its settings contradict each other.</source>
        <translation>没有可显示的网络：其设置相互矛盾。</translation>
    </message>
    <message>
        <source>The run&apos;s settings are no longer in the store.</source>
        <translation>该运行的设置已不在存储库中。</translation>
    </message>
    <message>
        <source>The run&apos;s data cannot be read on this workstation, so the number of classes in the last layer is a guess.</source>
        <translation>本工作站无法读取该运行的数据，因此最后一层的类别数是猜测值。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s) · %1 parameters · %2 and %3 of activations per sample, forward</source>
        <translation>
            <numerusform>%Ln 层 · %1 个参数 · 前向每样本 %2 和 %3 激活值</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::NewRunPage</name>
    <message>
        <source>Name of the run</source>
        <translation>运行的名称</translation>
    </message>
    <message>
        <source>Name of the run. It follows the settings until you change it; clear it to get a proposed name again.</source>
        <translation>运行的名称。更改之前它随设置而变；清空即可重新获得建议的名称。</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Undoes every change since the preset or the clone</source>
        <translation>撤销自预设或克隆以来的所有更改</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>保存为预设…</translation>
    </message>
    <message>
        <source>Saves these settings under a name for later runs</source>
        <translation>将这些设置以一个名称保存，供以后的运行使用</translation>
    </message>
    <message>
        <source>Start run</source>
        <translation>启动运行</translation>
    </message>
    <message>
        <source>clone of %1</source>
        <translation>%1 的克隆</translation>
    </message>
    <message>
        <source>name from settings</source>
        <translation>由设置得名</translation>
    </message>
    <message>
        <source>%1 (modified)</source>
        <translation>%1（已修改）</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>自定义设置</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>克隆</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>Add to queue</source>
        <translation>加入队列</translation>
    </message>
    <message>
        <source>The run waits in the queue until enough cores are free; you can close this window.</source>
        <translation>运行在队列中等待足够的核空闲；可以关闭此窗口。</translation>
    </message>
    <message>
        <source>The run continues when this window is closed and appears again when you reopen it.</source>
        <translation>关闭此窗口后运行仍会继续，重新打开时会再次出现。</translation>
    </message>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>此运行已不在存储库中。</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>新建运行</translation>
    </message>
    <message>
        <source>Start as campaign…</source>
        <translation>启动为批量实验…</translation>
    </message>
    <message>
        <source>A scaling study, several seeds or lottery tickets; shows all runs before queueing them</source>
        <translation>扩展性研究、多个种子或彩票实验；排队前显示所有运行</translation>
    </message>
    <message>
        <source>What trains</source>
        <translation>由谁训练</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Trainyard&apos;s engine trains a network of the zoo or of a model file</source>
        <translation>由 Trainyard 的引擎训练模型库或模型文件中的网络</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>A script or program of your own trains, such as python train.py</source>
        <translation>由自己的脚本或程序训练，例如 python train.py</translation>
    </message>
    <message>
        <source>A scaling study, several seeds or a search over the parameters; shows all runs before queueing them</source>
        <translation>扩展性研究、多个种子或对参数的搜索；排队前显示所有运行</translation>
    </message>
</context>
<context>
    <name>trainyard::NewRunViewModel</name>
    <message>
        <source>The run is being sent to the machine.</source>
        <translation>正在将运行发送到机器。</translation>
    </message>
    <message>
        <source>The settings are being checked.</source>
        <translation>正在检查设置。</translation>
    </message>
    <message>
        <source>The check of the settings was cancelled: choose Check again.</source>
        <translation>设置的检查已取消：请选择“重新检查”。</translation>
    </message>
    <message>
        <source>%1 is not connected: memory, GPUs and data are those of this workstation.</source>
        <translation>%1 未连接：内存、GPU 和数据为本工作站的。</translation>
    </message>
    <message>
        <source>%1 could not be queried, so memory, GPUs and data are those of this workstation: %2</source>
        <translation>无法查询 %1，因此内存、GPU 和数据为本工作站的：%2</translation>
    </message>
</context>
<context>
    <name>trainyard::NotesCard</name>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>The notes as they look</source>
        <translation>备注的显示效果</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>编写</translation>
    </message>
    <message>
        <source>The notes as Markdown</source>
        <translation>备注的 Markdown 文本</translation>
    </message>
    <message>
        <source>Save the notes</source>
        <translation>保存备注</translation>
    </message>
    <message>
        <source>What did this run show? Markdown: **bold**, # heading, - list, | table |</source>
        <translation>这次运行说明了什么？Markdown：**粗体**，# 标题，- 列表，| 表格 |</translation>
    </message>
    <message>
        <source>Notes as Markdown</source>
        <translation>Markdown 备注</translation>
    </message>
    <message>
        <source>*No notes yet.*</source>
        <translation>*还没有备注。*</translation>
    </message>
</context>
<context>
    <name>trainyard::NotesDialog</name>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>What did this run show?</source>
        <translation>此运行说明了什么？</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Markdown: **bold**, # heading, - list, | table |</source>
        <translation>Markdown：**粗体**，# 标题，- 列表，| 表格 |</translation>
    </message>
    <message>
        <source>Save the changed notes?</source>
        <translation>保存修改后的备注吗？</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
</context>
<context>
    <name>trainyard::NotesLimit</name>
    <message>
        <source>Notes have at most %1 characters. The rest was left out.</source>
        <translation>备注最多 %1 个字符，其余部分已省略。</translation>
    </message>
</context>
<context>
    <name>trainyard::NumberEdit</name>
    <message>
        <source>Enter a number, such as 0.05 or 1e-4.</source>
        <translation>请输入数字，例如 0.05 或 1e-4。</translation>
    </message>
    <message>
        <source>Enter a whole number from 0 to 18446744073709551615.</source>
        <translation>请输入 0 到 18446744073709551615 的整数。</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>请输入整数。</translation>
    </message>
</context>
<context>
    <name>trainyard::OptionsDialog</name>
    <message>
        <source>Fields of the parameters</source>
        <translation>参数字段</translation>
    </message>
    <message>
        <source>What each parameter is: how it is passed, its type, and what the form allows. An empty flag stands for “--” and the name; choices are separated by commas.</source>
        <translation>各参数的说明：如何传递、类型，以及表单允许的内容。标志留空表示“--”加名称；可选值以逗号分隔。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>可选值</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Save beside the script</source>
        <translation>保存在脚本旁</translation>
    </message>
    <message>
        <source>Also writes %1, which everyone who starts this script then has</source>
        <translation>同时写入 %1，所有启动此脚本的人都会得到它</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>positional</source>
        <translation>位置参数</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>开关</translation>
    </message>
    <message>
        <source>Whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Row %1 needs a name of letters, digits, &apos;_&apos;, &apos;.&apos; and &apos;-&apos;.</source>
        <translation>第 %1 行需要由字母、数字、&apos;_&apos;、&apos;.&apos; 和 &apos;-&apos; 组成的名称。</translation>
    </message>
    <message>
        <source>%1 stands there twice.</source>
        <translation>%1 出现了两次。</translation>
    </message>
    <message>
        <source>%1: the range needs two numbers, the smaller one first.</source>
        <translation>%1：范围需要两个数，较小的在前。</translation>
    </message>
    <message>
        <source>%1: a flag begins with “-”.</source>
        <translation>%1：标志须以“-”开头。</translation>
    </message>
</context>
<context>
    <name>trainyard::OutlookView</name>
    <message>
        <source>Published…</source>
        <translation>已发表…</translation>
    </message>
    <message>
        <source>What five published systems state about their speed with several GPUs</source>
        <translation>五个已发表系统给出的多 GPU 速度</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Ranks up to</source>
        <translation>rank 数上限</translation>
    </message>
    <message>
        <source>The largest number of ranks to forecast</source>
        <translation>预估的最大 rank 数</translation>
    </message>
    <message>
        <source>Ranks per node</source>
        <translation>每节点 rank 数</translation>
    </message>
    <message>
        <source>Ranks on one node; they use no network among themselves</source>
        <translation>一个节点上的 rank 数；它们之间不使用网络</translation>
    </message>
    <message>
        <source>Node size from</source>
        <translation>节点规模取自</translation>
    </message>
    <message>
        <source>A cluster whose nodes give the number of ranks per node</source>
        <translation>由该集群的节点决定每节点 rank 数</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Between the nodes</source>
        <translation>节点之间</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Data rate of a node&apos;s network adapter</source>
        <translation>每个节点网卡的数据速率</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Of a message between two nodes</source>
        <translation>两个节点之间一条消息</translation>
    </message>
    <message>
        <source>Of one GPU or rank for an hour, in any currency</source>
        <translation>一个 GPU 或 rank 每小时的价格，货币任意</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>按输入</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>每节点 GPU 数</translation>
    </message>
    <message>
        <source>Price of a GPU hour</source>
        <translation>每 GPU 小时价格</translation>
    </message>
    <message>
        <source>Price of a rank hour</source>
        <translation>每 rank 小时价格</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>预估</translation>
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
        <translation>最迟 %1</translation>
    </message>
    <message>
        <source>SLURM says: %1</source>
        <translation>SLURM 报告：%1</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>在 %1 上</translation>
    </message>
    <message>
        <source>Start time, or the start that the scheduler expects</source>
        <translation>开始时间，或调度器预计的开始时间</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>trainyard::ParametersCard</name>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Use the file</source>
        <translation>采用文件</translation>
    </message>
    <message>
        <source>Edit fields…</source>
        <translation>编辑字段…</translation>
    </message>
    <message>
        <source>Types, ranges, choices and help of the parameters; saves them beside the script</source>
        <translation>参数的类型、范围、可选值和帮助；保存在脚本旁</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more, left to the program</source>
        <translation>
            <numerusform>另有 %Ln 个，由程序决定</numerusform>
        </translation>
    </message>
    <message>
        <source>not passed</source>
        <translation>不传递</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>默认：%1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Read from --help</source>
        <translation>从 --help 读取</translation>
    </message>
    <message>
        <source>Ends the program that is asked for its help</source>
        <translation>结束正被查询帮助的程序</translation>
    </message>
    <message>
        <source>Runs the command with --help, in its folder and environment, and makes a field of each option</source>
        <translation>在其文件夹和环境中以 --help 执行命令，并为每个选项创建一个字段</translation>
    </message>
    <message>
        <source>Takes parameters and settings from %1</source>
        <translation>从 %1 采用参数和设置</translation>
    </message>
    <message>
        <source>Running the program with --help…</source>
        <translation>正在以 --help 执行程序…</translation>
    </message>
    <message>
        <source>Flags of the command appear here. --help of a Python script tells the others; a file %1 beside the script declares them.</source>
        <translation>命令的标志显示在此处。Python 脚本的 --help 会列出其余标志；脚本旁的文件 %1 用来声明它们。</translation>
    </message>
    <message>
        <source>An empty field leaves the parameter to the program.</source>
        <translation>字段留空则由程序决定该参数。</translation>
    </message>
    <message>
        <source>%1; • differs from the default</source>
        <comment>a note</comment>
        <translation>%1；• 与默认值不同</translation>
    </message>
</context>
<context>
    <name>trainyard::PartitionsModel</name>
    <message>
        <source>%1 (down)</source>
        <translation>%1（停用）</translation>
    </message>
    <message>
        <source>? of %1</source>
        <translation>? / %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln core(s), %1</source>
        <translation>
            <numerusform>%Ln 个核，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The default for jobs without a partition</source>
        <translation>未指定分区的作业的默认分区</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>每节点 GPU 数</translation>
    </message>
    <message>
        <source>GPUs free</source>
        <translation>空闲 GPU</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Each node</source>
        <translation>每节点</translation>
    </message>
    <message>
        <source>Max time</source>
        <translation>最长时间</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
</context>
<context>
    <name>trainyard::PathField</name>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
</context>
<context>
    <name>trainyard::PdfText</name>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>trainyard::Placement</name>
    <message>
        <source>More about the job</source>
        <translation>更多作业设置</translation>
    </message>
</context>
<context>
    <name>trainyard::PlanCores</name>
    <message>
        <source>Cores</source>
        <translation>核</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>以及另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>bound</source>
        <translation>已绑定</translation>
    </message>
    <message>
        <source>not bound</source>
        <translation>未绑定</translation>
    </message>
</context>
<context>
    <name>trainyard::PlanLayers</name>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Layers of the network</source>
        <translation>网络的各层</translation>
    </message>
    <message>
        <source>Draw…</source>
        <translation>绘制…</translation>
    </message>
    <message>
        <source>Shows the network as a diagram and as a table in a separate window</source>
        <translation>在单独的窗口中以图和表格显示网络</translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s)</source>
        <translation>
            <numerusform>%Ln 层</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::PlanPane</name>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Numbers that training changes</source>
        <translation>训练所改变的数值</translation>
    </message>
    <message>
        <source>Work per image</source>
        <translation>每图像计算量</translation>
    </message>
    <message>
        <source>One forward pass; a multiply-add counts as two. A training step costs about three times as much</source>
        <translation>一次前向传播；一次乘加计为二。一个训练步约为其三倍</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Estimated peak memory of the engine</source>
        <translation>引擎的预估内存峰值</translation>
    </message>
    <message>
        <source>Steps per epoch</source>
        <translation>每 epoch 步数</translation>
    </message>
    <message>
        <source>Training samples ÷ batch size, rounded up</source>
        <translation>训练样本数 ÷ batch 大小，向上取整</translation>
    </message>
    <message>
        <source>Last batch</source>
        <translation>最后 batch</translation>
    </message>
    <message>
        <source>Samples in the last step of an epoch, which is trained as well</source>
        <translation>一个 epoch 最后一步的样本数，同样参与训练</translation>
    </message>
    <message>
        <source>Total steps</source>
        <translation>总步数</translation>
    </message>
    <message>
        <source>Steps per epoch × epochs</source>
        <translation>每 epoch 步数 × epoch 数</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies the run spec. Save it as spec.json, and the command above starts the same run</source>
        <translation>复制运行配置。将其保存为 spec.json，上面的命令即可启动相同的运行</translation>
    </message>
    <message>
        <source>Run spec as JSON</source>
        <translation>JSON 格式的运行配置</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>无引擎</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>on this workstation · %1</source>
        <translation>在本工作站上 · %1</translation>
    </message>
    <message>
        <source>on this workstation</source>
        <translation>在本工作站上</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>%1 classes: %2</source>
        <translation>%1 个类别：%2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 以及另外 %2 个</translation>
    </message>
    <message>
        <source>Not known yet.</source>
        <translation>尚不清楚。</translation>
    </message>
    <message>
        <source>%1 of %2 on this machine</source>
        <translation>此机器上 %1 / %2</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Checks the data folder and the settings again</source>
        <translation>重新检查数据文件夹和设置</translation>
    </message>
    <message>
        <source>Stops checking the data folder; the settings stay unchanged (Esc)</source>
        <translation>停止检查数据文件夹；设置保持不变 (Esc)</translation>
    </message>
    <message>
        <source>Checking… %1 files</source>
        <translation>正在检查… %1 个文件</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>%1 of %2 on the GPU (%3)</source>
        <translation>GPU 上 %1 / %2 (%3)</translation>
    </message>
    <message>
        <source>Estimated: parameters, gradients, optimizer state and activations as the engine allocates them; “other” assumes %1 for CUDA’s context and libraries, %2 for workspaces, and the batches in flight.</source>
        <translation>估计值：引擎分配的参数、梯度、优化器状态和激活值；“其他”按 CUDA 上下文和库 %1、工作区 %2 以及处理中的 batch 估算。</translation>
    </message>
    <message>
        <source>on %1, according to its login node</source>
        <translation>在 %1 上，根据其登录节点</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>在 %1 上</translation>
    </message>
    <message>
        <source>%1 of %2 on a node</source>
        <translation>一个节点上 %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for %Ln process(es) together</source>
        <translation>
            <numerusform>%Ln 个进程共 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Valid, %Ln warning(s)</source>
        <translation>
            <numerusform>有效，%Ln 条警告</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2 samples</source>
        <translation>%1 + %2 个样本</translation>
    </message>
    <message>
        <source>Not filled in yet</source>
        <translation>尚未填写</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a field: what is wrong there</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>另外 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::PlanProgram</name>
    <message>
        <source>What is started</source>
        <translation>启动内容</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copies what starts the same program in a shell</source>
        <translation>复制可在 shell 中启动同一程序的内容</translation>
    </message>
    <message>
        <source>The command line appears here.</source>
        <translation>命令行显示在此处。</translation>
    </message>
    <message>
        <source>Command that is started</source>
        <translation>所启动的命令</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>提示</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation>
            <numerusform>%Ln 个 rank</numerusform>
        </translation>
    </message>
    <message>
        <source>one process</source>
        <translation>一个进程</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>由 %1 启动</translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation>
            <numerusform>%Ln 个 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>as the queue has it</source>
        <translation>与队列的环境相同</translation>
    </message>
    <message>
        <source>Versions are known once --help was read; the run keeps all of them.</source>
        <translation>读取 --help 后即可得知版本；运行会保留全部版本。</translation>
    </message>
    <message>
        <source>git, found in the folder</source>
        <translation>git，在文件夹中找到</translation>
    </message>
    <message>
        <source>The folder is in no git repository: the run keeps no code.</source>
        <translation>该文件夹不在任何 git 仓库中：运行不保留代码。</translation>
    </message>
    <message>
        <source>Not known yet.</source>
        <translation>尚不清楚。</translation>
    </message>
    <message>
        <source>A stopped run starts anew, unless the script uses the helper or “Resume by” has arguments.</source>
        <translation>已停止的运行会从头开始，除非脚本使用辅助库，或“恢复方式”中填有参数。</translation>
    </message>
    <message>
        <source>Curves come from the helper (“import trainyard”) or from files below “Followed”.</source>
        <translation>曲线来自辅助库（“import trainyard”），或来自“跟进内容”下的文件。</translation>
    </message>
    <message>
        <source>Brought to the machine</source>
        <translation>送到机器的内容</translation>
    </message>
    <message>
        <source>The machine&apos;s versions are known once the run has begun, which keeps all of them.</source>
        <translation>运行开始后才知道该机器上的版本；运行会保存全部版本。</translation>
    </message>
    <message>
        <source>Show diff</source>
        <translation>显示差异</translation>
    </message>
    <message>
        <source>Shows the changes that are not committed, as the run will keep them</source>
        <translation>显示尚未提交的更改，即该运行将保留的内容</translation>
    </message>
    <message>
        <source>Changes that are not committed</source>
        <translation>尚未提交的更改</translation>
    </message>
    <message>
        <source>The run keeps this part of them; the rest is too long.</source>
        <translation>该运行保留这一部分；其余部分过长。</translation>
    </message>
    <message>
        <source>The run keeps them beside the commit.</source>
        <translation>该运行会将其与提交一并保留。</translation>
    </message>
</context>
<context>
    <name>trainyard::PlanRanks</name>
    <message>
        <source>Ranks</source>
        <translation>Rank 数</translation>
    </message>
    <message>
        <source>Batch and learning rate by number of ranks</source>
        <translation>不同 rank 数的 batch 和学习率</translation>
    </message>
    <message>
        <source>the ranks share the batch, the rate stays</source>
        <translation>各 rank 共享 batch，学习率不变</translation>
    </message>
    <message>
        <source>every rank has its own batch</source>
        <translation>每个 rank 有自己的 batch</translation>
    </message>
</context>
<context>
    <name>trainyard::PlanSchedule</name>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>shown once the settings are valid</source>
        <translation>设置有效后显示</translation>
    </message>
    <message>
        <source>peak %1, ends at %2</source>
        <translation>峰值 %1，终值 %2</translation>
    </message>
</context>
<context>
    <name>trainyard::PlanSection</name>
    <message>
        <source>open</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已折叠</translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionFigures</name>
    <message>
        <source>No sample could be read.</source>
        <translation>没有样本可读取。</translation>
    </message>
    <message>
        <source>This net was trained with the squared error. Its outputs are no probabilities, so there is no calibration.</source>
        <translation>此网络以平方误差训练。其输出不是概率，因此没有校准。</translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionsPane</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>The run&apos;s validation samples</source>
        <translation>该运行的验证样本</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>The run&apos;s training samples, without augmentation</source>
        <translation>该运行的训练样本，不做增强</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>集合</translation>
    </message>
    <message>
        <source>Confusion matrix</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>rows: true class, columns: predicted</source>
        <translation>行：真实类别，列：预测</translation>
    </message>
    <message>
        <source>Most confused</source>
        <translation>最易混淆</translation>
    </message>
    <message>
        <source>The %1 classes of the most frequent mistakes, such pairs side by side</source>
        <translation>最常见错误的 %1 个类别，易混的成对相邻</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Every class, in the order of the data set; scrolls</source>
        <translation>每个类别，按数据集的顺序；可滚动</translation>
    </message>
    <message>
        <source>Classes in the matrix</source>
        <translation>矩阵中的类别</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Numbers of samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Percent of the row&apos;s true class</source>
        <translation>占该行真实类别的百分比</translation>
    </message>
    <message>
        <source>Numbers in the matrix</source>
        <translation>矩阵中的数字</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>worst first</source>
        <translation>最差在前</translation>
    </message>
    <message>
        <source>lowest precision</source>
        <translation>精确率最低</translation>
    </message>
    <message>
        <source>lowest recall</source>
        <translation>召回率最低</translation>
    </message>
    <message>
        <source>most samples</source>
        <translation>样本最多</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>By F1, the harmonic mean of precision and recall</source>
        <translation>按 F1，即精确率和召回率的调和平均</translation>
    </message>
    <message>
        <source>Order of the classes</source>
        <translation>类别的顺序</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>right answers, with 95 % range</source>
        <translation>正确回答，含 95 % 范围</translation>
    </message>
    <message>
        <source>Expected calibration error: the mean distance between confidence and accuracy, weighted by samples, over 15 bins</source>
        <translation>期望校准误差：置信度与准确率的平均差距，按样本加权，15 个区间</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Most sure</source>
        <translation>最有把握</translation>
    </message>
    <message>
        <source>The highest probability of the wrong class first</source>
        <translation>错误类别概率最高的在前</translation>
    </message>
    <message>
        <source>Highest loss</source>
        <translation>损失最高</translation>
    </message>
    <message>
        <source>The lowest probability of the true class first</source>
        <translation>真实类别概率最低的在前</translation>
    </message>
    <message>
        <source>Least sure</source>
        <translation>最无把握</translation>
    </message>
    <message>
        <source>The lowest probability of the predicted class first</source>
        <translation>预测类别概率最低的在前</translation>
    </message>
    <message>
        <source>Order of the mistakes</source>
        <translation>错误的顺序</translation>
    </message>
    <message>
        <source>Show all mistakes</source>
        <translation>显示所有错误</translation>
    </message>
    <message>
        <source>Classify</source>
        <translation>分类</translation>
    </message>
    <message>
        <source>Shows where the net looks in this sample and what each layer makes of it (Enter)</source>
        <translation>显示网络在此样本中的关注位置以及每层对它的处理 (Enter)</translation>
    </message>
    <message>
        <source>Save list…</source>
        <translation>保存列表…</translation>
    </message>
    <message>
        <source>The predictions are being made</source>
        <translation>正在计算预测</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The predictions were cancelled</source>
        <translation>预测已取消</translation>
    </message>
    <message>
        <source>The predictions cannot be shown</source>
        <translation>无法显示预测</translation>
    </message>
    <message>
        <source>Nothing was kept of them.</source>
        <translation>没有保留任何内容。</translation>
    </message>
    <message>
        <source>ECE %1</source>
        <translation>ECE %1</translation>
    </message>
    <message>
        <source>No such mistake</source>
        <translation>没有这样的错误</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>没有错误</translation>
    </message>
    <message>
        <source>The net never confused these classes.</source>
        <translation>该网络从未混淆这些类别。</translation>
    </message>
    <message>
        <source>Every sample of this set was classified correctly.</source>
        <translation>此集合的每个样本都分类正确。</translation>
    </message>
    <message>
        <source>%1: predictions</source>
        <translation>%1：预测</translation>
    </message>
    <message>
        <source>Mistakes as CSV…</source>
        <translation>错误存为 CSV…</translation>
    </message>
    <message>
        <source>Classes as CSV…</source>
        <translation>类别存为 CSV…</translation>
    </message>
    <message>
        <source>Confusion matrix as CSV…</source>
        <translation>混淆矩阵存为 CSV…</translation>
    </message>
    <message>
        <source>Confusion matrix as %1…</source>
        <translation>混淆矩阵存为 %1…</translation>
    </message>
    <message>
        <source>Calibration and classes as %1…</source>
        <translation>校准和类别存为 %1…</translation>
    </message>
</context>
<context>
    <name>trainyard::PredictionsViewModel</name>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%1 / %2 个样本</translation>
    </message>
    <message>
        <source>The engine opens the data set…</source>
        <translation>引擎正在打开数据集…</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>类别 %1</translation>
    </message>
    <message>
        <source>%1 top-1</source>
        <translation>%1 top-1</translation>
    </message>
    <message>
        <source>%1 top-5</source>
        <translation>%1 top-5</translation>
    </message>
    <message numerus="yes">
        <source>%1 mistake(s) in %2 validation samples</source>
        <translation>
            <numerusform>%2 个验证样本中 %1 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mistake(s) in %2 training samples</source>
        <translation>
            <numerusform>%2 个训练样本中 %1 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) could not be read and (is|are) not counted</source>
        <translation>
            <numerusform>%Ln 个样本无法读取，不计入</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the set&apos;s %2 samples</source>
        <translation>集合 %2 个样本中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of the data set&apos;s %2 classes</source>
        <translation>数据集 %2 个类别中的 %1 个</translation>
    </message>
    <message>
        <source>“%1” taken for “%2”</source>
        <translation>“%1”误判为“%2”</translation>
    </message>
    <message>
        <source>“%1” not recognised</source>
        <translation>“%1”未被识别</translation>
    </message>
    <message>
        <source>taken for “%1”</source>
        <translation>误判为“%1”</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1; top line: predicted, below: true class</source>
        <translation>%1；上行：预测，下行：真实类别</translation>
    </message>
</context>
<context>
    <name>trainyard::PrepareDialog</name>
    <message>
        <source>Prepare %1</source>
        <translation>预处理 %1</translation>
    </message>
    <message>
        <source>Decodes and resizes every image once and keeps the result in files that runs read directly. It can be cancelled at any time and later continues where it stopped.</source>
        <translation>将每张图像解码和缩放一次，并将结果保存在运行可直接读取的文件中。可随时取消，之后从停止处继续。</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>预处理</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Image height</source>
        <translation>图像高度</translation>
    </message>
    <message>
        <source>Image width</source>
        <translation>图像宽度</translation>
    </message>
    <message>
        <source>pixels, as the network sees them</source>
        <translation>像素，即网络所见</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>拉伸</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio changed</source>
        <translation>整张图像，改变宽高比</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>裁剪</translation>
    </message>
    <message>
        <source>The centre of the image, with its aspect ratio kept</source>
        <translation>图像中央部分，保持宽高比</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>The whole image, with its aspect ratio kept and black bars added</source>
        <translation>整张图像，保持宽高比，加黑边</translation>
    </message>
    <message>
        <source>Random crops</source>
        <translation>随机裁剪</translation>
    </message>
    <message>
        <source>Larger images, for runs that take random parts of them</source>
        <translation>较大的图像，用于取其随机部分的运行</translation>
    </message>
    <message>
        <source>How images are fitted to that size</source>
        <translation>图像如何适配到该大小</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Pixels if they need at most 16 GB, otherwise JPEGs</source>
        <translation>至多占 16 GB 时用像素，否则用 JPEG</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Fastest, largest</source>
        <translation>最快，占用最大</translation>
    </message>
    <message>
        <source>JPEG</source>
        <translation>JPEG</translation>
    </message>
    <message>
        <source>JPEGs at quality 95: about a tenth of the space</source>
        <translation>质量 95 的 JPEG：约占十分之一空间</translation>
    </message>
    <message>
        <source>Form in which images are kept</source>
        <translation>图像的保留形式</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation>图像大小</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Kept as</source>
        <translation>保留形式</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Disk needed</source>
        <translation>所需磁盘</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>The disk does not have enough space. Free some, or keep JPEGs.</source>
        <translation>磁盘空间不足。请释放一些，或保留为 JPEG。</translation>
    </message>
    <message>
        <source>Trying a few images…</source>
        <translation>正在试处理几张图像…</translation>
    </message>
    <message>
        <source>It is already prepared in this form.</source>
        <translation>已按此形式预处理。</translation>
    </message>
</context>
<context>
    <name>trainyard::PrepareViewModel</name>
    <message>
        <source>kept as JPEG</source>
        <translation>保留为 JPEG</translation>
    </message>
    <message>
        <source>kept as pixels</source>
        <translation>保留为像素</translation>
    </message>
    <message>
        <source>%1 in one file</source>
        <translation>%1，在一个文件中</translation>
    </message>
    <message>
        <source>%1 in %2 files</source>
        <translation>%1，在 %2 个文件中</translation>
    </message>
    <message>
        <source>%1; %2 are free</source>
        <translation>%1；剩余 %2</translation>
    </message>
    <message>
        <source>about %1, %2 images/s</source>
        <translation>约 %1，%2 张/秒</translation>
    </message>
    <message>
        <source>%1 images with a shorter side of %2 pixels, %3</source>
        <translation>%1 张短边 %2 像素的图像，%3</translation>
    </message>
    <message>
        <source>%1 images of %2 pixels, %3</source>
        <translation>%1 张 %2 像素的图像，%3</translation>
    </message>
    <message>
        <source>%1; %2 skipped</source>
        <translation>%1；跳过 %2 张</translation>
    </message>
    <message>
        <source>under a second, %1 images/s</source>
        <translation>不到一秒，%1 张/秒</translation>
    </message>
</context>
<context>
    <name>trainyard::PresetDialog</name>
    <message>
        <source>Save as preset</source>
        <translation>保存为预设</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>预设的名称</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Delete preset</source>
        <translation>删除预设</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>A preset needs a name.</source>
        <translation>预设需要名称。</translation>
    </message>
    <message>
        <source>A preset with this name exists and will be replaced.</source>
        <translation>已有此名称的预设，将被替换。</translation>
    </message>
    <message>
        <source>A built-in preset has this name. Choose another one.</source>
        <translation>内置预设已使用此名称。请选择其他名称。</translation>
    </message>
    <message>
        <source>Saves every setting except the run&apos;s name, including the data folder.</source>
        <translation>保存除运行名称外的所有设置，包括数据文件夹。</translation>
    </message>
</context>
<context>
    <name>trainyard::ProgramGroup</name>
    <message>
        <source>Script…</source>
        <translation>脚本…</translation>
    </message>
    <message>
        <source>Choose a script or program; its folder becomes the folder of the run</source>
        <translation>选择脚本或程序；其文件夹将作为运行的文件夹</translation>
    </message>
    <message>
        <source>Script or program</source>
        <translation>脚本或程序</translation>
    </message>
    <message>
        <source>Scripts (*.py *.sh *.jl *.R);;All files (*)</source>
        <translation>脚本 (*.py *.sh *.jl *.R);;所有文件 (*)</translation>
    </message>
    <message>
        <source>name or folder</source>
        <translation>名称或文件夹</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>Image of Apptainer</source>
        <translation>Apptainer 镜像</translation>
    </message>
    <message>
        <source>Folder of the environment</source>
        <translation>环境的文件夹</translation>
    </message>
    <message>
        <source>Images (*.sif);;All files (*)</source>
        <translation>镜像 (*.sif);;所有文件 (*)</translation>
    </message>
    <message>
        <source>one a line: OMP_NUM_THREADS=4</source>
        <translation>每行一个：OMP_NUM_THREADS=4</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Folder in which the program starts</source>
        <translation>启动程序的文件夹</translation>
    </message>
    <message>
        <source>Choose the folder in which the program starts</source>
        <translation>选择启动程序的文件夹</translation>
    </message>
    <message>
        <source>Followed</source>
        <translation>跟进内容</translation>
    </message>
</context>
<context>
    <name>trainyard::ProgramViewModel</name>
    <message>
        <source>A quotation mark has no end.</source>
        <translation>有引号没有闭合。</translation>
    </message>
    <message>
        <source>Reading the help was cancelled.</source>
        <translation>已取消读取帮助。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln read from --help</source>
        <translation>
            <numerusform>%Ln 个读自 --help</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two notes</comment>
        <translation>%1；%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln corrected by you</source>
        <translation>
            <numerusform>%Ln 个经手动更正</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, what is wrong with it</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln from %1</source>
        <translation>
            <numerusform>%Ln 个来自 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Commit %1, “%2”</source>
        <translation>提交 %1，“%2”</translation>
    </message>
    <message>
        <source>Commit %1 of %2, “%3”</source>
        <translation>提交 %1，分支 %2，“%3”</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) not committed; the run keeps the diff</source>
        <translation>
            <numerusform>%Ln 个文件未提交；运行会保留 diff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln untracked file(s), which the run does not keep</source>
        <translation>
            <numerusform>%Ln 个未跟踪的文件，运行不予保留</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::PruningGroup</name>
    <message>
        <source>Pruning</source>
        <translation>剪枝</translation>
    </message>
</context>
<context>
    <name>trainyard::PublishedDialog</name>
    <message>
        <source>Forecast and published speed-ups</source>
        <translation>预估与已发表的加速比</translation>
    </message>
    <message>
        <source>The time of a step is the computing time plus the time spent waiting for other ranks:</source>
        <translation>一步的时间是计算时间加上等待其他 rank 的时间：</translation>
    </message>
    <message>
        <source>step = (overhead + cost of a sample · local batch) · slowdown beside others · crowding + sums that are not hidden</source>
        <translation>步 = (开销 + 每样本成本 · 本地 batch) · 受他者拖慢系数 · 拥挤系数 + 未被隐藏的求和</translation>
    </message>
    <message>
        <source>The same formula compared with published results:</source>
        <translation>同一公式与已发表结果的比较：</translation>
    </message>
    <message>
        <source>published %1, forecast %2 times one GPU</source>
        <translation>已发表 %1，预估为单 GPU 的 %2 倍</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>假设：%1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>trainyard::PublishedSystemsDialog</name>
    <message>
        <source>Published speed-ups</source>
        <translation>已发表的加速比</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>trainyard::RankChart</name>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>中间</translation>
    </message>
    <message>
        <source>worst</source>
        <translation>最差</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln 个运行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::RankMeasuresModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Processes without a rank are combined</source>
        <translation>没有 rank 的进程合并显示</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Forward, backward, optimizer, operators; overlapping work counts once</source>
        <translation>前向、反向、优化器、算子；重叠的工作只计一次</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Sums over ranks, from their start on this rank to their end</source>
        <translation>rank 间求和，从在此 rank 开始到结束</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>Share of communication during which the rank computes</source>
        <translation>通信期间该 rank 在计算的比例</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Communication during which the rank does not compute</source>
        <translation>该 rank 不在计算时的通信</translation>
    </message>
    <message>
        <source>Exposed</source>
        <translation>暴露</translation>
    </message>
    <message>
        <source>Waiting for data without any work or communication at the same time</source>
        <translation>等待数据，同时没有任何工作或通信</translation>
    </message>
    <message>
        <source>Input wait</source>
        <translation>等待输入</translation>
    </message>
    <message>
        <source>Validation, checkpoints, records</source>
        <translation>验证、检查点、记录</translation>
    </message>
    <message>
        <source>Other work</source>
        <translation>其他工作</translation>
    </message>
    <message>
        <source>Neither compute nor other work: exposed communication, input wait and the rest</source>
        <translation>既非计算也非其他工作：暴露的通信、等待输入及其余</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Sums that this rank started last while all others waited</source>
        <translation>此 rank 最后开始而其他都在等待的求和</translation>
    </message>
    <message>
        <source>Came last</source>
        <translation>最后到达</translation>
    </message>
    <message>
        <source>Mean delay between the first rank&apos;s start of a sum and this rank&apos;s</source>
        <translation>首个 rank 开始求和到此 rank 开始的平均延迟</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>落后</translation>
    </message>
</context>
<context>
    <name>trainyard::RankShares</name>
    <message>
        <source>%1, “%2”: %3 of a fair share</source>
        <translation>%1，“%2”：公平份额的 %3</translation>
    </message>
</context>
<context>
    <name>trainyard::RanksGroup</name>
    <message>
        <source>Ranks</source>
        <translation>Rank 数</translation>
    </message>
</context>
<context>
    <name>trainyard::RanksModel</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>Rank %1 is a straggler: it computes %2 times as long as the median rank and gets fewer batches.</source>
        <translation>Rank %1 掉队：其计算时间为中位 rank 的 %2 倍，分到的 batch 更少。</translation>
    </message>
    <message>
        <source>Rank %1 is a straggler: it computes %2 times as long as the median rank, and the others wait for it.</source>
        <translation>Rank %1 掉队：其计算时间为中位 rank 的 %2 倍，其他 rank 在等待它。</translation>
    </message>
    <message>
        <source>The master is busy %1 of its time, so more workers will help little. Let them exchange less often.</source>
        <translation>Master 有 %1 的时间处于忙碌，更多 worker 帮助不大。请让它们减少交换频率。</translation>
    </message>
    <message>
        <source>The master is busy %1 of its time.</source>
        <translation>Master 有 %1 的时间处于忙碌。</translation>
    </message>
    <message>
        <source>Workers spend %1 of their time waiting for the master.</source>
        <translation>Worker 有 %1 的时间在等待 master。</translation>
    </message>
    <message>
        <source>Ranks spend %1 of a step waiting for each other.</source>
        <translation>各 rank 每步有 %1 的时间相互等待。</translation>
    </message>
    <message>
        <source>On average, gradients arrive from weights that are %1 updates old.</source>
        <translation>平均而言，到达的梯度来自 %1 次更新之前的权重。</translation>
    </message>
    <message>
        <source>%1 times the median rank</source>
        <translation>中位 rank 的 %1 倍</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <translation>%1 样本/秒</translation>
    </message>
    <message>
        <source>Computing time per batch</source>
        <translation>每 batch 的计算时间</translation>
    </message>
    <message>
        <source>Computing time per step</source>
        <translation>每步的计算时间</translation>
    </message>
    <message>
        <source>Share of its time that the rank waits for data</source>
        <translation>该 rank 等待数据的时间比例</translation>
    </message>
    <message>
        <source>Share of its time that the worker waits for its master</source>
        <translation>该 worker 等待其 master 的时间比例</translation>
    </message>
    <message>
        <source>Share of a step that the rank waits for the others and for sums of gradients</source>
        <translation>每步中该 rank 等待其他 rank 和梯度求和的比例</translation>
    </message>
    <message>
        <source>Updates by the master since the weights that the worker used</source>
        <translation>自 worker 所用权重以来 master 的更新次数</translation>
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
        <translation>步</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>陈旧度</translation>
    </message>
</context>
<context>
    <name>trainyard::ReasonText</name>
    <message>
        <source>Cannot %1</source>
        <translation>无法完成：%1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>why. What to do.</comment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what failed: why</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>trainyard::RemoveCampaignDialog</name>
    <message>
        <source>Remove campaign</source>
        <translation>移除批量实验</translation>
    </message>
    <message>
        <source>Remove this campaign?</source>
        <translation>移除此批量实验？</translation>
    </message>
    <message>
        <source>Also delete its runs from the store</source>
        <translation>同时从存储库删除其运行</translation>
    </message>
    <message>
        <source>Delete its runs and their run directories with all checkpoints</source>
        <translation>删除其运行及运行目录和所有检查点</translation>
    </message>
    <message>
        <source>1 of its runs has not ended: stop it first to delete them.</source>
        <translation>其中 1 个运行尚未结束：要删除请先停止。</translation>
    </message>
    <message>
        <source>%1 of its runs have not ended: stop them first to delete them.</source>
        <translation>其中 %1 个运行尚未结束：要删除请先停止。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message numerus="yes">
        <source>Keep its %Ln run(s) without the campaign</source>
        <translation>
            <numerusform>保留其 %Ln 个运行，不保留批量实验</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ReportEditor</name>
    <message>
        <source>Text of the report</source>
        <translation>报告文本</translation>
    </message>
</context>
<context>
    <name>trainyard::ReportPage</name>
    <message>
        <source>New report</source>
        <translation>新建报告</translation>
    </message>
    <message>
        <source>Without a title</source>
        <translation>无标题</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>修改于 %1</translation>
    </message>
    <message>
        <source>Delete this report…</source>
        <translation>删除本报告…</translation>
    </message>
    <message>
        <source>Delete the report</source>
        <translation>删除报告</translation>
    </message>
    <message>
        <source>Delete the report “%1”?</source>
        <translation>删除报告“%1”？</translation>
    </message>
    <message>
        <source>Its text and what was frozen are lost. The runs stay as they are.</source>
        <translation>其文本和冻结的内容将丢失。运行保持不变。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Insert a picture</source>
        <translation>插入图片</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.webp *.svg)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.gif *.webp *.svg)</translation>
    </message>
    <message>
        <source>The runs are still being read. Try again in a moment.</source>
        <translation>仍在读取运行，请稍后再试。</translation>
    </message>
    <message numerus="yes">
        <source>The report has %Ln mistake(s). Mend them first: they are marked in the text.</source>
        <translation>
            <numerusform>报告有 %Ln 处错误。请先改正，它们已在文本中标出。</numerusform>
        </translation>
    </message>
    <message>
        <source>Report written to %1</source>
        <translation>报告已写入 %1</translation>
    </message>
    <message>
        <source>The command is in the clipboard. It also writes .pdf and .tex.</source>
        <translation>命令已复制到剪贴板，它也能写出 .pdf 和 .tex。</translation>
    </message>
    <message>
        <source>No reports yet</source>
        <translation>还没有报告</translation>
    </message>
    <message>
        <source>A report is a page of text with charts and tables of runs. It is kept in the store and exported as a web page, PDF or LaTeX. Select runs on the Runs page and choose Report…, or begin with an empty one.</source>
        <translation>报告是带有运行图表和表格的文本页面，保存在存储库中，可导出为网页、PDF 或 LaTeX。请在“运行”页面选择运行并点“报告…”，或新建空白报告。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Report — %1</source>
        <translation>报告 — %1</translation>
    </message>
    <message>
        <source>Web page, one file…</source>
        <translation>网页（单个文件）…</translation>
    </message>
    <message>
        <source>Export as a web page</source>
        <translation>导出为网页</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>PDF, A4…</source>
        <translation>PDF，A4…</translation>
    </message>
    <message>
        <source>Export as PDF</source>
        <translation>导出为 PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>LaTeX and figures…</source>
        <translation>LaTeX 和插图…</translation>
    </message>
    <message>
        <source>Export as LaTeX</source>
        <translation>导出为 LaTeX</translation>
    </message>
    <message>
        <source>LaTeX (*.tex)</source>
        <translation>LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>报告列表</translation>
    </message>
    <message>
        <source>Open another report, begin one, or delete this one</source>
        <translation>打开其他报告、新建报告或删除本报告</translation>
    </message>
    <message>
        <source>Title of the report</source>
        <translation>报告标题</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>编写</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>图片…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>大纲</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Freeze charts</source>
        <translation>冻结图表</translation>
    </message>
    <message>
        <source>Keeps what charts and tables show now with the report, whatever happens to the runs</source>
        <translation>将图表和表格当前的内容随报告保留，不受运行变化影响</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>返回 %1</translation>
    </message>
    <message>
        <source>Charts show the state of %1.</source>
        <translation>图表显示 %1 的状态。</translation>
    </message>
    <message>
        <source>Charts follow the store. Freeze them to keep this state.</source>
        <translation>图表跟随存储库。冻结可保留当前状态。</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行，第 %2 列</translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
</context>
<context>
    <name>trainyard::ReportPreview</name>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <translation>第 %1 行，%2：%3</translation>
    </message>
    <message>
        <source>The report as it is read</source>
        <translation>报告的阅读视图</translation>
    </message>
    <message>
        <source>The picture %1 cannot be read.</source>
        <translation>无法读取图片 %1。</translation>
    </message>
    <message>
        <source>Reading the runs…</source>
        <translation>正在读取运行…</translation>
    </message>
</context>
<context>
    <name>trainyard::ReportStartText</name>
    <message>
        <source>New report</source>
        <translation>新建报告</translation>
    </message>
    <message numerus="yes">
        <source>%Ln runs compared</source>
        <translation>
            <numerusform>%Ln 个运行的比较</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::RowHandle</name>
    <message>
        <source>Drag the row, or move it with the arrow keys</source>
        <translation>拖动此行，或用方向键移动</translation>
    </message>
</context>
<context>
    <name>trainyard::RunCheckpoints</name>
    <message>
        <source>Initialisation</source>
        <translation>初始化</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <translation>Epoch %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>%1, best kept</source>
        <translation>%1，保留中最佳</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1，最佳</translation>
    </message>
    <message>
        <source>%1, end</source>
        <translation>%1，终点</translation>
    </message>
    <message>
        <source>%1, newest</source>
        <translation>%1，最新</translation>
    </message>
</context>
<context>
    <name>trainyard::RunChooser</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>%1	%2, %3</source>
        <translation>%1	%2，%3</translation>
    </message>
</context>
<context>
    <name>trainyard::RunControl</name>
    <message numerus="yes">
        <source>The run saves a checkpoint and stops; a new job continues it with a limit of %Ln minute(s).</source>
        <translation>
            <numerusform>运行会保存检查点并停止；新作业以 %Ln 分钟的限制继续它。</numerusform>
        </translation>
    </message>
    <message>
        <source>The next %1 steps will be traced; the Timeline page shows them.</source>
        <translation>接下来的 %1 步将被跟踪；“时间线”页面会显示。</translation>
    </message>
</context>
<context>
    <name>trainyard::RunHeader</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>深入查看</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>克隆</translation>
    </message>
    <message>
        <source>Back to where you came from</source>
        <translation>返回来处</translation>
    </message>
    <message>
        <source>Curves, events and log of this run</source>
        <translation>此运行的曲线、事件和日志</translation>
    </message>
    <message>
        <source>Predictions, mistakes, layers and weights of this run&apos;s net</source>
        <translation>此运行网络的预测、错误、层和权重</translation>
    </message>
    <message>
        <source>Fill the New run form with these settings</source>
        <translation>用这些设置填写“新建运行”表单</translation>
    </message>
</context>
<context>
    <name>trainyard::RunMenu</name>
    <message>
        <source>Clone as new run</source>
        <translation>克隆为新运行</translation>
    </message>
    <message>
        <source>Draw the network</source>
        <translation>绘制网络</translation>
    </message>
    <message>
        <source>Weights and thresholds</source>
        <translation>权重和阈值</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>保存彩票…</translation>
    </message>
    <message>
        <source>Compact the net…</source>
        <translation>精简网络…</translation>
    </message>
    <message>
        <source>Histograms…</source>
        <translation>直方图…</translation>
    </message>
    <message>
        <source>Images…</source>
        <translation>图像…</translation>
    </message>
    <message>
        <source>Run details</source>
        <translation>运行详情</translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation>在“运行”中显示</translation>
    </message>
    <message>
        <source>Fetch checkpoints and results…</source>
        <translation>取回检查点和结果…</translation>
    </message>
    <message>
        <source>This run is on this workstation: %1</source>
        <translation>此运行在本工作站上：%1</translation>
    </message>
    <message>
        <source>Open run directory</source>
        <translation>打开运行目录</translation>
    </message>
    <message>
        <source>Its run directory is on another machine. Fetch the files that you want to see.</source>
        <translation>其运行目录在另一台机器上。请取回要查看的文件。</translation>
    </message>
    <message>
        <source>The images are on the run&apos;s machine, in %1.</source>
        <translation>图像在该运行所在的机器上：%1。</translation>
    </message>
</context>
<context>
    <name>trainyard::RunNameText</name>
    <message>
        <source>%1, 1 to %2 ranks</source>
        <translation>%1，1 至 %2 个 rank</translation>
    </message>
</context>
<context>
    <name>trainyard::RunPage</name>
    <message>
        <source>Settings of the run</source>
        <translation>运行的设置</translation>
    </message>
    <message>
        <source>Attempts of the run</source>
        <translation>运行的尝试</translation>
    </message>
    <message>
        <source>Checkpoints of the run</source>
        <translation>运行的检查点</translation>
    </message>
    <message>
        <source>Alerts about the run</source>
        <translation>关于该运行的提醒</translation>
    </message>
    <message>
        <source>Copy “%1”</source>
        <translation>复制“%1”</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>提醒</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Also the defaults</source>
        <translation>同时显示默认值</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>复制为 JSON</translation>
    </message>
    <message>
        <source>The whole run spec, which starts the same run again</source>
        <translation>完整的运行配置，可再次开始同样的运行</translation>
    </message>
    <message>
        <source>The run spec is in the clipboard.</source>
        <translation>运行配置已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>深入查看</translation>
    </message>
    <message>
        <source>Predictions and weights of the selected checkpoint</source>
        <translation>所选检查点的预测和权重</translation>
    </message>
    <message>
        <source>Start from it</source>
        <translation>从它开始</translation>
    </message>
    <message>
        <source>A new run that begins with these weights</source>
        <translation>以这些权重开始的新运行</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>The file on the run&apos;s machine</source>
        <translation>运行所在机器上的文件</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Show on the Live page</source>
        <translation>在“实时”页面显示</translation>
    </message>
    <message>
        <source>Show in Runs</source>
        <translation>在“运行”中显示</translation>
    </message>
    <message>
        <source>Write notes</source>
        <translation>编写备注</translation>
    </message>
    <message>
        <source>%1 — run details</source>
        <translation>%1 — 运行详情</translation>
    </message>
    <message>
        <source>This run is not in the store</source>
        <translation>存储库中没有此运行</translation>
    </message>
    <message>
        <source>It has been deleted, or belongs to another store.</source>
        <translation>它已被删除，或属于另一个存储库。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln further checkpoint(s) (was|were) written and removed since.</source>
        <translation>
            <numerusform>另有 %Ln 个检查点曾写入，之后已删除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 settings (differs|differ) from the defaults</source>
        <translation>
            <numerusform>%1 项设置中有 %Ln 项与默认值不同</numerusform>
        </translation>
    </message>
    <message>
        <source>It has no run spec of its own; these are the settings that were logged.</source>
        <translation>它没有自己的运行配置；这些是日志中记录的设置。</translation>
    </message>
    <message>
        <source>Run details</source>
        <translation>运行详情</translation>
    </message>
</context>
<context>
    <name>trainyard::RunPicturesDialog</name>
    <message>
        <source>Images of %1</source>
        <translation>%1 的图像</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>The file cannot be shown.</source>
        <translation>无法显示该文件。</translation>
    </message>
</context>
<context>
    <name>trainyard::RunText</name>
    <message>
        <source>Created %1</source>
        <translation>创建于 %1</translation>
    </message>
    <message>
        <source>ended %1</source>
        <translation>结束于 %1</translation>
    </message>
    <message>
        <source>trained %1</source>
        <translation>已训练 %1</translation>
    </message>
    <message>
        <source>Best val top-1</source>
        <translation>最佳验证 top-1</translation>
    </message>
    <message>
        <source>Last val top-1</source>
        <translation>最新验证 top-1</translation>
    </message>
    <message>
        <source>Best val top-5</source>
        <translation>最佳验证 top-5</translation>
    </message>
    <message>
        <source>Best val loss</source>
        <translation>最佳验证损失</translation>
    </message>
    <message>
        <source>Last train loss</source>
        <translation>最新训练损失</translation>
    </message>
    <message>
        <source>Time per epoch</source>
        <translation>每 epoch 用时</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>每秒样本数</translation>
    </message>
    <message>
        <source>Weights pruned</source>
        <translation>已剪枝权重</translation>
    </message>
    <message>
        <source>Time to target</source>
        <translation>达到目标用时</translation>
    </message>
    <message>
        <source>Epochs trained</source>
        <translation>已训练 epoch</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>This workstation</source>
        <translation>本工作站</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank 数</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Run directory</source>
        <translation>运行目录</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>Not known: the data set was never inspected.</source>
        <translation>未知：该数据集从未检查过。</translation>
    </message>
    <message>
        <source>Not known: add the data set on the Data page and inspect it.</source>
        <translation>未知：请在“数据”页面添加该数据集并检查。</translation>
    </message>
    <message>
        <source>Inspected</source>
        <translation>检查时间</translation>
    </message>
    <message>
        <source>%1: %2 training and %3 validation samples, %4 classes</source>
        <translation>%1：%2 个训练样本和 %3 个验证样本，%4 个类别</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>It was inspected after the run had started: the files may have been others then.</source>
        <translation>它是在运行开始之后检查的：当时的文件可能不同。</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Resumed from %1</source>
        <translation>从 %1 恢复</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>steps</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>写入时间</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>发现时间</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>提醒</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Started from the weights of</source>
        <translation>开始时使用其权重</translation>
    </message>
    <message>
        <source>Gave its weights to</source>
        <translation>其权重用于</translation>
    </message>
    <message>
        <source>Goes on from</source>
        <translation>继续自</translation>
    </message>
    <message>
        <source>Was continued by</source>
        <translation>由此继续</translation>
    </message>
    <message>
        <source>Cloned from</source>
        <translation>克隆自</translation>
    </message>
    <message>
        <source>Was cloned as</source>
        <translation>被克隆为</translation>
    </message>
    <message>
        <source>Mask from the weights of</source>
        <translation>掩码依据其权重</translation>
    </message>
    <message>
        <source>Gave its mask to</source>
        <translation>其掩码用于</translation>
    </message>
    <message>
        <source>Weights reset to those of</source>
        <translation>权重重置为其权重</translation>
    </message>
    <message>
        <source>Gave reset weights to</source>
        <translation>重置权重用于</translation>
    </message>
    <message>
        <source>Measured the line to</source>
        <translation>测量了到此的连线</translation>
    </message>
    <message>
        <source>End of a line from</source>
        <translation>此连线的终点，起自</translation>
    </message>
</context>
<context>
    <name>trainyard::RunValuesDialog</name>
    <message>
        <source>Histograms of %1</source>
        <translation>%1 的直方图</translation>
    </message>
</context>
<context>
    <name>trainyard::RungChart</name>
    <message>
        <source>epoch</source>
        <translation>epoch</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>运行数</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsActions</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Run details</source>
        <translation>运行详情</translation>
    </message>
    <message>
        <source>Clone as new run</source>
        <translation>克隆为新运行</translation>
    </message>
    <message>
        <source>Draw the network</source>
        <translation>绘制网络</translation>
    </message>
    <message>
        <source>Look inside a checkpoint…</source>
        <translation>深入查看检查点…</translation>
    </message>
    <message>
        <source>Weights and thresholds</source>
        <translation>权重和阈值</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>保存彩票…</translation>
    </message>
    <message>
        <source>Compact the net…</source>
        <translation>精简网络…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Fetch checkpoints and results…</source>
        <translation>取回检查点和结果…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>标签…</translation>
    </message>
    <message>
        <source>Notes…</source>
        <translation>备注…</translation>
    </message>
    <message>
        <source>Speed-up ledger…</source>
        <translation>加速账本…</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>移到回收站</translation>
    </message>
    <message>
        <source>Delete permanently…</source>
        <translation>永久删除…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>The selected runs, or all that are listed, for TensorBoard, MLflow or other programs</source>
        <translation>所选运行，或列出的全部运行，用于 TensorBoard、MLflow 或其他程序</translation>
    </message>
    <message>
        <source>Unarchive</source>
        <translation>取消归档</translation>
    </message>
    <message>
        <source>Restore from trash</source>
        <translation>从回收站还原</translation>
    </message>
    <message>
        <source>Live shows at most %1 runs at once. Select fewer.</source>
        <translation>“实时”页面最多同时显示 %1 个运行。请减少选择。</translation>
    </message>
    <message>
        <source>This run has no checkpoint yet.</source>
        <translation>此运行还没有检查点。</translation>
    </message>
    <message numerus="yes">
        <source>Stop %Ln run(s)?</source>
        <translation>
            <numerusform>停止 %Ln 个运行？</numerusform>
        </translation>
    </message>
    <message>
        <source>A running run first writes a checkpoint and can be resumed later; a waiting run leaves the queue.</source>
        <translation>运行中的运行会先写入检查点，之后可以恢复；等待中的运行会离开队列。</translation>
    </message>
    <message>
        <source>Move unfinished runs to the trash?</source>
        <translation>将未完成的运行移到回收站？</translation>
    </message>
    <message>
        <source>A run that is not stopped continues to train or wait in the trash.</source>
        <translation>未停止的运行会在回收站中继续训练或等待。</translation>
    </message>
    <message>
        <source>Stop and move to trash</source>
        <translation>停止并移到回收站</translation>
    </message>
    <message>
        <source>Move only</source>
        <translation>仅移动</translation>
    </message>
    <message>
        <source>epoch %1 of %2</source>
        <translation>epoch %1 / %2</translation>
    </message>
    <message>
        <source>trained for %1</source>
        <translation>已训练 %1</translation>
    </message>
    <message>
        <source>There are no runs to export.</source>
        <translation>没有可导出的运行。</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>深入查看</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Each run has its own notes. Select a single run to write them.</source>
        <translation>每次运行都有自己的备注。请只选择一次运行来编写。</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsDelegate</name>
    <message>
        <source>Name of the run</source>
        <translation>运行的名称</translation>
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
        <source>Export the table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Table written to %1</source>
        <translation>表格已写入 %1</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Document (*.pdf);;Values (*.csv)</source>
        <translation>图片 (*.png);;矢量图 (*.svg);;文档 (*.pdf);;数值 (*.csv)</translation>
    </message>
    <message>
        <source>Chart written to %1</source>
        <translation>图表已写入 %1</translation>
    </message>
    <message>
        <source>The runs could not be read</source>
        <translation>无法读取运行</translation>
    </message>
    <message>
        <source>Search runs</source>
        <translation>搜索运行</translation>
    </message>
    <message>
        <source>Find runs by words and conditions</source>
        <translation>按词语和条件查找运行</translation>
    </message>
    <message>
        <source>Search syntax</source>
        <translation>搜索语法</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>Unfinished and finished runs</source>
        <translation>未完成和已完成的运行</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>Archived runs; nothing is lost</source>
        <translation>已归档的运行；不会丢失任何内容</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>Discarded runs: restore them or delete them permanently</source>
        <translation>已丢弃的运行：可还原或永久删除</translation>
    </message>
    <message>
        <source>Runs listed</source>
        <translation>列出的运行</translation>
    </message>
    <message>
        <source>Choose columns: any series, any parameter</source>
        <translation>选择列：任意系列，任意参数</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Puts the settings of the selected run into the New run form</source>
        <translation>将所选运行的设置填入“新建运行”表单</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>还没有运行</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>新建运行</translation>
    </message>
    <message>
        <source>No run matches</source>
        <translation>没有匹配的运行</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>表格存为 CSV…</translation>
    </message>
    <message>
        <source>The shown columns of the selected runs, or of all runs if at most one is selected</source>
        <translation>所选运行的所示列，若至多选择一个则为所有运行</translation>
    </message>
    <message>
        <source>Chart as PNG, SVG, PDF or CSV…</source>
        <translation>图表存为 PNG、SVG、PDF 或 CSV…</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 / %Ln 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing matches “%1” here. The i next to the search field explains the search syntax.</source>
        <translation>这里没有与“%1”匹配的内容。搜索框旁的 i 说明搜索语法。</translation>
    </message>
    <message>
        <source>The trash is empty</source>
        <translation>回收站为空</translation>
    </message>
    <message>
        <source>No archived runs</source>
        <translation>没有已归档的运行</translation>
    </message>
    <message>
        <source>Runs in the trash stay here until you delete them permanently.</source>
        <translation>回收站中的运行会保留到永久删除为止。</translation>
    </message>
    <message>
        <source>Archive runs that you are done with: they leave the list but keep all their data.</source>
        <translation>归档已处理完的运行：它们离开列表，但保留所有数据。</translation>
    </message>
    <message>
        <source>sorted by %1, descending</source>
        <translation>按 %1 降序</translation>
    </message>
    <message>
        <source>sorted by %1, ascending</source>
        <translation>按 %1 升序</translation>
    </message>
    <message>
        <source>Select runs to compare them</source>
        <translation>选择运行进行比较</translation>
    </message>
    <message>
        <source>1 selected: %1</source>
        <translation>已选 1 个：%1</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>已选 %1 个</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Deleting the run…</source>
        <translation>正在删除运行…</translation>
    </message>
    <message>
        <source>Deleting runs: %1 of %2 deleted</source>
        <translation>正在删除运行：已删除 %1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 runs were deleted; the others are unchanged</source>
        <translation>%2 个运行中 %1 个已删除；其余不变</translation>
    </message>
    <message>
        <source>No active runs</source>
        <translation>没有活动的运行</translation>
    </message>
    <message>
        <source>Archived: %1. In the trash: %2. Use the switch above the list to show them.</source>
        <translation>已归档：%1。回收站：%2。用列表上方的开关显示它们。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln 个运行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 selected, the first %2 are compared</source>
        <translation>已选 %1 个，比较前 %2 个</translation>
    </message>
    <message>
        <source>Look inside</source>
        <translation>深入查看</translation>
    </message>
    <message>
        <source>Predictions, mistakes, layers and weights of the selected run&apos;s net</source>
        <translation>所选运行的网络的预测、错误、层和权重</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) added, %1 points.</source>
        <translation>
            <numerusform>已添加 %Ln 个运行，%1 个数据点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading what programs write: %1 points so far</source>
        <translation>正在读取程序写入的内容：目前 %1 个数据点</translation>
    </message>
    <message>
        <source>Adding runs: %1 of %2, %3 points</source>
        <translation>正在添加运行：%1 / %2，%3 个数据点</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Add existing runs: logs of other programs, and run directories</source>
        <translation>添加已有运行：其他程序的日志和运行目录</translation>
    </message>
    <message>
        <source>A run is one training with its settings, curves and checkpoints. Start the prepared run on the built-in glyphs: it needs no data and takes a few minutes. Runs that other programs have written are added with Add…, or dropped on this window.</source>
        <translation>一个运行就是一次训练，包括其设置、曲线和检查点。请启动用内置字形备好的运行：无需数据，只需几分钟。其他程序写出的运行可用“添加…”添加，或拖放到此窗口。</translation>
    </message>
    <message>
        <source>Add existing runs…</source>
        <translation>添加已有运行…</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>克隆</translation>
    </message>
    <message>
        <source>Speed-up ledger</source>
        <translation>加速账本</translation>
    </message>
    <message>
        <source>What changed from run to run, the time per epoch, the gain and its cause</source>
        <translation>各运行之间的更改、每 epoch 用时、加速及其原因</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Everything about the selected run: settings, attempts, checkpoints, notes, lineage</source>
        <translation>所选运行的全部信息：设置、尝试、检查点、备注、谱系</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>报告列表</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Begins a page of text with the charts of the selected runs</source>
        <translation>用所选运行的图表开始一页文本</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsPicker</name>
    <message>
        <source>Find runs</source>
        <translation>查找运行</translation>
    </message>
    <message>
        <source>Runs shown at once</source>
        <translation>同时显示的运行</translation>
    </message>
    <message>
        <source>%1 of at most %2 runs are shown. Select more on the Runs page and open them together.</source>
        <translation>最多可显示 %2 个运行，当前显示 %1 个。可在“运行”页面选择更多并一起打开。</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsTable</name>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
</context>
<context>
    <name>trainyard::RunsViewModel</name>
    <message>
        <source>A name has 1 to 200 characters.</source>
        <translation>名称须为 1 到 200 个字符。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) archived</source>
        <translation>
            <numerusform>已归档 %Ln 个运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tags of %Ln run(s) changed</source>
        <translation>
            <numerusform>已更改 %Ln 个运行的标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) unarchived</source>
        <translation>
            <numerusform>已取消归档 %Ln 个运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) moved to the trash</source>
        <translation>
            <numerusform>已将 %Ln 个运行移到回收站</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) restored from the trash</source>
        <translation>
            <numerusform>已从回收站还原 %Ln 个运行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::ScalingModel</name>
    <message numerus="yes">
        <source>%1 step(s)</source>
        <translation>
            <numerusform>%1 步</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The batch has fewer than %1 samples: some ranks would have nothing to do.</source>
        <translation>batch 少于 %1 个样本：有些 rank 将无事可做。</translation>
    </message>
    <message>
        <source>%1 cannot be shared evenly by %2 ranks: some have %3 samples, others %4, and they wait for each other.</source>
        <translation>%1 无法平均分给 %2 个 rank：有些有 %3 个样本，有些有 %4 个，会相互等待。</translation>
    </message>
    <message>
        <source>More than the %1 training samples</source>
        <translation>多于 %1 个训练样本</translation>
    </message>
    <message>
        <source>Some ranks have no part of an epoch&apos;s last batch.</source>
        <translation>有些 rank 分不到 epoch 的最后一个 batch。</translation>
    </message>
    <message>
        <source>Samples per step on each rank</source>
        <translation>每步在每个 rank 上的样本数</translation>
    </message>
    <message>
        <source>Samples per step on all ranks together</source>
        <translation>每步在所有 rank 上的样本总数</translation>
    </message>
    <message>
        <source>Base learning rate after the scaling rule</source>
        <translation>应用缩放规则后的基础学习率</translation>
    </message>
    <message>
        <source>Steps until the learning rate is reached</source>
        <translation>达到学习率所需的步数</translation>
    </message>
    <message>
        <source>Steps per epoch</source>
        <translation>每 epoch 步数</translation>
    </message>
    <message>
        <source>Samples in the last batch of an epoch</source>
        <translation>一个 epoch 最后一个 batch 的样本数</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>本地</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>末批</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Training ranks + masters; each is a process</source>
        <translation>训练 rank + master；各为一个进程</translation>
    </message>
    <message>
        <source>%1 times as fast as one rank, forecast from past runs on 1 and %2 ranks with this net and these threads</source>
        <translation>速度为单 rank 的 %1 倍，根据此网络和线程数在 1 和 %2 个 rank 上的过往运行预估</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Samples per second of all ranks together, forecast from past runs. It assumes that more than %1 ranks slow each other&apos;s memory no further than those did, except where they share cores.</source>
        <translation>所有 rank 合计的每秒样本数，根据过往运行预估。假设多于 %1 个 rank 对彼此内存的拖慢不超过那些运行，共享核的情况除外。</translation>
    </message>
</context>
<context>
    <name>trainyard::SchedulePreview</name>
    <message>
        <source>Learning rate over the run</source>
        <translation>运行期间的学习率</translation>
    </message>
    <message numerus="yes">
        <source>warm-up %1 epoch(s)</source>
        <translation>
            <numerusform>预热 %1 个 epoch</numerusform>
        </translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>epoch %1</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchExtensionDialog</name>
    <message>
        <source>More runs</source>
        <translation>增加运行</translation>
    </message>
    <message>
        <source>Give this search more runs</source>
        <translation>为此搜索增加运行</translation>
    </message>
    <message>
        <source>Hours from now</source>
        <translation>从现在起的小时数</translation>
    </message>
    <message>
        <source>Hours of device time</source>
        <translation>设备时间（小时）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message numerus="yes">
        <source>The search will have %Ln run(s). Its earlier runs stay, and the new ones learn from them.</source>
        <translation>
            <numerusform>搜索将有 %Ln 个运行。先前的运行会保留，新运行会从中学习。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::SearchFields</name>
    <message>
        <source>%1: %2</source>
        <comment>file, problem</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空间</translation>
    </message>
    <message>
        <source>Read file…</source>
        <translation>读取文件…</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>存为 JSON…</translation>
    </message>
    <message>
        <source>Add a field</source>
        <translation>添加字段</translation>
    </message>
    <message>
        <source>A name, a part of it or its JSON path</source>
        <translation>名称、其一部分或 JSON 路径</translation>
    </message>
    <message>
        <source>Add a field: any number or choice</source>
        <translation>添加字段：任意数值或选项</translation>
    </message>
    <message>
        <source>Early termination</source>
        <translation>提前终止</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
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
        <translation>首个梯级</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>个 epoch</translation>
    </message>
    <message>
        <source>Go on, 1 in</source>
        <translation>晋级，每几取一</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>several goals: a Pareto front</source>
        <translation>多个目标：Pareto 前沿</translation>
    </message>
    <message>
        <source>a name in the program&apos;s log</source>
        <translation>程序日志中的名称</translation>
    </message>
    <message>
        <source>Add a goal</source>
        <translation>添加目标</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Value of a run</source>
        <translation>运行的值</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>移除此目标</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>the first limit reached ends it</source>
        <translation>最先达到的限制使其结束</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Runs to start, those of the repeats included</source>
        <translation>要启动的运行数，含重复</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>No new run starts this long after the first one</source>
        <translation>首个运行之后经过此时长不再启动新运行</translation>
    </message>
    <message>
        <source>Device hours</source>
        <translation>设备小时</translation>
    </message>
    <message>
        <source>Ranks times duration, summed over the runs</source>
        <translation>rank 数乘以时长，对所有运行求和</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The best settings are trained again with other seeds</source>
        <translation>最佳设置会用其他种子再次训练</translation>
    </message>
    <message>
        <source>More seeds</source>
        <translation>更多种子</translation>
    </message>
    <message>
        <source>Repeat best</source>
        <translation>重复最佳</translation>
    </message>
    <message>
        <source>with</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>more seeds</source>
        <translation>个额外种子</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>采样器</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Sobol</source>
        <translation>Sobol</translation>
    </message>
    <message>
        <source>Bayesian</source>
        <translation>贝叶斯</translation>
    </message>
    <message>
        <source>Sobol points</source>
        <translation>Sobol 点数</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Points of a Sobol sequence before the first model of the results</source>
        <translation>首次对结果建模之前的 Sobol 序列点数</translation>
    </message>
    <message>
        <source>after</source>
        <translation>前置</translation>
    </message>
    <message>
        <source>Seed of the sampler</source>
        <translation>采样器的种子</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Runs at once</source>
        <translation>同时运行数</translation>
    </message>
    <message>
        <source>as many as fit</source>
        <translation>尽可能多</translation>
    </message>
    <message>
        <source>More runs at the same time finish sooner, but each is chosen with fewer results</source>
        <translation>同时运行越多完成越快，但每个运行选取时所依据的结果更少</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>保存搜索</translation>
    </message>
    <message>
        <source>Read a search file</source>
        <translation>读取搜索文件</translation>
    </message>
    <message>
        <source>Search files (*.json)</source>
        <translation>搜索文件 (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>Every run trains for all %Ln epoch(s).</source>
        <translation>
            <numerusform>每个运行都训练全部 %Ln 个 epoch。</numerusform>
        </translation>
    </message>
    <message>
        <source>Judged %1 of %2, as in New run.</source>
        <translation>评判 %2 的 %1，同“新建运行”。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln field(s)</source>
        <translation>
            <numerusform>%Ln 个字段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s) per run</source>
        <translation>
            <numerusform>每个运行 %Ln 个 rank</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Any series that the runs write. Names that are not listed can be typed, such as the sparsity of a layer: pruning/layer/NAME</source>
        <translation>运行写出的任意系列。未列出的名称可直接输入，例如某层的稀疏度：pruning/layer/NAME</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchFigures</name>
    <message>
        <source>Values appear with the first epochs.</source>
        <translation>首批 epoch 之后显示数值。</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>ended early</source>
        <translation>提前停止</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>run, as they ended</source>
        <translation>运行，按结束顺序</translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>目前最佳</translation>
    </message>
    <message>
        <source>%1, %2 far out</source>
        <translation>%1，%2 个远超范围</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>epoch</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>epoch, judged after %1</source>
        <translation>epoch，在 %1 之后评判</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Pareto 前沿</translation>
    </message>
    <message numerus="yes">
        <source>This can be told after %Ln more combination(s) of settings.</source>
        <translation>
            <numerusform>还需尝试 %Ln 组设置才能判断。</numerusform>
        </translation>
    </message>
    <message>
        <source>mean over the rest</source>
        <translation>对其余取均值</translation>
    </message>
    <message numerus="yes">
        <source>%1 ± %2, %Ln seed(s)</source>
        <translation>
            <numerusform>%1 ± %2，%Ln 个种子</numerusform>
        </translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>epoch %1</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchForecastCard</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>预估</translation>
    </message>
    <message>
        <source>from simulated searches</source>
        <translation>根据模拟搜索</translation>
    </message>
    <message>
        <source>Done in</source>
        <translation>完成还需</translation>
    </message>
    <message>
        <source>All to the end</source>
        <translation>全部运行到底</translation>
    </message>
    <message>
        <source>Minutes of a whole run</source>
        <translation>完整运行的分钟数</translation>
    </message>
    <message>
        <source>from past runs</source>
        <translation>根据过往运行</translation>
    </message>
    <message>
        <source>What a run over all epochs takes</source>
        <translation>训练全部 epoch 的运行的用时</translation>
    </message>
    <message>
        <source>A whole run takes</source>
        <translation>完整运行用时</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>no early stop</source>
        <translation>不提前停止</translation>
    </message>
    <message>
        <source>search %1</source>
        <translation>搜索 %1</translation>
    </message>
    <message>
        <source>repeats %1</source>
        <translation>重复 %1</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>设备时间</translation>
    </message>
    <message>
        <source>budget %1</source>
        <translation>预算 %1</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchForm</name>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>values</source>
        <translation>个值</translation>
    </message>
    <message>
        <source>only where</source>
        <translation>仅当</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>采样器</translation>
    </message>
    <message>
        <source>Sobol points</source>
        <translation>Sobol 点数</translation>
    </message>
    <message>
        <source>First rung</source>
        <translation>首个梯级</translation>
    </message>
    <message>
        <source>Early termination</source>
        <translation>提前终止</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list and its last number</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>field, part</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Add at least one field that the search varies.</source>
        <translation>请至少添加一个由搜索改变的字段。</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>always</source>
        <translation>始终</translation>
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
        <translation> 或 </translation>
    </message>
    <message>
        <source>after every epoch from %1 on</source>
        <translation>自 %1 起每个 epoch 之后</translation>
    </message>
    <message>
        <source>after epoch %1</source>
        <translation>在 epoch %1 之后</translation>
    </message>
    <message>
        <source>after epochs %1</source>
        <translation>在 epoch %1 之后</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln 个运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>grid of %Ln point(s)</source>
        <translation>
            <numerusform>%Ln 个点的网格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of them repeats</source>
        <translation>其中 %1 个为重复</translation>
    </message>
    <message>
        <source>judged %1</source>
        <translation>评判：%1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message numerus="yes">
        <source>%1 epoch(s) in all</source>
        <translation>
            <numerusform>共 %1 个 epoch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 epoch(s) without early termination</source>
        <translation>
            <numerusform>不提前终止时 %1 个 epoch</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of a step</source>
        <translation>%1（每步）</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchHelp</name>
    <message>
        <source>Finding runs</source>
        <translation>查找运行</translation>
    </message>
    <message>
        <source>in name, notes or tags; prefixes of words are enough</source>
        <translation>在名称、备注或标签中；输入词的开头即可</translation>
    </message>
    <message>
        <source>running, queued, done, stopped, failed, interrupted …</source>
        <translation>running、queued、done、stopped、failed、interrupted…</translation>
    </message>
    <message>
        <source>also dataset: device: host: tag:</source>
        <translation>还有 dataset: device: host: tag：</translation>
    </message>
    <message>
        <source>any parameter of the run spec</source>
        <translation>运行配置的任意参数</translation>
    </message>
    <message>
        <source>best value of a series; also &lt; &lt;= &gt;= =</source>
        <translation>系列的最佳值；也可用 &lt; &lt;= &gt;= =</translation>
    </message>
    <message>
        <source>also step, elapsed (seconds), parameters, attempts</source>
        <translation>还有 step、elapsed（秒）、parameters、attempts</translation>
    </message>
    <message>
        <source>quotes keep blanks together</source>
        <translation>引号使空格连在一起</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>All conditions must hold: state:done val/top1&gt;0.95 tag:paper</source>
        <translation>所有条件须同时满足：state:done val/top1&gt;0.95 tag:paper</translation>
    </message>
    <message>
        <source>a parameter of a program, or of an added run</source>
        <translation>程序的参数，或已添加运行的参数</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchRungsPane</name>
    <message>
        <source>The rungs appear once the search is complete.</source>
        <translation>搜索设置完整后显示各梯级。</translation>
    </message>
    <message numerus="yes">
        <source>epoch %1: %Ln run(s) done</source>
        <translation>
            <numerusform>epoch %1：%Ln 个运行完成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>epoch %1: %Ln run(s), %2 stop</source>
        <translation>
            <numerusform>epoch %1：%Ln 个运行，%2 个停止</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs by rung</source>
        <translation>各梯级的运行</translation>
    </message>
    <message>
        <source>With early termination</source>
        <translation>提前终止时</translation>
    </message>
    <message>
        <source>Every run to its end</source>
        <translation>每个运行到底</translation>
    </message>
    <message numerus="yes">
        <source>%1 epoch(s)</source>
        <translation>
            <numerusform>%1 个 epoch</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of all</source>
        <translation>总计的 %1</translation>
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
        <translation>均匀</translation>
    </message>
    <message>
        <source>Log-uniform</source>
        <translation>对数均匀</translation>
    </message>
    <message>
        <source>Quantised</source>
        <translation>量化</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Parameters of the search</source>
        <translation>搜索的参数</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>仅当</translation>
    </message>
    <message>
        <source>%1: values</source>
        <comment>accessible name</comment>
        <translation>%1：值</translation>
    </message>
    <message>
        <source>Values separated by commas</source>
        <translation>以逗号分隔的值</translation>
    </message>
    <message>
        <source>%1: from</source>
        <comment>accessible name</comment>
        <translation>%1：从</translation>
    </message>
    <message>
        <source>%1: to</source>
        <comment>accessible name</comment>
        <translation>%1：到</translation>
    </message>
    <message>
        <source>%1: step</source>
        <comment>accessible name</comment>
        <translation>%1：步长</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Do not vary %1</source>
        <translation>不改变 %1</translation>
    </message>
    <message>
        <source>%1: kind</source>
        <comment>accessible name</comment>
        <translation>%1：类型</translation>
    </message>
    <message>
        <source>The parameter only exists while another has a certain value</source>
        <translation>仅当另一参数取某值时，该参数才存在</translation>
    </message>
    <message>
        <source>%1: only where</source>
        <comment>accessible name</comment>
        <translation>%1：仅当</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Field and kind</source>
        <translation>字段与类型</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchTriesModel</name>
    <message>
        <source>%1, seed %2</source>
        <translation>%1，种子 %2</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>提前结束</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>本工作站</translation>
    </message>
    <message>
        <source>The best run so far</source>
        <translation>目前最佳的运行</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epoch 数</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>seed %1: %2</source>
        <translation>种子 %1：%2</translation>
    </message>
    <message>
        <source>The best mean over several seeds</source>
        <translation>多个种子的最佳均值</translation>
    </message>
</context>
<context>
    <name>trainyard::SearchView</name>
    <message>
        <source>Grid</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Sobol sequence</source>
        <translation>Sobol 序列</translation>
    </message>
    <message>
        <source>Gaussian process</source>
        <translation>高斯过程</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Below the median</source>
        <translation>低于中位数</translation>
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
        <translation>概览</translation>
    </message>
    <message>
        <source>History, curves, settings and runs</source>
        <translation>历史、曲线、设置和运行</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>切片</translation>
    </message>
    <message>
        <source>The goal over each setting</source>
        <translation>目标随每项设置的变化</translation>
    </message>
    <message>
        <source>Contours</source>
        <translation>等高线</translation>
    </message>
    <message>
        <source>The goal over two settings</source>
        <translation>目标随两项设置的变化</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>目前最佳</translation>
    </message>
    <message>
        <source>Sampler</source>
        <translation>采样器</translation>
    </message>
    <message>
        <source>Ends runs early</source>
        <translation>提前结束运行</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>New run from the best…</source>
        <translation>由最佳新建运行…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>one line for each run; drag along an axis to choose</source>
        <translation>每个运行一条线；沿轴拖动以选择</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>重要性</translation>
    </message>
    <message>
        <source>share of the spread</source>
        <translation>占离散度的比例</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare the selected runs on the Runs page</source>
        <translation>在“运行”页面比较所选运行</translation>
    </message>
    <message>
        <source>Runs of the search</source>
        <translation>搜索的运行</translation>
    </message>
    <message>
        <source>mean over all other settings</source>
        <translation>对所有其他设置取均值</translation>
    </message>
    <message>
        <source>Setting across</source>
        <translation>横轴设置</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>纵轴设置</translation>
    </message>
    <message>
        <source>%1 of %2 ended</source>
        <translation>%2 个中 %1 个已结束</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>尚不清楚</translation>
    </message>
    <message>
        <source>The search learns from the first runs that end.</source>
        <translation>搜索从最先结束的运行中学习。</translation>
    </message>
    <message>
        <source>%1 of %2, double-click opens one</source>
        <translation>%1 / %2，双击打开</translation>
    </message>
    <message>
        <source>double-click opens one</source>
        <translation>双击打开</translation>
    </message>
    <message>
        <source>A line appears with each run&apos;s first epoch.</source>
        <translation>每个运行的首个 epoch 后出现一条线。</translation>
    </message>
    <message numerus="yes">
        <source>This can be told after %Ln more combination(s) of settings.</source>
        <translation>
            <numerusform>还需尝试 %Ln 组设置才能判断。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, trained for %2</source>
        <translation>%1，已训练 %2</translation>
    </message>
    <message>
        <source>its place was free for %1</source>
        <translation>其位置空闲了 %1</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>本工作站</translation>
    </message>
    <message>
        <source>trained %1, free %2</source>
        <translation>训练 %1，空闲 %2</translation>
    </message>
    <message>
        <source>%1 done, %2 ended early, %3 failed, %4 running, %5 waiting</source>
        <translation>%1 个完成，%2 个提前结束，%3 个失败，%4 个运行中，%5 个等待中</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 个完成</translation>
    </message>
    <message>
        <source>%1 ended early</source>
        <translation>%1 个提前结束</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 个失败</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 个运行中</translation>
    </message>
    <message>
        <source>one dot for each run, by its rank in %1; the settings that matter most</source>
        <translation>每个运行一个点，按 %1 的排名；最重要的设置</translation>
    </message>
    <message>
        <source>A dot appears with each run&apos;s first epoch.</source>
        <translation>每个运行的首个 epoch 后出现一个点。</translation>
    </message>
    <message>
        <source>Bars appear when the first run starts.</source>
        <translation>首个运行启动后显示条形。</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Pairs of settings, coloured by the runs&apos; ranks</source>
        <translation>成对的设置，按运行排名着色</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Which run trained where and when</source>
        <translation>各运行在何时何地训练</translation>
    </message>
    <message>
        <source>Lottery tickets…</source>
        <translation>彩票实验…</translation>
    </message>
    <message>
        <source>Prune a network with the best settings</source>
        <translation>用最佳设置剪枝网络</translation>
    </message>
    <message>
        <source>Ranks of the runs over pairs of settings</source>
        <translation>运行排名随成对设置的分布</translation>
    </message>
    <message>
        <source>a bar for each run; hatched: a place was free and waited</source>
        <translation>每个运行一个条形；斜线：位置空闲等待</translation>
    </message>
    <message>
        <source>Runs of the search by machine and time</source>
        <translation>按机器和时间显示搜索的运行</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>设备时间</translation>
    </message>
    <message>
        <source>More runs…</source>
        <translation>增加运行…</translation>
    </message>
    <message>
        <source>Let this search try further settings</source>
        <translation>让此搜索尝试更多设置</translation>
    </message>
    <message>
        <source>share of the spread; %1 from several together</source>
        <translation>占离散程度的份额；%1 来自多个设置共同作用</translation>
    </message>
</context>
<context>
    <name>trainyard::SeriesPicker</name>
    <message>
        <source>Series, gpu/*/memory, val/loss - train/loss</source>
        <translation>系列、gpu/*/memory、val/loss - train/loss</translation>
    </message>
    <message>
        <source>Find series</source>
        <translation>查找系列</translation>
    </message>
    <message>
        <source>Series found</source>
        <translation>找到的系列</translation>
    </message>
    <message numerus="yes">
        <source>%Ln series</source>
        <translation>
            <numerusform>%Ln 个系列</numerusform>
        </translation>
    </message>
    <message>
        <source>No run has the series %1.</source>
        <translation>没有运行有系列 %1。</translation>
    </message>
    <message>
        <source>Add all %1</source>
        <translation>添加全部 %1 个</translation>
    </message>
</context>
<context>
    <name>trainyard::SettingsCard</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>仅差异</translation>
    </message>
    <message>
        <source>How settings are shown</source>
        <translation>设置的显示方式</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Parallel</source>
        <translation>平行坐标</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>散点</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>重要性</translation>
    </message>
    <message>
        <source>Settings and results of the selected runs</source>
        <translation>所选运行的设置和结果</translation>
    </message>
    <message>
        <source>%1 settings</source>
        <translation>%1 项设置</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 settings (differs|differ) · tinted = differs from A</source>
        <translation>
            <numerusform>%1 项设置中 %Ln 项不同 · 着色 = 与 A 不同</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · groups: %2</source>
        <translation>%1 · 组：%2</translation>
    </message>
    <message>
        <source>Settings, %1 of %2 runs</source>
        <translation>设置，%1 / %2 个运行</translation>
    </message>
    <message>
        <source>Imported runs, compared only by the settings they have: %1</source>
        <translation>导入的运行，只比较它们具有的设置：%1</translation>
    </message>
</context>
<context>
    <name>trainyard::SettingsPage</name>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Follows the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>A new language takes effect the next time Trainyard starts.</source>
        <translation>新语言在下次启动 Trainyard 时生效。</translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>确认</translation>
    </message>
    <message>
        <source>Ask before stopping a run</source>
        <translation>停止运行前询问</translation>
    </message>
    <message>
        <source>A stopped run first writes a checkpoint and can be resumed, so asking is only a convenience.</source>
        <translation>停止的运行会先写入检查点并可恢复，因此询问只是为了方便。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>The store, run directories, queue and presets are here. To keep them elsewhere, start Trainyard with TRAINYARD_HOME set to another folder.</source>
        <translation>存储库、运行目录、队列和预设都在这里。要放在其他位置，请将 TRAINYARD_HOME 设为其他文件夹后启动 Trainyard。</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>trainyard::SettingsPane</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>over</source>
        <translation>相对于</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
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
        <translation>逐类显示多个 rank 如何分配样本</translation>
    </message>
</context>
<context>
    <name>trainyard::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>trainyard::Sidebar</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>trainyard::SourceFields</name>
    <message>
        <source>Folder of the data set</source>
        <translation>数据集的文件夹</translation>
    </message>
    <message>
        <source>Choose the folder of the data set</source>
        <translation>选择数据集的文件夹</translation>
    </message>
    <message>
        <source>Choose a file: an archive, a list or the data itself</source>
        <translation>选择文件：压缩包、列表或数据本身</translation>
    </message>
</context>
<context>
    <name>trainyard::SparsityCard</name>
    <message>
        <source>Sparsity</source>
        <translation>稀疏度</translation>
    </message>
    <message>
        <source>by layer, share pruned</source>
        <translation>按层，剪枝比例</translation>
    </message>
</context>
<context>
    <name>trainyard::SparsityMap</name>
    <message>
        <source>Sparsity by layer</source>
        <translation>各层稀疏度</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>%1: %2 pruned, %3 left</source>
        <translation>%1：剪枝 %2，剩余 %3</translation>
    </message>
    <message>
        <source>%1: not pruned yet</source>
        <translation>%1：尚未剪枝</translation>
    </message>
</context>
<context>
    <name>trainyard::SpecForm</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>trainyard::StatusStrip</name>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>this workstation</source>
        <translation>本工作站</translation>
    </message>
    <message>
        <source>%1 points/s</source>
        <translation>%1 点/秒</translation>
    </message>
    <message>
        <source>The store: all runs, points and messages in one SQLite file.
%1</source>
        <translation>存储库：所有运行、数据点和消息都在一个 SQLite 文件中。
%1</translation>
    </message>
    <message>
        <source>Points read from run directories into the store during the last second</source>
        <translation>最近一秒内从运行目录读入存储库的数据点</translation>
    </message>
    <message>
        <source>this workstation: %1</source>
        <translation>本工作站：%1</translation>
    </message>
    <message>
        <source>Memory: %1 free of %2</source>
        <translation>内存：剩余 %1 / %2</translation>
    </message>
    <message>
        <source>GPU %1: %2, %3 of %4 in use</source>
        <translation>GPU %1：%2，已用 %3 / %4</translation>
    </message>
    <message>
        <source>this workstation: the engine does not respond</source>
        <translation>本工作站：引擎没有响应</translation>
    </message>
    <message numerus="yes">
        <source>CPU, %Ln core(s), %1</source>
        <translation>
            <numerusform>CPU，%Ln 个核，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>What was noticed about runs, and the rules that notice it</source>
        <translation>关于运行的提醒及其规则</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new alert(s)</source>
        <translation>
            <numerusform>%Ln 条新提醒</numerusform>
        </translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>提醒</translation>
    </message>
</context>
<context>
    <name>trainyard::StoreDialog</name>
    <message>
        <source>Store — Trainyard</source>
        <translation>存储库 — Trainyard</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>重试(&amp;T)</translation>
    </message>
    <message>
        <source>Opens the store again after you have fixed the problem</source>
        <translation>排除问题后再次打开存储库</translation>
    </message>
    <message>
        <source>&amp;Use another data folder…</source>
        <translation>使用其他数据文件夹(&amp;U)…</translation>
    </message>
    <message>
        <source>Uses another folder for store and runs until Trainyard is closed; nothing is moved</source>
        <translation>在关闭 Trainyard 之前，存储库和运行使用其他文件夹；不会移动任何内容</translation>
    </message>
    <message>
        <source>&amp;Set it aside and rebuild</source>
        <translation>搁置并重建(&amp;S)</translation>
    </message>
    <message>
        <source>Renames the file and builds a new store from the run directories</source>
        <translation>重命名该文件，并由运行目录构建新的存储库</translation>
    </message>
    <message>
        <source>&amp;Open data folder</source>
        <translation>打开数据文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Opening the store…</source>
        <translation>正在打开存储库…</translation>
    </message>
    <message>
        <source>Rebuilding the store from the run directories…</source>
        <translation>正在由运行目录重建存储库…</translation>
    </message>
    <message>
        <source>The store was not rebuilt</source>
        <translation>存储库未重建</translation>
    </message>
    <message>
        <source>Trainyard cannot open its store</source>
        <translation>Trainyard 无法打开其存储库</translation>
    </message>
    <message>
        <source>Nothing was changed. Running runs continue and lose nothing.</source>
        <translation>没有任何更改。运行中的运行会继续，不会丢失任何内容。</translation>
    </message>
    <message>
        <source>Use another data folder</source>
        <translation>使用其他数据文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) were read again from their directories.</source>
        <translation>
            <numerusform>已从目录重新读取 %Ln 个运行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept: names, notes, tags, archive and trash of %Ln run(s).</source>
        <translation>
            <numerusform>已保留：%Ln 个运行的名称、备注、标签、归档和回收站状态。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept: %Ln run(s) on other machines. Their curves are read again when the machine is connected.</source>
        <translation>
            <numerusform>已保留：其他机器上的 %Ln 个运行。连接该机器后会重新读取其曲线。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept: %Ln data set(s).</source>
        <translation>
            <numerusform>已保留：%Ln 个数据集。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %Ln run(s) that you had deleted.</source>
        <translation>
            <numerusform>已略去：曾被删除的 %Ln 个运行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: the curves of %Ln run(s) without a run directory.</source>
        <translation>
            <numerusform>已丢失：没有运行目录的 %Ln 个运行的曲线。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost: %Ln run(s) that could not be read.</source>
        <translation>
            <numerusform>已丢失：无法读取的 %Ln 个运行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Skipped: %Ln file(s) or folder(s) without a readable run.</source>
        <translation>
            <numerusform>已跳过：%Ln 个没有可读运行的文件或文件夹。</numerusform>
        </translation>
    </message>
    <message>
        <source>The old file could not be read completely. What is not named here and has no copy beside the runs is lost.</source>
        <translation>旧文件未能完整读取。此处未列出且在运行旁没有副本的内容已丢失。</translation>
    </message>
    <message>
        <source>The store was rebuilt</source>
        <translation>存储库已重建</translation>
    </message>
    <message>
        <source>The old file is now %1.</source>
        <translation>旧文件现为 %1。</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>Nothing was changed, and running runs lose nothing. Rebuilding keeps the file under another name and reads every run directory again. Names, notes, tags, archive and trash come from the copies beside the runs, and from what can be read of the file.</source>
        <translation>没有任何更改，运行中的运行不会丢失任何内容。重建会将该文件以其他名称保留，并重新读取每个运行目录。名称、备注、标签、归档和回收站状态来自运行旁的副本，以及该文件中可读取的内容。</translation>
    </message>
    <message numerus="yes">
        <source>Not read: damaged notes of %Ln run(s). Older ones were kept.</source>
        <translation>
            <numerusform>未读取：%Ln 个运行的已损坏备注。保留了较旧的备注。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept: %Ln report(s).</source>
        <translation>
            <numerusform>已保留：%Ln 份报告。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::StudyChart</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>No values yet</source>
        <translation>还没有数值</translation>
    </message>
</context>
<context>
    <name>trainyard::StudyOutlook</name>
    <message>
        <source>The machine does not tell what its nodes hold. Connect it on the Machines page and choose it again, or enter a number.</source>
        <translation>该机器没有告知其节点的配置。请在“机器”页面连接后重新选择，或输入一个数字。</translation>
    </message>
</context>
<context>
    <name>trainyard::StudyView</name>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed-up, efficiency, throughput and time to accuracy</source>
        <translation>加速比、效率、吞吐量和达标用时</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>收敛</translation>
    </message>
    <message>
        <source>Every number of ranks compared with the one-rank runs, over samples seen</source>
        <translation>每种 rank 数与单 rank 运行的比较，按已见样本</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Accuracy ±</source>
        <translation>准确率 ±</translation>
    </message>
    <message>
        <source>Allowed difference from the accuracy of the one-rank runs, in percentage points</source>
        <translation>与单 rank 运行准确率的允许差异，以百分点计</translation>
    </message>
    <message>
        <source> points</source>
        <translation> 百分点</translation>
    </message>
    <message>
        <source>Loss ±</source>
        <translation>损失 ±</translation>
    </message>
    <message>
        <source>Allowed difference from the mean loss of the one-rank runs, relative to it</source>
        <translation>与单 rank 运行平均损失的允许差异，相对于该损失</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>The curves grow with each epoch.</source>
        <translation>曲线随每个 epoch 增长。</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>预估</translation>
    </message>
    <message>
        <source>What more ranks would bring, on one node or several, and where they stop paying off</source>
        <translation>更多 rank（在一个或多个节点上）会带来什么，以及到何处不再划算</translation>
    </message>
</context>
<context>
    <name>trainyard::SubsetBadge</name>
    <message>
        <source>Subset</source>
        <translation>子集</translation>
    </message>
</context>
<context>
    <name>trainyard::SubsetText</name>
    <message>
        <source>%1 …</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>This run sees %1: its results cannot be compared with those of the whole data set.</source>
        <translation>此运行只见到 %1：其结果不能与整个数据集的结果比较。</translation>
    </message>
    <message>
        <source>the runs see different parts of the data</source>
        <translation>各运行见到数据的不同部分</translation>
    </message>
    <message>
        <source>all runs see %1 of %2</source>
        <translation>所有运行见到 %2 中的 %1</translation>
    </message>
    <message>
        <source>These runs trained on different data (%1): their results cannot be compared.</source>
        <translation>这些运行在不同的数据上训练 (%1)：其结果不能相互比较。</translation>
    </message>
    <message>
        <source>These runs saw different parts of the data (%1): their results cannot be compared.</source>
        <translation>这些运行见到数据的不同部分 (%1)：其结果不能相互比较。</translation>
    </message>
    <message>
        <source>These runs were validated on different samples: small differences mean nothing.</source>
        <translation>这些运行在不同的样本上验证：细小差异没有意义。</translation>
    </message>
</context>
<context>
    <name>trainyard::TableText</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>epoch</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>Time trained</source>
        <translation>训练时长</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>various</source>
        <translation>多种</translation>
    </message>
    <message>
        <source>against %1, points</source>
        <translation>相对 %1，百分点</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>相对 %1</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>最佳 %1</translation>
    </message>
    <message>
        <source>worst %1</source>
        <translation>最差 %1</translation>
    </message>
    <message>
        <source>last %1</source>
        <translation>最后 %1</translation>
    </message>
    <message>
        <source>least %1</source>
        <translation>最小 %1</translation>
    </message>
    <message>
        <source>most %1</source>
        <translation>最大 %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TagsDialog</name>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>New tag, then Enter</source>
        <translation>新标签，然后按 Enter</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新标签</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %Ln run(s)</source>
        <translation>
            <numerusform>%Ln 个运行的标签</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::TemplateDialog</name>
    <message>
        <source>Batch script of %1</source>
        <translation>%1 的批处理脚本</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>One process, which starts the ranks on its node itself</source>
        <translation>一个进程，由它自行在其节点上启动各 rank</translation>
    </message>
    <message>
        <source>SLURM starts the ranks</source>
        <translation>SLURM 启动各 rank</translation>
    </message>
    <message>
        <source>MPI starts the ranks</source>
        <translation>MPI 启动各 rank</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Prologue</source>
        <translation>前置脚本</translation>
    </message>
    <message>
        <source>Lines of bash before the engine: modules, variables</source>
        <translation>引擎之前的 bash 行：模块、变量</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>容器</translation>
    </message>
    <message>
        <source>Placed before the engine&apos;s command; $NAME is a variable of the job</source>
        <translation>引擎命令之前的词；$NAME 是作业的变量</translation>
    </message>
    <message>
        <source>More sbatch options</source>
        <translation>sbatch 的其他选项</translation>
    </message>
    <message>
        <source>One per line</source>
        <translation>每行一个</translation>
    </message>
    <message>
        <source>Ranks are started by</source>
        <translation>Rank 启动方式</translation>
    </message>
    <message>
        <source>MPI type of srun</source>
        <translation>srun 的 MPI</translation>
    </message>
    <message>
        <source>More options for it</source>
        <translation>其他选项</translation>
    </message>
    <message>
        <source>Save before the time limit</source>
        <translation>时间限制前保存</translation>
    </message>
    <message>
        <source>The script for a job on 2 nodes with 4 ranks each</source>
        <translation>2 个节点、每节点 4 个 rank 的作业脚本</translation>
    </message>
    <message>
        <source>Batch script</source>
        <translation>批处理脚本</translation>
    </message>
    <message>
        <source>This cluster offers no %1: use %2</source>
        <translation>此集群不提供 %1：请使用 %2</translation>
    </message>
    <message>
        <source>GPUs are requested with</source>
        <translation>GPU 请求方式</translation>
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
        <translation>掩码与 %1 % 相同</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Percentile</source>
        <translation>百分位数</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Weights left</source>
        <translation>剩余权重</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>Vanishing layers</source>
        <translation>清空的层</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketBoard</name>
    <message>
        <source>Ticket board</source>
        <translation>彩票看板</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketBoardModel</name>
    <message>
        <source>queued</source>
        <translation>排队中</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无运行</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>稠密</translation>
    </message>
    <message>
        <source>mean %1 ± %2 points</source>
        <translation>均值 %1 ± %2 个百分点</translation>
    </message>
    <message>
        <source>top-1 %1</source>
        <translation>top-1 %1</translation>
    </message>
    <message>
        <source>seed %1: </source>
        <translation>种子 %1: </translation>
    </message>
    <message>
        <source>%1 done, so far %2</source>
        <translation>%1 完成，目前 %2</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>no run yet</source>
        <translation>还没有运行</translation>
    </message>
    <message>
        <source>%1 of the weights are zero</source>
        <translation>%1 的权重为零</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>epoch %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>The unpruned base runs</source>
        <translation>未剪枝的基础运行</translation>
    </message>
    <message>
        <source>Pruned up to percentile %1 of the base run&apos;s magnitudes</source>
        <translation>剪枝到基础运行幅值的第 %1 百分位数</translation>
    </message>
    <message>
        <source>%1 of the prunable weights are pruned</source>
        <translation>剪去 %1 的可剪枝权重</translation>
    </message>
    <message>
        <source>Weights of %1 are pruned</source>
        <translation>剪去 %1 的权重</translation>
    </message>
    <message>
        <source>%1 of the prunable weights</source>
        <translation>可剪枝权重的 %1</translation>
    </message>
    <message>
        <source>The threshold |w| is known once one of its tickets trains.</source>
        <translation>其彩票之一开始训练后，阈值 |w| 才可得知。</translation>
    </message>
    <message>
        <source>Threshold |w| ≤ %1 on average, %2 to %3 over its tickets</source>
        <translation>阈值 |w| 平均 ≤ %1，各彩票为 %2 到 %3</translation>
    </message>
    <message>
        <source>Threshold |w| ≤ %1</source>
        <translation>阈值 |w| ≤ %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFields</name>
    <message>
        <source>Reset points</source>
        <translation>重置点</translation>
    </message>
    <message>
        <source>0, 1, 2, 5, step 200</source>
        <translation>0, 1, 2, 5, step 200</translation>
    </message>
    <message>
        <source>Epochs of the base run to whose weights the tickets are reset; 0 is the initialisation, &quot;step 200&quot; a step. The base run keeps these checkpoints.</source>
        <translation>彩票将重置到基础运行这些 epoch 的权重；0 为初始化，&quot;step 200&quot; 为某一步。基础运行会保留这些检查点。</translation>
    </message>
    <message>
        <source>Reset to</source>
        <translation>重置到</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>比例，%</translation>
    </message>
    <message>
        <source>Percentile, %</source>
        <translation>百分位数，%</translation>
    </message>
    <message>
        <source>Threshold |w|</source>
        <translation>阈值 |w|</translation>
    </message>
    <message>
        <source>Prunes exactly this share of the prunable weights</source>
        <translation>精确剪去此比例的可剪枝权重</translation>
    </message>
    <message>
        <source>Prunes weights up to this percentile of the base run&apos;s magnitudes</source>
        <translation>剪去不超过基础运行幅值此百分位数的权重</translation>
    </message>
    <message>
        <source>Prunes weights of at most this magnitude</source>
        <translation>剪去幅值不超过此值的权重</translation>
    </message>
    <message>
        <source>Meaning of the amounts</source>
        <translation>剪枝量的含义</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>剪枝量</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>50 to 95 %</source>
        <translation>50 到 95 %</translation>
    </message>
    <message>
        <source>Published (MobileNetV2)</source>
        <translation>已发表 (MobileNetV2)</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>剪枝</translation>
    </message>
    <message>
        <source>Instability analysis</source>
        <translation>不稳定性分析</translation>
    </message>
    <message>
        <source>From each reset point two copies are trained with different data orders, dense and masked. The barrier between their ends shows from which point on training is stable</source>
        <translation>从每个重置点以不同数据顺序训练两个副本，稠密和掩码各一组。两者终点之间的势垒显示训练从何处起稳定</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>one shot</source>
        <translation>一次性</translation>
    </message>
    <message>
        <source>Iterative pruning: number of rounds of training and pruning to reach each amount</source>
        <translation>迭代剪枝：达到每个剪枝量所需的训练和剪枝轮数</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source> points</source>
        <translation> 百分点</translation>
    </message>
    <message>
        <source>How far below the dense net a winning ticket may be</source>
        <translation>中奖彩票最多可比稠密网络低多少</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Maximum number of runs that a cluster runs at once</source>
        <translation>集群同时运行的最大运行数</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>同时</translation>
    </message>
    <message>
        <source>Weights…</source>
        <translation>权重…</translation>
    </message>
    <message>
        <source>Reset point of the controls</source>
        <translation>对照的重置点</translation>
    </message>
    <message>
        <source>Reset point of the control with a random mask. With several rounds of pruning, the controls &quot;New weights&quot; and &quot;Fine-tuning&quot; also use this point&apos;s mask</source>
        <translation>随机掩码对照的重置点。多轮剪枝时，对照“新权重”和“微调”也使用此点的掩码</translation>
    </message>
    <message>
        <source>reset to</source>
        <translation>重置到</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Points of the instability analysis</source>
        <translation>不稳定性分析的点</translation>
    </message>
    <message>
        <source>the reset points</source>
        <translation>各重置点</translation>
    </message>
    <message>
        <source>Epochs, or steps such as &quot;step 200&quot;, from which the copies are trained</source>
        <translation>训练副本的起点：epoch，或 &quot;step 200&quot; 这样的步</translation>
    </message>
    <message>
        <source>Amount of the instability analysis</source>
        <translation>不稳定性分析的剪枝量</translation>
    </message>
    <message>
        <source>How much the masked copies are pruned, in the same unit as the amounts above</source>
        <translation>掩码副本的剪枝程度，单位与上面的剪枝量相同</translation>
    </message>
    <message>
        <source>Instability</source>
        <translation>不稳定性</translation>
    </message>
    <message>
        <source>from</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>masked by</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>更多选项</translation>
    </message>
    <message>
        <source>the whole net</source>
        <translation>整个网络</translation>
    </message>
    <message>
        <source>each layer</source>
        <translation>每层</translation>
    </message>
    <message>
        <source>Compared within</source>
        <translation>比较范围</translation>
    </message>
    <message>
        <source>Whether the smallest weights of the whole net are pruned, or those of each layer</source>
        <translation>剪去整个网络中最小的权重，还是每层中最小的权重</translation>
    </message>
    <message>
        <source>Kept in each layer</source>
        <translation>每层保留</translation>
    </message>
    <message>
        <source>Share of every layer that is always kept, whatever the amount</source>
        <translation>无论剪枝量多少，每层始终保留的比例</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Compared in</source>
        <translation>比较范围</translation>
    </message>
    <message>
        <source>each layer keeps</source>
        <translation>每层保留</translation>
    </message>
    <message>
        <source>first layer</source>
        <translation>第一层</translation>
    </message>
    <message>
        <source>last layer</source>
        <translation>最后一层</translation>
    </message>
    <message>
        <source>depthwise kernels</source>
        <translation>depthwise 核</translation>
    </message>
    <message>
        <source>Also prune</source>
        <translation>也剪枝</translation>
    </message>
    <message>
        <source>Layers not pruned</source>
        <translation>不剪枝的层</translation>
    </message>
    <message>
        <source>names of layers, separated by commas</source>
        <translation>层的名称，以逗号分隔</translation>
    </message>
    <message>
        <source>Not pruned</source>
        <translation>不剪枝</translation>
    </message>
    <message>
        <source>Cells per stage</source>
        <translation>每阶段单元数</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>A cascade: a cluster starts this many runs at once, and each further run after a previous one has ended</source>
        <translation>级联：集群同时启动这么多运行，之后每结束一个再启动一个</translation>
    </message>
    <message>
        <source>Minutes per run</source>
        <translation>每个运行的分钟数</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>from past runs</source>
        <translation>根据过往运行</translation>
    </message>
    <message>
        <source>Duration of a run over all epochs, for the forecast; finished runs correct it</source>
        <translation>训练全部 epoch 的运行时长，用于预估；已完成的运行会加以修正</translation>
    </message>
    <message>
        <source>Cascade</source>
        <translation>级联</translation>
    </message>
    <message>
        <source>A run takes</source>
        <translation>每个运行用时</translation>
    </message>
    <message>
        <source>the latest point</source>
        <translation>最晚的点</translation>
    </message>
    <message>
        <source>the middle one</source>
        <translation>中间的</translation>
    </message>
    <message>
        <source>nearest to 80 %</source>
        <translation>最接近 80 %</translation>
    </message>
    <message>
        <source>Thresholds are chosen on trained weights, but no run of this net has ended here yet</source>
        <translation>阈值须根据训练后的权重选择，但此网络还没有运行在此结束</translation>
    </message>
    <message>
        <source>Choose thresholds on the trained weights of the run “%1”</source>
        <translation>根据运行“%1”训练后的权重选择阈值</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFigures</name>
    <message>
        <source>Accuracy against sparsity</source>
        <translation>准确率与稀疏度</translation>
    </message>
    <message>
        <source>top-1, band: range of %1 seeds</source>
        <translation>top-1，色带：%1 个种子的范围</translation>
    </message>
    <message>
        <source>top-1</source>
        <translation>top-1</translation>
    </message>
    <message>
        <source>sparsity (log of the weights left)</source>
        <translation>稀疏度（剩余权重取对数）</translation>
    </message>
    <message>
        <source>sparsity</source>
        <translation>稀疏度</translation>
    </message>
    <message>
        <source>Values appear as the first runs finish.</source>
        <translation>首批运行完成后显示数值。</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>稠密</translation>
    </message>
    <message>
        <source>Dense − %1</source>
        <translation>稠密 − %1</translation>
    </message>
    <message>
        <source>Instability</source>
        <translation>不稳定性</translation>
    </message>
    <message>
        <source>error barrier, points</source>
        <translation>误差势垒，百分点</translation>
    </message>
    <message>
        <source>reset point, step</source>
        <translation>重置点，步</translation>
    </message>
    <message>
        <source>points</source>
        <translation>百分点</translation>
    </message>
    <message>
        <source>This campaign has no instability analysis.</source>
        <translation>此批量实验没有不稳定性分析。</translation>
    </message>
    <message>
        <source>The barrier appears when both copies are done.</source>
        <translation>两个副本都完成后显示势垒。</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>稠密</translation>
    </message>
    <message>
        <source>masked, %1</source>
        <translation>掩码，%1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基础</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>对照</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFilesDialog</name>
    <message>
        <source>Save the ticket</source>
        <translation>保存彩票</translation>
    </message>
    <message>
        <source>Compact the net</source>
        <translation>精简网络</translation>
    </message>
    <message>
        <source>Savings</source>
        <translation>节省</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Share left</source>
        <translation>剩余比例</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Net and weights (.model.json, .safetensors)</source>
        <translation>网络和权重 (.model.json, .safetensors)</translation>
    </message>
    <message>
        <source>ONNX (.onnx)</source>
        <translation>ONNX (.onnx)</translation>
    </message>
    <message>
        <source>For ONNX Runtime, including the normalisation of the input</source>
        <translation>用于 ONNX Runtime，包含输入的归一化</translation>
    </message>
    <message>
        <source>Train from this ticket</source>
        <translation>由此彩票训练</translation>
    </message>
    <message>
        <source>New run with this net</source>
        <translation>用此网络新建运行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>There is no ticket</source>
        <translation>没有彩票</translation>
    </message>
    <message>
        <source>The net cannot be made smaller</source>
        <translation>网络无法精简</translation>
    </message>
    <message>
        <source>The ticket is being read</source>
        <translation>正在读取彩票</translation>
    </message>
    <message>
        <source>Both nets are being compared</source>
        <translation>正在比较两个网络</translation>
    </message>
    <message>
        <source>The engine reads the run&apos;s newest checkpoint and initial weights on the machine that has them.</source>
        <translation>引擎在保存这些文件的机器上读取该运行的最新检查点和初始权重。</translation>
    </message>
    <message>
        <source>The engine removes dead channels, compares the outputs of both nets and measures their speed. This takes a few seconds.</source>
        <translation>引擎移除失活通道，比较两个网络的输出并测量其速度。需要几秒钟。</translation>
    </message>
    <message>
        <source>A path on %1, which has the run&apos;s files</source>
        <translation>%1 上的路径，该机器存有运行的文件</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Written on %1: %2</source>
        <translation>已写入 %1：%2</translation>
    </message>
    <message>
        <source>Whole net</source>
        <translation>完整网络</translation>
    </message>
    <message>
        <source>Compact net</source>
        <translation>精简网络</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>Tickets (*.safetensors)</source>
        <translation>彩票 (*.safetensors)</translation>
    </message>
    <message>
        <source>Nets (*.model.json)</source>
        <translation>网络 (*.model.json)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message numerus="yes">
        <source>Replace %Ln file(s)?</source>
        <translation>
            <numerusform>替换 %Ln 个文件？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::TicketFilesModel</name>
    <message>
        <source>This run is no longer in the store.</source>
        <translation>此运行已不在存储库中。</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>稀疏度</translation>
    </message>
    <message>
        <source>%1: %2 of %3 prunable weights are left</source>
        <translation>%1：%3 个可剪枝权重中剩余 %2 个</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>dead ones are removed from one layer</source>
        <translation>从一层中移除失活通道</translation>
    </message>
    <message>
        <source>dead ones are removed from %1 layers</source>
        <translation>从 %1 层中移除失活通道</translation>
    </message>
    <message>
        <source>none is dead in all layers that share it, so the net stays unchanged</source>
        <translation>没有通道在共享它的所有层中都失活，因此网络不变</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>logits of up to %2 differ by at most %1 on %3 noise samples and %4 real samples</source>
        <translation>在 %3 个噪声样本和 %4 个真实样本上，最大为 %2 的 logits 至多相差 %1</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>inference, batch %1, %2</source>
        <translation>推理，batch %1，%2</translation>
    </message>
    <message>
        <source>%1FLOP</source>
        <translation>%1FLOP</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Forward, per sample</source>
        <translation>前向，每样本</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>样本/秒</translation>
    </message>
    <message>
        <source>Enter the full path of a file.</source>
        <translation>请输入文件的完整路径。</translation>
    </message>
    <message>
        <source>A ticket&apos;s file ends in .safetensors.</source>
        <translation>彩票文件以 .safetensors 结尾。</translation>
    </message>
    <message>
        <source>for Samples/s, the median over pairs of measurements, which can differ from the ratio of the two speeds shown</source>
        <translation>样本/秒的倍数为成对测量的中位数，可能与所示两个速度之比不同</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>倍数</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketForm</name>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1”不是数。</translation>
    </message>
    <message>
        <source>“%1” is not a reset point such as 2 or step 200.</source>
        <translation>“%1”不是 2 或 step 200 这样的重置点。</translation>
    </message>
    <message>
        <source>The instability analysis takes only one amount.</source>
        <translation>不稳定性分析只接受一个剪枝量。</translation>
    </message>
    <message>
        <source>step steps</source>
        <extracomment>Words that may stand before the number of a step or an epoch, as a person types them, with blanks between them</extracomment>
        <translation>步</translation>
    </message>
    <message>
        <source>epoch epochs</source>
        <extracomment>Words that may stand before the number of a step or an epoch, as a person types them, with blanks between them</extracomment>
        <translation>轮</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketLegend</name>
    <message>
        <source>Percentage points relative to dense</source>
        <translation>相对于稠密网络的百分点</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketText</name>
    <message>
        <source>known once the first run is done</source>
        <translation>首个运行完成后可知</translation>
    </message>
    <message>
        <source>nothing left to do</source>
        <translation>没有剩余工作</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 到 %3）</translation>
    </message>
    <message>
        <source>equal to %1 full runs, %2 at once</source>
        <translation>相当于 %1 个完整运行，同时 %2 个</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <translation>实测 %1</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>%1 full runs × %2 (%3) ÷ %4 at once = %5</source>
        <translation>%1 个完整运行 × %2 (%3) ÷ 同时 %4 个 = %5</translation>
    </message>
    <message>
        <source>; with runs that wait for others, %1</source>
        <translation>；含等待其他运行的运行，%1</translation>
    </message>
    <message>
        <source>The ticket&apos;s mask on newly drawn weights</source>
        <translation>彩票的掩码，权重重新抽取</translation>
    </message>
    <message>
        <source>A random mask that keeps the same number of weights in each layer, reset like a ticket</source>
        <translation>随机掩码，每层保留相同数量的权重，与彩票同样重置</translation>
    </message>
    <message>
        <source>The ticket&apos;s mask on the base run&apos;s final weights</source>
        <translation>彩票的掩码，基础运行的最终权重</translation>
    </message>
    <message>
        <source>Pruned at initialisation by |weight × gradient|</source>
        <translation>初始化时按 |权重 × 梯度| 剪枝</translation>
    </message>
    <message>
        <source>Pruned at initialisation by the net&apos;s flow, without data</source>
        <translation>初始化时按网络数据流剪枝，不用数据</translation>
    </message>
    <message>
        <source>A random mask on the initialisation</source>
        <translation>在初始化上使用随机掩码</translation>
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
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>dense net&apos;s</source>
        <translation>稠密网络的</translation>
    </message>
    <message>
        <source>masked net&apos;s</source>
        <translation>掩码网络的</translation>
    </message>
    <message>
        <source>The %1 barrier stays above %2 points.</source>
        <translation>%1势垒始终高于 %2 个百分点。</translation>
    </message>
    <message>
        <source>The %1 barrier is under %2 points from the start.</source>
        <translation>%1势垒从一开始就低于 %2 个百分点。</translation>
    </message>
    <message>
        <source>The %1 barrier falls under %2 points at about step %3 (epoch %4).</source>
        <translation>%1势垒约在第 %3 步（epoch %4）降到 %2 个百分点以下。</translation>
    </message>
    <message>
        <source>The %1 barrier falls under %2 points at about step %3.</source>
        <translation>%1势垒约在第 %3 步降到 %2 个百分点以下。</translation>
    </message>
    <message>
        <source>No dense run is done yet, so nothing can be compared.</source>
        <translation>还没有稠密运行完成，因此无法比较。</translation>
    </message>
    <message>
        <source>Dense: %1 ± %2 points over %3 seeds.</source>
        <translation>稠密：%1 ± %2 个百分点，%3 个种子。</translation>
    </message>
    <message>
        <source>Dense: %1.</source>
        <translation>稠密：%1。</translation>
    </message>
    <message>
        <source>%1 of %2 tickets win: dense − %3 points or better.</source>
        <translation>%2 张彩票中 %1 张中奖：达到稠密 − %3 个百分点或更好。</translation>
    </message>
    <message>
        <source>The sparsest one: %1, %2 points relative to dense.</source>
        <translation>最稀疏的一张：%1，相对稠密 %2 个百分点。</translation>
    </message>
    <message>
        <source>The mask of base run %1 has settled at epoch %2.</source>
        <translation>基础运行 %1 的掩码在 epoch %2 稳定。</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>算式</translation>
    </message>
    <message>
        <source>%1 runs, %2 done</source>
        <translation>%1 个运行，%2 个完成</translation>
    </message>
    <message>
        <source>%1, %2 in total</source>
        <translation>%1，共 %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>%1 of %2, %3 checkpoints of %4</source>
        <translation>%1 / %2，%3 个检查点，每个 %4</translation>
    </message>
    <message>
        <source>equal to %1 full runs, %2 at once (assumed)</source>
        <translation>相当于 %1 个完整运行，同时 %2 个（假设）</translation>
    </message>
    <message>
        <source>%1 full runs × %2 (%3) ÷ %4 at once (assumed) = %5</source>
        <translation>%1 个完整运行 × %2 (%3) ÷ 同时 %4 个（假设）= %5</translation>
    </message>
    <message>
        <source>%1; %2 free</source>
        <translation>%1；剩余 %2</translation>
    </message>
    <message>
        <source>%1 full runs × %2 ÷ %3 at once = %4</source>
        <translation>%1 个完整运行 × %2 ÷ 同时 %3 个 = %4</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1, from the speed of the running one</source>
        <translation>%1，根据运行中的运行的速度</translation>
    </message>
    <message>
        <source>%1, from the speed of the %2 running ones</source>
        <translation>%1，根据 %2 个运行中的运行的速度</translation>
    </message>
    <message>
        <source>%1, as given</source>
        <translation>%1，按给定值</translation>
    </message>
    <message>
        <source>%1 steps × %2 = %3</source>
        <translation>%1 步 × %2 = %3</translation>
    </message>
    <message>
        <source>%1, fitted to past runs of this net</source>
        <translation>%1，由此网络的过往运行拟合</translation>
    </message>
    <message>
        <source>%1, from the past run “%2”</source>
        <translation>%1，根据过往运行“%2”</translation>
    </message>
    <message>
        <source>A full run</source>
        <translation>完整运行</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 个运行</translation>
    </message>
</context>
<context>
    <name>trainyard::TicketsView</name>
    <message>
        <source>Ticket board</source>
        <translation>彩票看板</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Contents of the cells</source>
        <translation>单元格的内容</translation>
    </message>
    <message>
        <source>Lowest amount shown</source>
        <translation>显示的最小剪枝量</translation>
    </message>
    <message>
        <source>Highest amount shown</source>
        <translation>显示的最大剪枝量</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compares the runs of the selected cells. Space, Shift with the arrow keys, or dragging selects cells.</source>
        <translation>比较所选单元格的运行。用空格键、Shift 加方向键或拖动选择单元格。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>彩票</translation>
    </message>
    <message>
        <source>Layers of the ticket</source>
        <translation>彩票的各层</translation>
    </message>
    <message>
        <source>Open run</source>
        <translation>打开运行</translation>
    </message>
    <message>
        <source>New run from it</source>
        <translation>由此新建运行</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>预估</translation>
    </message>
    <message>
        <source>waves of runs</source>
        <translation>运行的批次</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>The mean of all seeds</source>
        <translation>所有种子的均值</translation>
    </message>
    <message>
        <source>Only seed %1</source>
        <translation>仅种子 %1</translation>
    </message>
    <message>
        <source>top-1 relative to dense in percentage points, mean of %1 seeds</source>
        <translation>相对稠密的 top-1，百分点，%1 个种子的均值</translation>
    </message>
    <message>
        <source>top-1 relative to dense in percentage points</source>
        <translation>相对稠密的 top-1，百分点</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; winning: dense − %2 or better</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; 张中奖：稠密 − %2 或更好</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 个完成</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 个运行中</translation>
    </message>
    <message>
        <source>%1 queued</source>
        <translation>%1 个排队中</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 个失败</translation>
    </message>
    <message>
        <source>choose a cell of the board</source>
        <translation>请选择看板的一个单元格</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>稠密</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 ± %2, dense %3</source>
        <translation>%1 ± %2，稠密 %3</translation>
    </message>
    <message>
        <source>%1, dense %2</source>
        <translation>%1，稠密 %2</translation>
    </message>
    <message>
        <source>%1 of the prunable weights are left.</source>
        <translation>剩余 %1 的可剪枝权重。</translation>
    </message>
    <message>
        <source>The dense net keeps all its weights.</source>
        <translation>稠密网络保留所有权重。</translation>
    </message>
    <message>
        <source>The shares of its layers are known once it trains.</source>
        <translation>开始训练后可知其各层的比例。</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Share left</source>
        <translation>剩余比例</translation>
    </message>
    <message>
        <source>Last epoch</source>
        <translation>最后 epoch</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>最佳 epoch</translation>
    </message>
    <message>
        <source>Accuracy to compare</source>
        <translation>比较的准确率</translation>
    </message>
    <message>
        <source>Whether to compare runs by the accuracy of their last or of their best epoch</source>
        <translation>按最后一个还是最佳 epoch 的准确率比较运行</translation>
    </message>
    <message>
        <source>Save ticket…</source>
        <translation>保存彩票…</translation>
    </message>
    <message>
        <source>Saves mask and reset weights to a file from which new runs can start</source>
        <translation>将掩码和重置权重保存到文件，可由此启动新的运行</translation>
    </message>
    <message>
        <source>Compact…</source>
        <translation>精简…</translation>
    </message>
    <message>
        <source>Removes the dead channels and compares size and speed with the whole net; can also save ONNX</source>
        <translation>移除失活通道，并与完整网络比较大小和速度；也可保存为 ONNX</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>种子 %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TimeChart</name>
    <message>
        <source>No values yet</source>
        <translation>还没有数值</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>第 %1 次尝试</translation>
    </message>
    <message>
        <source>%1, from – to</source>
        <translation>%1，从 – 到</translation>
    </message>
    <message>
        <source>%1, not finite</source>
        <translation>%1，非有限</translation>
    </message>
    <message>
        <source>%1 · step %2</source>
        <translation>%1 · 第 %2 步</translation>
    </message>
    <message>
        <source>%1 · raw %2</source>
        <translation>%1 · 原始 %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>以及另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>最高 %1</translation>
    </message>
    <message>
        <source>down to %1</source>
        <translation>最低 %1</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
</context>
<context>
    <name>trainyard::TimelinePage</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open a trace file, a folder with one file per rank, or another trace of the run</source>
        <translation>打开跟踪文件、每个 rank 一个文件的文件夹，或该运行的另一跟踪</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>比较…</translation>
    </message>
    <message>
        <source>Show a second trace below this one with the same zoom</source>
        <translation>在此跟踪下方以相同缩放显示第二个跟踪</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>搜索名称</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一处匹配</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>下一处匹配 (Enter)</translation>
    </message>
    <message>
        <source>Align the selected slices of both traces</source>
        <translation>对齐两个跟踪中所选的片段</translation>
    </message>
    <message>
        <source>Fold ranks</source>
        <translation>折叠 rank</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Show the whole trace (0). W and S zoom, A and D pan, dragging selects a range, F fits the selection</source>
        <translation>显示整个跟踪 (0)。W 和 S 缩放，A 和 D 平移，拖动选择范围，F 适配所选</translation>
    </message>
    <message>
        <source>Export PNG</source>
        <translation>导出 PNG</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>导出时间线</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Trace file…</source>
        <translation>跟踪文件…</translation>
    </message>
    <message>
        <source>Folder with one file per rank…</source>
        <translation>每个 rank 一个文件的文件夹…</translation>
    </message>
    <message>
        <source>Folder to compare with…</source>
        <translation>用于比较的文件夹…</translation>
    </message>
    <message>
        <source>Attempt %1, steps %2 to %3</source>
        <translation>第 %1 次尝试，第 %2 到 %3 步</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rank 数</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>Click a slice to see all data of its event.</source>
        <translation>单击片段以查看其事件的全部数据。</translation>
    </message>
    <message>
        <source>Selected slice</source>
        <translation>所选片段</translation>
    </message>
    <message>
        <source>Open a folder with one file per rank</source>
        <translation>打开每个 rank 一个文件的文件夹</translation>
    </message>
    <message>
        <source>Open a trace</source>
        <translation>打开跟踪</translation>
    </message>
    <message>
        <source>Traces (*.json *.json.gz *.gz);;All files (*)</source>
        <translation>跟踪 (*.json *.json.gz *.gz);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Select a slice in each of the two traces first.</source>
        <translation>请先在两个跟踪中各选择一个片段。</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 处匹配</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 处匹配</translation>
    </message>
    <message>
        <source>upper trace</source>
        <translation>上方跟踪</translation>
    </message>
    <message>
        <source>lower trace</source>
        <translation>下方跟踪</translation>
    </message>
    <message>
        <source>selected range of %1</source>
        <translation>%1 的所选范围</translation>
    </message>
    <message>
        <source>whole trace</source>
        <translation>整个跟踪</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>已导出到 %1</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>My runs</source>
        <translation>我的运行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>trainyard::TimelinePane</name>
    <message>
        <source>No trace is open</source>
        <translation>没有打开跟踪</translation>
    </message>
    <message>
        <source>Traces show what every rank did at each moment. A run writes one for the steps named in its run spec, or on request from the Live page. Traces of PyTorch&apos;s profiler and other tools in Chrome&apos;s JSON format can be opened as well, also compressed with gzip.</source>
        <translation>跟踪显示每个 rank 在每一时刻的活动。运行会为其配置中指定的步写出跟踪，也可从“实时”页面请求。PyTorch profiler 及其他工具的 Chrome JSON 格式跟踪也可打开，包括 gzip 压缩的。</translation>
    </message>
    <message>
        <source>Open a trace…</source>
        <translation>打开跟踪…</translation>
    </message>
    <message>
        <source>Close the second trace</source>
        <translation>关闭第二个跟踪</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your runs has traces. Choose one in the menu Open.</source>
        <translation>
            <numerusform>有 %Ln 个自己的运行带有跟踪。请在“打开”菜单中选择。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>线程 %1</translation>
    </message>
    <message>
        <source>no process</source>
        <translation>无进程</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>rank %1</translation>
    </message>
    <message>
        <source>rank %1: %2</source>
        <translation>rank %1：%2</translation>
    </message>
    <message>
        <source>%1 seen</source>
        <translation>可见 %1</translation>
    </message>
    <message>
        <source>&lt;br&gt;from %1</source>
        <translation>&lt;br&gt;自 %1</translation>
    </message>
</context>
<context>
    <name>trainyard::TimelineViewModel</name>
    <message>
        <source>%1 slices</source>
        <translation>%1 个片段</translation>
    </message>
    <message>
        <source>%1 steps of %2</source>
        <translation>%2 的 %1 步</translation>
    </message>
    <message>
        <source>%1: %2. Everything before that is shown.</source>
        <translation>%1：%2。此前的内容全部显示。</translation>
    </message>
    <message>
        <source>%1 ends in the middle, after byte %2. Its %3 events before that are shown.</source>
        <translation>%1 在中途结束，位于字节 %2 之后。此前的 %3 个事件已显示。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged in %Ln place(s); everything else is shown.</source>
        <translation>
            <numerusform>%1 有 %Ln 处损坏；其余全部显示。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln event(s) (has|have) no end or no start; those without an end extend to the end of their thread.</source>
        <translation>
            <numerusform>%1：%Ln 个事件没有结束或开始；没有结束的延伸到其线程末尾。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 slices are not shown: they are nested deeper than 64, or on more than 20,000 threads.</source>
        <translation>%1 个片段未显示：嵌套超过 64 层，或位于超过 20,000 个线程上。</translation>
    </message>
    <message>
        <source>The ranks&apos; clocks belong to several machines and were aligned by the time of day: they may be off by milliseconds.</source>
        <translation>各 rank 的时钟属于多台机器，已按时刻对齐：可能有毫秒级偏差。</translation>
    </message>
    <message>
        <source>%1 of the communication is hidden behind compute.</source>
        <translation>%1 的通信隐藏在计算之后。</translation>
    </message>
    <message>
        <source>Rank %1 idles most: %2 of its time.</source>
        <translation>Rank %1 空闲最多：占其时间的 %2。</translation>
    </message>
    <message>
        <source>Idle: %1 of the time.</source>
        <translation>空闲：占时间的 %1。</translation>
    </message>
    <message>
        <source>Rank %1 comes last to %2 of %3 sums, then %4 behind the others.</source>
        <translation>Rank %1 在 %3 次求和中有 %2 次最后到达，落后其他 %4。</translation>
    </message>
    <message>
        <source>1 step of %1</source>
        <translation>%1 的 1 步</translation>
    </message>
    <message>
        <source>The ranks start their sums together.</source>
        <translation>各 rank 同时开始求和。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rank(s)</source>
        <translation>
            <numerusform>%Ln 个 rank</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::Toast</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>trainyard::TopBars</name>
    <message>
        <source>Most likely classes</source>
        <translation>最可能的类别</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>trainyard::TrainingGroup</name>
    <message>
        <source>samples per step</source>
        <translation>每步样本数</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>samples per rank</source>
        <translation>每 rank 样本数</translation>
    </message>
</context>
<context>
    <name>trainyard::UnknownRunsBar</name>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Lists them so that you can choose which ones to add</source>
        <translation>列出它们，以选择存储库要收录哪些</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
    <message numerus="yes">
        <source>The store does not know %Ln run directory(s) in the folder of runs.</source>
        <translation>
            <numerusform>存储库不认识运行文件夹中的 %Ln 个运行目录。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::WaveChart</name>
    <message>
        <source>Waves of runs</source>
        <translation>运行的批次</translation>
    </message>
    <message>
        <source>Known once the first run is done.</source>
        <translation>首个运行完成后可知。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>time since %1</source>
        <translation>自 %1 起的时间</translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsPane</name>
    <message>
        <source>All weights of this layer are exactly 0.</source>
        <translation>此层的所有权重恰为 0。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Percentile %1</source>
        <translation>百分位数 %1</translation>
    </message>
    <message>
        <source>threshold |w|</source>
        <translation>阈值 |w|</translation>
    </message>
    <message>
        <source>pruned</source>
        <translation>已剪枝</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>thinnest layer</source>
        <translation>最薄的层</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>表格存为 CSV…</translation>
    </message>
    <message>
        <source>Figure as SVG…</source>
        <translation>图形存为 SVG…</translation>
    </message>
    <message>
        <source>Figure as PDF…</source>
        <translation>图形存为 PDF…</translation>
    </message>
    <message>
        <source>Figure as PNG…</source>
        <translation>图形存为 PNG…</translation>
    </message>
    <message>
        <source>Use as thresholds</source>
        <translation>用作阈值</translation>
    </message>
    <message>
        <source>Cumulative magnitude</source>
        <translation>累积幅值</translation>
    </message>
    <message>
        <source>Log |w|</source>
        <translation>对数 |w|</translation>
    </message>
    <message>
        <source>Magnitudes on a logarithmic axis</source>
        <translation>对数轴上的幅值</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>所有层</translation>
    </message>
    <message>
        <source>The curve of all prunable weights</source>
        <translation>所有可剪枝权重的曲线</translation>
    </message>
    <message>
        <source>One layer</source>
        <translation>单层</translation>
    </message>
    <message>
        <source>The curve of the layer chosen below</source>
        <translation>下方所选层的曲线</translation>
    </message>
    <message>
        <source>Left in each layer</source>
        <translation>各层剩余</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>所有层</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>1 × 1</source>
        <translation>1 × 1</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>global, by percentile</source>
        <translation>全局，按百分位数</translation>
    </message>
    <message>
        <source>10 to 99 %</source>
        <translation>10 到 99 %</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>The percentiles used by a published study of MobileNetV2</source>
        <translation>已发表的 MobileNetV2 研究所用的百分位数</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Initial percentiles</source>
        <translation>初始百分位数</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>The weights cannot be shown</source>
        <translation>无法显示权重</translation>
    </message>
    <message>
        <source>The weights are being measured</source>
        <translation>正在测量权重</translation>
    </message>
    <message>
        <source>The engine reads the checkpoint once, on the machine that has it.</source>
        <translation>引擎在保存检查点的机器上读取一次。</translation>
    </message>
    <message>
        <source>measuring again…</source>
        <translation>正在重新测量…</translation>
    </message>
    <message>
        <source>%1 weights of %2</source>
        <translation>%2 的 %1 个权重</translation>
    </message>
    <message numerus="yes">
        <source>%1 prunable weights in %Ln layer(s)</source>
        <translation>
            <numerusform>%Ln 层中 %1 个可剪枝权重</numerusform>
        </translation>
    </message>
    <message>
        <source>% of its weights above %1</source>
        <translation>大于 %1 的权重百分比</translation>
    </message>
    <message>
        <source>Move the mark</source>
        <translation>移动标记</translation>
    </message>
    <message>
        <source>Add a mark</source>
        <translation>添加标记</translation>
    </message>
    <message>
        <source>Percentile, from 0.1 to 99.9:</source>
        <translation>百分位数，0.1 到 99.9：</translation>
    </message>
    <message>
        <source>New run pruned at %1 %</source>
        <translation>以 %1 % 剪枝新建运行</translation>
    </message>
    <message>
        <source>%1: weights</source>
        <translation>%1：权重</translation>
    </message>
    <message>
        <source>Published (MobileNetV2)</source>
        <translation>已发表 (MobileNetV2)</translation>
    </message>
    <message>
        <source>Of |w|</source>
        <translation>对 |w|</translation>
    </message>
    <message numerus="yes">
        <source>Lottery tickets at %Ln threshold(s)…</source>
        <translation>
            <numerusform>以 %Ln 个阈值启动彩票实验…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsRemarksCard</name>
    <message>
        <source>Keep 1 % per layer</source>
        <translation>每层保留 1 %</translation>
    </message>
    <message>
        <source>Keeps the largest hundredth of every layer&apos;s weights regardless of the threshold</source>
        <translation>无论阈值如何，保留每层最大的百分之一权重</translation>
    </message>
    <message>
        <source>Let layers vanish</source>
        <translation>允许层被清空</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>no objections to the thresholds</source>
        <translation>对阈值没有异议</translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln 条警告</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsRolesCard</name>
    <message>
        <source>Never pruned</source>
        <translation>从不剪枝</translation>
    </message>
    <message>
        <source>%1 of %2 values, %3</source>
        <translation>%2 个值中的 %1 个，%3</translation>
    </message>
    <message>
        <source>What</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Also prune</source>
        <translation>也剪枝</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Also prune: %1</source>
        <translation>也剪枝：%1</translation>
    </message>
    <message>
        <source>always kept</source>
        <translation>始终保留</translation>
    </message>
</context>
<context>
    <name>trainyard::WeightsTable</name>
    <message>
        <source>Thresholds</source>
        <translation>阈值</translation>
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
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 of the weights are exactly 0.</source>
        <translation>%1 的权重恰为 0。</translation>
    </message>
    <message>
        <source>%1 coincide at %2:</source>
        <translation>%1 在 %2 处重合：</translation>
    </message>
    <message>
        <source>they give the same mask.</source>
        <translation>它们给出相同的掩码。</translation>
    </message>
    <message>
        <source>From %1 % %2 vanishes:</source>
        <translation>从 %1 % 起 %2 被清空：</translation>
    </message>
    <message>
        <source>From %1 % %2 layers vanish:</source>
        <translation>从 %1 % 起 %2 层被清空：</translation>
    </message>
    <message>
        <source>no weight of %1 is left.</source>
        <translation>%1 个权重一个不剩。</translation>
    </message>
    <message>
        <source>Many zeros:</source>
        <translation>零值很多：</translation>
    </message>
    <message>
        <source>NaN or infinite:</source>
        <translation>NaN 或无穷大：</translation>
    </message>
    <message numerus="yes">
        <source>%1 weight(s), which count as the largest.</source>
        <translation>
            <numerusform>%1 个权重，按最大计。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every layer keeps %1.</source>
        <translation>每层保留 %1。</translation>
    </message>
    <message>
        <source>Its largest weights are kept regardless of the threshold.</source>
        <translation>无论阈值如何，保留其最大的权重。</translation>
    </message>
    <message>
        <source>Batch-norm and biases</source>
        <translation>Batch-norm 和偏置</translation>
    </message>
    <message>
        <source>Depthwise kernels</source>
        <translation>Depthwise 核</translation>
    </message>
    <message>
        <source>First layer</source>
        <translation>第一层</translation>
    </message>
    <message>
        <source>Last layer</source>
        <translation>最后一层</translation>
    </message>
    <message>
        <source>Layers excluded by name</source>
        <translation>按名称排除的层</translation>
    </message>
    <message>
        <source>%1 chosen.</source>
        <translation>已选择 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 would empty a layer.</source>
        <translation>
            <numerusform>%1 会清空一层。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 give the same mask as another mark.</source>
        <translation>%1 与另一标记给出相同的掩码。</translation>
    </message>
    <message>
        <source>They are left out.</source>
        <translation>它们被略去。</translation>
    </message>
    <message>
        <source>This run has not written a checkpoint yet. It writes the first one at the end of an epoch, or when you save one on the Live page.</source>
        <translation>此运行尚未写入检查点。首个检查点在一个 epoch 结束时写入，或在“实时”页面手动保存。</translation>
    </message>
    <message>
        <source>Nothing in this checkpoint is prunable: all of its kernels and matrices are excluded.</source>
        <translation>此检查点中没有可剪枝的内容：其所有核和矩阵都被排除。</translation>
    </message>
    <message>
        <source>%1 values, measured in %2</source>
        <translation>%1 个值，测量用时 %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 % %2</source>
        <translation>%1 % %2</translation>
    </message>
    <message>
        <source>Published for this net on ImageNet:</source>
        <translation>此网络在 ImageNet 上的已发表结果：</translation>
    </message>
    <message>
        <source>min %1 · mean %2 · max %3 · %4 exactly 0</source>
        <translation>最小 %1 · 均值 %2 · 最大 %3 · %4 恰为 0</translation>
    </message>
</context>
<context>
    <name>trainyard::WhereGroup</name>
    <message>
        <source>this workstation</source>
        <translation>本工作站</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Device: %1</source>
        <translation>设备：%1</translation>
    </message>
    <message>
        <source>Starts immediately on %1.</source>
        <translation>在 %1 上立即启动。</translation>
    </message>
    <message>
        <source>%1 of %2 are in use: the run waits in the queue until %3 are free, even when this window is closed.</source>
        <translation>%2 中 %1 个已被占用：运行在队列中等待，直到 %3 个空闲，即使此窗口已关闭。</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>of %1: %2 for each rank</source>
        <translation>/ %1：每个 rank %2</translation>
    </message>
    <message>
        <source>The engine&apos;s CPU module does not load on this machine.</source>
        <translation>引擎的 CPU 模块无法在此机器上加载。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Enters the queue of %1 and runs there, even when this window is closed.</source>
        <translation>进入 %1 的队列并在那里运行，即使此窗口已关闭。</translation>
    </message>
    <message>
        <source>%1 is not connected: Start connects to it and then submits the run.</source>
        <translation>%1 未连接：“启动”会先连接，然后提交运行。</translation>
    </message>
    <message>
        <source>This workstation</source>
        <translation>本工作站</translation>
    </message>
</context>
<context>
    <name>trainyard::WrappedLabel</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
</TS>
