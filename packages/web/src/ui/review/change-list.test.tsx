import { expect, test, vi } from 'vitest';
import { render } from '../../testing/render.ts';
import { UiProvider } from '../ui-provider.tsx';
import { ChangeGroup, ChangeList, ChangeSentence } from './change-list.tsx';

const lines = [
  { id: '1', kind: 'changed', subject: 'Large Hand Tossed', from: '$13.99', to: '$14.49' },
  { id: '2', kind: 'added', subject: 'Toppings', to: 'Dungeness crab' },
  { id: '3', kind: 'removed', subject: 'Dressing', from: 'Thousand Island' },
] as const;

test.each([
  [lines[0], 'Large Hand Tossed: $13.99 to $14.49'],
  [lines[1], 'Toppings: Dungeness crab added'],
  [lines[2], 'Dressing: Thousand Island removed'],
])('a change is a sentence: %o', async (line, sentence) => {
  const screen = await render(<ChangeSentence line={line} />);
  expect(screen.container.textContent).toBe(sentence);
});

test('SH-28 without a difference it says There are no changes.', async () => {
  const screen = await render(
    <UiProvider>
      <ChangeList entities={[]} />
    </UiProvider>,
  );
  await expect.element(screen.getByText('There are no changes.')).toBeVisible();
});

test('an amount that became far more or far less is marked', async () => {
  const screen = await render(
    <>
      <ChangeSentence line={{ id: 'a', subject: 'Large', kind: 'changed', from: '$11.49', to: '$1,099.00' }} />
      <ChangeSentence line={{ id: 'b', subject: 'Small', kind: 'changed', from: '$9.00', to: '$3.00' }} />
      <ChangeSentence line={{ id: 'c', subject: 'Medium', kind: 'changed', from: '$10.00', to: '$11.00' }} />
    </>,
  );
  await expect.element(screen.getByText('96 times as much')).toBeVisible();
  await expect.element(screen.getByText('33% of before')).toBeVisible();
  expect(screen.getByText(/times as much|of before/).elements()).toHaveLength(2);
});

test('each change can be reverted, and all of an entity', async () => {
  const handleRevert = vi.fn();
  const screen = await render(
    <UiProvider>
      <ChangeGroup entity={{ id: 'e', name: 'Harbor Supreme', lines }} selectedId={null} onRevert={handleRevert} />
    </UiProvider>,
  );
  await screen.getByRole('button', { name: 'Revert: Toppings' }).click();
  await screen.getByRole('button', { name: 'Revert all 3' }).click();
  expect(handleRevert.mock.calls).toEqual([[['2']], [['1', '2', '3']]]);
});
