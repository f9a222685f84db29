import { escape } from '../markup.ts';
import type { DiagramLayout } from './layouts.ts';

export const diagramUri = 'http://schemas.openxmlformats.org/drawingml/2006/diagram';
export const diagramNamespaces = `xmlns:dgm="${diagramUri}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"`;

/** A text of the diagram and those below it. */
export interface Node {
  text: string;
  children: Node[];
}

const guid = (number: number): string => `{${number.toString(16).padStart(8, '0').toUpperCase()}-1111-4222-8333-444444444444}`;
const text = (words: string): string =>
  `<dgm:t><a:bodyPr/><a:lstStyle/><a:p>${words ? `<a:r><a:rPr lang="en-US"/><a:t>${escape(words)}</a:t></a:r>` : '<a:endParaRPr lang="en-US"/>'}</a:p></dgm:t>`;

/** The data as PowerPoint writes it: texts, the transitions between them, and the shapes of the layout that show them. */
export function dataModel(nodes: readonly Node[], { id, category, root, shape }: DiagramLayout, drawing?: string): string {
  let last = 0;
  const next = () => guid((last += 1));
  const [points, links]: [string[], string[]] = [[], []];
  const doc = next();
  points.push(
    `<dgm:pt modelId="${doc}" type="doc"><dgm:prSet loTypeId="${id}" loCatId="${category}" qsTypeId="urn:microsoft.com/office/officeart/2005/8/quickstyle/simple1" qsCatId="simple" csTypeId="urn:microsoft.com/office/officeart/2005/8/colors/accent1_2" csCatId="accent1"/><dgm:spPr/>${text('')}</dgm:pt>`,
  );
  const shown: { id: string; place: number }[] = [];
  const visit = (node: Node, parent: string, order: number) => {
    const [own, from, between, link] = [next(), next(), next(), next()];
    points.push(`<dgm:pt modelId="${own}"><dgm:prSet/><dgm:spPr/>${text(node.text)}</dgm:pt>`);
    points.push(`<dgm:pt modelId="${from}" type="parTrans" cxnId="${link}"><dgm:prSet/><dgm:spPr/>${text('')}</dgm:pt>`);
    points.push(`<dgm:pt modelId="${between}" type="sibTrans" cxnId="${link}"><dgm:prSet/><dgm:spPr/>${text('')}</dgm:pt>`);
    links.push(
      `<dgm:cxn modelId="${link}" srcId="${parent}" destId="${own}" srcOrd="${order}" destOrd="0" parTransId="${from}" sibTransId="${between}"/>`,
    );
    shown.push({ id: own, place: shown.length });
    for (const [at, child] of node.children.entries()) visit(child, own, at);
  };
  for (const [at, node] of nodes.entries()) visit(node, doc, at);
  const top = next();
  points.push(
    `<dgm:pt modelId="${top}" type="pres"><dgm:prSet presAssocID="${doc}" presName="${root}" presStyleCnt="0"/><dgm:spPr/></dgm:pt>`,
  );
  links.push(`<dgm:cxn modelId="${next()}" type="presOf" srcId="${doc}" destId="${top}" srcOrd="0" destOrd="0" presId="${id}"/>`);
  for (const { id: own, place } of shown) {
    const pres = next();
    points.push(
      `<dgm:pt modelId="${pres}" type="pres"><dgm:prSet presAssocID="${own}" presName="${shape}" presStyleLbl="node1" presStyleIdx="${place}" presStyleCnt="${shown.length}"/><dgm:spPr/></dgm:pt>`,
    );
    links.push(`<dgm:cxn modelId="${next()}" type="presOf" srcId="${own}" destId="${pres}" srcOrd="0" destOrd="0" presId="${id}"/>`);
    links.push(
      `<dgm:cxn modelId="${next()}" type="presParOf" srcId="${top}" destId="${pres}" srcOrd="${place}" destOrd="0" presId="${id}"/>`,
    );
  }
  const extension = drawing
    ? `<dgm:extLst><a:ext uri="http://schemas.microsoft.com/office/drawing/2008/diagram"><dsp:dataModelExt xmlns:dsp="http://schemas.microsoft.com/office/drawing/2008/diagram" relId="${drawing}" minVer="http://schemas.openxmlformats.org/drawingml/2006/diagram"/></a:ext></dgm:extLst>`
    : '';
  return `<dgm:dataModel ${diagramNamespaces}><dgm:ptLst>${points.join('')}</dgm:ptLst><dgm:cxnLst>${links.join('')}</dgm:cxnLst><dgm:bg/><dgm:whole/>${extension}</dgm:dataModel>`;
}
