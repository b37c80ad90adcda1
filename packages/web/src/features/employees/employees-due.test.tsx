import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buildEmployee, openEmployees, staffKeeper } from '../../testing/screens/open-employees.tsx';
import { expectAccessible, expectText } from '../../testing/screens/open-screen.tsx';

const due = { kind: 'CERTIFICATION', requirementId: '1', name: 'Food Handlers', day: '2026-11-14', state: 'EXPIRED' };
const list = {
  body: {
    users: [
      { ...buildEmployee(), due },
      { ...buildEmployee({ id: 'e2', name: 'Jonas Petit' }), due: null },
    ],
    total: 2,
  },
};
const answers = { 'GET /api/users/harbor': list };
const open = (at: string) => openEmployees(at, answers, { session: staffKeeper });

test('EM-103 PM-45 RT-20 the list says what is due next, and filters by it in the address', async () => {
  const { screen, router, server } = await open('/employees');
  await expectText(screen.getByRole('row', { name: /Noa Berg/ }), 'Food Handlers');
  await expectText(screen.getByRole('row', { name: /Noa Berg/ }), 'Expired');
  await expect.element(screen.getByRole('columnheader', { name: 'Due next' })).toBeVisible();
  const asked = () => server.to('/api/users/harbor').at(-1)?.url.searchParams.get('certifications');
  expect(asked()).toBeNull();
  await screen.getByRole('button', { name: 'Certifications: All' }).click();
  await screen.getByRole('option', { name: 'Due or expired' }).click();
  await vi.waitFor(() => expect(asked()).toBe('DUE_OR_EXPIRED'));
  expect(router.state.location.search).toEqual({ certifications: 'DUE_OR_EXPIRED' });
  await expect.element(screen.getByRole('button', { name: 'Certifications: Due or expired' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Export these employees as CSV' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('certifications=DUE_OR_EXPIRED'));
  await screen.getByRole('button', { name: 'Clear', exact: true }).click();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('EM-103 RT-20 the address restores the filter', async () => {
  const { screen, server } = await open('/employees?certifications=EXPIRED');
  await expect.element(screen.getByRole('button', { name: 'Certifications: Expired' })).toBeVisible();
  expect(server.to('/api/users/harbor')[0]?.url.searchParams.get('certifications')).toBe('EXPIRED');
});

test('EM-103 PM-45 PM-57 who may not see certifications has neither column nor filter, whatever the address says', async () => {
  const { screen, server } = await openEmployees('/employees?certifications=EXPIRED');
  await expect.element(screen.getByRole('row', { name: /Noa Berg/ })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Due next' }).elements()).toHaveLength(0);
  expect(screen.getByRole('button', { name: /^Certifications/ }).elements()).toHaveLength(0);
  expect(server.to('/api/users/harbor')[0]?.url.searchParams.get('certifications')).toBeNull();
});

test.each([1440, 360])('the list with what is due has no accessibility violation at %d px', async (width) => {
  await page.viewport(width, 800);
  const { screen } = await open('/employees?certifications=DUE_OR_EXPIRED');
  await expectText(screen.getByRole('row', { name: /Noa Berg/ }), 'Food Handlers');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});
