import { expect, test } from 'vitest';
import { whyEmpty, type LoggingPlace } from './why-empty.ts';

const place: LoggingPlace = { mode: 'auto', environment: 'production', origin: 'https://talks.example.org' };
const nothing = { hasViews: false, isForOwnerAlone: false };

test('without views it is unwatched, or private if only the owner can open it', () => {
  expect(whyEmpty(place, nothing)).toBe('unwatched');
  expect(whyEmpty(place, { ...nothing, isForOwnerAlone: true })).toBe('private');
  expect(whyEmpty(place, { hasViews: true, isForOwnerAlone: true })).toBeNull();
});

test.each<Partial<LoggingPlace>>([
  { mode: 'print' },
  { environment: 'development' },
  { environment: 'preprod' },
  { origin: 'http://localhost:8080' },
  { origin: 'http://127.0.0.1:8080' },
  { origin: 'http://[::1]:8080' },
  { origin: 'https://talks.localhost' },
  { origin: 'https://dev.example.org' },
  { origin: 'https://talks.preprod.example.org' },
  { origin: 'https://dev-talks.example.org' },
])('[LOG-3] says that events are only printed: %j', (own) => {
  expect(whyEmpty({ ...place, ...own }, { ...nothing, isForOwnerAlone: true })).toBe('printed');
  expect(whyEmpty({ ...place, ...own }, { ...nothing, hasViews: true })).toBeNull();
});

test('[LOG-3] has separate reasons where events are not even printed', () => {
  expect(whyEmpty({ ...place, mode: 'off' }, nothing)).toBe('off');
  expect(whyEmpty({ ...place, mode: 'off', origin: 'http://localhost:8080' }, nothing)).toBe('off');
  for (const name of ['nocookies', 'no-cookies', 'nocookie', 'no-cookie'])
    expect(whyEmpty({ ...place, mode: 'send', origin: `https://${name}.example.org` }, { ...nothing, isForOwnerAlone: true })).toBe(
      'no-cookies',
    );
  expect(whyEmpty({ ...place, mode: 'off' }, { ...nothing, hasViews: true })).toBeNull();
});

test.each<Partial<LoggingPlace>>([
  { mode: 'send', environment: 'development', origin: 'http://localhost:8080' },
  { origin: 'https://devices.example.org' },
  { origin: 'https://lectern.dev' },
  { origin: 'https://mydev.example.org' },
])('[LOG-3] is unwatched where events are sent: %j', (own) => {
  expect(whyEmpty({ ...place, ...own }, nothing)).toBe('unwatched');
});
