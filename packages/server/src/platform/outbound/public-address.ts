import { BlockList, isIP } from 'node:net';

/** Networks that nobody reaches from outside, or that represent others: RFC 6890 and the registries that follow it. */
const subnets: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
];
/** Of IPv6, only 2000::/3 is given out to anybody. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const special = new BlockList();
for (const [network, bits, family] of subnets) special.addSubnet(network, bits, family);

const privateNames = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home.arpa',
  'corp',
  'home',
  'private',
  'test',
];

/**
 * Whether an address on the web is open to everybody, as far as its text shows: no private, loopback, link-local or reserved
 * network however it is written, no name of a private network. Names are not resolved.
 * @param url one that `URL` can parse, which also brings decimal, octal and hexadecimal forms of IPv4 to one
 */
export function isPublicUrl(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  const family = isIP(host);
  if (family === 4) return !special.check(host, 'ipv4');
  if (family === 6) return global.check(host, 'ipv6') && !special.check(host, 'ipv6');
  const name = host.toLowerCase();
  return name.includes('.') && !privateNames.some((ending) => name === ending || name.endsWith(`.${ending}`));
}
