import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import type { Run, WorkflowStatus } from '../../../publishing/publishing.ts';
import { usePublishing } from '../run-words.ts';
import { type BoardEntry, type BoardWave, isAhead } from './board-entries.ts';
import type { BoardActions } from './use-board-actions.ts';

type HoldButtonProps = {
  readonly run: Run;
  readonly held: WorkflowStatus['held'];
  readonly entries: readonly BoardEntry[];
  readonly waves: readonly BoardWave[];
  readonly actions: BoardActions;
};

/** Holds the part that has not begun, or continues it; for a person who may publish to all of it. */
export function HoldButton({ run, held, entries, waves, actions }: HoldButtonProps) {
  const t = usePublishing();
  const [isBusy, setBusy] = useState(false);
  const ahead = entries.filter(({ state }) => isAhead(state));
  if (ahead.length === 0 || run.reachesOthers || !ahead.every(({ canAct }) => canAct)) return null;
  const Icon = held ? IconPlayerPlay : IconPlayerPause;
  return (
    <Button
      size="sm"
      variant={held ? 'filled' : 'default'}
      loading={isBusy}
      leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
      onClick={async () => {
        setBusy(true);
        await (held ? actions.resume() : actions.hold());
        setBusy(false);
      }}
    >
      {t(held ? 'continue' : waves.length > 1 ? 'holdNextWave' : 'hold')}
    </Button>
  );
}
