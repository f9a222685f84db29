import { isRightToLeft } from '#model/text/writing/right-to-left.ts';
import type { Player, PlayerState } from '../../player/player.ts';
import type { Layout } from '../../viewer.ts';
import { useShell } from '../shell-context.ts';
import { BarButton } from './bar-button.tsx';
import { bar, group, position, separator } from './bar.css.ts';
import { type Control, type ControlName, controlsOf } from './controls.ts';
import { type MenuEntry, MoreMenu } from './more-menu.tsx';
import { Track } from './track.tsx';

export function Bar() {
  const shell = useShell();
  const { viewer, state, text } = shell;
  const controls = controlsOf(shell);
  const { layout } = state;
  const mute: ControlName[] = viewer.options.files.videos.length > 0 ? ['mute'] : [];
  const { dialogs } = viewer.options;
  const inBar: Record<Layout, ControlName[]> = {
    large: ['overview', 'autoplay', 'captions', ...mute, ...dialogs],
    middle: ['overview', 'autoplay', 'captions', ...mute],
    small: ['overview'],
  };
  const inMenu: Record<Layout, ControlName[]> = {
    large: [],
    middle: [...dialogs, 'read', 'keys'],
    small: ['autoplay', 'captions', ...mute, ...dialogs, 'read', 'keys'],
  };
  return (
    <div className={bar} role="toolbar" aria-label={text('viewer.bar')}>
      <div className={group}>
        <PreviousButton />
        <NextButton />
      </div>
      <span className={separator} />
      <Track />
      <Position />
      <span className={separator} />
      <div className={group}>
        {inBar[layout].map((name) => (
          <ControlButton key={name} control={controls[name]} />
        ))}
        {inMenu[layout].length > 0 && <MoreMenu entries={inMenu[layout].map((name) => entryOf(controls[name]))} />}
        {viewer.canFillScreen && <ControlButton control={controls.fullscreen} />}
      </div>
    </div>
  );
}

export const entryOf = ({ icon, label, run, isOn }: Control): MenuEntry => ({
  icon,
  name: label,
  run,
  ...(isOn !== undefined && { isOn }),
});

export const ControlButton = ({
  control: { icon, name, label, keyName, isOn, run },
  className,
}: {
  control: Control;
  className?: string;
}) => (
  // Keeps its name when pressed: aria-pressed says the rest.
  <BarButton
    icon={icon}
    name={isOn === undefined ? name : label}
    hint={name}
    keyName={keyName}
    aria-pressed={isOn}
    onClick={run}
    {...(className && { className })}
  />
);

export function Position() {
  const { state, player, text } = useShell();
  return (
    <span className={position} dir="auto">
      {state.player.phase === 'overview'
        ? text('viewer.overview')
        : text('viewer.position', { stop: state.player.stop + 1, count: player.stops.length })}
    </span>
  );
}

export function PreviousButton({ className }: { className?: string }) {
  const { state, player, presentation, text } = useShell();
  const isFirst = state.player.step === 0 && !state.player.isLooping;
  return (
    <BarButton
      icon="arrowLeft"
      name={text('viewer.previous')}
      keyName={isRightToLeft(presentation.language) ? 'ArrowRight' : 'ArrowLeft'}
      aria-disabled={isFirst || undefined}
      onClick={() => player.previous()}
      {...(className && { className })}
    />
  );
}

export function NextButton({ className }: { className?: string }) {
  const { state, player, presentation, text } = useShell();
  const title = titleAhead(player, state.player);
  return (
    <BarButton
      icon="arrowRight"
      name={text('viewer.next')}
      hint={title && text('viewer.next.named', { title })}
      keyName={isRightToLeft(presentation.language) ? 'ArrowLeft' : 'ArrowRight'}
      onClick={() => player.next()}
      {...(className && { className })}
    />
  );
}

/** The title of the stop the next move leads to, if it leads to one. */
function titleAhead({ stops }: Player, { step, stop }: PlayerState): string | undefined {
  const next = stops[stop + 1];
  return next?.step === step + 1 && next.title ? next.title : undefined;
}
