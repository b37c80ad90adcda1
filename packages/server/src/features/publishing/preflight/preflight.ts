import type { PublishFinding } from '@servery/contract';
import {
  broughtSince,
  type Change,
  farPrices,
  formatMoney,
  type Hours,
  isAskedBeforePublishing,
  type JsonObject,
  locationSettingsSchema,
  openSpanAt,
  pathKey,
  type StoreNow,
  touchedFindings,
} from '@servery/domain';
import {
  type DocumentFinding,
  documentFindings,
  fieldInWords,
  findingInWords,
} from '../../../configuration/checks/document-findings.ts';
import type { DocumentKind } from '../../../platform/database/tables.ts';

type Found = Omit<PublishFinding, 'kind' | 'documentId'>;

/** The document of one kind that a publication would bring to a location. */
interface Brought {
  /** The document that runs there; undefined before the first publication. */
  readonly before: JsonObject | undefined;
  readonly after: JsonObject;
  readonly changes: readonly Change[];
  /** Sections that the person may not read there. */
  readonly unread: readonly string[];
  readonly now: StoreNow;
  /** YYYY-MM-DD at the location: when it was last published; undefined before the first publication. */
  readonly publishedOn: string | undefined;
}

/**
 * The findings that stop a publication to a location, then those worth a look: every error of the document, and of the warnings those about
 * the changes, and offers that ended or came close to their end since the last publication. A finding that was asked about before and runs there already stops nothing.
 */
export function preflightFindings(kind: DocumentKind, brought: Brought): readonly Found[] {
  const { before, after, changes, unread, now, publishedOn } = brought;
  const all = documentFindings(kind, after, { withheld: unread, now });
  const warnings = all.filter(({ level }) => level === 'warning');
  const changed = new Set(before === undefined ? warnings : touchedFindings(warnings, changes));
  const timed = new Set(publishedOn === undefined ? [] : broughtSince(warnings, after, publishedOn));
  const touched = warnings.filter((one) => changed.has(one) || timed.has(one));
  const asked = touched.filter(({ code }) => isAskedBeforePublishing(code));
  const runs = new Set(before && asked.length > 0 ? documentFindings(kind, before).map(keyOf) : []);
  const isNew = (one: DocumentFinding) => asked.includes(one) && !runs.has(keyOf(one));
  return [
    ...all.filter(({ level }) => level === 'error').map(stop),
    ...touched.filter(isNew).map(stop),
    ...(kind === 'menu' ? pricesToAskAbout(changes, after, unread) : []),
    ...touched.filter((one) => !isNew(one)).map(look),
  ];
}

function keyOf({ code, path }: DocumentFinding): string {
  return `${code} ${pathKey(path)}`;
}

function stop(finding: DocumentFinding): Found {
  return { ...finding, weight: 'stop', from: null, to: null };
}

function look(finding: DocumentFinding): Found {
  return { ...finding, weight: 'look', from: null, to: null };
}

function pricesToAskAbout(changes: readonly Change[], after: JsonObject, unread: readonly string[]): readonly Found[] {
  return farPrices(changes)
    .filter(({ path }) => !unread.includes(String(path[0])))
    .map(({ from, to, ...problem }) => {
      const finding = findingInWords('menu', after, problem);
      const name = [finding.name, fieldInWords('menu', after, problem.path)].filter(Boolean).join(', ');
      return { ...finding, name, weight: 'stop', from: formatMoney(from), to: formatMoney(to) };
    });
}

/** The hours of settings; undefined where they are not valid. */
export function hoursIn(settings: JsonObject | undefined): Hours | undefined {
  return locationSettingsSchema.safeParse(settings).data?.hours;
}

/** Whether a store serves guests at a moment, by its hours in store; null where it has none. */
export function isOpenAt(hours: Hours | undefined, { at }: StoreNow): boolean | null {
  if (hours === undefined) return null;
  const { days, specialHours } = hours.inStore;
  if (days.length === 0 && specialHours.length === 0) return null;
  return openSpanAt(hours, 'inStore', at) !== undefined;
}
