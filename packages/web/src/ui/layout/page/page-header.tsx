import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Muted } from '../muted.tsx';
import { Row } from '../row.tsx';
import { Stack } from '../stack.tsx';
import styles from './page-header.module.css';

type PageHeaderProps = {
  readonly title: string;
  /** Shown beside the title: a count, a tag. */
  readonly aside?: ReactNode;
  readonly subtitle?: ReactNode;
  /** A back link instead of breadcrumbs, on admin sub-pages. */
  readonly back?: ReactNode;
  readonly actions?: ReactNode;
};

/** The title, once per screen, and the actions on the whole of it. */
export function PageHeader({ title, aside, subtitle, back, actions }: PageHeaderProps) {
  return (
    <Row as="header" gap={4} lineGap={2} {...(subtitle !== undefined && { align: 'end' })} wrap>
      {back && (
        <div className={styles.back}>
          <IconChevronLeft size={16} stroke={1.75} aria-hidden />
          {back}
        </div>
      )}
      <Stack place="shrink">
        <Row gap={2.5} lineGap={1} wrap>
          <h1 className={styles.title}>{title}</h1>
          {aside}
        </Row>
        {subtitle && <Muted>{subtitle}</Muted>}
      </Stack>
      {actions && <div className={styles.actions}>{actions}</div>}
    </Row>
  );
}
