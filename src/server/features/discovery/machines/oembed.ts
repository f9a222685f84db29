import { embedCode } from '#contract/embed/embed-code.ts';
import { plainLine } from '#contract/embed/plain-line.ts';
import { isListed, type Privacy } from '#contract/presentation/presentation-address.ts';
import { routes } from '#contract/routes.ts';
import type { Picture } from '#contract/presentation/view-page.ts';
import { nameEmbeddable } from './embeddable.ts';

const CACHE_SECONDS = 300;
const WIDEST = 1920;
const usual = { width: 560, height: 315 };

interface Limits {
  maxwidth?: number | undefined;
  maxheight?: number | undefined;
}

export interface OembedParts {
  brand: string;
  origin: string;
  findPresentation(
    oid: string,
  ): Promise<{ oid: string; title: string; ownerId: string; privacy: Privacy; contentHash: string } | undefined>;
  findOwner(id: string): Promise<{ publicDisplayName: string; address: string } | undefined>;
  mayEmbed(presentation: { privacy: Privacy }): boolean;
  /** Best first. */
  listPictures(contentHash: string): Promise<Picture[]>;
}

type Answer = { status: 200; fields: Record<string, string | number> } | { status: 401 | 404 };

/** Describes a presentation for other sites, as oEmbed 1.0. Answers as if signed out: private presentations do not exist here. */
export function createOembed({ brand, origin, findPresentation, findOwner, mayEmbed, listPictures }: OembedParts) {
  return async (address: string, limits: Limits): Promise<Answer> => {
    const named = nameEmbeddable(address, origin);
    // Valid or not: such a link is a secret, so do not reveal whether it leads anywhere.
    if (named?.kind === 'viewLink') return { status: 401 };
    const presentation = named && (await findPresentation(named.oid));
    if (!presentation || !mayEmbed(presentation)) return { status: 404 };
    const owner = await findOwner(presentation.ownerId);
    if (!owner) return { status: 404 };
    const isKnown = isListed(presentation.privacy);
    const title = isKnown ? plainLine(presentation.title) : brand;
    const { width, height } = fit(limits);
    const picture = isKnown
      ? (await listPictures(presentation.contentHash)).find(
          (one) => one.width <= (limits.maxwidth ?? Infinity) && one.height <= (limits.maxheight ?? Infinity),
        )
      : undefined;
    return {
      status: 200,
      fields: {
        type: 'rich',
        version: '1.0',
        ...(isKnown && { title, author_name: plainLine(owner.publicDisplayName), author_url: origin + owner.address }),
        provider_name: brand,
        provider_url: origin + routes.landing,
        cache_age: CACHE_SECONDS,
        ...(picture && {
          thumbnail_url: new URL(picture.address, origin).href,
          thumbnail_width: picture.width,
          thumbnail_height: picture.height,
        }),
        html: embedCode({ origin, oid: presentation.oid, title, wishes: {}, size: { width: String(width), height: String(height) } }),
        width,
        height,
      },
    };
  };
}

/** As large as the limits allow, at 16:9. */
function fit({ maxwidth, maxheight }: Limits): { width: number; height: number } {
  if (maxwidth === undefined && maxheight === undefined) return usual;
  const width = Math.max(1, Math.floor(Math.min(maxwidth ?? Infinity, ((maxheight ?? Infinity) * 16) / 9, WIDEST)));
  return { width, height: Math.max(1, Math.min(maxheight ?? Infinity, Math.round((width * 9) / 16))) };
}
