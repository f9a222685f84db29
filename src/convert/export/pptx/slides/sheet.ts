import { type Child, type Markup, tag } from '../package/markup.ts';
import { slideNamespaces } from '../package/namespaces.ts';

/** The shapes of a slide, a layout, a master or notes. */
export const shapeTree = (...shapes: Child[]): Markup =>
  tag(
    'p:spTree',
    {},
    tag('p:nvGrpSpPr', {}, tag('p:cNvPr', { id: 1, name: '' }), tag('p:cNvGrpSpPr'), tag('p:nvPr')),
    tag(
      'p:grpSpPr',
      {},
      tag(
        'a:xfrm',
        {},
        tag('a:off', { x: 0, y: 0 }),
        tag('a:ext', { cx: 0, cy: 0 }),
        tag('a:chOff', { x: 0, y: 0 }),
        tag('a:chExt', { cx: 0, cy: 0 }),
      ),
    ),
    ...shapes,
  );

/** `name`: `sld`, `sldLayout`, `sldMaster`, `notes` or `notesMaster`. */
export const sheet = (name: string, attributes: Record<string, string | boolean | undefined>, ...children: Child[]): Markup =>
  tag(`p:${name}`, { ...slideNamespaces, ...attributes }, ...children);

export const masterColors: Markup = tag('p:clrMapOvr', {}, tag('a:masterClrMapping'));

export const background = (fill: Markup): Markup => tag('p:bg', {}, tag('p:bgPr', {}, fill, tag('a:effectLst')));
