import type { ObjectId } from '#model/presentation/presentation.ts';
import type { XmlElement } from '../../xml/xml.ts';
import type { LookContext } from '../look/make-context.ts';
import type { Fill } from '../slide-context.ts';
import type { Lineage } from './placeholders.ts';
import type { Space } from './placement.ts';

/** Where shapes are being read: on a slide, its layout, its master, in a group or a diagram. */
export interface ShapeScope {
  context: LookContext;
  space: Space;
  lineage: Lineage;
  /** `p:titleStyle`, `p:bodyStyle`, `p:otherStyle` of the master, and `p:defaultTextStyle`. */
  styles: { title?: XmlElement | undefined; body?: XmlElement | undefined; other?: XmlElement | undefined; usual?: XmlElement | undefined };
  /** Layouts and masters lend their shapes, not their placeholders. */
  isLent: boolean;
  /** What `a:grpFill` means. */
  groupFill?: Fill | undefined;
  /** What `useBgFill` means. */
  background?: Fill | undefined;
  /** Groups around. */
  depth: number;
  /** Ids of objects by ids of shapes, for builds. */
  ids: Map<string, ObjectId>;
  /** How many more objects the presentation may hold. */
  budget: { left: number };
}
