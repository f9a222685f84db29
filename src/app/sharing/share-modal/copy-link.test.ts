import { describe, expect, test } from 'vitest';
import { copyLink } from './copy-link.ts';

const link = 'https://lectern.example/';

/** Copies, and records everything that happens, in order. */
async function copy(clipboard: 'works' | 'refuses' | 'none', canCopy = true) {
  const log: unknown[] = [];
  const execCommand = (command: string) => (log.push(command), canCopy);
  const writeText = async (words: string) => {
    if (clipboard === 'refuses') throw new Error('Not allowed');
    log.push(words);
  };
  await copyLink(link, {
    field: { select: () => void log.push('select'), ownerDocument: { execCommand } as unknown as Document },
    clipboard: clipboard === 'none' ? undefined : { writeText },
    wait: async (milliseconds) => void log.push(milliseconds),
    show: (status) => log.push(status),
    onCopy: () => log.push('logged'),
  });
  return log;
}

describe('[SHARE-5] copying the link', () => {
  test('selects the text, copies and logs it, and shows so for 3 s', async () => {
    expect(await copy('works')).toEqual(['select', link, 'logged', 'copied', 3000, 'idle']);
  });

  test('works without a clipboard, as on a site without TLS', async () => {
    expect(await copy('none')).toEqual(['select', 'copy', 'logged', 'copied', 3000, 'idle']);
  });

  test('works without access to the clipboard, as in a frame on another site', async () => {
    expect(await copy('refuses')).toEqual(['select', 'select', 'copy', 'logged', 'copied', 3000, 'idle']);
  });

  test('leaves the text selected and logs nothing when the browser refuses', async () => {
    expect(await copy('refuses', false)).toEqual(['select', 'select', 'copy', 'failed']);
    expect(await copy('none', false)).toEqual(['select', 'copy', 'failed']);
  });
});
