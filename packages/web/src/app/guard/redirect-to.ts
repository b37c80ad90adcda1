import { redirect } from '@tanstack/react-router';
import { call } from '../../api/call.ts';
import { ownPath } from '../../session/own-path.ts';

/** RT-02, RT-11, RT-12: on to a path of the console or to a configured origin; anything else, or nothing, is home. T7 */
export async function redirectTo(target: string | undefined, leave = leaveConsole): Promise<never> {
  const path = ownPath(target);
  if (path === null && target !== undefined && (await isConfigured(target))) await leave(target);
  throw redirect({ href: path ?? '/home', replace: true });
}

async function isConfigured(target: string): Promise<boolean> {
  if (!URL.canParse(target)) return false;
  const { origin, protocol } = new URL(target);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  const answer = await call('consoleSettings', { isBackground: true });
  return answer.status === 'ok' && answer.data.redirectOrigins.includes(origin);
}

/** The page goes; until it has gone nothing else shows. */
function leaveConsole(href: string): Promise<void> {
  window.location.replace(href);
  return new Promise(() => undefined);
}
