import { redirect } from '@tanstack/react-router';
import { recall } from '../../session/browser-memory.ts';
import { wholeCompany } from '../../session/level/active-level.ts';
import { fetchStatus } from '../../session/session-calls.ts';
import type { Session } from '../../session/session-schema.ts';
import { activate, currentSession, openSession, useSessionStore } from '../../session/session-store.ts';
import { rememberTarget, takeTarget } from '../../session/target.ts';
import { stringifySearch } from '../search.ts';
import { missingQuery, type WhereQuery } from './missing-query.ts';

type Visit = {
  /** Only warming up for a link under the pointer: nothing may change. */
  readonly preload: boolean;
  readonly location: {
    readonly pathname: string;
    readonly href: string;
    readonly hash: string;
    readonly search: object;
  };
  readonly search: WhereQuery;
};

/** For every page behind the sign-in: a user, the company and location of the address, and an address that names them. */
export async function guardSignedIn({ location, search, preload }: Visit): Promise<void> {
  if (preload) return;
  const session = await sessionFor(search.companyId);
  if (!session) {
    rememberTarget(location.href);
    throw redirect({ to: '/login' });
  }
  if (search.locationId !== undefined) activate(search.locationId === wholeCompany ? null : search.locationId);
  addMissingQuery(location, search, session);
}

/** GD-05, GD-17: a signed-in user, or one whose session still lives, goes on. */
export async function guardPublic(): Promise<void> {
  const session = currentSession() ?? (recall('lastCompany') === null ? null : await sessionFor(undefined));
  if (session) throw redirect({ href: takeTarget() });
}

/** The session in the company of the address; without one there, in the company the user last worked at. */
async function sessionFor(companyId: string | undefined): Promise<Session | null> {
  const session = currentSession();
  if (session && (companyId === undefined || companyId === session.userCompanyId)) return session;
  const status = await fetchStatus(companyId ?? recall('lastCompany'));
  if (status.status === 'ok') return keep(status.data);
  if (status.status === 'unauthorized') return null;
  return session ?? statusWithoutCompany();
}

async function statusWithoutCompany(): Promise<Session | null> {
  const status = await fetchStatus(null);
  return status.status === 'ok' ? keep(status.data) : null;
}

function keep(session: Session): Session {
  openSession(session);
  return session;
}

function addMissingQuery({ pathname, hash, search }: Visit['location'], query: WhereQuery, session: Session): void {
  const { activeId } = useSessionStore.getState();
  const missing = missingQuery({ pathname, query, companyId: session.userCompanyId, activeId });
  if (!missing) return;
  const href = pathname + stringifySearch({ ...search, ...missing }) + (hash ? `#${hash}` : '');
  throw redirect({ href, replace: true });
}
