import { expect, test } from 'vitest';
import { renderInFrame } from '../../../site/in-frame.tsx';
import { page } from './problem-page.tsx';

const render = (isFramed: boolean) =>
  renderInFrame(<page.Component status={503} title="Away" detail="Back soon" requestId="r1" isFramed={isFramed} />, {
    address: '/p/embed/talk/',
  });
const links = (html: string) => [...html.matchAll(/<a [^>]*>/g)].map(([link]) => link);

test('in a frame, it stands alone: retrying stays in the frame, and the home link leaves it', () => {
  const html = render(true);
  expect(html).toMatch(/<main.*<h1[^>]*>Away<.*<\/main>/s);
  expect(html).not.toMatch(/<(?:header|footer)/);
  const [retry, home, ...others] = links(html);
  expect(retry).toContain('href="/p/embed/talk/"');
  expect(retry).not.toContain('target=');
  expect(home).toMatch(/href="\/".*target="_top"|target="_top".*href="\/"/);
  expect(others).toEqual([]);
});

test('elsewhere, it has the site layout', () => {
  const html = render(false);
  expect(html).toContain('<header');
  expect(html).toContain('<footer');
  expect(html).not.toContain('_top');
});
