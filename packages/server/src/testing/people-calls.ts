import type { UserRecord } from '@servery/contract';
import { expect } from 'vitest';
import { newId } from '../platform/ids.ts';
import type { Client, TestCompany } from './test-server.ts';

/** Calls about the people of a test company. */
export function peopleCalls({ company, admin }: { readonly company: TestCompany; readonly admin: Client }) {
  return {
    add: async (body: object, client = admin): Promise<UserRecord> => {
      const answer = await client('POST', `/api/users/${company.id}`, body);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    onOne: () => ({ id: 'role_manager', grantObject: company.locations.one }),
    onThree: () => ({ id: 'role_manager', grantObject: company.locations.three }),
  };
}

export function newEmail(): string {
  return `${newId('mail')}@people.example`;
}

/** What is refused and where: `PHONE body.phone`. */
export function refusalsOf(answer: { json(): { errors: { code: string; path?: string }[] } }): string[] {
  return answer.json().errors.map(({ code, path }) => `${code} ${path}`);
}
