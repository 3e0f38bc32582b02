// SPDX-License-Identifier: Apache-2.0
#include "backend/reference/reference_device.h"
#include "backend/selftest/compare.h"
#include "backend/selftest/operator_run.h"
#include "backend/selftest/suites.h"

#include <algorithm>

namespace trainyard::selftest {
namespace {

/// L = Σ outputGradient · output, whose gradients the backward kernel computes.
double objective(Device& device, const OperatorCase& operatorCase, const OperatorValues& values)
{
    // Use training's forward pass for batch-norm's batch statistics; other operators have no difference.
    const OperatorResult result = runOperator(device, operatorCase, values, Direction::Forward);
    double sum = 0.0;
    for (std::size_t i = 0; i < result.output.size(); ++i)
        sum += static_cast<double>(result.output[i]) * static_cast<double>(values.outputGradient[i]);
    return sum;
}

/// (L(v + h) − L(v − h)) / 2h at up to 40 evenly spread elements, against the analytic gradient there.
void compareWithDifferences(Device& device, const OperatorCase& operatorCase, OperatorValues& values,
                            std::vector<float>& variable, const std::vector<float>& analytic, const std::string& what)
{
    constexpr float kStep = 0.02f;
    const std::size_t stride = std::max<std::size_t>(1, variable.size() / 40);
    std::vector<float> numeric;
    std::vector<float> chosen;
    for (std::size_t i = 0; i < variable.size(); i += stride) {
        const float kept = variable[i];
        variable[i] = kept + kStep;
        const double high = objective(device, operatorCase, values);
        variable[i] = kept - kStep;
        const double low = objective(device, operatorCase, values);
        variable[i] = kept;
        numeric.push_back(static_cast<float>((high - low) / (2.0 * static_cast<double>(kStep))));
        chosen.push_back(analytic[i]);
    }
    expectClose(operatorCase.name + ", " + what, chosen, numeric, 4e-3, 1e-2);
}

void checkGradients(const OperatorCase& operatorCase)
{
    const std::unique_ptr<Device> device = makeReferenceDevice();
    OperatorValues values = operatorValues(operatorCase, 5);
    const OperatorResult result = runOperator(*device, operatorCase, values, Direction::Forward);
    for (std::size_t i = 0; i < result.inputGradients.size(); ++i)
        compareWithDifferences(*device, operatorCase, values, values.inputs[i], result.inputGradients[i],
                               "gradient of input " + std::to_string(i));
    for (std::size_t p = 0; p < result.parameterGradients.size(); ++p)
        compareWithDifferences(*device, operatorCase, values, values.parameters[p], result.parameterGradients[p],
                               "gradient of parameter " + std::to_string(p));
}

} // namespace

void addGradientChecks(std::vector<Check>& checks)
{
    for (const OperatorCase& operatorCase : operatorCases())
        checks.push_back({"gradient", operatorCase.name, [operatorCase] { checkGradients(operatorCase); }});
}

} // namespace trainyard::selftest
