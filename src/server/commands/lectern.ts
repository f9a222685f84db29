import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Failure, WrongUsage, type Command } from './command.ts';

const commands: Record<string, Command> = {
  migrate: { usage: 'migrate', about: 'bring the database up to date', load: async () => (await import('./installation.ts')).migrate },
  seed: {
    usage: 'seed',
    about: 'add the demo content, also if it was removed',
    load: async () => (await import('./installation.ts')).seed,
  },
  'grant-admin': {
    usage: 'grant-admin <email>',
    about: 'make a user an administrator',
    load: async () => (await import('./installation.ts')).grant('admin'),
  },
  'grant-moderator': {
    usage: 'grant-moderator <email>',
    about: 'make a user a moderator',
    load: async () => (await import('./installation.ts')).grant('moderator'),
  },
  'revoke-role': {
    usage: 'revoke-role <email>',
    about: "remove a user's role as administrator or moderator",
    load: async () => (await import('./installation.ts')).grant('user'),
  },
  'log-out': {
    usage: 'log-out <email>',
    about: 'end all sessions of a user',
    load: async () => (await import('./installation.ts')).logOut,
  },
  'log-out-everyone': {
    usage: 'log-out-everyone',
    about: 'end the sessions of all users',
    load: async () => (await import('./installation.ts')).logOutEveryone,
  },
  'remove-second-factors': {
    usage: 'remove-second-factors <email>',
    about: 'let a user who lost authenticator app, passkeys and recovery codes log in with the password alone',
    load: async () => (await import('./installation.ts')).removeSecondFactors,
  },
  share: {
    usage: 'share <oid> <email> <edit|comment|view|none>',
    about: 'let a user edit, comment on or watch a presentation, or remove that right',
    load: async () => (await import('./share.ts')).share,
  },
  insights: {
    usage: 'insights [--days 7]',
    about: 'recount the events of the last days and list every wrong sum',
    load: async () => (await import('./insights.ts')).insights,
  },
  check: { usage: 'check <file>', about: 'list the problems in a presentation', load: async () => (await import('./check.ts')).check },
  transcript: {
    usage: 'transcript <file>',
    about: 'print all the text in a presentation',
    load: async () => (await import('./transcript.ts')).transcript,
  },
  drawing: {
    usage: 'drawing <file.svg>',
    about: 'convert an SVG to a drawing for a presentation and print it',
    load: async () => (await import('./drawing.ts')).drawing,
  },
  render: {
    usage: 'render <file> --out x.png [--step 3 | --overview] [--size 1280x720]',
    about: 'paint a step or the overview to a .png, .jpg or .webp, or all of them to a .pdf',
    load: async () => (await import('./render.ts')).render,
  },
  convert: {
    usage: 'convert <file> --out <folder> [--pdf out.pdf] [--pptx out.pptx] [--arrangement grid|spiral|tree|line] [--include-hidden]',
    about: 'convert a PowerPoint, PDF, Markdown, .pez, .zip, .lectern or image file, with a transcript and a picture of each stop',
    load: async () => (await import('./convert.ts')).convert,
  },
};

// Caches the compiled modules loaded from here on, which halves the startup time. The cache is next to the sources, not in a folder that
// others can write to, because anyone who can write to it decides what runs.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/lectern', import.meta.url)));
// Pictures use the fonts of presentations, never system fonts. The canvas reads this variable when it is loaded.
process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1';

const [name = '', ...args] = process.argv.slice(2);

try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new WrongUsage(name === '' ? '' : `Unknown command: ${name}.`);
  const hasOptions = command.usage.includes('--');
  if (!hasOptions && command.usage.split(' ').length - 1 !== args.length) throw new WrongUsage(`Usage of ${name}: ${command.usage}`);
  const run = await command.load();
  console.log(await run(args));
} catch (error) {
  if (error instanceof WrongUsage) {
    const lines = Object.values(commands).map(({ usage, about }) => `  ${usage}\n      ${about}`);
    console.error(
      `${error.message}\n\nUsage: npm run lectern -- <command>. A file named - is standard input.\n\n${lines.join('\n')}`.trimStart(),
    );
    process.exit(2);
  }
  console.error(error instanceof Failure ? error.message : error);
  process.exit(1);
}
