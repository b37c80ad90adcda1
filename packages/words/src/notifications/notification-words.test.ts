import type { NotificationFacts, PublishFacts } from '@servery/domain';
import { expect, test } from 'vitest';
import { digestLines, notificationWords } from './notification-words.ts';

const clock = { zone: 'America/Los_Angeles', now: Date.parse('2026-11-20T14:10:00-08:00') };
const publish: PublishFacts = {
  publicationId: 'pub',
  workflow: 'locations',
  action: 'PUBLISH',
  name: 'Holiday hours',
  startedBy: 'Dana Whitfield',
  total: 6,
  sent: 6,
  failed: 0,
  failedAt: null,
  last: { store: 'Seaport', at: '2026-11-20T15:04:00Z' },
};
const failedAt = { store: 'Jack London Square', error: 'Menu 132 has errors.' };
const silent = { kind: 'STORE_SILENT', locationId: 'navy', store: 'Navy Pier', since: '2026-11-19T16:12:00Z' } as const;
const paper = { userId: 'u', person: 'Priscilla Oyelaran', certification: 'Food Handlers', day: '2026-11-18' } as const;
const expired = { kind: 'CERTIFICATION_EXPIRED', ...paper, place: 'Jack London Square' } as const;

const said: readonly [NotificationFacts, string, string][] = [
  [
    { kind: 'PUBLISH_FINISHED', publish },
    'Holiday hours: 6 of 6 stores live',
    'The last one, Seaport, confirmed at 07:04 AM.',
  ],
  [
    { kind: 'PUBLISH_STOPPED', state: 'FAILED', by: null, publish: { ...publish, sent: 5, failed: 1, failedAt } },
    'Holiday hours failed at Jack London Square',
    'Jack London Square: Menu 132 has errors. 5 of 6 stores have it.',
  ],
  [
    {
      kind: 'PUBLISH_STOPPED',
      state: 'FAILED',
      by: null,
      publish: { ...publish, name: '', sent: 4, failed: 2, failedAt },
    },
    'The publish by Dana Whitfield failed at 2 stores',
    'Jack London Square: Menu 132 has errors. 4 of 6 stores have it.',
  ],
  [
    { kind: 'PUBLISH_STOPPED', state: 'HELD', by: 'Luis Ferreira', publish: { ...publish, name: '', sent: 2 } },
    'Luis Ferreira put the publish by Dana Whitfield on hold',
    '2 of 6 stores have it. The rest waits until the publish is continued.',
  ],
  [
    { ...silent, backAt: null },
    'Navy Pier has been silent since yesterday, 08:12 AM',
    'No contact for 30 min in its opening hours. It goes on selling what it has.',
  ],
  [
    { ...silent, backAt: '2026-11-20T16:00:00Z' },
    'Navy Pier is in contact again',
    'It was silent from yesterday, 08:12 AM to 08:00 AM.',
  ],
  [expired, 'Priscilla Oyelaran’s Food Handlers has expired', 'Jack London Square, since Wed, Nov 18th 2026.'],
  [
    { kind: 'PRICES_CHANGED', by: 'Luis Ferreira', menuId: 'm', menu: 'Lunch', count: 12, place: null },
    'Luis Ferreira changed 12 prices in Lunch',
    'Stores get them with the next publish.',
  ],
];

test.each(said)('%j is said with the person or the store first', (facts, title, text) => {
  expect(notificationWords(facts, clock)).toEqual({ title, text });
});

test('a digest counts certifications and says the rest one by one', () => {
  const due = { kind: 'CERTIFICATION_DUE', ...paper, place: '' } as const;
  expect(digestLines([expired, { kind: 'PUBLISH_FINISHED', publish }, due, due], clock)).toEqual([
    'Holiday hours: 6 of 6 stores live',
    '2 certifications due',
    '1 certification expired',
  ]);
});
