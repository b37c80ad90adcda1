import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { StockThing } from '@servery/domain';
import type { ReactNode } from 'react';
import { usePhrases } from '../phrases/phrases.ts';
import { stockPhrases } from '../phrases/stock/out-of-stock.ts';
import { LengthChoices } from './length-choices.tsx';

type TakeOutPanelProps = {
  readonly thing: StockThing;
  readonly name: string;
  /** The things that go out with it. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
};

/** The head of a panel is no second banner of the page. */
const asPart = { header: { role: 'none' } } as const;

/** Asks for how long; from below on a phone, at the side elsewhere. */
export function TakeOutPanel({ thing, name, note, onClose }: TakeOutPanelProps) {
  const t = usePhrases(stockPhrases);
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('takeOutOf', { name })}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? 'auto' : 'min(400px, 100vw)'}
      attributes={asPart}
    >
      {note}
      <LengthChoices thing={thing} name={name} onDone={onClose} />
    </Drawer>
  );
}
