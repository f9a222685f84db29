import { useDeskState } from '../editor-context.tsx';
import { Later, onDemand } from '../parts/later.tsx';

const PenBar = onDemand(async () => (await import('./pen-bar.tsx')).PenBar);

/** Above the canvas, while somebody draws by hand. */
export function PenPlace() {
  const tool = useDeskState((state) => state.tool);
  if (tool.kind !== 'pen') return null;
  return (
    <Later>
      <PenBar pen={tool} />
    </Later>
  );
}
