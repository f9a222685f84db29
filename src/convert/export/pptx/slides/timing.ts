import { type Markup, tag, words } from '../package/markup.ts';

/** The shapes that appear with each click. */
export function timingMarkup(clicks: readonly (readonly number[])[]): Markup | undefined {
  if (clicks.length === 0) return undefined;
  let ids = 2;
  const node = (attributes: Record<string, string | number>, delay: string, ...children: Markup[]) =>
    tag(
      'p:cTn',
      { id: (ids += 1), ...attributes, fill: 'hold' },
      starts(delay),
      children.length > 0 && tag('p:childTnLst', {}, ...children),
    );
  const effect = (shape: number, isFirst: boolean): Markup =>
    tag(
      'p:par',
      {},
      node(
        { presetID: 1, presetClass: 'entr', presetSubtype: 0, nodeType: isFirst ? 'clickEffect' : 'withEffect' },
        '0',
        tag(
          'p:set',
          {},
          tag(
            'p:cBhvr',
            {},
            node({ dur: 1 }, '0'),
            tag('p:tgtEl', {}, tag('p:spTgt', { spid: shape })),
            tag('p:attrNameLst', {}, tag('p:attrName', {}, words('style.visibility'))),
          ),
          tag('p:to', {}, tag('p:strVal', { val: 'visible' })),
        ),
      ),
    );
  const all = clicks.map((shapes) =>
    tag('p:par', {}, node({}, 'indefinite', tag('p:par', {}, node({}, '0', ...shapes.map((shape, index) => effect(shape, index === 0)))))),
  );
  const change = (name: string, event: string) =>
    tag(name, {}, tag('p:cond', { evt: event, delay: 0 }, tag('p:tgtEl', {}, tag('p:sldTgt'))));
  const sequence = tag(
    'p:seq',
    { concurrent: true, nextAc: 'seek' },
    tag('p:cTn', { id: 2, dur: 'indefinite', nodeType: 'mainSeq' }, tag('p:childTnLst', {}, ...all)),
    change('p:prevCondLst', 'onPrev'),
    change('p:nextCondLst', 'onNext'),
  );
  return tag(
    'p:timing',
    {},
    tag(
      'p:tnLst',
      {},
      tag('p:par', {}, tag('p:cTn', { id: 1, dur: 'indefinite', restart: 'never', nodeType: 'tmRoot' }, tag('p:childTnLst', {}, sequence))),
    ),
  );
}

const starts = (delay: string): Markup => tag('p:stCondLst', {}, tag('p:cond', { delay }));
