import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuRoutes } from '../../../../app/routes/menus/menu-routes.ts';
import { modifierRoutes } from '../../../../app/routes/menus/modifier-routes.ts';
import { closeEditors } from '../../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { buildSession } from '../../../../testing/build-session.ts';
import { renderApp } from '../../../../testing/screens/render-app.tsx';
import { menuAnswers } from '../../../../testing/servers/menu-server.ts';

test('what amounts and halves cost holds for the whole menu, and is reviewed in words', async () => {
  closeEditors();
  await renderApp({
    path: '/menu/modifiers?table=1',
    session: buildSession({ userId: crypto.randomUUID() }),
    routes: [...menuRoutes, ...modifierRoutes],
    answers: menuAnswers(),
  });
  await page.getByRole('button', { name: 'Amounts and halves' }).click();
  const panel = page.getByRole('dialog', { name: 'Amounts and halves' });
  const extra = panel.getByRole('textbox', { name: 'Extra, percent of a regular amount' });
  await expect.element(extra).toBeVisible();
  await expectAccessible();
  await extra.fill('175');
  await panel.getByText('Its full price').click();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.element(page.getByText('Extra, percent of a regular amount: 150 % to 175 %')).toBeVisible();
  await expect
    .element(page.getByText('Price of a modifier on one half: Half of its price to Its full price'))
    .toBeVisible();
});
