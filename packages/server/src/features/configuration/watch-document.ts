import { createHash } from 'node:crypto';
import type { Operations, QueryOf, ResponseOf, VersionedRecord } from '@servery/contract';
import { type GrantTarget, pathKey } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { readHead, topicOf } from '../../configuration/documents-store.ts';
import { isOnly, refuseOther } from '../../configuration/kinds.ts';
import { companyRecordOf, readRecord } from '../../configuration/layers.ts';
import { withheldFrom } from '../../configuration/secrets/withheld.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { onNudge } from '../../platform/database/nudges/nudges.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { Fault, notFound } from '../../platform/fault.ts';
import { peopleEditing } from './editing-people.ts';
import { requireTenant } from './readable-tenant.ts';

type Watched = ResponseOf<Operations['watchDocument']>;
type Held = Omit<QueryOf<Operations['watchDocument']>, 'companyId'>;

interface WatchedDocument {
  readonly kind: DocumentKind;
  readonly documentId: string;
  /** The level and the versions that the caller knows. */
  readonly held: Held;
  /** Aborted once nobody waits for the answer. */
  readonly gone: AbortSignal;
}

export interface DocumentWatch {
  /** @throws Fault 404 without the document or out of reach, 403 where it is not this person's to read, 503 when too many are waiting */
  watch(actor: Actor, document: WatchedDocument): Promise<Watched>;
  /** Everyone who waits is answered, and those who come are answered at once. */
  stop(): void;
}

const longestMillis = 25_000;
/** Tabs of one person, and all of a node. */
const mostOfOne = 30;
const most = 10_000;

/** Lets callers wait until a document changes. While they wait, nothing of the database is held. */
export function createDocumentWatch(database: Database): DocumentWatch {
  const waiting = new Map<string, number>();
  const stopping = new AbortController();
  let all = 0;
  const begin = ({ userId }: Actor) => {
    const own = waiting.get(userId) ?? 0;
    if (own >= mostOfOne || all >= most) throw new Fault(503, 'BUSY');
    waiting.set(userId, own + 1);
    all += 1;
    return () => {
      const left = (waiting.get(userId) ?? 1) - 1;
      if (left === 0) waiting.delete(userId);
      else waiting.set(userId, left);
      all -= 1;
    };
  };
  return {
    watch: async (actor, document) => {
      const look = () => database.inCompany(actor.companyId, (scope) => lookAt(scope, actor, document));
      const { topics, ...first } = await look();
      if (isNews(first, document.held)) return first;
      const end = begin(actor);
      const ends = AbortSignal.any([stopping.signal, document.gone, AbortSignal.timeout(longestMillis)]);
      try {
        return await untilNews(topics, ends, async () => {
          const { topics: _, ...now } = await look();
          return { now, isNews: isNews(now, document.held) };
        });
      } finally {
        end();
      }
    },
    stop: () => stopping.abort(),
  };
}

interface Look {
  readonly now: Watched;
  readonly isNews: boolean;
}

/** Looks at once, for news that came before it listened, and after each nudge; the state at the end is no news. */
async function untilNews(topics: readonly string[], ends: AbortSignal, look: () => Promise<Look>): Promise<Watched> {
  let heard = Promise.withResolvers<void>();
  const stop = onNudge(topics, () => heard.resolve());
  const ended = new Promise<void>((resolve) => ends.addEventListener('abort', () => resolve(), { once: true }));
  try {
    for (;;) {
      heard = Promise.withResolvers<void>();
      const { now, isNews } = await look();
      if (isNews || ends.aborted) return now;
      await Promise.race([heard.promise, ended]);
      if (ends.aborted) return now;
    }
  } finally {
    stop();
  }
}

/** A caller that names no version only asks. */
function isNews({ record: now, othersKey }: Watched, held: Held): boolean {
  const { ver, overrideVer = 0, groupOverrideVer = 0 } = held;
  return (
    now.ver !== ver ||
    (now.overrideVer ?? 0) !== overrideVer ||
    (now.groupOverrideVer ?? 0) !== groupOverrideVer ||
    othersKey !== (held.othersKey ?? '')
  );
}

async function lookAt(scope: CompanyScope, actor: Actor, { kind, documentId, held: { tenantId } }: WatchedDocument) {
  refuseOther(kind, documentId, scope.companyId);
  const target = tenantId === undefined ? undefined : await requireTenant(scope, actor, { tenantId, kind });
  const withheld = withheldFrom(actor, kind, target ?? 'company');
  const others = await peopleEditing(scope, actor, { kind, documentId, tenantId: tenantId ?? '', withheld });
  const levels = ['', target?.id, target?.type === 'LOCATION' ? target.groupId : undefined];
  return {
    record: await recordAt(scope, { kind, documentId, target }),
    others,
    othersKey: keyOf(others),
    topics: levels.flatMap((id) => (id == null ? [] : [topicOf(scope, { kind, documentId, tenantId: id })])),
  };
}

/** Empty without anyone. */
function keyOf(others: Watched['others']): string {
  if (others.length === 0) return '';
  const people = others.map(({ userId, place }) => [userId, place && pathKey(place)]);
  return createHash('sha256').update(JSON.stringify(people)).digest('base64url');
}

interface LevelOfDocument {
  readonly kind: DocumentKind;
  readonly documentId: string;
  readonly target: GrantTarget | undefined;
}

/** Before its first save a document of which a company has one is read as the default. */
async function recordAt(scope: CompanyScope, { kind, documentId, target }: LevelOfDocument): Promise<VersionedRecord> {
  const record =
    target === undefined
      ? await companyRecord(scope, { kind, documentId })
      : (await readRecord(scope, { kind, documentId, target }))?.record;
  if (record !== undefined) return record;
  if (!isOnly(kind)) throw notFound();
  return companyRecordOf({ documentId, version: 0, savedAt: null });
}

async function companyRecord(scope: CompanyScope, document: Pick<LevelOfDocument, 'kind' | 'documentId'>) {
  const head = await readHead(scope, { ...document, tenantId: '' });
  return head && companyRecordOf(head);
}
