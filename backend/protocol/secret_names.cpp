// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/secret_names.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <iterator>

namespace trainyard::secret_names {
namespace {

/// Where in a name a word must stand so that the name is a secret's.
enum class WordPlace { Anywhere, End };
/// What the name is of. Options often end in words that variables use for secrets: "--sort-key", "--cookie".
enum class NamedThing { Any, Variable };

struct NameRule {
    std::string_view word; ///< in capitals, parts joined by "_"
    WordPlace place = WordPlace::End;
    NamedThing of = NamedThing::Any;
    bool weak = false;   ///< a short number or the name of a method is no secret: "--pass 2", "--auth basic"
    bool inText = false; ///< nor is a word about the tokens of a text: "--token first"
};

/// The one table of names that secrets have.
constexpr NameRule kNames[] = {
    {"SECRET", WordPlace::Anywhere},
    {"PASSWORD", WordPlace::Anywhere},
    {"PASSWD", WordPlace::Anywhere},
    {"PASSPHRASE", WordPlace::Anywhere},
    {"PASS_WORD", WordPlace::Anywhere}, // "passWord"
    {"PASS_PHRASE", WordPlace::Anywhere},
    {"CREDENTIAL", WordPlace::Anywhere},
    {"APIKEY", WordPlace::Anywhere},
    {"API_KEY"},
    {"ACCESS_KEY"},
    {"ACCESS_KEY_ID"},
    {"HUGGING_FACE_KEY"},
    {"PRIVATE_KEY"},
    {"PWD"},
    {"BEARER"},
    {"JWT"},
    {"AUTHORIZATION"},
    {"TOKEN", WordPlace::End, NamedThing::Any, true, true},
    {"PASS", WordPlace::End, NamedThing::Any, true},
    {"PW", WordPlace::End, NamedThing::Any, true},
    {"AUTH", WordPlace::End, NamedThing::Any, true},
    {"KEY", WordPlace::End, NamedThing::Variable, true},
    {"PAT", WordPlace::End, NamedThing::Variable},
    {"COOKIE", WordPlace::End, NamedThing::Variable},
    {"PRIVATE_KEY", WordPlace::Anywhere, NamedThing::Variable},
    {"TOKEN_", WordPlace::Anywhere, NamedThing::Variable, true, true},
};
/// Rules for keys that open something. The word follows a part of kKeyOwners, maybe at once: "WANDBKEY", "HFTOKEN".
constexpr NameRule kOwned[] = {{"KEY", WordPlace::End, NamedThing::Any, true},
                               {"PAT", WordPlace::End, NamedThing::Any, true},
                               {"TOKEN", WordPlace::End, NamedThing::Any, true, true}};
/// Parts before KEY in the name of a secret: services, and what keys are for. Other keys are those of a table or a
/// dictionary: "--sort-key", "--primary-key".
constexpr std::string_view kKeyOwners[] = {
    "ACCOUNT", "AUTH",     "LICENSE",   "LICENCE",   "ENCRYPTION", "DECRYPTION", "SIGNING",   "MASTER",
    "ADMIN",   "DEPLOY",   "SERVICE",   "WEBHOOK",   "HMAC",       "JWT",        "APP",       "APPLICATION",
    "WANDB",   "COMET",    "NEPTUNE",   "CLEARML",   "MLFLOW",     "KAGGLE",     "HF",        "HUGGINGFACE",
    "OPENAI",  "MISTRAL",  "COHERE",    "ANTHROPIC", "GROQ",       "GEMINI",     "REPLICATE", "ROBOFLOW",
    "GITHUB",  "GITLAB",   "AWS",       "AZURE",     "GCP",        "GOOGLE",     "NGC",       "NVIDIA",
    "RUNPOD",  "PINECONE", "LANGCHAIN", "LANGSMITH", "SENTRY",     "DATADOG",    "SLACK",     "SUBSCRIPTION",
    "STORAGE", "DEVOPS",   "API",       "ACCESS"};
/// Ends of names in which a word of the table means something else.
constexpr std::string_view kOrdinary[] = {"SECRET_SANTA", "SECRET_SAUCE", "SECRETARY"};

/// Last parts of names whose values only lead to a secret, or describe it: "--password-file".
constexpr std::string_view kDescribing[] = {
    "FILE",   "FILES",     "PATH",     "DIR",      "FOLDER", "FD",     "ENV",   "VAR",     "VARIABLE", "NAME",
    "STDIN",  "TYPE",      "TYPES",    "LENGTH",   "LEN",    "SIZE",   "DIM",   "DIMS",    "COUNT",    "POLICY",
    "PROMPT", "TTL",       "EXPIRY",   "AGE",      "HOST",   "METHOD", "MODE",  "TIMEOUT", "LIMIT",    "PORT",
    "SCOPE",  "HELPER",    "ENDPOINT", "URL",      "URI",    "BUDGET", "LEVEL", "LOSS",    "RATE",     "WEIGHT",
    "INDEX",  "EMBEDDING", "SHARING",  "STRENGTH", "SCHEME", "ENTROPY"};
/// First parts of names that ask for a secret or count them: "--ask-password".
constexpr std::string_view kAsking[] = {"NO",     "ASK",     "PROMPT", "SKIP", "WITHOUT", "REQUIRE",
                                        "ENABLE", "DISABLE", "MAX",    "MIN",  "NUM",     "N"};
/// Parts before TOKEN in the name of a word of a vocabulary: "--pad-token".
constexpr std::string_view kVocabulary[] = {
    "PAD",    "EOS",    "BOS",     "UNK",         "MASK",        "SEP",      "CLS",          "IMAGE",    "IMG",
    "VIDEO",  "AUDIO",  "SPECIAL", "STOP",        "START",       "END",      "TEXT",         "CLASS",    "PER",
    "NEXT",   "FIRST",  "LAST",    "PLACEHOLDER", "INITIALIZER", "MODIFIER", "NEW",          "EXTRA",    "DUMMY",
    "BY",     "QUERY",  "TAG",     "PADDING",     "UNKNOWN",     "LANG",     "LANGUAGE",     "REGISTER", "PREFIX",
    "SUFFIX", "MIDDLE", "POOL",    "POOLING",     "DIST",        "DISTILL",  "DISTILLATION", "LATENT"};
/// Values, in capitals, that say which tokens of a text are meant, or of what kind they are; those of kVocabulary do,
/// too.
constexpr std::string_view kTokenKinds[] = {"MEAN", "AVG", "AVERAGE", "SUM",       "BOTH",    "ALL",     "WORD",
                                            "CHAR", "BPE", "BYTE",    "CHARACTER", "SUBWORD", "SENTENCE"};
/// Parts before PASS in the name of a filter, or of a pass over something: "--low-pass".
constexpr std::string_view kPasses[] = {"LOW",   "HIGH",   "BAND",   "ALL", "FORWARD", "BACKWARD",
                                        "FIRST", "SECOND", "SINGLE", "TWO", "PER",     "MULTI"};
/// Values that switch something, or name a method.
constexpr std::string_view kSwitches[] = {"null", "none", "true", "false", "on", "off", "yes", "no", "auto"};
constexpr std::string_view kMethods[] = {"basic",    "digest",    "bearer",   "oauth",    "oauth2", "ntlm",
                                         "kerberos", "gssapi",    "ldap",     "saml",     "md5",    "trust",
                                         "token",    "negotiate", "password", "anonymous"};
constexpr std::string_view kFileEndings[] = {".json", ".txt", ".yaml", ".yml", ".pem",  ".crt", ".key",
                                             ".cfg",  ".ini", ".toml", ".env", ".conf", ".py",  ".pt"};
constexpr std::size_t kShortNumber = 5; // characters

std::string lowered(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lower;
}

bool endsInWord(std::string_view name, std::string_view word)
{
    return name == word || (name.ends_with(word) && name[name.size() - word.size() - 1] == '_');
}

/// Whether the name ends in the word, and one of these parts stands before it.
bool isPartOf(std::string_view name, std::string_view word, std::span<const std::string_view> parts)
{
    if (!endsInWord(name, word) || name == word)
        return false;
    name.remove_suffix(word.size() + 1);
    return isAmong(name.substr(name.rfind('_') + 1), parts);
}

bool isPath(std::string_view value)
{
    return value.front() == '/' || value.front() == '~' || value.front() == '.' ||
           std::any_of(std::begin(kFileEndings), std::end(kFileEndings),
                       [value](std::string_view ending) { return value.ends_with(ending); });
}

/// The rule that the name falls under; null if it is not a secret's.
const NameRule* ruleOf(std::string_view name, bool variable)
{
    const std::string upper = plainName(name);
    const std::string_view last = std::string_view(upper).substr(upper.rfind('_') + 1);
    const std::string_view first = std::string_view(upper).substr(0, upper.find('_'));
    if (first.size() < upper.size() && (isAmong(last, kDescribing) || isAmong(first, kAsking)))
        return nullptr;
    if (isPartOf(upper, "TOKEN", kVocabulary) || isPartOf(upper, "PASS", kPasses))
        return nullptr;
    if (std::any_of(std::begin(kOrdinary), std::end(kOrdinary),
                    [&upper](std::string_view ordinary) { return endsInWord(upper, ordinary); }))
        return nullptr;
    for (const NameRule& rule : kNames) {
        if (rule.of == NamedThing::Variable && !variable)
            continue;
        if (rule.place == WordPlace::End ? endsInWord(upper, rule.word) : upper.find(rule.word) != std::string::npos)
            return &rule;
    }
    for (const NameRule& rule : kOwned) {
        const bool joined =
            last.ends_with(rule.word) && isAmong(last.substr(0, last.size() - rule.word.size()), kKeyOwners);
        if (joined || isPartOf(upper, rule.word, kKeyOwners))
            return &rule;
    }
    return nullptr;
}

bool isAboutText(std::string_view value)
{
    const std::string upper = plainName(value);
    return isAmong(upper, kVocabulary) || isAmong(upper, kTokenKinds);
}

/// Whether an option of this name counts something, if its value is a short number: "--pass 2", "--secret-layers 3".
bool mayCount(const NameRule& rule, std::string_view name, bool variable)
{
    return rule.weak || (!variable && !endsInWord(plainName(name), rule.word));
}

bool mayBeSecret(const NameRule& rule, std::string_view name, std::string_view value, bool variable)
{
    if (standsForOther(value))
        return false;
    const std::string lower = lowered(value);
    if (isAmong(lower, kSwitches))
        return false;
    const bool shortNumber =
        value.size() <= kShortNumber && value.find_first_not_of("0123456789.") == std::string_view::npos;
    if ((shortNumber && mayCount(rule, name, variable)) || (rule.weak && isMethod(value)))
        return false;
    if (rule.inText && isAboutText(value))
        return false;
    return variable ? !(rule.of == NamedThing::Variable && isPath(value)) : !isPath(value);
}

} // namespace

bool isAmong(std::string_view text, std::span<const std::string_view> all)
{
    return std::find(all.begin(), all.end(), text) != all.end();
}

bool isAlphanumeric(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

std::string plainName(std::string_view name)
{
    std::string upper;
    bool small = false; // the character before
    for (const char c : name) {
        const bool large = std::isupper(static_cast<unsigned char>(c)) != 0;
        if (!isAlphanumeric(c) ? !upper.empty() : small && large)
            upper += '_';
        if (isAlphanumeric(c))
            upper += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        small = std::islower(static_cast<unsigned char>(c)) != 0;
    }
    return upper;
}

bool standsForOther(std::string_view value)
{
    const char first = value.empty() ? '$' : value.front();
    return std::strchr("$`<[*", first) != nullptr || value == "{seed}" || value == "{ranks}" || value == "{attempt}" ||
           value.starts_with("\u2026");
}

bool isMethod(std::string_view value)
{
    return isAmong(lowered(value), kMethods);
}

bool isSecret(std::string_view name, std::string_view value, bool variable)
{
    const NameRule* rule = ruleOf(name, variable);
    return rule && mayBeSecret(*rule, name, value, variable);
}

bool isSecretEntry(std::string_view name, std::string_view value)
{
    const NameRule* rule = ruleOf(name, false);
    const bool plainWord = std::none_of(value.begin(), value.end(), [](char c) {
        return std::isdigit(static_cast<unsigned char>(c)) != 0 || std::isupper(static_cast<unsigned char>(c)) != 0;
    });
    return rule && mayBeSecret(*rule, name, value, false) && !(rule->weak && plainWord);
}

bool isStrongName(std::string_view name)
{
    const NameRule* rule = ruleOf(name, false);
    return rule && !rule->weak && endsInWord(plainName(name), rule->word);
}

bool isVariableName(std::string_view name)
{
    return std::all_of(name.begin(), name.end(), [](char c) {
        return std::isupper(static_cast<unsigned char>(c)) != 0 || std::isdigit(static_cast<unsigned char>(c)) != 0 ||
               c == '_';
    });
}

} // namespace trainyard::secret_names
