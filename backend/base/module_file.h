// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace trainyard {

/// A shared object that is loaded on first use, so that the engine starts without its libraries, and the remedies when
/// it or its libraries are missing.
struct ModuleFile {
    const char* purpose; ///< "the device “cpu”", "ONNX files"
    const char* file;    ///< "trainyard-cpu.so"
    const char* symbol;  ///< the function that it exports
    const char* build;   ///< remedy for a module that was not built
    const char* install; ///< remedy for a module whose libraries are missing
};

/// The folders searched for modules, in order: $TRAINYARD_MODULE_PATH, the executable's folder, ../lib/trainyard.
std::vector<std::filesystem::path> moduleFolders();

/// The address of the module's function, never null. The first call loads the module, which stays loaded because
/// threads of its libraries may outlive the objects it made. Throws Failure(Unsupported), which names what is missing
/// and the remedy.
void* moduleFunction(const ModuleFile& module);

/// For a module that belongs to another version of the engine.
[[noreturn]] void throwForeignModule(const ModuleFile& module);

} // namespace trainyard
