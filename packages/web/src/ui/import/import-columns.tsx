import { importPhrases } from '../../phrases/imports.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { type State, StateTag } from '../data/state-tag.tsx';
import { PhoneLine } from '../layout/brand/phone-line.tsx';
import { Text } from '../layout/text.tsx';
import type { DataColumn } from '../table/data-table-types.ts';
import styles from './import.module.css';
import type { ImportLine } from './import-types.ts';

const states = {
  CREATE: 'active',
  CHANGE: 'changes',
  KEEP: 'inactive',
  REFUSE: 'failed',
} as const satisfies Record<ImportLine['action'], State>;

export function useImportColumns(): readonly DataColumn<ImportLine>[] {
  const t = usePhrases(importPhrases);
  return [
    { id: 'line', title: t('line'), width: '64px', align: 'right', hideOnPhone: true, cell: ({ line }) => line },
    {
      id: 'what',
      title: t('what'),
      width: '140px',
      hideOnPhone: true,
      cell: ({ action }) => <StateTag state={states[action]} label={t(action)} />,
    },
    {
      id: 'name',
      title: t('name'),
      width: 'minmax(120px, 1fr)',
      hideOnPhone: true,
      cell: ({ name }) => <Text clip>{name}</Text>,
    },
    {
      id: 'changes',
      title: t('whatChanges'),
      width: 'minmax(220px, 2.4fr)',
      cell: ({ line, action, name, changes, errors }) => (
        <span>
          <PhoneLine>
            <StateTag state={states[action]} label={t(action)} /> {t('lineOf', { line, name })}
          </PhoneLine>
          {errors.map(({ column, message }) => (
            <span key={`${column}${message}`} className={styles.reason}>
              {column}: {message}
            </span>
          ))}
          {changes.map(({ column, from, to }) => (
            <span key={column} className={styles.change}>
              {t('change', { column, from: from || t('empty'), to: to || t('empty') })}
            </span>
          ))}
        </span>
      ),
    },
  ];
}
