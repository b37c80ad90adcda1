import type { DeliveryVerdict } from '@servery/domain';
import { IconBan, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import { useSettings } from '../../configuration/location-settings-document.ts';
import { deliveryPhrases } from '../../phrases/delivery.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { formatAmount } from '../../ui/fields/amount.ts';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './delivery.module.css';
import { type TestResult, useTestResults } from './use-tested-addresses.ts';

const mostShown = 200;

/** Each address with its zone, what it costs, and why not. */
export function TestResults() {
  const t = usePhrases(deliveryPhrases);
  const results = useTestResults();
  const hasShares = useSettings(
    ({ deliverySettings: { chargeCustomerMode, percentageAfterCpnTax, percentageBeforeCpnTax } }) =>
      chargeCustomerMode === 'BY_ZONE' && Number(percentageBeforeCpnTax) + Number(percentageAfterCpnTax) > 0,
  );
  return (
    <>
      <Summary results={results} />
      <PlainTable<TestResult & { readonly at: number }>
        label={t('results')}
        rows={results.slice(0, mostShown).map((result, at) => ({ ...result, at }))}
        rowKey={({ at }) => String(at)}
        columns={[
          { id: 'address', title: t('address'), cell: ({ address }) => address.text },
          { id: 'zone', title: t('zone'), cell: (result) => <ZoneCell {...result} /> },
          {
            id: 'fee',
            title: t('fee'),
            cell: ({ answer }) => (answer.fee === null ? '' : formatAmount(answer.fee)),
            align: 'right',
          },
          {
            id: 'minimum',
            title: t('minimum'),
            cell: ({ answer }) => (answer.minimum === null ? '' : formatAmount(answer.minimum)),
            align: 'right',
            hideOnPhone: true,
          },
          { id: 'result', title: t('result'), cell: (result) => <Verdict {...result} /> },
        ]}
      />
      {results.length > mostShown && (
        <p className={styles.quiet}>{t('shownOf', { shown: mostShown, count: results.length })}</p>
      )}
      {hasShares && <p className={styles.quiet}>{t('plusShares')}</p>}
    </>
  );
}

const verdicts = ['DELIVERED', 'NOT_ONLINE', 'DISABLED', 'OUTSIDE', 'INVALID_ADDRESS'] as const;

function Summary({ results }: { readonly results: readonly TestResult[] }) {
  const t = usePhrases(deliveryPhrases);
  const counts = Object.groupBy(results, ({ answer }) => answer.verdict);
  const parts = verdicts.flatMap((verdict) => {
    const count = counts[verdict]?.length ?? 0;
    return count === 0 ? [] : [`${count} ${t(`verdict.${verdict}`).toLowerCase()}`];
  });
  return (
    <p className={styles.summary} role="status">
      {t('count', { count: results.length })}: {parts.join(' · ')}
    </p>
  );
}

function ZoneCell({ answer: { zone, alsoIn } }: TestResult) {
  const t = usePhrases(deliveryPhrases);
  if (!zone) return <span className={styles.quiet}>{t('noZone')}</span>;
  return (
    <span className={styles.look}>
      <span className={styles.swatch} style={{ background: zone.fillColor }} />
      <span>
        {zone.name}
        {alsoIn.length > 0 && (
          <span className={styles.quiet}> ({t('also', { zones: alsoIn.map(({ name }) => name).join(', ') })})</span>
        )}
      </span>
    </span>
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
        {isTakenInPos && !isTakenOnline && <span className={styles.quiet}>, {t('takenInPos')}</span>}
      </span>
    </span>
  );
}
