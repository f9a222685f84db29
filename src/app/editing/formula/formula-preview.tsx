import type { FormulaDrawing, FormulaNode } from '#editor/tools/formula/trace-formula.ts';
import { useId } from 'react';
import * as styles from './formula.css.ts';

/** CSS pixels for a thousandth of the size of the letters. */
const UNIT = 0.032;

/** A formula in the colour of the text around it. */
export function FormulaPreview({ drawing: { viewBox, nodes }, label }: { drawing: FormulaDrawing; label: string }) {
  const { x, y, width, height } = viewBox;
  return (
    <svg
      className={styles.drawing}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width * UNIT}
      height={height * UNIT}
      role="img"
      aria-label={label}
    >
      {nodes.map((node, place) => (
        <Node key={place} node={node} />
      ))}
    </svg>
  );
}

function Node({ node }: { node: FormulaNode }) {
  const id = useId();
  if (node.kind === 'path' && 'fill' in node) return <path d={node.d} />;
  if (node.kind === 'path') {
    const { d, strokeWidth, dash, cap } = node;
    return <path className={styles.line} d={d} strokeWidth={strokeWidth} strokeDasharray={dash?.join(' ')} strokeLinecap={cap} />;
  }
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        {node.clip.map(({ d }) => (
          <path key={d} d={d} />
        ))}
      </clipPath>
      {node.children.map((child, place) => (
        <Node key={place} node={child} />
      ))}
    </g>
  );
}
