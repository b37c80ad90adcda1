import { sql } from 'kysely';
import type { TestServer } from './test-server.ts';

/** What the audit of a company tells of, oldest first. */
export async function auditActions({ database }: TestServer, companyId: string): Promise<string[]> {
  const { rows } = await sql<{
    action: string;
  }>`SELECT action FROM audit WHERE company_id = ${companyId} ORDER BY sequence`.execute(database.owner);
  return rows.map(({ action }) => action);
}
