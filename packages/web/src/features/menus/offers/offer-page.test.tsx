import { daysAfter, formatDay, newItem } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../../testing/accessibility.ts';
import { chooseSegment, pick, pressSwitch } from '../../../testing/editing.ts';
import { buildOfferMenu } from '../../../testing/offer-menu.ts';
import { openOffers } from '../../../testing/screens/open-offers.tsx';

const changes = (count: string) => page.getByText(count, { exact: true });
const tab = (name: string | RegExp) => page.getByRole('tab', { name });
const text = (name: string) => page.getByRole('textbox', { name });
const chip = (name: string) => page.getByRole('button', { name, exact: true });

const row = (scheme: string) => page.getByRole('row', { name: new RegExp(`^${scheme}`) });
const cell = (scheme: string, column: number) => row(scheme).getByRole('gridcell').nth(column);
/** The last column: the price that a guest pays. */
const pays = (scheme: string) => row(scheme).getByRole('gridcell').last();
const columnHead = (name: string) => page.getByRole('columnheader', { name, exact: true });

async function typeIn(place: ReturnType<typeof cell>, text: string): Promise<void> {
  await place.click();
  await userEvent.keyboard(`${text}{Enter}`);
}

async function review(): Promise<void> {
  await page.getByRole('button', { name: 'Review' }).click();
}

/** YYYY-MM-DD, so many days from now on. */
const dayIn = (days: number) => daysAfter(new Date().toISOString().slice(0, 10), days);

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

describe('the tabs of an offer', () => {
  test('RT-63 KR-36 OF-02 a tab is kept in the address, and says that it is not saved or has a problem', async () => {
    const { router } = await openOffers('/five');
    await tab('Applying').click();
    await expect.poll(() => router.state.location.search).toMatchObject({ tab: 'applying' });
    await text('Coupon code').fill('');
    await expect.element(tab(/Applying.*This tab has a problem/)).toBeVisible();
    await text('Coupon code').fill('TIDE6');
    await expect.element(tab(/Applying.*Not saved/)).toBeVisible();
    await expect.element(tab(/wrong/)).not.toBeInTheDocument();
  });

  test('OF-05 belongs to campaigns, which are added by their ids and reviewed by them', async () => {
    await openOffers('/five');
    const campaigns = page.getByRole('combobox', { name: 'Campaigns' });
    await campaigns.fill('spring-27');
    await userEvent.keyboard('{Enter}');
    await campaigns.fill('mail-4');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText(/spring-27/).last()).toBeVisible();
    await expect.element(page.getByText(/mail-4/).last()).toBeVisible();
  });

  test('on a phone the tabs are one line, in which the open one is in sight', async () => {
    await page.viewport(390, 844);
    await openOffers('/tuesday?tab=advanced');
    await expect.element(tab('Advanced')).toBeVisible();
    const { left, right, top } = tab('Advanced').element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    const tops = page
      .getByRole('tab')
      .elements()
      .map((one) => one.getBoundingClientRect().top);
    expect(new Set(tops)).toEqual(new Set([top]));
  });

  test('a place in the address opens the tab that it belongs to', async () => {
    await openOffers('/five?field=offers.five.validity.minimumPurchase.amount');
    await expect.element(tab('Validity')).toHaveAttribute('aria-selected', 'true');
    await expect.element(text('At least')).toHaveValue('$30.00');
  });

  test.each(['info', 'applying', 'validity', 'value', 'groups', 'interactions', 'advanced'])(
    '%s is accessible at both widths',
    async (name) => {
      for (const width of [1440, 360]) {
        await page.viewport(width, 800);
        await openOffers(`/tuesday?tab=${name}`);
        const panel = page.getByRole('tabpanel');
        await expect.element(panel).toBeVisible();
        await expect.element(page.getByText('Current', { exact: true })).toBeVisible();
        // The content around it is the same for every tab.
        await (name === 'info' ? expectAccessible() : expectAccessible(panel.element()));
      }
    },
  );
});

describe('info', () => {
  test('OF-05 OF-07 OF-08 names, type and channels are changes, said in words', async () => {
    await openOffers('/tuesday');
    await text('Online name').fill('Half a pizza');
    await pick('Type', 'Discount');
    await chip('Online ordering').click();
    await expect.element(changes('3 changes')).toBeVisible();
    await expect.element(page.getByRole('treeitem', { name: /Tuesday/ })).toMatchTextContent('Discount');
    await review();
    await expect.element(page.getByText('Type: Promo to Discount')).toBeVisible();
    await expect.element(page.getByText(/Online name: nothing to Half a pizza/)).toBeVisible();
  });

  test('an offer without a channel says that it never applies', async () => {
    await openOffers('/tuesday');
    await chip('Online ordering').click();
    await chip('Point of sale').click();
    await expect
      .element(page.getByText('Two-topping Tuesday never applies: it is not offered on any channel.'))
      .toBeVisible();
  });
});

describe('applying', () => {
  test('OF-09 OF-12 a code that is asked for is required, proposed, and distinguished from those of others', async () => {
    await openOffers('/tuesday?tab=applying');
    await pressSwitch('Needs a coupon code');
    await expect.element(page.getByText('Two-topping Tuesday needs a coupon code.')).toBeVisible();
    await chip('Suggest a code').click();
    await expect.element(page.getByText('Two-topping Tuesday needs a coupon code.')).not.toBeInTheDocument();
    await expect.element(text('Coupon code')).toHaveValue(expect.stringMatching(/^[A-Z3-9]{8}$/));
    await text('Coupon code').fill(' tide5');
    await expect.element(page.getByText('$5 off $30 already has this code.')).toBeVisible();
  });

  test('OF-11 the button on the menu has a color of the palette', async () => {
    await openOffers('/tuesday?tab=applying');
    await pressSwitch('Button on the menu');
    await expect.element(text('Button color')).toHaveValue('#275D94');
    await text('Button color').fill('#22663C');
    await expect.element(changes('2 changes')).toBeVisible();
  });
});

describe('validity', () => {
  test('OF-13 OF-14 dates in order, days and hours past midnight', async () => {
    await openOffers('/tuesday?tab=validity');
    await pressSwitch('Only between two dates');
    await page.getByLabelText('First day').fill('2026-12-24');
    await page.getByLabelText('Last day').fill('2026-12-23');
    await expect.element(page.getByText('The last day of Two-topping Tuesday is before its first day.')).toBeVisible();
    await page.getByLabelText('Last day').fill('2026-12-31');
    await expect.element(page.getByText(/is before its first day/)).not.toBeInTheDocument();
    await pressSwitch('Only at certain hours');
    await text('Until').fill('1:00 AM');
    await userEvent.tab();
    await expect.element(page.getByText('The next day')).toBeVisible();
    await expect
      .element(page.getByRole('treeitem', { name: /Tuesday/ }))
      .toMatchTextContent('Tue, 8:00 AM – 1:00 AM, Thu, Dec 24th 2026 – Thu, Dec 31st 2026');
    await review();
    await expect.element(page.getByText('Until: 11:00 PM to 1:00 AM')).toBeVisible();
  });

  test('OF-13 an active offer says at its last day that it is over, and so does the review', async () => {
    await openOffers('/tuesday?tab=validity');
    await pressSwitch('Only between two dates');
    await page.getByLabelText('Last day').fill('2020-02-01');
    const over = 'Two-topping Tuesday ended on Feb 1st 2020.';
    await expect.element(page.getByText(over)).toBeVisible();
    await review();
    await expect.element(page.getByRole('region', { name: 'Check before you save' }).getByText(over)).toBeVisible();
  });

  test('OF-13 an offer that ends within a week says so at its last day and in the review, and its tab is not wrong', async () => {
    await openOffers('/tuesday?tab=validity');
    await pressSwitch('Only between two dates');
    await page.getByLabelText('Last day').fill(dayIn(8));
    await expect.element(page.getByText('Two-topping Tuesday ends on', { exact: false })).not.toBeInTheDocument();
    await page.getByLabelText('Last day').fill(dayIn(3));
    const soon = `Two-topping Tuesday ends on ${formatDay(dayIn(3))}.`;
    await expect.element(page.getByText(soon)).toBeVisible();
    await expect.element(tab(/Validity.*This tab has something to look at/)).toBeVisible();
    await expect.element(tab(/This tab has a problem/)).not.toBeInTheDocument();
    await review();
    const found = page.getByRole('region', { name: 'Check before you save' });
    await expect.element(found.getByRole('heading', { name: 'Offers that end soon' })).toBeVisible();
    await expect.element(found.getByText(soon)).toBeVisible();
  });

  test('OF-13 OF-15 OF-16 OF-17 for whom: order types, payments, addresses, purchase and uses', async () => {
    await openOffers('/tuesday?tab=validity');
    await pressSwitch('Only for certain order types');
    await expect.element(page.getByText('None is chosen, so it never applies.')).toBeVisible();
    await chip('Delivery').click();
    await expect.element(page.getByText('None is chosen, so it never applies.')).not.toBeInTheDocument();
    await pressSwitch('Only for certain addresses');
    await chip('Lodging').click();
    await pressSwitch('Only for certain customer groups');
    await expect.element(page.getByText(/no customer groups yet/)).toBeVisible();
    await pressSwitch('Minimum purchase');
    await text('At least').fill('25');
    await pressSwitch('Limited uses');
    await text('Uses per customer').fill('3');
    await expect.element(changes('9 changes')).toBeVisible();
  });
});

describe('value', () => {
  test('OF-18 OF-19 OF-20 a percent per scheme; what a guest pays is the evaluator’s', async () => {
    await openOffers('/tuesday?tab=value');
    await expect.element(columnHead('any Signature Large 14″')).toBeVisible();
    await expect.element(cell('Dine in', 0)).toMatchTextContent('50% off');
    await expect.element(page.getByText('any Signature: 50% off.')).toBeVisible();
    await expect.element(pays('Dine in')).toMatchTextContent('$7.99');
    await typeIn(cell('Dine in', 0), '40');
    await expect.element(cell('Dine in', 0)).toHaveAttribute('data-unsaved');
    await expect.element(cell('Delivery', 0)).not.toHaveAttribute('data-unsaved');
    await expect.element(pays('Dine in')).toMatchTextContent('$9.59');
    await typeIn(cell('Dine in', 0), '110');
    await cell('Dine in', 0).click();
    await expect.element(page.getByText('Two-topping Tuesday takes off more than 100%.').first()).toBeVisible();
  });

  test('OF-19 a scheme follows the default one until it has a value of its own; one press makes all the same', async () => {
    await openOffers('/five?tab=value');
    await expect.element(page.getByRole('rowheader', { name: 'Delivery same as Dine in' })).toBeVisible();
    await expect.element(cell('Delivery', 0)).toMatchTextContent('$5.00 off');
    await typeIn(cell('Delivery', 0), '7');
    await expect.element(cell('Delivery', 0)).toMatchTextContent('$7.00 off');
    await expect.element(page.getByRole('rowheader', { name: 'Delivery', exact: true })).toBeVisible();
    await chip('Same for all').click();
    await expect.element(cell('Delivery', 0)).toMatchTextContent('$5.00 off');
    await cell('Delivery', 0).click();
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByRole('rowheader', { name: 'Delivery same as Dine in' })).toBeVisible();
  });

  test('OF-19 OF-20 an amount below zero is refused at its cell', async () => {
    await openOffers('/five?tab=value');
    await cell('Dine in', 0).click();
    await userEvent.keyboard('-7');
    await expect.element(page.getByRole('textbox', { name: 'Dine in, Entire order' })).toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Escape}');
    await expect.element(cell('Dine in', 0)).toMatchTextContent('$5.00 off');
  });

  test('OF-20 all of it takes off one kind of value, chosen above', async () => {
    await openOffers('/tuesday?tab=value');
    await chooseSegment('Takes off', 'Amount');
    await typeIn(cell('Dine in', 0), '3');
    await expect.element(cell('Dine in', 0)).toMatchTextContent('$3.00 off');
    await expect.element(cell('Delivery', 0)).toMatchTextContent('$0.00 off');
    await expect.element(pays('Dine in')).toMatchTextContent('$12.99');
  });

  test('OF-20 item groups have a value each, or one together', async () => {
    await openOffers('/tuesday?tab=value');
    await chooseSegment('Applies to', 'Item groups');
    await expect.element(cell('Dine in', 0)).toMatchTextContent('Full price');
    await chip('Another kind of value in a scheme').click();
    await pick('Takes off, Dine in, A Large pizza', 'Price of a size');
    await pick('Size, Dine in, A Large pizza', 'Small 10″');
    await expect.element(cell('Dine in', 0)).toMatchTextContent('as Small 10″');
    await expect.element(pays('Dine in')).toMatchTextContent('$10.99');
    await chooseSegment('Takes off', 'Fixed price');
    await expect.element(columnHead('Together 1 any Signature')).toBeVisible();
    await typeIn(cell('Dine in', 0), '12');
    await expect.element(cell('Dine in', 0)).toMatchTextContent('$12.00');
    await expect.element(pays('Dine in')).toMatchTextContent('$12.00');
  });

  test('an offer without a value gets it by typing, as a percentage', async () => {
    const menu = buildOfferMenu();
    const [first] = menu.offers;
    const blank = first && { ...first, value: { ...first.value, schemes: [] } };
    await openOffers('/tuesday?tab=value', { menu: { ...menu, offers: blank ? [blank] : [] } });
    await expect.element(cell('Dine in', 0)).toMatchTextContent('Nothing off');
    await typeIn(cell('Dine in', 0), '25');
    await expect.element(cell('Dine in', 0)).toMatchTextContent('25% off');
    await expect.element(cell('Delivery', 0)).toMatchTextContent('25% off');
    await expect.element(page.getByRole('rowheader', { name: 'Delivery same as Dine in' })).toBeVisible();
  });

  test('OF-21 OF-22 OF-23 OF-24 limits, extras and what is excluded', async () => {
    await openOffers('/tuesday?tab=value');
    await pressSwitch('Limit the discount per order');
    await expect.element(text('At most')).toHaveValue('$1.00');
    await pressSwitch('The cashier can enter the value');
    await expect.element(text('Maximum amount')).toHaveValue('$1.00');
    await pressSwitch('Exclude style upcharges');
    await pressSwitch('Free delivery');
    await expect.element(pays('Dine in')).toMatchTextContent('$14.99');
    await chip('Add a choice').click();
    await expect.element(changes('5 changes')).toBeVisible();
    await expect.element(page.getByText('Takes nothing off any order.').first()).toBeVisible();
  });
});

describe('groups', () => {
  test('DP-03 DP-04 a group asks for so many of a department, category or item, in some sizes', async () => {
    await openOffers('/tuesday?tab=groups');
    await chip('Add item group').click();
    await expect.element(page.getByText('No items yet. Add a choice.')).toBeVisible();
    await chip('Add a choice').last().click();
    await page.getByRole('combobox', { name: 'Items', exact: true }).last().click();
    await page.getByRole('option', { name: 'Cola' }).click();
    await page
      .getByRole('textbox', { name: /^How many/ })
      .last()
      .fill('2');
    await userEvent.tab();
    await chip('Small 10″').first().click();
    await expect.element(chip('Small 10″').first()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(chip('Every size').first()).toHaveAttribute('aria-pressed', 'false');
    await chip('Every size').first().click();
    await expect.element(chip('Small 10″').first()).toHaveAttribute('aria-pressed', 'false');
    await expect.element(chip('Every size').first()).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Remove the item group Cola' }).click();
    await expect.element(page.getByRole('combobox', { name: 'Items', exact: true })).toHaveValue('Pizza › Signature');
  });

  test('what is typed into a choice that is made searches for another one, and says where nothing is found', async () => {
    const menu = buildOfferMenu();
    const knots = newItem({ id: 'knots', name: 'Garlic Knots', department: 'pizza', category: 'signature' });
    await openOffers('/tuesday?tab=groups', { menu: { ...menu, items: [...menu.items, knots] } });
    const what = page.getByRole('combobox', { name: 'Items', exact: true });
    await what.click();
    await userEvent.keyboard('knot');
    await expect.element(what).toHaveValue('knot');
    await page.getByRole('option', { name: 'Garlic Knots' }).click();
    await expect.element(what).toHaveValue('Garlic Knots');
    await userEvent.keyboard('{Escape}');
    await what.click();
    await userEvent.keyboard('xyz');
    await expect.element(page.getByText('Nothing matches')).toBeVisible();
  });

  test('an offer without groups says what that means', async () => {
    await openOffers('/five?tab=groups');
    await expect.element(page.getByText('No item groups')).toBeVisible();
  });
});

describe('interactions and the rest', () => {
  test('OF-25 OF-26 what it cannot be used with, and which types', async () => {
    await openOffers('/tuesday?tab=interactions');
    await pressSwitch('Not with offers on the entire order');
    await expect.element(chip('Offers of every type')).toHaveAttribute('aria-pressed', 'true');
    await chip('Coupon').click();
    await expect.element(chip('Offers of every type')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(changes('2 changes')).toBeVisible();
  });

  test('OF-25 the other offers are listed below, excluded or allowed, with the offer that says so, while it is edited', async () => {
    await openOffers('/tuesday?tab=interactions');
    const allowed = page.getByRole('list', { name: 'Allowed' });
    const excluded = page.getByRole('list', { name: 'Excluded' });
    await expect.element(allowed).toMatchTextContent('$5 off $30');
    await expect.element(allowed).not.toMatchTextContent('Manager comp');
    await expect.element(page.getByText('No other offer is excluded.')).toBeVisible();
    await pressSwitch('Not with offers on the entire order');
    await expect.element(excluded).toMatchTextContent('$5 off $30by this offer');
    await expect.element(page.getByText('No other offer can be combined with it.')).toBeVisible();
    await expectAccessible();
  });

  test('OF-27 OF-28 OF-29 OF-30 shown, taxed and reported as said; reasons to choose from', async () => {
    await openOffers('/tuesday?tab=advanced');
    await pick('Applies first to', 'The most expensive item');
    await pick('Taxable amount', 'Price before the offer');
    await pick('Shown on the ticket as', 'A lower price');
    await pressSwitch('Needs a reason');
    await chip('Add a reason').click();
    await text('Reason').fill('Late order');
    await expect.element(changes('5 changes')).toBeVisible();
    await page.getByRole('button', { name: 'Remove the reason Late order' }).click();
    await expect.element(text('Reason')).not.toBeInTheDocument();
  });

  test('an offer that is gone says so', async () => {
    await openOffers('/nothing');
    await expect.element(page.getByText('This is no longer on the menu')).toBeVisible();
  });
});
