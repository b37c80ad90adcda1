import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { layoutFaults } from '../../../../tools/src/layout-faults.ts';

const panel = 'position: absolute; left: 0; top: 0; width: 200px; height: 60px; background: white;';
const row = '<p style="height: 40px; margin: 0">Row</p>';
const bar = 'position: sticky; bottom: 0; height: 60px; background: white;';

const faults: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'a text under a panel without text',
    `<main><p>Total</p><div aria-label="panel" style="${panel}"></div></main>`,
    ['p "Total" lies under div "panel"'],
  ],
  [
    'two texts in one place',
    '<p style="position: absolute; top: 0">Total</p><p style="position: absolute; top: 0">Price</p>',
    ['p "Total" and p "Price" overlap'],
  ],
  [
    'two texts in one place of a frame, below what it shows',
    `<div style="position: relative; height: 50px; overflow-y: auto">
      <p style="position: absolute; top: 300px">Total</p><p style="position: absolute; top: 300px">Price</p></div>`,
    ['p "Total" and p "Price" overlap'],
  ],
  [
    'a text that its own element cuts off',
    '<p style="width: 60px; overflow: hidden; white-space: nowrap">Delivery charge</p>',
    ['p "Delivery charge" is cut off at the side'],
  ],
  [
    'a text that is higher than its row',
    '<div style="width: 90px; height: 20px; overflow: hidden">Delivery charge of the store</div>',
    ['div "Delivery charge of the store" is cut off above or below'],
  ],
  [
    'a text that is higher than its button',
    '<button style="width: 80px; height: 24px"><span>Search or go to</span></button>',
    ['span "Search or go to" leaves its button'],
  ],
  [
    'a button outside of the page',
    '<button style="position: absolute; left: 380px">Save</button>',
    ['button "Save" leaves the page'],
  ],
];

const tidy: readonly (readonly [string, string])[] = [
  [
    'a text that ends in dots',
    '<p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Delivery charge</p>',
  ],
  ['an area that takes clicks', `<p>Total</p><a href="/" style="${panel} background: none"></a>`],
  [
    'rows that scroll below a bar',
    `<div style="height: 100px; overflow-y: auto">${row}${row}${row}<div style="${bar}">Save</div></div>`,
  ],
  [
    'rows that scrolled out of their frame',
    `<div style="height: 40px; overflow-y: auto">${row}${row}</div><p style="margin: 0">Below</p>`,
  ],
  [
    'a table that scrolls sideways',
    '<div style="overflow-x: auto"><p style="width: 900px; text-align: right">Total</p></div>',
  ],
  [
    'a figure that wraps out of its row',
    `<div style="display: flex; flex-wrap: wrap; width: 60px; height: 20px; line-height: 20px; overflow: hidden">
      <span>$12.99</span><s>$11.99</s></div>`,
  ],
  [
    'a count on the corner of a button',
    `<button style="position: relative">Notifications
      <span style="position: absolute; top: -8px; right: -8px">6</span></button>`,
  ],
  [
    'a text for screen readers',
    '<span style="position: absolute; width: 1px; height: 1px; overflow: hidden">Sort by name</span><p>Name</p>',
  ],
  [
    'what is placed outside of a frame that does not hold it',
    '<div style="height: 10px; overflow: hidden"><p style="position: absolute; top: 60px">List</p></div>',
  ],
];

afterEach(() => document.body.replaceChildren());

test.each(faults)('%s is a fault', async (_, content, found) => {
  await page.viewport(360, 400);
  document.body.innerHTML = content;
  expect(layoutFaults()).toEqual(found);
});

test.each(tidy)('%s is no fault', async (_, content) => {
  await page.viewport(360, 400);
  document.body.innerHTML = content;
  expect(layoutFaults()).toEqual([]);
});
