import type { Unmapped } from '@servery/domain';
import { useMemo } from 'react';
import { menuImportPhrases } from '../../../phrases/menus/menu-import.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Count } from '../../../ui/data/count.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import styles from './import.module.css';

type LeftOutGroup = { readonly what: string; readonly reason: string; readonly names: readonly string[] };

/** Everything of the file that the menu cannot say, by kind and reason; a row unfolds to all of its names. */
export function LeftOut({ unmapped }: { readonly unmapped: readonly Unmapped[] }) {
  const t = usePhrases(menuImportPhrases);
  const columns = useColumns();
  const groups = useMemo(() => leftOutGroups(unmapped), [unmapped]);
  return (
    <section aria-labelledby="import-left-out">
      <h2 id="import-left-out" className={styles.heading}>
        {t('leftOut')} <Count value={unmapped.length} />
      </h2>
      <Muted small>{unmapped.length === 0 ? t('nothingLeftOut') : t('leftOutHint')}</Muted>
      {groups.length > 0 && (
        <div className={styles.leftOut}>
          <DataTable
            label={t('leftOut')}
            columns={columns}
            rows={groups}
            rowKey={({ what, reason }) => `${what} ${reason}`}
            rowName={({ what }) => what}
            detail={({ reason, names }) => (
              <>
                <p className={styles.reason}>{reason}</p>
                <ul className={styles.names}>
                  {names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </>
            )}
          />
        </div>
      )}
    </section>
  );
}

function useColumns(): readonly DataColumn<LeftOutGroup>[] {
  const t = usePhrases(menuImportPhrases);
  return useMemo(
    () => [
      {
        id: 'what',
        title: t('what'),
        width: 'minmax(150px, 1fr)',
        sortBy: ({ what }) => what,
        cell: ({ what }) => (
          <Text as="b" weight="medium">
            {words(what)}
          </Text>
        ),
      },
      {
        id: 'names',
        title: t('which'),
        width: 'minmax(140px, 1fr)',
        hideOnPhone: true,
        cell: ({ names }) => (
          <Text as="div" tone="muted" clip>
            {names.slice(0, 4).join(', ')}
          </Text>
        ),
      },
      {
        id: 'reason',
        title: t('reason'),
        width: 'minmax(200px, 2fr)',
        hideOnPhone: true,
        cell: ({ reason }) => (
          <Text as="div" tone="muted" clip title={reason}>
            {reason}
          </Text>
        ),
      },
      {
        id: 'count',
        title: t('count'),
        width: '56px',
        align: 'right',
        sortBy: ({ names }) => names.length,
        cell: ({ names }) => names.length,
      },
    ],
    [t],
  );
}

function leftOutGroups(unmapped: readonly Unmapped[]): LeftOutGroup[] {
  const groups = Map.groupBy(unmapped, ({ what, reason }) => `${what}\n${reason}`);
  return [...groups.values()].flatMap((members) => {
    const first = members[0];
    return first
      ? [{ what: first.what, reason: first.reason, names: [...new Set(members.map(({ name }) => name))] }]
      : [];
  });
}

/** `shortProductDescriptions` as `Short product descriptions`. */
function words(what: string): string {
  const spaced = what.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
