import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import styles from './notice.module.css';
import { NoticeLines } from './notice-lines.tsx';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';
export type NoticeAction = { readonly label: string; readonly onClick: () => void };

type NoticeProps = {
  readonly kind: NoticeKind;
  readonly title?: string | undefined;
  readonly message: ReactNode;
  /** The details that it sums up, folded. */
  readonly lines?: readonly string[] | undefined;
  readonly action?: NoticeAction | undefined;
  readonly onClose: () => void;
};

const icons: Readonly<Record<NoticeKind, TablerIcon>> = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertTriangle,
};

/** The notice that floats in when something was done or went wrong. */
export function Notice({ kind, title, message, lines = [], action, onClose }: NoticeProps) {
  const t = usePhrases(uiPhrases);
  const Icon = icons[kind];
  return (
    <div className={styles.notice} data-kind={kind}>
      <Icon className={styles.icon} size={16} stroke={1.75} aria-hidden />
      <div className={styles.text}>
        <p>
          {title && <b>{title} </b>}
          {message}
        </p>
        {lines.length > 0 && <NoticeLines lines={lines} />}
      </div>
      {action && (
        <Button variant="link" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      <CloseButton className={styles.close} size="sm" aria-label={t('dismiss')} onClick={onClose} />
    </div>
  );
}
