import { globSync, readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

describe('the container files', () => {
  test('the Dockerfile has no problem that its linter knows', () => {
    expect(
      validate(readFileSync('Dockerfile', 'utf8')).map(
        (problem) => `${problem.range.start.line + 1}: ${problem.message}`,
      ),
    ).toEqual([]);
  });

  test('the image has the Node that the lockfile pins', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(readFileSync('Dockerfile', 'utf8').match(/FROM node:[\d.]+/g)).toEqual(
      Array(2).fill(`FROM node:${dependencies.node}`),
    );
  });

  test('compose.yaml runs two nodes on one PostgreSQL, on loopback ports of their own', () => {
    const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
    expect(Object.keys(services)).toEqual(['postgres', 'node-one', 'node-two']);
    const [one, two] = [services['node-one'], services['node-two']];
    expect(one.environment.DATABASE_URL).toBe(two.environment.DATABASE_URL);
    expect([one.ports, two.ports]).toEqual([['127.0.0.1:3001:3000'], ['127.0.0.1:3002:3000']]);
    const restarts = Object.values(services).map((service) => Reflect.get(Object(service), 'restart'));
    expect(restarts).toEqual(Array(3).fill('unless-stopped'));
    expect(two.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
  });

  test('compose.yaml names no empty default, which podman-compose would hand to the server as it is written', () => {
    expect(readFileSync('compose.yaml', 'utf8')).not.toContain(':-}');
  });
});

describe('the Helm chart', () => {
  const chart = 'deploy/helm/servery';
  const read = (path: string) => readFileSync(path, 'utf8');
  const values = parse(read(`${chart}/values.yaml`));
  const { properties, ...rest } = JSON.parse(read(`${chart}/values.schema.json`));
  const schema = z.fromJSONSchema({ properties, ...rest });
  const dockerfile = read('Dockerfile');

  test('has the version of the package', () => {
    const { version } = JSON.parse(read('package.json'));
    expect(parse(read(`${chart}/Chart.yaml`))).toMatchObject({ version, appVersion: version });
  });

  test('its values fit their schema', () => {
    expect(schema.safeParse(values).error).toBeUndefined();
  });

  test.each([
    ['replicas', { replicas: 0 }],
    ['secrets.SERVERY_SECRET_KEY', { secrets: { SERVERY_SECRET_KEY: 'short' } }],
    ['secrets.DATABASE_URL', { secrets: { DATABASE_URL: 'mysql://db/servery' } }],
    ['settings.DATABASE_POLL', { settings: { ...values.settings, DATABASE_POLL: '20' } }],
    ['settings.DATABASE_POOL', { settings: { ...values.settings, DATABASE_POOL: 20 } }],
    ['images.size', { images: { ...values.images, size: 'large' } }],
  ])('a wrong value is refused by its field: %s', (field, wrong) => {
    const { error } = schema.safeParse({ ...values, ...wrong });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([field]);
  });

  test('takes every variable of the server but those of the image, and names no other', () => {
    const source = read('packages/server/src/platform/environment-variables.ts');
    const names = [...source.matchAll(/^ {2}([A-Z\d_]+): \{/gm)].map(([, name = '']) => name);
    expect(names).toContain('DATABASE_URL');
    const ofTheImage = [...dockerfile.matchAll(/(\w+)=/g)].map(([, name]) => name);
    const taken = [...properties.settings.propertyNames.enum, ...properties.secrets.propertyNames.enum];
    expect(taken.toSorted()).toEqual(names.filter((name) => !ofTheImage.includes(name)).toSorted());
    const texts = globSync(`${chart}/{values.yaml,templates/*}`).map(read).join('\n');
    expect(texts.match(/\b[A-Z\d]+(_[A-Z\d]+)+\b/g)?.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('has the port, the data folder and the question of readiness of the image', () => {
    const deployment = read(`${chart}/templates/deployment.yaml`);
    expect(deployment).toContain(`containerPort: ${dockerfile.match(/EXPOSE (\d+)/)?.[1]}\n`);
    expect(deployment).toContain(`mountPath: ${dockerfile.match(/SERVERY_DATA=(\S+)/)?.[1]}\n`);
    expect(deployment).toContain(`path: ${dockerfile.match(/127\.0\.0\.1:\d+([^']+)'/)?.[1]}\n`);
  });
});
