import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../testing/render.ts';
import { UiProvider } from '../ui-provider.tsx';
import { InheritanceMark } from './inheritance-mark.tsx';

test('a row that follows the company says so under the pointer and the focus, one that differs always', async () => {
  const screen = await render(
    <UiProvider>
      <table>
        <tbody>
          <tr>
            <th scope="row">Cola</th>
            <td>
              <InheritanceMark origin="company" chain="Chain of Cola" />
            </td>
          </tr>
          <tr>
            <th scope="row">Lemonade</th>
            <td>
              <InheritanceMark origin="here" chain="Chain of Lemonade" />
            </td>
          </tr>
        </tbody>
      </table>
    </UiProvider>,
  );
  const opacityOf = (origin: string) => {
    const mark = screen.container.querySelector(`[data-origin="${origin}"]`);
    return mark && getComputedStyle(mark).opacity;
  };
  await screen.getByText('Lemonade').hover();
  expect([opacityOf('company'), opacityOf('here')]).toEqual(['0', '1']);
  await screen.getByText('Cola').hover();
  expect(opacityOf('company')).toBe('1');
  await screen.getByText('Lemonade').hover();
  expect(opacityOf('company')).toBe('0');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByText('Chain of Cola')).toBeVisible();
  expect(opacityOf('company')).toBe('1');
});
