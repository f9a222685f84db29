import { expect, test } from 'vitest';
import { webEvent, type EventContext } from './web-event.ts';

const at = Date.UTC(2026, 4, 12, 9, 41, 5, 250);
const context: EventContext = {
  source: { name: 'website', version: '0.2.1', page: 'view', page_id: '018f6c00-0000-7000-8000-000000000000', language: 'hu' },
  visit: { session_id: 'a-session', visitor_id: 'a-visitor' },
  subject: { presentation_oid: 'demolightdee', link_id: 'k3f9' },
  url: 'https://talks.example.org/view/k3f9/?token=secret#3',
  referer: 'https://news.example.com/today?reader=7',
};

test('[LOG-1] an event has the blocks core, event_source, platform, user and body', () => {
  const { body, ...event } = webEvent('share', { network: 'LINKEDIN' }, at, context);
  expect(event).toEqual({
    core: {
      type: 'event',
      schema_id: 'lectern/share/1',
      client_time: '2026-05-12T09:41:05.250Z',
      event_source: 'website',
      event_type: 'user',
    },
    event_source: { name: 'website', version: '0.2.1', page: 'view', page_id: '018f6c00-0000-7000-8000-000000000000', language: 'hu' },
    platform: {
      type: 'web',
      visitor_id: 'a-visitor',
      referer: 'https://news.example.com/today',
      url: 'https://talks.example.org/view/k3f9/',
    },
    user: { session_id: 'a-session' },
  });
  expect(body).toEqual({
    event_name: 'share',
    event_id: expect.stringMatching(/^019e1b8f-bc62-7/),
    presentation_oid: 'demolightdee',
    link_id: 'k3f9',
    network: 'LINKEDIN',
  });
});

test('[LOG-1] events the visitor did not cause belong to the system', () => {
  const typeOf = (name: Parameters<typeof webEvent>[0]) => webEvent(name, {}, at, context).core.event_type;
  expect(
    (['error', 'web-vital', 'viewer-loaded', 'chunk-failed', 'paged-transcript', 'pdf-export-succeeded'] as const).map(typeOf),
  ).toEqual(Array.from({ length: 6 }, () => 'system'));
  expect((['page-seen', 'viewer-started', 'like', 'consent', 'banner-dismissed'] as const).map(typeOf)).toEqual(
    Array.from({ length: 5 }, () => 'user'),
  );
});

test('addresses in error messages lose their query and fragment', () => {
  const told = (name: Parameters<typeof webEvent>[0], body: object) => webEvent(name, body, at, { ...context, subject: {} }).body;
  expect(
    told('error', { message: 'No "https://a.example/b?token=1#c", nor /api/d?key=2: why?', place: 'https://a.example/app.js?v=7:3:14' }),
  ).toMatchObject({
    message: 'No "https://a.example/b", nor /api/d: why?',
    place: 'https://a.example/app.js:3:14',
  });
  expect(told('viewer-failed', { failure: 'content', message: 'GET https://a.example/content.json?signature=abc failed' })).toMatchObject({
    failure: 'content',
    message: 'GET https://a.example/content.json failed',
  });
  expect(told('chunk-failed', { chunk: 'TypeError: https://a.example/view.js?import#x' })).toMatchObject({
    chunk: 'TypeError: https://a.example/view.js',
  });
  expect(told('search', { term: 'and/or?not' })).toMatchObject({ term: 'and/or?not' });
});

test('[LOG-1] the video meeting variant says more about the platform and the user', () => {
  const platform = { os: 'Windows', os_version: '11', user_agent: 'Meetings/5', app_version: '5.1', meeting_id: 'm-1' };
  const source = { ...context.source, name: 'meeting' as const };
  const event = webEvent('meeting-left', { ms: 61_000 }, at, { ...context, source, meeting: { platform, user: { user_id: 'u-1' } } });
  expect(event.platform).toEqual({
    type: 'web',
    visitor_id: 'a-visitor',
    referer: 'https://news.example.com/today',
    url: 'https://talks.example.org/view/k3f9/',
    os: 'Windows',
    os_version: '11',
    user_agent: 'Meetings/5',
    app_version: '5.1',
    meeting_id: 'm-1',
  });
  expect(event.user).toEqual({ session_id: 'a-session', user_id: 'u-1' });
  expect([event.core.event_source, event.event_source.name, event.core.schema_id]).toEqual([
    'meeting',
    'meeting',
    'lectern/meeting-left/1',
  ]);
  expect(event.body).toMatchObject({ event_name: 'meeting-left', ms: 61_000 });
});
