import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keptFrom, leastPunchMonths, leastTicketMonths } from '@servery/domain';
import { dateText } from '@servery/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../../api/keys.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { retentionPhrases } from '../../../phrases/tickets/retention.ts';
import { isActing } from '../../../session/acting.ts';
import { mayAt } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { confirm } from '../../../ui/dialogs/dialog-store.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import styles from './retention.module.css';
import { type Retention, type RetentionSetting, retentionQuery, saveRetention } from './retention-calls.ts';

/** For how long the company keeps tickets and time punches. A choice acts at once, after a question where something is deleted. */
export function RetentionPanel() {
  const t = usePhrases(retentionPhrases);
  const { userCompanyId } = useSession();
  const query = useQuery(retentionQuery(userCompanyId));
  const { data } = query;
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <Heading as="h2">{t('title')}</Heading>
      <LoadState query={query} failed={[t('failed'), t('failedHint')]} rows={2} />
      {data && !query.isError && <FoldedSetting retention={data} />}
    </section>
  );
}

/** On a phone one line, until it is asked for: the subject of the page comes first. */
function FoldedSetting({ retention }: { readonly retention: Retention }) {
  const t = usePhrases(retentionPhrases);
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  if (!isPhone || isOpen) return <Setting retention={retention} />;
  const lengthOf = (months: number | null) => (months === null ? t('forEver') : t('months', { count: months }));
  const { ticketMonths, punchMonths } = retention;
  return (
    <Row justify="between" gap={3}>
      <Text tone="muted" size="sm">
        {t('kept', { tickets: lengthOf(ticketMonths), punches: lengthOf(punchMonths) })}
      </Text>
      <Button size="sm" aria-expanded={false} onClick={() => setOpen(true)}>
        {t('show')}
      </Button>
    </Row>
  );
}

function Setting({ retention }: { readonly retention: Retention }) {
  const t = usePhrases(retentionPhrases);
  const session = useSession();
  const { save, isSaving } = useSave(retention);
  const isOwn = mayAt(session, ['COMPANY_ADMIN'], null) && !isActing(session);
  const isFixed = !isOwn || session.isReadOnly || isSaving;
  const { ticketMonths, punchMonths, ticketsFrom, punchesFrom } = retention;
  const notes = [
    ticketsFrom !== null && t('ticketsFrom', { date: dateText(ticketsFrom) }),
    punchesFrom !== null && t('punchesFrom', { date: dateText(punchesFrom) }),
    t('hint'),
    !isOwn && t(isActing(session) ? 'whileActing' : 'who'),
  ].filter((note) => note !== false);
  return (
    <>
      <Grid columns={2} gap={3} align="start">
        <SelectField
          label={t('tickets')}
          value={choiceOf(ticketMonths)}
          options={useOptions(leastTicketMonths, ticketMonths)}
          disabled={isFixed}
          onChange={(value) => save({ ticketMonths: monthsOf(value) })}
          size="sm"
        />
        <SelectField
          label={t('punches')}
          value={choiceOf(punchMonths)}
          options={useOptions(leastPunchMonths, punchMonths)}
          disabled={isFixed}
          onChange={(value) => save({ punchMonths: monthsOf(value) })}
          size="sm"
        />
      </Grid>
      <Stack gap={1}>
        {notes.map((note) => (
          <Text key={note} as="p" tone="muted" size="sm">
            {note}
          </Text>
        ))}
      </Stack>
    </>
  );
}

const forEver = 'ever';
const usualMonths = [3, 6, 12, 24, 36, 48, 60, 84, 120];

/** With the one that is set, whichever it is. */
function useOptions(least: number, set: number | null) {
  const t = usePhrases(retentionPhrases);
  const months = new Set([...usualMonths.filter((count) => count >= least), ...(set === null ? [] : [set])]);
  return [
    { value: forEver, label: t('forEver') },
    ...[...months]
      .sort((one, other) => one - other)
      .map((count) => ({ value: String(count), label: t('months', { count }) })),
  ];
}

function choiceOf(months: number | null): string {
  return months === null ? forEver : String(months);
}

function monthsOf(value: string | null): number | null {
  return value === null || value === forEver ? null : Number(value);
}

/** @returns `save`, which asks first where more is deleted than before */
function useSave(retention: Retention) {
  const t = usePhrases(retentionPhrases);
  const { userCompanyId } = useSession();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const mayDelete = async (change: Partial<RetentionSetting>): Promise<boolean> => {
    const { ticketMonths, punchMonths } = change;
    const isOfTickets = ticketMonths !== undefined;
    const months = ticketMonths ?? punchMonths ?? null;
    const before = isOfTickets ? retention.ticketMonths : retention.punchMonths;
    if (months === null || (before !== null && months >= before)) return true;
    const date = dateText(keptFrom(months, new Date().toISOString().slice(0, 10)));
    const message = t(isOfTickets ? 'confirmTickets' : 'confirmPunches', { date });
    return (await confirm({ title: t('confirmTitle'), message, accept: t('accept'), level: 'danger' })) === 'accept';
  };
  const save = async (change: Partial<RetentionSetting>): Promise<void> => {
    if (!(await mayDelete(change))) return;
    setSaving(true);
    const { ticketMonths, punchMonths } = { ...retention, ...change };
    const result = await saveRetention(userCompanyId, { ticketMonths, punchMonths });
    await queries.invalidateQueries({ queryKey: keys.retention(userCompanyId) });
    setSaving(false);
    if (result.status === 'ok') notify.success(t('saved'));
    else notify.error((result.status === 'invalid' ? result.errors[0]?.message : undefined) ?? t('notSaved'));
  };
  return { save, isSaving };
}
