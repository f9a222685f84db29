import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { workerChunks } from '../../scripts/worker-chunks.mjs';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.ttf': 'font/ttf' };
const fonts = {
  'inter-400': '400Regular/Inter_400Regular',
  'inter-500': '500Medium/Inter_500Medium',
  'inter-600': '600SemiBold/Inter_600SemiBold',
  'inter-800': '800ExtraBold/Inter_800ExtraBold',
};

/** The surfaces as built for visitors, on a separate page, without the rest of the product. */
export async function startStageServer(): Promise<{ origin: string; stop(): void }> {
  const built = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [workerChunks()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(import.meta.dirname, 'stage.html') },
    },
  })) as Rolldown.RolldownOutput;
  const files = new Map(built.output.map((file) => [`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source)]));
  for (const [face, path] of Object.entries(fonts))
    files.set(`/${face}.ttf`, readFileSync(join(import.meta.dirname, `../../node_modules/@expo-google-fonts/inter/${path}.ttf`)));
  const server = createServer(({ url = '/' }, response) => {
    const body = files.get(url);
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(url)] ?? 'application/octet-stream' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { origin: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`, stop: () => server.close() };
}
