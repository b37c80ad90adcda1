import { useMemo, useState } from 'react';
import { menuImportPhrases } from '../../../phrases/menus/menu-import.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Tree } from '../../../ui/data/tree.tsx';
import type { TreeNode } from '../../../ui/data/tree-moves.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { toggled } from '../../../ui/table/data-lines.ts';
import styles from './import.module.css';
import type { ImportNode } from './import-reading.ts';

/** The whole menu of the file to look through; nothing in it can be changed. */
export function ImportTree({ nodes }: { readonly nodes: readonly ImportNode[] }) {
  const t = usePhrases(menuImportPhrases);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstOpen(nodes));
  const [selected, setSelected] = useState<string | null>(null);
  const shown = useMemo(() => nodes.map(treeNode), [nodes]);
  const handleSelect = (id: string) => {
    setSelected(id);
    setOpen(toggled([id], open));
  };
  return (
    <section aria-labelledby="import-tree">
      <h2 id="import-tree" className={styles.heading}>
        {t('lookThrough')}
      </h2>
      {nodes.length === 0 ? (
        <Muted small>{t('emptyMenu')}</Muted>
      ) : (
        <div className={styles.tree}>
          <Tree
            label={t('treeLabel')}
            nodes={shown}
            selectedId={selected}
            onSelect={handleSelect}
            openIds={open}
            onToggle={(id) => setOpen(toggled([id], open))}
          />
        </div>
      )}
    </section>
  );
}

function treeNode({ id, label, end, children }: ImportNode): TreeNode {
  return { id, label, end, ...(children && { children: children.map(treeNode) }) };
}

/** The first department and its first category, so that items are seen at once. */
function firstOpen(nodes: readonly ImportNode[]): ReadonlySet<string> {
  const first = nodes[0];
  return new Set([first, first?.children?.[0]].flatMap((node) => node?.id ?? []));
}
