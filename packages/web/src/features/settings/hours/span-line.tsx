import { endOffsetFrom } from '@servery/domain';
import { endsNextDay } from '@servery/words';
import { IconX } from '@tabler/icons-react';
import { TimeInput } from '../../../editing/fields/time-field.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../phrases/settings/hours.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { Span } from './cells.ts';
import styles from './hours-panel.module.css';

type SpanLineProps = {
  readonly labels: { readonly opens: string; readonly closes: string; readonly remove: string };
  readonly span: Span;
  readonly disabled: boolean;
  readonly onChange: (span: Span) => void;
  /** Left out where a line is the only one and stays. */
  readonly onRemove?: (() => void) | undefined;
};

/** HR-03: an end at or before the start lies on the next day. */
export function SpanLine({ labels, span, disabled, onChange, onRemove }: SpanLineProps) {
  const t = usePhrases(hoursPhrases);
  const { startTime, endOffset } = span;
  const end = startTime + endOffset;
  return (
    <div className={styles.line}>
      <TimeInput
        label={labels.opens}
        value={startTime}
        disabled={disabled}
        onChange={(start) => onChange({ startTime: start, endOffset: endOffsetFrom(start, end % 86_400) })}
      />
      <Text tone="faint">{t('to')}</Text>
      <TimeInput
        label={labels.closes}
        value={end}
        disabled={disabled}
        onChange={(close) => onChange({ startTime, endOffset: endOffsetFrom(startTime, close) })}
      />
      {!disabled && onRemove && (
        <IconButton
          size="sm"
          label={labels.remove}
          icon={<IconX size={16} stroke={1.75} aria-hidden />}
          onClick={onRemove}
        />
      )}
      {endsNextDay(span) && <span className={styles.nextDay}>{t('nextDay')}</span>}
    </div>
  );
}
