import type { PendingKind, PublishFinding } from '@servery/contract';
import {
  type Change,
  changesOutside,
  diff,
  editCount,
  type JsonObject,
  localTimeIn,
  mayOn,
  namedHoursOf,
  type Step,
  sectionOf,
  storeNow,
} from '@servery/domain';
import { wordsOf } from '@servery/words';
import type { Actor } from '../../access/actor.ts';
import { changesInWords } from '../../configuration/changes-in-words.ts';
import { peopleSection } from '../../configuration/computed/computed-sections.ts';
import { kinds } from '../../configuration/kinds.ts';
import { outsideNames } from '../../configuration/outside-names.ts';
import { withheldFromReview } from '../../configuration/secrets/withheld.ts';
import type { NamedDocument } from '../../configuration/versions/named-versions.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { completeAt } from './artifacts.ts';
import { withPublishedEmployees } from './location-employees.ts';
import { hoursIn, isOpenAt, preflightFindings } from './preflight/preflight.ts';
import { type PlannedLocation, planLocations, readLocations, type WorkflowName } from './publication-plan.ts';

const changesShown = 500;
/** Of one document at one location. */
const shown = { stop: 200, look: 20 } as const;

/**
 * What publishing now would change at each location: from what runs there to what would run. Changes of people and of sections
 * that the person may not read there are only counted.
 */
export async function previewPublish(
  scope: CompanyScope,
  actor: PreviewReader,
  { locationIds, wanted }: { readonly locationIds: readonly string[]; readonly wanted: readonly DocumentKind[] },
) {
  const locations = await readLocations(scope, locationIds);
  const asked = { actor, wanted, named: outsideNames(scope) };
  const previews = [];
  for (const location of locations) previews.push(await previewLocation(scope, location, asked));
  return previews;
}

type PreviewReader = Pick<Actor, 'grants' | 'staffGrants'>;

interface PreviewQuestion {
  readonly actor: PreviewReader;
  readonly wanted: readonly DocumentKind[];
  readonly named: ReturnType<typeof outsideNames>;
}

async function previewLocation(
  scope: CompanyScope,
  location: PlannedLocation,
  { actor, wanted, named }: PreviewQuestion,
) {
  const { target } = location;
  const pending: PendingKind[] = [];
  const findings: PublishFinding[] = [];
  let findingCount = 0;
  let isOpen: boolean | null = null;
  const brought = await broughtTo(scope, location, wanted);
  const hours = hoursIn(brought.find(({ kind }) => kind === 'locationSettings')?.after);
  const now = storeNow(Date.now(), location.timezone, hours && namedHoursOf(hours));
  for (const { kind, base, after } of brought) {
    const documentId = base.id;
    const published = await scope.db
      .selectFrom('published')
      .select(['versions', 'hash', 'published_at'])
      .where('company_id', '=', scope.companyId)
      .where('location_id', '=', target.id)
      .where('kind', '=', kind)
      .executeTakeFirst();
    const before =
      published === undefined
        ? undefined
        : await publishedAt(scope, { kind, target, versions: published.versions }, published.hash);
    const publishedOn = published && localTimeIn(published.published_at.getTime(), location.timezone).date;
    const unread = withheldFromReview(actor, kind, target);
    const changes = before === undefined || after === undefined ? [] : diff(before, after, kinds[kind].identifiers);
    const found =
      after === undefined ? [] : preflightFindings(kind, { before, after, changes, unread, now, publishedOn });
    findingCount += found.length;
    findings.push(...shownOf(found).map((one) => ({ ...one, kind, documentId })));
    if (kind === 'locationSettings') isOpen = isOpenAt(hours, now);
    if (changes.length === 0 && before !== undefined) continue;
    const { readable, withheld } = changesToShow(changes, unread, mayOn(actor.staffGrants, ['USER_ADMIN'], target));
    const told = readable.slice(0, changesShown);
    pending.push({
      kind,
      documentId,
      fromVersion: published?.versions.base?.version ?? null,
      toVersion: base.version,
      groups: await named(target, (reader) => changesInWords(told, wordsOf(kind, reader), { before, after })),
      withheld,
      changeCount: editCount(changes),
      firstPublication: before === undefined,
    });
  }
  const problem = findings.find(({ level }) => level === 'error')?.sentence ?? null;
  return { locationId: target.id, kinds: pending, problem, findings, findingCount, isOpen };
}

/** What would run at a location of each kind that has a document there. */
async function broughtTo(scope: CompanyScope, location: PlannedLocation, wanted: readonly DocumentKind[]) {
  const { target } = location;
  const brought = [];
  for (const kind of wanted) {
    const workflow: WorkflowName = kind === 'employment' ? 'employment' : 'locations';
    const versions = (await planLocations(scope, workflow, [location])).get(target.id)?.[kind];
    if (versions === undefined || versions.base === null) continue;
    const after = await completeAt(scope, { kind, target, versions });
    brought.push({ kind, versions, base: versions.base, after });
  }
  return brought;
}

function shownOf<Found extends Pick<PublishFinding, 'weight'>>(found: readonly Found[]): readonly Found[] {
  return (['stop', 'look'] as const).flatMap((weight) =>
    found.filter((one) => one.weight === weight).slice(0, shown[weight]),
  );
}

/** EE-08: what changes about jobs and certifications of people is shown to who may see staff data there; to others it counts. */
function changesToShow(changes: readonly Change[], unread: readonly string[], seesStaffData: boolean) {
  const { readable, withheld: left } = changesOutside(changes, unread);
  const withheld = left.map(({ section }) => ({
    section,
    changes: editCount(changes.filter((change) => sectionOf(change) === section)),
  }));
  if (seesStaffData) return { readable, withheld };
  const seen = readable.filter(({ path: [section, , field] }) => section !== peopleSection || !isStaffField(field));
  const count = editCount(readable) - editCount(seen);
  return {
    readable: seen,
    withheld: count === 0 ? withheld : [...withheld, { section: peopleSection, changes: count }],
  };
}

function isStaffField(field: Step | undefined): boolean {
  return field === 'jobs' || field === 'certifications';
}

async function publishedAt(scope: CompanyScope, named: NamedDocument, hash: string): Promise<JsonObject | undefined> {
  const document = await completeAt(scope, named);
  if (document === undefined || named.kind !== 'employment') return document;
  return withPublishedEmployees(scope, hash, document);
}
