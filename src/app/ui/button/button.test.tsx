import { describe, expect, test } from 'vitest';
import { renderInFrame } from '../../site/in-frame.tsx';
import { Button, IconButton } from './button.tsx';

describe('a button', () => {
  test('is a button that sends no form unless told to', () => {
    expect(renderInFrame(<Button>Copy link</Button>)).toMatch(/^<button type="button"[^>]*>Copy link<\/button>$/);
    expect(renderInFrame(<Button type="submit">Save</Button>)).toMatch(/^<button type="submit"/);
  });

  test('is a link when it leads somewhere', () => {
    expect(renderInFrame(<Button href="/explore/">Explore</Button>)).toMatch(/^<a href="\/explore\/"[^>]*>Explore<\/a>$/);
  });

  test('keeps its place in the tab order while busy, and says so', () => {
    const html = renderInFrame(<Button isBusy>Copying</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled=""');
    expect(html).toContain('Working…');
  });

  test('is out of reach when disabled', () => {
    expect(renderInFrame(<Button isDisabled>Copy</Button>)).toContain(' disabled=""');
    expect(
      renderInFrame(
        <Button isDisabled href="/explore/">
          Explore
        </Button>,
      ),
    ).not.toContain('href');
  });

  test('has a name even when it shows only an icon', () => {
    expect(renderInFrame(<IconButton icon="close" label="Close" />)).toMatch(/aria-label="Close".*<svg[^>]*aria-hidden="true"/);
  });
});
