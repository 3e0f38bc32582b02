// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/backend/data_files.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace trainyard::test {

/// CIFAR images as make_datasets.py has them: pixel value (i · 31 + place · 7) % 256 at each place of the three planes
/// of image i, label i % 10 (CIFAR-100: coarse label i % 20, fine label i % 100).
std::string cifarPlanes(int image);
/// `labelBytes` 1 or 2 for CIFAR-10 and CIFAR-100.
std::string cifarBinary(int count, int labelBytes = 1, int first = 0);
/// In the form that Python 2 and its numpy wrote them: protocol 2, byte strings.
std::string cifarPickle(int count, const std::string& labelKey = "labels", int first = 0);
/// {key: value} with a pickled value, protocol 2: "K\7" for 7.
std::string pickledDict(const std::vector<std::pair<std::string, std::string>>& entries);
std::string pickledList(const std::vector<std::string>& values);
std::string pickledText(const std::string& text);
/// A two-dimensional numpy array of uint8.
std::string pickledArray(const std::string& bytes, unsigned rows, unsigned columns, const std::string& type = "u1");

/// A CIFAR-10 folder with `count` images in each of its six files, as the authors publish it.
void writeCifarFolder(const Workspace& workspace, const std::string& folder, bool pickled, int count = 10);

/// A tar archive (ustar) of these files.
std::string tarOf(const std::vector<std::pair<std::string, std::string>>& files);

/// One TFRecord with its two checksums.
std::string tfRecord(const std::string& content);
/// A protobuf field of the length-delimited kind, and a varint.
std::string protoField(unsigned number, const std::string& content);
std::string protoVarint(std::uint64_t value);
/// An entry of tf.train.Features.
std::string tfBytes(const std::string& key, const std::string& value);
std::string tfNumber(const std::string& key, std::int64_t value);
/// A tf.train.Example of such entries.
std::string tfExample(const std::vector<std::string>& entries);
/// `count` PNG images with labels 1, 2, 3 in turn, as ImageNet's records have them.
std::string tfRecords(int count, unsigned seed = 1);

/// Line per image "images/<i>.png,<label>" and the images; labels "cat", "dog", "owl" in turn.
void writeCsvDataset(const Workspace& workspace, const std::string& folder, int train, int validation);

} // namespace trainyard::test
