import { Button } from '@mantine/core';
import { formatCents } from '@servery/domain';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { replayPhrases } from '../../../../phrases/publishing/replay.ts';
import { Fact, Facts } from '../../../../ui/data/facts.tsx';
import { formatDate } from '../../../../ui/dates.ts';
import { Heading } from '../../../../ui/layout/heading.tsx';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { EmptyState } from '../../../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../../../ui/messages/error-state.tsx';
import styles from './replay.module.css';
import { type Replay, signed, sumOf } from './replay-sums.ts';
import { HoursOfReplay, ItemsOfReplay, LostOfReplay, OffersOfReplay, StoresOfReplay } from './replay-tables.tsx';
import { RatesOfReplay, RequirementsOfReplay, TaxesOfReplay } from './replay-taxes.tsx';
import type { ReplayRun } from './use-replay.ts';

/** The result of a replay, while its stores come in. */
export function ReplayView({ run }: { readonly run: ReplayRun }) {
  const t = usePhrases(replayPhrases);
  const { replay, isRunning, isFailed, isStale, done, count } = run;
  return (
    <Stack gap={4}>
      <Row justify="between" gap={3} wrap>
        <span role="status">
          {isRunning && t('running', { done, count })}
          {!isRunning && isStale && t('stale')}
        </span>
        <Button
          size="xs"
          loading={isRunning}
          leftSection={<IconRefresh size={14} stroke={1.75} aria-hidden />}
          onClick={run.run}
        >
          {t('again')}
        </Button>
      </Row>
      {isFailed && <ErrorState title={t('failed')} onRetry={run.run} />}
      {replay && <Outcome replay={replay} />}
    </Stack>
  );
}

function Outcome({ replay }: { readonly replay: Replay }) {
  const t = usePhrases(replayPhrases);
  const { from, to, stores, withheld } = replay;
  return (
    <>
      <Text as="p" tone="muted">
        {t('about', { from: formatDate(from), to: formatDate(to) })}
      </Text>
      {withheld > 0 && (
        <p>
          <Muted small>{t('withheld', { count: withheld })}</Muted>
        </p>
      )}
      {stores.length === 0 ? (
        <EmptyState title={t('noStore')} framed={false}>
          {t('noStoreHint')}
        </EmptyState>
      ) : (
        <Found replay={replay} />
      )}
    </>
  );
}

function Found({ replay }: { readonly replay: Replay }) {
  const t = usePhrases(replayPhrases);
  return (
    <>
      <Figures replay={replay} />
      <Part title={t('byStore')}>
        <StoresOfReplay stores={replay.stores} />
      </Part>
      <Part title={t('byItem')}>
        {replay.items.length === 0 ? <Muted>{t('noDifference')}</Muted> : <ItemsOfReplay items={replay.items} />}
      </Part>
      {replay.hours.some((cents) => cents !== 0) && (
        <Part title={t('byHour')}>
          <HoursOfReplay hours={replay.hours} />
        </Part>
      )}
      <Taxes replay={replay} />
      {replay.lost.length > 0 && (
        <Part title={t('lostTitle')}>
          <LostOfReplay lost={replay.lost} count={sumOf(replay.stores.map(({ lost }) => lost))} />
        </Part>
      )}
      {replay.requirements.length > 0 && (
        <Part title={t('requirements')}>
          <Muted small>{t('requirementsAbout')}</Muted>
          <RequirementsOfReplay requirements={replay.requirements} />
        </Part>
      )}
      {replay.offers.length > 0 && (
        <Part title={t('offers')}>
          <OffersOfReplay offers={replay.offers} />
        </Part>
      )}
    </>
  );
}

/** A table under its heading; its text begins where that of the panel does. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

/** Nothing where no tax differs. */
function Taxes({ replay: { taxes, rates } }: { readonly replay: Replay }) {
  const t = usePhrases(replayPhrases);
  return (
    <>
      {taxes.some(({ before, after }) => before !== after) && (
        <Part title={t('byTax')}>
          <TaxesOfReplay taxes={taxes} />
        </Part>
      )}
      {rates.length > 0 && (
        <Part title={t('byRate')}>
          <RatesOfReplay rates={rates} />
        </Part>
      )}
    </>
  );
}

const percent = 100;

function Figures({ replay: { stores } }: { readonly replay: Replay }) {
  const t = usePhrases(replayPhrases);
  const sum = (name: Exclude<keyof Replay['stores'][number], 'locationId'>) =>
    sumOf(stores.map((store) => store[name]));
  const [before, difference, lost] = [sum('before'), sum('difference'), sum('lost')];
  const share = before === 0 ? 0 : difference / before;
  return (
    <Facts isBare>
      <Fact name={t('tickets')}>
        {sum('tickets').toLocaleString('en-US')} <Muted small>{t('stores', { count: stores.length })}</Muted>
      </Fact>
      <Fact name={t('brought')}>
        <Text weight="semibold">{signed(formatCents(difference), difference)}</Text>{' '}
        <Muted small>{t('share', { share: `${(share * percent).toFixed(2)} %`, sales: formatCents(before) })}</Muted>
      </Fact>
      <Fact name={t('tax')}>
        <Text weight="semibold">{signed(formatCents(sum('taxDifference')), sum('taxDifference'))}</Text>{' '}
        <Muted small>{t('taxOf', { tax: formatCents(sum('tax')) })}</Muted>
      </Fact>
      <Fact name={t('changed')}>{sum('changed').toLocaleString('en-US')}</Fact>
      <Fact name={t('lost')}>
        <Text tone={lost > 0 ? 'bad' : undefined} weight={lost > 0 ? 'semibold' : undefined}>
          {lost.toLocaleString('en-US')}
        </Text>{' '}
        {lost > 0 && <Muted small>{t('lostSales', { amount: formatCents(sum('lostSales')) })}</Muted>}
      </Fact>
      <Aside name={t('otherPrice')} count={sum('otherPrice')} about={t('otherPriceAbout')} />
      <Aside name={t('otherTax')} count={sum('otherTax')} about={t('otherTaxAbout')} />
      <Aside name={t('notSold')} count={sum('notSold')} about={t('notSoldAbout')} />
    </Facts>
  );
}

type AsideProps = { readonly name: string; readonly count: number; readonly about: string };

/** Lines that are no difference of this publication; nothing where there are none. */
function Aside({ name, count, about }: AsideProps) {
  if (count === 0) return null;
  return (
    <Fact name={name}>
      {count.toLocaleString('en-US')} <Muted small>{about}</Muted>
    </Fact>
  );
}
