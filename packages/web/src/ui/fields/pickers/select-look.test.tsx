import { MultiSelect, Select, TextInput } from '@mantine/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.ts';
import { UiProvider } from '../../ui-provider.tsx';
import { ChoicesField } from '../choices-field.tsx';
import { SelectField } from '../select-field.tsx';
import { FilterSelect } from './filter-select.tsx';
import { Picker } from './picker.tsx';

const options = [
  { value: 'east', label: 'East' },
  { value: 'west', label: 'West' },
];
const nothing = () => undefined;

/** Every way to choose from a list: of a form, of a toolbar, and bare in a row of a table. */
function AllSelects() {
  return (
    <UiProvider>
      <SelectField label="Form" value="east" options={options} onChange={nothing} />
      <SelectField label="Form, clearable" value="east" options={options} onChange={nothing} clearable />
      <ChoicesField label="Choices" value={[]} options={options} onChange={nothing} />
      <Select aria-label="Bare" data={options} value="east" onChange={nothing} />
      <MultiSelect aria-label="Bare, many" data={options} value={[]} onChange={nothing} />
      <Select size="sm" aria-label="Small" data={options} value="east" onChange={nothing} />
      <FilterSelect label="Filter" value={null} options={options} onChange={nothing} />
      <Picker
        label="Level"
        options={options.map(({ value, label }) => ({ id: value, label }))}
        value="east"
        onChange={nothing}
        searchLabel="Search"
        nothingFound="None"
      />
    </UiProvider>
  );
}

test('everything that is chosen from a list has one arrow, and one height per density', async () => {
  await page.viewport(1440, 900);
  await render(<AllSelects />);
  await expect.element(page.getByRole('button', { name: 'Level: East' })).toBeVisible();
  expect(document.querySelectorAll('[data-combobox-chevron], .tabler-icon-selector')).toHaveLength(0);
  expect(document.querySelectorAll('.tabler-icon-chevron-down')).toHaveLength(8);
  const heights = [...document.querySelectorAll('.mantine-Input-input, .mantine-PillsInput-input')].map(
    (control) => control.getBoundingClientRect().height,
  );
  expect(heights).toEqual([32, 32, 32, 32, 32, 28, 28]);
});

test('the arrow of a field is equally far from its end, also beside the button that clears', async () => {
  await page.viewport(1440, 900);
  await render(<AllSelects />);
  const fields = [
    page.getByRole('combobox', { name: 'Form', exact: true }),
    page.getByRole('combobox', { name: 'Form, clearable' }),
  ];
  await expect.element(page.getByRole('button', { name: 'Level: East' })).toBeVisible();
  const distances = fields.map((field) => {
    const arrow = field.element().parentElement?.querySelector('.tabler-icon-chevron-down');
    return field.element().getBoundingClientRect().right - (arrow?.getBoundingClientRect().right ?? 0);
  });
  expect(distances).toEqual([9, 9]);
});

test.each(['date', 'time', 'datetime-local'])('a field of type %s has the font of the console', async (type) => {
  await render(
    <UiProvider>
      <TextInput type={type} aria-label="When" />
    </UiProvider>,
  );
  const field = page.getByLabelText('When');
  await expect.element(field).toBeVisible();
  expect(getComputedStyle(field.element()).fontFamily).toBe(getComputedStyle(document.body).fontFamily);
});
