# SPDX-License-Identifier: Apache-2.0
# Debian packages, by what needs them. Sourced by the other scripts.

# The engine alone (preset engine-only).
ENGINE_PACKAGES="g++ cmake ninja-build ccache mold git libdnnl-dev libturbojpeg0-dev libpng-dev zlib1g-dev libwebp-dev nlohmann-json3-dev libcli11-dev libonnx-dev libprotobuf-dev libhdf5-dev libopenmpi-dev"
# The window, its launcher and its store.
WINDOW_PACKAGES="qt6-base-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-svg-dev libqcustomplot-dev libsqlite3-dev libsqlitecpp-dev libarchive-dev libssh-dev qtkeychain-qt6-dev fonts-inter fonts-jetbrains-mono qt6-translations-l10n"
# What the tests need on top: a screen of their own, Python and clang-format for the checks of the sources, and what
# unpacks real data.
TEST_PACKAGES="python3 clang-format xvfb xauth tar xz-utils"
# Daemons for the cluster tests; only with --with-cluster or CI=true, and never started as services.
CLUSTER_PACKAGES="munge slurmctld slurmd slurm-client slurmdbd slurm-wlm-mysql-plugin mariadb-server openssh-server openssh-client openmpi-bin libpmix2 libpam-wrapper libpam-oath oathtool iproute2 tcsh fish"
# Python of other programs that the tests compare with; only with --with-python or CI=true.
PYTHON_PACKAGES="python3 python3-venv python3-torch"
# What pip needs to bring the vendor's CUDA wheels (quickstart --gpu without a toolkit).
WHEEL_PACKAGES="python3 python3-venv"
