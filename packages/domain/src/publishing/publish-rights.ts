import { type Grant, type GrantTarget, mayOn } from '../access/grants.ts';
import type { Permission } from '../access/permissions.ts';

/** Menus with location settings, or employment. PB-23 */
export type PublishWorkflow = 'locations' | 'employment';
export type PublishableKind = 'menu' | 'locationSettings' | 'employment';

/** The kinds of documents that each workflow carries. PB-23 */
export const workflowKinds: Readonly<Record<PublishWorkflow, readonly PublishableKind[]>> = {
  locations: ['menu', 'locationSettings'],
  employment: ['employment'],
};

/** The permissions that publishing asks for at every place where it goes out: of each list any one permission. RT-51, PM-57 */
export const publishRights: Readonly<Record<PublishWorkflow, readonly (readonly Permission[])[]>> = {
  locations: [['ACCESS_CONFIGURATION_OPTIONS'], ['MANAGE_MENUS', 'OVERRIDE_MENUS']],
  employment: [['ACCESS_CONFIGURATION_OPTIONS']],
};

/** Whether these grants let a person publish at the location; server and console ask the same. */
export function mayPublishAt(grants: readonly Grant[], workflow: PublishWorkflow, target: GrantTarget): boolean {
  return publishRights[workflow].every((anyOf) => mayOn(grants, anyOf, target));
}
