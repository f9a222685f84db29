import { kinds } from './charts/kinds.ts';
import { newCharts } from './charts/new-charts.ts';
import { options } from './charts/options.ts';
import { solids } from './charts/solids.ts';
import type { Construct, Topic } from './construct.ts';
import { diagrams } from './diagrams/diagrams.ts';
import { backgrounds } from './looks/backgrounds.ts';
import { effects } from './looks/effects.ts';
import { fills } from './looks/fills.ts';
import { geometry } from './looks/geometry.ts';
import { lines } from './looks/lines.ts';
import { pictures } from './objects/pictures.ts';
import { placeholders } from './objects/placeholders.ts';
import { placing } from './objects/placing.ts';
import { tables } from './objects/tables.ts';
import { show } from './show/show.ts';
import { timings } from './show/timing.ts';
import { bodies } from './texts/bodies.ts';
import { letters } from './texts/letters.ts';
import { paragraphs } from './texts/paragraphs.ts';

const topics: Readonly<Record<string, Topic>> = {
  fill: fills,
  line: lines,
  geometry,
  effect: effects,
  background: backgrounds,
  placing,
  picture: pictures,
  placeholder: placeholders,
  table: tables,
  body: bodies,
  paragraph: paragraphs,
  letters,
  chart: kinds,
  'chart-3d': solids,
  'chart-option': options,
  'new-chart': newCharts,
  diagram: diagrams,
  show,
  timing: timings,
};

/** All constructs, by `topic/name`. */
export const constructs: ReadonlyMap<string, Construct> = new Map(
  Object.entries(topics).flatMap(([topic, members]) =>
    Object.entries(members).map(([name, construct]) => [`${topic}/${name}`, construct] as const),
  ),
);
