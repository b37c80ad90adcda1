import { mendingPlace } from '@servery/domain';
import { placeLink } from '../../../../editing/settings-search/place-link.ts';
import { useSession } from '../../../../session/session-store.ts';
import type { LineGoal } from './preflight-line.ts';

/** Ids of the parts of the page that a line may lead to. */
export const PARTS = { stores: 'publish-stores', when: 'publish-when' } as const;

/** The way to the field of a line: at the location where only one has it, else at the company; null where no screen shows it to this person. */
export function useLineLink(goal: LineGoal | undefined) {
  const session = useSession();
  if (goal?.kind !== 'field') return null;
  const { finding, locationIds } = goal;
  const { kind, documentId, departmentId } = finding;
  const [only, ...others] = locationIds;
  const tenantId = others.length === 0 && only !== undefined ? only : null;
  return placeLink({ kind, documentId, tenantId, path: mendingPlace(finding), departmentId }, session);
}
