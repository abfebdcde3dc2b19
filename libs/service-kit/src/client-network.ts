import ipaddr from 'ipaddr.js';

/** Of the eight groups of an IPv6 address, those of its /64. */
const NETWORK_GROUPS = 4;

/**
 * The key by which attempts of one client are counted: an IPv4 address, or the /64 of an IPv6 address, which is what one
 * customer of a provider has. Case: `2001:db8::17` → `2001:db8:0:0::/64`; `::ffff:192.0.2.1` → `192.0.2.1`.
 */
export function clientNetwork(address: string): string {
  const [bare = ''] = address.split('%');
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
