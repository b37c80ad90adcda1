import { definePhrases } from '../phrases.ts';

/** The phrases that locations and groups share. */
export const tenantsPhrases = definePhrases('tenants', {
  delete: 'Delete',
  deleteTitle: 'Delete {{name}}?',
  deleteLocationText:
    'Its terminals are signed out immediately, its overrides and the roles granted on it are deleted, and a publish under way ends there. This cannot be undone.',
  deleteGroupText: 'Its overrides and the roles granted on it are deleted. This cannot be undone.',
  deleting: 'Please wait while {{name}} is being deleted.',
  deleted: '{{name}} was deleted.',
  deleteFailed: 'Unable to delete {{name}}. Please try again later.',
  endedWithIt: 'Deleted with it: {{what}}.',
  'ended.credentials_one': '{{count}} API credential',
  'ended.credentials_other': '{{count}} API credentials',
  'ended.overrides_one': 'overrides in {{count}} document',
  'ended.overrides_other': 'overrides in {{count}} documents',
  'ended.grants_one': '{{count}} granted role',
  'ended.grants_other': '{{count}} granted roles',
  'ended.publications_one': '{{count}} publish under way',
  'ended.publications_other': '{{count}} publishes under way',
  locationRefused: 'You do not have access to this location',
  groupRefused: 'You do not have access to this group',
  refusedHint: 'An administrator of your company can give you a role there.',
  companyRefused: 'You do not have access to this company',
  companyRefusedHint:
    'Your roles do not allow you to edit companies there. An administrator can give you one that does.',
  showLocations: 'Show locations',
  showGroups: 'Show groups',
  showCompanies: 'Show companies',
  moved_one: '{{count}} location was moved.',
  moved_other: '{{count}} locations were moved.',
  moveFailed: 'Unable to move the locations. Please try again later.',
});
