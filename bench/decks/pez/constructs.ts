import type { Chance } from '../../../src/model/presentation/test-documents.ts';

export interface CanvasKit {
  chance: Chance;
  say: (count: number) => string;
  id: () => number;
  /** The path of a file in the archive's folder of media. */
  file: (name: string, bytes: Uint8Array) => string;
}

/** One part of the canvas: objects around a point, and the steps that show them. */
export interface Area {
  objects: string;
  /** `s` elements of the path. */
  steps: string;
  /** `layer` elements of the background. */
  layers?: string;
}

type CanvasConstruct = (kit: CanvasKit, at: { x: number; y: number }) => Area;

const step = (id: number): string => `<s><eagle o="${id}"/></s>`;

const frame = (id: number, { x, y }: { x: number; y: number }, kind: string, place = 'r="0" s="1"'): string =>
  `<object id="${id}" type="button" x="${x}" y="${y}" ${place} class="${kind}"><type>${kind}</type><size><w>800</w><h>600</h></size></object>`;

const text = (
  id: number,
  { x, y }: { x: number; y: number },
  paragraphs: string,
  { place = 'r="0" s="2"', name = 'body', width = 300 } = {},
): string =>
  `<object id="${id}" type="text" x="${x}" y="${y}" ${place} class="${name}"><height>58</height><width>${width}</width>${paragraphs}</object>`;

const paragraph = (words: string, attributes = '', run = ''): string =>
  `<p${attributes && ` ${attributes}`}><text${run && ` ${run}`}><![CDATA[${words}]]></text></p>`;

const shape = (id: number, { x, y }: { x: number; y: number }, geometry: string, name = 'line3'): string =>
  `<object id="${id}" type="shape" x="${x}" y="${y}" r="0" s="1" class="${name}">${geometry}</object>`;

const image = (id: number, { x, y }: { x: number; y: number }, file: string, mask = ''): string =>
  `<object id="${id}" type="image" x="${x}" y="${y}" r="0" s="1"><source w="240" h="160"><url>${file}</url>${mask}</source></object>`;

const framed = (kit: CanvasKit, at: { x: number; y: number }, kind: string, inner: string, place?: string): Area => {
  const id = kit.id();
  return { objects: frame(id, at, kind, place) + inner, steps: step(id) };
};

/** Constructs of the classic `content.xml`, by topic and name. */
export const constructs = (photo: Uint8Array): Readonly<Record<string, CanvasConstruct>> => ({
  ...Object.fromEntries(
    ['circle', 'bracket', 'roundrect', 'invisible'].map((kind): [string, CanvasConstruct] => [
      `frame/${kind}`,
      (kit, at) => framed(kit, at, kind, text(kit.id(), at, paragraph(kit.say(3)))),
    ]),
  ),
  'frame/turned': (kit, at) =>
    framed(kit, at, 'roundrect', text(kit.id(), at, paragraph(kit.say(3)), { place: 'r="40" s="2"' }), 'r="40" s="0.5"'),
  'frame/visited-text': (kit, at) => {
    const id = kit.id();
    return { objects: text(id, at, paragraph(kit.say(4)), { name: 'head' }), steps: step(id) };
  },
  'text/styles': (kit, at) =>
    framed(
      kit,
      at,
      'roundrect',
      text(
        kit.id(),
        at,
        `<p><text weight="bold" color="16744448">${kit.say(1)}</text><text style="italic"> ${kit.say(1)}</text><text decoration="underline"> ${kit.say(1)}</text></p>`,
      ),
    ),
  'text/lists': (kit, at) =>
    framed(
      kit,
      at,
      'invisible',
      text(
        kit.id(),
        at,
        paragraph(kit.say(2), 'listType="bullet" indent="1"') +
          paragraph(kit.say(2), 'listType="bullet" indent="2"') +
          paragraph(kit.say(2), 'listType="number" indent="1"'),
      ),
    ),
  'text/alignment': (kit, at) =>
    framed(
      kit,
      at,
      'invisible',
      text(kit.id(), at, ['left', 'center', 'right', 'justify'].map((align) => paragraph(kit.say(2), `align="${align}"`)).join('')),
    ),
  'text/background': (kit, at) => framed(kit, at, 'roundrect', text(kit.id(), at, paragraph(kit.say(3)), { name: 'head head-background' })),
  'text/oldest': (kit, at) =>
    framed(
      kit,
      at,
      'circle',
      `<object id="${kit.id()}" type="label" x="${at.x}" y="${at.y}" s="1" class="body"><textfield autoSize="true"><x>-150</x><y>-30</y><text><![CDATA[${kit.say(2)}\r${kit.say(2)}]]></text><w>300</w><h>60</h><annotations>r0-7 { align: center; }</annotations></textfield></object>`,
    ),
  'text/tiny': (kit, at) => framed(kit, at, 'invisible', text(kit.id(), at, paragraph(kit.say(3)), { place: 'r="0" s="0.01"' })),
  'shape/lines': (kit, at) =>
    framed(
      kit,
      at,
      'invisible',
      shape(kit.id(), at, '<geom type="arrow"><sp>-50 10</sp><ep>50 10</ep><b>-20</b><t>8</t></geom>') +
        shape(kit.id(), at, '<geom type="line"><sp>0 0</sp><ep>0 40</ep><t>3</t></geom><style color="16777215"/>') +
        text(kit.id(), at, paragraph(kit.say(1))),
    ),
  'shape/figures': (kit, at) =>
    framed(
      kit,
      at,
      'invisible',
      shape(kit.id(), at, '<geom type="circle"><r>20</r></geom>', 'poly4') +
        shape(kit.id(), at, '<geom type="poly"><p x="0" y="-20"/><p x="20" y="20"/><p x="-20" y="20"/></geom>', 'poly4') +
        text(kit.id(), at, paragraph(kit.say(1))),
    ),
  'picture/plain': (kit, at) =>
    framed(kit, at, 'roundrect', image(kit.id(), at, kit.file('photo.png', photo)) + text(kit.id(), at, paragraph(kit.say(2)))),
  'picture/masked': (kit, at) =>
    framed(
      kit,
      at,
      'roundrect',
      image(kit.id(), at, kit.file('photo.png', photo), '<mask x="20" y="10" w="100" h="90"/>') + text(kit.id(), at, paragraph(kit.say(2))),
    ),
  'picture/missing': (kit, at) => framed(kit, at, 'roundrect', image(kit.id(), at, 'lost.png') + text(kit.id(), at, paragraph(kit.say(2)))),
  'group/members': (kit, at) => {
    const [id, one, other] = [kit.id(), kit.id(), kit.id()];
    return {
      objects:
        text(one, at, paragraph(kit.say(2))) +
        text(other, { x: at.x, y: at.y + 200 }, paragraph(kit.say(2))) +
        `<object id="${id}" type="group" x="${at.x}" y="${at.y}" r="0" s="1"><m o="${one}"/><m o="${other}"/></object>`,
      steps: step(id),
    };
  },
  'path/builds': (kit, at) => {
    const [id, one] = [kit.id(), kit.id()];
    return { objects: frame(id, at, 'circle') + text(one, at, paragraph(kit.say(3))), steps: `${step(id)}<s><buildin o="${one}"/></s>` };
  },
  'media/film': (kit, at) =>
    framed(
      kit,
      at,
      'roundrect',
      `<object id="${kit.id()}" type="youtube" x="${at.x}" y="${at.y}" r="0" s="1"><source w="320" h="240">dQw4w9WgXcQ</source></object>${text(kit.id(), { x: at.x, y: at.y + 260 }, paragraph(kit.say(2)))}`,
    ),
  'background/layers': (kit, at) => ({
    ...framed(kit, at, 'invisible', text(kit.id(), at, paragraph(kit.say(3)))),
    layers: [0, 40]
      .map(
        (depth) =>
          `<layer depth="${depth}" fadescale="${depth === 0 ? '0 1' : '1 20'}">${image(kit.id(), at, kit.file('photo.png', photo))}</layer>`,
      )
      .join(''),
  }),
});
