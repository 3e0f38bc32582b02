# SPDX-License-Identifier: Apache-2.0
"""Tells Trainyard what a training script does. One file, no dependencies, Python 3.7 or newer.

    import trainyard
    run = trainyard.run
    for step in range(run.start_step + 1, 1001):
        loss = train_step(lr=run.params.get("lr", 0.1))
        run.log(step, loss=loss)
        if step % 100 == 0 or run.should_checkpoint() or run.should_stop():
            save("step-%d.pt" % step)
            run.checkpoint("step-%d.pt" % step, step)
        if run.should_stop():
            break

Started by Trainyard, the run appears there. Started by hand, the script writes a run directory of its own below
$TRAINYARD_HOME/runs, which "Add existing runs" finds; trainyard.init() says so in advance. TRAINYARD_DISABLED=1 makes every call do nothing.

Further: run.message("…"), run.histogram("conv1/weight", layer.weight, step), run.image("samples", array_or_path, step).

No call blocks or raises: lines are written by a thread, and when they cannot be written, the script goes on without. A killed
script loses at most the last quarter of a second, and nothing that precedes a checkpoint.
"""
import atexit
import bisect
import json
import math
import os
import struct
import sys
import threading
import time
import zlib

__all__ = ["run", "init", "Run", "keras_callback", "lightning_callback", "transformers_callback"]
__version__ = "0.1.0"

_INTERVAL = 0.25          # seconds between writes
_MOST_WAITING = 200000    # lines kept while the disk does not take them
_PROTOCOL = 1
_IMAGES = {b"\x89PNG\r\n\x1a\n": ".png", b"\xff\xd8\xff": ".jpg", b"GIF8": ".gif", b"BM": ".bmp"}
_LARGEST_IMAGE = 64 << 20  # bytes
_LONGEST_NAME = 150


def _main_process():
    """Whether this is rank 0 of its job: the others log nothing."""
    for name in ("RANK", "OMPI_COMM_WORLD_RANK", "PMI_RANK", "SLURM_PROCID"):
        value = os.environ.get(name)
        if value is not None:
            return value == "0"
    return True


def _number(value):
    """A float of anything that is a number: Python's, NumPy's, a tensor of one element. None for anything else."""
    if type(value) is float or type(value) is int:
        return value
    try:
        if hasattr(value, "detach"):
            value = value.detach()
        if hasattr(value, "item"):
            value = value.item()
        return float(value)
    except Exception:
        return None


def _json_number(value):
    if type(value) is int:
        return repr(value) if -9e15 < value < 9e15 else repr(float(value))
    if value != value:
        return '"NaN"'
    if value in (math.inf, -math.inf):
        return '"Infinity"' if value > 0 else '"-Infinity"'
    return repr(value)


_names = {}


_SERIES = {"loss": "loss", "acc": "top1", "accuracy": "top1", "sparse_categorical_accuracy": "top1",
           "categorical_accuracy": "top1", "top1": "top1", "top5": "top5", "lr": "learning_rate",
           "learning_rate": "learning_rate"}
_PARTS = (("train_", "train/"), ("training_", "train/"), ("val_", "val/"), ("valid_", "val/"), ("validation_", "val/"),
          ("eval_", "val/"), ("train/", "train/"), ("val/", "val/"), ("valid/", "val/"), ("validation/", "val/"),
          ("eval/", "val/"), ("", "train/"))


def _series(name):
    """The name as Trainyard's charts know it: "loss" is "train/loss", "val_accuracy" is "val/top1". Others stay."""
    lower = name.lower()
    for prefix, part in _PARTS:
        known = _SERIES.get(lower[len(prefix):]) if lower.startswith(prefix) else None
        if known and not (known == "learning_rate" and part == "val/"):
            return part + known
    return name


def _key(name):
    """A series' name as JSON, made once."""
    text = _names.get(name)
    if text is None:
        text = json.dumps(_series(str(name)[:150])) + ":"
        if len(_names) < 10000:
            _names[name] = text
    return text


# Histograms. Bin 0 holds exact zeros; bin b > 0 positive values of magnitudes from _edge(b) to _edge(b + 1), bin -b negative ones.

_BINS = 120


def _edge(number):
    half = number - 1
    return math.ldexp(1.0 if half % 2 == 0 else 1.5, half // 2 - 40)


_EDGES = [_edge(number) for number in range(2, _BINS + 1)]
_BORDERS = [-edge for edge in reversed(_EDGES)] + [0.0] + _EDGES  # between bins -120, …, -1, 1, …, 120


def _bin(value):
    if value == 0.0:
        return 0
    number = bisect.bisect_right(_EDGES, abs(value)) + 1
    return -number if value < 0.0 else number


def _array(values):
    """A NumPy array of a tensor or an array; None where NumPy is not there, or for a list."""
    numpy = sys.modules.get("numpy")
    if hasattr(values, "detach"):
        values = values.detach()
        if "bfloat16" in str(getattr(values, "dtype", "")):
            values = values.float()
        values = values.cpu()
    if numpy is None:
        return None
    try:
        return numpy.asarray(values)
    except Exception:
        return None


def _flat(values):
    if hasattr(values, "tolist"):
        values = values.tolist()
    if not hasattr(values, "__iter__"):
        yield float(values)
        return
    for value in values:
        for one in _flat(value):
            yield one


def _distribution(values):
    """Counts by bin, values that are not finite, and smallest, largest, mean and deviation of the others."""
    array = _array(values)
    if array is not None:
        numpy = sys.modules["numpy"]
        array = array.astype(numpy.float64).ravel()
        finite = array[numpy.isfinite(array)]
        if not finite.size:
            return {}, int(array.size), 0.0, 0.0, 0.0, 0.0
        fraction, exponent = numpy.frexp(numpy.abs(finite))
        number = numpy.clip(2 * (exponent + 39) + (fraction >= 0.75), 0, _BINS - 1) + 1
        number = numpy.where(finite < 0, -number, number)
        number[finite == 0] = 0
        counted = numpy.bincount(number + _BINS, minlength=2 * _BINS + 1)
        counts = {int(place) - _BINS: int(counted[place]) for place in numpy.nonzero(counted)[0]}
        return (counts, int(array.size - finite.size), float(finite.min()), float(finite.max()), float(finite.mean()),
                float(finite.std()))
    counts, others, finite = {}, 0, []
    for value in _flat(values):
        if value - value != 0.0:
            others += 1
            continue
        finite.append(value)
        number = _bin(value)
        counts[number] = counts.get(number, 0) + 1
    if not finite:
        return {}, others, 0.0, 0.0, 0.0, 0.0
    mean = math.fsum(finite) / len(finite)
    deviation = math.sqrt(math.fsum((value - mean) ** 2 for value in finite) / len(finite))
    return counts, others, min(finite), max(finite), mean, deviation


def _spread(edges, held):
    """The same of counts between ascending edges: within a bucket values count as spread evenly."""
    edges, held = [float(edge) for edge in edges], [int(count) for count in held]
    counts, total, sums, squares, least, most = {}, 0, 0.0, 0.0, 0.0, 0.0
    for low, high, count in zip(edges, edges[1:], held):
        if count <= 0 or not (math.isfinite(low) and math.isfinite(high) and low <= high):
            continue
        least, most = (low, high) if total == 0 else (least, high)
        total += count
        middle = (low + high) / 2
        sums += middle * count
        squares += (middle * middle + (high - low) ** 2 / 12) * count
        given, at = 0, low
        while given < count:
            border = bisect.bisect_right(_BORDERS, at)
            end = _BORDERS[border] if border < len(_BORDERS) else high
            share = count if high == low or end >= high else int(round(count * (end - low) / (high - low)))
            number = 0 if low == high == 0.0 else border - _BINS if border < _BINS else border - _BINS + 1
            if share > given:
                counts[number] = counts.get(number, 0) + share - given
                given = share
            at = end
    if not total:
        return {}, 0, 0.0, 0.0, 0.0, 0.0
    mean = sums / total
    return counts, 0, least, most, mean, math.sqrt(max(0.0, squares / total - mean * mean))


def _kind(name):
    lower = name.lower()
    return "gradients" if "grad" in lower else "activations" if "activation" in lower else "weights"


# Images

def _png(array):
    """PNG of an image: height × width, height × width × channels or channels × height × width; 0…1 or 0…255."""
    numpy = sys.modules["numpy"]
    array = numpy.asarray(array)
    while array.ndim > 3 and array.shape[0] == 1:
        array = array[0]
    if array.ndim == 3 and array.shape[0] in (1, 3, 4) and array.shape[2] not in (1, 3, 4):
        array = array.transpose(1, 2, 0)
    if array.ndim == 2:
        array = array[:, :, None]
    if array.ndim != 3 or array.shape[2] not in (1, 3, 4) or not array.size:
        raise ValueError("no image")
    if array.dtype != numpy.uint8:
        array = numpy.nan_to_num(array.astype(numpy.float64))
        array = numpy.clip(numpy.rint(array * 255 if array.max() <= 1.0 else array), 0, 255).astype(numpy.uint8)
    height, width, channels = array.shape
    rows = numpy.zeros((height, 1 + width * channels), numpy.uint8)  # each begins with the filter's number, 0
    rows[:, 1:] = array.reshape(height, width * channels)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data) & 0xffffffff)

    head = struct.pack(">IIBBBBB", width, height, 8, {1: 0, 3: 2, 4: 6}[channels], 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows.tobytes(), 1)) +
            chunk(b"IEND", b""))


def _image_bytes(image):
    """An image file's bytes of a path, bytes, a figure of matplotlib, an image of Pillow, a tensor or an array."""
    if isinstance(image, (bytes, bytearray)):
        return bytes(image)
    if isinstance(image, (str, os.PathLike)):
        if os.path.getsize(image) > _LARGEST_IMAGE:
            raise ValueError("a large file")
        with open(image, "rb") as file:
            return file.read()
    if hasattr(image, "savefig") or (hasattr(image, "save") and not hasattr(image, "shape")):
        import io
        buffer = io.BytesIO()
        image.savefig(buffer, format="png") if hasattr(image, "savefig") else image.save(buffer, format="PNG")
        return buffer.getvalue()
    return _png(_array(image))


def _file_name(name):
    plain = "".join(c if c.isalnum() and ord(c) < 128 or c in "_-" else "_" for c in name)[:80]
    return plain if plain == name else "%s-%08x" % (plain, zlib.crc32(name.encode("utf-8", "replace")) & 0xffffffff)


def _run_id():
    return time.strftime("%Y%m%d-%H%M%S-", time.gmtime()) + os.urandom(3).hex()


class _Place:
    """Where lines go: a file, and the thread that appends to it. A forked child gets one of its own."""

    def __init__(self, folder, prefix):
        self.folder, self.prefix = folder, prefix
        self.lines, self.lock, self.wake = [], threading.Lock(), threading.Event()
        self.file = None
        self.pid = os.getpid()
        self.dropped = 0
        self.number = 0
        self.writing = threading.Lock()
        self.thread = None

    def open(self):
        os.makedirs(self.folder, exist_ok=True)
        for attempt in range(1000):
            name = "%s%d%s.jsonl" % (self.prefix, self.pid, "-%d" % attempt if attempt else "")
            try:
                return os.open(os.path.join(self.folder, name), os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600)
            except FileExistsError:
                continue
        raise OSError("no free name")

    def add(self, line):
        with self.lock:
            if len(self.lines) >= _MOST_WAITING:
                self.dropped += 1
                return
            self.lines.append(line)
            if self.thread is None:
                self.thread = threading.Thread(target=self.work, name="trainyard", daemon=True)
                try:
                    self.thread.start()
                except RuntimeError:  # the interpreter is ending: flush() writes
                    pass

    def finish(self, lines):
        return "".join(lines).encode("utf-8", "replace")

    def write(self):
        """Whether nothing waits any more."""
        with self.writing:
            with self.lock:
                lines, self.lines = self.lines, []
            if not lines:
                return True
            try:
                if self.file is None:
                    self.file = self.open()
                data = self.finish(lines)
                while data:
                    data = data[os.write(self.file, data):]
                return True
            except OSError:
                # A full disk may have taken a part of it. What it took must end with a line's end before more can follow, and
                # no line may come twice: whole lines that are there stay, the rest waits.
                self.recover(lines)
                return False
            except Exception:
                return False

    def recover(self, lines):
        try:
            if self.file is None:
                with self.lock:
                    self.lines = (lines + self.lines)[:_MOST_WAITING]
                return
            end = os.fstat(self.file).st_size
            back = min(end, sum(len(line) * 4 for line in lines) + 65536)
            reader = os.open("/proc/self/fd/%d" % self.file, os.O_RDONLY)
            try:
                tail = os.pread(reader, back, end - back)
            finally:
                os.close(reader)
            whole = tail.rfind(b"\n") + 1
            os.ftruncate(self.file, end - back + whole)
            there = tail[:whole]
            for i in range(len(lines), -1, -1):  # the longest beginning of the batch that was written
                part = self.again(lines[:i])
                if there.endswith(part):
                    self.number_back(lines[i:])
                    with self.lock:
                        self.lines = (lines[i:] + self.lines)[:_MOST_WAITING]
                    return
        except Exception:
            pass

    def again(self, lines):
        return "".join(lines).encode("utf-8", "replace")

    def number_back(self, lines):
        pass

    def work(self):
        while True:
            self.wake.wait(_INTERVAL)
            self.wake.clear()
            if self.pid != os.getpid():
                return
            self.write()

    def flush(self, seconds=5.0):
        """Waits until everything is written, for a few seconds at most."""
        until = time.monotonic() + seconds
        while not self.write() and time.monotonic() < until:
            time.sleep(0.05)


class _NumberedPlace(_Place):
    """The events of a run directory without a sidecar: numbered lines in rank-0000.jsonl."""

    def open(self):
        os.makedirs(self.folder, exist_ok=True)
        return os.open(os.path.join(self.folder, "rank-0000.jsonl"),
                       os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600)

    def finish(self, lines):
        first = self.number
        self.number += len(lines)
        return self.numbered(lines, first)

    @staticmethod
    def numbered(lines, first):
        return "".join('{"n":%d,%s' % (first + i + 1, line[1:]) for i, line in enumerate(lines)).encode("utf-8", "replace")

    def again(self, lines):
        return self.numbered(lines, self.begin)

    def recover(self, lines):
        self.begin = self.number - len(lines)
        super().recover(lines)

    def number_back(self, lines):
        self.number -= len(lines)


class Parameters(dict):
    """The run's parameters: run.params["lr"], run.params.lr, run.params.get("lr", 0.1)."""

    def __getattr__(self, name):
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name)


class Run:
    """The run that this process belongs to. `trainyard.run` is the one object that a script needs."""

    def __init__(self):
        self._place = None
        self._pid = 0
        self._standalone = False
        self._name = None
        self._given = {}
        self._begun = time.time()
        self._last_step = 0
        self._samples = 0
        self._epoch = 0.0
        self._asked_at = 0.0
        self._stop = False
        self._save_seen = None
        self._last_values = {}
        self._checkpoint = ""
        self._checkpoint_step = None
        self._layers = {}  # places of layers with histograms, in the order in which they came
        self._sequence = threading.Lock()
        self._ready = False
        self._leads = True  # rank 0: the others say messages only
        self._off = bool(os.environ.get("TRAINYARD_DISABLED"))
        self._directory = os.environ.get("TRAINYARD_RUN", "")
        self._inbox = os.environ.get("TRAINYARD_INBOX", "")
        self._params = None

    # What the run was given

    @property
    def params(self):
        """The parameters of the run's spec; without a launcher those that init() was given."""
        if self._params is None:
            values = Parameters()
            try:
                with open(os.environ["TRAINYARD_PARAMETERS"], encoding="utf-8") as file:
                    values.update(json.load(file))
            except Exception:
                pass
            values.update(self._given)
            self._params = values
        return self._params

    @property
    def directory(self):
        """The run directory; "" before a script without launcher has logged anything."""
        return self._directory

    @property
    def resume_from(self):
        """Path of the checkpoint to go on from; "" at the beginning."""
        return os.environ.get("TRAINYARD_CHECKPOINT", "")

    @property
    def start_step(self):
        """The step of that checkpoint; 0 at the beginning."""
        try:
            return int(os.environ.get("TRAINYARD_START_STEP", "0"))
        except ValueError:
            return 0

    @property
    def seed(self):
        """The seed of the run's spec; None without a launcher."""
        try:
            return int(os.environ["TRAINYARD_SEED"])
        except (KeyError, ValueError):
            return None

    # What the script tells

    def log(self, step, values=None, epoch=None, samples=None, **series):
        """Values of series at a step: run.log(10, loss=0.3), run.log(10, {"val/loss": 0.4}, epoch=1.5)."""
        try:
            place = self._place if self._pid == os.getpid() and self._ready else self._begin()
            if place is None or not self._leads:
                return
            if values:
                series = dict(values, **series) if series else values
            parts = []
            for name, value in series.items():
                if type(value) is not float:
                    value = _number(value)
                    if value is None:
                        continue
                parts.append((_names.get(name) or _key(name)) + _json_number(value))
            if not parts:
                return
            if type(step) is not int:
                step = int(_number(step))
            self._last_step = step
            if epoch is not None:
                self._epoch = float(epoch)
            if samples is not None:
                self._samples = int(samples)
            now = time.time()
            line = '{"t":%.6f,"type":"metrics","step":%d,"samples":%d,"epoch":%r,"elapsed":%.3f,"values":{%s}}\n' if \
                self._standalone else '{"t":%.6f,"type":"metrics","step":%d,"samples":%d,"epoch":%r,"values":{%s}}\n'
            joined = ",".join(parts)
            if self._standalone:
                for name, value in series.items():
                    self._last_values[name] = value
                place.add(line % (now, step, self._samples, self._epoch, now - self._begun, joined))
            else:
                place.add(line % (now, step, self._samples, self._epoch, joined))
        except Exception:
            pass

    def progress(self, step, total_steps=0, epoch=None, epochs=0, samples_per_second=0.0, learning_rate=0.0, eta=-1.0,
                 phase="training"):
        """Where the training stands."""
        if epoch is not None:
            self._epoch = float(epoch)
        self._tell({"type": "progress", "step": int(step), "total_steps": int(total_steps or 0), "epoch": self._epoch,
                    "epochs": int(epochs or 0), "samples_per_second": float(samples_per_second),
                    "learning_rate": float(learning_rate), "elapsed": time.time() - self._begun, "eta": float(eta),
                    "phase": str(phase)})

    def checkpoint(self, path, step=None, epoch=None):
        """A checkpoint has been saved: a stopped run goes on from it. Call it once the file is complete."""
        try:
            path = os.path.abspath(str(path))
            size = 0
            if os.path.isfile(path):
                size = os.path.getsize(path)
            directory = os.path.abspath(self._directory) if self._directory else ""
            if directory and path.startswith(directory + os.sep):
                path = path[len(directory) + 1:]
            self._checkpoint, self._checkpoint_step = path, int(self._last_step if step is None else step)
            self._tell({"type": "checkpoint", "file": path, "step": self._checkpoint_step,
                        "epoch": float(self._epoch if epoch is None else epoch), "bytes": size, "seconds": 0.0,
                        "reason": "request" if self._save_seen else "epoch"})
            if self._place is not None:
                self._place.flush()  # no point that precedes a checkpoint may be lost
        except Exception:
            pass

    def message(self, text, level="info"):
        """Something that people should read. Every rank may say something."""
        self._tell({"type": "message", "level": level, "text": str(text)[:8000]}, every_rank=True)

    text = message

    def histogram(self, name, values, step=None, kind=None, epoch=None):
        """How values are distributed: of a tensor, an array or a list, or (edges, counts) with one edge more than counts.
        `name` is "layer/parameter"; `kind` is "weights", "gradients" or "activations", by default whichever the name says.
        Values are counted within this call: not for every step of a large net."""
        try:
            if (self._place if self._pid == os.getpid() and self._ready else self._begin()) is None or not self._leads:
                return
            name = str(name)[:_LONGEST_NAME]
            kind = kind if kind in ("weights", "gradients", "activations") else _kind(name)
            pair = isinstance(values, tuple) and len(values) == 2 and hasattr(values[0], "__len__") and \
                hasattr(values[1], "__len__") and len(values[0]) == len(values[1]) + 1
            counts, others, least, most, mean, deviation = _spread(*values) if pair else _distribution(values)
            if not counts and not others:
                return
            split = max(name.rfind("/"), name.rfind(".")) if kind != "activations" else -1
            layer, tensor = (name[:split], name[split + 1:]) if 0 < split < len(name) - 1 else (name, "")
            first = min(counts) if counts else 0
            event = {"type": "histogram", "step": int(self._last_step if step is None else step),
                     "epoch": float(self._epoch if epoch is None else epoch), "kind": kind,
                     "place": self._layers.setdefault(layer, len(self._layers)), "layer": layer, "tensor": tensor,
                     "min": least, "max": most, "mean": min(max(mean, least), most), "deviation": deviation,
                     "non_finite": others, "first": first,
                     "counts": [counts.get(number, 0) for number in range(first, max(counts) + 1)] if counts else []}
            if kind == "activations":
                event["channels"] = 0
                del event["tensor"]
            self._tell(event)
        except Exception:
            pass

    def image(self, name, image, step=None):
        """Keeps an image in the run directory: a file's path or bytes, an array or tensor (height × width, with 1, 3 or 4
        channels last or first, 0…1 or 0…255), a figure of matplotlib or an image of Pillow. It is written within this call;
        when it cannot be written, the training goes on without it."""
        try:
            if (self._place if self._pid == os.getpid() and self._ready else self._begin()) is None or not self._leads:
                return
            name, step = str(name)[:_LONGEST_NAME], int(self._last_step if step is None else step)
            data = _image_bytes(image)
            suffix = next((suffix for start, suffix in _IMAGES.items() if data.startswith(start)), None)
            if suffix is None or len(data) > _LARGEST_IMAGE or not self._directory:
                return
            file = "images/%s/%d%s" % (_file_name(name), step, suffix)
            path = os.path.join(self._directory, file)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            try:
                with open(path + ".new", "wb") as out:
                    out.write(data)
                os.rename(path + ".new", path)
            except OSError:
                try:
                    os.unlink(path + ".new")
                except OSError:
                    pass
                return
            if self._standalone:
                words = "image %s at step %d: %s" % (name, step, file)
                self._tell({"type": "message", "level": "info", "text": words,
                            "why": {"code": "program.image", "args": [{"quote": name}, step, {"path": file}],
                                    "text": words}})
            else:
                self._tell({"type": "image", "name": name, "file": file, "step": step, "bytes": len(data)})
        except Exception:
            pass

    # What the script is asked

    def should_stop(self):
        """Whether the run is to end: save a checkpoint, announce it, and leave."""
        self._look()
        return self._stop

    def should_checkpoint(self):
        """Whether somebody asked for a checkpoint since the last call."""
        self._look()
        path = os.environ.get("TRAINYARD_SAVE", "")
        if not path:
            return False
        try:
            stamp = os.stat(path).st_mtime_ns
        except OSError:
            return False
        if stamp == self._save_seen:
            return False
        self._save_seen = stamp
        return True

    def flush(self):
        """Waits until what was logged is written."""
        if self._place is not None:
            self._place.flush()

    # Inner workings

    def _look(self):
        if self._stop:
            return
        now = time.monotonic()
        if now - self._asked_at < 0.1:
            return
        self._asked_at = now
        path = os.environ.get("TRAINYARD_STOP", "")
        if path and os.path.exists(path):
            self._stop = True

    def _tell(self, event, every_rank=False):
        try:
            place = self._place if self._pid == os.getpid() and self._ready else self._begin(every_rank)
            if place is None or not (self._leads or every_rank):
                return
            event = dict(event)
            line = '{"t":%.6f,' % time.time() + json.dumps(event, allow_nan=False, separators=(",", ":"))[1:] + "\n"
            place.add(line)
        except Exception:
            pass

    def _begin(self, every_rank=False):
        """The place of this process; after a fork one of its own. None when nothing is to be written."""
        if self._off:
            return None
        self._leads = _main_process()
        if not every_rank and not self._leads:
            return None
        with self._sequence:
            if self._pid == os.getpid() and self._ready:
                return self._place
            forked = self._pid not in (0, os.getpid())
            self._pid = os.getpid()
            if self._inbox and os.path.isdir(self._inbox):
                self._place = _Place(self._inbox, "helper-")
            elif self._standalone and forked:
                self._place = None  # the run directory belongs to the parent
            elif not _main_process():
                self._place = None
            else:
                self._place = self._make_directory()
            self._ready = True
            if not forked:
                atexit.register(self._end)
            return self._place

    def _make_directory(self):
        """A run directory like the launcher's, for a script that was started by hand."""
        home = os.environ.get("TRAINYARD_HOME") or os.path.join(
            os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share"), "trainyard")
        old = os.umask(0o077)
        try:
            ident = _run_id()
            root = os.path.join(home, "runs", ident)
            attempt = os.path.join(root, "attempts", "0001")
            os.makedirs(os.path.join(attempt, "events"))
            script = sys.argv[0] if sys.argv and sys.argv[0] not in ("", "-c") else "script"
            spec = {"version": _PROTOCOL, "id": ident, "name": (self._name or os.path.basename(script) or "script")[:200],
                    "program": {"command": [sys.executable or "python3"] + [str(word) for word in sys.argv if word],
                                "folder": os.getcwd(), "parameters": self._plain(self._given)},
                    "resources": {"device": "cpu"}}
            self._put(os.path.join(root, "spec.json"), spec)
            info = {"version": _PROTOCOL, "attempt": 1, "started_at": self._begun, "host": os.uname().nodename,
                    "pid": os.getpid(), "process_start": self._process_start(), "engine": "trainyard.py " + __version__,
                    "device": "", "ranks": 1, "threads": 0, "batch_size": 0, "start_step": 0, "checkpoint": "",
                    "elapsed_before": 0.0, "differences": []}
            self._put(os.path.join(attempt, "attempt.json"), info)
            self._directory, self._standalone = root, True
            place = _NumberedPlace(os.path.join(attempt, "events"), "")
            place.add('{"t":%.6f,"type":"started","run":%s,"attempt":1,"rank":0,"ranks":1,"host":%s,"pid":%d,"engine":%s,'
                      '"device":"","start_step":0}\n' % (time.time(), json.dumps(ident), json.dumps(info["host"]),
                                                         os.getpid(), json.dumps(info["engine"])))
            return place
        except OSError:
            return None
        finally:
            os.umask(old)

    @staticmethod
    def _plain(values):
        plain = {}
        for name, value in values.items():
            name = "".join(c if c.isalnum() and ord(c) < 128 or c in "_.-" else "_" for c in str(name))[:100]
            if isinstance(value, (bool, int, str)):
                plain[name] = value if not isinstance(value, str) else value[:8000]
            elif _number(value) is not None and math.isfinite(_number(value)):
                plain[name] = _number(value)
            elif value is not None:
                plain[name] = str(value)[:8000]
        return plain

    @staticmethod
    def _put(path, value):
        with open(path + ".new", "w", encoding="utf-8") as file:
            json.dump(value, file, indent=2)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        os.rename(path + ".new", path)

    @staticmethod
    def _process_start():
        try:
            with open("/proc/self/stat", encoding="utf-8", errors="replace") as file:
                return int(file.read().rsplit(")", 1)[1].split()[19])
        except Exception:
            return 0

    def _end(self):
        try:
            if self._place is None or self._pid != os.getpid():
                return
            if not self._standalone:
                self._place.flush()
                return
            failed = getattr(sys, "last_type", None) is not None
            code = (25, "program-failed") if failed else (0, "completed")
            now = time.time()
            metrics = {}
            for name, value in list(self._last_values.items())[:100]:
                number = _number(value)
                if number is not None:
                    metrics[_series(str(name))] = number if math.isfinite(number) else json.loads(_json_number(float(number)))
            self._tell({"type": "finished", "code": code[1], "step": self._last_step, "epoch": self._epoch,
                        "elapsed": now - self._begun, "metrics": metrics})
            self._place.flush()
            message = "%s: %s" % (sys.last_type.__name__, sys.last_value) if failed else ""
            self._put(os.path.join(self._directory, "result.json"),
                      {"version": _PROTOCOL, "code": code[0], "outcome": code[1], "attempt": 1, "ended_at": now,
                       "step": self._last_step, "total_steps": 0, "epoch": self._epoch, "elapsed": now - self._begun,
                       "message": message[:8000], "checkpoint": self._checkpoint, "metrics": metrics})
        except Exception:
            pass


run = Run()


def init(name=None, params=None):
    """Names a run that is started without Trainyard, and its parameters. Not needed; call it before anything is logged."""
    if name is not None:
        run._name = str(name)
    if params is not None:
        run._given = dict(params if isinstance(params, dict) else vars(params))
        run._params = None
    return run


# Callbacks. They are found by duck typing: nothing is imported but what the script has imported already.

def keras_callback(every=1, save=True):
    """For model.fit(callbacks=[trainyard.keras_callback()]): losses and metrics of every step (`every` = 10: of every tenth) and
    epoch, progress, and the end when it is asked for. Keras's values of a step are means since its epoch began. The script
    announces the checkpoints that it saves (run.checkpoint); one that is asked for, and the last one before a stop, the callback
    itself saves as checkpoints/step-N.keras, unless `save` is False."""
    keras = sys.modules.get("keras") or sys.modules.get("tf_keras")
    if keras is None:
        import keras
    counted = {"step": run.start_step, "first": None, "begin": run.start_step, "epoch": 0, "epochs": 0, "steps": 0, "at": 0.0}

    class TrainyardCallback(keras.callbacks.Callback):
        def on_train_begin(self, logs=None):
            counted.update(first=None, begin=counted["step"], epochs=int(self.params.get("epochs") or 0))

        def on_epoch_begin(self, epoch, logs=None):
            if counted["first"] is None:
                counted["first"] = epoch
            counted.update(epoch=epoch, steps=int(self.params.get("steps") or 0))

        def on_train_batch_end(self, batch, logs=None):
            counted["step"] += 1
            step, steps = counted["step"], counted["steps"]
            counted["at"] = epoch = counted["epoch"] + ((batch + 1) / steps if steps else 0.0)
            if step % every == 0:
                run.log(step, logs or {}, epoch=epoch)
                run.progress(step, self._total(), epoch, counted["epochs"])
            if run.should_stop():
                self.model.stop_training = True
            elif save and run.should_checkpoint():
                self._save()

        def on_epoch_end(self, epoch, logs=None):
            values = {name: value for name, value in (logs or {}).items() if name.startswith("val_")}
            rate = getattr(getattr(self.model, "optimizer", None), "learning_rate", None)
            rate = _number(rate) if not callable(rate) else None
            if rate is not None:
                values["learning_rate"] = rate
            if values:
                run.log(counted["step"], values, epoch=counted["at"] if counted["steps"] else epoch + 1)
            if run.should_stop():
                self.model.stop_training = True

        def on_train_end(self, logs=None):
            if save and run.should_stop() and run._checkpoint_step != counted["step"]:
                self._save()

        @staticmethod
        def _total():
            """Steps in all, as far as Keras knows them."""
            return counted["begin"] + counted["steps"] * (counted["epochs"] - counted["first"]) if counted["steps"] else 0

        def _save(self):
            try:
                if run.directory and callable(getattr(self.model, "save", None)):
                    folder, name = os.path.join(run.directory, "checkpoints"), "step-%d.keras" % counted["step"]
                    os.makedirs(folder, exist_ok=True)
                    self.model.save(os.path.join(folder, "." + name))
                    os.replace(os.path.join(folder, "." + name), os.path.join(folder, name))
                    run.checkpoint(os.path.join(folder, name), counted["step"], counted["at"])
            except Exception as error:  # a full disk does not end the training
                run.message("The checkpoint could not be saved: %s" % error, "warning")

    return TrainyardCallback()


def lightning_callback():
    """For Trainer(callbacks=[trainyard.lightning_callback()]) of PyTorch Lightning: what the module logs, checkpoints, the end."""
    base = object
    for name in ("lightning.pytorch", "pytorch_lightning"):
        module = sys.modules.get(name)
        if module is not None and hasattr(module, "Callback"):
            base = module.Callback
            break

    def position(trainer, batches=None):
        """Epoch with its fraction, epochs and steps in all; 0 where the trainer does not say."""
        epoch = float(getattr(trainer, "current_epoch", 0) or 0)
        each, epochs = _number(getattr(trainer, "num_training_batches", 0)), _number(getattr(trainer, "max_epochs", 0))
        each = int(each) if each and math.isfinite(each) else 0
        epochs = int(epochs) if epochs and 0 < epochs < 1e9 else 0
        if batches is not None and each:
            epoch += min(1.0, batches / each)
        return epoch, epochs, each * epochs

    class TrainyardCallback(base):
        def __init__(self):
            super().__init__()
            self._old = {}         # tensors that were logged: the trainer shows them again at every later step
            self._saved = None     # step and epoch of a checkpoint that is not announced yet
            self._announced = -1   # step of the last one that is

        def _fresh(self, metrics, wanted):
            """Values that are new, under their names without "_step"."""
            fresh = {}
            for name, value in dict(metrics or {}).items():
                if name == "epoch" or not wanted(name) or (hasattr(value, "detach") and self._old.get(name) is value):
                    continue
                self._old[name] = value
                fresh[name[:-5] if name.endswith("_step") else name] = value
            return fresh

        @staticmethod
        def _validates(name):
            return name.startswith(("val", "eval", "test"))

        def on_train_batch_end(self, trainer, module, outputs, batch, batch_idx, *rest):
            self._announce(trainer)
            step = int(getattr(trainer, "global_step", 0))
            values = self._fresh(getattr(trainer, "logged_metrics", {}),
                                 lambda name: not self._validates(name) and not name.endswith("_epoch"))
            loss = outputs.get("loss") if isinstance(outputs, dict) else outputs
            if loss is not None and not any(_series(name) == "train/loss" for name in values):
                values["loss"] = loss
            epoch, epochs, steps = position(trainer, batch_idx + 1)
            run.log(step, values, epoch=epoch)
            run.progress(step, steps, epoch, epochs)
            if run.should_stop():
                trainer.should_stop = True
            elif run.should_checkpoint():
                self._save(trainer)

        def on_train_epoch_end(self, trainer, module, *rest):
            values = self._fresh(getattr(trainer, "callback_metrics", {}),
                                 lambda name: not self._validates(name) and not name.endswith("_step"))
            # What was logged at every step is there by now; what is left belongs to the epoch.
            values = {name: value for name, value in values.items() if _series(name) != "train/loss"}
            run.log(int(getattr(trainer, "global_step", 0)), values, epoch=position(trainer)[0] + 1)

        def on_validation_end(self, trainer, module):
            if getattr(trainer, "sanity_checking", False):
                return
            values = self._fresh(getattr(trainer, "callback_metrics", {}), self._validates)
            run.log(int(getattr(trainer, "global_step", 0)), values, epoch=position(trainer)[0] + 1)
            self._announce(trainer)

        def on_save_checkpoint(self, trainer, module, checkpoint):
            step = checkpoint.get("global_step") if isinstance(checkpoint, dict) else None
            step = getattr(trainer, "global_step", 0) if step is None else step
            self._saved = (int(step), float(getattr(trainer, "current_epoch", 0) or 0))

        def on_train_end(self, trainer, module):
            self._announce(trainer)
            if run.should_stop() and self._announced < int(getattr(trainer, "global_step", 0)):
                self._save(trainer)

        def _save(self, trainer):
            """Has the trainer save a checkpoint of this moment into the run directory."""
            try:
                if run.directory and callable(getattr(trainer, "save_checkpoint", None)):
                    step = int(getattr(trainer, "global_step", 0))
                    path = os.path.join(run.directory, "checkpoints", "step-%d.ckpt" % step)
                    trainer.save_checkpoint(path)
                    self._saved, self._announced = None, step
                    run.checkpoint(path, step)
            except Exception as error:  # a full disk does not end the training
                run.message("The checkpoint could not be saved: %s" % error, "warning")

        def _announce(self, trainer):
            """The newest file of the trainer's own saver, once it is complete."""
            if self._saved is None:
                return
            saver = getattr(trainer, "checkpoint_callback", None)
            paths = [getattr(saver, name, "") or "" for name in ("_last_checkpoint_saved", "last_model_path", "best_model_path")]
            paths = [path for path in paths if os.path.exists(path)]
            if paths:
                (step, epoch), self._saved = self._saved, None
                self._announced = step
                run.checkpoint(max(paths, key=os.path.getmtime), step, epoch)

    return TrainyardCallback()


def transformers_callback():
    """For Trainer(callbacks=[trainyard.transformers_callback()]) of Hugging Face: logs, progress, checkpoints, the end."""
    base = object
    module = sys.modules.get("transformers")
    if module is not None and hasattr(module, "TrainerCallback"):
        base = module.TrainerCallback

    class TrainyardCallback(base):
        def __getattr__(self, name):  # events that it does not use, where there is no base class
            if name.startswith("on_"):
                return lambda *arguments, **others: None
            raise AttributeError(name)

        def on_log(self, args, state, control, logs=None, **others):
            values = dict(logs or {})
            values.pop("epoch", None)
            run.log(int(state.global_step), values, epoch=float(state.epoch or 0.0))
            run.progress(int(state.global_step), int(state.max_steps or 0), float(state.epoch or 0.0),
                         int(getattr(args, "num_train_epochs", 0) or 0))

        def on_step_end(self, args, state, control, **others):
            if run.should_stop():
                control.should_save = True
                control.should_training_stop = True
            elif run.should_checkpoint():
                control.should_save = True
            return control

        def on_save(self, args, state, control, **others):
            folder = os.path.join(args.output_dir, "checkpoint-%d" % state.global_step)
            if os.path.isdir(folder):
                run.checkpoint(folder, int(state.global_step), float(state.epoch or 0.0))

    return TrainyardCallback()
