import { randomBytes } from 'node:crypto';
import { dayOf } from './day.ts';
import type { StoredEvent } from './event-sink.ts';

/** A version 7 UUID with this time. */
export function idAt(instant: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(instant, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** An event that happened at this time. */
export function storedEvent(instant: number, given: Partial<StoredEvent> = {}): StoredEvent {
  return {
    id: idAt(instant),
    day: dayOf(instant),
    receivedAt: new Date(instant + 20),
    happenedAt: new Date(instant),
    name: 'step-left',
    source: 'website',
    eventType: 'user',
    schemaId: 'lectern/step-left/1',
    version: '1.2.3',
    page: 'view',
    pageId: idAt(instant - 5000),
    language: 'en',
    visitorId: '',
    sessionId: '',
    referer: 'https://www.example.org/talks/',
    url: 'https://talks.example.org/p/abc/a-talk/',
    personId: null,
    presentationOid: 'abc',
    linkId: null,
    visitId: null,
    isBot: false,
    country: 'DE',
    device: 'desktop',
    browser: 'Firefox',
    os: 'Linux',
    meeting: null,
    body: { step: 3, duration_ms: 1250 },
    ...given,
  };
}

/** `count` events, a millisecond apart. */
export const storedEvents = (instant: number, count: number, given: Partial<StoredEvent> = {}): StoredEvent[] =>
  Array.from({ length: count }, (_, index) => storedEvent(instant + index, given));
