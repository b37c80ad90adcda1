import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.ts';
import { UiProvider } from '../../ui-provider.tsx';
import { FilterSelect } from './filter-select.tsx';

const names = ['Add', 'Create', 'Delete', 'Edit', 'Move', 'Open', 'Publish', 'Save'];

function filterOf(options: readonly { readonly value: string; readonly label: string }[]) {
  return (
    <UiProvider>
      <FilterSelect label="Action" value={null} options={options} onChange={() => undefined} />
    </UiProvider>
  );
}

test('what is typed before the choices have come finds among them', async () => {
  const screen = await render(filterOf([]));
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('pub');
  await screen.rerender(filterOf(names.map((name) => ({ value: name, label: name }))));
  await expect.element(screen.getByRole('combobox', { name: 'Action' })).toHaveValue('pub');
  await expect.element(screen.getByRole('option', { name: 'Publish' })).toBeVisible();
  await expect.element(screen.getByRole('option', { name: 'Create' })).not.toBeInTheDocument();
});
