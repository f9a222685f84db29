/**
 * Public: everybody finds it. Reusable: and may copy it. Unlisted: for whoever knows the address. Private: for whoever has rights or a view
 * link.
 */
export const privacies = ['public', 'reusable', 'unlisted', 'private'] as const;
export type Privacy = (typeof privacies)[number];

export const isListed = (privacy: Privacy) => privacy === 'public' || privacy === 'reusable';

/** 2: pitch, 0: core. */
export type SchemaVersion = 0 | 2;

const LONGEST = 80;

/** A title as a part of an address: its letters and digits in any script, those of Latin script without their marks. */
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
  /** Chosen by its people; absent: as its title gives. */
  slug?: string | null | undefined;
}

const encode = encodeURIComponent;

/** The page of a presentation. */
export function presentationPath({ oid, title, schemaVersion, slug: chosen }: Named): string {
  const slug = slugOf(chosen || title);
  if (schemaVersion === 2) return `/p/${encode(oid)}/${encode(slug)}/`;
  // Where it would be taken for the way to edit it.
  return `/${encode(oid)}/${slug === 'edit' ? 'presentation' : encode(slug)}/`;
}

export const editPath = ({ oid, schemaVersion }: Pick<Named, 'oid' | 'schemaVersion'>): string =>
  schemaVersion === 2 ? `/p/edit/${encode(oid)}/` : `/${encode(oid)}/edit/`;

export const commentPath = (presentation: Pick<Named, 'oid' | 'schemaVersion'>): string => `${editPath(presentation)}#present`;

export const copyPath = (oid: string): string => `/p/copy/${encode(oid)}/`;

export const viewLinkPath = (linkId: string): string => `/view/${encode(linkId)}/`;

interface LikeTarget {
  oid: string;
  /** Of the view link that somebody came through. */
  linkId?: string | null | undefined;
}

const byLink = (linkId: string) => `auth_key=${encode(linkId)}&key_type=prezilink`;

export const abusePath = (oid: string, linkId?: string | null): string =>
  `/contact/abuse/${encode(oid)}/${linkId ? `?${byLink(linkId)}` : ''}`;

export const likePath = ({ oid, linkId }: LikeTarget): string =>
  linkId ? `/api/v4/presentation/like/?${byLink(linkId)}` : `/api/v4/presentation/${encode(oid)}/like/`;

export const curationPath = (oid: string): string => `/api/v4/presentation/${encode(oid)}/curation/`;

/** Of the presentation as one open file. */
export const downloadPath = (oid: string): string => `/p/download/${encode(oid)}/`;
