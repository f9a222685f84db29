import type { Link } from '../link.ts';
import type { Asset, AssetId, SceneObject } from '../presentation.ts';
import type { Problem, ProblemCode } from '../problem.ts';

/** Limits for one document: far above what people make, far below what causes harm. */
export const limits = {
  problems: 1000,
  /** Of the raw JSON. */
  depth: 300,
  values: 5_000_000,
  objects: 100_000,
  /** Of objects within objects, and of nodes in drawings. */
  nesting: 64,
  /** Total scale from the canvas to a nested object, in both directions. */
  zoom: 1e60,
  nodes: 200_000,
  assets: 10_000,
  steps: 10_000,
  runText: 200_000,
  formula: 4000,
  text: 5_000_000,
};

export type Report = (place: string, code: ProblemCode, severity: Problem['severity'], detail?: string) => void;

/** State while reading one document: what was found, and what is left to check once everything is known. */
export class Reader {
  readonly problems: Problem[] = [];
  readonly objects: { object: Writable<SceneObject>; place: string }[] = [];
  readonly links: { holder: { link?: Link | undefined }; place: string }[] = [];
  readonly assetUses: { id: string; place: string }[] = [];
  /** Read before the first object. */
  assets: Record<AssetId, Asset> = {};
  objectsLeft = limits.objects;
  nodesLeft = limits.nodes;
  textLeft = limits.text;
  /** Maps a place to where the author wrote it, before migration. */
  placeInDocument = (place: string): string => place;
  #unheard = 0;

  readonly report: Report = (place, code, severity, detail) => {
    if (this.problems.length >= limits.problems) this.#unheard++;
    else
      this.problems.push({
        place: this.placeInDocument(place),
        code,
        severity,
        ...(detail !== undefined && { detail: cutText(detail, 100) }),
      });
  };

  allProblems(): Problem[] {
    return this.#unheard === 0
      ? this.problems
      : [...this.problems, { place: '', code: 'more', severity: 'warning', detail: String(this.#unheard) }];
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Never splits a surrogate pair. */
export const cutText = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, isHighHalf(text.charCodeAt(length - 1)) ? length - 1 : length);

const isHighHalf = (code: number) => code >= 0xd800 && code < 0xdc00;

export const pointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${cutText(String(part), 100).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A value that is still being made. Once it is part of a document, nothing changes it. */
export type Writable<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : { -readonly [Key in keyof T]: Writable<T[Key]> };
