// SPDX-License-Identifier: Apache-2.0
#include "backend/train/network/device_loader.h"
#include "backend/train/network/network.h"
#include "tests/support/test_environment.h"

#include <QFile>
#include <QTemporaryDir>

namespace device_loader_test {

using namespace trainyard;

/// What is missing is said by name, with its remedy. Order matters: once loaded, a module stays.
class DeviceLoaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_folder = qgetenv("TRAINYARD_MODULE_PATH"); }

    void referenceIsAlwaysThere() { QVERIFY(deviceAvailable(DeviceKind::Reference, nullptr)); }

    void namesTheMissingModule()
    {
        const QTemporaryDir empty;
        qputenv("TRAINYARD_MODULE_PATH", empty.path().toUtf8());
        std::string reason;
        QVERIFY(!deviceAvailable(DeviceKind::Cpu, &reason));
        QVERIFY2(reason.find("trainyard-cpu.so") != std::string::npos, reason.c_str());
        QVERIFY2(reason.find("libdnnl-dev") != std::string::npos, reason.c_str());
        QVERIFY2(reason.find("reference") != std::string::npos, reason.c_str());
    }

    void survivesAFileThatIsNoModule()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath("trainyard-cpu.so"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("not a library");
        file.close();
        qputenv("TRAINYARD_MODULE_PATH", folder.path().toUtf8());
        std::string reason;
        QVERIFY(!deviceAvailable(DeviceKind::Cpu, &reason));
        QVERIFY2(reason.find("trainyard-cpu.so") != std::string::npos, reason.c_str());
    }

    void refusesALibraryThatIsNoModule()
    {
        const QTemporaryDir folder;
        // Any shared library will do; this one is mapped into the test already.
        QFile maps("/proc/self/maps");
        QVERIFY(maps.open(QIODevice::ReadOnly));
        QString library;
        for (const QString& line : QString::fromUtf8(maps.readAll()).split('\n'))
            if (line.contains("libQt6Test"))
                library = line.mid(line.indexOf('/'));
        QVERIFY(!library.isEmpty());
        QVERIFY(QFile::link(library, folder.filePath("trainyard-cpu.so")));
        qputenv("TRAINYARD_MODULE_PATH", folder.path().toUtf8());
        std::string reason;
        QVERIFY(!deviceAvailable(DeviceKind::Cpu, &reason));
        QVERIFY2(reason.find("another version") != std::string::npos, reason.c_str());
    }

    void findsTheModule()
    {
        qputenv("TRAINYARD_MODULE_PATH", m_folder);
        std::string reason;
        if (!QFile::exists(QString::fromUtf8(m_folder) + "/trainyard-cpu.so"))
            QSKIP("this build has no oneDNN module");
        QVERIFY2(deviceAvailable(DeviceKind::Cpu, &reason), reason.c_str());
        QVERIFY(deviceLibrary(DeviceKind::Cpu).starts_with("oneDNN "));
        QVERIFY(makeDevice(DeviceKind::Cpu, 1)->description().find("1 thread,") != std::string::npos);
    }

private:
    QByteArray m_folder;
};

TRAINYARD_TEST(DeviceLoaderTest)

} // namespace device_loader_test

#include "device_loader_test.moc"
