import { describe, expect, test } from 'vitest';
import { setTo, settingsCalls } from '../../testing/settings-calls.ts';
import { testCompany } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

const { company, admin } = await testCompany();
const { one } = company.locations;
const printer = ['deferredOrders', 'printer'];
const { save, keep } = settingsCalls(company);

async function published(path: readonly string[]) {
  const answer = await admin('POST', `/api/configuration/${company.id}/locationSettings/explain`, {
    documentId: `set_${company.id}`,
    tenantId: one,
    path,
  });
  return answer.json().published;
}

describe('law 11: explain says what would be published', () => {
  test('a printer that is gone is explained, and published, as none, by the clean-up that takes it out', async () => {
    await save(admin, () => ({}));
    await keep(admin, { at: one, changes: [setTo(printer, 'gone', 'DEFAULT')] });
    const explained = await published(printer);
    expect(explained).toEqual({
      ...{ hasValue: true, value: null },
      reasons: [{ code: 'CL-23', message: expect.stringMatching(/printer/) }],
    });
    const start = { syncDateMillis: null, action: 'PUBLISH', locationIds: [one] };
    expect((await admin('POST', '/api/sync-locations/start', start)).statusCode).toBe(200);
    const sent = await waitFor(async () => {
      const answer = await admin('GET', `/api/published-config/location-settings/${one}`);
      return answer.statusCode === 200 ? answer : undefined;
    });
    expect(sent.json().deferredOrders.printer).toBe(explained.value);
  });

  test('a value that nothing cleans is published as it is, for no reason', async () => {
    expect(await published(['hours', 'startOfWeek'])).toEqual({ hasValue: true, value: 1, reasons: [] });
  });
});
