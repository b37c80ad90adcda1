import { describe, expect, test } from 'vitest';
import { locationSettingsKind } from '../location-settings-kind.ts';
import { marketingSchema, marketingSection, newCustomerGroup, newMarketing, SOCIAL_URLS } from './marketing.ts';
import { newPointBonus, withMenuOfBonus } from './point-bonuses.ts';

const marketing = newMarketing();
const problems = (change: Partial<typeof marketing>) => marketingSection.validate?.({ ...marketing, ...change });
const withLoyalty = (change: Partial<(typeof marketing)['loyalty']>) =>
  problems({ loyalty: { ...marketing.loyalty, ...change } });

describe('marketing', () => {
  test('MK-14 oneStarOrders is 3', () => expect(marketing.oneStarOrders).toBe(3));
  test('MK-15 twoStarOrders is 10', () => expect(marketing.twoStarOrders).toBe(10));
  test('MK-16 threeStarOrders is 40', () => expect(marketing.threeStarOrders).toBe(40));
  test('MK-17 maxSuggestionsPerOrder is 3', () => expect(marketing.loyalty.suggestions.maxSuggestionsPerOrder).toBe(3));
  test('MK-18 pointsPerDollarSpent is 1', () => expect(marketing.loyalty.points.pointsPerDollarSpent).toBe(1));
  test('MK-19 pointsRedeemedPerDollar is 10', () => expect(marketing.loyalty.points.pointsRedeemedPerDollar).toBe(10));
  test('MK-20 pointsExpirationDays is 365', () => expect(marketing.loyalty.points.pointsExpirationDays).toBe(365));
  test('MK-21 the leading character of the swipe card is %', () =>
    expect(marketing.loyalty.swipeCard.leadingCharacter).toBe('%'));
  test('MK-22 the ending character of the swipe card is $', () =>
    expect(marketing.loyalty.swipeCard.endingCharacter).toBe('$'));
  test('MK-23 requireFirstName is true', () => expect(marketing.requireFirstName).toBe(true));
  test('MK-24 requirePhone is true', () => expect(marketing.requirePhone).toBe(true));

  test('MK-04 the other switches of customers have the right initial values', () => {
    expect(marketing).toMatchObject({
      requireLastName: false,
      requireAddress: false,
      requireZone: false,
      approveCustomersForChecks: false,
      autoSelectOnLookup: true,
    });
  });

  test('MK-04 more stars take more orders', () => {
    expect(problems({ twoStarOrders: 3 })).toMatchObject([{ path: ['marketing', 'twoStarOrders'] }]);
    expect(problems({ threeStarOrders: 9 })).toMatchObject([{ path: ['marketing', 'threeStarOrders'] }]);
  });

  test('MK-05 there are three user-defined fields; an active one needs a title', () => {
    const { userDefinedFields } = marketing;
    expect(Object.keys(userDefinedFields)).toHaveLength(3);
    const second = { title: ' ', active: true, print: true };
    expect(problems({ userDefinedFields: { ...userDefinedFields, second } })).toMatchObject([
      { path: ['marketing', 'userDefinedFields', 'second', 'title'] },
    ]);
    expect(
      marketingSchema.safeParse({ ...marketing, userDefinedFields: { first: second, second } }).error?.issues[0]?.path,
    ).toEqual(['userDefinedFields', 'third']);
  });

  test('MK-06 customer groups have names of their own and give at most everything', () => {
    const vip = newCustomerGroup({ id: 'vip', name: 'Regulars', discountPercentage: '10' });
    expect(problems({ customerGroups: [vip] })).toEqual([]);
    const rows = [vip, { ...vip, id: 'two', discountPercentage: '100.5' }];
    expect(problems({ customerGroups: rows })?.map(({ code }) => code)).toEqual([
      'CUSTOMER_GROUP_NAME_TAKEN',
      'ABOVE_100_PERCENT',
    ]);
  });

  test('MK-08 there are social addresses and a message', () => {
    expect(Object.keys(marketing.social)).toEqual([...SOCIAL_URLS, 'message']);
  });

  test.each([
    ['MK-07', { orderConfirmationEmail: { ...marketing.orderConfirmationEmail, replyTo: 'nobody' } }, 'replyTo'],
    ['MK-08', { social: { ...marketing.social, instagramUrl: 'http://photos.example' } }, 'instagramUrl'],
    ['MK-08', { social: { ...marketing.social, message: 'x'.repeat(501) } }, 'message'],
  ])('%s %j is refused by name', (_rule, change, field) => {
    const issue = marketingSchema.safeParse({ ...marketing, ...change }).error?.issues[0];
    expect(issue?.path.at(-1)).toBe(field);
  });

  test.each([
    ['', true],
    ['GTM-AB12', true],
    ['GTM-ABCDEFGHIJKL', true],
    ['GTM-ABC', false],
    ['GTM-ABCDEFGHIJKLM', false],
    ['gtm-ab12', false],
    ['GTM-AB12"><script>', false],
    ['UA-12345', false],
  ])('MK-09 the container id %j: %s', (googleTagManagerContainerId, isOne) => {
    expect(marketingSchema.safeParse({ ...marketing, googleTagManagerContainerId }).success).toBe(isOne);
  });

  test('MK-01 a document from before these settings gets them', () => {
    const stored = JSON.parse(JSON.stringify({ marketing: { requireFirstName: false } }));
    const completed = locationSettingsKind.complete(stored, {}).document.marketing;
    expect(completed).toEqual({ ...marketing, requireFirstName: false });
  });
});

describe('loyalty', () => {
  test.each(['BASIC', 'ADVANCED', 'BOTH', 'NONE'])('MK-10 %s is a program', (program) => {
    const parsed = marketingSchema.safeParse({ ...marketing, loyalty: { ...marketing.loyalty, program } });
    expect(parsed.success).toBe(true);
  });

  test('MK-10 another program is refused by name', () => {
    const loyalty = { ...marketing.loyalty, program: 'STAMPS' };
    expect(marketingSchema.safeParse({ ...marketing, loyalty }).error?.issues[0]?.path).toEqual(['loyalty', 'program']);
  });

  test.each(['leadingCharacter', 'endingCharacter'])('MK-11 the %s is one character', (field) => {
    const swipeCard = { ...marketing.loyalty.swipeCard, [field]: '%%' };
    const loyalty = { ...marketing.loyalty, swipeCard };
    expect(marketingSchema.safeParse({ ...marketing, loyalty }).error?.issues[0]?.message).toBe('Enter one character.');
  });

  test('MK-11 a loyalty service is asked for while one takes part, and only then', () => {
    expect(withLoyalty({ program: 'BASIC' })).toEqual([]);
    expect(withLoyalty({ program: 'BOTH' })?.map(({ path }) => path.at(-1))).toEqual(['provider', 'url']);
  });
});

test('ST-28 a plain-text password of an older document is taken out and reported', () => {
  const stored = JSON.parse(JSON.stringify({ marketing }));
  stored.marketing.loyalty.thirdParty.password = 'hunter2';
  const { document, notices } = locationSettingsKind.complete(stored, {});
  expect(document.marketing).toEqual(marketing);
  expect(notices).toMatchObject([{ code: 'SECRET_DROPPED' }]);
});

describe('point bonuses', () => {
  const bonus = newPointBonus({ id: 'b', name: 'Lunch', menuId: 'm1', items: ['i1'] });

  test('MK-12 a bonus has its fields', () => {
    expect(bonus).toMatchObject({
      name: 'Lunch',
      type: 'PERCENT_OF_NORMAL',
      value: 200,
      days: [0, 1, 2, 3, 4, 5, 6],
      startTime: 39_600,
      endTime: 79_200,
      allowOnline: true,
      firstOrderOnly: false,
      firstOnlineOrderOnly: false,
      departments: [],
      categories: [],
      items: ['i1'],
      menuId: 'm1',
    });
    expect(withLoyalty({ pointBonuses: [bonus] })).toEqual([]);
  });

  test('MK-12 days are 0 to 6, and there is at least one', () => {
    const loyalty = { ...marketing.loyalty, pointBonuses: [{ ...bonus, days: [7] }] };
    expect(marketingSchema.safeParse({ ...marketing, loyalty }).success).toBe(false);
    expect(withLoyalty({ pointBonuses: [{ ...bonus, days: [] }] })).toMatchObject([{ code: 'NO_DAYS' }]);
  });

  test('MK-13 a bonus is a percentage of the normal points or points that are added', () => {
    const typed = (type: string) => ({ ...marketing.loyalty, pointBonuses: [{ ...bonus, type }] });
    for (const type of ['PERCENT_OF_NORMAL', 'BONUS_POINTS'])
      expect(marketingSchema.safeParse({ ...marketing, loyalty: typed(type) }).success).toBe(true);
    expect(marketingSchema.safeParse({ ...marketing, loyalty: typed('DOUBLE') }).success).toBe(false);
  });

  test('MK-12 a bonus for the first online order must be allowed online', () => {
    const never = { ...bonus, firstOnlineOrderOnly: true, allowOnline: false };
    expect(withLoyalty({ pointBonuses: [never] })).toMatchObject([{ code: 'BONUS_NEVER_ONLINE' }]);
  });

  test('MK-12 another menu takes away what was chosen of the first', () => {
    expect(withMenuOfBonus(bonus, 'm2')).toMatchObject({ menuId: 'm2', items: [] });
    expect(withMenuOfBonus(bonus, 'm1')).toBe(bonus);
  });
});
