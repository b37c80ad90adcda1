import { defaultPreferences } from '@servery/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { openScreen } from '../../../testing/screens/open-screen.tsx';
import { fakeServer } from '../../../testing/servers/fake-server.ts';
import { NotificationPreferencesPage } from './preferences-page.tsx';

const Place = () => null;
const paths = { '/notifications/preferences': NotificationPreferencesPage, '/notifications': Place };

function serve({ mayPublish = true } = {}) {
  const defaults = defaultPreferences('UTC');
  const saved = {
    preferences: defaults,
    defaults,
    email: 'dana@harbor.example',
    mayPublish,
    digest: ['Holiday hours: 6 of 6 stores live', '3 certifications due'],
  };
  const url = '/api/notifications/harbor/preferences';
  const server = fakeServer({
    [`GET ${url}`]: { body: saved },
    [`PUT ${url}`]: ({ body }) => ({ body: { ...saved, ...(typeof body === 'object' && body) } }),
    'POST /api/notifications/harbor/example': { body: { email: saved.email } },
  });
  return { ...server, put: () => server.to(url).find(({ method }) => method === 'PUT')?.body };
}

const open = () => openScreen({ paths, at: '/notifications/preferences' });
const way = (name: string) => page.getByRole('switch', { name });

test('a stopped publish stays on in the console for people who may publish, and nothing else is locked', async () => {
  serve();
  await open();
  await expect.element(way('Stopped, or a store failed: Console')).toBeDisabled();
  await expect.element(way('Stopped, or a store failed: Mail, at once')).toBeEnabled();
  await expect.element(page.getByText('3 certifications due')).toBeVisible();
  await expectAccessible();
});

test('people who may not publish switch it off like any other', async () => {
  serve({ mayPublish: false });
  await open();
  await expect.element(way('Stopped, or a store failed: Console')).toBeEnabled();
});

test('changes are counted, discarded and saved; the clock is that of the reader', async () => {
  const server = serve();
  await open();
  await way('A store is silent for 30 min: Mail, at once').click({ force: true });
  await way('Quiet hours').click({ force: true });
  await expect.element(page.getByRole('status')).toHaveTextContent('2 changes');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(way('A store is silent for 30 min: Mail, at once')).toBeChecked();
  await way('A store is silent for 30 min: Mail, at once').click({ force: true });
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect
    .poll(() => server.put())
    .toMatchObject({
      preferences: {
        ways: { STORE_SILENT: { console: true, mail: false, digest: false } },
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    });
});

test('an example goes to the address of the reader', async () => {
  const { to } = serve();
  await open();
  await page.getByRole('button', { name: 'Send me an example' }).click();
  await expect.poll(() => to('/api/notifications/harbor/example')).toHaveLength(1);
});
