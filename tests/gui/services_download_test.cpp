// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/archive_unpacker.h"
#include "gui/services/data_catalogue.h"
#include "gui/services/download_service.h"
#include "tests/support/test_environment.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>

#include <csignal>
#include <functional>

#include <sys/resource.h>

namespace services_download_test {

using namespace trainyard;

namespace {

struct Request {
    QByteArray target; ///< "/file", or the whole address when asked as a proxy
    QByteArray head;
    qint64 from = -1; ///< of the Range header; -1 = none
};

/// A web server whose answers a test writes. Everything it was asked stands in `requests`.
class Server : public QTcpServer {
public:
    std::function<void(const Request&, QTcpSocket&)> serve;
    QList<Request> requests;

    Server()
    {
        if (!listen(QHostAddress::LocalHost))
            qFatal("no server");
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket* socket = nextPendingConnection()) {
                connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(*socket); });
            }
        });
    }
    QString url(const QString& path) const
    {
        return QStringLiteral("http://127.0.0.1:%1%2").arg(serverPort()).arg(path);
    }

private:
    void read(QTcpSocket& socket)
    {
        QByteArray head = socket.property("head").toByteArray() + socket.readAll();
        socket.setProperty("head", head);
        if (!head.contains("\r\n\r\n"))
            return;
        socket.setProperty("head", QByteArray());
        Request request{head.split(' ').value(1), head, -1};
        const auto range = head.toLower().indexOf("range: bytes=");
        if (range >= 0)
            request.from = head.mid(range + 13, head.indexOf('-', range + 13) - range - 13).toLongLong();
        requests << request;
        serve(request, socket);
    }
};

QByteArray answer(int status, const QByteArray& headers, const QByteArray& body, qint64 length = -1)
{
    return "HTTP/1.1 " + QByteArray::number(status) +
           " X\r\nContent-Length: " + QByteArray::number(length < 0 ? qint64(body.size()) : length) + "\r\n" + headers +
           "Connection: close\r\n\r\n" + body;
}

/// As a proper server answers: the whole, or the part from the byte asked for.
void sendProperly(const QByteArray& content, const Request& request, QTcpSocket& socket)
{
    if (request.from < 0) {
        socket.write(answer(200, "Accept-Ranges: bytes\r\n", content));
    } else {
        const QByteArray range = "Content-Range: bytes " + QByteArray::number(request.from) + "-" +
                                 QByteArray::number(content.size() - 1) + "/" + QByteArray::number(content.size()) +
                                 "\r\n";
        socket.write(answer(206, range, content.mid(request.from)));
    }
    socket.disconnectFromHost();
}

QByteArray content(int size, unsigned seed = 1)
{
    QByteArray bytes(size, '\0');
    for (char& byte : bytes)
        byte = static_cast<char>((seed = seed * 1664525u + 1013904223u) >> 24);
    return bytes;
}

CatalogueFile fileOf(const QString& url, const QByteArray& bytes)
{
    CatalogueFile file;
    file.url = url;
    file.name = url.section(QLatin1Char('/'), -1);
    file.size = bytes.size();
    file.sha256 = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
    return file;
}

CatalogueEntry entryOf(const CatalogueFile& file)
{
    return {QStringLiteral("set"), QStringLiteral("Set"), {}, {}, {}, QStringLiteral("."), {file}};
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("absent");
}

/// A service over a folder of its own, with ears.
struct Stage {
    QTemporaryDir folder;
    std::unique_ptr<DownloadService> service;
    std::unique_ptr<QSignalSpy> progressed, finished, failed, cancelled;

    Stage() { open(); }
    void open()
    {
        service = std::make_unique<DownloadService>(folder.path());
        progressed = std::make_unique<QSignalSpy>(service.get(), &DownloadService::progressed);
        finished = std::make_unique<QSignalSpy>(service.get(), &DownloadService::finished);
        failed = std::make_unique<QSignalSpy>(service.get(), &DownloadService::failed);
        cancelled = std::make_unique<QSignalSpy>(service.get(), &DownloadService::cancelled);
    }
    QString path(const QString& name) const { return folder.path() + QStringLiteral("/set/") + name; }
    bool waitForEnd()
    {
        return QTest::qWaitFor([this] { return finished->size() + failed->size() + cancelled->size() > 0; }, 20000);
    }
    QString failure() const
    {
        return failed->isEmpty() ? QStringLiteral("no failure")
                                 : QString::fromStdString(failed->first()[1].value<Error>().text());
    }
};

void runTar(const QStringList& arguments, const QString& folder)
{
    QProcess tar;
    tar.setWorkingDirectory(folder);
    tar.start(QStringLiteral("tar"), arguments);
    if (!tar.waitForFinished() || tar.exitCode() != 0)
        qFatal("tar: %s", tar.readAllStandardError().constData());
}

void writeFile(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace

class ServicesDownloadTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        // The tests' own server is asked directly, whatever the environment says.
        qputenv("no_proxy", "127.0.0.1");
        qunsetenv("http_proxy");
    }

    void bringsEveryFileWhole()
    {
        Server server;
        const QByteArray first = content(700'000, 1), second = content(90'000, 2);
        server.serve = [&](const Request& request, QTcpSocket& socket) {
            sendProperly(request.target == "/first" ? first : second, request, socket);
        };
        Stage stage;
        CatalogueEntry entry = entryOf(fileOf(server.url("/first"), first));
        entry.files.push_back(fileOf(server.url("/second"), second));
        stage.service->start(entry);
        QVERIFY(stage.waitForEnd());
        QVERIFY2(stage.finished->size() == 1, qPrintable(stage.failure()));
        QCOMPARE(stage.finished->first()[1].toString(), QDir::cleanPath(stage.folder.path() + "/set"));
        QCOMPARE(bytesOf(stage.path("first")), first);
        QCOMPARE(bytesOf(stage.path("second")), second);
        QCOMPARE(QDir(stage.path(".")).entryList(QDir::Files).size(), 2); // no parts stay
        QVERIFY(server.requests.at(0).head.contains("Accept-Encoding: identity"));
        // A second time nothing is asked for: what is there is checked.
        stage.finished->clear();
        stage.service->start(entry);
        QVERIFY(stage.waitForEnd());
        QCOMPARE(stage.finished->size(), 1);
        QCOMPARE(server.requests.size(), 2);
    }

    void followsARedirection()
    {
        Server server;
        const QByteArray bytes = content(5000);
        server.serve = [&](const Request& request, QTcpSocket& socket) {
            if (request.target == "/there")
                return sendProperly(bytes, request, socket);
            socket.write(answer(302, "Location: " + server.url("/there").toLatin1() + "\r\n", "moved"));
            socket.disconnectFromHost();
        };
        Stage stage;
        stage.service->start(entryOf(fileOf(server.url("/here"), bytes)));
        QVERIFY(stage.waitForEnd());
        QVERIFY2(stage.finished->size() == 1, qPrintable(stage.failure()));
        QCOMPARE(bytesOf(stage.path("here")), bytes);
    }

    void goesOnAfterABrokenConnection_data()
    {
        QTest::addColumn<bool>("ranges");
        QTest::newRow("server with ranges") << true;
        QTest::newRow("server without ranges") << false;
    }
    void goesOnAfterABrokenConnection()
    {
        QFETCH(bool, ranges);
        Server server;
        const QByteArray bytes = content(400'000);
        server.serve = [&](const Request& request, QTcpSocket& socket) {
            if (server.requests.size() == 1) { // half of what was promised
                socket.write(answer(200, {}, bytes.left(150'000), bytes.size()));
                socket.disconnectFromHost();
            } else if (ranges) {
                sendProperly(bytes, request, socket);
            } else {
                socket.write(answer(200, {}, bytes));
                socket.disconnectFromHost();
            }
        };
        Stage stage;
        stage.service->start(entryOf(fileOf(server.url("/file"), bytes)));
        QVERIFY(stage.waitForEnd());
        QVERIFY2(stage.finished->size() == 1, qPrintable(stage.failure()));
        QCOMPARE(bytesOf(stage.path("file")), bytes);
        QCOMPARE(server.requests.size(), 2);
        QCOMPARE(server.requests.at(1).from, 150'000);
    }

    void goesOnWhereAnEarlierAttemptEnded()
    {
        Server server;
        const QByteArray bytes = content(300'000);
        bool slow = true;
        server.serve = [&](const Request& request, QTcpSocket& socket) {
            if (slow)
                socket.write(answer(200, {}, bytes.left(100'000), bytes.size())); // and then nothing more
            else
                sendProperly(bytes, request, socket);
        };
        Stage stage;
        const CatalogueEntry entry = entryOf(fileOf(server.url("/file"), bytes));
        stage.service->start(entry);
        QTRY_COMPARE(QFileInfo(stage.path("file.part")).size(), 100'000);
        stage.service->cancel("set");
        QVERIFY(stage.waitForEnd());
        QCOMPARE(stage.cancelled->size(), 1);
        QCOMPARE(QFileInfo(stage.path("file.part")).size(), 100'000);
        slow = false;
        stage.open(); // another session
        stage.service->start(entry);
        QVERIFY(stage.waitForEnd());
        QVERIFY2(stage.finished->size() == 1, qPrintable(stage.failure()));
        QCOMPARE(server.requests.last().from, 100'000);
        QCOMPARE(bytesOf(stage.path("file")), bytes);
    }

    void aPartOfAnotherFileIsNotTrusted()
    {
        Server server;
        const QByteArray bytes = content(300'000);
        server.serve = [&](const Request& request, QTcpSocket& socket) { sendProperly(bytes, request, socket); };
        Stage stage;
        writeFile(stage.path("file.part"), content(100'000, 99));
        stage.service->start(entryOf(fileOf(server.url("/file"), bytes)));
        QVERIFY(stage.waitForEnd());
        QVERIFY2(stage.finished->size() == 1, qPrintable(stage.failure()));
        QCOMPARE(server.requests.size(), 2);
        QCOMPARE(server.requests.at(1).from, -1);
        QCOMPARE(bytesOf(stage.path("file")), bytes);
    }

    void refusesWhatIsNotTheFile_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("sent");
        QTest::addColumn<QString>("said");
        QTest::newRow("changed") << 200 << 50'000 << "checksum is wrong";
        QTest::newRow("longer") << 200 << 50'001 << "sends more than";
        QTest::newRow("not there") << 404 << 9 << "/file";
        QTest::newRow("forbidden") << 403 << 9 << "/file";
    }
    void refusesWhatIsNotTheFile()
    {
        QFETCH(int, status);
        QFETCH(int, sent);
        QFETCH(QString, said);
        Server server;
        server.serve = [&](const Request&, QTcpSocket& socket) {
            socket.write(answer(status, {}, content(sent, 7)));
            socket.disconnectFromHost();
        };
        Stage stage;
        stage.service->start(entryOf(fileOf(server.url("/file"), content(50'000))));
        QVERIFY(stage.waitForEnd());
        QVERIFY2(stage.failure().contains(said), qPrintable(stage.failure()));
        QVERIFY(!QFile::exists(stage.path("file")));
        QCOMPARE(server.requests.size(), 1); // asking again would not help
    }

    void givesUpWhenTheConnectionBreaksAlways()
    {
        Server server;
        server.serve = [&](const Request&, QTcpSocket& socket) { socket.abort(); };
        Stage stage;
        stage.service->start(entryOf(fileOf(server.url("/file"), content(100))));
        QVERIFY(stage.waitForEnd() || QTest::qWaitFor([&] { return !stage.failed->isEmpty(); }, 10000));
        QVERIFY2(stage.failure().contains(QStringLiteral("what has arrived is kept")), qPrintable(stage.failure()));
        QVERIFY(server.requests.size() >= 5);
        const auto broken = [](const QList<QVariant>& told) {
            return told[1].value<DownloadService::Phase>() == DownloadService::Phase::Broken;
        };
        QVERIFY(std::count_if(stage.progressed->begin(), stage.progressed->end(), broken) >= 4); // and said so
    }

    void asksForSpaceFirst()
    {
        Server server;
        server.serve = [](const Request&, QTcpSocket&) {};
        Stage stage;
        CatalogueFile file = fileOf(server.url("/file"), content(10));
        file.size = qint64{1} << 55;
        stage.service->start(entryOf(file));
        QVERIFY(stage.waitForEnd());
        QVERIFY(stage.failed->first()[1].value<Error>().kind == ErrorKind::NoSpace);
        QVERIFY(server.requests.isEmpty());
    }

    void aDiskThatFillsUpKeepsWhatArrived()
    {
        // A limit on the size of files fails a write as a full disk does.
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        std::signal(SIGXFSZ, SIG_IGN);
        Server server;
        const QByteArray bytes = content(900'000);
        server.serve = [&](const Request& request, QTcpSocket& socket) { sendProperly(bytes, request, socket); };
        Stage stage;
        const CatalogueEntry entry = entryOf(fileOf(server.url("/file"), bytes));
        const rlimit narrow{500'000, before.rlim_max};
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &narrow), 0);
        stage.service->start(entry);
        const bool ended = stage.waitForEnd();
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        QVERIFY(ended);
        QVERIFY2(stage.failed->size() == 1, "a full disk went unnoticed");
        QVERIFY(stage.failed->first()[1].value<Error>().kind == ErrorKind::NoSpace);
        QVERIFY2(stage.failure().contains(QStringLiteral("what has arrived is kept")), qPrintable(stage.failure()));
        QVERIFY(!QFile::exists(stage.path("file")));
        QVERIFY(QFileInfo(stage.path("file.part")).size() > 0);
        stage.failed->clear();
        stage.service->start(entry); // there is room now
        QVERIFY(stage.waitForEnd());
        QVERIFY2(stage.finished->size() == 1, qPrintable(stage.failure()));
        QVERIFY(server.requests.last().from > 0);
        QCOMPARE(bytesOf(stage.path("file")), bytes);
    }

    void oneAfterTheOtherAndAWaitingOneCanBeCancelled()
    {
        Server server;
        server.serve = [](const Request&, QTcpSocket& socket) { socket.write(answer(200, {}, "x", 100)); };
        Stage stage;
        CatalogueEntry first = entryOf(fileOf(server.url("/a"), content(100)));
        CatalogueEntry second = first;
        second.id = QStringLiteral("second");
        stage.service->start(first);
        stage.service->start(second);
        QTRY_COMPARE(server.requests.size(), 1);
        stage.service->cancel("second");
        QVERIFY(stage.waitForEnd());
        QCOMPARE(stage.cancelled->first()[0].toString(), QStringLiteral("second"));
        stage.service->cancel("set");
        QTRY_COMPARE(stage.cancelled->size(), 2);
        stage.service->start(first);
        QTRY_COMPARE(server.requests.size(), 2);
        stage.service.reset(); // does not wait for the rest of the transfer, which never comes
    }

    void unpacksIntoPlaceWholeAndRemovesTheArchive()
    {
        Stage stage;
        const QString work = stage.folder.filePath("work");
        writeFile(work + "/pictures/train/a/1.jpg", content(3000, 1));
        writeFile(work + "/pictures/val/a/2.jpg", content(2000, 2));
        runTar({"-czf", "pictures.tgz", "pictures"}, work);
        const QByteArray bytes = bytesOf(work + "/pictures.tgz");
        Server server;
        server.serve = [&](const Request& request, QTcpSocket& socket) { sendProperly(bytes, request, socket); };
        CatalogueEntry entry = entryOf(fileOf(server.url("/pictures.tgz"), bytes));
        entry.files[0].unpack = true;
        entry.path = QStringLiteral("pictures");
        stage.service->start(entry);
        QVERIFY(stage.waitForEnd());
        QVERIFY2(stage.finished->size() == 1, qPrintable(stage.failure()));
        QCOMPARE(stage.finished->first()[1].toString(), stage.path("pictures"));
        QCOMPARE(bytesOf(stage.path("pictures/train/a/1.jpg")), content(3000, 1));
        QCOMPARE(QDir(stage.path(".")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList("pictures"));
        stage.finished->clear();
        stage.service->start(entry);
        QVERIFY(stage.waitForEnd());
        QCOMPARE(stage.finished->size(), 1);
        QCOMPARE(server.requests.size(), 1);
        // An archive of something else is told of.
        entry.id = QStringLiteral("other");
        entry.path = QStringLiteral("absent");
        stage.service->start(entry);
        QTRY_COMPARE(stage.failed->size(), 1);
        QVERIFY(stage.failure().contains("does not hold absent"));
    }

    void archivesCannotLeaveTheirFolder()
    {
        QTemporaryDir folder;
        const QString work = folder.filePath("a/work");
        writeFile(work + "/inside", "x");
        writeFile(folder.filePath("a/outside"), "x");
        QFile::link("/etc", work + "/link");
        runTar({"-cPf", "up.tar", "../outside"}, work);
        runTar({"-cPf", "root.tar", folder.filePath("a/outside")}, work);
        runTar({"-cf", "link.tar", "link"}, work);
        runTar({"-czf", "good.tgz", "inside"}, work);
        writeFile(work + "/torn.tgz", bytesOf(work + "/good.tgz").left(40));
        writeFile(work + "/text.tgz", "<html>not found</html>");
        int folders = 0;
        for (const char* name : {"up.tar", "root.tar", "link.tar", "torn.tgz", "text.tgz", "absent.tgz"}) {
            const QString target = folder.filePath(QString("b/%1").arg(folders++));
            bool refused = false;
            try {
                unpackArchive(work + '/' + name, target);
            } catch (const Failure& failure) {
                refused = true;
                QVERIFY2(failure.error().subject.find(name) != std::string::npos, failure.what());
            }
            QVERIFY2(refused, name);
            QVERIFY2(QDir(target).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::System).size() <=
                         (QByteArray(name) == "torn.tgz" ? 1 : 0),
                     name);
        }
        QVERIFY(!QFile::exists(folder.filePath("b/outside")));
        unpackArchive(work + "/good.tgz", folder.filePath("b/good"));
        QCOMPARE(bytesOf(folder.filePath("b/good/inside")), QByteArray("x"));
    }

    void usesTheSystemsProxy()
    {
        Server proxy;
        const QByteArray bytes = content(2000);
        proxy.serve = [&](const Request& request, QTcpSocket& socket) { sendProperly(bytes, request, socket); };
        qputenv("http_proxy", proxy.url("").toLatin1());
        Stage stage;
        stage.service->start(entryOf(fileOf("http://data.invalid/file", bytes)));
        const bool ended = stage.waitForEnd();
        qunsetenv("http_proxy");
        QVERIFY(ended);
        QVERIFY2(stage.finished->size() == 1, qPrintable(stage.failure()));
        QCOMPARE(proxy.requests.at(0).target, QByteArray("http://data.invalid/file"));
    }

    void theCatalogueNamesWellKnownData()
    {
        const auto entries = builtInCatalogue();
        QStringList ids;
        for (const CatalogueEntry& entry : entries) {
            ids << entry.id;
            QVERIFY(!entry.licence.isEmpty() && !entry.description.isEmpty() && !entry.homepage.isEmpty());
        }
        QCOMPARE(ids,
                 (QStringList{"mnist", "fashion-mnist", "cifar-10", "cifar-100", "imagenette-160", "imagenette-320"}));
        QCOMPARE(entries[0].size(), 9912422 + 28881 + 1648877 + 4542);
        QVERIFY(entries[4].unpacks() && !entries[2].unpacks());
    }

    void aBrokenCatalogueIsRefused()
    {
        const QByteArray good =
            R"({"version": 1, "data_sets": [{"id": "a", "name": "A", "description": "", "licence": "",
            "homepage": "", "path": ".", "files": [{"url": "https://x.example/f.gz", "size": 5, "sha256": ")" +
            QByteArray(64, 'a') + "\"}]}]}";
        QCOMPARE(parseCatalogue(good).size(), std::size_t(1));
        const std::pair<const char*, const char*> changes[] = {{"\"version\": 1", "\"version\": 2"},
                                                               {"\"id\": \"a\"", "\"id\": \"../a\""},
                                                               {"https://x.example/f.gz", "file:///etc/passwd"},
                                                               {"https://x.example/f.gz", "https://x.example/"},
                                                               {"\"size\": 5", "\"size\": 0"},
                                                               {"aaaa\"", "AAAA\""},
                                                               {"\"path\": \".\"", "\"path\": \"/etc\""},
                                                               {"\"licence\": \"\",", ""},
                                                               {"{", "["}};
        for (const auto& [from, to] : changes) {
            QByteArray bad = good;
            bad.replace(from, to);
            bool refused = false;
            try {
                (void)parseCatalogue(bad);
            } catch (const Failure&) {
                refused = true;
            }
            QVERIFY2(refused, to);
        }
    }
};

TRAINYARD_TEST(ServicesDownloadTest)

} // namespace services_download_test

#include "services_download_test.moc"
