// @vitest-environment happy-dom
import type { DisplayData } from '#contract/viewer.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { AlternativeRestart } from './alternative-restart.tsx';
import { Restart } from './restart.tsx';

const display = {
  title: 'Light in the Deep',
  owner: { publicDisplayName: 'Marisol Okafor', avatar: { initials: 'MO', colour: 2, picture: null }, address: null },
  stopCount: 6,
  minutes: 9,
} as DisplayData;

test.each([
  ['plain', Restart],
  ['promotion', AlternativeRestart],
] as const)('a double click makes only one copy: %s', async (kind, End) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const onCopy = vi.fn();
  const options = { kind, suggestions: [], getStarted: '/signup/', staticPath: '', onCopy };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <End options={options} layout="large" theme="present" isMotionReduced onRestart={() => {}} display={display} text={(key) => key} />,
    ),
  );
  const copy = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'viewer.copy');
  for (const detail of [1, 2]) copy?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  expect(onCopy).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
