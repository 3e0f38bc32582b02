// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/viewmodels/spec_sections.h"

#include "backend/protocol/spec_pruning.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>

#include <stdexcept>

namespace trainyard {
namespace {

constexpr SpecSection kSections[] = {
    {"pruning", [](RunSpec& spec) { return bind(spec.pruning, pruningFields()); }},
};

struct TableFields {
    QStringList paths;
    QHash<QString, const FieldInfo*> byPath;
};

const TableFields& tableFields()
{
    static const TableFields fields = [] {
        TableFields found;
        RunSpec plain;
        for (const SpecSection& section : kSections)
            for (const BoundField& field : section.fields(plain)) {
                found.paths << section.path(*field.info);
                found.byPath.insert(found.paths.back(), field.info);
            }
        return found;
    }();
    return fields;
}

} // namespace

QString SpecSection::path(const FieldInfo& field) const
{
    return QStringLiteral("/%1/%2").arg(QLatin1String(key), QLatin1String(field.key));
}

std::span<const SpecSection> specSections()
{
    return kSections;
}

const SpecSection& specSection(const char* key)
{
    for (const SpecSection& section : kSections)
        if (std::string_view(section.key) == key)
            return section;
    throw std::logic_error("no section of the spec has this table");
}

const FieldInfo* tableField(const QString& path)
{
    return tableFields().byPath.value(path);
}

QStringList tableFieldPaths()
{
    return tableFields().paths;
}

QString specFieldText(std::string_view english)
{
    return english.empty() ? QString() : QCoreApplication::translate("SpecFields", std::string(english).c_str());
}

void clearUnused(RunSpec& spec)
{
    RunSpec plain;
    for (const SpecSection& section : kSections) {
        const std::vector<BoundField> defaults = section.fields(plain);
        const std::vector<BoundField> fields = section.fields(spec);
        for (std::size_t i = 0; i < fields.size(); ++i) // those that a field looks at come before it
            if (!fields[i].applies())
                fields[i].set(defaults[i].get());
    }
}

} // namespace trainyard
