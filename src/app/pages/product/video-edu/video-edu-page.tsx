import { fileIcon, linkIcon, lockIcon, serverIcon, userIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import { sampleVideos } from '#contract/presentation/sample-videos.ts';
import { CallToAction } from '../../../site/call-to-action.tsx';
import { SiteLayout } from '../../../site/site-layout.tsx';
import type { Page } from '../../page.ts';
import { FilmPlayer } from '../parts/film-player.tsx';
import { FilmRow } from '../parts/film-row.tsx';
import { page as pageClass } from '../parts/hero.css.ts';
import { Hero } from '../parts/hero.tsx';
import { Points } from '../parts/points.tsx';

const points = {
  reuse: 'copy',
  transcript: fileIcon,
  classroom: linkIcon,
  account: userIcon,
  private: lockIcon,
  host: serverIcon,
} as const;
const lesson = sampleVideos.find(({ name }) => name === 'sound-of-colour') ?? sampleVideos[0];

function VideoEduPage() {
  const text = useText();
  const names = Object.keys(points) as (keyof typeof points)[];
  const templates = { label: text('product.templates'), href: routes.templates };
  const gallery = { label: text('product.gallery'), href: routes.gallery };
  return (
    <SiteLayout>
      <div className={pageClass}>
        <Hero title={text('product.edu.hero.title')} lead={text('product.edu.hero.lead')} action={templates} secondary={gallery}>
          <FilmPlayer video={lesson} />
        </Hero>
        <Points
          title={text('product.edu.points.title')}
          points={names.map((name) => ({
            icon: points[name],
            title: text(`product.edu.${name}.title`),
            text: text(`product.edu.${name}.text`),
          }))}
        />
        <FilmRow title={text('product.edu.films.title')} names={['pocket-planetarium', 'how-a-forest-talks', 'reading-the-land']} />
        <CallToAction title={text('product.edu.end.title')} action={gallery} secondary={templates}>
          {text('product.edu.end.text')}
        </CallToAction>
      </div>
    </SiteLayout>
  );
}

export const page: Page<'videoEdu'> = {
  areas: ['product'],
  title: (_props, text) => text('product.edu.title'),
  description: (_props, text) => text('product.edu.description'),
  Component: VideoEduPage,
};
