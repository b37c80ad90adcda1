import type { FastifyBaseLogger } from 'fastify';
import type { Routes } from '../../access/routes.ts';
import type { Environment } from '../../platform/environment.ts';
import { badTrackingSettings, originsOf } from './console-settings.ts';

/** The settings that the installation configures for every console. TK-01 */
export function serveConsole(route: Routes, environment: Environment, logger: FastifyBaseLogger): void {
  const redirectOrigins = originsOf(environment.SERVERY_REDIRECT_ORIGINS);
  const bad = badTrackingSettings(environment);
  if (bad.length > 0) logger.warn({ settings: bad }, 'tracking settings that cannot work');

  route('trackingSettings', async () => ({
    googleAnalyticsKey: environment.GOOGLE_ANALYTICS_KEY || null,
    mixpanelToken: environment.MIXPANEL_TOKEN || null,
  }));

  route('consoleSettings', async () => ({
    redirectOrigins,
    mapStyleUrl: environment.MAP_STYLE_URL || null,
    findsAddresses: environment.GEOCODER_URL !== '',
  }));
}
