// SPDX-License-Identifier: Apache-2.0
// Prints the checked-in files that are derived from the tables of fields, for the targets update_schema and
// update_translations:
//   trainyard_spec_tables schema   resources/schema/run-spec.schema.json
//   trainyard_spec_tables events   resources/schema/run-event.schema.json
//   trainyard_spec_tables texts    the tables' English texts, in the form that lupdate reads
#include "backend/protocol/event_fields.h"
#include "backend/protocol/run_fields.h"

#include <nlohmann/json.hpp>

#include <iostream>

int main(int argc, char** argv)
{
    const std::string_view what = argc == 2 ? argv[1] : "";
    if (what == "schema") {
        std::cout << trainyard::runSpecSchema().dump(2) << '\n';
        return 0;
    }
    if (what == "events") {
        std::cout << trainyard::eventSchema().dump(2) << '\n';
        return 0;
    }
    if (what == "texts") {
        for (const std::string& text : trainyard::fieldTexts())
            std::cout << "QT_TRANSLATE_NOOP(\"SpecFields\", " << nlohmann::json(text).dump() << ")\n";
        return 0;
    }
    std::cerr << "usage: trainyard_spec_tables schema|events|texts\n";
    return 2;
}
