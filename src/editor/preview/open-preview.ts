import { glyphsPath } from '#contract/routes.ts';
import { viewMatrix } from '#model/camera/camera.ts';
import { frameObject } from '#model/camera/framing.ts';
import { apply, multiply } from '#model/geometry/matrix.ts';
import { type DeckWish, makeDeck } from '#model/outline/deck/make-deck.ts';
import { type OutlineSummary, summaryOf } from '#model/outline/deck/summary.ts';
import { rememberTopics } from '#model/outline/deck/topic.ts';
import type { OutlineProblem } from '#model/outline/outline.ts';
import { readOutline } from '#model/outline/read-outline.ts';
import { richForms } from '#model/paint/forms/rich-forms.ts';
import type { PaintLabels } from '#model/paint/labels.ts';
import type { Presentation } from '#model/presentation/presentation.ts';
import { indexScene } from '#model/scene/scene.ts';
import { browserPlatform } from '#viewer/load/load-platform.ts';
import { openEditableLite } from '#viewer/surface/editing/editable-lite.ts';
import { openGlyphs } from '../glyphs/glyphs.ts';
import { showChanges } from '../glyphs/show-changes.ts';

export interface PreviewWish extends DeckWish {
  text: string;
}

/** A stop on the picture, in CSS pixels. */
export interface PreviewMark {
  id: string;
  x: number;
  y: number;
}

export type PreviewAnswer = { problem: OutlineProblem } | { title: string; summary: OutlineSummary };

interface Given {
  fontsVersion: string;
  labels: PaintLabels;
  size: { width: number; height: number };
  pixelRatio: number;
  first: PreviewWish;
  /** A picture has been painted. */
  onShown(marks: readonly PreviewMark[]): void;
}

export type Preview = Awaited<ReturnType<typeof openPreview>>;

/** Paints what an outline becomes, with the painter of all pictures. A text that cannot be read leaves the picture as it is. */
export async function openPreview(canvas: HTMLCanvasElement, { fontsVersion, labels, size, pixelRatio, first, onShown }: Given) {
  const topicFor = rememberTopics();
  let viewport = size;
  const read = (wish: PreviewWish): { answer: PreviewAnswer; deck?: Presentation } => {
    const outline = readOutline(wish.text);
    if ('problem' in outline) return { answer: outline };
    const deck = makeDeck(outline, wish, topicFor);
    return { deck, answer: { title: deck.title, summary: summaryOf(outline) } };
  };
  let latest = read(first).deck ?? makeDeck({ title: '', subtitle: '', topics: [] }, first, topicFor);
  const scene = indexScene(latest);
  const fontName = (face: string) => `preview-${face}`;
  const glyphs = openGlyphs({
    platform: browserPlatform,
    addressOf: (face, range) => glyphsPath(fontsVersion, face, range),
    fontName,
    labels,
    rich: richForms,
    onLate: () => shown.showAnew(),
  });
  await glyphs.load(undefined, latest);
  const surface = await openEditableLite(canvas, { scene, images: new Map(), fonts: glyphs.fonts, fontName, labels, rich: richForms });
  const look = () => {
    const camera = frameObject(scene, scene.root.object.id, viewport, { margin: 0.02 });
    surface.show({ camera, opacities: new Map(), isResting: true });
    const view = viewMatrix(camera, viewport);
    onShown(
      scene.presentation.path.slice(1).flatMap(({ to = '' }) => {
        const node = scene.nodes.get(to);
        if (node?.parent !== scene.root) return [];
        const [disc] = node.children;
        if (!disc) return [];
        // The upper right of the disc's edge.
        const at = apply(
          multiply(view, node.toParent),
          disc.object.x + disc.object.width * 0.335,
          disc.object.y - disc.object.height * 0.335,
        );
        return [{ id: to, ...at }];
      }),
    );
  };
  const shown = showChanges(
    scene,
    {
      change(patch) {
        surface.change(patch);
        look();
      },
    },
    glyphs,
    () => latest,
  );
  surface.resize(viewport, pixelRatio);
  look();
  return {
    show(wish: PreviewWish): PreviewAnswer {
      const { answer, deck } = read(wish);
      if (deck) {
        latest = deck;
        shown.follow();
      }
      return answer;
    },
    resize(next: { width: number; height: number }, ratio: number) {
      viewport = next;
      surface.resize(next, ratio);
      look();
    },
    close() {
      shown.stop();
      glyphs.close();
      surface.destroy();
    },
  };
}
