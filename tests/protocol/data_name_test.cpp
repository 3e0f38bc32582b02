// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/data_name.h"

#include "tests/support/test_environment.h"

namespace data_name_test {

using namespace trainyard;

class DataNameTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { qputenv("HOME", "/srv/people/mara"); }
    void isTheFolderThatTells_data();
    void isTheFolderThatTells();
};

void DataNameTest::isTheFolderThatTells_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("name");
    // Generic names say nothing.
    QTest::newRow("below a telling one") << "/home/me/proj/cats/photos"
                                         << "cats";
    QTest::newRow("a slash at the end") << "/data/flowers/Images/"
                                        << "flowers";
    QTest::newRow("a file") << "/data/train/digits.csv"
                            << "digits.csv";
    QTest::newRow("relative") << "flowers/train"
                              << "flowers";
    // A home or a mount is named after a person or a disk.
    QTest::newRow("in a home") << "/home/me/data/photos"
                               << "photos";
    QTest::newRow("another set in it") << "/home/me/data/images"
                                       << "images";
    QTest::newRow("the superuser's") << "/root/images"
                                     << "images";
    QTest::newRow("a Mac's") << "/Users/me/data/train"
                             << "train";
    QTest::newRow("this person's") << "/srv/people/mara/data/photos"
                                   << "photos";
    QTest::newRow("short for a home") << "~/data/photos"
                                      << "photos";
    QTest::newRow("a telling one in a home") << "/home/me/flowers/train"
                                             << "flowers";
    QTest::newRow("on a mount") << "/mnt/disk1/data/images"
                                << "images";
    QTest::newRow("on a stick") << "/run/media/me/STICK/photos"
                                << "photos";
    QTest::newRow("a telling one on a mount") << "/media/me/STICK/birds/photos"
                                              << "birds";
    // Nothing else is left.
    QTest::newRow("only generic ones") << "/data/train"
                                       << "train";
    QTest::newRow("a home itself") << "/home/data"
                                   << "data";
    QTest::newRow("a home that tells") << "/home/me"
                                       << "me";
    QTest::newRow("the root") << "/"
                              << "";
    QTest::newRow("nothing") << ""
                             << "";
}

void DataNameTest::isTheFolderThatTells()
{
    QFETCH(QString, path);
    QFETCH(QString, name);
    QCOMPARE(QString::fromStdString(tellingPart(path.toStdString())), name);
}

TRAINYARD_TEST(DataNameTest)

} // namespace data_name_test

#include "data_name_test.moc"
