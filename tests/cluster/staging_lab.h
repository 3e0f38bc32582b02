// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/files.h"
#include "backend/protocol/locations.h"
#include "cluster/jobs/staging.h"
#include "cluster/scheduler/direct_scheduler.h"
#include "tests/backend/data_files.h"
#include "tests/support/test_environment.h"

#include <memory>
#include <string>

namespace trainyard::test {

/// Data here, and "there" another folder of this machine with caches of its own.
class StagingLab {
public:
    StagingLab()
    {
        qputenv("TRAINYARD_HOME", QByteArray::fromStdString(data.path("home").native()));
        std::filesystem::create_directories(there());
    }
    std::string there() const { return data.path("there").native(); }
    std::string engine() const { return program("trainyard-engine").native(); }
    /// An image folder of 2 classes × `images` images of 32 × 24 in each half.
    DataSpec folder(const std::string& name, int images = 6)
    {
        writeImageFolder(data, name, {"cat's", "dog"}, images);
        DataSpec spec;
        spec.format = DataFormat::Folder;
        spec.path = data.path(name).native();
        spec.image = {16, 16, 3};
        return spec;
    }
    StagingRequest request(const DataSpec& spec) const
    {
        StagingRequest request;
        request.data = spec;
        request.engineHere = engine();
        request.engineThere.engine = engine();
        request.engineThere.prologue = "export TRAINYARD_PREPARED='" + there() + "/caches'";
        request.root = there() + "/data";
        return request;
    }

    Workspace data;
    DirectScheduler scheduler{"/nowhere/queue", "no-engine"};
};

} // namespace trainyard::test
