import {
  type ImportLine,
  type LocationColumn,
  type LocationImport,
  type LocationSave,
  locationColumns,
  locationSaveSchema,
  type Tenant,
} from '@servery/contract';
import { mayAccess, mayOn } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { readTable } from '../../platform/csv.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault.ts';
import { turns } from '../../platform/work/turns.ts';
import { changedColumns, groupNames, nameKey, type ReadingOfCells, readLine } from './location-cells.ts';
import { type LineErrors, type LocationFile, type LocationLine, wrong } from './location-lines.ts';
import { fieldsOf, type TenantFields } from './tenant-fields.ts';
import { mayPutInto } from './tenant-reach.ts';
import { readTenants } from './tenants-store.ts';

type PlannedLine = LocationImport['lines'][number];

/** The effect that the file would have, line by line; nothing is saved. */
export async function previewLocationImport(scope: CompanyScope, actor: Actor, csv: string): Promise<LocationImport> {
  const file = await readTable(csv, locationColumns);
  const around = knownTo(actor, await readTenants(scope, undefined), file);
  const breathe = turns();
  const planned: PlannedLine[] = [];
  for (const line of file.lines) {
    planned.push(planLine(actor, around.isOfOtherSystem ? withoutId(line) : line, around));
    await breathe();
  }
  const count = (action: ImportLine['action']) => planned.filter((line) => line.action === action).length;
  return {
    lines: planned,
    ignored: [...file.ignored],
    remarks: around.isOfOtherSystem ? [otherSystem] : [],
    counts: { create: count('CREATE'), change: count('CHANGE'), keep: count('KEEP'), refuse: count('REFUSE') },
  };
}

const otherSystem = {
  code: 'IDS_OF_ANOTHER_SYSTEM',
  message: `The ids in “${locationColumns.id}” come from another system and are ignored. Locations are matched by name.`,
};

interface Around extends ReadingOfCells {
  readonly isOfOtherSystem: boolean;
  /** The person's locations. */
  readonly byId: ReadonlyMap<string, Tenant>;
  /** All of the company by name, in lower case: a name is taken even where its location is out of sight. */
  readonly byName: ReadonlyMap<string, Tenant>;
  readonly groupName: (id: string) => string;
  /** The ids and names that earlier lines of the file have, with the number of the line. */
  readonly taken: Map<string, number>;
}

/** Ids that are given here; none of another system looks like one. */
const ownId = /^loc_/;

function knownTo({ grants }: Actor, tenants: readonly Tenant[], file: LocationFile): Around {
  const ids = file.lines.flatMap(({ cell }) => cell('id') || []);
  const known = new Set(tenants.map(({ id }) => id));
  const locations = tenants.filter(({ type }) => type === 'LOCATION');
  const groups = tenants.filter(({ type }) => type === 'GROUP');
  const names = new Map(groups.map(({ id, name }) => [id, name]));
  return {
    separator: file.separator,
    isOfOtherSystem: ids.length > 0 && ids.every((id) => !known.has(id) && !ownId.test(id)),
    byId: new Map(locations.filter((one) => mayAccess(grants, one)).map((one) => [one.id, one])),
    byName: new Map(locations.map((one) => [nameKey(one.name), one])),
    groups: groupNames(groups.filter((group) => mayAccess(grants, group))),
    groupName: (id) => names.get(id) ?? id,
    taken: new Map(),
  };
}

/** By its id, or without one by its name; a name that nobody has yet is a new location. */
function planLine(actor: Actor, line: LocationLine, around: Around): PlannedLine {
  if (line.trouble !== undefined) return refused(line, [wrong('name', line.trouble.code, line.trouble.message)]);
  const id = line.cell('id') ?? '';
  const named = around.byName.get(nameKey(line.cell('name') ?? ''));
  const before = around.byId.get(id === '' ? (named?.id ?? '') : id);
  if (id !== '' && before === undefined)
    return refused(line, [wrong('id', 'NOT_FOUND', 'There is no location with this id that you can edit.')]);
  const { save, errors } = readLine(line, before, around);
  const read = fieldsIn(save, before);
  const found = [
    ...errors,
    ...read.errors,
    ...(named !== undefined && named.id !== before?.id
      ? [wrong('name', 'NAME_TAKEN', `There is already a location named "${named.name}".`)]
      : []),
    ...takeOnce(around.taken, line, [before?.id ?? '', nameKey(save.name)]),
  ];
  if (found.length > 0 || read.fields === undefined) return refused(line, found, save.name);
  const lacking = lackingRights(actor, before, read.fields);
  if (lacking.length > 0) return refused(line, lacking, save.name);
  const changes = changedColumns(before, read.fields, around.groupName);
  const action = before === undefined ? 'CREATE' : changes.length === 0 ? 'KEEP' : 'CHANGE';
  return { line: line.line, action, name: save.name, changes, errors: [], save: action === 'KEEP' ? null : save };
}

function withoutId(line: LocationLine): LocationLine {
  return { ...line, cell: (column) => (column === 'id' ? undefined : line.cell(column)) };
}

/** By the rules of the calls that create and edit a location. */
function fieldsIn(save: LocationSave, before: Tenant | undefined): { fields?: TenantFields; errors: LineErrors } {
  const parsed = locationSaveSchema.safeParse(save);
  if (!parsed.success)
    return {
      errors: parsed.error.issues.map(({ path }) => wrong(columnOf(path.join('.')), 'INVALID', 'This is too long.')),
    };
  try {
    return { fields: fieldsOf(parsed.data, before), errors: [] };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return {
      errors: error.errors.map(({ code, message = '', path = '' }) =>
        wrong(columnOf(path.replace('body.', '')), code, message),
      ),
    };
  }
}

function columnOf(field: string): LocationColumn {
  const [column = 'name'] = field.split('.');
  return isColumn(column) ? column : 'name';
}

function isColumn(name: string): name is LocationColumn {
  return name in locationColumns;
}

/** Two lines of one file are not about the same location, and do not take the same name. */
function takeOnce(taken: Map<string, number>, { line }: LocationLine, keys: readonly string[]): LineErrors {
  const given = keys.filter((key) => key !== '');
  const earlier = given.map((key) => taken.get(key)).find((number) => number !== undefined);
  for (const key of given) if (!taken.has(key)) taken.set(key, line);
  return earlier === undefined ? [] : [wrong('name', 'SAME_AS_LINE', `This is the same as on line ${earlier}.`)];
}

function lackingRights(actor: Actor, before: Tenant | undefined, { groupId }: TenantFields): LineErrors {
  if (before === undefined)
    return mayPutInto(actor, 'ADD_LOCATION', groupId) ? [] : [wrong('group', 'FORBIDDEN', mayNotAdd)];
  const isMoved = before.groupId !== groupId;
  const mayMove = [before.groupId, groupId].every((id) => mayPutInto(actor, 'EDIT_LOCATION', id));
  if (isMoved && !mayMove)
    return [wrong('group', 'FORBIDDEN', 'You do not have permission to move locations between these groups.')];
  return mayOn(actor.grants, ['EDIT_LOCATION'], before)
    ? []
    : [wrong('id', 'FORBIDDEN', 'You do not have permission to change this location.')];
}

const mayNotAdd = 'You do not have permission to add locations there.';

function refused({ line, cell }: LocationLine, errors: LineErrors, name = cell('name') ?? ''): PlannedLine {
  return { line, action: 'REFUSE', name, changes: [], errors, save: null };
}
