import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type ApiOfServer, openApiDocument } from './openapi-document.ts';

const files = {
  '/api/docs/swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  '/api/docs/swagger-ui.css': 'text/css; charset=utf-8',
} as const;

/** Paths of the description of the API; no sign-in, no data of any company. */
export const apiDocumentPaths = ['/api/openapi.json', '/api/docs', '/api/docs/start.js', ...Object.keys(files)];

/** The OpenAPI document, and a page that shows it: all of it comes from this server, as its pages may load from nowhere else. */
export function serveApiDocument(app: FastifyInstance, api: ApiOfServer): void {
  // Made when it is asked for first: no start waits for it.
  let text: string | undefined;
  app.get('/api/openapi.json', async (_, reply) => {
    text ??= JSON.stringify(openApiDocument(api));
    return reply.type('application/json; charset=utf-8').send(text);
  });
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs/start.js', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  const folder = createRequire(import.meta.url)
    .resolve('swagger-ui-dist/package.json')
    .replace(/package\.json$/, '');
  for (const [path, type] of Object.entries(files)) {
    app.get(path, async (_, reply) => {
      const bytes = await readFile(join(folder, path.split('/').at(-1) ?? ''));
      return reply.type(type).header('cache-control', 'public, max-age=86400').send(bytes);
    });
  }
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Servery API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="api"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** Nothing is sent elsewhere: no validator, no remembered sign-in. */
const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
  requestInterceptor: (request) => {
    request.headers['x-servery-request'] = '1';
    return request;
  },
});
`;
