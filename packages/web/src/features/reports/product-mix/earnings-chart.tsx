import '@mantine/charts/styles.css';
import { ChartTooltip, ScatterChart } from '@mantine/charts';
import { formatCents } from '@servery/domain';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import { DividingLine, type LineEnds } from './dividing-line.tsx';
import { ClassIcon } from './item-class.tsx';
import styles from './product-mix.module.css';
import { type Earning, type Earnings, type ItemClass, mostMarks } from './product-rows.ts';
import type { DrawnLines } from './use-drawn-lines.ts';

const thousand = 1_000;
const markSize = 12;

type EarningsChartProps = { readonly earnings: Earnings; readonly drawn: DrawnLines };

/** Each item by how many were sold and the margin of one; the table beside it says the same in figures. */
export function EarningsChart({ earnings: { items, lines }, drawn }: EarningsChartProps) {
  const t = usePhrases(reportsPhrases);
  const shown = [...items.values()].toSorted((one, other) => other.earned - one.earned).slice(0, mostMarks);
  const data = shown.map(({ sold, margin }, at) => ({ sold: sold / thousand, margin, at }));
  return (
    <figure className={styles.chart} aria-label={t('chartAbout')}>
      <Quadrants of={['puzzle', 'star']} />
      <ScatterChart
        h={320}
        // Its keys look for a mark by its place on an axis, which several share: the table has the marks for the keyboard.
        accessibilityLayer={false}
        data={[{ color: 'var(--accent-text)', name: t('item'), data }]}
        dataKey={{ x: 'sold', y: 'margin' }}
        xAxisLabel={t('chartSold')}
        valueFormatter={{ x: (value) => value.toLocaleString('en-US'), y: formatCents }}
        referenceLines={[
          {
            x: lines.sold / thousand,
            ifOverflow: 'extendDomain',
            shape: (ends: LineEnds) => (
              <DividingLine
                axis="x"
                ends={ends}
                value={lines.sold / thousand}
                name={t('soldLine')}
                text={(value) => t('soldAt', { count: value.toLocaleString('en-US') })}
                onMove={drawn.moveSold}
              />
            ),
          },
          {
            y: lines.margin,
            ifOverflow: 'extendDomain',
            shape: (ends: LineEnds) => (
              <DividingLine
                axis="y"
                ends={ends}
                value={lines.margin}
                name={t('marginLine')}
                text={formatCents}
                onMove={drawn.moveMargin}
              />
            ),
          },
        ]}
        scatterProps={{ shape: ({ cx, cy, payload }) => <Mark at={{ x: cx, y: cy }} of={shown[payload?.at]} /> }}
        tooltipProps={{
          content: ({ payload }) => {
            const item = shown[Number(payload?.[0]?.payload?.at)];
            if (item === undefined) return null;
            const lines = [
              {
                name: t('chartSold'),
                value: (item.sold / thousand).toLocaleString('en-US'),
                color: 'var(--accent-text)',
              },
              { name: t('margin'), value: formatCents(item.margin), color: 'var(--accent-text)' },
            ];
            return <ChartTooltip label={item.name} payload={lines} />;
          },
        }}
      />
      <Quadrants of={['dog', 'workhorse']} />
    </figure>
  );
}

/** The classes above the chart, or below it: few were sold to the left, many to the right. */
function Quadrants({ of }: { readonly of: readonly ItemClass[] }) {
  const t = usePhrases(reportsPhrases);
  return (
    <div className={styles.quadrants} aria-hidden>
      {of.map((id) => (
        <span key={id}>{t(`class.${id}`)}</span>
      ))}
    </div>
  );
}

type MarkProps = {
  readonly at: { readonly x: number | undefined; readonly y: number | undefined };
  readonly of: Earning | undefined;
};

/** The shape of its class, as in the table, under the figures of its item. */
function Mark({ at: { x, y }, of }: MarkProps) {
  const t = usePhrases(reportsPhrases);
  if (x === undefined || y === undefined || of === undefined) return null;
  const label = t('chartMark', {
    item: of.name,
    sold: (of.sold / thousand).toLocaleString('en-US'),
    margin: formatCents(of.margin),
    class: t(`class.${of.class}`),
  });
  return (
    <g transform={`translate(${x - markSize / 2} ${y - markSize / 2})`} color="var(--accent-text)">
      <ClassIcon of={of.class} size={markSize} label={label} />
    </g>
  );
}
