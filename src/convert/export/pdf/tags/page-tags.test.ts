import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { openFile } from '../file/pdf-file.ts';
import type { TagNode } from '../structure/page-plan.ts';
import { tagPage } from './page-tags.ts';
import { openStructureTree } from './structure-tree.ts';

const tag = (role: TagNode['role'], content?: string, children: TagNode[] = []): TagNode => ({
  role,
  children,
  ...(content !== undefined && { content }),
});
const object = (id: string) => ({ id }) as SceneObject;

/** All small objects of a file, as text. */
function objectsOf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const at = file.indexOf('/Type/ObjStm');
  const start = file.indexOf('stream\n', at) + 7;
  return inflateSync(file.subarray(start)).toString('latin1');
}

function page(tags: TagNode) {
  const file = openFile();
  const tree = openStructureTree(file);
  const ref = file.reserve();
  const tagged = tagPage(file, tree, ref, tags, (id) => (id === 'group' ? '1 2 3 4' : undefined));
  const finish = () => {
    tagged.finish();
    const root = tree.finish('en', 'A');
    file.finish(root, root, '00');
    return objectsOf(file.take());
  };
  return { ...tagged, file, finish };
}

test('assigns content to the elements of the plan, in plan order; everything else is an artifact', () => {
  const { stream, begin, end, part, finish } = page(tag('Sect', undefined, [tag('H1', 'a#p0'), tag('P', 'b#p0')]));
  expect(stream.open()).toBe('/Artifact BMC\n');
  begin(object('b'));
  part('p0');
  expect(stream.open()).toBe('EMC\n/P<</MCID 0>>BDC\n');
  expect(stream.open()).toBe('');
  end();
  begin(object('a'));
  expect(stream.open()).toBe('EMC\n/Artifact BMC\n');
  part('p0');
  expect(stream.open()).toBe('EMC\n/H1<</MCID 1>>BDC\n');
  expect(stream.close()).toBe('EMC\n');
  end();
  const written = finish();
  expect(written).toMatch(/\/S\/H1[^>]*\/K 1>>[^]*\/S\/P[^>]*\/K 0>>[^]*\/S\/Sect/);
  expect(written).toMatch(/\/Nums\[0 \[\d+ 0 R \d+ 0 R\]\]/);
});

test('a group takes in all of its content without separate tags; content that is not drawn is not in the tree', () => {
  const { stream, begin, end, part, finish } = page(
    tag('Sect', undefined, [{ ...tag('Figure', 'group'), alt: 'A reef' }, tag('P', 'label#p0'), tag('P', 'hidden#p0')]),
  );
  begin(object('group'));
  begin(object('inner'));
  expect(stream.open()).toBe('/Figure<</MCID 0>>BDC\n');
  end();
  begin(object('label'));
  part('p0');
  expect(stream.open()).toBe('EMC\n/P<</MCID 1>>BDC\n');
  end();
  part(null);
  expect(stream.open()).toBe('EMC\n/Figure<</MCID 2>>BDC\n');
  end();
  const written = finish();
  expect(written).toMatch(/\/S\/Figure[^>]*\/Alt\(A reef\)\/A<<\/O\/Layout\/BBox\[1 2 3 4\]>>\/K\[0 2\]/);
  expect(written.match(/\/S\/P\//g)).toHaveLength(1);
});

test('a linked text run is part of its paragraph; a linked picture is wrapped in its link', () => {
  const { stream, begin, end, part, link, finish, file } = page(
    tag('Sect', undefined, [tag('P', 'a#p0'), { ...tag('Figure', 'b'), alt: '' }]),
  );
  const out = { kind: 'address', href: 'https://example.org' } as const;
  const annotate = (key: number) => file.write(`<</Key ${key}>>`);
  begin(object('a'));
  part('p0');
  stream.open();
  part('p0');
  link(out, annotate);
  expect(stream.open()).toBe('EMC\n/Link<</MCID 1>>BDC\n');
  part('p0');
  expect(stream.open()).toBe('EMC\n/P<</MCID 2>>BDC\n');
  end();
  begin(object('b'));
  link(out, annotate);
  expect(stream.open()).toBe('EMC\n/Figure<</MCID 3>>BDC\n');
  end();
  const written = finish();
  expect(written).toMatch(/\/S\/Link[^>]*\/K\[<<\/Type\/OBJR\/Obj \d+ 0 R>> 1\]/);
  expect(written).toMatch(/\/S\/P\/[^>]*\/K\[0 (\d+) 0 R 2\]/);
  expect(written).toMatch(/\/S\/Link[^>]*\/K\[<<\/Type\/OBJR\/Obj \d+ 0 R>> \d+ 0 R\]/);
});

test('a form inside an element belongs to it entirely; any other form marks its own content', () => {
  const { stream, begin, end, part, finish, file } = page(tag('Sect', undefined, [{ ...tag('Figure', 'a'), alt: '' }, tag('P', 'b#p0')]));
  begin(object('a'));
  expect(stream.within(file.reserve()).open()).toBe('');
  end();
  const form = file.reserve();
  const inner = stream.within(form);
  begin(object('b'));
  part('p0');
  expect(inner.open()).toBe('/P<</MCID 0>>BDC\n');
  end();
  expect(finish()).toContain(`<</Type/MCR/Stm ${form} 0 R/MCID 0>>`);
});

test('marks words whose letters come last to first, and keeps them apart from other words', () => {
  const { stream, begin, end, part } = page(tag('Sect', undefined, [tag('P', 'a#p0')]));
  begin(object('a'));
  part('p0');
  expect(stream.open(undefined, true)).toBe('/ReversedChars<</MCID 0>>BDC\n');
  expect(stream.open(undefined, true)).toBe('');
  expect(stream.open()).toBe('EMC\n/P<</MCID 1>>BDC\n');
  end();
  expect([stream.open(undefined, true), stream.open()]).toEqual(['EMC\n/Artifact BMC\n', '']);
});
