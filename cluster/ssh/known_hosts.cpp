// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/known_hosts.h"

#include "backend/base/files.h"
#include "backend/protocol/reasons_link.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <memory>
#include <sstream>

namespace trainyard {
namespace {

constexpr const char* kTrustOperation = "trust the host";
constexpr std::array kAlgorithms{"ssh-ed25519",         "ecdsa-sha2-nistp256", "ecdsa-sha2-nistp384",
                                 "ecdsa-sha2-nistp521", "rsa-sha2-512",        "rsa-sha2-256"};

std::string typeOf(ssh_key key)
{
    const ssh_keytypes_e type = ssh_key_type(key);
    const char* name = type == SSH_KEYTYPE_ECDSA ? ssh_pki_key_ecdsa_name(key) : ssh_key_type_to_char(type);
    return name ? name : "unknown";
}

/// "SHA256:…"
std::string fingerprintOf(ssh_key key)
{
    unsigned char* hash = nullptr;
    std::size_t size = 0;
    if (ssh_get_publickey_hash(key, SSH_PUBLICKEY_HASH_SHA256, &hash, &size) != SSH_OK)
        return {};
    char* text = ssh_get_fingerprint_hash(SSH_PUBLICKEY_HASH_SHA256, hash, size);
    ssh_clean_pubkey_hash(&hash);
    const std::string fingerprint = text ? text : "";
    ssh_string_free_char(text);
    return fingerprint;
}

void write(int file, const std::string& text, const std::string& path)
{
    if (::write(file, text.data(), text.size()) != static_cast<ssize_t>(text.size()))
        throw systemFailure("add a host to", path, errno);
}

} // namespace

KnownHosts::KnownHosts(const SshHop& hop)
    : m_hop(hop), m_name(!hop.hostKeyAlias.empty() ? hop.hostKeyAlias
                         : hop.port == 22          ? hop.hostName
                                                   : "[" + hop.hostName + "]:" + std::to_string(hop.port))
{
    for (const auto* files : {&hop.userKnownHosts, &hop.globalKnownHosts})
        for (const std::string& file : *files)
            readFile(file);
}

void KnownHosts::readFile(const std::string& file)
{
    std::error_code code;
    if (!std::filesystem::exists(file, code) || !std::filesystem::is_regular_file(file, code)) { // /dev/null, "none"
        if (code && code != std::errc::no_such_file_or_directory && code != std::errc::not_a_directory)
            throw systemFailure("read the known hosts in", file, code.value());
        return;
    }
    std::istringstream lines(trainyard::readFile(file));
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number)
        readLine(line, file, number);
}

void KnownHosts::readLine(const std::string& text, const std::string& file, int number)
{
    std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string::npos || text[begin] == '#')
        return;
    Entry entry{file, number, false, nullptr};
    if (text[begin] == '@') {
        const std::size_t end = text.find_first_of(" \t", begin);
        entry.revoked = text.substr(begin, end - begin) == "@revoked";
        begin = text.find_first_not_of(" \t", end);
        if (!entry.revoked || begin == std::string::npos)
            return;
    }
    ssh_knownhosts_entry* parsed = nullptr;
    if (ssh_known_hosts_parse_line(m_name.c_str(), text.c_str() + begin, &parsed) != SSH_OK || !parsed)
        return; // another host's line, or an invalid one
    entry.key.reset(std::exchange(parsed->publickey, nullptr));
    ssh_knownhosts_entry_free(parsed);
    if (entry.key)
        m_entries.push_back(std::move(entry));
}

std::string KnownHosts::algorithms() const
{
    std::vector<std::string> wanted;
    const auto want = [&wanted](const std::string& name) {
        if (std::find(wanted.begin(), wanted.end(), name) == wanted.end())
            wanted.push_back(name);
    };
    for (const Entry& entry : m_entries) {
        const std::string type = typeOf(entry.key.get());
        if (type == "ssh-rsa") {
            want("rsa-sha2-512");
            want("rsa-sha2-256");
        } else if (std::find(kAlgorithms.begin(), kAlgorithms.end(), type) != kAlgorithms.end()) {
            want(type);
        }
    }
    for (const char* name : kAlgorithms)
        want(name);
    std::string list;
    for (const std::string& name : wanted)
        list += (list.empty() ? "" : ",") + name;
    return list;
}

std::string KnownHosts::verify(SshSession& session, HostKeyPrompt* prompt, const std::string& machine) const
{
    ssh_key shown = nullptr;
    if (ssh_get_server_publickey(session.get(), &shown) != SSH_OK)
        throw session.failure(kTrustOperation);
    const Key key(shown);
    const std::string type = typeOf(shown);
    const std::string fingerprint = fingerprintOf(shown);
    const auto same = [shown](const Entry& entry) {
        return ssh_key_cmp(entry.key.get(), shown, SSH_KEY_CMP_PUBLIC) == 0;
    };
    for (const Entry& entry : m_entries)
        if (entry.revoked && same(entry))
            refuse(entry, linkReason("link.key-revoked"), type, fingerprint);
    const auto known = [](const Entry& entry) { return !entry.revoked; };
    if (std::any_of(m_entries.begin(), m_entries.end(),
                    [&](const Entry& entry) { return known(entry) && same(entry); }))
        return type + " " + fingerprint;
    for (const Entry& entry : m_entries)
        if (known(entry) && typeOf(entry.key.get()) == type)
            refuse(entry, linkReason("link.key-changed"), type, fingerprint);
    for (const Entry& entry : m_entries)
        if (known(entry))
            refuse(entry, linkReason("link.key-type-changed", type, typeOf(entry.key.get())), type, fingerprint);

    const std::string file = m_hop.userKnownHosts.empty() ? std::string() : m_hop.userKnownHosts.front();
    if (m_hop.refuseUnknownHosts || !prompt)
        throw Failure(ErrorKind::Permission, kTrustOperation, m_name,
                      m_hop.refuseUnknownHosts
                          ? linkReason("link.key-unknown-strict", type, fingerprint, PathText{file})
                          : linkReason("link.key-unknown", type, fingerprint, PathText{file}));
    if (!prompt->trust({m_name, machine, type, fingerprint, file}))
        throw Failure(ErrorKind::Cancelled, kTrustOperation, m_name, linkReason("link.host-key-refused"));
    add(shown);
    return type + " " + fingerprint;
}

void KnownHosts::refuse(const Entry& entry, const Reason& reason, const std::string& type,
                        const std::string& fingerprint) const
{
    throw Failure(ErrorKind::Permission, kTrustOperation, m_name,
                  entry.revoked ? linkReason("link.key-refused-revoked", reason, type + " " + fingerprint, entry.line,
                                             PathText{entry.file})
                                : linkReason("link.key-refused", reason, type + " " + fingerprint, entry.line,
                                             PathText{entry.file}, m_name));
}

void KnownHosts::add(ssh_key key) const
{
    if (m_hop.userKnownHosts.empty())
        return;
    const std::string path = m_hop.userKnownHosts.front();
    char* encoded = nullptr;
    if (ssh_pki_export_pubkey_base64(key, &encoded) != SSH_OK)
        throw Failure(ErrorKind::Internal, "add a host to", path, linkReason("link.key-unwritable"));
    std::string line = m_name + " " + typeOf(key) + " " + encoded + "\n";
    ssh_string_free_char(encoded);
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    if (!std::filesystem::exists(folder)) {
        makeFolders(folder);
        std::filesystem::permissions(folder, std::filesystem::perms::owner_all);
    }
    const FileDescriptor file(::open(path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0600));
    struct stat status {};
    if (!file || ::fstat(file.get(), &status) != 0)
        throw systemFailure("add a host to", path, errno);
    char last = '\n'; // a file edited by hand may lack the final newline
    if (S_ISREG(status.st_mode) && status.st_size > 0 && ::pread(file.get(), &last, 1, status.st_size - 1) == 1 &&
        last != '\n')
        line.insert(0, "\n");
    write(file.get(), line, path);
}

} // namespace trainyard
