import { z } from 'zod';
import { variables } from './environment-variables.ts';
import { StartError } from './start-error.ts';

const schema = z.object({
  PORT: variables.PORT.schema,
  HOST: variables.HOST.schema,
  DATABASE_URL: variables.DATABASE_URL.schema,
  DATABASE_POOL: variables.DATABASE_POOL.schema,
  DATABASE_REPLICA_URL: variables.DATABASE_REPLICA_URL.schema,
  DATABASE_REPLICA_SECONDS: variables.DATABASE_REPLICA_SECONDS.schema,
  DATABASE_STATEMENT_SECONDS: variables.DATABASE_STATEMENT_SECONDS.schema,
  SERVERY_DATA: variables.SERVERY_DATA.schema,
  SERVERY_PUBLIC_URL: variables.SERVERY_PUBLIC_URL.schema,
  SERVERY_SECRET_KEY: variables.SERVERY_SECRET_KEY.schema,
  SERVERY_PREVIOUS_SECRET_KEY: variables.SERVERY_PREVIOUS_SECRET_KEY.schema,
  SERVERY_TRUSTED_PROXIES: variables.SERVERY_TRUSTED_PROXIES.schema,
  SERVERY_REDIRECT_ORIGINS: variables.SERVERY_REDIRECT_ORIGINS.schema,
  SERVERY_FRAME_ANCESTORS: variables.SERVERY_FRAME_ANCESTORS.schema,
  SERVERY_PRIVATE_URLS: variables.SERVERY_PRIVATE_URLS.schema,
  GOOGLE_ANALYTICS_KEY: variables.GOOGLE_ANALYTICS_KEY.schema,
  MIXPANEL_TOKEN: variables.MIXPANEL_TOKEN.schema,
  MAP_STYLE_URL: variables.MAP_STYLE_URL.schema,
  MAP_ORIGINS: variables.MAP_ORIGINS.schema,
  GEOCODER_URL: variables.GEOCODER_URL.schema,
  ANALYTICS_URL: variables.ANALYTICS_URL.schema,
  ANALYTICS_SECRET: variables.ANALYTICS_SECRET.schema,
  SERVERY_DEMO: variables.SERVERY_DEMO.schema,
  SERVERY_DEMO_WEEKS: variables.SERVERY_DEMO_WEEKS.schema,
  SERVERY_PROVIDER_ID: variables.SERVERY_PROVIDER_ID.schema,
  SERVERY_PROVIDER_NAME: variables.SERVERY_PROVIDER_NAME.schema,
  SERVERY_METRICS: variables.SERVERY_METRICS.schema,
  SERVERY_PASSWORD_POLICY: variables.SERVERY_PASSWORD_POLICY.schema,
  SESSION_IDLE_MINUTES: variables.SESSION_IDLE_MINUTES.schema,
  SESSION_HOURS: variables.SESSION_HOURS.schema,
  CARD_HOST_URL: variables.CARD_HOST_URL.schema,
  CARD_HOST_TOKEN: variables.CARD_HOST_TOKEN.schema,
  AGGREGATOR_URL: variables.AGGREGATOR_URL.schema,
  AGGREGATOR_CLIENT_ID: variables.AGGREGATOR_CLIENT_ID.schema,
  AGGREGATOR_CLIENT_SECRET: variables.AGGREGATOR_CLIENT_SECRET.schema,
  LABOR_URL: variables.LABOR_URL.schema,
  LABOR_RETRY_SECONDS: variables.LABOR_RETRY_SECONDS.schema,
  PUSH_URL: variables.PUSH_URL.schema,
  PUSH_CREDENTIALS: variables.PUSH_CREDENTIALS.schema,
  MOBILE_BUILD_URL: variables.MOBILE_BUILD_URL.schema,
  MOBILE_BUILD_TOKEN: variables.MOBILE_BUILD_TOKEN.schema,
  LICENCE_TOKEN_HOURS: variables.LICENCE_TOKEN_HOURS.schema,
  LICENCE_AWAIT_SECONDS: variables.LICENCE_AWAIT_SECONDS.schema,
  MAIL_URL: variables.MAIL_URL.schema,
  MAIL_FROM: variables.MAIL_FROM.schema,
  MAIL_SANDBOX_URL: variables.MAIL_SANDBOX_URL.schema,
  RESET_MINUTES: variables.RESET_MINUTES.schema,
  INVITE_HOURS: variables.INVITE_HOURS.schema,
  SERVERY_BACKUP_PASSPHRASE: variables.SERVERY_BACKUP_PASSPHRASE.schema,
  BACKUP_HOURS: variables.BACKUP_HOURS.schema,
  S3_BUCKET: variables.S3_BUCKET.schema,
  S3_ENDPOINT: variables.S3_ENDPOINT.schema,
  S3_REGION: variables.S3_REGION.schema,
  S3_ACCESS_KEY_ID: variables.S3_ACCESS_KEY_ID.schema,
  S3_SECRET_ACCESS_KEY: variables.S3_SECRET_ACCESS_KEY.schema,
  S3_PREFIX: variables.S3_PREFIX.schema,
  SERVERY_VERSION_GIGABYTES: variables.SERVERY_VERSION_GIGABYTES.schema,
  PUBLISH_BATCH_SIZE: variables.PUBLISH_BATCH_SIZE.schema,
  PUBLISH_BATCH_SECONDS: variables.PUBLISH_BATCH_SECONDS.schema,
  STOP_NOTICE_SECONDS: variables.STOP_NOTICE_SECONDS.schema,
  STOP_LIMIT_SECONDS: variables.STOP_LIMIT_SECONDS.schema,
  LOG_LEVEL: variables.LOG_LEVEL.schema,
} satisfies Record<keyof typeof variables, z.ZodType>);

export type Environment = Readonly<z.output<typeof schema> & { readonly SESSION_IDLE_MINUTES: number }>;

/** T21 */
const idleMinutes = { spec: 75, pci4: 15, nist: 75 };

/** Reads the variables. A bad value is an error that names the variable and the expected value. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).map(([name, variable]) => [name, source[name] ?? variable.default]),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new EnvironmentError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const { data } = parsed;
  return { ...data, SESSION_IDLE_MINUTES: data.SESSION_IDLE_MINUTES ?? idleMinutes[data.SERVERY_PASSWORD_POLICY] };
}

export class EnvironmentError extends StartError {
  constructor(problems: readonly string[]) {
    super(`Bad configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/** The text of `--help`. */
export function describeEnvironment(): string {
  const rows = Object.entries(variables).map(
    ([name, variable]) => `  ${name.padEnd(24)} ${variable.says} [${variable.default || '–'}]`,
  );
  return ['Servery is configured by environment variables:', '', ...rows].join('\n');
}
