import { type LocationSettings, newBlockedTime, newCustomerGroup, newPointBonus } from '@servery/domain';

type Marketing = Pick<LocationSettings, 'marketing' | 'mobileApp' | 'onlineAccess' | 'creditAndGiftSettings'>;

/** How Harbor Pizza Co. knows, rewards and reaches its guests. */
export function harborMarketing(settings: LocationSettings): Marketing {
  const { marketing, onlineAccess, creditAndGiftSettings } = settings;
  return {
    marketing: {
      ...marketing,
      areaCodes: ['415', '510', '650'],
      defaultAreaCode: '415',
      states: ['CA'],
      defaultState: 'CA',
      cities: ['San Francisco', 'Oakland', 'Emeryville'],
      defaultCity: 'San Francisco',
      zipCodes: ['94133', '94110', '94607'],
      defaultZipCode: '94133',
      userDefinedFields: {
        ...marketing.userDefinedFields,
        first: { title: 'Birthday', active: true, print: false },
        second: { title: 'Favorite table', active: true, print: true },
      },
      customerGroups: [
        newCustomerGroup({ id: 'group-neighbors', name: 'Neighbors', discountPercentage: '5.00' }),
        newCustomerGroup({ id: 'group-school', name: 'School Kitchen', taxExempt: true }),
      ],
      orderConfirmationEmail: {
        ...marketing.orderConfirmationEmail,
        senderName: 'Harbor Pizza Co.',
        replyTo: 'hello@harbor.example',
        subject: 'Your Harbor Pizza order',
      },
      social: { ...marketing.social, websiteUrl: 'https://harbor.example', message: 'See what is in the oven today.' },
      loyalty: {
        ...marketing.loyalty,
        program: 'BASIC',
        autoEnroll: true,
        pointBonuses: [
          newPointBonus({ id: 'bonus-lunch', name: 'Double at Lunch', days: [1, 2, 3, 4, 5], endTime: 50_400 }),
          newPointBonus({
            id: 'bonus-first',
            name: 'First Online Order',
            type: 'BONUS_POINTS',
            value: 100,
            firstOnlineOrderOnly: true,
          }),
        ],
      },
    },
    mobileApp: { ...settings.mobileApp, name: 'Harbor Pizza', packageName: 'example.harbor.pizza' },
    onlineAccess: {
      ...onlineAccess,
      accessUrl: 'https://order.harbor.example',
      minimumOrder: { enabled: true, amount: '12.00' },
      blockedTimes: [newBlockedTime({ id: 'blocked-friday', name: 'Friday Rush' })],
    },
    creditAndGiftSettings: {
      ...creditAndGiftSettings,
      giftCardProcessor: 'STANDALONE_STORECARD',
      debit: { enabled: true, cashBack: { enabled: true, amount: '40.00' } },
    },
  };
}
