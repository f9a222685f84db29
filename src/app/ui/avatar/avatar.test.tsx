import { expect, test } from 'vitest';
import { renderInFrame } from '../../site/in-frame.tsx';
import { contrast } from '#model/paint/marks/contrast.ts';
import { avatarColours } from '#contract/people/avatar-colours.ts';
import { Avatar } from './avatar.tsx';

test.each(Object.entries(avatarColours))('[BASE-4] white initials are readable on colour %s', (_name, colour) => {
  expect(contrast('#ffffff', colour)).toBeGreaterThanOrEqual(4.5);
});

test('[BASE-4] has eight colours and grey, all different', () => {
  expect(new Set(Object.values(avatarColours)).size).toBe(9);
});

test('[BASE-4] shows initials, or a picture instead', () => {
  expect(renderInFrame(<Avatar avatar={{ initials: 'MO', colour: 2, picture: null }} />)).toContain('>MO</span>');
  const html = renderInFrame(<Avatar avatar={{ initials: 'MO', colour: 2, picture: '/files/mo.webp' }} />);
  expect(html).toContain('src="/files/mo.webp"');
  expect(html).not.toContain('MO<');
});

test('is hidden from screen readers beside a name, and labelled when alone', () => {
  const avatar = { initials: 'MO', colour: 2, picture: null } as const;
  expect(renderInFrame(<Avatar avatar={avatar} />)).toContain('aria-hidden="true"');
  expect(renderInFrame(<Avatar avatar={avatar} name="Marisol Okafor" />)).toContain('role="img" aria-label="Marisol Okafor"');
});
