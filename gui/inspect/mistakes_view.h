// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

class QTimer;

namespace trainyard {

class MistakesModel;

/// The grid of mistakes: picture, predicted class with its probability, true class with its own. Enter, Space or a
/// double click opens one.
class MistakesView : public QListView {
    Q_OBJECT
public:
    explicit MistakesView(MistakesModel& model, QWidget* parent = nullptr);

signals:
    void opened(qint64 sample);
    void selectionMoved();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void askForVisible();
    MistakesModel& m_mistakes;
    QTimer* m_pause; ///< asks for pictures when scrolling pauses
};

} // namespace trainyard
