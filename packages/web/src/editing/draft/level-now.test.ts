import { expect, test } from 'vitest';
import { levelNow } from './level-now.ts';

test('a level is in the day of its westernmost store', () => {
  const midnightInNewYork = Date.parse('2026-12-01T05:30:00Z');
  const zones = ['America/New_York', 'America/Los_Angeles', 'America/Chicago'];
  expect(levelNow({ zones }, midnightInNewYork)?.at.date).toBe('2026-11-30');
  expect(levelNow({ zones }, midnightInNewYork)?.zone).toBe('America/Los_Angeles');
  expect(levelNow({ zones: ['America/New_York'] }, midnightInNewYork)?.at.date).toBe('2026-12-01');
});

test('a level without stores has no moment', () => {
  expect(levelNow({}, 0)).toBeUndefined();
  expect(levelNow({ zones: [] }, 0)).toBeUndefined();
});
