import type { EmbedProps } from '#contract/pages.ts';
import { expect, test } from 'vitest';
import { renderInFrame } from '../../site/in-frame.tsx';
import { page } from './embed-page.tsx';

const common: Omit<EmbedProps, 'state'> = {
  oid: 'talk',
  display: {
    title: 'Light in the Deep',
    byOwner: true,
    lastModifiedDateString: '12 May 2026',
    owner: { publicDisplayName: 'Marisol Okafor', avatar: { initials: 'MO', colour: 2, picture: null }, address: null },
    stopCount: 0,
    minutes: 0,
    previewUrl: null,
    fallbackPreviewUrl: null,
    previewState: 'fallback',
  },
  options: {
    autoplay: null,
    isLooping: false,
    hasControls: true,
    isExplorable: true,
    firstStop: 0,
    theme: 'present',
    surface: 'webgl',
    offersToLearn: false,
  },
  pageAddress: '/p/talk/light-in-the-deep/',
  tags: '',
};
const overlayOf = (state: 'preparing' | 'failed') =>
  /<div[^>]*data-overlay[^>]*>/.exec(renderInFrame(<page.Component {...common} state={state} />))?.[0];

test('shows an unfinished presentation as loading, and a failed one with its content as the reason', () => {
  expect(overlayOf('preparing')).toContain('data-mode="loading"');
  expect(overlayOf('preparing')).not.toContain('data-failure');
  expect(overlayOf('failed')).toContain('data-mode="failed" data-failure="content"');
});
