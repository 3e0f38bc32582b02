// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/base/reason.h"
#include "backend/protocol/reasons_dataset.h"

#include <hdf5.h>

#include <functional>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>

/// Internal header of the module trainyard-hdf5.so.
namespace trainyard {

/// Hold this lock during every call of the library: Debian's build is not thread-safe.
std::mutex& hdf5Lock();

/// An HDF5 identifier with the function that closes it.
class Hdf5Handle {
public:
    Hdf5Handle(hid_t id, herr_t (*close)(hid_t), ReasonCode<kDatasetReasons> failure) : m_id(id), m_close(close)
    {
        if (id < 0)
            throw Refusal(datasetReason(failure));
    }
    Hdf5Handle(hid_t id, herr_t (*close)(hid_t), ReasonCode<kDatasetReasons, std::string> failure, std::string name)
        : m_id(id), m_close(close)
    {
        if (id < 0)
            throw Refusal(datasetReason(failure, std::move(name)));
    }
    ~Hdf5Handle()
    {
        if (m_id >= 0)
            m_close(m_id);
    }
    Hdf5Handle(Hdf5Handle&& other) noexcept : m_id(std::exchange(other.m_id, -1)), m_close(other.m_close) {}
    Hdf5Handle(const Hdf5Handle&) = delete;
    Hdf5Handle& operator=(const Hdf5Handle&) = delete;
    operator hid_t() const { return m_id; }

private:
    hid_t m_id;
    herr_t (*m_close)(hid_t);
};

/// Opens every dataset of a file and calls `each` with it and its name. Throws std::runtime_error: the first exception
/// of `each`, or that the file is damaged.
void forEachDataset(hid_t file, const std::function<void(hid_t dataset, const std::string& name)>& each);
/// Opens a dataset by its name. Throws std::runtime_error.
Hdf5Handle openDataset(hid_t file, const std::string& name);

inline void requireHdf5(bool good, const Reason& why)
{
    if (!good)
        throw Refusal(why);
}

} // namespace trainyard
