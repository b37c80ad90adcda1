import type { DeliveryVerdict } from '@servery/domain';
import { IconBan, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSettings } from '../../../../editing/kinds/location-settings-document.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { deliveryPhrases } from '../../../../phrases/settings/delivery.ts';
import { formatAmount } from '../../../../ui/fields/amount.ts';
import { Row } from '../../../../ui/layout/row.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../../ui/table/data-table-types.ts';
import styles from '../delivery.module.css';
import { type TestResult, useTestResults } from './use-tested-addresses.ts';

type ResultRow = TestResult & { readonly at: number };

/** Each address with its zone and its fee, or the reason without a zone. */
export function TestResults() {
  const t = usePhrases(deliveryPhrases);
  const results = useTestResults();
  const hasShares = useSettings(
    ({ deliverySettings: { chargeCustomerMode, percentageAfterCpnTax, percentageBeforeCpnTax } }) =>
      chargeCustomerMode === 'BY_ZONE' && Number(percentageBeforeCpnTax) + Number(percentageAfterCpnTax) > 0,
  );
  const rows = useMemo(() => results.map((result, at) => ({ ...result, at })), [results]);
  const columns = useColumns();
  return (
    <>
      <Summary results={results} />
      <div className={styles.results}>
        <DataTable<ResultRow>
          label={t('results')}
          rows={rows}
          rowKey={({ at }) => String(at)}
          rowName={({ address }) => address.text}
          columns={columns}
        />
      </div>
      {hasShares && (
        <Text as="p" tone="faint">
          {t('plusShares')}
        </Text>
      )}
    </>
  );
}

function useColumns(): readonly DataColumn<ResultRow>[] {
  const t = usePhrases(deliveryPhrases);
  return useMemo(
    () => [
      {
        id: 'address',
        title: t('address'),
        cell: ({ address }) => address.text,
        sortBy: ({ address }) => address.text,
        width: 'minmax(0, 2fr)',
      },
      {
        id: 'zone',
        title: t('zone'),
        cell: (result) => <ZoneCell {...result} />,
        sortBy: ({ answer }) => answer.zone?.name ?? null,
        width: 'minmax(0, 1.2fr)',
      },
      {
        id: 'fee',
        title: t('fee'),
        cell: ({ answer }) => amountText(answer.fee),
        sortBy: ({ answer }) => amountOf(answer.fee),
        align: 'right',
        width: '88px',
      },
      {
        id: 'minimum',
        title: t('minimum'),
        cell: ({ answer }) => amountText(answer.minimum),
        sortBy: ({ answer }) => amountOf(answer.minimum),
        align: 'right',
        width: '96px',
        hideOnPhone: true,
      },
      {
        id: 'result',
        title: t('result'),
        cell: (result) => <Verdict {...result} />,
        sortBy: ({ answer }) => verdicts.indexOf(answer.verdict),
        width: 'minmax(0, 1.2fr)',
      },
    ],
    [t],
  );
}

function amountText(amount: string | null): string {
  return amount === null ? '' : formatAmount(amount);
}

function amountOf(amount: string | null): number | null {
  return amount === null ? null : Number(amount);
}

const verdicts = ['DELIVERED', 'NOT_ONLINE', 'DISABLED', 'OUTSIDE', 'INVALID_ADDRESS'] as const;

function Summary({ results }: { readonly results: readonly TestResult[] }) {
  const t = usePhrases(deliveryPhrases);
  const counts = Object.groupBy(results, ({ answer }) => answer.verdict);
  const parts = verdicts.flatMap((verdict) => {
    const count = counts[verdict]?.length ?? 0;
    return count === 0 ? [] : [`${count.toLocaleString('en-US')} ${t(`verdict.${verdict}`).toLowerCase()}`];
  });
  return (
    <Text as="p" weight="medium" role="status">
      {t('count', { count: results.length })}: {parts.join(' · ')}
    </Text>
  );
}

function ZoneCell({ answer: { zone, alsoIn } }: TestResult) {
  const t = usePhrases(deliveryPhrases);
  if (!zone) return <Text tone="faint">{t('noZone')}</Text>;
  return (
    <Row as="span" gap={2} inline>
      <span className={styles.swatch} style={{ background: zone.fillColor }} />
      <span>
        {zone.name}
        {alsoIn.length > 0 && (
          <Text tone="faint"> ({t('also', { zones: alsoIn.map(({ name }) => name).join(', ') })})</Text>
        )}
      </span>
    </Row>
  );
}

const icons: Readonly<Record<DeliveryVerdict, typeof IconBan>> = {
  DELIVERED: IconCircleCheck,
  NOT_ONLINE: IconCircleMinus,
  DISABLED: IconBan,
  OUTSIDE: IconBan,
  INVALID_ADDRESS: IconBan,
};

function Verdict({ answer: { verdict, isTakenInPos, isTakenOnline } }: TestResult) {
  const t = usePhrases(deliveryPhrases);
  const Icon = icons[verdict];
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span>
        {t(`verdict.${verdict}`)}
        {isTakenInPos && !isTakenOnline && <Text tone="faint">, {t('takenInPos')}</Text>}
      </span>
    </span>
  );
}
