import type { OperationId } from '@servery/contract';
import { type GrantTarget, mayOn, mayOnCompany, type Path } from '@servery/domain';
import { accessTable } from '../access/access-table.ts';
import type { Actor } from '../access/actor.ts';
import { loadTargets } from '../access/guard.ts';
import type { CompanyScope } from '../platform/database/database.ts';
import type { DocumentKind } from '../platform/database/tables.ts';
import { forbidden, notFound } from '../platform/fault.ts';
import { refuseWithheldPath } from './secrets/withheld.ts';

/** By kind: the calls that save the company's document, and the override of a group or location. */
const writers = {
  menu: { company: 'putMenu', below: 'putMenuOverride' },
  locationSettings: { company: 'putCompanySettings', below: 'putSettingsOverride' },
  employment: { company: 'putCompanyEmployment', below: 'putEmploymentOverride' },
} as const satisfies Record<DocumentKind, Record<'company' | 'below', OperationId>>;

/** By the rule of the call that saves it. @throws Fault 403 where the company's document is not this person's to save */
export function admitToCompanyDocument({ grants }: Actor, kind: DocumentKind): void {
  const rule = accessTable[writers[kind].company];
  if (rule.who !== 'person' || rule.anyOf === 'anyGrant' || !mayOnCompany(grants, rule.anyOf)) throw forbidden();
}

interface TargetsAsked {
  readonly kind: DocumentKind;
  readonly tenantIds: readonly string[];
  /** The places of the document that are read or changed there. */
  readonly paths: readonly Path[];
}

/**
 * Groups and locations whose overrides are about to be read or saved, groups first: their stores inherit it. Of one type they have the
 * order of their ids, so that two calls never wait for each other.
 * @throws Fault 404 or 403 before anything is touched when one of them, or a section of the document there, is not this person's to change
 */
export async function overrideTargets(
  scope: CompanyScope,
  actor: Actor,
  { kind, tenantIds, paths }: TargetsAsked,
): Promise<readonly GrantTarget[]> {
  const targets = await loadTargets(scope, tenantIds);
  if (targets.length !== new Set(tenantIds).size) throw notFound();
  if (!targets.every((target) => mayChange(actor, kind, target))) throw forbidden();
  for (const at of targets) for (const path of paths) refuseWithheldPath(actor, { kind, at, path });
  const place = ({ type, id }: GrantTarget) => `${type} ${id}`;
  return targets.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}

/** By the rule of the call that saves the override of one of them. */
function mayChange({ grants }: Actor, kind: DocumentKind, target: GrantTarget): boolean {
  const rule = accessTable[writers[kind].below];
  return rule.who === 'person' && rule.anyOf !== 'anyGrant' && mayOn(grants, rule.anyOf, target);
}
