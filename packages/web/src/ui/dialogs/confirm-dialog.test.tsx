import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { render } from '../../testing/render.ts';
import { UiProvider } from '../ui-provider.tsx';
import { type ConfirmOptions, confirm, whileLoading } from './dialog-store.ts';

async function ask(options: Partial<ConfirmOptions> = {}) {
  const screen = await render(<UiProvider>{null}</UiProvider>);
  const answer = confirm({ message: 'The draft will be lost.', ...options });
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  return { answer, dialog: screen.getByRole('dialog') };
}

describe('confirm', () => {
  test('CF-01 asks Are You Sure? unless it has another title', async () => {
    const { dialog, answer } = await ask();
    await expect.element(dialog).toHaveAccessibleName('Are You Sure?');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await answer).toBe('cancel');
  });

  test('CF-02 has Yes and Cancel, and Save where it is offered', async () => {
    const { dialog, answer } = await ask({ save: true });
    await expect.element(dialog.getByRole('button', { name: 'Yes' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    expect(await answer).toBe('save');
  });

  test.each([
    ['Enter', 'accept'],
    ['Escape', 'cancel'],
  ])('CF-02 the key %s answers %s', async (key, expected) => {
    const { answer } = await ask();
    await userEvent.keyboard(`{${key}}`);
    expect(await answer).toBe(expected);
  });

  test('CF-03 what cannot be undone has the one filled red button', async () => {
    const { dialog } = await ask({ level: 'danger', accept: 'Delete' });
    await expect.element(dialog.getByRole('button', { name: 'Delete' })).toHaveAttribute('data-variant', 'final');
    await userEvent.keyboard('{Escape}');
  });

  test('CF-04 may hide Cancel', async () => {
    const { dialog } = await ask({ hideCancel: true });
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Yes' }).click();
  });

  test('CF-05 CF-08 accept is off until the term is typed', async () => {
    const { dialog, answer } = await ask({ term: 'Pier 39' });
    const accept = dialog.getByRole('button', { name: 'Yes' });
    await expect.element(accept).toBeDisabled();
    await dialog.getByRole('textbox').fill('Pier 3');
    await expect.element(accept).toBeDisabled();
    await dialog.getByRole('textbox').fill('Pier 39');
    await accept.click();
    expect(await answer).toBe('accept');
  });

  test('CF-06 CF-07 BC-20 the term may be joined by a hyphen to a number of four digits', async () => {
    const { dialog, answer } = await ask({ term: 'Pier 39', withPin: true });
    const label = dialog.getByText(/^Type Pier 39-[1-9]\d{3} to confirm$/);
    await expect.element(label).toBeVisible();
    const wanted = label.element().textContent.replace('Type ', '').replace(' to confirm', '');
    await dialog.getByRole('textbox').fill('Pier 39');
    await expect.element(dialog.getByRole('button', { name: 'Yes' })).toBeDisabled();
    await dialog.getByRole('textbox').fill(wanted);
    await dialog.getByRole('button', { name: 'Yes' }).click();
    expect(await answer).toBe('accept');
  });
});

test('SH-25 a loading dialog is shown while work runs', async () => {
  await render(<UiProvider>{null}</UiProvider>);
  let finish: () => void = () => undefined;
  const work = whileLoading('Publishing', () => new Promise<void>((resolve) => (finish = resolve)));
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Publishing');
  finish();
  await work;
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
