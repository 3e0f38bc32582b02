# SPDX-License-Identifier: Apache-2.0
# Debian packages, by their users. Sourced by the other scripts.

# For the engine alone (preset engine-only).
ENGINE_PACKAGES="g++ cmake ninja-build ccache mold git libdnnl-dev libturbojpeg0-dev libpng-dev zlib1g-dev libwebp-dev nlohmann-json3-dev libcli11-dev libonnx-dev libprotobuf-dev libhdf5-dev libhwloc-dev libopenmpi-dev"
# For the window, its launcher and its store.
WINDOW_PACKAGES="qt6-base-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-svg-dev libqcustomplot-dev libsqlite3-dev libsqlitecpp-dev libarchive-dev libssh-dev libssl-dev qtkeychain-qt6-dev openssh-client fonts-inter fonts-jetbrains-mono qt6-translations-l10n"
# Additional packages for the tests: a virtual screen, Python and clang-format for the source checks, tools that unpack real data,
# and the command "module" of clusters.
TEST_PACKAGES="python3 clang-format xvfb xauth tar xz-utils environment-modules"
# Daemons for the cluster tests; only with --with-cluster or CI=true, and never started as services.
CLUSTER_PACKAGES="munge slurmctld slurmd slurm-client slurmdbd slurm-wlm-mysql-plugin mariadb-server openssh-server openssh-client openmpi-bin libpmix2 libpam-wrapper libpam-oath oathtool iproute2 tcsh fish"
# Python for other programs with which the tests compare; only with --with-python or CI=true.
PYTHON_PACKAGES="python3 python3-venv python3-torch"
# Needed by pip to download the vendor's CUDA wheels (quickstart --gpu without a toolkit).
WHEEL_PACKAGES="python3 python3-venv"
