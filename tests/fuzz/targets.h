// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

/// The fuzz targets: one function per parser, which reads any bytes. What it may not do ends the program.
namespace trainyard::fuzz {

// Readers of data sets.
void image(const std::uint8_t* data, std::size_t size);
void exif(const std::uint8_t* data, std::size_t size);
void idx(const std::uint8_t* data, std::size_t size);
void pickle(const std::uint8_t* data, std::size_t size);
void cifar(const std::uint8_t* data, std::size_t size);
void tar(const std::uint8_t* data, std::size_t size);
void csv(const std::uint8_t* data, std::size_t size);
void tf_record(const std::uint8_t* data, std::size_t size);
void tf_example(const std::uint8_t* data, std::size_t size);
void hdf5(const std::uint8_t* data, std::size_t size);
void prepared(const std::uint8_t* data, std::size_t size);
// Logs of other programs.
void tensorboard_log(const std::uint8_t* data, std::size_t size);
void csv_log(const std::uint8_t* data, std::size_t size);
void json_log(const std::uint8_t* data, std::size_t size);
void mlflow_log(const std::uint8_t* data, std::size_t size);
void wandb_log(const std::uint8_t* data, std::size_t size);
// Networks and checkpoints.
void safetensors(const std::uint8_t* data, std::size_t size);
void checkpoint(const std::uint8_t* data, std::size_t size);
void onnx(const std::uint8_t* data, std::size_t size);
void keras(const std::uint8_t* data, std::size_t size);
void keras_weights(const std::uint8_t* data, std::size_t size);
void model_file(const std::uint8_t* data, std::size_t size);
// Files of runs and answers of the engine.
void spec(const std::uint8_t* data, std::size_t size);
void events(const std::uint8_t* data, std::size_t size);
void run_check(const std::uint8_t* data, std::size_t size);
void run_files(const std::uint8_t* data, std::size_t size);
void answers(const std::uint8_t* data, std::size_t size);
void trace(const std::uint8_t* data, std::size_t size);
void search(const std::uint8_t* data, std::size_t size);
// The store.
void ingest(const std::uint8_t* data, std::size_t size);
void query(const std::uint8_t* data, std::size_t size);
// Other machines.
void slurm(const std::uint8_t* data, std::size_t size);
void probe(const std::uint8_t* data, std::size_t size);
void machine_answers(const std::uint8_t* data, std::size_t size);
void frame(const std::uint8_t* data, std::size_t size);
void ssh_config(const std::uint8_t* data, std::size_t size);
void machines(const std::uint8_t* data, std::size_t size);
void library_needs(const std::uint8_t* data, std::size_t size);

struct Target {
    const char* name;
    void (*run)(const std::uint8_t* data, std::size_t size);
};

inline constexpr Target kTargets[] = {
    {"image", image},
    {"exif", exif},
    {"idx", idx},
    {"pickle", pickle},
    {"cifar", cifar},
    {"tar", tar},
    {"csv", csv},
    {"tf_record", tf_record},
    {"tf_example", tf_example},
    {"hdf5", hdf5},
    {"prepared", prepared},
    {"tensorboard_log", tensorboard_log},
    {"csv_log", csv_log},
    {"json_log", json_log},
    {"mlflow_log", mlflow_log},
    {"wandb_log", wandb_log},
    {"safetensors", safetensors},
    {"checkpoint", checkpoint},
    {"onnx", onnx},
    {"keras", keras},
    {"keras_weights", keras_weights},
    {"model_file", model_file},
    {"spec", spec},
    {"events", events},
    {"run_check", run_check},
    {"run_files", run_files},
    {"answers", answers},
    {"trace", trace},
    {"search", search},
    {"ingest", ingest},
    {"query", query},
    {"slurm", slurm},
    {"probe", probe},
    {"machine_answers", machine_answers},
    {"frame", frame},
    {"ssh_config", ssh_config},
    {"machines", machines},
    {"library_needs", library_needs},
};

} // namespace trainyard::fuzz
