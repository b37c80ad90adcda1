import type { JsonObject } from '@servery/domain';
import { type ComputedValue, computedParts, layComputed } from '../../configuration/computed/computed-parts.ts';
import type { NamedDocument } from '../../configuration/versions/named-versions.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import type { DocumentKind, NamedVersions } from '../../platform/database/tables.ts';
import { completeOnce, documentKey } from './artifacts.ts';
import { withPublishedEmployees } from './location-employees.ts';
import { type PlannedLocation, planLocations } from './publication-plan.ts';

/** A document of a location; those with the same key are the same object. */
export interface KeyedDocument {
  readonly key: string;
  readonly document: JsonObject;
}

/** The document of one kind that runs at a location and the one that would run there. */
export interface PreviewedDocument {
  readonly kind: DocumentKind;
  readonly base: NonNullable<NamedVersions['base']>;
  readonly after: KeyedDocument | undefined;
  readonly before: KeyedDocument | undefined;
  readonly published: { readonly versions: NamedVersions; readonly publishedAt: Date } | undefined;
}

interface PreviewScope {
  readonly locations: readonly PlannedLocation[];
  readonly wanted: readonly DocumentKind[];
}

/** Reads documents of many locations: the parts that they are made from by set, and each document once for all that have the same. */
export async function previewDocuments(scope: CompanyScope, { locations, wanted }: PreviewScope) {
  const plans = await readPlans(scope, locations);
  const published = await readPublished(scope, locations);
  const computed = await readComputed(scope, locations, wanted);
  const complete = completeOnce();
  const known = new Map<string, KeyedDocument | undefined>();
  const once = async (key: string, make: () => Promise<JsonObject | undefined>) => {
    if (!known.has(key)) {
      const document = await make();
      known.set(key, document && { key, document });
    }
    return known.get(key);
  };
  const documentOf = (named: NamedDocument) => {
    const value = computed.get(named.kind)?.get(named.target.id);
    return once(documentKey({ ...named, value }), async () => {
      const document = await complete(scope, named);
      return document && layComputed({ kind: named.kind, document, value });
    });
  };
  const publishedAt = async (named: NamedDocument, hash: string) => {
    const at = await documentOf(named);
    if (at === undefined || named.kind !== 'employment') return at;
    return once(`${hash} ${at.key}`, () => withPublishedEmployees(scope, hash, at.document));
  };
  return {
    /** Equal for locations with the same menu, settings and levels above them. */
    placeKey: ({ target }: PlannedLocation) => JSON.stringify(plans.locations.get(target.id)),
    read: async ({ target }: PlannedLocation): Promise<PreviewedDocument[]> => {
      const found: PreviewedDocument[] = [];
      for (const kind of wanted) {
        const versions = plans[kind === 'employment' ? 'employment' : 'locations'].get(target.id)?.[kind];
        if (versions === undefined || versions.base === null) continue;
        const after = await documentOf({ kind, target, versions });
        const row = published.get(`${target.id} ${kind}`);
        const before = row && (await publishedAt({ kind, target, versions: row.versions }, row.hash));
        const ran = row && { versions: row.versions, publishedAt: row.published_at };
        found.push({ kind, base: versions.base, after, before, published: ran });
      }
      return found;
    },
  };
}

async function readPlans(scope: CompanyScope, locations: readonly PlannedLocation[]) {
  return {
    locations: await planLocations(scope, 'locations', locations),
    employment: await planLocations(scope, 'employment', locations),
  };
}

async function readPublished(scope: CompanyScope, locations: readonly PlannedLocation[]) {
  const rows = await scope.db
    .selectFrom('published')
    .select(['location_id', 'kind', 'versions', 'hash', 'published_at'])
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', anyOf(locations.map(({ target }) => target.id)))
    .execute();
  return new Map(rows.map((row) => [`${row.location_id} ${row.kind}`, row]));
}

async function readComputed(
  scope: CompanyScope,
  locations: readonly PlannedLocation[],
  wanted: PreviewScope['wanted'],
) {
  const targets = locations.map(({ target }) => target);
  const values = new Map<DocumentKind, ReadonlyMap<string, ComputedValue>>();
  for (const kind of wanted) values.set(kind, (await computedParts[kind]?.readMany(scope, targets)) ?? new Map());
  return values;
}
