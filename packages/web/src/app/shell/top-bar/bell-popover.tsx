import { Popover } from '@mantine/core';
import { NotificationsPanel } from '../../../features/notifications/notifications-panel.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import styles from './bell-popover.module.css';

/** Lies over the bell while its panel is open, so that a press on the bell closes it. */
export function BellPopover({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(shellPhrases);
  return (
    <Popover
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      position="bottom-end"
      width={496}
      offset={4}
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer only; keys close with Escape */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
        <span className={styles.cover} onClick={onClose} />
      </Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={t('notices')}>
        <NotificationsPanel onClose={onClose} />
      </Popover.Dropdown>
    </Popover>
  );
}
