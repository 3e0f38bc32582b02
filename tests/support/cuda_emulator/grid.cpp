// SPDX-License-Identifier: Apache-2.0
// Runs blocks of threads on fibres. A fibre runs one thread after another. When a thread must wait, it keeps the fibre,
// and another fibre continues with the threads that have not started. A kernel without barriers therefore needs no
// switches. swapcontext() would make a system call for the signal mask at each switch, so it only starts a fibre; later
// switches use _longjmp(), which stays in the process. The C library's checked _longjmp() refuses to jump to another
// stack.
#undef _FORTIFY_SOURCE
#include "tests/support/cuda_emulator/cuda_runtime.h"

#include <csetjmp>
#include <ucontext.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <vector>

thread_local uint3 threadIdx, blockIdx;
thread_local dim3 blockDim, gridDim;

namespace cuda_emulator {

namespace {

constexpr std::size_t kStack = 128 * 1024;
constexpr int kWarp = 32;

enum class State : char { NotBegun, Running, AtBlock, AtWarp, Done };

struct Fiber {
    ucontext_t first; ///< where it begins
    std::jmp_buf place;
    bool begun = false;
    std::unique_ptr<char[]> stack{new char[kStack]};
    int thread = -1;
    bool waited = false;
};

struct Exchange {
    alignas(16) char bytes[16];
};

/// The block running on this system thread.
struct Block {
    const std::function<void()>* body = nullptr;
    int count = 0;
    int next = 0;
    std::vector<State> states;
    std::vector<Fiber*> owner; ///< the fibre of each waiting thread
    std::vector<Exchange> exchanges;
    std::vector<std::unique_ptr<Fiber>> fibers;
    std::vector<Fiber*> idle;
    Fiber* running = nullptr;
    std::jmp_buf scheduler;
};

thread_local Block g_block;

void setThread(int index)
{
    threadIdx.x = static_cast<unsigned>(index) % blockDim.x;
    threadIdx.y = static_cast<unsigned>(index) / blockDim.x % blockDim.y;
    threadIdx.z = static_cast<unsigned>(index) / (blockDim.x * blockDim.y);
}

/// Switches to the scheduler until the fibre is resumed.
void leave(Fiber& fiber)
{
    if (_setjmp(fiber.place) == 0)
        _longjmp(g_block.scheduler, 1);
}

void work()
{
    for (;;) {
        Fiber& fiber = *g_block.running;
        fiber.waited = false;
        while (!fiber.waited && g_block.next < g_block.count) {
            fiber.thread = g_block.next++;
            setThread(fiber.thread);
            g_block.states[static_cast<std::size_t>(fiber.thread)] = State::Running;
            (*g_block.body)();
            g_block.states[static_cast<std::size_t>(fiber.thread)] = State::Done;
        }
        g_block.idle.push_back(&fiber);
        leave(fiber);
    }
}

void resume(Fiber& fiber)
{
    g_block.running = &fiber;
    if (_setjmp(g_block.scheduler) != 0)
        return;
    if (fiber.begun)
        _longjmp(fiber.place, 1);
    fiber.begun = true;
    ::setcontext(&fiber.first);
}

Fiber& idleFiber()
{
    if (g_block.idle.empty()) {
        auto fiber = std::make_unique<Fiber>();
        ::getcontext(&fiber->first);
        fiber->first.uc_stack.ss_sp = fiber->stack.get();
        fiber->first.uc_stack.ss_size = kStack;
        fiber->first.uc_link = nullptr;
        ::makecontext(&fiber->first, work, 0);
        g_block.idle.push_back(fiber.get());
        g_block.fibers.push_back(std::move(fiber));
    }
    Fiber& fiber = *g_block.idle.back();
    g_block.idle.pop_back();
    return fiber;
}

void wait(State state)
{
    Fiber& fiber = *g_block.running;
    const auto thread = static_cast<std::size_t>(fiber.thread);
    fiber.waited = true;
    g_block.states[thread] = state;
    g_block.owner[thread] = &fiber;
    leave(fiber);
    setThread(static_cast<int>(thread));
}

/// Resumes threads first … last if all unfinished ones wait there.
bool release(int first, int last, State state)
{
    bool any = false;
    for (int t = first; t < last; ++t) {
        const State at = g_block.states[static_cast<std::size_t>(t)];
        if (at != State::Done && at != state)
            return false;
        any = any || at == state;
    }
    if (!any)
        return false;
    std::vector<int> waiting;
    for (int t = first; t < last; ++t)
        if (g_block.states[static_cast<std::size_t>(t)] == state)
            waiting.push_back(t);
    for (const int t : waiting)
        g_block.states[static_cast<std::size_t>(t)] = State::Running;
    for (const int t : waiting)
        resume(*g_block.owner[static_cast<std::size_t>(t)]);
    return true;
}

void runBlock()
{
    g_block.next = 0;
    g_block.states.assign(static_cast<std::size_t>(g_block.count), State::NotBegun);
    g_block.owner.assign(static_cast<std::size_t>(g_block.count), nullptr);
    while (g_block.next < g_block.count)
        resume(idleFiber());
    for (;;) {
        bool moved = false;
        for (int first = 0; first < g_block.count; first += kWarp)
            while (release(first, std::min(first + kWarp, g_block.count), State::AtWarp))
                moved = true;
        moved = release(0, g_block.count, State::AtBlock) || moved;
        if (moved)
            continue;
        for (const State state : g_block.states)
            if (state != State::Done) {
                std::fprintf(stderr, "cuda emulator: block (%u, %u, %u): a barrier is not reached by all threads\n",
                             blockIdx.x, blockIdx.y, blockIdx.z);
                std::abort();
            }
        return;
    }
}

} // namespace

void runGrid(dim3 blocks, dim3 threads, const std::function<void()>& body)
{
    gridDim = blocks;
    blockDim = threads;
    g_block.body = &body;
    g_block.count = static_cast<int>(threads.x * threads.y * threads.z);
    g_block.exchanges.resize(static_cast<std::size_t>(g_block.count));
    for (unsigned z = 0; z < blocks.z; ++z)
        for (unsigned y = 0; y < blocks.y; ++y)
            for (unsigned x = 0; x < blocks.x; ++x) {
                blockIdx = {x, y, z};
                runBlock();
            }
}

void blockBarrier()
{
    wait(State::AtBlock);
}

void exchange(void* own, int from, std::size_t bytes)
{
    const int thread = g_block.running->thread;
    std::memcpy(g_block.exchanges[static_cast<std::size_t>(thread)].bytes, own, bytes);
    wait(State::AtWarp);
    const int source = thread / kWarp * kWarp + from;
    if (from >= 0 && from < kWarp && source < g_block.count) // outside the warp, a lane keeps its own value
        std::memcpy(own, g_block.exchanges[static_cast<std::size_t>(source)].bytes, bytes);
    wait(State::AtWarp);
}

} // namespace cuda_emulator
