import { useText } from '#app/client/frame.tsx';
import type { MediaTools } from '#editor/tools/media/media-tools.ts';
import type { VideoObject } from '#model/presentation/presentation.ts';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Choices } from '../../pages/editor/controls/choices.tsx';
import { Section } from '../../pages/editor/controls/section.tsx';
import { useEditor, useInspect } from '../../pages/editor/editor-context.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SwitchField } from '../../ui/field/check-field.tsx';
import { FileButton } from '../file-button.tsx';
import * as styles from './media.css.ts';

/** Of a film or a recording: how it plays, and what it looks like before that. */
export function MediaSection({ video }: { video: VideoObject }) {
  const text = useText();
  const { load } = useEditor();
  const inspect = useInspect();
  const { id, isSound = false } = video;
  const [tools, setTools] = useState<MediaTools>();
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => void load.media().then(setTools, reportError), [load]);
  return (
    <Section title={text(isSound ? 'editorObjects.sound' : 'editorObjects.video')}>
      {tools && <Preview key={video.asset} video={video} address={tools.addressOf(video)} player={player} />}
      <Choices
        label={text('editorObjects.video.start')}
        value={video.startsItself ? 'step' : 'click'}
        onChoose={(start) => inspect.set([id], { startsItself: start === 'step' })}
        choices={[
          { value: 'click', label: text('editorObjects.video.start.click') },
          { value: 'step', label: text('editorObjects.video.start.step') },
        ]}
      />
      <SwitchField
        label={text('editorObjects.video.isLooping')}
        checked={video.isLooping}
        onChange={({ target }) => inspect.set([id], { isLooping: target.checked })}
      />
      {!isSound && (
        <SwitchField
          label={text('editorObjects.video.isMuted')}
          checked={video.isMuted}
          onChange={({ target }) => inspect.set([id], { isMuted: target.checked })}
        />
      )}
      {tools && !isSound && (
        <>
          <BusyButton onPress={async () => player.current && tools.takePoster(id, player.current)}>
            {text('editorObjects.video.poster.frame')}
          </BusyButton>
          <FileButton accept="image/*" onChoose={(file) => tools.setPoster(id, file)}>
            {text('editorObjects.video.poster.choose')}
          </FileButton>
          {video.poster !== undefined && (
            <Button tone="outline" size="sm" isWide onClick={() => tools.removePoster(id)}>
              {text('editorObjects.video.poster.remove')}
            </Button>
          )}
        </>
      )}
      {tools && (
        <FileButton accept="video/*,audio/*" onChoose={(file) => tools.replace(id, file)}>
          {text('editorObjects.media.replace')}
        </FileButton>
      )}
    </Section>
  );
}

interface PreviewProps {
  video: VideoObject;
  address: string | undefined;
  player: RefObject<HTMLVideoElement | null>;
}

/** The browser's own player. */
function Preview({ video, address, player }: PreviewProps) {
  const text = useText();
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <p className={styles.hint}>{text('editorObjects.media.unplayable')}</p>;
  const shared = { src: address, controls: true, preload: 'metadata', onError: () => setFailed(true) } as const;
  const label = text('editorObjects.media.preview');
  return video.isSound ? (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- for whoever has brought it
    <audio {...shared} className={styles.sound} aria-label={label} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- as above
    <video {...shared} ref={player} className={styles.player} playsInline aria-label={label} />
  );
}

function BusyButton({ onPress, children }: { onPress: () => Promise<unknown>; children: ReactNode }) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await onPress();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button tone="outline" size="sm" isWide isBusy={isBusy} onClick={() => void press()}>
      {children}
    </Button>
  );
}
