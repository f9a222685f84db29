import type { Draft } from '#model/change/draft/draft.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import { plainText, transcriptOf } from '#model/presentation/transcript/transcript.ts';
import { writeObject } from '#model/presentation/write.ts';
import type { Selection } from '../selection/selection.ts';
import { type Clip, CLIP_VERSION } from './clip.ts';
import { copy } from './copy.ts';
import { writeHtml } from './html/write-html.ts';

/** The same in every form that other programs may ask for. */
export interface WrittenClip {
  readonly plain: string;
  readonly html: string;
  readonly json: string;
}

/** What is selected; undefined if that is nothing. `of` is the document. */
export function writeSelected(draft: Draft, selection: Selection, of: string): WrittenClip | undefined {
  const clip = copy(draft, selection, of);
  return clip && writeClip(clip, draft.presentation);
}

export function writeClip(clip: Clip, presentation: Presentation): WrittenClip {
  const seen = shownAs(clip, presentation);
  // HTML goes wherever it is pasted, into mails too. Notes are the speaker's.
  const unspoken = clip.kind === 'objects' ? { ...clip, steps: clip.steps.map((step) => ({ ...step, notes: '' })) } : clip;
  return { plain: plainText(transcriptOf(seen)), html: writeHtml(seen, jsonOf(unspoken)), json: jsonOf(clip) };
}

const jsonOf = (clip: Clip): string =>
  JSON.stringify({
    format: 'lectern',
    version: CLIP_VERSION,
    ...clip,
    ...(clip.kind === 'objects' && { objects: clip.objects.map(writeObject) }),
  });

/** A presentation of nothing else. */
function shownAs(clip: Clip, presentation: Presentation): Presentation {
  const { root } = presentation;
  const { frame: _, ...rest } = root;
  const placement = { x: 0, y: 0, rotation: 0, scale: 1, width: 1, height: 1, opacity: 1 };
  const children: Presentation['root']['children'] =
    clip.kind === 'objects'
      ? clip.objects
      : [{ kind: 'text', id: '', ...placement, styleClass: 'body', paragraphs: clip.paragraphs, direction: 'auto', verticalAlign: 'top' }];
  return { ...presentation, title: '', root: { ...rest, title: '', children }, path: [] };
}
