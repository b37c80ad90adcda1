import { useMediaQuery } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './compose.module.css';

type PhoneFoldProps = {
  readonly area: 'stores' | 'review' | 'plan';
  /** The settled part, in one row. */
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
};

/** A part of the page; on a phone one row that unfolds it, so that the findings that stop a publication are seen first. */
export function PhoneFold({ area, title, note, children }: PhoneFoldProps) {
  const isPhone = useMediaQuery('(max-width: 600px)', false, { getInitialValueInEffect: false });
  if (!isPhone)
    return (
      <div className={styles.part} data-area={area}>
        {children}
      </div>
    );
  return (
    <details className={styles.part} data-area={area}>
      <summary className={styles.settled}>
        <span>
          <b>{title}</b>
          <span>{note}</span>
        </span>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
