// SPDX-License-Identifier: GPL-3.0-or-later
// How the cards of a grid of charts stand in rows and share the height of the view.
#include "gui/parts/card_rows.h"
#include "tests/support/test_environment.h"

namespace card_rows_test {

using namespace trainyard;

namespace {

constexpr int kLowest = 150;

std::vector<int> heightsOf(const std::vector<GridCard>& cards, int viewHeight)
{
    return rowHeights(cardRows(cards, 2), viewHeight, kLowest);
}

} // namespace

class CardRowsTest : public QObject {
    Q_OBJECT
private slots:
    void aRowEndsWhereTheNextCardHasNoRoom()
    {
        const auto rows = cardRows({{.width = 1}, {.width = 2}, {.width = 9}, {.width = 1}, {.width = 1}}, 2);
        QCOMPARE(rows.size(), std::size_t(4));
        QCOMPARE(rows[1].cards, (std::vector<int>{1}));
        QCOMPARE(rows[2].shown, 2); // wider than the grid
        QCOMPARE(rows[3].cards, (std::vector<int>{3, 4}));
    }

    void anEmptyCardLeavesItsRoomToItsRow()
    {
        const auto rows = cardRows({{}, {.empty = true}, {.width = 2, .empty = true}, {}}, 2);
        QCOMPARE(rows.size(), std::size_t(2)); // a row of empty cards is none
        QCOMPARE(rows[0].columns, 2);
        QCOMPARE(rows[0].shown, 1);
        QCOMPARE(rows[1].cards, (std::vector<int>{3}));
    }

    void rowsShareTheViewByTheirShares()
    {
        const std::vector<GridCard> cards{{.width = 2, .share = 2.0}, {.width = 2}};
        QCOMPARE(heightsOf(cards, 608), (std::vector<int>{400, 200}));
        QCOMPARE(heightsOf(cards, 308), (std::vector<int>{200, 100}));
        QCOMPARE(heightsOf({{.width = 2, .height = 300}, {.width = 2}}, 608), (std::vector<int>{300, 300}));
    }

    void aViewThatIsTooLowForDifferentSharesIsSharedEqually()
    {
        QCOMPARE(heightsOf({{.width = 2, .share = 3.0}, {.width = 2}}, 328), (std::vector<int>{160, 160}));
    }

    void aViewThatIsTooLowScrolls()
    {
        QCOMPARE(heightsOf({{.width = 2}, {.width = 2, .least = 260}}, 200), (std::vector<int>{210, 260}));
        QCOMPARE(heightsOf({{}}, 40), (std::vector<int>{110})); // a single row
    }

    void lanesGetTheRoomThatTheyNeed()
    {
        const std::vector<GridCard> cards{{.width = 2, .least = 350}, {.width = 2}};
        QCOMPARE(heightsOf(cards, 608), (std::vector<int>{350, 250}));
        QCOMPARE(roomForLanes(cardRows(cards, 2)), 350 - kLowestRow);
        QCOMPARE(heightsOf({{.width = 2, .height = 120, .least = 200}}, 608), (std::vector<int>{200}));
    }
};

TRAINYARD_TEST(CardRowsTest)

} // namespace card_rows_test

#include "card_rows_test.moc"
