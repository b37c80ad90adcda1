import { formatCents, mostUnknownThings } from '@servery/domain';
import { usePhrases } from '../../../phrases/phrases.ts';
import { receiptPhrases } from '../../../phrases/tickets/receipt.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Finding } from '../../../ui/messages/finding.tsx';
import type { TicketRecord } from '../ticket-calls.ts';

type Marks = TicketRecord['marks'];

/** The sums and times that do not add up, and the things that are not known, in sentences. */
export function TicketMarks({ marks }: { readonly marks: Marks }) {
  const t = usePhrases(receiptPhrases);
  const unknown = marks.filter((mark) => mark.unknown !== undefined);
  const sums = marks.filter(({ expected }) => expected !== null);
  const times = marks.filter((mark) => mark.expected === null && mark.unknown === undefined);
  return (
    <>
      {sums.length > 0 && <Mark title={t('sumsDoNotAddUp')} marks={sums} />}
      {times.length > 0 && <Mark title={t('timesDoNotFit')} marks={times} />}
      {unknown.length > 0 && <Mark title={t('notKnown')} marks={unknown} />}
      {unknown.length >= mostUnknownThings && (
        <Text tone="muted">{t('firstUnknown', { count: mostUnknownThings })}</Text>
      )}
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
      <Stack as="ul" gap={1} aria-label={title}>
        {marks.map(({ kind, expected, reported, unknown }) => (
          <li key={`${kind} ${unknown?.line} ${unknown?.id}`}>
            {t(`mark.${kind}`, {
              expected: formatCents(expected ?? 0),
              reported: formatCents(reported ?? 0),
              line: unknown?.line ?? '',
              name: unknown?.name || (unknown?.id ?? ''),
              menu: t(unknown?.isOfTicket ? 'menuOfTicket' : 'menuOfLocation'),
            })}
          </li>
        ))}
      </Stack>
    </Finding>
  );
}
