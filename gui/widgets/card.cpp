// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/card.h"

#include "gui/widgets/label.h"

#include <QBoxLayout>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kLeastCaption = 10; // average letters of a longer one

} // namespace

class CardCaption : public ElidedLabel {
public:
    CardCaption(const QString& text, QWidget* header) : ElidedLabel(text, FontRole::Small, Token::T2), m_header(header)
    {
    }
    QSize minimumSizeHint() const override { return {0, ElidedLabel::minimumSizeHint().height()}; }
    bool tells() const
    {
        return width() >= std::min(sizeHint().width(), fontMetrics().averageCharWidth() * kLeastCaption);
    }
    void refresh() { m_header->setToolTip(tells() ? QString() : text()); }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        if (tells())
            ElidedLabel::paintEvent(event);
    }
    void resizeEvent(QResizeEvent* event) override
    {
        ElidedLabel::resizeEvent(event);
        refresh();
    }

private:
    QWidget* m_header;
};

Card::Card(const QString& title, const QString& caption, int headerHeight, QWidget* parent) : QFrame(parent)
{
    setObjectName(QStringLiteral("card"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);

    m_header = new QWidget(this);
    m_header->setFixedHeight(headerHeight);
    m_headerLayout = new QHBoxLayout(m_header);
    m_headerLayout->setContentsMargins(headerHeight < 32 ? 10 : 12, 0, headerHeight < 32 ? 10 : 12, 0);
    m_headerLayout->setSpacing(8);
    m_title = new Label(title, FontRole::BodyStrong);
    m_caption = new CardCaption(caption, m_header);
    m_headerLayout->addWidget(m_title);
    m_headerLayout->addWidget(m_caption, 1);
    m_header->setVisible(!title.isEmpty());
    layout->addWidget(m_header);

    m_body = new QVBoxLayout;
    m_body->setContentsMargins(12, 0, 12, 12);
    m_body->setSpacing(8);
    layout->addLayout(m_body, 1);
}

void Card::setTitle(const QString& title)
{
    m_title->setText(title);
    if (m_elidedTitle)
        m_elidedTitle->setText(title);
    m_header->setVisible(true);
}

void Card::elideTitle()
{
    if (m_elidedTitle)
        return;
    m_elidedTitle = new ElidedLabel(m_title->text(), FontRole::BodyStrong);
    delete m_headerLayout->replaceWidget(m_title, m_elidedTitle);
    m_title->hide();
}

void Card::setCaption(const QString& caption)
{
    m_caption->setText(caption);
    m_caption->refresh();
}

void Card::addHeaderWidget(QWidget* widget)
{
    m_headerLayout->addWidget(widget, 0, Qt::AlignVCenter);
    m_header->setVisible(true);
}

QFrame* makeRule(Qt::Orientation orientation, QWidget* parent)
{
    auto* rule = new QFrame(parent);
    rule->setObjectName(QStringLiteral("rule"));
    if (orientation == Qt::Horizontal)
        rule->setFixedHeight(1);
    else
        rule->setFixedWidth(1);
    return rule;
}

} // namespace trainyard
