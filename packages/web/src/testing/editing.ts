import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SettingsServer } from './servers/settings-server.ts';

/** A switch is pressed with the space bar: its track lies over the box. */
export async function pressSwitch(name: string): Promise<void> {
  const found = page.getByRole('switch', { name, exact: true });
  await expect.element(found).toBeInTheDocument();
  const box = found.element();
  if (box instanceof HTMLElement) box.focus();
  await userEvent.keyboard(' ');
}

/** Opens a row of a list, in the panel or below itself; one that is open there stays so. */
export async function openRow(name: string): Promise<void> {
  const row = page.getByRole('button', { name: `Edit ${name}`, exact: true });
  await expect.element(row).toBeVisible();
  if (row.element().getAttribute('aria-expanded') !== 'true') await row.click();
}

/** Chooses an action from the menu of a row. */
export async function chooseOfRow(name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Chooses an option of a select; of the last one of that name, where there are more. */
export async function pick(field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).last().click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses one of the values that are beside each other. */
export async function chooseSegment(field: string, option: string): Promise<void> {
  await page.getByRole('radiogroup', { name: field, exact: true }).getByText(option, { exact: true }).click();
}

/** Presses the Undo of the save bar: a notice of another test may offer one too. */
export async function undo(): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).last().click();
}

export function rowOf(name: string) {
  return page.getByRole('row', { name: new RegExp(`Edit ${name}`) });
}

/** Saves, and waits until the server was sent so many saves of the company, or of a location. */
export async function saveTo(server: SettingsServer, tenantId: string | null = null, times = 1): Promise<void> {
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => server.saves(tenantId).length).toBe(times);
}
