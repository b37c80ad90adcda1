import { endImpersonation, startImpersonation } from '../../access/acting.ts';
import type { Routes } from '../../access/routes.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { withoutOpeningCheck } from '../../platform/database/transaction-checks.ts';
import { deleteSession } from '../../sign-in/sessions-store.ts';
import type { FailureNotes } from '../../sign-in/sign-in-audit.ts';
import { listActable } from './actable.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';
import { describeUser, login, type SessionSettings } from './sessions-service.ts';

export interface SessionsOptions extends SessionSettings {
  readonly database: Database;
  readonly failures: FailureNotes;
  readonly cookieName: string;
  readonly deviceCookieName: string;
  readonly isSecure: boolean;
}

/** How long a browser is known; browsers themselves allow no more. */
const deviceDays = 400;

export function serveSessions(route: Routes, options: SessionsOptions): void {
  serveSignIn(route, options);
  serveOwnSessions(route, options);
  serveActing(route, options);
}

function serveSignIn(route: Routes, options: SessionsOptions): void {
  const { database, cookieName, deviceCookieName } = options;
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: options.isSecure } as const;

  route('login', async ({ body, request, reply }) => {
    const { token, device, companyId, userId } = await login(options, body, {
      ...request.from,
      userAgent: request.headers['user-agent'] ?? '',
      device: request.cookies[deviceCookieName],
      endedSession: request.cookies[cookieName],
    });
    const user = await describeUser(database, options, oneself(companyId, userId, body.companyId ?? companyId));
    reply.setCookie(cookieName, token, cookie);
    reply.setCookie(deviceCookieName, device, { ...cookie, maxAge: deviceDays * 86_400 });
    return user;
  });

  route('sessionStatus', async ({ actor }) => describeUser(database, options, actor()));

  route('logout', async ({ actor, reply }) => {
    await database.lookup((db) => deleteSession(db, actor().sessionHash));
    await database.inCompany(actor().homeCompanyId, (scope) =>
      writeAudit(scope, actor(), { action: 'LOGOUT', subject: `user:${actor().userId}`, details: {} }),
    );
    reply.clearCookie(cookieName, cookie);
    return reply.code(204).send();
  });
}

function serveOwnSessions(route: Routes, { database, limits }: SessionsOptions): void {
  route('listOwnSessions', async ({ actor }) => listOwnSessions(database, actor(), limits));

  route('endOwnSession', async ({ actor, params }) => {
    await endOwnSession(database, actor(), params.sessionId);
    return undefined;
  });

  route('endOtherSessions', async ({ actor }) => {
    await endOtherSessions(database, actor());
    return undefined;
  });
}

function serveActing(route: Routes, options: SessionsOptions): void {
  const { database } = options;

  route.company('listActable', (scope, { actor, query }) => listActable(scope, actor, query.search ?? ''));

  route('actAs', async ({ actor, params, body }) => {
    const { companyId, homeCompanyId, userId } = actor();
    await startImpersonation(database, actor(), { userId: params.userId, readOnly: body.readOnly });
    const other = {
      userId: params.userId,
      homeCompanyId: companyId,
      companyId,
      originalUserId: userId,
      originalCompanyId: homeCompanyId,
      isReadOnly: body.readOnly,
    };
    return withoutOpeningCheck(() => describeUser(database, options, other));
  });

  route('returnToSelf', async ({ actor }) => {
    const active = actor().companyId;
    const { companyId, userId } = await endImpersonation(database, actor());
    return describeUser(database, options, oneself(companyId, userId, active));
  });
}

function oneself(homeCompanyId: string, userId: string, companyId: string) {
  return { userId, homeCompanyId, companyId, originalUserId: null, originalCompanyId: null, isReadOnly: false };
}
