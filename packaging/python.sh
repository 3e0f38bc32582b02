# SPDX-License-Identifier: Apache-2.0
# Python packages of other programs with which the tests compare. Sourced by check.

# Fixed versions, so that a test gives the same result tomorrow. NumPy 1, because Debian's PyTorch was built with it. Keras uses
# JAX here, the smallest backend that has convolutions.
PYTHON_WHEELS="safetensors==0.8.0 numpy==1.26.4 onnx==1.23.2 onnxruntime==1.31.1 keras==3.15.1 h5py==3.16.0 jax==0.7.1 pillow==13.0.0"
# nvcc and a disassembler, for backend/kernel_code, where no toolkit is installed. The disassembler was first packed for 13.2; it
# reads older code.
NVCC_WHEELS="cuda-toolkit[nvcc,cudart,crt,nvvm,cccl]==13.0.*"
DISASSEMBLER_WHEELS="nvidia-cuda-cuobjdump==13.2.86 nvidia-cuda-nvdisasm==13.2.86"

# bring_kernel_tools FOLDER: adds them to that Python. If that fails, prints a message and backend/kernel_code reads less, or skips.
bring_kernel_tools() {
    local wheels=$DISASSEMBLER_WHEELS
    command -v nvcc >/dev/null || [ -x /usr/local/cuda/bin/nvcc ] || wheels="$NVCC_WHEELS $wheels"
    [ "$(cat "$1/kernel_wheels" 2>/dev/null)" = "$wheels" ] && return
    # shellcheck disable=SC2086 # the list is meant to be split
    if timeout 300 "$1/bin/python" -m pip install --no-input --disable-pip-version-check --timeout 20 --retries 1 $wheels \
        >>"$ROOT/build/python.log" 2>&1; then
        echo "$wheels" >"$1/kernel_wheels"
    else
        echo "Not installed: $wheels ($(tail -n 1 "$ROOT/build/python.log")). backend/kernel_code does without them, or skips."
    fi
}

# Installs them into build/python and sets TRAINYARD_PYTHON. If that fails, prints a message and the tests that need them skip.
bring_python() {
    local folder=$ROOT/build/python log=$ROOT/build/python.log
    mkdir -p "$ROOT/build"
    if [ "$(cat "$folder/wheels" 2>/dev/null)" = "$PYTHON_WHEELS" ]; then
        echo "They are already in build/python."
    else
        rm -rf "$folder"
        # Debian's own interpreter finds Debian's PyTorch.
        # shellcheck disable=SC2086 # the list is meant to be split
        if ! /usr/bin/python3 -m venv --system-site-packages "$folder" >"$log" 2>&1 ||
            ! timeout 600 "$folder/bin/python" -m pip install --no-input --disable-pip-version-check --timeout 20 \
                --retries 1 $PYTHON_WHEELS >>"$log" 2>&1; then
            rm -rf "$folder"
            echo "SKIPPED: they cannot be installed ($(tail -n 1 "$log")); the whole output is in build/python.log."
            echo "Tests that read our files with them will be listed as skipped."
            return
        fi
        echo "$PYTHON_WHEELS" >"$folder/wheels"
    fi
    bring_kernel_tools "$folder"
    export TRAINYARD_PYTHON=$folder/bin/python
    "$TRAINYARD_PYTHON" -c 'import torch; print("PyTorch", torch.__version__)' 2>/dev/null || echo "It has no PyTorch."
}
