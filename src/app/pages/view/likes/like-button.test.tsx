import { expect, test } from 'vitest';
import { renderInFrame } from '../../../site/in-frame.tsx';
import { LikeButton } from './like-button.tsx';

const render = (changes: Partial<Parameters<typeof LikeButton>[0]> = {}, address = '/p/demolightdee/light-in-the-deep/') =>
  renderInFrame(
    <LikeButton oid="demolightdee" linkId={undefined} likesCount={1284} isLiked={false} isAuthenticated onEvent={() => {}} {...changes} />,
    { address },
  );

test('[LIKE-3] is a button with a pressed state and the number of likes', () => {
  expect(render()).toMatch(/<button[^>]*aria-label="Like, 1,284 likes"[^>]*aria-pressed="false"/);
  expect(render({ isLiked: true })).toMatch(/<button[^>]*aria-pressed="true"/);
  expect(render({ isLiked: true })).toContain('fill="currentColor"');
  expect(render({ likesCount: 1 })).toContain('aria-label="Like, 1 like"');
});

test('[LIKE-6] logged out, it links to the sign-up, which returns to this page', () => {
  const html = render({ isAuthenticated: false });
  expect(html).toMatch(/<a href="\/signup\/\?next=%2Fp%2Fdemolightdee%2Flight-in-the-deep%2F"[^>]*aria-label="Like, 1,284 likes"/);
  expect(html).not.toContain('<button');
  expect(render({ isAuthenticated: false }, '/view/k3f9/')).toContain('href="/signup/?next=%2Fview%2Fk3f9%2F"');
});

test('the number is exact below 10,000, and above that if there is room', () => {
  expect(render({ likesCount: 9999 }).match(/9,999|10K/g)).toEqual(['9,999', '9,999']);
  expect(render({ likesCount: 48_219 }).match(/48,219|48K/g)).toEqual(['48,219', '48,219', '48K']);
});
