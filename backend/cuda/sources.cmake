# SPDX-License-Identifier: Apache-2.0
# The sources of trainyard-cuda.so. Kernels and device are also compiled for the host, by tests/support/cuda_emulator.
set(TRAINYARD_CUDA_KERNELS
    batch_norm_cuda.cu channel_statistics_cuda.cu column_sums_cuda.cu combine_cuda.cu conv2d_cuda.cu dense_cuda.cu depthwise_cuda.cu depthwise_weights_cuda.cu
    elementwise_cuda.cu epilogue_cuda.cu folded_images_cuda.cu gru_cuda.cu input_cuda.cu losses_cuda.cu optimizer_cuda.cu own_convolution_cuda.cu
    padded_channels_cuda.cu pool_cuda.cu product_cuda.cu rounded_sums_cuda.cu rows_cuda.cu)
set(TRAINYARD_CUDA_SOURCES
    cuda_check.cpp cuda_context.cpp cuda_copies.cpp cuda_device.cpp cuda_handles.cpp cuda_kernel.cpp cuda_lane.cpp cuda_stopwatch.cpp input_staging.cpp module.cpp
    reduced_weights.cpp)
set(TRAINYARD_CUDNN_SOURCES cudnn_descriptor.cpp cudnn_graph.cpp)
set(TRAINYARD_VENDOR_SOURCES ${TRAINYARD_CUDNN_SOURCES} cublas_product.cpp cudnn_plans.cpp plan_cache.cpp vendor_cudnn.cpp)
