// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/run_pictures_dialog.h"

#include "gui/formats/format.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/label.h"
#include "gui/widgets/plain_widget.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDesktopServices>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QUrl>

#include <algorithm>
#include <filesystem>

namespace trainyard {
namespace {

constexpr std::size_t kLargestPicture = std::size_t{64} << 20;

/// By the file's ending, not by its content: nothing else than these formats is decoded.
const char* formatOf(const std::string& file)
{
    const std::string ending = std::filesystem::path(file).extension().string();
    return ending == ".png" ? "PNG" : ending == ".gif" ? "GIF" : ending == ".bmp" ? "BMP" : "JPG";
}

} // namespace

RunPicturesDialog::RunPicturesDialog(const QString& runName, std::string directory, QWidget* parent)
    : QDialog(parent), m_directory(std::move(directory))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("runPictures"));
    setWindowTitle(tr("Images of %1").arg(runName));
    resize(560, 520);
    auto* column = new QVBoxLayout(this);
    const auto [bar, row] = makePlainWidget<QHBoxLayout>(8);
    m_names = new QComboBox;
    m_names->setAccessibleName(tr("Image"));
    m_names->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_names->setMinimumContentsLength(18);
    m_step = new QSlider(Qt::Horizontal);
    m_step->setAccessibleName(tr("Step"));
    m_step->setPageStep(1);
    m_where = new Label({}, FontRole::Small, Token::T2);
    m_where->setMinimumWidth(110);
    row->addWidget(m_names);
    row->addWidget(m_step, 1);
    row->addWidget(m_where);
    column->addWidget(bar);
    m_picture = new QLabel;
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setMinimumSize(200, 160);
    m_picture->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    column->addWidget(m_picture, 1);
    QPushButton* open = makeButton(tr("Open the file"), QStringLiteral("folder"));
    column->addWidget(open, 0, Qt::AlignRight);
    connect(open, &QPushButton::clicked, this, [this] {
        if (const RunImage* picture = current())
            QDesktopServices::openUrl(QUrl::fromLocalFile(
                QString::fromStdString((std::filesystem::path(m_directory) / picture->file).string())));
    });
    connect(m_names, &QComboBox::activated, this, &RunPicturesDialog::fillSteps);
    connect(m_step, &QSlider::valueChanged, this, &RunPicturesDialog::load);
}

void RunPicturesDialog::setPictures(const std::vector<RunImage>& pictures)
{
    if (pictures.size() == m_pictures.size())
        return;
    m_pictures = pictures;
    QStringList names;
    for (const RunImage& picture : m_pictures)
        if (const QString name = QString::fromStdString(picture.name); !names.contains(name))
            names << name;
    const QString chosen = m_names->currentText();
    {
        const QSignalBlocker quiet(m_names);
        m_names->clear();
        m_names->addItems(names);
        m_names->setCurrentIndex(std::max(0, int(names.indexOf(chosen))));
    }
    fillSteps();
}

void RunPicturesDialog::fillSteps()
{
    const bool newest = m_steps.empty() || m_step->value() == m_step->maximum();
    m_steps.clear();
    for (const RunImage& picture : m_pictures)
        if (QString::fromStdString(picture.name) == m_names->currentText())
            m_steps.push_back(&picture);
    std::stable_sort(m_steps.begin(), m_steps.end(),
                     [](const RunImage* a, const RunImage* b) { return a->step < b->step; });
    {
        const QSignalBlocker quiet(m_step);
        m_step->setRange(0, std::max(0, int(m_steps.size()) - 1));
        if (newest)
            m_step->setValue(m_step->maximum());
    }
    m_step->setEnabled(m_steps.size() > 1);
    load();
}

const RunImage* RunPicturesDialog::current() const
{
    const auto place = std::size_t(m_step->value());
    return place < m_steps.size() ? m_steps[place] : nullptr;
}

void RunPicturesDialog::load()
{
    const RunImage* picture = current();
    if (!picture)
        return;
    m_where->setText(tr("step %1").arg(format::count(picture->step)));
    if (picture->file == m_shown)
        return;
    m_shown = picture->file;
    m_files.read(QString::fromStdString((std::filesystem::path(m_directory) / picture->file).string()), kLargestPicture,
                 [this, file = picture->file](const Result<QByteArray>& bytes) {
                     if (file != m_shown)
                         return;
                     m_image = bytes.ok() ? QImage::fromData(bytes.value(), formatOf(file)) : QImage();
                     present();
                 });
}

void RunPicturesDialog::present()
{
    if (m_image.isNull()) {
        m_picture->setText(tr("The file cannot be shown."));
        return;
    }
    const QSize room = m_picture->size();
    const bool small = m_image.width() * 2 <= room.width() && m_image.height() * 2 <= room.height();
    m_picture->setPixmap(QPixmap::fromImage(m_image.scaled(
        room, Qt::KeepAspectRatio, small ? Qt::FastTransformation : Qt::SmoothTransformation))); // pixels stay sharp
}

void RunPicturesDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    if (!m_image.isNull())
        present();
}

} // namespace trainyard
