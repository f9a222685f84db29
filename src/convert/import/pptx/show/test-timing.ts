// Timing trees (`p:timing`) for tests.

export const target = (id: number, inner = '') =>
  `<p:set><p:cBhvr><p:cTn id="1" dur="1"/><p:tgtEl><p:spTgt spid="${id}">${inner}</p:spTgt></p:tgtEl></p:cBhvr></p:set>`;
export const behaviour = (id: number, name: string, inner = '', more = '', time = '', part = '') =>
  `<p:${name} ${more}><p:cBhvr><p:cTn dur="500" fill="hold" ${time}/><p:tgtEl><p:spTgt spid="${id}">${part}</p:spTgt></p:tgtEl></p:cBhvr>${inner}</p:${name}>`;
export const effect = (preset: string, node: string, targets: string, followers = '') =>
  `<p:par><p:cTn fill="hold"><p:stCondLst><p:cond delay="${node === 'clickEffect' ? 'indefinite' : '0'}"/></p:stCondLst><p:childTnLst><p:par><p:cTn fill="hold"><p:childTnLst><p:par><p:cTn presetID="1" presetClass="${preset}" nodeType="${node}"><p:stCondLst><p:cond delay="0"/></p:stCondLst><p:childTnLst>${targets}</p:childTnLst>${followers && `<p:subTnLst>${followers}</p:subTnLst>`}</p:cTn></p:par></p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn></p:par>`;
export const timing = (effects: string, sequence = 'mainSeq') =>
  `<p:timing><p:tnLst><p:par><p:cTn id="1" nodeType="tmRoot"><p:childTnLst><p:seq><p:cTn id="2" nodeType="${sequence}"><p:childTnLst>${effects}</p:childTnLst></p:cTn></p:seq></p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>`;
/** What an effect has as its target in a shape: some of its paragraphs. */
export const paragraphsOf = (first: number, last = first) => `<p:txEl><p:pRg st="${first}" end="${last}"/></p:txEl>`;
export const move = (id: number, path: string, part = '') => behaviour(id, 'animMotion', '', `path="${path}"`, '', part);
/** Sets an attribute, or changes a colour, for good. */
export const set = (id: number, attribute: string, value: string, part = '', time = '') => {
  const isColor = /color|ppt_c/.test(attribute);
  const to = isColor ? `<a:srgbClr val="${value}"/>` : `<p:strVal val="${value}"/>`;
  const name = isColor ? 'animClr' : 'set';
  return `<p:${name}><p:cBhvr><p:cTn dur="500" fill="hold" ${time}/><p:tgtEl><p:spTgt spid="${id}">${part}</p:spTgt></p:tgtEl><p:attrNameLst><p:attrName>${attribute}</p:attrName></p:attrNameLst></p:cBhvr><p:to>${to}</p:to></p:${name}>`;
};
