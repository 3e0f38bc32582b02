// SPDX-License-Identifier: Apache-2.0
// The fault proxy as a program, for scripts and for faults that need a process (SIGSTOP):
//   trainyard-fault-proxy TARGET_PORT [DELAY_MS_EACH_WAY [BYTES_PER_SECOND]]
// Prints its port and runs until its standard input ends.
#include "tests/support/fault_proxy.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "usage: %s TARGET_PORT [DELAY_MS_EACH_WAY [BYTES_PER_SECOND]]\n", argv[0]);
        return 2;
    }
    trainyard::test::FaultProxy proxy(std::atoi(argv[1]));
    proxy.setDelay(argc > 2 ? std::atof(argv[2]) / 1000.0 : 0.0);
    proxy.setBandwidth(argc > 3 ? std::atof(argv[3]) : 0.0);
    std::printf("%d\n", proxy.port());
    std::fflush(stdout);
    while (std::getchar() != EOF) {
    }
    return 0;
}
