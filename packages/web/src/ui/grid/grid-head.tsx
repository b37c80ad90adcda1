import { Text } from '../layout/text.tsx';
import { columnGroups, startsGroup } from './grid-groups.ts';
import type { PriceGridProps } from './grid-types.ts';
import styles from './price-grid.module.css';

type GridHeadProps = Pick<PriceGridProps, 'rowTitle' | 'columns' | 'hasLongHeads'>;

/** The names of the columns, below the names of their groups where they have groups. */
export function GridHead({ rowTitle, columns, hasLongHeads = false }: GridHeadProps) {
  const groups = columnGroups(columns);
  const corner = (
    <th scope="col" className={styles.corner} rowSpan={groups.length > 0 ? 2 : 1}>
      {rowTitle}
    </th>
  );
  return (
    <thead>
      {groups.length > 0 && (
        <tr>
          {corner}
          {groups.map(({ name, columns: width, first }, at) => {
            const look = { className: styles.columnGroup, colSpan: width, 'data-group-start': at > 0 || undefined };
            return name === '' ? (
              <td key={first} {...look} />
            ) : (
              <th key={first} {...look} scope="colgroup">
                {name}
              </th>
            );
          })}
        </tr>
      )}
      <tr className={groups.length > 0 || hasLongHeads ? styles.inGroups : undefined}>
        {groups.length === 0 && corner}
        {columns.map(({ id, name, detail }, at) => (
          <th key={id} scope="col" title={name} data-group-start={startsGroup(columns, at) || undefined}>
            {name}{' '}
            {detail && (
              <Text tone="faint" weight="regular">
                {detail}
              </Text>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
