import type { Path, StyleOption, Suggestions } from '@servery/domain';
import type { ReactNode } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import type { SettableField } from '../../../editing/overrides/many/settable-field.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { suggestionsPhrases } from '../../../phrases/menus/suggestions.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Requirement } from '../items/fields/requirements-field.tsx';
import { SuggestedList } from '../items/fields/suggestions-field.tsx';
import { pickable } from '../pickable.ts';

type AskedOwner = {
  readonly id: string;
  /** Of the item or category. */
  readonly path: Path;
  /** Shows controls beside the suggestions of the draft around them. */
  readonly withSuggestions: (controls: (suggestions: Suggestions) => ReactNode) => ReactNode;
  /** That a requirement can be left out for. */
  readonly sizes?: readonly StyleOption[];
};

/** The requirements that a cashier must answer of an item or category, and the suggestions beside it. */
export function useAskedFields({ id, path, withSuggestions, sizes = [] }: AskedOwner): readonly SettableField[] {
  const t = usePhrases(menuItemsPhrases);
  const suggests = usePhrases(suggestionsPhrases);
  const requirements = pickable(useMenu((menu) => menu.requirements));
  const required = requirements.map((requirement, at): SettableField => {
    const place = [...path, 'requirements', { id: requirement.id }];
    return {
      id: `requirement ${requirement.id}`,
      label: requirement.name,
      group: t('requirements'),
      paths: [place],
      control: <Requirement path={place} requirement={requirement} order={at + 1} sizes={sizes} />,
    };
  });
  const suggested = (['categories', 'items'] as const).map((list): SettableField => {
    const place = [...path, 'suggestions', list];
    return {
      id: `suggested ${list}`,
      label: suggests(list),
      group: suggests('title'),
      paths: [place],
      control: withSuggestions((suggestions) => (
        <SuggestedList path={place} list={list} of={id} chosen={suggestions[list]} />
      )),
    };
  });
  return [...required, ...suggested];
}
