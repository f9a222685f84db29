import type { PageFrame } from '#contract/pages.ts';
import { defaultLanguage, languages, parseLanguage } from '#locale/language.ts';
import { embedJson } from './embed-json.ts';
import { alternates, inLanguage, languageAsked, openGraphLocale } from './languages.ts';
import type { PageHead } from './page-head.ts';

interface HeadTagsProps {
  frame: Pick<PageFrame, 'address' | 'brand' | 'language'>;
  head: PageHead;
  title: string;
  description: string | undefined;
}

/** The tags that search engines, other sites and messengers read. */
export function HeadTags({ frame: { address, brand, language }, head, title, description }: HeadTagsProps) {
  const { canonical, isIndexed, article, picture, player, oembed = [], data } = head;
  const asked = languageAsked(address);
  const own = canonical !== null && asked ? inLanguage(canonical, asked) : canonical;
  const spoken = parseLanguage(language) ?? defaultLanguage;
  return (
    <>
      {own !== null && <link rel="canonical" href={own} />}
      {isIndexed &&
        canonical !== null &&
        alternates(canonical).map((one) => <link key={one.hreflang} rel="alternate" hrefLang={one.hreflang} href={one.address} />)}
      {oembed.map((one) => (
        <link key={one.type} rel="alternate" type={one.type} href={one.address} title={one.title} />
      ))}
      <Property name="og:title" content={title} />
      <Property name="og:description" content={description} />
      <Property name="og:type" content={article ? 'article' : 'website'} />
      <Property name="og:url" content={own} />
      <Property name="og:site_name" content={brand} />
      <Property name="og:locale" content={openGraphLocale(spoken)} />
      {isIndexed &&
        languages
          .filter((other) => other !== spoken)
          .map((other) => <Property key={other} name="og:locale:alternate" content={openGraphLocale(other)} />)}
      {picture && <PictureTags picture={picture} />}
      {article && <ArticleTags article={article} />}
      {player && <PlayerTags player={player} />}
      <meta name="twitter:card" content={player ? 'player' : picture ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: embedJson(data) }} />}
    </>
  );
}

const Property = ({ name, content }: { name: string; content: string | number | null | undefined }) =>
  content === null || content === undefined || content === '' ? null : <meta property={name} content={String(content)} />;

const PictureTags = ({ picture: { address, width, height, alt } }: { picture: NonNullable<PageHead['picture']> }) => (
  <>
    <Property name="og:image" content={address} />
    <Property name="og:image:width" content={width} />
    <Property name="og:image:height" content={height} />
    <Property name="og:image:alt" content={alt} />
    <meta name="twitter:image" content={address} />
    <meta name="twitter:image:alt" content={alt} />
  </>
);

const ArticleTags = ({ article: { published, modified, author, tags } }: { article: NonNullable<PageHead['article']> }) => (
  <>
    <Property name="article:published_time" content={published} />
    <Property name="article:modified_time" content={modified} />
    <Property name="article:author" content={author} />
    {tags.map((tag) => (
      <Property key={tag} name="article:tag" content={tag} />
    ))}
  </>
);

const PlayerTags = ({ player: { address, width, height } }: { player: NonNullable<PageHead['player']> }) => (
  <>
    <Property name="og:video" content={address} />
    {address.startsWith('https:') && <Property name="og:video:secure_url" content={address} />}
    <Property name="og:video:type" content="text/html" />
    <Property name="og:video:width" content={width} />
    <Property name="og:video:height" content={height} />
    <meta name="twitter:player" content={address} />
    <meta name="twitter:player:width" content={String(width)} />
    <meta name="twitter:player:height" content={String(height)} />
  </>
);
