import { everyPermission } from '@servery/domain';
import type { DocumentLevel } from '../editing/document/document-level.ts';

type Level = DocumentLevel['kind'];
const tenants = { company: null, group: 'bay-area', here: 'pier-39' } as const;

/** A level of Harbor Pizza Co.; `userId` is new each time, so that no draft of another test is found. */
export function buildLevel(level: Level, given: Partial<DocumentLevel> = {}): DocumentLevel {
  return {
    userId: crypto.randomUUID(),
    companyId: 'harbor',
    tenantId: tenants[level],
    kind: level,
    name: { company: 'Harbor Pizza Co.', group: 'Bay Area', here: 'Pier 39' }[level],
    companyName: 'Harbor Pizza Co.',
    groupName: level === 'here' ? 'Bay Area' : null,
    reach: 1,
    canSave: true,
    canSaveCompany: true,
    permissions: everyPermission,
    ...given,
  };
}
