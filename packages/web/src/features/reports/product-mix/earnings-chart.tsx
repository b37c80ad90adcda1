import '@mantine/charts/styles.css';
import { ChartTooltip, ScatterChart } from '@mantine/charts';
import { formatCents } from '@servery/domain';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import type { Earnings } from './product-rows.ts';

const thousand = 1_000;

/** Each item by how many were sold and the margin of one; the table beside it says the same in figures. */
export function EarningsChart({ earnings }: { readonly earnings: Earnings }) {
  const t = usePhrases(reportsPhrases);
  const { items, middle } = earnings;
  const shown = [...items.values()];
  const data = shown.map(({ sold, margin }, at) => ({ sold: sold / thousand, margin, at }));
  return (
    <div role="img" aria-label={t('chartAbout')}>
      <ScatterChart
        h={320}
        data={[{ color: 'var(--accent)', name: t('item'), data }]}
        dataKey={{ x: 'sold', y: 'margin' }}
        xAxisLabel={t('chartSold')}
        valueFormatter={{ x: (value) => value.toLocaleString('en-US'), y: formatCents }}
        referenceLines={[
          { x: middle.sold / thousand, color: 'var(--line-2)' },
          { y: middle.margin, color: 'var(--line-2)' },
        ]}
        tooltipProps={{
          content: ({ payload }) => {
            const item = shown[Number(payload?.[0]?.payload?.at)];
            if (item === undefined) return null;
            const lines = [
              { name: t('chartSold'), value: (item.sold / thousand).toLocaleString('en-US'), color: 'var(--accent)' },
              { name: t('margin'), value: formatCents(item.margin), color: 'var(--accent)' },
            ];
            return <ChartTooltip label={item.name} payload={lines} />;
          },
        }}
      />
    </div>
  );
}
