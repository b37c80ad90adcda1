import { expect, type Locator } from '@playwright/test';

export async function expectValue(field: Locator, value: string | boolean): Promise<void> {
  if (typeof value === 'string') await expect(field).toHaveValue(value);
  else await expect(field).toBeChecked({ checked: value });
}

/** Presses a switch or a box, or writes on in a field; answers its value then. */
export async function changeValue(field: Locator, isText: boolean): Promise<string | boolean> {
  const value = isText ? `${await field.inputValue()} 2` : !(await field.isChecked());
  if (typeof value === 'string') await field.fill(value);
  else await field.press('Space');
  await expectValue(field, value);
  return value;
}
