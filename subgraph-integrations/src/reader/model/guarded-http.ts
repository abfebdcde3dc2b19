import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not of the open internet: this machine, the network behind it, and what its hosts tell of it. */
const INNER = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INNER.addSubnet(net, bits, 'ipv6');

const isInner = (address: string): boolean => INNER.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Why an address may not be asked; null where it may. `localHosts` are what the operator opens: `127.0.0.1:11434`. */
export function addressProblem(address: string, localHosts: readonly string[]): string | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return 'Give the whole address, for example https://models.example.com/v1';
  }
  if (url.username || url.password) return 'The key has a field of its own; leave it out of the address.';
  if (url.search || url.hash) return 'The address ends before a question mark.';
  if (localHosts.includes(url.host)) return null;
  if (url.protocol !== 'https:') return 'The address has to begin with https://';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isInner(host)) return 'This address is inside of our own network. Ask support to open it.';
  return null;
}

/** A name that leads inside is refused at the moment in which it is looked up, so it cannot change in between. */
const openAddressesOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const open = (found ?? []).filter(({ address }) => !isInner(address));
    const [first] = open;
    if (error || !first) return done(error ?? new Error('The name of the model service leads nowhere open.'), '', 0);
    return options.all ? done(null, open) : done(null, first.address, first.family);
  });
};

export interface Posting {
  readonly body: unknown;
  readonly bearer?: string | undefined;
  readonly signal: AbortSignal;
  readonly localHosts: readonly string[];
  /** A longer answer is none. */
  readonly maxBytes: number;
}

/** Posts JSON and gives the answer's. Follows no redirect. Throws: Error for every other outcome than an answer of 200. */
export function postJson(address: string, { body, bearer, signal, localHosts, maxBytes }: Posting): Promise<unknown> {
  const problem = addressProblem(address, localHosts);
  if (problem) return Promise.reject(new Error(problem));
  const url = new URL(address);
  const isLocal = localHosts.includes(url.host);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
  return new Promise((resolve, reject) => {
    const asked = send(
      url,
      { method: 'POST', headers, signal, ...(!isLocal && { lookup: openAddressesOnly }) },
      (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        answer.on('data', (part: Buffer) => {
          size += part.length;
          parts.push(part);
          if (size > maxBytes) answer.destroy(new Error('The answer of the model service is too long.'));
        });
        answer.on('error', reject);
        answer.on('end', () => {
          if (answer.statusCode !== 200) return reject(new Error(`The model service answered ${answer.statusCode}`));
          try {
            resolve(JSON.parse(Buffer.concat(parts).toString('utf8')));
          } catch {
            reject(new Error('The answer of the model service is no JSON.'));
          }
        });
      },
    );
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}
