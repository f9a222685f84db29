import type { IncomingHttpHeaders } from 'node:http';
import { translatorOf } from '#locale/translate.ts';
import { languageOf } from '../../../http/input/language.ts';
import type { WholeAnswer } from '../../../http/fast-lane/lane.ts';
import { Problem, problemDetail, problemTitle, type ProblemCode } from '../../../http/problems.ts';

export type LaneProblem = Extract<
  ProblemCode,
  'badRequest' | 'wrongForm' | 'methodNotAllowed' | 'tooLarge' | 'wrongType' | 'tooMany' | 'away'
>;
export type ExplainProblem = (code: LaneProblem, asked: IncomingHttpHeaders, headers?: Record<string, string>) => WholeAnswer;

/** Same format as problems elsewhere, in the visitor's language; each answer is built once. */
export function createExplainProblem(securityHeaders: Record<string, string>): ExplainProblem {
  const written = new Map<string, WholeAnswer>();
  const write = (code: LaneProblem, language: ReturnType<typeof languageOf>): WholeAnswer => {
    const [text, { status }] = [translatorOf(language), new Problem(code)];
    const body = Buffer.from(
      JSON.stringify({ type: `about:blank#${code}`, title: text(problemTitle(code)), status, detail: text(problemDetail(code)), code }),
    );
    return {
      status,
      headers: {
        ...securityHeaders,
        'content-type': 'application/problem+json; charset=utf-8',
        'content-length': String(body.length),
        'cache-control': 'no-store',
      },
      body,
    };
  };
  return (code, asked, headers = {}) => {
    const language = languageOf(asked);
    const key = `${code} ${language}`;
    let answer = written.get(key);
    if (!answer) written.set(key, (answer = write(code, language)));
    return { ...answer, headers: { ...answer.headers, ...headers } };
  };
}
