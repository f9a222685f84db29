/** One of the layouts every program with SmartArt offers. */
export interface DiagramLayout {
  id: string;
  category: string;
  /** The names of its layout nodes: of the whole, and of the shape of a text. */
  root: string;
  shape: string;
  /** `dgm:alg` of the whole, with parameters. */
  algorithm: string;
  /** The shape of a text. */
  geometry: string;
  /** Constraints of the whole. */
  constraints: string;
  /** Between two texts. */
  between?: string;
  isDeep?: boolean;
}

const urn = 'urn:microsoft.com/office/officeart/2005/8/layout';
const algorithm = (type: string, parameters: Readonly<Record<string, string>> = {}): string =>
  `<dgm:alg type="${type}">${Object.entries(parameters)
    .map(([name, value]) => `<dgm:param type="${name}" val="${value}"/>`)
    .join('')}</dgm:alg>`;
const constraint = (attributes: string): string => `<dgm:constr ${attributes}/>`;
const all = 'for="ch" ptType="node"';
const fonts = constraint(`type="primFontSz" ${all} op="equ" val="65"`);

const arrow = `<dgm:forEach name="between" axis="followSib" ptType="sibTrans" cnt="1"><dgm:layoutNode name="sibTrans">${algorithm('conn', { begPts: 'auto', endPts: 'auto' })}<dgm:shape xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" type="conn" r:blip=""><dgm:adjLst/></dgm:shape><dgm:presOf axis="self"/><dgm:constrLst>${constraint('type="h" refType="w" fact="0.62"')}${constraint('type="connDist"')}</dgm:constrLst><dgm:ruleLst/></dgm:layoutNode></dgm:forEach>`;

export const diagramLayouts = {
  list: {
    id: `${urn}/default`,
    category: 'list',
    root: 'diagram',
    shape: 'node',
    algorithm: algorithm('snake', { grDir: 'tL', flowDir: 'row', contDir: 'sameDir', off: 'ctr' }),
    geometry: 'rect',
    constraints:
      constraint(`type="w" ${all} refType="w"`) +
      constraint(`type="h" ${all} refType="w" refFor="ch" refPtType="node" fact="0.6"`) +
      constraint(`type="sp" refType="w" refFor="ch" refPtType="node" op="equ" fact="0.1"`) +
      fonts,
  },
  'vertical-list': {
    id: `${urn}/vList2`,
    category: 'list',
    root: 'linear',
    shape: 'parentText',
    algorithm: algorithm('lin', { linDir: 'fromT', vertAlign: 'mid' }),
    geometry: 'roundRect',
    constraints: constraint(`type="w" ${all} refType="w"`) + constraint(`type="h" ${all} refType="h" fact="0.2"`) + fonts,
  },
  process: {
    id: `${urn}/process1`,
    category: 'process',
    root: 'Name0',
    shape: 'node',
    algorithm: algorithm('lin'),
    geometry: 'roundRect',
    constraints:
      constraint(`type="w" ${all} refType="w"`) +
      constraint('type="w" for="ch" ptType="sibTrans" refType="w" refFor="ch" refPtType="node" fact="0.4"') +
      fonts,
    between: arrow,
  },
  chevrons: {
    id: `${urn}/chevron1`,
    category: 'process',
    root: 'Name0',
    shape: 'parTxOnly',
    algorithm: algorithm('lin'),
    geometry: 'chevron',
    constraints:
      constraint(`type="w" ${all} refType="w"`) + constraint(`type="h" ${all} refType="w" refFor="ch" refPtType="node" fact="0.4"`) + fonts,
  },
  cycle: {
    id: `${urn}/cycle2`,
    category: 'cycle',
    root: 'cycle',
    shape: 'node',
    algorithm: algorithm('cycle', { stAng: '0', spanAng: '360' }),
    geometry: 'ellipse',
    constraints:
      constraint(`type="w" ${all} refType="w"`) +
      constraint(`type="h" ${all} refType="w" refFor="ch" refPtType="node"`) +
      constraint('type="sibSp" refType="w" fact="0.1"') +
      fonts,
    between: arrow,
  },
  venn: {
    id: `${urn}/venn1`,
    category: 'relationship',
    root: 'compositeShape',
    shape: 'circ1',
    algorithm: algorithm('cycle', { stAng: '0', spanAng: '360' }),
    geometry: 'ellipse',
    constraints:
      constraint(`type="w" ${all} refType="w" fact="0.5"`) + constraint(`type="h" ${all} refType="w" refFor="ch" refPtType="node"`) + fonts,
  },
  matrix: {
    id: `${urn}/matrix3`,
    category: 'matrix',
    root: 'matrix',
    shape: 'quad1',
    algorithm: algorithm('snake', { grDir: 'tL', flowDir: 'row', contDir: 'sameDir', bkpt: 'fixed', bkPtFixedVal: '2' }),
    geometry: 'roundRect',
    constraints: constraint(`type="w" ${all} refType="w"`) + constraint(`type="h" ${all} refType="h"`) + fonts,
  },
  pyramid: {
    id: `${urn}/pyramid1`,
    category: 'pyramid',
    root: 'Name0',
    shape: 'level',
    algorithm: algorithm('pyra', { linDir: 'fromB', txDir: 'fromT' }),
    geometry: 'trapezoid',
    constraints: constraint('type="pyraAcctRatio" val="0.32"') + fonts,
  },
  hierarchy: {
    id: `${urn}/orgChart1`,
    category: 'hierarchy',
    root: 'hierChild1',
    shape: 'rootText1',
    algorithm: algorithm('hierChild', { linDir: 'fromL' }),
    geometry: 'rect',
    constraints:
      constraint('type="w" for="des" forName="rootText1" refType="w"') +
      constraint('type="h" for="des" forName="rootText1" refType="w" refFor="des" refForName="rootText1" fact="0.5"') +
      fonts,
    isDeep: true,
  },
} as const satisfies Record<string, DiagramLayout>;

/** The layout's definition, shortened to what places its shapes. */
export function layoutDefinition({
  id,
  category,
  root,
  shape,
  geometry,
  constraints,
  between = '',
  isDeep,
  ...layout
}: DiagramLayout): string {
  const form = (type: string) =>
    `<dgm:shape xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ${type} r:blip=""><dgm:adjLst/></dgm:shape>`;
  const node = `<dgm:layoutNode name="${shape}" styleLbl="node1"><dgm:varLst><dgm:bulletEnabled val="1"/></dgm:varLst>${algorithm('tx')}${form(`type="${geometry}"`)}<dgm:presOf axis="${isDeep ? 'self' : 'desOrSelf'}" ptType="node"/><dgm:constrLst>${['l', 'r', 't', 'b'].map((side) => constraint(`type="${side}Marg" refType="primFontSz" fact="0.3"`)).join('')}</dgm:constrLst><dgm:ruleLst><dgm:rule type="primFontSz" val="5" fact="NaN" max="NaN"/></dgm:ruleLst></dgm:layoutNode>`;
  const below = `<dgm:layoutNode name="hierRoot1">${algorithm('hierRoot', { hierAlign: 'tCtrCh' })}${form('')}<dgm:presOf/>${node}<dgm:layoutNode name="hierChild2">${algorithm('hierChild', { linDir: 'fromL' })}${form('')}<dgm:presOf/><dgm:forEach name="below" ref="each"/></dgm:layoutNode></dgm:layoutNode>`;
  return `<dgm:layoutDef xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" uniqueId="${id}"><dgm:title val=""/><dgm:desc val=""/><dgm:catLst><dgm:cat type="${category}" pri="400"/></dgm:catLst><dgm:layoutNode name="${root}"><dgm:varLst><dgm:dir/><dgm:resizeHandles val="exact"/></dgm:varLst>${layout.algorithm}${form('')}<dgm:presOf/><dgm:constrLst>${constraints}</dgm:constrLst><dgm:ruleLst/><dgm:forEach name="each" axis="ch" ptType="node">${isDeep ? below : node}${between}</dgm:forEach></dgm:layoutNode></dgm:layoutDef>`;
}
