import type { PublishFinding } from '@servery/contract';
import {
  type Change,
  farPrices,
  formatMoney,
  isAskedBeforePublishing,
  type JsonObject,
  localTimeIn,
  locationSettingsSchema,
  openSpanAt,
  pathKey,
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

/** What a publication would bring to a location of one kind. */
interface Brought {
  /** What runs there; undefined before the first publication. */
  readonly before: JsonObject | undefined;
  readonly after: JsonObject;
  readonly changes: readonly Change[];
  /** Sections that the person may not read there. */
  readonly unread: readonly string[];
}

/**
 * What stops a publication to a location, then what is worth a look: every error of the document, and of the warnings those about
 * what changes. What was asked about before and runs there already stops nothing.
 */
export function preflightFindings(kind: DocumentKind, { before, after, changes, unread }: Brought): readonly Found[] {
  const all = documentFindings(kind, after, unread);
  const warnings = all.filter(({ level }) => level === 'warning');
  const touched = before === undefined ? warnings : touchedFindings(warnings, changes);
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

/** Whether a store serves guests at a moment, by its hours in store; null where it has none. */
export function isOpenAt(settings: JsonObject, timezone: string, now: number): boolean | null {
  const parsed = locationSettingsSchema.safeParse(settings);
  if (!parsed.success) return null;
  const { hours } = parsed.data;
  const { days, specialHours } = hours.inStore;
  if (days.length === 0 && specialHours.length === 0) return null;
  return openSpanAt(hours, 'inStore', localTimeIn(now, timezone)) !== undefined;
}
