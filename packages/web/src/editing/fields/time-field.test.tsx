import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.ts';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { TimeInput } from './time-field.tsx';

async function renderTime() {
  const onChange = vi.fn();
  await render(
    <UiProvider>
      <TimeInput label="Opens" value={39_600} onChange={onChange} />
    </UiProvider>,
  );
  const input = page.getByLabelText('Opens');
  await expect.element(input).toHaveValue('11:00 AM');
  return { input, onChange };
}

test('a time is taken over as it is typed, however it is written', async () => {
  const { input, onChange } = await renderTime();
  for (const [text, seconds] of [
    ['9:30 pm', 77_400],
    ['930a', 34_200],
    ['12:00 AM', 0],
    ['12.15 PM', 44_100],
    ['9am', 32_400],
    ['12 pm', 43_200],
  ] as const) {
    await input.fill(text);
    expect(onChange).toHaveBeenLastCalledWith(seconds);
  }
});

test.each([
  ['HR-12', '', 'Fill in the hour.'],
  ['HR-13', '9', 'Fill in the minutes, as in 9:00 AM.'],
  ['HR-14', '9:30', 'Choose AM or PM.'],
])('%s an entry is not taken over while a part is missing', async (_rule, text, message) => {
  const { input, onChange } = await renderTime();
  await input.fill(text);
  await userEvent.tab();
  await expect.element(page.getByText(message)).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});
