// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cluster/engine_lab.h"

#include "backend/base/files.h"
#include "backend/protocol/version.h"
#include "cluster/transport/local_exec.h"
#include "cluster/transport/shell_quote.h"

#include <filesystem>

namespace trainyard::test {

EngineLab::EngineLab()
{
    qputenv("TRAINYARD_HOME", QByteArray::fromStdString(home()));
}

std::string EngineLab::barePath() const
{
    const std::string folder = root() + "/usual";
    if (!std::filesystem::exists(folder)) {
        makeFolders(folder);
        makeFolders(bin());
        runLocalScript("for n in sh bash sed grep awk sort head tail tr cut df mktemp mkdir rm mv cp cat chmod dirname "
                       "basename hostname "
                       "sleep tar gzip uname nproc sync date setsid nice flock env ls printf readlink timeout getconf "
                       "stat touch; do "
                       "p=$(command -v $n) && ln -s \"$p\" " +
                           shellQuoted(folder) + "/$n; done 2>/dev/null; :",
                       30.0);
    }
    return "export PATH=" + shellQuoted(bin() + ":" + folder);
}

void EngineLab::program(const std::string& path, const std::string& body) const
{
    makeFolders(std::filesystem::path(path).parent_path());
    writeFileAtomically(path, "#!/bin/sh\n" + body + "\n");
    std::filesystem::permissions(path, std::filesystem::perms(0755));
}

void EngineLab::engine(const std::string& path, const std::string& says) const
{
    program(path, "echo " + shellQuoted(says));
}

EnginePackage EngineLab::sources(const std::string& id, const std::string& main) const
{
    const std::string tree = root() + "/pack/trainyard-engine-" + id;
    makeFolders(tree);
    writeFileAtomically(tree + "/CMakeLists.txt",
                        "cmake_minimum_required(VERSION 3.22...3.25)\nproject(Small CXX)\n"
                        "add_executable(trainyard-engine main.cpp)\ninstall(TARGETS trainyard-engine RUNTIME "
                        "DESTINATION bin COMPONENT engine)\n"
                        "message(STATUS \"oneDNN not found: only the reference device is built\")\n");
    writeFileAtomically(tree + "/main.cpp",
                        !main.empty() ? main
                                      : "#include <cstdio>\n#include <string>\nint main(int, char** words)\n{\n"
                                        "    std::puts(std::string(words[1]) == \"--version\" ? \"" +
                                            engineVersionLine() + "\" : \"Device  none\");\n}\n");
    const std::string file = root() + "/trainyard-engine-" + id + ".tar.gz";
    const ExecResult packed = runLocalScript("tar -C " + shellQuoted(root() + "/pack") + " -czf " + shellQuoted(file) +
                                                 " " + shellQuoted("trainyard-engine-" + id),
                                             30.0);
    if (packed.exitCode != 0)
        qFatal("%s", packed.errorOutput.c_str());
    return {true, file, id, {}, {}};
}

} // namespace trainyard::test
