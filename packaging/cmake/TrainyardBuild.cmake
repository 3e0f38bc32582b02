# SPDX-License-Identifier: Apache-2.0
# Build settings every target shares, and the two functions that declare targets.

set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# Executables, modules and tests share one folder each, so that the engine finds its device modules beside itself.
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
include(GNUInstallDirs)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

find_program(TRAINYARD_CCACHE ccache)
if(TRAINYARD_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # By names relative to the checkout, so that every checkout of a machine finds what another has compiled.
    set(TRAINYARD_CCACHE env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1 ${TRAINYARD_CCACHE})
    set(CMAKE_CXX_COMPILER_LAUNCHER "${TRAINYARD_CCACHE}")
    set(CMAKE_C_COMPILER_LAUNCHER "${TRAINYARD_CCACHE}")
endif()

set(TRAINYARD_SANITIZERS "" CACHE STRING "Sanitizers for every target, such as address,undefined")

add_library(trainyard_flags INTERFACE)
target_compile_features(trainyard_flags INTERFACE cxx_std_20)
target_compile_options(trainyard_flags INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual>
    # False alarms of GCC 12 on std::string concatenation (PR105329).
    $<$<AND:$<COMPILE_LANG_AND_ID:CXX,GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>)
target_include_directories(trainyard_flags INTERFACE "${PROJECT_SOURCE_DIR}")
if(TRAINYARD_SANITIZERS)
    target_compile_options(trainyard_flags INTERFACE
        $<$<COMPILE_LANGUAGE:CXX>:-fsanitize=${TRAINYARD_SANITIZERS} -fno-omit-frame-pointer>)
    target_link_options(trainyard_flags INTERFACE -fsanitize=${TRAINYARD_SANITIZERS})
endif()
find_program(TRAINYARD_MOLD mold)
if(TRAINYARD_MOLD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 12.1)
    target_link_options(trainyard_flags INTERFACE -fuse-ld=mold)
endif()

# trainyard_library(NAME SOURCES a.cpp … [LINK lib …] [PRIVATE_LINK lib …])
# One static library a folder. Includes are written from the source root: "backend/base/error.h".
function(trainyard_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINK;PRIVATE_LINK" ${ARGN})
    add_library(${name} STATIC ${ARG_SOURCES})
    target_link_libraries(${name} PUBLIC trainyard_flags ${ARG_LINK} PRIVATE ${ARG_PRIVATE_LINK})
endfunction()

# trainyard_header_library(NAME [LINK lib …]): a folder that so far holds only headers.
function(trainyard_header_library name)
    cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE trainyard_flags ${ARG_LINK})
endfunction()
