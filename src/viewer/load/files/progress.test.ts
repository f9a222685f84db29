import { describe, expect, it } from 'vitest';
import { createProgress } from './progress.ts';

const record = (parts: Record<string, number>) => {
  const seen: number[] = [];
  return { seen, ...createProgress(new Map(Object.entries(parts)), (percent) => seen.push(percent)) };
};

describe('progress', () => {
  it('[VIEW-3] is the share of all work that is done', () => {
    const { seen, reach, finish } = record({ content: 100, font: 300, image: 600 });
    reach('content', 50);
    reach('image', 300);
    finish('font');
    expect(seen).toEqual([5, 35, 65]);
  });

  it('[VIEW-3] never goes backwards, even if a file is fetched again', () => {
    const { seen, reach } = record({ content: 100, image: 100 });
    reach('content', 80);
    reach('content', 10);
    reach('image', 20);
    reach('content', 60);
    reach('content', 90);
    expect(seen).toEqual([40, 50, 55]);
  });

  it('[VIEW-3] stays within bounds if a size was wrong', () => {
    const { seen, reach, finish } = record({ content: 100, image: 100, empty: 0, odd: Number.NaN, less: -5 });
    reach('content', 1e9);
    expect(seen).toEqual([49]);
    reach('image', -50);
    reach('image', Number.NaN);
    reach('unknown', 100);
    expect(seen).toEqual([49]);
    for (const part of ['image', 'empty', 'odd', 'less']) finish(part);
    expect(seen.at(-1)).toBe(99);
  });

  it('[VIEW-3] leaves the last percent to the first frame', () => {
    const { seen, finish } = record({ content: 1 });
    finish('content');
    expect(seen).toEqual([99]);
  });

  it('[VIEW-3] reports only changes', () => {
    const { seen, reach } = record({ content: 1000 });
    for (let count = 1; count <= 30; count++) reach('content', count);
    expect(seen).toEqual([1, 2, 3]);
  });
});
