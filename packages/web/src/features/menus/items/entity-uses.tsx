import type { Use } from '@servery/domain';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuListPhrases } from '../../../phrases/menus/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Section } from '../forms/section.tsx';
import { useUses } from '../lists/use-uses.ts';
import { PlaceList } from '../lists/used-by.tsx';
import { placesOf } from '../use-places.ts';

type EntityUsesProps = { readonly kind: 'item' | 'category' | 'department'; readonly id: string };

/** What names an item, category or department besides where it lies: offers, suggestions, buttons of the layout, online and kiosk. */
export function EntityUses({ kind, id }: EntityUsesProps) {
  const t = usePhrases(menuListPhrases);
  const menu = useMenu((draft) => draft);
  const uses = useUses(kind)(id).filter((use) => !isWhereItLies(use));
  return (
    <Section title={t('usedBy')}>
      <PlaceList places={placesOf(uses, menu)} />
    </Section>
  );
}

function isWhereItLies({ path }: Use): boolean {
  const field = path.at(-1);
  return path[0] === 'departments' || field === 'department' || field === 'category';
}
