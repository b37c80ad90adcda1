import type { ButtonType, LayoutTab } from '@servery/domain';
import { IconCheck } from '@tabler/icons-react';
import { menuLayoutPhrases } from '../../../../phrases/menus/menu-layout.ts';
import { say } from '../../../../phrases/phrases.ts';
import type { TreeNode } from '../../../../ui/data/tree-moves.ts';
import { Text } from '../../../../ui/layout/text.tsx';
import type { ButtonOpens } from '../buttons/use-targets.ts';
import { type PlacedTargets, targetKey } from './placed-targets.ts';

type Wanted = { readonly type: ButtonType; readonly search: string; readonly placed: PlacedTargets };

/** A tree of the things that can be placed, below their headings, each with the tabs that have it already. */
export function placeableNodes(targets: readonly ButtonOpens[], { type, search, placed }: Wanted): readonly TreeNode[] {
  const wanted = search.trim().toLocaleLowerCase();
  const isFound = ({ label, group = '' }: ButtonOpens) =>
    label.toLocaleLowerCase().includes(wanted) || group.toLocaleLowerCase().includes(wanted);
  const found = wanted === '' ? targets : targets.filter(isFound);
  const leaf = ({ value, label }: ButtonOpens): TreeNode => {
    const id = targetKey(type, value);
    const tabs = placed.get(id);
    return { id, label, ...(tabs && { end: <OnTabs tabs={tabs} /> }) };
  };
  const groups = Map.groupBy(found, ({ group }) => group ?? '');
  const headed = [...groups].filter(([group]) => group !== '');
  return [
    ...(groups.get('') ?? []).map(leaf),
    ...headed.map(([group, inGroup]) => ({
      id: `group ${group}`,
      label: group,
      end: inGroup.length,
      children: inGroup.map(leaf),
    })),
  ];
}

/** Names as many tabs as fit a hint. */
const mostNamed = 10;

function OnTabs({ tabs }: { readonly tabs: readonly LayoutTab[] }) {
  const [first] = tabs;
  if (!first) return null;
  const more = tabs.length - 1;
  const text =
    more === 0
      ? say(menuLayoutPhrases, 'placedOn', { tab: first.name })
      : say(menuLayoutPhrases, 'placedOnMore', { tab: first.name, count: more });
  const names = tabs.slice(0, mostNamed).map(({ name }) => name);
  return (
    <>
      <Text clip maxWidth={88} title={names.join(', ')}>
        {text}
      </Text>
      <IconCheck size={14} stroke={1.75} aria-hidden />
    </>
  );
}
