import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { menuListQuery } from '../../../configuration/menu-list.ts';
import { menuImportPhrases } from '../../../phrases/menu-import.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LocationPicker } from '../location-picker.tsx';
import { FaultList } from './fault-list.tsx';
import styles from './import.module.css';
import { ImportCounts } from './import-counts.tsx';
import type { ImportReading } from './import-reading.ts';
import { ImportTree } from './import-tree.tsx';
import { LeftOut } from './left-out.tsx';
import { menuNameOf } from './menu-name-of.ts';
import { useImportMenu } from './use-import-menu.ts';

type MenuPreviewProps = {
  readonly file: File;
  readonly reading: Extract<ImportReading, { kind: 'menu' }>;
  readonly pack: (name: string) => Promise<Blob | null>;
};

/** What the file would create: name and locations at the left, the menu and what is left out at the right. */
export function MenuPreview({ file, reading, pack }: MenuPreviewProps) {
  const t = usePhrases(menuImportPhrases);
  const [name, setName] = useState(() => menuNameOf(file.name));
  const [locations, setLocations] = useState<ReadonlySet<string>>(new Set());
  const [isChoosing, setChoosing] = useState(false);
  const nameError = useNameError(name);
  const { importMenu, isImporting } = useImportMenu(pack);
  if (reading.faults.length > 0) return <FaultList faults={reading.faults} />;
  return (
    <div className={styles.columns}>
      <form
        className={styles.side}
        onSubmit={(event) => [event.preventDefault(), nameError === undefined && importMenu(name.trim(), locations)]}
      >
        <p className={styles.source}>
          <b>{t(`source.${reading.source}`)}</b> {file.name}
        </p>
        <TextField label={t('name')} value={name} onChange={setName} error={nameError} maxLength={100} />
        <div className={styles.section}>
          <h2 className={styles.heading}>{t('assign')}</h2>
          <p className={styles.hint}>{t('assignHint')}</p>
          {isChoosing ? (
            <LocationPicker selection={locations} onSelect={setLocations} />
          ) : (
            <Button size="sm" onClick={() => setChoosing(true)}>
              {t('chooseLocations')}
            </Button>
          )}
        </div>
        <div className={styles.submit}>
          <Button type="submit" variant="filled" disabled={nameError !== undefined} loading={isImporting}>
            {t('import')}
          </Button>
          <span className={styles.hint} role="status">
            {locations.size === 0 ? t('assignNone') : t('assignCount', { count: locations.size })}
          </span>
        </div>
      </form>
      <div className={styles.main}>
        <ImportCounts counts={reading.counts} />
        <ImportTree nodes={reading.tree} />
        <LeftOut unmapped={reading.unmapped} />
      </div>
    </div>
  );
}

function useNameError(name: string): string | undefined {
  const t = usePhrases(menuImportPhrases);
  const { userCompanyId } = useSession();
  const { data: menus = [] } = useQuery(menuListQuery(userCompanyId));
  const given = name.trim();
  if (given === '') return t('nameMissing');
  const taken = menus.find((menu) => menu.name.toLowerCase() === given.toLowerCase());
  return taken && t('nameTaken', { name: taken.name });
}
