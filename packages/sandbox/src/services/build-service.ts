import { randomUUID } from 'node:crypto';
import { type JsonService, type ServiceAnswer, type ServiceRequest, startJsonService } from './json-service.ts';

export interface BuildSandbox {
  readonly service: JsonService;
  /** The token that a client has to show. */
  readonly token: string;
  /** A build waits for so long, and then takes twice as long. */
  readonly paceMillis: number;
  /** The clock that builds go on by, in milliseconds. */
  now: () => number;
}

interface OrderedBuild {
  readonly id: string;
  readonly account: string;
  readonly packageName: string;
  readonly version: string;
  readonly at: number;
}

/** A stand-in for the service that builds mobile apps: it queues, builds and finishes; an app that has `broken` in its package name fails. */
export async function startBuildSandbox(): Promise<BuildSandbox> {
  const token = 'sandbox-builds';
  const builds: OrderedBuild[] = [];
  const service = await startJsonService((request) => {
    if (request.authorization !== `Bearer ${token}`) return { status: 401, body: { error: 'Who is asking?' } };
    if (request.url.pathname !== '/builds') return { status: 404, body: { error: 'There is no such call.' } };
    if (request.method === 'POST') return order(builds, request, sandbox);
    const account = request.url.searchParams.get('account');
    const own = builds.filter((build) => build.account === account).toReversed();
    return { status: 200, body: { builds: own.map((build) => described(build, sandbox)) } };
  });
  const sandbox: BuildSandbox = { service, token, paceMillis: 3_000, now: Date.now };
  return sandbox;
}

function order(builds: OrderedBuild[], { body }: ServiceRequest, sandbox: BuildSandbox): ServiceAnswer {
  const account = textAt(body, 'account');
  const app = fieldOf(body, 'app');
  const packageName = textAt(app, 'packageName');
  if (account === '' || packageName === '') return { status: 422, body: { error: 'The app has no package name.' } };
  const build = { id: randomUUID(), account, packageName, version: textAt(app, 'version'), at: sandbox.now() };
  builds.push(build);
  return { status: 201, body: described(build, sandbox) };
}

function described({ id, packageName, version, at }: OrderedBuild, { paceMillis, now }: BuildSandbox) {
  const waited = now() - at;
  const isOver = waited >= 3 * paceMillis;
  const fails = packageName.includes('broken');
  const state = waited < paceMillis ? 'QUEUED' : isOver ? (fails ? 'FAILED' : 'DONE') : 'BUILDING';
  const lines = [
    `Ordered ${packageName} ${version}`,
    ...(state === 'QUEUED' ? [] : ['Building for Android', 'Building for iOS']),
    ...(isOver ? [fails ? 'The signing key of the package does not fit' : 'Signed and stored'] : []),
  ];
  return {
    id,
    state,
    startedAt: new Date(at).toISOString(),
    finishedAt: isOver ? new Date(at + 3 * paceMillis).toISOString() : null,
    version,
    log: lines.join('\n'),
  };
}

function fieldOf(source: unknown, name: string): unknown {
  return typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;
}

function textAt(source: unknown, name: string): string {
  const value = fieldOf(source, name);
  return typeof value === 'string' ? value : '';
}
