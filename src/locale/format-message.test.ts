import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';

const format = (message: string, values = {}, language = 'en') => formatMessage(compileMessageOrThrow(message), values, language);

test.each([
  ['Nothing to fill in', {}, 'en', 'Nothing to fill in'],
  ['Hello {name}, #1', { name: 'Ada' }, 'en', 'Hello Ada, #1'],
  ['{count, plural, one {# stop} other {# stops}}', { count: 1 }, 'en', '1 stop'],
  ['{count, plural, one {# stop} other {# stops}}', { count: 1284 }, 'en', '1,284 stops'],
  ['{count, plural, =0 {none of {name}} one {# of {name}} other {# of {name}}}', { count: 0, name: 'it' }, 'en', 'none of it'],
  ['{count, plural, one {# arrêt} other {# arrêts}}', { count: 0 }, 'fr', '0 arrêt'],
  ['{count, plural, other {#件}}', { count: 12_000 }, 'ja', '12,000件'],
  ['It’s ‘{name}’', { name: '<b>' }, 'en', 'It’s ‘<b>’'],
])('%s with %o in %s is %s', (message, values, language, written) => {
  expect(format(message, values, language)).toBe(written);
});
