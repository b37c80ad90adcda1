import { expect, test } from 'vitest';
import { formatDate, formatDateTime } from './dates.ts';

test('FM-04 KF-07 dates show as MMM Do YYYY', () => {
  expect(formatDate('2026-11-20T09:41:00')).toBe('Nov 20th 2026');
});

test('FM-05 KF-08 date-times show as MM/DD/YYYY hh:mm A', () => {
  expect(formatDateTime('2026-11-20T09:41:00')).toBe('11/20/2026 09:41 AM');
});
