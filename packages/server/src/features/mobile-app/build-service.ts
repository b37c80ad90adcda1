import { BUILD_STATES, type MobileBuild } from '@servery/contract';
import { cutAtCharacter, type MobileApp } from '@servery/domain';
import { z } from 'zod';
import { Fault, invalid } from '../../platform/fault.ts';
import type { ServiceAnswer, ServiceCall, ServiceClient } from '../../platform/outbound/service-client.ts';

export interface BuildService {
  /** @throws Fault 503 without a build service, or while it does not answer as it should */
  list(account: string): Promise<MobileBuild[]>;
  /** @throws Fault the same, and 400 with the words of the service where it refuses the app */
  order(account: string, app: MobileApp): Promise<MobileBuild>;
}

interface BuildServiceOptions {
  readonly client: ServiceClient;
  readonly token: string;
}

const mostBuilds = 50;
/** Of a log the end is kept: it says why a build failed. */
const longestLog = 20_000;

/** The answer of the service is taken by pattern and cut: it decides neither the drawing nor its length. */
const buildSchema = z
  .object({
    id: z.string().regex(/^[A-Za-z0-9._-]{1,100}$/),
    state: z.enum(BUILD_STATES),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullish(),
    version: z.string().regex(/^[\d.]{1,40}$/),
    log: z.string().nullish(),
  })
  .transform(
    ({ id, state, startedAt, finishedAt, version, log }): MobileBuild => ({
      buildId: id,
      state,
      startedAt,
      finishedAt: finishedAt ?? null,
      version,
      log: plainLog(log ?? ''),
    }),
  );
const listSchema = z.object({ builds: z.array(z.unknown()) });
const refusalSchema = z.object({ error: z.string() });

/** The service that builds mobile apps: `GET /builds?account=` and `POST /builds`, with a bearer token. */
export function createBuildService({ client, token }: BuildServiceOptions): BuildService {
  const ask = async (call: ServiceCall): Promise<ServiceAnswer & { kind: 'answer' }> => {
    if (!client.isConfigured) throw new Fault(503, 'NOT_CONFIGURED');
    const answer = await client.call({ ...call, headers: { authorization: `Bearer ${token}` } });
    if (answer.kind === 'unreachable' || isOutage(answer.status)) throw new Fault(503, 'BUILD_SERVICE_UNAVAILABLE');
    if (answer.status >= 300) throw refusalOf(answer.body);
    return answer;
  };
  return {
    list: async (account) => {
      const { body } = await ask({ method: 'GET', path: ['builds'], query: { account } });
      const read = listSchema.safeParse(body);
      if (!read.success) throw new Fault(503, 'BUILD_SERVICE_UNAVAILABLE');
      return read.data.builds
        .slice(0, mostBuilds)
        .map(readBuild)
        .sort((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt));
    },
    order: async (account, { name, packageName, version, androidAppStoreUrl, iosAppStoreUrl }) => {
      const app = { name, packageName, version, androidAppStoreUrl, iosAppStoreUrl };
      return readBuild((await ask({ method: 'POST', path: ['builds'], body: { account, app } })).body);
    },
  };
}

/** Credentials that it does not take are nothing that the person can change. */
function isOutage(status: number): boolean {
  return status >= 500 || status === 401 || status === 403 || status === 404 || status === 408 || status === 429;
}

function refusalOf(body: unknown): Fault {
  const said = refusalSchema.safeParse(body).data?.error ?? '';
  const words = said.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return invalid('BUILD_REFUSED', cutAtCharacter(words, 200) || 'The build service refused the app.');
}

function readBuild(body: unknown): MobileBuild {
  const read = buildSchema.safeParse(body);
  if (!read.success) throw new Fault(503, 'BUILD_SERVICE_UNAVAILABLE');
  return read.data;
}

/** Lines and tabs stay; whatever else is no visible text goes. */
function plainLog(log: string): string {
  return log
    .slice(-longestLog)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '');
}
