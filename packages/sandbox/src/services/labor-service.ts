import { randomInt } from 'node:crypto';
import { type JsonService, type ServiceAnswer, type ServiceRequest, startJsonService } from './json-service.ts';

/** How the labor service goes wrong beyond the faults of every stand-in. */
export type LaborTrouble =
  /** Performs the request, and its answer never comes. */
  | 'lost'
  /** Answers with the ids of another tenant. */
  | 'foreign'
  /** Refuses with a reason. */
  | 'refusal';

export interface LaborRecord {
  readonly kind: 'department' | 'role' | 'user';
  /** The tenant of a department or role, the company of a user. */
  readonly owner: string;
  /** Our id of a user. */
  readonly tccUserId?: string;
  readonly name?: string;
  readonly isDefault?: boolean;
  readonly departmentId?: string;
  readonly isActive?: boolean;
}

export interface LaborSandbox {
  readonly service: JsonService;
  /** The records that it holds, by the ids that it gave. */
  readonly records: Map<string, LaborRecord>;
  /** The location id that it answers for a tenant's own location. */
  locationOf(tenantId: string): string;
  /** The trouble that comes instead of the next right answers; undefined: none. */
  trouble: LaborTrouble | undefined;
  /** The next answers come once this is over. */
  until: Promise<void> | undefined;
}

type Body = Readonly<Record<string, unknown>>;
/** The function that carries out a call on the records. */
type Handler = (body: Body) => ServiceAnswer;

/** A stand-in for the labor-scheduling service: departments and roles of tenants, users of companies. It asks for no credentials. */
export async function startLaborSandbox(): Promise<LaborSandbox> {
  const records: LaborSandbox['records'] = new Map();
  const locations = new Map<string, string>();
  const answered = new Map<string, ServiceAnswer>();
  const locationOf = (tenantId: string) => {
    const known = locations.get(tenantId) ?? newId();
    locations.set(tenantId, known);
    return known;
  };
  const handlers = handlersOf(records, locationOf);
  const service = await startJsonService(async (request) => {
    if (sandbox.trouble === 'foreign') return { status: 200, body: foreignIds(records) };
    if (sandbox.trouble === 'refusal') return refusal(422, 'The schedule of this location is locked.');
    const answer = answered.get(request.idempotencyKey) ?? answerTo(handlers, request);
    if (request.idempotencyKey !== '' && answer.status === 200) answered.set(request.idempotencyKey, answer);
    await sandbox.until;
    return sandbox.trouble === 'lost' ? { status: 'silent' } : answer;
  });
  const sandbox: LaborSandbox = { service, records, locationOf, trouble: undefined, until: undefined };
  return sandbox;
}

/** Ids that no other stand-in gives, so that one that starts again does not give stored ids again. */
function newId(): string {
  return String(randomInt(1_000_000_000, 281_000_000_000_000));
}

function answerTo(handlers: ReadonlyMap<string, Handler>, { method, url, body }: ServiceRequest): ServiceAnswer {
  const handler = handlers.get(url.pathname);
  if (method !== 'POST' || handler === undefined) return refusal(404, 'There is no such call.');
  return handler(typeof body === 'object' && body !== null ? { ...body } : {});
}

function handlersOf(records: LaborSandbox['records'], locationOf: LaborSandbox['locationOf']): Map<string, Handler> {
  const add = (record: LaborRecord) => {
    const id = newId();
    records.set(id, record);
    return id;
  };
  const change = (id: unknown, changes: Partial<LaborRecord>): ServiceAnswer => {
    const record = records.get(textOf(id));
    if (record === undefined) return refusal(404, 'It is not known.');
    records.set(textOf(id), { ...record, ...changes });
    return { status: 204 };
  };
  const remove = (id: unknown): ServiceAnswer =>
    records.delete(textOf(id)) ? { status: 204 } : refusal(404, 'It is not known.');
  const userOf = ({ companyId, tccUserId }: Body) =>
    [...records].find(
      ([, { kind, owner, tccUserId: id }]) => kind === 'user' && owner === companyId && id === tccUserId,
    );
  return new Map<string, Handler>([
    [
      '/department/create',
      ({ tenantId, name, isDefault }) => {
        if (textOf(name) === '') return refusal(422, 'A department needs a name.');
        const owner = textOf(tenantId);
        const departmentId = add({ kind: 'department', owner, name: textOf(name), isDefault: isDefault === true });
        return { status: 200, body: { locationId: locationOf(owner), departmentId } };
      },
    ],
    [
      '/department/update',
      ({ departmentId, name, isDefault }) =>
        change(departmentId, { name: textOf(name), isDefault: isDefault === true }),
    ],
    ['/department/delete', ({ departmentId }) => remove(departmentId)],
    [
      '/role/create',
      ({ tenantId, name, departmentId }) => {
        if (!records.has(textOf(departmentId))) return refusal(422, 'There is no such department.');
        const owner = textOf(tenantId);
        const roleId = add({ kind: 'role', owner, name: textOf(name), departmentId: textOf(departmentId) });
        return { status: 200, body: { locationId: locationOf(owner), roleId } };
      },
    ],
    [
      '/role/update',
      ({ roleId, name, departmentId }) => change(roleId, { name: textOf(name), departmentId: textOf(departmentId) }),
    ],
    ['/role/delete', ({ roleId }) => remove(roleId)],
    [
      '/user/create',
      ({ companyId, tccUserId }) => {
        const known = userOf({ companyId, tccUserId })?.[0];
        const userId =
          known ?? add({ kind: 'user', owner: textOf(companyId), tccUserId: textOf(tccUserId), isActive: true });
        return { status: 200, body: { userId } };
      },
    ],
    ['/user/update', (body) => change(userOf(body)?.[0], { isActive: true })],
    ['/user/deactivate', (body) => change(userOf(body)?.[0], { isActive: false })],
    ['/location/clearCache', () => ({ status: 204 })],
  ]);
}

function foreignIds(records: LaborSandbox['records']) {
  const idOf = (wanted: LaborRecord['kind']) => [...records].find(([, { kind }]) => kind === wanted)?.[0] ?? '1';
  return { locationId: '1', departmentId: idOf('department'), roleId: idOf('role'), userId: idOf('user') };
}

function refusal(status: number, message: string): ServiceAnswer {
  return { status, body: { message } };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
