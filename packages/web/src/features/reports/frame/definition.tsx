import { ActionIcon, Popover } from '@mantine/core';
import { type SalesColumnId, salesParts, salesPhrases, salesText } from '@servery/words';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import type { SalesRow } from '../../../sales/sales-calls.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { valueIn } from './report-values.ts';

type DefinitionProps = {
  readonly name: string;
  readonly about: string;
  /** Worked out with the numbers on the screen. */
  readonly children?: ReactNode;
};

/** The meaning of a figure, behind an *i*. */
export function Definition({ name, about, children }: DefinitionProps) {
  const t = usePhrases(reportsPhrases);
  return (
    <Popover width={300} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon size={22} aria-label={t('whatIs', { name })}>
          <IconInfoCircle size={14} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={12}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the dialog takes the focus, so that Escape closes it and its words are read */}
        <div tabIndex={0} data-autofocus>
          <Stack gap={2}>
            <Row justify="between" gap={3}>
              <Text weight="semibold">{name}</Text>
              <Text tone="faint" size="sm">
                {t('sameEverywhere')}
              </Text>
            </Row>
            <Text as="p" tone="muted">
              {about}
            </Text>
            {children}
          </Stack>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

type WorkedOutProps = { readonly id: SalesColumnId; readonly row: SalesRow; readonly total: SalesRow };

/** The columns that one is made of, and their values; nothing for a plain sum. */
export function WorkedOut({ id, row, total }: WorkedOutProps) {
  const say = usePhrases(salesPhrases);
  const parts = salesParts(id);
  if (parts.length === 0) return null;
  return (
    <div>
      {[...parts, id].map((part) => (
        <Row key={part} justify="between" gap={3} weight={part === id ? 'semibold' : undefined}>
          <span>{say(part)}</span>
          <span>{salesText(part, valueIn(part, row, total))}</span>
        </Row>
      ))}
    </div>
  );
}
