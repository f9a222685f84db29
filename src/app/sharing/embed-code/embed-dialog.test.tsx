import { describe, expect, it } from 'vitest';
import { renderInFrame } from '../../site/in-frame.tsx';
import { EmbedDialog } from './embed-dialog.tsx';

const render = (isResponsiveOnly = false) =>
  renderInFrame(
    <EmbedDialog
      isOpen
      onClose={() => {}}
      onEvent={() => {}}
      origin="https://lectern.example"
      oid="demolightdee"
      title="Light in the Deep"
      isResponsiveOnly={isResponsiveOnly}
    />,
  );
const numbersIn = (html: string) => [...html.matchAll(/<input[^>]*inputMode="numeric"[^>]*>/gi)].map(([input]) => input);
const readable = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"');

describe('the embed dialog', () => {
  it('SHARE-7: has width and height fields of up to four characters, initially 560 × 315', () => {
    const [width, height] = numbersIn(render());
    expect(width).toMatch(/maxLength="4"/i);
    expect(height).toMatch(/maxLength="4"/i);
    expect([width, height].map((input) => /value="(\d+)"/.exec(input ?? '')?.[1])).toEqual(['560', '315']);
  });

  it('SHARE-8: shows the code that it copies', () => {
    expect(readable(render())).toContain('<iframe src="https://lectern.example/p/embed/demolightdee/" width="560" height="315"');
  });

  it('SHARE-9: has a close button, and no size fields if it must be responsive', () => {
    expect(render()).toMatch(/<form method="dialog"><button[^>]*aria-label="Close"/);
    expect(numbersIn(render(true))).toEqual([]);
    expect(render(true)).not.toContain('type="radio"');
    expect(readable(render(true))).toContain('aspect-ratio: 16/9');
  });
});
