# SPDX-License-Identifier: Apache-2.0
# trainyard_test(FOLDER UNIT [LABELS label …] [LINK lib …] [SOURCES more.cpp …] [TIMEOUT seconds] [ENVIRONMENT k=v …]
#                [LAUNCHER program])
# Builds tests/FOLDER/UNIT_test.cpp (a Qt Test program) and registers it as "FOLDER/UNIT".
# Labels: unit (default), gui, ranks, gpu, slurm, slow.
# LAUNCHER: what runs the test program, such as a script that starts a cluster first.
# The home folder of tests is an empty one of the build's own: nobody's shell profile or settings have a say, nor are touched.
# A test that must skip prints the reason through QSKIP; one that skips everything exits with 77 through
# tests/support/test_main.h and is counted as skipped, never as passed.
function(trainyard_test folder unit)
    cmake_parse_arguments(ARG "" "TIMEOUT;LAUNCHER" "LABELS;LINK;SOURCES;ENVIRONMENT" ${ARGN})
    set(target ${folder}_${unit}_test)
    add_executable(${target} ${CMAKE_CURRENT_SOURCE_DIR}/${unit}_test.cpp ${ARG_SOURCES})
    set_target_properties(${target} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/tests")
    target_link_libraries(${target} PRIVATE trainyard_flags trainyard_test_support Qt6::Test ${ARG_LINK})
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release,RelWithDebInfo>:-O1>) # builds a fifth faster than -O3
    if(NOT ARG_LABELS)
        set(ARG_LABELS unit)
    endif()
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 120)
    endif()
    add_test(NAME ${folder}/${unit} COMMAND ${ARG_LAUNCHER} $<TARGET_FILE:${target}>)
    file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/tests/home")
    # The long ones begin first; those beside a cluster, of which there is one, before all others.
    set(cost ${ARG_TIMEOUT})
    if(ARG_LAUNCHER MATCHES "with_cluster")
        math(EXPR cost "1000 + ${ARG_TIMEOUT}")
        set(lock RESOURCE_LOCK test_cluster)
    endif()
    math(EXPR limit "${ARG_TIMEOUT} * 1000") # Qt Test's own, of a function with all its rows, is 300 s
    set_tests_properties(${folder}/${unit} PROPERTIES
        LABELS "${ARG_LABELS}" TIMEOUT ${ARG_TIMEOUT} SKIP_RETURN_CODE 77 COST ${cost} ${lock}
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;HOME=${PROJECT_BINARY_DIR}/tests/home;TRAINYARD_BIN_DIR=${PROJECT_BINARY_DIR}/bin;TRAINYARD_MODULE_PATH=${PROJECT_BINARY_DIR}/bin;TRAINYARD_SOURCE_DIR=${PROJECT_SOURCE_DIR};QTEST_FUNCTION_TIMEOUT=${limit};${ARG_ENVIRONMENT}")
endfunction()
