import { Button, SegmentedControl } from '@mantine/core';
import type { SampleOrder, WorstCase, WorstKind } from '@servery/domain';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { proverPhrases } from '../../../../phrases/menus/prover.ts';
import { triedOrderPhrases } from '../../../../phrases/menus/tried-order.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { WitnessCart } from './witness-cart.tsx';

type WorstOrderProps = {
  readonly cases: readonly WorstCase[];
  readonly isDone: boolean;
  readonly nameOf: (id: string) => string;
  /** Undefined: an order that begins empty. */
  readonly onTry: (order: SampleOrder | undefined) => void;
};

/** The order that gives most away, by money, by share, and by margin where costs are known. */
export function WorstOrder({ cases, isDone, nameOf, onTry }: WorstOrderProps) {
  const t = usePhrases(proverPhrases);
  const [kind, setKind] = useState<WorstKind>('MONEY');
  const shown = cases.find((one) => one.kind === kind) ?? cases[0];
  if (!shown) {
    return (
      <>
        <Muted small>{t(isDone ? 'nothingGiven' : 'looking')}</Muted>
        <TryButton onTry={() => onTry(undefined)} isEmpty />
      </>
    );
  }
  return (
    <>
      {!shown.isCertain && <Muted small>{t('uncertain')}</Muted>}
      {cases.length > 1 && (
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t('worstOf')}
          value={shown.kind}
          onChange={(value) => setKind(cases.find((one) => one.kind === value)?.kind ?? 'MONEY')}
          data={cases.map((one) => ({ value: one.kind, label: t(`worst${one.kind}`) }))}
        />
      )}
      <WitnessCart witness={shown.witness} nameOf={nameOf} />
      <TryButton onTry={() => onTry(shown.witness)} />
    </>
  );
}

type TryButtonProps = { readonly onTry: () => void; readonly isEmpty?: boolean };

/** Loads an order into the one that can be changed. */
export function TryButton({ onTry, isEmpty = false }: TryButtonProps) {
  const t = usePhrases(triedOrderPhrases);
  return (
    <div>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconPlayerPlay size={14} stroke={1.75} aria-hidden />}
        onClick={onTry}
      >
        {t(isEmpty ? 'putTogether' : 'tryIt')}
      </Button>
    </div>
  );
}
