import type { Asset, SceneObject, Topic, UnreadableObject } from '../presentation.ts';
import type { Paragraph } from '../texts.ts';
import { readNodes } from './read-drawing.ts';
import { cutText, isRecord, limits, type Reader, type Writable } from './reader.ts';
import { readPatiently } from './repair.ts';
import { schemaOf, topic, unreadable } from './schemas/objects.ts';

type Growing = Writable<SceneObject>;

/** The canvas is a topic, whatever the document says. */
export function readRoot(source: unknown, reader: Reader): Writable<Topic> {
  const { children, ...own } = isRecord(source) ? source : { children: undefined };
  if (!isRecord(source) || (source['kind'] ?? 'topic') !== 'topic') reader.report('/root', 'invalid-value', 'error');
  const root =
    readPatiently(topic, { ...own, kind: 'topic' }, '/root', reader.report).value ?? (topic.parse({ kind: 'topic' }) as Writable<Topic>);
  reader.objectsLeft--;
  register(root, '/root', reader);
  root.children = readObjects(children, '/root/children', reader, 1);
  return root;
}

/** Reads a list of objects independently: one that cannot be read is kept verbatim in its place. */
export function readObjects(sources: unknown, place: string, reader: Reader, nesting = 0, zoom = 1): Growing[] {
  if (sources === undefined || sources === null) return [];
  if (!Array.isArray(sources)) {
    reader.report(place, 'invalid-value', 'error');
    return [];
  }
  const objects: Growing[] = [];
  for (const [index, source] of sources.entries()) {
    if (reader.objectsLeft <= 0) {
      // Reported once, although every enclosing list ends here too.
      if (reader.objectsLeft-- === 0) reader.report(`${place}/${index}`, 'too-many-objects', 'error', `at most ${limits.objects}`);
      break;
    }
    objects.push(readObject(source, `${place}/${index}`, reader, nesting, zoom));
  }
  return objects;
}

function readObject(source: unknown, place: string, reader: Reader, nesting: number, zoom: number): Growing {
  reader.objectsLeft--;
  const kind = isRecord(source) ? source['kind'] : undefined;
  const schema = schemaOf.get(kind);
  if (!isRecord(source)) return keep(source, place, reader, 'unreadable-object');
  if (!schema) return keep(source, place, reader, 'unknown-kind', typeof kind === 'string' ? kind : undefined);
  if (nesting >= limits.nesting) return keep(source, place, reader, 'too-deep', `at most ${limits.nesting} levels`);
  const { children, ...own } = source;
  const reading = readPatiently(schema, own, place, reader.report);
  if (!reading.value) return keep(source, place, reader, 'unreadable-object', reading.place.slice(place.length));
  const object = reading.value;
  const inner = zoom * object.scale;
  // Nested scales must stay within the range of numbers.
  if (inner > limits.zoom || inner < 1 / limits.zoom) {
    reader.report(`${place}/scale`, 'number-out-of-range', 'warning', String(inner));
    object.scale = 1;
  }
  register(object, place, reader);
  if ('children' in object) object.children = readObjects(children, `${place}/children`, reader, nesting + 1, zoom * object.scale);
  // Code that walks the tree looks for this name.
  else if (children !== undefined) reader.report(`${place}/children`, 'invalid-value', 'error');
  complete(object, source, place, reader);
  return object;
}

/** An unreadable object's placement may still be readable; the rest is kept as it is. */
function keep(
  source: unknown,
  place: string,
  reader: Reader,
  code: 'unknown-kind' | 'too-deep' | 'unreadable-object',
  detail?: string,
): Writable<UnreadableObject> {
  reader.report(place, code, 'error', detail);
  const object = asUnreadable(source);
  register(object, place, reader);
  return object;
}

/** With its placement, as far as that can be read. */
export function asUnreadable(source: unknown): Writable<UnreadableObject> {
  const own = isRecord(source) ? Object.fromEntries(Object.entries(source).filter(([key]) => key in unreadable.shape)) : {};
  const known = readPatiently(unreadable, { ...own, kind: 'unreadable' }, '', () => {}).value ?? unreadable.parse({ kind: 'unreadable' });
  return { ...known, source };
}

function register(object: Growing, place: string, reader: Reader): void {
  reader.objects.push({ object, place });
  if (object.link) reader.links.push({ holder: object, place: `${place}/link` });
}

/** Completes what no single field can determine. */
function complete(object: Growing, source: Record<string, unknown>, place: string, reader: Reader): void {
  switch (object.kind) {
    case 'text':
      return readTexts(object.paragraphs, `${place}/paragraphs`, reader);
    case 'table':
      for (const [row, { cells }] of object.rows.entries())
        for (const [column, cell] of cells.entries()) readTexts(cell.paragraphs, `${place}/rows/${row}/cells/${column}/paragraphs`, reader);
      return;
    case 'code':
      object.code = takeText(object.code, `${place}/code`, reader);
      return;
    case 'drawing': {
      const { drawing } = source;
      object.drawing.nodes = readNodes(isRecord(drawing) ? drawing['nodes'] : undefined, `${place}/drawing/nodes`, reader);
      return takeSize(object, source, object.drawing.viewBox);
    }
    case 'image':
    case 'video':
      reader.assetUses.push({ id: object.asset, place: `${place}/asset` });
      if (object.kind === 'video' && object.poster !== undefined) reader.assetUses.push({ id: object.poster, place: `${place}/poster` });
      return takeSize(object, source, reader.assets[object.asset]);
    default:
  }
}

/** An object without a size takes that of its content. */
function takeSize(object: Growing, source: Record<string, unknown>, shown: Pick<Asset, 'width' | 'height'> | undefined): void {
  if (!shown || 'width' in source || 'height' in source) return;
  object.width = shown.width;
  object.height = shown.height;
}

function readTexts(paragraphs: readonly Writable<Paragraph>[], place: string, reader: Reader): void {
  for (const [index, { runs }] of paragraphs.entries())
    for (const [number, run] of runs.entries()) {
      run.text = takeText(run.text, `${place}/${index}/runs/${number}`, reader);
      if (run.link) reader.links.push({ holder: run, place: `${place}/${index}/runs/${number}/link` });
    }
}

function takeText(text: string, place: string, reader: Reader): string {
  const room = reader.textLeft;
  reader.textLeft -= text.length;
  if (reader.textLeft >= 0) return text;
  if (room >= 0) reader.report(place, 'too-much-text', 'error', `at most ${limits.text} characters`);
  return cutText(text, Math.max(0, room));
}
