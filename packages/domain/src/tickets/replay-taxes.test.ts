import { describe, expect, test } from 'vitest';
import { newTaxStructure } from '../menus/entities/taxes.ts';
import type { MenuBlob } from '../menus/menu-blob.ts';
import { buildMenu } from '../testing/build-menu.ts';
import { buildTicket, buildTicketLine } from '../testing/build-ticket.ts';
import { changedRates, createTaxReplay } from './replay-taxes.ts';
import type { Ticket } from './ticket.ts';

const salesTax = newTaxStructure({ id: 'sales-tax', name: 'Sales tax', flatRate: '8.625' });
const soda = newTaxStructure({ id: 'soda', name: 'Soda tax', flatRate: '10' });

function menuWith(change: (menu: MenuBlob) => void = () => undefined): MenuBlob {
  const menu = structuredClone(buildMenu({ taxStructures: [salesTax, soda] }));
  change(menu);
  return menu;
}

const sodaTaxed = menuWith((menu) => {
  for (const item of menu.items) if (item.id === 'cola') item.taxStructureId = 'soda';
});

/** A large Supreme for $17.99 and two colas for $6.98. */
const supreme = buildTicketLine({ id: '1', item: { id: 'supreme', name: 'Supreme' }, price: 1_799 });
const colas = buildTicketLine({ id: '2', item: { id: 'cola', name: 'Cola' }, quantity: 2, price: 698 });
const prices = [
  { line: supreme, before: 1_799, after: 1_799 },
  { line: colas, before: 698, after: 698 },
];
const ticket = (given: Partial<Ticket> = {}) => buildTicket({ lines: [supreme, colas], orderType: 1, ...given });
const centsOf = (taxes: readonly { readonly structure: { readonly id: string }; readonly cents: number }[]) =>
  Object.fromEntries(taxes.map(({ structure, cents }) => [structure.id, cents]));

describe('the taxes of a ticket by the menu that runs and by the one that comes', () => {
  test('are each rounded once: $24.97 at 8.625 % is $2.15, apart it is $1.55 and $0.70', () => {
    const { before, after, atRungUpPrices } = createTaxReplay(menuWith(), sodaTaxed)(ticket(), prices);
    expect(centsOf(before)).toEqual({ 'sales-tax': 215 });
    expect(centsOf(after)).toEqual({ 'sales-tax': 155, soda: 70 });
    expect(atRungUpPrices).toBe(215);
  });

  test('follow the new price: $18.49 and $6.98 at 8.625 % are $2.20', () => {
    const dearer = [{ line: supreme, before: 1_799, after: 1_849 }, ...prices.slice(1)];
    const { before, after } = createTaxReplay(menuWith(), menuWith())(ticket(), dearer);
    expect([centsOf(before), centsOf(after)]).toEqual([{ 'sales-tax': 215 }, { 'sales-tax': 220 }]);
  });

  test('are those of the order type', () => {
    const byType = menuWith((menu) => {
      const [first] = menu.taxStructures;
      if (first) Object.assign(first, { byOrderType: true, orderTypeRates: [{ orderType: 9, rate: '0' }] });
    });
    const taxes = createTaxReplay(menuWith(), byType);
    expect(centsOf(taxes(ticket({ orderType: 9 }), prices).after)).toEqual({ 'sales-tax': 0 });
    expect(centsOf(taxes(ticket(), prices).after)).toEqual({ 'sales-tax': 215 });
  });

  test('are of what both menus sell: two colas at 8.625 % are $0.60', () => {
    const lost = [{ line: supreme, before: 1_799, after: null }, ...prices.slice(1)];
    const { before, after, atRungUpPrices } = createTaxReplay(menuWith(), menuWith())(ticket(), lost);
    expect([centsOf(before), centsOf(after)]).toEqual([{ 'sales-tax': 60 }, { 'sales-tax': 60 }]);
    expect(atRungUpPrices).toBe(215);
  });

  test('by the running menu at the prices rung up are $2.33 for $26.98, and not known beside a line that it does not sell', () => {
    const byHand = { ...supreme, price: 2_000 };
    const taxes = createTaxReplay(menuWith(), menuWith());
    const [, second] = prices;
    const rungUp = [{ line: byHand, before: 1_799, after: 1_799 }, ...(second ? [second] : [])];
    expect(taxes(ticket({ lines: [byHand, colas] }), rungUp).atRungUpPrices).toBe(233);
    expect(taxes(ticket(), [{ line: supreme, before: null, after: null }]).atRungUpPrices).toBeNull();
  });
});

describe('what was taken off', () => {
  // $2.00 of the ticket is $1.44 of the pizza and $0.56 of the colas.
  const off = ticket({ discounts: [{ offerId: null, name: 'Long wait', amount: 200 }] });

  test('by hand lowers the tax: $22.97 at 8.625 % is $1.98; where tax comes before discounts it does not', () => {
    const taxes = createTaxReplay(
      menuWith(),
      menuWith((menu) => {
        for (const one of menu.taxStructures) one.applies = 'BEFORE';
      }),
    );
    const { before, after } = taxes(off, prices);
    expect([centsOf(before), centsOf(after)]).toEqual([{ 'sales-tax': 198 }, { 'sales-tax': 215 }]);
  });

  test('is spread over the lines: $16.55 at 8.625 % is $1.43, $6.42 at 10 % is $0.64', () => {
    expect(centsOf(createTaxReplay(menuWith(), sodaTaxed)(off, prices).after)).toEqual({ 'sales-tax': 143, soda: 64 });
  });

  test('by an offer follows what its menu says of tax, and the running one where it is gone', () => {
    const by = ticket({ discounts: [{ offerId: 'bundle', name: 'Bundle', amount: 200 }] });
    const full = menuWith((menu) => {
      for (const offer of menu.offers) offer.advanced.taxApply = 'ON';
    });
    const gone = menuWith((menu) => void menu.offers.splice(0));
    const afterOf = (after: MenuBlob) => centsOf(createTaxReplay(full, after)(by, prices).after);
    expect(centsOf(createTaxReplay(full, full)(by, prices).before)).toEqual({ 'sales-tax': 215 });
    expect([afterOf(menuWith()), afterOf(gone)]).toEqual([{ 'sales-tax': 198 }, { 'sales-tax': 215 }]);
  });

  test('makes nothing of a line, never less', () => {
    const more = ticket({ discounts: [{ offerId: null, name: 'All', amount: 9_999 }] });
    expect(centsOf(createTaxReplay(menuWith(), menuWith())(more, prices).after)).toEqual({ 'sales-tax': 0 });
  });
});

test('the items whose rate changes are told with both rates; one that nothing taxes any more is at 0', () => {
  expect([...changedRates(menuWith(), sodaTaxed, 1)]).toEqual([['cola', { before: '8.625', after: '10' }]]);
  const untaxed = menuWith((menu) => void menu.taxStructures.splice(0));
  expect(changedRates(menuWith(), untaxed, 1).get('cola')).toEqual({ before: '8.625', after: '0' });
  expect(changedRates(menuWith(), menuWith(), 1).size).toBe(0);
});
