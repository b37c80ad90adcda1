import {
  asJsonObject,
  type JsonKind,
  type JsonObject,
  jsonKind,
  keepsFromSaving,
  locationSettingsKind,
  type MenuBlob,
  menuBlobSchema,
  menuKind,
  type Path,
  type Problem,
  readPizzaChainMenu,
  recognizeImport,
  type Unmapped,
} from '@servery/domain';
import type { ImportFault, ImportReading } from './import-reading.ts';
import { menuCounts } from './menu-counts.ts';
import { menuSample } from './menu-sample.ts';

const UNKNOWN_FIELD = 'There is no field with this name here.';

/** The reading of a file, and the document itself, which stays behind. */
export type ReadFile = { readonly reading: ImportReading; readonly document: JsonObject | null };

type Reading = {
  /** The purpose of the screen; a file of no kind is refused in its words. */
  readonly wanted: 'menu' | 'settings';
  /** `2026-11-20`: offers of other programs start here. */
  readonly today: string;
};

/** Reads the text of a file, whatever it is. Nothing is written. */
export function readImport(text: string, { wanted, today }: Reading): ReadFile {
  const json = parseJson(text);
  if ('message' in json) return only({ kind: 'malformed', message: json.message });
  const kind = recognizeImport(json.value, wanted);
  if (typeof kind !== 'string') return only({ kind: 'refused', code: kind.code });
  switch (kind) {
    case 'servery-settings':
      return readSettings(asJsonObject(json.value));
    case 'servery-menu':
      return readMenu(asJsonObject(json.value));
    case 'pizza-chain':
      return readPizzaChain(json.value, today);
  }
}

/** The engine of the browser says where the text stops making sense; some repeat all of it. */
function parseJson(text: string): { readonly value: unknown } | { readonly message: string } {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return { message: error instanceof Error ? error.message.slice(0, 200) : '' };
  }
}

/** MN-08: modules that are missing get their default; references that point nowhere are left out, and said. */
function readMenu(given: JsonObject): ReadFile {
  const kind = jsonKind(menuKind);
  const completed = completedBy(kind, { entityType: 'MENU', ...given });
  if ('faults' in completed) return only({ ...emptyMenu, source: 'servery-menu', faults: completed.faults });
  const { document, notices, unknown } = completed;
  const unmapped = [
    ...unknown.map(({ path }) => ({ what: wordOf(path), name: placeOf(path), reason: UNKNOWN_FIELD })),
    ...notices.map(({ message, path }) => ({ what: wordOf(path), name: lastName(path), reason: message })),
  ];
  return menuReading(document, { source: 'servery-menu', unmapped, faults: kind.check(document).filter(isError) });
}

function readPizzaChain(source: unknown, today: string): ReadFile {
  const read = readPizzaChainMenu(source, today);
  if ('problems' in read) {
    const faults = read.problems.map(({ path, message }) => ({ path: path.join(' › '), message }));
    return only({ ...emptyMenu, source: 'pizza-chain', faults });
  }
  const document = asJsonObject(read.menu);
  const reading: ImportReading = {
    kind: 'menu',
    source: 'pizza-chain',
    counts: menuCounts(read.menu, read.created.cookingInstructions),
    tree: menuSample(read.menu),
    unmapped: read.unmapped,
    faults: jsonKind(menuKind).check(document).filter(isError).map(faultOf),
  };
  return { reading, document };
}

type FoundInFile = {
  readonly source: 'servery-menu';
  readonly unmapped: readonly Unmapped[];
  readonly faults: readonly Problem[];
};

function menuReading(document: JsonObject, { source, unmapped, faults }: FoundInFile): ReadFile {
  const menu = menuBlobSchema.safeParse(document);
  const shown = menu.success ? shownMenu(menu.data) : { counts: emptyMenu.counts, tree: [] };
  const reading: ImportReading = { kind: 'menu', source, ...shown, unmapped, faults: faults.map(faultOf) };
  return { reading, document };
}

function shownMenu(menu: MenuBlob) {
  return { counts: menuCounts(menu), tree: menuSample(menu) };
}

function readSettings(given: JsonObject): ReadFile {
  const kind = jsonKind(locationSettingsKind);
  const completed = completedBy(kind, given);
  if ('faults' in completed)
    return only({ kind: 'settings', document: {}, unknownFields: [], faults: completed.faults });
  const { document, unknown } = completed;
  const faults = kind.check(document).filter(isError).map(faultOf);
  const unknownFields = unknown.map(({ path }) => placeOf(path));
  return { reading: { kind: 'settings', document, unknownFields, faults }, document };
}

/** The clean-up expects the shape of the schema: where that is broken, the schema says at which places. */
function completedBy(kind: JsonKind, given: JsonObject) {
  try {
    const { document: known, unknown } = kind.knownFields(given);
    return { ...kind.complete(known, {}), unknown };
  } catch (error) {
    const faults = kind.check({ ...kind.createDefault(), ...given }).filter(isError);
    if (faults.length === 0) throw error;
    return { faults: faults.map(faultOf) };
  }
}

const emptyMenu = {
  kind: 'menu',
  counts: {
    departments: 0,
    categories: 0,
    items: 0,
    variants: 0,
    sizes: 0,
    prices: 0,
    modifierCategories: 0,
    modifiers: 0,
    cookingInstructions: 0,
    offers: 0,
    buttons: 0,
  },
  tree: [],
  unmapped: [],
} as const;

function only(reading: ImportReading): ReadFile {
  return { reading, document: null };
}

function isError(problem: Problem): boolean {
  return keepsFromSaving(problem, 'company');
}

function faultOf({ path, message }: Problem): ImportFault {
  return { path: placeOf(path), message };
}

function placeOf(path: Path): string {
  return path.map(stepWord).join(' › ');
}

function wordOf(path: Path): string {
  const first = path[0];
  return typeof first === 'string' ? first : '';
}

function lastName(path: Path): string {
  return stepWord(path.findLast((step) => typeof step !== 'string') ?? path.at(-1) ?? '');
}

function stepWord(step: Path[number]): string {
  if (typeof step === 'string') return step;
  return String('id' in step ? step.id : step.value);
}
