import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { StateTag } from '../../../ui/data/state-tag.tsx';
import { Row } from '../../../ui/layout/row.tsx';

type EntityStateProps = { readonly status: string; readonly plu: string; readonly place?: string };

/** Active or not, its number, and where it lies. */
export function EntityState({ status, plu, place }: EntityStateProps) {
  const t = usePhrases(menuItemsPhrases);
  const isActive = status === 'ACTIVE';
  return (
    <Row as="span" gap={3} lineGap={1} wrap>
      <StateTag state={isActive ? 'active' : 'inactive'} label={t(isActive ? 'active' : 'inactive')} />
      <span>{plu === '' ? t('noPlu') : t('plu', { number: plu })}</span>
      {place && <span>{place}</span>}
    </Row>
  );
}
