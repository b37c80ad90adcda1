import type { ItemTax } from '@servery/domain';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuListPhrases } from '../../../phrases/menus/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Section } from '../../../ui/layout/pane/section.tsx';
import { Finding } from '../../../ui/messages/finding.tsx';
import { itemAddress } from '../item-address.ts';
import { PlaceList } from './used-by.tsx';

type TaxCheckProps = { readonly taxes: readonly ItemTax[] };

/** Items that nothing taxes, and items that are taxed only because the first structure holds for the rest. */
export function TaxCheck({ taxes }: TaxCheckProps) {
  const t = usePhrases(menuListPhrases);
  const first = useMenu(({ taxStructures }) => taxStructures[0]);
  const unnamed = taxes.filter(({ decidedBy }) => decidedBy === 'FIRST');
  const count = unnamed.length;
  const places = unnamed.map(({ item }) => ({ key: item.id, name: item.info.name, address: itemAddress(item) }));
  return (
    <Section title={t('taxCheck')}>
      {count === 0 ? (
        <Finding tone="good">{t('allNamed')}</Finding>
      ) : (
        <Finding tone={first ? 'info' : 'bad'}>
          <p>{first ? t('byDefault', { count, name: first.name }) : t('untaxed', { count })}</p>
          <PlaceList places={places} />
        </Finding>
      )}
    </Section>
  );
}
