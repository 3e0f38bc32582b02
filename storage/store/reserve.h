// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>

namespace trainyard::store {

/// Room on the disk, in a file beside Trainyard's own store, that is given up once the disk is full: SQLite needs some
/// to open the store and to record that runs were deleted. Other stores have none; all functions do nothing then.
/// None of them throws.
class Reserve {
public:
    explicit Reserve(const std::filesystem::path& store);
    /// Takes back what it gave up, as far as there is room. The store must be closed by then.
    ~Reserve();
    Reserve(const Reserve&) = delete;
    Reserve& operator=(const Reserve&) = delete;

    /// Makes the file or completes it, if the disk has much more room than that.
    void renew();
    /// Gives up as much as opening the store takes. Other programs fill a full disk at once, so the rest stays. False
    /// if there was nothing to give.
    bool giveSome();
    /// Gives up all if a small file does not fit on the disk any more.
    void giveAllIfFull();

private:
    std::int64_t size() const; ///< 0: no file
    bool grow(std::int64_t bytes) const;

    std::filesystem::path m_file; ///< empty: none
    bool m_given = false;
    double m_nextTry = 0.0; ///< steadyTime(); until then the disk counts as not full
};

/// Bytes that a full disk must have free for this store to be opened and changed again.
std::int64_t roomToChange(const std::filesystem::path& store);

} // namespace trainyard::store
