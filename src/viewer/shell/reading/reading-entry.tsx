import type { ViewerText } from '#contract/viewer.ts';
import type { ChartObject, Presentation, SceneObject, TableObject } from '#model/presentation/presentation.ts';
import type { Paragraph } from '#model/presentation/texts.ts';
import { use, type ReactNode } from 'react';
import { ShellContext } from '../shell-context.ts';
import { described } from './reading.css.ts';

/** One object of the canvas as text. Renders nothing for an object without any. */
export function ReadingEntry({
  object,
  presentation,
  text,
}: {
  object: SceneObject;
  presentation: Presentation;
  text: ViewerText;
}): ReactNode {
  switch (object.kind) {
    case 'text':
      return (
        <div lang={object.language} dir={object.direction}>
          <Paragraphs paragraphs={object.paragraphs} />
        </div>
      );
    case 'table':
      return <Table table={object} />;
    case 'chart':
      return <ChartTable chart={object} />;
    case 'code':
      return (
        <pre dir="ltr">
          <code>{object.code}</code>
        </pre>
      );
    case 'link':
      return object.link?.kind === 'address' ? (
        <p>
          <ReadingLink href={object.link.href}>{object.label || object.alt || object.link.href}</ReadingLink>
        </p>
      ) : null;
    case 'unreadable':
      return <p className={described}>{object.alt ?? text('viewer.unreadable')}</p>;
    default: {
      const asset = object.kind === 'image' || object.kind === 'video' ? presentation.assets[object.asset] : undefined;
      const alt = object.alt ?? asset?.alt;
      return alt ? (
        <p className={described}>
          {text('viewer.image')}: {alt}
        </p>
      ) : null;
    }
  }
}

const hasWords = (paragraphs: readonly Paragraph[]) => paragraphs.some(({ runs }) => runs.some((run) => run.text.trim() !== ''));

/** Consecutive items of the same kind of list form one list. */
function Paragraphs({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  const blocks: Paragraph[][] = [];
  for (const paragraph of paragraphs) {
    if (!hasWords([paragraph])) continue;
    const last = blocks.at(-1);
    if (last && paragraph.listType !== undefined && last[0]?.listType === paragraph.listType) last.push(paragraph);
    else blocks.push([paragraph]);
  }
  return blocks.map((block, place) => {
    const [first] = block;
    const items = block.map((paragraph, item) => (
      <li key={item} lang={paragraph.language}>
        <Runs paragraph={paragraph} />
      </li>
    ));
    if (first?.listType === 'BULLET') return <ul key={place}>{items}</ul>;
    if (first?.listType === 'NUMBER')
      return (
        <ol key={place} start={first.start}>
          {items}
        </ol>
      );
    return (
      <p key={place} lang={first?.language}>
        {first && <Runs paragraph={first} />}
      </p>
    );
  });
}

/** Not in the tab order while the text is hidden. */
function ReadingLink({ href, children }: { href: string; children: ReactNode }) {
  const isReading = use(ShellContext)?.isReading ?? true;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      tabIndex={isReading ? undefined : -1}
      data-event="presentation-link"
      data-event-address={href}
    >
      {children}
    </a>
  );
}

const Runs = ({ paragraph: { runs } }: { paragraph: Paragraph }) =>
  runs.map((run, place) =>
    run.link?.kind === 'address' ? (
      <ReadingLink key={place} href={run.link.href}>
        {run.text}
      </ReadingLink>
    ) : (
      run.text
    ),
  );

function Table({ table: { rows, hasHeader, alt } }: { table: TableObject }) {
  return (
    <table>
      {alt && <caption>{alt}</caption>}
      <tbody>
        {rows.map(({ cells }, row) => (
          <tr key={row}>
            {cells.map(({ paragraphs, columnSpan, rowSpan }, column) => {
              const Cell = hasHeader && row === 0 && hasWords(paragraphs) ? 'th' : 'td';
              return (
                <Cell key={column} colSpan={columnSpan} rowSpan={rowSpan} {...(Cell === 'th' && { scope: 'col' })}>
                  <Paragraphs paragraphs={paragraphs} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A header without words would tell screen readers nothing. */
const Header = ({ scope, children }: { scope: 'col' | 'row'; children: string | number }) =>
  String(children).trim() === '' ? <td /> : <th scope={scope}>{children}</th>;

function ChartTable({ chart: { title, alt, categories, series, unit } }: { chart: ChartObject }) {
  const longest = Math.max(0, ...series.map(({ values }) => values.length));
  return (
    <table>
      <caption>
        {title}
        {alt && ` ${alt}`}
      </caption>
      <thead>
        <tr>
          <td />
          {series.map(({ name }, place) => (
            <Header key={place} scope="col">
              {name || title}
            </Header>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: longest }, (_, row) => (
          <tr key={row}>
            <Header scope="row">{categories[row] ?? series[0]?.x?.[row] ?? row + 1}</Header>
            {series.map(({ values, x }, place) => {
              const value = values[row] ?? null;
              // If each series has its own x values, show them with the value.
              const at = place > 0 && x ? `${x[row] ?? ''}: ` : '';
              return <td key={place}>{value === null ? '' : `${at}${value}${unit}`}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
