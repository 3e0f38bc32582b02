// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace trainyard {

/// Finds out from a job's log why it failed: the last line that no launcher has added. Open MPI explains a failure in a
/// block between lines of 74 dashes; ranks that fail because of it then print only a code, such as MPI_ERR_INTERN. So
/// the first paragraph of the last block counts more than such codes.
inline constexpr const char* kSlurmLastWords = R"sh(ty_last_words() {
    awk '
        function take(line) {
            if (line ~ /^(srun: |slurmstepd|trainyard: |---)/ && line !~ /^slurmstepd.*execve/) return
            if (line ~ /^[ \t\r]*$/) return
            if (block == "" || (line !~ /MPI_ERR_/ && line !~ /^\[[^]]*:[0-9]+\] /)) last = line
        }
        function leave(    i) {
            if (text ~ /^(Primary job|mpirun detected|MPI_ABORT)/) {
                if (last == "") last = text
            } else if (text ~ /MPI|PMI|ORTE|PRTE/) last = block = text
            else for (i = 1; i <= count; ++i) take(lines[i])
            count = 0; text = ""; ended = 0
        }
        length($0) == 74 && /^-+$/ { if (inside) leave(); inside = !inside; next }
        inside {
            lines[++count] = $0
            if ($0 ~ /^[ \t\r]*$/) ended = text != ""
            else if (!ended) text = text (text == "" ? "" : " ") $0
            next
        }
        { take($0) }
        END { if (inside) leave(); print last }'
}
)sh";

} // namespace trainyard
