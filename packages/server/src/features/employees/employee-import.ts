import type { ImportLine, ImportOutcome } from '@servery/contract';
import { mayAdminister, maySeeStaffData } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { readCsv } from '../../platform/csv.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { Fault, type FaultDetail, invalid } from '../../platform/fault.ts';
import { newId } from '../../platform/ids.ts';
import { emailKey } from '../../sign-in/email-key.ts';
import { type CheckContext, findEmailOwners, readCheckContext } from './check-context.ts';
import { checkPerson, type PersonChange } from './check-employee.ts';
import { nobodyYet } from './employee.ts';
import { type CellIndex, cellsOf, nameIndex } from './employee-cells.ts';
import { columnNames, columnOfTitle, isStaffColumn, type UserColumn, userColumns } from './employee-columns.ts';
import { fieldsOf } from './employee-fields.ts';
import { findPeople, type ListedPerson } from './employees-store.ts';
import { lockPeople, writePeople } from './employees-writer.ts';
import { lineInput, type ReadLine } from './import-line.ts';
import { seesWageAt } from './staff/staff-data.ts';

interface PlannedLine {
  readonly reported: ImportLine;
  readonly change: PersonChange | undefined;
}

/** What the file would do. */
export async function previewImport(database: Database, actor: Actor, csv: string): Promise<ImportOutcome> {
  const file = readFile(actor, csv);
  const owners = await database.lookup((db) =>
    findEmailOwners(
      db,
      actor.companyId,
      file.lines.map(({ given }) => given),
    ),
  );
  return database.inCompany(actor.companyId, async (scope) =>
    outcomeOf((await plan(scope, actor, { lines: file.lines, owners })).lines),
  );
}

/**
 * Does it, whole: one refused line and nothing is done.
 * @throws Fault 400 with each refused line's errors
 */
export async function importUsers(database: Database, actor: Actor, csv: string): Promise<ImportOutcome> {
  const file = readFile(actor, csv);
  const owners = await database.lookup((db) =>
    findEmailOwners(
      db,
      actor.companyId,
      file.lines.map(({ given }) => given),
    ),
  );
  return database.inCompany(actor.companyId, async (scope) => {
    await lockPeople(scope);
    const { lines, context } = await plan(scope, actor, { lines: file.lines, owners });
    const outcome = outcomeOf(lines);
    if (outcome.counts.refuse > 0) throw new Fault(400, 'LINES_REFUSED', { errors: errorsOf(outcome) });
    const changes = lines.flatMap(({ change }) => change ?? []);
    await writePeople(scope, actor, { context, changes });
    return outcome;
  });
}

/** At most this many errors travel; the preview has them all. */
const mostErrors = 50;

function errorsOf({ lines }: ImportOutcome): FaultDetail[] {
  return lines
    .flatMap(({ line, errors }) =>
      errors.map(({ code, column, message }) => ({ code, message, path: `body.csv.line${line}.${column}` })),
    )
    .slice(0, mostErrors);
}

function readFile({ grants }: Actor, csv: string): { lines: ReadLine[] } {
  const { head, lines } = readCsv(csv);
  const columns = head.map(columnOfTitle);
  const unknown = head.find((title, index) => title !== '' && columns[index] === undefined);
  const known = Object.values(userColumns).join(', ');
  if (unknown !== undefined)
    throw invalid('UNKNOWN_COLUMN', `There is no column “${unknown.slice(0, 60)}”. Columns are ${known}.`, 'body.csv');
  const twice = columns.find((column, index) => column !== undefined && columns.indexOf(column) !== index);
  if (twice !== undefined) throw invalid('SAME_COLUMN', `The column ${twice} is listed twice.`, 'body.csv');
  if (!columns.includes('name') && !columns.includes('id'))
    throw invalid('NO_NAME_COLUMN', `The first line names the columns: ${known}.`, 'body.csv');
  const staffOnly = columns.find((column) => column !== undefined && isStaffColumn(column));
  if (staffOnly !== undefined && !maySeeStaffData(grants))
    throw invalid(
      'STAFF_DATA_NOT_ALLOWED',
      `Only the provider's staff may bring the column “${userColumns[staffOnly]}”. Leave it out.`,
      'body.csv',
    );
  return {
    lines: lines
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
      .map((line) => lineInput(line, columns, head.length)),
  };
}

interface LinesToPlan {
  readonly lines: readonly ReadLine[];
  /** Who has an e-mail address already, in any company. */
  readonly owners: ReadonlyMap<string, string>;
}

async function plan(
  scope: CompanyScope,
  actor: Actor,
  { lines, owners }: LinesToPlan,
): Promise<{ lines: PlannedLine[]; context: CheckContext }> {
  const context = await readCheckContext(
    scope,
    lines.map(({ given }) => given),
    owners,
  );
  const matched = await matchPeople(scope, actor, { lines, context });
  const index: CellIndex = {
    roles: nameIndex([...context.roles.values()].map(({ id, name }) => [id, name])),
    places: nameIndex([...context.places.values()].map(({ id, name }) => [id, name])),
    jobTypes: nameIndex(context.jobTypes),
    requirements: nameIndex(context.requirements),
  };
  const taken = {
    emails: new Map<string, number>(),
    posIds: new Map<string, number>(),
    people: new Map<string, number>(),
  };
  return { context, lines: lines.map((line) => planLine(actor, line, { context, matched, index, taken })) };
}

type TakenValues = Record<'emails' | 'posIds' | 'people', Map<string, number>>;

interface Around {
  readonly context: CheckContext;
  readonly matched: ReadonlyMap<ReadLine, ListedPerson | 'absent'>;
  readonly index: CellIndex;
  /** What earlier lines of the file use already, with their number. */
  readonly taken: TakenValues;
}

function planLine(actor: Actor, line: ReadLine, around: Around): PlannedLine {
  const { context } = around;
  const person = around.matched.get(line);
  if (person === 'absent')
    return refused(line, line.given.name ?? '', [
      { code: 'NOT_FOUND', column: userColumns.id, message: 'There is nobody with this id whom you administer.' },
    ]);
  const { given, errors: unreadable } = line.read(around.index);
  const before = person;
  const change = { id: before?.id ?? newId('usr'), before, given, after: fieldsOf(before ?? nobodyYet, given) };
  const errors = [
    ...unreadable,
    ...(before !== undefined && !mayAdminister(actor.grants, before.grantedRoles)
      ? [{ code: 'ABOVE', column: userColumns.id, message: 'You may not change this person.' }]
      : []),
    ...(change.after.name === ''
      ? [{ code: 'NAME', column: userColumns.name, message: 'A person needs a name.' }]
      : []),
    ...checkPerson(context, actor, change).map(toColumn),
    ...takeOnce(around.taken, line, change),
  ];
  if (errors.length > 0) return refused(line, change.after.name, errors);
  const changes = changesOf(context, actor, change);
  if (before !== undefined && changes.length === 0)
    return { reported: reported(line, { action: 'KEEP', name: change.after.name, changes: [] }), change: undefined };
  return {
    reported: reported(line, { action: before === undefined ? 'CREATE' : 'CHANGE', name: change.after.name, changes }),
    change,
  };
}

/** Two lines of one file are not the same person, and do not take the same address or POS id. */
function takeOnce(taken: TakenValues, { line }: ReadLine, { id, before, after }: PersonChange): ImportLine['errors'] {
  const take = (held: Map<string, number>, key: string | null | undefined, column: UserColumn) => {
    if (!key) return [];
    const earlier = held.get(key);
    if (earlier === undefined) held.set(key, line);
    if (earlier === undefined) return [];
    return [{ code: 'SAME_AS_LINE', column: userColumns[column], message: `The same as on line ${earlier}.` }];
  };
  return [
    ...take(taken.people, before === undefined ? null : id, 'id'),
    ...take(taken.emails, after.email === null ? null : emailKey(after.email), 'email'),
    ...take(taken.posIds, after.posId, 'posId'),
  ];
}

function changesOf(context: CheckContext, actor: Actor, { before, after, id }: PersonChange): ImportLine['changes'] {
  const person = {
    id,
    externalId: null,
    isActive: before?.isActive ?? true,
    version: 0,
    createdAt: new Date(0),
    signedInAt: null,
  };
  const roles = after.grantedRoles.map(({ id: roleId, grantObject }) => ({
    id: roleId,
    name: context.roles.get(roleId)?.name ?? roleId,
    permissions: [],
    maxDiscountPct: null,
    place: null,
    ...(grantObject === undefined
      ? {}
      : { grantObject, grantObjectName: context.places.get(grantObject)?.name ?? grantObject }),
  }));
  const around = { held: before?.grantedRoles ?? [], places: context.places };
  const writer = {
    context,
    seesWageAt: (place: string | null) => before === undefined || seesWageAt(actor, around, place),
  };
  const from = before === undefined ? undefined : cellsOf(before, writer);
  const to = cellsOf({ ...person, ...after, grantedRoles: roles }, writer);
  return columnNames
    .filter((column) => column !== 'id' && column !== 'status' && (from?.[column] ?? '') !== to[column])
    .map((column) => ({ column: userColumns[column], from: from?.[column] ?? '', to: to[column] }));
}

const columnOfField: Readonly<Record<string, UserColumn>> = {
  email: 'email',
  phone: 'phone',
  posId: 'posId',
  grantedRoles: 'grantedRoles',
  jobs: 'jobs',
  certifications: 'certifications',
};

function toColumn({ code, message = '', path = '' }: FaultDetail): ImportLine['errors'][number] {
  const column = columnOfField[path.split('.')[0] ?? ''] ?? 'name';
  return { code, column: userColumns[column], message };
}

interface LinesToMatch {
  readonly lines: readonly ReadLine[];
  readonly context: CheckContext;
}

/** Who each line is about: by id, else by e-mail address, else by POS id; nobody: a new person. */
async function matchPeople(
  scope: CompanyScope,
  actor: Actor,
  { lines, context: { emailOwners, posIdOwners } }: LinesToMatch,
): Promise<Map<ReadLine, ListedPerson | 'absent'>> {
  const ids = lines.map(({ id, given }): string | undefined => {
    if (id !== '') return id;
    const byEmail = given.email ? emailOwners.get(emailKey(given.email)) : undefined;
    return byEmail || (given.posId ? posIdOwners.get(given.posId) : undefined);
  });
  const found = new Map(
    (await findPeople(scope, actor.grants, [...new Set(ids.flatMap((id) => id ?? []))])).map((one) => [one.id, one]),
  );
  const matched = new Map<ReadLine, ListedPerson | 'absent'>();
  for (const [index, line] of lines.entries()) {
    const person = found.get(ids[index] ?? '');
    if (person !== undefined) matched.set(line, person);
    else if (line.id !== '') matched.set(line, 'absent');
  }
  return matched;
}

function refused(line: ReadLine, name: string, errors: ImportLine['errors']): PlannedLine {
  return { reported: { ...reported(line, { action: 'REFUSE', name, changes: [] }), errors }, change: undefined };
}

function reported(
  { line }: ReadLine,
  { action, name, changes }: Pick<ImportLine, 'action' | 'name' | 'changes'>,
): ImportLine {
  return { line, action, name, changes, errors: [] };
}

function outcomeOf(planned: readonly PlannedLine[]): ImportOutcome {
  const lines = planned.map((line) => line.reported);
  const count = (action: ImportLine['action']) => lines.filter((line) => line.action === action).length;
  return {
    lines,
    counts: { create: count('CREATE'), change: count('CHANGE'), keep: count('KEEP'), refuse: count('REFUSE') },
  };
}
