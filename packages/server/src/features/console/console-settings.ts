import type { Environment } from '../../platform/environment.ts';

/** Where each tracking service listens. Only configured, well-formed hosts may be reached: T20. */
const services = [
  { setting: 'GOOGLE_ANALYTICS_KEY', pattern: /^G-[A-Z0-9]{4,16}$/, origin: 'https://www.google-analytics.com' },
  { setting: 'MIXPANEL_TOKEN', pattern: /^[a-f0-9]{32}$/, origin: 'https://api.mixpanel.com' },
] as const;

/** Origins that pages may send to: those of the tracking services that are set to something that can work. */
export function trackingOrigins(environment: Environment): string[] {
  return services.filter(({ setting, pattern }) => pattern.test(environment[setting])).map(({ origin }) => origin);
}

/** TK-03: settings that cannot work; they are logged and stop nothing. */
export function badTrackingSettings(environment: Environment): string[] {
  return services
    .filter(({ setting, pattern }) => environment[setting] !== '' && !pattern.test(environment[setting]))
    .map(({ setting }) => setting);
}

/** Origins that the base map comes from; none without a style. */
export function mapOrigins({ MAP_STYLE_URL, MAP_ORIGINS }: Environment): string[] {
  return MAP_STYLE_URL === '' ? [] : [new URL(MAP_STYLE_URL).origin, ...originsOf(MAP_ORIGINS)];
}

/** Origins out of a comma-separated list. @throws Error for a text that is no origin */
export function originsOf(list: string): string[] {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      if (!URL.canParse(one) || new URL(one).origin !== one.replace(/\/$/, ''))
        throw new Error(`${one} is no origin, such as https://portal.example.com`);
      return new URL(one).origin;
    });
}
