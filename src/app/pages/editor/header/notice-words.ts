import type { Notice } from '#editor/desk/desk-state.ts';
import type { TextKey } from '#locale/catalogue.ts';
import type { TextValues } from '#locale/format-message.ts';

const refusals: Readonly<Record<string, TextKey>> = {
  'unknown-object': 'editor.refused.gone',
  'unknown-part': 'editor.refused.gone',
  'unknown-parent': 'editor.refused.gone',
  'unknown-step': 'editor.refused.gone',
  'unknown-layer': 'editor.refused.gone',
  'unknown-asset': 'editor.refused.gone',
  'unknown-target': 'editor.refused.gone',
  'beyond-the-end': 'editor.refused.gone',
  'too-many-objects': 'editor.refused.objects',
  'too-many-steps': 'editor.refused.steps',
  'too-many-layers': 'editor.refused.objects',
  'too-many-assets': 'editor.refused.pictures',
  'too-much-text': 'editor.refused.text',
  'too-large': 'editor.refused.large',
  'too-many-to-paste': 'editor.refused.paste',
  'too-much-to-paste': 'editor.refused.pasteText',
  'no-room': 'editor.refused.room',
  'too-deep': 'editor.refused.deep',
  'too-far': 'editor.refused.far',
  cycle: 'editor.refused.cycle',
  fixed: 'editor.refused.fixed',
  'in-use': 'editor.refused.used',
};

const pictures = {
  'wrong-type': 'editor.picture.type',
  'too-large': 'editor.picture.large',
  'too-many-pixels': 'editor.picture.pixels',
  'no-room': 'editor.refused.room',
  'no-file': 'editor.picture.address',
  refused: 'editor.refused.other',
  away: 'editor.picture.away',
} as const;

/** What to say about something that did not work. */
export function noticeWords(notice: Exclude<Notice, { kind: 'done' | 'said' | 'nested' | 'outline-pasted' }>): [TextKey, TextValues?] {
  switch (notice.kind) {
    case 'refused':
      return [(Object.hasOwn(refusals, notice.rule) ? refusals[notice.rule] : undefined) ?? 'editor.refused.other', limitIn(notice)];
    case 'locked':
      return ['editorOutline.locked', { count: notice.ids.length }];
    case 'dropped':
      return ['editor.dropped', { count: notice.count }];
    case 'picture-refused':
      return [pictures[notice.reason]];
    case 'copy-closed':
      return [notice.isCut ? 'editor.cutClosed' : 'editor.copyClosed'];
    case 'clipboard-closed':
      return ['editor.clipboardClosed'];
    case 'not-renamed':
      return ['editor.notRenamed'];
  }
}

const limitIn = ({ detail }: Extract<Notice, { kind: 'refused' }>): TextValues => (detail === undefined ? {} : { count: Number(detail) });
