import { Button } from '@mantine/core';
import { useId } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell.ts';
import { shortcutPhrases } from '../../phrases/shortcuts.ts';
import { KeyHint } from '../../ui/actions/key-hint.tsx';
import { formatTime } from '../../ui/dates.ts';
import { commandKey } from '../../ui/keys.ts';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { clearNotices, useNoticeHistory } from '../../ui/notifications/notice-history.ts';
import styles from './help-panel.module.css';
import type { HelpTopic } from './help-topic.ts';

export function HelpPanel({ topic, onClose }: { readonly topic: HelpTopic; readonly onClose: () => void }) {
  const t = usePhrases(shellPhrases);
  return (
    <SidePanel title={t(topic)} isOpen onClose={onClose} width={360}>
      {topic === 'shortcuts' ? <Shortcuts /> : <Notices />}
    </SidePanel>
  );
}

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

function Shortcuts() {
  const t = usePhrases(shortcutPhrases);
  return (
    <>
      <ShortcutList title={t('shortcutsGeneral')} shortcuts={general} />
      <ShortcutList title={t('shortcutsLists')} shortcuts={lists} />
      <ShortcutList title={t('shortcutsGrids')} shortcuts={grids} />
    </>
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

function Notices() {
  const t = usePhrases(shortcutPhrases);
  const notices = useNoticeHistory((state) => state.notices);
  if (notices.length === 0) return <EmptyState title={t('noNotices')}>{t('noNoticesHint')}</EmptyState>;
  return (
    <>
      <ol className={styles.notices}>
        {notices.map(({ id, kind, title, message, at }) => (
          <li key={id} className={styles.notice} data-kind={kind}>
            <p>
              {title && <b>{title} </b>}
              {message}
            </p>
            <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
          </li>
        ))}
      </ol>
      <Button variant="subtle" size="sm" onClick={clearNotices}>
        {t('clearNotices')}
      </Button>
    </>
  );
}
