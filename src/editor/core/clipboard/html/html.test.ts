// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { open, textsOf } from '#model/change/draft/test-drafts.ts';
import { Chance } from '#model/presentation/test-documents.ts';
import type { Paragraph } from '#model/presentation/texts.ts';
import { select } from '../../selection/selection.ts';
import type { Clip } from '../clip.ts';
import { copy } from '../copy.ts';
import { parseHtml } from '../dom-clipboard.ts';
import { readIncoming } from '../read-incoming.ts';
import { draftOf, emptyDraft, pasteInto, written } from '../test-clips.ts';

function read(html: string, plain?: string): Clip | undefined {
  const found = readIncoming({ html, plain, files: [] }, parseHtml);
  return found && 'clip' in found ? found.clip : undefined;
}

/** As in Markdown, to be read at a glance. */
function lines(paragraphs: readonly Paragraph[]): string[] {
  return paragraphs.map(({ runs, listType, level }) => {
    const words = runs.map(({ text, weight, isItalic, isUnderlined, isStruck, position, link }) => {
      const marks = [
        weight && '**',
        isItalic && '_',
        isUnderlined && '~',
        isStruck && '--',
        position === 'super' && '^',
        position === 'sub' && ',,',
      ];
      const styled = marks.reduce<string>((inner, mark) => (mark ? `${mark}${inner}${mark}` : inner), text);
      return link?.kind === 'address' ? `[${styled}](${link.href})` : styled;
    });
    return '  '.repeat(level) + (listType ? { BULLET: '- ', NUMBER: '1. ' }[listType] : '') + words.join('');
  });
}

function textOf(html: string): string[] {
  const clip = read(html);
  return clip?.kind === 'text' ? lines(clip.paragraphs) : [];
}

describe('text of other programs', () => {
  test('Google Docs', () => {
    const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Bold</span><span style="font-weight:400;font-style:italic;"> and italic</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li aria-level="2"><p><span>Inner</span></p></li></ul></ul><ol><li><p><span>First</span></p></li></ol><br><p><a href="https://example.org/?a=1&amp;b=2" style="text-decoration:none;"><span style="text-decoration:underline;">Link</span></a></p></b><br class="Apple-interchange-newline">`;
    expect(textOf(html)).toEqual(['**Bold**_ and italic_', '- One', '  - Inner', '1. First', '[~Link~](https://example.org/?a=1&b=2)']);
  });

  test('Word', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body><!--StartFragment--><h1>Heading<o:p></o:p></h1><p class=MsoNormal>Text with <b>bold</b>, <i>italic</i> and
      H<sub>2</sub>O<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Bullet<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='mso-list:l1 level2 lfo2'><span style='mso-list:Ignore'>a.<span>&nbsp;</span></span>Numbered</p><!--EndFragment--></body></html>`;
    expect(textOf(html)).toEqual(['**Heading**', 'Text with **bold**, _italic_ and H,,2,,O', '- Bullet', '  1. Numbered']);
  });

  test('PowerPoint', () => {
    const html = `<div v:shape="Content" class=O style='mso-line-spacing:"90 50 0"'><span style='mso-special-format:bullet;position:absolute'>•</span><span style='font-size:28pt'>First point</span></div><div class=O><span style="mso-special-format:numbullet3\\,1">1.</span><span>Second</span></div>`;
    expect(textOf(html)).toEqual(['- First point', '1. Second']);
  });

  test('a spreadsheet', () => {
    const clip = read(
      '<table><tbody><tr><th>Name</th><th>Sum</th></tr><tr><td rowspan="2">A</td><td>1</td></tr><tr><td>2<br>3</td></tr></tbody></table>',
    );
    const draft = emptyDraft();
    if (clip) pasteInto(draft, clip);
    const [table] = draft.presentation.root.children;
    expect(table).toMatchObject({
      kind: 'table',
      hasHeader: true,
      rows: [{ cells: [{}, {}] }, { cells: [{ rowSpan: 2 }, {}] }, { cells: [{}] }],
    });
    expect(textsOf(draft, table?.id ?? '')).toEqual(['Name', 'Sum', 'A', '1', '2\n3']);
  });

  test('words before and after a table', () => {
    const clip = read(
      '<p>Before</p><table><tr><td><p>One</p><table><tr><td>Inner</td></tr></table></td></tr></table><div>After<div>that</div></div>',
    );
    const draft = emptyDraft();
    if (clip) pasteInto(draft, clip);
    expect(draft.presentation.root.children.map(({ kind, id }) => [kind, ...textsOf(draft, id)])).toEqual([
      ['text', 'Before'],
      ['table', 'One\nInner'],
      ['text', 'After\nthat'],
    ]);
    const [one, two] = draft.presentation.root.children;
    expect(one && two && one.y < two.y).toBe(true);
  });

  test('space is as a browser shows it', () => {
    expect(textOf('  a \n b <b> c</b><span> </span>d<br>e<br></p><pre>x\n  y</pre>')).toEqual(['a b **c** d\ne', 'x\n  y']);
  });
});

describe('a hostile page', () => {
  test.each<[string, string, string[]]>([
    [
      'scripts',
      '<script>alert(1)</script><style>p{}</style><p onclick="alert(1)">Text<img src=x onerror=alert(1)></p><svg><text>x</text></svg>',
      ['Text'],
    ],
    [
      'links',
      '<a href="javascript:alert(1)">a</a> <a href=" JaVaScript:x">b</a> <a href="/admin">c</a> <a href="//evil">d</a> <a href="data:x">e</a>',
      ['a b c d e'],
    ],
    [
      'safe links',
      '<a href="MAILTO:a@example.org">a</a><a href=" http://example.org ">b</a>',
      ['[a](MAILTO:a@example.org)[b](http://example.org)'],
    ],
    ['what nobody sees', '<p style="display:none">no</p><p style="visibility:hidden">no</p><template>no</template><p>yes</p>', ['yes']],
    ['control characters', '<p>a\u0000b\u0007c\u2028d</p>', ['abc\nd']],
  ])('loses %s', (_name, html, expected) => {
    expect(textOf(html).map((line) => line.replaceAll('\ufffd', ''))).toEqual(expected);
  });

  test('may be deep, long, or not a page at all', () => {
    const draft = emptyDraft();
    for (const html of [
      '<div>'.repeat(3000) + 'x',
      '<p>x</p>'.repeat(12_000),
      '<table>'.repeat(100),
      '<<<>>&&&;<![CDATA[x',
      `<td colspan=-5 rowspan=1e9>x`,
    ]) {
      const clip = read(html, 'plain');
      if (clip) pasteInto(draft, clip);
    }
    expect(draft.entries.size).toBeGreaterThan(2);
    expect(readIncoming({ html: 'x'.repeat(20_000_001), files: [] }, parseHtml)).toMatchObject({ refusal: { rule: 'too-much-to-paste' } });
  });

  test.each(Array.from({ length: 40 }, (_, seed) => seed))('made of pieces at random, %i, can be pasted', (seed) => {
    const chance = new Chance(seed);
    const pieces = [
      '<p>',
      '</p>',
      '<ul><li>',
      '</li></ul>',
      '<ol>',
      '<table><tr><td>',
      '</td>',
      '<tr>',
      '</table>',
      '<a href="javascript:x">',
      '<a href="https://a.b">',
      '</a>',
      'Text ',
      '&nbsp;',
      '&#0;',
      '<br>',
      '<script>',
      '</script>',
      '<b style="font-weight:1e9">',
      '<p style="mso-list:l0 level9">',
      '"',
      '<!--',
      '-->',
      '<div data-lectern="{}">',
      '\ud800',
      '<td colspan="99999">',
      '<pre>\n',
    ];
    const clip = read(Array.from({ length: 60 }, () => chance.among(pieces)).join(''));
    const draft = emptyDraft();
    if (clip) pasteInto(draft, clip);
    expect(JSON.stringify(draft.presentation)).not.toMatch(/javascript|<script/);
  });
});

describe('what we write as HTML', () => {
  const draft = draftOf({
    assets: { p: { source: 'p.png', alt: 'A picture' } },
    root: {
      id: 'root',
      children: [
        { kind: 'text', id: 'title', y: 0, styleClass: 'title', paragraphs: ['A <title> & "more"'] },
        {
          kind: 'text',
          id: 'list',
          y: 500,
          paragraphs: [
            { runs: ['One'], listType: 'BULLET' },
            { runs: [{ text: 'Inner', link: 'https://example.org/?a=1&b=2' }], listType: 'NUMBER', level: 1 },
            { runs: [{ text: 'Two', weight: 700, isItalic: true }], listType: 'BULLET' },
            'After',
          ],
        },
        { kind: 'table', id: 'table', y: 1000, rows: [['a', { paragraphs: 'b', columnSpan: 2 }]], hasHeader: true },
        { kind: 'image', id: 'image', y: 2000, asset: 'p' },
      ],
    },
    path: [{ id: 's', to: 'title', notes: 'Only for the speaker' }],
  });
  const clip = copy(draft, select(draft, ['title', 'list', 'table', 'image']), 'there');
  const { html, plain, json } = written(draft, clip);

  test('is semantic, in reading order', () => {
    expect(html.replace(/^<div data-lectern="[^"]*">|<\/div>$/g, '')).toBe(
      '<h1>A &lt;title&gt; &amp; &quot;more&quot;</h1>' +
        '<ul><li>One<ol><li><a href="https://example.org/?a=1&amp;b=2">Inner</a></li></ol></li><li><em><strong>Two</strong></em></li></ul><p>After</p>' +
        '<table><tbody><tr><th><p>a</p></th><th colspan="2"><p>b</p></th></tr></tbody></table><p>A picture</p>',
    );
  });

  test('says the same in plain text', () => {
    expect(plain).toBe('A <title> & "more"\n• One\na. Inner\n• Two\nAfter\na\nb\nA picture');
  });

  test('comes back as it was, also where only HTML is carried, but without the speaker’s notes', () => {
    const back = read(html);
    expect(back).toMatchObject({ kind: 'objects', of: 'there', steps: [{ id: 's', notes: '' }] });
    const ours = readIncoming({ json, html: '<p>other</p>', files: [] }, parseHtml);
    expect(ours && 'clip' in ours && ours.clip).toMatchObject({ steps: [{ notes: 'Only for the speaker' }] });
    expect(html).not.toContain('Only for the speaker');
    expect(back?.kind === 'objects' && back.objects.map(({ id }) => id)).toEqual(['title', 'list', 'table', 'image']);
  });

  test('of a part of a text is that part', () => {
    const source = open();
    const part = copy(source, { kind: 'text', within: { parent: 'root' }, id: 'a', anchor: 2, focus: 4 }, 'there');
    expect(written(source, part)).toMatchObject({ plain: 'el', html: expect.stringContaining('<p>el</p>') });
    expect(read(written(source, part).html)).toMatchObject({ kind: 'text', paragraphs: [{ runs: [{ text: 'el' }] }] });
  });
});

describe('what is read first', () => {
  const picture = new File(['x'], 'x.png', { type: 'image/png' });

  test.each<[string, Parameters<typeof readIncoming>[0], unknown]>([
    [
      'HTML before plain text',
      { html: '<p>html</p>', plain: 'plain', files: [picture] },
      { clip: { paragraphs: [{ runs: [{ text: 'html' }] }] } },
    ],
    [
      'plain text if our own cannot be read',
      { json: '{}', plain: 'plain\r\ntext\n', files: [] },
      { clip: { paragraphs: [{ runs: [{ text: 'plain' }] }, { runs: [{ text: 'text' }] }] } },
    ],
    ['a picture if a page has nothing but it', { html: '<img src="https://example.org/x.png">', files: [picture] }, { files: [picture] }],
    ['nothing of other files', { files: [new File(['x'], 'x.exe', { type: 'application/octet-stream' })] }, undefined],
  ])('%s', (_name, incoming, expected) => {
    expect({ found: readIncoming(incoming, parseHtml) }).toMatchObject({ found: expected });
  });

  test('a clip that is too large is refused, and not pasted as text', () => {
    const objects = Array.from({ length: 10_001 }, () => ({ kind: 'group' }));
    const json = JSON.stringify({ format: 'lectern', version: 1, kind: 'objects', of: '', objects });
    expect(readIncoming({ json, plain: 'text', files: [] }, parseHtml)).toEqual({
      refusal: { rule: 'too-many-to-paste', detail: '10000' },
    });
  });

  const rowsOf = (rows: number, cells: number) => `<table>${`<tr>${'<td>x</td>'.repeat(cells)}</tr>`.repeat(rows)}</table>`;
  test.each<[string, Parameters<typeof readIncoming>[0]]>([
    ['paragraphs of a page', { html: '<p>x</p>'.repeat(10_001), files: [] }],
    ['letters in other forms', { html: `<p>${'<b>x</b><i>y</i>'.repeat(25_001)}</p>`, files: [] }],
    ['lines', { plain: 'x\n'.repeat(10_001), files: [] }],
    ['cells with words', { html: `<p>x</p>${rowsOf(101, 100)}`, files: [] }],
    ['rows', { html: rowsOf(1001, 1), files: [] }],
    ['columns', { html: rowsOf(1, 201), files: [] }],
  ])('[SITE-5] of too many %s, the first come, and it is known that there are more', (_name, incoming) => {
    expect(readIncoming(incoming, parseHtml)).toMatchObject({ clip: { isPartial: true } });
  });

  test.each<[string, Parameters<typeof readIncoming>[0]]>([
    ['page', { html: `${'<p>x</p>'.repeat(10_000)}<p> </p><script>y</script>`, files: [] }],
    ['text', { plain: 'x\n'.repeat(10_000), files: [] }],
    ['table', { html: rowsOf(1000, 1), files: [] }],
  ])('all of a %s that is just small enough comes', (_name, incoming) => {
    const found = readIncoming(incoming, parseHtml);
    expect(found && 'clip' in found && found.clip.isPartial).toBeUndefined();
  });
});
