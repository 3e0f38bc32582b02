// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace trainyard {

/// A shared object that is loaded on use, so that the engine starts without its libraries; and what to do when it or
/// they are not there.
struct ModuleFile {
    const char* purpose; ///< "the device “cpu”", "ONNX files"
    const char* file;    ///< "trainyard-cpu.so"
    const char* symbol;  ///< the function that it exports
    const char* build;   ///< remedy for a module that was not built
    const char* install; ///< remedy for one whose libraries are missing
};

/// Where modules are looked for, in this order: $TRAINYARD_MODULE_PATH, beside the executable, ../lib/trainyard.
std::vector<std::filesystem::path> moduleFolders();

/// The address of the module's function, never null; loads the module on the first call and keeps it for good (threads
/// of its libraries may outlive whatever it made). Throws Failure(Unsupported) that names what is missing and the
/// remedy.
void* moduleFunction(const ModuleFile& module);

/// For a module that does not fit this engine.
[[noreturn]] void throwForeignModule(const ModuleFile& module);

} // namespace trainyard
