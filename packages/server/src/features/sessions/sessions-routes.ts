import type { FastifyInstance } from 'fastify';
import type { Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import { deleteSession } from '../../access/sessions-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { describeUser, login, type SessionSettings } from './sessions-service.ts';

export interface SessionsOptions extends SessionSettings {
  readonly database: Database;
  readonly cookieName: string;
  readonly isSecure: boolean;
}

export function serveSessions(app: FastifyInstance, guard: Guard, options: SessionsOptions): void {
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: options.isSecure } as const;

  serve(app, guard, 'login', async ({ body, request, reply }) => {
    const { token, companyId, userId } = await login(options.database, body, request.ip);
    const user = await describeUser(options.database, options, {
      userId,
      homeCompanyId: companyId,
      companyId: body.companyId ?? companyId,
      originalUserId: null,
    });
    reply.setCookie(options.cookieName, token, cookie);
    return user;
  });

  serve(app, guard, 'sessionStatus', async ({ actor }) => describeUser(options.database, options, actor()));

  serve(app, guard, 'logout', async ({ actor, reply }) => {
    await options.database.lookup((db) => deleteSession(db, actor().sessionHash));
    reply.clearCookie(options.cookieName, cookie);
    return reply.code(204).send();
  });
}
