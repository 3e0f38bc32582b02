// SPDX-License-Identifier: Apache-2.0
// Part of the module trainyard-hdf5.so: walks the objects of a file.
#include "backend/data/files/hdf5_handle.h"
#include "backend/protocol/reasons_dataset.h"

namespace trainyard {
namespace {

struct Visit {
    hid_t file;
    const std::function<void(hid_t, const std::string&)>& each;
    Reason error;
};

/// A C callback, so no exception may leave it.
herr_t visitObject(hid_t, const char* name, const H5O_info_t* info, void* context)
{
    Visit& visit = *static_cast<Visit*>(context);
    if (info->type != H5O_TYPE_DATASET)
        return 0;
    try {
        const Hdf5Handle dataset = openDataset(visit.file, name);
        visit.each(dataset, name);
        return 0;
    } catch (const std::exception& exception) {
        visit.error = whyOf(exception);
        return -1;
    }
}

} // namespace

Hdf5Handle openDataset(hid_t file, const std::string& name)
{
    return {H5Dopen2(file, name.c_str(), H5P_DEFAULT), H5Dclose, "dataset.hdf5-set-not-opened"};
}

void forEachDataset(hid_t file, const std::function<void(hid_t, const std::string&)>& each)
{
    Visit visit{file, each, {}};
    const herr_t done = H5Ovisit2(file, H5_INDEX_NAME, H5_ITER_INC, visitObject, &visit, H5O_INFO_BASIC);
    requireHdf5(done >= 0, visit.error.empty() ? datasetReason("dataset.hdf5-damaged") : visit.error);
}

} // namespace trainyard
