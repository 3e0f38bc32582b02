// SPDX-License-Identifier: Apache-2.0
#include "backend/data/files/csv_reader.h"

#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/protocol/reasons_dataset.h"

namespace trainyard {
namespace {

constexpr std::size_t kLongestField = 65'536;
constexpr std::size_t kMostFields = 1000;

} // namespace

CsvReader::CsvReader(std::string_view text, std::string subject) : m_text(text), m_subject(std::move(subject))
{
    if (m_text.starts_with("\xEF\xBB\xBF"))
        m_place = 3;
}

void CsvReader::fail(Reason why) const
{
    throw Failure(ErrorKind::BadInput, "read the CSV file", m_subject,
                  datasetReason("dataset.csv-line", Count{m_line}, why));
}

std::optional<std::vector<std::string>> CsvReader::next()
{
    while (m_place < m_text.size() && (m_text[m_place] == '\n' || m_text[m_place] == '\r')) {
        m_nextLine += m_text[m_place] == '\n' ? 1 : 0;
        ++m_place;
    }
    if (m_place >= m_text.size())
        return std::nullopt;
    m_line = m_nextLine;
    std::vector<std::string> fields;
    for (;;) {
        fields.push_back(field());
        if (fields.size() > kMostFields)
            fail(datasetReason("dataset.csv-many-fields"));
        if (m_place >= m_text.size())
            return fields;
        const char end = m_text[m_place++];
        if (end == ',')
            continue;
        if (end == '\r' && m_place < m_text.size() && m_text[m_place] == '\n')
            ++m_place;
        ++m_nextLine;
        return fields;
    }
}

/// Reads an unquoted field up to the comma or line end.
std::string CsvReader::field()
{
    if (m_place < m_text.size() && m_text[m_place] == '"')
        return quoted();
    const std::size_t begin = m_place;
    while (m_place < m_text.size() && m_text[m_place] != ',' && m_text[m_place] != '\n' && m_text[m_place] != '\r') {
        if (m_text[m_place] == '\0')
            fail(datasetReason("dataset.csv-zero"));
        if (++m_place - begin > kLongestField)
            fail(datasetReason("dataset.csv-long-field"));
    }
    return std::string(m_text.substr(begin, m_place - begin));
}

std::string CsvReader::quoted()
{
    std::string value;
    for (++m_place; m_place < m_text.size(); ++m_place) {
        const char c = m_text[m_place];
        if (c == '"') {
            const bool doubled = m_place + 1 < m_text.size() && m_text[m_place + 1] == '"';
            if (!doubled) {
                ++m_place;
                const char end = m_place < m_text.size() ? m_text[m_place] : '\n';
                if (end != ',' && end != '\n' && end != '\r')
                    fail(datasetReason("dataset.csv-behind-quote"));
                return value;
            }
            ++m_place;
        }
        if (c == '\0')
            fail(datasetReason("dataset.csv-zero"));
        m_nextLine += c == '\n' ? 1 : 0;
        value += c;
        if (value.size() > kLongestField)
            fail(datasetReason("dataset.csv-quote-long"));
    }
    fail(datasetReason("dataset.csv-quote-open"));
}

} // namespace trainyard
