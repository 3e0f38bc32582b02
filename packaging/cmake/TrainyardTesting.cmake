# SPDX-License-Identifier: Apache-2.0
# A test program contains the units of one subject: `PROGRAM UNIT [Qt Test functions and options…]` runs the tests of
# UNIT_test.cpp. ctest runs each unit in its own process, as the test "FOLDER/UNIT".

# Tests get this many times their time limits: sanitizers slow programs down, and so does a computer that has other work.
# tests/architecture/check_labels.py uses it, too.
set(TRAINYARD_TEST_PATIENCE "" CACHE STRING "How much more time tests get, as a factor; empty: 5 with sanitizers, or else 1")
if(NOT TRAINYARD_TEST_PATIENCE)
    set(TRAINYARD_TEST_PATIENCE 1) # hides the empty entry of the cache
    if(TRAINYARD_SANITIZERS)
        set(TRAINYARD_TEST_PATIENCE 5)
    endif()
endif()
set(TRAINYARD_SANITIZER_OPTIONS "")
if(TRAINYARD_SANITIZERS)
    set(suppressions "${PROJECT_SOURCE_DIR}/tests/support/suppressions")
    # intercept_tls_get_addr: GCC 12's leak sanitizer crashes at the exit of a program whose modules, loaded at run time, have started
    # OpenMP's threads.
    # die_after_fork: QProcess starts programs with vfork(), whose child shares the test's memory, so GCC's thread sanitizer takes the
    # test itself for the child of a fork, and ends it when it starts a thread.
    set(TRAINYARD_SANITIZER_OPTIONS
        "ASAN_OPTIONS=halt_on_error=1:allocator_may_return_null=1:intercept_tls_get_addr=0"
        "LSAN_OPTIONS=suppressions=${suppressions}/leak.txt:print_suppressions=0"
        "UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1"
        "TSAN_OPTIONS=halt_on_error=1:second_deadlock_stack=1:die_after_fork=0:suppressions=${suppressions}/thread.txt")
endif()

# What `ctest -L fast` runs, for packaging/check --fast.
add_custom_target(fast_tests)
# What `ctest -L threads` runs, for the thread sanitizer.
add_custom_target(threaded_tests)

# trainyard_test_program(NAME [LINK lib …] [SOURCES more.cpp …] [DEPENDS target …])
# DEPENDS: programs and modules that the tests start or load; targets that this build lacks are ignored.
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

# trainyard_tests(PROGRAM UNITS unit … [LABELS label …] [TIMEOUT seconds] [ENVIRONMENT k=v …] [LAUNCHER program argument …])
# Adds UNIT_test.cpp from this folder to the program, and the tests "FOLDER/UNIT".
# Labels (explained in tests/README.md): unit (default), fast, gui, ranks, gpu, slurm, slow; threads by trainyard_threaded_tests().
# A test also has the name of its program as a label.
# TIMEOUT: 120; architecture/labels fails if a label promises less.
# LAUNCHER: runs the test program, for example a script that starts a cluster first.
function(trainyard_tests program)
    cmake_parse_arguments(ARG "" "TIMEOUT" "UNITS;LABELS;ENVIRONMENT;LAUNCHER" ${ARGN})
    foreach(unit ${ARG_UNITS})
        target_sources(${program} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/${unit}_test.cpp)
        trainyard_test_case(${program} ${unit} NAME ${unit} LABELS ${ARG_LABELS} TIMEOUT ${ARG_TIMEOUT}
                            ENVIRONMENT ${ARG_ENVIRONMENT} LAUNCHER ${ARG_LAUNCHER})
    endforeach()
endfunction()

# trainyard_test_case(PROGRAM UNIT NAME name [FUNCTIONS function …] [LABELS …] [TIMEOUT …] [ENVIRONMENT …] [LAUNCHER …])
# Runs a unit of the program, or some of its functions, as the test "FOLDER/name".
# Tests have an empty home folder in the build folder, so that no user's shell profile or settings affect them or are changed. A
# test that must skip prints the reason through QSKIP. One that skips everything exits with 77 through
# tests/support/test_environment.h and counts as skipped, never as passed.
function(trainyard_test_case program unit)
    cmake_parse_arguments(ARG "" "NAME;TIMEOUT" "FUNCTIONS;LABELS;ENVIRONMENT;LAUNCHER" ${ARGN})
    if(NOT ARG_LABELS)
        set(ARG_LABELS unit)
    endif()
    if("fast" IN_LIST ARG_LABELS)
        add_dependencies(fast_tests ${program})
    endif()
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 120)
    endif()
    math(EXPR ARG_TIMEOUT "${ARG_TIMEOUT} * ${TRAINYARD_TEST_PATIENCE}")
    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME folder)
    set(test ${folder}/${ARG_NAME})
    add_test(NAME ${test} COMMAND ${ARG_LAUNCHER} $<TARGET_FILE:${program}> ${unit} ${ARG_FUNCTIONS})
    file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/tests/home")
    math(EXPR limit "${ARG_TIMEOUT} * 1000") # Qt Test's own, of a function with all its rows, is 300 s
    set_tests_properties(${test} PROPERTIES
        LABELS "${ARG_LABELS};${program}" TIMEOUT ${ARG_TIMEOUT} SKIP_RETURN_CODE 77 COST ${ARG_TIMEOUT} # the long ones begin first
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;HOME=${PROJECT_BINARY_DIR}/tests/home;TRAINYARD_BIN_DIR=${PROJECT_BINARY_DIR}/bin;TRAINYARD_MODULE_PATH=${PROJECT_BINARY_DIR}/bin;TRAINYARD_SOURCE_DIR=${PROJECT_SOURCE_DIR};QTEST_FUNCTION_TIMEOUT=${limit};GOMP_SPINCOUNT=300;${TRAINYARD_SANITIZER_OPTIONS};${ARG_ENVIRONMENT}")
endfunction()

# trainyard_threaded_tests(PROGRAM UNITS unit …): these units of the program, or of its test cases, start threads that share
# something, or exchange data with other processes through memory. They also have the label `threads`.
function(trainyard_threaded_tests program)
    cmake_parse_arguments(ARG "" "" "UNITS" ${ARGN})
    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME folder)
    foreach(unit ${ARG_UNITS})
        set_property(TEST ${folder}/${unit} APPEND PROPERTY LABELS threads)
    endforeach()
    add_dependencies(threaded_tests ${program})
endfunction()

set(with_cluster ${PROJECT_SOURCE_DIR}/tests/support/with_cluster.sh)

# trainyard_shared_cluster(NAME SETTINGS N=2 … PLACES n): a real Slurm that several tests share. It starts before the first of
# them and ends after the last; at most n tests use it at a time.
function(trainyard_shared_cluster name)
    cmake_parse_arguments(ARG "" "PLACES" "SETTINGS" ${ARGN})
    foreach(act IN ITEMS start end)
        add_test(NAME cluster/${name}_${act} COMMAND ${with_cluster} --${act} ${name})
        set_tests_properties(cluster/${name}_${act} PROPERTIES LABELS slurm TIMEOUT 180 SKIP_RETURN_CODE 77
            ENVIRONMENT "HOME=${PROJECT_BINARY_DIR}/tests/home;${ARG_SETTINGS}")
    endforeach()
    set_tests_properties(cluster/${name}_start PROPERTIES FIXTURES_SETUP ${name}_cluster)
    set_tests_properties(cluster/${name}_end PROPERTIES FIXTURES_CLEANUP ${name}_cluster)
    set_property(GLOBAL PROPERTY trainyard_${name}_settings ${ARG_SETTINGS})
    set_property(GLOBAL PROPERTY trainyard_${name}_places ${ARG_PLACES})
    set_property(GLOBAL PROPERTY trainyard_${name}_next 1)
endfunction()

# trainyard_cluster_tests(PROGRAM UNITS unit … TIMEOUT seconds (SETTINGS N=2 … | SHARED name [ALONE]))
# Tests with their own real Slurm with these settings, or with a shared one: exclusively (ALONE), or together with others.
function(trainyard_cluster_tests program)
    cmake_parse_arguments(ARG "ALONE" "TIMEOUT;SHARED" "SETTINGS;UNITS" ${ARGN})
    math(EXPR limit "(${ARG_TIMEOUT} - 20) * 1000") # Qt Test says what hangs before ctest ends the whole
    math(EXPR cost "1000 + ${ARG_TIMEOUT}")         # before all others
    cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME folder)
    foreach(unit ${ARG_UNITS})
        set(launcher ${with_cluster})
        set(locks own_cluster)
        if(ARG_SHARED)
            list(APPEND launcher --in ${ARG_SHARED})
            get_property(ARG_SETTINGS GLOBAL PROPERTY trainyard_${ARG_SHARED}_settings)
            trainyard_places(${ARG_SHARED} "${ARG_ALONE}")
        endif()
        trainyard_tests(${program} UNITS ${unit} LABELS slurm TIMEOUT ${ARG_TIMEOUT} LAUNCHER ${launcher}
            ENVIRONMENT QTEST_FUNCTION_TIMEOUT=${limit} ${ARG_SETTINGS})
        set_tests_properties(${folder}/${unit} PROPERTIES COST ${cost} RESOURCE_LOCK "${locks}")
        if(ARG_SHARED)
            set_tests_properties(${folder}/${unit} PROPERTIES FIXTURES_REQUIRED ${ARG_SHARED}_cluster)
        endif()
    endforeach()
endfunction()

# Sets `locks`: all places of a shared cluster, or one place in turn.
macro(trainyard_places name all)
    get_property(places GLOBAL PROPERTY trainyard_${name}_places)
    get_property(next GLOBAL PROPERTY trainyard_${name}_next)
    set(locks ${name}_place_${next})
    if(${all})
        set(locks "")
        foreach(place RANGE 1 ${places})
            list(APPEND locks ${name}_place_${place})
        endforeach()
    else()
        math(EXPR next "${next} % ${places} + 1")
        set_property(GLOBAL PROPERTY trainyard_${name}_next ${next})
    endif()
endmacro()
