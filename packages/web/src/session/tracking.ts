import { type Answer, call } from '../api/call.ts';

/** EN-12 */
export type TrackingSettings = Answer<'trackingSettings'>;

/** An event with its person, place and path: no more than TK-02 names. */
export type TrackingEvent = {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  /** The active location or group; null at company level. */
  readonly location: string | null;
  readonly path: string;
};

const nowhere: TrackingSettings = { googleAnalyticsKey: null, mixpanelToken: null };

/** TK-01, TK-03: settings that cannot be read or cannot work are only logged. */
export async function fetchTracking(): Promise<TrackingSettings> {
  const answer = await call('trackingSettings', { isBackground: true, isQuiet: true });
  if (answer.status !== 'ok') return nowhere;
  return {
    googleAnalyticsKey: checked('Google Analytics', answer.data.googleAnalyticsKey, /^G-[A-Z0-9]{4,16}$/),
    mixpanelToken: checked('Mixpanel', answer.data.mixpanelToken, /^[a-f0-9]{32}$/),
  };
}

/** Sends the event to the configured services; a failure there is logged and disturbs nobody. TK-02 */
export async function track(settings: TrackingSettings, event: TrackingEvent): Promise<void> {
  const sends = [
    ...(settings.mixpanelToken ? [sendToMixpanel(settings.mixpanelToken, event)] : []),
    ...(settings.googleAnalyticsKey ? [sendToGoogle(settings.googleAnalyticsKey, event)] : []),
  ];
  for (const result of await Promise.allSettled(sends)) if (result.status === 'rejected') console.warn(result.reason);
}

function checked(service: string, key: string | null, pattern: RegExp): string | null {
  if (key === null || pattern.test(key)) return key;
  console.warn(`The tracking settings of ${service} cannot work.`);
  return null;
}

async function sendToMixpanel(token: string, { name, email, company, location, path }: TrackingEvent): Promise<void> {
  const properties = { token, distinct_id: email, email, company, location, path, time: Date.now() };
  await send('https://api.mixpanel.com/track', JSON.stringify([{ event: name, properties }]));
}

/** The service's terms allow no email address: it gets the hash of one. */
async function sendToGoogle(key: string, { name, email, company, location, path }: TrackingEvent): Promise<void> {
  const person = await hashOf(email);
  const query = new URLSearchParams({ v: '2', tid: key, cid: person.slice(0, 20), uid: person, en: name, dl: path });
  query.set('ep.company', company);
  query.set('ep.location', location ?? '');
  await send(`https://www.google-analytics.com/g/collect?${query}`, '');
}

async function send(address: string, body: string): Promise<void> {
  await fetch(address, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    body,
  });
}

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.trim().toLowerCase()));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
