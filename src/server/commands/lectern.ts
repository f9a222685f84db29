import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Failure, WrongUsage, type Command } from './command.ts';

const commands: Record<string, Command> = {
  migrate: { usage: 'migrate', about: 'bring the database up to date', load: async () => (await import('./installation.ts')).migrate },
  seed: {
    usage: 'seed',
    about: 'add the demonstration content, again if it was removed',
    load: async () => (await import('./installation.ts')).seed,
  },
  'grant-admin': {
    usage: 'grant-admin <email>',
    about: 'make somebody an administrator',
    load: async () => (await import('./installation.ts')).grant('admin'),
  },
  'grant-moderator': {
    usage: 'grant-moderator <email>',
    about: 'make somebody a moderator',
    load: async () => (await import('./installation.ts')).grant('moderator'),
  },
  'revoke-role': {
    usage: 'revoke-role <email>',
    about: 'make somebody an ordinary user again',
    load: async () => (await import('./installation.ts')).grant('user'),
  },
  share: {
    usage: 'share <oid> <email> <edit|comment|view|none>',
    about: 'let somebody edit, comment on or watch a presentation, or no longer',
    load: async () => (await import('./share.ts')).share,
  },
  insights: {
    usage: 'insights [--days 7]',
    about: 'count the events of the last days again and tell every sum that is wrong',
    load: async () => (await import('./insights.ts')).insights,
  },
  check: { usage: 'check <file>', about: 'tell what is wrong with a presentation', load: async () => (await import('./check.ts')).check },
  transcript: {
    usage: 'transcript <file>',
    about: 'print everything that can be read in it',
    load: async () => (await import('./transcript.ts')).transcript,
  },
  drawing: {
    usage: 'drawing <file.svg>',
    about: 'print it as a drawing to put into a presentation',
    load: async () => (await import('./drawing.ts')).drawing,
  },
  render: {
    usage: 'render <file> --out x.png [--step 3 | --overview] [--size 1280x720]',
    about: 'paint it into a .png, .jpg or .webp',
    load: async () => (await import('./render.ts')).render,
  },
  convert: {
    usage: 'convert <file> --out <folder> [--pdf out.pdf] [--arrangement grid|spiral|tree|line] [--include-hidden]',
    about:
      'make a presentation of a PowerPoint, PDF, Markdown, .pez, .zip, .lectern or picture, with its transcript and a picture of each stop',
    load: async () => (await import('./convert.ts')).convert,
  },
};

// What is loaded from here on was compiled last time, which halves the time to start. Kept beside the sources, not in a folder that others
// can write to: whoever writes there says what runs.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/lectern', import.meta.url)));
// Pictures have the fonts of presentations, never those of the machine; the canvas asks when it is loaded.
process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1';

const [name = '', ...args] = process.argv.slice(2);

try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new WrongUsage(name === '' ? '' : `There is no command ${name}.`);
  const hasOptions = command.usage.includes('--');
  if (!hasOptions && command.usage.split(' ').length - 1 !== args.length) throw new WrongUsage(`${name} is asked as: ${command.usage}`);
  const run = await command.load();
  console.log(await run(args));
} catch (error) {
  if (error instanceof WrongUsage) {
    const lines = Object.values(commands).map(({ usage, about }) => `  ${usage}\n      ${about}`);
    console.error(
      `${error.message}\n\nnpm run lectern -- <command>. A dash as file reads standard input.\n\n${lines.join('\n')}`.trimStart(),
    );
    process.exit(2);
  }
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
}
