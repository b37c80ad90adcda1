import type { Routes } from '../../access/routes.ts';
import { readPreferences, savePreferences } from './preferences-service.ts';

export function servePreferences(route: Routes): void {
  route.company('getPreferences', (scope) => readPreferences(scope));
  route.company('putPreferences', (scope, { actor, body }) => savePreferences(scope, actor, body));
}
