import { isIP } from 'node:net';

/** Where a request comes from. */
export interface ClientAddress {
  /** Written in one way, whatever was sent: `203.0.113.9`, `2001:db8:1:2::7`. */
  readonly address: string;
  /** The network that limits count: the address, or the /64 that one customer of an IPv6 provider has. */
  readonly network: string;
}

/**
 * Makes an address of the text of a proxy. An IPv4-mapped address is IPv4, a port and a zone are dropped.
 * @param said the text that the last trusted proxy forwards, or the peer
 * @param peer the other end of the connection: it counts where `said` is no address
 */
export function clientAddress(said: string, peer: string | undefined): ClientAddress {
  const [address] = [said, peer ?? ''].flatMap((text) => plainAddress(text) ?? []);
  if (address === undefined) return { address: '', network: '' };
  return { address, network: isIP(address) === 6 ? networkOf(address) : address };
}

/** @returns undefined for a text that is no address */
function plainAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? [];
  const [bare = ''] = (bracketed ?? withPort ?? text.trim()).split('%');
  if (isIP(bare) === 4) return bare;
  return isIP(bare) === 6 ? plainIPv6(bare) : undefined;
}

function plainIPv6(address: string): string {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const groups = groupsOf(short);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return short;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

function networkOf(address: string): string {
  const first = groupsOf(address).slice(0, 4);
  return `${first.map((group) => group.toString(16)).join(':')}::/64`;
}

/** Its eight numbers. */
function groupsOf(short: string): readonly number[] {
  const [head = [], tail = []] = short.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}
