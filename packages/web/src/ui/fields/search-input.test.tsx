import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../testing/render.ts';
import { UiProvider } from '../ui-provider.tsx';
import { PausedSearchInput } from './search-input.tsx';

/** Takes the words over only after a while, as an address bar behind a slow screen does. */
function SlowList({ onAsk }: { readonly onAsk: (words: string) => void }) {
  const [q, setQ] = useState('');
  const handleChange = (words: string) => {
    onAsk(words);
    setTimeout(() => setQ(words), 200);
  };
  return (
    <UiProvider>
      <PausedSearchInput label="Search" value={q} onChange={handleChange} />
      <button type="button" onClick={() => setQ('')}>
        Clear
      </button>
    </UiProvider>
  );
}

test('a search that asks when the typing pauses keeps what is typed while the answer comes', async () => {
  const asked = vi.fn();
  const screen = await render(<SlowList onAsk={asked} />);
  const input = screen.getByRole('searchbox', { name: 'Search' });
  await input.click();
  await userEvent.keyboard('pi');
  await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith('pi'));
  await userEvent.keyboard('er');
  await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith('pier'));
  expect(asked).toHaveBeenCalledTimes(2);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(input).toHaveValue('pier');
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect.element(input).toHaveValue('');
});

test('who goes on at once is asked for before, not after', async () => {
  const asked = vi.fn();
  const screen = await render(<SlowList onAsk={asked} />);
  await screen.getByRole('searchbox', { name: 'Search' }).click();
  await userEvent.keyboard('pier{Tab}');
  expect(asked).toHaveBeenCalledExactlyOnceWith('pier');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked).toHaveBeenCalledTimes(1);
});
