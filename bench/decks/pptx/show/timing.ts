import { cellsOf, type Box, type SlideKit, type Topic } from '../construct.ts';
import { paragraph, run, scheme, shape, solid, textBody } from '../markup.ts';

interface Effect {
  kind: 'entr' | 'exit' | 'emph' | 'path';
  preset: number;
  start: 'clickEffect' | 'withEffect' | 'afterEffect';
  shape: number;
  /** The paragraph that it concerns, if it is not the whole shape. */
  paragraph?: number;
}

/** Numbers the nodes of a timing tree as they are written. */
function timing(effects: readonly Effect[], builds = ''): string {
  let last = 2;
  const id = () => (last += 1);
  const target = ({ shape, paragraph }: Effect) =>
    `<p:tgtEl><p:spTgt spid="${shape}">${paragraph === undefined ? '' : `<p:txEl><p:pRg st="${paragraph}" end="${paragraph}"/></p:txEl>`}</p:spTgt></p:tgtEl>`;
  const behaviour = (effect: Effect): string => {
    const to = target(effect);
    if (effect.kind === 'path')
      return `<p:animMotion origin="layout" path="M 0 0 L 0.25 0 E" pathEditMode="relative"><p:cBhvr><p:cTn id="${id()}" dur="2000" fill="hold"/>${to}<p:attrNameLst><p:attrName>ppt_x</p:attrName><p:attrName>ppt_y</p:attrName></p:attrNameLst></p:cBhvr></p:animMotion>`;
    if (effect.kind === 'emph')
      return `<p:animScale><p:cBhvr><p:cTn id="${id()}" dur="2000" fill="hold"/>${to}</p:cBhvr><p:by x="150000" y="150000"/></p:animScale>`;
    const state = effect.kind === 'entr' ? 'visible' : 'hidden';
    return `<p:set><p:cBhvr><p:cTn id="${id()}" dur="1" fill="hold"><p:stCondLst><p:cond delay="0"/></p:stCondLst></p:cTn>${to}<p:attrNameLst><p:attrName>style.visibility</p:attrName></p:attrNameLst></p:cBhvr><p:to><p:strVal val="${state}"/></p:to></p:set>`;
  };
  const clicks = effects.map(
    (effect) =>
      `<p:par><p:cTn id="${id()}" fill="hold"><p:stCondLst><p:cond delay="${effect.start === 'clickEffect' ? 'indefinite' : '0'}"/></p:stCondLst><p:childTnLst><p:par><p:cTn id="${id()}" fill="hold"><p:stCondLst><p:cond delay="0"/></p:stCondLst><p:childTnLst><p:par><p:cTn id="${id()}" presetID="${effect.preset}" presetClass="${effect.kind}" presetSubtype="0" fill="hold" ${effect.paragraph === undefined ? '' : 'grpId="0" '}nodeType="${effect.start}"><p:stCondLst><p:cond delay="0"/></p:stCondLst><p:childTnLst>${behaviour(effect)}</p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn></p:par>`,
  );
  return `<p:timing><p:tnLst><p:par><p:cTn id="1" dur="indefinite" restart="never" nodeType="tmRoot"><p:childTnLst><p:seq concurrent="1" nextAc="seek"><p:cTn id="2" dur="indefinite" nodeType="mainSeq"><p:childTnLst>${clicks.join('')}</p:childTnLst></p:cTn><p:prevCondLst><p:cond evt="onPrev" delay="0"><p:tgtEl><p:sldTgt/></p:tgtEl></p:cond></p:prevCondLst><p:nextCondLst><p:cond evt="onNext" delay="0"><p:tgtEl><p:sldTgt/></p:tgtEl></p:cond></p:nextCondLst></p:seq></p:childTnLst></p:cTn></p:par></p:tnLst>${builds}</p:timing>`;
}

/** Four shapes with known ids. */
function four(kit: SlideKit, box: Box): { shapes: string; ids: number[] } {
  const ids = [kit.id(), kit.id(), kit.id(), kit.id()];
  const shapes = cellsOf(box, 2, 2).map((cell, at) =>
    shape(kit, {
      id: ids[at] ?? 0,
      box: cell,
      look: solid(scheme[at] ?? 'accent1', '<a:lumMod val="40000"/><a:lumOff val="60000"/>'),
      body: textBody(paragraph(run(kit.say(2), 'sz="1600"', solid('tx1')))),
    }),
  );
  return { shapes: shapes.join(''), ids };
}

const starts = ['clickEffect', 'withEffect', 'afterEffect'] as const;

const moved =
  (kind: Effect['kind'], preset: number): Topic[string] =>
  (kit, box) => {
    const { shapes, ids } = four(kit, box);
    return {
      shapes,
      timing: timing(
        ids.slice(0, 3).map((id, at) => ({ kind, preset, start: at === 0 ? 'clickEffect' : kit.chance.among(starts), shape: id })),
      ),
    };
  };

export const timings: Topic = {
  entrance: moved('entr', 1),
  exit: moved('exit', 1),
  emphasis: moved('emph', 6),
  motion: moved('path', 35),
  'by-paragraph': (kit, box) => {
    const id = kit.id();
    const texts = [0, 1, 2].map(() =>
      paragraph(run(kit.say(4), 'sz="2000"'), 'marL="342900" indent="-342900"', '<a:buFont typeface="Arial"/><a:buChar char="•"/>'),
    );
    return {
      shapes: shape(kit, { id, box, isTextBox: true, look: '<a:noFill/>', body: textBody(texts.join(''), 'wrap="square"') }),
      timing: timing(
        [0, 1, 2].map((at) => ({ kind: 'entr', preset: 1, start: 'clickEffect', shape: id, paragraph: at })),
        `<p:bldLst><p:bldP spid="${id}" grpId="0" build="p"/></p:bldLst>`,
      ),
    };
  },
};
