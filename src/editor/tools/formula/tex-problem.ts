import TexError from '@mathjax/src/js/input/tex/TexError.js';
import { FormulaError, type FormulaProblem } from './formula-problem.ts';

const kinds: Readonly<Record<string, FormulaProblem['kind']>> = {
  UndefinedControlSequence: 'unknown',
  UnknownEnv: 'environment',
  InvalidEnv: 'environment',
  EnvBadEnd: 'ending',
  EnvMissingEnd: 'ending',
  MissingBeginExtraEnd: 'ending',
  MissingArgFor: 'argument',
  MissingArgForColumn: 'argument',
  MissingBoxFor: 'argument',
  MissingCloseBracket: 'argument',
  MissingOrUnrecognizedDelim: 'argument',
  TokenNotFoundForCommand: 'argument',
  ExtraCloseLooking: 'braces',
  ExtraCloseMissingOpen: 'braces',
  ExtraOpenMissingClose: 'braces',
  MissingCloseBrace: 'braces',
  ExtraLeftMissingRight: 'fences',
  ExtraMiddle: 'fences',
  MissingLeftExtraRight: 'fences',
  DoubleExponent: 'scripts',
  DoubleExponentPrime: 'scripts',
  DoubleSubscripts: 'scripts',
  MissingOpenForSub: 'scripts',
  MissingOpenForSup: 'scripts',
  MissingScript: 'scripts',
  CommandNotAllowedInEnv: 'place',
  CommandOnlyAllowedInEnv: 'place',
  ExtraAlignTab: 'place',
  Misplaced: 'place',
  MisplacedLimits: 'place',
  MisplacedMoveRoot: 'place',
  BracketMustBeDimension: 'measure',
  MissingColumnDimOrUnits: 'measure',
  MissingDimOrUnits: 'measure',
  MaxBufferSize: 'hard',
  MaxColumns: 'hard',
  MaxMacroSub1: 'hard',
  MaxMacroSub2: 'hard',
  MaxTemplateSubs: 'hard',
};

/** What went wrong, in a form that can be told to people. */
export function problemOf(error: unknown): FormulaProblem {
  if (error instanceof FormulaError) return error.problem;
  // Nested so deeply that there is no room left to count.
  if (error instanceof RangeError || (error instanceof Error && error.name === 'InternalError')) return { kind: 'hard' };
  const words = error instanceof TexError || error instanceof Error ? error.message : '';
  const kind = (error instanceof TexError && kinds[error.id]) || 'other';
  switch (kind) {
    case 'unknown':
    case 'argument':
    case 'measure':
    case 'place':
      return { kind, name: /\\(?:[a-z]+\*?|.)|&/iu.exec(words)?.[0] ?? '' };
    case 'environment':
      return { kind, name: /'(.*)'/.exec(words)?.[1] ?? '' };
    case 'ending':
      return { kind, name: /\{(.*?)\}/.exec(words)?.[1] ?? '' };
    case 'other':
    case 'sign':
      return { kind: 'other', name: words.slice(0, 200) };
    default:
      return { kind };
  }
}
