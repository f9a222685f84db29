import { curationEvents } from '#contract/presentation/curation.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addTagStatusListener, addTagWishListener, saveTag, type TagStatus } from './curation-tagging.ts';

describe('[PAGE-23] curation', () => {
  const asked = vi.fn<typeof fetch>();
  let target = new EventTarget();
  let told: TagStatus[] = [];
  beforeEach(() => {
    target = new EventTarget();
    told = [];
    addTagStatusListener((status) => told.push(status), target);
    asked.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('puts a tag with the CSRF token and reports the status from start to end', async () => {
    await saveTag('demolightdee', 'staff-pick', target);
    const [address, options] = asked.mock.calls[0] ?? [];
    expect(address).toBe('/api/v4/presentation/demolightdee/curation/');
    expect(options).toMatchObject({
      method: 'PUT',
      body: '{"tag":"staff-pick"}',
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': 'token' },
    });
    expect(told).toEqual([
      { status: 'loading', tag: 'staff-pick' },
      { status: 'success', tag: 'staff-pick' },
    ]);
  });

  test('deletes the tag when none is chosen', async () => {
    await saveTag('demolightdee', null, target);
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE' });
    expect(told.at(-1)).toEqual({ status: 'success', tag: null });
  });

  test('reports a failure too', async () => {
    asked.mockResolvedValue(new Response(null, { status: 403 }));
    await expect(saveTag('demolightdee', 'unsuitable', target)).rejects.toThrow();
    expect(told.at(-1)).toEqual({ status: 'error', tag: 'unsuitable' });
  });

  test('accepts tags through an event, until the listener is removed', () => {
    const wishes: unknown[] = [];
    const stop = addTagWishListener((tag) => wishes.push(tag), target);
    for (const tag of ['recommended', null]) target.dispatchEvent(new CustomEvent(curationEvents.tag, { detail: { tag } }));
    stop();
    target.dispatchEvent(new CustomEvent(curationEvents.tag, { detail: { tag: 'unsuitable' } }));
    expect(wishes).toEqual(['recommended', null]);
    expect(told).toEqual([]);
  });

  test.each([undefined, 'staff-pick', {}, { tag: 'best' }, { tag: 1 }])('reports an error to a tool that asks for %j', (detail) => {
    const wishes: unknown[] = [];
    addTagWishListener((tag) => wishes.push(tag), target);
    target.dispatchEvent(new CustomEvent(curationEvents.tag, { detail }));
    expect(wishes).toEqual([]);
    expect(told).toEqual([{ status: 'error', tag: null }]);
  });

  test.each([undefined, { status: 'done', tag: null }, { status: 'success', tag: 'best' }])('ignores a status of %j', (detail) => {
    target.dispatchEvent(new CustomEvent(curationEvents.tagStatus, { detail }));
    expect(told).toEqual([]);
  });
});
