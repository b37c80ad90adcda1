import { type GrantTarget, mayAnywhere, mayOn, mayOnCompany, type Path, withheldSections } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { DocumentKind } from '../../platform/database/tables.ts';
import { Fault } from '../../platform/fault.ts';
import { peopleSection } from '../computed/computed-sections.ts';
import { kinds } from '../kinds.ts';

/**
 * Where a document is read:
 * - a group or location, by rights that reach it
 * - company: the company's own document, by a right on any place of it
 * - wholeCompany: the documents of all its groups and locations, by a right on the whole company
 */
export type ReadAt = GrantTarget | 'company' | 'wholeCompany';

/** The sections of a document that the person may not read there. Every answer that carries values of a document asks here. */
export function withheldFrom({ grants }: Pick<Actor, 'grants'>, kind: DocumentKind, at: ReadAt): readonly string[] {
  return withheldSections(kinds[kind].rights, (anyOf) => {
    if (at === 'company') return mayAnywhere(grants, anyOf);
    return at === 'wholeCompany' ? mayOnCompany(grants, anyOf) : mayOn(grants, anyOf, at);
  });
}

/** The same of a review of published changes, which names the people of the location: they are for people who administer them there. */
export function withheldFromReview(
  actor: Pick<Actor, 'grants'>,
  kind: DocumentKind,
  target: GrantTarget,
): readonly string[] {
  const hidesPeople = kind === 'employment' && !mayOn(actor.grants, ['USER_ADMIN'], target);
  return [...(hidesPeople ? [peopleSection] : []), ...withheldFrom(actor, kind, target)];
}

/** The same of a document as it is published, which carries the jobs and certifications of people: EE-08. */
export function withheldFromPublished(
  actor: Pick<Actor, 'grants' | 'staffGrants'>,
  kind: DocumentKind,
  target: GrantTarget,
): readonly string[] {
  const hidesPeople = kind === 'employment' && !mayOn(actor.staffGrants, ['USER_ADMIN'], target);
  return [...new Set([...(hidesPeople ? [peopleSection] : []), ...withheldFromReview(actor, kind, target)])];
}

interface ReadPath {
  readonly kind: DocumentKind;
  readonly at: ReadAt;
  readonly path: Path;
}

/** @throws Fault 403 when the path lies in a section that the person may not read there */
export function refuseWithheldPath(actor: Pick<Actor, 'grants'>, { kind, at, path }: ReadPath): void {
  refuseSections(withheldFrom(actor, kind, at).filter((section) => section === path[0]));
}

/** @throws Fault 403 that names the sections, when there are any */
export function refuseSections(sections: readonly string[]): void {
  if (sections.length === 0) return;
  const message = 'You do not have permission to see or change this section.';
  const errors = sections.map((path) => ({ code: 'FORBIDDEN', message, path }));
  throw new Fault(403, 'FORBIDDEN', { errors, extra: { errors } });
}
