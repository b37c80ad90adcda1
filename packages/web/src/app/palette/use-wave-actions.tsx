import type { SpotlightActionData } from '@mantine/spotlight';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { runName, usePublishing } from '../../features/publishing/run-words.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { palettePhrases } from '../../phrases/shell/palette.ts';
import { useMayPublishSomewhere } from '../../publishing/may-publish.ts';
import { runningQuery, type Workflow, type WorkflowName } from '../../publishing/publishing.ts';
import { useSession } from '../../session/session-store.ts';

const boards = { locations: '/menu/publish', employment: '/employment/publish' } as const;

/** Leads to the board of each publication that has locations ahead, where what has not begun is held or continued. */
export function useWaveActions(isOpen: boolean): readonly SpotlightActionData[] {
  return [...useWavesOf('locations', isOpen), ...useWavesOf('employment', isOpen)];
}

function useWavesOf(workflow: WorkflowName, isOpen: boolean): readonly SpotlightActionData[] {
  const t = usePhrases(palettePhrases);
  const words = usePublishing();
  const navigate = useNavigate();
  const { userCompanyId } = useSession();
  const mayPublish = useMayPublishSomewhere(workflow);
  const running = useQuery({ ...runningQuery(workflow, userCompanyId), enabled: isOpen && mayPublish });
  if (!mayPublish) return [];
  return (running.data ?? []).filter(canBeHeld).map((run) => {
    const Icon = run.held ? IconPlayerPlay : IconPlayerPause;
    return {
      id: `wave-${run.wfExec.workflowId}`,
      label: t(run.held ? 'continueRun' : 'holdWave', { name: runName(words, run) }),
      leftSection: <Icon size={16} stroke={1.75} aria-hidden />,
      onClick: () => navigate({ to: boards[workflow], search: { run: run.wfExec.workflowId } }),
    };
  });
}

/** As the board asks: some of it has not begun, and none of that is elsewhere. */
function canBeHeld({ counts, reachesOthers }: Workflow): boolean {
  return (counts.SCHEDULED ?? 0) + (counts.WAITING ?? 0) > 0 && !reachesOthers;
}
