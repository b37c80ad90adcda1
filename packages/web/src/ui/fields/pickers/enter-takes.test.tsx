import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.ts';
import { UiProvider } from '../../ui-provider.tsx';
import { ChoicesField } from '../choices-field.tsx';
import { SelectField } from '../select-field.tsx';

const names = ['Bay', 'Cove', 'Dune', 'Fort', 'Navy Pier', 'Pier 39', 'Quay', 'Seaport', 'West'];
const options = names.map((label) => ({ value: label.toLowerCase(), label, disabled: label === 'Navy Pier' }));
const handleSubmit = vi.fn<() => void>();

beforeEach(() => handleSubmit.mockClear());

/** A form that a person fills: Enter in its fields sends it, as everywhere. */
function PlaceForm() {
  const [place, setPlace] = useState<string | null>(null);
  const [others, setOthers] = useState<readonly string[]>([]);
  return (
    <UiProvider>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <SelectField label="Place" value={place} options={options} onChange={setPlace} />
        <ChoicesField label="Others" value={others} options={options} onChange={setOthers} nothingFound="None" />
        <button type="submit">Save</button>
      </form>
      <output>{JSON.stringify([place, ...others])}</output>
    </UiProvider>
  );
}

const place = page.getByRole('combobox', { name: 'Place' });
const others = page.getByRole('combobox', { name: 'Others' });
const chosen = page.getByRole('status');

test('Enter takes the first choice that was found and may be taken, and does not send the form', async () => {
  await render(<PlaceForm />);
  await userEvent.click(place);
  await userEvent.keyboard('pier{Enter}');
  await expect.element(chosen).toHaveTextContent('["pier 39"]');
  await expect.element(place).toHaveValue('Pier 39');
  await userEvent.keyboard('{Tab}sea{Enter}');
  await expect.element(chosen).toHaveTextContent('["pier 39","seaport"]');
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('text that finds nothing is not sent with the form', async () => {
  await render(<PlaceForm />);
  await userEvent.click(place);
  await userEvent.keyboard('saeport{Enter}');
  await expect.element(place).toHaveValue('saeport');
  await userEvent.keyboard('{Tab}saeport{Enter}');
  await expect.element(others).toHaveValue('saeport');
  expect(handleSubmit).not.toHaveBeenCalled();
  await expect.element(chosen).toHaveTextContent('[null]');
});

test('Enter takes the choice that an arrow key marked, however soon after the list has opened', async () => {
  await render(<PlaceForm />);
  const field = place.element();
  if (!(field instanceof HTMLInputElement)) throw new Error('The field is an input');
  // One task of the browser: the timer of the opening list comes later than the arrow.
  field.focus();
  await Promise.resolve();
  field.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowDown', key: 'ArrowDown', bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.element(page.getByRole('option', { name: 'Bay' })).toHaveAttribute('data-combobox-selected');
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toHaveTextContent('["bay"]');
  expect(handleSubmit).not.toHaveBeenCalled();
});

test('Enter sends the form where nothing was typed, and where the choice is made', async () => {
  await render(<PlaceForm />);
  await userEvent.click(place);
  await userEvent.keyboard('{Enter}');
  expect(handleSubmit).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('sea{Enter}{Enter}');
  expect(handleSubmit).toHaveBeenCalledTimes(2);
  await expect.element(chosen).toHaveTextContent('["seaport"]');
});
