import {
  applyChanges,
  type Change,
  type CleanUpContext,
  changesOutside,
  diff,
  type JsonObject,
  type Notice,
} from '@servery/domain';
import { ApiError } from '../../api/api-result.ts';
import type { DocumentAdapter, DocumentLayers } from './document-adapter.ts';
import type { DocumentLevel } from './document-level.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { saveLayer } from './save-layer.ts';

/** A document as a level sees it, complete. */
export type LoadedDocument = {
  readonly layers: DocumentLayers;
  /** The company's document. */
  readonly base: JsonObject;
  /** The document that this level lays its own changes over: the base, at a location with the group's changes (OV-13). */
  readonly parent: JsonObject;
  /** The server's copy of the document that this level edits: its changes are sent as made on this. */
  readonly stored: JsonObject;
  /** The document that this level sees, completed, as it was saved. */
  readonly saved: JsonObject;
  /** Own changes whose target is gone; kept until somebody takes them away. */
  readonly orphans: readonly Change[];
  readonly notices: readonly Notice[];
  /** The changes of the clean-up, so that each notice can be undone. */
  readonly cleaned: readonly Change[];
  /** Modules that only the computed base has: the stored one still lacks them. */
  readonly unsavedModules: readonly string[];
};

/** Reads, completes, and saves the completed values at once (ST-05 to ST-07); answers `held` when it is current. */
export function loadDocument(
  adapter: DocumentAdapter,
  level: DocumentLevel,
  held: LoadedDocument | undefined,
): Promise<LoadedDocument> {
  return oneAtATime(async () => {
    const answer = await adapter.load(level, held?.layers ?? null);
    if (answer.status === 'unchanged' && held !== undefined) return held;
    if (answer.status !== 'ok') throw new ApiError(answer);
    const context = (await adapter.loadContext?.(level)) ?? {};
    const completed = completeLayers(adapter, level, { layers: answer.data, context });
    return await saveCompleted(adapter, level, completed);
  });
}

interface LayersToComplete {
  readonly layers: DocumentLayers;
  readonly context: CleanUpContext;
}

/** The layers put together and completed; nothing is sent. */
export function completeLayers(
  adapter: DocumentAdapter,
  { kind: level }: Pick<DocumentLevel, 'kind'>,
  { layers, context }: LayersToComplete,
): LoadedDocument {
  const { kind } = adapter;
  const { withheld } = layers;
  const isRead = (section: unknown) => !withheld.includes(String(section));
  const cleanedIn = (before: JsonObject, after: JsonObject) =>
    changesOutside(diff(before, after, kind.identifiers), withheld).readable;
  const company = kind.complete(layers.base, context);
  const cleanedBase = cleanedIn(layers.base, company.document);
  const base = company.document;
  // A company that never saved one reads the default: all of it is still to be saved.
  const unsavedModules = (layers.versions.ver === 0 ? Object.keys(base) : company.created).filter(isRead);
  if (level === 'company') {
    const notices = company.notices.filter(({ path }) => isRead(path[0]));
    const own = { orphans: [], notices, cleaned: cleanedBase };
    return { layers, base, parent: base, stored: layers.base, saved: base, ...own, unsavedModules };
  }
  const parent = applyChanges(base, layers.group).document;
  const { document, orphans } = applyChanges(parent, layers.own);
  const own = kind.complete(document, context);
  return {
    layers,
    base,
    parent,
    stored: document,
    saved: own.document,
    orphans,
    notices: own.notices.filter(({ path }) => isRead(path[0])),
    cleaned: cleanedIn(document, own.document),
    unsavedModules,
  };
}

async function saveCompleted(
  adapter: DocumentAdapter,
  level: DocumentLevel,
  loaded: LoadedDocument,
): Promise<LoadedDocument> {
  const withBase = await saveCreatedModules(adapter, level, loaded);
  return level.kind !== 'company' && withBase.cleaned.length > 0 ? saveCleaned(adapter, level, withBase) : withBase;
}

/** Missing modules belong to the company's document, wherever they were missed. */
async function saveCreatedModules(
  adapter: DocumentAdapter,
  level: DocumentLevel,
  loaded: LoadedDocument,
): Promise<LoadedDocument> {
  const isCleaned = level.kind === 'company' && loaded.cleaned.length > 0;
  if ((loaded.unsavedModules.length === 0 && !isCleaned) || !level.canSaveCompany) return loaded;
  const { versions, withheld } = loaded.layers;
  const changes = diff(loaded.layers.base, loaded.base, adapter.kind.identifiers);
  const target = { companyId: level.companyId, tenantId: null };
  const answer = await saveLayer(adapter, target, { versions, changes, withheld, automatic: true });
  // Changes that others saved since come with the next load.
  if (answer.status !== 'ok' || answer.data.since !== null) return loaded;
  return {
    ...loaded,
    unsavedModules: [],
    ...(level.kind === 'company' && { stored: loaded.base }),
    layers: { ...loaded.layers, base: loaded.base, versions: { ...versions, ver: answer.data.versions.ver } },
  };
}

async function saveCleaned(
  adapter: DocumentAdapter,
  level: DocumentLevel,
  loaded: LoadedDocument,
): Promise<LoadedDocument> {
  if (!level.canSave) return loaded;
  const { versions, withheld } = loaded.layers;
  const changes = changesSince(adapter, loaded, loaded.saved);
  const answer = await saveLayer(adapter, level, { versions, changes, withheld, automatic: true });
  // Changes that others saved since come with the next load.
  if (answer.status !== 'ok' || answer.data.since !== null) return loaded;
  const own = ownChanges(adapter, loaded, loaded.saved);
  return { ...loaded, stored: loaded.saved, layers: { ...loaded.layers, own, versions: answer.data.versions } };
}

/** The changes that make `document` of the server's copy at this level. */
export function changesSince(
  adapter: DocumentAdapter,
  loaded: LoadedDocument,
  document: JsonObject,
): readonly Change[] {
  return withWholeModules(loaded, document, diff(loaded.stored, document, adapter.kind.identifiers));
}

/**
 * OV-11, OV-12: all that a group or location keeps: the difference between its inherited values and its own. Changes that have no target
 * stay.
 */
export function ownChanges(adapter: DocumentAdapter, loaded: LoadedDocument, document: JsonObject): readonly Change[] {
  const changes = diff(loaded.parent, document, adapter.kind.identifiers);
  return [...withWholeModules(loaded, document, changes), ...loaded.orphans];
}

/** A module that the stored base lacks travels whole. */
function withWholeModules(
  { unsavedModules }: LoadedDocument,
  document: JsonObject,
  changes: readonly Change[],
): readonly Change[] {
  const whole = unsavedModules.filter((module) => changes.some((change) => change.path[0] === module));
  const added = whole.flatMap((module): Change[] => {
    const to = document[module];
    return to === undefined ? [] : [{ kind: 'FIELD_ADDED', path: [module], to }];
  });
  return [...changes.filter((change) => !whole.includes(String(change.path[0]))), ...added];
}
