import { Button } from '@mantine/core';
import type { MenuSummary } from '../../../menus/menu-list.ts';
import { menuImportPhrases } from '../../../phrases/menus/menu-import.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Changing } from '../../../ui/read-only/read-only.tsx';
import styles from './import.module.css';
import type { useChangedMenu } from './use-changed-menu.ts';

type ExistingMenuProps = {
  readonly menus: readonly MenuSummary[];
  readonly menuId: string | null;
  readonly onMenu: (menuId: string | null) => void;
  readonly onto: ReturnType<typeof useChangedMenu>;
};

/** Which menu the file goes onto, and the save. */
export function ExistingMenu({ menus, menuId, onMenu, onto: { changed, save, isSaving } }: ExistingMenuProps) {
  const t = usePhrases(menuImportPhrases);
  const count = changed.data?.changes.length ?? 0;
  return (
    <>
      <SelectField
        label={t('existingMenu')}
        value={menuId}
        onChange={onMenu}
        options={menus.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div className={styles.submit}>
        <Changing>
          <Button variant="filled" onClick={save} loading={isSaving} disabled={count === 0 || changed.isFetching}>
            {t('saveMenu')}
          </Button>
        </Changing>
        <Muted as="span" small>
          {t('settingsReach')}
        </Muted>
      </div>
    </>
  );
}
