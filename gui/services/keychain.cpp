// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/keychain.h"

#include <qt6keychain/keychain.h>

namespace trainyard {
namespace {

const QString kService = QStringLiteral("trainyard");

} // namespace

bool Keychain::available() const
{
    return true;
}

void Keychain::find(const QString& key, std::function<void(std::optional<Secret>)> done)
{
    auto* job = new QKeychain::ReadPasswordJob(kService, this);
    job->setKey(key);
    connect(job, &QKeychain::Job::finished, this, [job, done = std::move(done)] {
        if (job->error() != QKeychain::NoError) {
            done(std::nullopt);
            return;
        }
        std::string text = job->textData().toStdString();
        done(Secret::taking(text));
    });
    job->start();
}

void Keychain::keep(const QString& key, const Secret& secret, std::function<void(const QString&)> done)
{
    auto* job = new QKeychain::WritePasswordJob(kService, this);
    job->setKey(key);
    job->setInsecureFallback(false); // never in a plain file
    job->setTextData(QString::fromUtf8(secret.text()));
    connect(job, &QKeychain::Job::finished, this, [job, done = std::move(done)] {
        done(job->error() == QKeychain::NoError ? QString() : job->errorString());
    });
    job->start();
}

void Keychain::forget(const QString& key)
{
    auto* job = new QKeychain::DeletePasswordJob(kService, this);
    job->setKey(key);
    job->start();
}

} // namespace trainyard
