import { expect, test } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';

const refusal = 'You are not authorized to perform the requested action.';
const screens = ['/locationSettings/creditAndGift', '/locationSettings/hours'];

test.each([
  ['/locationSettings/creditAndGift', ['manageMenus'], false],
  ['/locationSettings/creditAndGift', ['configureCreditCards'], true],
  ['/locationSettings/hours', ['configureHardware'], false],
])('NG-66 %s typed by somebody with %s', async (path, enabledFeatures, isAllowed) => {
  const session = buildSession({ userId: crypto.randomUUID(), enabledFeatures });
  const { screen } = await renderApp({ path, session, screens });
  const shown = isAllowed ? screen.getByRole('heading', { name: `Screen ${path}` }) : screen.getByText(refusal);
  await expect.element(shown).toBeVisible();
  expect(screen.getByRole('heading', { name: `Screen ${path}` }).elements()).toHaveLength(isAllowed ? 1 : 0);
});
