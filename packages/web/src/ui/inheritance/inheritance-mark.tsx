import { Popover } from '@mantine/core';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';
import { type Origin, originIcons } from '../icons.tsx';
import { CloseChain } from './close-chain.ts';
import styles from './inheritance-mark.module.css';
import { MarkByKey } from './mark-by-key.ts';

type InheritanceMarkProps = {
  readonly origin: Origin;
  /** The word beside the icon: the group's name for a group; the usual word otherwise. */
  readonly word?: string;
  /** The popover that the mark opens: a ChainPopover. Without it the mark is only read. */
  readonly chain?: ReactNode;
};

/** Where a value comes from: icon and word; opens the chain of values. */
export function InheritanceMark({ origin, word, chain }: InheritanceMarkProps) {
  const t = usePhrases(uiPhrases);
  const [isOpen, setOpen] = useState(false);
  const tellField = useContext(MarkByKey);
  const opens = Boolean(chain);
  useEffect(() => {
    if (!opens) return undefined;
    tellField?.(true);
    return () => tellField?.(false);
  }, [opens, tellField]);
  const shown = word ?? t(origin);
  if (!chain) return <Mark origin={origin} word={shown} />;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={304} trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button
          type="button"
          className={styles.button}
          data-mark
          {...(tellField && { tabIndex: -1 })}
          aria-label={t('openChain', { origin: shown })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Mark origin={origin} word={shown} />
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('whereFrom')}>
        <CloseChain value={() => setOpen(false)}>{chain}</CloseChain>
      </Popover.Dropdown>
    </Popover>
  );
}

function Mark({ origin, word }: { readonly origin: Origin; readonly word: string }) {
  const Icon = originIcons[origin];
  return (
    <span className={styles.mark} data-origin={origin}>
      <Icon size={12} stroke={2} aria-hidden />
      <span data-word>{word}</span>
    </span>
  );
}
