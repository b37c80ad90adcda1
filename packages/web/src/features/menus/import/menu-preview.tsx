import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { menuListQuery } from '../../../menus/menu-list.ts';
import { menuImportPhrases } from '../../../phrases/menus/menu-import.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ExistingMenu } from './existing-menu.tsx';
import { FaultList } from './fault-list.tsx';
import styles from './import.module.css';
import { ImportCounts } from './import-counts.tsx';
import type { ImportReading } from './import-reading.ts';
import { ImportTree } from './import-tree.tsx';
import { LeftOut } from './left-out.tsx';
import { MenuChanges } from './menu-changes.tsx';
import { NewMenu } from './new-menu.tsx';
import { type Onto, useChangedMenu } from './use-changed-menu.ts';

export type MenuPreviewProps = {
  readonly file: File;
  readonly reading: Extract<ImportReading, { kind: 'menu' }>;
  readonly pack: (name: string) => Promise<Blob | null>;
  readonly onto: Onto;
};

/** The menu that the file would create, or its changes in an existing menu: where it goes at the left, its contents at the right. */
export function MenuPreview({ file, reading, pack, onto }: MenuPreviewProps) {
  const t = usePhrases(menuImportPhrases);
  const { userCompanyId } = useSession();
  const { data: menus = [] } = useQuery(menuListQuery(userCompanyId));
  const [isExisting, setExisting] = useState(false);
  const [menuId, setMenuId] = useState<string | null>(null);
  const own = menus.filter(({ template }) => !template);
  const existing = useChangedMenu(isExisting ? own.find(({ id }) => id === menuId) : undefined, onto);
  if (reading.faults.length > 0) return <FaultList faults={reading.faults} />;
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <p className={styles.source}>
          <b>{t(`source.${reading.source}`)}</b> {file.name}
        </p>
        {own.length > 0 && (
          <Radio.Group
            label={t('into')}
            value={isExisting ? 'existing' : 'new'}
            onChange={(value) => setExisting(value === 'existing')}
          >
            <Stack above={2} gap={2}>
              <Radio value="new" label={t('intoNew')} />
              <Radio value="existing" label={t('intoExisting')} />
            </Stack>
          </Radio.Group>
        )}
        {isExisting ? (
          <ExistingMenu menus={own} menuId={menuId} onMenu={setMenuId} onto={existing} />
        ) : (
          <NewMenu fileName={file.name} menus={menus} pack={pack} />
        )}
      </div>
      <Stack gap={6} place="shrink">
        {isExisting && menuId !== null && <MenuChanges source={reading.source} changed={existing.changed} />}
        {isExisting && menuId === null && <Muted small>{t('chooseExisting')}</Muted>}
        {!isExisting && <ImportCounts counts={reading.counts} />}
        {!isExisting && <ImportTree nodes={reading.tree} />}
        <LeftOut unmapped={reading.unmapped} />
      </Stack>
    </div>
  );
}
