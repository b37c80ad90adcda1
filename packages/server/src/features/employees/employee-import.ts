import type { ImportLine, ImportOutcome } from '@servery/contract';
import { mayAdminister, maySeeStaffData } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { readTable } from '../../platform/csv.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { type FaultDetail, invalid } from '../../platform/fault.ts';
import { newId } from '../../platform/ids.ts';
import { turns } from '../../platform/work/turns.ts';
import { emailKey } from '../../sign-in/email-key.ts';
import { type CheckContext, findEmailOwners, readCheckContext } from './check-context.ts';
import { checkPerson, type PersonChange } from './check-employee.ts';
import { type Job, type ListedPerson, nobodyYet } from './employee.ts';
import { type CellIndex, cellsOf, nameIndex } from './employee-cells.ts';
import { columnNames, isStaffColumn, type UserColumn, userColumns } from './employee-columns.ts';
import { fieldsOf } from './employee-fields.ts';
import { findPeople } from './employees-store.ts';
import { lockPeople, writePeople } from './employees-writer.ts';
import { fileOfPeople, lineInput, type ReadLine } from './import-line.ts';
import { wageRemarks } from './import-wages.ts';
import { fixedJobs } from './staff/fixed-jobs.ts';
import { seenJobs, seesWageAt } from './staff/staff-data.ts';

interface PlannedLine {
  readonly reported: ImportLine;
  readonly change: PersonChange | undefined;
}

/** The outcome that the file would have. */
export async function previewImport(database: Database, actor: Actor, csv: string): Promise<ImportOutcome> {
  const { file, owners } = await readWithOwners(database, actor, csv);
  return database.inCompany(actor.companyId, async (scope) => {
    const planned = await plan(scope, actor, { lines: file.lines, owners });
    const outcome = outcomeOf(file, planned);
    return { ...outcome, remarks: [...outcome.remarks, ...(await wageRemarks(scope, planned.lines))] };
  });
}

/** Does each line that can be done; the outcome names the others. */
export async function importUsers(database: Database, actor: Actor, csv: string): Promise<ImportOutcome> {
  const { file, owners } = await readWithOwners(database, actor, csv);
  return database.inCompany(actor.companyId, async (scope) => {
    await lockPeople(scope);
    const planned = await plan(scope, actor, { lines: file.lines, owners });
    const changes = planned.lines.flatMap(({ change }) => change ?? []);
    await writePeople(scope, actor, { context: planned.context, changes });
    return outcomeOf(file, planned);
  });
}

interface PeopleFile {
  readonly lines: readonly ReadLine[];
  readonly ignored: readonly string[];
  readonly remarks: ImportOutcome['remarks'];
}

async function readWithOwners(database: Database, actor: Actor, csv: string) {
  const file = await readFile(actor, csv);
  const given = file.lines.map((line) => line.given);
  return { file, owners: await findEmailOwners(database, actor, given) };
}

/** @throws Fault 400 for a file that is no list of people, or has columns that the person may not bring */
async function readFile({ staffGrants }: Actor, csv: string): Promise<PeopleFile> {
  const table = await readTable(csv, userColumns);
  const staffOnly = [...table.columns].find(isStaffColumn);
  if (staffOnly !== undefined && !maySeeStaffData(staffGrants))
    throw invalid(
      'STAFF_DATA_NOT_ALLOWED',
      `You do not have permission to import the column “${userColumns[staffOnly]}”. Leave it out.`,
      'body.csv',
    );
  const around = fileOfPeople(table);
  const breathe = turns();
  const lines: ReadLine[] = [];
  for (const line of table.lines) {
    lines.push(lineInput(around, line));
    await breathe();
  }
  const monthFirst = [...around.days].filter(([, days]) => days.isMonthFirst).map(([column]) => userColumns[column]);
  return {
    lines,
    ignored: table.ignored,
    remarks: monthFirst.map((title) => ({
      code: 'MONTH_FIRST',
      message: `The dates in “${title}” are read as month/day/year.`,
    })),
  };
}

interface PlannedFile {
  readonly lines: readonly PlannedLine[];
  readonly context: CheckContext;
  /** The ids are those of another system: lines are found by email address and POS id. */
  readonly isOfOtherSystem: boolean;
}

interface LinesToPlan {
  readonly lines: readonly ReadLine[];
  /** The people who have an email address already, in any company. */
  readonly owners: ReadonlyMap<string, string>;
}

async function plan(scope: CompanyScope, actor: Actor, { lines, owners }: LinesToPlan): Promise<PlannedFile> {
  const context = await readCheckContext(
    scope,
    lines.map(({ given }) => given),
    owners,
  );
  const { matched, isOfOtherSystem } = await matchPeople(scope, actor, { lines, context });
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
  const breathe = turns();
  const planned: PlannedLine[] = [];
  for (const line of lines) {
    planned.push(planLine(actor, line, { context, matched, index, taken }));
    await breathe();
  }
  return { context, lines: planned, isOfOtherSystem };
}

type TakenValues = Record<'emails' | 'posIds' | 'people', Map<string, number>>;

interface Around {
  readonly context: CheckContext;
  readonly matched: ReadonlyMap<ReadLine, ListedPerson | 'absent'>;
  readonly index: CellIndex;
  /** The values that earlier lines of the file use already, with the number of the line. */
  readonly taken: TakenValues;
}

function planLine(actor: Actor, line: ReadLine, around: Around): PlannedLine {
  const { context } = around;
  if (line.trouble !== undefined)
    return refused(line, line.given.name ?? '', [{ ...line.trouble, column: userColumns.name }]);
  const person = around.matched.get(line);
  if (person === 'absent')
    return refused(line, line.given.name ?? '', [
      { code: 'NOT_FOUND', column: userColumns.id, message: 'There is no person with this id that you can edit.' },
    ]);
  const { given, errors: unreadable } = line.read(around.index);
  const before = person;
  const change = {
    id: before?.id ?? newId('usr'),
    before,
    given,
    after: fieldsOf(before ?? nobodyYet, given, fixedJobs(actor, before)),
  };
  const errors = [
    ...unreadable,
    ...(before !== undefined && !mayAdminister(actor.grants, before.grantedRoles)
      ? [{ code: 'ABOVE', column: userColumns.id, message: 'You do not have permission to change this person.' }]
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
    return [{ code: 'SAME_AS_LINE', column: userColumns[column], message: `This is the same as on line ${earlier}.` }];
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
  const seen = (jobs: readonly Job[]) => (before === undefined ? jobs : seenJobs(actor, around, jobs));
  const from = before === undefined ? undefined : cellsOf({ ...before, jobs: seen(before.jobs) }, writer);
  const to = cellsOf({ ...person, ...after, jobs: seen(after.jobs), grantedRoles: roles }, writer);
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

/** Ids that are given here; none of another system looks like one. */
const ownId = /^usr[_-]/;

interface MatchedPeople {
  readonly matched: ReadonlyMap<ReadLine, ListedPerson | 'absent'>;
  readonly isOfOtherSystem: boolean;
}

/** The person that each line is about: by id, else by email address, else by POS id; nobody: a new person. */
async function matchPeople(
  scope: CompanyScope,
  actor: Actor,
  { lines, context: { emailOwners, posIdOwners } }: LinesToMatch,
): Promise<MatchedPeople> {
  const ids = lines.flatMap(({ id }) => (id === '' ? [] : [id]));
  const byValue = lines.map(({ given }) => {
    const byEmail = given.email ? emailOwners.get(emailKey(given.email)) : undefined;
    return byEmail || (given.posId ? posIdOwners.get(given.posId) : undefined) || '';
  });
  const asked = [...new Set([...ids, ...byValue.filter((id) => id !== '')])];
  const found = new Map((await findPeople(scope, actor.grants, asked)).map((one) => [one.id, one]));
  const isOfOtherSystem = ids.length > 0 && ids.every((id) => !found.has(id) && !ownId.test(id));
  const matched = new Map<ReadLine, ListedPerson | 'absent'>();
  for (const [index, line] of lines.entries()) {
    const id = isOfOtherSystem ? '' : line.id;
    const person = found.get(id || (byValue[index] ?? ''));
    if (person !== undefined) matched.set(line, person);
    else if (id !== '') matched.set(line, 'absent');
  }
  return { matched, isOfOtherSystem };
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

function outcomeOf({ ignored, remarks }: PeopleFile, planned: PlannedFile): ImportOutcome {
  const lines = planned.lines.map((line) => line.reported);
  const count = (action: ImportLine['action']) => lines.filter((line) => line.action === action).length;
  return {
    lines,
    counts: { create: count('CREATE'), change: count('CHANGE'), keep: count('KEEP'), refuse: count('REFUSE') },
    ignored: [...ignored],
    remarks: [...(planned.isOfOtherSystem ? [otherSystem] : []), ...remarks],
  };
}

const otherSystem = {
  code: 'IDS_OF_ANOTHER_SYSTEM',
  message: `The ids in “${userColumns.id}” come from another system and are ignored. People are matched by email address and POS id.`,
};
