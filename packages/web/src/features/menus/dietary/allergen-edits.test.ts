import { expect, test } from 'vitest';
import { noAllergens, withAllergen } from './allergen-edits.ts';

test('an allergen belongs to one of the lists, in their order', () => {
  const milk = withAllergen({ contains: ['SOY'], mayContain: ['MILK', 'EGGS'] }, { list: 'contains', id: 'MILK' });
  expect(milk).toEqual({ contains: ['MILK', 'SOY'], mayContain: ['EGGS'] });
  expect(withAllergen(milk, { list: 'contains', id: 'MILK' })).toEqual({ contains: ['SOY'], mayContain: ['EGGS'] });
  expect(withAllergen(noAllergens, { list: 'mayContain', id: 'FISH' })).toEqual({ contains: [], mayContain: ['FISH'] });
});
