import type { DrawingNode } from '../../presentation/drawing.ts';
import type { ChartObject, CodeObject, ImageObject, SceneObject, TableObject, Theme } from '../../presentation/presentation.ts';
import type { Measure, MeasuredText, TextLayout } from '../../text/layout.ts';
import type { Bidi } from '../../text/writing/bidi.ts';
import type { PaintLabels } from '../labels.ts';

/** The three things the painter can draw; everything else is composed of them, in the object's coordinates, bottom to top. */
export type Form =
  | { kind: 'drawing'; nodes: DrawingNode[] }
  | {
      kind: 'text';
      layout: TextLayout;
      x: number;
      y: number;
      /** Prefix for the names of its parts. */ part?: string;
      /** Degrees, clockwise about its corner. */ turn?: number;
    }
  | {
      kind: 'image';
      asset: string;
      crop: ImageObject['crop'];
      mask: ImageObject['mask'];
      flip?: ImageObject['flip'];
      x: number;
      y: number;
      width: number;
      height: number;
      isOptional?: boolean;
    };

/** Charts, code, tables and right-to-left text, which many presentations lack: a browser loads them only when needed. */
export interface RichForms {
  chart(object: ChartObject, kit: FormKit): Form[];
  code(object: CodeObject, kit: FormKit): Form[];
  table(object: TableObject, kit: FormKit): Form[];
  bidi: Bidi;
}

export interface FormKit {
  theme: Theme;
  /** BCP 47. */
  language: string;
  measure: Measure;
  labels: PaintLabels | undefined;
  rich: RichForms | undefined;
  /** What is known of the layout of texts. */
  measured?: { get(object: SceneObject): MeasuredText | undefined } | undefined;
}
