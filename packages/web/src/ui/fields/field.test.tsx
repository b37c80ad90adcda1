import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/accessibility.ts';
import { render } from '../../testing/render.ts';
import { UiProvider } from '../ui-provider.tsx';
import { ChoicesField } from './choices-field.tsx';
import { NumberField } from './number-field.tsx';
import { SelectField } from './select-field.tsx';
import { CheckField, SwitchField } from './switch-field.tsx';
import { TagsField } from './tags-field.tsx';
import { TextField } from './text-field.tsx';

const nothing = () => undefined;
const wrong = { error: 'Enter another value.', onChange: nothing };
const option = [{ value: 'a', label: 'A' }];

test('a control that is wrong says so; the words below a typed or chosen value describe it', async () => {
  const screen = await render(
    <UiProvider>
      <TextField label="Name" value="" {...wrong} />
      <TextField label="Text" value="" lines={2} {...wrong} />
      <NumberField label="Number" value={1} {...wrong} />
      <SelectField label="Select" value="a" options={option} {...wrong} />
      <TagsField label="Tags" value={['a']} {...wrong} />
      <ChoicesField label="Choices" value={['a']} options={option} {...wrong} />
      <SwitchField label="Switch" value {...wrong} />
      <CheckField label="Check" value {...wrong} />
    </UiProvider>,
  );
  for (const label of ['Name', 'Text', 'Number', 'Select', 'Tags', 'Choices', 'Switch', 'Check']) {
    const control = screen.getByLabelText(label, { exact: true }).first();
    await expect.element(control).toHaveAttribute('aria-invalid', 'true');
    if (label !== 'Tags' && label !== 'Choices')
      await expect.element(control).toHaveAccessibleDescription('Enter another value.');
  }
  await expectAccessible();
});

test('a hint describes its control', async () => {
  const screen = await render(
    <UiProvider>
      <TextField label="Name" value="" hint="As people call it." onChange={nothing} />
    </UiProvider>,
  );
  const control = screen.getByLabelText('Name');
  await expect.element(control).toHaveAccessibleDescription('As people call it.');
  await expect.element(control).not.toHaveAttribute('aria-invalid');
});
