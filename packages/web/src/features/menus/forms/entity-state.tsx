import type { Path } from '@servery/domain';
import type { ReactNode } from 'react';
import { FieldMark } from '../../../editing/fields/field-mark.tsx';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { StateTag } from '../../../ui/data/state-tag.tsx';
import { Row } from '../../../ui/layout/row.tsx';

type EntityStateProps = {
  /** Of the entity: the level that decided that it is active or not is shown beside it. */
  readonly path: Path;
  readonly info: { readonly status: string; readonly pluNum: string };
  readonly place?: string;
  /** Everything else that is said of it. */
  readonly children?: ReactNode;
};

/** Active or not and by whose decision, its number, and where it lies. */
export function EntityState({ path, info: { status, pluNum }, place, children }: EntityStateProps) {
  const t = usePhrases(menuItemsPhrases);
  const isActive = status === 'ACTIVE';
  return (
    <Row as="span" gap={3} lineGap={1} wrap>
      <Row as="span" gap={1} inline>
        <StateTag state={isActive ? 'active' : 'inactive'} label={t(isActive ? 'active' : 'inactive')} />
        <FieldMark path={[...path, 'info', 'status']} label={t('status')} />
      </Row>
      <span>{pluNum === '' ? t('noPlu') : t('plu', { number: pluNum })}</span>
      {place && <span>{place}</span>}
      {children}
    </Row>
  );
}
