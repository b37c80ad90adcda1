import type { Path } from '@servery/domain';
import { sql } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import { topicOf } from '../../configuration/documents-store.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { nudge } from '../../platform/database/nudges/nudges.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';

/** A document as one level edits it. */
export interface EditedDocument {
  readonly kind: DocumentKind;
  readonly documentId: string;
  /** Empty for the company's document. */
  readonly tenantId: string;
  /** Sections that the person who asks may not read there. */
  readonly withheld: readonly string[];
}

interface Editing extends EditedDocument {
  readonly isEditing: boolean;
  /** The entity or section that was changed last. */
  readonly place?: Path | undefined;
}

/** Consoles say it again every 30 s while their person works; after this long they count as gone. */
const forgottenAfter = sql`interval '90 seconds'`;

/**
 * Notes whether a person has unsaved changes in a document.
 * @returns the others who have
 */
export async function noteEditing(scope: CompanyScope, actor: Actor, { isEditing, ...document }: Editing) {
  const others = await peopleEditing(scope, actor, document);
  await (isEditing ? keep(scope, actor, document) : forget(scope, actor, document));
  return others;
}

/** The others who have unsaved changes in it. */
export async function peopleEditing(scope: CompanyScope, { userId }: Actor, document: EditedDocument) {
  const { kind, documentId, tenantId, withheld } = document;
  const rows = await scope.db
    .selectFrom('editing')
    .select(['user_id', 'name', 'since', 'place'])
    .where('company_id', '=', scope.companyId)
    .where('kind', '=', kind)
    .where('document_id', '=', documentId)
    .where('tenant_id', '=', tenantId)
    .where('user_id', '<>', userId)
    .where('said_at', '>', sql<Date>`now() - ${forgottenAfter}`)
    .orderBy('since')
    .limit(20)
    .execute();
  return rows.map(({ user_id, name, since, place }) => ({
    userId: user_id,
    name,
    since: since.toISOString(),
    place: withheld.includes(String(place?.[0])) ? null : place,
  }));
}

async function keep(scope: CompanyScope, actor: Actor, editing: Omit<Editing, 'isEditing'>): Promise<void> {
  const { kind, documentId, tenantId } = editing;
  const place = editing.place === undefined ? null : JSON.stringify(editing.place);
  await scope.db
    .insertInto('editing')
    .values({
      company_id: scope.companyId,
      kind,
      document_id: documentId,
      tenant_id: tenantId,
      user_id: actor.userId,
      name: actor.name,
      place,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'kind', 'document_id', 'tenant_id', 'user_id']).doUpdateSet({
        said_at: sql`now()`,
        place,
        since: sql`CASE WHEN editing.said_at > now() - ${forgottenAfter} THEN editing.since ELSE now() END`,
      }),
    )
    .returning(nudge(topicOf(scope, { kind, documentId, tenantId })).as('nudged'))
    .execute();
}

/** With entries that others left behind: a closed window says nothing. */
async function forget(
  scope: CompanyScope,
  actor: Actor,
  { kind, documentId, tenantId }: EditedDocument,
): Promise<void> {
  await scope.db
    .deleteFrom('editing')
    .where('company_id', '=', scope.companyId)
    .where('kind', '=', kind)
    .where('document_id', '=', documentId)
    .where('tenant_id', '=', tenantId)
    .where(({ or, eb }) =>
      or([eb('user_id', '=', actor.userId), eb('said_at', '<', sql<Date>`now() - ${forgottenAfter}`)]),
    )
    .returning(nudge(topicOf(scope, { kind, documentId, tenantId })).as('nudged'))
    .execute();
}
