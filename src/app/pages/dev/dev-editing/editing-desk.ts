import type { PageProps } from '#contract/pages.ts';
import { glyphsPath } from '#contract/routes.ts';
import type { Operation } from '#model/change/operation.ts';
import { keyBetween } from '#model/change/order.ts';
import { frameObject } from '#model/camera/framing.ts';
import type { SceneObject } from '#model/presentation/presentation.ts';
import { indexScene } from '#model/scene/scene.ts';
import { applyTool, type TextTool } from './text-tools.ts';

/** What the page shows of a draft. */
export interface Shown {
  status: { state: string; rule?: string; isKept: boolean };
  dropped: readonly string[];
  objects: readonly { id: string; x: number; words: string }[];
}

export interface Desk {
  addText(words: string): void;
  /** The first object. */
  move(): void;
  /** The first text. */
  edit(tool: TextTool, words: string): void;
  undo(): void;
  close(): void;
}

const size = { width: 960, height: 540 };

/** A draft on an editable surface, with the simplest of tools. */
export async function openDesk(
  canvas: HTMLCanvasElement,
  { oid, personId, fontsVersion }: PageProps['devEditing'],
  show: (shown: Shown) => void,
): Promise<Desk> {
  const [
    { openSession },
    { openHistory },
    { select },
    { openGlyphs },
    { showChanges },
    { browserPlatform },
    { openEditableLite },
    { richForms },
  ] = await Promise.all([
    import('#editor/sync/session.ts'),
    import('#editor/open-history.ts'),
    import('#editor/core/selection/selection.ts'),
    import('#editor/glyphs/glyphs.ts'),
    import('#editor/glyphs/show-changes.ts'),
    import('#viewer/load/load-platform.ts'),
    import('#viewer/surface/editing/editable-lite.ts'),
    import('#model/paint/forms/rich-forms.ts'),
  ]);
  const session = await openSession({ oid, personId });
  const kept = await openHistory(session, { oid, personId });
  const scene = indexScene(session.draft.presentation);
  const labels = { missingImage: '', unreadable: '' };
  const fontName = (face: string) => `draft-${face}`;
  const glyphs = openGlyphs({
    platform: browserPlatform,
    addressOf: (face, range) => glyphsPath(fontsVersion, face, range),
    fontName,
    labels,
    rich: richForms,
    onLate: () => shownChanges.showAnew(),
  });
  const surface = await openEditableLite(canvas, { scene, images: new Map(), fonts: glyphs.fonts, fontName, labels, rich: richForms });
  await glyphs.load(undefined, scene.presentation);
  const shownChanges = showChanges(scene, surface, glyphs, () => session.draft.presentation);
  surface.resize(size, 1);
  surface.show({ camera: frameObject(scene, scene.root.object.id, size), opacities: new Map(), isResting: true });

  const dropped: string[] = [];
  const look = () => {
    const { status, draft } = session;
    const objects = draft.presentation.root.children.map((object) => ({ id: object.id, x: object.x, words: wordsOf(object) }));
    show({ status, dropped: [...dropped], objects });
  };
  session.subscribe((event) => {
    if (event.kind === 'changed' || event.kind === 'replaced') shownChanges.follow();
    if (event.kind === 'dropped') dropped.push(...event.rules.map(({ rule }) => rule));
    look();
  });
  // What has come while the fonts were loading.
  shownChanges.follow();
  const change = (...operations: Operation[]) => {
    const outcome = session.change(operations);
    const nothing = select(session.draft, []);
    if ('inverse' in outcome) kept.history.record(outcome.inverse, 'change', Date.now(), nothing, nothing);
  };
  look();
  return {
    addText(words) {
      const { root } = session.draft.presentation;
      const id = newId();
      const order = keyBetween(root.children.at(-1)?.order, undefined, Math.random);
      const object = { kind: 'text', id, order, x: 300, y: 100 + root.children.length * 40, width: 400, height: 40, paragraphs: [words] };
      change({ kind: 'add', into: { parent: root.id }, object });
    },
    move() {
      const [first] = session.draft.presentation.root.children;
      if (first) change({ kind: 'set', id: first.id, fields: { x: first.x + 10 } });
    },
    edit(tool, words) {
      const { root, theme } = session.draft.presentation;
      const text = root.children.find((object) => object.kind === 'text');
      if (!text) return;
      const style = { ...theme.textStyles[text.styleClass], ...text.style };
      const edit = applyTool(tool, text.paragraphs, style, words, newId);
      if (edit.change.length > 0) change({ kind: 'text', id: text.id, change: edit.change });
    },
    undo() {
      const taken = kept.history.undo(session.draft);
      if (taken) session.change(taken.operations);
    },
    close() {
      shownChanges.stop();
      glyphs.close();
      kept.close();
      void session.close();
      surface.destroy();
    },
  };
}

const newId = () => `text-${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`;

const wordsOf = (object: SceneObject): string =>
  object.kind === 'text' ? object.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ') : object.kind;
