import type { NotificationAudience, NotificationKind } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '../database/database.ts';

/** An event, as it is kept: its place is one publication, or a few groups and locations. */
export interface ToldEvent {
  /** The same event has the same id, so that it is one row however often it is told. */
  readonly id: string;
  readonly kind: NotificationKind;
  readonly audience: NotificationAudience;
  /** How far it has come. */
  readonly state: string;
  /** The person whose act it is; null: nobody. */
  readonly actorId: string | null;
  readonly publicationId?: string;
  /** None: the whole company. */
  readonly tenantIds?: readonly string[];
  readonly details?: object;
  /** It ends the notification before: nothing that must be read again. */
  readonly isQuiet?: boolean;
}

/**
 * Keeps an event in the transaction that causes it. Telling the same state again changes nothing; a later state updates its row.
 * People who were told of an earlier state are told of its end.
 */
export async function tell(scope: CompanyScope, event: ToldEvent): Promise<void> {
  await tellAll(scope, [event]);
}

/** The same for many events, in one statement. */
export async function tellAll({ db, companyId }: CompanyScope, events: readonly ToldEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ isQuiet = false, details = {}, tenantIds = [], publicationId = null, ...event }) => ({
    id: event.id,
    kind: event.kind,
    audience: event.audience,
    state: event.state,
    actor_id: event.actorId,
    publication_id: publicationId,
    tenant_ids: tenantIds,
    details,
    is_quiet: isQuiet,
  }));
  await sql`
    INSERT INTO notifications (company_id, id, kind, audience, state, at, actor_id, publication_id, tenant_ids, details, is_fresh)
    SELECT ${companyId}, id, kind, audience, state, date_trunc('milliseconds', now()), actor_id, publication_id, tenant_ids, details, NOT is_quiet
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS told (id text, kind text, audience text, state text,
      actor_id text, publication_id text, tenant_ids text[], details jsonb, is_quiet boolean)
    ${movesOn}`.execute(db);
}

/** People who were told of an event are told of its end: its audience stays the wider one. */
const movesOn: RawBuilder<unknown> = sql`
  ON CONFLICT (company_id, id) DO UPDATE SET kind = excluded.kind, state = excluded.state, actor_id = excluded.actor_id,
    tenant_ids = excluded.tenant_ids, details = excluded.details, moved_at = now(), is_fresh = excluded.is_fresh,
    at = CASE WHEN excluded.is_fresh THEN excluded.at ELSE notifications.at END
  WHERE notifications.state <> excluded.state`;
