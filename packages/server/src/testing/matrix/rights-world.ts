import { type OperationId, type OperationShape, operations } from '@servery/contract';
import { type GrantObject, type Permission, permissions } from '@servery/domain';
import { writePeople } from '../../demo/company-writer.ts';
import { newId } from '../../platform/ids.ts';
import { sessionOf } from '../session-of.ts';
import { testProvider } from '../test-employees.ts';
import { buildCompany, type Client, type TestServer } from '../test-server.ts';
import { type AskedRight, askedRights, questionsWithBody, refusedWhileActing } from './asked-rights.ts';
import { matrixParts } from './matrix-parts.ts';
import { callOperation, callWithEmptyBody, type WorldIds } from './operation-calls.ts';

/** One call by one person, and its expected outcome. */
interface Case {
  readonly who: string;
  readonly client: () => Promise<Client>;
  readonly place: WorldIds;
  readonly wanted: 'admitted' | 'unauthenticated' | 'forbidden' | 'absent';
}

type People = Awaited<ReturnType<typeof rightsWorld>>;

const global = { type: 'GLOBAL', id: null } as const;

/** A company with a published menu, another one, and people of both with whatever roles a case asks for. */
export async function rightsWorld() {
  const { server, own, places, clients } = await matrixParts();
  const foreign = await buildCompany(server);
  const held = new Map<string, Promise<Client>>();
  const hold = (companyId: string, codes: readonly Permission[], on: GrantObject = global): Promise<Client> => {
    const key = JSON.stringify([companyId, [...codes].sort(), on]);
    const client = held.get(key) ?? newHolder(server, companyId, { codes, on });
    held.set(key, client);
    return client;
  };
  const west = { ...places.own, location: own.groups.west };
  return { server, own, foreign, places: { ...places, west }, clients, hold, provider: await testProvider(server) };
}

/** Operations that the cases leave out: they end the session that asks. */
export const endsSessions: readonly OperationId[] = ['login', 'logout', 'endOtherSessions'];

/** The wrong admissions and refusals of an operation; one entry is enough for a caller who only asks whether there is any. */
export async function wrongAnswers(
  world: People,
  id: OperationId,
  atMost = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { who, client, place, wanted } of casesOf(world, id, askedRights[id])) {
    if (wrong.length >= atMost) break;
    const call = wanted === 'forbidden' && !isAskedByBody(id) ? callWithEmptyBody : callOperation;
    const { statusCode } = await call(id, await client(), place);
    if (outcomeOf(statusCode, wanted) !== wanted) wrong.push(`${id} by ${who}: ${statusCode}, expected ${wanted}`);
  }
  return wrong;
}

/** A person who has the right nowhere is refused before the body is read; only where the body names the places it is read first. */
function isAskedByBody(id: OperationId): boolean {
  const asked = askedRights[id];
  return typeof asked !== 'string' && asked.over === 'places';
}

/** Behind the guard an object may be absent: only where that is the requested object does a 404 say anything. */
function outcomeOf(status: number, wanted: Case['wanted']): Case['wanted'] {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  return status === 404 && wanted !== 'admitted' ? 'absent' : 'admitted';
}

function casesOf(world: People, id: OperationId, asked: AskedRight): Case[] {
  const { clients, places, own, hold } = world;
  const at = { place: places.own };
  const nobody = (wanted: Case['wanted']): Case => ({
    who: 'nobody',
    client: async () => clients.anonymous,
    ...at,
    wanted,
  });
  const terminal = (wanted: Case['wanted'], place = places.own): Case => ({
    who: place === places.own ? 'its terminal' : 'the terminal of another location',
    client: async () => clients.terminal,
    place,
    wanted,
  });
  const anybody = (wanted: Case['wanted']): Case => ({
    who: 'somebody without a role',
    client: () => hold(own.id, []),
    ...at,
    wanted,
  });
  const everything = (wanted: Case['wanted']): Case => ({
    who: 'who may everything',
    client: () => hold(own.id, permissions),
    ...at,
    wanted,
  });
  if (asked === 'everyone') return [nobody('admitted')];
  if (asked === 'session') return [anybody('admitted'), nobody('unauthenticated'), terminal('unauthenticated')];
  if (asked === 'terminal') return [terminal('admitted'), nobody('unauthenticated'), everything('unauthenticated')];
  const terminals =
    asked.terminalToo === true
      ? [terminal('admitted'), terminal('absent', places.sibling)]
      : [terminal('unauthenticated'), terminal('unauthenticated', places.sibling)];
  if (asked.over === 'provider')
    return [...providerCases(world, asked.oneOf ?? []), nobody('unauthenticated'), ...terminals];
  const others = permissions.filter((code) => asked.oneOf?.includes(code) === false);
  const without: Case = {
    who: `who has all but ${asked.oneOf?.join(' or ')}`,
    client: () => hold(own.id, others),
    ...at,
    wanted: 'forbidden',
  };
  return [
    asked.oneOf === null ? anybody('forbidden') : without,
    ...reachCases(world, id, asked),
    ...enoughCases(world, asked),
    nobody('unauthenticated'),
    ...terminals,
    ...outsiders(world, id),
  ];
}

type AskedOfPeople = Exclude<AskedRight, string>;

/** Each permission of a list is enough; where two lists are asked, a permission of only one list is not. */
function enoughCases({ own, hold, places }: People, { oneOf, and }: AskedOfPeople): Case[] {
  const toCase = (codes: readonly Permission[], wanted: Case['wanted']): Case => ({
    who: `${codes.join(' and ')} on the company`,
    client: () => hold(own.id, codes),
    place: places.own,
    wanted,
  });
  if (and === undefined) return (oneOf ?? []).map((code) => toCase([code], 'admitted'));
  const pairs = (oneOf ?? []).flatMap((code) => and.map((other) => toCase([code, other], 'admitted')));
  return [...pairs, ...[...(oneOf ?? []), ...and].map((code) => toCase([code], 'forbidden'))];
}

/** One permission at one place, asked about a location, and about its group. */
function reachCases({ own, hold, places }: People, id: OperationId, asked: AskedOfPeople): Case[] {
  const { oneOf, over, and = [] } = asked;
  const code = oneOf?.[0] ?? 'DASHBOARD';
  const codes = [code, ...and.slice(0, 1)];
  const { one, three } = own.locations;
  const { west, east } = own.groups;
  const on = (type: 'LOCATION' | 'GROUP', id: string) => ({ type, id }) as const;
  const covering = over === 'company' ? 'forbidden' : 'admitted';
  const elsewhere = over === 'anywhere' ? 'admitted' : 'forbidden';
  const cases: [string, GrantObject, WorldIds, Case['wanted']][] = [
    ['elsewhere', on('LOCATION', three), places.own, elsewhere],
    ['in another group', on('GROUP', east), places.own, elsewhere],
    ['there', on('LOCATION', one), places.own, covering],
    ['in its group', on('GROUP', west), places.own, covering],
    ['in one location of the group', on('LOCATION', one), places.west, elsewhere],
    ['in the group', on('GROUP', west), places.west, covering],
  ];
  // Of a place that the person may not see, the answer is as of none.
  const isHidden = (wanted: Case['wanted'], place: WorldIds, object: GrantObject) =>
    id === 'explainValue' && wanted === 'admitted' && place === places.own && object.id !== one && object.id !== west;
  return cases.map(([who, object, place, wanted]) => ({
    who: `${codes.join(' and ')} ${who}`,
    client: () => hold(own.id, codes, object),
    place,
    wanted: isHidden(wanted, place, object) ? 'absent' : wanted,
  }));
}

/** Somebody of another company who has every right there: our objects look absent. */
function outsiders({ foreign, hold, places }: People, id: OperationId): Case[] {
  const { path }: OperationShape = operations[id];
  if (!/:(companyId|locationId)\b/.test(path)) return [];
  const withinCompany = permissions.filter((code) => code !== 'PROVIDER_STAFF');
  return [
    {
      who: 'somebody of another company',
      client: () => hold(foreign.id, withinCompany),
      place: places.own,
      wanted: 'absent',
    },
  ];
}

function providerCases({ own, hold, places, provider }: People, codes: readonly Permission[]): Case[] {
  const others = permissions.filter((code) => !codes.includes(code));
  const place = places.own;
  return [
    { who: 'the provider’s staff without it', client: () => hold(provider, others), place, wanted: 'forbidden' },
    { who: 'who has it in a company', client: () => hold(own.id, codes), place, wanted: 'forbidden' },
    { who: 'the provider’s staff', client: () => hold(provider, codes), place, wanted: 'admitted' },
  ];
}

/** The wrong answers of an operation while somebody acts as another person, in full and looking on. */
export async function wrongWhileActing(
  world: People,
  id: OperationId,
  clients: Awaited<ReturnType<typeof actingClients>>,
): Promise<string[]> {
  const asked = askedRights[id];
  const acting = isOfProvider(asked) ? clients.provider : clients.company;
  const { method }: OperationShape = operations[id];
  const { statusCode: alone } = await callOperation(id, acting.self, world.places.own);
  const isRefused = refusedWhileActing.includes(id);
  const isQuestion = method === 'GET' || asked === 'everyone' || questionsWithBody.includes(id);
  const wanted = { full: isRefused ? 403 : alone, looking: isRefused || !isQuestion ? 403 : alone };
  const wrong: string[] = [];
  for (const kind of ['full', 'looking'] as const) {
    const { statusCode } = await callOperation(id, acting[kind], world.places.own);
    if ((statusCode === 403) !== (wanted[kind] === 403)) wrong.push(`${id} while acting, ${kind}: ${statusCode}`);
  }
  return wrong;
}

/** Nobody else gets an answer that acting could change. */
function isOfProvider(asked: AskedRight): boolean {
  return typeof asked !== 'string' && asked.over === 'provider';
}

interface ActingClients {
  readonly self: Client;
  readonly full: Client;
  readonly looking: Client;
}

interface Holding {
  readonly codes: readonly Permission[];
  readonly on: GrantObject;
}

async function newHolder(server: TestServer, companyId: string, { codes, on }: Holding): Promise<Client> {
  const id = newId('one').toLowerCase();
  const email = `${id}@people.example`;
  const role = { id: `role_${id}`, name: `Role ${id}`, permissions: codes };
  const person = { id: `usr_${id}`, email, name: id, roleId: role.id, on: { type: on.type, id: on.id ?? '' } };
  await writePeople(server.database, companyId, { roles: [role], people: [person], password: 'correct horse 1' });
  if (codes.length === 0)
    await server.database.inCompany(companyId, (scope) =>
      scope.db.deleteFrom('grants').where('company_id', '=', companyId).where('user_id', '=', person.id).execute(),
    );
  return sessionOf(server, companyId, person.id);
}

/** In a company, and in the provider's, whose default roles nobody else changes. */
export async function actingClients({ server, own, provider }: People) {
  return { company: await actingIn(server, own.id), provider: await actingIn(server, provider) };
}

/** Somebody who may everything in the company, and two sessions in which such a person acts as another. */
async function actingIn(server: TestServer, companyId: string): Promise<ActingClients> {
  const act = async (readOnly: boolean) => {
    const all = allOf(companyId);
    const chief = await newHolder(server, companyId, { codes: all, on: global });
    const id = newId('act').toLowerCase();
    const role = { id: `role_${id}`, name: id, permissions: all };
    const person = {
      id: `usr_${id}`,
      email: `${id}@people.example`,
      name: id,
      roleId: role.id,
      on: { type: 'GLOBAL', id: '' } as const,
    };
    await writePeople(server.database, companyId, { roles: [role], people: [person], password: 'correct horse 1' });
    const answer = await chief('POST', `/api/users/${companyId}/${person.id}/actAs`, { readOnly });
    if (answer.statusCode !== 200) throw new Error(`Nobody acts: ${answer.body}`);
    return chief;
  };
  const all = allOf(companyId);
  return {
    self: await newHolder(server, companyId, { codes: all, on: global }),
    full: await act(false),
    looking: await act(true),
  };
}

function allOf(companyId: string): readonly Permission[] {
  return permissions.filter((code) => code !== 'PROVIDER_STAFF' || companyId === '1');
}
