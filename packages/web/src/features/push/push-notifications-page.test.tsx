import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pushRoutes } from '../../app/routes/customer/push-routes.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { buildSession, type SessionOverrides } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';
import type { PushAudienceAnswer, PushMessage } from './push-calls.ts';

function messageOf(given: Partial<PushMessage> = {}): PushMessage {
  return {
    id: 'push_1',
    ver: 1,
    title: 'Crab Louie is back',
    text: 'Hi {first name}, at {store} from today.',
    opens: null,
    audience: { placeIds: ['2'], lastOrder: null, channels: [], isOncePerDay: true },
    time: null,
    state: 'DRAFT',
    by: 'Dana Whitfield',
    sentBy: null,
    changedAt: '2026-11-20T18:00:00.000Z',
    beginsAt: null,
    endedAt: null,
    trouble: null,
    results: null,
    ...given,
  };
}

const results: NonNullable<PushMessage['results']> = {
  sent: 5_870,
  failed: [{ reason: 'UNREGISTERED', count: 120 }],
  sending: 0,
  notKnown: 3,
  opened: 699,
  stores: [{ reason: 'LATE', count: 1, names: ['Navy Pier'] }],
};
const sentMessage = messageOf({ state: 'SENT', sentBy: 'Sam Okafor', beginsAt: '2026-11-13T19:15:00.000Z', results });

const audience: PushAudienceAnswer = {
  guests: 6_184,
  leftOut: [
    { reason: 'OFF', guests: 412 },
    { reason: 'RECENT', guests: 96 },
  ],
  stores: 3,
  storesWithout: { count: 1, names: ['Navy Pier'] },
  zones: [
    {
      zone: 'America/New_York',
      stores: { count: 1, names: ['Navy Pier'] },
      guests: 0,
      at: '2027-11-24T16:15:00.000Z',
      refusal: null,
    },
    {
      zone: 'America/Los_Angeles',
      stores: { count: 2, names: ['Embarcadero', 'Pier 39'] },
      guests: 6_184,
      at: '2027-11-24T19:15:00.000Z',
      refusal: null,
    },
  ],
  link: [],
};

interface Opened {
  readonly messages?: readonly PushMessage[];
  readonly session?: SessionOverrides;
  readonly answers?: FakeAnswers;
  readonly path?: string;
  readonly provider?: 'NONE' | 'SANDBOX' | 'FCM';
}

async function openPush({ messages = [], session = {}, answers = {}, path = '', provider = 'SANDBOX' }: Opened = {}) {
  const list = { messages, total: messages.length, provider: { kind: provider, project: 'harbor-app' } };
  const links = [
    { kind: 'OFFER', id: 'tuesday', name: 'Two-topping Tuesday', isActive: true },
    { kind: 'ITEM', id: 'calamari', name: 'Calamari', isActive: false },
  ];
  return renderApp({
    path: `/customer/pushNotifications${path}`,
    session: buildSession({ userId: crypto.randomUUID(), ...session }),
    routes: pushRoutes,
    answers: {
      'GET /api/push-notifications': { body: list },
      'GET /api/push-notifications/links': { body: { links } },
      'POST /api/push-notifications/audience': { body: audience },
      'POST /api/push-notifications': ({ body }) => ({ body: messageOf(asObject(body)) }),
      ...Object.fromEntries(
        messages.map((message) => [`GET /api/push-notifications/${message.id}`, { body: message }]),
      ),
      ...answers,
    },
  });
}

function asObject(body: unknown): object {
  return typeof body === 'object' && body !== null ? body : {};
}

const title = page.getByRole('textbox', { name: 'Title' });
const text = page.getByRole('textbox', { name: 'Text' });

describe('PN-01 writing', () => {
  test('the phone shows what a guest of a store reads, and the audience ends in a number', async () => {
    await openPush();
    await title.fill('Crab Louie is back');
    await text.fill('Hi {first name}, today at {store}.');
    const phone = page.getByRole('complementary', { name: 'Preview' });
    await expect.element(phone.getByText('Hi Ana, today at Embarcadero.')).toBeVisible();
    await expect.element(page.getByText('18 of 40')).toBeVisible();
    await expect.element(page.getByText('6,184', { exact: true })).toBeVisible();
    await expect
      .element(page.getByText(/412 more match but turned messages off\. 96 had one in the last 24 hours\./))
      .toBeVisible();
    await expect.element(page.getByText('Navy Pier has no guests with the app.')).toBeVisible();
    await expect.element(page.getByText('Goes to the sandbox: no phone gets anything.')).toBeVisible();
    await expectAccessible();
  });

  test('what is asked of the audience goes to the server', async () => {
    const { calls } = await openPush();
    await page.getByText('Within', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Days' }).fill('30');
    await page.getByRole('button', { name: 'Online', exact: true }).click();
    await expect
      .poll(() => calls.findLast(({ path }) => path === '/api/push-notifications/audience')?.body)
      .toMatchObject({
        audience: { placeIds: ['2'], lastOrder: { kind: 'WITHIN', days: 30 }, channels: ['ONLINE'] },
        time: null,
      });
    await page.getByRole('textbox', { name: 'Days' }).fill('0');
    await expect.element(page.getByText('Enter a number of days from 1 to 3650.')).toBeVisible();
  });

  test('at a time: store time by zone, the own time last, and a time at night is refused', async () => {
    await openPush();
    await title.fill('Crab');
    await text.fill('At {store}');
    await page.getByText('At a time', { exact: true }).click();
    await expect.element(page.getByText('Wed 11/24/2027 11:15 AM PST')).toBeVisible();
    await expect.element(page.getByText('Your time, first one')).toBeVisible();
    const time = page.getByLabelText('Store time');
    await time.fill('22:00');
    await expect.element(page.getByText('Choose a time between 9:00 AM and 9:00 PM.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Schedule' })).toBeDisabled();
    await time.fill('11:15');
    await expect.element(page.getByRole('button', { name: 'Schedule' })).toBeEnabled();
  });

  test('a placeholder that nobody fills in keeps it from going out', async () => {
    await openPush();
    await title.fill('Crab');
    await text.fill('You have {points}.');
    await expect.element(page.getByText(/\{points\} is not filled in/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Send now' })).toBeDisabled();
    await text.fill('Today');
    await page.getByRole('button', { name: '{store}' }).click();
    await expect.element(text).toHaveValue('Today {store}');
  });

  test('send now saves, asks and sends the current text', async () => {
    const { calls } = await openPush({
      answers: {
        'GET /api/push-notifications/push_1': { body: sentMessage },
        'POST /api/push-notifications/push_1/send': { body: sentMessage },
      },
    });
    await title.fill('Crab Louie is back');
    await text.fill('At {store}');
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect.element(page.getByText('6,184 guests get it at once. It cannot be taken back.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
    await expect.element(page.getByText('The message goes out')).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith('/push_1/send'))?.body).toEqual({ ver: 1 });
    await expect.element(page.getByText('5,870').first()).toBeVisible();
  });

  test('words of the server are shown at their field', async () => {
    const errors = [{ code: 'NOT_ON_MENU', message: 'No menu of these stores has it.', path: 'body.opens' }];
    await openPush({ answers: { 'POST /api/push-notifications': { status: 400, body: { errors } } } });
    await title.fill('Crab');
    await page.getByRole('combobox', { name: 'Opens' }).click();
    await page.getByRole('option', { name: 'Offer: Two-topping Tuesday' }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect.element(page.getByText('No menu of these stores has it.').first()).toBeVisible();
  });

  test('a test without a phone of one’s own says what to do', async () => {
    await openPush({ answers: { 'POST /api/push-notifications/test': { body: { devices: 0, sent: 0 } } } });
    await title.fill('Crab');
    await text.fill('At {store}');
    await page.getByRole('button', { name: 'Send to me first' }).click();
    await expect.element(page.getByText(/^No phone of yours is known\. Sign in to the app with dana/)).toBeVisible();
  });

  test('without a provider drafts are written, and nothing is sent', async () => {
    await openPush({ provider: 'NONE' });
    await expect.element(page.getByText(/^No provider is set up\. Drafts can be written/)).toBeVisible();
    await title.fill('Crab');
    await expect.element(page.getByRole('button', { name: 'Save draft' })).toBeEnabled();
    await expect.element(page.getByRole('button', { name: 'Send now' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('PN-01 what earlier messages brought', () => {
  test('numbers, why some failed, what is not known and which stores were left out', async () => {
    await openPush({ messages: [sentMessage], path: '?message=push_1' });
    await expect.element(page.getByText('11.9 %').first()).toBeVisible();
    await expect.element(page.getByText('120 no longer have the app, and were dropped')).toBeVisible();
    await expect.element(page.getByText(/These are never sent again/)).toBeVisible();
    await expect.element(page.getByText('Came too late: Navy Pier')).toBeVisible();
    await expect.element(page.getByText('Dana Whitfield, sent by Sam Okafor')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Use again' }).click();
    await expect.element(title).toHaveValue('Crab Louie is back');
  });

  test('one that is on its way is stopped once that is confirmed', async () => {
    const sending = messageOf({ state: 'SENDING', trouble: 'AWAY', results: { ...results, sending: 64, stores: [] } });
    const { calls } = await openPush({
      messages: [sending],
      path: '?message=push_1',
      answers: { 'POST /api/push-notifications/push_1/stop': { body: { ...sending, state: 'STOPPED' } } },
    });
    await expect.element(page.getByText(/^The provider does not answer/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
    await expect.element(page.getByText('The message is stopped')).toBeVisible();
    expect(calls.some(({ path, method }) => method === 'POST' && path.endsWith('/push_1/stop'))).toBe(true);
  });

  test('the list opens a message; there is none, and it could not be loaded, in words', async () => {
    const { router } = await openPush({ messages: [sentMessage] });
    await page.getByRole('gridcell', { name: /^Crab Louie is back/ }).click();
    await expect.poll(() => router.state.location.search).toMatchObject({ message: 'push_1' });
    await page.getByRole('button', { name: 'New message' }).click();
    await expect.element(title).toHaveValue('');
  });

  test('nothing was sent yet', async () => {
    await openPush();
    await expect.element(page.getByText('No messages yet')).toBeVisible();
  });

  test('a message that is not there says so', async () => {
    await openPush({
      path: '?message=push_9',
      answers: { 'GET /api/push-notifications/push_9': { status: 404, body: { error: 'NOT_FOUND' } } },
    });
    await expect.element(page.getByText('This message does not exist')).toBeVisible();
  });

  test('a list that could not be loaded offers to try again', async () => {
    await openPush({ answers: { 'GET /api/push-notifications': { status: 500, body: { error: 'FAILED' } } } });
    await expect.element(page.getByText('Push notifications could not be loaded')).toBeVisible();
  });
});

test('PN-01 PM-22 without the permission it says who may', async () => {
  await openPush({ session: { enabledFeatures: ['manageOnline'] } });
  await expect.element(page.getByText('You do not have permission to send push notifications')).toBeVisible();
});
