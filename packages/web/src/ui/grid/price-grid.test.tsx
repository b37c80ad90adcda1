import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { at, edit, edits, keys, openGrid, selected, values } from '../../testing/price-grid.tsx';

describe('typing into a cell', () => {
  test('takes over with Enter and goes down', async () => {
    await openGrid();
    await keys('12.5{Enter}');
    await expect.element(at(0, 0)).toMatchTextContent('$12.50');
    await expect.element(at(1, 0)).toHaveFocus();
    expect(edits).toEqual([[edit('s', 'dine', '12.50')]]);
  });

  test('Tab takes over and goes on, Escape gives up, F2 edits the current value', async () => {
    await openGrid();
    await keys('13{Tab}');
    await expect.element(at(0, 0)).toMatchTextContent('$13.00');
    await keys('9{Escape}');
    await expect.element(at(0, 1)).toHaveFocus();
    await keys('{F2}');
    await expect.element(page.getByRole('textbox', { name: 'Small, Carryout' })).toHaveValue('10.99');
    expect(edits).toHaveLength(1);
  });

  test.each([
    ['-5', 'An amount cannot be negative here.'],
    ['abc', 'Not an amount. Type digits, as in 12.50.'],
    ['12,50', 'Cents follow a period, as in 12.50.'],
    ['12.505', 'At most two decimals, as in 12.50.'],
    ['9999999999', 'The largest amount is $999,999,999.99.'],
  ])('%s is refused at the cell while it is typed, and never taken over', async (typed, message) => {
    await openGrid();
    await keys(typed);
    const field = page.getByRole('textbox', { name: 'Small, Dine in' });
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('alert')).toMatchTextContent(message);
    await keys('{Enter}');
    await expect.element(field).toHaveFocus();
    expect(edits).toHaveLength(0);
  });

  test('a press on another cell takes over what was typed, in its own cell', async () => {
    await openGrid();
    await keys('13');
    await at(2, 1).click();
    await expect.element(at(0, 0)).toMatchTextContent('$13.00');
    await keys('{ArrowUp}14');
    await at(2, 0).click({ modifiers: ['Shift'] });
    await expect.element(at(1, 1)).toMatchTextContent('$14.00');
    expect(edits).toEqual([[edit('s', 'dine', '13.00')], [edit('m', 'carry', '14.00')]]);
  });

  test('a refused text stays in sight when its cell is left, and the old value stays', async () => {
    await openGrid();
    await keys('1x');
    await at(2, 1).click();
    await expect.element(at(0, 0)).toMatchTextContent('1x');
    await expect.element(at(0, 0)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('alert')).toMatchTextContent('Type digits, as in 12.50. $11.99 stays.');
    await expectAccessible();
    await at(0, 0).click();
    await keys('{F2}');
    await expect.element(page.getByRole('textbox').first()).toHaveValue('1x');
    await keys('{Backspace}5{Enter}');
    await expect.element(at(0, 0)).toMatchTextContent('$15.00');
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    expect(edits).toEqual([[edit('s', 'dine', '15.00')]]);
  });

  test('a grid of signed amounts takes a negative one', async () => {
    await openGrid({ isSigned: true });
    await keys('-5{Enter}');
    await expect.element(at(0, 0)).toMatchTextContent('-$5.00');
  });

  test('what cannot be changed is not typed into', async () => {
    await openGrid({ cellAt: () => ({ value: '1.00', origin: 'company', isReadOnly: true }) });
    await keys('5{F2}{Delete}');
    expect(page.getByRole('grid').getByRole('textbox').elements()).toHaveLength(0);
    expect(edits).toHaveLength(0);
  });
});

describe('a price far from the old one', () => {
  test('asks at its cell and does not take the keyboard focus', async () => {
    await openGrid();
    await keys('1199{Enter}15{Enter}');
    await expect.element(at(0, 0)).toMatchTextContent('$1,199.00');
    const question = page.getByRole('group', { name: '$1,199.00 is 100 times the old price, $11.99.' });
    await expect.element(question).toBeVisible();
    await expect.element(at(2, 0)).toHaveFocus();
    expect(edits).toEqual([[edit('s', 'dine', '1199.00')], [edit('m', 'dine', '15.00')]]);
    await expectAccessible();
    await question.getByRole('button', { name: 'Undo' }).click();
    await expect.element(at(0, 0)).toMatchTextContent('$11.99');
    await expect.element(at(1, 0)).toMatchTextContent('$15.00');
    await expect.element(question).not.toBeInTheDocument();
  });

  test('is kept by a button that Tab reaches from the cells', async () => {
    await openGrid();
    await keys('0.11{Enter}');
    await expect.element(page.getByText('$0.11 is 0.9% of the old price, $11.99.')).toBeVisible();
    await keys('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await keys('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Keep' })).not.toBeInTheDocument();
    await expect.element(at(0, 0)).toMatchTextContent('$0.11');
  });

  test.each([
    ['1099', '$1,099.00 is 92 times the old price, $11.99.'],
    ['35.97', '$35.97 is 3 times the old price, $11.99.'],
    ['3.99', '$3.99 is 33% of the old price, $11.99.'],
  ])('of %s asks', async (typed, question) => {
    await openGrid();
    await keys(`${typed}{Enter}`);
    await expect.element(page.getByRole('group', { name: question })).toBeVisible();
  });

  test('a price that is less than 3 times the old one, or was 0, does not ask', async () => {
    await openGrid();
    await keys('35.96{Enter}');
    await expect.element(at(0, 0)).toMatchTextContent('$35.96');
    expect(page.getByRole('button', { name: 'Keep' }).elements()).toHaveLength(0);
    await keys('{ArrowUp}0{Enter}');
    await expect.element(page.getByText('The price falls from $35.96 to $0.00.')).toBeVisible();
    await keys('{ArrowUp}500{Enter}');
    await expect.element(at(0, 0)).toMatchTextContent('$500.00');
    expect(page.getByRole('button', { name: 'Keep' }).elements()).toHaveLength(0);
    expect(page.getByText('times the old price').elements()).toHaveLength(0);
  });
});

describe('a block of cells', () => {
  test('is selected with Shift and the arrows, and said', async () => {
    await openGrid();
    await keys('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect.poll(selected).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    await expect.element(at(0, 0)).toHaveFocus();
    await expect.element(page.getByText('4 cells selected: Small, Dine in to Medium, Carryout')).toBeInTheDocument();
    await expectAccessible();
    await keys('{Escape}');
    await expect.poll(() => selected().flat().filter(Boolean)).toHaveLength(1);
  });

  test('Ctrl-A selects everything, Delete clears it as one edit', async () => {
    await openGrid();
    await keys('{Control>}a{/Control}{Delete}');
    await expect.element(at(2, 1)).toMatchTextContent('–');
    expect(edits).toHaveLength(1);
    expect(edits[0]).toHaveLength(6);
  });

  test('is selected by dragging the mouse, and by Shift and a press', async () => {
    await openGrid();
    await userEvent.dragAndDrop(at(1, 0), at(2, 1));
    await expect.poll(selected).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
    await at(0, 0).click();
    await at(1, 1).click({ modifiers: ['Shift'] });
    await expect.poll(selected).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    await expect.element(at(0, 0)).toHaveFocus();
  });

  test('Enter goes down within it and Tab across, also after typing', async () => {
    await openGrid();
    await keys('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await keys('1{Enter}2{Enter}3{Enter}4{Enter}');
    await expect.poll(values).toEqual([
      ['$1.00', '$3.00'],
      ['$2.00', '$4.00'],
      ['$17.99', '$16.99'],
    ]);
    await expect.element(at(0, 0)).toHaveFocus();
    await keys('{Tab}{Tab}');
    await expect.element(at(1, 0)).toHaveFocus();
    expect(selected().flat().filter(Boolean)).toHaveLength(4);
  });

  test('one cell is left with Tab: the grid is one stop', async () => {
    await openGrid();
    await keys('{ArrowDown}{Tab}');
    await expect.element(page.getByRole('button', { name: 'One step back' })).toHaveFocus();
    await keys('{Shift>}{Tab}{/Shift}');
    await expect.element(at(1, 0)).toHaveFocus();
  });

  test('Delete at a level that inherits takes back the inherited value', async () => {
    await openGrid({ cellAt: () => ({ value: '5.00', origin: 'here', inherited: '4.00', clearsTo: '4.00' }) });
    await keys('{Delete}');
    expect(edits).toEqual([[edit('s', 'dine', '4.00')]]);
  });
});

describe('fill', () => {
  test('Ctrl-D fills the block from its first row, or one row from above, as one step', async () => {
    await openGrid();
    await keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await expect.element(at(2, 0)).toMatchTextContent('$11.99');
    expect(edits).toEqual([[edit('m', 'dine', '11.99'), edit('l', 'dine', '11.99')]]);
    await keys('{Escape}{ArrowRight}{ArrowDown}{Control>}d{/Control}');
    expect(edits.at(-1)).toEqual([edit('m', 'carry', '10.99')]);
    await page.getByRole('button', { name: 'One step back' }).click();
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect.element(at(2, 0)).toMatchTextContent('$17.99');
  });

  test('Ctrl-R fills to the right', async () => {
    await openGrid();
    await keys('{Control>}a{/Control}{Control>}r{/Control}');
    expect(edits).toEqual([[edit('s', 'carry', '11.99'), edit('m', 'carry', '14.99'), edit('l', 'carry', '17.99')]]);
  });

  test('the handle at the corner fills what it is drawn over', async () => {
    await openGrid();
    const handle = page.elementLocator(at(0, 0).element().querySelector('[data-fill-handle]') ?? document.body);
    await userEvent.dragAndDrop(handle, at(2, 0));
    await expect.element(at(2, 0)).toMatchTextContent('$11.99');
    expect(edits).toEqual([[edit('m', 'dine', '11.99'), edit('l', 'dine', '11.99')]]);
    expect(selected().flat().filter(Boolean)).toHaveLength(3);
  });

  test('a fill far from the old prices asks once for all its cells', async () => {
    await openGrid();
    await keys('0{Enter}{Control>}{Home}{/Control}1800{Enter}{ArrowUp}');
    await keys('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await expect
      .element(page.getByText('2 prices are at least 3 times the old ones, or at most a third of them.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(at(2, 0)).toMatchTextContent('$17.99');
    await expect.element(at(1, 0)).toMatchTextContent('$14.99');
  });
});
