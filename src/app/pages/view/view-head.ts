import { embedAddress } from '#contract/embed/embed-address.ts';
import { plainLine, shortened } from '#contract/embed/plain-line.ts';
import type { PageFrame } from '#contract/pages.ts';
import { profilePath, routes } from '#contract/routes.ts';
import type { ViewPageProps } from '#contract/presentation/view-page.ts';
import type { TranscriptTopic } from '#model/presentation/transcript/transcript.ts';
import type { PageHead } from '../../head/page-head.ts';

const LONGEST_DESCRIPTION = 200;
const player = { width: 1280, height: 720 };

/** The metadata of a presentation's page. If its address is not public, nothing in it reveals one. */
export function viewHead({ props, origin, brand }: PageFrame<'view'>): PageHead {
  const { canonical, openGraph } = props;
  const title = plainLine(props.title);
  const description = descriptionOf(props, title);
  const picture = openGraph && { ...openGraph, address: new URL(openGraph.address, origin).href, alt: title };
  const common: PageHead = {
    title,
    description,
    canonical,
    isIndexed: canonical !== null && props.isFindable,
    ...(picture && { picture }),
  };
  if (canonical === null) return common;
  const author = origin + profilePath(props.owner.oid);
  const shared: PageHead = {
    ...common,
    article: { published: props.published, modified: props.lastModified, author, tags: tagsOf(props) },
    // A player card needs a picture.
    ...(picture && { player: { ...player, address: origin + embedAddress(props.oid) } }),
    oembed: (['json', 'xml'] as const).map((format) => ({
      type: format === 'json' ? 'application/json+oembed' : 'text/xml+oembed',
      address: `${origin}${routes.oembed}?url=${encodeURIComponent(canonical)}&format=${format}`,
      title,
    })),
  };
  return common.isIndexed
    ? { ...shared, data: dataOf(props, { canonical, title, description, author, origin, brand, picture: picture?.address }) }
    : shared;
}

const tagsOf = ({ tags }: ViewPageProps) => [...new Set(tags.split(',').map(plainLine).filter(Boolean))];

/** The owner's description, or else how the transcript begins. */
function descriptionOf({ description, transcriptData }: ViewPageProps, title: string): string {
  const own = plainLine(description);
  if (own !== '') return shortened(own, LONGEST_DESCRIPTION);
  const lines: string[] = [];
  gatherLines(transcriptData, lines);
  return shortened(lines.filter((line) => line !== title).join(' '), LONGEST_DESCRIPTION);
}

function gatherLines({ texts, topics }: TranscriptTopic, lines: string[]): void {
  for (const { paragraphs } of texts) for (const { text } of paragraphs) lines.push(plainLine(text));
  // Only the beginning is needed.
  for (const topic of topics) if (lines.length <= LONGEST_DESCRIPTION) gatherLines(topic, lines);
}

interface Told {
  canonical: string;
  title: string;
  description: string;
  author: string;
  origin: string;
  brand: string;
  picture: string | undefined;
}

/** The schema.org data; presentations by teachers and students are learning resources. */
function dataOf(props: ViewPageProps, { canonical, title, description, author, origin, brand, picture }: Told): Record<string, unknown> {
  const { authorSegment, owner, published, lastModified, contentLanguage, thumbnail, likesCount, viewCount } = props;
  const isForLearning = authorSegment === 'teacher' || authorSegment === 'student';
  const counted = [
    ...(likesCount === undefined ? [] : [{ kind: 'LikeAction', count: likesCount }]),
    { kind: 'ViewAction', count: viewCount },
  ];
  const tags = tagsOf(props);
  return {
    '@context': 'https://schema.org',
    '@type': isForLearning ? ['PresentationDigitalDocument', 'LearningResource'] : 'PresentationDigitalDocument',
    '@id': canonical,
    url: canonical,
    name: title,
    ...(description !== '' && { description }),
    author: { '@type': 'Person', name: plainLine(owner.publicDisplayName), url: author },
    publisher: { '@type': 'Organization', name: brand, url: `${origin}/` },
    datePublished: published,
    dateModified: lastModified,
    ...(contentLanguage !== '' && { inLanguage: contentLanguage }),
    ...(tags.length > 0 && { keywords: tags }),
    ...(picture !== undefined && { image: picture }),
    ...(thumbnail !== null && { thumbnailUrl: new URL(thumbnail, origin).href }),
    interactionStatistic: counted.map(({ kind, count }) => ({
      '@type': 'InteractionCounter',
      interactionType: { '@type': kind },
      userInteractionCount: count,
    })),
    isAccessibleForFree: true,
    ...(isForLearning && { learningResourceType: 'Presentation' }),
  };
}
