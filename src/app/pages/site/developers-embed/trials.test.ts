import { parseEmbedRequest } from '#contract/embed.ts';
import { parseClassicMessage } from '#contract/embed/classic.ts';
import { parsePlayerJsCall } from '#contract/embed/player-js.ts';
import { expect, it } from 'vitest';
import { composeMessage, trials } from './trials.ts';

const parsers = { lectern: parseEmbedRequest, playerJs: parsePlayerJsCall, classic: parseClassicMessage };

it.each(['lectern', 'playerJs', 'classic'] as const)('the viewer understands every sample message: %s', (dialect) => {
  for (const { name, message } of trials[dialect]) {
    const sent = composeMessage(dialect, JSON.stringify(message, null, 2));
    expect(typeof sent, name).toBe(dialect === 'lectern' ? 'object' : 'string');
    expect(parsers[dialect](sent), name).not.toMatchObject({ method: 'unsupported' });
    expect(parsers[dialect](sent), name).toBeDefined();
  }
  expect(new Set(trials[dialect].map(({ name }) => name)).size).toBe(trials[dialect].length);
});

it('does not send text that is not a message', () => {
  for (const words of ['', '{', '5', 'null', '"x"']) expect(composeMessage('lectern', words)).toBeUndefined();
});
