# SPDX-License-Identifier: Apache-2.0
# Finds a CUDA toolkit with cuDNN and NCCL. It may be installed, or consist of the vendor's Python wheels, whose folders differ
# (nvidia/cu13, nvidia/cudnn, nvidia/nccl side by side; lib instead of lib64), or be an installed toolkit with cuDNN and NCCL from
# wheels, as on machines with PyTorch. Sets TRAINYARD_CUDA_FOUND and TRAINYARD_CUDA_MISSING (the missing parts), enables the
# language CUDA, and creates the targets trainyard_cudart, trainyard_cublaslt, trainyard_cudnn and trainyard_nccl.

include(TrainyardNvcc)
set(TRAINYARD_CUDA_FOUND OFF)
set(TRAINYARD_CUDA_MISSING "")

find_path(TRAINYARD_CUDNN_INCLUDE cudnn.h HINTS ${TRAINYARD_CUDA_HINTS} PATH_SUFFIXES include)
find_library(TRAINYARD_CUDNN_LIBRARY NAMES_PER_DIR NAMES cudnn libcudnn.so.9
    HINTS ${TRAINYARD_CUDA_HINTS} PATH_SUFFIXES lib lib64)
find_path(TRAINYARD_NCCL_INCLUDE nccl.h HINTS ${TRAINYARD_CUDA_HINTS} PATH_SUFFIXES include)
find_library(TRAINYARD_NCCL_LIBRARY NAMES_PER_DIR NAMES nccl libnccl.so.2
    HINTS ${TRAINYARD_CUDA_HINTS} PATH_SUFFIXES lib lib64)
find_path(TRAINYARD_CUBLASLT_INCLUDE cublasLt.h HINTS ${TRAINYARD_CUDA_HINTS} PATH_SUFFIXES include)
find_library(TRAINYARD_CUBLASLT_LIBRARY NAMES_PER_DIR NAMES cublasLt libcublasLt.so.13 libcublasLt.so.12
    HINTS ${TRAINYARD_CUDA_HINTS} PATH_SUFFIXES lib lib64)
mark_as_advanced(TRAINYARD_CUBLASLT_INCLUDE TRAINYARD_CUBLASLT_LIBRARY TRAINYARD_CUDNN_INCLUDE TRAINYARD_CUDNN_LIBRARY TRAINYARD_NCCL_INCLUDE
    TRAINYARD_NCCL_LIBRARY)

foreach(pair IN ITEMS "nvcc=TRAINYARD_NVCC" "cuDNN=TRAINYARD_CUDNN_LIBRARY" "cudnn.h=TRAINYARD_CUDNN_INCLUDE"
        "cuBLASLt=TRAINYARD_CUBLASLT_LIBRARY" "cublasLt.h=TRAINYARD_CUBLASLT_INCLUDE" "NCCL=TRAINYARD_NCCL_LIBRARY" "nccl.h=TRAINYARD_NCCL_INCLUDE")
    string(REGEX REPLACE "=.*" "" what "${pair}")
    string(REGEX REPLACE ".*=" "" variable "${pair}")
    if(NOT ${variable})
        list(APPEND TRAINYARD_CUDA_MISSING ${what})
    endif()
endforeach()
if(TRAINYARD_CUDA_MISSING)
    return()
endif()

# A wheel's nvcc finds its own headers and libraries, but CMake's compiler test links by folder name. An nvcc on the path may be a
# link, or a script that starts another one, so it is asked for its location.
execute_process(COMMAND "${TRAINYARD_NVCC}" --dryrun -x cu /dev/null OUTPUT_QUIET ERROR_VARIABLE nvcc_says)
if(nvcc_says MATCHES "TOP=([^\r\n]+)")
    get_filename_component(toolkit "${CMAKE_MATCH_1}" REALPATH)
    set(TRAINYARD_NVCC "${toolkit}/bin/nvcc")
else()
    get_filename_component(toolkit "${TRAINYARD_NVCC}/../.." ABSOLUTE)
endif()
set(CMAKE_CUDA_COMPILER "${TRAINYARD_NVCC}")
if(TRAINYARD_CCACHE AND NOT CMAKE_CUDA_COMPILER_LAUNCHER)
    set(CMAKE_CUDA_COMPILER_LAUNCHER "${TRAINYARD_CCACHE}")
endif()
if(NOT CMAKE_CUDA_ARCHITECTURES)
    # Development builds compile only one architecture, to save time.
    if(CMAKE_BUILD_TYPE STREQUAL "Release" AND TRAINYARD_ALL_ARCHITECTURES)
        set(CMAKE_CUDA_ARCHITECTURES ${TRAINYARD_CUDA_ARCHITECTURES})
    else()
        set(CMAKE_CUDA_ARCHITECTURES 90-real)
    endif()
endif()
set(CMAKE_CUDA_RUNTIME_LIBRARY Shared)
if(NOT EXISTS "${toolkit}/lib64" AND EXISTS "${toolkit}/lib")
    string(APPEND CMAKE_CUDA_FLAGS " -L${toolkit}/lib")
    if(NOT EXISTS "${toolkit}/lib/libcudart.so")
        # Wheels contain only libcudart.so.13: create the name that the linker expects in the build folder.
        file(GLOB cudart "${toolkit}/lib/libcudart.so.*")
        list(GET cudart 0 cudart)
        file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/cuda-lib")
        file(CREATE_LINK "${cudart}" "${PROJECT_BINARY_DIR}/cuda-lib/libcudart.so" SYMBOLIC)
        string(APPEND CMAKE_CUDA_FLAGS " -L${PROJECT_BINARY_DIR}/cuda-lib")
    endif()
endif()
# CMake 3.25 refuses CUDA_STANDARD 20 for nvcc. Warnings are left to the C++ compiler, which compiles the same files in tests.
string(APPEND CMAKE_CUDA_FLAGS " -std=c++20 --expt-relaxed-constexpr")
enable_language(CUDA)

find_library(TRAINYARD_CUDART_LIBRARY NAMES_PER_DIR NAMES cudart libcudart.so.13 libcudart.so.12
    HINTS ${toolkit} PATH_SUFFIXES lib64 lib REQUIRED)
set(TRAINYARD_CUDART_INCLUDE "${toolkit}/include")
foreach(name IN ITEMS cudart cublaslt cudnn nccl)
    string(TOUPPER ${name} upper)
    add_library(trainyard_${name} INTERFACE)
    target_include_directories(trainyard_${name} SYSTEM INTERFACE "${TRAINYARD_${upper}_INCLUDE}")
    target_link_libraries(trainyard_${name} INTERFACE "${TRAINYARD_${upper}_LIBRARY}")
endforeach()
set(TRAINYARD_CUDA_FOUND ON)
