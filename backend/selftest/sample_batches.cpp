// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/sample_batches.h"

#include "backend/base/keyed_random.h"
#include "backend/selftest/check.h"

namespace trainyard::selftest {

Batch SampleBatch::part(int first, int count) const
{
    return view().part(first, count, static_cast<std::int64_t>(images.size() / labels.size()));
}

SampleBatch sampleBatch(const ImageSpec& image, int classes, int count, std::uint64_t seed)
{
    SampleBatch batch;
    KeyedRandom random(seed, RandomPurpose::Synthetic, 5);
    for (int n = 0; n < count; ++n) {
        const auto label = static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(classes)));
        batch.labels.push_back(label);
        const int top = (label % 4) * image.height / 5;
        const int left = (label / 4) * image.width / 5;
        for (int y = 0; y < image.height; ++y)
            for (int x = 0; x < image.width; ++x) {
                const bool square = y >= top && y < top + image.height / 3 && x >= left && x < left + image.width / 3;
                for (int c = 0; c < image.channels; ++c)
                    batch.images.push_back(static_cast<std::uint8_t>(random.below(130) + (square ? 120 : 0)));
            }
    }
    return batch;
}

NetworkOptions smallCnnOptions(DeviceKind device, int batch)
{
    NetworkOptions options;
    options.model.architecture = Architecture::SmallCnn;
    options.image = {14, 13, 1};
    options.batchSize = batch;
    options.labelSmoothing = 0.1;
    options.device = device;
    options.threads = 2;
    options.seed = 21;
    return options;
}

NetworkOptions resNetOptions(DeviceKind device, int batch)
{
    NetworkOptions options = smallCnnOptions(device, batch);
    options.model.architecture = Architecture::ResNet20V2;
    options.image = {12, 12, 3};
    options.mean = {0.4f, 0.5f, 0.45f};
    options.deviation = {0.2f, 0.3f, 0.25f};
    options.optimizer.nesterov = true;
    return options;
}

std::vector<DeviceKind> checkedDevices()
{
    std::vector<DeviceKind> devices{DeviceKind::Reference, DeviceKind::Cpu};
    if (deviceAvailable(DeviceKind::Cuda, nullptr))
        devices.push_back(DeviceKind::Cuda);
    return devices;
}

void requireDevice(DeviceKind kind)
{
    std::string reason;
    if (!deviceAvailable(kind, &reason))
        throw Skipped(reason);
}

std::vector<NamedTensor> halfMasks(const Network& network)
{
    std::vector<NamedTensor> masks;
    for (const NamedTensor& tensor : network.state().tensors()) {
        if (!tensor.name.ends_with("/weight"))
            continue;
        NamedTensor mask{tensor.name, tensor.shape, std::vector<float>(tensor.values.size())};
        KeyedRandom random(3, RandomPurpose::Synthetic, masks.size());
        for (float& value : mask.values)
            value = static_cast<float>(random.below(2));
        masks.push_back(std::move(mask));
    }
    return masks;
}

std::vector<DeviceKind> availableDevices()
{
    std::vector<DeviceKind> devices = checkedDevices();
    if (!deviceAvailable(DeviceKind::Cpu, nullptr))
        std::erase(devices, DeviceKind::Cpu);
    return devices;
}

std::vector<float> flattened(const std::vector<NamedTensor>& state)
{
    std::vector<float> values;
    for (const NamedTensor& tensor : state)
        values.insert(values.end(), tensor.values.begin(), tensor.values.end());
    return values;
}

} // namespace trainyard::selftest
