import { expect, test } from 'vitest';
import { renderInFrame } from '../../site/in-frame.tsx';
import { contrast } from '../foundation/contrast.ts';
import { avatarColours } from '#contract/avatar-colours.ts';
import { Avatar } from './avatar.tsx';

test.each(Object.entries(avatarColours))('[BASE-4] white initials can be read on colour %s', (_name, colour) => {
  expect(contrast('#ffffff', colour)).toBeGreaterThanOrEqual(4.5);
});

test('[BASE-4] eight colours and grey, all different', () => {
  expect(new Set(Object.values(avatarColours)).size).toBe(9);
});

test('[BASE-4] shows initials, or the picture instead', () => {
  expect(renderInFrame(<Avatar avatar={{ initials: 'MO', colour: 2, picture: null }} />)).toContain('>MO</span>');
  const html = renderInFrame(<Avatar avatar={{ initials: 'MO', colour: 2, picture: '/files/mo.webp' }} />);
  expect(html).toContain('src="/files/mo.webp"');
  expect(html).not.toContain('MO<');
});

test('is silent beside a name, and named where it stands alone', () => {
  const avatar = { initials: 'MO', colour: 2, picture: null } as const;
  expect(renderInFrame(<Avatar avatar={avatar} />)).toContain('aria-hidden="true"');
  expect(renderInFrame(<Avatar avatar={avatar} name="Marisol Okafor" />)).toContain('role="img" aria-label="Marisol Okafor"');
});
