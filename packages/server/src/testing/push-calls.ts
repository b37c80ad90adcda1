import type { PushMessage, ReportedPushDevice } from '@servery/contract';
import { localTimeIn, type PushContent } from '@servery/domain';
import { terminalOf } from './reporting-terminal.ts';
import { personWith } from './test-employees.ts';
import { type Client, type TestCompany, testCompany } from './test-server.ts';
import { storeMover, zoneAtNoon } from './test-stores.ts';
import { waitFor } from './wait-for.ts';

export const pushUrl = '/api/push-notifications';

let phones = 0;

/** A phone that gets the messages sent to it. */
export function buildDevice(given: Partial<ReportedPushDevice> = {}) {
  phones += 1;
  return {
    token: `phone-${phones}-${crypto.randomUUID()}`,
    channel: 'ONLINE',
    optedIn: true,
    platform: 'IOS',
    lastOrderAt: daysAgo(3),
    ...given,
  };
}

export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

/** A company whose stores are awake, somebody who may send there, and calls about its messages. */
export async function pushCompany() {
  const { server, company, admin } = await testCompany();
  const moveStores = storeMover(server, company);
  await moveStores(zoneAtNoon());
  const sender = await personWith(server, company, { permissions: ['PUSH_NOTIFICATIONS'] });
  const terminal = await terminalOf(server, company, company.locations.one);
  const calls = {
    server,
    company,
    admin,
    sender,
    terminal,
    content: (given: ContentParts = {}): PushContent => contentOf(company, given),
    create: async (given: ContentParts = {}, by: Client = sender): Promise<PushMessage> =>
      (await by('POST', pushUrl, contentOf(company, given))).json(),
    read: async (id: string, by: Client = sender): Promise<PushMessage> => (await by('GET', `${pushUrl}/${id}`)).json(),
    /** Once every store has had its turn and nothing is on its way. */
    ended: (id: string) =>
      waitFor(async () => {
        const message = await calls.read(id);
        const isOver = message.state === 'SENT' || message.state === 'STOPPED';
        return isOver && message.results?.sending === 0 ? message : undefined;
      }),
    sendNow: async (given: ContentParts = {}): Promise<PushMessage> => {
      const { id, ver } = await calls.create(given);
      const answer = await sender('POST', `${pushUrl}/${id}/send`, { ver });
      if (answer.statusCode !== 200) throw new Error(`Not sent: ${answer.body}`);
      return calls.ended(id);
    },
    /** Which phones got something, in any order, each as often as it did. */
    got: (devices: readonly { readonly token: string }[]) => {
      const tokens = new Set(devices.map(({ token }) => token));
      return server.push.delivered.filter((token) => tokens.has(token)).sort();
    },
    moveStores,
  };
  return calls;
}

interface ContentParts extends Partial<Omit<PushContent, 'audience'>> {
  readonly audience?: Partial<PushContent['audience']>;
}

function contentOf(company: TestCompany, { audience, ...given }: ContentParts): PushContent {
  return {
    title: 'Second large, half the price',
    text: 'Hi {first name}, today at {store}.',
    opens: null,
    time: null,
    ...given,
    audience: {
      placeIds: [company.locations.one],
      lastOrder: null,
      channels: [],
      isOncePerDay: false,
      ...audience,
    },
  };
}

/** A date and a time in store time that is not quiet there, some days ahead. */
export function laterTime(days = 2): NonNullable<PushContent['time']> {
  const { date } = localTimeIn(Date.now() + days * 86_400_000, 'UTC');
  return { date, time: '11:15' };
}
