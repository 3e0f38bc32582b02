// SPDX-License-Identifier: Apache-2.0
// Runs blocks of threads on fibres. A fibre runs one thread after another. When a thread must wait, it keeps the fibre,
// and another fibre continues with the threads that have not started. A kernel without barriers therefore needs no
// switches. swapcontext() would make a system call for the signal mask at each switch, so it only starts a fibre; later
// switches use _longjmp(), which stays in the process. The C library's checked _longjmp() refuses to jump to another
// stack.
#undef _FORTIFY_SOURCE
#include "tests/support/cuda_emulator/cuda_runtime.h"

#include <csetjmp>
#include <link.h>
#include <ucontext.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <numeric>
#include <utility>
#include <vector>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/common_interface_defs.h>
#endif

uint3 threadIdx, blockIdx;
dim3 blockDim, gridDim;

namespace cuda_emulator {

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr std::size_t kStack = 512 * 1024; // frames are larger
#else
constexpr std::size_t kStack = 128 * 1024;
#endif
constexpr int kWarp = 32;

enum class State : char { NotBegun, Running, AtBlock, AtWarp, Done };

/// The stack that the scheduler runs on, as the address sanitizer reports it.
struct Stack {
    const void* bottom = nullptr;
    std::size_t bytes = 0;
};

/// Tells the address sanitizer which stack runs next. It looks for the addresses of local variables there.
/// @returns what afterSwitch() needs when this stack runs again
void* beforeSwitch([[maybe_unused]] const void* bottom, [[maybe_unused]] std::size_t bytes)
{
    void* kept = nullptr;
#ifdef __SANITIZE_ADDRESS__
    __sanitizer_start_switch_fiber(&kept, bottom, bytes);
#endif
    return kept;
}

/// @param from receives the stack that ran before; may be null
void afterSwitch([[maybe_unused]] void* kept, [[maybe_unused]] Stack* from)
{
#ifdef __SANITIZE_ADDRESS__
    __sanitizer_finish_switch_fiber(kept, from ? &from->bottom : nullptr, from ? &from->bytes : nullptr);
#endif
}

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

/// The block that is running; the emulator runs one at a time.
struct Block {
    const std::function<void()>* body = nullptr;
    int count = 0;
    int next = 0;           ///< index in `order`
    std::vector<int> order; ///< in which threads begin
    bool any = false;       ///< of anyAtBarrier()
    std::vector<State> states;
    std::vector<Fiber*> owner; ///< the fibre of each waiting thread
    std::vector<Exchange> exchanges;
    std::vector<std::unique_ptr<Fiber>> fibers;
    std::vector<Fiber*> idle;
    Fiber* running = nullptr;
    std::jmp_buf scheduler;
    Stack schedulerStack;
};

Block g_block;
std::uint64_t g_random = 0x9E3779B97F4A7C15ull;

/// xorshift64: the same orders in each run of a program, another one at each launch.
std::size_t randomBelow(std::size_t count)
{
    g_random ^= g_random << 13;
    g_random ^= g_random >> 7;
    g_random ^= g_random << 17;
    return static_cast<std::size_t>(g_random % count);
}

template <typename T>
void shuffle(std::vector<T>& values)
{
    for (std::size_t left = values.size(); left > 1; --left)
        std::swap(values[left - 1], values[randomBelow(left)]);
}

/// This system thread's shared variables: all thread-local variables of this module.
struct SharedMemory {
    void* begin = nullptr;
    std::size_t bytes = 0;
};

SharedMemory sharedMemory()
{
    __shared__ volatile char any; // touched, since a thread's variables are allocated at the first use
    any = 0;
    SharedMemory found;
    ::dl_iterate_phdr(
        [](dl_phdr_info* info, std::size_t, void* out) {
            const auto here = reinterpret_cast<std::uintptr_t>(&sharedMemory);
            bool own = false;
            for (int i = 0; i < info->dlpi_phnum; ++i) {
                const auto& part = info->dlpi_phdr[i];
                const std::uintptr_t begin = info->dlpi_addr + part.p_vaddr;
                own = own || (part.p_type == PT_LOAD && here >= begin && here < begin + part.p_memsz);
            }
            for (int i = 0; own && i < info->dlpi_phnum; ++i)
                if (info->dlpi_phdr[i].p_type == PT_TLS)
                    *static_cast<SharedMemory*>(out) = {info->dlpi_tls_data, info->dlpi_phdr[i].p_memsz};
            return own ? 1 : 0;
        },
        &found);
    return found;
}

void setThread(int index)
{
    threadIdx.x = static_cast<unsigned>(index) % blockDim.x;
    threadIdx.y = static_cast<unsigned>(index) / blockDim.x % blockDim.y;
    threadIdx.z = static_cast<unsigned>(index) / (blockDim.x * blockDim.y);
}

/// Switches to the scheduler until the fibre is resumed.
void leave(Fiber& fiber)
{
    void* const kept = beforeSwitch(g_block.schedulerStack.bottom, g_block.schedulerStack.bytes);
    if (_setjmp(fiber.place) == 0)
        _longjmp(g_block.scheduler, 1);
    afterSwitch(kept, &g_block.schedulerStack);
}

void work()
{
    afterSwitch(nullptr, &g_block.schedulerStack);
    for (;;) {
        Fiber& fiber = *g_block.running;
        fiber.waited = false;
        while (!fiber.waited && g_block.next < g_block.count) {
            fiber.thread = g_block.order[static_cast<std::size_t>(g_block.next++)];
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
    void* const kept = beforeSwitch(fiber.stack.get(), kStack);
    if (_setjmp(g_block.scheduler) != 0) {
        afterSwitch(kept, nullptr);
        return;
    }
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
    shuffle(waiting);
    for (const int t : waiting)
        g_block.states[static_cast<std::size_t>(t)] = State::Running;
    for (const int t : waiting)
        resume(*g_block.owner[static_cast<std::size_t>(t)]);
    return true;
}

void runBlock()
{
    g_block.next = 0;
    g_block.any = false;
    shuffle(g_block.order);
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
    g_block.order.resize(static_cast<std::size_t>(g_block.count));
    std::iota(g_block.order.begin(), g_block.order.end(), 0);
    std::vector<std::uint64_t> all(std::uint64_t{blocks.x} * blocks.y * blocks.z);
    std::iota(all.begin(), all.end(), std::uint64_t{0});
    shuffle(all);
    const SharedMemory shared = sharedMemory();
    for (const std::uint64_t block : all) {
        blockIdx = {static_cast<unsigned>(block % blocks.x), static_cast<unsigned>(block / blocks.x % blocks.y),
                    static_cast<unsigned>(block / blocks.x / blocks.y)};
        std::memset(shared.begin, 0xFF, shared.bytes); // NaN
        runBlock();
    }
}

void blockBarrier()
{
    wait(State::AtBlock);
}

bool anyAtBarrier(bool value)
{
    wait(State::AtBlock);
    g_block.any = g_block.any || value;
    wait(State::AtBlock);
    const bool any = g_block.any;
    wait(State::AtBlock);
    g_block.any = false;
    return any;
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
