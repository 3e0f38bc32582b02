// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/theme.h"

#include <array>

namespace trainyard {

namespace {

struct TokenColors {
    QRgb light;
    QRgb dark;
};

constexpr std::array<TokenColors, static_cast<std::size_t>(Token::Count)> kColors{{
    {0xFFF1F3F5, 0xFF22272C}, // Win
    {0xFFE7EAED, 0xFF1B1F23}, // Chrome
    {0xFFE9ECEF, 0xFF1D2125}, // Side
    {0xFFFFFFFF, 0xFF181C20}, // Base
    {0xFFF7F8FA, 0xFF1D2226}, // Alt
    {0xFFF1F3F6, 0xFF23292E}, // Head
    {0xFFE3E7EB, 0xFF2A3036}, // Line
    {0xFFCFD5DB, 0xFF3A424A}, // Border
    {0xFF8B96A1, 0xFF6B7681}, // Ctl
    {0xFF1A2128, 0xFFE4E8EC}, // T1
    {0xFF4A5560, 0xFFB3BDC6}, // T2
    {0xFF5F6A75, 0xFF96A2AD}, // T3
    {0xFF97A1AB, 0xFF66717B}, // Dis
    {0xFFFCFDFD, 0xFF2C3238}, // Btn
    {0xFF0B6478, 0xFF15788F}, // Acc
    {0xFF095465, 0xFF1A8AA3}, // AccH
    {0xFF0B6478, 0xFF5CC0D6}, // AccT
    {0xFFDCEDF1, 0xFF173A44}, // Tint
    {0xFFEEF6F8, 0xFF1B2C33}, // Tint2
    {0xFFFFFFFF, 0xFFFFFFFF}, // OnAcc
    {0xFFD8EAEF, 0xFF1B414C}, // Sel
    {0xFF1B5FBF, 0xFF7DB5F7}, // Run
    {0xFFE1ECFA, 0xFF1B304B}, // RunB
    {0xFF8A5200, 0xFFEDB54F}, // Que
    {0xFFFCEFD3, 0xFF3D2F12}, // QueB
    {0xFF1D6F3D, 0xFF6CCB8E}, // Done
    {0xFFDFF2E5, 0xFF17361F}, // DoneB
    {0xFFB0251C, 0xFFF58C84}, // Fail
    {0xFFFBE5E3, 0xFF45201D}, // FailB
    {0xFF57626D, 0xFFA7B1BB}, // Can
    {0xFFE8EBEE, 0xFF30373D}, // CanB
    {0xFFE6EAED, 0xFF2B3238}, // Grid
    {0xFF8C97A2, 0xFF6B7681}, // Axis
    {0xFF20272E, 0xFF343C44}, // Tip
    {0xFFF4F6F8, 0xFFF0F3F5}, // TipT
    {0xFF4A5560, 0xFFB3BDC6}, // Cross
    {0xFF0072B2, 0xFF56B4E9}, // S1
    {0xFFD55E00, 0xFFF0803C}, // S2
    {0xFF009E73, 0xFF2BC49A}, // S3
    {0xFFCC79A7, 0xFFE3A0C8}, // S4
    {0xFFE69F00, 0xFFE9AE2B}, // S5
    {0xFF56B4E9, 0xFF8CCBF0}, // S6
    {0xFF6B7680, 0xFF93A0AB}, // S7
}};

} // namespace

QColor Theme::color(Token token, bool dark)
{
    const TokenColors& colors = kColors[static_cast<std::size_t>(token)];
    return QColor::fromRgb(dark ? colors.dark : colors.light);
}

QColor Theme::seriesColor(int index) const
{
    constexpr int kSeries = static_cast<int>(Token::S7) - static_cast<int>(Token::S1) + 1;
    return color(static_cast<Token>(static_cast<int>(Token::S1) + index % kSeries));
}

Token Theme::textToken(StateTone tone)
{
    switch (tone) {
    case StateTone::Running: return Token::Run;
    case StateTone::Waiting: return Token::Que;
    case StateTone::Done: return Token::Done;
    case StateTone::Failed: return Token::Fail;
    case StateTone::Idle: break;
    }
    return Token::Can;
}

Token Theme::fillToken(StateTone tone)
{
    switch (tone) {
    case StateTone::Running: return Token::RunB;
    case StateTone::Waiting: return Token::QueB;
    case StateTone::Done: return Token::DoneB;
    case StateTone::Failed: return Token::FailB;
    case StateTone::Idle: break;
    }
    return Token::CanB;
}

} // namespace trainyard
