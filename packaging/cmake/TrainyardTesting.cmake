# SPDX-License-Identifier: Apache-2.0
# A test program holds the units of one theme: `PROGRAM UNIT [Qt Test functions and options…]` runs the tests of
# UNIT_test.cpp. ctest runs each unit in a process of its own, as the test "FOLDER/UNIT".

# What `ctest -L fast` runs, for packaging/check --fast.
add_custom_target(fast_tests)

# trainyard_test_program(NAME [LINK lib …] [SOURCES more.cpp …] [DEPENDS target …])
# DEPENDS: what the tests start or load; targets that this build lacks are left out.
function(trainyard_test_program name)
    cmake_parse_arguments(ARG "" "" "LINK;SOURCES;DEPENDS" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/tests"
        AUTOMOC ON AUTOGEN_ORIGIN_DEPENDS OFF) # moc needs no library to be built first
    target_link_libraries(${name} PRIVATE trainyard_test_main trainyard_test_support Qt6::Test ${ARG_LINK})
    trainyard_target(${name} QUICK)
    foreach(target ${ARG_DEPENDS})
        if(TARGET ${target})
            add_dependencies(${name} ${target})
        endif()
    endforeach()
endfunction()

# trainyard_tests(PROGRAM UNITS unit … [LABELS label …] [TIMEOUT seconds] [ENVIRONMENT k=v …] [LAUNCHER program])
# Adds UNIT_test.cpp of this folder to the program, and the tests "FOLDER/UNIT".
# Labels (tests/README.md says what they mean): unit (default), fast, gui, ranks, gpu, slurm, slow.
# LAUNCHER: what runs the test program, such as a script that starts a cluster first.
function(trainyard_tests program)
    cmake_parse_arguments(ARG "" "TIMEOUT;LAUNCHER" "UNITS;LABELS;ENVIRONMENT" ${ARGN})
    foreach(unit ${ARG_UNITS})
        target_sources(${program} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/${unit}_test.cpp)
        trainyard_test_case(${program} ${unit} NAME ${unit} LABELS ${ARG_LABELS} TIMEOUT ${ARG_TIMEOUT}
                            ENVIRONMENT ${ARG_ENVIRONMENT} LAUNCHER ${ARG_LAUNCHER})
    endforeach()
endfunction()

# trainyard_test_case(PROGRAM UNIT NAME name [FUNCTIONS function …] [LABELS …] [TIMEOUT …] [ENVIRONMENT …] [LAUNCHER …])
# Runs a unit of the program, or some of its functions, as the test "FOLDER/name".
# The home folder of tests is an empty one of the build's own: nobody's shell profile or settings have a say, nor are
# touched. A test that must skip prints the reason through QSKIP; one that skips everything exits with 77 through
# tests/support/test_environment.h and is counted as skipped, never as passed.
function(trainyard_test_case program unit)
    cmake_parse_arguments(ARG "" "NAME;TIMEOUT;LAUNCHER" "FUNCTIONS;LABELS;ENVIRONMENT" ${ARGN})
    if(NOT ARG_LABELS)
        set(ARG_LABELS unit)
    endif()
    if("fast" IN_LIST ARG_LABELS)
        add_dependencies(fast_tests ${program})
    endif()
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 120)
    endif()
    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME folder)
    set(test ${folder}/${ARG_NAME})
    add_test(NAME ${test} COMMAND ${ARG_LAUNCHER} $<TARGET_FILE:${program}> ${unit} ${ARG_FUNCTIONS})
    file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/tests/home")
    # The long ones begin first; those beside a cluster, of which there is one, before all others.
    set(cost ${ARG_TIMEOUT})
    if(ARG_LAUNCHER MATCHES "with_cluster")
        math(EXPR cost "1000 + ${ARG_TIMEOUT}")
        set(lock RESOURCE_LOCK test_cluster)
    endif()
    math(EXPR limit "${ARG_TIMEOUT} * 1000") # Qt Test's own, of a function with all its rows, is 300 s
    set_tests_properties(${test} PROPERTIES
        LABELS "${ARG_LABELS}" TIMEOUT ${ARG_TIMEOUT} SKIP_RETURN_CODE 77 COST ${cost} ${lock}
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;HOME=${PROJECT_BINARY_DIR}/tests/home;TRAINYARD_BIN_DIR=${PROJECT_BINARY_DIR}/bin;TRAINYARD_MODULE_PATH=${PROJECT_BINARY_DIR}/bin;TRAINYARD_SOURCE_DIR=${PROJECT_SOURCE_DIR};QTEST_FUNCTION_TIMEOUT=${limit};GOMP_SPINCOUNT=300;${ARG_ENVIRONMENT}")
endfunction()
