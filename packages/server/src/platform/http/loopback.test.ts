import { expect, test } from 'vitest';
import { isLoopbackHost } from './loopback.ts';

test.each([
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['localhost', true],
  ['LOCALHOST', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.7', false],
  ['127.0.0.1.example.com', false],
  ['localhost.example.com', false],
])('T8 a server that listens on %s is reached from its own machine only: %s', (host, isLoopback) => {
  expect(isLoopbackHost(host)).toBe(isLoopback);
});
