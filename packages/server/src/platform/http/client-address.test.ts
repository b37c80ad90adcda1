import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const peer = '192.0.2.1';

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:5678', '203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:80', '203.0.113.9', '203.0.113.9'],
  ['2001:DB8:1:2:0:0:0:7', '2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:3::1]:443', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::1', 'fe80:0:0:0::/64'],
  ['::1', '::1', '0:0:0:0::/64'],
  ['unknown', peer, peer],
  ['x'.repeat(3000), peer, peer],
  ['', peer, peer],
])('%s is the address %s, and counts to %s', (said, address, network) => {
  expect(clientAddress(said, peer)).toEqual({ address, network });
});

test('a peer that is IPv6 counts where nothing else is said', () => {
  expect(clientAddress('garbage', '::ffff:192.0.2.1').network).toBe(peer);
  expect(clientAddress('garbage', undefined).network).toBe('');
});
