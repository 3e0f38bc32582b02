# SPDX-License-Identifier: Apache-2.0
# Finds nvcc, installed or of the vendor's Python wheels, without enabling the language CUDA: the CUDA module needs it, and so does
# the check of its kernels' code, also in builds without the module. Sets TRAINYARD_NVCC, TRAINYARD_CUDA_HINTS (the folders that
# were searched) and TRAINYARD_CUDA_ARCHITECTURES, all that a release may be built for (CUDA 13 dropped Volta).
include_guard(DIRECTORY)

set(TRAINYARD_CUDA_ROOT "" CACHE STRING "Folders of a CUDA toolkit, of site-packages/nvidia of its Python wheels, or of both")
set(TRAINYARD_CUDA_PYTHON python3 CACHE STRING "The Python whose wheels are looked at last")
set(TRAINYARD_CUDA_ARCHITECTURES 75-real 80-real 86-real 89-real 90-real 100-real 120)

set(wheels "")
foreach(python IN ITEMS "${TRAINYARD_CUDA_PYTHON}" "$ENV{TRAINYARD_PYTHON}") # the latter is packaging/check's
    if(python)
        execute_process(COMMAND "${python}" -c "import nvidia; print(';'.join(nvidia.__path__))"
            OUTPUT_VARIABLE found OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
        list(APPEND wheels ${found})
    endif()
endforeach()
set(TRAINYARD_CUDA_HINTS "")
foreach(folder IN LISTS TRAINYARD_CUDA_ROOT ITEMS /usr/local/cuda ${wheels})
    file(GLOB wheel_toolkits LIST_DIRECTORIES ON "${folder}/cu[0-9]*")
    list(APPEND TRAINYARD_CUDA_HINTS ${folder} ${wheel_toolkits} ${folder}/cudnn ${folder}/nccl)
endforeach()
find_program(TRAINYARD_NVCC nvcc HINTS ${TRAINYARD_CUDA_HINTS} PATH_SUFFIXES bin)
mark_as_advanced(TRAINYARD_NVCC)
