import { type OperationId, operations } from '@servery/contract';
import { type Permission, permissions } from '@servery/domain';
import { expect, test } from 'vitest';
import { askedRights } from '../testing/matrix/asked-rights.ts';
import {
  actingClients,
  endsSessions,
  rightsWorld,
  wrongAnswers,
  wrongWhileActing,
} from '../testing/matrix/rights-world.ts';
import { type AccessRule, accessTable, onlyAsOneself, readsByPost } from './access-table.ts';

/** Changes every row of the access table in every way that would let others in, or keep somebody out, and asks the tests' questions. */
const world = await rightsWorld();
const acting = await actingClients(world);
const ids = Object.keys(operations).filter((id): id is OperationId => id in askedRights);
const asked = ids.filter((id) => !endsSessions.includes(id) && accessTable[id].who !== 'everyone');

type PersonRule = Extract<AccessRule, { who: 'person' }>;

function mutantsOf(rule: AccessRule): [string, AccessRule][] {
  const opened: [string, AccessRule][] = [
    ['opened to everyone', { who: 'everyone' }],
    ['opened to everyone with a session known', { who: 'everyone', knowsSession: true }],
    ['opened to who is signed in', { who: 'signedIn' }],
    ['for terminals', { who: 'terminal' }],
    ['for anyone who has a role', { who: 'person', anyOf: 'anyGrant', on: 'company' }],
  ];
  const kinds = opened.filter(([, other]) => other.who === 'everyone' || other.who !== rule.who);
  return rule.who === 'person'
    ? [...kinds, ...permissionMutants(rule), ...besidesMutants(rule), ...reachMutants(rule)]
    : kinds;
}

function permissionMutants(rule: PersonRule): [string, AccessRule][] {
  if (rule.ofKind !== undefined) return kindMutants(rule, rule.ofKind);
  if (rule.anyOf === 'anyGrant') return [['for one permission', { ...rule, anyOf: ['PAYROLL'] }]];
  const { anyOf } = rule;
  const other = permissions.find((code) => !anyOf.includes(code)) ?? 'PAYROLL';
  const without = (code: Permission) => anyOf.filter((one) => one !== code);
  return [
    ['for any role', { ...rule, anyOf: 'anyGrant' }],
    ['for another permission', { ...rule, anyOf: [other] }],
    ['for one permission more', { ...rule, anyOf: [...anyOf, other] }],
    ...(anyOf.length === 1
      ? []
      : anyOf.map((code): [string, AccessRule] => [`without ${code}`, { ...rule, anyOf: without(code) }])),
  ];
}

/** Those of the kind that the questions are asked of: menus. */
function kindMutants(
  { ofKind: _, ...rule }: PersonRule,
  kinds: NonNullable<PersonRule['ofKind']>,
): [string, AccessRule][] {
  return permissionMutants({ ...rule, anyOf: kinds.menu }).map(([name, mutant]) => {
    const anyOf = mutant.who === 'person' ? mutant.anyOf : 'anyGrant';
    return [name, anyOf === 'anyGrant' ? { ...rule, anyOf } : { ...rule, anyOf, ofKind: { ...kinds, menu: anyOf } }];
  });
}

/** The rights that are asked besides are left out, widened, and narrowed code by code. */
function besidesMutants({ and, ...rule }: PersonRule): [string, AccessRule][] {
  if (and === undefined) return [];
  return [
    ['without what is asked besides', rule],
    ['with anything besides', { ...rule, and: permissions }],
    ...and.map((code): [string, AccessRule] => [
      `without ${code} besides`,
      { ...rule, and: and.filter((one) => one !== code) },
    ]),
  ];
}

/** `locations` is asked by the operation itself, for the places that its body names: the guard takes it as `company`. Any role is one anywhere. */
function reachMutants(rule: PersonRule): [string, AccessRule][] {
  const reaches = ['company', 'wholeCompany', 'location', 'provider'] as const;
  const isSame = (on: PersonRule['on']) =>
    on === rule.on || (on === 'company' && rule.on === 'locations') || isOfAnyRole(on);
  const isOfAnyRole = (on: PersonRule['on']) => rule.anyOf === 'anyGrant' && on === 'wholeCompany';
  const others = reaches.filter((on) => !isSame(on)).map((on): [string, AccessRule] => [`on ${on}`, { ...rule, on }]);
  const terminal: [string, AccessRule] =
    rule.orTerminal === true
      ? ['not for its terminal', { who: 'person', anyOf: rule.anyOf, on: rule.on }]
      : ['also for its terminal', { ...rule, orTerminal: true }];
  return [...others, terminal];
}

test('each changed row of the access table is seen', async () => {
  const survivors: string[] = [];
  let count = 0;
  for (const id of asked) {
    const rule = accessTable[id];
    for (const [how, mutant] of mutantsOf(rule)) {
      Reflect.set(accessTable, id, mutant);
      const isSeen = await isWrong(id).finally(() => Reflect.set(accessTable, id, rule));
      count += 1;
      if (!isSeen) survivors.push(`${id} ${how}`);
    }
  }
  console.log(`rows: ${count} mutants, ${survivors.length} survive`);
  expect(survivors).toEqual(equivalent);
}, 1_200_000);

const equivalent = [
  // Their handlers ask for the session themselves, and for nothing else.
  ...['sessionStatus', 'returnToSelf', 'accessibleCompanies', 'getNews'].map(
    (id) => `${id} opened to everyone with a session known`,
  ),
  // Its handler asks for the rights of publishing each kind: a wider row admits nobody.
  ...['previewPublish', 'mailPreflight'].flatMap((id) =>
    [
      'opened to everyone with a session known',
      'opened to who is signed in',
      'for any role',
      'for one permission more',
    ].map((how) => `${id} ${how}`),
  ),
];

async function isWrong(id: OperationId): Promise<boolean> {
  if ((await wrongAnswers(world, id, 1)).length > 0) return true;
  // Asked while acting, that one ends the acting.
  if (id === 'returnToSelf' || askedRights[id] === 'terminal') return false;
  return (await wrongWhileActing(world, id, acting)).length > 0;
}

test('each operation left out of, or put into, what is refused while acting is seen', async () => {
  const survivors: string[] = [];
  let count = 0;
  for (const [name, set] of [
    ['onlyAsOneself', onlyAsOneself],
    ['readsByPost', readsByPost],
  ] as const)
    for (const id of asked.filter((one) => accessTable[one].who !== 'terminal')) {
      if (isUnseen(name, id)) continue;
      const isMember = set.has(id);
      toggle(set, id, !isMember);
      const wrong = await wrongWhileActing(world, id, acting).finally(() => toggle(set, id, isMember));
      count += 1;
      if (wrong.length === 0) survivors.push(`${id} ${isMember ? 'out of' : 'into'} ${name}`);
    }
  console.log(`acting: ${count} mutants, ${survivors.length} survive`);
  expect(survivors).toEqual([]);
}, 600_000);

/** A GET, and a call that is refused anyway, is no question by POST; a return to oneself is never refused. */
function isUnseen(name: 'onlyAsOneself' | 'readsByPost', id: OperationId): boolean {
  if (id === 'returnToSelf' || id === 'actAs') return true;
  return name === 'readsByPost' && (operations[id].method === 'GET' || onlyAsOneself.has(id));
}

function toggle(set: ReadonlySet<OperationId>, id: OperationId, isMember: boolean): void {
  if (isMember) Set.prototype.add.call(set, id);
  else Set.prototype.delete.call(set, id);
}
