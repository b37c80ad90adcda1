import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useMayEdit } from '../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { selectRow } from '../../../editing/list/list-selection.ts';
import { idOfRow, type RowId } from '../../../editing/list/rows.ts';
import { useListEdits } from '../../../editing/list/use-list.ts';
import { listPhrases } from '../../../phrases/lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useMakeTax } from './use-make-tax.ts';

const list = ['taxStructures'] as const;

/** Adds a tax structure like the one that is open, and opens it. */
export function DuplicateTax({ id }: { readonly id: RowId }) {
  const t = usePhrases(listPhrases);
  const structure = useMenu((menu) => menu.taxStructures.find((one) => one.id === id));
  const make = useMakeTax();
  const edits = useListEdits(list);
  const mayAdd = useMayEdit(list);
  if (!structure || !mayAdd) return null;
  const handleDuplicate = () => {
    const copy = make(structure);
    edits.add(copy);
    selectRow(list, idOfRow(copy), true);
  };
  return (
    <Button size="sm" leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />} onClick={handleDuplicate}>
      {t('duplicate')}
    </Button>
  );
}
