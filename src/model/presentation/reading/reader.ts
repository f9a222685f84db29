import type { Link } from '../link.ts';
import type { Asset, AssetId, SceneObject } from '../presentation.ts';
import type { Problem, ProblemCode } from '../problem.ts';

/** What one document may hold. Far above what people make, far below what hurts. */
export const limits = {
  problems: 1000,
  /** Of JSON, whatever it means. */
  depth: 300,
  values: 5_000_000,
  objects: 100_000,
  /** Of objects in objects, and of parts of drawings. */
  nesting: 64,
  /** From the canvas to an object within objects, in and out. */
  zoom: 1e60,
  nodes: 200_000,
  assets: 10_000,
  steps: 10_000,
  runText: 200_000,
  text: 5_000_000,
};

export type Report = (place: string, code: ProblemCode, severity: Problem['severity'], detail?: string) => void;

/** One reading of one document: what has been found, and what is still to be looked up when everything is there. */
export class Reader {
  readonly problems: Problem[] = [];
  readonly objects: { object: SceneObject; place: string }[] = [];
  readonly links: { holder: { link?: Link | undefined }; place: string }[] = [];
  readonly assetUses: { id: string; place: string }[] = [];
  /** Known before the first object. */
  assets: Record<AssetId, Asset> = {};
  objectsLeft = limits.objects;
  nodesLeft = limits.nodes;
  textLeft = limits.text;
  /** Where the author finds what a migration has moved. */
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

/** Never between the two halves of a character. */
export const cutText = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, isHighHalf(text.charCodeAt(length - 1)) ? length - 1 : length);

const isHighHalf = (code: number) => code >= 0xd800 && code < 0xdc00;

export const pointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${cutText(String(part), 100).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
