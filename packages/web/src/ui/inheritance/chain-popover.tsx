import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { type Origin, originIcons } from '../icons.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import styles from './chain-popover.module.css';

/** One level of the chain, the nearest first; `value` is null where the level has none. */
export type ChainRow = {
  readonly level: Origin;
  readonly name: string;
  readonly value: ReactNode | null;
  /** Person, version and time, or that the level follows the one below. */
  readonly meta?: ReactNode;
};

type ChainPopoverProps = {
  readonly title: string;
  readonly subtitle?: string;
  readonly rows: readonly ChainRow[];
  /** The value that stores get where it is another one, and the reason; empty where it is the value in force. */
  readonly published?: readonly ReactNode[];
  readonly onRevert?: () => void;
  readonly onHistory?: () => void;
  /** At upper levels: which stores keep their own value. */
  readonly children?: ReactNode;
};

/** The chain of values, nearest level first; the value in force is bold. */
export function ChainPopover(props: ChainPopoverProps) {
  const { title, subtitle, rows, published = [], onRevert, onHistory, children } = props;
  const t = usePhrases(uiPhrases);
  const inForce = rows.find((row) => row.value !== null);
  return (
    <div className={styles.chain} tabIndex={-1} data-autofocus>
      <header className={styles.head}>
        <Text as="h2" weight="semibold">
          {title}
        </Text>
        <p className={styles.subtitle}>{subtitle ?? t('whereFrom')}</p>
      </header>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <ChainLine key={row.level} row={row} isInForce={row === inForce} />
        ))}
      </ol>
      {published.length > 0 && (
        <div className={styles.published} role="note">
          {published.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences without ids, which keep their order
            <p key={at}>{line}</p>
          ))}
        </div>
      )}
      {children}
      {(onRevert || onHistory) && (
        <footer className={styles.foot}>
          {onRevert && (
            <Button
              variant="subtle"
              size="sm"
              leftSection={<IconArrowBackUp size={14} stroke={1.75} aria-hidden />}
              onClick={onRevert}
            >
              {t('revertToInherited')}
            </Button>
          )}
          {onHistory && (
            <Button variant="subtle" size="sm" ml="auto" onClick={onHistory}>
              {t('history')}
            </Button>
          )}
        </footer>
      )}
    </div>
  );
}

function ChainLine({ row, isInForce }: { readonly row: ChainRow; readonly isInForce: boolean }) {
  const t = usePhrases(uiPhrases);
  const Icon = originIcons[row.level];
  return (
    <li className={styles.row} data-level={row.level} data-in-force={isInForce || undefined}>
      <Icon className={styles.icon} size={16} stroke={1.75} aria-hidden />
      <Stack place="fill">
        <Row gap={3} align="stretch" justify="between">
          <span className={styles.name}>{row.name}</span>
          <span className={styles.value} data-none={row.value === null || undefined}>
            {row.value ?? t('noValue')}
          </span>
        </Row>
        {row.meta && <p className={styles.meta}>{row.meta}</p>}
      </Stack>
    </li>
  );
}
