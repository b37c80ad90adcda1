import { expect, test } from 'vitest';
import { hostAddresses, hostNames } from './hosts.ts';

test.each([
  'postgres://me@/servery?host=/var/run/postgresql',
  'postgres://me:secret@/servery?host=/var/run/postgresql&application_name=servery',
  'postgres:///servery?host=/run/postgresql',
  'postgres:///servery',
  'socket:/var/run/postgresql?db=servery',
])('%s, an address of a socket, is left to pg as it is', (url) => {
  expect(hostAddresses(url)).toEqual([url]);
});

test('an address of a socket is asked for a server that may be written, and named by its folder', () => {
  const socket = 'postgres://me:secret@/servery?host=/var/run/postgresql';
  expect(hostAddresses(`${socket}&target_session_attrs=read-write`)).toEqual([
    'postgres://me:secret@/servery?host=%2Fvar%2Frun%2Fpostgresql',
  ]);
  expect(() => hostAddresses(`${socket}&target_session_attrs=standby`)).toThrow('may only be read');
  expect(hostNames(socket)).toBe('/var/run/postgresql');
});

test('several hosts are several addresses', () => {
  expect(hostAddresses('postgres://me@h1:5432,h2:5433/servery?target_session_attrs=primary')).toEqual([
    'postgres://me@h1:5432/servery',
    'postgres://me@h2:5433/servery',
  ]);
});
