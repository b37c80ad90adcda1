import type { TenantHistoryEntry } from '@servery/contract';
import type { Json } from '@servery/domain';
import { changeCounts, sumOfCounts } from '../../configuration/versions/version-counts.ts';
import type { CompanyScope } from '../../platform/database/database.ts';

const entriesAtOnce = 100;

/** The events of a location or group before a moment: audit entries about it, saves of its documents, publications; newest first. */
export async function readHistory(scope: CompanyScope, tenantId: string, before: string | undefined) {
  const until = new Date(before ?? Date.now() + 1000);
  const found = [
    ...(await readChanges(scope, tenantId, until)),
    ...(await readSaves(scope, tenantId, until)),
    ...(await readPublications(scope, tenantId, until)),
  ].sort((one, other) => other.at.localeCompare(one.at));
  const entries = found.slice(0, entriesAtOnce);
  return { entries, next: found.length > entriesAtOnce ? (entries.at(-1)?.at ?? null) : null };
}

async function readChanges(scope: CompanyScope, tenantId: string, until: Date): Promise<TenantHistoryEntry[]> {
  const rows = await scope.db
    .selectFrom('audit')
    .select(['at', 'actor_name', 'action', 'details'])
    .where('company_id', '=', scope.companyId)
    .where('subject', 'in', [`location:${tenantId}`, `group:${tenantId}`])
    .where('at', '<', until)
    .orderBy('sequence', 'desc')
    .limit(entriesAtOnce + 1)
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    by: row.actor_name,
    kind: 'change',
    action: row.action,
    details: asDetails(row.details),
  }));
}

async function readSaves(scope: CompanyScope, tenantId: string, until: Date): Promise<TenantHistoryEntry[]> {
  const rows = await scope.db
    .selectFrom('document_versions as version')
    .innerJoin('documents as base', (join) =>
      join
        .onRef('base.company_id', '=', 'version.company_id')
        .onRef('base.kind', '=', 'version.kind')
        .onRef('base.document_id', '=', 'version.document_id')
        .on('base.tenant_id', '=', ''),
    )
    .select(['version.at', 'version.author_name', 'version.automatic', 'version.kind', 'version.version', 'base.name'])
    .select(changeCounts.as('counts'))
    .where('version.company_id', '=', scope.companyId)
    .where('version.tenant_id', '=', tenantId)
    .where('version.at', '<', until)
    .orderBy('version.at', 'desc')
    .limit(entriesAtOnce + 1)
    .execute();
  return rows.map((row) => ({
    at: row.at.toISOString(),
    by: row.author_name,
    kind: 'save',
    action: row.automatic ? 'SAVE_AUTOMATIC' : 'SAVE',
    details: { document: row.kind, name: row.name, version: row.version, changes: sumOfCounts(row.counts) },
  }));
}

async function readPublications(scope: CompanyScope, tenantId: string, until: Date): Promise<TenantHistoryEntry[]> {
  const rows = await scope.db
    .selectFrom('publication_locations as here')
    .innerJoin('publications as publication', (join) =>
      join.onRef('publication.company_id', '=', 'here.company_id').onRef('publication.id', '=', 'here.publication_id'),
    )
    .select(['here.state', 'here.due_at', 'here.ended_at', 'here.error'])
    .select(['publication.name', 'publication.workflow', 'publication.action', 'publication.started_by_name'])
    .select('publication.created_at')
    .where('here.company_id', '=', scope.companyId)
    .where('here.location_id', '=', tenantId)
    .where('publication.created_at', '<', until)
    .orderBy('publication.created_at', 'desc')
    .limit(entriesAtOnce + 1)
    .execute();
  return rows.map((row) => ({
    at: row.created_at.toISOString(),
    by: row.started_by_name,
    kind: 'publication',
    action: row.state,
    details: {
      workflow: row.workflow,
      publish: row.action,
      name: row.name,
      dueAt: row.due_at.toISOString(),
      endedAt: row.ended_at?.toISOString() ?? null,
      error: row.error,
    },
  }));
}

function asDetails(details: Json): Record<string, unknown> {
  return typeof details === 'object' && details !== null && !Array.isArray(details) ? { ...details } : {};
}
