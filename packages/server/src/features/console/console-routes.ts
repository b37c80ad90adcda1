import type { FastifyInstance } from 'fastify';
import type { Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import type { Environment } from '../../platform/environment.ts';
import { badTrackingSettings, originsOf } from './console-settings.ts';

/** What the installation configures for every console. TK-01 */
export function serveConsole(app: FastifyInstance, guard: Guard, environment: Environment): void {
  const redirectOrigins = originsOf(environment.SERVERY_REDIRECT_ORIGINS);
  const bad = badTrackingSettings(environment);
  if (bad.length > 0) app.log.warn({ settings: bad }, 'tracking settings that cannot work');

  serve(app, guard, 'trackingSettings', async () => ({
    googleAnalyticsKey: environment.GOOGLE_ANALYTICS_KEY || null,
    mixpanelToken: environment.MIXPANEL_TOKEN || null,
  }));

  serve(app, guard, 'consoleSettings', async () => ({
    redirectOrigins,
    mapStyleUrl: environment.MAP_STYLE_URL || null,
    findsAddresses: environment.GEOCODER_URL !== '',
  }));
}
