import { type ItemTax, itemTaxes } from '@servery/domain';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuListPhrases } from '../../../phrases/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Section } from '../../../ui/layout/section.tsx';
import styles from './menu-lists.module.css';
import { PlaceList } from './used-by.tsx';

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** Items that nothing taxes, and items that are taxed only because the first structure holds for the rest. */
export function TaxCheck() {
  const t = usePhrases(menuListPhrases);
  const menu = useDeferredValue(useMenu((draft) => draft));
  const unnamed = useMemo(() => itemTaxes(menu).filter(({ decidedBy }) => decidedBy === 'FIRST'), [menu]);
  const [first] = menu.taxStructures;
  const count = unnamed.length;
  return (
    <Section title={t('taxCheck')}>
      {count === 0 && <Finding icon={<IconCircleCheck {...icon} className={styles.good} />}>{t('allNamed')}</Finding>}
      {count > 0 && !first && (
        <Finding icon={<IconAlertTriangle {...icon} className={styles.bad} />} items={unnamed}>
          {t('untaxed', { count })}
        </Finding>
      )}
      {count > 0 && first && (
        <Finding icon={<IconInfoCircle {...icon} />} items={unnamed}>
          {t('byDefault', { count, name: first.name })}
        </Finding>
      )}
    </Section>
  );
}

type FindingProps = { readonly icon: ReactNode; readonly items?: readonly ItemTax[]; readonly children: ReactNode };

function Finding({ icon: mark, items = [], children }: FindingProps) {
  const places = items.map(({ item: { id, info, department } }) => ({
    key: id,
    name: info.name,
    address: `${encodeURIComponent(department)}/item/${encodeURIComponent(id)}`,
  }));
  return (
    <div className={styles.finding}>
      {mark}
      <div>
        <p>{children}</p>
        {places.length > 0 && <PlaceList places={places} />}
      </div>
    </div>
  );
}
