import type { SpotlightActionData } from '@mantine/spotlight';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useHold } from '../../features/publishing/board/use-hold.ts';
import { runName, usePublishing } from '../../features/publishing/run-words.ts';
import { useMayPublish, useMayPublishSomewhere } from '../../publishing/may-publish.ts';
import {
  hasNotBegunSomewhere,
  isOnlyScheduled,
  runningQuery,
  type Workflow,
  type WorkflowName,
} from '../../publishing/publishing.ts';
import { useSession } from '../../session/session-store.ts';

/** Holds or continues each publication that has not begun everywhere, for people who may publish to all of it. */
export function useHoldActions(isOpen: boolean): readonly SpotlightActionData[] {
  const menus = useHoldsOf('locations', isOpen);
  const employment = useHoldsOf('employment', isOpen);
  return [...menus, ...employment];
}

function useHoldsOf(workflow: WorkflowName, isOpen: boolean): readonly SpotlightActionData[] {
  const t = usePublishing();
  const { userCompanyId: companyId } = useSession();
  const isAsked = useMayPublishSomewhere(workflow) && isOpen;
  const { data: runs = [] } = useQuery({ ...runningQuery(workflow, companyId), enabled: isAsked });
  const mayHold = useMayHold(workflow);
  const { hold, resume } = useHold(workflow, companyId);
  return runs.filter(mayHold).map((run) => {
    const isHeld = run.held !== null;
    const Icon = isHeld ? IconPlayerPlay : IconPlayerPause;
    return {
      id: `hold-${run.wfExec.workflowId}`,
      label: t(isHeld ? 'continue' : isOnlyScheduled(run.counts) ? 'hold' : 'holdNextWave'),
      description: runName(t, run),
      leftSection: <Icon size={16} stroke={1.75} aria-hidden />,
      onClick: () => void (isHeld ? resume(run.wfExec) : hold(run.wfExec)),
    };
  });
}

function useMayHold(workflow: WorkflowName): (run: Workflow) => boolean {
  const { accessibleTenants } = useSession();
  const mayPublish = useMayPublish(workflow);
  return ({ counts, reachesOthers, locationIds }) => {
    if (!hasNotBegunSomewhere(counts) || reachesOthers) return false;
    const tenants = new Map(accessibleTenants.map((tenant) => [tenant.id, tenant]));
    return locationIds.every((id) => {
      const tenant = tenants.get(id);
      return tenant !== undefined && mayPublish(tenant);
    });
  };
}
