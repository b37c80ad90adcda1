import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { activate, openSession } from '../session/session-store.ts';
import { buildSession } from '../testing/build-session.ts';
import { forgetSettingsOnMove } from './forget-settings.ts';

test('TN-25 another active location clears what is kept of the location settings, and nothing else', () => {
  const queries = new QueryClient();
  openSession(buildSession());
  activate(null);
  const stop = forgetSettingsOnMove(queries);
  const settings = ['document', '2', 'locationSettings', '', null];
  const menu = ['document', '2', 'menu', 'm1', null];
  for (const key of [settings, menu]) queries.setQueryData(key, 'kept');
  activate(null);
  expect(queries.getQueryData(settings)).toBe('kept');
  activate('101');
  expect(queries.getQueryData(settings)).toBeUndefined();
  expect(queries.getQueryData(menu)).toBe('kept');
  stop();
});
