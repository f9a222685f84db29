import type { PageProps } from '#contract/pages.ts';
import { expect, it } from 'vitest';
import { renderInFrame } from '../../../site/in-frame.tsx';
import { page } from './developers-embed-page.tsx';

const render = (shown: PageProps['developersEmbed']['shown'], asked = '') =>
  renderInFrame(<page.Component origin="https://lectern.example" asked={asked} shown={shown} />, { address: '/developers/embed/' });

it('shows code with the address of this site and the presentation', () => {
  const html = render({ oid: 'demolightdee', title: 'Light in the Deep' });
  expect(html).toContain('https://lectern.example/embed.js');
  expect(html).toContain('value="demolightdee"');
});

it('says so when there is no such presentation, and keeps the input', () => {
  const html = render(null, 'abc-1');
  expect(html).toContain('Nothing to try yet');
  expect(html).toContain('value="abc-1"');
  expect(html).not.toContain('Get the embed code');
});
