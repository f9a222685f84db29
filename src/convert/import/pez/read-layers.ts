import type { BackgroundLayer } from '#model/presentation/presentation.ts';
import { childrenOf, numberOf, type XmlElement } from '../xml/xml.ts';
import { type MediaKit, readImage } from './media/read-media.ts';
import { type PezObject, readObject } from './pez-object.ts';

interface ReadLayer extends BackgroundLayer {
  /** The zoom at which it gives way to the next one, in pixels of a classic screen per unit of the canvas. */
  fadeScale: number | undefined;
}

const SCREEN = { width: 1024, height: 768 };
/** The first layer is always there in the overview. */
const NEAREST = 1.5;

export const readLayers = (backgrounds: readonly XmlElement[], objects: readonly PezObject[], media: MediaKit): ReadLayer[] =>
  backgrounds.map((layer, index) => readLayer(layer, index, objects, media));

/**
 * Layers further away follow the camera less. The depth is that seen by an eye that starts far enough away to see the whole canvas and
 * comes ten times closer.
 */
function readLayer(layer: XmlElement, index: number, objects: readonly PezObject[], media: MediaKit): ReadLayer {
  const away = Math.max(0, numberOf(layer, 'depth') ?? 0);
  const eye = Math.max(1, ...objects.filter(({ type }) => type === 'button').map(({ scale }) => scale));
  const depth = Math.log10((eye + away) / (eye / 10 + away));
  const shown = childrenOf(layer, 'object')
    .slice(0, 200)
    .flatMap((element) => {
      const object = readObject(element);
      const image = object?.type === 'image' ? readImage({ ...object, id: `layer-${index + 1}-${object.id}` }, media) : undefined;
      return image ? [image] : [];
    });
  const fadeScale = numberOf(layer, 'fadescale');
  return {
    id: `layer-${index + 1}`,
    depth: Math.min(Math.max(depth, 0), 1),
    objects: shown,
    fadeScale: fadeScale !== undefined && fadeScale > 0 && fadeScale < 1e6 ? fadeScale : undefined,
  };
}

/** Of several layers that fade, each is replaced by the next as the camera comes closer; the last one stays. */
export function fadeInTurn(layers: readonly ReadLayer[], { width, height }: { width: number; height: number }): BackgroundLayer[] {
  const overview = Math.min(SCREEN.width / width, SCREEN.height / height);
  const fading = layers.flatMap((layer) =>
    layer.fadeScale === undefined ? [] : [{ layer, at: Math.max(layer.fadeScale / overview, NEAREST) }],
  );
  fading.sort((one, other) => one.at - other.at);
  const plain = ({ id, depth, objects }: ReadLayer): BackgroundLayer => ({ id, depth, objects });
  return [
    ...layers.filter(({ fadeScale }) => fadeScale === undefined).map(plain),
    ...fading.map(({ layer, at }, index) => ({
      ...plain(layer),
      ...(index > 0 && { appearsAt: fading[index - 1]?.at }),
      ...(index < fading.length - 1 && { disappearsAt: at }),
    })),
  ];
}
