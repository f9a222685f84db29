import { plusIcon, routeIcon, sparklesIcon } from '#app/ui/icon/page-icons.ts';
import { useText } from '#app/client/frame.tsx';
import type { AvatarColour } from '#contract/person.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { cardGrid } from '../../../ui/card/card.css.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { CircularProgress, Progress } from '../../../ui/feedback/progress.tsx';
import { CardSkeleton, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { pair, row, stack } from './dev-ui.css.ts';
import { Panel } from './panel.tsx';

const people: [initials: string, colour: AvatarColour][] = [
  ['MO', 0],
  ['IB', 1],
  ['SN', 2],
  ['JS', 3],
  ['AW', 4],
  ['TV', 5],
  ['W', 6],
  ['WA', 7],
  ['?', 'grey'],
];

export function AvatarPanel() {
  return (
    <Panel title="dev.avatars" span="five">
      <div className={row}>
        {people.map(([initials, colour]) => (
          <Avatar key={colour} avatar={{ initials, colour, picture: null }} />
        ))}
      </div>
      <div className={row}>
        <Avatar size="xs" avatar={{ initials: 'MO', colour: 0, picture: null }} />
        <Avatar size="sm" avatar={{ initials: 'MO', colour: 1, picture: null }} />
        <Avatar size="md" avatar={{ initials: 'MO', colour: 2, picture: null }} />
        <Avatar size="lg" avatar={{ initials: 'MO', colour: 3, picture: null }} />
        <Avatar size="xl" avatar={{ initials: 'MO', colour: 5, picture: null }} />
        <Avatar size="lg" avatar={{ initials: 'MO', colour: 5, picture: '/art/topography.svg' }} name="Marisol Okafor" />
      </div>
    </Panel>
  );
}

export function BannerPanel() {
  const text = useText();
  return (
    <Panel title="dev.banners" span="seven">
      <Banner isDismissible icon={sparklesIcon}>
        {text('dev.banner.info')}
      </Banner>
      <Banner tone="success" title={text('dev.banner.success.title')} isDismissible>
        {text('dev.banner.success')}
      </Banner>
      <Banner tone="warning" title={text('dev.banner.warning.title')}>
        {text('dev.banner.warning')}
      </Banner>
      <Banner tone="danger" title={text('dev.banner.danger.title')} isDismissible>
        {text('dev.banner.danger')}
      </Banner>
    </Panel>
  );
}

export function ProgressPanel() {
  const text = useText();
  return (
    <Panel title="dev.progress" span="seven">
      <div className={pair}>
        <Progress label={text('dev.progress.label')} detail={text('dev.progress.detail')} value={0.75} />
        <Progress label={text('dev.progress.unknown')} />
        <div className={row}>
          <CircularProgress label={text('dev.progress.unknown')} />
          <CircularProgress label={text('dev.progress.label')} value={0.75} />
          <CircularProgress label={text('dev.progress.label')} value={0.4} tone="lamp" />
        </div>
        <div className={row}>
          <Skeleton shape="circle" />
          <Skeleton shape="title" width="half" />
        </div>
      </div>
    </Panel>
  );
}

export function EmptyPanel() {
  const text = useText();
  return (
    <Panel title="dev.empty" span="five">
      <EmptyState title={text('dev.empty.title')} level={3} action={<Button icon={plusIcon}>{text('dev.empty.action')}</Button>}>
        {text('dev.empty.text')}
      </EmptyState>
    </Panel>
  );
}

export function CardPanel() {
  const text = useText();
  const stops = (count: number) => (
    <>
      <Icon name={routeIcon} size={14} />
      {text('dev.card.stops', { count })}
    </>
  );
  return (
    <Panel title="dev.cards" span="full">
      <div className={cardGrid}>
        <Card
          href="#dev"
          title={text('dev.card.one')}
          thumbnail="/art/rays.svg"
          badge={stops(8)}
          actions={
            <>
              <Button tone="lamp" size="sm" icon="play">
                {text('dev.present')}
              </Button>
              <Button tone="outline" size="sm">
                {text('dev.edit')}
              </Button>
            </>
          }
          end={<IconButton icon="more" size="sm" label={text('dev.menu')} />}
        >
          {text('dev.card.edited')}
        </Card>
        <Card href="#dev" title={text('dev.card.two')} thumbnail="/art/topography.svg" badge={stops(1)}>
          <span className={row}>
            <Avatar size="xs" avatar={{ initials: 'AW', colour: 4, picture: null }} />
            Ada Whitlock
          </span>
        </Card>
        <Card href="#dev" title={text('dev.card.three')} thumbnail={null}>
          {text('dev.card.edited')}
        </Card>
        <div className={stack}>
          <CardSkeleton />
        </div>
      </div>
    </Panel>
  );
}
