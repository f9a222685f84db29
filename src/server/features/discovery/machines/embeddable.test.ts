import { describe, expect, test } from 'vitest';
import { nameEmbeddable } from './embeddable.ts';

const origin = 'https://lectern.example';

describe('nameEmbeddable', () => {
  test.each([
    ['/p/talk/any-slug/'],
    ['/p/talk/any-slug'],
    ['/p/talk/'],
    ['/p/talk'],
    ['/talk/any-slug/'],
    ['/p/embed/talk/'],
    ['/p/embed/talk/?autoplay=1'],
    ['/player/?oid=talk'],
    ['/p/talk/%E6%B5%B7/?lang=ja&utm_source=x#step=3'],
    ['/p/./talk//slug/'],
  ])('%s names the presentation', (path) => expect(nameEmbeddable(origin + path, origin)).toEqual({ kind: 'presentation', oid: 'talk' }));

  test('treats http like https', () =>
    expect(nameEmbeddable('http://lectern.example/p/talk/', origin)).toEqual({ kind: 'presentation', oid: 'talk' }));

  test.each([['/view/abcdefgh/'], ['/view/nothing'], ['/view/a%00b/?x=1']])('%s names a view link', (path) =>
    expect(nameEmbeddable(origin + path, origin)).toEqual({ kind: 'viewLink' }),
  );

  test.each([
    [''],
    ['talk'],
    ['/p/talk/'],
    ['//lectern.example/p/talk/'],
    ['javascript:alert(1)'],
    ['ftp://lectern.example/p/talk/'],
    ['https://evil.example/p/talk/'],
    ['https://lectern.example.evil.example/p/talk/'],
    ['https://lectern.example:8443/p/talk/'],
    ['https://user:word@lectern.example/p/talk/'],
    ['https://lectern.example@evil.example/p/talk/'],
    ['https://evil.example/?https://lectern.example/p/talk/'],
    [`${origin}/`],
    [`${origin}/explore/`],
    [`${origin}/p/`],
    [`${origin}/p/embed/`],
    [`${origin}/p/edit/talk/`],
    [`${origin}/talk/edit/`],
    [`${origin}/p/details/talk/`],
    [`${origin}/p/copy/talk/`],
    [`${origin}/p/new/`],
    [`${origin}/p/talk/slug/more/`],
    [`${origin}/p/TALK/slug/`],
    [`${origin}/p/ta%2flk/slug/`],
    [`${origin}/p/${'a'.repeat(41)}/slug/`],
    [`${origin}/player/`],
    [`${origin}/player/?oid=a%20b`],
  ])('%s names nothing', (address) => expect(nameEmbeddable(address, origin)).toBeUndefined());
});
