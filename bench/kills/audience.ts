import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { analyticsRoutes } from '#contract/analytics/analytics-routes.ts';
import { schemaIdOf, type AnalyticsEvent } from '#contract/analytics/event.ts';
import { curationPath, likePath } from '#contract/presentation/presentation-address.ts';
import { curationTags } from '#contract/presentation/curation.ts';
import { routes } from '#contract/routes.ts';
import { makeEventId } from '#server/features/analytics/events/event-id.ts';
import { visitorOf } from '#server/testing/test-visitor.ts';
import { pick } from '../../src/server/features/analytics/rollup/test-traffic.ts';
import type { Answer } from './ledger.ts';
import { call, insist, isFound, submit, type Member, type Scene } from './people.ts';

interface Parts {
  fan: Member;
  moderator: Member;
  oid: string;
  writer: number;
}

const isEmpty = ({ status }: Answer) => status === 204;

/** Likes, tags, reports, questions, and what pages tell about themselves. */
export async function writeAsAudience(scene: Scene, { fan, moderator, oid, writer }: Parts): Promise<void> {
  const { ledger } = scene;
  const like = { place: 'like', key: `${oid} ${fan.email}`, from: '0' };
  const tagged = { place: 'tag', key: oid, from: '' };
  for (let count = 1; !scene.over.aborted; count++) {
    const mark = `w${writer}n${count}`;
    await insist(scene, 'like', {
      changes: [{ ...like, to: '1' }],
      send: () => call(fan.visitor, 'PUT', likePath({ oid })),
      isDone: isEmpty,
    });
    const tag = pick(scene.chance, curationTags);
    await insist(scene, 'tag', {
      changes: [{ ...tagged, to: tag }],
      send: () => call(moderator.visitor, 'PUT', curationPath(oid), { tag }),
      isDone: isEmpty,
    });
    await writeMessages(scene, oid, mark);
    await insist(scene, 'unlike', {
      changes: [{ ...like, to: '0' }],
      send: () => call(fan.visitor, 'DELETE', likePath({ oid })),
      isDone: isEmpty,
    });
    await insist(scene, 'untag', {
      changes: [{ ...tagged, to: '' }],
      send: () => call(moderator.visitor, 'DELETE', curationPath(oid)),
      isDone: isEmpty,
    });
    // Digits in a message do not tell errors apart.
    const words = `The button ${[...mark].map((character) => 'abcdefghij'[Number(character)] ?? character).join('')} does not work`;
    await ledger.write(
      'report an error',
      [{ place: 'error', key: words, from: '0', to: '1' }],
      () => call(visitorOf(scene), 'POST', analyticsRoutes.clientLog, [{ levelname: 'ERROR', msg: words, object: 'soak', source: 'web' }]),
      ({ status }) => status === 200,
    );
  }
}

/** Nothing tells two messages apart: one whose answer was lost is not sent again. */
async function writeMessages({ ledger, origin }: Scene, oid: string, mark: string): Promise<void> {
  const fields = (message: string) => ({ name: 'Somebody', email: 'somebody@example.org', message });
  const report = `This is a report, ${mark} ${randomUUID()}`;
  const question = `This is a question, ${mark} ${randomUUID()}`;
  for (const [kind, path, message, more] of [
    ['report', routes.contactAbuse.replace(':oid', oid), report, { reason: 'other' }],
    ['ask about billing', routes.contactBilling, question, {}],
  ] as const) {
    const { outcome, answer } = await ledger.write(
      kind,
      [{ place: 'message', key: message, from: '0', to: '1' }],
      () => submit(visitorOf({ origin }), path, { ...fields(message), ...more }),
      isFound('done=sent'),
    );
    if (outcome === 'acknowledged') ledger.expect('mail', message, 'sent', kind);
    else if (outcome === 'refused' && answer) ledger.refuse(kind, answer);
  }
}

/** Events of somebody who opens page after page. An event whose answer was lost is sent again with the same id. */
export async function writeEvents(scene: Scene): Promise<void> {
  const headers = {
    'content-type': 'text/plain',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  };
  for (let count = 1; !scene.over.aborted; count++) {
    const id = makeEventId(Date.now());
    const [kind, path] =
      count % 2 === 0
        ? (['send an event', analyticsRoutes.log] as const)
        : (['send an event (fallback)', analyticsRoutes.logFallback] as const);
    await insist(scene, kind, {
      changes: [{ place: 'event', key: id, from: '0', to: '1' }],
      send: () =>
        visitorOf(scene).send(path, {
          method: 'POST',
          headers,
          body: JSON.stringify([eventOf(id, scene.origin)]),
          signal: AbortSignal.timeout(60_000),
        }),
      isDone: isEmpty,
    });
    await delay(50);
  }
}

const eventOf = (id: string, origin: string): AnalyticsEvent => ({
  core: {
    type: 'event',
    schema_id: schemaIdOf('page-seen'),
    client_time: new Date().toISOString(),
    event_source: 'website',
    event_type: 'user',
  },
  event_source: { name: 'website', version: '0.1.0', page: 'landing', page_id: id, language: 'en' },
  platform: { type: 'web', visitor_id: '', referer: '', url: `${origin}/` },
  user: { session_id: '' },
  body: { event_name: 'page-seen', event_id: id },
});
