import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openRow } from '../../../../testing/editing.ts';
import { openEmployment, openTab } from '../../../../testing/screens/employment-screen.ts';
import { employmentServer } from '../../../../testing/servers/employment-server.ts';
import type { SettingsServer } from '../../../../testing/servers/settings-server.ts';

const path = 'GET /api/labor-integration/harbor/entries';
const features = ['accessConfigurationOptions', 'userAdmin'];
let server: SettingsServer;
let asked: string[];

beforeEach(() => {
  server = employmentServer();
  asked = [];
});

function answerWith(...entries: readonly object[]): void {
  server.fixed.set(path, (_, query) => {
    asked.push(query.toString());
    return { entries, total: entries.length };
  });
}

const entry = (more: object) => ({
  id: 'lab_1',
  kind: 'DEPARTMENT',
  entityId: '4',
  locationId: 'pier-39',
  name: 'Drivers',
  theirName: 'Drivers',
  externalId: '77',
  state: 'SENT',
  reason: null,
  attempts: 1,
  nextAttemptAt: null,
  isGone: false,
  isMatched: false,
  changedAt: '2026-11-20T14:00:00.000Z',
  ...more,
});

async function openDriver(at: string | null, enabledFeatures = features): Promise<void> {
  await openEmployment({ at, session: { enabledFeatures } });
  await openTab('Job Types');
  await openRow('Driver');
  await expect.element(page.getByText('Driving').first()).toBeVisible();
}

describe('the labor service beside a job type', () => {
  test('LB-05 says what it calls the department, at the store that is open', async () => {
    answerWith(entry({ theirName: 'Delivery' }), entry({ id: 'lab_2', entityId: '9', name: 'Drivers of vans' }));
    await openDriver('pier-39');
    await expect.element(page.getByText('Drivers is “Delivery” at the labor service.')).toBeVisible();
    expect(asked).toEqual(['kind=DEPARTMENT&search=Drivers&limit=200&locationId=pier-39']);
  });

  test('LB-05 LB-14 one that the service does not have yet, and a change that failed, are shown', async () => {
    answerWith(entry({ theirName: null, state: 'FAILED' }));
    await openDriver(null);
    await expect
      .element(page.getByText('Drivers is not in the labor service yet. The last change could not be sent.'))
      .toBeVisible();
  });

  test('LB-05 a person who may not see what is mirrored is shown nothing, and nothing is asked', async () => {
    answerWith(entry({}));
    await openDriver(null, ['accessConfigurationOptions']);
    await expect.element(page.getByText(/labor service/)).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});
