import { emptyForm } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import type { ViewLinkSummary } from '#contract/presentation/details.ts';
import { languages } from '#locale/language.ts';
import { compileTexts } from '#locale/translate.ts';
import { describe, expect, test } from 'vitest';
import { renderInFrame } from '../../site/in-frame.tsx';
import { page as copyPage } from './copy/copy-page.tsx';
import { page as detailsPage } from './details/details-page.tsx';
import { page as gatePage } from './view-gate/view-gate-page.tsx';

const inFrame = { csrfToken: 'token' };
const formOf = (html: string, action: string) => new RegExp(`<form[^>]*action="${action}"[^>]*>.*?</form>`, 's').exec(html)?.[0] ?? '';
const namesOf = (form: string) => [
  ...new Set([...form.matchAll(/<(?:input|textarea|select)[^>]*\sname="([^"]+)"/g)].map(([, name]) => name)),
];

const link: ViewLinkSummary = {
  linkId: 'abcdefgh01234567',
  address: 'https://lectern.example/view/abcdefgh01234567/',
  label: 'For the board',
  hasPassword: true,
  asksIdentity: true,
  expiresAt: '2026-05-13T23:59:59.999Z',
  isExpired: false,
  createdAt: '2026-05-12T10:00:00Z',
  visits: [{ viewerName: '<b>Jun</b>', viewerEmail: 'jun@example.org', at: '2026-05-12T11:05:00Z' }],
};

describe('the gate', () => {
  const props: PageProps['viewGate'] = {
    linkId: link.linkId,
    title: '',
    owner: '',
    asksPassword: true,
    asksIdentity: true,
    form: emptyForm,
  };
  const render = (changes: Partial<PageProps['viewGate']> = {}) => renderInFrame(<gatePage.Component {...props} {...changes} />, inFrame);

  test.each([
    [{ asksIdentity: false }, ['csrfToken', 'password']],
    [{ asksPassword: false }, ['csrfToken', 'viewerName', 'viewerEmail']],
    [{}, ['csrfToken', 'viewerName', 'viewerEmail', 'password']],
  ])('[PRIV-4] asks only for what the link requires: %j', (changes, names) => {
    const html = render(changes);
    expect(namesOf(formOf(html, '/view/abcdefgh01234567/'))).toEqual(names);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('style=');
  });

  test('does not invite a password manager to fill in the visitor’s own password', () => {
    expect(/<input[^>]*name="password"[^>]*>/.exec(render())?.[0] ?? /<input[^>]*type="password"[^>]*>/.exec(render())?.[0]).toMatch(
      /autocomplete="off"/i,
    );
  });

  test('shows the owner and the title, escaped, when they are not secret', () => {
    const html = render({ asksPassword: false, title: '<i>Plans</i>', owner: 'Ada & Co' });
    expect(html).toMatch(/Shared with you by Ada &amp; Co.*<h1[^>]*>&lt;i&gt;Plans&lt;\/i&gt;<\/h1>/s);
    expect(render()).toContain('This presentation is password-protected');
  });

  test('shows problems beside their fields and keeps the input', () => {
    const html = render({ form: { ...emptyForm, values: { viewerName: 'Wren "W"' }, problems: { password: 'Not the password.' } } });
    expect(html).toContain('value="Wren &quot;W&quot;"');
    expect(html).toMatch(/aria-invalid="true"[^>]*type="password"|type="password"[^>]*aria-invalid="true"/);
    expect(html).toContain('Not the password.');
  });
});

describe('the details page', () => {
  const form: PageProps['details']['form'] = {
    ...emptyForm,
    values: {
      title: 'Deep <b>',
      description: 'A & B',
      tags: 'sea, light',
      privacy: 'unlisted',
      language: '',
      segment: '',
      slug: '',
      allowsCopies: '',
      sellsPdf: 'on',
      coverStop: '2',
      revision: '7',
    },
  };
  const props: PageProps['details'] = {
    oid: 'deck1',
    viewAddress: '/p/deck1/deep/',
    editAddress: '/p/edit/deck1/',
    detailsAddress: '/p/details/deck1/',
    insightsAddress: '/p/insights/deck1/',
    downloadAddress: '/p/download/deck1/',
    copyAddress: '/p/copy/deck1/',
    embedAddress: '/p/embed/deck1/',
    thumbnail: null,
    isMine: true,
    form,
    doneIn: 'details',
    usual: { slug: 'deep-b', language: 'en', segment: 'teacher' },
    pdfPrice: '€2.90',
    covers: [
      { stop: 1, title: 'Start', thumbnail: null },
      { stop: 2, title: 'Deeper', thumbnail: '/files/step.webp' },
    ],
    arrangement: { offers: ['grid', 'spiral', 'tree', 'line'] },
    links: [link],
    linkForm: emptyForm,
    versions: [
      {
        number: 2,
        name: 'Before the rehearsal',
        madeAt: '2026-05-12T10:00:00Z',
        madeBy: 'arrange',
        bytes: 2_400_000,
        stopCount: 12,
        thumbnail: null,
        isShown: true,
        isLatest: true,
      },
      {
        number: 1,
        name: null,
        madeAt: '2026-05-11T09:30:00Z',
        madeBy: 'import',
        bytes: 0,
        stopCount: null,
        thumbnail: null,
        isShown: false,
        isLatest: false,
      },
    ],
    publishing: null,
    notes: [{ text: '3 embedded videos are shown as pictures: stops 4, 9, 12' }],
    facts: {
      stopCount: 12,
      bytes: 2_400_000,
      createdAt: '2026-05-11T09:30:00Z',
      modifiedAt: '2026-05-12T10:00:00Z',
      viewCount: 1284,
      likeCount: 3,
    },
  };
  const render = (changes: Partial<PageProps['details']> = {}) => renderInFrame(<detailsPage.Component {...props} {...changes} />, inFrame);

  test('each form has the fields that the server reads', () => {
    const html = render();
    expect(namesOf(formOf(html, '/p/details/deck1/'))).toEqual([
      'csrfToken',
      'title',
      'description',
      'tags',
      'revision',
      'privacy',
      'coverStop',
      'hasSwitches',
      'allowsCopies',
      'sellsPdf',
      'showsNotes',
      'shows',
      'language',
      'segment',
      'slug',
    ]);
    expect(namesOf(formOf(html, '/p/details/deck1/arrange/'))).toEqual(['csrfToken']);
    expect(namesOf(formOf(html, '/p/details/deck1/versions/1/restore/'))).toEqual(['csrfToken']);
    expect(namesOf(formOf(html, '/p/details/deck1/versions/2/name/'))).toEqual(['csrfToken', 'name']);
    expect(html).not.toContain('/publish/');
    expect(html).not.toContain('/versions/2/restore/');
    expect(namesOf(formOf(html, '/p/details/deck1/links/'))).toEqual(['csrfToken', 'label', 'password', 'expires', 'asksIdentity']);
    expect(namesOf(formOf(html, '/p/details/deck1/links/abcdefgh01234567/revoke/'))).toEqual(['csrfToken']);
    expect(html).not.toContain('style=');
    expect(html).not.toContain('<b>');
  });

  test('[SITE-5] whoever sees it gets from here to the editor', () => {
    for (const isMine of [true, false])
      expect(render({ isMine })).toMatch(/<a (?=[^>]*href="\/p\/edit\/deck1\/")[^>]*>(?:<svg.*?<\/svg>)?Edit<\/a>/s);
  });

  test('an owner who publishes sees what visitors see, and a button while there is more', () => {
    const [newest, first] = props.versions;
    const versions = [
      { ...newest, isShown: false },
      { ...first, isShown: true },
    ] as typeof props.versions;
    const behind = render({ versions, publishing: { isBehind: true, shownVersion: 1 } });
    expect(behind).toContain('Visitors see version 1. You have made changes since.');
    expect(namesOf(formOf(behind, '/p/details/deck1/publish/'))).toEqual(['csrfToken']);
    expect([behind.indexOf('>Newest<') < behind.indexOf('>Published<'), behind.includes('>Current<')]).toEqual([true, false]);
    const level = render({ publishing: { isBehind: false, shownVersion: 2 } });
    expect(level).toContain('Visitors see everything up to now.');
    expect(level).not.toContain('/publish/');
  });

  test('checks the current privacy option and explains each one', () => {
    const html = render();
    expect(
      [...html.matchAll(/<input[^>]*type="radio"[^>]*name="privacy"[^>]*>/g)].map(([input]) => [
        /value="(\w+)"/.exec(input)?.[1],
        input.includes('checked=""'),
      ]),
    ).toEqual([
      ['public', false],
      ['reusable', false],
      ['unlisted', true],
      ['private', false],
    ]);
    expect(html).toContain('It doesn’t appear in search.');
  });

  test('shows all other settings: cover, switches, address, versions, import notes', () => {
    const html = render();
    expect(
      /<input[^>]*name="coverStop"[^>]*checked=""[^>]*value="2"|<input[^>]*name="coverStop"[^>]*value="2"[^>]*checked=""/.test(html),
    ).toBe(true);
    expect(/<input[^>]*name="sellsPdf"[^>]*checked=""|<input[^>]*checked=""[^>]*name="sellsPdf"/.test(html)).toBe(true);
    expect(/<input[^>]*name="allowsCopies"[^>]*checked=""|<input[^>]*checked=""[^>]*name="allowsCopies"/.test(html)).toBe(false);
    const notesSwitch = (html: string) => /<input[^>]*name="showsNotes"[^>]*>/.exec(html)?.[0] ?? '';
    expect(notesSwitch(html)).not.toContain('checked');
    expect(notesSwitch(render({ form: { ...form, values: { ...form.values, showsNotes: 'on' } } }))).toContain('checked=""');
    for (const shown of [
      'Show my speaker notes as captions',
      '/p/…/deep-b/',
      '€2.90',
      '2.4 MB',
      'Rearranged',
      'Restore version 1',
      'stops 4, 9, 12',
      'href="/p/download/deck1/"',
      'Download as PowerPoint',
    ])
      expect(html).toContain(shown);
    // While PDFs are not for sale, saving must not turn the sellsPdf setting off.
    expect(render({ pdfPrice: null })).toContain('<input type="hidden" name="sellsPdf" value="on"/>');
  });

  test.each(['details', 'arrangement', 'versions'] as const)('shows the success message once, in the section "%s"', (doneIn) => {
    const html = render({ form: { ...form, done: 'It is done.' }, doneIn });
    expect(html.split('It is done.')).toHaveLength(2);
    expect(new RegExp(`<section id="${doneIn}".*?</section>`, 's').exec(html)?.[0]).toContain('It is done.');
  });

  test('has the title as its heading, with a link back to the list', () => {
    const html = render();
    expect(html).toMatch(/<h1[^>]*>Deep &lt;b&gt;<\/h1>/);
    expect(html).toMatch(/<a href="\/dashboard\/next\/"[^>]*>.*?Presentations<\/a>/s);
    expect(render({ form: { ...form, values: { ...form.values, title: '' } } })).toMatch(/<h1[^>]*>Details and sharing<\/h1>/);
  });

  test('people who are not the owner can change neither privacy nor links', () => {
    const html = render({ isMine: false, links: [], versions: [], arrangement: null });
    expect(html).not.toContain('name="privacy"');
    expect(html).not.toContain('id="links"');
    expect(html).toContain('Only the owner can change who can see it.');
  });

  test('[PRIV-4] a link shows its address, requirements, expiry date and visits', () => {
    const html = render();
    for (const shown of [
      'value="https://lectern.example/view/abcdefgh01234567/"',
      'For the board',
      'Until 13 May 2026',
      'Asks for a password',
      'Asks who is watching',
      '1 viewer',
      '&lt;b&gt;Jun&lt;/b&gt;',
      '12 May 2026, 11:05 UTC',
    ])
      expect(html).toContain(shown);
    expect(render({ links: [{ ...link, isExpired: true }] })).toContain('Expired on 13 May 2026');
    const quiet = render({ links: [{ ...link, label: '', hasPassword: false, expiresAt: null, visits: [] }] });
    for (const shown of ['Link from 12 May 2026', 'No expiry date', 'No one has opened this link yet.']) expect(quiet).toContain(shown);
    expect(quiet).not.toContain('Asks for a password');
  });

  test('the new link form is open when there are no links yet or the form was rejected', () => {
    const isUnfolded = (html: string) => /<details open=""><summary[^>]*>.*?New view link/s.test(html);
    expect(isUnfolded(render())).toBe(false);
    expect(isUnfolded(render({ links: [] }))).toBe(true);
    expect(render({ links: [] })).toContain('No view links yet');
    expect(isUnfolded(render({ linkForm: { ...emptyForm, problems: { expires: 'Choose today or a later date.' } } }))).toBe(true);
  });

  test.each(languages)('is fully translated into %s', (language) => {
    const html = renderInFrame(<detailsPage.Component {...props} />, {
      ...inFrame,
      language,
      texts: compileTexts(['access', 'site', 'ui'], language),
    });
    expect(html).not.toContain('access.');
  });
});

test('the copy page has a single confirmation button and a link back', () => {
  const html = renderInFrame(
    <copyPage.Component oid="deck1" title="Deep <b>" owner="Ada" address="/p/deck1/deep/" thumbnail="/files/x.webp" />,
    inFrame,
  );
  expect(namesOf(formOf(html, '/p/copy/deck1/'))).toEqual(['csrfToken']);
  expect(html).toMatch(/href="\/p\/deck1\/deep\/"/);
  expect(html).toContain('Deep &lt;b&gt;');
  expect(html).toContain('src="/files/x.webp"');
});
