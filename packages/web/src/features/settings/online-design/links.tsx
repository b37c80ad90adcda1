import { Button } from '@mantine/core';
import { findByPath, freeName, type Path } from '@servery/domain';
import { onlineDesignFields } from '@servery/words';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useDraft, useEditor } from '../../../editing/draft/editor-context.ts';
import { DocumentText } from '../../../editing/fields/document-fields.tsx';
import { ListFoot } from '../../../editing/list/list-foot.tsx';
import { idOfRow, rowPath, rowsIn } from '../../../editing/list/rows.ts';
import { useListEdits } from '../../../editing/list/use-list.ts';
import { sayKnown, usePhrases } from '../../../phrases/phrases.ts';
import { onlineDesignPhrases } from '../../../phrases/settings/online-design.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './online-design.module.css';

/** Links by their word and address; those that this level took away can be put back. */
export function Links({ list }: { readonly list: Path }) {
  const t = usePhrases(onlineDesignPhrases);
  const edits = useListEdits(list);
  const { canSave } = useEditor().level;
  const held = useDraft((draft) => findByPath(draft, list));
  const rows = rowsIn({ rows: held ?? [] }, ['rows']);
  const title = sayKnown(onlineDesignFields, list.join('.')) ?? '';
  const handleAdd = () => {
    const named = rows.map((row) => ({ id: idOfRow(row), name: String(row.name) }));
    edits.add({ id: crypto.randomUUID(), name: freeName(named, t('newLink')), url: 'https://' });
  };
  return (
    <Stack as="section" gap={2} align="start" above={3} maxWidth={920} aria-label={title}>
      {rows.map((row) => {
        const place = rowPath(list, idOfRow(row));
        return (
          <div key={idOfRow(row)} className={styles.link}>
            <DocumentText path={[...place, 'name']} maxLength={40} />
            <DocumentText path={[...place, 'url']} maxLength={500} />
            {canSave && (
              <IconButton
                label={t('removeLink', { name: String(row.name) })}
                icon={<IconX size={16} stroke={1.75} aria-hidden />}
                onClick={() => edits.remove(idOfRow(row))}
              />
            )}
          </div>
        );
      })}
      <ListFoot list={list} />
      {canSave && (
        <Button
          size="sm"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          aria-label={`${t('addLink')}: ${title}`}
          onClick={handleAdd}
        >
          {t('addLink')}
        </Button>
      )}
    </Stack>
  );
}
