import { languagesIcon, userIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import { routes } from '#contract/routes.ts';
import { CallToAction } from '../../../site/call-to-action.tsx';
import { SiteLayout } from '../../../site/site-layout.tsx';
import { Feature } from '../../landing/feature.tsx';
import { DepthFigure } from '../../landing/figures/depth-figure.tsx';
import { HostFigure } from '../../landing/figures/host-figure.tsx';
import type { Page } from '../../page.ts';
import { CopyFigure } from '../figures/copy-figure.tsx';
import { LinkFigure } from '../figures/link-figure.tsx';
import { PageFigure } from '../figures/page-figure.tsx';
import { page as pageClass } from '../parts/hero.css.ts';
import { Hero } from '../parts/hero.tsx';
import { Points } from '../parts/points.tsx';
import { features } from './product-page.css.ts';
import { Wall } from './wall.tsx';

const points = { search: 'search', play: 'play', embed: 'code', access: userIcon, languages: languagesIcon, counts: 'heart' } as const;

function ProductPage() {
  const text = useText();
  const names = Object.keys(points) as (keyof typeof points)[];
  const templates = { label: text('product.templates'), href: routes.templates };
  const explore = { label: text('product.explore'), href: routes.explore };
  return (
    <SiteLayout>
      <div className={pageClass}>
        <Hero layout="over" title={text('product.hero.title')} lead={text('product.hero.lead')} action={templates} secondary={explore}>
          <Wall />
        </Hero>
        <ol className={features}>
          <Feature number={1} title={text('landing.canvas.title')} text={text('landing.canvas.text')}>
            <DepthFigure />
          </Feature>
          <Feature number={2} title={text('product.page.title')} text={text('product.page.text')}>
            <PageFigure />
          </Feature>
          <Feature number={3} title={text('product.link.title')} text={text('product.link.text')}>
            <LinkFigure />
          </Feature>
          <Feature number={4} title={text('product.copy.title')} text={text('product.copy.text')}>
            <CopyFigure />
          </Feature>
          <Feature number={5} title={text('landing.host.title')} text={text('landing.host.text')} isLast>
            <HostFigure />
          </Feature>
        </ol>
        <Points
          title={text('product.more.title')}
          points={names.map((name) => ({
            icon: points[name],
            title: text(`product.more.${name}.title`),
            text: text(`product.more.${name}.text`),
          }))}
        />
        <CallToAction title={text('landing.end.title')} action={templates} secondary={explore}>
          {text('landing.end.text')}
        </CallToAction>
      </div>
    </SiteLayout>
  );
}

export const page: Page<'product'> = {
  areas: ['landing', 'product'],
  title: (_props, text) => text('product.title'),
  description: (_props, text) => text('product.description'),
  Component: ProductPage,
};
