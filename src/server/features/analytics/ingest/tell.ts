import type { ServerEventName } from '#contract/analytics/catalogue.ts';
import { schemaIdOf } from '#contract/analytics/event.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf, makeEventId } from '../events/event-id.ts';
import type { Batcher } from './batcher.ts';
import type { IngestCounts } from './ingest-counts.ts';

interface Told {
  name: ServerEventName;
  personId: string | null;
  presentationOid?: string;
  language?: string;
}

/** Tells what our own server knows best. It never fails whoever tells it, and nobody waits. */
export type Tell = (told: Told) => void;

interface Parts {
  batcher: Batcher;
  counts: IngestCounts;
  clock: Pick<Clock, 'now'>;
  version: string;
}

const BYTES = 500;

export function createTell({ batcher, counts, clock, version }: Parts): Tell {
  return ({ name, personId, presentationOid, language = '' }) => {
    const now = clock.now();
    const id = makeEventId(now);
    const isTaken = batcher.add({
      bytes: BYTES,
      settle: () => undefined,
      events: [
        {
          id,
          day: dayOf(now),
          receivedAt: new Date(now),
          happenedAt: new Date(now),
          name,
          source: 'server',
          eventType: 'system',
          schemaId: schemaIdOf(name),
          version,
          page: '',
          pageId: id,
          language,
          visitorId: '',
          sessionId: '',
          referer: '',
          url: '',
          personId,
          presentationOid: presentationOid ?? null,
          linkId: null,
          visitId: null,
          isBot: false,
          country: '',
          device: 'other',
          browser: '',
          os: '',
          meeting: null,
          body: {},
        },
      ],
    });
    if (!isTaken) counts.count('overloaded', '');
  };
}
