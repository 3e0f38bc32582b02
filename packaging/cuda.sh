# SPDX-License-Identifier: Apache-2.0
# bring_cuda: finds a CUDA toolkit with cuDNN and NCCL, or downloads the vendor's Python wheels into build/cuda.
# Sets CUDA_ROOT. Sourced after common.sh.

CUDA_WHEELS="cuda-toolkit[nvcc,cudart,cublas,crt,nvvm,cccl]==13.0.* nvidia-cudnn-cu13 nvidia-nccl-cu13"

bring_cuda() {
    local nvcc
    nvcc=$(command -v nvcc || ls /usr/local/cuda/bin/nvcc 2>/dev/null || true)
    if [ -n "$nvcc" ]; then
        CUDA_ROOT=$(cd "$(dirname "$(readlink -f "$nvcc")")/.." && pwd)
        echo "Found a CUDA toolkit: $CUDA_ROOT"
        return
    fi
    # shellcheck disable=SC2086
    install_packages $WHEEL_PACKAGES
    local venv=$ROOT/build/cuda
    if [ ! -e "$venv/.complete" ]; then
        say "Downloading CUDA, cuDNN and NCCL into build/cuda"
        rm -rf "$venv"
        python3 -m venv "$venv" || fail "python3 -m venv $venv"
        # shellcheck disable=SC2086
        "$venv/bin/pip" install --quiet --no-input --disable-pip-version-check $CUDA_WHEELS </dev/null ||
            fail "pip install $CUDA_WHEELS (is the network available?)"
        touch "$venv/.complete"
    fi
    CUDA_ROOT=$(echo "$venv"/lib/python3*/site-packages/nvidia)
    [ -d "$CUDA_ROOT" ] || fail "the wheels have no folder $CUDA_ROOT; remove build/cuda and try again"
    echo "CUDA, cuDNN and NCCL are in $CUDA_ROOT"
}
