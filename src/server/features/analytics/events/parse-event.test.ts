import { describe, expect, test } from 'vitest';
import { catalogue, type EventName } from '#contract/analytics/catalogue.ts';
import type { Field } from '#contract/analytics/fields.ts';
import { dayOf } from '../../../platform/events/day.ts';
import { makeEventId, parseEventId, timeOfId } from './event-id.ts';
import { parseEvent, type ApartReason, type Sender } from './parse-event.ts';
import { meetingEvent, meetingPart, wireEvent } from './test-events.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = Date.parse('2026-05-12T23:30:00Z');
const sender: Sender = { now, isBot: false, country: 'DE', device: 'phone', browser: 'Safari', os: 'iOS' };

/** As it arrives over the wire, where any value may be anything. */
const cross = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const parse = (value: unknown) => parseEvent(cross(value), sender);
function parsed(value: unknown) {
  const event = parse(value);
  if (typeof event === 'string') throw new Error(event);
  return event;
}
/** The event with the value at a path replaced. */
function withValue(event: object, path: string, value: unknown): unknown {
  const copy = cross(event) as Record<string, Record<string, unknown>>;
  const [block = '', name] = path.split('.');
  if (name === undefined) return { ...copy, [block]: value };
  return { ...copy, [block]: { ...copy[block], [name]: value } };
}

const sample = (field: Field): string | number | boolean =>
  ({ text: 'some words', whole: 7, number: 1.5, flag: true, choice: field.kind === 'choice' ? (field.of[0] ?? '') : '' })[field.kind];
const bodyOf = (name: EventName) =>
  Object.fromEntries(Object.entries<Field>(catalogue[name].body).map(([key, field]) => [key, sample(field)]));
const ofVisitors = (Object.keys(catalogue) as EventName[]).filter((name) => !('isServers' in catalogue[name]));
const eventOf = (name: EventName) => ('shape' in catalogue[name] ? meetingEvent : wireEvent)(name, now, bodyOf(name));

describe('parsing an event', () => {
  test.each(ofVisitors)('[LOG-1] [LOG-9] accepts %s with all of its fields', (name) => {
    expect(parsed(eventOf(name))).toMatchObject({ name, schemaId: `lectern/${name}/1`, body: bodyOf(name), presentationOid: 'deck' });
  });

  test('[LOG-1] keeps every block of the website shape and adds what the server knows', () => {
    const event = wireEvent('step-left', now, { step: 3, stop: 2, ms: 4200, link_id: 'openlink00000001' });
    const { event_id: id } = event.body;
    expect(parsed(event)).toEqual({
      id,
      day: '2026-05-12',
      receivedAt: new Date(now),
      happenedAt: new Date(now),
      name: 'step-left',
      source: 'website',
      eventType: 'user',
      schemaId: 'lectern/step-left/1',
      version: '0.1.0',
      page: 'view',
      pageId: event.event_source.page_id,
      language: 'en',
      visitorId: 'visitor-1',
      sessionId: 'session-1',
      referer: 'https://search.example/',
      url: 'https://lectern.example/p/deck/',
      personId: null,
      presentationOid: 'deck',
      linkId: 'openlink00000001',
      visitId: null,
      isBot: false,
      country: 'DE',
      device: 'phone',
      browser: 'Safari',
      os: 'iOS',
      meeting: null,
      body: { step: 3, stop: 2, ms: 4200 },
    });
  });

  test('[LOG-1] the video meeting variant adds platform, meeting and user fields, and requires all of them', () => {
    const event = meetingEvent('meeting-left', now, { ms: 1000 });
    expect(parsed(event)).toMatchObject({ source: 'meeting', meeting: { ...meetingPart.platform, ...meetingPart.user } });
    for (const name of Object.keys(meetingPart.platform))
      expect(parse(withValue(event, `platform.${name}`, undefined)), name).toBe('malformed');
    expect(parse(withValue(event, 'user.user_id', 5))).toBe('malformed');
    expect(parse(wireEvent('meeting-left', now, { ms: 1000 }))).toBe('malformed');
    expect(
      parsed({ ...wireEvent('logo', now), platform: { ...wireEvent('logo', now).platform, ...meetingPart.platform } }).meeting,
    ).toBeNull();
  });

  test.each(['copy-made', 'signed-up', 'no-such-event', '__proto__', 'constructor', 'toString', '', 'PAGE-SEEN', 'page-seen\0'])(
    '%j is not an event clients may send',
    (name) => {
      const event = { ...wireEvent('page-seen', now), body: { event_name: name, event_id: makeEventId(now) } };
      expect(parse(withValue(event, 'core.schema_id', `lectern/${name}/1`))).toBe('unknown');
    },
  );

  test('another version of an event is unknown', () => {
    expect(parse(withValue(wireEvent('page-seen', now), 'core.schema_id', 'lectern/page-seen/2'))).toBe('unknown');
    expect(parse(withValue(wireEvent('page-seen', now), 'core.schema_id', 'lectern/logo/1'))).toBe('unknown');
  });

  const wrong: [string, unknown][] = [
    ['core', 'event'],
    ['core.type', 'log'],
    ['core.client_time', 'yesterday'],
    ['core.client_time', '2026-13-45T99:00:00Z'],
    ['core.client_time', now],
    ['core.event_source', 'server'],
    ['core.event_source', 'embed'],
    ['core.event_type', 'robot'],
    ['event_source.name', 'server'],
    ['event_source.version', 1],
    ['event_source.page', null],
    ['event_source.page_id', 'page'],
    ['event_source.language', ['en']],
    ['platform', []],
    ['platform.type', 'app'],
    ['platform.visitor_id', 5],
    ['platform.referer', { href: 'https://a.example' }],
    ['platform.url', false],
    ['user', null],
    ['user.session_id', 1],
    ['body', [1]],
    ['body.event_name', ['page-left']],
    ['body.event_id', '00000000-0000-4000-8000-000000000000'],
    ['body.event_id', 7],
    ['body.presentation_oid', '../../etc/passwd'],
    ['body.presentation_oid', "deck'; drop table event; --"],
    ['body.presentation_oid', 'DECK'],
    ['body.link_id', 'x'.repeat(41)],
    ['body.link_id', '<script>'],
    ['body.ms', '1000'],
    ['body.ms', -1],
    ['body.ms', 1.5],
    ['body.ms', null],
    ['body.ms', undefined],
    ['body.more', { nested: true }],
    ['body.more', [[[[]]]]],
    ['body.more', null],
  ];
  test.each(wrong)('%s set to %j makes it malformed', (path, value) => {
    expect(parse(withValue(wireEvent('page-left', now, { ms: 1000 }), path, value))).toBe('malformed');
  });

  test.each([null, 1, 'event', [], [[]], true, {}, { core: {}, event_source: {}, platform: {}, user: {}, body: {} }])(
    '%j is malformed',
    (raw) => {
      expect(parse(raw)).toBe('malformed');
    },
  );

  const ofFields = ofVisitors.flatMap((name) =>
    Object.entries<Field>(catalogue[name].body).map(([key, field]) => [name, key, field] as const),
  );
  test.each(ofFields)('%s: rejects a wrong %s', (name, key, field) => {
    const values: unknown[] = [{}, [], null, ['x']];
    if (field.kind !== 'text') values.push('', 'NaN', '<b>');
    if (field.kind !== 'flag') values.push(true);
    if (field.kind !== 'whole' && field.kind !== 'number') values.push(5);
    else values.push(-1, -0.5);
    if (!field.isOptional) values.push(undefined);
    for (const value of values) expect(parse(withValue(eventOf(name), `body.${key}`, value)), JSON.stringify(value)).toBe('malformed');
  });

  test.each([
    ['body.event_id', -24 * HOUR - 1, 'past'],
    ['body.event_id', 10 * MINUTE + 1, 'future'],
    ['core.client_time', -24 * HOUR - 1, 'past'],
    ['core.client_time', 10 * MINUTE + 1, 'future'],
    ['event_source.page_id', -24 * HOUR - 1, 'malformed'],
    ['event_source.page_id', MINUTE + 1, 'malformed'],
  ] as const)('%s of %i ms from now is %s', (path, away, reason: ApartReason) => {
    const at = (time: number) => {
      // A page is opened before anything happens on it.
      const event = withValue(
        wireEvent('logo', now),
        'event_source.page_id',
        makeEventId(path === 'event_source.page_id' ? time : Math.min(now, time)),
      );
      if (path === 'event_source.page_id') return event;
      return withValue(event as object, path, path === 'core.client_time' ? new Date(time).toISOString() : makeEventId(time));
    };
    expect(parse(at(now + away))).toBe(reason);
    expect(parse(at(now + away - Math.sign(away)))).toBeTypeOf('object');
  });

  test('assigns it to the day of its id, whenever it arrives', () => {
    const id = makeEventId(now + 5 * MINUTE);
    const late = parseEvent(cross(withValue(wireEvent('logo', now), 'body.event_id', id)), { ...sender, now: now + HOUR });
    expect(late).toMatchObject({ id, day: '2026-05-12' });
    expect(parseEvent(cross(wireEvent('logo', now)), { ...sender, now: now + 24 * HOUR })).toMatchObject({ day: '2026-05-12' });
    expect(parsed(withValue(wireEvent('logo', now), 'body.event_id', id.toUpperCase())).id).toBe(id);
  });

  test('truncates long texts between characters and caps large numbers', () => {
    const event = wireEvent('search', now, { term: `${'a'.repeat(199)}😀` });
    expect(parsed(event).body).toEqual({ term: 'a'.repeat(199) });
    expect(parsed(wireEvent('page-left', now, { ms: 1e300 })).body).toEqual({ ms: 86_400_000 });
    const long = parsed({
      ...event,
      platform: { ...event.platform, visitor_id: 'v'.repeat(5000), url: `https://a.example/${'p'.repeat(5000)}` },
      user: { session_id: 's'.repeat(5000) },
    });
    expect([long.visitorId.length, long.sessionId.length, long.url.length]).toEqual([60, 60, 300]);
  });

  test('keeps only origin and path of addresses', () => {
    const at = (address: unknown) =>
      parsed({ ...wireEvent('logo', now), platform: { type: 'web', visitor_id: '', referer: address, url: address } }).url;
    expect(at('https://ada:secret@a.example:8443/b/c?token=1#d')).toBe('https://a.example:8443/b/c');
    expect(at('HTTPS://a.example?x')).toBe('HTTPS://a.example');
    expect(at('android-app://org.example.reader/')).toBe('android-app://org.example.reader/');
    for (const none of [
      '',
      'javascript:alert(1)',
      'data:text/html,x',
      '//a.example/',
      'https://',
      'https:///x',
      '/p/deck/',
      'https://a@b@/',
    ])
      expect(at(none), none).toBe('');
    expect(parsed(wireEvent('presentation-link', now, { address: 'https://a.example/b?token=1#c' })).body).toEqual({
      address: 'https://a.example/b',
    });
  });

  test('drops unknown body fields, whose names do no harm', () => {
    const raw: unknown = JSON.parse(
      JSON.stringify(wireEvent('search', now, { term: 'owls', more: 1 })).replace(
        '"more":1',
        '"__proto__":"x","constructor":"y","toString":1,"hasOwnProperty":true',
      ),
    );
    const event = parseEvent(raw, sender);
    expect(event).toMatchObject({ body: { term: 'owls' } });
    expect(Object.keys((event as { body: object }).body)).toEqual(['term']);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    expect(
      parseEvent(
        JSON.parse(JSON.stringify(wireEvent('search', now, { term: 'owls' })).replace('"body":{', '"body":{"__proto__":{"a":1},')),
        sender,
      ),
    ).toBe('malformed');
  });

  test('makes every text storable: no NUL, no half characters', () => {
    const hostile = [
      '\0',
      'a\0b',
      '\uD800',
      '\uDC00x',
      '<script>alert(1)</script>',
      "'; drop table event; --",
      '{{constructor}}',
      '\u202E',
      '\\',
      '"',
      '${x}',
      '%00',
      '\r\n',
    ];
    for (const text of hostile) {
      const event = wireEvent('search', now, { term: text });
      const kept = parsed({
        ...event,
        event_source: { ...event.event_source, version: text, page: text, language: text },
        platform: { type: 'web', visitor_id: text, referer: `https://a.example/${text}`, url: text },
        user: { session_id: text },
      });
      const texts = [
        kept.body['term'],
        kept.version,
        kept.page,
        kept.language,
        kept.visitorId,
        kept.sessionId,
        kept.referer,
        kept.url,
      ] as string[];
      for (const one of texts) expect([one.includes('\0'), one.isWellFormed()], text).toEqual([false, true]);
      expect(kept.body['term']).toBe(text.toWellFormed().replaceAll('\0', '\uFFFD'));
    }
  });
});

describe('an event id', () => {
  test('holds the time it was created', () => {
    const id = makeEventId(now);
    expect(parseEventId(id)).toBe(id);
    expect(timeOfId(id)).toBe(now);
    expect([dayOf(now), dayOf(now + HOUR), dayOf(now)]).toEqual(['2026-05-12', '2026-05-13', '2026-05-12']);
    expect(new Set(Array.from({ length: 100 }, () => makeEventId(now))).size).toBe(100);
  });
});
