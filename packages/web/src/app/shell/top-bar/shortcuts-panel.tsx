import { useId } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { shortcutPhrases } from '../../../phrases/shell/shortcuts.ts';
import { KeyHint } from '../../../ui/actions/key-hint.tsx';
import { commandKey } from '../../../ui/keys.ts';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from './side-panels.module.css';

const general = [
  ['shortcutSearch', commandKey('K')],
  ['shortcutFind', '/'],
  ['shortcutSave', commandKey('S')],
  ['shortcutUndo', commandKey('Z')],
  ['shortcutRedo', commandKey('Y')],
  ['shortcutOrigin', 'Alt ↓'],
  ['shortcutClose', 'Esc'],
  ['shortcutKeys', '?'],
] as const;

const lists = [
  ['shortcutDown', 'J ↓'],
  ['shortcutUp', 'K ↑'],
  ['shortcutSelect', 'X'],
  ['shortcutOpen', 'Enter'],
] as const;

const grids = [
  ['shortcutPrices', 'P'],
  ['shortcutEdit', 'F2'],
  ['shortcutMoveOn', 'Enter / Tab'],
  ['shortcutRange', 'Shift ←↑↓→'],
  ['shortcutAll', commandKey('A')],
  ['shortcutFill', commandKey('D')],
  ['shortcutFillRight', commandKey('R')],
  ['shortcutCopy', commandKey('C')],
  ['shortcutCut', commandKey('X')],
  ['shortcutPaste', commandKey('V')],
  ['shortcutClear', 'Delete'],
] as const;

export function ShortcutsPanel({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(shortcutPhrases);
  const of = usePhrases(shellPhrases);
  return (
    <SidePanel title={of('shortcuts')} isOpen onClose={onClose} width={360}>
      <ShortcutList title={t('shortcutsGeneral')} shortcuts={general} />
      <ShortcutList title={t('shortcutsLists')} shortcuts={lists} />
      <ShortcutList title={t('shortcutsGrids')} shortcuts={grids} />
    </SidePanel>
  );
}

type Shortcut = (typeof general | typeof lists | typeof grids)[number];

function ShortcutList({ title, shortcuts }: { readonly title: string; readonly shortcuts: readonly Shortcut[] }) {
  const t = usePhrases(shortcutPhrases);
  const id = useId();
  return (
    <section className={styles.shortcuts} aria-labelledby={id}>
      <Text as="h3" size="sm" dense weight="semibold" id={id}>
        {title}
      </Text>
      <dl>
        {shortcuts.map(([phrase, key]) => (
          <div key={phrase} className={styles.shortcut}>
            <dt>{t(phrase)}</dt>
            <dd>
              <KeyHint>{key}</KeyHint>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
