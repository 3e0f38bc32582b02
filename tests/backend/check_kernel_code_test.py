# SPDX-License-Identifier: Apache-2.0
"""The check of machine code must be able to fail: a kernel's listing with one sin each."""
import unittest

import check_kernel_code

NAME = "_ZN9trainyard4cuda12_GLOBAL__N_19normaliseI6__halfS2_Li8ELNS0_5FixedE1EEEvPKT_PT0_"
GOOD = ["LDC R1, c[0x0][0x28]", "LDG.E.128 R4, desc[UR4][R2.64]", "FADD R4, R4, R5", "@P0 BRA 0x10", "EXIT", "BRA 0x50"]


def listing(code, name=NAME):
    yield "\tcode for sm_90"
    yield f"\t\tFunction : {name}"
    for place, line in enumerate(code):
        yield f"        /*{16 * place:04x}*/                   {line} ;        /* 0x00000a00ff017b82 */"
        yield "                                                     /* 0x000fe20000000800 */"
PTX = ["ld.param.u64 %rd1, [p];", "$L__BB0_1:", "ld.global.nc.v4.u32 {%r1, %r2, %r3, %r4}, [%rd1];", "@%p1 bra $L__BB0_1;", "ret;"]


def ptx(code, name=NAME):
    yield f".visible .entry {name}("
    yield ".param .u64 p"
    yield ")"
    yield "{"
    yield from code
    yield "}"


class CheckKernelCode(unittest.TestCase):
    def faults(self, code, name=NAME):
        return check_kernel_code.check(listing(code, name))[0]

    def sins(self, words, code):
        found = self.faults(code)
        self.assertEqual(len(found), 1, found)
        self.assertIn(words, found[0])

    def test_accepts_good_code(self):
        self.assertEqual(self.faults(GOOD), [])
        self.assertEqual(check_kernel_code.check(listing(GOOD))[1], {("sm_90", "normalise"): 1})

    def test_refuses_values_in_local_memory(self):
        self.sins("local memory", GOOD[:3] + ["STL [R1], R4"] + GOOD[3:])

    def test_refuses_narrow_loads(self):
        self.sins("128 bits", [line.replace(".128", ".U16") for line in GOOD])

    def test_refuses_an_indirect_branch_in_a_loop(self):
        self.sins("BRX", GOOD[:2] + ["BRX R6 -0x190"] + GOOD[2:])

    def test_accepts_an_indirect_branch_outside(self):
        self.assertEqual(self.faults(["BRX R6 -0x190"] + [line.replace("0x10", "0x20") for line in GOOD]), [])

    def test_passes_over_other_kernels(self):
        self.assertEqual(self.faults(["EXIT"], "_ZN9trainyard4cuda9transposeEPKf"), [])
        self.assertEqual(self.faults(["EXIT"], NAME.replace("FixedE1", "FixedE3")), [])

    def ptx_sins(self, words, code):
        found = check_kernel_code.check_ptx(ptx(code), "sm_90")[0]
        self.assertEqual(len(found), 1, found)
        self.assertIn(words, found[0])

    def test_accepts_good_ptx(self):
        self.assertEqual(check_kernel_code.check_ptx(ptx(PTX), "sm_90"), ([], {("sm_90", "normalise"): 1}))
        wide = [line.replace(".v4.u32", ".v2.b64") for line in PTX]
        self.assertEqual(check_kernel_code.check_ptx(ptx(wide), "sm_90")[0], [])

    def test_refuses_narrow_loads_in_ptx(self):
        self.ptx_sins("128 bits", [line.replace(".v4.u32", ".v4.u16") for line in PTX])
        self.ptx_sins("128 bits", [line.replace(".v4.u32", ".u32") for line in PTX])

    def test_refuses_an_indirect_branch_in_a_loop_of_ptx(self):
        self.ptx_sins("indirect", PTX[:3] + ["brx.idx %r5, $L_table;"] + PTX[3:])
        self.assertEqual(check_kernel_code.check_ptx(ptx(PTX[:4] + ["brx.idx %r5, $L_table;"]), "sm_90")[0], [])

    def test_refuses_spills(self):
        def said(numbers, name=NAME):
            return [f"ptxas info    : Compiling entry function '{name}' for 'sm_90'", f"ptxas info    : Function properties for {name}",
                    "    {} bytes stack frame, {} bytes spill stores, {} bytes spill loads".format(*numbers)]
        self.assertEqual(check_kernel_code.check_registers(said((0, 0, 0))), [])
        self.assertEqual(check_kernel_code.check_registers(said((8, 4, 8), "_ZN9trainyard4cuda9transposeEPKf")), [])
        for numbers in ((8, 0, 0), (0, 4, 0), (0, 0, 8)):
            self.assertEqual(len(check_kernel_code.check_registers(said(numbers))), 1, numbers)


if __name__ == "__main__":
    unittest.main()
