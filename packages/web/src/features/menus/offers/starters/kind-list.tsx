import { type MenuBlob, type StarterKind, starterKinds } from '@servery/domain';
import {
  type Icon,
  IconCalendarEvent,
  IconCopyPlus,
  IconFile,
  IconHeartHandshake,
  IconPackage,
  IconTicket,
} from '@tabler/icons-react';
import { useId } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { offerStarterPhrases } from '../../../../phrases/menus/offer-starters.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { pickable } from '../../pickable.ts';
import styles from './starters.module.css';

const icons: Readonly<Record<StarterKind, Icon>> = {
  BOGO: IconCopyPlus,
  DAYS: IconCalendarEvent,
  COMBO: IconPackage,
  CODE: IconTicket,
  COMP: IconHeartHandshake,
  BLANK: IconFile,
};

type KindListProps = { readonly kind: StarterKind; readonly onChange: (kind: StarterKind) => void };

/** The kinds to begin with, each with an example from this menu; arrow keys choose. */
export function KindList({ kind, onChange }: KindListProps) {
  const t = usePhrases(offerStarterPhrases);
  const name = useId();
  const example = useExample();
  return (
    <fieldset className={styles.kinds} aria-label={t('kinds')}>
      {starterKinds.map((one) => {
        const KindIcon = icons[one];
        return (
          <label key={one} className={styles.kind}>
            <input
              type="radio"
              name={name}
              checked={one === kind}
              aria-label={t(one)}
              aria-describedby={`${name}-${one}`}
              onChange={() => onChange(one)}
            />
            <span className={styles.icon}>
              <KindIcon size={18} stroke={1.75} aria-hidden />
            </span>
            <span className={styles.about}>
              <b>{t(one)}</b>
              <span id={`${name}-${one}`}>
                <span>{t(`${one}example`, example)}</span> <small>{t(`${one}asks`)}</small>
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Two items of different departments, and a category, as far as the menu has them. */
function useExample() {
  const menu: MenuBlob = useMenu((draft) => draft);
  const items = pickable(menu.items);
  const first = items[0];
  const second = items.find(({ department }) => department !== first?.department) ?? items[1] ?? first;
  const category = menu.categories.find(({ id }) => id === first?.category);
  return {
    first: first?.info.name ?? '',
    second: second?.info.name ?? '',
    category: category?.info.name ?? '',
  };
}
