import type { PendingKind, PublishFinding } from '@servery/contract';
import {
  type Change,
  changesOutside,
  diff,
  editCount,
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
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { hoursIn, isOpenAt, preflightFindings } from './preflight/preflight.ts';
import { previewDocuments } from './preview-documents.ts';
import { type PlannedLocation, readLocations } from './publication-plan.ts';

const changesShown = 500;
/** Of one document at one location. */
const shown = { stop: 200, look: 20 } as const;

/**
 * The changes that publishing now would make at each location: from the documents that run there to those that would run. Changes of people and of sections
 * that the person may not read there are only counted.
 */
export async function previewPublish(
  scope: CompanyScope,
  actor: PreviewReader,
  { locationIds, wanted }: { readonly locationIds: readonly string[]; readonly wanted: readonly DocumentKind[] },
) {
  const locations = await readLocations(scope, locationIds);
  const documents = await previewDocuments(scope, { locations, wanted });
  const asked = { actor, documents, named: outsideNames(scope), once: rememberAll() };
  const previews = [];
  for (const location of locations) previews.push(await previewLocation(location, asked));
  return previews;
}

type PreviewReader = Pick<Actor, 'grants' | 'staffGrants'>;

interface PreviewQuestion {
  readonly actor: PreviewReader;
  readonly documents: Awaited<ReturnType<typeof previewDocuments>>;
  readonly named: ReturnType<typeof outsideNames>;
  readonly once: ReturnType<typeof rememberAll>;
}

/** The results of the same documents are worked out once: differences, findings and words. */
function rememberAll() {
  return {
    changes: remember<readonly Change[]>(),
    findings: remember<ReturnType<typeof preflightFindings>>(),
    words: remember<Promise<ReturnType<typeof changesInWords>>>(),
  };
}

function remember<Value>() {
  const known = new Map<string, Value>();
  return (key: unknown, make: () => Value): Value => {
    const name = JSON.stringify(key);
    const value = known.has(name) ? known.get(name) : undefined;
    if (value !== undefined) return value;
    const made = make();
    known.set(name, made);
    return made;
  };
}

async function previewLocation(location: PlannedLocation, { actor, documents, named, once }: PreviewQuestion) {
  const { target, timezone } = location;
  const pending: PendingKind[] = [];
  const findings: PublishFinding[] = [];
  let findingCount = 0;
  let isOpen: boolean | null = null;
  const brought = await documents.read(location);
  const settings = brought.find(({ kind }) => kind === 'locationSettings')?.after;
  const hours = hoursIn(settings?.document);
  const now = storeNow(Date.now(), timezone, hours && namedHoursOf(hours));
  for (const { kind, base, before, after, published } of brought) {
    const documentId = base.id;
    const pair = [before?.key, after?.key];
    const publishedOn = published && localTimeIn(published.publishedAt.getTime(), timezone).date;
    const unread = withheldFromReview(actor, kind, target);
    const changes =
      before === undefined || after === undefined
        ? []
        : once.changes(pair, () => diff(before.document, after.document, kinds[kind].identifiers));
    // Nothing is over at another time of the same business day.
    const found =
      after === undefined
        ? []
        : once.findings([pair, unread, publishedOn, timezone, now.at.date, settings?.key], () =>
            preflightFindings(kind, {
              before: before?.document,
              after: after.document,
              changes,
              unread,
              now,
              publishedOn,
            }),
          );
    findingCount += found.length;
    findings.push(...shownOf(found).map((one) => ({ ...one, kind, documentId })));
    if (kind === 'locationSettings') isOpen = isOpenAt(hours, now);
    if (changes.length === 0 && before !== undefined) continue;
    const seesStaffData = mayOn(actor.staffGrants, ['USER_ADMIN'], target);
    const { readable, withheld } = changesToShow(changes, unread, seesStaffData);
    const told = readable.slice(0, changesShown);
    const groups = once.words([pair, unread, seesStaffData, documents.placeKey(location)], () =>
      named(target, (reader) =>
        changesInWords(told, wordsOf(kind, reader), { before: before?.document, after: after?.document }),
      ),
    );
    pending.push({
      kind,
      documentId,
      fromVersion: published?.versions.base?.version ?? null,
      toVersion: base.version,
      groups: await groups,
      withheld,
      changeCount: editCount(changes),
      firstPublication: before === undefined,
    });
  }
  const problem = findings.find(({ level }) => level === 'error')?.sentence ?? null;
  return { locationId: target.id, kinds: pending, problem, findings, findingCount, isOpen };
}

function shownOf<Found extends Pick<PublishFinding, 'weight'>>(found: readonly Found[]): readonly Found[] {
  return (['stop', 'look'] as const).flatMap((weight) =>
    found.filter((one) => one.weight === weight).slice(0, shown[weight]),
  );
}

/** EE-08: changes of jobs and certifications of people are shown to people who may see staff data there; for others they are counted. */
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
