import lighthouse, { desktopConfig, type Config, type Result } from 'lighthouse';
import { median } from '../figures.ts';

const ROUNDS = 3;
const EXAMPLES = 4;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audited {
  /** 0 to 100; medians. */
  scores: Record<(typeof categories)[number], number>;
  /** Audits that lost points or could be better, one line each. */
  imperfect: string[];
}

/** Runs Lighthouse on a page in the browser behind this debugging port. */
export async function audit(address: string, port: number, device: 'desktop' | 'mobile'): Promise<Audited> {
  const config: Config = device === 'desktop' ? desktopConfig : { extends: 'lighthouse:default' };
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const run = () => lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] }, config);
    const first = await run();
    // Its recording of a page fails now and then.
    const result = first?.lhr.runtimeError ? await run() : first;
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    results.push(result.lhr);
  }
  const scoreIn = (result: Result, category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const scoreOf = (category: string) => median(results.map((result) => scoreIn(result, category)));
  const middle = results.find((result) => scoreIn(result, 'performance') === scoreOf('performance'));
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    imperfect: middle ? listImperfect(middle) : [],
  };
}

const listImperfect = ({ categories: all, audits }: Result): string[] =>
  Object.values(all).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: name, weight }) => {
      const found = audits[name];
      // Null: informative, or not applicable.
      if (!found || found.score === null || found.score === 1) return [];
      const examples = listExamples(found.details);
      return [
        `${id} / ${name}: ${found.score}, weight ${weight}, ${found.displayValue ?? found.explanation ?? found.title}${examples && ` (${examples})`}`,
      ];
    }),
  );

/** Details differ between audits: collects whatever names an element, a file, a reason or an amount. */
function listExamples(details: unknown): string {
  const found: string[] = [];
  const amounts = ['wastedBytes', 'wastedMs', 'cacheLifetimeMs', 'reflowTime', 'duration', 'transferSize'];
  const visit = (value: unknown, name: string): void => {
    if (found.length >= EXAMPLES * 4 || value === null || value === undefined) return;
    if (typeof value === 'string' && ['url', 'snippet', 'reason', 'functionName'].includes(name))
      found.push(value.replace(/^https?:\/\/[^/]+/, '').slice(0, 90));
    else if (typeof value === 'number' && amounts.includes(name)) found.push(`${name} ${Math.round(value)}`);
    else if (Array.isArray(value)) for (const one of value.slice(0, EXAMPLES)) visit(one, name);
    else if (typeof value === 'object')
      for (const [key, one] of Object.entries(value)) if (key !== 'headings' && key !== 'debugData') visit(one, key);
  };
  visit(details, '');
  return found.join(', ');
}
