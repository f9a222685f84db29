import { featureDefaults } from '#contract/features.ts';
import type { PageFrame } from '#contract/pages.ts';
import { areas, type AreaName } from '#locale/catalogue.ts';
import { compileTexts } from '#locale/translate.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FrameProvider } from '../client/frame.tsx';

const frame: PageFrame = {
  page: 'landing',
  props: {},
  language: 'en',
  texts: compileTexts(Object.keys(areas) as AreaName[], 'en'),
  brand: 'Lectern',
  origin: 'https://lectern.example',
  address: '/',
  presentationCount: 360_000_000,
  user: null,
  csrfToken: null,
  evaluatedFeatures: featureDefaults,
  environment: 'development',
  analytics: { mode: 'off', host: '', consent: 'never', cookieDomain: '', logApiEndpoint: '', version: '' },
};

/** Wraps the content of a test in the frame of a page. */
export const inFrame = (children: ReactNode, changes: Partial<PageFrame> = {}) => (
  <FrameProvider frame={{ ...frame, ...changes }}>{children}</FrameProvider>
);

/** Server-rendered markup, for tests. */
export const renderInFrame = (children: ReactNode, changes: Partial<PageFrame> = {}): string => renderToString(inFrame(children, changes));
