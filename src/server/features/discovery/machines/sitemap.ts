import { presentationPath } from '#contract/presentation/presentation-address.ts';
import { profilePath, routes } from '#contract/routes.ts';
import type { DiscoveryStore } from './discovery.store.ts';
import { xmlDeclaration, xmlElement } from './xml.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Presentations per part; each adds at most two addresses, its own and its owner's. */
const IDS_A_PART = 5000;
/** One more for the site's own pages; search engines refuse a longer index. */
const PARTS_AN_INDEX = 49_999;

const pages = [
  routes.landing,
  routes.explore,
  routes.templates,
  routes.gallery,
  routes.product,
  routes.video,
  routes.videoExplore,
  routes.videoEdu,
  routes.developersEmbed,
];

const partPath = (part: string) => routes.sitemapPart.replace(':part', part);
const indexPath = (number: number) => (number === 1 ? routes.sitemap : partPath(`index-${number}.xml`));

interface Options {
  store: DiscoveryStore;
  origin: string;
  idsAPart?: number;
  partsAnIndex?: number;
}

/** Everything search engines may index, in parts small enough for them. Undefined if there is no such part. */
export function createSitemap({ store, origin, idsAPart = IDS_A_PART, partsAnIndex = PARTS_AN_INDEX }: Options) {
  const entry = (path: string, modifiedAt?: Date) =>
    `<url>${xmlElement('loc', origin + path)}${modifiedAt ? xmlElement('lastmod', modifiedAt.toISOString()) : ''}</url>`;
  const set = (entries: string[]) => `${xmlDeclaration}\n<urlset ${namespace}>\n${entries.join('\n')}\n</urlset>\n`;
  const countIndexes = async () => Math.max(1, Math.ceil((await store.lastId()) / idsAPart / partsAnIndex));

  async function writeIndex(number: number): Promise<string | undefined> {
    const last = Math.ceil((await store.lastId()) / idsAPart);
    const from = (number - 1) * partsAnIndex;
    if (number > 1 && from >= last) return undefined;
    const filled = await store.filledSpans({ from, to: Math.min(last, from + partsAnIndex) }, idsAPart);
    const parts = [...(number === 1 ? ['pages.xml'] : []), ...filled.map((span) => `presentations-${span + 1}.xml`)];
    return `${xmlDeclaration}\n<sitemapindex ${namespace}>\n${parts.map((part) => `<sitemap>${xmlElement('loc', origin + partPath(part))}</sitemap>`).join('\n')}\n</sitemapindex>\n`;
  }

  async function writePresentations(number: number): Promise<string | undefined> {
    const span = { from: (number - 1) * idsAPart + 1, to: number * idsAPart + 1 };
    const [presentations, people] = await Promise.all([store.listPresentations(span), store.listPeople(span)]);
    if (presentations.length === 0) return undefined;
    return set([
      ...presentations.map((one) => entry(presentationPath(one), one.modifiedAt)),
      ...people.map(({ oid, modifiedAt }) => entry(profilePath(oid), modifiedAt)),
    ]);
  }

  return {
    writeIndex,
    async writePart(part: string): Promise<string | undefined> {
      if (part === 'pages.xml') return set(pages.map((path) => entry(path)));
      const [, kind, number] = /^(index|presentations)-([1-9]\d{0,8})\.xml$/.exec(part) ?? [];
      if (number === undefined) return undefined;
      return kind === 'index' ? writeIndex(Number(number)) : writePresentations(Number(number));
    },
    /** Absolute addresses. */
    listIndexes: async () => Array.from({ length: await countIndexes() }, (_, index) => origin + indexPath(index + 1)),
  };
}
