import type { SceneObject } from '#model/presentation/presentation.ts';
import { useDeskState } from '../editor-context.tsx';
import { BoxSection } from './box-section.tsx';
import { ChartSection, CodeSection, FormulaSection } from './content-sections.tsx';
import { FillSection, FrameSection, LineSection, OpacitySection, ShapeSection, StrokeSection } from './look-sections.tsx';
import { PictureSection } from './picture-section.tsx';
import { Later, onDemand } from '../parts/later.tsx';
import { StateLines } from '../parts/state-lines.tsx';
import { TableSection } from './table-section.tsx';
import { TextSections } from './text-sections.tsx';
import { LinkSection, WordsSection } from './words-sections.tsx';

const MediaSection = onDemand(async () => (await import('../../../editing/media/media-section.tsx')).MediaSection);

/** The properties of one object: first what only its kind has. */
export function ObjectPanel({ object }: { object: SceneObject }) {
  const theme = useDeskState(({ presentation }) => presentation.theme);
  return (
    <>
      <StateLines objects={[object]} />
      <OwnSections object={object} />
      <BoxSection object={object} />
      <FillSection objects={[object]} theme={theme} />
      <StrokeSection objects={[object]} theme={theme} />
      <OpacitySection objects={[object]} />
      <WordsSection object={object} />
      <LinkSection object={object} />
    </>
  );
}

function OwnSections({ object }: { object: SceneObject }) {
  switch (object.kind) {
    case 'topic':
    case 'frame':
      return <FrameSection object={object} />;
    case 'text':
      return <TextSections object={object} />;
    case 'shape':
      return <ShapeSection object={object} />;
    case 'line':
      return <LineSection object={object} />;
    case 'image':
      return <PictureSection image={object} />;
    case 'table':
      return <TableSection table={object} />;
    case 'chart':
      return <ChartSection chart={object} />;
    case 'code':
      return <CodeSection code={object} />;
    case 'video':
      return (
        <Later>
          <MediaSection video={object} />
        </Later>
      );
    case 'drawing':
      return object.formula ? <FormulaSection /> : null;
    default:
      return null;
  }
}
