import { passwordProfiles } from '@servery/domain';
import { z } from 'zod';
import { usualVersionGigabytes } from './database/scopes.ts';

interface Variable {
  readonly schema: z.ZodType;
  readonly default: string;
  readonly says: string;
}

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
/** Over the network only by https; http for services on the same machine. */
const serviceUrl = z.union([
  z.literal(''),
  z.url({ protocol: /^https$/ }),
  z.url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/ }),
]);
/** A search of a geocoder: its query names where the text goes, and the host is none of that. */
const geocoderUrl = serviceUrl.refine(
  (url) => url === '' || [...new URL(url).searchParams.values()].includes('{text}'),
  'expected a query with {text}, such as https://nominatim.example.com/search?format=jsonv2&q={text}',
);
const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** Every environment variable of the server, as it is listed by `npm start -- --help`. Read in `environment.ts` only. */
export const variables = {
  PORT: { schema: wholeNumber(0, 65_535), default: '3000', says: 'TCP port' },
  HOST: { schema: z.string().min(1), default: '127.0.0.1', says: 'address to listen on' },
  DATABASE_URL: {
    schema: z.string(),
    default: '',
    says: 'PostgreSQL 15 or newer, several hosts with commas: postgres://user@h1:5432,h2:5432/db; the one that may be written is used; empty: the embedded database',
  },
  DATABASE_POOL: { schema: wholeNumber(2, 200), default: '10', says: 'connections to PostgreSQL per node' },
  DATABASE_STATEMENT_SECONDS: {
    schema: wholeNumber(1, 600),
    default: '10',
    says: 'a statement of a request that takes PostgreSQL longer is given up with 503',
  },
  DATABASE_REPLICA_URL: {
    schema: z.string(),
    default: '',
    says: 'a streaming replica of that PostgreSQL, which reports and the ticket finder are read from; empty: none',
  },
  DATABASE_REPLICA_SECONDS: {
    schema: wholeNumber(1, 3600),
    default: '30',
    says: 'a replica that is further behind is not asked',
  },
  SERVERY_DATA: {
    schema: z.string().min(1),
    default: './data',
    says: 'folder of the embedded database, its backups and images',
  },
  SERVERY_PUBLIC_URL: {
    schema: z.union([z.literal(''), z.url()]),
    default: '',
    says: 'address that browsers use; decides Secure cookies and links',
  },
  SERVERY_SECRET_KEY: {
    schema: z.union([z.literal(''), z.string().min(32)]),
    default: '',
    says: 'secret of at least 32 characters that keys are made of, the same on every node; needed with DATABASE_URL, else kept in the data folder',
  },
  SERVERY_PREVIOUS_SECRET_KEY: {
    schema: z.union([z.literal(''), z.string().min(32)]),
    default: '',
    says: 'the secret before SERVERY_SECRET_KEY, while it is being changed: secrets of settings are sealed again at the next start',
  },
  SERVERY_TRUSTED_PROXIES: {
    schema: z.string(),
    default: '',
    says: 'comma-separated addresses of proxies whose X-Forwarded-For counts',
  },
  SERVERY_REDIRECT_ORIGINS: {
    schema: z.string(),
    default: '',
    says: 'comma-separated origins that /redirect and /auth may lead to beside the console itself',
  },
  SERVERY_FRAME_ANCESTORS: {
    schema: z.string(),
    default: '',
    says: 'comma-separated origins that may show the console in a frame',
  },
  SERVERY_PRIVATE_URLS: {
    schema: flag,
    default: '0',
    says: '1: the third-party address of a company may lead to a private network or to this machine',
  },
  GOOGLE_ANALYTICS_KEY: {
    schema: z.string(),
    default: '',
    says: 'measurement id (G-…) that use of the console is reported to',
  },
  MIXPANEL_TOKEN: {
    schema: z.string(),
    default: '',
    says: 'Mixpanel project token that use of the console is reported to',
  },
  MAP_STYLE_URL: {
    schema: serviceUrl,
    default: '',
    says: 'style of the base map below delivery zones and locations (MapLibre style JSON); empty: a grid of degrees',
  },
  MAP_ORIGINS: {
    schema: z.string(),
    default: '',
    says: 'comma-separated origins of tiles, fonts and symbols that the style names beside its own',
  },
  GEOCODER_URL: {
    schema: geocoderUrl,
    default: '',
    says: 'Nominatim-compatible search that finds the addresses of the delivery tester, with {text} and, if wanted, {viewbox}: https://host/search?format=jsonv2&q={text}&viewbox={viewbox}; empty: the sandbox with the demo, else none',
  },
  ANALYTICS_URL: {
    schema: serviceUrl,
    default: '',
    says: 'host of analytics that people are signed in to and whose dashboards are listed; empty: the reports of the console',
  },
  ANALYTICS_SECRET: {
    schema: z.string(),
    default: '',
    says: 'secret that the tokens for that host are signed with (HS256), of at least 32 characters',
  },
  SERVERY_DEMO: {
    schema: z.enum(['', '0', '1']),
    default: '',
    says: '1: load the demo company into an empty database (default when embedded)',
  },
  SERVERY_DEMO_WEEKS: {
    schema: wholeNumber(0, 52),
    default: '8',
    says: 'so many weeks of sales the stores of the demo have behind them, and they go on selling; 0: they sell nothing',
  },
  SERVERY_PROVIDER_ID: { schema: z.string().min(1), default: '1', says: 'id of the provider company' },
  SERVERY_PROVIDER_NAME: { schema: z.string().min(1), default: 'Servery', says: 'name of the provider company' },
  SERVERY_METRICS: { schema: flag, default: '1', says: '1: serve /metrics, not through a proxy' },
  SERVERY_PASSWORD_POLICY: {
    schema: z.enum(passwordProfiles),
    default: 'spec',
    says: 'spec: 7 characters with letter and number; pci4: 12 of them, idle for 15 minutes at most (PCI DSS 4); nist: 15 of any kind',
  },
  SESSION_IDLE_MINUTES: {
    schema: z.union([z.literal('').transform(() => undefined), wholeNumber(1, 1440)]),
    default: '',
    says: 'a session ends after so long without a request; empty: 75, under pci4 15',
  },
  SESSION_HOURS: { schema: wholeNumber(1, 168), default: '12', says: 'a session ends after so long at most' },
  CARD_HOST_URL: {
    schema: serviceUrl,
    default: '',
    says: 'card-processing host; empty: the sandbox with the demo, else none',
  },
  CARD_HOST_TOKEN: { schema: z.string(), default: '', says: 'bearer token for the card-processing host' },
  AGGREGATOR_URL: {
    schema: serviceUrl,
    default: '',
    says: 'order aggregator; empty: the sandbox with the demo, else none',
  },
  AGGREGATOR_CLIENT_ID: { schema: z.string(), default: '', says: 'client id at the order aggregator' },
  AGGREGATOR_CLIENT_SECRET: { schema: z.string(), default: '', says: 'client secret at the order aggregator' },
  LABOR_URL: {
    schema: serviceUrl,
    default: '',
    says: 'endpoint base of the labor-scheduling service that departments, job types and employees are mirrored to; empty: the sandbox with the demo, else none',
  },
  LABOR_RETRY_SECONDS: {
    schema: wholeNumber(1, 3600),
    default: '30',
    says: 'a call that the labor service failed is made again after so long, then after twice as long each time, up to an hour',
  },
  PUSH_URL: {
    schema: serviceUrl.refine((url) => url !== '', 'expected an address'),
    default: 'https://fcm.googleapis.com',
    says: 'provider of push notifications (Firebase Cloud Messaging, HTTP v1)',
  },
  PUSH_CREDENTIALS: {
    schema: z.string(),
    default: '',
    says: 'JSON key of a service account at that provider: a file, or its content; empty: the sandbox with the demo, else no push notifications',
  },
  MOBILE_BUILD_URL: {
    schema: serviceUrl,
    default: '',
    says: 'service that builds the mobile app; empty: the sandbox with the demo, else none',
  },
  MOBILE_BUILD_TOKEN: { schema: z.string(), default: '', says: 'bearer token for that service' },
  LICENCE_TOKEN_HOURS: {
    schema: wholeNumber(1, 720),
    default: '72',
    says: 'a license token counts for so long without the server',
  },
  LICENCE_AWAIT_SECONDS: {
    schema: wholeNumber(1, 30),
    default: '30',
    says: 'a call that waits for the end of a license token answers after so long at most',
  },
  MAIL_URL: {
    schema: z.union([z.literal(['', 'sandbox']), z.url({ protocol: /^smtps?$/ })]),
    default: '',
    says: 'SMTP server: smtp://user:password@host:587 or smtps://…; sandbox: keeps mail for reading; empty: the sandbox with the demo, else no mail',
  },
  MAIL_FROM: { schema: z.string().min(3), default: 'Servery <servery@localhost>', says: 'sender of every mail' },
  MAIL_SANDBOX_URL: {
    schema: z.union([z.literal(''), z.url()]),
    default: '',
    says: 'mailbox of a sandbox that runs on its own, at /debug/inviteEmails: for provider staff; on a loopback HOST without trusted proxies, for everyone',
  },
  RESET_MINUTES: { schema: wholeNumber(5, 1440), default: '60', says: 'a link to reset a password works for so long' },
  INVITE_HOURS: { schema: wholeNumber(1, 720), default: '168', says: 'an invitation works for so long' },
  SERVERY_BACKUP_PASSPHRASE: {
    schema: z.union([z.literal(''), z.string().min(12)]),
    default: '',
    says: 'passphrase of at least 12 characters under which backups hold the secret key; empty: they do not hold it',
  },
  BACKUP_HOURS: {
    schema: wholeNumber(0, 168),
    default: '24',
    says: 'hours between logical backups of the embedded database; 0: none',
  },
  S3_BUCKET: {
    schema: z.string(),
    default: '',
    says: 'bucket of an S3-compatible service for images; empty: the data folder',
  },
  S3_ENDPOINT: {
    schema: z.union([z.literal(''), z.url()]),
    default: '',
    says: 'address of the S3-compatible service; empty: the one of the region',
  },
  S3_REGION: { schema: z.string().min(1), default: 'us-east-1', says: 'region of the bucket' },
  S3_ACCESS_KEY_ID: { schema: z.string(), default: '', says: 'name of the key that may read and write the bucket' },
  S3_SECRET_ACCESS_KEY: { schema: z.string(), default: '', says: 'secret of that key' },
  S3_PREFIX: {
    schema: z.string().regex(/^([A-Za-z0-9_-]+\/)*$/, 'expected folders that end with a slash'),
    default: 'servery/',
    says: 'what the names of all objects in the bucket begin with',
  },
  SERVERY_VERSION_GIGABYTES: {
    schema: wholeNumber(1, 100_000),
    default: String(usualVersionGigabytes),
    says: 'a company keeps so many gigabytes of versions of its documents at most; further saves are refused',
  },
  PUBLISH_BATCH_SIZE: {
    schema: wholeNumber(1, 10_000),
    default: '5',
    says: 'locations in a wave of the default publish strategy',
  },
  PUBLISH_BATCH_SECONDS: {
    schema: wholeNumber(0, 86_400),
    default: '30',
    says: 'seconds between waves of the default publish strategy',
  },
  STOP_NOTICE_SECONDS: {
    schema: wholeNumber(0, 300),
    default: '3',
    says: 'after SIGTERM the node says that it is not ready for so long, and serves on, before it closes its port',
  },
  STOP_LIMIT_SECONDS: {
    schema: wholeNumber(1, 300),
    default: '20',
    says: 'requests that are under way when the port closes have so long to end',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    default: 'info',
    says: 'how much is logged',
  },
} as const satisfies Record<string, Variable>;
