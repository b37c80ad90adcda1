import {
  findByPath,
  newDisplay,
  newPrinter,
  newStation,
  type Path,
  type RoutePlace,
  withRoutes,
} from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { pressSwitch, saveTo, undo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { SettingsServer } from '../../../testing/servers/settings-server.ts';
import { PrinterOptionsPage } from './printer-options-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/printerOptions';

beforeEach(() => {
  server = new SettingsServer().install();
  const stations = ['Counter', 'Bar'].map((name) => newStation({ id: name.toLowerCase(), name }));
  const printers = [
    newPrinter({ id: 'kitchen', name: 'Kitchen', charactersPerLine: 40 }),
    newPrinter({ id: 'bar-printer', name: 'Bar Printer' }),
    newPrinter({ id: 'labels', name: 'Labels', type: 'LABEL' }),
  ];
  server.put(['stations'], stations);
  server.put(['printing', 'printers'], printers);
  server.put(['displays'], [newDisplay({ id: 'oven', name: 'Oven' })]);
});

const saved = (...at: Path) => findByPath(server.base, at);
const cell = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}(:|$)`) });
const selectedAt = (station: string, orderType: number, channel: string) =>
  saved('printingRouting', { id: station }, 'orderTypes', { id: orderType }, channel, 'selected');
const kind = (name: string) => page.getByText(name, { exact: true }).first();

function route(...routes: readonly (readonly [RoutePlace, readonly string[]])[]): void {
  server.put(['printingRouting'], withRoutes([], routes));
}

const printedText = () => page.getByRole('figure').element().textContent;

async function expectPrinted(text: string): Promise<void> {
  await expect.poll(printedText).toContain(text);
}

async function expectNotPrinted(text: string): Promise<void> {
  await expect.poll(printedText).not.toContain(text);
}

async function openTab(name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

async function focusCell(name: string): Promise<void> {
  await expect.element(cell(name)).toBeInTheDocument();
  const element = cell(name).element();
  if (element instanceof HTMLElement) element.focus();
}

async function chooseOf(name: string, action: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('in both themes', () => {
  test('KR-13 the routing has no accessibility problem', async () => {
    await renderScreen({ path, screen: PrinterOptionsPage, at: 'pier-39' });
    await focusCell('Counter · To Go');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('checkbox', { name: 'Kitchen' }).click();
    await expectAccessible();
  });

  test('KR-13 nor have the templates and the other options', async () => {
    await renderScreen({ path, screen: PrinterOptionsPage, at: 'pier-39' });
    await openTab('Templates');
    await expect.element(page.getByRole('figure', { name: 'Preview of the Customer Receipt' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('tab', { name: 'Other options' }).click();
    await expect.element(page.getByLabelText('Copies')).toBeVisible();
    await expectAccessible();
  });

  test('KR-13 nor on a phone', async () => {
    await page.viewport(360, 800);
    route([{ station: 'counter', orderType: 2, channel: 'kitchenPrinting' }, ['kitchen']]);
    await renderScreen({ path, screen: PrinterOptionsPage });
    await expect.element(page.getByRole('heading', { name: 'Counter' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('tab', { name: 'Templates' }).click();
    await expect.element(page.getByRole('figure')).toBeVisible();
    await expectAccessible();
  });
});

test('KR-13 RT-91 PR-06 PR-07 a cell is chosen with the keyboard, saved, read again; a location differs and takes that back', async () => {
  await renderScreen({ path, screen: PrinterOptionsPage });
  await focusCell('Counter · Dine In');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await page.getByRole('checkbox', { name: 'Bar Printer' }).click();
  await page.getByRole('checkbox', { name: 'Kitchen' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Labels' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(cell('Counter · To Go')).toHaveTextContent('Kitchen, Bar Printer');
  await expect.element(cell('Counter · To Go')).toHaveFocus();
  await saveTo(server);
  expect(saved('printingRouting')).toEqual([
    { id: 'counter', orderTypes: [{ id: 2, kitchenPrinting: { selected: ['kitchen', 'bar-printer'] } }] },
  ]);

  await cleanup();
  await renderScreen({ path, screen: PrinterOptionsPage, at: 'pier-39' });
  await focusCell('Counter · To Go');
  await userEvent.keyboard('{Delete}');
  await expect.element(cell('Counter · To Go: nowhere, not saved, Here')).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.element(page.getByText('Counter · To Go').first()).toBeVisible();
  await expect.element(page.getByText('Kitchen printing', { exact: false }).first()).toBeVisible();
  await saveTo(server, 'pier-39');
  expect(server.overrides.get('pier-39')?.changes.length).toBeGreaterThan(0);
  await focusCell('Counter · To Go');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(cell('Counter · To Go')).toHaveTextContent('Kitchen, Bar Printer');
  await saveTo(server, 'pier-39', 2);
  expect(server.overrides.get('pier-39')?.changes).toEqual([]);
});

test('PR-06 Space repeats the last choice, Ctrl+C and Ctrl+V copy a cell, Ctrl+D fills down; all can be undone', async () => {
  route([{ station: 'counter', orderType: 2, channel: 'kitchenPrinting' }, ['bar-printer']]);
  await renderScreen({ path, screen: PrinterOptionsPage });
  await focusCell('Counter · To Go');
  await userEvent.keyboard('{Control>}c{/Control}{ArrowRight} ');
  await expect.element(cell('Counter · Drive Thru')).toHaveTextContent('Bar Printer');
  await userEvent.keyboard(' ');
  await expect.element(cell('Counter · Drive Thru')).toHaveTextContent('–');
  await userEvent.keyboard('{Control>}v{/Control}{Control>}d{/Control}');
  await expect.element(cell('Bar · Drive Thru')).toHaveTextContent('Bar Printer');
  await expect.element(cell('Online · Drive Thru: Not offered here')).toBeInTheDocument();
  await undo();
  await expect.element(cell('Bar · Drive Thru')).toHaveTextContent('–');
});

test('PR-08 PR-09 online and curbside orders are routed though no such station exists', async () => {
  await renderScreen({ path, screen: PrinterOptionsPage });
  await focusCell('Online · To Go');
  await userEvent.keyboard(' ');
  await focusCell('Curbside · To Go');
  await userEvent.keyboard(' ');
  await saveTo(server);
  expect([selectedAt('online', 2, 'kitchenPrinting'), selectedAt('curbside', 2, 'kitchenPrinting')]).toEqual([
    ['kitchen'],
    ['kitchen'],
  ]);
});

test('PR-06 PR-10 PR-11 each kind has its own devices: labels need label paper, KPS displays', async () => {
  await renderScreen({ path, screen: PrinterOptionsPage });
  await expect.element(cell('Counter · To Go')).toBeInTheDocument();
  for (const [name, devices] of [
    ['Label printing', ['Labels']],
    ['KPS', ['Oven']],
    ['Customer receipt', ['Default printer', 'Kitchen', 'Bar Printer']],
  ] as const) {
    await kind(name).click();
    await focusCell('Counter · To Go');
    await userEvent.keyboard('{Enter}');
    for (const device of devices) await expect.element(page.getByRole('checkbox', { name: device })).toBeVisible();
    expect(page.getByRole('checkbox').elements().length).toBe(devices.length);
    await page.getByRole('checkbox', { name: devices[0] }).click();
    await userEvent.keyboard('{Escape}');
  }
  await saveTo(server);
  expect(selectedAt('counter', 2, 'labelPrinting')).toEqual(['labels']);
  expect(selectedAt('counter', 2, 'kps')).toEqual(['oven']);
  expect(selectedAt('counter', 2, 'customerReceipt')).toEqual(['DEFAULT']);
});

test('PR-06 a row is filled and cleared, and one station is copied to others', async () => {
  route([{ station: 'counter', orderType: 1, channel: 'kitchenPrinting' }, ['kitchen']]);
  await renderScreen({ path, screen: PrinterOptionsPage });
  await focusCell('Counter · Dine In');
  await chooseOf('Counter', 'Fill with Kitchen');
  await expect.element(cell('Counter · Delivery')).toHaveTextContent('Kitchen');
  await chooseOf('Counter', 'Copy to other stations…');
  await dialogBox('Bar').click();
  await dialogBox('Online').click();
  await page.getByRole('button', { name: 'Copy to 2 stations' }).click();
  await expect.element(cell('Bar · Delivery')).toHaveTextContent('Kitchen');
  await chooseOf('Counter', 'Clear');
  await expect.element(cell('Counter · Delivery')).toHaveTextContent('–');
  await saveTo(server);
  expect(saved('printingRouting', { id: 'counter' })).toBeUndefined();
  expect(selectedAt('bar', 1, 'kitchenPrinting')).toEqual(['kitchen']);
});

const dialogBox = (name: string) => page.getByRole('dialog').getByRole('checkbox', { name, exact: true });

test('CL-15 CL-18 routes of the stored document that name what is gone are cleaned on load, and reported', async () => {
  route(
    [{ station: 'gone', orderType: 2, channel: 'kps' }, ['oven']],
    [{ station: 'counter', orderType: 2, channel: 'kitchenPrinting' }, ['gone', 'kitchen']],
  );
  await renderScreen({ path, screen: PrinterOptionsPage });
  await expect.element(page.getByText('Printing was set for a station that no longer exists.')).toBeVisible();
  await expect.element(page.getByText('Printing was sent to a printer that no longer exists.')).toBeVisible();
  await expect.element(cell('Counter · To Go')).toHaveTextContent('Kitchen');
});

test('PR-06 on a phone a station is a list whose lines open what can be chosen', async () => {
  await page.viewport(360, 800);
  await renderScreen({ path, screen: PrinterOptionsPage });
  await page.getByRole('button', { name: 'Counter · To Go: nowhere' }).click();
  await page.getByRole('checkbox', { name: 'Kitchen' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Counter · To Go: Kitchen, not saved' })).toBeVisible();
  await saveTo(server);
  expect(selectedAt('counter', 2, 'kitchenPrinting')).toEqual(['kitchen']);
});

test('PR-08 on a phone the kinds of printing are chosen from a list of one line', async () => {
  await page.viewport(360, 800);
  await renderScreen({ path, screen: PrinterOptionsPage });
  const kinds = page.getByRole('combobox', { name: 'Kind of printing' });
  await kinds.click();
  await page.getByRole('option', { name: 'KPS' }).click();
  await expect.element(kinds).toHaveValue('KPS');
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
});

test('PR-03 the preview of the customer receipt changes while its template is edited; a location differs and takes that back', async () => {
  await renderScreen({ path, screen: PrinterOptionsPage });
  await openTab('Templates');
  await expect.element(page.getByRole('figure', { name: 'Preview of the Customer Receipt' })).toBeVisible();
  await expectPrinted('2 Large Hand Tossed Supreme                31.98');
  await page.getByRole('textbox', { name: 'Footer lines' }).fill('See you soon');
  await expectPrinted('See you soon');
  await page.getByRole('checkbox', { name: 'Print Tip and signature' }).click();
  await expectNotPrinted('____');
  await page.getByRole('button', { name: 'Move Totals up' }).click();
  await saveTo(server);
  const parts = () => saved('printing', 'templates', 'customerReceipt', 'parts');
  expect(parts()).toMatchObject([
    {},
    {},
    {},
    {},
    {},
    { id: 'TOTALS' },
    { id: 'ITEMS' },
    {},
    { id: 'SIGNATURE', shown: false },
    {},
  ]);

  await cleanup();
  await renderScreen({ path, screen: PrinterOptionsPage, at: 'pier-39' });
  await openTab('Templates');
  await page.getByRole('checkbox', { name: 'Print Store and address' }).click();
  await expectNotPrinted('12 Harbor Way');
  const part = page.getByRole('listitem').filter({ hasText: 'Store and address' });
  await saveTo(server, 'pier-39');
  expect(server.overrides.get('pier-39')?.changes).toMatchObject([
    { path: ['printing', 'templates', 'customerReceipt', 'parts', { id: 'STORE' }, 'shown'], to: false },
  ]);
  await part.getByRole('button', { name: /Here/ }).click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await userEvent.keyboard('{Escape}');
  await expectPrinted('12 Harbor Way');
  await saveTo(server, 'pier-39', 2);
  expect(server.overrides.get('pier-39')?.changes).toEqual([]);
});

test('PR-04 PR-05 the other templates have their own parts, paper and standard', async () => {
  await renderScreen({ path, screen: PrinterOptionsPage });
  await openTab('Templates');
  await kind('Production Ticket').click();
  await expect.element(page.getByRole('figure', { name: 'Preview of the Production Ticket' })).toBeVisible();
  await expectPrinted('Ticket 128');
  await expectNotPrinted('31.98');
  await expect.element(page.getByRole('checkbox', { name: 'Print Totals' })).not.toBeInTheDocument();
  await pressSwitch('Prices');
  await expectPrinted('31.98');
  await page.getByRole('button', { name: 'Reset to the standard template' }).click();
  await expectNotPrinted('31.98');
  await kind('Condensed Receipt').click();
  await expect.element(page.getByRole('figure', { name: 'Preview of the Condensed Receipt' })).toBeVisible();
  await expectPrinted('33.48');
  await page.getByText('Delivery with long names').click();
  await expectPrinted('Crème Fraîche');
});

test('PR-02 the other options are saved', async () => {
  await renderScreen({ path, screen: PrinterOptionsPage });
  await openTab('Other options');
  await page.getByLabelText('Copies').fill('2');
  await pressSwitch('Combine identical items in the kitchen');
  await saveTo(server);
  expect(saved('printing', 'otherOptions')).toMatchObject({ receiptCopies: 2, joinEqualItems: true });
});
