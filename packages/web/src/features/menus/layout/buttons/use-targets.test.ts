import { expect, test } from 'vitest';
import { choosableTargets } from './use-targets.ts';

const target = (value: string, isActive: boolean) => ({ value, label: value, isActive, typeInfo: {} });
const targets = [target('Cola', true), target('Clam', false)];
const labels = (chosen: string | null) => choosableTargets(targets, chosen).map(({ label }) => label);

test('MN-09 a button is offered what is active; an inactive one that it has already is marked', () => {
  expect(labels(null)).toEqual(['Cola']);
  expect(labels('Clam')).toEqual(['Cola', 'Clam (inactive)']);
});
