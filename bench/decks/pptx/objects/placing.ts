import { cellsOf, type Topic } from '../construct.ts';
import { group, labelled, line, paragraph, preset, run, scheme, shape, solid, textBody, textBox } from '../markup.ts';

const pale = '<a:lumMod val="40000"/><a:lumOff val="60000"/>';

export const placing: Topic = {
  turned: (kit, box) =>
    cellsOf(box, 3, 2)
      .map((cell, at) =>
        labelled(
          kit,
          cell,
          solid(scheme[at] ?? 'accent1', pale),
          preset('homePlate'),
          `rot="${kit.chance.among([900_000, 2_700_000, 5_400_000, 10_800_000, 18_900_000])}"`,
        ),
      )
      .join(''),
  flipped: (kit, box) =>
    cellsOf(box, 3, 2)
      .map((cell, at) =>
        labelled(
          kit,
          cell,
          solid(scheme[at] ?? 'accent1', pale),
          preset('rtTriangle'),
          kit.chance.among(['flipH="1"', 'flipV="1"', 'flipH="1" flipV="1"', 'rot="5400000" flipH="1"']),
        ),
      )
      .join(''),
  groups: (kit, box) => {
    const inner = cellsOf(box, 2, 2).map((cell, at) => labelled(kit, cell, solid(scheme[at] ?? 'accent1', pale)));
    return group(kit, box, inner.join(''));
  },
  'scaled-groups': (kit, box) => {
    const child = { x: 0, y: 0, width: box.width * 2, height: box.height * 2 };
    const inner = cellsOf(child, 2, 2).map((cell, at) => labelled(kit, cell, solid(scheme[at] ?? 'accent1', pale)));
    return group(kit, box, inner.join(''), { child });
  },
  'turned-groups': (kit, box) => {
    const small = { x: box.x + box.width / 4, y: box.y + box.height / 4, width: box.width / 2, height: box.height / 2 };
    const inner = cellsOf(small, 2, 2).map((cell, at) => labelled(kit, cell, solid(scheme[at] ?? 'accent1', pale), preset('homePlate')));
    return group(kit, small, inner.join(''), { turn: kit.chance.among(['rot="1200000"', 'rot="5400000"', 'flipH="1"', 'flipV="1"']) });
  },
  'nested-groups': (kit, box) => {
    const [left, right] = cellsOf(box, 2, 1);
    if (!left || !right) return '';
    const half = (cell: typeof box) =>
      cellsOf(cell, 1, 2)
        .map((one, at) => labelled(kit, one, solid(scheme[at] ?? 'accent1', pale)))
        .join('');
    return group(kit, box, group(kit, left, half(left), { turn: 'rot="600000"' }) + group(kit, right, half(right)));
  },
  overlapping: (kit, box) =>
    [0, 1, 2, 3]
      .map((at) =>
        shape(kit, {
          box: {
            x: Math.round(box.x + (at * box.width) / 6),
            y: Math.round(box.y + (at * box.height) / 6),
            width: Math.round(box.width / 2),
            height: Math.round(box.height / 2),
          },
          look: solid(scheme[at] ?? 'accent1', '<a:alpha val="60000"/>'),
          body: textBody(paragraph(run(kit.say(1), 'sz="1400"', solid('tx1')))),
        }),
      )
      .join(''),
  hidden: (kit, box) =>
    cellsOf(box, 2, 2)
      .map((cell, at) => {
        const isHidden = at % 2 === 1;
        return shape(kit, {
          box: cell,
          look: solid('accent1', pale),
          attributes: isHidden ? 'hidden="1"' : '',
          body: textBody(paragraph(run(isHidden ? kit.hide(2) : kit.say(2), 'sz="1600"', solid('tx1')))),
        });
      })
      .join(''),
  'off-slide': (kit, box) =>
    textBox(kit, box, paragraph(run(kit.say(4), 'sz="1800"'))) +
    shape(kit, {
      box: { x: -4_000_000, y: 1_000_000, width: 3_000_000, height: 800_000 },
      look: solid('accent2'),
      body: textBody(paragraph(run(kit.hide(2), 'sz="1600"'))),
    }) +
    shape(kit, {
      box: { x: kit.size.width - 500_000, y: 3_000_000, width: 1_500_000, height: 900_000 },
      look: solid('accent3') + line('tx1'),
    }),
};
