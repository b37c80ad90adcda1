import { sql } from 'kysely';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/lists.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { openBatches } from '../publications-service.ts';

/** One location of a publication that has not begun there. */
export interface NotBegun {
  readonly location_id: string;
  readonly batch: number;
  readonly due_at: Date;
}

/** What of a publication has not begun, locked until the end of the transaction. */
export function readNotBegun(scope: CompanyScope, publicationId: string): Promise<NotBegun[]> {
  return scope.db
    .selectFrom('publication_locations')
    .select(['location_id', 'batch', 'due_at'])
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', publicationId)
    .where('state', 'in', ['SCHEDULED', 'WAITING'])
    .forUpdate()
    .execute();
}

/** Rows of one publication and when the first of their batches goes. */
export interface Move {
  readonly publicationId: string;
  readonly rows: readonly NotBegun[];
  readonly time: Date;
}

/** Keeps the distances between the batches: the first goes at the new time. */
export async function moveTo(scope: CompanyScope, jobs: Jobs, { publicationId, rows, time }: Move): Promise<void> {
  const laterBy = time.getTime() - firstDue(rows).getTime();
  await scope.db
    .updateTable('publication_locations')
    .set({ due_at: sql`due_at + make_interval(secs => ${laterBy / 1000})`, state: 'SCHEDULED', is_held: false })
    .where('company_id', '=', scope.companyId)
    .where('publication_id', '=', publicationId)
    .where('location_id', '=', anyOf(rows.map((row) => row.location_id)))
    .execute();
  const dues = new Map(rows.map((row) => [row.batch, new Date(row.due_at.getTime() + laterBy)]));
  await openBatches(scope, jobs, { publicationId, batches: [...dues].map(([batch, due]) => ({ batch, due })) });
}

export function firstDue(rows: readonly NotBegun[]): Date {
  return new Date(rows.reduce((earliest, row) => Math.min(earliest, row.due_at.getTime()), Number.POSITIVE_INFINITY));
}
