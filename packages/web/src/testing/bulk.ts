import { type Locator, page } from 'vitest/browser';

/** The line above a table with the actions on its selected rows. */
export const bulkBar = () => page.getByRole('region', { name: /selected/ });

export const bulkAction = (name: string) => bulkBar().getByRole('button', { name, exact: true });

/** Selects rows of a table one after another, or takes the selection back. */
export async function selectRows(table: Locator, names: readonly string[]): Promise<void> {
  for (const name of names)
    await table
      .getByRole('checkbox', { name: `Select ${name}`, exact: true })
      .first()
      .click();
}
