// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Compiles a function for several instruction sets; the best is chosen when the program is loaded. Disabled with
/// sanitizers, which do not work with the resolvers of such functions.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) &&               \
    !defined(__SANITIZE_THREAD__)
#define TRAINYARD_VECTORISED __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#define TRAINYARD_WIDE_VECTORS
#else
#define TRAINYARD_VECTORISED
#endif
