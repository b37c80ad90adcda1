import { describe, expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const server = await testServer();

describe('for operators', () => {
  test('/healthz and /readyz answer while the database does', async () => {
    expect((await server.http.inject('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await server.http.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('/metrics speaks Prometheus', async () => {
    await server.http.inject('/healthz');
    const { body } = await server.http.inject('/metrics');
    expect(body).toContain('servery_http_request_seconds_bucket');
    expect(body).toContain('servery_process_cpu_seconds_total');
  });

  test.each(['x-forwarded-for', 'forwarded'])(
    '/metrics is not found through a proxy, which says %s',
    async (header) => {
      const answer = await server.http.inject({ url: '/metrics', headers: { [header]: 'for=203.0.113.7' } });
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'NOT_FOUND' }]);
    },
  );

  test('the OpenAPI document describes calls with their access', async () => {
    const document = (await server.http.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/menus/company/{companyId}'].put).toMatchObject({
      operationId: 'putMenu',
      description: expect.stringContaining('MANAGE_MENUS'),
    });
  });

  test('unknown API paths are not found; pages are the console', async () => {
    expect((await server.http.inject('/api/none')).statusCode).toBe(404);
    const page = await server.http.inject('/menu/menuItems');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(page.headers['cache-control']).toBe('no-cache');
    expect((await server.http.inject('/')).headers['cache-control']).toBe('no-cache');
  });

  test('the files of the console are kept by browsers for a year, since their names follow from their content', async () => {
    const [, file = ''] = /src="(\/assets\/[^"]+\.js)"/.exec((await server.http.inject('/')).body) ?? [];
    const answer = await server.http.inject(file);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await server.http.inject('/assets/absent.js')).statusCode).toBe(404);
    expect((await server.http.inject('/%61ssets/absent%2ejs')).statusCode).toBe(404);
  });

  test('the document names no route that is not of the contract', async () => {
    const { paths } = (await server.http.inject('/api/openapi.json')).json();
    expect(Object.keys(paths).filter((path) => path.includes('*'))).toEqual([]);
  });
});
