import { Refusal, type Rule } from '#model/change/operation.ts';
import { type Clip, CLIP_ATTRIBUTE, MOST_CLIP_CHARACTERS } from './clip.ts';
import { MOST_PARAGRAPHS } from './html/block-writer.ts';
import { readHtml } from './html/read-html.ts';
import type { Block } from './html/styles.ts';
import { readClip, readForeign, readParagraphs } from './read-clip.ts';

/** What is in the clipboard, in the forms we know. */
export interface Incoming {
  readonly json?: string | undefined;
  readonly html?: string | undefined;
  readonly plain?: string | undefined;
  readonly files: readonly File[];
}

/** What is too much for one paste says nothing about how much the presentation holds. */
const ofClips = { 'too-many-objects': 'too-many-to-paste', 'too-much-text': 'too-much-to-paste' } as const;

interface ClipRefusal {
  readonly rule: Rule | (typeof ofClips)[keyof typeof ofClips];
  /** As many as there may be. */
  readonly detail?: string | undefined;
}

/** A clip, pictures to upload, or the limit that what was copied exceeds. */
export type Found = { readonly clip: Clip } | { readonly files: readonly File[] } | { readonly refusal: ClipRefusal };

/** The best form that can be read: ours, the text of a page, plain text, pictures. `parse` must run nothing, as DOMParser does not. */
export function readIncoming({ json, html, plain, files }: Incoming, parse: (html: string) => Element): Found | undefined {
  for (const read of [
    () => (json ? readClip(json) : undefined),
    () => (html ? fromHtml(html, parse) : undefined),
    () => (plain ? fromPlain(plain) : undefined),
  ]) {
    const clip = read();
    if (clip instanceof Refusal && clip.rule !== 'invalid-value') return { refusal: refusalOf(clip) };
    if (clip && !(clip instanceof Refusal)) return { clip };
  }
  const pictures = files.filter(({ type }) => /^(?:image|video|audio)\//.test(type));
  return pictures.length > 0 ? { files: pictures } : undefined;
}

const refusalOf = ({ rule, detail }: Refusal): ClipRefusal => ({
  rule: rule === 'too-many-objects' || rule === 'too-much-text' ? ofClips[rule] : rule,
  detail,
});

/** What drawing programs copy, and what somebody copies from a file. */
const svg = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg\b[^]*<\/svg>\s*$/i;
/** Such a drawing, as a file. */
export const svgIn = ({ json, plain = '' }: Incoming): File | undefined =>
  !json && plain.length <= MOST_CLIP_CHARACTERS && svg.test(plain)
    ? new File([plain], 'drawing.svg', { type: 'image/svg+xml' })
    : undefined;

/** Nothing but an address, as browsers and other programs copy it. */
const address = /^\s*(https?:\/\/[^\s/]\S*|mailto:\S+@\S+)\s*$/i;

function fromHtml(html: string, parse: (html: string) => Element): Clip | Refusal | undefined {
  if (html.length > MOST_CLIP_CHARACTERS) return new Refusal('too-much-text', String(MOST_CLIP_CHARACTERS));
  const body = parse(html);
  const own = body.querySelector(`[${CLIP_ATTRIBUTE}]`)?.getAttribute(CLIP_ATTRIBUTE);
  const clip = own ? readClip(own) : undefined;
  if (clip && !(clip instanceof Refusal && clip.rule === 'invalid-value')) return clip;
  const { blocks, isPartial } = readHtml(body);
  const [first, more] = blocks;
  if (!first) return undefined;
  if (more || first.kind === 'table') {
    const objects = readForeign(asObjects(blocks));
    return objects instanceof Refusal || !isPartial ? objects : { ...objects, isPartial };
  }
  return textClip(first.paragraphs, isPartial);
}

function fromPlain(plain: string): Clip | Refusal | undefined {
  if (plain.length > MOST_CLIP_CHARACTERS) return new Refusal('too-much-text', String(MOST_CLIP_CHARACTERS));
  if (plain.trim() === '') return undefined;
  const [, href] = address.exec(plain) ?? [];
  if (href) return textClip([{ runs: [{ text: href, link: { kind: 'address', href } }] }], false);
  const lines = plain.replace(/(?:\r\n?|\n)+$/, '').split(/\r\n?|\n/, MOST_PARAGRAPHS + 1);
  return textClip(lines.slice(0, MOST_PARAGRAPHS), lines.length > MOST_PARAGRAPHS);
}

function textClip(source: readonly unknown[], isPartial: boolean): Clip | undefined {
  const paragraphs = readParagraphs(source);
  return paragraphs && { kind: 'text', of: '', paragraphs, ...(isPartial && { isPartial }) };
}

const [WIDTH, LINE, GAP] = [800, 40, 20];

/** One below the other. */
function asObjects(blocks: readonly Block[]): object[] {
  let top = 0;
  return blocks.map((block) => {
    const height = LINE * (block.kind === 'table' ? block.rows.length : block.paragraphs.length);
    const placement = { x: WIDTH / 2, y: top + height / 2, width: WIDTH, height };
    top += height + GAP;
    return { ...block, ...placement };
  });
}
