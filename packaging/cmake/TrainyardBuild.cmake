# SPDX-License-Identifier: Apache-2.0
# Build settings every target shares, and the two functions that declare targets.

set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# Executables, modules and tests share one folder each, so that the engine finds its device modules next to itself.
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")
include(GNUInstallDirs)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

find_program(TRAINYARD_CCACHE ccache)
if(TRAINYARD_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Uses names relative to the checkout, so that every checkout on a machine reuses what another has compiled.
    set(TRAINYARD_CCACHE env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1 ${TRAINYARD_CCACHE})
    set(CMAKE_CXX_COMPILER_LAUNCHER "${TRAINYARD_CCACHE}")
    set(CMAKE_C_COMPILER_LAUNCHER "${TRAINYARD_CCACHE}")
endif()

# -O3 only where it pays: FAST in trainyard_library(). The window and its launcher wait for people and networks: QUICK.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

# A build with sanitizers (presets `asan`, `tsan`): little optimising, lines without variables, and a finding ends the program. This
# is compiled in half the time that RelWithDebInfo takes, and finds the same. Assertions are on, those of std containers too.
set(CMAKE_CXX_FLAGS_SANITIZED "-O1 -g1 -D_GLIBCXX_ASSERTIONS")
set(CMAKE_C_FLAGS_SANITIZED "-O1 -g1")
set(TRAINYARD_SANITIZERS "" CACHE STRING "Sanitizers for every target, such as address,undefined")

add_library(trainyard_flags INTERFACE)
target_compile_features(trainyard_flags INTERFACE cxx_std_20)
target_compile_options(trainyard_flags INTERFACE
    $<$<COMPILE_LANGUAGE:CXX>:-Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual>
    # A unity build has no "main file", the only place where GCC allows types of unnamed namespaces.
    $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-Wno-subobject-linkage>
    # False alarms of GCC 12 on std::string concatenation (PR105329).
    $<$<AND:$<COMPILE_LANG_AND_ID:CXX,GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>)
target_include_directories(trainyard_flags INTERFACE "${PROJECT_SOURCE_DIR}"
    "${PROJECT_SOURCE_DIR}/backend/base/json") # <nlohmann/json.hpp> that reads whole numbers with care
if(TRAINYARD_SANITIZERS)
    target_compile_options(trainyard_flags INTERFACE
        $<$<COMPILE_LANGUAGE:CXX>:-fsanitize=${TRAINYARD_SANITIZERS} -fno-sanitize-recover=all -fno-omit-frame-pointer>
        "$<$<AND:$<COMPILE_LANGUAGE:CXX>,$<CONFIG:Sanitized>,$<BOOL:$<TARGET_PROPERTY:TRAINYARD_QUICK>>>:-fno-sanitize=null>")
    target_link_options(trainyard_flags INTERFACE -fsanitize=${TRAINYARD_SANITIZERS})
endif()
find_program(TRAINYARD_MOLD mold)
if(TRAINYARD_MOLD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 12.1)
    target_link_options(trainyard_flags INTERFACE -fuse-ld=mold)
endif()

# Several files of a library are compiled together ("unity build"), so that headers are parsed and templates instantiated only
# once for all of them; this takes most of the compiler's time. Names in unnamed namespaces must therefore be unique within a
# library; tests/architecture/check_names.py finds duplicates. OFF gives one object per file, as clangd needs it.
option(TRAINYARD_UNITY "Compile several files of a library together" ON)
set(TRAINYARD_UNITY_FILES 6) # more files: faster full builds, slower rebuilds after a small change
set(TRAINYARD_UNITY_HEAVY 3)

# trainyard_target(NAME [FAST | QUICK] [APART file.cpp …] [HEAVY file.cpp …]): what all our libraries, modules and programs have
# in common.
#   FAST: it computes for long periods (-O3). QUICK: it never does, so the compiler need not optimise much (-O1). With sanitizers
#   QUICK means -O0 and no checks for null pointers, whose use the address sanitizer reports anyway: half the compiler's time.
#   APART: files that are compiled separately.
#   HEAVY: files that read or write JSON: fewer of them are compiled together, and no other file waits for them.
function(trainyard_target name)
    cmake_parse_arguments(ARG "FAST;QUICK" "" "APART;HEAVY" ${ARGN})
    target_link_libraries(${name} PRIVATE trainyard_flags)
    set(optimised $<AND:$<COMPILE_LANGUAGE:CXX>,$<CONFIG:Release,RelWithDebInfo>>)
    set(sanitized $<AND:$<COMPILE_LANGUAGE:CXX>,$<CONFIG:Sanitized>>)
    target_compile_options(${name} PRIVATE $<$<AND:$<BOOL:${ARG_FAST}>,${optimised}>:-O3>
        $<$<AND:$<BOOL:${ARG_QUICK}>,${optimised}>:-O1>
        $<$<AND:$<BOOL:${ARG_QUICK}>,${sanitized}>:-O0>)
    set_target_properties(${name} PROPERTIES TRAINYARD_QUICK "${ARG_QUICK}")
    if(TRAINYARD_UNITY)
        set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${TRAINYARD_UNITY_FILES})
        set_source_files_properties(${ARG_APART} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
        if(ARG_HEAVY)
            trainyard_unity_groups(${name} ${ARG_HEAVY})
        endif()
    endif()
endfunction()

# Groups the files that a target has so far: heavy ones and others. Files added later are compiled separately.
function(trainyard_unity_groups name)
    set_target_properties(${name} PROPERTIES UNITY_BUILD_MODE GROUP)
    get_target_property(others ${name} SOURCES)
    list(FILTER others INCLUDE REGEX "[.]cpp$")
    list(REMOVE_ITEM others ${ARGN})
    set(heavy ${ARGN})
    set(heavy_size ${TRAINYARD_UNITY_HEAVY})
    set(others_size ${TRAINYARD_UNITY_FILES})
    foreach(kind IN ITEMS heavy others)
        set(number 0)
        foreach(file IN LISTS ${kind})
            math(EXPR group "${number} / ${${kind}_size}")
            math(EXPR number "${number} + 1")
            set_source_files_properties(${file} PROPERTIES UNITY_GROUP ${kind}_${group})
        endforeach()
    endforeach()
endfunction()

# trainyard_library(NAME SOURCES a.cpp … [LINK lib …] [PRIVATE_LINK lib …] [FAST | QUICK] [APART file.cpp …] [HEAVY file.cpp …])
# One static library per folder. Includes are relative to the source root: "backend/base/error.h".
function(trainyard_library name)
    cmake_parse_arguments(ARG "FAST;QUICK" "" "SOURCES;HEAVY;LINK;PRIVATE_LINK;APART" ${ARGN})
    add_library(${name} STATIC ${ARG_SOURCES})
    target_link_libraries(${name} PUBLIC trainyard_flags ${ARG_LINK} PRIVATE ${ARG_PRIVATE_LINK})
    set(effort "")
    foreach(word IN ITEMS FAST QUICK)
        if(ARG_${word})
            set(effort ${word})
        endif()
    endforeach()
    trainyard_target(${name} ${effort} APART ${ARG_APART} HEAVY ${ARG_HEAVY})
endfunction()
