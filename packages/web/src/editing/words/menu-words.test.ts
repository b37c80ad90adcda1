import { diff, type JsonObject, menuKind, type Path } from '@servery/domain';
import { sentencesOf } from '@servery/words';
import { describe, expect, test } from 'vitest';
import { buildMenuBlob } from '../../testing/menu-server.ts';
import { documentSchema } from '../document/document-wire.ts';
import { withValue } from '../document/path-value.ts';
import { menuWords } from './menu-words.ts';

const menu = documentSchema.parse(buildMenuBlob());
const price = (size: string): Path => [
  'items',
  { id: 'supreme' },
  'pricing',
  { by: 'pricingScheme', value: 'delivery' },
  'itemBased',
  'prices',
  { id: size },
  'price',
];

function sentence(draft: JsonObject): string {
  const changes = diff(menu, draft, menuKind.identifiers);
  const [group] = sentencesOf(changes, menuWords, { before: menu, after: draft });
  const [line] = group?.sentences ?? [];
  return `${group?.name} (${group?.place}) ${line?.field}: ${line?.from} to ${line?.to}`;
}

describe('changes of a menu in words', () => {
  test.each([
    [
      'a price with its size and scheme',
      withValue(menu, price('large'), '20.99'),
      'Harbor Supreme (Pizza › Signature) Large 14″, Delivery: $16.99 to $20.99',
    ],
    [
      'what is taken off the menu',
      withValue(menu, ['items', { id: 'cola' }, 'info', 'status'], 'INACTIVE'),
      'Cola (Drinks › Soft drinks) On the menu: Active to Inactive',
    ],
    [
      'a channel',
      withValue(menu, ['items', { id: 'cola' }, 'availability', 'kiosk'], false),
      'Cola (Drinks › Soft drinks) Kiosk: on to off',
    ],
    [
      'a tax structure by its name',
      withValue(menu, ['categories', { id: 'soft' }, 'taxStructureId'], 'sales-tax'),
      'Soft drinks (Drinks) Tax structure: as above to Sales Tax',
    ],
  ])('%s', (_title, draft, expected) => {
    expect(sentence(draft)).toBe(expected);
  });
});
