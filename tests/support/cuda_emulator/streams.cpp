// SPDX-License-Identifier: Apache-2.0
// Streams, events and graphs.
#include "tests/support/cuda_emulator/streams.h"
#include "tests/support/cuda_emulator/graph_run.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <deque>
#include <thread>
#include <vector>

namespace cuda_emulator {

namespace {

/// A recording of the stream that began it and of those that have waited for its events.
struct Capture {
    std::vector<Node> nodes;
    std::vector<Stream*> streams; ///< the first one began it
    std::thread::id captor;
    bool spoilt = false; ///< a forbidden function was called
};

} // namespace

struct Stream {
    std::deque<Work> queue;
    std::shared_ptr<Capture> capture; ///< null: nothing is recorded
    std::vector<std::size_t> last;    ///< recorded work that the next one comes after
};

struct Event {
    std::shared_ptr<bool> done = std::make_shared<bool>(true);
    std::shared_ptr<double> reached = std::make_shared<double>(-1.0); ///< seconds; < 0: never, or it has no times
    bool timed = false;
    Stream* stream = nullptr;
    std::shared_ptr<Capture> capture; ///< of the recording in which it was recorded
    std::vector<std::size_t> last;
};

struct Graph {
    std::vector<Node> nodes;
};

struct GraphExec {
    std::shared_ptr<const std::vector<Node>> nodes;
};

namespace {

std::recursive_mutex g_mutex;
std::vector<Stream*> g_streams;
int g_failure = 0;
Counters g_counters;

/// Whether work runs when it is enqueued.
bool eager()
{
    static const char* const streams = std::getenv("TRAINYARD_EMULATED_STREAMS");
    return streams && std::strcmp(streams, "eager") == 0;
}

double now()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

/// Runs the next work of a stream. @returns whether it has ended
bool step(Stream* stream)
{
    if (!stream->queue.front()())
        return false;
    stream->queue.pop_front();
    return true;
}

/// Runs a stream's work up to what other processes must do first. @returns whether all has ended
bool advance(Stream* stream)
{
    while (!stream->queue.empty())
        if (!step(stream))
            return false;
    return true;
}

bool reach(Stream* stream, const std::shared_ptr<bool>& done)
{
    while (!*done && !stream->queue.empty())
        if (!step(stream))
            return false;
    if (!*done) {
        std::fputs("cuda emulator: waiting for an event that nothing will record\n", stderr);
        std::abort();
    }
    return true;
}

/// Repeats until it returns true.
template <typename Try>
void insist(Try&& attempt)
{
    while (!attempt())
        std::this_thread::sleep_for(std::chrono::microseconds(20));
}

cudaError_t synchronised()
{
    if (spoilsRecording())
        return cudaErrorStreamCaptureUnsupported;
    return static_cast<cudaError_t>(g_failure);
}

bool isOver(const Capture& capture)
{
    return capture.streams.empty();
}

cudaError_t spoil(Capture& capture, cudaError_t status)
{
    capture.spoilt = true;
    return status;
}

/// A stream waits for an event of a recording, which it thereby joins.
cudaError_t waitRecorded(Stream* stream, const Event& event)
{
    if (isOver(*event.capture))
        return cudaErrorCapturedEvent;
    if (stream->capture && stream->capture != event.capture)
        return spoil(*stream->capture, cudaErrorStreamCaptureIsolation);
    if (!stream->capture) {
        stream->capture = event.capture;
        event.capture->streams.push_back(stream);
    }
    for (const std::size_t node : event.last)
        if (std::find(stream->last.begin(), stream->last.end(), node) == stream->last.end())
            stream->last.push_back(node);
    return cudaSuccess;
}

} // namespace

std::recursive_mutex& mutex()
{
    return g_mutex;
}

bool spoilsRecording()
{
    const bool any = threadRecords();
    for (Stream* stream : g_streams)
        if (stream->capture && stream->capture->captor == std::this_thread::get_id())
            stream->capture->spoilt = true;
    return any;
}

bool threadRecords()
{
    const Lock lock(g_mutex);
    return std::any_of(g_streams.begin(), g_streams.end(), [](const Stream* stream) {
        return stream->capture && stream->capture->captor == std::this_thread::get_id();
    });
}

const void* recordingOf(const Stream* stream)
{
    const Lock lock(g_mutex);
    return stream->capture.get();
}

void drain(Stream* stream)
{
    insist([stream] { return advance(stream); });
}

void drainAll()
{
    insist([] { return std::all_of(g_streams.begin(), g_streams.end(), advance); });
}

void enqueue(Stream* stream, std::function<void()> work, bool isLaunch)
{
    const Lock lock(g_mutex);
    g_counters.launches += isLaunch && !stream->capture ? 1 : 0;
    enqueueUntilDone(stream, [work = std::move(work)] {
        work();
        return true;
    });
}

void enqueueUntilDone(Stream* stream, Work work)
{
    const Lock lock(g_mutex);
    if (stream->capture) {
        const std::vector<Stream*>& streams = stream->capture->streams;
        stream->capture->nodes.push_back(
            {std::move(work), stream->last, std::find(streams.begin(), streams.end(), stream) - streams.begin()});
        stream->last = {stream->capture->nodes.size() - 1};
        return;
    }
    stream->queue.push_back(std::move(work));
    if (eager())
        advance(stream);
}

Counters& counters()
{
    return g_counters;
}

void failNext(int error)
{
    g_failure = error;
}

} // namespace cuda_emulator

using namespace cuda_emulator;

cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned)
{
    const Lock lock(g_mutex);
    *stream = new Stream;
    g_streams.push_back(*stream);
    return cudaSuccess;
}
cudaError_t cudaStreamCreateWithPriority(cudaStream_t* stream, unsigned flags, int priority)
{
    g_counters.prior += priority == kGreatestPriority ? 1 : 0;
    return cudaStreamCreateWithFlags(stream, flags);
}
cudaError_t cudaDeviceGetStreamPriorityRange(int* least, int* greatest)
{
    *least = 0;
    *greatest = kGreatestPriority;
    return cudaSuccess;
}
cudaError_t cudaStreamDestroy(cudaStream_t stream)
{
    const Lock lock(g_mutex);
    drain(stream);
    g_streams.erase(std::remove(g_streams.begin(), g_streams.end(), stream), g_streams.end());
    delete stream;
    return cudaSuccess;
}
cudaError_t cudaStreamSynchronize(cudaStream_t stream)
{
    const Lock lock(g_mutex);
    if (const cudaError_t error = synchronised(); error != cudaSuccess)
        return error;
    drain(stream);
    return cudaSuccess;
}
cudaError_t cudaStreamQuery(cudaStream_t stream)
{
    const Lock lock(g_mutex);
    if (const cudaError_t error = synchronised(); error != cudaSuccess)
        return error;
    return advance(stream) ? cudaSuccess : cudaErrorNotReady;
}
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned)
{
    const Lock lock(g_mutex);
    if (event->capture)
        return waitRecorded(stream, *event);
    if (stream->capture)
        return spoil(*stream->capture, cudaErrorStreamCaptureIsolation);
    if (event->stream)
        enqueueUntilDone(stream, [done = event->done, from = event->stream] { return reach(from, done); });
    return cudaSuccess;
}
cudaError_t cudaDeviceSynchronize()
{
    const Lock lock(g_mutex);
    if (const cudaError_t error = synchronised(); error != cudaSuccess)
        return error;
    drainAll();
    return cudaSuccess;
}
cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned flags)
{
    *event = new Event;
    (*event)->timed = (flags & cudaEventDisableTiming) == 0;
    return cudaSuccess;
}
cudaError_t cudaEventDestroy(cudaEvent_t event)
{
    delete event;
    return cudaSuccess;
}
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)
{
    const Lock lock(g_mutex);
    event->capture = stream->capture;
    event->last = stream->last;
    event->stream = stream->capture ? nullptr : stream;
    if (stream->capture)
        return cudaSuccess;
    event->done = std::make_shared<bool>(false);
    enqueue(stream, [done = event->done, reached = event->reached, timed = event->timed] {
        *done = true;
        *reached = timed ? now() : -1.0;
    });
    return cudaSuccess;
}
/// An external event in a recording is work that each replay does.
cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned flags)
{
    const Lock lock(g_mutex);
    if (flags == cudaEventRecordDefault)
        return cudaEventRecord(event, stream);
    if (!stream->capture)
        return cudaErrorInvalidValue;
    enqueue(stream, [reached = event->reached, timed = event->timed] { *reached = timed ? now() : -1.0; });
    return cudaSuccess;
}
cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t begin, cudaEvent_t end)
{
    const Lock lock(g_mutex);
    for (const Event* event : {begin, end}) {
        if (event->capture)
            return cudaErrorCapturedEvent;
        if (!*event->done)
            return cudaErrorNotReady;
        if (*event->reached < 0.0)
            return cudaErrorInvalidResourceHandle;
    }
    *milliseconds = static_cast<float>((*end->reached - *begin->reached) * 1000.0);
    return cudaSuccess;
}
cudaError_t cudaEventSynchronize(cudaEvent_t event)
{
    const Lock lock(g_mutex);
    if (const cudaError_t error = synchronised(); error != cudaSuccess)
        return error;
    if (event->capture)
        return cudaErrorCapturedEvent;
    if (event->stream)
        insist([event] { return reach(event->stream, event->done); });
    return cudaSuccess;
}
cudaError_t cudaEventQuery(cudaEvent_t event)
{
    const Lock lock(g_mutex);
    if (const cudaError_t error = synchronised(); error != cudaSuccess)
        return error;
    if (event->capture)
        return cudaErrorCapturedEvent;
    return !event->stream || reach(event->stream, event->done) ? cudaSuccess : cudaErrorNotReady;
}

cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode)
{
    const Lock lock(g_mutex);
    if (stream->capture)
        return cudaErrorInvalidValue;
    stream->capture = std::make_shared<Capture>();
    stream->capture->streams.push_back(stream);
    stream->capture->captor = std::this_thread::get_id();
    stream->last.clear();
    ++g_counters.captures;
    return cudaSuccess;
}
cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus* status)
{
    const Lock lock(g_mutex);
    *status = !stream->capture          ? cudaStreamCaptureStatusNone
              : stream->capture->spoilt ? cudaStreamCaptureStatusInvalidated
                                        : cudaStreamCaptureStatusActive;
    return cudaSuccess;
}
cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* graph)
{
    const Lock lock(g_mutex);
    *graph = nullptr;
    const std::shared_ptr<Capture> capture = stream->capture;
    if (!capture || capture->streams.front() != stream)
        return cudaErrorInvalidValue;
    const bool unjoined = !endsIn(capture->nodes, stream->last);
    for (Stream* each : std::exchange(capture->streams, {})) {
        each->capture.reset();
        each->last.clear();
    }
    std::vector<Node> nodes = std::exchange(capture->nodes, {}); // events still hold the capture
    if (capture->spoilt)
        return cudaErrorStreamCaptureInvalidated;
    if (unjoined)
        return cudaErrorStreamCaptureUnjoined;
    *graph = new Graph{std::move(nodes)};
    return cudaSuccess;
}
cudaError_t cudaGraphInstantiate(cudaGraphExec_t* executable, cudaGraph_t graph, unsigned long long)
{
    *executable = new GraphExec{std::make_shared<const std::vector<Node>>(graph->nodes)};
    return cudaSuccess;
}
cudaError_t cudaGraphLaunch(cudaGraphExec_t executable, cudaStream_t stream)
{
    const Lock lock(g_mutex);
    ++g_counters.graphLaunches;
    enqueueUntilDone(stream, GraphRun(executable->nodes));
    return cudaSuccess;
}
cudaError_t cudaGraphDestroy(cudaGraph_t graph)
{
    delete graph;
    return cudaSuccess;
}
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t executable)
{
    delete executable;
    return cudaSuccess;
}
