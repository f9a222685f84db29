import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInFrame } from '../../site/in-frame.tsx';
import { ShareModal, type ShareModalProps } from './share-modal.tsx';
import { WordedShareModal } from './worded-share-modal.tsx';

const text: ShareModalProps['text'] = {
  modalTitle: 'the title',
  linkSubheading: 'the subheading',
  tooltipFacebook: 'to Facebook',
  tooltipLinkedIn: 'to LinkedIn',
  tooltipTwitter: 'to X (Twitter)',
  tooltipGoogleClassroom: 'to Google Classroom',
  copiedTooltip: 'it is copied',
  copyButtonDefault: 'copy it',
  copyButtonSuccess: 'done',
};
const props = { isOpen: true, onClose: () => {}, oid: 'demolightdee', title: 'Light in the Deep', tags: 'Oceans' };
const render = (url?: string) => renderInFrame(<ShareModal {...props} text={text} {...(url !== undefined && { url })} />);

describe('the share modal', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('[SHARE-1] has a title, four networks with tooltips, the link with a copy button, and a close button', () => {
    const html = render('https://lectern.example/x');
    expect(html).toMatch(/<h2[^>]*>the title<\/h2>/);
    expect([...html.matchAll(/<a href="https:\/\/([^/]+)[^>]*aria-label="([^"]+)"/g)].map(([, site, name]) => [site, name])).toEqual([
      ['www.facebook.com', 'to Facebook'],
      ['www.linkedin.com', 'to LinkedIn'],
      ['twitter.com', 'to X (Twitter)'],
      ['classroom.google.com', 'to Google Classroom'],
    ]);
    for (const tooltip of ['to Facebook', 'to LinkedIn', 'to X (Twitter)', 'to Google Classroom'])
      expect(html).toContain(`>${tooltip}</span>`);
    expect(html).toMatch(/<label[^>]*>the subheading<\/label>/);
    expect(html).toMatch(/<input[^>]*readOnly=""[^>]*value="https:\/\/lectern.example\/x"/i);
    expect(html).toContain('copy it</button>');
    expect(html).toMatch(/<form method="dialog"><button[^>]*aria-label="Close"/);
  });

  test('[SHARE-2] shares the page’s address unless given another', () => {
    vi.stubGlobal('location', { href: 'https://lectern.example/here' });
    expect(render()).toContain('value="https://lectern.example/here"');
    expect(render('https://lectern.example/x')).not.toContain('/here');
  });

  test('[SHARE-2] is in the visitor’s language', () => {
    const html = renderInFrame(<WordedShareModal {...props} url="https://lectern.example/x" onEvent={() => {}} />);
    expect(html).toContain('Share this presentation');
    expect(html).toContain('Copy link</button>');
  });
});
