import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { uiPhrases } from '../../phrases/ui.ts';

const step = 50;

/** The first fifty of many, and the button for the next; null once all are there. Thousands of controls at once hold the page up. */
export function useFirstOf<One>(all: readonly One[]): { readonly shown: readonly One[]; readonly more: ReactNode } {
  const t = usePhrases(uiPhrases);
  const [most, setMost] = useState(step);
  const hidden = all.length - most;
  const more =
    hidden > 0 ? (
      <Button variant="subtle" size="sm" onClick={() => setMost(most + step)}>
        {t('showMoreOf', { count: Math.min(step, hidden), total: all.length })}
      </Button>
    ) : null;
  return { shown: all.slice(0, most), more };
}
