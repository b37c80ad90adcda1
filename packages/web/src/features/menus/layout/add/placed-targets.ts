import type { ButtonType, LayoutTab } from '@servery/domain';
import { chosenTarget } from '../buttons/use-targets.ts';

/** The tabs with a button for something, by the target of the button. */
export type PlacedTargets = ReadonlyMap<string, readonly LayoutTab[]>;

/** The key of a button's target, among all targets that buttons can open. */
export function targetKey(type: ButtonType, value: string): string {
  return `${type} ${value}`;
}

/** On which tabs each thing has a button already. */
export function placedTargets(tabs: readonly LayoutTab[]): PlacedTargets {
  const placed = new Map<string, LayoutTab[]>();
  for (const tab of tabs) for (const key of keysOf(tab)) placed.set(key, [...(placed.get(key) ?? []), tab]);
  return placed;
}

/** The same text as long as the same things have buttons on tabs of the same names: a text or a color on a button changes nothing. */
export function placedSpelled(tabs: readonly LayoutTab[]): string {
  return tabs.map((tab) => `${tab.name}\n${spelledKeys(tab)}`).join('\n\n');
}

function spelledKeys(tab: LayoutTab): string {
  const known = spelled.get(tab) ?? [...keysOf(tab)].join('\n');
  spelled.set(tab, known);
  return known;
}

/** Of tabs as they were last asked for; an edit makes another tab. */
const spelled = new WeakMap<LayoutTab, string>();

function keysOf({ buttons }: LayoutTab): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const button of Object.values(buttons)) {
    const value = chosenTarget(button);
    if (value !== null) keys.add(targetKey(button.type, value));
  }
  return keys;
}
