import type { AssetId, ObjectId, OrderKey } from '../presentation/presentation.ts';
import type { TextChange } from './text/text-change.ts';

/**
 * One change to a document, as it is sent and kept. It names what it changes by id, so that it means the same after the changes of others.
 * Values are those of a document, and are checked like it.
 */
export type Operation =
  | AddOperation
  | SetOperation
  | MoveOperation
  | RemoveOperation
  | TextOperation
  | StepOperation
  | ThemeOperation
  | BackgroundOperation
  | AssetOperation;

/** New values by field; null for none. `style/size` is a field within a field. */
export type Fields = Readonly<Record<string, unknown>>;

/** Among the children of a group or topic, or in a layer of the background. */
export type Place = { readonly parent: ObjectId } | { readonly layer: string };

/** With its id, its order, and everything in it. */
export interface AddOperation {
  readonly kind: 'add';
  readonly into: Place;
  readonly object: unknown;
}

/**
 * Of an object, of the table cell or chart series `part` in it, or of the presentation itself. In the new rows or series of an object, one
 * that it has already is named by `{ id }` alone, and stays as it is.
 */
export interface SetOperation {
  readonly kind: 'set';
  readonly id?: ObjectId | undefined;
  readonly part?: string | undefined;
  readonly fields: Fields;
}

/** To another parent, or to another place among its siblings. Its placement stays the same numbers. */
export interface MoveOperation {
  readonly kind: 'move';
  readonly id: ObjectId;
  readonly into: Place;
  readonly order: OrderKey;
}

/** With everything in it. Links to it go, and steps that would have nothing left to show. */
export interface RemoveOperation {
  readonly kind: 'remove';
  readonly id: ObjectId;
}

/** Of a text, a table cell (`part`) or a code object. */
export interface TextOperation {
  readonly kind: 'text';
  readonly id: ObjectId;
  readonly part?: string | undefined;
  readonly change: TextChange;
}

type ItemChange = { readonly add: unknown } | { readonly set: Fields } | { readonly remove: true };

/** Of which there is always at least one. */
export type StepOperation = { readonly kind: 'step'; readonly id: string } & ItemChange;

/** Of the palette, the fonts or the text styles. */
export interface ThemeOperation {
  readonly kind: 'theme';
  readonly fields: Fields;
}

/** Its fill, or one of its layers, which comes and goes with its objects. */
export type BackgroundOperation =
  | { readonly kind: 'background'; readonly fill: unknown }
  | ({ readonly kind: 'background'; readonly layer: string } & ItemChange);

/** Null removes it. */
export interface AssetOperation {
  readonly kind: 'asset';
  readonly id: AssetId;
  readonly asset: unknown;
}

/** Why an operation cannot be applied. */
export type Rule =
  | 'unknown-object'
  | 'unknown-part'
  | 'unknown-parent'
  | 'unknown-step'
  | 'unknown-layer'
  | 'unknown-asset'
  | 'unknown-field'
  | 'unknown-target'
  | 'invalid-value'
  | 'invalid-order'
  | 'taken-id'
  | 'fixed'
  | 'cycle'
  | 'in-use'
  | 'too-deep'
  | 'too-far'
  | 'too-many-objects'
  | 'too-many-steps'
  | 'too-many-layers'
  | 'too-many-assets'
  | 'too-much-text'
  | 'beyond-the-end'
  | 'first-paragraph'
  | 'split-character';

/** An operation that breaks a rule. The draft is as it was. */
export class Refusal extends Error {
  readonly rule: Rule;
  /** The field, id or limit in question. */
  readonly detail: string | undefined;

  constructor(rule: Rule, detail?: string) {
    super(detail === undefined ? rule : `${rule}: ${detail}`);
    this.rule = rule;
    this.detail = detail;
  }
}
