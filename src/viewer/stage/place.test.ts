import { describe, expect, it } from 'vitest';
import { hashOfStop, openPlace, stopFromHash } from './place.ts';

const DAY = 24 * 3600_000;

function visit(hash = '', memory = new Map<string, string>()) {
  const location = { hash, pathname: '/p/embed/deck/', search: '' };
  let now = 1_000_000;
  const page = {
    location,
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, to: string) => void (location.hash = to.replace(/^[^#]*/, '')),
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as Window;
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  } as unknown as Storage;
  return {
    location,
    memory,
    later: (time: number) => (now += time),
    place: openPlace(
      'deck',
      page,
      () => now,
      () => storage,
    ),
  };
}

describe('the place in a presentation', () => {
  it('counts from 1 in the address, as the bar does', () => {
    expect(stopFromHash('#step=3')).toBe(2);
    expect(hashOfStop(2)).toBe('#step=3');
  });

  it.each(['', '#', '#step=', '#step=0', '#step=-1', '#step=1.5', '#step=x', '#step=12345678', '#other=3', '#step=3&x'])(
    '%j names no stop',
    (hash) => {
      expect(stopFromHash(hash)).toBeUndefined();
    },
  );

  it('is kept in the address and for later visits, and forgotten at the end', () => {
    const { place, location, memory } = visit();
    place.keep(4);
    expect(location.hash).toBe('#step=5');
    expect(visit('', memory).place.fromMemory()).toBe(4);
    place.forget();
    expect(location.hash).toBe('');
    expect(visit('', memory).place.fromMemory()).toBeUndefined();
  });

  it('is not restored at the first stop or after a month', () => {
    const { place, later } = visit();
    place.keep(0);
    expect(place.fromMemory()).toBeUndefined();
    place.keep(2);
    later(29 * DAY);
    expect(place.fromMemory()).toBe(2);
    later(2 * DAY);
    expect(place.fromMemory()).toBeUndefined();
  });

  it('works without storage if the browser denies it', () => {
    const closed = openPlace(
      'deck',
      { location: { hash: '#step=2' }, history: { replaceState: () => undefined } } as unknown as Window,
      () => 0,
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    );
    closed.keep(3);
    expect(closed.fromMemory()).toBeUndefined();
    expect(closed.fromAddress()).toBe(1);
  });

  it('ignores stored values it did not write', () => {
    const { place, memory } = visit();
    memory.set('lectern.place.deck', '<script>');
    expect(place.fromMemory()).toBeUndefined();
  });
});
