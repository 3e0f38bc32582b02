// SPDX-License-Identifier: Apache-2.0
#include "backend/base/module_file.h"

#include "backend/base/error.h"

#include <dlfcn.h>

#include <cstdlib>

namespace trainyard {
namespace {

[[noreturn]] void missing(const ModuleFile& module, const std::string& reason, const std::string& remedy)
{
    throw Failure(ErrorKind::Unsupported, "use", module.purpose, reason, remedy);
}

std::filesystem::path findModule(const ModuleFile& module)
{
    for (const std::filesystem::path& folder : moduleFolders()) {
        std::error_code ignored;
        if (std::filesystem::exists(folder / module.file, ignored))
            return folder / module.file;
    }
    missing(module, std::string("the module ") + module.file + " is not beside the engine", module.build);
}

} // namespace

std::vector<std::filesystem::path> moduleFolders()
{
    std::vector<std::filesystem::path> folders;
    if (const char* path = std::getenv("TRAINYARD_MODULE_PATH"); path && *path)
        folders.emplace_back(path);
    std::error_code error;
    const std::filesystem::path executable = std::filesystem::read_symlink("/proc/self/exe", error);
    if (!error) {
        folders.push_back(executable.parent_path());
        folders.push_back(executable.parent_path() / "../lib/trainyard");
    }
    return folders;
}

void* moduleFunction(const ModuleFile& module)
{
    // Loading the same file again only raises its reference count.
    void* handle = dlopen(findModule(module).c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (!handle) {
        const char* reason = dlerror();
        missing(module, reason ? reason : "its module cannot be loaded", module.install);
    }
    void* function = dlsym(handle, module.symbol);
    if (!function)
        throwForeignModule(module);
    return function;
}

void throwForeignModule(const ModuleFile& module)
{
    missing(module, std::string(module.file) + " belongs to another version of the engine",
            "Build or install both together.");
}

} // namespace trainyard
