import { describe, expect, test } from 'vitest';
import { department, group, itemOffer, notValid, type OfferParts, orderOffer, percent } from './testing/build-offer.ts';
import { ring } from './testing/ring.ts';

/** Half off any item. */
const anyItemOffer = (id: string, given: OfferParts = {}) => itemOffer(id, percent('50'), given);

describe('offers together', () => {
  const ten = orderOffer('ten', percent('10'), { order: 1 });

  test('OF-25 one side is enough, and the earlier offer applies', () => {
    const shy = anyItemOffer('shy', { notWith: { applyToTheOrder: notValid() } });
    expect(ring([ten, shy], ['cola']).refused).toEqual([{ offerId: 'ten', reason: 'NOT_WITH', with: 'shy' }]);
    const later = anyItemOffer('shy', { order: 2, notWith: { applyToTheOrder: notValid() } });
    expect(ring([ten, later], ['cola']).refused).toEqual([{ offerId: 'shy', reason: 'NOT_WITH', with: 'ten' }]);
  });

  test('OF-26 an exclusion limited to types leaves others as they are', () => {
    const shy = anyItemOffer('shy', { notWith: { applyToTheOrder: notValid('PROMO') } });
    expect(ring([ten, shy], ['cola']).refused).toEqual([]);
    const promo = orderOffer('promo', percent('10'), { order: 1, info: { type: 'PROMO' } });
    expect(ring([promo, shy], ['cola']).reasons).toEqual(['NOT_WITH']);
  });

  test('OF-25 offers that apply automatically are those nobody asks for', () => {
    const shy = anyItemOffer('shy', { notWith: { applyAutomatically: notValid() } });
    const chosen = orderOffer('ten', percent('10'), { order: 1, applying: { autoApplyIfCriteriaMet: false } });
    expect(ring([shy, ten], ['cola']).reasons).toEqual(['NOT_WITH']);
    expect(ring([shy, chosen], ['cola'], { chosen: ['ten'] }).refused).toEqual([]);
  });

  test('OF-25 on the same item the later takes other lines, or none', () => {
    const pizzas = anyItemOffer('pizzas', { groups: [group('g', 1, [department('pizza')])] });
    const shy = anyItemOffer('shy', { order: 1, notWith: { applyToTheSameItem: notValid() } });
    expect(ring([pizzas, shy], ['supreme', 'cola']).taken).toEqual([900, 175]);
    expect(ring([pizzas, shy], ['supreme']).refused).toEqual([{ offerId: 'shy', reason: 'NOT_WITH', with: 'pizzas' }]);
    const sparing = orderOffer('sparing', percent('10'), { order: 1, notWith: { applyToTheSameItem: notValid() } });
    expect(ring([pizzas, sparing], ['supreme', 'cola']).taken).toEqual([900, 35]);
  });
});
