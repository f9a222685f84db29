import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A real server whose responses are set by the test; `asked` lists the requests. */
export async function startTestServer() {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  return {
    origin,
    asked,
    answer: (path: string, answer: Answer) => answers.set(path, answer),
    text: (path: string, body: string, type = 'text/plain') =>
      answers.set(path, (_, response) => response.writeHead(200, { 'content-type': type }).end(body)),
    reset() {
      answers.clear();
      asked.length = 0;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
