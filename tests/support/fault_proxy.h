// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <thread>

namespace trainyard::test {

/// A TCP proxy on loopback that simulates network faults: delay, low bandwidth, freezes, resets, cuts in the middle of
/// a packet. Runs its own thread; call its functions from any thread.
class FaultProxy {
public:
    enum Direction { Up, Down }; ///< towards the server, towards the client

    explicit FaultProxy(int targetPort, int listenPort = 0);
    ~FaultProxy();
    FaultProxy(const FaultProxy&) = delete;
    FaultProxy& operator=(const FaultProxy&) = delete;

    int port() const { return m_port; }
    void setDelay(double seconds) { m_delay = seconds; } ///< in each direction, half of the round trip
    void setBandwidth(double bytesPerSecond)
    {
        m_bandwidth = bytesPerSecond;
    }                                                  ///< per direction and connection; 0 for no limit
    void freeze(bool frozen) { m_frozen = frozen; }    ///< no data passes, no connection closes
    void refuse(bool refused) { m_refused = refused; } ///< new connections are closed at once
    void reset() { m_reset = true; }                   ///< closes all connections with RST
    /// Closes the connection after so many more bytes in that direction; negative: never.
    void cutAfter(Direction direction, std::int64_t bytes) { m_cut[direction] = bytes; }

    std::int64_t passed(Direction direction) const { return m_passed[direction]; }
    int connections() const { return m_connections; } ///< number accepted so far

private:
    struct Link;
    void serve();

    int m_listener = -1;
    int m_port = 0;
    int m_target = 0;
    std::atomic<double> m_delay = 0.0;
    std::atomic<double> m_bandwidth = 0.0;
    std::atomic<bool> m_frozen = false;
    std::atomic<bool> m_refused = false;
    std::atomic<bool> m_reset = false;
    std::atomic<bool> m_stop = false;
    std::atomic<std::int64_t> m_cut[2] = {-1, -1};
    std::atomic<std::int64_t> m_passed[2] = {0, 0};
    std::atomic<int> m_connections = 0;
    std::thread m_thread;
};

} // namespace trainyard::test
