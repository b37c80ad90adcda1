import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { StateTag } from '../../../ui/data/state-tag.tsx';
import styles from './menu-forms.module.css';

type EntityStateProps = { readonly status: string; readonly plu: string; readonly place?: string };

/** Active or not, its number, and where it lies. */
export function EntityState({ status, plu, place }: EntityStateProps) {
  const t = usePhrases(menuItemsPhrases);
  const isActive = status === 'ACTIVE';
  return (
    <span className={styles.state}>
      <StateTag state={isActive ? 'active' : 'inactive'} label={t(isActive ? 'active' : 'inactive')} />
      <span>{plu === '' ? t('noPlu') : t('plu', { number: plu })}</span>
      {place && <span>{place}</span>}
    </span>
  );
}
