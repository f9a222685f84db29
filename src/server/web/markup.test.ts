import { Window } from 'happy-dom';
import { languages } from '#locale/language.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberOf, type TestMember } from '../testing/test-member.ts';
import { addPresentation } from '../testing/test-rows.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { visitorOf, type TestVisitor } from '../testing/test-visitor.ts';

const forVisitors = [
  '/',
  '/login',
  '/signup/',
  '/login/forgot/',
  '/login/reset/?token=abc',
  '/signup/confirm/?token=abc&id=abc',
  '/explore/',
  '/explore/search/?search=deep',
  '/user/owner/',
  '/nothing',
  '/presentation-template/',
  '/gallery/',
  '/product/',
  '/video',
  '/video/explore/',
  '/edu/prezi-video-edu',
  '/contact/billing/',
  '/contact/abuse/deck/',
  '/p/deck/deck/',
  '/developers/embed/',
];
const forMembers = [
  '/dashboard/next/',
  '/dashboard/next/?trash=1',
  '/dashboard/next/?layout=list',
  '/settings/',
  '/settings/authenticator/',
  '/login/confirm/',
  '/logout',
  '/p/details/deck/',
  '/p/edit/deck/',
];

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await startTestServer({ environment: { DEMO: 'none', BRAND_NAME: 'Rostrum' } });
  member = await memberOf(server, 'owner');
  await member.post('/settings/authenticator/start/', {});
  await addPresentation(server.foundation.database.pool, { oid: 'deck', owner: 'owner' });
});
afterAll(() => server.close());

/** A key of the catalogue instead of its text. */
const key =
  /\b(site|ui|landing|account|access|editor|settings|security|problem|product|dev|mail|explore|share|view|viewer|library|imports|insights|pdf)\.[a-z]\w+(\.\w+)?\b(?!\.(org|com|json))/;

/** The product's own name instead of the site's. `Lectern.scan()` is what the script for other sites is called. */
const otherBrand = /Lectern(?!\.\w+\()/;

type Document = Window['document'];
type Found = ReturnType<Document['querySelectorAll']>[number];

const textOf = (element: Found): string => {
  const pictures = [...element.querySelectorAll('img[alt], svg [role="img"], [aria-label]')];
  return [element.textContent, ...pictures.map((one) => one.getAttribute('alt') ?? one.getAttribute('aria-label') ?? '')].join('').trim();
};

/** Whether assistive technology has a name for it. */
function isNamed(element: Found, document: Document): boolean {
  const label = element.getAttribute('aria-label')?.trim();
  const labelled = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
  if (label || labelled.some((id) => document.getElementById(id)?.textContent.trim())) return true;
  if (element.id && document.querySelector(`label[for="${element.id}"]`)?.textContent.trim()) return true;
  return Boolean(element.closest('label')?.textContent.trim() || element.getAttribute('title') || textOf(element));
}

const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'];

/** The rules that depend on a page's texts and structure, and not on how a browser lays it out. */
function listProblems(html: string, language: string): string[] {
  const window = new Window({
    settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
  });
  // Whatever is preloaded would be fetched.
  window.document.write(html.replaceAll(/<link rel="preload"[^>]*>/g, ''));
  const { document } = window;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const where = (element: Found) => element.outerHTML.slice(0, 120);
  const ids = all('[id]').map(({ id }) => id);
  const problems = [
    ...(document.documentElement.lang === language ? [] : [`the language is ${document.documentElement.lang}`]),
    ...(document.title.trim() === '' ? ['no title'] : []),
    ...(all('h1').length === 1 ? [] : [`${all('h1').length} main headings`]),
    ...(all('main').length === 1 ? [] : [`${all('main').length} main regions`]),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} stands twice`),
    ...all('img:not([alt])').map((image) => `no alternative text: ${where(image)}`),
    ...all('a[href], button, summary, input:not([type="hidden"]), select, textarea, iframe')
      .filter((element) => !element.closest('[aria-hidden="true"], [hidden]') && !isNamed(element, document))
      .map((element) => `no name: ${where(element)}`),
    ...references.flatMap((name) =>
      all(`[${name}]`).flatMap((element) =>
        (element.getAttribute(name) ?? '')
          .split(' ')
          .filter((id) => id !== '' && !ids.includes(id))
          .map((id) => `${name} points nowhere: ${id}`),
      ),
    ),
    ...all('title, body :not(script, style)')
      .filter((element) => !element.closest('code'))
      .flatMap((element) => [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ''))
      .flatMap((text) => [
        ...(key.test(text) ? [`a key instead of its text: ${text}`] : []),
        ...(otherBrand.test(text) ? [`another brand: ${text}`] : []),
      ]),
  ];
  void window.happyDOM.close();
  return problems;
}

/** Axe looks at three languages in a browser (e2e/accessibility.spec.ts). */
describe.each(languages)('[BASE-1] in %s', (language) => {
  const expectSound = async (visitor: TestVisitor, path: string) => {
    const { text } = await visitor.get(path, {
      cookie: [...visitor.cookies, ['django_language', language]].map((pair) => pair.join('=')).join('; '),
    });
    expect(listProblems(text, language), path).toEqual([]);
  };

  test('every public page has a language, a title, one main heading, names and texts for everything', async () => {
    const visitor = visitorOf(server);
    expect.assertions(forVisitors.length);
    for (const path of forVisitors) await expectSound(visitor, path);
  });

  test('the embedded viewer links to the site by its name', async () => {
    const { text } = await visitorOf(server).get('/p/embed/deck/', { 'accept-language': language });
    const [link] = /<a [^>]*data-event-place="viewer-start"[^>]*>[^<]*/.exec(text) ?? [];
    expect(link).toMatch(/Rostrum/);
  });

  test('so has every page for members', async () => {
    await server.foundation.database.pool.query('update person set language = null');
    expect.assertions(forMembers.length);
    for (const path of forMembers) await expectSound(member, path);
  });
});
