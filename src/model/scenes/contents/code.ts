import { box, scenesOf, type WireObject } from '../visual-scene.ts';

const scene = scenesOf('code');

const code = (codeLanguage: string, lines: readonly string[], more: WireObject = {}): WireObject => ({
  kind: 'code',
  ...box(960, 540, 1680, 900),
  codeLanguage,
  code: lines.join('\n'),
  fontSize: 52,
  ...more,
});

export const codeScenes = [
  scene('typescript', 'TypeScript with numbered and marked lines', [
    code(
      'ts',
      [
        '/** Light left at a depth in metres. */',
        'export function lightAt(depth: number): number {',
        '  const clarity = 0.04; // per metre',
        '  if (depth < 0) throw new Error(`Above: ${depth}`);',
        "  return Math.exp(-clarity * depth); // 'e'",
        '}',
      ],
      { hasLineNumbers: true, highlightedLines: [3, 5] },
    ),
  ]),
  scene('python', 'Python', [
    code('python', [
      'from dataclasses import dataclass',
      '',
      '@dataclass',
      'class Dive:',
      '    """One descent."""',
      '    depth: float = 200.0',
      '',
      '    def light(self) -> float:',
      "        return 0.96 ** self.depth if self else None  # f'{x}'",
    ]),
  ]),
  scene('sql', 'SQL', [
    code('sql', [
      '-- Deepest dives of a year',
      'select name, max(depth) as deepest',
      'from dives',
      "where began >= date '2026-01-01' and depth > 1000",
      'group by name',
      'order by deepest desc limit 10;',
    ]),
  ]),
  scene('html', 'HTML', [
    code('html', [
      '<!-- A figure -->',
      '<figure class="wide">',
      '  <img src="reef.webp" alt="A reef" width="640">',
      '  <figcaption>Light &amp; shadow</figcaption>',
      '</figure>',
    ]),
  ]),
  scene('json', 'JSON', [
    code('json', [
      '{',
      '  "depth": 10920,',
      '  "isDark": true,',
      '  "animals": ["anglerfish", null],',
      '  "note": "\\"quoted\\" and \\u00e9"',
      '}',
    ]),
  ]),
  scene('rust', 'Rust', [
    code('rust', [
      'fn main() {',
      '    let depth: f64 = 1e3;',
      '    match depth as i32 {',
      '        0..=200 => println!("sun"),',
      '        _ => println!("dark {depth}"), // \'static',
      '    }',
      '}',
    ]),
  ]),
  scene('css', 'CSS', [
    code('css', [
      '.sea > p::before {',
      "  content: '≈';",
      '  color: #0ea5e9;',
      '  margin: 0 auto calc(1rem + 2px) !important;',
      '}',
      '@media (min-width: 60em) { /* wide */ }',
    ]),
  ]),
  scene('bash', 'Shell', [
    code('bash', [
      '#!/bin/sh',
      'for depth in 200 1000 4000; do',
      '  echo "At ${depth} m: $(light "$depth")" | tee -a log.txt',
      'done # end',
    ]),
  ]),
  scene('unknown', 'A language nobody knows', [code('brainfog', ['BEGIN "a string" 42', '   tabs\tand\tmore', 'END // no comment'])]),
  scene('long', 'More lines, and a longer line, than there is room for', [
    code(
      'js',
      Array.from({ length: 26 }, (_none, place) =>
        place === 4
          ? `log(${JSON.stringify('a rather long line that goes on and on, ')}, depth, light, pressure, temperature, salinity);`
          : `dive(${place * 100});`,
      ),
      { hasLineNumbers: true, fontSize: 40 },
    ),
  ]),
  scene('japanese', 'Japanese and emoji in code', [
    code('ts', ["const greeting = 'こんにちは 🌊';", '// 深さはメートルで', 'const 深さ = 200;']),
  ]),
];
