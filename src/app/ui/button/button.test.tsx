import { describe, expect, test } from 'vitest';
import { renderInFrame } from '../../site/in-frame.tsx';
import { Button, IconButton } from './button.tsx';

describe('a button', () => {
  test('does not submit a form unless told to', () => {
    expect(renderInFrame(<Button>Copy link</Button>)).toMatch(/^<button type="button"[^>]*>Copy link<\/button>$/);
    expect(renderInFrame(<Button type="submit">Save</Button>)).toMatch(/^<button type="submit"/);
  });

  test('is a link if it has an address', () => {
    expect(renderInFrame(<Button href="/explore/">Explore</Button>)).toMatch(/^<a href="\/explore\/"[^>]*>Explore<\/a>$/);
  });

  test('stays in the tab order while busy, and announces it', () => {
    const html = renderInFrame(<Button isBusy>Copying</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled=""');
    expect(html).toContain('Working…');
  });

  test('cannot be reached when disabled', () => {
    expect(renderInFrame(<Button isDisabled>Copy</Button>)).toContain(' disabled=""');
    expect(
      renderInFrame(
        <Button isDisabled href="/explore/">
          Explore
        </Button>,
      ),
    ).not.toContain('href');
  });

  test('has an accessible name even if it shows only an icon', () => {
    expect(renderInFrame(<IconButton icon="close" label="Close" />)).toMatch(/aria-label="Close".*<svg[^>]*aria-hidden="true"/);
  });
});
