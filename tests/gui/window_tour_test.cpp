// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window, page by page, with a person's clicks and keys, over a home with content of every kind.
#include "backend/protocol/locations.h"
#include "gui/app/language.h"
#include "gui/widgets/theme.h"
#include "tests/gui/tour.h"
#include "tests/gui/whole_window.h"
#include "tests/support/test_environment.h"

#include <QApplication>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTemporaryFile>

#include <algorithm>

namespace window_tour_test {

using namespace trainyard;

class WindowTourTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::shared_ptr<RunStore> m_store;
    std::unique_ptr<test::EnglishFinder> m_english;

private slots:
    void initTestCase()
    {
        test::useOwnHome(m_folder);
        const QString file = qEnvironmentVariable("TRAINYARD_TEST_TRANSLATION"); // trainyard_de.qm
        const QString code = QFileInfo(file).baseName().section(u'_', 1);
        installLanguage(*qApp, QLocale(code.isEmpty() ? QStringLiteral("en") : code)); // with Qt's own texts
        m_english = std::make_unique<test::EnglishFinder>(code);
        m_store = std::make_shared<RunStore>(storePath());
        test::furnishTourHome(*m_store);
    }

    void everyPlaceIsInOrder_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QSize>("size");
        const bool fine = qApp->devicePixelRatio() >= 2.0; // at 200 % a screen of 2560 x 1440 has half of that
        const QList<QSize> sizes{{1000, 580}, fine ? QSize(1280, 720) : QSize(2560, 1440)};
        for (const QSize& size : sizes)
            for (const bool dark : {false, true})
                QTest::addRow("%s-%dx%d", dark ? "dark" : "light", size.width(), size.height()) << dark << size;
    }

    void everyPlaceIsInOrder()
    {
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        Theme::instance().setDark(dark);
        const QString row = QString::fromLatin1(QTest::currentDataTag());
        test::Tour tour(m_store, m_folder.filePath(row + QStringLiteral(".ini")), *m_english, row, size);
        tour.go();
        qInfo("%d places", tour.person().places());
        QVERIFY2(tour.person().problems().isEmpty(), qPrintable(tour.person().problems().join(QLatin1Char('\n'))));
    }
};

/// The small window stands on a screen that has little more room, so that dialogs must not be larger; without a row of
/// its own, the screen is large.
int tourOnAScreen(int argc, char** argv)
{
    bool small = argc > 1;
    for (int i = 1; i < argc; ++i)
        small = small && QByteArray(argv[i]).endsWith("1000x580");
    const double scale = std::max(1.0, qEnvironmentVariable("QT_SCALE_FACTOR").toDouble());
    const QSize screen = (small ? QSize(1024, 640) : QSize(2560, 1440)) * scale; // with a frame and a panel
    QTemporaryFile file;
    if (qEnvironmentVariable("QT_QPA_PLATFORM") == QLatin1String("offscreen") && file.open()) {
        file.write(QStringLiteral(R"({"screens": [{"width": %1, "height": %2}]})")
                       .arg(screen.width())
                       .arg(screen.height())
                       .toUtf8());
        file.close();
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toUtf8());
    }
    return test::runAs<QApplication, WindowTourTest>(argc, argv);
}

TRAINYARD_UNIT(tourOnAScreen)

} // namespace window_tour_test

#include "window_tour_test.moc"
