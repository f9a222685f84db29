import type { Page } from '@playwright/test';
import type { EmbedState } from '../../src/contract/embed.ts';
import { heardFrom, tell } from './journey.ts';

/** Sends a classic message, as JSON. */
export const tellClassic = (page: Page, action: string, ...data: unknown[]) =>
  tell(page, JSON.stringify({ version: 1, id: 'mine', action, ...(data.length > 0 && { data }) }));

/** The state that the classic messages have reported so far. */
export const classicState = async (page: Page): Promise<Record<string, unknown>> => Object.assign({}, ...(await classicChanges(page)));

/** Each change separately. */
export const classicChanges = async (page: Page): Promise<Record<string, unknown>[]> =>
  (await heardFrom(page)).flatMap((said) => {
    const { id, type, data } = typeof said === 'string' ? JSON.parse(said) : {};
    return id === 'mine' && type === 'changes' ? [data] : [];
  });

/** All events in our own protocol. */
export const ownEvents = async (page: Page): Promise<OwnEvent[]> => (await heardFrom(page)).filter(isOwn);

interface OwnEvent {
  lectern: 1;
  event: string;
  state?: EmbedState;
}
const isOwn = (said: unknown): said is OwnEvent => typeof said === 'object' && said !== null && 'lectern' in said;

/** The last state in those events. */
export const ownState = async (page: Page): Promise<EmbedState | undefined> =>
  (await ownEvents(page)).findLast(({ state }) => state)?.state;
