import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './page-header.module.css';

type PageHeaderProps = {
  readonly title: string;
  /** Stands beside the title: a count, a tag. */
  readonly aside?: ReactNode;
  readonly subtitle?: ReactNode;
  /** A back link instead of breadcrumbs, on admin sub-pages. */
  readonly back?: ReactNode;
  readonly actions?: ReactNode;
};

/** The title, once per screen, and what can be done with the whole of it. */
export function PageHeader({ title, aside, subtitle, back, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && (
        <div className={styles.back}>
          <IconChevronLeft size={16} stroke={1.75} aria-hidden />
          {back}
        </div>
      )}
      <div className={styles.text}>
        <div className={styles.line}>
          <h1 className={styles.title}>{title}</h1>
          {aside}
        </div>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
