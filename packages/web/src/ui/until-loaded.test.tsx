import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.ts';
import { RestingPart } from './actions/resting-part.tsx';
import { lazyPart, untilLoaded } from './until-loaded.ts';

const lost = new TypeError('Failed to fetch dynamically imported module');

test('code that does not come is asked for again, until it comes', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => 'code');
  load.mockRejectedValueOnce(lost);
  load.mockRejectedValueOnce(lost);
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(1999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2001);
  await expect(loaded).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

/** Its first try fails. */
function latePart(words: string) {
  const load = vi.fn(async () => ({ default: () => <p>{words}</p> }));
  load.mockRejectedValueOnce(lost);
  return { load, Part: lazyPart(load) };
}

test('a part that does not come leaves the rest as it is, and the focus, and is there once it comes', async () => {
  const { load, Part } = latePart('Part');
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Suspense fallback={<p>Not there yet</p>}>{isOpen && <Part />}</Suspense>
      </>
    );
  }
  await render(<Screen />);
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.click();
  await expect.element(page.getByText('Not there yet')).toBeVisible();
  await expect.element(opener).toHaveFocus();
  await expect.element(page.getByText('Part', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Not there yet')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a button whose menu does not come keeps the focus until the menu is there', async () => {
  const { load, Part } = latePart('Menu');
  await render(
    <RestingPart
      resting={(want) => (
        <button type="button" onClick={want}>
          Open
        </button>
      )}
      part={() => <Part />}
    />,
  );
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.click();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await expect.element(opener).toHaveFocus();
  await expect.element(page.getByText('Menu')).toBeVisible();
  await expect.element(opener).not.toBeInTheDocument();
});
