import { everyPermission } from '@servery/domain';
import type { Actor } from '../access/actor.ts';

export const companyId = 'harbor';

export interface Author {
  readonly userId: string;
  readonly name: string;
}

export const dana: Author = { userId: 'usr-dana', name: 'Dana Whitfield' };
export const luis: Author = { userId: 'usr-luis', name: 'Luis Ferreira' };
export const priya: Author = { userId: 'usr-priya', name: 'Priya Raman' };
export const sam: Author = { userId: 'usr-sam', name: 'Sam Okafor' };

/** Somebody who may do everything in a company. */
export function actorOf(company: string, author: Author): Actor {
  const grants = [
    { roleId: '', roleName: '', permissions: everyPermission, grantedOn: { type: 'GLOBAL', id: null } as const },
  ];
  return {
    ...author,
    originalUserId: null,
    originalCompanyId: null,
    isReadOnly: false,
    address: 'demo',
    email: '',
    homeCompanyId: company,
    companyId: company,
    grants,
    staffGrants: grants,
    sessionHash: '',
  };
}
