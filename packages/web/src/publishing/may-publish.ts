import { type GrantTarget, mayOnCompany, mayPublishAt, publishRights } from '@servery/domain';
import { useMemo } from 'react';
import { grantsOf } from '../session/rights.ts';
import { useSession } from '../session/session-store.ts';
import type { WorkflowName } from './publishing.ts';

/** Answers where this person may publish; the server asks the same. A person who only looks on publishes nowhere. RT-51, PM-57 */
export function useMayPublish(workflow: WorkflowName): (location: GrantTarget) => boolean {
  const session = useSession();
  return useMemo(() => {
    const grants = grantsOf(session);
    return (location) => session.isReadOnly !== true && mayPublishAt(grants, workflow, location);
  }, [session, workflow]);
}

/** Whether there is a place where this person may publish. */
export function useMayPublishSomewhere(workflow: WorkflowName): boolean {
  const session = useSession();
  const mayPublish = useMayPublish(workflow);
  if (session.isReadOnly === true) return false;
  const grants = grantsOf(session);
  if (publishRights[workflow].every((anyOf) => mayOnCompany(grants, anyOf))) return true;
  return session.accessibleTenants.some((tenant) => tenant.type === 'LOCATION' && mayPublish(tenant));
}
