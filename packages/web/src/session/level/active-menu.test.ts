import { expect, test } from 'vitest';
import { renderHook } from '../../testing/render.ts';
import { chooseMenu, useLastMenu } from './active-menu.ts';

test('SE-20 the last menu is remembered in the browser, for each user and company', async () => {
  chooseMenu({ userId: 'u1', userCompanyId: '2' }, 'm7');
  const lastOf = async (userId: string, userCompanyId: string) =>
    (await renderHook(() => useLastMenu({ userId, userCompanyId }))).result.current;
  expect(await lastOf('u1', '2')).toBe('m7');
  expect(await lastOf('u2', '2')).toBeNull();
  expect(await lastOf('u1', '3')).toBeNull();
  expect(localStorage.getItem('servery.menu.u1.2')).toBe('m7');
});
