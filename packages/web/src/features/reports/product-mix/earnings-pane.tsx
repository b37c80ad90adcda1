import { Button } from '@mantine/core';
import { formatCents } from '@servery/domain';
import { lazy, Suspense } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../../ui/messages/skeletons.tsx';
import { Definition } from '../frame/definition.tsx';
import { ClassIcon } from './item-class.tsx';
import styles from './product-mix.module.css';
import { type Earning, type Earnings, type ItemClass, itemClasses, mostMarks } from './product-rows.ts';
import type { DrawnLines } from './use-drawn-lines.ts';

const thousand = 1_000;

const EarningsChart = lazy(() => import('./earnings-chart.tsx').then((m) => ({ default: m.EarningsChart })));

/** How many of each size were sold: the cost of some items depends on it. */
export type SizesQuery = {
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
};

type EarningsPaneProps = { readonly earnings: Earnings; readonly drawn: DrawnLines; readonly sizes: SizesQuery };

/** Margin and popularity of the rows of the table, and how many items are in each class. */
export function EarningsPane({ earnings, drawn, sizes }: EarningsPaneProps) {
  const t = usePhrases(reportsPhrases);
  const hasMarks = earnings.items.size > 0;
  return (
    <section className={styles.pane} aria-labelledby="earnings">
      <Row gap={1}>
        <Heading id="earnings">{t('chart')}</Heading>
        <Definition name={t('margin')} about={t('margin.about')} />
      </Row>
      {sizes.isError && (
        <ErrorState title={t('sizesFailed')} onRetry={sizes.refetch}>
          {t('sizesFailedHint')}
        </ErrorState>
      )}
      {!hasMarks && sizes.isLoading && <SkeletonTable rows={6} />}
      {!hasMarks && !sizes.isLoading && !sizes.isError && (
        <EmptyState title={t('noCosts')} framed={false}>
          {t('noCostsHint')}
        </EmptyState>
      )}
      {hasMarks && <Classes earnings={earnings} drawn={drawn} />}
    </section>
  );
}

/** The chart, its lines, and how many items are in each class. */
function Classes({ earnings, drawn }: Omit<EarningsPaneProps, 'sizes'>) {
  const t = usePhrases(reportsPhrases);
  const items = [...earnings.items.values()];
  return (
    <>
      <Suspense fallback={<SkeletonTable rows={6} />}>
        <EarningsChart earnings={earnings} drawn={drawn} />
      </Suspense>
      <Text as="p" tone="faint" size="sm">
        {t('chartAbout')}
        {items.length > mostMarks && ` ${t('chartMost', { count: mostMarks })}`}
      </Text>
      <Row justify="between" gap={3} align="start">
        <Text tone="muted" size="sm">
          {t(drawn.isAny ? 'linesDrawn' : 'linesMiddle', {
            sold: (earnings.lines.sold / thousand).toLocaleString('en-US'),
            margin: formatCents(earnings.lines.margin),
          })}
        </Text>
        {drawn.isAny && (
          <Button variant="subtle" size="xs" onClick={drawn.toMiddle}>
            {t('toMiddle')}
          </Button>
        )}
      </Row>
      <ul className={styles.classes}>
        {itemClasses.map((id) => (
          <ClassLine key={id} id={id} items={items.filter((item) => item.class === id)} />
        ))}
      </ul>
    </>
  );
}

/** How many items are in a class, and their earnings. */
function ClassLine({ id, items }: { readonly id: ItemClass; readonly items: readonly Earning[] }) {
  const t = usePhrases(reportsPhrases);
  return (
    <li className={styles.class}>
      <ClassIcon of={id} />
      <Text weight="semibold">{`${items.length} × ${t(`class.${id}`)}`}</Text>
      <Text size="sm">{t('marginOf', { money: formatCents(items.reduce((sum, { earned }) => sum + earned, 0)) })}</Text>
      <Text tone="muted" size="sm">
        {t(`class.${id}.do`)}
      </Text>
    </li>
  );
}
