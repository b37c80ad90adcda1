import { Button } from '@mantine/core';
import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell.ts';
import { KeyHint } from '../../ui/actions/key-hint.tsx';
import { formatTime } from '../../ui/dates.ts';
import { commandKey } from '../../ui/keys.ts';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
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

const shortcuts = [
  ['shortcutSearch', commandKey('K')],
  ['shortcutSave', commandKey('S')],
  ['shortcutUndo', commandKey('Z')],
  ['shortcutRedo', commandKey('Y')],
  ['shortcutFill', commandKey('D')],
  ['shortcutClose', 'Esc'],
] as const;

function Shortcuts() {
  const t = usePhrases(shellPhrases);
  return (
    <dl className={styles.shortcuts}>
      {shortcuts.map(([phrase, key]) => (
        <div key={phrase} className={styles.shortcut}>
          <dt>{t(phrase)}</dt>
          <dd>
            <KeyHint>{key}</KeyHint>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Notices() {
  const t = usePhrases(shellPhrases);
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
