import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { stockPhrases } from '../../phrases/stock/out-of-stock.ts';
import { useActiveLevel } from '../../session/level/active-level.ts';
import { useSession } from '../../session/session-store.ts';
import { byThing } from '../../stock/out-entries.ts';
import { stockQuery } from '../../stock/stock-calls.ts';
import { TakeOutPanel } from '../../stock/take-out-panel.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Muted } from '../../ui/layout/muted.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './out-of-stock.module.css';

const most = 3;
/** Once is no habit. */
const fewest = 2;

/** The things that were out most often in the last 30 days and are not out now. */
export function OftenOut() {
  const t = usePhrases(stockPhrases);
  const { userCompanyId } = useSession();
  const { id, kind } = useActiveLevel();
  const at = kind === 'here' && id !== null ? { locationId: id } : {};
  const { data: back } = useQuery(stockQuery(userCompanyId, { ...at, isBack: 'true', limit: 500 }));
  const { data: now } = useQuery(stockQuery(userCompanyId, at));
  const [chosen, setChosen] = useState<string>();
  if (!back || !now) return null;
  const out = byThing(now.entries);
  const often = [...byThing(back.entries)]
    .filter(([key, entries]) => entries.length >= fewest && !out.has(key))
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, most);
  if (often.length === 0) return null;
  return (
    <Stack gap={2} above={5}>
      <Heading>{t('often')}</Heading>
      <ul>
        {often.map(([key, entries]) =>
          entries.slice(0, 1).map(({ thing, name }) => (
            <li key={key} className={styles.oftenOne}>
              <Row gap={3} justify="between">
                <Stack place="shrink">
                  <b>{name}</b>
                  <Muted small>{t('oftenTimes', { count: entries.length })}</Muted>
                </Stack>
                <Button size="sm" aria-label={t('takeOutNamed', { name })} onClick={() => setChosen(key)}>
                  {t('takeOut')}
                </Button>
              </Row>
              {chosen === key && <TakeOutPanel thing={thing} name={name} onClose={() => setChosen(undefined)} />}
            </li>
          )),
        )}
      </ul>
    </Stack>
  );
}
