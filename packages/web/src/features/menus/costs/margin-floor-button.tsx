import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { marginFloorPhrases } from '../../../phrases/menus/prices/margin-floor.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { mayAt } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { useIsReadOnly } from '../../../ui/read-only/read-only.tsx';
import { preferencesQuery } from '../preferences-calls.ts';
import { MarginFloorDialog } from './margin-floor-dialog.tsx';

/** Shows the margin floor, and opens it for people who may change menus of the whole company. */
export function MarginFloorButton() {
  const t = usePhrases(marginFloorPhrases);
  const session = useSession();
  const isReadOnly = useIsReadOnly();
  const { data } = useQuery(preferencesQuery(session.userCompanyId));
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const { marginFloor } = data.preferences;
  const label = marginFloor === null ? t('none') : t('floor', { percent: marginFloor });
  if (isReadOnly || !mayAt(session, ['MANAGE_MENUS'], null))
    return marginFloor !== null && <Muted small>{label}</Muted>;
  return (
    <>
      <Button size="sm" variant="subtle" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <MarginFloorDialog saved={data} onClose={() => setOpen(false)} />}
    </>
  );
}
