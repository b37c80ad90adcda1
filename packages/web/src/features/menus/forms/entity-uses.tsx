import type { MenuBlob } from '@servery/domain';
import { useDeferredValue } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuListPhrases } from '../../../phrases/menus/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useUses } from '../lists/use-uses.ts';
import { PlaceList } from '../lists/used-by.tsx';
import { isWhereItLies, placesOf } from '../use-places.ts';
import { Section } from './section.tsx';

type EntityUsesProps = { readonly kind: Parameters<typeof useUses>[0]; readonly id: string };

/** The places that name an entity besides the one where it lies: offers, suggestions, buttons of the layout, online and kiosk. */
export function EntityUses({ kind, id }: EntityUsesProps) {
  const t = usePhrases(menuListPhrases);
  const menu: MenuBlob = useDeferredValue(useMenu((draft) => draft));
  const uses = useUses(kind)(id).filter((use) => !isWhereItLies(use));
  return (
    <Section title={t('usedBy')}>
      <PlaceList places={placesOf(uses, menu)} />
    </Section>
  );
}
