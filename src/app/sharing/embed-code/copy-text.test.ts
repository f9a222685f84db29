import { expect, it } from 'vitest';
import { copyText } from './copy-text.ts';

it('SHARE-8: shows for 3 s that it has copied, then calls back', async () => {
  const log: unknown[] = [];
  await copyText('<iframe>', {
    write: async (text) => void log.push(['write', text]),
    wait: async (milliseconds) => void log.push(['wait', milliseconds]),
    show: (status) => log.push(status),
    onCopied: () => log.push('called back'),
  });
  expect(log).toEqual([['write', '<iframe>'], 'copied', ['wait', 3000], 'idle', 'called back']);
});

it('shows that it could not copy, and does not call back', async () => {
  const log: unknown[] = [];
  await copyText('<iframe>', {
    write: () => Promise.reject(new Error('Not allowed')),
    wait: async () => void log.push('waited'),
    show: (status) => log.push(status),
    onCopied: () => log.push('called back'),
  });
  expect(log).toEqual(['failed']);
});
