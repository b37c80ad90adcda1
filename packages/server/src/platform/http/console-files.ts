import { globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The built console; every path that is neither a file nor an API call is the console's own business. The router decides which, not the text of the address. */
export async function serveConsoleFiles(http: FastifyInstance, absentPages: readonly string[]): Promise<void> {
  const root = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
  const forever = { immutable: true, maxAge: '365d' };
  await http.register(fastifyStatic, { root, serve: false, preCompressed: true, ...forever });
  const files = filesIn(root);
  const config = { isAbsent: true } as const;
  http.all('/api/*', { config }, absent);
  for (const page of absentPages) http.get(page, { config }, absent);
  http.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    if (files.has(path)) return reply.sendFile(path);
    if (path.includes('.')) return absent(request, reply);
    return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false });
  });
  http.setNotFoundHandler(absent);
}

/** Paths below a folder, with slashes. The router has one route for them all: a thousand of its own took it half a second. */
function filesIn(root: string): ReadonlySet<string> {
  const files = globSync('**/*', { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/')));
}

async function absent(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return reply.code(404).send({ error: 'NOT_FOUND' });
}
