/** In the order in which they are offered, and named as they are logged. */
export const networks = ['FACEBOOK', 'LINKEDIN', 'TWITTER', 'GOOGLE_CLASSROOM'] as const;
export type Network = (typeof networks)[number];

interface Shared {
  url: string;
  title: string;
  /** Separated by commas. */
  tags: string;
}

const encode = encodeURIComponent;

/** Where a network asks its member to share this. */
export function shareAddress(network: Network, { url, title, tags }: Shared): string {
  switch (network) {
    case 'FACEBOOK':
      return `https://www.facebook.com/sharer/sharer.php?u=${encode(url)}`;
    case 'LINKEDIN':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}`;
    case 'TWITTER':
      return `https://twitter.com/intent/tweet?text=${encode(title)}&url=${encode(url)}&hashtags=${encode(hashtags(tags))}`;
    case 'GOOGLE_CLASSROOM':
      return `https://classroom.google.com/share?url=${encode(url)}&title=${encode(title)}`;
  }
}

// A hashtag ends at the first sign that is no letter, mark or digit.
const hashtags = (tags: string) =>
  tags
    .split(',')
    .map((tag) => tag.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .filter(Boolean)
    .join(',');
