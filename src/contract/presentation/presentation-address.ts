/**
 * Public: anyone can find it. Reusable: anyone can also copy it. Unlisted: for those who know the URL. Private: for those with rights or a
 * view link.
 */
export const privacies = ['public', 'reusable', 'unlisted', 'private'] as const;
export type Privacy = (typeof privacies)[number];

export const isListed = (privacy: Privacy) => privacy === 'public' || privacy === 'reusable';

/** 2: pitch, 0: core. */
export type SchemaVersion = 0 | 2;

const LONGEST = 80;

/** A title as part of a URL: its letters and digits in any script, with diacritics removed from Latin letters. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase();
  const slug = words.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return (
    [...slug]
      .slice(0, LONGEST)
      .join('')
      .replaceAll(/^-+|-+$/g, '') || 'presentation'
  );
}

interface Named {
  oid: string;
  title: string;
  schemaVersion: SchemaVersion;
  /** Chosen by its editors; if absent, derived from the title. */
  slug?: string | null | undefined;
}

const encode = encodeURIComponent;

/** The page of a presentation. */
export function presentationPath({ oid, title, schemaVersion, slug: chosen }: Named): string {
  const slug = slugOf(chosen || title);
  if (schemaVersion === 2) return `/p/${encode(oid)}/${encode(slug)}/`;
  // A slug of `edit` would collide with the URL for editing.
  return `/${encode(oid)}/${slug === 'edit' ? 'presentation' : encode(slug)}/`;
}

/** Asks for the latest version, which only those who edit it get before it is published. */
export const LATEST = 'latest';

/** Its editor. */
export const editPath = ({ oid, schemaVersion }: Pick<Named, 'oid' | 'schemaVersion'>): string =>
  schemaVersion === 2 ? `/p/edit/${encode(oid)}/` : `/${encode(oid)}/edit/`;

export const FILL = '#fill';
/** The same, ready to replace the first words. */
export const fillPath = (presentation: Pick<Named, 'oid' | 'schemaVersion'>): string => `${editPath(presentation)}${FILL}`;

export const commentPath = (presentation: Pick<Named, 'oid' | 'schemaVersion'>): string => `${editPath(presentation)}#present`;

/** Everything about it except its canvas. */
export const detailsPath = (oid: string): string => `/p/details/${encode(oid)}/`;

export const copyPath = (oid: string): string => `/p/copy/${encode(oid)}/`;

export const viewLinkPath = (linkId: string): string => `/view/${encode(linkId)}/`;

interface LikeTarget {
  oid: string;
  /** The view link a visitor came through. */
  linkId?: string | null | undefined;
}

const byLink = (linkId: string) => `auth_key=${encode(linkId)}&key_type=prezilink`;

export const abusePath = (oid: string, linkId?: string | null): string =>
  `/contact/abuse/${encode(oid)}/${linkId ? `?${byLink(linkId)}` : ''}`;

export const likePath = ({ oid, linkId }: LikeTarget): string =>
  linkId ? `/api/v4/presentation/like/?${byLink(linkId)}` : `/api/v4/presentation/${encode(oid)}/like/`;

export const curationPath = (oid: string): string => `/api/v4/presentation/${encode(oid)}/curation/`;

/** Downloads the presentation as a single file in the open format. */
export const downloadPath = (oid: string): string => `/p/download/${encode(oid)}/`;
