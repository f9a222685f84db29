import Fastify from 'fastify';

// The least a framework can do with the same request: read the body and answer 204.
const app = Fastify();
app.post('/log/json', (_request, reply) => reply.status(204).send());
app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, JSON.parse(body as string)));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.send?.('ready');
