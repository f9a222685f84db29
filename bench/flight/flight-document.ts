/** Topics of very different sizes on one canvas, filled with the same small objects: texts, shapes, pictures, arrows. */
const sizes = [2, 0.1, 1, 0.3, 3, 0.1, 0.6, 1.5, 0.2, 0.1];

export const canvas = { width: 32_000, height: 18_000 };
const topic = { width: 1600, height: 900 };

export function flightDocument(objects: number): object {
  const each = Math.round(objects / sizes.length);
  const columns = Math.ceil(Math.sqrt((each * 16) / 9));
  const rows = Math.ceil(each / columns);
  const cell = { width: topic.width / columns, height: topic.height / rows };
  const children = sizes.map((scale, place) => ({
    kind: 'topic',
    id: `topic-${place}`,
    title: `Topic ${place + 1}`,
    x: canvas.width * (0.15 + 0.7 * ((place % 5) / 4)),
    y: canvas.height * (0.25 + 0.5 * Math.floor(place / 5)) + (place % 2) * 900,
    rotation: place % 3 === 1 ? 20 : 0,
    scale,
    ...topic,
    frame: { shape: 'rounded', stroke: { color: 'accent2', width: 6 } },
    children: Array.from({ length: each }, (_, index) =>
      thing(`${place}-${index}`, index, {
        x: (index % columns) * cell.width + cell.width / 2,
        y: Math.floor(index / columns) * cell.height + cell.height / 2,
        width: cell.width * 0.8,
        height: cell.height * 0.7,
      }),
    ),
  }));
  return {
    schemaVersion: 2,
    title: 'A flight',
    language: 'en',
    assets: { photo: { kind: 'image', source: '/photo.png', width: 256, height: 144 } },
    root: { kind: 'topic', id: 'root', title: '', x: canvas.width / 2, y: canvas.height / 2, ...canvas, children },
    path: sizes.map((_, place) => ({ id: `step-${place}`, title: '', to: `topic-${place}` })),
  };
}

function thing(id: string, index: number, place: { x: number; y: number; width: number; height: number }): object {
  const common = { id, rotation: (index % 5) * 3 - 6, ...place };
  const kind = index % 5;
  if (kind === 0) return { kind: 'shape', shape: 'rectangle', fill: `accent${1 + (index % 6)}`, ...common };
  if (kind === 1)
    return {
      kind: 'text',
      styleClass: 'body',
      style: { size: place.height * 0.4 },
      paragraphs: [{ runs: [{ text: `Light ${index}` }] }],
      ...common,
    };
  if (kind === 2)
    return { kind: 'shape', shape: 'ellipse', fill: `accent${1 + (index % 6)}`, stroke: { color: 'text', width: 2 }, ...common };
  if (kind === 3) return { kind: 'image', asset: 'photo', ...common };
  return {
    kind: 'text',
    styleClass: 'title',
    style: { size: place.height * 0.6 },
    paragraphs: [{ runs: [{ text: `No ${index}` }] }],
    ...common,
  };
}
