import { createConfig, lintFromString } from '@redocly/openapi-core';
import { faultCodes, type OperationShape, operations } from '@servery/contract';
import { describe, expect, test } from 'vitest';
import { gzipBody, sent } from '../../testing/gzip-body.ts';
import { targetsOf } from '../../testing/openapi-cases.ts';
import { buildCompany, newAddress, testServer } from '../../testing/test-server.ts';
import { callExamples } from './examples.ts';

const server = await testServer();
const text = (await server.http.inject('/api/openapi.json')).body;
const document = JSON.parse(text);
const targets = targetsOf(document);

/** The problems that the paths of the specification cause; these paths are kept to the letter. */
const causedByPaths: Readonly<Record<string, string>> = {
  'no-path-trailing-slash': 'the specification writes /api/companies/ and /api/news/',
  'no-ambiguous-paths':
    'a literal segment wins over a parameter: /api/companies/brands beside /api/companies/{companyId}',
};

describe('the OpenAPI document', () => {
  test('a linter finds nothing but what the paths of the specification cause', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    const others = problems.filter(({ ruleId }) => !(ruleId in causedByPaths));
    expect(others.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
    expect(problems.length).toBeGreaterThan(0);
  });

  test('every reference leads to a named schema, and what matters has a name', () => {
    const references = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    const named = Object.keys(document.components.schemas);
    expect(references.length).toBeGreaterThan(500);
    expect(references.filter((name) => name === undefined || !named.includes(name))).toEqual([]);
    expect(named).toEqual(
      expect.arrayContaining([
        'MenuBlob',
        'LocationSettings',
        'Employment',
        'Change',
        'Conflict',
        'Fault',
        'FaultList',
      ]),
    );
  });

  test('every operation says who may call it, and refuses by codes that are known', () => {
    expect(targets.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(operations).sort());
    const codes = [...text.matchAll(/"enum":\[([^\]]*)\]\}\}\}\]/g)].flatMap(([, list = '']) =>
      JSON.parse(`[${list}]`),
    );
    expect(codes.filter((code) => code !== 'INTERNAL' && !faultCodes.includes(code))).toEqual([]);
    const calls = Object.values<Record<string, { security: unknown; responses: object }>>(document.paths).flatMap(
      (path) => Object.values(path),
    );
    for (const { security, responses } of calls) {
      expect(Array.isArray(security)).toBe(true);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '500', '503']));
    }
    const whyUnavailable = (path: string, method: string) => document.paths[path][method].responses[503].description;
    expect(whyUnavailable('/api/users/{companyId}', 'get')).toBe('BUSY, DATABASE_BUSY, DATABASE_UNAVAILABLE');
    expect(whyUnavailable('/api/users/{companyId}', 'post')).toBe(
      'BUSY, DATABASE_BUSY, DATABASE_UNAVAILABLE, OUTCOME_UNKNOWN',
    );
    expect(document.paths['/api/terminal/check-in'].post.security).toEqual([{ terminal: [] }]);
    expect(document.paths['/api/session/login'].post.security).toEqual([]);
    expect(Object.keys(document.paths['/api/roles/{companyId}'].put.responses)).toEqual(
      expect.arrayContaining(['200', '401', '403', '404', '409', '413', '415', '429']),
    );
  });

  test('what a save compares and does not store is marked', () => {
    const [body] = Object.values<{ schema: { properties: object } }>(
      document.paths['/api/companies/'].put.requestBody.content,
    );
    expect(body?.schema.properties).toMatchObject({ createdAt: { readOnly: true }, people: { readOnly: true } });
  });

  test('the examples work', async () => {
    const company = await buildCompany(server, 'cmp_example1');
    // The first of them signs in, which ends the session that asked for it.
    const { login, ...others } = callExamples;
    const signedIn = await (await company.as('reader'))('POST', operations.login.path, login?.body);
    expect(signedIn.statusCode).toBe(200);
    const admin = await company.as('admin');
    for (const [id, { params = {}, query = {}, body }] of Object.entries(others)) {
      const shape: OperationShape | undefined = Object.entries(operations).find(([name]) => name === id)?.[1];
      const path = (shape?.path ?? '').replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
      const url = Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
      const method = shape?.method === 'PUT' || shape?.method === 'POST' ? shape.method : 'GET';
      const given = shape?.encoding === 'gzipJson' ? gzipBody(body) : sent(body, { remoteAddress: newAddress() });
      const answer = await admin(method, url, given);
      expect([id, answer.statusCode, answer.body.slice(0, 300)]).toEqual([id, 200, expect.anything()]);
    }
  });
});

describe('the page that shows it', () => {
  test('is made of files of this server only, as the policy for content asks', async () => {
    const page = await server.http.inject('/api/docs');
    expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining("script-src 'self'"),
    ]);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(files).toHaveLength(3);
    for (const file of files) {
      const answer = await server.http.inject(file);
      expect([file, answer.statusCode]).toEqual([file, 200]);
      expect(answer.headers['content-type']).toMatch(/^text\/(javascript|css)/);
    }
    expect(page.body).not.toMatch(/<script>|https?:/);
  });
});
