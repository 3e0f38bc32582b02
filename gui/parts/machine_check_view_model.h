// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/control/machine_check.h"

#include <QObject>

#include <optional>
#include <vector>

namespace trainyard {

class AppSettings;
class MachineCheckService;

/// "Check this machine": starts and cancels the engine's self-test, turns its report into words, and keeps the last
/// report in the settings.
class MachineCheckViewModel : public QObject {
    Q_OBJECT
public:
    enum class Judgement { Good, Slow, Wrong, NotJudged };
    struct Row {
        Judgement judgement = Judgement::Good;
        QString part;     ///< "Memory bandwidth, 2 threads"
        QString reached;  ///< "26.6 GB/s"
        QString expected; ///< "16.0 GB/s"; empty = no expectation
        QString word;     ///< "good", "slow", "wrong"; empty when it is not judged
        QString advice;   ///< what to do; empty if nothing
    };

    MachineCheckViewModel(MachineCheckService& service, AppSettings& settings, QObject* parent = nullptr);
    /// For a check that somebody else runs: shows only what show() was given.
    explicit MachineCheckViewModel(QObject* parent = nullptr);

    void show(const std::optional<MachineCheck>& check);

    bool running() const { return m_running; }
    bool cancelling() const { return m_cancelling; }
    double share() const { return m_total > 0 ? static_cast<double>(m_done) / m_total : 0.0; }
    QString progressText() const; ///< "Check 12 of 126"

    bool hasResult() const { return m_result.has_value(); }
    Judgement judgement() const;
    QString summary() const; ///< "All is well"
    QString when() const;    ///< "2026-11-20 14:52"
    QString machine() const; ///< "oneDNN 2.6.3, fp32, 2 threads; AMD EPYC, AVX512; took 11 s"
    std::vector<Row> rows() const;
    /// Why the last attempt gave no result; empty if it did.
    QString problem() const { return m_problem; }
    /// The whole report as text, to paste into a message.
    QString text() const;

public slots:
    void start(const QString& precision = QStringLiteral("fp32"));
    void cancel();

signals:
    void changed(); ///< anything except the progress
    void progressed();

private:
    Row operatorsRow() const;
    Row speedRow(const MeasuredSpeed& speed) const;
    QString partName(const MeasuredSpeed& speed) const;
    static QString adviceFor(const MeasuredSpeed& speed);
    void take(const MachineCheck& check);
    void stopped(const QString& problem);

    MachineCheckService* m_service = nullptr;
    AppSettings* m_settings = nullptr;
    std::optional<MachineCheck> m_result;
    QString m_problem;
    bool m_running = false;
    bool m_cancelling = false;
    int m_done = 0;
    int m_total = 0;
};

} // namespace trainyard
