import { readFileSync } from 'node:fs';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

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
