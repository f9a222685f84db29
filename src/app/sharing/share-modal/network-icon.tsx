import type { Network } from './share-address.ts';

// Not part of the site's icons: only the share dialog needs them.
const paths: Record<Network, string> = {
  FACEBOOK: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  LINKEDIN: 'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6zM2 9h4v12H2zM2 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  TWITTER: 'M17.75 3h3.07l-6.7 7.66L22 21h-6.17l-4.83-6.32L5.47 21H2.4l7.16-8.19L2 3h6.33l4.37 5.78zm-1.08 16.17h1.7L7.4 4.74H5.58z',
  GOOGLE_CLASSROOM: 'M12 3 1 9l11 6 9-4.91V17h2V9zM5 13.18v4L12 21l7-3.82v-4L12 17z',
};

export const NetworkIcon = ({ of }: { of: Network }) => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d={paths[of]} />
  </svg>
);
