import type { Point } from '#model/geometry/matrix.ts';
import { CanvasWords } from './said/canvas-words.tsx';
import { SeveralBar } from './several/several-bar.tsx';
import { CommandMenu } from '../pages/editor/commands/command-menu.tsx';
import { Notices } from '../pages/editor/header/notices.tsx';
import { Later } from '../pages/editor/parts/later.tsx';
import { Minimap } from '../pages/editor/stage/minimap.tsx';

/** What nobody needs for the first change: it comes after the first frame, in one file. */
export function AfterOpening({ menuAt }: { menuAt: Point | undefined }) {
  return (
    <>
      <Notices />
      <CanvasWords />
      <Minimap />
      <SeveralBar />
      {menuAt && (
        <Later isQuiet>
          <CommandMenu at={menuAt} />
        </Later>
      )}
    </>
  );
}
