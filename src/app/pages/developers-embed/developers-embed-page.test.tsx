import type { PageProps } from '#contract/pages.ts';
import { expect, it } from 'vitest';
import { renderInFrame } from '../../site/in-frame.tsx';
import { page } from './developers-embed-page.tsx';

const example = { oid: 'demolightdee', title: 'Light in the Deep' };
const render = (props: PageProps['developersEmbed'], address = '/developers/embed/') => renderInFrame(<page.Component {...props} />, { address });

it('shows code with the address of this site and the example', () => {
  const html = render({ origin: 'https://lectern.example', example });
  expect(html).toContain('https://lectern.example/embed.js');
  expect(html).toContain('value="demolightdee"');
});

it('shows the presentation that the address names', () => {
  expect(render({ origin: 'https://lectern.example', example }, '/developers/embed/?oid=abc-1')).toContain('value="abc-1"');
});

it('takes nothing else for a presentation', () => {
  for (const query of ['?oid=', '?oid="><script>', '?oid=A', '?oid=../x', '?xoid=abc']) expect(render({ origin: 'https://lectern.example', example }, `/developers/embed/${query}`)).toContain('value="demolightdee"');
});

it('says so where there is nothing to show', () => {
  const html = render({ origin: 'https://lectern.example', example: null });
  expect(html).toContain('Nothing to try yet');
  expect(html).not.toContain('Get the embed code');
});
