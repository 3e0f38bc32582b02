// SPDX-License-Identifier: Apache-2.0
// A spec's section `program`: what it holds and refuses, the command that it means, its parameters as fields.
#include "backend/base/files.h"
#include "backend/protocol/program_command.h"
#include "backend/protocol/program_files.h"
#include "backend/protocol/program_help.h"
#include "backend/protocol/program_line.h"
#include "backend/protocol/program_look.h"
#include "backend/protocol/run_fields.h"
#include "backend/protocol/search_plan.h"
#include "backend/protocol/secrets.h"
#include "backend/protocol/stored_spec.h"
#include "tests/support/test_environment.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>

#include <cmath>
#include <limits>
#include <map>

namespace program_spec_test {

using namespace trainyard;
using nlohmann::json;

namespace {

json programDocument()
{
    return {{"version", 1},
            {"id", "a"},
            {"name", "b"},
            {"program",
             {{"command", {"python3", "train.py"}},
              {"folder", "/code"},
              {"parameters", {{"lr", 0.1}, {"epochs", 3}, {"amp", true}, {"schedule", "cosine"}}}}}};
}

RunSpec specOf(const json& document)
{
    std::vector<SpecProblem> problems;
    const RunSpec spec = parseRunSpec(document, problems);
    if (!problems.empty())
        throw std::runtime_error(problems.front().text());
    return spec;
}

/// The first problem of the document: "path: allowed code".
std::string problemOf(const json& document)
{
    std::vector<SpecProblem> problems;
    parseRunSpec(document, problems);
    return problems.empty() ? std::string() : problems.front().path + ": " + problems.front().allowed.code;
}

std::string commandLine(const json& document, const std::string& checkpoint = {})
{
    return shellLine(programCommand(specOf(document), {"/run", 2, checkpoint}).arguments);
}

const ProgramOption& option(const ProgramOptions& options, const std::string& name)
{
    for (const ProgramOption& one : options)
        if (one.name == name)
            return one;
    throw std::runtime_error("no option " + name);
}

ProgramOptions optionsIn(const std::string& file)
{
    return parseHelp(readFile(test::sourceFolder() / "tests/protocol/fixtures/help" / file));
}

std::string wordsOf(const std::vector<std::string>& command)
{
    ProgramSpec program;
    program.command = command;
    takeParameters(program);
    std::string text = shellLine(program.command) + " |";
    for (const ProgramParameter& parameter : program.parameters)
        text += " " + parameter.name + "=" + valueText(parameter.value);
    return text;
}

} // namespace

class ProgramSpecTest : public QObject {
    Q_OBJECT

private slots:
    void aSpecOfAProgramComesBackEqual()
    {
        json document = programDocument();
        json& program = document["program"];
        program["environment"] = {{"kind", "venv"}, {"value", ".venv"}};
        program["variables"] = {"OMP_NUM_THREADS=2", "WANDB_API_KEY"};
        program["launcher"] = "torchrun";
        program["stop"] = {{"by", "usr1"}, {"grace", 5.0}};
        program["follow"] = {{"tensorboard", {"{run}/tb"}}};
        program["checkpoints"] = "{run}/*.pt";
        program["resume"] = {"--resume", "{checkpoint}"};
        program["options"] = {{{"name", "lr"}, {"type", "number"}, {"low", 0.0}, {"high", 1.0}, {"help", "Rate"}},
                              {{"name", "schedule"}, {"type", "text"}, {"choices", {"cosine", "step"}}}};
        document["resources"] = {{"ranks", 2}};
        const RunSpec spec = specOf(document);
        QCOMPARE(spec.program->parameters.size(), std::size_t(4));
        QVERIFY(spec.program->options.at(0).high == 1.0);
        std::vector<SpecProblem> problems;
        QVERIFY(parseRunSpecText(toText(spec), problems) == spec);
        QVERIFY(problems.empty());
        const json written = json::parse(toText(spec));
        QVERIFY(!written.contains("model") && !written.contains("training")); // the engine trains nothing
    }

    void aProgramStandsInTheEnginesPlace()
    {
        json document = programDocument();
        document["training"] = {{"epochs", 3}};
        QCOMPARE(problemOf(document), std::string("/training: spec.beside-program"));
        RunSpec spec;
        spec.program.emplace();
        spec.training.epochs = 77; // of a form that had a network before
        clearUnused(spec);
        QCOMPARE(spec.training.epochs, TrainingSpec().epochs);
    }

    void refusalsNameThePlace_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("problem");
        QTest::newRow("command") << "/program/command"
                                 << "[]"
                                 << "/program/command: spec.command";
        QTest::newRow("shell line") << "/program/command"
                                    << "\"python train.py\""
                                    << "/program/command: spec.texts";
        QTest::newRow("folder") << "/program/folder"
                                << "\"code\""
                                << "/program/folder: spec.path";
        QTest::newRow("venv") << "/program/environment/kind"
                              << "\"venv\""
                              << "/program/environment/value: spec.some-text";
        QTest::newRow("ranks") << "/resources/ranks"
                               << "2"
                               << "/resources/ranks: spec.ranks-launcher";
        QTest::newRow("nodes") << "/resources/placement/nodes"
                               << "2"
                               << "/resources/placement/nodes: spec.program-node";
        QTest::newRow("nested") << "/program/parameters/lr"
                                << "[1]"
                                << "/program/parameters/lr: spec.scalar";
        QTest::newRow("name") << "/program/parameters/a b"
                              << "1"
                              << "/program/parameters/a b: spec.parameter-name";
        QTest::newRow("variable") << "/program/variables"
                                  << "[\"1A=b\"]"
                                  << "/program/variables/0: spec.variable";
        QTest::newRow("twice") << "/program/variables"
                               << "[\"A=b\", \"A=c\"]"
                               << "/program/variables/1: spec.variable";
        QTest::newRow("secret") << "/program/variables"
                                << "[\"HF_TOKEN=hf_123\"]"
                                << "/program/variables/0: spec.secret";
        QTest::newRow("address") << "/program/variables"
                                 << "[\"DATABASE_URL=postgres://u:hf_123@h/db\"]"
                                 << "/program/variables/0: spec.secret";
        QTest::newRow("secret parameter") << "/program/parameters/password"
                                          << "\"hf_123\""
                                          << "/program/parameters/password: spec.secret-argument";
        QTest::newRow("secret argument") << "/program/command"
                                         << "[\"python\", \"train.py\", \"--api-key\", \"hf_123\"]"
                                         << "/program/command/2: spec.secret-argument";
        QTest::newRow("secret after =") << "/program/command"
                                        << "[\"python\", \"train.py\", \"--password=hf_123\"]"
                                        << "/program/command/2: spec.secret-argument";
        QTest::newRow("secret without dashes") << "/program/command"
                                               << "[\"python\", \"train.py\", \"+wandb.api_key=hf_123\"]"
                                               << "/program/command/2: spec.secret-argument";
        QTest::newRow("secret of the resume") << "/program/resume"
                                              << "[\"--resume\", \"{checkpoint}\", \"--token\", \"hf_123\"]"
                                              << "/program/resume/2: spec.secret-argument";
        QTest::newRow("secret of a script") << "/program/command"
                                            << "[\"sh\", \"-c\", \"X=1 HF_TOKEN=hf_123 python train.py\"]"
                                            << "/program/command/2: spec.secret-argument";
        QTest::newRow("range") << "/program/options"
                               << R"([{"name": "lr", "type": "number", "high": 0.01}])"
                               << "/program/parameters/lr: spec.number";
        QTest::newRow("choice") << "/program/options"
                                << R"([{"name": "schedule", "choices": ["step"]}])"
                                << "/program/parameters/schedule: spec.choice";
        QTest::newRow("flag") << "/program/options"
                              << R"([{"name": "epochs", "type": "flag"}])"
                              << "/program/parameters/epochs: spec.flag";
    }
    void refusalsNameThePlace()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        QFETCH(QString, problem);
        json document = programDocument();
        document[json::json_pointer(pointer.toStdString())] = json::parse(value.toStdString());
        QCOMPARE(QString::fromStdString(problemOf(document)), problem);
        std::vector<SpecProblem> problems;
        parseRunSpec(document, problems);
        QVERIFY(problems.front().text().find("hf_123") == std::string::npos); // a secret goes nowhere
    }

    void secretsAreKnownByTheirNames()
    {
        for (const char* name : {"WANDB_API_KEY", "HF_TOKEN", "aws_secret_access_key", "DB_PASSWORD", "GITHUB_TOKEN"})
            QVERIFY2(isSecretVariable(name, "abcdef"), name);
        for (const char* name : {"OMP_NUM_THREADS", "TOKENIZERS_PARALLELISM", "KEYBOARD", "PATH", "MONKEY"})
            QVERIFY2(!isSecretVariable(name, "abcdef"), name);
        for (const char* name :
             {"GH_PAT", "AUTHORIZATION", "AWS_ACCESS_KEY_ID", "COOKIE", "TOKEN", "Bearer", "SMTP_PASS"})
            QVERIFY2(isSecretVariable(name, "abcdef"), name);
        for (const char* name : {"password", "api-key", "--api_key", "hf.token", "db-password"})
            QVERIFY2(looksSecret(name, ProgramValue(std::string("x"))), name);
        for (const char* name : {"sort-key", "max-tokens", "tokenizer", "path", "author", "pattern"})
            QVERIFY2(!looksSecret(name, ProgramValue(std::string("x"))), name);
        QVERIFY(!looksSecret("token", ProgramValue(std::int64_t{7})));
        QVERIFY(!looksSecret("credentials", ProgramValue(std::string("~/.aws/credentials"))));
        for (const char* none : {"", "null", "False", "${oc.env:HF_TOKEN}"})
            QVERIFY2(!looksSecret("hf_token", ProgramValue(std::string(none))), none);
        QVERIFY(looksSecret("db", ProgramValue(std::string("postgres://u:hunter2@host/x"))));
        for (const char* none : {"https://host:8080/a@b", "git@github.com:a/b", "https://user@host/"})
            QVERIFY2(!looksSecret("db", ProgramValue(std::string(none))), none);
    }

    /// A key of a service, or for something that it opens, is a secret; that of a table or a dictionary is none.
    void keysAreSecretsByWhatTheyOpen()
    {
        for (const char* name : {"wandb-key", "comet_key", "openaiKey", "account-key", "license-key", "auth-key",
                                 "encryption-key", "app.signing_key", "hugging-face-key", "api-key", "access-key"})
            QVERIFY2(looksSecret(name, ProgramValue(std::string("s3cretX"))), name);
        for (const char* name : {"key", "sort-key", "primary-key", "foreign_key", "group-key", "image-key", "turnkey",
                                 "num-heads-key", "public-key"})
            QVERIFY2(!looksSecret(name, ProgramValue(std::string("loss"))), name);
        for (const char* value : {"3", "none", "keys/id.pem", "~/.wandb", "$WANDB_KEY"})
            QVERIFY2(!looksSecret("wandb-key", ProgramValue(std::string(value))), value);
    }

    void secretsInCommandsAreFound_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("found"); // "word name", divided by commas
        const auto row = [](const QStringList& words, const char* found) {
            QTest::addRow("%s", qPrintable(words.join(' '))) << words << QString(found);
        };
        for (const char* option :
             {"--pass", "--passwd", "--pwd", "--pw", "--token", "--api-key", "--auth", "-password", "--db-pass",
              "--hub_token", "--use_auth_token", "--wandb-key", "--comet-key", "--account-key", "--license-key",
              "--signing_key", "--client-secret", "--secret-santa-password"}) {
            row({"train", option, "s3cretX"}, (std::string("1 ") + option).c_str());
            row({"train", QString(option) + "=s3cretX"}, (std::string("1 ") + option).c_str());
        }
        row({"WANDB_KEY=s3cretX", "python", "train.py"}, "0 WANDB_KEY");
        row({"env", "FOO_TOKEN=s3cretX", "python", "train.py"}, "1 FOO_TOKEN");
        row({"docker", "run", "--env=FOO_TOKEN=s3cretX"}, "2 FOO_TOKEN");
        row({"bash", "-lc", "export FOO_TOKEN='s3cretX'; python train.py"}, "2 FOO_TOKEN");
        row({"bash", "-c", "curl -H \"Authorization: Bearer s3cretX\" http://host/"}, "2 Authorization");
        row({"curl", "-H", "Authorization: Bearer s3cretX"}, "2 Authorization");
        row({"curl", "-H", "X-Api-Key: s3cretX"}, "2 X-Api-Key");
        row({"wget", "--header=Private-Token: s3cretX"}, "1 Private-Token");
        row({"fetch", "Authorization: Basic s3cretX"}, "1 Authorization");
        row({"curl", "-u", "me:s3cretX", "http://host/"}, "1 -u");
        row({"load", "--db=postgres://me:s3cretX@host/x"}, "1 --db");
        row({"load", "redis://:s3cretX@host"}, "1 ");
        row({"load", "https://host/x?a=1&access_token=s3cretX"}, "1 ");
        row({"load", "https://host/x?sig=s3cretX"}, "1 ");
        row({"clone", "https://ghp_0123456789abcdefghijABCDEFGHIJ012345@github.com/a/b"}, "1 ");
        row({"load", "--options", "{\"user\": \"me\", \"password\": \"s3cretX\"}"}, "2 ");
        row({"load", "--options={'db_token':'s3cretX'}"}, "1 --options");
        row({"mysql", "-u", "root", "-ps3cretX", "runs"}, "3 -p");
        row({"mysql", "-ps3cretXtoken", "runs"}, "1 -p");
        row({"mysql", "-ps3cretXsecret", "runs"}, "1 -p");
        row({"pip", "install", "-ihttps://me:s3cretX@host/simple"}, "2 ");
        row({"/usr/bin/mongosh", "-p", "s3cretX"}, "1 -p");
        row({"redis-cli", "-a", "s3cretX"}, "1 -a");
        row({"sshpass", "-p", "s3cretX", "ssh", "-p", "22", "host"}, "1 -p");
        row({"sudo", "docker", "login", "-p", "s3cretX"}, "3 -p");
        row({"bash", "-c", "FOO_TOKEN=s3cretX python train.py"}, "2 FOO_TOKEN");
        row({"bash", "-c", "srun --export=ALL,FOO_TOKEN=s3cretX train"}, "2 FOO_TOKEN");
        row({"srun", "--export=ALL,HF_TOKEN=s3cretX", "train"}, "1 HF_TOKEN");
        row({"apptainer", "exec", "--env", "A=b,HF_TOKEN=s3cretX", "image"}, "3 HF_TOKEN");
        row({"mpirun", "-genv", "HF_TOKEN", "s3cretX", "train"}, "2 HF_TOKEN");
        row({"train", "--config", "user=me,password=s3cretX"}, "2 password");
        row({"train", "--dsn", "host=h user=me password=s3cretX"}, "2 password");
        row({"python", "-c", "import hub; hub.login(token='s3cretX')"}, "2 token");
        row({"train", "--hfToken", "s3cretX"}, "1 --hfToken");
        row({"train", "--accessToken=s3cretX"}, "1 --accessToken");
        row({"train", "db.password:=s3cretX"}, "1 db.password");
        row({"bash", "-c", "wandb login s3cretX && python train.py"}, "2 ");
        row({"load", "https://host/x#access_token=s3cretX"}, "1 ");
        row({"train", "sk-proj-s3cretX0123456789_abcdefghij-ABCDEFGHIJ"}, "1 ");
        row({"train", "--jwt", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtZSJ9abc.s3cretX"}, "1 --jwt,2 ");
        for (const char* option : {"--jwt", "--github-pat", "--storage-key"})
            row({"train", option, "s3cretX"}, (std::string("1 ") + option).c_str());
        row({"WANDBKEY=s3cretX", "python", "train.py"}, "0 WANDBKEY");
        row({"curl", "https://hooks.slack.com/services/T0/B0/s3cretX"}, "1 ");
        row({"aws", "configure", "set", "aws_secret_access_key", "s3cretX"}, "3 aws_secret_access_key");
        row({"zip", "-P", "s3cretX", "x.zip", "x"}, "1 -P");
        row({"7z", "x", "a.7z", "-ps3cretX"}, "3 -p");
        row({"7z", "-ps3cretXtoken", "x", "a.7z"}, "1 -p");
        row({"openssl", "enc", "-aes256", "-k", "s3cretX"}, "3 -k");
        row({"train", "--name", "x --token s3cretX"}, "2 --token");
        row({"python", "-c", "import wandb; wandb.login(key=\"s3cretX\")"}, "2 key");
        row({"wandb", "login", "--host", "https://h", "--relogin", "s3cretX"}, "5 ");
        row({"sh", "-e", "-c", "python3 x.py --wandb-key s3cretX"}, "3 --wandb-key");
        row({"train", "--pem", "-----BEGIN RSA PRIVATE KEY-----s3cretX"}, "2 ");
        row({"python3", "-c", "password = 's3cretX'; train(password)"}, "2 password");
        row({"python3", "-c", "import t; api_key= \"s3cretX\"; t.main(api_key)"}, "2 api_key");
        row({"python3", "-c", "login(token = 's3cretX')"}, "2 token");
        row({"python3", "-c", "import os; os.environ['HF_TOKEN'] = 's3cretX'"}, "2 HF_TOKEN");
        row({"sh", "-c", "python3 -c \"password = 's3cretX'\" && python3 train.py"}, "2 password");
        row({"perl", "-e", "$password = 's3cretX'; $x = 1"}, "2 password");
        row({"curl", "-H", "api_key: s3cretX"}, "2 api_key");
        row({"train", "api_key: s3cretX"}, "1 ");
        row({"train", "--config", "- password: 's3cretX'  # mine"}, "2 ");
        row({"train", "--config", "{user: me, hub_token: s3cretX}"}, "2 ");
        row({"train", "--password:s3cretX", "x"}, "1 --password");
        row({"train", "--hf_token:s3cretX"}, "1 --hf_token");
        row({"train", "--password:s3cretX="}, "1 --password");
        row({"git", "clone", "https://s3cretX0123456789abcdef@host/x"}, "2 ");
        row({"git", "clone", "https://s3cretX0123456789abcdef:@host/x"}, "2 ");
        row({"train", "--opts", "DB.PASSWORD", "s3cretX"}, "2 DB.PASSWORD");
        row({"train", "--opts", "LR", "0.1", "db.api_key", "s3cretX"}, "4 db.api_key");
        row({"train", "--config", "x.yaml", "LR", "0.1", "DB.PASSWORD", "s3cretX"}, "5 DB.PASSWORD");
        row({"train", "--set", "password", "s3cretX"}, "2 password");
        row({"train", "db={password:s3cretX,user:x}"}, "1 ");
        row({"train", "+db={user:x,auth:{api_key:'s3cretX'}}"}, "1 ");
        row({"python3", "-c", "import os; os.environ.setdefault(\"HF_TOKEN\", \"s3cretX\")"}, "2 ");
        row({"python3", "-c", "x=1; setenv('X_TOKEN' , 's3cretX')"}, "2 ");
        row({"python3", "-c", "os.environ.setdefault('X_TOKEN', 'hunter'); f('s3cretX')"}, "2 ");
        for (const char* option : {"--HFTOKEN", "--hftoken", "--apitoken", "--githubpat"})
            row({"train", option, "s3cretX"}, (std::string("1 ") + option).c_str());
        row({"python3", "-c", "token='s3cretX'; f(token)"}, "2 token");
        row({"python3", "-u", "-c", "x=a.b; password=\"s3cretX\".strip()"}, "3 password");
        row({"sh", "-c", "TOKEN=s3cretX.def python3 -c 'token=a.b'"}, "2 TOKEN");
        row({"docker", "run", "-e", "TOKEN=s3cretX.def"}, "3 TOKEN");
        row({"python3", "train.py", "-c", "password=s3cretX.def"}, "3 password");
        row({"train", "--password", "12345", "--note", "s3cretX"}, "1 --password");
    }
    void secretsInCommandsAreFound()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, found);
        std::vector<std::string> command;
        for (const QString& word : words)
            command.push_back(word.toStdString());
        QStringList told;
        for (const SecretWord& secret : secretsIn(command))
            told << QString::number(secret.word) + " " + QString::fromStdString(secret.name);
        QCOMPARE(told.join(","), found);
        json document = programDocument();
        document["program"]["command"] = command;
        std::vector<SpecProblem> problems;
        parseRunSpec(document, problems);
        QVERIFY(!problems.empty());
        QVERIFY(problems.front().text().find("s3cretX") == std::string::npos);
    }

    /// A flag at the end of a command becomes a parameter: the words are the same, and so is the rule.
    void secretsInTheLastOptionsAreFound_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("path");
        const auto row = [](const char* line, const char* parameter) {
            QTest::newRow(line) << QString(line) << "/program/parameters/" + QString(parameter);
        };
        row("sh -c 'python3 x.py --wandb-key s3cretX'", "c");
        row("bash -c 'python3 x.py --token s3cretX'", "c");
        row("sh -e -c 'python3 x.py --wandb-key s3cretX'", "c");
        row("srun --wrap 'python3 x.py --wandb-key s3cretX'", "wrap");
        row("sh -c 'mysql -ps3cretX'", "c");
        row("sh -c 'curl -u me:s3cretX'", "c");
        row("sh -c 'curl -H \"X-Api-Key: s3cretX\"'", "c");
        row("sh -c 'wandb login s3cretX'", "c");
        row("sh -c 'sshpass -p s3cretX'", "c");
        row("curl http://x --user me:s3cretX", "user");
        row("curl -u me:s3cretX", "u");
        row("redis-cli -a s3cretX", "a");
        row("redis-cli -a 123456789", "a");
        row("mongosh -u me -p s3cretX", "p");
        row("sqlcmd -P s3cretX", "P");
        row("ldapsearch -w s3cretX", "w");
        row("sshpass -p s3cretX", "p");
        row("wandb login --relogin s3cretX", "relogin");
        row("docker login -u me -p s3cretX", "p");
        row("7z a.7z x -ps3cretX", "\u2026");
        row("train x --name 'x --token s3cretX'", "name");
    }
    void secretsInTheLastOptionsAreFound()
    {
        QFETCH(QString, line);
        QFETCH(QString, path);
        RunSpec spec = specOf(programDocument());
        spec.program->parameters.clear();
        spec.program->command = commandWords(line.toStdString()).value();
        takeParameters(*spec.program);
        const std::vector<SpecProblem> problems = validateRunSpec(spec);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems.front().allowed.code, std::string("spec.secret-argument"));
        if (!problems.front().path.starts_with("/program/command/"))
            QCOMPARE(QString::fromStdString(problems.front().path), path);
        QVERIFY(problems.front().text().find("s3cretX") == std::string::npos);
        QVERIFY(proposedProgramName(*spec.program, 1).find("s3cretX") == std::string::npos);
        QVERIFY(proposedProgramName(*spec.program, 1).find("123456789") == std::string::npos);
    }

    void refusalsOfSecretsRepeatNoPartOfThem()
    {
        ProgramSpec program;
        program.command = {"PGPASSWORD=s3cretX", "psql"};
        QCOMPARE(programName(program), std::string("psql"));
        program.command = {"PGPASSWORD=s3cretX"};
        QCOMPARE(programName(program), std::string("PGPASSWORD"));
        json document = programDocument();
        document["program"]["environment"] = {{"kind", "venv"}, {"value", "/x/--token=s3cretX"}};
        std::vector<SpecProblem> problems;
        parseRunSpec(document, problems);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems.front().path, std::string("/program/environment/value"));
        QVERIFY(problems.front().text().find("s3cretX") == std::string::npos);
        document = programDocument();
        document["program"]["options"] = json::parse(R"([{"name": "token", "default": "s3cretX"}])");
        problems.clear();
        parseRunSpec(document, problems);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems.front().path, std::string("/program/options/0/default"));
        QVERIFY(problems.front().text().find("s3cretX") == std::string::npos);
        problems.clear();
        const RunSpec base = specOf(programDocument());
        parseSearchPlanText(R"({"parameters": {"program/parameters/wandb_key": ["s3cretX", "s3cretY"]}})", base,
                            problems);
        QVERIFY(!problems.empty());
        for (const SpecProblem& problem : problems)
            QVERIFY2(problem.text().find("s3cret") == std::string::npos, problem.text().c_str());
    }

    void whatOnlyLooksLikeASecretIsTaken()
    {
        const std::vector<std::vector<std::string>> commands = {
            {"train", "--passes", "3"},
            {"train", "--pass", "2"},
            {"train", "--low-pass", "0.25"},
            {"train", "--bypass", "x"},
            {"train", "--token-dim", "64"},
            {"train", "--max-tokens", "512"},
            {"train", "--pad-token", "<pad>", "--mask_token=[MASK]", "--eos-token", "eos", "--token", "7"},
            {"train", "--lang_token", "de", "--register-token", "learnt", "--padding-token=x", "--prefix-token", "x"},
            {"train", "--password-file", "secrets/pw", "--credentials", "login.json", "--token=~/.token"},
            {"train", "--auth", "basic", "--auth-type", "oauth", "--auth=none"},
            {"docker", "login", "--password-stdin", "registry"},
            {"train", "--ask-password", "me"},
            {"train", "--use_auth_token", "True"},
            {"train", "--sort-key", "loss", "author=me", "sort_key=loss"},
            {"train", "--primary-key", "id", "--key=loss", "--foreign-key", "run", "--wandb-key", "$WANDB_KEY"},
            {"train", "--token", "first", "--hub-token=mean", "--token", "cls", "--token-kind", "word"},
            {"train", "--secret-santa", "alice", "--secret_santa=yes", "--secretary", "bob"},
            {"sh", "-c", "HF_TOKEN=$(cat token) python train.py --token \"$HF_TOKEN\""},
            {"sh", "-c", "curl -H \"Authorization: Bearer $TOKEN\" https://me:$PASSWORD@host/"},
            {"curl", "-u", "me", "https://me@host:8080/a:b@c"},
            {"mysql", "-u", "root", "-p", "runs"},
            {"psql", "-p", "5432"},
            {"train", "--author", "x", "-p", "8080", "--tokenizer", "bert", "--tokens-per-batch", "4096"},
            {"train", "--secret-sharing", "shamir", "--password-strength", "weak", "--pool-token", "cls"},
            {"train", "--padToken", "<pad>", "--maxTokens=512", "--distill-token", "mean", "--sortKey", "loss"},
            {"srun", "--export=ALL,HF_TOKEN,OMP_NUM_THREADS=2", "train", "--map", "a=b,sort_key=c,token=$TOKEN"},
            {"python", "-c", "import os, hub; hub.login(token=os.environ['X']); token=hub.read(); f(token=token)"},
            {"python", "-c", "import t; t.main(token=None, password=cfg.password, pad_token='<pad>')"},
            {"bash", "-c", "PASS=0; while [ $PASS -lt 3 ]; do PASS=$((PASS+1)); done"},
            {"bash", "-c", "HF_TOKEN=\"${HF_TOKEN}\" python train.py; DB_PASSWORD=`cat file` train"},
            {"awk", "pass==1 { token=$2 }"},
            {"wandb", "login", "--relogin"},
            {"train", "--note", "eyJ.eyJ.", "sk-learn", "https://host/x#a=b&page=2"},
            {"wandb", "login", "--host", "https://h", "--relogin"},
            {"train", "--pat", "img_*.png", "--key=loss", "--turnkey", "x", "--note", "works without --token option"},
            {"7z", "x", "a.7z", "-p"},
            {"python", "-c", "d = sorted(x, key='loss'); wandb.login(key=key)"},
            {"curl", "https://hooks.slack.com/services/$HOOK"},
            {"openssl", "req", "-key", "key.pem", "-keyout", "x"},
            {"sshpass", "-f", "file", "ssh", "-p", "2222", "host"},
            {"train", "--json", "{\"pad_token\": \"<pad>\", \"auth\": \"basic\", \"token\": 7, \"a\": \"b\"}", ": \"",
             "\":\""},
            {"train", "--map", "key:value", "--name", "hf_small", "note: it works"},
            {"python", "-c", "if password == 'x' or token != 'y': pass"},
            {"python", "-c", "password = read(); token = cfg['token']; pad_token = '<pad>'; key = 'loss'"},
            {"python", "-c",
             "class C:\n  password: str\n  token: Optional[str]\n  def f(token: str, password: str): pass"},
            {"sqlite3", "x.db", "select * from t where token = 'first' and password = 'x1'"},
            {"sh", "-c", "if [ $token = 'x1' ]; then echo yes; fi; [ \"$password\" = 'x1' ]"},
            {"train", "token: first", "--note", "the token = 'a' case", "key: value", "password: ", "auth: basic"},
            {"train", "--config", "key: value\nsort_key: loss\npad_token: <pad>\npassword: $PASSWORD\nsecret: null"},
            {"train", "--config", "{key: value, token: cls}", "--question", "Password: what is it"},
            {"train", "--token:first", "--sort-key:name", "--password:$PASSWORD", "x", "--pass:2"},
            {"curl", "-H", "X-Trace: s3cretX", "-H", "Token: $TOKEN"},
            {"git", "clone", "https://user@host/x", "git@host:a/b", "https://a-long-user-name-2026@host/x"},
            {"git", "clone", "https://alongusernameofnodigits@host/x",
             "docker://image@sha256:0123456789abcdef01234567"},
            {"python3", "-c", "token=tokenizer.encode(\"hello world\"); print(1)"},
            {"python3", "-c", "hf_token=open(\"t.txt\").read()"},
            {"/usr/bin/python3.12", "-u", "-c", "token=next(it)"},
            {"python3", "-W", "ignore", "-c", "password=os.environ[\"PW\"]; token=cfg.token; a=password=cfg.x"},
            {"sh", "-c", "python3 -c 'password=args.password\nf(password)' && ruby -e 'token=await f(x)'"},
            {"python3", "-c", "d.setdefault('token', 'first'); d.setdefault(\"HF_TOKEN\", token); setenv('A', 'b1')",
             "-c", "d.setdefault('KEY', 'loss'); d.setdefault('token', 'plain'); setenv('X_TOKEN', token)"},
            {"python3", "-c", "os.environ.setdefault('HF_TOKEN', ''); os.getenv('HF_TOKEN', 'x1')"},
            {"train", "--secret_layers", "3", "--secrets", "4", "--password_strength_labels=5", "m.secret_layers=6"},
            {"train", "--opts", "DB.PASSWORD", "--set", "name", "password", "--opts", "DB.PASSWORD", "$PASSWORD"},
            {"grep", "-r", "password", "src"},
            {"kubectl", "get", "secret", "mine1", "--set", "token", "first", "--dataset", "secret", "x1"},
            {"python3", "-m", "tools.secret", "encode", "--key-of", "batch.password", "x1"},
            {"train", "db={password:${oc.env:PW},user:x}", "model={token:first,secret:null,layers:3}"},
            {"train", "--notoken", "x", "--tokens", "x", "--HFTOKEN", "$HF_TOKEN"}};
        for (const std::vector<std::string>& command : commands)
            for (const SecretWord& secret : secretsIn(command))
                QFAIL((command[0] + " … " + command[secret.word]).c_str());
        for (const char* name : {"TOKEN_DIM", "POSTGRES_PASSWORD_FILE", "NUM_TOKENS"})
            QVERIFY2(!isSecretVariable(name, "abcdef"), name);
        QVERIFY(looksSecret("config", ProgramValue(std::string("lr: 0.1\nhub:\n  - api_key: abcdef\n"))));
        QVERIFY(looksSecret("code", ProgramValue(std::string("import t\napi_key = 'abcdef'\nt.main()"))));
        QVERIFY(looksSecret("header", ProgramValue(std::string("X-Api-Key: abcdef"))));
        QVERIFY(!looksSecret("header", ProgramValue(std::string("X-Trace: abcdef"))));
        QVERIFY(looksSecret("config", ProgramValue(std::string("user=me,password=abcdef"))));
        QVERIFY(!looksSecret("config", ProgramValue(std::string("user=me,auth=basic"))));
        QVERIFY(looksSecret("db", ProgramValue(std::string("{password:abcdef,user:x}"))));
        QVERIFY(!looksSecret("c", ProgramValue(std::string("token=cfg.token; f(token)"))));
        QVERIFY(looksSecret("config", ProgramValue(std::string("user=me,token=abc.def"))));
        QVERIFY(!isSecretVariable("SSH_KEY", "/keys/id") && isSecretVariable("SSH_KEY", "abcdef"));
    }

    void commandsAreWordsAndNoShellLine()
    {
        json document = programDocument();
        QCOMPARE(commandLine(document),
                 std::string(
                     "python3 train.py --amp --epochs 3 --lr 0.1 --schedule cosine")); // as nlohmann::json sorts them
        document["program"]["parameters"] = {{"name", "$(touch x); 'a b'"}, {"shift", -0.5}, {"off", false}};
        QCOMPARE(commandLine(document),
                 std::string("python3 train.py --name '$(touch x); '\\''a b'\\''' --shift=-0.5"));
        document["program"]["parameters"] = {{"lr", 0.1}};
        document["program"]["style"] = "equals";
        QCOMPARE(commandLine(document), std::string("python3 train.py --lr=0.1"));
        document["program"]["style"] = "assignments";
        QCOMPARE(commandLine(document), std::string("python3 train.py lr=0.1"));
        document["program"]["style"] = "none";
        QCOMPARE(commandLine(document), std::string("python3 train.py"));
    }

    void optionsSayHowParametersArePassed()
    {
        json document = programDocument();
        document["program"]["parameters"] = {{"data", "cifar"}, {"amp", false}, {"wd", 1e-4}};
        document["program"]["options"] = {{{"name", "data"}, {"positional", true}},
                                          {{"name", "amp"}, {"type", "flag"}, {"off_flag", "--no-amp"}},
                                          {{"name", "wd"}, {"type", "number"}, {"flag", "--weight-decay"}}};
        QCOMPARE(commandLine(document), std::string("python3 train.py cifar --no-amp --weight-decay 1e-04"));
    }

    void placeholdersAreFilled()
    {
        json document = programDocument();
        document["program"]["parameters"] = {{"out", "{run}/{attempt}/{seed}/{other}"}};
        document["program"]["resume"] = {"--resume", "{checkpoint}"};
        document["seed"] = 7u;
        QCOMPARE(commandLine(document), std::string("python3 train.py --out /run/2/7/{other}"));
        QCOMPARE(commandLine(document, "/run/c.pt"),
                 std::string("python3 train.py --out /run/2/7/{other} --resume /run/c.pt"));
    }

    void launchersAndEnvironments()
    {
        json document = programDocument();
        document["program"]["parameters"] = json::object();
        document["resources"] = {{"ranks", 2}, {"threads", 3}};
        document["program"]["launcher"] = "torchrun";
        QCOMPARE(commandLine(document),
                 std::string("python3 -m torch.distributed.run --standalone --nproc_per_node 2 train.py"));
        document["program"]["launcher"] = "mpirun";
        QCOMPARE(commandLine(document), std::string("mpirun -np 2 python3 train.py"));
        document["program"]["environment"] = {{"kind", "venv"}, {"value", ".venv"}};
        const ProgramCommand venv = programCommand(specOf(document), {"/run", 1, {}});
        QCOMPARE(venv.pathFront, std::vector<std::string>{"/code/.venv/bin"});
        QVERIFY(std::find(venv.variables.begin(), venv.variables.end(),
                          std::pair<std::string, std::string>("OMP_NUM_THREADS", "3")) != venv.variables.end());
        document["program"]["environment"] = {{"kind", "modules"}, {"value", "cuda/12 openmpi; rm -rf /"}};
        const std::vector<std::string> words = programCommand(specOf(document), {"/run", 1, {}}).arguments;
        QCOMPARE(words.at(0), std::string("bash"));
        QCOMPARE(words.at(4), std::string("5")); // the text of the spec comes as words after the script
        QCOMPARE(words.at(6), std::string("openmpi;"));
        document["program"]["environment"] = {{"kind", "container"}, {"value", "/images/torch.sif"}};
        QVERIFY(commandLine(document).starts_with("apptainer exec --nv --bind /run --bind /code --pwd /code "
                                                  "/images/torch.sif mpirun"));
    }

    void ranksOfAClusterAreStartedByItsQueue()
    {
        json document = programDocument();
        document["program"]["parameters"] = json::object();
        document["resources"] = {{"ranks", 8}, {"placement", {{"nodes", 2}}}};
        document["program"]["launcher"] = "torchrun";
        ProgramPlace place{"/run", 1, {}, "/home/me", ProgramAllocation{"77_1", 2, "n03", 4711, {}, 6}};
        const auto words = [&] { return programCommand(specOf(document), place).arguments; };
        const auto line = [&] { return shellLine(words()); };
        QVERIFY2(line().starts_with("srun --nodes=2 --ntasks=2 --ntasks-per-node=1 --kill-on-bad-exit=1 "
                                    "--cpus-per-task=6 bash -c "),
                 line().c_str());
        QVERIFY2(
            line().ends_with(" node python3 -m torch.distributed.run --nnodes 2 --rdzv_backend c10d --rdzv_id 77_1 "
                             "--rdzv_endpoint n03:4711 --nproc_per_node 4 train.py"),
            line().c_str());
        QVERIFY(startsSteps(specOf(document), *place.allocation));
        // Each node enters the image's container; the launcher is the cluster's.
        document["program"]["environment"] = {{"kind", "container"}, {"value", "~/torch.sif"}};
        QVERIFY2(
            line().find(" node apptainer exec --nv --bind /run --bind /code --pwd /code /home/me/torch.sif python3 "
                        "-m torch") != std::string::npos,
            line().c_str());
        document["program"]["launcher"] = "mpirun";
        place.allocation->mpiWords = {"srun", "--mpi=pmix", "--ntasks=8"};
        QVERIFY2(line().starts_with("srun --mpi=pmix --ntasks=8 apptainer exec "), line().c_str());
        QVERIFY(startsSteps(specOf(document), *place.allocation));
        place.allocation->mpiWords = {"mpirun", "-n", "8"};
        QVERIFY(!startsSteps(specOf(document), *place.allocation)); // it passes signals on itself
        document["program"]["launcher"] = "torchrun";
        document["program"].erase("environment");
        document["resources"]["placement"]["nodes"] = 1;
        place.allocation->nodes = 1;
        QCOMPARE(line(), std::string("python3 -m torch.distributed.run --nnodes 1 --rdzv_backend c10d --rdzv_id 77_1 "
                                     "--rdzv_endpoint n03:4711 --nproc_per_node 8 train.py"));
        QVERIFY(!startsSteps(specOf(document), *place.allocation));
        document["resources"]["placement"]["nodes"] = 3;
        QCOMPARE(problemOf(document), std::string("/resources/ranks: spec.program-ranks"));
    }

    void parametersAreFields()
    {
        const RunField* field = runField("/program/parameters/lr");
        QVERIFY(field && runField("/program/parameters/lr") == field);
        RunSpec before = specOf(programDocument()), after = before;
        QVERIFY(field->get(before) == FieldValue(0.1));
        field->set(after, FieldValue(0.2));
        setParameter(*after.program, "extra", std::string("x"));
        std::vector<std::string> found;
        for (const FieldDifference& one : differences(before, after))
            found.push_back(one.field->path + " " + one.before + " > " + one.after);
        QCOMPARE(found,
                 (std::vector<std::string>{"/program/parameters/lr 0.1 > 0.2", "/program/parameters/extra  > x"}));
        bool flat = false;
        for (const auto& [key, value] : flattenRunSpec(before))
            flat = flat || (key == "program.parameters.lr" && value == "0.1");
        QVERIFY(flat);
        QVERIFY(!runField("/program/parameters/"));
    }

    void aSearchVariesParameters()
    {
        const RunSpec base = specOf(programDocument());
        std::vector<SpecProblem> problems;
        const SearchPlan plan = parseSearchPlanText(
            R"({"parameters": {"program/parameters/lr": {"low": 0.001, "high": 1.0, "scale": "log"},
                               "program/parameters/epochs": {"low": 1, "high": 8},
                               "program/parameters/schedule": ["cosine", "step"]},
                "goal": {"series": "loss/mine", "direction": "min"}, "runs": 4})",
            base, problems);
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().text().c_str());
        QVERIFY(!plan.parameters.at(0).whole && plan.parameters.at(1).whole);
        const RunSpec spec = specAt(plan, base, {0.01, 4.0, 1.0}, problems);
        QVERIFY(problems.empty());
        QCOMPARE(valueText(*parameterIn(*spec.program, "lr")), std::string("0.01"));
        QVERIFY(*parameterIn(*spec.program, "epochs") == ProgramValue(std::int64_t{4}));
        QVERIFY(*parameterIn(*spec.program, "schedule") == ProgramValue(std::string("step")));
        std::vector<SpecProblem> again;
        QVERIFY(parseSearchPlan(toJson(plan), base, again) == plan);
        QVERIFY(pointOf(plan, spec).has_value());
        parseSearchPlanText(R"({"parameters": {"program/parameters/lr": [0.1]}, "stopping": "asha"})", base, problems);
        QVERIFY(!problems.empty() && problems.back().allowed.code == "search.program-stops");
    }

    void aNameSaysWhatDiffersFromTheScriptsOwnDefaults()
    {
        ProgramSpec program;
        program.command = {"python", "code/train.v2.py"};
        setParameter(program, "lr", 0.1);
        setParameter(program, "schedule", std::string("cosine"));
        setParameter(program, "amp", true);
        setParameter(program, "data", std::string("/data/cifar"));
        QCOMPARE(proposedProgramName(program, 1), std::string("train.v2-lr0.1-cosine-amp"));
        ProgramOption option;
        option.name = "lr";
        option.standard = 0.1;
        program.options = {option};
        QCOMPARE(proposedProgramName(program, 2), std::string("train.v2-cosine-amp-n2"));
    }

    void flagsOfACommandBecomeParameters()
    {
        QCOMPARE(wordsOf({"python", "train.py", "data", "--lr", "0.1", "--amp"}),
                 std::string("python train.py data | lr=0.1 amp=true"));
        QCOMPARE(wordsOf({"python", "-u", "train.py", "--lr=1e-3"}), std::string("python -u train.py | lr=0.001"));
        QCOMPARE(wordsOf({"python", "t.py", "--layers", "1", "2", "--shift", "3"}), // two values belong together
                 std::string("python t.py --layers 1 2 | shift=3"));
        QCOMPARE(wordsOf({"python", "t.py", "--shift", "-1"}), // as a parameter it would be "--shift=-1"
                 std::string("python t.py --shift -1 |"));
        QCOMPARE(wordsOf({"python", "t.py", "--commit", "12e4"}), std::string("python t.py | commit=12e4"));
        QCOMPARE(wordsOf({"python", "t.py", "--x", "1", "--x", "2"}), std::string("python t.py --x 1 --x 2 |"));
        QCOMPARE(wordsOf({"./train", "--verbose"}), std::string("./train | verbose=true"));
        QCOMPARE(wordsOf({"python", "-m", "pkg.train", "-b", "32"}), std::string("python -m pkg.train | b=32"));
        QCOMPARE(wordsOf({"python", "t.py", "--flag", "True", "--id", "007"}), // the words come back as they were
                 std::string("python t.py | flag=True id=007"));
    }

    void optionsOfOneNameOrAnEmptyRangeAreRefused()
    {
        json document = programDocument();
        document["program"]["options"] = {{{"name", "lr"}, {"type", "number"}}, {{"name", "lr"}, {"type", "text"}}};
        QCOMPARE(problemOf(document), std::string("/program/options/1/name: spec.option-twice"));
        document["program"]["options"] = {{{"name", "lr"}, {"type", "number"}, {"low", 2.0}, {"high", 1.0}}};
        QCOMPARE(problemOf(document), std::string("/program/options/0/low: spec.option-range"));
        std::vector<SpecProblem> problems;
        parseRunSpec(document, problems);
        QVERIFY2(problems.at(0).text().find("lr") != std::string::npos, problems[0].text().c_str());
    }

    /// Earlier versions took them; their runs can be read, followed and cloned.
    void runsThatHaveSuchOptionsAreReadBack()
    {
        json document = programDocument();
        document["program"]["options"] = {{{"name", "lr"}, {"type", "number"}, {"low", 2.0}, {"high", 1.0}},
                                          {{"name", "lr"}, {"type", "text"}},
                                          {{"name", "amp"}, {"type", "flag"}}};
        const QTemporaryDir folder;
        const std::string file = folder.filePath("spec.json").toStdString();
        writeFileAtomically(file, document.dump());
        const RunSpec spec = readRunSpec(file);
        QCOMPARE(spec.program->options.size(), std::size_t{2});
        QCOMPARE(spec.program->options[0].name, std::string("lr"));
        QVERIFY(spec.program->options[0].type == OptionType::Number && !spec.program->options[0].low);
        QVERIFY(validateRunSpec(spec).empty());
        document["program"]["options"][2]["type"] = "of no kind"; // what has always been wrong is told
        writeFileAtomically(file, document.dump());
        QVERIFY_THROWS_EXCEPTION(Failure, (void)readRunSpec(file));
    }

    /// Earlier versions knew fewer words that look like a secret. A clone of such a run is refused, the run is not.
    void runsWhoseCommandHoldsASecretAreReadBack()
    {
        json document = programDocument();
        document["program"]["command"] = {"mysql", "-psecret", "--pass", "secret"};
        document["program"]["variables"] = {"MY_PWD=secret"};
        std::vector<SpecProblem> problems;
        const RunSpec spec = parseStoredRunSpec(document.dump(), problems);
        QVERIFY(problems.empty());
        QCOMPARE(spec.program->command.size(), std::size_t{4});
        QCOMPARE(validateRunSpec(spec).size(), std::size_t{3});
    }

    void textsThatAreNoObjectOrTooLargeAreNamedAsSuch()
    {
        const std::string deep = R"({"parameters": )" + std::string(70, '[') + std::string(70, ']') + "}";
        std::string many = R"({"parameters": {)";
        for (int i = 0; i < 3000; ++i)
            many += (i ? ", \"p" : "\"p") + std::to_string(i) + "\": [1, 2]";
        many += "}}";
        for (const auto& [text, code] : {std::pair<std::string, std::string>("[1,2]", "spec.no-object"),
                                         {"null", "spec.no-object"},
                                         {deep, "spec.too-deep"},
                                         {many, "spec.too-many-keys"}}) {
            std::vector<SpecProblem> problems;
            parseRunSpecText(text, problems);
            QCOMPARE(problems.size(), std::size_t(1));
            QCOMPARE(problems[0].why().code, code);
            problems.clear();
            parseSearchPlanText(text, RunSpec(), problems);
            QCOMPARE(problems.size(), std::size_t(1));
            QCOMPARE(problems[0].why().code, code);
            QVERIFY(problems[0].text().find("not JSON") == std::string::npos);
        }
    }

    void flagsBeforeWhatStaysAreNotTaken()
    {
        QCOMPARE(wordsOf({"./t", "--lr", "0.1", "--tag", "a", "--tag", "b", "train"}),
                 std::string("./t --lr 0.1 --tag a --tag b train |"));
        QCOMPARE(wordsOf({"./t", "-x", "1", "--a=5", "sub", "--beta", "3"}),
                 std::string("./t -x 1 --a=5 sub | beta=3"));
        QCOMPARE(wordsOf({"./t", "--lr", "0.1", "--tag", "a", "--tag", "b", "--amp"}),
                 std::string("./t --lr 0.1 --tag a --tag b | amp=true"));
    }

    void aProgramSeesTheWordsThatWereTyped()
    {
        const std::vector<std::string> words = {
            "--lr", "--lr=0.1", "-x",   "-x=1", "--amp", "--tag", "--a-b=", "--n=-1", "1",    "-1",  "0.10",
            "a b",  "sub",      "true", "--",   "-",     "--tag", "lr=.5",  "",       "--=y", "12e4"};
        std::uint32_t random = 1; // of a linear congruential generator
        const auto next = [&random](std::size_t end) {
            random = random * 1664525U + 1013904223U;
            return (random >> 8) % end;
        };
        std::size_t taken = 0;
        for (int i = 0; i < 5000; ++i) {
            std::vector<std::string> typed = {"python3", "train.py"};
            for (std::size_t count = next(8); count > 0; --count)
                typed.push_back(words[next(words.size())]);
            RunSpec spec;
            spec.program.emplace();
            spec.program->command = typed;
            spec.program->folder = "/code";
            takeParameters(*spec.program);
            taken += spec.program->parameters.size();
            const std::vector<std::string> seen = programCommand(spec, {"/run", 1, {}}).arguments;
            QVERIFY2(seen == typed, (shellLine(typed) + " became " + shellLine(seen)).c_str());
        }
        QVERIFY(taken > 1000);
    }

    void helpOfArgparseIsRead_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : {"argparse-3.9.txt", "argparse-3.11.txt", "argparse-3.12.txt", "argparse-3.13.txt"})
            QTest::newRow(file) << file;
    }
    void helpOfArgparseIsRead()
    {
        QFETCH(QString, file);
        const ProgramOptions options = optionsIn(file.toStdString());
        QCOMPARE(options.size(), std::size_t(9)); // without help, version and --layers, which takes several values
        QVERIFY(option(options, "data").positional);
        const ProgramOption& batch = option(options, "batch-size");
        QVERIFY(batch.flag == "--batch-size" && batch.type == OptionType::Whole);
        QVERIFY(batch.standard == ProgramValue(std::int64_t{128}));
        QVERIFY(batch.help.starts_with("samples a step, on each rank"));
        QVERIFY(option(options, "lr").type == OptionType::Number &&
                option(options, "lr").standard == ProgramValue(0.1));
        QCOMPARE(option(options, "schedule").choices.size(), std::size_t(3));
        QVERIFY(option(options, "amp").type == OptionType::Flag &&
                option(options, "amp").standard == ProgramValue(false));
        const ProgramOption& pin = option(options, "pin-memory");
        QVERIFY(pin.type == OptionType::Flag && pin.offFlag == "--no-pin-memory" && pin.standard == ProgramValue(true));
        QVERIFY(option(options, "weight-decay").help.find("break it into several lines") != std::string::npos);
        QVERIFY(option(options, "a-flag-with-a-very-long-name-indeed").standard == ProgramValue(std::int64_t{3}));
        QVERIFY(option(options, "resume").type == OptionType::Text && !option(options, "resume").standard);
    }

    void helpOfOtherProgramsIsRead()
    {
        const ProgramOptions torchrun = optionsIn("torchrun-1.13.txt");
        QVERIFY(option(torchrun, "standalone").type == OptionType::Flag);
        QCOMPARE(option(torchrun, "start_method").choices.size(), std::size_t(3));
        QCOMPARE(option(torchrun, "nproc_per_node").flag, std::string("--nproc_per_node"));
        const ProgramOptions click = optionsIn("click-8.txt");
        const ProgramOption& rate = option(click, "lr");
        QVERIFY(rate.type == OptionType::Number && rate.low == 0.0 && rate.high == 1.0);
        QVERIFY(option(click, "epochs").type == OptionType::Whole && option(click, "epochs").low == 1.0);
        QCOMPARE(option(click, "schedule").choices.size(), std::size_t(2));
        QCOMPARE(option(click, "amp").offFlag, std::string("--no-amp"));
        QVERIFY(parseHelp("").empty() && parseHelp("usage: x\n  -\n --\n").empty());
    }

    /// PyTorch's guide writes "Loss/train" to TensorBoard; tables have titles such as "Val Loss".
    void seriesHaveTheirUsualNames()
    {
        for (const auto& [written, known] : {std::pair{"loss", "train/loss"},
                                             {"train_loss", "train/loss"},
                                             {"training/loss", "train/loss"},
                                             {"Loss/train", "train/loss"},
                                             {"Loss/val", "val/loss"},
                                             {"Loss/validation", "val/loss"},
                                             {"Accuracy/val", "val/top1"},
                                             {"Val Loss", "val/loss"},
                                             {"eval/accuracy", "val/top1"},
                                             {"val_acc", "val/top1"},
                                             {"lr", "train/learning_rate"},
                                             {"val/loss", "val/loss"},
                                             {"Loss/test", "Loss/test"},
                                             {"val_lr", "val_lr"},
                                             {"loss_train", "loss_train"},
                                             {"val", "val"},
                                             {"/val", "/val"},
                                             {"", ""},
                                             {"my loss", "my loss"},
                                             {"Val F1", "Val F1"}})
            QCOMPARE(seriesNamed(written), std::string(known));
    }

    void linesOfAProgramAreEvents()
    {
        const auto simple = parseProgramLine(R"({"step": 10, "loss": 0.5, "val_acc": 0.9, "note": "text"})");
        const auto& metrics = std::get<MetricsEvent>(simple->body);
        QCOMPARE(metrics.step, std::int64_t{10});
        QCOMPARE(metrics.values.size(), std::size_t(2));
        QCOMPARE(metrics.values.at(0).first, std::string("train/loss"));
        QCOMPARE(metrics.values.at(1).first, std::string("val/top1"));
        const auto whole = parseProgramLine(
            R"({"type": "metrics", "t": 5, "step": 2, "values": {"a": "NaN", "b": {"count": 2, "mean": 1, "min": 0, "max": 2}}})");
        QVERIFY(whole && whole->time == 5.0);
        QVERIFY(std::isnan(std::get<MetricsEvent>(whole->body).values.at(0).second.mean));
        QCOMPARE(std::get<MetricsEvent>(whole->body).values.at(1).second.count, std::int64_t{2});
        QVERIFY(parseProgramLine(R"({"type": "checkpoint", "file": "a.pt", "step": 3})"));
        QVERIFY(parseProgramLine(R"({"type": "progress", "step": 3})"));
        QVERIFY(parseProgramLine(R"({"type": "message", "text": "hello"})"));
        for (const char* wrong :
             {"", "{", "[]", "{}", R"({"step": 1})", R"({"loss": 1})", R"({"step": -1, "loss": 1})",
              R"({"type": "finished", "code": "completed"})", R"({"type": "checkpoint", "file": 1})"})
            QVERIFY2(!parseProgramLine(wrong), wrong);
        QVERIFY(parseProgramLine(R"({"step": 9007199254740992, "loss": 1})"));
        std::string reason; // such a step is refused in a log, too
        QVERIFY(!parseProgramLine(R"({"step": 9007199254740993, "loss": 1})", &reason));
        QVERIFY2(reason.find("2^53") != std::string::npos, reason.c_str());
        QVERIFY(!parseProgramLine(R"({"type": "progress", "step": 18446744073709551615})"));
    }

    /// json.dumps() of Python writes them so, though they are no JSON.
    void bareNumbersThatAreNotFiniteAreRead()
    {
        const auto bare = parseProgramLine("{\"step\": 4, \"values\": {\"a\": NaN, \"b\": Infinity, \"c\":-Infinity, "
                                           "\"d NaN \\\" NaN\": 1.5, \"e\": \"NaN\"}}");
        QVERIFY(bare);
        const auto& values = std::get<MetricsEvent>(bare->body).values;
        QCOMPARE(values.size(), std::size_t{5});
        std::map<std::string, double> means;
        for (const auto& [series, value] : values)
            means[series] = value.mean;
        QVERIFY(std::isnan(means.at("a")) && std::isnan(means.at("e")));
        QCOMPARE(means.at("b"), std::numeric_limits<double>::infinity());
        QCOMPARE(means.at("c"), -std::numeric_limits<double>::infinity());
        QCOMPARE(means.at("d NaN \" NaN"), 1.5);
        const auto simple = parseProgramLine(R"({"step":10,"loss":NaN})");
        QVERIFY(simple && std::isnan(std::get<MetricsEvent>(simple->body).values.at(0).second.mean));
        for (const char* wrong :
             {R"({"step": NaN, "loss": 1})", R"({"step": 1, "loss": nan})", R"({"step": 1, "loss": NaNa})",
              R"({"step": 1, "loss": +Infinity})", "{\"step\": 1, \"loss\": \"NaN", "NaN", "NaN\"",
              R"({"step": 1, "loss": NaN)", "{\"step\": 1, \"NaN\\"})
            QVERIFY2(!parseProgramLine(wrong), wrong);
        std::string reason;
        QVERIFY(!parseProgramLine(R"({"step": 1, "loss": nan})", &reason));
        QVERIFY2(reason.find("column") != std::string::npos, reason.c_str());
    }

    void histogramsAndImagesOfAProgramAreEvents()
    {
        json line = {{"type", "histogram"}, {"step", 3}, {"kind", "gradients"}, {"layer", "fc"}};
        QVERIFY(!parseProgramLine(line.dump()));
        line.update({{"min", -1.0}, {"max", 1.0}, {"mean", 0.0}, {"deviation", 1.0}});
        line["first"] = -81;
        line["counts"] = {1, -161, 1};
        const auto histogram = parseProgramLine(line.dump());
        QVERIFY(histogram);
        QCOMPARE(std::get<HistogramEvent>(histogram->body).values.finite(), std::int64_t{2});
        line = {{"type", "image"}, {"name", "samples"}, {"step", 7}, {"file", "images/samples/7.png"}};
        const auto image = parseProgramLine(line.dump());
        QVERIFY(image);
        const auto told = imageIn(std::get<MessageEvent>(image->body).text);
        QVERIFY(told && told->name == "samples" && told->step == 7 && told->file == "images/samples/7.png");
        for (const char* file : {"samples.png", "images/../../secret.png", "/etc/passwd", "images/x.svg", "images/x"}) {
            line["file"] = file;
            QVERIFY2(!parseProgramLine(line.dump()), file);
        }
        QVERIFY(!imageIn(Reason("image samples at step 7: images/samples/7.png")));
    }

    /// Help of a script without defaults, after the command line was typed: what was typed is not lost.
    void typesComeOfWhatWasTyped()
    {
        ProgramSpec program;
        program.command = {"python3", "train.py", "--zeta", "0.9",     "--alpha", "4",       "--lr",
                           "1",       "--epochs", "auto",   "--count", "2",       "--level", "3"};
        takeParameters(program);
        const ProgramOptions options = parseHelp("usage: train.py [options]\n\noptions:\n"
                                                 "  --zeta ZETA\n"
                                                 "  --alpha ALPHA\n"
                                                 "  --lr LR\n"
                                                 "  --epochs EPOCHS\n"
                                                 "  --count COUNT         how many (default: 1.5)\n"
                                                 "  --level FLOAT\n",
                                                 program);
        QVERIFY(option(options, "zeta").type == OptionType::Number);
        QVERIFY(option(options, "alpha").type == OptionType::Whole);
        QVERIFY(option(options, "lr").type == OptionType::Number);
        QVERIFY(option(options, "epochs").type == OptionType::Text);
        QVERIFY(option(options, "count").type == OptionType::Number); // the help says so
        QVERIFY(option(options, "level").type == OptionType::Number);
    }

    void typesComeOfDefaultsAndUsualNames()
    {
        const ProgramOptions options = parseHelp("usage: train.py [options]\n\noptions:\n"
                                                 "  -h, --help            show this help message and exit\n"
                                                 "  --lr LR\n"
                                                 "  --rate RATE           step width, default 0.1\n"
                                                 "  --batch-size BATCH_SIZE\n"
                                                 "  --count COUNT         how many. Default is 12.\n"
                                                 "  --name NAME           of the run\n"
                                                 "  --data DATA           folder, defaults to /data.\n");
        QVERIFY(option(options, "lr").type == OptionType::Number);
        QVERIFY(option(options, "rate").type == OptionType::Number);
        QVERIFY(option(options, "batch-size").type == OptionType::Whole);
        QVERIFY(option(options, "count").type == OptionType::Whole);
        QCOMPARE(std::get<std::int64_t>(*option(options, "count").standard), std::int64_t{12});
        QVERIFY(option(options, "name").type == OptionType::Text);
        QCOMPARE(std::get<std::string>(*option(options, "data").standard), std::string("/data"));
    }

    void dashesAloneAreNoFlags()
    {
        QCOMPARE(wordsOf({"python", "train.py", "---", "--=x", "-"}), std::string("python train.py --- --=x - |"));
    }

    void aTypedLineIsWords()
    {
        using Words = std::vector<std::string>;
        QVERIFY(commandWords("python train.py  --lr 0.1") == (Words{"python", "train.py", "--lr", "0.1"}));
        QVERIFY(commandWords("'a b' \"c \\\"d\\\"\" e\\ f $HOME ; '' ") ==
                (Words{"a b", "c \"d\"", "e f", "$HOME", ";", ""}));
        QVERIFY(commandWords("") == Words());
        QVERIFY(!commandWords("python 'train.py") && !commandWords("\"a"));
        for (const Words& words : {Words{"a'b", "c\\d", "\"", "x\ny", "", "{run}/tb"}, Words{std::string(1, '\0')}})
            QVERIFY(commandWords(shellLine(words)) == words);
    }

    void aNumberMayBeFilledIn()
    {
        json document = programDocument();
        document["program"]["options"] = {{{"name", "epochs"}, {"type", "whole"}, {"low", 1}, {"high", 10}}};
        document["program"]["parameters"]["epochs"] = "{seed}";
        QCOMPARE(problemOf(document), std::string());
        document["program"]["parameters"]["epochs"] = "many";
        QCOMPARE(problemOf(document), std::string("/program/parameters/epochs: spec.whole"));
    }

    void parametersKeepTheOrderInWhichTheyAreWritten()
    {
        const std::string text = R"({"version": 1, "id": "a", "name": "b", "program": {"folder": "/code",
            "command": ["train"], "parameters": {"zeta": 1, "alpha": 2, "no-mid": true, "beta": "x"}}})";
        const std::string line = "train --zeta 1 --alpha 2 --no-mid --beta x";
        std::vector<SpecProblem> problems;
        const RunSpec spec = parseRunSpecText(text, problems);
        QVERIFY(problems.empty());
        QCOMPARE(shellLine(programCommand(spec, {"/run", 1, {}}).arguments), line);
        QVERIFY(parseRunSpecText(toText(spec), problems) == spec); // as it is stored and cloned
        QVERIFY(parseRunSpec(toJson(spec), problems) == spec);

        // The file beside a script adds its own in front: what was typed stays together and comes last.
        const auto file = nlohmann::ordered_json::parse(R"({"parameters": {"workers": 4, "alpha": 9, "data": "d"}})");
        const RunSpec merged = withParametersFile(spec, file, problems);
        QVERIFY(problems.empty());
        QCOMPARE(shellLine(programCommand(merged, {"/run", 1, {}}).arguments),
                 std::string("train --workers 4 --data d --zeta 1 --alpha 2 --no-mid --beta x"));

        // A try of a search changes values, not places.
        const SearchPlan plan = parseSearchPlanText(R"({"parameters": {"program/parameters/zeta": [1, 3]}, "goal":
            {"series": "loss", "direction": "min"}})",
                                                    spec, problems);
        const RunSpec tried = specAt(plan, spec, {1.0}, problems);
        QCOMPARE(shellLine(programCommand(tried, {"/run", 1, {}}).arguments),
                 std::string("train --zeta 3 --alpha 2 --no-mid --beta x"));
    }

    void theFileBesideAScriptSaysTheRest()
    {
        const QTemporaryDir folder;
        const std::filesystem::path root = folder.path().toStdString();
        makeFolders(root / "src");
        writeFileAtomically(root / "src" / "train.py", "");
        RunSpec spec = specOf(programDocument());
        spec.program->folder = root.string();
        spec.program->command = {"python3", "src/train.py"};
        QVERIFY(parametersBeside(*spec.program).empty());
        writeFileAtomically(root / "src" / kParametersFile, R"({"parameters": {"lr": 0.5, "decay": 1},
            "launcher": "torchrun", "options": [{"name": "lr", "type": "number"}]})");
        std::vector<SpecProblem> problems;
        const RunSpec merged = withParametersFile(spec, parametersBeside(*spec.program), problems);
        QVERIFY(problems.empty());
        QVERIFY(merged.program->command == spec.program->command && merged.program->folder == root.string());
        QVERIFY(*parameterIn(*merged.program, "lr") == ProgramValue(0.1)); // what was typed counts
        QVERIFY(*parameterIn(*merged.program, "decay") == ProgramValue(std::int64_t{1}));
        QVERIFY(merged.program->launcher == ProgramLauncher::Torchrun && merged.program->options.size() == 1);

        // It decides neither the program nor its folder, and says so.
        const auto foreign = nlohmann::ordered_json::parse(R"({"command": ["rm"], "folder": "/"})");
        const RunSpec refused = withParametersFile(spec, foreign, problems);
        QVERIFY(refused.program->command == spec.program->command && refused.program->folder == root.string());
        QCOMPARE(problems.size(), std::size_t(2));
        QVERIFY2(problems[0].text().find("command") != std::string::npos, problems[0].text().c_str());
        problems.clear();

        // What a form writes there is read back, without what is the person's or the machine's.
        ProgramSpec kept = *merged.program;
        kept.variables = {"HOST=here"};
        kept.environment = ProgramEnvironment::Venv;
        kept.environmentValue = ".venv";
        writeFileAtomically(root / "src" / kParametersFile, parametersFileText(kept));
        const json file = parametersBeside(*spec.program);
        QCOMPARE(file.size(), std::size_t(2));
        QVERIFY(file.at("launcher") == "torchrun" && file.at("options").size() == 1);

        for (const char* wrong : {"", "[]", "{"}) {
            writeFileAtomically(root / "src" / kParametersFile, wrong);
            QVERIFY_THROWS_EXCEPTION(Failure, (void)parametersBeside(*spec.program));
        }
    }

    void programsAreFoundAsTheQueueWillFindThem()
    {
        QCOMPARE(findProgram("sh", "/", "/nowhere:/bin"), std::string("/bin/sh"));
        QCOMPARE(findProgram("../bin/sh", "/usr", ""), std::string("/bin/sh"));
        QVERIFY(findProgram("sh", "/", "/nowhere").empty() && findProgram("", "/", "/bin").empty());
        QVERIFY(findProgram("/etc/passwd", "/", "/bin").empty()); // not executable
        ProgramSpec program;
        program.folder = "/";
        program.command = {"no-such-program"};
        settleProgram(program);
        QCOMPARE(program.command.front(), std::string("no-such-program"));
        program.command = {"sh", "-c", "true"};
        settleProgram(program);
        QVERIFY(program.command.front().ends_with("/sh"));
        program.command = {"sh"};
        program.environment = ProgramEnvironment::Venv; // has programs of its own
        settleProgram(program);
        QCOMPARE(program.command.front(), std::string("sh"));
    }

    void theHelpIsAskedInTheProgramsEnvironment()
    {
        json document = programDocument();
        document["program"]["environment"] = {{"kind", "conda"}, {"value", "torch"}};
        document["program"]["launcher"] = "mpirun";
        QCOMPARE(shellLine(helpCommand(specOf(document)).arguments),
                 std::string("conda run --no-capture-output --name torch python3 train.py --help"));
    }

    void aLookTravelsAsJson()
    {
        ProgramLook look;
        look.commit = "abc";
        look.changedFiles = 2;
        look.python = "3.12.3";
        look.packages = {{"torch", "2.5.1"}};
        look.file = "{}";
        look.options = optionsIn("argparse-3.12.txt");
        look.problem = errorWith(ErrorKind::BadInput, "read the help of", "train.py", Reason("why"));
        const ProgramLook read = parseProgramLook(json::parse(toJson(look).dump()));
        QVERIFY(read.commit == "abc" && read.changedFiles == 2 && read.python == "3.12.3" && read.file == "{}");
        QVERIFY(read.packages == look.packages && read.options == look.options && read.problem);
        QCOMPARE(read.problem->subject, std::string("train.py"));
        QVERIFY_THROWS_EXCEPTION(Failure, (void)parseProgramLook(json::object()));
    }
};

TRAINYARD_TEST(ProgramSpecTest)

} // namespace program_spec_test

#include "program_spec_test.moc"
