import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MenuSummary } from '../../../menus/menu-list.ts';
import { menuImportPhrases } from '../../../phrases/menus/menu-import.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Changing } from '../../../ui/read-only/read-only.tsx';
import { LocationPicker } from '../location-picker.tsx';
import styles from './import.module.css';
import { menuNameOf } from './menu-name-of.ts';
import { useImportMenu } from './use-import-menu.ts';

type NewMenuProps = {
  readonly fileName: string;
  readonly menus: readonly MenuSummary[];
  readonly pack: (name: string) => Promise<Blob | null>;
};

/** The name and the locations of the menu that the import creates. */
export function NewMenu({ fileName, menus, pack }: NewMenuProps) {
  const t = usePhrases(menuImportPhrases);
  const [name, setName] = useState(() => menuNameOf(fileName));
  const [locations, setLocations] = useState<ReadonlySet<string>>(new Set());
  const [isChoosing, setChoosing] = useState(false);
  const nameError = useNameError(name, menus);
  const { importMenu, isImporting } = useImportMenu(pack);
  return (
    <Stack
      as="form"
      gap={5}
      onSubmit={(event) => {
        event.preventDefault();
        if (nameError === undefined) importMenu(name.trim(), locations);
      }}
    >
      <TextField label={t('name')} value={name} onChange={setName} error={nameError} maxLength={100} />
      <div className={styles.section}>
        <h2 className={styles.heading}>{t('assign')}</h2>
        <Muted small>{t('assignHint')}</Muted>
        {isChoosing ? (
          <LocationPicker selection={locations} onSelect={setLocations} />
        ) : (
          <Button size="sm" onClick={() => setChoosing(true)}>
            {t('chooseLocations')}
          </Button>
        )}
      </div>
      <div className={styles.submit}>
        <Changing>
          <Button type="submit" variant="filled" disabled={nameError !== undefined} loading={isImporting}>
            {t('import')}
          </Button>
        </Changing>
        <Muted as="span" small role="status">
          {locations.size === 0 ? t('assignNone') : t('assignCount', { count: locations.size })}
        </Muted>
      </div>
    </Stack>
  );
}

function useNameError(name: string, menus: readonly MenuSummary[]): string | undefined {
  const t = usePhrases(menuImportPhrases);
  const given = name.trim();
  if (given === '') return t('nameMissing');
  const taken = menus.find((menu) => menu.name.toLowerCase() === given.toLowerCase());
  return taken && t('nameTaken', { name: taken.name });
}
