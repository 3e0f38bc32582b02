// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/format.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/card.h"
#include "gui/widgets/chip_row.h"
#include "gui/widgets/feedback.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/scrolled.h"
#include "gui/widgets/segmented_control.h"
#include "gui/widgets/series_mark.h"
#include "gui/widgets/sparkline.h"
#include "gui/widgets/state_pill.h"
#include "tests/gui/color_contrast.h"
#include "tests/support/screenshots.h"
#include "tests/support/test_environment.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QHeaderView>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOptionHeader>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTableWidget>
#include <QToolButton>

#include <cmath>
#include <memory>

namespace widgets_test {

using namespace trainyard;

namespace {

double contrast(Token text, Token fill, bool dark)
{
    return test::contrast(Theme::color(text, dark), Theme::color(fill, dark));
}

} // namespace

class WidgetsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        Theme::instance().install(*qApp);
    }

    void textIsReadableOnItsFill()
    {
        const QList<std::pair<Token, QList<Token>>> pairs{
            {Token::T1,
             {Token::Win, Token::Chrome, Token::Side, Token::Base, Token::Alt, Token::Head, Token::Btn, Token::Tint,
              Token::Sel}},
            {Token::T2,
             {Token::Win, Token::Chrome, Token::Side, Token::Base, Token::Alt, Token::Head, Token::Btn, Token::Sel}},
            {Token::T3, {Token::Base, Token::Win, Token::Alt}},
            {Token::AccT, {Token::Base, Token::Tint, Token::Win}},
            {Token::OnAcc, {Token::Acc}},
            {Token::Run, {Token::RunB, Token::Base}},
            {Token::Que, {Token::QueB, Token::Base}},
            {Token::Done, {Token::DoneB, Token::Base}},
            {Token::Fail, {Token::FailB, Token::Base, Token::Btn}},
            {Token::Can, {Token::CanB, Token::Base}},
            {Token::TipT, {Token::Tip}}};
        for (const bool dark : {false, true})
            for (const auto& [text, fills] : pairs)
                for (const Token fill : fills)
                    QVERIFY2(contrast(text, fill, dark) >= 4.5, qPrintable(QStringLiteral("%1 on %2, dark %3: %4")
                                                                               .arg(int(text))
                                                                               .arg(int(fill))
                                                                               .arg(dark)
                                                                               .arg(contrast(text, fill, dark))));
        for (const bool dark : {false, true})
            QVERIFY(contrast(Token::Ctl, Token::Base, dark) >= 3.0);
    }

    void everyButtonShowsTheFocusOfTheKeyboard()
    {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* plain = new QPushButton(QStringLiteral("Plain"));
        auto* folds = new QToolButton; // the heading of a foldable group
        folds->setAutoRaise(true);
        folds->setFocusPolicy(Qt::StrongFocus);
        folds->setText(QStringLiteral("More options"));
        folds->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        layout->addWidget(plain);
        layout->addWidget(folds);
        window.show();
        QApplication::setActiveWindow(&window);
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto picture = [](QWidget* button) { return button->grab().toImage(); };
        plain->setFocus();
        QTest::keyClick(&window, Qt::Key_Tab); // from the first key on
        QVERIFY(folds->hasFocus());
        const QImage focused = picture(folds), other = picture(plain);
        QTest::keyClick(&window, Qt::Key_Tab);
        QVERIFY(plain->hasFocus());
        QVERIFY(picture(folds) != focused);
        QVERIFY(picture(plain) != other);
    }

    void figuresAreWrittenForPeople()
    {
        QCOMPARE(format::count(3538984), QStringLiteral("3,538,984"));
        QCOMPARE(format::dataset({"photos (1)"}), QStringLiteral("photos (1)"));
        QCOMPARE(format::dataset({"photos (1)", 10}), QStringLiteral("photos (1) (10 classes)"));
        QCOMPARE(format::dataset({"imagenet", 10, 1000}), QStringLiteral("imagenet (10 of 1,000 classes)"));
        QCOMPARE(format::dataset({"digits", 0, 0, 2000, 60'000}), QStringLiteral("digits (2,000 of 60,000 samples)"));
        QCOMPARE(format::dataset({"digits", 2, 10, 2000}), QStringLiteral("digits (2 of 10 classes, 2,000 samples)"));
        QCOMPARE(format::bytes(812), QStringLiteral("812 B"));
        QCOMPARE(format::bytes(qint64(9.8 * 1024 * 1024 * 1024)), QStringLiteral("9.8 GiB"));
        QCOMPARE(format::bytes(qint64(188.4 * 1024 * 1024)), QStringLiteral("188 MiB"));
        QCOMPARE(format::duration(0.84), QStringLiteral("0.8 s"));
        QCOMPARE(format::duration(45), QStringLiteral("45 s"));
        QCOMPARE(format::duration(579), QStringLiteral("9 min 39 s"));
        QCOMPARE(format::duration(3720), QStringLiteral("1 h 02 min"));
        QCOMPARE(format::duration(2 * 86400 + 3 * 3600), QStringLiteral("2 d 03 h"));
        QCOMPARE(format::duration(-1), QStringLiteral("–"));
        QCOMPARE(format::deviceTime(844), QStringLiteral("14 min 04 s"));
        QCOMPARE(format::deviceTime(1.88 * 3600), QStringLiteral("1 h 53 min"));
        QCOMPARE(format::deviceTime(26.1 * 3600), QStringLiteral("26 h 06 min"));
        QCOMPARE(format::deviceTime(1412 * 3600), QStringLiteral("1,412 h"));
        QCOMPARE(format::deviceTime(INFINITY), QStringLiteral("–"));
        QCOMPARE(format::span(-1), QStringLiteral("–"));
        QCOMPARE(format::span(45), QStringLiteral("45 s"));
        QCOMPARE(format::span(1800), QStringLiteral("30 min"));
        QCOMPARE(format::span(1801), QStringLiteral("30 min 01 s"));
        QCOMPARE(format::span(4 * 3600), QStringLiteral("4 h"));
        QCOMPARE(format::span(86400), QStringLiteral("1 d"));
        QCOMPARE(format::span(86400 + 3600), QStringLiteral("1 d 01 h"));
        QCOMPARE(format::significant(1.2344e-7), QStringLiteral("1.234e-7"));
        QCOMPARE(format::learningRate(2.2e-5), QStringLiteral("2.2e-5"));
        QCOMPARE(format::rate(4247.2), QStringLiteral("4,247"));
        QCOMPARE(format::percent(0.409), QStringLiteral("40.9 %"));
        QCOMPARE(format::percent(-0.004, 0), QStringLiteral("0 %"));
        QCOMPARE(format::percent(-0.006, 0), QStringLiteral("-1 %"));
        QCOMPARE(format::fixed(-0.004, 2), QStringLiteral("0.00"));
        QCOMPARE(format::fixed(-0.006, 2), QStringLiteral("-0.01"));
        QCOMPARE(format::learningRate(0.0692), QStringLiteral("0.0692"));
        QCOMPARE(format::seriesValue(QStringLiteral("val/top1"), 0.827), QStringLiteral("82.7 %"));
        QCOMPARE(format::seriesValue(QStringLiteral("train/loss"), NAN), QStringLiteral("NaN"));
        QCOMPARE(format::fixed(-INFINITY, 2), QStringLiteral("−∞"));
        QCOMPARE(format::shortCount(25613800), QStringLiteral("25.6 M"));
        QCOMPARE(format::ago(1000, 1000 + 7 * 60), QStringLiteral("7 min ago"));
    }

    void everyStateHasWordIconAndHint()
    {
        QSet<QString> words;
        for (int i = 0; i <= static_cast<int>(JobState::Unknown); ++i) {
            const auto state = static_cast<JobState>(i);
            words << stateText(state);
            QVERIFY(!stateHint(state).isEmpty());
            QImage drawn = themedPixmap(stateIcon(state), Token::T1, 16, 1.0).toImage();
            bool any = false;
            for (int y = 0; y < 16 && !any; ++y)
                for (int x = 0; x < 16 && !any; ++x)
                    any = qAlpha(drawn.pixel(x, y)) > 0;
            QVERIFY2(any, qPrintable(stateIcon(state)));
        }
        QCOMPARE(words.size(), static_cast<int>(JobState::Unknown) + 1);
    }

    /// A list does not know which of its runs have one.
    void noHintPromisesACheckpointThatNobodyKnowsOf()
    {
        for (const JobState state : {JobState::Failed, JobState::Cancelled, JobState::Interrupted}) {
            const QString hint = stateHint(state);
            QVERIFY2(!hint.contains(QStringLiteral("last checkpoint")) ||
                         hint.contains(QStringLiteral("or from the beginning")),
                     qPrintable(hint));
            QVERIFY(stateHint(state, true).contains(QStringLiteral("last checkpoint")));
            QVERIFY(!stateHint(state, false).contains(QStringLiteral("last checkpoint")));
        }
    }

    /// Qt would complain of a painter without a picture.
    void anIconWithoutRoomIsNotDrawn()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".")));
        QPixmap canvas(20, 20);
        QPainter painter(&canvas);
        const QIcon icon = themedIcon(QStringLiteral("stop"), Token::T1);
        icon.paint(&painter, QRect(2, 2, 16, 0));
        QVERIFY(icon.pixmap(QSize(0, 16)).isNull());
    }

    void iconFollowsTheTheme()
    {
        const QIcon icon = themedIcon(QStringLiteral("stop"), Token::Fail);
        const auto middle = [&] { return icon.pixmap(16, 16).toImage().pixelColor(8, 8); };
        Theme::instance().setDark(false);
        QCOMPARE(middle(), Theme::color(Token::Fail, false));
        Theme::instance().setDark(true);
        QCOMPARE(middle(), Theme::color(Token::Fail, true));
        Theme::instance().setDark(false);
    }

    /// Return takes the default button, also one that became it before the dialog held it, as dialogs make their rows.
    void returnTakesTheDefaultButton()
    {
        QDialog dialog;
        auto* column = new QVBoxLayout(&dialog);
        auto* row = new QWidget;
        auto* line = new QLineEdit;
        auto* buttons = new QHBoxLayout(row);
        QPushButton *browse = makeButton(QStringLiteral("Browse")), *start = makeButton(QStringLiteral("Start"));
        start->setDefault(true);
        buttons->addWidget(start);
        column->addWidget(browse);
        column->addWidget(line);
        column->addWidget(row);
        QSignalSpy browsed(browse, &QPushButton::clicked), started(start, &QPushButton::clicked);
        dialog.show();
        line->setFocus();
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(started.size(), 1);
        QCOMPARE(browsed.size(), 0);
    }

    void segmentsAnswerToKeysAndMouse()
    {
        SegmentedControl control;
        for (const char* text : {"Step", "Epoch", "Time"})
            control.addSegment(QString::fromLatin1(text));
        control.setSegmentEnabled(1, false);
        control.show();
        QSignalSpy changed(&control, &SegmentedControl::currentChanged);
        QTest::keyClick(&control, Qt::Key_Right);
        QCOMPARE(control.currentIndex(), 2);
        QCOMPARE(changed.size(), 1);
        control.setCurrentIndex(0);
        QCOMPARE(changed.size(), 1);
    }

    void toastUndoesOnce()
    {
        QWidget parent;
        parent.resize(600, 300);
        Toast toast(&parent);
        parent.show();
        int undone = 0;
        toast.say(QStringLiteral("3 runs moved to trash"), [&] { ++undone; });
        QVERIFY(toast.isVisible());
        auto* undo = toast.findChild<QPushButton*>();
        QTest::mouseClick(undo, Qt::LeftButton);
        QTest::mouseClick(undo, Qt::LeftButton);
        QCOMPARE(undone, 1);
        QVERIFY(!toast.isVisible());
    }

    /// A press has a visible effect even if its message is shown already.
    void aToastSaidAgainFlashes()
    {
        QWidget parent;
        parent.resize(600, 300);
        Toast toast(&parent);
        parent.show();
        const auto ground = [&] { return toast.grab().toImage().pixelColor(toast.width() / 2, 3); };
        toast.say(QStringLiteral("Nothing was started."), {}, Toast::Kind::Error);
        QCOMPARE(ground(), themed(Token::Tip));
        toast.say(QStringLiteral("The disk is full."), {}, Toast::Kind::Error); // a new message need not flash
        QCOMPARE(ground(), themed(Token::Tip));
        toast.say(QStringLiteral("The disk is full."), {}, Toast::Kind::Error);
        QCOMPARE(ground(), themed(Token::Acc));
        QTRY_COMPARE(ground(), themed(Token::Tip));
        QVERIFY(toast.isVisible());
    }

    void busyBarStaysHiddenForShortWork()
    {
        BusyBar bar;
        bar.start(QStringLiteral("Exporting"));
        QVERIFY(bar.isHidden());
        bar.finish();
        QTest::qWait(600);
        QVERIFY(bar.isHidden());
        bar.start(QStringLiteral("Exporting"));
        QTRY_VERIFY_WITH_TIMEOUT(!bar.isHidden(), 15000);
        QSignalSpy cancelled(&bar, &BusyBar::cancelled);
        QTest::mouseClick(bar.findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(cancelled.size(), 1);
    }

    void tabularFiguresAllTakeTheSameRoom()
    {
        const QFont font = Theme::instance().font(FontRole::Small);
        QCOMPARE(tabularWidth(font, QStringLiteral("1,111")), tabularWidth(font, QStringLiteral("8,888")));
    }

    void fieldErrorMarksItsField()
    {
        QLineEdit field;
        FieldError error(&field);
        error.setError(QStringLiteral("Batch size is 0; allowed: 1 to 65,536"));
        QVERIFY(field.property("invalid").toBool());
        QVERIFY(!error.isHidden());
        error.setError({});
        QVERIFY(!field.property("invalid").toBool());
        QVERIFY(error.isHidden());
    }

    void rowsOfAComboBoxHaveRoomAndAFrame()
    {
        QComboBox combo;
        combo.addItems({QStringLiteral("ResNet20 V2"), QStringLiteral("Small CNN")});
        combo.insertSeparator(1);
        combo.show();
        combo.showPopup();
        QWidget* popup = combo.view()->window();
        QTRY_VERIFY(popup->isVisible());
        const auto row = [&](int index) { return combo.view()->visualRect(combo.model()->index(index, 0)); };
        QVERIFY(row(0).height() > combo.fontMetrics().height() + 4);
        QVERIFY(row(1).height() < 10);
        QVERIFY(combo.view()->viewport()->rect().contains(row(2)));
        const QImage picture = popup->grab().toImage();
        QCOMPARE(picture.pixelColor(0, picture.height() / 2), themed(Token::Ctl));
        QCOMPARE(picture.pixelColor(picture.width() / 2, picture.height() - 1), themed(Token::Ctl));
        combo.hidePopup();
    }

    void theListOfAComboBoxIsAsWideAsItsNames()
    {
        QComboBox combo;
        combo.setFixedWidth(90);
        combo.addItems({QStringLiteral("val/top1"), QStringLiteral("gpu/0/estimated_occupancy_of_kernels")});
        combo.show();
        combo.showPopup();
        QTRY_VERIFY(combo.view()->window()->isVisible());
        QTRY_VERIFY(combo.view()->viewport()->width() >= combo.view()->sizeHintForColumn(0));
        combo.hidePopup();
    }

    void anIconKeepsItsDistanceFromTheText()
    {
        const auto button = std::unique_ptr<QPushButton>(makeButton(QStringLiteral("Install"), QStringLiteral("plus")));
        const auto plain = std::unique_ptr<QPushButton>(makeButton(QStringLiteral("Install")));
        QVERIFY(button->sizeHint().width() >= plain->sizeHint().width() + button->iconSize().width() + 5);

        // Of a segment that is wider than it needs to be, the middle is full and both ends are empty.
        SegmentedControl control;
        control.addSegment(QStringLiteral("SSH"), {}, QStringLiteral("cluster"));
        control.addSegment(QStringLiteral("Here"), {}, QStringLiteral("desktop"));
        control.resize(400, 26);
        control.show();
        const QImage picture = control.grab().toImage();
        const auto ink = [&](int from, int to) {
            QSet<QRgb> colors;
            for (int x = from; x < to; ++x)
                for (int y = 6; y < 20; ++y)
                    colors << picture.pixel(int(x * picture.devicePixelRatio()), int(y * picture.devicePixelRatio()));
            return colors.size() > 1;
        };
        QVERIFY(!ink(8, 60));
        QVERIFY(ink(70, 130));
        QVERIFY(!ink(140, 190));
    }

    void aHeadingOfATableHasRoomForItsLetters()
    {
        QTableWidget table(1, 1);
        table.setHorizontalHeaderLabels({QStringLiteral("Step")});
        table.show();
        QHeaderView* header = table.horizontalHeader();
        QCOMPARE(header->font(), Theme::instance().font(FontRole::SmallStrong));
        QStyleOptionHeader option;
        option.initFrom(header);
        option.rect = QRect(0, 0, 80, 26);
        const QRect label = header->style()->subElementRect(QStyle::SE_HeaderLabel, &option, header);
        QVERIFY(label.height() >= header->fontMetrics().height());
        QVERIFY(label.left() > 0 && label.right() < option.rect.right());
    }

    void aCaptionGivesWayToTheHeadersWidgets()
    {
        const QString caption = QStringLiteral("samples per second, without the first epoch");
        Card card(QStringLiteral("Throughput"), caption);
        auto* legend = new QWidget;
        legend->setFixedSize(200, 20);
        card.addHeaderWidget(legend);
        card.resize(800, 100);
        card.show();
        QVERIFY(card.header()->toolTip().isEmpty());
        card.resize(360, 100);
        QTRY_COMPARE(card.width(), 360);
        QTRY_COMPARE(card.header()->toolTip(), caption); // not three letters of it
        QVERIFY(card.header()->rect().contains(legend->geometry()));
    }

    void seriesMarksDifferUntilTheyRepeat()
    {
        for (int i = 0; i < kSeriesMarks; ++i)
            for (int j = 0; j < i; ++j)
                QVERIFY(!(seriesMark(i) == seriesMark(j)));
        QVERIFY(seriesMark(kSeriesMarks) == seriesMark(0));
    }

    void aDelegateOfAComboBoxStays()
    {
        QComboBox combo;
        auto* own = new QStyledItemDelegate(&combo);
        combo.setItemDelegate(own);
        combo.show();
        QCOMPARE(combo.itemDelegate(), own);
    }

    void nothingIsDrawnBetweenTwoScrollBars()
    {
        QPlainTextEdit text;
        text.setFrameShape(QFrame::NoFrame);
        text.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
        text.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
        text.resize(200, 120);
        text.show();
        const QImage picture = text.grab().toImage();
        const QRect corner(text.viewport()->geometry().bottomRight() + QPoint(1, 1), picture.rect().bottomRight());
        QVERIFY(corner.width() > 4 && corner.height() > 4);
        for (int x = corner.left(); x <= corner.right(); ++x)
            for (int y = corner.top(); y <= corner.bottom(); ++y)
                QCOMPARE(picture.pixelColor(x, y), picture.pixelColor(corner.center()));
    }

    /// Words grow in another language or after a change; the column gives them their room.
    void aScrolledColumnIsAsWideAsItsContent()
    {
        auto* inside = new QWidget;
        auto* column = new QVBoxLayout(inside);
        auto* button = new QPushButton(QStringLiteral("Go"));
        column->addWidget(button);
        QWidget window;
        auto* row = new QHBoxLayout(&window);
        row->addWidget(new QPlainTextEdit, 5);
        QScrollArea* area = makeScrolledColumn(inside, 120);
        row->addWidget(area, 1);
        window.resize(500, 200);
        window.show();
        QVERIFY(area->width() >= 120 && area->width() < 200);
        button->setText(QString(40, QLatin1Char('m')));
        QTRY_VERIFY(area->viewport()->width() >= inside->minimumSizeHint().width());
        QVERIFY(area->width() > 200);
        for (int i = 0; i < 12; ++i)
            column->addWidget(new QPushButton(QStringLiteral("Go"))); // now there is a scroll bar, too
        QTRY_VERIFY(area->verticalScrollBar()->isVisible());
        QTRY_VERIFY(area->viewport()->width() >= inside->minimumSizeHint().width());
        QCOMPARE(inside->width(), area->viewport()->width());
    }

    void gallery()
    {
        QWidget window;
        fillGallery(window);
        const QStringList problems = test::photograph(window, QStringLiteral("widgets"), {{900, 560}});
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

private:
    static void fillGallery(QWidget& window);
};

void WidgetsTest::fillGallery(QWidget& window)
{
    auto* layout = new QVBoxLayout(&window);
    auto* card = new Card(QStringLiteral("Controls"), QStringLiteral("every state of them"));
    card->addHeaderWidget(makeIconButton(QStringLiteral("export"), QStringLiteral("Export")));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(makeButton(QStringLiteral("Pause"), QStringLiteral("pause")));
    buttons->addWidget(makeButton(QStringLiteral("Stop"), QStringLiteral("stop"), ButtonKind::Danger));
    buttons->addWidget(makeButton(QStringLiteral("Checkpoint now"), QStringLiteral("checkpoint"), ButtonKind::Primary));
    auto* off = makeButton(QStringLiteral("Disabled"), QStringLiteral("copy"));
    off->setEnabled(false);
    buttons->addWidget(off);
    buttons->addWidget(makeButton(QStringLiteral("Flat"), QStringLiteral("refresh"), ButtonKind::Flat));
    buttons->addStretch(1);
    card->body()->addLayout(buttons);
    auto* segments = new SegmentedControl;
    for (const char* text : {"Step", "Epoch", "Samples", "Time"})
        segments->addSegment(QString::fromLatin1(text));
    segments->setCurrentIndex(1);
    card->body()->addWidget(segments);
    auto* chips = new ChipRow;
    for (const char* text : {"Flip", "Crop 4 px", "Colour jitter"})
        chips->addChip(QString::fromLatin1(text), {}, text[0] == 'F');
    card->body()->addWidget(chips);
    auto* fields = new QHBoxLayout;
    auto* combo = new QComboBox;
    combo->addItems({QStringLiteral("ResNet20 V2"), QStringLiteral("Small CNN")});
    auto* line = new QLineEdit(QStringLiteral("resnet20-c10"));
    auto* wrong = new QLineEdit(QStringLiteral("0"));
    auto* spin = new QSpinBox;
    spin->setRange(0, 100);
    spin->setValue(64);
    auto* check = new QCheckBox(QStringLiteral("Clip outliers"));
    check->setChecked(true);
    auto* radio = new QRadioButton(QStringLiteral("Any free"));
    radio->setChecked(true);
    for (QWidget* widget : std::initializer_list<QWidget*>{combo, line, wrong, spin, check,
                                                           new QCheckBox(QStringLiteral("Log y")), radio})
        fields->addWidget(widget);
    card->body()->addLayout(fields);
    auto* error = new FieldError(wrong);
    error->setError(QStringLiteral("Batch size is 0; allowed: a whole number from 1 to 65,536"));
    card->body()->addWidget(error);
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setValue(70);
    auto* progress = new QProgressBar;
    progress->setTextVisible(false);
    progress->setFixedHeight(8);
    progress->setValue(41);
    card->body()->addWidget(slider);
    card->body()->addWidget(progress);
    auto* pills = new FlowLayout;
    for (int i = 0; i <= static_cast<int>(JobState::Unknown); ++i) {
        auto* pill = new StatePill;
        pill->setState(static_cast<JobState>(i));
        pills->addWidget(pill);
    }
    card->body()->addLayout(pills);
    auto* tabs = new QTabBar;
    tabs->addTab(QStringLiteral("Log"));
    tabs->addTab(QStringLiteral("Config"));
    card->body()->addWidget(tabs);
    layout->addWidget(card);
    auto* empty = new Card;
    empty->body()->addWidget(new EmptyState(QStringLiteral("live"), QStringLiteral("No run yet"),
                                            QStringLiteral("Start a run to see its curves here while it trains."),
                                            QStringLiteral("New run")));
    layout->addWidget(empty, 1);
}

TRAINYARD_WIDGET_TEST(WidgetsTest)

} // namespace widgets_test

#include "widgets_test.moc"
