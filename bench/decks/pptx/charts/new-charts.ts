import type { Box, SlideKit, Topic } from '../construct.ts';
import { graphicFrame, picture, escape } from '../markup.ts';
import { photograph } from '../pictures.ts';

const uri = 'http://schemas.microsoft.com/office/drawing/2014/chartex';
const kind = 'http://schemas.microsoft.com/office/2014/relationships/chartEx';

/** A chart of the kinds that came in 2016. Programs that do not know them show the picture beside it, and so do we. */
function newChart(kit: SlideKit, box: Box, layout: string): string {
  const [names, values] = [Array.from({ length: 5 }, () => kit.hide(1)), Array.from({ length: 5 }, () => 10 + kit.chance.up(80))];
  const level = (entries: readonly (string | number)[]) =>
    `<cx:lvl ptCount="${entries.length}">${entries.map((one, at) => `<cx:pt idx="${at}">${escape(String(one))}</cx:pt>`).join('')}</cx:lvl>`;
  const isRound = layout === 'treemap' || layout === 'sunburst';
  const axes = isRound
    ? ''
    : '<cx:axis id="0"><cx:catScaling gapWidth="0.5"/><cx:tickLabels/></cx:axis><cx:axis id="1"><cx:valScaling/><cx:majorGridlines/><cx:tickLabels/></cx:axis>';
  const space = `<cx:chartSpace xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:cx="${uri}"><cx:chartData><cx:data id="0"><cx:strDim type="cat"><cx:f>Sheet1!$A$2:$A$6</cx:f>${level(names)}</cx:strDim><cx:numDim type="${isRound ? 'size' : 'val'}"><cx:f>Sheet1!$B$2:$B$6</cx:f>${level(values).replace('<cx:lvl ', '<cx:lvl formatCode="General" ')}</cx:numDim></cx:data></cx:chartData><cx:chart><cx:plotArea><cx:plotAreaRegion><cx:series layoutId="${layout}" uniqueId="{00000000-1111-4222-8333-444444444444}"><cx:dataLabels pos="${isRound ? 'inEnd' : 'outEnd'}"><cx:visibility seriesName="0" categoryName="${isRound ? 1 : 0}" value="${isRound ? 0 : 1}"/></cx:dataLabels><cx:dataId val="0"/></cx:series></cx:plotAreaRegion>${axes}</cx:plotArea></cx:chart></cx:chartSpace>`;
  const id = kit.slide.relate(kind, kit.package.add('ppt/charts/chartEx#.xml', space, 'application/vnd.ms-office.chartex+xml'));
  const image = kit.slide.relate('image', kit.package.add('ppt/media/image#.png', photograph(kit.chance)));
  return `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:cx1="http://schemas.microsoft.com/office/drawing/2015/9/8/chartex" Requires="cx1">${graphicFrame(kit, box, uri, `<cx:chart xmlns:cx="${uri}" r:id="${id}"/>`)}</mc:Choice><mc:Fallback>${picture(kit, box, image)}</mc:Fallback></mc:AlternateContent>`;
}

export const newCharts: Topic = Object.fromEntries(
  ['waterfall', 'funnel', 'treemap', 'sunburst'].map((layout) => [layout, (kit: SlideKit, box: Box) => newChart(kit, box, layout)]),
);
