# SPDX-License-Identifier: Apache-2.0
# Python packages of other programs with which the tests compare. Sourced by check.

# Fixed versions, so that a test gives the same result tomorrow. NumPy 1, because Debian's PyTorch was built with it. Keras uses
# JAX here, the smallest backend that has convolutions.
PYTHON_WHEELS="safetensors==0.8.0 numpy==1.26.4 onnx==1.23.2 onnxruntime==1.31.1 keras==3.15.1 h5py==3.16.0 jax==0.7.1 pillow==13.0.0"

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
    export TRAINYARD_PYTHON=$folder/bin/python
    "$TRAINYARD_PYTHON" -c 'import torch; print("PyTorch", torch.__version__)' 2>/dev/null || echo "It has no PyTorch."
}
