import { IconSearch } from '@tabler/icons-react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { commandKey } from '../../../ui/keys.ts';
import { openPalette } from '../../palette/palette-store.ts';
import styles from './top-bar.module.css';

/** Looks like a search field and opens the command palette. */
export function SearchTrigger() {
  const t = usePhrases(shellPhrases);
  return (
    <button type="button" className={styles.search} onClick={openPalette}>
      <IconSearch size={16} stroke={1.75} aria-hidden />
      <span className={styles.searchText}>{t('searchTrigger')}</span>
      <KeyHint>{commandKey('K')}</KeyHint>
    </button>
  );
}
