import type { GrantTarget } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { Routes } from '../../access/routes.ts';
import { type DocumentHead, readHead } from '../../configuration/documents-store.ts';
import { savedBetween } from '../../configuration/saving/saved-meanwhile.ts';
import { withheldFrom } from '../../configuration/secrets/withheld.ts';
import { readVersion, readVersionHeads, versionsAtOnce } from '../../configuration/versions/version-history.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/fault.ts';
import { readKeptSince } from './kept-since.ts';
import { requireTenant } from './readable-tenant.ts';

/** The history of a document: versions in pages with author and time, the changes of one version, the changes since it. */
export function serveHistory(route: Routes): void {
  route.company('documentHistory', async (scope, { actor, params, query }) => {
    const { head, sections } = await requireHead(scope, actor, { ...params, ...query });
    const { before } = query;
    const found = await readVersionHeads(scope, head, { before, limit: versionsAtOnce + 1, sections });
    const versions = found.slice(0, versionsAtOnce);
    return { versions, next: found.length > versionsAtOnce ? (versions.at(-1)?.version ?? null) : null };
  });

  route.company('documentVersion', async (scope, { actor, params, query }) => {
    const { head, sections } = await requireHead(scope, actor, { ...params, ...query });
    const found = await readVersion(scope, head, { version: params.version, sections });
    if (found === undefined) throw notFound();
    return found;
  });

  route.company('changesSinceVersion', async (scope, { actor, params, query }) => {
    const { head, target } = await requireHead(scope, actor, { ...params, ...query });
    const { upTo: to = head.version } = query;
    if (params.version > to || to > head.version) throw notFound();
    return savedBetween(scope, actor, { head, target, from: params.version, to });
  });

  route.company('listKeptSince', async (scope, { actor, params, query }) => {
    const { kind } = params;
    const target = await requireTenant(scope, actor, { kind, tenantId: query.tenantId });
    const head = await readHead(scope, { kind, documentId: query.documentId, tenantId: query.tenantId });
    return head === undefined ? [] : readKeptSince(scope, head, withheldFrom(actor, kind, target));
  });
}

interface AskedDocument {
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly tenantId?: string | undefined;
}

interface OwnHead {
  readonly head: DocumentHead;
  readonly target: GrantTarget | null;
  /** Those that the person may not read. */
  readonly sections: readonly string[];
}

/** @throws Fault 404 where nothing was saved, or out of reach; 403 where such documents are not this person's to read */
async function requireHead(scope: CompanyScope, actor: Actor, asked: AskedDocument): Promise<OwnHead> {
  const { kind, documentId, tenantId } = asked;
  const target = tenantId === undefined ? null : await requireTenant(scope, actor, { tenantId, kind });
  const head = await readHead(scope, { kind, documentId, tenantId: tenantId ?? '' });
  if (head === undefined) throw notFound();
  return { head, target, sections: withheldFrom(actor, kind, target ?? 'company') };
}
