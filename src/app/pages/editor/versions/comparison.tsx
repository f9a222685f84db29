import { useFrame, useText } from '#app/client/frame.tsx';
import type { Difference } from '#editor/tools/versions/differences.ts';
import type { OpenVersion } from '#editor/tools/versions/open-version.ts';
import type { Sight } from '#editor/tools/versions/sights.ts';
import type { Version } from '#editor/tools/versions/versions-api.ts';
import type { VersionsTools } from '#editor/tools/versions/versions-tools.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { IconButton } from '../../../ui/button/button.tsx';
import { useDesk, useDeskState } from '../editor-context.tsx';
import { Changes } from './changes.tsx';
import { leftIcon, rightIcon } from './version-icons.ts';
import { momentOf } from './version-times.ts';
import { VersionPicture } from './version-picture.tsx';
import * as styles from './comparison.css.ts';

interface ComparisonProps {
  tools: VersionsTools;
  open: OpenVersion;
  version: Version;
}

/** A version beside what is there now: the same view of both, and in words what has changed. */
export function Comparison({ tools, open, version }: ComparisonProps) {
  const text = useText();
  const { language } = useFrame();
  const presentation = useDeferredValue(useDeskState((state) => state.presentation));
  const differences = useMemo(() => (presentation === open.presentation ? [] : tools.differences(open)), [tools, open, presentation]);
  const [sight, setSight] = useState<Sight>({ kind: 'all' });
  const [now] = useState(() => Date.now());
  const [pointed, setPointed] = useState<Difference>();
  const marked = pointed ? [pointed] : differences;
  const time = momentOf(version.madeAt, now, language);
  const stops = (count: number) => text('editorPath.stops', { count });
  return (
    <>
      <div className={styles.pictures}>
        <VersionPicture
          tools={tools}
          open={open}
          sight={sight}
          differences={marked.filter(({ sort }) => sort !== 'added')}
          name={version.name ?? text('editorVersions.then')}
          time={time}
          stops={stops(open.presentation.path.length)}
          missing={text('editorVersions.notYet')}
        />
        <VersionPicture
          tools={tools}
          open={open}
          isNow
          sight={sight}
          differences={marked.filter(({ sort }) => sort !== 'removed')}
          name={text('editorVersions.now')}
          stops={stops(presentation.path.length)}
          missing={text('editorVersions.noLonger')}
        />
      </div>
      <SightBar tools={tools} open={open} sight={sight} onSee={setSight} />
      <Changes differences={differences} onPoint={setPointed} onSee={setSight} />
    </>
  );
}

interface SightProps {
  tools: VersionsTools;
  open: OpenVersion;
  sight: Sight;
  onSee: (sight: Sight) => void;
}

/** Goes along the path in both pictures, from the whole canvas to the last stop. */
function SightBar({ tools, open, sight, onSee }: SightProps) {
  const text = useText();
  const desk = useDesk();
  const steps = tools.steps(open);
  const sights: Sight[] = [{ kind: 'all' }, ...steps.map(({ id }) => ({ kind: 'step', step: id }) as const)];
  const here = sights.findIndex((one) =>
    one.kind === 'step' && sight.kind === 'step' ? one.step === sight.step : one.kind === sight.kind,
  );
  const { path } = desk.draft.presentation;
  const titleOf = (id: string) => [...path, ...open.presentation.path].find((step) => step.id === id)?.title.trim() ?? '';
  const words = () => {
    if (sight.kind === 'object') return text('editorVersions.sight.object');
    if (sight.kind === 'all') return text('editorVersions.sight.all');
    const title = titleOf(sight.step);
    const place = text('editorVersions.sight.step', { place: here, count: steps.length });
    return title ? `${place}: ${title}` : place;
  };
  const go = (by: 1 | -1) => {
    const next = sights[here < 0 ? 0 : here + by];
    if (next) onSee(next);
  };
  return (
    <div className={styles.sights} role="group" aria-label={text('editorVersions.sight')}>
      <IconButton
        icon={leftIcon}
        label={text('editorVersions.sight.previous')}
        aria-disabled={here === 0 || undefined}
        onClick={() => here !== 0 && go(-1)}
      />
      <span className={styles.sight} role="status" dir="auto">
        {words()}
      </span>
      <IconButton
        icon={rightIcon}
        label={text('editorVersions.sight.next')}
        aria-disabled={here === sights.length - 1 || undefined}
        onClick={() => go(1)}
      />
    </div>
  );
}
