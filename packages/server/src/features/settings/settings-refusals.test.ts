import { describe, expect, test } from 'vitest';
import { settingsCalls } from '../../testing/settings-calls.ts';
import { personWith } from '../../testing/test-employees.ts';
import { testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const { save } = settingsCalls(company);
const cards = await personWith(server, company, { permissions: ['CONFIGURE_CREDIT_CARDS'] });

describe('what is wrong in the settings', () => {
  test('CG-01 what is wrong in credit and gift is refused by name', async () => {
    const answer = await save(cards, ({ creditAndGiftSettings }) => ({
      creditAndGiftSettings: { ...creditAndGiftSettings, giftCardProcessor: 'VALUTEC_EXPRESS' },
    }));
    expect(answer.json().errors).toMatchObject([
      {
        message: 'Missing Valutec gift payment details',
        path: 'creditAndGiftSettings.accountSettings.gift.acceptorId',
      },
    ]);
  });

  test('ST-28 a password in plain text is refused by name, and not repeated', async () => {
    const answer = await save(cards, ({ creditAndGiftSettings: section }) => {
      const { accountSettings: accounts } = Object(section);
      const gift = { ...accounts.gift, password: 'hunter2' };
      return { creditAndGiftSettings: { ...section, accountSettings: { ...accounts, gift } } };
    });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([
      400,
      'creditAndGiftSettings.accountSettings.gift.password',
    ]);
    expect(answer.body).not.toContain('hunter2');
  });

  test('MK-01 TB-01 MA-01 a value out of bounds is refused by name', async () => {
    const bad = await save(admin, ({ mobileApp }) => ({ mobileApp: { ...mobileApp, version: 'one' } }));
    expect(bad.json().errors).toMatchObject([{ path: 'mobileApp.version' }]);
    const table = await save(admin, ({ tableSettings }) => ({
      tableSettings: { ...tableSettings, guestCount: 'MAYBE' },
    }));
    expect(table.json().errors).toMatchObject([{ path: 'tableSettings.guestCount' }]);
    const tag = await save(admin, ({ marketing }) => ({
      marketing: { ...marketing, googleTagManagerContainerId: '<script>' },
    }));
    expect(tag.json().errors).toMatchObject([{ path: 'marketing.googleTagManagerContainerId' }]);
  });
});
