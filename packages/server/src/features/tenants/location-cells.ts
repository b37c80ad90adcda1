import { type ImportLine, type LocationSave, locationColumns, type Tenant } from '@servery/contract';
import { type CsvSeparator, degreesInCsv } from '@servery/domain';
import { type LineErrors, type LocationLine, wrong } from './location-lines.ts';
import type { TenantFields } from './tenant-fields.ts';

/** Groups by name, whatever its case; null where two have the same. */
export type GroupNames = ReadonlyMap<string, string | null>;

export function groupNames(groups: readonly Tenant[]): GroupNames {
  const ids = new Map<string, string | null>();
  for (const { id, name } of groups) ids.set(nameKey(name), ids.has(nameKey(name)) ? null : id);
  return ids;
}

export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

const textColumns = ['street', 'street2', 'city', 'state', 'zip', 'phone'] as const;

export interface ReadingOfCells {
  readonly groups: GroupNames;
  readonly separator: CsvSeparator;
}

/** Applies the cells of a line to the location `before`: a column that the file lacks leaves its field as it is. */
export function readLine(
  line: LocationLine,
  before: Tenant | undefined,
  { groups, separator }: ReadingOfCells,
): { readonly save: LocationSave; readonly errors: LineErrors } {
  const texts = textColumns.flatMap((column) => {
    const text = line.cell(column);
    return text === undefined ? [] : [[column, text === '' ? null : text]];
  });
  const group = readGroup(line, groups);
  const degrees = (column: 'latitude' | 'longitude') => readDegrees(line, column, separator);
  const [latitude, longitude] = [degrees('latitude'), degrees('longitude')];
  const tags = line.cell('tags');
  return {
    save: {
      ...(before !== undefined && { id: before.id, ver: before.ver }),
      type: 'LOCATION',
      name: nameIn(line, before),
      timezone: line.cell('timezone') || (before?.timezone ?? ''),
      ...Object.fromEntries(texts),
      ...(group.id !== undefined && { groupId: group.id }),
      ...(latitude.value !== undefined && { latitude: latitude.value }),
      ...(longitude.value !== undefined && { longitude: longitude.value }),
      ...(tags !== undefined && { tags: tagsIn(tags) }),
    },
    errors: [...group.errors, ...latitude.errors, ...longitude.errors],
  };
}

/** The columns of a location that differ, as the file writes them. */
export function changedColumns(
  before: Tenant | undefined,
  fields: TenantFields,
  nameOf: (groupId: string) => string,
): ImportLine['changes'] {
  const from = before === undefined ? undefined : cellsOf(before, nameOf);
  const to = cellsOf(fields, nameOf);
  return Object.entries(to).flatMap(([column, text]) => {
    const was = from?.[column] ?? '';
    return was === text ? [] : [{ column, from: was, to: text }];
  });
}

/** A location that is found by its name keeps the name as it is written; with its id the line may rename it. */
function nameIn(line: LocationLine, before: Tenant | undefined): string {
  const name = line.cell('name') ?? '';
  if (before === undefined) return name;
  return name === '' || !line.cell('id') ? before.name : name;
}

type ShownFields = Omit<TenantFields, 'laborLocationId' | 'kioskActive'>;

function cellsOf(location: ShownFields, nameOf: (groupId: string) => string): Readonly<Record<string, string>> {
  const { groupId, latitude, longitude, tags } = location;
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  return {
    [locationColumns.name]: location.name,
    [locationColumns.group]: groupId === null ? '' : nameOf(groupId),
    ...Object.fromEntries(textColumns.map((column) => [locationColumns[column], text(location[column])])),
    [locationColumns.timezone]: location.timezone,
    [locationColumns.latitude]: text(latitude),
    [locationColumns.longitude]: text(longitude),
    [locationColumns.tags]: tags.join(', '),
  };
}

interface ReadCell<Value> {
  /** Undefined: the file says nothing of it. */
  readonly value: Value | undefined;
  readonly errors: LineErrors;
}

function readGroup(
  line: LocationLine,
  groups: GroupNames,
): { readonly id: string | null | undefined; readonly errors: LineErrors } {
  const name = line.cell('group');
  if (name === undefined) return { id: undefined, errors: [] };
  if (name === '') return { id: null, errors: [] };
  const id = groups.get(nameKey(name));
  if (id) return { id, errors: [] };
  const message = id === null ? `There are several groups named “${name}”.` : `There is no group named “${name}”.`;
  return { id: undefined, errors: [wrong('group', 'NO_SUCH_GROUP', message)] };
}

function readDegrees(
  line: LocationLine,
  column: 'latitude' | 'longitude',
  separator: CsvSeparator,
): ReadCell<number | null> {
  const text = line.cell(column);
  if (text === undefined) return { value: undefined, errors: [] };
  if (text === '') return { value: null, errors: [] };
  const value = Number(degreesInCsv(text, separator));
  if (Number.isFinite(value)) return { value, errors: [] };
  return { value: undefined, errors: [wrong(column, 'NO_NUMBER', 'Enter degrees such as 37.8087.')] };
}

function tagsIn(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
