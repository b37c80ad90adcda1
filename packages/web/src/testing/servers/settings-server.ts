import {
  applyChanges,
  type Change,
  changesOutside,
  diff,
  employmentKind,
  isWithin,
  type JsonKind,
  type JsonObject,
  jsonKind,
  keepsFromSaving,
  locationSettingsKind,
  locationSettingsSchema,
  newLocationSettings,
  type Path,
  rebase,
  settingsNamesOf,
  withoutSections,
} from '@servery/domain';
import { vi } from 'vitest';
import { documentSchema } from '../../editing/document/document-wire.ts';
import { withValue } from '../../editing/document/path-value.ts';
import type { OtherPerson } from '../../editing/draft/draft-store.ts';
import { checkImitation, unpackedBody } from '../contract-check.ts';
import { nothingNew } from './fake-server.ts';
import {
  jsonSchema,
  layerSave,
  type OverridesBelow,
  overrideSave,
  overridesBelowSchema,
  placeSchema,
  placesSchema,
  type SentChanges,
} from './settings-bodies.ts';
import { historyAnswer } from './settings-history.ts';

type Call = { readonly method: string; readonly path: string; readonly query: URLSearchParams; readonly body: unknown };
type Version = {
  readonly version: number;
  readonly by: string;
  readonly at: string;
  readonly automatic: boolean;
  readonly changes: readonly Change[];
};
type OwnVersion = Version & { readonly own: readonly Change[] };
type Over = { ver: number; changes: readonly Change[]; readonly versions: OwnVersion[] };

const realFetch = window.fetch;
const { identifiers } = locationSettingsKind;
const settings = jsonKind(locationSettingsKind);
const employment = jsonKind(employmentKind);
interface Author {
  readonly by: string;
  readonly tenantId: string | null;
  /** Saved by the console, not by a person. */
  readonly automatic: boolean;
}

/** The settings calls of a server with one company, in memory, at the HTTP boundary. */
export class SettingsServer {
  readonly calls: Call[] = [];
  base: JsonObject = documentSchema.parse(newLocationSettings());
  ver = 1;
  readonly versions: Version[] = [];
  /** Sections that the person may not read. */
  withheld: readonly string[] = [];
  readonly overrides = new Map<string, Over>();
  readonly groups: Readonly<Record<string, string>> = { 'pier-39': 'bay-area' };
  readonly names: Readonly<Record<string, string>> = {
    'pier-39': 'Pier 39',
    seaport: 'Seaport',
    'bay-area': 'Bay Area',
  };
  /** The permanent answers to calls outside of the settings, such as `GET /api/console/settings`. */
  readonly fixed = new Map<string, (body: unknown, query: URLSearchParams) => unknown>();
  /** The other people who have unsaved changes. */
  others: readonly OtherPerson[] = [];
  /** Answers instead of the usual, once each, for calls that match. */
  readonly answers: { readonly match: string; readonly answer: () => Response | Promise<Response> }[] = [];

  /** Whether it reports actions of others at once. */
  isWatched = false;
  readonly #watching = new Set<() => void>();

  /** Takes the place of the browser's fetch until the test ends. */
  install(): this {
    vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
      const address = new URL(String(input), window.location.origin);
      if (!address.pathname.startsWith('/api/')) return realFetch(input, init);
      if (address.pathname.endsWith('/watch') && !this.isWatched) return nothingNew();
      const answer = await this.answer(address, init ?? {});
      const text = await answer.clone().text();
      const { method = 'GET', body } = init ?? {};
      const asked = { method, url: address, body: typeof body === 'string' ? JSON.parse(body) : body };
      await checkImitation(asked, { status: answer.status, text });
      return answer;
    });
    return this;
  }

  /** Puts a value into the company's document. */
  put(at: Path, value: unknown): void {
    this.base = withValue(this.base, at, jsonSchema.parse(value));
  }

  /** The bodies of all saves of changes, or of those of the company (null), a group or a location. */
  saves(tenantId?: string | null): readonly SentChanges[] {
    const bodies = this.sent('POST', '/changes').map(({ body }) => layerSave.parse(body));
    return tenantId === undefined ? bodies : bodies.filter((body) => (body.tenantId ?? null) === tenantId);
  }

  sent(method: string, path: string): readonly Call[] {
    return this.calls.filter((call) => call.method === method && call.path.includes(path));
  }

  /** Someone else saves changes to the values of a group or location, or to the company. */
  saveAs(by: string, tenantId: string | null, edit: (document: JsonObject) => JsonObject): void {
    this.#save({ by, tenantId, automatic: false }, edit);
  }

  /** Someone else begins to edit, or ends. */
  nowEditing(others: SettingsServer['others']): void {
    this.others = others;
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#watching) wake();
  }

  async #watch(query: URLSearchParams): Promise<Response> {
    const isHeld = (name: string, version: number | null) => Number(query.get(name) ?? 0) === (version ?? 0);
    for (;;) {
      const record = this.record(query.get('tenantId'));
      const isSame =
        isHeld('ver', record.ver) &&
        isHeld('overrideVer', record.overrideVer) &&
        isHeld('groupOverrideVer', record.groupOverrideVer);
      const { others } = this;
      const othersKey = others.map(({ userId, place }) => `${userId} ${place}`).join(',');
      if (!isSame || othersKey !== (query.get('othersKey') ?? '')) return json({ record, others, othersKey });
      await new Promise<void>((resolve) => this.#watching.add(resolve));
    }
  }

  #save({ by, tenantId, automatic }: Author, edit: (document: JsonObject) => JsonObject): void {
    this.#keep({ by, tenantId, automatic }, edit);
    this.#wake();
  }

  #keep({ by, tenantId, automatic }: Author, edit: (document: JsonObject) => JsonObject): void {
    const at = '2026-11-20T17:41:00.000Z';
    if (tenantId === null) {
      const next = edit(this.base);
      this.ver += 1;
      this.versions.push({ version: this.ver, by, at, automatic, changes: diff(this.base, next, identifiers) });
      this.base = next;
      return;
    }
    const over = this.overrides.get(tenantId) ?? { ver: 0, changes: [], versions: [] };
    const parent = this.parentOf(tenantId);
    const before = applyChanges(parent, over.changes).document;
    const next = edit(before);
    const own = diff(parent, next, identifiers);
    const version = { version: over.ver + 1, by, at, automatic, own, changes: diff(before, next, identifiers) };
    this.overrides.set(tenantId, { ver: over.ver + 1, changes: own, versions: [...over.versions, version] });
  }

  private async answer({ pathname: path, searchParams: query }: URL, init: RequestInit): Promise<Response> {
    const method = init.method ?? 'GET';
    const body: unknown =
      typeof init.body === 'string' ? JSON.parse(init.body) : await unpackedBody(init.body ?? undefined);
    this.calls.push({ method, path, query, body });
    const at = this.answers.findIndex(({ match }) => `${method} ${path}`.includes(match));
    const [special] = at < 0 ? [] : this.answers.splice(at, 1);
    if (special) return special.answer();
    if (path.includes('/designs/')) return json(locationSettingsSchema.parse(this.base));
    if (path.includes('/settings-names/')) return json(settingsNamesOf(locationSettingsSchema.parse(this.base)));
    const fixed = this.fixed.get(`${method} ${path}`);
    if (fixed) return json(fixed(body, query));
    const tenantId = path.split('/location/')[1];
    if (/^\/api\/blobs\/(settings|employment)\/company\//.test(path)) return this.getBase(query);
    if (path.endsWith('/changes'))
      return this.saveChanges(layerSave.parse(body), path.includes('/employment/') ? employment : settings);
    if (tenantId) return method === 'GET' ? this.getLayers(tenantId, query) : this.putOverride(tenantId, body);
    if (path.includes('/secrets/moved/')) return json({ paths: [] });
    if (path.endsWith('/watch')) return this.#watch(query);
    if (path.endsWith('/editing')) return json({ others: this.others });
    if (path.endsWith('/overrides-below')) return json(this.overridesBelow(placeSchema.parse(body).path));
    if (path.endsWith('/overriding-locations')) return json(this.overridingLocations());
    if (path.endsWith('/overrides-below/places')) return json(this.overriddenPlaces(placesSchema.parse(body).paths));
    if (path.endsWith('/overrides-below/reset'))
      return this.changeOverridesBelow(overridesBelowSchema.parse(body), withoutPlace);
    if (path.endsWith('/overrides-below/restore'))
      return this.changeOverridesBelow(overridesBelowSchema.parse(body), beforeThat);
    if (path.includes('/history')) return this.history(path, query);
    if (path.endsWith('/kept-since')) return json([]);
    if (path.endsWith('/explain'))
      return json({ decidedBy: 'company', layers: [], published: { hasValue: false, reasons: [] } });
    return json([]);
  }

  private overridingLocations(): unknown {
    const keeping = [...this.overrides]
      .filter(([, { changes }]) => changes.length > 0)
      .map(([tenantId, { changes }]) => {
        const type = Object.values(this.groups).includes(tenantId) ? 'GROUP' : 'LOCATION';
        return { tenantId, name: this.names[tenantId] ?? tenantId, type, changes: changes.length };
      });
    return { stores: keeping.filter(({ type }) => type === 'LOCATION').length, keeping };
  }

  private overridesBelow(path: Path): unknown {
    return [...this.overrides].flatMap(([tenantId, { ver, changes, versions }]) => {
      const kept = changes.filter((change) => isWithin(change.path, path));
      if (kept.length === 0) return [];
      const since = versions.findLast((version) => version.changes.some((change) => isWithin(change.path, path)));
      const type = Object.values(this.groups).includes(tenantId) ? 'GROUP' : 'LOCATION';
      const { version = ver, by = '', at = '' } = since ?? {};
      return [
        {
          tenantId,
          name: this.names[tenantId] ?? tenantId,
          type,
          changes: kept,
          overrideVersion: ver,
          version,
          by,
          at,
        },
      ];
    });
  }

  private overriddenPlaces(paths: readonly Path[]): readonly Path[] {
    return [...this.overrides.values()]
      .flatMap(({ changes }) => changes.map((change) => change.path))
      .filter((place) => paths.some((path) => isWithin(place, path)));
  }

  private changeOverridesBelow({ path, overridesBelow }: OverridesBelow, next: NextChanges): Response {
    const current = overridesBelow.filter(({ tenantId, version }) => this.overrides.get(tenantId)?.ver === version);
    const saved = current.flatMap(({ tenantId, version }) => {
      const over = this.overrides.get(tenantId);
      if (!over) return [];
      const parent = this.parentOf(tenantId);
      this.saveAs('Me', tenantId, () => applyChanges(parent, next(over, path)).document);
      return [{ tenantId, version: version + 1 }];
    });
    const skipped = overridesBelow
      .filter((overrideBelow) => !current.includes(overrideBelow))
      .map(({ tenantId }) => tenantId);
    return json({ saved, unchanged: [], skipped, unfit: [] });
  }

  private getBase(query: URLSearchParams): Response {
    if (query.get('expectedVersion') === String(this.ver)) return new Response(null, { status: 304 });
    return json({ ...this.record(null), blob: withoutSections(this.base, this.withheld), withheld: this.withheld });
  }

  private getLayers(tenantId: string, query: URLSearchParams): Response {
    const record = this.record(tenantId);
    const isHeld =
      query.get('expectedVersion') === String(record.ver) &&
      (query.get('expectedOverrideVersion') ?? 'null') === String(record.overrideVer) &&
      (query.get('expectedGroupOverrideVersion') ?? 'null') === String(record.groupOverrideVer);
    if (isHeld) return new Response(null, { status: 304 });
    const groupId = this.groups[tenantId];
    const over = this.overrides.get(tenantId);
    const group = groupId === undefined ? undefined : this.overrides.get(groupId);
    return json({
      ...record,
      withheld: this.withheld,
      locationBlob: withoutSections(this.base, this.withheld),
      override: over ? { id: `o_${tenantId}`, ver: over.ver, changes: this.readable(over.changes) } : null,
      groupOverride: group ? { id: `o_${groupId}`, ver: group.ver, changes: this.readable(group.changes) } : null,
    });
  }

  private saveChanges({ tenantId: at, baseVersion, changes, automatic }: SentChanges, kind: JsonKind): Response {
    const tenantId = at ?? null;
    if (this.readable(changes).length < changes.length) return json({ error: 'FORBIDDEN' }, 403);
    const over = tenantId === null ? undefined : this.overrides.get(tenantId);
    const ver = tenantId === null ? this.ver : (over?.ver ?? 0);
    const versions = tenantId === null ? this.versions : (over?.versions ?? []);
    const since = versions.filter(({ version }) => version > baseVersion);
    const theirs = since.flatMap((version) => version.changes);
    const { changes: mine, clashes } = rebase(changes, theirs);
    const current = { ver, changes: theirs, versions: since.map(wireVersion) };
    const before = tenantId === null ? this.base : applyChanges(this.parentOf(tenantId), over?.changes ?? []).document;
    const problems = kind.check(applyChanges(before, mine).document);
    const isUnfit = problems.some((problem) => keepsFromSaving(problem, tenantId === null ? 'company' : 'below'));
    if (clashes.length > 0 || (isUnfit && since.length > 0)) return json({ error: 'CONFLICTING EDIT', current }, 409);
    // The default that nobody saved becomes the first version.
    if (mine.length > 0 || ver === 0)
      this.#save({ by: 'Me', tenantId, automatic }, (document) => applyChanges(document, mine).document);
    return json({ record: this.record(tenantId), since: since.length === 0 ? null : current });
  }

  private putOverride(tenantId: string, body: unknown): Response {
    const save = overrideSave.parse(body);
    const over = this.overrides.get(tenantId) ?? { ver: 0, changes: [], versions: [] };
    if (save.overrideVer !== over.ver) return this.conflict(over.ver, save.overrideVer, over.versions);
    const parent = this.parentOf(tenantId);
    const kept = over.changes.filter((change) => !this.readable(over.changes).includes(change));
    this.#save(
      { by: 'Me', tenantId, automatic: false },
      () => applyChanges(parent, [...save.changes, ...kept]).document,
    );
    return json(this.record(tenantId));
  }

  private conflict(ver: number, expected: number, versions: readonly Version[]): Response {
    const since = versions.filter(({ version }) => version > expected);
    const current = { ver, changes: since.flatMap(({ changes }) => changes), versions: since };
    return json({ error: 'CONFLICTING EDIT', current }, 409);
  }

  private history(path: string, query: URLSearchParams): Response {
    const found = historyAnswer(this.versionsOf(query.get('tenantId')), path, query);
    return found === undefined ? json({}, 404) : json(found);
  }

  private versionsOf(tenantId: string | null) {
    const versions = tenantId === null ? this.versions : (this.overrides.get(tenantId)?.versions ?? []);
    return versions.map(({ version, by, at, automatic, changes }) => ({
      ...{ version, by, at, automatic, changeCount: changes.length },
      changes: this.readable(changes),
      withheld: [...changesOutside(changes, this.withheld).withheld],
    }));
  }

  private readable(changes: readonly Change[]) {
    return changesOutside(changes, this.withheld).readable;
  }

  private parentOf(tenantId: string): JsonObject {
    const groupId = this.groups[tenantId];
    const group = groupId === undefined ? undefined : this.overrides.get(groupId);
    return applyChanges(this.base, group?.changes ?? []).document;
  }

  private record(tenantId: string | null) {
    const groupId = tenantId === null ? undefined : this.groups[tenantId];
    const over = tenantId === null ? undefined : this.overrides.get(tenantId);
    const group = groupId === undefined ? undefined : this.overrides.get(groupId);
    return {
      id: 'set_harbor',
      ver: this.ver,
      overrideId: over ? `o_${tenantId}` : null,
      overrideVer: over?.ver ?? null,
      groupOverrideId: group ? `o_${groupId}` : null,
      groupOverrideVer: group?.ver ?? null,
      savedAt: this.versions.at(-1)?.at ?? null,
    };
  }
}

type NextChanges = (over: Over, path: Path) => readonly Change[];
const withoutPlace: NextChanges = ({ changes }, path) => changes.filter((change) => !isWithin(change.path, path));
const beforeThat: NextChanges = ({ versions }) => versions.at(-2)?.own ?? [];

function wireVersion({ version, by, at, changes }: Version) {
  return { version, by, at, changes };
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
