import type { ExportFormat } from '#contract/pdf/pdf-access.ts';
import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { slugOf } from '#contract/presentation/presentation-address.ts';
import { z } from 'zod';
import type { Clock, Instant } from '../../../platform/clock/clock.ts';

const HOUR = 60 * 60_000;
/** Milliseconds that a link stays valid: `shown` is the one shown to the waiting user. */
export const linkLife = { shown: 24 * HOUR } as const;

const Asked = z.object({ exportId: z.string(), name: z.string(), expires: z.string().regex(/^\d{1,12}$/), signature: z.string() });
type Asked = z.output<typeof Asked>;

export type ReadLink = { state: 'good'; exportId: string; expiresAt: Instant } | { state: 'expired' } | { state: 'wrong' };

/** The file name: the letters and digits of the title, in any script. */
export const fileNameOf = ({ title, format }: { title: string; format: ExportFormat }): string => `${slugOf(title)}.${format}`;

/**
 * Signed addresses of files. The signature covers export, name and expiry, so changing any of them invalidates the link. `origin` is
 * that of the media host.
 */
export function createMediaLinks({ key, clock, origin }: { key: string; clock: Clock; origin: string }) {
  const sign = ({ exportId, name, expires }: Omit<Asked, 'signature'>) =>
    createHmac('sha256', key)
      .update(JSON.stringify([exportId, name, expires]))
      .digest('base64url');
  return {
    make(exportId: string, name: string, life: number): string {
      const expires = String(Math.floor((clock.now() + life) / 1000));
      const path = pdfRoutes.media.replace(':exportId', encodeURIComponent(exportId)).replace(':name', () => encodeURIComponent(name));
      return `${origin}${path}?expires=${expires}&signature=${sign({ exportId, name, expires })}`;
    },
    /** Takes any input; anything that is not a link of ours is `wrong`. */
    read(asked: unknown): ReadLink {
      const { data } = Asked.safeParse(asked);
      if (!data) return { state: 'wrong' };
      const [given, right] = [Buffer.from(data.signature), Buffer.from(sign(data))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return { state: 'wrong' };
      const expiresAt = Number(data.expires) * 1000;
      return expiresAt <= clock.now() ? { state: 'expired' } : { state: 'good', exportId: data.exportId, expiresAt };
    },
    /** Like `read`, for a whole address received from a client; it must be on our media host. */
    readAddress(address: string): ReadLink {
      if (!URL.canParse(address)) return { state: 'wrong' };
      const { origin: from, pathname, searchParams } = new URL(address);
      const [, exportId = '', name = ''] = mediaPath.exec(pathname) ?? [];
      try {
        return from === origin
          ? this.read({ ...Object.fromEntries(searchParams), exportId: decodeURIComponent(exportId), name: decodeURIComponent(name) })
          : { state: 'wrong' };
      } catch {
        return { state: 'wrong' };
      }
    },
  };
}

const mediaPath = new RegExp(`^${pdfRoutes.media.replace(':exportId', '([^/]+)').replace(':name', '([^/]+)')}$`);

export type MediaLinks = ReturnType<typeof createMediaLinks>;
