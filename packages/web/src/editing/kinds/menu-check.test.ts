import { type JsonObject, jsonKind, menuKind } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { buildMenuBlob } from '../../testing/servers/menu-server.ts';
import { documentSchema } from '../document/document-wire.ts';
import { withValue } from '../document/path-value.ts';
import { checkMenu } from './menu-check.ts';

const menu = documentSchema.parse(buildMenuBlob());
const whole = jsonKind(menuKind);
const item = ['items', { id: 'clam' }, 'info'] as const;

const drafts: readonly (readonly [string, JsonObject])[] = [
  ['a menu that is right', menu],
  ['a name of the wrong kind', withValue(menu, [...item, 'name'], 7)],
  ['a PLU number that is no number', withValue(menu, [...item, 'pluNum'], 'x')],
  ['a PLU number that is taken', withValue(menu, [...item, 'pluNum'], '1000')],
  [
    'a price that is no amount',
    withValue(
      menu,
      [
        'items',
        { id: 'clam' },
        'pricing',
        { by: 'pricingScheme', value: 'dine' },
        'itemBased',
        'prices',
        { id: 'small' },
        'price',
      ],
      'ten',
    ),
  ],
  ['items that are no list', { ...menu, items: 'none' }],
  ['a pricing scheme without a name', withValue(menu, ['pricingSchemes', { id: 'dine' }, 'name'], undefined)],
  ['no default pricing scheme', withValue(menu, ['pricingSchemes', { id: 'dine' }, 'isDefault'], false)],
];

describe('the check of a draft', () => {
  test.each(drafts)('%s: finds what the whole check finds', (_title, draft) => {
    checkMenu(menu);
    expect(checkMenu(draft)).toEqual(whole.check(draft));
  });
});
