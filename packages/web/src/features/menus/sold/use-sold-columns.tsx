import { formatCents, type Path } from '@servery/domain';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { soldTablePhrases } from '../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { StateTag } from '../../../ui/data/state-tag.tsx';
import { PhoneLine } from '../../../ui/layout/brand/phone-line.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import type { TreeMarks } from '../tree/use-entity-marks.ts';
import type { SoldEntity } from './sold-edits.ts';
import { SoldMark } from './sold-mark.tsx';

/** A column that one kind has besides; `phoneText` is below the name on a phone, where the column is not shown. */
export type SoldColumn<Entity> = DataColumn<Entity> & {
  readonly phoneText?: (entity: Entity) => string;
  /** After all others: an action on one row. */
  readonly isLast?: boolean;
  /** The letter that does it for the row with the focus, and in words. */
  readonly keyed?: { readonly key: string; readonly says: string; readonly press: (entity: Entity) => void };
};

type SoldColumns<Entity extends SoldEntity> = {
  readonly columns: readonly SoldColumn<Entity>[];
  readonly priceOf?: ((entity: Entity) => number | undefined) | undefined;
  readonly marks: TreeMarks;
  readonly pathOf: (id: string) => Path;
};

const nothing = <Text tone="faint">–</Text>;

/** Name, number, active or not, the columns of one kind, the price that most guests pay, and where it differs. */
export function useSoldColumns<Entity extends SoldEntity>(of: SoldColumns<Entity>): readonly DataColumn<Entity>[] {
  const { columns, priceOf, marks, pathOf } = of;
  const t = usePhrases(soldTablePhrases);
  const { level } = useEditor();
  const priceText = (entity: Entity) => {
    const cents = priceOf?.(entity);
    return cents === undefined ? undefined : formatCents(cents);
  };
  const phoneText = (entity: Entity) => {
    const own = columns.map((column) => column.phoneText?.(entity));
    return [entity.info.pluNum, priceText(entity), ...own].filter(Boolean).join(' · ') || '–';
  };
  const markOf = ({ id }: Entity) => <SoldMark path={pathOf(id)} id={id} marks={marks} />;
  return [
    {
      id: 'name',
      title: t('name'),
      width: 'minmax(160px, 2fr)',
      sortBy: ({ info }) => info.name,
      cell: (entity) => (
        <>
          <Text weight="medium" clip title={entity.info.name}>
            {entity.info.name}
          </Text>
          <PhoneLine>
            {phoneText(entity)} {markOf(entity)}
          </PhoneLine>
        </>
      ),
    },
    {
      id: 'plu',
      title: t('plu'),
      width: '72px',
      hideOnPhone: true,
      sortBy: ({ info }) => (info.pluNum === '' ? null : Number(info.pluNum)),
      cell: ({ info }) => info.pluNum || nothing,
    },
    {
      id: 'status',
      title: t('status'),
      width: 'minmax(84px, 108px)',
      sortBy: ({ info }) => info.status,
      cell: ({ info }) => {
        const state = info.status === 'ACTIVE' ? 'active' : 'inactive';
        return <StateTag state={state} label={t(state)} />;
      },
    },
    ...columns.filter(({ isLast }) => isLast !== true),
    ...(priceOf === undefined
      ? []
      : [
          {
            id: 'price',
            title: t('price'),
            align: 'right',
            width: '80px',
            hideOnPhone: true,
            sortBy: (entity: Entity) => priceOf(entity) ?? null,
            cell: (entity: Entity) => priceText(entity) ?? nothing,
          } as const,
        ]),
    {
      id: 'marks',
      title: t(level.kind === 'company' ? 'differences' : 'comesFrom'),
      align: 'right',
      width: '88px',
      hideOnPhone: true,
      cell: (entity) => <Row justify="end">{markOf(entity)}</Row>,
    },
    ...columns.filter(({ isLast }) => isLast === true),
  ];
}
