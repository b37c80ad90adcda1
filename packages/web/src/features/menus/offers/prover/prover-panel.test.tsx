import {
  applyOffers,
  type MenuBlob,
  newLocationSettings,
  newOffer,
  type Offer,
  proveOffers,
  settingsNamesOf,
} from '@servery/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../../../testing/accessibility.ts';
import { pick, pressSwitch } from '../../../../testing/editing.ts';
import { buildOfferMenu } from '../../../../testing/offer-menu.ts';
import { openOffers } from '../../../../testing/screens/open-offers.tsx';
import { withCosts } from '../../../../testing/servers/menu-server.ts';

const panel = page.getByRole('region', { name: 'Prover' });
const current = panel.getByText('Current', { exact: true });
const cart = panel.getByRole('region', { name: 'Worst order' });

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

/** The menu with other offers than its own. */
function withOffers(change: (offers: readonly Offer[]) => readonly Offer[]): MenuBlob {
  const menu = buildOfferMenu();
  return { ...menu, offers: [...change(menu.offers)] };
}

describe('the prover', () => {
  test('rings up the worst order with the evaluator: discounts in their order, an exact sum, the bound named', async () => {
    await openOffers('/tuesday');
    await expect.element(current).toBeVisible();
    await expect.element(panel.getByText('up to 6 lines and 4 offers')).toBeVisible();
    const menu = buildOfferMenu();
    const question = { zone: 'America/Los_Angeles', today: '2026-11-23', orderTypes: [1, 2], focus: 'tuesday' };
    const cases = [...proveOffers(menu, question)].flatMap((news) => (news.kind === 'WORST' ? news.cases : []));
    const worst = cases.findLast(({ kind }) => kind === 'MONEY')?.witness;
    const rung = worst && applyOffers(menu, worst.cart, worst.context);
    expect(rung?.applied.map(({ offerId }) => offerId)).toEqual(['tuesday', 'five']);
    await expect.element(cart).toMatchTextContent(dollars(rung?.total));
    await expect.element(cart).toMatchTextContent(`for ${dollars(rung?.subtotal)}`);
    const [first, second] = rung?.applied ?? [];
    await expect
      .element(cart)
      .toMatchTextContent(`Two-topping Tuesday−${dollars(first?.cents)}$5 off $30−${dollars(second?.cents)}`);
  });

  test('the next offer is proven by the worker of the offer before', async () => {
    const started = vi.spyOn(globalThis, 'Worker');
    await openOffers('/tuesday');
    await expect.element(current).toBeVisible();
    await expect.element(cart).toMatchTextContent('Two-topping Tuesday');
    await openOffers('/five', { menu: withOffers((offers) => offers.filter(({ id }) => id === 'five')) });
    await expect.element(current).toBeVisible();
    await expect.element(cart).toMatchTextContent('$5 off $30');
    await expect.element(cart).not.toMatchTextContent('Two-topping Tuesday');
    expect(started.mock.calls.length).toBeLessThanOrEqual(1);
  });

  test('Current turns into Checking with the first keystroke, the old answer stays until the new one is whole', async () => {
    await openOffers('/five?tab=value');
    await expect.element(current).toBeVisible();
    const before = cart.element().textContent;
    const seen: (string | null)[] = [];
    const state = panel.getByRole('status').element();
    const watch = new MutationObserver(() => seen.push(`${state.textContent} ${cart.element().textContent}`));
    watch.observe(state, { subtree: true, childList: true, characterData: true });
    await page
      .getByRole('row', { name: /^Dine in/ })
      .getByRole('gridcell')
      .first()
      .click();
    await userEvent.keyboard('9{Enter}');
    await expect.element(cart).toMatchTextContent('−$9.00');
    await expect.element(current).toBeVisible();
    watch.disconnect();
    expect(seen[0]).toBe(`Checking ${before}`);
    expect(seen.at(-1)).toMatch(/^Current .*−\$9\.00/);
  });

  test('stays in view on every tab', async () => {
    await openOffers('/tuesday');
    for (const name of ['Applying', 'Validity', 'Value', /^Item groups/, 'Interactions', 'Advanced']) {
      await page.getByRole('tab', { name }).click();
      await expect.element(panel).toBeVisible();
    }
  });

  test('which can apply together is half a square; an exclusion of one side is a sentence', async () => {
    await openOffers('/tuesday?tab=interactions');
    const pair = (words: string) => panel.getByRole('img', { name: `Two-topping Tuesday and $5 off $30: ${words}` });
    await expect.element(pair('together')).toBeVisible();
    await pressSwitch('Not with offers on the entire order');
    await expect.element(pair('one excludes the other')).toBeVisible();
    await expect
      .element(
        panel.getByText(
          /^Two-topping Tuesday excludes \$5 off \$30, but \$5 off \$30 does not exclude Two-topping Tuesday/,
        ),
      )
      .toBeVisible();
    expect(panel.getByRole('img').elements()).toHaveLength(1);
  });

  test('a dead offer says why, and leads to where that is mended', async () => {
    const over = { enabled: true, startDate: null, endDate: '2020-01-01' };
    const menu = withOffers((offers) =>
      offers.map((offer) =>
        offer.id === 'five' ? { ...offer, validity: { ...offer.validity, dateRange: over } } : offer,
      ),
    );
    const { router } = await openOffers('/five', { menu });
    await expect.element(panel.getByText('Never applies')).toBeVisible();
    await expect.element(panel.getByText('Its last day has passed.')).toBeVisible();
    await panel.getByRole('link', { name: 'Open Validity' }).click();
    await expect.poll(() => router.state.location.search).toMatchObject({ tab: 'validity' });
  });

  test('an offer that gave way on each order that was tried is not said to be dead for all', async () => {
    const menu = withOffers((offers) =>
      offers.flatMap((offer) => (offer.id === 'tuesday' ? [offer, shy(again(offer))] : offer)),
    );
    await openOffers('/again', { menu });
    await expect.element(panel.getByText('Applied to no test order')).toBeVisible();
    await expect
      .element(panel.getByText(/Two-topping Tuesday applied instead in each of them\. Other orders may differ\./))
      .toBeVisible();
    await expect.element(panel.getByText('Never applies')).not.toBeInTheDocument();
    await page.getByRole('tab', { name: 'Interactions' }).click();
    await expect.element(panel.getByText('in no test order', { exact: true })).toBeVisible();
  });

  test('at a store an offer for hours at which it is closed never applies; the company has no hours of its own', async () => {
    const late = { enabled: true, startTime: 3_600, endOffset: 3_600 };
    const menu = withOffers((offers) =>
      offers.map((offer) =>
        offer.id === 'five' ? { ...offer, validity: { ...offer.validity, timeOfDay: late } } : offer,
      ),
    );
    const days = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: 36_000, endOffset: 36_000 }));
    const openHours = [{ set: 'inStore', sets: ['inStore'], days, specialHours: [] }];
    const names = { ...settingsNamesOf(newLocationSettings()), openHours };
    const answers = {
      'GET /api/menus/settings-names/company/2': { body: names },
      'GET /api/menus/settings-names/location/101': { body: names },
    };
    await openOffers('/five', { menu, answers });
    await expect.element(current).toBeVisible();
    await expect.element(panel.getByText('The store is closed during its hours.')).not.toBeInTheDocument();
    await openOffers('/five?locationId=101', { menu, answers });
    await expect.element(panel.getByText('The store is closed during its hours.')).toBeVisible();
    await expect.element(panel.getByRole('link', { name: 'Open Validity' })).toBeVisible();
  });

  test('what is found about another offer is counted, reported on request, and leads to that offer', async () => {
    const { router } = await openOffers('/tuesday', { menu: withOffers((offers) => [...offers, free()]) });
    await expect.element(current).toBeVisible();
    await panel.getByRole('button', { name: /more about other offers/ }).click();
    await expect.element(panel.getByText(/A whole order becomes free/).first()).toBeVisible();
    await expectAccessible();
    await panel.getByRole('link', { name: 'Open Value of All free' }).first().click();
    await expect.poll(() => router.state.location.pathname).toBe('/menu/offers/free');
  });

  test('a suspicious finding shows its order', async () => {
    await openOffers('/free', { menu: withOffers((offers) => [...offers, free()]) });
    await expect.element(current).toBeVisible();
    await panel.getByRole('button', { name: 'Show the order' }).first().click();
    const found = panel.getByRole('region', { name: 'Order for this finding' });
    await expect.element(found).toMatchTextContent('$0.00');
    await found.getByRole('button', { name: 'Show the worst order' }).click();
    await expect.element(cart).toBeVisible();
  });

  test('OF-25 the offer excludes the other of a finding with one press, which takes the finding away and is undone at once', async () => {
    const menu = withOffers((offers) =>
      offers.flatMap((offer) => (offer.id === 'tuesday' ? [offer, again(offer)] : offer)),
    );
    await openOffers('/tuesday?tab=interactions', { menu });
    const both = panel.getByText(/Both discount the same item automatically/);
    await expect.element(both).toBeVisible();
    const exclude = panel.getByRole('button', { name: 'Exclude Tuesday again' });
    await expectAccessible();
    await exclude.first().click();
    await expect.element(both).not.toBeInTheDocument();
    await expect.element(exclude).not.toBeInTheDocument();
    await expect
      .element(page.getByText('Set under Interactions: Not with offers on the same item, Promo.'))
      .toBeVisible();
    await expect.element(page.getByRole('switch', { name: 'Not with offers on the same item' })).toBeChecked();
    await page.getByRole('heading', { level: 1 }).click();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(both).toBeVisible();
    await expect.element(page.getByText('1 change', { exact: true })).not.toBeInTheDocument();
  });

  test('OF-25 a price that falls low with an offer on the entire order is mended by excluding such offers of its type', async () => {
    const menu = withOffers((offers) => [...offers, most()]);
    await openOffers('/tuesday', { menu });
    await expect.element(current).toBeVisible();
    const low = panel.getByText(/^Two-topping Tuesday \+ Most off: A price drops below 40%/);
    await expect.element(low).toBeVisible();
    await panel.getByRole('button', { name: 'Exclude Most off' }).first().click();
    await expect.element(low).not.toBeInTheDocument();
    await expect
      .element(page.getByText('Set under Interactions: Not with offers on the entire order, Coupon.'))
      .toBeVisible();
  });

  test('the worst order is tried: lines, what is asked for and the day are changed, and the evaluator rings it up', async () => {
    await openOffers('/tuesday');
    await panel.getByRole('button', { name: 'Try it' }).click();
    const tried = panel.getByRole('region', { name: 'Try an order' });
    await expect.element(tried).toMatchTextContent('Guest pays for $');
    await expect.element(tried).toMatchTextContent('Two-topping Tuesday−$');
    await tried.getByLabelText('Day').fill('2026-11-25');
    await expect.element(tried.getByText('Two-topping Tuesday: not on this day of the week')).toBeVisible();
    await tried.getByRole('button', { name: '$5 off $30', exact: true }).click();
    await expect.element(tried).toMatchTextContent('Gives away$0.00, 0.0%');
    await expectAccessible();
    await tried.getByRole('button', { name: 'Show the worst order' }).click();
    await expect.element(cart).toBeVisible();
  });

  test('an order is put together from nothing, and answers while the offer is edited', async () => {
    await openOffers('/comp?tab=value', { menu: withOffers((offers) => offers.filter(({ id }) => id === 'comp')) });
    await panel.getByRole('button', { name: 'Try an order' }).click();
    const tried = panel.getByRole('region', { name: 'Try an order' });
    await expect.element(tried.getByText('Manager comp: it is inactive')).toBeVisible();
    await pick('Add an item', 'Harbor Supreme');
    await pick('Size and style of Harbor Supreme, line 1', 'Large 14″');
    await expect.element(tried).toMatchTextContent('Guest pays for $');
    await page.getByRole('button', { name: 'Make active' }).click();
    await expect.element(tried).toMatchTextContent('Manager comp−$');
    await expect.element(tried).toMatchTextContent('$0.00');
    await tried.getByRole('button', { name: 'Remove Harbor Supreme, line 1' }).click();
    await expect.element(tried.getByText(/^Add an item to see/)).toBeVisible();
  });

  test('nothing of a margin is shown where no cost is known; with costs it is', async () => {
    await openOffers('/tuesday');
    await expect.element(current).toBeVisible();
    await expect.element(panel.getByText(/Food cost|margin/i)).not.toBeInTheDocument();
    await openOffers('/tuesday', { menu: withCosts(buildOfferMenu(), { item: '2.00', modifier: '0.50' }) });
    await expect.element(cart.getByText(/^Food cost \$/)).toBeVisible();
  });

  test.each([360, 1024])('at %i px one line above the tabs says what it found, and shows all of it', async (width) => {
    await page.viewport(width, 800);
    const menu = buildOfferMenu();
    await openOffers('/free', { menu: { ...menu, offers: [...menu.offers, free()] } });
    await expect.element(page.getByText('1 thing to check')).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Show the prover' }).click();
    await expect.element(panel.getByText('A whole order becomes free.').first()).toBeVisible();
    const top = panel.element().getBoundingClientRect().top;
    expect(top).toBeLessThan(page.getByRole('tablist').element().getBoundingClientRect().top);
    await expectAccessible();
  });
});

/** Another automatic offer on the same pizzas. */
function again(offer: Offer): Offer {
  return { ...offer, id: 'again', info: { ...offer.info, name: 'Tuesday again', pluNum: '1003' } };
}

/** Not on an item on which another offer applies. */
function shy(offer: Offer): Offer {
  const { notValidWithOffersThat } = offer.interactions;
  const applyToTheSameItem = { enabled: true, limitOfferTypes: [] };
  return { ...offer, interactions: { notValidWithOffersThat: { ...notValidWithOffersThat, applyToTheSameItem } } };
}

/** By itself it leaves half of the price. */
function most(): Offer {
  const offer = free();
  const schemes = offer.value.schemes.map((scheme) => ({
    ...scheme,
    entireOrder: { ...scheme.entireOrder, percentageValue: '50' },
  }));
  return { ...offer, info: { ...offer.info, name: 'Most off' }, value: { ...offer.value, schemes } };
}

function free(): Offer {
  const offer = newOffer({ id: 'free', name: 'All free', dateCreated: '2026-11-01', color: '#275D94', order: 9 });
  const entireOrder = { type: 'PERCENTAGE', amountValue: '0.00', percentageValue: '100' } as const;
  const [scheme] = buildOfferMenu().offers[0]?.value.schemes ?? [];
  return scheme ? { ...offer, value: { ...offer.value, schemes: [{ ...scheme, entireOrder }] } } : offer;
}

function dollars(cents: number | undefined): string {
  return `$${((cents ?? 0) / 100).toFixed(2)}`;
}
