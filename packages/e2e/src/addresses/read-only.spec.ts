import { expect, type Page } from '@playwright/test';
import { call } from '../support/console-calls.ts';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';
import { builtScreens, forStaff, goToScreen } from './built-screens.ts';

const tabs = ['overview', 'sync', 'credentials', 'publishedConfig', 'licences', 'integrations', 'history'];
const screens = [
  ...builtScreens().filter((screen) => !forStaff.test(screen)),
  ...tabs.map((tab) => `/locations/pier-39?tab=${tab}`),
];

/** Fields that change only the view: previews, views, selections and questions. */
const showing = [
  /^(Menu|Item|Order|Sort by|Attract screen|First visit|Email|Phone|Desktop)$/,
  /^(List|Matrix|All|Differences|Changed|Items|Categories|By amount|By share|By margin)$/,
  /^(Kitchen printing|Customer receipt|Label printing|KPS)$/,
  /^(Size|Pricing scheme)$/,
  /^(Menus?|Location settings|Employment)$/,
  /^(Show on the map|Test an address|Account id)$/,
  /^(Select|Search) /,
  /^\d+″( terminal|$)/,
];

/** The section whose fields choose the priced order; they change nothing. */
const priced = ['Price calculator'];

/** Buttons by the first of their words; others open, sort, filter or show. */
const changing =
  /^(Activate|Add|Adjust|Assign|Begin|Change|Choose|Clear all|Copy|Create|Deactivate|Delete|Discard|Hide|Import|Invite|Link|Make|Merge|Move|Publish|Put|Reissue|Remove|Rename|Replace|Reset|Restore|Revert|Revoke|Rotate|Save|Send|Set|Show in|Take|Turn|Undo|Unlink|Upload|Use)\b/;

test('PM-56 who views as another person finds on no screen a field or a button that changes something', async ({
  page,
}) => {
  test.setTimeout(60_000 + screens.length * 10_000);
  await signIn(page, 'provider@servery.example');
  await page.goto('/home?companyId=harbor');
  await call(page, 'actAs', { params: { companyId: 'harbor', userId: 'usr-dana' }, body: { readOnly: true } });
  await page.goto('/home?companyId=harbor');
  await expect(page.getByText('You are viewing as Dana Whitfield. Nothing can be changed.')).toBeVisible();
  const found: string[] = [];
  for (const screen of screens) {
    await goToScreen(page, screen);
    const { fields, buttons } = await liveControls(page);
    const live = [
      ...fields.filter((name) => !showing.some((words) => words.test(name))),
      ...buttons.filter((name) => changing.test(name)),
    ];
    found.push(...live.map((name) => `${screen}: ${name}`));
  }
  expect(found).toEqual([]);
});

/** The names of the fields, but those of filters, and of the buttons that can be used and seen in the screen. */
function liveControls(page: Page): Promise<{ readonly fields: string[]; readonly buttons: string[] }> {
  return page.evaluate((shown) => {
    const isPriced = (control: HTMLElement) =>
      shown.includes(control.closest('section')?.querySelector('h2')?.textContent ?? '');
    const usable = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)].filter(
        (control) =>
          !control.matches(':disabled, [aria-disabled=true], [aria-readonly=true], [type=search]') &&
          control.closest('search, [role=columnheader]') === null &&
          !isPriced(control) &&
          control.checkVisibility(),
      );
    const nameOf = (control: HTMLElement) => {
      const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      const label = isField ? control.labels?.[0]?.textContent : undefined;
      return (control.getAttribute('aria-label') ?? label ?? control.textContent ?? '').trim().slice(0, 60);
    };
    return {
      fields: usable('input, textarea, select, [contenteditable=true]').map(nameOf),
      buttons: usable('button').map(nameOf),
    };
  }, priced);
}
