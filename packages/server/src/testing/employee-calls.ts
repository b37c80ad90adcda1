import type { UserRecord } from '@servery/contract';
import { expect } from 'vitest';
import { newId } from '../platform/ids.ts';
import { personWith } from './test-employees.ts';
import { buildCompany, roleSets, testCompany } from './test-server.ts';

/** A company, another one beside it, and calls about the people of the first. */
export async function peopleCompany() {
  const { server, company, admin } = await testCompany();
  const { one, three } = company.locations;
  const users = `/api/users/${company.id}`;
  return {
    server,
    company,
    admin,
    users,
    foreign: await buildCompany(server),
    /** Administers people of the west group, with the permissions of a location manager and nothing more. */
    west: await personWith(server, company, {
      permissions: ['USER_ADMIN', ...roleSets.manager],
      on: {
        type: 'GROUP',
        id: company.groups.west,
      },
    }),
    add: async (body: object, client = admin): Promise<UserRecord> => {
      const answer = await client('POST', users, body);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    onOne: () => ({ id: 'role_manager', grantObject: one }),
    onThree: () => ({ id: 'role_manager', grantObject: three }),
  };
}

export function newEmail(): string {
  return `${newId('mail')}@people.example`;
}

/** The refusals and their places: `PHONE body.phone`. */
export function refusalsOf(answer: { json(): { errors: { code: string; path?: string }[] } }): string[] {
  return answer.json().errors.map(({ code, path }) => `${code} ${path}`);
}
