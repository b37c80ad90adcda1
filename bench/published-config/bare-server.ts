import Fastify from 'fastify';

/** The peer of the comparison: a Fastify of its own process that knows nothing and answers given bytes. */
const [, , answer = '', etag = ''] = process.argv;
const app = Fastify();
app.post('/check-in', async (_, reply) => reply.type('application/json; charset=utf-8').send(answer));
app.get('/document', async (_, reply) => reply.code(304).header('etag', etag).send());
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
