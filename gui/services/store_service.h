// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <utility>

namespace trainyard {

/// The store for the window: queries run on a thread of their own, answers come back as queued calls.
/// Lives in the GUI thread; nothing here blocks.
class StoreService : public QObject {
    Q_OBJECT
public:
    explicit StoreService(std::shared_ptr<RunStore> store, QObject* parent = nullptr);
    ~StoreService() override; ///< asks the thread to stop and joins it

    /// Runs `query(StoreReader&)` on the store thread, then `deliver(result)` in the GUI thread, unless `receiver` is
    /// gone by then. Queries run in order; a caller drops answers to questions it no longer asks (a generation id).
    /// A failure is reported through failed().
    template <typename Query, typename Deliver>
    void ask(QObject* receiver, Query query, Deliver deliver)
    {
        post([this, guard = QPointer<QObject>(receiver), query = std::move(query),
              deliver = std::move(deliver)](StoreReader& reader) mutable {
            auto answer = std::make_shared<decltype(query(reader))>(query(reader));
            QMetaObject::invokeMethod(
                this,
                [guard, answer, deliver = std::move(deliver)]() mutable {
                    if (guard)
                        deliver(std::move(*answer));
                },
                Qt::QueuedConnection);
        });
    }

    /// Runs a change (`work` returns when it is committed) off the GUI thread; `done` gets its outcome in the GUI
    /// thread.
    void change(QObject* receiver, std::function<Result<void>(RunStore&)> work,
                std::function<void(const Result<void>&)> done = {});

    RunStore& store() { return *m_store; }

signals:
    /// Something was committed by this or another process; at most four times a second.
    void changed();
    void failed(const trainyard::Error& error);

private:
    void post(std::function<void(StoreReader&)> job);

    std::shared_ptr<RunStore> m_store;
    struct Worker;
    std::unique_ptr<Worker> m_worker;
};

} // namespace trainyard
