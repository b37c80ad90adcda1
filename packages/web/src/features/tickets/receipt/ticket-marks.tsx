import { formatCents } from '@servery/domain';
import { usePhrases } from '../../../phrases/phrases.ts';
import { receiptPhrases } from '../../../phrases/tickets/receipt.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Finding } from '../../../ui/messages/finding.tsx';
import type { TicketRecord } from '../ticket-calls.ts';

type Marks = TicketRecord['marks'];

/** What does not add up, in sentences. */
export function TicketMarks({ marks }: { readonly marks: Marks }) {
  const t = usePhrases(receiptPhrases);
  const sums = marks.filter(({ expected }) => expected !== null);
  const times = marks.filter(({ expected }) => expected === null);
  return (
    <>
      {sums.length > 0 && <Mark title={t('sumsDoNotAddUp')} marks={sums} />}
      {times.length > 0 && <Mark title={t('timesDoNotFit')} marks={times} />}
    </>
  );
}

function Mark({ title, marks }: { readonly title: string; readonly marks: Marks }) {
  const t = usePhrases(receiptPhrases);
  return (
    <Finding tone="bad">
      <Text as="b" weight="semibold">
        {title}
      </Text>
      <Stack as="ul" aria-label={title}>
        {marks.map(({ kind, expected, reported }) => (
          <li key={kind}>
            {t(`mark.${kind}`, { expected: formatCents(expected ?? 0), reported: formatCents(reported ?? 0) })}
          </li>
        ))}
      </Stack>
    </Finding>
  );
}
