import { autoplayInterval } from '#contract/autoplay.ts';
import type { MeetingPart } from '#contract/analytics/event.ts';
import type { EmbedOptions } from '#contract/pages.ts';
import { z } from 'zod';

const SHORTEST_INTERVAL = 1000;
const LONGEST_INTERVAL = 3_600_000;

const isOn = (value: boolean) =>
  z
    .enum(['0', '1'])
    .transform((given) => given === '1')
    .catch(value);
const interval = z.coerce.number().int().min(SHORTEST_INTERVAL).max(LONGEST_INTERVAL);

/** Invalid values are ignored: a typo must not break an embedding page. */
const Query = z
  .object({
    autoplay: z
      .union([z.enum(['1', 'true']).transform(() => autoplayInterval), interval])
      .nullable()
      .catch(null),
    loop: isOn(false),
    controls: isOn(true),
    explorable: isOn(true),
    step: z.coerce.number().int().min(1).max(10_000).catch(1),
    theme: z
      .string()
      .catch('present')
      .transform((name) => (name === 'present' ? name : 'other')),
    surface: z.enum(['lite', 'webgl']).catch('webgl'),
    learn: isOn(false),
  })
  .transform(({ autoplay, loop, controls, explorable, step, theme, surface, learn }): EmbedOptions => ({
    autoplay,
    isLooping: loop,
    hasControls: controls,
    isExplorable: explorable,
    firstStop: step - 1,
    theme,
    surface,
    offersToLearn: learn,
  }));

const told = (most: number) => z.string().trim().max(most).catch('');
/** What the application of a video meeting says about itself and the participant; no meeting without an id. */
const Meeting = z.object({
  meeting_id: z.string().trim().min(1).max(100),
  user_id: told(100),
  app_version: told(40),
  os: told(60),
  os_version: told(60),
});

/** The meeting that the query names. */
export function meetingIn(query: unknown, userAgent = ''): MeetingPart | undefined {
  const { data } = Meeting.safeParse(query);
  if (!data) return undefined;
  const { user_id, ...platform } = data;
  return { platform: { ...platform, user_agent: userAgent.slice(0, 400) }, user: { user_id } };
}

interface AskedEmbed {
  options: EmbedOptions;
  /** The canonical spelling, without the language, under which the page is cached; undefined for pages with endless variants. */
  canonicalQuery: string | undefined;
}

export function parseEmbedQuery(query: unknown): AskedEmbed {
  const options = Query.parse(query);
  const { autoplay, isLooping, hasControls, isExplorable, firstStop, theme, surface, offersToLearn } = options;
  const parts = [
    autoplay !== null && 'autoplay=1',
    isLooping && 'loop=1',
    !hasControls && 'controls=0',
    !isExplorable && 'explorable=0',
    theme === 'other' && 'theme=other',
    surface === 'lite' && 'surface=lite',
    offersToLearn && 'learn=1',
  ].filter(Boolean);
  const isOneOfFew = !meetingIn(query) && firstStop === 0 && (autoplay === null || autoplay === autoplayInterval);
  return { options, canonicalQuery: isOneOfFew ? parts.join('&') : undefined };
}
