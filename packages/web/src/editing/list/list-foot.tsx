import { Button } from '@mantine/core';
import type { JsonObject, Path } from '@servery/domain';
import { IconArrowBackUp } from '@tabler/icons-react';
import { listPhrases } from '../../phrases/lists.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useEditor, useEditorState } from '../draft/editor-context.ts';
import { useMayEdit } from '../draft/may-edit.ts';
import styles from './list-table.module.css';
import { idOfRow, rowPath } from './rows.ts';
import { useListEdits, useOrderOrigin, useRowsGone } from './use-list.ts';

const icon = <IconArrowBackUp size={14} stroke={1.75} aria-hidden />;

type ListFootProps = {
  readonly list: Path;
  /** Of a list that several forms share: which rows are this one's. */
  readonly of?: (row: JsonObject) => boolean;
};

/** The changes of a level that no row can show: rows that it took away, and their order. */
export function ListFoot({ list, of = everyRow }: ListFootProps) {
  const t = usePhrases(listPhrases);
  const { adapter, level: edited } = useEditor();
  const { kind: level } = edited;
  const parent = useEditorState(({ loaded }) => loaded.parent);
  const canSave = useMayEdit(list);
  const gone = useRowsGone(list).filter(of);
  const orderFrom = useOrderOrigin(list);
  const edits = useListEdits(list);
  const hasOwnOrder = level !== 'company' && orderFrom === level;
  if (gone.length === 0 && !hasOwnOrder) return null;
  return (
    <ul className={styles.foot} data-origin={level}>
      {gone.map((row) => {
        const { name } = adapter.words.entity(rowPath(list, idOfRow(row)), parent);
        return (
          <li key={idOfRow(row)} className={styles.footLine}>
            <span className={styles.goneName}>{name}</span>
            <span className={styles.tag}>{t('removed')}</span>
            {canSave && (
              <Button
                variant="subtle"
                size="sm"
                leftSection={icon}
                aria-label={t('putBack', { name })}
                onClick={() => edits.putBack(idOfRow(row))}
              >
                {t('putBackShort')}
              </Button>
            )}
          </li>
        );
      })}
      {hasOwnOrder && (
        <li className={styles.footLine}>
          <span>{t('ownOrder')}</span>
          {canSave && (
            <Button variant="subtle" size="sm" leftSection={icon} onClick={edits.revertOrder}>
              {t('revertOrder')}
            </Button>
          )}
        </li>
      )}
    </ul>
  );
}

function everyRow(): boolean {
  return true;
}
