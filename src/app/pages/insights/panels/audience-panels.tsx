import { compassIcon, keyIcon, linkIcon, mailIcon } from '#app/ui/icon/page-icons.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import type { Device, InsightNumbers, Source } from '#contract/analytics/insights.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { countryName, languageName } from '../words/names.ts';
import { originsOf } from '../words/rank.ts';
import { Hints } from '../hints/hints.tsx';
import { CodeBadge, RankedPanel } from './ranked-panel.tsx';

const sourceIcons: Record<Source, IconName> = {
  search: 'search',
  site: compassIcon,
  embed: 'code',
  direct: linkIcon,
  email: mailIcon,
  social: 'share',
  link: keyIcon,
  referrer: 'globe',
};

interface AudienceProps {
  numbers: InsightNumbers;
}

export function OriginsPanel({ numbers }: AudienceProps) {
  const text = useText();
  const { embedSites, referrers, hints } = numbers;
  const nameOf = (source: Source) =>
    source === 'embed' && embedSites > 0 ? text('insights.embedsOn', { count: embedSites }) : text(`insights.source.${source}`);
  return (
    <RankedPanel
      title={text('insights.sources')}
      of={text('insights.source')}
      items={originsOf(numbers).map(({ source, host, count }) => ({
        key: `${source} ${host}`,
        lead: <Icon name={sourceIcons[source]} />,
        name: host || nameOf(source),
        count,
      }))}
      rest={referrers.rest}
      empty={text('insights.sources.empty')}
    >
      <Hints hints={hints} kinds={['unshared']} />
    </RankedPanel>
  );
}

export function CountriesPanel({ numbers }: AudienceProps) {
  const text = useText();
  const { language } = useFrame();
  const { named, rest } = numbers.countries.named.some(({ name }) => name !== '') ? numbers.countries : { named: [], rest: 0 };
  return (
    <RankedPanel
      title={text('insights.countries')}
      of={text('insights.country')}
      tells="share"
      items={named.map(({ name, count }) => ({
        key: name,
        lead: <CodeBadge code={name} />,
        name: countryName(name, language, text),
        count,
      }))}
      rest={rest}
      empty={text('insights.countries.empty')}
    />
  );
}

export function EmbedsPanel({ numbers: { embeds, hints } }: AudienceProps) {
  const text = useText();
  return (
    <RankedPanel
      title={text('insights.embeds')}
      of={text('insights.site')}
      most={6}
      items={embeds.named.map(({ name, count }) => ({ key: name, name: name || text('insights.unknown'), count }))}
      rest={embeds.rest}
      empty={text('insights.embeds.empty')}
    >
      <Hints hints={hints} kinds={['embed']} />
    </RankedPanel>
  );
}

export function LanguagesPanel({ numbers: { languages } }: AudienceProps) {
  const text = useText();
  const { language } = useFrame();
  return (
    <RankedPanel
      title={text('insights.languages')}
      of={text('insights.language')}
      tells="share"
      most={6}
      items={languages.named.map(({ name, count }) => ({
        key: name,
        lead: <CodeBadge code={name.slice(0, 2)} />,
        name: languageName(name, language, text),
        count,
      }))}
      rest={languages.rest}
      empty={text('insights.empty')}
    />
  );
}

const devicePaths: Record<Device, string> = {
  desktop: 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 21h8M12 17v4',
  phone: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 18h.01',
  tablet: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 18h.01',
  other: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M8 12h.01M12 12h.01M16 12h.01',
};

export function DevicesPanel({ numbers: { devices, hints } }: AudienceProps) {
  const text = useText();
  return (
    <RankedPanel
      title={text('insights.devices')}
      of={text('insights.device')}
      tells="share"
      items={devices.map(({ device, count }) => ({
        key: device,
        lead: <Glyph path={devicePaths[device]} />,
        name: text(`insights.device.${device}`),
        count,
      }))}
      empty={text('insights.empty')}
    >
      <Hints hints={hints} kinds={['phones']} />
    </RankedPanel>
  );
}

// Not part of the site's icons: only this page needs them.
const Glyph = ({ path }: { path: string }) => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
