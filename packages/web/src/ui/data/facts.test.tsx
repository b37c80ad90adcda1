import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.ts';
import { Fact, Facts } from './facts.tsx';

test('values are in one column, close to the longest name', async () => {
  await render(
    <Facts>
      <Fact name="Phone">(555) 010-0199</Fact>
      <Fact name="Last sign-in">Never</Fact>
    </Facts>,
  );
  const left = (text: string) => {
    const range = document.createRange();
    range.selectNodeContents(page.getByText(text).element());
    return range.getBoundingClientRect();
  };
  expect(left('Never').left).toBe(left('(555) 010-0199').left);
  expect(left('Never').left - left('Last sign-in').right).toBeLessThanOrEqual(32);
});
