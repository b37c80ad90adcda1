import { expect, test } from 'vitest';
import { settingsCalls } from '../../testing/settings-calls.ts';
import { testCompany } from '../../testing/test-server.ts';

const { company, admin } = await testCompany();

const pulse = async () => (await admin('GET', `/api/tenants/pulse/${company.id}`)).json();

test('PB-21 the pulse of a company is another one after a save, and not after a sign-in', async () => {
  const first = await pulse();
  await company.as('manager');
  expect(await pulse()).toEqual(first);
  await settingsCalls(company).save(admin, ({ hours }) => ({ hours: { ...hours, startOfWeek: 3 } }));
  const second = await pulse();
  expect(second).not.toEqual(first);
  expect(second).toEqual({ mark: expect.any(String), notifications: expect.any(String) });
});
