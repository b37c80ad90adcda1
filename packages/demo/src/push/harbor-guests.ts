import type { Channel } from '@servery/domain';
import { randomOf } from '../sales/random-of.ts';

/** A phone of a guest, as the ordering app of a store reports it. */
export interface HarborPhone {
  readonly token: string;
  readonly customer: { readonly firstName: string | null; readonly email: string | null };
  readonly channel: Channel;
  /** Epoch milliseconds; null: the guest has not ordered yet. */
  readonly lastOrderAt: number | null;
  readonly optedIn: boolean;
  readonly platform: 'IOS' | 'ANDROID';
}

/** How many guests of each store have the app; Inner Harbor has none yet. */
const phonesAt = { 'pier-39': 64, embarcadero: 41, 'jack-london': 33, 'navy-pier': 38, seaport: 29 } as const;

/** Of people of the company too, so that they can send themselves a test. */
const ownPhones: Readonly<Record<string, readonly (readonly [firstName: string, email: string])[]>> = {
  'pier-39': [
    ['Dana', 'admin@harbor.example'],
    ['Sam', 'manager@harbor.example'],
  ],
};

const names = [
  'Ana',
  'Ben',
  'Chloe',
  'Diego',
  'Emma',
  'Farid',
  'Grace',
  'Hugo',
  'Iris',
  'Jonah',
  'Keiko',
  'Liam',
  null,
];
const channels: readonly Channel[] = ['ONLINE', 'ONLINE', 'ONLINE', 'POS', 'KIOSK'];
const dayMillis = 86_400_000;

/** The phones of each store. @param now epoch milliseconds */
export function harborPhones(now: number): ReadonlyMap<string, readonly HarborPhone[]> {
  return new Map(
    Object.entries(phonesAt).map(([store, count]) => [
      store,
      [...(ownPhones[store] ?? []).map((own) => ownPhone(own, now)), ...guests(store, count, now)],
    ]),
  );
}

function guests(store: string, count: number, now: number): readonly HarborPhone[] {
  const random = randomOf(`guests of ${store}`);
  return Array.from({ length: count }, (_, at) => ({
    // The answer of the sandbox follows from the beginning of a token.
    token: `${random(25) === 0 ? 'gone' : 'phone'}-harbor-${store}-${at}`,
    customer: { firstName: names[random(names.length)] ?? null, email: null },
    channel: channels[random(channels.length)] ?? 'ONLINE',
    lastOrderAt: random(9) === 0 ? null : now - random(160) * dayMillis - random(1_440) * 60_000,
    optedIn: random(8) !== 0,
    platform: random(2) === 0 ? 'IOS' : 'ANDROID',
  }));
}

function ownPhone([firstName, email]: readonly [string, string], now: number): HarborPhone {
  const token = `phone-harbor-own-${firstName.toLowerCase()}`;
  const customer = { firstName, email };
  return { token, customer, channel: 'ONLINE', lastOrderAt: now - dayMillis, optedIn: true, platform: 'IOS' };
}

/** A message that guests have had, or that is still a draft. */
export interface HarborMessage {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly opens: { readonly kind: 'OFFER' | 'ITEM'; readonly id: string; readonly name: string } | null;
  readonly placeIds: readonly string[];
  /** How many days ago it went out, at 11:15 AM store time; null: it is a draft. */
  readonly daysAgo: number | null;
  /** One of so many guests opened it. */
  readonly openedByOneOf: number;
}

export const harborMessages: readonly HarborMessage[] = [
  {
    id: 'push-crab-louie',
    title: 'Crab Louie is back',
    text: 'From today at {store}: Dungeness crab, fresh from the harbor.',
    opens: null,
    placeIds: ['bay-area'],
    daysAgo: 15,
    openedByOneOf: 8,
  },
  {
    id: 'push-new-hours',
    title: 'New hours at Seaport',
    text: 'Seaport stays open until midnight on Fridays and Saturdays.',
    opens: null,
    placeIds: ['seaport'],
    daysAgo: 9,
    openedByOneOf: 4,
  },
  {
    id: 'push-tuesday',
    title: 'Second large, half the price',
    text: 'Today until 9:00 PM: two toppings on each, at {store}. Show this or order online.',
    opens: { kind: 'OFFER', id: 'offer-two-topping-tuesday', name: 'Two-topping Tuesday' },
    placeIds: ['harbor'],
    daysAgo: null,
    openedByOneOf: 1,
  },
];
