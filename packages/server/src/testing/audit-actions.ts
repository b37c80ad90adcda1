import { sql } from 'kysely';
import type { TestServer } from './test-server.ts';

/** The actions that the audit of a company lists, oldest first. */
export async function auditActions({ database }: TestServer, companyId: string): Promise<string[]> {
  const { rows } = await sql<{
    action: string;
  }>`SELECT action FROM audit WHERE company_id = ${companyId} ORDER BY sequence`.execute(database.owner);
  return rows.map(({ action }) => action);
}
