import { draftRoutes } from '#contract/presentation/draft-routes.ts';
import type { Asset, AssetId, Presentation } from '#model/presentation/presentation.ts';
import type { LoadPlatform } from '#viewer/load/load-platform.ts';

const AT_ONCE = 4;
/** Milliseconds until a picture that could not be fetched is tried again: each time twice as long. */
const [SOON, LATE] = [1000, 60_000];
const OURS = /^\/files\/(?:images|media)\//;

interface Parts {
  oid: string;
  platform: Pick<LoadPlatform, 'fetch' | 'decode'>;
  /** More pictures have come, or are known to be missing. */
  onCome(): void;
}

interface Wanted {
  id: AssetId;
  source: string;
  /** Before the next try. */
  pause?: number;
}

/** The pictures of a draft, for a surface. Those that are still coming leave their place blank. */
export function openDraftPictures({ oid, platform, onCome }: Parts) {
  const images = new Map<AssetId, ImageBitmap | 'coming'>();
  const known = new Map<AssetId, string>();
  const waiting: Wanted[] = [];
  const closing = new AbortController();
  let busy = 0;

  const load = async ({ id, source, pause = SOON }: Wanted) => {
    let isAway = true;
    try {
      const response = await platform.fetch(addressOf(oid, source), { signal: closing.signal });
      isAway = response.ok || response.status >= 500;
      if (!response.ok) throw new Error(String(response.status));
      const file = await response.blob();
      isAway = false;
      const bitmap = await platform.decode(file);
      if (known.get(id) === source && !closing.signal.aborted) images.set(id, bitmap);
      else bitmap.close();
    } catch {
      if (known.get(id) !== source || closing.signal.aborted) return;
      if (isAway) return later({ id, source, pause: Math.min(pause * 2, LATE) }, pause);
      // Drawn as missing.
      images.delete(id);
    }
    if (!closing.signal.aborted) onCome();
  };
  const later = (wanted: Wanted, pause: number) => {
    const timer = setTimeout(() => {
      waiting.push(wanted);
      next();
    }, pause);
    closing.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const next = () => {
    while (busy < AT_ONCE) {
      const wanted = waiting.shift();
      if (!wanted) return;
      busy += 1;
      void load(wanted).finally(() => {
        busy -= 1;
        next();
      });
    }
  };

  return {
    images: images as ReadonlyMap<AssetId, ImageBitmap | 'coming'>,
    /** Whether there are new ones, which have begun to come. */
    follow({ assets }: Presentation): boolean {
      const fresh = Object.entries(assets).filter(([id, asset]) => isPicture(asset) && known.get(id) !== asset.source);
      for (const [id, { source }] of fresh) {
        known.set(id, source);
        images.set(id, 'coming');
        waiting.push({ id, source });
      }
      next();
      return fresh.length > 0;
    },
    close() {
      closing.abort();
      for (const image of images.values()) if (image !== 'coming') image.close();
      images.clear();
    },
  };
}

const isPicture = ({ kind }: Asset): boolean => kind === 'image';

/** Files of a draft are open to those who edit it, before any version has them. */
export const addressOf = (oid: string, source: string): string =>
  OURS.test(source) ? draftRoutes.asset.replace(':oid', encodeURIComponent(oid)).replace(':name', source.replace(OURS, '')) : source;
