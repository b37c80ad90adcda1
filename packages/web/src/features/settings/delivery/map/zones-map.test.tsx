import { findByPath, type Path, readPath } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openRow, rowOf, saveTo, undo } from '../../../../testing/editing.ts';
import { renderScreen } from '../../../../testing/screens/render-screen.tsx';
import { deliveryServer, mapReady, openOutline, openTab } from '../../../../testing/servers/delivery-server.ts';
import type { SettingsServer } from '../../../../testing/servers/settings-server.ts';
import { DeliveryPage } from '../delivery-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/deliverySettings';

beforeEach(() => {
  server = deliveryServer().install();
});

const saved = (...at: Path) => findByPath(server.base, at);
const open = (at: string | null = null, theme: 'light' | 'dark' = 'light') =>
  renderScreen({ path, screen: DeliveryPage, at, theme });

describe('on the map', () => {
  const canvas = () => {
    const found = document.querySelector('canvas');
    if (!found) throw new Error('There is no map.');
    return found;
  };
  const takeTool = (name: string) => page.getByRole('radiogroup', { name: 'Drawing tools' }).getByText(name).click();
  /** The middle of the chosen zone, below its name, and a place beside it. */
  const middleOf = (name: string) => {
    const label = [...document.querySelectorAll('[data-map-label]')].find(({ textContent }) => textContent === name);
    const [box, frame] = [label?.getBoundingClientRect(), canvas().getBoundingClientRect()];
    if (!box) throw new Error(`${name} is not on the map.`);
    const x = (box.left + box.right) / 2 - frame.left;
    const y = (box.top + box.bottom) / 2 - frame.top + 22;
    return [
      { x, y },
      { x: x - 30, y: y + 40 },
    ] as const;
  };
  const clickAt = async (x: number, y: number) => {
    await userEvent.hover(canvas(), { position: { x, y } });
    await userEvent.click(canvas(), { position: { x, y } });
  };

  test('DZ-06 a rectangle is drawn with two clicks, is chosen and named at once, and one undo takes it away', async () => {
    await open();
    await mapReady();
    await takeTool('Rectangle');
    await clickAt(450, 160);
    await clickAt(550, 260);
    await expect.element(rowOf('New zone')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await openOutline();
    await expect.element(page.getByRole('textbox', { name: 'Corners' })).toBeVisible();
    await undo();
    await expect.element(rowOf('New zone')).not.toBeInTheDocument();
  });

  test('DZ-01 a zone that is clicked while another tab is open is opened among the zones', async () => {
    await open();
    await mapReady();
    await openTab('Drivers');
    await expect.element(rowOf('Wharf')).not.toBeInTheDocument();
    const [{ x, y }] = middleOf('Wharf');
    await clickAt(x, y);
    await expect.element(page.getByRole('tab', { name: 'Zones' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Wharf');
  });

  test('DZ-07 a circle is drawn from its middle to its border; arrow keys move and widen it', async () => {
    await open();
    await mapReady();
    await takeTool('Circle');
    await clickAt(490, 200);
    await clickAt(540, 200);
    await expect.element(rowOf('New zone')).toBeVisible();
    await openOutline();
    const radius = page.getByLabelText('Radius');
    const before = Number.parseFloat(String(radius.element().getAttribute('value')));
    const border = page.getByRole('button', { name: 'Edge of the circle. Move it with the arrow keys.' });
    border.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }));
    await expect.poll(() => Number.parseFloat(String(radius.element().getAttribute('value')))).toBeGreaterThan(before);
    await undo();
    await expect.poll(() => Number.parseFloat(String(radius.element().getAttribute('value')))).toBe(before);
  });

  test('DZ-08 a polygon is drawn corner by corner', async () => {
    await open();
    await mapReady();
    await takeTool('Polygon');
    for (const [x, y] of [
      [450, 160],
      [570, 160],
      [510, 260],
      [450, 160],
    ] as const)
      await clickAt(x, y);
    await expect.element(rowOf('New zone')).toBeVisible();
    await saveTo(server);
    const [, , drawn] = JSON.parse(JSON.stringify(saved('deliveryArea', 'zones')));
    expect(readPath(drawn.path)).toHaveLength(3);
  });

  test('DZ-08 a zone is dragged as a whole: one stroke is one change and one step of undo', async () => {
    await open();
    await mapReady();
    await openRow('Wharf');
    await openOutline();
    const corners = page.getByRole('textbox', { name: 'Corners' });
    await expect.element(corners).toBeVisible();
    const cornersNow = () => corners.query()?.textContent;
    const before = cornersNow();
    const [at, to] = middleOf('Wharf');
    await userEvent.dragAndDrop(canvas(), canvas(), { sourcePosition: at, targetPosition: to, steps: 8 });
    await expect.poll(cornersNow).not.toBe(before);
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
    await undo();
    await expect.poll(cornersNow).toBe(before);
  });

  test('who may only look has no tools', async () => {
    await renderScreen({
      path,
      screen: DeliveryPage,
      session: { grantedRoles: [{ grantedOn: { type: 'LOCATION', id: 'pier-39' } }] },
    });
    await mapReady();
    await expect.element(page.getByRole('button', { name: 'Show all zones' })).toBeVisible();
    expect(page.getByRole('radio', { name: 'Rectangle' }).elements()).toHaveLength(0);
  });
});
