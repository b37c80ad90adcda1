import type { Routes } from '../../access/routes.ts';
import { Fault } from '../../platform/fault.ts';
import { matchLaborEntry, retryLaborEntries, runLaborMirror, setLaborIntegration } from './labor-service.ts';
import { countLaborEntries, listLaborEntries, listLaborLocations } from './labor-store.ts';

/** @param endpointBase empty: there is no labor service, and nothing is sent */
export function serveLabor(route: Routes, endpointBase: string): void {
  const isOn = endpointBase !== '';
  const requireService = () => {
    if (!isOn) throw new Fault(503, 'NOT_CONFIGURED');
  };

  route('getLaborEndpoints', async () => ({ ssEndpointBase: endpointBase }));

  route.company('setLaborIntegration', async (scope, { actor, body }) => {
    requireService();
    return setLaborIntegration(scope, actor, body);
  });

  route.company('getLaborStatus', async (scope) => ({
    isOn,
    locations: await listLaborLocations(scope),
    counts: await countLaborEntries(scope),
  }));

  route.company('listLaborEntries', (scope, { query }) => listLaborEntries(scope, query));

  route.company('retryLaborEntries', async (scope, { body }) => {
    requireService();
    return retryLaborEntries(scope, body);
  });

  route.company('runLaborMirror', async (scope, { actor }) => {
    requireService();
    return runLaborMirror(scope, actor);
  });

  route.company('matchLaborEntry', async (scope, { actor, body }) => {
    requireService();
    return matchLaborEntry(scope, actor, body);
  });
}
