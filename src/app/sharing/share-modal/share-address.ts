/** In the order they are offered, with their names in the log. */
export const networks = ['FACEBOOK', 'LINKEDIN', 'TWITTER', 'GOOGLE_CLASSROOM'] as const;
export type Network = (typeof networks)[number];

interface Shared {
  url: string;
  title: string;
  /** Comma-separated. */
  tags: string;
}

const encode = encodeURIComponent;

/** The page where a network asks its user to share this. */
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

// A hashtag ends at the first character that is not a letter, mark or digit.
const hashtags = (tags: string) =>
  tags
    .split(',')
    .map((tag) => tag.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .filter(Boolean)
    .join(',');
