import type { ObjectId } from '#model/presentation/presentation.ts';
import type { XmlElement } from '../../xml/xml.ts';
import type { LookContext } from '../look/make-context.ts';
import type { Fill } from '../slide-context.ts';
import type { Range } from '../text/split-text.ts';
import type { Lineage } from './placeholders.ts';
import type { Space } from './placement.ts';

/** Where shapes are being read: on a slide, its layout or its master, in a group or a diagram. */
export interface ShapeScope {
  context: LookContext;
  space: Space;
  lineage: Lineage;
  /** The master's `p:titleStyle`, `p:bodyStyle` and `p:otherStyle`, and `p:defaultTextStyle`. */
  styles: { title?: XmlElement | undefined; body?: XmlElement | undefined; other?: XmlElement | undefined; usual?: XmlElement | undefined };
  /** Reading a layout or a master: it contributes its shapes, but not its placeholders. */
  isLent: boolean;
  /** The fill for `a:grpFill`. */
  groupFill?: Fill | undefined;
  /** The fill for `useBgFill`. */
  background?: Fill | undefined;
  /** The number of enclosing groups. */
  depth: number;
  /** Object ids by shape ids, for builds. */
  ids: Map<string, ObjectId>;
  /** By shape id, the paragraphs that appear on their own. */
  builds: ReadonlyMap<string, readonly Range[]>;
  /** How many more objects the presentation may have. */
  budget: { left: number };
}
